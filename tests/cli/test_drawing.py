"""The drawn tables: everybody is on them, everything fits, whatever the board and the width."""

import io
import re
from collections import Counter
from pathlib import Path

import pytest
from rich.console import Console, RenderableType

import tabiji
from tabiji.duo.board import PRINTED, load
from tabiji.kernel.rng import below
from tabiji.kernel.table import Table
from tabiji.locale.catalogues import catalogue, languages
from tabiji.match import Match
from tabiji.terminal.canvas import Canvas
from tabiji.terminal.duo.layout import Layout
from tabiji.terminal.painters import painter
from tabiji.terminal.plain import ascii_only
from tabiji.terminal.screen import Screen

BOARDS = [PRINTED, *sorted((Path(__file__).parent.parent / "duo" / "boards").glob("*.toml"))]
NAMES = ["Aiko", "Kenji", "Mariko", "Noboru", "Sae"]


def _screen(language: str = "en", width: int = 100, plain: bool = False) -> Screen:
    file = io.TextIOWrapper(io.BytesIO(), encoding="utf-8")
    console = Console(file=file, width=width, force_terminal=True, color_system=None)
    return Screen(catalogue(language), plain=plain, console=console)


def _drawing(screen: Screen, thing: RenderableType) -> str:
    with screen.console.capture() as capture:
        screen.console.print(thing)
    return re.sub(r"\x1b\[[0-9;]*m", "", capture.get())


def _tables(game: str, count: int, **options: int) -> list[Table]:
    """A table after every thirty steps of a random game."""
    table = tabiji.game(game).table(3, **options)
    found = []
    for step in range(30 * count):
        table.deal()
        if table.over:
            break
        codes = table.codes()
        if step % 30 == 0:
            found.append(table.copy())
        table.play(codes[below(table.rng, len(codes))])
    return found


@pytest.mark.parametrize("width", [80, 100])
@pytest.mark.parametrize("language", languages())
def test_every_character_stands_once_on_the_island(language: str, width: int) -> None:
    screen = _screen(language, width)
    game = tabiji.game("duo")
    artist = painter(game, screen, NAMES)
    assert artist is not None
    for table in _tables("duo", 6):
        drawing = _drawing(screen, artist.draw(table.view()))
        island = drawing.split(screen.say("station-temple") + "  ")[0]
        marks = Counter(re.findall(r"[\[(][PMA][\])]", island))
        assert marks == Counter(["[P]", "[M]", "[A]", "(P)", "(M)", "(A)"]), drawing
        assert max(map(len, drawing.splitlines())) <= width


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("width", [80, 100])
def test_every_traveler_stands_once_on_the_road(seats: int, width: int) -> None:
    screen = _screen("es", width)
    artist = painter(tabiji.game("tokaido"), screen, NAMES)
    assert artist is not None
    for table in _tables("tokaido", 4, seats=seats)[1:]:
        view = table.view(0)
        drawing = _drawing(screen, artist.draw(view))
        assert max(map(len, drawing.splitlines())) <= width
        rows = drawing.split("⌂ posada")[0].splitlines()
        standing = [row for row in rows if not re.search("[⌂π≈]", row)]
        for piece in range(seats):
            where = view.travelers[piece].stop
            assert any(str(piece + 1) in row for row in standing), (piece, where, drawing)


@pytest.mark.parametrize("game", tabiji.games())
def test_plain_drawings_are_plain_ascii(game: str) -> None:
    screen = _screen("fr", plain=True)
    artist = painter(tabiji.game(game), screen, NAMES)
    assert artist is not None
    for table in _tables(game, 3):
        assert _drawing(screen, artist.draw(table.view(0))).isascii()


@pytest.mark.parametrize("game", tabiji.games())
def test_a_table_can_be_drawn_before_anybody_sits_at_it(game: str) -> None:
    screen = _screen()
    artist = painter(tabiji.game(game), screen, NAMES)
    assert artist is not None
    match = Match(game, 2, dice="by hand")
    assert _drawing(screen, artist.draw(match.view()))


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.stem)
@pytest.mark.parametrize("width", [60, 80, 100])
def test_every_place_of_a_board_has_its_own_place_on_the_canvas(board: Path, width: int) -> None:
    layout = Layout(load(board), width)
    assert len(set(layout.stations)) == len(layout.stations)
    assert len(set(layout.towns)) == len(layout.towns)
    for x, y in (*layout.stations, *layout.towns, *layout.areas):
        assert 0 <= x < layout.width
        assert 0 <= y < layout.height


def test_what_is_written_outside_a_canvas_is_clipped() -> None:
    canvas = Canvas(4, 1)
    canvas.write(2, 0, "abc")
    canvas.write(0, 5, "no")
    assert canvas.lines()[0].plain == "  ab"


def test_letters_lose_their_accents_and_signs_are_spelled_out() -> None:
    assert ascii_only("Œuvre « été » → 3 ± 1…") == 'OEuvre " ete " -> 3 +- 1...'
