## What players may type besides the texts of actions: words, separated by commas. Capitals and accents
## do not matter.

# The beginnings of these four are understood too: h, hea …
typed-hearts = hearts
typed-diamonds = diamonds
typed-spades = spades
typed-clubs = clubs
typed-ace = ace
# column 3, row 5
typed-column = column
typed-row = row
typed-and = and
# Between a 9 or 10 and its number: 9 of hearts as 3.
typed-as = for, as
# Words that mean nothing here: play the 3 of hearts.
typed-fillers = of, the, play, card, cards, square
# Other ways to say: buy, do not buy, show hand.
typed-buy = yes, y
typed-do-not-buy = no, n, don't buy, dont buy
typed-show-hand = show my hand
