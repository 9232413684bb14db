### The lessons of King of New York, in English.

lesson-first = Your first game
lesson-first-goal = You are a giant Monster in New York. Whoever reaches 20 ★ wins, or whoever is the last one standing.
lesson-first-roll = You roll six dice up to three times. Click both Destruction dice to keep them, then reroll the rest.
lesson-first-roll-first = You may reroll twice. Keep the Destruction and reroll the other dice.
lesson-first-roll-keep = Destruction is what we want. Keep it and reroll the others.
lesson-first-keep = A third Destruction! Keep all dice now.
lesson-first-keep-all = This roll is good. Keep all dice.
lesson-first-resolve = Now your dice act, one face after the other. Begin with Destruction.
lesson-first-resolve-first = Everything in its time. Destruction first.
lesson-first-raze = Three Destruction bring down a building of durability three. Choose the High-Rise 3: it gives 3 ★.
lesson-first-raze-high = The High-Rise 3 takes all three Destruction and gives the most ★.
lesson-first-rest = Soldiers now stand in its place. Resolve the other dice: Energy gives you ⚡.
lesson-first-shop = Nobody was in Manhattan, so you moved in: 1 ★. With ⚡ you may buy a card. Buy, or be done.
lesson-first-shop-sweep = New cards for 2 ⚡ can wait. Buy one, or be done.
lesson-first-attacked = You have been attacked. You may flee, but in Manhattan every turn brings ★, and you have ♥ enough. Stay!
lesson-first-attacked-stay = Then the attacker takes Manhattan and its ★. You are strong enough: stay.
lesson-first-free = Manhattan has just paid you, and higher up it pays more. Now play as you like: get 20 ★!
lesson-first-lost = Not this time. Try again: take ★ with buildings, and flee when your ♥ run low.
lesson-first-won = 20 ★: you are the King of New York!

lesson-manhattan = Manhattan
lesson-manhattan-inside = The other Monster is in Manhattan. Whoever is there gains ★ and ⚡ at the start of every turn.
lesson-manhattan-keep = From outside, each Attack hits the Monster in Manhattan; from Manhattan it hits everybody outside. Keep your dice.
lesson-manhattan-keep-now = Three Attack are plenty. Keep all dice.
lesson-manhattan-heal = Heal now: in Manhattan Heal dice do nothing.
lesson-manhattan-heal-first = Heal first, as long as you are outside.
lesson-manhattan-attack = Now attack! Whoever is hit in Manhattan may flee.
lesson-manhattan-attack-now = The Energy can wait. Attack!
lesson-manhattan-fled = It fled, and you had to move in: 1 ★. Had Manhattan been empty, your Attack would have done nothing.
lesson-manhattan-done = Each turn you must climb one zone, and higher zones pay more. Flee in time: you leave only when attacked.

lesson-ouch = Ouch!
lesson-ouch-units = One Ouch! lets every unit in your borough shoot at you. Two: at all Monsters there. Three: everywhere.
lesson-ouch-keep = Your borough still has no units. Keep all dice.
lesson-ouch-keep-now = These dice are good. Keep them all.
lesson-ouch-order = You choose the order of the faces. Destroyed buildings become units at once, so resolve Ouch! first.
lesson-ouch-order-shoot = Then the new units would shoot at you. Ouch! first.
lesson-ouch-order-first = First get rid of the Ouch!
lesson-ouch-raze = Nobody was there to shoot. Now destroy something.
lesson-ouch-raze-now = Destruction is next.
lesson-ouch-stack = Choose any building. Your Destruction is spent as long as it suffices.
lesson-ouch-done = Its unit stays in your borough: destroy it in a later turn, or leave. Three Ouch! also bring the Statue of Liberty.

lesson-fame = Fame
lesson-fame-three = One or two Celebrity do nothing. Three make you the Superstar and give 1 ★, each further one 1 ★ more.
lesson-fame-roll = Keep both Celebrity and reroll the rest.
lesson-fame-roll-more = Two Celebrity are worth nothing yet. Reroll the rest.
lesson-fame-roll-keep = Keep the Celebrity dice.
lesson-fame-keep = Four Celebrity! Keep all dice.
lesson-fame-keep-now = It will hardly get better. Keep all dice.
lesson-fame-resolve = Resolve Celebrity.
lesson-fame-resolve-first = Celebrity first.
lesson-fame-done = You are the Superstar. As long as nobody takes it from you, every single Celebrity gives you 1 ★.
