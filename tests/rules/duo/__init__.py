"""The rules of Tokaido Duo. The tables of the examples are on the board of `board.toml`.

Around the coast: C0=0 temple garden seashore C1=4 temple spring temple C2=8 garden
temple seashore C3=12 temple garden spring C4=16 temple garden seashore C5=20 temple
spring temple C6=24 garden temple seashore C7=28 temple garden spring=31.
Inland: M1 (C0 C1) - M2 (C2 C7) - M3 (C3 C6) - M4 (C4 C5).
"""

from tabiji import Table, game


def at(position: str) -> Table:
    """A table of Tokaido Duo."""
    return game("duo").at(position)
