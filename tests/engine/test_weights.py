"""The weights of bots: read from a file, checked, by the number of players."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import ludopolis
from ludopolis.engine import registry
from ludopolis.engine.errors import LudopolisError
from ludopolis.engine.layout import Float64, Layout, blank
from ludopolis.engine.weights import WeightsFile, names_in, set_values, values_of


class Danger(Layout):
    pile: Float64
    hand: Float64


class Sample(Layout):
    rivals: Float64
    danger: Danger
    rent: Float64


NAMES = ("rivals", "danger.pile", "danger.hand", "rent")
WHOLE = """
[weights.default]
rivals = 0.5
danger.pile = 1
danger.hand = 0.25  # a comment
rent = -2

[weights.3]
danger.pile = 4
"""


def weights_of(text: str, folder: Path, players: int = 2) -> dict[str, float]:
    """What a file with this text says."""
    path = folder / "weights.toml"
    path.write_text(text, encoding="utf-8")
    return values_of(WeightsFile(path, Sample).weights(players))


def test_weights_are_those_of_the_number_of_players(tmp_path: Path) -> None:
    usual = dict(zip(NAMES, (0.5, 1.0, 0.25, -2.0), strict=True))
    assert weights_of(WHOLE, tmp_path, 2) == usual
    assert weights_of(WHOLE, tmp_path, 3) == usual | {"danger.pile": 4.0}


def test_each_caller_has_weights_of_their_own(tmp_path: Path) -> None:
    path = tmp_path / "weights.toml"
    path.write_text(WHOLE, encoding="utf-8")
    file = WeightsFile(path, Sample)
    mine = file.weights(2)
    mine.rivals = 7
    assert file.weights(2).rivals == 0.5


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("[weights.default]", "[weights.usual]", "no table [weights.default]"),
        ("rent = -2", "", "lacks rent"),
        ("danger.pile = 1\n", "", "lacks danger.pile"),
        ("rivals = 0.5", "rivals = 0.5\nrival = 1", "'rival'; there are: rivals, danger.pile"),
        ("rivals = 0.5", "rivals = true", "rivals of [weights.default] must be a number, not True"),
        ("rivals = 0.5", 'rivals = "much"', "must be a number, not 'much'"),
        ("rivals = 0.5", "rivals = nan", "not finite"),
        ("danger.pile = 4", "danger = 4", "'danger'"),
        ("[weights.3]", "[weights.three]", "[weights.three] is not for a number of players"),
        ("rivals = 0.5", "rivals =", "weights.toml: "),
        ("[weights.3]\ndanger.pile = 4", "[weights]\n3 = 4", "weights.3 must be a table, not 4"),
        (WHOLE, "weights = 3", "no table [weights.default]"),
    ],
)
def test_a_damaged_file_is_named_with_what_is_wrong(
    old: str, new: str, said: str, tmp_path: Path
) -> None:
    assert old in WHOLE
    with pytest.raises(LudopolisError) as fault:
        weights_of(WHOLE.replace(old, new), tmp_path)
    assert said in str(fault.value)
    assert str(tmp_path) in str(fault.value)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(LudopolisError, match=r"cannot read .*none\.toml: No such file"):
        WeightsFile(tmp_path / "none.toml", Sample).weights(2)


@given(st.lists(st.floats(-1e9, 1e9), min_size=4, max_size=4))
def test_values_go_in_and_out(numbers: list[float]) -> None:
    record: Any = blank(Sample)
    values = dict(zip(NAMES, numbers, strict=True))
    set_values(record, values)
    assert values_of(record) == values
    assert names_in(Sample) == NAMES


@pytest.mark.parametrize("name", registry.names())
def test_every_game_has_weights_for_all_numbers_of_players(name: str) -> None:
    box = ludopolis.box(name)
    for players in range(box.least_players, box.most_players + 1):
        assert tuple(values_of(box.weights(players))) == names_in(box.weights_file.layout)
