"""How Big Shot looks and speaks: its questions and notes, and all other parts put together."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from ludopolis.engine.box import Value
from ludopolis.engine.view import LegalAction
from ludopolis.games.bigshot import drawing, guide, log, pictures, report, scene, terminal
from ludopolis.games.bigshot.notation import colour_text
from ludopolis.games.bigshot.scene import holder_text, pawns_text
from ludopolis.games.bigshot.view import (
    Bid,
    BigShotView,
    Borrow,
    ColourName,
    Pass,
    Pay,
    Place,
)
from ludopolis.language.text import Seat, Text, say
from ludopolis.language.translator import Translator
from ludopolis.presentation import ui
from ludopolis.presentation.scene import Drawing, Lesson, Picture, Piece, Report, Scene, Section


def question(view: BigShotView) -> tuple[Text, ...]:
    """What the seat that looks is asked; a seat that does not decide learns nothing of its cash."""
    lot = pawns_text(view.lot)
    if view.decision == "loan":
        return (say("question-loan", lot=lot),)
    if view.decision == "pay":
        return (say("question-pay", bid=view.bid),)
    if view.decision == "place":
        return (say("question-place", lot=lot),)
    may_borrow = any(colour.may_borrow for colour in view.colours)
    if view.legal is None or any(isinstance(action, Bid) for action in view.legal):
        asked = say("question-bid", bid=view.bid, lot=lot)
        return (asked, say("question-may-borrow")) if may_borrow else (asked,)
    if may_borrow:
        return (say("question-borrow-first", bid=view.bid, lot=lot),)
    return (say("question-only-pass", bid=view.bid),)


def note(view: BigShotView, action: LegalAction) -> Text | None:
    """What a choice leads to: who gets the lot, what is left, who leads in a district."""
    match action:
        case Bid(leaves=int(cash)) | Pay(leaves=cash):
            return say("note-leaves", cash=cash)
        case Pass(winner=int(winner)):
            return say("note-pass", who=Seat(winner), bid=view.bid)
        case Borrow(pays=pays, debt=debt):
            return say("note-borrow", pays=pays, debt=debt)
        case Place(ahead=None):
            return say("note-tied")
        case Place(district=district, sells=sells, ahead=str(ahead)):
            stays = ahead == view.district(district).ahead
            kind = "note-sold" if sells else "note-stays" if stays else "note-ahead"
            return say(kind, colour=whose(view, ahead))
        case _:
            return None


def whose(view: BigShotView, colour: ColourName) -> Text:
    """A colour with its player, or alone if it has none."""
    seat = view.colour(colour).seat
    return colour_text(colour) if seat is None else holder_text(colour, seat)


class BigShotUI(ui.UI[BigShotView]):
    """How Big Shot looks and speaks."""

    def question(self, view: BigShotView) -> tuple[Text, ...]:
        """What the seat that looks is asked."""
        return question(view)

    def note(self, view: BigShotView, action: LegalAction) -> Text | None:
        """What a choice leads to."""
        return note(view, action)

    def log(self, before: BigShotView, after: BigShotView, done: LegalAction) -> list[Text]:
        """What happened in a move."""
        return log.log(before, after, done)

    def explain(self, view: BigShotView) -> list[Text]:
        """The capital of each seat, line by line."""
        return report.explain(view)

    def listed(self, view: BigShotView) -> Sequence[LegalAction]:
        """In the bidding passing and borrowing come first: the bids can be many."""
        return sorted(view.legal or (), key=lambda action: isinstance(action, Bid))

    def typed_number(self, view: BigShotView, action: LegalAction, place: int) -> int | None:
        """In the bidding the amount is typed, and 0 to pass: nobody bids 11 who types 7."""
        if view.decision != "bid":
            return place
        if isinstance(action, Bid):
            return action.amount
        return 0 if isinstance(action, Pass) else None

    def terminal(self, view: BigShotView, say: Translator) -> str:
        """A view as a picture in letters."""
        return terminal.draw(view, say)

    def drawing(self, players: int, options: Mapping[str, Value], say: Translator) -> Drawing:  # noqa: ARG002
        """The board; it is the same for everybody."""
        return drawing.drawing(say.language, say.locale)

    def open_scene(self, view: BigShotView) -> Scene:
        """What everybody sees."""
        return scene.open_scene(view)

    def own_scene(self, view: BigShotView) -> Scene:
        """The own cash where it is not open, and what can be pressed."""
        return scene.own_scene(view)

    def reading(self, view: BigShotView) -> tuple[Section, ...]:
        """The board as a list."""
        return scene.reading(view)

    def parts(self, view: BigShotView, action: int) -> tuple[str, ...] | None:
        """What is touched for an action."""
        return scene.parts(view, action)

    def preview(self, view: BigShotView, action: LegalAction) -> tuple[Piece, ...]:
        """What a district would become."""
        return scene.preview(view, action)

    def chapter(self, view: BigShotView) -> int:
        """The chapter about what is being decided."""
        return guide.chapter(view)

    def lesson(self, view: BigShotView) -> Lesson | None:
        """What the first-game guide says."""
        return guide.lesson(view)

    def report(self, before: BigShotView, after: BigShotView) -> Report | None:
        """The reckoning at the end."""
        return report.report(before, after)

    @property
    def pictures(self) -> Mapping[str, Callable[[Translator], Picture]]:
        """The pictures of the rulebook, and the one on the shelf."""
        return pictures.PICTURES


UI = BigShotUI()
