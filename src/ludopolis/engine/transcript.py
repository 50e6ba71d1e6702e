"""The transcript of a shuffle that nobody could choose: who promised what, and the seed that came of it.

Before a game is dealt, the browser of every person at the table makes up a number and commits to it by
a digest. Then the server commits to a number of its own, and to the digests it has collected. Only then
do the browsers reveal theirs. The seed is a digest of all numbers, so whoever made up one of them at
random knows that nobody else could choose the seed. The server's number stays secret until the end of
the game, for with it the cards to come could be worked out.

Everything is SHA-256 of a few lines of text, see `docs/fairness.md`; `web/static/table/transcript.js` is
the same in the browser.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

PROTOCOL = 1
SEED_PROMISED = 0  # the protocol of 0.1: the server alone promised a seed of its own
DIGITS = 64  # hexadecimal digits of a number or a digest
SEED_DIGITS = 32


def new_number() -> str:
    """A number for one shuffle, of 256 bits."""
    return secrets.token_hex(DIGITS // 2)


def _digest(purpose: str, round_number: int, *lines: str) -> str:
    text = "\n".join((f"ludopolis shuffle {PROTOCOL}", purpose, f"round {round_number}", *lines))
    return hashlib.sha256(text.encode()).hexdigest()


def _of_seats(numbers: Mapping[int, str]) -> list[str]:
    return [f"seat {seat} {number}" for seat, number in sorted(numbers.items())]


def seat_commitment(round_number: int, seat: int, number: str) -> str:
    """What a seat's browser commits to its number by."""
    return _digest("seat", round_number, *_of_seats({seat: number}))


def server_commitment(round_number: int, number: str, commitments: Mapping[int, str]) -> str:
    """What the server commits by: to its own number, and to what the seats have committed to."""
    return _digest("server", round_number, f"server {number}", *_of_seats(commitments))


def derive_seed(round_number: int, number: str, numbers: Mapping[int, str]) -> str:
    """The seed of a game, as 32 hexadecimal digits: of the server's number and those of the seats."""
    return _digest("seed", round_number, f"server {number}", *_of_seats(numbers))[:SEED_DIGITS]


def promised_seed_digest(seed: str, salt: str) -> str:
    """What 0.1 showed before the first move: SHA-256 of seed, colon and salt."""
    return hashlib.sha256(f"{seed}:{salt}".encode()).hexdigest()


@dataclass(frozen=True)
class Transcript:
    """All that was said about one shuffle."""

    round: int  # the one that was completed; those before were left by somebody
    commitment: str  # the server's
    number: str  # the server's, secret until the end
    commitments: dict[int, str] = field(default_factory=dict)  # by seat
    numbers: dict[int, str] = field(default_factory=dict)
    left: tuple[tuple[int, ...], ...] = ()  # the seats that left, for each round before this

    @property
    def seed(self) -> str:
        """The seed that came of it."""
        return derive_seed(self.round, self.number, self.numbers)

    def fault(self) -> str | None:
        """What does not fit in the transcript, if anything."""
        if set(self.numbers) != set(self.commitments):
            return "not every seat that committed has revealed its number"
        for seat, number in self.numbers.items():
            found = seat_commitment(self.round, seat, number)
            if not hmac.compare_digest(found, self.commitments[seat]):
                return f"seat {seat} has revealed another number than it had committed to"
        found = server_commitment(self.round, self.number, self.commitments)
        if not hmac.compare_digest(found, self.commitment):
            return "the server has revealed another number than it had committed to"
        if len(self.left) != self.round - 1:
            return f"round {self.round} follows {len(self.left)} others"
        return None

    def data(self) -> dict[str, Any]:
        """The transcript as it stands in a record."""
        return {
            "protocol": PROTOCOL,
            "round": self.round,
            "server": {"commitment": self.commitment, "number": self.number},
            "seats": [
                {
                    "seat": seat,
                    "commitment": commitment,
                    "number": self.numbers[seat],
                }
                for seat, commitment in sorted(self.commitments.items())
            ],
            "left": [list(seats) for seats in self.left],
        }

    @classmethod
    def of(cls, data: Mapping[str, Any]) -> Transcript:
        """The transcript that stands in a record."""
        return cls(
            round=data["round"],
            commitment=data["server"]["commitment"],
            number=data["server"]["number"],
            commitments={entry["seat"]: entry["commitment"] for entry in data["seats"]},
            numbers={entry["seat"]: entry["number"] for entry in data["seats"]},
            left=tuple(tuple(seats) for seats in data["left"]),
        )
