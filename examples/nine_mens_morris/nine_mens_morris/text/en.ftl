title = Nine Men’s Morris
blurb = Place your men, close mills, and leave the other without three men or without a move.
option-flying = May who has three men left fly?
option-flying-on = yes
option-flying-off = no

colour-white = White
colour-black = Black
point = { $key }

move-place = Place a man on { $point }
move-move = Move from { $point } to { $point2 }
move-take = Take the man on { $point }
prompt-place = Place a man. Men in hand: { $number }.
prompt-move = Move a man to a point beside it.
prompt-fly = Move a man to any empty point.
prompt-take = You have closed a mill. Take a man of the other.

note-placed = { $colour } places a man on { $point }.
note-moved = { $colour } moves from { $point } to { $point2 }.
note-mill = { $colour } closes a mill.
note-took = { $colour } takes the man on { $point }.
note-few = { $colour } has fewer than three men left.
note-stuck = { $colour } cannot move.
note-quiet = { $number } moves have taken no man.

refusal-place-first = Place your men before you move any. Men in hand: { $number }.
refusal-all-placed = All your men are placed.
refusal-taken = There is a man on { $point } already.
refusal-not-yours = There is no man of yours on { $point }.
refusal-not-beside = The point { $point } is not beside { $point2 }.
refusal-no-mill = Only who has just closed a mill takes a man.
refusal-take-first = First take a man of the other for your mill.
refusal-not-theirs = There is no man of the other on { $point }.
refusal-in-mill = The man on { $point } is safe in a mill, and others are not.

board-men = { $sign } { $colour }: { $hand } in hand, { $out } taken
