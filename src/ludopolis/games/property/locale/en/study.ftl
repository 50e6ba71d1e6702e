## What studies ask of Property only. See `study.ftl` of the program for what all studies say.

# What scores are counted in, along the axis of a picture.
study-points = dollars
study-role-order = Who moves when
    .about = The highest cut card starts. Money and buying units are the same for all.
study-standing = In front is whoever has most cash; squares do not count, though they will bring rent.

## What is counted for each player; `.unit` stands under a picture.

study-amount-wild = Wild cards (9s and 10s) in the first hand
    .unit = cards
study-amount-rent = Rent collected
    .unit = dollars
study-amount-bought = Squares bought with units
    .unit = squares

## Facts. $value is a number. No full stop: more follows in brackets.

study-fact-largest_rent = The largest rent of a game is { $value } dollars on average
study-fact-largest_group = The largest group on the grid has { $value } squares at the end on average

## Choices of options and endings of games, as nouns

study-option-bankruptcies =
    .n2 = Two bankruptcies
    .n3 = Three bankruptcies
study-option-count_property =
    .true = Squares count
study-ending-bankruptcy = bankruptcy
study-ending-long-game = the ruling on long games
