## La boîte

game = Property
    .summary = Deux cartes désignent une case d'une grille 8×8 ; touchez des loyers jusqu'à la ruine d'un joueur.
face-property = Property
    .summary = Deux cartes désignent un terrain : prenez-le, joignez-le aux vôtres et vivez des loyers des autres.
option-bankruptcies = combien de faillites terminent la partie, moins que le nombre de joueurs
    .n1 = la première faillite y met fin
    .n2 = la deuxième y met fin
    .n3 = la troisième y met fin
option-count_property = chaque case compte 5 dollars au décompte final
    .false = seul l'argent compte
    .true = l'argent, et 5 dollars par case
contradiction-bankruptcies = l'option bankruptcies doit être inférieure au nombre de joueurs ({ $players }) : il faut que quelqu'un reste pour gagner
score = { $points ->
    [one] { $points } dollar
   *[other] { $points } dollars
}

## Les actions

pair = { $red } { $black }
buy = acheter
do-not-buy = ne pas acheter
show-hand = montrer la main

refusal-allowed = c'est permis
refusal-not-now = ce n'est pas ce qui se décide maintenant
refusal-no-such-cards = vous n'avez aucune de ces deux cartes
refusal-no-such-red-card = vous n'avez pas cette carte rouge (elle donne la colonne)
refusal-no-such-black-card = vous n'avez pas cette carte noire (elle donne la rangée)
refusal-must-show = il manque une couleur à votre main : vous ne pouvez que la montrer
refusal-must-play = on ne montre sa main que s'il y manque une couleur

## Les quantités

money = { $dollars } $
units = { $count ->
    [one] { $count } unité
   *[other] { $count } unités
}
count-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
count-squares = { $count ->
    [one] { $count } case
   *[other] { $count } cases
}
no-cards = aucune

## Les questions

question-play = À vous : jouez une carte rouge (la colonne) et une noire (la rangée).
question-show = Il manque une couleur à votre main : montrez-la et piochez-en une autre.
question-buy = Acheter { $square } à { $owner } pour { $price } ?
question-units = Vous avez { $units }.

## Ce que ferait un choix

note-take = libre : à vous gratuitement
note-rent = loyer { $rent } $ à { $owner }, puis { $price } pour l'acheter
note-rent-only = loyer { $rent } $ à { $owner }, trop peu d'unités pour l'acheter
note-ruin = loyer { $rent } $ à { $owner } : votre ruine
note-mortgage = à vous : elle est hypothéquée
note-lose = à vous, déjà hypothéquée : vous la perdez
note-buy = { $price } à { $owner }, il vous en reste { $left }
note-do-not-buy = vous gardez vos unités

## Le journal

log-take = { IS_YOU($who) ->
    [yes] Vous jouez { $cards } et prenez la case libre { $square }.
   *[no] { $who } joue { $cards } et prend la case libre { $square }.
}
log-mortgage = { IS_YOU($who) ->
    [yes] Vous jouez { $cards } et hypothéquez { $square }.
   *[no] { $who } joue { $cards } et hypothèque { $square }.
}
log-lose = { IS_YOU($who) ->
    [yes] Vous jouez { $cards } et perdez { $square }, qui était hypothéquée.
   *[no] { $who } joue { $cards } et perd { $square }, qui était hypothéquée.
}
log-rent = { IS_YOU($who) ->
    [yes] Vous jouez { $cards } et payez { $rent } $ à { $owner } pour { $square }.
   *[no] { IS_YOU($owner) ->
        [yes] { $who } joue { $cards } et vous paie { $rent } $ pour { $square }.
       *[no] { $who } joue { $cards } et paie { $rent } $ à { $owner } pour { $square }.
    }
}
log-ruin = { IS_YOU($who) ->
    [yes] Vous jouez { $cards }, devez { $rent } $ à { $owner } pour { $square }, n'avez que { $paid } $ à donner et faites faillite.
   *[no] { IS_YOU($owner) ->
        [yes] { $who } joue { $cards }, vous doit { $rent } $ pour { $square }, n'a que { $paid } $ à donner et fait faillite.
       *[no] { $who } joue { $cards }, doit { $rent } $ à { $owner } pour { $square }, n'a que { $paid } $ à donner et fait faillite.
    }
}
log-freed = { $count ->
    [one] Une case redevient libre.
   *[other] { $count } cases redeviennent libres.
}
log-buy = { IS_YOU($who) ->
    [yes] Vous achetez { $square } à { $owner } pour { $price }.
   *[no] { IS_YOU($owner) ->
        [yes] { $who } vous achète { $square } pour { $price }.
       *[no] { $who } achète { $square } à { $owner } pour { $price }.
    }
}
log-do-not-buy = { IS_YOU($who) ->
    [yes] Vous n'achetez pas { $square }.
   *[no] { $who } n'achète pas { $square }.
}
log-show = { IS_YOU($who) ->
    [yes] Vous n'avez pas les deux couleurs et montrez votre main : { $cards }.
   *[no] { $who } n'a pas les deux couleurs et montre sa main : { $cards }.
}
log-no-cards = aucune carte
log-miss = { IS_YOU($who) ->
    [yes] Vous n'avez toujours pas les deux couleurs et passez votre tour.
   *[no] { $who } n'a toujours pas les deux couleurs et passe son tour.
}
log-reshuffle = La défausse est mélangée pour former une nouvelle pioche.
log-draw = { $count ->
    [one] { $who } pioche une carte.
   *[other] { $who } pioche { $count } cartes.
}
log-draw-own = Vous piochez { $cards }.
ending-bankruptcy = Cela met fin à la partie.
ending-long-game = { $turns } tours ont passé sans faillite : la partie s'arrête ici.

## Le plateau

board-title = Le terrain : huit colonnes et huit rangées de cases
board-rent = Loyer par case :
board-units = { $count ->
    [one] unité
   *[other] unités
}
letter-mortgage = H
spot-square = colonne { $column }, rangée { $row }
spot-column = colonne { $column }
spot-row = rangée { $row }
piece-plot = { $square }, { $owner }, groupe de { $size }
piece-mortgage = { $square }, hypothéquée
piece-offer = { $square } est à vendre pour { $price }
piece-pile = La pioche : { $cards }
card-name = { $rank } de { $suit }
card-ace = as
suit-hearts = cœur
suit-diamonds = carreau
suit-spades = pique
suit-clubs = trèfle

## À côté du plateau

row-cash = argent
row-units = unités
row-cards = cartes en main
row-squares = cases (plus grand groupe)
row-mortgaged = hypothéquées
row-fortune = fortune
panel-bankrupt = En faillite.
panel-bankrupt-as = En faillite, n° { $number }.
panel-hand = Votre main
panel-cards = Pioche et dernière paire
row-pile = dans la pioche
row-discards = défaussées
status-turn = Tour { $turn }
status-pile = { $cards } dans la pioche
status-bankrupt = faillites : { $count } sur { $most }
status-over = La partie est finie après { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}
button-buy = Acheter pour { $price }
button-do-not-buy = Ne pas acheter
button-show = Montrer la main et piocher de nouveau

## Le plateau en liste

reading-land = Le terrain, de la rangée du haut à celle du bas
reading-row = Rangée { $row } : { $squares }
reading-free = { $column } libre
reading-owned = { $column } { $owner } (groupe de { $size })
reading-mortgaged = { $column } { $owner } (groupe de { $size }, hypothéquée)
reading-groups = Groupes : { $who }
reading-group = { $size } : { $squares }
reading-offer = À vendre
reading-discards = Défausse, la dernière d'abord

## Les relevés

report-ruin = { IS_YOU($who) ->
    [yes] Vous faites faillite
   *[no] { $who } fait faillite
}
report-end = Le décompte final
report-player = joueur
report-cash = argent
report-squares = cases
report-fortune = fortune
report-bankrupt = en faillite
report-worth = { $squares } → { $worth } $
report-goes-on = Ses cases redeviennent libres ; la partie continue.

## Le score

score-cash = { $who } : argent { $cash } $
score-squares = { $who } : argent { $cash } $ + { $squares } : { $worth } $ = { $total } $
score-bankrupt = { $who } : en faillite

## Les images

picture-cover = Property : une ville au milieu d'une partie
picture-naming = ♥A donne la première colonne, ♣8 la rangée du haut : ensemble, la case en haut à gauche.
picture-wild = Avec ♥A et ♣10, on peut avoir n'importe quelle case de la première colonne.
picture-rent = Le groupe de six de Ben. La case qui touche un coin n'en fait pas partie.
picture-bought = Ada a acheté la case : le groupe de Ben en forme maintenant un de 2 et un de 3.
picture-mortgaged = Les coins pliés sont des hypothèques : si Ada désigne encore la colonne 4, rangée 5, elle perd la case.

## Les aides

aid-c = compter les cartes
aid-unseen = Dans la pioche ou les autres mains : { $cards }
aid-surely-in-hands = À coup sûr dans d'autres mains : { $cards }

## Le terminal

terminal-cash = argent
terminal-units = unités
terminal-cards = cartes
terminal-squares = cases
terminal-bankrupt = en faillite
terminal-turn = tour { $turn } · pioche { $pile }, défausse { $discards }
terminal-hand = Votre main :

## Ce qui ne va pas ensemble

help-both-red = { $first } et { $second } sont rouges toutes les deux : jouez une carte rouge, pour la colonne, et une noire, pour la rangée.
help-both-black = { $first } et { $second } sont noires toutes les deux : jouez une carte rouge, pour la colonne, et une noire, pour la rangée.
help-one-square = Une seule case à la fois.
help-column = { $card } désigne la colonne { $number }, pas celle-ci.
help-row = { $card } désigne la rangée { $number }, pas celle-ci.
help-no-red = Pour { $square }, il faut un { $red } rouge, ou un 9 ou un 10 rouge. Vous n'en avez pas.
help-no-black = Pour { $square }, il faut un { $black } noir, ou un 9 ou un 10 noir. Vous n'en avez pas.
help-neither = Pour { $square }, il faut un { $red } rouge et un { $black } noir ; un 9 ou un 10 vaut n'importe quel nombre. Vous n'avez ni l'un ni l'autre.
