"""Looking back at a game: the curve, what choices cost, and what was luck."""

from __future__ import annotations

import json
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ludopolis
from ludopolis import bots
from ludopolis.bots import analysis, hints
from ludopolis.bots.analysis import (
    OWN,
    SPECTATOR,
    Analysis,
    Judgement,
    Viewpoint,
    analyse,
    analyse_position,
    budget_of,
    positions_of,
    resampled_world,
)
from ludopolis.bots.search_bot import Budget, Candidate, SearchResult, search
from ludopolis.engine.errors import OptionError
from ludopolis.engine.game import Game, Move

QUICK = "newyorknewyork"
FEW = Budget(simulations=16)


def played(name: str = QUICK, moves: int = 1000, seed: int = 5) -> Game:
    """A game of two greedy bots that now and then do something else."""
    game, mind = ludopolis.new(name, players=2, seed=seed), random.Random(seed)
    bot = bots.make("greedy")
    while not game.over and len(game.moves) < moves:
        astray = mind.random() < 0.2
        game.carry_out(mind.choice(game.legal()) if astray else bot.choose(game))
    return game


@pytest.fixture(scope="module")
def game() -> Game:
    return played()


@pytest.fixture(scope="module")
def found(game: Game) -> Analysis:
    return analyse(game, budget=FEW)


# --- A whole game -----------------------------------------------------------------------------


def test_the_curve_begins_at_the_deal_and_ends_with_the_result(game: Game, found: Analysis) -> None:
    assert len(found.curve) == len(game.moves) + 1
    assert all(0 <= share <= 1 for shares in found.curve for share in shares)
    result = game.result()
    assert result is not None
    assert found.curve[-1] == tuple(float(seat in result.winners) for seat in (1, 2))
    assert [(one.seat, one.played) for one in found.judgements] == [
        (move.seat, int(move.action)) for move in game.moves
    ]


def test_partners_end_with_the_same_share() -> None:
    """In New York with teams, partners do not sit side by side: each share stays at its seat."""
    game = ludopolis.new("newyork", players=4, seed=1, teams=True)
    bot = bots.make("greedy")
    while not game.over:
        game.carry_out(bot.choose(game))
    result = game.result()
    assert result is not None
    assert len(result.winners) == 2  # one side alone has won
    assert list(hints.win_shares(game)) == [1, 2, 3, 4]
    *_, end = positions_of(game)
    for eyes in (OWN, SPECTATOR, 2):
        last = analyse_position(end, None, eyes, FEW)
        assert last.shares == tuple(float(seat in result.winners) for seat in (1, 2, 3, 4))


def test_a_game_looked_back_at_twice_is_the_same(game: Game, found: Analysis) -> None:
    bare = game.copy()
    bare.seed = None  # as in a record without its seed
    assert analyse(bare, budget=FEW) == found


def test_an_unfinished_game_ends_with_an_estimate() -> None:
    found = analyse(played(moves=3), budget=FEW)
    assert len(found.curve) == 4
    assert len(found.judgements) == 3
    assert all(0 <= share <= 1 for share in found.curve[-1])


def test_a_game_without_moves_has_a_curve_of_one_point() -> None:
    found = analyse(ludopolis.new(QUICK, players=2, seed=1), budget=FEW)
    assert len(found.curve) == 1
    assert found.judgements == ()
    assert not found.worst()
    assert not found.swings()
    assert [total.luck for total in found.totals()] == [0, 0]


def test_who_gives_a_good_game_away_is_told() -> None:
    """In New York New York, who passes has played the last card: early on that is the end."""
    game = played(moves=14)
    seat = game.seat
    game.play("pass")
    worst = analyse(game, budget=FEW).worst(count=1)[0]
    assert (worst.move, worst.seat) == (15, seat)
    assert worst.played != worst.best
    assert worst.value is not None and worst.best_value is not None
    assert worst.loss == pytest.approx(worst.best_value - worst.value, abs=0.001)
    assert worst.loss > 0.3


def test_what_others_hold_makes_no_choice_better_or_worse() -> None:
    """In all worlds that a seat cannot tell apart, the same is result of its choice."""
    game = played(moves=9)
    assert game.seat is not None
    move = Move(game.seat, game.legal()[0], ())
    worlds = [game.resample(game.seat, seed) for seed in (1, 2)]
    for world in worlds:
        world.key = game.key
    truth = analysis.judge(game, move, FEW)
    assert truth == analysis.judge(worlds[0], move, FEW) == analysis.judge(worlds[1], move, FEW)


@pytest.mark.parametrize("eyes", [SPECTATOR, 1, 2])
def test_the_curve_is_what_its_viewer_could_know(eyes: Viewpoint) -> None:
    game = played(moves=9)
    shares = analysis.shares_of(game, eyes, FEW)
    assert sum(shares) == pytest.approx(1, abs=0.001)  # one viewer shares the win out
    world = game.resample(None if eyes == SPECTATOR else int(eyes), 3)
    world.key = game.key
    assert analysis.shares_of(world, eyes, FEW) == shares


def test_each_line_is_drawn_with_its_own_eyes() -> None:
    game = played(moves=9)
    lines = analysis.shares_of(game, OWN, FEW)
    for seat in (1, 2):
        assert lines[seat - 1] == analysis.shares_of(game, seat, FEW)[seat - 1]


def test_who_knows_something_else_has_a_information_of_their_own() -> None:
    """Late in a game little is hidden: one imagined world can be the same by luck, not many."""
    game = ludopolis.new(QUICK, players=3, seed=1)
    bot, alike, by_luck = bots.make("greedy"), 0, 0
    while game.seat is not None:
        for one, other in ((1, 2), (1, 3), (2, 3)):
            same = analysis.information_of(game, one) == analysis.information_of(game, other)
            assert same == all(  # in other worlds than those compared
                resampled_world(game, one, seed) == resampled_world(game, other, seed)
                for seed in range(100, 140)
            )
            alike += same
            by_luck += not same and resampled_world(game, one) == resampled_world(game, other)
        game.carry_out(bot.choose(game))
    assert by_luck > 3
    assert alike > 0  # at the very end all is known


def test_who_knows_the_same_thinks_the_same_and_once(monkeypatch: pytest.MonkeyPatch) -> None:
    looking: list[int | None] = []

    def counted(game: Game, seat: int | None, *rest: object, **more: object) -> SearchResult:
        looking.append(seat)
        return search(game, seat, *rest, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(analysis, "search", counted)
    monkeypatch.setattr(hints, "search", counted)
    for name, others in ((QUICK, 1), ("bigshot", 0)):
        looking.clear()
        game = played(name, moves=8)
        while len(game.legal()) == 1:
            game.carry_out(game.legal()[0])
        assert game.seat is not None
        analyse_position(game, Move(game.seat, game.legal()[0], ()), OWN, Budget(simulations=4))
        assert looking.count(3 - game.seat) == others
        assert looking.count(game.seat) == len(looking) - others > 0


@pytest.mark.parametrize(
    ("name", "kind", "chance"),
    [
        (QUICK, "play", (False, False)),  # who plays a card knew it
        (QUICK, "take", (True, True)),  # the pile turns up another one
        ("bigshot", "bid", (False, False)),
    ],
)
def test_luck_has_a_part_where_something_comes_to_light(
    name: str, kind: str, chance: tuple[bool, bool]
) -> None:
    game = played(name, moves=20)
    found = {
        analysis.chance_in(position, move)
        for position, move in zip(positions_of(game), game.moves, strict=False)
        if move.action.text.startswith(kind)
    }
    assert found == {chance}


def test_bots_are_not_asked_for_an_opinion_of_themselves(game: Game) -> None:
    keys = {position.key for position in positions_of(game)}
    assert len(keys) == 1
    assert game.key not in keys
    assert keys != {position.key for position in positions_of(played(seed=6))}


def test_a_spectator_weighs_all_that_could_be_done(game: Game) -> None:
    """What is done most often may be allowed in few of the worlds that a spectator imagines."""
    position = list(positions_of(game))[6]
    result = search(position, None, Budget(simulations=60))
    visits = sum(one.visits for one in result.candidates)
    for seat in (0, 1):
        mean = sum(one.visits * one.win[seat] for one in result.candidates) / visits
        assert result.win[seat] == pytest.approx(mean, abs=0.02)  # shares are cut at 0 and 1
    assert result.win != result.candidates[0].win


# --- What counts as a mistake -----------------------------------------------------------------


def result(visits: int, **wins: float) -> SearchResult:
    """What a search thinks of the first two actions of a game; both were tried as often."""
    game = ludopolis.new(QUICK, players=2, seed=5)
    actions = dict(zip(("good", "bad"), game.legal(), strict=False))
    candidates = tuple(
        Candidate(int(actions[name]), visits, (win, 1 - win)) for name, win in wins.items()
    )
    return SearchResult(candidates, candidates[0].win, 2 * visits)


def judged(
    monkeypatch: pytest.MonkeyPatch, *results: SearchResult, after: tuple[float, float] = (1.0, 0.0)
) -> tuple[Judgement, list[int]]:
    """The judgement of the bad action by someone who thinks so, and for how long each time.

    `after` is what they think of the position after the good one, and after the bad one.
    """
    left, simulations = list(results), []

    def told(game: Game, seat: int, budget: Budget, *, include: int) -> SearchResult:
        simulations.append(budget.simulations or 0)
        keys.add(game.key)
        return left.pop(0)

    def evaluated(world: Game, seat: int, _: Budget) -> dict[int, float]:
        laid = world.view(None)
        return {seat: after[laid != good]}

    keys: set[int] = set()
    monkeypatch.setattr(analysis, "search", told)
    monkeypatch.setattr(analysis, "win_shares", evaluated)
    game = ludopolis.new(QUICK, players=2, seed=5)
    assert game.seat == 1
    best = game.copy()
    best.carry_out(game.legal()[0])
    good = best.view(None)
    found = analysis.judge(game, Move(1, game.legal()[1], ()), Budget(simulations=100))[1]
    assert len(keys) == len(simulations)  # other worlds each time
    assert not left
    return found, simulations


def test_what_may_be_noise_is_no_mistake(monkeypatch: pytest.MonkeyPatch) -> None:
    found, simulations = judged(monkeypatch, result(50, good=0.51, bad=0.5))
    assert (found.loss, simulations) == (0, [100])


def test_a_mistake_is_looked_at_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    found, simulations = judged(
        monkeypatch, result(50, good=0.9, bad=0.5), result(100, good=0.8, bad=0.5)
    )
    assert simulations == [100, 200]
    assert (found.value, found.best_value, found.loss) == (0.5, 0.8, 0.3)


def test_a_second_look_can_acquit(monkeypatch: pytest.MonkeyPatch) -> None:
    found, _ = judged(monkeypatch, result(50, good=0.9, bad=0.5), result(100, good=0.51, bad=0.5))
    assert found.loss == 0


@pytest.mark.parametrize(
    ("after", "value", "loss"),
    [
        ((0.8, 0.2), 0.5, 0.3),  # as bad as the search says, which is the milder
        ((0.8, 0.7), 0.7, 0.1),  # not so bad
        ((0.6, 0.6), 0.5, 0.0),  # no mistake at all: what the search thinks of it stays
    ],
)
def test_a_mistake_costs_what_the_milder_look_says(
    monkeypatch: pytest.MonkeyPatch, after: tuple[float, float], value: float, loss: float
) -> None:
    looks = result(50, good=0.9, bad=0.5), result(1000, good=0.8, bad=0.5)
    found, _ = judged(monkeypatch, *looks, after=after)
    assert found.value == pytest.approx(value)
    assert found.loss == pytest.approx(loss)


def test_better_than_the_most_tried_is_no_mistake(monkeypatch: pytest.MonkeyPatch) -> None:
    found, simulations = judged(monkeypatch, result(50, good=0.3, bad=0.7))
    assert (found.loss, simulations) == (0, [100])


@settings(max_examples=25)
@given(st.floats(0, 1), st.floats(0, 1), st.integers(1, 10_000), st.integers(1, 4))
def test_more_trials_leave_less_room_for_noise(
    good: float, bad: float, visits: int, times: int
) -> None:
    action = int(ludopolis.new(QUICK, players=2, seed=5).legal()[1])
    _, few = analysis.difference(result(visits, good=good, bad=bad), 1, action)
    _, many = analysis.difference(result(visits * times, good=good, bad=bad), 1, action)
    assert 0 <= many <= few <= 1


def test_a_forced_move_costs_nothing() -> None:
    game = next(
        position
        for position in positions_of(played("bigshot", moves=60))
        if len(position.legal()) == 1
    )
    assert game.seat is not None
    look = analyse_position(game, Move(game.seat, game.legal()[0], ()), OWN, Budget(simulations=4))
    assert look.judgement is not None
    assert not look.judgement.free
    assert (look.judgement.loss, look.judgement.value) == (0, None)


# --- Sums -------------------------------------------------------------------------------------

shares = st.floats(0, 1).map(lambda share: round(share, 4))


@st.composite
def analyses(draw: st.DrawFn) -> Analysis:
    """Any analysis of a game among two to four."""
    players, moves = draw(st.integers(2, 4)), draw(st.integers(0, 12))
    vectors = st.tuples(*[shares] * players)
    judgements = []
    for move in range(1, moves + 1):
        loss = draw(st.just(0.0) | shares)
        judgements.append(
            Judgement(
                move=move,
                seat=draw(st.integers(1, players)),
                choices=draw(st.integers(2, 5)) if loss else draw(st.integers(1, 5)),
                played=1,
                best=2,
                chance=(chance := draw(st.booleans())),
                open_chance=chance and draw(st.booleans()),
                loss=loss,
            )
        )
    curve = draw(st.lists(vectors, min_size=moves + 1, max_size=moves + 1))
    eyes = draw(st.sampled_from([OWN, SPECTATOR, *range(1, players + 1)]))
    return Analysis(eyes, tuple(curve), tuple(judgements))


@settings(max_examples=25)
@given(analyses())
def test_choices_and_luck_add_up_to_the_end(found: Analysis) -> None:
    if found.viewpoint != OWN:  # a choice is judged with the eyes of who made it, and so is luck
        assert found.totals() == []
        return
    for total in found.totals():
        moved = total.begin + total.own + total.others + total.luck
        assert moved == pytest.approx(total.end)
        assert 0 <= total.faultless <= total.choices
        luck = sum(
            found.changes(one.move)[total.seat - 1]
            for one in found.judgements
            if one.seat == total.seat or (one.open_chance and not one.loss)
        )
        assert luck == pytest.approx(total.luck)
    free = sum(one.free for one in found.judgements)
    assert sum(total.choices for total in found.totals()) == free


@settings(max_examples=25)
@given(analyses(), st.integers(0, 5), shares)
def test_the_worst_come_first(found: Analysis, count: int, least: float) -> None:
    worst = found.worst(count, least)
    assert len(worst) <= count
    assert [one.loss for one in worst] == sorted((one.loss for one in worst), reverse=True)
    assert all(one.loss >= least and one.loss > 0 for one in worst)
    rest = [one for one in found.judgements if one not in worst and one.loss >= least]
    if len(worst) < count:
        assert not any(one.loss > 0 for one in rest)
    elif worst:
        assert all(one.loss <= worst[-1].loss for one in rest)


@settings(max_examples=25)
@given(analyses())
def test_turns_of_luck_are_the_greatest(found: Analysis) -> None:
    if found.viewpoint != OWN:
        assert found.swings(count=2, least=0.1) == []
        return
    turns = found.swings(count=2, least=0.1)
    sizes = []
    for one in found.judgements:
        moved = [abs(share) for share in found.changes(one.move)]
        if one.chance:
            to_all = one.open_chance and not one.loss
            sizes.append(max(moved) if to_all else moved[one.seat - 1])
    expected = [size for size in sorted(sizes, reverse=True)[:2] if size >= 0.1]
    assert [abs(turn.luck) for turn in turns] == expected
    for turn in turns:
        assert turn.luck == found.changes(turn.move)[turn.seat - 1]


@settings(max_examples=25)
@given(analyses())
def test_an_analysis_is_kept_whole(found: Analysis) -> None:
    data = json.loads(json.dumps(found.as_data()))
    assert Analysis.of_data(data) == found
    # The first mixed up partners at the end of a game, the second gave a seat another one's results.
    for older in (0, 1, 2):
        assert Analysis.of_data({**data, "version": older}) is None


# --- Who looks back ---------------------------------------------------------------------------


def test_only_a_bot_that_looks_ahead_looks_back(game: Game) -> None:
    assert budget_of("search:simulations=7", game) == Budget(simulations=7)
    assert budget_of("master", game) == Budget(seconds=1.0)  # a level, as it is played here
    for spec, told in (
        ("greedy", "does not look ahead"),
        ("casual", "does not look ahead"),
        ("oracle", "there is no bot"),
    ):
        with pytest.raises(OptionError, match=told):
            budget_of(spec, game)
