"""The cache of compiled rules: never stale, never in the way."""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from ludopolis.engine import cache

PACKAGE = cache.PACKAGE

# --- The digest -------------------------------------------------------------------------------


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A copy of the package that may be edited."""
    copy = tmp_path / "src" / "ludopolis"
    shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("__pycache__"))
    return copy


def test_the_digest_is_that_of_the_content(package: Path) -> None:
    assert cache.source_digest(package) == cache.source_digest()


@pytest.mark.parametrize(
    "file",
    [
        "engine/grids.py",
        "engine/layout.py",
        "games/newyork/rules.py",
        "games/newyork/board.toml",
        "bots/driver.py",
    ],
)
def test_a_changed_rule_or_data_file_changes_the_digest(package: Path, file: str) -> None:
    before = cache.source_digest(package)
    with (package / file).open("a", encoding="utf-8") as source:
        source.write("\n")
    assert cache.source_digest(package) != before


def test_new_lost_and_renamed_files_change_the_digest(package: Path) -> None:
    seen = {cache.source_digest(package)}
    new = package / "games" / "newyork" / "extra.py"
    new.write_text("", encoding="utf-8")
    seen.add(cache.source_digest(package))
    new.rename(new.with_name("other.py"))
    seen.add(cache.source_digest(package))
    (package / "engine" / "money.py").unlink()
    seen.add(cache.source_digest(package))
    assert len(seen) == 4


@pytest.mark.parametrize(
    "file",
    [
        "cli/simulate.py",
        "terminal/play.py",
        "arena/trace.py",
        "games/newyork/locale/en/rulebook.md",
        "games/newyork/locale/en/game.ftl",
        "games/newyork/__init__.py",
        "games/newyork/view.py",
        "games/newyork/terminal.py",
        "games/newyork/weights.toml",
        "presentation/svg.py",
        "language/translator.py",
        "locale/en/terminal.ftl",
    ],
)
def test_files_without_rules_do_not_change_the_digest(package: Path, file: str) -> None:
    before = cache.source_digest(package)
    with (package / file).open("a", encoding="utf-8") as source:
        source.write("\n")
    assert cache.source_digest(package) == before


def uses_rules(source: str) -> bool:
    """Is anything in this source compiled?"""
    words = {"rule", "seldom", "implements", "njit", "jit", "generic"}
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            for decorator in node.decorator_list:
                called = decorator.func if isinstance(decorator, ast.Call) else decorator
                name = called.attr if isinstance(called, ast.Attribute) else ""
                if isinstance(called, ast.Name):
                    name = called.id
                if name in words:
                    return True
        if isinstance(node, ast.ImportFrom) and {alias.name for alias in node.names} & words:
            return True
    return False


def test_the_search_for_rules_finds_them() -> None:
    assert uses_rules("@rule\ndef f(): pass")
    assert uses_rules("@implements(contract.deal, City)\ndef f(): pass")
    assert uses_rules("@numba.njit(cache=True)\ndef f(): pass")
    assert uses_rules("from ludopolis.engine.rule import rule")
    assert not uses_rules("def rule(): pass\n@cache\ndef f(): pass")


def test_only_folders_of_the_digest_have_rules() -> None:
    with_rules = {
        path.relative_to(PACKAGE).parts[0]
        for path in PACKAGE.rglob("*.py")
        if uses_rules(path.read_text(encoding="utf-8"))
    }
    assert with_rules == set(cache.WITH_RULES)


def test_files_that_do_not_count_have_no_rules_and_no_rule_knows_them() -> None:
    for path in PACKAGE.rglob("*.py"):
        source = path.read_text(encoding="utf-8")
        if path.name in cache.WITHOUT_RULES:
            assert not uses_rules(source), path
        elif uses_rules(source) and path.name != "conformance.py":  # the kit looks at all there is
            known = {
                part
                for node in ast.walk(ast.parse(source))
                if isinstance(node, ast.ImportFrom)
                for part in [*(node.module or "").split("."), *(name.name for name in node.names)]
            }
            assert not {f"{part}.py" for part in known} & cache.WITHOUT_RULES, path


# --- The real thing ---------------------------------------------------------------------------

# Two small rules; the first calls one of another file, the second uses a number of a data file.
PROGRAM = """
import ludopolis.engine.cache as cache
from ludopolis.engine.layout import blank
from ludopolis.games.newyork import rules
from ludopolis.games.newyork.city import City
city = blank(City)
city.players = city.colours = 3
city.seat_of[:] = range(5)
city.squares[0] = 0b11
city.buildings[0] = 2
hits = lambda rule: sum(rule.stats.cache_hits.values())
print(cache.PACKAGE.parent)
print(rules.points(city, 0), rules.starting_coins(city))
print(hits(rules.points), hits(rules.starting_coins))
"""


def run_small_rules(package: Path, store: Path, tmp_path: Path) -> tuple[list[int], list[int]]:
    """What the two rules say, and how many of them came from the disk."""
    (tmp_path / "tmp").mkdir(exist_ok=True)
    environment = {
        **os.environ,
        "PYTHONPATH": str(package.parent),
        "LUDOPOLIS_CACHE": str(store),
        "TMPDIR": str(tmp_path / "tmp"),
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    answer = subprocess.run(
        [sys.executable, "-W", "error", "-c", PROGRAM],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert answer.returncode == 0, answer.stderr
    place, said, hits = answer.stdout.splitlines()
    assert Path(place) == package.parent
    return [int(n) for n in said.split()], [int(n) for n in hits.split()]


def edit(file: Path, old: str, new: str) -> None:
    """Change a file without changing the time that stands on it."""
    text, times = file.read_text(encoding="utf-8"), file.stat()
    assert text.count(old) == 1
    file.write_text(text.replace(old, new), encoding="utf-8")
    os.utime(file, ns=(times.st_atime_ns, times.st_mtime_ns))


def test_compiled_code_is_kept_and_never_stale(package: Path, tmp_path: Path) -> None:
    store = tmp_path / "store"
    assert run_small_rules(package, store, tmp_path) == ([4, 8], [0, 0])
    assert run_small_rules(package, store, tmp_path) == ([4, 8], [1, 1])
    # From now on, no building has neighbours.
    edit(package / "engine/grids.py", "group = group_at(left, lowest, width)", "group = lowest")
    assert run_small_rules(package, store, tmp_path) == ([3, 8], [0, 0])
    edit(
        package / "games/newyork/board.toml",
        "coins = { value = [12, 8,",
        "coins = { value = [12, 9,",
    )
    assert run_small_rules(package, store, tmp_path) == ([3, 9], [0, 0])
    assert len(list(store.iterdir())) == 3


def test_a_project_that_is_moved_finds_its_rules_compiled(package: Path, tmp_path: Path) -> None:
    store = tmp_path / "store"
    assert run_small_rules(package, store, tmp_path) == ([4, 8], [0, 0])
    moved = tmp_path / "elsewhere" / package.name
    shutil.copytree(package, moved)
    for path in moved.rglob("*.py"):
        path.touch()
    assert run_small_rules(moved, store, tmp_path) == ([4, 8], [1, 1])


def test_a_cache_that_cannot_be_written_does_not_matter(package: Path, tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder", encoding="utf-8")
    assert run_small_rules(package, blocked / "store", tmp_path)[0] == [4, 8]
    if os.geteuid() != 0:  # the superuser may write everywhere
        store = tmp_path / "read-only"
        store.mkdir(mode=0o555)
        assert run_small_rules(package, store, tmp_path)[0] == [4, 8]


# --- Older digests ----------------------------------------------------------------------------


def find_folder(store: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder that a new process would use."""
    monkeypatch.setenv("LUDOPOLIS_CACHE", str(store))
    return cache.folder.__wrapped__()


def make_old(store: Path, names: list[str]) -> None:
    """Folders of the past, the first the oldest."""
    for age, name in enumerate(reversed(names), start=1):
        (store / name / "inside").mkdir(parents=True)
        os.utime(store / name, (1_000_000_000 - age, 1_000_000_000 - age))


def test_old_digests_are_forgotten_but_for_the_newest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    names = [f"{number:024x}" for number in range(9)]
    make_old(tmp_path, names)
    current = find_folder(tmp_path, monkeypatch)
    assert current.name == cache.source_digest()
    left = {path.name for path in tmp_path.iterdir()}
    assert left == {current.name, *names[-cache.KEPT :]}


def test_the_current_digest_stays_however_old_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    make_old(tmp_path, [cache.source_digest(), *(f"{number:024x}" for number in range(4))])
    current = find_folder(tmp_path, monkeypatch)
    assert (current / "inside").is_dir()
    assert len(list(tmp_path.iterdir())) == 5


def test_folders_that_are_not_ours_are_never_removed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who sets LUDOPOLIS_CACHE to a folder with other things in it keeps them."""
    names = [f"holiday pictures {number}" for number in range(9)]
    make_old(tmp_path, names)
    find_folder(tmp_path, monkeypatch)
    assert {path.name for path in tmp_path.iterdir()} >= set(names)


def test_a_broken_link_in_the_cache_does_not_matter(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As when another process removes an old digest at the same moment."""
    (tmp_path / "gone").symlink_to(tmp_path / "nowhere")
    assert find_folder(tmp_path, monkeypatch).is_dir()


def test_a_folder_that_another_process_removed_does_not_matter(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    current = find_folder(tmp_path, monkeypatch)
    monkeypatch.setattr(cache, "folder", lambda: current)
    shutil.rmtree(current)
    assert not cache.is_warm("newyork-rules")
    cache.mark_warm("newyork-rules")


def test_a_part_is_warm_once_it_is_marked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache, "folder", lambda: tmp_path)
    assert not cache.is_warm("newyork-rules")
    cache.mark_warm("newyork-rules")
    assert cache.is_warm("newyork-rules")
    assert not cache.is_warm("newyork-bots")
