"""`Game`: what a Python user holds."""

from __future__ import annotations

import doctest
import pickle
import random
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
import numpy as np
import pytest

import ludopolis
from ludopolis import (
    Action,
    ActionError,
    AmbiguousAction,
    Game,
    IllegalAction,
    InvalidAction,
    OptionError,
    UndoError,
)
from ludopolis.engine.view import encoded
from ludopolis.games import newyork
from ludopolis.language.languages import SOURCE, languages
from ludopolis.language.translator import Translator

if TYPE_CHECKING:
    from collections.abc import Iterator


def new(players: int = 4, seed: int = 7, **options: Any) -> Game:
    return ludopolis.new("newyork", players=players, seed=seed, **options)


def wander(game: Game, seed: int = 0, moves: int = 10_000, until: str | None = None) -> Game:
    """Play random moves until so many are made, or a kind of decision comes, or the end."""
    mind = random.Random(seed)
    for _ in range(moves):
        if game.over or game.decision == until:
            break
        game.play(mind.choice(game.legal()))
    return game


# --- The example ------------------------------------------------------------------------------


def test_the_example_of_the_package_works() -> None:
    assert doctest.testmod(ludopolis, raise_on_error=True).attempted >= 3


def test_the_examples_of_the_documentation_work() -> None:
    page = Path(__file__).parents[2] / "docs" / "python.md"
    assert doctest.testfile(str(page), module_relative=False, encoding="utf-8").failed == 0


def test_a_whole_game_can_be_played_with_five_names() -> None:
    game = new(players=2)
    while not game.over:
        assert game.seat in {1, 2}
        game.play(game.legal()[0])
    result = game.result()
    assert result is not None
    assert result.scores == game.scores()
    best = max(result.scores.values())
    assert result.winners == tuple(s for s, n in result.scores.items() if n == best)
    assert result.reason in game.box.endings
    assert (game.seat, game.decision, game.legal()) == (None, None, [])


def test_there_is_no_result_before_the_end() -> None:
    assert new().result() is None


def test_all_games_are_listed_and_have_a_box() -> None:
    assert "newyork" in ludopolis.shelf()
    for name in ludopolis.shelf():
        assert ludopolis.box(name).name == name


# --- Actions ----------------------------------------------------------------------------------


def test_actions_are_numbers_with_a_text() -> None:
    game = wander(new(), until="turn")
    legal = game.legal()
    assert legal == sorted(set(legal))
    for action in legal:
        assert isinstance(action, int)
        assert isinstance(action, Action)
        assert str(action) == action.text == game.written(action)
        assert Translator(SOURCE, game.box.locale)(game.text(action)) == action.text
        assert repr(action) == f"<{int(action)}: {action.text}>"
        assert 0 <= action < game.box.actions


def test_the_list_of_actions_belongs_to_who_asks() -> None:
    game = new()
    game.legal().clear()
    assert game.legal()


def test_text_number_and_action_play_the_same() -> None:
    start = wander(new(), until="turn")
    action = start.legal()[-1]
    ends = set()
    for way in (action, int(action), action.text, action.text.upper(), np.int16(action)):
        game = start.copy()
        move = game.play(way)  # type: ignore[arg-type]
        assert (move.seat, move.action, move.action.text) == (start.seat, action, action.text)
        assert game.moves[-1] is move
        ends.add(game.fingerprint())
    assert len(ends) == 1


def test_texts_of_all_languages_and_sloppy_ones_are_read() -> None:
    game = new()
    assert game.read("  broadway / 42ND ").text == "Broadway/42nd"
    hand = wander(new(events=True), until="turn")
    for action in hand.legal():
        for language in languages():
            assert hand.read(hand.written(action, language)) == action


# What the errors are, and that they change nothing.

IMPOSSIBLE: list[Any] = [
    "",
    "  ",
    "nonsense",
    "Broadway/43rd",
    "→",
    -1,
    10**6,
    10**30,
    1.0,
    None,
    True,
    False,
    b"Broadway/42nd",
    ["Broadway/42nd"],
    np.float64(3),
]


def unchanged(game: Game, action: Any, error: type[ActionError]) -> str:
    """The action is refused with this error, and nothing has changed."""
    before = game.fingerprint(), list(game.moves), game.legal(), game.chance.tobytes()  # type: ignore[attr-defined]
    with pytest.raises(error) as refusal:
        game.play(action)
    after = game.fingerprint(), list(game.moves), game.legal(), game.chance.tobytes()  # type: ignore[attr-defined]
    assert after == before
    assert str(refusal.value)
    return str(refusal.value)


@pytest.mark.parametrize("action", IMPOSSIBLE, ids=repr)
def test_what_is_no_action_is_invalid(action: Any) -> None:
    unchanged(wander(new(), moves=5), action, InvalidAction)


def test_an_unreadable_text_is_answered_with_an_example() -> None:
    game = new()
    assert game.legal()[0].text in unchanged(game, "nonsense", InvalidAction)


def test_a_wrong_number_is_answered_with_the_right_ones() -> None:
    game = new()
    message = unchanged(game, game.box.actions, InvalidAction)
    assert f"0 to {game.box.actions - 1}" in message


def test_what_is_not_allowed_now_says_why() -> None:
    game = new()
    game.play("Broadway/42nd")
    assert "not free" in unchanged(game, "Broadway/42nd", IllegalAction)
    assert "decided now" in unchanged(game, "show hand", IllegalAction)
    number = int(game.box.notation.find(game.state, "show hand")[0])
    assert "decided now" in unchanged(game, number, IllegalAction)


def test_every_action_that_is_not_allowed_says_why() -> None:
    game = wander(new(events=True), until="turn")
    allowed = set(game.legal())
    for number in range(game.box.actions):
        if number not in allowed:
            with pytest.raises(IllegalAction) as refusal:
                game.read(number)
            assert ": " in str(refusal.value)


def test_an_unfinished_text_lists_what_it_can_mean() -> None:
    game = new()
    message = unchanged(game, "Broadway", AmbiguousAction)
    with pytest.raises(AmbiguousAction) as refusal:
        game.read("Broadway")
    choices = refusal.value.choices
    assert len(choices) > 1
    for choice in choices:
        assert choice in message
        assert game.read(choice).text == choice


@pytest.mark.parametrize("language", languages())
def test_of_many_actions_the_first_are_named(language: str) -> None:
    game = new(players=2, events=True, seed=0)
    choice = random.Random(3)
    while len(doubts := _meant(game, "joker")) <= 80:
        game.play(choice.choice(game.legal()))
    with pytest.raises(AmbiguousAction) as refusal:
        game.read("joker")
    assert refusal.value.choices == doubts
    words = refusal.value.why(language)
    assert game.written(game.read(doubts[0]), language) in words
    assert str(len(doubts) - 12) in words
    assert "action-" not in words


def _meant(game: Game, typed: str) -> list[str]:
    try:
        return [game.read(typed).text]
    except AmbiguousAction as fault:
        return fault.choices
    except ActionError:
        return []


def test_nothing_can_be_played_when_the_game_is_over() -> None:
    game = wander(new(players=2))
    assert "over" in unchanged(game, 0, IllegalAction)
    unchanged(game, "Broadway/42nd", IllegalAction)


def test_errors_travel_between_processes() -> None:
    """Pools of workers send errors home by pickling them."""
    game = new()
    for text in ("nonsense", "show hand", "Broadway"):
        with pytest.raises(ActionError) as refusal:
            game.play(text)
        again = pickle.loads(pickle.dumps(refusal.value))  # noqa: S301
        assert (type(again), str(again)) == (type(refusal.value), str(refusal.value))


# --- Creating ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "shown"), [("4", "'4'"), (4.0, "4.0"), (9, "9")])
def test_what_is_no_number_of_players_is_shown_as_it_was_given(players: Any, shown: str) -> None:
    with pytest.raises(OptionError, match=f"newyork is for 2 to 5 players, not {shown}$"):
        ludopolis.new("newyork", players=players)


@pytest.mark.parametrize("seed", [-1, 1 << 128, 1.5, "7", True, b"7"], ids=repr)
def test_a_bad_seed_is_refused(seed: Any) -> None:
    with pytest.raises(OptionError, match="seed"):
        ludopolis.new("newyork", players=2, seed=seed)


@pytest.mark.parametrize("seed", [0, 1, (1 << 128) - 1])
def test_every_seed_of_128_bits_is_fine(seed: int) -> None:
    game = ludopolis.new("newyork", players=2, seed=seed)
    assert game.seed == seed
    assert game.legal()


@pytest.mark.parametrize("count", [1, 3, 5])
def test_as_many_names_as_players(count: int) -> None:
    with pytest.raises(OptionError, match=f"{count} names for 2 players"):
        ludopolis.new("newyork", players=2, names=["Ada"] * count)


@pytest.mark.parametrize(
    "names",
    [["Ada", "B" * 201], ["Ada", 7], ["Ada", None], ["Ada", "\ud800"]],
    ids=["too long", "a number", "nothing", "half a character"],
)
def test_a_name_is_refused_or_can_be_saved(names: list[Any]) -> None:
    """What cannot be read back from a record must not get into a game."""
    try:
        game = ludopolis.new("newyork", players=2, seed=1, names=names)
    except OptionError:
        return
    line = game.record().line().encode("utf-8").decode("utf-8")
    assert ludopolis.Record.parse(line).replay().names == tuple(names)


def test_seats_have_names() -> None:
    assert new(players=2).names == ("seat 1", "seat 2")
    game = ludopolis.new("newyork", players=2, names=["Ada", "Bob"])
    assert game.names == ("Ada", "Bob")
    assert game.named
    assert not new(players=2).named


@pytest.mark.parametrize("seat", [0, -1, 5, 100])
def test_a_seat_that_is_not_there_is_refused(seat: int) -> None:
    game = new()
    for ask in (game.view, lambda s: game.resample(s, 1)):
        with pytest.raises(OptionError, match="1 to 4"):
            ask(seat)


@pytest.mark.parametrize(
    ("game", "chosen", "words"),
    [
        ("chess", {"players": 2}, ["chess", "newyork"]),
        ("", {"players": 2}, ["newyork"]),
        ("newyork", {}, ["2 to 5 players"]),
        ("newyork", {"players": 1}, ["2 to 5 players", "not 1"]),
        ("newyork", {"players": 6}, ["2 to 5 players", "not 6"]),
        ("newyork", {"players": "many"}, ["2 to 5 players"]),
        ("newyork", {"players": 2.5}, ["2 to 5 players"]),
        ("newyork", {"players": 2, "jokers": 3}, ["jokers", "edition", "events", "teams"]),
        ("newyork", {"players": 2, "events": "perhaps"}, ["events", "perhaps", "true", "false"]),
        ("newyork", {"players": 2, "events": 1}, ["events", "true", "false"]),
        ("newyork", {"players": 2, "events": None}, ["events", "true", "false"]),
        ("newyork", {"players": 2, "edition": "tin"}, ["edition", "tin", "box", "cards"]),
        ("newyork", {"players": 3, "teams": True}, ["teams", "4 players"]),
    ],
    ids=str,
)
def test_what_does_not_exist_is_refused_with_what_does(
    game: str, chosen: dict[str, Any], words: list[str]
) -> None:
    with pytest.raises(OptionError) as refusal:
        ludopolis.new(game, **chosen)
    for word in words:
        assert word in str(refusal.value)


def test_options_may_be_written_as_people_do() -> None:
    for value in (True, "true", "yes", "On"):
        assert new(events=value).options["events"] is True
    for value in (False, "false", "No", "off"):
        assert new(events=value).options["events"] is False
    assert new(edition="Cards").options["edition"] == "cards"


def test_what_is_not_chosen_is_as_printed() -> None:
    game = new()
    assert game.options == {option.name: option.default for option in game.box.options}


# --- Looking ----------------------------------------------------------------------------------


def test_a_view_is_typed_and_stays_as_it_is() -> None:
    game = wander(newyork.new(4, seed=7), until="turn")
    view = game.view(1)
    assert msgspec.json.decode(encoded(view), type=type(view)) == view
    with pytest.raises(AttributeError):
        view.move = 3
    assert hash(view)  # nothing in it can change
    wander(game, moves=20)
    assert view != game.view(1)
    assert view.move < game.view(1).move


def test_the_open_view_is_shared_by_all_seats() -> None:
    game = wander(new(), until="turn")
    shared = game.view(None)
    for seat in (1, 2, 3, 4):
        view = game.view(seat, shared)
        assert view == game.view(seat)
        assert view.board is shared.board


def test_what_was_done_is_seen_between_two_views() -> None:
    game = new()
    assert game.earlier_view(1) is None
    assert game.last_action(1) is None
    before = game.view(1)
    move = game.play("Broadway/42nd")
    done = game.last_action(1)
    assert done is not None
    assert done.number == move.action
    assert game.earlier_view(1) == msgspec.structs.replace(before, legal=None)


def test_only_who_decides_sees_the_choices() -> None:
    game = wander(new(), until="turn")
    for seat in (None, 1, 2, 3, 4):
        view = game.view(seat)
        if seat == game.seat:
            assert [action.number for action in view.legal] == game.legal()
        else:
            assert view.legal is None
        assert view.mine == (seat == game.seat)


def test_a_spectator_sees_no_hand() -> None:
    game = wander(new(), until="turn")
    view = game.view(None)
    assert view.hand is None
    assert view.seat is None
    assert not view.mine


def test_everybody_sees_their_own_hand_only() -> None:
    game = wander(new(players=3), until="turn")
    for seat in (1, 2, 3):
        hand = Counter(card.number for card in game.view(seat).hand)
        held = enumerate(game.state.hand[seat - 1].tolist())
        assert hand == Counter({card: count for card, count in held if count})


# --- Copies -----------------------------------------------------------------------------------


def test_a_copy_is_independent_both_ways() -> None:
    game = wander(new(events=True), until="turn")
    before = game.fingerprint(), len(game.moves)
    twin = game.copy()
    twin.options["events"] = False
    wander(twin, seed=5)
    assert (game.fingerprint(), len(game.moves)) == before
    assert game.options["events"] is True
    kept = twin.fingerprint()
    wander(game, seed=6, moves=10)
    assert twin.fingerprint() == kept


def test_a_copy_has_the_same_future() -> None:
    game = wander(new(), until="turn")
    twin = game.copy()
    assert wander(game, seed=3).fingerprint() == wander(twin, seed=3).fingerprint()
    assert game.record().line() == twin.record().line()


def test_another_world_leaves_the_true_one_alone() -> None:
    game = wander(new(), until="turn")
    before = game.fingerprint()
    worlds = {game.resample(1, seed).fingerprint() for seed in range(10)}
    assert len(worlds) == 10
    assert game.fingerprint() == before
    assert game.resample(1, 5).fingerprint() == game.resample(1, 5).fingerprint()
    assert game.resample(1, 5).view(1) == game.view(1)


# --- Undo -------------------------------------------------------------------------------------


def moves_of_one_seat_in_a_row(seeds: range) -> Iterator[tuple[Game, Game]]:
    """Games before and after a move after which the same seat decides again."""
    for seed in seeds:
        mind = random.Random(seed)
        game = new(players=2 + seed % 3, seed=seed, events=True)
        while not game.over:
            before = game.copy()
            game.play(mind.choice(game.legal()))
            if game.seat == before.seat:
                yield before, game.copy()


def renovation() -> tuple[Game, Game]:
    """A game before a Renovation, and after it, when the same seat puts the first pawn."""
    for before, after in moves_of_one_seat_in_a_row(range(60)):
        if after.decision == "rebuild" and "Renovation" in after.moves[-1].action.text:
            return before, after
    pytest.fail("nobody played Renovation in 60 games")


def rebuilding_alone() -> Game:
    """A game in which one seat rebuilds all by itself: nobody else has a pawn left."""
    _, game = renovation()
    for number, pawns in enumerate(game.view(None).pawns):
        if pawns.owner != game.seat:
            game.state.reserve[number] = 0
    return game


def test_a_renovation_stays_since_all_have_seen_the_card() -> None:
    _, after = renovation()
    assert "seen" in refused_undo(after)


def test_pawns_that_one_seat_rebuilds_in_a_row_can_be_taken_back() -> None:
    game = rebuilding_alone()
    start = game.fingerprint()
    positions = []
    for _ in range(3):
        positions.append(game.fingerprint())
        game.play(game.legal()[0])
        assert game.decision == "rebuild"
    moves = list(game.moves)
    for position in reversed(positions):
        assert game.undo() == moves.pop()
        assert game.fingerprint() == position
        assert game.moves == moves
    assert game.fingerprint() == start
    refused_undo(game)


def test_what_was_taken_back_can_be_played_again() -> None:
    game = rebuilding_alone()
    move = game.play(game.legal()[0])
    kept = game.fingerprint()
    game.undo()
    assert game.seat == move.seat
    game.play(move.action)
    assert game.fingerprint() == kept


def test_taking_back_on_a_copy_does_not_touch_the_original() -> None:
    game = rebuilding_alone()
    game.play(game.legal()[0])
    kept = game.fingerprint(), len(game.moves)
    twin = game.copy()
    twin.undo()
    wander(twin, moves=3)
    assert (game.fingerprint(), len(game.moves)) == kept
    game.undo()


def refused_undo(game: Game) -> str:
    before = game.fingerprint(), list(game.moves)
    with pytest.raises(UndoError) as refusal:
        game.undo()
    assert (game.fingerprint(), list(game.moves)) == before
    return str(refusal.value)


def test_nothing_can_be_taken_back_before_the_first_move() -> None:
    assert "nothing has been played" in refused_undo(new())


def test_a_move_that_is_passed_on_stays() -> None:
    game = new()
    game.play(game.legal()[0])
    assert "next player" in refused_undo(game)


def test_what_was_seen_stays_seen() -> None:
    """The last placement draws the first hands, even if the same seat goes on."""
    for before, after in moves_of_one_seat_in_a_row(range(60)):
        if before.decision == "place" and after.decision == "turn":
            break
    else:
        pytest.fail("nobody placed last and took the first turn")
    assert "cards have been drawn or shown" in refused_undo(after)


def test_the_last_move_of_a_game_stays() -> None:
    why = refused_undo(wander(new(players=2)))
    assert "next player" not in why, "there is no next player when the game is over"
