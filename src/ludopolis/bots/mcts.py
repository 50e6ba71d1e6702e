"""Monte Carlo tree search over information sets, compiled: the tree of the bot `search`.

Each simulation draws a determinization (a complete world that the searching seat cannot tell from the
true one), selects actions by PUCT from the root down, adds one node, plays a few greedy moves and
evaluates the position for every side. The tree is open-loop: a node stands for a sequence of actions,
not for a position, because chance differs from simulation to simulation.

The prior of an action is the softmax of the game's `evaluate` after it, computed in the determinization
at hand: the same action can be brilliant with one hand and a blunder with another.

Three things reduce the variance that comes from the worlds. The n-th visit of each root action uses
the same n-th determinization with the same chance. What is backed up is how much better a world ended
than it looked at the start. And the margin of a win counts beside the win itself, because the margin is
settled sooner.
"""

from __future__ import annotations

import math
from typing import Annotated, Any, NamedTuple

import numpy as np

from ludopolis.engine import contract
from ludopolis.engine.chance import IMAGINATION, Chance, below, start
from ludopolis.engine.layout import Float64, Int64, Ints, Layout
from ludopolis.engine.rule import rule, seldom
from ludopolis.engine.search_settings import SearchSettings

MAX_SEATS = 8
MAX_DEPTH = 400  # nodes on one path
NO_NODE = -1

PerSeat = Annotated[Any, np.float64, MAX_SEATS]

# Indices into `Workspace.worlds`: the root position (itself a determinization), the determinization of
# the current simulation, and a scratch copy in which single actions are tried.
ROOT, WORLD, TRIAL = range(3)


class SearchState(Layout):
    """The state of one search."""

    seat: Int64  # the searching seat; -1 for a spectator
    nodes: Int64  # nodes in the tree
    forced_child: Int64  # the root child to visit next, or NO_NODE to select by PUCT
    key: Annotated[Ints, np.uint32, 4]  # the seed of the determinizations


class Node(Layout):
    """A node of the tree: an action after those on the path to it."""

    action: Int64
    first_child: Int64  # or NO_NODE
    next_sibling: Int64  # or NO_NODE
    visits: Int64
    prior: Float64  # of its action, relative to the best action
    # For each seat, summed over all visits:
    value: PerSeat  # the gain over `root_win`, margins included; selection compares these
    win: PerSeat  # the gain over `root_win` in shares of the win alone; shown to people
    root_win: PerSeat  # the share of the win that the determinization promised at the root


class Workspace(NamedTuple):
    """The memory of a search."""

    worlds: Any
    nodes: Any
    weights: Any  # of the game's `evaluate`
    sides: Ints  # for each seat, the first seat of its side
    actions: Ints  # the legal actions that were listed last
    advantages: Any  # of each listed action: its value less that of the best, so at most 0
    child_by_action: Ints  # 0 if there is none
    path: Ints  # the nodes of the current simulation
    value: Any  # of the current world, for each seat
    win: Any
    root_win: Any
    scores: Ints
    places: Ints
    rng: Chance  # for trials and ties, so that they do not change what happens in a world


# --- The world --------------------------------------------------------------------------------
# These are not inlined, so that a game's rules are compiled into the search only once.


@seldom
def step(workspace: Workspace, which: int, action: int, chance: Chance) -> None:
    """Apply an action in one of the worlds."""
    contract.apply(workspace.worlds[which], action, chance)


@seldom
def evaluate(workspace: Workspace, which: int, seat: int) -> float:
    """The heuristic value of one of the worlds for a seat."""
    return contract.evaluate(workspace.worlds[which], seat, workspace.weights[0])


@seldom
def list_actions(workspace: Workspace, which: int) -> int:
    """Fill in the legal actions of a world and their advantages for the mover; return the count."""
    count = contract.legal(workspace.worlds[which], workspace.actions)
    workspace.advantages[0] = 0.0
    if count == 1:
        return count
    seat = contract.to_move(workspace.worlds[which])
    best = -1.0e30
    for i in range(count):
        workspace.worlds[TRIAL] = workspace.worlds[which]
        # int(): interpreted, the action would stay a narrow integer
        step(workspace, TRIAL, int(workspace.actions[i]), workspace.rng)
        workspace.advantages[i] = evaluate(workspace, TRIAL, seat)
        best = max(best, workspace.advantages[i])
    for i in range(count):
        workspace.advantages[i] -= best
    return count


@seldom
def evaluate_world(workspace: Workspace, settings: SearchSettings) -> None:
    """Fill in each seat's share of the win in the current world, and the value backed up for it.

    While the game goes on, both are the estimated chance of winning. At the end the share is known,
    and the value also depends on the margin.
    """
    estimate_win(workspace, settings)
    workspace.value[:] = workspace.win
    if contract.over(workspace.worlds[WORLD]) == 0:
        return
    contract.score(workspace.worlds[WORLD], workspace.scores)
    contract.places(workspace.worlds[WORLD], workspace.scores, workspace.places)
    for seat in range(len(workspace.sides)):
        workspace.win[seat] = 1.0 if workspace.places[seat] == 1 else 0.0
    normalize(workspace)
    for seat in range(len(workspace.sides)):
        workspace.value[seat] *= settings.margin_weight
        workspace.value[seat] += (1.0 - settings.margin_weight) * workspace.win[seat]


@seldom
def estimate_win(workspace: Workspace, settings: SearchSettings) -> None:
    """Fill in each side's chance of winning in the current world: a softmax of `evaluate`."""
    best = -1.0e30
    for seat in range(len(workspace.sides)):
        workspace.win[seat] = evaluate(workspace, WORLD, seat) / settings.scale
        best = max(best, workspace.win[seat])
    for seat in range(len(workspace.sides)):
        workspace.win[seat] = math.exp(workspace.win[seat] - best)
    normalize(workspace)


@rule
def normalize(workspace: Workspace) -> None:
    """Give the seats of a side the same share of the win, and make the sides add up to 1."""
    win = workspace.win
    sides = workspace.sides
    total = 0.0
    for seat in range(len(sides)):
        first = sides[seat]
        if first != seat:
            win[first] = max(win[first], win[seat])
            win[seat] = 0.0
    for seat in range(len(sides)):
        total += win[seat]
    for seat in range(len(sides)):
        win[seat] = win[sides[seat]] / (total if sides[seat] == seat else 1.0)


# --- The tree ---------------------------------------------------------------------------------


@rule
def init_node(workspace: Workspace, node: int, action: int, sibling: int, prior: float) -> None:
    """Make a node without visits."""
    new = workspace.nodes[node]
    new.action = action
    new.first_child = NO_NODE
    new.next_sibling = sibling
    new.visits = 0
    new.prior = prior
    new.value[:] = 0.0
    new.win[:] = 0.0
    new.root_win[:] = 0.0


@seldom
def init_search(workspace: Workspace, settings: SearchSettings, search: SearchState) -> None:
    """Make the root and, if the searching seat is to move, a child for each of its actions.

    The seat knows its own actions; those of others differ from determinization to determinization.
    """
    key = search.key
    start(workspace.rng, IMAGINATION, key[0], key[1], key[2], key[3])
    init_node(workspace, 0, NO_NODE, NO_NODE, 1.0)
    search.nodes = 1
    if contract.to_move(workspace.worlds[ROOT]) == search.seat:
        for i in range(list_actions(workspace, ROOT)):
            add_child(workspace, settings, search, 0, i)


@rule
def prior_of(workspace: Workspace, settings: SearchSettings, index: int) -> float:
    """The prior of a listed action; that of the best is 1."""
    return math.exp(workspace.advantages[index] / settings.prior_temperature)


@rule
def add_child(
    workspace: Workspace, settings: SearchSettings, search: SearchState, parent: int, index: int
) -> int:
    """Add a child for a listed action; return it."""
    child = search.nodes
    search.nodes += 1
    sibling = workspace.nodes[parent].first_child
    prior = prior_of(workspace, settings, index)
    init_node(workspace, child, workspace.actions[index], sibling, prior)
    workspace.nodes[parent].first_child = child
    return child


@rule
def puct(
    value: float, prior: float, visits: int, exploration: float, settings: SearchSettings
) -> float:
    """The PUCT score: the mean value, plus a bonus that shrinks with the visits."""
    return value / max(1, visits) + settings.c_puct * prior * exploration / (1.0 + visits)


@seldom
def select_root_child(workspace: Workspace, settings: SearchSettings, search: SearchState) -> int:
    """The child of the root that the searching seat visits next."""
    nodes = workspace.nodes
    exploration = math.sqrt(1.0 + nodes[0].visits)
    unvisited_value = nodes[0].value[search.seat] / max(1, nodes[0].visits)
    best = -1.0e30
    chosen = NO_NODE
    child = nodes[0].first_child
    while child != NO_NODE:
        node = nodes[child]
        value = node.value[search.seat] if node.visits > 0 else unvisited_value
        score = puct(value, node.prior, node.visits, exploration, settings)
        if score > best:
            best = score
            chosen = child
        child = node.next_sibling
    return chosen


@seldom
def select_child(
    workspace: Workspace, settings: SearchSettings, search: SearchState, parent: int
) -> int:
    """The child to visit next in the current world, added if it is new; NO_NODE if the tree is full."""
    nodes = workspace.nodes
    mover = contract.to_move(workspace.worlds[WORLD])
    count = list_actions(workspace, WORLD)
    child = nodes[parent].first_child
    while child != NO_NODE:
        workspace.child_by_action[nodes[child].action] = child
        child = nodes[child].next_sibling
    exploration = math.sqrt(1.0 + nodes[parent].visits)
    unvisited_value = nodes[parent].value[mover] / max(1, nodes[parent].visits)
    best = -1.0e30
    chosen = 0
    for i in range(count):
        child = workspace.child_by_action[workspace.actions[i]]
        visits = nodes[child].visits if child > 0 else 0
        value = nodes[child].value[mover] if visits > 0 else unvisited_value
        score = puct(value, prior_of(workspace, settings, i), visits, exploration, settings)
        if score > best:
            best = score
            chosen = i
    found = int(workspace.child_by_action[workspace.actions[chosen]])
    child = nodes[parent].first_child
    while child != NO_NODE:
        workspace.child_by_action[nodes[child].action] = 0
        child = nodes[child].next_sibling
    if found > 0:
        return found
    if search.nodes == len(nodes):
        return NO_NODE
    return add_child(workspace, settings, search, parent, chosen)


@seldom
def determinize(workspace: Workspace, search: SearchState, number: int, chance: Chance) -> None:
    """Make the determinization of this number the current world, with a chance of its own."""
    key = search.key
    start(chance, IMAGINATION + number, key[0], key[1], key[2], key[3])
    start(workspace.rng, IMAGINATION + number, key[1], key[2], key[3], key[0])
    workspace.worlds[WORLD] = workspace.worlds[ROOT]
    contract.resample(workspace.worlds[WORLD], search.seat, chance)


@seldom
def rollout(workspace: Workspace, moves: int, chance: Chance) -> None:
    """Play some moves in the current world: the game's own rollout if it has one, else greedily."""
    if contract.rollout(workspace.worlds[WORLD], moves, workspace.weights[0], chance):
        return
    for _ in range(moves):
        if contract.over(workspace.worlds[WORLD]) != 0:
            return
        count = list_actions(workspace, WORLD)
        step(workspace, WORLD, int(workspace.actions[best_action(workspace, count)]), chance)


@rule
def best_action(workspace: Workspace, count: int) -> int:
    """The index of the best listed action; ties are broken at random."""
    chosen = 0
    ties = 0
    for i in range(count):
        if workspace.advantages[i] == 0.0:
            ties += 1
            if ties == 1 or below(workspace.rng, ties) == 0:
                chosen = i
    return chosen


@rule
def simulate(
    workspace: Workspace, settings: SearchSettings, search: SearchState, chance: Chance
) -> None:
    """One simulation: determinize, select, expand, roll out, evaluate, back up."""
    nodes = workspace.nodes
    own = contract.to_move(workspace.worlds[ROOT]) == search.seat
    number = nodes[0].visits
    first = NO_NODE
    if own:  # choose first, then take the next determinization of what was chosen
        first = search.forced_child
        if first == NO_NODE:
            first = select_root_child(workspace, settings, search)
        number = nodes[first].visits
    determinize(workspace, search, number, chance)
    evaluate_world(workspace, settings)
    workspace.root_win[:] = workspace.win
    depth = 1
    workspace.path[0] = 0
    node = 0
    while contract.over(workspace.worlds[WORLD]) == 0 and depth < len(workspace.path):
        new = search.nodes
        chosen = first if own and node == 0 else select_child(workspace, settings, search, node)
        if chosen == NO_NODE:
            break
        step(workspace, WORLD, nodes[chosen].action, chance)
        node = chosen
        workspace.path[depth] = node
        depth += 1
        if node >= new or nodes[node].visits < settings.expand_visits:
            break
    rollout(workspace, int(settings.rollout_moves), chance)
    evaluate_world(workspace, settings)
    back_up(workspace, depth)


@rule
def back_up(workspace: Workspace, depth: int) -> None:
    """Add what the simulation found to every node of its path."""
    for i in range(depth):
        node = workspace.nodes[workspace.path[i]]
        node.visits += 1
        for seat in range(len(workspace.sides)):
            node.value[seat] += workspace.value[seat] - workspace.root_win[seat]
            node.win[seat] += workspace.win[seat] - workspace.root_win[seat]
            node.root_win[seat] += workspace.root_win[seat]


@seldom
def visit_lead(workspace: Workspace) -> int:
    """How many visits the most visited child of the root is ahead of the second."""
    most = 0
    second = 0
    child = workspace.nodes[0].first_child
    while child != NO_NODE:
        visits = workspace.nodes[child].visits
        if visits > most:
            second = most
            most = visits
        else:
            second = max(second, visits)
        child = workspace.nodes[child].next_sibling
    return most - second


@rule
def run(
    workspace: Workspace,
    settings: SearchSettings,
    search: SearchState,
    simulations: int,
    chance: Chance,
) -> None:
    """Run some simulations."""
    for _ in range(simulations):
        simulate(workspace, settings, search, chance)
