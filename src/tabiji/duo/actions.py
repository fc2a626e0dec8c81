"""The actions of Tokaido Duo as small numbers.

A single action is one number; a family (`WALK + distance`) is a run of numbers
from its name on. Each number means one thing, in whatever state it is legal.
"""

from tabiji.duo.board import MOST_FACES
from tabiji.duo.names import SEATS, Character, Icon, Ware, Wave
from tabiji.duo.tables import AREAS, BOUTIQUE_KINDS, STORAGE, TOWN_WARES, TOWNS

MOST_OTHERS = 2 * len(Character) - 1

PASS = 0  # decline the effect of the space
COLLECT = 1  # coins at a coastal town
PRAY = 2  # at a temple
STROLL = 3  # in a garden
BATHE = 4  # take the hot spring token
GIFT = 5  # the first painting
STAY = 6  # no move of exactly this length exists
AGAIN = 7  # return the hot spring token, use the die again
DONE = 8  # keep it

CHOOSE = 9  # + character: use its die
TAKE = CHOOSE + len(Character)  # + character: its wave tile
WALK = TAKE + len(Character)  # + distance
TRAVEL = WALK + MOST_FACES + 2  # + town
CROSS = TRAVEL + TOWNS  # + area
DRAW = CROSS + AREAS  # + how many wares
SELL = DRAW + int(TOWN_WARES.max()) + 2  # + how many wares
SELL_PLAIN = SELL + STORAGE + 2  # + how many wares, without the crafty coin
RETURN = SELL_PLAIN + STORAGE + 2  # + ware
PAINT = RETURN + len(Ware)  # + how many tiles

# Chance
COMPASS = PAINT + MOST_OTHERS + 2  # + seat
PURPLE = COMPASS + SEATS  # + seat
BOUTIQUE = PURPLE + SEATS  # + kind of token
WAVE = BOUTIQUE + BOUTIQUE_KINDS  # + side
ROLL = WAVE + len(Wave)  # + character * (MOST_FACES + 1) + number
WARE = ROLL + len(Character) * (MOST_FACES + 1)  # + ware
ICON = WARE + len(Ware)  # + icon

COUNT = ICON + len(Icon)
LONGEST_LIST = max(TOWNS, AREAS, 2 * STORAGE + 3, BOUTIQUE_KINDS, MOST_FACES + 1, MOST_OTHERS + 3)
