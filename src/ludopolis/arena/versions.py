"""The exact versions of rules and bots, so that results of different ones are not mixed."""

from __future__ import annotations

import hashlib
import inspect
from importlib import metadata
from pathlib import Path

from ludopolis.engine import registry
from ludopolis.engine.cache import PACKAGE, rule_sources

Versions = dict[str, str | int]


def versions(game: str) -> Versions:
    """The versions of the package and of a game's rules, and a digest of the code that plays it.

    The digest also tells apart two states of a working copy, or different weights.
    """
    digest = hashlib.sha256()
    for path in _deciding_files(game):
        digest.update(path.relative_to(PACKAGE).as_posix().encode() + b"\0")
        digest.update(path.read_bytes() + b"\0")
    return {
        "ludopolis": metadata.version("ludopolis"),
        "rules": registry.box(game).rules_version,
        "code": digest.hexdigest()[:16],
    }


def _deciding_files(game: str) -> list[Path]:
    """The rules of the engine and of a game, its bots' numbers and baselines, and all bots."""
    box, games = registry.box(game), PACKAGE / "games"
    found = {
        path for path in rule_sources() if games not in path.parents or path.parent.name == game
    }
    found.update((PACKAGE / "bots").glob("*.py"), [box.weights_file.path])
    found.update(Path(inspect.getfile(baseline)) for baseline in box.baselines.values())
    return sorted(found)


def spelled(found: Versions) -> str:
    """Versions in words, for an error."""
    return f"ludopolis {found['ludopolis']}, rules {found['rules']}, code {found['code']}"
