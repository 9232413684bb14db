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
reason-clash-kaboom = KABOOM!!! makes your opponent lose if it still lies there at the end.
reason-clash-nobel = It makes a tile of yours safe for good.
reason-clash-safe = A safe tile keeps its support.
reason-clash-last-cell = It fills the last free cell.
reason-clash-hits = It takes support from your opponent.
reason-deli-classic = It makes a classic on the menu.
reason-deli-towards = It brings you nearer to a classic on the menu.
reason-deli-closes = It closes a sandwich, which is then safe from events.
reason-deli-safe = A closed sandwich is safe from events.
reason-deli-sign = The card lies there as its sign asks.
reason-deli-most = It counts towards a most-of-an-ingredient bonus.
reason-deli-deny = The next player could make good use of it.

reason-kony-keep = These dice are worth more than another roll is likely to bring.
reason-kony-reroll = These dice do little for you now.
reason-kony-reroll-ouch = The units in your borough would shoot at you.
reason-kony-reroll-heal = Heal dice do nothing in Manhattan.
reason-kony-reroll-healthy = You are at full health.
reason-kony-reroll-attack = Manhattan was empty at the start of your turn, so Attack does nothing.
reason-kony-reroll-celebrity = Fewer than three Celebrity dice do nothing unless you hold Superstar.
reason-kony-ouch-first = The units shoot before your destruction brings new ones.
reason-kony-heal-first = Heal before the units shoot.
reason-kony-stars = It gives stars at once.
reason-kony-twenty = It brings you to 20 stars.
reason-kony-unit = One less unit shooting at you, plus its reward.
reason-kony-flee = You have little health left, and outside you can heal.
reason-kony-stay = Manhattan pays every turn, and you have health to spare.
reason-kony-stay-close = Manhattan pays every turn, and you are close to 20 stars.
reason-kony-fewer-units = Fewer units can shoot at you there.
reason-kony-buy = A card that will pay for itself.
reason-kony-buy-now = It is worth its price at once.
reason-kony-sweep = New cards may suit you better than these.
reason-kony-save = Save the energy for a better card.
reason-sand-order = A completed order brings points, and nobody else can take it.
reason-sand-new-type = Another type of order counts for variety at the end.
reason-sand-ends = It is your fifth order: after this round the game ends.
reason-sand-chef = The extra quality makes one more order possible.
reason-sand-free = Ingredients come into your zone without cost and without an action.
reason-sand-keep = An opportunity still in your hand is worth 4 VP at the end.
reason-sand-assistant = You have several ingredients of this category: they become better and cheaper.
reason-sand-coins = You can’t afford any ingredient in your hand.
reason-sand-restock = Your hand is not full.
reason-skulls-likely = This bet is likely to win.
reason-skulls-pays-well = It rarely wins, but it pays well.
reason-skulls-safe = What lies on the skull is worth more than another roll on average.
reason-skulls-more-to-win = On average another roll wins more than it risks.
reason-skulls-roll-again = A new roll promises more than these dice.

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
