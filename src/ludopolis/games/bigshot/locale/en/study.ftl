## What studies ask of Big Shot only. See `study.ftl` of the program for what all studies say.

# What scores are counted in, along the axis of a picture.
study-points = million
study-role-order = Who leads when
    .about = The lead goes round for 18 auctions: with four players, the first two lead five times and the others four. The leader bids last, and gets the lot free when nobody wants it.
# $place is the program's study-place or study-place-last.
study-leads = whoever leads { $place }
# How many auctions a game has. $number is how $rounds is written.
study-rounds-auctions = { $rounds ->
    [one] { $number } auction
   *[other] { $number } auctions
}
study-standing = In front is whoever would win if the game ended at that moment: by the capital in sold districts, cash and debts.

## What is counted for each player; `.unit` stands under a picture.

# Four pawns that are sold together.
study-amount-lots = Lots won
    .unit = lots
study-amount-spent = Millions spent on lots
    .unit = millions
study-amount-loans = Loans taken
    .unit = loans
study-amount-districts = Districts owned, parks included
    .unit = districts
study-amount-parks = Parks owned
    .unit = parks

## Facts. $value is a number, or a share of the games: “84.0%”, “none”. No full stop: more follows in brackets.

study-fact-price = A lot that is paid for costs { $value } million on average
study-fact-gifts = { $value } of the 18 lots go to the leader for nothing on average
study-fact-nobody = { $value } of the 13 districts belong to nobody at the end on average
study-fact-in_debt = The winner's capital is negative in { $value } of the games
study-fact-rule_of_two = The richest does not win, for want of two districts, in { $value } of the games

## Choices of options and endings of games, as nouns

study-option-expert =
    .true = Expert: hidden cash, loans first
study-ending-all-rounds = the last auction
