## The pages of the site.

## Every page

site-name = Ludopolis
site-motto = Board games about building cities
site-read-only = Read-only: the site's database is damaged. You can look at games and rules, but nothing new is saved until the host has restored a backup.
site-skip = Skip to the content
site-nav-label = Main menu
site-nav-lobby = Games
site-nav-settings = Settings
site-nav-language = Language
site-footer-about = About and credits
site-footer-claim = Use another device
site-footer-api = For programmers
site-players-range = { $least }–{ $most } players
site-minutes-range = { $least }–{ $most } min
site-minutes-one = about { $least } min

## The lobby

site-lobby-title = Games of the city
site-lobby-lead = Out-of-print board games, brought back exactly as printed. Pick one: play against robots, around one screen, or with friends by a link. Nothing to install, nobody to register.
site-lobby-shelf = The shelf
site-lobby-rules = Rules
site-lobby-rules-of = Rules of { $title }
site-lobby-mine = My tables
site-lobby-open = Open tables
site-lobby-open-none = Nobody is waiting for players right now. Start a table and make it public.
site-lobby-finished = Finished games
site-lobby-finished-none = No public game has been finished here yet.
site-lobby-your-turn = Your turn
site-lobby-rematch = A rematch?
site-lobby-waiting = waiting for players
site-lobby-shuffling = about to begin
site-lobby-playing = being played
site-lobby-over = finished
site-lobby-free-seats = seats free: { $count }
site-lobby-won-by = won by { $names }

## A new table

site-new-title = A new table: { $title }
site-new-quick = Who is playing?
site-new-quick-bots = Just me, against robots
site-new-quick-friends = Friends, by a link
site-new-quick-screen = All around this screen
site-new-your-name = Your name
site-new-your-name-note = This is how the others will see you.
site-new-seats = Seats
site-new-seats-note = From { $least } to { $most } players. Leave the other seats empty.
site-new-seat = Seat { $number }
site-new-seat-name = Name at seat { $number }
site-new-kind-me = me
site-new-kind-friend = a friend, by a link
site-new-kind-screen = somebody at this screen
site-new-kind-bot = robot, { $level }
site-new-kind-none = empty
site-new-levels = How strong are the robots?
site-new-options = How we play
site-new-as-printed = as printed
site-new-as-ruled = our ruling
site-new-public = Who may come
site-new-public-no = only people I give the link to
site-new-public-yes = anybody: list the table in the lobby
site-new-hints = Hints
site-new-hints-note = Against robots and around one screen, whoever is to move can always ask which moves look best.
site-new-hints-no = not when friends play
site-new-hints-yes = also when friends play; everybody sees who asks
site-new-create = Open the table
site-new-trouble = The table could not be opened yet
site-new-rules-link = Read the rules first
site-new-too-few = { $title } needs at least { $least } players; seats taken so far: { $count }.
site-new-one-me = You can sit on one seat only. For others around this screen choose “{ $screen }”.
site-new-nobody = Nobody would be playing: give yourself or a friend a seat.
site-new-bad-choice = “{ $text }”: please choose one of the answers.
site-new-bad-seat = Seat { $number }: please choose who sits there.
site-new-answer = { $text }: { $label }
site-new-only-for = “{ $answer }” is for { $players } players, but { $count } are playing. Change one of the two.
site-new-together = These answers do not go together: { $answers }. Change one of them.

## A table

site-preparing-title = Preparing the game …
site-preparing-text = The rules of this game are being made ready. This happens once and takes up to a minute; the page goes on by itself.
site-preparing-again = Look again

## Joining

site-join-title = You are invited to { $title }
site-join-host = { $name } is waiting for you.
site-join-seats = Who sits where
site-join-free = free
site-join-reserved = kept for { $name }
site-join-name = Your name
site-join-sit = Sit down
site-join-seat = Your seat
site-join-any-seat = any free seat
site-join-watch = Just watch
site-join-full = All seats are taken. You can watch.
site-join-begun = The game has begun. You can watch.
site-join-back = Back to my seat

## Settings

site-settings-title = Settings
site-settings-name = Your name
site-settings-save-name = Save the name
site-settings-language = Language
site-settings-play = How you play and see
site-settings-confirm = Ask before a move is played
site-settings-sound = Sounds
site-settings-motion = Pieces glide
site-settings-brisk = Show the moves of others at once, without a pause
site-settings-list = Show the board as a list first
site-settings-guide = Explain new situations while I play
site-settings-theme = Colours
site-settings-theme-auto = as my device
site-settings-theme-light = light
site-settings-theme-dark = dark
site-settings-save = Save the settings
site-settings-saved = Saved.
site-settings-devices = Other devices, signing out

## Another device

site-claim-title = The same you on another device
site-claim-show = Take your seats along
site-claim-show-text = Your seats belong to this browser. A code lets another browser or phone be you as well. It works once, for a short while. Give it to nobody else.
site-claim-make = Show me a code
site-claim-code = Your code
site-claim-code-text = Open { $address } on the other device and type it there.
site-claim-enter = I have a code
site-claim-enter-text = After that this browser is the one who made the code. Seats that you took here under another name stay behind.
site-claim-field = Code
site-claim-submit = Use this code
site-claim-done = Welcome back, { $name }. Your tables are in the lobby.
site-claim-out = Sign out
site-claim-out-text = This browser is signed in as { $name }. A browser or program that is not used for a year is signed out by itself.
site-claim-others-text = If you have lost a device, or used one that others use: all other browsers and programs that are you are signed out, and a code that was not used is void.
site-claim-sign-out-others = Sign out everywhere else
site-claim-here-text = This browser forgets who you are. There is no password: you come back only with a code from another device on which you are signed in.
site-claim-sure = I have another device, or do not need my seats any more
site-claim-sign-out = Sign out on this device
site-claim-signed-out = You are signed out on this device.
site-claim-others-signed-out = You are signed out everywhere else.

## A rulebook

site-rules-of = Rules of { $title }
site-rules-contents = Contents
site-rules-play = Play { $title }
site-rules-language = Also in:

## About

site-about-title = About Ludopolis
site-about-lead = Ludopolis keeps board games alive that can no longer be bought.
site-about-rules = The rules are played exactly as they were printed. Where the print leaves a question open, the rulebook says so and marks our ruling.
site-about-fair = Nobody can choose the cards, not even whoever runs this site. Before a game, the server and every player's browser each promise a number; all of them together make the shuffles, and after the end your browser works every one of them out for itself. Robots see only what a player on their seat would see.
site-about-privacy = There is nothing to register, no advertising, and nobody is followed. One cookie remembers who you are here, others your language and your settings.
site-about-games = The games and their authors
site-about-games-text = All names and games belong to their authors and publishers. Pictures and rulebooks here are our own.

## The page about the API

site-api-title = For programmers
site-api-lead = Whatever a page here can do, your own client or bot can do as well. This is how.
site-api-machines = The same for machines, as OpenAPI:
site-api-who = Who you are
site-api-who-text = Nobody registers. `POST /api/visitors` makes a visitor and answers with a token. Send it with every request, and when you open a wire, as `Authorization: Bearer TOKEN`; it never stands in an address. A browser on this site keeps the same as a cookie.
site-api-language-text = Texts come as messages, `{"{"}"say": …{"}"}`, in no language; whoever shows them fills in words from the catalogue at `/words/GAME/LANGUAGE.json`. Errors are in the language that you ask for: with `?language=de`, or `Accept-Language`.
site-api-client = A complete client
site-api-client-text = It plays whole games as it stands. `choose` is where your own ideas go.
site-api-requests = Requests
site-api-requests-text = Bodies and answers are JSON, with `Content-Type: application/json`. A field that is not named here is refused. What has a `?` may be left out.
site-api-for-visitors = For visitors only.
site-api-takes = Takes:
site-api-gives = Answers:
site-api-statuses = Statuses:
site-api-wrong = When something is not done
site-api-wrong-text = The answer has a status of 400 or more, and says why. On a wire it is a `NotDone`. Nothing has changed then.
site-api-wire = The wire of a table
site-api-wire-text = Open a WebSocket at `{ $path }`. Each text frame is one JSON object. First you are told the whole table, then all that happens there; each of your messages is answered. You are told what your seat may see, and nothing else. Who does not sit at the table looks on.
site-api-ids-text = If a line breaks before the answer has come, connect again and send the same message with the same `id`. Whatever changes the table is done once, however often it comes, and the answer is the same.
site-api-since-text = What happens at a table is numbered. A move carries the `number` of the position in which you decided; if the game has gone on since, it is refused as `stale`. Whoever connects again is told the table with the last hundred events, and `since` asks for those after a number.
site-api-closing = When a wire is refused or closed
site-api-says = What you say
site-api-hears = What you hear
site-api-shapes = Shapes
site-api-limits = Limits
site-api-limits-text = On a wire: { $burst } messages at once, { $rate } a second in the long run, each of { $message } bytes at most. The body of a request has { $body } bytes at most.
site-api-visitors-text = From one visitor, on all their wires together: { $burst } messages at once, { $rate } a second in the long run; { $chat } lines of chat at a table in { $chat_seconds } seconds, { $hints } hints in { $hint_seconds } seconds, { $tables } tables that are not over. From one network: { $lines } wires at the same time.
site-api-budgets-text = What is written and changed is stored, and counted in bytes: { $table } MB at a table, { $visitor } MB for a visitor, { $network } MB for a network, and as much again in the course of a day. The moves of a game are always taken.
site-api-gates-text = From one network, so much may come; this machine itself is not limited.
site-api-gate-what = What
site-api-gate-burst = At once
site-api-gate-rate = Then, a minute

## Errors

site-error-title = Something is not right
site-error-nothing = There is nothing at this address. Perhaps it was cut short when it was copied.
site-error-method = This cannot be done at this address.
site-error-unreadable = Something in the address or the form cannot be read. Go back and try again.
site-error-fields = Something in the request cannot be read: { $what }. Its description is at /api/openapi.json.
site-error-ours = Something went wrong on our side. Nothing that was played is lost; please try again.
site-error-nobody = Nobody is known to ask for this. Become a visitor first, or send your token.
site-error-token = This token is not one of ours, or has ended. Become a visitor again to get one.
site-error-origin = This came from another site, so it was not done. Please use the form here.
site-error-host = This site is not known by the name that you called it by. Whoever runs it can allow the name: ludopolis serve --allowed-host NAME
site-error-large = This is larger than anything that can be said here.
site-error-often = A great deal comes from your network just now. Wait a minute, then try again.
site-error-back = To the games

## The wire of a table

site-wire-unreadable = This message cannot be read.
site-wire-too-fast = That was too quick. Wait a moment and try again.
site-wire-failed = That did not work on our side. Please try again.

## Where the site is started

serve-here = Ludopolis is open at { $address }
serve-near = In your network: { $address }
serve-stop = Stop with Ctrl+C.
serve-stopped = Closed. Every game is kept in { $database }
