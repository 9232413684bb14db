### The browser client, in English.

## Everywhere

web-outside = From the package { $package }; its code runs with the rights of the server.
web-home = Ludoteka, home page
web-to-home = Home
web-no-page = There is nothing at this address.
web-language = Language
web-dark = Dark colours
web-light = Light colours
web-close = Close
web-cancel = Cancel
web-loading = One moment…
web-a-moment = One moment…
web-fault = That did not work ({ $code }).
web-cannot = This table cannot be opened
web-cannot-page = This page cannot be opened
web-unreachable = The server can’t be reached right now.
web-reconnecting = Connection lost. Reconnecting; nothing is lost.
web-not-sent = No connection, so that was not sent. Try again in a moment.
web-unsure = The connection broke before the server answered. Look whether it was done.
web-silent = The server is not answering. Still waiting…
web-not-stored = Your move is sent, but not stored yet: the server is not answering.
web-move-kept = Connection lost. Your move is not stored yet; it will be sent again by itself.
web-no-seat-link = This link holds no seat here; nothing has changed.
web-bad-link = That isn’t a link to a table.
web-copied = Copied.
web-copy-this = Copy this link:
web-credits = Credits

## Home

web-welcome = What shall we play?
web-welcome-text = Five published games, complete: against bots, with friends by link, or together at one screen.
web-play-now = Play now
web-play-now-of = Play { $game } now, against bots
web-new-table = New table
web-join = Join
web-players = players
web-continue = Continue
web-go-on = Resume
web-forget = Remove from list
web-public = Public tables
web-public-none = No public table is open now.
web-sit = Sit down
web-watch = Watch
web-link = Invitation link
web-upload = Open a recorded match
web-upload-text = Replay it, or play on from any position.

web-length = { $count } min

## A new table

web-game = Game
web-how-many = How many players?
web-seats = Who plays?
web-seat-number = Seat { $number }
web-free-seat = Free seat { $number }
web-me = Me
web-person-here = Someone else on this screen
web-by-link = Invite by link
web-link-later = You will get the link at the table.
web-bot = Bot
web-bot-level = Bot, level { $level }
web-bot-random = Bot that plays at random
web-bot-named = Bot “{ $bot }”
web-name = Name
web-name-of = Name, { $seat }
web-options = Options
web-clock = Clock
web-clock-none = No clock
web-clock-move = Time for each move
web-clock-game = Time for the whole game
web-minutes = minutes
web-race = seconds for each betting round (0: no limit)
web-expiry = When time runs out
web-expiry-bot = A bot plays on
web-expiry-resign = The player resigns
web-manners = Manners at the table
web-manners-undo = Taking moves back
web-manners-undo-free = Until something new is seen
web-manners-undo-ask = When the others agree
web-manners-undo-never = Never
web-manners-hints = A bot gives hints
web-manners-spectators = Others may watch
web-parts = Your own component file
web-parts-text = Do you own the box and want to type in what is printed on your copy? Load a file with the entries that differ.
web-parts-ours = Our file to start from
web-parts-file = Choose a component file
web-make-public = Everybody may see the table and take a free seat
web-make = Open the table

## Before it begins

web-gathering = Waiting for players
web-gathering-text = The game begins as soon as every seat is taken.
web-gathering-rematch = The rematch begins as soon as everybody has sat down; no clock runs before.
web-not-yet = not here yet
web-not-again = does not want to play again
web-would-let-bot = { $names } would let a bot play.
web-copy-link = Copy the invitation
web-share-link = Share the invitation
web-fill-bot = Fill with a bot
web-invited = You are invited to a table
web-invited-with = With { $names }
web-invitation-bad = This invitation no longer works
web-seated-already = You already sit at this table
web-your-name = Your name

## The table

web-table = Table
web-question = What is asked
web-position = The position in words
web-drawer = Log, chat and rules
web-log = Log
web-log-empty = Nothing has happened yet.
web-chat = Chat
web-unread = { $count ->
        [one] { $count } new line
       *[other] { $count } new lines
    }
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something
web-phrases = Quick phrases
web-phrase-hello = Hello!
web-phrase-luck = Good luck!
web-phrase-well = Well played!
web-phrase-moment = One moment, please.
web-phrase-thanks = Thanks for the game!
web-send = Send
web-rules = Rules
web-rules-search = Search the rules
web-clause = Rule { $id }
web-rules-none = No clause contains these words.
web-undo = Undo
web-begs = { $name } asks to take the last move back.
web-begs-told = { $name } asks the others whether the last move may be taken back.
web-allow = Allow
web-refuse = Refuse
web-hint = Hint
web-hint-says = The bot suggests (with your chance of winning):
web-hint-do = Do it
web-hint-thinks = Thinking…
web-step-back = Step back
web-skip = Skip
web-picked = Now choose the place.
web-picked-button = Choose one of these.
web-waiting = Waiting for { $names }.
web-thinking = { $count ->
    [one] { $names } is thinking…
   *[other] { $names } are thinking…
}
web-thinks = thinking
web-away = away
web-let-bot = Let a bot take over
web-take-back = Take my seat back
web-go-on-in = Go on (in { $seconds } s)
web-may-go-on = { $name } need not wait any longer.
web-may-go-on-in = { $name } may go on in { $seconds } s.
web-passed = You have passed. Until everybody is done you can still change your mind.
web-time-left = Time left: { $time }
web-over = The match is over.
web-to-result = See the result
web-table-menu = This table
web-speed = Show the moves of others
web-speed-slow = slowly
web-speed-normal = normally
web-speed-now = at once
web-calls = Tell me when it is my turn
web-calls-ask = Shall we tell you when it is your turn?
web-yes = Yes
web-no = No
web-share = Copy the link for spectators
web-other-device = Copy my seat for another device
web-download = Download the record
web-resign = Resign
web-resign-sure = Really give up?
web-fair = Fair dice: before the first move this table committed to { $commitment }
web-cover-title = { $name }, it is your turn
web-cover-text = Something here is for your eyes only. Uncover it when nobody else is looking.
web-cover-open = Uncover

## Replay

web-replay = Replay
web-replay-end = End the replay
web-replay-start = The beginning.
web-replay-step = A step without a note.
web-play = Play
web-pause = Pause
web-earlier = One step back
web-later = One step forward
web-position-of = Position { $at } of { $last }
web-branch = Play on from here

## The end

web-won = { $name } wins!
web-won-you = You win!
web-lost = { $name } lost.
web-lost-you = You lost.
web-nobody-won = Nobody wins.
web-drawn = Draw: { $names }
web-sheet = Score sheet
web-score = Score
web-rank = Place
web-story = The story of the match
web-fact-moves = { $count ->
    [one] It was decided by a single move.
   *[other] It was decided in { $count } moves.
}
web-fact-biggest = The biggest swing (step { $count }): { $what }
web-fact-turned = The turning point: from step { $count } on { $name } stays ahead.
web-dice = Fair dice
web-dice-text = Before the first move the table committed to a number. Now the secret is open: your browser can check that it fits the commitment and produced every roll and draw.
web-dice-unfair = This table was begun with known dice, or goes on from another match: its dice prove nothing.
web-dice-promise = Commitment
web-dice-seed = Secret
web-verify = Check the dice
web-verify-wait = Checking…
web-verify-good = All is right: { $moves ->
    [one] { $moves } legal move
   *[other] { $moves } legal moves
}, { $chances ->
    [one] { $chances } fair roll or draw
   *[other] { $chances } fair rolls and draws
}.
web-verify-bad = The secret does not fit the commitment: these dice were not fair.
web-verify-record-bad = The dice fit, but the record does not.
web-what-next = What next?
web-rematch = Rematch
web-rematch-offered = { $name } offers a rematch.
web-rematch-accept = Sit down
web-rematch-decline = No, thanks
web-rematch-title = Rematch? { $game }
web-your-turn = It is your turn.
web-look = Look at the board
web-picture = Picture to share
web-picture-failed = The picture could not be made.
table-time = { $name } has run out of time.
table-rounds = All rounds have been played.

## Keys

web-keys = Keys
web-key-walk = move between choices
web-key-pick = choose
web-key-number = choose the thing with that number
web-key-look = look at anything
web-key-back = step back, skip, close
web-key-turn = turn the tile you hold
web-key-undo = undo
web-key-hint = hint
web-key-log = log
web-key-chat = chat
web-key-rules = rules
web-key-keys = this list
