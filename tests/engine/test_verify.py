"""What a record proves of its shuffles, and that nothing else passes."""

from __future__ import annotations

import copy
import random
from typing import Any

import pytest

import ludopolis
from ludopolis.engine import registry
from ludopolis.engine.errors import RecordError
from ludopolis.engine.game import Game
from ludopolis.engine.record import Record
from ludopolis.engine.transcript import (
    Transcript,
    derive_seed,
    new_number,
    promised_seed_digest,
    server_commitment,
)
from ludopolis.engine.verify import verify
from transcripts import transcript_of


def played(name: str, transcript: Transcript, moves: int = 10_000) -> Record:
    """A game of that seed, played at random to its end, or for so many moves."""
    box = registry.box(name)
    players = min(3, box.most_players)
    game = ludopolis.new(name, players, seed=int(transcript.seed, 16))
    mind = random.Random(name)
    while not game.over and len(game.moves) < moves:
        game.play(mind.choice(game.legal()))
    return Record.of(game, transcript.data())


def changed(record: Record, change: Any) -> Record:
    data = copy.deepcopy(record.data)
    change(data)
    return Record(data)


@pytest.fixture(scope="module")
def honest() -> Record:
    return played("property", transcript_of([1, 3]))


@pytest.mark.parametrize("name", registry.names())
def test_every_shuffle_and_die_of_a_game_follows_from_its_transcript(name: str) -> None:
    transcript = transcript_of([1, 2])
    record = played(name, transcript)
    again = Record.parse(record.line())  # the schema knows it
    found = verify(again)
    assert (found.derived, found.promised, found.transcript) == (True, True, transcript)
    assert found.outcomes > 0


def test_a_deal_that_was_rewritten_is_found() -> None:
    honest = played("property", transcript_of([1]), moves=3)

    def swap(data: dict[str, Any]) -> None:
        cards = data["setup"][-1]["shuffle"]
        cards[0], cards[1] = cards[1], cards[0]

    forged = changed(honest, swap)
    forged.replay()  # the rules alone find nothing: the two cards lie at the bottom of the pile
    with pytest.raises(RecordError, match="the deal is not the one that the seed gives"):
        verify(forged)


def test_what_was_drawn_later_and_rewritten_is_found() -> None:
    record = played("bigshot", transcript_of([2]))
    thrown = [at for at, move in enumerate(record.data["moves"]) if move.get("chance")]

    def load_the_die(data: dict[str, Any]) -> None:
        # The last throw moves the promoter; nothing after it depends on where.
        outcome = data["moves"][thrown[-1]]["chance"][0]
        outcome["pick"] = (outcome["pick"] + 1) % outcome["of"]
        data["moves"] = data["moves"][: thrown[-1] + 1]
        data["result"] = None

    forged = changed(record, load_the_die)
    forged.replay()
    with pytest.raises(RecordError, match=f"move {thrown[-1] + 1}"):
        verify(forged)


def other(digits: str) -> str:
    return ("1" if digits[0] == "0" else "0") + digits[1:]


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda told: told["server"].update(number=other(told["server"]["number"])), "server"),
        (lambda told: told["seats"][0].update(number=other(told["seats"][0]["number"])), "seat 1"),
        (lambda told: told["seats"].pop(), "server"),  # somebody is left out
        (lambda told: told["seats"][0].update(seat=9), "not there"),
        (lambda told: told.update(round=2, left=[[2]]), "another number"),
        (lambda told: told.update(left=[[2]]), "round 1 follows 1"),
    ],
)
def test_a_transcript_that_was_rewritten_is_found(honest: Record, change: Any, why: str) -> None:
    with pytest.raises(RecordError, match=why):
        verify(changed(honest, lambda data: change(data["shuffle"])))


def test_another_seed_than_that_of_the_transcript_is_found(honest: Record) -> None:
    other_game = played("property", transcript_of([1]))
    forged = changed(other_game, lambda data: data.update(shuffle=honest.data["shuffle"]))
    with pytest.raises(RecordError, match="not the one that follows"):
        verify(forged)


def test_the_promise_gives_the_seed_away_to_nobody() -> None:
    # With nobody else taking part, seed and promise are digests of the same number.
    number = new_number()
    assert derive_seed(1, number, {}) not in server_commitment(1, number, {})


def test_an_older_record_says_that_only_the_seed_was_promised() -> None:
    game = Game(registry.box("bigshot"), 2, registry.box("bigshot").settle(2, {}), 7)
    seed = f"{7:032x}"
    promise = {"protocol": 0, "digest": promised_seed_digest(seed, "salt"), "salt": "salt"}
    found = verify(Record.parse(Record.of(game, promise).line()))
    assert (found.promised, found.transcript) == (True, None)
    with pytest.raises(RecordError, match="not the one that was promised"):
        verify(Record.of(game, {**promise, "salt": "sugar"}))


def test_a_record_without_any_promise_is_not_said_to_have_one() -> None:
    game = ludopolis.new("bigshot", 2, seed=7)
    found = verify(game.record())
    assert (found.promised, found.transcript, found.derived) == (False, None, True)
    data = {**game.record().data, "seed": None}
    assert verify(Record(data)).derived is False
