"""What reports say in English."""

from __future__ import annotations

ENGLISH = {
    # The page.
    "title": "{title}, measured",
    "lead": "What {games} between bots tell about {title}, by {credit}.",
    "setting": "Studied with one setting: {list}. All else is as printed.",
    "made": "Measured on {date} · ludopolis {version} · rules version {rules} · seed {seed}",
    "other language": "En français",
    "contents": "In this report",
    "in short": "In short",
    "numbers": "The numbers",
    # Small words.
    "and": "{before} and {last}",
    "then": "{before}; {last}",
    "of": "{whole}: {part}",
    "players": "{count} players",
    "game": "{count} game",
    "games": "{count} games",
    "interval": "{low} to {high}",
    "with players": "{value} with {players}",
    "with count": "{value} with {count}",
    "none": "none",
    "all games": "none of {games}",
    "in brackets": "{text} ({more}).",
    # Who is favoured.
    "favoured": "Who is favoured?",
    "favoured best": "With {players}, {who} wins {share} of the games; {fair} would be fair.",
    "favoured worst": "With {players}, {who} wins only {share} of the games; {fair} would be fair.",
    "favoured both": "With {players}, {who} wins {share} of the games, and {other} only {less};"
    " {fair} would be fair.",
    "headline": "{who} wins {list} (fair: {fair}).",
    "of the games": "of the games",
    "favoured hint": "With {players} there is a hint, no more: {who} wins {share} of the games, {fair}"
    " would be fair; among {family} comparisons one such number can be chance.",
    "favoured nothing": "With {players} no advantage was found ({details}).",
    "favoured detail": "largest deviation: {share} for {who}, {fair} would be fair",
    "also": "Does it depend on who plays?",
    "also about": "The same question with other bots in every seat, on the same deals.",
    "also bot": "{bot}: {sentence}",
    "also plot": "{who}: wins above or below the fair share, in percentage points",
    "bot": "bot",
    "favoured few": "With {players} only {games} were played: too few to say who is favoured.",
    "favoured plot": "Wins above or below the fair share, in percentage points",
    "favoured alt": "A row for each place; a dot for its share of wins less the fair share, a line for"
    " the 95% interval. Filled dots differ from the fair share by more than chance.",
    "fair": "fair",
    "place": "who",
    "wins": "wins",
    "95% interval": "95% interval",
    "fair share": "fair share",
    "mean score": "mean score",
    "finding": "finding",
    "verdict too few": "too few games",
    "verdict nothing": "nothing found",
    "verdict hint": "a hint",
    "verdict more": "more",
    "verdict less": "less",
    # Length and choices.
    "length": "How long, and how much to decide?",
    "length mean": "On average a game takes {list}.",
    "length rounds": "That makes {list}.",
    "length always": "There are always {value} {rounds}.",
    "length spread": "With {players}, half of all games take {lower} to {upper} decisions, and nine of"
    " ten {low} to {high}.",
    "length plot": "Decisions in a game",
    "length alt": "For each number of players a line from the 5% shortest to the 5% longest games, a"
    " bar for the middle half, and a mark at the median.",
    "real": "{share} of all decisions leave a real choice, one among {choices} on average and up to"
    " {most} ({players}).",
    "narrows": "It is widest early: {first} choices in the first tenth of a game, {last} in the last.",
    "widens": "It grows: {first} choices in the first tenth of a game, {last} in the last.",
    "steady": "It stays about as wide from the beginning ({first} choices) to the end ({last}).",
    "tree": "Multiply the choices of a whole game, and you get a number of about {digits} digits: so"
    " many ways it could have gone.",
    "choices plot": "Choices per decision, as the game goes on",
    "choices alt": "A line for each number of players: the mean number of choices in each tenth of the"
    " game.",
    "part of the game": "part of the game that is over",
    "decisions": "decisions",
    "number of players": "players",
    "mean": "mean",
    "5%": "5%",
    "25%": "25%",
    "median": "median",
    "75%": "75%",
    "95%": "95%",
    "most": "most",
    "real choice": "with a real choice",
    "choices": "choices",
    # Suspense.
    "suspense": "How early is the winner known?",
    "lead changes": "With {players} the lead goes over to somebody else {changes} times in a game on"
    " average; in {never} of the games it never does.",
    "half more": "Half-way through, whoever is in front goes on to win {share} of the games with"
    " {players} (chance: {chance}).",
    "half nothing": "Half-way through, no advantage of being in front was found with {players}: whoever"
    " is wins {share} of the games (chance: {chance}).",
    "half less": "Half-way through, whoever is in front even wins less often than chance with"
    " {players}: {share} of the games (chance: {chance}).",
    "half hint": "Half-way through, whoever is in front wins {share} of the games with {players}"
    " (chance: {chance}): a hint that it matters, no more.",
    "half few": "With {players} only {games} were played: too few to say what a lead is worth.",
    "half favoured": "Whoever thinks best of their own position at that moment wins {share}.",
    "settled": "In half of all games with {players} the winner is in front for good only after {middle}"
    " of the decisions; in a quarter, only after {late}.",
    "settled late": "In half of all games with {players} the winner is in front for good only after"
    " {middle} of the decisions; in a quarter, only at the very end.",
    "settled last": "In half of all games with {players} it is only the very last decisions that put the"
    " winner in front.",
    "leader plot": "The one in front wins …",
    "favourite plot": "The one who likes their position best wins …",
    "leader alt": "A line for each number of players: the share of games won by whoever is in front,"
    " from the first decision to the last.",
    "favourite alt": "A line for each number of players: the share of games won by the player whose own"
    " evaluation of the position is highest, from the first decision to the last.",
    "leader": "in front",
    "favourite": "likes it best",
    "changes of lead": "changes of lead",
    "never changes": "never",
    "settled for half": "for good in half of games after",
    "settled for most": "… in three quarters after",
    # Scores and endings.
    "scores": "Scores, close finishes, endings",
    "winner": "With {players} the winner typically has {middle} {unit} (half of the winners {lower} to"
    " {upper}), the others {others}.",
    "close": "With {players} the winner is typically {margin} {unit} ahead of the next; {share} of the"
    " games have more than one winner.",
    "close alone": "With {players} the winner is typically {margin} {unit} ahead of the next; none of"
    " {games} had more than one winner.",
    "one ending": "All games ended by {reason}.",
    "endings": "How games end: {list}.",
    "ending of": "{reason} {share}",
    "ending with": "with {players} {list}",
    "scores plot": "Scores of winners and of the others",
    "scores alt": "For each number of players two shapes: above the line how the scores of winners are"
    " distributed, below it those of the others.",
    "winners": "winners",
    "others": "others",
    "lead of the winner": "winner's lead (median)",
    "shared wins": "shared wins",
    "ending": "ending",
    # Luck and skill.
    "luck": "Luck or skill?",
    "skill": "One {bot} among {others} {against} wins {share} of the games with {players}; with no"
    " skill in the game it would be {fair}.",
    "skill deals": "In {everywhere} of the deals it wins from every seat, in {nowhere} from none; in"
    " {same} the same seat wins whoever sits there.",
    "minds": "When the same bots play the same deal again with other random thoughts, the same seat wins"
    " {agreement} of the time with {players}; if the deal meant nothing it would be {chance}.",
    "minds more": "So the deal, with who starts and the cards to come, decides a part of the game:"
    " {part} of the way from chance to certainty.",
    "minds nothing": "So no influence of the deal on the winner was found.",
    "minds hint": "That is a hint, no more, that the deal matters.",
    "minds few": "That is too few deals to say more.",
    "minds note": "Bots that think alike play a deal alike, so with people the deal will decide less.",
    "skill plot": "The stronger bot in each seat of the same deal",
    "skill alt": "A bar for each number of players: the share of deals that the stronger bot wins from"
    " every seat, from some, and from none.",
    "everywhere": "from every seat",
    "somewhere": "from some seats",
    "nowhere": "from none",
    "same seat": "same seat wins",
    "stronger wins": "the stronger wins",
    "same winner": "same winner",
    "by chance": "by chance",
    "deals": "deals",
    "minds table": "The same deal played again with other random thoughts",
    # What winners have and do.
    "amounts": "What winners have more of",
    "amounts note": "With {players}. What is not dealt is a sign of how winners play, no proof: whoever"
    " is ahead can also afford more.",
    "amount dealt": "{title}: dealt to winners {winners}, to the others {others} on average",
    "amount done": "{title}: winners {winners}, the others {others} on average",
    "amount more": "{text}.",
    "amount less": "{text}.",
    "amount nothing": "{text}: no difference found.",
    "amount hint": "{text}: a hint of a difference, no more.",
    "amount too few": "{text}: too few games to compare.",
    "amount plot": "{title}: share of wins",
    "amount alt": "Dots with 95% intervals: the share of wins of players with so many {unit}. A dashed"
    " line marks the fair share.",
    "amount": "amount",
    "seats": "of all players",
    "difference": "difference",
    "facts": "Also measured",
    "range": "{least}–{most}",
    # Options.
    "options": "What each option changes",
    "options about": "Each option is switched alone, everything else is as printed, and the same seeds"
    " are played with and without it: {games} each, bots {bots}.",
    "option found": "{label} ({players}): {list}.",
    "option nothing": "{label} ({players}): no change found in any of the {count} measures.",
    "option same": "{label} ({players}): nothing changes at all; every game goes as it would without.",
    "option few": "{label} ({players}): too few games to compare.",
    "options table": "Differences to the printed game. Bold: more than chance even among all {count}"
    " comparisons of this chapter. With a question mark: more than chance if it were the only one.",
    "options plot first": "What options change of the first player's share of wins, in percentage"
    " points",
    "options plot decisions": "What options change of the number of decisions",
    "options alt": "A row for each option and number of players: a dot for the difference to the printed"
    " game, a line for its 95% interval. Filled dots differ by more than chance.",
    "option": "option",
    "as printed": "as printed",
    "changed": "changed",
    "decisions more": "games are longer, {changed} decisions instead of {printed}",
    "decisions less": "games are shorter, {changed} decisions instead of {printed}",
    "choices more": "there is more to choose from, {changed} actions instead of {printed}",
    "choices less": "there is less to choose from, {changed} actions instead of {printed}",
    "winner more": "winners score more, {changed} instead of {printed}",
    "winner less": "winners score less, {changed} instead of {printed}",
    "margin more": "winners are further ahead, by {changed} instead of {printed}",
    "margin less": "finishes are closer, {changed} between the first two instead of {printed}",
    "ties more": "shared wins are more frequent, {changed} instead of {printed}",
    "ties less": "shared wins are rarer, {changed} instead of {printed}",
    "lead_changes more": "the lead changes more often, {changed} times instead of {printed}",
    "lead_changes less": "the lead changes less often, {changed} times instead of {printed}",
    "half_way more": "a lead half-way is worth more, {changed} of wins instead of {printed}",
    "half_way less": "a lead half-way is worth less, {changed} of wins instead of {printed}",
    "first more": "{who} wins more, {changed} instead of {printed}",
    "first less": "{who} wins less, {changed} instead of {printed}",
    "last more": "{who} wins more, {changed} instead of {printed}",
    "last less": "{who} wins less, {changed} instead of {printed}",
    "ending more": "more games end by {reason}, {changed} instead of {printed}",
    "ending less": "fewer games end by {reason}, {changed} instead of {printed}",
    "column decisions": "decisions",
    "column choices": "choices",
    "column winner": "winner's score",
    "column margin": "winner's lead",
    "column ties": "shared wins, %",
    "column lead_changes": "changes of lead",
    "column half_way": "leader half-way wins, %",
    "column first": "first wins, %",
    "column last": "last wins, %",
    # How it was measured.
    "method": "How this was measured",
    "method bots": "Bots played, not people: in every seat {bots}, which {about} Another kind of player"
    " may find other things; where bots overlook a plan, so does this report.",
    "bot greedy": "looks one move ahead in a world that agrees with what it can see, and takes what"
    " looks best.",
    "bot random": "takes any allowed action, all equally likely.",
    "bot search": "looks many moves ahead in imagined worlds that agree with what it can see.",
    "bot other": "is the bot of that name.",
    "method games": "For each number of players {games} were played. Game n has the seed SHA-256 of"
    " “ludopolis series {seed} game n”, so everything here can be played again.",
    "method intervals": "Behind ± stands half the width of a 95% interval: Wilson's for shares, the"
    " normal one for means. Games are independent; what happens inside one is not, so every interval"
    " counts games (or deals, where a deal is played several times), never seats. A shared win counts"
    " for its part.",
    "method comparisons": "This report makes {count} comparisons with a fair share or with the printed"
    " rules. If nothing at all were true, about {expected} of them would look remarkable by chance. So"
    " a sentence claims something only if the interval, widened for all comparisons of its chapter"
    " (Bonferroni), leaves the reference out; what only the plain interval leaves out is called a hint.",
    "method terms": "A decision is every time somebody is asked, forced moves included. {standing} What"
    " a player thinks of a position is the evaluation of the greedy bot, from what that seat may know;"
    " it is looked at after every twentieth of a game.",
    "method again": "To play it again:",
    "method files": "All numbers, with more digits, are in {file}.",
}
