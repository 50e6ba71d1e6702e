guest = Invité
another-name = { $name } ({ $number })
robot = Robot { $number }
seat-or-you = { IS_YOU($who) ->
    [yes] vous
   *[no] { $who }
}

table-sit = { $name } s'assied.
table-stand = { $name } quitte la table.
table-decline = { $name } ne rejoue pas.
table-bot-sits = Un robot ({ $bot }) prend la place { $seat }.
table-opened = La place { $seat } est libre.
table-hints = Qui doit jouer peut demander un conseil.
table-no-hints = Pas de conseils : plusieurs personnes jouent.
table-start = La partie commence.
table-left = Pas de réponse pendant le mélange ({ $who }) : il recommence, et un robot joue en attendant.
table-left-alone = Pas de réponse de votre navigateur pendant le mélange : il recommence.
table-hint = { IS_YOU($who) ->
    [yes] Vous avez demandé un conseil.
   *[no] { $who } a demandé un conseil.
}
table-undo = { IS_YOU($who) ->
    [yes] Vous reprenez le dernier coup.
   *[no] { $who } reprend le dernier coup.
}
table-resign = { IS_YOU($who) ->
    [yes] Vous abandonnez.
   *[no] { $who } abandonne.
}
table-resign-to-bot = { IS_YOU($who) ->
    [yes] Vous abandonnez. Un robot continue.
   *[no] { $who } abandonne. Un robot continue.
}
table-hand-over = { IS_YOU($who) ->
    [yes] Vous confiez votre place à un robot.
   *[no] { $who } confie la place à un robot.
}
table-take-back = { IS_YOU($who) ->
    [yes] Vous reprenez votre place.
   *[no] { $who } reprend la place.
}
table-ask-back = { IS_YOU($who) ->
    [yes] Vous redemandez votre place.
   *[no] { $who } redemande la place.
}
table-agree = { IS_YOU($who) ->
    [yes] Vous acceptez : { $other } peut reprendre la place.
   *[no] { $who } accepte : { IS_YOU($other) ->
        [yes] vous pouvez reprendre votre place.
       *[no] { $other } peut reprendre la place.
    }
}
table-rematch = { IS_YOU($who) ->
    [yes] Vous proposez une revanche.
   *[no] { $who } propose une revanche.
}
table-rematch-yes = { IS_YOU($who) ->
    [yes] Vous rejouez.
   *[no] { $who } rejoue.
}
table-rematch-no = { IS_YOU($who) ->
    [yes] Vous ne rejouez pas.
   *[no] { $who } ne rejoue pas.
}

result-so-far = Le score à ce moment :
result-wins = { $count ->
    [one] { $names } gagne avec { $score }.
   *[other] { $names } partagent la victoire avec { $score }.
}
result-team-wins = L'équipe { $names } gagne avec { $score }.
result-ahead = { $count ->
    [one] { $names } gagne.
   *[other] { $names } partagent la victoire.
}
result-team-ahead = L'équipe { $names } gagne.
result-gave-up = { $who } a abandonné, et passe après celles et ceux qui ont continué.

undo-not-the-last = quelqu'un d'autre a joué depuis
undo-not-by-you = c'est un robot qui l'a joué
undo-given-up = la place a été abandonnée
undo-handed-over = un robot joue la place maintenant

refused-not-found = Il n'y a rien ici. Vérifiez le lien, ou demandez-en un nouveau.
refused-not-yours = Cette place n'est pas la vôtre. Prenez une place libre, ou regardez.
refused-not-your-turn = Ce n'est pas votre tour : { $name } décide maintenant.
refused-id-used = Cet identifiant a déjà nommé autre chose. Donnez le sien à chaque nouveau message.
refused-stale = La partie a avancé entre-temps. Regardez la table et choisissez à nouveau.
refused-illegal = Ce n'est pas permis maintenant. { $why }
refused-invalid = Cela n'a pas été compris. Rechargez la page et réessayez.
refused-options = Une partie ne peut pas être préparée ainsi : { $why }
refused-seats = Donnez chaque place à quelqu'un, une au moins à une personne, et une au plus à vous-même.
refused-over = La partie est finie. Demandez une revanche pour rejouer.
refused-not-started = La partie n'a pas encore commencé. Attendez que toutes les places soient prises.
refused-started = La partie a déjà commencé. Confiez votre place à un robot, ou abandonnez.
refused-full = Toutes les places sont prises. Vous pouvez regarder, ou ouvrir votre propre table.
refused-taken = Quelqu'un est déjà assis là. Choisissez une autre place.
refused-reserved = Cette place est gardée pour { $name }, à qui l'on propose une revanche. Choisissez une autre place.
refused-empty-seats = Des places sont encore libres. Invitez quelqu'un, ou donnez-les à des robots.
refused-host-only = Seule la personne qui a ouvert la table peut le faire. { $sits ->
    [yes] Demandez à { $name }.
   *[no] Ouvrez votre propre table.
}
refused-name = Un nom a de 1 à { $most } lettres. Choisissez-en un autre.
refused-chat = On peut écrire quand au moins deux personnes sont à la table et que vous y êtes assis.
refused-chat-text = Un message a de 1 à { $most } lettres. Raccourcissez-le.
refused-chat-often = Cela fait beaucoup d'un coup. Attendez quelques secondes, puis écrivez.
refused-undo = Ce coup ne peut pas être repris : { $why }.
refused-resigned = Cette place a été abandonnée, et reste au robot.
refused-handed-over = Un robot joue cette place. Reprenez-la d'abord.
refused-stand-in = Ici, seul un robot du niveau de la table ({ $level }) remplace quelqu'un, car plusieurs personnes jouent sans conseils. N'en nommez pas d'autre.
refused-not-asked = Personne ne redemande cette place en ce moment. Regardez à nouveau la table.
refused-no-rematch = Personne n'a proposé de revanche ici. Proposez-en une si vous voulez.
refused-no-face = Ce jeu n'existe pas ici. Choisissez parmi : { $known }.
refused-no-bot = Ce robot n'existe pas. Choisissez parmi : { $known }.
refused-no-aid = Cette aide n'existe pas dans ce jeu.
refused-hint-off = Pas de conseils ici, car plusieurs personnes jouent. Qui ouvre une table peut les autoriser.
refused-hint-busy = Votre dernier conseil se prépare encore. Attendez-le d'abord.
refused-hint-often = Cela fait beaucoup de conseils d'un coup. Attendez quelques secondes, puis redemandez.
refused-hint-soon = Les conseils pour ce jeu se préparent encore. Redemandez dans une minute.
refused-not-over = La partie n'est pas encore finie. Elle pourra être ouverte à la fin.
refused-analyst-busy = Beaucoup de parties demandées par vous ou votre réseau attendent leur analyse. Redemandez dans quelques minutes.
refused-claim = Ce code est faux, déjà utilisé ou trop vieux. Demandez-en un nouveau sur l'autre appareil.
refused-busy = Trop de vos tables sont ouvertes. Finissez-en ou quittez-en une d'abord.
refused-table-budget = Vous avez tant écrit et changé à cette table aujourd'hui que seule la partie continue pour vous. Jouez ; demain, il y aura de nouveau de la place.
refused-visitor-budget = Vous avez enregistré tout ce qu'un visiteur peut en un jour. Vos parties continuent ; pour le reste, attendez quelques heures.
refused-address-budget = Votre réseau a enregistré tout ce qu'il peut en un jour. Vos parties continuent ; pour le reste, attendez quelques heures.
refused-enough = Il s'est passé tant de choses à cette table que seule la partie continue. Jouez-la jusqu'au bout.
refused-storage = L'enregistrement est impossible pour le moment, rien n'a donc changé ; tout ce qui précède est conservé. Réessayez dans un instant.
refused-shuffle-late = Le mélange a avancé entre-temps. Regardez la table pour connaître sa manche.
refused-shuffle-other = Ce n'est pas le nombre annoncé. Envoyez celui qui l'a été.
refused-read-only = Le site est en lecture seule : sa base de données est endommagée, rien de nouveau ne peut être enregistré et rien n'a changé. Vous pouvez regarder ce qui reste lisible ; l'hébergeur doit restaurer une sauvegarde.
refused-damaged = Ceci est illisible : la base de données du site est endommagée. D'autres tables s'ouvrent peut-être encore ; l'hébergeur doit restaurer une sauvegarde.
refused-broken = Cette partie ne peut plus être ouverte : ses coups ne suivent pas les règles actuelles.
refused-version = Ce site parle la version { $version } de l'API, où les textes sont des données que chaque client met en mots. Rechargez la page ; les programmes doivent être adaptés, voir /api.
