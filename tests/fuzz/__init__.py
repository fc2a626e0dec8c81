"""Positions that nobody would write: each is refused with a reason, or played on to its end.

`mutants` makes them out of positions of real games, `trial` tries them, and
`python -m tests.fuzz` tries as many as one likes, in compiled code that checks every index.
"""
