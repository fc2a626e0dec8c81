"""A tournament is the same however it is played: by one or many, at once or in goes."""

import os
from pathlib import Path

import pytest

from tabiji.arena.ledger import Ledger, saved_results
from tabiji.arena.result import FORFEIT, Result
from tabiji.arena.schedule import BadTournament
from tabiji.arena.workers import WorkerLost
from tabiji.bots import UnknownBot
from tabiji.kernel.folders import data_root
from tests.arena import OWN, outcomes, tournament


@pytest.mark.parametrize(("name", "seats"), [("duo", 2), ("tokaido", 3)])
def test_two_workers_play_the_same_games_as_one(name: str, seats: int, tmp_path: Path) -> None:
    contest = tournament(name, "random", "taro", f"{OWN}:First", seats=seats)
    alone, _ = contest.run(9, path=tmp_path / "one")
    shared, _ = contest.run(9, path=tmp_path / "two", jobs=2)
    assert outcomes(alone) == outcomes(shared)
    assert [result.number for result in shared] == list(range(9))


def test_an_interrupted_tournament_goes_on_and_ends_as_if_it_had_not_been(tmp_path: Path) -> None:
    contest = tournament("duo", "random", "taro")
    whole, _ = contest.run(6, path=tmp_path / "whole")
    broken = tmp_path / "broken"

    def stop(result: object) -> None:
        if result == contest.ledger(broken).results.get(2):
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        contest.run(6, path=broken, progress=stop)
    assert sorted(contest.ledger(broken).results) == [0, 1, 2]
    resumed, _ = contest.run(6, path=broken)
    assert outcomes(resumed) == outcomes(whole)
    assert sorted(contest.ledger(broken).results) == list(range(6))


def test_what_is_kept_is_not_played_again_and_more_can_follow(tmp_path: Path) -> None:
    contest = tournament("duo", "random", f"{OWN}:First")
    few, _ = contest.run(4, path=tmp_path / "kept")
    more, _ = contest.run(6, path=tmp_path / "kept")
    assert more[:4] == few  # with times and all
    content = (tmp_path / "kept").read_bytes()
    contest.run(5, path=tmp_path / "kept")
    assert (tmp_path / "kept").read_bytes() == content


@pytest.mark.parametrize("torn", [1, 40, 300])
def test_a_torn_last_line_is_left_out_and_its_game_played_again(torn: int, tmp_path: Path) -> None:
    contest = tournament("duo", "random", f"{OWN}:First")
    path = tmp_path / "torn"
    whole, _ = contest.run(3, path=path)
    path.write_bytes(path.read_bytes()[:-torn])
    assert sorted(contest.ledger(path).results) == [0, 1]
    again, _ = contest.run(3, path=path)
    assert outcomes(again) == outcomes(whole)
    assert len(path.read_text().splitlines()) == 4


def test_a_file_torn_in_its_heading_begins_anew(tmp_path: Path) -> None:
    contest = tournament("duo", "random", f"{OWN}:First")
    path = tmp_path / "torn"
    contest.run(1, path=path)
    path.write_bytes(path.read_bytes()[:30])
    contest.run(1, path=path)
    assert len(saved_results(path)[1]) == 1


def test_the_results_of_another_tournament_are_not_mixed_in(tmp_path: Path) -> None:
    path = tmp_path / "results"
    tournament("duo", "random", "haru").run(1, path=path)
    with pytest.raises(BadTournament, match="these are not the same: seed"):
        tournament("duo", "random", "haru", seed=2).run(1, path=path)
    (tmp_path / "letter").write_text("Dear Aiko,\n")
    with pytest.raises(BadTournament, match="something else"):
        tournament("duo", "random", "haru").run(1, path=tmp_path / "letter")


def test_without_a_file_each_tournament_has_one_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABIJI_DATA_DIR", str(tmp_path))
    assert data_root() == tmp_path
    one, other = tournament("duo", "random", "haru"), tournament("duo", "random", "haru", seed=2)
    assert one.path() != other.path()
    one.run(1)
    assert one.path().is_relative_to(tmp_path)
    assert len(saved_results(one.path())[1]) == 1


def test_a_bot_that_fails_loses_its_games_and_the_tournament_goes_on(tmp_path: Path) -> None:
    contest = tournament("duo", "random", f"{OWN}:Raises", f"{OWN}:First")
    results, _ = contest.run(6, path=tmp_path / "results", jobs=2)
    for result in results:
        fails = f"{OWN}:Raises" in result.bots
        assert (result.broken == FORFEIT) == fails
        assert not fails or result.places[result.bots.index(f"{OWN}:Raises")] == 2


def test_a_worker_that_dies_costs_only_its_games_which_are_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    died = tmp_path / "died"
    monkeypatch.setenv("TABIJI_TEST_MARK", str(died))
    calm, _ = tournament("duo", "random", f"{OWN}:First").run(4, path=tmp_path / "calm")
    contest = tournament("duo", "random", f"{OWN}:DiesOnce")
    died.touch()  # the first game is played here, where nobody may die

    def be_mortal(result: Result) -> None:
        if result.number == 0:
            died.unlink()

    played, _ = contest.run(4, path=tmp_path / "results", jobs=2, progress=be_mortal)
    assert died.exists()
    assert [result.points for result in played] == [result.points for result in calm]


def test_when_workers_keep_dying_it_is_said_and_what_was_played_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABIJI_TEST_PROCESS", str(os.getpid()))
    contest = tournament("duo", "random", f"{OWN}:DiesAlways")
    with pytest.raises(WorkerLost, match="What was played is saved"):
        contest.run(4, path=tmp_path / "results", jobs=2)
    assert sorted(contest.ledger(tmp_path / "results").results) == [0]


def test_until_sure_stops_at_the_same_game_however_it_is_played(tmp_path: Path) -> None:
    contest = tournament("duo", "random", "taro")
    results, test = contest.run(400, path=tmp_path / "one", until_sure=True)
    assert test is not None
    assert test.better == "taro"
    assert len(results) < 60
    assert len(results) % 2 == 0
    contest.run(len(results) + 4, path=tmp_path / "two", jobs=2)
    again, same = contest.run(400, path=tmp_path / "two", until_sure=True)
    assert outcomes(again) == outcomes(results)
    assert same == test


def test_until_sure_needs_two_bots() -> None:
    with pytest.raises(BadTournament, match="name two of them, not 3"):
        tournament("duo", "random", "taro", "haru").test()


def test_an_unknown_bot_is_refused_before_anything_is_played() -> None:
    for name in ("nobody", "tests.arena.players:Nobody", "no_such_module:Bot"):
        with pytest.raises(UnknownBot):
            tournament("duo", "random", name)


def test_a_seat_count_that_the_game_has_not_is_refused() -> None:
    with pytest.raises(BadTournament, match="Tokaido Duo is for 2 players, not 3"):
        tournament("duo", "random", "taro", seats=3)


def test_a_ledger_reads_what_it_wrote(tmp_path: Path) -> None:
    contest = tournament("duo", "random", f"{OWN}:First")
    results, _ = contest.run(2, path=tmp_path / "results")
    assert Ledger(tmp_path / "results", contest.heading()).results == dict(enumerate(results))
