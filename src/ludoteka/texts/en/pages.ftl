### Odds, review and sounds in the browser, in English.

fault-aid-busy = Many people are asking this just now; try again in a moment.

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
