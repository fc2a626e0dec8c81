"""The travelers: what each does otherwise than the rules for everybody.

The small numbers of their powers are here; each power is used where it applies:
Sasayakko and Zen-emon in `shop`, Hirotada in `temple`, Umegae and Yoshiyasu in
`encounters`, Chuubei, Hiroshige, Kinko and Satsuki in `inns`.
"""

from tabiji.kernel.compile import rule
from tabiji.kernel.record import State
from tabiji.tokaido.names import Traveler

KINKO_SAVES = 1  # coins, on every meal
MITSUKUNI_GAINS = 1  # points, with every hot spring card and achievement
UMEGAE_GAINS = 1  # points and coins, with every encounter
HIROTADA_ADDS = 1  # coins from the bank, at every temple
ZEN_EMON_PAYS = 1  # coins, for one souvenir in every shop
YOSHIYASU_SEES = 2  # cards, at every encounter


@rule
def is_played_by(state: State, seat: int, traveler: Traveler) -> bool:
    """Whether this seat plays the traveler. The neutral piece plays nobody."""
    return int(state.traveler[seat]) == traveler


@rule
def mitsukunis_gain(state: State, seat: int) -> int:
    """What a hot spring card or an achievement is worth to this seat beyond its points."""
    return MITSUKUNI_GAINS if is_played_by(state, seat, Traveler.MITSUKUNI) else 0
