"""What a client draws: the table as plain, typed data.

Both players and every spectator see the same: nothing on this table is secret.
"""

from dataclasses import dataclass

from tabiji.duo import scoring
from tabiji.duo.board import BOARD
from tabiji.duo.names import (
    CHARACTERS,
    SEATS,
    USING,
    Character,
    Colour,
    End,
    Icon,
    Phase,
    Ware,
    Wave,
)
from tabiji.kernel.contract import CHANCE
from tabiji.kernel.datafile import name_of
from tabiji.kernel.record import State


@dataclass(frozen=True)
class DieView:
    """A die: its character, its number (0 before the roll), and who took it."""

    character: str
    number: int
    taker: int | None


@dataclass(frozen=True)
class WaveView:
    """A wave tile: the side it shows, and who holds it (None: the board)."""

    character: str
    side: str
    holder: int | None


@dataclass(frozen=True)
class BoutiqueView:
    """The boutique token of a coastal town."""

    town: str
    ware: str
    price: int


@dataclass(frozen=True)
class PointsView:
    """Points by source."""

    faith: int
    commerce: int
    culture: int
    total: int


@dataclass(frozen=True)
class PlayerView:
    """One player's characters and boards."""

    seat: int
    colour: str
    at_compass: bool
    pilgrim: int
    merchant: str
    artist: int
    temple: int
    garden: int
    coins: int
    gold: int
    wares: dict[str, int]
    gifted: tuple[str, ...]
    revealed: tuple[str, ...]
    face_down: dict[str, int]
    points: PointsView
    ended_by: tuple[str, ...]


@dataclass(frozen=True)
class DuoView:
    """The whole table. `actor` is a seat, or None while chance decides or after the end."""

    turns: int
    phase: str
    actor: int | None
    chance: bool
    over: bool
    first: int
    using: str | None
    again: bool
    pending: int
    spring: int | None
    dice: tuple[DieView, ...]
    waves: tuple[WaveView, ...]
    boutiques: tuple[BoutiqueView, ...]
    bag: dict[str, int]
    players: tuple[PlayerView, ...]


_WARES = [name_of(ware) for ware in Ware]
_ICONS = [name_of(icon) for icon in Icon]


def view(state: State, seat: int | None) -> DuoView:
    """The table as `seat` sees it, which is as everybody does."""
    phase = Phase(state.phase)
    seated = phase not in (Phase.COMPASS, Phase.COLOURS)
    return DuoView(
        turns=int(state.turns),
        phase=name_of(phase),
        actor=_owner(state.actor),
        chance=bool(state.actor == CHANCE),
        over=phase == Phase.OVER,
        first=int(state.first),
        using=name_of(Character(state.die)) if phase in USING else None,
        again=bool(state.again),
        pending=int(state.pending),
        spring=_owner(state.spring),
        dice=tuple(
            DieView(name_of(Character(die)), int(state.dice[die]), _owner(state.taker[die]))
            for die in range(CHARACTERS)
        ),
        waves=tuple(_waves(state)),
        boutiques=tuple(
            BoutiqueView(BOARD.town_names[town], name_of(token.ware), token.price)
            for town, kind in enumerate(state.boutique)
            if kind >= 0
            for token in (BOARD.boutiques[kind],)
        ),
        bag=dict(zip(_WARES, state.bag.tolist(), strict=True)),
        players=tuple(player(state, other) for other in range(SEATS)) if seated else (),
    )


def _owner(value: int) -> int | None:
    return int(value) if value >= 0 else None


def _waves(state: State) -> list[WaveView]:
    """The wave tiles that lie on the table already."""
    placed = CHARACTERS
    if state.turns == 0:
        placed = CHARACTERS - int(state.pending) if state.phase == Phase.WAVES else 0
    return [
        WaveView(
            name_of(Character(character)),
            name_of(Wave(state.wave[character])),
            _owner(state.holder[character]),
        )
        for character in range(placed)
    ]


def player(state: State, seat: int) -> PlayerView:
    """What lies before a player, for everybody to see."""
    icons = [name_of(Icon(icon)) for icon in state.paintings[seat, : state.painted[seat]]]
    gifted, ended = int(state.gifted[seat]), int(state.ending[seat])
    return PlayerView(
        seat=seat,
        colour=name_of(Colour.PURPLE if state.purple == seat else Colour.GREEN),
        at_compass=bool(state.compass == seat),
        pilgrim=int(state.pilgrim[seat]),
        merchant=BOARD.town_names[state.merchant[seat]],
        artist=int(state.artist[seat]),
        temple=int(state.temple[seat]),
        garden=int(state.garden[seat]),
        coins=int(state.coins[seat]),
        gold=int(state.gold[seat]),
        wares=dict(zip(_WARES, state.wares[seat].tolist(), strict=True)),
        gifted=tuple(icons[:gifted]),
        revealed=tuple(icons[gifted:]),
        face_down=dict(zip(_ICONS, state.unpainted[seat].tolist(), strict=True)),
        points=PointsView(
            faith=int(scoring.faith(state, seat)),
            commerce=int(scoring.commerce(state, seat)),
            culture=int(scoring.culture(state, seat)),
            total=int(scoring.points(state, seat)),
        ),
        ended_by=tuple(name_of(end) for end in End if ended & end),
    )
