### Probabilidades, análisis y sonidos en el navegador, en español.

## Las probabilidades de un turno de Emerald Skulls

skulls-show-odds = Mostrar probabilidades
skulls-chance = Probabilidad:
skulls-expected = Engranajes esperados: { $gears }
skulls-tokens-counted = Fichas de relanzamiento contadas: { $count }

web-odds = Probabilidades de un turno
web-odds-link = Probabilidades para tus dados
web-odds-text = ¿Tienes los dados de verdad en la mesa? Colócalos aquí y verás la probabilidad exacta de cada apuesta y qué le conviene más al lanzador.
web-odds-start = Vaciar la calavera
web-odds-skull = Dados en la calavera
web-odds-more = { $what }: un { $face } más
web-odds-less = { $what }: un { $face } menos
web-odds-moment = ¿Qué viene ahora?
web-odds-moment-before = Se lanzan los dados
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
web-odds-meaning = Las cifras son exactas, para un lanzador que gana tantos engranajes como es posible en este turno. Donde formas de jugar igual de buenas dan resultados distintos, se muestra el intervalo.
fault-odds-busy = Ahora mismo mucha gente pide probabilidades; inténtalo de nuevo en un momento.

## El análisis de una partida terminada

web-review = Análisis
web-review-text = Un bot vuelve a mirar cada decisión, sabiendo solo lo que el jugador podía saber entonces.
web-review-start = Que el bot repase la partida
web-review-whose = ¿Las jugadas de quién?
web-review-progress = Pensando: { $done } de { $of } decisiones
web-review-move = Paso { $count }: { $played }
web-review-better = Mejor: { $best }
web-review-shares = Probabilidad de ganar { $share } en vez de { $better }
web-review-show = Mostrar el paso { $count }
web-review-good = Ninguna decisión costó más del { $least } de la victoria.
web-review-sum = Decisiones: { $moves }. En promedio se perdió con cada una un { $lost } de la victoria.
web-review-curve = Probabilidad de ganar, a ojos del jugador
web-review-curve-seat = { $name }: { $first } en la primera decisión, { $last } en la última; lo más bajo, { $low } (paso { $at }).
web-review-none = No había nada que decidir.

## Los sonidos

web-sounds = Sonidos

## El tercer hecho de la historia

web-fact-closest = El momento más apurado: tras el paso { $count }, { $name } perdía por { $by }.
web-fact-closest-never = No hubo momento apurado: { $name } nunca estuvo por detrás.
web-fact-closest-draw = El momento más apurado: la partida entera, pues al final nadie iba por delante.
