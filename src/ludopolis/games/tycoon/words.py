"""Tycoon in words: actions as text and back, positions and views as plain data.

Canonical texts are English; players may read and write French as well.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludopolis.engine.box import A, Aid, Outcome, Words
from ludopolis.engine.piles import Pile
from ludopolis.games.tycoon import letters, reading, routes, rules, story
from ludopolis.games.tycoon.globe import (
    ALLOWED,
    BANK,
    CITIES,
    EXTENDED_REPAYMENT,
    FACTORY_PRICE,
    FIRST,
    HOTEL_PRICE,
    KINDS,
    LARGE,
    LOAN,
    NO_STRIP,
    NO_TICKET,
    NOBODY,
    PASS,
    PRICE,
    REPAYMENT,
    SCHEDULED,
    SCHEDULED_PLACES,
    SECOND,
    SMALL,
    TURN,
    Globe,
)
from ludopolis.games.tycoon.names import city_name, city_or_none, ticket_name, tickets_of
from ludopolis.games.tycoon.phrases import PHRASES, signed

DECISIONS = ("turn", "loans")
ENDINGS = ("", "third payday")


# The kinds of action in the order in which a player looks at them.
LOOKED_AT = ("hotel", "renovate", "factory", "fly", "buy", "borrow", "pass", "repay", "extend")


class TycoonWords(Words):
    """How Tycoon speaks."""

    aids = (Aid("r", {"en": "routes", "fr": "trajets"}, routes.lines),)

    def action(self, state: Globe, action: int, language: str = "en") -> str:
        """The canonical text of an action."""
        say = PHRASES[language]
        kind = reading.kind_of(action)
        if kind == "buy":
            return say["buy"].format(ticket_name(reading.ticket_of(action), language))
        if kind == "fly":
            ticket = ticket_name(reading.ticket_of(action), language)
            goal = int(rules.destination(action, int(state.city[state.seat])))
            if goal == BANK:
                return say["fly nowhere"].format(ticket)
            return say["fly"].format(city_name(goal, language), ticket)
        if kind in ("borrow", "repay", "extend"):
            return say[kind].format(int(LOAN[reading.loan_of(action)]))
        return say[kind]

    def find(self, state: Globe, text: str) -> list[int]:
        """All actions that a text can mean, in any language."""
        return reading.meanings(state, text)

    def refusal(self, code: int, language: str = "en") -> str:
        """Why an action is refused."""
        return PHRASES[language][f"refusal {code}"]

    def decision(self, state: Globe) -> str:
        """The kind of decision that is due."""
        return DECISIONS[state.decision]

    def position(self, state: Globe) -> dict[str, Any]:
        """Everything that is true; `docs/trace/tycoon.md` explains the fields."""
        return {
            **public_facts(state),
            "scheduled_pile": face_down(state.scheduled),
            "charter_pile": face_down(state.charters),
        }

    def open_view(self, state: Globe, language: str = "en") -> dict[str, Any]:
        """What everybody may know: all but the order of the piles, and what follows from it."""
        shown = {int(ticket) for ticket in state.face_up if ticket != NO_TICKET}
        for hand in state.hand:
            shown.update(tickets_of(hand))
        return {
            **public_facts(state, language),
            "players": int(state.players),
            "fewer_steps": bool(state.fewer_steps),
            "decision": None if state.ending else DECISIONS[state.decision],
            "to_move": None if state.ending else int(state.seat) + 1,
            "scheduled_pile_size": int(state.scheduled.left),
            "charter_pile_size": int(state.charters.left),
            "cities": [city_name(city, language) for city in range(CITIES)],
            "ticket_prices": {ticket_name(t, language): int(PRICE[t]) for t in sorted(shown)},
            "hotel_prices": by_city(language, [[int(n) for n in row] for row in HOTEL_PRICE]),
            "factory_prices": by_city(language, [[int(n) for n in row] for row in FACTORY_PRICE]),
            "payouts": by_city(
                language, [payouts(city, int(state.built[city])) for city in range(CITIES)]
            ),
            "factory_payouts": by_city(
                language, [int(rules.factory_payout(state, city)) for city in range(CITIES)]
            ),
            "leads": {} if state.ending else routes.leads(state, language),
            "incomes": [income_parts(state, seat, language) for seat in range(state.players)],
            "spread": [int(rules.cities_with_hotels(state, n)) for n in range(state.players)],
            "debts": [int(rules.debt(state, seat)) for seat in range(state.players)],
            "paydays": int(rules.paydays_done(state)),
            "may_pass": bool(rules.refusal(state, PASS) == ALLOWED),
            "repaid": [int(n) for n in state.repaid[: state.players]],
            "points": self.points(state),
            "over": bool(state.ending),
            "ending": ENDINGS[state.ending],
        }

    def own_view(self, state: Globe, seat: int, language: str = "en") -> dict[str, Any]:
        """What is shown to a seat besides: where it can fly, when it decides."""
        return {
            "seat": seat + 1 if seat >= 0 else None,
            "routes": routes.shown(state, language) if decides(state, seat) else [],
        }

    def chance(
        self,
        before: Globe,  # noqa: ARG002  (a ticket says itself to which pile it belongs)
        outcomes: list[Outcome],
        *,
        in_setup: bool = False,  # noqa: ARG002
    ) -> list[Outcome]:
        """The outcomes of chance: which pile was shuffled, the top ticket first."""
        told: list[Outcome] = []
        for outcome in outcomes:
            tickets = outcome["shuffle"]
            key = "scheduled" if tickets[0] < SCHEDULED else "charters"
            told.append({key: [ticket_name(ticket) for ticket in reversed(tickets)]})
        return told

    def points(self, state: Globe) -> list[int]:
        """The cash of each seat."""
        return [int(cash) for cash in state.cash[: state.players]]

    def heard(
        self,
        state: Globe,
        action: int,
        seat: int,  # noqa: ARG002  (everybody hears the same)
        language: str = "en",
    ) -> dict[str, Any]:
        """The text of an action and the facts that a sentence about it needs; all of it is public."""
        return {
            "text": self.action(state, action, language),
            "kind": reading.kind_of(action),
            **facts_of(state, action, language),
        }

    def story(
        self,
        before: dict[str, Any],
        after: dict[str, Any],
        heard: dict[str, Any],
        language: str = "en",
    ) -> list[str]:
        """What happened between two views, in sentences."""
        return story.tell(before, after, heard, language)

    def question(self, view: dict[str, Any], language: str = "en") -> str:
        """What the seat to move is asked."""
        say = PHRASES[language]
        seat = view["to_move"] - 1
        if view["decision"] == "loans":
            return say["decide loans"].format(cash=view["cash"][seat])
        plane = view["planes"][seat]
        if plane["city"] is None:
            asked = say["decide at bank"]
        else:
            place = say[f"in city {view['cities'].index(plane['city'])}"]
            key = "decide in passing" if plane["strip"] is None else "decide on strip"
            asked = say[key].format(place=place, strip=plane["strip"])
        if view["may_pass"]:
            asked += " " + say["or pass"]
        return asked

    def listed(self, state: Globe, actions: Sequence[A]) -> list[A]:  # noqa: ARG002
        """What ends a turn well comes first, then flights, then tickets, then the bank."""
        return sorted(actions, key=lambda action: LOOKED_AT.index(reading.kind_of(int(action))))

    def note(
        self,
        state: Globe,
        action: int,
        language: str = "en",
        names: Sequence[str] = (),  # noqa: ARG002  (no choice here is about another player)
    ) -> str:
        """What a choice costs, and where it leads."""
        say = PHRASES[language]
        kind = reading.kind_of(action)
        facts = facts_of(state, action, language)
        if kind == "fly":
            return note_of_landing(state, action, language)
        if kind in ("hotel", "renovate"):
            city = int(state.city[state.seat])
            then = payouts(city, int(state.built[city]) + 1)
            price = [facts["sum"]] if kind == "hotel" else []
            return say[f"note {kind}"].format(*price, *then)
        moved = state.purchases or state.flights
        if kind == "pass":
            return say["note pass"] if moved else ""
        if kind == "borrow" and moved:
            return say["note borrow back"].format(facts["due"])
        return say[f"note {kind}"].format(facts.get("due", facts["sum"]))

    def explain(self, state: Globe, names: Sequence[str], language: str = "en") -> list[str]:
        """The cash of each seat, and for a finished game what the third payday changed."""
        return [explained(state, seat, name, language) for seat, name in enumerate(names)]

    def letters(self, view: dict[str, Any], language: str = "en") -> str:
        """A view as a picture in letters."""
        return letters.draw(view, language)


# --- Actions ----------------------------------------------------------------------------------


def facts_of(state: Globe, action: int, language: str) -> dict[str, Any]:
    """What an action is about: a ticket, a city, a square, a sum, and what is due for it."""
    kind = reading.kind_of(action)
    here = int(state.city[state.seat])
    if kind == "buy":
        ticket = reading.ticket_of(action)
        return {"ticket": ticket_name(ticket, language), "sum": int(PRICE[ticket])}
    if kind == "fly":
        ticket = reading.ticket_of(action)
        goal = int(rules.destination(action, here))
        return {"ticket": ticket_name(ticket, language), "city": goal}
    if kind == "hotel":
        price = int(rules.hotel_price(here, int(state.strip[state.seat])))
        return {"city": here, "square": int(state.built[here]), "sum": price}
    if kind == "renovate":
        return {"city": here, "square": int(state.built[here])}
    if kind == "factory":
        return {"city": here, "sum": int(rules.factory_price(state, here))}
    if kind == "pass":
        return {}
    loan = reading.loan_of(action)
    due = EXTENDED_REPAYMENT[loan] if kind == "extend" else REPAYMENT[loan]
    return {"sum": int(LOAN[loan]), "due": int(due)}


def note_of_landing(state: Globe, action: int, language: str) -> str:
    """Which strip a flight would land on, and what a hotel costs there."""
    say = PHRASES[language]
    city = int(rules.destination(action, int(state.city[state.seat])))
    strip = int(rules.first_free_strip(state, int(state.seat), city))
    if strip == NO_STRIP:
        return say["note pass through"]
    return say["note land"].format(strip + 1, int(rules.hotel_price(city, strip)))


# --- Plain data -------------------------------------------------------------------------------


def by_city(language: str, values: Sequence[Any]) -> dict[str, Any]:
    """A value for each city by its name."""
    return {city_name(city, language): value for city, value in enumerate(values)}


def face_down(pile: Pile) -> list[str]:
    """The tickets of a pile, the top one first."""
    return [ticket_name(int(ticket)) for ticket in pile.cards[: pile.left][::-1]]


def decides(state: Globe, seat: int) -> bool:
    """Is it the turn of this seat? Only then are routes worked out: others have no use for them."""
    return seat == state.seat and state.decision == TURN and not state.ending


def payouts(city: int, square: int) -> list[int]:
    """What a square of a city pays to the first and the second place."""
    return [int(rules.payout(city, square, place)) for place in (FIRST, SECOND)]


def income_parts(state: Globe, seat: int, language: str = "en") -> dict[str, Any]:
    """What a payday now would bring a player, and from where."""
    every = range(CITIES)
    majority = {city: int(rules.majority(state, city, seat)) for city in every}
    factories = {city: int(rules.factory_income(state, city, seat)) for city in every}
    return {
        "distribution": int(rules.distribution(state, seat)),
        "majority": {city_name(city, language): n for city, n in majority.items() if n},
        "factories": {city_name(city, language): n for city, n in factories.items() if n},
        "total": int(rules.income(state, seat)),
    }


def loans_of(state: Globe, seat: int) -> dict[str, int]:
    """The loan cards of a player by their sums."""
    small, large = (str(LOAN[kind]) for kind in range(KINDS))
    return {
        small: int(state.loans[seat, SMALL]),
        large: int(state.loans[seat, LARGE]),
        f"{small} extended": int(state.extended[seat, SMALL]),
        f"{large} extended": int(state.extended[seat, LARGE]),
    }


def public_facts(state: Globe, language: str = "en") -> dict[str, Any]:
    """What lies open on the table."""
    seats = range(state.players)
    cities = range(CITIES)

    def names(tickets: Any) -> list[str]:
        return [ticket_name(int(ticket), language) for ticket in tickets]

    def places(first: int, end: int) -> list[str | None]:
        return [
            None if ticket == NO_TICKET else ticket_name(int(ticket), language)
            for ticket in state.face_up[first:end]
        ]

    def owners(row: Any) -> list[int | None]:
        return [None if seat == NOBODY else int(seat) + 1 for seat in row]

    return {
        "phase": int(state.phase),
        "round": int(state.round_number),
        "active": int(state.seat) + 1,
        "closing": bool(state.closing),
        "passes": int(state.passes),
        "cash": [int(state.cash[seat]) for seat in seats],
        "planes": [
            {
                "city": city_or_none(int(state.city[seat]), language),
                "strip": None if state.strip[seat] == NO_STRIP else int(state.strip[seat]) + 1,
            }
            for seat in seats
        ],
        "hotels": [int(state.hotels[seat]) for seat in seats],
        "factories": [int(state.factories[seat]) for seat in seats],
        "tickets": [names(tickets_of(state.hand[seat])) for seat in seats],
        "scheduled": places(0, SCHEDULED_PLACES),
        "charters": places(SCHEDULED_PLACES, len(state.face_up)),
        "scheduled_discards": names(state.scheduled.discards[: state.scheduled.discarded]),
        "charter_discards": names(state.charters.discards[: state.charters.discarded]),
        "bought": names(state.bought[: state.purchases]),
        "flown": names(state.flown[: state.flights]),
        "loans": [loans_of(state, seat) for seat in seats],
        "loan_cards": {str(LOAN[kind]): int(state.loan_cards[kind]) for kind in range(KINDS)},
        "tracks": by_city(language, [owners(state.track[city]) for city in cities]),
        "last": by_city(language, [int(n) - 1 if n else None for n in state.built]),
        "closed": by_city(
            language, [[int(state.closed[city, seat]) for seat in seats] for city in cities]
        ),
        "sites": by_city(
            language,
            [[seat for seat in owners(state.sites[city]) if seat is not None] for city in cities],
        ),
    }


# --- Score ------------------------------------------------------------------------------------


def explained(state: Globe, seat: int, name: str, language: str) -> str:
    """How a player came by the final sum: cash, the three incomes of the last payday, loans."""
    say = PHRASES[language]
    total = int(state.cash[seat])
    if not state.ending:
        parts = say["score before"].format(signed(total))
        return say["score line"].format(name=name, parts=parts, total=signed(total))
    income = income_parts(state, seat, language)
    repaid = int(state.repaid[seat])
    parts = " + ".join(
        [
            say["score before"].format(signed(total - income["total"] + repaid)),
            say["income distribution"].format(income["distribution"]),
            say["income majority"].format(sum(income["majority"].values())),
            say["income factories"].format(sum(income["factories"].values())),
        ]
    )
    if repaid:
        parts += f" − {say['score loans']} {repaid}"
    return say["score line"].format(name=name, parts=parts, total=signed(total))
