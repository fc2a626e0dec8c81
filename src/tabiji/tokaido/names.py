"""The things of Tokaido, by name. Their numbers index every table."""

from enum import IntEnum

MOST_SEATS = 5
NOBODY = -1
"""No seat, no card, no traveler: a place that is empty."""


class Space(IntEnum):
    """What a traveler finds on the road."""

    INN = 0
    SHOP = 1
    TEMPLE = 2
    ENCOUNTER = 3
    PADDY = 4
    MOUNTAIN = 5
    SEA = 6
    HOT_SPRING = 7
    FARM = 8


class Panorama(IntEnum):
    """The three panoramas: panorama `p` is seen from the space `Space.PADDY + p`."""

    PADDY = 0
    MOUNTAIN = 1
    SEA = 2


class Kind(IntEnum):
    """The four kinds of souvenirs."""

    SMALL_OBJECT = 0
    FOOD_DRINK = 1
    CLOTHING = 2
    ART = 3


class Encounter(IntEnum):
    """Whom a traveler can meet. The guide to panorama `p` is `ANNAIBITO_PADDY + p`."""

    SHOKUNIN = 0
    SAMURAI = 1
    KUGE = 2
    MIKO = 3
    ANNAIBITO_PADDY = 4
    ANNAIBITO_MOUNTAIN = 5
    ANNAIBITO_SEA = 6


class Traveler(IntEnum):
    """Who a player can be."""

    CHUUBEI = 0
    HIROSHIGE = 1
    HIROTADA = 2
    KINKO = 3
    MITSUKUNI = 4
    SASAYAKKO = 5
    SATSUKI = 6
    UMEGAE = 7
    YOSHIYASU = 8
    ZEN_EMON = 9


class Achievement(IntEnum):
    """The seven achievements. That of panorama `p` has its number; the others wait for the end."""

    PADDY = 0
    MOUNTAIN = 1
    SEA = 2
    GOURMET = 3
    BATHER = 4
    CHATTERBOX = 5
    COLLECTOR = 6


class Source(IntEnum):
    """Where points come from."""

    PANORAMAS = 0
    SOUVENIRS = 1
    MEALS = 2
    HOT_SPRINGS = 3
    ENCOUNTERS = 4
    DONATIONS = 5
    TEMPLE_RANK = 6
    ACHIEVEMENTS = 7


class Phase(IntEnum):
    """What has to be decided next."""

    TILES = 0  # chance: the next traveler tile of the next seat
    TRAVELER = 1  # which of two tiles to play
    LINE = 2  # chance: who stands next in the line at the first inn
    MOVE = 3  # where the traveler who is last goes
    SHELF = 4  # chance: the next souvenir on offer in the shop
    BUY = 5  # which souvenirs to buy, one by one
    DONATE = 6  # how much to give to the temple
    BATHE = 7  # chance: the hot spring card
    MEET = 8  # chance: the encounter card
    KEEP = 9  # which of two encounter cards Yoshiyasu keeps
    GUIDE = 10  # which panorama, when the one shown is complete
    CRAFT = 11  # chance: the souvenir that Shokunin makes
    PAINT = 12  # which panorama Hiroshige adds to
    OFFER = 13  # chance: the meal that Satsuki is offered
    ACCEPT = 14  # whether she takes it
    DEAL = 15  # chance: the next meal of the inn
    DISCARD = 16  # chance: the meal that the neutral traveler's arrival removes
    EAT = 17  # which meal to buy
    OVER = 18
    # Never seen from outside: what the rules go on with when an action has been carried out
    SERVE = 19  # the meal of the traveler who has arrived
    TURN_OVER = 20  # the next traveler's turn


PANORAMAS = len(Panorama)
KINDS = len(Kind)
ENCOUNTERS = len(Encounter)
TRAVELERS = len(Traveler)
ACHIEVEMENTS = len(Achievement)
SOURCES = len(Source)
