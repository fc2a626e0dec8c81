"""`tabiji arena`."""

import json
import sys
from pathlib import Path

import pytest

from tabiji.locale.catalogues import catalogue, languages
from tests.arena import OWN
from tests.cli.command import tabiji


@pytest.fixture(autouse=True)
def own_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No test goes on with what another has played."""
    monkeypatch.setenv("TABIJI_DATA_DIR", str(tmp_path / "data"))


@pytest.mark.parametrize("language", languages())
def test_its_help_speaks_the_language(language: str) -> None:
    printed = tabiji("arena", "--help", "--lang", language)
    assert printed.status == 0
    assert catalogue(language).say("command-arena")[:30] in printed.out
    assert "--until-sure" in printed.out


def test_it_prints_a_table_and_goes_on_where_it_was_left() -> None:
    printed = tabiji("arena", "duo", "--bots", "random,taro", "--games", "4", "--jobs", "1")
    assert printed.status == 0
    assert "Tokaido Duo, 2 seats, 4 games, seed 1" in printed.out
    lines = printed.out.splitlines()
    taro = next(i for i, line in enumerate(lines) if "taro" in line)
    assert "random" in lines[taro + 1]
    assert "100.0 % (51.0 to 100.0 %)" in lines[taro]
    more = tabiji("arena", "duo", "--bots", "random,taro", "--games", "6", "--jobs", "1")
    kept = Path(more.out.split("kept in ")[1].replace("\n", "").strip(" ."))
    assert len(kept.read_text().splitlines()) == 7


def test_for_programs_it_prints_json(tmp_path: Path) -> None:
    words = ["arena", "tokaido", "--bots", f"random,{OWN}:First,{OWN}:Nothing", "--games", "6"]
    words += ["--seats", "3", "--jobs", "2", "--seed", "5", "--json"]
    words += ["--out", str(tmp_path / "results.jsonl"), "--option", "gastronomy=true"]
    printed = tabiji(*words)
    assert printed.status == 0
    data = json.loads(printed.out)
    assert data["games"] == 6
    assert data["options"]["gastronomy"] is True
    assert data["seed"] == 5
    assert {row["bot"] for row in data["standings"]} == {
        "random", f"{OWN}:First", f"{OWN}:Nothing"
    }  # fmt: skip
    assert data["standings"][-1]["forfeits"] == 6
    assert len(data["forfeits"]) == 6
    assert data["forfeits"][0]["reason"] == {"id": "arena-no-action", "answer": "None"}
    assert data["forfeits"][0]["said"] == "answered None, which is no action"
    assert data["test"] is None
    assert len((tmp_path / "results.jsonl").read_text().splitlines()) == 7


@pytest.mark.parametrize(
    ("language", "why", "more"),
    [
        ("en", "lost because it raised ZeroDivisionError when it was to decide", "2 more games"),
        (
            "fr",
            "perdant : a levé l'exception ZeroDivisionError au moment de décider",
            "2 autres parties",
        ),
        ("es", "perdedor: lanzó la excepción ZeroDivisionError al decidir", "2 partidas más"),
    ],
)
def test_a_forfeit_is_told(language: str, why: str, more: str) -> None:
    words = ["arena", "duo", "--bots", f"random,{OWN}:Raises", "--games", "5", "--jobs", "1"]
    printed = tabiji(*words, "--lang", language)
    assert printed.status == 0
    told = " ".join(printed.out.split())
    assert why in told
    assert more in told


def test_it_stops_when_it_is_sure() -> None:
    words = ["arena", "duo", "--bots", "random,taro", "--games", "200", "--until-sure"]
    printed = tabiji(*words, "--jobs", "1")
    assert "taro is better than random" in printed.out
    data = json.loads(tabiji(*words, "--jobs", "1", "--json").out)
    assert data["test"]["better"] == "taro"
    assert data["games"] < 60
    undecided = tabiji("arena", "duo", "--bots", "random,taro", "--games", "2", "--until-sure")
    assert "it is not decided whether random or taro is better" in undecided.out


def test_it_writes_a_report(tmp_path: Path) -> None:
    page = tmp_path / "report.html"
    words = ["arena", "duo", "--bots", "random,taro", "--games", "4", "--jobs", "1"]
    printed = tabiji("--lang", "fr", *words, "--report", str(page))
    assert printed.status == 0
    assert "Le rapport est dans" in printed.err
    assert '<html lang="fr">' in page.read_text(encoding="utf-8")


def test_a_bot_of_the_folder_one_is_in_can_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "my_first_bot.py").write_text(
        "class Mine:\n    def decide(self, table):\n        return table.legal()[-1]\n"
    )
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    words = ["arena", "duo", "--bots", "random,my_first_bot:Mine", "--games", "4", "--json"]
    data = json.loads(tabiji(*words, "--jobs", "2").out)
    assert {row["bot"] for row in data["standings"]} == {"random", "my_first_bot:Mine"}
    assert not data["forfeits"]


@pytest.mark.parametrize(
    ("words", "status", "said"),
    [
        (["duo", "--bots", "random,nobody"], 1, "no bot 'nobody'"),
        (["duo", "--bots", "random,no_such_module:Bot"], 1, "no bot at 'no_such_module:Bot'"),
        (["duo", "--bots", "random"], 1, "at least two bots"),
        (["duo", "--bots", "random,taro", "--seats", "3"], 2, "is for 2 players, not 3"),
        (["duo"], 2, "--bots is missing"),
        (["duo", "--bots", "random,taro,haru", "--until-sure"], 2, "name two of them, not 3"),
        (["duo", "--bots", "random,taro", "--games", "0"], 2, "--games needs a whole number"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_line(words: list[str], status: int, said: str) -> None:
    printed = tabiji("arena", *words)
    assert printed.status == status
    assert said in printed.err.splitlines()[0]
    assert not printed.out


def test_without_ray_it_is_said_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    printed = tabiji("arena", "duo", "--bots", "random,taro", "--games", "2", "--ray", "local")
    assert printed.status == 1
    assert "tabiji[cluster]" in printed.err


def test_ctrl_c_leaves_with_what_was_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    from tabiji.arena import tournament

    play = tournament.play_task
    played: list[tournament.Task] = []

    def interrupted(task: tournament.Task) -> object:
        if len(played) == 2:
            raise KeyboardInterrupt
        played.append(task)
        return play(task)

    monkeypatch.setattr(tournament, "play_task", interrupted)
    printed = tabiji("arena", "duo", "--bots", "random,taro", "--games", "9", "--jobs", "1")
    assert printed.status == 130
    assert "2 games are kept in" in printed.err
    assert "goes on from there" in printed.err
