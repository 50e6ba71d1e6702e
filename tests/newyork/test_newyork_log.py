"""The log, the picture in letters, and what they must not tell."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from helpers import (
    PLENTY,
    TABLES,
    after_preliminary,
    owners,
    play_reshuffling,
    position,
    reds,
    told,
    two_and_two,
    words,
)
from rich.text import Text

import ludopolis
from at_a_table import table, wander
from ludopolis import Game
from ludopolis.games.newyork.notation import card_text
from ludopolis.games.newyork.trace import card_name
from ludopolis.games.newyork.ui import UI
from ludopolis.games.newyork.view import NewYorkView
from ludopolis.language.text import say
from ludopolis.presentation.look import translator

SOME_BLUE = "B B . . . . .\nB . . . . . .\n" + ". . . . . . .\n" * 5


def played(game: Game, action: str, seat: int | None, language: str = "en") -> list[str]:
    """Play an action; the sentences that a seat is told about it."""
    game.play(action)
    return told(game, seat, language)


# --- What is told -------------------------------------------------------------------------------


def test_a_purchase_is_told() -> None:
    """A turn: who takes what from whom, and for how much; how many cards are drawn."""
    hands = [["Ninth", "Park", "14th", "57th"]]
    game = position(board=SOME_BLUE, hands=hands, pile=["Fifth", "50th"])
    deed, taken, paid, drawn = played(game, "Ninth × 14th", 2)
    assert "Ninth × 14th" in deed
    assert "seat 1 takes Ninth/14th" in taken
    assert "you" in taken
    assert "seat 1 pays" in paid
    assert {"you", "2"} <= set(re.findall(r"\w+", paid))
    assert "seat 1 draws 2" in drawn


def test_the_player_is_told_the_cards() -> None:
    """A turn: who draws sees the cards; in French as well."""
    hands = [["Ninth", "Park", "14th", "57th"]]
    game = position(board=SOME_BLUE, hands=hands, pile=["Fifth", "50th"])
    twin = game.copy()
    assert "Fifth, 50th" in played(game, "Ninth × 14th", 1)[-1]
    assert "Fifth, 50th" in played(twin, "Ninth × 14th", 1, "fr")[-1]


def test_a_card_like_the_one_just_played_is_told_too() -> None:
    """A turn: who draws sees all cards drawn, those included that equal the cards just played."""
    hands = [["Ninth", "Park", "14th", "57th"]]
    game = position(board=SOME_BLUE, hands=hands, pile=["Ninth", "50th"])
    assert "Ninth, 50th" in played(game, "Ninth × 14th", 1)[-1]


def test_a_loss_is_told() -> None:
    """A turn: your own: you lose it."""
    game = position(board=SOME_BLUE, hands=[[], ["Ninth", "14th"]], turn_of=2)
    assert "seat 2 gives up Ninth/14th" in played(game, "Ninth × 14th", 1)[1]


def test_a_shown_hand_is_told() -> None:
    """A turn: the player shows the hand to all."""
    game = position(hands=[["Ninth", "Park"]])
    assert played(game, "show hand", 2)[1].endswith(": Ninth, Park.")


def test_a_reshuffle_is_told() -> None:
    """A turn: the discards are shuffled into a new pile, whether the pile has grown then or not."""
    for others, left in ((["57th"], 1), (["57th", "59th", "50th"], 3)):
        game = position(hands=[["Ninth", "Park", "14th"]], pile=["Fifth"], discards=others)
        play_reshuffling(game, "Ninth × 14th", ["14th", *others, "Ninth"])
        assert game.view(2).pile == left
        assert words(game, say("log-reshuffled")) in told(game, 2)


def test_a_shown_hand_is_told_though_it_is_reshuffled() -> None:
    """A turn: the player shows the hand to all, also when the discards are shuffled just then."""
    game = position(hands=[["Ninth", "Park"]], pile=["14th"], discards=["57th", "Fifth", "50th"])
    play_reshuffling(game, "show hand", ["Ninth", "Fifth", "57th", "Park", "50th"])
    assert any(line.endswith(": Ninth, Park.") for line in told(game, 2))


def test_stop_cards_are_no_part_of_a_shown_hand() -> None:
    """A turn and End: the hand is shown; the Stop cards that go on top of it are not of the hand."""
    game = position(hands=[["Ninth", "Park"]], turns=149)
    assert played(game, "show hand", 2)[1].endswith(": Ninth, Park.")
    game = position(hands=[["Ninth", "Park"]], pile=["Stop"], stops="in: few free")
    assert played(game, "show hand", 2)[1].endswith(": Ninth, Park.")


def test_the_stop_cards_are_told() -> None:
    """End: the Stop cards go on the discards; a Stop card is drawn."""
    board = "\n".join(["RBYGRBY"] * 6 + [".....BY"])
    game = position(board=board, hands=[["Lexington", "14th"]])
    story = played(game, "Lexington × 14th", None)
    assert any("Stop cards go on the discards" in line for line in story)
    game = position(hands=[["Ninth", "14th"]], pile=["Stop"], stops="in: few free")
    assert "Stop card" in played(game, "Ninth × 14th", None)[-1]


def test_the_stuck_end_is_told() -> None:
    """A turn, Ruling: nothing to draw for as many turns as players."""
    game = position(3, hands=[[], [], []], pile=[])
    for _ in range(2):
        assert len(played(game, "show hand", 1)) == 1
    assert played(game, "show hand", 1)[-1] == words(game, say("log-stuck"))


def test_the_deal_of_the_colours_is_told() -> None:
    """Preliminary round: then the colours are dealt."""
    game = ludopolis.new("newyork", players=4, seed=3, names=["Ann", "Bob", "Cy", "Di"])
    story: list[str] = []
    while game.decision == "place":
        story = played(game, game.legal()[0].text, 2)
    names = {1: "Ann", 2: "you", 3: "Cy", 4: "Di"}
    dealt_to = owners(game.view(2)).items()
    dealt = ", ".join(f"{names[seat or 0]} {colour}" for colour, seat in dealt_to)
    assert f"The colours are dealt: {dealt}." in story


def test_own_colours_are_not_dealt_a_second_time() -> None:
    """Variant 2: the colours are dealt before the preliminary round and kept."""
    game = ludopolis.new("newyork", players=4, seed=3, own_colours=True)
    story: list[str] = []
    while game.decision == "place":
        story = played(game, game.legal()[0].text, 2)
    assert not any("colours are dealt" in line for line in story)


def test_clearing_is_told() -> None:
    """Variant 1: events: the squares are cleared."""
    board = "R . . . . . B\n" + ". . . . . . .\n" * 5 + "Y . . . . . .\n"
    game = position(board=board, hands=[["red Ruin"]], events=True)
    (line,) = played(game, "red Ruin", 2)[1:]
    assert "3" in line
    assert "cleared" in line


@pytest.mark.parametrize(
    ("action", "they", "you"),
    [
        ("Ninth × 14th", "seat 1 plays Ninth × 14th.", "You play Ninth × 14th."),
        ("red Ruin", "seat 1 plays red Ruin.", "You play red Ruin."),
        ("offer Park", "seat 1 offers the partner a card.", "You offer your partner Park."),
    ],
)
def test_what_is_done_is_told_in_a_sentence(action: str, they: str, you: str) -> None:
    """A turn: others are told by name, you as you; an offered card is the partners' secret."""
    game = position(
        players=4,
        board=SOME_BLUE,
        hands=[["Ninth", "Park", "red Ruin", "14th", "57th"], *[["Park", "57th"]] * 3],
        pile=["Fifth", "50th"],
        events=True,
        teams=True,
    )
    game.play(action)
    assert told(game, 2)[0] == they
    assert told(game, 1)[0] == you
    partner = told(game, 3)[0]
    assert partner == (they.replace("a card", "Park") if "offer" in action else they)
    assert told(game, 1, "fr")[0].startswith("Vous ")


# --- Whole games --------------------------------------------------------------------------------


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_stories_of_whole_games(options: dict[str, Any]) -> None:
    """All variants: every move of a game can be told to everybody in both languages."""
    game = after_preliminary(seed=4, **options)
    mind = random.Random(4)
    while not game.over:
        seat = mind.choice([None, game.seat, *range(1, game.players + 1)])
        action = mind.choice(game.legal())
        mover = game.seat
        game.play(action)
        for language in ("en", "fr"):
            lines = told(game, seat, language)
            assert lines
            assert not any("{" in line or "None" in line for line in lines)
            you = {"en": "You ", "fr": "Vous "}[language]
            assert lines[0].startswith(you) == (seat == mover)
            assert len(lines) > game.over


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_worlds_that_a_seat_cannot_tell_apart(options: dict[str, Any]) -> None:
    """Components and setup: hands are hidden: neither views nor stories tell of hidden cards."""
    compared = 0
    for seed in range(6):
        game = after_preliminary(seed=seed, **options)
        for step in range(6):
            wander(game, seed * 100 + step, moves=9)
            if game.over:
                break
            for seat in range(1, game.players + 1):
                worlds = [game.resample(seat, 10 * step + n) for n in (1, 2)]
                views = [world.view(seat) for world in worlds]
                assert views[0] == views[1] == game.view(seat)
                compared += compare_stories(worlds, views, seat)
    assert compared > 3


def compare_stories(worlds: list[Game], views: list[NewYorkView], seat: int) -> int:
    """Play the same open action in both worlds; if as many cards move, the stories are equal.

    What the seat itself draws (by its own Statik) it may know.
    """
    one, two = worlds
    if one.seat == seat:
        return 0
    allowed = {action.text for action in two.legal()}
    hidden = ("show", "offer", "swap")
    both = [a.text for a in one.legal() if a.text in allowed and not a.text.startswith(hidden)]
    if not both:
        return 0
    text = random.Random(seat).choice(both)
    for world in worlds:
        world.play(text)
    after = [world.view(seat) for world in worlds]
    counts = [([player.cards for player in view.seats], view.pile, view.over) for view in after]
    if counts[0] != counts[1] or any(view.hand != views[0].hand for view in after):
        return 0
    assert after[0] == after[1]
    assert told(one, seat) == told(two, seat)
    return 1


def test_how_many_cards_were_drawn_tells_of_the_colours() -> None:
    """First hands: who stopped at four cards has two and two, in every world there can be."""
    found = 0
    for seed in range(4):
        game = after_preliminary(4, seed)
        for world in (game.resample(1, n) for n in range(5)):
            for cards in table(world)["hands"]:
                assert two_and_two(cards)
                assert 2 in (reds(cards), len(cards) - reds(cards))
                found += len(cards) == 4
    assert found > 0


def test_after_a_reshuffle_the_table_knows_more() -> None:
    """A turn: the new pile holds the old discards and nothing else: the rest is in hands."""
    game = position(
        hands=[["Broadway", "42nd", "Park", "57th"], ["Fifth", "59th"]],
        pile=[],
        discards=["Ninth", "14th"],
    )
    play_reshuffling(game, "Broadway × 42nd", ["Ninth", "14th", "Broadway", "42nd"])
    view = game.view(3)
    sure = {"Fifth": 1, "59th": 1, "Park": 1, "57th": 1}
    unseen = {card_name(0, found.card.number): found for found in view.unseen}
    assert {name: found.in_hands for name, found in unseen.items() if found.in_hands} == sure
    copies = {name: found.copies for name, found in unseen.items()}
    assert copies == {**sure, "Ninth": 1, "14th": 1, "Broadway": 1, "42nd": 1}


# --- The picture --------------------------------------------------------------------------------


def picture(game: Game, seat: int | None, language: str = "en") -> list[str]:
    """The lines of the picture, without markup."""
    drawn = UI.terminal(game.view(seat), translator(game, language, seat))
    return Text.from_markup(drawn).plain.split("\n")


@pytest.mark.parametrize("options", TABLES, ids=str)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_pictures_of_all_tables(options: dict[str, Any], language: str) -> None:
    """All variants: every position can be drawn, with all its pawns and the own hand."""
    letters = {"en": "RBYGK", "fr": "RBJVN"}[language]
    game = ludopolis.new("newyork", seed=6, **options)
    step = 0
    while not game.over:
        for seat in (None, *range(1, game.players + 1)):
            lines = picture(game, seat, language)
            height = 8
            cells = [word for line in lines[:height] for word in line.split() if len(word) == 1]
            found = [cell for cell in cells if cell in letters or cell == "·"]
            assert len(found) == 49
            assert found.count("·") == game.state.free
            text = "\n".join(lines)
            if seat is not None:
                for card in game.view(seat).hand or ():
                    name = words(game, card_text(game.state.edition, card.number), language)
                    assert f"⟦{name}⟧" in text
            else:
                assert "⟦" not in text
        step += 1
        wander(game, step, moves=12)


def test_the_picture_of_the_box() -> None:
    """Two editions, one game: box: avenues top to bottom, streets left to right."""
    board = "R . . . . . B\n" + ". . . . . . .\n" * 4 + ". . G . . . .\n" + "Y . . . . . .\n"
    lines = picture(position(board=board), 1)
    assert lines[0].split() == ["14th", "23rd", "34th", "42nd", "50th", "57th", "59th"]
    assert lines[1].split() == ["Ninth", "R", "·", "·", "·", "·", "·", "B"]
    assert lines[6].split() == ["Park", "·", "·", "G", "·", "·", "·", "·"]
    assert lines[7].split() == ["Lexington", "Y", "·", "·", "·", "·", "·", "·"]


def test_the_picture_of_the_playing_cards() -> None:
    """Two editions, one game: cards: row 1 at the bottom, column 1 at the left."""
    hands = [["red 1", "red 2", "black 1", "black 3"]]
    game = position(hands=hands, edition="cards")
    game.play("red 2 × black 1")
    game.state.seat = game.state.active = 0
    game._forget()
    game.play("red 1 × black 3")
    lines = picture(game, None)
    assert lines[0].split() == ["7", *"·······"]
    assert lines[4].split() == ["3", "R", *"······"]
    assert lines[6].split() == ["1", "·", "R", *"·····"]
    assert lines[7].split() == list("1234567")


def test_the_picture_shows_what_is_public() -> None:
    """Components and setup: money is public; so are pawns left, hand sizes and the Stop cards."""
    game = position(
        board=SOME_BLUE,
        hands=[["Ninth", "14th"], ["Park"]],
        purses=[1, 12, 3, 4],
        stops="in: few free",
        turns=41,
    )
    lines = picture(game, 2)
    blue = next(line for line in lines if "you" in line)
    assert re.search(r"12 coins.* 17 in reserve.* 1 card .* 18 points", blue)
    text = "\n".join(lines)
    assert "turn 42" in text
    assert f"pile {len(PLENTY['box'])}, discards 0" in text
    assert "the Stop cards are in" in text
    assert "⟦Park⟧" in text
    assert "⟦Ninth⟧" not in text
