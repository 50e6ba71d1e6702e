## What studies ask of New York New York only. See `study.ftl` of the program for what all studies say.

# What scores are counted in, along the axis of a picture.
study-points = points
study-role-order = Who moves when
    .about = Players say that moving last is worth something: nobody covers what is laid last. Who starts is drawn by lot.
study-role-last_card = Who lays the last card
    .about = Since players may pass, the last in turn order is not always the last to lay a card. Who has the last word?
study-last-card-no = not the last card
    .who = whoever does not lay the last card
study-last-card-yes = the last card
    .who = whoever lays the last card
# How many cards a player plays in a game. $number is how $rounds is written.
study-rounds-cards = { $rounds ->
    [one] { $number } card played by each player
   *[other] { $number } cards played by each player
}

## What is counted for each player; `.unit` stands under a picture.

study-amount-own = Cards of the own colour in the first hand
    .unit = cards
study-amount-on_top = Own cards on top at the end
    .unit = cards
study-amount-runs = Points from runs
    .unit = points
study-amount-left = Cards never played
    .unit = cards

## Facts. $value is a number, or a share of the games: “84.0%”, “none”. No full stop: more follows in brackets.

study-fact-passed = Somebody passes with cards in hand in { $value } of the games
study-fact-played = { $value } of the 48 cards are laid on average
study-fact-neutral = { $value } of the 12 numbers show a colour of nobody at the end

## Choices of options and endings of games, as nouns

study-option-bonus =
    .false = No bonus for runs
study-option-match =
    .true = A match
study-ending-all-played = all cards laid
study-ending-all-passed = everybody passing
study-ending-match = the end of the match
