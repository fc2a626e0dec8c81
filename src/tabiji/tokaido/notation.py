"""Actions as words: `go4 eat-dango`.

Every action is one word without spaces, the same in every state, so that a line
of words is a piece of a game. Stops are counted from the inn where the journey
starts.
"""

from tabiji.kernel.datafile import name_of
from tabiji.kernel.vocabulary import Vocabulary
from tabiji.locale.message import Message, quoted
from tabiji.tokaido import actions
from tabiji.tokaido.components import COMPONENTS, spoken, word_of
from tabiji.tokaido.names import MOST_SEATS, Encounter, Panorama, Traveler
from tabiji.tokaido.tables import STOPS

SOUVENIR_WORDS = [word_of(souvenir.name) for souvenir in COMPONENTS.souvenirs]
DISH_WORDS = [word_of(dish.name) for dish in COMPONENTS.dishes]
TRAVELER_WORDS = [spoken(traveler).lower() for traveler in Traveler]
ENCOUNTER_WORDS = [name_of(encounter).replace("_", "-") for encounter in Encounter]


def _words() -> dict[str, int]:
    """Every word and its action."""
    words = {
        "pass": actions.PASS,
        "done": actions.DONE,
        "take": actions.TAKE,
        "refuse": actions.REFUSE,
    }

    def family(first: int, word: str, names: list[str]) -> None:
        words.update((f"{word}{name}", first + i) for i, name in enumerate(names))

    coins = [str(number) for number in range(1, COMPONENTS.most_donated + 1)]
    family(actions.CHOOSE, "play-", TRAVELER_WORDS)
    family(actions.GO, "go", [str(stop) for stop in range(STOPS)])
    family(actions.BUY, "buy-", SOUVENIR_WORDS)
    family(actions.DONATE + 1, "give", coins)
    family(actions.DONATE_MORE + 1, "give-and-add", coins)
    family(actions.KEEP, "keep-", ENCOUNTER_WORDS)
    family(actions.PANORAMA, "add-", [name_of(panorama) for panorama in Panorama])
    family(actions.EAT, "eat-", DISH_WORDS)
    family(actions.TILE, "tile-", TRAVELER_WORDS)
    family(actions.LINE, "line", [str(piece) for piece in range(MOST_SEATS)])
    family(actions.SOUVENIR, "souvenir-", SOUVENIR_WORDS)
    family(actions.SPRING, "spring", [str(points) for points, _ in COMPONENTS.springs])
    family(actions.MEET, "meet-", ENCOUNTER_WORDS)
    family(actions.DISH, "meal-", DISH_WORDS)
    family(actions.DISCARD, "discard-", DISH_WORDS)
    return words


def _unknown(text: str) -> Message:
    return Message("tokaido-no-action", {"word": quoted(text)})


VOCABULARY = Vocabulary("tokaido", _words(), _unknown)
write = VOCABULARY.write
read = VOCABULARY.read


def opens_turn(action: int) -> bool:
    """Whether a turn begins with this action: somebody moves on."""
    return actions.GO <= action < actions.BUY
