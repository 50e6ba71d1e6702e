"""What a bot is, and how it is written down: `greedy`, `search:iterations=2000,threads=2`."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from ludopolis.bots.fault import BotFault, blamed, moment, of_seed, shown
from ludopolis.engine import warm
from ludopolis.engine.errors import ActionError, LudopolisError, OptionError

if TYPE_CHECKING:
    from ludopolis.engine.box import Box
    from ludopolis.engine.game import Action, Game

BOT = "bot:"  # a seat's name that begins so is played by that bot


class Bot(ABC):
    """A way to choose. One bot may play several seats and games, but one choice at a time."""

    spec: str  # the text it can be made from again

    @abstractmethod
    def choose(self, game: Game) -> Action:
        """The action it takes in a game where its seat decides.

        It may look at the game's view for that seat and at redealt worlds, never at the true one.
        What it imagines comes from the game's seed, so the same seed gives the same game unless a
        clock says how long it thinks.
        """

    def prepare(self, box: Box) -> None:
        """Compile what it needs for a game, or refuse a game that it cannot play."""
        warm.prepare(box)

    def over(self, game: Game) -> None:  # noqa: B027  (most bots do not look back)
        """A game that it has played in is over: a bot that learns may look at the result."""

    def close(self) -> None:  # noqa: B027  (most bots hold nothing)
        """Let go of what it holds: processes, threads, trees."""


def choice_of(bot: Bot, game: Game) -> Action:
    """The action that a bot takes in a game, checked; if it gives none, that is its BotFault.

    Bots of other packages are anybody's code: what is not allowed would quietly spoil the game.
    """
    decider(game)
    where, before = moment(game), game.copy()
    try:
        with blamed(bot.spec, where):
            chosen = bot.choose(game)
    finally:
        if moved := len(game.moves) != len(before.moves):  # then it has decided for the others, too
            vars(game).update(vars(before))
    if moved:
        raise BotFault(bot.spec, where, "played on in the game itself, not in game.copy()")
    for action in game.legal():
        if action is chosen:  # as our own bots have it
            return action
    try:
        return game.read(chosen)
    except ActionError as fault:
        what = f"chose {shown(chosen)}, which was refused: {str(fault)[:300]}"
        raise BotFault(bot.spec, where, what) from None


def decider(game: Game) -> int:
    """The seat that decides in a game; after its end there is nothing to choose."""
    if game.seat is None:
        raise LudopolisError("the game is over: there is nothing to choose")
    return game.seat


def tell_the_end(bot: Bot, game: Game) -> None:
    """Tell a bot that a game is over; if it fails, it is named."""
    with blamed(bot.spec, f"{game.box.name}, after the end{of_seed(game)}"):
        bot.over(game)


def read_settings(
    name: str, text: str, kinds: Mapping[str, Callable[[str], Any]]
) -> dict[str, Any]:
    """The settings written after a bot's name, `key=value,key=value`, each read by its kind."""
    found: dict[str, Any] = {}
    for entry in text.split(",") if text.strip() else []:
        key, equals, value = (part.strip() for part in entry.partition("="))
        if not equals:
            raise OptionError(f"write a setting of {name} as key=value, not {entry.strip()!r}")
        if key not in kinds:
            known = f"it has: {', '.join(kinds)}" if kinds else f"write just {name!r}"
            raise OptionError(f"the bot {name} has no setting {key!r}; {known}")
        if key in found:
            raise OptionError(f"the setting {key} of {name} is given twice")
        try:
            found[key] = kinds[key](value)
        except ValueError as fault:
            raise OptionError(f"{key}={value} of the bot {name}: {fault}") from None
    return found


def number(least: float, most: float, *, whole: bool = False) -> Callable[[str], float]:
    """A reader of numbers between two bounds."""

    def read(text: str) -> float:
        kind = "a whole number" if whole else "a number"
        try:
            found = int(text) if whole else float(text)
        except ValueError:
            raise ValueError(f"{kind} is wanted") from None
        if not least <= found <= most:
            # In full: 1e+07 could not be given back as a whole number.
            raise ValueError(f"{kind} from {least:.12g} to {most:.12g} is wanted")
        return found

    return read
