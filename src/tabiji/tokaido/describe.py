"""What an action means, as a message that can be said in any language.

Names of souvenirs, dishes and travelers are Japanese in every language: they are
the ids of terms all the same, so that a language can write them its own way.
"""

from collections.abc import Callable

from tabiji.kernel.datafile import name_of
from tabiji.kernel.errors import BadText
from tabiji.kernel.record import State
from tabiji.locale.message import Message, Verbatim
from tabiji.tokaido import actions
from tabiji.tokaido.components import COMPONENTS
from tabiji.tokaido.inns import price_of_meal
from tabiji.tokaido.names import Encounter, Kind, Panorama, Phase, Space
from tabiji.tokaido.notation import DISH_WORDS, SOUVENIR_WORDS, TRAVELER_WORDS
from tabiji.tokaido.state import WANTED
from tabiji.tokaido.tables import SECTIONS, SPACE
from tabiji.tokaido.travelers import HIROTADA_ADDS


def describe(state: State, action: int) -> Message:
    """The message of an action in this state; what it would do, in numbers."""
    for first, say in _FAMILIES:
        if first <= action < actions.COUNT:
            return say(state, int(action) - first)
    which = {"number": Verbatim(action), "game": "tokaido"}
    raise BadText(Message("kernel-no-action-number", which))


def endings(state: State) -> tuple[Message, ...]:
    """Every journey ends at the last inn."""
    return (Message("tokaido-end"),) if state.phase == Phase.OVER else ()


def space_term(space: Space) -> str:
    """The term of a kind of space."""
    return f"space-{name_of(space).replace('_', '-')}"


def encounter_term(encounter: Encounter) -> str:
    """The term of an encounter."""
    return f"encounter-{name_of(encounter).replace('_', '-')}"


def _plain(word: str) -> Callable[[State, int], Message]:
    return lambda state, _: Message(f"tokaido-{word}")


def _traveler(word: str) -> Callable[[State, int], Message]:
    return lambda state, traveler: Message(
        f"tokaido-{word}",
        {
            "traveler": f"traveler-{TRAVELER_WORDS[traveler]}",
            "coins": COMPONENTS.purses[traveler],
            "seat": int(state.mover),
        },
    )


def _go(state: State, stop: int) -> Message:
    space = Space(SPACE[state.homeward, stop])
    neutral = "neutral-" if state.mover >= state.seats else ""
    return Message(f"tokaido-{neutral}go", {"space": space_term(space), "stop": stop})


def _souvenir(word: str) -> Callable[[State, int], Message]:
    def say(state: State, card: int) -> Message:
        souvenir = COMPONENTS.souvenirs[card]
        return Message(
            f"tokaido-{word}",
            {
                "souvenir": f"souvenir-{SOUVENIR_WORDS[card]}",
                "kind": f"kind-{name_of(souvenir.kind).replace('_', '-')}",
                "price": souvenir.price,
                "points": _worth(state, souvenir.kind),
            },
        )

    return say


def _worth(state: State, kind: Kind) -> int:
    """What another souvenir of this kind gives, after those that were chosen at this counter."""
    held = [int(cards) for cards in state.souvenirs[state.mover]]
    for card, souvenir in enumerate(COMPONENTS.souvenirs):
        if state.shelf[card] == WANTED:
            held[souvenir.kind] += 1
    return COMPONENTS.souvenir_points[sum(cards > held[kind] for cards in held)]


def _donate(state: State, coins: int) -> Message:
    return Message("tokaido-donate", {"coins": coins})


def _donate_more(state: State, coins: int) -> Message:
    return Message("tokaido-donate-more", {"coins": coins, "bank": HIROTADA_ADDS})


def _encounter(word: str) -> Callable[[State, int], Message]:
    return lambda state, encounter: Message(
        f"tokaido-{word}", {"encounter": encounter_term(Encounter(encounter))}
    )


def _panorama(state: State, panorama: int) -> Message:
    section = min(int(state.panoramas[state.mover, panorama]) + 1, int(SECTIONS[panorama]))
    return Message(
        "tokaido-panorama",
        {"panorama": f"panorama-{name_of(Panorama(panorama))}", "points": section},
    )


def _eat(state: State, dish: int) -> Message:
    seat = state.mover
    price = int(price_of_meal(state, seat, dish))
    return Message(
        "tokaido-eat",
        {"dish": f"dish-{DISH_WORDS[dish]}", "price": price, "points": COMPONENTS.meal_points},
    )


def _dish(word: str) -> Callable[[State, int], Message]:
    return lambda state, dish: Message(
        f"tokaido-{word}",
        {"dish": f"dish-{DISH_WORDS[dish]}", "price": COMPONENTS.dishes[dish].price},
    )


def _offer(word: str) -> Callable[[State, int], Message]:
    def say(state: State, _: int) -> Message:
        dish = max(0, int(state.offer))
        return Message(f"tokaido-{word}", {"dish": f"dish-{DISH_WORDS[dish]}"})

    return say


def _line(state: State, piece: int) -> Message:
    if piece >= state.seats:
        return Message("tokaido-line-neutral", {"place": _next_in_line(state)})
    return Message("tokaido-line", {"seat": piece, "place": _next_in_line(state)})


def _next_in_line(state: State) -> int:
    return int(state.pieces - state.pending) + 1


def _spring(state: State, spring: int) -> Message:
    return Message("tokaido-spring", {"points": COMPONENTS.springs[spring][0]})


_FAMILIES: list[tuple[int, Callable[[State, int], Message]]] = sorted(
    [
        (actions.PASS, _plain("pass")),
        (actions.DONE, _plain("done")),
        (actions.TAKE, _offer("take")),
        (actions.REFUSE, _offer("refuse")),
        (actions.CHOOSE, _traveler("choose")),
        (actions.GO, _go),
        (actions.BUY, _souvenir("buy")),
        (actions.DONATE, _donate),
        (actions.DONATE_MORE, _donate_more),
        (actions.KEEP, _encounter("keep")),
        (actions.PANORAMA, _panorama),
        (actions.EAT, _eat),
        (actions.TILE, _traveler("tile")),
        (actions.LINE, _line),
        (actions.SOUVENIR, _souvenir("souvenir")),
        (actions.SPRING, _spring),
        (actions.MEET, _encounter("meet")),
        (actions.DISH, _dish("meal")),
        (actions.DISCARD, _dish("discard")),
    ],
    key=lambda family: -family[0],
)
