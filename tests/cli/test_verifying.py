"""`ludopolis verify`: what is proven of a record, in plain words, and what is wrong with it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from commands import output, refused

import ludopolis
from ludopolis.engine.record import Record
from ludopolis.engine.transcript import new_number, promised_seed_digest
from transcripts import transcript_of


def shuffled(seats: list[int], left: tuple[tuple[int, ...], ...] = ()) -> Record:
    """The record of a deal that the browsers of these seats took part in."""
    transcript = transcript_of(seats, left)
    game = ludopolis.new("bigshot", 2, seed=int(transcript.seed, 16))
    return Record.of(game, transcript.data())


def older() -> Record:
    seed = f"{7:032x}"
    promise = {"protocol": 0, "digest": promised_seed_digest(seed, "salt"), "salt": "salt"}
    return Record.of(ludopolis.new("bigshot", 2, seed=7), promise)


def resaid(text: str) -> str:
    """What was printed, whatever the width of the screen."""
    return " ".join(text.split())


@pytest.mark.parametrize(
    ("record", "en", "fr"),
    [
        (shuffled([1, 2]), "Nobody could choose the shuffles", "Personne n'a pu choisir"),
        (shuffled([1], left=((2,),)), "begun anew", "recommencé"),
        (shuffled([]), "No player's browser took part", "aucun navigateur de joueur"),
        (older(), "did not try several seeds", "essayé plusieurs graines"),
        (
            ludopolis.new("bigshot", 2, seed=7).record(),
            "Nobody promised the seed",
            "Personne n'a promis",
        ),
    ],
    ids=["all", "left", "server", "older", "seeded"],
)
def test_what_is_proven_is_said_in_plain_words(
    tmp_path: Path, record: Record, en: str, fr: str
) -> None:
    record.save(tmp_path / "game.record")
    said = output("verify", "game.record", "--language", "en", cwd=tmp_path)
    assert "1 record, 0 moves: every move allowed, every result right." in resaid(said)
    assert en in resaid(said)
    assert fr in resaid(output("verify", "game.record", "--language", "fr", cwd=tmp_path))


def test_records_of_one_file_are_told_by_what_is_proven(tmp_path: Path) -> None:
    lines = [shuffled([1]).line(), older().line(), shuffled([2]).line()]
    (tmp_path / "many").write_text("\n".join(lines), encoding="utf-8")
    said = resaid(output("verify", "many", "--language", "en", cwd=tmp_path))
    assert said.startswith("3 records, 0 moves")
    assert "2 records: • Nobody could choose" in said
    assert "1 record: • The server promised the seed" in said


def test_what_is_wrong_is_an_error(tmp_path: Path) -> None:
    data = json.loads(shuffled([1]).line())
    data["shuffle"]["server"]["number"] = new_number()
    path = tmp_path / "game.record"
    path.write_text(json.dumps(data), encoding="utf-8")
    for command in (["verify", "game.record"], ["replay", "game.record", "--verify"]):
        assert "the server has revealed another number" in resaid(refused(*command, cwd=tmp_path))
    (tmp_path / "empty").touch()
    assert "is empty" in refused("verify", "empty", cwd=tmp_path)
