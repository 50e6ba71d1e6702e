"""The searching bot's tree of plans, grown in imagined worlds, compiled.

Open-loop Monte Carlo tree search over information sets. Each round imagines another world that the
bot's seat cannot tell from the true one, walks down the tree along what everybody is likely to do
there, adds one new plan, plays a little further as the greedy bot would, and asks the game's `sense`
how each side stands. A plan is a series of actions: what chance brings differs from round to round.

What is likely in a world is what looks good in that very world, until it has been tried often enough
to know better: the same action can be brilliant with one hand and foolish with another.

Three things keep the luck of the worlds out of the comparison of plans. The n-th trial of each of the
seat's own actions is made in the same n-th world, with the same chance. What counts is not how a
world ends, but how much better it ends than it looked when it was imagined. And by how much a game is
won counts too while plans are compared, because that is settled sooner than who wins it.
"""

from __future__ import annotations

import math
from typing import Annotated, Any, NamedTuple

import numpy as np

from ludopolis.engine import contract
from ludopolis.engine.chance import IMAGINATION, Chance, below, start
from ludopolis.engine.layout import Float64, Int64, Ints, Layout
from ludopolis.engine.rule import rule, seldom
from ludopolis.engine.weights import Foresight

MOST_SEATS = 8
LONGEST_PLAN = 400  # actions
NOBODY = -1

Floats = Annotated[Any, np.float64, MOST_SEATS]

# Where the worlds stand that a search works in. The root is an imagined world too.
ROOT, IMAGINED, TRIAL = range(3)


class Search(Layout):
    """A search under way."""

    seat: Int64  # through whose eyes it looks; -1 for a spectator
    used: Int64  # plans in the tree
    only: Int64  # the one plan of the seat to try, or NOBODY to choose among all
    key: Annotated[Ints, np.uint32, 4]  # the seed of its worlds


class Plan(Layout):
    """A node of the tree: an action after all those above it."""

    action: Int64
    first: Int64  # the first plan that goes on from here, or NOBODY
    next: Int64  # the next plan that goes on from the same place
    visits: Int64
    likely: Float64  # how good it looked beside the best
    # For each seat, summed over all visits:
    gain: Floats  # how much more it got than the worlds had promised; by this plans are compared
    won: Floats  # the same of its share of the win alone, however narrow: what people are told
    promised: Floats  # what the worlds had promised


class Desk(NamedTuple):
    """The memory that a search works on."""

    worlds: Any
    plans: Any
    weights: Any  # of the game's `sense`
    sides: Ints  # of each seat, the first seat of its side
    actions: Ints
    looks: Any  # how good the imagined world looks after each of the actions, less the best
    tried: Ints  # of each action, the plan that goes on with it; 0 if there is none
    path: Ints
    worth: Any
    shares: Any
    promised: Any
    scores: Ints
    ranks: Ints
    musing: Chance  # for trials and lots, so that what a world brings does not depend on them


# --- What a world looks like ------------------------------------------------------------------
# These are not inlined, so that a game's rules are compiled into the search once only.


@seldom
def step(desk: Desk, which: int, action: int, mind: Chance) -> None:
    """Carry out an action in one of the worlds."""
    contract.apply(desk.worlds[which], action, mind)


@seldom
def look(desk: Desk, which: int, seat: int) -> float:
    """How good one of the worlds looks for a seat."""
    return contract.sense(desk.worlds[which], seat, desk.weights[0])


@seldom
def choices(desk: Desk, which: int) -> int:
    """List what is allowed in one of the worlds, and how good each looks to the mover; say how many."""
    count = contract.legal(desk.worlds[which], desk.actions)
    desk.looks[0] = 0.0
    if count == 1:
        return count
    seat = contract.to_move(desk.worlds[which])
    best = -1.0e30
    for i in range(count):
        desk.worlds[TRIAL] = desk.worlds[which]
        step(desk, TRIAL, int(desk.actions[i]), desk.musing)  # interpreted, it would stay short
        desk.looks[i] = look(desk, TRIAL, seat)
        best = max(best, desk.looks[i])
    for i in range(count):
        desk.looks[i] -= best
    return count


@seldom
def judge(desk: Desk, foresight: Foresight) -> None:
    """How each side stands in the imagined world: its share of the win, and what that is worth.

    While the game goes on both are the chance of winning. At its end a share is what it is; what it is
    worth depends on the margin as well.
    """
    expect(desk, foresight)
    desk.worth[:] = desk.shares
    if contract.over(desk.worlds[IMAGINED]) == 0:
        return
    contract.score(desk.worlds[IMAGINED], desk.scores)
    contract.places(desk.worlds[IMAGINED], desk.scores, desk.ranks)
    for seat in range(len(desk.sides)):
        desk.shares[seat] = 1.0 if desk.ranks[seat] == 1 else 0.0
    share_out(desk)
    for seat in range(len(desk.sides)):
        desk.worth[seat] *= foresight.margin
        desk.worth[seat] += (1.0 - foresight.margin) * desk.shares[seat]


@seldom
def expect(desk: Desk, foresight: Foresight) -> None:
    """Each side's chance of winning in the imagined world, as `sense` sees it."""
    best = -1.0e30
    for seat in range(len(desk.sides)):
        desk.shares[seat] = look(desk, IMAGINED, seat) / foresight.scale
        best = max(best, desk.shares[seat])
    for seat in range(len(desk.sides)):
        desk.shares[seat] = math.exp(desk.shares[seat] - best)
    share_out(desk)


@rule
def share_out(desk: Desk) -> None:
    """From seats to sides: who plays together wins together, and all sides make one."""
    shares = desk.shares
    sides = desk.sides
    total = 0.0
    for seat in range(len(sides)):
        first = sides[seat]
        if first != seat:
            shares[first] = max(shares[first], shares[seat])
            shares[seat] = 0.0
    for seat in range(len(sides)):
        total += shares[seat]
    for seat in range(len(sides)):
        shares[seat] = shares[sides[seat]] / (total if sides[seat] == seat else 1.0)


# --- The tree ---------------------------------------------------------------------------------


@rule
def begin_plan(desk: Desk, plan: int, action: int, next_plan: int, likely: float) -> None:
    """A new plan, not tried yet."""
    new = desk.plans[plan]
    new.action = action
    new.first = NOBODY
    new.next = next_plan
    new.visits = 0
    new.likely = likely
    new.gain[:] = 0.0
    new.won[:] = 0.0
    new.promised[:] = 0.0


@seldom
def begin(desk: Desk, foresight: Foresight, search: Search) -> None:
    """The root; and if the seat decides, a plan for each of its actions: it knows its own choices."""
    start(desk.musing, IMAGINATION, search.key[0], search.key[1], search.key[2], search.key[3])
    begin_plan(desk, 0, NOBODY, NOBODY, 1.0)
    search.used = 1
    if contract.to_move(desk.worlds[ROOT]) == search.seat:
        for i in range(choices(desk, ROOT)):
            add_plan(desk, foresight, search, 0, i)


@rule
def likely(desk: Desk, foresight: Foresight, choice: int) -> float:
    """How likely one of the listed actions is a good one, beside the best."""
    return math.exp(desk.looks[choice] / foresight.temper)


@rule
def add_plan(desk: Desk, foresight: Foresight, search: Search, plan: int, choice: int) -> int:
    """Let one of the listed actions go on from a plan."""
    added = search.used
    search.used += 1
    next_plan = desk.plans[plan].first
    begin_plan(desk, added, desk.actions[choice], next_plan, likely(desk, foresight, choice))
    desk.plans[plan].first = added
    return added


@rule
def hope(gain: float, looks: float, visits: int, tries: float, foresight: Foresight) -> float:
    """What a plan may bring: what it brought so far, and the more the less it was tried."""
    return gain / max(1, visits) + foresight.explore * looks * tries / (1.0 + visits)


@seldom
def pick_own(desk: Desk, foresight: Foresight, search: Search) -> int:
    """Which of the seat's own plans to try next."""
    plans = desk.plans
    tries = math.sqrt(1.0 + plans[0].visits)
    usual = plans[0].gain[search.seat] / max(1, plans[0].visits)
    best = -1.0e30
    chosen = NOBODY
    child = plans[0].first
    while child != NOBODY:
        tried = plans[child]
        gain = tried.gain[search.seat] if tried.visits > 0 else usual
        hoped = hope(gain, tried.likely, tried.visits, tries, foresight)
        if hoped > best:
            best = hoped
            chosen = child
        child = tried.next
    return chosen


@seldom
def pick(desk: Desk, foresight: Foresight, search: Search, plan: int) -> int:
    """How to go on from a plan in the imagined world: a plan, or NOBODY if the tree is full."""
    plans = desk.plans
    mover = contract.to_move(desk.worlds[IMAGINED])
    count = choices(desk, IMAGINED)
    child = plans[plan].first
    while child != NOBODY:
        desk.tried[plans[child].action] = child
        child = plans[child].next
    tries = math.sqrt(1.0 + plans[plan].visits)
    usual = plans[plan].gain[mover] / max(1, plans[plan].visits)
    best = -1.0e30
    chosen = 0
    for i in range(count):
        child = desk.tried[desk.actions[i]]
        visits = plans[child].visits if child > 0 else 0
        gain = plans[child].gain[mover] if visits > 0 else usual
        hoped = hope(gain, likely(desk, foresight, i), visits, tries, foresight)
        if hoped > best:
            best = hoped
            chosen = i
    found = int(desk.tried[desk.actions[chosen]])
    child = plans[plan].first
    while child != NOBODY:
        desk.tried[plans[child].action] = 0
        child = plans[child].next
    if found > 0:
        return found
    return add_plan(desk, foresight, search, plan, chosen) if search.used < len(plans) else NOBODY


@seldom
def imagine(desk: Desk, search: Search, number: int, mind: Chance) -> None:
    """The world of this number; chance goes on in it as it does in no other."""
    key = search.key
    start(mind, IMAGINATION + number, key[0], key[1], key[2], key[3])
    start(desk.musing, IMAGINATION + number, key[1], key[2], key[3], key[0])
    desk.worlds[IMAGINED] = desk.worlds[ROOT]
    contract.redeal(desk.worlds[IMAGINED], search.seat, mind)


@seldom
def play_on(desk: Desk, moves: int, mind: Chance) -> None:
    """Play some moves as the greedy bot would, or as the game itself says."""
    if contract.rehearse(desk.worlds[IMAGINED], moves, desk.weights[0], mind):
        return
    for _ in range(moves):
        if contract.over(desk.worlds[IMAGINED]) != 0:
            return
        count = choices(desk, IMAGINED)
        step(desk, IMAGINED, int(desk.actions[best_looking(desk, count)]), mind)


@rule
def best_looking(desk: Desk, count: int) -> int:
    """The place of the action that looks best; equals are chosen by lot."""
    chosen = 0
    equals = 0
    for i in range(count):
        if desk.looks[i] == 0.0:
            equals += 1
            if equals == 1 or below(desk.musing, equals) == 0:
                chosen = i
    return chosen


@rule
def play_round(desk: Desk, foresight: Foresight, search: Search, mind: Chance) -> None:
    """Imagine a world, follow the tree through it, add a plan, play on, and learn from how it looks."""
    plans = desk.plans
    own = contract.to_move(desk.worlds[ROOT]) == search.seat
    number = plans[0].visits
    first = NOBODY
    if own:  # choose first, then take the next world of what was chosen
        first = search.only if search.only != NOBODY else pick_own(desk, foresight, search)
        number = plans[first].visits
    imagine(desk, search, number, mind)
    judge(desk, foresight)
    desk.promised[:] = desk.shares
    depth = 1
    desk.path[0] = 0
    plan = 0
    while contract.over(desk.worlds[IMAGINED]) == 0 and depth < len(desk.path):
        new = search.used
        chosen = first if own and plan == 0 else pick(desk, foresight, search, plan)
        if chosen == NOBODY:
            break
        step(desk, IMAGINED, plans[chosen].action, mind)
        plan = chosen
        desk.path[depth] = plan
        depth += 1
        if plan >= new or plans[plan].visits < foresight.patience:
            break
    play_on(desk, int(foresight.horizon), mind)
    judge(desk, foresight)
    for i in range(depth):
        passed = plans[desk.path[i]]
        passed.visits += 1
        for seat in range(len(desk.sides)):
            passed.gain[seat] += desk.worth[seat] - desk.promised[seat]
            passed.won[seat] += desk.shares[seat] - desk.promised[seat]
            passed.promised[seat] += desk.promised[seat]


@seldom
def lead(desk: Desk) -> int:
    """How many visits the most visited plan of the seat is ahead of the next."""
    most = 0
    second = 0
    child = desk.plans[0].first
    while child != NOBODY:
        visits = desk.plans[child].visits
        if visits > most:
            second = most
            most = visits
        else:
            second = max(second, visits)
        child = desk.plans[child].next
    return most - second


@rule
def grow(desk: Desk, foresight: Foresight, search: Search, rounds: int, mind: Chance) -> None:
    """Grow the tree by so many rounds."""
    for _ in range(rounds):
        play_round(desk, foresight, search, mind)
