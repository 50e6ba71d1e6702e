game = New York New York
    .summary = Bâtissez ensemble douze sections numérotées ; seules les cartes du dessus comptent.
face-newyorknewyork = New York New York
    .summary = Posez vos étages sur ceux des autres et soyez au sommet quand tombe la dernière carte.
option-bonus = les suites de cartes voisines de sa couleur rapportent des points en plus
    .true = nombres et suites
    .false = nombres seuls, un décompte plus simple de notre cru
option-match = un match, c'est une partie par joueur, chacun commence une fois ; les totaux décident. Nous le conseillons, car jouer en dernier est un avantage
    .false = une seule partie
    .true = un match (conseillé)
score = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

colour-yellow = jaune
colour-green = vert
colour-pink = rose
colour-light-blue = bleu clair
letter-yellow = J
letter-green = V
letter-pink = R
letter-light-blue = B
card-yellow = { $number } jaune
card-green = { $number } vert
card-pink = { $number } rose
card-light-blue = { $number } bleu clair

action-play = jouer { $card }
action-take = prendre { $card }
action-pass = passer

typed-play = jouer joue poser pose
typed-take = prendre prends piocher pioche
typed-pass = passer passe
typed-yellow = jaune j
typed-green = vert verte v
typed-pink = rose r
typed-light-blue = bleu bleue clair claire b
typed-fillers = un une le la l carte de du ma je main

refusal-allowed = c'est permis
refusal-not-now = il n'y a rien à décider : la partie est finie
refusal-play-first = jouez d'abord une carte de votre main, puis prenez-en une de la réserve
refusal-take-first = vous avez joué votre carte ; prenez-en maintenant une de la réserve
refusal-not-in-hand = vous n'avez pas une telle carte en main
refusal-not-in-reserve = cette carte n'est pas dans la réserve

question-play = À vous : jouez une carte sur son numéro, ou passez jusqu'à la fin de la partie.
question-take = Prenez une carte de la réserve ; tout le monde voit laquelle.

note-changes = { $changes }
note-final = reste au sommet
note-nothing = aucun point ne change
note-owner = { IS_YOU($owner) ->
    [yes] à vous
   *[no] à { $owner }
}
note-neutral = neutre
note-pass = { $cards ->
    [one] pour de bon, en gardant { $cards } carte
   *[other] pour de bon, en gardant { $cards } cartes
}
points-of = { IS_YOU($who) ->
    [yes] vous { $points }
   *[no] { $who } { $points }
}

log-plays = { IS_YOU($who) ->
    [yes] Vous jouez le { $card }.
   *[no] { $who } joue le { $card }.
}
log-plays-points = { IS_YOU($who) ->
    [yes] Vous jouez le { $card } : { $changes }.
   *[no] { $who } joue le { $card } : { $changes }.
}
log-covers = { IS_YOU($who) ->
    [yes] Vous jouez le { $card } et recouvrez { $covered }.
   *[no] { $who } joue le { $card } et recouvre { $covered }.
}
log-covers-points = { IS_YOU($who) ->
    [yes] Vous jouez le { $card } et recouvrez { $covered } : { $changes }.
   *[no] { $who } joue le { $card } et recouvre { $covered } : { $changes }.
}
log-covered = { IS_YOU($owner) ->
    [yes] votre { $card }
   *[no] le { $card } ({ $owner })
}
log-covered-neutral = le { $card } (neutre)
log-takes = { IS_YOU($who) ->
    [yes] Vous prenez le { $card }.
   *[no] { $who } prend le { $card }.
}
log-takes-turned-up = { IS_YOU($who) ->
    [yes] Vous prenez le { $card } ; on retourne le { $new }.
   *[no] { $who } prend le { $card } ; on retourne le { $new }.
}
log-takes-turned-up-last = { IS_YOU($who) ->
    [yes] Vous prenez le { $card } ; on retourne le { $new }, dernière carte de la pioche.
   *[no] { $who } prend le { $card } ; on retourne le { $new }, dernière carte de la pioche.
}
log-passes = { IS_YOU($who) ->
    [yes] Vous passez et ne jouez plus dans cette partie.
   *[no] { $who } passe et ne joue plus dans cette partie.
}
log-no-card-left = { IS_YOU($who) ->
    [yes] Vous n'avez plus de carte.
   *[no] { $who } n'a plus de carte.
}
log-alone = { IS_YOU($who) ->
    [yes] Vous continuez sans adversaire.
   *[no] { $who } continue sans adversaire.
}
log-all-played = Toutes les cartes sont jouées. La partie est finie.
log-all-passed = Plus personne ne joue. La partie est finie.
log-match = C'était la dernière partie du match.
log-game-over = La partie { $game } est finie : { $points }.
log-next-game = { IS_YOU($who) ->
    [yes] Partie { $game } : nouvelle donne. Vous commencez.
   *[no] Partie { $game } : nouvelle donne. { $who } commence.
}

score-line = { $who } : { $sum } = { $total }
score-with-run = { $sum } + { $points } (suite { $first }–{ $last })
score-with-earlier = { $sum } + { $points } (avant)

board-title = Douze terrains autour d'un parc, numérotés comme une horloge ; chacun peut porter une tour
board-reserve = RÉSERVE
board-pile = Pioche
board-runs = Suites
board-lot = Terrain { $number }

piece-owned = { IS_YOU($owner) ->
    [yes] { $card }, à vous
   *[no] { $card }, { $owner }
}
piece-neutral = { $card }, neutre
piece-covered = { $card }, recouvert
piece-final = Terrain { $number } : bâti pour de bon
piece-star = Terrain { $number } : à vous
piece-run = suite { $first }–{ $last } : { $points } en plus
piece-pile = { $cards ->
    [one] la pioche : { $cards } carte
   *[other] la pioche : { $cards } cartes
}
piece-hidden = { $cards ->
    [one] face cachée : { $cards } carte
   *[other] face cachée : { $cards } cartes
}
piece-known = { $card }, pris par { $who }

panel-hand = Votre main
    .note = Votre couleur : { $colour } ; une étoile marque vos tours. Tous connaissent les cartes que vous avez prises.
panel-neutral = Neutre : { $colours }
    .note = Ces cartes recouvrent et coupent les suites, mais ne rapportent à personne.
row-numbers = nombres
row-runs = suites
row-points = points
row-game = cette partie
row-earlier = avant
row-total = total
row-hand = en main
row-known = connues de tous
panel-passed = { IS_YOU($who) ->
    [yes] Vous avez passé et ne jouez plus dans cette partie.
   *[no] A passé et ne joue plus dans cette partie.
}
panel-no-cards = { IS_YOU($who) ->
    [yes] Vous n'avez plus de carte.
   *[no] N'a plus de carte.
}
button-pass = Passer jusqu'à la fin de la partie

status-game = Partie { $game } sur { $games }.
status-pile = { $cards ->
    [one] { $cards } carte dans la pioche.
   *[other] { $cards } cartes dans la pioche.
}
status-no-pile = La pioche est vide.
status-no-reserve = Plus de carte à prendre : on joue sa main.
status-over = La partie est finie.

reading-skyline = Panorama
reading-lot-empty = { $number } : vide
reading-lot = { $number } : { $top }
reading-lot-below = { $number } : { $top } ; dessous : { $below }
reading-lot-final = { $number } : { $top } ; dessous : { $below } ; pour de bon
reading-runs = Suites
reading-run = { $who } : suite { $first }–{ $last }, { $points } points en plus
reading-no-runs = aucune suite
reading-reserve = Réserve
reading-hand = Votre main
reading-empty = vide
reading-players = Joueurs
reading-player = { $who } ({ $colour }) : { $facts }
reading-fact = { $label } { $value }
reading-player-known = { $player } ; cartes connues : { $known }
reading-player-note = { $player }. { $note }

report-game = La partie { $game } sur { $games } est finie
report-match = Le match est fini
report-end = La partie est finie
report-player = joueur
report-in-front = En tête avec { $points } : { $names }.
report-starts = { IS_YOU($who) ->
    [yes] Vous commencez la partie suivante.
   *[no] { $who } commence la partie suivante.
}

terminal-reserve = Réserve : { $cards }
terminal-hand = Votre main : { $cards }
terminal-empty = vide
terminal-pile = pioche { $cards }
terminal-neutral = { $count ->
    [one] neutre : { $letters }
   *[other] neutres : { $letters }
}
terminal-game = partie { $game } sur { $games }
terminal-earlier = avant : { $points }
terminal-passed = a passé
terminal-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
aid-c = cartes non vues
unseen-none = Vous savez où est chaque carte.
unseen-some = Vous n'avez pas encore vu ces cartes :
unseen-colour = {"  "}{ $colour } : { $numbers }
unseen-places = Répartition : { $places }.
unseen-in-pile = { $cards } dans la pioche
unseen-in-hand = { VOWEL($who) ->
    [yes] { $cards } dans la main d'{ $who }
   *[no] { $cards } dans la main de { $who }
}

picture-cover = Des tours de cartes le long du port ; seul l'étage du dessus compte.
picture-setup = Tout est prêt à deux joueurs : douze terrains vides, six cartes visibles dans le parc, la pioche, et votre main en dessous.
picture-turn = Le 7 jaune a été posé sur le 7 rose, qui ne compte plus. Vert peut maintenant prendre le 11 vert.
picture-score = L'exemple de décompte : les bandes montrent les suites, les médailles ce qu'elles rapportent.
picture-ring = 11, 12 et 1 sont voisins : une suite de trois rapporte 6 points de plus à Jaune. Le 8 a sa quatrième carte : sa plaque de laiton dit qu'il ne changera plus.
