"""A game at the terminal: people and bots in any seats, one screen for all."""

from __future__ import annotations

import itertools
import re
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.markup import escape

from ludopolis import bots
from ludopolis.bots.advice import for_people
from ludopolis.bots.levels import USUAL
from ludopolis.bots.program import NAME as PROGRAM
from ludopolis.engine import game as games
from ludopolis.engine import registry
from ludopolis.engine.errors import ActionError, LudopolisError, OptionError, RecordError, UndoError
from ludopolis.engine.game import Action, Game, Result
from ludopolis.engine.record import Record
from ludopolis.engine.speech import counted
from ludopolis.terminal import hints
from ludopolis.terminal.chapters import chapters, chosen
from ludopolis.terminal.choices import in_columns
from ludopolis.terminal.menu import choose_game
from ludopolis.terminal.names import shown_names
from ludopolis.terminal.phrases import PHRASES, language_of


class Leave(Exception):
    """The player wants to stop here."""


def read_seats(text: str, players: int | None, most: int) -> list[str]:
    """The names of all seats: people by name, bots as `bot:greedy`."""
    seats = [seat_name(seat) for seat in bots.split(text) if seat]
    if not seats:
        count = players if players is not None else min(4, most)
        seats = ["you", *[f"{bots.BOT}{USUAL}"] * (count - 1)]
    people = [seat for seat in seats if not seat.startswith(bots.BOT)]
    for name in people:
        if people.count(name) > 1:
            raise OptionError(f"two seats are called {name}; give each a name of its own")
    for seat in seats:
        if seat.startswith(bots.BOT):
            bots.make(seat.removeprefix(bots.BOT))
    if players is not None and len(seats) != players:
        raise OptionError(f"{len(seats)} seats for {players} players; name each one")
    return seats


def seat_name(written: str) -> str:
    """Who sits on a seat: a bot if what is written begins with the name of one, else a person."""
    name = bots.name_of(written)
    if name is None:
        return written
    _, colon, settings = written.removeprefix(bots.BOT).partition(":")
    return f"{bots.BOT}{name}{colon}{settings}"


def programs_among(names: Sequence[str]) -> list[str]:
    """The seats that a program plays, as it would be run."""
    return [
        name.removeprefix(bots.BOT)
        for name in names
        if name.startswith(bots.BOT) and bots.name_of(name) == PROGRAM
    ]


def run(
    *,
    game: str | None,
    seats: str,
    players: int | None,
    options: Mapping[str, Any],
    seed: int | None,
    language: str,
    resume: Path | None,
    save: Path | None,
    programs: bool = False,
) -> None:
    """Play a new game, or go on with a saved one; without a name, ask which game.

    A saved game starts the programs that it names only with `programs`.
    """
    language = language_of(language)
    console = Console()
    if resume is not None:
        if seats or players is not None or options or seed is not None:
            raise OptionError("a saved game has its seats and options; give --resume without them")
        records = list(itertools.islice(Record.load_all(resume), 2))
        if not records:
            raise RecordError(f"{resume} is empty")
        table = records[0].replay()
        named = programs_among(table.names)
        if named and not programs:
            raise OptionError(
                f"this saved game would run {'; '.join(named)}: a file can name any command; if you"
                " trust this one, add --programs"
            )
        # A file with more than this game in it is not written over.
        save = save or (resume if len(records) == 1 else unused(resume))
    else:
        save = unused(save or Path("game.record"))
        game = game or choose_game(console, language)
        if game is None:
            return
        box = registry.box(game)
        if players is not None:
            box.settle(players, options)  # refuse a wrong number before seats are laid out for it
        names = read_seats(seats, players, box.most_players)
        table = games.create(game, len(names), options, seed, names)
    bots.prepare(table.box)
    Sitting(table, language, save, console).play()


def who_won(result: Result, names: list[str], teams: bool, unit: str, language: str) -> str:
    """The sentence that names the winners."""
    say = PHRASES[language]
    winners = say["and"].join(names[seat - 1] for seat in result.winners)
    score = counted(result.scores[result.winners[0]], unit, language)
    if teams and len(result.winners) < len(names):
        key = "team wins"
    elif len(result.winners) > 1:
        key = "winners"
    else:
        key = "you win" if winners == say["you"] else "winner"
    return say[key].format(names=winners, score=score)


def unused(path: Path) -> Path:
    """The path, or if there is a file already, one beside it: no saved game is written over."""
    number = 1
    free = path
    while free.exists():
        number += 1
        free = path.with_stem(f"{path.stem}-{number}")
    return free


@dataclass
class Sitting:
    """One sitting at a game: who looks at the screen, and what they are told."""

    game: Game
    language: str
    save: Path
    console: Console
    looking: int | None = None  # the seat whose cards may be on the screen

    def __post_init__(self) -> None:
        self.say = PHRASES[self.language]
        self.bots = {
            seat: bots.make(name.removeprefix(bots.BOT))
            for seat, name in enumerate(self.game.names, start=1)
            if name.startswith(bots.BOT)
        }
        self.names = shown_names(self.game.names, self.language)
        people = [seat for seat in range(1, self.game.players + 1) if seat not in self.bots]
        if not people:
            raise OptionError(self.say["no people"])
        self.news: dict[int, list[str]] = {seat: [] for seat in people}  # not told yet
        self.lately: list[str] = []  # what all may know, since a person last decided
        # Of each move, how many lines waited for whom before it.
        self.before: list[dict[int, int]] = []
        self.alone = len(people) == 1
        if self.alone:
            self.looking = people[0]

    def play(self) -> None:
        """Play until the end, or until somebody leaves; then the game is saved."""
        box = self.game.box
        title = self.say["welcome"].format(title=box.title[self.language], credit=box.credit)
        self.console.rule(title)
        try:
            for bot in self.bots.values():
                bot.prepare(box)
            if self.to_the_end():
                self.finish()
                for bot in self.bots.values():
                    bots.tell_the_end(bot, self.game)
        finally:
            for bot in self.bots.values():
                bot.close()

    def to_the_end(self) -> bool:
        """Play move by move; False if somebody leaves."""
        try:
            while self.game.seat is not None:
                seat = self.game.seat
                if seat in self.bots:
                    self.take(bots.choice_of(self.bots[seat], self.game))
                else:
                    self.ask(seat)
        except (Leave, EOFError, KeyboardInterrupt):
            self.keep()
            return False
        except bots.BotFault:
            self.keep()  # it is no fault of the people who play
            raise
        return True

    def take(self, action: Action) -> None:
        """Carry out an action and tell what happened: at once, or when it is their turn again."""
        self.game.play(action)
        self.before.append({seat: len(news) for seat, news in self.news.items()})
        for seat, news in self.news.items():
            news.extend(self.game.told(seat, self.language, self.names))
        self.lately.extend(self.game.told(None, self.language, self.names))
        if self.alone and self.looking is not None:
            self.tell(self.looking)

    def tell(self, seat: int) -> None:
        """Tell a person what has happened since they were last told."""
        for line in self.news[seat]:
            self.console.print("  " + escape(line), style="dim", highlight=False)
        self.news[seat].clear()

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat may know, with names that people can tell apart."""
        return {**self.game.view(seat, self.language), "names": self.names}

    # --- A person's decision ------------------------------------------------------------------

    def ask(self, seat: int) -> None:
        """Show a person the position and the choices; carry out what they choose."""
        name = self.names[seat - 1]
        if not self.alone and self.looking != seat:
            self.looking = None
            self.wipe()
            self.console.input(escape(self.say["pass on"].format(name=name)))
            self.looking = seat
        self.tell(seat)
        self.lately.clear()
        used = self.show(seat)
        legal = self.game.box.words.listed(self.game.state, self.game.legal())
        aids = {aid.key: aid for aid in self.game.box.words.aids}
        self.list_choices(legal, self.console.height - used - 2)  # the prompt, and "more"
        while True:
            answer = self.console.input(escape(self.say["prompt"].format(name=name))).strip()
            if len(answer) == 1:
                answer = answer.lower()
            if answer.startswith("?"):
                self.show_rules(answer.removeprefix("?").strip())
            elif answer == "l":
                self.list_choices(legal, None)
            elif answer == "q":
                raise Leave
            elif answer in aids:
                names = [escape(called) for called in self.names]
                for line in aids[answer].lines(self.game.state, self.language, names):
                    self.console.print(line, highlight=False)
            elif answer == "h":
                self.hint(legal)
            elif answer == "u":
                if self.undo():
                    return
            elif not answer and len(legal) == 1:
                self.take(legal[0])
                return
            elif not answer:
                self.list_choices(legal, None)
            elif self.try_to_play(answer, legal):
                return

    def wipe(self) -> None:
        """Clear the screen, and what could be scrolled back to."""
        self.console.clear()
        if self.console.is_terminal:
            self.console.file.write("\033[3J")

    def show(self, seat: int) -> int:
        """The position as this person sees it, and what is being decided; how many lines it takes."""
        view = self.view(seat)
        words = self.game.box.words
        scene = words.letters(view, self.language)
        self.console.print()
        self.console.print(scene, highlight=False)
        self.console.print()
        question = words.question(view, self.language)
        self.console.print(escape(question), style="bold")
        keys = [f"{aid.key} {aid.name[self.language]}" for aid in words.aids]
        help_line = " · ".join([self.say["help"], self.say["hint key"], *keys, self.say["leave"]])
        self.console.print(help_line, style="dim", highlight=False)
        below = sum(-(-len(line) // self.console.width) for line in (question, help_line))
        return scene.count("\n") + 3 + below  # with an empty line above and below the picture

    def show_rules(self, wanted: str) -> None:
        """The chapters that an answer asks for, or a list of all."""
        from rich.markdown import Markdown  # noqa: PLC0415  (slow to load, and seldom needed)

        found = chapters(self.game.box.rulebook(self.language))
        if not wanted:
            self.console.print(self.say["chapters"], style="bold")
            for number, chapter in enumerate(found, start=1):
                self.console.print(f"{number:>3} {escape(chapter.title)}", highlight=False)
            return
        for chapter in chosen(found, wanted):
            self.console.print(Markdown(f"## {chapter.title}\n\n{chapter.text}"))
        if not chosen(found, wanted):
            self.console.print(self.say["no chapter"])

    def list_choices(self, legal: list[Action], rows: int | None) -> None:
        """The choices with their numbers and what each would mean, in so many rows at most."""
        entries = []
        for place, action in enumerate(legal, start=1):
            number = self.number(action, place)
            text = escape(self.game.text(action, self.language, self.names))
            note = self.game.box.words.note(self.game.state, action, self.language, self.names)
            told = f" [dim]({escape(note)})[/]" if note else ""
            entries.append(f"[bold]{'' if number is None else number:>3}[/] {text}{told}")
        lines, shown = in_columns(entries, self.console.width, rows)
        for line in lines:
            self.console.print(line, highlight=False)
        if len(entries) == 1:
            self.console.print(self.say["only choice"], style="dim", highlight=False)
        if shown < len(entries):
            more = self.say["more"].format(count=len(entries) - shown)
            self.console.print(more, style="dim", highlight=False)

    def hint(self, legal: list[Action]) -> None:
        """The moves that look best from what the person can see."""
        bots.prepare_search(self.game.box)
        with self.console.status(self.say["thinking"]):
            found = for_people(self.game)
        numbers = {action: self.number(action, place) for place, action in enumerate(legal, 1)}
        self.console.print(self.say["hint"], style="bold")
        for line in hints.lines(found, self.game, numbers, self.names, self.language):
            self.console.print(line, highlight=False)

    def number(self, action: Action, place: int) -> int | None:
        """The number that is typed for a choice."""
        return self.game.box.words.number(self.game.state, action, place)

    def try_to_play(self, answer: str, legal: list[Action]) -> bool:
        """Carry out what was typed, or say why it cannot be."""
        if re.fullmatch(r"[+-]?\d+([.,]\d*)?", answer):
            number = int(answer[:9]) if answer.isdecimal() else answer  # a longer one is no choice
            numbers = {self.number(action, place): action for place, action in enumerate(legal, 1)}
            if number in numbers:
                self.take(numbers[number])
                return True
            places = list(numbers) == list(range(1, len(legal) + 1))
            if places or not answer.isdecimal():  # else it may be a bid: read it
                self.console.print(self.say["bad number"].format(number=number, count=len(legal)))
                return False
        try:
            action = self.game.read(answer, self.language)
        except ActionError as fault:
            self.console.print(escape(str(fault)), highlight=False)
            return False
        self.take(action)
        return True

    def undo(self) -> bool:
        """Take back the last move where the rules of undo allow it."""
        try:
            self.game.undo()
        except UndoError as fault:
            self.console.print(
                escape(self.say["no undo"].format(why=fault.why(self.language))), highlight=False
            )
            return False
        for seat, count in self.before.pop().items() if self.before else ():
            del self.news[seat][count:]  # nobody is told of a move that does not stand
        self.console.print(self.say["undone"])
        return True

    # --- Leaving and ending -------------------------------------------------------------------

    def keep(self, message: str = "saved") -> None:
        """Save the game; if that fails, ask for another place, so that nothing is lost."""
        path = self.save
        while True:
            try:
                self.game.record().save(path)
            except OSError as fault:
                question = self.say["not saved"].format(path=path, why=fault.strerror)
                try:
                    answer = self.console.input(escape(question)).strip()
                except (EOFError, KeyboardInterrupt):
                    return
                if not answer:
                    return
                path = Path(answer)
                continue
            command = sys.argv[0] if sys.argv[0].endswith("ludopolis") else "ludopolis"
            more = "" if self.language == language_of("") else f" --language {self.language}"
            if message == "saved" and programs_among(self.game.names):
                more += " --programs"
            saved = self.say[message].format(command=command, path=f"{path}{more}")
            self.console.print(escape(saved), highlight=False, soft_wrap=True)
            return

    def finish(self) -> None:
        """The final position, the score line by line, and who has won."""
        words = self.game.box.words
        result = self.game.result()
        if result is None:
            raise LudopolisError("the game is not over")
        self.console.print()
        if not self.alone:
            for line in self.lately:
                self.console.print("  " + escape(line), style="dim", highlight=False)
        view = self.view(self.looking if self.alone else None)
        self.console.print(words.letters(view, self.language), highlight=False)
        self.console.print()
        self.console.print(self.say["over"], style="bold")
        for line in words.explain(self.game.state, self.names, self.language):
            self.console.print("  " + escape(line), highlight=False)
        unit = self.game.box.unit[self.language]
        text = who_won(result, self.names, bool(view.get("teams")), unit, self.language)
        self.console.print(escape(text), style="bold", highlight=False)
        self.keep("kept")
