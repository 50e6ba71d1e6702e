"""`ludopolis study`: games, numbers and pages from one command, and what goes wrong with it."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
import typer
from commands import (
    ENVIRONMENT,
    PATIENCE,
    call,
    heed_interrupts,
    output,
    refused,
    run,
    words_of,
)

from ludopolis.arena import workers
from ludopolis.arena.study import runner
from ludopolis.cli import app
from ludopolis.engine.errors import LudopolisError
from ludopolis.language.languages import languages

SMALL = ("newyorknewyork", "--players", "2", "--games", "3", "--option-games", "2", "--jobs", "1")


def test_a_study_leaves_numbers_and_pages(tmp_path: Path) -> None:
    said = output("study", *SMALL, "--luck-deals", "1", "--out", "studies", cwd=tmp_path)
    folder = tmp_path / "studies"
    pages = [folder / f"newyorknewyork.{language}.html" for language in languages()]
    lines = said.splitlines()
    sentences = lines[: -len(pages)]
    assert lines[-len(pages) :] == [str(page.relative_to(tmp_path)) for page in pages]
    assert sentences[0].startswith("- With 2 players only 3 games were played")
    numbers = json.loads((folder / "newyorknewyork.json").read_text("utf-8"))
    assert numbers["counts"][0]["games"] == 3
    assert numbers["option_games"] == 2
    french = pages[languages().index("fr")].read_text("utf-8")
    assert "New York New York en chiffres" in french

    # The pages alone, from the numbers alone: as on another machine.
    before = pages[0].read_bytes()
    for page in pages:
        page.unlink()
    (folder / "games").rename(tmp_path / "elsewhere")
    output("study", "newyorknewyork", "--report-only", "--language", "en", "--out", str(folder))
    assert pages[0].read_bytes() == before
    assert not pages[1].exists()


def test_a_study_goes_on_only_when_told(tmp_path: Path) -> None:
    arguments = ("study", *SMALL, "--luck-deals", "0", "--language", "fr", "--out", str(tmp_path))
    output(*arguments)
    assert "--resume" in refused(*arguments)
    more = [*arguments]
    more[more.index("--games") + 1] = "4"
    output(*more, "--resume")
    numbers = json.loads((tmp_path / "newyorknewyork.json").read_text("utf-8"))
    assert numbers["counts"][0]["games"] == 4
    assert "seed 1, not 2" in refused(*more, "--resume", "--seed", "2")


def test_one_setting_alone_is_studied(tmp_path: Path) -> None:
    asked = ("study", "newyork", "--games", "2", "--luck-deals", "1", "--jobs", "1", "--out", "s")
    said = output(*asked, "--option", "teams=yes", "--language", "en", cwd=tmp_path)
    first = "- Studied with one setting: Two against two. All else is as printed."
    assert said.splitlines()[0] == first
    numbers = json.loads((tmp_path / "s/newyork.json").read_text("utf-8"))
    assert numbers["setting"] == {"teams": True}
    assert [count["players"] for count in numbers["counts"]] == [4]  # no others play in teams
    assert (numbers["option_games"], numbers["options"]) == (0, [])
    kept = (tmp_path / "s/games/newyork/main-4.jsonl").read_text("utf-8").splitlines()
    assert json.loads(kept[0])["options"]["teams"] is True
    again = output("study", "newyork", "--report-only", "--out", "s", cwd=tmp_path)
    assert again.splitlines()[0] == first
    # What was played with other options is not mixed with it.
    other = refused(*asked, "--players", "4", "--option-games", "0", "--resume", cwd=tmp_path)
    assert "games of another study (options" in other
    more = refused(*asked, "--players", "2", "--option-games", "0", "--resume", cwd=tmp_path)
    assert "games of another study (options" in more
    assert json.loads((tmp_path / "s/newyork.json").read_text("utf-8")) == numbers
    output(*asked, "--option", "teams=yes", "--option-games", "0", "--resume", cwd=tmp_path)


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_stop_keeps_what_was_played(tmp_path: Path, jobs: str) -> None:
    kept = tmp_path / "s/games/newyorknewyork/main-2.jsonl"
    command = [
        *SMALL[:-1],
        jobs,
        "--games",
        "1000000",
        "--luck-deals",
        "0",
        "--option-games",
        "0",
        "--out",
        "s",
    ]
    with subprocess.Popen(
        [sys.executable, "-m", "ludopolis", "study", *command],
        cwd=tmp_path,
        env=ENVIRONMENT,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        preexec_fn=heed_interrupts,  # noqa: PLW1509  (also where tests run in the background)
    ) as process:
        while process.poll() is None and not (kept.exists() and kept.stat().st_size > 10_000):
            time.sleep(0.05)
        process.send_signal(signal.SIGINT)
        _, said = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert "--resume" in said.splitlines()[-1]
    assert "Traceback" not in said
    rows = kept.read_text("utf-8").splitlines()
    assert len(rows) > 100
    assert all(json.loads(row) for row in rows)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ("chess", ["chess", "newyork"]),
        ("newyork --players 9", ["2 to 5 players", "not 9"]),
        ("newyork --bots greedy;random", ["same bot in every seat"]),
        ("newyork --bots clever", ["clever", "greedy"]),
        ("newyork --option teams=yes --players 2,4", ["teams"]),
        ("newyork --option jokers=3", ["jokers", "teams"]),
        ("newyork --option teams", ["name=value"]),
        ("newyork --option events=yes --option-games 9", ["one setting", "--option-games"]),
        ("newyork --language tlh", ["“tlh”", "en, ", "fr, all"]),
        ("newyork --report-only --out nowhere", ["nowhere/newyork.json", "run the study first"]),
        ("newyork --report-only --games 9", ["everything from studies/newyork.json", "write just"]),
        ("newyork --games 1 --out /proc/nowhere", ["/proc/nowhere", "another folder"]),
    ],
)
def test_what_cannot_be_studied_is_said(arguments: str, words: list[str], tmp_path: Path) -> None:
    said = refused("study", *arguments.split(), cwd=tmp_path)
    for word in words:
        assert word in said


def test_a_page_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    """The games are kept, and whoever reads the error knows it."""
    (tmp_path / "studies/newyorknewyork.en.html").mkdir(parents=True)
    done = call("study", *SMALL, "--luck-deals", "0", cwd=tmp_path)
    assert done.returncode == 2
    told = "cannot write studies/newyorknewyork.en.html: Is a directory; all games are kept"
    assert told in words_of(done.stderr)
    assert "with --report-only" in words_of(done.stderr)


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_bots_fault_says_how_to_go_on(tmp_path: Path, jobs: str) -> None:
    (tmp_path / "bad.py").write_text("raise SystemExit(3)", encoding="utf-8")
    bot = f"program:{sys.executable} -S -E bad.py"
    asked = ("study", *SMALL[:-4], "--option-games", "0", "--luck-deals", "0", "--jobs", jobs)
    said = refused(*asked, "--bots", bot, "--out", "s", cwd=tmp_path)
    assert f"the bot {bot} exited with status 3" in said
    assert said.endswith("correct the bot, and go on with the same command and --resume")


def test_as_many_processes_play_as_this_one_may_use_cores(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def run_nothing(*_: object, jobs: int, **__: object) -> None:
        asked.append(jobs)
        raise LudopolisError("that is enough")

    monkeypatch.setattr(workers, "cores", lambda: 37)
    monkeypatch.setattr(runner, "run_study", run_nothing)
    refused("study", "newyorknewyork")
    refused("study", "newyorknewyork", "--jobs", "2")
    assert asked == [37, 2]


def test_help_names_every_setting() -> None:
    said = run("study", "--help").stdout
    settings = typer.main.get_command(app).commands["study"].params  # type: ignore[attr-defined]
    names = [max(setting.opts, key=len) for setting in settings]
    assert len(names) > 14
    for name in names:
        assert name.lower() in said.lower()
