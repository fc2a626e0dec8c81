"""The contract of Tokaido: which rule answers in which phase."""

from tabiji.kernel.compile import rule
from tabiji.kernel.record import Actions, State, Weights
from tabiji.tokaido import (
    encounters,
    hot_springs,
    inns,
    meals,
    moves,
    panoramas,
    setup,
    shop,
    souvenirs,
    temple,
)
from tabiji.tokaido.names import Phase
from tabiji.tokaido.scoring import ranking, scores
from tabiji.tokaido.setup import start
from tabiji.tokaido.turns import next_turn
from tabiji.tokaido.unseen import unseen

__all__ = ["apply", "legal", "ranking", "scores", "start", "turn", "unseen", "weights"]


@rule
def turn(state: State) -> int:
    """The seat to act, or CHANCE, or OVER."""
    return state.actor


@rule
def legal(state: State, out: Actions) -> int:
    """Write the legal actions; return how many."""
    phase = state.phase
    if phase == Phase.MOVE:
        return moves.list_stops(state, out)
    if phase == Phase.SHELF or phase == Phase.CRAFT:
        return souvenirs.list_souvenirs(state, out)
    if phase == Phase.BUY:
        return shop.list_buys(state, out)
    if phase == Phase.DONATE:
        return temple.list_donations(state, out)
    if phase == Phase.BATHE:
        return hot_springs.list_springs(state, out)
    if phase == Phase.MEET:
        return encounters.list_encounters(state, out)
    if phase == Phase.KEEP:
        return encounters.list_keeps(state, out)
    if phase == Phase.GUIDE or phase == Phase.PAINT:
        return panoramas.list_panoramas(state, out)
    if phase == Phase.DEAL or phase == Phase.OFFER:
        return meals.list_dishes(state, out)
    if phase == Phase.ACCEPT:
        return inns.list_answers(out)
    if phase == Phase.DISCARD:
        return inns.list_discards(state, out)
    if phase == Phase.EAT:
        return inns.list_meals(state, out)
    if phase == Phase.TILES:
        return setup.list_tiles(state, out)
    if phase == Phase.TRAVELER:
        return setup.list_travelers(state, out)
    if phase == Phase.LINE:
        return setup.list_line(state, out)
    return 0


@rule
def weights(state: State, out: Weights) -> int:
    """Write the weights of the legal chance actions; return their sum."""
    phase = state.phase
    if phase == Phase.SHELF or phase == Phase.CRAFT:
        return souvenirs.weigh_souvenirs(state, out)
    if phase == Phase.BATHE:
        return hot_springs.weigh_springs(state, out)
    if phase == Phase.MEET:
        return encounters.weigh_encounters(state, out)
    if phase == Phase.DEAL or phase == Phase.OFFER:
        return meals.weigh_dishes(state, out)
    if phase == Phase.DISCARD:
        return inns.weigh_discards(state, out)
    if phase == Phase.TILES:
        return setup.weigh_tiles(state, out)
    return setup.weigh_equally(state.pending, out)


@rule
def apply(state: State, action: int) -> None:
    """Carry out a legal action."""
    phase = state.phase
    if phase == Phase.MOVE:
        moves.go(state, action)
    elif phase == Phase.SHELF:
        shop.lay_out(state, action)
    elif phase == Phase.BUY:
        shop.buy(state, action)
    elif phase == Phase.DONATE:
        temple.donate(state, action)
    elif phase == Phase.BATHE:
        hot_springs.bathe(state, action)
    elif phase == Phase.MEET:
        encounters.meet(state, action)
    elif phase == Phase.KEEP:
        encounters.keep(state, action)
    elif phase == Phase.GUIDE or phase == Phase.PAINT:
        panoramas.choose_panorama(state, action)
    elif phase == Phase.CRAFT:
        encounters.take_craft(state, action)
    elif phase == Phase.OFFER:
        inns.offer(state, action)
    elif phase == Phase.ACCEPT:
        inns.answer(state, action)
    elif phase == Phase.DEAL:
        inns.deal_meal(state, action)
    elif phase == Phase.DISCARD:
        inns.discard(state, action)
    elif phase == Phase.EAT:
        inns.eat(state, action)
    elif phase == Phase.TILES:
        setup.deal_tile(state, action)
    elif phase == Phase.TRAVELER:
        setup.choose_traveler(state, action)
    else:
        setup.stand_in_line(state, action)
    if state.phase == Phase.SERVE:
        inns.serve(state)
    if state.phase == Phase.TURN_OVER:
        next_turn(state)
