"""Seats that a bot plays for a person: when the person may take it back.

Among several people who play without hints, a robot that can be called in for one move would be a hint.
So once it has moved, it stays for a round: until every other seat has made a decision. What counts as a
turn only the rules know, so a round is told from the events alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ludopolis.tables.models import Event

# Some seats never decide again (somebody is bankrupt): so many decisions of others, times the number
# of players, are a round in any case.
LONGEST_ROUND = 3


@dataclass(frozen=True)
class StandIn:
    """What has happened since a seat was handed to a bot."""

    after: tuple[int, ...] = ()  # the seats that have to decide before the round is over
    asked: bool = False  # has its person asked for it?
    agreed: tuple[str, ...] = ()  # the visitors who have agreed since


def stand_in_of(seat: int, players: int, events: Sequence[Event]) -> StandIn:
    """What has happened since a seat was handed over; until the robot has moved, it can be undone."""
    since = []
    for event in reversed(events):
        if is_handed(event, seat):
            break
        since.append(event)
    since.reverse()
    moves = [event.seat for event in since if event.kind == "move"]
    after: tuple[int, ...] = ()
    if seat in moves:
        decided = [other for other in moves[moves.index(seat) :] if other != seat]
        if len(decided) < LONGEST_ROUND * players:
            others = (other for other in range(1, players + 1) if other != seat)
            after = tuple(other for other in others if other not in decided)
    asked = any(event.kind == "ask_back" and event.seat == seat for event in since)
    agreed = tuple(
        event.visitor
        for event in since
        if event.kind == "agree" and event.data["to"] == seat and event.visitor is not None
    )
    return StandIn(after, asked, agreed)


def needed_for_stand_ins(players: int, events: Sequence[Event]) -> list[int]:
    """The numbers of those of these events on which `lent` depends; it need not be given the others."""
    needed: list[int] = []
    for seat in range(1, players + 1):
        handed = [place for place, event in enumerate(events) if is_handed(event, seat)]
        needed += [events[place].number for place in handed[-1:]]
        moves = [event for event in events[handed[-1] if handed else 0 :] if event.kind == "move"]
        first = next((place for place, move in enumerate(moves) if move.seat == seat), None)
        if first is not None:
            others = [move.number for move in moves[first:] if move.seat != seat]
            needed += [moves[first].number, *others[: LONGEST_ROUND * players]]
    return needed


def is_handed(event: Event, seat: int) -> bool:
    """Is this the event in which a seat was handed to a robot?"""
    return event.kind == "hand_over" and event.seat == seat
