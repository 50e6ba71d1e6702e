"""What is asked of Big Shot: who leads, what a lot costs, and whether debt pays."""

from __future__ import annotations

from ludopolis.arena.study.questions.question import (
    Amount,
    Fact,
    Name,
    Questions,
    Role,
    Watched,
    order_names,
)
from ludopolis.games.bigshot.market import (
    BIDS,
    FIRST_LOAN,
    LOT,
    NOBODY,
    PARK_OF,
    PASS,
    PLACES,
    START_CASH,
)
from ludopolis.games.bigshot.rules import all_districts

PARKS = sorted({int(park) for park in PARK_OF if park != NOBODY})
LEADING = {"en": "whoever leads {}", "fr": "qui mène en {}"}


def leading_names(players: int, language: str) -> tuple[Name, ...]:
    """The order in which the lead goes round."""
    return tuple(
        Name(name.label, LEADING[language].format(name.label))
        for name in order_names(players, language)
    )


def colours_of(game: Watched, seat: int) -> list[int]:
    """The colours of a seat: one, or two of two players."""
    return [int(colour) for colour in game.end.colour_of[seat] if colour != NOBODY]


def loans(game: Watched) -> list[float]:
    """How many loans each seat took."""
    return [
        sum(int(game.end.loans[colour]) for colour in colours_of(game, seat))
        for seat in range(game.players)
    ]


def spent(game: Watched) -> list[float]:
    """What each seat paid for its lots: what it had and borrowed, less what is left."""

    def of_colour(colour: int) -> int:
        borrowed = sum(FIRST_LOAN - n for n in range(int(game.end.loans[colour])))
        return START_CASH + borrowed - int(game.end.cash[colour])

    return [sum(map(of_colour, colours_of(game, seat))) for seat in range(game.players)]


def parks(game: Watched) -> list[float]:
    """How many parks each seat owns at the end."""
    return [
        sum(int(game.end.owner[park]) in colours_of(game, seat) for park in PARKS)
        for seat in range(game.players)
    ]


def prices(game: Watched) -> list[int]:
    """What each lot went for; 0 for one that the leader got free."""
    found = []
    bid = placed = 0
    for action in game.taken.tolist():
        if action < PASS:
            bid = action - BIDS + 1
        elif action >= PLACES:
            placed += 1
            if placed == LOT:
                found.append(bid)
                bid = placed = 0
    return found


def mean_price(game: Watched) -> float:
    """What a lot costs that is not free."""
    paid = [price for price in prices(game) if price]
    return sum(paid) / len(paid) if paid else 0.0


def winners(game: Watched) -> list[int]:
    """The seats that won."""
    return [seat for seat in range(game.players) if int(game.leading[-1]) >> seat & 1]


QUESTIONS = Questions(
    roles=(
        Role(
            "order",
            {"en": "Who leads when", "fr": "Qui mène quand"},
            {
                "en": "The lead goes round for 18 auctions: with four players, the first two lead five"
                " times and the others four. The leader bids last, and gets the lot free when nobody"
                " wants it.",
                "fr": "La main passe de joueur en joueur pendant 18 enchères : à quatre, les deux"
                " premiers la mènent cinq fois et les autres quatre. Qui mène enchérit en dernier, et"
                " reçoit le lot gratuitement quand personne n'en veut.",
            },
            leading_names,
            lambda game: [(s - int(game.dealt.leader)) % game.players for s in range(game.players)],
        ),
    ),
    rounds=lambda game: float(game.end.rounds),
    round_word={"en": "auctions", "fr": "enchères"},
    amounts=(
        Amount(
            "lots",
            {"en": "Lots won", "fr": "Lots remportés"},
            {"en": "lot|lots", "fr": "lot|lots"},
            lambda game: [n / LOT for n in game.counted(PLACES, 1 << 15)],
        ),
        Amount(
            "spent",
            {"en": "Millions spent on lots", "fr": "Millions dépensés aux enchères"},
            {"en": "million|millions", "fr": "million|millions"},
            spent,
        ),
        Amount(
            "loans",
            {"en": "Loans taken", "fr": "Emprunts"},
            {"en": "loan|loans", "fr": "emprunt|emprunts"},
            loans,
        ),
        Amount(
            "districts",
            {"en": "Districts owned, parks included", "fr": "Quartiers possédés, parcs compris"},
            {"en": "district|districts", "fr": "quartier|quartiers"},
            lambda game: [int(all_districts(game.end, seat)) for seat in range(game.players)],
        ),
        Amount(
            "parks",
            {"en": "Parks owned", "fr": "Parcs possédés"},
            {"en": "park|parks", "fr": "parc|parcs"},
            parks,
        ),
    ),
    facts=(
        Fact(
            "price",
            {
                "en": "A lot that is paid for costs {} million on average.",
                "fr": "Un lot payant coûte {} millions en moyenne.",
            },
            mean_price,
        ),
        Fact(
            "gifts",
            {
                "en": "{} of the 18 lots go to the leader for nothing on average.",
                "fr": "{} des 18 lots reviennent gratuitement à qui mène, en moyenne.",
            },
            lambda game: float(prices(game).count(0)),
        ),
        Fact(
            "nobody",
            {
                "en": "{} of the 13 districts belong to nobody at the end on average.",
                "fr": "{} des 13 quartiers n'appartiennent à personne à la fin, en moyenne.",
            },
            lambda game: float((game.end.owner == NOBODY).sum()),
        ),
        Fact(
            "in_debt",
            {
                "en": "The winner's capital is negative in {} of the games.",
                "fr": "Le capital du vainqueur est négatif dans {} des parties.",
            },
            lambda game: float(game.points[-1][winners(game)[0]] < 0),
            share=True,
        ),
        Fact(
            "rule_of_two",
            {
                "en": "The richest does not win, for want of two districts, in {} of the games.",
                "fr": "Le plus riche ne gagne pas, faute de deux quartiers, dans {} des parties.",
            },
            lambda game: float(game.points[-1].max() > game.points[-1][winners(game)[0]]),
            share=True,
        ),
    ),
    options={
        ("expert", True): {
            "en": "Expert: hidden cash, loans first",
            "fr": "Expert : argent caché, emprunts d'abord",
        },
    },
    endings={"all rounds": {"en": "the last auction", "fr": "la dernière enchère"}},
    standing={
        "en": "In front is whoever would win if the game ended at that moment: by the capital in sold"
        " districts, cash and debts.",
        "fr": "Est en tête qui gagnerait si la partie s'arrêtait à cet instant : par le capital en"
        " quartiers vendus, en argent et en dettes.",
    },
)
