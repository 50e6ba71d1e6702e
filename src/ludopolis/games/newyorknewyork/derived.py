"""What a player would work out from the open table: points by their parts, runs, what a card changes."""

from __future__ import annotations

from ludopolis.engine.layout import Ints
from ludopolis.engine.rule import rule, seldom
from ludopolis.games.newyorknewyork.knowledge import how_many
from ludopolis.games.newyorknewyork.rules import (
    bonus_points,
    lay,
    number_points,
    place_of,
    points,
    run_bonus,
    shows,
)
from ludopolis.games.newyorknewyork.skyline import COLOURS, MATCH_OVER, NUMBERS, Skyline

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
def fill_plays(skyline: Skyline, cards: Ints, changes: Ints, runs: Ints, counts: Ints) -> None:
    """Fill in, for each card, how the points would change and which runs there would be.

    A full number takes no card, and nothing changes. The skyline is used for trying: give a copy.
    """
    for i in range(len(cards)):
        place = place_of(cards[i])
        height = skyline.height[place]
        for seat in range(skyline.players):
            changes[i, seat] = -points(skyline, seat)
        if height < COLOURS:
            lay(skyline, cards[i])
        for seat in range(skyline.players):
            changes[i, seat] += points(skyline, seat)
        counts[i] = fill_runs(skyline, runs[i])
        skyline.height[place] = height
