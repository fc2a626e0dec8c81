"""Tests of the service: on a real port, with a real database."""
