"""Plays games between bots, from the deal to the result: the loop of every series."""

from __future__ import annotations

import atexit
import time
from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from types import TracebackType
from typing import Any

import numpy as np

from ludopolis import bots
from ludopolis.arena.compiled import CompiledGames, check_length
from ludopolis.bots.errors import BotError
from ludopolis.bots.policy_bots import PolicyBot
from ludopolis.engine import contract, registry
from ludopolis.engine.box import Value
from ludopolis.engine.game import Action, Game

BY_FORFEIT = "forfeit"  # the reason if a game ended by the fault of a bot


@dataclass(frozen=True, slots=True)
class Forfeit:
    """The fault of a bot that ended a game."""

    seat: int  # from 0
    said: str  # what it did, and where


@dataclass(frozen=True, slots=True)
class GameOutcome:
    """How a game ended, seat by seat."""

    scores: tuple[int, ...]
    places: tuple[int, ...]
    moves: int
    reason: str
    seconds: float
    # The thinking time of each seat, and how often it had a choice; not measured for games that are
    # played in compiled code as a whole.
    thought: tuple[float, ...] | None = None
    choices: tuple[int, ...] | None = None
    record: str = ""
    forfeit: Forfeit | None = None

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats in the first place, from 0."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


class GameRunner:
    """Plays games with bots and buffers that are made once."""

    def __init__(
        self, game: str, players: int, options: Mapping[str, Value], specs: Iterable[str]
    ) -> None:
        self.box = registry.box(game)
        self.players = players
        self.options = options
        self._bots: dict[str, bots.Bot] = {}
        self._games: CompiledGames | None = None
        try:
            for spec in dict.fromkeys(specs):
                self._bots[spec] = bots.make_for(spec, self.box, players)
        except BaseException:
            self.close()
            raise

    def __enter__(self) -> GameRunner:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        fault: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """Close the bots."""
        while self._bots:
            self._bots.popitem()[1].close()

    def bot(self, spec: str) -> bots.Bot:
        """The bot of a spec."""
        return self._bots[spec]

    def tell_the_end(self, game: Game, seats: Iterable[str], *, forgive: bool = False) -> None:
        """Tell the bots of a game that it is over; ignore their failures if `forgive`."""
        for spec in dict.fromkeys(seats):
            try:
                bots.notify_over(self._bots[spec], game)
            except BotError:
                if not forgive:
                    raise

    def prepare(self) -> None:
        """Compile what the bots need; raise an error if one of them cannot play the game."""
        bots.prepare_series(self.box)
        for bot in self._bots.values():
            bot.prepare(self.box)

    def play(
        self, seats: Sequence[str], seed: int, *, record: bool = False, forfeit: bool = False
    ) -> GameOutcome:
        """Play a game with these bots, in compiled code if all of them are compiled.

        With `forfeit`, a bot that fails loses the game; otherwise its fault is raised.
        """
        compiled = [bot for spec in seats if isinstance(bot := self._bots[spec], PolicyBot)]
        if len(compiled) == len(seats):
            return self._play_compiled(seats, compiled, seed, record)
        return self._play_by_choice(seats, seed, record, forfeit)

    def _deal(self, seats: Sequence[str], seed: int) -> Game:
        names = [f"{bots.BOT}{spec}" for spec in seats]
        return Game(self.box, self.players, self.options, seed, names)

    def _play_by_choice(
        self, seats: Sequence[str], seed: int, record: bool, forfeit: bool
    ) -> GameOutcome:
        """Play a game choice by choice, for bots that are not compiled."""
        thought, choices = [0.0] * self.players, [0] * self.players
        started = time.perf_counter()
        game = self._deal(seats, seed)
        forfeited = None
        while game.seat is not None:
            check_length(len(game.moves), seed)
            index = game.seat - 1
            free = len(game.legal()) > 1
            before = time.perf_counter()
            try:
                action = bots.checked_choice(self._bots[seats[index]], game)
            except BotError as fault:
                if not forfeit:
                    raise
                forfeited = Forfeit(index, str(fault))
                break
            if free:
                thought[index] += time.perf_counter() - before
                choices[index] += 1
            game.carry_out(action)
        if forfeited is None:
            self.tell_the_end(game, seats, forgive=forfeit)
        result = game.result()
        return GameOutcome(
            scores=tuple(game.scores().values()),
            places=tuple(result.places.values()) if result else places_without(seats, index),
            moves=len(game.moves),
            reason=result.reason if result else BY_FORFEIT,
            seconds=time.perf_counter() - started,
            thought=tuple(thought),
            choices=tuple(choices),
            record=game.record().line() if record else "",
            forfeit=forfeited,
        )

    def _play_compiled(
        self, seats: Sequence[str], compiled: Sequence[PolicyBot], seed: int, record: bool
    ) -> GameOutcome:
        """Play a game in compiled code from the deal to the end."""
        if self._games is None:
            self._games = CompiledGames(self.box, self.players, self.options)
        games = self._games
        games.seat(compiled)
        started = time.perf_counter()
        taken = games.play(seed)
        seconds = time.perf_counter() - started
        points, places = np.zeros(self.players, np.int64), np.zeros(self.players, np.int64)
        contract.score(games.end, points)
        contract.places(games.end, points, places)
        return GameOutcome(
            scores=tuple(int(n) for n in points),
            places=tuple(int(n) for n in places),
            moves=len(taken),
            reason=self.box.endings[contract.over(games.end)],
            seconds=seconds,
            record=self._record(seats, seed, taken) if record else "",
        )

    def _record(self, seats: Sequence[str], seed: int, taken: Any) -> str:
        """The record of a compiled game, from its seed and actions."""
        game = self._deal(seats, seed)
        for number in taken:
            game.carry_out(Action(int(number), game.written(int(number))))
        line: str = game.record().line()
        return line


def places_without(seats: Sequence[str], index: int) -> tuple[int, ...]:
    """The places after a bot forfeited: it is last with all its seats, and the others share the win."""
    others = sum(spec != seats[index] for spec in seats)
    return tuple(1 if spec != seats[index] else 1 + others for spec in seats)


_cached: dict[Hashable, GameRunner] = {}


def cached_runner(
    game: str, players: int, options: Mapping[str, Value], specs: Iterable[str]
) -> GameRunner:
    """A runner that a worker process keeps, so that bots are not made again for each batch."""
    specs = tuple(dict.fromkeys(specs))
    key = game, players, tuple(sorted(options.items())), specs
    if key not in _cached:
        _cached[key] = GameRunner(game, players, options, specs)
        _cached[key].prepare()
    return _cached[key]


@atexit.register
def close_cached_runners() -> None:
    """Close all bots of this process."""
    while _cached:
        _cached.popitem()[1].close()
