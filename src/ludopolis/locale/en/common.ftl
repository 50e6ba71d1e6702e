## What the whole program says.

# A player who has no name. $number is the seat, from 1.
seat-number = seat { $number }
# A player's name where a word for the reader is due: in headings.
seat-title = { IS_YOU($who) ->
    [yes] { $who } (you)
   *[no] { $who }
}
# One thing of a list.
item = { $item }
yes = yes
no = no
# While rules are compiled. $title is a game's.
preparing = Preparing { $title } ({ $part }): compiling, this once. It takes up to half a minute …
    .rules = rules
    .bots = bots
    .series = series
    .search = search
    .study = study

# Said to somebody who has touched something that leads nowhere.
why-over = The game is over.
why-not-your-turn = It is not your turn: { $who } decides now.
why-nothing = This is nothing that can be chosen now.
why-allowed = This can be chosen.
# $why is one of a game's refusals.
why-refused = Not allowed: { $why }.
