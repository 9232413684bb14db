### El tablero y la libreta de puntos de Clash at the Deli.

board-deli-round = Ronda { $round } de { $rounds }
board-deli-pool = Oferta: { $cards }
board-deli-reserved = Reservado: { $card }
board-deli-trash = Basura de la ronda anterior: { $cards }
board-deli-player = Jugador { $number } ({ $chefs }): elecciones { $picks }/6, cartas de acción: { $hand }, puntos: { $points }
board-deli-open = Cartas de acción a la vista: { $cards }
board-deli-hand = Tus cartas de acción: { $cards }
board-deli-signs = # cerrado con pan, = declarado cerrado, * comodín

pad-player = { $name }
pad-sandwich = Sándwich { $number }: { $cards }
pad-cards = cartas
pad-sign = { $name }: { $sign }
pad-closing = cerrado con pan
pad-classic = clásico: { $name }
pad-moisture = demasiado seco o demasiado jugoso
pad-gregg = sándwiches con huevo de Gregg Benedict
pad-doubling = el sándwich cerrado menos valioso otra vez
pad-breadhead = Breadhead
pad-total = Total: { $points }
pad-unknown = Línea { $line }: «{ $word }» no es un ingrediente de este juego.
pad-guess = Línea { $line }: «{ $word }» no es un ingrediente de este juego; ¿querías decir { $name }?
