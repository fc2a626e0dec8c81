"""The pages for the browser: the built client, or a word on how to build it.

Every address that is not ours belongs to the client, which shows the right page for it.
"""

from html import escape
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send

from tabiji.locale.catalogues import FALLBACK, catalogue, languages

INDEX = "index.html"
ROOT = "."
"""What Starlette makes of the address "/"."""

NOT_FOUND = 404

NAMED_BY_CONTENT = "assets/"
"""The build names these files by what is in them: they never change."""


class Client(StaticFiles):
    """The files of the client; other addresses are pages, which all begin with the same file."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder, check_dir=False)
        self._index = folder / INDEX

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer; a live connection to nowhere is denied."""
        if scope["type"] == "websocket":
            await send({"type": "websocket.close"})
        else:
            await super().__call__(scope, receive, send)

    async def get_response(self, path: str, scope: Scope) -> Response:
        """The file of a path, or the first page."""
        if path == "api" or path.startswith("api/"):
            raise HTTPException(NOT_FOUND)
        if not self._index.exists():
            return _not_built(Request(scope))
        if path == ROOT:
            path = INDEX
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != NOT_FOUND or "." in path.rpartition("/")[2]:
                raise
            path = INDEX
            response = await super().get_response(path, scope)
        lasting = "max-age=31536000, immutable" if path.startswith(NAMED_BY_CONTENT) else "no-cache"
        response.headers["cache-control"] = lasting
        return response


def _not_built(request: Request) -> HTMLResponse:
    """What somebody sees who opens a service whose client was never built."""
    speech = catalogue(_language(request.headers.get("accept-language", "")))
    said = escape(speech.say("serve-no-client"))
    page = f'<!doctype html><html lang="{speech.code}"><title>Tabiji</title><p>{said}</p></html>'
    return HTMLResponse(page, 503)


def _language(wanted: str) -> str:
    """The first language that a browser asks for and that we speak."""
    codes = (part.partition(";")[0].strip()[:2].lower() for part in wanted.split(","))
    return next((code for code in codes if code in languages()), FALLBACK)
