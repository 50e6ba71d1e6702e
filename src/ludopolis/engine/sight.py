"""What one seat has before its eyes: the scene, the choices with their parts, the question, the guide.

Everything is worked out from the seat's view, and from what the rules allow it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from ludopolis.engine import contract
from ludopolis.engine.errors import LudopolisError
from ludopolis.engine.game import Game
from ludopolis.engine.scene import Choice, Lesson, Report, Scene, Stage, View, compose

SAY = {
    "en": {
        "over": "The game is over.",
        "not your turn": "It is not your turn: {name} decides now.",
        "nothing": "This is nothing that can be chosen now.",
        "allowed": "This can be chosen.",
        "seat": "seat {seat}",
    },
    "fr": {
        "over": "La partie est finie.",
        "not your turn": "Ce n'est pas votre tour : {name} décide maintenant.",
        "nothing": "Il n'y a rien à choisir là pour le moment.",
        "allowed": "Cela peut être choisi.",
        "seat": "place {seat}",
    },
}


@dataclass(frozen=True)
class Sight:
    """All that a seat (or a spectator) sees of a position."""

    scene: Scene
    choices: tuple[Choice, ...]  # none unless the seat decides
    question: str  # what is being decided, in words; empty for those who do not
    chapter: int  # of the rulebook
    lesson: Lesson | None


def stage_of(game: Game) -> Stage:
    """The stage of a game."""
    if game.box.stage is None:
        raise LudopolisError(f"{game.box.name} has no pictures")
    return game.box.stage


def named_view(
    game: Game,
    seat: int | None,
    language: str,
    names: Sequence[str] | None,
    shared: View | None = None,
) -> View:
    """A view that calls everybody by name; `shared` is the open view, if that is known."""
    view = game.view(seat, language, shared)
    if names:
        view["names"] = list(names)
    return view


def look(
    game: Game, seat: int | None, language: str = "en", names: Sequence[str] | None = None
) -> Sight:
    """What a seat sees; None is a spectator."""
    return look_at(game, named_view(game, seat, language, names), seat, language)


def look_at(game: Game, view: View, seat: int | None, language: str) -> Sight:
    """What a seat sees, from its view of the game as it stands."""
    stage, speech = stage_of(game), game.box.words
    decides = seat is not None and seat == game.seat
    choices = []
    if decides:
        names = view.get("names", ())
        texts: dict[int, str] = dict(zip(game.legal(), game.legal_texts(language), strict=True))
        for action in speech.listed(game.state, game.legal()):
            number = int(action)
            choices.append(
                Choice(
                    number,
                    speech.named(texts[number], number, names, language),
                    speech.note(game.state, number, language, names),
                    stage.parts(view, number) or (),
                    stage.preview(view, number),
                )
            )
    return Sight(
        stage.scene(view, language),
        tuple(choices),
        speech.question(view, language) if decides else "",
        stage.chapter(view),
        stage.lesson(view, language) if decides else None,
    )


def why_not(
    game: Game,
    seat: int | None,
    parts: Sequence[str],
    language: str = "en",
    names: Sequence[str] | None = None,
) -> str:
    """Why what was touched leads to no allowed action, in the rulebook's words."""
    say = SAY[language]
    if game.seat is None:
        return say["over"]
    view = named_view(game, seat, language, names)
    if seat != game.seat:
        known = view.get("names")
        name = known[game.seat - 1] if known else say["seat"].format(seat=game.seat)
        return say["not your turn"].format(name=name)
    stage = stage_of(game)
    touched = Counter(parts)
    reasons: Counter[int] = Counter()
    for action in range(game.box.actions):
        needed = stage.parts(view, action)
        if needed is not None and touched <= Counter(needed):
            code = int(contract.refusal(game.state, action))
            if code == 0:
                return say["allowed"]
            reasons[code] += 1
    if advice := stage.advice(view, parts, language):
        return advice
    if not reasons:
        return say["nothing"]
    # What is behind most of the actions that were meant; of equals, the most telling.
    code = max(reasons, key=lambda code: (reasons[code], code))
    why = game.box.words.refusal(code, language)
    return why[:1].upper() + why[1:] + ("" if why.endswith((".", "!", "?")) else ".")


def report_of(
    game: Game, seat: int | None, language: str = "en", names: Sequence[str] | None = None
) -> Report | None:
    """The statement that the last move brought, if it brought one."""
    before = game.earlier_view(seat, language)
    if before is None:
        return None
    after = named_view(game, seat, language, names)
    if names:
        before["names"] = list(names)
    return stage_of(game).report(before, after, language)


def picture(
    game: Game, seat: int | None = None, language: str = "en", scheme: str = "light"
) -> str:
    """The position as one SVG picture, as a seat or a spectator sees it."""
    stage = stage_of(game)
    drawing = stage.drawing(game.players, game.options, language)
    scene = stage.scene(named_view(game, seat, language, game.names), language)
    return compose(drawing, scene, scheme=scheme)
