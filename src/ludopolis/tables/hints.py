"""Hints at live tables: who may ask, how often, and what they contain."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass

from ludopolis.bots.hints import Hint, percentages
from ludopolis.engine.game import Game
from ludopolis.language.text import Listed, Seat, Text, say
from ludopolis.tables.rate_limits import RateLimits
from ludopolis.tables.refusal import Refused
from ludopolis.tables.schemas import HintedMove

MOST = 10  # hints of one visitor at once, and as many again within so many seconds
SECONDS = 30.0


class HintLimiter:
    """Allows one hint at a time per visitor, and a limited number over time."""

    def __init__(self, limits: RateLimits) -> None:
        self._busy: set[str] = set()
        self._limiter = limits.rare("hints of visitor", MOST, MOST / SECONDS)

    @asynccontextmanager
    async def asking(self, visitor: str) -> AsyncIterator[None]:
        """Held while a visitor's hint is being computed."""
        if visitor in self._busy:
            raise Refused("hint_busy")
        self._busy.add(visitor)
        try:
            if not await self._limiter.take(visitor):
                raise Refused("hint_often")
            yield
        finally:
            self._busy.discard(visitor)


@dataclass(frozen=True)
class GivenHint:
    """A hint that was computed for the seat to move."""

    game: Game  # as it stood then
    seat: int
    hints: Sequence[Hint]

    def told(self) -> list[HintedMove]:
        """The moves, the best first, with what each side may expect of them, one's own first."""
        game = self.game
        # One's own side and name come first.
        sides = [
            sorted(side, key=lambda seat: seat != self.seat)
            for side in game.box.sides(game.players, game.options)
        ]
        sides.sort(key=lambda side: self.seat not in side)
        return [
            {
                "action": int(hint.action),
                "text": game.text(hint.action),
                "win": [
                    {"name": _side(side), "mine": self.seat in side, "percent": percent}
                    for side, percent in percentages(hint.win, sides)
                ],
            }
            for hint in self.hints
        ]


def _side(seats: Sequence[int]) -> Text:
    """The players who win and lose together; the reader is one of them, or not."""
    if len(seats) == 1:
        return say("seat-or-you", who=Seat(seats[0]))
    players = (say("seat-or-you", who=Seat(seat)) for seat in seats)
    return say("item", item=Listed(tuple(players)))
