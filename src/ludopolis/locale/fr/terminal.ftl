terminal-error = erreur :
terminal-no-language = il n'y a pas de langue « { $language } » ; il y a : { $known }
terminal-thinking = Réflexion…
terminal-percent = { $number }{"\u00A0"}%

terminal-welcome = { $title } — { $credit }
terminal-shelf = À quoi jouons-nous ?
terminal-players = { $least } à { $most } joueurs
terminal-which-game = Un numéro, ou q pour quitter >{" "}
terminal-no-such-game = Il y a { $count } jeux, de 1 à { $count }.
terminal-options = Options :
terminal-default = par défaut
terminal-levels = La force des robots, par niveau, le plus faible d'abord :
terminal-bots = Robots : { $names }
terminal-ready = { $title } est prêt.
terminal-you = vous
terminal-same-name = deux places s'appellent { $name } ; donnez à chacune son propre nom
terminal-seats-wrong = { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
} pour { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
} ; nommez chacune
terminal-no-people = personne pour jouer : donnez une place à quelqu'un, ou utilisez simulate
terminal-resume-alone = une partie enregistrée a ses places et ses options ; donnez --resume sans elles
terminal-empty-file = { $path } est vide
terminal-programs = cette partie enregistrée lancerait { $commands } : un fichier peut nommer n'importe quelle commande ; si vous faites confiance à celui-ci, ajoutez --programs

terminal-help = Numéro ou mots · ? règles · l liste · u annuler
terminal-key-hint = h conseil
terminal-key-quit = q quitter
terminal-key-aid = { $key } { $name }
terminal-prompt = { $name } >{" "}
terminal-pass-on = { $name }, c'est à vous. Appuyez sur Entrée quand personne d'autre ne regarde.
terminal-chapters = La règle du jeu. Tapez ? et un numéro, ou ? et un mot, par exemple : ? 2
terminal-no-chapter = Aucun chapitre de la règle ne contient cela ; tapez ? pour la liste.
terminal-more = … et { $count ->
    [one] { $count } autre
   *[other] { $count } autres
} ; tapez l pour tout voir
terminal-only-choice = Il n'y a pas d'autre choix : appuyez sur Entrée.
terminal-bad-number = Pas de choix { $number } : il y a { $count } choix ; tapez l pour tout voir.
terminal-undone = Coup repris.
terminal-no-undo = Ce coup ne peut pas être repris : { $why }.
terminal-hint = Ce qui semble le meilleur, et les chances de gagner ensuite. Cela peut être faux.
terminal-share = { $who } { $share }
terminal-asked-about = { $title }, après le coup { $move } sur { $moves } ; à jouer : { $who }
terminal-was-played = Ce qui fut joué : { $played }

terminal-saved = Enregistré. Pour continuer : { $command } play --resume { $path }
terminal-kept = La partie est enregistrée. Pour la revoir : { $command } replay { $path }
terminal-not-saved = Impossible d'enregistrer dans { $path } : { $why }. Donnez un autre fichier, ou Entrée pour quitter sans enregistrer :{" "}
terminal-over = La partie est finie.
terminal-winner = { IS_YOU($who) ->
    [yes] Vous gagnez avec { $score }.
   *[no] { $who } gagne avec { $score }.
}
terminal-winners = { $who } partagent la victoire avec { $score }.
terminal-team-wins = L'équipe { $who } gagne avec { $score }.

terminal-deal = la donne
terminal-step = coup { $move } sur { $moves }
terminal-step-help = Entrée suivant · b retour · un numéro pour y aller · q quitter
terminal-replayed = Chaque coup était permis et le résultat est juste.
terminal-unfinished = La partie n'est pas finie. Chaque coup jusqu'ici était permis.
terminal-records = { $count ->
    [one] { $count } partie enregistrée
   *[other] { $count } parties enregistrées
}
terminal-moves = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
terminal-verified = { $records }, { $moves } : chaque coup est permis, chaque résultat est juste.
terminal-proof-all = Personne n'a pu choisir les mélanges. La graine vient d'un nombre du serveur et de nombres des navigateurs des joueurs, chacun promis avant qu'aucun ne soit montré, et chaque mélange et chaque dé en découle.
terminal-proof-all-trust = L'enregistrement seul ne prouve pas que ces navigateurs étaient ceux de personnes. Qui a joué voit sur la page de la partie si son propre nombre en fait partie ; il n'a alors à se fier à personne.
terminal-proof-server = Le serveur a promis son nombre avant le premier coup, et chaque mélange et chaque dé en découle.
terminal-proof-server-trust = Rien ne prouve que le serveur n'a pas d'abord essayé plusieurs nombres : aucun navigateur de joueur n'a participé.
terminal-proof-left = Le mélange a été recommencé, car quelqu'un est parti avant la fin : { $count } fois.
terminal-proof-promised = Le serveur a promis la graine avant le premier coup, et chaque mélange et chaque dé en découle. Rien ne prouve qu'il n'a pas d'abord essayé plusieurs graines.
terminal-proof-promised-only = Le serveur a promis la graine avant le premier coup, rien de plus. Rien ne prouve que les mélanges en découlent, ni qu'il n'a pas d'abord essayé plusieurs graines.
terminal-proof-seed = Chaque mélange et chaque dé découle de la graine. Personne n'a promis la graine : qui a fait l'enregistrement a pu en essayer plusieurs.
terminal-proof-none = Rien n'est prouvé des mélanges : la graine ne les donne pas ici. Une version plus ancienne les a faits, ou quelqu'un les a changés.

terminal-analysis-title = { $title } : { $names }
terminal-analysis-length = { $moves ->
    [one] { $moves } coup, revu
   *[other] { $moves } coups, revus
} par { $bot }
terminal-analysis-curve = La victoire, telle que pouvait l'espérer { $eyes }
terminal-analysis-eyes-own = chacun
terminal-analysis-eyes-spectator = un spectateur
terminal-analysis-none = Aucun choix n'a coûté assez pour être appelé une erreur.
terminal-analysis-unfinished = La partie n'est pas finie : les chiffres de la fin sont une estimation.
terminal-analysis-axis-moves = coups
terminal-analysis-axis-win = part de la victoire (pointillé : tous égaux)
terminal-analysis-worst = Les choix qui ont coûté le plus
    .number = n°
    .move = coup
    .played = ce qui fut joué
    .better = mieux
    .win = victoire
    .cost = coût
terminal-analysis-turns = La plus grande chance
    .move = coup
    .happened = ce qui s'est passé
    .who = chance pour
    .luck = chance
terminal-analysis-totals = Ce qui a fait bouger la victoire
    .player = joueur
    .begin = début
    .own = erreurs
    .others = les autres
    .luck = chance
    .end = fin
    .faultless = sans faute
terminal-analysis-faultless = { $faultless } sur { $choices }
