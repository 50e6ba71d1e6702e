"""`ludopolis play`: a real process, a real screen, and somebody who types."""

from __future__ import annotations

import io
import random
import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from commands import Screen, call, refused, refused_by_process, words_of
from rich.console import Console

import ludopolis
from ludopolis import Game, bots
from ludopolis.games.newyork.notation import card_text
from ludopolis.language.languages import languages
from ludopolis.language.translator import Translator
from ludopolis.presentation.look import told
from ludopolis.presentation.ui import ui_of
from ludopolis.terminal.session import GameSession

if TYPE_CHECKING:
    from collections.abc import Iterator

PROMPT = "me > "
SEED = "3"


def against_greedy(tmp_path: Path, *more: str, size: tuple[int, int] = (60, 160)) -> Screen:
    """A game for two against a bot."""
    seats = ("--seats", "me,greedy", "--seed", SEED)
    return Screen("play", "newyork", *seats, "--language", "en", *more, cwd=tmp_path, size=size)


def expected_game(names: tuple[str, ...] = ("me", "bot:greedy")) -> Iterator[Game]:
    """The same game in Python, before each decision of a person who always takes the first choice."""
    game = ludopolis.new("newyork", players=2, seed=int(SEED), names=names)
    greedy = bots.make("greedy")
    while game.seat is not None:
        if names[game.seat - 1].startswith("bot:"):
            game.play(greedy.choose(game))
        else:
            yield game
            game.play(game.legal()[0])
    yield game


def hand_of(game: Game, seat: int) -> list[str]:
    """The cards of a seat of New York, as they are called."""
    words = Translator("en", game.box.locale)
    city = game.state
    cards = [card.number for card in game.view(seat).hand or ()]
    return [words.shown(card_text(int(city.edition), card)) for card in cards]


def test_a_whole_game_by_always_taking_the_first_choice(tmp_path: Path) -> None:
    with against_greedy(tmp_path) as screen:
        for game in expected_game():
            if game.over:
                break
            written = screen.until(PROMPT)
            first = game.legal()[0]
            assert f"  1 {first.text}" in written
            hand = hand_of(game, 1)
            for card in hand:
                assert f"⟦{card}⟧" in written
            assert written.count("⟦") == len(hand)
            screen.type("1")
        written = screen.rest()
    result = game.result()
    assert result is not None
    assert "The game is over." in written
    shown = ("me", "greedy 2")
    words = Translator("en", game.box.locale, shown, seat=1)
    for text in ui_of(game.box).explain(game.view(1)):
        assert words(text) in written
    winners = " and ".join(shown[seat - 1] for seat in result.winners)
    assert winners in written.splitlines()[-2]
    assert ludopolis.load(tmp_path / "game.record").over
    assert str(max(result.scores.values())) in written.splitlines()[-2]


def test_every_answer_is_understood_or_explained_and_a_saved_game_goes_on(tmp_path: Path) -> None:
    with against_greedy(tmp_path) as screen:
        screen.until(PROMPT)

        contents = screen.answer("?", PROMPT)
        headings = re.findall("^## (.*)", ludopolis.box("newyork").rulebook("en"), re.MULTILINE)
        for number, heading in enumerate(headings, start=2):
            assert f"{number:>3} {heading}" in contents
        setup = words_of(screen.answer("? 3", PROMPT))
        assert headings[1] in setup
        assert headings[2] not in setup
        assert "<!--" not in setup
        assert "Stop" in screen.answer("? stop", PROMPT)
        assert "no chapter" in screen.answer("? zebra", PROMPT)
        assert "no chapter" in screen.answer("? 99", PROMPT)

        listed = screen.answer("l", PROMPT)
        assert "49 Lexington/59th" in listed

        assert "49 choices" in screen.answer("50", PROMPT)
        assert "49 choices" in screen.answer("0", PROMPT)
        assert "cannot read “zzz”" in screen.answer("zzz", PROMPT)
        ambiguous = screen.answer("Broadway", PROMPT)
        assert "Broadway/14th" in ambiguous
        assert "Broadway/59th" in ambiguous
        assert "not what is being decided now" in screen.answer("show hand", PROMPT)
        assert "nothing has been played yet" in screen.answer("u", PROMPT)
        screen.answer("", PROMPT)

        told = screen.answer("  broadway 42nd", PROMPT)
        assert "You put a red pawn on Broadway/42nd." in told
        assert "greedy 2 puts a blue pawn on " in told
        assert "not free" in screen.answer("Broadway/42nd", PROMPT)
        assert "cannot be taken back" in screen.answer("u", PROMPT)
        screen.answer("1", PROMPT)

        screen.type("q")
        assert "--resume game.record" in screen.rest()

    saved = ludopolis.load(tmp_path / "game.record")
    assert len(saved.moves) == 4
    assert saved.moves[0].action.text == "Broadway/42nd"
    assert saved.names == ("me", "bot:greedy")
    assert not saved.over

    with Screen("play", "--resume", "game.record", "--language", "en", cwd=tmp_path) as screen:
        written = screen.until(PROMPT)
        assert f"  1 {saved.legal()[0].text}" in written
        for _ in range(200):
            screen.type("1")
            came, written = screen.wait_for(PROMPT)
            if came:
                break
        assert "The game is over." in written
        assert screen.child.exitstatus == 0
    assert ludopolis.load(tmp_path / "game.record").over


def test_play_in_french(tmp_path: Path) -> None:
    seats = ("--seats", "Zoé,greedy", "--seed", SEED, "--language", "fr")
    with Screen("play", "newyork", *seats, cwd=tmp_path) as screen:
        written = screen.until("Zoé > ")
        assert "Numéro ou mots" in written
        game = ludopolis.new("newyork", players=2, seed=int(SEED))
        french = Translator("fr", game.box.locale, ["Zoé", "greedy 2"], seat=1)
        assert words_of(french.joined(ui_of(game.box).question(game.view(1)))) in words_of(written)
        contents = screen.answer("?", "Zoé > ")
        for heading in re.findall(
            "^## (.*)", ludopolis.box("newyork").rulebook("fr"), re.MULTILINE
        ):
            assert heading in contents
        assert "Aucun chapitre" in screen.answer("? zèbre", "Zoé > ")
        assert "ne se comprend pas" in screen.answer("zzz", "Zoé > ")
        assert "peut vouloir dire" in screen.answer("Broadway", "Zoé > ")
        number = game.box.notation.find(game.state, "show hand")[0]
        refusal = screen.answer(game.written(number, "fr"), "Zoé > ")
        assert french(game.box.notation.refusal(1)) in refusal
        undo = screen.answer("u", "Zoé > ")
        assert "ne peut pas être repris" in undo
        assert "nothing has been played" not in undo
        screen.type("q")
        assert "play --resume game.record --language fr" in screen.rest()
    assert ludopolis.load(tmp_path / "game.record").names[0] == "Zoé"


def test_the_language_is_that_of_the_system(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import commands

    monkeypatch.setitem(commands.ENVIRONMENT, "LC_ALL", "fr_FR.UTF-8")
    with Screen("play", "newyork", "--players", "2", "--seed", SEED, cwd=tmp_path) as screen:
        assert "Numéro ou mots" in screen.until("vous > ")
        screen.type("q")
        screen.rest()


@pytest.mark.parametrize("key", ["interrupt", "end_of_file"])
def test_leaving_by_a_key_saves_the_game(tmp_path: Path, key: str) -> None:
    with against_greedy(tmp_path, "--save", "my game") as screen:
        screen.until(PROMPT)
        screen.answer("1", PROMPT)
        getattr(screen, key)()
        assert "Saved. Go on with: ludopolis play --resume my game" in screen.rest()
    assert len(ludopolis.load(tmp_path / "my game").moves) == 2


def test_without_a_name_one_is_asked_which_game(tmp_path: Path) -> None:
    """The shelf: by number or by name, again after a wrong answer; q leaves."""
    names = ludopolis.shelf()
    with Screen("play", "--players", "2", "--language", "en", cwd=tmp_path) as screen:
        shelf = screen.until("q to leave > ")
        for name in names:
            box = ludopolis.box(name)
            assert Translator("en", box.locale)(box.title) in shelf
            assert Translator("en", box.locale)(box.summary) in words_of(shelf)
        assert f"from 1 to {len(names)}" in screen.answer("99", "q to leave > ")
        assert f"from 1 to {len(names)}" in screen.answer("chess", "q to leave > ")
        assert ludopolis.box("newyork").credit in screen.answer("new york", "you > ")
        screen.type("q")
        screen.rest()
    number = str(names.index("newyork") + 1)
    done = call("play", "--players", "2", "--language", "en", cwd=tmp_path, typed=f"{number}\nq\n")
    assert done.returncode == 0
    assert ludopolis.load(tmp_path / "game-2.record").box.name == "newyork"
    for typed in ("q\n", ""):
        assert call("play", "--language", "fr", cwd=tmp_path, typed=typed).returncode == 0
    assert len(list(tmp_path.iterdir())) == 2


def test_on_a_small_screen_the_board_stays_in_sight(tmp_path: Path) -> None:
    """80 columns, 24 rows: as many choices as fit under the picture, the rest by `l`."""
    with against_greedy(tmp_path, size=(24, 80)) as screen:
        screen.until(PROMPT)
        written = screen.answer("1", PROMPT)
        asked = written[written.index("          14th  23rd") :]
        assert len(asked.splitlines()) < 24
        assert "type l to see all" in asked
        assert "47 Lexington/59th" in screen.answer("l", PROMPT)


def test_two_people_do_not_see_each_others_cards(tmp_path: Path) -> None:
    names = ("Ada", "Bob")
    arguments = ("--seats", "Ada,Bob", "--seed", SEED, "--language", "en")
    seen: dict[int, int] = {1: 0, 2: 0}
    with Screen("play", "newyork", *arguments, cwd=tmp_path) as screen:
        looking = None
        for game in expected_game(names):
            assert game.seat is not None
            name = names[game.seat - 1]
            if looking != game.seat:
                screen.until("Press Enter when nobody else is looking.")
                # Since the screen was cleared, there is nothing on it but the request.
                assert words_of(screen.now) == (
                    f"{name}, it is your turn. Press Enter when nobody else is looking."
                )
                screen.type("")
                looking = game.seat
            screen.until(f"{name} > ")
            hand = hand_of(game, game.seat)
            if hand:
                seen[game.seat] += 1
                for card in hand:
                    assert f"⟦{card}⟧" in screen.now
                assert screen.now.count("⟦") == len(hand)
            if min(seen.values()) >= 3:
                break
            screen.type("1")
        screen.type("q")
        screen.rest()


def test_two_people_are_told_what_they_did_and_how_it_ended(tmp_path: Path) -> None:
    """New York New York: a card played is confirmed before one is taken; the last move is told."""
    names = ("Ada", "Bob")
    game = ludopolis.new("newyorknewyork", players=2, seed=4, names=names)
    looking = None
    typed = []
    while game.seat is not None:
        if game.seat != looking:
            looking = game.seat
            typed.append("")
        typed.append(game.legal()[0].text)
        game.play(game.legal()[0])
    arguments = ("--seats", "Ada,Bob", "--seed", "4", "--language", "en")
    lines = "\n".join([*typed, ""])
    done = call("play", "newyorknewyork", *arguments, cwd=tmp_path, typed=lines)
    assert done.returncode == 0, done.stderr
    last = told(game, Translator("en", game.box.locale, names))
    assert last
    before, _, after = done.stdout.rpartition("The game is over.")
    assert after
    for line in last:
        assert words_of(line) in words_of(before[before.rindex(" > ") :])
    first = game.moves[0].action.text.removeprefix("play ")
    assert f"You play {first}" in done.stdout[: done.stdout.index("Take a card")]


def test_keys_may_be_capitals_and_enter_shows_the_choices(tmp_path: Path) -> None:
    with against_greedy(tmp_path) as screen:
        screen.until(PROMPT)
        assert "nothing has been played yet" in screen.answer("U", PROMPT)
        assert "49 Lexington/59th" in screen.answer("", PROMPT)
        for number in ("-1", "+1", "1.5", "1,5", "50"):
            assert f"There is no choice {number}" in screen.answer(number, PROMPT)
        screen.type("Q")
        assert "--resume" in screen.rest()
    assert ludopolis.load(tmp_path / "game.record").moves == []


def test_leaving_before_the_other_looks_saves_the_game(tmp_path: Path) -> None:
    arguments = ("--seats", "Ada,Bob", "--seed", SEED, "--language", "en")
    with Screen("play", "newyork", *arguments, cwd=tmp_path) as screen:
        screen.until("Press Enter when nobody else is looking.")
        screen.answer("", "Ada > ")
        screen.answer("1", "Press Enter when nobody else is looking.")
        screen.interrupt()
        assert "Saved." in screen.rest()
    assert len(ludopolis.load(tmp_path / "game.record").moves) == 1


def test_a_file_that_cannot_be_written_asks_for_another(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    with against_greedy(tmp_path, "--save", "nowhere/at/all") as screen:
        screen.until(PROMPT)
        screen.answer("1", PROMPT)
        asked = screen.answer("q", "leave without: ")
        assert "Could not save to nowhere/at/all" in asked
        assert "No such file" in asked
        assert "Could not save to folder" in screen.answer("folder", "leave without: ")
        screen.type("here.record")
        assert "--resume here.record" in screen.rest()
    assert len(ludopolis.load(tmp_path / "here.record").moves) == 2


def test_one_may_leave_without_saving(tmp_path: Path) -> None:
    with against_greedy(tmp_path, "--save", "nowhere/at/all") as screen:
        screen.until(PROMPT)
        screen.answer("q", "leave without: ")
        screen.type("")
        screen.rest()
    assert list(tmp_path.iterdir()) == []


def test_save_names_the_file_of_a_resumed_game_too(tmp_path: Path) -> None:
    """Who resumes one file and asks to save to another keeps both."""
    game = ludopolis.new("newyork", players=2, seed=1, names=["me", "bot:random"])
    game.record().save(tmp_path / "old")
    done = call(
        "play", "--resume", "old", "--save", "new", "--language", "en", cwd=tmp_path, typed="1\n"
    )
    assert done.returncode == 0, done.stderr
    assert len(ludopolis.load(tmp_path / "old").moves) == 0
    assert len(ludopolis.load(tmp_path / "new").moves) == 2


def test_a_resumed_game_that_is_over_is_shown(tmp_path: Path) -> None:
    *_, game = expected_game()
    game.record().save(tmp_path / "over")
    done = call("play", "--resume", "over", "--language", "en", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "The game is over." in done.stdout


def test_a_bid_is_typed_as_its_amount(tmp_path: Path) -> None:
    """Big Shot: 3 bids 3, whatever its place in the list; too much is refused with the reason."""
    arguments = ("--seats", "me,random", "--seed", SEED, "--language", "en")
    typed = "99\n11\n3\nq\n"
    done = call("play", "bigshot", *arguments, cwd=tmp_path, typed=typed)
    assert done.returncode == 0, done.stderr
    game = ludopolis.load(tmp_path / "game.record")
    mine = [move.action.text for move in game.moves if move.seat == 1]
    assert mine[0] == "bid 3"
    assert "11" in done.stdout


@pytest.mark.parametrize(
    ("name", "language"),
    [
        *((name, "en") for name in ludopolis.shelf()),
        *(("newyorknewyork", language) for language in languages()[1:]),
        ("newyork", "fr"),
    ],
)
def test_every_game_is_played_to_its_end_at_the_terminal(
    tmp_path: Path, name: str, language: str
) -> None:
    """Always the first choice, against greedy bots: a picture, sentences, the score, a record."""
    box = ludopolis.box(name)
    game = ludopolis.new(name, players=3, seed=5, names=["me", "bot:greedy", "bot:random"])
    players = {2: bots.make("greedy"), 3: bots.make("random")}
    typed = []
    while game.seat is not None:
        if game.seat == 1:
            typed.append(game.written(game.legal()[0], language))
            game.play(game.legal()[0])
        else:
            game.play(players[game.seat].choose(game))
    arguments = ("--seats", "me,greedy,random", "--seed", "5", "--language", language)
    lines = "\n".join([*typed, ""])
    done = call("play", name, *arguments, cwd=tmp_path, typed=lines)
    assert done.returncode == 0, done.stderr
    assert PROMPT in done.stdout
    words = Translator(language, box.locale, ("me", "greedy 2", "random 3"), seat=1)
    for text in ui_of(box).explain(game.view(1)):
        assert words_of(words(text)) in words_of(done.stdout)
    assert ludopolis.load(tmp_path / "game.record").fingerprint() == game.fingerprint()
    assert max(map(len, done.stdout.splitlines())) <= 200


# --- What people may type ---------------------------------------------------------------------


@pytest.mark.parametrize("name", ["[/]", "[bold]Ada[/bold]", "Zoé [✓"])
def test_a_name_may_have_any_signs(tmp_path: Path, name: str) -> None:
    arguments = ("--seats", f"{name},random", "--seed", SEED, "--language", "en")
    done = call("play", "newyork", *arguments, cwd=tmp_path, typed="1\nq\n")
    assert done.returncode == 0, done.stderr
    assert f"{name} (you)" in done.stdout
    assert ludopolis.load(tmp_path / "game.record").names[0] == name


@pytest.mark.parametrize(
    "typed",
    [["[/]", "[bold]", "\\", "²", "-1", "1.0", "%s {}", "x" * 3000], ["9" * 5000]],
    ids=["signs", "a long number"],
)
def test_an_answer_may_be_any_nonsense(tmp_path: Path, typed: list[str]) -> None:
    arguments = ("--seats", "me,random", "--seed", SEED, "--language", "en")
    lines = "\n".join([*typed, "1", "q", ""])
    done = call("play", "newyork", *arguments, cwd=tmp_path, typed=lines)
    assert done.returncode == 0, done.stderr
    assert len(ludopolis.load(tmp_path / "game.record").moves) == 2


# --- Errors -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ("chess", ["chess", "newyork"]),
        ("newyork --players 7", ["2 to 5 players"]),
        ("newyork --seats me", ["2 to 5 players"]),
        ("newyork --seats me,bot:clever", ["clever", "random", "greedy"]),
        ("newyork --seats me,greedy --players 3", ["2 seats for 3 players"]),
        ("newyork --seats greedy,random", ["simulate"]),
        ("newyork --seats Ada,Ada,greedy", ["Ada", "two seats"]),
        ("newyork --option events=true --option events=false", ["events", "twice"]),
        ("newyork --option events=perhaps", ["perhaps", "true"]),
        ("newyork --option jokers=2", ["jokers", "edition"]),
        ("newyork --option players=3", ["players"]),
        ("newyork --option seed=3", ["seed"]),
        ("newyork --option names=x", ["names"]),
        ("newyork --option game=x", ["game"]),
        ("newyork --seed -1", ["seed"]),
        ("--resume nowhere", ["nowhere"]),
    ],
)
def test_bad_arguments_are_refused(arguments: str, words: list[str], tmp_path: Path) -> None:
    said = refused("play", *arguments.split(), "--language", "en", cwd=tmp_path)
    for word in words:
        assert word in said


def test_a_damaged_save_is_refused_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "game.record").write_text('{"format": "ludopolis-record"', encoding="utf-8")
    assert "line 1" in refused_by_process("play", "--resume", "game.record", cwd=tmp_path)


def test_a_name_is_no_markup_to_a_help(tmp_path: Path) -> None:
    arguments = ("--seats", "[/],[b]Ben", "--seed", "1", "--language", "en")
    done = call("play", "newyorknewyork", *arguments, cwd=tmp_path, typed="\nc\nq\n")
    assert done.returncode == 0, done.stderr
    assert re.search(r"in the hand of (\[/\]|\[b\]Ben)\.", done.stdout)


def test_nobody_is_told_of_a_move_that_was_taken_back(tmp_path: Path) -> None:
    game = ludopolis.new("tycoon", players=2, seed=2, names=["Ada", "Ben"])
    session = GameSession(game, "en", tmp_path / "kept.record", Console(file=io.StringIO()))
    greedy = bots.make("greedy")
    while game.no_undo() is not None:
        before = {seat: [*news] for seat, news in session.news.items()}
        session.take(greedy.choose(game))
    assert session.news[2] != before[2]
    assert session.undo()
    assert session.news == before


def test_people_are_called_by_name_in_the_choices() -> None:
    """Statik costs the richest a building: who that is has no number on the screen."""
    game, mind = ludopolis.new("newyork", players=2, seed=0, events=True), random.Random(0)
    while not any("seat" in str(action) for action in game.legal()):
        game.carry_out(mind.choice(game.legal()))
    about = next(action for action in game.legal() if "seat" in str(action))
    written = Translator("en", game.box.locale, ["Ada", "Ben"])(game.text(about))
    assert "seat" not in written
    assert "Ada" in written or "Ben" in written
