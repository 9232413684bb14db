### Emerald Skulls: el tablero, las probabilidades y las posiciones erróneas, en español.

board-skulls-pot = Reserva: { $count }
board-skulls-hand = Dados en la mano: { $count } ({ $dice })
board-skulls-player = { $name }: engranajes { $gears }, fichas de relanzamiento { $tokens }
board-skulls-roller = { $name }: engranajes { $gears }, fichas de relanzamiento { $tokens } (lanza)
board-skulls-rivals = Vrax y Kar: engranajes { $gears }; cartas de oposición restantes: { $cards }

odds-gears = Engranajes esperados: { $gears }; saldo esperado de fichas de relanzamiento: { $tokens }
odds-outs = Cómo acaba el turno (intervalo: la menor y la mayor probabilidad entre lanzadores igual de buenos)
odds-bets = Apuestas en juego
odds-actions = Lo que puedes hacer ahora: engranajes esperados y saldo de fichas; * es lo mejor
odds-out-bust = Reventar
odds-out-stop = Huir
odds-out-gem = Gema
odds-out-run = Mano vacía
odds-out-double = Doble salida

fault-odds-field = No se entiende «{ $field }»; da cada uno de estos como mucho una vez, en la forma nombre=valor: { $known }.
fault-odds-value = «{ $field }» no puede ser «{ $value }»; posible: { $known }.
fault-odds-dice = En total solo hay { $most } dados; quita alguno de «dice» o de «placed».
fault-odds-eyes = En los ojos solo caben { $most } dados; quita alguno de «placed».
fault-odds-roll = La tirada debe mostrar { $dice } dados, tantos como hay en la mano; corrige «roll» o «dice».
fault-odds-missing = Di cuántos dados hay en la mano, por ejemplo dice=5.
fault-odds-stop = «now=stop» es para quien acaba de colocar dados: da «placed» y omite «roll».
fault-odds-tokens = Las probabilidades se calculan con { $most } fichas de relanzamiento como mucho: con cada una más el cálculo exacto tarda más, y con muchas tardaría minutos.
fault-odds-sides = «{ $first }» y «{ $second }» son la misma carta; nombra solo uno de sus lados.
fault-odds-no-turn = Ahora nadie tiene dados en la mano; pregunta durante un turno.
fault-component-length = «{ $field }» de «{ $id }» en «{ $table }» debe tener { $wanted } valores; corrígelo.
