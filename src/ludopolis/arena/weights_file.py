"""Edits numbers in a game's `weights.toml`, and keeps its comments and its order."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from pathlib import Path

from ludopolis.engine.errors import LudopolisError

MEASURED = "# Measured: "  # how a remark begins, so that the next one can replace it
HEADER = re.compile(r"\s*\[(?P<name>[^\[\]]+)\]\s*(#.*)?")


def set_values(path: Path, table: str, values: Mapping[str, float], remark: str) -> None:
    """Set some numbers of a table in a file, or add the table, with a remark above it."""
    try:
        text = with_values(path.read_text(encoding="utf-8"), table, values, remark)
        path.write_text(text, encoding="utf-8")
    except OSError as fault:
        raise LudopolisError(f"cannot write to {path}: {fault.strerror}") from None


def with_values(text: str, table: str, values: Mapping[str, float], remark: str) -> str:
    """The text of a file with some numbers of a table set.

    The remark replaces an earlier one above the table. Existing numbers keep their places and comments;
    new ones are added at the end of the table.
    """
    lines = text.splitlines()
    begin = _place_of(lines, table)
    if begin is None:
        begin = _place_for(lines, table)
        lines[begin:begin] = [f"[{table}]", ""]
    if begin and lines[begin - 1].startswith(MEASURED):
        begin -= 1
        del lines[begin]
    lines.insert(begin, MEASURED + remark)
    begin += 1
    end = begin + 1
    while end < len(lines) and not HEADER.fullmatch(lines[end]):
        end += 1
    while not lines[end - 1].strip() or lines[end - 1].startswith("#"):
        end -= 1  # blank lines and comments before the next table belong to it
    missing = dict(values)
    for number in range(begin + 1, end):
        key, equals, rest = lines[number].partition("=")
        if equals and key.strip() in missing:
            comment = rest[rest.index("#") :] if "#" in rest else ""
            value = missing.pop(key.strip())
            lines[number] = f"{key.rstrip()} = {value!r}{'  ' if comment else ''}{comment}"
    lines[end:end] = [f"{name} = {value!r}" for name, value in missing.items()]
    found = "\n".join(lines).rstrip() + "\n"
    tomllib.loads(found)  # check that it can be read
    return found


def _place_of(lines: list[str], table: str) -> int | None:
    """The line where a table begins."""
    for number, line in enumerate(lines):
        found = HEADER.fullmatch(line)
        if found and found["name"].strip() == table:
            return number
    return None


def _place_for(lines: list[str], table: str) -> int:
    """Where a new table belongs: after the last of its section, with a blank line before it."""
    section = table.split(".", maxsplit=1)[0]
    last = len(lines)
    inside = False
    for number, line in enumerate(lines):
        if found := HEADER.fullmatch(line):
            if inside and found["name"].split(".")[0].strip() != section:
                last = number
                while lines[last - 1].startswith("#"):
                    last -= 1  # the comment of the next table
                break
            inside = inside or found["name"].split(".")[0].strip() == section
    if lines and last and lines[last - 1].strip():
        lines.insert(last, "")
        last += 1
    return last
