"""The setup: pawns, coins, colours, cards, options."""

from __future__ import annotations

from collections import Counter

import pytest
from helpers import AVENUES, STREETS, after_preliminary, named, on_board, pile, position

import ludopolis
from at_a_table import table, texts
from ludopolis import OptionError
from ludopolis.games.newyork.state import BOARD
from ludopolis.games.newyork.trace import card_name

FIVE_COLOURS = ["red", "blue", "yellow", "green", "black"]


@pytest.mark.parametrize(
    ("players", "edition", "colours", "pawns", "coins", "placed"),
    [
        (2, "box", 4, 20, 12, 6),
        (2, "cards", 2, 40, 12, 12),
        (3, "box", 3, 25, 8, 8),
        (3, "cards", 3, 25, 8, 8),
        (4, "box", 4, 20, 6, 6),
        (4, "cards", 4, 20, 6, 6),
        (5, "box", 5, 15, 5, 5),
        (5, "cards", 5, 15, 5, 5),
    ],
)
def test_pawns_coins_and_colours(
    *, players: int, edition: str, colours: int, pawns: int, coins: int, placed: int
) -> None:
    """Components and setup: the table (Ruling: 12 coins for two); as many placed as coins."""
    game = ludopolis.new("newyork", players=players, edition=edition, seed=1)
    start = table(game)
    assert start["reserves"] == dict.fromkeys(FIVE_COLOURS[:colours], pawns)
    assert start["purses"] == [coins] * players
    assert start["board"] == [[None] * 7] * 7
    later = after_preliminary(players, 2, edition=edition)
    for colour in FIVE_COLOURS[:colours]:
        assert on_board(later, colour) == placed
        assert table(later)["reserves"][colour] == pawns - placed
    assert table(later)["placements"] == colours * placed


def lines_and_wild_cards(edition: str) -> Counter[str]:
    if edition == "box":
        lines, wild = [*AVENUES, *STREETS], ["red joker", "blue joker"]
    else:
        lines = [f"{colour} {line}" for colour in ("red", "black") for line in range(1, 8)]
        wild = ["red wild", "black wild"]
    return Counter(lines * 4 + wild * 5)


EVENTS = {
    "box": Counter(
        {
            "red Renovation": 1,
            "blue Renovation": 1,
            "red Ruin": 1,
            "blue Ruin": 1,
            "red Speculation": 1,
            "blue Speculation": 1,
            "red Enterprise": 2,
            "blue Enterprise": 2,
            "red Statik": 1,
            "blue Statik": 1,
        }
    ),
    "cards": Counter(
        {
            "black Renovation": 2,
            "red Ruin": 2,
            "red Speculation": 1,
            "black Speculation": 1,
            "red Enterprise": 2,
            "black Enterprise": 2,
            "red Statik": 1,
            "black Statik": 1,
        }
    ),
}


@pytest.mark.parametrize("edition", ["box", "cards"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_deck_of_66(players: int, edition: str) -> None:
    """Worked cases: 28+28+5+5 = 66, in one face-down pile with nothing beside it."""
    game = ludopolis.new("newyork", players=players, edition=edition, seed=3)
    assert Counter(pile(game)) == lines_and_wild_cards(edition)
    assert len(pile(game)) == 66
    assert table(game)["discards"] == []
    assert table(game)["stop_cards"] == "out"


@pytest.mark.parametrize("edition", ["box", "cards"])
def test_deck_of_78_with_events(edition: str) -> None:
    """Two editions, one game: event cards' colours; Worked cases: with events 78."""
    game = ludopolis.new("newyork", players=4, edition=edition, events=True, seed=3)
    cards = Counter(pile(game))
    assert cards == lines_and_wild_cards(edition) + EVENTS[edition]
    assert cards.total() == 78


@pytest.mark.parametrize("edition", ["box", "cards"])
def test_deck_of_80_with_the_stop_cards(edition: str) -> None:
    """Worked cases: with Stop 80."""
    cards = {"box": ("Broadway", "42nd"), "cards": ("red 3", "black 4")}[edition]
    full = "\n".join(["RBYGRBY"] * 6 + ["....RBY"])
    game = position(
        board=full if edition == "box" else full.replace("....RBY", "...RRBY"),
        hands=[cards],
        pile=(),
        purses=[20, 20, 20, 20],
        edition=edition,
        events=True,
        whole_deck=True,
        reserves={"red": 5},
    )
    game.play(" × ".join(cards))
    found = table(game)
    everything = Counter(found["pile"]) + Counter(found["discards"])
    for held in found["hands"]:
        everything += Counter(held)
    assert everything["Stop"] == 2
    assert everything.total() == 80


def test_the_pile_is_shuffled() -> None:
    """Components and setup: one shuffled pile; the seed decides it."""
    piles = [tuple(pile(ludopolis.new("newyork", players=4, seed=seed))) for seed in (1, 2, 3, 1)]
    assert len(set(piles)) == 3
    assert piles[0] == piles[3]
    tops = {
        pile(ludopolis.new("newyork", players=4, seed=seed))[0] in AVENUES for seed in range(20)
    }
    assert tops == {True, False}


def test_money_is_public_and_hands_are_hidden() -> None:
    """Components and setup: money is public (Ruling), hands are hidden, the pile is face-down."""
    game = position(
        hands=[["Ninth", "14th"], ["Broadway", "42nd"], ["Fifth"], []],
        purses=[1, 2, 3, 4],
        pile=["Park", "57th"],
    )
    mine = game.view(1)
    assert [player.coins for player in mine.seats] == [1, 2, 3, 4]
    assert named(mine.hand) == ["Ninth", "14th"]
    assert [player.cards for player in mine.seats] == [2, 2, 1, 0]
    assert mine.pile == 2
    spectator = game.view(None)
    assert spectator.hand is None
    assert spectator.seats == mine.seats
    # The others' cards and the pile are one heap of unseen cards.
    unseen = [(card_name(0, unseen.card.number), unseen.copies) for unseen in mine.unseen]
    assert unseen == [(card, 1) for card in ("Broadway", "Fifth", "Park", "42nd", "57th")]


def test_lines_of_the_box() -> None:
    """Two editions, one game: avenues top to bottom, streets left to right."""
    game = ludopolis.new("newyork", players=4, seed=1)
    expected = [
        f"{avenue}/{street}"
        for avenue in ("Ninth", "Eighth", "Broadway", "Sixth", "Fifth", "Park", "Lexington")
        for street in ("14th", "23rd", "34th", "42nd", "50th", "57th", "59th")
    ]
    assert texts(game) == expected


def test_what_is_printed_about_lines_and_coins() -> None:
    """Two editions, Components: Broadway alone is in the sheets; the purse for two is ours."""
    lines, players = BOARD["lines"], BOARD["players"]
    marks = dict(zip(lines["avenues"], lines["avenues_mark"], strict=True))
    assert [name for name, mark in marks.items() if mark == "printed"] == ["Broadway"]
    assert lines["streets_mark"] == "reconstructed"
    assert players["coins"]["mark"] == ["reconstructed", "printed", "printed", "printed"]
    assert players["two_player_cards"]["mark"] == ["printed", "reconstructed", "reconstructed"]


def test_lines_of_the_playing_cards() -> None:
    """Two editions, one game: lines are numbered 1 to 7, red columns and black rows."""
    game = ludopolis.new("newyork", players=4, edition="cards", seed=1)
    assert texts(game) == [f"{column}/{row}" for column in range(1, 8) for row in range(1, 8)]


@pytest.mark.parametrize(
    ("players", "edition"), [(2, "box"), (2, "cards"), (3, "box"), (4, "cards"), (5, "box")]
)
def test_unlimited_pawns(players: int, edition: str) -> None:
    """Components and setup: option unlimited_pawns, one pawn for every square is no limit."""
    game = ludopolis.new("newyork", players=players, edition=edition, unlimited_pawns=True, seed=1)
    assert set(table(game)["reserves"].values()) == {49}


def test_unlimited_pawns_allow_a_sixteenth_building() -> None:
    """Components and setup: with five players a sixteenth pawn, which the box does not have."""
    board = "RRRRRRR\nRRRRRRR\nR......\n.......\n.......\n.......\n......."
    hands = [["Broadway", "23rd"]]
    limited = position(5, board=board, hands=hands)
    assert "Broadway × 23rd" not in texts(limited)
    unlimited = position(5, board=board, hands=hands, unlimited_pawns=True)
    unlimited.play("Broadway × 23rd")
    assert on_board(unlimited, "red") == 16


@pytest.mark.parametrize("players", [2, 3, 5])
def test_teams_are_for_four(players: int) -> None:
    """Variant 4: teams (4 players)."""
    with pytest.raises(OptionError, match="4 players"):
        ludopolis.new("newyork", players=players, teams=True)


@pytest.mark.parametrize("players", [0, 1, 6])
def test_two_to_five_players(players: int) -> None:
    """Components and setup: the table has 2 to 5 players."""
    with pytest.raises(OptionError, match="2 to 5"):
        ludopolis.new("newyork", players=players)
