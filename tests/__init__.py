"""Tests mirror `src/tabiji`; `rules/` follows the rulebooks, `contract/` runs on every game."""
