"""The commands of `tabiji`, by what they are about. Each module adds its own to the app.

Signatures stand inside functions because their help texts are in a language that
is known only when the command runs.
"""
