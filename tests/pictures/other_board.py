"""Draws random games on the board that `TABIJI_DUO_BOARD` names, in a process of its own.

Prints how many tables it drew.
"""

from math import dist

from tabiji.duo.board import BOARD
from tabiji.pictures import svg
from tabiji.pictures.duo.places import Places
from tests.pictures import pieces, walk
from tests.pictures.test_duo import EVERYBODY


def main() -> None:
    places = Places(BOARD, (600, 300), 446, 198)
    everything = [*places.stations, *places.towns[BOARD.coastal_towns :]]
    everything += [place for place, _ in places.areas]
    for number, place in enumerate(everything):
        for other in everything[:number]:
            assert dist(place, other) > 35, (place, other)
    drawn = 0
    for table in walk("duo", 1, 40):
        assert pieces(svg(table)) == (EVERYBODY if table.view().players else [])
        drawn += 1
    print(drawn)


if __name__ == "__main__":
    main()
