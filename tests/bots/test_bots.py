"""What every bot keeps: it is legal, repeatable, alone, and sees only what its seat may."""

from threading import Event, Timer
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from tabiji import Table, game
from tabiji.bots import Budget, Chair, Search, SearchBot, UnknownBot, names, take_seat, tree
from tabiji.bots.compiled import entry
from tabiji.kernel.record import as_bytes
from tests.bots import GAMES, chair, decisions, redrawn

REPEATABLE = [
    "random",
    "haru",
    "sora",
    "kiku",
    "taro",
    "greedy",
    "search@iterations=60",
    "plain@iterations=20",
]

each_game = pytest.mark.parametrize(("name", "choices"), GAMES, ids=str)


class First:
    """The five-line bot of the documentation."""

    def decide(self, table: Table) -> str:
        return table.legal()[0]


class NotABot:
    """Nobody who decides."""


@each_game
@pytest.mark.parametrize("bot", REPEATABLE)
def test_a_bot_plays_legal_actions_and_the_same_again(
    name: str, choices: dict[str, Any], bot: str
) -> None:
    played = game(name)
    tables = decisions(name, choices, 12)
    once, again = (take_seat(bot, chair(played, choices)) for _ in range(2))
    for table in tables:
        before = as_bytes(table.state)
        choice = once.decide(table.copy())
        assert choice in table.codes()
        assert again.decide(table.copy()) == choice
        assert as_bytes(table.state) == before


@each_game
@pytest.mark.parametrize("bot", ["taro", "search@iterations=80"])
def test_what_a_seat_cannot_know_does_not_change_its_choice(
    name: str, choices: dict[str, Any], bot: str
) -> None:
    played = game(name)
    for number, table in enumerate(decisions(name, choices, 10, seed=11)):
        choices_made = {
            take_seat(bot, chair(played, choices, table.turn, seed=number)).decide(other)
            for other in (redrawn(table, choices, seed) for seed in range(6))
        }
        assert len(choices_made) == 1


@each_game
def test_bots_in_one_process_do_not_disturb_each_other(name: str, choices: dict[str, Any]) -> None:
    played = game(name)
    tables = decisions(name, choices, 6)
    alone = take_seat("search@iterations=60", chair(played, choices))
    expected = [alone.decide(table) for table in tables]
    one = take_seat("search@iterations=60", chair(played, choices))
    other = take_seat("search@iterations=60", chair(played, choices, seed=77))
    mixed = []
    for table in tables:
        other.decide(table)
        mixed.append(one.decide(table))
    assert mixed == expected


def test_the_ladder_has_at_least_six_names() -> None:
    assert len(names()) >= 6
    assert len(set(names())) == len(names())


def test_a_bot_is_found_by_its_import_path() -> None:
    bot = take_seat("tests.bots.test_bots:First", chair(game("duo"), {}))
    table = game("duo").at("dice=p3,m1,a2")
    assert bot.decide(table) == "pilgrim"


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("nobody", "There is no bot 'nobody'; there are: haru"),
        ("search", "a budget looks like search@iterations=400"),
        ("search@iterations=0", "a budget looks like"),
        ("search@seconds=soon", "a budget looks like"),
        ("search@iterations=9+margin=wide", "a style can follow, such as +horizon=20"),
        ("search@iterations=9+colour=1", "a style can follow"),
        ("no_module:Bot", "There is no bot at 'no_module:Bot'"),
        ("tests.bots.test_bots:Nobody", "There is no bot at"),
        ("tests.bots.test_bots:NotABot", "is not a bot: it has no method"),
    ],
)
def test_a_wrong_name_says_what_is_wrong(name: str, said: str) -> None:
    with pytest.raises(UnknownBot) as caught:
        take_seat(name, chair(game("duo"), {}))
    assert said in str(caught.value)


def test_a_search_takes_a_style() -> None:
    bot = take_seat("search@iterations=9+horizon=3+margin=0.5", chair(game("duo"), {}))
    assert isinstance(bot, SearchBot)
    settings = bot.search.settings[0]
    assert (settings["horizon"], settings["margin"], settings["exploration"]) == (3, 0.5, 1.0)


@each_game
def test_an_analysis_tells_of_every_legal_action(name: str, choices: dict[str, Any]) -> None:
    played = game(name)
    seats = played.choose(choices).seats
    for table in decisions(name, choices, 4):
        analysis = SearchBot(chair(played, choices), Budget(iterations=300)).analyse(table)
        assert sorted(choice.action for choice in analysis.choices) == sorted(table.codes())
        assert sum(choice.visits for choice in analysis.choices) == analysis.iterations == 300
        assert analysis.line[0] == analysis.best
        for choice in analysis.choices:
            if choice.visits:
                assert len(choice.value) == len(choice.points) == seats
                assert sum(choice.value) == pytest.approx(1.0)


def test_a_search_finds_the_win_in_front_of_it() -> None:
    # The last die: the pilgrim's sixth garden wins 54 to 45, passing it by loses 45 to 45 on coins.
    table = game("duo").at(
        "dice=p1,m1:0,a1:1 P0@1 temple=9,9 garden=5,5 coins=0,3 ending=temple,temple"
    )
    bot = take_seat("search@iterations=200", chair(game("duo"), {}))
    for expected in ("pilgrim", "walk1", "stroll"):
        action = int(bot.decide(table))
        assert game("duo").notation.write(action) == expected
        table.play(action)
    assert table.over
    assert table.ranking() == [1, 2]


def test_the_tree_is_kept_from_move_to_move() -> None:
    table = game("duo").at("dice=p3,m1,a2")
    search = Search(game("duo"), 2, seed=5)
    buffer = np.frombuffer(as_bytes(table.state), np.uint8)
    first = search.think(buffer, 0, Budget(iterations=500))
    known = {choice.action: choice.visits for choice in first.choices}
    search.follow(first.best)
    assert int(search.tree.nodes[0]["visits"]) == known[first.best]
    table.play(first.best)
    after = search.think(np.frombuffer(as_bytes(table.state), np.uint8), 0, Budget(iterations=1))
    # Every visit but the one that made the node went on to one of its actions.
    assert sum(choice.visits for choice in after.choices) == known[first.best]
    search.follow(game("duo").action_count)
    assert int(search.tree.nodes[0]["visits"]) == 0


@pytest.mark.parametrize("capacity", [3, 40])
def test_a_full_tree_goes_on_thinking_about_what_is_in_it(capacity: int) -> None:
    table = game("duo").at("dice=p3,m1,a2")
    search = Search(game("duo"), 2, seed=5, capacity=capacity)
    analysis = search.think(
        np.frombuffer(as_bytes(table.state), np.uint8), 0, Budget(iterations=2_000)
    )
    assert sum(choice.visits for choice in analysis.choices) == 2_000
    assert int(search.tree.used[0]) == capacity


def test_a_tree_without_room_still_answers() -> None:
    table = game("duo").at("dice=p3,m1,a2")
    search = Search(game("duo"), 2, seed=5, capacity=1)
    found = search.think(np.frombuffer(as_bytes(table.state), np.uint8), 0, Budget(iterations=9))
    assert found.best in table.codes()


@pytest.mark.parametrize("iteration", [1e-6, 3e-5, 1e-3, 8e-3])
@pytest.mark.parametrize("seconds", [0.001, 0.02, 2.0])
def test_time_is_kept_however_long_an_iteration_takes(
    iteration: float, seconds: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = _Clock()
    ours = SimpleNamespace(perf_counter=lambda: clock.now)  # everybody else keeps the real time
    monkeypatch.setattr("tabiji.bots.search.time", ours)
    table = game("duo").at("dice=p3,m1,a2")
    search = Search(game("duo"), 2)

    def run(seat: int, iterations: int) -> None:
        slower = 1 + (clock.now > seconds / 2)  # half way it takes twice as long
        clock.now += iterations * iteration * slower

    monkeypatch.setattr(search, "_run", run)
    buffer = np.frombuffer(as_bytes(table.state), np.uint8)
    analysis = search.think(buffer, 0, Budget(seconds=seconds))
    assert clock.now >= seconds
    assert clock.now <= seconds + 0.02
    assert analysis.iterations > 0


class _Clock:
    now = 0.0


@each_game
def test_everything_is_compiled_before_the_clock_runs(name: str, choices: dict[str, Any]) -> None:
    played = game(name)
    Search(played, played.choose(choices).seats)
    for function in (tree.search, tree.clear, tree.keep_subtree):
        compiled: Any = entry(played, function)
        assert len(compiled.signatures) == 1


def test_thinking_stops_on_request() -> None:
    table = game("duo").at("dice=p3,m1,a2")
    bot = SearchBot(chair(game("duo"), {}), Budget())  # no limit: only the request ends it
    bot.analyse(table, _already())  # compile first
    stop = Event()
    Timer(0.1, stop.set).start()
    assert bot.analyse(table, stop).iterations > 0


def _already() -> Event:
    stop = Event()
    stop.set()
    return stop


def test_a_chair_is_all_a_bot_needs() -> None:
    seat = Chair(game("duo"), 2, 1, 5)
    assert take_seat("random", seat).decide(game("duo").at("dice=p1,m1,a1")) in (9, 10, 11)
