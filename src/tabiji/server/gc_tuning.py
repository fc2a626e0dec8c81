"""Python's own gc_tuning, so that nobody at a table waits for it.

Looking for garbage among all that a thousand tables have in memory takes half a second,
during which nothing is served. Nearly everything is let go of without looking: what is not
was in a circle, like a connection and its tasks. So only what is young is looked through
all the time, and everything now and then.
"""

import gc
import sys
import threading
import time

YOUNG = 2_000, 10, 1_000_000_000
"""After how many new things to look, how often among the younger, and never among all."""

ALL_SECONDS = 600.0
"""How often everything is looked through."""

TURN_SECONDS = 0.0005
"""How long the thread that writes waits for the one that serves, each time it needs Python:
by itself ten times as long, several times a commit."""


def begin() -> None:
    """Settle it for this process, once everything that it will always need is loaded."""
    sys.setswitchinterval(TURN_SECONDS)
    gc.collect()
    gc.freeze()
    gc.set_threshold(*YOUNG)
    threading.Thread(target=_look_through_all, name="gc_tuning", daemon=True).start()


def _look_through_all() -> None:
    while True:
        time.sleep(ALL_SECONDS)
        gc.collect()
