### Puzzles and the coach, in English.

## Commands

cli-puzzles = Solve today’s puzzle, or go on with one of the commands below.
cli-solve = Solve a puzzle of a game.
cli-mine = Look for new puzzles in matches of bots.
cli-prove = Prove the puzzles of a game again.
cli-option-grade = How hard the puzzle is, from 1 (easy) to 5.
cli-option-puzzle = The name of a puzzle.
cli-option-count = How many to look for.
cli-option-seconds = How many seconds to look at most.
cli-option-out = The file to which the puzzles are added.

puzzle-commands = Choose by number; “solution” shows the solution, “quit” does too.
puzzle-what = “{ $typed }” is not one of these moves.
puzzle-mined = Puzzles found: { $count }.
puzzle-checked = Proofs that hold: { $count } of { $of }.
puzzle-unproved = The proof of puzzle { $id } does not hold.
fault-puzzle-line = Line { $line } is not a puzzle.
fault-no-such-puzzle = There is no puzzle “{ $puzzle }” for this game.
fault-no-puzzles = There are no such puzzles.
fault-game-without-puzzles = There are no puzzles for the game “{ $game }”.

## A puzzle

puzzle-title = { $game }: puzzle { $id }, grade { $grade } of 5
puzzle-right = That is the best there is.
web-puzzle-wrong = There is something better. Try again!
puzzle-solution = The solution: { $line }

puzzle-goal-win-1 = Win the game with one tile more, whatever your opponent does.
puzzle-goal-win-2 = Win the game with two tiles at most, whatever your opponent does.
puzzle-goal-win-3 = Win the game with three tiles at most, whatever your opponent does.
puzzle-goal-hold-1 = Your opponent is about to win with one tile. Prevent it!
puzzle-goal-hold-2 = Your opponent is about to make sure of a win with two tiles at most. Prevent it!
puzzle-goal-roll = Which choice brings you the most gears this turn on average?
puzzle-goal-stop = Cut and run or keep rolling: which brings you more gears this turn on average?
puzzle-goal-bet = The roller plays for gears: which bet pays the most on average?
puzzle-goal-win = Which dice do you reroll for the best chance to win with this roll? Buying cards does not count.
puzzle-goal-share = Which dice do you reroll for the best chance to win the match?
puzzle-goal-last-picks = Your last picks of the last round: how do you get the most points? The event does not count.
puzzle-goal-last-turn = Your last turn: how do you make sure of the most points? Cards you would draw do not count.

puzzle-why-win-1 = This wins with one tile, whatever your opponent does; nothing else does.
puzzle-why-win-2 = This wins with two tiles at most, whatever your opponent does; nothing else does.
puzzle-why-win-3 = This wins with three tiles at most, whatever your opponent does; nothing else does.
puzzle-why-hold-1 = After this your opponent cannot be sure of a win with one tile; after everything else they can.
puzzle-why-hold-2 = After this your opponent cannot be sure of a win with two tiles; after everything else they can.
puzzle-why-roll = This brings { $best } gears on average, the next best choice { $next }.
puzzle-why-stop = This brings { $best } gears on average, the other choice { $next }.
puzzle-why-bet = This pays { $best } gears on average, the next best bet { $next }.
puzzle-why-win = The chance to win with this roll is { $best }, and { $next } with the next best choice.
puzzle-why-share = Over all rolls the chance to win is { $best } on average, and { $next } with the next best choice.
puzzle-why-last-picks = This comes to { $best } points, everything else to { $next } at most.
puzzle-why-last-turn = This makes sure of { $best } points, everything else of { $next } at most.

## The page

web-puzzles = Puzzles
web-puzzles-text = Positions from matches of bots in which one move is clearly the best, proved by the rules engine.
web-puzzle-today = Today’s puzzle
web-puzzle-today-which = { $game }, grade { $grade } of 5
web-puzzle-solve = Solve it
web-puzzle-streak = Days in a row: { $days }
web-puzzle-done = Solved
web-puzzle-grade = Grade { $grade }
web-puzzle-grade-hint = 1 is easy, 5 is what only the best bot finds.
web-puzzle-of-game = Puzzles of { $game }
web-puzzle-solved-of = Solved: { $done } of { $of }
web-puzzle-number = Puzzle { $number }
web-puzzle-goal = Your task
web-puzzle-again = Start again
web-puzzle-show = Show the solution
web-puzzle-next = Next puzzle
web-puzzle-play-on = Play on from here
web-puzzle-all = All puzzles

## The coach

fault-no-coach = There is no coach at this table.
fault-coach-alone = Among several people a coach comes when all agree to it at the table.
fault-again-alone = Several people play here: ask them to take the move back.
fault-coach-stays = This table has had a coach from the beginning.
web-manners-coach = A coach tells me what was better
web-coach = Coach
web-coach-lost = That move lost { $lost } of the win. Better: { $best }
web-coach-back = Take it back
web-coach-leave = Leave it
web-coach-what = What can I do here?
web-coach-kinds = You can choose among:
web-coach-suggest = Suggest a coach for everybody
web-coach-start = Switch the coach on
web-coach-end = Do without the coach
web-coach-offer = { $name } suggests a coach who tells everybody what was better.
web-coach-agree = Agree
web-coach-refuse = No coach
web-coach-waits = The coach comes as soon as everybody agrees.
web-coach-kind =
    { $more ->
        [0] { $move }
        [one] { $move } (and { $more } more move of this kind)
       *[other] { $move } (and { $more } more moves of this kind)
    }
