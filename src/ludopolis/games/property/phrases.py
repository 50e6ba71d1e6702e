"""Every phrase of Property, in English and French: the same keys in both."""

from __future__ import annotations

from ludopolis.games.property import land

EN = {
    # Actions
    "buy": "buy",
    "do not buy": "do not buy",
    "show hand": "show hand",
    # Names and amounts; one and many are parted by a bar
    "seat": "seat {}",
    "the seat": "seat {}",
    "you": "you",
    "money": "${}",
    "units": "unit|units",
    # Decisions, said to the player who decides
    "decide play": "Your turn: play a red card (the column) and a black one (the row).",
    "decide show": "Your hand lacks a colour: show it and draw a new one.",
    "decide buy": "Buy {square} from {owner} for {price}? You have {units}.",
    # What a choice would do
    "note free": "free",
    "note rent": "rent {money} to {owner}",
    "note ruin": "rent {money} to {owner}, ruin",
    "note mortgage": "mortgage",
    "note lose": "lose it",
    "note buy": "{units}, {left} left",
    "note leave": "keep your units",
    # The picture
    "cash": "cash",
    "units left": "units",
    "cards": "cards",
    "squares": "squares",
    "bankrupt": "bankrupt",
    "turn number": "turn {}",
    "pile": "pile {}, discards {}",
    "your hand": "Your hand:",
    # The story: as others see it, as you do it, as it is done to you
    "takes": "{who} plays {cards} and takes the free square {square}.",
    "you take": "You play {cards} and take the free square {square}.",
    "mortgages": "{who} plays {cards} and mortgages {square}.",
    "you mortgage": "You play {cards} and mortgage {square}.",
    "loses": "{who} plays {cards} and loses {square}, which was mortgaged.",
    "you lose": "You play {cards} and lose {square}, which was mortgaged.",
    "pays": "{who} plays {cards} and pays {owner} {money} for {square}.",
    "you pay": "You play {cards} and pay {owner} {money} for {square}.",
    "pays you": "{who} plays {cards} and pays you {money} for {square}.",
    "fails": "{who} plays {cards}, owes {owner} {money} for {square}, has only {paid} to give and is"
    " bankrupt.",
    "you fail": "You play {cards}, owe {owner} {money} for {square}, have only {paid} to give and are"
    " bankrupt.",
    "fails you": "{who} plays {cards}, owes you {money} for {square}, has only {paid} to give and is"
    " bankrupt.",
    "freed": "One square is free again.|{count} squares are free again.",
    "buys": "{who} buys {square} from {owner} for {units}.",
    "you buy": "You buy {square} from {owner} for {units}.",
    "buys yours": "{who} buys {square} from you for {units}.",
    "leaves": "{who} does not buy {square}.",
    "you leave": "You do not buy {square}.",
    "shows": "{who} lacks a colour and shows the hand: {cards}.",
    "you show": "You lack a colour and show your hand: {cards}.",
    "no cards": "no cards",
    "misses": "{who} lacks a colour again and misses the turn.",
    "you miss": "You lack a colour again and miss your turn.",
    "reshuffled": "The discards are shuffled into a new pile.",
    "draws": "{who} draws one card.|{who} draws {count} cards.",
    "you draw": "You draw {cards}.",
    "ending bankruptcy": "That ends the game.",
    "ending long game": f"{land.LONGEST_QUIET_GAME} turns have passed without a bankruptcy:"
    " the game ends here.",
    # The aid
    "unseen": "In the pile or in other hands: {}",
    "surely in hands": "Surely in other hands: {}",
    "none": "none",
    # The score
    "score cash": "cash {}",
    "score squares": "{squares}: {money}",
    "square": "square|squares",
    "score line": "{name}: {parts} = {total}",
    "score bankrupt": "{name}: bankrupt",
    # Refusals
    f"refusal {land.ALLOWED}": "that is allowed",
    f"refusal {land.NOT_NOW}": "this is not what is being decided now",
    f"refusal {land.NO_SUCH_CARDS}": "you have neither of these cards",
    f"refusal {land.NO_SUCH_RED_CARD}": "you do not have that red card",
    f"refusal {land.NO_SUCH_BLACK_CARD}": "you do not have that black card",
    f"refusal {land.MUST_SHOW}": "your hand lacks a colour: you can only show it",
    f"refusal {land.MUST_PLAY}": "the hand is shown only when it lacks a colour",
}

FR = {
    "buy": "acheter",
    "do not buy": "ne pas acheter",
    "show hand": "montrer la main",
    "seat": "place {}",
    "the seat": "la place {}",
    "you": "vous",
    "money": "{} $",
    "units": "unité|unités",
    "decide play": "À vous : jouez une carte rouge (la colonne) et une noire (la rangée).",
    "decide show": "Il manque une couleur à votre main : montrez-la et piochez-en une autre.",
    "decide buy": "Acheter {square} à {owner} pour {price} ? Vous avez {units}.",
    "note free": "libre",
    "note rent": "loyer {money} à {owner}",
    "note ruin": "loyer {money} à {owner}, ruine",
    "note mortgage": "hypothèque",
    "note lose": "vous la perdez",
    "note buy": "{units}, reste {left}",
    "note leave": "vous gardez vos unités",
    "cash": "argent",
    "units left": "unités",
    "cards": "cartes",
    "squares": "cases",
    "bankrupt": "en faillite",
    "turn number": "tour {}",
    "pile": "pioche {}, défausse {}",
    "your hand": "Votre main :",
    "takes": "{who} joue {cards} et prend la case libre {square}.",
    "you take": "Vous jouez {cards} et prenez la case libre {square}.",
    "mortgages": "{who} joue {cards} et hypothèque {square}.",
    "you mortgage": "Vous jouez {cards} et hypothéquez {square}.",
    "loses": "{who} joue {cards} et perd {square}, qui était hypothéquée.",
    "you lose": "Vous jouez {cards} et perdez {square}, qui était hypothéquée.",
    "pays": "{who} joue {cards} et paie {money} à {owner} pour {square}.",
    "you pay": "Vous jouez {cards} et payez {money} à {owner} pour {square}.",
    "pays you": "{who} joue {cards} et vous paie {money} pour {square}.",
    "fails": "{who} joue {cards}, doit {money} à {owner} pour {square}, n'a que {paid} à donner et fait"
    " faillite.",
    "you fail": "Vous jouez {cards}, devez {money} à {owner} pour {square}, n'avez que {paid} à donner"
    " et faites faillite.",
    "fails you": "{who} joue {cards}, vous doit {money} pour {square}, n'a que {paid} à donner et fait"
    " faillite.",
    "freed": "Une case redevient libre.|{count} cases redeviennent libres.",
    "buys": "{who} achète {square} à {owner} pour {units}.",
    "you buy": "Vous achetez {square} à {owner} pour {units}.",
    "buys yours": "{who} vous achète {square} pour {units}.",
    "leaves": "{who} n'achète pas {square}.",
    "you leave": "Vous n'achetez pas {square}.",
    "shows": "{who} n'a pas les deux couleurs et montre sa main : {cards}.",
    "you show": "Vous n'avez pas les deux couleurs et montrez votre main : {cards}.",
    "no cards": "aucune carte",
    "misses": "{who} n'a toujours pas les deux couleurs et passe son tour.",
    "you miss": "Vous n'avez toujours pas les deux couleurs et passez votre tour.",
    "reshuffled": "La défausse est mélangée pour former une nouvelle pioche.",
    "draws": "{who} pioche une carte.|{who} pioche {count} cartes.",
    "you draw": "Vous piochez {cards}.",
    "ending bankruptcy": "Cela met fin à la partie.",
    "ending long game": f"{land.LONGEST_QUIET_GAME} tours ont passé sans faillite :"
    " la partie s'arrête ici.",
    "unseen": "Dans la pioche ou les autres mains : {}",
    "surely in hands": "À coup sûr dans d'autres mains : {}",
    "none": "aucune",
    "score cash": "argent {}",
    "score squares": "{squares} : {money}",
    "square": "case|cases",
    "score line": "{name} : {parts} = {total}",
    "score bankrupt": "{name} : en faillite",
    f"refusal {land.ALLOWED}": "c'est permis",
    f"refusal {land.NOT_NOW}": "ce n'est pas ce qui se décide maintenant",
    f"refusal {land.NO_SUCH_CARDS}": "vous n'avez aucune de ces deux cartes",
    f"refusal {land.NO_SUCH_RED_CARD}": "vous n'avez pas cette carte rouge",
    f"refusal {land.NO_SUCH_BLACK_CARD}": "vous n'avez pas cette carte noire",
    f"refusal {land.MUST_SHOW}": "il manque une couleur à votre main : vous ne pouvez que la montrer",
    f"refusal {land.MUST_PLAY}": "on ne montre sa main que s'il y manque une couleur",
}

PHRASES = {"en": EN, "fr": FR}


def wording(number: int, words: str) -> str:
    """The first of two wordings, parted by a bar, for one; the second for any other number."""
    one, many = words.split("|")
    return one if number == 1 else many


def money(dollars: int, language: str) -> str:
    """An amount of dollars."""
    return PHRASES[language]["money"].format(dollars)
