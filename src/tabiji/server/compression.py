"""Which answers are compressed: those in which nothing is secret.

Where a secret and something that others chose stand in one compressed answer, its length
tells about the secret. So whatever may carry a key, of a person or of a seat, is sent as it
is; the pages, the games and what was played are packed.
"""

import re

from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp, Receive, Scope, Send

WORTH_PACKING = 1_000
"""Bytes from which on an answer is compressed."""
LEVEL = 6

OPEN_TO_ALL = re.compile(
    r"GET /(?!api/).*"
    r"|GET /api/(games|openapi\.json|docs|tables|tables/[^/]+/(record|replay))"
    r"|POST /api/(replay|analysis)",
    re.DOTALL,
)
"""Requests whose answers hold no key."""


class Compression(GZipMiddleware):
    """Compresses what may be."""

    def __init__(self, app: ASGIApp) -> None:
        super().__init__(app, minimum_size=WORTH_PACKING, compresslevel=LEVEL)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer, packed or as it is."""
        if scope["type"] == "http" and OPEN_TO_ALL.fullmatch(f"{scope['method']} {scope['path']}"):
            await super().__call__(scope, receive, send)
        else:
            await self.app(scope, receive, send)
