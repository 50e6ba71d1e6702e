"""How New York New York looks and speaks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import cast

from ludopolis.engine.box import Value
from ludopolis.engine.view import LegalAction
from ludopolis.games.newyorknewyork import drawing, guide, log, pictures, report, scene, terminal
from ludopolis.games.newyorknewyork.skyline import COLOUR_NAMES
from ludopolis.games.newyorknewyork.view import (
    Card,
    NewYorkNewYorkAction,
    NewYorkNewYorkView,
    Pass,
    Play,
    Player,
    Take,
)
from ludopolis.language.text import Listed, Seat, Text, Words, say
from ludopolis.language.translator import Translator
from ludopolis.presentation import ui
from ludopolis.presentation.scene import Drawing, Lesson, Picture, Piece, Report, Scene, Section

View = NewYorkNewYorkView


# --- What a choice would do -------------------------------------------------------------------


def note_play(play: Play) -> Text:
    """Who would win or lose how many points, and whether it stays so."""
    found = log.changes(play.changes)
    if play.final:
        found.append(say("note-final"))
    return (
        say("note-changes", changes=Listed(tuple(found), "plain")) if found else say("note-nothing")
    )


def note_take(card: Card) -> Text:
    """Whose a card of the reserve is."""
    return say("note-neutral") if card.owner is None else say("note-owner", owner=Seat(card.owner))


# --- The score --------------------------------------------------------------------------------


def explained(view: View, player: Player) -> Text:
    """The score of a seat: its numbers, its runs, and the games before."""
    numbers = [str(tower.number) for tower in view.skyline if tower.owner == player.seat]
    total: Words = " + ".join(numbers) or "0"
    for run in view.runs:
        if run.seat == player.seat:
            first, last = run.numbers[0], run.numbers[-1]
            total = say("score-with-run", sum=total, points=run.bonus, first=first, last=last)
    if view.match:
        total = say("score-with-earlier", sum=total, points=player.score.earlier)
    return say("score-line", who=Seat(player.seat), sum=total, total=player.score.total)


# --- The cards that were not seen -------------------------------------------------------------


def unseen_lines(view: View) -> list[Words]:
    """Which cards who looks has not seen, and how many of them are where."""
    if not view.unseen:
        return [say("unseen-none")]
    lines: list[Words] = [say("unseen-some")]
    for colour in COLOUR_NAMES:
        numbers = " ".join(str(card.number) for card in view.unseen if card.colour == colour)
        if numbers:
            lines.append(say("unseen-colour", colour=scene.colour_text(colour), numbers=numbers))
    places = [say("unseen-in-pile", cards=view.pile_size)] if view.pile_size else []
    places += [
        say("unseen-in-hand", cards=player.hidden, who=Seat(player.seat))
        for player in view.seats
        if player.hidden and player.seat != view.seat
    ]
    return [*lines, say("unseen-places", places=Listed(tuple(places), "plain"))]


# --- All of it --------------------------------------------------------------------------------


class NewYorkNewYorkUI(ui.UI[NewYorkNewYorkView]):
    """How New York New York looks and speaks."""

    aids = (ui.Aid("c", say("aid-c"), unseen_lines),)

    def question(self, view: View) -> tuple[Text, ...]:
        """Play or take."""
        return (say(f"question-{view.decision}"),)

    def note(self, view: View, action: LegalAction) -> Text:  # noqa: ARG002
        """Whose points would change, or whose a card is."""
        if isinstance(action, Play):
            return note_play(action)
        if isinstance(action, Take):
            return note_take(action.card)
        return say("note-pass", cards=cast(Pass, action).unplayed)

    def log(self, before: View, after: View, done: LegalAction) -> list[Text]:
        """What happened in a move."""
        return log.log(before, after, cast(NewYorkNewYorkAction, done))

    def explain(self, view: View) -> list[Text]:
        """The score of each seat."""
        return [explained(view, player) for player in view.seats]

    def terminal(self, view: View, say: Translator) -> str:
        """A view as a picture in letters."""
        return terminal.draw(view, say)

    def drawing(self, players: int, options: Mapping[str, Value], say: Translator) -> Drawing:  # noqa: ARG002
        """The island with its lots; it is the same for any number of players."""
        return drawing.drawing(bool(options["bonus"]), say)

    def open_scene(self, view: View) -> Scene:
        """Towers, runs, the reserve and the players."""
        return scene.open_scene(view)

    def own_scene(self, view: View) -> Scene:
        """The own hand, and signs at the own towers."""
        return scene.own_scene(view)

    def reading(self, view: View) -> tuple[Section, ...]:
        """The table as a list."""
        return tuple(scene.reading(view))

    def parts(self, view: View, action: int) -> tuple[str, ...] | None:
        """The card, and the lot it goes to."""
        return scene.parts(view, action)

    def preview(self, view: View, action: LegalAction) -> tuple[Piece, ...]:
        """The tower with the card on top."""
        return scene.preview(view, cast(NewYorkNewYorkAction, action))

    def chapter(self, view: View) -> int:
        """A turn; or the score when all is over."""
        return guide.SCORE if view.over else guide.YOUR_TURN

    def lesson(self, view: View) -> Lesson | None:
        """The lesson for a situation."""
        return guide.lesson(view)

    def report(self, before: View, after: View) -> Report | None:
        """The points at the end of a game."""
        return report.report(before, after)

    @property
    def pictures(self) -> Mapping[str, Callable[[Translator], Picture]]:
        """The cover and the pictures of the rulebook."""
        return pictures.PICTURES


UI = NewYorkNewYorkUI()
