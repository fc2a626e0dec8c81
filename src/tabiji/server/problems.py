"""How a refusal is answered: always as a `Problem`, with the status that fits."""

from typing import Any

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from pydantic import ValidationError
from starlette.exceptions import HTTPException
from starlette.requests import Request

from tabiji.locale.errors import TabijiError
from tabiji.locale.message import Message, Verbatim
from tabiji.server.errors import NOT_FOUND, WRONG, Refusal
from tabiji.server.schemas import Problem
from tabiji.server.wire import problem_of

NO_SESSION = 401
NO_METHOD = 405
TOO_LARGE = 413
INVALID = 422
INTERNAL = 500

NAMED = ("too_short", "string_too_short", "too_long", "string_too_long")
"""What pydantic calls a name that is empty, or too long, after it was cleaned."""

REPEATED = 200
"""So much of what somebody sent is repeated to them."""


def answer(refusal: Refusal) -> JSONResponse:
    """A refusal as an answer; whoever has to wait is told how long."""
    problem = problem_of(refusal.code, refusal)
    headers = {"retry-after": str(wait)} if (wait := getattr(refusal, "wait", None)) else None
    return JSONResponse(problem.model_dump(mode="json"), refusal.status, headers)


def described(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """For OpenAPI: the statuses with which something may be refused."""
    return {status: {"model": Problem, "description": ABOUT[status]} for status in statuses}


ABOUT = {
    400: "It makes no sense here: an illegal action, a record that cannot be read.",
    401: "Nobody is known by this session: ask `GET /api/me` first.",
    403: "It is not allowed: another's seat, a page elsewhere, no header `X-Tabiji: 1`.",
    404: "There is no such thing.",
    408: "It did not come in time.",
    409: "Something else happened first: look again.",
    413: "It is too large.",
    421: "It was sent to a name that is not ours.",
    422: "It does not look as described here.",
    429: "It is too much at once; `Retry-After` says how many seconds to wait.",
    503: "Somebody is too busy, or the database does not answer: try again.",
}


def no_session() -> Refusal:
    """Somebody wants to do what only a person can whom we know."""
    return Refusal("no-session", NO_SESSION, Message("service-no-session"))


def internal() -> Refusal:
    """A mistake of ours; what it was stands in the log, not in the answer."""
    return Refusal("internal", INTERNAL, Message("service-internal"))


def unreadable(error: RequestValidationError | ValidationError) -> Refusal:
    """What does not look as it should: the first thing that is wrong with it."""
    first = error.errors()[0]
    where = [str(part) for part in first["loc"] if part != "body"]
    if first["type"] == "json_invalid":
        return Refusal("malformed", INVALID, Message("service-malformed"))
    if where[-1:] == ["name"] and first["type"] in NAMED:
        if "short" in first["type"]:
            return Refusal("invalid", INVALID, Message("service-name-empty"))
        return Refusal("invalid", INVALID, Message("service-name-long"))
    place, why = ".".join(where) or "body", str(first["msg"])
    told = {"where": Verbatim(place[:REPEATED]), "why": Verbatim(why[:REPEATED])}
    return Refusal("invalid", INVALID, Message("service-invalid", told))


def refuse_with_problems(app: FastAPI) -> None:
    """Let the app answer every error with a `Problem`."""

    async def refused(request: Request, error: Exception) -> JSONResponse:
        refusal = _refusal(request, error)
        request.state.refused = refusal.code
        return answer(refusal)

    for kind in (TabijiError, RequestValidationError, HTTPException):
        app.add_exception_handler(kind, refused)


def _refusal(request: Request, error: Exception) -> Refusal:
    if isinstance(error, Refusal):
        return error
    if isinstance(error, TabijiError):  # of the rules, a match or a record
        return Refusal("wrong", WRONG, error.message)
    if isinstance(error, RequestValidationError):
        return unreadable(error)
    if isinstance(error.__cause__, Refusal):  # told to whoever read the body
        return error.__cause__
    status = error.status_code if isinstance(error, HTTPException) else INTERNAL
    if status == NOT_FOUND:
        return Refusal("not-found", status, Message("service-no-route"))
    if status == NO_METHOD:
        told = {"method": Verbatim(request.method[:16])}
        return Refusal("method", status, Message("service-method", told))
    if status == TOO_LARGE:
        return Refusal("too-large", status, Message("service-too-much"))
    return Refusal("malformed", status, Message("service-malformed"))
