"""New York, by Sid Sackson and Sven Kübler (Piatnik 1995): own the largest block of the city."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from ludopolis.engine.box import Box, Face, Option, Value, each_alone, rulebooks_in
from ludopolis.engine.weights import WeightsFile
from ludopolis.games.newyork import rules  # noqa: F401  (it answers the engine's questions)
from ludopolis.games.newyork.city import ACTIONS, City
from ludopolis.games.newyork.sense import Weights
from ludopolis.games.newyork.stage import NewYorkStage
from ludopolis.games.newyork.words import ENDINGS, NewYorkWords


def contradiction(players: int, options: Mapping[str, Value]) -> str | None:
    """Why these options cannot go together, if they cannot."""
    if options["teams"] and players != 4:
        return f"option teams is for 4 players, two against two, not for {players}"
    if options["price_for_two"] == "owner" and (players, options["edition"]) != (2, "box"):
        return "option price_for_two is for 2 players with the box, who own two colours each"
    return None


def sides(players: int, options: Mapping[str, Value]) -> tuple[tuple[int, ...], ...]:
    """Partners sit opposite each other."""
    return ((1, 3), (2, 4)) if options["teams"] else each_alone(players, options)


BOX = Box(
    name="newyork",
    title={"en": "New York", "fr": "New York"},
    summary={
        "en": "Two cards name a crossing; own the largest connected block of a 7×7 city.",
        "fr": "Deux cartes désignent un croisement ; possédez le plus grand quartier d'une ville 7×7.",
    },
    credit="Sid Sackson & Sven Kübler, Piatnik 1995",
    least_players=2,
    most_players=5,
    options=(
        Option(
            "edition",
            ("box", "cards"),
            {
                "en": "the box of 1995, or its version with two packs of ordinary playing cards",
                "fr": "la boîte de 1995, ou sa version avec deux jeux de cartes ordinaires",
            },
            {
                "en": ("the box of 1995", "ordinary playing cards"),
                "fr": ("la boîte de 1995", "cartes à jouer ordinaires"),
            },
        ),
        Option(
            "events",
            (False, True),
            {
                "en": "twelve event cards join the pile (variant 1)",
                "fr": "douze cartes événement s'ajoutent à la pioche (variante 1)",
            },
            {
                "en": ("without event cards", "with event cards"),
                "fr": ("sans cartes événement", "avec les cartes événement"),
            },
        ),
        Option(
            "own_colours",
            (False, True),
            {
                "en": "colours are dealt before the preliminary round and kept (variant 2)",
                "fr": "les couleurs sont distribuées avant le tour préliminaire (variante 2)",
            },
            {
                "en": ("dealt after the first pawns", "dealt at the very start"),
                "fr": ("distribuées après les premiers pions", "distribuées dès le début"),
            },
        ),
        Option(
            "teams",
            (False, True),
            {
                "en": "seats 1 and 3 against 2 and 4, partners may swap cards (variant 4, four players)",
                "fr": "les places 1 et 3 contre 2 et 4, les partenaires peuvent échanger des cartes"
                " (variante 4, quatre joueurs)",
            },
            {
                "en": ("everyone for themselves", "two against two"),
                "fr": ("chacun pour soi", "deux contre deux"),
            },
        ),
        Option(
            "unlimited_pawns",
            (False, True),
            {
                "en": "the number of pawns is no limit",
                "fr": "le nombre de pions n'est pas une limite",
            },
            {
                "en": ("as many pawns as printed", "pawns without limit"),
                "fr": ("les pions de la règle", "pions sans limite"),
            },
        ),
        Option(
            "price_for_two",
            ("colour", "owner"),
            {
                "en": "what the price of a building counts when two players own two colours each",
                "fr": "ce que compte le prix d'un bâtiment quand deux joueurs ont deux couleurs chacun",
            },
            {
                "en": ("pawns of the building's colour", "both colours of its owner"),
                "fr": ("les pions de la couleur du bâtiment", "les deux couleurs du propriétaire"),
            },
            printed=False,
        ),
    ),
    contradiction=contradiction,
    rules_version=1,
    layout=City,
    actions=ACTIONS,
    endings=ENDINGS,
    words=NewYorkWords(),
    rulebook=rulebooks_in(Path(__file__).parent),
    weights_file=WeightsFile(Path(__file__).with_name("weights.toml"), Weights),
    unit={"en": "point|points", "fr": "point|points"},
    stage=NewYorkStage(),
    faces=(
        Face(
            "newyork",
            {"en": "New York", "fr": "New York"},
            {
                "en": "Play an avenue and a street, take the building where they cross, and gather the"
                " largest block of the city.",
                "fr": "Jouez une avenue et une rue, prenez le bâtiment à leur croisement et réunissez le"
                " plus grand quartier de la ville.",
            },
            (20, 45),
            {"edition": "box"},
        ),
        Face(
            "newyork-cards",
            {"en": "New York with playing cards", "fr": "New York avec des cartes à jouer"},
            {
                "en": "The same city on a squared sheet, with two ordinary packs: red for the column,"
                " black for the row.",
                "fr": "La même ville sur une feuille quadrillée, avec deux jeux ordinaires : rouge pour"
                " la colonne, noir pour la rangée.",
            },
            (20, 45),
            {"edition": "cards"},
            "cover-cards",
        ),
    ),
    sides=sides,
)
