"""What is asked of one game only: the answers are those that a player at the table would give.

Every answer is worked out a second time from what can be seen and read there: the views, who moved, and
the texts of the actions.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import pytest
from study_helpers import replay_in_python

from ludopolis.arena.study.measure import CellPlayer, GameRow
from ludopolis.arena.study.plan import Cell
from ludopolis.arena.study.questions import GENERAL, questions_for
from ludopolis.engine import registry
from ludopolis.engine.game import Action, Game
from ludopolis.engine.study import ReplayedGame

Step = tuple[int, str, str]  # who moved, from 0, what was to be decided, and what they chose
View = Any  # of each game another
Told = dict[str, Any]


@dataclass
class Seen:
    """A game as somebody saw it who sat beside the table."""

    players: int
    hands: list[Sequence[Any]]  # as they were dealt
    first: View
    last: View
    steps: list[Step]
    scores: list[list[int]]  # at first, and after each move
    views: list[View]  # before each move
    winners: list[int] = field(default_factory=list)  # seats, from 0

    def counted(self, *beginnings: str) -> list[int]:
        """How many actions of each seat begin so."""
        return [
            sum(seat == who and what.startswith(beginnings) for seat, _, what in self.steps)
            for who in range(self.players)
        ]

    def seats(self, value: Callable[[int], Any]) -> list[Any]:
        """Something of every seat."""
        return [value(seat) for seat in range(self.players)]


def seen(cell: Cell, number: int, actions: list[int]) -> Seen:
    """Play the actions of a game again, and look on."""
    game = Game(registry.box(cell.game), cell.players, cell.options, cell.setup(number).seed)
    everybody = range(1, cell.players + 1)
    found = Seen(
        players=cell.players,
        hands=[getattr(game.view(seat), "hand", ()) for seat in everybody],
        first=game.view(None),
        last=None,
        steps=[],
        scores=[list(game.scores().values())],
        views=[],
    )
    for action in actions:
        assert game.seat is not None
        found.views.append(game.view(None))
        found.steps.append((game.seat - 1, str(game.decision), game.written(action)))
        game.carry_out(Action(action, ""))
        found.scores.append(list(game.scores().values()))
    found.last = game.view(None)
    result = game.result()
    assert result is not None
    found.winners = [seat - 1 for seat in result.winners]
    return found


def groups(board: list[list[Any]], owner: Any) -> Iterator[int]:
    """The sizes of the connected groups of an owner on a grid."""
    left = {(y, x) for y, row in enumerate(board) for x, who in enumerate(row) if who == owner}
    while left:
        edge, size = [left.pop()], 0
        while edge:
            y, x = edge.pop()
            size += 1
            near = {(y - 1, x), (y + 1, x), (y, x - 1), (y, x + 1)} & left
            left -= near
            edge += near
        yield size


def in_order(first: int, players: int) -> list[int]:
    """The place of each seat in the turn order, from who is first."""
    return [(seat - first) % players for seat in range(players)]


# --- Each game --------------------------------------------------------------------------------


def of_newyork(game: Seen) -> Told:
    end = game.last
    started = next(n for n, view in enumerate(game.views) if view.first is not None)
    colours = [pawns.colour for pawns in end.pawns]
    owned = [player.colours for player in end.seats]
    roles = {
        "order": in_order(game.steps[started][0], game.players),
        "placing": in_order(game.steps[0][0], game.players),
    }
    if game.players > 2:
        roles["colour"] = [colours.index(own) for (own,) in owned]
        roles["kept"] = [int(colours.index(own) == seat) for seat, (own,) in enumerate(owned)]
    board = [[square.colour for square in line] for line in end.board]
    squares = [colour for line in board for colour in line]
    return {
        "roles": roles,
        "amounts": {
            "block": [max(max(groups(board, c), default=0) for c in own) for own in owned],
            "buildings": [sum(squares.count(colour) for colour in own) for own in owned],
            "coins": [player.coins for player in end.seats],
        },
        "facts": {
            "free": squares.count(None),
            "shown": any(game.counted("show")),
            "long": end.stopped_by == "long game",
        },
        "rounds": end.turns / game.players,
    }


def of_newyorknewyork(game: Seen) -> Told:
    own = [player.colour for player in game.last.seats]
    tops = [tower.cards[-1] for tower in game.last.skyline if tower.cards]
    laid = [seat for seat, _, what in game.steps if what.startswith("play")]

    def of_colour(cards: Iterable[Any], seat: int) -> list[int]:
        return [card.number for card in cards if card.colour == own[seat]]

    facts = {
        "passed": any(game.counted("pass")),
        "played": sum(len(tower.cards) for tower in game.last.skyline),
    }
    if game.players < 4:
        facts["neutral"] = sum(card.colour not in own for card in tops)
    return {
        "roles": {
            "order": in_order(game.steps[0][0], game.players),
            "last_card": game.seats(lambda seat: int(seat == laid[-1])),
        },
        "amounts": {
            "own": game.seats(lambda seat: len(of_colour(game.hands[seat], seat))),
            "on_top": game.seats(lambda seat: len(of_colour(tops, seat))),
            # What the numbers do not bring, the runs do.
            "runs": game.seats(lambda seat: game.scores[-1][seat] - sum(of_colour(tops, seat))),
            "left": [player.hand_size for player in game.last.seats],
        },
        "facts": facts,
        "rounds": len(laid) / game.players,
    }


def of_property(game: Seen) -> Told:
    end = game.last
    purses = [[player.cash for player in view.seats] for view in [*game.views, end]]
    gains = np.diff(np.array(purses), axis=0)
    board = [[square.owner for square in column] for column in end.board]
    return {
        "roles": {"order": in_order(game.steps[0][0], game.players)},
        "amounts": {
            "wild": [sum(card.rank in {9, 10} for card in hand) for hand in game.hands],
            "rent": [sum(n for n in gains[:, s].tolist() if n > 0) for s in range(game.players)],
            "bought": game.counted("buy"),
        },
        "facts": {
            "largest_rent": gains.max(),
            "largest_group": max(
                size for s in range(game.players) for size in groups(board, s + 1)
            ),
        },
        "rounds": end.turns / game.players,
    }


DEAR = ("new-york", "monaco", "tokyo")


def of_tycoon(game: Seen) -> Told:
    end = game.last

    def cities_of(seat: int) -> list[str]:
        """The cities of a seat's open hotels, each as often as it has one there."""
        return [city.name for city in end.cities for who in city.track if who == seat + 1]

    def closed_in(names: tuple[str, ...], seat: int) -> int:
        return sum(city.closed_hotels[seat] for city in end.cities if city.name in names)

    open_in = game.seats(cities_of)
    return {
        "roles": {"order": in_order(game.steps[0][0], game.players)},
        "amounts": {
            "hotels": game.counted("build hotel"),
            "factories": game.counted("build factory"),
            "cities": [len(set(cities)) for cities in open_in],
            "dear": [
                sum(city in DEAR for city in cities) + closed_in(DEAR, seat)
                for seat, cities in enumerate(open_in)
            ],
            "loans": game.counted("borrow"),
            "renovations": game.counted("renovate"),
        },
        "facts": {
            "loans": sum(game.counted("borrow")) / game.players,
            "extended": sum(game.counted("extend")),
            "passes": any(game.counted("pass")),
        },
        "rounds": end.round,
    }


def of_bigshot(game: Seen) -> Told:
    end = game.last
    leader = game.first.leader - 1
    assert game.steps[0][0] == (leader + 1) % game.players  # the leader bids last
    spent, won, paid, placed = [0] * game.players, [0] * game.players, [], 0
    for view, (seat, decision, _) in zip(game.views, game.steps, strict=True):
        if decision != "place":
            continue
        if placed % 4 == 0:
            paid.append(view.bid)
            spent[seat] += view.bid
            won[seat] += 1
        placed += 1
    dear = [price for price in paid if price]

    def of_seat(seat: int, part: str = "") -> int:
        mine = {colour.name for colour in end.colours if colour.seat == seat + 1}
        return sum(d.owner in mine for d in end.districts if part in d.name)

    points = game.scores[-1]
    return {
        "roles": {"order": in_order(leader, game.players)},
        "amounts": {
            "lots": won,
            "spent": spent,
            "loans": game.seats(
                lambda s: sum(colour.loans for colour in end.colours if colour.seat == s + 1)
            ),
            "districts": game.seats(of_seat),
            "parks": game.seats(lambda seat: of_seat(seat, "park")),
        },
        "facts": {
            "price": sum(dear) / len(dear),
            "gifts": paid.count(0),
            "nobody": sum(district.owner is None for district in end.districts),
            "in_debt": points[game.winners[0]] < 0,
            "rule_of_two": max(points) > points[game.winners[0]],
        },
        "rounds": end.round,
    }


READERS = {
    "bigshot": of_bigshot,
    "newyork": of_newyork,
    "newyorknewyork": of_newyorknewyork,
    "property": of_property,
    "tycoon": of_tycoon,
}


@pytest.mark.parametrize(
    ("game", "players"),
    [(g, n) for g in READERS for n in sorted({2, 3, registry.box(g).most_players})],
)
def test_answers_are_those_of_the_table(
    game: str, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    replay_in_python(monkeypatch)
    options = registry.box(game).settle(players, {})
    cell = Cell(game, "main", players, options, "greedy", "greedy", 11, 2)
    table = CellPlayer(cell)
    for number in range(2):
        actions = table.play(cell.setup(number))
        row = table.measure(number, actions)
        compare(row, READERS[game](seen(cell, number, [int(action) for action in actions])))


def compare(row: GameRow, told: Told) -> None:
    """The row says what was told at the table, and nothing that nobody told."""
    assert row.roles == told["roles"]
    assert row.amounts == told["amounts"]
    assert row.facts == pytest.approx({key: float(n) for key, n in told["facts"].items()})
    assert row.rounds == pytest.approx(told["rounds"], abs=0.006)


def moved(movers: list[int], players: int) -> ReplayedGame:
    """A game of which only it is known who moved."""
    nothing = np.zeros(len(movers), np.int64)
    return ReplayedGame(
        players, None, None, nothing, np.array(movers), nothing, nothing, nothing, nothing, None
    )


def test_a_game_without_questions_of_its_own_is_asked_what_all_are(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(registry, "optional_part_of", lambda *_: None)
    asked = questions_for("newyork")
    assert asked == GENERAL
    game = moved([2, 2, 0, 1, 1, 1, 2, 0], 3)
    assert asked.roles[0].read(game) == [1, 2, 0]
    assert asked.rounds(game) == pytest.approx(5 / 3)
    assert asked.rounds(moved([], 3)) == 0
