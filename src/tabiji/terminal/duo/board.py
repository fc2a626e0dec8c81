"""The table of Tokaido Duo, drawn from the board file: island, dice, both players' boards.

Where things are is the business of `layout`; here is what they look like.
"""

from collections.abc import Sequence

from rich.box import ASCII, ROUNDED, Box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from tabiji.duo.board import BOARD, Board
from tabiji.duo.view import DuoView, PlayerView
from tabiji.kernel.datafile import name_of
from tabiji.terminal.canvas import Canvas
from tabiji.terminal.duo.layout import Layout
from tabiji.terminal.screen import Screen

COLOURS = {"purple": "bold white on #7A5C99", "green": "bold white on #3F8F6B"}
INKS = {"purple": "#B497D6", "green": "#5FBF95"}
ROAD = "#E28A3B"
MARKS = (("[", "]"), ("(", ")"))
"""Around the letters of a player's characters, by seat."""

STATIONS = {
    "town": ("", ""),
    "temple": ("π", "T"),
    "garden": ("♣", "G"),
    "seashore": ("≈", "~"),
    "hot_spring": ("♨", "S"),
}
STATION_STYLES = {
    "town": f"bold {ROAD}",
    "temple": "#D9472B",
    "garden": "#7BA05B",
    "seashore": "#6F9BD8",
    "hot_spring": "#E8B7B0",
}
ICONS = {
    "moon": ("☾", "("),
    "waterfall": ("⌇", "|"),
    "mountain": ("▲", "^"),
    "bamboo": ("‖", "#"),
}
FACE_DOWN = ("▫", ".")
GIFTED = ("·", "-")
ROAD_DOT = ("·", ".")
AREA_ROWS = 3
"""An area's number and sign, its name, and who is there."""


class Painter:
    """Draws tables of Tokaido Duo on a screen."""

    def __init__(self, screen: Screen, names: Sequence[str], board: Board = BOARD) -> None:
        self.screen = screen
        self.names = names
        self.board = board
        self.layout = Layout(board, screen.width)

    def draw(self, view: DuoView) -> RenderableType:
        """The whole table."""
        parts: list[RenderableType] = [*self._island(view), Text(), self._legend()]
        parts.append(self._middle(view))
        if view.players:
            panels = [self._player(view, player) for player in view.players]
            parts.append(Columns(panels, expand=False, padding=(0, 1)))
        return Group(*parts)

    def sign(self, pair: tuple[str, str]) -> str:
        """The sign, or its ASCII stand-in."""
        return pair[1] if self.screen.plain else pair[0]

    # The island

    def _island(self, view: DuoView) -> list[Text]:
        canvas = Canvas(self.layout.width, self.layout.height)
        for station, kind in enumerate(self.board.stations):
            self._station(canvas, view, station, name_of(kind))
        for station in range(len(self.board.stations)):
            self._visitors(canvas, view, station)
        for town in range(self.board.coastal_towns, self.board.towns):
            x, y = self.layout.towns[town]
            label = f"{self.board.town_names[town]}:{self.board.town_wares[town]}"
            canvas.centre(x, y, label, f"bold {ROAD}")
            self._men(canvas, x, y + 1, self._merchants(view, self.board.town_names[town]), True)
        for area in range(self.board.areas):
            icon = name_of(self.board.icons[area])
            name = self.screen.say(f"icon-{icon}")
            x, y = canvas.room_near(*self.layout.areas[area], len(name), AREA_ROWS)
            canvas.centre(x, y - 1, f"A{area} {self.sign(ICONS[icon])}", "bold dim")
            canvas.centre(x, y, name, "dim")
            self._men(canvas, x, y + 1, self._artists(view, area), True)
        for a, b in self.board.routes:
            dot = self.sign(ROAD_DOT)
            canvas.dots(self.layout.towns[a], self.layout.towns[b], dot, ROAD)
        return canvas.lines()

    def _station(self, canvas: Canvas, view: DuoView, station: int, kind: str) -> None:
        x, y = self.layout.stations[station]
        label = self.sign(STATIONS[kind]) or self.board.station_name(station)
        canvas.centre(x, y, label, STATION_STYLES[kind])
        if kind == "town":
            canvas.centre(x, y + self.layout.outward(station), self._boutique(view, station), ROAD)

    def _visitors(self, canvas: Canvas, view: DuoView, station: int) -> None:
        """Who stands at a station: outside the coast, farther out where a boutique's name is."""
        x, y = self.layout.stations[station]
        away = self.layout.outward(station)
        men = self._pilgrims(view, station)
        if station in self.board.town_station:
            men += self._merchants(view, self.board.station_name(station))
        if not away:
            left = x < self.layout.width // 2
            self._men(canvas, x + 2 if left else x - 1 - 4 * len(men), y, men, False)
        elif men:
            free = canvas.is_empty(x, y + away, 4 * len(men) + 1, 1)
            self._men(canvas, x, y + away * (1 if free else 2), men, True)

    def _boutique(self, view: DuoView, station: int) -> str:
        name = self.board.station_name(station)
        token = next((token for token in view.boutiques if token.town == name), None)
        if token is None:
            return ""
        return self.screen.spell(f"{self.screen.say(f'ware-{token.ware}')} {token.price}")

    def _men(
        self, canvas: Canvas, x: int, y: int, men: list[tuple[str, str]], centred: bool
    ) -> None:
        width = 4 * len(men) - 1
        start = x - (width - 1) // 2 if centred else x
        start = max(0, min(start, canvas.width - width))
        for i, (man, colour) in enumerate(men):
            canvas.write(start + 4 * i, y, man, COLOURS[colour])

    def _pilgrims(self, view: DuoView, station: int) -> list[tuple[str, str]]:
        return [self._man(p, "pilgrim") for p in view.players if p.pilgrim == station]

    def _merchants(self, view: DuoView, town: str) -> list[tuple[str, str]]:
        return [self._man(p, "merchant") for p in view.players if p.merchant == town]

    def _artists(self, view: DuoView, area: int) -> list[tuple[str, str]]:
        return [self._man(p, "artist") for p in view.players if p.artist == area]

    def _man(self, player: PlayerView, character: str) -> tuple[str, str]:
        return self._mark(player.seat, character), player.colour

    def _mark(self, seat: int, character: str) -> str:
        """A character's letter, between the player's own brackets: colour is not for everyone."""
        left, right = MARKS[seat]
        return left + self.screen.say(f"character-{character}.letter") + right

    def _legend(self) -> Text:
        line = Text()
        for kind, signs in STATIONS.items():
            if kind != "town":
                name = self.screen.say(f"station-{kind.replace('_', '-')}")
                line.append(self.sign(signs), STATION_STYLES[kind])
                line.append(f" {name}  ", "dim")
        for character in ("pilgrim", "merchant", "artist"):
            letter = self.screen.say(f"character-{character}.letter")
            line.append(f" {letter}", "bold")
            line.append(f" {self.screen.say(f'character-{character}')}", "dim")
        return line

    # Dice and tiles

    def _middle(self, view: DuoView) -> Text:
        line = Text(self.screen.say("duo-turn", turns=view.turns), "bold")
        line.append(f"   {self.screen.say('duo-dice')} ", "dim")
        for die in view.dice:
            number = str(die.number or "?")
            taken = die.taker is not None
            line.append(self.screen.say(f"character-{die.character}") + " ")
            line.append(f"[{number}]", "dim" if taken else "bold")
            line.append(f" {self.names[die.taker]}" if die.taker is not None else "", "dim")
            line.append("  ")
        free = [self.screen.say(f"wave-{wave.side}") for wave in view.waves if wave.holder is None]
        if view.spring is None and view.waves:
            free.append(self.screen.say("duo-spring"))
        line.append(f"\n{self.screen.say('duo-on-board')} ", "dim")
        line.append(", ".join(free) or self.screen.say("duo-nothing"))
        return line

    # A player's boards

    def _player(self, view: DuoView, player: PlayerView) -> Panel:
        title = self.screen.say(
            "duo-player",
            name=self.names[player.seat],
            colour=f"colour-{player.colour}",
            points=player.points.total,
        )
        body = Text()
        for character, line in (
            ("pilgrim", self._pilgrim_board(player)),
            ("merchant", self._merchant_board(player)),
            ("artist", self._artist_board(player)),
        ):
            body.append(self._mark(player.seat, character), COLOURS[player.colour])
            body.append(f" {line}\n")
        body.append(self._wares(player) + "\n")
        body.append(self._paintings(player))
        body.append("\n" + self._held(view, player), INKS[player.colour])
        actor = view.actor == player.seat
        return Panel(
            body,
            title=Text(title),
            width=self.screen.width // 2 - 1,
            border_style=INKS[player.colour] if actor else "dim",
            box=_box(self.screen.plain),
        )

    def _pilgrim_board(self, player: PlayerView) -> str:
        return self.screen.say(
            "duo-pilgrim-board",
            temple=player.temple,
            temples=self.board.temple_slots,
            garden=player.garden,
            gardens=self.board.garden_slots,
            points=player.points.faith,
        )

    def _merchant_board(self, player: PlayerView) -> str:
        return self.screen.say(
            "duo-merchant-board",
            coins=player.coins,
            gold=player.gold,
            slabs=self.board.slabs,
            points=player.points.commerce,
        )

    def _artist_board(self, player: PlayerView) -> str:
        return self.screen.say(
            "duo-artist-board",
            gifted=len(player.gifted),
            paintings=self.board.paintings,
            points=player.points.culture,
        )

    def _wares(self, player: PlayerView) -> str:
        held = [
            self.screen.say("duo-ware-count", ware=f"ware-{ware}", count=count)
            for ware, count in player.wares.items()
            if count
        ]
        return ", ".join(held) or f"{self.screen.say('duo-wares')} {self.screen.say('duo-nothing')}"

    def _paintings(self, player: PlayerView) -> Text:
        line = Text(f"{self.screen.say('duo-paintings')} ", "dim")
        line.append(self.sign(GIFTED) * len(player.gifted), "dim")
        for icon in player.revealed:
            line.append(f" {self.sign(ICONS[icon])}", "bold")
        if player.revealed:
            line.append(f" ({self.screen.say(f'icon-{player.revealed[0]}')})")
        hidden = self.board.paintings - len(player.gifted) - len(player.revealed)
        line.append(f" {self.sign(FACE_DOWN) * hidden}", "dim")
        return line

    def _held(self, view: DuoView, player: PlayerView) -> str:
        held = [self.screen.say(f"wave-{w.side}") for w in view.waves if w.holder == player.seat]
        if view.spring == player.seat:
            held.append(self.screen.say("duo-spring"))
        return ", ".join(held)


def _box(plain: bool) -> Box:
    return ASCII if plain else ROUNDED
