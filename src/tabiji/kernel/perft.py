"""Counting: how many different ways a game can go on.

Like perft for chess, the counts pin the rules down: a rule that is changed by
accident changes them.
"""

from tabiji.kernel.compile import rule
from tabiji.kernel.contract import OVER, apply, legal, turn
from tabiji.kernel.record import Actions, State, Words, copy_record


@rule
def perft(stack: State, lists: Actions, counts: Words, at: Words, depth: int) -> int:
    """The number of action sequences of length `depth` from `stack[0]`, chance included.

    A sequence that ends the game early counts as one. `stack` has `depth + 1`
    states; `lists`, `counts` and `at` a row for each: the walk needs no recursion.
    """
    leaves = 0
    level = 0
    at[0] = -1
    while level >= 0:
        if at[level] < 0:
            if level == depth or turn(stack[level]) == OVER:
                leaves += 1
                level -= 1
                continue
            counts[level] = legal(stack[level], lists[level])
            at[level] = 0
        if at[level] == counts[level]:
            level -= 1
            continue
        copy_record(stack[level], stack[level + 1])
        apply(stack[level + 1], lists[level, at[level]])
        at[level] += 1
        level += 1
        at[level] = -1
    return leaves
