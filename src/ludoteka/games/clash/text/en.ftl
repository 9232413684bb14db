### CLASH: Jihad vs. McWorld, in English.

title = CLASH: Jihad vs. McWorld
blurb = Two philosophies struggle for nine cells: place your tiles, turn and destroy those of others, and win the support of the majority.

## Bots, from the weakest to the strongest

bot-pixel = Pixel
bot-pixel-temper = Places its tiles where they look pretty.
bot-tessa = Tessa
bot-tessa-temper = Takes what is free and never looks back.
bot-atlas = Atlas
bot-atlas-temper = Defends every corner as if it were home.
bot-vega = Vega
bot-vega-temper = Waits for your mistake, then says thank you.
bot-minerva = Minerva
bot-minerva-temper = Knows what the majority wants before it does.

## Names

cell = { $key }
side-mcworld = McWorld
side-jihad = Jihad
dots-first = dots of the first colour (orthogonal)
dots-second = dots of the second colour (diagonal)

tile-unknown = hidden tile
tile-president = President
tile-fast-food = Fast Food
tile-banker = Banker
tile-pop-star = Pop Star
tile-soldier = Soldier
tile-predator = Predator
tile-tourist-zone = Tourist Zone
tile-leader = Leader
tile-imam = Imam
tile-sheikh = Sheikh
tile-tradition = Tradition
tile-taliban = Taliban
tile-bomber = Bomber
tile-mosque = Mosque
tile-missile = Missile Attack
tile-mercenary = Mercenary
tile-mujahideen = Mujahideen
tile-television = Television
tile-press = Press
tile-agent = Agent
tile-hacker = Hacker
tile-crisis = Financial Crisis
tile-network = Social Network
tile-coup = Coup
tile-bribe = Bribe
tile-un = UN
tile-nobel = Nobel Prize
tile-picket = Picket
tile-riots = Riots
tile-elections = Elections
tile-kaboom = KABOOM!!!
tile-mustafa = Mustafa

## What the tiles do

tile-unknown-text = You may not see this tile.
tile-president-text = Destroys one of the eight neighbouring tiles.
tile-fast-food-text = Flips every tile in one direction of your choice, up to the edge of the board.
tile-banker-text = Flips all orthogonal neighbours or all diagonal ones, as you choose.
tile-pop-star-text = Flips one of the eight neighbouring tiles.
tile-soldier-text = Destroys one of the four orthogonal neighbours.
tile-predator-text = Destroys one of the four diagonal neighbours.
tile-tourist-zone-text = It is Safe: no effect touches it, except one that names Safe tiles.
tile-leader-text = { tile-president-text }
tile-imam-text = { tile-fast-food-text }
tile-sheikh-text = { tile-banker-text }
tile-tradition-text = { tile-pop-star-text }
tile-taliban-text = { tile-soldier-text }
tile-bomber-text = { tile-predator-text }
tile-mosque-text = { tile-tourist-zone-text }
tile-missile-text = Destroys one of the eight neighbouring tiles, but only if that one is Safe.
tile-mercenary-text = Discards one of the four orthogonal neighbours.
tile-mujahideen-text = Discards one of the four diagonal neighbours.
tile-television-text = Repeats the immediate effect of one of the four orthogonal neighbours.
tile-press-text = Repeats the immediate effect of one of the four diagonal neighbours.
tile-agent-text = Sends a tile of your choice from your opponent’s zone to the removed pile.
tile-hacker-text = Brings any tile of the removed pile into your zone.
tile-crisis-text = Takes another tile that supports you off the board and into your zone.
tile-network-text = Flips the three neighbours in front of it: ahead, ahead left and ahead right.
tile-coup-text = Flips all eight neighbouring tiles.
tile-bribe-text = Moves any other tile on the board to an empty cell.
tile-un-text = The neighbours on its left and right are Safe and keep their own effects.
tile-nobel-text = Covers a tile that supports you; the two become one Safe tile without any other effect.
tile-picket-text = A tile placed on one of the four orthogonal cells gets no immediate effect.
tile-riots-text = A tile placed on one of the four diagonal cells gets no immediate effect.
tile-elections-text = Draws a random unused neutral tile into your zone.
tile-kaboom-text = Whoever it supports when the game ends loses.
tile-mustafa-text = The tile every game starts with; it has no effect.

## Options

option-variant = Variant
option-variant-standard = Standard game
option-variant-beginners = Beginners’ game: no neutral tiles
option-variant-random-support = Random support: two neutral tiles for each player
option-variant-hidden-support = Hidden support: two secret neutral tiles for each player
option-variant-draft = Draft: the players share out five neutral tiles
option-variant-secret-draft = Secret draft: the players choose neutral tiles in secret
option-variant-long = Long game: the neutral zone is refilled
option-match = Length of the match
option-match-best-of-three = Best of three games
option-match-single = A single game
option-match-points-2 = Points over 2 games
option-match-points-3 = Points over 3 games
option-match-points-4 = Points over 4 games
option-match-points-5 = Points over 5 games
option-match-points-6 = Points over 6 games
option-match-points-7 = Points over 7 games

## Moves

move-place =
    { $tile-key ->
        [nobel] Cover the tile on { $cell } with { $tile }
       *[other] Place { $tile } on { $cell } in support of { $side }
    }
move-target = Aim at { $cell }
move-dots = Use the { $dots }
move-use = Use the effect
move-skip = Leave the effect unused
move-to = Move it to { $cell }
move-remove = Remove { $tile } from your opponent’s zone
move-blind = Remove one of your opponent’s hidden tiles, unseen
move-take = Take { $tile } from the removed pile
move-draft = Take { $tile } from the neutral zone
move-keep = Keep { $tile }
move-first = Let { $side } go first

## Questions

prompt-start = Place Mustafa on any cell, facing either player.
prompt-place = Choose a tile and place it on an empty cell.
prompt-effect = Use the effect of { $tile } on { $cell }, or leave it unused.
prompt-bribe-to = Choose the empty cell to which { $tile } moves from { $cell }.
prompt-draft = Choose one of the neutral tiles for your zone.
prompt-keep = Choose the tile you keep in secret.
prompt-first = Decide who goes first in this game.
prompt-lot = Drawing lots: who starts?
prompt-neutral = A tile is drawn for the neutral zone.
prompt-support = A neutral tile is drawn for a player.
prompt-packet = A neutral tile is drawn in secret.
prompt-refill = A tile is drawn to refill the neutral zone.
prompt-elections = An unused neutral tile is drawn for { tile-elections }.
prompt-blind = One of the hidden tiles is picked without looking.

## The log

note-game-begins = Game { $number } begins.
note-game-begins-points = Game { $number } of { $number2 } begins.
note-begins = { $side } goes first.
note-begins-next = { $side } goes first in this game.
note-neutral = New in the neutral zone: { $tile }.
note-refilled = { $tile } comes from the box to refill the neutral zone.
note-drew = { $side } draws { $tile }.
note-drew-secret = { $side } draws { $tile } in secret.
note-drew-hidden = { $side } draws a hidden tile.
note-drew-packet = { $side } draws { $tile } for the secret draft.
note-drew-packet-hidden = { $side } draws a hidden tile for the secret draft.
note-elected = { $side } draws { $tile } with { tile-elections }.
note-drafted = { $side } takes { $tile } from the neutral zone.
note-kept = { $side } keeps { $tile }.
note-kept-hidden = { $side } keeps a hidden tile.
note-box-shuffled = The neutral tiles of earlier games are shuffled into the box.
note-placed-start = { $side } starts the game with { $tile } on { $cell } in support of { $side2 }.
note-placed = { $side } places { $tile } on { $cell } in support of { $side2 }.
note-covered = { $side } covers { $tile } on { $cell } with { tile-nobel }.
note-blocked = The cell is blocked, so { $tile } has no effect.
note-no-target = { $tile } has no target.
note-skipped = { $side } leaves the effect of { $tile } unused.
note-destroyed = { $tile } on { $cell } is destroyed and lies face down.
note-destroy-too-late = The board is full, so { $tile } destroys nothing.
note-flipped = { $tile } on { $cell } turns round and supports { $side }.
note-discarded = { $tile } on { $cell } goes to the removed pile at once.
note-gone = The destroyed { $tile } leaves { $cell } for the removed pile.
note-moved = { $tile } moves from { $cell } to { $cell2 }.
note-repeats = The effect of { $tile } on { $cell } is used again.
note-taken-back = { $side } takes { $tile } from { $cell } back into its zone.
note-removed = { $tile } leaves { $side }’s zone for the removed pile.
note-removed-unseen = { $side } loses a hidden tile to the removed pile: it is { $tile }.
note-recovered = { $side } takes { $tile } from the removed pile.
note-won-majority = All nine cells are full: { $side } wins the game, { $number } to { $number2 }.
note-shown = { $side } turns up { $tile }: it cannot be placed.
note-won-tiles = { $side2 } cannot place any tile, so { $side } wins the game.
note-won-kaboom = { tile-kaboom } supports { $side2 }, so { $side } wins the game.
note-won-sixty = Sixty tiles have been placed: { $side } wins the game, { $number } to { $number2 }.
note-drawn-sixty =
    { $number ->
        [one] Sixty tiles have been placed and each side has one supporting tile: the game is a draw.
       *[other] Sixty tiles have been placed and each side has { $number } supporting tiles: the game is a draw.
    }
note-points = Points so far: { side-mcworld } { $number }, { side-jihad } { $number2 }.
note-won-match = { $side } wins the match.
note-won-points = { $side } has the most points and wins the match.
note-drawn-match = The match is a draw.

## Why not?

refusal-place-a-tile = You have to place a tile now.
refusal-start-tile-first = The game begins with placing Mustafa.
refusal-start-tile-only = The first tile on the board is Mustafa, so { $tile } has to wait.
refusal-tile-not-there = Neither in your zone nor in the neutral zone: { $tile }.
refusal-cell-taken = There is already a tile on { $cell }.
refusal-cell-blocked = A destroyed tile still lies face down on { $cell }.
refusal-nobel-needs-tile = { tile-nobel } covers a tile, and { $cell } is empty.
refusal-nobel-own-tile = The tile on { $cell } does not support you, so { tile-nobel } cannot cover it.
refusal-nobel-safe = The tile on { $cell } is Safe, so { tile-nobel } cannot cover it.
refusal-nobel-face-down = The tile on { $cell } lies face down, so { tile-nobel } cannot cover it.
refusal-nobel-side = { tile-nobel } has to support you, like the tile it covers.
refusal-answer-effect = First decide about the effect of { $tile }: choose what it does, or leave it unused.
refusal-outside-area = { $tile } does not reach { $cell }.
refusal-nothing-there = There is no tile on { $cell }.
refusal-is-face-down = The tile on { $cell } lies face down and suffers no effect.
refusal-is-safe = The tile on { $cell } is Safe.
refusal-is-not-safe = The tile on { $cell } is not Safe, and only a Safe one can be destroyed this way.
refusal-is-itself = The tile on { $cell } cannot aim at itself.
refusal-no-effect-there = The tile on { $cell } has no immediate effect to repeat.
refusal-already-repeated = The effect of the tile on { $cell } has already been used this move.
refusal-line-empty = There is no target in the direction of { $cell }.
refusal-dots-empty = There is no target for the { $dots }.
refusal-not-your-support = The tile on { $cell } does not support you.
refusal-not-in-zone = { $tile } does not lie open in your opponent’s zone.
refusal-nothing-hidden = Your opponent has no hidden tiles.
refusal-not-removed = { $tile } is not in the removed pile.
refusal-choose-empty-cell = Now choose the empty cell to which the bribed tile moves.
refusal-draft-a-tile = You have to take one of the neutral tiles now.
refusal-not-in-draft = { $tile } is not among the neutral tiles on offer.
refusal-keep-a-tile = You have to keep one of the tiles in your hand now.
refusal-not-in-packet = { $tile } is not among the tiles in your hand.
refusal-choose-first = You have to decide who goes first.

## On the shelf

feel = A sharp duel: nine cells, every tile turns the majority round.
goal = When all nine cells are full, whoever more tiles support wins.
goal-turn = On your turn place one tile from your zone or the neutral zone on an empty cell; then you may use its effect.

## The stage in the browser

clash-board = The board
clash-turn = Turn it: support { $side }
clash-hidden-of = Hidden tiles: { $name }
clash-hidden-count = Hidden tiles: { $count }
clash-empty = { $cell }, empty
clash-on-cell = { $tile } on { $cell }
clash-supports = Supports { $side }
clash-covers = Covers { $tile }
clash-is-safe = Safe
clash-is-blocked = Blocked: no immediate effect here
clash-down-yours = until after your move
clash-down-theirs = until after { $side } has moved
clash-zone = Zone of { $side }
clash-no-tiles = No tiles
clash-start-tile = Starting tile
clash-neutral = Neutral zone
clash-removed = Removed: { $count }
clash-box = In the box: { $count }
clash-support = Support and score
clash-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
clash-wins = Games won: { $count } of { $needed }
clash-sheet-wins = Games won
clash-sheet-points = Points
clash-sheet-support = Support in the last game
clash-sheet-left = Tiles left
clash-ended = Game { $number } is over
clash-next-game = To the next game
clash-summary = Support: { $mcworld } { $first }, { $jihad } { $second }.

## The board in the terminal

board-clash-signs = Supports: { $mcworld }, { $jihad }
board-clash-down = face down
board-clash-zone = Zone ({ $side }): { $tiles }
board-clash-hidden = Hidden ({ $side }): { $tiles }
board-clash-neutral = Neutral zone: { $tiles }
board-clash-packet = To choose from: { $tiles }
board-clash-removed = Removed: { $tiles }
board-clash-wins = Game { $game }. Games won: { $mcworld } { $first }, { $jihad } { $second }
board-clash-points = Game { $game }. Points: { $mcworld } { $first }, { $jihad } { $second }
board-clash-box = Neutral tiles in the box: { $count }

## Why a bot would do it

reason-clash-kaboom = KABOOM!!! makes your opponent lose if it still lies there at the end.
reason-clash-nobel = It makes a tile of yours safe for good.
reason-clash-safe = A safe tile keeps its support.
reason-clash-last-cell = It fills the last free cell.
reason-clash-hits = It takes support from your opponent.
