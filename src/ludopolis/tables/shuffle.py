"""The shared shuffle before a game: who has committed and who has revealed.

It goes in rounds (see `engine/transcript.py` for what is promised and why). In a round every browser
that takes part commits to a number, the server commits to its own, the browsers reveal theirs, and the
game is dealt. If somebody leaves in between, the round is void: a robot plays the seat, and everybody
else makes up a new number. So nobody can leave a shuffle for one that they like better.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from ludopolis.engine.transcript import (
    SEED_PROMISED,
    Transcript,
    new_number,
    seat_commitment,
    server_commitment,
)
from ludopolis.tables.models import Event, Seat, TableRow
from ludopolis.tables.schemas import ShuffleInfo

# The kinds of events, in the order in which they come.
TAKE_PART, COMMIT, PROMISE, REVEAL, LEFT = "take_part", "commit", "promise", "reveal", "left"


@dataclass
class Round:
    """One round of a shuffle."""

    number: int
    commitments: dict[int, str] = field(default_factory=dict)  # by seat
    promise: str = ""  # the server's commitment; from then on browsers reveal
    secret: str = ""  # the server's number
    numbers: dict[int, str] = field(default_factory=dict)

    def reveals(self, seat: int, number: str) -> bool:
        """Is this the number that a seat has committed to?"""
        return self.commitments.get(seat) == seat_commitment(self.number, seat, number)


class Shuffle:
    """All rounds of a table's shuffle, as its events tell."""

    def __init__(self, events: Iterable[Event] = ()) -> None:
        self.round = Round(1)
        self.left: list[tuple[int, ...]] = []  # the seats that left, for each round before
        self._browsers: set[str] = set()  # the visitors whose browsers said that they take part
        for event in events:
            self.follow(event)

    def follow(self, event: Event) -> None:
        """Apply an event."""
        data = event.data
        if event.kind == TAKE_PART or data.get("takes_part"):
            self._browsers.add(event.visitor or "")
        elif event.kind == COMMIT and event.seat is not None:
            self.round.commitments[event.seat] = data["commitment"]
        elif event.kind == PROMISE:
            self.round.promise, self.round.secret = data["commitment"], data["number"]
        elif event.kind == REVEAL and event.seat is not None:
            self.round.numbers[event.seat] = data["number"]
        elif event.kind == LEFT:
            self.left.append(tuple(data["seats"]))
            self._browsers.difference_update(data["visitors"])
            self.round = Round(self.round.number + 1)

    @property
    def stage(self) -> tuple[int, bool]:
        """How far the shuffle has come: the round, and whether browsers reveal."""
        return self.round.number, bool(self.round.promise)

    def expected(self, seats: Sequence[Seat]) -> list[int]:
        """The seats whose browsers take part in the round."""
        if self.round.promise:
            return list(self.round.commitments)
        return [
            seat.seat
            for seat in seats
            if seat.kind == "person"
            and (seat.visitor in self._browsers or seat.seat in self.round.commitments)
        ]

    def missing(self, seats: Sequence[Seat]) -> list[int]:
        """The seats that are waited for: to commit, or after the promise to reveal."""
        done = self.round.numbers if self.round.promise else self.round.commitments
        return [seat for seat in self.expected(seats) if seat not in done]

    def promise(self) -> dict[str, str]:
        """A number of the server's for this round, and its commitment: the data of a promise."""
        number = new_number()
        commitment = server_commitment(self.round.number, number, self.round.commitments)
        return {"commitment": commitment, "number": number}

    def transcript(self) -> Transcript:
        """What was said, with the server's number; where nobody took part, it makes one up now."""
        done = self.round
        if not done.promise:
            made = self.promise()
            done = replace(done, promise=made["commitment"], secret=made["number"])
        return Transcript(
            round=done.number,
            commitment=done.promise,
            number=done.secret,
            commitments=dict(done.commitments),
            numbers=dict(done.numbers),
            left=tuple(self.left),
        )

    def told(self) -> ShuffleInfo:
        """What participating browsers need to know."""
        return {
            "round": self.round.number,
            "commitments": {str(seat): said for seat, said in self.round.commitments.items()},
            "revealed": sorted(self.round.numbers),
            "promise": self.round.promise,
        }


def seed_of(row: TableRow, begun: Event) -> str:
    """The seed of a game that has begun."""
    shuffled = begun.data.get("shuffle")
    return Transcript.of(shuffled).seed if shuffled else row.seed


def proof_of(row: TableRow, begun: Event) -> dict[str, Any] | None:
    """How the seed of a game came about, as its record tells it; None if it was simply chosen."""
    shuffled: dict[str, Any] | None = begun.data.get("shuffle")
    if shuffled is None and row.digest:
        return {"protocol": SEED_PROMISED, "digest": row.digest, "salt": row.salt}
    return shuffled
