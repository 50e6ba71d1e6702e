"""Random games with every move checked, compiled: the conformance kit at full speed."""

from __future__ import annotations

from typing import Any

from ludopolis.engine import contract
from ludopolis.engine.chance import Chance, below
from ludopolis.engine.layout import Ints
from ludopolis.engine.rule import rule

MAX_MOVES = 20_000  # a random game should have ended long before
REFUSALS_EVERY = 16  # moves: comparing all refusals is slow

NO_FAULT, NO_CHOICE, NOT_SORTED, NOT_CONSERVED, NOT_AGREEING, NOT_ENDING = range(6)
FAULTS = (
    "",
    "no action is allowed, but the game is not over",
    "actions are not sorted and unique",
    "an invariant changed",
    "refusals and legal actions do not agree",
    "the game does not end",
)


@rule
def choices_fault(state: Any, actions: Ints, count: int, compared: int) -> int:
    """What is wrong with a list of legal actions; refusals below `compared` must agree with it."""
    if count == 0:
        return NO_CHOICE
    for i in range(1, count):
        if actions[i] <= actions[i - 1]:
            return NOT_SORTED
    at = 0
    for action in range(compared):
        listed = at < count and actions[at] == action
        if listed:
            at += 1
        if listed != (contract.refusal(state, action) == 0):
            return NOT_AGREEING
    return NO_FAULT


@rule
def checked_game(
    state: Any, chance: Chance, rng: Chance, actions: Ints, start: Ints, now: Ints, numbers: int
) -> tuple[int, int]:
    """Play a dealt game at random and check every move; return the moves made and the fault."""
    size = contract.invariants(state, start)
    made = 0
    while contract.over(state) == 0:
        if made >= MAX_MOVES:
            return made, NOT_ENDING
        count = contract.legal(state, actions)
        compared = numbers if made % REFUSALS_EVERY == 0 else 0
        fault = choices_fault(state, actions, count, compared)
        if fault != NO_FAULT:
            return made, fault
        contract.apply(state, actions[below(rng, count)], chance)
        made += 1
        contract.invariants(state, now)
        for i in range(size):
            if now[i] != start[i]:
                return made, NOT_CONSERVED
    return made, NO_FAULT


@rule
def fill_refusals(state: Any, codes: Ints) -> None:
    """Fill in the reason why each action is refused, or 0."""
    for action in range(len(codes)):
        codes[action] = contract.refusal(state, action)
