"""What is measured of a game is what happened in it."""

from __future__ import annotations

import math
from itertools import islice

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from study_helpers import replay_in_python

from ludopolis.arena.study.measure import (
    MARKS,
    PARTS,
    CellPlayer,
    GameRow,
    best_seats,
    lead_changes,
    settled_at,
)
from ludopolis.arena.study.plan import Cell
from ludopolis.arena.study.questions import questions_for
from ludopolis.bots.baseline import BaselineBot
from ludopolis.bots.errors import BotError
from ludopolis.engine import contract, registry
from ludopolis.engine.game import Action, Game

EVERY = registry.names()


def cell_of(game: str, players: int, bot: str = "greedy", **options: bool | int | str) -> Cell:
    settled = registry.box(game).settle(players, options)
    return Cell(game, "main", players, settled, bot, bot, 7, 3)


def places_now(game: Game) -> int:
    """Who would win if the game ended now, asked of the game itself."""
    points = np.array(list(game.scores().values()), np.int64)
    places = np.zeros(game.players, np.int64)
    contract.places(game.state, points, places)
    return sum(1 << seat for seat in range(game.players) if places[seat] == 1)


def outlook(game: Game) -> int:
    """Who thinks best of their position, asked of the game itself."""
    weights = game.box.weights(game.players)
    minds = [float(contract.evaluate(game.state, seat, weights)) for seat in range(game.players)]
    return sum(1 << seat for seat, mind in enumerate(minds) if mind == max(minds))


def means_of_tenths(values: list[int]) -> list[float]:
    """The mean of each tenth; where they cannot be equally long, the first have one more."""
    least, more = divmod(len(values), PARTS)
    sizes = [least + (part < more) for part in range(PARTS)]
    rest = iter(values)
    return [sum(islice(rest, size)) / size for size in sizes]


def check_by_hand(cell: Cell, number: int, row: GameRow, actions: list[int]) -> None:
    """Play the same actions as a person would, and compare what can be seen."""
    box = registry.box(cell.game)
    game = Game(box, cell.players, cell.options, cell.setup(number).seed)
    choices, leads, favoured = [], [places_now(game)], [outlook(game)]
    for action in actions:
        choices.append(len(game.legal()))
        game.carry_out(Action(action, ""))
        leads.append(places_now(game))
        favoured.append(outlook(game))
    result = game.result()
    assert result is not None
    assert row.scores == list(result.scores.values())
    assert row.winners == sum(1 << (seat - 1) for seat in result.winners)
    assert row.reason == result.reason
    assert row.decisions == len(actions)
    real = [count for count in choices if count > 1]
    assert (row.real, row.most) == (len(real), max(choices))
    assert row.choices == pytest.approx(sum(real) / len(real), abs=0.001)
    assert row.tree == pytest.approx(sum(map(math.log10, choices)), abs=0.01)
    assert row.parts == pytest.approx(means_of_tenths(choices), abs=0.006)
    marks = [round(len(actions) * look / MARKS) for look in range(MARKS + 1)]
    assert row.leads == [leads[mark] for mark in marks]
    assert row.favoured == [favoured[mark] for mark in marks]
    assert row.foreseen == pytest.approx(settled_at(row.favoured, row.winners), abs=0.0001)
    assert row.lead_changes == lead_changes(leads)
    assert row.settled == pytest.approx(settled_at(leads, row.winners), abs=0.0001)


def test_a_bot_that_chooses_what_is_not_allowed_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BaselineBot, "choose", lambda _self, _game: Action(0, "first"))
    table = CellPlayer(cell_of("bigshot", 2, "passive"))
    with pytest.raises(BotError, match=r"passive chose <0: first>.*\(bigshot, seat \d, move \d"):
        table.row(0)
    table.close()


@pytest.mark.parametrize("game", EVERY)
def test_a_row_says_what_happened(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    replay_in_python(monkeypatch)
    box = registry.box(game)
    for players in {box.least_players, box.most_players}:
        cell = cell_of(game, players)
        table = CellPlayer(cell)
        for number in range(2):
            actions = table.play(cell.setup(number))
            row = table.measure(number, actions)
            check_by_hand(cell, number, row, [int(action) for action in actions])
            asked = questions_for(game)
            for role in asked.roles:
                if players >= role.min_players:
                    held = row.roles[role.key]
                    assert len(held) == players
                    assert set(held) <= set(range(len(role.names(players))))
            assert all(len(amounts) == players for amounts in row.amounts.values())
            assert all(
                0 <= row.facts[f.key] <= 1 for f in asked.facts if f.share and f.key in row.facts
            )
        # Who moves when: all seats have different places.
        assert sorted(row.roles["order"]) == list(range(players))


def test_the_compiled_eye_sees_what_the_interpreted_one_does(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    cell = cell_of("newyorknewyork", 3)
    compiled = [CellPlayer(cell).row(number) for number in range(3)]
    replay_in_python(monkeypatch)
    assert [CellPlayer(cell).row(number) for number in range(3)] == compiled


def test_of_two_teams_the_partners_do_not_tie(monkeypatch: pytest.MonkeyPatch) -> None:
    replay_in_python(monkeypatch)
    table = CellPlayer(cell_of("newyork", 4, teams=True))
    rows = [table.row(number) for number in range(3)]
    assert {row.winners for row in rows if not row.tied} <= {0b0101, 0b1010}
    assert any(not row.tied for row in rows)


def test_a_deal_is_played_again_by_other_minds(monkeypatch: pytest.MonkeyPatch) -> None:
    replay_in_python(monkeypatch)
    options = registry.box("newyork").settle(2, {})
    cell = Cell("newyork", "minds", 2, options, "greedy", "greedy", 7, 2, 3)
    sittings = [cell.setup(number) for number in range(6)]
    assert [s.seed for s in sittings] == [sittings[0].seed] * 3 + [sittings[3].seed] * 3
    assert len({s.bot_seed for s in sittings}) == 6
    assert sittings[0].bot_seed == sittings[0].seed  # the first time it is the game of any series
    table = CellPlayer(cell)
    first, second = (table.play(sitting) for sitting in sittings[:2])
    assert first.tolist() == CellPlayer(cell_of("newyork", 2)).play(sittings[0]).tolist()
    assert first.tolist() != second.tolist()


def test_the_stronger_bot_sits_in_every_seat_of_a_deal() -> None:
    options = registry.box("newyork").settle(3, {})
    cell = Cell("newyork", "skill", 3, options, "greedy", "random", 7, 2, 3)
    seats = [cell.setup(number).seats for number in range(3)]
    assert [names.index("greedy") for names in seats] == [0, 1, 2]
    assert all(names.count("random") == 2 for names in seats)
    assert len({cell.setup(number).seed for number in range(6)}) == 2


# --- The lead ---------------------------------------------------------------------------------

A, B, C = 1, 2, 4


@pytest.mark.parametrize(
    ("leading", "changes"),
    [
        ([A | B | C, A, A], 0),
        ([A, A | B, A], 0),
        ([A, A | B, B], 1),
        ([A, A | B | C, B], 1),
        ([A, B, A, B], 3),
        ([A | B, A, B], 1),
        ([A | B, C, A | B], 2),
        ([A | B | C] * 3, 0),
    ],
)
def test_changes_of_lead(leading: list[int], changes: int) -> None:
    assert lead_changes(leading) == changes


@given(st.lists(st.integers(1, 7), max_size=30))
def test_to_see_everything_twice_changes_nothing(leading: list[int]) -> None:
    twice = [mask for mask in leading for _ in range(2)]
    assert lead_changes(twice) == lead_changes(leading)
    assert lead_changes(leading) < max(1, len(leading))


def test_since_when_the_winner_is_in_front() -> None:
    assert settled_at([A, A, A], A) == 0
    assert settled_at([A | B, A, A], A) == 0.5
    assert settled_at([A, B, A], A) == 1
    assert settled_at([A, A | B, A | B], A | B) == 0
    assert settled_at([A, A, B], A) == 1  # an evaluation may be wrong to the end


def test_who_thinks_best_of_it() -> None:
    assert best_seats([1.0, 3.5, 2.0]) == B
    assert best_seats([3.5, 3.5, 2.0]) == A | B
