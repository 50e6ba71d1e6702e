"""What a bot is, and how it is written: `greedy`, `search:simulations=2000,threads=2`."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from ludopolis.bots.errors import BotError, blame, describe_position, describe_seed, short_repr
from ludopolis.engine import precompile
from ludopolis.engine.errors import ActionError, LudopolisError, OptionError

if TYPE_CHECKING:
    from ludopolis.engine.box import Box
    from ludopolis.engine.game import Action, Game

BOT = "bot:"  # the prefix of a seat's name that is played by a bot


class Bot(ABC):
    """Chooses actions. One bot may play several seats and games, but makes one choice at a time."""

    spec: str  # the text it can be made from again

    @abstractmethod
    def choose(self, game: Game) -> Action:
        """The action for the seat to move.

        A bot may use the game's view for that seat and resampled worlds, never the true state. Its
        randomness comes from the game's seed, so the same seed gives the same game unless the bot has
        a time limit.
        """

    def prepare(self, box: Box) -> None:
        """Compile what it needs for a game; raise an OptionError if it does not play that game."""
        precompile.prepare(box)

    def over(self, game: Game) -> None:  # noqa: B027  (optional)
        """Called when a game that it played in has ended; a bot that learns can look at the result."""

    def close(self) -> None:  # noqa: B027  (optional)
        """Release what it holds: processes, threads, trees."""


def checked_choice(bot: Bot, game: Game) -> Action:
    """The legal action that a bot chooses; anything else is a BotError.

    Bots of other packages can contain any code, so whatever they return is checked.
    """
    seat_to_move(game)
    where, before = describe_position(game), game.copy()
    try:
        with blame(bot.spec, where):
            chosen = bot.choose(game)
    finally:
        if moved := len(game.moves) != len(before.moves):  # then it has moved for others, too
            vars(game).update(vars(before))
    if moved:
        raise BotError(bot.spec, where, "played on in the game itself, not in game.copy()")
    for action in game.legal():
        if action is chosen:  # our own bots return one of these
            return action
    try:
        return game.read(chosen)
    except ActionError as error:
        what = f"chose {short_repr(chosen)}, which was refused: {str(error)[:300]}"
        raise BotError(bot.spec, where, what) from None


def seat_to_move(game: Game) -> int:
    """The seat to move; an error if the game is over."""
    if game.seat is None:
        raise LudopolisError("the game is over: there is nothing to choose")
    return game.seat


def notify_over(bot: Bot, game: Game) -> None:
    """Tell a bot that a game has ended; if it fails, that is a BotError."""
    with blame(bot.spec, f"{game.box.name}, after the end{describe_seed(game)}"):
        bot.over(game)


def read_settings(
    name: str,
    text: str,
    readers: Mapping[str, Callable[[str], Any]],
    old_names: Mapping[str, str] = {},
) -> dict[str, Any]:
    """Parse the settings after a bot's name, `key=value,key=value`; `old_names` are still accepted."""
    found: dict[str, Any] = {}
    for entry in text.split(",") if text.strip() else []:
        key, equals, value = (part.strip() for part in entry.partition("="))
        key = old_names.get(key, key)
        if not equals:
            raise OptionError(f"write a setting of {name} as key=value, not {entry.strip()!r}")
        if key not in readers:
            known = f"it has: {', '.join(readers)}" if readers else f"write just {name!r}"
            raise OptionError(f"the bot {name} has no setting {key!r}; {known}")
        if key in found:
            raise OptionError(f"the setting {key} of {name} is given twice")
        try:
            found[key] = readers[key](value)
        except ValueError as error:
            raise OptionError(f"{key}={value} of the bot {name}: {error}") from None
    return found


def number(least: float, most: float, *, whole: bool = False) -> Callable[[str], float]:
    """A parser of numbers within bounds."""

    def read(text: str) -> float:
        kind = "a whole number" if whole else "a number"
        try:
            found = int(text) if whole else float(text)
        except ValueError:
            raise ValueError(f"expected {kind}") from None
        if not least <= found <= most:
            # Written in full: 1e+07 would not be accepted as a whole number.
            raise ValueError(f"expected {kind} from {least:.12g} to {most:.12g}")
        return found

    return read
