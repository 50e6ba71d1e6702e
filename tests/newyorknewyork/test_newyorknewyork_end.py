"""The end of a game, and the match."""

from __future__ import annotations

from typing import Any

import pytest
from newyorknewyork_table import DECK, names, play_all, position, wander

import ludopolis
from at_a_table import table
from ludopolis import Game, Result
from ludopolis.engine.record import Record


def result_of(game: Game) -> Result:
    """How a game ended."""
    result = game.result()
    assert result is not None
    return result


# --- One game -----------------------------------------------------------------------------------


def test_all_cards_played() -> None:
    """End: all cards have been played."""
    rest = [card for card in DECK if card not in ("Y7", "G1")]
    game = position(skyline=" ".join(rest), hands=["Y7", "G1"])
    play_all(game, "Y7")
    assert not game.over
    play_all(game, "G1")
    assert result_of(game).reason == "all played"
    assert table(game)["passed"] == [True, True]
    assert table(game)["active"] == 2
    assert table(game)["totals"] == [0, 0]


def test_everyone_has_passed() -> None:
    """End: everyone has passed, whatever is left."""
    game = position(3, hands=["Y7", "G1", "P1"], reserve="B1", pile="B2")
    play_all(game, "pass", "pass")
    assert not game.over
    play_all(game, "pass")
    assert result_of(game).reason == "all passed"
    assert table(game)["active"] == 3


def test_empty_hands_and_passes() -> None:
    """End, Ruling: empty hands count as passed, so the game ends when the others have passed."""
    game = position(hands=["Y7 G7", "G1"])
    play_all(game, "Y7", "G1")
    assert not game.over
    play_all(game, "pass")
    assert result_of(game).reason == "all passed"
    assert result_of(game).scores == {1: 7, 2: 1}


def test_a_kept_card_never_reaches_the_skyline() -> None:
    """End: the last card is played while another player keeps one: nobody played them all."""
    rest = [card for card in DECK if card not in ("Y7", "G12")]
    game = position(skyline=" ".join(rest), hands=["Y7", "G12"], turn_of=2)
    play_all(game, "pass", "Y7")
    assert result_of(game).reason == "all passed"
    assert table(game)["hands"] == [[], names("G12")]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_whole_game_without_passing(players: int) -> None:
    """End: 48 cards are played, all but the first hands after being taken."""
    game = ludopolis.new("newyorknewyork", players=players, seed=3)
    wander(game, 3, passing=0)
    assert result_of(game).reason == "all played"
    assert len(game.moves) == 48 + 48 - 6 * players
    assert [len(stack) for stack in table(game)["skyline"]] == [4] * 12
    assert [len(hand) for hand in table(game)["hands"]] == [0] * players


# --- The match ----------------------------------------------------------------------------------


def test_the_next_game_is_dealt_in_the_same_move() -> None:
    """Match: the points are added, all 48 cards shuffled, and the next player clockwise starts."""
    game = position(
        3,
        skyline="Y3 Y4 G8",
        hands=["Y12", "G12", "P12"],
        reserve="B1",
        turn_of=3,
        passed=[1, 2],
        starter=3,
        match=True,
    )
    move = game.play("pass")
    position_now = table(game)
    assert (game.over, game.seat, game.decision) == (False, 1, "play")
    assert (position_now["game"], position_now["starter"], position_now["active"]) == (2, 1, 1)
    assert position_now["totals"] == [10, 8, 0]
    assert game.scores() == {1: 10, 2: 8, 3: 0}
    assert position_now["passed"] == [False] * 3
    assert position_now["skyline"] == [[]] * 12
    (outcome,) = game.box.views.chance(game.state, list(move.chance))
    cards = outcome["pile"]
    assert len(set(cards)) == 48
    for seat in range(3):
        assert sorted(position_now["hands"][seat]) == sorted(cards[6 * seat : 6 * seat + 6])
    assert sorted(position_now["reserve"]) == sorted(cards[18:24])
    assert position_now["pile"] == cards[24:]
    assert [player.known for player in game.view(1).seats] == [(), (), ()]


def test_after_the_last_game_nothing_is_dealt() -> None:
    """Match: the totals have all games, the rest stays as the last game left it."""
    game = position(
        skyline="Y12",
        hands=["Y1", "G12"],
        passed=[1],
        turn_of=2,
        starter=1,
        match=True,
        game=2,
        totals=[5, 20],
    )
    move = game.play("pass")
    assert move.chance == ()
    assert result_of(game).reason == "match"
    assert result_of(game).scores == {1: 17, 2: 20}
    assert result_of(game).winners == (2,)
    position_now = table(game)
    assert position_now["totals"] == [17, 20]
    assert position_now["hands"] == [names("Y1"), names("G12")]
    assert (position_now["game"], position_now["starter"]) == (2, 1)
    assert position_now["skyline"][11] == names("Y12")


def test_the_last_game_ends_as_match_however_it_ended() -> None:
    """Match: the reason is the match, also when all cards were played."""
    rest = [card for card in DECK if card != "G1"]
    game = position(
        skyline=" ".join(rest), hands=["", "G1"], passed=[1], turn_of=2, match=True, game=2
    )
    play_all(game, "G1")
    assert result_of(game).reason == "match"


@pytest.mark.parametrize(
    ("totals", "winners", "places"),
    [
        ([10, 20, 5], (2,), [2, 1, 3]),
        ([18, 20, 20], (1, 2, 3), [1, 1, 1]),
        ([18, 20, 0], (1, 2), [1, 1, 3]),
        ([9, 30, 11], (2,), [2, 1, 2]),
        ([30, 12, 12], (1,), [1, 2, 2]),
    ],
)
def test_totals_decide_and_equal_totals_share(
    totals: list[int], winners: tuple[int, ...], places: list[int]
) -> None:
    """Match: the totals decide, equal totals share: the last game of three gives seat 1 two points."""
    game = position(
        3,
        skyline="Y2",
        hands=["Y1", "G1", "P1"],
        passed=[1, 2],
        turn_of=3,
        match=True,
        game=3,
        totals=totals,
    )
    play_all(game, "pass")
    result = result_of(game)
    assert result.scores == {1: totals[0] + 2, 2: totals[1], 3: totals[2]}
    assert (result.winners, list(result.places.values())) == (winners, places)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("passing", [0.0, 0.05, 0.4])
def test_whole_matches(players: int, passing: float) -> None:
    """Match: one game for each player, each starts once, the points of all games are added."""
    game = ludopolis.new("newyorknewyork", players=players, seed=players, match=True)
    starters = [table(game)["starter"]]
    totals = [0] * players
    while not game.over:
        number = table(game)["game"]
        wander(game, len(game.moves), moves=1, passing=passing)
        if table(game)["game"] != number:
            starters.append(table(game)["starter"])
            assert table(game)["totals"] == list(game.scores().values())
            assert all(new >= old for new, old in zip(table(game)["totals"], totals, strict=True))
            totals = table(game)["totals"]
    first = starters[0]
    assert starters == [(first - 1 + game) % players + 1 for game in range(players)]
    assert result_of(game).reason == "match"
    assert table(game)["totals"] == list(result_of(game).scores.values())
    assert Record.parse(game.record().line()).replay().fingerprint() == game.fingerprint()


def matches(players: int, tables: int) -> list[Game]:
    """Short matches of players who pass soon, so that many end level."""
    played = []
    for seed in range(tables):
        game = ludopolis.new("newyorknewyork", players=players, seed=seed, match=True)
        wander(game, seed, passing=0.8)
        played.append(game)
    return played


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ties_of_whole_matches(players: int) -> None:
    """Match: played to the end, the places follow the totals, and ties do come."""
    ties = 0
    for game in matches(players, 25):
        result = result_of(game)
        best = max(result.scores.values())
        assert result.winners == tuple(s for s, n in result.scores.items() if n == best)
        for seat, place in result.places.items():
            ahead = [n for n in result.scores.values() if n > result.scores[seat]]
            assert place == 1 + len(ahead)
        ties += len(result.winners) > 1
    assert ties > 0


def test_without_a_match_there_is_one_game() -> None:
    """Match: an option; without it the first game is all."""
    options: dict[str, Any] = {"players": 2, "seed": 4}
    game = ludopolis.new("newyorknewyork", **options)
    wander(game, 1)
    assert (table(game)["game"], table(game)["totals"]) == (1, [0, 0])
    assert result_of(game).reason in ("all played", "all passed")
