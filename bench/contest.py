"""Random play, ours and theirs, timed the same way."""

import time
from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True)
class Speed:
    """What was played in a stretch of time: games, or simulations of games to their end."""

    games: int
    moves: int
    seconds: float

    @property
    def moves_per_second(self) -> float:
        return self.moves / self.seconds

    @property
    def games_per_second(self) -> float:
        return self.games / self.seconds


@dataclass(frozen=True)
class Player:
    """Somebody who plays random games: a name, and how to play for about so many seconds."""

    name: str
    play: Callable[[float], Speed]


def tabiji_player(game_name: str, label: str, **choices: object) -> Player:
    """Our own game, compiled; chance actions count as moves."""
    from tabiji import game

    engine = game(game_name).engine()
    options = game(game_name).choose(choices)
    engine.random_games(10, options=options)  # compile first

    def play(seconds: float) -> Speed:
        games = moves = 0
        begin = time.perf_counter()
        while (spent := time.perf_counter() - begin) < seconds:
            moves += engine.random_games(2_000, seed=1, options=options, first=games).total
            games += 2_000
        return Speed(games, moves, spent)

    return Player(label, play)


def open_spiel_player(game_name: str) -> Player:
    """A game of OpenSpiel, played by its own C++ loop; chance actions count as moves."""
    import pyspiel

    spiel = pyspiel.load_game(game_name)
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(spiel.num_players())]

    def play(seconds: float) -> Speed:
        games = moves = 0
        spent = 0.0
        while spent < seconds:
            state = spiel.new_initial_state()
            begin = time.perf_counter()
            pyspiel.evaluate_bots(state, bots, games)
            spent += time.perf_counter() - begin
            games += 1
            moves += len(state.full_history())
        return Speed(games, moves, spent)

    return Player(f"OpenSpiel {game_name}", play)
