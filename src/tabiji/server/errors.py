"""What the service refuses, said for people and for programs."""

from tabiji.locale.errors import TabijiError
from tabiji.locale.message import Message

WRONG = 400
FORBIDDEN = 403
NOT_FOUND = 404
CONFLICT = 409
TOO_MANY = 429
UNAVAILABLE = 503


class Refusal(TabijiError):
    """Something that was asked of the service and was not done. Nothing changed.

    `code` is for programs (`stale`, `not-your-turn`, ...), `status` for HTTP.
    """

    def __init__(self, code: str, status: int, message: Message) -> None:
        self.code = code
        self.status = status
        super().__init__(message)

    def __reduce__(self) -> tuple[type["Refusal"], tuple[str, int, Message]]:
        return Refusal, (self.code, self.status, self.message)


class BadDatabase(TabijiError):
    """A database that the service cannot begin with."""


def stale() -> Refusal:
    """Somebody decided before having seen the latest, or sent the same twice."""
    return Refusal("stale", CONFLICT, Message("server-stale"))


def no_table() -> Refusal:
    """No table has that id, or nobody but its people may know."""
    return Refusal("not-found", NOT_FOUND, Message("server-no-table"))


def no_invitation() -> Refusal:
    """A key that nobody gave out."""
    return Refusal("not-found", NOT_FOUND, Message("server-no-invitation"))


def invitation_over() -> Refusal:
    """A key from before whoever sat there was asked to leave."""
    return Refusal("invitation-over", CONFLICT, Message("server-invitation-over"))


def no_player() -> Refusal:
    """A personal key that nobody has."""
    return Refusal("not-found", NOT_FOUND, Message("server-no-player"))


def not_seated() -> Refusal:
    """Somebody acts in a seat that is not theirs."""
    return Refusal("not-your-seat", FORBIDDEN, Message("server-not-your-seat"))


def not_now() -> Refusal:
    """Something that could be asked at another time, or by somebody else."""
    return Refusal("not-now", CONFLICT, Message("server-not-now"))


def seat_taken() -> Refusal:
    """Somebody else was first."""
    return Refusal("seat-taken", CONFLICT, Message("server-seat-taken"))


def other_rules() -> Refusal:
    """A table that was played under other rules, or on another board, than there are here."""
    return Refusal("other-rules", CONFLICT, Message("server-other-rules"))


def storage_failed() -> Refusal:
    """The database is not there, or full. Nothing was changed."""
    return Refusal("storage", UNAVAILABLE, Message("server-storage"))
