"""From where people come: whoever shares something among them shares it by address, since one
address can be as many people as it likes."""

from collections import OrderedDict

PEOPLE = 20_000
"""How many people are remembered."""


class Whereabouts:
    """The address from which each person came last."""

    def __init__(self) -> None:
        self._of: OrderedDict[str, str] = OrderedDict()

    def came(self, player: str, address: str) -> None:
        """Somebody came from there."""
        self._of[player] = address
        self._of.move_to_end(player)
        if len(self._of) > PEOPLE:
            self._of.popitem(last=False)

    def of(self, player: str) -> str:
        """Where somebody is; if that is not known, a name of their own."""
        return self._of.get(player, player)
