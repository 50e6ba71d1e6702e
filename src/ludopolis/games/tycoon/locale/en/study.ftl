## What studies ask of Tycoon only. See `study.ftl` of the program for what all studies say.

# What scores are counted in, along the axis of a picture.
study-points = million
study-role-order = Who moves when
    .about = Seat 1 starts the game and every round; all have the same number of turns. Whoever comes early has the first choice of tickets and landing strips; whoever comes late sees what the others have built before each payday.
study-standing = In front is whoever has most cash at hand; hotels, factories and debts do not count until they are paid.

## What is counted for each player; `.unit` stands under a picture.

study-amount-hotels = Hotels built
    .unit = hotels
study-amount-factories = Factories built
    .unit = factories
study-amount-cities = Cities with an open hotel at the end
    .unit = cities
study-amount-dear = Hotels in New York, Monaco and Tokyo
    .unit = hotels
study-amount-loans = Loans taken
    .unit = loans
study-amount-renovations = Hotels renovated
    .unit = hotels

## Facts. $value is a number, or a share of the games: “84.0%”, “none”. No full stop: more follows in brackets.

study-fact-loans = Each player takes { $value } loans on average
study-fact-extended = { $value } loans are extended in a game on average
study-fact-passes = The loan cards run out and somebody has to pass in { $value } of the games

## Choices of options and endings of games, as nouns

study-option-fewer_steps =
    .true = Tickets also lead less far
study-ending-third-payday = the third payday
