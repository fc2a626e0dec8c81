"""What an action means, as a message that can be said in any language."""

from collections.abc import Callable

from tabiji.duo import actions
from tabiji.duo.board import BOARD, MOST_FACES
from tabiji.duo.names import SEATS, Character, End, Icon, Ware, Wave
from tabiji.duo.pilgrim import arrival
from tabiji.duo.scoring import culture
from tabiji.duo.tables import BOUTIQUE_PRICE, BOUTIQUE_WARE, GIFT_POINTS, TOWN_OF_STATION
from tabiji.duo.waves import has_wave
from tabiji.kernel.datafile import name_of
from tabiji.kernel.errors import BadText
from tabiji.kernel.record import State
from tabiji.locale.message import Message, Verbatim


def describe(state: State, action: int) -> Message:
    """The message of an action in this state; what it would do, in numbers."""
    for first, say in _FAMILIES:
        if first <= action < actions.COUNT:
            return say(state, action - first)
    raise BadText(Message("kernel-no-action-number", {"number": Verbatim(action), "game": "duo"}))


def endings(state: State) -> tuple[Message, ...]:
    """What has brought about the end, and by whom: a message for each."""
    return tuple(
        Message("duo-end", {"seat": seat, "by": f"end-{name_of(end)}"})
        for seat in range(SEATS)
        for end in End
        if state.ending[seat] & end
    )


def _plain(word: str) -> Callable[[State, int], Message]:
    return lambda state, _: Message(f"duo-{word}")


def _collect(state: State, _: int) -> Message:
    town = TOWN_OF_STATION[state.pilgrim[state.seat]]
    coins = int(BOUTIQUE_PRICE[state.boutique[town]]) if town >= 0 else 0
    return Message("duo-collect", {"coins": coins})


def _pray(state: State, _: int) -> Message:
    slot, other = int(state.temple[state.seat]), int(state.garden[state.seat])
    return Message("duo-pray", {"from": slot, "to": slot + 1, "points": other})


def _stroll(state: State, _: int) -> Message:
    slot, other = int(state.garden[state.seat]), int(state.temple[state.seat])
    return Message("duo-stroll", {"from": slot, "to": slot + 1, "points": other})


def _gift(state: State, _: int) -> Message:
    seat, gifted = state.seat, int(state.gifted[state.seat])
    gained = int(GIFT_POINTS[min(gifted + 1, BOARD.paintings)]) - int(culture(state, seat))
    icon = Icon(state.paintings[seat, min(gifted, BOARD.paintings - 1)])
    return Message("duo-gift", {"icon": f"icon-{name_of(icon)}", "points": gained})


def _choose(state: State, character: int) -> Message:
    number = int(state.dice[character])
    return Message("duo-choose", {"die": _character(character), "number": number})


def _take(state: State, character: int) -> Message:
    side = Wave(state.wave[character])
    return Message("duo-take", {"wave": f"wave-{name_of(side)}", "holder": int(_holder(state))})


def _holder(state: State) -> int:
    """Where a taken tile comes from: a seat, or -1 for the board."""
    return -1 if -1 in state.holder else 1 - int(state.seat)


def _walk(state: State, distance: int) -> Message:
    station = int(arrival(state, state.seat, distance))
    kind = name_of(BOARD.stations[station]).replace("_", "-")
    return Message("duo-walk", {"distance": distance, "station": f"station-{kind}"})


def _travel(state: State, town: int) -> Message:
    name = BOARD.town_names[town]
    if town >= BOARD.coastal_towns:
        return Message("duo-travel-mountain", {"town": name, "wares": BOARD.town_wares[town]})
    token = int(state.boutique[town])
    ware = Ware(BOUTIQUE_WARE[token])
    price = int(BOUTIQUE_PRICE[token])
    return Message("duo-travel-coast", {"town": name, "ware": _ware(ware), "price": price})


def _cross(state: State, area: int) -> Message:
    return Message("duo-cross", {"area": area, "icon": f"icon-{name_of(BOARD.icons[area])}"})


def _sell(state: State, sold: int) -> Message:
    return _sale(state, sold, 1 if has_wave(state, state.seat, Wave.CRAFTY) else 0)


def _sell_plain(state: State, sold: int) -> Message:
    return _sale(state, sold, 0)


def _sale(state: State, sold: int, bonus: int) -> Message:
    token = int(state.boutique[min(int(state.merchant[state.seat]), BOARD.coastal_towns - 1)])
    coins = sold * (int(BOUTIQUE_PRICE[token]) + bonus)
    ware = _ware(Ware(BOUTIQUE_WARE[token]))
    return Message("duo-sell", {"count": sold, "ware": ware, "coins": coins})


def _roll(state: State, code: int) -> Message:
    character, number = divmod(code, MOST_FACES + 1)
    return Message("duo-roll", {"die": _character(character), "number": number})


def _boutique(state: State, kind: int) -> Message:
    boutique = BOARD.boutiques[kind]
    town = BOARD.town_names[max(0, BOARD.coastal_towns - int(state.pending))]
    return Message(
        "duo-boutique", {"ware": _ware(boutique.ware), "price": boutique.price, "town": town}
    )


def _counted(word: str) -> Callable[[State, int], Message]:
    return lambda state, count: Message(f"duo-{word}", {"count": count})


def _seated(word: str) -> Callable[[State, int], Message]:
    return lambda state, seat: Message(f"duo-{word}", {"seat": seat})


def _returned(state: State, ware: int) -> Message:
    return Message("duo-return", {"ware": _ware(Ware(ware))})


def _drawn(state: State, ware: int) -> Message:
    return Message("duo-ware", {"ware": _ware(Ware(ware))})


def _revealed(state: State, icon: int) -> Message:
    return Message("duo-icon", {"icon": f"icon-{name_of(Icon(icon))}"})


def _wave_side(state: State, side: int) -> Message:
    return Message("duo-wave", {"wave": f"wave-{name_of(Wave(side))}"})


def _character(character: int) -> str:
    return f"character-{name_of(Character(character))}"


def _ware(ware: Ware) -> str:
    return f"ware-{name_of(ware)}"


_FAMILIES: list[tuple[int, Callable[[State, int], Message]]] = sorted(
    [
        (actions.PASS, _plain("pass")),
        (actions.COLLECT, _collect),
        (actions.PRAY, _pray),
        (actions.STROLL, _stroll),
        (actions.BATHE, _plain("bathe")),
        (actions.GIFT, _gift),
        (actions.STAY, _plain("stay")),
        (actions.AGAIN, _plain("again")),
        (actions.DONE, _plain("done")),
        (actions.CHOOSE, _choose),
        (actions.TAKE, _take),
        (actions.WALK, _walk),
        (actions.TRAVEL, _travel),
        (actions.CROSS, _cross),
        (actions.DRAW, _counted("draw")),
        (actions.SELL, _sell),
        (actions.SELL_PLAIN, _sell_plain),
        (actions.RETURN, _returned),
        (actions.PAINT, _counted("paint")),
        (actions.COMPASS, _seated("compass")),
        (actions.PURPLE, _seated("purple")),
        (actions.BOUTIQUE, _boutique),
        (actions.WAVE, _wave_side),
        (actions.ROLL, _roll),
        (actions.WARE, _drawn),
        (actions.ICON, _revealed),
    ],
    key=lambda family: -family[0],
)
