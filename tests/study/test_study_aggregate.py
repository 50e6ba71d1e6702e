"""The numbers of a study, from games that can be counted by hand."""

from __future__ import annotations

import math
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from study_helpers import replay_in_python, small_study

from ludopolis.arena.study.aggregate import (
    Columns,
    amount_results,
    count_results,
    groups,
    histogram,
    option_results,
    repeat_results,
    role_holders,
    skill_results,
    spread,
)
from ludopolis.arena.study.measure import MARKS, MEASURES, PARTS, GameRow
from ludopolis.arena.study.plan import Cell
from ludopolis.arena.study.questions import GENERAL
from ludopolis.arena.study.schema import Study, rounded
from ludopolis.engine import registry

A, B, C = 1, 2, 4


def row(number: int, scores: list[int], winners: int, **more: object) -> GameRow:
    """A game of which only some things matter."""
    plain: dict[str, object] = {
        "number": number,
        "measures": MEASURES,
        "scores": scores,
        "winners": winners,
        "tied": winners.bit_count() > 1,
        "reason": "the end",
        "decisions": 10,
        "rounds": 5.0,
        "real": 5,
        "choices": 3.0,
        "most": 4,
        "tree": 2.0,
        "parts": [2.0] * (PARTS - 1) + [None],
        "leads": [(1 << len(scores)) - 1] + [winners] * MARKS,
        "favoured": [A] * (MARKS + 1),
        "lead_changes": 1,
        "settled": 0.5,
        "foreseen": 0.5,
        "roles": {"order": list(range(len(scores)))},
        "amounts": {},
        "facts": {},
        "actions": None,
    }
    return GameRow(**{**plain, **more})  # type: ignore[arg-type]


def test_shared_wins_count_for_their_part_and_margins_for_nothing() -> None:
    games = Columns([row(0, [9, 5, 1], A), row(1, [4, 4, 2], A | B)], 3)
    assert games.shares.tolist() == [[1, 0, 0], [0.5, 0.5, 0]]
    assert games.margins.tolist() == [4, 0]
    assert games.best.tolist() == [9, 4]
    wins = [holder.wins.value for holder in role_holders(games, "order", 3)]
    assert wins == [0.75, 0.25, 0]


def test_a_poorer_winner_has_a_negative_lead() -> None:
    """In Big Shot the richest may lack the districts that it takes."""
    assert Columns([row(0, [30, 40], A)], 2).margins.tolist() == [-10]


def test_partners_who_win_are_ahead_of_the_other_team() -> None:
    games = Columns([row(0, [20, 15, 20, 15], 0b0101, tied=False)], 4)
    assert games.margins.tolist() == [5]


def test_roles_that_change_seats_and_sizes() -> None:
    rows = [
        row(0, [1, 0, 0], A, roles={"kept": [1, 0, 0]}),
        row(1, [0, 1, 0], B, roles={"kept": [1, 0, 1]}),
        row(2, [0, 0, 1], C, roles={"kept": [0, 0, 0]}),
    ]
    none, kept = role_holders(Columns(rows, 3), "kept", 2)
    assert kept.wins.value == pytest.approx(1 / 3)  # of three seats, one won
    assert kept.wins.games == 2
    assert none.wins.value == pytest.approx(2 / 6)


def test_who_is_in_front_and_wins() -> None:
    rows = [
        row(0, [2, 1], A, leads=[A | B] + [B] * 10 + [A] * 10),
        row(1, [2, 1], A, leads=[A | B] + [A] * 20),
        row(2, [2, 2], A | B, leads=[A | B] * 21),
        row(3, [1, 2], B, leads=[A | B] * 20 + [B]),
    ]
    front = Columns(rows, 2).leader_wins(lambda game: game.leads)
    assert front[:, 0].tolist() == [0.5, 0.5, 1, 0.5]
    assert front[:, 5].tolist() == [0, 1, 1, 0.5]
    assert front[:, -1].tolist() == [1, 1, 1, 1]  # in the end, whoever is in front has won


def test_figures_of_a_number_of_players() -> None:
    rows = [
        row(0, [9, 5], A, decisions=10, real=5, choices=3.0, lead_changes=0, reason="one"),
        row(1, [2, 5], B, decisions=30, real=30, choices=5.0, lead_changes=4, reason="two"),
        row(2, [3, 3], A | B, decisions=20, real=10, most=9, lead_changes=2, reason="two"),
    ]
    found = count_results(GENERAL, 2, rows)
    assert found.decisions.mean.value == 20
    assert (found.decisions.least, found.decisions.middle, found.decisions.most) == (10, 20, 30)
    assert found.real.value == 45 / 60
    assert found.most_choices == 9
    assert found.ties.value == pytest.approx(1 / 3)
    assert found.never_changes.value == pytest.approx(1 / 3)
    assert {why: e.value for why, e in found.endings.items()} == {
        "two": pytest.approx(2 / 3),
        "one": pytest.approx(1 / 3),
    }
    assert found.parts == [2.0] * (PARTS - 1) + [0.0]  # a tenth that no game had
    assert (found.winner.middle, found.others.most) == (5, 5)
    assert found.leader_wins[0].value == pytest.approx((0.5 + 0.5 + 1) / 3)


def test_winners_beside_the_others_of_their_game() -> None:
    rows = [
        row(0, [3, 1, 1], A, amounts={"loans": [4.0, 1.0, 3.0]}),
        row(1, [1, 3, 1], B, amounts={"loans": [0.0, 1.0, 1.0]}),
        row(2, [1, 1, 1], A | B | C, amounts={"loans": [7.0, 8.0, 9.0]}),  # nobody lost
    ]
    found = amount_results(Columns(rows, 3), "loans")
    assert found.winners.value == pytest.approx((4 + 1 + 8) / 3)
    assert found.others.value == pytest.approx((2 + 0.5) / 2)
    assert found.difference.value == pytest.approx((2 + 0.5) / 2)
    assert found.difference.games == 2
    assert sum(level.seats for level in found.levels) == pytest.approx(1)


@given(st.lists(st.integers(0, 40), min_size=1, max_size=300))
def test_groups_part_all_values_in_order(values: list[int]) -> None:
    found = groups(np.array(values, float))
    assert found[0][0] == min(values)
    assert found[-1][1] == max(values)
    for (least, most), (next_least, _) in zip(found, [*found[1:], (math.inf, 0)], strict=True):
        assert least <= most < next_least
    assert all(any(least <= v <= most for least, most in found) for v in values)
    assert len(found) <= 9


@given(st.lists(st.integers(-20, 300), min_size=4, max_size=200))
def test_histograms_leave_out_hardly_anything(values: list[int]) -> None:
    rows = [
        row(n, [a, b], A) for n, (a, b) in enumerate(zip(values[::2], values[1::2], strict=False))
    ]
    found = histogram(Columns(rows, 2))
    kept = sum(found.winners) + sum(found.others)
    assert kept >= 0.98 * 2 * len(rows) - 2
    assert len(found.winners) == len(found.others) == len(found.edges) - 1


def test_a_spread_is_made_of_values_that_occurred() -> None:
    found = spread([1, 2, 3, 10])
    assert {found.low, found.lower, found.middle, found.upper, found.high} <= {1, 2, 3, 10}
    assert spread([]).mean.value == 0


# --- Options, luck and skill ------------------------------------------------------------------


def test_an_option_is_compared_game_by_game() -> None:
    box = registry.box("newyorknewyork")
    cell = Cell("newyorknewyork", "option", 2, box.settle(2, {"bonus": False}), "greedy", "greedy", 1, 3,
        changed="bonus")  # fmt: skip
    before = [row(n, [1, 0], A, decisions=d) for n, d in enumerate((10, 50, 30))]
    after = [row(n, [0, 1], B, decisions=d) for n, d in enumerate((12, 52, 32))]
    found = option_results(cell, before, after)
    length = found.effects["decisions"]
    assert (length.printed.value, length.changed.value) == (30, 32)
    assert (length.difference.value, length.difference.error) == (2, 0)  # the same in every game
    assert found.effects["first"].difference.value == -1
    assert found.choice is False


ALONE = ((1,), (2,))


def test_deals_that_always_have_the_same_winner() -> None:
    sure = [row(n, [1, 0], A) for n in range(4)] + [row(n, [0, 1], B) for n in range(4, 8)]
    found = repeat_results(2, sure, ALONE)
    assert (found.deals, found.agreement.value, found.by_chance) == (2, 1, 0.5)
    mixed = [row(n, [1, 0], A if n % 2 else B) for n in range(8)]
    # Of six pairs, two agree.
    assert repeat_results(2, mixed, ALONE).agreement.value == pytest.approx(1 / 3)
    shared = [row(n, [1, 1], A | B) for n in range(4)]
    assert repeat_results(2, shared, ALONE).agreement.value == pytest.approx(0.5)


def test_what_skill_wins() -> None:
    # Two deals with two players; in game n of a deal the stronger bot sits in seat n.
    rows = [row(0, [1, 0], A), row(1, [0, 1], B), row(2, [1, 0], A), row(3, [1, 0], A)]
    found = skill_results(2, rows, ALONE)
    assert found.deals == 2
    assert found.wins.value == 0.75
    assert found.everywhere.value == 0.5  # the first deal
    assert found.same_seat.value == 0.5  # the second: seat 1, whoever sits there
    assert found.nowhere.value == 0


def test_partners_win_a_deal_together() -> None:
    """Two against two: 1 and 3 win all games of the first deal, 2 and 4 those of the second."""
    teams = ((1, 3), (2, 4))
    wins = [0b0101] * 4 + [0b1010] * 4
    rows = [row(n, [1, 0, 1, 0], winners) for n, winners in enumerate(wins)]
    found = repeat_results(4, rows, teams)
    assert (found.agreement.value, found.by_chance) == (1, 0.5)
    skilled = [0b0101, 0b1010, 0b0101, 0b1010] + [0b0101] * 4
    skill = skill_results(4, [row(n, [0] * 4, won) for n, won in enumerate(skilled)], teams)
    assert skill.wins.value == 0.75
    assert skill.everywhere.value == 0.5  # the first deal: whichever side the stronger bot is on
    assert skill.same_seat.value == 0.5  # the second


# --- The file ---------------------------------------------------------------------------------


def test_a_study_is_the_same_when_it_is_read_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    replay_in_python(monkeypatch)
    study = small_study("property", players="2,3")
    path = tmp_path / "property.json"
    study.save(path)
    again = Study.load(path)
    assert again == Study.model_validate(rounded(study.model_dump()))
    again.save(path)
    assert Study.load(path) == again
    assert {(o.option, o.choice, o.players) for o in again.options} == {
        ("bankruptcies", 2, 3),
        ("count_property", True, 2),
        ("count_property", True, 3),
    }
    assert "nan" not in path.read_text("utf-8").lower()
