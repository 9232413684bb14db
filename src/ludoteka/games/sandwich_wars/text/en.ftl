### Sándwich Wars, in English.

title = Sándwich Wars
blurb = The great contest has come to town: buy ingredients, hire assistants, and be first to complete the judges’ orders.

## Bots, from the weakest to the strongest

bot-coco = Coco
bot-coco-temper = Buys whatever smells good.
bot-tito = Tito
bot-tito-temper = Saves coins for a rainy day.
bot-lupe = Lupe
bot-lupe-temper = Hires half the street and feeds the other half.
bot-fausto = Fausto
bot-fausto-temper = Takes the order you wanted, a moment before you.
bot-ines = Inés
bot-ines-temper = Knows what the judges want before they do.

## Names

order =
    { $key ->
        [unknown] a hidden order
       *[other] order { $key }
    }

category-oportunidades = Opportunities
category-carnes = Meats
category-aderezos = Dressings
category-vegetales = Vegetables
category-quesos = Cheeses
category-huevos = Eggs
category-fiambres = Cold Cuts
category-extras = Extras

assistant-unknown = unknown assistant
assistant-carnes = meat assistant
assistant-aderezos = dressing assistant
assistant-vegetales = vegetable assistant
assistant-quesos = cheese assistant
assistant-huevos = egg assistant
assistant-fiambres = cold cut assistant
assistant-extras = extras assistant

card-unknown = hidden card
card-pollo-desmenuzado = Shredded Chicken
card-hamburguesa = Burger
card-milanesa-de-pollo = Chicken Milanesa
card-bondiola = Pork Shoulder
card-milanesa-de-ternera = Veal Milanesa
card-lomo = Tenderloin
card-mostaza = Mustard
card-ketchup = Ketchup
card-mayonesa = Mayonnaise
card-salsa-golf = Salsa Golf
card-chimichurri = Chimichurri
card-alioli = Aioli
card-lechuga = Lettuce
card-tomate = Tomato
card-cebolla = Onion
card-rucula = Rocket
card-morron-asado = Roast Pepper
card-palta = Avocado
card-queso-crema = Cream Cheese
card-queso-de-maquina = Sliced Cheese
card-queso-fresco = Fresh Cheese
card-mozzarella = Mozzarella
card-provolone = Provolone
card-queso-azul = Blue Cheese
card-huevo-duro = Hard-boiled Egg
card-huevo-picado = Chopped Egg
card-clara-a-la-plancha = Grilled Egg White
card-revuelto = Scrambled Egg
card-tortilla = Omelette
card-huevo-frito = Fried Egg
card-mortadela = Mortadella
card-paleta = Shoulder Ham
card-salchichon = Salchichón
card-jamon-cocido = Cooked Ham
card-salame = Salami
card-jamon-crudo = Cured Ham
card-papas-pay = Potato Sticks
card-aceitunas = Olives
card-pepinillos = Gherkins
card-champinones = Mushrooms
card-anana = Pineapple
card-panceta-crocante = Crispy Bacon
card-ayuda-inesperada = Unexpected Help
card-cocina-libre = Free Kitchen
card-toque-del-chef = Chef’s Touch
card-buena-venta = Good Sale

## What the cards do

card-unknown-text = You may not see this card.
card-pollo-desmenuzado-text = Collect 1 coin at the end of each of your turns while it is in your zone.
card-hamburguesa-text = +1 quality in an order of 4 or 5 ingredients.
card-milanesa-de-pollo-text = When used for an order: take 1 coin.
card-bondiola-text = +1 quality if the order also uses Dressings.
card-milanesa-de-ternera-text = When used for an order: take 1 VP chip.
card-lomo-text = +1 quality if it is the only Meat used.
card-mostaza-text = { card-pollo-desmenuzado-text }
card-ketchup-text = The next ingredient you play as an action this turn costs 2 less, never below 0; Free Kitchen does not use this up.
card-mayonesa-text = { card-milanesa-de-pollo-text }
card-salsa-golf-text = +1 quality if the order also uses Vegetables.
card-chimichurri-text = { card-milanesa-de-ternera-text }
card-alioli-text = When used for an order: draw 2 market cards.
card-lechuga-text = { card-pollo-desmenuzado-text }
card-tomate-text = When played: draw 2 market cards, then discard any 1 card from your hand.
card-cebolla-text = Collect 1 market card at the end of each of your turns while it is in your zone.
card-rucula-text = +1 quality if the order also uses Cheeses.
card-morron-asado-text = { card-milanesa-de-ternera-text }
card-palta-text = { card-milanesa-de-ternera-text }
card-queso-crema-text = { card-pollo-desmenuzado-text }
card-queso-de-maquina-text = When used for an order: draw 1 market card.
card-queso-fresco-text = { card-milanesa-de-pollo-text }
card-mozzarella-text = +1 quality if the order also uses Eggs.
card-provolone-text = { card-milanesa-de-ternera-text }
card-queso-azul-text = +1 quality if the order also uses Meats or Cold Cuts, at most +1.
card-huevo-duro-text = { card-pollo-desmenuzado-text }
card-huevo-picado-text = { card-tomate-text }
card-clara-a-la-plancha-text = When played: take 2 coins.
card-revuelto-text = +1 quality if the order also uses Cold Cuts.
card-tortilla-text = { card-milanesa-de-ternera-text }
card-huevo-frito-text = When played: draw 1 market card.
card-mortadela-text = { card-pollo-desmenuzado-text }
card-paleta-text = { card-tomate-text }
card-salchichon-text = { card-milanesa-de-pollo-text }
card-jamon-cocido-text = +1 quality if the order also uses Cheeses, at most +1.
card-salame-text = { card-milanesa-de-ternera-text }
card-jamon-crudo-text = When used for an order: take 3 coins.
card-papas-pay-text = { card-pollo-desmenuzado-text }
card-aceitunas-text = When played: if the order deck is not empty, you may put one open order under it and refill the row.
card-pepinillos-text = { card-milanesa-de-pollo-text }
card-champinones-text = +1 quality if the order also uses Meats.
card-anana-text = { card-milanesa-de-ternera-text }
card-panceta-crocante-text = For the bonus of an order it counts as the category that helps you most instead of Extras.
card-ayuda-inesperada-text = Take an assistant from the centre without an action and without the cost; the upkeep is due.
card-cocina-libre-text = Play up to 2 ingredients without an action and without their cost; their effects apply.
card-toque-del-chef-text = +3 to the quality of the next order you complete this turn.
card-buena-venta-text = Take 3 in any mix of coins and market cards.

assistant-unknown-text = Ingredients of its category cost you 2 less and have 2 extra quality, and using any for an order earns 2 VP chips. It brings a market card at the end of each of your turns; upkeep: 2 coins or 1 VP chip.
assistant-carnes-text = { assistant-unknown-text }
assistant-aderezos-text = { assistant-unknown-text }
assistant-vegetales-text = { assistant-unknown-text }
assistant-quesos-text = { assistant-unknown-text }
assistant-huevos-text = { assistant-unknown-text }
assistant-fiambres-text = { assistant-unknown-text }
assistant-extras-text = { assistant-unknown-text }

## On the screen

board-orders = Open orders
board-can = you can complete it now
board-assistants = Assistants in the centre
board-player = Player
board-you = you
board-first = first player
board-turn = to play
board-coins = coins
board-chips = VP chips
board-hidden = hidden
board-cards = cards in hand
board-zone = Zone
board-staff = Assistants
board-done = Completed
board-hand = Your hand
board-quality = quality
board-points = VP
board-reward-assistant = assistant or 2 VP
board-reward-units = coins or cards:
board-decks = Market deck, discards, order deck
board-idle = Rounds without a completed order
board-chef = Extra quality for the next order
board-discount = Discount on the next ingredient

## Moves

move-play = Play { $card }
move-replace = Play { $card } in place of { $card2 }
move-complete = Complete { $order }
move-hire = Hire the { $assistant }
move-restock = Restock your hand
move-coins = Take 4 coins
move-end = End your turn
move-use = Use { $card }
move-take = Take the { $assistant }
move-chips = Take 2 VP chips
move-split =
    { $number ->
        [0] Take coins only
        [one] Take { $number } market card, the rest in coins
       *[other] Take { $number } market cards, the rest in coins
    }
move-discard = Discard { $card }
move-done = Done
move-under = Put { $order } under the deck
move-skip = Leave the open orders as they are
move-pay-coins = Pay 2 coins
move-pay-chip = Pay 1 VP chip
move-keep = Keep the { $assistant }
move-back = Send the { $assistant } back

## Questions

prompt-action = Choose an action or play an opportunity; actions left: { $number }.
prompt-end = End your turn, or play an opportunity first.
prompt-free-kitchen = Play an ingredient for free, or finish; still possible: { $number }.
prompt-use = Choose the ingredients for { $order }, from left to right; still needed: { $number }.
prompt-assistant = Take one of the assistants in the centre.
prompt-reward = Choose your reward: an assistant or 2 VP chips.
prompt-split = You get { $number }: how many as market cards?
prompt-restock = Discard what you like; then you draw back up to five.
prompt-discard = Discard one card from your hand.
prompt-limit = Discard down to five cards; still too many: { $number }.
prompt-under = You may put one open order under the deck.
prompt-pay = Pay the { $assistant }: 2 coins or 1 VP chip.
prompt-keep = Do you keep the { $assistant } for another turn?
prompt-lot = Drawing lots: who starts?
prompt-draw = A market card is drawn.
prompt-order = An order is turned up.

## The log

note-first = { $seat } is drawn to start.
note-turn = It is { $seat }’s turn.
note-drew = { $seat } draws { $card }.
note-drew-hidden = { $seat } draws a market card.
note-deck-shuffled = The market discards are shuffled into a new deck.
note-none-to-draw = No market card is left for { $seat } to draw.
note-opened = A new order is open: { $order }.
note-third = A third one of its type goes under the deck: { $order }.
note-row-short = The row cannot be filled; open orders: { $number }.
note-played =
    { $number ->
        [0] { $seat } plays { $card } without paying.
        [one] { $seat } plays { $card } for { $number } coin.
       *[other] { $seat } plays { $card } for { $number } coins.
    }
note-replaced =
    { $number ->
        [one] { $seat } plays { $card } for { $number } coin, fine included, and discards { $card2 }.
       *[other] { $seat } plays { $card } for { $number } coins, fine included, and discards { $card2 }.
    }
note-completed = { $seat } completes { $order } with quality { $number }.
note-bonus = { $seat } takes { $number } VP chips for bonus categories.
note-assistant-bonus = { $seat } takes { $number } VP chips for the work of the { $assistant }.
note-hired = { $seat } hires the { $assistant }.
note-joined = { $seat } gets the { $assistant } without paying.
note-start-coins =
    { $number ->
        [one] { $seat } begins with { $number } coin more, for the place in the order of play.
       *[other] { $seat } begins with { $number } coins more, for the place in the order of play.
    }
note-got-coins =
    { $number ->
        [one] { $seat } takes { $number } coin.
       *[other] { $seat } takes { $number } coins.
    }
note-got-chips =
    { $number ->
        [one] { $seat } takes { $number } VP chip.
       *[other] { $seat } takes { $number } VP chips.
    }
note-restocks = { $seat } restocks.
note-discarded = { $seat } discards { $card }.
note-opportunity = { $seat } plays the opportunity { $card }.
note-handed-on = { $seat } passes { $card } to { $seat2 }.
note-chef = { $seat } adds { $number } to the quality of the next order this turn.
note-discount = { $seat } pays { $number } less for the next ingredient this turn.
note-put-under = { $seat } puts { $order } under the deck.
note-paid-coins = { $seat } pays the { $assistant } in coins.
note-paid-chip = { $seat } pays the { $assistant } in chips.
note-cannot-pay = { $seat } cannot pay all assistants; paid: coins { $number }, VP chips { $number2 }.
note-kept = { $seat } keeps the { $assistant }.
note-back = { $seat } sends the { $assistant } back to the centre.
note-announced = { $seat } has completed { $number } orders: the game ends after this round.
note-idle = Rounds in a row without a completed order: { $number }. After 15 the game ends.
note-idle-end = Rounds in a row without a completed order: { $number }. The game ends.
note-scored = { $seat }: orders { $number }, chips { $number2 }, opportunities { $number3 }, variety { $number4 }.
note-total = { $seat } has { $number } VP in total.
note-won = { $seat } wins and is the Grand Sandwich Master.
note-shared = { $seat } shares the victory.

## Why not?

refusal-choose-action = Now choose one of the actions, or play an opportunity.
refusal-no-actions = You have already taken both actions this turn.
refusal-not-in-hand = You do not have { $card } in your hand.
refusal-too-dear = You can’t afford { $card }: cost { $number }, you have { $number2 }.
refusal-zone-full = Your zone is full: you can play { $card } only in place of another ingredient.
refusal-not-in-zone = You have no { $card } in your zone.
refusal-zone-not-full = You may replace only when your zone is full; ingredients in it: { $number }.
refusal-fine-too-dear = You can’t afford { $card }: cost with the fine { $number }, you have { $number2 }.
refusal-fine-short = Your zone is full, so another ingredient would have to go, and you cannot pay the fine for that: it is { $number }, and you have { $number2 }.
refusal-order-done = You have completed { $order } already.
refusal-order-taken = { $seat } has already completed { $order }.
refusal-order-not-open = Only an open order can be chosen, and { $order } is not open.
refusal-hire-too-dear = You can’t afford an assistant: cost { $number }, you have { $number2 }.
refusal-has-assistant = The { $assistant } already works for you.
refusal-assistant-taken = The { $assistant } works for { $seat }.
refusal-actions-left = Both actions must be taken first; still to do: { $number }.
refusal-end-or-opportunity = Now you can only end your turn or play an opportunity.
refusal-turn-ended = You have ended your turn, so { $card } has to wait for your next one.
refusal-no-assistant-left = { $card } would do nothing: there is no assistant in the centre.
refusal-no-ingredient = { $card } would do nothing: you have no ingredient in your hand.
refusal-one-by-one = Opportunities are played one by one, so { $card } has to wait.
refusal-too-few-ingredients = You have too few ingredients for { $order }: it takes { $number }, and your zone has { $number2 }.
refusal-quality-short = Your ingredients are not good enough for { $order }: it takes quality { $number }, and you reach { $number2 } at best.
refusal-choose-ingredients = Now choose the ingredients for { $order }.
refusal-other-zone = Not in your zone, but in { $seat }’s: { $card }.
refusal-used-already = You have chosen { $card } already.
refusal-left-to-right = Choose from left to right: { $card } cannot be chosen now.
refusal-falls-short = With { $card } the order cannot be completed: it takes quality { $number }, and you reach { $number2 } at best.
refusal-falls-short-together = Together with what you have chosen, { $card } cannot complete the order: it takes quality { $number }, and you reach { $number2 } at best.
refusal-choose-reward = Now choose your reward: an assistant or 2 VP chips.
refusal-only-units = That is more than you get: { $number }.
refusal-choose-split = You get { $number }: now say how many you take as market cards.
refusal-restocking = You are restocking: discard a card, or finish.
refusal-discard-one = Now discard one card from your hand.
refusal-discard-down = First discard down to five cards; still too many: { $number }.
refusal-cook-free = Now play an ingredient for free, or finish; still possible: { $number }.
refusal-choose-assistant = Now take one of the assistants in the centre.
refusal-choose-under = Now choose an open order for the bottom of the deck, or leave them all.
refusal-choose-payment = Now pay the { $assistant }: 2 coins or 1 VP chip.
refusal-choose-keep = Now decide whether you keep the { $assistant }.

## On the shelf

feel = Run a kitchen: ingredients, orders, and tricks against the neighbours.
goal = When somebody has completed five orders, the round is played out and the most VP win.
goal-turn = On your turn take two actions: play an ingredient, complete an order, hire an assistant, restock or take coins; then pay your assistants.

## The stage in the browser

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

## Why a bot would do it

reason-sand-order = A completed order brings points, and nobody else can take it.
reason-sand-new-type = Another type of order counts for variety at the end.
reason-sand-ends = It is your fifth order: after this round the game ends.
reason-sand-chef = The extra quality makes one more order possible.
reason-sand-free = Ingredients come into your zone without cost and without an action.
reason-sand-keep = An opportunity still in your hand is worth 4 VP at the end.
reason-sand-assistant = You have several ingredients of this category: they become better and cheaper.
reason-sand-coins = You can’t afford any ingredient in your hand.
reason-sand-restock = Your hand is not full.
