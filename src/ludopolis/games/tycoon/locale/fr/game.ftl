game = Tycoon
    .summary = Parcourez le monde en avion, construisez hôtels et usines à crédit, soyez le plus riche après le troisième jour de paie.
face-tycoon = Tycoon
    .summary = Neuf villes, un avion à vous, et une banque qui ne demande qu'à prêter.
option-fewer_steps = un billet régulier mène aussi moins loin que ses étapes, comme dans El Capitán
    .false = exactement à autant d'étapes
    .true = ou moins loin (El Capitán)
score = { $points ->
    [one] { $points } million
   *[other] { $points } millions
}

city-new-york = New York
    .in = à New York
    .to = à New York
    .short = New{"\u00A0"}York
    .typed = ny, nyc, york
city-monaco = Monaco
    .in = à Monaco
    .to = à Monaco
    .short = Monaco
    .typed = monaco
city-tokyo = Tokyo
    .in = à Tokyo
    .to = à Tokyo
    .short = Tokyo
    .typed = tokyo
city-mexico-city = Mexico
    .in = à Mexico
    .to = à Mexico
    .short = Mexico
    .typed = mexico
city-cairo = Le Caire
    .in = au Caire
    .to = au Caire
    .short = Le{"\u00A0"}Caire
    .typed = caire
city-hong-kong = Hong Kong
    .in = à Hong Kong
    .to = à Hong Kong
    .short = Hong{"\u00A0"}Kong
    .typed = hk
city-rio-de-janeiro = Rio de Janeiro
    .in = à Rio de Janeiro
    .to = à Rio de Janeiro
    .short = Rio
    .typed = rio
city-cape-town = Le Cap
    .in = au Cap
    .to = au Cap
    .short = Le{"\u00A0"}Cap
    .typed = cap
city-sydney = Sydney
    .in = à Sydney
    .to = à Sydney
    .short = Sydney
    .typed = sydney

ticket-scheduled = { $city } { $steps }
ticket-charter = { $one }–{ $other }

action-buy = acheter { $ticket }
action-fly = voler vers { $city } avec { $ticket }
action-fly-nowhere = voler avec { $ticket }
action-hotel = construire un hôtel
action-renovate = rénover
action-factory = construire une usine
action-borrow = emprunter { $sum }
action-pass = passer
action-repay = rembourser { $sum }
action-extend = prolonger { $sum }

typed-buy = acheter achat
typed-fly = voler vol aller
typed-ticket = billet
typed-build = construire bâtir
typed-hotel = hôtel
typed-factory = usine fabrique
typed-renovate = rénover rénovation
typed-borrow = emprunter
typed-loan = emprunt
typed-pass = passer
typed-repay = rembourser
typed-extend = prolonger
typed-to = vers à au pour
typed-with = avec par
typed-from = depuis de
typed-filler = un une le la l million millions carré carrés étape étapes

refusal-allowed = c'est permis
refusal-not-now = ce n'est pas le moment
refusal-not-face-up = ce billet n'est pas parmi les billets visibles
refusal-ticket-too-dear = vous ne pouvez pas payer ce billet
refusal-not-in-hand = vous n'avez pas ce billet
refusal-neither-city = un charter part d'une de ses deux villes, et votre avion n'est dans aucune
refusal-no-charter-from-bank = de la banque ne partent que des vols réguliers
refusal-out-of-range = ce billet mène à la ville qu'il nomme, ou à autant d'étapes qu'il en montre
refusal-only-city-named = de la banque, un vol régulier ne mène qu'à la ville qu'il nomme
refusal-same-city = un vol mène dans une autre ville, et votre avion est déjà là
refusal-at-bank = votre avion est à la banque ; volez d'abord vers une ville
refusal-strips-taken = les deux pistes sont prises : vous ne pouvez qu'y faire escale
refusal-track-full = la chaîne de cette ville est pleine
refusal-hotel-too-dear = vous ne pouvez pas payer le prix de l'hôtel sur votre piste
refusal-nothing-closed = vous n'avez pas d'hôtel fermé dans cette ville
refusal-no-factory = vous n'avez plus d'usine
refusal-sites-taken = les deux terrains d'usine de cette ville sont pris
refusal-factory-too-dear = vous ne pouvez pas payer le prochain terrain d'usine
refusal-no-loan-card = il ne reste pas de carte d'emprunt de cette somme
refusal-must-borrow = si vous ne construisez pas, vous devez emprunter, tant qu'il reste une carte d'emprunt
refusal-no-such-loan = vous n'avez aucun emprunt de cette somme à régler
refusal-cannot-repay = vous n'avez pas assez d'argent pour le rembourser ; il peut être prolongé

question-bank = À vous, dans votre banque : envolez-vous avec un vol régulier, ou empruntez.
question-strip = À vous, { $place } sur la piste { $strip } : construisez ici, repartez, ou empruntez.
question-passing = À vous, { $place }, où les deux pistes sont prises : repartez, ou empruntez.
question-or-pass = Il ne reste aucune carte d'emprunt : au lieu d'emprunter, vous passez.
question-loans = Après le jour de paie : remboursez ou prolongez chaque emprunt. Vous avez { $cash }.

note-buy = coûte { $price }
note-fly = piste { $strip }, hôtel { $hotel_price }
note-pass-through = aucune piste libre
note-hotel = coûte { $price } ; rapporte ensuite { $first }/{ $second }
note-factory = coûte { $price }
note-renovate = gratuit ; rapporte ensuite { $first }/{ $second }
note-borrow = à rembourser : { $due }
note-borrow-back = à rembourser : { $due } ; annule achats et vols
note-pass-back = annule achats et vols
note-repay = coûte { $due }
note-extend = { $due } au prochain jour de paie

log-buy = { IS_YOU($who) ->
    [yes] Vous achetez { $ticket } pour { $price }.
   *[no] { $who } achète { $ticket } pour { $price }.
}
log-fly = { IS_YOU($who) ->
    [yes] Vous volez vers { $city } avec { $ticket } et vous vous posez sur la piste { $strip }.
   *[no] { $who } vole vers { $city } avec { $ticket } et se pose sur la piste { $strip }.
}
log-pass-through = { IS_YOU($who) ->
    [yes] Vous volez vers { $city } avec { $ticket }, où les deux pistes sont prises.
   *[no] { $who } vole vers { $city } avec { $ticket }, où les deux pistes sont prises.
}
log-hotel = { IS_YOU($who) ->
    [yes] Vous construisez un hôtel { $place } pour { $price }, sur la case { $square }.
   *[no] { $who } construit un hôtel { $place } pour { $price }, sur la case { $square }.
}
log-renovate = { IS_YOU($who) ->
    [yes] Vous rénovez un hôtel { $place } : il va sur la case { $square }.
   *[no] { $who } rénove un hôtel { $place } : il va sur la case { $square }.
}
log-closes = { IS_YOU($who) ->
    [yes] Cela ferme le plus ancien hôtel { $place }, qui vous appartient.
   *[no] Cela ferme le plus ancien hôtel { $place }, qui appartient à { $who }.
}
log-factory = { IS_YOU($who) ->
    [yes] Vous construisez une usine { $place } pour { $price }.
   *[no] { $who } construit une usine { $place } pour { $price }.
}
log-borrow = { IS_YOU($who) ->
    [yes] Vous allez à la banque et empruntez { $sum } ({ $due } à rembourser).
   *[no] { $who } va à la banque et emprunte { $sum } ({ $due } à rembourser).
}
log-pass = { IS_YOU($who) ->
    [yes] Vous allez à la banque et passez, faute de carte d'emprunt.
   *[no] { $who } va à la banque et passe, faute de carte d'emprunt.
}
log-repay = { IS_YOU($who) ->
    [yes] Vous remboursez { $due } pour un emprunt de { $sum }.
   *[no] { $who } rembourse { $due } pour un emprunt de { $sum }.
}
log-extend = { IS_YOU($who) ->
    [yes] Vous prolongez un emprunt de { $sum } : { $due } au prochain jour de paie.
   *[no] { $who } prolonge un emprunt de { $sum } : { $due } au prochain jour de paie.
}
log-taken-back = Les achats et les vols de ce tour sont annulés.
log-turned-up = Nouveaux billets : { $tickets }.
log-reshuffled-scheduled = Les vols réguliers utilisés sont mélangés pour former une nouvelle pioche.
log-reshuffled-charters = Les charters utilisés sont mélangés pour former une nouvelle pioche.
log-last-hotel = { IS_YOU($who) ->
    [yes] Vous avez construit tous vos hôtels : jour de paie à la fin de ce tour de table.
   *[no] { $who } a construit tous ses hôtels : jour de paie à la fin de ce tour de table.
}
log-payday = Jour de paie numéro { $number } !
log-income = { IS_YOU($who) ->
    [yes] Vous recevez { $total } ({ $parts }).
   *[no] { $who } reçoit { $total } ({ $parts }).
}
log-no-income = { IS_YOU($who) ->
    [yes] Vous recevez 0.
   *[no] { $who } reçoit 0.
}
income-and = { $first } ; { $rest }
income-distribution = répartition { $sum }
income-majority = majorité { $cities }
income-factories = usines { $cities }
income-city = { $city } { $sum }
log-repaid = { IS_YOU($who) ->
    [yes] Vous remboursez { $sum } pour les emprunts échus.
   *[no] { $who } rembourse { $sum } pour les emprunts échus.
}
log-standing = Argent moins emprunts : { $standing }.
    .seat = { IS_YOU($who) ->
        [yes] vous { $sum }
       *[no] { $who } { $sum }
    }
log-new-phase = La phase { $phase } commence, avec { $hotels } nouveaux hôtels pour chacun.
log-end = C'était le troisième jour de paie : la partie est finie.

explain-running = { $who } : { $total } en caisse = { $total }
explain-end = { $repaid ->
    [0] { $who } : { $before } en caisse + répartition { $distribution } + majorité { $majority } + usines { $factories } = { $total }
   *[other] { $who } : { $before } en caisse + répartition { $distribution } + majorité { $majority } + usines { $factories } − emprunts { $repaid } = { $total }
}
