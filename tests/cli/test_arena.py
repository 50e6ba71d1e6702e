"""`ludopolis arena`: what it prints, what it keeps, and that no stop loses a game."""

from __future__ import annotations

import io
import json
import os
import re
import shlex
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
    run,
    words_of,
)
from rich.console import Console
from rich.progress import Progress, TaskID

from ludopolis.arena import tournament, workers
from ludopolis.arena.results import Results, read_arena
from ludopolis.arena.tournament import Tournament, arrange
from ludopolis.arena.versions import Versions
from ludopolis.cli import common

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
    assert "forfeit" not in done.stdout
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


def test_records_can_be_replayed_and_belong_to_the_games(tmp_path: Path) -> None:
    asked = ("arena", "newyorknewyork", "--bots", "random;greedy;search:simulations=4", "--records")
    output(*asked, "--games", "6", "--jobs", "2", "--results", "a", cwd=tmp_path)
    output(*asked, "--games", "9", "--jobs", "1", "--results", "a", "--resume", cwd=tmp_path)
    assert "9 records" in output("replay", "a/records.jsonl", "--verify", cwd=tmp_path)
    games, records = (
        [json.loads(line) for line in (tmp_path / "a" / name).read_text("utf-8").splitlines()]
        for name in ("games.jsonl", "records.jsonl")
    )
    assert sorted(game["game"] for game in games) == list(range(1, 10))
    for game, record in zip(games, records, strict=True):
        assert record["seats"] == [f"bot:{spec}" for spec in game["seats"]]
        assert record["seed"] == game["seed"]
        assert record["result"]["scores"] == game["scores"]
        assert len(record["moves"]) == game["moves"]
    # Nothing is played otherwise because somebody writes it down.
    output(*asked[:-1], "--games", "9", "--jobs", "1", "--results", "b", cwd=tmp_path)
    assert games_in(tmp_path / "a") == games_in(tmp_path / "b")
    assert not (tmp_path / "b" / "records.jsonl").exists()


def test_games_without_their_records_are_played_again_and_told_of(tmp_path: Path) -> None:
    asked = (
        "arena",
        "newyork",
        *BOTS,
        "--players",
        "2",
        "--games",
        "8",
        "--jobs",
        "1",
        "--records",
    )
    output(*asked, "--results", "a", cwd=tmp_path)
    path = tmp_path / "a" / "records.jsonl"
    records = path.read_bytes().splitlines(True)
    path.write_bytes(b"".join(records[:3]))
    again = call(*asked, "--results", "a", "--resume", cwd=tmp_path)
    assert again.returncode == 0
    said = "5 games that were played have no record in a/records.jsonl: they are played again"
    assert said in words_of(again.stderr)
    assert path.read_bytes() == b"".join(records)


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
        ("newyork", ["name a game and bots", "--bots"]),
        ("--bots greedy;random", ["name a game and bots"]),
        ("newyork --bots greedy;random --cluster=", ["--cluster wants an address"]),
        ("newyork --bots greedy;random --cluster x:1", ["leave out --jobs"]),
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
    assert not (tmp_path / "a").exists()  # the same command works once it is installed


def test_results_are_not_overwritten_and_the_error_is_one_line(tmp_path: Path) -> None:
    asked = ("arena", "newyork", *BOTS, "--games", "4", "--jobs", "1", "--results", str(tmp_path))
    output(*asked)
    assert "--resume" in refused_by_process(*asked)


# --- Reports ----------------------------------------------------------------------------------


def test_a_report_tells_what_is_played_so_far_and_plays_nothing(tmp_path: Path) -> None:
    asked = ("arena", "newyork", *BOTS, "--players", "3", "--jobs", "1", "--results", "a")
    done = call(*asked, "--games", "12", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    folder = tmp_path / "a"
    files = ("standings.csv", "above.csv", "duels.csv", "standings.json", "standings.svg")
    written = {name: (folder / name).read_bytes() for name in files}
    for name in files:
        (folder / name).unlink()
    before = (folder / "games.jsonl").read_bytes(), (folder / "settings.json").read_bytes()
    again = call("arena", "--results", "a", "--report-only", cwd=tmp_path)
    assert again.returncode == 0, again.stderr
    assert again.stdout == done.stdout
    assert "so far" not in again.stderr
    assert {name: (folder / name).read_bytes() for name in files} == written

    # Somebody else plays there: the last line is not all written yet.
    (folder / "games.jsonl").write_bytes(before[0][:-20])
    with Results(folder, *held(folder), resume=True):
        (folder / "games.jsonl").write_bytes(before[0][:-20])
        told = call("arena", "--results", "a", "--report-only", cwd=tmp_path)
    assert "so far 11 of 12 games are played" in told.stderr
    assert "11 games of 4 deals" in words_of(told.stdout)
    assert (folder / "games.jsonl").read_bytes() == before[0][:-20]
    assert (folder / "settings.json").read_bytes() == before[1]


def held(folder: Path) -> tuple[Tournament, Versions]:
    """What is played in a folder, for one who goes on."""
    versions: Versions = json.loads((folder / "settings.json").read_text("utf-8"))["versions"]
    return read_arena(folder)[0], versions


def test_a_report_needs_no_bot_to_be_there(tmp_path: Path) -> None:
    """The programs and the code that have played may be gone, or be on another machine."""
    output("arena", "newyork", *BOTS, "--games", "4", "--jobs", "1", "--results", str(tmp_path))
    for name in ("settings.json", "games.jsonl"):
        text = (tmp_path / name).read_text("utf-8")
        text = text.replace('"random"', '"program:./gone"').replace('"code": "', '"code": "0')
        (tmp_path / name).write_text(text, "utf-8")
    assert "program:./gone" in output("arena", "--results", str(tmp_path), "--report-only")


def test_every_row_is_named_however_long_a_bot_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bots = ("--bots", "random;greedy;greedy:noise=1")
    output("arena", "newyork", *bots, "--games", "6", "--jobs", "1", "--results", str(tmp_path))
    for name in ("settings.json", "games.jsonl"):
        text = (tmp_path / name).read_text("utf-8")
        long = '"program:wait=1 python3 bots/bad.py hang 5"'
        (tmp_path / name).write_text(text.replace('"random"', long), "utf-8")
    monkeypatch.setenv("COLUMNS", "80")
    said = output("arena", "--results", str(tmp_path), "--report-only")
    cross = said[said.index("how often the row") :]
    rows = [line.split("│")[1].strip() for line in cross.splitlines() if line.startswith("│")]
    assert {"greedy", "greedy:noise=1", "program:wait=1"} <= set(rows)
    assert "…" not in cross
    assert max(map(len, said.splitlines())) <= 80


def test_a_report_that_cannot_be_written_is_told_all_the_same(tmp_path: Path) -> None:
    output("arena", "newyork", *BOTS, "--games", "4", "--jobs", "1", "--results", str(tmp_path))
    (tmp_path / "standings.csv").unlink()
    (tmp_path / "standings.csv").mkdir()
    done = call("arena", "--results", str(tmp_path), "--report-only")
    assert "4 games of 2 deals" in words_of(done.stdout)
    assert done.returncode == 2
    assert f"error: cannot write to {tmp_path}" in words_of(done.stderr)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ("--report-only", ["--results FOLDER --report-only"]),
        ("newyork --results a --report-only", ["takes everything from the folder"]),
        ("--results a --report-only --games 9", ["takes everything from the folder"]),
        ("--results nothing --report-only", ["no arena in nothing"]),
        ("--results a --report-only", ["no game has been played in a yet"]),
        ("--results bad --report-only", ["settings.json is damaged"]),
        ("--results worse --report-only", ["settings.json is damaged"]),
        ("--results half --report-only", ["cannot read half/games.jsonl"]),
        ("--results torn --report-only", ["line 1 of torn/games.jsonl is damaged"]),
    ],
)
def test_what_cannot_be_reported_is_said(
    arguments: str, words: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Results(Path("a"), arrange("newyork", ["random", "greedy"]), {}, resume=False).close()
    settings = json.loads(Path("a/settings.json").read_text("utf-8"))
    for name, text in [
        ("bad", "{"),
        ("worse", json.dumps({**settings, "games": "many"})),
        ("half", json.dumps(settings)),
        ("torn", json.dumps(settings)),
    ]:
        Path(name).mkdir()
        Path(name, "settings.json").write_text(text, "utf-8")
    Path("worse/games.jsonl").touch()
    Path("torn/games.jsonl").write_text("garbage\n", "utf-8")
    said = refused("arena", *arguments.split())
    for word in words:
        assert word in said


# --- While it plays -----------------------------------------------------------------------------


def test_the_bar_tells_how_far_it_is_and_how_long_it_will_take(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[str] = []

    class Bar(Progress):
        """A bar that is looked at whenever something happens."""

        def look(self) -> None:
            screen = Console(file=io.StringIO(), width=120)
            with screen.capture() as seen:
                screen.print(self.get_renderable())
            shown.append(words_of(seen.get()))

        def add_task(self, *given: Any, **named: Any) -> TaskID:
            task = super().add_task(*given, **named)
            self.look()
            return task

        def advance(self, task_id: TaskID, advance: float = 1) -> None:
            super().advance(task_id, advance)
            self.look()

    monkeypatch.setattr(common, "Progress", Bar)
    asked = ("arena", "newyork", *BOTS, "--players", "2", "--jobs", "1", "--results", str(tmp_path))
    output(*asked, "--games", "16")
    counts = [re.findall(r"\d+/16", line) for line in shown]
    assert counts == [["0/16"], ["7/16"], ["14/16"], ["16/16"]]
    assert shown[0].endswith("-:--:--")
    assert re.search(r"14/16 0:00:0\d$", shown[2])
    shown.clear()
    output(*asked, "--games", "32", "--resume")
    assert "16/32" in shown[0]  # what is kept counts from the beginning
    assert "23/32" in shown[1]


def test_as_many_processes_play_as_there_are_cores(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []

    def play(what: Any, fixtures: Any, jobs: int, *rest: Any) -> Any:
        asked.append(jobs)
        return played(what, fixtures, 1, *rest)

    played = tournament.play
    monkeypatch.setattr(workers, "cores", lambda: 37)
    monkeypatch.setattr(tournament, "play", play)
    for jobs in ((), ("--jobs", "2")):
        folder = tmp_path / str(len(asked))
        output("arena", "newyork", *BOTS, "--games", "4", "--results", str(folder), *jobs)
    assert asked == [37, 2]


PAGE = (Path(__file__).parents[2] / "docs/arena.md").read_text("utf-8")


def test_the_page_shows_what_its_commands_print(tmp_path: Path) -> None:
    """With other weights greedy is another bot: then the page, and its picture, are to be made anew."""
    commands = re.findall(r"(?:^    |^\$ )ludopolis (arena newyork .*--seed 1)$", PAGE, re.M)
    shown = re.findall(r"^```\n(.*?)^```", PAGE, re.M | re.S)
    for number, block in enumerate(shown[:2]):
        folder = str(tmp_path / str(number))
        done = run(*shlex.split(commands[number]), "--jobs", "1", "--results", folder)
        printed = [line.rstrip() for line in done.stdout.splitlines()]
        wanted = [line for line in block.splitlines() if not line.startswith(("$", "…"))]
        assert "\n".join(wanted) in "\n".join(printed)
    assert len(commands) == len(shown) == 2


def test_files_of_others_are_not_written_into(tmp_path: Path) -> None:
    """`simulate --records games.jsonl` is what its own page says."""
    output("simulate", "newyork", "--games", "2", "--records", "games.jsonl", cwd=tmp_path)
    before = (tmp_path / "games.jsonl").read_bytes()
    said = refused("arena", "newyork", *BOTS, "--games", "4", "--results", ".", cwd=tmp_path)
    assert "games.jsonl is there already, and of no arena: name another folder" in said
    assert (tmp_path / "games.jsonl").read_bytes() == before


FIRST = Path(__file__).parents[2] / "examples" / "bots" / "first.sh"
# It tires in its third game, until somebody mends it; not at the first question, where it would be
# taken for one that failed after the game before, and be started anew.
TIRED = """
import json, os, sys
count, questions = 0, 0
for line in sys.stdin:
    asked = json.loads(line)
    if asked["type"] == "hello":
        print('{"protocol":2}', flush=True)
    elif asked["type"] == "decide":
        questions = questions + 1 if asked["count"] == count else 1
        count = asked["count"]
        if count > 2 and questions > 1 and not os.path.exists("mended"):
            sys.exit("so tired")
        print(json.dumps({"action": asked["view"]["legal"][0]["number"]}), flush=True)
"""


def test_all_kinds_of_bots_play_the_same_on_one_core_and_on_two(tmp_path: Path) -> None:
    bots = f"greedy;search:simulations=8;program:sh {shlex.quote(str(FIRST))}"
    asked = ("arena", "newyorknewyork", "--bots", bots, "--games", "6", "--results")
    output(*asked, str(tmp_path / "one"), "--jobs", "1")
    output(*asked, str(tmp_path / "two"), "--jobs", "2")
    assert len(games_in(tmp_path / "one")) == 6
    assert games_in(tmp_path / "one") == games_in(tmp_path / "two")


def test_a_program_that_fails_is_named_and_what_was_played_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("tired.py").write_text(TIRED, "utf-8")
    bot = f"program:{sys.executable} -S -E tired.py"
    asked = ("arena", "newyorknewyork", "--bots", f"random;{bot}", "--games", "16", "--results")
    done = call(*asked, "stopped", "--jobs", "2")
    assert done.returncode == 2
    said = words_of(done.stderr)
    assert f"error: the bot {bot} exited with status 1 (newyorknewyork, seat " in said
    assert "so tired" in said
    assert "Traceback" not in said
    kept = games_in(Path("stopped"))
    assert 2 <= len(kept) < 16  # by the one who fails; how far the other has come, nobody knows
    assert f"{len(kept)} of 16 games are kept in stopped: correct the bot" in said
    assert said.endswith("and --resume; with --faults forfeit it loses such games")

    Path("mended").touch()
    output(*asked, "stopped", "--jobs", "1", "--resume")
    output(*asked, "whole", "--jobs", "1")
    assert games_in(Path("stopped")) == games_in(Path("whole"))
    assert all(game in games_in(Path("whole")) for game in kept)


def test_a_program_that_fails_can_forfeit_its_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("weary.py").write_text(TIRED, "utf-8")
    bot = f"program:{sys.executable} -S -E weary.py"
    asked = ("arena", "newyorknewyork", "--bots", f"random;{bot}", "--games", "16", "--results")
    stopped = call(*asked, "a", "--jobs", "1", "--records")
    assert stopped.returncode == 2
    assert "--faults forfeit" in stopped.stderr
    kept = games_in(Path("a"))
    assert not any(game["forfeit"] for game in kept)
    more = ("--records", "--resume", "--faults", "forfeit")
    done = call(*asked, "a", "--jobs", "1", *more)
    assert done.returncode == 0, done.stderr
    games = games_in(Path("a"))
    assert all(game in games for game in kept)
    # A process is tired in its third game; in the next, a new one sits on its chair.
    lost = [game for game in games if game["forfeit"]]
    assert 3 <= len(lost) <= 6
    for game in lost:
        seat = game["forfeit"]["seat"]
        assert game["seats"][seat - 1] == bot
        assert game["places"][seat - 1] == 2
        assert game["winners"] == [3 - seat]
        assert game["reason"] == "forfeit"
        assert "so tired" in game["forfeit"]["said"]
    said = words_of(done.stderr)
    assert said.count("is forfeited: the bot program") == 1  # the first one; there may be many
    assert f"game {lost[0]['game']} is forfeited: the bot {bot} exited with status 1" in said
    assert f"forfeited by {bot}: {len(lost)} games" in done.stdout
    assert "forfeited by random" not in done.stdout
    assert f"forfeit {len(lost) / 16:.1%}" in done.stdout
    data = json.loads(Path("a/standings.json").read_text("utf-8"))
    assert {entry["bot"]: entry["forfeits"] for entry in data["bots"]} == {
        "random": 0,
        bot: len(lost),
    }
    assert "16 records" in output("replay", "a/records.jsonl", "--verify")


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
