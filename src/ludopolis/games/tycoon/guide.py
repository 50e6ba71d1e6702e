"""The first-game guide of Tycoon: what is going on now, and what it matters."""

from __future__ import annotations

from ludopolis.engine.scene import Lesson, View
from ludopolis.games.tycoon.globe import PHASES, RED, SQUARES

TURN, PAYDAY, END = 5, 6, 7  # chapters of the rulebook

# By key: the chapter, then title and text in both languages.
LESSONS: dict[str, tuple[int, dict[str, tuple[str, str]]]] = {
    "first turn": (
        TURN,
        {
            "en": (
                "Off you go",
                "Your plane is at your bank. Touch a scheduled ticket below the map (with squares"
                " on it) to buy it; then touch it in your hand: from the bank it leads to the"
                " city it names. Build a hotel there, and your turn is over. A charter bought on"
                " the way takes you further for little money; the panel of cheapest routes does"
                " the sums.",
            ),
            "fr": (
                "En route",
                "Votre avion est dans votre banque. Touchez un vol régulier sous la carte (il"
                " porte des carrés) pour l'acheter, puis touchez-le dans votre main : de la"
                " banque, il mène à la ville qu'il nomme. Construisez-y un hôtel, et votre tour"
                " est fini. Un charter acheté en chemin mène plus loin pour peu d'argent ; le"
                " panneau des trajets fait les comptes.",
            ),
        },
    ),
    "ticket in hand": (
        TURN,
        {
            "en": (
                "A ticket to use",
                "You have bought a ticket. Touch it, then one of the cities that light up, and"
                " you fly. You may buy and fly as often as you like in a turn, and keep tickets"
                " for later turns. Only building or borrowing ends the turn.",
            ),
            "fr": (
                "Un billet à utiliser",
                "Vous avez acheté un billet. Touchez-le, puis une des villes éclairées : vous"
                " volez. Vous pouvez acheter et voler autant que vous voulez dans un tour, et"
                " garder des billets. Seuls une construction ou un emprunt finissent le tour.",
            ),
        },
    ),
    "landed": (
        TURN,
        {
            "en": (
                "On a landing strip",
                "Your strip says what a hotel costs here. It goes on the framed square of the"
                " track, and at payday the most hotels in a city receive the first sum on its"
                " plate, the next one the second. A factory costs more, but pays without any"
                " rank, on every payday to come. Building ends your turn; you can also fly on.",
            ),
            "fr": (
                "Sur une piste",
                "Votre piste dit ce que coûte un hôtel ici. Il va sur la case encadrée de la"
                " chaîne ; à la paie, qui a le plus d'hôtels dans une ville reçoit la première"
                " somme affichée, le suivant la deuxième. Une usine coûte plus cher, mais"
                " rapporte sans classement, à chaque paie. Construire finit votre tour ; vous"
                " pouvez aussi repartir.",
            ),
        },
    ),
    "passing": (
        TURN,
        {
            "en": (
                "No room to land",
                "Two other planes stand on the strips here, so you can only pass through. Fly on"
                " with another ticket, or borrow: then all that you bought and flew in this turn"
                " is taken back.",
            ),
            "fr": (
                "Pas de place",
                "Deux autres avions occupent les pistes : vous ne pouvez que faire escale."
                " Repartez avec un autre billet, ou empruntez : alors tous les achats et vols de"
                " ce tour sont annulés.",
            ),
        },
    ),
    "stay": (
        TURN,
        {
            "en": (
                "Your plane stayed here",
                "You need not fly. Building again where you stand saves the tickets and keeps"
                " your strip. But hotels in many cities bring the distribution: 2 for two cities,"
                " 10 for four, 40 for all nine.",
            ),
            "fr": (
                "Votre avion est resté ici",
                "Rien n'oblige à voler. Construire encore là où vous êtes économise des billets"
                " et garde votre piste. Mais des hôtels dans beaucoup de villes rapportent la"
                " répartition : 2 pour deux villes, 10 pour quatre, 40 pour les neuf.",
            ),
        },
    ),
    "low cash": (
        TURN,
        {
            "en": (
                "Short of money",
                "You have little cash left. Borrowing is a whole turn: your plane goes home to"
                " the bank, and you take 10 and repay 12, or 16 and repay 20. That is no shame,"
                " everybody lives on credit here; but a turn at the bank is a turn without a"
                " hotel.",
            ),
            "fr": (
                "À court d'argent",
                "Il vous reste peu d'argent. Emprunter prend tout un tour : votre avion rentre à"
                " la banque, et vous prenez 10 pour en rendre 12, ou 16 pour en rendre 20. Il n'y"
                " a pas de honte, ici tout le monde vit à crédit ; mais c'est un tour sans hôtel.",
            ),
        },
    ),
    "back at bank": (
        TURN,
        {
            "en": (
                "Leaving the bank again",
                "From the bank only scheduled tickets lead out, each to the city it names. Look"
                " for one that is a good start for the charters in your hand or on the market."
                " You may also stay and borrow once more.",
            ),
            "fr": (
                "Quitter la banque",
                "De la banque ne partent que des vols réguliers, chacun vers la ville qu'il"
                " nomme. Cherchez celui d'où vos charters, ou ceux du marché, vous mènent le"
                " mieux. Vous pouvez aussi rester et emprunter encore.",
            ),
        },
    ),
    "red square": (
        TURN,
        {
            "en": (
                "A red square",
                "The next hotel here goes on a red square: it closes the oldest open hotel of the"
                " city, whoever owns it. Closed hotels count for nothing until their owner comes"
                " by and renovates one instead of building.",
            ),
            "fr": (
                "Une case rouge",
                "Le prochain hôtel va ici sur une case rouge : il ferme le plus ancien hôtel"
                " ouvert de la ville, à qui qu'il soit. Un hôtel fermé ne compte plus, jusqu'à ce"
                " que son propriétaire vienne le rénover au lieu de construire.",
            ),
        },
    ),
    "renovate": (
        TURN,
        {
            "en": (
                "Open it again",
                "You have a closed hotel here. Touch it to renovate: that is free, and it goes on"
                " the next square like a new one. It uses up none of the hotels in front of you."
                " When the track is full it is too late.",
            ),
            "fr": (
                "Rouvrez-le",
                "Vous avez un hôtel fermé ici. Touchez-le pour le rénover : c'est gratuit, et il"
                " va sur la prochaine case comme un nouveau. Cela n'use aucun des hôtels devant"
                " vous. Quand la chaîne est pleine, c'est trop tard.",
            ),
        },
    ),
    "last hotels": (
        PAYDAY,
        {
            "en": (
                "Payday is near",
                "Somebody has two hotels or less in front of them. Who builds the last one makes"
                " this round the last before payday. Now is the time for hotels where they win a"
                " rank, and before the next phase you cannot catch up.",
            ),
            "fr": (
                "La paie approche",
                "Quelqu'un n'a plus que deux hôtels devant soi, ou moins. Qui construit le"
                " dernier fait de ce tour de table le dernier avant la paie. C'est le moment de"
                " gagner un rang dans une ville.",
            ),
        },
    ),
    "closing": (
        PAYDAY,
        {
            "en": (
                "Your last turn before payday",
                "This round is the last before payday. Look where one hotel makes you first or"
                " second: the plate of a city says what that is worth. A loan taken now must be"
                " repaid or extended right after payday.",
            ),
            "fr": (
                "Dernier tour avant la paie",
                "Ce tour de table est le dernier avant la paie. Cherchez où un hôtel vous fait"
                " premier ou deuxième : la plaque d'une ville dit ce que cela vaut. Un emprunt"
                " pris maintenant sera à rembourser ou à prolonger juste après.",
            ),
        },
    ),
    "loans": (
        PAYDAY,
        {
            "en": (
                "Repay or extend",
                "After a payday you decide on each loan. To repay costs the sum on its front,"
                " now. To extend costs nothing now but much more at the next payday: 16 instead"
                " of 12, 30 instead of 20. Repay what you can, but keep enough to leave the bank"
                " and to build.",
            ),
            "fr": (
                "Rembourser ou prolonger",
                "Après une paie, vous décidez de chaque emprunt. Rembourser coûte la somme de son"
                " recto, tout de suite. Prolonger ne coûte rien maintenant, mais bien plus à la"
                " prochaine paie : 16 au lieu de 12, 30 au lieu de 20. Remboursez ce que vous"
                " pouvez, mais gardez de quoi voler et construire.",
            ),
        },
    ),
    "new phase": (
        PAYDAY,
        {
            "en": (
                "A new phase",
                "Everybody has six new hotels; planes, tickets, hotels and factories stay where"
                " they are. Tracks are longer now and pay more, so the ranks are worth more as"
                " well. A factory built now still pays on every payday that is left.",
            ),
            "fr": (
                "Une nouvelle phase",
                "Chacun a six nouveaux hôtels ; avions, billets, hôtels et usines restent en"
                " place. Les chaînes s'allongent et rapportent davantage, les rangs valent donc"
                " plus. Une usine construite maintenant rapporte à chaque paie qui reste.",
            ),
        },
    ),
    "last phase": (
        END,
        {
            "en": (
                "The last phase",
                "After the next payday the game is over. All loans are repaid then, and only cash"
                " counts: a building is worth what it brings on that one payday, a ticket left in"
                " hand nothing.",
            ),
            "fr": (
                "La dernière phase",
                "Après la prochaine paie, la partie est finie. Tous les emprunts seront"
                " remboursés, et seul l'argent comptera : une construction vaut ce qu'elle"
                " rapporte à cette paie, un billet gardé en main, rien.",
            ),
        },
    ),
}

LITTLE = 4  # millions with which hardly anything can be done
FEW = 2  # hotels in front of a player when payday is near


def lesson(view: View, language: str) -> Lesson | None:
    """The lesson for the most telling thing about a view of the seat to move."""
    key = telling(view)
    if key is None:
        return None
    chapter, texts = LESSONS[key]
    title, text = texts[language]
    return Lesson(key, title, text, chapter)


def telling(view: View) -> str | None:
    """What is most telling about a view of the seat to move."""
    if view["to_move"] is None:
        return None
    if view["decision"] == "loans":
        return "loans"
    return in_the_city(view) or in_the_game(view) or at_the_start(view)


def in_the_city(view: View) -> str | None:
    """Something about the place where the plane stands in the middle of a turn."""
    seat = view["to_move"] - 1
    city, strip = view["planes"][seat]["city"], view["planes"][seat]["strip"]
    if city is None:
        return None
    if strip is None:
        return "passing"
    last = view["last"][city]
    if view["closed"][city][seat] and last != SQUARES - 1:
        return "renovate"
    return "red square" if last is not None and RED[last + 1] else None


def in_the_game(view: View) -> str | None:
    """Something about the course of the game."""
    seat = view["to_move"] - 1
    if view["bought"] or view["flown"]:
        return None
    if view["closing"]:
        return "closing"
    if view["cash"][seat] < LITTLE:
        return "low cash"
    if min(view["hotels"]) <= FEW:
        return "last hotels"
    fresh = {2: "new phase", PHASES: "last phase"}
    return fresh.get(view["phase"])


def at_the_start(view: View) -> str:
    """Where one is in a turn."""
    seat = view["to_move"] - 1
    if view["planes"][seat]["city"] is not None:
        return "landed" if view["flown"] else "stay"
    if view["bought"]:
        return "ticket in hand"
    return "first turn" if view["round"] == 1 else "back at bank"


def chapter(view: View) -> int:
    """The chapter of the rulebook for the decision of a view."""
    if view["to_move"] is None:
        return END
    return PAYDAY if view["decision"] == "loans" else TURN
