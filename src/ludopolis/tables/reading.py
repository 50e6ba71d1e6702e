"""A table as it is looked at: what each viewer is told of it, and nothing that they may not know.

Everything about the game comes from what a seat may see; a spectator looks through no seat. Scores are
told when the game is over, never before. Whatever is said is a `Text`: readers put it into words.
"""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal

from ludopolis.bots import BOT
from ludopolis.bots.levels import LEVELS, USUAL
from ludopolis.engine import registry
from ludopolis.engine.box import Box, Face
from ludopolis.engine.errors import LudopolisError
from ludopolis.engine.game import Game
from ludopolis.engine.record import Record
from ludopolis.language.languages import SOURCE
from ludopolis.language.text import Argument, Listed, Text, Words, say
from ludopolis.language.text import Seat as Who
from ludopolis.presentation.look import log_of, why_not
from ludopolis.presentation.scene import Report
from ludopolis.presentation.ui import ui_of
from ludopolis.tables import bots, given
from ludopolis.tables.event_log import EventLog
from ludopolis.tables.given import is_number
from ludopolis.tables.history import History
from ludopolis.tables.lending import Lent, lent
from ludopolis.tables.names import GUEST, bot_label, in_words, shown_names
from ludopolis.tables.refusal import Refused, refusal
from ludopolis.tables.rows import Event, Seat, Stored, TableRow, Visitor
from ludopolis.tables.shown import Shown
from ludopolis.tables.shuffle import LEFT, Shuffle, proof_of
from ludopolis.tables.views import Views

LOG_LENGTH = 100  # how many events back the log goes that somebody who comes is told
MOST_PARTS = 32
LONGEST_PART = 200
# What somebody did around the game, by the event.
DEEDS = {
    "hint": "table-hint",
    "undo": "table-undo",
    "resign": "table-resign",
    "hand_over": "table-hand-over",
    "take_back": "table-take-back",
    "ask_back": "table-ask-back",
    "agree": "table-agree",
    "rematch": "table-rematch",
    "rematch_yes": "table-rematch-yes",
    "rematch_no": "table-rematch-no",
}
# What comes from and goes to seats before a game.
COMING = {"sit": "table-sit", "stand": "table-stand", "decline": "table-decline"}
ANSWERS = {"rematch": "yes", "rematch_yes": "yes", "rematch_no": "no"}  # by the event
SOMEBODY = ""  # stands for all who look on without being known


# How a position is told: as a scene that is drawn, or as the view behind it.
Form = Literal["scene", "view"]


def face_of(box: Box, name: str) -> Face | None:
    """The face of a box by its name; a box without faces has its own name only."""
    return next((face for face in box.faces if face.name == name), None)


@dataclass(frozen=True)
class Lookers:
    """Who looks at a table through another worker: seats of people, and pages in all."""

    seats: tuple[int, ...]
    pages: int
    share: tuple[str, ...] = ()  # the address and the id of one of them


class TableReading:
    """What a table holds, and how it is told."""

    def __init__(self, stored: Stored, history: History | None) -> None:
        self.box = registry.box(stored.row.game)
        self.online: Counter[str] = Counter()  # visitors, by how many pages they have open here
        self.elsewhere: dict[str, Lookers] = {}  # by worker
        self._shown: Shown | None = None
        self._names: tuple[tuple[Seat, ...], tuple[Words, ...]] = (), ()  # of which seats
        self._fill(stored, history)

    def _fill(self, stored: Stored, history: History | None) -> None:
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

    # --- What everybody may know --------------------------------------------------------------

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
        return self._history().game

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

    # --- Seats that a robot plays for a person ------------------------------------------------

    def stand_in(self) -> str:
        """The bot that plays for somebody who leaves: as strong as the weakest at the table."""
        return bots.weakest(s.bot for s in self.seats if s.kind == "bot" and s.visitor is None)

    def settles_stand_in(self, seat: Seat) -> bool:
        """Does the table say which robot stands in, and for how long?

        Not where moves may be asked for anyway, and not if nobody else is left to play against.
        """
        others = (
            other.visitor not in (None, seat.visitor) and not other.resigned for other in self.seats
        )
        return not self.hints_allowed() and any(others)

    def lent_seats(self) -> dict[int, Lent]:
        """The seats that robots play for people who may come back."""
        if self.status != "playing":
            return {}
        found = {}
        for seat in self.seats:
            if seat.kind == "bot" and seat.visitor is not None and not seat.resigned:
                since = lent(seat.seat, self.row.players, self.events.held)
                settled = self.settles_stand_in(seat)
                found[seat.seat] = since if settled else replace(since, after=())
        return found

    def may_return(self, seat: Seat, since: Lent) -> bool:
        """May a person have a seat back now: after a round, or because all others agree?"""
        others = {other.visitor for other in self.seats if other.kind == "person"} - {seat.visitor}
        return not since.after or (bool(others) and others <= set(since.agreed))

    def rematch_answers(self) -> dict[str, str]:
        """What each visitor has said to the rematch, who asked for it first.

        Nothing, if there is none; nor if it was made at once, as before people were asked.
        """
        answers: list[tuple[str, str]] = []
        for event in reversed(self.events.lasting) if self.rematch_id is not None else ():
            if event.kind in ANSWERS and event.visitor is not None:
                answers.append((event.visitor, ANSWERS[event.kind]))
            if event.kind == "rematch":
                return dict(reversed(answers))
        return {}

    # --- What one viewer is told --------------------------------------------------------------

    def told(
        self,
        visitor: Visitor | None,
        looking: int | None = None,
        since: int = 0,
        *,
        form: Form = "scene",
    ) -> dict[str, Any]:
        """The whole table for a viewer, with what happened after an event number.

        Like everything that is told, it is written by `msgspec.json`: scenes and views are in it as
        JSON already.
        """
        since = max(given.number(since), self.number - LOG_LENGTH)
        position = None
        if self.history is not None:
            position = self.position(visitor, looking, form=form)
        return {
            "type": "table",
            "table": self.described(visitor),
            "number": self.number,
            "log": self.log_since(visitor, since, looking),
            "chat": self.chat_since(since),
            "position": position,
        }

    def moved(
        self,
        visitor: Visitor | None,
        since: int,
        looking: int | None = None,
        *,
        form: Form = "scene",
    ) -> dict[str, Any]:
        """What a viewer is told after a move: the log after an event number, and the position."""
        told: dict[str, Any] = {
            "type": "move",
            "number": self.number,
            "log": self.log_since(visitor, since, looking),
        }
        report = None if form == "view" else self.report(visitor, looking)
        if report is not None:
            told["report"] = report
        told["position"] = self.position(visitor, looking, form=form)
        return told

    def described(self, visitor: Visitor | None) -> dict[str, Any]:
        """The table without its game: seats, options, who is there, how it ended."""
        row, mine = self.row, self.mine(visitor)
        host = visitor is not None and visitor.id == row.host
        face = face_of(self.box, row.face)
        told: dict[str, Any] = {
            "id": row.id,
            "game": row.game,
            "face": row.face,
            "title": (face or self.box).title,
            "options": [
                {
                    "name": option.name,
                    "text": option.text,
                    "value": row.options[option.name],
                    "label": option.label(row.options[option.name]),
                }
                for option in self.box.options
            ],
            "players": row.players,
            "status": row.status,
            "seats": self._seats_told(visitor),
            "mine": mine,
            "host": host,
            "public": row.public,
            "people": self.people(),
            "hints": say("table-hints" if self.hints_allowed() else "table-no-hints"),
            "shuffle": self._shuffle_told(),
        }
        if row.status == "playing":
            told["waits_round"] = any(self.settles_stand_in(self.seats[seat - 1]) for seat in mine)
        if row.status == "over":
            told["result"] = self._result_told()
        if self.rematch_id is not None:
            told["rematch"] = self.rematch_id
            if answers := self.rematch_answers():
                told["rematch_asked"] = self._rematch_told(answers, visitor)
        if row.status == "waiting" and host:
            told["bots"] = [
                {"bot": name, "level": level.title, "text": level.text}
                for name, level in LEVELS.items()
            ]
            told["usual_bot"] = USUAL
        if row.status == "waiting" and (host or mine):
            invites = {
                seat.seat: seat.invite
                for seat in self.seats
                if seat.kind == "open" and seat.reserved is None
            }
            for seat in told["seats"]:
                if seat["seat"] in invites:
                    seat["invite"] = invites[seat["seat"]]
            if invites:
                told["invite"] = next(iter(invites.values()))
        return told

    def _shuffle_told(self) -> dict[str, Any]:
        """What was promised about the shuffle, and what browsers that take part have to know."""
        begun = self._begun()
        shuffled = begun.data.get("shuffle") if begun is not None else None
        told = self.shuffle.told()
        if shuffled is not None:
            return told | {"promise": shuffled["server"]["commitment"]}
        return told | {"promise": told["promise"] or self.row.digest}

    def _begun(self) -> Event | None:
        """The event that began the game."""
        return next(iter(self.events.of_kind("start")), None)

    def position(
        self,
        visitor: Visitor | None,
        looking: int | None = None,
        *,
        form: Form = "scene",
    ) -> dict[str, Any]:
        """The position as a viewer sees it, with what they can choose."""
        mine = self.mine(visitor)
        seat, shown = self._eye(mine, looking), self._shown_now()
        to_move = self.to_move()
        decides = to_move is not None and to_move in mine and self._is_person(to_move)
        # A seat that a bot plays, or a game that was given up, offers nothing to choose.
        offered = decides and to_move == seat
        if form == "view":
            told: dict[str, Any] = {"view": shown.view(seat, offered=offered)}
        else:
            told = dict(shown.position(seat, offered=offered))
        told |= {
            "number": self.number,
            "move": len(self.game.moves),
            "seat": seat,
            "to_move": to_move,
            "to_move_mine": decides,
            "curtain": bool(decides and to_move != seat and to_move and shown.hides(to_move)),
            "over": self.status == "over",
            "hint": offered and self.hints_allowed(),
            "undo": seat is not None and self._no_undo(visitor) is None,
        }
        return told

    def _shown_now(self) -> Shown:
        """What is sent of the position as it stands."""
        views = self._history().views
        if self._shown is None or self._shown.views is not views:
            self._shown = Shown(views)
        return self._shown

    def log_since(
        self, visitor: Visitor | None, number: int, looking: int | None = None
    ) -> list[dict[str, Any]]:
        """What happened after an event number, in sentences for a viewer."""
        seat = self.eyes(visitor, looking)
        number = max(self.events.base, given.number(number))
        moves: dict[int, list[Text]] = {}
        if self.history is not None:
            moves = {event.number: lines for event, lines in self.history.told(seat, number)}
        log = []
        for event in self.events[number:]:
            lines = moves[event.number] if event.kind == "move" else self._said(event)
            if lines:
                log.append({"number": event.number, "seat": event.seat, "lines": lines})
        return log

    def chat_since(self, number: int) -> list[dict[str, Any]]:
        """What people have written to each other after an event number."""
        names = self.names()
        return [
            {
                "number": event.number,
                "name": names[event.seat - 1]
                if self.seats[event.seat - 1].visitor == event.visitor
                else event.data["name"] or GUEST,
                "seat": event.seat,
                "text": event.data["text"],
                "at": event.at,
            }
            for event in self.events[max(self.events.base, given.number(number)) :]
            if event.kind == "chat" and event.seat is not None
        ]

    def report(self, visitor: Visitor | None, looking: int | None = None) -> Report | None:
        """The statement that the last move brought, if it brought one."""
        return self._shown_now().report(self.eyes(visitor, looking))

    def reading(self, visitor: Visitor | None, looking: int | None = None) -> Any:
        """The position as a list, for those who would rather read or hear it."""
        return self._shown_now().reading(self.eyes(visitor, looking))

    def why(
        self, visitor: Visitor | None, parts: Sequence[str], looking: int | None = None
    ) -> Text:
        """Why what a viewer has touched leads nowhere."""
        game, seat = self.game, self.eyes(visitor, looking)
        if not isinstance(parts, (list, tuple)) or len(parts) > MOST_PARTS:
            raise Refused("invalid")
        if any(not isinstance(part, str) or len(part) > LONGEST_PART for part in parts):
            raise Refused("invalid")
        if self.status == "over":
            return refusal("over")
        if seat is not None and seat == self.to_move() and not self._is_person(seat):
            return refusal("handed_over")
        return why_not(game, seat, parts)

    def aid(self, visitor: Visitor | None, key: str, looking: int | None = None) -> list[Words]:
        """A help that a player asks for at their own decision."""
        seat, views = self.eyes(visitor, looking), self._history().views
        if self.status == "over":
            raise Refused("over")
        if seat is None:
            raise Refused("not_yours")
        if seat != self.to_move():
            raise self._not_your_turn()
        for aid in ui_of(self.box).aids:
            if aid.key == key:
                return aid.lines(views.now(seat))
        raise Refused("no_aid")

    # --- After the end ------------------------------------------------------------------------

    def replay(self, move: int, seat: int | None = None) -> dict[str, Any]:
        """A finished game after so many of its moves, through the eyes of any seat or of none."""
        self._finished()
        moves = len(self.game.moves)
        if not is_number(move) or not 0 <= move <= moves:
            raise Refused("invalid")
        if seat is not None and (not is_number(seat) or not 1 <= seat <= self.row.players):
            raise Refused("invalid")
        game = self._history().after(move)
        shown = Shown(Views(game))
        return {
            **shown.scene(seat),
            "reading": shown.reading(seat),
            "move": move,
            "moves": moves,
            "seat": seat,
            "to_move": game.seat,
            "over": move == moves,
            "lines": log_of(game, seat),
        }

    def record(self) -> Record:
        """The record of a finished game."""
        self._finished()
        game = self.game.copy()
        game.names = tuple(
            f"{BOT}{seat.bot}" if seat.visitor is None else name
            for seat, name in zip(self.seats, in_words(self.names(), SOURCE), strict=True)
        )
        begun = self._begun()
        assert begun is not None  # a game that is over has begun
        return Record.of(game, proof_of(self.row, begun))

    def _finished(self) -> None:
        if self.status != "over":
            raise Refused("not_over")

    # --- Who looks ----------------------------------------------------------------------------

    def eyes(self, visitor: Visitor | None, looking: int | None = None) -> int | None:
        """The seat that a viewer looks through: one of their own, or none."""
        return self._eye(self.mine(visitor), looking)

    @staticmethod
    def _eye(mine: Sequence[int], looking: int | None) -> int | None:
        if looking is None:
            return mine[0] if mine else None
        if not is_number(looking) or looking not in mine:
            raise Refused("not_yours")
        return looking

    def _history(self) -> History:
        if self.history is None:
            raise Refused("not_started")
        return self.history

    def _is_person(self, seat: int) -> bool:
        return self.seats[seat - 1].kind == "person"

    def _not_your_turn(self) -> Refused:
        to_move = self.to_move()
        assert to_move is not None  # it is somebody else's
        return Refused("not_your_turn", name=self.names()[to_move - 1])

    def _no_undo(self, visitor: Visitor | None) -> str | None:
        """Why a visitor cannot take the last move back, as `undo-…` is named; None if they can."""
        history = self._history()
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
        if not self._is_person(last.seat) and self.settles_stand_in(self.seats[last.seat - 1]):
            return "handed-over"
        return history.game.no_undo()

    # --- Pieces of what is told ---------------------------------------------------------------

    def _seats_told(self, visitor: Visitor | None) -> list[dict[str, Any]]:
        mine, away = self.mine(visitor), self.lent_seats()
        told = []
        for seat, name in zip(self.seats, self.names(), strict=True):
            entry: dict[str, Any] = {
                "seat": seat.seat,
                "name": name,
                "kind": seat.kind,
                "mine": seat.seat in mine,
                "online": seat.seat in self.online_seats(),
                "resigned": seat.resigned,
            }
            if seat.kind == "bot":
                entry |= {
                    "bot": seat.bot,
                    "level": bot_label(seat.bot),
                    "lent": seat.visitor is not None,
                }
            if seat.seat in away:
                entry["back"] = self._back_told(seat, away[seat.seat], visitor)
            if seat.reserved is not None and (visitor is None or visitor.id != seat.reserved):
                entry["reserved"] = seat.name or GUEST
            told.append(entry)
        return told

    def _back_told(self, seat: Seat, since: Lent, visitor: Visitor | None) -> dict[str, Any]:
        """When the person of a seat that a robot plays may have it back, and who has agreed."""
        asked = {other.seat: other.visitor for other in self.seats if other.kind == "person"}
        who = None if visitor is None or visitor.id == seat.visitor else visitor.id
        may_agree = since.asked and who in asked.values() and who not in since.agreed
        return {
            "after": list(since.after),
            "asked": since.asked,
            "agreed": [number for number, other in asked.items() if other in since.agreed],
            "may_agree": may_agree,
        }

    def _rematch_told(self, answers: Mapping[str, str], visitor: Visitor | None) -> dict[str, Any]:
        """Who wants a rematch, and what the others say to it."""
        first = next(iter(answers))
        by = next(seat.seat for seat in self.seats if seat.visitor == first)
        said = {seat.seat: answers.get(seat.visitor or "") for seat in self.seats}
        return {
            "by": self.names()[by - 1],
            "answer": answers.get(visitor.id) if visitor is not None else None,
            "yes": [seat for seat, answer in said.items() if answer == "yes"],
            "no": [seat for seat, answer in said.items() if answer == "no"],
        }

    def _said(self, event: Event) -> list[Text]:
        """What happened around the game, in a sentence."""
        kind, data = event.kind, event.data
        if kind in COMING:
            return [say(COMING[kind], name=data["name"] or GUEST)]
        if kind == "seat":
            assert event.seat is not None  # that was given to somebody
            if data["kind"] == "open":
                return [say("table-opened", seat=event.seat)]
            return [say("table-bot-sits", seat=event.seat, bot=bot_label(data["bot"]))]
        if kind in {"start", "hints"}:
            return [say(f"table-{kind}")]
        if kind == LEFT:
            absent = Listed(tuple(Who(seat) for seat in data["seats"]))
            return [say("table-left", who=absent) if data["replaced"] else say("table-left-alone")]
        if kind in DEEDS and event.seat is not None:
            return [self._done(event, Who(event.seat))]
        return []

    @staticmethod
    def _done(event: Event, who: Argument) -> Text:
        """What somebody did around the game."""
        if event.kind == "agree":
            return say(DEEDS["agree"], who=who, other=Who(event.data["to"]))
        if event.kind == "resign" and not event.data["ends"]:
            return say("table-resign-to-bot", who=who)
        return say(DEEDS[event.kind], who=who)

    def _result_told(self) -> dict[str, Any]:
        """How the game ended, line by line. Everybody is called by name, the reader too."""
        result = self.row.result
        if result is None:
            raise LudopolisError("a table that is over has a result")
        gave_up = result["reason"] == "resigned"
        lines: list[Text] = []
        if gave_up:
            last = self.events.of_kind("resign")[-1]
            assert last.seat is not None
            lines += [self._done(last, self.names()[last.seat - 1]), say("result-so-far")]
        lines += ui_of(self.box).explain(self._history().views.now(None))
        lines += [] if gave_up else self._given_up_told(result)
        lines.append(self._winners_told(result))
        return {**result, "lines": lines}

    def _given_up_told(self, result: Mapping[str, Any]) -> list[Text]:
        """Who does not win, although a robot may have brought their seat to the top."""
        places = result["places"]
        last = max((places[seat.seat - 1] for seat in self.seats if not seat.resigned), default=0)
        return [
            say("result-gave-up", who=Who(seat.seat))
            for seat in self.seats
            if seat.resigned and places[seat.seat - 1] > last
        ]

    def _winners_told(self, result: Mapping[str, Any]) -> Text:
        winners, game = result["winners"], self.game
        sides = game.box.sides(game.players, game.options)
        team = 1 < len(winners) < game.players and any(
            sorted(side) == sorted(winners) for side in sides
        )
        known: dict[str, Argument] = {"names": Listed(tuple(Who(seat) for seat in winners))}
        if not team:
            known["count"] = len(winners)
        if result["reason"] == "resigned":
            return say("result-team-ahead" if team else "result-ahead", **known)
        known["score"] = self.box.score(result["scores"][winners[0] - 1])
        return say("result-team-wins" if team else "result-wins", **known)
