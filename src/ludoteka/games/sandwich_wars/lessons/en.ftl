### The lessons of Sándwich Wars, in English.

lesson-first = Your first game
lesson-first-goal = Rival kitchens fight over hungry customers. When somebody has five orders the game ends, and the most VP win.
lesson-first-complete = You have three orders already. Order 1d wants one ingredient of quality 6, and your Fried Egg has 7. Complete it!
lesson-first-complete-this = That can wait. Order 1d is ready: complete it.
lesson-first-reward = The customer pays: take coins, or market cards, or some of each. As you like!
lesson-first-play = Two actions a turn: one is left. Play the Scrambled Egg; with your egg assistant it costs nothing and is better by 2.
lesson-first-play-egg = Play the Scrambled Egg: with your assistant it costs nothing.
lesson-first-end = Both actions are done. End your turn.
lesson-first-pay = Your assistant has brought you a card and wants wages: 2 coins or 1 VP chip. Pay in coins.
lesson-first-pay-coin = Chips are points. Pay in coins as long as you can.
lesson-first-keep = You may send assistants back. This one works for the eggs you have: keep the assistant.
lesson-first-keep-her = Without this assistant your eggs lose 2 quality. Keep the assistant.
lesson-first-free = Now play as you like. One more order ends the game: 2b wants two ingredients of quality 8 together.
lesson-first-lost = Not this time. Try again: play two ingredients and complete order 2b soon.
lesson-first-won = Five orders and the most VP: you are the Grand Sandwich Master!

lesson-assistants = Assistants
lesson-assistants-price = The Fried Egg costs 6 and has quality 5. Order 1d wants quality 6: not enough yet.
lesson-assistants-hire = An assistant makes a category 2 cheaper and 2 better. Hire the egg assistant for 5 coins.
lesson-assistants-hire-eggs = You hold eggs. Hire the assistant for eggs.
lesson-assistants-hire-first = First hire the egg assistant; then everything else is cheaper.
lesson-assistants-play = Now play the Fried Egg: for 4 instead of 6, with quality 7.
lesson-assistants-play-egg = Play the Fried Egg now.
lesson-assistants-next = A turn later: complete order 1d with that single egg.
lesson-assistants-next-two = Look at order 1d: it pays more for your egg.
lesson-assistants-next-order = Complete order 1d: everything is ready.
lesson-assistants-done = The assistant has earned 2 VP chips on top, and brings a card each turn. Hire for the category you hold.

lesson-upkeep = Upkeep
lesson-upkeep-three = Three assistants bring three cards each turn, and each wants 2 coins or 1 chip. You have 5 coins.
lesson-upkeep-coins = If you cannot afford them all, all of them leave. Take 4 coins first.
lesson-upkeep-coins-order = The order comes next. Take coins first.
lesson-upkeep-coins-first = First see to the wages: take coins.
lesson-upkeep-order = Now complete order 2b: two assistants earn chips with it.
lesson-upkeep-order-now = Complete order 2b with your two ingredients.
lesson-upkeep-reward = Cards will come anyway. Take everything in coins.
lesson-upkeep-reward-coins = You need coins now: take no cards.
lesson-upkeep-end = End your turn: first cards come in, then wages are due.
lesson-upkeep-pay = Pay each one. Coins are better spent than chips, for chips are VP.
lesson-upkeep-keep = Whoever is paid may stay. Keep those whose ingredients you hold, and send others back.
lesson-upkeep-done = Many assistants need many coins: hire when orders pay, and send back in time those you no longer need.
