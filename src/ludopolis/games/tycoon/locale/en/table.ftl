## Above the board.

status-phase = Phase { $phase } of { $phases } · round { $round }
status-closing = last round before payday

## Panels beside the board. Rows have a label and a value.

# No loans, no tickets, no hotels.
value-none = none
row-cash = Cash
row-loans = Loans
loans-held = { $count } × { $sum } ({ $total } due)
loans-extended = { $count } × { $sum } extended ({ $total } due)
row-worth = Cash less loans
row-hotels = Hotels to build
row-factories = Factories to build
row-spread = Cities with a hotel
    .value = { $cities } (distribution { $sum })
row-payday = A payday now
panel-hand = Your tickets
    .empty = You hold no ticket.
panel-tickets = Tickets
tickets-scheduled = Scheduled
tickets-charters = Charters
row-pile = { $left } face down, { $used } used
tickets-note = A scheduled one leads to its city, or from city to city as many steps as it has squares. A charter leads between its two cities, either way.
# With the option fewer_steps.
tickets-note-fewer = A scheduled one leads to its city, or from city to city up to as many steps as it has squares. A charter leads between its two cities, either way.
panel-loan-cards = Loan cards at the bank
row-loan-card = { $sum }: repay { $due }, or { $extended_due } if extended
    .left = { $left } left
panel-settling = Your loans to settle
row-settling = { $count ->
    [one] { $count } loan of { $sum }
   *[other] { $count } loans of { $sum }
}
    .prices = { $count ->
        [one] repay { $due } now, or { $extended_due } at the next payday
       *[other] repay { $due } each now, or { $extended_due } each at the next payday
    }
row-settling-all = To repay them all

## Routes: the cheapest ways to a landing strip.

panel-routes = Cheapest routes
    .note = What a building costs in all, with the tickets that lead to it.
# A ticket of the own hand, and one that costs something.
flight-held = { $ticket } (yours)
flight-priced = { $ticket } ({ $price })
# A scheduled ticket that is used for its steps.
flight-by-steps = { $ticket } → { $city }
way-then = { $first }, then { $rest }
# Signs between the parts of a sum, and between sums.
sum-plus = { $first } + { $rest }
sum-also = { $first } · { $rest }
sum-equals = { $total } = { $parts }
offer-hotel = hotel { $price }
offer-renovation = renovating { $price }
offer-factory = factory { $price }
offer-too-dear = { $total }: too dear
offer-none = nothing to build
route-strips-taken = both strips are taken
route-no-way = no ticket leads there now

## Pieces, in words for those who do not see them.

piece-hotel = hotel of { $who }, { $city }, square { $square }
piece-closed = closed hotel of { $who }, { $city }
piece-gone = { $city }, square { $square }: empty, its hotel was closed
piece-factory = factory of { $who }, { $city }
# $where is one of the places below.
piece-plane = plane of { $who }, { $where }
place-strip = { $city }, strip { $strip }
place-passing = { $city }, passing through
place-bank = at the bank
piece-payout = { $city } pays { $first } to the first, { $second } to the second
piece-next = { $city }: the next hotel goes on square { $square }
piece-full = { $city }: the track is full
piece-site = { $city }: the next factory goes here
piece-scheduled = { $steps ->
    [one] scheduled ticket { $city }, { $steps } step, price { $price }
   *[other] scheduled ticket { $city }, { $steps } steps, price { $price }
}
piece-charter = charter { $one }–{ $other }, price { $price }

## Buttons, with their figures.

button-hotel = Hotel: { $price }
button-renovate = Renovate: free
button-factory = Factory: { $price }
button-borrow = Borrow { $sum }, owe { $due }
button-pass = Pass
button-repay = Repay { $sum }: { $due } now
button-extend = Extend { $sum }: { $extended_due } next payday

## The board as a list.

reading-and = { $first }; { $rest }
reading-strips = Strips: { $strips }
# $who is a player, or reading-free.
reading-strip = { $number }, a hotel costs { $price }, { $who }
reading-sites = Factory sites: { $sites }
reading-site = { $number }, costs { $price }, { $who }
reading-free = free
reading-passing = Passing through: { $who }
reading-track = Hotels on the track: { $hotels }
reading-square = square { $square } { $who }
reading-gone = Squares left empty by closed hotels: { $squares }
reading-next = Next is square { $square }: { $first } to the first, { $second } to the second.
reading-next-red = Next is square { $square }: { $first } to the first, { $second } to the second; it is red, so a hotel there closes the oldest one.
reading-full = The track is full: { $first } to the first, { $second } to the second.
reading-closed = Closed hotels: { $hotels }
reading-count = { $who } { $count }
reading-banks = Banks
reading-at-bank = Planes at the bank: { $who }
# $kind is tickets-scheduled or tickets-charters.
reading-up = { $kind }, face up: { $tickets }; { $left } face down
reading-hand = { IS_YOU($who) ->
    [yes] You hold: { $tickets }
   *[no] { $who } holds: { $tickets }
}

## Help for somebody who has touched a city or a ticket that leads to nothing.
## $place is a city's `.in`, $to its `.to`, $way the flights of a route.

help-loans = Decide about your loans first: repay or extend each of them.
help-here = Your plane is already { $place }.
help-here-dear = Your plane is already { $place }. A hotel costs { $price } on your strip, and you have { $cash }.
help-here-taken = Your plane is already { $place }. Both strips are taken.
help-route = No single ticket leads { $to } from where you are. The cheapest way: { $way }; { $fare } for tickets.
help-too-dear = You cannot pay the way to { $city }: { $way } comes to { $fare }, and you have { $cash }.
help-taken = Both strips { $place } are taken, and no ticket leads there to pass through.
help-no-way = No ticket in your hand or face up leads { $to }, not even with a change.
help-ticket = From where you are, { $ticket } leads to: { $cities }.
help-ticket-nowhere = From where you are, { $ticket } leads nowhere.

## The statement of a payday: a table with a column for each player.

report-title = Payday { $number } of { $phases }
# Above the first column: where the money comes from.
report-from = From
report-before = Cash before
report-distribution = Distribution
report-spread = { $cities ->
    [one] { $sum } ({ $cities } city)
   *[other] { $sum } ({ $cities } cities)
}
report-hotels = { $city }: hotels, { $first } / { $second }
report-factories = { $city }: factories, { $each } each
report-income = Income
report-repaid = Extended loans, paid back
report-repaid-all = Loans, paid back
report-after = Cash after
report-loans = Now everybody repays or extends their loans.
report-end = The game is over: cash counts, and nothing else.
report-on = A new phase begins, with { $hotels } new hotels for everybody.

## The board and pictures of it.

board = The world with nine cities, and the banks
board-bank = Bank
# `.letter` stands for the seat of that colour in the terminal; each has another.
colour-red = Red
    .letter = R
colour-blue = Blue
    .letter = B
colour-yellow = Yellow
    .letter = Y
colour-green = Green
    .letter = G
picture-cover = A map of the world with nine cities, and planes between them
picture-board = The board for three, in the middle of a game
picture-tickets = The scheduled ticket Cairo with 2 steps for 5, and the charter Mexico City–Cape Town for 2
picture-steps = Two steps from Hong Kong: Monaco, Mexico City and Cape Town
picture-city = New York at a payday: Blue gets 20, Yellow 10
picture-later = New York later: Yellow gets 24, Red 12, each factory 12 or 24; Blue's hotel is closed
