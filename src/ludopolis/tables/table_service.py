"""All tables of a site: opened from the database on demand, dropped from memory when nobody looks."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Collection, Coroutine, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from ludopolis.bots import prepare
from ludopolis.engine import registry
from ludopolis.engine.chance import SEED_BITS
from ludopolis.engine.errors import LudopolisError, OptionError
from ludopolis.engine.game import Game
from ludopolis.language.text import Words
from ludopolis.tables import bot_runner
from ludopolis.tables.analysis_queue import AnalysisQueue
from ludopolis.tables.fair_queue import Path
from ludopolis.tables.hints import HintLimiter
from ludopolis.tables.history import History
from ludopolis.tables.models import (
    Event,
    Seat,
    SeatKind,
    Session,
    Status,
    StoredTable,
    TableRow,
    Visitor,
)
from ludopolis.tables.names import clean_name, shown_names
from ludopolis.tables.peers import Peers
from ludopolis.tables.presenter import face_of
from ludopolis.tables.pubsub import bus_for
from ludopolis.tables.rate_limits import Counters, RateLimits
from ludopolis.tables.refusal import Refused
from ludopolis.tables.schemas import AnalysisState, Outcome, Value
from ludopolis.tables.shuffle import TAKE_PART, Shuffle, seed_of
from ludopolis.tables.site_lock import SiteLock
from ludopolis.tables.snapshots import UNUSABLE, Snapshot
from ludopolis.tables.storage_budget import StorageBudget
from ludopolis.tables.store import Store
from ludopolis.tables.table import MESSAGE_SECONDS, MESSAGES, Table
from ludopolis.tables.table_state import SOMEBODY
from ludopolis.tables.validation import is_number, is_token
from ludopolis.tables.visitors import Visitors, new_id

LOG = logging.getLogger(__name__)
T = TypeVar("T")

IDLE_SECONDS = 600.0  # after which a table that nobody looks at is forgotten; it stays stored
LOOK_SECONDS = 60.0  # after which we look again which ones those are
MOST_HELD = 500  # tables in memory, as long as nobody looks at the others
READY_SECONDS = 0.5  # between two looks at whether a game is ready
READERS = 2  # threads that look things up for people, so that nobody else waits
MOST_TABLES = 50  # that one visitor has opened and that are not over
LISTED = 100


@dataclass(frozen=True)
class SeatPlan:
    """Who is to sit on a seat of a new table."""

    kind: str  # me; screen: somebody beside me; friend: open to others; bot
    name: str = ""
    bot: str = bot_runner.DEFAULT


@dataclass(frozen=True)
class Summary:
    """A table in a list; nothing of its game is loaded for that, and no secret is in it."""

    id: str
    game: str
    face: str
    players: int
    options: dict[str, Value]
    public: bool
    status: Status
    names: tuple[Words, ...]  # of the seats; free ones have none
    kinds: tuple[SeatKind, ...]  # of the seats
    free: int  # how many seats are open to who asks
    to_move: int | None
    mine: tuple[int, ...]  # the seats of who asks
    my_turn: bool  # does the table wait for who asks?
    host: bool  # has who asks opened it?
    created_at: float
    changed_at: float
    ended_at: float | None
    result: Outcome | None
    rematch_asked: bool  # is who asks to say whether they play again?

    @classmethod
    def of(
        cls,
        row: TableRow,
        seats: Sequence[Seat],
        visitor: Visitor | None,
        rematch_asked: bool = False,
    ) -> Summary:
        """A table as one visitor finds it in a list."""
        asks = visitor.id if visitor is not None else SOMEBODY
        mine = tuple(seat.seat for seat in seats if seat.visitor == asks)
        playing = {seat.seat for seat in seats if seat.kind == "person"}
        kinds = tuple(seat.kind for seat in seats)
        return cls(
            id=row.id,
            game=row.game,
            face=row.face,
            players=row.players,
            options=row.options,
            public=row.public,
            status=row.status,
            names=tuple(shown_names(seats)),
            kinds=kinds,
            free=sum(seat.is_free_for(asks) for seat in seats),
            to_move=row.to_move,
            mine=mine,
            my_turn=row.to_move in mine and row.to_move in playing,
            host=row.host == asks,
            created_at=row.created_at,
            changed_at=row.changed_at,
            ended_at=row.ended_at,
            result=row.result,
            rematch_asked=rematch_asked,
        )


class TableService:
    """All tables and visitors of a site."""

    def __init__(self, store: Store, bot_pause: float, secret: str = "") -> None:
        self.store = store
        self.bot_pause = bot_pause
        self.bot_runner = bot_runner.BotRunner()
        self.peers = Peers(self, bus_for(store.engine))
        counters = Counters(store.engine, secret) if store.shared else None
        self.limits = RateLimits(counters, self.peers.workers)
        self.budget = StorageBudget(self.limits)
        self.chats = self.limits.rare("chat", MESSAGES, MESSAGES / MESSAGE_SECONDS)
        self.hint_limiter = HintLimiter(self.limits)
        self.analyses = AnalysisQueue(store, self.peers.analysed)
        self._readers = ThreadPoolExecutor(max_workers=READERS, thread_name_prefix="reader")
        self._people = Visitors(store)
        self._tables: dict[str, Table] = {}  # those that stay in memory …
        # … and all that anybody holds. A table is never there twice: who comes while somebody is still
        # on the way to one that was let go of finds the same.
        self._known: WeakValueDictionary[str, Table] = WeakValueDictionary()
        self._look_from = 0  # how many tables it takes until it is worth looking which are idle …
        self._look_after = 0.0  # … and from when on in any case
        self._opening: dict[str, asyncio.Task[Table]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._preparing: dict[str, asyncio.Lock] = {}
        self._in_session: dict[str, list[Callable[[], None]]] = {}  # what ends with a session
        self._closing = asyncio.Event()
        self._sole: SiteLock | None = None
        # Can a game be played now? One that is being compiled elsewhere is not compiled here as well.
        self.is_ready: Callable[[str], bool] = lambda _: True

    @classmethod
    async def open(
        cls, url: str, *, bot_pause: float = 0.8, wake: bool = True, secret: str = ""
    ) -> TableService:
        """The service whose tables are stored at a URL; bots go on where they have to move.

        Not if they shall not `wake` yet: whoever opens the service calls `wake_bots` then. The `secret`
        is the same for all workers; by it nobody finds out whose counters of rate limits are kept.
        """
        sole = SiteLock(url)
        try:
            service = cls(await Store.open(url), bot_pause, secret)
        except BaseException:
            sole.end()
            raise
        service._sole = sole
        service.peers.open()
        if wake:
            service.keep(service.wake_bots())
        return service

    async def close(self) -> None:
        """Finish pending work and close the database."""
        self._closing.set()
        self.analyses.stop()
        for table in self._tables.values():
            table.stop()
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)
        self.bot_runner.close()
        self._readers.shutdown(wait=False, cancel_futures=True)
        await self.peers.close()
        await self.store.close()
        if self._sole is not None:
            self._sole.end()

    @property
    def read_only(self) -> bool:
        """Is the database damaged, so that nothing can be stored?"""
        return self.store.damage is not None

    @property
    def closed(self) -> bool:
        """Is the service closed, or closing?"""
        return self._closing.is_set()

    async def pause(self, seconds: float) -> None:
        """Sleep, unless the service closes."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._closing.wait(), seconds)

    def keep(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Run a task to its end even if its caller goes away."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    async def aside(self, work: Callable[..., T], *given: Any) -> T:
        """Run something read-only in a thread."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, partial(work, *given))

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        fault = None if task.cancelled() else task.exception()
        if fault is not None and not isinstance(fault, Refused):
            LOG.error("a background task failed", exc_info=fault)

    async def wake_bots(self, since: float | None = None) -> None:
        """Open the tables at which a bot has to play; those at which nothing happens for seconds.

        Tables of games that are not ready wait until they are; of those seconds, until the next look.
        """
        if self.read_only:
            return
        try:
            before = None if since is None else time.time() - since
            waiting = await self.store.bots_to_move(before)
        except Refused:
            LOG.exception("bots wait until somebody comes to their tables")
            return
        while waiting:
            later = []
            for table, game in waiting:
                if self.closed:
                    return
                if not self.is_ready(game):
                    later.append((table, game))
                    continue
                try:
                    (await self.table(table)).wake()
                except Refused:
                    LOG.exception("table %s cannot be opened", table)
            waiting = later if since is None else []
            if waiting:
                await self.pause(READY_SECONDS)

    def held(self, table: str) -> Table | None:
        """The table with this id if it is in memory."""
        return self._known.get(table)

    def all_held(self) -> list[Table]:
        """The tables in memory."""
        return list(self._known.values())

    def _hold(self, table: Table) -> Table:
        self._tables[table.id] = self._known[table.id] = table
        return table

    def let_go(self, table: Table) -> None:
        """Forget a table that was deleted."""
        for tables in (self._tables, self._known):
            if tables.get(table.id) is table:
                del tables[table.id]

    # --- People -------------------------------------------------------------------------------

    async def visitor(self, visitor: str) -> Visitor | None:
        """The visitor with that id, if there is one."""
        return await self._people.visitor(visitor)

    async def new_visitor(self, name: str = "") -> Visitor:
        """Create a visitor; the name may follow later."""
        return await self._people.new_visitor(name)

    async def rename(self, visitor: Visitor, name: str) -> Visitor:
        """Rename a visitor, also at unfinished tables."""
        renamed, before, tables = await self._people.rename(visitor, name)
        for table in self.all_held():
            if table.mine(visitor):
                await table.rename(visitor, before, renamed.name)
        self.peers.changed(tables)
        return renamed

    async def session(self, session: str) -> Session | None:
        """The session with that id, unless it has ended or expired."""
        return await self._people.session(session)

    async def new_session(self, visitor: Visitor) -> Session:
        """Sign a visitor in on another device."""
        session, ended = await self._people.new_session(visitor)
        self.sessions_ended(ended)
        self.peers.sessions_ended(ended)
        return session

    async def renewed(self, session: Session) -> Session:
        """Extend a session that is in use."""
        return await self._people.renewed(session)

    async def sign_out(self, session: Session) -> None:
        """End a session, wherever it is in use."""
        await self.store.end_session(session.id)
        self.sessions_ended([session.id])
        self.peers.sessions_ended([session.id])

    async def sign_out_others(self, session: Session) -> int:
        """End a visitor's other sessions and claim code; returns how many."""
        ended = await self.store.end_other_sessions(session.visitor.id, session.id)
        self.sessions_ended(ended)
        self.peers.sessions_ended(ended)
        return len(ended)

    @contextlib.contextmanager
    def while_signed_in(self, session: str | None, ended: Callable[[], None]) -> Iterator[None]:
        """Call back if a session ends meanwhile, on any worker."""
        if session is None:
            yield
            return
        callbacks = self._in_session.setdefault(session, [])
        callbacks.append(ended)
        try:
            yield
        finally:
            callbacks.remove(ended)
            if not callbacks:
                del self._in_session[session]

    def sessions_ended(self, sessions: Iterable[str]) -> None:
        """Disconnect ended sessions."""
        for session in sessions:
            for callback in list(self._in_session.get(session, ())):
                callback()

    async def end_dead_sessions(self) -> None:
        """Find ended sessions that were not announced."""
        if known := list(self._in_session):
            self.sessions_ended(set(known) - await self.store.living_sessions(known, time.time()))

    async def claim_code(self, visitor: Visitor) -> str:
        """A code that makes another device this visitor's, once, within a quarter of an hour."""
        return await self._people.claim_code(visitor)

    async def claim(self, code: str) -> Visitor:
        """The visitor that a code was made for."""
        return await self._people.claim(code)

    # --- New tables ---------------------------------------------------------------------------

    async def create(
        self,
        visitor: Visitor,
        *,
        game: str,
        face: str = "",
        options: Mapping[str, Any] | None = None,
        seats: Sequence[SeatPlan],
        public: bool = False,
        hints: bool = False,
        takes_part: bool = False,
        seed: int | None = None,
    ) -> Table:
        """A new table; its game begins at once if no seat is free.

        With `hints`, whoever is to move may ask for one though several people play. With `takes_part`,
        the visitor's browser is waited for when the cards are shuffled. A `seed` is for tests: nobody
        else shall know the cards.
        """
        settled = settle(game, face, len(seats), options or {})
        laid_out = [
            self._laid_out(visitor, number, plan) for number, plan in enumerate(seats, start=1)
        ]
        people = sum(seat.kind != "bot" for seat in laid_out)
        if people == 0 or sum(plan.kind == "me" for plan in seats) > 1:
            raise Refused("seats")
        await self._not_too_many(visitor)
        await self.budget.new_table(visitor)
        row = new_row(visitor, game, face or game, len(laid_out), settled, bool(public), seed)
        opening = ["hints"] * bool(hints) + [TAKE_PART] * bool(takes_part)
        return await self._open_new(row, laid_out, opening)

    async def _not_too_many(self, visitor: Visitor) -> None:
        """Enforce the per-visitor table limit."""
        if await self.store.open_tables(visitor.id) >= MOST_TABLES:
            raise Refused("busy")

    @staticmethod
    def _laid_out(visitor: Visitor, number: int, plan: SeatPlan) -> Seat:
        """A seat from its plan."""
        invite = new_id()
        if plan.kind == "bot":
            return Seat(number, "bot", None, bot_runner.checked(plan.bot), "", False, invite)
        if plan.kind == "friend":
            return Seat(number, "open", None, "", "", False, invite)
        if plan.kind not in ("me", "screen"):
            raise Refused("seats")
        name = clean_name(plan.name) if plan.name else ""
        if plan.kind == "me":
            name = name or visitor.name
        return Seat(number, "person", visitor.id, "", name, False, invite)

    async def rematch_of(self, table: Table, visitor: Visitor, takes_part: bool) -> Table:
        """The table for the next game, each one seat on; who sat first sits last.

        Seats of other people are reserved for them: they take them by saying yes.
        """
        await self._not_too_many(visitor)
        await self.budget.new_table(visitor)
        row = table.row
        seats = []
        for number in range(1, row.players + 1):
            before = table.seats[number % row.players]
            seat = Seat(number, "bot", None, before.bot, "", False, new_id())
            if before.visitor == visitor.id:
                seat = replace(seat, kind="person", visitor=visitor.id, bot="", name=before.name)
            elif before.visitor is not None:
                seat = replace(seat, kind="open", bot="", name=before.name, reserved=before.visitor)
            seats.append(seat)
        new = new_row(visitor, row.game, row.face, row.players, row.options, row.public, None)
        new = replace(new, rematch_of=row.id)
        opening = ["hints"] * table.hints_agreed + [TAKE_PART] * takes_part
        return await self._open_new(new, seats, opening)

    async def _open_new(self, row: TableRow, seats: list[Seat], opening: Sequence[str]) -> Table:
        """Store a new table and open it; if no seat is free, its game begins.

        `opening` are the kinds of its first events: what is settled from the beginning.
        """
        events = [
            Event(number, kind, None, {}, row.host) for number, kind in enumerate(opening, start=1)
        ]
        history = None
        shuffle = Shuffle(events)
        if any(seat.kind == "open" for seat in seats):
            pass
        elif shuffle.expected(seats) and not row.seed:
            events.append(Event(len(events) + 1, "shuffle", None, {}, row.host))
            row = replace(row, status="shuffling")
        else:
            dealt, begun = await self.begin(row, shuffle)
            history = History(dealt)
            events.append(Event(len(events) + 1, "start", None, begun, row.host))
            row = replace(row, status="playing", to_move=dealt.seat)
        await self.store.add_table(row, seats, events)
        self._forget_idle()
        table = self._hold(Table(self, StoredTable(row, seats, events, None), history))
        table.wake()
        return table

    async def begin(self, row: TableRow, shuffle: Shuffle) -> tuple[Game, dict[str, Any]]:
        """Deal the game of a table; returns what is stored about it."""
        told: dict[str, Any] = {}
        if row.seed:
            seed = row.seed
        else:
            transcript = shuffle.transcript()
            seed, told = transcript.seed, {"shuffle": transcript.data()}
        dealt = await self.deal(row, seed)
        return dealt, {"setup": list(dealt.setup), "rules": dealt.box.rules_version, **told}

    async def deal(self, row: TableRow, seed: str, setup: Sequence[Any] | None = None) -> Game:
        """The table's game as it was dealt."""
        box = registry.box(row.game)
        # Compiling takes its time, so nobody else waits for it; nor is it done twice at once.
        async with self._preparing.setdefault(row.game, asyncio.Lock()):
            await asyncio.to_thread(prepare, box)
        return await asyncio.to_thread(
            Game, box, row.players, row.options, int(seed, 16), (), setup
        )

    # --- Looking back -------------------------------------------------------------------------

    async def analysis(self, table: Table) -> AnalysisState:
        """How far the analysis of a finished game has come, and what it says."""
        return await self.analyses.state(table)

    async def analyse(self, table: Table, share: Path = ("",)) -> None:
        """Queue the analysis of a finished game; `share` says for whom."""
        self.store.must_take_writes()
        await self.analyses.ask(table, self.keep, share)

    # --- Finding tables -----------------------------------------------------------------------

    async def table(self, table: str) -> Table:
        """The table with this id."""
        if not is_token(table):
            raise Refused("not_found")
        if (live := self._known.get(table)) is not None:
            live.used_at = time.monotonic()
            return self._hold(live)
        if (opening := self._opening.get(table)) is None:
            opening = self._opening[table] = self.keep(self._open(table))
            opening.add_done_callback(lambda _: self._opening.pop(table, None))
        return await asyncio.shield(opening)

    async def _open(self, name: str) -> Table:
        stored, history = await self.read(name)
        self._forget_idle()
        table = self._hold(Table(self, stored, history))
        self.peers.opened(table)
        table.snapshot_if_due()
        table.wake()
        return table

    async def read(self, name: str, *, whole: bool = False) -> tuple[StoredTable, History | None]:
        """Load a table and rebuild its game, from a snapshot if there is one."""
        if not whole and (data := await self.store.snapshot(name)) is not None:
            try:
                return await self._read(name, await asyncio.to_thread(Snapshot.read, data))
            except UNUSABLE as fault:
                if isinstance(fault, Refused) and fault.code != "broken":
                    raise
                LOG.warning("the snapshot of table %s is passed over", name, exc_info=True)
        return await self._read(name)

    async def _read(
        self, name: str, snapshot: Snapshot | None = None
    ) -> tuple[StoredTable, History | None]:
        if snapshot is None:
            stored = await self.store.load(name)
        else:
            stored = await self.store.load(name, snapshot.number, snapshot.lasting)
        if stored is None:
            raise Refused("not_found")
        if snapshot is not None:
            snapshot.must_fit(stored.events)
        row = stored.row
        try:
            # An option that has come to a game since is as printed.
            options = registry.box(row.game).settle(row.players, row.options)
            stored = replace(stored, row=replace(row, options=options))
            begun = next((event for event in stored.events if event.kind == "start"), None)
            if begun is None:
                return stored, None
            dealt = await self.deal(stored.row, seed_of(row, begun), begun.data["setup"])
            history = await asyncio.to_thread(replayed, dealt, stored.events, snapshot)
        except LudopolisError as fault:
            LOG.exception("table %s cannot be played again", name)
            raise Refused("broken") from fault
        return stored, history

    def _forget_idle(self) -> None:
        """Drop tables from memory that nobody has watched for a while."""
        now = time.monotonic()
        if len(self._tables) < max(MOST_HELD, self._look_from) and now < self._look_after:
            return
        long_ago = now - IDLE_SECONDS
        for name, table in list(self._tables.items()):
            if table.idle and table.used_at < long_ago:
                del self._tables[name]
        if len(self._tables) > MOST_HELD:
            idle = [table for table in self._tables.values() if table.idle]
            idle.sort(key=lambda table: table.used_at)
            for table in idle[: len(self._tables) - MOST_HELD]:
                del self._tables[table.id]
        # Where all are busy, looking at all of them each time would take longer than opening one.
        self._look_from, self._look_after = 1 + len(self._tables) * 11 // 10, now + LOOK_SECONDS

    def company(self) -> tuple[int, int, int]:
        """How many tables are in memory, how many pages watch, and how many visitors."""
        online = [table.online for table in self._tables.values()]
        visitors = {visitor for there in online for visitor in there if visitor != SOMEBODY}
        return len(online), sum(there.total() for there in online), len(visitors)

    async def by_invite(self, token: str) -> tuple[Table, int]:
        """The table and seat of an invitation; it may be taken by now."""
        found = await self.store.invited(token) if is_token(token) else None
        if found is None:
            raise Refused("not_found")
        return await self.table(found[0]), found[1]

    # --- Lists --------------------------------------------------------------------------------

    async def public_tables(
        self, visitor: Visitor | None = None, limit: int = LISTED
    ) -> list[Summary]:
        """The public tables that are not over: those that wait for people first."""
        return _summaries(await self.store.public(limit), visitor)

    async def tables_of(self, visitor: Visitor, limit: int = LISTED) -> list[Summary]:
        """The tables that a visitor sits at or has opened, the last one first."""
        found = await self.store.of_visitor(visitor.id, limit)
        return _summaries(found, visitor, await self.store.rematches_asked(visitor.id))

    async def finished(
        self, limit: int = LISTED, game: str | None = None, visitor: Visitor | None = None
    ) -> list[Summary]:
        """The public games that are over, the last one first."""
        if game is not None and game not in registry.names():
            return []
        return _summaries(await self.store.finished(limit, game), visitor)


def replayed(dealt: Game, events: Sequence[Event], snapshot: Snapshot | None) -> History:
    """Rebuild a history from the deal or from a snapshot."""
    if snapshot is None:
        return History.replayed(dealt, events)
    history = History(dealt, snapshot.base(dealt, events))
    history.go_on([event for event in events if event.number > snapshot.number])
    return history


def _summaries(
    found: list[tuple[TableRow, list[Seat]]],
    visitor: Visitor | None,
    rematches_asked: Collection[str] = (),
) -> list[Summary]:
    return [Summary.of(row, seats, visitor, row.id in rematches_asked) for row, seats in found]


def settle(game: str, face: str, players: int, options: Mapping[str, Any]) -> dict[str, Any]:
    """All options of a new game, checked."""
    if not isinstance(game, str) or not isinstance(options, Mapping):
        raise Refused("invalid")
    if game not in registry.names():
        raise no_face()
    box = registry.box(game)
    chosen = face_of(box, face)
    if chosen is None and face not in ("", game):
        raise no_face()
    try:
        return box.settle(players, {**options, **(chosen.options if chosen else {})})
    except OptionError as fault:
        raise Refused("options", fault.locale, why=fault.message) from fault


def no_face() -> Refused:
    """The refusal for an unknown game, listing the known ones."""
    boxes = [registry.box(name) for name in registry.names()]
    return Refused("no_face", known=", ".join(face.name for box in boxes for face in box.faces))


def new_row(
    visitor: Visitor,
    game: str,
    face: str,
    players: int,
    options: dict[str, Any],
    public: bool,
    seed: int | None,
) -> TableRow:
    """A new table that waits for players."""
    if seed is not None and (not is_number(seed) or not 0 <= seed < 1 << SEED_BITS):
        raise Refused("invalid")
    now = time.time()
    return TableRow(
        id=new_id(),
        game=game,
        face=face,
        players=players,
        options=options,
        public=public,
        status="waiting",
        host=visitor.id,
        seed="" if seed is None else f"{seed:032x}",
        salt="",
        digest="",
        to_move=None,
        result=None,
        created_at=now,
        changed_at=now,
        ended_at=None,
        rematch_of=None,
    )
