"""One battery for every game: what the contract promises, shown on random games."""

from dataclasses import dataclass
from typing import Any

from tabiji import Game, game
from tabiji.kernel.game import Options

CHOICES: dict[str, list[dict[str, Any]]] = {
    "duo": [{}, {"compass": 1, "purple": 0}],
    "tokaido": [
        *({"seats": seats, "travelers": "none"} for seats in (2, 3, 4, 5)),
        *({"seats": seats} for seats in (2, 3, 4, 5)),
        {"seats": 5, "travelers": ("Satsuki", "Yoshiyasu", "Chuubei", "Hiroshige", "Umegae")},
        {"seats": 2, "travelers": ("Satsuki", "Yoshiyasu"), "gastronomy": True},
        {"seats": 3, "travelers": ("Kinko", None, "dealt"), "return_journey": True},
    ],
}
"""The options that the battery plays each game with."""


@dataclass(frozen=True)
class Case:
    """A game with certain options."""

    name: str
    choices: tuple[tuple[str, Any], ...]

    def __str__(self) -> str:
        return "-".join([self.name, *(f"{key}={value}" for key, value in self.choices)])

    @property
    def game(self) -> Game:
        return game(self.name)

    @property
    def options(self) -> Options:
        return self.game.choose(dict(self.choices))


CASES = [Case(name, tuple(choice.items())) for name, list_ in CHOICES.items() for choice in list_]
