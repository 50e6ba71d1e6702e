## New York New York: the box

game = New York New York
    .summary = Build one skyline of twelve numbers together; only the cards on top score.
face-newyorknewyork = New York New York
    .summary = Lay your floors over those of the others, and be on top when the last card is down.
option-bonus = runs of neighbouring own cards score extra points
    .true = numbers and runs
    .false = numbers only, a simpler count of ours
option-match = a match is one game for each player, each starting once; the totals decide. We recommend it, because playing last is an edge
    .false = a single game
    .true = a match (recommended)
score = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Cards

colour-yellow = yellow
colour-green = green
colour-pink = pink
colour-light-blue = light blue
# One letter for each colour, all different; shown in the terminal, where Y7 is the yellow 7.
letter-yellow = Y
letter-green = G
letter-pink = P
letter-light-blue = B
# The name of a card. $number is from 1 to 12.
card-yellow = yellow { $number }
card-green = green { $number }
card-pink = pink { $number }
card-light-blue = light blue { $number }

## Actions, as players write them. $card is a card's name.

action-play = play { $card }
action-take = take { $card }
action-pass = pass

## Words that players may type, parted by spaces; the beginning of a word is enough, and a single letter
## only where it stands here. Accents, capitals and signs do not matter. No word may mean two colours.

typed-play = play lay put
typed-take = take draw
typed-pass = pass
typed-yellow = yellow y
typed-green = green g
typed-pink = pink p
typed-light-blue = light blue lightblue b
# Words that mean nothing by themselves and are passed over.
typed-fillers = a an the card of from my i hand reserve

## Why an action is refused: shown after the action and a colon, or after “Not allowed:”, with no full stop.

refusal-allowed = that is allowed
refusal-not-now = nothing is being decided: the game is over
refusal-play-first = first play a card of your hand, then take one of the reserve
refusal-take-first = you have played your card; now you must take one of the reserve
refusal-not-in-hand = you have no such card in your hand
refusal-not-in-reserve = that card is not in the reserve

## What the player to move is asked

question-play = Your turn: play a card onto its number, or pass for the rest of the game.
question-take = Take a card of the reserve; everybody sees which one.

## What a choice would do, in a word or two

# $changes is a list such as “you +7, Ben −10, stays on top”.
note-changes = { $changes }
# The card would be the fourth on its number; nothing can cover it any more.
note-final = stays on top
note-nothing = no points change
# Whose a card of the reserve is.
note-owner = { IS_YOU($owner) ->
    [yes] yours
   *[no] { $owner }'s
}
note-neutral = neutral
# $cards is how many cards stay in the hand of a player who passes.
note-pass = { $cards ->
    [one] for good, with { $cards } card unplayed
   *[other] for good, with { $cards } cards unplayed
}
# The points of a player in a list: with a sign, such as +7, how they change; without, those of a game.
points-of = { IS_YOU($who) ->
    [yes] you { $points }
   *[no] { $who } { $points }
}

## The log: what happened. $changes is a list such as “you +7, Ben −10”.

log-plays = { IS_YOU($who) ->
    [yes] You play { $card }.
   *[no] { $who } plays { $card }.
}
log-plays-points = { IS_YOU($who) ->
    [yes] You play { $card }: { $changes }.
   *[no] { $who } plays { $card }: { $changes }.
}
# $covered is one of the two messages log-covered.
log-covers = { IS_YOU($who) ->
    [yes] You play { $card } and cover { $covered }.
   *[no] { $who } plays { $card } and covers { $covered }.
}
log-covers-points = { IS_YOU($who) ->
    [yes] You play { $card } and cover { $covered }: { $changes }.
   *[no] { $who } plays { $card } and covers { $covered }: { $changes }.
}
log-covered = { IS_YOU($owner) ->
    [yes] your { $card }
   *[no] { $card } ({ $owner })
}
log-covered-neutral = { $card } (neutral)
log-takes = { IS_YOU($who) ->
    [yes] You take { $card }.
   *[no] { $who } takes { $card }.
}
# $new is the card that is turned up from the pile.
log-takes-turned-up = { IS_YOU($who) ->
    [yes] You take { $card }; the pile turns up { $new }.
   *[no] { $who } takes { $card }; the pile turns up { $new }.
}
log-takes-turned-up-last = { IS_YOU($who) ->
    [yes] You take { $card }; the pile turns up { $new }, its last card.
   *[no] { $who } takes { $card }; the pile turns up { $new }, its last card.
}
log-passes = { IS_YOU($who) ->
    [yes] You pass, and play no more in this game.
   *[no] { $who } passes, and plays no more in this game.
}
log-no-card-left = { IS_YOU($who) ->
    [yes] You have no card left.
   *[no] { $who } has no card left.
}
log-alone = { IS_YOU($who) ->
    [yes] You go on alone.
   *[no] { $who } goes on alone.
}
log-all-played = All cards have been played. The game is over.
log-all-passed = Nobody plays on. The game is over.
log-match = That was the last game of the match.
# $points is a list of all players with their points in this game.
log-game-over = Game { $game } is over: { $points }.
log-next-game = { IS_YOU($who) ->
    [yes] Game { $game }: new cards are dealt. You start.
   *[no] Game { $game }: new cards are dealt. { $who } starts.
}

## The score, line by line: “Ada: 1 + 11 + 12 + 6 (run 11–1) = 30”

score-line = { $who }: { $sum } = { $total }
# $sum is what comes before.
score-with-run = { $sum } + { $points } (run { $first }–{ $last })
# The points of the earlier games of a match.
score-with-earlier = { $sum } + { $points } (before)

## The board: drawn on it, or read aloud

board-title = Twelve lots around a park, numbered like a clock; each may have a tower
board-reserve = RESERVE
board-pile = Pile
board-runs = Runs
board-lot = Lot { $number }

## What lies on the board, in words

# A card and the player who scores for it.
piece-owned = { IS_YOU($owner) ->
    [yes] { $card }, yours
   *[no] { $card }, { $owner }
}
piece-neutral = { $card }, neutral
piece-covered = { $card }, covered
# No card can come onto this lot any more.
piece-final = Lot { $number }: built for good
piece-star = Lot { $number }: yours
# $first and $last are numbers of the skyline.
piece-run = run { $first }–{ $last }: { $points } extra
piece-pile = { $cards ->
    [one] the pile: { $cards } card
   *[other] the pile: { $cards } cards
}
piece-hidden = { $cards ->
    [one] face down: { $cards } card
   *[other] face down: { $cards } cards
}
# A card in the hand of a player, which everybody saw being taken.
piece-known = { $card }, taken by { $who }

## Panels beside the board

panel-hand = Your hand
    .note = Your colour is { $colour }; a star marks your towers. All know the cards you took.
# $colours is a list of colours.
panel-neutral = Neutral: { $colours }
    .note = These cards cover and break runs, and score for nobody.
row-numbers = numbers
row-runs = runs
row-points = points
# The points of the game of a match that is being played; of the games before it; of all.
row-game = this game
row-earlier = before
row-total = total
row-hand = in hand
# The cards in the own hand that everybody saw being taken.
row-known = others know
panel-passed = { IS_YOU($who) ->
    [yes] You have passed and play no more in this game.
   *[no] Has passed and plays no more in this game.
}
panel-no-cards = { IS_YOU($who) ->
    [yes] You have no card left.
   *[no] Has no card left.
}
button-pass = Pass to the end of this game

## Above the board

status-game = Game { $game } of { $games }.
status-pile = { $cards ->
    [one] { $cards } card in the pile.
   *[other] { $cards } cards in the pile.
}
status-no-pile = The pile is empty.
status-no-reserve = No more cards to take: hands are played out.
status-over = The game is over.

## The board as a list

reading-skyline = Skyline
# $top and $below are cards.
reading-lot-empty = { $number }: empty
reading-lot = { $number }: { $top }
reading-lot-below = { $number }: { $top }; below: { $below }
reading-lot-final = { $number }: { $top }; below: { $below }; for good
reading-runs = Runs
# $who is a name, with “(you)” if it is the reader's, here and below.
reading-run = { $who }: run { $first }–{ $last }, { $points } extra points
reading-no-runs = no runs
reading-reserve = Reserve
reading-hand = Your hand
reading-empty = empty
reading-players = Players
# $facts is a list such as “points 40, in hand 3”.
reading-player = { $who } ({ $colour }): { $facts }
reading-fact = { $label } { $value }
# $player is reading-player; $known are cards, $note is a sentence.
reading-player-known = { $player }; known: { $known }
reading-player-note = { $player }. { $note }

## Reports at the end of a game

report-game = Game { $game } of { $games } is over
report-match = The match is over
report-end = The game is over
report-player = player
# $names are those who lead the match.
report-in-front = In front with { $points }: { $names }.
report-starts = { IS_YOU($who) ->
    [yes] You start the next game.
   *[no] { $who } starts the next game.
}

## The terminal

# $cards are in short, such as “Y7 G2”.
terminal-reserve = Reserve: { $cards }
terminal-hand = Your hand: { $cards }
terminal-empty = empty
terminal-pile = pile { $cards }
# $letters are those of $count colours.
terminal-neutral = { $count ->
   *[other] neutral: { $letters }
}
terminal-game = game { $game } of { $games }
# $points are those of the earlier games of a match.
terminal-earlier = before: { $points }
terminal-passed = passed
terminal-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
# The cards that a player has not seen.
aid-c = unseen cards
unseen-none = You know where every card is.
unseen-some = You have not seen these cards yet:
# $numbers are those of the cards of this colour.
unseen-colour = {"  "}{ $colour }: { $numbers }
# $places is a list of the two messages below.
unseen-places = They are: { $places }.
unseen-in-pile = { $cards } in the pile
unseen-in-hand = { $cards } in the hand of { $who }

## Pictures of the rulebook, and what they show

picture-cover = Towers of cards along the harbour; only the floor on top counts.
picture-setup = Ready to start with two players: twelve empty lots, six open cards in the park, the pile, and your hand below.
picture-turn = The yellow 7 has been laid over the pink 7, which counts no longer. Now Green may take the green 11.
picture-score = The worked score: the bands show the runs, the medals what they bring.
picture-ring = 11, 12 and 1 are neighbours: a run of three brings Yellow 6 more points. The 8 has its fourth card: its brass plaque says that it stays as it is.
