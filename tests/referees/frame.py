"""What all referees share: reading a trace line by line, and saying where it is wrong.

A referee is a second, independent reading of a game's rules; nothing of it is shared with the game's
own code. It plays every action of a trace (docs/trace.md) itself, slowly and plainly, and objects as
soon as a line differs from what the rules say: the position, who decides, the allowed actions, what
chance decided, or the result.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, NoReturn, Protocol

HEADER_FIELDS = ["type", "game", "number", "rules", "players", "options", "seats", "seed", "chance"]
DECISION_FIELDS = [
    "type",
    "number",
    "move",
    "seat",
    "decision",
    "position",
    "legal",
    "taken",
    "chance",
]
END_FIELDS = ["type", "number", "moves", "position", "scores", "points", "places", "reason"]


class Objection(AssertionError):
    """The trace breaks a rule; the message says in which game and move, and how."""


class Fault(Exception):
    """Something is wrong; the place is added by who reads the trace."""


@dataclass
class Tally:
    """What was seen: so that somebody can tell what a trace never reached."""

    games: int = 0
    decisions: int = 0
    seen: Counter[str] = field(default_factory=Counter)  # whatever a referee finds worth counting


class Refereed(Protocol):
    """A game as a referee plays it."""

    seat: int | None  # who decides, from 1; None when the game is over
    decision: str | None
    reason: str | None  # why the game is over

    def position(self) -> dict[str, Any]:
        """The position as the trace should show it."""
        ...

    def legal(self) -> list[str]:
        """The texts of all allowed actions, in any order."""
        ...

    def carry_out(self, action: str, chance: list[dict[str, Any]]) -> None:
        """Carry out an allowed action; objects unless chance decided just what it had to."""
        ...

    def scores(self) -> list[int]:
        """The score of each seat."""
        ...

    def points(self) -> list[int]:
        """The points that each seat made itself."""
        ...

    def places(self) -> list[int]:
        """The place of each seat."""
        ...


class Chance:
    """The outcomes of one line, taken in order; every one must be called for."""

    def __init__(self, outcomes: object) -> None:
        if not isinstance(outcomes, list):
            raise Fault(f"chance should be a list, found {outcomes!r}")
        for outcome in outcomes:
            if not isinstance(outcome, dict) or len(outcome) != 1:
                raise Fault(f"an outcome of chance should have exactly one key: {outcome!r}")
        self.outcomes: list[dict[str, Any]] = list(outcomes)

    def take(self, kind: str) -> object:
        """The next outcome, which must be of that kind."""
        if not self.outcomes:
            raise Fault(f"chance: expected {kind!r}, found nothing")
        outcome = self.outcomes.pop(0)
        if list(outcome) != [kind]:
            raise Fault(f"chance: expected {kind!r}, found {list(outcome)}")
        return outcome[kind]

    def number(self, kind: str, most: int) -> int:
        """A number from 1 to the most possible, such as a seat or the throw of a die."""
        found = self.take(kind)
        if type(found) is not int or not 1 <= found <= most:
            raise Fault(f"chance: {kind} should be a number from 1 to {most}, found {found!r}")
        return found

    def shuffled(self, kind: str, texts: list[str]) -> list[str]:
        """The new order of these cards, all of them and no others, the top one first."""
        found = self.take(kind)
        if not isinstance(found, list) or not all(isinstance(text, str) for text in found):
            raise Fault(f"chance: {kind} should be a list of cards, found {found!r}")
        if Counter(found) != Counter(texts):
            missing = sorted((Counter(texts) - Counter(found)).elements())
            surplus = sorted((Counter(found) - Counter(texts)).elements())
            raise Fault(f"chance: wrong cards in {kind}: missing {missing}, too many {surplus}")
        return list(found)

    def nothing_left(self) -> None:
        """Object if chance decided something that the rules do not call for."""
        if self.outcomes:
            raise Fault(f"chance: not called for: {self.outcomes!r}")


# Begins a game from the header's players, options and chance; the tally is for what is worth counting.
Opening = Callable[[int, dict[str, Any], list[dict[str, Any]], Tally], Refereed]


def expect(what: str, expected: Any, found: Any) -> None:
    """Object unless two things are written alike: true is not 1."""
    if json.dumps(expected, sort_keys=True) != json.dumps(found, sort_keys=True):
        raise Fault(f"{what}: expected {expected!r}, found {found!r}")


def expect_fields(what: str, expected: list[str], found: dict[str, Any]) -> None:
    """Object unless an object has exactly these fields."""
    if sorted(expected) != sorted(found):
        raise Fault(f"{what} has the fields {sorted(found)}, expected {sorted(expected)}")


def expect_position(game: Refereed, found: dict[str, Any]) -> None:
    """Object to the first field of a position that differs."""
    expected = game.position()
    expect_fields("the position", list(expected), found)
    for name, value in expected.items():
        expect(name, value, found[name])


def check_decision(line: dict[str, Any], game: Refereed) -> None:
    """Check the line of a decision, and carry it out."""
    expect_fields("the decision line", DECISION_FIELDS, line)
    if game.seat is None:
        raise Fault("a decision after the end of the game")
    expect_position(game, line["position"])
    expect("seat", game.seat, line["seat"])
    expect("decision", game.decision, line["decision"])
    allowed, listed = game.legal(), line["legal"]
    missing = sorted(set(allowed) - set(listed))
    surplus = sorted(set(listed) - set(allowed))
    if missing or surplus:
        raise Fault(f"legal: missing {missing[:10]}, not allowed {surplus[:10]}")
    expect("the number of legal actions", len(allowed), len(listed))
    if line["taken"] not in allowed:
        raise Fault(f"taken: {line['taken']!r} is not allowed")
    game.carry_out(line["taken"], line["chance"])


def check_end(line: dict[str, Any], game: Refereed) -> None:
    """Check the last line of a game."""
    expect_fields("the end line", END_FIELDS, line)
    if game.seat is not None:
        raise Fault(f"the game is not over (seat {game.seat} to {game.decision}), found the end")
    expect("reason", game.reason, line["reason"])
    expect_position(game, line["position"])
    expect("scores", game.scores(), line["scores"])
    expect("points", game.points(), line["points"])
    expect("places", game.places(), line["places"])


def check_trace(name: str, lines: Iterable[str], opening: Opening) -> Tally:
    """Check a whole trace; raise an Objection at the first fault, else say what was seen."""
    tally = Tally()
    number = move = 0
    game: Refereed | None = None

    def object_to(what: str) -> NoReturn:
        where = f"game {number}, " + (f"move {move}" if move else "setup")
        raise Objection(f"{where}: {what}")

    for text in lines:
        kind = "?"
        try:
            try:
                line = json.loads(text)
            except ValueError as error:
                raise Fault(f"not JSON ({error}): {text[:100]!r}") from None
            if not isinstance(line, dict):
                raise Fault(f"a line should be an object: {text[:100]!r}")
            kind = str(line.get("type"))
            if kind == "game":
                if game is not None:
                    raise Fault("a new game begins before the end of the last")
                number, move = number + 1, 0
                expect_fields("the header", HEADER_FIELDS, line)
                expect("game", name, line["game"])
                expect("number", number, line["number"])
                expect("seats", line["players"], len(line["seats"]))
                game = opening(line["players"], line["options"], line["chance"], tally)
                tally.games += 1
            elif game is None:
                raise Fault(f"a line of type {kind!r} outside a game")
            elif kind == "decision":
                move += 1
                expect("number", number, line["number"])
                expect("move", move, line["move"])
                check_decision(line, game)
                tally.decisions += 1
            elif kind == "end":
                expect("number", number, line["number"])
                expect("moves", move, line["moves"])
                check_end(line, game)
                game = None
            else:
                raise Fault(f"type: expected game, decision or end, found {kind!r}")
        except Fault as fault:
            object_to(f"{kind} line: {fault}")
    if game is not None:
        object_to("the trace stops before the end of the game")
    return tally


def main(check: Callable[[Iterable[str]], Tally]) -> int:
    """Check the trace on standard input and print the tally."""
    sys.stdin.reconfigure(encoding="utf-8")  # type: ignore[union-attr]
    try:
        tally = check(sys.stdin)
    except Objection as objection:
        print(f"Objection: {objection}")
        return 1
    print(tally)
    return 0
