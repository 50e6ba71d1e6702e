"""Transcripts of shuffles as honest people would make them."""

from __future__ import annotations

from collections.abc import Iterable

from ludopolis.engine.transcript import (
    Transcript,
    new_number,
    seat_commitment,
    server_commitment,
)


def transcript_of(seats: Iterable[int], left: tuple[tuple[int, ...], ...] = ()) -> Transcript:
    """A shuffle in which the browsers of these seats took part, after rounds that some had left."""
    played, number = len(left) + 1, new_number()
    numbers = {seat: new_number() for seat in seats}
    commitments = {seat: seat_commitment(played, seat, own) for seat, own in numbers.items()}
    commitment = server_commitment(played, number, commitments)
    return Transcript(played, commitment, number, commitments, numbers, left)
