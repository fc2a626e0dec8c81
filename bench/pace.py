"""`python -m bench.pace duo search 700`: what a search costs, in processor time.

Budgets in seconds depend on what else the machine does. So a long tournament gives
budgets in iterations instead, chosen to cost what so many milliseconds would on a quiet
core. Games are played by the search against itself, with its trees kept from move to
move, and the processor time of everything it does is divided by its real decisions.
"""

import argparse
import time
from statistics import mean

import numpy as np

from tabiji.bots.ladder import PLAIN
from tabiji.bots.search import Budget, Search
from tabiji.kernel.contract import CHANCE, OVER
from tabiji.kernel.game import Game, Options, game
from tabiji.kernel.record import as_state
from tabiji.kernel.rng import generator


def decisions(played: Game, options: Options, kind: str, budget: Budget, deal: int) -> list[float]:
    """The seconds of each real decision in one game of a search against itself."""
    engine, dice = played.engine(), generator(deal, 1)
    style = PLAIN if kind == "plain" else None
    searches = [Search(played, options.seats, style, seat) for seat in range(options.seats)]
    buffer = engine.new(options)
    state = as_state(buffer.view(played.record))
    spent: list[float] = []
    while (turn := engine.turn(buffer)) != OVER:
        if turn == CHANCE:
            action = engine.draw(buffer, dice)
        elif len(legal := engine.legal(buffer)) == 1:
            action = int(legal[0])
        else:
            begin = time.thread_time()
            seen = engine.unseen(buffer, turn, dice)
            action = searches[turn].think(seen, turn, budget).best
            spent.append(time.thread_time() - begin)
        known = [played.sees(state, action, seat) for seat in range(options.seats)]
        engine.apply(buffer, action)
        for search, sees in zip(searches, known, strict=True):
            begin = time.thread_time()
            search.follow(action) if sees else search.forget()
            spent[-1:] = [sum(spent[-1:]) + time.thread_time() - begin]
    return spent


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.pace", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("bot", choices=["search", "plain"])
    parser.add_argument("iterations", type=int)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=4)
    asked = parser.parse_args()
    played, budget = game(asked.game), Budget(iterations=asked.iterations)
    options = played.choose({} if asked.game == "duo" else {"seats": asked.seats})
    decisions(played, options, asked.bot, budget, 0)  # compile first
    games = [decisions(played, options, asked.bot, budget, 1 + n) for n in range(asked.games)]
    seconds = mean(np.concatenate(games))
    print(
        f"{asked.game}, {options.seats} seats, {asked.bot} with {asked.iterations} iterations: "
        f"{mean(map(len, games)):.0f} decisions a game, {1000 * seconds:.2f} ms a decision, "
        f"{asked.iterations / seconds:,.0f} iterations a second"
    )


if __name__ == "__main__":
    main()
