"""The live connection."""
