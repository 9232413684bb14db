### Lessons: their list, their bubble, and what goes wrong.

learn-title = Lessons
learn-title-of = Learn { $game }
learn-play = Learn
learn-play-of = Learn to play: { $game }
learn-win = How to win
learn-turn = A turn
learn-rules = Rules of { $game }
learn-try = Try it
learn-aim = Goal: { $goal }
learn-book = The whole rulebook
learn-none = There are no lessons for this game yet.
learn-words = The lesson says
learn-begin = Begin
learn-go-on = Go on
learn-repeat = Repeat
learn-done = Done
learn-next = Next
learn-back = One step back
learn-show = Show me
learn-again = Try again
learn-leave = Leave the lesson
learn-step = { $at } of { $of }
learn-finished = Done: { $title }
learn-next-lesson = Next: { $title }
learn-all = All lessons
learn-not-asked = The rules allow it, but the lesson asks for something else just now.
lesson-example-play = Play on from here as you like. The others are bots.
lesson-example-lost = Not this time. Try again from the same position.
fault-bad-lesson = The lesson { $file } cannot be read: { $problem }
fault-no-such-lesson = { $game } has no lesson called { $lesson }.
fault-lesson-over = The lesson is over.
fault-lesson-waits = The lesson waits for something else just now.
fault-no-lessons = There are no lessons for { $game }.

## In the terminal

cli-learn = Learn a game in the terminal, lesson by lesson.
cli-word-lesson = LESSON
learn-help = Type the number or the notation of a move; show does it for you, back goes one step back, quit leaves.
learn-enter = Press Enter to go on.
learn-kept = What you have done is kept.
