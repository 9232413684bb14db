### The browser client, in English.

## Everywhere

web-home = Ludoteka, home page
web-to-home = Home
web-no-page = There is nothing at this address.
web-language = Language
web-dark = Dark colours
web-light = Light colours
web-close = Close
web-cancel = Cancel
web-loading = One moment…
web-a-moment = One moment…
web-fault = That did not work ({ $code }).
web-cannot = This table cannot be opened
web-unreachable = Can’t reach the server. Retrying…
web-reconnecting = Connection lost. Reconnecting; nothing is lost.
web-bad-link = That isn’t a link to a table.
web-copied = Copied.
web-copy-this = Copy this link:
web-credits = Credits

## Home

web-welcome = What shall we play?
web-welcome-text = Five published games, complete: against bots, with friends by link, or together at one screen.
web-play-now = Play now
web-play-now-of = Play { $game } now, against bots
web-new-table = New table
web-join = Join
web-players = players
web-continue = Continue
web-go-on = Resume
web-forget = Remove from list
web-public = Public tables
web-public-none = No public table is open now.
web-sit = Sit down
web-watch = Watch
web-link = Invitation link
web-upload = Open a recorded match
web-upload-text = Replay it, or play on from any position.

web-feel-clash = A sharp duel: nine cells, every tile turns the majority round.
web-length-clash = 20 min
web-feel-emerald-skulls = Roll, dare, and bet on the others: loud, quick and wicked.
web-length-emerald-skulls = 30 min
web-feel-king-of-new-york = Giant monsters, bricks flying: claws, fame and a lot of dice.
web-length-king-of-new-york = 40 min
web-feel-deli = Build sandwiches layer by layer from what the others leave you.
web-length-deli = 30 min
web-feel-sandwich-wars = Run a kitchen: ingredients, orders, and tricks against the neighbours.
web-length-sandwich-wars = 45 min

## A new table

web-game = Game
web-how-many = How many players?
web-seats = Who plays?
web-seat-number = Seat { $number }
web-free-seat = Free seat { $number }
web-me = Me
web-guest = Guest
web-person-here = Someone else on this screen
web-by-link = Invite by link
web-link-later = You will get the link at the table.
web-bot = Bot
web-bot-level = Bot, level { $level }
web-bot-random = Bot that plays at random
web-bot-named = Bot “{ $bot }”
web-name = Name
web-name-of = Name, { $seat }
web-options = Options
web-clock = Clock
web-clock-none = No clock
web-clock-move = Time for each move
web-clock-game = Time for the whole game
web-minutes = minutes
web-race = seconds for each betting round (0: no limit)
web-expiry = When time runs out
web-expiry-bot = A bot plays on
web-expiry-resign = The player resigns
web-parts = Your own component file
web-parts-text = Do you own the box and want to type in what is printed on your copy? Load a file with the entries that differ.
web-parts-ours = Our file to start from
web-parts-file = Choose a component file
web-make-public = Everybody may see the table and take a free seat
web-make = Open the table

## Before it begins

web-gathering = Waiting for players
web-gathering-text = The game begins as soon as every seat is taken.
web-copy-link = Copy the invitation
web-fill-bot = Fill with a bot
web-invited = You are invited to a table
web-your-name = Your name

## The table

web-table = Table
web-question = What is asked
web-position = The position in words
web-drawer = Log, chat and rules
web-log = Log
web-log-empty = Nothing has happened yet.
web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something
web-send = Send
web-rules = Rules
web-rules-search = Search the rules
web-clause = Rule { $id }
web-rules-none = No clause contains these words.
web-undo = Undo
web-hint = Hint
web-hint-says = The bot suggests (with your chance of winning):
web-hint-do = Do it
web-hint-thinks = Thinking…
web-step-back = Step back
web-skip = Skip
web-picked = Now choose the place.
web-picked-button = Choose one of these.
web-waiting = Waiting for { $names }.
web-thinking = { $count ->
    [one] { $names } is thinking…
   *[other] { $names } are thinking…
}
web-thinks = thinking
web-away = away
web-let-bot = Let a bot take over
web-take-back = Take my seat back
web-go-on-in = Go on (in { $seconds } s)
web-may-go-on = { $name } need not wait any longer.
web-may-go-on-in = { $name } may go on in { $seconds } s.
web-passed = You have passed. Until everybody is done you can still change your mind.
web-time-left = Time left: { $time }
web-over = The match is over.
web-to-result = See the result
web-table-menu = This table
web-share = Copy the link for spectators
web-other-device = Copy my seat for another device
web-download = Download the record
web-resign = Resign
web-resign-sure = Really give up?
web-fair = Fair dice: before the first move this table committed to { $commitment }
web-cover-title = { $name }, it is your turn
web-cover-text = Something here is for your eyes only. Uncover it when nobody else is looking.
web-cover-open = Uncover

## Replay

web-replay = Replay
web-replay-end = End the replay
web-replay-start = The beginning.
web-replay-step = A step without a note.
web-play = Play
web-pause = Pause
web-earlier = One step back
web-later = One step forward
web-position-of = Position { $at } of { $last }
web-branch = Play on from here

## The end

web-won = { $name } wins!
web-won-you = You win!
web-lost = { $name } lost.
web-lost-you = You lost.
web-nobody-won = Nobody wins.
web-drawn = Draw: { $names }
web-sheet = Score sheet
web-score = Score
web-rank = Place
web-story = The story of the match
web-fact-moves = { $count ->
    [one] It was decided by a single move.
   *[other] It was decided in { $count } moves.
}
web-fact-biggest = The biggest swing (step { $count }): { $what }
web-fact-turned = The turning point: from step { $count } on { $name } stays ahead.
web-dice = Fair dice
web-dice-text = Before the first move the table committed to a number. Now the secret is open: your browser can check that it fits the commitment and produced every roll and draw.
web-dice-unfair = This table was begun with known dice, or goes on from another match: its dice prove nothing.
web-dice-promise = Commitment
web-dice-seed = Secret
web-verify = Check the dice
web-verify-wait = Checking…
web-verify-good = All is right: { $moves ->
    [one] { $moves } legal move
   *[other] { $moves } legal moves
}, { $chances ->
    [one] { $chances } fair roll or draw
   *[other] { $chances } fair rolls and draws
}.
web-verify-bad = The secret does not fit the commitment: these dice were not fair.
web-verify-record-bad = The dice fit, but the record does not.
web-what-next = What next?
web-rematch = Rematch
web-look = Look at the board

## Keys

web-keys = Keys
web-key-walk = move between choices
web-key-pick = choose
web-key-back = step back, skip, close
web-key-turn = turn the tile you hold
web-key-undo = undo
web-key-hint = hint
web-key-log = log
web-key-chat = chat
web-key-rules = rules
web-key-keys = this list

## CLASH

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
clash-summary = Support: { $mcworld } { $first }, { $jihad } { $second }.

## Emerald Skulls

skulls-pot = Pot
skulls-gears = gears
skulls-tokens = reroll tokens
skulls-rivals = gears of Vrax and Kar
skulls-roller = rolls the dice
skulls-markers = Betting markers left: { $count }
skulls-hand = Dice in hand: { $count }
skulls-dice = Dice: { $count }
skulls-closed = Closed for this turn
skulls-card = Bet card { $card }
skulls-pays = Pays: { $pays }
skulls-jackpot = The roller’s jackpot: { $gears }
skulls-places = Places left: { $count }
skulls-bettors = Betting markers here: { $names }

## King of New York

kony-map = The city
kony-market = For sale
kony-monster = { $monster } ({ $name })
kony-vitals = { $hearts } of { $most } ♥, { $stars } ★, { $energy } ⚡
kony-out = eliminated
kony-out-stars = Eliminated, with { $stars } ★
kony-plays = plays
kony-extra = extra turn
kony-claim = gets the next Keep card
kony-cards = Cards: { $cards }
kony-trophy = Destroyed: { $count } × { $unit }
kony-dealt = Damage you dealt it this turn: { $count }
kony-here = Here: { $names }
kony-nobody-here = No Monster is here.
kony-here-count = Here: { $count }
kony-souvenir-here = A Souvenir lies here.
kony-in-lane = { $who }, lane { $lane }
kony-manhattan-text = Your Attack hits every Monster outside. Heal dice do not heal here. You climb one zone in each of your Move steps.
kony-outer-text = Your Attack hits the Monsters in Manhattan. There is room for two Monsters.
kony-income = Whoever starts a turn here gains { $stars } ★ and { $energy } ⚡.
kony-durability = Durability { $durability }. Whoever destroys it gets { $reward } { $sign }.
kony-becomes = Then it becomes: { $unit }
kony-below = Covered tiles under it: { $count }
kony-empty-stack = Stack { $number }: nothing left
kony-unit-new = It appeared this turn and cannot be destroyed yet.
kony-dice = Dice of this turn: { $name }
kony-no-dice = The dice
kony-keep-hint = { $count ->
    [one] Click the dice you want to keep. One reroll left.
   *[other] Click the dice you want to keep. { $count } rerolls left.
}
kony-rerolls = Rerolls left: { $count }
kony-roll = { $count ->
    [one] Reroll one die
   *[other] Reroll { $count } dice
}
kony-roll-paid = { $count ->
    [one] Reroll one die for { $energy } ⚡
   *[other] Reroll { $count } dice for { $energy } ⚡
}
kony-die-kept = { $face }, kept
kony-die-rolled = { $face }, to be rerolled
kony-resolved = Resolved already
kony-quiet = Manhattan was empty at the start of this turn: Attack does nothing.
kony-face-energy = 1 ⚡ for each die.
kony-face-heal = 1 ♥ for each die, but not in Manhattan.
kony-face-attack = 1 damage for each die: from Manhattan to everybody outside, from outside to everybody in Manhattan.
kony-face-destruction = Each is one point against buildings and units in your borough.
kony-face-celebrity = Three or more take Superstar and give 1 ★ for each beyond the second. Whoever holds Superstar gets 1 ★ for each.
kony-face-ouch = The units shoot. One: at you. Two: at every Monster in your borough. Three: everywhere, and you take the Statue of Liberty.
kony-superstar-text = Its holder gains 1 ★ for each Celebrity rolled. It is taken with three Celebrity.
kony-statue-text = Worth 3 ★ to its holder, who loses them with it. It is taken with three Ouch!
kony-ownerless = Nobody has it.
kony-owner = Owner: { $name }
kony-web-text = One reroll fewer for each. An Attack die removes one.
kony-jinx-text = Rerolling Ouch! dice costs 1 ⚡ for each. A Heal die removes one.
kony-souvenir-text = Left by a Tourist, once in every borough.
kony-carapace-text = Lies on the card Carapace and heals 1 ♥ when the card is discarded.
kony-supply = Left in the supply: { $count }
kony-shells = Tokens on it: { $count }
kony-keep = Keep
kony-once = Discard
kony-keep-card = Keep: it stays with its Monster.
kony-discard-card = Discard: it acts at once and is gone.
kony-price = Price: { $price } ⚡
kony-price-here = Price where you are: { $price } ⚡ (elsewhere { $printed } ⚡)
kony-sweep = Sweep: { $price } ⚡
kony-sweep-text = The three open cards are discarded and three new ones turned up.
kony-deck = Cards in the deck: { $count }
kony-deck-text = Nobody knows their order.
kony-discard = Discard pile: { $count }
kony-warning = A die of yours shows Celebrity: this card would eliminate you at the end of this turn.
kony-buy-anyway = Buy it anyway
kony-sheet-monster = Monster
kony-sheet-stars = Victory points ★
kony-sheet-hearts = Life ♥
kony-sheet-energy = Energy ⚡
kony-sheet-cards = Keep cards
kony-sheet-units = Units destroyed
## Clash at the Deli

deli-counter = The counter
deli-menu = Menu
deli-round = Round { $round } of { $rounds }
deli-begins = First: { $name }
deli-moisture = Each card: { $dry } dry, { $juicy } juicy.
deli-in-pool = In the pool: { $count }
deli-in-deck = Left in the deck: { $count }
deli-sign = +1 point if placed: { $sign }.
deli-bottom = Goes only directly on the bottom bread.
deli-single = Only one in a sandwich.
deli-reserved = Reserved for this round
deli-left-over = Left over from the pool
deli-trash = Last round’s trash
deli-once-more = Lies open; may be played once more
deli-sandwich = Sandwich { $number }
deli-sandwich-of = Sandwich { $number } ({ $name })
deli-unfinished = unfinished
deli-closed = closed with bread
deli-declared = declared closed
deli-worth = { $points }, { $state }
deli-ghost = With { $ingredient }: { $points }
deli-new = Room for a new sandwich
deli-new-text = A sandwich begins with bread.
deli-recipe = { $points ->
    [one] { $recipe }: { $points } point
   *[other] { $recipe }: { $points } points
}
deli-recipe-made = You have this one.
deli-recipe-missing = Missing: { $cards }
deli-recipe-gone = Out of reach.
deli-score-of = { $name }, score: { $points }
deli-score-now = If the match ended now:
deli-points = points
deli-picks = Picks this round: { $picks } of 6
deli-joker-name = Choose the ingredient the joker becomes.
deli-hand = Action cards
deli-hand-size = Action cards in hand: { $count }
deli-no-hand = No action cards left
deli-sheet-sign = well placed (signs)
deli-sheet-classic = classics on the menu
deli-sheet-total = Total
deli-summary-pool = Pool: { $cards }
deli-pad = Score pad
deli-pad-text = Playing with the box? Tap what each player has in front of them and see the score line by line.
deli-pad-kept = Kept in this browser only.
deli-pad-players = Players
deli-pad-add-player = Add a player
deli-pad-remove-player = Remove this player
deli-pad-person = About this player
deli-pad-gregg = has Gregg Benedict
deli-pad-breadhead = Points from Breadhead
deli-pad-sandwiches = Sandwiches
deli-pad-new = New sandwich
deli-pad-start = Tap the cards from the bottom to the top. Bread comes first.
deli-pad-take-off = Take off the top card
deli-pad-remove = Remove sandwich { $number }
deli-pad-leads = { $count ->
    [one] Ahead: { $names }
   *[other] Tied: { $names }
}
deli-pad-variants = Variants and own cards
deli-pad-clear = New match
deli-pad-clear-sure = Really clear the pad?
## Sándwich Wars

sand-quality = Quality: { $now }
sand-quality-changed = Quality: { $printed } → { $now }
sand-cost = Cost: { $now }
sand-cost-changed = Cost: { $printed } → { $now }
sand-fine = With the fine for replacing: { $cost }
sand-opportunity = Takes no action; then it goes to your left neighbour
sand-seen = Everybody has seen this card
sand-needs = Ingredients: { $size }; quality needed: { $quality }
sand-printed = VP: { $points }
sand-bonus = 2 VP chips for each of these used: { $categories }
sand-reward-assistant = Reward: an assistant or 2 VP chips
sand-reward-units = Reward, in any mix of coins and market cards: { $count }
sand-best = Best quality your zone gives: { $best }
sand-too-few = Your zone has too few ingredients
sand-in-centre = In the centre; hiring costs 5 coins
sand-works-for = Works for { $name }
sand-market = Market deck
sand-market-text = Restocking is an action: discard what you like, then draw back up to five.
sand-order-deck = Order deck
sand-discards = Discards
sand-cards = Cards: { $count }
sand-under = Known at the bottom, from the top down: { $orders }
sand-bank = Bank
sand-bank-text = Taking 4 coins is an action.
sand-coins = Coins: { $count }
sand-chips = VP chips: { $count }
sand-chips-hidden = VP chips: hidden until the end
sand-hand-of = Cards in hand: { $count }
sand-done = Completed orders: { $orders }
sand-done-none = No completed order yet
sand-done-points = VP of the orders: { $points }
sand-done-types = Different types: { $count }; VP for variety: { $points }
sand-free = Free place
sand-play-here = Play it here
sand-last-round = Five orders completed: this is the last round
sand-sheet-orders = VP of the orders
sand-sheet-opportunities = Opportunities in hand, 4 VP each
sand-sheet-variety = Variety of orders
sand-sheet-total = Total
sand-sheet-completed = Completed orders
sand-sheet-coins = Coins left
