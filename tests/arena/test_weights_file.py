"""Numbers written into a data file: what people wrote around them stays."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludopolis.arena.weights_file import set_values, with_values
from ludopolis.engine.errors import LudopolisError

FILE = """# What counts.

[weights.default]
rivals = 0.5  # a comment
danger.pile = 1

# For three.
[weights.3]
rivals = 0.25

# How a search looks.
[search.default]
scale = 8.0
"""


def test_numbers_are_set_where_they_stand() -> None:
    found = with_values(FILE, "weights.default", {"danger.pile": 0.25, "rivals": 1.0}, "better")
    expected = FILE.replace("rivals = 0.5  #", "rivals = 1.0  #").replace("pile = 1", "pile = 0.25")
    assert found == expected.replace("[weights.default]", "# Measured: better\n[weights.default]")


def test_a_number_that_is_missing_is_added_to_its_table() -> None:
    found = with_values(FILE, "weights.3", {"danger.pile": 2.0}, "better")
    assert (
        "# For three.\n# Measured: better\n[weights.3]\nrivals = 0.25\ndanger.pile = 2.0\n\n# How"
        in found
    )


def test_a_new_table_stands_with_its_section() -> None:
    found = with_values(FILE, "weights.2", {"rivals": 0.75}, "better")
    assert found == FILE.replace(
        "# How a", "# Measured: better\n[weights.2]\nrivals = 0.75\n\n# How a"
    )
    found = with_values(FILE, "search.4", {"scale": 2.0}, "found")
    assert found == FILE + "\n# Measured: found\n[search.4]\nscale = 2.0\n"


def test_a_remark_replaces_the_last_one() -> None:
    once = with_values(FILE, "weights.2", {"rivals": 0.75}, "once")
    twice = with_values(once, "weights.2", {"rivals": 0.5}, "twice")
    assert twice == once.replace("once", "twice").replace("0.75", "0.5")


NAMES = st.sampled_from(["rivals", "danger.pile", "danger.hand", "rent"])
VALUES = st.dictionaries(NAMES, st.floats(0, 1e6), min_size=1)
TABLES = st.sampled_from(["weights.default", "weights.2", "weights.3", "weights.5", "search.3"])


@given(st.lists(st.tuples(TABLES, VALUES), max_size=4))
def test_what_is_written_is_read_and_the_rest_stays(
    changes: list[tuple[str, dict[str, float]]],
) -> None:
    text = FILE
    for table, values in changes:
        text = with_values(text, table, values, "remark")
        section, name = table.split(".")
        found = tomllib.loads(text)[section][name]
        for key, value in values.items():
            inner = found
            for part in key.split("."):
                inner = inner[part]
            assert inner == value
    for line in FILE.splitlines():
        if line.startswith(("#", "[")):
            assert text.splitlines().count(line) == FILE.splitlines().count(line)
    assert tomllib.loads(text)["search"]["default"] == {"scale": 8.0}


def test_a_file_is_rewritten_or_named(tmp_path: Path) -> None:
    path = tmp_path / "weights.toml"
    path.write_text(FILE, encoding="utf-8")
    set_values(path, "weights.2", {"rivals": 0.75}, "better")
    assert tomllib.loads(path.read_text(encoding="utf-8"))["weights"]["2"] == {"rivals": 0.75}
    with pytest.raises(LudopolisError, match=r"cannot write to .*none\.toml"):
        set_values(tmp_path / "none.toml", "weights.2", {}, "")
