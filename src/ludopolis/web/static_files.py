"""Scripts and styles: written as many small files, fetched by browsers in few round trips."""

from __future__ import annotations

import hashlib
import posixpath
import re
from functools import cache
from pathlib import Path

from ludopolis.web import game_list

STATIC = Path(__file__).parent / "static"
STYLE_IMPORT = re.compile(r'^@import "([^"]+)";\n', re.MULTILINE)
MODULE_IMPORT = re.compile(r'^(?:import\b|\} from) [^;"]*"(\.[^"]+)";$', re.MULTILINE)


def static_digest() -> str:
    """A digest of the static files; their addresses contain it."""
    digest = hashlib.sha256(game_list.palette().encode())
    for path in sorted(path for path in STATIC.rglob("*") if path.is_file()):
        digest.update(path.relative_to(STATIC).as_posix().encode() + b"\0")
        digest.update(path.read_bytes())
    return digest.hexdigest()[:12]


def content_of(path: Path) -> bytes:
    """A static file as it is sent."""
    return stylesheet(path).encode() if path.suffix == ".css" else path.read_bytes()


def stylesheet(path: Path) -> str:
    """A stylesheet with those that it imports in their places: browsers need not ask for them."""
    text = path.read_text(encoding="utf-8")
    return STYLE_IMPORT.sub(lambda found: stylesheet(path.parent / found[1]), text)


@cache
def modules_of(entry: str) -> tuple[str, ...]:
    """All modules that a script imports, directly or by others, but not those it imports on demand.

    A page names them so that browsers fetch them at once, not each when the one before has come.
    """
    found = [entry]
    for path in found:
        text = (STATIC / path).read_text(encoding="utf-8")
        for name in MODULE_IMPORT.findall(text):
            module = posixpath.normpath(posixpath.join(posixpath.dirname(path), name))
            if module not in found:
                found.append(module)
    return tuple(found[1:])
