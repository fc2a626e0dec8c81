"""Measured comparisons with other engines: `make bench`.

Everything is measured in one run on one core, in rounds, each side by side with
its peers, because the speed of a machine changes from minute to minute; the
ratios are what counts. Nothing in the tests depends on a time.
"""
