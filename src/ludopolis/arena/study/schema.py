"""The results of a study, as `GAME.json` has them: all that a report is made from."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from pydantic import BaseModel, ConfigDict, ValidationError

from ludopolis.arena.study.estimates import Estimate
from ludopolis.engine.box import Value
from ludopolis.engine.errors import LudopolisError

FORMAT = 1


class Results(BaseModel):
    """What all results have in common: they are immutable."""

    model_config = ConfigDict(frozen=True)


class Spread(Results):
    """The distribution of a number: its mean and its percentiles."""

    mean: Estimate
    least: float
    low: float  # 5%
    lower: float  # 25%
    middle: float  # 50%
    upper: float  # 75%
    high: float  # 95%
    most: float


class RoleResults(Results):
    """How the seats that hold a role fare."""

    wins: Estimate
    score: Estimate


class Level(Results):
    """The seats whose amount lies between two values, and how often they win."""

    least: float
    most: float
    seats: float  # their share of all seats
    wins: Estimate


class AmountResults(Results):
    """An amount: its distribution, and how it goes with winning."""

    spread: Spread
    winners: Estimate
    others: Estimate
    difference: Estimate  # between the winners and the others of a game
    levels: list[Level]


class Histogram(Results):
    """How many winners and how many others have a score in each bin."""

    edges: list[float]
    winners: list[int]
    others: list[int]


class SeriesResults(Results):
    """The results of a series: the number of players, and how the roles fare."""

    players: int
    games: int
    roles: dict[str, list[RoleResults]]


class CountResults(SeriesResults):
    """All that is measured for a number of players."""

    decisions: Spread
    rounds: Spread
    real: Estimate  # the share of decisions with more than one choice
    choices: Spread  # of such a decision, on average in a game
    most_choices: int
    tree: Estimate  # the logarithm (to 10) of the product of all numbers of choices
    parts: list[float]  # mean number of choices in each tenth of the game
    lead_changes: Spread
    never_changes: Estimate  # the share of games without a change of lead
    leader_wins: list[Estimate]  # at 0%, 5% … 100% of the game
    favourite_wins: list[Estimate]
    settled: Spread
    foreseen: Spread
    winner: Spread  # the winner's score
    others: Spread  # the scores of all others
    scores: Histogram
    margin: Spread  # the winner's lead over the best of the others
    ties: Estimate
    endings: dict[str, Estimate]
    amounts: dict[str, AmountResults]
    facts: dict[str, Estimate]


class BotResults(SeriesResults):
    """What is measured with another bot in every seat."""

    bot: str
    decisions: Estimate
    winner: Estimate


class Effect(Results):
    """How an option changes a measure; the same seeds are played with and without it."""

    printed: Estimate
    changed: Estimate
    difference: Estimate


class OptionResults(Results):
    """The effects of one choice of one option for a number of players."""

    option: str
    choice: Value
    players: int
    effects: dict[str, Effect]
    endings: dict[str, Effect]


class RepeatResults(Results):
    """The same deals, played several times by the same bots with other seeds."""

    players: int
    deals: int
    times: int
    agreement: Estimate  # how often two games of a deal have the same winner
    by_chance: float  # how often they would if the deal did not matter


class SkillResults(Results):
    """The same deals, with the stronger bot once in every seat and weaker bots in the others."""

    players: int
    deals: int
    wins: Estimate  # of the stronger bot
    everywhere: Estimate  # the share of deals that it wins from every seat …
    nowhere: Estimate  # … from no seat …
    same_seat: Estimate  # … that the same side wins, whichever bot sits there
    sides: int = 0  # partners are one side; missing in older files


class Study(Results):
    """A study: its settings and its results."""

    format: int
    game: str
    rules: int
    version: str
    date: str
    seed: int
    setting: dict[str, Value] = {}  # options that are not as printed; missing in older files
    bots: str
    option_bots: str
    against: str
    games: int
    option_games: int
    luck_deals: int
    counts: list[CountResults]
    also: list[BotResults]
    options: list[OptionResults]
    minds: list[RepeatResults]
    skill: list[SkillResults]

    def save(self, path: Path) -> None:
        """Write `GAME.json`."""
        text = json.dumps(rounded(self.model_dump()), indent=1, ensure_ascii=False)
        write_text(path, text + "\n", "give the same command with --resume")

    @staticmethod
    def load(path: Path) -> Study:
        """Read `GAME.json`."""
        try:
            study = Study.model_validate_json(path.read_bytes())
        except FileNotFoundError:
            raise LudopolisError(f"there is no {path}; run the study first") from None
        except OSError as fault:
            raise LudopolisError(f"cannot read {path}: {fault.strerror}") from None
        except ValidationError as fault:
            where = ".".join(str(part) for part in fault.errors()[0]["loc"])
            raise LudopolisError(f"{path} is not a study: {where or 'no JSON'} is wrong") from None
        if study.format != FORMAT:
            raise LudopolisError(f"{path} was written by another version of ludopolis study")
        return study


def write_text(path: Path, text: str, advice: str) -> None:
    """Write a file of a study; if that fails, the error says what to do, since no game is lost."""
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as fault:
        raise LudopolisError(
            f"cannot write {path}: {fault.strerror}; all games are kept: solve that, then {advice}"
        ) from None


def rounded(data: Any) -> Any:
    """The same data with numbers rounded to six significant digits."""
    if isinstance(data, dict):
        return {key: rounded(value) for key, value in data.items()}
    if isinstance(data, list):
        return [rounded(value) for value in data]
    return float(f"{data:.6g}") if isinstance(data, float) else data
