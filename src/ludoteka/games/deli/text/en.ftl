### Clash at the Deli, in English.

title = Clash at the Deli
blurb = Pick ingredients, stack sandwiches and close them in time: the best cook takes over Big Joe’s deli.

## Bots, from the weakest to the strongest

bot-pip = Pip
bot-pip-temper = Puts everything on everything.
bot-bruno = Bruno
bot-bruno-temper = Closes every sandwich early, to be safe.
bot-olivia = Olivia
bot-olivia-temper = Never leaves a slice of cheese to anyone.
bot-marcel = Marcel
bot-marcel-temper = Knows all the classics by heart.
bot-rosa = Rosa
bot-rosa-temper = Has seven sandwiches in mind at once.

## Names

place = { $key }

category-bread = bread
category-protein = protein
category-cheese = cheese
category-vegetable = vegetables
category-sauce = sauces

ingredient-unknown = unknown ingredient
ingredient-white-toast = White Toast
ingredient-half-roll = Half Roll
ingredient-half-bagel = Half Bagel
ingredient-rye = Rye Bread
ingredient-wrap = Wrap Tortilla
ingredient-bacon = Bacon
ingredient-fried-egg = Fried Egg
ingredient-corned-beef = Corned Beef
ingredient-roasted-pork = Roasted Pork
ingredient-wiener = Wiener Sausage
ingredient-tuna = Tuna
ingredient-american = American Cheese
ingredient-cheddar = Cheddar Cheese
ingredient-swiss = Swiss Cheese
ingredient-cream-cheese = Cream Cheese
ingredient-tomato = Tomato
ingredient-lettuce = Lettuce
ingredient-avocado = Avocado
ingredient-sauerkraut = Sauerkraut
ingredient-pickles = Pickles
ingredient-butter = Butter
ingredient-trinity = The Trinity
ingredient-hot-sauce = Hot Sauce
ingredient-ranch = Ranch

action-unknown = hidden action card
action-joker-bread = Joker Bread
action-joker-protein = Joker Protein
action-joker-cheese = Joker Cheese
action-joker-veggie = Joker Veggie
action-joker-sauce = Joker Sauce
action-take-that = I’ll Take That
action-picky-eater = Picky Eater
action-lucky-day = Lucky Day
action-breadhead = Breadhead
action-second-helping = Second Helping

event-unknown = hidden event
event-free-sample = Free Sample
event-leftovers = Leftovers
event-fresh-loaf = Fresh Loaf
event-tidy-counter = Tidy Counter
event-mouldy-top = Mouldy Top
event-rats = Rats in the Pantry
event-inspection = Health Inspection
event-power-cut = Power Cut

character-unknown = unknown character
character-tricia = Malicious Tricia
character-nikki = Picky Nikki
character-michael = Recycle Michael
character-pete = Repeat Pete
character-drew = Switcheroo Drew
character-gregg = Gregg Benedict
character-jackson = Action Jackson
character-debbie = Debbie Dibs
character-isaac = Psychic Isaac
character-kath = Copy Kath

collector-scoville = Mayor of Scoville
collector-american = True American
collector-englishman = Englishman

recipe-reuben = Reuben
recipe-cubano = Cubano
recipe-cheesy-dog = Cheesy Dog
recipe-classic-wrap = Classic Wrap
recipe-veggie-wrap = Veggie Wrap
recipe-bacon-egg-cheese = Bacon Egg ’n Cheese
recipe-cream-cheese-bagel = Cream Cheese Bagel
recipe-tuna-melt = Tuna Melt
recipe-blt = BLT
recipe-butter-toast = Butter Toast
recipe-avocado-toast = Avocado Toast

sign-none = no sign
sign-on-bread = directly on bread
sign-on-protein = directly on a protein
sign-on-cheese = directly on a cheese
sign-on-vegetable = directly on a vegetable
sign-edge = lowest or topmost of at least three fillings

## What the cards do

action-unknown-text = You may not see this card.
action-joker-bread-text = Instead of a pick: becomes any bread for the rest of the game.
action-joker-protein-text = Instead of a pick: becomes any protein for the rest of the game.
action-joker-cheese-text = Instead of a pick: becomes any cheese for the rest of the game.
action-joker-veggie-text = Instead of a pick: becomes any vegetable for the rest of the game.
action-joker-sauce-text = Instead of a pick: becomes any sauce for the rest of the game.
action-take-that-text = When an opponent picks from the pool: you get that card as your own pick, and they pick again.
action-picky-eater-text = Instead of a pick: take two cards from the pool, one after the other.
action-lucky-day-text = End of the round: you start the next one, unless somebody else plays it too.
action-breadhead-text = End of the round: a point for each sandwich you closed with bread this round.
action-second-helping-text = End of the round: move the top filling of one unfinished sandwich onto another.

event-unknown-text = You may not see this event.
event-free-sample-text = Good: name a category, draw its top card, and place or trash it.
event-leftovers-text = Good: take one of the cards that were left in the pool and place it.
event-fresh-loaf-text = Good: draw up to three breads and keep one.
event-tidy-counter-text = Good: move a top filling between two of your unfinished sandwiches.
event-mouldy-top-text = Bad: your tallest unfinished sandwich loses its top filling.
event-rats-text = Bad: you lose an empty bread.
event-inspection-text = Bad: unfinished sandwiches with four fillings lose the top one.
event-power-cut-text = Bad: cheese on top of an unfinished sandwich is trashed.

character-unknown-text = Nobody knows this character yet.
character-tricia-text = After each card you take and place you may trash a card from the pool.
character-nikki-text = Twice a round, while you all pick, redeal one category of the pool.
character-michael-text = Once a round pick from last round’s trash.
character-pete-text = Exchange up to three action cards at the start; play each card once more in a later round.
character-drew-text = After the picking swap one of your top cards with an opponent’s.
character-gregg-text = 1 extra point for each closed sandwich with egg that is not on the menu.
character-jackson-text = Discard an action card to take the card an opponent picks.
character-debbie-text = Reserve a card from the pool at the start of each round.
character-isaac-text = Look at three events at the end of each round and choose the one that happens.
character-kath-text = Each round you have the ability of another character that is not in play.

## Options

option-characters = Characters
option-characters-drawn = Drawn at random
option-characters-agreed = Each player chooses
option-characters-kath-mania = Copy Kath mania: everybody is Kath
option-chefs = Characters for each player
option-chefs-1 = One
option-chefs-2 = Two (team fight)
option-chefs-3 = Three (team fight, up to three players)
option-chefs-4 = Four (team fight, two players)
option-rounds = Rounds
option-rounds-3 = 3 rounds
option-rounds-4 = 4 rounds
option-rounds-5 = 5 rounds
option-rounds-6 = 6 rounds
option-pool = Pool
option-pool-full = As in the book
option-pool-one-fewer = One card fewer of each category
option-pool-two-fewer = Two cards fewer of each category
option-closing-bonus = Closing bonus
option-closing-bonus-1 = 1 point
option-closing-bonus-2 = 2 points
option-closing-bonus-3 = 3 points
option-closing-bonus-4 = 4 points
option-closing-bonus-5 = 5 points
option-doubling = Doubling
option-doubling-off = No
option-doubling-on = The least valuable closed sandwich counts twice

## Moves

move-chef = Be { $character }
move-exchange = Exchange { $action }
move-reserve = Reserve { $ingredient }
move-redeal = Redeal the { $category }
move-pick = Pick { $ingredient }
move-dibs = Take your reserved card
move-recycle = Take { $ingredient } from last round’s trash
move-joker = Play a joker as { $ingredient }
move-play = Play { $action }
move-again = Play { $action } once more
move-discard = Discard { $action } and take the card
move-start = Start a new sandwich with it
move-on = Put it on sandwich { $place }
move-close = Close sandwich { $place } with the empty bread { $place2 }
move-declare = Declare sandwich { $place } closed
move-trash = Trash { $ingredient }
move-bin = Trash the card
move-swap = Swap the top of your sandwich { $place } with the top of { $seat }’s sandwich { $place2 }
move-move = Move the top filling of sandwich { $place } onto sandwich { $place2 }
move-foresee = Let this happen: { $event }
move-sample = Draw from the deck of { $category }
move-take = Take { $ingredient } from the leftovers
move-keep = Keep { $ingredient }
move-lose = Choose sandwich { $place }
move-skip = Skip
move-pass = Pass

## Questions

prompt-chef = Choose your character.
prompt-exchange =
    { $number ->
        [one] You may exchange one more action card.
       *[other] You may exchange up to { $number } action cards, one after the other.
    }
prompt-reserve = You may reserve a card from the pool for this round.
prompt-redeal =
    { $number ->
        [one] { $seat } is about to pick. You may redeal a category (one left this round).
       *[other] { $seat } is about to pick. You may redeal a category ({ $number } left this round).
    }
prompt-turn =
    { $number ->
        [one] Pick a card: it is your last this round.
       *[other] Pick a card; you have { $number } picks left this round.
    }
prompt-stuck =
    { $number ->
        [one] No card in the pool fits. Skip your last pick, or do something else.
       *[other] No card in the pool fits. Skip one of your { $number } picks, or do something else.
    }
prompt-eater =
    { $number ->
        [1] Pick the first card of your Picky Eater.
       *[other] Pick the second card of your Picky Eater.
    }
prompt-offer = { $seat } picks { $ingredient }. Do you take it away?
prompt-place = Where do you put { $ingredient }?
prompt-trash = You may trash a card from the pool.
prompt-close = You may close sandwiches before your turn ends.
prompt-swap = You may swap a top card with an opponent.
prompt-end = End of the round: close sandwiches, play an action card, or pass.
prompt-move = Move a top filling onto another sandwich.
prompt-tidy = You may move a top filling onto another sandwich.
prompt-foresee = Choose the event that happens.
prompt-sample = You may draw a free sample.
prompt-sampled = Place { $ingredient } or trash it.
prompt-leftovers = You may take one of the leftovers.
prompt-loaf = You may keep one of the breads.
prompt-mould = Choose the sandwich whose top filling goes mouldy.
prompt-rats = Choose the bread that the rats get.
prompt-draw-chef = A character is drawn.
prompt-draw-action = An action card is drawn.
prompt-lot = Drawing lots: who starts?
prompt-deal = The pool is dealt.
prompt-draw-copy = Kath draws a character.
prompt-draw-redeal = A new card is dealt to the pool.
prompt-draw-event = An event is turned up.
prompt-draw-look = Isaac looks at an event.
prompt-draw-sample = A free sample is drawn.
prompt-draw-loaf = A bread is drawn.

## The log

note-chef = { $seat } is { $character }.
note-drew = { $seat } draws { $action }.
note-drew-hidden = { $seat } draws an action card.
note-drew-instead = { $seat } draws { $action } in exchange.
note-drew-instead-hidden = { $seat } draws an action card in exchange.
note-set-aside = { $seat } sets { $action } aside.
note-exchanged =
    { $number ->
        [0] { $seat } exchanges no action card.
        [one] { $seat } exchanges one action card.
       *[other] { $seat } exchanges { $number } action cards.
    }
note-begins = { $seat } is drawn to start round { $number }.
note-begins-tied = The tallest sandwiches are equal, and { $seat } is drawn to begin round { $number }.
note-round = Round { $number } of { $number2 }.
note-restocked = Old trash is shuffled back into the deck of { $category }.
note-dealt = New in the pool: { $ingredient }.
note-dealt-again = { $ingredient } comes into the pool instead.
note-copies = { $seat } copies { $character } this round.
note-copies-nobody = { $seat } finds nobody left to copy.
note-reserved = { $seat } reserves { $ingredient }.
note-redeals = { $seat } redeals the { $category }.
note-picks = { $seat } picks { $ingredient }.
note-picks-reserved = { $seat } picks the reserved card, { $ingredient }.
note-recycles = { $seat } picks { $ingredient } from the trash.
note-jokes = { $seat } plays { $action } as { $ingredient }.
note-plays = { $seat } plays { $action }.
note-plays-again = { $seat } plays { $action } once more.
note-takes-that = { $seat } takes { $ingredient } away from { $seat2 }.
note-discards = { $seat } discards { $action } and takes { $ingredient } away from { $seat2 }.
note-skips = { $seat } can place nothing and skips.
note-started = { $seat } starts sandwich { $place } with { $ingredient }.
note-placed = { $seat } puts { $ingredient } on sandwich { $place }.
note-closed = { $seat } closes sandwich { $place } with { $ingredient }.
note-closed-with-empty = { $seat } uses an empty { $ingredient } to close what is now sandwich { $place }.
note-declared = { $seat } declares sandwich { $place } closed.
note-declared-toast = { $seat } declares sandwich { $place }, a toast, closed.
note-trashed = { $seat } trashes { $ingredient }.
note-binned = { $seat } trashes the free sample: { $ingredient }.
note-swapped = { $seat } swaps { $ingredient } for { $ingredient2 } with { $seat2 }.
note-breadhead =
    { $number ->
        [one] { $seat } gets 1 point for Breadhead.
       *[other] { $seat } gets { $number } points for Breadhead.
    }
note-moved = { $seat } moves { $ingredient } from sandwich { $place } to sandwich { $place2 }.
note-pool-trashed =
    { $number ->
        [0] Nothing is left in the pool.
        [one] The last card in the pool goes to the trash.
       *[other] The { $number } cards left in the pool go to the trash.
    }
note-looks =
    { $number ->
        [one] { $seat } looks at an event.
       *[other] { $seat } looks at { $number } events and chooses one.
    }
note-looked-at = { $seat } sees { $event }.
note-event = Event: { $event }.
note-sampled = { $seat } draws { $ingredient }.
note-left-over = { $seat } takes { $ingredient } from the leftovers.
note-loaf = { $ingredient } is drawn.
note-kept = { $seat } keeps { $ingredient }.
note-lost = { $seat } loses { $ingredient } from sandwich { $place }.
note-lost-bread = { $seat } loses an empty bread: { $ingredient }.
note-lucky = { $seat } has a lucky day and starts the next round.
note-unlucky = { $number } Lucky Days cancel each other out.
note-tallest = { $seat } has the tallest unfinished sandwich and starts the next round.
note-collects =
    { $number ->
        [one] { $seat } is the { $collector }: 1 point.
       *[other] { $seat } is the { $collector }: { $number } points.
    }
note-scored =
    { $number ->
        [one] { $seat } has 1 point.
       *[other] { $seat } has { $number } points.
    }
note-scored-minus =
    { $number ->
        [one] { $seat } has −1 point.
       *[other] { $seat } has −{ $number } points.
    }
note-won = { $seat } wins the deli.
note-shared = { $seat } shares the victory.

## Why not?

refusal-too-many-chefs =
    { $number ->
        [one] With so many players everybody has only one character.
       *[other] With so many players nobody may have more than { $number } characters.
    }
refusal-no-team-mania = Copy Kath mania can’t be combined with a team fight.
refusal-choose-chef = You have to choose a character now.
refusal-chef-taken = { $character } is taken.
refusal-exchange-or-keep = Exchange an action card, or pass.
refusal-not-in-hand = { $action } is not in your hand.
refusal-reserve-or-pass = Reserve a card from the pool, or pass.
refusal-not-in-pool = Not in the pool: { $ingredient }.
refusal-is-reserved = { $ingredient } is reserved: only Debbie Dibs may take it, as her reserved card.
refusal-pick-a-card = You have to pick a card now.
refusal-no-skip = A card in the pool fits, so you may not skip.
refusal-skip-instead = No card in the pool fits: skip, or do something else that is offered.
refusal-redeal-or-pass = Redeal a category, or pass.
refusal-no-redeal-power = Only Picky Nikki redeals.
refusal-no-redeal-left = You have already redealt twice this round.
refusal-nothing-to-redeal = There is nothing to redeal among the { $category } in the pool.
refusal-nothing-reserved = You have no reserved card.
refusal-no-recycle-power = Only Recycle Michael picks from the trash.
refusal-recycled-already = You have already picked from the trash this round.
refusal-not-in-trash = Not in last round’s trash: { $ingredient }.
refusal-wrong-moment = You can’t play { $action } now.
refusal-played-already = You have already played { $action } this round.
refusal-name-joker = To play { $action }, name the ingredient it becomes.
refusal-not-played-before = No { $action } lies open in front of you.
refusal-no-repeat-power = Only Repeat Pete plays an action card once more, and never a joker.
refusal-nothing-placeable = No card in the pool fits.
refusal-two-picks-needed = Picky Eater needs two picks, and you have only one left.
refusal-eat-from-pool = Picky Eater takes cards from the pool: pick one that fits.
refusal-eater-is-full = No second card in the pool fits: pass.
refusal-take-or-pass = Take the card away, or pass.
refusal-only-jackson = Only Action Jackson can take a reserved card, by discarding.
refusal-no-discard-power = Only Action Jackson takes a card by discarding.
refusal-must-place = You have to place { $ingredient } now.
refusal-no-such-sandwich = There is no sandwich { $place }.
refusal-no-such-sandwich-there = { $seat } has no sandwich { $place }.
refusal-needs-bread = A sandwich begins with bread, so { $ingredient } cannot start one.
refusal-seven-sandwiches = There is no room for more than seven sandwiches.
refusal-four-fillings = Sandwich { $place } has four fillings already.
refusal-is-closed = Sandwich { $place } is closed.
refusal-is-closed-there = Sandwich { $place } of { $seat } is closed.
refusal-other-bread = { $ingredient } does not close sandwich { $place }: it is a different bread.
refusal-on-bread-only = { $ingredient } goes only directly on the bottom bread.
refusal-same-sauce = Sandwich { $place } already has { $ingredient }.
refusal-no-filling = Sandwich { $place } has no filling.
refusal-not-empty = Sandwich { $place } is not an empty bread.
refusal-wrap-declared = A second wrap does not close sandwich { $place }; declare it closed instead.
refusal-not-declarable = Sandwich { $place } is neither a wrap nor one of the two toasts.
refusal-close-or-pass = Close a sandwich, or pass.
refusal-trash-or-pass = Trash a card from the pool, or pass.
refusal-swap-or-pass = Swap a top card with an opponent, or pass.
refusal-not-an-opponent = You can swap only with an opponent.
refusal-not-swappable = { $ingredient } cannot be swapped.
refusal-bread-for-bread = Bread can only be swapped for bread.
refusal-swap-not-legal = The two sandwiches would not be legal with these cards on top.
refusal-end-of-round = Close a sandwich, play a card for the end of the round, or pass.
refusal-nothing-to-move = You have no top filling that could go elsewhere.
refusal-move-a-filling = Choose a top filling and where it goes.
refusal-same-place = The filling lies on sandwich { $place } already.
refusal-foresee-one = You have to choose one of the events you see.
refusal-not-looked-at = Not among the events you see: { $event }.
refusal-sample-or-pass = Name a category to draw from, or pass.
refusal-empty-deck = The deck of { $category } is empty.
refusal-place-or-bin = Place { $ingredient } or trash it.
refusal-take-leftover = Take one of the leftovers, or pass.
refusal-not-left-over = Not among the leftovers: { $ingredient }.
refusal-keep-a-bread = Keep one of the breads, or pass.
refusal-not-drawn = Not among the cards drawn: { $ingredient }.
refusal-lose-a-top = Choose one of your tallest unfinished sandwiches.
refusal-not-tallest = Sandwich { $place } is not one of your tallest.
refusal-lose-a-bread = Choose one of your empty breads.

## On the shelf

feel = Build sandwiches layer by layer from what the others leave you.
goal = After five rounds, whoever’s sandwiches are worth the most points wins.
goal-turn = In a round everybody picks six ingredients in turn and places each one at once; then come action cards and an event.

## The stage in the browser

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

## The score pad

pad-player = { $name }
pad-sandwich = Sandwich { $number }: { $cards }
pad-cards = cards
pad-sign = { $name }: { $sign }
pad-closing = closed with bread
pad-classic = classic: { $name }
pad-moisture = too dry or too juicy
pad-gregg = Gregg Benedict’s egg sandwiches
pad-doubling = the least valuable closed sandwich once more
pad-breadhead = Breadhead
pad-total = Total: { $points }
pad-unknown = Line { $line }: “{ $word }” isn’t an ingredient of this game.
pad-guess = Line { $line }: “{ $word }” isn’t an ingredient of this game; did you mean { $name }?
score-how = Type one sandwich a line, from the bottom up, for example “rye butter corned-beef swiss sauerkraut rye”; “Anna:” begins the sandwiches of Anna, a “!” at the end declares a wrap or toast closed, “+2” adds points of Breadhead. End with an empty input (Ctrl-D).
aid-score = { deli-pad }
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

## The board in the terminal

board-deli-round = Round { $round } of { $rounds }
board-deli-pool = Pool: { $cards }
board-deli-reserved = Reserved: { $card }
board-deli-trash = Last round’s trash: { $cards }
board-deli-player = Player { $number } ({ $chefs }): picks { $picks }/6, action cards { $hand }, points { $points }
board-deli-open = Open action cards: { $cards }
board-deli-hand = Your action cards: { $cards }
board-deli-signs = # closed with bread, = declared closed, * joker

## Why a bot would do it

reason-deli-classic = It makes a classic on the menu.
reason-deli-towards = It brings you nearer to a classic on the menu.
reason-deli-closes = It closes a sandwich, which is then safe from events.
reason-deli-safe = A closed sandwich is safe from events.
reason-deli-sign = The card lies there as its sign asks.
reason-deli-most = It counts towards a most-of-an-ingredient bonus.
reason-deli-deny = The next player could make good use of it.
