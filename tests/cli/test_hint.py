"""`ludopolis hint`: the best moves of one position, from what its player may know and nothing else."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from commands import call, output, refused_by_process, words_of

import ludopolis
from ludopolis import Game, bots
from ludopolis.bots.hints import hints_for_people
from ludopolis.bots.search_bot import Budget
from ludopolis.engine.record import Record

QUICK = "newyorknewyork"
FEW = ("--bot", "search:simulations=40")


def played(moves: int, players: int = 2) -> Game:
    """The first moves of greedy bots, which people have made."""
    game = ludopolis.new(QUICK, players, seed=5, names=["Ada [x]", "Ben", "Cleo"][:players])
    bot = bots.make("greedy")
    while len(game.moves) < moves:
        game.carry_out(bot.choose(game))
    return game


def ended() -> Game:
    """A game that both give up."""
    game = played(10)
    while not game.over:
        game.play("pass" if "pass" in map(str, game.legal()) else game.legal()[0])
    return game


def asked(folder: Path, game: Game | Record, *more: str) -> dict[str, Any]:
    """What a program is told about a game."""
    record = game if isinstance(game, Record) else game.record()
    record.save(folder / "g.record")
    found: dict[str, Any] = json.loads(output("hint", "g.record", "--json", *more, cwd=folder))
    return found


def test_the_moves_are_those_of_the_bot_in_a_resampled_world(tmp_path: Path) -> None:
    game = played(9, players=3)
    data = asked(tmp_path, game, *FEW, "--move", "2", "--moves", "5")
    then = played(2, players=3)
    best = hints_for_people(then.resample(then.seat, 0), 5, Budget(simulations=40))
    assert len(best) > 1
    assert [one["text"] for one in data["hints"]] == [one.action.text for one in best]
    assert [one["action"] for one in data["hints"]] == [int(one.action) for one in best]
    assert [one["visits"] for one in data["hints"]] == [one.visits for one in best]
    for one, expected in zip(data["hints"], best, strict=True):
        assert one["win"] == pytest.approx(list(expected.win.values()), abs=0.0001)
    assert data["played"] == game.moves[2].action.text
    assert (data["move"], data["seat"], data["decision"]) == (2, then.seat, then.decision)
    assert (data["game"], data["players"], data["choices"]) == (QUICK, 3, len(then.legal()))
    assert data["seats"] == ["Ada [x]", "Ben", "Cleo"]
    assert (data["options"], data["bot"]) == (then.options, FEW[1])


def test_people_are_told_the_same_in_words(tmp_path: Path) -> None:
    game = played(6)
    data = asked(tmp_path, game, *FEW, "--move", "4", "--moves", "2")
    for language in ("en", "fr"):
        told = words_of(
            output(
                *("hint", "g.record", "--move", "4", "--moves", "2", *FEW, "--language", language),
                cwd=tmp_path,
            )
        )
        assert ("after move 4 of 6" if language == "en" else "après le coup 4 sur 6") in told
        then = played(4)
        for place, one in enumerate(data["hints"], start=1):
            assert f" {place} {then.written(one['action'], language)} " in told
        best = data["hints"][0]["win"][data["seat"] - 1]
        assert f"{then.names[data['seat'] - 1]} {100 * best:.0f}" in told
        assert told.endswith(then.written(game.moves[4].action, language))


def test_nothing_hidden_is_in_a_hint(tmp_path: Path) -> None:
    """Two cards deep in the pile change places: who is to move is told the very same."""
    game = played(0, players=3)
    other = json.loads(game.record().line())
    order = other["setup"][1]["shuffle"]
    order[0], order[1] = order[1], order[0]
    other["seed"] = "1" * 32  # which tells all that is hidden, and nobody at the table
    changed = Record.parse(json.dumps(other))
    there = changed.replay()
    assert there.view(there.seat) == game.view(game.seat)
    assert there.fingerprint() != game.fingerprint()
    assert asked(tmp_path, game, *FEW) == asked(tmp_path, changed, *FEW)


def with_a_forced_end() -> tuple[Game, list[int]]:
    """A game whose last move was forced, and the number of choices before each move."""
    bot = bots.make("greedy")
    for seed in range(1, 100):
        game, choices = ludopolis.new("newyork", 2, seed=seed), []
        while not game.over:
            choices.append(len(game.legal()))
            game.carry_out(bot.choose(game))
        if choices[-2] > choices[-1] == 1:
            return game, choices
    raise AssertionError("no game ends like this")


def test_without_a_move_it_is_the_last_position_with_a_choice(tmp_path: Path) -> None:
    data = asked(tmp_path, played(5), *FEW)
    assert (data["move"], data["played"]) == (5, None)
    assert "What was played" not in output("hint", "g.record", *FEW, cwd=tmp_path)

    game, choices = with_a_forced_end()
    data = asked(tmp_path, game, *FEW)
    assert (data["move"], data["played"]) == (len(choices) - 2, game.moves[-2].action.text)


def test_one_of_several_records(tmp_path: Path) -> None:
    lines = [played(moves).record().line() for moves in (1, 3)]
    (tmp_path / "two.records").write_text("\n".join(lines), "utf-8")
    told = output("hint", "two.records", "--game", "2", "--json", *FEW, cwd=tmp_path)
    assert json.loads(told)["move"] == 3


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ("two.records", ["several games", "--game 1"]),
        ("nothing.record", ["cannot read", "nothing.record"]),
        ("damaged.record", ["damaged record", "move 1"]),
        ("one.record --move 2", ["only 1 moves", "from 0 to 1"]),
        ("over.record --move {last}", ["is over", "nothing to choose"]),
        ("one.record --bot greedy", ["does not look ahead"]),
        ("one.record --language tlh", ["language", "en, "]),
        ("one.record --moves 9", ["--moves"]),
    ],
)
def test_what_is_wrong_is_said(tmp_path: Path, arguments: str, words: list[str]) -> None:
    record, over = played(1).record(), ended()
    record.save(tmp_path / "one.record")
    over.record().save(tmp_path / "over.record")
    (tmp_path / "two.records").write_text(f"{record.line()}\n{record.line()}\n", "utf-8")
    wrong = json.loads(record.line())
    wrong["moves"][0]["do"] = "pass the salt"
    (tmp_path / "damaged.record").write_text(json.dumps(wrong), "utf-8")
    given = arguments.format(last=len(over.moves)).split()
    done = call("hint", *given, cwd=tmp_path)
    assert done.returncode == 2
    for word in words:
        assert word in words_of(done.stderr)


def test_a_refusal_is_one_line(tmp_path: Path) -> None:
    assert "cannot read" in refused_by_process("hint", "nothing.record", cwd=tmp_path)
