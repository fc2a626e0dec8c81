"""The rulebooks, clause by clause: one folder a game, one file a chapter."""
