"""What the service refuses, said for people and for programs."""

from tabiji.kernel.errors import TabijiError
from tabiji.kernel.message import Message

WRONG = 400
FORBIDDEN = 403
NOT_FOUND = 404
CONFLICT = 409
TOO_MANY = 429
UNAVAILABLE = 503


class Refusal(TabijiError):
    """Something that was asked of the service and was not done. Nothing changed.

    `code` is for programs (`stale`, `not-your-turn`, ...), `status` for HTTP; what it
    says is the message `server-CODE` unless another one says it better.
    """

    def __init__(self, code: str, status: int, message: Message | None = None) -> None:
        self.code = code
        self.status = status
        super().__init__(message or Message(f"server-{code}"))

    def __reduce__(self) -> tuple[type["Refusal"], tuple[str, int, Message]]:
        return Refusal, (self.code, self.status, self.message)
