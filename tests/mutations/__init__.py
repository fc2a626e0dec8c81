"""Planted mistakes: whether the tests notice when one line of the program is wrong.

- `catalogue.toml`: the mistakes, each with the tests that could see it; `catalogue` reads it;
- `copies`: a copy of the tree, where mistakes are planted and tests run;
- `trials`: one mistake tried, and the file that keeps what was seen;
- `python -m tests.mutations`: all of them, one after the other.
"""
