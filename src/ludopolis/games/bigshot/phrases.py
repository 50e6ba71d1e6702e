"""Every phrase of Big Shot, in English and French: the same keys in both."""

from __future__ import annotations

from ludopolis.games.bigshot import market

EN = {
    # Colours; one and many, parted by a bar
    "colour red": "red",
    "colour yellow": "yellow",
    "colour white": "white",
    "colour black": "black",
    "pawns red": "red|red",
    "pawns yellow": "yellow|yellow",
    "pawns white": "white|white",
    "pawns black": "black|black",
    # Districts: as they are typed, and in a sentence
    "large": "{}",
    "west": "West {}",
    "east": "East {}",
    "west park": "West park",
    "east park": "East park",
    "the large": "district {}",
    "the west": "West {}",
    "the east": "East {}",
    "the west park": "the West park",
    "the east park": "the East park",
    # Actions
    "bid": "bid {}",
    "pass": "pass",
    "borrow": "borrow",
    "borrow for": "borrow {}",
    "no loan": "no loan",
    "pay": "pay with {}",
    "place": "place {} in {}",
    "seat": "seat {}",
    # Decisions, said to the player who decides
    "decide bid": "Bid for {lot}, or pass.",
    "decide raise": "Bid more than {bid} for {lot}, or pass.",
    "decide no raise": "You cannot bid more than {bid}: pass.",
    "decide no bid": "You have no cash to bid with: pass.",
    "decide borrow first": "Bid more than {bid} for {lot}: borrow first, or pass.",
    "may borrow": "You may borrow first.",
    "decide loan": "For sale: {lot}. Do you borrow before the bidding?",
    "decide pay": "You won with {bid}: which colour pays?",
    "decide place": "Place a pawn in any district that is not sold. Left: {lot}.",
    # The picture
    "you": "you",
    "no player": "nobody's",
    "head cash": "cash",
    "head loans": "loans",
    "head next": "next pays",
    "head districts": "districts",
    "head capital": "capital",
    "sold to": "sold to",
    "not owned": "nobody's",
    "passed": "passed",
    "bids": "bids {}",
    "round": "Round {round} of {rounds}",
    "leads": "{who} leads",
    "you lead": "you lead",
    "thrown": "the die shows {}",
    "tokens": "loan tokens left: {}",
    "for sale": "For sale:",
    "to place": "To place:",
    "highest": "highest bid {bid} by {who}",
    "no bid yet": "no bid yet",
    "won for": "won for {}",
    "won free": "for nothing",
    "ahead": "The next die will bring:",
    # The story
    "tell bid": "{who} bids {amount}.",
    "tell bid you": "You bid {amount}.",
    "tell pass": "{who} passes.",
    "tell pass you": "You pass.",
    "tell borrow": "{who} borrows: {amount} in hand, {debt} to pay back.",
    "tell borrow you": "You borrow: {amount} in hand, {debt} to pay back.",
    "tell borrow for": "{who} borrows for {colour}: {amount} in hand, {debt} to pay back.",
    "tell borrow for you": "You borrow for {colour}: {amount} in hand, {debt} to pay back.",
    "tell no loan": "{who} takes no loan.",
    "tell no loan you": "You take no loan.",
    "tell pay": "{who} pays {amount} with {colour}.",
    "tell pay you": "You pay {amount} with {colour}.",
    "tell place": "{who} places a {colour} pawn in {district}.",
    "tell place you": "You place a {colour} pawn in {district}.",
    "tell won": "{who} pays {amount} and gets {lot}.",
    "tell won you": "You pay {amount} and get {lot}.",
    "tell wins": "{who} wins {lot} with a bid of {amount}.",
    "tell wins you": "You win {lot} with a bid of {amount}.",
    "tell free": "Nobody has bid: {who} gets {lot} free.",
    "tell free you": "Nobody has bid: you get {lot} free.",
    "tell sold": "{district} is sold to {colour}: it is {who}'s.",
    "tell sold you": "{district} is sold to {colour}: it is yours.",
    "tell sold nobody": "{district} is sold to {colour}, which is nobody's.",
    "tell unowned": "{district} goes to nobody: all cancel out.",
    "tell round": "Round {round}: {who} throws {die}. For sale: {lot}.",
    "tell round you": "Round {round}: you throw {die}. For sale: {lot}.",
    "all rounds": "All {rounds} rounds are over.",
    # What a choice would do
    "note borrow": "+{}, debt {}",
    "note pay": "leaves {}",
    "note to": "{who} gets them for {amount}",
    "note to free": "{who} gets them free",
    "note sold": "sold to {}",
    "note leads": "{} leads",
    "note tied": "nobody leads",
    # The score
    "score districts": "districts {total} ({list})",
    "score no districts": "no districts",
    "score doubled": "{} ×2",
    "score cash": "cash {}",
    "score loans": "{count} loan: −{debt}|{count} loans: −{debt}",
    "score line": "{name}: {parts} = {total}",
    "score colour": "{name}, {colour}",
    "score both": "{name}: {one} and {two} make {total}",
    "too few": "{name} has too few districts to win.",
    "too few you": "You have too few districts to win.",
    "rule dropped": "Nobody has enough districts, so that is no condition.",
    # Refusals
    f"refusal {market.ALLOWED}": "that is allowed",
    f"refusal {market.NOT_NOW}": "this is not what is being decided now",
    f"refusal {market.NOT_YOUR_COLOUR}": "that colour is not yours",
    f"refusal {market.NOT_IN_LOT}": "there is no pawn of that colour left to place",
    f"refusal {market.DISTRICT_SOLD}": "that district is sold",
    f"refusal {market.TOO_LOW}": "a bid must be higher than the one before",
    f"refusal {market.TOO_HIGH}": "you cannot bid more than a purse of yours holds",
    f"refusal {market.PURSE_TOO_SMALL}": "one purse pays the whole bid, and this one is too small",
    f"refusal {market.BORROWED_ALREADY}": "one loan in each round, and it has been taken",
    f"refusal {market.NO_MORE_LOANS}": "there is no tenth loan: it would pay nothing",
    f"refusal {market.NO_TOKENS}": "no loan tokens are left",
    f"refusal {market.BIDDING_HAS_BEGUN}": "two players borrow before their first bid of a round",
    f"refusal {market.LOANS_CAME_FIRST}": "loans were decided before the bidding",
}

FR = {
    "colour red": "rouge",
    "colour yellow": "jaune",
    "colour white": "blanc",
    "colour black": "noir",
    "pawns red": "rouge|rouges",
    "pawns yellow": "jaune|jaunes",
    "pawns white": "blanc|blancs",
    "pawns black": "noir|noirs",
    "large": "{}",
    "west": "Ouest {}",
    "east": "Est {}",
    "west park": "parc Ouest",
    "east park": "parc Est",
    "the large": "le quartier {}",
    "the west": "Ouest {}",
    "the east": "Est {}",
    "the west park": "le parc Ouest",
    "the east park": "le parc Est",
    "bid": "offrir {}",
    "pass": "passer",
    "borrow": "emprunter",
    "borrow for": "emprunter {}",
    "no loan": "pas d'emprunt",
    "pay": "payer avec {}",
    "place": "placer {} dans {}",
    "seat": "place {}",
    "decide bid": "Faites une offre pour {lot}, ou passez.",
    "decide raise": "Offrez plus de {bid} pour {lot}, ou passez.",
    "decide no raise": "Vous ne pouvez pas offrir plus de {bid} : passez.",
    "decide no bid": "Vous n'avez pas d'argent pour une offre : passez.",
    "decide borrow first": "Pour offrir plus de {bid} pour {lot}, empruntez d'abord ; ou passez.",
    "may borrow": "Vous pouvez d'abord emprunter.",
    "decide loan": "À vendre : {lot}. Empruntez-vous avant l'enchère ?",
    "decide pay": "Vous l'emportez pour {bid} : quelle couleur paie ?",
    "decide place": "Placez un pion dans un quartier qui n'est pas vendu. Il reste : {lot}.",
    "you": "vous",
    "no player": "à personne",
    "head cash": "argent",
    "head loans": "emprunts",
    "head next": "suivant",
    "head districts": "quartiers",
    "head capital": "capital",
    "sold to": "vendu à",
    "not owned": "à personne",
    "passed": "passe",
    "bids": "offre {}",
    "round": "Tour {round} sur {rounds}",
    "leads": "{who} mène",
    "you lead": "vous menez",
    "thrown": "le dé montre {}",
    "tokens": "jetons d'emprunt : {}",
    "for sale": "À vendre :",
    "to place": "À placer :",
    "highest": "meilleure offre : {bid}, {who}",
    "no bid yet": "pas encore d'offre",
    "won for": "obtenus pour {}",
    "won free": "gratuitement",
    "ahead": "Le prochain dé amènera :",
    "tell bid": "{who} offre {amount}.",
    "tell bid you": "Vous offrez {amount}.",
    "tell pass": "{who} passe.",
    "tell pass you": "Vous passez.",
    "tell borrow": "{who} emprunte : {amount} en main, {debt} à rendre.",
    "tell borrow you": "Vous empruntez : {amount} en main, {debt} à rendre.",
    "tell borrow for": "{who} emprunte pour le {colour} : {amount} en main, {debt} à rendre.",
    "tell borrow for you": "Vous empruntez pour le {colour} : {amount} en main, {debt} à rendre.",
    "tell no loan": "{who} n'emprunte pas.",
    "tell no loan you": "Vous n'empruntez pas.",
    "tell pay": "{who} paie {amount} avec le {colour}.",
    "tell pay you": "Vous payez {amount} avec le {colour}.",
    "tell place": "{who} place un pion {colour} dans {district}.",
    "tell place you": "Vous placez un pion {colour} dans {district}.",
    "tell won": "{who} paie {amount} et reçoit {lot}.",
    "tell won you": "Vous payez {amount} et recevez {lot}.",
    "tell wins": "{who} remporte {lot} pour {amount}.",
    "tell wins you": "Vous remportez {lot} pour {amount}.",
    "tell free": "Personne n'a fait d'offre : {who} reçoit {lot} gratuitement.",
    "tell free you": "Personne n'a fait d'offre : vous recevez {lot} gratuitement.",
    "tell sold": "{district} est vendu au {colour} : il est à {who}.",
    "tell sold you": "{district} est vendu au {colour} : il est à vous.",
    "tell sold nobody": "{district} est vendu au {colour}, qui n'est à personne.",
    "tell unowned": "{district} n'est à personne : tout s'annule.",
    "tell round": "Tour {round} : {who} jette {die}. À vendre : {lot}.",
    "tell round you": "Tour {round} : vous jetez {die}. À vendre : {lot}.",
    "all rounds": "Les {rounds} tours sont finis.",
    "note borrow": "+{}, dette {}",
    "note pay": "reste {}",
    "note to": "{who} les a pour {amount}",
    "note to free": "{who} les a gratuitement",
    "note sold": "vendu au {}",
    "note leads": "{} mène",
    "note tied": "personne ne mène",
    "score districts": "quartiers {total} ({list})",
    "score no districts": "aucun quartier",
    "score doubled": "{} ×2",
    "score cash": "argent {}",
    "score loans": "{count} emprunt : −{debt}|{count} emprunts : −{debt}",
    "score line": "{name} : {parts} = {total}",
    "score colour": "{name}, {colour}",
    "score both": "{name} : {one} et {two} font {total}",
    "too few": "{name} n'a pas assez de quartiers pour gagner.",
    "too few you": "Vous n'avez pas assez de quartiers pour gagner.",
    "rule dropped": "Personne n'a assez de quartiers : cette condition tombe.",
    f"refusal {market.ALLOWED}": "c'est permis",
    f"refusal {market.NOT_NOW}": "ce n'est pas ce qui se décide maintenant",
    f"refusal {market.NOT_YOUR_COLOUR}": "cette couleur n'est pas à vous",
    f"refusal {market.NOT_IN_LOT}": "il ne reste aucun pion de cette couleur à placer",
    f"refusal {market.DISTRICT_SOLD}": "ce quartier est vendu",
    f"refusal {market.TOO_LOW}": "une offre doit dépasser la précédente",
    f"refusal {market.TOO_HIGH}": "vous ne pouvez pas offrir plus que ne contient une de vos bourses",
    f"refusal {market.PURSE_TOO_SMALL}": "une seule bourse paie toute l'offre, et celle-ci ne suffit"
    " pas",
    f"refusal {market.BORROWED_ALREADY}": "un emprunt par tour, et il est fait",
    f"refusal {market.NO_MORE_LOANS}": "il n'y a pas de dixième emprunt : il ne verserait rien",
    f"refusal {market.NO_TOKENS}": "il ne reste plus de jetons d'emprunt",
    f"refusal {market.BIDDING_HAS_BEGUN}": "à deux, on emprunte avant sa première offre du tour",
    f"refusal {market.LOANS_CAME_FIRST}": "les emprunts se sont décidés avant l'enchère",
}

PHRASES = {"en": EN, "fr": FR}


def counted(number: int, words: str) -> str:
    """A number with its word: the first of two words for one, else the second."""
    one, many = words.split("|")
    return f"{number} {one if abs(number) == 1 else many}"


def signed(number: int) -> str:
    """A number, with a minus sign as it is printed."""
    return f"−{-number}" if number < 0 else str(number)


def colour_name(colour: str, language: str) -> str:
    """The name of a colour."""
    return PHRASES[language][f"colour {colour}"]


def district_name(district: str, language: str, in_sentence: bool = False) -> str:
    """The name of a district: as it is typed, or as it stands in a sentence."""
    side, _, value = district.partition(" ")
    if not value:
        key, value = "large", side
    else:
        key = f"{side} park".lower() if value == "park" else side.lower()
    return PHRASES[language][f"the {key}" if in_sentence else key].format(value)


def lot_in_words(lot: list[str], language: str) -> str:
    """The pawns of a lot as they stand in a sentence: 2 red, 1 black."""
    say = PHRASES[language]
    return ", ".join(
        counted(lot.count(colour), say[f"pawns {colour}"]) for colour in dict.fromkeys(lot)
    )
