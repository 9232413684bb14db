### A Clash at the Deli táblája és pontozófüzete.

board-deli-round = { $round }/{ $rounds }. kör
board-deli-pool = Válogatópakli: { $cards }
board-deli-reserved = Félretéve: { $card }
board-deli-trash = Az előző kör Szemetese: { $cards }
board-deli-player = { $number }. játékos ({ $chefs }): lapok { $picks }/6, akciókártyák: { $hand }, GyP: { $points }
board-deli-open = Nyílt akciókártyák: { $cards }
board-deli-hand = Akciókártyáid: { $cards }
board-deli-signs = # kenyérrel lezárva, = lezártnak nyilvánítva, * Joker

pad-player = { $name }
pad-sandwich = { $number }. szendvics: { $cards }
pad-cards = alapanyagkártyák
pad-sign = { $name }: { $sign }
pad-closing = kenyérrel lezárva
pad-classic = klasszikus: { $name }
pad-moisture = túl száraz vagy túl lédús
pad-gregg = Gregg Benedict tojásos szendvicsei
pad-doubling = a legkevésbé értékes lezárt szendvics még egyszer
pad-breadhead = Breadhead
pad-total = Összesen: { $points }
pad-unknown = { $line }. sor: „{ $word }” nem hozzávaló ebben a játékban.
pad-guess = { $line }. sor: „{ $word }” nem hozzávaló ebben a játékban; erre gondoltál: { $name }?
