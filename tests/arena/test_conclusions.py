"""Ratings, intervals and the sequential test, on results whose truth is known."""

from collections.abc import Iterator
from math import log

import numpy as np
import pytest

from tabiji.arena.intervals import mean, share
from tabiji.arena.rating import MIDDLE, SCALE, ratings
from tabiji.arena.result import Result
from tabiji.arena.sequential import ENOUGH, ERROR, SequentialTest
from tabiji.arena.standings import meetings, standings
from tests.arena import game_of

TRUTH = {"strong": 1700.0, "good": 1550.0, "fair": 1450.0, "weak": 1300.0}


def games_of_known_strength(deals: int, seats: int, seed: int = 0) -> Iterator[Result]:
    """Games in which places follow the strengths, by the model of Plackett and Luce."""
    random = np.random.default_rng(seed)
    names = list(TRUTH)
    for deal in range(deals):
        bots = [names[i] for i in random.permutation(len(names))[:seats]]
        luck = random.gumbel(size=seats)
        form = [TRUTH[bot] / SCALE + luck[i] for i, bot in enumerate(bots)]
        places = [1 + sum(other > own for other in form) for own in form]
        yield game_of(*bots, places=places, deal=deal, number=deal)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ratings_find_the_known_order_and_their_intervals_hold_the_truth(seats: int) -> None:
    found = ratings(list(TRUTH), list(games_of_known_strength(3000, seats)))
    assert sorted(found, key=lambda bot: -found[bot].value) == list(TRUTH)
    for bot, true in TRUTH.items():
        assert abs(found[bot].value - true) < 30
        assert found[bot].low < found[bot].value < found[bot].high
        assert 5 < found[bot].high - found[bot].low < 60
    assert sum(estimate.value for estimate in found.values()) == pytest.approx(4 * MIDDLE)


def test_the_intervals_of_ratings_hold_the_truth_in_about_95_of_100_tournaments() -> None:
    held = [
        estimate.low < TRUTH[bot] < estimate.high
        for seed in range(100)
        for bot, estimate in ratings(
            list(TRUTH), list(games_of_known_strength(200, 3, seed))
        ).items()
    ]
    assert 0.92 < sum(held) / len(held) < 0.99


def test_of_two_bots_the_ratings_are_those_of_elo() -> None:
    games = [game_of("a", "b", places=(1, 2), deal=n) for n in range(750)]
    games += [game_of("a", "b", places=(2, 1), deal=n) for n in range(750, 1000)]
    found = ratings(["a", "b"], games)
    expected = 400 * log(3) / log(10)
    assert found["a"].value - found["b"].value == pytest.approx(expected, abs=1)


def test_a_bot_that_always_wins_has_a_finite_rating_and_a_wide_interval() -> None:
    found = ratings(["a", "b"], [game_of("a", "b", places=(1, 2), deal=n) for n in range(50)])
    assert found["a"].value < 2100
    assert found["a"].high - found["a"].low > 200


def test_games_that_repeat_each_other_do_not_make_a_rating_surer() -> None:
    """Ten games with the same dice and the same outcome are worth little more than one."""
    random = np.random.default_rng(3)
    once, often = [], []
    for deal in range(60):
        places = (1, 2) if random.random() < 0.6 else (2, 1)
        once.append(game_of("a", "b", places=places, deal=deal))
        often += [game_of("a", "b", places=places, deal=deal)] * 10
    narrow, wide = ratings(["a", "b"], often)["a"], ratings(["a", "b"], once)["a"]
    assert narrow.high - narrow.low == pytest.approx(wide.high - wide.low, rel=0.1)


def test_the_same_bot_on_two_seats_is_not_compared_with_itself() -> None:
    found = ratings(["a", "b"], [game_of("a", "b", "b", places=(1, 2, 3))])
    assert found["a"].count == 2
    assert found["b"].count == 2


def test_bots_that_never_met_are_not_told_apart() -> None:
    found = ratings(["a", "b", "c"], [game_of("a", "b", places=(1, 2), deal=n) for n in range(9)])
    assert found["c"].count == 0
    assert found["c"].low < found["a"].value


@pytest.mark.parametrize(
    ("hits", "count", "low", "high"),
    [
        # Computed from the formula of E. B. Wilson (1927), as in any statistics package.
        (0, 10, 0.0, 0.27753),
        (5, 10, 0.23659, 0.76341),
        (10, 10, 0.72247, 1.0),
        (81, 263, 0.25528, 0.36620),
        (950, 1000, 0.93465, 0.96188),
    ],
)
def test_wilson_intervals_are_the_known_ones(
    hits: int, count: int, low: float, high: float
) -> None:
    found = share(hits, count)
    assert found.value == hits / count
    assert (found.low, found.high) == pytest.approx((low, high), abs=1e-4)


def test_of_nothing_nothing_is_known() -> None:
    assert (share(0, 0).low, share(0, 0).high) == (0.0, 1.0)
    assert mean([]).count == 0
    assert mean([4.0]).value == 4.0


def test_a_mean_has_the_interval_of_its_standard_error() -> None:
    found = mean([1.0, 2.0, 3.0, 4.0])
    assert found.value == 2.5
    assert found.high - found.value == pytest.approx(1.95996 * (5 / 3 / 4) ** 0.5, abs=1e-4)


def stream(test: SequentialTest, chance: float, deals: int, seed: int) -> SequentialTest:
    """Deals of two games each, won by the first bot with this chance, until it is decided."""
    random = np.random.default_rng(seed)
    for _ in range(deals):
        if test.better:
            break
        test.add(float(random.binomial(2, chance)) / 2)
    return test


def test_the_better_bot_is_found_and_the_sooner_the_better_it_is() -> None:
    slight = [stream(SequentialTest("a", "b"), 0.6, 2000, seed) for seed in range(30)]
    clear = [stream(SequentialTest("a", "b"), 0.9, 2000, seed) for seed in range(30)]
    assert all(test.better == "a" for test in slight + clear)
    assert sum(test.deals for test in clear) < sum(test.deals for test in slight) / 5
    assert all(stream(SequentialTest("a", "b"), 0.2, 500, seed).better == "b" for seed in range(9))


def test_equal_bots_are_told_apart_no_more_often_than_is_said() -> None:
    decided = [
        stream(SequentialTest("a", "b"), 0.5, 400, seed).better is not None for seed in range(300)
    ]
    assert sum(decided) / len(decided) <= ERROR


def test_neither_player_can_lose_all_coins_nor_bet_on_what_has_not_come() -> None:
    test = SequentialTest("a", "b")
    test.add(1.0)
    assert (test.for_one, test.for_other) == (1.0, 1.0)  # nothing was known before
    for score in (1.0, 1.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0):
        test.add(score)
        assert min(test.for_one, test.for_other) > 0
    assert max(test.for_one, test.for_other) < ENOUGH


def test_a_deal_counts_as_one_with_all_its_games() -> None:
    test = SequentialTest("a", "b")
    test.add_deal([game_of("a", "b", places=(1, 2)), game_of("b", "a", places=(1, 2))])
    assert test.deals == 1
    assert test._sum == 0.0
    test.add_deal([game_of("a", "b", places=(1, 2)), game_of("b", "a", places=(2, 1))])
    assert test._sum == 0.5


def test_standings_put_the_best_first_and_count_what_they_rest_on() -> None:
    games = [game_of("b", "a", places=(2, 1), deal=n) for n in range(6)]
    games += [game_of("a", "b", places=(1, 1), deal=n) for n in range(2)]
    best, last = standings(["b", "a"], games)
    assert (best.bot, last.bot) == ("a", "b")
    assert best.games == 8
    assert best.wins.value == 7 / 8
    assert best.points.value == 50
    assert best.seconds_a_move == pytest.approx(0.05)
    assert meetings(games)["a", "b"].value == 7 / 8
    assert meetings(games)["b", "a"].value == 1 / 8
