terminal-letters = RBJV
terminal-phase = Phase { $phase }/{ $phases }, tour de table { $round }
terminal-loan-cards = cartes d'emprunt { $cards }
terminal-legend = ✈ pistes (prix de l'hôtel) · ▲ usines · x rouge · → gain actuel · ✗ fermés
terminal-scheduled = Réguliers (pioche { $left }) :
terminal-charters = Charters (pioche { $left }) :
terminal-your-tickets = Vos billets :
terminal-cash = argent
terminal-hotels = hôtels
terminal-factories = usines
terminal-tickets = billets
terminal-payday = paie
terminal-loans = emprunts


aid-r = trajets
route-heading = Le moins cher vers une piste libre : billets (coût), prix → total, ! trop cher
route-stay = { $city } : rester ; { $offers }
route-direct = { $city } : { $ticket } ({ $fare }) ; { $offers }
route-goal = { $city } : { $offers }
route-way = {"  "}{ $way } +
route-way-end = {"  "}{ $way } ({ $fare })
route-hotel = hôtel { $price } → { $total }
route-renovation = rénover → { $total }
route-factory = usine { $price } → { $total }
route-too-dear = { $offer }!
route-none = Aucun billet de votre main ni aucun billet visible ne mène à une piste libre.
route-not-now = On ne vole pas maintenant.
