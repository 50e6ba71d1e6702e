"""The hall of a site: all its tables, opened when somebody comes and forgotten when all have left."""

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
from ludopolis.tables import bots
from ludopolis.tables.analyst import Analyst
from ludopolis.tables.colleagues import Colleagues
from ludopolis.tables.fair_queue import Path
from ludopolis.tables.given import is_number, is_token
from ludopolis.tables.hints import Askers
from ludopolis.tables.history import History
from ludopolis.tables.names import clean_name, shown_names
from ludopolis.tables.news import news_of
from ludopolis.tables.people import People, new_id
from ludopolis.tables.rate_limits import Counters, RateLimits
from ludopolis.tables.reading import SOMEBODY, face_of
from ludopolis.tables.refusal import Refused
from ludopolis.tables.rows import Event, Seat, Session, Stored, TableRow, Visitor
from ludopolis.tables.shuffle import TAKE_PART, Shuffle, seed_of
from ludopolis.tables.snapshots import UNUSABLE, Snapshot
from ludopolis.tables.sole_use import SoleUse
from ludopolis.tables.storage_budget import StorageBudget
from ludopolis.tables.store import Store
from ludopolis.tables.table import MESSAGE_SECONDS, MESSAGES, Table

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
    bot: str = bots.DEFAULT


@dataclass(frozen=True)
class Summary:
    """A table in a list; nothing of its game is loaded for that, and no secret is in it."""

    id: str
    game: str
    face: str
    players: int
    options: Mapping[str, Any]
    public: bool
    status: str  # waiting, shuffling, playing or over
    names: tuple[Words, ...]  # of the seats; free ones have none
    kinds: tuple[str, ...]  # of the seats: open, person or bot
    free: int  # how many seats are open to who asks
    to_move: int | None
    mine: tuple[int, ...]  # the seats of who asks
    my_turn: bool  # does the table wait for who asks?
    host: bool  # has who asks opened it?
    created_at: float
    changed_at: float
    ended_at: float | None
    result: Mapping[str, Any] | None  # reason, scores, places, winners
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


class Hall:
    """All tables and visitors of a site."""

    def __init__(self, store: Store, bot_pause: float, secret: str = "") -> None:
        self.store = store
        self.bot_pause = bot_pause
        self.robots = bots.Robots()
        self.colleagues = Colleagues(self, news_of(store.engine))
        counters = Counters(store.engine, secret) if store.shared else None
        self.limits = RateLimits(counters, self.colleagues.workers)
        self.budget = StorageBudget(self.limits)
        self.chats = self.limits.rare("chat", MESSAGES, MESSAGES / MESSAGE_SECONDS)
        self.askers = Askers(self.limits)
        self.analyst = Analyst(store, self.colleagues.analysed)
        self._readers = ThreadPoolExecutor(max_workers=READERS, thread_name_prefix="reader")
        self._people = People(store)
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
        self._sole: SoleUse | None = None
        # Can a game be played now? One that is being compiled elsewhere is not compiled here as well.
        self.is_ready: Callable[[str], bool] = lambda _: True

    @classmethod
    async def open(
        cls, url: str, *, bot_pause: float = 0.8, wake: bool = True, secret: str = ""
    ) -> Hall:
        """The hall whose tables are stored at a URL; bots go on where they have to move.

        Not if they shall not `wake` yet: whoever opens the hall calls `wake_bots` then. The `secret`
        is the same for all workers; by it nobody finds out whose counters of rate limits are kept.
        """
        sole = SoleUse(url)
        try:
            hall = cls(await Store.open(url), bot_pause, secret)
        except BaseException:
            sole.end()
            raise
        hall._sole = sole
        hall.colleagues.open()
        if wake:
            hall.keep(hall.wake_bots())
        return hall

    async def close(self) -> None:
        """Finish what has begun, and let go of everything."""
        self._closing.set()
        self.analyst.stop()
        for table in self._tables.values():
            table.stop()
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)
        self.robots.close()
        self._readers.shutdown(wait=False, cancel_futures=True)
        await self.colleagues.close()
        await self.store.close()
        if self._sole is not None:
            self._sole.end()

    @property
    def read_only(self) -> bool:
        """Is the database damaged, so that nothing can be stored?"""
        return self.store.damage is not None

    @property
    def closed(self) -> bool:
        """Is the hall closed, or closing?"""
        return self._closing.is_set()

    async def pause(self, seconds: float) -> None:
        """Wait a while, unless the hall closes."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._closing.wait(), seconds)

    def keep(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Do something to its end, whoever waits for it."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    async def aside(self, work: Callable[..., T], *given: Any) -> T:
        """Do something that takes its time and changes nothing, while everybody else goes on."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, partial(work, *given))

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        fault = None if task.cancelled() else task.exception()
        if fault is not None and not isinstance(fault, Refused):
            LOG.error("something failed in the hall", exc_info=fault)

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
        """The table of that name, if it is held in memory."""
        return self._known.get(table)

    def all_held(self) -> list[Table]:
        """The tables that are held in memory."""
        return list(self._known.values())

    def _hold(self, table: Table) -> Table:
        self._tables[table.id] = self._known[table.id] = table
        return table

    def let_go(self, table: Table) -> None:
        """Forget a table of which nothing is kept any more, whoever still looks at it."""
        for tables in (self._tables, self._known):
            if tables.get(table.id) is table:
                del tables[table.id]

    # --- People -------------------------------------------------------------------------------

    async def visitor(self, visitor: str) -> Visitor | None:
        """The visitor with that id, if there is one."""
        return await self._people.visitor(visitor)

    async def new_visitor(self, name: str = "") -> Visitor:
        """Somebody new; the name may come later."""
        return await self._people.new_visitor(name)

    async def rename(self, visitor: Visitor, name: str) -> Visitor:
        """The same visitor, called differently, also at the tables that are not over."""
        renamed, before, tables = await self._people.rename(visitor, name)
        for table in self.all_held():
            if table.mine(visitor):
                await table.rename(visitor, before, renamed.name)
        self.colleagues.changed(tables)
        return renamed

    async def session(self, session: str) -> Session | None:
        """The session with that id, unless it has ended or expired."""
        return await self._people.session(session)

    async def new_session(self, visitor: Visitor) -> Session:
        """Sign a visitor in on one more device."""
        session, ended = await self._people.new_session(visitor)
        self.sessions_ended(ended)
        self.colleagues.sessions_ended(ended)
        return session

    async def renewed(self, session: Session) -> Session:
        """A session that is in use: it lasts longer."""
        return await self._people.renewed(session)

    async def sign_out(self, session: Session) -> None:
        """End a session, wherever it is in use."""
        await self.store.end_session(session.id)
        self.sessions_ended([session.id])
        self.colleagues.sessions_ended([session.id])

    async def sign_out_others(self, session: Session) -> int:
        """End all other sessions of a visitor, and the code for another; says how many."""
        ended = await self.store.end_other_sessions(session.visitor.id, session.id)
        self.sessions_ended(ended)
        self.colleagues.sessions_ended(ended)
        return len(ended)

    @contextlib.contextmanager
    def while_signed_in(self, session: str | None, ended: Callable[[], None]) -> Iterator[None]:
        """Call back if a session ends while something goes on in it, here or at another worker."""
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
        """Break off what goes on in sessions that have ended."""
        for session in sessions:
            for callback in list(self._in_session.get(session, ())):
                callback()

    async def end_dead_sessions(self) -> None:
        """Find sessions that have ended without anybody saying so here."""
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
        """Refuse who has many tables open to open one more."""
        if await self.store.open_tables(visitor.id) >= MOST_TABLES:
            raise Refused("busy")

    @staticmethod
    def _laid_out(visitor: Visitor, number: int, plan: SeatPlan) -> Seat:
        """A seat as it was planned."""
        invite = new_id()
        if plan.kind == "bot":
            return Seat(number, "bot", None, bots.checked(plan.bot), "", False, invite)
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
        table = self._hold(Table(self, Stored(row, seats, events, None), history))
        table.wake()
        return table

    async def begin(self, row: TableRow, shuffle: Shuffle) -> tuple[Game, dict[str, Any]]:
        """Deal the game of a table; says what is kept of that, so that nothing can change it later."""
        told: dict[str, Any] = {}
        if row.seed:
            seed = row.seed
        else:
            transcript = shuffle.transcript()
            seed, told = transcript.seed, {"shuffle": transcript.data()}
        dealt = await self.deal(row, seed)
        return dealt, {"setup": list(dealt.setup), "rules": dealt.box.rules_version, **told}

    async def deal(self, row: TableRow, seed: str, setup: Sequence[Any] | None = None) -> Game:
        """The game of a table as it is dealt, or was."""
        box = registry.box(row.game)
        # Compiling takes its time, so nobody else waits for it; nor is it done twice at once.
        async with self._preparing.setdefault(row.game, asyncio.Lock()):
            await asyncio.to_thread(prepare, box)
        return await asyncio.to_thread(
            Game, box, row.players, row.options, int(seed, 16), (), setup
        )

    # --- Looking back -------------------------------------------------------------------------

    async def analysis(self, table: Table) -> dict[str, Any]:
        """How far the analysis of a finished game has come, and what it says."""
        return await self.analyst.state(table)

    async def analyse(self, table: Table, share: Path = ("",)) -> None:
        """Look back at a finished game when its turn comes; `share` says who asks."""
        self.store.must_take_writes()
        await self.analyst.ask(table, self.keep, share)

    # --- Finding tables -----------------------------------------------------------------------

    async def table(self, table: str) -> Table:
        """The table of that name."""
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
        self.colleagues.opened(table)
        table.snapshot_if_due()
        table.wake()
        return table

    async def read(self, name: str, *, whole: bool = False) -> tuple[Stored, History | None]:
        """What is kept of a table, and its game played again: all of it, or from a snapshot on."""
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
    ) -> tuple[Stored, History | None]:
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
        """Let go of tables that nobody has looked at for a while; they are stored."""
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
        """How many tables are held, how many pages look at them, and how many visitors that are."""
        online = [table.online for table in self._tables.values()]
        visitors = {visitor for there in online for visitor in there if visitor != SOMEBODY}
        return len(online), sum(there.total() for there in online), len(visitors)

    async def by_invite(self, token: str) -> tuple[Table, int]:
        """The table and the seat that an invitation is for; somebody may have taken it."""
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
    """The history that events tell, from the deal on or from a snapshot."""
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
    """All options of a new game, checked; what a face settles is settled."""
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
    """A game that is not here, with all that are."""
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
    """A table that waits for people."""
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
