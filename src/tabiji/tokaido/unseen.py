"""Redrawing what a seat cannot know, exactly.

The question is always: of all the ways the cards can have come that agree with
what this seat has seen, choose one, each as likely as chance made it. What others
chose counts only as far as it shows that they could. Think of the copies of a
card as marked: every draw from a batch is then as likely as any other, and batch
sizes are public, so **all marked histories that agree with what was seen are
equally likely**. What is unknown to the seat is therefore filled at random from
the pool of cards it cannot locate, and only four things need care. Each is a
chance to reject what was filled and begin again:

1. *Copies.* A bought dish was one of perhaps several copies on the table. Filling
   takes the bought card as given; a history with `R` other copies beside `P`
   bought ones would then count `C(R + P, P)` times, so it is accepted once in as
   many. The same holds for the card that Yoshiyasu kept.
2. *The removed meal* was drawn from what lay on the table at that moment. Of the
   `R + P + 1` copies dealt of its dish, those bought before were out of reach.
   Who knew the table then knows that it is one of those cards.
3. *Meals that come up again* (the last inn, five players, Satsuki among them) were
   drawn from batches that the seat may know card by card. See `_redeal` in `unseen_meals`.
4. *Encounters that come up again* are drawn in the order they were put back, so
   the past of those in Yoshiyasu's hand can have gone two ways.

`out` is the space to work in: its `meal_pile` and `encounter_pile` hold the pool,
and what is left there in the end is the pile.
"""

from tabiji.kernel.compile import rule
from tabiji.kernel.record import State, Words, clear_record, copy_record
from tabiji.tokaido.knowledge import is_yoshiyasu
from tabiji.tokaido.unseen_encounters import redraw_encounters, some_encounters_are_hidden
from tabiji.tokaido.unseen_meals import redraw_meals, some_meals_are_hidden

ATTEMPTS = 10_000
"""Hundreds of times as many as play has been seen to need: whoever gets so far has a table that
cannot have come about, and no redraw of it."""


@rule
def unseen(state: State, seat: int, out: State, rng: Words) -> bool:
    """Copy `state` to `out`, redrawing what `seat` cannot know; whether it could be done."""
    copy_record(state, out)
    found = not some_meals_are_hidden(state, seat)
    for _ in range(ATTEMPTS):
        found = found or redraw_meals(state, seat, out, rng)
        if found:
            break
    if found and not is_yoshiyasu(state, seat) and some_encounters_are_hidden(state):
        found = False
        for _ in range(ATTEMPTS):
            found = found or redraw_encounters(state, out, rng)
            if found:
                break
    if not found:
        clear_record(out)
    return found
