"""The greedy bot: what it sees, and that it beats players who do not look."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable

import pytest
from bigshot_table import position

import ludopolis
from at_a_table import play_all
from ludopolis import Game, bots
from ludopolis.engine import contract
from ludopolis.games.bigshot import evaluation, rules
from ludopolis.games.bigshot.state import DISTRICT_NAMES

RING = ["RYWK"] * 18


def choice(game: Game) -> str:
    """What the greedy bot does."""
    return bots.make("greedy").choose(game).text


def test_it_takes_a_district_that_is_there_for_the_taking() -> None:
    game = position(lot="R", placing=1, city={"21": "RRYYKW"}, ring=RING)
    assert choice(game) == "place red in 21"


def test_it_spoils_a_rivals_district() -> None:
    """Yellow leads with three; a third black pawn makes a tie, and white owns it."""
    game = position(lot="K", placing=3, city={"21": "YYYKKW"}, ring=RING)
    assert choice(game) == "place black in 21"


def test_it_prefers_the_dearer_district() -> None:
    city = {"21": "RRYYKW", "West 9": "RRYYKW"}
    game = position(lot="R", placing=1, city=city, ring=RING)
    assert choice(game) == "place red in 21"


def test_it_sees_that_a_park_doubles() -> None:
    sold = {"West 9": "R", "West 10": "R", "West 11": "R"}
    game = position(lot="R", placing=1, sold=sold, city={"West park": "RRYYKW", "16": "RRYYKW"})
    assert choice(game) == "place red in West park"


def test_it_bids_no_more_than_needed() -> None:
    game = position(leader=1, lot="YYRR", city={"21": "YYRRK", "20": "YYRRW"}, ring=RING)
    assert choice(game) == "bid 1"
    game.play("bid 3")
    assert choice(game) in ("bid 4", "pass")


def test_it_does_not_pay_for_nothing() -> None:
    """All that is left is worth nothing to yellow."""
    sold = dict.fromkeys(("16", "17", "18", "20", "21", "West 9", "West 10", "West 11"), "R")
    sold |= dict.fromkeys(("East 9", "East 10", "East 11", "East park"), "K")
    game = position(leader=1, lot="RRKK", sold=sold, round_number=18, ring=[""] * 18)
    play_all(game, "bid 5", "pass", "pass")
    assert choice(game) == "pass"


def test_it_borrows_only_to_bid() -> None:
    """Without cash it borrows for a lot that is worth it, and not for one that is not."""
    details = {"leader": 1, "cash": {"Y": 0}, "ring": RING}
    good = position(lot="YYYY", city={"21": "YYKRR", "20": "YYWRR"}, **details)  # type: ignore[arg-type]
    assert choice(good) == "borrow"
    good.play("borrow")
    assert choice(good) == "bid 1"
    sold = dict.fromkeys(("16", "17", "18", "20", "21", "West 9", "West 10", "West 11"), "R")
    poor = position(lot="RRKK", sold=sold, **details)  # type: ignore[arg-type]
    assert choice(poor) == "pass"


def test_it_pays_from_the_smaller_purse() -> None:
    game = position(2, leader=2, cash={"R": 8, "W": 5})
    play_all(game, "bid 4", "pass")
    assert choice(game) == "pay with white"


def test_looking_changes_nothing() -> None:
    """The imagined placements are taken back."""
    for players in (2, 3, 4):
        game = ludopolis.new("bigshot", players=players, seed=5)
        mind = random.Random(2)
        while not game.over:
            before = game.fingerprint()
            for seat in range(players):
                contract.evaluate(game.state, seat, game.box.weights(players))
            assert game.fingerprint() == before
            game.play(mind.choice(game.legal()))


def row(*pawns: int) -> int:
    """Where the tables have these pawns."""
    return int(evaluation.ROW[evaluation.PAWN @ pawns])


def test_the_chances_of_a_district() -> None:
    """The tables of chances: certain when seven lie there, and they add up."""
    filled, as_it_is = evaluation.FILLED_UP, evaluation.AS_IT_IS
    assert filled[row(4, 3, 0, 0)].tolist() == [1, 0, 0, 0]
    assert filled[row(1, 3, 3, 0)].tolist() == [1, 0, 0, 0]
    assert filled[row(3, 3, 1, 0)].tolist() == [0, 0, 1, 0]
    assert as_it_is[row(2, 2, 1, 1)].tolist() == [0, 0, 0, 0]
    assert as_it_is[row(1, 2, 2, 0)].tolist() == [1, 0, 0, 0]
    assert as_it_is[row(0, 0, 0, 0)].tolist() == [0, 0, 0, 0]
    assert filled[row(0, 0, 0, 0)].tolist() == [0.25] * 4
    assert filled[row(2, 1, 0, 1)].sum() == 1
    assert filled[row(4, 0, 0, 0), 0] > filled[row(3, 0, 0, 0), 0] > filled[row(2, 1, 0, 0), 0]


def test_the_tables_know_the_rule_of_majorities() -> None:
    """A district as it is belongs to whom the rules give it, for all pawns that can lie there."""
    state = position().state
    splits = [s for s in itertools.product(range(8), repeat=4) if sum(s) <= 7]
    for split in splits:
        state.pawns[0] = split
        owner = rules.majority(state, 0)
        chances = evaluation.AS_IT_IS[evaluation.ROW[evaluation.mix_of(state, 0)]]
        assert chances.tolist() == [float(owner == colour) for colour in range(4)], split


def test_who_owns_a_district_holds_it() -> None:
    """For certain, however many pawns are still to come."""
    state = position(sold={"21": "W"}).state
    assert evaluation.holds(state, DISTRICT_NAMES.index("21"), 0.3) == (0, 0, 1, 0)


def test_a_park_is_worth_what_it_may_double() -> None:
    sold = {"West 9": "R", "West 11": "R", "East park": "Y"}
    state = position(sold=sold, city={"West 10": "RRRYYY"}).state
    hold = 0.5 * (0.25 + 0.0)  # two of four pawns fill it up for red or yellow; it is tied as it is
    assert evaluation.worths_of(state, DISTRICT_NAMES.index("West park"), 0.5)[0] == 20 + 10 * hold
    assert evaluation.worths_of(state, DISTRICT_NAMES.index("East 9"), 0.5)[1] == 18
    assert evaluation.worths_of(state, DISTRICT_NAMES.index("21"), 0.5) == (21,) * 4


def at_random(game: Game, mind: random.Random) -> str:
    return mind.choice(game.legal()).text


def never_bids(game: Game, mind: random.Random) -> str:
    texts = [action.text for action in game.legal()]
    for text in ("pass", "no loan"):
        if text in texts:
            return text
    return mind.choice(texts)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("expert", [False, True])
@pytest.mark.parametrize("rival", [at_random, never_bids])
def test_it_wins(players: int, expert: bool, rival: Callable[[Game, random.Random], str]) -> None:
    """One against the others, in each seat by turns."""
    won = 0
    for seed in range(6):
        game = ludopolis.new("bigshot", players=players, expert=expert, seed=seed)
        mind = random.Random(seed)
        own = seed % players + 1
        while not game.over:
            game.play(choice(game) if game.seat == own else rival(game, mind))
        result = game.result()
        assert result is not None
        won += result.places[own] == 1
    assert won >= 5
