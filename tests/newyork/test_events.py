"""Variant 1: the event cards."""

from __future__ import annotations

import pytest
from helpers import (
    discards,
    free_squares,
    hand,
    on_board,
    owner,
    pile,
    play_reshuffling,
    position,
    purses,
    reserve,
    starting,
    words,
)

from at_a_table import check_refusals, play_all, refused, table, texts
from ludopolis.presentation.look import look

MIDDLE = ["Broadway/42nd", "Sixth/34th", "Sixth/42nd", "Sixth/50th", "Fifth/42nd"]
CORNERS = ["Ninth/14th", "Ninth/59th", "Lexington/14th", "Lexington/59th"]

CITY = """
    R . . B . . G
    . . . B . . .
    . . R B Y . .
    B B B . G Y .
    . . . R . . .
    . . . . . . .
    . . . Y . . B
"""

# --- Renovation and Ruin ------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "squares"), [("red Renovation", MIDDLE), ("blue Ruin", CORNERS)])
def test_clearing_and_rebuilding(card: str, squares: list[str]) -> None:
    """Variant 1: events: the squares are cleared; from the active player, clockwise, one each."""
    hands = [[], [card, "Park"], []]
    game = position(3, board=CITY.replace("G", "Y"), hands=hands, turn_of=2, events=True)
    free = free_squares(game)
    cleared = [square for square in squares if owner(game, square) is not None]
    game.play(card)
    assert [owner(game, square) for square in squares] == [None] * len(squares)
    # Each pawn is back with its owner, and the other squares are untouched.
    for colour in ("red", "blue", "yellow"):
        assert reserve(game, colour) + on_board(game, colour) == 25
    assert free_squares(game) == free + len(cleared)
    assert (game.decision, game.seat) == ("rebuild", 2)
    assert texts(game) == squares
    builders = []
    for square in reversed(squares):
        builders.append(game.seat)
        assert square in texts(game)
        game.play(square)
    assert builders == [2, 3, 1, 2, 3][: len(squares)]
    colours = ["blue", "yellow", "red", "blue", "yellow"][: len(squares)]
    assert [owner(game, square) for square in reversed(squares)] == colours
    assert (game.decision, game.seat) == ("turn", 3)
    assert table(game)["turns"] == 1


@pytest.mark.parametrize("card", ["blue Renovation", "red Ruin"])
def test_no_draw_after_renovation_and_ruin(card: str) -> None:
    """Variant 1: events: played alone; no cards are drawn afterwards even below two and two."""
    game = position(hands=[[card, "Park"], [], [], []], events=True)
    before = pile(game)
    game.play(card)
    while game.decision == "rebuild":
        game.play(game.legal()[0])
    assert hand(game, 1) == ["Park"]
    assert pile(game) == before
    assert discards(game) == [card]
    assert purses(game) == [6, 6, 6, 6]


def test_only_cleared_squares_are_rebuilt() -> None:
    """Variant 1: events: on one of those squares, and each only once."""
    game = position(board=CITY, hands=[["red Ruin"]], events=True)
    game.play("red Ruin")
    refused(game, "Park/14th", "only the cleared squares")
    refused(game, "Sixth/42nd", "only the cleared squares")
    refused(game, "Broadway/42nd", "only the cleared squares")
    game.play("Ninth/14th")
    refused(game, "Ninth/14th", "not free")
    refused(game, "show hand", "not what is being decided now")


def test_rebuilding_may_be_beside_the_own_colour() -> None:
    """Variant 1: events: the preliminary round's restriction is not one of rebuilding."""
    board = ". R . . . . .\nR . . . . . .\n" + ". . . . . . .\n" * 5
    game = position(board=board, hands=[["red Ruin"]], events=True)
    game.play("red Ruin")
    game.play("Ninth/14th")
    assert owner(game, "Ninth/14th") == "red"


def test_players_without_pawns_are_skipped() -> None:
    """Variant 1: events: players without pawns are skipped, the active one too."""
    game = position(
        hands=[["blue Renovation"]],
        events=True,
        reserves={"red": 0, "blue": 1, "yellow": 0, "green": 3},
    )
    game.play("blue Renovation")
    builders = []
    while game.decision == "rebuild":
        builders.append(game.seat)
        game.play(game.legal()[0])
    # Blue's one pawn, green's three; the fifth square stays free, for nobody has a pawn.
    assert builders == [2, 4, 4, 4]
    assert [owner(game, square) for square in MIDDLE].count(None) == 1
    assert (game.decision, game.seat) == ("turn", 2)


def test_pawns_that_return_can_be_placed_at_once() -> None:
    """Variant 1: events: pawns return to their owners, who put them on those squares."""
    board = "R . . . . . B\n" + ". . . . . . .\n" * 6
    game = position(
        board=board,
        hands=[["red Ruin"]],
        events=True,
        reserves=dict.fromkeys(["red", "blue", "yellow", "green"], 0),
    )
    game.play("red Ruin")
    assert game.seat == 1
    game.play("Lexington/14th")
    assert game.seat == 2
    game.play("Ninth/14th")
    assert game.decision == "turn"
    assert [owner(game, square) for square in CORNERS] == ["blue", None, "red", None]


def test_nobody_has_a_pawn() -> None:
    """Variant 1: events: if nobody has one, the squares stay free."""
    game = position(
        hands=[["red Ruin"]],
        events=True,
        reserves=dict.fromkeys(["red", "blue", "yellow", "green"], 0),
    )
    game.play("red Ruin")
    assert (game.decision, game.seat) == ("turn", 2)
    assert free_squares(game) == 49
    assert (hand(game, 1), discards(game)) == ([], ["red Ruin"])


def test_a_playable_renovation_must_be_played() -> None:
    """A turn, Ruling: showing happens only when no pair and no event can be played."""
    for card in ("red Renovation", "blue Renovation", "red Ruin", "blue Ruin"):
        game = position(
            hands=[[card, "Park", "Fifth"] if card.startswith("red") else [card, "14th"]],
            events=True,
            reserves=dict.fromkeys(["red", "blue", "yellow", "green"], 0),
        )
        assert texts(game) == [card]
        refused(game, "show hand", "only when nothing can be played")


ALMOST_FULL = """
    R B R B R B R
    B R B R B R B
    R B R . R B R
    B R B R B R B
    R B R B R B R
    B R B R B R B
    . . . . B R B
"""


def test_stop_check_after_the_event() -> None:
    """Variant 1: events: Stop cards: the check is made after the event is carried out."""
    game = position(
        board=ALMOST_FULL,
        hands=[["red Renovation", "Park"]],
        events=True,
        reserves=dict.fromkeys(["red", "blue", "yellow", "green"], 5),
    )
    assert free_squares(game) == 5
    game.play("red Renovation")
    while game.decision == "rebuild":
        assert table(game)["stop_cards"] == "out"
        game.play(game.legal()[0])
    assert free_squares(game) == 4
    assert table(game)["stop_cards"] == "in: few free"
    assert discards(game) == ["red Renovation", "Stop", "Stop"]
    assert hand(game, 1) == ["Park"]


def test_no_stop_cards_when_the_squares_stay_free() -> None:
    """Variant 1: events: the check after the event counts what is free then."""
    game = position(
        board=ALMOST_FULL,
        hands=[["red Ruin"]],
        events=True,
        reserves=dict.fromkeys(["red", "blue", "yellow", "green"], 0),
    )
    game.play("red Ruin")
    # Three pawns come back and are placed again; one corner was free and stays so.
    while game.decision == "rebuild":
        game.play(game.legal()[0])
    assert free_squares(game) == 5
    assert table(game)["stop_cards"] == "out"


def test_the_150th_turn_may_be_an_event() -> None:
    """End, Ruling: after 150 turns the Stop cards go in, though nothing is drawn for an event."""
    game = position(hands=[["red Ruin"]], events=True, turns=149)
    game.play("red Ruin")
    play_all(game, *CORNERS)
    assert discards(game) == ["red Ruin", "Stop", "Stop"]
    assert table(game)["stop_cards"] == "in: long game"


# --- Speculation --------------------------------------------------------------------------------

NINE_BLUE = """
    B B B . . . Y
    B B B . . . Y
    B B B . . . Y
    . . . . . . Y
    G . . . . . Y
    . . . . . . Y
    R . . . . Y Y
"""


@pytest.mark.parametrize(
    ("language", "text"),
    [("en", "blue Speculation → Ben"), ("fr", "Spéculation bleue → Ben")],
)
def test_who_chooses_by_hand_reads_names(language: str, text: str) -> None:
    """Views and typed texts speak of seats; what is offered to people, of people."""
    game = position(board=NINE_BLUE, hands=[["blue Speculation", "Park"]], events=True)
    (choice,) = look(game, 1).decision.choices
    assert words(game, choice.text, language, 1, ["Ada", "Ben", "Cleo", "Dan"]) == text
    assert words(game, choice.text) == "blue Speculation → seat 2"


def test_speculation() -> None:
    """Variant 1: events: name a player with more than 8 pawns, who chooses one to lose."""
    game = position(board=NINE_BLUE, hands=[["blue Speculation", "Park"]], events=True)
    before = pile(game)
    red, blue = reserve(game, "red"), reserve(game, "blue")
    assert texts(game) == ["blue Speculation → seat 2"]  # yellow has just eight
    refused(game, "blue Speculation → seat 3", "more than 8")
    refused(game, "blue Speculation → seat 4", "more than 8")
    refused(game, "blue Speculation → seat 1", "another player")
    game.play("blue Speculation → seat 2")
    assert (game.decision, game.seat) == ("give up", 2)
    assert len(texts(game)) == 9
    refused(game, "give up Ninth/59th", "your own pawns")
    refused(game, "give up Park/14th", "your own pawns")
    refused(game, "give up Lexington/14th", "your own pawns")
    game.play("give up Eighth/23rd")
    assert owner(game, "Eighth/23rd") == "red"
    assert (reserve(game, "red"), reserve(game, "blue")) == (red - 1, blue + 1)
    assert purses(game) == [6, 6, 6, 6]
    # No cards are drawn.
    assert hand(game, 1) == ["Park"]
    assert pile(game) == before
    assert discards(game) == ["blue Speculation"]
    assert (game.decision, game.seat) == ("turn", 2)


def test_no_speculation_against_yourself() -> None:
    """Variant 1: events: name another player."""
    game = position(board=NINE_BLUE, hands=[[], ["red Speculation"]], turn_of=2, events=True)
    assert texts(game) == ["show hand"]
    refused(game, "red Speculation → seat 2", "another player")


def test_a_speculation_that_can_be_played_must_be_played() -> None:
    """A turn, Ruling: showing happens only when no pair and no event can be played."""
    game = position(board=NINE_BLUE, hands=[["red Speculation"]], events=True)
    assert texts(game) == ["red Speculation → seat 2"]
    refused(game, "show hand", "only when nothing can be played")


def test_speculation_cannot_name_a_missing_player() -> None:
    """Variant 1: events: name another player: of those who play."""
    board = NINE_BLUE.replace("G", "Y")
    game = position(3, board=board, hands=[["red Speculation"]], events=True)
    assert texts(game) == ["red Speculation → seat 2", "red Speculation → seat 3"]
    refused(game, "red Speculation → seat 4", "another player")


# --- Enterprise ---------------------------------------------------------------------------------


def test_red_enterprise_and_a_street() -> None:
    """Variant 1: events: with a card of the other colour; an opponent's building on that line."""
    game = position(
        board=CITY,
        hands=[["red Enterprise", "42nd"]],
        events=True,
        purses=[0, 0, 0, 0],
        pile=["Park", "57th", "Park", "57th", "Ninth"],
    )
    on_42nd = ["Ninth", "Eighth", "Broadway", "Lexington"]
    assert texts(game) == [f"red Enterprise × 42nd → {avenue}/42nd" for avenue in on_42nd]
    refused(game, "red Enterprise × 42nd → Fifth/42nd", "opponent's building")
    refused(game, "red Enterprise × 42nd → Park/42nd", "opponent's building")
    red, blue = reserve(game, "red"), reserve(game, "blue")
    game.play("red Enterprise × 42nd → Broadway/42nd")
    assert owner(game, "Broadway/42nd") == "red"
    assert (reserve(game, "red"), reserve(game, "blue")) == (red - 1, blue + 1)
    assert purses(game) == [0, 0, 0, 0]  # free of charge
    assert discards(game) == ["red Enterprise", "42nd"]
    assert hand(game, 1) == ["Park", "Park", "57th", "57th"]  # draw as usual
    assert pile(game) == ["Ninth"]
    assert game.seat == 2


def test_blue_enterprise_and_an_avenue() -> None:
    """Variant 1: events: a blue event goes with a red card, and its avenue."""
    game = position(board=CITY, hands=[["blue Enterprise", "Sixth"]], events=True)
    assert texts(game) == [
        f"blue Enterprise × Sixth → Sixth/{street}"
        for street in ("14th", "23rd", "34th", "50th", "57th")
    ]
    game.play("blue Enterprise × Sixth → Sixth/57th")
    assert owner(game, "Sixth/57th") == "red"
    assert discards(game) == ["blue Enterprise", "Sixth"]


def test_enterprise_needs_the_other_colour() -> None:
    """Variant 1: events: played with a card of the other colour that names a line."""
    game = position(board=CITY, hands=[["red Enterprise", "Ninth", "red joker"]], events=True)
    assert texts(game) == ["show hand"]
    refused(game, "blue Enterprise × Ninth → Ninth/42nd", "do not have the cards")
    two_events = position(board=CITY, hands=[["red Enterprise", "blue Enterprise"]], events=True)
    assert texts(two_events) == ["show hand"]


def test_a_joker_names_any_line_for_enterprise() -> None:
    """Variant 1: events, Ruling: a joker may be that card, and then names any line."""
    game = position(board=CITY, hands=[["red Enterprise", "blue joker"]], events=True)
    assert len(texts(game)) == 7 + 3 + 2  # blue, yellow and green buildings
    game.play("red Enterprise × joker → Ninth/59th")
    assert owner(game, "Ninth/59th") == "red"
    assert discards(game) == ["red Enterprise", "blue joker"]


def test_enterprise_needs_a_victim() -> None:
    """Variant 1: events, Ruling: an event that could do nothing cannot be played."""
    board = "R . . . . . .\n" + ". B . . . . .\n" + ". . . . . . .\n" * 5
    game = position(board=board, hands=[["red Enterprise", "14th", "59th"]], events=True)
    assert texts(game) == ["show hand"]
    refused(game, "red Enterprise × 14th → Ninth/14th", "opponent's building")


# --- Statik -------------------------------------------------------------------------------------

LINES = """
    B B . Y . . R
    R R . B . . .
    R . B . Y . G
    R R B B Y Y .
    . . . . . . .
    . B . . Y . .
    . . . . . . .
"""


def test_statik() -> None:
    """Variant 1: events: who has most on the line chooses one of them and loses it to you."""
    game = position(
        board=LINES,
        hands=[["blue Statik", "Ninth"]],
        events=True,
        purses=[0, 0, 0, 0],
        pile=["Park", "57th", "Park", "57th", "Ninth"],
    )
    assert texts(game) == ["blue Statik × Ninth → seat 2"]
    refused(game, "blue Statik × Ninth → seat 3", "most buildings")
    game.play("blue Statik × Ninth → seat 2")
    assert (game.decision, game.seat) == ("give up", 2)
    assert discards(game) == ["blue Statik", "Ninth"]
    assert texts(game) == ["give up Ninth/14th", "give up Ninth/23rd"]
    refused(game, "give up Broadway/34th", "on the line that was named")
    refused(game, "give up Ninth/42nd", "your own pawns")
    assert hand(game, 1) == []  # the draw comes after the event
    red, blue = reserve(game, "red"), reserve(game, "blue")
    game.play("give up Ninth/23rd")
    assert owner(game, "Ninth/23rd") == "red"
    assert (reserve(game, "red"), reserve(game, "blue")) == (red - 1, blue + 1)
    assert purses(game) == [0, 0, 0, 0]
    assert hand(game, 1) == ["Park", "Park", "57th", "57th"]  # draw as usual
    assert hand(game, 2) == []
    assert pile(game) == ["Ninth"]
    assert (game.decision, game.seat) == ("turn", 2)


def test_red_statik_names_a_street() -> None:
    """Variant 1: events: a red event goes with a blue card, and its street."""
    game = position(board=LINES, hands=[["red Statik", "50th"]], events=True)
    assert texts(game) == ["red Statik × 50th → seat 3"]
    game.play("red Statik × 50th → seat 3")
    assert texts(game) == ["give up Broadway/50th", "give up Sixth/50th", "give up Park/50th"]
    game.play("give up Sixth/50th")
    assert owner(game, "Sixth/50th") == "red"


def test_among_equals_you_choose_who() -> None:
    """Variant 1: events, Ruling: among equals you choose who; you yourself are never chosen."""
    game = position(board=LINES, hands=[["blue Statik", "Broadway", "Sixth", "Park"]], events=True)
    # Broadway: one of each of the four. Sixth: two of red, blue and yellow. Park: one, one.
    assert texts(game) == [
        "blue Statik × Broadway → seat 2",
        "blue Statik × Broadway → seat 3",
        "blue Statik × Broadway → seat 4",
        "blue Statik × Sixth → seat 2",
        "blue Statik × Sixth → seat 3",
        "blue Statik × Park → seat 2",
        "blue Statik × Park → seat 3",
    ]
    refused(game, "blue Statik × Sixth → seat 1", "another player")
    game.play("blue Statik × Sixth → seat 3")
    assert game.seat == 3


def test_a_line_where_you_alone_have_most() -> None:
    """Variant 1: events, Ruling: a line where you alone have most cannot be named."""
    game = position(board=LINES, hands=[["blue Statik", "Eighth"]], events=True)
    assert texts(game) == ["show hand"]
    refused(game, "blue Statik × Eighth → seat 2", "most buildings")
    refused(game, "blue Statik × Eighth → seat 1", "another player")


def test_an_empty_line_cannot_be_named() -> None:
    """Variant 1: events, Ruling: an event that could do nothing cannot be played."""
    game = position(board=LINES, hands=[["blue Statik", "Lexington", "Fifth"]], events=True)
    assert texts(game) == ["show hand"]
    refused(game, "blue Statik × Fifth → seat 2", "most buildings")


def test_a_joker_names_any_line_for_statik() -> None:
    """Variant 1: events, Ruling: a joker may be that card, and then names any line."""
    game = position(board=LINES, hands=[["red Statik", "blue joker"]], events=True)
    named = {text.split(" as ")[1] for text in texts(game)}
    assert named == {
        "23rd → seat 2",  # two each of red and blue
        "34th → seat 2",
        "42nd → seat 2",
        "50th → seat 3",
        "57th → seat 3",
        "59th → seat 4",
    }
    assert len(texts(game)) == 6
    game.play("red Statik × joker as 34th → seat 2")
    assert discards(game) == ["red Statik", "blue joker"]
    assert texts(game) == ["give up Broadway/34th", "give up Sixth/34th"]


def test_statik_and_the_stop_cards() -> None:
    """Variant 1: events: the check is made after the event, before the draw; here at 150 turns."""
    game = position(
        board=LINES, hands=[["blue Statik", "Ninth"]], events=True, turns=149, pile=["Park"]
    )
    game.play("blue Statik × Ninth → seat 2")
    assert table(game)["stop_cards"] == "out"
    play_reshuffling(game, "give up Ninth/14th", ["Stop", "Ninth", "blue Statik", "Stop"])
    assert game.over
    assert hand(game, 1) == ["Park"]


def test_every_event_may_hit_the_first_seat() -> None:
    """Variant 1: events: anyone but yourself may be hit, the first seat on the first square too."""
    board = "\n".join(["R R R . . . ."] * 3 + [". . . . . . ."] * 4)
    cards = ["red Enterprise", "red Speculation", "red Statik", "14th", "blue joker"]
    start = position(board=board, hands=[[], cards], turn_of=2, events=True)
    check_refusals(start)
    for action, answer in (
        ("red Enterprise × 14th → Ninth/14th", None),
        ("red Enterprise × joker → Ninth/14th", None),
        ("red Speculation → seat 1", "give up Ninth/14th"),
        ("red Statik × 14th → seat 1", "give up Ninth/14th"),
        ("red Statik × joker as 14th → seat 1", "give up Ninth/14th"),
    ):
        game = start.copy()
        game.play(action)
        if answer is not None:
            assert (game.decision, game.seat) == ("give up", 1)
            game.play(answer)
        assert owner(game, "Ninth/14th") == "blue"
        assert (game.decision, game.seat) == ("turn", 3)
        assert discards(game)[0] == action.split(" ×")[0].split(" →")[0]


# --- All events ---------------------------------------------------------------------------------


def test_no_event_without_a_pawn() -> None:
    """Variant 1: events, Ruling: no event for which you have no pawn (but Renovation and Ruin)."""
    cards = ["red Speculation", "red Enterprise", "red Statik", "14th", "blue Ruin"]
    game = position(board=NINE_BLUE, hands=[cards], events=True, reserves={"red": 0})
    assert texts(game) == ["blue Ruin"]
    refused(game, "red Speculation → seat 2", "no pawn")
    refused(game, "red Enterprise × 14th → Ninth/14th", "no pawn")
    refused(game, "red Statik × 14th → seat 2", "no pawn")
    one = position(board=NINE_BLUE, hands=[cards], events=True, reserves={"red": 1})
    for event in ("red Speculation", "red Enterprise", "red Statik"):
        assert starting(one, event)


def test_events_must_be_in_the_hand() -> None:
    """Variant 1: events: played from the hand, with the card that names the line."""
    game = position(board=NINE_BLUE, hands=[["Ninth", "14th"]], events=True)
    for text in (
        "red Speculation → seat 2",
        "red Enterprise × 14th → Ninth/14th",
        "blue Statik × Ninth → seat 2",
        "red Renovation",
        "blue Ruin",
    ):
        refused(game, text, "do not have the cards")
    without_line = position(
        board=NINE_BLUE, hands=[["red Enterprise", "red Statik", "42nd"]], events=True
    )
    refused(without_line, "red Enterprise × 14th → Ninth/14th", "do not have the cards")
    refused(without_line, "red Statik × 14th → seat 2", "do not have the cards")
    refused(without_line, "red Statik × joker as 14th → seat 2", "do not have the cards")


def test_events_and_pairs_are_all_offered() -> None:
    """A turn and Variant 1: events: all that can be played with the hand is allowed."""
    cards = ["Ninth", "red Ruin", "42nd", "blue Renovation"]
    game = position(board=NINE_BLUE, hands=[cards], events=True)
    assert texts(game) == ["Ninth × 42nd", "blue Renovation", "red Ruin"]


def test_an_event_names_no_line() -> None:
    """Variant 1: events: an event has a colour, but is no card that names a line."""
    game = position(hands=[["red Ruin", "42nd", "14th"]], events=True)
    assert texts(game) == ["red Ruin"]


def test_an_event_counts_as_its_colour_when_drawing() -> None:
    """Variant 1: events: it counts as a card of that colour in the hand."""
    game = position(
        hands=[["Ninth", "Park", "14th", "57th"]],
        pile=["red Statik", "blue Ruin", "59th"],
        events=True,
    )
    game.play("Ninth × 14th")
    assert hand(game, 1) == ["Park", "red Statik", "57th", "blue Ruin"]
    assert pile(game) == ["59th"]


def test_after_an_event_the_next_turn_may_be_a_show() -> None:
    """Variant 1: events, Ruling: a turn with fewer cards than a pair needs is the "show" turn."""
    game = position(3, hands=[["red Ruin", "Park"], [], []], events=True)
    play_all(game, "red Ruin", *CORNERS, "show hand", "show hand")
    assert game.seat == 1
    assert texts(game) == ["show hand"]
    game.play("show hand")
    assert len(hand(game, 1)) >= 4


def test_no_events_without_the_option() -> None:
    """Variant 1: events (option `events`): the actions exist only with the option."""
    game = position(board=NINE_BLUE, hands=[["Ninth", "42nd"]])
    assert texts(game) == ["Ninth × 42nd"]
    refused(game, "red Ruin", "do not have the cards")


def test_events_with_ordinary_cards() -> None:
    """Two editions, one game: a black event goes with a red card and its column."""
    board = """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . B B . . .
        . . B . . . .
        . . B . . . .
        . . . . . . .
    """
    cards = ["red 3", "black Enterprise", "black Statik"]
    game = position(board=board, hands=[cards], edition="cards", events=True)
    assert texts(game) == [
        *(f"black Enterprise × red 3 → 3/{row}" for row in (2, 3, 4)),
        "black Statik × red 3 → seat 2",
    ]
    game.play("black Statik × red 3 → seat 2")
    assert texts(game) == ["give up 3/2", "give up 3/3", "give up 3/4"]


def test_middle_and_corners_with_ordinary_cards() -> None:
    """Variant 1: events: the centre and its four neighbours; the 4 corners, in both editions."""
    game = position(hands=[["black Renovation"]], edition="cards", events=True)
    game.play("black Renovation")
    assert texts(game) == ["3/4", "4/3", "4/4", "4/5", "5/4"]
    game = position(hands=[["red Ruin"]], edition="cards", events=True)
    game.play("red Ruin")
    assert texts(game) == ["1/1", "1/7", "7/1", "7/7"]


def test_a_joker_and_its_line_card_are_different_choices_for_events() -> None:
    """A turn, Ruling: copies are the same choice, a joker and a line card are not."""
    cards = ["red Enterprise", "red Enterprise", "14th", "14th", "blue joker", "blue joker"]
    board = "B . . . . . .\n" + ". . . . . . .\n" * 6
    game = position(board=board, hands=[cards], events=True)
    assert texts(game) == [
        "red Enterprise × 14th → Ninth/14th",
        "red Enterprise × joker → Ninth/14th",
    ]
