### What can be wrong with a record, a move, an option or a component file, in English.

## Sources of printed facts

source-book = Stated in the rulebook.
source-public = From a public source about the game.
source-deduced = It follows from the rulebook, which does not state it.
source-house = The printed original is lost: this is our reconstruction.
source-owner = Typed in by an owner of the game.

## Choices

fault-unknown-game = There is no game called “{ $game }”; choose one of these: { $known }.
fault-unknown-language = Ludoteka does not speak “{ $language }”; choose one of these: { $known }.
fault-unknown-clause = The rulebook has no clause “{ $clause }”; look it up in the list of clauses.
fault-unknown-option = There is no option “{ $option }”; choose one of these: { $known }.
fault-unknown-value = The option “{ $option }” cannot be “{ $value }”; choose one of these: { $known }.
fault-unsuited-options = These options and this number of players do not go together ({ $clause }); change one of them.
fault-unreadable-move = “{ $move }” isn’t a move of this game; choose one from the list.

## Who may answer

refusal-game-over = The match is over.
refusal-not-your-turn = It’s { $seat }’s turn.
refusal-others-decide = It’s not your turn: the others decide now.
refusal-chance-pending = Dice are being rolled or cards drawn; wait for the result.

## Positions

fault-not-a-number = “{ $field }” must be a whole number; correct it and load the position again.
fault-not-a-word = “{ $field }” must be a text; correct it and load the position again.
fault-not-a-list = “{ $field }” must be a list; correct it and load the position again.
fault-not-an-object = “{ $field }” must be an object with named fields; correct it and load the position again.
fault-missing-field = The field “{ $field }” is missing; add it and load the position again.
fault-wrong-length = The lists of “{ $field }” are not equally long; correct them and load the position again.
fault-unknown-frame = The position waits for a step “{ $frame }” that this game does not have; check that it belongs to this game.
fault-bad-frame = The step “{ $frame }” of the position has wrong fields; correct it or load an undamaged copy.

## Records

fault-record-empty = The record is empty; choose a file with a recorded match.
fault-record-none = This isn’t a record of Ludoteka; choose a file that Ludoteka has saved.
fault-record-format = The record has format { $format }, which this version does not know; update Ludoteka.
fault-record-newer = The record follows version { $rules } of the rules, and this program knows only { $known }; update Ludoteka.
fault-record-older = The record follows version { $rules } of the rules, which this program no longer plays (the oldest it knows is { $known }); replay it with an older Ludoteka.
fault-record-line = Line { $line } of the record is not readable JSON; correct it or load an undamaged copy.
fault-record-header = Line { $line } of the record does not say properly what is played; correct it or load an undamaged copy.
fault-record-entry = Line { $line } of the record is not a valid entry; correct it or load an undamaged copy.
fault-record-seat = Line { $line } of the record names a seat that is not at this table; correct it or load an undamaged copy.
fault-record-closing = Line { $line } closes the record in the wrong form; correct it or load an undamaged copy.
fault-record-after-closing = Line { $line } comes after the end of the record; delete everything after the closing line.
fault-record-undo = Line { $line } of the record takes back more than was played; correct it or load an undamaged copy.
fault-record-no-such-chance = Line { $line } of the record answers a draw that is not due there; correct it or load an undamaged copy.
fault-record-chance-range = Line { $line } of the record holds a draw that is out of range; correct it or load an undamaged copy.
fault-record-no-question = Line { $line } of the record holds a move where nobody is asked; correct it or load an undamaged copy.
fault-record-unreadable = Line { $line } of the record holds a move this game does not know; correct it or load an undamaged copy.
fault-record-illegal = Line { $line } of the record holds a move that is not allowed there; correct it or load an undamaged copy.
fault-component-large = The component file is longer than { $most },000 letters; keep only the entries that differ from ours.
fault-component-deep = Line { $line } of the component file has far too many dots; write plain keys without parts.

## Component files

fault-component-toml = The component file is not valid TOML ({ $problem }); correct it and load it again.
fault-component-table = The component file may not have “{ $table }” in this form; use lists of entries called: { $known }.
fault-component-no-id = An entry of “{ $table }” has no id; give it the id of the component it describes.
fault-component-again = The id “{ $id }” appears twice in “{ $table }”; keep only one of the two entries.
fault-component-id = There is no “{ $id }” in “{ $table }”; use one of these ids: { $known }.
fault-component-missing = “{ $id }” in “{ $table }” lacks the field “{ $field }”; add it.
fault-component-fixed = “{ $field }” of “{ $id }” in “{ $table }” cannot be changed; only these fields can: { $known }.
fault-component-closed = “{ $field }” of “{ $id }” in “{ $table }” cannot be changed, like everything in this table; leave the entry out.
fault-component-word = “{ $field }” of “{ $id }” in “{ $table }” must be a text; put it in quotation marks.
fault-component-list = “{ $field }” of “{ $id }” in “{ $table }” must be a list; put it in square brackets.
fault-component-number = “{ $field }” of “{ $id }” in “{ $table }” must be a whole number from { $low } to { $high }; correct it.
fault-component-unknown = “{ $field }” of “{ $id }” in “{ $table }” cannot be “{ $value }”; use one of these: { $known }.
fault-component-twice = “{ $field }” of “{ $id }” in “{ $table }” names “{ $value }” twice; delete one of the two.
fault-component-length = “{ $field }” of “{ $id }” in “{ $table }” must have exactly this many entries: { $wanted }; correct it.

# Games of other packages that cannot be used
fault-outside-raises = The game { $game } of the package { $package } is left out, because its code cannot be loaded ({ $problem }).
fault-outside-no-kit = The game { $game } of the package { $package } is left out: its entry point must name a Kit, and names a { $kind }.
fault-outside-id = The game { $game } of the package { $package } is left out: its entry point and its game must have the same id, in small letters, and the game says “{ $id }”.
fault-outside-taken = The game { $game } of the package { $package } is left out, because there is another game with this id.
fault-outside-file = The game { $game } of the package { $package } is left out, because this file is missing beside its kit: { $file }.
fault-outside-message = The game { $game } of the package { $package } is left out, because its file { $file } has no message “{ $message }”.
