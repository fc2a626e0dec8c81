"""Nonsense, by the thousand: every answer is as described, and no match is touched.

Together the slow tests send more than a hundred thousand malformed messages:
`python -m pytest tests/server/fuzz -m slow`.
"""
