"""Hints at live tables: who may ask, how often, and how a hint is told."""

from __future__ import annotations

import time
from collections import OrderedDict, deque
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from ludopolis.bots.advice import Hint, in_percent
from ludopolis.engine.game import Game
from ludopolis.tables.phrases import PHRASES
from ludopolis.tables.refusal import Refused

MOST = 10  # hints of one visitor, within so many seconds
SECONDS = 30.0
REMEMBERED = 10_000  # visitors


class Askers:
    """Who has asked for hints: each visitor gets one at a time, and not too many."""

    def __init__(self) -> None:
        self._busy: set[str] = set()
        self._asked: OrderedDict[str, deque[float]] = OrderedDict()

    @contextmanager
    def asking(self, visitor: str) -> Iterator[None]:
        """As long as a visitor's hint is being worked out."""
        if visitor in self._busy:
            raise Refused("hint_busy")
        now = time.monotonic()
        asked = self._asked.setdefault(visitor, deque(maxlen=MOST))
        self._asked.move_to_end(visitor)
        if len(self._asked) > REMEMBERED:
            self._asked.popitem(last=False)
        if len(asked) == MOST and asked[0] > now - SECONDS:
            raise Refused("hint_often")
        asked.append(now)
        self._busy.add(visitor)
        try:
            yield
        finally:
            self._busy.discard(visitor)


@dataclass(frozen=True)
class Advice:
    """What was worked out for the seat to move in a position."""

    game: Game  # as it stood then
    seat: int
    hints: Sequence[Hint]

    def told(self, language: str, names: Sequence[str]) -> list[dict[str, Any]]:
        """The moves, the best first, with what each side may expect of them, one's own first."""
        game, say = self.game, PHRASES[language]
        others = names
        names = [*names[: self.seat - 1], say["you"], *names[self.seat :]]
        # One's own side and name come first.
        sides = [
            sorted(side, key=lambda seat: seat != self.seat)
            for side in game.box.sides(game.players, game.options)
        ]
        sides.sort(key=lambda side: self.seat not in side)
        return [
            {
                "action": int(hint.action),
                "text": game.text(hint.action, language, others),
                "win": [
                    {
                        "name": say["and"].join(names[seat - 1] for seat in side),
                        "mine": self.seat in side,
                        "percent": percent,
                    }
                    for side, percent in in_percent(hint.win, sides)
                ],
            }
            for hint in self.hints
        ]
