"""The state of a game of Tokaido Duo: one record, nothing hidden in it.

What nobody has seen is not there: face-down paintings are counts of what can
still come (`unpainted`), and so is the bag (`bag`).
"""

import numpy as np

from tabiji.duo.board import BOARD
from tabiji.duo.names import SEATS, Character, Icon, Ware

_seats = (SEATS,)

RECORD = np.dtype(
    [
        # Whose move it is
        ("turns", np.int32),  # turns begun: three dice make a turn
        ("phase", np.int16),
        ("actor", np.int16),  # who decides: a seat, CHANCE or OVER
        ("seat", np.int16),  # whose die is being used
        ("first", np.int16),  # player A of this turn
        ("used", np.int16),  # dice used this turn
        ("die", np.int16),  # the character whose die is being used
        ("again", np.int16),  # 1 while the hot spring repeats a die
        ("bathed", np.int16),  # 1 if the token was gained with this use of the die
        ("met", np.int16),  # a bit for each icon the artist's move can have touched
        ("pending", np.int16),  # what the phase has still to do: slots, draws, returns
        ("lowest", np.int16),  # wares go back in order of kind: the lowest kind allowed
        # The table
        ("compass", np.int16),  # the seat at the compass
        ("purple", np.int16),  # the seat that plays purple
        ("spring", np.int16),  # who holds the hot spring token
        ("dice", np.int16, (len(Character),)),  # 0 until rolled
        ("taker", np.int16, (len(Character),)),  # who took each die
        ("wave", np.int16, (len(Character),)),  # the side that each wave tile shows
        ("holder", np.int16, (len(Character),)),  # who holds each wave tile
        ("boutique", np.int16, (BOARD.coastal_towns,)),  # the kind of token in each town
        ("bag", np.int16, (len(Ware),)),
        # Each player
        ("pilgrim", np.int16, _seats),  # a station
        ("merchant", np.int16, _seats),  # a town
        ("artist", np.int16, _seats),  # an area
        ("temple", np.int16, _seats),  # slot of the peg, from 1
        ("garden", np.int16, _seats),
        ("coins", np.int16, _seats),
        ("gold", np.int16, _seats),
        ("wares", np.int16, (SEATS, len(Ware))),
        ("painted", np.int16, _seats),  # tiles revealed so far, gifted ones included
        ("gifted", np.int16, _seats),  # tiles gifted: always the first ones
        ("paintings", np.int16, (SEATS, BOARD.paintings)),  # icons of the revealed tiles
        ("unpainted", np.int16, (SEATS, len(Icon))),  # face-down tiles, by icon
        ("ending", np.int16, _seats),  # bits of End that this seat has brought about
    ],
    align=True,
)
