## The board in letters: a line has 78 columns.

terminal-phase = Phase { $phase }/{ $phases }, round { $round }
terminal-loan-cards = loan cards { $cards }
terminal-legend = ✈ strips (hotel price) · ▲ factory sites · x red · → payout now · ✗ closed
terminal-scheduled = Scheduled (pile { $left }):
terminal-charters = Charters (pile { $left }):
terminal-your-tickets = Your tickets:
# Columns of a table.
terminal-cash = cash
terminal-hotels = hotels
terminal-factories = factories
terminal-tickets = tickets
terminal-payday = payday
terminal-loans = loans

## Routes, as a list that is asked for with a key.

aid-r = routes
route-heading = Cheapest ways to a free strip: tickets (fare); price → in all; ! too dear.
route-stay = { $city }: stay; { $offers }
route-direct = { $city }: { $ticket } ({ $fare }); { $offers }
route-goal = { $city }: { $offers }
route-way = {"  "}{ $way } +
route-way-end = {"  "}{ $way } ({ $fare })
route-hotel = hotel { $price } → { $total }
route-renovation = renovate → { $total }
route-factory = factory { $price } → { $total }
route-too-dear = { $offer }!
route-none = No ticket in your hand or face up leads to a free strip.
route-not-now = Nobody flies now.
