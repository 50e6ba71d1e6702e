"""A view of Big Shot as a scene: what lies on the board, what the panels tell, what is touched."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from ludopolis.engine.scene import Button, Panel, Piece, Report, Row, Scene, Section
from ludopolis.engine.speech import counted
from ludopolis.games.bigshot import drawing
from ludopolis.games.bigshot.drawing import spot_of
from ludopolis.games.bigshot.market import (
    BIDS,
    BOARD,
    BORROWS,
    COLOUR_NAMES,
    DEBT,
    DISTRICT_NAMES,
    DISTRICTS,
    DISTRICTS_TO_WIN,
    FULL,
    NO_LOAN,
    PASS,
    PAYS,
    PLACES,
    ROUNDS,
    SIDES,
    SPACES,
)
from ludopolis.games.bigshot.phrases import (
    PHRASES,
    colour_name,
    district_name,
    lot_in_words,
    signed,
)
from ludopolis.games.bigshot.town import (
    View,
    colours_of,
    debt,
    is_doubled,
    is_full,
    leading,
    owned_by,
    throws_to,
    with_one_more,
    worth,
)

SIGN_PAWN = 58  # from the middle of a sign to the pawn on it
SIGN_SCALE = 1.6


def scene(view: View, language: str) -> Scene:
    """All that a view shows."""
    return Scene(
        pieces=(
            *ring(view, language),
            *town(view, language),
            *auction(view, language),
        ),
        panels=(*seats(view, language), *ghost(view, language), bank(view, language)),
        buttons=tuple(buttons(view, language)),
        reading=reading(view, language),
        status=status(view, language),
    )


# --- Names ------------------------------------------------------------------------------------


def called(view: View, seat: int, language: str) -> str:
    """The name of a seat."""
    names = view.get("names")
    return str(names[seat - 1]) if names else PHRASES[language]["seat"].format(seat)


def title_of(view: View, seat: int, language: str) -> str:
    """The name of a seat, and whether it is the one who looks."""
    name = called(view, seat, language)
    return f"{name} ({PHRASES[language]['you']})" if seat == view["seat"] else name


def holder(view: View, colour: str, language: str) -> str:
    """A colour with the name of who has it."""
    say = PHRASES[language]
    seat = view["owners"][colour]
    who = say["no player"] if seat is None else called(view, seat, language)
    return f"{colour_name(colour, language)} ({say['you'] if seat == view['seat'] else who})"


def pawn_label(colour: str, language: str) -> str:
    """What a pawn is called."""
    return PHRASES[language]["a pawn"].format(colour_name(colour, language))


def numbered(pawns: Sequence[str]) -> Iterator[tuple[str, int]]:
    """Pawns with their number among those of their colour: they are alike, so it is a name to go by."""
    seen: dict[str, int] = {}
    for colour in pawns:
        seen[colour] = seen.get(colour, 0) + 1
        yield colour, seen[colour]


# --- The ring ---------------------------------------------------------------------------------


def ring(view: View, language: str) -> Iterator[Piece]:
    """The pawns to come, the throws that lead to them, and the promoter."""
    say = PHRASES[language]
    throws = {} if view["over"] or view["round"] == ROUNDS else ways(view)
    for space, pawns in enumerate(view["spaces"]):
        spot = f"space-{space + 1}"
        for place, (colour, number) in enumerate(numbered(pawns)):
            x, y = drawing.pawn_on(space, place)
            label = pawn_label(colour, language)
            yield Piece(
                f"{spot}-{colour}-{number}",
                f"pawn-{colour}",
                f"{label}, {say['space'].format(space + 1)}",
                x,
                y,
                part=spot,
                spot=spot,
            )
        if pips := throws.get(space + 1):
            x, y = drawing.plate(space)
            spoken = throws_in_words(pips)
            yield Piece(
                f"throw-{pips[0]}",
                "throw",
                say["throw leads"].format(spoken),
                x,
                y,
                text=spoken,
                part=spot,
                spot=spot,
            )
    x, y = drawing.stand(view["promoter"] - 1)
    spot = f"space-{view['promoter']}"
    yield Piece("promoter", "promoter", say["promoter"], x, y, part=spot, spot=spot)


def throws_in_words(pips: Sequence[int]) -> str:
    """Throws of the die, briefly: when one space is left, all lead to it."""
    return f"{pips[0]}–{pips[-1]}" if len(pips) == SIDES else " ".join(str(pip) for pip in pips)


def ways(view: View) -> dict[int, list[int]]:
    """The throws that lead to each space."""
    return throws_to(view["spaces"], view["promoter"])


# --- The town ---------------------------------------------------------------------------------


def town(view: View, language: str) -> Iterator[Piece]:
    """The pawns in the districts, the flags of those who are ahead, the signs of those sold."""
    for name in DISTRICT_NAMES:
        district = view["districts"][name]
        if district["owner"] is not None:
            yield from sold(view, name, district["owner"], language)
        elif view["over"]:
            yield sign(name, "nobodys", PHRASES[language]["sign nobody"], language)
        else:
            yield from unsold(name, district["pawns"], language)


def unsold(name: str, pawns: Mapping[str, int], language: str) -> Iterator[Piece]:
    """A district that is still to be had."""
    spot = spot_of(name)
    lying = [colour for colour in COLOUR_NAMES for _ in range(pawns[colour])]
    for place, (colour, number) in enumerate(numbered(lying)):
        yield pawn_in(name, colour, number, place, language)
    if lying:
        yield flag(name, leading(pawns), f"{spot}-flag", language)


def pawn_in(name: str, colour: str, number: int, place: int, language: str) -> Piece:
    """A pawn in a district. Touching it means the district."""
    x, y = drawing.slot(name, place)
    spot = spot_of(name)
    return Piece(
        f"{spot}-{colour}-{number}",
        f"pawn-{colour}",
        f"{pawn_label(colour, language)}, {district_name(name, language)}",
        x,
        y,
        part=spot,
        spot=spot,
        comes_from="block",
    )


def flag(name: str, colour: str | None, piece: str, language: str) -> Piece:
    """The flag of the colour that is ahead in a district, or of none."""
    say = PHRASES[language]
    x, y = drawing.flagpole(name)
    where = district_name(name, language)
    said = say["note tied"]
    if colour is not None:
        said = say["note ahead"].format(colour_name(colour, language))
    spot = spot_of(name)
    sprite = f"flag-{colour or 'nobody'}"
    return Piece(piece, sprite, say["row"].format(where, said), x, y, part=spot, spot=spot)


def sign(name: str, sprite: str, said: str, language: str) -> Piece:
    """The sign of a district."""
    x, y = drawing.sign(name)
    spot = spot_of(name)
    label = PHRASES[language]["row"].format(district_name(name, language), said)
    return Piece(f"{spot}-sign", sprite, label, x, y, part=spot, spot=spot, comes_from="block")


def sold(view: View, name: str, owner: str, language: str) -> Iterator[Piece]:
    """A district that is sold: its sign, a pawn of its owner, and whether it counts double."""
    say = PHRASES[language]
    spot = spot_of(name)
    board = sign(name, "sold", f"{say['sold to']} {holder(view, owner, language)}", language)
    yield board
    yield owner_on_sign(name, owner, f"{spot}-{owner}-1", language)
    if is_doubled(view, name):
        x, y = drawing.flagpole(name)
        label = say["counts double"].format(worth(view, name))
        yield Piece(f"{spot}-doubled", "doubled", label, x - 8, y, part=spot, spot=spot)


def owner_on_sign(name: str, owner: str, piece: str, language: str) -> Piece:
    """The pawn of its owner on the sign of a district."""
    x, y = drawing.sign(name)
    spot = spot_of(name)
    label = f"{pawn_label(owner, language)}, {district_name(name, language)}"
    return Piece(piece, f"pawn-{owner}", label, x - SIGN_PAWN, y, SIGN_SCALE, part=spot, spot=spot)


# --- The auction ------------------------------------------------------------------------------


def auction(view: View, language: str) -> Iterator[Piece]:
    """The lot, large; the die; and what each seat bids."""
    say = PHRASES[language]
    for place, (colour, number) in enumerate(numbered(view["lot"])):
        x, y = drawing.for_sale(place)
        yield Piece(
            f"space-{view['promoter']}-{colour}-{number}",
            f"pawn-{colour}",
            f"{pawn_label(colour, language)}, {say[lot_key(view)].rstrip(' :')}",
            x,
            y,
            drawing.LOT_SCALE,
            part=lot_part(colour),
            spot="block",
        )
    if not view["over"]:
        x, y = drawing.DIE
        label = say["thrown"].format(view["thrown"])
        yield Piece("die", f"die-{view['thrown']}", label, x, y, part="block", spot="block")
    for seat in range(1, view["players"] + 1):
        yield from chip(view, seat, language)


def lot_key(view: View) -> str:
    """The phrase for the pawns on the block."""
    return "to place" if view["decision"] == "place" else "for sale"


def lot_part(colour: str) -> str:
    """What touching a pawn of the lot means: any one of its colour."""
    return f"lot-{colour}"


def chip(view: View, seat: int, language: str) -> Iterator[Piece]:
    """What a seat does in the auction, or its capital in the end."""
    x, y = drawing.chip(seat, view["players"])
    name = title_of(view, seat, language)
    if view["over"]:
        kind, text = "waits", signed(view["points"][seat - 1])
        said = f"{PHRASES[language]['head capital']} {text}"
    else:
        kind = bidding_kind(view, seat)
        text = str(view["bid"]) if kind == "highest" else "?" if is_asked(view, seat) else ""
        said = bidding_state(view, seat, language)
    own = colours_of(view, seat)
    yield Piece(
        f"chip-{seat}",
        f"chip-{kind}-{len(own)}",
        PHRASES[language]["row"].format(name, said),
        x,
        y,
        text=text,
        part="block",
        spot="block",
    )
    for place, colour in enumerate(own):
        yield Piece(
            f"chip-{seat}-{colour}",
            f"pawn-{colour}",
            colour_name(colour, language),
            x - drawing.CHIP_MARK - (len(own) - 1 - place) * drawing.PAWN,
            y,
            0.92,
            part="block",
            spot="block",
        )


def is_asked(view: View, seat: int) -> bool:
    """Is it for this seat to bid, or to say whether it borrows?"""
    return view["decision"] in ("bid", "loan") and seat == view["to_move"]


def bidding_kind(view: View, seat: int) -> str:
    """How a seat stands in the auction: it has the highest bid, has passed, or neither."""
    if view["bidder"] == seat:
        return "highest"
    return "passed" if view["passed"][seat - 1] else "waits"


def bidding_state(view: View, seat: int, language: str) -> str:
    """How a seat stands in the auction, in words."""
    say = PHRASES[language]
    won = view["decision"] in ("pay", "place")
    if won and seat == view["to_move"]:
        return say["won for"].format(view["bid"]) if view["bid"] else say["won free"]
    kind = bidding_kind(view, seat)
    if kind == "highest":
        return say["bids"].format(view["bid"])
    if kind == "passed":
        return say["passed"]
    if won:
        return say["got nothing"]
    if is_asked(view, seat):
        return say["decides"]
    return say["outbid" if view["acted"][seat - 1] else "has not spoken"]


# --- Panels -----------------------------------------------------------------------------------


def seats(view: View, language: str) -> Iterator[Panel]:
    """A panel for each seat."""
    say = PHRASES[language]
    for seat in range(1, view["players"] + 1):
        own = colours_of(view, seat)
        rows: list[Row] = []
        if not view["over"]:
            rows.append(Row(say["head bid"], bidding_state(view, seat, language)))
        rows += together(view, seat, own, language)
        yield Panel(
            f"seat-{seat}",
            title_of(view, seat, language),
            tuple(rows),
            marks=tuple(f"pawn-{colour}" for colour in own),
            seat=seat,
            note=panel_note(view, seat, own, language),
        )


def together(view: View, seat: int, own: Sequence[str], language: str) -> Iterator[Row]:
    """What is open about the colours of a seat; of two colours, side by side in a row."""
    say = PHRASES[language]
    for facts in zip(*(purse(view, colour, language) for colour in own), strict=True):
        label, values = facts[0].label, [fact.value for fact in facts]
        if len(own) == 1:
            yield facts[0]
            continue
        each = " · ".join(
            f"{colour_name(colour, language)} {value}"
            for colour, value in zip(own, values, strict=True)
        )
        if label == say["head capital"]:
            each += f" = {signed(view['points'][seat - 1])}"
        yield Row(label, each)


def purse(view: View, colour: str, language: str) -> Iterator[Row]:
    """What is open about a colour: capital, money, debts, districts."""
    say = PHRASES[language]

    def row(head: str, value: str) -> Row:
        return Row(say[head], value)

    cash, capital = view["purses"][colour], view["capitals"][colour]
    yield row("head capital", say["not shown"] if capital is None else signed(capital))
    yield row("head cash", say["not shown"] if cash is None else str(cash))
    loans = counted(view["loans"][colour], say["loans"], language)
    owed = debt(view, colour)
    yield row("head debt", f"{owed} ({loans})" if owed else "0")
    if not view["over"]:
        yield row("next loan", str(view["payouts"][colour] or "–"))
    owned = owned_by(view, colour)
    listed = ", ".join(district_worth(view, name, language) for name in owned)
    yield row("head districts", f"{len(owned)} ({listed})" if owned else "0")


def district_worth(view: View, name: str, language: str) -> str:
    """A district in the list of its owner, marked if it counts double."""
    spoken = district_name(name, language)
    doubled = PHRASES[language]["score doubled"]
    return doubled.format(spoken) if is_doubled(view, name) else spoken


def panel_note(view: View, seat: int, own: Sequence[str], language: str) -> str:
    """Who leads, and who has not yet what it takes to win."""
    say = PHRASES[language]
    notes = []
    if view["leader"] == seat and not view["over"]:
        notes.append(say["leads the round"])
    lacking = [colour for colour in own if view["owned"][colour] < DISTRICTS_TO_WIN]
    if lacking and (view["over"] or view["round"] > ROUNDS // 2):
        notes.append(say["needs both" if len(own) > 1 else "needs two"])
    return " ".join(notes)


def ghost(view: View, language: str) -> Iterator[Panel]:
    """The colour that belongs to nobody, with three players."""
    say = PHRASES[language]
    for colour, seat in view["owners"].items():
        if seat is None:
            owned = owned_by(view, colour)
            listed = ", ".join(district_name(name, language) for name in owned)
            yield Panel(
                "nobody",
                say["ghost"].format(colour_name(colour, language)),
                (Row(say["head districts"], f"{len(owned)} ({listed})" if owned else "0"),),
                marks=(f"pawn-{colour}",),
            )


def bank(view: View, language: str) -> Panel:
    """What is left: pawns on the ring by colour, and loan tokens."""
    say = PHRASES[language]
    left = [colour for pawns in view["spaces"] for colour in pawns]
    return Panel(
        "bank",
        say["bank"],
        (
            *(
                Row(
                    say["on the ring"].format(colour_name(colour, language)),
                    str(left.count(colour)),
                )
                for colour in COLOUR_NAMES
            ),
            Row(say["tokens left"], str(view["tokens"])),
        ),
    )


# --- What is touched --------------------------------------------------------------------------


def buttons(view: View, language: str) -> Iterator[Button]:
    """What the seat that decides can press; bids are one stepper."""
    if view["to_move"] is None or view["seat"] != view["to_move"]:
        return
    say = PHRASES[language]
    own = colours_of(view, view["seat"])
    if view["decision"] == "bid":
        yield Button("pass", say["button pass"])
        most = max(view["purses"][colour] for colour in own)
        for amount in range(view["bid"] + 1, most + 1):
            yield Button(f"bid-{amount}", say["button bid"].format(amount), amount)
    if view["decision"] in ("bid", "loan"):
        for colour in own:
            yield Button(f"borrow-{colour}", borrow_label(view, colour, len(own) > 1, language))
    if view["decision"] == "loan":
        yield Button("no-loan", say["button no loan"])
    if view["decision"] == "pay":
        for colour in own:
            named = {"colour": colour_name(colour, language), "amount": view["bid"]}
            yield Button(f"pay-{colour}", say["button pay"].format(**named))


def borrow_label(view: View, colour: str, by_name: bool, language: str) -> str:
    """What a loan brings and costs."""
    say = PHRASES[language]["button borrow for" if by_name else "button borrow"]
    return say.format(
        colour=colour_name(colour, language), amount=view["payouts"][colour], debt=DEBT
    )


def parts(view: View, action: int) -> tuple[str, ...] | None:
    """What is touched for an action: a button, or a pawn of the lot and a district."""
    if action < PASS:
        return (f"bid-{action - BIDS + 1}",)
    if action == PASS:
        return ("pass",)
    if action == NO_LOAN:
        return ("no-loan",)
    if action < PLACES:
        kind, first = ("borrow", BORROWS) if action < NO_LOAN else ("pay", PAYS)
        return (f"{kind}-{COLOUR_NAMES[action - first]}",)
    colour, district = placement(action)
    return (lot_part(colour), spot_of(district)) if colour in view["lot"] else None


def placement(action: int) -> tuple[str, str]:
    """The colour and the district of a placement."""
    colour, district = divmod(action - PLACES, DISTRICTS)
    return COLOUR_NAMES[colour], DISTRICT_NAMES[district]


def preview(view: View, action: int) -> tuple[Piece, ...]:
    """A pawn as it would lie in a district, with the flag or the sign that it would bring.

    What it means is said by the note of the choice, so these pieces need no labels.
    """
    if action < PLACES:
        return ()
    colour, name = placement(action)
    before = view["districts"][name]["pawns"]
    after = with_one_more(before, colour)
    ahead = leading(after)
    spot = spot_of(name)
    gone = f"space-{view['promoter']}-{colour}-{view['lot'].count(colour)}"  # leaves the lot
    if is_full(after):
        x, y = drawing.sign(name)
        return (
            Piece(f"{spot}-sign", "sold", "", x, y, spot=spot),
            Piece(gone, f"pawn-{ahead}", "", x - SIGN_PAWN, y, SIGN_SCALE, spot=spot),
        )
    x, y = drawing.slot(name, sum(before.values()))
    return (
        Piece(gone, f"pawn-{colour}", "", x, y, spot=spot),
        Piece(f"{spot}-flag", f"flag-{ahead or 'nobody'}", "", *drawing.flagpole(name), spot=spot),
    )


# --- The board as a list ----------------------------------------------------------------------


def status(view: View, language: str) -> str:
    """The round, who leads it, and how the bidding stands."""
    say = PHRASES[language]
    if view["over"]:
        return say["all rounds"].format(rounds=ROUNDS)
    leads = "you lead" if view["leader"] == view["seat"] else "leads"
    return " · ".join(
        (
            say["round"].format(round=view["round"], rounds=ROUNDS),
            say[leads].format(who=called(view, view["leader"], language)),
            say["thrown"].format(view["thrown"]),
            standing(view, language),
        )
    )


def standing(view: View, language: str) -> str:
    """How the bidding stands, or who places the pawns."""
    say = PHRASES[language]
    if view["decision"] in ("pay", "place"):
        key = "placer" if view["bid"] else "placer free"
        if view["to_move"] == view["seat"]:
            return say[f"{key} you"].format(bid=view["bid"])
        return say[key].format(who=called(view, view["to_move"], language), bid=view["bid"])
    if view["bidder"] is None:
        return say["no bid yet"]
    return say["highest"].format(bid=view["bid"], who=title_of(view, view["bidder"], language))


def reading(view: View, language: str) -> tuple[Section, ...]:
    """The whole board: the auction, the town by neighbourhoods, the ring."""
    say = PHRASES[language]
    sections = [] if view["over"] else [Section(say["the auction"], auction_rows(view, language))]
    sections += [
        Section(title, tuple(district_row(view, name, language) for name in names))
        for title, names in neighbourhoods(language)
    ]
    sections.append(Section(say["the ring"], tuple(ring_rows(view, language))))
    return tuple(sections)


def auction_rows(view: View, language: str) -> tuple[str, ...]:
    """The lot, the die, and what everybody does."""
    say = PHRASES[language]
    return (
        f"{say[lot_key(view)]} {lot_in_words(view['lot'], language)}",
        say["thrown"].format(view["thrown"]),
        *(
            say["seat row"].format(
                name=title_of(view, seat, language),
                colours=", ".join(colour_name(c, language) for c in colours_of(view, seat)),
                state=bidding_state(view, seat, language),
            )
            for seat in range(1, view["players"] + 1)
        ),
    )


def neighbourhoods(language: str) -> Iterator[tuple[str, list[str]]]:
    """The large districts, then each park with the districts beside it."""
    say = PHRASES[language]
    beside = {park: [*entry["doubles"], park] for park, entry in BOARD["parks"].items()}
    others = {name for names in beside.values() for name in names}
    yield say["large districts"], [name for name in DISTRICT_NAMES if name not in others]
    for park, names in beside.items():
        yield say[f"around {park}"], names


def district_row(view: View, name: str, language: str) -> str:
    """All about a district in a sentence."""
    say = PHRASES[language]
    district = view["districts"][name]
    spoken = district_name(name, language)
    if district["owner"] is not None:
        told = f"{say['sold to']} {holder(view, district['owner'], language)}"
        if is_doubled(view, name):
            told += say["also"].format(say["counts double"].format(worth(view, name)))
        return say["row"].format(spoken, told)
    if view["over"]:
        return say["row"].format(spoken, say["not owned"])
    lying = [colour for colour in COLOUR_NAMES for _ in range(district["pawns"][colour])]
    if not lying:
        return say["row"].format(spoken, say["empty"])
    ahead = leading(district["pawns"])
    said = say["note tied"]
    if ahead is not None:
        said = say["note ahead"].format(holder(view, ahead, language))
    room = say["of seven"].format(len(lying), FULL)
    told = lot_in_words(lying, language) + say["also"].format(said) + say["also"].format(room)
    return say["row"].format(spoken, told)


def ring_rows(view: View, language: str) -> Iterator[str]:
    """The promoter, and every space with pawns."""
    say = PHRASES[language]
    yield say["promoter on"].format(view["promoter"])
    throws = {} if view["over"] or view["round"] == ROUNDS else ways(view)
    for space in range(1, SPACES + 1):
        if pawns := view["spaces"][space - 1]:
            told = lot_in_words(pawns, language)
            if pips := throws.get(space):
                thrown = say["throw leads"].format(throws_in_words(pips))
                told += say["also"].format(thrown)
            yield say["row"].format(say["space"].format(space), told)


# --- The reckoning ----------------------------------------------------------------------------


def report(before: View, after: View, language: str) -> Report | None:
    """The capital of every colour, when the game has ended."""
    if before["over"] or not after["over"]:
        return None
    say = PHRASES[language]
    rows = []
    for seat in range(1, after["players"] + 1):
        for colour in colours_of(after, seat):
            owned = owned_by(after, colour)
            rows.append(
                (
                    title_of(after, seat, language),
                    colour_name(colour, language),
                    ", ".join(district_worth(after, name, language) for name in owned) or "–",
                    str(sum(worth(after, name) for name in owned)),
                    str(after["purses"][colour]),
                    signed(-debt(after, colour)),
                    signed(after["capitals"][colour]),
                )
            )
    heads = ("name", "colour", "districts", "worth", "cash", "debt", "capital")
    note = say["two to win both" if after["players"] == 2 else "two to win"]
    return Report(
        say["reckoning"], tuple(say[f"head {head}"] for head in heads), tuple(rows), note=note
    )
