"""The actions of Tokaido as small numbers.

A single action is one number; a family (`GO + stop`) is a run of numbers from its
name on. Each number means one thing, in whatever state it is legal.
"""

from tabiji.tokaido.components import MOST_SPACES
from tabiji.tokaido.names import ENCOUNTERS, MOST_SEATS, PANORAMAS, TRAVELERS
from tabiji.tokaido.tables import DISHES, MOST_DONATED, SOUVENIRS, SPRINGS, STOPS

PASS = 0  # no panorama from the guide, no meal at the inn
DONE = 1  # no more souvenirs
TAKE = 2  # the meal that Satsuki is offered
REFUSE = 3  # it

CHOOSE = 4  # + traveler: play this one
GO = CHOOSE + TRAVELERS  # + stop, counted from the inn where the journey starts
BUY = GO + STOPS  # + souvenir
DONATE = BUY + SOUVENIRS  # + coins of one's own
DONATE_MORE = DONATE + MOST_DONATED + 1  # + coins of one's own, and Hirotada's from the bank
KEEP = DONATE_MORE + MOST_DONATED + 1  # + encounter, of Yoshiyasu's two
PANORAMA = KEEP + ENCOUNTERS  # + panorama: its next section
EAT = PANORAMA + PANORAMAS  # + dish

# Chance
TILE = EAT + DISHES  # + traveler
LINE = TILE + TRAVELERS  # + traveler piece
SOUVENIR = LINE + MOST_SEATS  # + souvenir from the pile
SPRING = SOUVENIR + SOUVENIRS  # + kind of hot spring card
MEET = SPRING + SPRINGS  # + encounter from the pile
DISH = MEET + ENCOUNTERS  # + dish from the pile
DISCARD = DISH + DISHES  # + dish that goes under the pile unseen

COUNT = DISCARD + DISHES
LONGEST_LIST = max(MOST_SPACES + 1, SOUVENIRS, DISHES + 1, TRAVELERS, ENCOUNTERS) + 1
"""With room for one more: lists are written first and counted then (see `moves`)."""
