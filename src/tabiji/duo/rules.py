"""The contract of Tokaido Duo: which rule answers in which phase."""

from tabiji.duo import artist, merchant, pilgrim, setup, turns
from tabiji.duo.names import Phase
from tabiji.duo.scoring import ranking, scores
from tabiji.duo.setup import start
from tabiji.kernel.compile import rule
from tabiji.kernel.record import Actions, State, Weights, Words, copy_record

__all__ = ["apply", "legal", "ranking", "scores", "start", "turn", "unseen", "weights"]


@rule
def turn(state: State) -> int:
    """The seat to act, or CHANCE, or OVER."""
    return state.actor


@rule
def legal(state: State, out: Actions) -> int:
    """Write the legal actions; return how many."""
    phase = state.phase
    if phase == Phase.ROLL:
        return turns.list_rolls(state, out)
    if phase == Phase.CHOOSE:
        return turns.list_dice(state, out)
    if phase == Phase.WALK:
        return pilgrim.list_walks(state, out)
    if phase == Phase.VISIT:
        return pilgrim.list_visits(state, out)
    if phase == Phase.TRAVEL:
        return merchant.list_travels(state, out)
    if phase == Phase.TRADE:
        return merchant.list_trades(state, out)
    if phase == Phase.DRAW:
        return merchant.list_wares(state, out)
    if phase == Phase.RETURN:
        return merchant.list_returns(state, out)
    if phase == Phase.CROSS:
        return artist.list_crossings(state, out)
    if phase == Phase.CREATE:
        return artist.list_creations(state, out)
    if phase == Phase.REVEAL:
        return artist.list_icons(state, out)
    if phase == Phase.AGAIN:
        return turns.list_again(out)
    if phase == Phase.BOUTIQUES:
        return setup.list_boutiques(state, out)
    if phase == Phase.WAVES:
        return setup.list_waves(state, out)
    if phase == Phase.OVER:
        return 0
    return setup.list_seats(state, out)


@rule
def weights(state: State, out: Weights) -> int:
    """Write the weights of the legal chance actions; return their sum."""
    phase = state.phase
    if phase == Phase.ROLL:
        return turns.weigh_rolls(state, out)
    if phase == Phase.DRAW:
        return merchant.weigh_wares(state, out)
    if phase == Phase.REVEAL:
        return artist.weigh_icons(state, out)
    if phase == Phase.BOUTIQUES:
        return setup.weigh_boutiques(state, out)
    return setup.weigh_equally(2, out)


@rule
def apply(state: State, action: int) -> None:
    """Carry out a legal action."""
    phase = state.phase
    if phase == Phase.ROLL:
        turns.roll(state, action)
    elif phase == Phase.CHOOSE:
        turns.choose_die(state, action)
    elif phase == Phase.WALK:
        pilgrim.walk(state, action)
    elif phase == Phase.VISIT:
        pilgrim.visit(state, action)
    elif phase == Phase.TRAVEL:
        merchant.travel(state, action)
    elif phase == Phase.TRADE:
        merchant.trade(state, action)
    elif phase == Phase.DRAW:
        merchant.draw_ware(state, action)
    elif phase == Phase.RETURN:
        merchant.return_ware(state, action)
    elif phase == Phase.CROSS:
        artist.cross(state, action)
    elif phase == Phase.CREATE:
        artist.create(state, action)
    elif phase == Phase.REVEAL:
        artist.reveal(state, action)
    elif phase == Phase.AGAIN:
        turns.decide_again(state, action)
    elif phase == Phase.BOUTIQUES:
        setup.place_boutique(state, action)
    elif phase == Phase.WAVES:
        setup.place_wave(state, action)
    elif phase == Phase.COMPASS:
        setup.seat_at_compass(state, action)
    else:
        setup.give_purple(state, action)


@rule
def unseen(state: State, seat: int, out: State, rng: Words) -> bool:
    """Both players see everything that has happened, so there is nothing to redraw."""
    copy_record(state, out)
    return True
