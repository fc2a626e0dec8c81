"""The search tree: what was tried from here, and how it went.

A node is an action sequence, not a state: every iteration starts from a fresh redraw
(determinization) of what the searching seat cannot know and plays down the tree, so that one
tree serves every table that the seat could be sitting at: single-observer information set
search (Cowling, Powley & Whitehouse, 2012). Chance is explicit: its outcomes are children,
drawn by their weights. Actions are selected by PUCT (Silver et al., 2017). Values are vectors,
one entry a seat, and every seat maximises its own: max-n (Luckhardt & Irani, 1986).

Nothing is allocated: nodes are taken from an array, and when it is full the tree
stops growing while its values still sharpen.
"""

from typing import NamedTuple

import numpy as np

from tabiji.bots.evaluation import (
    Activations,
    Floats,
    Network,
    is_quiet,
    network_value,
    prior,
)
from tabiji.kernel.compile import rule
from tabiji.kernel.contract import CHANCE, OVER, apply, legal, ranking, scores, turn, unseen
from tabiji.kernel.playout import draw
from tabiji.kernel.record import Actions, Points, State, Weights, Words
from tabiji.kernel.rng import word

MOST_SEATS = 5
NONE = -1

NODE = np.dtype(
    [
        ("first", np.int32),  # its first child
        ("next", np.int32),  # its next sibling
        ("visits", np.int32),
        ("action", np.int16),  # that leads here
        ("actor", np.int16),  # who chose it
        ("value", np.float64, (MOST_SEATS,)),  # sum over visits, by seat: the share of a win
        ("points", np.float64, (MOST_SEATS,)),  # sum over visits, by seat
    ],
    align=True,
)

SETTINGS = np.dtype(
    [
        ("seats", np.int32),
        ("horizon", np.int32),  # steps of a rollout, at least, before the network is asked
        ("use_prior", np.int32),  # whether tree and rollouts follow the game's policy prior
        ("exploration", np.float64),  # the constant of PUCT
        ("margin", np.float64),  # how much winning by more counts, from 0 to 1
    ],
    align=True,
)

MARGIN_POINTS = 12.0
"""Points ahead that make a win as much larger as e is than 1."""


class Tree(NamedTuple):
    """The nodes, and how many of them are taken, in an array of one."""

    nodes: State
    used: Words


class Workspace(NamedTuple):
    """What a search writes to at each iteration."""

    state: State
    """The table that is played on: an array of one."""
    path: Words
    actions: Actions
    chances: Weights
    priors: Floats
    value: Floats
    points: Floats
    activations: Activations
    final: Points
    places: Points


@rule
def clear(tree: Tree) -> None:
    """An empty tree: the root alone."""
    tree.used[0] = 0
    _take(tree, 0, 0)


@rule
def _take(tree: Tree, action: int, actor: int) -> int:
    """A new node; NONE when the array is full."""
    at = tree.used[0]
    if at == len(tree.nodes):
        return NONE
    tree.used[0] += 1
    node = tree.nodes[at]
    node.first = NONE
    node.next = NONE
    node.visits = 0
    node.action = action
    node.actor = actor
    for seat in range(MOST_SEATS):
        node.value[seat] = 0.0
        node.points[seat] = 0.0
    return at


@rule
def _child(nodes: State, parent: int, action: int) -> int:
    """The child that an action leads to; NONE if it was never tried."""
    at = nodes[parent].first
    while at != NONE and nodes[at].action != action:
        at = nodes[at].next
    return at


@rule
def _add_child(tree: Tree, parent: int, action: int, actor: int) -> int:
    """A new child; NONE when the tree is full."""
    at = _take(tree, action, actor)
    if at != NONE:
        tree.nodes[at].next = tree.nodes[parent].first
        tree.nodes[parent].first = at
    return at


@rule
def select(tree: Tree, parent: int, seat: int, count: int, work: Workspace, scale: float) -> int:
    """The place in `work.actions` of the one to try, by PUCT with this constant: good so far, or of
    high prior and little tried.

    In a full tree only what is in it can be tried: whatever else was tried would leave no trace,
    and be tried for ever. NONE if nothing is in it here.
    """
    nodes = tree.nodes
    priors = work.priors
    full = tree.used[0] == len(nodes)
    total = 0.0
    for i in range(count):
        total += priors[i]
    visits = nodes[parent].visits
    scale = scale * np.sqrt(visits + 1.0) / total
    first_play = 0.5  # of what was never tried (first-play urgency): a little below its parent
    if visits > 0:
        first_play = nodes[parent].value[seat] / visits - 0.05
    best = NONE
    best_score = -1.0e30
    for i in range(count):
        at = _child(nodes, parent, work.actions[i])
        if at == NONE and full:
            continue
        if at == NONE or nodes[at].visits == 0:
            score = first_play + scale * priors[i]
        else:
            tried = nodes[at].visits
            score = nodes[at].value[seat] / tried + scale * priors[i] / (1.0 + tried)
        if score > best_score:
            best_score = score
            best = i
    return best


@rule
def _sample(priors: Floats, count: int, rng: Words) -> int:
    """A place drawn by weight."""
    total = 0.0
    for i in range(count):
        total += priors[i]
    ticket = word(rng) / 4294967296.0 * total
    for i in range(count - 1):
        ticket -= priors[i]
        if ticket < 0.0:
            return i
    return count - 1


@rule
def _write_priors(state: State, count: int, work: Workspace, settings: State) -> None:
    """Write the prior of each action; all alike where none is used."""
    if settings.use_prior and count > 1:
        prior(state, work.actions, count, work.priors)
    else:
        for i in range(count):
            work.priors[i] = 1.0


@rule
def roll_out(state: State, work: Workspace, settings: State, rng: Words) -> None:
    """Play on for some steps and to a quiet state, actions drawn by their prior."""
    steps = 0
    while steps < settings.horizon or not is_quiet(state):
        actor = turn(state)
        if actor == OVER:
            return
        if actor == CHANCE:
            apply(state, draw(state, work.actions, work.chances, rng))
        else:
            count = legal(state, work.actions)
            _write_priors(state, count, work, settings)
            apply(state, work.actions[_sample(work.priors, count, rng)])
        steps += 1


@rule
def evaluate_leaf(state: State, network: Network, work: Workspace, settings: State) -> None:
    """Write each seat's share of a win and its points: the result, or else the network's value."""
    seats = settings.seats
    value = work.value
    points = work.points
    if turn(state) == OVER:
        scores(state, work.final)
        ranking(state, work.places)
        winners = 0
        for seat in range(seats):
            points[seat] = work.final[seat]
            winners += work.places[seat] == 1
        _shares(points, value, seats)
        for seat in range(seats):
            won = 1.0 / winners if work.places[seat] == 1 else 0.0
            value[seat] = (1.0 - settings.margin) * won + settings.margin * value[seat]
    else:
        network_value(state, seats, network, work.activations, value, points)


@rule
def _shares(points: Floats, value: Floats, seats: int) -> None:
    """Each seat's share, if winning by more were more of a win: a softmax of the points."""
    most = points[0]
    for seat in range(1, seats):
        most = max(most, points[seat])
    total = 0.0
    for seat in range(seats):
        value[seat] = np.exp((points[seat] - most) / MARGIN_POINTS)
        total += value[seat]
    for seat in range(seats):
        value[seat] /= total


@rule
def search(
    root: State,
    seat: int,
    tree: Tree,
    network: Network,
    work: Workspace,
    settings_array: State,
    rng: Words,
    iterations: int,
) -> bool:
    """Run so many iterations for the seat whose decision `root` is; False if there is no redraw."""
    settings = settings_array[0]
    state = work.state[0]
    for _ in range(iterations):
        if not unseen(root[0], seat, state, rng):
            return False
        depth = _descend(state, tree, work, settings, rng)
        roll_out(state, work, settings, rng)
        evaluate_leaf(state, network, work, settings)
        for i in range(depth):
            node = tree.nodes[work.path[i]]
            node.visits += 1
            for other in range(settings.seats):
                node.value[other] += work.value[other]
                node.points[other] += work.points[other]
    return True


@rule
def _descend(state: State, tree: Tree, work: Workspace, settings: State, rng: Words) -> int:
    """Play down the tree to its edge and one step beyond; return the length of the path."""
    at = 0
    path = work.path
    path[0] = 0
    depth = 1
    while depth < len(path):
        actor = turn(state)
        if actor == OVER:
            return depth
        if actor == CHANCE:
            action = draw(state, work.actions, work.chances, rng)
        else:
            count = legal(state, work.actions)
            choice = 0
            if count > 1:
                _write_priors(state, count, work, settings)
                choice = select(tree, at, actor, count, work, settings.exploration)
                if choice == NONE:
                    return depth
            action = work.actions[choice]
        apply(state, action)
        child = _child(tree.nodes, at, action)
        new = child == NONE
        if new:
            child = _add_child(tree, at, action, actor)
            if child == NONE:
                return depth
        path[depth] = child
        depth += 1
        at = child
        if new and actor != CHANCE:
            return depth
    return depth


@rule
def keep_subtree(tree: Tree, root: int, spare: State, order: Words) -> None:
    """Copy what lies below `root` into `spare`, so that the search goes on from there."""
    nodes = tree.nodes
    order[0] = root
    spare[0].next = NONE
    taken = 1
    at = 0
    while at < taken:
        old = nodes[order[at]]
        new = spare[at]
        new.visits = old.visits
        new.action = old.action
        new.actor = old.actor
        for seat in range(MOST_SEATS):
            new.value[seat] = old.value[seat]
            new.points[seat] = old.points[seat]
        new.first = NONE
        child = old.first
        previous = NONE
        while child != NONE:
            order[taken] = child
            if previous == NONE:
                new.first = taken
            else:
                spare[previous].next = taken
            spare[taken].next = NONE
            previous = taken
            taken += 1
            child = nodes[child].next
        at += 1
    tree.used[0] = taken
