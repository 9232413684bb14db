### Emerald Skulls: its board, its odds and what can be wrong with a position, in English.

board-skulls-pot = Pot: { $count }
board-skulls-hand = Dice in hand: { $count } ({ $dice })
board-skulls-player = { $name }: gears { $gears }, reroll tokens { $tokens }
board-skulls-roller = { $name }: gears { $gears }, reroll tokens { $tokens } (roller)
board-skulls-rivals = Vrax and Kar: gears { $gears }; opposition cards left: { $cards }

odds-gears = Expected gears: { $gears }; expected net reroll tokens: { $tokens }
odds-outs = How the turn ends (range: the least and the greatest chance among equally good rollers)
odds-bets = Bets in play
odds-actions = What you can do now: expected gears and net tokens; * is best
odds-out-bust = Bust
odds-out-stop = Cut and run
odds-out-gem = Gem
odds-out-run = Empty hand
odds-out-double = Double out

fault-odds-field = “{ $field }” is not understood; give each of these at most once, as name=value: { $known }.
fault-odds-value = “{ $field }” cannot be “{ $value }”; possible: { $known }.
fault-odds-dice = There are only { $most } dice; take some out of “dice” or “placed”.
fault-odds-eyes = The eyes hold only { $most } dice; take some out of “placed”.
fault-odds-roll = The roll must show { $dice } dice, as many as are in hand; correct “roll” or “dice”.
fault-odds-missing = Say how many dice are in hand, for example dice=5.
fault-odds-stop = “now=stop” is for a roller who has just placed dice: give “placed”, and leave “roll” out.
fault-odds-tokens = The odds are reckoned with at most { $most } reroll tokens: every further one makes the exact figures take longer, and many would take minutes.
fault-odds-sides = “{ $first }” and “{ $second }” are the same card; name only one side of it.
fault-odds-no-turn = Nobody has dice in hand now; ask again during a turn.
fault-component-length = “{ $field }” of “{ $id }” in “{ $table }” must have exactly this many entries: { $wanted }; correct it.
