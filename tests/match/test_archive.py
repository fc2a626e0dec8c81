"""Many records in one file, one at a time."""

import gzip
import io
import itertools
import tracemalloc
from collections.abc import Iterator
from pathlib import Path

import pytest

from tabiji import Match, Record
from tabiji.match import Archive, BadRecord, Page, pages, records, simulate, verify_archive
from tabiji.match import archive as archive_module
from tabiji.match.compiled.entries import compiled_replay
from tests.contract import Case
from tests.match import each_case, whole_game


def short_games(count: int) -> list[Record]:
    return [Match("duo", seed=number).record() for number in range(count)]


@pytest.mark.parametrize("name", ["games.tabiji", "games.tabiji.gz"])
def test_what_is_written_is_read_in_order(tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    games = short_games(20)
    with Archive(path) as archive:
        for record in games[:10]:
            archive.add(record)
    with Archive(path) as archive:  # one more goes behind what is there
        for record in games[10:]:
            archive.add(str(record))
    assert archive.count == 10
    assert list(records(path)) == games
    assert [page.number for page in pages(str(path))] == list(range(1, 21))
    with Archive(path, afresh=True) as archive:
        archive.add(games[0])
    assert list(records(path)) == games[:1]


def test_a_last_line_without_an_end_does_not_swallow_the_next_game(tmp_path: Path) -> None:
    path = tmp_path / "games.tabiji"
    games = short_games(2)
    path.write_text(str(games[0]).rstrip())
    with Archive(path) as archive:
        archive.add(games[1])
    assert list(records(path)) == games


def test_a_compressed_archive_is_compressed(tmp_path: Path) -> None:
    path = tmp_path / "games.gz"
    with Archive(path) as archive:
        archive.add(short_games(1)[0])
    assert gzip.decompress(path.read_bytes()).startswith(b"Tabiji 1\n")


def test_an_open_stream_serves_as_well() -> None:
    stream = io.StringIO()
    with Archive(stream) as archive:
        for record in short_games(3):
            archive.add(record)
    stream.seek(0)
    assert list(records(stream)) == short_games(3)


@each_case
def test_an_archive_of_whole_games_reads_back(case: Case, tmp_path: Path) -> None:
    games = [whole_game(case, number) for number in range(16)]
    with Archive(tmp_path / "a") as archive:
        for record in games:
            archive.add(record)
    assert list(records(tmp_path / "a", compiled_replay)) == games


def test_a_broken_game_in_the_middle_is_no_obstacle() -> None:
    games = short_games(5)
    texts = [str(record) for record in games]
    texts[1] = texts[1].replace("Dice: drawn", "Dice: cast")
    texts[3] = texts[3].replace("compass", "{compass")
    found = list(records("\n".join(texts).splitlines(keepends=True)))
    assert [found[0], found[2], found[4]] == [games[0], games[2], games[4]]
    error = found[1]
    assert isinstance(error, BadRecord)
    first = list(pages("\n".join(texts).splitlines()))[1].line
    assert str(error) == f"Line {first + 4}: Dice is 'cast', but dice are 'drawn' or 'by hand'."
    assert isinstance(found[3], BadRecord)
    assert "A comment begins here" in str(found[3])


def test_text_before_the_first_game_is_reported_as_such() -> None:
    found = list(pages(["Dear diary\n", "\n", "Tabiji 1\n", "Game: duo\n"]))
    assert found == [Page(1, 1, "Dear diary\n\n"), Page(2, 3, "Tabiji 1\nGame: duo\n")]
    with pytest.raises(BadRecord, match=r"Line 1: 'Dear diary' found"):
        found[0].read()


def test_an_empty_file_is_an_empty_archive(tmp_path: Path) -> None:
    (tmp_path / "empty").write_text("\n \n")
    assert list(records(tmp_path / "empty")) == []
    assert list(verify_archive(tmp_path / "empty")) == []


def test_bytes_that_are_no_text_spoil_only_their_own_game(tmp_path: Path) -> None:
    games = [str(record).encode() for record in short_games(3)]
    (tmp_path / "a").write_bytes(
        b"\n".join([games[0], games[1].replace(b"drawn", b"dr\xffwn"), games[2]])
    )
    found = list(records(tmp_path / "a"))
    assert [type(one) for one in found] == [Record, BadRecord, Record]
    assert "not UTF-8" in str(found[1])


def test_a_compressed_file_that_breaks_off_says_where(tmp_path: Path) -> None:
    path = tmp_path / "a.gz"
    with Archive(path) as archive:
        for record in simulate("duo", 4):
            archive.add(record)
    path.write_bytes(path.read_bytes()[:-200])
    with pytest.raises(BadRecord, match="The compressed file is broken here"):
        list(records(path))
    path.write_bytes(b"Tabiji 1\n")
    with pytest.raises(BadRecord, match="Line 1: The compressed file is broken here"):
        list(records(path))


def test_thousands_of_games_take_no_more_room_than_one() -> None:
    """An endless stream of lines is read as it comes."""
    text = str(whole_game_text())
    lines = text.splitlines(keepends=True)
    asked = 0

    def stream(count: int) -> Iterator[str]:
        nonlocal asked
        for _ in range(count):
            asked += 1
            yield from lines
            yield "\n"

    first = next(iter(records(stream(10**9), compiled_replay)))
    assert isinstance(first, Record)
    assert asked <= 2
    peaks = []
    for count in (50, 3000):
        tracemalloc.start()
        reader = itertools.islice(records(stream(count), compiled_replay), count)
        assert sum(isinstance(record, Record) for record in reader) == count
        peaks.append(tracemalloc.get_traced_memory()[1])
        tracemalloc.stop()
    assert peaks[1] < 2 * peaks[0] + 1_000_000


def whole_game_text() -> Record:
    match = Match("duo", seed=1)
    for _ in range(12):
        match.play(match.legal()[0])
    return match.record(reveal=True)


@pytest.mark.parametrize("begins", ["", "x", "Tabiji 1\n  "])
@pytest.mark.parametrize("goes_on", [" ", "\n"], ids=["in a line", "in lines"])
def test_a_small_file_that_unpacks_to_very_much_ends_with_a_word(
    begins: str, goes_on: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(archive_module, "LONGEST_RECORD", 100_000)
    path = tmp_path / "bomb.tabiji.gz"
    with gzip.open(path, "wt") as file:
        file.write(begins)
        for _ in range(20):
            file.write(goes_on * 1_000_000)
    assert path.stat().st_size < 100_000
    tracemalloc.start()
    with pytest.raises(BadRecord, match="A record has at most 100,000 characters"):
        list(pages(path))
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert most < 3_000_000
