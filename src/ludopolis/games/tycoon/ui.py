"""How Tycoon looks, speaks and is touched."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from ludopolis.engine.box import Value
from ludopolis.engine.view import LegalAction
from ludopolis.games.tycoon import (
    drawing,
    guide,
    log,
    pictures,
    report,
    scene,
    selection_help,
    terminal,
)
from ludopolis.games.tycoon.notation import in_city
from ludopolis.games.tycoon.scene import signed
from ludopolis.games.tycoon.view import (
    Borrow,
    BuildFactory,
    BuildHotel,
    Buy,
    Extend,
    Fly,
    Pass,
    Renovate,
    Repay,
    TycoonView,
    kind_of,
)
from ludopolis.language.text import Text, say
from ludopolis.language.translator import Translator
from ludopolis.presentation import ui
from ludopolis.presentation.scene import Drawing, Lesson, Picture, Piece, Report, Scene, Section

# The kinds of action in the order in which a player looks at them.
LOOKED_AT = ("hotel", "renovate", "factory", "fly", "buy", "borrow", "pass", "repay", "extend")
PLACES = {kind: place for place, kind in enumerate(LOOKED_AT)}


class TycoonUI(ui.UI[TycoonView]):
    """A map of the world with nine cities; tickets are touched with the city they lead to."""

    aids = (ui.Aid("r", say("aid-r"), terminal.route_lines),)

    # --- In words -----------------------------------------------------------------------------

    def question(self, view: TycoonView) -> tuple[Text, ...]:
        """What the seat to move is asked."""
        decider = view.decider
        if decider is None:
            return ()
        if view.decision == "loans":
            return (say("question-loans", cash=signed(decider.cash)),)
        city, strip = decider.plane.city, decider.plane.strip
        if city is None:
            asked = say("question-bank")
        elif strip is None:
            asked = say("question-passing", place=in_city(city))
        else:
            asked = say("question-strip", place=in_city(city), strip=strip)
        return (asked, say("question-or-pass")) if view.may_pass else (asked,)

    def note(self, view: TycoonView, action: LegalAction) -> Text | None:  # noqa: ARG002
        """What a choice costs, and where it leads."""
        match action:
            case Buy():
                return say("note-costs", sum=action.ticket.price)
            case Fly(strip=int(strip), hotel_price=int(price)):
                return say("note-land", strip=strip, price=price)
            case Fly():
                return say("note-pass-through")
            case BuildHotel(payout=pays) if pays is not None:
                return say("note-hotel", sum=action.price, first=pays.first, second=pays.second)
            case Renovate(payout=pays) if pays is not None:
                return say("note-renovate", first=pays.first, second=pays.second)
            case BuildFactory():
                return say("note-costs", sum=action.price)
            case Borrow():
                message = "note-borrow-back" if action.takes_back else "note-borrow"
                return say(message, due=action.due)
            case Pass(takes_back=True):
                return say("note-pass")
            case Repay():
                return say("note-costs", sum=action.due)
            case Extend():
                return say("note-extend", due=action.due)
        return None

    def log(self, before: TycoonView, after: TycoonView, done: LegalAction) -> list[Text]:
        """What happened in a move."""
        return log.log(before, after, done)

    def explain(self, view: TycoonView) -> list[Text]:
        """The score of each seat."""
        return log.explain(view)

    def listed(self, view: TycoonView) -> Sequence[LegalAction]:
        """What ends a turn well comes first, then flights, then tickets, then the bank."""
        return sorted(view.legal or (), key=lambda action: PLACES[kind_of(action.number)])

    def terminal(self, view: TycoonView, say: Translator) -> str:
        """A view as a picture in letters."""
        return terminal.draw(view, say)

    # --- In pictures --------------------------------------------------------------------------

    def drawing(
        self,
        players: int,
        options: Mapping[str, Value],  # noqa: ARG002  (the board is the same with every option)
        say: Translator,
    ) -> Drawing:
        """The board, its spots and all sprites."""
        return drawing.board(players, say)

    def open_scene(self, view: TycoonView) -> Scene:
        """What everybody sees."""
        return scene.open_scene(view)

    def own_scene(self, view: TycoonView) -> Scene:
        """The own tickets, and what who decides can do."""
        return scene.own_scene(view)

    def reading(self, view: TycoonView) -> tuple[Section, ...]:
        """The board as a list."""
        return scene.reading(view)

    def parts(self, view: TycoonView, action: int) -> tuple[str, ...] | None:
        """What is touched for an action."""
        return scene.parts(view, action)

    def preview(self, view: TycoonView, action: LegalAction) -> tuple[Piece, ...]:
        """The plane where it would land, the building where it would stand."""
        return scene.preview(view, action)

    def selection_help(self, view: TycoonView, parts: Sequence[str]) -> Text | None:
        """How to reach a city to which no ticket leads directly."""
        return selection_help.selection_help(view, parts)

    def chapter(self, view: TycoonView) -> int:
        """The chapter of the rulebook that matters for the decision of a view."""
        return guide.chapter(view)

    def lesson(self, view: TycoonView) -> Lesson | None:
        """What the first-game guide says."""
        return guide.lesson(view)

    def report(self, before: TycoonView, after: TycoonView) -> Report | None:
        """The statement of a payday."""
        return report.payday(before, after)

    @property
    def pictures(self) -> Mapping[str, Callable[[Translator], Picture]]:
        """Pictures by name."""
        return pictures.PICTURES


UI = TycoonUI()
