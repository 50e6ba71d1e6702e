"""The first-game guide of New York: what is going on, and what to think of."""

from __future__ import annotations

from ludopolis.engine.scene import Lesson
from ludopolis.games.newyork.city import FACES, JOKER, LAST_FREE, SQUARES
from ludopolis.games.newyork.phrases import PHRASES
from ludopolis.games.newyork.reading import (
    View,
    colours_of,
    event_of,
    events_in,
    free_squares,
    hand_of,
    owner_at,
    prices_by_colour,
    reached,
    stops_where,
    two_colours,
)

NEAR_THE_END = 2 * LAST_FREE  # free buildings at which the guide speaks of the end

SHOWING = {say["show hand"] for say in PHRASES.values()}

# The chapter of each lesson; the opening of the rulebook is the first.
CHAPTERS = {
    "place": 4,
    "place own": 10,
    "place on": 4,
    "first turn": 6,
    "first turn two": 11,
    "price": 6,
    "price colour": 11,
    "joker": 6,
    "wild": 2,
    "block": 8,
    "own building": 6,
    "show": 6,
    "offer": 12,
    "answer": 12,
    "event renovation": 9,
    "event ruin": 9,
    "event speculation": 9,
    "event enterprise": 9,
    "event statik": 9,
    "rebuild": 9,
    "give up speculation": 9,
    "give up statik": 9,
    "near the end": 7,
    "stops discards": 7,
    "stops pile": 7,
}


def lesson(view: View, language: str) -> Lesson | None:
    """The lesson for the most telling thing about a decision."""
    key = telling(view)
    if key is None:
        return None
    title, text = LESSONS[language][key]
    return Lesson(key.replace(" ", "-"), title, text, CHAPTERS[key])


def telling(view: View) -> str | None:
    """What is most telling about a decision."""
    decision = view["decision"]
    if decision == "place":
        if view["placements"] >= len(view["owners"]):
            return "place on"
        return "place own" if view["own_colours"] else "place"
    if decision == "give up":
        return f"give up {event_of(view)}"
    if decision == "turn":
        return of_turn(view)
    return decision if decision in CHAPTERS else None


def of_turn(view: View) -> str:
    """What is most telling about a turn; from round to round something else, where there is."""
    hand = hand_of(view)
    rounds = view["turns"] // view["players"]
    if SHOWING & set(view.get("legal") or ()):
        return "show"
    where = stops_where(view)
    if where != "aside":
        return f"stops {where}"
    if free_squares(view) <= NEAR_THE_END:
        return "near the end"
    if rounds == 0:
        return "first turn two" if two_colours(view) else "first turn"
    about = themes(view, hand)
    return about[(rounds - 1) % len(about)]


def themes(view: View, hand: list[int]) -> list[str]:
    """What this turn could teach, the most useful first."""
    held, mine = set(hand), set(colours_of(view, view["seat"]))
    reach = {owner_at(view, square) for square in range(SQUARES) if reached(square, held)}
    found = []
    if reach - mine - {None}:
        found.append("price colour" if prices_by_colour(view) else "price")
    if view["teams"] and not view["offer_made"]:
        found.append("offer")
    found.append("block")
    found += [f"event {event}" for event in events_in(hand)]
    if any(card % FACES == JOKER for card in hand):
        found.append("joker" if view["edition"] == "box" else "wild")
    if reach & mine and not two_colours(view):
        found.append("own building")
    return found


Texts = dict[str, tuple[str, str]]

EN: Texts = {
    "place": (
        "The city before the cards",
        "Touch a free square to put a pawn there. It must not share a side with a pawn of its own"
        " colour. You do not know yet which colour will be yours, so leave room for every colour to"
        " grow.",
    ),
    "place own": (
        "Your first buildings",
        "Touch a free square to put a pawn of your colour there. Two pawns of one colour may not"
        " share a side yet. Leave gaps of one square: later, one building can join two of yours.",
    ),
    "place on": (
        "Still room",
        "The gaps matter more than the pawns. A square that lies between several buildings of a"
        " colour will one day join them into a block, and blocks win the game.",
    ),
    "first turn": (
        "Two cards name a building",
        "Touch one card of each colour: where their lines cross stands the building that you get. If"
        " it is free, you pay nothing. Afterwards you draw until you again hold two cards of each"
        " colour.",
    ),
    "first turn two": (
        "Two cards, two colours",
        "Touch one card of each colour, then say which of your two colours moves in. Each of your"
        " colours scores its own largest block, so build two blocks, not one. Your own buildings"
        " stay where they are: you cannot choose them.",
    ),
    "price": (
        "Buying from others",
        "The coins on the board show what the buildings in your reach cost. The price is the smaller"
        " of two counts: its owner's buildings in the one line and in the other. They cannot refuse."
        " A coin is a point too, so buy what joins your block or breaks theirs.",
    ),
    "price colour": (
        "Buying from the other",
        "The coins on the board show what the buildings in your reach cost. The price is the smaller"
        " of two counts: buildings of the same colour in the one line and in the other; the owner's"
        " second colour does not count. A coin is a point too, so buy what joins a block of yours or"
        " breaks one of theirs.",
    ),
    "joker": (
        "A joker",
        "A joker is any line of its colour. Touch it, a card of the other colour, and one of the"
        " buildings that light up. Keep it for the one building that joins your groups.",
    ),
    "wild": (
        "A wild card",
        "Your eights and nines are wild: each is any line of its colour. Touch one, a card of the"
        " other colour, and one of the squares that light up. Keep it for the one square that joins"
        " your groups.",
    ),
    "block": (
        "The largest block",
        "The outlined buildings of a colour are its largest connected block: only sides connect, not"
        " corners. Buildings in the block count double, so one that joins two groups is worth much"
        " more than one that stands alone.",
    ),
    "own building": (
        "Your own building",
        "Some of your cards name a building that is yours already. Play them and you lose it; the"
        " pawn goes back to your reserve. Do so only if every other pair is worse.",
    ),
    "show": (
        "Nothing to play",
        "No pair of your cards leads to a building that you may choose. Show the hand to everybody"
        " and draw a new one; that is your turn.",
    ),
    "offer": (
        "A card for your partner",
        "Once in your turn, before you play, you may offer your partner a card: press the button,"
        " then touch the card. Your partner gives you any card for it, or refuses. The other team"
        " does not see the cards.",
    ),
    "answer": (
        "Your partner's offer",
        "Touch the card of yours that you give for the one that you are offered, or refuse. It is"
        " still your partner's turn: think of what your partner can build with your card.",
    ),
    "event renovation": (
        "Renovation",
        "You hold a Renovation. Played alone, it clears the five squares in the middle; then"
        " everybody in turn puts a pawn on one of them, you first. You draw no cards afterwards.",
    ),
    "event ruin": (
        "Ruin",
        "You hold a Ruin. Played alone, it clears the four corners; then everybody in turn puts a"
        " pawn on one of them, you first. You draw no cards afterwards.",
    ),
    "event speculation": (
        "Speculation",
        "You hold a Speculation. Touch it and a player with more than 8 buildings. That player"
        " chooses one of them and loses it to you. You draw no cards afterwards.",
    ),
    "event enterprise": (
        "Enterprise",
        "You hold an Enterprise. Touch it, a card of the other colour, and a building of somebody"
        " else on the line of that card: it becomes yours, free of charge.",
    ),
    "event statik": (
        "Statik",
        "You hold a Statik. Touch it and a card of the other colour. Whoever has most buildings on"
        " the line of that card chooses one of them and loses it to you.",
    ),
    "rebuild": (
        "Rebuilding",
        "The squares of the event have been cleared. From the player of the event on, everybody in"
        " turn puts one own pawn on one of them until all are taken. Touch the square that helps"
        " your block most.",
    ),
    "give up speculation": (
        "A speculator wants a building",
        "You have more than 8 buildings and were named, so you lose one to the player of the card."
        " But you choose which: touch one that your largest block does not need.",
    ),
    "give up statik": (
        "Too many on one line",
        "You have most buildings on the line that was named, so you lose one of them to the player"
        " of the card. But you choose which: touch one that your largest block does not need.",
    ),
    "near the end": (
        "The end comes near",
        f"Once {LAST_FREE} buildings or fewer are free, the Stop cards go on the discards. Now is the"
        " time to join your groups: a block half finished scores little.",
    ),
    "stops discards": (
        "The Stop cards are in",
        "They lie on the discards and come into the pile with the next shuffle. Look at how many"
        " cards the pile still has: until it is used up, nobody can draw a Stop card.",
    ),
    "stops pile": (
        "Any draw can be the last",
        "The Stop cards are in the pile now. The game ends the moment one is drawn, so make each turn"
        " count as if it were your last.",
    ),
}

FR: Texts = {
    "place": (
        "La ville avant les cartes",
        "Touchez une case libre pour y poser un pion. Il ne doit toucher par aucun côté un pion de"
        " sa couleur. Vous ne savez pas encore quelle couleur sera la vôtre : laissez à chacune la"
        " place de grandir.",
    ),
    "place own": (
        "Vos premiers bâtiments",
        "Touchez une case libre pour y poser un pion de votre couleur. Deux pions d'une couleur ne se"
        " touchent pas encore par un côté. Laissez des vides d'une case : plus tard, un seul bâtiment"
        " y réunira deux des vôtres.",
    ),
    "place on": (
        "Encore de la place",
        "Les vides comptent plus que les pions. Une case située entre plusieurs bâtiments d'une"
        " couleur les réunira un jour en un quartier, et les quartiers font gagner.",
    ),
    "first turn": (
        "Deux cartes désignent un bâtiment",
        "Touchez une carte de chaque couleur : au croisement de leurs lignes se trouve le bâtiment que"
        " vous obtenez. S'il est libre, vous ne payez rien. Ensuite vous piochez jusqu'à tenir de"
        " nouveau deux cartes de chaque couleur.",
    ),
    "first turn two": (
        "Deux cartes, deux couleurs",
        "Touchez une carte de chaque couleur, puis dites laquelle de vos deux couleurs s'installe."
        " Chaque couleur compte son propre plus grand quartier : bâtissez-en deux. Vos propres"
        " bâtiments restent en place : vous ne pouvez pas les choisir.",
    ),
    "price": (
        "Acheter aux autres",
        "Les pièces sur le plateau montrent ce que coûtent les bâtiments à votre portée. Le prix est le"
        " plus petit de deux nombres : les bâtiments du propriétaire sur une ligne et sur l'autre. Il"
        " ne peut pas refuser. Une pièce est aussi un point : achetez ce qui complète votre quartier"
        " ou coupe le sien.",
    ),
    "price colour": (
        "Acheter à l'autre",
        "Les pièces sur le plateau montrent ce que coûtent les bâtiments à votre portée. Le prix est le"
        " plus petit de deux nombres : les bâtiments de la même couleur sur une ligne et sur l'autre ;"
        " la seconde couleur du propriétaire ne compte pas. Une pièce est aussi un point : achetez ce"
        " qui complète un de vos quartiers ou coupe un des siens.",
    ),
    "joker": (
        "Un joker",
        "Un joker vaut toute ligne de sa couleur. Touchez-le, une carte de l'autre couleur, et l'un des"
        " bâtiments qui s'éclairent. Gardez-le pour le bâtiment qui réunira vos groupes.",
    ),
    "wild": (
        "Un passe-partout",
        "Vos huit et vos neuf sont des passe-partout : chacun vaut toute ligne de sa couleur. Touchez-en"
        " un, une carte de l'autre couleur, et l'une des cases qui s'éclairent. Gardez-le pour la case"
        " qui réunira vos groupes.",
    ),
    "block": (
        "Le plus grand quartier",
        "Les bâtiments entourés d'une couleur forment son plus grand quartier relié : seuls les côtés"
        " relient, pas les coins. Ils comptent double : celui qui réunit deux groupes vaut bien plus"
        " qu'un bâtiment isolé.",
    ),
    "own building": (
        "Votre propre bâtiment",
        "Certaines de vos cartes désignent un bâtiment déjà à vous. Les jouer, c'est le perdre ; le"
        " pion retourne à votre réserve. Ne le faites que si toute autre paire est pire.",
    ),
    "show": (
        "Rien à jouer",
        "Aucune paire de vos cartes ne mène à un bâtiment que vous pouvez choisir. Montrez votre main"
        " à tous et piochez-en une autre ; c'est là votre tour.",
    ),
    "offer": (
        "Une carte pour votre partenaire",
        "Une fois par tour, avant de jouer, vous pouvez proposer une carte à votre partenaire : pressez"
        " le bouton, puis touchez la carte. Il en donne une autre en échange, ou refuse. L'autre équipe"
        " ne voit pas les cartes.",
    ),
    "answer": (
        "La proposition de votre partenaire",
        "Touchez la carte que vous donnez contre celle qu'on vous propose, ou refusez. C'est encore le"
        " tour de votre partenaire : pensez à ce que votre carte lui permet de bâtir.",
    ),
    "event renovation": (
        "Rénovation",
        "Vous tenez une Rénovation. Jouée seule, elle vide les cinq cases du milieu ; puis chacun à son"
        " tour pose un pion sur l'une d'elles, vous en premier. Vous ne piochez pas ensuite.",
    ),
    "event ruin": (
        "Ruine",
        "Vous tenez une Ruine. Jouée seule, elle vide les quatre coins ; puis chacun à son tour pose un"
        " pion sur l'un d'eux, vous en premier. Vous ne piochez pas ensuite.",
    ),
    "event speculation": (
        "Spéculation",
        "Vous tenez une Spéculation. Touchez-la et désignez un joueur qui a plus de 8 bâtiments. Il en"
        " choisit un et le perd à votre profit. Vous ne piochez pas ensuite.",
    ),
    "event enterprise": (
        "Entreprise",
        "Vous tenez une Entreprise. Touchez-la, une carte de l'autre couleur, et un bâtiment d'un autre"
        " sur la ligne de cette carte : il devient le vôtre, gratuitement.",
    ),
    "event statik": (
        "Statique",
        "Vous tenez une Statique. Touchez-la et une carte de l'autre couleur. Qui a le plus de bâtiments"
        " sur la ligne de cette carte en choisit un et le perd à votre profit.",
    ),
    "rebuild": (
        "On rebâtit",
        "Les cases de l'événement ont été vidées. À partir de celui qui l'a joué, chacun à son tour pose"
        " un de ses pions sur l'une d'elles, jusqu'à ce que toutes soient prises. Touchez la case qui"
        " sert le mieux votre quartier.",
    ),
    "give up speculation": (
        "Un spéculateur veut un bâtiment",
        "Vous avez plus de 8 bâtiments et l'on vous a désigné : vous en perdez un au profit de celui qui"
        " a joué la carte. Mais c'est vous qui choisissez : touchez-en un dont votre plus grand quartier"
        " n'a pas besoin.",
    ),
    "give up statik": (
        "Trop sur une même ligne",
        "Vous avez le plus de bâtiments sur la ligne désignée : vous en perdez un au profit de celui qui"
        " a joué la carte. Mais c'est vous qui choisissez : touchez-en un dont votre plus grand quartier"
        " n'a pas besoin.",
    ),
    "near the end": (
        "La fin approche",
        f"Dès que {LAST_FREE} bâtiments ou moins sont libres, les cartes Stop vont à la défausse. C'est"
        " le moment de réunir vos groupes : un quartier à moitié fait rapporte peu.",
    ),
    "stops discards": (
        "Les cartes Stop sont en jeu",
        "Elles sont dans la défausse et entreront dans la pioche au prochain mélange. Regardez combien"
        " de cartes il reste dans la pioche : tant qu'elle n'est pas épuisée, personne ne peut piocher"
        " de carte Stop.",
    ),
    "stops pile": (
        "Chaque pioche peut être la dernière",
        "Les cartes Stop sont maintenant dans la pioche. La partie finit dès que l'une d'elles est"
        " piochée : jouez chaque tour comme s'il était le dernier.",
    ),
}

LESSONS = {"en": EN, "fr": FR}
