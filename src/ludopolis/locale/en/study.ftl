## Studies: what a game is like, measured, as a page to read. Bots played the games.
##
## In all messages: $players is a number of players, from 2. Shares, scores and other measured numbers come
## as they are written, often with their uncertainty ("54.1% ± 1.2"). $who is a clause for whoever has a
## certain place or colour, such as study-moves; it stands before the verb of the sentence here.

## The page

study-title = { $title }, measured
# $credit is a game's author, publisher and year.
study-lead = What { $played ->
    [one] { $played } game
   *[other] { $played } games
} between bots tell about { $title }, by { $credit }.
# $choices are choices of options, from study-option-… in the games' catalogues.
study-setting = Studied with one setting: { $setting }. All else is as printed.
study-made = Measured on { $date } · ludopolis { $version } · rules version { $rules } · seed { $seed }
study-contents = In this report
study-summary = In short
study-numbers = The numbers

## Small parts of sentences and tables

# Two clauses of a list that has commas in it.
study-clauses = { $before }; { $last }
# In tables: "2 players: greedy".
study-part = { $whole }: { $part }
study-players = { $players } players
study-with-players = { $value } with { $players } players
# After study-with-players, for more numbers of players: "… and 71 with 4".
study-with-count = { $value } with { $players }
study-interval = { $low } to { $high }
study-range = { $least }–{ $most }
# What a comparison allows to say, in tables. A hint is less than a finding.
study-verdict = { $verdict ->
    [few] too few games
    [nothing] nothing found
    [hint] a hint
    [more] more
   *[less] less
}
# What a player's score is laid out along, in a picture.
study-score-axis = score

## Places in the turn order

study-order = Who moves when
    .about = The seats in the order in which they come to move.
study-place = { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] { $place }th
}
study-place-last = last
# $place is study-place or study-place-last.
study-moves = whoever moves { $place }

## Who is favoured

study-favoured = Who is favoured?
study-favoured-best = With { $players } players, { $who } wins { $share } of the games; { $fair } would be fair.
study-favoured-worst = With { $players } players, { $who } wins only { $share } of the games; { $fair } would be fair.
study-favoured-both = With { $players } players, { $who } wins { $share } of the games, and { $other } only { $less }; { $fair } would be fair.
# $family is how many comparisons the chapter makes.
study-favoured-hint = With { $players } players there is a hint, no more: { $who } wins { $share } of the games, { $fair } would be fair; among { $family } comparisons one such number can be chance.
study-favoured-nothing = With { $players } players no advantage was found; the largest deviation is { $share } for { $who }, where { $fair } would be fair.
study-favoured-few = With { $players } players only { $games ->
    [one] { $games } game was played
   *[other] { $games } games were played
}: too few to say who is favoured.
# $shares: "54.1% of the games with 2 players, 36.0% with 3 and 27.2% with 4". The sentence begins with a
# capital, also if $who does not.
study-headline = { $who } wins { $shares } (fair: { $fair }).
study-of-games = { $share } of the games
study-also = Does it depend on who plays?
    .about = The same question with other bots in every seat, on the same deals.
study-also-bot = { $bot }: { $sentence }
study-plot-favoured = Wins above or below the fair share, in percentage points
    .alt = A row for each place; a dot for its share of wins less the fair share, a line for the 95% interval. Filled dots differ from the fair share by more than chance.
study-plot-also = { $who }: wins above or below the fair share, in percentage points
    .alt = A row for each bot; a dot for the share of wins less the fair share, a line for the 95% interval. Filled dots differ from the fair share by more than chance.

## Length and choices

study-length = How long, and how much to decide?
# $list: "81 decisions with 2 players, 75 with 3 and 71 with 4".
study-length-mean = On average a game takes { $decisions-list }.
study-length-decisions = { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
}
# $list: "20.1 rounds with 2 players, 12.3 with 3".
study-length-rounds = { $rounds-vary ->
    [no] There are always { $rounds-list }.
   *[yes] That makes { $rounds-list }.
}
# $number is how $rounds is written. A round is over when everybody has had a turn.
study-rounds = { $rounds ->
    [one] { $number } round
   *[other] { $number } rounds
}
study-length-spread = With { $players } players, half of all games take { $decisions-lower } to { $decisions-upper } decisions, and nine of ten { $decisions-low } to { $decisions-high }.
study-choices-real = { $real-value } of all decisions leave a real choice, one among { $choices-value } on average and up to { $most_choices } ({ $players } players).
# "It" is the choice of the sentence before.
study-choices-trend = { $trend ->
    [narrows] It is widest early: { $first_choices } choices in the first tenth of a game, { $last_choices } in the last.
    [widens] It grows: { $first_choices } choices in the first tenth of a game, { $last_choices } in the last.
   *[steady] It stays about as wide from the beginning ({ $first_choices } choices) to the end ({ $last_choices }).
}
study-choices-tree = Multiply the choices of a whole game, and you get a number of about { $digits } digits: so many ways it could have gone.
study-plot-length = Decisions in a game
    .alt = For each number of players a line from the 5% shortest to the 5% longest games, a bar for the middle half, and a mark at the median.
study-plot-choices = Choices per decision, as the game goes on
    .alt = A line for each number of players: the mean number of choices in each tenth of the game.
study-axis-decisions = decisions
study-axis-course = part of the game that is over

## Suspense

study-suspense = How early is the winner known?
study-in-front = In front is whoever would win if the game ended at that moment.
study-lead-changes = With { $players } players the lead goes over to somebody else { $lead_changes } times in a game on average; in { $never_changes-value } of the games it never does.
# $chance: how often whoever is in front would win if a lead meant nothing.
study-half-way = { $half_way-verdict ->
    [few] With { $players } players only { $games ->
        [one] { $games } game was played
       *[other] { $games } games were played
    }: too few to say what a lead is worth.
    [nothing] Half-way through, no advantage of being in front was found with { $players } players: whoever is wins { $half_way } of the games (chance: { $half_way-chance }).
    [hint] Half-way through, whoever is in front wins { $half_way } of the games with { $players } players (chance: { $half_way-chance }): a hint that it matters, no more.
    [less] Half-way through, whoever is in front even wins less often than chance with { $players } players: { $half_way } of the games (chance: { $half_way-chance }).
   *[more] Half-way through, whoever is in front goes on to win { $half_way } of the games with { $players } players (chance: { $half_way-chance }).
}
study-half-way-favourite = Whoever thinks best of their own position at that moment wins { $half_way-favourite }.
study-settled = { $settled-when ->
    [last] In half of all games with { $players } players it is only the very last decisions that put the winner in front.
    [late] In half of all games with { $players } players the winner is in front for good only after { $settled-middle } of the decisions; in a quarter, only at the very end.
   *[earlier] In half of all games with { $players } players the winner is in front for good only after { $settled-middle } of the decisions; in a quarter, only after { $settled-upper }.
}
study-plot-leader = The one in front wins …
    .alt = A line for each number of players: the share of games won by whoever is in front, from the first decision to the last.
study-plot-favourite = The one who likes their position best wins …
    .alt = A line for each number of players: the share of games won by the player whose own evaluation of the position is highest, from the first decision to the last.

## Scores and endings

study-scores = Scores, close finishes, endings
# $score: "25 points".
study-scores-winner = With { $players } players the winner typically has { $winner-score } (half of the winners { $winner-lower } to { $winner-upper }), the others { $others-middle }.
study-scores-close = With { $players } players the winner is typically { $margin-score } ahead of the next; { $shared ->
    [yes] { $ties } of the games have more than one winner
   *[no] { $games ->
        [one] the { $games } game had one winner
       *[other] none of { $games } games had more than one winner
    }
}.
study-endings = { $endings-vary ->
    [no] All games ended by { $endings-list }.
   *[yes] How games end: { $endings-list }.
}
study-endings-share = { $reason } { $share }
study-endings-with = with { $players } players { $list }
study-plot-scores = Scores of winners and of the others
    .alt = For each number of players two shapes: above the line how the scores of winners are distributed, below it those of the others.

## Luck and skill

study-luck = Luck or skill?
# $bot and $against are names of bots, $others a number.
study-skill = One { $bots } among { $skill-others } { $against } wins { $skill-wins } of the games with { $players } players; with no skill in the game it would be { $skill-fair }.
# "It" is the stronger bot of the sentence before.
study-skill-deals = In { $skill-everywhere } of the deals it wins from every seat, in { $skill-nowhere } from none; in { $skill-same_seat } the same seat wins whoever sits there.
study-repeats = When the same bots play the same deal again with other random thoughts, the same seat wins { $repeat-agreement } of the time with { $players } players; if the deal meant nothing it would be { $repeat-chance }. { $repeat-verdict ->
    [few] That is too few deals to say more.
    [hint] That is a hint, no more, that the deal matters.
    [more] So the deal, with who starts and the cards to come, decides a part of the game: { $repeat-part } of the way from chance to certainty.
   *[nothing] So no influence of the deal on the winner was found.
}
study-repeats-note = { study-repeats } Bots that think alike play a deal alike, so with people the deal will decide less.
study-repeats-table = The same deal played again with other random thoughts
study-plot-skill = The stronger bot in each seat of the same deal
    .alt = A bar for each number of players: the share of deals that the stronger bot wins from every seat, from some, and from none.

## What winners have and do

study-amounts = What winners have more of
study-amounts-note = With { $players } players. What is not dealt is a sign of how winners play, no proof: whoever is ahead can also afford more.
# $title is one of a game's study-amount-…
study-amounts-sentence = { $dealt ->
    [yes] { $title }: dealt to winners { $winners }, to the others { $others } on average
   *[no] { $title }: winners { $winners }, the others { $others } on average
}{ $verdict ->
    [few] : too few games to compare
    [nothing] : no difference found
    [hint] : a hint of a difference, no more
   *[found] {""}
}.
study-plot-amount = { $title }: share of wins
    .alt = Dots with 95% intervals: the share of wins of players with so many { $unit }. A dashed line marks the fair share.
study-facts = Also measured
# $fact is one of a game's study-fact-…, $more says with how many players: "with 4 players; 12.1 with 3".
study-facts-sentence = { $fact } ({ $more }).
study-facts-here = with { $players } players
# Instead of a share: "in none of the games"; and behind it in brackets.
study-facts-none = none
study-facts-none-of = none of { $games ->
    [one] { $games } game
   *[other] { $games } games
}

## Options

study-options = What each option changes
study-options-about = Each option is switched alone, everything else is as printed, and the same seeds are played with and without it: { $option_games ->
    [one] { $option_games } game
   *[other] { $option_games } games
} each, bots { $option_bots }.
# $label is a choice, one of a game's study-option-…; $changes are some of study-change-…
study-options-sentence = { $label } ({ $players } players): { $found ->
    [few] too few games to compare
    [same] nothing changes at all; every game goes as it would without
    [nothing] no change found in any of the { $count } measures
   *[changes] { $changes }
}.
study-options-table = Differences to the printed game. Bold: more than chance even among all { $option_comparisons } comparisons of this chapter. With a question mark: more than chance if it were the only one.
study-plot-options-first = What options change of the first player's share of wins, in percentage points
    .alt = A row for each option and number of players: a dot for the difference to the printed game, a line for its 95% interval. Filled dots differ by more than chance.
study-plot-options-decisions = What options change of the number of decisions
    .alt = A row for each option and number of players: a dot for the difference to the printed game, a line for its 95% interval. Filled dots differ by more than chance.
# Parts of study-options-sentence, parted by study-clauses. $printed is the number as printed, $changed with
# the option.
study-change-decisions = { $verdict ->
    [more] games are longer, { $changed } decisions instead of { $printed }
   *[less] games are shorter, { $changed } decisions instead of { $printed }
}
study-change-choices = { $verdict ->
    [more] there is more to choose from, { $changed } actions instead of { $printed }
   *[less] there is less to choose from, { $changed } actions instead of { $printed }
}
study-change-winner = { $verdict ->
    [more] winners score more, { $changed } instead of { $printed }
   *[less] winners score less, { $changed } instead of { $printed }
}
study-change-margin = { $verdict ->
    [more] winners are further ahead, by { $changed } instead of { $printed }
   *[less] finishes are closer, { $changed } between the first two instead of { $printed }
}
study-change-ties = { $verdict ->
    [more] shared wins are more frequent, { $changed } instead of { $printed }
   *[less] shared wins are rarer, { $changed } instead of { $printed }
}
study-change-lead_changes = { $verdict ->
    [more] the lead changes more often, { $changed } times instead of { $printed }
   *[less] the lead changes less often, { $changed } times instead of { $printed }
}
study-change-half_way = { $verdict ->
    [more] a lead half-way is worth more, { $changed } of wins instead of { $printed }
   *[less] a lead half-way is worth less, { $changed } of wins instead of { $printed }
}
# Of whoever moves first, or last.
study-change-wins = { $verdict ->
    [more] { $who } wins more, { $changed } instead of { $printed }
   *[less] { $who } wins less, { $changed } instead of { $printed }
}
study-change-ending = { $verdict ->
    [more] more games end by { $reason }, { $changed } instead of { $printed }
   *[less] fewer games end by { $reason }, { $changed } instead of { $printed }
}

## Columns of tables, and names in the keys of pictures

study-column-who = who
study-column-bot = bot
study-column-wins = wins
study-column-interval = 95% interval
study-column-fair = fair share
study-column-score = mean score
study-column-finding = finding
study-column-players = players
study-column-mean = mean
study-column-median = median
study-column-most = most
# The share of decisions with more than one possibility.
study-column-real = with a real choice
study-column-choices = choices
study-column-lead_changes = changes of lead
study-column-never = never
# Above shares of a game: in half of all games the winner is in front for good after "92%" of the decisions.
study-column-settled_half = for good in half of games after
study-column-settled_most = … in three quarters after
study-column-winners = winners
study-column-others = others
study-column-lead = winner's lead (median)
study-column-shared = shared wins
study-column-ending = ending
study-column-deals = deals
study-column-stronger = the stronger wins
study-column-everywhere = from every seat
study-column-somewhere = from some seats
study-column-nowhere = from none
study-column-same_seat = same seat wins
study-column-same_winner = same winner
study-column-by_chance = by chance
study-column-amount = amount
study-column-seats = of all players
study-column-difference = difference
study-column-option = option
study-column-printed = as printed
study-column-changed = changed
study-column-decisions = decisions
study-column-winner = winner's score
study-column-margin = winner's lead
study-column-ties = shared wins, %
study-column-half_way = leader half-way wins, %
study-column-first = first wins, %
study-column-last = last wins, %

## How it was measured

study-method = How this was measured
# $bots is a bot as it is named on the command line, $kind the first word of that.
study-method-bots = Bots played, not people: in every seat { $bots }, which { $kind ->
    [greedy] looks one move ahead in a world that agrees with what it can see, and takes what looks best
    [random] takes any allowed action, all equally likely
    [search] looks many moves ahead in imagined worlds that agree with what it can see
   *[other] is the bot of that name
}. Another kind of player may find other things; where bots overlook a plan, so does this report.
# What is quoted is the text from which seeds are made: it stays as it is.
study-method-games = For each number of players { $games ->
    [one] { $games } game was played
   *[other] { $games } games were played
}. Game n has the seed SHA-256 of “ludopolis series { $seed } game n”, so everything here can be played again.
study-method-intervals = Behind ± stands half the width of a 95% interval: Wilson's for shares, the normal one for means. Games are independent; what happens inside one is not, so every interval counts games (or deals, where a deal is played several times), never seats. A shared win counts for its part.
study-method-comparisons = This report makes { $comparisons } comparisons with a fair share or with the printed rules. If nothing at all were true, about { $expected } of them would look remarkable by chance. So a sentence claims something only if the interval, widened for all comparisons of its chapter (Bonferroni), leaves the reference out; what only the plain interval leaves out is called a hint.
# $standing says what "in front" means: study-in-front, or a game's own.
study-method-terms = A decision is every time somebody is asked, forced moves included. { $standing } What a player thinks of a position is the evaluation of the greedy bot, from what that seat may know; it is looked at after every twentieth of a game.
study-method-again = To play it again:
study-method-files = All numbers, with more digits, are in { $file }.
