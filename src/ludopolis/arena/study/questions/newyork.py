"""What is asked of New York: the colour lottery above all."""

from __future__ import annotations

from ludopolis.arena.study.questions.question import (
    Amount,
    Fact,
    Name,
    Questions,
    Role,
    Watched,
    order_names,
    turn_order,
)
from ludopolis.engine.grids import two_largest_groups
from ludopolis.games.newyork.city import FREE, LONG_GAME, OFFER, SHOW, SIZE

COLOURS = {
    "en": ("red", "blue", "yellow", "green", "black"),
    "fr": ("rouge", "bleu", "jaune", "vert", "noir"),
}
OWNER = {"en": "the owner of {}", "fr": "qui reçoit le {}"}
PLACING = {"en": "whoever places {}", "fr": "qui pose en {}"}


def colour_names(players: int, language: str) -> tuple[Name, ...]:
    """The colours that are dealt."""
    return tuple(Name(c, OWNER[language].format(c)) for c in COLOURS[language][:players])


def placing_names(players: int, language: str) -> tuple[Name, ...]:
    """The order of the preliminary round."""
    return tuple(
        Name(name.label, PLACING[language].format(name.label))
        for name in order_names(players, language)
    )


def kept_names(players: int, language: str) -> tuple[Name, ...]:  # noqa: ARG001
    """Another colour, or the one that one placed."""
    words = {
        "en": (
            ("another colour", "whoever is dealt a colour that somebody else placed"),
            ("the own colour", "whoever is dealt the colour that they placed"),
        ),
        "fr": (
            ("une autre couleur", "qui reçoit une couleur posée par un autre"),
            ("la sienne", "qui reçoit la couleur qu'il a posée"),
        ),
    }
    return tuple(Name(*pair) for pair in words[language])


def starting_names(players: int, language: str) -> tuple[Name, ...]:
    """The turn order of the box, where red starts."""
    first = {
        "en": "the owner of red, who moves first,",
        "fr": "qui reçoit le rouge, et joue en premier,",
    }
    names = order_names(players, language)
    return (Name(names[0].label, first[language]), *names[1:])


def colours_of(game: Watched, seat: int) -> list[int]:
    """The colours that a seat was dealt."""
    return [c for c in range(int(game.end.colours)) if game.end.seat_of[c] == seat]


def read_kept(game: Watched) -> list[int]:
    """Whether each seat was dealt the colour that it had placed: seat 1 red, seat 2 blue and so on."""
    return [int(seat in colours_of(game, seat)) for seat in range(game.players)]


def buildings(game: Watched) -> list[float]:
    """The buildings of each seat at the end."""
    return [
        sum(int(game.end.buildings[colour]) for colour in colours_of(game, seat))
        for seat in range(game.players)
    ]


def largest_block(game: Watched) -> list[float]:
    """The largest connected block of each seat at the end."""
    return [
        max(int(two_largest_groups(game.end.squares[c], SIZE)[0]) for c in colours_of(game, seat))
        for seat in range(game.players)
    ]


def coins(game: Watched) -> list[float]:
    """The coins of each seat at the end."""
    return [int(game.end.money[seat]) for seat in range(game.players)]


QUESTIONS = Questions(
    roles=(
        turn_order(
            lambda game: int(game.end.first),
            {
                "en": "In the box the owner of red takes the first turn of the main round, so it is the"
                " colour lottery that says who starts.",
                "fr": "Dans la boîte, qui reçoit le rouge joue le premier tour de la partie"
                " principale : c'est donc la loterie des couleurs qui désigne le premier joueur.",
            },
            starting_names,
        ),
        Role(
            "colour",
            {"en": "The colour lottery", "fr": "La loterie des couleurs"},
            {
                "en": "Everyone places the first pawns of a colour that need not stay theirs: then the"
                " colours are dealt at random. Does it matter which one you get?",
                "fr": "Chacun pose les premiers pions d'une couleur qui ne restera peut-être pas la"
                " sienne : les couleurs sont ensuite distribuées au hasard. Laquelle vaut-il mieux"
                " recevoir ?",
            },
            colour_names,
            lambda game: [int(game.end.colour_of[seat, 0]) for seat in range(game.players)],
            least=3,
        ),
        Role(
            "kept",
            {"en": "Getting one's own colour back", "fr": "Retrouver sa propre couleur"},
            {
                "en": "A player who places pawns well for a colour would be glad to keep it. Is whoever"
                " is dealt the colour that they placed better off?",
                "fr": "Qui pose bien les pions d'une couleur serait content de la garder. Est-ce un"
                " avantage de recevoir celle que l'on a posée ?",
            },
            kept_names,
            read_kept,
            least=3,  # of two players, both get back as many
        ),
        Role(
            "placing",
            {"en": "Who places first", "fr": "Qui pose en premier"},
            {
                "en": "Seat 1 places the first pawn of the preliminary round.",
                "fr": "La place 1 pose le premier pion du tour préliminaire.",
            },
            placing_names,
            lambda game: list(range(game.players)),
        ),
    ),
    rounds=lambda game: float(game.end.turns) / game.players,
    side=lambda game, seat: seat % 2 if game.end.teams else seat,
    round_word={
        "en": "rounds of the main part",
        "fr": "tours de table de la partie principale",
    },
    amounts=(
        Amount(
            "block",
            {"en": "The largest block", "fr": "Le plus grand quartier"},
            {"en": "building|buildings", "fr": "bâtiment|bâtiments"},
            largest_block,
        ),
        Amount(
            "buildings",
            {"en": "All buildings", "fr": "Tous les bâtiments"},
            {"en": "building|buildings", "fr": "bâtiment|bâtiments"},
            buildings,
        ),
        Amount(
            "coins",
            {"en": "Coins kept to the end", "fr": "Pièces gardées jusqu'à la fin"},
            {"en": "coin|coins", "fr": "pièce|pièces"},
            coins,
        ),
    ),
    facts=(
        Fact(
            "free",
            {
                "en": "When a Stop card ends the game, {} of the 49 squares are free on average.",
                "fr": "Quand une carte Stop met fin à la partie, {} des 49 cases sont libres, en"
                " moyenne.",
            },
            lambda game: float((game.end.owner == FREE).sum()),
        ),
        Fact(
            "shown",
            {
                "en": "Somebody has to show a hand that cannot be played in {} of the games.",
                "fr": "Un joueur doit montrer une main injouable dans {} des parties.",
            },
            lambda game: float(sum(game.counted(SHOW, OFFER)) > 0),
            share=True,
        ),
        Fact(
            "long",
            {
                "en": "The Stop cards go in only by the ruling on long games in {} of the games.",
                "fr": "Les cartes Stop n'entrent que par la décision sur les parties longues dans {}"
                " des parties.",
            },
            lambda game: float(game.end.stops == LONG_GAME),
            share=True,
        ),
    ),
    options={
        ("edition", "cards"): {"en": "Ordinary playing cards", "fr": "Cartes à jouer ordinaires"},
        ("events", True): {"en": "Event cards", "fr": "Cartes événement"},
        ("own_colours", True): {
            "en": "Colours dealt before placing",
            "fr": "Couleurs distribuées avant la pose",
        },
        ("teams", True): {"en": "Two against two", "fr": "Deux contre deux"},
        ("unlimited_pawns", True): {"en": "Pawns without limit", "fr": "Pions sans limite"},
        ("price_for_two", "owner"): {
            "en": "Prices by both colours of the owner",
            "fr": "Prix selon les deux couleurs du propriétaire",
        },
    },
    printed={"edition": ("order",), "own_colours": ("colour", "kept")},
    endings={
        "stop card": {"en": "a Stop card", "fr": "une carte Stop"},
        "stuck": {"en": "want of cards", "fr": "manque de cartes"},
    },
)
