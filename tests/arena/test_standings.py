"""Standings are what the games say, counted in another way; files and picture say the same."""

from __future__ import annotations

import csv
import json
import math
import re
from collections.abc import Callable
from pathlib import Path
from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludopolis.arena import plots, report
from ludopolis.arena.game_runner import BY_FORFEIT, Forfeit, GameOutcome, places_without
from ludopolis.arena.ratings import rate
from ludopolis.arena.standings import Standings, standings
from ludopolis.arena.tournament import Fixture, Match, Tournament, arrange

Judge = Callable[[Fixture], list[int]]  # the scores of a game


def places_of(scores: list[int]) -> tuple[int, ...]:
    return tuple(1 + sum(other > mine for other in scores) for mine in scores)


def play(tournament: Tournament, judge: Judge) -> list[Match]:
    """All games of an arena as somebody judges them, in a muddled order."""
    found: list[Match] = []
    for fixture in tournament.fixtures():
        scores = judge(fixture)
        thought = tuple(0.5 if spec == "greedy" else 0.25 for spec in fixture.seats)
        played = GameOutcome(
            *(tuple(scores), places_of(scores), 10 + len(found) % 3, "stop card", 1.0),
            thought=thought,
            choices=(2,) * len(scores),
        )
        found.append(Match(fixture, played))
    Random(3).shuffle(found)
    return found


def by_lot(seed: int) -> Judge:
    """Scores at random, the later bots a little better, ties now and then."""
    random = Random(seed)
    return lambda fixture: [
        random.randrange(6) + (spec == "greedy") + 2 * spec.startswith("search")
        for spec in fixture.seats
    ]


def always(best: str) -> Judge:
    return lambda fixture: [int(spec == best) for spec in fixture.seats]


TWO = arrange("newyork", ["random", "greedy"], players=4, games=80)
MIXED = arrange("newyork", ["random", "greedy"], players=4, games=80, tables="mixed")
TEAMS = arrange("newyork", ["random", "greedy"], players=4, games=40, options={"teams": "yes"})


@settings(max_examples=30)
@given(st.sampled_from([TWO, MIXED]), st.integers(0, 1000))
def test_shares_are_those_of_the_games(tournament: Tournament, seed: int) -> None:
    matches = play(tournament, by_lot(seed))
    found = standings(tournament, matches)
    assert found.games == tournament.games
    assert found.deals == len({match.fixture.deal for match in matches})
    assert found.fair == (0.25 if tournament is TWO else 0.5)
    for line in found.bots:
        wins, scores, seats, games = 0.0, 0, 0, 0
        for match in matches:
            mine = [s for s, spec in enumerate(match.fixture.seats) if spec == line.bot]
            if tournament is TWO and len(mine) > 1:
                continue  # in duels, the games alone count
            seats += len(mine)
            games += 1
            scores += sum(match.played.scores[s] for s in mine)
            winners = match.played.winners
            wins += sum(s in winners for s in mine) / len(winners)
        assert line.wins.value == pytest.approx(wins / games)
        assert line.score.value == pytest.approx(scores / seats)
        assert line.wins.low <= line.wins.value <= line.wins.high
        assert line.wins.low < line.wins.high
        assert line.score.low < line.score.value < line.score.high
        assert line.games == games == (40 if tournament is TWO else 80)
    assert [line.bot for line in found.bots] == [
        line.bot for line in sorted(found.bots, key=lambda line: -line.wins.value)
    ]


@settings(max_examples=30)
@given(st.integers(0, 1000))
def test_the_cross_table_is_that_of_the_games(seed: int) -> None:
    matches = play(MIXED, by_lot(seed))
    found = standings(MIXED, matches)
    above = pairs = 0.0
    for match in matches:
        for a, one in enumerate(match.fixture.seats):
            for b, other in enumerate(match.fixture.seats):
                if (one, other) == ("greedy", "random"):
                    pairs += 1
                    ours, theirs = match.played.places[a], match.played.places[b]
                    above += 1.0 if ours < theirs else 0.5 if ours == theirs else 0.0
    assert found.above["greedy", "random"].value == pytest.approx(above / pairs)
    assert found.above["random", "greedy"].value == pytest.approx(1 - above / pairs)
    assert set(found.above) == {("greedy", "random"), ("random", "greedy")}


def test_one_alone_against_three() -> None:
    found = standings(TWO, play(TWO, always("greedy")))
    alone, three = sorted(found.duels, key=lambda duel: duel.alone)
    assert (alone.alone, alone.others, alone.games, alone.wins.value) == ("greedy", "random", 40, 1)
    assert (three.alone, three.others, three.games, three.wins.value) == ("random", "greedy", 40, 0)
    assert [line.wins.value for line in found.bots] == [1, 0]
    assert standings(MIXED, play(MIXED, always("greedy"))).duels == []


def test_seats_of_one_bot_win_together() -> None:
    found = standings(MIXED, play(MIXED, always("greedy")))
    assert [(line.bot, line.wins.value) for line in found.bots] == [("greedy", 1), ("random", 0)]
    some = arrange("newyork", ["random", "greedy", "greedy:"], players=2, games=30)
    played = standings(some, play(some, always("greedy")))
    assert played.fair == 0.5
    assert [line.wins.value for line in played.bots] == [1, 0.25, 0.25]
    assert {line.games for line in played.bots} == {20}


def test_with_two_players_a_duel_is_a_game() -> None:
    two = arrange("newyork", ["random", "greedy"], games=20)
    assert two.players == 2
    found = standings(two, play(two, always("greedy")))
    assert found.duels == []
    assert found.above["greedy", "random"].value == found.bots[0].wins.value == 1


def test_partners_are_counted_once() -> None:
    assert TEAMS.sides == ((1, 3), (2, 4))
    matches = play(TEAMS, always("random"))
    for match in matches:
        assert match.fixture.seats[0] == match.fixture.seats[2] != match.fixture.seats[1]
        assert match.fixture.seats[1] == match.fixture.seats[3]
    found = standings(TEAMS, matches)
    assert found.fair == 0.5
    assert [(line.bot, line.wins.value) for line in found.bots] == [("random", 1), ("greedy", 0)]
    assert found.shared == 0


def test_shared_wins_lengths_and_endings() -> None:
    found = standings(TWO, play(TWO, always("greedy")))
    # One greedy wins alone, three share it.
    assert found.shared == 0.5
    assert (found.least_moves, found.most_moves) == (10, 12)
    assert found.moves.value == pytest.approx(11, abs=0.1)
    assert found.reasons == {"stop card": 1.0}


def test_time_is_counted_where_it_was_taken() -> None:
    matches = play(TWO, always("greedy"))
    found = {line.bot: line for line in standings(TWO, matches).bots}
    assert found["greedy"].seconds == pytest.approx(0.25)
    assert found["random"].seconds == pytest.approx(0.125)
    assert found["greedy"].choices == 80 * 2 * 2
    compiled = [
        Match(m.fixture, GameOutcome(m.played.scores, m.played.places, 9, "end", 0.1))
        for m in matches
    ]
    for line in standings(TWO, compiled).bots:
        assert line.choices == 0
        assert math.isnan(line.seconds)


def test_the_first_games_have_standings_already() -> None:
    three = arrange("newyork", ["random", "greedy", "greedy:"], players=2, games=30)
    matches = sorted(play(three, by_lot(1)), key=lambda match: match.fixture.number)[:1]
    found = standings(three, matches)
    absent = found.bots[-1]
    assert absent.games == 0
    assert math.isnan(absent.wins.value)
    assert sum(math.isnan(share.value) for share in found.above.values()) == 4


def forfeited(match: Match, bot: str) -> Match:
    """The same game, ended after three moves by the first seat of a bot."""
    seats = match.fixture.seats
    lost = GameOutcome(
        *((0,) * len(seats), places_without(seats, seats.index(bot)), 3, BY_FORFEIT, 0.1),
        forfeit=Forfeit(seats.index(bot), "it hurts"),
    )
    return Match(match.fixture, lost)


def test_a_forfeit_is_lost_and_its_score_says_nothing() -> None:
    three = arrange("newyork", ["random", "greedy", "greedy:"], players=3, games=60)
    matches = sorted(play(three, always("random")), key=lambda match: match.fixture.number)
    before = standings(three, matches)
    assert [line.forfeits for line in before.bots] == [0, 0, 0]
    assert before.bots[0].bot == "random"

    found = standings(three, [forfeited(m, "random") for m in matches[:30]] + matches[30:])
    lines = {line.bot: line for line in found.bots}
    assert lines["random"].forfeits == 30
    assert lines["greedy"].forfeits == lines["greedy:"].forfeits == 0
    # It lost the half that it forfeited, and the two others have half of that each.
    assert lines["random"].wins.value == 0.5
    assert lines["greedy"].wins.value == lines["greedy:"].wins.value == 0.25
    assert found.above["random", "greedy"].value == 0.5
    assert found.above["greedy", "greedy:"].value == 0.5
    rated = {line.bot: line.rating.mean for line in before.bots}
    assert lines["random"].rating.mean < rated["random"]
    assert lines["random"].score.value == 1  # of the games that were played to the end
    assert lines["greedy"].score.value == 0
    assert (found.least_moves, found.most_moves) == (10, 12)
    assert found.moves.value == pytest.approx(11, abs=0.1)
    assert found.reasons == {"forfeit": 0.5, "stop card": 0.5}


def test_where_all_is_forfeited_there_are_no_scores(tmp_path: Path) -> None:
    matches = [forfeited(match, "random") for match in play(TWO, always("random"))]
    found = standings(TWO, matches)
    winner, loser = found.bots
    assert (winner.bot, winner.wins.value, winner.forfeits) == ("greedy", 1, 0)
    assert (loser.bot, loser.wins.value, loser.forfeits) == ("random", 0, 80)
    assert math.isnan(winner.score.value)
    assert math.isnan(found.moves.value)
    report.write(tmp_path, found)
    data = json.loads((tmp_path / "standings.json").read_text("utf-8"))
    assert data["moves"]["least"] is data["moves"]["value"] is None
    assert [entry["forfeits"] for entry in data["bots"]] == [0, 80]
    assert [row["forfeits"] for row in read_csv(tmp_path / "standings.csv")] == ["0", "80"]


# --- Ratings ----------------------------------------------------------------------------------


def by_strength(strengths: list[float], seats: list[int], random: np.random.Generator) -> list[int]:
    """The places of a game in which everyone performs at their strength and by chance."""
    values = [strengths[bot] + random.gumbel() for bot in seats]
    return [1 + sum(other > mine for other in values) for mine in values]


@pytest.mark.parametrize("seats", [[0, 1, 2], [0, 1, 2, 2], [0, 0, 1, 1, 2, 2]])
def test_ratings_find_the_strengths_again(seats: list[int]) -> None:
    random = np.random.default_rng(1)
    strengths = [0.0, 0.8, 1.6]
    games = []
    for _ in range(600):
        order = [int(bot) for bot in random.permutation(seats)]
        games.append((order, by_strength(strengths, order, random)))
    weak, middle, strong = rate(3, games)
    # A unit of strength is as many points of the rating as the model's scale for so many seats.
    unit = 25 / 6 * math.sqrt(len(seats))
    for low, high in ((weak, middle), (middle, strong)):
        doubt = math.hypot(low.deviation, high.deviation)
        assert doubt < 3
        assert abs(high.mean - low.mean - 0.8 * unit) < 2.5 * doubt


def test_ties_are_ties() -> None:
    one, other = rate(2, [([0, 1], [1, 1])] * 50)
    assert one.mean == pytest.approx(other.mean)
    assert one.deviation < 5


def test_seats_of_one_bot_tell_nothing_about_it() -> None:
    alone, never = rate(2, [([0, 0], [1, 2])] * 20)
    assert alone.mean == pytest.approx(never.mean)


def test_more_games_make_surer() -> None:
    few, many = (rate(2, [([0, 1], [1, 2]), ([1, 0], [1, 2])] * n)[0] for n in (10, 100))
    assert many.deviation < few.deviation / 2


# --- Files ------------------------------------------------------------------------------------


@pytest.fixture
def found() -> Standings:
    return standings(TWO, play(TWO, by_lot(7)))


def read_csv(path: Path) -> list[dict[str, str]]:
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def test_files_say_what_the_standings_say(found: Standings, tmp_path: Path) -> None:
    paths = report.write(tmp_path, found)
    assert {path.name for path in paths} == {
        "standings.csv",
        "above.csv",
        "duels.csv",
        "standings.json",
    }
    data = json.loads((tmp_path / "standings.json").read_text("utf-8"))
    rows = read_csv(tmp_path / "standings.csv")
    for line, row, entry in zip(found.bots, rows, data["bots"], strict=True):
        assert row["bot"] == entry["bot"] == line.bot
        assert float(row["win_share"]) == pytest.approx(line.wins.value, rel=1e-4)
        assert entry["wins"]["low"] == line.wins.low
        assert float(row["win_high"]) == pytest.approx(line.wins.high, rel=1e-4)
        assert float(row["rating"]) == pytest.approx(entry["rating"]["mean"], rel=1e-4)
        assert float(row["seconds_per_choice"]) == pytest.approx(line.seconds)
        assert entry["score"]["value"] == line.score.value
    for row in read_csv(tmp_path / "above.csv"):
        share = found.above[row["bot"], row["other"]]
        assert float(row["above_share"]) == pytest.approx(share.value, rel=1e-4)
    duels = read_csv(tmp_path / "duels.csv")
    assert [(row["alone"], row["others"]) for row in duels] == [
        (duel.alone, duel.others) for duel in found.duels
    ]
    assert data["games"] == 80
    assert data["moves"]["least"] == 10


def test_what_is_not_known_is_left_empty(tmp_path: Path) -> None:
    first = next(TWO.fixtures())
    one = Match(first, GameOutcome((1, 2, 3, 4), (4, 3, 2, 1), 9, "end", 0.1))
    report.write(tmp_path, standings(TWO, [one]))
    assert "NaN" not in (tmp_path / "standings.json").read_text("utf-8")
    row = read_csv(tmp_path / "standings.csv")[0]
    assert row["seconds_per_choice"] == row["score_low"] == ""
    plots.draw(tmp_path, standings(TWO, [one]), "one game")


def test_the_picture_shows_every_bot_and_is_always_the_same(
    found: Standings, tmp_path: Path
) -> None:
    (tmp_path / "again").mkdir()
    paths = [
        plots.draw(folder, found, "An arena & more") for folder in (tmp_path, tmp_path / "again")
    ]
    texts = [path.read_text("utf-8") for path in paths]
    assert texts[0] == texts[1]
    shown = re.findall(r"<text[^>]*>([^<]*)</text>", texts[0])
    assert {"random", "greedy", "An arena &amp; more"} <= set(shown)
    assert "25.0%" in " ".join(shown)
