"""The rulebook of Tokaido as tests, one file for each chapter.

Stops are counted from the first inn; the printed road has

     0 inn
     1 shop*     2 temple   3 encounter  4 paddy      5 hot spring*  6 mountain*    7 farm*
     8 shop      9 temple* 10 encounter 11 sea*      12 mountain    13 hot spring  14 inn
    15 sea      16 temple  17 farm*     18 paddy*    19 mountain*   20 encounter*  21 temple
    22 hot spring*         23 mountain  24 sea*      25 shop        26 farm        27 inn
    28 paddy    29 shop    30 encounter* 31 farm     32 mountain*   33 hot spring  34 sea*
    35 paddy    36 temple* 37 farm*     38 encounter 39 sea         40 shop*       41 inn
    42 hot spring          43 temple*   44 encounter 45 shop*       46 sea         47 farm*
    48 hot spring*         49 encounter 50 mountain  51 paddy*      52 sea*        53 shop
    54 inn

with a star on the double ones.
"""

from tabiji import Table, game
from tabiji.tokaido.view import TokaidoView, TravelerView


def at(position: str) -> Table:
    """A table of Tokaido set up as the text says."""
    return game("tokaido").at(position)


def first_inn(seats: int, *arrived: int) -> str:
    """What is to be said of the first inn while some have arrived and eaten nothing."""
    dishes = ("Soba", "Tofu", "Udon", "Unagi", "Fugu", "Sashimi")[: max(4, seats + 1)]
    return f"inn=1 inn1=deal:{'+'.join(dishes)}/looked:{'+'.join(map(str, arrived))}"


def seat(table: Table, number: int) -> TravelerView:
    """A traveler, as everybody sees it."""
    seen: TokaidoView = table.view()
    return seen.travelers[number]


def stops(table: Table) -> list[int]:
    """Where the traveler who is last can go."""
    return [int(word.removeprefix("go")) for word in table.legal()]
