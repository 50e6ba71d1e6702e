"""What the docs say is true: examples run, links lead somewhere."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

import ludopolis

ROOT = Path(__file__).parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])


def test_the_python_page_runs() -> None:
    failures, attempted = doctest.testfile(str(ROOT / "docs/python.md"), module_relative=False)
    assert attempted > 8
    assert failures == 0


def test_the_package_docstring_runs() -> None:
    failures, attempted = doctest.testmod(ludopolis)
    assert attempted > 3
    assert failures == 0


def test_the_readme_example_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    example = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), re.S)[0]
    monkeypatch.chdir(tmp_path)
    exec(compile(example, "README.md", "exec"), {})
    expected = re.findall(r"print\(.*\)\s+# (.*)", example)
    assert capsys.readouterr().out.split("\n")[:-1] == expected
    assert ludopolis.load("mine.record").seat == 3


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", page.read_text("utf-8")):
        assert (page.parent / target).exists(), f"{page.name} links to {target}"


def test_every_command_has_a_page() -> None:
    pages = "\n".join(page.read_text("utf-8") for page in PAGES)
    for command in (
        *("games", "play", "simulate", "arena", "study", "tune"),
        *("analyse", "trace", "replay", "warm", "serve"),
        *("backup", "restore", "clean"),
    ):
        assert f"ludopolis {command}" in pages
