"""How the suite itself runs, and the tests of that.

Plugins of pytest, loaded by `tests/conftest.py`: `deadline`, `order`, `outcomes`. Program:
`steady` for `make steady`. `environment` is what the tests run in, and
`quarantine` who is left out of `make test`.
"""
