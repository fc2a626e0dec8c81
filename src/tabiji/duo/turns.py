"""The course of a turn: three dice, drafted A-B-A, then the players swap roles."""

from tabiji.duo import actions
from tabiji.duo.board import MOST_FACES
from tabiji.duo.names import CHARACTERS, NOBODY, SEATS, Character, Phase
from tabiji.duo.tables import DIE_SIDES, DIE_VALUE, DIE_WEIGHT
from tabiji.kernel.compile import rule
from tabiji.kernel.contract import CHANCE, OVER
from tabiji.kernel.record import Actions, State, Weights

DICE = CHARACTERS


@rule
def begin_turn(state: State) -> None:
    """Player A rolls the three dice."""
    state.turns += 1
    state.used = 0
    state.seat = state.first
    for die in range(DICE):
        state.dice[die] = 0
        state.taker[die] = NOBODY
    state.phase = Phase.ROLL
    state.actor = CHANCE
    state.pending = DICE


@rule
def list_rolls(state: State, out: Actions) -> int:
    """Each number on the die."""
    die = DICE - state.pending
    for side in range(DIE_SIDES[die]):
        out[side] = actions.ROLL + die * (MOST_FACES + 1) + DIE_VALUE[die, side]
    return DIE_SIDES[die]


@rule
def weigh_rolls(state: State, out: Weights) -> int:
    """A number is as likely as it has faces."""
    die = DICE - state.pending
    total = 0
    for side in range(DIE_SIDES[die]):
        out[side] = DIE_WEIGHT[die, side]
        total += DIE_WEIGHT[die, side]
    return total


@rule
def roll(state: State, action: int) -> None:
    """The die shows this number until the end of the turn."""
    die = DICE - state.pending
    state.dice[die] = action - actions.ROLL - die * (MOST_FACES + 1)
    state.pending -= 1
    if state.pending == 0:
        _ask_for_die(state, state.first)


@rule
def _ask_for_die(state: State, seat: int) -> None:
    state.phase = Phase.CHOOSE
    state.seat = seat
    state.actor = seat


@rule
def list_dice(state: State, out: Actions) -> int:
    """The dice that nobody has taken."""
    count = 0
    for die in range(DICE):
        if state.taker[die] == NOBODY:
            out[count] = actions.CHOOSE + die
            count += 1
    return count


@rule
def choose_die(state: State, action: int) -> None:
    """Take a die; its character must move."""
    state.die = action - actions.CHOOSE
    state.taker[state.die] = state.seat
    state.again = 0
    state.bathed = 0
    ask_for_move(state)


@rule
def ask_for_move(state: State) -> None:
    """The character of the die moves first, then acts."""
    if state.die == Character.PILGRIM:
        state.phase = Phase.WALK
    elif state.die == Character.MERCHANT:
        state.phase = Phase.TRAVEL
    else:
        state.phase = Phase.CROSS


@rule
def finish_action(state: State) -> None:
    """After move and action, a hot spring token held before may repeat the die, once."""
    state.actor = state.seat
    # Ruling Duo 8: not with a token gained in this use of the die.
    if state.spring == state.seat and not state.again and not state.bathed:
        state.phase = Phase.AGAIN
    else:
        _finish_die(state)


@rule
def list_again(out: Actions) -> int:
    """Repeat the die, or keep the token."""
    out[0] = actions.AGAIN
    out[1] = actions.DONE
    return 2


@rule
def decide_again(state: State, action: int) -> None:
    """Return the token and repeat move and action with the same die, or go on."""
    if action == actions.AGAIN:
        # Ruling Duo 8: the token is back on the board before the repeated move.
        state.spring = NOBODY
        state.again = 1
        ask_for_move(state)
    else:
        _finish_die(state)


@rule
def _finish_die(state: State) -> None:
    """The next die is the other player's; after the third, roles swap or the game ends."""
    state.used += 1
    state.die = 0
    state.again = 0
    state.bathed = 0
    state.met = 0
    if state.used < DICE:
        _ask_for_die(state, 1 - state.seat)
    elif game_is_ending(state):
        state.phase = Phase.OVER
        state.actor = OVER
    else:
        state.first = 1 - state.first
        begin_turn(state)


@rule
def game_is_ending(state: State) -> bool:
    """Somebody has brought about the end; the running turn is still played."""
    for seat in range(SEATS):
        if state.ending[seat] != 0:
            return True
    return False
