"""`ludopolis analyse`: the curve, the worst choices, the files, and clear errors."""

from __future__ import annotations

import csv
import json
import os
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from commands import call, output, refused, refused_by_process, run, words_of

import ludopolis
from ludopolis import Game, bots
from ludopolis.bots.analysis import PositionAnalysis
from ludopolis.language.translator import Translator
from ludopolis.terminal.analysis import bars, columns, percent

FEW = ("--bot", "search:simulations=6", "--jobs", "1")


def played(moves: int, *names: str) -> Game:
    """The first moves of two greedy bots in New York New York, then one who gives up, if at all."""
    game = ludopolis.new("newyorknewyork", players=2, seed=5, names=names)
    bot = bots.make("greedy")
    while len(game.moves) < moves:
        game.carry_out(bot.choose(game))
    return game


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    """A game that both give up far too early: first the one who is winning."""
    game = played(10, "Ada [x]", "bot:greedy")
    while not game.over:
        game.play("pass" if "pass" in map(str, game.legal()) else game.legal()[0])
    path = tmp_path / "early.record"
    game.record().save(path)
    return path


def test_processes_and_one_alone_find_the_same(finished: Path) -> None:
    folder = finished.parent
    by_two = run("analyse", finished.name, "--language", "en", *FEW[:2], "--jobs", "2", cwd=folder)
    assert by_two.returncode == 0, by_two.stderr
    assert "written to analysis-early: curve.svg, moves.csv, analysis.json" in by_two.stderr
    output("analyse", finished.name, "--language", "en", *FEW, "--out", "alone", cwd=folder)
    for name in ("curve.svg", "moves.csv", "analysis.json"):
        one, two = (folder / where / name for where in ("alone", "analysis-early"))
        assert one.read_bytes() == two.read_bytes()


def test_what_is_told_is_what_was_found(finished: Path) -> None:
    game = ludopolis.load(finished)
    more = ("--bot", "search:simulations=20", "--jobs", "1", "--language", "en")
    told = words_of(output("analyse", finished.name, *more, cwd=finished.parent))
    assert "New York New York: Ada [x], greedy 2" in told
    assert f"{len(game.moves)} moves, looked back at by search:simulations=20" in told
    assert "as each player could expect it" in told
    assert "not finished" not in told

    data = json.loads((finished.parent / "analysis-early" / "analysis.json").read_text("utf-8"))
    assert data["eyes"] == "own"
    assert data["finished"] is True
    assert data["seats"] == ["Ada [x]", "bot:greedy"]
    assert len(data["curve"]) == len(data["moves"]) + 1 == len(game.moves) + 1
    assert [move["played"] for move in data["moves"]] == [str(move.action) for move in game.moves]
    worst = max(data["moves"], key=lambda move: move["loss"])
    assert worst["played"] == "pass"
    assert worst["loss"] > 0.5
    assert worst["best"] in told
    for total in data["totals"]:
        parts = [total[part] for part in ("begin", "own", "others", "luck")]
        assert sum(parts) == pytest.approx(total["end"], abs=0.001)
        assert f"{total['faultless']} of {total['choices']}" in told

    with (finished.parent / "analysis-early" / "moves.csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == len(data["curve"])
    for row, shares in zip(rows, data["curve"], strict=True):
        assert [float(row["win_1"]), float(row["win_2"])] == shares
    for row, move in zip(rows, data["moves"], strict=False):
        assert (int(row["move"]), row["played"], row["best"], float(row["loss"])) == (
            *(move["move"], move["played"], move["best"], move["loss"]),
        )


def test_in_french_of_a_game_that_goes_on(tmp_path: Path) -> None:
    played(4, "Ada", "Zoé").record().save(tmp_path / "g.record")
    told = words_of(output("analyse", "g.record", "--language", "fr", *FEW, cwd=tmp_path))
    assert "4 coups, revus par search:simulations=6" in told
    assert "La partie n'est pas finie" in told
    assert " %" in told
    picture = (tmp_path / "analysis-g" / "curve.svg").read_text("utf-8")
    assert "part de la victoire" in picture
    assert "Zoé" in picture


def test_one_of_several_games_with_other_eyes(tmp_path: Path) -> None:
    lines = [played(moves).record().line() for moves in (1, 3)]
    (tmp_path / "two.records").write_text("\n".join(lines), "utf-8")
    told = output(
        *("analyse", "two.records", "--game", "2", "--seat", "2", "--language", "en"),
        *("--worst", "0", *FEW),
        cwd=tmp_path,
    )
    assert "3 moves" in told
    assert "as seat 2 could expect it" in told
    assert "cost most" not in told
    assert (
        Translator()("terminal-analysis-totals") not in told
    )  # luck is only told with everybody's own eyes
    assert Translator()("terminal-analysis-turns") not in told
    kept = json.loads((tmp_path / "analysis-two-2" / "analysis.json").read_text("utf-8"))
    assert kept["totals"] == []
    assert (tmp_path / "analysis-two-2" / "moves.csv").exists()


# --- Errors -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ("two.records", ["several games", "--game 1"]),
        ("two.records --game 3", ["no record number 3"]),
        ("nothing.record", ["cannot read", "nothing.record"]),
        ("empty.record", ["empty"]),
        ("damaged.record", ["damaged.record", "line 1"]),
        ("wrong.record", ["damaged record", "move 1"]),
        ("one.record --bot greedy", ["does not look ahead", "search:simulations=400"]),
        ("one.record --bot oracle", ["there is no bot"]),
        ("one.record --seat 3", ["from 1 to 2", "'3'"]),
        ("one.record --seat open", ["own", "spectator", "'open'"]),
        ("one.record --language tlh", ["language", "en, "]),
        (f"one.record --out one.record {' '.join(FEW)}", ["cannot write", "--out"]),
    ],
)
def test_what_is_wrong_is_said(tmp_path: Path, arguments: str, words: list[str]) -> None:
    record = played(1).record()
    record.save(tmp_path / "one.record")
    (tmp_path / "two.records").write_text(f"{record.line()}\n{record.line()}\n", "utf-8")
    (tmp_path / "empty.record").write_text("", "utf-8")
    (tmp_path / "damaged.record").write_text(record.line()[:50], "utf-8")
    wrong = json.loads(record.line())
    wrong["moves"][0]["do"] = "pass the salt"
    (tmp_path / "wrong.record").write_text(json.dumps(wrong), "utf-8")
    done = call("analyse", *arguments.split(), cwd=tmp_path)
    assert done.returncode == 2
    for word in words:
        assert word in words_of(done.stderr)


def test_a_refusal_is_one_line(tmp_path: Path) -> None:
    assert "cannot read" in refused_by_process("analyse", "nothing.record", cwd=tmp_path)


def test_who_stops_it_finds_nothing_written(
    finished: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stopped(*_: object) -> Iterator[PositionAnalysis]:
        yield PositionAnalysis(1, (0.5, 0.5), None)
        raise KeyboardInterrupt

    monkeypatch.setattr(sys.modules["ludopolis.cli.analyse"], "analyse_in_parallel", stopped)
    done = call("analyse", finished.name, *FEW, cwd=finished.parent)
    assert done.returncode == 130
    assert "stopped" in done.stderr
    assert list(finished.parent.iterdir()) == [finished]


@pytest.mark.parametrize("folder", ["file", "file/below/it", "locked/new"])
def test_where_nothing_can_be_written_nobody_thinks(
    finished: Path, monkeypatch: pytest.MonkeyPatch, folder: str
) -> None:
    def thinks(*_: object) -> Iterator[PositionAnalysis]:
        raise AssertionError("somebody thinks")

    monkeypatch.setattr(sys.modules["ludopolis.cli.analyse"], "analyse_in_parallel", thinks)
    # Whoever runs the tests may be allowed everything.
    monkeypatch.setattr(os, "access", lambda path, _: Path(path).name != "locked")
    (finished.parent / "file").touch()
    (finished.parent / "locked").mkdir()
    said = refused("analyse", finished.name, "--out", folder, *FEW, cwd=finished.parent)
    assert f"cannot write to {folder}: " in said
    assert "name another folder with --out" in said


# --- Letters and words ------------------------------------------------------------------------


def test_a_curve_in_letters() -> None:
    assert bars([0, 0.5, 1]) == "▁▅█"
    assert columns(3, 10) == [0, 1, 2]
    assert columns(101, 11) == list(range(0, 101, 10))
    for points in (11, 57, 1000):
        shown = columns(points, 10)
        assert (len(shown), shown[0], shown[-1]) == (10, 0, points - 1)
        assert shown == sorted(set(shown))


@pytest.mark.parametrize(
    ("share", "plain", "signed"),
    [(0.0, "0%", "0%"), (-0.004, "0%", "0%"), (0.126, "13%", "+13%"), (-0.5, "-50%", "-50%")],
)
def test_shares_in_percent(share: float, plain: str, signed: str) -> None:
    assert percent(share, Translator()) == plain
    assert percent(share, Translator(), signed=True) == signed


def test_partners_have_lines_of_their_own(tmp_path: Path) -> None:
    """They win together, but they do not know the same."""
    game = ludopolis.new(
        "newyork", players=4, names=["Ada", "Ben", "Cleo", "Dan"], teams=True, seed=3
    )
    greedy = bots.make("greedy")
    for _ in range(4):
        game.carry_out(greedy.choose(game))
    game.record().save(tmp_path / "teams.record")
    told = output("analyse", "teams.record", "--language", "en", *FEW, cwd=tmp_path)
    picture = (tmp_path / "analysis-teams" / "curve.svg").read_text("utf-8")
    for name in game.names:
        assert re.search(rf"^  {name} +\d+% ", told, re.M)
        assert name in picture
    assert "Ada + " not in told + picture
