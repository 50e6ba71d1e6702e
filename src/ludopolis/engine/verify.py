"""Checking a record: the rules, the shuffles, and what was promised about them."""

from __future__ import annotations

from dataclasses import dataclass

from ludopolis.engine.errors import LudopolisError, RecordError
from ludopolis.engine.game import Game
from ludopolis.engine.record import Record
from ludopolis.engine.transcript import SEED_PROMISED, Transcript, promised_seed_digest


@dataclass(frozen=True)
class Verified:
    """What is proven of a record; whatever is wrong with one is a `RecordError`."""

    moves: int
    outcomes: int  # shuffles, dice and draws
    derived: bool  # does the seed give every one of them?
    promised: bool  # was the seed promised before the deal, by the server alone?
    transcript: Transcript | None  # how the seed was made, by all together


def verify(record: Record) -> Verified:
    """Check a record: every move and the result, and whatever can be checked of its shuffles."""
    game = record.replay()
    outcomes = len(game.setup) + sum(len(move.chance) for move in game.moves)
    different = _first_difference(record)
    shuffle = record.data.get("shuffle")
    transcript = None
    if shuffle is not None and shuffle["protocol"] == SEED_PROMISED:
        _check_promise(record)
    elif shuffle is not None:
        transcript = Transcript.of(shuffle)
        _check_transcript(transcript, record)
        if different is not None:
            raise RecordError(f"the shuffles were changed: {different}")
    return Verified(
        moves=len(game.moves),
        outcomes=outcomes,
        derived=different is None,
        promised=shuffle is not None,
        transcript=transcript,
    )


def _check_promise(record: Record) -> None:
    shuffle = record.data["shuffle"]
    if promised_seed_digest(record.data["seed"], shuffle["salt"]) != shuffle["digest"]:
        raise RecordError("the seed is not the one that was promised before the deal")


def _check_transcript(transcript: Transcript, record: Record) -> None:
    if any(not 1 <= seat <= record.data["players"] for seat in transcript.commitments):
        raise RecordError("the transcript of the shuffle names a seat that is not there")
    if (fault := transcript.fault()) is not None:
        raise RecordError(f"the transcript of the shuffle does not fit: {fault}")
    if transcript.seed != record.data["seed"]:
        raise RecordError("the seed is not the one that follows from the transcript")


def _first_difference(record: Record) -> str | None:
    """Where a record differs from what its seed gives, playing the same moves; None: nowhere."""
    data = record.data
    if data["seed"] is None:
        return "there is no seed"
    told = record.start()
    try:
        game = Game(told.box, told.players, told.options, told.seed, told.names)
        if game.setup != told.setup:
            return "the deal is not the one that the seed gives"
        for number, entry in enumerate(data["moves"], start=1):
            move = game.carry_out(game.read(entry["do"]))
            if list(move.chance) != entry.get("chance", []):
                return f"move {number}: the seed gives something else"
    except LudopolisError as fault:  # the game went another way
        return f"the seed leads elsewhere: {fault}"
    return None
