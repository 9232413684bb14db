### Odds, review and sounds in the browser, in English.

## The odds of a turn of Emerald Skulls

skulls-show-odds = Show odds
skulls-chance = Chance:
skulls-expected = Expected gears: { $gears }
skulls-tokens-counted = Reroll tokens counted: { $count }

web-odds = Odds of a turn
web-odds-link = Odds for your own dice
web-odds-text = Real dice on your table? Lay them out here and see the exact chance of every bet, and what brings the roller most.
web-odds-start = Empty the skull
web-odds-skull = Dice on the skull
web-odds-more = { $what }: one more { $face }
web-odds-less = { $what }: one { $face } less
web-odds-moment = What comes next?
web-odds-moment-before = Rolling the dice
web-odds-moment-rolled = Placing the roll
web-odds-moment-stop = Stop or keep rolling?
web-odds-hand = Dice in hand
web-odds-roll = The roll
web-odds-roll-none = Tap what the dice show.
web-odds-tokens = Reroll tokens
web-odds-picks = Nose picks made
web-odds-fewer = { $what }: one fewer
web-odds-greater = { $what }: one more
web-odds-cards = Bet cards in play
web-odds-cards-standard = The four standard cards
web-odds-expected = expected gears
web-odds-expected-tokens = Expected reroll tokens, earned minus spent: { $tokens }
web-odds-actions = What to do
web-odds-best = best
web-odds-action-gears = gears
web-odds-action-tokens = tokens
web-odds-bets = Bets
web-odds-outs = How the turn ends
web-odds-exact = Exactly { $fraction }
web-odds-range = { $low } to { $high }
web-odds-pays = Pays { $pays }
web-odds-worth = to the first marker worth { $gears }
web-odds-meaning = The figures are exact, for a roller who earns as many gears as possible this turn. Where equally good ways to play differ, the range is shown.
fault-odds-busy = Many people are asking for odds just now; try again in a moment.

## The review of a finished match

web-review = Review
web-review-text = A bot looks at every decision again, knowing only what the seat could know then.
web-review-start = Let the bot look over it
web-review-whose = Whose moves?
web-review-progress = Thinking: decision { $done } of { $of }
web-review-move = Step { $count }: { $played }
web-review-better = Better: { $best }
web-review-shares = Chance of winning { $share } instead of { $better }
web-review-show = Show step { $count }
web-review-good = No decision lost more than { $least } of the win.
web-review-sum = Decisions: { $moves }. Lost with each on average: { $lost } of the win.
web-review-curve = Chance of winning, in the eyes of the seat
web-review-curve-seat = { $name }: { $first } at the first decision, { $last } at the last; lowest { $low } (step { $at }).
web-review-none = There was nothing to decide.

## The sounds

web-sounds = Sounds

## The third fact of the story

web-fact-closest = The closest call: after step { $count } { $name } was { $by } behind.
web-fact-closest-never = The closest call: there was none, { $name } was never behind.
web-fact-closest-draw = The closest call: the whole match, for in the end nobody was ahead.
