"""`ludopolis replay`: stepping through a game, and checking many."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from commands import Screen, call, output, refused, refused_by_process

import ludopolis

if TYPE_CHECKING:
    from ludopolis import Game

HELP = "q quit"


def first_choices(moves: int, seed: int = 3) -> Game:
    game = ludopolis.new("newyork", players=2, seed=seed, names=["Ada", "Bob"])
    while not game.over and len(game.moves) < moves:
        game.play(game.legal()[0])
    return game


@pytest.fixture
def game(tmp_path: Path) -> Game:
    """A game of thirty moves, saved."""
    game = first_choices(30)
    game.record().save(tmp_path / "game.record")
    return game


def test_stepping_forward_back_and_to_a_move(tmp_path: Path, game: Game) -> None:
    with Screen("replay", "game.record", "--language", "en", cwd=tmp_path) as screen:
        assert "the deal" in screen.until(HELP)
        first = screen.answer("", HELP)
        assert "move 1 of 30" in first
        assert f"Ada puts a red pawn on {game.moves[0].action.text}" in first
        second = screen.answer("", HELP)
        assert "move 2 of 30" in second
        assert f"Bob puts a blue pawn on {game.moves[1].action.text}" in second
        assert "move 1 of 30" in screen.answer("b", HELP)
        assert "the deal" in screen.answer("b", HELP)
        assert "the deal" in screen.answer("b", HELP)
        there = screen.answer("29", HELP)
        assert "move 29 of 30" in there
        assert game.moves[28].action.text in there
        assert "right" not in there
        assert "move 29 of 30" in screen.answer("nonsense", HELP)
        last = screen.answer("", HELP)
        assert "move 30 of 30" in last
        assert "Every move so far was allowed" in last
        assert "move 30 of 30" in screen.answer("1000", HELP)
        assert "the deal" in screen.answer("0", HELP)
        screen.type("q")
        screen.rest()
    # A replay shows what lies open, and no hand.
    assert "⟦" not in screen.raw
    assert "Your hand" not in screen.raw


def test_enter_after_the_last_move_ends_the_replay(tmp_path: Path, game: Game) -> None:
    done = call("replay", "game.record", "--language", "en", cwd=tmp_path, typed="30\n\n")
    assert done.returncode == 0, done.stderr
    assert "move 30 of 30" in done.stdout


def test_a_replay_in_french(tmp_path: Path, game: Game) -> None:
    done = call("replay", "game.record", "--language", "fr", cwd=tmp_path, typed="\nq\n")
    assert done.returncode == 0, done.stderr
    assert "la donne" in done.stdout
    assert "coup 1 sur 30" in done.stdout
    assert "the deal" not in done.stdout


def test_a_number_too_long_to_read_does_not_matter(tmp_path: Path, game: Game) -> None:
    done = call(
        "replay", "game.record", "--language", "en", cwd=tmp_path, typed="9" * 5000 + "\nq\n"
    )
    assert done.returncode == 0, done.stderr


def test_a_name_with_signs_can_be_replayed(tmp_path: Path) -> None:
    game = ludopolis.new("newyork", players=2, seed=1, names=["[/]", "[bold]"])
    game.record().save(tmp_path / "game.record")
    done = call("replay", "game.record", "--language", "en", cwd=tmp_path, typed="q\n")
    assert done.returncode == 0, done.stderr
    assert "[/]" in done.stdout


def test_one_of_many_records_can_be_chosen(tmp_path: Path) -> None:
    lines = [first_choices(moves).record().line() for moves in (3, 5)]
    path = tmp_path / "many"
    path.write_text("\n".join(lines), encoding="utf-8")
    done = call("replay", "many", "--game", "2", "--language", "en", cwd=tmp_path, typed="\nq\n")
    assert "move 1 of 5" in done.stdout
    assert "no record number 3" in refused("replay", "many", "--game", "3", cwd=tmp_path)
    assert "2 records, 8 moves" in output("replay", "--verify", "many", cwd=tmp_path)


def test_damage_is_told_in_one_line(tmp_path: Path, game: Game) -> None:
    path = tmp_path / "game.record"
    data = json.loads(path.read_text(encoding="utf-8"))
    data["moves"][3]["do"] = "show hand"
    path.write_text(json.dumps(data), encoding="utf-8")
    for arguments in (["game.record"], ["game.record", "--verify"]):
        assert "move 4" in refused("replay", *arguments, cwd=tmp_path)
    assert "No such file" in refused_by_process("replay", "nowhere", cwd=tmp_path)
