"""A view of Big Shot as a scene: what lies on the board, what the panels tell, what is touched.

Pieces and panels are made once for what they show, and kept: most of them are the same after a move.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from itertools import chain, groupby

from ludopolis.engine.view import LegalAction
from ludopolis.games.bigshot import drawing, sprites
from ludopolis.games.bigshot.drawing import spot_of
from ludopolis.games.bigshot.market import (
    BIDS,
    BOARD,
    BORROWS,
    DEBT,
    DISTRICT_NAMES,
    FULL,
    NO_LOAN,
    PASS,
    PAYS,
    PLACES,
    ROUNDS,
    SIDES,
)
from ludopolis.games.bigshot.notation import colour_text, district_text
from ludopolis.games.bigshot.rules import placement_of
from ludopolis.games.bigshot.view import (
    COLOUR,
    Bid,
    BigShotView,
    Colour,
    ColourName,
    District,
    Place,
    Player,
    Space,
)
from ludopolis.language.text import Listed, Seat, Text, Words, say
from ludopolis.presentation.scene import Button, Panel, Piece, Row, Scene, Section

SIGN_PAWN = 58  # from the middle of a sign to the pawn on it
SIGN_SCALE = 1.6
KEPT = 1 << 12  # pieces and panels of each kind that are kept


def open_scene(view: BigShotView) -> Scene:
    """What everybody sees."""
    return Scene(
        pieces=(
            *chain.from_iterable(map(space_pieces, view.spaces)),
            promoter(view.promoter),
            *chain.from_iterable(town(view)),
            *auction(view),
        ),
        panels=(*seats(view), *ghost(view), bank(view.tokens, *(c.on_ring for c in view.colours))),
        status=(status(view),),
    )


def own_scene(view: BigShotView) -> Scene:
    """The own panel where the cash is not open, and what the seat that decides can press."""
    own = () if view.cash_is_open or view.seat is None else (panel_of(view, view.seat, True),)
    return Scene(panels=own, buttons=tuple(buttons(view)) if view.mine else ())


# --- Texts ------------------------------------------------------------------------------------


def signed(number: int) -> str:
    """A number, with a minus sign as it is printed."""
    return f"−{-number}" if number < 0 else str(number)


@cache
def seat_title(seat: int) -> Text:
    """The name of a seat, and whether it is who reads it."""
    return say("seat-title", who=Seat(seat))


@cache
def holder_text(colour: ColourName, seat: int | None) -> Text:
    """A colour with the name of who has it."""
    if seat is None:
        return say("holder-nobody", colour=colour_text(colour))
    return say("holder", colour=colour_text(colour), who=Seat(seat))


@lru_cache(maxsize=KEPT)
def pawns_text(pawns: tuple[ColourName, ...]) -> Listed:
    """Pawns as they stand in a sentence: 2 red, 1 black."""
    counted = (say(f"pawns-{colour}", count=len([*some])) for colour, some in groupby(pawns))
    return Listed(tuple(counted), "plain")


@lru_cache(maxsize=KEPT)
def districts_text(colour: Colour) -> Listed:
    """The districts of a colour, marked if they count double."""
    names = ((name, district_text(name)) for name in colour.districts)
    return Listed(
        tuple(
            say("district-doubled", district=text) if name in colour.doubled else text
            for name, text in names
        ),
        "plain",
    )


def numbered(pawns: Sequence[ColourName]) -> Iterator[tuple[ColourName, int]]:
    """Pawns with their number among those of their colour: they are alike, so it is a name to go by."""
    for colour, some in groupby(pawns):
        for number, _ in enumerate(some, 1):
            yield colour, number


def throws_in_figures(pips: Sequence[int]) -> str:
    """Throws of the die, briefly: when one space is left, all lead to it."""
    return f"{pips[0]}–{pips[-1]}" if len(pips) == SIDES else " ".join(str(pip) for pip in pips)


# --- The ring ---------------------------------------------------------------------------------


@lru_cache(maxsize=KEPT)
def space_pieces(space: Space) -> tuple[Piece, ...]:
    """The pawns of a space, and the throws that lead to it."""
    spot, place = f"space-{space.number}", space.number - 1
    pieces = []
    for slot, (colour, number) in enumerate(numbered(space.pawns)):
        label = say("piece-on-space", colour=colour_text(colour), number=space.number)
        x, y = drawing.pawn_on(place, slot)
        name, sprite = f"{spot}-{colour}-{number}", f"pawn-{colour}"
        pieces.append(Piece(name, sprite, label, x, y, part=spot, spot=spot))
    if space.throws:
        x, y = drawing.plate(place)
        figures = throws_in_figures(space.throws)
        label = say("piece-throw", throws=figures)
        name = f"throw-{space.throws[0]}"
        pieces.append(Piece(name, "throw", label, x, y, text=figures, part=spot, spot=spot))
    return tuple(pieces)


@cache
def promoter(space: int) -> Piece:
    """The promoter on its space."""
    x, y = drawing.stand(space - 1)
    spot = f"space-{space}"
    return Piece("promoter", "promoter", say("piece-promoter"), x, y, part=spot, spot=spot)


# --- The town ---------------------------------------------------------------------------------


def town(view: BigShotView) -> Iterator[tuple[Piece, ...]]:
    """The pawns in the districts, the flags of those who are ahead, the signs of those sold."""
    for district in view.districts:
        if district.owner is not None:
            yield sold(district, view.colour(district.owner).seat)
        elif view.over:
            yield (nobodys(district.name),)
        else:
            yield unsold(district)


@lru_cache(maxsize=KEPT)
def unsold(district: District) -> tuple[Piece, ...]:
    """A district that is still to be had."""
    pawns = [
        pawn_in(district.name, colour, number, place)
        for place, (colour, number) in enumerate(numbered(district.pawns))
    ]
    return (*pawns, flag(district)) if pawns else ()


def pawn_in(name: str, colour: ColourName, number: int, place: int) -> Piece:
    """A pawn in a district. Touching it means the district."""
    x, y = drawing.slot(name, place)
    spot = spot_of(name)
    label = say("piece-in-district", colour=colour_text(colour), district=district_text(name))
    return Piece(
        f"{spot}-{colour}-{number}",
        f"pawn-{colour}",
        label,
        x,
        y,
        part=spot,
        spot=spot,
        comes_from="block",
    )


def flag(district: District) -> Piece:
    """The flag of the colour that is ahead in a district, or of none."""
    x, y = drawing.flagpole(district.name)
    spot, ahead = spot_of(district.name), district.ahead
    state = say("note-ahead", colour=colour_text(ahead)) if ahead else say("note-tied")
    label = say("town-flag", district=district_text(district.name), state=state)
    return Piece(f"{spot}-flag", f"flag-{ahead or 'nobody'}", label, x, y, part=spot, spot=spot)


def sign(name: str, sprite: str, label: Text) -> Piece:
    """The sign of a district."""
    x, y = drawing.sign(name)
    spot = spot_of(name)
    return Piece(f"{spot}-sign", sprite, label, x, y, part=spot, spot=spot, comes_from="block")


@cache
def nobodys(name: str) -> Piece:
    """The sign of a district that nobody owns in the end."""
    return sign(name, "nobodys", say("town-nobodys", district=district_text(name)))


@lru_cache(maxsize=KEPT)
def sold(district: District, seat: int | None) -> tuple[Piece, ...]:
    """A district that is sold: its sign, a pawn of its owner, and whether it counts double."""
    assert district.owner is not None
    name, owner, spot = district.name, district.owner, spot_of(district.name)
    told = say("town-sold", district=district_text(name), holder=holder_text(owner, seat))
    pieces = [sign(name, "sold", told), owner_on_sign(name, owner)]
    if district.doubled:
        x, y = drawing.flagpole(name)
        label = say("piece-doubled", worth=district.worth)
        pieces.append(Piece(f"{spot}-doubled", "doubled", label, x - 8, y, part=spot, spot=spot))
    return tuple(pieces)


def owner_on_sign(name: str, owner: ColourName) -> Piece:
    """The pawn of its owner on the sign of a district."""
    x, y = drawing.sign(name)
    spot = spot_of(name)
    label = say("piece-in-district", colour=colour_text(owner), district=district_text(name))
    return Piece(
        f"{spot}-{owner}-1",
        f"pawn-{owner}",
        label,
        x - SIGN_PAWN,
        y,
        SIGN_SCALE,
        part=spot,
        spot=spot,
    )


# --- The auction ------------------------------------------------------------------------------


def auction(view: BigShotView) -> Iterator[Piece]:
    """The lot, large; the die; and what each seat bids."""
    yield from lot_pieces(view.lot, view.promoter, view.decision == "place")
    if not view.over:
        yield die(view.thrown)
    for player in view.seats:
        yield from chip(player, view.players, view.bid)


@lru_cache(maxsize=KEPT)
def lot_pieces(lot: tuple[ColourName, ...], space: int, placing: bool) -> tuple[Piece, ...]:
    """The pawns of the lot, which have left their space."""
    message = "piece-to-place" if placing else "piece-for-sale"
    return tuple(
        Piece(
            f"space-{space}-{colour}-{number}",
            f"pawn-{colour}",
            say(message, colour=colour_text(colour)),
            *drawing.for_sale(place),
            drawing.LOT_SCALE,
            part=lot_part(colour),
            spot="block",
        )
        for place, (colour, number) in enumerate(numbered(lot))
    )


def lot_part(colour: ColourName) -> str:
    """What touching a pawn of the lot means: any one of its colour."""
    return f"lot-{colour}"


@cache
def die(thrown: int) -> Piece:
    """The die of the leader."""
    x, y = drawing.DIE
    label = say("piece-die", thrown=thrown)
    return Piece("die", f"die-{thrown}", label, x, y, part="block", spot="block")


@lru_cache(maxsize=KEPT)
def chip(player: Player, players: int, bid: int) -> tuple[Piece, ...]:
    """What a seat does in the auction, or its capital in the end."""
    x, y = drawing.chip(player.seat, players)
    kind, text, label = chip_face(player, bid)
    own = player.colours
    face = Piece(
        f"chip-{player.seat}",
        f"chip-{kind}-{len(own)}",
        label,
        x,
        y,
        text=text,
        part="block",
        spot="block",
    )
    marks = (
        Piece(
            f"chip-{player.seat}-{colour}",
            f"pawn-{colour}",
            colour_text(colour),
            x - sprites.CHIP_MARK - (len(own) - 1 - place) * sprites.PAWN,
            y,
            0.92,
            part="block",
            spot="block",
        )
        for place, colour in enumerate(own)
    )
    return (face, *marks)


def chip_face(player: Player, bid: int) -> tuple[str, str, Text]:
    """The kind of chip of a seat, what is written on it, and what it is called."""
    name = seat_title(player.seat)
    if player.standing is None:
        points = signed(player.points or 0)
        return "waits", points, say("piece-capital", name=name, points=points)
    label = say("piece-chip", name=name, state=standing_text(player, bid))
    if player.standing == "highest" or (player.standing == "won" and bid):
        return "highest", str(bid), label
    if player.standing == "passed":
        return "passed", "", label
    return "waits", "?" if player.standing == "deciding" else "", label


def standing_text(player: Player, bid: int) -> Text:
    """How a seat stands in the auction."""
    return say(f"standing-{player.standing}", bid=bid)


# --- Panels -----------------------------------------------------------------------------------


def seats(view: BigShotView) -> Iterator[Panel]:
    """A panel for each seat, with the cash that everybody sees."""
    return (panel_of(view, player.seat, view.cash_is_open) for player in view.seats)


def panel_of(view: BigShotView, seat: int, with_cash: bool) -> Panel:
    """The panel of a seat."""
    needs = view.over or view.round > ROUNDS // 2
    leads = view.leader == seat and not view.over
    own = tuple(view.colours_of(seat))
    return panel(view.seats[seat - 1], own, view.bid, with_cash, needs, leads)


@lru_cache(maxsize=KEPT)
def panel(
    player: Player, own: tuple[Colour, ...], bid: int, with_cash: bool, needs: bool, leads: bool
) -> Panel:
    """The panel of a seat; `needs`: say whether it has too few districts to win."""
    rows = [] if player.standing is None else [Row(say("row-auction"), standing_text(player, bid))]
    notes = [say("panel-leads")] if leads else []
    if needs and not player.enough_districts:
        notes.append(say("panel-needs", colours=len(own)))
    return Panel(
        f"seat-{player.seat}",
        seat_title(player.seat),
        (*rows, *together(player, own, with_cash)),
        marks=tuple(f"pawn-{colour.name}" for colour in own),
        seat=player.seat,
        note=one_note(notes),
    )


def one_note(notes: Sequence[Text]) -> Words:
    """At most two sentences as one."""
    if len(notes) == 2:
        return say("panel-both", first=notes[0], second=notes[1])
    return notes[0] if notes else ""


def together(player: Player, own: Sequence[Colour], with_cash: bool) -> Iterator[Row]:
    """What is open about the colours of a seat; of two colours, side by side in a row."""
    over = player.standing is None
    if len(own) == 1:
        yield from purse(own[0], with_cash, over)
        return
    one, two = (colour_text(colour.name) for colour in own)
    for first, second in zip(*(purse(colour, with_cash, over) for colour in own), strict=True):
        values = {"one": one, "first": first.value, "two": two, "second": second.value}
        if first.label == CAPITAL and player.points is not None:
            yield Row(CAPITAL, say("two-colours-sum", **values, total=signed(player.points)))
        else:
            yield Row(first.label, say("two-colours", **values))


CAPITAL = say("row-capital")
HIDDEN = say("not-shown")


def purse(colour: Colour, with_cash: bool, over: bool) -> Iterator[Row]:
    """What is open about a colour: capital, money, debts, districts."""
    shown = with_cash and colour.cash is not None and colour.capital is not None
    yield Row(CAPITAL, signed(colour.capital or 0) if shown else HIDDEN)
    yield Row(say("row-cash"), str(colour.cash) if shown else HIDDEN)
    debt = say("debt-of-loans", debt=colour.debt, loans=colour.loans) if colour.loans else "0"
    yield Row(say("row-debt"), debt)
    if not over:
        yield Row(say("row-next-loan"), str(colour.next_loan or "–"))
    yield Row(say("row-districts"), owned_text(colour))


def owned_text(colour: Colour) -> Words:
    """How many districts a colour owns, and which."""
    if not colour.districts:
        return "0"
    return say("districts-owned", count=len(colour.districts), list=districts_text(colour))


def ghost(view: BigShotView) -> Iterator[Panel]:
    """The colour that belongs to nobody, with three players."""
    if view.players == 3:
        yield from (ghost_panel(colour) for colour in view.colours if colour.seat is None)


@lru_cache(maxsize=KEPT)
def ghost_panel(colour: Colour) -> Panel:
    """The panel of nobody's colour."""
    return Panel(
        "nobody",
        say("panel-nobody", colour=colour_text(colour.name)),
        (Row(say("row-districts"), owned_text(colour)),),
        marks=(f"pawn-{colour.name}",),
    )


@lru_cache(maxsize=KEPT)
def bank(tokens: int, *on_ring: int) -> Panel:
    """What is left: pawns on the ring by colour, and loan tokens."""
    left = (
        Row(say("row-on-ring", colour=colour_text(colour)), str(count))
        for colour, count in zip(COLOUR, on_ring, strict=True)
    )
    return Panel("bank", say("panel-bank"), (*left, Row(say("row-tokens"), str(tokens))))


def status(view: BigShotView) -> Text:
    """The round, who leads it, and how the bidding stands."""
    if view.over:
        return say("log-end", rounds=ROUNDS)
    return say(
        "status-round",
        round=view.round,
        rounds=ROUNDS,
        leader=Seat(view.leader),
        thrown=view.thrown,
        state=auction_text(view),
    )


def auction_text(view: BigShotView) -> Text:
    """How the bidding stands, or who places the pawns."""
    if view.decision in ("pay", "place") and view.to_move is not None:
        return say("auction-placing", who=Seat(view.to_move), bid=view.bid)
    if view.bidder is None:
        return say("auction-no-bid")
    return say("auction-highest", bid=view.bid, who=Seat(view.bidder))


# --- What is touched --------------------------------------------------------------------------


def buttons(view: BigShotView) -> Iterator[Button]:
    """What the seat that decides can press; bids are one stepper."""
    assert view.seat is not None
    own = view.colours_of(view.seat)
    if view.decision == "bid":
        yield Button("pass", say("button-pass"))
        for action in view.legal or ():
            if isinstance(action, Bid):
                yield bid_button(action.amount)
    if view.decision in ("bid", "loan"):
        yield from (borrow_button(c.name, c.next_loan, len(own) > 1) for c in own)
    if view.decision == "loan":
        yield Button("no-loan", say("button-no-loan"))
    if view.decision == "pay":
        for colour in own:
            label = say("button-pay", colour=colour_text(colour.name), amount=view.bid)
            yield Button(f"pay-{colour.name}", label)


@cache
def bid_button(amount: int) -> Button:
    """A step of the bids."""
    return Button(f"bid-{amount}", say("button-bid", amount=amount), amount)


@cache
def borrow_button(colour: ColourName, pays: int, by_name: bool) -> Button:
    """What a loan brings and costs."""
    if not by_name:
        return Button(f"borrow-{colour}", say("button-borrow", pays=pays, debt=DEBT))
    label = say("button-borrow-for", colour=colour_text(colour), pays=pays, debt=DEBT)
    return Button(f"borrow-{colour}", label)


def parts(view: BigShotView, action: int) -> tuple[str, ...] | None:
    """What is touched for an action: a button, or a pawn of the lot and a district."""
    if action < PLACES:
        return button_parts(action)
    colour, found = placing_parts(action)
    return found if colour in view.lot else None


@cache
def button_parts(action: int) -> tuple[str, ...]:
    """The button of an action."""
    if action < PASS:
        return (f"bid-{action - BIDS + 1}",)
    if action == PASS:
        return ("pass",)
    if action == NO_LOAN:
        return ("no-loan",)
    kind, first = ("borrow", BORROWS) if action < NO_LOAN else ("pay", PAYS)
    return (f"{kind}-{COLOUR[action - first]}",)


@cache
def placing_parts(action: int) -> tuple[ColourName, tuple[str, ...]]:
    """The colour of a placement, and what is touched for it."""
    colour, district = placement_of(action)
    return COLOUR[colour], (lot_part(COLOUR[colour]), spot_of(DISTRICT_NAMES[district]))


def preview(view: BigShotView, action: LegalAction) -> tuple[Piece, ...]:
    """A pawn as it would lie in a district, with the flag or the sign that it would bring.

    What it means is said by the note of the choice, so these pieces need no labels.
    """
    if not isinstance(action, Place):
        return ()
    left = view.lot.count(action.colour)
    gone = f"space-{view.promoter}-{action.colour}-{left}"  # leaves the lot
    return placed(gone, action, len(view.district(action.district).pawns))


@lru_cache(maxsize=KEPT)
def placed(gone: str, action: Place, before: int) -> tuple[Piece, ...]:
    """A pawn in a district where so many lie already."""
    name, spot = action.district, spot_of(action.district)
    if action.sells:
        x, y = drawing.sign(name)
        owner = f"pawn-{action.ahead}"
        return (
            Piece(f"{spot}-sign", "sold", "", x, y, spot=spot),
            Piece(gone, owner, "", x - SIGN_PAWN, y, SIGN_SCALE, spot=spot),
        )
    flown = f"flag-{action.ahead or 'nobody'}"
    return (
        Piece(gone, f"pawn-{action.colour}", "", *drawing.slot(name, before), spot=spot),
        Piece(f"{spot}-flag", flown, "", *drawing.flagpole(name), spot=spot),
    )


# --- The board as a list ----------------------------------------------------------------------


def reading(view: BigShotView) -> tuple[Section, ...]:
    """The whole board: the auction, the town by neighbourhoods, the ring."""
    sections = [] if view.over else [Section(say("reading-auction"), (*auction_rows(view),))]
    sections += [
        Section(title, tuple(district_row(view, view.district(name)) for name in names))
        for title, names in NEIGHBOURHOODS
    ]
    sections.append(Section(say("reading-ring"), (*ring_rows(view),)))
    return tuple(sections)


def auction_rows(view: BigShotView) -> Iterator[Text]:
    """The lot, the die, how the bidding stands, what everybody does, and what one can bid."""
    message = "reading-to-place" if view.decision == "place" else "reading-for-sale"
    yield say(message, lot=pawns_text(view.lot))
    yield say("piece-die", thrown=view.thrown)
    yield auction_text(view)
    for player in view.seats:
        colours = Listed(tuple(map(colour_text, player.colours)), "plain")
        state = standing_text(player, view.bid)
        yield say("reading-seat", name=seat_title(player.seat), colours=colours, state=state)
    bids = [action.amount for action in view.legal or () if isinstance(action, Bid)]
    if len(bids) == 1:
        yield say("reading-one-bid", amount=bids[0])
    elif bids:
        yield say("reading-bids", least=bids[0], most=bids[-1])


def _neighbourhoods() -> Iterator[tuple[Text, list[str]]]:
    """The large districts, then each park with the districts beside it."""
    beside = {park: [*entry["doubles"], park] for park, entry in BOARD["parks"].items()}
    others = {name for names in beside.values() for name in names}
    yield say("reading-large"), [name for name in DISTRICT_NAMES if name not in others]
    for park, names in beside.items():
        yield district_text(park, ".around"), names


NEIGHBOURHOODS = tuple(_neighbourhoods())


def district_row(view: BigShotView, district: District) -> Text:
    """All about a district in a sentence."""
    name = district_text(district.name)
    if district.owner is not None:
        holder = holder_text(district.owner, view.colour(district.owner).seat)
        if not district.doubled:
            return say("town-sold", district=name, holder=holder)
        worth = district.worth
        return say("reading-sold-doubled", district=name, holder=holder, worth=worth)
    if view.over:
        return say("town-nobodys", district=name)
    if not district.pawns:
        return say("reading-empty", district=name)
    state = say("note-tied")
    if district.ahead is not None:
        holder = holder_text(district.ahead, view.colour(district.ahead).seat)
        state = say("note-ahead", colour=holder)
    return say(
        "reading-lying",
        district=name,
        pawns=pawns_text(district.pawns),
        state=state,
        count=len(district.pawns),
        full=FULL,
    )


def ring_rows(view: BigShotView) -> Iterator[Text]:
    """The promoter, and every space with pawns."""
    yield say("reading-promoter", number=view.promoter)
    for space in view.spaces:
        if space.throws:
            yield say(
                "reading-space-thrown",
                number=space.number,
                pawns=pawns_text(space.pawns),
                throws=throws_in_figures(space.throws),
            )
        elif space.pawns:
            yield say("reading-space", number=space.number, pawns=pawns_text(space.pawns))
