### The lessons of Emerald Skulls, in English.

lesson-first = Your first game
lesson-first-goal = You fill a skull with dice, and dice pay gears. When the pot is empty, whoever has the most gears wins.
lesson-first-place = You have rolled two I and one IV. Place dice on one level: both I go on the lower jaw.
lesson-first-place-both = Each die pays, so place both.
lesson-first-place-low = The eyes pay more, but then all lower levels are closed. Begin with the lower jaw.
lesson-first-roll = One die is left. Stop and be paid, or risk it: if nothing fits, you bust and get nothing. Keep rolling!
lesson-first-roll-on = Careful people stop here. Take the risk this once: almost everything fits now.
lesson-first-skull = A skull is wild: it fits every open level. Place it on the gem, right at the top!
lesson-first-skull-gem = That works, but the gem pays far more.
lesson-first-double = Gem and empty hand at once: a double out, the best there is. It pays you seven gears.
lesson-first-bet = Now somebody else rolls, and you bet on how it ends. Choose { wager-busted-fowl }: the roller stops or busts.
lesson-first-bet-something = A bet costs nothing. Place one!
lesson-first-bet-fowl = Good, too. But try { wager-busted-fowl } now.
lesson-first-pass = You have a second marker for another bet. Pass for now: the dice shall roll.
lesson-first-pass-now = Keep the second marker for now and pass.
lesson-first-paid = The roller has stopped with a die in hand: your bet pays five gears.
lesson-first-free = Your turn! More dice cost gears, but fill more of the skull. Play on as you like until the pot is empty.
lesson-first-lost = Not this time. Try again: stop when little fits, and bet whenever you may.
lesson-first-won = The pot is empty and you have the most gears: you have won!

lesson-odds = Stop or keep rolling?
lesson-odds-floor = The eyes are full, and you may never go lower again. Your last die fits only as V or skull: two faces of six.
lesson-odds-stop = Stopping pays eight gears. One time in three a double out pays 21, otherwise nothing. Cut and run!
lesson-odds-stop-now = Two times in three you would lose eight gears. Stop here.
lesson-odds-cheap = A new turn. Place low first: from the lower jaw every level is still open.
lesson-odds-cheap-low = That closes the levels below. Take the lower jaw.
lesson-odds-sure = Now every face fits somewhere: you cannot bust. Stopping would only give gears away. Keep rolling!
lesson-odds-sure-roll = Nothing can go wrong with this roll. Keep rolling!
lesson-odds-done = Count the faces that still fit: with many you roll, with few you run.

lesson-bets = Betting well
lesson-bets-places = Each bet shows its payouts. The first marker gets the highest one, the next the next: be quick.
lesson-bets-closed = The roller has filled both eyes and holds two dice. Only V and skull still fit, on the gem.
lesson-bets-fowl = Five rolls in nine show a V or a skull. But { wager-busted-fowl } pays five, { wager-final-jewel } only two!
lesson-bets-fowl-bet = Bets cost nothing, so passing wins nothing.
lesson-bets-fowl-odds = It happens a little more often, but pays far less. Choose { wager-busted-fowl }.
lesson-bets-pass = Bets that cannot win any more are refused. Pass and watch the roll.
lesson-bets-pass-why = Against your own bet? Pass for now.
lesson-bets-done = Busted: five gears for you. Weigh what a bet pays against how often it happens.
