"""`ludopolis arena`: what it prints, what it keeps, and that no stop loses a game."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from commands import (
    ENVIRONMENT,
    call,
    heed_interrupts,
    output,
    refused,
    refused_by_process,
    words_of,
)

from ludopolis.arena import tournament

BOTS = ("--bots", "random;greedy")


@pytest.fixture(autouse=True)
def small_batches(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games are reported often, so that many batches must be put together."""
    monkeypatch.setattr(tournament, "BATCH", 7)


def games_in(folder: Path) -> list[dict[str, Any]]:
    """The games of an arena in their order, without what a clock says."""
    lines = (folder / "games.jsonl").read_text("utf-8").splitlines()
    found = sorted((json.loads(line) for line in lines), key=lambda game: game["game"])
    for game in found:
        del game["seconds"], game["thought"]
    return found


def test_an_arena_prints_its_standings_and_writes_them(tmp_path: Path) -> None:
    folder = tmp_path / "results"
    asked = ("arena", "newyork", *BOTS, "--players", "4", "--games", "80", "--seed", "5")
    done = call(*asked, "--jobs", "1", "--results", str(folder))
    assert done.returncode == 0, done.stderr
    assert "newyork, 4 players, 80 games of 20 deals, seed 5" in words_of(done.stdout)
    assert "one alone against 3" in done.stdout
    assert "if all were equal, 25.0%" in done.stdout
    assert "how often the row finishes above the column" in words_of(done.stdout)
    data = json.loads((folder / "standings.json").read_text("utf-8"))
    assert [entry["bot"] for entry in data["bots"]] == ["greedy", "random"]
    assert data["bots"][0]["wins"]["value"] > 0.9
    assert f"{data['bots'][0]['wins']['value']:.1%}" in done.stdout
    assert f"{data['bots'][0]['rating']['mean']:.1f}" in done.stdout
    assert {path.name for path in folder.iterdir()} == {
        *("settings.json", "games.jsonl", "standings.json"),
        *("standings.csv", "above.csv", "duels.csv", "standings.svg"),
    }
    assert len(games_in(folder)) == 80
    # Asked again, it tells the same and plays nothing.
    written = (folder / "games.jsonl").read_bytes()
    again = call(*asked, "--jobs", "1", "--results", str(folder), "--resume")
    assert again.stdout == done.stdout
    assert (folder / "games.jsonl").read_bytes() == written


def test_three_bots_at_four_seats_in_the_usual_folder(tmp_path: Path) -> None:
    said = output(
        *("arena", "newyork", "--bots", "random;greedy;greedy:", "--players", "4"),
        *("--games", "13", "--jobs", "1"),
        cwd=tmp_path,
    )
    assert "one alone" not in said
    assert len(games_in(tmp_path / "arena-newyork-4")) == 13


def test_what_is_not_a_whole_round_is_said(tmp_path: Path) -> None:
    asked = ("arena", "newyork", *BOTS, "--players", "2", "--jobs", "1", "--results")
    assert "multiples of 4" in call(*asked, str(tmp_path / "a"), "--games", "5").stderr
    assert "multiples" not in call(*asked, str(tmp_path / "b"), "--games", "8").stderr


def test_more_games_are_added_with_resume(tmp_path: Path) -> None:
    asked = ("arena", "newyork", *BOTS, "--players", "2", "--jobs", "1", "--results")
    output(*asked, str(tmp_path / "a"), "--games", "8")
    output(*asked, str(tmp_path / "a"), "--games", "20", "--resume")
    output(*asked, str(tmp_path / "b"), "--games", "20")
    assert games_in(tmp_path / "a") == games_in(tmp_path / "b")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ("chess --bots random;greedy", ["chess", "newyork"]),
        ("newyork --bots greedy", ["2 to 16 bots"]),
        ("newyork --bots greedy;greedy", ["twice"]),
        ("newyork --bots greedy;[clever]", ["[clever]"]),
        ("newyork --bots greedy;random --tables square", ["mixed or duels"]),
        ("newyork --bots greedy;random --resume", ["no arena"]),
        ("newyork --bots greedy;random --results /proc/x", ["cannot write to /proc/x"]),
        ("newyork --bots greedy;random --option teams=yes --players 3", ["teams"]),
    ],
)
def test_bad_arguments_are_refused(arguments: str, words: list[str], tmp_path: Path) -> None:
    said = refused("arena", *arguments.split(), "--jobs", "1", cwd=tmp_path)
    for word in words:
        assert word in said


def test_a_cluster_without_ray_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    asked = ("arena", "newyork", *BOTS, "--results", str(tmp_path / "a"), "--cluster", "auto")
    assert "pip install 'ludopolis[cluster]'" in refused(*asked)


def test_results_are_not_overwritten_and_the_error_is_one_line(tmp_path: Path) -> None:
    asked = ("arena", "newyork", *BOTS, "--games", "4", "--jobs", "1", "--results", str(tmp_path))
    output(*asked)
    assert "--resume" in refused_by_process(*asked)


# --- Stops ------------------------------------------------------------------------------------

MANY = 2000
ASKED = ("arena", "newyork", *BOTS, "--players", "2", "--games", str(MANY), "--seed", "8")


def stop(folder: Path, how: signal.Signals, *more: str) -> tuple[int, str]:
    """Begin or go on on two cores, and stop as soon as a new game is kept; status and what was said."""
    path = folder / "games.jsonl"
    before = path.stat().st_size if path.exists() else 0
    process = subprocess.Popen(
        [sys.executable, "-m", "ludopolis", *ASKED, "--jobs", "2", "--results", str(folder), *more],
        env={**ENVIRONMENT, "COLUMNS": "200"},
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=heed_interrupts,  # noqa: PLW1509  (no threads run here)
    )
    while process.poll() is None and not (path.exists() and path.stat().st_size > before):
        time.sleep(0.01)
    if how == signal.SIGINT:
        os.killpg(process.pid, how)  # as a terminal does: everyone hears it
    else:
        process.send_signal(how)
    _, said = process.communicate(timeout=120)
    return process.returncode, said


def test_no_stop_loses_a_game(tmp_path: Path) -> None:
    """Ctrl-C, a kill, a torn line; in the end all is as if nothing had happened."""
    folder = tmp_path / "stopped"
    status, said = stop(folder, signal.SIGINT)
    assert status == 130, said
    assert "Traceback" not in said
    assert "go on with the same command and --resume" in said
    stopped = len(games_in(folder))
    assert 0 < stopped < MANY
    assert f"stopped: {stopped:,} of {MANY:,} games are kept" in said

    status, said = stop(folder, signal.SIGKILL, "--resume")
    assert status == -signal.SIGKILL
    written, end, _ = (folder / "games.jsonl").read_bytes().rpartition(b"\n")
    killed = written + end  # the kill may have torn a line as well
    assert stopped < killed.count(b"\n") < MANY
    (folder / "games.jsonl").write_bytes(killed + b'{"game": 59')

    output(*ASKED, "--jobs", "1", "--results", str(folder), "--resume")
    assert (folder / "games.jsonl").read_bytes().startswith(killed)
    output(*ASKED, "--jobs", "1", "--results", str(tmp_path / "whole"))
    assert games_in(folder) == games_in(tmp_path / "whole")
    for name in ("standings.csv", "above.csv", "standings.svg"):
        assert (folder / name).read_bytes() == (tmp_path / "whole" / name).read_bytes()
