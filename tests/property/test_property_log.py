"""The log and the picture in letters."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from property_table import (
    BLACKS,
    GROUP_OF_SIX,
    REDS,
    TABLES,
    dealt,
    plain,
    play_reshuffling,
    position,
    said,
    view,
)
from rich.text import Text

import ludopolis
from ludopolis import Game
from ludopolis.presentation import look
from ludopolis.presentation.ui import ui_of

NAMES = ["Ada", "Ben", "Cleo"]


def heard(game: Game, seat: int | None, language: str = "en") -> list[str]:
    """What a seat is told about the last move."""
    return said(game, look.log_of(game, seat), language, seat)


def told(game: Game, action: str, language: str = "en") -> dict[int | None, list[str]]:
    """Play an action; the sentences that each seat and a spectator are told about it."""
    game.play(action)
    return {seat: heard(game, seat, language) for seat in (None, 1, 2, 3)}


def start(*cards: str, board: str = GROUP_OF_SIX, **more: Any) -> Game:
    """Ada to move with these cards."""
    return position(
        3, board=board, hands=[cards], top=["♦6", "♥6", "♣6", "♣7"], names=NAMES, **more
    )


# --- What is told -------------------------------------------------------------------------------


def test_taking_a_square() -> None:
    """A turn: free: it is yours; who draws sees the cards, the others how many."""
    story = told(start("♥8", "♠8"), "♥8 ♠8")
    assert story[1] == ["You play ♥8 ♠8 and take the free square 8/8.", "You draw ♥6, ♦6, ♣6."]
    theirs = ["Ada plays ♥8 ♠8 and takes the free square 8/8.", "Ada draws 3 cards."]
    assert story[2] == story[3] == story[None] == theirs
    story = told(start("♥8", "♠8", "♣2"), "♥8 ♠8", "fr")
    assert story[1] == ["Vous jouez ♥8 ♠8 et prenez la case libre 8/8.", "Vous piochez ♦6."]
    assert story[2] == ["Ada joue ♥8 ♠8 et prend la case libre 8/8.", "Ada pioche une carte."]


def test_paying_rent() -> None:
    """A turn: who pays whom how much, for which square."""
    story = told(start("♥3", "♠5", units=[0, 0, 0]), "♥3 ♠5")
    assert story[1][0] == "You play ♥3 ♠5 and pay Ben $24 for 3/5."
    assert story[2][0] == "Ada plays ♥3 ♠5 and pays you $24 for 3/5."
    assert story[3][0] == "Ada plays ♥3 ♠5 and pays Ben $24 for 3/5."
    story = told(start("♥9", "♠5", units=[0, 0, 0]), "♥9=3 ♠5", "fr")
    assert story[1][0] == "Vous jouez ♥9=3 ♠5 et payez 24 $ à Ben pour 3/5."
    assert story[2][0] == "Ada joue ♥9=3 ♠5 et vous paie 24 $ pour 3/5."
    assert story[3][0] == "Ada joue ♥9=3 ♠5 et paie 24 $ à Ben pour 3/5."


def test_buying_is_told() -> None:
    """A turn: who buys what from whom, for how many units; or does not."""
    game = start("♦3", "♣5")
    assert len(told(game, "♦3 ♣5")[1]) == 1  # nothing has been drawn yet
    other = game.copy()
    story = told(game, "buy")
    assert story[1] == ["You buy 3/5 from Ben for 6 units.", "You draw ♥6, ♦6, ♣6."]
    assert story[2] == ["Ada buys 3/5 from you for 6 units.", "Ada draws 3 cards."]
    assert story[3] == ["Ada buys 3/5 from Ben for 6 units.", "Ada draws 3 cards."]
    story = told(other, "do not buy")
    assert story[1][0] == "You do not buy 3/5."
    assert story[3][0] == "Ada does not buy 3/5."


def test_a_single_unit() -> None:
    """A turn: one unit is not called units."""
    game = start("♦A", "♣8", board="B.......\n" + "........\n" * 7)
    game.play("♦A ♣8")
    assert told(game, "buy", "fr")[3][0] == "Ada achète 1/8 à Ben pour 1 unité."


def test_mortgages_are_told() -> None:
    """A turn: your own: mortgaged, then lost."""
    board = "A.......\n" + "........\n" * 7
    story = told(start("♥A", "♠8", board=board), "♥A ♠8")
    assert story[1][0] == "You play ♥A ♠8 and mortgage 1/8."
    assert story[2][0] == "Ada plays ♥A ♠8 and mortgages 1/8."
    story = told(start("♥A", "♠8", board=board.lower()), "♥A ♠8")
    assert story[1][0] == "You play ♥A ♠8 and lose 1/8, which was mortgaged."
    assert story[2][0] == "Ada plays ♥A ♠8 and loses 1/8, which was mortgaged."


def test_a_bankruptcy_is_told() -> None:
    """End: what was owed and what was paid; squares that become free; the end of the game."""
    board = GROUP_OF_SIX.replace(". . . . . . . .", "A A . . . . . .", 1)
    story = told(start("♥3", "♠5", board=board, purses=[15, 9, 9]), "♥3 ♠5")
    first = "{} plays ♥3 ♠5, owes {} $24 for 3/5, has only $15 to give and is bankrupt."
    freed, end = "2 squares are free again.", "That ends the game."
    assert story[None] == story[3] == [first.format("Ada", "Ben"), freed, end]
    assert story[2] == [first.format("Ada", "you"), freed, end]
    assert story[1][0] == (
        "You play ♥3 ♠5, owe Ben $24 for 3/5, have only $15 to give and are bankrupt."
    )
    game = start("♥3", "♠5", "♣7", purses=[15, 9, 9], bankruptcies=2)
    assert len(told(game, "♥3 ♠5", "fr")[1]) == 1  # no square, no draw, no end


def test_a_reshuffle_is_told() -> None:
    """A turn: the discards are shuffled into a new pile; a card that comes back is told too."""
    game = position(2, hands=[["♥3", "♠5", "♠6"]], pile=["♠7"], discards=["♣A"], names=NAMES[:2])
    play_reshuffling(game, "♥3 ♠5", ["♥3", "♣A", "♠5"])
    played, shuffled, drawn = heard(game, 1)
    assert "takes" not in played
    assert shuffled == "The discards are shuffled into a new pile."
    assert drawn == "You draw ♥3, ♠7."
    assert heard(game, 2)[1:] == [shuffled, "Ada draws 2 cards."]


def test_a_shown_hand_is_told() -> None:
    """A turn, ruling: the hand is shown to all; perhaps the turn passes."""
    game = dealt(3, [*REDS, *BLACKS])
    play_reshuffling(game, "♥3 ♠A", ["♥3", "♠A"])
    play_reshuffling(game, "show hand", BLACKS[1:])
    cards = ", ".join(BLACKS[1:])
    shown, shuffled, drawn, missed = heard(game, 1)
    assert shown == f"seat 2 lacks a colour and shows the hand: {cards}."
    assert "new pile" in shuffled
    assert drawn == "seat 2 draws 19 cards."
    assert missed == "seat 2 lacks a colour again and misses the turn."
    shown, _, drawn, missed = heard(game, 2, "fr")
    assert shown == f"Vous n'avez pas les deux couleurs et montrez votre main : {cards}."
    assert drawn == f"Vous piochez {cards}."
    assert missed == "Vous n'avez toujours pas les deux couleurs et passez votre tour."
    game.play("show hand")
    assert heard(game, 1) == [
        "seat 3 lacks a colour and shows the hand: no cards.",
        "seat 3 lacks a colour again and misses the turn.",
    ]


def test_the_long_game_is_told() -> None:
    """End, ruling: 2000 turns without a bankruptcy."""
    game = start("♥8", "♠8", quiet_turns=1999)
    assert told(game, "♥8 ♠8")[2][-1].startswith("2000 turns have passed without a bankruptcy")
    assert heard(game, 2, "fr")[-1].startswith("2000 tours ont passé sans faillite")


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_the_log_of_whole_games(options: dict[str, Any]) -> None:
    """Every move of a game can be told to everybody in both languages."""
    game = ludopolis.new("property", seed=4, **options)
    mind = random.Random(4)
    while not game.over:
        mover = game.seat
        game.play(mind.choice(game.legal()))
        seat = mind.choice([None, mover, *range(1, game.players + 1)])
        for language, you in (("en", "You "), ("fr", "Vous ")):
            lines = heard(game, seat, language)
            assert all(re.fullmatch(r"[^{}|]+\.", line) for line in lines)
            assert not any("None" in line for line in lines)
            assert lines[0].startswith(you) == (seat == mover)


# --- The picture --------------------------------------------------------------------------------


def picture(game: Game, seat: int | None, language: str = "en") -> list[str]:
    """The lines of the picture, without markup."""
    drawn = ui_of(game.box).terminal(game.view(seat), look.translator(game, language, seat))
    return plain(Text.from_markup(drawn).plain).split("\n")


def test_the_picture_of_the_grid() -> None:
    """Setup: row 8 at the top, column 1 at the left; letters, stars, and what may be bought."""
    board = "A . . . . . . b\n" + GROUP_OF_SIX.strip().split("\n", 1)[1]
    game = position(3, board=board, hands=[["♥3", "♠5"]], names=NAMES)
    game.play("♥3 ♠5")
    lines = [line[:26] for line in picture(game, 1)]
    assert lines[0] == "8  A  ·  ·  ·  ·  ·  ·  B*"
    assert lines[3] == "5  ·  · ›B  B  ·  B  ·  · "
    assert lines[8] == "   1  2  3  4  5  6  7  8 "


def test_the_picture_shows_what_is_public() -> None:
    """Setup: cash, units, how many cards and squares each has; the own hand, the pile, the turn."""
    game = position(
        3,
        board=GROUP_OF_SIX,
        hands=[["♥3", "♠5"], ["♦9", "♦10", "♣A"]],
        purses=[101, 7, 0],
        units=[1, 14, 0],
        pile=["♥A", "♥2"],
        discards=["♥6"],
        bankrupt=[3],
        turns=41,
        turn_of=2,
        names=NAMES,
        bankruptcies=2,
    )
    lines = picture(game, 2)
    assert lines[0].split()[-4:] == ["cash", "units", "cards", "squares"]
    assert lines[1].split()[-6:] == ["A", "Ada", "$101", "1", "2", "0"]
    assert lines[2].split()[-9:] == ["▸", "2", "B", "Ben", "(you)", "$7", "14", "3", "7"]
    assert lines[3].split()[-3:] == ["C", "Cleo", "bankrupt"]
    assert lines[5].endswith("turn 42 · pile 2, discards 1")
    assert lines[-1] == "Your hand: ♦9 ♦10   ♣A"
    assert not any("♥3" in line for line in lines)
    assert "♦9" not in "\n".join(picture(game, None))
    french = picture(game, 1, "fr")
    assert french[0].split()[-4:] == ["argent", "unités", "cartes", "cases"]
    assert "101 $" in french[1]
    assert french[-1] == "Votre main : ♥3   ♠5"


def test_a_name_that_is_too_long_or_strange() -> None:
    """The picture keeps its columns, and brackets in a name are no markup."""
    game = position(2, hands=[["♥3", "♠5"]], names=["[bold]" * 9, "Barnabas the Second"])
    lines = picture(game, 1)
    assert len(lines[1]) == len(lines[2]) == len(lines[0])
    assert "[bold… (you)" in lines[1]
    assert "Barnabas th…" in lines[2]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("options", TABLES, ids=str)
def test_pictures_fit_a_terminal(options: dict[str, Any], language: str) -> None:
    """Every position can be drawn in 78 columns and 18 lines, with all its squares."""
    names = [f"player number {n}" for n in range(options["players"])]
    game = ludopolis.new("property", seed=6, names=names, **options)
    mind = random.Random(6)
    while not game.over:
        if len(game.moves) % 10 == 0:
            seen = view(game, game.seat)
            lines = picture(game, game.seat, language)
            assert max(len(line) for line in lines) <= 78
            assert len(lines) <= 18
            assert sum(line[:26].count("·") for line in lines[:8]) == seen.free
            assert all(card.name in lines[-1] or card.name in lines[-2] for card in seen.hand or ())
        game.play(mind.choice(game.legal()))


def test_an_empty_hand_is_not_drawn() -> None:
    """A turn: while buying is asked, all cards may be played."""
    game = position(2, board=GROUP_OF_SIX, hands=[["♥3", "♠5"]])
    assert picture(game, 1)[-1] == "Your hand: ♥3   ♠5"
    game.play("♥3 ♠5")
    assert len(picture(game, 1)) == 9


def test_the_largest_hand_fits() -> None:
    """Note for interfaces: 20 cards of one colour and one of the other."""
    game = position(2, hands=[[*REDS, "♠A"], ["♥A"]])
    lines = picture(game, 1)
    assert max(len(line) for line in lines) <= 78
    assert lines[-1].split() == ["♠A"]
    assert lines[-2].split()[2:] == REDS
