"""Plays with the components that `TABIJI_TOKAIDO_COMPONENTS` names, in a process of its own.

Run as `python -m tests.tokaido.other_box`: plays random games, and says what it saw; with
`compiled` many, which must be the same.
"""

import json
import sys

import numpy as np

from tabiji import Table, game
from tabiji.bots.evaluation import encode, heuristics_of
from tabiji.kernel import playout
from tabiji.kernel.record import as_bytes
from tabiji.kernel.rng import reseed


def see_a_game(table: Table) -> None:
    """Look at every decision of a game as a mind would."""
    inputs = np.zeros(heuristics_of(table.game).INPUTS)
    table.deal()
    while not table.over:
        for seat in range(len(table.view().travelers)):
            encode(table.state, seat, inputs)
            assert np.abs(inputs).max() < 3
        table.play(table.legal()[0])
        table.deal()


def main() -> None:
    tokaido = game("tokaido")
    for seats in (2, 5):
        played = np.zeros(8, tokaido.record)
        for number in range(len(played)):
            table = tokaido.table(seats=seats)
            reseed(table.rng, 1, number)
            actions = np.zeros(tokaido.longest_list, np.int16)
            chances = np.zeros(tokaido.longest_list, np.int32)
            playout.playout(table.state, actions, chances, table.rng, 1_000)
            played[number] = np.frombuffer(as_bytes(table.state), tokaido.record)[0]
        see_a_game(tokaido.table(seats=seats))
        if sys.argv[1:] == ["compiled"]:
            options = tokaido.choose(seats=seats)
            more = tokaido.engine().random_games(500, seed=1, options=options).states
            assert more[: len(played)].tobytes() == played.tobytes()
            played = more
    table = tokaido.at("seats=3 at=0,2,4")
    table.play("go1")
    coins = table.view().travelers[0].coins
    meeting = tokaido.at("seats=3 at=0,2,4")
    meeting.play("go3")
    print(
        json.dumps(
            {
                "stops": len(table.view().road),
                "last": sorted({int(stop) for stop in played["place"].ravel()}),
                "coins": coins,
                "encounters": meeting.weights(),
                "paddy": int(played["panoramas"][:, :, 0].max()),
            }
        )
    )


if __name__ == "__main__":
    main()
