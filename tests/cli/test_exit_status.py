"""With which status every command leaves: 0, 1 for what is false or impossible, 2, 130."""

import gzip
import io
import json
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from tabiji.cli import main, run
from tabiji.duo.board import PRINTED
from tests.cli.command import begun_game, finished_game, tabiji

BROKEN = "Tabiji 1\nGame: duo\n\nwalk99\n"


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished game, which no test changes."""
    return finished_game(tmp_path_factory.mktemp("records"), "tokaido")  # the shorter one


@pytest.fixture
def broken(tmp_path: Path) -> Path:
    path = tmp_path / "broken.tabiji"
    path.write_text(BROKEN, encoding="utf-8")
    return path


@pytest.fixture
def false(game: Path, tmp_path: Path) -> Path:
    """A game that claims other points than it brought."""
    text = game.read_text(encoding="utf-8")
    points = next(line for line in text.splitlines() if line.startswith("Points:"))
    path = tmp_path / "false.tabiji"
    path.write_text(text.replace(points, "Points: 1 2"), encoding="utf-8")
    return path


@pytest.mark.parametrize("more", [(), ("--json",)], ids=["people", "programs"])
def test_verify_says_by_its_status_whether_all_is_in_order(
    game: Path, false: Path, broken: Path, more: tuple[str, ...]
) -> None:
    def status(*files: Path) -> int:
        return tabiji("verify", *map(str, files), "--jobs", "1", *more).status

    assert status(game) == 0
    assert status(game, game) == 0
    for bad in (false, broken):
        assert status(bad) == 1
        assert status(bad, game) == 1  # wherever it stands among good ones
        assert status(game, bad) == 1


def test_an_archive_with_one_bad_game_among_good_ones_is_not_in_order(
    game: Path, false: Path, tmp_path: Path
) -> None:
    good, bad = game.read_text(encoding="utf-8"), false.read_text(encoding="utf-8")
    for number, texts in enumerate([(bad, good, good), (good, bad, good), (good, good, bad)]):
        path = tmp_path / f"{number}.tabiji"
        path.write_text("\n".join(texts), encoding="utf-8")
        printed = tabiji("verify", str(path), "--jobs", "1", "--json")
        data = json.loads(printed.out)
        assert (printed.status, data["ok"], data["games"]) == (1, False, 3)
        assert [not one["problems"] for one in data["verdicts"]].index(False) == number


def test_a_game_whose_dice_cannot_be_proved_is_in_order_and_told(tmp_path: Path) -> None:
    text = begun_game(tmp_path).read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if not line.startswith("Seed:")]
    path = tmp_path / "unproven.tabiji"
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    printed = tabiji("verify", str(path), "--jobs", "1")
    assert printed.status == 0
    proven = tabiji("verify", str(begun_game(tmp_path)), "--jobs", "1")
    assert len(printed.out.splitlines()) == len(proven.out.splitlines()) + 1


def test_an_archive_that_is_empty_or_cut_off_is_not_in_order(game: Path, tmp_path: Path) -> None:
    empty, cut = tmp_path / "empty.tabiji", tmp_path / "cut.tabiji.gz"
    empty.write_text("", encoding="utf-8")
    cut.write_bytes(gzip.compress(game.read_bytes())[:-20])
    for path in (empty, cut):
        for words in (("verify", str(path)), ("show", str(path))):
            printed = tabiji(*words)
            assert printed.status == 1, words
            assert len(printed.err.splitlines()) == 1


@pytest.mark.parametrize(
    ("at", "status"), [("-1", 1), ("0", 0), ("last", 0), ("one more", 1)], ids=str
)
def test_a_game_is_shown_at_each_of_its_places_and_no_other(
    game: Path, at: str, status: int
) -> None:
    data = json.loads(tabiji("show", str(game), "--json").out)
    place = {"last": str(data["at"]), "one more": str(data["at"] + 1)}.get(at, at)
    printed = tabiji("show", str(game), "--at", place, "--json")
    assert printed.status == status
    if status:
        told = f"This game has places 0 to {data['at']}; there is no {place}.\n"
        assert (printed.out, printed.err) == ("", told)


def test_a_number_that_no_game_of_a_file_has_is_refused(game: Path) -> None:
    assert tabiji("show", str(game), "--game", "1").status == 0
    assert tabiji("show", str(game), "--game", "2").status == 1
    assert tabiji("show", str(game), "--game", "0").status == 2


def test_what_cannot_be_converted_leaves_no_file_that_stands_in_the_way(
    game: Path, broken: Path, tmp_path: Path
) -> None:
    for name in ("out.tabiji", "out.tabiji.gz", "out.json"):
        target = tmp_path / name
        assert tabiji("convert", str(game), str(broken), str(target)).status == 1
        assert not target.exists()
        assert tabiji("convert", str(game), str(target)).status == 0
        before = target.read_bytes()
        assert tabiji("convert", str(game), str(target)).status == 1  # it is somebody's now
        assert target.read_bytes() == before


def test_a_board_is_judged_for_programs_as_for_people(tmp_path: Path) -> None:
    good, bad = PRINTED, tmp_path / "bad.toml"
    text = good.read_text(encoding="utf-8")
    bad.write_text(text.replace('"seashore"', '"sea"', 1), encoding="utf-8")
    for more in ((), ("--json",)):
        assert tabiji("board", "check", str(good), *more).status == 0
        assert tabiji("board", "check", str(bad), *more).status == 1
    assert tabiji("board", "check", str(good), "--game", "chess").status == 2
    assert tabiji("board", "check", str(good), "--game", "tokaido").status == 1


@pytest.mark.parametrize(
    ("words", "status"),
    [
        (("simulate", "chess"), 2),
        (("simulate", "duo", "--bots", "nobody", "--games", "1"), 1),
        (("simulate", "duo", "--seats", "3", "--games", "1"), 2),
        (("arena", "chess", "--bots", "haru,sora"), 2),
        (("arena", "duo"), 2),
        (("arena", "duo", "--bots", "haru,nobody", "--games", "1"), 1),
        (("convert", "no-such-file", "out.tabiji"), 1),
        (("convert", "no-such-file"), 2),
        (("show", "no-such-file"), 1),
        (("play", "duo", "--vs", "nobody"), 1),
        (("rules", "chess"), 2),
        (("rules", "duo", "zeppelin"), 1),
        (("games", "--json"), 0),
        (("--version",), 0),
        (("--help",), 0),
        (("board",), 2),
        (("serve", "--port", "99999"), 2),
    ],
    ids=lambda one: " ".join(one) if isinstance(one, tuple) else str(one),
)
def test_every_command_leaves_with_the_status_that_fits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...], status: int
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("TABIJI_DATA_DIR", str(tmp_path))
    printed = tabiji(*words)
    assert (printed.status, "Traceback" in printed.err) == (status, False), printed.err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("words", "place"),
    [
        (("verify", "GAME", "--jobs", "1"), "tabiji.match.verify.verify_archive"),
        (("show", "GAME"), "tabiji.terminal.showing.show_match"),
        (("convert", "GAME", "out.json"), "tabiji.terminal.converting.write_all"),
        (("rules", "duo"), "tabiji.terminal.topics.topics"),
        (("play", "duo"), "tabiji.terminal.play.sit_down"),
    ],
    ids=lambda one: one[0] if isinstance(one, tuple) else "",
)
def test_ctrl_c_leaves_every_command_with_130_and_a_broken_pipe_with_1(
    game: Path, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...], place: str
) -> None:
    called = [str(game) if word == "GAME" else word for word in words]
    for error, status, said in (
        (KeyboardInterrupt, 130, "Interrupted.\n"),
        (BrokenPipeError, 1, ""),
    ):

        def stops(*_: object, error: type[BaseException] = error, **__: object) -> Iterator[None]:
            raise error

        with monkeypatch.context() as patched:
            module, _, name = place.rpartition(".")
            patched.setattr(import_module(module), name, stops)
            printed = tabiji(*called)
        assert (printed.status, printed.err) == (status, said)


def test_ctrl_c_before_there_is_a_command_leaves_with_130_too(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def stops(_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("tabiji.cli.build", stops)
    printed = tabiji("rules", "duo")
    assert (printed.status, printed.err) == (130, "Interrupted.\n")


def test_what_the_command_leaves_with_is_what_the_program_leaves_with(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sys, "stdout", io.StringIO())
    monkeypatch.setattr(sys, "stderr", io.StringIO())
    for words in (["--version"], ["rules", "duo", "zeppelin"], ["nonsense"]):
        with pytest.raises(SystemExit) as left:
            main(words)
        assert left.value.code == run(words)
