"""Analyses of finished games, one at a time in the background.

Only what is over is looked at: an analysis of a game that goes on would tell what is hidden.
"""

from __future__ import annotations

import asyncio
import logging
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

from ludopolis.bots.analysis import OWN, Analysis, PositionAnalysis, analyse_positions, combine
from ludopolis.bots.search_bot import Budget
from ludopolis.engine import cache
from ludopolis.engine.game import Game
from ludopolis.engine.rule import interpreted
from ludopolis.language.text import Text
from ludopolis.presentation.look import log_of
from ludopolis.tables.bot_runner import never
from ludopolis.tables.fair_queue import FairQueue, Path
from ludopolis.tables.refusal import Refused
from ludopolis.tables.schemas import AnalysisState, GameAnalysis
from ludopolis.tables.store import Store
from ludopolis.tables.table_state import TableState
from ludopolis.tables.thread_priority import ANALYST, lower_priority

LOG = logging.getLogger(__name__)

SIMULATIONS = 400  # of each search
LONGEST = 240.0  # seconds for a whole game, roughly; a slow machine looks less far
MOST_WAITING = 20  # games that one address may have waiting, at all workers together
MOST_IN_ALL = 500  # games that wait at this worker
LOOK_SECONDS = 1.0  # between two looks at whether something is compiled
QUIET_SECONDS = 120.0  # after which a worker that says nothing counts as one that does nothing
PREPARE = (
    "import sys; from ludopolis.bots import search_bot; from ludopolis.engine import registry;"
    " search_bot.prepare(registry.box(sys.argv[1]))"
)


def budget_for(game: Game) -> Budget:
    """The search budget per position; it shrinks with the length of the game."""
    searches = (len(game.moves) + 1) * (game.players + 1)
    return Budget(seconds=LONGEST / searches, simulations=SIMULATIONS)


@dataclass
class Job:
    """A game that waits to be analysed."""

    table: str
    game: Game
    address: str  # from which it was asked for
    done: int = 0  # positions

    @property
    def positions(self) -> int:
        """How many positions the analysis covers."""
        return len(self.game.moves) + 1


@dataclass(frozen=True)
class RemoteJob:
    """Another worker's progress with a game, and when it reported it."""

    worker: str
    state: AnalysisState | None  # None: it has given it up
    address: str
    at: float


class AnalysisQueue:
    """Runs one analysis at a time; addresses, and visitors within them, take turns."""

    def __init__(
        self, store: Store, tell: Callable[[str, AnalysisState | None, str], None]
    ) -> None:
        self._store = store
        self._tell = (
            tell  # other workers, how far a game's analysis has come, and for which address
        )
        self._elsewhere: dict[str, RemoteJob] = {}
        self._thread = ThreadPoolExecutor(1, "analyst", lower_priority, (ANALYST,))
        self._jobs: dict[str, Job] = {}  # by table
        self._waiting: FairQueue[str] = FairQueue()  # tables; not that of the job in hand
        self._failed: set[str] = set()
        self.stopped = False
        # Is a game's search being compiled elsewhere? Then it is waited for.
        self.compiling: Callable[[str], bool] = never

    def stop(self) -> None:
        """Stop; unfinished analyses are dropped and can be requested again elsewhere."""
        self.stopped = True
        for job in self._jobs.values():
            self._tell(job.table, None, job.address)
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def state(self, table: TableState) -> AnalysisState:
        """The progress of an analysis, or its result."""
        finished(table)
        if table.id in self._jobs:
            return self._progress(table.id, self._places())
        elsewhere = self._at_it(table.id)  # before we look: it may be kept in the meantime
        kept = await self._store.analysis(table.id)
        analysis = None if kept is None else Analysis.of_data(kept)
        if analysis is not None:
            told = await asyncio.to_thread(retold, table, analysis)
            return {"state": "done", "analysis": told}
        if elsewhere is not None:
            return elsewhere
        return {"state": "failed" if table.id in self._failed else "none"}

    def _places(self) -> dict[str, int]:
        """The position of each waiting game in the queue."""
        return {table: place for place, table in enumerate(self._waiting, start=1)}

    def _progress(self, table: str, places: dict[str, int]) -> AnalysisState:
        """How far the analysis of a game has come here."""
        job, before = self._jobs[table], places.get(table, 0)
        return {
            "state": "waiting" if before else "working",
            "before": before,
            "done": job.done,
            "positions": job.positions,
        }

    def heard(self, worker: str, table: str, state: AnalysisState | None, address: str) -> None:
        """Record another worker's progress; stale reports are dropped."""
        now = time.monotonic()
        self._elsewhere = {
            name: known for name, known in self._elsewhere.items() if known.at > now - QUIET_SECONDS
        }
        self._elsewhere[table] = RemoteJob(worker, state, address, now)

    def gone(self, worker: str) -> None:
        """Forget the jobs of a worker that has ended."""
        self._elsewhere = {
            name: known for name, known in self._elsewhere.items() if known.worker != worker
        }

    def _at_it(self, table: str) -> AnalysisState | None:
        """The progress of another worker on this game, if one is working on it."""
        known = self._elsewhere.get(table)
        if known is None or known.at < time.monotonic() - QUIET_SECONDS:
            return None
        return known.state

    async def ask(
        self, table: TableState, keep: Callable[[Any], object], share: Path = ("",)
    ) -> None:
        """Queue an analysis unless there is one; `keep` runs the work in the background.

        `share` says who asks: their address, and the visitor.
        """
        finished(table)
        kept = await self._store.analysis(table.id)
        if kept is not None and Analysis.of_data(kept) is not None:
            return
        if table.id in self._jobs or self.stopped or self._at_it(table.id) is not None:
            return
        if self._asked_from(share[0]) >= MOST_WAITING or len(self._jobs) >= MOST_IN_ALL:
            raise Refused("analyst_busy")
        idle = not self._jobs
        job = self._jobs[table.id] = Job(table.id, table.game.copy(), share[0])
        if idle:
            keep(self._work(job))
        else:
            self._waiting.push(table.id, share)
        self._tell(table.id, self._progress(table.id, self._places()), job.address)

    def _asked_from(self, address: str) -> int:
        """How many unfinished analyses an address has requested, on all workers."""
        since = time.monotonic() - QUIET_SECONDS
        there = sum(
            bool(known.state) and known.address == address and known.at >= since
            for known in self._elsewhere.values()
        )
        return there + sum(job.address == address for job in self._jobs.values())

    async def _work(self, job: Job) -> None:
        """Analyse queued games until none is left."""
        while not self.stopped:
            self._failed.discard(job.table)
            try:
                await self._look_back(job)
            except Exception:
                LOG.exception("the game of table %s could not be looked back at", job.table)
                self._failed.add(job.table)
            finally:
                del self._jobs[job.table]
                self._tell(job.table, None, job.address)
            if not self._waiting:
                return
            job = self._jobs[self._waiting.pop()]

    async def _prepared(self, game: str) -> None:
        """Compile a game's search in another process, so that this one stays responsive."""
        while self.compiling(game) and not self.stopped:
            self._tell_all()
            await asyncio.sleep(LOOK_SECONDS)
        if self.stopped:
            return
        if not interpreted() and not cache.is_warm(f"{game}-search"):
            await self._compiled(game)

    async def _compiled(self, game: str) -> None:
        """Compile a game's search in a child process that ends with this one."""
        worker = await asyncio.create_subprocess_exec(
            *(sys.executable, "-c", PREPARE, game), start_new_session=True
        )
        waiting = asyncio.create_task(worker.wait())
        while not (await asyncio.wait({waiting}, timeout=LOOK_SECONDS))[0]:
            self._tell_all()
            if self.stopped:
                worker.kill()

    async def _look_back(self, job: Job) -> None:
        await self._prepared(job.game.box.name)
        loop = asyncio.get_running_loop()
        positions = analyse_positions(job.game, OWN, budget_for(job.game))
        looks: list[PositionAnalysis] = []
        while not self.stopped:
            look = await loop.run_in_executor(self._thread, next, positions, None)
            if look is None:
                data = combine(looks, OWN).as_data()
                await self._store.keep_analysis(job.table, data, time.time())
                return
            looks.append(look)
            job.done += 1
            self._tell_all()

    def _tell_all(self) -> None:
        """Report the progress of all local jobs to the other workers."""
        places = self._places()
        for job in [] if self.stopped else self._jobs.values():
            self._tell(job.table, self._progress(job.table, places), job.address)


def finished(table: TableState) -> None:
    """Refuse to analyse a game that is still being played."""
    if table.status != "over":
        raise Refused("not_over")


def retold(table: TableState, analysis: Analysis) -> GameAnalysis:
    """An analysis with its moves described in sentences, for viewers of a finished game."""
    finished(table)
    history, game = table.history, table.game
    assert history is not None

    def happened(move: int) -> list[Text]:
        return log_of(history.after(move), None)

    def instead(move: int, action: int) -> Text:
        return history.after(move - 1).text(action)

    return {
        "finished": game.over,  # or was it given up?
        "curve": [list(shares) for shares in analysis.curve],
        "sides": [list(side) for side in game.box.sides(game.players, game.options)],
        "movers": [one.seat for one in analysis.judgements],
        "worst": [
            {
                "move": one.move,
                "seat": one.seat,
                "loss": one.loss,
                "value": one.value,
                "best_value": one.best_value,
                "lines": happened(one.move),
                "better": instead(one.move, one.best),
            }
            for one in analysis.worst()
        ],
        "turns": [
            {
                "move": turn.move,
                "seat": turn.seat,
                "luck": turn.luck,
                "lines": happened(turn.move),
            }
            for turn in analysis.swings()
        ],
        "totals": [
            {
                "seat": total.seat,
                "choices": total.choices,
                "faultless": total.faultless,
                "begin": total.begin,
                "own": total.own,
                "others": total.others,
                "luck": total.luck,
                "end": total.end,
            }
            for total in analysis.totals()
        ],
    }
