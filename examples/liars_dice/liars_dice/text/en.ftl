title = Liar’s Dice
blurb = Roll under your cup, bid what lies under all of them, and doubt at the right time.
option-ones = What do ones count as?
option-ones-plain = as ones
option-ones-wild = as any face

face-ones = ones
face-twos = twos
face-threes = threes
face-fours = fours
face-fives = fives
face-sixes = sixes

move-bid = Bid { $number } × { $face }
move-doubt = Doubt the bid
prompt-bid = Make the first bid.
prompt-answer = { $seat } bids { $number } × { $face }. Bid higher, or doubt it.
prompt-roll = The dice are rolled.

note-rolled = All roll their dice under their cups.
note-bid = { $seat } bids { $number } × { $face }.
note-doubted = { $seat } doubts the bid of { $seat2 }.
note-counted = The cups are lifted. There are { $number } × { $face }.
note-lost = { $seat } loses a die. Dice left: { $number }.
note-out = { $seat } is out of the game.

refusal-nothing-bid = Nobody has bid yet, so there is nothing to doubt.
refusal-not-higher = The bid must be higher than { $number } × { $face }.
refusal-too-many = There are only { $number } dice left in the game.

board-cup = Cup { $seat }: { $dice }
board-bid = The bid is { $number } × { $face }.
board-shown = Shown by the last doubt:
