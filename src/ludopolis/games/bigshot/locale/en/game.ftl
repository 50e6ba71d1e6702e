## The box

game = Big Shot
    .summary = Bid for four pawns at a time, place everyone's colours, and own the right districts.
face-bigshot = Big Shot
    .summary = Outbid the others for four pawns at a time, then use their own colours against them.
option-expert = cash is not shown to the others, and loans are decided before the bidding
    .false = cash is open, loans at any time
    .true = cash is not shown, loans come first
score = { $points } million

## Colours and districts. Money is always in millions.

# A colour of pawns, as it is typed and said: place red in West 9, sold to red, red ahead. The letter stands
# for it in the terminal, and can be typed; each colour needs another one.
colour-red = red
    .letter = R
colour-yellow = yellow
    .letter = Y
colour-white = white
    .letter = W
colour-black = black
    .letter = K
# Pawns in a list: 2 red, 1 black.
pawns-red = { $count } red
pawns-yellow = { $count } yellow
pawns-white = { $count } white
pawns-black = { $count } black

# A district as it is typed: only its value. The label is what it is called, standing alone; `into` follows
# "places a pawn in", `start` begins a sentence: ... is sold to red; `side` stands beside the value on the
# board; `around` is the heading of a park with its three districts.
district-large = { $value }
    .label = district { $value }
    .into = district { $value }
    .start = District { $value }
district-west = West { $value }
    .label = West { $value }
    .into = West { $value }
    .start = West { $value }
    .side = West
district-east = East { $value }
    .label = East { $value }
    .into = East { $value }
    .start = East { $value }
    .side = East
district-west-park = West park
    .label = the West park
    .into = the West park
    .start = The West park
    .side = West park
    .around = Around the West park
district-east-park = East park
    .label = the East park
    .into = the East park
    .start = The East park
    .side = East park
    .around = Around the East park
# In a list of owned districts: this one counts double.
district-doubled = { $district } ×2
# A colour, and the player whose it is.
holder = { IS_YOU($who) ->
    [yes] { $colour } (you)
   *[no] { $colour } ({ $who })
}
# A colour that belongs to no player.
holder-nobody = { $colour } (nobody's)

## Actions, as they are typed. The English ones are kept in records: they must never change.

action-bid = bid { $amount }
action-pass = pass
action-borrow = borrow
action-borrow-for = borrow { $colour }
action-no-loan = no loan
action-pay = pay with { $colour }
action-place = place { $colour } in { $district }
# Words that may be typed or left out.
typed-fillers = a an the in with for pawn million millions district
# Other words for words of actions: each group begins with the word that they stand for.
typed-synonyms = bid raise b / pass fold / borrow loan yes / place put

## Why an action is not allowed; follows a colon

refusal-allowed = that is allowed
refusal-not-now = this is not what is being decided now
refusal-not-your-colour = that colour is not yours
refusal-not-in-lot = there is no pawn of that colour left to place
refusal-district-sold = that district is sold
refusal-too-low = a bid must be higher than the one before
refusal-too-high = none of your purses holds that much
refusal-purse-too-small = one purse pays the whole bid, and this one is too small
refusal-borrowed-already = one loan in each round for each colour, and it has been taken
refusal-no-more-loans = there is no tenth loan: it would pay nothing
refusal-no-tokens = no loan tokens are left
refusal-bidding-has-begun = two players borrow before their first bid of a round
refusal-loans-came-first = loans were decided before the bidding

## Questions to the player who decides. $lot is a list of pawns: 2 red, 1 black.

# $bid is the highest bid so far, 0 if there is none.
question-bid = { $bid ->
    [0] Bid for { $lot }, or pass.
   *[other] Bid more than { $bid } for { $lot }, or pass.
}
question-may-borrow = You may borrow first.
question-borrow-first = Bid more than { $bid } for { $lot }: borrow first, or pass.
question-only-pass = { $bid ->
    [0] You have no cash to bid with: pass.
   *[other] You cannot bid more than { $bid }: pass.
}
question-loan = For sale: { $lot }. Do you borrow before the bidding?
question-pay = You won with { $bid }: which colour pays?
question-place = Place a pawn in any district that is not sold. Left: { $lot }.

## What a choice would do, in a word or two

note-borrow = +{ $pays }, debt { $debt }
note-leaves = leaves { $cash }
# Who gets the pawns by this pass; $bid is 0 if for nothing.
note-pass = { $bid ->
    [0] { $who } gets them free
   *[other] { $who } gets them for { $bid }
}
# $colour is a colour, or a colour with its player: red (Ada).
note-sold = sold to { $colour }
note-ahead = { $colour } ahead
note-stays = { $colour } stays ahead
note-tied = nobody ahead

## The log

log-bid = { IS_YOU($who) ->
    [yes] You bid { $amount }.
   *[no] { $who } bids { $amount }.
}
log-pass = { IS_YOU($who) ->
    [yes] You pass.
   *[no] { $who } passes.
}
log-borrow = { IS_YOU($who) ->
    [yes] You borrow: { $pays } in hand, { $debt } to pay back.
   *[no] { $who } borrows: { $pays } in hand, { $debt } to pay back.
}
log-borrow-for = { IS_YOU($who) ->
    [yes] You borrow for { $colour }: { $pays } in hand, { $debt } to pay back.
   *[no] { $who } borrows for { $colour }: { $pays } in hand, { $debt } to pay back.
}
log-no-loan = { IS_YOU($who) ->
    [yes] You take no loan.
   *[no] { $who } takes no loan.
}
log-pay = { IS_YOU($who) ->
    [yes] You pay { $amount } with { $colour }.
   *[no] { $who } pays { $amount } with { $colour }.
}
log-place = { IS_YOU($who) ->
    [yes] You place a { $colour } pawn in { $district }.
   *[no] { $who } places a { $colour } pawn in { $district }.
}
log-won = { IS_YOU($who) ->
    [yes] You pay { $amount } and get { $lot }.
   *[no] { $who } pays { $amount } and gets { $lot }.
}
# Two players: it is not yet decided which purse pays.
log-wins = { IS_YOU($who) ->
    [yes] You win { $lot } with a bid of { $amount }.
   *[no] { $who } wins { $lot } with a bid of { $amount }.
}
log-free = { IS_YOU($who) ->
    [yes] Nobody bid: you get { $lot } free.
   *[no] Nobody bid: { $who } gets { $lot } free.
}
log-sold = { IS_YOU($who) ->
    [yes] { $district } is sold to { $colour }: it is yours.
   *[no] { $district } is sold to { $colour }: it is { $who }'s.
}
log-sold-nobody = { $district } is sold to { $colour }, which is nobody's.
log-unowned = { $district } goes to nobody: all cancel out.
log-round = { IS_YOU($who) ->
    [yes] Round { $round }: you throw { $die }. For sale: { $lot }.
   *[no] Round { $round }: { $who } throws { $die }. For sale: { $lot }.
}
log-end = All { $rounds } rounds are over.

## How the auction stands, in a line: status, panels, terminal

# Above the board. $state is one of the auction messages below.
status-round = { IS_YOU($leader) ->
    [yes] Round { $round } of { $rounds } · you lead · the die shows { $thrown } · { $state }
   *[no] Round { $round } of { $rounds } · { $leader } leads · the die shows { $thrown } · { $state }
}
auction-no-bid = no bid yet
auction-highest = { IS_YOU($who) ->
    [yes] highest bid { $bid } by you
   *[no] highest bid { $bid } by { $who }
}
auction-placing = { IS_YOU($who) ->
    [yes] you place the pawns, { $bid ->
        [0] for nothing
       *[other] bought for { $bid }
    }
   *[no] { $who } places the pawns, { $bid ->
        [0] for nothing
       *[other] bought for { $bid }
    }
}
# What one seat does in the auction.
standing-won = { $bid ->
    [0] for nothing
   *[other] won for { $bid }
}
standing-highest = bids { $bid }
standing-passed = passed
standing-deciding = decides now
standing-outbid = outbid
standing-waiting = has not spoken yet

## Beside the board

row-auction = auction
row-capital = capital
row-cash = cash
row-debt = debt
row-next-loan = next loan pays
row-districts = districts
row-tokens = loan tokens
row-on-ring = { $colour } on the ring
# Cash that the others are not shown.
not-shown = not shown
debt-of-loans = { $loans ->
    [one] { $debt } ({ $loans } loan)
   *[other] { $debt } ({ $loans } loans)
}
districts-owned = { $count } ({ $list })
# The two colours of a player, side by side: red 8 · white 5.
two-colours = { $one } { $first } · { $two } { $second }
two-colours-sum = { $one } { $first } · { $two } { $second } = { $total }
panel-nobody = Nobody's colour: { $colour }
panel-bank = Still to come
panel-leads = Leads this round.
# $colours is how many colours the player has.
panel-needs = { $colours ->
    [one] Needs two districts to win.
   *[other] Needs two districts in each colour to win.
}
panel-both = { $first } { $second }
button-bid = Bid { $amount }
button-pass = Pass
button-borrow = Borrow: { $pays } now, { $debt } owed
button-borrow-for = Borrow, { $colour }: { $pays } now, { $debt } owed
button-no-loan = No loan
button-pay = Pay { $amount } with { $colour }

## On the board: what pieces and places are called, for those who do not see them

drawing-title = The town of thirteen districts, with the ring of auction spaces around it
spot-block = the auction
spot-space = space { $number }
# Written on signs.
sign-sold = SOLD
sign-nobodys = nobody's
piece-on-space = { $colour } pawn, space { $number }
piece-in-district = { $colour } pawn, { $district }
piece-for-sale = { $colour } pawn, for sale
piece-to-place = { $colour } pawn, to be placed
piece-promoter = the promoter
# $throws are numbers of the die: 2, or 1–6.
piece-throw = next throw: { $throws }
piece-die = the die shows { $thrown }
piece-doubled = counts double: { $worth }
piece-chip = { $name }: { $state }
piece-capital = { $name }: capital { $points }
# $state is one of the notes: red ahead.
town-flag = { $district }: { $state }
town-sold = { $district }: sold to { $holder }
town-nobodys = { $district }: nobody's

## The board as a list

reading-auction = The auction
reading-for-sale = For sale: { $lot }
reading-to-place = To place: { $lot }
# To the player who decides.
reading-bids = You can bid from { $least } to { $most }.
reading-one-bid = You can bid { $amount }.
reading-seat = { $name }, { $colours }: { $state }
reading-large = Large districts
reading-sold-doubled = { $district }: sold to { $holder }; counts double: { $worth }
reading-empty = { $district }: empty
reading-lying = { $district }: { $pawns }; { $state }; { $count } of { $full } places taken
reading-ring = The ring of auction spaces
reading-promoter = The promoter stands on space { $number }.
reading-space = space { $number }: { $pawns }
reading-space-thrown = space { $number }: { $pawns }; next throw: { $throws }

## The score and the statement at the end

# $name is a player, or a player and one of two colours; $cash and $total are numbers.
explain-line = { $name }: { $districts } · cash { $cash } = { $total }
explain-line-loans = { $loans ->
    [one] { $name }: { $districts } · cash { $cash } · { $loans } loan: −{ $debt } = { $total }
   *[other] { $name }: { $districts } · cash { $cash } · { $loans } loans: −{ $debt } = { $total }
}
explain-colour = { $name }, { $colour }
explain-districts = districts { $worth } ({ $list })
explain-no-districts = no districts
explain-both = { $name }: { $one } and { $two } make { $total }
explain-too-few = { IS_YOU($who) ->
    [yes] You have too few districts to win.
   *[no] { $who } has too few districts to win.
}
explain-rule-dropped = Nobody has enough districts, so the rule of two does not apply.
report-title = The reckoning
report-player = player
report-colour = colour
report-worth = worth
# $colours is how many colours each player has.
report-two-to-win = { $colours ->
    [one] Only players with at least two districts can win, unless nobody has two.
   *[other] Only a player with at least two districts in each colour can win, unless nobody has them.
}

## The terminal: short, in columns

# A player's name in a table; the reader is you.
terminal-name = { IS_YOU($who) ->
    [yes] you
   *[no] { $who }
}
# Before the letter of a colour, at most 11 letters.
terminal-sold = sold to
# At most 13 letters.
terminal-nobodys = nobody's
terminal-loans = loans
terminal-next-loan = next pays
# At most 78 letters with a name of 14.
terminal-round = { IS_YOU($leader) ->
    [yes] Round { $round } of { $rounds } · you lead · the die shows { $thrown } · loan tokens left: { $tokens }
   *[no] Round { $round } of { $rounds } · { $leader } leads · the die shows { $thrown } · loan tokens left: { $tokens }
}
terminal-for-sale = For sale:
terminal-to-place = To place:
# Then the pawns that each throw brings, 46 letters.
terminal-next-throw = The next throw brings:

## Pictures of the rulebook

picture-cover = The promoter before the town, with four pawns for sale
picture-town = The board: the ring of 18 auction spaces, and the town with its two parks. The three districts on the green around a park are next to it.
picture-setup = A game has begun. The promoter has stopped on space 4, and its four pawns are for sale. The plates show which space the next throw will lead to.
picture-walk = From space 5 a throw of 2 leads to space 9: the empty spaces 6 and 7 do not count.
picture-bidding = Ada (red) and Cleo (white) have passed, Dan (black) bids 5. It is for Ben (yellow) to bid more, or to pass.
picture-counting = Seven pawns, and who owns the district: most pawns; and twice a single pawn, as all the others cancel out.
picture-hopes = A district and a lot; below, what Red, Yellow or White could make of it.
picture-park = Red owns the West park, West 9 and West 10, which count double. West 11 is White's.
