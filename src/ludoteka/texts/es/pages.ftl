### Probabilidades, análisis y sonidos en el navegador, en español.

## Las probabilidades de un turno de Emerald Skulls

skulls-show-odds = Mostrar probabilidades
skulls-chance = Probabilidad:
skulls-expected = Engranajes esperados: { $gears }
skulls-tokens-counted = Fichas de relanzamiento contadas: { $count }

web-odds = Probabilidades de un turno
web-odds-link = Probabilidades para tus dados
web-odds-text = ¿Tienes los dados de verdad en la mesa? Colócalos aquí y verás la probabilidad exacta de cada apuesta y qué le conviene más a quien tira.
web-odds-start = Vaciar la calavera
web-odds-skull = Dados en la calavera
web-odds-more = { $what }: un { $face } más
web-odds-less = { $what }: un { $face } menos
web-odds-moment = ¿Qué viene ahora?
web-odds-moment-before = Se tiran los dados
web-odds-moment-rolled = Se coloca la tirada
web-odds-moment-stop = ¿Parar o seguir?
web-odds-hand = Dados en la mano
web-odds-roll = La tirada
web-odds-roll-none = Toca lo que muestran los dados.
web-odds-tokens = Fichas de relanzamiento
web-odds-picks = Veces que se ha hurgado la nariz
web-odds-fewer = { $what }: uno menos
web-odds-greater = { $what }: uno más
web-odds-cards = Cartas de apuestas en juego
web-odds-cards-standard = Las cuatro cartas básicas
web-odds-expected = engranajes esperados
web-odds-expected-tokens = Fichas de relanzamiento esperadas, ganadas menos gastadas: { $tokens }
web-odds-actions = Qué hacer
web-odds-best = lo mejor
web-odds-action-gears = engranajes
web-odds-action-tokens = fichas
web-odds-bets = Apuestas
web-odds-outs = Cómo acaba el turno
web-odds-exact = Exactamente { $fraction }
web-odds-range = entre { $low } y { $high }
web-odds-pays = Paga { $pays }
web-odds-worth = valor para el primer marcador: { $gears }
web-odds-meaning = Las cifras son exactas, para quien gana tantos engranajes como es posible en este turno. Donde jugar igual de bien da resultados distintos, se muestra el margen.
fault-odds-busy = Ahora mismo mucha gente pide probabilidades; inténtalo de nuevo en un momento.
