game = New York
    .summary = Deux cartes désignent un croisement ; possédez le plus grand quartier d'une ville 7×7.
score = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
face-newyork = New York
    .summary = Jouez une avenue et une rue, prenez le bâtiment à leur croisement et réunissez le plus grand quartier de la ville.
face-newyork-cards = New York avec des cartes à jouer
    .summary = La même ville sur une feuille quadrillée, avec deux jeux ordinaires : rouge pour la colonne, noir pour la rangée.
option-edition = la boîte de 1995, ou sa version avec deux jeux de cartes ordinaires
    .box = la boîte de 1995
    .cards = cartes à jouer ordinaires
option-events = douze cartes événement s'ajoutent à la pioche (variante 1)
    .false = sans cartes événement
    .true = avec les cartes événement
option-own_colours = les couleurs sont distribuées avant le tour préliminaire (variante 2)
    .false = distribuées après les premiers pions
    .true = distribuées dès le début
option-teams = les places 1 et 3 contre 2 et 4, les partenaires peuvent échanger des cartes (variante 4, quatre joueurs)
    .false = chacun pour soi
    .true = deux contre deux
option-unlimited_pawns = le nombre de pions n'est pas une limite
    .false = les pions de la règle
    .true = pions sans limite
option-price_for_two = ce que compte le prix d'un bâtiment quand deux joueurs ont deux couleurs chacun
    .colour = les pions de la couleur du bâtiment
    .owner = les deux couleurs du propriétaire
contradiction-teams = l'option teams est pour 4 joueurs, deux contre deux, pas pour { $players }
contradiction-price = l'option price_for_two est pour 2 joueurs avec la boîte, qui ont deux couleurs chacun

card-line = { $colour ->
    [red] { $line } rouge
   *[black] { $line } noir
}
card-joker = { $colour ->
    [red] joker rouge
   *[blue] joker bleu
}
card-wild = { $colour ->
    [red] passe-partout rouge
   *[black] passe-partout noir
}
card-event = { $colour ->
    [red] { $event } rouge
    [blue] { $event } bleue
   *[black] { $event } noire
}
card-stop = Stop
event-renovation = Rénovation
event-ruin = Ruine
event-speculation = Spéculation
event-enterprise = Entreprise
event-statik = Statique
joker = joker
wild = passe-partout
joker-as = { $joker } pour { $line }
colour-red = rouge
colour-blue = bleu
colour-yellow = jaune
colour-green = vert
colour-black = noir
letter-red = R
letter-blue = B
letter-yellow = J
letter-green = V
letter-black = N

move-pair = { $one } × { $other }
move-pair-to = { $one } × { $other } → { $square }
move-statik = { $event } × { $card } → { IS_YOU($victim) ->
    [yes] vous
   *[no] { $victim }
}
move-speculation = { $event } → { IS_YOU($victim) ->
    [yes] vous
   *[no] { $victim }
}
move-in-colour = { $action } en { $colour }
move-show = montrer la main
move-offer = proposer { $card }
move-swap = échanger { $card }
move-refuse = refuser
move-place = { $square }
move-give-up = céder { $square }

question-place = Posez un pion { $colour } sur une case libre, pas à côté d'un autre pion { $colour }.
question-turn = À vous : jouez une carte rouge et une carte bleue.
question-turn-cards = À vous : jouez une carte rouge et une carte noire.
question-or-event = Ou un événement.
question-or-offer = Avant cela, vous pouvez proposer une carte à votre partenaire.
question-answer = Votre partenaire propose { $card } : échangez une carte, ou refusez.
question-rebuild = { IS_YOU($who) ->
    [yes] { $event } : posez un de vos pions sur une case vidée.
   *[no] { $who } joue { $event } : posez un de vos pions sur une case vidée.
}
question-speculation = { $who } joue { $event } contre vous : choisissez lequel de vos bâtiments revient à { $who }.
question-statik = { $who } joue { $event }, et vous avez le plus de bâtiments sur { $line } : choisissez celui qui revient à { $who }.

note-build = libre ; vos points { $before } → { $after }
note-lose = vous le perdez ; vos points { $before } → { $after }
note-buy = { $who }, prix { $price } ; vos points { $before } → { $after }
note-take = { $who }, gratuit ; vos points { $before } → { $after }
note-statik = { $count ->
    [one] { $who } y perd son seul bâtiment à votre profit
   *[other] { $who } y choisit pour vous un de ses { $count } bâtiments
}
note-speculation = { $who } choisit pour vous un de ses { $count } bâtiments
note-renovation = tous rebâtissent le milieu à tour de rôle, vous d'abord ; sans piocher
note-ruin = tous rebâtissent les coins à tour de rôle, vous d'abord ; sans piocher
note-offer = { $who } la voit, et donne une carte en échange ou refuse

log-rebuild = { IS_YOU($who) ->
    [yes] Vous bâtissez sur { $move }.
   *[no] { $who } bâtit sur { $move }.
}
log-place = { IS_YOU($who) ->
    [yes] Vous posez un pion { $colour } sur { $move }.
   *[no] { $who } pose un pion { $colour } sur { $move }.
}
log-play = { IS_YOU($who) ->
    [yes] Vous jouez { $move }.
   *[no] { $who } joue { $move }.
}
log-show-hand = { IS_YOU($who) ->
    [yes] Vous ne pouvez rien jouer et montrez votre main.
   *[no] { $who } ne peut rien jouer et montre sa main.
}
log-offer = { IS_YOU($who) ->
    [yes] Vous proposez à votre partenaire { $card }.
   *[no] { $who } propose à son partenaire { $card }.
}
log-swap = { IS_YOU($who) ->
    [yes] Vous donnez { $card } en échange.
   *[no] { $who } donne { $card } en échange.
}
a-card = une carte
log-refuse = { IS_YOU($who) ->
    [yes] Vous refusez la proposition.
   *[no] { $who } refuse la proposition.
}
log-give-up = { IS_YOU($who) ->
    [yes] Vous choisissez de perdre { $square }.
   *[no] { $who } choisit de perdre { $square }.
}
log-takes = { IS_YOU($taker) ->
    [yes] Vous prenez { $square } à { $owner }.
   *[no] { IS_YOU($owner) ->
        [yes] { $taker } vous prend { $square }.
       *[no] { $taker } prend { $square } à { $owner }.
    }
}
log-loses = { IS_YOU($owner) ->
    [yes] Vous abandonnez { $square }.
   *[no] { $owner } abandonne { $square }.
}
log-cleared = { $count ->
    [one] { $count } bâtiment est rasé.
   *[other] { $count } bâtiments sont rasés.
}
log-pays = { IS_YOU($payer) ->
    [yes] Vous payez { $amount } à { $payee }.
   *[no] { IS_YOU($payee) ->
        [yes] { $payer } vous paie { $amount }.
       *[no] { $payer } paie { $amount } à { $payee }.
    }
}
log-draws = { $who } pioche { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
log-draws-own = Vous piochez { $cards }.
log-reshuffled = La défausse est mélangée pour former une nouvelle pioche.
log-dealt = Les couleurs sont distribuées : { $list }.
log-dealt-to = { IS_YOU($who) ->
    [yes] vous { $colour }
   *[no] { $who } { $colour }
}
log-few-free = Il reste { $free } bâtiments libres ou moins : les cartes Stop vont à la défausse.
log-long-game = { $turns } tours ont été joués : les cartes Stop vont à la défausse.
log-stop-card = Une carte Stop ! La partie est finie.
log-stuck = Plus personne ne peut changer sa main. La partie est finie.
log-hand = La main : { $cards }.

score-line = { $who } : quartier de { $block } : { $double } + autres bâtiments : { $others } + pièces : { $coins } = { $total }
score-line-two = { $who } : quartier de { $block } : { $double } + quartier de { $block2 } : { $double2 } + pièces : { $coins } = { $total }
score-team = équipe { $one } + { $two } : { $total }

terminal-coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
terminal-reserve = { $count } en réserve
terminal-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
terminal-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
terminal-team = équipe { $team }
terminal-preliminary = tour préliminaire
terminal-turn = tour { $turn }
terminal-pile = pioche { $pile }, défausse { $discards }
terminal-stops = les cartes Stop sont en jeu
terminal-hand = Votre main : { $cards }
undealt = couleurs pas encore distribuées

board-title = New York : sept avenues et sept rues, 49 bâtiments
board-title-cards = New York : sept colonnes rouges et sept rangées noires, 49 cases
line-avenue = avenue
line-street = rue
line-column = colonne { $line }
line-row = rangée { $line }
any-avenue = toute avenue
any-street = toute rue
any-column = toute colonne
any-row = toute rangée
joker-head = Joker
with-red = + carte rouge
with-blue = + carte bleue
played-alone = jouée seule
index-ace = A
index-jack = V
index-queen = D
index-king = R

square-free = { $square } : libre
house = { IS_YOU($owner) ->
    [yes] { $square } : { $colour }, { $owner } (vous)
   *[no] { $square } : { $colour }, { $owner }, prix { $price }
}
house-undealt = { $square } : { $colour }
price-tag = { $square } : vos cartes y mènent
price-tag-dear = { $square } : vos cartes y mènent, mais c'est trop cher pour vous
block-piece = { $square } : dans le plus grand quartier { $colour }, { $owner }
reserve-piece = { $count ->
    [one] { $colour } : { $count } pion en réserve
   *[other] { $colour } : { $count } pions en réserve
}
reserve-endless = { $colour } : pions sans limite
pile-piece = { $count ->
    [one] La pioche, face cachée, { $count } carte
   *[other] La pioche, face cachée, { $count } cartes
}
discard-piece = Dans la défausse : { $card }

row-coins = Pièces
row-buildings = Bâtiments
row-block = Plus grand quartier
row-blocks = Plus grands quartiers
row-reserve = Pions en réserve
row-cards = Cartes en main
row-points = Points pour l'instant
row-points-over = Points
row-team = Équipe
row-team-points = Points de l'équipe
row-places = Pose maintenant
row-pile = Pioche
row-discards = Défausse
row-free = Bâtiments libres
row-stops = Cartes Stop
no-limit = sans limite
stops-aside = de côté, jusqu'à { $free } libres ou moins
stops-discards = dans la défausse
stops-pile = dans la pioche
stops-drawn = piochée
panel-hand = Votre main
panel-hand-note = Touchez une carte rouge et une bleue, ou un bâtiment puis les cartes qui y mènent.
panel-hand-note-cards = Touchez une carte rouge et une noire, ou une case puis les cartes qui y mènent.
panel-pile = Les cartes
panel-colours = Couleurs à distribuer, pions restants
panel-colours-note = Après le tour préliminaire, le hasard distribue les couleurs aux joueurs.
panel-offer = { IS_YOU($who) ->
    [yes] Vous proposez
   *[no] { $who } vous propose
}
panel-offer-note = Touchez la carte que vous donnez en échange, ou refusez.
button-in = en { $colour }
button-against = contre { $who }
button-show = Montrer la main et en piocher une autre
button-offer = Proposer une carte à { $who }
button-refuse = Refuser la proposition

status-placing = Tour préliminaire : pion { $pawn } sur { $total }.
status-turn = Tour { $turn }.
status-stop-card = Une carte Stop a mis fin à la partie après { $turns } tours.
status-stuck = La partie est finie après { $turns } tours : plus personne ne peut changer sa main.
status-aside = { $free ->
    [one] { $free } bâtiment libre ; les cartes Stop entrent à { $last }.
   *[other] { $free } bâtiments libres ; les cartes Stop entrent à { $last }.
}
status-discards = Les cartes Stop sont dans la défausse : elles viennent au prochain mélange.
status-pile = Les cartes Stop sont dans la pioche : qui en pioche une met fin à la partie.
status-offer = { IS_YOU($who) ->
    [yes] Vous proposez une carte à { $other }. { $other } en donne une en échange, ou refuse.
   *[no] { IS_YOU($other) ->
        [yes] { $who } vous propose une carte : donnez-en une en échange, ou refusez.
       *[no] { $who } propose une carte à { $other }. { $other } en donne une en échange, ou refuse.
    }
}
status-rebuild = { IS_YOU($other) ->
    [yes] { $who } joue { $event } : vous posez un pion sur une case vidée.
   *[no] { $who } joue { $event } : { $other } pose un pion sur une case vidée.
}
status-speculation = { IS_YOU($other) ->
    [yes] { $who } joue { $event } : vous choisissez le bâtiment que vous perdez.
   *[no] { $who } joue { $event } : { $other } choisit le bâtiment à perdre.
}
status-statik = { IS_YOU($other) ->
    [yes] { $who } joue { $event } : vous dominez { $line } et y choisissez le bâtiment que vous perdez.
   *[no] { $who } joue { $event } : { $other } domine { $line } et y choisit le bâtiment à perdre.
}

reading-board = Les bâtiments
reading-line = { $line } : { $a } ; { $b } ; { $c } ; { $d } ; { $e } ; { $f } ; { $g }
reading-blocks = Les plus grands quartiers
reading-block = { $count ->
    [one] { $colour }, { $owner } : { $count } bâtiment, { $squares }
   *[other] { $colour }, { $owner } : { $count } bâtiments, { $squares }
}
reading-none = Aucun bâtiment n'a encore de voisin de sa couleur.

report-dealt = Les couleurs sont distribuées
report-player = Joueur
report-colour = Couleur
report-first = { IS_YOU($who) ->
    [yes] Vous jouez le premier tour.
   *[no] { $who } joue le premier tour.
}

help-same = { $one } et { $other } sont de la même couleur : jouez une carte rouge et une bleue.
help-same-cards = { $one } et { $other } sont de la même couleur : jouez une carte rouge et une noire.
help-line = { $card } ne mène pas à { $square }.
help-dear = { $square } coûte { $price }, et vous avez { $coins }. Le prix est le plus petit nombre de bâtiments de son propriétaire sur ses deux lignes.
help-dear-colour = { $square } coûte { $price }, et vous avez { $coins }. Le prix est le plus petit nombre de bâtiments de sa couleur sur ses deux lignes.
help-cards = Pour { $square }, il faut { $red } avec { $blue }. Vous n'avez pas les cartes pour cela.
help-one-square = Un seul bâtiment à la fois.
help-two-cards = Un tour demande deux cartes : reposez-en une avant d'en toucher une autre.
help-alone = { $card } se joue seule, sans autre carte.

refusal-allowed = c'est permis
refusal-not-now = ce n'est pas ce qui se décide maintenant
refusal-cards = vous n'avez pas les cartes pour cela
refusal-no-pawn = vous n'avez plus de pion de cette couleur
refusal-too-dear = vous ne pouvez pas le payer : le prix est le plus petit nombre de bâtiments qui comptent sur ses deux lignes
refusal-own-building = avec deux couleurs chacun, on ne choisit pas ses propres bâtiments
refusal-not-free = cette case n'est pas libre
refusal-beside = un premier pion ne touche pas par un côté un pion de sa couleur
refusal-not-an-opponents = Entreprise prend un bâtiment adverse
refusal-no-such-player = désignez un autre joueur
refusal-too-few-pawns = Spéculation vise un joueur qui a plus de { $pawns } pions sur le plateau
refusal-not-the-most = Statique vise le joueur qui a le plus de bâtiments sur la ligne
refusal-must-play = on ne montre sa main que si rien ne peut être joué
refusal-swapped = une proposition par tour, et elle est faite
refusal-partner-has-none = votre partenaire n'a pas de carte à échanger
refusal-not-rebuilt = on ne rebâtit que les cases vidées
refusal-not-yours = choisissez un de vos pions
refusal-not-on-line = choisissez un de vos pions sur la ligne désignée
refusal-one-colour = vous ne jouez qu'une couleur

picture-cover = Des maisons de cinq couleurs sous un soleil levant ; les cartes Broadway et 42nd se croisent.
picture-cover-cards = Une feuille quadrillée couverte de marques de trois couleurs, et deux cartes à jouer : un trois rouge, un cinq noir.
    .title = avec des cartes à jouer
picture-setup = Après le tour préliminaire à quatre : deux pions d'une couleur ne se touchent par aucun côté.
picture-crossing = Broadway et 42nd se croisent au bâtiment cerclé : il est libre et ne coûte rien. Les pièces indiquent le prix des autres bâtiments que cette main atteint.
picture-price = Rouge a quatre bâtiments sur Broadway et deux sur 42nd : Broadway/42nd coûte 2 pièces.
picture-score = Le plus grand quartier de Rouge est entouré : six bâtiments. Fifth/50th ne le touche que par un coin.
picture-events = Une Rénovation vide les cinq cases du milieu, une Ruine les quatre coins.
picture-sheet = Avec des cartes ordinaires : 3 rouge et 5 noir désignent la case cerclée, colonne 3 et rangée 5 à partir du bas.
