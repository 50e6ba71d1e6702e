"""Layers: a folder knows only what is to its left."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import ludopolis

PACKAGE = Path(ludopolis.__file__).parent

# What each part may import besides itself. A game may import the engine, and no other game.
MAY_KNOW = {
    "language": set[str](),
    "engine": {"language"},
    "presentation": {"language", "engine"},
    "games": {"language", "engine", "presentation"},
    "bots": {"language", "engine", "presentation", "games"},
    "arena": {"language", "engine", "presentation", "games", "bots"},
    "terminal": {"language", "engine", "presentation", "games", "bots", "arena"},
    "tables": {"language", "engine", "presentation", "games", "bots"},
    "web": {"language", "engine", "presentation", "games", "bots", "tables"},
    "cli": {
        "language",
        "engine",
        "presentation",
        "games",
        "bots",
        "arena",
        "terminal",
        "tables",
        "web",
    },
    "__main__": {"cli"},
    "__init__": {"engine"},
}
FILES = sorted(PACKAGE.rglob("*.py"))


def imported(source: str) -> set[str]:
    """The dotted names of all that a source imports, wherever in it."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            module = "." * node.level + (node.module or "")
            found |= {f"{module}.{alias.name}" for alias in node.names}
    return found


def wrong_imports(place: str, source: str) -> set[str]:
    """What a file of the package imports though it should not know it."""
    parts = Path(place).with_suffix("").parts
    wrong = set()
    for name in imported(source):
        if name.startswith("."):
            wrong.add(name)  # relative imports would hide what is known
        if name.split(".")[0] != "ludopolis":
            continue
        known = [*name.split(".")[1:], "", ""]
        same_game = parts[0] != "games" or len(parts) < 2 or known[1] == parts[1]
        if known[0] not in MAY_KNOW[parts[0]] and not (known[0] == parts[0] and same_game):
            wrong.add(name)
    return wrong


@pytest.mark.parametrize("path", FILES, ids=[str(f.relative_to(PACKAGE)) for f in FILES])
def test_a_file_knows_only_what_is_to_its_left(path: Path) -> None:
    assert wrong_imports(str(path.relative_to(PACKAGE)), path.read_text(encoding="utf-8")) == set()


@pytest.mark.parametrize(
    ("place", "source"),
    [
        ("engine/game.py", "from ludopolis.games.newyork import rules"),
        ("engine/game.py", "import ludopolis.bots"),
        ("engine/game.py", "from ludopolis import bots"),
        ("engine/game.py", "def f():\n    from ludopolis import new"),
        ("engine/game.py", "from ..games import newyork"),
        ("games/newyork/rules.py", "from ludopolis.games.metropolis import rules"),
        ("games/newyork/rules.py", "from ludopolis.games import metropolis"),
        ("games/newyork/rules.py", "from ludopolis import bots"),
        ("bots/bot.py", "from ludopolis.arena.seeds import seed_of_game"),
        ("arena/trace.py", "from ludopolis.terminal import play"),
        ("terminal/play.py", "from ludopolis import cli"),
        ("tables/table_service.py", "from ludopolis.arena import simulate"),
        ("tables/table_service.py", "from ludopolis.web import app"),
    ],
)
def test_a_look_to_the_right_is_found(place: str, source: str) -> None:
    assert wrong_imports(place, source)


def test_a_look_to_the_left_is_allowed() -> None:
    assert not wrong_imports("games/newyork/rules.py", "from ludopolis.games.newyork import state")
    assert not wrong_imports("terminal/play.py", "import numpy\nfrom ludopolis.engine import game")


def test_only_the_registry_imports_by_name() -> None:
    by_name = {
        str(path.relative_to(PACKAGE))
        for path in FILES
        if any(
            name.split(".")[0] in {"importlib", "pkgutil"} and name != "importlib.metadata"
            for name in imported(path.read_text(encoding="utf-8"))
        )
        or "__import__" in path.read_text(encoding="utf-8")
    }
    assert by_name == {"engine/registry.py"}
