"""`ludopolis trace`: documented, complete, and accepted by a referee who knows only the rules."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from commands import output, refused, run
from frame import Objection
from referee_of_newyork import check

SETS = [
    "--players 2 --bots greedy,random --option events=true",
    "--players 2 --option edition=cards --option own_colours=yes --option events=yes",
    "--players 3 --option unlimited_pawns=true",
    "--players 4 --bots random,greedy,random,random --option teams=true --option events=true",
    "--players 4 --option teams=true --option edition=cards",
    "--players 5 --option events=on --option own_colours=on",
]


def trace(arguments: str) -> list[str]:
    return output("trace", "newyork", *arguments.split()).splitlines()


@pytest.fixture(scope="module", params=SETS)
def traced(request: pytest.FixtureRequest) -> list[str]:
    return trace(f"{request.param} --games 2 --seed 11")


def test_lines_are_numbered(traced: list[str]) -> None:
    entries: list[dict[str, Any]] = [json.loads(line) for line in traced]
    assert [e["number"] for e in entries if e["type"] == "game"] == [1, 2]
    assert [e["number"] for e in entries if e["type"] == "end"] == [1, 2]
    for number in (1, 2):
        moves = [e["move"] for e in entries if e["type"] == "decision" and e["number"] == number]
        assert moves == list(range(1, len(moves) + 1))
        (end,) = [e for e in entries if e["type"] == "end" and e["number"] == number]
        assert end["moves"] == len(moves)


def test_the_referee_accepts_it(traced: list[str]) -> None:
    tally = check(traced)
    assert tally.games == 2
    assert tally.decisions == sum(json.loads(line)["type"] == "decision" for line in traced)


def test_the_referee_objects_to_a_forged_trace(traced: list[str]) -> None:
    entries = [json.loads(line) for line in traced]
    middle = entries[len(entries) // 4]
    middle["position"]["purses"][0] += 1
    with pytest.raises(Objection, match="purses"):
        check(json.dumps(entry) for entry in entries)


def test_a_trace_is_the_same_every_time_and_the_game_of_simulate(tmp_path: Path) -> None:
    arguments = "--players 3 --bots greedy,random,greedy --option events=true --seed 4"
    lines = trace(arguments)
    done = run("trace", "newyork", *arguments.split())
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == lines
    path = tmp_path / "records"
    output("simulate", "newyork", *arguments.split(), "--games", "1", "--records", str(path))
    record = json.loads(path.read_text(encoding="utf-8"))
    entries = [json.loads(line) for line in lines]
    assert [e["taken"] for e in entries[1:-1]] == [move["do"] for move in record["moves"]]
    assert entries[0]["seed"] == record["seed"]
    assert entries[-1]["scores"] == record["result"]["scores"]
    assert entries[-1]["places"] == record["result"]["places"]
    assert entries[-1]["reason"] == record["result"]["reason"]


def test_bad_arguments_are_answered_in_one_line() -> None:
    assert "newyork" in refused("trace", "chess")
    assert "random, greedy" in refused("trace", "newyork", "--bots", "clever")
