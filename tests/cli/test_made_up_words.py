"""The terminal and the studies in a made-up language: plain letters came from no catalogue."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import pytest
from commands import ENVIRONMENT

import made_up
from ludopolis.engine import registry

STUDIES = Path(__file__).parents[2] / "docs" / "studies"
WRITE = """
import sys
from pathlib import Path
from ludopolis.arena.study.schema import Study
from ludopolis.arena.study.report import write
write(Study.load(Path(sys.argv[1])), Path(sys.argv[2]), [sys.argv[3]])
"""
# The specs of bots, and what is typed on a command line.
TYPED = {"greedy", "random", "search", "iterations", "ludopolis", "language", *registry.names()}
CLDR = {"and", "or", "January", "February", "March", "April", "May", "June", "July"}
CLDR |= {"August", "September", "October", "November", "December"}
ALLOWED = {"Ludopolis", *TYPED, *made_up.names_on_boards()}
PLAYED = ["1", "2", "1", "", "?", "nonsense", "1", "1", "2", "1", "1", "1", "q"]


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, str]]:
    folder = tmp_path_factory.mktemp("made-up")
    made_up.write(folder)
    yield {**ENVIRONMENT, "LUDOPOLIS_LANGUAGES": str(folder), "COLUMNS": "160"}


def python(*arguments: str, environment: dict[str, str], typed: str = "", cwd: Path) -> str:
    done = subprocess.run(
        [sys.executable, *arguments],
        env=environment,
        cwd=cwd,
        input=typed,
        capture_output=True,
        encoding="utf-8",
        timeout=600,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout


@pytest.mark.parametrize("name", registry.names())
def test_the_terminal(environment: dict[str, str], tmp_path: Path, name: str) -> None:
    command = ["-m", "ludopolis", "play", name, "--seats", "Ada,greedy", "--seed", "5"]
    shown = python(
        *command,
        *("--language", made_up.CODE),
        environment=environment,
        typed="\n".join(PLAYED) + "\n",
        cwd=tmp_path,
    )
    assert "⟦" in shown
    assert made_up.left_over(re.sub(r"\S+\.record", "", shown), {"Ada", "nonsense", *ALLOWED}) == []


@pytest.mark.parametrize("name", registry.names())
def test_studies(environment: dict[str, str], tmp_path: Path, name: str) -> None:
    study = STUDIES / f"{name}.json"
    arguments = [str(study), str(tmp_path), made_up.CODE]
    python("-c", WRITE, *arguments, environment=environment, cwd=tmp_path)
    (page,) = tmp_path.glob(f"*{made_up.CODE}*.html")
    html = page.read_text(encoding="utf-8")
    shown = re.sub(
        r"<(style|script|code|pre|svg)\b.*?</\1>|<[^>]*lang=[^>]*>[^<]*", " ", html, flags=re.S
    )
    shown = unescape(re.sub(r"<[^>]+>", " ", shown))
    assert "⟦" in shown
    assert made_up.left_over(shown, {*CLDR, "json", *ALLOWED}) == []
