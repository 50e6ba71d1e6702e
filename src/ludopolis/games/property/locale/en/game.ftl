## The box

game = Property
    .summary = Two cards name a square of an 8×8 grid; collect rent until somebody is ruined.
face-property = Property
    .summary = Two cards name a plot of land: take it, join it to yours, and live off the rent of the others.
option-bankruptcies = how many bankruptcies end the game, fewer than the number of players
    .n1 = the first bankruptcy ends it
    .n2 = the second ends it
    .n3 = the third ends it
option-count_property = each square counts 5 dollars at the final reckoning
    .false = only cash counts
    .true = cash, and 5 dollars for each square
contradiction-bankruptcies = option bankruptcies must be fewer than the { $players } players: somebody has to be left to win
score = { $points ->
    [one] { $points } dollar
   *[other] { $points } dollars
}

## Actions

# Never change these four in English: records hold them. $red and $black are cards: ♥9=3, ♠5.
pair = { $red } { $black }
buy = buy
do-not-buy = do not buy
show-hand = show hand

refusal-allowed = that is allowed
refusal-not-now = this is not what is being decided now
refusal-no-such-cards = you have neither of these cards
refusal-no-such-red-card = you do not have that red card (it names the column)
refusal-no-such-black-card = you do not have that black card (it names the row)
refusal-must-show = your hand lacks a colour: you can only show it
refusal-must-play = the hand is shown only when it lacks a colour

## Amounts

# An amount of money.
money = ${ $dollars }
# Buying units, of which everybody has some at the start.
units = { $count ->
    [one] { $count } unit
   *[other] { $count } units
}
count-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
count-squares = { $count ->
    [one] { $count } square
   *[other] { $count } squares
}
# Instead of a list of cards that is empty.
no-cards = none

## What is asked, said to the player who decides

question-play = Your turn: play a red card (the column) and a black one (the row).
question-show = Your hand lacks a colour: show it and draw a new one.
# $square is written 3/5, here and in all other messages: column 3, row 5.
question-buy = Buy { $square } from { $owner } for { $price }?
question-units = You have { $units }.

## What a choice would do, beside that choice

note-take = free: yours for nothing
note-rent = rent ${ $rent } to { $owner }, then { $price } to buy it
note-rent-only = rent ${ $rent } to { $owner }, too few units to buy it
note-ruin = rent ${ $rent } to { $owner }: your ruin
note-mortgage = yours: mortgage it
note-lose = yours and mortgaged: lose it
# $left is a number of units.
note-buy = { $price } to { $owner }, { $left } left
note-do-not-buy = keep your units

## The log; $who is the player who was to move, $cards what was played: ♥9=3 ♠5

log-take = { IS_YOU($who) ->
    [yes] You play { $cards } and take the free square { $square }.
   *[no] { $who } plays { $cards } and takes the free square { $square }.
}
log-mortgage = { IS_YOU($who) ->
    [yes] You play { $cards } and mortgage { $square }.
   *[no] { $who } plays { $cards } and mortgages { $square }.
}
log-lose = { IS_YOU($who) ->
    [yes] You play { $cards } and lose { $square }, which was mortgaged.
   *[no] { $who } plays { $cards } and loses { $square }, which was mortgaged.
}
log-rent = { IS_YOU($who) ->
    [yes] You play { $cards } and pay { $owner } ${ $rent } for { $square }.
   *[no] { IS_YOU($owner) ->
        [yes] { $who } plays { $cards } and pays you ${ $rent } for { $square }.
       *[no] { $who } plays { $cards } and pays { $owner } ${ $rent } for { $square }.
    }
}
# $rent is what was due, $paid all that there was.
log-ruin = { IS_YOU($who) ->
    [yes] You play { $cards }, owe { $owner } ${ $rent } for { $square }, have only ${ $paid } to give and are bankrupt.
   *[no] { IS_YOU($owner) ->
        [yes] { $who } plays { $cards }, owes you ${ $rent } for { $square }, has only ${ $paid } to give and is bankrupt.
       *[no] { $who } plays { $cards }, owes { $owner } ${ $rent } for { $square }, has only ${ $paid } to give and is bankrupt.
    }
}
# After a bankruptcy.
log-freed = { $count ->
    [one] One square is free again.
   *[other] { $count } squares are free again.
}
log-buy = { IS_YOU($who) ->
    [yes] You buy { $square } from { $owner } for { $price }.
   *[no] { IS_YOU($owner) ->
        [yes] { $who } buys { $square } from you for { $price }.
       *[no] { $who } buys { $square } from { $owner } for { $price }.
    }
}
log-do-not-buy = { IS_YOU($who) ->
    [yes] You do not buy { $square }.
   *[no] { $who } does not buy { $square }.
}
# $cards is a list of cards, or log-no-cards.
log-show = { IS_YOU($who) ->
    [yes] You lack a colour and show your hand: { $cards }.
   *[no] { $who } lacks a colour and shows the hand: { $cards }.
}
log-no-cards = no cards
log-miss = { IS_YOU($who) ->
    [yes] You lack a colour again and miss your turn.
   *[no] { $who } lacks a colour again and misses the turn.
}
log-reshuffle = The discards are shuffled into a new pile.
log-draw = { $count ->
    [one] { $who } draws one card.
   *[other] { $who } draws { $count } cards.
}
log-draw-own = You draw { $cards }.
# How a game ended; $turns is 2000.
ending-bankruptcy = That ends the game.
ending-long-game = { $turns } turns have passed without a bankruptcy: the game ends here.

## The board

board-title = The land: eight columns and eight rows of squares
# Above a small table of suits, printed on the board.
board-rent = Rent per square:
# On a price tag, below the number of units.
board-units = { $count ->
    [one] unit
   *[other] units
}
# One letter on a mortgaged square.
letter-mortgage = M
spot-square = column { $column }, row { $row }
spot-column = column { $column }
spot-row = row { $row }
piece-plot = { $square }, { $owner }, group of { $size }
piece-mortgage = { $square }, mortgaged
piece-offer = { $square } can be bought for { $price }
# $cards is a number of cards.
piece-pile = The pile: { $cards }
# A card in words. $rank is a number, or card-ace; $suit is one of the four below.
card-name = { $rank } of { $suit }
card-ace = ace
suit-hearts = hearts
suit-diamonds = diamonds
suit-spades = spades
suit-clubs = clubs

## Beside the board

row-cash = cash
row-units = units
row-cards = cards in hand
row-squares = squares (largest group)
row-mortgaged = mortgaged
row-fortune = fortune
# Below a player's facts.
panel-bankrupt = Bankrupt.
panel-bankrupt-as = Bankrupt, as number { $number }.
panel-hand = Your hand
panel-cards = Pile and last pair
row-pile = in the pile
row-discards = discarded
status-turn = Turn { $turn }
status-pile = { $cards } in the pile
status-bankrupt = bankruptcies: { $count } of { $most }
status-over = The game is over after { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}
button-buy = Buy it for { $price }
button-do-not-buy = Do not buy
button-show = Show the hand and draw anew

## The board as a list

reading-land = The land, from the top row to the bottom
# $squares is a list of the three below; $column is a number.
reading-row = Row { $row }: { $squares }
reading-free = { $column } free
reading-owned = { $column } { $owner } (group of { $size })
reading-mortgaged = { $column } { $owner } (group of { $size }, mortgaged)
reading-groups = Groups: { $who }
# $size is a number of squares.
reading-group = { $size }: { $squares }
reading-offer = To be bought
reading-discards = Discards, the last first

## Statements

report-ruin = { IS_YOU($who) ->
    [yes] You are bankrupt
   *[no] { $who } is bankrupt
}
report-end = The final reckoning
report-player = player
report-cash = cash
report-squares = squares
report-fortune = fortune
report-bankrupt = bankrupt
# So many squares are worth so much.
report-worth = { $squares } → ${ $worth }
report-goes-on = The squares of the bankrupt are free again; the game goes on.

## The score

score-cash = { $who }: cash ${ $cash }
# $squares is a number of squares, $worth what they count.
score-squares = { $who }: cash ${ $cash } + { $squares }: ${ $worth } = ${ $total }
score-bankrupt = { $who }: bankrupt

## Pictures of the rulebook and the shelf; Ada and Ben are players

picture-cover = Property: a town in the middle of a game
picture-naming = ♥A names the first column, ♣8 the top row: together the square at the top left.
picture-wild = With ♥A and ♣10 any square of the first column can be had.
picture-rent = Ben's group of six. The square beside its corner does not belong to it.
picture-bought = Ada has bought the square: Ben's group is now one of 2 and one of 3.
picture-mortgaged = Folded corners are mortgages: if Ada names column 4, row 5 again, she loses it.

## Help that can be asked for

aid-c = count cards
aid-unseen = In the pile or in other hands: { $cards }
aid-surely-in-hands = Surely in other hands: { $cards }

## The terminal: headings of narrow columns (at most 6 letters, the last 7), and what stands below

terminal-cash = cash
terminal-units = units
terminal-cards = cards
terminal-squares = squares
terminal-bankrupt = bankrupt
terminal-turn = turn { $turn } · pile { $pile }, discards { $discards }
terminal-hand = Your hand:

## Help for cards, lines and squares that do not go together

help-both-red = { $first } and { $second } are both red: play a red card, for the column, and a black one, for the row.
help-both-black = { $first } and { $second } are both black: play a red card, for the column, and a black one, for the row.
help-one-square = One square at a time.
help-column = { $card } names column { $number }, not this one.
help-row = { $card } names row { $number }, not this one.
# $red and $black are numbers, or card-ace.
help-no-red = { $square } takes a red { $red }, or a red 9 or 10. You have none of them.
help-no-black = { $square } takes a black { $black }, or a black 9 or 10. You have none of them.
help-neither = { $square } takes a red { $red } and a black { $black }; a 9 or a 10 stands for any number. You have neither.
