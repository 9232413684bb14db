### The lessons of CLASH, in English.

lesson-first = Your first game
lesson-first-goal = Two worlds struggle for nine cells. When all nine are full, whoever more tiles support wins.
lesson-first-mustafa = You are McWorld, at the bottom. Choose Mustafa, then the middle cell. Its base faces you, so it supports you.
lesson-first-mustafa-turned = Now its base faces Jihad, so it would support Jihad. Turn it round.
lesson-first-mustafa-middle = A good cell, but take the middle one for now.
lesson-first-flipped = Jihad has placed Tradition and used its effect: Mustafa is flipped and supports Jihad now.
lesson-first-star = Your Pop Star can flip a neighbour, too. Place it left or right of Mustafa.
lesson-first-star-beside = Stay in the middle row: left or right of Mustafa.
lesson-first-star-first = A fine tile for later. Take the Pop Star now.
lesson-first-turned = Look at its base: this way the tile would support Jihad.
lesson-first-flip = Now choose whom the Pop Star flips: Mustafa.
lesson-first-flip-use = Use the effect: it is what you placed this tile for.
lesson-first-flip-mustafa = You could flip Tradition, but get Mustafa back first.
lesson-first-safe = Mustafa is yours again. Jihad answers with the Mosque. It is Safe: no effect touches it.
lesson-first-president = Your President destroys one of its eight neighbours. Place it beside Tradition, in the far row.
lesson-first-president-near = Place the President in the far row, beside Tradition.
lesson-first-president-first = A fine tile for later. Take the President now.
lesson-first-destroy = Destroy Tradition: then it supports nobody.
lesson-first-destroy-yours = That tile supports you. Choose Tradition.
lesson-first-free = Tradition lay face down for one move and is gone. Now play as you like until nine cells are full!
lesson-first-lost = Not this time. Try again: flip or destroy what supports Jihad, and mind the last cell.
lesson-first-won = You have won: more tiles support you! The full game adds neutral tiles that both of you may take.

lesson-orientation = Which way a tile faces
lesson-orientation-point = The Social Network flips the three tiles in front of its point. Whoever turns the tile, turns its area.
lesson-orientation-network = Three tiles support Jihad. Place the Social Network in the middle, so that its point faces them.
lesson-orientation-network-turned = This way its point looks at your own row. Turn it round.
lesson-orientation-network-cell = From there it reaches fewer tiles. Take the middle cell.
lesson-orientation-network-first = Take the Social Network from the neutral zone.
lesson-orientation-use = Use the effect: all three turn at once.
lesson-orientation-use-it = Use the effect, or three tiles keep supporting Jihad.
lesson-orientation-kaboom = Whoever KABOOM!!! supports at the end loses. Turn it towards Jihad and place it anywhere.
lesson-orientation-kaboom-turned = Its base faces you: you would lose! Turn it round first.
lesson-orientation-kaboom-first = Take KABOOM!!! from the neutral zone.
lesson-orientation-done = Well done. You may turn any tile either way, and sometimes the tile that supports your opponent wins.

lesson-safe = Safe tiles
lesson-safe-safe = The Mosque is Safe: it cannot be flipped, destroyed or moved. Try any effect on it: it does nothing.
lesson-safe-missile = Only the Missile Attack destroys Safe tiles, and nothing else. Place it anywhere: every cell is beside the middle.
lesson-safe-missile-first = That tile cannot touch the Mosque. Take the Missile Attack.
lesson-safe-turned = Its base faces Jihad. Turn it round: the Missile Attack can support you as well.
lesson-safe-target = Aim at the Mosque.
lesson-safe-use-it = Use the effect, or the Mosque stays.
lesson-safe-nobel = Protect a tile of your own: cover it with the Nobel Prize. The two become one Safe tile.
lesson-safe-nobel-first = Take the Nobel Prize and cover a tile that supports you.
lesson-safe-done = That tile is yours until the end, unless a Missile Attack comes. Safe tiles belong where everybody aims.
