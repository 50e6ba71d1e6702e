"""The standings of an arena as files; docs/arena.md describes the columns."""

from __future__ import annotations

import csv
import json
import math
from pathlib import Path
from typing import Any

from ludopolis.arena.standings import Standings
from ludopolis.arena.statistics import Estimate

STANDINGS, ABOVE, DUELS, ALL = "standings.csv", "above.csv", "duels.csv", "standings.json"


def write(folder: Path, found: Standings) -> list[Path]:
    """Write all files; return their paths."""
    paths = [
        _write_csv(
            folder / STANDINGS,
            [
                *("bot", "games", "rating", "rating_deviation"),
                *("win_share", "win_low", "win_high", "score", "score_low", "score_high"),
                *("timed_choices", "seconds_per_choice", "forfeits"),
            ],
            [
                [
                    *(line.bot, line.games, line.rating.mean, line.rating.deviation),
                    *(line.wins.value, line.wins.low, line.wins.high),
                    *(line.score.value, line.score.low, line.score.high),
                    *(line.choices, line.seconds, line.forfeits),
                ]
                for line in found.bots
            ],
        ),
        _write_csv(
            folder / ABOVE,
            ["bot", "other", "above_share", "above_low", "above_high"],
            [[*pair, share.value, share.low, share.high] for pair, share in found.above.items()],
        ),
    ]
    if found.duels:
        path = _write_csv(
            folder / DUELS,
            ["alone", "others", "games", "win_share", "win_low", "win_high"],
            [
                [d.alone, d.others, d.games, d.wins.value, d.wins.low, d.wins.high]
                for d in found.duels
            ],
        )
        paths.append(path)
    path = folder / ALL
    path.write_text(json.dumps(as_data(found), indent=2, ensure_ascii=False) + "\n", "utf-8")
    return [*paths, path]


def as_data(found: Standings) -> dict[str, Any]:
    """The standings as JSON data; unknown values are null."""
    return {
        "games": found.games,
        "deals": found.deals,
        "fair_share": found.fair,
        "bots": [
            {
                "bot": line.bot,
                "games": line.games,
                "rating": {"mean": line.rating.mean, "deviation": line.rating.deviation},
                "wins": _estimate(line.wins),
                "score": _estimate(line.score),
                "timed_choices": line.choices,
                "seconds_per_choice": _known(line.seconds),
                "forfeits": line.forfeits,
            }
            for line in found.bots
        ],
        "above": [
            {"bot": bot, "other": other, **_estimate(share)}
            for (bot, other), share in found.above.items()
        ],
        "duels": [
            {
                "alone": duel.alone,
                "others": duel.others,
                "games": duel.games,
                "wins": _estimate(duel.wins),
            }
            for duel in found.duels
        ],
        "shared_wins": found.shared,
        "moves": {**_estimate(found.moves), "least": found.least_moves, "most": found.most_moves},
        "reasons": found.reasons,
    }


def _known(number: float) -> float | None:
    return None if math.isnan(number) else number


def _estimate(found: Estimate) -> dict[str, float | None]:
    return {"value": _known(found.value), "low": _known(found.low), "high": _known(found.high)}


def _write_csv(path: Path, columns: list[str], rows: list[list[Any]]) -> Path:
    def cell(value: Any) -> Any:
        if isinstance(value, float):
            return "" if math.isnan(value) else f"{value:.6g}"
        return value

    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(columns)
        writer.writerows([cell(value) for value in row] for row in rows)
    return path
