"""What every game promises, in both modes."""

from collections.abc import Iterator
from itertools import islice

import numpy as np
import pytest

from tabiji import Table, games
from tabiji.kernel import contract, playout
from tabiji.kernel.contract import CHANCE, OVER
from tabiji.kernel.engine import STEP_LIMIT
from tabiji.kernel.errors import IllegalAction
from tabiji.kernel.record import as_bytes, as_state, copy_record, new_state
from tabiji.kernel.rng import generator
from tests.contract import CASES, CHOICES, Case

GAMES_IN_LOCKSTEP = 1_000
"""Of each game, among the slow tests."""
FEW = {"duo": 16, "tokaido": 20}
"""With each choice of options, in every run; a game of Duo is five times as long."""
CHUNKS = 8

EVERY = 7
"""Of the tables of some games, every so manieth is looked at; all of them among the slow tests."""

each_case = pytest.mark.parametrize("case", CASES, ids=str)
every = pytest.mark.parametrize("every", [EVERY, pytest.param(1, marks=pytest.mark.slow)])


def test_the_battery_runs_on_every_game() -> None:
    assert set(CHOICES) == set(games())


@each_case
def test_interpreted_and_compiled_play_agree_action_for_action(case: Case) -> None:
    """Also: legal is never empty, has no action twice, and weights fit it and are positive."""
    for seed in range(FEW[case.name]):
        play_in_lockstep(case, seed)


@pytest.mark.slow
@each_case
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_interpreted_and_compiled_play_agree_in_a_thousand_games(case: Case, chunk: int) -> None:
    many = len([other for other in CASES if other.name == case.name])
    for seed in range(chunk, -(-GAMES_IN_LOCKSTEP // many), CHUNKS):
        play_in_lockstep(case, seed)


def play_in_lockstep(case: Case, seed: int) -> None:
    """Play one random game in both modes and compare them at every step."""
    game, engine = case.game, case.game.engine()
    state, buffer = new_state(game.record), engine.new(case.options)
    contract.start(state, case.options.encode())
    rng = generator(seed)
    actions = np.zeros(game.longest_list, np.int16)
    chances = np.zeros(game.longest_list, np.int32)
    while (turn := contract.turn(state)) != OVER:
        assert state.tobytes() == buffer.tobytes()
        assert turn == engine.turn(buffer)
        count = contract.legal(state, actions)
        legal = actions[:count].tolist()
        assert legal == engine.legal(buffer).tolist()
        assert 0 < count == len(set(legal))
        assert 0 <= min(legal) <= max(legal) < game.action_count
        if turn == CHANCE:
            total = contract.weights(state, chances)
            weights = chances[:count].tolist()
            assert weights == engine.weights(buffer).tolist()
            assert min(weights) > 0
            assert sum(weights) == total
        action = int(playout.any_action(state, actions, chances, rng))
        contract.apply(state, action)
        engine.apply(buffer, action)
    assert state.tobytes() == buffer.tobytes()
    assert contract.turn(state) == engine.turn(buffer) == OVER
    assert engine.legal(buffer).tolist() == []
    seats = max(game.seats)
    points, places = np.zeros((2, seats), np.int32)
    contract.scores(state, points)
    contract.ranking(state, places)
    assert points.tolist() == engine.scores(buffer).tolist()
    assert places.tolist() == engine.ranking(buffer).tolist()


@each_case
def test_the_same_seed_gives_the_same_game_and_another_seed_another(case: Case) -> None:
    engine = case.game.engine()
    once = engine.random_games(20, seed=5, options=case.options)
    again = engine.random_games(20, seed=5, options=case.options)
    other = engine.random_games(20, seed=6, options=case.options)
    assert once.states.tobytes() == again.states.tobytes()
    assert once.states.tobytes() != other.states.tobytes()


@each_case
def test_a_game_of_a_batch_depends_only_on_the_seed_and_its_number(case: Case) -> None:
    engine = case.game.engine()
    whole = engine.random_games(20, seed=5, options=case.options)
    part = engine.random_games(5, seed=5, options=case.options, first=10)
    assert whole.states[10:15].tobytes() == part.states.tobytes()


@each_case
def test_a_random_game_interpreted_is_the_one_compiled(case: Case) -> None:
    game = case.game
    expected = game.engine().random_games(1, seed=9, options=case.options)
    state = new_state(game.record)
    contract.start(state, case.options.encode())
    actions = np.zeros(game.longest_list, np.int16)
    chances = np.zeros(game.longest_list, np.int32)
    steps = playout.playout(state, actions, chances, generator(9), STEP_LIMIT)
    assert steps == expected.steps[0]
    assert as_bytes(state) == expected.states.tobytes()


@each_case
def test_random_games_end(case: Case) -> None:
    engine = case.game.engine()
    played = engine.random_games(20_000, seed=1, options=case.options)
    assert set(engine.turns(played.states)) == {OVER}
    assert played.steps.max() < STEP_LIMIT


@each_case
def test_places_follow_points_and_somebody_is_first(case: Case) -> None:
    engine = case.game.engine()
    seats = case.options.seats
    for state in engine.random_games(200, seed=2, options=case.options).states:
        buffer = np.frombuffer(state.tobytes(), np.uint8).copy()
        points, places = engine.scores(buffer)[:seats], engine.ranking(buffer)[:seats]
        assert places.min() == 1
        for seat in range(seats):
            for other in range(seats):
                if points[seat] > points[other]:
                    assert places[seat] < places[other]


@each_case
def test_an_illegal_action_is_refused_and_changes_nothing(case: Case) -> None:
    game, engine = case.game, case.game.engine()
    buffer, rng = engine.new(case.options), generator(3)
    for _ in range(40):
        engine.playout(buffer, rng, limit=7)
        before = buffer.tobytes()
        legal = set(engine.legal(buffer).tolist())
        for action in {-1, game.action_count, 32_767, *range(game.action_count)} - legal:
            with pytest.raises(IllegalAction):
                engine.apply(buffer, action)
        assert buffer.tobytes() == before


@each_case
def test_a_table_refuses_what_is_illegal_or_unreadable_and_changes_nothing(case: Case) -> None:
    table = Table(case.game, case.options, seed=4)
    table.deal()
    for _ in range(10):
        before = as_bytes(table.state)
        legal = table.legal()
        for wrong in (-1, case.game.action_count, f"{legal[0]} nonsense", "No"):
            with pytest.raises(ValueError, match=r"\w"):
                table.play(wrong)
            assert as_bytes(table.state) == before
        table.play(legal[0])
        table.deal()


@each_case
def test_a_batch_applies_all_or_nothing(case: Case) -> None:
    game, engine = case.game, case.game.engine()
    states = engine.new_batch(8, case.options)
    for _ in range(30):
        lists, counts = engine.legals(states)
        assert counts.min() > 0
        chosen = lists[np.arange(8), np.arange(8) % counts]
        wrong = chosen.copy()
        wrong[5] = game.action_count
        before = states.tobytes()
        with pytest.raises(IllegalAction, match="state 5"):
            engine.applies(states, wrong)
        assert states.tobytes() == before
        engine.applies(states, chosen)
    with pytest.raises(IllegalAction, match="8 states"):
        engine.applies(states, [0, 1])


@each_case
def test_a_batch_plays_as_single_states_do(case: Case) -> None:
    engine = case.game.engine()
    states = engine.new_batch(4, case.options)
    singles = [engine.new(case.options) for _ in range(4)]
    for step in range(200):
        lists, counts = engine.legals(states)
        if (counts == 0).any():
            break
        actions = lists[np.arange(4), (np.arange(4) + step) % counts]
        engine.applies(states, actions)
        for single, action in zip(singles, actions, strict=True):
            engine.apply(single, int(action))
    assert states.tobytes() == b"".join(single.tobytes() for single in singles)


@each_case
def test_copies_go_their_own_way(case: Case) -> None:
    table = Table(case.game, case.options, seed=8)
    table.deal()
    twin = table.copy()
    assert twin == table
    before = as_bytes(table.state)
    twin.play(twin.legal()[0])
    twin.deal()
    assert as_bytes(table.state) == before
    assert twin != table
    target = new_state(case.game.record)
    copy_record(table.state, target)
    assert as_bytes(target) == before


@each_case
@every
def test_every_legal_action_has_a_word_that_reads_back_and_a_description(
    case: Case, every: int
) -> None:
    for table in islice(_tables(case), 0, 600, every):
        for code in table.codes():
            assert case.game.notation.read(case.game.notation.write(code)) == code
            assert table.describe(code).id.startswith(f"{case.name}-")


@each_case
@every
def test_every_position_reads_back(case: Case, every: int) -> None:
    for table in islice(_tables(case), 0, 600, every):
        assert case.game.at(str(table)) == table


@each_case
def test_every_seat_and_a_spectator_have_a_view(case: Case) -> None:
    for table in islice(_tables(case), 0, 300, EVERY):
        for seat in [None, *range(case.options.seats)]:
            assert table.view(seat) == table.view(seat)


def _tables(case: Case) -> Iterator[Table]:
    """Tables of random games, one after each action."""
    for seed in range(100):
        table = Table(case.game, case.options, seed)
        actions = np.zeros(case.game.longest_list, np.int16)
        chances = np.zeros(case.game.longest_list, np.int32)
        while not table.over:
            yield table
            contract.apply(
                table.state, playout.any_action(table.state, actions, chances, table.rng)
            )
        yield table


@each_case
def test_play_that_never_ends_stops_at_the_limit(case: Case) -> None:
    engine = case.game.engine()
    buffer = engine.new(case.options)
    assert engine.playout(buffer, generator(1), limit=17) == 17
    assert engine.random_games(3, options=case.options, limit=17).steps.tolist() == [17, 17, 17]


@each_case
def test_unseen_leaves_what_everybody_sees(case: Case) -> None:
    engine = case.game.engine()
    buffer, rng = engine.new(case.options), generator(12)
    for _ in range(30):
        engine.playout(buffer, rng, limit=5)
        for seat in range(case.options.seats):
            other = engine.unseen(buffer, seat, rng)
            assert engine.turn(other) == engine.turn(buffer)
            if engine.turn(buffer) == seat:
                assert engine.legal(other).tolist() == engine.legal(buffer).tolist()


@each_case
def test_perft_counts_every_sequence(case: Case) -> None:
    engine = case.game.engine()
    buffer = engine.new(case.options)
    engine.playout(buffer, generator(2), limit=30)
    table = Table(case.game, case.options)
    copy_record(as_state(buffer.view(case.game.record)), table.state)
    for depth in range(4):
        assert engine.perft(buffer, depth) == _leaves(table, depth)


def _leaves(table: Table, depth: int) -> int:
    if depth == 0 or table.over:
        return 1
    total = 0
    for code in table.codes():
        twin = table.copy()
        contract.apply(twin.state, code)
        total += _leaves(twin, depth - 1)
    return total
