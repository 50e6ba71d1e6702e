"""The conformance kit: a broken game does not pass it."""

from __future__ import annotations

import dataclasses
import pickle
from collections.abc import Callable, Sequence
from copy import copy
from typing import Any

import msgspec
import numpy as np
import pytest

import ludopolis
from ludopolis import Game, Record, bots
from ludopolis.engine import checked_playout, conformance, contract, precompile, registry
from ludopolis.engine import game as engine_game
from ludopolis.engine.box import Box, Option
from ludopolis.engine.chance import Chance, permute
from ludopolis.engine.conformance import ConformanceError, OptionSet
from ludopolis.engine.layout import Int64, Ints, Layout
from ludopolis.engine.notation import Notation
from ludopolis.engine.rule import implements
from ludopolis.engine.view import LegalAction, Outcome, View, Views
from ludopolis.language.languages import PROGRAM, SOURCE, languages
from ludopolis.language.text import Text, say

BOX = ludopolis.box("newyork")
SETS = list(conformance.option_sets(BOX))


# --- A broken game does not -------------------------------------------------------------------


FOUR = OptionSet(4, BOX.settle(4, {"events": True}))
TEAMS = OptionSet(4, BOX.settle(4, {"teams": True}))


def fault_of(box: Box[Any], chosen: OptionSet = FOUR, what: str = "") -> ConformanceError:
    """The fault of a broken New York; its record leads there."""
    with pytest.raises(ConformanceError, match=what) as found:
        conformance.check_game(box, chosen, seed=1)
    fault = found.value
    again = Record.parse(fault.record.line()).replay()
    assert f"after move {len(again.moves)}:" in str(fault)
    assert fault.record.line() in str(fault)
    return fault


VIEW = BOX.views.view_type
LeakyView = msgspec.defstruct(
    "LeakyView",
    [("leak", tuple[int, ...], ())],
    bases=(VIEW,),
    frozen=True,
    kw_only=True,
)


def leaking(view: Any, leak: Sequence[int]) -> Any:
    """A view that says something more."""
    facts = {name: getattr(view, name) for name in type(view).__struct_fields__}
    return LeakyView(**{**facts, "leak": tuple(int(number) for number in leak)})


def hand_of(state: Any, seat: int) -> list[int]:
    """The cards of a seat, or nothing for a spectator."""
    return [] if seat < 0 else [int(n) for n in state.hand[seat]]


Leak = Callable[[Any, int], Sequence[int]]


def nothing(state: Any, seat: int) -> list[int]:
    return []


class LeakyViews(type(BOX.views)):  # type: ignore[misc]
    """New York's views, which say something more to everybody, and to each seat."""

    view_type = LeakyView

    def __init__(self, to_all: Leak = nothing, to_seat: Leak = nothing) -> None:
        self.to_all, self.to_seat = to_all, to_seat

    def open(self, state: Any, move: int) -> Any:
        return leaking(super().open(state, move), self.to_all(state, -1))

    def own(self, state: Any, seat: int, shared: Any, legal: Sequence[int] | None) -> Any:
        view = super().own(state, seat, shared, legal)
        return msgspec.structs.replace(view, leak=(*view.leak, *self.to_seat(state, seat)))


def top_of_pile(state: Any, _: int) -> list[int]:
    return [int(state.stock.cards[state.stock.left - 1])]


def next_hand(state: Any, seat: int) -> list[int]:
    return hand_of(state, (seat + 1) % state.players)


def partners_hand(state: Any, seat: int) -> list[int]:
    return hand_of(state, (seat + 2) % 4)


@pytest.mark.parametrize(
    ("views", "chosen", "what"),
    [
        (LeakyViews(to_all=top_of_pile), FOUR, "seat None can tell worlds apart"),
        (LeakyViews(to_seat=top_of_pile), FOUR, r"seat \d can tell worlds apart"),
        (LeakyViews(to_all=next_hand), FOUR, "seat None can tell worlds apart"),
        (LeakyViews(to_seat=next_hand), FOUR, "can tell worlds apart"),
        (LeakyViews(to_seat=partners_hand), TEAMS, "can tell worlds apart"),
    ],
    ids=["pile", "pile to seats", "hand to spectators", "next hand", "partner's hand"],
)
def test_views_that_leak_are_found(views: Views, chosen: OptionSet, what: str) -> None:
    fault_of(dataclasses.replace(BOX, views=views), chosen, what)


def test_views_that_say_more_of_what_is_known_pass() -> None:
    """What is found above is what leaks, and not that something is said."""
    views = LeakyViews(to_all=lambda state, _: [int(state.players)], to_seat=hand_of)
    assert conformance.check_game(dataclasses.replace(BOX, views=views), FOUR, seed=1)


class OneKind(type(BOX.views)):  # type: ignore[misc]
    """Two choices have the same parts."""

    def own(self, state: Any, seat: int, shared: Any, legal: Sequence[int] | None) -> Any:
        view = super().own(state, seat, shared, legal)
        if view.legal is None:
            return view
        first = view.legal[0]
        same = tuple(msgspec.structs.replace(first, number=a.number) for a in view.legal)
        return msgspec.structs.replace(view, legal=same)


class Forgetful(type(BOX.views)):  # type: ignore[misc]
    """A choice is left out."""

    def own(self, state: Any, seat: int, shared: Any, legal: Sequence[int] | None) -> Any:
        return super().own(state, seat, shared, None if legal is None else legal[1:])


class Indiscreet(type(BOX.views)):  # type: ignore[misc]
    """Everybody is told the choices of who decides."""

    def own(self, state: Any, seat: int, shared: Any, legal: Sequence[int] | None) -> Any:
        mover = int(contract.to_move(state))
        numbers = np.empty(BOX.actions, np.int16)
        found = numbers[: contract.legal(state, numbers)].tolist()
        view = super().own(state, mover, shared, found)
        return msgspec.structs.replace(view, seat=seat + 1)


@pytest.mark.parametrize(
    ("views", "what"),
    [
        (OneKind(), "the same parts"),
        (Forgetful(), "the view's choices are"),
        (Indiscreet(), "told choices of another|tell worlds apart"),
    ],
    ids=["one kind", "forgetful", "indiscreet"],
)
def test_views_with_wrong_choices_are_found(views: Views, what: str) -> None:
    fault_of(dataclasses.replace(BOX, views=views), what=what)


class NamesActionsByPile(type(BOX.notation)):  # type: ignore[misc]
    def context(self, state: Any) -> Any:
        return (super().context(state), int(state.stock.cards[0] % 5))

    def text(self, context: Any, action: int) -> Text | None:
        text: Text | None = super().text(context[0], action)
        return text and say("action-list", first=text, rest=str(context[1]))


class SharesTexts(type(BOX.notation)):  # type: ignore[misc]
    def text(self, context: Any, action: int) -> Text | None:
        text: Text | None = super().text(context, action - action % 2)
        return text


class SharesTextsInOneLanguage(type(BOX.notation)):  # type: ignore[misc]
    def written(self, context: Any, action: int, language: str = SOURCE) -> str:
        even = action - action % 2
        shared: str = super().written(context, action if language == SOURCE else even, language)
        return shared


class Illegible(type(BOX.notation)):  # type: ignore[misc]
    def find(self, state: Any, typed: str) -> list[int]:
        return []


class Misread(type(BOX.notation)):  # type: ignore[misc]
    def find(self, state: Any, typed: str) -> list[int]:
        return [number + 1 for number in super().find(state, typed)]


@pytest.mark.parametrize(
    ("kind", "what"),
    [
        (NamesActionsByPile, "can tell worlds apart"),
        (SharesTexts, "share a text"),
        (SharesTextsInOneLanguage, f"share a text .{languages()[1]}."),
        (Illegible, "read back"),
        (Misread, "read back"),
    ],
)
def test_notation_that_leaks_or_confuses_is_found(kind: type[Notation], what: str) -> None:
    notation = copy(BOX.notation)
    notation.__class__ = kind
    fault_of(dataclasses.replace(BOX, notation=notation), what=what)


def fault_with(
    monkeypatch: pytest.MonkeyPatch, name: str, broken: Any, what: str
) -> ConformanceError:
    """The fault of New York with another answer to a question of the contract."""
    monkeypatch.setattr(contract, name, broken)
    with pytest.raises(ConformanceError, match=what) as found:
        conformance.check_game(BOX, FOUR, seed=1)
    monkeypatch.undo()
    Record.parse(found.value.record.line()).replay()
    return found.value


def test_an_invariant_that_changes_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    true_invariants = contract.invariants

    def invariants(state: Any, totals: Ints) -> int:
        size = true_invariants(state, totals)
        totals[0] += state.placed // 3
        return size

    fault = fault_with(monkeypatch, "invariants", invariants, "an invariant changed")
    assert len(fault.record.data["moves"]) == 3


@pytest.mark.parametrize(
    ("order", "what"),
    [
        (lambda numbers: numbers[::-1], "sorted"),
        (lambda numbers: [*numbers[:-1], numbers[-2]], "unique"),
        (lambda numbers: numbers[:-1], "refusals allow"),
        (lambda numbers: [], "no action is allowed"),
    ],
    ids=["backwards", "twice", "forgotten", "none"],
)
def test_a_wrong_list_of_actions_is_found(
    monkeypatch: pytest.MonkeyPatch, order: Any, what: str
) -> None:
    true_legal = contract.legal

    def legal(state: Any, actions: Ints) -> int:
        count = true_legal(state, actions)
        numbers = order([int(n) for n in actions[:count]]) if state.placed > 2 else actions[:count]
        actions[: len(numbers)] = numbers
        return len(numbers)

    fault_with(monkeypatch, "legal", legal, what)


def test_a_resampling_that_remembers_the_pile_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def resample(state: Any, seat: int, chance: Chance) -> None:
        permute(chance, state.stock.cards, state.stock.left)

    fault_with(monkeypatch, "resample", resample, "remembers the true world")


def test_a_resampling_that_changes_nothing_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """It would lay all hidden cards open to the bots."""
    fault_with(monkeypatch, "resample", lambda state, seat, chance: None, "resampling")


def test_a_resampling_that_loses_a_card_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    true_resample = contract.resample

    def resample(state: Any, seat: int, chance: Chance) -> None:
        true_resample(state, seat, chance)
        state.stock.left -= 1

    fault_with(monkeypatch, "resample", resample, "loses something")


def test_a_resampling_that_changes_ones_own_hand_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    true_resample = contract.resample

    def resample(state: Any, seat: int, chance: Chance) -> None:
        true_resample(state, (seat + 1) % state.players, chance)

    fault_with(monkeypatch, "resample", resample, "can tell worlds apart")


def test_a_copy_that_shares_its_state_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    true_copy = Game.copy

    def copy(self: Game) -> Game:
        twin = true_copy(self)
        twin.state = self.state
        return twin

    monkeypatch.setattr(Game, "copy", copy)
    with pytest.raises(ConformanceError):
        conformance.check_game(BOX, FOUR, seed=1)


def test_an_undo_that_leads_elsewhere_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    true_undo = Game.undo

    def undo(self: Game) -> Any:
        move = true_undo(self)
        self.state.money[0] += 1
        return move

    monkeypatch.setattr(Game, "undo", undo)
    with pytest.raises(ConformanceError, match="undo"):
        for seed in range(20):
            conformance.check_game(BOX, FOUR, seed)


def test_a_record_that_leads_elsewhere_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    true_replay = Record.replay

    def replay(self: Record) -> Game:
        game = true_replay(self)
        game.state.turns += 1
        return game

    monkeypatch.setattr(Record, "replay", replay)
    with pytest.raises(ConformanceError, match="replay ends elsewhere"):
        conformance.check_game(BOX, OptionSet(2, BOX.settle(2, {})), seed=1)


def test_a_fault_travels_between_processes() -> None:
    """The soak plays in a pool of workers; what they find must come home."""
    fault = ConformanceError.at(ludopolis.new("newyork", players=2, seed=1), "a fault")
    again = pickle.loads(pickle.dumps(fault))  # noqa: S301
    assert str(again) == str(fault)
    assert again.record == fault.record


def test_interpreted_rules_that_differ_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Here the compiled side differs: the interpreted one is in another process."""
    true_score = contract.score

    def score(state: Any, scores: Ints) -> None:
        true_score(state, scores)
        scores[0] += state.placed == 4

    monkeypatch.setattr(contract, "score", score)
    with pytest.raises(AssertionError, match="differ after move 4"):
        conformance.check_interpreted("newyork", SETS[:1], seed=3)


# --- A small game with faults to choose from, in compiled code --------------------------------


class Heap(Layout):
    """Take one, two or three stones by turns; the heap is empty, the game is over."""

    players: Int64
    fault: Int64
    heap: Int64
    turn: Int64
    taken: Int64


FAULTS = ("none", "choice", "order", "twice", "ledger", "refusal", "end")
NONE, CHOICE, ORDER, TWICE, LEDGER, REFUSAL, END = range(7)
LATE = 5  # faults show when fewer stones are left


@implements(contract.deal, Heap)
def deal(heap: Heap, chance: Chance) -> None:
    heap.heap = 21


@implements(contract.to_move, Heap)
def to_move(heap: Heap) -> int:
    return heap.turn


@implements(contract.legal, Heap)
def legal(heap: Heap, actions: Ints) -> int:
    if heap.heap < LATE and heap.fault == CHOICE:
        return 0
    count = min(3, heap.heap)
    for i in range(count):
        actions[i] = i
    if heap.heap < LATE and heap.fault == ORDER:
        for i in range(count):
            actions[i] = count - 1 - i
    if heap.heap < LATE and heap.fault == TWICE:
        actions[count] = count - 1
        count += 1
    return count


@implements(contract.apply, Heap)
def apply(heap: Heap, action: int, chance: Chance) -> None:
    heap.heap -= action + 1
    heap.taken += action + 1
    if heap.fault == LEDGER and heap.heap < LATE:
        heap.taken += 1
    if heap.fault == END and heap.heap < LATE:
        heap.heap = 21
        heap.taken = 0
    heap.turn = 1 - heap.turn


@implements(contract.over, Heap)
def over(heap: Heap) -> int:
    return 1 if heap.heap == 0 else 0


@implements(contract.score, Heap)
def score(heap: Heap, scores: Ints) -> None:
    scores[0] = heap.turn
    scores[1] = 1 - heap.turn


@implements(contract.places, Heap)
def places(heap: Heap, scores: Ints, places: Ints) -> None:
    places[0] = 2 - heap.turn
    places[1] = 1 + heap.turn


@implements(contract.refusal, Heap)
def refusal(heap: Heap, action: int) -> int:
    if heap.fault == REFUSAL:
        return 1 if action == 2 else 0
    return 0 if action < min(3, heap.heap) else 1


@implements(contract.resample, Heap)
def resample(heap: Heap, seat: int, chance: Chance) -> None:
    pass


@implements(contract.invariants, Heap)
def ledger(heap: Heap, totals: Ints) -> int:
    totals[0] = heap.heap + heap.taken
    return 1


class Take(LegalAction, frozen=True, kw_only=True, tag="take"):
    stones: int


class HeapView(View, frozen=True, kw_only=True):
    heap: int
    legal: tuple[Take, ...] | None = None


class HeapViews(Views[HeapView]):
    view_type = HeapView
    actions_type = Take

    def open(self, state: Any, move: int) -> HeapView:
        over = bool(contract.over(state))
        return HeapView(
            players=2,
            move=move,
            to_move=None if over else int(state.turn) + 1,
            decision=None if over else "take",
            ending="empty" if over else None,
            heap=int(state.heap),
        )

    def own(self, state: Any, seat: int, shared: HeapView, legal: Sequence[int] | None) -> HeapView:
        choices = None if legal is None else tuple(self.action(state, number) for number in legal)
        return msgspec.structs.replace(shared, seat=seat + 1, legal=choices)

    def action(self, state: Any, number: int) -> Take:
        return Take(number=number, stones=number + 1)

    def decision(self, state: Any) -> str:
        return "take"

    def position(self, state: Any) -> dict[str, Any]:
        return {"heap": int(state.heap)}

    def chance(
        self, before: Any, outcomes: list[Outcome], *, in_setup: bool = False
    ) -> list[Outcome]:
        return outcomes

    def points(self, state: Any) -> list[int]:
        return [int(state.turn), 1 - int(state.turn)]


class HeapNotation(Notation):
    def text(self, context: Any, action: int) -> Text | None:
        return say("item", item=f"take {action + 1}")

    def refusal(self, code: int) -> Text:
        return say("item", item="there are not so many stones")


HEAP = Box(
    name="heap",
    credit="nobody",
    least_players=2,
    most_players=2,
    options=(Option("fault", FAULTS),),
    contradiction=lambda players, options: None,
    rules_version=1,
    layout=Heap,
    actions=4,
    endings=("", "empty"),
    views=HeapViews(),
    notation=HeapNotation(PROGRAM, 4),
    locale=PROGRAM,
)


@pytest.fixture
def heap(monkeypatch: pytest.MonkeyPatch) -> Box[HeapView]:
    """The small game, on the shelf for one test."""
    monkeypatch.setattr(registry, "box", lambda name: HEAP)
    monkeypatch.setattr(engine_game, "prepare", lambda box: None)
    return HEAP


def with_fault(fault: str) -> OptionSet:
    return OptionSet(2, {"fault": fault})


def test_a_small_game_without_a_fault_passes(heap: Box[HeapView]) -> None:
    assert conformance.check_many(heap, with_fault("none"), range(20)) >= 20 * 7
    assert conformance.check_game(heap, with_fault("none"), seed=1) >= 7
    assert len(list(conformance.option_sets(heap))) == len(FAULTS)


@pytest.mark.parametrize(
    ("fault", "what"),
    [
        ("choice", checked_playout.NO_CHOICE),
        ("order", checked_playout.NOT_SORTED),
        ("twice", checked_playout.NOT_SORTED),
        ("ledger", checked_playout.NOT_CONSERVED),
        ("refusal", checked_playout.NOT_AGREEING),
    ],
)
def test_faults_are_found_in_compiled_code(heap: Box[HeapView], fault: str, what: int) -> None:
    with pytest.raises(ConformanceError, match=checked_playout.FAULTS[what]) as found:
        conformance.check_many(heap, with_fault(fault), range(20))
    record = found.value.record
    again = Record.parse(record.line()).replay()
    if fault != "refusal":  # it shows at once
        assert 0 <= again.state.heap < LATE
    assert len(again.moves) == len(record.data["moves"])


@pytest.mark.parametrize("fault", ["choice", "order", "twice", "ledger", "refusal"])
def test_faults_are_found_by_the_slow_look(heap: Box[HeapView], fault: str) -> None:
    with pytest.raises(ConformanceError):
        for seed in range(20):
            conformance.check_game(heap, with_fault(fault), seed)


def test_a_game_that_does_not_end_is_found_in_compiled_code(heap: Box[HeapView]) -> None:
    with pytest.raises(
        ConformanceError, match=checked_playout.FAULTS[checked_playout.NOT_ENDING]
    ) as found:
        conformance.check_many(heap, with_fault("end"), range(1))
    assert len(found.value.record.data["moves"]) == checked_playout.MAX_MOVES


def test_the_small_game_is_scored(heap: Box[HeapView]) -> None:
    game = Game(heap, 2, {"fault": "none"}, 1)
    while not game.over:
        game.play("take 1")
    result = game.result()
    assert result is not None
    assert result.winners == (1,)  # who takes the last stone
    assert np.isin(list(result.scores.values()), (0, 1)).all()


@pytest.mark.parametrize("spec", ["random", "greedy", "search:simulations=20", "casual"])
def test_bots_play_a_game_without_evaluation_and_weights(
    spec: str, heap: Box[HeapView], monkeypatch: pytest.MonkeyPatch
) -> None:
    for part in range(len(precompile.PARTS)):
        precompile.compile_part(heap, part)
    monkeypatch.setattr(precompile, "_prepared", {("heap", "rules")})
    game = Game(heap, 2, {"fault": "none"}, 1)
    bot = bots.make(spec)
    while not game.over:
        game.play(bots.checked_choice(bot, game))
    assert len(game.moves) >= 7
