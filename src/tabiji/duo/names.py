"""The things of Tokaido Duo, by name. Their numbers index every table."""

from enum import IntEnum

SEATS = 2
NOBODY = -1
"""The owner of what lies on the board."""


class Character(IntEnum):
    """Who moves: also whose die it is, and whose wave tile."""

    PILGRIM = 0
    MERCHANT = 1
    ARTIST = 2


class Station(IntEnum):
    """What a pilgrim finds on the coast."""

    TOWN = 0
    TEMPLE = 1
    GARDEN = 2
    SEASHORE = 3
    HOT_SPRING = 4


class Ware(IntEnum):
    """What a merchant trades."""

    KIMONO = 0
    POTTERY = 1
    DOLL = 2
    FAN = 3


class Icon(IntEnum):
    """What an area shows and an artist paints."""

    MOON = 0
    WATERFALL = 1
    MOUNTAIN = 2
    BAMBOO = 3


class Colour(IntEnum):
    """The two players' colours; their painting tiles differ."""

    PURPLE = 0
    GREEN = 1


class Wave(IntEnum):
    """The sides of the wave tiles: character `c` has sides `2 c` and `2 c + 1`."""

    TRANQUIL = 0
    HASTY = 1
    CRAFTY = 2
    ROBUST = 3
    PROFICIENT = 4
    INSPIRED = 5


class Phase(IntEnum):
    """What has to be decided next."""

    COMPASS = 0  # chance: who sits at the compass
    COLOURS = 1  # chance: who is purple
    BOUTIQUES = 2  # chance: the boutique of the next coastal town
    WAVES = 3  # chance: the side of the next wave tile
    ROLL = 4  # chance: the next die
    CHOOSE = 5  # which die to use
    WALK = 6  # how far the pilgrim goes
    VISIT = 7  # what the pilgrim does at the station
    TRAVEL = 8  # where the merchant goes
    TRADE = 9  # what the merchant does in the town
    DRAW = 10  # chance: the next ware from the bag
    RETURN = 11  # which ware goes back to the bag
    CROSS = 12  # where the artist goes
    CREATE = 13  # paint, gift or neither
    REVEAL = 14  # chance: the icon of the next painting
    AGAIN = 15  # whether to return the hot spring token and use the die again
    OVER = 16


class End(IntEnum):
    """What can end the game; a bit each, so that a seat can bring about several."""

    TEMPLE = 1
    GARDEN = 2
    GOLD = 4
    PAINTINGS = 8


CHARACTERS = len(Character)
WARES = len(Ware)
ICONS = len(Icon)

USING = range(Phase.WALK, Phase.OVER)
"""The phases in which a die is being used."""
