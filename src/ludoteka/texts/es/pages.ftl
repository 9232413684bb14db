### Probabilidades, análisis y sonidos en el navegador, en español.

fault-aid-busy = Ahora mismo mucha gente lo pregunta; inténtalo de nuevo en un momento.

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
