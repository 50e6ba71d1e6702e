"""What the docs say is true: examples run, links lead somewhere."""

from __future__ import annotations

import doctest
import re
import subprocess
import tomllib
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
    for target, anchor in re.findall(r"\]\(([^)#]*)#?([^)]*)\)", page.read_text("utf-8")):
        if target.startswith(("http:", "https:")):
            continue
        there = page.parent / target if target else page
        assert there.exists(), f"{page.name} links to {target}"
        if anchor:
            assert anchor in anchors(there), f"{page.name} links to {target}#{anchor}"


def anchors(page: Path) -> set[str]:
    """The headings of a page, as links name them."""
    headings = re.findall(r"^#+ (.*)$", page.read_text("utf-8"), re.M)
    return {re.sub(r"[^\w -]", "", heading).lower().replace(" ", "-") for heading in headings}


FOLDERS = "benchmarks|deploy|docs|examples|src|tests"


@pytest.fixture(scope="module")
def kept() -> set[str]:
    """All files of the repository, and their folders; where there is no Git, those on the disk."""
    if (ROOT / ".git").exists():
        listed = ["git", "-C", str(ROOT), "ls-files", "-z"]
        names = subprocess.run(listed, capture_output=True, check=True, encoding="utf-8").stdout
        files = [Path(name) for name in names.split("\0") if name]
    else:
        files = [path.relative_to(ROOT) for path in ROOT.rglob("*")]
    return {str(path) for file in files for path in (file, *file.parents)}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_files_that_are_named_exist(page: Path, kept: set[str]) -> None:
    """A file that only its author has does not help a reader who types the command."""
    for name in re.findall(rf"(?<![\w./-])(?:{FOLDERS})/[\w./-]*\w", page.read_text("utf-8")):
        assert name in kept, f"{page.name} names {name}"


def test_the_levels_of_the_docs_are_those_of_a_game() -> None:
    page = (ROOT / "docs/levels.md").read_text("utf-8")
    excerpt = tomllib.loads(re.findall(r"```toml\n(.*?)```", page, re.S)[0])
    weights = (ROOT / "src/ludopolis/games/bigshot/weights.toml").read_text("utf-8")
    assert excerpt["levels"] == tomllib.loads(weights)["levels"]


def test_every_command_has_a_page() -> None:
    pages = "\n".join(page.read_text("utf-8") for page in PAGES)
    for command in (
        *("games", "play", "simulate", "arena", "study", "tune"),
        *("analyse", "hint", "trace", "replay", "warm", "serve"),
        *("backup", "restore", "clean"),
    ):
        assert f"ludopolis {command}" in pages
