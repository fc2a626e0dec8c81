"""Many ways for a record to be wrong: each is refused with its line and a clear word."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tabiji import Match, Record, game
from tabiji.kernel.errors import BadText
from tabiji.match import BadRecord, verify
from tabiji.match.reading import _mark, _short_mark
from tabiji.match.terms import board_digest

BOARD = board_digest(game("duo"))
COMMITMENT = "a9bee1f0c7294939b3bce626e6b63ebf3dd252b0d85423168ea2d29f81f89803"
SEED = "328f69691238df16422ba26278f3fa5a4a08602bfaf9cd3d8e4b6b39ab844c71"

RIGHT = f"""Tabiji 1
Game: duo
Rules: 1
Board: {BOARD}
Date: 2026-11-15
Options: compass=0
Seat 0: Aiko
Seat 1: Kenji (bot random)
Dice: drawn
Commitment: {COMMITMENT}
Seed: {SEED}
Seal: 0602f3d542681d46

purple1 doll2 doll3 kimono4 pottery4 fan2 kimono4 fan2 pottery3 hasty robust proficient
1. p2 m2 a3 0: pilgrim walk2 pass 1: artist to-A1 paint1 moon 0: merchant to-C7
2. p4 m1 a3 1: artist to-A4 paint2 moon mountain 0: merchant to-M2 pass 1: pilgrim walk4
    collect {{four coins}}
3. p4 m1 a1 0: artist to-A7 paint1 bamboo 1: pilgrim walk4 collect 0: merchant to-C2
4. p2 m1 a2
"""

END = """Tabiji 1
Game: duo
Position: phase=over dice=p1:0,m1:1,a1:0 garden=6,1 ending=garden,-
Points: 6 1
Places: 1 2
"""

SWAPS = [
    # The first line
    ("Tabiji 1", "", 2, "'Game: duo' found, but a record begins with 'Tabiji 1'."),
    ("Tabiji 1", "tabiji 1", 1, "'tabiji 1' found, but a record begins with 'Tabiji 1'."),
    ("Tabiji 1", "Tabiji one", 1, "'Tabiji one' found, but a record begins with 'Tabiji 1'."),
    (
        "Tabiji 1",
        "Tabiji 2",
        1,
        "This record has format 2, newer than format 1 which this program reads.",
    ),
    ("Tabiji 1", "Tabiji 0", 1, "There is no format 0; records have format 1."),
    ("Tabiji 1", f"Tabiji {'1' * 5000}", 1, "but a record begins with 'Tabiji 1'."),
    # Headers in general
    ("Game: duo", "Game duo", 2, "'Game duo' is not a header; one looks like 'Game: duo'."),
    ("Game: duo", "Game:duo", 2, "'Game:duo' is not a header"),
    ("Game: duo", "Game: duo\nGame: duo", 3, "Game was said before, in line 2."),
    (
        "Options:",
        "Optoins:",
        6,
        "There is no header 'Optoins'. Is 'Options' meant? There are: Game, Rules",
    ),
    ("Options:", "Weather:", 6, "There is no header 'Weather'. There are: Game, Rules"),
    (
        "\n\npurple1",
        "\npurple1",
        13,
        "is not a header; one looks like 'Game: duo'. An empty line ends the headers.",
    ),
    # Game, rules, board
    ("Game: duo\n", "", 1, "The record does not say of which game; 'Game: duo' is expected."),
    ("Game: duo", "Game: chess", 2, "Game is 'chess', but the games are duo"),
    ("Game: duo", "Game:", 2, "Game is '', but the games are duo"),
    (
        "Rules: 1",
        "Rules: 2",
        3,
        "Rules is '2', but this program plays version 1 of the rules of duo.",
    ),
    ("Rules: 1", "Rules: new", 3, "Rules is 'new', but this program plays version 1"),
    (
        BOARD,
        "0123456789abcdef",
        4,
        f"Board is '0123456789abcdef', but the duo board here is {BOARD}: the record was played with other board data.",
    ),
    # Date
    (
        "2026-11-15",
        "15.11.2026",
        5,
        "Date is '15.11.2026', but a date like 2026-11-15 is expected.",
    ),
    (
        "2026-11-15",
        "2026-02-30",
        5,
        "Date is '2026-02-30', but a date like 2026-11-15 is expected.",
    ),
    ("2026-11-15", "20261115", 5, "Date is '20261115', but a date like 2026-11-15 is expected."),
    # Options
    ("compass=0", "compass", 6, "'compass' is not an option; one looks like 'compass=0'."),
    ("compass=0", "compass=", 6, "'compass=' is not an option"),
    ("compass=0", "compass=0 compass=1", 6, "compass is said twice."),
    ("compass=0", "compass=1,,2", 6, "'1,,2' cannot be read as the value of compass."),
    ("compass=0", "compass=[1", 6, "'[1' cannot be read as the value of compass."),
    ("compass=0", "compass=2", 6, "compass must be seat 0, seat 1 or left to chance, not 2."),
    ("compass=0", "compass=left", 6, "not 'left'."),
    ("compass=0", "colour=3", 6, "duo has no option 'colour'; it has: compass, purple."),
    # Position
    (
        "Options: compass=0",
        "Position: P0@moon",
        6,
        "'P0@moon' cannot be read in a position of Tokaido Duo",
    ),
    ("Options: compass=0", "Position: coins=10,0", 6, "10 coins become a gold slab at once"),
    # Seats
    (
        "Seat 1:",
        "Seat 2:",
        8,
        "Seat 2 is 'Kenji (bot random)', but this game has the seats 0 to 1.",
    ),
    ("Seat 1:", f"Seat {'9' * 5000}:", 8, "is not a header; one looks like 'Game: duo'."),
    ("Seat 1:", "Seat ²:", 8, "is not a header; one looks like 'Game: duo'."),
    ("Seat 1:", "Seat 01:", 8, "seats are counted 0, 1, 2 and so on, without leading zeros."),
    ("Seat 1:", "Seat 0:", 8, "Seat 0 was said before, in line 7."),
    ("Seat 1:", "Seat:", 8, "There is no header 'Seat'. Is 'Seat 0' meant?"),
    ("(bot random)", "(bot Big Bot)", 8, "A bot is named with small letters, digits"),
    ("Aiko", "Ai  ko", 7, "A name is one line with single spaces inside"),
    ("Aiko", "Ai\x07ko", 7, "A name has no control characters"),
    # Dice
    ("Dice: drawn", "Dice: loaded", 9, "Dice is 'loaded', but dice are 'drawn' or 'by hand'."),
    ("Dice: drawn", "Dice: by hand", 10, "but dice that are supplied by hand have none."),
    (
        f"Commitment: {COMMITMENT}\nSeed: {SEED}\n",
        "",
        9,
        "Dice is 'drawn', but dice that are drawn need a Commitment or a Seed.",
    ),
    (COMMITMENT, COMMITMENT[1:], 10, "64 hex digits (0-9, a-f) are expected."),
    (COMMITMENT, COMMITMENT.upper(), 10, "64 hex digits (0-9, a-f) are expected."),
    (SEED, "spring", 11, "Seed is 'spring', but 64 hex digits (0-9, a-f) are expected."),
    (
        "Seed:",
        "Salt: two  words\nSeed:",
        11,
        "Salt is 'two  words', but one line with single spaces inside is expected.",
    ),
    (
        "Seed:",
        "Given: none\nSeed:",
        11,
        "the number of actions before the first drawn dice is expected.",
    ),
    (
        "Seed:",
        "Given: 0\nSeed:",
        11,
        "the number of actions before the first drawn dice is expected.",
    ),
    ("Seed:", "Given: 500\nSeed:", 11, "Given is '500', but the record has only 53 actions."),
    (
        "Seal: 0602f3d542681d46",
        "Seal: wax",
        12,
        "Seal is 'wax', but 16 hex digits (0-9, a-f) are expected.",
    ),
    # Results of a game that has none
    (
        "\n\npurple1",
        "\nPoints: 3 4\n\npurple1",
        13,
        "Points is '3 4', but the game is not over, so nothing is final.",
    ),
    (
        "\n\npurple1",
        "\nPlaces: 1 2\n\npurple1",
        13,
        "Places is '1 2', but the game is not over, so nothing is final.",
    ),
    # Words
    ("walk2", "fly2", 15, "'fly2' is not an action of Tokaido Duo; actions look like 'pilgrim'"),
    ("walk2", "Walk2", 15, "'Walk2' is not an action of Tokaido Duo"),
    ("walk2", "walk2,", 15, "'walk2,' is not an action of Tokaido Duo"),
    ("4. p2", "4. Tabiji", 19, "'Tabiji' is not an action of Tokaido Duo"),
    # Illegal actions
    ("purple1", "compass1", 14, "Action 1, 'compass1' is not legal now. Legal: purple0 purple1."),
    (
        "doll3",
        "doll2",
        14,
        "Action 3, 'doll2' is not legal now. Legal: kimono4 pottery4 pottery3 doll3 fan2.",
    ),
    ("a3 0: pilgrim", "0: pilgrim", 15, "Action 15, 'pilgrim' is not legal now. Legal: a1 a2 a3."),
    ("walk2", "walk3", 15, "Action 17, 'walk3' is not legal now. Legal: walk2."),
    ("walk2 pass", "walk2 pray", 15, "Action 18, 'pray' is not legal now. Legal: stroll pass."),
    ("collect {", "pass pass {", 17, "'pass' is not legal now. Legal: p1 p2 p3 p4."),
    ("to-C2", "to-C9", 18, "'to-C9' is not an action of Tokaido Duo"),
    ("4. p2 m1 a2", "4. p2 a2 m1", 19, "'a2' is not legal now. Legal: m1 m2 m3."),
    # Numbers and seats for people
    ("2. p4", "3. p4", 16, "'3.' found, but this is turn 2."),
    (
        "0: merchant to-C7",
        "2. merchant to-C7",
        15,
        "'2.' found, but no turn begins with 'merchant'.",
    ),
    ("0: pilgrim", "1: pilgrim", 15, "'1:' found, but seat 0 decides 'pilgrim'."),
    ("m2 a3", "0: m2 a3", 15, "'0:' found, but chance decides 'm2'."),
    ("4. p2 m1 a2", "4. p2 m1 a2 5.", 19, "'5.' stands before nothing."),
    # Comments
    ("{four coins}", "{four coins", 17, "A comment begins here and has no end; '}' is expected."),
    ("{four coins}", "four coins}", 17, "'four' is not an action of Tokaido Duo"),
    ("{four coins}", "}", 17, "'}' found, but no comment is open."),
    ("{four coins}", "{four\n{coins}", 18, "'{' found inside the comment that began in line 17."),
    ("{four coins}", "{four coins\nTabiji 1\n}", 17, "A comment begins here and has no end"),
    # Two records where one is expected
    (
        "4. p2 m1 a2",
        "\nTabiji 1\nGame: duo",
        20,
        "'Tabiji 1' begins another record, but one was expected.",
    ),
]

ENDS = [
    ("6 1", "6", 4, "Points is '6', but 2 whole numbers are expected, one for each seat."),
    ("6 1", "6 1 1", 4, "2 whole numbers are expected, one for each seat."),
    ("6 1", "six 1", 4, "2 whole numbers are expected, one for each seat."),
    ("1 2", "1st 2nd", 5, "Places is '1st 2nd', but 2 whole numbers are expected"),
    (
        "Points",
        "Dice: by hand\nSalt: x\nPoints",
        5,
        "Salt is 'x', but dice that are supplied by hand have none.",
    ),
    (
        "Points",
        "Dice: by hand\nGiven: 3\nPoints",
        5,
        "Given is '3', but dice that are supplied by hand have none.",
    ),
    ("1 2\n", "1 2\n\npass", 7, "Action 1, 'pass' cannot be played: the game is over."),
]


def test_the_records_that_are_broken_below_are_right() -> None:
    assert str(Record.read(RIGHT)) == RIGHT
    assert verify(RIGHT).ok
    assert verify(RIGHT).dice == "checked"
    assert verify(END).ok
    assert verify(END).over


@pytest.mark.parametrize(
    ("right", "old", "new", "line", "text"),
    [(RIGHT, *swap) for swap in SWAPS] + [(END, *swap) for swap in ENDS],
    ids=[f"{old} > {new}"[:60] for old, new, *_ in SWAPS + ENDS],
)
def test_a_broken_record_says_what_and_where(
    right: str, old: str, new: str, line: int, text: str
) -> None:
    assert right.count(old) >= 1
    broken = right.replace(old, new, 1)
    with pytest.raises(BadRecord) as caught:
        Record.read(broken)
    assert text in caught.value.text
    assert caught.value.line == line
    assert str(caught.value) == f"Line {line}: {caught.value.text}"
    assert verify(broken).problems == (str(caught.value),)


def test_there_are_at_least_fifty() -> None:
    assert len({(old, new) for old, new, *_ in SWAPS + ENDS}) >= 50


@pytest.mark.parametrize("text", ["", "\n\n", "Tabiji", "\ufeff"])
def test_nothing_is_not_a_record(text: str) -> None:
    with pytest.raises(BadRecord, match="a record begins with 'Tabiji 1'"):
        Record.read(text)


@pytest.mark.parametrize("header", ["Game: duo", "Seat 0:", "Salt:"])
def test_a_line_of_spaces_is_read_in_the_time_of_its_length(header: str) -> None:
    """Two million of them would take hours if each were looked at again for every other."""
    with pytest.raises(BadRecord):
        Record.read(f"Tabiji 1\n{header}{' ' * 2_000_000}\x00\n")


def test_lines_are_counted_in_the_file_with_all_its_empty_lines() -> None:
    with pytest.raises(BadRecord, match=r"^Line 5: Game is 'go'"):
        Record.read("\n\r\n\nTabiji 1\r\nGame: go\n")


PIECES = [
    *RIGHT.split(),
    *RIGHT.splitlines(),
    *END.splitlines(),
    "{",
    "}",
    "1:",
    "2.",
    "-",
    "=",
    ",",
    "[",
    "[[",
    '"',
]
PIECES += [
    "Tabiji 1",
    "Options: compass=[1,{}]",
    "Options: purple={}",
    "Position: coins=99999,1",
    "\x00",
    "é",
    "\u2028",
]


@settings(max_examples=300)
@given(st.sampled_from([RIGHT, END]), st.data())
def test_whatever_is_done_to_a_record_it_is_read_or_refused_with_a_line(
    text: str, data: st.DataObject
) -> None:
    for _ in range(data.draw(st.integers(1, 3))):
        start = data.draw(st.integers(0, len(text)))
        end = min(len(text), start + data.draw(st.sampled_from([0, 0, 1, 5, 30])))
        piece = data.draw(st.sampled_from(PIECES) | st.text(max_size=4))
        gap = data.draw(st.sampled_from(["", " ", "\n"]))
        text = text[:start] + gap + piece + gap + text[end:]
    found = read_or_error(text)
    if isinstance(found, BadRecord):
        assert 1 <= found.line <= len(text.splitlines()) + 1
        assert str(found).endswith(".")
    else:
        assert Record.read(str(found)) == found
    verify(text)


def read_or_error(text: str) -> Record | BadRecord:
    try:
        return Record.read(text)
    except BadRecord as error:
        return error


def test_an_option_nested_without_end_is_refused() -> None:
    text = RIGHT.replace("compass=0", "compass=" + "[" * 100_000)
    with pytest.raises(BadRecord, match="cannot be read as the value of compass"):
        Record.read(text)


def test_long_words_are_not_remembered() -> None:
    """Anybody can send a record of a thousand words of a hundred thousand letters each."""
    known = _short_mark.cache_info().currsize
    for number in range(5):
        with pytest.raises(BadRecord):
            Record.read(RIGHT.replace("1. p2", f"{number}{'x' * 100_000} p2"))
    assert _short_mark.cache_info().currsize - known < 100
    assert _mark(f"1{'0' * 9}.") is None
    assert _mark("999999999:") == (":", 999_999_999)


@pytest.mark.parametrize("game", ["duo", "tokaido"])
def test_a_position_longer_than_any_is_refused(game: str) -> None:
    with pytest.raises(BadText, match="longer than 10000 characters"):
        Match(game, position=" " * 10_001)
    with pytest.raises(BadRecord, match="longer than 10000 characters"):
        Record.read(f"Tabiji 1\nGame: {game}\nPosition: x{'-' * 10_000}\n")
