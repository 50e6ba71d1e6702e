## What went wrong, said to players.

# $typed is what was typed, $example an action as it is written.
action-unreadable = cannot read “{ $typed }”; an action looks like: { $example }
# $choices are the first actions that fit, separated by semicolons; $more is how many others do.
action-ambiguous = “{ $typed }” can mean: { $choices }{ $more ->
    [0] {""}
   *[other] {"; "}… (and { $more } more)
}
action-refused = { $action }: { $why }
# One action and the rest, in a list of actions.
action-list = { $first }; { $rest }
game-over = the game is over
undo-nothing = nothing has been played yet
undo-over = the game is over, and its moves stay
undo-passed-on = others have played since, or the next player is to move
undo-seen = cards have been drawn or shown since; what was seen stays seen
# $game is a game's short name, as it is typed.
players-wrong = { $game } is for { $least } to { $most } players, not { $players }
players-missing = { $game } is for { $least } to { $most } players
option-unknown = { $game } has no option “{ $option }”; it has: { $known }
option-impossible = option { $option }: “{ $value }” is not possible; choose from: { $possible }
game-unknown = there is no game “{ $game }”; there are: { $known }
