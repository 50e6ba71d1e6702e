"""What each viewer of a table is told, and nothing that they may not know.

Everything about the game comes from what a seat may see; a spectator looks through no seat. Scores are
told when the game is over, never before. Whatever is said is a `Text`: readers put it into words.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

import msgspec

from ludopolis.bots.levels import DEFAULT_LEVEL, LEVELS
from ludopolis.engine.box import Box, Face
from ludopolis.engine.errors import LudopolisError
from ludopolis.language.text import Argument, Listed, Text, Words, say
from ludopolis.language.text import Seat as Who
from ludopolis.presentation.look import log_of, why_not
from ludopolis.presentation.scene import Report
from ludopolis.presentation.ui import ui_of
from ludopolis.tables import schemas, validation
from ludopolis.tables.models import Event, Seat, Visitor
from ludopolis.tables.names import GUEST, bot_label
from ludopolis.tables.position_cache import PositionCache
from ludopolis.tables.refusal import Refused, refusal
from ludopolis.tables.shuffle import LEFT
from ludopolis.tables.stand_ins import StandIn
from ludopolis.tables.table_state import TableState
from ludopolis.tables.validation import is_number
from ludopolis.tables.view_cache import ViewCache

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


# How a position is told: as a scene that is drawn, or as the view behind it.
Form = Literal["scene", "view"]


def face_of(box: Box, name: str) -> Face | None:
    """The face of a box by its name; a box without faces has its own name only."""
    return next((face for face in box.faces if face.name == name), None)


class TablePresenter:
    """Shows a table to its viewers."""

    def __init__(self, table: TableState) -> None:
        self.table = table
        self._shown: PositionCache | None = None

    def table_message(
        self,
        visitor: Visitor | None,
        looking: int | None = None,
        since: int = 0,
        *,
        form: Form = "scene",
    ) -> schemas.TableMessage:
        """The whole table for a viewer, with what happened after an event number.

        Like everything that is told, it is written by `msgspec.json`: scenes and views are in it as
        JSON already.
        """
        since = max(validation.number(since), self.table.number - LOG_LENGTH)
        position = None
        if self.table.history is not None:
            position = self.position(visitor, looking, form=form)
        return {
            "type": "table",
            "table": self.table_info(visitor),
            "number": self.table.number,
            "log": self.log_since(visitor, since, looking),
            "chat": self.chat_since(since),
            "position": position,
        }

    def move_message(
        self,
        visitor: Visitor | None,
        since: int,
        looking: int | None = None,
        *,
        form: Form = "scene",
    ) -> schemas.MoveMessage:
        """What a viewer is told after a move: the log after an event number, and the position."""
        told: schemas.MoveMessage = {
            "type": "move",
            "number": self.table.number,
            "log": self.log_since(visitor, since, looking),
            "position": self.position(visitor, looking, form=form),
        }
        report = None if form == "view" else self.report(visitor, looking)
        if report is not None:
            told["report"] = report
        return told

    def table_info(self, visitor: Visitor | None) -> schemas.TableInfo:
        """The table without its game: seats, options, who is there, how it ended."""
        row, mine = self.table.row, self.table.mine(visitor)
        host = visitor is not None and visitor.id == row.host
        face = face_of(self.table.box, row.face)
        told: schemas.TableInfo = {
            "id": row.id,
            "game": row.game,
            "face": row.face,
            "title": (face or self.table.box).title,
            "options": [
                {
                    "name": option.name,
                    "text": option.text,
                    "value": row.options[option.name],
                    "label": option.label(row.options[option.name]),
                }
                for option in self.table.box.options
            ],
            "players": row.players,
            "status": row.status,
            "seats": self._seats_told(visitor),
            "mine": mine,
            "host": host,
            "public": row.public,
            "people": self.table.people(),
            "hints": say("table-hints" if self.table.hints_allowed() else "table-no-hints"),
            "shuffle": self._shuffle_told(),
        }
        if row.status == "playing":
            told["waits_round"] = any(
                self.table.settles_stand_in(self.table.seats[seat - 1]) for seat in mine
            )
        if row.status == "over":
            told["result"] = self._result_told()
        if self.table.rematch_id is not None:
            told["rematch"] = self.table.rematch_id
            if answers := self.table.rematch_answers():
                told["rematch_asked"] = self._rematch_told(answers, visitor)
        if row.status == "waiting" and host:
            told["bots"] = [
                {"bot": name, "level": level.title, "text": level.text}
                for name, level in LEVELS.items()
            ]
            told["usual_bot"] = DEFAULT_LEVEL
        if row.status == "waiting" and (host or mine):
            invites = {
                seat.seat: seat.invite
                for seat in self.table.seats
                if seat.kind == "open" and seat.reserved is None
            }
            for seat in told["seats"]:
                if seat["seat"] in invites:
                    seat["invite"] = invites[seat["seat"]]
            if invites:
                told["invite"] = next(iter(invites.values()))
        return told

    def _shuffle_told(self) -> schemas.ShuffleInfo:
        """What was promised about the shuffle, and what browsers that take part have to know."""
        begun = self.table.start_event()
        shuffled = begun.data.get("shuffle") if begun is not None else None
        told = self.table.shuffle.told()
        if shuffled is not None:
            return {**told, "promise": shuffled["server"]["commitment"]}
        return {**told, "promise": told["promise"] or self.table.row.digest}

    def position(
        self,
        visitor: Visitor | None,
        looking: int | None = None,
        *,
        form: Form = "scene",
    ) -> schemas.Position | schemas.ViewPosition:
        """The position as a viewer sees it, with what they can choose."""
        mine = self.table.mine(visitor)
        seat, shown = self.table.seat_seen(mine, looking), self._shown_now()
        to_move = self.table.to_move()
        decides = to_move is not None and to_move in mine and self.table.is_person(to_move)
        # A seat that a bot plays, or a game that was given up, offers nothing to choose.
        offered = decides and to_move == seat
        live: schemas.LivePosition = {
            "number": self.table.number,
            "move": len(self.table.game.moves),
            "seat": seat,
            "to_move": to_move,
            "to_move_mine": decides,
            "curtain": bool(decides and to_move != seat and to_move and shown.hides(to_move)),
            "over": self.table.status == "over",
            "hint": offered and self.table.hints_allowed(),
            "undo": seat is not None and self.table.no_undo(visitor) is None,
        }
        if form == "view":
            return {**live, "view": shown.view(seat, offered=offered)}
        return {**live, **shown.position(seat, offered=offered)}

    def _shown_now(self) -> PositionCache:
        """What is sent of the position as it stands."""
        views = self.table.begun_history().views
        if self._shown is None or self._shown.views is not views:
            self._shown = PositionCache(views)
        return self._shown

    def log_since(
        self, visitor: Visitor | None, number: int, looking: int | None = None
    ) -> list[schemas.LogEntry]:
        """What happened after an event number, in sentences for a viewer."""
        seat = self.table.eyes(visitor, looking)
        number = max(self.table.events.base, validation.number(number))
        moves: dict[int, list[Text]] = {}
        if self.table.history is not None:
            moves = {event.number: lines for event, lines in self.table.history.told(seat, number)}
        log: list[schemas.LogEntry] = []
        for event in self.table.events[number:]:
            lines = moves[event.number] if event.kind == "move" else self._said(event)
            if lines:
                log.append({"number": event.number, "seat": event.seat, "lines": lines})
        return log

    def chat_since(self, number: int) -> list[schemas.ChatLine]:
        """What people have written to each other after an event number."""
        names = self.table.names()
        return [
            {
                "number": event.number,
                "name": names[event.seat - 1]
                if self.table.seats[event.seat - 1].visitor == event.visitor
                else event.data["name"] or GUEST,
                "seat": event.seat,
                "text": event.data["text"],
                "at": event.at,
            }
            for event in self.table.events[max(self.table.events.base, validation.number(number)) :]
            if event.kind == "chat" and event.seat is not None
        ]

    def report(self, visitor: Visitor | None, looking: int | None = None) -> Report | None:
        """The statement that the last move brought, if it brought one."""
        return self._shown_now().report(self.table.eyes(visitor, looking))

    def reading(self, visitor: Visitor | None, looking: int | None = None) -> msgspec.Raw:
        """The position as a list, for those who would rather read or hear it."""
        return self._shown_now().reading(self.table.eyes(visitor, looking))

    def why(
        self, visitor: Visitor | None, parts: Sequence[str], looking: int | None = None
    ) -> Text:
        """Why what a viewer has touched leads nowhere."""
        game, seat = self.table.game, self.table.eyes(visitor, looking)
        if not isinstance(parts, (list, tuple)) or len(parts) > MOST_PARTS:
            raise Refused("invalid")
        if any(not isinstance(part, str) or len(part) > LONGEST_PART for part in parts):
            raise Refused("invalid")
        if self.table.status == "over":
            return refusal("over")
        if seat is not None and seat == self.table.to_move() and not self.table.is_person(seat):
            return refusal("handed_over")
        return why_not(game, seat, parts)

    def aid(self, visitor: Visitor | None, key: str, looking: int | None = None) -> list[Words]:
        """A help that a player asks for at their own decision."""
        seat, views = self.table.eyes(visitor, looking), self.table.begun_history().views
        if self.table.status == "over":
            raise Refused("over")
        if seat is None:
            raise Refused("not_yours")
        if seat != self.table.to_move():
            raise self.table.not_your_turn()
        for aid in ui_of(self.table.box).aids:
            if aid.key == key:
                return aid.lines(views.now(seat))
        raise Refused("no_aid")

    def replay(self, move: int, seat: int | None = None) -> schemas.ReplayPosition:
        """A finished game after so many of its moves, through the eyes of any seat or of none."""
        self.table.must_be_over()
        moves = len(self.table.game.moves)
        if not is_number(move) or not 0 <= move <= moves:
            raise Refused("invalid")
        if seat is not None and (not is_number(seat) or not 1 <= seat <= self.table.row.players):
            raise Refused("invalid")
        game = self.table.begun_history().after(move)
        shown = PositionCache(ViewCache(game))
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

    def _seats_told(self, visitor: Visitor | None) -> list[schemas.SeatInfo]:
        mine, away = self.table.mine(visitor), self.table.lent_seats()
        told = []
        for seat, name in zip(self.table.seats, self.table.names(), strict=True):
            entry: schemas.SeatInfo = {
                "seat": seat.seat,
                "name": name,
                "kind": seat.kind,
                "mine": seat.seat in mine,
                "online": seat.seat in self.table.online_seats(),
                "resigned": seat.resigned,
            }
            if seat.kind == "bot":
                entry["bot"] = seat.bot
                entry["level"] = bot_label(seat.bot)
                entry["lent"] = seat.visitor is not None
            if seat.seat in away:
                entry["back"] = self._back_told(seat, away[seat.seat], visitor)
            if seat.reserved is not None and (visitor is None or visitor.id != seat.reserved):
                entry["reserved"] = seat.name or GUEST
            told.append(entry)
        return told

    def _back_told(self, seat: Seat, since: StandIn, visitor: Visitor | None) -> schemas.SeatReturn:
        """When the person of a seat that a robot plays may have it back, and who has agreed."""
        asked = {other.seat: other.visitor for other in self.table.seats if other.kind == "person"}
        who = None if visitor is None or visitor.id == seat.visitor else visitor.id
        may_agree = since.asked and who in asked.values() and who not in since.agreed
        return {
            "after": list(since.after),
            "asked": since.asked,
            "agreed": [number for number, other in asked.items() if other in since.agreed],
            "may_agree": may_agree,
        }

    def _rematch_told(
        self, answers: Mapping[str, schemas.YesOrNo], visitor: Visitor | None
    ) -> schemas.RematchRequest:
        """Who wants a rematch, and what the others say to it."""
        first = next(iter(answers))
        by = next(seat.seat for seat in self.table.seats if seat.visitor == first)
        said = {seat.seat: answers.get(seat.visitor or "") for seat in self.table.seats}
        return {
            "by": self.table.names()[by - 1],
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

    def _result_told(self) -> schemas.Result:
        """How the game ended, line by line. Everybody is called by name, the reader too."""
        result = self.table.row.result
        if result is None:
            raise LudopolisError("a table that is over has a result")
        gave_up = result["reason"] == "resigned"
        lines: list[Text] = []
        if gave_up:
            last = self.table.events.of_kind("resign")[-1]
            assert last.seat is not None
            lines += [self._done(last, self.table.names()[last.seat - 1]), say("result-so-far")]
        lines += ui_of(self.table.box).explain(self.table.begun_history().views.now(None))
        lines += [] if gave_up else self._given_up_told(result)
        lines.append(self._winners_told(result))
        return {**result, "lines": lines}

    def _given_up_told(self, result: Mapping[str, Any]) -> list[Text]:
        """Who does not win, although a robot may have brought their seat to the top."""
        places = result["places"]
        last = max(
            (places[seat.seat - 1] for seat in self.table.seats if not seat.resigned), default=0
        )
        return [
            say("result-gave-up", who=Who(seat.seat))
            for seat in self.table.seats
            if seat.resigned and places[seat.seat - 1] > last
        ]

    def _winners_told(self, result: Mapping[str, Any]) -> Text:
        winners, game = result["winners"], self.table.game
        sides = game.box.sides(game.players, game.options)
        team = 1 < len(winners) < game.players and any(
            sorted(side) == sorted(winners) for side in sides
        )
        known: dict[str, Argument] = {"names": Listed(tuple(Who(seat) for seat in winners))}
        if not team:
            known["count"] = len(winners)
        if result["reason"] == "resigned":
            return say("result-team-ahead" if team else "result-ahead", **known)
        known["score"] = self.table.box.score(result["scores"][winners[0] - 1])
        return say("result-team-wins" if team else "result-wins", **known)
