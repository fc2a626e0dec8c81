"""Plays with the components that `TABIJI_TOKAIDO_COMPONENTS` names, in a process of its own.

Run as `python -m tests.tokaido.other_box`: plays random games, interpreted and
compiled, and says what it saw.
"""

import json

from tabiji import game
from tests.contract import Case
from tests.contract.test_contract import play_in_lockstep


def main() -> None:
    tokaido = game("tokaido")
    for seed in range(4):
        for seats in (2, 5):
            play_in_lockstep(Case("tokaido", (("seats", seats),)), seed)
    table = tokaido.at("seats=3 at=0,2,4")
    played = tokaido.engine().random_games(500, seed=1, options=tokaido.choose(seats=5))
    table.play("go1")
    coins = table.view().travelers[0].coins
    meeting = tokaido.at("seats=3 at=0,2,4")
    meeting.play("go3")
    print(
        json.dumps(
            {
                "stops": len(table.view().road),
                "last": sorted({int(stop) for stop in played.states["place"].ravel()}),
                "coins": coins,
                "encounters": meeting.weights(),
                "paddy": int(played.states["panoramas"][:, :, 0].max()),
            }
        )
    )


if __name__ == "__main__":
    main()
