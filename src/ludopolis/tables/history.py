"""A game through its moves: what each viewer was told of them, and every position again.

The game that goes on is never changed in place: each move is made on a copy, which takes its place
when the move is stored. Positions are not all kept; every so often one is, and the others are played
again from there.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ludopolis.engine.errors import ActionError, LudopolisError
from ludopolis.engine.game import Action, Game, Move
from ludopolis.tables.rows import Event
from ludopolis.tables.views import Views

KEPT_EVERY = 64  # steps from one kept position to the next


@dataclass(frozen=True)
class Step:
    """A move that was made, or one that was taken back."""

    event: Event
    move: Move | None  # None: the last move was taken back


class History:
    """The game of one table and how it came about."""

    def __init__(self, dealt: Game) -> None:
        self.game = dealt
        self.views = Views(dealt)
        self.steps: list[Step] = []
        self._kept = [dealt]
        self._standing: list[int] = []  # the steps whose moves were not taken back
        self._told: dict[tuple[int | None, str], dict[int, list[str]]] = {}

    @classmethod
    def replayed(cls, dealt: Game, events: Sequence[Event]) -> History:
        """The history that stored events tell; every move is checked against the rules."""
        history = cls(dealt)
        history.go_on(events)
        return history

    def go_on(self, events: Sequence[Event]) -> None:
        """Go on as later events tell; every move is checked against the rules."""
        for event in events:
            if event.kind == "move":
                game = self.game.copy()
                if event.seat != game.seat:
                    raise LudopolisError(f"event {event.number}: it is seat {game.seat}'s turn")
                try:
                    action = game.read(event.data["do"])
                except ActionError as fault:
                    raise LudopolisError(f"event {event.number}: {fault}") from fault
                self.add(event, game, game.carry_out(action, event.data["chance"]))
            elif event.kind == "undo":
                game = self.game.copy()
                game.undo()
                self.add(event, game, None)

    def add(self, event: Event, game: Game, move: Move | None) -> None:
        """Go on to the game after a move, or after one was taken back."""
        if move is None:
            self._standing.pop()
        else:
            self._standing.append(len(self.steps))
        self.steps.append(Step(event, move))
        self.game = game
        self.views = Views(game, self.views if move is not None else None)
        if len(self.steps) % KEPT_EVERY == 0:
            self._kept.append(game)

    @property
    def number(self) -> int:
        """The number of the event that made the position as it is; 0 after the deal."""
        return self.steps[-1].event.number if self.steps else 0

    @property
    def last_move(self) -> Event | None:
        """The event of the last move that was not taken back."""
        return self.steps[self._standing[-1]].event if self._standing else None

    def action_of(self, event: Event) -> Action:
        """The action that an event was the move of, taken back or not."""
        made = (step.move for step in reversed(self.steps) if step.event.number == event.number)
        move = next(made)
        assert move is not None  # the event of a move
        return move.action

    def after(self, moves: int) -> Game:
        """The game after so many of the moves that were not taken back."""
        steps = self._standing[moves - 1] + 1 if moves else 0
        for game in self._walk(steps):
            return game
        raise IndexError(f"there are no {moves} moves")

    def told(
        self, seat: int | None, language: str, names: Sequence[str], since: int
    ) -> Iterator[tuple[Event, list[str]]]:
        """What a viewer was told of each move after an event number; of those taken back, nothing."""
        known = self.recall(seat, language, names, since)
        for step in range(self._first(since), len(self.steps)):
            yield self.steps[step].event, known[step]

    def untold(self, seat: int | None, language: str, since: int) -> list[int]:
        """The steps after an event number that have to be put into words yet."""
        known = self._told.get((seat, language), {})
        return [step for step in range(self._first(since), len(self.steps)) if step not in known]

    def recall(
        self, seat: int | None, language: str, names: Sequence[str], since: int
    ) -> dict[int, list[str]]:
        """Put into words what is not yet; steps and positions only ever grow, so a thread may do it."""
        known = self._told.setdefault((seat, language), {})
        unknown = self.untold(seat, language, since)
        if unknown == [len(self.steps) - 1]:
            known[unknown[0]] = self.views.told(seat, language, names)
        elif unknown:
            for step, game in enumerate(self._walk(unknown[0] + 1), start=unknown[0]):
                if step not in known:
                    known[step] = game.told(seat, language, names)
        return known

    def _first(self, since: int) -> int:
        """The first step after an event number."""
        first = len(self.steps)
        while first and self.steps[first - 1].event.number > since:
            first -= 1
        return first

    def forget_told(self) -> None:
        """Somebody is called differently now: tell everything anew."""
        self._told.clear()

    def _walk(self, steps: int) -> Iterator[Game]:
        """The game after so many steps, and after each one that follows: one object that goes on."""
        at = steps // KEPT_EVERY
        game = self._kept[at].copy()
        at *= KEPT_EVERY
        while True:
            if at >= steps:
                yield game
            if at == len(self.steps):
                return
            move = self.steps[at].move
            if move is None:
                game.undo()
            else:
                game.carry_out(move.action, move.chance)
            at += 1
