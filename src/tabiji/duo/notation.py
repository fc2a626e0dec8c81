"""Actions as words: `pilgrim walk3 pray`.

Every action is one word without spaces, the same in every state, so that a line
of words is a piece of a game.
"""

from tabiji.duo import actions
from tabiji.duo.board import BOARD, MOST_FACES, Boutique
from tabiji.duo.names import SEATS, Character, Icon, Ware, Wave
from tabiji.kernel.datafile import name_of
from tabiji.kernel.vocabulary import Vocabulary
from tabiji.locale.message import Message, quoted


def boutique_name(boutique: Boutique) -> str:
    """A boutique token: its ware and price."""
    return f"{name_of(boutique.ware)}{boutique.price}"


def _words() -> dict[str, int]:
    """Every word and its action."""
    words = {
        "pass": actions.PASS,
        "collect": actions.COLLECT,
        "pray": actions.PRAY,
        "stroll": actions.STROLL,
        "bathe": actions.BATHE,
        "gift": actions.GIFT,
        "stay": actions.STAY,
        "again": actions.AGAIN,
        "done": actions.DONE,
    }

    def family(first: int, names: list[str]) -> None:
        words.update((name, first + i) for i, name in enumerate(names) if name)

    def numbered(word: str, first: int, end: int) -> None:
        family(first, ["", *(f"{word}{number}" for number in range(1, end - first))])

    family(actions.CHOOSE, [name_of(character) for character in Character])
    family(actions.TAKE, [f"take-{name_of(character)}" for character in Character])
    numbered("walk", actions.WALK, actions.TRAVEL)
    family(actions.TRAVEL, [f"to-{town}" for town in BOARD.town_names])
    family(actions.CROSS, [f"to-A{area}" for area in range(BOARD.areas)])
    numbered("draw", actions.DRAW, actions.SELL)
    numbered("sell", actions.SELL, actions.SELL_PLAIN)
    numbered("sell-plain", actions.SELL_PLAIN, actions.RETURN)
    family(actions.RETURN, [f"return-{name_of(ware)}" for ware in Ware])
    numbered("paint", actions.PAINT, actions.COMPASS)
    family(actions.COMPASS, [f"compass{seat}" for seat in range(SEATS)])
    family(actions.PURPLE, [f"purple{seat}" for seat in range(SEATS)])
    family(actions.BOUTIQUE, [boutique_name(boutique) for boutique in BOARD.boutiques])
    family(actions.WAVE, [name_of(side) for side in Wave])
    for character in Character:
        first = actions.ROLL + character * (MOST_FACES + 1)
        numbered(f"{name_of(character)[0]}", first, first + MOST_FACES + 1)
    family(actions.WARE, [name_of(ware) for ware in Ware])
    family(actions.ICON, [name_of(icon) for icon in Icon])
    return words


def _unknown(text: str) -> Message:
    return Message("duo-no-action", {"word": quoted(text)})


VOCABULARY = Vocabulary("duo", _words(), _unknown)
write = VOCABULARY.write
read = VOCABULARY.read


def opens_turn(action: int) -> bool:
    """Whether a turn begins with this action: the roll of the pilgrim's die, the first of three."""
    return actions.ROLL <= action <= actions.ROLL + MOST_FACES
