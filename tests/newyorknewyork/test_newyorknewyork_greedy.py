"""What the greedy bot sees in a position, and how it plays."""

from __future__ import annotations

import random

import pytest
from newyorknewyork_table import DECK, play_all, position, set_of, wander

import ludopolis
from ludopolis import Game, bots
from ludopolis.arena.simulate import Series, run, table
from ludopolis.engine import contract
from ludopolis.games.newyorknewyork import evaluation, hidden


def choice(game: Game) -> str:
    """What the greedy bot does."""
    return bots.make("greedy").choose(game).text


def look(game: Game, seat: int) -> float:
    """How the position looks to the greedy bot."""
    return contract.evaluate(game.state, seat, game.box.weights(game.players))


def all_but(cards: str) -> str:
    """The skyline in which all other cards lie, from yellow to light blue."""
    return " ".join(card for card in DECK if card not in cards.split())


def test_own_cards_are_kept() -> None:
    """Hints: a card that is played early will hardly see the end."""
    game = position(hands=["Y12 Y11 Y5 P2 B12"], reserve="Y10 G1 P7", pile="G12 P12 P11 B11 G11 G5")
    assert choice(game) == "play pink 2"


def test_own_high_cards_are_taken() -> None:
    """Hints: own cards come first, high ones above all."""
    game = position(hands=["Y11 P5"], reserve="Y12 Y2 G1 P3", pile="G3 B4 P12", taking=True)
    assert choice(game) == "take yellow 12"


def test_a_rivals_card_that_would_stay_is_covered() -> None:
    """Hints: the last card of a number stays on top for good."""
    game = position(
        skyline=all_but("P12 P1 Y3 G3 G12 Y5 G5") + " G12", hands=["P12 P1 Y3", "G3 Y5 G5"]
    )
    assert choice(game) == "play pink 12"


def test_a_rivals_card_is_kept_for_good() -> None:
    """Hints: pass in time with strong cards of the others in the hand."""
    game = position(skyline=all_but("G12 G11"), hands=["G12 G11", ""], passed=[2])
    assert choice(game) == "pass"


def test_who_is_alone_plays_the_own_cards() -> None:
    """Passing: a player left alone may go on."""
    game = position(skyline=all_but("G12 Y12 Y11 B11"), hands=["Y12 G12 Y11 B11"], passed=[2])
    while game.seat == 1:
        game.play(choice(game))
    assert game.scores()[1] == position(skyline=all_but("G12 Y12 Y11 B11") + " Y12 Y11").scores()[1]


def test_the_next_game_of_a_match_is_no_temptation() -> None:
    """Match: the cards of the next game are luck: whatever is dealt, it looks the same."""
    looks = set()
    for seed in range(5):
        game = position(
            skyline="Y3 G12", hands=["Y1", "G1"], passed=[2], match=True, totals=[4, 2], seed=seed
        )
        play_all(game, "pass")
        looks.add((look(game, 0), look(game, 1)))
    assert looks == {(7 - 14.0, 14 - 7.0)}


def test_it_does_not_look_at_hidden_cards() -> None:
    """Knowledge: all worlds that a seat cannot tell apart look the same to it."""
    game = ludopolis.new("newyorknewyork", players=3, seed=6)
    for _ in range(8):
        wander(game, len(game.moves), moves=7, passing=0)
        for seat in range(3):
            looks = {look(game.resample(seat + 1, n), seat) for n in range(5)}
            assert looks == {look(game, seat)}


def test_a_hidden_card_is_somewhere() -> None:
    """Knowledge: an unseen card is in the pile or in another hand, as likely as cards are hidden."""
    game = position(3, hands=["Y1 Y2 Y3", "G1 G2", "P1"], seen=["", "G2", ""], pile="B1 B2")
    unseen = hidden.unseen(game.state, 0)
    assert evaluation.shares_of(game.state, unseen) == (0, 0.25, 0.25, 0, 0.5)


def test_a_known_card_is_where_it_is() -> None:
    """Knowledge: own or a rival's, by who looks; who has passed plays no card any more."""
    game = position(
        4,
        hands=["Y1", "G1 G2", "P1 P2", "B1"],
        seen=["", "G2", "P2", ""],
        reserve="B2",
        pile="B3",
        passed=[3],
    )
    unseen = hidden.unseen(game.state, 0)
    seats = ((0, "", "G2", "Y1"), (1, "Y1", "", "G2"), (2, "Y1 G2", "", ""))
    for owner, earlier, later, own in seats:  # the first seat has started
        cards = evaluation.whereabouts(game.state, unseen, owner)
        assert cards.hidden == set_of("G1 P1 B1 B3")
        assert (cards.earlier, cards.later) == (set_of(earlier), set_of(later))
        assert cards.own == set_of(own)
        assert cards.reserve == set_of("B2")
    assert evaluation.shares_of(game.state, unseen)[2] == 0


def test_who_plays_last_can_wait() -> None:
    """Hints: of two who keep a card of the same number, the one with the last turn has the better."""
    looks = []
    for starter in (1, 2):
        game = position(skyline=all_but("Y12 G12 P1 B1"), hands=["Y12 P1", "G12 B1"])
        game.state.starter = starter - 1
        looks.append(look(game, 0))
    assert looks[0] < 0 < looks[1]


@pytest.mark.parametrize("seats", [("greedy", "random"), ("random", "greedy")])
def test_it_beats_random_play(seats: tuple[str, str]) -> None:
    """Bots: nearly always, in both seats."""
    series = Series("newyorknewyork", 2, {"bonus": True, "match": False}, seats, seed=1)
    by_bot = {line.name: line for line in table(series, run(series, 100))[1]}
    assert by_bot["greedy"].wins.value >= 0.95


def test_it_beats_random_play_that_never_passes() -> None:
    """Bots: the harder rival, as a random pass comes far too early; each seat starts now and then."""
    greedy, mind, games, wins = bots.make("greedy"), random.Random(1), 60, 0
    for seed in range(games):
        seat = 1 + seed % 2
        game = ludopolis.new("newyorknewyork", players=2, seed=seed)
        while not game.over:
            legal = game.legal()
            if game.seat == seat:
                game.play(greedy.choose(game))
            else:
                game.play(mind.choice(legal[:-1] if game.decision == "play" else legal))
        result = game.result()
        assert result is not None
        wins += result.winners == (seat,)
    assert wins >= 0.95 * games
