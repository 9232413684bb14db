# Bots: duels, tournaments, hints and reviews

cli-duel = Let two bots play many matches against each other, with the seats exchanged.
cli-tournament = Let bots play everybody against everybody.
cli-review = Look over a recorded match: which moves lost most, and what was better.
cli-option-level = How strong the bots are, from 1 (a beginner) to 5.
cli-option-whose = The seat whose moves are looked at.
cli-option-every = Play all matches, even when the answer is clear earlier.
cli-option-most = How many moves to show at most.

duel-result = { $a } wins { $wins } of { $decided } decided matches against { $b }: { $share } (95% interval { $low } to { $high }).
duel-draws = Draws: { $draws }.
duel-time = Seconds for a decision: { $a } { $first }, { $b } { $second }.
tournament-bot = bot
tournament-share = share
tournament-won = won
tournament-lost = lost
tournament-drawn = drawn

hint-move = { $number }. { $move } [{ $notation }]: { $share }
hint-reason = { $hint }. { $reason }

reason-wins = This wins the game by force.
reason-loses = The game is lost whatever you do; this holds out longest.
reason-only = There is no other move.
reason-holds = Everything else is much worse.

review-move = Move { $number }: { $played } ({ $share }). Better: { $best } ({ $better }).
review-good = No move lost more than { $least }.
review-sum = Moves looked at: { $moves }. Each lost { $lost } of the win on average.

terminal-help-hint = hint              the best moves, with your chance of winning

fault-bot-setting = The bot “{ $bot }” cannot have “{ $setting }”; write settings as name=number, say ismcts:iters=500.
fault-bot-setting-unknown = The bot “{ $bot }” has no setting “{ $setting }”; it has: { $known }.
fault-bot-no-end = The bot “{ $bot }” would think for ever; give it a bound, say seconds=1.
fault-bot-needs-openspiel = The bot “{ $bot }” needs OpenSpiel: pip install "ludoteka[openspiel]"
fault-bot-alone = A duel needs at least two seats.
fault-bot-same = A tournament needs at least two different bots.
fault-no-hint = It is not your turn, so there is nothing to advise.
fault-program-start = The program “{ $program }” cannot be started; check the command.
fault-program-move = The program “{ $program }” answered “{ $move }”, which is not one of the listed moves.
fault-program-silent = The program “{ $program }” has ended or does not answer.
