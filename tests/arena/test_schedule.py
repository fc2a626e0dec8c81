"""Who plays whom: everybody everywhere, equally often."""

from collections import Counter
from itertools import combinations

import pytest

from tabiji.arena.schedule import BadTournament, Schedule


def test_two_bots_play_each_deal_twice_and_change_seats() -> None:
    schedule = Schedule(["a", "b"], 2, seed=1)
    for deal in range(5):
        first, second = schedule[2 * deal], schedule[2 * deal + 1]
        assert first.deal == second.deal == deal
        assert first.bots == second.bots[::-1]
        assert set(first.bots) == {"a", "b"}


@pytest.mark.parametrize(
    ("count", "seats"), [(2, 2), (5, 2), (3, 3), (5, 4), (6, 3), (2, 5), (3, 4)]
)
def test_in_a_deal_everybody_has_every_seat_and_meets_everybody_equally_often(
    count: int, seats: int
) -> None:
    bots = [f"bot{i}" for i in range(count)]
    schedule = Schedule(bots, seats, seed=4)
    fixtures = [schedule[number] for number in range(schedule.games_to_a_deal)]
    assert {fixture.deal for fixture in fixtures} == {0}
    assert schedule[schedule.games_to_a_deal].deal == 1
    seated = Counter((seat, bot) for fixture in fixtures for seat, bot in enumerate(fixture.bots))
    assert len(seated) == count * seats
    assert len(set(seated.values())) == 1
    met = Counter(
        tuple(sorted(pair))
        for fixture in fixtures
        for pair in combinations(fixture.bots, 2)
        if pair[0] != pair[1]
    )
    assert len(met) == count * (count - 1) // 2
    assert len(set(met.values())) == 1


def test_from_the_first_games_on_everybody_meets_everybody_about_as_often() -> None:
    schedule = Schedule([f"bot{i}" for i in range(7)], 3, seed=4)
    met = Counter(
        tuple(sorted(pair))
        for number in range(3 * 14)
        for pair in combinations(schedule[number].bots, 2)
    )
    assert len(met) == 21
    assert max(met.values()) - min(met.values()) <= 2 * 3


def test_one_can_play_against_three_of_a_kind() -> None:
    schedule = Schedule(["basho", "taro", "taro", "taro"], 4, seed=1)
    games = [schedule[number].bots for number in range(4)]
    assert schedule.games_to_a_deal == 4
    assert sorted(bots.index("basho") for bots in games) == [0, 1, 2, 3]
    assert all(bots.count("taro") == 3 for bots in games)


@pytest.mark.parametrize("bots", ["aa", "aaaa", "aabb", "abbb"])
def test_no_game_is_played_twice(bots: str) -> None:
    schedule = Schedule(list(bots), len(bots), seed=1)
    games = [schedule[number] for number in range(40 * len(bots))]
    assert len({(game.deal, game.bots) for game in games}) == len(games)


@pytest.mark.parametrize(
    ("bots", "seats", "said"),
    [
        (["a"], 2, "at least two bots"),
        (["a", "a", "b"], 2, "named twice only where all 2 seats are named"),
    ],
)
def test_what_is_no_tournament_is_said(bots: list[str], seats: int, said: str) -> None:
    with pytest.raises(BadTournament, match=said):
        Schedule(bots, seats, seed=1)
