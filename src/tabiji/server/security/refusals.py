"""Why somebody is not let in, said for people and for programs."""

from math import ceil

from tabiji.locale.message import Message, Verbatim
from tabiji.server.errors import FORBIDDEN, TOO_MANY, Refusal

TOO_LARGE = 413
MISDIRECTED = 421


def host(name: str) -> Refusal:
    """It was called by a name that it does not know."""
    return Refusal("host", MISDIRECTED, Message("service-host", {"host": Verbatim(name[:100])}))


def origin(page: str) -> Refusal:
    """It comes from a page elsewhere."""
    return Refusal("origin", FORBIDDEN, Message("service-origin", {"origin": Verbatim(page[:100])}))


def header() -> Refusal:
    """It would change something, and could come from a form on any page."""
    return Refusal("header", FORBIDDEN, Message("service-header"))


def too_large(room: int) -> Refusal:
    """It is longer than anything that makes sense here."""
    return Refusal(
        "too-large", TOO_LARGE, Message("service-too-large", {"kilobytes": room // 1024})
    )


class TooMany(Refusal):
    """Too much at once; `wait` is how many seconds until there is room."""

    def __init__(self, wait: float) -> None:
        self.wait = max(1, ceil(wait))
        told = Message("service-too-many", {"seconds": self.wait})
        super().__init__("too-many", TOO_MANY, told)


def too_many_connections() -> Refusal:
    """There are as many live connections as one visitor may have."""
    return Refusal("too-many-connections", TOO_MANY, Message("service-too-many-connections"))
