status-phase = Phase { $phase } sur { $phases } · tour de table { $round }
status-closing = dernier tour de table avant la paie

value-none = aucun
row-cash = Argent
row-loans = Emprunts
loans-held = { $count } × { $sum } (dû { $total })
loans-extended = { $count } × { $sum } prolongé (dû { $total })
row-worth = Argent moins emprunts
row-hotels = Hôtels à construire
row-factories = Usines à construire
row-spread = Villes avec un hôtel
    .value = { $cities } (répartition { $sum })
row-payday = Une paie maintenant
panel-hand = Vos billets
    .empty = Vous n'avez aucun billet.
panel-tickets = Billets
tickets-scheduled = Réguliers
tickets-charters = Charters
row-pile = { $used ->
    [one] { $left } dans la pioche, { $used } utilisé
   *[other] { $left } dans la pioche, { $used } utilisés
}
tickets-note = Un vol régulier mène à sa ville ou, de ville en ville, à autant d'étapes qu'il a de carrés. Un charter mène entre ses deux villes, dans les deux sens.
tickets-note-fewer = Un vol régulier mène à sa ville ou, de ville en ville, à autant d'étapes au plus qu'il a de carrés. Un charter mène entre ses deux villes, dans les deux sens.
panel-loan-cards = Cartes d'emprunt de la banque
row-loan-card = { $sum } : à rembourser { $due }, ou { $extended_due } si prolongé
    .left = reste { $left }
panel-settling = Vos emprunts à régler
row-settling = { $count ->
    [one] { $count } emprunt de { $sum }
   *[other] { $count } emprunts de { $sum }
}
    .prices = { $count ->
        [one] rendre { $due } maintenant, ou { $extended_due } à la prochaine paie
       *[other] rendre { $due } chacun maintenant, ou { $extended_due } chacun à la prochaine paie
    }
row-settling-all = Pour les rembourser tous

panel-routes = Trajets les moins chers
    .note = Ce que coûte une construction en tout, avec les billets qui y mènent.
flight-held = { $ticket } (à vous)
flight-priced = { $ticket } ({ $price })
flight-by-steps = { $ticket } → { $city }
way-then = { $first }, puis { $rest }
sum-plus = { $first } + { $rest }
sum-also = { $first } · { $rest }
sum-equals = { $total } = { $parts }
offer-hotel = hôtel { $price }
offer-renovation = rénovation { $price }
offer-factory = usine { $price }
offer-too-dear = { $total } : trop cher
offer-none = rien à construire
route-strips-taken = les deux pistes sont prises
route-no-way = aucun billet n'y mène maintenant

piece-hotel = hôtel, { $who }, { $city }, case { $square }
piece-closed = hôtel fermé, { $who }, { $city }
piece-gone = { $city }, case { $square } : vide, son hôtel a été fermé
piece-factory = usine, { $who }, { $city }
piece-plane = avion, { $who }, { $where }
place-strip = { $city }, piste { $strip }
place-passing = { $city }, en escale
place-bank = à la banque
piece-payout = { $city } rapporte { $first } au premier, { $second } au deuxième
piece-next = { $city } : le prochain hôtel va sur la case { $square }
piece-full = { $city } : la chaîne est pleine
piece-site = { $city } : la prochaine usine va ici
piece-scheduled = { $steps ->
    [one] vol régulier { $city }, { $steps } étape, prix { $price }
   *[other] vol régulier { $city }, { $steps } étapes, prix { $price }
}
piece-charter = charter { $one }–{ $other }, prix { $price }

button-hotel = Hôtel : { $price }
button-renovate = Rénover : gratuit
button-factory = Usine : { $price }
button-borrow = Emprunt { $sum }, dû { $due }
button-pass = Passer
button-repay = Rembourser { $sum } : { $due } maintenant
button-extend = Prolonger { $sum } : { $extended_due } à la prochaine paie

reading-and = { $first } ; { $rest }
reading-strips = Pistes : { $strips }
reading-strip = { $number }, un hôtel coûte { $price }, { $who }
reading-sites = Terrains d'usine : { $sites }
reading-site = { $number }, coûte { $price }, { $who }
reading-free = libre
reading-passing = En escale : { $who }
reading-track = Hôtels de la chaîne : { $hotels }
reading-square = case { $square } { $who }
reading-gone = Cases laissées vides par des hôtels fermés : { $squares }
reading-next = La prochaine case est la { $square } : { $first } au premier, { $second } au deuxième.
reading-next-red = La prochaine case est la { $square } : { $first } au premier, { $second } au deuxième ; elle est rouge : un hôtel y ferme le plus ancien.
reading-full = La chaîne est pleine : { $first } au premier, { $second } au deuxième.
reading-closed = Hôtels fermés : { $hotels }
reading-count = { $who } { $count }
reading-banks = Banques
reading-at-bank = Avions à la banque : { $who }
reading-up = { $kind }, visibles : { $tickets } ; pioche : { $left }
reading-hand = { IS_YOU($who) ->
    [yes] Vous avez : { $tickets }
   *[no] { $who } a : { $tickets }
}

help-loans = Réglez d'abord vos emprunts : remboursez ou prolongez chacun d'eux.
help-here = Votre avion est déjà { $place }.
help-here-dear = Votre avion est déjà { $place }. Un hôtel coûte { $price } sur votre piste, et vous avez { $cash }.
help-here-taken = Votre avion est déjà { $place }. Les deux pistes sont prises.
help-route = D'ici, aucun billet ne mène directement { $to }. Le moins cher : { $way } ; { $fare } pour les billets.
help-too-dear = Vous ne pouvez pas payer le trajet vers { $city } : { $way } coûte { $fare }, et vous avez { $cash }.
help-taken = Les deux pistes sont prises { $place }, et aucun billet n'y mène pour une escale.
help-no-way = Aucun billet, dans votre main ou visible, ne mène { $to }, même avec une escale.
help-ticket = D'ici, { $ticket } mène à : { $cities }.
help-ticket-nowhere = D'ici, { $ticket } ne mène nulle part.

report-title = Jour de paie { $number } sur { $phases }
report-from = Source
report-before = Argent avant
report-distribution = Répartition
report-spread = { $cities ->
    [one] { $sum } ({ $cities } ville)
   *[other] { $sum } ({ $cities } villes)
}
report-hotels = { $city } : hôtels, { $first } / { $second }
report-factories = { $city } : usines, { $each } chacune
report-income = Revenu
report-repaid = Emprunts prolongés, remboursés
report-repaid-all = Emprunts, remboursés
report-after = Argent après
report-loans = Maintenant, chacun rembourse ou prolonge ses emprunts.
report-end = La partie est finie : seul l'argent compte.
report-on = Une nouvelle phase commence, avec { $hotels } nouveaux hôtels pour chacun.

board = Le monde et ses neuf villes, et les banques
board-bank = Banque
colour-red = Rouge
    .letter = R
colour-blue = Bleu
    .letter = B
colour-yellow = Jaune
    .letter = J
colour-green = Vert
    .letter = V
picture-cover = Une carte du monde avec neuf villes, et des avions entre elles
picture-board = Le plateau à trois, au milieu d'une partie
picture-tickets = Le vol régulier Le Caire à 2 étapes pour 5, et le charter Mexico–Le Cap pour 2
picture-steps = À deux étapes de Hong Kong : Monaco, Mexico et Le Cap
picture-city = New York un jour de paie : Bleu reçoit 20, Jaune 10
picture-later = New York plus tard : Jaune reçoit 24, Rouge 12, chaque usine 12 ou 24 ; l'hôtel de Bleu est fermé
