"""What the terminal says around a game, in English and French: the same keys in both."""

from __future__ import annotations

from ludopolis.engine.errors import OptionError
from ludopolis.engine.speech import language_of_system

PHRASES = {
    "en": {
        "welcome": "{title} — {credit}",
        "shelf": "What shall we play?",
        "players": "{} to {} players",
        "default": "default",
        "levels": "How strong bots are, by level, the weakest first:",
        "which game": "A number, or q to leave > ",
        "no such game": "There are {count} games, from 1 to {count}.",
        "chapters": "The rulebook. Type ? and a number, or ? and a word, such as: ? 2",
        "no chapter": "The rulebook has no chapter with that; type ? for the list.",
        "help": "Type a number, or words. ? rules · l list · u undo",
        "hint key": "h hint",
        "thinking": "Thinking …",
        "hint": "What looks best, with the chances to win then. It can be wrong.",
        "asked about": "{title}, after move {move} of {moves}; to move: {name}",
        "was played": "What was played: {played}",
        "share": "{name} {percent}%",
        "leave": "q quit",
        "you": "you",
        "seat": "seat {}",
        "prompt": "{name} > ",
        "pass on": "{name}, it is your turn. Press Enter when nobody else is looking.",
        "undone": "Taken back.",
        "no undo": "That cannot be taken back: {why}.",
        "saved": "Saved. Go on with: {command} play --resume {path}",
        "not saved": "Could not save to {path}: {why}. Name another file, or Enter to leave without: ",
        "more": "… and {count} more; type l to see all",
        "only choice": "There is no other choice: press Enter.",
        "bad number": "There is no choice {number}: there are {count} choices; type l to see all.",
        "over": "The game is over.",
        "kept": "The game is saved. Look back with: {command} replay {path}",
        "winner": "{names} wins with {score}.",
        "you win": "You win with {score}.",
        "winners": "{names} share the win with {score}.",
        "team wins": "The team {names} wins with {score}.",
        "unfinished": "The game is not finished. Every move so far was allowed.",
        "step help": "Enter next · b back · a number to go there · q quit",
        "step": "move {move} of {moves}",
        "deal": "the deal",
        "replayed": "Every move was allowed and the result is right.",
        "records": "record|records",
        "moves": "move|moves",
        "verified": "{records}, {moves}: every move allowed, every result right.",
        "proof all": "Nobody could choose the shuffles. The seed was made of a number of the"
        " server and numbers of players' browsers, each promised before any was shown, and every"
        " shuffle and die follows from it.",
        "proof all trust": "Not proven by the record alone: that those browsers were people's."
        " Whoever played finds on the game's page whether their own number is among them; then"
        " nobody else has to be trusted.",
        "proof server": "The server promised its number before the first move, and every shuffle"
        " and die follows from it.",
        "proof server trust": "Not proven: that the server did not try several numbers first. No"
        " player's browser took part.",
        "proof left": "The shuffle was begun anew, because somebody left before it was done:"
        " {count} times.",
        "proof promised": "The server promised the seed before the first move, and every shuffle"
        " and die follows from it. Not proven: that it did not try several seeds first.",
        "proof promised only": "The server promised the seed before the first move, no more. Not"
        " proven: that the shuffles follow from it, or that it did not try several seeds first.",
        "proof seed": "Every shuffle and die follows from the seed. Nobody promised the seed:"
        " whoever made the record may have tried several.",
        "proof none": "Nothing is proven of the shuffles: the seed does not give them here. An"
        " older version made them, or somebody changed them.",
        "and": " and ",
        "no people": "Nobody to play: give at least one person a seat, or use simulate.",
    },
    "fr": {
        "welcome": "{title} — {credit}",
        "shelf": "À quoi jouons-nous ?",
        "players": "{} à {} joueurs",
        "default": "par défaut",
        "levels": "La force des robots, par niveau, le plus faible d'abord :",
        "which game": "Un numéro, ou q pour quitter > ",
        "no such game": "Il y a {count} jeux, de 1 à {count}.",
        "chapters": "La règle du jeu. Tapez ? et un numéro, ou ? et un mot, par exemple : ? 2",
        "no chapter": "Aucun chapitre de la règle ne contient cela ; tapez ? pour la liste.",
        "help": "Numéro ou mots · ? règles · l liste · u annuler",
        "hint key": "h conseil",
        "thinking": "Réflexion…",
        "hint": "Ce qui semble le meilleur, et les chances de gagner ensuite. Cela peut être faux.",
        "asked about": "{title}, après le coup {move} sur {moves} ; à jouer : {name}",
        "was played": "Ce qui fut joué : {played}",
        "share": "{name} {percent}\N{NO-BREAK SPACE}%",
        "leave": "q quitter",
        "you": "vous",
        "seat": "place {}",
        "prompt": "{name} > ",
        "pass on": "{name}, c'est à vous. Appuyez sur Entrée quand personne d'autre ne regarde.",
        "undone": "Coup repris.",
        "no undo": "Ce coup ne peut pas être repris : {why}.",
        "saved": "Enregistré. Pour continuer : {command} play --resume {path}",
        "not saved": "Impossible d'enregistrer dans {path} : {why}. Donnez un autre fichier, ou Entrée"
        " pour quitter sans enregistrer : ",
        "more": "… et {count} autres ; tapez l pour tout voir",
        "only choice": "Il n'y a pas d'autre choix : appuyez sur Entrée.",
        "bad number": "Pas de choix {number} : il y a {count} choix ; tapez l pour tout voir.",
        "over": "La partie est finie.",
        "kept": "La partie est enregistrée. Pour la revoir : {command} replay {path}",
        "winner": "{names} gagne avec {score}.",
        "you win": "Vous gagnez avec {score}.",
        "winners": "{names} partagent la victoire avec {score}.",
        "team wins": "L'équipe {names} gagne avec {score}.",
        "unfinished": "La partie n'est pas finie. Chaque coup jusqu'ici était permis.",
        "step help": "Entrée suivant · b retour · un numéro pour y aller · q quitter",
        "step": "coup {move} sur {moves}",
        "deal": "la donne",
        "replayed": "Chaque coup était permis et le résultat est juste.",
        "records": "partie enregistrée|parties enregistrées",
        "moves": "coup|coups",
        "verified": "{records}, {moves} : chaque coup est permis, chaque résultat est juste.",
        "proof all": "Personne n'a pu choisir les mélanges. La graine vient d'un nombre du serveur"
        " et de nombres des navigateurs des joueurs, chacun promis avant qu'aucun ne soit montré,"
        " et chaque mélange et chaque dé en découle.",
        "proof all trust": "L'enregistrement seul ne prouve pas que ces navigateurs étaient ceux"
        " de personnes. Qui a joué voit sur la page de la partie si son propre nombre en fait"
        " partie ; il n'a alors à se fier à personne.",
        "proof server": "Le serveur a promis son nombre avant le premier coup, et chaque mélange"
        " et chaque dé en découle.",
        "proof server trust": "Rien ne prouve que le serveur n'a pas d'abord essayé plusieurs"
        " nombres : aucun navigateur de joueur n'a participé.",
        "proof left": "Le mélange a été recommencé, car quelqu'un est parti avant la fin : {count}"
        " fois.",
        "proof promised": "Le serveur a promis la graine avant le premier coup, et chaque mélange"
        " et chaque dé en découle. Rien ne prouve qu'il n'a pas d'abord essayé plusieurs graines.",
        "proof promised only": "Le serveur a promis la graine avant le premier coup, rien de plus."
        " Rien ne prouve que les mélanges en découlent, ni qu'il n'a pas d'abord essayé plusieurs"
        " graines.",
        "proof seed": "Chaque mélange et chaque dé découle de la graine. Personne n'a promis la"
        " graine : qui a fait l'enregistrement a pu en essayer plusieurs.",
        "proof none": "Rien n'est prouvé des mélanges : la graine ne les donne pas ici. Une"
        " version plus ancienne les a faits, ou quelqu'un les a changés.",
        "and": " et ",
        "no people": "Personne pour jouer : donnez une place à quelqu'un, ou utilisez simulate.",
    },
}


def language_of(chosen: str) -> str:
    """The language asked for, else the system's, else English."""
    if chosen and chosen not in PHRASES:
        raise OptionError(f"there is no language {chosen!r}; there are: {', '.join(PHRASES)}")
    return chosen or language_of_system()
