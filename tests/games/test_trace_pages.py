"""What a trace has in it is what the pages say of it."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from ludopolis.arena.simulate import Series
from ludopolis.arena.trace import trace
from ludopolis.engine import conformance, registry

DOCS = Path(__file__).parents[2] / "docs"


def under(page: str, heading: str) -> str:
    """What a page says under a heading."""
    text = (DOCS / page).read_text(encoding="utf-8")
    return text.split(f"{heading}\n", 1)[1].split("\n#", 1)[0]


def rows(page: str, heading: str) -> list[str]:
    """The names in the first column of the table under a heading."""
    columns = re.findall(r"^\| (`[^|]*`) \|", under(page, heading), re.MULTILINE)
    return [name for column in columns for name in re.findall("`([a-z_ ]+)`", column)]


@pytest.mark.parametrize("name", registry.names())
def test_every_line_has_exactly_the_documented_fields(name: str) -> None:
    page = f"trace/{name}.md"
    kinds = ("game", "decision", "end")
    fields = {kind: rows("trace.md", f'### `"type": "{kind}"`') for kind in kinds}
    assert all(fields.values())
    decisions = rows(page, "## `decision`")
    position = rows(page, "## `position`")
    outcomes = re.findall(r'^- `"([a-z_]+)"`|^Later: `"([a-z]+)"`', under(page, "## Chance"), re.M)
    reasons = re.findall(r'`"([a-z ]+)"`', under(page, "## `reason`"))
    sets = list(conformance.option_sets(registry.box(name)))
    for chosen in sets[:: len(sets) // 8 or 1]:
        series = Series(name, chosen.players, chosen.options, ("random",) * chosen.players, 11)
        for line in trace(series, 1):
            entry = json.loads(line)
            kind = entry.pop("type")
            assert sorted(entry) == sorted(fields[kind])
            if kind != "game":
                assert sorted(entry["position"]) == sorted(position)
            if kind == "decision":
                assert entry["decision"] in decisions
                assert entry["taken"] in entry["legal"]
            if kind == "end":
                assert entry["reason"] in reasons
            for outcome in entry.get("chance", []):
                (key,) = outcome
                assert any(key in names for names in outcomes)
