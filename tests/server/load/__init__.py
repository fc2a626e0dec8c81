"""Bounded load on loopback: `python -m tests.server.load`, or `make load`."""
