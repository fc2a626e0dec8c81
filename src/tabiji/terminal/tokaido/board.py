"""The table of Tokaido, drawn from the road of the view: stages, travelers, collections."""

from collections import Counter
from collections.abc import Iterator, Sequence

from rich.box import ASCII, SIMPLE
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tabiji.kernel.datafile import name_of
from tabiji.terminal.canvas import Canvas
from tabiji.terminal.screen import Screen
from tabiji.tokaido.components import COMPONENTS
from tabiji.tokaido.names import Kind, Panorama
from tabiji.tokaido.view import TokaidoView, TravelerView

SPACES = {
    "inn": ("⌂", "I", "bold #D9472B"),
    "shop": ("¥", "$", "#C9A24B"),
    "temple": ("π", "T", "#E2603B"),
    "encounter": ("♟", "E", "#E8B7B0"),
    "paddy": ("≡", "=", "#7BA05B"),
    "mountain": ("▲", "^", "#9AA5B1"),
    "sea": ("≈", "~", "#6F9BD8"),
    "hot_spring": ("♨", "S", "#8FD0E0"),
    "farm": ("♣", "F", "#E28A3B"),
}
"""The sign of a space, its ASCII stand-in, its colour."""

COLOURS = (
    "bold white on #7A5C99",
    "bold white on #3F8F6B",
    "bold black on #E28A3B",
    "bold white on #2F4B7C",
    "bold black on #D8D8D8",
)
NEUTRAL = "bold white on #6B6B6B"
FREE = ("·", ".")
SPOTS_FOR_FOUR = 4
"""With so many seats the second spots of double spaces are used."""

WALKED = 4
"""Rows of a stage where somebody is: stop numbers, signs, and two rows of spots."""

QUIET = 2
"""Rows of any other stage: stop numbers and signs."""

WIDEST = 7
"""Columns of a stop, where there is room."""


class Painter:
    """Draws tables of Tokaido on a screen."""

    def __init__(self, screen: Screen, names: Sequence[str]) -> None:
        self.screen = screen
        self.names = names

    def draw(self, view: TokaidoView) -> RenderableType:
        """The whole table."""
        journey = "tokaido-journey-return" if view.return_journey else "tokaido-journey"
        parts: list[RenderableType] = [Text(self.screen.say(journey), "bold")]
        parts += self._road(view)
        parts += [self._legend(), *self._meals(view), self._collections(view)]
        return Group(*parts)

    # The road

    def _road(self, view: TokaidoView) -> list[Text]:
        """The stages one under the other; those where nobody is show no spots to stand on."""
        stages = list(_stages(view))
        longest = max(len(stage) for stage in stages)
        width = min(WIDEST, self.screen.width // longest)
        lines: list[Text] = []
        for stage in stages:
            walked = any(view.road[stop].pieces for stop in stage)
            canvas = Canvas(width * longest, WALKED if walked else QUIET)
            for column, stop in enumerate(stage):
                self._stop(canvas, view, stop, column * width + width // 2)
            lines += [*canvas.lines(), Text()]
        return lines

    def _stop(self, canvas: Canvas, view: TokaidoView, stop: int, x: int) -> None:
        place = view.road[stop]
        sign, plain, style = SPACES[place.space]
        canvas.centre(x, 0, str(stop), "dim")
        canvas.centre(x, 1, plain if self.screen.plain else sign, style)
        if place.space == "inn":
            start = max(0, min(x - len(place.pieces) // 2, canvas.width - len(place.pieces)))
            for i, piece in enumerate(place.pieces):
                self._piece(canvas, view, piece, start + i, 2)
            return
        spots = 2 if place.double and len(view.travelers) >= SPOTS_FOR_FOUR else 1
        for spot in range(spots):
            if spot < len(place.pieces):
                self._piece(canvas, view, place.pieces[spot], x, 2 + spot)
            else:
                canvas.write(x, 2 + spot, FREE[self.screen.plain], "dim")

    def _piece(self, canvas: Canvas, view: TokaidoView, piece: int, x: int, y: int) -> None:
        if piece == view.neutral:
            canvas.write(x, y, self.screen.say("tokaido-neutral.letter"), NEUTRAL)
        else:
            canvas.write(x, y, str(piece + 1), COLOURS[piece])

    def _legend(self) -> Text:
        line = Text()
        for space, (sign, plain, style) in SPACES.items():
            line.append(plain if self.screen.plain else sign, style)
            name = self.screen.say(f"space-{space.replace('_', '-')}")
            line.append(f" {name}  ", "dim")
        return line

    def _meals(self, view: TokaidoView) -> Iterator[Text]:
        """What lies at the inn that is being visited, as far as this seat knows."""
        for inn in view.inns:
            if inn.open and inn.meals is not None:
                meals = ", ".join(self.screen.spell(meal) for meal in inn.meals)
                nothing = self.screen.say("tokaido-nothing")
                yield Text(self.screen.say("tokaido-meals-here", meals=meals or nothing))
            elif inn.open:
                yield Text(self.screen.say("tokaido-meals-hidden", count=inn.cards))
        if view.neutral is not None:
            yield Text(
                self.screen.say("tokaido-neutral-donated", coins=view.neutral_donated), "dim"
            )

    # The collections

    def _collections(self, view: TokaidoView) -> Table:
        """A column for each seat."""
        table = Table(box=ASCII if self.screen.plain else SIMPLE, padding=(0, 1), pad_edge=False)
        table.add_column("", style="dim", no_wrap=True)
        room = (self.screen.width - 16) // max(1, len(view.travelers)) - 3
        for traveler in view.travelers:
            heading = Text(f" {traveler.seat + 1} ", COLOURS[traveler.seat])
            marked = "bold underline" if view.actor == traveler.seat else "bold"
            heading.append(f" {self.names[traveler.seat]}", marked)
            table.add_column(heading, max_width=room)
        for row, cell in (
            ("traveler", self._traveler),
            ("points", lambda one: str(one.points)),
            ("coins", lambda one: str(one.coins)),
            ("donated", lambda one: str(one.donated)),
            ("panoramas", self._panoramas),
            ("souvenirs", self._souvenirs),
            ("springs", lambda one: " ".join(map(str, one.springs))),
            ("encounters", self._encounters),
            ("meals", lambda one: ", ".join(map(self.screen.spell, one.meals))),
            ("achievements", self._achievements),
        ):
            cells = [cell(one) for one in view.travelers]
            if any(cells):
                table.add_row(self.screen.say(f"tokaido-row-{row}"), *cells)
        return table

    def _traveler(self, one: TravelerView) -> str:
        return one.traveler or " / ".join(one.tiles)

    def _panoramas(self, one: TravelerView) -> str:
        """Each panorama's sign, and how many of its sections there are."""
        return "  ".join(
            f"{SPACES[name][self.screen.plain]}{one.panoramas[name]}/{COMPONENTS.sections[panorama]}"
            for panorama in Panorama
            for name in (name_of(panorama),)
        )

    def _souvenirs(self, one: TravelerView) -> str:
        """The souvenirs by kind: cards of different kinds form sets."""
        kinds = {souvenir.name: souvenir.kind for souvenir in COMPONENTS.souvenirs}
        groups = []
        for kind in Kind:
            held = [name for name in one.souvenirs if kinds[name] is kind]
            if held:
                label = self.screen.say(f"kind-{name_of(kind).replace('_', '-')}.short")
                groups.append(f"{label} {len(held)}")
        return "  ".join(groups)

    def _encounters(self, one: TravelerView) -> str:
        """Whom they met, and how often. These names are Japanese in every language."""
        met = Counter(name.split("_")[0].capitalize() for name in one.encounters)
        return ", ".join(name if times == 1 else f"{name} {times}" for name, times in met.items())

    def _achievements(self, one: TravelerView) -> str:
        return ", ".join(self.screen.say(f"achievement-{name}") for name in one.achievements)


def _stages(view: TokaidoView) -> Iterator[list[int]]:
    """The stops of each stage, with the inn at its end; the first begins with an inn too."""
    stage: list[int] = []
    for number, stop in enumerate(view.road):
        stage.append(number)
        if stop.space == "inn" and number > 0:
            yield stage
            stage = []
