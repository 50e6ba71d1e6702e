"""The conformance kit: a broken game does not pass it."""

from __future__ import annotations

import dataclasses
import pickle
from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

import ludopolis
from ludopolis import Game, Record
from ludopolis.engine import conformance, contract, registry
from ludopolis.engine import game as engine_game
from ludopolis.engine.box import Box, Option, Outcome, Words
from ludopolis.engine.chance import Chance, permute
from ludopolis.engine.conformance import Fault, OptionSet
from ludopolis.engine.layout import Int64, Ints, Layout
from ludopolis.engine.rule import implements
from ludopolis.games.newyork.words import NewYorkWords, hand_names

BOX = ludopolis.box("newyork")
SETS = list(conformance.option_sets(BOX))


# --- A broken game does not -------------------------------------------------------------------


FOUR = OptionSet(4, BOX.settle(4, {"events": True}))
TEAMS = OptionSet(4, BOX.settle(4, {"teams": True}))


def fault_of(words: Words, chosen: OptionSet = FOUR, what: str = "") -> Fault:
    """The fault of New York with other words; its record leads there."""
    with pytest.raises(Fault, match=what) as found:
        conformance.check_game(dataclasses.replace(BOX, words=words), chosen, seed=1)
    fault = found.value
    again = Record.parse(fault.record.line()).replay()
    assert f"after move {len(again.moves)}:" in str(fault)
    assert fault.record.line() in str(fault)
    return fault


class ShowsPile(NewYorkWords):
    def view(self, state: Any, seat: int, language: str = "en") -> dict[str, Any]:
        top = int(state.stock.cards[state.stock.left - 1])
        return {**super().view(state, seat, language), "top": top}


class ShowsNextHand(NewYorkWords):
    def view(self, state: Any, seat: int, language: str = "en") -> dict[str, Any]:
        view = super().view(state, seat, language)
        return {**view, "next": hand_names(state, (seat + 1) % state.players)}


class ShowsNextHandToSpectators(NewYorkWords):
    def view(self, state: Any, seat: int, language: str = "en") -> dict[str, Any]:
        view = super().view(state, seat, language)
        return {**view, "next": hand_names(state, 0) if seat < 0 else None}


class ShowsPileInFrench(NewYorkWords):
    def view(self, state: Any, seat: int, language: str = "en") -> dict[str, Any]:
        view = super().view(state, seat, language)
        top = int(state.stock.cards[state.stock.left - 1])
        return {**view, "top": top if language == "fr" else 0}


class NotesPile(NewYorkWords):
    def note(self, state: Any, action: int, language: str = "en", names: Sequence[str] = ()) -> str:
        return f"you will draw {state.stock.cards[state.stock.left - 1]}"


class NamesActionsByPile(NewYorkWords):
    def action(self, state: Any, action: int, language: str = "en") -> str:
        return super().action(state, action, language) + "!" * int(state.stock.cards[0] % 5)


class SharesTexts(NewYorkWords):
    def action(self, state: Any, action: int, language: str = "en") -> str:
        return super().action(state, action - action % 2, language)


class SharesTextsInFrench(NewYorkWords):
    def action(self, state: Any, action: int, language: str = "en") -> str:
        return super().action(state, action - (action % 2 if language == "fr" else 0), language)


class Illegible(NewYorkWords):
    def find(self, state: Any, text: str) -> list[int]:
        return []


class Misread(NewYorkWords):
    def find(self, state: Any, text: str) -> list[int]:
        return [number + 1 for number in super().find(state, text)]


@pytest.mark.parametrize(
    ("words", "what"),
    [
        (ShowsPile(), "can tell worlds apart"),
        (ShowsNextHand(), "can tell worlds apart"),
        (ShowsNextHandToSpectators(), "seat None can tell worlds apart"),
        (ShowsPileInFrench(), "can tell worlds apart"),
        (NotesPile(), "can tell worlds apart"),
        (NamesActionsByPile(), "can tell worlds apart"),
        (SharesTexts(), "share a text"),
        (SharesTextsInFrench(), "share a text .fr."),
        (Illegible(), "read back"),
        (Misread(), "read back"),
    ],
    ids=lambda part: type(part).__name__ if isinstance(part, Words) else "",
)
def test_words_that_leak_or_confuse_are_found(words: Words, what: str) -> None:
    fault_of(words, what=what)


class ShowsPartner(NewYorkWords):
    def view(self, state: Any, seat: int, language: str = "en") -> dict[str, Any]:
        view = super().view(state, seat, language)
        return {**view, "partner": hand_names(state, (seat + 2) % 4) if seat >= 0 else None}


def test_a_view_that_shows_a_partners_hand_is_found() -> None:
    fault_of(ShowsPartner(), TEAMS, "can tell worlds apart")


def fault_with(monkeypatch: pytest.MonkeyPatch, name: str, broken: Any, what: str) -> Fault:
    """The fault of New York with another answer to a question of the contract."""
    monkeypatch.setattr(contract, name, broken)
    with pytest.raises(Fault, match=what) as found:
        conformance.check_game(BOX, FOUR, seed=1)
    monkeypatch.undo()
    Record.parse(found.value.record.line()).replay()
    return found.value


def test_a_ledger_that_changes_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    true_ledger = contract.ledger

    def ledger(state: Any, totals: Ints) -> int:
        size = true_ledger(state, totals)
        totals[0] += state.placed // 3
        return size

    fault = fault_with(monkeypatch, "ledger", ledger, "the ledger changed")
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


def test_a_redeal_that_remembers_the_pile_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def redeal(state: Any, seat: int, chance: Chance) -> None:
        permute(chance, state.stock.cards, state.stock.left)

    fault_with(monkeypatch, "redeal", redeal, "remembers the true world")


def test_a_redeal_that_changes_nothing_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """It would lay all hidden cards open to the bots."""
    fault_with(monkeypatch, "redeal", lambda state, seat, chance: None, "redealing")


def test_a_redeal_that_loses_a_card_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    true_redeal = contract.redeal

    def redeal(state: Any, seat: int, chance: Chance) -> None:
        true_redeal(state, seat, chance)
        state.stock.left -= 1

    fault_with(monkeypatch, "redeal", redeal, "loses something")


def test_a_redeal_that_changes_ones_own_hand_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    true_redeal = contract.redeal

    def redeal(state: Any, seat: int, chance: Chance) -> None:
        true_redeal(state, (seat + 1) % state.players, chance)

    fault_with(monkeypatch, "redeal", redeal, "can tell worlds apart")


def test_a_copy_that_shares_its_state_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    true_copy = Game.copy

    def copy(self: Game) -> Game:
        twin = true_copy(self)
        twin.state = self.state
        return twin

    monkeypatch.setattr(Game, "copy", copy)
    with pytest.raises(Fault):
        conformance.check_game(BOX, FOUR, seed=1)


def test_an_undo_that_leads_elsewhere_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    true_undo = Game.undo

    def undo(self: Game) -> Any:
        move = true_undo(self)
        self.state.money[0] += 1
        return move

    monkeypatch.setattr(Game, "undo", undo)
    with pytest.raises(Fault, match="undo"):
        for seed in range(20):
            conformance.check_game(BOX, FOUR, seed)


def test_a_record_that_leads_elsewhere_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    true_replay = Record.replay

    def replay(self: Record) -> Game:
        game = true_replay(self)
        game.state.turns += 1
        return game

    monkeypatch.setattr(Record, "replay", replay)
    with pytest.raises(Fault, match="replay ends elsewhere"):
        conformance.check_game(BOX, OptionSet(2, BOX.settle(2, {})), seed=1)


def test_a_fault_travels_between_processes() -> None:
    """The soak plays in a pool of workers; what they find must come home."""
    fault = Fault.at(ludopolis.new("newyork", players=2, seed=1), "a fault")
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


@implements(contract.redeal, Heap)
def redeal(heap: Heap, seat: int, chance: Chance) -> None:
    pass


@implements(contract.ledger, Heap)
def ledger(heap: Heap, totals: Ints) -> int:
    totals[0] = heap.heap + heap.taken
    return 1


class HeapWords(Words):
    def action(self, state: Any, action: int, language: str = "en") -> str:
        return f"take {action + 1}"

    def find(self, state: Any, text: str) -> list[int]:
        return [n for n in range(4) if text == f"take {n + 1}"]

    def refusal(self, code: int, language: str = "en") -> str:
        return "there are not so many stones" if code else ""

    def decision(self, state: Any) -> str:
        return "take"

    def position(self, state: Any) -> dict[str, Any]:
        return {"heap": int(state.heap)}

    def open_view(self, state: Any, language: str = "en") -> dict[str, Any]:
        return {"heap": int(state.heap)}

    def chance(
        self, before: Any, outcomes: list[Outcome], *, in_setup: bool = False
    ) -> list[Outcome]:
        return outcomes

    def points(self, state: Any) -> list[int]:
        return [int(state.turn), 1 - int(state.turn)]

    def heard(self, state: Any, action: int, seat: int, language: str = "en") -> dict[str, Any]:
        return {"text": self.action(state, action, language), "cards": []}

    def story(
        self,
        before: dict[str, Any],
        after: dict[str, Any],
        heard: dict[str, Any],
        language: str = "en",
    ) -> list[str]:
        return [str(heard["text"])]

    def question(self, view: dict[str, Any], language: str = "en") -> str:
        return "how many?"

    def note(self, state: Any, action: int, language: str = "en", names: Sequence[str] = ()) -> str:
        return ""

    def explain(self, state: Any, names: Any, language: str = "en") -> list[str]:
        return []

    def letters(self, view: dict[str, Any], language: str = "en") -> str:
        return "o" * int(view["heap"])


HEAP = Box(
    name="heap",
    title={"en": "Heap", "fr": "Tas"},
    summary={"en": "", "fr": ""},
    credit="nobody",
    least_players=2,
    most_players=2,
    options=(Option("fault", FAULTS, {"en": "", "fr": ""}),),
    contradiction=lambda players, options: None,
    rules_version=1,
    layout=Heap,
    actions=4,
    endings=("", "empty"),
    words=HeapWords(),
    rulebook=lambda language: "",
    unit={"en": "stone|stones", "fr": "pierre|pierres"},
)


@pytest.fixture
def heap(monkeypatch: pytest.MonkeyPatch) -> Box:
    """The small game, on the shelf for one test."""
    monkeypatch.setattr(registry, "box", lambda name: HEAP)
    monkeypatch.setattr(engine_game, "prepare", lambda box: None)
    return HEAP


def with_fault(fault: str) -> OptionSet:
    return OptionSet(2, {"fault": fault})


def test_a_small_game_without_a_fault_passes(heap: Box) -> None:
    assert conformance.check_many(heap, with_fault("none"), range(20)) >= 20 * 7
    assert conformance.check_game(heap, with_fault("none"), seed=1) >= 7
    assert len(list(conformance.option_sets(heap))) == len(FAULTS)


@pytest.mark.parametrize(
    ("fault", "what"),
    [
        ("choice", conformance.NO_CHOICE),
        ("order", conformance.NOT_SORTED),
        ("twice", conformance.NOT_SORTED),
        ("ledger", conformance.NOT_CONSERVED),
        ("refusal", conformance.NOT_AGREEING),
    ],
)
def test_faults_are_found_in_compiled_code(heap: Box, fault: str, what: int) -> None:
    with pytest.raises(Fault, match=conformance.FAULTS[what]) as found:
        conformance.check_many(heap, with_fault(fault), range(20))
    record = found.value.record
    again = Record.parse(record.line()).replay()
    if fault != "refusal":  # it shows at once
        assert 0 <= again.state.heap < LATE
    assert len(again.moves) == len(record.data["moves"])


@pytest.mark.parametrize("fault", ["choice", "order", "twice", "ledger", "refusal"])
def test_faults_are_found_by_the_slow_look(heap: Box, fault: str) -> None:
    with pytest.raises(Fault):
        for seed in range(20):
            conformance.check_game(heap, with_fault(fault), seed)


def test_a_game_that_does_not_end_is_found_in_compiled_code(heap: Box) -> None:
    with pytest.raises(Fault, match=conformance.FAULTS[conformance.NOT_ENDING]) as found:
        conformance.check_many(heap, with_fault("end"), range(1))
    assert len(found.value.record.data["moves"]) == conformance.LONGEST


def test_the_small_game_is_scored(heap: Box) -> None:
    game = Game(heap, 2, {"fault": "none"}, 1)
    while not game.over:
        game.play("take 1")
    result = game.result()
    assert result is not None
    assert result.winners == (1,)  # who takes the last stone
    assert np.isin(list(result.scores.values()), (0, 1)).all()
