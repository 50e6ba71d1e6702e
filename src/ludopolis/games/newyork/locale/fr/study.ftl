study-points = points
study-role-order = Qui joue quand
    .about = Dans la boîte, qui reçoit le rouge joue le premier tour de la partie principale : c'est donc la loterie des couleurs qui désigne le premier joueur.
study-moves-red = qui reçoit le rouge (et joue en premier)
study-role-colour = La loterie des couleurs
    .about = Chacun pose les premiers pions d'une couleur qui ne restera peut-être pas la sienne : les couleurs sont ensuite distribuées au hasard. Laquelle vaut-il mieux recevoir ?
study-owner = qui reçoit le { $colour }
study-role-kept = Retrouver sa propre couleur
    .about = Qui pose bien les pions d'une couleur serait content de la garder. Est-ce un avantage de recevoir celle que l'on a posée ?
study-kept-other = une autre couleur
    .who = qui reçoit une couleur posée par un autre
study-kept-own = la sienne
    .who = qui reçoit la couleur qu'il a posée
study-role-placing = Qui pose en premier
    .about = La place 1 pose le premier pion du tour préliminaire.
study-places = qui pose en { $place }
study-rounds-main = { $rounds ->
    [one] { $number } tour de table de la partie principale
   *[other] { $number } tours de table de la partie principale
}

study-amount-block = Le plus grand quartier
    .unit = bâtiments
study-amount-buildings = Tous les bâtiments
    .unit = bâtiments
study-amount-coins = Pièces gardées jusqu'à la fin
    .unit = pièces

study-fact-free = Quand une carte Stop met fin à la partie, { $value } des 49 cases sont libres, en moyenne
study-fact-shown = Un joueur doit montrer une main injouable dans { $value } des parties
study-fact-long = Les cartes Stop n'entrent que par la décision sur les parties longues dans { $value } des parties

study-option-edition =
    .cards = Cartes à jouer ordinaires
study-option-events =
    .true = Cartes événement
study-option-own_colours =
    .true = Couleurs distribuées avant la pose
study-option-teams =
    .true = Deux contre deux
study-option-unlimited_pawns =
    .true = Pions sans limite
study-option-price_for_two =
    .owner = Prix selon les deux couleurs du propriétaire
study-ending-stop-card = une carte Stop
study-ending-stuck = manque de cartes
