## What studies ask of New York only. See `study.ftl` of the program for what all studies say.

# What scores are counted in, along the axis of a picture.
study-points = points
study-role-order = Who moves when
    .about = In the box the owner of red takes the first turn of the main round, so it is the colour lottery that says who starts.
# Instead of study-moves, for whoever is first.
study-moves-red = the owner of red (who moves first)
study-role-colour = The colour lottery
    .about = Everyone places the first pawns of a colour that need not stay theirs: then the colours are dealt at random. Does it matter which one you get?
# $colour is one of colour-red, colour-blue …
study-owner = the owner of { $colour }
study-role-kept = Getting one's own colour back
    .about = A player who places pawns well for a colour would be glad to keep it. Is whoever is dealt the colour that they placed better off?
study-kept-other = another colour
    .who = whoever is dealt a colour that somebody else placed
study-kept-own = the own colour
    .who = whoever is dealt the colour that they placed
study-role-placing = Who places first
    .about = Seat 1 places the first pawn of the preliminary round.
# $place is the program's study-place or study-place-last.
study-places = whoever places { $place }
# $number is how $rounds is written.
study-rounds-main = { $rounds ->
    [one] { $number } round of the main part
   *[other] { $number } rounds of the main part
}

## What is counted for each player; `.unit` stands under a picture.

study-amount-block = The largest block
    .unit = buildings
study-amount-buildings = All buildings
    .unit = buildings
study-amount-coins = Coins kept to the end
    .unit = coins

## Facts. $value is a number, or a share of the games: “84.0%”, “none”. No full stop: more follows in brackets.

study-fact-free = When a Stop card ends the game, { $value } of the 49 squares are free on average
study-fact-shown = Somebody has to show a hand that cannot be played in { $value } of the games
study-fact-long = The Stop cards go in only by the ruling on long games in { $value } of the games

## Choices of options and endings of games, as nouns

study-option-edition =
    .cards = Ordinary playing cards
study-option-events =
    .true = Event cards
study-option-own_colours =
    .true = Colours dealt before placing
study-option-teams =
    .true = Two against two
study-option-unlimited_pawns =
    .true = Pawns without limit
study-option-price_for_two =
    .owner = Prices by both colours of the owner
study-ending-stop-card = a Stop card
study-ending-stuck = want of cards
