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
        "engine/search_settings.py",  # no rule itself, but the search imports it
        "games/newyork/rules.py",
        "games/newyork/state.py",
        "games/newyork/board.toml",
        "bots/policy.py",
    ],
)
def test_a_changed_rule_or_data_file_changes_the_digest(package: Path, file: str) -> None:
    before = cache.source_digest(package)
    with (package / file).open("a", encoding="utf-8") as source:
        source.write("\n")
    assert cache.source_digest(package) != before


def test_new_lost_and_renamed_rules_change_the_digest(package: Path) -> None:
    seen = {cache.source_digest(package)}
    new = package / "games" / "newyork" / "extra.py"
    new.write_text("@rule\ndef extra(): pass\n", encoding="utf-8")
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
        "arena/trace.py",
        "bots/search_bot.py",
        "engine/game.py",
        "games/newyork/locale/en/rulebook.md",
        "games/newyork/__init__.py",
        "games/newyork/view.py",
        "games/newyork/weights.toml",
        "language/translator.py",
    ],
)
def test_files_without_rules_do_not_change_the_digest(package: Path, file: str) -> None:
    before = cache.source_digest(package)
    with (package / file).open("a", encoding="utf-8") as source:
        source.write("\n")
    assert cache.source_digest(package) == before


def has_rules(tree: ast.Module) -> bool:
    """Is anything in this module compiled?"""
    decorators = {"rule", "seldom", "implements", "njit", "jit", "generic", "optional"}
    for node in ast.walk(tree):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            for decorator in node.decorator_list:
                called = decorator.func if isinstance(decorator, ast.Call) else decorator
                name = called.attr if isinstance(called, ast.Attribute) else ""
                if (called.id if isinstance(called, ast.Name) else name) in decorators:
                    return True
    return False


def imported_files(tree: ast.Module) -> set[Path]:
    """The files of the package that a module imports at its top level."""
    found = set()
    for node in tree.body:
        if isinstance(node, ast.Import):
            assert not any(alias.name.startswith("ludopolis") for alias in node.names)
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("ludopolis"):
            assert node.module is not None
            place = PACKAGE.joinpath(*node.module.split(".")[1:])
            if place.with_suffix(".py").exists():
                found.add(place.with_suffix(".py"))
            else:
                found |= {place / f"{alias.name}.py" for alias in node.names}
    return found


def test_all_rules_and_all_that_they_import_count() -> None:
    """The digest looks for them with regular expressions, to be quick; here they are parsed."""
    counted = set(cache.rule_sources())
    trees = {path: ast.parse(path.read_text(encoding="utf-8")) for path in PACKAGE.rglob("*.py")}
    with_rules = {path for path, tree in trees.items() if has_rules(tree)}
    assert len(with_rules) > 20
    # `cuda.py` compiles for the graphics card, which has no cache.
    assert with_rules - counted <= {PACKAGE / "engine" / "cuda.py"}
    for path in counted & set(trees):
        assert imported_files(trees[path]) <= counted, path


# --- The real thing ---------------------------------------------------------------------------

# Two small rules; the first calls one of another file, the second uses a number of a data file.
PROGRAM = """
import ludopolis.engine.cache as cache
from ludopolis.engine.layout import blank
from ludopolis.games.newyork import rules
from ludopolis.games.newyork.state import City
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


# Many processes that compile one rule for arguments of different types, all at once.
COMPILE = """
import multiprocessing
import numpy as np
from ludopolis.engine.money import pay
fork = multiprocessing.get_context("fork")
ready = fork.Barrier(10)
def compiled(kind):
    ready.wait()
    pay(np.ones(2, kind), 0, 1, 1)
workers = [fork.Process(target=compiled, args=[kind]) for kind in "bhilBHILfd"]
for worker in workers: worker.start()
for worker in workers: worker.join()
"""
USE = """
import numpy as np
from ludopolis.engine.money import pay
for kind in "bhilBHILfd":
    purses = np.ones(2, kind)
    pay(purses, 0, 1, 1)
    assert purses.tolist() == [0, 2], kind
print(sum(pay.stats.cache_hits.values()))
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs processes that begin alike")
def test_processes_that_compile_at_once_keep_what_each_has_compiled(tmp_path: Path) -> None:
    """Without the lock about a sixth of this is lost, and some found under a wrong signature."""
    environment = {**os.environ, "LUDOPOLIS_CACHE": str(tmp_path)}
    for _ in range(2):
        for old in tmp_path.glob("*/engine"):
            shutil.rmtree(old)
        subprocess.run([sys.executable, "-c", COMPILE], env=environment, check=True)
        found = subprocess.check_output([sys.executable, "-c", USE], env=environment, text=True)
        assert found == "10\n"


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
    assert left == {current.name, *names[-cache.OLD_DIGESTS :]}


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
