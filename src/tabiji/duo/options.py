"""What can be agreed before a game of Tokaido Duo."""

from dataclasses import dataclass

import numpy as np

from tabiji.duo.names import SEATS
from tabiji.duo.setup import RANDOM
from tabiji.kernel.errors import BadOption
from tabiji.kernel.record import Actions
from tabiji.locale.message import Message, Verbatim, quoted


@dataclass(frozen=True)
class Options:
    """Who sits at the compass (and starts), and who plays purple: a seat, or None for chance."""

    compass: int | None = None
    purple: int | None = None

    def __post_init__(self) -> None:
        for name in ("compass", "purple"):
            value = getattr(self, name)
            if value is not None and (type(value) is not int or value not in range(SEATS)):
                found = {"option": Verbatim(name), "found": quoted(value)}
                raise BadOption(Message("duo-option-seat", found))

    @property
    def seats(self) -> int:
        """Tokaido Duo is for two."""
        return SEATS

    def encode(self) -> Actions:
        """As the rules read them."""
        values = [RANDOM if value is None else value for value in (self.compass, self.purple)]
        return np.array(values, np.int16)
