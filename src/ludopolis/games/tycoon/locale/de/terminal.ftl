terminal-letters = RBEG
terminal-phase = Phase { $phase }/{ $phases }, Runde { $round }
terminal-loan-cards = Darlehen { $cards }
terminal-legend = ✈ Bahnen (Hotelpreis) · ▲ Fabrikplätze · x rot · → Auszahlung · ✗ zu
terminal-scheduled = Linientickets (Stapel { $left }):
terminal-charters = Chartertickets (Stapel { $left }):
terminal-your-tickets = Deine Tickets:
terminal-cash = Geld
terminal-hotels = Hotels
terminal-factories = Fabriken
terminal-tickets = Tickets
terminal-payday = Zahltag
terminal-loans = Darlehen


aid-r = Routen
route-heading = Günstigste Wege zu freien Bahnen: Tickets (Preis), Bau → gesamt, ! zu teuer
route-stay = { $city }: bleiben; { $offers }
route-direct = { $city }: { $ticket } ({ $fare }); { $offers }
route-goal = { $city }: { $offers }
route-way = {"  "}{ $way } +
route-way-end = {"  "}{ $way } ({ $fare })
route-hotel = Hotel { $price } → { $total }
route-renovation = renovieren → { $total }
route-factory = Fabrik { $price } → { $total }
route-too-dear = { $offer }!
route-none = Kein Ticket aus deiner Hand und kein offenes Ticket führt zu einer freien Landebahn.
route-not-now = Jetzt fliegt niemand.
