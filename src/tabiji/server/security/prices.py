"""What each request and each live message costs.

Prices are what the dearest request of a kind takes, rounded up: the usual one takes less. A test
sees that every address of the service has one.
"""

import re
from dataclasses import dataclass


@dataclass(frozen=True)
class Price:
    """What one request takes from every budget of its visitor."""

    here: int
    """Milliseconds of the process that serves everybody."""
    elsewhere: int = 0
    """Milliseconds of the processes that replay, search and decide for bots."""
    tables: int = 0
    """Tables that are set out."""


SET_OUT = Price(80, elsewhere=300, tables=1)
"""A table that is set out: by a request for it, or by the last word that a rematch needed."""

REQUESTS = {
    "GET /healthz": Price(3),
    "GET /metrics": Price(10),
    "GET /api/me": Price(5),
    "PUT /api/me": Price(5),
    "POST /api/me/resume": Price(5),
    "GET /api/games": Price(3),
    "GET /api/tables": Price(20),
    "POST /api/tables": SET_OUT,
    "GET /api/tables/{table}": Price(25),
    "GET /api/tables/{table}/steps": Price(20),
    "POST /api/tables/{table}/act": Price(5),
    "POST /api/tables/{table}/ask": Price(8),
    "GET /api/tables/{table}/record": Price(10),
    "GET /api/tables/{table}/live": Price(25),
    "GET /api/tables/{table}/hint": Price(10, elsewhere=1_000),
    "GET /api/tables/{table}/replay": Price(10, elsewhere=500),
    "POST /api/replay": Price(10, elsewhere=500),
    "POST /api/analysis": Price(10, elsewhere=1_000),
    "GET /api/invitations/{key}": Price(5),
    "POST /api/invitations/{key}": Price(10),
    "GET /api/docs": Price(50),
    "GET /api/openapi.json": Price(20),
}
"""By method and address."""

OTHER = Price(2)
"""A file of the client, or nothing that there is."""

ACT = Price(5)
"""An action over a live connection."""
ASK = Price(8)
"""Anything else over a live connection."""
NEWS = Price(2)
"""A table as it is after a change, over a live connection."""
KEPT = 200
"""What news leave of a budget: others who stir a table cannot spend what its players act with."""


def price_of(method: str, path: str) -> Price:
    """What a request costs."""
    asked = f"{method} {path}"
    return next((price for pattern, price in _PATTERNS if pattern.fullmatch(asked)), OTHER)


def _pattern(request: str) -> re.Pattern[str]:
    return re.compile(re.sub(r"\\{\w+\\}", "[^/]+", re.escape(request)))


_PATTERNS = [(_pattern(request), price) for request, price in REQUESTS.items()]
