## The box.

game = Tycoon
    .summary = Fly around the world, build hotels and factories on credit, be the richest after the third payday.
face-tycoon = Tycoon
    .summary = Nine cities, a plane of your own, and a bank that is only too glad to lend.
option-fewer_steps = a scheduled ticket also leads less far than its steps, as in El Capitán
    .false = exactly as far as its steps
    .true = or less far (El Capitán)
# Points are millions of cash.
score = { $points ->
    [one] { $points } million
   *[other] { $points } million
}

## Cities. `.in` and `.to` are the place and the goal in a sentence; `.short` is used where there is little
## room, and not to be broken in two lines; `.typed` are more names that players may type, without accents, separated by commas.

city-new-york = New York
    .in = in New York
    .to = to New York
    .short = New{"\u00A0"}York
    .typed = ny, nyc, york
city-monaco = Monaco
    .in = in Monaco
    .to = to Monaco
    .short = Monaco
    .typed = monaco
city-tokyo = Tokyo
    .in = in Tokyo
    .to = to Tokyo
    .short = Tokyo
    .typed = tokyo
city-mexico-city = Mexico City
    .in = in Mexico City
    .to = to Mexico City
    .short = Mexico
    .typed = mexico
city-cairo = Cairo
    .in = in Cairo
    .to = to Cairo
    .short = Cairo
    .typed = cairo
city-hong-kong = Hong Kong
    .in = in Hong Kong
    .to = to Hong Kong
    .short = Hong{"\u00A0"}Kong
    .typed = hk, hongkong
city-rio-de-janeiro = Rio de Janeiro
    .in = in Rio de Janeiro
    .to = to Rio de Janeiro
    .short = Rio
    .typed = rio
city-cape-town = Cape Town
    .in = in Cape Town
    .to = to Cape Town
    .short = Cape{"\u00A0"}Town
    .typed = capetown
city-sydney = Sydney
    .in = in Sydney
    .to = to Sydney
    .short = Sydney
    .typed = sydney

## Tickets. $steps, $one and $other are what is printed on them.

ticket-scheduled = { $city } { $steps }
ticket-charter = { $one }–{ $other }

## Actions, as they are written in records: never change the English ones. $ticket is a ticket's name.

action-buy = buy { $ticket }
action-fly = fly to { $city } with { $ticket }
# With a charter between two other cities; it is refused.
action-fly-nowhere = fly with { $ticket }
action-hotel = build hotel
action-renovate = renovate
action-factory = build factory
action-borrow = borrow { $sum }
action-pass = pass
action-repay = repay { $sum }
action-extend = extend { $sum }

## Words that players may type for actions, separated by spaces; the start of a verb is enough.

typed-buy = buy purchase
typed-fly = fly flight go
typed-ticket = ticket
typed-build = build
typed-hotel = hotel
typed-factory = factory
typed-renovate = renovate renovation
typed-borrow = borrow
typed-loan = loan
typed-pass = pass
typed-repay = repay
typed-extend = extend
# Before the city where a flight leads …
typed-to = to in into
# … before the ticket …
typed-with = with by using
# … and before the city where it starts.
typed-from = from
# Words that mean nothing.
typed-filler = the an of million millions square squares step steps

## Why an action is refused; shown after a colon, without a full stop.

refusal-allowed = that is allowed
refusal-not-now = this is not what is being decided now
refusal-not-face-up = that ticket does not lie face up
refusal-ticket-too-dear = you cannot pay for that ticket
refusal-not-in-hand = you do not have that ticket
refusal-neither-city = a charter starts in one of its two cities, and your plane stands in neither
refusal-no-charter-from-bank = only scheduled tickets start from the bank
refusal-out-of-range = that ticket leads to the city it names, or as many steps away as it shows
refusal-only-city-named = from the bank a scheduled ticket leads to the city it names only
refusal-same-city = a flight leads to another city, and your plane is there already
refusal-at-bank = your plane is at the bank; fly to a city first
refusal-strips-taken = both landing strips are taken, so you can only pass through
refusal-track-full = the track of this city is full
refusal-hotel-too-dear = you cannot pay the hotel price of your landing strip
refusal-nothing-closed = you have no closed hotel in this city
refusal-no-factory = you have no factory left
refusal-sites-taken = both factory sites of this city are taken
refusal-factory-too-dear = you cannot pay for the next factory site of this city
refusal-no-loan-card = no loan card of that sum is left
refusal-must-borrow = if you do not build, you must borrow, while there is a loan card
refusal-no-such-loan = you have no such loan to decide about
refusal-cannot-repay = you have not enough cash to repay it; it can be extended

## What the player is asked. $place is a city's `.in`.

question-bank = Your turn, at your bank: fly to a city with a scheduled ticket, or borrow.
question-strip = Your turn, { $place } on strip { $strip }: build here, fly on, or borrow.
question-passing = Your turn, { $place }, where both strips are taken: fly on, or borrow.
question-or-pass = No loan card is left: instead of borrowing, you pass.
question-loans = After payday: repay or extend each of your loans. You have { $cash }.

## What a choice would do, in a few words beside it.

note-buy = costs { $price }
note-fly = strip { $strip }, hotel { $hotel_price }
note-pass-through = no free strip
# $first and $second are what the city then pays the first and the second place.
note-hotel = costs { $price }; then pays { $first }/{ $second }
note-factory = costs { $price }
note-renovate = free; then pays { $first }/{ $second }
note-borrow = repay { $due }
note-borrow-back = repay { $due }; undoes this turn's tickets and flights
note-pass-back = undoes this turn's tickets and flights
note-repay = costs { $due }
note-extend = { $due } next payday

## The log. $who is a player; $place is a city's `.in`; sums are millions.

log-buy = { IS_YOU($who) ->
    [yes] You buy { $ticket } for { $price }.
   *[no] { $who } buys { $ticket } for { $price }.
}
log-fly = { IS_YOU($who) ->
    [yes] You fly to { $city } with { $ticket } and land on strip { $strip }.
   *[no] { $who } flies to { $city } with { $ticket } and lands on strip { $strip }.
}
log-pass-through = { IS_YOU($who) ->
    [yes] You fly to { $city } with { $ticket }, where both strips are taken.
   *[no] { $who } flies to { $city } with { $ticket }, where both strips are taken.
}
log-hotel = { IS_YOU($who) ->
    [yes] You build a hotel { $place } for { $price }, on square { $square }.
   *[no] { $who } builds a hotel { $place } for { $price }, on square { $square }.
}
log-renovate = { IS_YOU($who) ->
    [yes] You renovate a hotel { $place }: it goes on square { $square }.
   *[no] { $who } renovates a hotel { $place }: it goes on square { $square }.
}
# $who is whose hotel is closed.
log-closes = { IS_YOU($who) ->
    [yes] That closes the oldest hotel { $place }, which is yours.
   *[no] That closes the oldest hotel { $place }, which is { $who }'s.
}
log-factory = { IS_YOU($who) ->
    [yes] You build a factory { $place } for { $price }.
   *[no] { $who } builds a factory { $place } for { $price }.
}
log-borrow = { IS_YOU($who) ->
    [yes] You go to the bank and borrow { $sum } ({ $due } to repay).
   *[no] { $who } goes to the bank and borrows { $sum } ({ $due } to repay).
}
log-pass = { IS_YOU($who) ->
    [yes] You go to the bank and pass, for want of loan cards.
   *[no] { $who } goes to the bank and passes, for want of loan cards.
}
log-repay = { IS_YOU($who) ->
    [yes] You repay { $due } for a loan of { $sum }.
   *[no] { $who } repays { $due } for a loan of { $sum }.
}
log-extend = { IS_YOU($who) ->
    [yes] You extend a loan of { $sum }: { $due } at the next payday.
   *[no] { $who } extends a loan of { $sum }: { $due } at the next payday.
}
log-taken-back = What was bought and flown in this turn is taken back.
log-turned-up = Turned up: { $tickets }.
log-reshuffled-scheduled = The used scheduled tickets are shuffled into a new pile.
log-reshuffled-charters = The used charters are shuffled into a new pile.
log-last-hotel = { IS_YOU($who) ->
    [yes] You have built the last hotel in front of you: payday follows this round.
   *[no] { $who } has built the last hotel in front of them: payday follows this round.
}
log-payday = Payday number { $number }!
# $parts are income-distribution, income-majority and income-factories.
log-income = { IS_YOU($who) ->
    [yes] You receive { $total } ({ $parts }).
   *[no] { $who } receives { $total } ({ $parts }).
}
log-no-income = { IS_YOU($who) ->
    [yes] You receive 0.
   *[no] { $who } receives 0.
}
income-and = { $first }; { $rest }
income-distribution = distribution { $sum }
# $cities is a list of income-city.
income-majority = majority { $cities }
income-factories = factories { $cities }
income-city = { $city } { $sum }
log-repaid = { IS_YOU($who) ->
    [yes] You pay back { $sum } for loans that are due.
   *[no] { $who } pays back { $sum } for loans that are due.
}
# $standing is a list of `.seat`.
log-standing = Cash less loans: { $standing }.
    .seat = { IS_YOU($who) ->
        [yes] you { $sum }
       *[no] { $who } { $sum }
    }
log-new-phase = Phase { $phase } begins with { $hotels } new hotels for everybody.
log-end = That was the third payday: the game is over.

## The score of a player.

explain-running = { $who }: { $total } in cash = { $total }
# $before is the cash before the last payday, $repaid what loans took then.
explain-end = { $repaid ->
    [0] { $who }: { $before } in cash + distribution { $distribution } + majority { $majority } + factories { $factories } = { $total }
   *[other] { $who }: { $before } in cash + distribution { $distribution } + majority { $majority } + factories { $factories } − loans { $repaid } = { $total }
}
