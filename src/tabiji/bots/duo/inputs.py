"""The inputs of the value network of Tokaido Duo: a player's side of the table, in numbers up to
about 1.

Nothing here counts spaces of the printed board, so that the network is right for any
board: only how far each track is filled, and what each character could reach from where
it stands.
"""

from tabiji.bots.duo.linear import dice_to_come
from tabiji.bots.duo.policy import ware_worth, wares_held
from tabiji.bots.evaluation import Floats, thermometer
from tabiji.duo.artist import others_in
from tabiji.duo.names import NOBODY, WARES, Character, Phase, Station, Wave
from tabiji.duo.pilgrim import arrival
from tabiji.duo.scoring import commerce, culture, faith
from tabiji.duo.tables import (
    BOUTIQUE_PRICE,
    BOUTIQUE_WARE,
    COASTAL_TOWNS,
    COINS_PER_SLAB,
    CROSSINGS,
    GARDEN_SLOTS,
    ICON,
    PAINTINGS,
    ROUTES,
    SLABS,
    STATION,
    STORAGE,
    TEMPLE_SLOTS,
    TOWN_WARES,
)
from tabiji.duo.turns import DICE
from tabiji.kernel.compile import rule
from tabiji.kernel.record import State

STRIDES = 4  # of a pilgrim that are looked at
STEPS = 3  # of a merchant and an artist
PRICES = 5
STATION_KINDS = len(Station)
WAVE_SIDES = len(Wave)

TEMPLE_STEPS, GARDEN_STEPS, GOLD_STEPS = 8, 5, 6
COIN_STEPS, GIFT_STEPS, PAINTED_STEPS = 3, 10, 5

FAITH, COMMERCE, CULTURE = 0, 1, 2
TEMPLE = CULTURE + 1
GARDEN = TEMPLE + TEMPLE_STEPS
GOLD = GARDEN + GARDEN_STEPS
COINS = GOLD + GOLD_STEPS
GIFTS = COINS + COIN_STEPS
PAINTED = GIFTS + GIFT_STEPS
WARES_BY_PRICE = PAINTED + PAINTED_STEPS
TRADES = WARES_BY_PRICE + PRICES + 2
WALKS = TRADES + 2 * STEPS
CROSSED = WALKS + STRIDES * STATION_KINDS
WAVES = CROSSED + 2 * STEPS
SPRING = WAVES + WAVE_SIDES
TURNS = SPRING + 1
DICE_LEFT = TURNS + 3
INPUTS = DICE_LEFT + DICE + STATION_KINDS + 4


@rule
def is_quiet(state: State) -> bool:
    """Nothing is half done: the dice are about to be rolled, or one is about to be chosen."""
    return state.phase == Phase.CHOOSE or (state.phase == Phase.ROLL and state.pending == DICE)


@rule
def encode(state: State, seat: int, out: Floats) -> None:
    """Write what a player has, and what each of the three characters could do next."""
    for i in range(INPUTS):
        out[i] = 0.0
    out[FAITH] = faith(state, seat) / 50.0
    out[COMMERCE] = commerce(state, seat) / 50.0
    out[CULTURE] = culture(state, seat) / 50.0
    thermometer(out, TEMPLE, TEMPLE_STEPS, (state.temple[seat] - 1) / (TEMPLE_SLOTS - 1))
    thermometer(out, GARDEN, GARDEN_STEPS, (state.garden[seat] - 1) / (GARDEN_SLOTS - 1))
    thermometer(out, GOLD, GOLD_STEPS, state.gold[seat] / SLABS)
    thermometer(out, COINS, COIN_STEPS, state.coins[seat] / COINS_PER_SLAB)
    thermometer(out, GIFTS, GIFT_STEPS, state.gifted[seat] / PAINTINGS)
    thermometer(
        out, PAINTED, PAINTED_STEPS, (state.painted[seat] - state.gifted[seat]) / PAINTED_STEPS
    )
    _encode_wares(state, seat, out)
    _encode_trades(state, seat, out)
    _encode_walks(state, seat, out)
    _encode_areas(state, seat, out)
    for side in range(WAVE_SIDES):
        if state.holder[side // 2] == seat and state.wave[side // 2] == side:
            out[WAVES + side] = 1.0
    out[SPRING] = 1.0 if state.spring == seat else 0.0
    _encode_dice(state, seat, out)


@rule
def _encode_wares(state: State, seat: int, out: Floats) -> None:
    """How many wares there are that bring each price, how many in all, and what they bring."""
    for ware in range(WARES):
        held = state.wares[seat, ware]
        if held > 0:
            worth = ware_worth(state, ware)
            out[WARES_BY_PRICE + min(worth, PRICES - 1)] += held / STORAGE
            out[WARES_BY_PRICE + PRICES] += held * worth / 20.0
    out[WARES_BY_PRICE + PRICES + 1] = wares_held(state, seat) / STORAGE


@rule
def _encode_trades(state: State, seat: int, out: Floats) -> None:
    """For each number of steps: the best sale, and the most wares."""
    for steps in range(1, STEPS + 1):
        _encode_trade(state, seat, steps, out, TRADES + 2 * steps - 2)


@rule
def _encode_trade(state: State, seat: int, steps: int, out: Floats, at: int) -> None:
    town = state.merchant[seat]
    sale = 0
    wares = 0
    for i in range(1, ROUTES[town, steps, 0] + 1):
        end = ROUTES[town, steps, i]
        if end < COASTAL_TOWNS:
            token = state.boutique[end]
            sale = max(sale, state.wares[seat, BOUTIQUE_WARE[token]] * BOUTIQUE_PRICE[token])
        else:
            wares = max(wares, TOWN_WARES[end] + 0)
    out[at] = sale / 12.0
    out[at + 1] = wares / 4.0


@rule
def _encode_walks(state: State, seat: int, out: Floats) -> None:
    """For each stride: the kind of station where it ends."""
    for stride in range(STRIDES):
        kind = STATION[arrival(state, seat, stride + 1)]
        out[WALKS + stride * STATION_KINDS + kind] = 1.0


@rule
def _encode_areas(state: State, seat: int, out: Floats) -> None:
    """For each number of steps: the most company, and whether the next painting can be given."""
    for steps in range(1, STEPS + 1):
        _encode_area(state, seat, steps, out, CROSSED + 2 * steps - 2)


@rule
def _encode_area(state: State, seat: int, steps: int, out: Floats, at: int) -> None:
    area = state.artist[seat]
    wanted = -1
    if state.gifted[seat] < state.painted[seat]:
        wanted = state.paintings[seat, state.gifted[seat]]
    company = 0
    for i in range(1, CROSSINGS[area, steps, 0] + 1):
        end = CROSSINGS[area, steps, i]
        company = max(company, others_in(state, seat, end))
        if ICON[end] == wanted:
            out[at + 1] = 1.0
    out[at] = company / 5.0


@rule
def _encode_dice(state: State, seat: int, out: Floats) -> None:
    """How many dice are still to be chosen, whose choice it is, and what each die would bring."""
    thermometer(out, TURNS, 2, dice_to_come(state, seat) / 2.0)
    if state.phase == Phase.CHOOSE:
        out[TURNS + 2] = 1.0 if state.seat == seat else 0.0
        for die in range(DICE):
            out[DICE_LEFT + die] = 1.0 if state.taker[die] == NOBODY else 0.0
        at = DICE_LEFT + DICE
        if state.taker[Character.PILGRIM] == NOBODY:
            out[at + STATION[arrival(state, seat, state.dice[Character.PILGRIM])]] = 1.0
        if state.taker[Character.MERCHANT] == NOBODY:
            _encode_trade(state, seat, state.dice[Character.MERCHANT], out, at + STATION_KINDS)
        if state.taker[Character.ARTIST] == NOBODY:
            _encode_area(state, seat, state.dice[Character.ARTIST], out, at + STATION_KINDS + 2)
