"""What a table says around a game, in English and French: the same keys in both."""

from __future__ import annotations

from ludopolis.engine.box import LANGUAGES

# Why something is refused, and what to do; by the code of the refusal.
REFUSALS = {
    "en": {
        "not_found": "There is nothing here. Check the link, or ask for a new one.",
        "not_yours": "This seat is not yours. Sit down at a free one, or watch.",
        "not_your_turn": "It is not your turn: {name} decides now.",
        "id_used": "This id has named something else before. Give every new message an id of its own.",
        "stale": "The game has gone on since. Look at the table and choose again.",
        "illegal": "That is not allowed now. {why}",
        "invalid": "This could not be understood. Reload the page and try again.",
        "options": "A game cannot be laid out like this: {why}",
        "seats": "Give each seat to somebody, at least one of them to a person, and one to yourself"
        " at most.",
        "over": "The game is over. Ask for a rematch to play again.",
        "not_started": "The game has not begun yet. Wait until every seat is taken.",
        "started": "The game has begun already. Hand your seat to a robot, or resign.",
        "full": "Every seat is taken. You can watch, or open a table of your own.",
        "taken": "Somebody sits there already. Choose another seat.",
        "reserved": "This seat is kept for {name}, who is asked for a rematch. Choose another seat.",
        "empty_seats": "Some seats are still free. Invite somebody, or give them to robots.",
        "host_only": "Only who opened the table can do that. Ask {name}.",
        "name": "A name has 1 to {most} letters. Choose another one.",
        "chat": "You can write when at least two people sit at the table, and you are one of them.",
        "chat_text": "A message has 1 to {most} letters. Shorten it.",
        "chat_often": "That is a lot at once. Wait a few seconds, then write again.",
        "undo": "That cannot be taken back: {why}.",
        "resigned": "This seat has been given up, and stays with the robot.",
        "handed_over": "A robot plays this seat. Take it back first.",
        "stand_in": "Here only a robot of the table's own level ({level}) stands in, because several"
        " people play without hints. Name no other.",
        "not_asked": "Nobody asks for this seat back now. Look at the table again.",
        "no_rematch": "Nobody has asked for a rematch here. Ask for one if you like.",
        "no_face": "There is no such game here. Choose one of: {known}.",
        "no_bot": "There is no such robot. Choose one of: {known}.",
        "no_aid": "There is no such help in this game.",
        "hint_off": "No hints were agreed on here, because several people play. Who opens a table can"
        " allow them.",
        "hint_busy": "Your last hint is still being worked out. Wait for it first.",
        "hint_often": "That is a lot of hints at once. Wait a few seconds, then ask again.",
        "hint_soon": "Hints for this game are still being prepared. Ask again in a minute.",
        "not_over": "The game is not over yet. It can be opened when it has ended.",
        "analyst_busy": "Many games that you or your network asked for are waiting to be analysed. Ask"
        " again in a few minutes.",
        "claim": "This code is wrong, used or too old. Ask for a new one on the other device.",
        "busy": "Too many tables of yours are open. Finish or leave one first.",
        "table_budget": "You have written and changed so much at this table today that for you only the"
        " game itself goes on. Play on; tomorrow there is room again.",
        "visitor_budget": "You have stored as much as one visitor can in a day. Your games go on; wait a"
        " few hours for everything else.",
        "address_budget": "From your network as much was stored as can be in a day. Your games go on;"
        " wait a few hours for everything else.",
        "enough": "So much has happened at this table that only the game goes on. Play it to its end.",
        "storage": "This cannot be saved just now, so nothing has changed; everything before it is"
        " kept. Try again in a moment.",
        "shuffle_late": "The shuffle has gone on since. Look at the table for its round.",
        "shuffle_other": "This is not the number that was committed to. Send the one that was.",
        "read_only": "The site is read-only: its database is damaged, so nothing new can be saved and"
        " nothing has changed. You can still look at what can be read; the host has to restore a"
        " backup.",
        "damaged": "This cannot be read: the site's database is damaged. Other tables may still open;"
        " the host has to restore a backup.",
        "broken": "This game cannot be opened any more: its moves do not fit the rules as they are.",
    },
    "fr": {
        "not_found": "Il n'y a rien ici. Vérifiez le lien, ou demandez-en un nouveau.",
        "not_yours": "Cette place n'est pas la vôtre. Prenez une place libre, ou regardez.",
        "not_your_turn": "Ce n'est pas votre tour : {name} décide maintenant.",
        "id_used": "Cet identifiant a déjà nommé autre chose. Donnez le sien à chaque nouveau message.",
        "stale": "La partie a avancé entre-temps. Regardez la table et choisissez à nouveau.",
        "illegal": "Ce n'est pas permis maintenant. {why}",
        "invalid": "Cela n'a pas été compris. Rechargez la page et réessayez.",
        "options": "Ces options ne vont pas ensemble, ou pas avec tant de joueurs. Changez-en une.",
        "seats": "Donnez chaque place à quelqu'un, une au moins à une personne, et une au plus à"
        " vous-même.",
        "over": "La partie est finie. Demandez une revanche pour rejouer.",
        "not_started": "La partie n'a pas encore commencé. Attendez que toutes les places soient"
        " prises.",
        "started": "La partie a déjà commencé. Confiez votre place à un robot, ou abandonnez.",
        "full": "Toutes les places sont prises. Vous pouvez regarder, ou ouvrir votre propre table.",
        "taken": "Quelqu'un est déjà assis là. Choisissez une autre place.",
        "reserved": "Cette place est gardée pour {name}, à qui l'on propose une revanche. Choisissez"
        " une autre place.",
        "empty_seats": "Des places sont encore libres. Invitez quelqu'un, ou donnez-les à des robots.",
        "host_only": "Seule la personne qui a ouvert la table peut le faire. Demandez à {name}.",
        "name": "Un nom a de 1 à {most} lettres. Choisissez-en un autre.",
        "chat": "On peut écrire quand au moins deux personnes sont à la table et que vous y êtes"
        " assis.",
        "chat_text": "Un message a de 1 à {most} lettres. Raccourcissez-le.",
        "chat_often": "Cela fait beaucoup d'un coup. Attendez quelques secondes, puis écrivez.",
        "undo": "Ce coup ne peut pas être repris : {why}.",
        "resigned": "Cette place a été abandonnée, et reste au robot.",
        "handed_over": "Un robot joue cette place. Reprenez-la d'abord.",
        "stand_in": "Ici, seul un robot du niveau de la table ({level}) remplace quelqu'un, car"
        " plusieurs personnes jouent sans conseils. N'en nommez pas d'autre.",
        "not_asked": "Personne ne redemande cette place en ce moment. Regardez à nouveau la table.",
        "no_rematch": "Personne n'a proposé de revanche ici. Proposez-en une si vous voulez.",
        "no_face": "Ce jeu n'existe pas ici. Choisissez parmi : {known}.",
        "no_bot": "Ce robot n'existe pas. Choisissez parmi : {known}.",
        "no_aid": "Cette aide n'existe pas dans ce jeu.",
        "hint_off": "Pas de conseils ici, car plusieurs personnes jouent. Qui ouvre une table peut les"
        " autoriser.",
        "hint_busy": "Votre dernier conseil se prépare encore. Attendez-le d'abord.",
        "hint_often": "Cela fait beaucoup de conseils d'un coup. Attendez quelques secondes, puis"
        " redemandez.",
        "hint_soon": "Les conseils pour ce jeu se préparent encore. Redemandez dans une minute.",
        "not_over": "La partie n'est pas encore finie. Elle pourra être ouverte à la fin.",
        "analyst_busy": "Beaucoup de parties demandées par vous ou votre réseau attendent leur analyse."
        " Redemandez dans quelques minutes.",
        "claim": "Ce code est faux, déjà utilisé ou trop vieux. Demandez-en un nouveau sur l'autre"
        " appareil.",
        "busy": "Trop de vos tables sont ouvertes. Finissez-en ou quittez-en une d'abord.",
        "table_budget": "Vous avez tant écrit et changé à cette table aujourd'hui que seule la partie"
        " continue pour vous. Jouez ; demain, il y aura de nouveau de la place.",
        "visitor_budget": "Vous avez enregistré tout ce qu'un visiteur peut en un jour. Vos parties"
        " continuent ; pour le reste, attendez quelques heures.",
        "address_budget": "Votre réseau a enregistré tout ce qu'il peut en un jour. Vos parties"
        " continuent ; pour le reste, attendez quelques heures.",
        "enough": "Il s'est passé tant de choses à cette table que seule la partie continue."
        " Jouez-la jusqu'au bout.",
        "storage": "L'enregistrement est impossible pour le moment, rien n'a donc changé ; tout ce qui"
        " précède est conservé. Réessayez dans un instant.",
        "shuffle_late": "Le mélange a avancé entre-temps. Regardez la table pour connaître sa manche.",
        "shuffle_other": "Ce n'est pas le nombre annoncé. Envoyez celui qui l'a été.",
        "read_only": "Le site est en lecture seule : sa base de données est endommagée, rien de nouveau"
        " ne peut être enregistré et rien n'a changé. Vous pouvez regarder ce qui reste lisible ;"
        " l'hébergeur doit restaurer une sauvegarde.",
        "damaged": "Ceci est illisible : la base de données du site est endommagée. D'autres tables"
        " s'ouvrent peut-être encore ; l'hébergeur doit restaurer une sauvegarde.",
        "broken": "Cette partie ne peut plus être ouverte : ses coups ne suivent pas les règles"
        " actuelles.",
    },
}

PHRASES = {
    "en": {
        "guest": "Guest",
        "another": "{name} ({number})",
        "robot": "Robot {number}",
        "random": "plays at random",
        "greedy": "plays well",
        "sit": "{name} sits down.",
        "stand": "{name} leaves the table.",
        "bot sits": "A robot ({bot}) takes seat {seat}.",
        "opened": "Seat {seat} is free.",
        "hints": "Whoever is to move may ask for a hint.",
        "no hints": "No hints: several people play.",
        "hint": "{name} asked for a hint.",
        "you hint": "You asked for a hint.",
        "you": "you",
        "start": "The game begins.",
        "left": "No answer from {names} during the shuffle: it begins anew, and a robot plays for now.",
        "left alone": "No answer from your browser during the shuffle: it begins anew.",
        "undo": "{name} takes the last move back.",
        "you undo": "You take the last move back.",
        "resign": "{name} resigns.",
        "you resign": "You resign.",
        "resign to bot": "{name} resigns. A robot plays on.",
        "you resign to bot": "You resign. A robot plays on.",
        "hand_over": "{name} hands the seat to a robot.",
        "you hand_over": "You hand your seat to a robot.",
        "take_back": "{name} takes the seat back.",
        "you take_back": "You take your seat back.",
        "ask_back": "{name} asks for the seat back.",
        "you ask_back": "You ask for your seat back.",
        "agree": "{name} agrees that {other} takes the seat back.",
        "you agree": "You agree that {other} takes the seat back.",
        "rematch": "{name} would like a rematch.",
        "you rematch": "You would like a rematch.",
        "rematch_yes": "{name} plays again.",
        "you rematch_yes": "You play again.",
        "rematch_no": "{name} does not play again.",
        "you rematch_no": "You do not play again.",
        "so far": "The score so far:",
        "winner": "{names} wins with {score}.",
        "winners": "{names} share the win with {score}.",
        "team wins": "The team {names} wins with {score}.",
        "ahead": "{names} wins.",
        "team ahead": "The team {names} wins.",
        "gave up": "{name} resigned, and comes after all who played on.",
        "both ahead": "{names} share the win.",
        "and": " and ",
        "not the last": "somebody else has played since",
        "not by you": "a robot played it",
        "given up": "the seat has been given up",
        "handed over": "a robot plays the seat now",
        "nobody": "nobody",
    },
    "fr": {
        "guest": "Invité",
        "another": "{name} ({number})",
        "robot": "Robot {number}",
        "random": "joue au hasard",
        "greedy": "joue bien",
        "sit": "{name} s'assied.",
        "stand": "{name} quitte la table.",
        "bot sits": "Un robot ({bot}) prend la place {seat}.",
        "opened": "La place {seat} est libre.",
        "hints": "Qui doit jouer peut demander un conseil.",
        "no hints": "Pas de conseils : plusieurs personnes jouent.",
        "hint": "{name} a demandé un conseil.",
        "you hint": "Vous avez demandé un conseil.",
        "you": "vous",
        "start": "La partie commence.",
        "left": "Pas de réponse pendant le mélange ({names}) : il recommence, et un robot joue en"
        " attendant.",
        "left alone": "Pas de réponse de votre navigateur pendant le mélange : il recommence.",
        "undo": "{name} reprend le dernier coup.",
        "you undo": "Vous reprenez le dernier coup.",
        "resign": "{name} abandonne.",
        "you resign": "Vous abandonnez.",
        "resign to bot": "{name} abandonne. Un robot continue.",
        "you resign to bot": "Vous abandonnez. Un robot continue.",
        "hand_over": "{name} confie la place à un robot.",
        "you hand_over": "Vous confiez votre place à un robot.",
        "take_back": "{name} reprend la place.",
        "you take_back": "Vous reprenez votre place.",
        "ask_back": "{name} redemande la place.",
        "you ask_back": "Vous redemandez votre place.",
        "agree": "{name} accepte : {other} peut reprendre la place.",
        "you agree": "Vous acceptez : {other} peut reprendre la place.",
        "rematch": "{name} propose une revanche.",
        "you rematch": "Vous proposez une revanche.",
        "rematch_yes": "{name} rejoue.",
        "you rematch_yes": "Vous rejouez.",
        "rematch_no": "{name} ne rejoue pas.",
        "you rematch_no": "Vous ne rejouez pas.",
        "so far": "Le score à ce moment :",
        "winner": "{names} gagne avec {score}.",
        "winners": "{names} partagent la victoire avec {score}.",
        "team wins": "L'équipe {names} gagne avec {score}.",
        "ahead": "{names} gagne.",
        "team ahead": "L'équipe {names} gagne.",
        "gave up": "{name} a abandonné, et passe après celles et ceux qui ont continué.",
        "both ahead": "{names} partagent la victoire.",
        "and": " et ",
        "not the last": "quelqu'un d'autre a joué depuis",
        "not by you": "c'est un robot qui l'a joué",
        "given up": "la place a été abandonnée",
        "handed over": "un robot joue la place maintenant",
        "nobody": "personne",
    },
}


def spoken(language: str) -> str:
    """The language asked for, if it is spoken here, else English."""
    return language if language in LANGUAGES else LANGUAGES[0]
