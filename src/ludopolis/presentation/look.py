"""What one seat has before its eyes: the scene, the choices with their parts, the question, the guide.

Everything is worked out from the seat's view, and from what the rules allow it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec

from ludopolis.engine import contract
from ludopolis.engine.game import Game
from ludopolis.engine.view import V
from ludopolis.language.languages import SOURCE
from ludopolis.language.text import Seat, Text, say
from ludopolis.language.translator import Translator
from ludopolis.presentation.scene import Choice, Lesson, Report, Scene, compose
from ludopolis.presentation.ui import ui_of


class Decision(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the seat to move is asked, and what it can answer."""

    choices: tuple[Choice, ...] = ()
    question: tuple[Text, ...] = ()
    lesson: Lesson | None = None


class Sight(msgspec.Struct, frozen=True):
    """All that a seat (or a spectator) sees of a position."""

    scene: Scene
    chapter: int  # of the rulebook
    decision: Decision


def translator(
    game: Game[V], language: str = SOURCE, seat: int | None = None, names: Sequence[str] = ()
) -> Translator:
    """Who puts texts of a game into words for a seat."""
    known = names or (game.names if game.named else ())
    return Translator(language, game.box.locale, known, seat)


def look(game: Game[V], seat: int | None) -> Sight:
    """What a seat sees; None is a spectator."""
    ui, view = ui_of(game.box), game.view(seat)
    return Sight(ui.scene(view), ui.chapter(view), decision_of(game, view))


def decision_of(game: Game[V], view: V) -> Decision:
    """What the seat that looks decides; nothing, if it does not."""
    if not view.mine:
        return Decision()
    ui, notation = ui_of(game.box), game.box.notation
    context = notation.context(game.state)
    choices = []
    for action in ui.listed(view):
        text = notation.text(context, action.number)
        assert text is not None  # what is allowed can be said
        choices.append(
            Choice(
                action.number,
                text,
                ui.note(view, action),
                ui.parts(view, action.number) or (),
                ui.preview(view, action),
            )
        )
    return Decision(tuple(choices), ui.question(view), ui.lesson(view))


def log_of(game: Game[V], seat: int | None) -> list[Text]:
    """What happened in the last move, as far as a seat or a spectator may know."""
    before, done = game.earlier_view(seat), game.last_action(seat)
    if before is None or done is None:
        return []
    return ui_of(game.box).log(before, game.view(seat), done)


def told(game: Game[V], say_it: Translator) -> list[str]:
    """What happened in the last move, in words for a reader."""
    return [say_it(text) for text in log_of(game, say_it.seat)]


def why_not(game: Game[V], seat: int | None, parts: Sequence[str]) -> Text:
    """Why what was touched leads to no allowed action, in the rulebook's words."""
    if game.seat is None:
        return say("why-over")
    if seat != game.seat:
        return say("why-not-your-turn", who=Seat(game.seat))
    ui, view = ui_of(game.box), game.view(seat)
    touched = Counter(parts)
    reasons: Counter[int] = Counter()
    for action in range(game.box.actions):
        needed = ui.parts(view, action)
        if needed is not None and touched <= Counter(needed):
            code = int(contract.refusal(game.state, action))
            if code == 0:
                return say("why-allowed")
            reasons[code] += 1
    if found := ui.selection_help(view, parts):
        return found
    if not reasons:
        return say("why-nothing")
    # What is behind most of the actions that were meant; of equals, the most telling.
    code = max(reasons, key=lambda code: (reasons[code], code))
    return say("why-refused", why=game.box.notation.refusal(code))


def report_of(game: Game[V], seat: int | None) -> Report | None:
    """The statement that the last move brought, if it brought one."""
    before = game.earlier_view(seat)
    return None if before is None else ui_of(game.box).report(before, game.view(seat))


def picture(
    game: Game[V], seat: int | None = None, language: str = SOURCE, scheme: str = "light"
) -> str:
    """The position as one SVG picture, as a seat or a spectator sees it."""
    ui, words = ui_of(game.box), translator(game, language, seat)
    drawing = ui.drawing(game.players, game.options, words)
    return compose(drawing, ui.scene(game.view(seat)), words, scheme=scheme)
