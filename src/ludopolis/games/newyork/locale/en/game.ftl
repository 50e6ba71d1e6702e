## The box.

game = New York
    .summary = Two cards name a crossing; own the largest connected block of a 7×7 city.
score = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
face-newyork = New York
    .summary = Play an avenue and a street, take the building where they cross, and gather the largest block of the city.
face-newyork-cards = New York with playing cards
    .summary = The same city on a squared sheet, with two ordinary packs: red for the column, black for the row.
option-edition = the box of 1995, or its version with two packs of ordinary playing cards
    .box = the box of 1995
    .cards = ordinary playing cards
option-events = twelve event cards join the pile (variant 1)
    .false = without event cards
    .true = with event cards
option-own_colours = colours are dealt before the preliminary round and kept (variant 2)
    .false = dealt after the first pawns
    .true = dealt at the very start
option-teams = seats 1 and 3 against 2 and 4, partners may swap cards (variant 4, four players)
    .false = everyone for themselves
    .true = two against two
option-unlimited_pawns = the number of pawns is no limit
    .false = as many pawns as printed
    .true = pawns without limit
option-price_for_two = what the price of a building counts when two players own two colours each
    .colour = pawns of the building's colour
    .owner = both colours of its owner
contradiction-teams = option teams is for 4 players, two against two, not for { $players }
contradiction-price = option price_for_two is for 2 players with the box, who own two colours each

## Cards, pawns and lines. Typed and kept in records: the English texts must never change.

# A card of the ordinary packs: red for a column, black for a row. $line is its number.
card-line = { $colour ->
    [red] red { $line }
   *[black] black { $line }
}
card-joker = { $colour ->
    [red] red joker
   *[blue] blue joker
}
# The eights and nines of the ordinary packs.
card-wild = { $colour ->
    [red] red wild
   *[black] black wild
}
# $event is one of the events below.
card-event = { $colour ->
    [red] red { $event }
    [blue] blue { $event }
   *[black] black { $event }
}
# The card that ends the game; the word is printed on it.
card-stop = Stop
event-renovation = Renovation
event-ruin = Ruin
event-speculation = Speculation
event-enterprise = Enterprise
event-statik = Statik
joker = joker
wild = wild
# A joker that stands for a line.
joker-as = { $joker } as { $line }
colour-red = red
colour-blue = blue
colour-yellow = yellow
colour-green = green
colour-black = black
# One letter for each colour of pawns, for the picture in letters.
letter-red = R
letter-blue = B
letter-yellow = Y
letter-green = G
letter-black = K

## Actions, as they are typed.

move-pair = { $one } × { $other }
move-pair-to = { $one } × { $other } → { $square }
move-statik = { $event } × { $card } → { IS_YOU($victim) ->
    [yes] you
   *[no] { $victim }
}
move-speculation = { $event } → { IS_YOU($victim) ->
    [yes] you
   *[no] { $victim }
}
# $action is one of the others, $colour the colour of the pawn.
move-in-colour = { $action } in { $colour }
move-show = show hand
move-offer = offer { $card }
move-swap = swap { $card }
move-refuse = refuse
move-place = { $square }
move-give-up = give up { $square }

## What the seat to move is asked.

question-place = Place a { $colour } pawn on a free square, not beside another { $colour } one.
question-turn = Your turn: play a red and a blue card.
question-turn-cards = Your turn: play a red and a black card.
question-or-event = Or an event.
question-or-offer = Before that, you may offer your partner a card.
question-answer = Your partner offers you { $card }: swap a card for it, or refuse.
# $who played the event.
question-rebuild = { IS_YOU($who) ->
    [yes] { $event }: put one of your pawns on a cleared square.
   *[no] { $who } plays { $event }: put one of your pawns on a cleared square.
}
question-speculation = { $who } plays { $event } against you: choose which of your buildings goes to { $who }.
question-statik = { $who } plays { $event }, and you have most on { $line }: choose which building there goes to { $who }.

## What a choice would do, beside it in a list.

note-build = free; your points { $before } → { $after }
note-lose = you lose it; your points { $before } → { $after }
note-buy = { $who }, price { $price }; your points { $before } → { $after }
note-take = { $who }, free of charge; your points { $before } → { $after }
note-statik = { $count ->
    [one] { $who } loses the only building there to you
   *[other] { $who } chooses one of { $count } buildings there for you
}
note-speculation = { $who } chooses one of { $count } buildings for you
note-renovation = all rebuild the middle in turn, you first; no draw
note-ruin = all rebuild the corners in turn, you first; no draw
note-offer = { $who } sees it, and gives a card for it or refuses

## The log.

# Rebuilding after an event. $move is the square, perhaps with a colour.
log-rebuild = { IS_YOU($who) ->
    [yes] You build on { $move }.
   *[no] { $who } builds on { $move }.
}
# The preliminary round.
log-place = { IS_YOU($who) ->
    [yes] You put a { $colour } pawn on { $move }.
   *[no] { $who } puts a { $colour } pawn on { $move }.
}
log-play = { IS_YOU($who) ->
    [yes] You play { $move }.
   *[no] { $who } plays { $move }.
}
log-show-hand = { IS_YOU($who) ->
    [yes] You can play nothing and show your hand.
   *[no] { $who } can play nothing and shows the hand.
}
# $card is a card, or a-card for those who do not see it.
log-offer = { IS_YOU($who) ->
    [yes] You offer your partner { $card }.
   *[no] { $who } offers the partner { $card }.
}
log-swap = { IS_YOU($who) ->
    [yes] You give { $card } for it.
   *[no] { $who } gives { $card } for it.
}
a-card = a card
log-refuse = { IS_YOU($who) ->
    [yes] You refuse the offer.
   *[no] { $who } refuses the offer.
}
log-give-up = { IS_YOU($who) ->
    [yes] You choose to lose { $square }.
   *[no] { $who } chooses to lose { $square }.
}
log-takes = { IS_YOU($taker) ->
    [yes] You take { $square } from { $owner }.
   *[no] { IS_YOU($owner) ->
        [yes] { $taker } takes { $square } from you.
       *[no] { $taker } takes { $square } from { $owner }.
    }
}
log-loses = { IS_YOU($owner) ->
    [yes] You give up { $square }.
   *[no] { $owner } gives up { $square }.
}
log-cleared = { $count ->
    [one] { $count } building is cleared.
   *[other] { $count } buildings are cleared.
}
log-pays = { IS_YOU($payer) ->
    [yes] You pay { $amount } to { $payee }.
   *[no] { IS_YOU($payee) ->
        [yes] { $payer } pays you { $amount }.
       *[no] { $payer } pays { $amount } to { $payee }.
    }
}
log-draws = { $who } draws { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
log-draws-own = You draw { $cards }.
log-reshuffled = The discards are shuffled into a new pile.
log-dealt = The colours are dealt: { $list }.
# One player of that list.
log-dealt-to = { IS_YOU($who) ->
    [yes] you { $colour }
   *[no] { $who } { $colour }
}
log-few-free = { $free } buildings or fewer are free: the Stop cards go on the discards.
log-long-game = { $turns } turns have been played: the Stop cards go on the discards.
log-stop-card = A Stop card! The game is over.
log-stuck = Nobody can change a hand any more. The game is over.
log-hand = The hand: { $cards }.

## The score of a seat, worked out. $double is twice the size of the block.

score-line = { $who }: block of { $block }: { $double } + other buildings: { $others } + coins: { $coins } = { $total }
score-line-two = { $who }: block of { $block }: { $double } + block of { $block2 }: { $double2 } + coins: { $coins } = { $total }
score-team = team { $one } + { $two }: { $total }

## The picture in letters.

terminal-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
# $count is a number, or two joined by a plus sign.
terminal-reserve = { $count } in reserve
terminal-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
terminal-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
terminal-team = team { $team }
terminal-preliminary = preliminary round
terminal-turn = turn { $turn }
terminal-pile = pile { $pile }, discards { $discards }
terminal-stops = the Stop cards are in
terminal-hand = Your hand: { $cards }
undealt = colours not dealt yet

## The board and its cards. Cards are small: a word or two.

board-title = New York: seven avenues and seven streets with 49 buildings
board-title-cards = New York: seven red columns and seven black rows, 49 squares
line-avenue = avenue
line-street = street
line-column = column { $line }
line-row = row { $line }
any-avenue = any avenue
any-street = any street
any-column = any column
any-row = any row
# The head of a joker.
joker-head = Joker
with-red = + a red card
with-blue = + a blue card
played-alone = played alone
# In the corner of playing cards.
index-ace = A
index-jack = J
index-queen = Q
index-king = K

## What lies on the table, for those who do not see it.

square-free = { $square }: free
house = { IS_YOU($owner) ->
    [yes] { $square }: { $colour }, { $owner } (you)
   *[no] { $square }: { $colour }, { $owner }, price { $price }
}
house-undealt = { $square }: { $colour }
# On a building that the own cards lead to; its price is told elsewhere.
price-tag = { $square }: your cards lead there
price-tag-dear = { $square }: your cards lead there, but it is too dear for you
# $owner is a name, or undealt.
block-piece = { $square }: in the largest block of { $colour }, { $owner }
reserve-piece = { $count ->
    [one] { $colour }: { $count } pawn in reserve
   *[other] { $colour }: { $count } pawns in reserve
}
reserve-endless = { $colour }: pawns without limit
pile-piece = { $count ->
    [one] The face-down pile, { $count } card
   *[other] The face-down pile, { $count } cards
}
discard-piece = On the discards: { $card }

## Panels beside the board.

row-coins = Coins
row-buildings = Buildings
row-block = Largest block
row-blocks = Largest blocks
row-reserve = Pawns in reserve
row-cards = Cards in hand
row-points = Points so far
row-points-over = Points
row-team = Team
row-team-points = Points of the team
# The colour that a player places now.
row-places = Places now
row-pile = Pile
row-discards = Discards
row-free = Free buildings
row-stops = Stop cards
no-limit = no limit
stops-aside = aside, until { $free } or fewer are free
stops-discards = on the discards
stops-pile = in the pile
stops-drawn = drawn
panel-hand = Your hand
panel-hand-note = Touch a red and a blue card, or a building and then the cards that reach it.
panel-hand-note-cards = Touch a red and a black card, or a square and then the cards that reach it.
panel-pile = The cards
panel-colours = Colours not dealt yet, pawns left
panel-colours-note = After the preliminary round chance deals the colours to the players.
panel-offer = { IS_YOU($who) ->
    [yes] You offer
   *[no] { $who } offers you
}
panel-offer-note = Touch the card of yours that you give for it, or refuse.
button-in = in { $colour }
button-against = against { $who }
button-show = Show the hand and draw a new one
button-offer = Offer { $who } a card
button-refuse = Refuse the offer

## The line above the board.

status-placing = Preliminary round: pawn { $pawn } of { $total }.
status-turn = Turn { $turn }.
status-stop-card = A Stop card has ended the game after { $turns } turns.
status-stuck = The game is over after { $turns } turns: nobody can change a hand any more.
status-aside = { $free ->
    [one] { $free } building free; the Stop cards come in at { $last }.
   *[other] { $free } buildings free; the Stop cards come in at { $last }.
}
status-discards = The Stop cards lie on the discards: they come with the next shuffle.
status-pile = The Stop cards are in the pile: whoever draws one ends the game.
status-offer = { IS_YOU($who) ->
    [yes] You offer { $other } a card. { $other } gives a card for it, or refuses.
   *[no] { IS_YOU($other) ->
        [yes] { $who } offers you a card: give one for it, or refuse.
       *[no] { $who } offers { $other } a card. { $other } gives a card for it, or refuses.
    }
}
# Of these, $who played the event and $other decides. $who may have “(you)” behind it.
status-rebuild = { IS_YOU($other) ->
    [yes] { $event } by { $who }: you put a pawn on a cleared square.
   *[no] { $event } by { $who }: { $other } puts a pawn on a cleared square.
}
status-speculation = { IS_YOU($other) ->
    [yes] { $event } by { $who }: you choose which building you lose.
   *[no] { $event } by { $who }: { $other } chooses which building to lose.
}
status-statik = { IS_YOU($other) ->
    [yes] { $event } by { $who }: you have most on { $line } and choose which building there you lose.
   *[no] { $event } by { $who }: { $other } has most on { $line } and chooses which building there to lose.
}

## The board as a list.

reading-board = The buildings
# A line and its seven squares, each told as square-free, house or house-undealt.
reading-line = { $line }: { $a }; { $b }; { $c }; { $d }; { $e }; { $f }; { $g }
reading-blocks = The largest blocks
reading-block = { $count ->
    [one] { $colour }, { $owner }: { $count } building, { $squares }
   *[other] { $colour }, { $owner }: { $count } buildings, { $squares }
}
reading-none = No two buildings of a colour are neighbours yet.

## The statement when the colours are dealt.

report-dealt = The colours are dealt
report-player = Player
report-colour = Colour
report-first = { IS_YOU($who) ->
    [yes] You take the first turn.
   *[no] { $who } takes the first turn.
}

## Help for a selection that matches no action.

help-same = { $one } and { $other } are of one colour: play a red and a blue card.
help-same-cards = { $one } and { $other } are of one colour: play a red and a black card.
help-line = { $card } does not lead to { $square }.
help-dear = { $square } costs { $price }, and you have { $coins }. The price is the smaller number of its owner's buildings in its two lines.
help-dear-colour = { $square } costs { $price }, and you have { $coins }. The price is the smaller number of buildings of its colour in its two lines.
# $red and $blue are each a card or a joker: “Broadway or red joker”.
help-cards = { $square } takes { $red } together with { $blue }. You do not have the cards for that.
help-one-square = One building at a time.
help-two-cards = A turn takes two cards: put one back before you touch another.
help-alone = { $card } is played alone, without another card.

## Why an action is refused: behind a colon, without a full stop.

refusal-allowed = that is allowed
refusal-not-now = this is not what is being decided now
refusal-cards = you do not have the cards for that
refusal-no-pawn = you have no pawn of that colour left
refusal-too-dear = you cannot pay for it: the price is the smaller number of buildings that count in its two lines
refusal-own-building = with two colours each, own buildings cannot be chosen
refusal-not-free = that square is not free
refusal-beside = a first pawn may not share a side with one of its colour
refusal-not-an-opponents = Enterprise takes an opponent's building
refusal-no-such-player = name another player
refusal-too-few-pawns = Speculation hits players with more than { $pawns } pawns on the board
refusal-not-the-most = Statik hits the player who has most buildings on the line
refusal-must-play = the hand is shown only when nothing can be played
refusal-swapped = one offer each turn, and it has been made
refusal-partner-has-none = your partner has no card to swap
refusal-not-rebuilt = only the cleared squares are rebuilt
refusal-not-yours = choose one of your own pawns
refusal-not-on-line = choose one of your pawns on the line that was named
refusal-one-colour = you play one colour only

## Pictures of the rulebook and the covers, in words.

picture-cover = Houses in five colours under a rising sun; a card of Broadway and one of 42nd cross.
# The title is below “NEW YORK” on that cover.
picture-cover-cards = A squared sheet with marks in three colours, and two playing cards: a red three, a black five.
    .title = with playing cards
picture-setup = After the preliminary round with four players: no two pawns of a colour share a side.
picture-crossing = Broadway and 42nd cross at the ringed building: it is free, and costs nothing. The coins show the prices of the other buildings that this hand reaches.
picture-price = Red has four buildings on Broadway and two on 42nd: Broadway/42nd costs 2 coins.
picture-score = The largest block of Red is outlined: six buildings. Fifth/50th touches it by a corner only.
picture-events = A Renovation clears the five squares in the middle, a Ruin the four corners.
picture-sheet = With ordinary cards: red 3 and black 5 name the ringed square, column 3 and row 5 from the bottom.
