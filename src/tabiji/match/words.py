"""The words of a game's actions, as tables."""

from functools import cache

from tabiji.kernel.errors import BadText
from tabiji.kernel.game import Game


@cache
def words_of(game: Game) -> tuple[str, ...]:
    """The word of each action, by its number; empty where no action has that number."""
    return tuple(_word(game, code) for code in range(game.action_count))


@cache
def codes_of(game: Game) -> dict[str, int]:
    """The number of each action, by its word."""
    return {word: code for code, word in enumerate(words_of(game)) if word}


@cache
def ranks_of(game: Game) -> tuple[int, ...]:
    """The place of each action's word in the order of the alphabet.

    Chance lists its outcomes in this order, so that the order in which the rules
    happen to list them does not matter.
    """
    order = sorted(range(game.action_count), key=lambda code: words_of(game)[code].encode())
    ranks = [0] * game.action_count
    for rank, code in enumerate(order):
        ranks[code] = rank
    return tuple(ranks)


def _word(game: Game, code: int) -> str:
    try:
        return game.notation.write(code)
    except BadText:
        return ""
