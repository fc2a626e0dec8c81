"""One game: fair to every bot, and none can spoil it for the others."""

from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

from tabiji.arena import Result, play_game
from tabiji.arena.playing import _Game
from tabiji.arena.result import ENDLESS, FORFEIT
from tabiji.bots import Chair, take_seat
from tabiji.kernel.game import game
from tabiji.kernel.record import as_bytes, as_state
from tabiji.kernel.rng import generator
from tabiji.locale.message import in_english
from tests.arena import OWN
from tests.arena.players import Diary

GAMES = [("duo", {}), ("tokaido", {"seats": 2}), ("tokaido", {"seats": 4})]
each_game = pytest.mark.parametrize(("name", "options"), GAMES)


def play(name: str, bots: Sequence[str], deal: int = 0, seed: int = 1, **options: Any) -> Result:
    found = game(name)
    return play_game(found, found.choose(**options), bots, seed, deal)


@each_game
def test_a_game_ends_with_places_points_and_all_that_is_counted(
    name: str, options: dict[str, int]
) -> None:
    seats = game(name).choose(**options).seats
    result = play(name, ["taro", *["random"] * (seats - 1)], **options)
    assert result.finished
    assert sorted(result.places)[0] == 1
    assert [sum(by.values()) for by in result.sources] == list(result.points)
    assert result.endings
    assert result.first in range(seats)
    assert 0 < result.turns < result.actions
    assert len(result.travelers) == (seats if name == "tokaido" else 0)
    assert all(decisions > 0 for decisions in result.decisions)
    assert all(seconds > 0 for seconds in result.seconds)
    assert Result.read(result.write()) == result


@each_game
def test_the_same_seed_and_deal_bring_the_same_game(name: str, options: dict[str, int]) -> None:
    bots = ["random"] * game(name).choose(**options).seats
    once, again = (play(name, bots, deal=3, **options).outcome() for _ in range(2))
    assert once == again
    assert play(name, bots, deal=4, **options).outcome() != once
    assert play(name, bots, deal=3, seed=2, **options).outcome() != once


def test_games_of_one_deal_meet_the_same_travelers_and_dice_as_long_as_play_agrees() -> None:
    found = game("tokaido")
    games = [
        _Game(found, found.choose(seats=3), bots, seed=5, deal=9)
        for bots in (["random"] * 3, ["random", f"{OWN}:First", "random"])
    ]
    for one in games:
        one.sit_down()
        one.play(limit=6)  # two tiles for each of three seats
    assert np.array_equal(games[0].state.tiles, games[1].state.tiles)


def test_a_bot_chooses_alike_whoever_sits_opposite() -> None:
    """Its random numbers come from its own seat."""
    found = game("duo")
    firsts = set()
    for opponent in ("random", f"{OWN}:First", "haru"):
        one = _Game(found, found.choose(compass=0, purple=0), ["random", opponent], seed=2, deal=0)
        one.sit_down()
        while one.decisions[0] == 0:
            one.play(limit=one.actions + 1)
        firsts.add(as_bytes(one.state))
    assert len(firsts) == 1


@pytest.mark.parametrize(
    ("bot", "said"),
    [
        ("Raises", "raised ZeroDivisionError when it was to decide: of course"),
        ("Leaves", "raised SystemExit when it was to decide: enough"),
        ("NeverSits", "raised RuntimeError when it was made: no chair suits me"),
        ("Deaf", "raised ValueError when it was told what happened: too loud"),
        ("Nothing", "answered None, which is no action"),
        ("Nonsense", "answered 'castle-kingside', which is no action"),
        ("Truth", "answered True, which is no action"),
        ("Huge", "not legal there; legal: "),
        ("Illegal", "not legal there; legal: "),
    ],
)
@pytest.mark.parametrize("seat", [0, 2])
def test_a_bot_that_fails_comes_last_with_a_clear_reason(bot: str, said: str, seat: int) -> None:
    bots = ["random"] * 3
    bots[seat] = f"{OWN}:{bot}"
    result = play("tokaido", bots, seats=3)
    assert result.broken == FORFEIT
    assert result.culprit == seat
    assert said in in_english(result.why)
    assert result.places[seat] == 3
    assert [place for i, place in enumerate(result.places) if i != seat] == [1, 1]
    assert Result.read(result.write()) == result


def test_a_game_without_end_is_stopped_and_drawn() -> None:
    found = game("duo")
    result = play_game(found, found.choose(), ["random", "random"], 1, 0, limit=50)
    assert result.broken == ENDLESS
    assert result.culprit is None
    assert result.places == (1, 1)
    assert result.reason is None


@each_game
def test_what_a_bot_does_to_its_table_changes_nothing(name: str, options: dict[str, int]) -> None:
    rest = ["random"] * (game(name).choose(**options).seats - 1)
    gentle = play(name, [f"{OWN}:First", *rest], **options).outcome()
    rough = play(name, [f"{OWN}:Vandal", *rest], **options).outcome()
    assert (rough.points, rough.actions) == (gentle.points, gentle.actions)


@pytest.mark.parametrize("seats", [2, 4])
def test_a_bot_sees_its_view_of_the_game_and_nothing_more(seats: int) -> None:
    """Its table shows what its seat may see, and the rest of it is not the truth."""
    found = game("tokaido")
    made_up = 0
    for deal in range(3):
        one = _Game(found, found.choose(seats=seats), [f"{OWN}:Diary"] * seats, seed=3, deal=deal)
        Diary.pages.clear()
        one.sit_down()
        diaries = list(Diary.pages)
        while not one.over:
            before = as_bytes(one.state)
            actor = one.engine.turn(one.buffer)
            one.play(limit=one.actions + 1)
            if actor < 0:
                continue
            table = diaries[actor].tables[-1]
            truth = as_state(np.frombuffer(before, found.record))
            assert table.view(actor) == found.view(truth, actor)
            made_up += as_bytes(table.state) != before
    assert made_up > 0


@pytest.mark.parametrize("seats", [2, 4])
def test_replacing_all_that_a_seat_cannot_know_changes_neither_its_table_nor_its_choice(
    seats: int,
) -> None:
    found = game("tokaido")
    one = _Game(found, found.choose(seats=seats), ["taro"] * seats, seed=3, deal=1)
    one.sit_down()
    rng = generator(8)
    replaced = 0
    while not one.over and one.actions < 150:
        actor = one.engine.turn(one.buffer)
        if actor >= 0:
            table = one.seen_by(actor)
            chair = Chair(found, seats, actor, 77)
            choice = take_seat("taro", chair).decide(table.copy())
            truth = one.buffer.copy()
            one.buffer[:] = one.engine.unseen(one.buffer, actor, rng)
            replaced += truth.tobytes() != one.buffer.tobytes()
            other = one.seen_by(actor)
            assert other.view(actor) == table.view(actor)
            assert other == table
            assert take_seat("taro", chair).decide(other) == choice
            one.buffer[:] = truth
        one.play(limit=one.actions + 1)
    assert replaced > 0


def test_a_bot_hears_what_its_seat_may_know_and_that_something_else_happened() -> None:
    found = game("tokaido")
    one = _Game(found, found.choose(seats=2), [f"{OWN}:Diary"] * 2, seed=3, deal=0)
    Diary.pages.clear()
    one.sit_down()
    one.play(limit=10_000)
    for diary in Diary.pages:
        assert len(diary.heard) == one.actions
        assert None in diary.heard
    first, second = (diary.heard for diary in Diary.pages)
    assert all(a == b for a, b in zip(first, second, strict=True) if None not in (a, b))


def test_two_bots_of_one_process_do_not_share_anything() -> None:
    """Two games played step by step in turn come out as when played one after the other."""
    found = game("duo")

    def begun(deal: int) -> _Game:
        one = _Game(found, found.choose(), ["taro", "search@iterations=20"], seed=6, deal=deal)
        one.sit_down()
        return one

    alone = []
    for deal in range(2):
        one = begun(deal)
        one.play(limit=120)
        alone.append(as_bytes(one.state))
    together = [begun(deal) for deal in range(2)]
    for limit in range(1, 121):
        for one in together:
            one.play(limit)
    assert [as_bytes(one.state) for one in together] == alone
