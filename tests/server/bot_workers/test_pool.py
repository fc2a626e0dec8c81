"""Bots think in real processes: they answer, are replaced when they die, and know no secrets."""

import asyncio
import gc
import os
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from tabiji.bots import UnknownBot, take_seat
from tabiji.bots.bot import Chair
from tabiji.bots.greedy import GreedyBot
from tabiji.kernel.record import as_bytes
from tabiji.match import Match
from tabiji.server.bot_workers import BotWorkers, Question, TooBusy, pool
from tabiji.server.bot_workers.deciding import analyse, decide, decide_simply, table_of
from tests.server.wire.walks import KINDS, decisions, otherwise, walked

DUO = Match("duo", seed=4)


@asynccontextmanager
async def thinking(
    workers: int = 1, load_late: bool = True, **settings: Any
) -> AsyncIterator[BotWorkers]:
    bot_workers = BotWorkers(workers, nice=0, load_late=load_late, **settings)
    await bot_workers.start()
    try:
        for warm in bot_workers._warm.values():
            await warm.wait()
        yield bot_workers
    finally:
        await bot_workers.stop()


def run(work: Callable[[BotWorkers], Awaitable[None]], workers: int = 1, **settings: Any) -> None:
    async def all_of_it() -> None:
        async with thinking(workers, **settings) as bot_workers:
            await work(bot_workers)

    asyncio.run(all_of_it())


@pytest.mark.parametrize(
    "kind",
    [
        "duo",
        "tokaido-five",
        # Each of these seats decides in the tests of simple bots and of hints.
        pytest.param("tokaido-two", marks=pytest.mark.slow),
        pytest.param("tokaido-four-yoshiyasu", marks=pytest.mark.slow),
    ],
)
def test_bots_play_whole_games(kind: str) -> None:
    async def play(bot_workers: BotWorkers) -> None:
        match = Match(seed=3, **KINDS[kind])
        bots = ["haru", "nami", "kiku", "sora", "taro"]
        while not match.over:
            question = Question.of(match, bots[match.turn], seed=match.at, at=match.at)
            answer = await bot_workers.decide(question)
            match.play(answer.word)
        assert match.outcome is not None

    run(play)


def test_the_same_question_has_the_same_answer_whoever_else_is_asked() -> None:
    async def ask(bot_workers: BotWorkers) -> None:
        questions = [Question.of(DUO, "nami", seed=seed) for seed in (1, 2, 1, 3, 1)]
        answers = await asyncio.gather(*map(bot_workers.decide, questions))
        assert answers[0] == answers[2] == answers[4] == decide(questions[0])

    run(ask, workers=2)


def test_a_worker_that_is_killed_is_replaced_and_the_move_is_thought_again() -> None:
    async def lose_one(bot_workers: BotWorkers) -> None:
        asked = asyncio.create_task(bot_workers.decide(Question.of(DUO, "basho", seed=1)))
        while not bot_workers.thinking:
            await asyncio.sleep(0.01)
        [victim] = bot_workers.processes
        os.kill(victim, signal.SIGKILL)
        answer = await asked
        assert answer.word in [action.word for action in DUO.legal()]
        assert answer.estimate is not None, "it was a simple move, not the search's"
        assert victim not in bot_workers.processes

    run(lose_one)


def test_a_game_goes_on_though_every_worker_dies() -> None:
    async def lose_all(bot_workers: BotWorkers) -> None:
        question = Question.of(DUO, "basho", seed=1)
        asked = asyncio.create_task(bot_workers.decide(question))
        while not asked.done():
            for victim in bot_workers.processes:
                os.kill(victim, signal.SIGKILL)
            await asyncio.sleep(0.02)
        assert await asked == decide_simply(question)

    run(lose_all)


def test_an_analysis_is_not_tried_again() -> None:
    """What ended one process would end the next, and every bot would wait meanwhile."""

    async def lose_one(bot_workers: BotWorkers) -> None:
        asked = asyncio.create_task(bot_workers.analyse(Question.of(DUO, "basho", 1), 60.0))
        while not (bot_workers.thinking and bot_workers.processes):
            await asyncio.sleep(0.01)
        [victim] = bot_workers.processes
        os.kill(victim, signal.SIGKILL)
        with pytest.raises(TooBusy):
            await asked
        assert bot_workers.waiting == bot_workers.thinking == 0

    run(lose_one)


def test_loading_takes_nothing_from_the_time_to_think(monkeypatch: pytest.MonkeyPatch) -> None:
    """The process is stopped after it has loaded: what is waited for is thinking alone."""
    monkeypatch.setattr(pool, "LOADING_SECONDS", 3600.0)

    async def hang(bot_workers: BotWorkers) -> None:
        await bot_workers.decide(Question.of(DUO, "basho", 1))
        [victim] = bot_workers.processes
        os.kill(victim, signal.SIGSTOP)
        with pytest.raises(TooBusy):
            await bot_workers.analyse(Question.of(DUO, "basho", 1), 0.01)
        assert victim not in bot_workers.processes

    run(hang, grace=0.5)


def test_a_process_that_does_not_finish_loading_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "LOADING_SECONDS", 0.0)

    async def hang(bot_workers: BotWorkers) -> None:
        with pytest.raises(TooBusy):
            await bot_workers.analyse(Question.of(DUO, "basho", 1), 0.01)

    run(hang, grace=3600.0)


def test_a_worker_that_hangs_is_ended() -> None:
    async def hang(bot_workers: BotWorkers) -> None:
        while not bot_workers.ready:
            await asyncio.sleep(0.05)
        [victim] = bot_workers.processes
        os.kill(victim, signal.SIGSTOP)
        answer = await bot_workers.decide(Question.of(DUO, "haru", seed=1))
        assert answer == decide(Question.of(DUO, "haru", seed=1))
        assert victim not in bot_workers.processes

    run(hang, grace=0.5, load_late=False)


def test_more_questions_than_can_wait_are_refused_and_the_others_answered() -> None:
    async def crowd(bot_workers: BotWorkers) -> None:
        asked = [bot_workers.analyse(Question.of(DUO, "rin", seed), 0.2) for seed in range(9)]
        answers = await asyncio.gather(*asked, return_exceptions=True)
        refused = [answer for answer in answers if isinstance(answer, TooBusy)]
        assert 0 < len(refused) < len(asked)
        assert all(isinstance(a, TooBusy) or not isinstance(a, BaseException) for a in answers)
        assert bot_workers.waiting == bot_workers.thinking == 0

    run(crowd, most_waiting=3)


def test_however_many_ask_for_hints_a_bot_can_move(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "MOST_HINTS", 4)

    async def crowd(bot_workers: BotWorkers) -> None:
        hints = [
            asyncio.create_task(bot_workers.analyse(Question.of(DUO, "rin", seed), 0.2))
            for seed in range(12)
        ]
        while not any(hint.done() for hint in hints):
            await asyncio.sleep(0.01)
        await bot_workers.decide(Question.of(DUO, "haru", 1))
        answers = await asyncio.gather(*hints, return_exceptions=True)
        assert sum(isinstance(answer, TooBusy) for answer in answers) >= 6

    run(crowd, most_waiting=4)


def test_a_worker_that_is_ended_at_the_stop_is_no_surprise() -> None:
    surprises: list[Any] = []

    async def stop(bot_workers: BotWorkers) -> None:
        asyncio.get_running_loop().set_exception_handler(lambda _, told: surprises.append(told))
        asked = asyncio.create_task(bot_workers.decide(Question.of(DUO, "basho", 1)))
        while not bot_workers.thinking:
            await asyncio.sleep(0.01)
        await bot_workers.stop()
        assert isinstance(await asyncio.gather(asked, return_exceptions=True), list)
        gc.collect()  # nobody asks for the answer of a future that is gone
        await asyncio.sleep(0)

    run(stop)
    assert surprises == []


def test_a_question_that_nobody_awaits_any_more_is_not_thought_about() -> None:
    async def give_up(bot_workers: BotWorkers) -> None:
        asked = [
            asyncio.create_task(bot_workers.decide(Question.of(DUO, "basho", seed)))
            for seed in range(4)
        ]
        while not bot_workers.thinking:
            await asyncio.sleep(0.01)
        for task in asked:
            task.cancel()
        await asyncio.gather(*asked, return_exceptions=True)
        assert bot_workers.waiting == 0
        await bot_workers.decide(Question.of(DUO, "haru", 1))

    run(give_up)


def test_whoever_waits_when_the_service_stops_is_told_so() -> None:
    async def stop(bot_workers: BotWorkers) -> None:
        asked = [
            asyncio.create_task(bot_workers.decide(Question.of(DUO, "basho", seed)))
            for seed in range(3)
        ]
        await asyncio.sleep(0.3)
        await bot_workers.stop()
        answers = await asyncio.gather(*asked, return_exceptions=True)
        assert all(isinstance(answer, TooBusy) for answer in answers)
        assert not bot_workers.alive
        with pytest.raises(TooBusy):
            await bot_workers.decide(Question.of(DUO, "haru", 1))

    run(stop)


def test_a_bot_that_is_not_on_the_ladder_is_refused() -> None:
    async def ask(bot_workers: BotWorkers) -> None:
        with pytest.raises(UnknownBot):
            await bot_workers.decide(Question.of(DUO, "os:system", 1))

    run(ask)


# Without compiled code


def cold_start(folder: Path, *words: str) -> list[str]:
    command = [sys.executable, "-m", "tests.server.bot_workers.cold_start", *words]
    environment = {**os.environ, "TABIJI_CACHE_DIR": str(folder)}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return done.stdout.split("\n")[:-1]


@pytest.mark.parametrize("game", ["duo", pytest.param("tokaido", marks=pytest.mark.slow)])
def test_where_nothing_was_ever_compiled_simple_bots_play_at_once(
    tmp_path: Path, game: str
) -> None:
    assert cold_start(tmp_path, game) == [
        "warming True False",
        "hint warming-up",
        "haru True",
        "still True",
    ]


@pytest.mark.slow
def test_a_search_plays_as_soon_as_it_is_compiled(tmp_path: Path) -> None:
    assert cold_start(tmp_path, "duo", "wait")[-2:] == ["nami True", "warm True"]


@pytest.mark.parametrize("name", ["haru", "taro"])
@pytest.mark.parametrize("kind", KINDS)
def test_a_simple_bot_decides_the_same_with_compiled_code_and_without(kind: str, name: str) -> None:
    for number, standing in enumerate(decisions(walked(kind))):
        if number % 5:
            continue
        question = Question.of(standing, name, seed=number)
        chosen = []
        for interpreted in (False, True):
            bot = take_seat(name, Chair(standing.game, question.seats, question.seat, number))
            assert isinstance(bot, GreedyBot)
            bot.interpreted = interpreted
            chosen.append(bot.decide(table_of(question)))
        assert chosen[0] == chosen[1]


# What a worker knows


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind != "duo"])
def test_a_worker_sees_the_same_table_whatever_its_seat_cannot_know(kind: str) -> None:
    others = 0
    for standing in decisions(walked(kind)):
        other = otherwise(standing)
        others += as_bytes(other.state) != as_bytes(standing.state)
        tables = [table_of(Question.of(each, "rin", seed=8)) for each in (standing, other)]
        assert as_bytes(tables[0].state) == as_bytes(tables[1].state)
    assert others > 0, "nothing was hidden: the test shows nothing"


@pytest.mark.parametrize("kind", KINDS)
def test_an_answer_says_whether_everybody_knows_that_there_was_no_choice(kind: str) -> None:
    found: Counter[str] = Counter()
    for standing in decisions(walked(kind)):
        legal = standing.legal()
        choice = decide(Question.of(standing, "haru", seed=3)).choice
        assert (choice == "real") == (len(legal) > 1)
        found[choice] += 1
        if len(legal) > 1:
            continue
        seats = [seat for seat in range(len(standing.seats)) if seat != standing.seat]
        if choice == "none":  # all see what is done, so none of them learns more from how soon
            assert all(standing.game.sees(standing.state, legal[0].code, seat) for seat in seats)
    assert found["real"]
    assert found["none"]


@pytest.mark.parametrize(
    ("at", "looked", "choice"),
    [("14a,14b,3", "0+1", "unknown"), ("14a,14c,14b", "0+1+2", "none")],
    ids=["somebody has not seen the meals", "all have seen them"],
)
def test_whoever_has_not_seen_the_meals_does_not_know_that_none_can_be_paid(
    at: str, looked: str, choice: str
) -> None:
    meals = f"deal:Tofu+Udon+Soba+Fugu/bought:Tofu,-,-/looked:{looked}"
    position = f"phase=eat mover=1 at={at} coins=5,1,5 inn=1 inn1={meals} eaten=Tofu,-,-"
    match = Match("tokaido", position=f"seats=3 {position}", dice="by hand")
    answer = decide(Question.of(match, "haru", seed=3))
    assert (answer.word, answer.choice) == ("pass", choice)


@pytest.mark.parametrize("kind", KINDS)
def test_a_hint_has_an_opinion_of_every_legal_action_and_a_line_that_can_be_seen(kind: str) -> None:
    for number, standing in enumerate(decisions(walked(kind))):
        if number % 25 or len(standing.legal()) == 1:
            continue
        question = Question.of(standing, "rin", seed=number, at=number)
        hint = analyse(question, 0.05)
        assert {o.word for o in hint.opinions} == {action.word for action in standing.legal()}
        assert [o.visits for o in hint.opinions] == sorted(
            (o.visits for o in hint.opinions), reverse=True
        )
        assert all(len(o.value) == len(o.points) == len(standing.seats) for o in hint.opinions)
        assert sum(hint.opinions[0].value) == pytest.approx(1.0)
        assert hint.line[:1] == [hint.opinions[0].word]
        table = table_of(question)
        for word in hint.line:
            assert table.game.sees(table.state, table.game.notation.read(word), question.seat)
            table.play(word)
