"""What a skyline is worth, worked out from the colours that lie on top.

The rules count a record; this counts what a view shows, so that pictures need no record.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ludopolis.games.newyorknewyork.skyline import NUMBERS, RUN_POINTS


@dataclass(frozen=True)
class Run:
    """Neighbouring places of one colour, clockwise from the first."""

    first: int
    length: int

    @property
    def last(self) -> int:
        """The place where it ends."""
        return (self.first + self.length - 1) % NUMBERS

    @property
    def places(self) -> tuple[int, ...]:
        """All its places."""
        return tuple((self.first + step) % NUMBERS for step in range(self.length))

    @property
    def points(self) -> int:
        """The bonus that it brings."""
        return int(RUN_POINTS[self.length])


@dataclass(frozen=True)
class Tally:
    """The points of one colour: its numbers on top, and its runs if they count."""

    numbers: int
    runs: tuple[Run, ...]

    @property
    def bonus(self) -> int:
        """The bonus of all runs."""
        return sum(run.points for run in self.runs)

    @property
    def points(self) -> int:
        """All points."""
        return self.numbers + self.bonus


def runs(places: Sequence[int]) -> list[Run]:
    """Each run of two or more neighbours around the ring."""
    if len(places) == NUMBERS:
        return [Run(0, NUMBERS)]
    found = []
    for first in places:
        if (first - 1) % NUMBERS not in places:
            length = 1
            while (first + length) % NUMBERS in places:
                length += 1
            if length > 1:
                found.append(Run(first, length))
    return found


def tally(tops: Sequence[str | None], colour: str, *, bonus: bool) -> Tally:
    """What a colour scores with these colours on top of the numbers."""
    places = [place for place, top in enumerate(tops) if top == colour]
    numbers = sum(place + 1 for place in places)
    return Tally(numbers, tuple(runs(places)) if bonus else ())
