"""The board of Tycoon: a map of the world with nine cities, banks and ticket market, and sprites.

A city is a plate on the map: its name, two strips and two sites with their prices, room for closed
hotels, and its track in two rows, each square with what it pays to the first place.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path

from ludopolis.games.tycoon.globe import (
    CITIES,
    FACTORY_PRICE,
    FIRST_PAYOUT,
    HOTEL_PRICE,
    PLACES,
    RED,
    SCHEDULED_PLACES,
    SEATS,
    SIDE,
    SQUARES,
    TRACK,
)
from ludopolis.games.tycoon.notation import city_text, short_city
from ludopolis.games.tycoon.view import ALL_TICKETS, CITY_IDS, Ticket
from ludopolis.language.translator import Translator
from ludopolis.presentation.scene import Drawing, Spot, Sprite
from ludopolis.presentation.svg import colour, fitting, tag, words

Point = tuple[float, float]

WIDTH, HEIGHT = 1000, 1268
MARGIN = 14
PITCH_X, PITCH_Y = 328, 324  # from city to city
PLATE = (316, 300)
BANKS_TOP = 990
BANKS_HEIGHT = 86
BANK_SCALE = 0.84  # of a plane in its bank, so that the word above it can be read
MARKET_TOP = 1084
MARKET_ROW = 4  # tickets
MARKET_PITCH = (243, 92)

NAME_HEIGHT = 50
LONG_NAME = 12  # letters; a longer name is written smaller
NAME_WIDTH = 186  # the payouts hide none of a name that is no wider
STRIP, SITE = (136, 60), (66, 60)  # width and height
BESIDE_STRIP, BESIDE_SITE = 148, 226  # where the sites begin, and the room of the closed hotels
MIDDLE, STEP_DOWN = 58, 66  # the upper strip and site, and how much lower the other ones are
SQUARE = (43, 50)
SQUARE_PITCH = (45.5, 54)
TRACK_TOP = 190
ROW = 7  # squares in a row of a track

# Every seat has a mark of its own as well as its colour.
SEAT_COLOURS = ("red", "blue", "yellow", "green")


# --- Where things lie -------------------------------------------------------------------------


def corner(city: int) -> Point:
    """The upper left corner of a city's plate."""
    return MARGIN + city % SIDE * PITCH_X, 12 + city // SIDE * PITCH_Y


def within(city: int, x: float, y: float) -> Point:
    """A point of a city's plate."""
    left, top = corner(city)
    return left + x, top + y


def square_at(city: int, square: int) -> Point:
    """The middle of a square of a track."""
    row, place = divmod(square, ROW)
    x = place * SQUARE_PITCH[0] + SQUARE[0] / 2
    return within(city, x, TRACK_TOP + row * SQUARE_PITCH[1] + SQUARE[1] / 2)


def strip_at(city: int, strip: int) -> Point:
    """Where a plane stands on a strip."""
    return within(city, 88, MIDDLE + STRIP[1] / 2 + strip * STEP_DOWN)


def passing_at(city: int) -> Point:
    """Where a plane stands that only passes through: between the strips and the sites."""
    return within(city, 142, MIDDLE + STRIP[1] + 3)


def site_at(city: int, site: int) -> Point:
    """The middle of a factory site."""
    return within(city, BESIDE_STRIP + SITE[0] / 2, MIDDLE + SITE[1] / 2 + site * STEP_DOWN)


def closed_at(city: int, number: int) -> Point:
    """Where the closed hotels of a city stand, one after the other."""
    row, place = divmod(number, 2)
    return within(city, BESIDE_SITE + 23 + 44 * place, MIDDLE + 34 + 58 * row)


def payout_at(city: int) -> Point:
    """Where it says what a city pays now."""
    return within(city, PLATE[0] - 52, NAME_HEIGHT / 2)


def bank_width(players: int) -> float:
    """How wide the bank of a player is."""
    return (WIDTH - 2 * MARGIN) / players


def bank_at(seat: int, players: int) -> Point:
    """Where the plane of a seat (from 1) stands in its bank."""
    left = MARGIN + bank_width(players) * (seat - 1)
    return left + bank_width(players) - 50, BANKS_TOP + BANKS_HEIGHT - 29


def market_at(place: int) -> Point:
    """The middle of a place for a face-up ticket: the scheduled ones first, then the charters."""
    row, column = divmod(place, MARKET_ROW)
    x = MARGIN + (column + 0.5) * MARKET_PITCH[0]
    return x, MARKET_TOP + (row + 0.5) * MARKET_PITCH[1]


# --- The map ----------------------------------------------------------------------------------

# Our own drawing: simple outlines, as on a poster, stretched so that every city finds its continent.
LANDS = (
    # North and Central America
    "20,66 90,24 200,14 290,26 326,62 300,96 320,132 290,168 284,216 258,250 264,302 240,312 226,332"
    " 180,340 170,384 190,430 232,440 250,424 264,446 240,472 262,520 292,560 256,550 214,502 160,456"
    " 130,396 110,330 70,270 40,190 22,124",
    # South America
    "270,572 330,580 366,640 388,692 362,742 330,792 300,832 282,884 266,934 240,926 234,860 224,780"
    " 190,712 180,652 214,602",
    # Greenland, Iceland, the British Isles
    "346,14 424,12 436,56 384,112 352,82",
    "420,98 446,90 456,108 430,116",
    "424,176 436,134 456,160 448,192",
    # Europe and Asia
    "396,284 398,238 440,230 442,206 484,176 506,150 494,108 530,58 576,36 604,66 592,112 642,84"
    " 722,52 820,30 930,38 988,66 978,108 936,122 944,168 908,160 890,198 914,246 894,276 878,246"
    " 858,290 884,336 908,392 884,440 852,468 830,456 814,484 834,532 826,574 802,556 790,508 768,470"
    " 748,440 736,488 720,536 700,500 686,452 652,424 688,452 672,488 650,500 628,430 608,372 622,336"
    " 578,326 566,300 548,318 524,284 508,264 522,300 510,318 484,272 446,270 426,296",
    # Japan
    "962,160 980,190 966,236 936,262 930,248 952,222",
    # Africa, Madagascar
    "402,350 452,328 502,334 520,350 580,346 608,360 626,410 650,516 690,508 676,548 640,590 634,650"
    " 616,724 590,802 560,852 530,852 514,790 500,722 506,652 480,596 420,584 386,532 382,462",
    "668,690 684,664 692,700 674,752 660,730",
    # Indonesia, New Guinea
    "806,598 830,612 856,650 840,654 814,626",
    "868,592 896,584 900,618 876,630",
    "926,626 962,632 986,660 950,652",
    # Australia, New Zealand
    "758,744 802,706 838,710 852,684 884,690 898,722 914,684 930,730 956,782 950,836 916,880 872,880"
    " 834,848 782,866 756,812",
    "972,876 988,896 970,930 956,924",
)


def coast(corners: str) -> str:
    """A smooth outline along the corners of a land: it touches the middle of each side."""
    points = [tuple(map(int, corner.split(","))) for corner in corners.split()]
    following = [*points[1:], points[0]]
    middles = [
        f"{(x + u) // 2} {(y + v) // 2}" for (x, y), (u, v) in zip(points, following, strict=True)
    ]
    curves = [
        f"Q{x} {y} {end}" for (x, y), end in zip(following, [*middles[1:], middles[0]], strict=True)
    ]
    return f"M{middles[0]}{''.join(curves)}Z"


def world() -> str:
    """The sea with its meridians, and the lands."""
    lines = [f"M0 {y}H{WIDTH}" for y in (158, 316, 474, 632, 790)]
    lines += [
        f"M{500 + bow} 0Q{500 + bow * 1.3:g} {BANKS_TOP / 2} {500 + bow} {BANKS_TOP - 8}"
        for bow in (-420, -250, -84, 84, 250, 420)
    ]
    return (
        tag("rect", width=WIDTH, height=BANKS_TOP - 8, fill=colour("water"))
        + tag("path", d="".join(lines), fill="none", stroke=colour("line"), stroke_opacity=0.45)
        + tag(
            "path",
            d="".join(map(coast, LANDS)),
            fill=colour("stone"),
            stroke=colour("brass"),
            stroke_width=3,
            stroke_linejoin="round",
        )
    )


def ways_between() -> str:
    """Dashes from neighbour to neighbour: along them steps are counted."""
    middle = [within(city, PLATE[0] / 2, PLATE[1] / 2) for city in range(CITIES)]
    rows = [f"M{middle[n][0]:g} {middle[n][1]:g}H{middle[n + 2][0]:g}" for n in range(0, CITIES, 3)]
    columns = [f"M{middle[n][0]:g} {middle[n][1]:g}V{middle[n + 6][1]:g}" for n in range(SIDE)]
    return tag(
        "path",
        d="".join(rows + columns),
        fill="none",
        stroke=colour("ink"),
        stroke_width=5,
        stroke_dasharray="4 8",
    )


# --- A city -----------------------------------------------------------------------------------


def box(x: float, y: float, width: float, height: float, **more: object) -> str:
    """A rectangle with slightly rounded corners."""
    look: dict[str, object] = {"rx": 5, "fill": colour("ivory"), "stroke": colour("line"), **more}
    return tag("rect", x=x, y=y, width=width, height=height, **look)


def boxes(corners: Sequence[Point], width: float, height: float) -> str:
    """Many equal rectangles as one outline."""
    return "".join(f"M{x:g} {y:g}h{width}v{height}h{-width}z" for x, y in corners)


def shape(outline: str, **look: object) -> str:
    """An outline with its looks."""
    return tag("path", d=outline, **look)


def numbers(at: Sequence[Point], figures: Sequence[object], size: int, **more: object) -> str:
    """Many numbers of one size, each on its point."""
    return tag(
        "g",
        *(tag("text", str(n), x=x, y=y) for (x, y), n in zip(at, figures, strict=True)),
        font_size=size,
        text_anchor="middle",
        dominant_baseline="central",
        fill=colour("ink"),
        **more,
    )


def city_plate(city: int, say: Translator) -> str:
    """All that is printed for a city."""
    left, top = corner(city)
    return tag(
        "g",
        name_plate(say(city_text(CITY_IDS[city]))),
        strips(city),
        sites(city),
        track(city),
        transform=f"translate({left} {top})",
    )


def name_plate(name: str) -> str:
    """The name of a city on a plate with a double rim; its other end carries the payouts."""
    width, height = PLATE[0], NAME_HEIGHT
    size = 31 if len(name) <= LONG_NAME else 27
    fits = fitting(min(NAME_WIDTH, 19 * len(name))) if len(name) > SHORT_NAME else {}
    rim = box(4, 4, width - 8, height - 8, fill="none", stroke=colour("brass"), rx=2)
    return (
        box(0, 0, width, height, stroke=colour("brass"), stroke_width=2)
        + rim
        + words(name, 13, height / 2, size, "ink", text_anchor="start", font_weight="bold", **fits)
    )


def strips(city: int) -> str:
    """Two strips: a runway each, with the price of a hotel."""
    tops = [MIDDLE, MIDDLE + STEP_DOWN]
    middles = [top + STRIP[1] / 2 for top in tops]
    return (
        shape(boxes([(0, top) for top in tops], *STRIP), fill=colour("faint"))
        + shape(
            "".join(f"M52 {middle:g}h80" for middle in middles),
            stroke=colour("ivory"),
            stroke_width=4,
            stroke_dasharray="14 10",
        )
        + shape(boxes([(6, top + 7) for top in tops], 38, 46), fill=colour("ivory"))
        + numbers(
            [(25, middle + 1) for middle in middles], HOTEL_PRICE[city], 33, font_weight="bold"
        )
    )


def sites(city: int) -> str:
    """Two sites: the outline of a factory each, with its price."""
    x = BESIDE_STRIP + SITE[0] / 2
    tops = [MIDDLE, MIDDLE + STEP_DOWN]
    return shape(
        "".join(factory_shape(x, top + SITE[1] / 2) for top in tops),
        fill=colour("ivory"),
        stroke=colour("faint"),
        stroke_width=2,
        stroke_dasharray="5 4",
    ) + numbers([(x + 3, top + 42) for top in tops], FACTORY_PRICE[city], 30)


def track(city: int) -> str:
    """Thirteen squares with their first payouts; the red ones have a wedge, the last one is dashed."""
    left, top = corner(city)
    half = SQUARE[0] / 2, SQUARE[1] / 2
    middles = [(x - left, y - top) for x, y in (square_at(city, n) for n in range(TRACK))]
    corners = [(x - half[0], y - half[1]) for x, y in middles]
    plain = [at for n, at in enumerate(corners) if not RED[n] and n < SQUARES]
    red = [at for n, at in enumerate(corners) if RED[n]]
    wedges = "".join(
        f"M{x:g} {y:g}h17l-17 17zM{x + SQUARE[0]:g} {y + SQUARE[1]:g}h-17l17-17z" for x, y in red
    )
    ivory = colour("ivory")
    return (
        shape(boxes(plain, *SQUARE), fill=ivory, stroke=colour("line"), stroke_width=1.5)
        + shape(boxes(red, *SQUARE), fill=ivory, stroke=colour("red"), stroke_width=4)
        + shape(wedges, fill=colour("red"))
        + shape(
            boxes(corners[SQUARES:], *SQUARE),
            fill=colour("shade"),
            stroke=colour("faint"),
            stroke_dasharray="5 4",
        )
        + numbers([(x, y + 1) for x, y in middles], FIRST_PAYOUT[city], 25)
    )


# --- The banks --------------------------------------------------------------------------------


def banks(players: int, say: Translator) -> str:
    """The bank of each player: a temple front, the owner's mark, a place for the plane."""
    parts = []
    width = bank_width(players)
    for seat in range(1, players + 1):
        left = MARGIN + width * (seat - 1)
        x, y = left + 46, BANKS_TOP + BANKS_HEIGHT / 2
        front = f"M{x - 34:g} {y - 12:g}l34-24 34 24zM{x - 34:g} {y + 26:g}h68v10h-68z" + boxes(
            [(x + n, y - 8) for n in (-30, -5, 20)], 10, 30
        )
        disc = tag("circle", cx=left + 108, cy=y + 17, r=19, fill=colour(SEAT_COLOURS[seat - 1]))
        parts += [
            box(
                left + 3, BANKS_TOP, width - 6, BANKS_HEIGHT, stroke=colour("brass"), stroke_width=2
            ),
            shape(front, fill=colour("brass")),
            words(say("board-bank"), left + 90, y - 25, 26, text_anchor="start"),
            disc,
            mark(seat, 22, left + 108, y + 17),
        ]
    return "".join(parts)


# --- The market -------------------------------------------------------------------------------


def market() -> str:
    """The places of the face-up tickets, with the colours of the two kinds."""
    width, height = TICKET
    corners = [
        (x - width / 2, y - height / 2) for x, y in (market_at(place) for place in range(PLACES))
    ]
    kinds = (("brass", corners[:SCHEDULED_PLACES]), ("faint", corners[SCHEDULED_PLACES:]))
    return "".join(
        shape(
            boxes(places, width, height),
            fill=colour("shade"),
            stroke=colour(kind),
            stroke_width=2,
            stroke_dasharray="8 6",
        )
        for kind, places in kinds
    )


# --- Sprites ----------------------------------------------------------------------------------

HOTEL, FACTORY, PLANE, MARK = (40, 48), (64, 58), (72, 56), (40, 40)
TICKET = (230, 80)
SHORT_NAME = 8  # letters; a longer one is written smaller, so that the price hides none of it
TICKET_NAME_WIDTH = 133
SMALL_PLANE = "M-84 0q0-3-5-3h-4l-5-9h-4l2 9h-5l-3-4h-3l2 7-2 7h3l3-4h5l-2 9h4l5-9h4q5 0 5-3z"


def factory_shape(x: float, y: float) -> str:
    """A chimney and a roof like a saw, around a point."""
    return f"M{x - 31:g} {y + 28:g}v-56h14v26l22-14v14l22-14v44z"


def mark(seat: int, size: float, x: float = 0, y: float = 0) -> str:
    """The mark of a seat (from 1): a disc, a square, a triangle, a cross."""
    r = size / 2
    third = size / 6
    outline = (
        f"M{x - r:g} {y:g}a{r:g} {r:g} 0 1 0 {size:g} 0a{r:g} {r:g} 0 1 0 {-size:g} 0z",
        f"M{x - r * 0.86:g} {y - r * 0.86:g}h{size * 0.86:g}v{size * 0.86:g}h{-size * 0.86:g}z",
        f"M{x:g} {y - r:g}l{r * 1.1:g} {size * 0.92:g}h{-size * 1.1:g}z",
        f"M{x - third:g} {y - r:g}h{2 * third:g}v{r - third:g}h{r - third:g}v{2 * third:g}"
        f"h{third - r:g}v{r - third:g}h{-2 * third:g}v{third - r:g}h{third - r:g}v{-2 * third:g}"
        f"h{r - third:g}z",
    )[seat - 1]
    return tag("path", d=outline, fill=colour(f"on-{SEAT_COLOURS[seat - 1]}"))


def coloured(seat: int, outline: str, **more: object) -> str:
    """A shape in the colour of a seat, with an outline that is seen on every ground."""
    return tag(
        "path",
        d=outline,
        fill=colour(SEAT_COLOURS[seat - 1]),
        stroke=colour("ivory"),
        stroke_width=3,
        stroke_linejoin="round",
        paint_order="stroke",
        **more,
    )


def hotel(seat: int) -> Sprite:
    """A tower with a stepped top."""
    tower = "M-18 22v-34h6v-7h6v-5h12v5h6v7h6v34z"
    return Sprite(*HOTEL, coloured(seat, tower) + mark(seat, 20, 0, 5))


def closed_hotel(seat: int) -> Sprite:
    """The same tower, boarded up."""
    boards = tag(
        "path", d="M-17-14L17 21M17-14L-17 21", stroke=colour("ink"), stroke_width=4, fill="none"
    )
    return Sprite(*HOTEL, hotel(seat).svg + boards)


def factory(seat: int) -> Sprite:
    """A factory on its site."""
    return Sprite(*FACTORY, coloured(seat, factory_shape(0, 0)) + mark(seat, 24, 4, 12))


def plane(seat: int) -> Sprite:
    """A propeller plane seen from above, flying to the right."""
    outline = (
        "M34 0q0-8-12-8h-14l-12-20h-11l5 20h-14l-7-10h-6l3 18-3 18h6l7-10h14l-5 20h11l12-20h14"
        "q12 0 12-8z"
    )
    return Sprite(*PLANE, coloured(seat, outline) + mark(seat, 17, 4, 0))


def seat_mark(seat: int) -> Sprite:
    """The colour and the mark of a seat, for its panel."""
    disc = tag("circle", r=19, fill=colour(SEAT_COLOURS[seat - 1]), stroke=colour("ink"))
    return Sprite(*MARK, disc + mark(seat, 22))


def ticket_lettering(name: str) -> dict[str, object]:
    """How a name is written on a ticket: a long one no wider than the price leaves it."""
    size = {"font_size": 26} if len(name) > SHORT_NAME else {}
    return {**size, **fitting(TICKET_NAME_WIDTH)} if len(name) >= SHORT_NAME else {}


def ticket_sprite(ticket: Ticket, say: Translator) -> Sprite:
    """A ticket: a scheduled one with its steps as squares, a charter with two cities; its price."""
    width, height = TICKET
    names = [say(short_city(city)) for city in ticket.cities]
    if ticket.steps is not None:
        band, weight = "brass", "bold"
        drawn = shape(SMALL_PLANE, fill=colour("ivory")) + shape(
            boxes([(-72 + 28 * n, 8) for n in range(ticket.steps)], 19, 19),
            fill=colour("ink"),
        )
    else:
        band, weight = "faint", None
        drawn = shape(
            "M-104-8l6-9 6 9M-98-16v32M-104 8l6 9 6-9",
            fill="none",
            stroke=colour("ivory"),
            stroke_width=3,
        )
    return Sprite(
        width,
        height,
        box(-115, -40, width, height)
        + shape("M-115-40h34v80h-34z", fill=colour(band))
        + drawn
        + tag("circle", cx=91, r=19, fill=colour("lamplight"), stroke=colour("brass"))
        + tag(
            "g",
            *(
                tag("text", name, x=-72, y=34 * line - 8, **ticket_lettering(name))
                for line, name in enumerate(names)
            ),
            tag("text", str(ticket.price), x=91, y=10, text_anchor="middle"),
            font_size=29,
            font_weight=weight,
            fill=colour("ink"),
        ),
    )


def sprites(say: Translator) -> dict[str, Sprite]:
    """All small pictures by name."""
    found: dict[str, Sprite] = {
        "next": Sprite(
            SQUARE[0] + 8,
            SQUARE[1] + 8,
            box(-24, -27, 48, 54, fill="none", stroke=colour("brass"), stroke_width=7),
        ),
        "gone": Sprite(
            *SQUARE,
            box(-21.5, -25, *SQUARE, fill=colour("stone"), rx=0)
            + shape("M-9-9L9 9M9-9L-9 9", stroke=colour("faint"), stroke_width=4),
        ),
        "site": Sprite(
            *FACTORY,
            tag(
                "path",
                d=factory_shape(0, 0),
                fill="none",
                stroke=colour("brass"),
                stroke_width=7,
                stroke_linejoin="round",
            ),
        ),
        "payout": Sprite(
            104,
            46,  # writing is half as high: so 24 / 12 is no wider than the plate
            box(
                -52, -25, 104, 50, fill=colour("lamplight"), stroke=colour("brass"), stroke_width=2
            ),
        ),
    }
    kinds: dict[str, Callable[[int], Sprite]] = {
        "hotel": hotel,
        "closed": closed_hotel,
        "factory": factory,
        "plane": plane,
        "mark": seat_mark,
    }
    for name, made in kinds.items():
        for seat in range(1, SEATS + 1):
            found[f"{name}-{seat}"] = made(seat)
    for ticket in ALL_TICKETS:
        found[f"ticket-{ticket.number}"] = ticket_sprite(ticket, say)
    return found


# --- The whole --------------------------------------------------------------------------------


def spots(say: Translator) -> tuple[Spot, ...]:
    """The cities, and the banks."""
    cities = [
        Spot(
            f"city-{city}",
            *within(city, PLATE[0] / 2, PLATE[1] / 2),
            PLATE[0] + 10,
            PLATE[1] + 10,
            say(city_text(CITY_IDS[city])),
        )
        for city in range(CITIES)
    ]
    y = BANKS_TOP + BANKS_HEIGHT / 2
    bank = Spot("bank", WIDTH / 2, y, WIDTH - 2 * MARGIN, BANKS_HEIGHT, say("board-bank"))
    return (*cities, bank)


def board(players: int, say: Translator) -> Drawing:
    """The board for so many players."""
    return _board(players, say.language, say.locale)


@cache
def _board(players: int, language: str, locale: Path) -> Drawing:
    say = Translator(language, locale)
    return Drawing(
        WIDTH,
        HEIGHT,
        world()
        + ways_between()
        + "".join(city_plate(city, say) for city in range(CITIES))
        + banks(players, say)
        + market(),
        spots(say),
        sprites(say),
        say("board"),
    )
