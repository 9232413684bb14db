### The board and the score pad of Clash at the Deli.

board-deli-round = Round { $round } of { $rounds }
board-deli-pool = Pool: { $cards }
board-deli-reserved = Reserved: { $card }
board-deli-trash = Last round’s trash: { $cards }
board-deli-player = Player { $number } ({ $chefs }): picks { $picks }/6, action cards { $hand }, points { $points }
board-deli-open = Open action cards: { $cards }
board-deli-hand = Your action cards: { $cards }
board-deli-signs = # closed with bread, = declared closed, * joker

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
