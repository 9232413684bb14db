### Emerald Skulls, in English.
### .face the value of a level as it shows on a die

title = Emerald Skulls
blurb = Roll the dice, fill the skull level by level and stop in time, while the others bet on how your turn will end.

## Bots, from the weakest to the strongest

bot-jack = Jack
bot-jack-temper = Always rolls once more. Always.
bot-barnaby = Barnaby
bot-barnaby-temper = Stops early and sleeps well.
bot-coral = Coral
bot-coral-temper = Bets on the bad luck of others, with a smile.
bot-jago = Jago
bot-jago-temper = Counts the dice in the skull before every breath.
bot-sybil = Sybil
bot-sybil-temper = Does not believe in luck, only in odds.

## Names

card = { $key }
dice = { $key }
opposition = { $key }
rival-vrax = Vrax
rival-kar = Kar
level-none = no level
    .face = –
level-lower-jaw = the lower jaw
    .face = I
level-upper-jaw = the upper jaw
    .face = II
level-nose = the nose
    .face = III
level-eyes = the eyes
    .face = IV
level-gem = the gem
    .face = V

wager-pick-n-bust = Pick n’ Bust
wager-mad-nargash = Mad Nargash
wager-grim-grin = Grim Grin
wager-emerald-skull = Emerald Skull
wager-busted-fowl = Busted Fowl
wager-final-jewel = Final Jewel
wager-empty-hands = Empty Hands
wager-empty-n-shiny = Empty n’ Shiny
wager-nargashs-bane = Nargash’s Bane
wager-nargashs-gamble = Nargash’s Gamble
wager-cracked-skull = Cracked Skull
wager-legendary-emerald-skull = Legendary Emerald Skull
wager-scarred-face = Scarred Face
wager-grim-visage = Grim Visage
wager-knobbly-face = Knobbly Face
wager-broken-tusks = Broken Tusks
wager-toothless-roll = Toothless Roll
wager-wild-bones-1 = Wild Bones (at least 1)
wager-wild-bones-2 = Wild Bones (at least 2)
wager-wild-bones-3 = Wild Bones (at least 3)
wager-wild-bones-4 = Wild Bones (at least 4)
wager-epitaph-odd = Epitaph (odd)
wager-epitaph-even = Epitaph (even)
wager-epitaph-none = Epitaph (none)
wager-nose-picker-0 = Nose-picker (0 picks)
wager-nose-picker-1 = Nose-picker (1 pick)
wager-nose-picker-2 = Nose-picker (2 picks)
wager-eyeballs-0 = Eyeball Collection (0)
wager-eyeballs-1 = Eyeball Collection (1)
wager-eyeballs-2 = Eyeball Collection (2)
wager-sniff-kit-0 = Sniff Kit (0)
wager-sniff-kit-1 = Sniff Kit (1)
wager-sniff-kit-2 = Sniff Kit (2)
wager-sniff-kit-3 = Sniff Kit (3 or more)
wager-proportions-odd = Perfect Proportions (odd)
wager-proportions-even = Perfect Proportions (even)
wager-proportions-none = Perfect Proportions (none)
wager-alignment-lower = Dental Alignment (more lower teeth)
wager-alignment-equal = Dental Alignment (equal)
wager-alignment-upper = Dental Alignment (more upper teeth)
wager-half-smile-0 = Curious Half-smile (0 or 1)
wager-half-smile-2 = Curious Half-smile (2 or 3)
wager-half-smile-4 = Curious Half-smile (4 or more)
wager-lost-jewel = Lost Jewel
wager-wild-crystal = Wild Crystal
wager-feeble-fingers = Feeble Fingers
wager-broken-limbs = Broken Limbs
wager-botched-gem = Botched Gem
wager-eyed-skull = Eyed Skull
wager-tumblers-triumph = Tumbler’s Triumph
wager-draguls-downfall = Dragul’s Downfall

## What the bets are about

wager-pick-n-bust-text = The roller busts after at least one nose pick.
wager-mad-nargash-text = The turn ends with a gem, and only skull dice lie on the skull.
wager-grim-grin-text = The turn ends with an empty hand, and all dice lie on the teeth.
wager-emerald-skull-text = The turn ends with a double out and a full skull: three teeth, one nose die, two eyes and the gem.
wager-busted-fowl-text = The roller busts, or cuts and runs.
wager-final-jewel-text = The turn ends with a gem; a double out counts too.
wager-empty-hands-text = The turn ends with an empty hand; a double out counts too.
wager-empty-n-shiny-text = The turn ends with a double out.
wager-nargashs-bane-text = The turn ends in any way but Mad Nargash.
wager-nargashs-gamble-text = Mad Nargash with at least five skull dice on the skull.
wager-cracked-skull-text = The turn ends in any way but Emerald Skull.
wager-legendary-emerald-skull-text = Emerald Skull without a single skull die.
wager-scarred-face-text = The turn ends with a gem, and every level holds exactly one die.
wager-grim-visage-text = The turn ends in any way but Scarred Face.
wager-knobbly-face-text = The turn ends with a double out, and every level holds exactly one die.
wager-broken-tusks-text = The turn ends in any way but Grim Grin.
wager-toothless-roll-text = No die lies on the teeth; this bet pays reroll tokens.
wager-wild-bones-1-text = At least one skull die lies on the skull.
wager-wild-bones-2-text = At least two skull dice lie on the skull.
wager-wild-bones-3-text = At least three skull dice lie on the skull.
wager-wild-bones-4-text = At least four skull dice lie on the skull.
wager-epitaph-odd-text = An odd number of skull dice lies on the skull.
wager-epitaph-even-text = An even number of skull dice lies on the skull; zero counts as even.
wager-epitaph-none-text = No skull die lies on the skull.
wager-nose-picker-0-text = The roller makes no nose pick this turn.
wager-nose-picker-1-text = The roller makes exactly one nose pick.
wager-nose-picker-2-text = The roller makes two nose picks.
wager-eyeballs-0-text = No die lies on the eyes.
wager-eyeballs-1-text = Exactly one die lies on the eyes.
wager-eyeballs-2-text = Two dice lie on the eyes.
wager-sniff-kit-0-text = No die is left on the nose at the end.
wager-sniff-kit-1-text = Exactly one die is left on the nose at the end.
wager-sniff-kit-2-text = Exactly two dice are left on the nose at the end.
wager-sniff-kit-3-text = Three or more dice are left on the nose at the end.
wager-proportions-odd-text = An odd number of dice is left on the nose at the end.
wager-proportions-even-text = An even number of dice is left on the nose at the end; zero counts as even.
wager-proportions-none-text = The nose is empty at the end.
wager-alignment-lower-text = The lower jaw holds more dice than the upper one.
wager-alignment-equal-text = Both jaws hold the same number of dice; zero each counts as equal.
wager-alignment-upper-text = The upper jaw holds more dice than the lower one.
wager-half-smile-0-text = At most one die lies on the teeth.
wager-half-smile-2-text = Two or three dice lie on the teeth.
wager-half-smile-4-text = Four or more dice lie on the teeth.
wager-lost-jewel-text = The turn ends without a gem.
wager-wild-crystal-text = The turn ends with a skull die as the gem.
wager-feeble-fingers-text = The turn ends with dice in hand.
wager-broken-limbs-text = The turn ends with at least two dice in hand.
wager-botched-gem-text = The turn ends in any way but a double out.
wager-eyed-skull-text = The turn ends with a double out and two dice on the eyes.
wager-tumblers-triumph-text = The roller does not bust.
wager-draguls-downfall-text = The roller busts.

## Options

option-cards = Bet cards
option-cards-standard = The four standard cards
option-cards-drawn = Advanced cards, drawn by lot
option-cards-chosen = Advanced cards, chosen by the players in turn
option-opposition = Opposition cards (solo; fewer is harder)
option-opposition-10 = 10 cards
option-opposition-9 = 9 cards
option-opposition-8 = 8 cards
option-opposition-7 = 7 cards
option-opposition-6 = 6 cards
option-opposition-5 = 5 cards
option-rival-gears = Gears of Vrax and Kar (solo; fewer is easier)
option-rival-gears-40 = 40 gears
option-rival-gears-30 = 30 gears
option-rival-gears-20 = 20 gears
option-rival-gears-10 = 10 gears
option-rival-gears-0 = No gears

## Moves

move-take = Put card { $card } into play
move-buy = Roll { $number } dice
move-bet = Bet on { $wager } (card { $card })
move-pass = Pass
move-place =
    { $number ->
        [0] Place on { $level }: { $number2 } × ☠
       *[other]
            { $number2 ->
                [0] Place on { $level }: { $number } × { $level-face }
               *[other] Place on { $level }: { $number } × { $level-face } and { $number2 } × ☠
            }
    }
move-pick = Pick the nose: take a III back and reroll
move-token = Spend a reroll token
move-bust = Bust
move-stop = Cut and run: stop here
move-roll = Keep rolling
move-base = Take the base payout
move-jackpot = Take the jackpot of { $wager } (card { $card })

## Questions

prompt-card = Choose an advanced card and the side that lies face up.
prompt-buy = Choose how many dice you roll.
prompt-bet =
    { $number ->
        [one] The roller holds 1 die: place a bet, or pass.
       *[other] The roller holds { $number } dice: place a bet, or pass.
    }
prompt-place = You have rolled { $dice }: place dice on one level, or take a reroll action.
prompt-check =
    { $number ->
        [one] You have 1 die left: stop, or keep rolling.
       *[other] You have { $number } dice left: stop, or keep rolling.
    }
prompt-payout = Choose the base payout or a jackpot.
prompt-lot = Drawing lots: who starts?
prompt-draw-card = An advanced card is drawn.
prompt-dice = The dice are rolled.
prompt-opposition = An opposition card is turned up.

## The log

note-begins = { $seat } rolls first.
note-card-in-play = Card { $card } comes into play.
note-turn-begins = Turn { $number }: { $seat } is the roller.
note-bought =
    { $number2 ->
        [0] { $seat } rolls { $number } dice and pays nothing.
        [one] { $seat } rolls { $number } dice and pays 1 gear.
       *[other] { $seat } rolls { $number } dice and pays { $number2 } gears.
    }
note-opposition-turned = Opposition card { $opposition } is turned up.
note-rival-bets = { $rival } bets on { $wager } (card { $card }).
note-rival-bet-full = { $rival } would bet on { $wager } (card { $card }), but that bet is full.
note-bets = { $seat } bets on { $wager } (card { $card }).
note-rolled = { $seat } rolls { $dice }.
note-placed = { $seat } places { $dice } on { $level }.
note-picked =
    { $number ->
        [one] { $seat } picks the nose and rerolls 1 die.
       *[other] { $seat } picks the nose and rerolls { $number } dice.
    }
note-token-spent =
    { $number ->
        [one] { $seat } spends a reroll token and rerolls 1 die.
       *[other] { $seat } spends a reroll token and rerolls { $number } dice.
    }
note-out-bust = { $seat } busts.
note-out-stop = { $seat } cuts and runs.
note-out-gem = { $seat } ends the turn with a gem.
note-out-run = { $seat } ends the turn with an empty hand.
note-out-double = { $seat } ends the turn with a double out.
note-paid-base =
    { $number2 ->
        [0] { $number ->
            [0] { $seat } is paid nothing.
            [one] { $seat } is paid 1 gear.
           *[other] { $seat } is paid { $number } gears.
        }
        [one] { $number ->
            [0] { $seat } is paid 1 reroll token.
            [one] { $seat } is paid 1 gear and 1 reroll token.
           *[other] { $seat } is paid { $number } gears and 1 reroll token.
        }
       *[other] { $number ->
            [0] { $seat } is paid { $number2 } reroll tokens.
            [one] { $seat } is paid 1 gear and { $number2 } reroll tokens.
           *[other] { $seat } is paid { $number } gears and { $number2 } reroll tokens.
        }
    }
note-paid-jackpot =
    { $number ->
        [one] { $seat } takes the jackpot of { $wager }: 1 gear.
       *[other] { $seat } takes the jackpot of { $wager }: { $number } gears.
    }
note-bet-paid =
    { $number ->
        [one] { $wager } (card { $card }) pays { $seat } 1 gear.
       *[other] { $wager } (card { $card }) pays { $seat } { $number } gears.
    }
note-bet-paid-tokens =
    { $number ->
        [one] { $wager } (card { $card }) pays { $seat } 1 reroll token.
       *[other] { $wager } (card { $card }) pays { $seat } { $number } reroll tokens.
    }
note-rival-paid =
    { $number ->
        [one] { $wager } (card { $card }) pays { $rival } 1 gear.
       *[other] { $wager } (card { $card }) pays { $rival } { $number } gears.
    }
note-pot-empty = The pot is empty.
note-rest-of-pot =
    { $number ->
        [one] The opposition deck is empty: the last gear of the pot goes to Vrax and Kar.
       *[other] The opposition deck is empty: the last { $number } gears of the pot go to Vrax and Kar.
    }
note-won =
    { $number ->
        [one] { $seat } wins with 1 gear.
       *[other] { $seat } wins with { $number } gears.
    }
note-solo-won = You win, { $number } to { $number2 }: Vrax and Kar are beaten.
note-solo-lost = Vrax and Kar win, { $number2 } to { $number }.

## Why not?

refusal-solo-cards = The solo game is played with the standard cards.
refusal-solo-options = Opposition cards and the gears of Vrax and Kar belong to the solo game.
refusal-take-a-card = You must choose an advanced card first.
refusal-card-not-to-choose = Card { $card } is from a different family.
refusal-card-in-play = One side of card { $card } is already in play.
refusal-buy-first = You must choose how many dice you roll.
refusal-cannot-pay =
    { $number ->
        [one] That costs 1 gear, and you have { $number2 }.
       *[other] That costs { $number } gears, and you have { $number2 }.
    }
refusal-bet-or-pass = This is a betting step: place a bet, or pass.
refusal-roller-bets = The roller may not bet.
refusal-bet-too-late = Bets are placed only in a betting step, before the dice are rolled.
refusal-already-passed = You have passed, and nobody has bet since.
refusal-no-marker = Both of your betting markers are placed.
refusal-same-bet = You already have a marker on { $wager } (card { $card }).
refusal-bet-full = { $wager } (card { $card }) has no place left.
refusal-same-card = You already have a marker on card { $card }.
refusal-card-closed = Card { $card } is closed since a die was placed on { $level } or above.
refusal-impossible-bet = { $wager } (card { $card }) cannot come true this turn.
refusal-hopeless-bet = With two players { $wager } (card { $card }) can never pay, since nobody can bet against it.
refusal-unopposed-bet = { $wager } (card { $card }) can never pay: it needs a bet against it, but nobody else has a marker on this card or one left to bet with.
refusal-place-taken = Somebody was quicker: on { $wager } (card { $card }) the place for { $number } is taken, and the next is the one for { $number2 }. You have your marker back and may bet again.
refusal-card-not-in-play = Card { $card } is not in play.
refusal-place-or-reroll = After a roll you place dice or take a reroll action; only a roller who can place nothing may bust instead.
refusal-level-too-small =
    { $number ->
        [one] There is room for only 1 die on { $level }.
       *[other] There is room for only { $number } dice on { $level }.
    }
refusal-dice-do-not-show = You have not rolled these dice for { $level }.
refusal-below-floor = You have reached { $level2 }, so you cannot go back down to { $level }.
refusal-level-full = There is not enough room left on { $level }.
refusal-can-place = You cannot bust while there is something you can place.
refusal-no-token = You have no reroll token to spend.
refusal-nothing-to-pick = A nose pick needs a die showing III on the nose; a skull is not enough.
refusal-picked-twice = You have already made both nose picks this turn.
refusal-place-first = You can stop or keep rolling only after placing dice.
refusal-reroll-too-late = Reroll actions are taken after a roll, before dice are placed.
refusal-stop-or-roll = You must decide whether you stop or keep rolling.
refusal-choose-payout = You must choose the base payout or a jackpot.
refusal-no-jackpot = The jackpot of { $wager } (card { $card }) is not in play.
refusal-jackpot-missed = The condition for the jackpot of { $wager } (card { $card }) is not met.

## On the shelf

feel = Roll, dare, and bet on the others: loud, quick and wicked.
goal = When the pot is empty, whoever has the most gears wins.
goal-turn = The roller buys dice, rolls, places dice on one level of the skull, and stops or keeps rolling; all others bet on how it ends.

## The stage in the browser

skulls-show-odds = Show odds
skulls-chance = Chance:
skulls-expected = Expected gears: { $gears }
skulls-tokens-counted = Reroll tokens counted: { $count }
skulls-payout = What the turn pays
skulls-go-on = Go on
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

## The odds

odds-gears = Expected gears: { $gears }; expected net reroll tokens: { $tokens }
odds-outs = How the turn ends (range: the least and the greatest chance among equally good rollers)
odds-bets = Bets in play
odds-actions = What you can do now: expected gears and net tokens; * is best
odds-out-bust = Bust
odds-out-stop = Cut and run
odds-out-gem = Gem
odds-out-run = Empty hand
odds-out-double = Double out
odds-page = Odds of a turn
aid-odds = Odds for your own dice
odds-page-text = Real dice on your table? Lay them out here and see the exact chance of every bet, and what brings the roller most.
odds-page-start = Empty the skull
odds-page-skull = Dice on the skull
odds-page-more = { $what }: one more { $face }
odds-page-less = { $what }: one { $face } less
odds-page-moment = What comes next?
odds-page-moment-before = Rolling the dice
odds-page-moment-rolled = Placing the roll
odds-page-moment-stop = Stop or keep rolling?
odds-page-hand = Dice in hand
odds-page-roll = The roll
odds-page-roll-none = Tap what the dice show.
odds-page-tokens = Reroll tokens
odds-page-picks = Nose picks made
odds-page-fewer = { $what }: one fewer
odds-page-greater = { $what }: one more
odds-page-cards = Bet cards in play
odds-page-cards-standard = The four standard cards
odds-page-expected = expected gears
odds-page-expected-tokens = Expected reroll tokens, earned minus spent: { $tokens }
odds-page-actions = What to do
odds-page-best = best
odds-page-action-gears = gears
odds-page-action-tokens = tokens
odds-page-bets = Bets
odds-page-outs = How the turn ends
odds-page-exact = Exactly { $fraction }
odds-page-range = { $low } to { $high }
odds-page-pays = Pays { $pays }
odds-page-worth = to the first marker worth { $gears }
odds-page-meaning = The figures are exact, for a roller who earns as many gears as possible this turn. Where equally good ways to play differ, the range is shown.

## What can be wrong with a position told in words

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

## The board in the terminal

board-skulls-pot = Pot: { $count }
board-skulls-hand = Dice in hand: { $count } ({ $dice })
board-skulls-player = { $name }: gears { $gears }, reroll tokens { $tokens }
board-skulls-roller = { $name }: gears { $gears }, reroll tokens { $tokens } (roller)
board-skulls-rivals = Vrax and Kar: gears { $gears }; opposition cards left: { $cards }

## Why a bot would do it

reason-skulls-likely = This bet is likely to win.
reason-skulls-pays-well = It rarely wins, but it pays well.
reason-skulls-safe = What lies on the skull is worth more than another roll on average.
reason-skulls-more-to-win = On average another roll wins more than it risks.
reason-skulls-roll-again = A new roll promises more than these dice.
