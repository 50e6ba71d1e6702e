## What the terminal says around a game, and what the command line says to players.

terminal-error = error:
terminal-no-language = there is no language “{ $language }”; there are: { $known }
# While a bot or a hint is worked out.
terminal-thinking = Thinking …
# A share of the win; $number is a whole number, with a sign where it is a change.
terminal-percent = { $number }%

## Beginning a game: the shelf, seats, saved games.

# $title is a game's, $credit who made it.
terminal-welcome = { $title } — { $credit }
terminal-shelf = What shall we play?
terminal-players = { $least } to { $most } players
terminal-which-game = A number, or q to leave >{" "}
terminal-no-such-game = There are { $count } games, from 1 to { $count }.
# The list of a game's options follows.
terminal-options = Options:
terminal-default = default
terminal-levels = How strong bots are, by level, the weakest first:
terminal-bots = Bots: { $names }
terminal-ready = { $title } is ready.
# The player who has given no name, as the name of a seat.
terminal-you = you
terminal-same-name = two seats are called { $name }; give each a name of its own
terminal-seats-wrong = { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
} for { $players ->
    [one] { $players } player
   *[other] { $players } players
}; name each one
terminal-no-people = nobody to play: give at least one person a seat, or use simulate
terminal-resume-alone = a saved game has its seats and options; give --resume without them
terminal-empty-file = { $path } is empty
# $commands are commands that a saved game names.
terminal-programs = this saved game would run { $commands }: a file can name any command; if you trust this one, add --programs

## Playing. Keys (?, l, u, h, q) are the same in all languages.

terminal-help = Type a number, or words. ? rules · l list · u undo
terminal-key-hint = h hint
terminal-key-quit = q quit
# Help that a game offers: the key to type, and a word or two for it.
terminal-key-aid = { $key } { $name }
terminal-prompt = { $name } >{" "}
terminal-pass-on = { $name }, it is your turn. Press Enter when nobody else is looking.
terminal-chapters = The rulebook. Type ? and a number, or ? and a word, such as: ? 2
terminal-no-chapter = The rulebook has no chapter with that; type ? for the list.
terminal-more = … and { $count } more; type l to see all
terminal-only-choice = There is no other choice: press Enter.
# $number is what was typed.
terminal-bad-number = There is no choice { $number }: there are { $count } choices; type l to see all.
terminal-undone = Taken back.
# $why is one of undo-….
terminal-no-undo = That cannot be taken back: { $why }.
terminal-hint = What looks best, with the chances to win then. It can be wrong.
# $who is a player, or partners; $share is a percentage.
terminal-share = { $who } { $share }
terminal-asked-about = { $title }, after move { $move } of { $moves }; to move: { $who }
terminal-was-played = What was played: { $played }

## Leaving and ending.

# $command and $path are typed as they stand.
terminal-saved = Saved. Go on with: { $command } play --resume { $path }
terminal-kept = The game is saved. Look back with: { $command } replay { $path }
# $why is the system's word for it.
terminal-not-saved = Could not save to { $path }: { $why }. Name another file, or Enter to leave without:{" "}
terminal-over = The game is over.
# $score is a game's `score`: “12 points”.
terminal-winner = { IS_YOU($who) ->
    [yes] You win with { $score }.
   *[no] { $who } wins with { $score }.
}
terminal-winners = { $who } share the win with { $score }.
terminal-team-wins = The team { $who } wins with { $score }.

## Replaying and checking records.

terminal-deal = the deal
terminal-step = move { $move } of { $moves }
terminal-step-help = Enter next · b back · a number to go there · q quit
terminal-replayed = Every move was allowed and the result is right.
terminal-unfinished = The game is not finished. Every move so far was allowed.
terminal-records = { $count ->
    [one] { $count } record
   *[other] { $count } records
}
terminal-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
# $records and $moves are the two messages above.
terminal-verified = { $records }, { $moves }: every move allowed, every result right.
terminal-proof-all = Nobody could choose the shuffles. The seed was made of a number of the server and numbers of players' browsers, each promised before any was shown, and every shuffle and die follows from it.
terminal-proof-all-trust = Not proven by the record alone: that those browsers were people's. Whoever played finds on the game's page whether their own number is among them; then nobody else has to be trusted.
terminal-proof-server = The server promised its number before the first move, and every shuffle and die follows from it.
terminal-proof-server-trust = Not proven: that the server did not try several numbers first. No player's browser took part.
terminal-proof-left = The shuffle was begun anew, because somebody left before it was done: { $count ->
    [one] once
   *[other] { $count } times
}.
terminal-proof-promised = The server promised the seed before the first move, and every shuffle and die follows from it. Not proven: that it did not try several seeds first.
terminal-proof-promised-only = The server promised the seed before the first move, no more. Not proven: that the shuffles follow from it, or that it did not try several seeds first.
terminal-proof-seed = Every shuffle and die follows from the seed. Nobody promised the seed: whoever made the record may have tried several.
terminal-proof-none = Nothing is proven of the shuffles: the seed does not give them here. An older version made them, or somebody changed them.

## Looking back at a game: ludopolis analyse.

terminal-analysis-title = { $title }: { $names }
# $bot is the spec of a bot, such as search:iterations=400.
terminal-analysis-length = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}, looked back at by { $bot }
# $eyes is one of the next two, or a player.
terminal-analysis-curve = The win, as { $eyes } could expect it
terminal-analysis-eyes-own = each player
terminal-analysis-eyes-spectator = a spectator
terminal-analysis-none = No choice cost enough to be called a mistake.
terminal-analysis-unfinished = The game is not finished: what stands at the end is an estimate.
terminal-analysis-axis-moves = moves
terminal-analysis-axis-win = share of the win (dotted: all equal)
# A table: its title and the heads of its columns.
terminal-analysis-worst = The choices that cost most
    .number = #
    .move = move
    .played = what was played
    .better = better
    .win = win
    .cost = cost
terminal-analysis-turns = The greatest luck
    .move = move
    .happened = what happened
    .who = luck for
    .luck = luck
terminal-analysis-totals = What moved the win
    .player = player
    .begin = first
    .own = mistakes
    .others = others
    .luck = luck
    .end = end
    .faultless = faultless
# How many of a player's choices cost nothing.
terminal-analysis-faultless = { $faultless } of { $choices }
