"""What a player would work out from the open table: points by their parts, runs, what a card changes."""

from __future__ import annotations

from ludopolis.engine.layout import Ints
from ludopolis.engine.rule import rule, seldom
from ludopolis.games.newyorknewyork.hidden import how_many
from ludopolis.games.newyorknewyork.rules import (
    bonus_points,
    lay,
    number_points,
    place_of,
    points,
    run_bonus,
    shows,
)
from ludopolis.games.newyorknewyork.state import COLOURS, MATCH_OVER, NUMBERS, Skyline

MOST_RUNS = NUMBERS // 2  # a run has two neighbours at least
RUN_FACTS = 4  # seat, first place, length, bonus
SEAT_FACTS = 4  # points of numbers, of runs, of the games before; cards in hand


@seldom
def fill_seats(skyline: Skyline, facts: Ints) -> None:
    """Fill in what the skyline and the games before are worth to each seat, and its cards in hand."""
    for seat in range(skyline.players):
        facts[seat, 0] = number_points(skyline, seat)
        facts[seat, 1] = bonus_points(skyline, seat) if skyline.bonus else 0
        facts[seat, 2] = skyline.totals[seat]
        if skyline.ending == MATCH_OVER:  # then the last skyline is in the totals
            facts[seat, 2] -= points(skyline, seat)
        facts[seat, 3] = how_many(skyline.hand[seat])


@rule
def run_length(skyline: Skyline, first: int, seat: int) -> int:
    """How many neighbours of a seat there are from a place on."""
    length = 0
    while length < NUMBERS and shows(skyline, (first + length) % NUMBERS, seat):
        length += 1
    return length


@seldom
def fill_runs(skyline: Skyline, runs: Ints) -> int:
    """Fill in all runs that bring a bonus; how many there are."""
    count = 0
    if not skyline.bonus:
        return count
    for seat in range(skyline.players):
        for first in range(NUMBERS):
            length = run_length(skyline, first, seat)
            starts = length == NUMBERS or not shows(skyline, (first - 1) % NUMBERS, seat)
            if length > 1 and starts:
                runs[count, 0] = seat
                runs[count, 1] = first
                runs[count, 2] = length
                runs[count, 3] = run_bonus(length)
                count += 1
            if length == NUMBERS:
                break
    return count


@seldom
def play(skyline: Skyline, card: int, changes: Ints) -> None:
    """Lay a card and fill in how the points change; a full number takes none, and nothing changes."""
    for seat in range(skyline.players):
        changes[seat] = -points(skyline, seat)
    if skyline.height[place_of(card)] < COLOURS:
        lay(skyline, card)
    for seat in range(skyline.players):
        changes[seat] += points(skyline, seat)
