# The commands and their options

cli-usage = Usage:
cli-options = Options
cli-commands = Commands
cli-usage-options = [OPTIONS]
cli-usage-command = [COMMAND] [ARGUMENTS]…
cli-default = default: { $value }
cli-range = { $low } to { $high }
cli-word-address = ADDRESS
cli-word-bot = BOT
cli-word-cards = CARDS
cli-word-clause = CLAUSE
cli-word-count = N
cli-word-file = FILE
cli-word-folder = FOLDER
cli-word-game = GAME
cli-word-lang = xx
cli-word-name = NAME
cli-word-number = NUMBER
cli-word-position = POSITION
cli-word-seat = SEAT
cli-word-setting = NAME=VALUE
cli-ludoteka = Published tabletop games, complete, from one rules engine.
cli-play = Play in the terminal, with people at one screen or against bots.
cli-sim = Play many matches, at random or of bots, and count who wins.
cli-replay = Look at a recorded match again.
cli-verify = Check a finished record: every move legal, every die fair.
cli-bench = Measure how fast the games run on this machine.
cli-rules = Read the rules of a game, or one clause.
cli-games = List the games with their players and options.
cli-parts = Print the component file of a game, to copy and change.
cli-doctor = Check this installation by playing and verifying every game once.
cli-new-game = Write a package with a small game of your own to begin with.
cli-odds = Exact odds of a position that you tell in words, in games that have them, say: dice=5 tokens=1
cli-score = Score what you type in, in games that have a score pad.

cli-option-lang = Language: en, hu, pl or es.
cli-option-version = Show the version and the build.
cli-option-help = Show this help.
cli-option-seats = Number of players.
cli-option-bots = The last N seats are bots.
cli-option-bot = This seat is a bot; may be given several times.
cli-option-against = Who sits in all seats but the first.
cli-option-options = An option of the game, say variant=long; may be given several times.
cli-option-parts = Your own component file.
cli-option-seed = A number that makes everything repeatable.
cli-option-resume = Resume a saved match.
cli-option-save = Write the match into this new file at the end.
cli-option-games = Number of matches.
cli-option-processes = Processes to use; they do not change the result.
cli-option-as-json = Print JSON.
cli-option-seat = Look from this seat; 0 is a spectator.


sim-length = { $games ->
    [one] { $games } match, { $mean } decisions.
   *[other] { $games } matches, { $mean } decisions each on average.
}
sim-wins = Seat { $seat } won { $wins } ({ $share }).
sim-nobody = Won by nobody: { $count }.
sim-rest = Draws: { $draws }. Stopped at the bound: { $capped }.
sim-stopped = { $turns ->
    [0] Stopped at the bound: { $stopped }.
    [one] Stopped after one turn: { $stopped }.
   *[other] Stopped after { $turns } turns: { $stopped }.
}
sim-speed = { $games } matches and { $decisions } decisions a second.

bench-build = Build: { $build }
bench-game = { $game }:
bench-decisions-per-s = decisions a second: { $value }
bench-games-per-s = random matches a second: { $value }
bench-search-per-s = decisions a second inside a plain search: { $value }
bench-advised-per-s = decisions a second inside a search with advice: { $value }
bench-clone-us = copy of a position: { $value } µs
bench-view-us = view of a position: { $value } µs
bench-imagine-us = imagined position: { $value } µs
bench-peak-mb = peak memory: { $value } MB

games-game = { $more ->
    [no] { $id }: { $title }, players: { $low }
   *[yes] { $id }: { $title }, { $low } to { $high } players
}
games-outside = From the package { $package }; its code runs with your rights.

new-game-written = The package is in the folder { $folder } (files: { $count }). Go on with:
fault-new-game-name = “{ $name }” cannot be the name of a new game: take small letters, digits and underscores, and a name that no game and no module of Python has.

verify-good = The record holds good: { $moves ->
    [one] { $moves } legal move
   *[other] { $moves } legal moves
}, { $chances ->
    [one] { $chances } fair roll or draw
   *[other] { $chances } fair rolls and draws
}, result and hash right.

doctor-good = ok
doctor-bad = FAILED
doctor-build = build { $build }, Python { $python }
doctor-language = language { $language }
doctor-game = { $game }: one whole match of bots, its record verified (answers: { $answers })
doctor-trouble = { $what }: { $problem }

# What is wrong with a command or a file

fault-unknown-command = There is no command “{ $command }”; there are: { $known }.
fault-no-such-option = There is no option { $option } here; --help lists the options.
fault-missing-argument = Something is missing: { $argument }. --help shows what the command needs.
fault-bad-argument = The value given for { $argument } does not fit; --help shows what is allowed.
fault-bad-line = This command cannot be understood; --help shows what it needs.
fault-game-near = There is no game “{ $game }”; did you mean { $near }? There are: { $known }.
fault-option-near = There is no option “{ $option }”; did you mean { $near }?
fault-value-near = The option { $option } cannot be “{ $value }”; did you mean { $near }?
fault-option-form = Write the option “{ $option }” as name=value, say variant=long.
fault-too-many-bots = That is too many bots ({ $bots }): the seats are { $seats }.
fault-no-parts = The game { $game } has no component file.
fault-file-missing = There is no file or folder { $file }; check the name.
fault-file-forbidden = { $file } may not be read or written here; choose another place.
fault-file-folder = { $file } is a folder; name a file.
fault-file-exists = { $file } is there already and was left as it is; choose another name.
fault-file-full = There is no room left to write { $file }; make room or choose another place.
fault-file-trouble = { $file } could not be read or written; check the name and the place.
fault-file-large = { $file } is larger than { $most } MB, so it isn’t a record or component file of ours.
fault-file-not-text = { $file } is not a text file in UTF-8, so it isn’t a record or component file of ours.
fault-bad-seed-file = { $file } is not the seed file of that match; use the one saved with it.
fault-resume-over = The match in { $file } is over; look at it with: ludoteka replay { $file }
fault-no-score-pad = There is no score pad for { $game }; there is one for: { $known }.
fault-no-odds = There are no odds for { $game }; there are for: { $known }.
fault-no-odds-now = There are no odds to tell now; ask when dice are to be rolled.
