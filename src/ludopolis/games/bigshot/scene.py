"""A view of Big Shot as a scene: what lies on the board, what panels tell, what is asked and touched.

Pieces are made once for what they show, and kept: most of them are the same after a move.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache, partial
from itertools import chain, starmap
from typing import Any

from ludopolis.engine.view import LegalAction
from ludopolis.games.bigshot import drawing, state
from ludopolis.games.bigshot.drawing import Point, spot_of
from ludopolis.games.bigshot.notation import (
    colour_text,
    district_text,
    districts_text,
    holder_text,
    pawns_text,
)
from ludopolis.games.bigshot.state import BOARD, DISTRICT_NAMES, ROUNDS
from ludopolis.games.bigshot.view import (
    COLOUR,
    Bid,
    BigShotView,
    Borrow,
    Colour,
    ColourName,
    District,
    Pass,
    Pay,
    Place,
    Player,
    Space,
)
from ludopolis.language.text import Argument, Listed, Seat, Text, Words, say
from ludopolis.presentation import parts
from ludopolis.presentation.parts import NOTHING, button, fact, on_spot, seat_title, section, signed
from ludopolis.presentation.scene import Button, Panel, Piece, Row, Scene, Section

kept = lru_cache(maxsize=1 << 12)  # pieces of each kind


def open_scene(view: BigShotView) -> Scene:
    """What everybody sees."""
    pieces = [space_pieces(space) for space in view.spaces]
    at, spot = drawing.STOPS[view.promoter - 1], f"space-{view.promoter}"
    pieces.append((on_spot(spot, at, "promoter", "promoter", say("piece-promoter")),))
    for district in view.districts:
        seat = view.colour(district.owner).seat if district.owner else None
        pieces.append(district_pieces(district, seat, view.over))
    pieces.append(lot_pieces(view.lot, view.promoter, view.decision == "place"))
    if not view.over:
        label = say("piece-die", thrown=view.thrown)
        pieces.append((on_block(drawing.DIE, "die", f"die-{view.thrown}", label),))
    pieces += [chip(player, view.players, view.bid) for player in view.seats]
    panels = [panel_of(view, player.seat, view.cash_is_open) for player in view.seats]
    panels += [nobodys_panel(colour) for colour in view.colours if colour.seat is None]
    panels.append(bank(view))
    return Scene(tuple(chain.from_iterable(pieces)), tuple(panels), status=(status(view),))


def own_scene(view: BigShotView) -> Scene:
    """The own panel where the cash is not open, and what the seat that decides can press."""
    own = () if view.cash_is_open or view.seat is None else (panel_of(view, view.seat, True),)
    return Scene(panels=own, buttons=tuple(buttons(view)) if view.mine else ())


# --- The ring and the town --------------------------------------------------------------------


def pawns_lying(
    spot: str,
    pawns: Sequence[ColourName],
    places: Sequence[Point],
    label: Callable[..., Text],
    *,
    named: str = "",
    part: str = "",
    **more: Any,
) -> Iterator[Piece]:
    """Pawns on a spot; each is named by its number among those of its colour."""
    for place, colour in enumerate(pawns):
        name = f"{named or spot}-{colour}-{place - pawns.index(colour) + 1}"
        text = label(colour=colour_text(colour))
        touched = part and f"{part}-{colour}"
        at, sprite = places[place], f"pawn-{colour}"
        yield on_spot(spot, at, name, sprite, text, part=touched, **more)


@kept
def space_pieces(space: Space) -> tuple[Piece, ...]:
    """The pawns of a space, and the throws that lead to it."""
    spot, place = f"space-{space.number}", space.number - 1
    label = partial(say, "piece-on-space", number=space.number)
    pieces = tuple(pawns_lying(spot, space.pawns, drawing.ON_RING[place], label))
    if not space.throws:
        return pieces
    figures, name = throws_in_figures(space.throws), f"throw-{space.throws[0]}"
    told = say("piece-throw", throws=figures)
    return (*pieces, on_spot(spot, drawing.PLATES[place], name, "throw", told, text=figures))


def throws_in_figures(pips: Sequence[int]) -> str:
    """Throws of the die, briefly: when one space is left, all lead to it."""
    return f"{pips[0]}–{pips[-1]}" if len(pips) == state.SIDES else " ".join(map(str, pips))


@kept
def district_pieces(district: District, seat: int | None, over: bool) -> tuple[Piece, ...]:
    """Pawns and the flag of the colour that is ahead; or a sign, and a pawn of the owner on it."""
    name, spot, text = district.name, spot_of(district.name), district_text(district.name)
    label = partial(say, "piece-in-district", district=text)
    sign = partial(on_spot, spot, drawing.SIGNS[name], f"{spot}-sign", comes_from="block")
    if (owner := district.owner) is not None:
        told = say("town-sold", district=text, holder=holder_text(owner, seat))
        places, scale = [drawing.ON_SIGNS[name]], drawing.SIGN_SCALE
        pieces = [sign("sold", told), *pawns_lying(spot, (owner,), places, label, scale=scale)]
        if district.doubled:
            at, told = drawing.DOUBLED[name], say("piece-doubled", worth=district.worth)
            pieces.append(on_spot(spot, at, f"{spot}-doubled", "doubled", told))
        return tuple(pieces)
    if over:
        return (sign("nobodys", say("town-nobodys", district=text)),)
    if not district.pawns:
        return ()
    pawns = pawns_lying(spot, district.pawns, drawing.SLOTS[name], label, comes_from="block")
    ahead = district.ahead
    leads = say("note-ahead", colour=colour_text(ahead)) if ahead else say("note-tied")
    told = say("town-flag", district=text, state=leads)
    at, sprite = drawing.FLAGPOLES[name], f"flag-{ahead or 'nobody'}"
    return (*pawns, on_spot(spot, at, f"{spot}-flag", sprite, told))


# --- The auction ------------------------------------------------------------------------------

on_block = partial(on_spot, "block")


@kept
def lot_pieces(lot: tuple[ColourName, ...], space: int, placing: bool) -> tuple[Piece, ...]:
    """The pawns of the lot, which have left their space; touching one means any of its colour."""
    label = partial(say, "piece-to-place" if placing else "piece-for-sale")
    how: Any = {"named": f"space-{space}", "part": "lot", "scale": drawing.LOT_SCALE}
    return tuple(pawns_lying("block", lot, drawing.LOT_PLACES, label, **how))


@kept
def chip(player: Player, players: int, bid: int) -> tuple[Piece, ...]:
    """What a seat does in the auction, or its capital in the end, beside pawns of its colours."""
    x, y = drawing.chip(player.seat, players)
    name, own, title = f"chip-{player.seat}", player.colours, seat_title(player.seat)
    text, kind = "?" if player.standing == "deciding" else "", "waits"
    label = say("piece-chip", name=title, state=standing_text(player, bid))
    if player.standing is None:
        text = signed(player.points or 0)
        label = say("piece-capital", name=title, points=text)
    elif has_highest(player, bid):
        text, kind = str(bid), "highest"
    elif player.standing == "passed":
        kind = "passed"
    face = on_block((x, y), name, f"chip-{kind}-{len(own)}", label, text=text)
    marks = [
        on_block(
            (x - drawing.CHIP_MARK - n * drawing.PAWN, y),
            f"{name}-{c}",
            f"pawn-{c}",
            colour_text(c),
            scale=0.92,
        )
        for n, c in enumerate(reversed(own))
    ]
    return (face, *reversed(marks))


def has_highest(player: Player, bid: int) -> bool:
    """Has a seat bid most?"""
    return player.standing == "highest" or (player.standing == "won" and bid > 0)


def standing_text(player: Player, bid: int) -> Text:
    """How a seat stands in the auction."""
    return say(f"standing-{player.standing}", bid=bid)


def auction_text(view: BigShotView) -> Text:
    """How the bidding stands, or who places the pawns."""
    if view.decision in ("pay", "place") and view.to_move is not None:
        return say("auction-placing", who=Seat(view.to_move), bid=view.bid)
    if view.bidder is None:
        return say("auction-no-bid")
    return say("auction-highest", bid=view.bid, who=Seat(view.bidder))


def status(view: BigShotView) -> Text:
    """The round, who leads it, and how the bidding stands."""
    if view.over:
        return say("log-end", rounds=ROUNDS)
    now: dict[str, Argument] = {"round": view.round, "rounds": ROUNDS, "thrown": view.thrown}
    return say("status-round", **now, leader=Seat(view.leader), state=auction_text(view))


# --- Panels -----------------------------------------------------------------------------------


def panel_of(view: BigShotView, seat: int, with_cash: bool) -> Panel:
    """The panel of a seat."""
    player, own = view.seats[seat - 1], view.colours_of(seat)
    facts: dict[str, Words] = {} if view.over else {"auction": standing_text(player, view.bid)}
    facts |= purses(player, [purse(colour, with_cash, view.over) for colour in own])
    notes = [] if view.over or view.leader != seat else [say("panel-leads")]
    if (view.over or view.round > ROUNDS // 2) and not player.enough_districts:
        notes.append(say("panel-needs", colours=len(own)))
    note: Words = notes[0] if notes else ""
    if len(notes) == 2:
        note = say("panel-both", first=notes[0], second=notes[1])
    marks = [f"pawn-{colour.name}" for colour in own]
    return parts.seat_panel(seat, starmap(fact, facts.items()), marks=marks, note=note)


def purses(player: Player, own: Sequence[dict[str, Words]]) -> dict[str, Words]:
    """What is open about the colours of a seat; of two, side by side."""
    if len(own) == 1:
        return own[0]
    one, two = map(colour_text, player.colours)
    facts: dict[str, Words] = {}
    for label, first in own[0].items():
        both = {"one": one, "first": first, "two": two, "second": own[1][label]}
        facts[label] = say("two-colours", **both)
        if label == "capital" and player.points is not None:
            facts[label] = say("two-colours-sum", **both, total=signed(player.points))
    return facts


def purse(colour: Colour, with_cash: bool, over: bool) -> dict[str, Words]:
    """What is open about a colour: capital, money, debts, districts."""
    shown = with_cash and colour.cash is not None
    debt = say("debt-of-loans", debt=colour.debt, loans=colour.loans) if colour.loans else "0"
    return {
        "capital": signed(colour.capital or 0) if shown else say("not-shown"),
        "cash": str(colour.cash) if shown else say("not-shown"),
        "debt": debt,
        **({} if over else {"next-loan": str(colour.next_loan or NOTHING)}),
        "districts": owned_text(colour),
    }


def owned_text(colour: Colour) -> Words:
    """How many districts a colour owns, and which."""
    if not colour.districts:
        return "0"
    return say("districts-owned", count=len(colour.districts), list=districts_text(colour))


def nobodys_panel(colour: Colour) -> Panel:
    """The panel of the colour that belongs to nobody, with three players."""
    title, rows = say("panel-nobody", colour=colour_text(colour.name)), owned_text(colour)
    return Panel("nobody", title, (fact("districts", rows),), marks=(f"pawn-{colour.name}",))


def bank(view: BigShotView) -> Panel:
    """What is left: pawns on the ring by colour, and loan tokens."""
    left = [
        Row(say("row-on-ring", colour=colour_text(colour.name)), str(colour.on_ring))
        for colour in view.colours
    ]
    return Panel("bank", say("panel-bank"), (*left, fact("tokens", view.tokens)))


# --- What is asked ----------------------------------------------------------------------------


def question(view: BigShotView) -> tuple[Text, ...]:
    """What the seat that looks is asked; a seat that does not decide learns nothing of its cash."""
    lot, bid = pawns_text(view.lot), view.bid
    if view.decision != "bid":
        return (say(f"question-{view.decision}", lot=lot, bid=bid),)
    may_borrow = any(colour.may_borrow for colour in view.colours)
    if view.legal is None or any(isinstance(action, Bid) for action in view.legal):
        asked = say("question-bid", bid=bid, lot=lot)
        return (asked, say("question-may-borrow")) if may_borrow else (asked,)
    return (say(f"question-{'borrow-first' if may_borrow else 'only-pass'}", bid=bid, lot=lot),)


def note(view: BigShotView, action: LegalAction) -> Text | None:
    """What a choice leads to: who gets the lot, what is left, who leads in a district."""
    match action:
        case Bid(leaves=int(cash)) | Pay(leaves=cash):
            return say("note-leaves", cash=cash)
        case Pass(winner=int(winner)):
            return say("note-pass", who=Seat(winner), bid=view.bid)
        case Borrow(pays=pays, debt=debt):
            return say("note-borrow", pays=pays, debt=debt)
        case Place(ahead=None):
            return say("note-tied")
        case Place(district=district, sells=sells, ahead=str(ahead)):
            stays = ahead == view.district(district).ahead
            kind = "note-sold" if sells else "note-stays" if stays else "note-ahead"
            seat = view.colour(ahead).seat
            return say(kind, colour=holder_text(ahead, seat) if seat else colour_text(ahead))
        case _:
            return None


def listed(view: BigShotView) -> Sequence[LegalAction]:
    """The choices; in the bidding passing and borrowing come first: the bids can be many."""
    return sorted(view.legal or (), key=lambda action: isinstance(action, Bid))


def typed_number(view: BigShotView, action: LegalAction, place: int) -> int | None:
    """In the bidding the amount is typed, and 0 to pass: nobody bids 11 who types 7."""
    if view.decision != "bid":
        return place
    if isinstance(action, Bid):
        return action.amount
    return 0 if isinstance(action, Pass) else None


# --- What is touched --------------------------------------------------------------------------


def buttons(view: BigShotView) -> Iterator[Button]:
    """What the seat that decides can press; bids are one stepper."""
    own = [colour for colour in view.colours if colour.seat == view.seat]
    if view.decision == "bid":
        yield button("pass")
        for action in view.legal or ():
            if isinstance(action, Bid):
                label = say("button-bid", amount=action.amount)
                yield Button(f"bid-{action.amount}", label, action.amount)
    for colour in own:
        part, name = f"borrow-{colour.name}", colour_text(colour.name)
        if view.decision == "pay":
            yield Button(f"pay-{colour.name}", say("button-pay", colour=name, amount=view.bid))
        elif view.decision != "place" and len(own) == 1:
            yield button(part, "borrow", pays=colour.next_loan, debt=state.DEBT)
        elif view.decision != "place":
            yield button(part, "borrow-for", colour=name, pays=colour.next_loan, debt=state.DEBT)
    if view.decision == "loan":
        yield button("no-loan")


# By action: a button, or a pawn of the lot and a district.
PARTS: tuple[tuple[str, ...], ...] = (
    *((f"bid-{amount}",) for amount in range(1, state.MOST_CASH + 1)),
    ("pass",),
    *((f"borrow-{colour}",) for colour in COLOUR),
    ("no-loan",),
    *((f"pay-{colour}",) for colour in COLOUR),
    *((f"lot-{colour}", spot_of(name)) for colour in COLOUR for name in DISTRICT_NAMES),
)


def touched(view: BigShotView, action: int) -> tuple[str, ...] | None:
    """What is touched for an action; None for a pawn that is not in the lot."""
    in_lot = action < state.PLACES or PARTS[action][0].removeprefix("lot-") in view.lot
    return PARTS[action] if in_lot else None


def preview(view: BigShotView, action: LegalAction) -> tuple[Piece, ...]:
    """A pawn as it would lie in a district, with the flag or the sign that it would bring.

    What it means is said by the note of the choice, so these pieces need no labels.
    """
    if not isinstance(action, Place):
        return ()
    name, spot = action.district, spot_of(action.district)
    left = view.lot.count(action.colour)
    gone = f"space-{view.promoter}-{action.colour}-{left}"  # leaves the lot
    if action.sells:
        owner, at, scale = f"pawn-{action.ahead}", drawing.ON_SIGNS[name], drawing.SIGN_SCALE
        return (
            Piece(f"{spot}-sign", "sold", "", *drawing.SIGNS[name], spot=spot),
            Piece(gone, owner, "", *at, scale, spot=spot),
        )
    at = drawing.SLOTS[name][len(view.district(name).pawns)]
    flag = f"flag-{action.ahead or 'nobody'}"
    return (
        Piece(gone, f"pawn-{action.colour}", "", *at, spot=spot),
        Piece(f"{spot}-flag", flag, "", *drawing.FLAGPOLES[name], spot=spot),
    )


# --- The board as a list ----------------------------------------------------------------------

BESIDE = {park: [*entry["doubles"], park] for park, entry in BOARD["parks"].items()}
LARGE = [name for name in DISTRICT_NAMES if name not in chain.from_iterable(BESIDE.values())]
# The large districts, then each park with the districts beside it, by their headings.
NEIGHBOURHOODS = {
    "reading-large": LARGE,
    **{district_text(park, ".around").id: names for park, names in BESIDE.items()},
}


def reading(view: BigShotView) -> tuple[Section, ...]:
    """The whole board: the auction, the town by neighbourhoods, the ring."""
    auction = [] if view.over else [section("reading-auction", auction_rows(view))]
    town = [
        section(title, (district_row(view, view.district(name)) for name in names))
        for title, names in NEIGHBOURHOODS.items()
    ]
    return (*auction, *town, section("reading-ring", ring_rows(view)))


def auction_rows(view: BigShotView) -> Iterator[Text]:
    """The lot, the die, how the bidding stands, what everybody does, and what one can bid."""
    message = "reading-to-place" if view.decision == "place" else "reading-for-sale"
    yield say(message, lot=pawns_text(view.lot))
    yield say("piece-die", thrown=view.thrown)
    yield auction_text(view)
    for player in view.seats:
        colours = Listed(tuple(map(colour_text, player.colours)), "plain")
        stands = standing_text(player, view.bid)
        yield say("reading-seat", name=seat_title(player.seat), colours=colours, state=stands)
    bids = [action.amount for action in view.legal or () if isinstance(action, Bid)]
    if len(bids) == 1:
        yield say("reading-one-bid", amount=bids[0])
    elif bids:
        yield say("reading-bids", least=bids[0], most=bids[-1])


def district_row(view: BigShotView, district: District) -> Text:
    """All about a district in a sentence."""
    name, leading = district_text(district.name), district.owner or district.ahead
    holder = holder_text(leading, view.colour(leading).seat) if leading else ""
    if district.owner is not None:
        message = "reading-sold-doubled" if district.doubled else "town-sold"
        return say(message, district=name, holder=holder, worth=district.worth)
    if view.over or not district.pawns:
        return say("town-nobodys" if view.over else "reading-empty", district=name)
    leads = say("note-ahead", colour=holder) if leading else say("note-tied")
    pawns, count = pawns_text(district.pawns), len(district.pawns)
    return say(
        "reading-lying", district=name, pawns=pawns, state=leads, count=count, full=state.FULL
    )


def ring_rows(view: BigShotView) -> Iterator[Text]:
    """The promoter, and every space with pawns."""
    yield say("reading-promoter", number=view.promoter)
    for space in view.spaces:
        if space.pawns:
            number, pawns = space.number, pawns_text(space.pawns)
            throws = throws_in_figures(space.throws) if space.throws else ""
            message = "reading-space-thrown" if throws else "reading-space"
            yield say(message, number=number, pawns=pawns, throws=throws)
