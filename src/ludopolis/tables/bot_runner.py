"""Runs bots of live tables in threads, so that no table waits for the bot of another."""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import time
from collections.abc import AsyncIterator, Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, nullcontext
from typing import Any, TypeVar

from ludopolis.bots import Bot, make, public_specs
from ludopolis.bots.hints import Hint, hints_for_people
from ludopolis.bots.levels import LEVELS, LevelBot
from ludopolis.bots.policy_bots import PolicyBot
from ludopolis.bots.search_bot import Budget, SearchBot
from ludopolis.engine.chance import SEED_BITS
from ludopolis.engine.errors import LudopolisError
from ludopolis.engine.game import Action, Game
from ludopolis.tables import metrics
from ludopolis.tables.fair_queue import FairSemaphore, Path
from ludopolis.tables.refusal import Refused
from ludopolis.tables.thread_priority import THINKER, lower_priority

LOG = logging.getLogger(__name__)
T = TypeVar("T")

DEFAULT = "skilled"  # takes the seat of somebody who leaves a table that has no bots
# From the weakest to the strongest, as far as strangers may choose them.
STRENGTH = {spec: place for place, spec in enumerate(("random", *LEVELS))}
STRENGTH["greedy"] = STRENGTH["skilled"]
FALLBACK = "random"  # plays a move for a bot that cannot
WITHOUT_SEARCH = "greedy"  # plays for one that looks ahead, as long as that is being compiled
LONGEST_THOUGHT = 5.0  # seconds that a bot has for a choice, whatever its level says
SHORTEST_THOUGHT = 0.05  # that it has in any case, however long it has waited for its turn
HINT = Budget(seconds=1.0)
HINTS = 3  # moves that a hint names
UNSEEN: Path = ("nobody looks on",)  # whose share the tables have at which nobody looks on


def checked(spec: object) -> str:
    """A bot spec as it is stored, or a refusal that lists the possible bots.

    Whoever comes to a table may name one, so only harmless ones are taken: a spec can be a command, or
    an hour of thinking.
    """
    if isinstance(spec, str) and spec.strip() in public_specs():
        return spec.strip()
    raise Refused("no_bot", known=", ".join(public_specs()))


def weakest(specs: Iterable[str]) -> str:
    """The weakest of some bots; the usual one if there are none."""
    return min(specs, key=lambda spec: STRENGTH.get(spec, 0), default=DEFAULT)


def bot_of(spec: str, game: Game) -> Bot:
    """The bot for a game; levels are resolved to the spec that they stand for.

    The spec is checked once more: it comes from a database that somebody may have written to.
    """
    bot = make(checked(spec))
    return bot.bot_for(game.box, game.players) if isinstance(bot, LevelBot) else bot


def choose(spec: str, game: Game, asked: float) -> Action:
    """A bot's move; if the bot fails, the error is logged and a random move is played."""
    try:
        bot = bot_of(spec, game)
        if isinstance(bot, SearchBot):
            bot = SearchBot(bot.spec, what_is_left(bot.budget, asked))
        with metrics.THINKING.labels(spec).time():
            return game.read(int(bot.choose(game)))
    except Exception:
        LOG.exception("the bot %s failed in %s", spec, game.box.name)
        return make(FALLBACK).choose(game)


def what_is_left(budget: Budget, asked: float) -> Budget:
    """A budget minus the time it has already waited.

    So a crowded machine makes bots weaker, not slower.
    """
    whole = budget.within(LONGEST_THOUGHT)
    assert whole.seconds is not None
    return whole.within(max(SHORTEST_THOUGHT, whole.seconds - (time.monotonic() - asked)))


def advise(world: Game, asked: float) -> list[Hint]:
    """The best few moves in a resampled world."""
    return hints_for_people(world, HINTS, what_is_left(HINT, asked))


def never(_game: str) -> bool:
    """The default: nothing is being compiled."""
    return False


class BotRunner:
    """The threads in which bots think. Compiled choices run without the interpreter's lock.

    Bots that decide at once and those that look ahead have threads of their own, so the quick ones
    never wait for a thought. So many think at a time that a core is left for everything else. Several
    workers on one machine may have more thoughts than it has cores, so all who think let go first
    who answers people.

    Whoever waits is served in turn by address, visitor and table (`FairQueue`): nobody waits for more
    than one thought of each other address, however many tables it has. All tables at which nobody
    looks on count as one address and think one at a time, so that bots who play among themselves hold
    nobody up; a table that somebody comes to leaves their line at once.
    """

    def __init__(self) -> None:
        cores = os.cpu_count() or 1
        self._quick = ThreadPoolExecutor(max(8, 2 * cores), thread_name_prefix="bot")
        thinkers = max(1, cores - 1)
        self._thinking = ThreadPoolExecutor(thinkers, "thinker", lower_priority, (THINKER,))
        self._turns = FairSemaphore(thinkers)
        self._unseen = asyncio.Lock()
        # Is a game's search being compiled elsewhere? Then nobody waits for it here.
        self.compiling: Callable[[str], bool] = never

    async def choose(
        self,
        spec: str,
        game: Game,
        seen: asyncio.Event | None = None,
        share: Callable[[], Path] = tuple,
    ) -> Action:
        """A bot's move; if the bot fails, the error is logged and a random move is played.

        `seen` is set while somebody looks on; without it, somebody does. `share` says then whose share
        of the time it takes.
        """
        try:
            bot = bot_of(spec, game)
        except LudopolisError:  # it is logged where it plays
            bot = make(FALLBACK)
        if isinstance(bot, SearchBot) and self.compiling(game.box.name):
            spec, bot = WITHOUT_SEARCH, make(WITHOUT_SEARCH)
        if isinstance(bot, PolicyBot):
            return await self._in(self._quick, choose, spec, game, time.monotonic())
        async with nullcontext() if seen is None or seen.is_set() else self._in_line(seen):
            path = share() if seen is None or seen.is_set() else UNSEEN
            return await self.think(choose, spec, game, time.monotonic(), share=path)

    @asynccontextmanager
    async def _in_line(self, seen: asyncio.Event) -> AsyncIterator[None]:
        """Wait for the single slot of unwatched tables, or until somebody watches."""
        turn = asyncio.create_task(self._unseen.acquire())
        comes = asyncio.create_task(seen.wait())
        try:
            await asyncio.wait((turn, comes), return_when=asyncio.FIRST_COMPLETED)
            turn.cancel()  # who leaves the line shall not be given the place meanwhile
            yield
        finally:
            comes.cancel()
            if not turn.cancel() and not turn.cancelled():  # the place was ours
                self._unseen.release()

    async def hint(self, game: Game, seat: int, share: Path = ()) -> list[Hint]:
        """The best few moves of a seat that is to move.

        They are worked out in a world that the seat cannot tell from the true one and that has a seed
        of its own, so nothing in them can come from what is hidden: it is not even there.
        """
        world = game.resample(seat, secrets.randbits(SEED_BITS))
        return await self.think(advise, world, time.monotonic(), share=share)

    async def think(self, work: Callable[..., T], *given: Any, share: Path = ()) -> T:
        """Run something as expensive as the move of a searching bot."""
        async with self._turns.turn(share):
            return await self._in(self._thinking, work, *given)

    @staticmethod
    async def _in(threads: ThreadPoolExecutor, work: Callable[..., T], *given: Any) -> T:
        return await asyncio.get_running_loop().run_in_executor(threads, work, *given)

    def close(self) -> None:
        """Shut the threads down without waiting for them."""
        for threads in (self._quick, self._thinking):
            threads.shutdown(wait=False, cancel_futures=True)
