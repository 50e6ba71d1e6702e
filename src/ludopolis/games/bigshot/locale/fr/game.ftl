## La boîte

game = Big Shot
    .summary = Enchérissez sur quatre pions à la fois, placez-les, et gagnez les bons quartiers.
face-bigshot = Big Shot
    .summary = Enlevez quatre pions à la fois aux enchères, puis jouez les couleurs des autres contre eux.
option-expert = l'argent n'est pas montré aux autres, et l'on emprunte avant l'enchère
    .false = argent visible, emprunts à tout moment
    .true = argent caché, emprunts d'abord
score = { $points ->
    [one] { $points } million
   *[other] { $points } millions
}

## Couleurs et quartiers

colour-red = rouge
    .letter = R
colour-yellow = jaune
    .letter = J
colour-white = blanc
    .letter = B
colour-black = noir
    .letter = N
pawns-red = { $count ->
    [one] { $count } rouge
   *[other] { $count } rouges
}
pawns-yellow = { $count ->
    [one] { $count } jaune
   *[other] { $count } jaunes
}
pawns-white = { $count ->
    [one] { $count } blanc
   *[other] { $count } blancs
}
pawns-black = { $count ->
    [one] { $count } noir
   *[other] { $count } noirs
}

district-large = { $value }
    .label = le quartier { $value }
    .into = le quartier { $value }
    .start = Le quartier { $value }
district-west = Ouest { $value }
    .label = le quartier Ouest { $value }
    .into = le quartier Ouest { $value }
    .start = Le quartier Ouest { $value }
    .side = Ouest
district-east = Est { $value }
    .label = le quartier Est { $value }
    .into = le quartier Est { $value }
    .start = Le quartier Est { $value }
    .side = Est
district-west-park = parc Ouest
    .label = le parc Ouest
    .into = le parc Ouest
    .start = Le parc Ouest
    .side = parc Ouest
    .around = Autour du parc Ouest
district-east-park = parc Est
    .label = le parc Est
    .into = le parc Est
    .start = Le parc Est
    .side = parc Est
    .around = Autour du parc Est
district-doubled = { $district } ×2
holder = { IS_YOU($who) ->
    [yes] { $colour } (vous)
   *[no] { $colour } ({ $who })
}
holder-nobody = { $colour } (à personne)

## Actions

action-bid = offrir { $amount }
action-pass = passer
action-borrow = emprunter
action-borrow-for = emprunter { $colour }
action-no-loan = pas d'emprunt
action-pay = payer avec { $colour }
action-place = placer { $colour } dans { $district }
typed-fillers = un une le la de dans avec pour pion quartier million millions
typed-synonyms = offrir miser encherir offre / emprunter emprunt oui / pas non / placer poser mettre

## Refus

refusal-allowed = c'est permis
refusal-not-now = ce n'est pas ce qui se décide maintenant
refusal-not-your-colour = cette couleur n'est pas à vous
refusal-not-in-lot = il ne reste aucun pion de cette couleur à placer
refusal-district-sold = ce quartier est vendu
refusal-too-low = une offre doit dépasser la précédente
refusal-too-high = aucune de vos bourses ne contient autant
refusal-purse-too-small = une seule bourse paie toute l'offre, et celle-ci ne suffit pas
refusal-borrowed-already = un seul emprunt par tour et par couleur, et il est déjà fait
refusal-no-more-loans = il n'y a pas de dixième emprunt : il ne verserait rien
refusal-no-tokens = il ne reste plus de jetons d'emprunt
refusal-bidding-has-begun = à deux, on emprunte avant sa première offre du tour
refusal-loans-came-first = les emprunts se sont décidés avant l'enchère

## Questions

question-bid = { $bid ->
    [0] Faites une offre pour { $lot }, ou passez.
   *[other] Offrez plus de { $bid } pour { $lot }, ou passez.
}
question-may-borrow = Vous pouvez d'abord emprunter.
question-borrow-first = Pour offrir plus de { $bid } pour { $lot }, empruntez d'abord ; ou passez.
question-only-pass = { $bid ->
    [0] Vous n'avez pas d'argent pour une offre : passez.
   *[other] Vous ne pouvez pas offrir plus de { $bid } : passez.
}
question-loan = À vendre : { $lot }. Empruntez-vous avant l'enchère ?
question-pay = Vous remportez l'enchère à { $bid } : quelle couleur paie ?
question-place = Placez un pion dans un quartier qui n'est pas vendu. Il reste : { $lot }.

## Ce que ferait un choix

note-borrow = +{ $pays }, dette { $debt }
note-leaves = reste { $cash }
note-pass = { $bid ->
    [0] { $who } les emporte gratuitement
   *[other] { $who } les emporte pour { $bid }
}
note-sold = vendu au { $colour }
note-ahead = { $colour } en tête
note-stays = { $colour } reste en tête
note-tied = personne en tête

## Le récit

log-bid = { IS_YOU($who) ->
    [yes] Vous offrez { $amount }.
   *[no] { $who } offre { $amount }.
}
log-pass = { IS_YOU($who) ->
    [yes] Vous passez.
   *[no] { $who } passe.
}
log-borrow = { IS_YOU($who) ->
    [yes] Vous empruntez : { $pays } en main, { $debt } à rendre.
   *[no] { $who } emprunte : { $pays } en main, { $debt } à rendre.
}
log-borrow-for = { IS_YOU($who) ->
    [yes] Vous empruntez pour le { $colour } : { $pays } en main, { $debt } à rendre.
   *[no] { $who } emprunte pour le { $colour } : { $pays } en main, { $debt } à rendre.
}
log-no-loan = { IS_YOU($who) ->
    [yes] Vous n'empruntez pas.
   *[no] { $who } n'emprunte pas.
}
log-pay = { IS_YOU($who) ->
    [yes] Vous payez { $amount } avec le { $colour }.
   *[no] { $who } paie { $amount } avec le { $colour }.
}
log-place = { IS_YOU($who) ->
    [yes] Vous placez un pion { $colour } dans { $district }.
   *[no] { $who } place un pion { $colour } dans { $district }.
}
log-won = { IS_YOU($who) ->
    [yes] Vous payez { $amount } et recevez { $lot }.
   *[no] { $who } paie { $amount } et reçoit { $lot }.
}
log-wins = { IS_YOU($who) ->
    [yes] Vous remportez { $lot } pour { $amount }.
   *[no] { $who } remporte { $lot } pour { $amount }.
}
log-free = { IS_YOU($who) ->
    [yes] Personne n'a fait d'offre : vous recevez { $lot } gratuitement.
   *[no] Personne n'a fait d'offre : { $who } reçoit { $lot } gratuitement.
}
log-sold = { IS_YOU($who) ->
    [yes] { $district } est vendu au { $colour } : il est à vous.
   *[no] { $district } est vendu au { $colour } : il est à { $who }.
}
log-sold-nobody = { $district } est vendu au { $colour }, qui n'est à personne.
log-unowned = { $district } ne revient à personne : toutes les couleurs s'annulent.
log-round = { IS_YOU($who) ->
    [yes] Tour { $round } : vous faites { $die }. À vendre : { $lot }.
   *[no] Tour { $round } : { $who } fait { $die }. À vendre : { $lot }.
}
log-end = Les { $rounds } tours sont finis.

## L'enchère

status-round = { IS_YOU($leader) ->
    [yes] Tour { $round } sur { $rounds } · vous menez · le dé montre { $thrown } · { $state }
   *[no] Tour { $round } sur { $rounds } · { $leader } mène · le dé montre { $thrown } · { $state }
}
auction-no-bid = pas encore d'offre
auction-highest = { IS_YOU($who) ->
    [yes] meilleure offre : { $bid } (vous)
   *[no] meilleure offre : { $bid } ({ $who })
}
auction-placing = { IS_YOU($who) ->
    [yes] vous placez les pions, { $bid ->
        [0] gratuitement
       *[other] achetés pour { $bid }
    }
   *[no] { $who } place les pions, { $bid ->
        [0] gratuitement
       *[other] achetés pour { $bid }
    }
}
standing-won = { $bid ->
    [0] gratuitement
   *[other] obtenus pour { $bid }
}
standing-highest = offre { $bid }
standing-passed = a passé
standing-deciding = décide maintenant
standing-outbid = dépassé
standing-waiting = n'a pas encore parlé

## À côté du plateau

row-auction = enchère
row-capital = capital
row-cash = argent
row-debt = dette
row-next-loan = prochain prêt
row-districts = quartiers
row-tokens = jetons d'emprunt
row-on-ring = { $colour } sur l'anneau
not-shown = non montré
debt-of-loans = { $loans ->
    [one] { $debt } ({ $loans } emprunt)
   *[other] { $debt } ({ $loans } emprunts)
}
districts-owned = { $count } ({ $list })
two-colours = { $one } { $first } · { $two } { $second }
two-colours-sum = { $one } { $first } · { $two } { $second } = { $total }
panel-nobody = Couleur à personne : { $colour }
panel-bank = Encore à venir
panel-leads = Mène ce tour.
panel-needs = { $colours ->
    [one] Il faut deux quartiers pour gagner.
   *[other] Il faut deux quartiers de chaque couleur pour gagner.
}
panel-both = { $first } { $second }
button-bid = Offrir { $amount }
button-pass = Passer
button-borrow = Emprunter : { $pays } en main, { $debt } à rendre
button-borrow-for = Emprunter, { $colour } : { $pays } contre { $debt }
button-no-loan = Pas d'emprunt
button-pay = Payer { $amount } avec le { $colour }

## Sur le plateau

drawing-title = La ville aux treize quartiers, entourée de l'anneau des cases d'enchères
spot-block = l'enchère
spot-space = case { $number }
sign-sold = VENDU
sign-nobodys = à personne
piece-on-space = pion { $colour }, case { $number }
piece-in-district = pion { $colour }, { $district }
piece-for-sale = pion { $colour }, à vendre
piece-to-place = pion { $colour }, à placer
piece-promoter = le promoteur
piece-throw = prochain lancer : { $throws }
piece-die = le dé montre { $thrown }
piece-doubled = compte double : { $worth }
piece-chip = { $name } : { $state }
piece-capital = { $name } : capital { $points }
town-flag = { $district } : { $state }
town-sold = { $district } : vendu à { $holder }
town-nobodys = { $district } : à personne

## Le plateau en liste

reading-auction = L'enchère
reading-for-sale = À vendre : { $lot }
reading-to-place = À placer : { $lot }
reading-bids = Vous pouvez offrir de { $least } à { $most }.
reading-one-bid = Vous pouvez offrir { $amount }.
reading-seat = { $name }, { $colours } : { $state }
reading-large = Grands quartiers
reading-sold-doubled = { $district } : vendu à { $holder } ; compte double : { $worth }
reading-empty = { $district } : vide
reading-lying = { $district } : { $pawns } ; { $state } ; { $count } places prises sur { $full }
reading-ring = L'anneau des cases d'enchères
reading-promoter = Le promoteur est sur la case { $number }.
reading-space = case { $number } : { $pawns }
reading-space-thrown = case { $number } : { $pawns } ; prochain lancer : { $throws }

## Les comptes

explain-line = { $name } : { $districts } · argent { $cash } = { $total }
explain-line-loans = { $loans ->
    [one] { $name } : { $districts } · argent { $cash } · { $loans } emprunt : −{ $debt } = { $total }
   *[other] { $name } : { $districts } · argent { $cash } · { $loans } emprunts : −{ $debt } = { $total }
}
explain-colour = { $name }, { $colour }
explain-districts = quartiers { $worth } ({ $list })
explain-no-districts = aucun quartier
explain-both = { $name } : { $one } et { $two } font { $total }
explain-too-few = { IS_YOU($who) ->
    [yes] Vous n'avez pas assez de quartiers pour gagner.
   *[no] { $who } n'a pas assez de quartiers pour gagner.
}
explain-rule-dropped = Personne n'a assez de quartiers : la règle des deux quartiers ne s'applique pas.
report-title = Les comptes
report-player = joueur
report-colour = couleur
report-worth = valeur
report-two-to-win = { $colours ->
    [one] Seul peut gagner qui a au moins deux quartiers, sauf si personne n'en a deux.
   *[other] Seul peut gagner qui a au moins deux quartiers de chaque couleur, sauf si personne ne les a.
}

## Le terminal

terminal-name = { IS_YOU($who) ->
    [yes] vous
   *[no] { $who }
}
terminal-sold = vendu à
terminal-nobodys = à personne
terminal-loans = emprunts
terminal-next-loan = prêt suiv.
terminal-round = { IS_YOU($leader) ->
    [yes] Tour { $round } sur { $rounds } · vous menez · le dé montre { $thrown } · jetons restants : { $tokens }
   *[no] Tour { $round } sur { $rounds } · { $leader } mène · le dé montre { $thrown } · jetons restants : { $tokens }
}
terminal-for-sale = À vendre :
terminal-to-place = À placer :
terminal-next-throw = Le prochain lancer donnera :

## Les images

picture-cover = Le promoteur devant la ville, et quatre pions à vendre
picture-town = Le plateau : l'anneau des 18 cases d'enchères, et la ville avec ses deux parcs. Les trois quartiers sur le fond vert d'un parc sont ses voisins.
picture-setup = Une partie commence. Le promoteur s'est arrêté sur la case 4, et ses quatre pions sont à vendre. Les plaques montrent où mènera le prochain lancer.
picture-walk = De la case 5, un 2 mène à la case 9 : les cases vides 6 et 7 ne comptent pas.
picture-bidding = Ada (rouge) et Cléo (blanc) ont passé, Dan (noir) offre 5. À Ben (jaune) d'offrir plus, ou de passer.
picture-counting = Sept pions, et à qui va le quartier : à qui en a le plus ; et deux fois au pion isolé, car tous les autres s'annulent.
picture-hopes = Un quartier et un lot ; dessous, ce que Rouge, Jaune ou Blanc pourrait en faire.
picture-park = Rouge possède le parc Ouest, Ouest 9 et Ouest 10, qui comptent double. Ouest 11 est à Blanc.
