"""How Property looks and speaks."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from ludopolis.engine.box import Value
from ludopolis.engine.view import LegalAction
from ludopolis.games.property import (
    drawing,
    guide,
    log,
    pictures,
    report,
    scene,
    selection_help,
    terminal,
)
from ludopolis.games.property.view import Buy, DoNotBuy, Pair, Player, PropertyView
from ludopolis.language.text import Seat, Text, Words, say
from ludopolis.language.translator import Translator
from ludopolis.presentation import ui
from ludopolis.presentation.scene import Drawing, Lesson, Picture, Piece, Report, Scene, Section


class PropertyUI(ui.UI[PropertyView]):
    """How Property looks and speaks."""

    def __init__(self) -> None:
        self.aids = (ui.Aid("c", say("aid-c"), count_cards),)

    def question(self, view: PropertyView) -> tuple[Text, ...]:
        """What the seat to move is asked."""
        if view.offer is None:
            return (say("question-show" if view.lacks_a_colour else "question-play"),)
        offer, units = view.offer, view.seats[view.active - 1].units
        price = say("units", count=offer.price)
        return (
            say("question-buy", square=offer.square.name, owner=Seat(offer.owner), price=price),
            say("question-units", units=say("units", count=units)),
        )

    def note(self, view: PropertyView, action: LegalAction) -> Text | None:
        """What the cards would do: take, mortgage, lose, or cost rent; what buying costs."""
        if isinstance(action, Pair):
            return note_of_pair(action)
        if isinstance(action, DoNotBuy):
            return say("note-do-not-buy")
        if isinstance(action, Buy) and view.offer is not None:
            price, owner = say("units", count=view.offer.price), Seat(view.offer.owner)
            return say("note-buy", price=price, owner=owner, left=action.units_left)
        return None

    def log(self, before: PropertyView, after: PropertyView, done: LegalAction) -> list[Text]:
        """What happened in a move, in sentences."""
        return log.log(before, after, done)

    def explain(self, view: PropertyView) -> list[Text]:
        """The fortune of each seat: cash and, if they count, squares."""
        return [explained(player, count_property=view.count_property) for player in view.seats]

    def terminal(self, view: PropertyView, say: Translator) -> str:
        """A view as a picture in letters."""
        return terminal.terminal(view, say)

    def drawing(self, players: int, options: Mapping[str, Value], say: Translator) -> Drawing:  # noqa: ARG002
        """The board, its spots and all sprites; options change nothing of it."""
        return drawing.drawing(players, say)

    def open_scene(self, view: PropertyView) -> Scene:
        """What everybody sees."""
        return scene.open_scene(view)

    def own_scene(self, view: PropertyView) -> Scene:
        """The own hand and buttons."""
        return scene.own_scene(view)

    def reading(self, view: PropertyView) -> tuple[Section, ...]:
        """The board as a list."""
        return scene.reading(view)

    def parts(self, view: PropertyView, action: int) -> tuple[str, ...] | None:
        """What is touched for an action."""
        return scene.parts(view, action)

    def preview(self, view: PropertyView, action: LegalAction) -> tuple[Piece, ...]:
        """The square as it would be, or what it would cost."""
        return scene.preview(view, action)

    def selection_help(self, view: PropertyView, parts: Sequence[str]) -> Text | None:
        """Help for cards and squares that do not go together."""
        return selection_help.selection_help(view, parts)

    def chapter(self, view: PropertyView) -> int:
        """The chapter of the rulebook that matters now."""
        return guide.chapter(view)

    def lesson(self, view: PropertyView) -> Lesson:
        """What the first-game guide says."""
        return guide.lesson(view)

    def report(self, before: PropertyView, after: PropertyView) -> Report | None:
        """Everybody's fortune after a bankruptcy and at the end."""
        return report.report(before, after)

    @property
    def pictures(self) -> Mapping[str, Callable[[Translator], Picture]]:
        """The pictures of the rulebook and of the shelf."""
        return pictures.PICTURES


def note_of_pair(pair: Pair) -> Text:
    """What a pair would do."""
    if pair.owner is None or pair.effect not in ("rent", "ruin"):
        return say(f"note-{pair.effect}")
    owner = Seat(pair.owner)
    if pair.effect == "ruin":
        return say("note-ruin", rent=pair.rent, owner=owner)
    if not pair.can_buy:
        return say("note-rent-only", rent=pair.rent, owner=owner)
    return say("note-rent", rent=pair.rent, owner=owner, price=say("units", count=pair.price))


def explained(player: Player, *, count_property: bool) -> Text:
    """The fortune of a player."""
    who = Seat(player.seat)
    if player.bankrupt is not None:
        return say("score-bankrupt", who=who)
    if not count_property:
        return say("score-cash", who=who, cash=player.cash)
    return say(
        "score-squares",
        who=who,
        cash=player.cash,
        squares=say("count-squares", count=player.squares),
        worth=player.fortune - player.cash,
        total=player.fortune,
    )


def count_cards(view: PropertyView) -> list[Words]:
    """The cards that the player has not seen since they were last shuffled."""
    return [
        say("aid-unseen", cards=shown(view.unseen)),
        say("aid-surely-in-hands", cards=shown(view.surely_in_hands)),
    ]


def shown(cards: Sequence[str]) -> Words:
    """Cards in a row."""
    return " ".join(cards) or say("no-cards")


UI = PropertyUI()
