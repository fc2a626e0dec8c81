"""Things break while people play: `python -m tests.server.chaos`, or `make chaos`."""
