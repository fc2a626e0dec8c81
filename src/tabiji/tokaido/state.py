"""The state of a game of Tokaido: one record.

What nobody has seen is not there: a pile is what can still come, then what went
under it, batch by batch, each batch in unknown order.

- Souvenirs are all different and always shown, so each has a place (`shelf`): the
  batch it lies in (0 is the pile as shuffled, then 1, 2, ... in order of return),
  or `OFFERED`, `WANTED`, or its owner (`owned_by`). The lowest batch lies on top.
- Hot springs never go back: `spring_pile` counts them.
- Encounters go back only from Yoshiyasu's hand, one at a time, so the batches are
  single cards in a known order: `back`, from number `rejoined` on.
- Meals: `meal_pile` is the pile as shuffled; then for each inn in turn the card
  Satsuki refused (`refused`), the one removed for the neutral traveler
  (`removed`), and what nobody bought (`under`). See `meals` for the batches.

Private facts are in the record; `looked` and `knew` say who knows them, and with
`deal`, `bought`, `kept` and `back` they are what `unseen` needs to redraw
exactly what a seat cannot know.
"""

import numpy as np

from tabiji.tokaido.names import ENCOUNTERS, KINDS, MOST_SEATS, PANORAMAS
from tabiji.tokaido.tables import DISHES, INNS, MOST_MET, SHOP_CARDS, SOUVENIRS, SPRINGS

OFFERED = -1
"""The place of a souvenir that lies on the counter of the shop."""

WANTED = -2
"""The place of a souvenir on the counter that the traveler has chosen to buy."""

_seats = (MOST_SEATS,)

RECORD = np.dtype(
    [
        # Whose move it is
        ("phase", np.int16),
        ("actor", np.int16),  # who decides: a seat, CHANCE or OVER
        ("mover", np.int16),  # the traveler piece whose turn it is: a seat, or the neutral one
        ("pending", np.int16),  # what the phase has still to do: cards to come, people to place
        # The agreement
        ("seats", np.int16),
        ("pieces", np.int16),  # travelers on the road: seats, and the neutral one with two
        ("gastronomy", np.int16),
        ("homeward", np.int16),  # 1 on the return journey from Edo to Kyoto
        # The travelers
        ("traveler", np.int16, _seats),  # NOBODY on a first journey, DEALT before it is chosen
        ("tiles", np.int16, (MOST_SEATS, 2)),  # the two tiles a seat can choose from
        ("place", np.int16, _seats),  # a stop, counted from the inn where the journey starts
        ("behind", np.int16, _seats),  # on one stop: 0 on the road or first in line, 1 behind it
        ("coins", np.int16, _seats),
        ("points", np.int16, _seats),  # as marked on the board
        ("donated", np.int16, _seats),
        ("achievements", np.int16, _seats),  # a bit each
        ("panoramas", np.int16, (MOST_SEATS, PANORAMAS)),  # sections
        ("souvenirs", np.int16, (MOST_SEATS, KINDS)),
        ("springs", np.int16, (MOST_SEATS, SPRINGS)),
        ("met", np.int16, (MOST_SEATS, ENCOUNTERS)),
        ("eaten", np.int16, (MOST_SEATS, DISHES)),
        # The piles
        ("batches", np.int16),  # batches of souvenirs that went under the pile
        ("top", np.int16),  # the batch that lies on top
        ("on_top", np.int16),  # souvenirs in it
        ("shelf", np.int16, (SOUVENIRS,)),
        ("counter", np.int16, (SHOP_CARDS,)),  # the souvenirs in the shop, lowest number first
        ("spring_pile", np.int16, (SPRINGS,)),
        ("encounter_pile", np.int16, (ENCOUNTERS,)),  # as shuffled, without what came back
        ("encounters", np.int16),  # encounters so far
        ("kept", np.int16, (MOST_MET,)),  # the card of each, in order
        ("back", np.int16, (MOST_MET,)),  # the card that Yoshiyasu put back then, or NOBODY
        ("rejoined", np.int16),  # cards put back that have come up again
        ("hand", np.int16, (2,)),  # the cards that Yoshiyasu is looking at
        ("meal_pile", np.int16, (DISHES,)),  # as shuffled, without what went under
        # The inns, in the order of the journey
        ("inn", np.int16),  # where meals are being served, NOBODY between inns
        ("table", np.int16, (DISHES,)),  # the meals lying there
        ("offer", np.int16),  # the dish Satsuki was offered last
        ("deal", np.int16, (INNS, DISHES)),  # all that was dealt
        ("bought", np.int16, (INNS, MOST_SEATS)),  # the dish each seat bought there
        ("removed", np.int16, (INNS,)),  # the dish discarded for the neutral traveler
        ("refused", np.int16, (INNS,)),  # the dish Satsuki refused
        ("again", np.int16, (INNS,)),  # 1 if the refused card has come up again
        ("under", np.int16, (INNS, DISHES)),  # what is left in the pile of what nobody bought
        ("looked", np.int16, (INNS,)),  # a bit for each seat that has seen the meals
        ("knew", np.int16, (INNS,)),  # the same, at the moment when one was removed
        ("offer_batch", np.int16),  # the batch that Satsuki's last offer came from
    ],
    align=True,
)
