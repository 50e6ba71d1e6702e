"""A live table: taking seats, playing, undoing, leaving, chatting.

Whatever is asked for is done alone at its table, one thing after the other: who asks and whether they
may is checked, the change is made on a copy, stored in one transaction, and only then does the copy take
the game's place and everybody is told. If it cannot be stored, nothing has changed.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import time
from collections.abc import Callable, Collection, Coroutine, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, TypeVar

from ludopolis.engine.errors import IllegalAction, InvalidAction, LudopolisError
from ludopolis.engine.game import Action, Game
from ludopolis.language.text import say
from ludopolis.tables import bot_runner, metrics, storage_budget, validation
from ludopolis.tables.fair_queue import Path
from ludopolis.tables.hints import GivenHint
from ludopolis.tables.history import History
from ludopolis.tables.models import Event, Seat, StoredTable, Visitor
from ludopolis.tables.names import JOINER, bot_label, clean_name, visible
from ludopolis.tables.peers import StoredElsewhere
from ludopolis.tables.presenter import LOG_LENGTH, TablePresenter
from ludopolis.tables.refusal import Refused
from ludopolis.tables.schemas import HintedMove
from ludopolis.tables.shuffle import COMMIT, LEFT, PROMISE, REVEAL
from ludopolis.tables.snapshots import Snapshot
from ludopolis.tables.stand_ins import needed_for_stand_ins
from ludopolis.tables.store import Conflict
from ludopolis.tables.table_state import ANSWERS, SOMEBODY, RemoteViewers, TableState
from ludopolis.tables.validation import is_number, is_token
from ludopolis.tables.visitors import new_id

if TYPE_CHECKING:
    from ludopolis.tables.table_service import TableService

LOG = logging.getLogger(__name__)
Callback = Callable[[int, str], None]
T = TypeVar("T")

LONGEST_MESSAGE = 500
MOST_EVENTS = 20_000  # of a table; beyond them nothing but the game goes on
FEW = 4  # lines of a log that are told without further ado
MESSAGES = 5  # of one person at once, and as many again within so many seconds
MESSAGE_SECONDS = 10
RETRY_SECONDS = 1.0  # until a bot's move is stored again; doubled each time
LONGEST_RETRY = 10.0
SNAPSHOT_EVERY = 128  # events
MANY_NEWS = 20  # events, from which on a table is better read as a whole
ANSWER_SECONDS = 15.0  # for a browser to commit, and then to reveal
LOOKS = 15  # how often we look meanwhile whether all have
# What a game needs to begin, to go on and to end; it is never too much.
ALWAYS = (*storage_budget.FREE, PROMISE, LEFT)
ATTEMPTS = 5  # to store something while other workers go on with the same table


class Table(TableState):
    """One table. Make tables with a `TableService`."""

    def __init__(self, service: TableService, stored: StoredTable, history: History | None) -> None:
        super().__init__(stored, history)
        self.presenter = TablePresenter(self)
        self._service = service
        self._turn = asyncio.Lock()
        self._callbacks: list[Callback] = []
        self._watched = asyncio.Event()  # set while somebody looks on, here or elsewhere
        self._driver: asyncio.Task[None] | None = None
        self._shuffling: asyncio.Task[None] | None = None  # waits for browsers that take part
        self._heard_at = -math.inf  # when one of them last said something
        self._doubtful: float | None = None  # since when more may be kept than is known here
        self._gone = False  # was it cleared away while it was held here?
        self._paid = False  # is what is being done done anew, and was it counted before?
        self._addresses: dict[str, str] = {}  # of the visitors who look on here
        self._advice: GivenHint | None = None  # the last hint
        self._snapshot_at = stored.base  # the event after which the last snapshot was made
        self.used_at = time.monotonic()

    # --- Who is told --------------------------------------------------------------------------

    def subscribe(self, callback: Callback) -> None:
        """Call back after each event, with its number and what to tell anew.

        That is `move`, `undo`, `chat`, `table` (seats or status have changed; a move that ends the
        game is followed by it) or `presence`, which is no event and comes with the last number.
        """
        self._callbacks.append(callback)

    def unsubscribe(self, callback: Callback) -> None:
        """Stop calling back."""
        if callback in self._callbacks:
            self._callbacks.remove(callback)

    def connect(self, visitor: Visitor | None, address: str | None = None) -> None:
        """A page of this visitor starts watching."""
        self._addresses[visitor.id if visitor is not None else SOMEBODY] = address or ""
        self._come_or_go(visitor, 1)

    def disconnect(self, visitor: Visitor | None) -> None:
        """A page of this visitor stops watching."""
        self._come_or_go(visitor, -1)

    def _come_or_go(self, visitor: Visitor | None, pages: int) -> None:
        self.used_at = time.monotonic()
        key = visitor.id if visitor is not None else SOMEBODY
        self.online[key] += pages
        if self.online[key] <= 0:
            del self.online[key]
            self._addresses.pop(key, None)
        self._look_round()
        self._tell("presence")
        self._mind_shuffle()
        self._service.peers.looked_at(self)

    def _look_round(self) -> None:
        """Tell the bot scheduler whether anyone is watching; watched tables get priority."""
        if self.online or self.elsewhere:
            self._watched.set()
        else:
            self._watched.clear()

    def share_here(self) -> Path:
        """The address and visitor on whose behalf bots think here: a seated player if there is one."""
        seated = (seat.visitor for seat in self.seats if seat.visitor in self._addresses)
        visitor = next(seated, None) or next(iter(self._addresses), None)
        return () if visitor is None else (self._addresses[visitor], visitor)

    def share(self) -> Path:
        """The fair-queue path of this table's bots."""
        seated = any(seat.visitor in self._addresses for seat in self.seats)
        lookers = [lookers for lookers in self.elsewhere.values() if lookers.share]
        # Whoever only looks on, here or there, comes after those who play.
        playing = [there.share for there in lookers if there.seats]
        others = [self.share_here(), *(there.share for there in lookers), (self.row.host,)]
        shares = [self.share_here(), *playing] if seated else [*playing, *others]
        return (*next(filter(None, shares)), self.id)

    def _tell(self, *kinds: str) -> None:
        for kind in kinds:
            for callback in list(self._callbacks):
                try:
                    callback(self.number, kind)
                except Exception:
                    LOG.exception("somebody at table %s could not be told", self.id)

    @property
    def idle(self) -> bool:
        """Is nobody watching and nothing in progress?"""
        driven = self._driver is not None and not self._driver.done()
        return not (self._callbacks or self.online.total() or driven or self._turn.locked())

    def is_much(self, since: int) -> bool:
        """Is so much new since an event that describing it takes a while?"""
        return self.number - since > FEW

    async def recall(self, visitor: Visitor | None, since: int, looking: int | None = None) -> None:
        """Prepare a long log in the background before a viewer is told."""
        if self.history is None or not self.is_much(since):
            return
        seat, since = self.eyes(visitor, looking), max(since, self.number - LOG_LENGTH)
        if len(self.history.untold(seat, since)) > FEW:
            await self._service.aside(self.history.recall, seat, since)

    async def aside(self, work: Callable[..., T], *arguments: Any) -> T:
        """Run something that only reads the table in a thread."""
        return await self._service.aside(work, *arguments)

    # --- One thing after the other ------------------------------------------------------------

    async def _alone(self, work: Callable[..., Coroutine[Any, Any, T]], *arguments: Any) -> T:
        """Run something while nothing else changes the table.

        Whoever waits for it may go away meanwhile: once begun it is brought to its end, so that what is
        stored and what is in memory never part.
        """

        came = time.monotonic()

        async def in_turn() -> T:
            async with self._turn:
                if self._gone:
                    raise Refused("not_found")
                if self._doubtful is not None:
                    if self._doubtful > came:  # whoever was before us has just waited in vain
                        raise Refused("storage")
                    await self._catch_up()
                for attempt in range(ATTEMPTS):
                    self._paid = attempt > 0
                    try:
                        return await work(*arguments)
                    except Conflict:  # another worker was faster: look what is kept, and ask anew
                        await self._catch_up()
                return await work(*arguments)

        self.used_at = time.monotonic()
        return await asyncio.shield(self._service.keep(in_turn()))

    async def _store(self, event: Event, seats: Sequence[Seat] = (), **changes: Any) -> None:
        """Store an event, apply it, and announce it to the other workers."""
        row = replace(self.row, changed_at=event.at, **changes)
        try:
            with metrics.STORING.time():
                await self._service.store.append(row, event, seats)
        except Conflict:
            raise
        except Refused as fault:
            if fault.code == "read_only":  # then it is not kept
                raise
            # It may be kept all the same, if only the answer was lost.
            self._doubtful = time.monotonic()
            self._service.keep(self._recover())
            raise
        LOG.info("stored", extra={"table": row.id, "event": event.kind, "number": event.number})
        self.row = row
        self.events.append(event)
        self.shuffle.follow(event)
        for seat in seats:
            self.seats[seat.seat - 1] = seat
        self._service.peers.stored(row, event, seats)
        self.snapshot_if_due()

    # --- Snapshots ----------------------------------------------------------------------------

    def snapshot_if_due(self) -> None:
        """Store a snapshot in the background every so many events.

        It is of the position before the log that a visitor is told, which is played again from there.
        """
        number = self.number - LOG_LENGTH
        if self.history is not None and number >= self._snapshot_at + SNAPSHOT_EVERY:
            self._snapshot_at = number
            self._service.keep(self._store_snapshot(self.history, number))

    async def _store_snapshot(self, history: History, number: int) -> None:
        base = await self.aside(history.base_at, number)
        earlier = [event for event in self.events.held if event.number <= number]
        needed = self.events.needed(number, base.changed)
        needed += needed_for_stand_ins(self.row.players, earlier)
        at = self.events[number - 1].at
        data = await self.aside(lambda: Snapshot.of(base, at, needed).data())
        await self._service.store.keep_snapshot(self.id, data)

    # --- What other workers do ----------------------------------------------------------------

    async def follow(self, told: StoredElsewhere | None = None) -> None:
        """Apply an event that another worker has stored, if none is missing before it."""
        async with self._turn:
            if told is not None and told.event.number <= self.number:
                return  # known by now
            missing = told is None or told.event.number > self.number + 1
            if (
                told is None
                or missing
                or told.event.kind == "rematch"
                or self._doubtful is not None
            ):
                await self._catch_up()  # a rematch comes with a table, which was not told
                return
            seats = list(self.seats)
            for seat in told.seats:
                seats[seat.seat - 1] = seat
            row = replace(self.row, **told.changes)
            await self._take_over(StoredTable(row, seats, [told.event], self.rematch_id))

    async def _catch_up(self) -> None:
        """Reload new events from the database.

        If nothing is kept any more, the table was cleared away: nobody comes to it from now on.
        """
        try:
            news = await self._service.store.load(self.id, after=self.number)
        except Refused:
            self._doubtful = time.monotonic()
            raise
        self._doubtful = None
        if news is None:  # it was cleared away while somebody was here
            self._gone = True
            self._service.let_go(self)
            raise Refused("not_found")
        await self._take_over(news)

    async def _take_over(self, news: StoredTable) -> None:
        """Apply other workers' events and tell viewers."""
        before = self.number, self.row, list(self.seats), self.rematch_id
        away = self.lent_seats()
        kinds = {event.kind for event in news.events}
        if (self.history is None and "start" in kinds) or len(news.events) > MANY_NEWS:
            self._fill(*await self._service.read(self.id))
            self._snapshot_at = self.events.base
        else:
            try:
                if self.history is not None:
                    self.history.go_on(news.events)
            except LudopolisError as fault:
                LOG.exception("table %s cannot be played on", self.id)
                raise Refused("broken") from fault
            self.row = replace(news.row, options=self.row.options)
            self.seats, self.rematch_id = news.seats, news.rematch
            self.events.extend(news.events)
            for event in news.events:
                self.shuffle.follow(event)
        if before == (self.number, self.row, self.seats, self.rematch_id):
            return
        passing = kinds & {"move", "undo", "chat"}
        self._tell(*sorted(passing))
        known = bool(kinds) and kinds == passing and away == self.lent_seats()
        if not known or self.status != before[1].status:
            self._tell("table")
        self.wake()
        self._mind_shuffle()

    async def _recover(self) -> None:
        """After a storage failure, find out whether the doubtful event was stored."""
        retry = RETRY_SECONDS
        while self._doubtful is not None and not self._service.closed:
            await self._service.pause(retry)
            retry = min(2 * retry, LONGEST_RETRY)
            with contextlib.suppress(Refused):
                await self.follow()

    def look_on_elsewhere(
        self, worker: str, seats: list[int], pages: int, share: Path = ()
    ) -> None:
        """Record who watches through another worker."""
        known = self.elsewhere.get(worker)
        self._mind_shuffle()
        if pages:
            self.elsewhere[worker] = RemoteViewers(tuple(seats), pages, share)
        else:
            self.elsewhere.pop(worker, None)
        if known != self.elsewhere.get(worker):
            self._look_round()
            self._tell("presence")

    async def _event(
        self,
        kind: str,
        seat: int | None,
        data: dict[str, Any] | None = None,
        visitor: Visitor | None = None,
        client: str | None = None,
    ) -> Event:
        """The next event; refused if its author has stored too much."""
        if self.number >= MOST_EVENTS and kind not in ALWAYS:
            raise Refused("enough")
        if not self._paid:
            await self._service.budget.event(self.id, visitor, kind, data or {})
        by = None if visitor is None else visitor.id
        return Event(self.number + 1, kind, seat, data or {}, by, client)

    async def _accepted(
        self,
        visitor: Visitor,
        client: object,
        kinds: str | tuple[str, ...],
        same: Callable[[Event], bool],
    ) -> int | None:
        """The number of an event that a visitor has already sent with this client id.

        `same` says whether an event of that kind is what is being sent now: a name is for one thing.
        """
        kinds = (kinds,) if isinstance(kinds, str) else kinds
        if not is_token(client):
            raise Refused("invalid")
        event = self.sent(visitor.id, client)
        if event is None and self.events.base:
            event = await self._service.store.sent(self.id, visitor.id, client)
        if event is None:
            return None
        if event.kind not in kinds or not same(event):
            raise Refused("id_used")
        return event.number

    async def _done_before(
        self,
        visitor: Visitor,
        client: str | None,
        kinds: str | tuple[str, ...],
        seat: int,
        bot: str = "",
    ) -> int | None:
        """The same for seat changes, whose client id is optional."""
        if client is None:
            return None
        wanted = (seat, bot)
        return await self._accepted(
            visitor, client, kinds, lambda event: (event.seat, event.data.get("bot", "")) == wanted
        )

    # --- Before the game ----------------------------------------------------------------------

    async def sit(
        self,
        visitor: Visitor,
        seat: int | None = None,
        name: str | None = None,
        *,
        takes_part: bool = False,
    ) -> int:
        """Take a free seat or change seats; returns its number.

        With `takes_part`, the visitor's browser is waited for when the cards are shuffled.
        """
        return await self._alone(self._sit_down, visitor, seat, name, takes_part)

    async def _sit_down(
        self, visitor: Visitor, wanted: int | None, name: str | None, takes_part: bool
    ) -> int:
        seat = await self._sit(visitor, wanted, name, takes_part)
        await self._begin_rematch()
        return seat

    async def _sit(
        self, visitor: Visitor, wanted: int | None, name: str | None, takes_part: bool
    ) -> int:
        called = clean_name(name) if name else visitor.name
        mine = self.mine(visitor)
        if wanted is not None:
            self._place(wanted)
        if mine and wanted in (None, *mine):
            return wanted or mine[0]
        self._waiting()
        if wanted is None:
            free = [seat for seat in self.seats if seat.is_free_for(visitor.id)]
            if not free:
                raise Refused("full")
            # Who is asked for a rematch takes all seats they had, by the names they had.
            places = [seat for seat in free if seat.reserved is not None] or free[:1]
        else:
            places = [self._place(wanted)]
        if places[0].kind != "open":
            raise Refused("taken")
        if not places[0].is_free_for(visitor.id):
            raise Refused("reserved", name=places[0].name)
        left = [self._opened(self.seats[seat - 1]) for seat in mine]
        taken = [
            replace(
                place,
                kind="person",
                visitor=visitor.id,
                name=place.name
                if place.reserved and (place is not places[0] or not name)
                else called,
                reserved=None,
            )
            for place in places
        ]
        part = {"takes_part": True} if takes_part else {}
        event = await self._event("sit", taken[0].seat, {"name": taken[0].name, **part}, visitor)
        await self._store(event, [*left, *taken])
        self._tell("table")
        return taken[0].seat

    async def stand(self, visitor: Visitor) -> None:
        """Leave the table before the game starts."""
        await self._alone(self._stand, visitor)

    async def _stand(self, visitor: Visitor) -> None:
        mine = self.mine(visitor)
        if not mine:
            raise Refused("not_yours")
        self._waiting()
        left = [self.seats[seat - 1] for seat in mine]
        event = await self._event("stand", mine[0], {"name": left[0].name}, visitor)
        await self._store(event, [self._opened(seat) for seat in left])
        self._tell("table")

    async def set_seat(
        self, visitor: Visitor, seat: int, kind: str, bot: str = bot_runner.DEFAULT
    ) -> None:
        """The host gives a seat to a bot, or opens it."""
        await self._alone(self._set_seat, visitor, seat, kind, bot)

    async def _set_seat(self, visitor: Visitor, seat: int, kind: str, bot: str) -> None:
        self._hosted_by(visitor)
        self._waiting()
        place = self._opened(self._place(seat))
        if kind == "bot":
            place = replace(place, kind="bot", bot=bot_runner.checked(bot))
        elif kind != "open":
            raise Refused("invalid")
        event = await self._event("seat", seat, {"kind": place.kind, "bot": place.bot}, visitor)
        await self._store(event, [place])
        self._tell("table")

    async def start(self, visitor: Visitor) -> None:
        """The host starts the game; the shuffle comes first."""
        await self._alone(self._start, visitor)

    async def _start(self, visitor: Visitor) -> None:
        self._hosted_by(visitor)
        self._waiting()
        if self._empty_seats():
            await self._catch_up()  # somebody may just have sat down through another worker
            self._waiting()
            if self._empty_seats():
                raise Refused("empty_seats")
        if all(seat.visitor is None for seat in self.seats):
            raise Refused("seats")
        if self.row.seed or not self.shuffle.expected(self.seats):
            await self._deal(visitor)
            return
        await self._store(await self._event("shuffle", None, {}, visitor), status="shuffling")
        self._tell("table")
        self._mind_shuffle()

    async def _deal(self, visitor: Visitor | None) -> None:
        """Deal the game and begin it."""
        dealt, begun = await self._service.begin(self.row, self.shuffle)
        event = await self._event("start", None, begun, visitor)
        await self._store(event, status="playing", to_move=dealt.seat)
        self.history = History(dealt)
        self._tell("table")
        self.wake()

    def _empty_seats(self) -> bool:
        return any(seat.kind == "open" for seat in self.seats)

    async def rename(self, visitor: Visitor, before: str, name: str) -> None:
        """Take over a name that a visitor has changed, where it was the one known here."""
        await self._alone(self._rename, visitor, before, name)

    async def _rename(self, visitor: Visitor, before: str, name: str) -> None:
        known = [seat for seat in self.mine(visitor) if self.seats[seat - 1].name == before]
        if known and self.status != "over":
            for seat in known:
                self.seats[seat - 1] = replace(self.seats[seat - 1], name=name)
            self._tell("table")

    # --- The shuffle --------------------------------------------------------------------------

    async def commit(
        self, visitor: Visitor, client: str, seat: int, round_number: int, commitment: str
    ) -> int:
        """A seat's browser commits to a number for the shuffle; returns the event number."""
        said = {"commitment": commitment}
        return await self._alone(
            self._say_in_shuffle, visitor, client, COMMIT, seat, round_number, said
        )

    async def reveal(
        self, visitor: Visitor, client: str, seat: int, round_number: int, number: str
    ) -> int:
        """A seat's browser reveals its number after the table's promise; returns the event number."""
        said = {"number": number}
        return await self._alone(
            self._say_in_shuffle, visitor, client, REVEAL, seat, round_number, said
        )

    async def _say_in_shuffle(
        self,
        visitor: Visitor,
        client: str,
        kind: str,
        seat: int,
        round_number: int,
        said: dict[str, str],
    ) -> int:
        before = await self._accepted(
            visitor, client, kind, lambda event: (event.seat, event.data) == (seat, said)
        )
        if before is not None:
            return before
        if not is_number(seat) or seat not in self.mine(visitor):
            raise Refused("not_yours")
        if self.status != "shuffling" or round_number != self.shuffle.round.number:
            raise Refused("shuffle_late")
        if seat not in self._may_say(kind):
            raise Refused("shuffle_late")
        if kind == REVEAL and not self.shuffle.round.reveals(seat, said["number"]):
            raise Refused("shuffle_other")
        event = await self._event(kind, seat, said, visitor, client)
        await self._store(event)
        self._tell("table")
        self._heard_at = time.monotonic()
        self._mind_shuffle()
        self._service.keep(self._alone(self._go_on_shuffling))
        return event.number

    def _may_say(self, kind: str) -> Collection[int]:
        """The seats that may commit or reveal now."""
        done = self.shuffle.round
        if kind == REVEAL:
            return done.commitments.keys() - done.numbers.keys() if done.promise else ()
        people = {seat.seat for seat in self.seats if seat.kind == "person"}
        return () if done.promise else people - done.commitments.keys()

    async def _go_on_shuffling(self) -> None:
        """When all have committed, promise; when all have revealed, deal."""
        if self.status != "shuffling" or self.shuffle.missing(self.seats):
            return
        if not self.shuffle.round.promise:
            await self._store(await self._event(PROMISE, None, self.shuffle.promise()))
            self._tell("table")
        if not self.shuffle.missing(self.seats):
            await self._deal(None)

    def _mind_shuffle(self) -> None:
        """Start the timer for browsers that do not answer."""
        minded = self._shuffling is not None and not self._shuffling.done()
        if self.status == "shuffling" and not minded and not self._service.closed:
            self._shuffling = self._service.keep(self._wait_for_browsers())

    async def _wait_for_browsers(self) -> None:
        """Continue without silent browsers; with nobody at the table, wait."""
        while self.status == "shuffling" and not self._service.closed:
            with contextlib.suppress(Refused):  # it is tried again
                await self._alone(self._go_on_shuffling)
            stage = self.shuffle.stage
            for _ in range(LOOKS):
                if self.shuffle.stage == stage and self.status == "shuffling":
                    await self._service.pause(ANSWER_SECONDS / LOOKS)
            # Programs may take part without a wire.
            heard = time.monotonic() - self._heard_at < 2 * ANSWER_SECONDS
            if not heard and not self.online_seats():
                return  # whoever comes begins to wait anew
            with contextlib.suppress(Refused):
                await self._alone(self._go_on_without, stage)

    async def _go_on_without(self, stage: tuple[int, bool]) -> None:
        """Continue without the browsers that have not answered.

        Who has not committed just takes no part. Who has not revealed might know enough to like another
        shuffle better: the round is void, and a robot plays for them from the beginning.
        """
        missing = self.shuffle.missing(self.seats)
        if self.status != "shuffling" or self.shuffle.stage != stage or not missing:
            return
        if not self.shuffle.round.promise:
            await self._store(await self._event(PROMISE, None, self.shuffle.promise()))
        else:
            away = [self.seats[seat - 1] for seat in missing]
            visitors = sorted({seat.visitor for seat in away if seat.visitor})
            others = any(
                seat.kind == "person" and seat.visitor not in visitors for seat in self.seats
            )
            lent = (
                [replace(seat, kind="bot", bot=self.stand_in()) for seat in away] if others else []
            )
            said = {"seats": missing, "visitors": visitors, "replaced": others}
            await self._store(await self._event(LEFT, missing[0], said), lent)
        self._tell("table")

    def _waiting(self) -> None:
        if self.status != "waiting":
            raise Refused("over" if self.status == "over" else "started")

    def _place(self, seat: object) -> Seat:
        if not is_number(seat) or not 1 <= seat <= self.row.players:
            raise Refused("invalid")
        return self.seats[seat - 1]

    def _hosted_by(self, visitor: Visitor) -> None:
        if visitor.id != self.row.host:
            hosts = [seat.seat for seat in self.seats if seat.visitor == self.row.host]
            name = self.names()[hosts[0] - 1] if hosts else ""
            raise Refused("host_only", sits="yes" if hosts else "no", name=name)

    @staticmethod
    def _opened(seat: Seat) -> Seat:
        """The seat as a free one, with an invitation of its own."""
        return Seat(seat.seat, "open", None, "", "", False, new_id())

    # --- Playing ------------------------------------------------------------------------------

    async def move(
        self, visitor: Visitor, client: str, number: int, action: int, seat: int | None = None
    ) -> int:
        """Play an action in the position after event `number`; returns the number of its event."""
        with metrics.counting_moves():
            return await self._alone(self._move, visitor, client, number, action, seat)

    async def _move(
        self, visitor: Visitor, client: str, number: int, action: int, seat: int | None
    ) -> int:
        mine = self.mine(visitor)
        if not mine or (seat is not None and validation.number(seat) not in mine):
            raise Refused("not_yours")

        def same(event: Event) -> bool:
            decided_there = validation.number(number) < event.number and seat in (None, event.seat)
            return decided_there and self.begun_history().action_of(event) == validation.number(
                action
            )

        if (before := await self._accepted(visitor, client, "move", same)) is not None:
            return before
        self._playing()
        to_move = self.to_move()
        if to_move is None or to_move not in mine or seat not in (None, to_move):
            raise self.not_your_turn()
        self._played_by_person(to_move)
        self._fits(number)
        return await self._carry_out(self._read(action), visitor, client)

    def _playing(self) -> None:
        if self.status != "playing":
            raise Refused("over" if self.status == "over" else "not_started")

    def _played_by_person(self, seat: int) -> None:
        """Refuse actions on a seat that a bot plays, and say until when."""
        if not self.is_person(seat):
            raise Refused("resigned" if self.seats[seat - 1].resigned else "handed_over")

    def _fits(self, number: object) -> None:
        """Refuse a decision made in an earlier position; chat and seats change no position."""
        if not self.begun_history().number <= validation.number(number) <= self.number:
            raise Refused("stale")

    def _read(self, action: object) -> Action:
        """The legal action of that number, or a refusal that says why it is not legal."""
        try:
            return self.game.read(validation.number(action))
        except IllegalAction as fault:
            raise Refused("illegal", fault.locale, why=fault.message) from fault
        except InvalidAction as fault:
            raise Refused("invalid") from fault

    async def _carry_out(
        self, action: Action, visitor: Visitor | None = None, client: str | None = None
    ) -> int:
        """Carry out a checked action; returns the number of its event."""
        history, away = self.begun_history(), self.lent_seats()
        game = history.game.copy()
        move = game.carry_out(action)
        data = {"do": move.action.text, "chance": list(move.chance)}
        event = await self._event("move", move.seat, data, visitor, client)
        if game.over:
            await self._store(event, **self._ending(event, self._result_of(game)))
        else:
            await self._store(event, to_move=game.seat)
        history.add(event, game, move)
        self._tell("move", *(["table"] if game.over or away != self.lent_seats() else []))
        await self._return_seats()
        self.wake()
        return event.number

    def _result_of(self, game: Game, gives_up: int | None = None) -> dict[str, Any]:
        """How a game ended, perhaps because a seat is given up now."""
        resigned = [event.seat for event in self.events.of_kind("resign")] + [gives_up]
        left = [seat.seat for seat in self.seats if seat.visitor is not None and not seat.resigned]
        return result_of(
            game,
            [seat for seat in resigned if seat is not None],
            [seat for seat in left if seat != gives_up],
        )

    @staticmethod
    def _ending(event: Event, result: dict[str, Any]) -> dict[str, Any]:
        """The changes to the table's row when the game ends."""
        return {"status": "over", "to_move": None, "result": result, "ended_at": event.at}

    async def undo(self, visitor: Visitor, client: str, number: int) -> int:
        """Undo one's last move as far as `Game.undo` allows; returns the number of its event."""
        return await self._alone(self._undo, visitor, client, number)

    async def _undo(self, visitor: Visitor, client: str, number: int) -> int:
        if not self.mine(visitor):
            raise Refused("not_yours")
        if (
            before := await self._accepted(
                visitor, client, "undo", lambda event: validation.number(number) < event.number
            )
        ) is not None:
            return before
        self._playing()
        self._fits(number)
        if (reason := self.no_undo(visitor)) is not None:
            raise Refused("undo", why=say(f"undo-{reason}"))
        history = self.begun_history()
        game = history.game.copy()
        move = game.undo()
        event = await self._event("undo", move.seat, {}, visitor, client)
        await self._store(event, to_move=game.seat)
        history.add(event, game, None)
        self._tell("undo")
        return event.number

    # --- Hints --------------------------------------------------------------------------------

    async def hint(self, visitor: Visitor | None, looking: int | None = None) -> list[HintedMove]:
        """The best few moves of a visitor's decision, for nobody else's eyes.

        Where several people play, they are told that somebody asked; nobody shall wonder.
        """
        seat = self.eyes(visitor, looking)
        self._playing()
        if visitor is None or seat is None:
            raise Refused("not_yours")
        if seat != self.to_move():
            raise self.not_your_turn()
        self._played_by_person(seat)
        if not self.hints_allowed():
            raise Refused("hint_off")
        advice = self._advice
        if advice is None or advice.game is not self.game:  # else the position is the same
            advice = await asyncio.shield(self._service.keep(self._advise(visitor, seat)))
        return advice.told()

    async def _advise(self, visitor: Visitor, seat: int) -> GivenHint:
        game = self.game
        if self._service.bot_runner.compiling(game.box.name):
            raise Refused("hint_soon")
        async with self._service.hint_limiter.asking(visitor.id):
            if self.people() > 1:
                await self._alone(self._note_hint, visitor, seat, game)
            share = (visitor.address or "", visitor.id, self.id)
            found = await self._service.bot_runner.hint(game, seat, share)
        self._advice = GivenHint(game, seat, found)
        return self._advice

    async def _note_hint(self, visitor: Visitor, seat: int, game: Game) -> None:
        """Announce that somebody asked for a hint, once per position."""
        if game is not self.game:
            raise Refused("stale")
        asked = self.events.of_kind("hint")
        if not any(event.number > self.begun_history().number for event in asked):
            await self._store(await self._event("hint", seat, {}, visitor))
            self._tell("table")

    # --- Leaving and coming back --------------------------------------------------------------

    async def resign(self, visitor: Visitor, seat: int, client: str | None = None) -> int:
        """Resign a seat: the game ends, or a bot plays on if other people are left."""
        return await self._alone(self._resign, visitor, seat, client)

    async def _resign(self, visitor: Visitor, seat: int, client: str | None) -> int:
        if (before := await self._done_before(visitor, client, "resign", seat)) is not None:
            return before
        place = self._own(visitor, seat)
        given_up = replace(place, kind="bot", bot=self.stand_in(), resigned=True)
        others = [
            other
            for other in self.seats
            if other.seat != seat and other.visitor is not None and not other.resigned
        ]
        ends = self.row.players == 2 or not others
        event = await self._event("resign", seat, {"ends": ends}, visitor, client)
        if ends:
            given_up = replace(place, resigned=True)
            result = self._result_of(self.game, seat)
            await self._store(event, [given_up], **self._ending(event, result))
        else:
            await self._store(event, [given_up])
        self._tell("table")
        await self._return_seats()
        self.wake()
        return event.number

    async def hand_over(
        self, visitor: Visitor, seat: int, bot: str = "", client: str | None = None
    ) -> int:
        """Let a bot play a seat, until it is taken back; the table's own, unless one is named.

        Where several people play without hints, no other can be named.
        """
        return await self._alone(self._hand_over, visitor, seat, bot, client)

    async def _hand_over(self, visitor: Visitor, seat: int, bot: str, client: str | None) -> int:
        bot = self.stand_in() if bot == "" else bot_runner.checked(bot)
        if (before := await self._done_before(visitor, client, "hand_over", seat, bot)) is not None:
            return before
        place = self._own(visitor, seat)
        if bot != self.stand_in() and self.settles_stand_in(place):
            raise Refused("stand_in", level=bot_label(self.stand_in()))
        if place.kind == "bot" and place.bot == bot:
            return self.number
        event = await self._event("hand_over", seat, {"bot": bot}, visitor, client)
        await self._store(event, [replace(place, kind="bot", bot=bot)])
        self._tell("table")
        await self._return_seats()
        self.wake()
        return event.number

    async def take_back(self, visitor: Visitor, seat: int, client: str | None = None) -> int:
        """Play a seat again that was handed to a bot: now, or as soon as that may be.

        Where several people play without hints, that is after a round, or when all others agree.
        """
        return await self._alone(self._take_back, visitor, seat, client)

    async def _take_back(self, visitor: Visitor, seat: int, client: str | None) -> int:
        kinds = ("take_back", "ask_back")
        if (before := await self._done_before(visitor, client, kinds, seat)) is not None:
            return before
        place = self._own(visitor, seat)
        if place.kind == "person":
            return self.number
        since = self.lent_seats()[seat]
        if self.may_return(place, since):
            event = await self._event("take_back", seat, {}, visitor, client)
            await self._store(event, [replace(place, kind="person", bot="")])
        elif since.asked:
            return self.number
        else:
            event = await self._event("ask_back", seat, {}, visitor, client)
            await self._store(event)
        self._tell("table")
        return event.number

    async def agree(self, visitor: Visitor, seat: int, client: str | None = None) -> int:
        """Agree that somebody takes their seat back before the round is over."""
        return await self._alone(self._agree, visitor, seat, client)

    async def _agree(self, visitor: Visitor, seat: int, client: str | None) -> int:
        mine = [own for own in self.mine(visitor) if self.is_person(own)]
        if not mine:
            raise Refused("not_yours")
        if client is not None and (
            before := await self._accepted(
                visitor, client, "agree", lambda event: bool(event.data["to"] == seat)
            )
        ):
            return before
        self._playing()
        since = self.lent_seats().get(self._place(seat).seat)
        if since is None or not since.asked or seat in self.mine(visitor):
            raise Refused("not_asked")
        if visitor.id in since.agreed:
            return self.number
        event = await self._event("agree", mine[0], {"to": seat}, visitor, client)
        await self._store(event)
        self._tell("table")
        await self._return_seats()
        return event.number

    async def _return_seats(self) -> None:
        """Give seats back to people who asked for them and may have them now."""
        for number, since in self.lent_seats().items():
            place = self.seats[number - 1]
            if since.asked and self.may_return(place, since):
                # What cannot be stored now is tried again after the next move.
                with contextlib.suppress(Refused):
                    event = await self._event("take_back", number)
                    await self._store(event, [replace(place, kind="person", bot="")])
                    self._tell("table")

    def _own(self, visitor: Visitor, seat: int) -> Seat:
        """A visitor's seat in a running game, unless it was resigned."""
        if not is_number(seat) or seat not in self.mine(visitor):
            raise Refused("not_yours")
        self._playing()
        place = self.seats[seat - 1]
        if place.resigned:
            raise Refused("resigned")
        return place

    # --- Writing ------------------------------------------------------------------------------

    async def chat(self, visitor: Visitor, client: str, text: str) -> int:
        """Write to everybody at the table; returns the number of the event."""
        return await self._alone(self._chat, visitor, client, text)

    async def _chat(self, visitor: Visitor, client: str, text: str) -> int:
        mine = self.mine(visitor)
        if not mine or self.people() < 2:
            raise Refused("chat")
        if not isinstance(text, str) or len(text) > 4 * LONGEST_MESSAGE:
            raise Refused("chat_text", most=LONGEST_MESSAGE)
        cleaned = visible(text, kept=JOINER)
        before = await self._accepted(
            visitor, client, "chat", lambda event: bool(event.data["text"] == cleaned)
        )
        if before is not None:
            return before
        if not 0 < len(cleaned) <= LONGEST_MESSAGE:
            raise Refused("chat_text", most=LONGEST_MESSAGE)
        if not self._paid and not await self._service.chats.take(f"{visitor.id} {self.id}"):
            raise Refused("chat_often")
        name = self.seats[mine[0] - 1].name
        event = await self._event("chat", mine[0], {"text": cleaned, "name": name}, visitor, client)
        await self._store(event)
        self._tell("chat")
        return event.number

    # --- Once more ----------------------------------------------------------------------------

    async def rematch(self, visitor: Visitor, *, takes_part: bool = False) -> Table:
        """The table of the next game with the same people, one seat on; there is one for each table.

        Who asks first opens it and asks the others; who asks then says yes.
        """
        return await self._alone(self._rematch, visitor, takes_part)

    async def _rematch(self, visitor: Visitor, takes_part: bool) -> Table:
        self._played_here(visitor)
        if self.rematch_id is None:
            table = await self._service.rematch_of(self, visitor, takes_part)
            self.rematch_id = table.id
            self._service.peers.changed([self.id])
        else:
            table = await self._service.table(self.rematch_id)
            await table.accept(visitor, takes_part)
        await self._note_answer(
            visitor, "rematch" if table.row.host == visitor.id else "rematch_yes"
        )
        return table

    async def decline_rematch(self, visitor: Visitor) -> int:
        """Decline a rematch and free one's seat there; returns the number of the event."""
        return await self._alone(self._decline_rematch, visitor)

    async def _decline_rematch(self, visitor: Visitor) -> int:
        self._played_here(visitor)
        if self.rematch_id is None:
            raise Refused("no_rematch")
        table = await self._service.table(self.rematch_id)
        if not table.mine(visitor):  # who has sat down there stands up there
            await table.decline(visitor)
            await self._note_answer(visitor, "rematch_no")
        return self.number

    def _played_here(self, visitor: Visitor) -> None:
        if not self.mine(visitor):
            raise Refused("not_yours")
        if self.status != "over":
            raise Refused("not_over")

    async def _note_answer(self, visitor: Visitor, kind: str) -> None:
        """Announce the answer to a rematch."""
        answers = self.rematch_answers()
        if answers.get(visitor.id) == ANSWERS[kind] or not (answers or kind == "rematch"):
            return
        try:
            event = await self._event(kind, self.mine(visitor)[0], {}, visitor)
        except Refused:  # after very many events; the table for the rematch is there all the same
            self._tell("table")
            return
        await self._store(event)
        self._tell("table")

    # --- As the table of a rematch ------------------------------------------------------------

    async def accept(self, visitor: Visitor, takes_part: bool) -> None:
        """Take the seats reserved for a visitor, or a free one; the last one starts the game."""
        await self._alone(self._accept, visitor, takes_part)

    async def _accept(self, visitor: Visitor, takes_part: bool) -> None:
        if not self.mine(visitor):
            if self.status != "waiting":
                raise Refused("full")
            await self._sit(visitor, None, None, takes_part)
        await self._begin_rematch()

    async def decline(self, visitor: Visitor) -> None:
        """Free a visitor's reserved seats."""
        await self._alone(self._decline, visitor)

    async def _decline(self, visitor: Visitor) -> None:
        kept = [seat for seat in self.seats if seat.reserved == visitor.id]
        if kept and self.status == "waiting":
            event = await self._event("decline", kept[0].seat, {"name": kept[0].name}, visitor)
            await self._store(event, [self._opened(seat) for seat in kept])
            self._tell("table")

    async def _begin_rematch(self) -> None:
        """Start a rematch once its last seat is taken."""
        if self.row.rematch_of is None or self.status != "waiting" or self._empty_seats():
            return
        host = await self._service.visitor(self.row.host)
        if host is not None:
            await self._start(host)

    # --- Bots ---------------------------------------------------------------------------------

    def wake(self) -> None:
        """Let a bot play if it is to move."""
        driven = self._driver is not None and not self._driver.done()
        if self._bot_to_move() is not None and not driven and not self._service.closed:
            self._driver = self._service.keep(self._drive())

    def stop(self) -> None:
        """Stop its bots."""
        if self._driver is not None:
            self._driver.cancel()

    def _bot_to_move(self) -> Seat | None:
        to_move = self.to_move()
        if to_move is None or self.is_person(to_move) or self._gone or self._service.read_only:
            return None
        return self.seats[to_move - 1]

    async def _drive(self) -> None:
        """Let bots play until it is a person's turn, unless another worker does."""
        while self._bot_to_move() is not None:
            if not await self._service.peers.bus.take(self.id):
                await asyncio.sleep(RETRY_SECONDS)
                continue
            try:
                await self._let_bots_play()
            finally:
                await self._service.peers.bus.give_back(self.id)

    async def _let_bots_play(self) -> None:
        retry = RETRY_SECONDS
        while (seat := self._bot_to_move()) is not None:
            number = self.begun_history().number
            # While people look on, they are given the time to follow.
            pause = self._service.bot_pause if self._watched.is_set() else 0.0
            action, _ = await asyncio.gather(
                self._service.bot_runner.choose(
                    seat.bot, self.game.copy(), self._watched, self.share
                ),
                asyncio.sleep(pause),
            )
            try:
                await self._alone(self._bot_move, seat.seat, number, action)
                retry = RETRY_SECONDS
            except Refused as fault:
                if fault.code == "not_found":
                    raise
                LOG.error("the move of a bot at table %s was refused: %s", self.id, fault.code)
                await asyncio.sleep(retry)
                retry = min(2 * retry, LONGEST_RETRY)

    async def _bot_move(self, seat: int, number: int, action: Action) -> None:
        """Play a bot's choice, unless the seat was taken back meanwhile."""
        turn = self._bot_to_move()
        if turn is not None and turn.seat == seat and self.begun_history().number == number:
            await self._carry_out(action)


def result_of(game: Game, resigned: Sequence[int], left: Collection[int]) -> dict[str, Any]:
    """How a game ended, as it is kept: lists with an entry for each seat.

    `resigned` are the seats that were given up, in that order; `left` those whose people are there to
    the end. A game that was given up is counted as it stands. Who resigned comes after all who did
    not, whatever a robot made of the seat, and who resigned first comes last; partners only if none
    of them is left.
    """
    result, scores = game.result(), game.scores()
    found = {seat: -place for seat, place in result.places.items()} if result else scores

    def worth(side: Sequence[int]) -> tuple[int, int]:
        gave_up = [resigned.index(seat) for seat in side if seat in resigned]
        if gave_up and not any(seat in left for seat in side):
            return -1, max(gave_up)
        return 0, found[side[0]]

    worths = {
        seat: worth(side) for side in game.box.sides(game.players, game.options) for seat in side
    }
    places = [1 + sum(other > worths[seat] for other in worths.values()) for seat in scores]
    return {
        "reason": result.reason if result else "resigned",
        "scores": list(scores.values()),
        "places": places,
        "winners": [seat for seat, place in enumerate(places, start=1) if place == 1],
    }
