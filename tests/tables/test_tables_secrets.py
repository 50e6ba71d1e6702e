"""Secrets: in all worlds that a viewer cannot tell apart, a table tells them the same, to the letter."""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec
import numpy as np
import pytest
from tables_kit import staged  # noqa: F401  (a fixture)

from ludopolis.engine import registry
from ludopolis.engine.game import Action, Game
from ludopolis.engine.transcript import promised_seed_digest
from ludopolis.presentation.ui import ui_of
from ludopolis.tables import Refused, Visitor
from ludopolis.tables.history import History
from ludopolis.tables.models import Event, Seat, StoredTable, TableRow
from ludopolis.tables.presenter import Form
from readers import EN, PlainTable

SEED = 42
GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("newyorknewyork", 3, {}),
    ("property", 3, {}),
    ("bigshot", 2, {"expert": True}),
]


def table_of(game: Game) -> PlainTable:
    """A table at which one visitor sits on each seat, about to go on from this position."""
    salt = "salt"
    row = TableRow(
        id="table",
        game=game.box.name,
        face=game.box.name,
        players=game.players,
        options=dict(game.options),
        public=True,
        status="playing",
        host="visitor-1",
        seed=f"{SEED:032x}",
        salt=salt,
        digest=promised_seed_digest(f"{SEED:032x}", salt),
        to_move=game.seat,
        result=None,
        created_at=0.0,
        changed_at=0.0,
        ended_at=None,
        rematch_of=None,
    )
    seats = [
        Seat(seat, "person", f"visitor-{seat}", "", f"Name {seat}", False, f"invite-{seat}")
        for seat in range(1, game.players + 1)
    ]
    return PlainTable(StoredTable(row, seats, [], None), History(game))


def go_on(table: PlainTable, action: int) -> None:
    """Play a move as a live table does, without storing it."""
    assert table.history is not None
    game = table.game.copy()
    move = game.carry_out(game.read(action))
    event = Event(table.number + 1, "move", move.seat, {}, f"visitor-{move.seat}", at=0.0)
    table.events.append(event)
    table.history.add(event, game, move)
    table.row = TableRow(**{**vars(table.row), "to_move": game.seat})


def channels(table: PlainTable, seat: int | None) -> str:
    """All that reaches a viewer."""
    viewer = None if seat is None else Visitor(f"visitor-{seat}", f"Name {seat}", 0.0)
    told: list[Any] = []
    forms: tuple[Form, ...] = ("scene", "view")
    for form in forms:
        told += [
            table.presenter.table_message(viewer, form=form),
            table.presenter.move_message(viewer, 0, form=form),
        ]
        told.append(table.presenter.position(viewer, form=form))
    told += [table.presenter.log_since(viewer, 0), table.presenter.chat_since(0), table.names()]
    told.append(table.presenter.reading(viewer))
    for number in range(0, table.box.actions, max(1, table.box.actions // 6)):
        told.append(table.presenter.why(viewer, [f"action-{number}"]))
    for aid in ui_of(table.box).aids:
        try:
            told.append(table.presenter.aid(viewer, aid.key))
        except Refused as fault:
            told.append(fault.text())
    for action in (0, table.box.actions - 1):
        told.append(table.presenter.log_since(viewer, table.number - action % 2))
    return msgspec.json.encode(told).decode()


@pytest.mark.usefixtures("staged")
@pytest.mark.parametrize(("name", "players", "options"), GAMES, ids=[game[0] for game in GAMES])
def test_no_viewer_can_tell_worlds_apart(name: str, players: int, options: dict[str, Any]) -> None:
    box = registry.box(name)
    mind = random.Random(name)
    compared = different = 0
    for start in (0, 7, 16):
        game = Game(box, players, box.settle(players, options), SEED)
        while len(game.moves) < start:
            game.play(mind.choice(goes_on(game)))
        for seat in [None, *range(1, players + 1)]:
            pairs = [worlds_alike(game, seat, mind) for _ in range(30)]
            here, there = max(pairs, key=lambda pair: pair[0].number)
            different += here.game.fingerprint() != there.game.fingerprint()
            assert channels(here, seat) == channels(there, seat)
            compared += here.number
    assert compared >= 4  # moves were told, not only positions
    assert different or name == "bigshot"  # where nothing is hidden but what all can work out


def worlds_alike(
    game: Game, seat: int | None, mind: random.Random
) -> tuple[PlainTable, PlainTable]:
    """Two worlds that a viewer cannot tell apart, a few moves on as long as that stays so.

    Both begin in imagined worlds, so that neither has a past to tell.
    """
    here, there = (table_of(game.resample(seat, mind.getrandbits(128))) for _ in range(2))
    for _ in range(4):
        both = sorted({*goes_on(here.game)} & {*goes_on(there.game)})
        if not both:
            break
        action = int(mind.choice(both))
        ahead = [table.game.copy() for table in (here, there)]
        for world in ahead:
            world.play(action)
        seen = [world.view(seat) for world in ahead]
        if ahead[0].over or seen[0] != seen[1]:
            break  # chance, or a card that was shown, tells them apart from here on
        go_on(here, action)
        go_on(there, action)
        # What chance gave there must be what it gave before, or the comparison means nothing.
        if here.game.view(seat) != seen[0] or there.game.view(seat) != seen[1]:
            raise AssertionError("a copy plays otherwise than its game")
    return here, there


def goes_on(game: Game) -> list[Action]:
    """The allowed moves, without the one that would end the game for a player."""
    return [action for action in game.legal() if action.text != "pass"] or game.legal()


@pytest.mark.usefixtures("staged")
@pytest.mark.parametrize(("name", "players", "options"), GAMES, ids=[game[0] for game in GAMES])
def test_scores_seeds_and_others_choices_are_not_told(
    name: str, players: int, options: dict[str, Any]
) -> None:
    box = registry.box(name)
    table = table_of(Game(box, players, box.settle(players, options), SEED))
    mind = random.Random(1)
    for _ in range(12):
        for seat in [None, *range(1, players + 1)]:
            viewer = None if seat is None else Visitor(f"visitor-{seat}", "", 0.0)
            told = EN.told(table, viewer)
            text = json.dumps(told)
            assert not {"seed", "salt", "scores", "result"} & set(_keys(told["table"]))
            assert table.row.seed not in text
            assert "visitor-" not in text
            assert "invite" not in text
            assert bool(told["position"]["choices"]) == (seat == table.to_move())
            moved = table.history.last_move if table.history else None
            assert not told["position"]["undo"] or (moved is not None and moved.seat == seat)
        go_on(table, int(mind.choice(goes_on(table.game))))
        if table.game.over:
            break
    assert table.number >= 10


def _keys(data: Any) -> list[str]:
    """All keys in plain data, at any depth."""
    if isinstance(data, dict):
        return [*data, *(key for value in data.values() for key in _keys(value))]
    if isinstance(data, list):
        return [key for value in data for key in _keys(value)]
    return []


@pytest.mark.usefixtures("staged")
def test_a_spectator_sees_no_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int | None] = []
    box = registry.box("property")
    view = Game.view

    def noted(self: Game, seat: int | None, shared: Any = None) -> Any:
        asked.append(seat)
        return view(self, seat, shared)

    table = table_of(Game(box, 3, box.settle(3, {}), SEED))
    monkeypatch.setattr(Game, "view", noted)
    stranger = Visitor("stranger", "Eve", 0.0)
    for viewer in (None, stranger):
        EN.told(table, viewer)
        EN.why(table, viewer, ["action-1"])
    assert asked and set(asked) == {None}
    asked.clear()
    EN.told(table, Visitor("visitor-2", "Name 2", 0.0))
    assert set(asked) == {2}


def test_what_is_hidden_is_told_apart_by_this_kit() -> None:
    """A table that told the truth to everybody would be found out."""
    box = registry.box("newyorknewyork")
    game = Game(box, 3, box.settle(3, {}), SEED)
    here, there = (table_of(game.resample(1, seed)) for seed in (1, 2))
    others = [seat for seat in (2, 3) if here.game.view(seat) != there.game.view(seat)]
    assert others
    assert not np.array_equal(here.game.state, there.game.state)
