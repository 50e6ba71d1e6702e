"""The numbers of a study: all that a report is written from, and what its file holds."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from pydantic import BaseModel, ConfigDict, ValidationError

from ludopolis.arena.study.estimates import Estimate
from ludopolis.engine.box import Value
from ludopolis.engine.errors import LudopolisError

FORMAT = 1


class Plain(BaseModel):
    """What all parts of a study share: they do not change once they are worked out."""

    model_config = ConfigDict(frozen=True)


class Spread(Plain):
    """How a number is distributed: its mean, and the values below which 5%, 25% … of the games lie."""

    mean: Estimate
    least: float
    low: float  # 5%
    lower: float  # 25%
    middle: float  # 50%
    upper: float  # 75%
    high: float  # 95%
    most: float


class Holder(Plain):
    """How those fare who hold a role."""

    wins: Estimate
    score: Estimate


class Level(Plain):
    """The seats whose amount lies between two values, and how often they win."""

    least: float
    most: float
    seats: float  # their share of all seats
    wins: Estimate


class AmountFigures(Plain):
    """An amount, for all and beside the wins."""

    spread: Spread
    winners: Estimate
    others: Estimate
    difference: Estimate  # of winners and the others of the same game
    levels: list[Level]


class Histogram(Plain):
    """How many seats of winners and of others have a score in each bin."""

    edges: list[float]
    winners: list[int]
    others: list[int]


class Played(Plain):
    """Games of a number of players, and how those fare who hold a role in them."""

    players: int
    games: int
    roles: dict[str, list[Holder]]


class CountFigures(Played):
    """All that is measured for a number of players, with the options of the study."""

    decisions: Spread
    rounds: Spread
    real: Estimate  # the share of decisions with a real choice
    choices: Spread  # of a decision with a real choice, on average in a game
    most_choices: int
    tree: Estimate
    parts: list[float]  # mean number of choices in each tenth of the game
    lead_changes: Spread
    never_changes: Estimate  # the share of games in which the lead never goes over to others
    leader_wins: list[Estimate]  # at 0%, 5% … 100% of the game
    favourite_wins: list[Estimate]
    settled: Spread
    foreseen: Spread
    winner: Spread  # the winner's score
    others: Spread  # the scores of all others
    scores: Histogram
    margin: Spread  # of the winner before the best of the others
    ties: Estimate
    endings: dict[str, Estimate]
    amounts: dict[str, AmountFigures]
    facts: dict[str, Estimate]


class BotFigures(Played):
    """What is measured when another bot plays in every seat."""

    bot: str
    decisions: Estimate
    winner: Estimate


class Effect(Plain):
    """What an option changes of a measure, the same seeds played with and without it."""

    printed: Estimate
    changed: Estimate
    difference: Estimate


class OptionFigures(Plain):
    """What one choice of one option changes for a number of players."""

    option: str
    choice: Value
    players: int
    effects: dict[str, Effect]
    endings: dict[str, Effect]


class MindFigures(Plain):
    """The same deals, played again by the same bots with other minds."""

    players: int
    deals: int
    times: int
    agreement: Estimate  # how often two plays of a deal have the same winner
    by_chance: float  # how often they would if deals meant nothing


class SkillFigures(Plain):
    """The same deals, with the stronger bot once in every seat and weaker ones in the others."""

    players: int
    deals: int
    wins: Estimate  # of the stronger bot
    everywhere: Estimate  # deals that it wins from every seat
    nowhere: Estimate  # deals that it wins from no seat
    same_seat: Estimate  # deals that the same side wins, whoever sits there
    sides: int = 0  # that play against each other, partners being one; older files do not say it


class Study(Plain):
    """A study: how it was made, and all its numbers."""

    format: int
    game: str
    rules: int
    version: str
    date: str
    seed: int
    setting: dict[str, Value] = {}  # the options that are not as printed
    bots: str
    option_bots: str
    against: str
    games: int
    option_games: int
    luck_deals: int
    counts: list[CountFigures]
    also: list[BotFigures]
    options: list[OptionFigures]
    minds: list[MindFigures]
    skill: list[SkillFigures]

    def save(self, path: Path) -> None:
        """Write it as JSON."""
        text = json.dumps(rounded(self.model_dump()), indent=1, ensure_ascii=False)
        write_text(path, text + "\n", "give the same command with --resume")

    @staticmethod
    def load(path: Path) -> Study:
        """Read it back."""
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
    """Write a file of a study, or say why not and what to do: no game is lost by it."""
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as fault:
        raise LudopolisError(
            f"cannot write {path}: {fault.strerror}; all games are kept: mend that, and {advice}"
        ) from None


def rounded(data: Any) -> Any:
    """The same data, numbers with no more digits than mean something."""
    if isinstance(data, dict):
        return {key: rounded(value) for key, value in data.items()}
    if isinstance(data, list):
        return [rounded(value) for value in data]
    return float(f"{data:.6g}") if isinstance(data, float) else data
