"""What can be agreed before a game of Tokaido."""

from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np

from tabiji.kernel.errors import BadOption
from tabiji.kernel.record import Actions
from tabiji.locale.message import Message, Verbatim, quoted
from tabiji.tokaido.components import spoken
from tabiji.tokaido.names import MOST_SEATS, NOBODY, Traveler
from tabiji.tokaido.setup import DEALT

FEWEST_SEATS = 2

CHOICES = {"dealt": DEALT, "none": NOBODY, **{spoken(t).lower(): int(t) for t in Traveler}}
"""What can be said of a seat's traveler, and what the rules read."""


@dataclass(frozen=True)
class Options:
    """How many play, as whom, and which variants.

    `travelers` is "dealt" (two tiles each, choose one), "none" (a first journey,
    with seven coins instead), or a list with one entry for each seat: "dealt",
    "none" or None, or the name of a traveler.
    """

    seats: int = 4
    travelers: str | Sequence[str | None] = field(
        default="dealt", metadata={"kind": "travelers", "choices": tuple(CHOICES)}
    )
    gastronomy: bool = False
    return_journey: bool = False

    def __post_init__(self) -> None:
        if type(self.seats) is not int or not FEWEST_SEATS <= self.seats <= MOST_SEATS:
            limits = {"most": Verbatim(MOST_SEATS), "found": quoted(self.seats)}
            raise BadOption(Message("tokaido-choice-seats", limits))
        for name in ("gastronomy", "return_journey"):
            if type(getattr(self, name)) is not bool:
                found = {"option": Verbatim(name), "found": quoted(getattr(self, name))}
                raise BadOption(Message("tokaido-choice-yes-no", found))
        object.__setattr__(self, "travelers", self._checked(self.travelers))

    def _checked(self, travelers: object) -> str | tuple[str, ...]:
        """One word for all seats, or a tuple of as many words as seats."""
        if isinstance(travelers, str) and travelers.lower() in ("dealt", "none"):
            return travelers.lower()
        if isinstance(travelers, str) or not isinstance(travelers, Sequence):
            raise BadOption(Message("tokaido-choice-travelers", {"found": quoted(travelers)}))
        if len(travelers) != self.seats:
            counts = {"seats": self.seats, "found": len(travelers)}
            raise BadOption(Message("tokaido-choice-entries", counts))
        words = ["none" if entry is None else str(entry).lower() for entry in travelers]
        for word, entry in zip(words, travelers, strict=True):
            if word not in CHOICES:
                names = Verbatim(", ".join(spoken(traveler) for traveler in Traveler))
                raise BadOption(
                    Message("tokaido-choice-no-traveler", {"found": quoted(entry), "names": names})
                )
            if CHOICES[word] >= 0 and words.count(word) > 1:
                name = Verbatim(spoken(Traveler(CHOICES[word])))
                raise BadOption(Message("tokaido-choice-twice", {"traveler": name}))
        return tuple(words)

    def encode(self) -> Actions:
        """As the rules read them."""
        every = [self.travelers] * self.seats if isinstance(self.travelers, str) else self.travelers
        codes = [CHOICES[word or "none"] for word in every]
        codes += [NOBODY] * (MOST_SEATS - self.seats)
        return np.array([self.seats, self.gastronomy, self.return_journey, *codes], np.int16)
