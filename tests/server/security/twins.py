"""A match and its twin: what one viewer knows is the same in both, and the truth is another.

A twin is made by letting chance, or another seat, decide otherwise where this viewer did not
see it, and keeping all that they did see.
"""

import random
from itertools import pairwise

from tabiji.locale.errors import TabijiError
from tabiji.match import Match

TRIES = 60


def twin_of(match: Match, viewer: int | None, dice: random.Random) -> Match | None:
    """A twin for this viewer; None if none was found, as where nothing is hidden."""
    hidden = [entry.index for entry in match.log_for(viewer) if entry.action is None]
    for _ in range(TRIES if hidden else 0):
        words = list(match.words)
        for index in dice.sample(hidden, min(len(hidden), dice.randint(1, 3))):
            words[index] = dice.choice(match.standing(index).legal()).word
        if len(hidden) > 1 and dice.random() < 0.5:  # other cards in the same places
            first, second = dice.sample(hidden, 2)
            words[first], words[second] = words[second], words[first]
        if words == list(match.words):
            continue
        try:
            twin = Match.under(match.terms, match.seed, words)
        except TabijiError:
            continue
        if _is_twin(match, twin, viewer):
            return twin
    return None


def _is_twin(match: Match, twin: Match, viewer: int | None) -> bool:
    """Whether this viewer saw the same at every moment; and the truth is not the same."""
    return (
        twin.at == match.at
        and twin.log_for(viewer) == match.log_for(viewer)
        and bytes(twin.position, "utf-8") != bytes(match.position, "utf-8")
        and all(
            match.standing(at).view(viewer) == twin.standing(at).view(viewer)
            for at in _where_it_may_show(match, viewer)
        )
    )


def _where_it_may_show(match: Match, viewer: int | None) -> list[int]:
    """The places after hidden actions, and the last one: in between only what is seen happens."""
    hidden = [entry.index for entry in match.log_for(viewer) if entry.action is None]
    ends = [last + 1 for last, following in pairwise([*hidden, match.at + 1]) if following > last]
    return [*ends, match.at]
