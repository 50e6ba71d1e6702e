"""Programs as bots on the command line: in series and at the terminal, told apart from people."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest
from commands import call, output, refused, refused_by_process, words_of

import ludopolis
from ludopolis import OptionError
from ludopolis.terminal.names import shown_names
from ludopolis.terminal.seats import read_seats

EXAMPLES = Path(__file__).parents[2] / "examples" / "bots"
QUICK = "newyorknewyork"
FIRST = "program:sh first.sh"
SEATS = ("--seats", f"me;{FIRST}", "--seed", "4", "--language", "en")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with bots in it, from which they are called."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "first.sh").write_text((EXAMPLES / "first.sh").read_text("utf-8"), "utf-8")
    (tmp_path / "[b].sh").write_text((EXAMPLES / "first.sh").read_text("utf-8"), "utf-8")
    (tmp_path / "tired.sh").write_text(
        "read hello; echo '{\"protocol\":2}'; read question; echo 'so tired' >&2; exit 5\n", "utf-8"
    )
    return tmp_path


# --- Who sits where ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "seats"),
    [
        ("Ada,greedy", ["Ada", "bot:greedy"]),
        ("Ada;Greedy; Ben ", ["Ada", "bot:greedy", "Ben"]),
        ("bot:greedy,bot:Random", ["bot:greedy", "bot:random"]),
        ("Ada;program:sh -c 'A, B'", ["Ada", "bot:program:sh -c 'A, B'"]),
        ("Ada,PROGRAM:sh Bot.sh", ["Ada", "bot:program:sh Bot.sh"]),
        ("Ada,bot:program:wait=1,start=2 sh x", ["Ada", "bot:program:wait=1,start=2 sh x"]),
        ("Dr. No: the 1st,x=y", ["Dr. No: the 1st", "x=y"]),
        ("Greedy Ada,Random.", ["Greedy Ada", "Random."]),
        ("", ["you", "bot:casual", "bot:casual"]),
    ],
)
def test_people_and_bots_are_told_apart(text: str, seats: list[str]) -> None:
    assert read_seats(text, None, 3) == seats


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Ada,greedy:depth=3", "no setting"),
        ("Ada,program:sh,Ben", "semicolons"),
        ("Ada;program", "write the command"),
        ("Ada;bot:clever", "there is no bot"),
    ],
)
def test_a_bot_that_cannot_be_seated_is_explained(text: str, words: str) -> None:
    with pytest.raises(OptionError, match=words):
        read_seats(text, None, 4)


def test_a_bot_is_shown_by_its_name_alone() -> None:
    names = ["Ada", "bot:program:perl /a/long/way/bot.pl", "bot:greedy:x=1", "program: me", "bot:x"]
    shown = ["Ada", "program 2", "greedy 3", "program: me", "bot:x"]
    assert shown_names(names, "en") == shown_names(names, "fr") == shown


# --- At the terminal --------------------------------------------------------------------------


def test_a_game_against_a_program_is_saved_and_gone_on_with(folder: Path) -> None:
    done = call("play", QUICK, *SEATS, typed="1\n1\nq\n")
    assert done.returncode == 0, done.stderr
    assert "program 2" in done.stdout
    assert "--resume game.record --programs" in words_of(done.stdout)
    saved = ludopolis.load("game.record")
    assert saved.names == ("me", f"bot:{FIRST}")
    assert any(move.seat == 2 for move in saved.moves)

    done = call(
        "play", "--resume", "game.record", "--programs", "--language", "en", typed="1\n" * 99
    )
    assert done.returncode == 0, done.stderr
    assert "The game is over." in done.stdout
    assert ludopolis.load("game.record").over


def test_a_file_alone_runs_nothing(folder: Path) -> None:
    """A saved game may come from anybody, and names its bots."""
    game = ludopolis.new(QUICK, 2, seed=1, names=["me", "bot:program:touch run"])
    game.record().save("gift.record")
    for names in (["me", "bot:program:touch run"], ["me", "bot: Program :touch run"]):
        data = {**game.record().data, "seats": names}
        Path("gift.record").write_text(json.dumps(data), "utf-8")
        said = refused("play", "--resume", "gift.record", "--language", "en")
        assert "touch run" in said
        assert "--programs" in said
    call("replay", "gift.record", typed="q\n")
    call("replay", "gift.record", "--verify")
    assert not (folder / "run").exists()


def test_a_fault_at_the_terminal_loses_no_game(folder: Path) -> None:
    seats = ("--seats", "me;program:sh tired.sh", "--seed", "4", "--language", "en")
    done = call("play", QUICK, *seats, typed="1\n" * 9)
    assert done.returncode == 2
    assert "the bot program:sh tired.sh exited with status 5" in words_of(done.stderr)
    assert "so tired" in done.stderr
    assert "--resume game.record" in words_of(done.stdout)
    assert ludopolis.load("game.record").seat == 2


# --- Series -----------------------------------------------------------------------------------


def test_a_program_plays_a_series(folder: Path) -> None:
    said = output("simulate", QUICK, "--bots", "program:sh [b].sh;random", "--games", "3")
    assert "1 program:sh [b].sh" in said
    assert "3 games" in said
    traced = output("trace", QUICK, "--bots", f"random;{FIRST}", "--games", "1")
    mine = [entry for line in traced.splitlines() if (entry := json.loads(line)).get("seat") == 2]
    assert mine
    assert all(entry["taken"] == entry["legal"][0] for entry in mine)


def test_a_fault_in_a_series_is_an_error_without_a_traceback(folder: Path) -> None:
    bots = ("--bots", "random;program:sh tired.sh")
    for command in ("simulate", "trace"):
        done = call(command, QUICK, *bots, "--games", "2")
        assert done.returncode == 2
        assert "error: the bot program:sh tired.sh exited with status 5 (" in words_of(done.stderr)
        assert f"({QUICK}, seat 2, move " in words_of(done.stderr)
        assert done.stderr.rstrip().endswith("    so tired")


def test_a_command_that_is_not_there_is_one_line(folder: Path) -> None:
    said = refused_by_process("simulate", QUICK, "--bots", "program:./none;random", cwd=folder)
    assert said == "error: there is no program './none'"
    assert "semicolons" in refused("simulate", QUICK, "--bots", f"program:{sys.executable},random")
