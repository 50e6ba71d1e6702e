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
        "and": " et ",
        "no people": "Personne pour jouer : donnez une place à quelqu'un, ou utilisez simulate.",
    },
}


def language_of(chosen: str) -> str:
    """The language asked for, else the system's, else English."""
    if chosen and chosen not in PHRASES:
        raise OptionError(f"there is no language {chosen!r}; there are: {', '.join(PHRASES)}")
    return chosen or language_of_system()
