## What a table says around a game: names, what people do there, how it ended, what is refused.

# A person who has told no name.
guest = Guest
# The second of two people of the same name. $name is the name, $number 2 or more.
another-name = { $name } ({ $number })
# A robot's name.
robot = Robot { $number }
# A player in a list, where the reader is one of them.
seat-or-you = { IS_YOU($who) ->
    [yes] you
   *[no] { $who }
}

## What happens at a table, told in its log. $who is a player; $name somebody who has just come or gone.

table-sit = { $name } sits down.
table-stand = { $name } leaves the table.
table-decline = { $name } does not play again.
# $bot is how strong the robot is, $seat the number of the seat.
table-bot-sits = A robot ({ $bot }) takes seat { $seat }.
table-opened = Seat { $seat } is free.
table-hints = Whoever is to move may ask for a hint.
table-no-hints = No hints: several people play.
table-start = The game begins.
# $who are the players whose browsers did not answer while the cards were shuffled.
table-left = No answer from { $who } during the shuffle: it begins anew, and a robot plays for now.
table-left-alone = No answer from your browser during the shuffle: it begins anew.
table-hint = { IS_YOU($who) ->
    [yes] You asked for a hint.
   *[no] { $who } asked for a hint.
}
table-undo = { IS_YOU($who) ->
    [yes] You take the last move back.
   *[no] { $who } takes the last move back.
}
table-resign = { IS_YOU($who) ->
    [yes] You resign.
   *[no] { $who } resigns.
}
table-resign-to-bot = { IS_YOU($who) ->
    [yes] You resign. A robot plays on.
   *[no] { $who } resigns. A robot plays on.
}
table-hand-over = { IS_YOU($who) ->
    [yes] You hand your seat to a robot.
   *[no] { $who } hands the seat to a robot.
}
table-take-back = { IS_YOU($who) ->
    [yes] You take your seat back.
   *[no] { $who } takes the seat back.
}
table-ask-back = { IS_YOU($who) ->
    [yes] You ask for your seat back.
   *[no] { $who } asks for the seat back.
}
# $other is the player who asked for the seat.
table-agree = { IS_YOU($who) ->
    [yes] You agree that { $other } takes the seat back.
   *[no] { $who } agrees that { IS_YOU($other) ->
        [yes] you take your seat back.
       *[no] { $other } takes the seat back.
    }
}
table-rematch = { IS_YOU($who) ->
    [yes] You would like a rematch.
   *[no] { $who } would like a rematch.
}
table-rematch-yes = { IS_YOU($who) ->
    [yes] You play again.
   *[no] { $who } plays again.
}
table-rematch-no = { IS_YOU($who) ->
    [yes] You do not play again.
   *[no] { $who } does not play again.
}

## How a game ended. $names are the winners, $count how many they are, $score what they have ("12 points").

# Above the score of a game that somebody has given up.
result-so-far = The score so far:
result-wins = { $count ->
    [one] { $names } wins with { $score }.
   *[other] { $names } share the win with { $score }.
}
result-team-wins = The team { $names } wins with { $score }.
# The same where somebody has resigned, and points decide nothing.
result-ahead = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the win.
}
result-team-ahead = The team { $names } wins.
result-gave-up = { $who } resigned, and comes after all who played on.

## Why a move cannot be taken back; part of refused-undo.

undo-not-the-last = somebody else has played since
undo-not-by-you = a robot played it
undo-given-up = the seat has been given up
undo-handed-over = a robot plays the seat now

## What is refused, and what to do instead; the id is the code that programs are told.

refused-not-found = There is nothing here. Check the link, or ask for a new one.
refused-not-yours = This seat is not yours. Sit down at a free one, or watch.
refused-not-your-turn = It is not your turn: { $name } decides now.
refused-id-used = This id has named something else before. Give every new message an id of its own.
refused-stale = The game has gone on since. Look at the table and choose again.
# $why is a sentence of the game.
refused-illegal = That is not allowed now. { $why }
refused-invalid = This could not be understood. Reload the page and try again.
refused-options = A game cannot be laid out like this: { $why }
refused-seats = Give each seat to somebody, at least one of them to a person, and one to yourself at most.
refused-over = The game is over. Ask for a rematch to play again.
refused-not-started = The game has not begun yet. Wait until every seat is taken.
refused-started = The game has begun already. Hand your seat to a robot, or resign.
refused-full = Every seat is taken. You can watch, or open a table of your own.
refused-taken = Somebody sits there already. Choose another seat.
refused-reserved = This seat is kept for { $name }, who is asked for a rematch. Choose another seat.
refused-empty-seats = Some seats are still free. Invite somebody, or give them to robots.
# $sits tells whether the person who opened the table has a seat, and so a name.
refused-host-only = Only the person who opened the table can do that. { $sits ->
    [yes] Ask { $name }.
   *[no] Open a table of your own.
}
refused-name = A name has 1 to { $most } letters. Choose another one.
refused-chat = You can write when at least two people sit at the table, and you are one of them.
refused-chat-text = A message has 1 to { $most } letters. Shorten it.
refused-chat-often = That is a lot at once. Wait a few seconds, then write again.
refused-undo = That cannot be taken back: { $why }.
refused-resigned = This seat has been given up, and stays with the robot.
refused-handed-over = A robot plays this seat. Take it back first.
# $level is how strong the robot is.
refused-stand-in = Here only a robot of the table's own level ({ $level }) stands in, because several people play without hints. Name no other.
refused-not-asked = Nobody asks for this seat back now. Look at the table again.
refused-no-rematch = Nobody has asked for a rematch here. Ask for one if you like.
refused-no-face = There is no such game here. Choose one of: { $known }.
refused-no-bot = There is no such robot. Choose one of: { $known }.
refused-no-aid = There is no such help in this game.
refused-hint-off = No hints were agreed on here, because several people play. Whoever opens a table can allow them.
refused-hint-busy = Your last hint is still being worked out. Wait for it first.
refused-hint-often = That is a lot of hints at once. Wait a few seconds, then ask again.
refused-hint-soon = Hints for this game are still being prepared. Ask again in a minute.
refused-not-over = The game is not over yet. It can be opened when it has ended.
refused-analyst-busy = Many games that you or your network asked for are waiting to be analysed. Ask again in a few minutes.
refused-claim = This code is wrong, used or too old. Ask for a new one on the other device.
refused-busy = Too many tables of yours are open. Finish or leave one first.
refused-table-budget = You have written and changed so much at this table today that for you only the game itself goes on. Play on; tomorrow there is room again.
refused-visitor-budget = You have stored as much as one visitor can in a day. Your games go on; wait a few hours for everything else.
refused-address-budget = Your network has stored as much as it can in a day. Your games go on; wait a few hours for everything else.
refused-enough = So much has happened at this table that only the game goes on. Play it to its end.
refused-storage = This cannot be saved just now, so nothing has changed; everything before it is kept. Try again in a moment.
refused-shuffle-late = The shuffle has gone on since. Look at the table for its round.
refused-shuffle-other = This is not the number that was committed to. Send the one that was.
refused-read-only = The site is read-only: its database is damaged, so nothing new can be saved and nothing has changed. You can still look at what can be read; the host has to restore a backup.
refused-damaged = This cannot be read: the site's database is damaged. Other tables may still open; the host has to restore a backup.
refused-broken = This game cannot be opened any more: its moves do not fit the rules as they are.
# $version is the version of the API, a number.
refused-version = This site speaks version { $version } of the API, in which texts are data and every client puts them into words. Reload the page; programs have to be adapted, see /api.
