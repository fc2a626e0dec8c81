"""Plays the board that `TABIJI_DUO_BOARD` names, in a process of its own, and says what it saw.

Run as `python -m tests.duo.other_board ACTION...`: sets up the position in the
first argument, plays the actions in the others, and prints what is legal then;
without arguments plays random games; with `compiled` many, which must be the same, and some of them
step by step in both modes.
"""

import json
import sys

import numpy as np

from tabiji import game
from tabiji.bots.evaluation import encode, heuristics_of
from tabiji.kernel import playout
from tabiji.kernel.record import as_bytes
from tabiji.kernel.rng import reseed
from tests.contract import Case
from tests.contract.test_contract import play_in_lockstep


def main() -> None:
    duo = game("duo")
    compiled = sys.argv[1:] == ["compiled"]
    if sys.argv[1:] and not compiled:
        table = duo.at(sys.argv[1])
        table.play(*sys.argv[2:])
        print(json.dumps({"legal": table.legal(), "turn": table.turn, "position": str(table)}))
        return
    inputs = np.zeros(heuristics_of(duo).INPUTS)
    table = duo.table(seed=1)
    table.deal()
    while not table.over:
        assert duo.at(str(table)) == table
        for seat in range(2):
            encode(table.state, seat, inputs)
            assert np.abs(inputs).max() < 3
        for code in table.codes():
            duo.describe(table.state, code)
        table.play(table.legal()[0])
        table.deal()
    states, longest = np.zeros(80, duo.record), 0
    for number in range(len(states)):
        table = duo.table()
        reseed(table.rng, 1, number)
        actions = np.zeros(duo.longest_list, np.int16)
        chances = np.zeros(duo.longest_list, np.int32)
        steps = playout.playout(table.state, actions, chances, table.rng, 20_000)
        longest = max(longest, steps)
        states[number] = np.frombuffer(as_bytes(table.state), duo.record)[0]
    if compiled:
        played = duo.engine().random_games(2_000, seed=1)
        assert played.states[: len(states)].tobytes() == states.tobytes()
        states, longest = played.states, int(played.steps.max())
        for seed in range(10):
            play_in_lockstep(Case("duo", ()), seed)
    print(
        json.dumps(
            {
                "longest": longest,
                "stations": int(states["pilgrim"].max()),
                "gold": int(states["gold"].max()),
                "ended": sorted({int(bit) for bits in states["ending"] for bit in bits}),
            }
        )
    )


if __name__ == "__main__":
    main()
