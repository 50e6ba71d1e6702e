"""Who meets whom, and who sits where: the schedule of an arena.

A *line-up* says which bots sit at a table. A *deal* is one seed: it is played by one line-up, in one
order around the table, once with each bot in each seat, so that whoever was dealt well has been
dealt badly as well. Of the line-ups, and of the orders around the table, the next is always one that
has been least used and whose bots have met least.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, permutations

import numpy as np
from numpy.typing import NDArray

MIXED, DUELS, FIRST = "mixed", "duels", "first"
TABLES = (MIXED, DUELS, FIRST)

Places = tuple[int, ...]  # a bot's number for each side, in the order of the seats


def line_ups(bots: int, sides: int, tables: str) -> list[Places]:
    """All line-ups of an arena.

    Mixed: as many different bots as there is room for; where there are fewer bots than sides, each
    sits there as often as the others, and what is left over goes round. Duels: one bot alone against
    several of another, each against each and both ways. First: only the first bot alone, against
    several of each other.
    """
    if tables == FIRST:
        return [(0, *[other] * (sides - 1)) for other in range(1, bots)]
    if tables == DUELS:
        return [
            (alone, *[other] * (sides - 1))
            for step in range(1, bots)
            for alone in range(bots)
            for other in [(alone + step) % bots]
        ]
    each, over = divmod(sides, bots)
    everybody = tuple(bot for bot in range(bots) for _ in range(each))
    return [tuple(sorted(everybody + more)) for more in combinations(range(bots), over)]


def rotations(circle: Sequence[int]) -> list[Places]:
    """All rotations of a circle of bots; in them, each bot has each seat equally often."""
    return [tuple(circle[turn:]) + tuple(circle[:turn]) for turn in range(len(circle))]


def deals(bots: int, sides: int, tables: str) -> Iterator[list[Places]]:
    """The seatings of each deal, without end."""
    lines = np.array(line_ups(bots, sides, tables))
    counts = np.array([np.bincount(line, minlength=bots) for line in lines])
    # How often any two bots meet in each line-up, by pairs of seats.
    pairs = list(combinations(range(bots), 2))
    meetings = np.stack([counts[:, a] * counts[:, b] for a, b in pairs], axis=1)
    # A circle is the same wherever it begins, so the first bot is fixed.
    orders = np.array([(0, *rest) for rest in permutations(range(1, sides))])

    used = np.zeros(len(lines), np.int64)
    seated = np.zeros(bots, np.int64)
    met = np.zeros(len(pairs), np.int64)
    follows = np.zeros((bots, bots), np.int64)  # how often the second sat next to the first
    while True:
        # The last key counts first. What adds least to the most frequent keeps all of them equal.
        chosen = int(np.lexsort((counts @ seated, meetings @ met, used))[0])
        used[chosen] += 1
        seated += counts[chosen]
        met += meetings[chosen]
        circles = without_repeats(lines[chosen][orders])
        after = np.roll(circles, -1, axis=1)
        circle = circles[int(follows[circles, after].sum(axis=1).argmin())]
        np.add.at(follows, (circle, np.roll(circle, -1)), 1)
        yield rotations([int(bot) for bot in circle])


def without_repeats(circles: NDArray[np.int64]) -> NDArray[np.int64]:
    """The circles without equal rotations; ABAB, for one, has only two different ones."""
    sides = circles.shape[1]
    repeats = np.zeros(len(circles), bool)
    for turn in range(2, sides):
        if sides % turn == 0:
            repeats |= (np.roll(circles, turn, axis=1) == circles).all(axis=1)
    return circles[~repeats]


def seatings(bots: int, sides: int, tables: str, games: int) -> Iterator[tuple[int, Places]]:
    """For each game, its deal (from 0) and seating; a longer schedule begins the same."""
    left = games
    for deal, block in enumerate(deals(bots, sides, tables)):
        yield from ((deal, places) for places in block[:left])
        left -= len(block)
        if left <= 0:
            return
