# Runs of the lab: long ones, on several processes or a cluster

cli-word-bots = BOTS
cli-option-players = The bot of every seat, or one for each, with spaces between: level3 level1.
cli-option-cluster = The address of a Dask scheduler whose workers play, say tcp://127.0.0.1:8786.
cli-option-go-on = Go on with this run where Ctrl-C has stopped it.
time-left = { $time } left
run-kept = Stopped. What is done is kept in { $file }; the same command with --resume goes on.
fault-nothing-kept = There is nothing to go on with: no file { $file } of this run is in this folder.
fault-kept-otherwise = The file { $file } belongs to another run.
fault-workers-die = The processes that play end again and again, perhaps for want of memory: try fewer of them.
fault-needs-extra = This needs an extra of Ludoteka: pip install "ludoteka[{ $extra }]"
fault-cluster-unreachable = No scheduler of Dask answers at { $address }.
fault-cluster-empty = The cluster at { $address } has no workers.
fault-cluster-differs = The workers of the cluster need Ludoteka { $version }, as it is here.
fault-bots-by-seat = Name one bot for all seats or one for each: the match has { $seats ->
    [one] one seat
   *[other] { $seats } seats
}, you named { $bots ->
    [one] one bot
   *[other] { $bots } bots
}.

# Balance: is the game fair, and what does a change do?

cli-balance = Compare options, cards and seats of a game by many matches of bots: who wins, how, and with what.
cli-option-vary = What to vary: option=1,2,3 or seats=2,3 or cards.CARD.price=3,4 or parts=box,mine.toml; may be given several times.
cli-option-player = The bot of every seat.
cli-option-weaker = A weaker bot, to see how often the better one wins.
cli-option-aim = Look for the variant that is fairest to the seats, or to the cards.
cli-option-report = Write a report with plots into this new HTML file.
cli-option-parquet = Write all figures into this new Parquet file.
fault-vary-form = “{ $vary }” does not say what to vary: write NAME=VALUE,VALUE.
fault-vary-many = That is too much to compare at once: the most variants are { $most }.
fault-vary-number = “{ $vary }” takes whole numbers, not “{ $value }”.
fault-vary-unknown = There is nothing called “{ $vary }” to vary; known are { $known }, and numbers of the component file such as cards.CARD.price.
fault-vary-table = The component file has no “{ $table }”; known are: { $known }.
fault-vary-path = There is no number “{ $vary }” in the component file; known there are: { $known }.
fault-vary-none = There is nothing to compare.

balance-title = Balance: { $game }
balance-how = { $games ->
    [one] One match
   *[other] { $games } matches
} of the bot “{ $bot }” in every seat, seed { $seed }, Ludoteka { $version }. These ways to play were compared:
balance-as-it-is = as it is
balance-vary-seats = players
balance-vary-parts = component file
balance-variant = { $variant } ({ $games ->
    [one] one match
   *[other] { $games } matches
}):
balance-seat = Seat { $seat }
balance-figure = { $name }: { $value } ({ $range })
balance-range = { $low } to { $high }
balance-of-length = Decisions of a match
balance-of-lead-changes = Changes of the lead
balance-of-known = The winner leads for good after
balance-of-margin = Points between the first and the second
balance-of-draws = Shared wins
balance-of-nobody = Nobody wins
balance-of-stopped = Stopped without a result
balance-of-better-bot = The better bot wins
balance-of-points = Points of a seat
balance-table-seat = Share of the wins
balance-table-score = Points
balance-table-match = The course of a match
balance-table-skill = Skill
balance-table-change = What the change does
balance-table-effect = What taking a card does to the chance to win
balance-table-befalls = How often events come
balance-table-event-points = What events do to the points of all together
balance-nothing-clear = Looked at: { $count }. Nothing stands out clearly.
balance-clear-mark = clear
balance-column-what = What
balance-column-taken = Taken by seats
balance-column-won-with = They won
balance-column-effect = More than others who stood alike
balance-axis-seat = seat
balance-axis-wins = share of the wins, %
balance-axis-course = how much of the match is over, %
balance-axis-leads = the winner leads, %
balance-axis-decisions = decisions of a match
balance-axis-matches = matches, %
balance-axis-effect = change of the chance to win, %
balance-plot-seat = Share of the wins by seat; the dotted line is the fair share.
balance-plot-match = How often the later winner leads already.
balance-plot-length = How long matches are.
balance-plot-effect = The strongest effects; a full dot is clear after the correction for many comparisons.
balance-note-intervals = In brackets: 95 % intervals. “Clear” means that chance alone would show so much less than once in twenty reports, counting all comparisons of a table (Holm’s correction).
balance-note-effect = Compared are seats that took something with all seats that stood as well at a decision of theirs, so that it does not count that the leader can buy more.
balance-found-seats = Fairest to the seats: { $variant }. How sure that is: { $share }.
balance-found-cards = Fairest to the cards: { $variant }. How sure that is: { $share }.

# The lab in the browser

cli-option-lab = Let people from elsewhere use the lab as well, which takes much computing.
lab-title = The lab
lab-text = Change options or printed numbers, let bots play many matches, and see what the change does.
lab-bots = Bot of every seat
lab-games = Matches
lab-numbers = Printed numbers
lab-kind = Kind
lab-entry = Entry
lab-changed = { $name }: { $before }, changed to { $after }
lab-undo = Undo
lab-back = Undo: { $name }
lab-run = Run
lab-stop = Stop
lab-before = As it is
lab-after = Changed
lab-nothing-yet = Press Run, and the plots grow while matches are played.
lab-progress = Matches played: { $done } of { $of }
lab-done = Done. Matches played: { $done }
lab-stopped = Stopped. Matches played: { $done } of { $of }
lab-failed = The run has failed.
lab-report = Open as a report
lab-save-report = Save the report
lab-save = Save the figures
lab-share = Copy the link
lab-copied = Copied
lab-in-table = The figures are in the tables below.
fault-lab-closed = The lab is only for the person at the machine of this server.
fault-lab-busy = Another run is going on: stop it, or wait for its end.
fault-lab-empty = Nothing has been played yet.
fault-lab-broken = The run has failed: the log of the server says why.
