"""The searching bot's tree of plans, grown in imagined worlds, compiled.

Open-loop Monte Carlo tree search over information sets. Each round imagines another world that the
bot's seat cannot tell from the true one, walks down the tree along what everybody is likely to do
there, adds one new plan, plays a little further as the greedy bot would, and asks the game's `sense`
how each side stands. A plan is a series of actions: what chance brings differs from round to round.

Two things keep the luck of the worlds out of the comparison of plans. The n-th trial of each of the
seat's own actions is made in the same n-th world, with the same chance. And what counts is not how a
world ends, but how much better it ends than it looked when it was imagined.
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
NOBODY, NEW_PLAN = -1, -2

Floats = Annotated[Any, np.float64, MOST_SEATS]

# Where the worlds stand that a search works in. The root is an imagined world too.
ROOT, IMAGINED, TRIAL = range(3)
# What `marks` says of an action: not allowed here (0), or allowed and …
UNTRIED, TRIED = 1, 2


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
    offered: Int64  # how often it could have been chosen
    prior: Float64  # how good it looks beside the best
    gain: Floats  # for each seat: the sum of how much more it got than the worlds had promised
    promised: Floats  # for each seat: the sum of what the worlds had promised


class Desk(NamedTuple):
    """The memory that a search works on."""

    worlds: Any
    plans: Any
    weights: Any  # of the game's `sense`
    sides: Ints  # of each seat, the first seat of its side
    actions: Ints
    marks: Ints
    path: Ints
    looks: Any
    gained: Any
    promised: Any
    scores: Ints
    ranks: Ints


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
    """List what is allowed in one of the worlds; mark it; say how many."""
    count = contract.legal(desk.worlds[which], desk.actions)
    for i in range(count):
        desk.marks[desk.actions[i]] = UNTRIED
    return count


@rule
def unmark(desk: Desk, count: int) -> None:
    """Wipe the marks of the allowed actions."""
    for i in range(count):
        desk.marks[desk.actions[i]] = 0


@seldom
def judge(desk: Desk, foresight: Foresight, shares: Any) -> None:
    """Each side's share of the win in the imagined world, or while it goes on the chance of one."""
    sides = desk.sides
    players = len(sides)
    shares[:] = 0.0
    if contract.over(desk.worlds[IMAGINED]) != 0:
        contract.score(desk.worlds[IMAGINED], desk.scores)
        contract.places(desk.worlds[IMAGINED], desk.scores, desk.ranks)
        for seat in range(players):
            if desk.ranks[seat] == 1:
                shares[sides[seat]] = 1.0
    else:
        for seat in range(players):
            shares[seat] = look(desk, IMAGINED, seat) / foresight.scale
        best = shares[:players].max()
        for seat in range(players):
            shares[seat] = math.exp(shares[seat] - best)
    # From seats to sides: who plays together wins together.
    total = 0.0
    for seat in range(players):
        if sides[seat] != seat:
            shares[sides[seat]] = max(shares[sides[seat]], shares[seat])
            shares[seat] = 0.0
    for seat in range(players):
        total += shares[seat]
    for seat in range(players):
        shares[seat] = shares[sides[seat]] / (total if sides[seat] == seat else 1.0)


@rule
def best_untried(desk: Desk, seat: int, count: int, mind: Chance) -> int:
    """Of the untried actions, the one after which the imagined world looks best to the seat.

    looks[0] is how it looks then, looks[1] how it looks after the best of all actions.
    """
    best = -1.0e30
    best_of_all = -1.0e30
    chosen = NOBODY
    equals = 0
    for i in range(count):
        action = int(desk.actions[i])  # interpreted, a short number would stay short
        desk.worlds[TRIAL] = desk.worlds[IMAGINED]
        step(desk, TRIAL, action, mind)
        value = look(desk, TRIAL, seat)
        best_of_all = max(best_of_all, value)
        if desk.marks[action] != UNTRIED:
            continue
        if value > best:
            best = value
            chosen = action
            equals = 1
        elif value == best:
            equals += 1
            if below(mind, equals) == 0:
                chosen = action
    desk.looks[0] = best
    desk.looks[1] = best_of_all
    return chosen


# --- The tree ---------------------------------------------------------------------------------


@rule
def begin_plan(desk: Desk, plan: int, action: int, next_plan: int, prior: float) -> None:
    """A new plan, not tried yet."""
    new = desk.plans[plan]
    new.action = action
    new.first = NOBODY
    new.next = next_plan
    new.visits = 0
    new.offered = 1
    new.prior = prior
    new.gain[:] = 0.0
    new.promised[:] = 0.0


@seldom
def pick(desk: Desk, foresight: Foresight, search: Search, which: int, plan: int) -> int:
    """How to go on from a plan in one of the worlds: a plan, NEW_PLAN, or NOBODY if the tree is full."""
    count = choices(desk, which)
    mover = contract.to_move(desk.worlds[which])
    best = -1.0e30
    chosen = NOBODY
    known = 0
    child = desk.plans[plan].first
    while child != NOBODY:
        tried = desk.plans[child]
        if desk.marks[tried.action] == UNTRIED:
            desk.marks[tried.action] = TRIED
            known += 1
            tried.offered += 1
            hope = tried.gain[mover] / max(1, tried.visits)
            hope += (
                foresight.explore * tried.prior * math.sqrt(tried.offered) / (1.0 + tried.visits)
            )
            if hope > best:
                best = hope
                chosen = child
        child = tried.next
    unmark(desk, count)
    wide = foresight.width * (desk.plans[plan].visits + 1.0) ** foresight.widening
    if known < count and known < wide and search.used < len(desk.plans):
        return NEW_PLAN
    return chosen


@seldom
def add_plan(desk: Desk, foresight: Foresight, search: Search, plan: int, mind: Chance) -> int:
    """Add the most promising untried action of the imagined world after a plan."""
    count = choices(desk, IMAGINED)
    child = desk.plans[plan].first
    while child != NOBODY:
        if desk.marks[desk.plans[child].action] == UNTRIED:
            desk.marks[desk.plans[child].action] = TRIED
        child = desk.plans[child].next
    mover = contract.to_move(desk.worlds[IMAGINED])
    action = best_untried(desk, mover, count, mind)
    unmark(desk, count)
    added = search.used
    search.used += 1
    prior = math.exp((desk.looks[0] - desk.looks[1]) / foresight.temper)
    begin_plan(desk, added, action, desk.plans[plan].first, prior)
    desk.plans[plan].first = added
    return added


@seldom
def imagine(desk: Desk, search: Search, number: int, mind: Chance) -> None:
    """The world of this number; chance goes on in it as it does in no other."""
    key = search.key
    start(mind, IMAGINATION + number, key[0], key[1], key[2], key[3])
    desk.worlds[IMAGINED] = desk.worlds[ROOT]
    contract.redeal(desk.worlds[IMAGINED], search.seat, mind)


@seldom
def play_on(desk: Desk, moves: int, mind: Chance) -> None:
    """Play some moves as the greedy bot would."""
    for _ in range(moves):
        if contract.over(desk.worlds[IMAGINED]) != 0:
            return
        count = choices(desk, IMAGINED)
        action = int(desk.actions[0])
        if count > 1:
            mover = contract.to_move(desk.worlds[IMAGINED])
            action = best_untried(desk, mover, count, mind)
        unmark(desk, count)
        step(desk, IMAGINED, action, mind)


@rule
def play_round(desk: Desk, foresight: Foresight, search: Search, mind: Chance) -> None:
    """Imagine a world, follow the tree through it, add a plan, play on, and learn from how it looks."""
    plans = desk.plans
    number = plans[0].visits
    chosen = NOBODY
    own = contract.to_move(desk.worlds[ROOT]) == search.seat
    if own:  # the seat knows its own choices: choose first, then take the action's next world
        chosen = pick(desk, foresight, search, ROOT, 0) if search.only == NOBODY else search.only
        number = plans[chosen].visits if chosen >= 0 else 0
    imagine(desk, search, number, mind)
    judge(desk, foresight, desk.promised)
    depth = 1
    desk.path[0] = 0
    plan = 0
    while contract.over(desk.worlds[IMAGINED]) == 0 and depth < len(desk.path):
        if plan != 0 or not own:
            chosen = pick(desk, foresight, search, IMAGINED, plan)
        if chosen == NOBODY:
            break
        grown = chosen == NEW_PLAN
        if grown:
            chosen = add_plan(desk, foresight, search, plan, mind)
        step(desk, IMAGINED, plans[chosen].action, mind)
        plan = chosen
        desk.path[depth] = plan
        depth += 1
        if grown:
            break
    play_on(desk, int(foresight.horizon), mind)
    judge(desk, foresight, desk.gained)
    for i in range(depth):
        plans[desk.path[i]].visits += 1
        for seat in range(len(desk.sides)):
            plans[desk.path[i]].gain[seat] += desk.gained[seat] - desk.promised[seat]
            plans[desk.path[i]].promised[seat] += desk.promised[seat]


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
