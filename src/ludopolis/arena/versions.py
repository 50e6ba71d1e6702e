"""Exactly which rules and bots play, so that results of different ones are never mixed."""

from __future__ import annotations

import hashlib
from importlib import metadata

from ludopolis.engine import registry
from ludopolis.engine.cache import PACKAGE, WITHOUT_RULES

Versions = dict[str, str | int]


def versions(game: str) -> Versions:
    """The versions of the package and of a game's rules, and a digest of what decides its games.

    The digest tells apart what a number does not: two states of a working copy, other weights.
    """
    digest = hashlib.sha256()
    folders = (PACKAGE / "engine", PACKAGE / "games" / game, PACKAGE / "bots")
    for path in sorted(path for folder in folders for path in folder.rglob("*")):
        speaks = path.name in WITHOUT_RULES and path.parent.name != "bots"
        if path.suffix == ".toml" or (path.suffix == ".py" and not speaks):
            digest.update(path.relative_to(PACKAGE).as_posix().encode() + b"\0")
            digest.update(path.read_bytes() + b"\0")
    return {
        "ludopolis": metadata.version("ludopolis"),
        "rules": registry.box(game).rules_version,
        "code": digest.hexdigest()[:16],
    }


def spelled(found: Versions) -> str:
    """Versions in words, for an error."""
    return f"ludopolis {found['ludopolis']}, rules {found['rules']}, code {found['code']}"
