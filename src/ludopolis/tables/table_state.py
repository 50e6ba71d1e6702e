"""What a table holds, and what everybody may know of it: seats, status, events, who looks on."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace

from ludopolis.bots import BOT
from ludopolis.engine import registry
from ludopolis.engine.game import Game
from ludopolis.engine.record import Record
from ludopolis.language.languages import SOURCE
from ludopolis.language.text import Words
from ludopolis.tables import bot_runner, schemas
from ludopolis.tables.event_log import EventLog
from ludopolis.tables.history import History
from ludopolis.tables.models import Event, Seat, StoredTable, TableRow, Visitor
from ludopolis.tables.names import in_words, shown_names
from ludopolis.tables.refusal import Refused
from ludopolis.tables.shuffle import Shuffle, proof_of
from ludopolis.tables.stand_ins import StandIn, stand_in_of
from ludopolis.tables.validation import is_number

ANSWERS: dict[str, schemas.YesOrNo] = {
    "rematch": "yes",
    "rematch_yes": "yes",
    "rematch_no": "no",
}  # by the event
SOMEBODY = ""  # stands for all who look on without being known


@dataclass(frozen=True)
class RemoteViewers:
    """Who looks at a table through another worker: seats of people, and pages in all."""

    seats: tuple[int, ...]
    pages: int
    share: tuple[str, ...] = ()  # the address and the id of one of them


class TableState:
    """What is known of a table, and what follows from it."""

    def __init__(self, stored: StoredTable, history: History | None) -> None:
        self.box = registry.box(stored.row.game)
        self.online: Counter[str] = Counter()  # visitors, by how many pages they have open here
        self.elsewhere: dict[str, RemoteViewers] = {}  # by worker
        self._names: tuple[tuple[Seat, ...], tuple[Words, ...]] = (), ()  # of which seats
        self._fill(stored, history)

    def _fill(self, stored: StoredTable, history: History | None) -> None:
        """Take over what is kept of the table."""
        self.row: TableRow = stored.row
        self.seats: list[Seat] = stored.seats
        self.events = EventLog(stored.events, stored.base)
        self.rematch_id: str | None = stored.rematch
        self.history: History | None = history  # None until the game has begun
        self.shuffle = Shuffle(
            itertools.takewhile(lambda event: event.kind != "start", stored.events)
        )
        self._sent: dict[tuple[str | None, str], Event] = {}  # by who sent it and its name there …
        self._looked_up = stored.base  # … up to this one, and from where the log begins

    @property
    def id(self) -> str:
        """The table's unguessable name."""
        return self.row.id

    @property
    def status(self) -> str:
        """Waiting, shuffling, playing or over."""
        return self.row.status

    @property
    def number(self) -> int:
        """The number of the last event."""
        return len(self.events)

    def sent(self, visitor: str, client: str) -> Event | None:
        """The event that a visitor has sent by that name, as far back as the log is whole."""
        for event in self.events[self._looked_up :]:
            if event.client is not None:
                self._sent[event.visitor, event.client] = event
        self._looked_up = len(self.events)
        return self._sent.get((visitor, client))

    @property
    def game(self) -> Game:
        """The game as it stands: for those who keep secrets."""
        return self.begun_history().game

    def mine(self, visitor: Visitor | None) -> list[int]:
        """The seats of a visitor, also those that a bot plays for them."""
        if visitor is None:
            return []
        who = visitor.id
        return [seat.seat for seat in self.seats if seat.visitor == who]

    def people(self) -> int:
        """How many people sit at the table, at however many devices."""
        return len({seat.visitor for seat in self.seats if seat.visitor is not None})

    def names(self) -> tuple[Words, ...]:
        """The names of all seats: what people chose, or a text."""
        seats = tuple(self.seats)
        if self._names[0] != seats:
            self._names = seats, tuple(shown_names(seats))
        return self._names[1]

    def online_seats(self) -> list[int]:
        """The seats of people who are looking at the table now."""
        elsewhere = {seat for lookers in self.elsewhere.values() for seat in lookers.seats}
        return sorted(elsewhere.union(self.seats_here()))

    def seats_here(self) -> list[int]:
        """The seats of people who are looking at the table through this worker."""
        return [seat.seat for seat in self.seats if seat.visitor and self.online[seat.visitor]]

    def to_move(self) -> int | None:
        """The seat that decides now, if the game goes on."""
        return self.row.to_move if self.status == "playing" else None

    @property
    def hints_agreed(self) -> bool:
        """May players ask for hints even if several people play? That was settled at the beginning."""
        return any(event.kind == "hints" for event in self.events[:1])

    def hints_allowed(self) -> bool:
        """May whoever is to move ask for a hint? Alone, or all at one screen, always."""
        others = self.people() > 1 or any(seat.kind == "open" for seat in self.seats)
        return self.hints_agreed or not others

    def stand_in(self) -> str:
        """The bot that plays for somebody who leaves: as strong as the weakest at the table."""
        return bot_runner.weakest(
            s.bot for s in self.seats if s.kind == "bot" and s.visitor is None
        )

    def settles_stand_in(self, seat: Seat) -> bool:
        """Does the table say which robot stands in, and for how long?

        Not where moves may be asked for anyway, and not if nobody else is left to play against.
        """
        others = (
            other.visitor not in (None, seat.visitor) and not other.resigned for other in self.seats
        )
        return not self.hints_allowed() and any(others)

    def lent_seats(self) -> dict[int, StandIn]:
        """The seats that robots play for people who may come back."""
        if self.status != "playing":
            return {}
        found = {}
        for seat in self.seats:
            if seat.kind == "bot" and seat.visitor is not None and not seat.resigned:
                since = stand_in_of(seat.seat, self.row.players, self.events.held)
                settled = self.settles_stand_in(seat)
                found[seat.seat] = since if settled else replace(since, after=())
        return found

    def may_return(self, seat: Seat, since: StandIn) -> bool:
        """May a person have a seat back now: after a round, or because all others agree?"""
        others = {other.visitor for other in self.seats if other.kind == "person"} - {seat.visitor}
        return not since.after or (bool(others) and others <= set(since.agreed))

    def rematch_answers(self) -> dict[str, schemas.YesOrNo]:
        """What each visitor has said to the rematch, who asked for it first.

        Nothing, if there is none; nor if it was made at once, as before people were asked.
        """
        answers: list[tuple[str, schemas.YesOrNo]] = []
        for event in reversed(self.events.lasting) if self.rematch_id is not None else ():
            if event.kind in ANSWERS and event.visitor is not None:
                answers.append((event.visitor, ANSWERS[event.kind]))
            if event.kind == "rematch":
                return dict(reversed(answers))
        return {}

    def start_event(self) -> Event | None:
        """The event that began the game."""
        return next(iter(self.events.of_kind("start")), None)

    def record(self) -> Record:
        """The record of a finished game."""
        self.must_be_over()
        game = self.game.copy()
        game.names = tuple(
            f"{BOT}{seat.bot}" if seat.visitor is None else name
            for seat, name in zip(self.seats, in_words(self.names(), SOURCE), strict=True)
        )
        begun = self.start_event()
        assert begun is not None  # a game that is over has begun
        return Record.of(game, proof_of(self.row, begun))

    def must_be_over(self) -> None:
        """Refuse what is only for finished games."""
        if self.status != "over":
            raise Refused("not_over")

    def eyes(self, visitor: Visitor | None, looking: int | None = None) -> int | None:
        """The seat that a viewer looks through: one of their own, or none."""
        return self.seat_seen(self.mine(visitor), looking)

    @staticmethod
    def seat_seen(mine: Sequence[int], looking: int | None) -> int | None:
        """The seat among these through which somebody looks."""
        if looking is None:
            return mine[0] if mine else None
        if not is_number(looking) or looking not in mine:
            raise Refused("not_yours")
        return looking

    def begun_history(self) -> History:
        """The history of a game that has begun; refuse if it has not."""
        if self.history is None:
            raise Refused("not_started")
        return self.history

    def is_person(self, seat: int) -> bool:
        """Does a person play this seat now?"""
        return self.seats[seat - 1].kind == "person"

    def not_your_turn(self) -> Refused:
        """The refusal for somebody who is not to move."""
        to_move = self.to_move()
        assert to_move is not None  # it is somebody else's
        return Refused("not_your_turn", name=self.names()[to_move - 1])

    def no_undo(self, visitor: Visitor | None) -> str | None:
        """Why a visitor cannot take the last move back, as `undo-…` is named; None if they can."""
        history = self.begun_history()
        last = history.last_move
        if self.status == "over":
            return "over"
        if last is None or last.seat is None:
            return "nothing"
        if visitor is None or self.seats[last.seat - 1].visitor != visitor.id:
            return "not-the-last"
        if last.visitor != visitor.id:
            return "not-by-you"
        if self.seats[last.seat - 1].resigned:
            return "given-up"
        if not self.is_person(last.seat) and self.settles_stand_in(self.seats[last.seat - 1]):
            return "handed-over"
        return history.game.no_undo()
