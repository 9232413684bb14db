### King of New York in English.
### borough .in where, .to whither

title = King of New York
blurb = Giant Monsters fight for Manhattan: roll the dice, crush buildings, dodge the army, and be the first with 20 ★ or the last one alive.
option-lanes = Monsters in Manhattan
option-lanes-one = One at a time (the book’s normal game)
option-lanes-two = Two at a time (harder; recommended with five or six Monsters)

## Bots, from the weakest to the strongest

bot-gizmo = Gizmo
bot-gizmo-temper = Smashes first and thinks on Sundays.
bot-boris = Boris
bot-boris-temper = Loves Manhattan too much to leave it.
bot-zap = Zap
bot-zap-temper = Collects ⚡ the way others collect coins.
bot-ruby = Ruby
bot-ruby-temper = Hits hardest whoever is smiling.
bot-titan = Titan
bot-titan-temper = Lets the others fight and takes the ★.

## Names

monster-captain-fish = Captain Fish
monster-drakonis = Drakonis
monster-kong = Kong
monster-mantis = Mantis
monster-rob = Rob
monster-sheriff = Sheriff

borough-manhattan = Manhattan
    .in = in Manhattan
    .to = to Manhattan
borough-bronx = Bronx
    .in = in the Bronx
    .to = to the Bronx
borough-queens = Queens
    .in = in Queens
    .to = to Queens
borough-brooklyn = Brooklyn
    .in = in Brooklyn
    .to = to Brooklyn
borough-staten-island = Staten Island
    .in = on Staten Island
    .to = to Staten Island

zone-lower = Lower Manhattan
zone-midtown = Midtown
zone-upper = Upper Manhattan

face-energy = Energy
face-heal = Heal
face-attack = Attack
face-destruction = Destruction
face-celebrity = Celebrity
face-ouch = Ouch!

tile-unknown = covered tile
tile-high-rise-1 = High-Rise 1
tile-high-rise-2 = High-Rise 2
tile-high-rise-3 = High-Rise 3
tile-power-plant-2 = Power Plant 2
tile-power-plant-3 = Power Plant 3
tile-hospital-2 = Hospital 2
tile-hospital-3 = Hospital 3

unit-infantry = Infantry
unit-jet = Jet
unit-tank = Tank
unit-new-infantry = new Infantry
unit-new-jet = new Jet
unit-new-tank = new Tank

token-unknown = unknown
token-web = Web
token-jinx = Jinx
token-souvenir = Souvenir
token-carapace = Carapace

special-superstar = Superstar
special-statue-of-liberty = Statue of Liberty

goods-stars = stars
goods-energy = energy
goods-hearts = hearts

## Cards

card-unknown = covered card
card-unknown-text = Nobody knows this card yet.
card-antimatter-pellets = Antimatter Pellets
card-antimatter-pellets-text = Each Monster your attack hits rolls a die; on Ouch! its damage is doubled.
card-artificial-heart = Artificial Heart
card-artificial-heart-text = You may turn Heal dice into Energy dice.
card-broadway-star = Broadway Star
card-broadway-star-text = Gain 1 ★ when you take Superstar and at the start of each of your turns while you hold it.
card-bulletproof = Bulletproof
card-bulletproof-text = Ouch! deals you 1 damage less, on anybody’s turn.
card-can-opener = Can Opener
card-can-opener-text = A Tank costs you 3 Destruction.
card-carapace = Carapace
card-carapace-text = Your maximum is 12 ♥. Each Ouch! die you resolve puts a token here. On your turn you may discard this card: heal 1 ♥ per token, then lose anything above 10.
card-chameleon = Chameleon
card-chameleon-text = You may give up Celebrity dice; for each, set one unresolved die to a face not yet resolved.
card-chinatown-regular = Chinatown Regular
card-chinatown-regular-text = Heal 2 ♥ when you enter Manhattan.
card-climb-the-empire-state-building = Climb the Empire State Building
card-climb-the-empire-state-building-text = In Manhattan with all six faces on your dice: gain 2 ★ and an extra turn, once a turn.
card-curse = Curse
card-curse-text = Each Monster you damage gets a Jinx token. Rerolling Ouch! dice costs it 1 ⚡ per Jinx; a Heal die removes one.
card-diva = Diva
card-diva-text = The others need four Celebrity to take Superstar from you.
card-drain = Drain
card-drain-text = Each Monster that attacks you gives you 2 ⚡.
card-ego-trip = Ego Trip
card-ego-trip-text = Gain 1 ⚡ when you take Superstar and at the start of each of your turns while you hold it.
card-extra-head = Extra Head
card-extra-head-text = You roll an extra die.
card-fireball = Fireball
card-fireball-text = Your attack also hits the other Monsters in your borough.
card-fury = Fury
card-fury-text = With three or more units in your borough when you begin Destruction: an extra Destruction and 1 ⚡.
card-hailing-cabs = Hailing Cabs
card-hailing-cabs-text = When you begin Destruction you may take two extra; then you destroy only units this turn.
card-hunter = Hunter
card-hunter-text = Heal 1 ♥ for each Infantry you destroy.
card-jinx-aura = Jinx Aura
card-jinx-aura-text = The other Monsters must use all their rerolls, each time with at least one die.
card-king-of-queens = King of Queens
card-king-of-queens-text = At the start of your turn in Queens: gain 1 ⚡ and heal 1 ♥.
card-leveler = Leveler
card-leveler-text = Gain 1 ★ when you destroy a building, once a turn.
card-long-neck = Long Neck
card-long-neck-text = A Jet costs you 2 Destruction.
card-natural-selection = Natural Selection
card-natural-selection-text = At once: 4 ⚡ and heal 4 ♥. You roll an extra die. Warning: if a die of yours shows Celebrity at the end of your turn, you are eliminated.
card-of-another-world = Of Another World
card-of-another-world-text = You may pay ♥ instead of ⚡, and lose ⚡ instead of ♥ when you take damage, one for one.
card-overload = Overload
card-overload-text = At once: 4 ⚡. From then on your Energy dice together give you 1 ⚡ less.
card-painbow = Painbow
card-painbow-text = 2 or 3 Destruction: one extra Attack; 4 or more: two extra Attack. Six Destruction dice: you win at once.
card-personal-spotlight = Personal Spotlight
card-personal-spotlight-text = Gain 1 ★ when you resolve at least one Celebrity die.
card-phoenix-blood = Phoenix Blood
card-phoenix-blood-text = Gain 1 ⚡ each time you take damage and survive.
card-power-tap = Power Tap
card-power-tap-text = A Monster that has received 3 ⚡ in a turn pays you 1 ⚡, once a turn.
card-regeneration = Regeneration
card-regeneration-text = Heal 1 ♥ at the start of your turn.
card-scavenger = Scavenger
card-scavenger-text = You may buy Keep cards from the discard pile for 1 ⚡ less.
card-seismic-ray = Seismic Ray
card-seismic-ray-text = When you begin Destruction you may pay 1 ⚡ and use all of it in another borough.
card-shadow-double = Shadow Double
card-shadow-double-text = Your attack deals double damage.
card-sharp-shooter = Sharp Shooter
card-sharp-shooter-text = You may destroy Jets in other boroughs. Gain 1 ★ for each Jet.
card-stink-attack = Stink Attack
card-stink-attack-text = Whenever you go to another borough, up to four units there go each to a different other borough.
card-stomp = Stomp
card-stomp-text = You have an extra Destruction.
card-super-speed = Super Speed
card-super-speed-text = Before your first roll you may make an extra move, free of toll.
card-terminal-rage = Terminal Rage
card-terminal-rage-text = Take an extra turn after this one. You may never reroll Attack dice.
card-tesla-antennae = Tesla Antennae
card-tesla-antennae-text = Your attack deals 1 extra damage to a Monster with more ♥ than you.
card-tourist = Tourist
card-tourist-text = Leave a Souvenir in your borough and in each one you enter that has none: 1 ★ and 1 ⚡ each.
card-towering-titan = Towering Titan
card-towering-titan-text = You have two extra Attack, even if you rolled none.
card-trash-thrower = Trash Thrower
card-trash-thrower-text = Each Monster you attack loses 1 ★.
card-trophy-hunter = Trophy Hunter
card-trophy-hunter-text = Gain 1 ★ for each unit you destroy.
card-universal-soldier = Universal Soldier
card-universal-soldier-text = You may turn Heal dice into Attack and Attack dice into Heal.
card-violent-star = Violent Star
card-violent-star-text = Take Superstar from a Monster: it takes 2 damage. Lose it: the taker takes 1.
card-webspinner = Webspinner
card-webspinner-text = Each Monster you damage gets a Web token: one reroll fewer. An Attack die removes one.
card-air-force-one = Air Force One
card-air-force-one-text = Only if you destroyed a Jet this turn: 4 ★; then every unit shoots every Monster in its borough, including you.
card-brooklyn-bridge = Brooklyn Bridge
card-brooklyn-bridge-text = 4 ★. Costs 1 ⚡ less in Brooklyn.
card-central-park = Central Park
card-central-park-text = 2 ★ and heal 2 ♥. Costs 1 ⚡ less in Manhattan.
card-columbia-university = Columbia University
card-columbia-university-text = 2 ★, and the next Keep card turned up from the deck is yours for free. Costs 1 ⚡ less in Manhattan.
card-coney-island = Coney Island
card-coney-island-text = 3 ★. Costs 1 ⚡ less in Brooklyn.
card-drink-the-hudson = Drink the Hudson
card-drink-the-hudson-text = 13 ⚡, 1 ★ and heal 2 ♥. Costs 1 ⚡ less in Manhattan, Brooklyn and Staten Island.
card-flatiron-building = Flatiron Building
card-flatiron-building-text = 2 ★. Costs 1 ⚡ less in Manhattan.
card-general-ellis = General Ellis
card-general-ellis-text = Only if you destroyed a Tank this turn: 3 ★; each Monster, including you, takes 1 damage.
card-holland-tunnel = Holland Tunnel
card-holland-tunnel-text = 6 ★; each Monster, including you, gets 3 ⚡. Costs 1 ⚡ less in Manhattan.
card-new-york-marathon = New York Marathon
card-new-york-marathon-text = 2 ★, 2 ⚡ and heal 2 ♥. While it is for sale, changing borough by choice costs 2 ⚡.
card-next-stage = Next Stage
card-next-stage-text = Lose all your ★; for each take 1 ⚡ or heal 1 ♥.
card-photo-op = Photo Op
card-photo-op-text = Choose another Monster: 1 ★ for each damage you dealt it this turn.
card-power-substation = Power Substation
card-power-substation-text = 1 ★ and 8 ⚡; then you take 3 damage.
card-subterranean-cable = Subterranean Cable
card-subterranean-cable-text = 4 ⚡; then you take 4 damage.
card-subway = Subway
card-subway-text = Heal 2 ♥ and take an extra turn in which you may move freely before each decision, out of Manhattan too.
card-tesla-cannon = Tesla Cannon
card-tesla-cannon-text = 2 ★; every Monster, including you, discards a Keep card if it has one.
card-the-unisphere = The Unisphere
card-the-unisphere-text = 4 ★. Costs 1 ⚡ less in Queens.
card-yankee-stadium = Yankee Stadium
card-yankee-stadium-text = 5 ★ and heal 5 ♥. Costs 1 ⚡ less in the Bronx.

## Moves

move-go = Go { $borough-to }
move-climb = Climb to the next zone
move-stay = Stay where you are
move-reroll = Pick up { $number } × { $face }
move-roll = Roll the dice you picked up
move-keep = Keep all the dice
move-turn = Turn { $number } × { $face } into { $face2 }
move-swap = Give up a Celebrity die and set a die from { $face } to { $face2 }
move-resolve = Resolve: { $face }
move-spend = { $number ->
        [one] Spend one die
       *[other] Spend { $number } dice
    }
move-raze = Destroy the building of stack { $number } { $borough-in }
move-strike = Destroy the { $unit } { $borough-in }
move-declare = Hail the cabs
move-aim = Aim { $borough-to }
move-skip = No thanks
move-done = Done
move-pay = Pay { $number } ♥ of the price
move-absorb = Lose { $number } ⚡ instead of ♥
move-carry = Chase the { $unit } { $borough-to }
move-buy = Buy { $card }
move-scavenge = Buy { $card } from the discard pile
move-sweep = Sweep the open cards away
move-take = { $goods-key ->
        [hearts] Heal 1 ♥
        [energy] Take 1 ⚡
       *[other] Take 1 ★
    }
move-pick = Choose { $seat }
move-discard = Discard { $card }
move-shed = Shed your Carapace

## Questions

prompt-begin = In which borough do you begin?
prompt-move = { $number ->
        [0] Where do you go?
       *[other] Where do you go? Another borough costs { $number } ⚡.
    }
prompt-speed = Super Speed: do you move before the first roll?
prompt-ride = Subway: do you move first?
prompt-flee = { $number ->
        [0] { $seat } attacks you. Do you flee from Manhattan?
       *[other] { $seat } attacks you. Do you flee from Manhattan for { $number } ⚡?
    }
prompt-leave = Only one Monster may stay in Manhattan: where do you go?
prompt-reroll = Which dice do you reroll? Rerolls left: { $number }; dice picked up: { $number2 }.
prompt-face = Which face do you resolve next?
prompt-spend = How many dice do you spend to remove { $token } tokens?
prompt-destroy = { $number ->
        [one] What do you destroy? One point left.
       *[other] What do you destroy? { $number } points left.
    }
prompt-cabs = Hailing Cabs: more Destruction, but against units only?
prompt-aim = Seismic Ray: do you pay 1 ⚡ to destroy in another borough?
prompt-pay = The price is { $number }: how much of it do you pay in ♥?
prompt-absorb = You take { $number } damage: how much of it do you lose in ⚡?
prompt-scatter = Which units do you chase away { $borough-in }?
prompt-shop = What do you buy?
prompt-stage = Next Stage: what do you take? Left: { $number }.
prompt-photo = Whose picture do you take?
prompt-cannon = Tesla Cannon: which card do you discard?
prompt-tile = The next tile is turned up.
prompt-card = The next card is turned up.
prompt-first = The dice decide who begins.
prompt-dice = The dice are rolling.
prompt-antimatter = Everybody hit rolls a die.

## Notes

note-tile-opened = Revealed { $borough-in }: { $tile } (stack { $number }).
note-card-opened = Now for sale: { $card }.
note-deck-shuffled = The discard pile is shuffled into a new deck.
note-first-roll = { $seat } rolls { $number } × Attack.
note-first-tied = The best are tied: they roll once more.
note-begins = { $seat } begins.
note-turn-begins = Turn { $number }: { $seat } plays.
note-extra-turn = Turn { $number }: { $seat } plays an extra turn.
note-subway-turn = Turn { $number }: { $seat } plays an extra turn with the Subway.
note-rolled = { $face-key ->
        [ouch] { $seat } rolls { $number } × { $face }
       *[other] { $seat } rolls { $number } × { $face }.
    }
note-rerolls = { $number ->
        [one] { $seat } rerolls one die.
       *[other] { $seat } rerolls { $number } dice.
    }
note-jinx-paid = { $seat } rerolls Ouch! dice at a cost of { $number } ⚡ (Jinx).
note-turned = { $seat } turns { $number } × { $face } (now { $face2 }).
note-gave-up = { $seat } gives up a Celebrity die and sets a die ({ $face } becomes { $face2 }).
note-resolves = { $face-key ->
        [ouch] { $seat } resolves { $number } × { $face }
       *[other] { $seat } resolves { $number } × { $face }.
    }
note-no-attack = Manhattan was empty at the start of the turn: { $seat } attacks nobody.
note-no-heal = { $seat } is in Manhattan, so Heal dice do not heal.
note-removed-tokens = { $seat } removes { $number } × { $token }.
note-stars = { $seat } gains { $number } ★.
note-card-stars = { $seat } gains { $number } ★ ({ $card }).
note-lost-stars = { $seat } loses { $number } ★.
note-card-lost-stars = { $seat } loses { $number } ★ ({ $card }).
note-energy = { $seat } gains { $number } ⚡.
note-card-energy = { $seat } gains { $number } ⚡ ({ $card }).
note-lost-energy = { $seat } gives { $number } ⚡.
note-paid = { $seat } pays { $number } ⚡.
note-hearts = { $seat } heals { $number } ♥.
note-card-hearts = { $seat } heals { $number } ♥ ({ $card }).
note-works = { $seat } uses a card: { $card }.
note-paid-hearts = { $seat } pays { $number } ♥ instead of ⚡ ({ $card }).
note-spared = { $seat } loses { $number } ⚡ instead of ♥ ({ $card }).
note-token = { $seat } gets a token: { $token } ({ $card }).
note-shed = { $seat } discards a card: { $card }.
note-souvenir = { $seat } leaves a Souvenir { $borough-in } ({ $card }).
note-razed = { $seat } destroys { $tile } { $borough-in }.
note-struck = { $seat } destroys the { $unit } { $borough-in }.
note-carried = The { $unit } { $borough-in } is chased { $borough2-to } ({ $card }).
note-cabs = { $seat } hails the cabs: only units are destroyed this turn ({ $card }).
note-aims = { $seat } aims { $borough-to } ({ $card }).
note-took = { $seat } takes { $special }.
note-ownerless = { $special } belongs to nobody now.
note-attacks = { $seat } attacks with { $number } × Attack.
note-antimatter = { $seat } rolls a die against the pellets: { $face } ({ $card }).
note-damage = { $seat } takes { $number } damage.
note-eliminated = { $seat } is out of the game.
note-flees = { $seat } flees { $borough-to }.
note-stays = { $seat } stays in Manhattan.
note-moves = { $seat } goes { $borough-to }.
note-climbs = { $seat } climbs to { $zone }.
note-slides = { $seat } is put on lane 2–4.
note-must-leave = Only four Monsters or fewer are alive: { $seat } must leave Manhattan.
note-buys = { $seat } buys { $card } (price { $number }).
note-swept = { $seat } sweeps the open cards away.
note-claims = { $seat } will get the next Keep card that is turned up ({ $card }).
note-claimed = { $seat } gets { $card } for free.
note-earned-turn = { $seat } earns an extra turn ({ $card }).
note-photo = { $seat } has a picture taken with { $seat2 } ({ $card }).
note-cannon = { $seat } discards { $card }.
note-doomed = { $seat } shows Celebrity and does not survive ({ $card }).
note-wins-at-once = { $seat } wins at once ({ $card })!
note-wins-alone = { $seat } is the last Monster alive and the King of New York!
note-wins-stars = { $seat } is the King of New York with { $number } ★!
note-share-win = { $seat } ({ $number } ★) shares the victory.
note-nobody-wins = No Monster is left alive: nobody wins.

## Refusals

refusal-choose-borough = Choose where to go.
refusal-not-manhattan-yet = Nobody begins in Manhattan.
refusal-borough-full = There are two Monsters { $borough-in } already.
refusal-already-there = You are { $borough-in } already.
refusal-must-enter = There is room in Manhattan: you can only enter there.
refusal-manhattan-full = There is no room in Manhattan.
refusal-manhattan-for-one = Four or fewer Monsters live: only one of them may be in Manhattan.
refusal-cannot-leave = You cannot leave Manhattan by moving.
refusal-cannot-climb = You can climb only from Lower Manhattan or Midtown.
refusal-must-climb = In Manhattan you must climb to the next zone.
refusal-move-over = Your Move step is over.
refusal-must-leave-now = You must leave Manhattan for a borough with room.
refusal-toll-too-high = New York Marathon is for sale: changing borough costs { $number } ⚡, and you can’t afford it.
refusal-entered-already = You have entered this borough since your last decision: { $borough }.
refusal-choose-dice = Choose dice to reroll, or keep them all.
refusal-no-such-dice = Not that many dice show this face ({ $face }).
refusal-dice-in-order = Dice are picked up in the order of the faces, and it is too late for this one ({ $face }).
refusal-nothing-chosen = Pick up at least one die first.
refusal-already-chosen = You have picked up dice: roll them.
refusal-must-reroll = Another Monster’s card makes you reroll at least one die ({ $card }).
refusal-attack-stays = You may never reroll Attack dice ({ $card }).
refusal-all-dice-stay = You may reroll none of your dice: keep them.
refusal-rolls-over = Your rolls of this turn are over.
refusal-web-no-reroll = Your Web tokens leave you no reroll.
refusal-jinx-too-high = Your Jinx tokens make this cost { $number } ⚡, and you can’t afford it.
refusal-choose-face = Choose the face you resolve next.
refusal-face-begun = This face is resolved already ({ $face }).
refusal-no-such-face = This face is not in your result ({ $face }).
refusal-faces-left = All faces must be resolved.
refusal-faces-over = Your dice are resolved already.
refusal-no-such-change = No card of yours turns these dice now.
refusal-change-later = Resolve a face before you turn these dice.
refusal-cannot-turn = { $face-key ->
        [ouch] You do not have { $number } × { $face }
       *[other] You do not have { $number } × { $face }.
    }
refusal-cannot-give-up = No card of yours lets you give up Celebrity dice.
refusal-choose-spend = Choose how many dice you spend.
refusal-cannot-spend = You cannot spend that many dice: { $number }.
refusal-choose-target = Choose what you destroy.
refusal-no-building = There is no building left { $borough-in } in stack { $number }.
refusal-no-unit = There is no { $unit } { $borough-in }.
refusal-unit-new = It appeared this turn and is safe: { $unit }.
refusal-too-strong = { $number ->
        [one] You need one point for it.
       *[other] You need { $number } points for it.
    }
refusal-only-there = You can only destroy what is { $borough-in }.
refusal-jets-elsewhere = You can only destroy what is { $borough-in }, and Jets elsewhere.
refusal-units-only = You have declared that only units are destroyed this turn ({ $card }).
refusal-must-destroy = You must go on destroying while you can.
refusal-choose-cabs = Say whether you hail the cabs.
refusal-must-declare = You began Destruction to hail the cabs: hail them.
refusal-choose-aim = Say whether and where you aim.
refusal-own-borough = Aim at a borough other than your own.
refusal-aim-too-dear = Aiming costs { $number } ⚡, and you can’t afford it: do without it.
refusal-choose-payment = Choose how you pay { $number }.
refusal-cannot-pay-so = You cannot pay { $number } ♥ for this.
refusal-choose-absorb = Choose how much of { $number } damage you lose in ⚡.
refusal-cannot-absorb = You cannot lose { $number } ⚡ instead.
refusal-choose-unit = Choose a unit and where it goes, or finish.
refusal-no-unit-here = There is no such unit here: { $unit }.
refusal-boroughs-in-order = Each unit goes to a different borough, chosen in their order; this one is not possible now: { $borough }.
refusal-choose-purchase = Buy, sweep, or finish.
refusal-not-for-sale = { $card } is not for sale.
refusal-too-dear = { $card } costs { $number } ⚡, and you can’t afford it.
refusal-needs-destroyed = To buy { $card } you must have destroyed a unit of this kind this turn: { $unit }.
refusal-not-scavenger = Only Scavenger buys from the discard pile.
refusal-not-in-discard = { $card } is not in the discard pile.
refusal-keep-only = Only Keep cards can be bought from the discard pile, not { $card }.
refusal-sweep-too-dear = A sweep costs { $number } ⚡, and you can’t afford it.
refusal-choose-goods = Choose ⚡ or ♥.
refusal-choose-monster = Choose another Monster.
refusal-not-yourself = Choose a Monster other than yourself.
refusal-no-such-monster = There is no such Monster at this table.
refusal-choose-discard = Choose one of your Keep cards.
refusal-not-your-card = You do not own { $card }.
refusal-no-carapace = Only the owner of Carapace may discard it, and only on their own turn.
refusal-lanes-for-five = Two Monsters in Manhattan: only with five or six players.

## Board

board-turn = Turn
board-dice = Dice
board-stacks = Stacks
board-units = Units
board-new = (new)
board-market = For sale
board-deck = Cards in the deck
board-discard = Discard pile
board-cards = Cards
board-tokens = Tokens
board-out = eliminated
board-odds = Chance (%) of at least 1, 2, 3…

## On the shelf

feel = Giant monsters, bricks flying: claws, fame and a lot of dice.
goal = Whoever reaches 20 ★ or is the last Monster standing wins.
goal-turn = On your turn roll six dice up to three times, resolve them face by face, move, and buy cards with ⚡.

## The stage in the browser

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

## Why a bot would do it

reason-kony-keep = These dice are worth more than another roll is likely to bring.
reason-kony-reroll = These dice do little for you now.
reason-kony-reroll-ouch = The units in your borough would shoot at you.
reason-kony-reroll-heal = Heal dice do nothing in Manhattan.
reason-kony-reroll-healthy = You are at full health.
reason-kony-reroll-attack = Manhattan was empty at the start of your turn, so Attack does nothing.
reason-kony-reroll-celebrity = Fewer than three Celebrity dice do nothing unless you hold Superstar.
reason-kony-ouch-first = The units shoot before your destruction brings new ones.
reason-kony-heal-first = Heal before the units shoot.
reason-kony-stars = It gives stars at once.
reason-kony-twenty = It brings you to 20 stars.
reason-kony-unit = One less unit shooting at you, plus its reward.
reason-kony-flee = You have little health left, and outside you can heal.
reason-kony-stay = Manhattan pays every turn, and you have health to spare.
reason-kony-stay-close = Manhattan pays every turn, and you are close to 20 stars.
reason-kony-fewer-units = Fewer units can shoot at you there.
reason-kony-buy = A card that will pay for itself.
reason-kony-buy-now = It is worth its price at once.
reason-kony-sweep = New cards may suit you better than these.
reason-kony-save = Save the energy for a better card.
