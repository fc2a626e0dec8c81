"""Plain tree search, ours and theirs: how many games to the end it simulates in a second.

Both search with uniform random play to the end, from positions spread over random games
in which somebody has a choice; every search begins with an empty tree.
"""

import random
import time
from itertools import cycle
from typing import Any

from bench.contest import Player, Speed

SIMULATIONS = 1_000
"""To a search."""

POSITIONS = 20


def tabiji_searcher(game_name: str, label: str, **choices: object) -> Player:
    """Our own search, without a prior and without a network."""
    from tabiji import game
    from tabiji.bots.ladder import PLAIN
    from tabiji.bots.search import Budget, Search
    from tabiji.kernel.contract import CHANCE, OVER
    from tabiji.kernel.engine import Buffer
    from tabiji.kernel.rng import generator

    played = game(game_name)
    engine, options, rng = played.engine(), played.choose(choices), generator(1)
    search = Search(played, options.seats, PLAIN, seed=1)
    budget = Budget(iterations=SIMULATIONS)
    found: list[Buffer] = []
    while len(found) < POSITIONS:
        buffer = engine.new(options)
        while (turn := engine.turn(buffer)) != OVER:
            if turn != CHANCE and len(engine.legal(buffer)) > 1:
                found.append(buffer.copy())
            engine.playout(buffer, rng, limit=1)
    positions = random.Random(1).sample(found, POSITIONS)

    def play(seconds: float) -> Speed:
        done, spent = 0, 0.0
        for position in cycle(positions):
            if spent >= seconds:
                break
            search.forget()
            begin = time.perf_counter()
            done += search.think(position, engine.turn(position), budget).iterations
            spent += time.perf_counter() - begin
        return Speed(done, 0, spent)

    return Player(label, play)


def open_spiel_searcher(game_name: str) -> Player:
    """OpenSpiel's C++ `MCTSBot` with its `RandomRolloutEvaluator`, one rollout a simulation."""
    import pyspiel

    spiel = pyspiel.load_game(game_name)
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    bot = pyspiel.MCTSBot(spiel, evaluator, 2.0, SIMULATIONS, 1_000, False, 1, False)
    dice = random.Random(1)
    found: list[Any] = []
    while len(found) < POSITIONS:
        state = spiel.new_initial_state()
        while not state.is_terminal():
            legal = state.legal_actions()
            if not state.is_chance_node() and len(legal) > 1:
                found.append(state.clone())
            state.apply_action(dice.choice(legal))
    positions = dice.sample(found, POSITIONS)

    def play(seconds: float) -> Speed:
        done, spent = 0, 0.0
        for position in cycle(positions):
            if spent >= seconds:
                break
            begin = time.perf_counter()
            done += bot.mcts_search(position).explore_count
            spent += time.perf_counter() - begin
        return Speed(done, 0, spent)

    return Player(f"OpenSpiel MCTSBot, {game_name}", play)
