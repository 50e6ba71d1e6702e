"""The moves of a game: what each viewer was told of them, and every earlier position.

The game that goes on is never changed in place: each move is made on a copy, which takes its place
when the move is stored. Positions are not all kept; every so often one is, and the others are played
again from there. A history need not begin at the deal: it goes on from any position that was kept.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

import numpy as np

from ludopolis.engine.errors import ActionError, LudopolisError
from ludopolis.engine.game import Game, Move
from ludopolis.engine.layout import Ints
from ludopolis.language.text import Text
from ludopolis.presentation.look import log_of
from ludopolis.tables.models import Event
from ludopolis.tables.view_cache import ViewCache

KEPT_EVERY = 64  # steps from one kept position to the next


@dataclass(frozen=True)
class Step:
    """A move, or the undo of one."""

    event: Event
    move: Move | None  # None: the last move was taken back


NO_MOVE = -1  # in a list of actions, for events that are no moves


def no_actions(events: int = 0) -> Ints:
    """The actions of events of which none is a move."""
    return np.full(events, NO_MOVE, np.int16)


@dataclass(frozen=True)
class Base:
    """The position where a history starts: the deal, or a snapshot."""

    game: Game
    number: int = 0  # the last event before the history
    changed: int = 0  # the event that made the position; 0: the deal
    moved: Sequence[Event] = ()  # the last moves: those that can be taken back, and the one before
    actions: Ints = field(default_factory=no_actions)  # of the events so far, by their order


class History:
    """The game of one table and how it came about."""

    def __init__(self, dealt: Game, base: Base | None = None) -> None:
        self.base = base or Base(dealt)
        self.game = self.base.game
        self.views = ViewCache(self.game)
        self.steps: list[Step] = []
        self._kept = [self.game]
        self._standing = list(self.base.moved)  # the moves that were not taken back
        self._played = {0: dealt}  # positions by how many moves have led there
        self._told: dict[int | None, dict[int, list[Text]]] = {}  # by seat and step

    @classmethod
    def replayed(cls, dealt: Game, events: Sequence[Event]) -> History:
        """Rebuild the history from stored events; every move is checked against the rules."""
        history = cls(dealt)
        history.go_on(events)
        return history

    def go_on(self, events: Sequence[Event]) -> None:
        """Continue with later events; every move is checked against the rules."""
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
        """Continue with the game after a move or an undo."""
        if move is None:
            self._standing.pop()
            self._played = {
                moves: kept for moves, kept in self._played.items() if moves <= len(game.moves)
            }
        else:
            self._standing.append(event)
        self.steps.append(Step(event, move))
        self.game = game
        self.views = ViewCache(game, self.views if move is not None else None)
        if len(self.steps) % KEPT_EVERY == 0:
            self._kept.append(game)

    @property
    def number(self) -> int:
        """The number of the event that made the position as it is; 0 after the deal."""
        return self.steps[-1].event.number if self.steps else self.base.changed

    @property
    def last_move(self) -> Event | None:
        """The event of the last move that was not taken back."""
        return self._standing[-1] if self._standing else None

    def action_of(self, event: Event) -> int:
        """The action that an event was the move of, taken back or not."""
        if event.number <= self.base.number:
            return int(self.base.actions[event.number - 1])
        made = (step.move for step in reversed(self.steps) if step.event.number == event.number)
        move = next(made)
        assert move is not None  # the event of a move
        return move.action

    def after(self, moves: int) -> Game:
        """The game after so many of the moves that were not taken back."""
        made = self.game.moves
        if not 0 <= moves <= len(made):
            raise IndexError(f"there are no {moves} moves")
        game = self._played[max(at for at in list(self._played) if at <= moves)].copy()
        for move in made[len(game.moves) : moves]:
            game.carry_out(move.action, move.chance)
            if len(game.moves) % KEPT_EVERY == 0:
                self._played[len(game.moves)] = game.copy()
        return game

    def base_at(self, number: int) -> Base:
        """The position after an event, as something that a shorter history can begin with."""
        steps = self.steps[: self._first(number)]
        game = next(self._walk(len(steps)))
        standing, actions = list(self.base.moved), no_actions(number)
        actions[: self.base.number] = self.base.actions
        for step in steps:
            if step.move is None:
                standing.pop()
            else:
                standing.append(step.event)
                actions[step.event.number - 1] = step.move.action
        changed = steps[-1].event.number if steps else self.base.changed
        return Base(game, number, changed, standing[-1 - game.undo_depth :], actions)

    def told(self, seat: int | None, since: int) -> Iterator[tuple[Event, list[Text]]]:
        """What a viewer was told of each move after an event number; of those taken back, nothing."""
        known = self.recall(seat, since)
        for step in range(self._first(since), len(self.steps)):
            yield self.steps[step].event, known[step]

    def untold(self, seat: int | None, since: int) -> list[int]:
        """The steps after an event number of which it was not worked out yet what is told of them."""
        known = self._told.get(seat, {})
        return [step for step in range(self._first(since), len(self.steps)) if step not in known]

    def recall(self, seat: int | None, since: int) -> dict[int, list[Text]]:
        """Work that out where it was not; steps and positions only ever grow, so a thread may do it."""
        known = self._told.setdefault(seat, {})
        unknown = self.untold(seat, since)
        if unknown == [len(self.steps) - 1]:
            known[unknown[0]] = self.views.log(seat)
        elif unknown:
            for step, game in enumerate(self._walk(unknown[0] + 1), start=unknown[0]):
                if step not in known:
                    known[step] = log_of(game, seat)
        return known

    def _first(self, since: int) -> int:
        """The first step after an event number."""
        first = len(self.steps)
        while first and self.steps[first - 1].event.number > since:
            first -= 1
        return first

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
