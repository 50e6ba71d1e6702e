"""A game at the terminal: people and bots in any seats share one screen."""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.markup import escape

from ludopolis import bots
from ludopolis.bots.hints import hints_for_people
from ludopolis.engine.errors import ActionError, LudopolisError, OptionError, UndoError
from ludopolis.engine.game import Game
from ludopolis.engine.view import LegalAction, View
from ludopolis.language.languages import language_of_system
from ludopolis.language.text import say
from ludopolis.language.translator import Translator
from ludopolis.presentation.look import told
from ludopolis.presentation.ui import Aid, ui_of
from ludopolis.terminal import hints
from ludopolis.terminal.chapters import chapters, chosen
from ludopolis.terminal.choices import in_columns
from ludopolis.terminal.ending import who_won
from ludopolis.terminal.names import reader
from ludopolis.terminal.seats import programs_among


class Quit(Exception):
    """The player wants to stop."""


@dataclass
class GameSession:
    """One session of a game: who is at the screen, and what they have been told."""

    game: Game
    language: str
    save: Path
    console: Console
    viewer: int | None = None  # the seat whose cards may be shown

    def __post_init__(self) -> None:
        self.ui = ui_of(self.game.box)
        seats = range(1, self.game.players + 1)
        self.bots = {
            seat: bots.make(name.removeprefix(bots.BOT))
            for seat, name in zip(seats, self.game.names, strict=True)
            if name.startswith(bots.BOT)
        }
        people = [seat for seat in seats if seat not in self.bots]
        if not people:
            raise OptionError(say("terminal-no-people"))
        self.everybody = reader(self.game, self.language)
        self.readers = {seat: reader(self.game, self.language, seat) for seat in people}
        self.news: dict[int, list[str]] = {seat: [] for seat in people}  # not shown yet
        self.recent: list[str] = []  # public news since a person last decided
        # For each move, how many lines of news each person had before it.
        self.before: list[dict[int, int]] = []
        self.alone = len(people) == 1
        if self.alone:
            self.viewer = people[0]

    @property
    def words(self) -> Translator:
        """The translator for whoever is at the screen."""
        return self.everybody if self.viewer is None else self.readers[self.viewer]

    def play(self) -> None:
        """Play to the end, or until somebody quits; then save the game."""
        box = self.game.box
        self.console.rule(self.words("terminal-welcome", title=box.title, credit=box.credit))
        try:
            for bot in self.bots.values():
                bot.prepare(box)
            if self.to_the_end():
                self.finish()
                for bot in self.bots.values():
                    bots.notify_over(bot, self.game)
        finally:
            for bot in self.bots.values():
                bot.close()

    def to_the_end(self) -> bool:
        """Play move by move; False if somebody quits."""
        try:
            while self.game.seat is not None:
                seat = self.game.seat
                if seat in self.bots:
                    self.take(bots.checked_choice(self.bots[seat], self.game))
                else:
                    self.ask(seat)
        except (Quit, EOFError, KeyboardInterrupt):
            self.keep()
            return False
        except bots.BotError:
            self.keep()  # the people who play should lose nothing
            raise
        return True

    def take(self, action: int) -> None:
        """Carry out an action; show what happened at once, or at each person's next turn."""
        self.game.play(action)
        self.before.append({seat: len(news) for seat, news in self.news.items()})
        for seat, news in self.news.items():
            news.extend(told(self.game, self.readers[seat]))
        self.recent.extend(told(self.game, self.everybody))
        if self.alone and self.viewer is not None:
            self.tell(self.viewer)

    def tell(self, seat: int) -> None:
        """Show a person what has happened since their last turn."""
        for line in self.news[seat]:
            self.console.print("  " + escape(line), style="dim", highlight=False)
        self.news[seat].clear()

    def print(self, words: str, style: str = "") -> None:
        """Print words as they are, without markup."""
        self.console.print(escape(words), style=style, highlight=False)

    def input(self, words: str) -> str:
        """Ask for input after a prompt."""
        return self.console.input(escape(words))

    # --- A person's decision ------------------------------------------------------------------

    def ask(self, seat: int) -> None:
        """Show a person the position and the choices; carry out what they choose."""
        name = self.readers[seat].name(seat)
        if not self.alone and self.viewer != seat:
            self.viewer = None
            self.wipe()
            self.input(self.words("terminal-pass-on", name=name))
            self.viewer = seat
        self.tell(seat)
        self.recent.clear()
        view = self.game.view(seat)
        used = self.show(view)
        legal = self.ui.listed(view)
        aids = {aid.key: aid for aid in self.ui.aids}
        self.list_choices(view, legal, self.console.height - used - 2)  # the prompt, and "more"
        while True:
            answer = self.input(self.words("terminal-prompt", name=name)).strip()
            if len(answer) == 1:
                answer = answer.lower()
            if answer.startswith("?"):
                self.show_rules(answer.removeprefix("?").strip())
            elif answer == "l":
                self.list_choices(view, legal, None)
            elif answer == "q":
                raise Quit
            elif answer in aids:
                self.help(view, aids[answer])
            elif answer == "h":
                self.hint(view, legal)
            elif answer == "u":
                if self.undo():
                    return
            elif not answer and len(legal) == 1:
                self.take(legal[0].number)
                return
            elif not answer:
                self.list_choices(view, legal, None)
            elif self.try_to_play(answer, view, legal):
                return

    def wipe(self) -> None:
        """Clear the screen, and what could be scrolled back to."""
        self.console.clear()
        if self.console.is_terminal:
            self.console.file.write("\033[3J")

    def show(self, view: View) -> int:
        """Show the position and the question; return the number of lines."""
        picture = self.ui.terminal(view, self.words)
        self.console.print()
        self.console.print(picture, highlight=False)
        self.console.print()
        question = self.words.joined(self.ui.question(view))
        self.print(question, "bold")
        keys = [self.words("terminal-key-aid", key=aid.key, name=aid.name) for aid in self.ui.aids]
        first, hint, leave = (
            self.words(f"terminal-{key}") for key in ("help", "key-hint", "key-quit")
        )
        help_line = " · ".join([first, hint, *keys, leave])
        self.print(help_line, "dim")
        below = sum(-(-len(line) // self.console.width) for line in (question, help_line))
        return picture.count("\n") + 3 + below  # with an empty line above and below the picture

    def show_rules(self, wanted: str) -> None:
        """Show the chapters that were asked for, or a list of all."""
        from rich.markdown import Markdown  # noqa: PLC0415  (slow to load, and seldom needed)

        found = chapters(self.game.box.rulebook(self.language))
        if not wanted:
            self.print(self.words("terminal-chapters"), "bold")
            for number, chapter in enumerate(found, start=1):
                self.print(f"{number:>3} {chapter.title}")
            return
        for chapter in chosen(found, wanted):
            self.console.print(Markdown(f"## {chapter.title}\n\n{chapter.text}"))
        if not chosen(found, wanted):
            self.print(self.words("terminal-no-chapter"))

    def list_choices(self, view: View, legal: Sequence[LegalAction], rows: int | None) -> None:
        """List the choices with their numbers and notes, in at most so many rows."""
        entries = []
        for place, action in enumerate(legal, start=1):
            number = self.ui.typed_number(view, action, place)
            text = escape(self.words(self.game.text(action.number)))
            note = self.ui.note(view, action)
            noted = f" [dim]({escape(self.words(note))})[/]" if note else ""
            entries.append(f"[bold]{'' if number is None else number:>3}[/] {text}{noted}")
        lines, shown = in_columns(entries, self.console.width, rows)
        for line in lines:
            self.console.print(line, highlight=False)
        if len(entries) == 1:
            self.print(self.words("terminal-only-choice"), "dim")
        if shown < len(entries):
            self.print(self.words("terminal-more", count=len(entries) - shown), "dim")

    def help(self, view: View, aid: Aid) -> None:
        """Show a help text of the game."""
        for line in aid.lines(view):
            self.print(self.words.shown(line))

    def hint(self, view: View, legal: Sequence[LegalAction]) -> None:
        """Show the best moves for what the person can see."""
        bots.prepare_search(self.game.box)
        with self.console.status(self.words("terminal-thinking")):
            found = hints_for_people(self.game)
        numbers = {action.number: number for number, action in self.numbered(view, legal)}
        self.print(self.words("terminal-hint"), "bold")
        for line in hints.lines(found, self.game, numbers, self.words):
            self.console.print(line, highlight=False)

    def numbered(
        self, view: View, legal: Sequence[LegalAction]
    ) -> list[tuple[int | None, LegalAction]]:
        """The choices with the numbers to type for them."""
        return [
            (self.ui.typed_number(view, action, place), action)
            for place, action in enumerate(legal, start=1)
        ]

    def try_to_play(self, answer: str, view: View, legal: Sequence[LegalAction]) -> bool:
        """Carry out what was typed, or say why it cannot be done."""
        if re.fullmatch(r"[+-]?\d+([.,]\d*)?", answer):
            number = int(answer[:9]) if answer.isdecimal() else answer  # a longer one is no choice
            numbers = dict(self.numbered(view, legal))
            if number in numbers:
                self.take(numbers[number].number)
                return True
            places = list(numbers) == list(range(1, len(legal) + 1))
            if places or not answer.isdecimal():  # else it may be a bid: read it
                typed = str(number)
                self.print(self.words("terminal-bad-number", number=typed, count=len(legal)))
                return False
        try:
            action = self.game.read(answer)
        except ActionError as fault:
            self.print(self.words.shown(fault.message))
            return False
        self.take(action)
        return True

    def undo(self) -> bool:
        """Take back the last move, if that is allowed."""
        try:
            self.game.undo()
        except UndoError as fault:
            self.print(self.words("terminal-no-undo", why=fault.message))
            return False
        for seat, count in self.before.pop().items() if self.before else ():
            del self.news[seat][count:]  # news of a move that was taken back
        self.print(self.words("terminal-undone"))
        return True

    # --- Leaving and ending -------------------------------------------------------------------

    def keep(self, message: str = "terminal-saved") -> None:
        """Save the game; if that fails, ask for another path."""
        path = self.save
        while True:
            try:
                self.game.record().save(path)
            except OSError as fault:
                why = str(fault.strerror)
                question = self.words("terminal-not-saved", path=str(path), why=why)
                try:
                    answer = self.input(question).strip()
                except (EOFError, KeyboardInterrupt):
                    return
                if not answer:
                    return
                path = Path(answer)
                continue
            command = sys.argv[0] if sys.argv[0].endswith("ludopolis") else "ludopolis"
            more = "" if self.language == language_of_system() else f" --language {self.language}"
            if not self.game.over and programs_among(self.game.names):
                more += " --programs"
            saved = self.words(message, command=command, path=f"{path}{more}")
            self.console.print(escape(saved), highlight=False, soft_wrap=True)
            return

    def finish(self) -> None:
        """Show the final position, the explained score, and the winners."""
        result = self.game.result()
        if result is None:
            raise LudopolisError("the game is not over")
        self.console.print()
        if not self.alone:
            for line in self.recent:
                self.print(f"  {line}", "dim")
            self.viewer = None
        view = self.game.view(self.viewer)
        self.console.print(self.ui.terminal(view, self.words), highlight=False)
        self.console.print()
        self.print(self.words("terminal-over"), "bold")
        for text in self.ui.explain(view):
            self.print(f"  {self.words(text)}")
        self.print(self.words(who_won(self.game, result)), "bold")
        self.keep("terminal-kept")
