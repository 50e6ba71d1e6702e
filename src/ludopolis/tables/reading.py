"""A table as it is looked at: what each viewer is told of it, and nothing that they may not know.

Everything about the game comes from what a seat may see; a spectator looks through no seat. Scores are
told when the game is over, never before.
"""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal

from rich.markup import escape
from rich.text import Text

from ludopolis.bots import BOT
from ludopolis.bots.levels import LEVELS, USUAL
from ludopolis.engine import registry
from ludopolis.engine.box import Box, Face
from ludopolis.engine.errors import LudopolisError, UndoError
from ludopolis.engine.game import Game
from ludopolis.engine.record import Record
from ludopolis.engine.scene import View, plain
from ludopolis.engine.sight import look_at, named_view, stage_of, why_not
from ludopolis.engine.speech import counted
from ludopolis.tables import bots, given
from ludopolis.tables.event_log import EventLog
from ludopolis.tables.given import is_number
from ludopolis.tables.history import History
from ludopolis.tables.lending import Lent, lent
from ludopolis.tables.names import bot_label, shown_names
from ludopolis.tables.phrases import PHRASES, REFUSALS, spoken
from ludopolis.tables.refusal import Refused
from ludopolis.tables.rows import Event, Seat, Stored, TableRow, Visitor
from ludopolis.tables.shuffle import LEFT, Shuffle, proof_of

LOG_LENGTH = 100  # how many events back the log goes that somebody who comes is told
MOST_PARTS = 32
LONGEST_PART = 200
# What somebody did around the game, and how they are told it themselves.
OWN = {
    "hint": "you hint",
    "undo": "you undo",
    "resign": "you resign",
    "resign to bot": "you resign to bot",
    "hand_over": "you hand_over",
    "take_back": "you take_back",
    "ask_back": "you ask_back",
    "agree": "you agree",
    "rematch": "you rematch",
    "rematch_yes": "you rematch_yes",
    "rematch_no": "you rematch_no",
}
ANSWERS = {"rematch": "yes", "rematch_yes": "yes", "rematch_no": "no"}  # by the event
SOMEBODY = ""  # stands for all who look on without being known


# How a position is told: as a scene of plain data, as a scene as it is, or as the view behind it.
Form = Literal["plain", "scene", "view"]


def face_of(box: Box, name: str) -> Face | None:
    """The face of a box by its name; a box without faces has its own name only."""
    return next((face for face in box.faces if face.name == name), None)


@dataclass(frozen=True)
class Seen:
    """What a seat saw of a position, kept because many may look on."""

    game: Game
    names: list[str]
    told: dict[str, Any]


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
        self._seen: dict[tuple[int | None, str, bool], Seen] = {}
        self._names: dict[
            str, tuple[tuple[Seat, ...], list[str]]
        ] = {}  # by language, of which seats
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

    def names(self, language: str) -> list[str]:
        """The names of all seats, as they are shown in a language."""
        language, seats = spoken(language), tuple(self.seats)
        known, names = self._names.get(language, ((), []))
        if known != seats:
            names = shown_names(seats, language)
            self._names[language] = seats, names
        return list(names)

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
        language: str,
        looking: int | None = None,
        since: int = 0,
        *,
        form: Form = "plain",
    ) -> dict[str, Any]:
        """The whole table for a viewer, with what happened after an event number.

        Scenes stand in it as plain data, or as they are, for who writes them; or views in their place.
        """
        since = max(given.number(since), self.number - LOG_LENGTH)
        begun = self.history is not None
        return {
            "type": "table",
            "table": self.described(visitor, language),
            "number": self.number,
            "log": self.log_since(visitor, language, since, looking),
            "chat": self.chat_since(language, since),
            "position": self.position(visitor, language, looking, form=form) if begun else None,
        }

    def moved(
        self,
        visitor: Visitor | None,
        language: str,
        since: int,
        looking: int | None = None,
        *,
        form: Form = "plain",
    ) -> dict[str, Any]:
        """What a viewer is told after a move: the log after an event number, and the position."""
        told = {
            "type": "move",
            "number": self.number,
            "log": self.log_since(visitor, language, since, looking),
            "position": self.position(visitor, language, looking, form=form),
        }
        report = None if form == "view" else self.report(visitor, language, looking)
        return told if report is None else {**told, "report": report}

    def described(self, visitor: Visitor | None, language: str) -> dict[str, Any]:
        """The table without its game: seats, options, who is there, how it ended."""
        language = spoken(language)
        row, mine = self.row, self.mine(visitor)
        host = visitor is not None and visitor.id == row.host
        face = face_of(self.box, row.face)
        told: dict[str, Any] = {
            "id": row.id,
            "game": row.game,
            "face": row.face,
            "title": (face or self.box).title[language],
            "options": [
                {
                    "name": option.name,
                    "text": option.text[language],
                    "value": row.options[option.name],
                    "label": option.label(row.options[option.name], language),
                }
                for option in self.box.options
            ],
            "players": row.players,
            "status": row.status,
            "seats": self._seats_told(visitor, language),
            "mine": mine,
            "host": host,
            "public": row.public,
            "people": self.people(),
            "hints": PHRASES[language]["hints" if self.hints_allowed() else "no hints"],
            "shuffle": self._shuffle_told(),
        }
        if row.status == "playing":
            told["waits_round"] = any(self.settles_stand_in(self.seats[seat - 1]) for seat in mine)
        if row.status == "over":
            told["result"] = self._result_told(language)
        if self.rematch_id is not None:
            told["rematch"] = self.rematch_id
            if answers := self.rematch_answers():
                told["rematch_asked"] = self._rematch_told(answers, visitor, language)
        if row.status == "waiting" and host:
            told["bots"] = [
                {"bot": name, "level": level.title[language], "text": level.text[language]}
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
        language: str,
        looking: int | None = None,
        *,
        form: Form = "plain",
    ) -> dict[str, Any]:
        """The position as a viewer sees it, with what they can choose."""
        language = spoken(language)
        mine = self.mine(visitor)
        game, seat = self.game, self._eye(mine, looking)
        to_move = self.to_move()
        decides = to_move is not None and to_move in mine and self._is_person(to_move)
        told = self._seen_now(seat, language, viewed=form == "view")
        if form == "plain":
            told = plain(told)
        if not (decides and to_move == seat):
            # A seat that a bot plays, or a game that was given up, offers nothing to choose.
            told |= {"choices": [], "question": "", "lesson": None}
        return {
            **told,
            "number": self.number,
            "move": len(game.moves),
            "seat": seat,
            "to_move": to_move,
            "to_move_mine": decides,
            "curtain": decides and to_move != seat and self._hides(game, to_move),
            "over": self.status == "over",
            "hint": decides and to_move == seat and self.hints_allowed(),
            "undo": seat is not None and self._no_undo(visitor) is None,
            "aids": [{"key": aid.key, "name": aid.name[language]} for aid in self.box.words.aids],
        }

    def log_since(
        self, visitor: Visitor | None, language: str, number: int, looking: int | None = None
    ) -> list[dict[str, Any]]:
        """What happened after an event number, in sentences for a viewer."""
        language = spoken(language)
        names = self.names(language)
        seat = self.eyes(visitor, looking)
        number = max(self.events.base, given.number(number))
        moves: dict[int, list[str]] = {}
        if self.history is not None:
            told = self.history.told(seat, language, names, number)
            moves = {event.number: lines for event, lines in told}
        log = []
        for event in self.events[number:]:
            if event.kind == "move":
                lines = moves[event.number]
            else:
                own = seat is not None and event.seat == seat
                lines = self._said(event, names, language, own=own)
            if lines:
                log.append({"number": event.number, "seat": event.seat, "lines": lines})
        return log

    def chat_since(self, language: str, number: int) -> list[dict[str, Any]]:
        """What people have written to each other after an event number."""
        names, say = self.names(language), PHRASES[spoken(language)]
        return [
            {
                "number": event.number,
                "name": names[event.seat - 1]
                if self.seats[event.seat - 1].visitor == event.visitor
                else event.data["name"] or say["guest"],
                "seat": event.seat,
                "text": event.data["text"],
                "at": event.at,
            }
            for event in self.events[max(self.events.base, given.number(number)) :]
            if event.kind == "chat" and event.seat is not None
        ]

    def report(
        self, visitor: Visitor | None, language: str, looking: int | None = None
    ) -> dict[str, Any] | None:
        """The statement that the last move brought, if it brought one."""
        if self.box.stage is None:
            return None
        language = spoken(language)
        seat = self.eyes(visitor, looking)
        names, views = self.names(language), self._history().views
        before = views.before(seat, language, names)
        if before is None:
            return None
        after = views.now(seat, language, names)
        report = stage_of(self.game).report(before, after, language)
        told: dict[str, Any] | None = None if report is None else plain(report)
        return told

    def why(
        self,
        visitor: Visitor | None,
        parts: Sequence[str],
        language: str,
        looking: int | None = None,
    ) -> str:
        """Why what a viewer has touched leads nowhere."""
        language = spoken(language)
        game, seat = self.game, self.eyes(visitor, looking)
        if not isinstance(parts, (list, tuple)) or len(parts) > MOST_PARTS:
            raise Refused("invalid")
        if any(not isinstance(part, str) or len(part) > LONGEST_PART for part in parts):
            raise Refused("invalid")
        if self.box.stage is None:  # nothing is shown that could be touched
            raise Refused("invalid")
        if self.status == "over":
            return REFUSALS[language]["over"]
        if seat is not None and seat == self.to_move() and not self._is_person(seat):
            return REFUSALS[language]["handed_over"]
        return why_not(game, seat, parts, language, self.names(language))

    def aid(
        self, visitor: Visitor | None, key: str, language: str, looking: int | None = None
    ) -> list[str]:
        """A help that a player asks for at their own decision."""
        language = spoken(language)
        game, seat = self.game, self.eyes(visitor, looking)
        if self.status == "over":
            raise Refused("over")
        if seat is None:
            raise Refused("not_yours")
        if seat != self.to_move():
            raise self._not_your_turn()
        for aid in self.box.words.aids:
            if aid.key == key:
                # Helps are written for the terminal, with its markup; a name is none.
                names = [escape(name) for name in self.names(language)]
                lines = aid.lines(game.state, language, names)
                return [Text.from_markup(line, emoji=False).plain for line in lines]
        raise Refused("no_aid")

    # --- After the end ------------------------------------------------------------------------

    def replay(self, move: int, language: str, seat: int | None = None) -> dict[str, Any]:
        """A finished game after so many of its moves, through the eyes of any seat or of none."""
        self._finished()
        language = spoken(language)
        moves = len(self.game.moves)
        if not is_number(move) or not 0 <= move <= moves:
            raise Refused("invalid")
        if seat is not None and (not is_number(seat) or not 1 <= seat <= self.row.players):
            raise Refused("invalid")
        game = self._history().after(move)
        view = named_view(game, seat, language, self.names(language))
        told = plain(self._sight(game, view, seat, language))
        return {
            **told,
            "choices": [],
            "question": "",
            "lesson": None,
            "move": move,
            "moves": moves,
            "seat": seat,
            "to_move": game.seat,
            "over": move == moves,
            "lines": game.told(seat, language, self.names(language)),
        }

    def record(self) -> Record:
        """The record of a finished game."""
        self._finished()
        game = self.game.copy()
        game.names = tuple(
            f"{BOT}{seat.bot}" if seat.visitor is None else name
            for seat, name in zip(self.seats, self.names("en"), strict=True)
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
        return Refused("not_your_turn", name=self._by_language(self.to_move()))

    def _by_language(self, seat: int | None) -> dict[str, str]:
        """The name of a seat in all languages."""
        return {
            language: self.names(language)[seat - 1] if seat else PHRASES[language]["nobody"]
            for language in PHRASES
        }

    def _no_undo(self, visitor: Visitor | None) -> str | None:
        """Why a visitor cannot take the last move back; None if they can."""
        history = self._history()
        last = history.last_move
        if self.status == "over":
            return "over"
        if last is None or last.seat is None:
            return "nothing"
        if visitor is None or self.seats[last.seat - 1].visitor != visitor.id:
            return "not the last"
        if last.visitor != visitor.id:
            return "not by you"
        if self.seats[last.seat - 1].resigned:
            return "given up"
        if not self._is_person(last.seat) and self.settles_stand_in(self.seats[last.seat - 1]):
            return "handed over"
        return history.game.no_undo()

    @staticmethod
    def _no_undo_told(reason: str) -> dict[str, str]:
        """Why a move cannot be taken back, by language."""
        return {
            language: UndoError.REASONS[language].get(reason) or say[reason]
            for language, say in PHRASES.items()
        }

    # --- Pieces of what is told ---------------------------------------------------------------

    def _seen_now(self, seat: int | None, language: str, *, viewed: bool) -> dict[str, Any]:
        """What a seat has before its eyes now, worked out once however many look through it."""
        game, names = self.game, self.names(language)
        seen = self._seen.get((seat, language, viewed))
        if seen is None or seen.game is not game or seen.names != names:
            view = self._history().views.now(seat, language, names)
            if viewed:
                sight = {**self._words(game, view, seat, language, notes=False), "view": view}
            elif game.box.stage is None:
                sight = self._words(game, view, seat, language, notes=True)
            else:
                sight = self._sight(game, view, seat, language)
            seen = Seen(game, names, sight)
            self._seen[seat, language, viewed] = seen
        return dict(seen.told)

    def _sight(self, game: Game, view: View, seat: int | None, language: str) -> dict[str, Any]:
        """What a seat has before its eyes."""
        sight = look_at(game, view, seat, language)
        return {
            "scene": sight.scene,
            "choices": sight.choices,
            "question": sight.question,
            "chapter": sight.chapter,
            "lesson": sight.lesson,
        }

    @staticmethod
    def _words(
        game: Game, view: View, seat: int | None, language: str, *, notes: bool
    ) -> dict[str, Any]:
        """What a seat decides, in words alone; with or without what is worth noting of each choice."""
        words = game.box.words
        choices, question = [], ""
        if seat is not None and seat == game.seat:
            question = words.question(view, language)
            texts: dict[int, str] = dict(zip(game.legal(), game.legal_texts(language), strict=True))
            for action in words.listed(game.state, game.legal()):
                number, note = int(action), ""
                text = texts[number]
                if notes:
                    text = words.named(text, number, view["names"], language)
                    note = words.note(game.state, number, language, view["names"])
                choices.append({"action": number, "text": text, "note": note, "parts": []})
        return {
            "scene": None,
            "choices": choices,
            "question": question,
            "chapter": None,
            "lesson": None,
        }

    def _hides(self, game: Game, seat: int | None) -> bool:
        """Does a seat see something that others at the same screen should not?"""
        known = {"seat", "legal", *self.box.computable}
        spectator = game.view(None)
        return any(
            value != spectator.get(key)
            for key, value in game.view(seat).items()
            if key not in known
        )

    def _seats_told(self, visitor: Visitor | None, language: str) -> list[dict[str, Any]]:
        mine, away = self.mine(visitor), self.lent_seats()
        told = []
        for seat, name in zip(self.seats, self.names(language), strict=True):
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
                    "level": bot_label(seat.bot, language),
                    "lent": seat.visitor is not None,
                }
            if seat.seat in away:
                entry["back"] = self._back_told(seat, away[seat.seat], visitor)
            if seat.reserved is not None and (visitor is None or visitor.id != seat.reserved):
                entry["reserved"] = seat.name or PHRASES[language]["guest"]
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

    def _rematch_told(
        self, answers: Mapping[str, str], visitor: Visitor | None, language: str
    ) -> dict[str, Any]:
        """Who wants a rematch, and what the others say to it."""
        first = next(iter(answers))
        by = next(seat.seat for seat in self.seats if seat.visitor == first)
        said = {seat.seat: answers.get(seat.visitor or "") for seat in self.seats}
        return {
            "by": self.names(language)[by - 1],
            "answer": answers.get(visitor.id) if visitor is not None else None,
            "yes": [seat for seat, answer in said.items() if answer == "yes"],
            "no": [seat for seat, answer in said.items() if answer == "no"],
        }

    def _said(
        self, event: Event, names: Sequence[str], language: str, *, own: bool = False
    ) -> list[str]:
        """What happened around the game, in a sentence; `own` is what the reader did there."""
        say, kind, data = PHRASES[language], event.kind, event.data
        name = names[event.seat - 1] if event.seat else ""
        if kind in {"sit", "stand", "decline"}:
            key = "rematch_no" if kind == "decline" else kind
            return [say[key].format(name=data["name"] or say["guest"])]
        if kind == "seat":
            if data["kind"] == "open":
                return [say["opened"].format(seat=event.seat)]
            robot = bot_label(data["bot"], language)
            return [say["bot sits"].format(seat=event.seat, bot=robot)]
        if kind in {"start", "hints"}:
            return [say[kind]]
        if kind == LEFT:
            absent = say["and"].join(names[seat - 1] for seat in data["seats"])
            return [say["left" if data["replaced"] else "left alone"].format(names=absent)]
        if kind in OWN:
            key = "resign to bot" if kind == "resign" and not data["ends"] else kind
            other = names[data["to"] - 1] if kind == "agree" else ""
            return [say[OWN[key] if own else key].format(name=name, other=other)]
        return []

    def _result_told(self, language: str) -> dict[str, Any]:
        """How the game ended, line by line."""
        result = self.row.result
        if result is None:
            raise LudopolisError("a table that is over has a result")
        say, names = PHRASES[language], self.names(language)
        game = self.game
        gave_up = result["reason"] == "resigned"
        lines = []
        if gave_up:
            last = self.events.of_kind("resign")[-1]
            lines += [*self._said(last, names, language), say["so far"]]
        lines += self.box.words.explain(game.state, names, language)
        lines += [] if gave_up else self._given_up_told(result, names, language)
        lines.append(self._winners_told(result, names, language))
        return {**result, "lines": lines}

    def _given_up_told(
        self, result: Mapping[str, Any], names: Sequence[str], language: str
    ) -> list[str]:
        """Who does not win, although a robot may have brought their seat to the top."""
        places = result["places"]
        last = max((places[seat.seat - 1] for seat in self.seats if not seat.resigned), default=0)
        return [
            PHRASES[language]["gave up"].format(name=names[seat.seat - 1])
            for seat in self.seats
            if seat.resigned and places[seat.seat - 1] > last
        ]

    def _winners_told(self, result: Mapping[str, Any], names: Sequence[str], language: str) -> str:
        say, winners = PHRASES[language], result["winners"]
        score = counted(result["scores"][winners[0] - 1], self.box.unit[language], language)
        teams = bool(self.game.view(None).get("teams")) and 1 < len(winners) < len(names)
        if result["reason"] == "resigned":
            key = "ahead" if len(winners) == 1 else "team ahead" if teams else "both ahead"
        elif teams:
            key = "team wins"
        else:
            key = "winners" if len(winners) > 1 else "winner"
        shown = say["and"].join(names[seat - 1] for seat in winners)
        return say[key].format(names=shown, score=score)
