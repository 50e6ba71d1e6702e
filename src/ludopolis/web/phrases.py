"""What the pages say, in English and French: the same keys in both.

A test finds keys that are missing, and keys that no page uses.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from ludopolis.engine.box import LANGUAGES

PHRASES: Mapping[str, Mapping[str, str]] = {
    "en": {
        # Every page
        "site.name": "Ludopolis",
        "site.motto": "Board games about building cities",
        "site.read_only": "Read-only: the site's database is damaged. You can look at games and rules,"
        " but nothing new is saved until the host has restored a backup.",
        "skip": "Skip to the content",
        "nav.label": "Main menu",
        "nav.lobby": "Games",
        "nav.settings": "Settings",
        "nav.language": "Language",
        "language.en": "English",
        "language.fr": "Français",
        "footer.about": "About and credits",
        "footer.claim": "Use another device",
        "footer.api": "For programmers",
        "players.range": "{least}–{most} players",
        "minutes.range": "{least}–{most} min",
        "minutes.one": "about {least} min",
        # The lobby
        "lobby.title": "Games of the city",
        "lobby.lead": "Out-of-print board games, brought back exactly as printed. Pick one: play"
        " against robots, around one screen, or with friends by a link. Nothing to install,"
        " nobody to register.",
        "lobby.shelf": "The shelf",
        "lobby.rules": "Rules",
        "lobby.rules_of": "Rules of {title}",
        "lobby.mine": "My tables",
        "lobby.open": "Open tables",
        "lobby.open_none": "Nobody is waiting for players right now. Start a table and make it"
        " public.",
        "lobby.finished": "Finished games",
        "lobby.finished_none": "No public game has been finished here yet.",
        "lobby.your_turn": "Your turn",
        "lobby.rematch": "A rematch?",
        "lobby.waiting": "waiting for players",
        "lobby.shuffling": "about to begin",
        "lobby.playing": "being played",
        "lobby.over": "finished",
        "lobby.free_seats": "seats free: {count}",
        "lobby.won_by": "won by {names}",
        # A new table
        "new.title": "A new table: {title}",
        "new.quick": "Who is playing?",
        "new.quick_bots": "Just me, against robots",
        "new.quick_friends": "Friends, by a link",
        "new.quick_screen": "All around this screen",
        "new.your_name": "Your name",
        "new.your_name_note": "This is how the others will see you.",
        "new.seats": "Seats",
        "new.seats_note": "From {least} to {most} players. Leave the other seats empty.",
        "new.seat": "Seat {number}",
        "new.seat_name": "Name at seat {number}",
        "new.kind_me": "me",
        "new.kind_friend": "a friend, by a link",
        "new.kind_screen": "somebody at this screen",
        "new.kind_bot": "robot, {level}",
        "new.kind_none": "empty",
        "new.levels": "How strong are the robots?",
        "new.options": "How we play",
        "new.as_printed": "as printed",
        "new.as_ruled": "our ruling",
        "new.public": "Who may come",
        "new.public_no": "only people I give the link to",
        "new.public_yes": "anybody: list the table in the lobby",
        "new.hints": "Hints",
        "new.hints_note": "Against robots and around one screen, whoever is to move can always ask"
        " which moves look best.",
        "new.hints_no": "not when friends play",
        "new.hints_yes": "also when friends play; everybody sees who asks",
        "new.create": "Open the table",
        "new.trouble": "The table could not be opened yet",
        "new.rules_link": "Read the rules first",
        "new.too_few": "{title} needs at least {least} players; seats taken so far: {count}.",
        "new.one_me": "You can sit on one seat only. For others around this screen choose"
        " “{screen}”.",
        "new.nobody": "Nobody would be playing: give yourself or a friend a seat.",
        "new.bad_choice": "“{text}”: please choose one of the answers.",
        "new.bad_seat": "Seat {number}: please choose who sits there.",
        "new.answer": "{text}: {label}",
        "new.only_for": "“{answer}” is for {players}, but {count} are playing. Change one of the"
        " two.",
        "new.players_list": "{numbers} players",
        "new.or": " or ",
        "new.and": "; ",
        "new.together": "These answers do not go together: {answers}. Change one of them.",
        # A table
        "preparing.title": "Preparing the game …",
        "preparing.text": "The rules of this game are being made ready. This happens once and"
        " takes up to a minute; the page goes on by itself.",
        "preparing.again": "Look again",
        # Joining
        "join.title": "You are invited to {title}",
        "join.host": "{name} is waiting for you.",
        "join.seats": "Who sits where",
        "join.free": "free",
        "join.reserved": "kept for {name}",
        "join.name": "Your name",
        "join.sit": "Sit down",
        "join.seat": "Your seat",
        "join.any_seat": "any free seat",
        "join.watch": "Just watch",
        "join.full": "All seats are taken. You can watch.",
        "join.begun": "The game has begun. You can watch.",
        "join.back": "Back to my seat",
        # Settings
        "settings.title": "Settings",
        "settings.name": "Your name",
        "settings.save_name": "Save the name",
        "settings.language": "Language",
        "settings.play": "How you play and see",
        "settings.confirm": "Ask before a move is played",
        "settings.sound": "Sounds",
        "settings.motion": "Pieces glide",
        "settings.brisk": "Show the moves of others at once, without a pause",
        "settings.list": "Show the board as a list first",
        "settings.guide": "Explain new situations while I play",
        "settings.theme": "Colours",
        "settings.theme_auto": "as my device",
        "settings.theme_light": "light",
        "settings.theme_dark": "dark",
        "settings.save": "Save the settings",
        "settings.saved": "Saved.",
        "settings.devices": "Other devices, signing out",
        # Another device
        "claim.title": "The same you on another device",
        "claim.show": "Take your seats along",
        "claim.show_text": "Your seats belong to this browser. A code lets another browser or"
        " phone be you as well. It works once, for a short while. Give it to nobody else.",
        "claim.make": "Show me a code",
        "claim.code": "Your code",
        "claim.code_text": "Open {address} on the other device and type it there.",
        "claim.enter": "I have a code",
        "claim.enter_text": "After that this browser is the one who made the code. Seats that you"
        " took here under another name stay behind.",
        "claim.field": "Code",
        "claim.submit": "Use this code",
        "claim.done": "Welcome back, {name}. Your tables are in the lobby.",
        "claim.out": "Sign out",
        "claim.out_text": "This browser is signed in as {name}. A browser or program that is not used"
        " for a year is signed out by itself.",
        "claim.others_text": "If you have lost a device, or used one that others use: all other browsers"
        " and programs that are you are signed out, and a code that was not used is void.",
        "claim.sign_out_others": "Sign out everywhere else",
        "claim.here_text": "This browser forgets who you are. There is no password: you come back only"
        " with a code from another device on which you are signed in.",
        "claim.sure": "I have another device, or do not need my seats any more",
        "claim.sign_out": "Sign out on this device",
        "claim.signed_out": "You are signed out on this device.",
        "claim.others_signed_out": "You are signed out everywhere else.",
        # A rulebook
        "rules.of": "Rules of {title}",
        "rules.contents": "Contents",
        "rules.play": "Play {title}",
        "rules.language": "Also in:",
        # About
        "about.title": "About Ludopolis",
        "about.lead": "Ludopolis keeps board games alive that can no longer be bought.",
        "about.rules": "The rules are played exactly as they were printed. Where the print leaves"
        " a question open, the rulebook says so and marks our ruling.",
        "about.fair": "Nobody can choose the cards, not even whoever runs this site. Before a game, the"
        " server and every player's browser each promise a number; all of them together make the"
        " shuffles, and after the end your browser works every one of them out for itself. Robots"
        " see only what a player on their seat would see.",
        "about.privacy": "There is nothing to register, no advertising, and nobody is followed."
        " One cookie remembers who you are here, others your language and your settings.",
        "about.games": "The games and their authors",
        "about.games_text": "All names and games belong to their authors and publishers. Pictures"
        " and rulebooks here are our own.",
        # The page about the API
        "api.title": "For programmers",
        "api.lead": "Whatever a page here can do, your own client or bot can do as well. This is how.",
        "api.machines": "The same for machines, as OpenAPI:",
        "api.who": "Who you are",
        "api.who_text": "Nobody registers. `POST /api/visitors` makes a visitor and answers with a"
        " token. Send it with every request, and when you open a wire, as `Authorization: Bearer"
        " TOKEN`; it never stands in an address. A browser on this site keeps the same as a cookie.",
        "api.language_text": "Texts are in English or French: add `?language=en` or `?language=fr`,"
        " or send `Accept-Language`. Codes, names of fields and numbers are the same in both.",
        "api.client": "A complete client",
        "api.client_text": "It plays whole games as it stands. `choose` is where your own ideas go.",
        "api.requests": "Requests",
        "api.requests_text": "Bodies and answers are JSON, with `Content-Type: application/json`. A"
        " field that is not named here is refused. What has a `?` may be left out.",
        "api.for_visitors": "For visitors only.",
        "api.takes": "Takes:",
        "api.gives": "Answers:",
        "api.statuses": "Statuses:",
        "api.wrong": "When something is not done",
        "api.wrong_text": "The answer has a status of 400 or more, and says why. On a wire it is a"
        " `NotDone`. Nothing has changed then.",
        "api.wire": "The wire of a table",
        "api.wire_text": "Open a WebSocket at `{path}`. Each text frame is one JSON object. First you"
        " are told the whole table, then all that happens there; each of your messages is answered."
        " You are told what your seat may see, and nothing else. Who does not sit at the table looks"
        " on.",
        "api.ids_text": "If a line breaks before the answer has come, connect again and send the same"
        " message with the same `id`. Whatever changes the table is done once, however often it comes,"
        " and the answer is the same.",
        "api.since_text": "What happens at a table is numbered. A move carries the `number` of the"
        " position in which you decided; if the game has gone on since, it is refused as `stale`."
        " Whoever connects again is told the table with the last hundred events, and `since` asks for"
        " those after a number.",
        "api.closing": "When a wire is refused or closed",
        "api.says": "What you say",
        "api.hears": "What you hear",
        "api.shapes": "Shapes",
        "api.limits": "Limits",
        "api.limits_text": "On a wire: {burst} messages at once, {rate} a second in the long run, each"
        " of {message} bytes at most. The body of a request has {body} bytes at most.",
        "api.visitors_text": "From one visitor, on all their wires together: {burst} messages at once,"
        " {rate} a second in the long run; {chat} lines of chat at a table in {chat_seconds} seconds,"
        " {hints} hints in {hint_seconds} seconds, {tables} tables that are not over. From one network:"
        " {lines} wires at the same time.",
        "api.budgets_text": "What is written and changed is stored, and counted in bytes: {table} MB"
        " at a table, {visitor} MB for a visitor, {network} MB for a network, and as much again in the"
        " course of a day. The moves of a game are always taken.",
        "api.gates_text": "From one network, so much may come; this machine itself is not limited.",
        "api.gate_what": "What",
        "api.gate_burst": "At once",
        "api.gate_rate": "Then, a minute",
        # Errors
        "error.title": "Something is not right",
        "error.nothing": "There is nothing at this address. Perhaps it was cut short when it was"
        " copied.",
        "error.method": "This cannot be done at this address.",
        "error.unreadable": "Something in the address or the form cannot be read. Go back and try"
        " again.",
        "error.fields": "Something in the request cannot be read: {what}. Its description is at"
        " /api/openapi.json.",
        "error.ours": "Something went wrong on our side. Nothing that was played is lost; please"
        " try again.",
        "error.nobody": "Nobody is known to ask for this. Become a visitor first, or send your token.",
        "error.token": "This token is not one of ours, or has ended. Become a visitor again to get one.",
        "error.origin": "This came from another site, so it was not done. Please use the form"
        " here.",
        "error.host": "This site is not known by the name that you called it by. Whoever runs it can"
        " allow the name: ludopolis serve --allowed-host NAME",
        "error.large": "This is larger than anything that can be said here.",
        "error.often": "A great deal comes from your network just now. Wait a minute, then try again.",
        "error.back": "To the games",
        # The wire of a table
        "wire.unreadable": "This message cannot be read.",
        "wire.too_fast": "That was too quick. Wait a moment and try again.",
        "wire.failed": "That did not work on our side. Please try again.",
    },
    "fr": {
        # Every page
        "site.name": "Ludopolis",
        "site.motto": "Des jeux de société qui bâtissent des villes",
        "site.read_only": "Lecture seule : la base de données du site est endommagée. Vous pouvez"
        " regarder les parties et les règles, mais rien de nouveau n'est enregistré tant que l'hébergeur"
        " n'a pas restauré une sauvegarde.",
        "skip": "Aller au contenu",
        "nav.label": "Menu principal",
        "nav.lobby": "Jeux",
        "nav.settings": "Réglages",
        "nav.language": "Langue",
        "language.en": "English",
        "language.fr": "Français",
        "footer.about": "À propos et crédits",
        "footer.claim": "Changer d'appareil",
        "footer.api": "Pour les programmeurs",
        "players.range": "{least} à {most} joueurs",
        "minutes.range": "{least} à {most} min",
        "minutes.one": "environ {least} min",
        # The lobby
        "lobby.title": "Les jeux de la ville",
        "lobby.lead": "Des jeux de société épuisés, rendus exactement comme ils furent imprimés."
        " Choisissez-en un : contre des robots, autour d'un écran, ou entre amis par un lien."
        " Rien à installer, aucune inscription.",
        "lobby.shelf": "L'étagère",
        "lobby.rules": "Règles",
        "lobby.rules_of": "Règles de {title}",
        "lobby.mine": "Mes tables",
        "lobby.open": "Tables ouvertes",
        "lobby.open_none": "Personne n'attend de joueurs pour l'instant. Ouvrez une table et"
        " rendez-la publique.",
        "lobby.finished": "Parties finies",
        "lobby.finished_none": "Aucune partie publique n'a encore été finie ici.",
        "lobby.your_turn": "À vous",
        "lobby.rematch": "Une revanche ?",
        "lobby.waiting": "attend des joueurs",
        "lobby.shuffling": "va commencer",
        "lobby.playing": "en cours",
        "lobby.over": "finie",
        "lobby.free_seats": "places libres : {count}",
        "lobby.won_by": "gagnée par {names}",
        # A new table
        "new.title": "Une nouvelle table : {title}",
        "new.quick": "Qui joue ?",
        "new.quick_bots": "Moi, contre des robots",
        "new.quick_friends": "Des amis, par un lien",
        "new.quick_screen": "Tous autour de cet écran",
        "new.your_name": "Votre nom",
        "new.your_name_note": "C'est ainsi que les autres vous verront.",
        "new.seats": "Places",
        "new.seats_note": "De {least} à {most} joueurs. Laissez vides les autres places.",
        "new.seat": "Place {number}",
        "new.seat_name": "Nom à la place {number}",
        "new.kind_me": "moi",
        "new.kind_friend": "un ami, par un lien",
        "new.kind_screen": "quelqu'un devant cet écran",
        "new.kind_bot": "robot {level}",
        "new.kind_none": "vide",
        "new.levels": "Quelle est la force des robots ?",
        "new.options": "Comment nous jouons",
        "new.as_printed": "règle imprimée",
        "new.as_ruled": "notre choix",
        "new.public": "Qui peut venir",
        "new.public_no": "seulement les gens à qui je donne le lien",
        "new.public_yes": "tout le monde : la table est annoncée à l'accueil",
        "new.hints": "Conseils",
        "new.hints_note": "Contre des robots ou autour d'un écran, qui doit jouer peut toujours"
        " demander quels coups semblent les meilleurs.",
        "new.hints_no": "pas quand des amis jouent",
        "new.hints_yes": "aussi quand des amis jouent ; chacun voit qui demande",
        "new.create": "Ouvrir la table",
        "new.trouble": "La table n'a pas encore pu être ouverte",
        "new.rules_link": "Lire d'abord les règles",
        "new.too_few": "Il faut au moins {least} joueurs pour {title} ; il y en a {count}"
        " jusqu'ici.",
        "new.one_me": "Vous ne pouvez occuper qu'une place. Pour d'autres autour de cet écran,"
        " choisissez « {screen} ».",
        "new.nobody": "Personne ne jouerait : donnez-vous une place, ou à un ami.",
        "new.bad_choice": "« {text} » : veuillez choisir une des réponses.",
        "new.bad_seat": "Place {number} : veuillez choisir qui s'y assied.",
        "new.answer": "{text} : {label}",
        "new.only_for": "« {answer} » est pour {players}, mais vous êtes {count}. Changez l'un des"
        " deux.",
        "new.players_list": "{numbers} joueurs",
        "new.or": " ou ",
        "new.and": " ; ",
        "new.together": "Ces réponses ne vont pas ensemble : {answers}. Changez l'une d'elles.",
        # A table
        "preparing.title": "Préparation du jeu …",
        "preparing.text": "Les règles de ce jeu se mettent en place. Cela n'arrive qu'une fois et"
        " prend une minute au plus ; la page continue d'elle-même.",
        "preparing.again": "Regarder encore",
        # Joining
        "join.title": "On vous invite à jouer à {title}",
        "join.host": "{name} vous attend.",
        "join.seats": "Qui est assis où",
        "join.free": "libre",
        "join.reserved": "gardée pour {name}",
        "join.name": "Votre nom",
        "join.sit": "M'asseoir",
        "join.seat": "Votre place",
        "join.any_seat": "n'importe quelle place libre",
        "join.watch": "Seulement regarder",
        "join.full": "Toutes les places sont prises. Vous pouvez regarder.",
        "join.begun": "La partie a commencé. Vous pouvez regarder.",
        "join.back": "Retour à ma place",
        # Settings
        "settings.title": "Réglages",
        "settings.name": "Votre nom",
        "settings.save_name": "Enregistrer le nom",
        "settings.language": "Langue",
        "settings.play": "Votre façon de jouer et de voir",
        "settings.confirm": "Demander avant de jouer un coup",
        "settings.sound": "Sons",
        "settings.motion": "Les pièces glissent",
        "settings.brisk": "Montrer les coups des autres d'un coup, sans pause",
        "settings.list": "Montrer d'abord le plateau en liste",
        "settings.guide": "Expliquer les situations nouvelles pendant que je joue",
        "settings.theme": "Couleurs",
        "settings.theme_auto": "comme mon appareil",
        "settings.theme_light": "claires",
        "settings.theme_dark": "sombres",
        "settings.save": "Enregistrer les réglages",
        "settings.saved": "Enregistré.",
        "settings.devices": "Autres appareils, se déconnecter",
        # Another device
        "claim.title": "Vous-même sur un autre appareil",
        "claim.show": "Emporter vos places",
        "claim.show_text": "Vos places appartiennent à ce navigateur. Un code permet à un autre"
        " navigateur ou téléphone d'être vous aussi. Il sert une fois, pendant peu de temps. Ne"
        " le donnez à personne d'autre.",
        "claim.make": "Montrer un code",
        "claim.code": "Votre code",
        "claim.code_text": "Ouvrez {address} sur l'autre appareil et tapez-le là.",
        "claim.enter": "J'ai un code",
        "claim.enter_text": "Après cela, ce navigateur sera celui qui a fait le code. Les places"
        " prises ici sous un autre nom restent en arrière.",
        "claim.field": "Code",
        "claim.submit": "Utiliser ce code",
        "claim.done": "Vous revoilà, {name}. Vos tables sont à l'accueil.",
        "claim.out": "Se déconnecter",
        "claim.out_text": "Ce navigateur est connecté en tant que {name}. Un navigateur ou un programme"
        " qui ne sert pas pendant un an est déconnecté de lui-même.",
        "claim.others_text": "Si vous avez perdu un appareil, ou utilisé celui de quelqu'un d'autre :"
        " tous les autres navigateurs et programmes qui sont vous sont déconnectés, et un code qui n'a"
        " pas servi est annulé.",
        "claim.sign_out_others": "Se déconnecter partout ailleurs",
        "claim.here_text": "Ce navigateur oublie qui vous êtes. Il n'y a pas de mot de passe : vous ne"
        " revenez qu'avec un code d'un autre appareil où vous êtes connecté.",
        "claim.sure": "J'ai un autre appareil, ou n'ai plus besoin de mes places",
        "claim.sign_out": "Se déconnecter sur cet appareil",
        "claim.signed_out": "Vous êtes déconnecté sur cet appareil.",
        "claim.others_signed_out": "Vous êtes déconnecté partout ailleurs.",
        # A rulebook
        "rules.of": "Règles de {title}",
        "rules.contents": "Sommaire",
        "rules.play": "Jouer à {title}",
        "rules.language": "Aussi en :",
        # About
        "about.title": "À propos de Ludopolis",
        "about.lead": "Ludopolis garde en vie des jeux de société qu'on ne peut plus acheter.",
        "about.rules": "Les règles sont jouées exactement comme elles furent imprimées. Là où"
        " l'imprimé laisse une question ouverte, la règle du jeu le dit et marque notre décision.",
        "about.fair": "Personne ne peut choisir les cartes, pas même qui tient ce site. Avant une"
        " partie, le serveur et le navigateur de chaque joueur promettent chacun un nombre ; tous"
        " ensemble font les mélanges, et après la fin votre navigateur les recalcule tous lui-même."
        " Les robots ne voient que ce que verrait un joueur à leur place.",
        "about.privacy": "Aucune inscription, aucune publicité, et personne n'est suivi. Un cookie"
        " retient qui vous êtes ici, d'autres votre langue et vos réglages.",
        "about.games": "Les jeux et leurs auteurs",
        "about.games_text": "Les noms et les jeux appartiennent à leurs auteurs et éditeurs. Les"
        " images et les règles rédigées ici sont les nôtres.",
        # The page about the API
        "api.title": "Pour les programmeurs",
        "api.lead": "Tout ce qu'une page fait ici, votre propre client ou robot peut le faire aussi."
        " Voici comment. Les descriptions des champs sont en anglais.",
        "api.machines": "La même chose pour les machines, en OpenAPI :",
        "api.who": "Qui vous êtes",
        "api.who_text": "Personne ne s'inscrit. `POST /api/visitors` crée un visiteur et répond par un"
        " jeton. Envoyez-le avec chaque requête, et en ouvrant un fil, sous la forme `Authorization:"
        " Bearer TOKEN` ; il n'est jamais dans une adresse. Un navigateur de ce site garde la même"
        " chose dans un cookie.",
        "api.language_text": "Les textes sont en anglais ou en français : ajoutez `?language=en` ou"
        " `?language=fr`, ou envoyez `Accept-Language`. Les codes, les noms des champs et les nombres"
        " sont les mêmes.",
        "api.client": "Un client complet",
        "api.client_text": "Tel quel, il joue des parties entières. Vos idées vont dans `choose`.",
        "api.requests": "Requêtes",
        "api.requests_text": "Les corps et les réponses sont en JSON, avec `Content-Type:"
        " application/json`. Un champ qui n'est pas nommé ici est refusé. Ce qui porte un `?` peut être"
        " omis.",
        "api.for_visitors": "Pour les visiteurs seulement.",
        "api.takes": "Reçoit :",
        "api.gives": "Répond :",
        "api.statuses": "Statuts :",
        "api.wrong": "Quand quelque chose n'est pas fait",
        "api.wrong_text": "La réponse a un statut de 400 ou plus et dit pourquoi. Sur un fil, c'est un"
        " `NotDone`. Rien n'a alors changé.",
        "api.wire": "Le fil d'une table",
        "api.wire_text": "Ouvrez un WebSocket à l'adresse `{path}`. Chaque trame de texte est un objet"
        " JSON. On vous dit d'abord toute la table, puis tout ce qui s'y passe ; chacun de vos messages"
        " reçoit une réponse. On vous dit ce que votre place peut voir, et rien d'autre. Qui n'est pas"
        " assis à la table regarde.",
        "api.ids_text": "Si la ligne se coupe avant la réponse, reconnectez-vous et renvoyez le même"
        " message avec le même `id`. Tout ce qui change la table n'est fait qu'une fois, si souvent"
        " qu'il vienne, et la réponse est la même.",
        "api.since_text": "Ce qui se passe à une table est numéroté. Un coup porte le `number` de la"
        " position où vous avez décidé ; si la partie a avancé depuis, il est refusé : `stale`. Qui se"
        " reconnecte apprend la table avec les cent derniers événements, et `since` demande ceux qui"
        " suivent un numéro.",
        "api.closing": "Quand un fil est refusé ou fermé",
        "api.says": "Ce que vous dites",
        "api.hears": "Ce que vous entendez",
        "api.shapes": "Formes",
        "api.limits": "Limites",
        "api.limits_text": "Sur un fil : {burst} messages d'un coup, {rate} par seconde à la longue, de"
        " {message} octets au plus chacun. Le corps d'une requête a {body} octets au plus.",
        "api.visitors_text": "D'un même visiteur, sur tous ses fils ensemble : {burst} messages d'un"
        " coup, {rate} par seconde à la longue ; {chat} lignes de discussion à une table en"
        " {chat_seconds} secondes, {hints} conseils en {hint_seconds} secondes, {tables} tables qui ne"
        " sont pas finies. D'un même réseau : {lines} fils à la fois.",
        "api.budgets_text": "Ce qui est écrit et changé est enregistré, et compté en octets : {table} Mo"
        " à une table, {visitor} Mo pour un visiteur, {network} Mo pour un réseau, et encore autant au"
        " fil d'un jour. Les coups d'une partie sont toujours acceptés.",
        "api.gates_text": "D'un même réseau, il peut en venir autant ; cette machine elle-même n'est pas"
        " limitée.",
        "api.gate_what": "Quoi",
        "api.gate_burst": "D'un coup",
        "api.gate_rate": "Puis, par minute",
        # Errors
        "error.title": "Quelque chose ne va pas",
        "error.nothing": "Il n'y a rien à cette adresse. Peut-être a-t-elle été coupée en la"
        " copiant.",
        "error.method": "Cela ne peut pas se faire à cette adresse.",
        "error.unreadable": "Quelque chose dans l'adresse ou le formulaire est illisible. Revenez"
        " en arrière et réessayez.",
        "error.fields": "Quelque chose dans la requête est illisible : {what}. Sa description est à"
        " /api/openapi.json.",
        "error.ours": "Quelque chose s'est mal passé de notre côté. Rien de ce qui a été joué"
        " n'est perdu ; veuillez réessayer.",
        "error.nobody": "On ne sait pas qui le demande. Devenez d'abord visiteur, ou envoyez votre"
        " jeton.",
        "error.token": "Ce jeton n'est pas des nôtres, ou n'est plus valable. Redevenez visiteur pour en"
        " avoir un.",
        "error.origin": "Cela venait d'un autre site et n'a donc pas été fait. Utilisez le"
        " formulaire d'ici.",
        "error.host": "Ce site n'est pas connu sous le nom que vous lui donnez. Qui le tient peut"
        " autoriser ce nom : ludopolis serve --allowed-host NOM",
        "error.large": "C'est plus grand que tout ce qui peut se dire ici.",
        "error.often": "Beaucoup de choses viennent de votre réseau en ce moment. Attendez une minute,"
        " puis réessayez.",
        "error.back": "Aux jeux",
        # The wire of a table
        "wire.unreadable": "Ce message est illisible.",
        "wire.too_fast": "C'était trop rapide. Attendez un instant et réessayez.",
        "wire.failed": "Cela n'a pas marché de notre côté. Veuillez réessayer.",
    },
}


class Say(Protocol):
    """How a page speaks its language."""

    def __call__(self, key: str, **values: object) -> str:
        """The text of a key with its blanks filled."""


def speaker(language: str) -> Say:
    """What says things in a language."""
    phrases = PHRASES[language]

    def say(key: str, **values: object) -> str:
        return phrases[key].format(**values) if values else phrases[key]

    return say


def preferred(accepted: str) -> str:
    """The language that a browser asks for in Accept-Language, among ours; English if none is."""
    best, found = 0.0, LANGUAGES[0]
    for entry in accepted[:500].split(","):
        name, _, weight = entry.strip().partition(";")
        language = name.strip().lower().split("-")[0]
        try:
            value = float(weight.strip().removeprefix("q=")) if weight else 1.0
        except ValueError:
            continue
        if language in LANGUAGES and best < value <= 1:
            best, found = value, language
    return found
