# Playing in the terminal

terminal-dice = Fair dice: this table commits to { $commitment }
terminal-welcome = Answer with a number, a move or part of one. “help” lists the commands.
terminal-asked = { $who }: { $prompt }
terminal-back = “back” returns to the previous list.
terminal-what = “{ $typed }” is neither a move nor a command. “options” shows the moves, “help” the commands.
terminal-near = Did you mean: { $words }?
terminal-allowed = Allowed now: { $move }
terminal-pass = Pass the screen to { $name }.
terminal-press-enter = Press Enter when nobody else is looking.
terminal-won-you = You have won.
terminal-lost-you = You have lost.
terminal-lost = { $name } has lost.
terminal-nobody = Nobody wins.
terminal-won = The winner is { $name }.
terminal-drawn = Draw: { $names }.
terminal-saved = Saved in { $file }. To go on: ludoteka play --resume { $file } (keep { $seed } beside it and show it to nobody).
terminal-saved-over = Saved in { $file }. To check it: ludoteka verify { $file }
terminal-save-where = Save the match in which file? (Enter: do not save)
terminal-bye = Goodbye!

terminal-help-help = help              this list
terminal-help-why = why MOVE          is the move allowed now, and if not, why not
terminal-help-undo = undo              take the last move back, unless something was revealed since
terminal-help-about = about NAME        what a tile or card does, and where we know it from
terminal-help-rules = rules [CLAUSE]    the rules, or one clause of them (say: rules 3.2)
terminal-help-board = board             draw the board again
terminal-help-odds = odds              the exact chances of the dice, in games with dice
terminal-help-options = options           list the moves again
terminal-help-save = save FILE         write the match into a new file
terminal-help-lang = lang xx           speak another language: en, hu, pl, es
terminal-help-resign = resign            give up
terminal-help-quit = quit              leave
terminal-help-moves = Anything else is a move: its number, its notation in brackets, or the beginning of either.

table-undo = { $name }: the last move is taken back.
table-resign = { $name } resigns.
table-bot = A bot plays on for { $name }.

begin-game = Which game?
begin-seats = How many players?
begin-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
begin-who = Who plays in seat { $number }?
begin-who-role = Who plays in seat { $number } ({ $role })?
begin-person = a person
begin-bot = a bot
board-seat = Player { $number }
begin-number = Number (Enter: { $number })
begin-again = Please type a number from 1 to { $most }.

watch-next = Enter: next
watch-unfinished = The record ends here; the match is not over.

# What the table refuses

fault-late-decision = That answer comes too late: the table has moved on. Look at the board and choose again.
fault-not-allowed = The rules do not allow that now ({ $clause }).
fault-match-over = The match is over; nothing more can be played.
fault-cannot-undo = Nothing to undo: since your last move dice were rolled, something was revealed or someone else has played.
fault-no-such-seat = There is no seat { $seat }; the seats are 1 to { $seats }.
fault-seat-of-bot = Seat { $seat } is played by a bot; only the bot can answer there.
fault-no-bot-asked = It is not a bot’s turn.
fault-wrong-seats = This game cannot be played by { $seats }: choose a number from { $low } to { $high }.
fault-wrong-seed = The seed does not belong to this record, so its dice cannot be continued; use the seed file saved with it.
fault-bad-seed = A seed is 64 hexadecimal digits in lower case.
fault-unknown-bot = There is no bot “{ $bot }”; known are: { $known }.
fault-why-what = Say which move, for example: why 3
fault-about-what = Say of what, for example: about { $near }
fault-save-where = Say where, for example: save evening.ludo

fault-record-after-end = Line { $line } of the record comes after the end of the match; cut it off there, or ask for the original file.
fault-record-resign = Line { $line } of the record: nobody could resign at that point. Ask for the original file.
fault-verify-chance = Line { $line } of the record: a roll or draw is said to have been { $said }, but the seed gives { $due }. The record was changed, or the dice were not fair.
fault-verify-seed = Line { $line } of the record: the revealed seed is not the one the table committed to in line 1. The record was changed, or the dice were not fair.
fault-verify-ranks = Line { $line } of the record: the result is not the one this match led to. The record was changed.
fault-verify-hash = Line { $line } of the record: the hash does not fit the lines before it. A move, the first line or the hash was changed.
fault-verify-not-over = Line { $line } of the record closes a match that is not over. Lines are missing or were changed.
fault-verify-no-closing = The match is over, but line { $line } with the revealed seed is missing, so the dice cannot be checked. Ask for the whole file.
fault-verify-unfinished = { $lines ->
    [one] The only line fits the rules
   *[other] All { $lines } lines fit the rules
}, but the match is unfinished or the file is cut off: without a closing line the dice cannot be checked.
