# Bots: duelos, torneos, consejos y análisis

cli-duel = Enfrentar a dos bots en muchas partidas, cambiando de asiento.
cli-tournament = Enfrentar a varios bots, todos contra todos.
cli-review = Analizar una partida registrada: qué jugadas costaron más y qué era mejor.
cli-option-level = La fuerza de los bots, de 1 (principiante) a 5.
cli-option-whose = El asiento cuyas jugadas se analizan.
cli-option-every = Jugar todas las partidas, aunque el resultado esté claro antes.
cli-option-most = Cuántas jugadas mostrar como máximo.

duel-result = { $a } gana { $wins } de { $decided } partidas decididas contra { $b }: { $share } (intervalo del 95 %: de { $low } a { $high }).
duel-draws = Empates: { $draws }.
duel-time = Segundos por decisión: { $a } { $first }, { $b } { $second }.
tournament-bot = bot
tournament-share = parte
tournament-won = ganadas
tournament-lost = perdidas
tournament-drawn = empates

hint-move = { $number }. { $move } [{ $notation }]: { $share }
hint-reason = { $hint }. { $reason }

reason-wins = Con esto la victoria es forzada.
reason-loses = La partida está perdida de todos modos; esto es lo que más resiste.
reason-only = No hay otra jugada.
reason-holds = Todo lo demás es mucho peor.
reason-clash-kaboom = KABOOM!!! hace perder a tu rival si sigue ahí al final.
reason-clash-nobel = Pone a salvo para siempre una de tus losetas.
reason-clash-safe = Una loseta a salvo conserva su apoyo.
reason-clash-last-cell = Ocupa la última casilla libre.
reason-clash-hits = Quita apoyo a tu rival.
reason-deli-classic = Con esto se completa un clásico del menú.
reason-deli-towards = Te acerca a un clásico del menú.
reason-deli-closes = Cierra un sándwich, que así queda a salvo de los eventos.
reason-deli-safe = Un sándwich cerrado está a salvo de los eventos.
reason-deli-sign = La carta queda ahí como pide su símbolo.
reason-deli-most = Cuenta para la bonificación por reunir más de un ingrediente que nadie.
reason-deli-deny = Al jugador siguiente le vendría muy bien.

reason-kony-keep = Estos dados valen más de lo que seguramente traerá otra tirada.
reason-kony-reroll = Estos dados te sirven de poco ahora.
reason-kony-reroll-ouch = Las unidades de tu distrito te dispararían.
reason-kony-reroll-heal = En Manhattan los dados de Curación no sirven de nada.
reason-kony-reroll-healthy = Estás al máximo de vida.
reason-kony-reroll-attack = Manhattan estaba vacío al empezar tu turno, así que el Ataque no hace nada.
reason-kony-reroll-celebrity = Menos de tres símbolos de Celebridad no sirven de nada a quien no tiene la Superestrella.
reason-kony-ouch-first = Las unidades disparan antes de que tu destrucción traiga otras nuevas.
reason-kony-heal-first = Cúrate antes de que disparen las unidades.
reason-kony-stars = Da estrellas al momento.
reason-kony-twenty = Te lleva a las 20 estrellas.
reason-kony-unit = Una unidad menos que puede dispararte, y su recompensa es tuya.
reason-kony-flee = Te queda poca vida y fuera de Manhattan puedes curarte.
reason-kony-stay = Manhattan paga cada turno y tienes vida suficiente.
reason-kony-stay-close = Manhattan paga cada turno y estás cerca de las 20 estrellas.
reason-kony-fewer-units = Allí pueden dispararte menos unidades.
reason-kony-buy = Una carta que se pagará sola.
reason-kony-buy-now = Vale su precio al momento.
reason-kony-sweep = Las cartas nuevas pueden convenirte más que estas.
reason-kony-save = Guarda la energía para una carta mejor.
reason-sand-order = Un pedido completado da puntos, y nadie más podrá tomarlo.
reason-sand-new-type = Otro tipo de pedido cuenta para la diversidad al final.
reason-sand-ends = Es tu quinto pedido: después de esta ronda termina el juego.
reason-sand-chef = La calidad extra permite completar un pedido más.
reason-sand-free = Los ingredientes llegan a tu Zona de Juego sin costo y sin gastar una acción.
reason-sand-keep = Una oportunidad que siga en tu mano vale 4 PV al final.
reason-sand-assistant = Tienes varios ingredientes de esta categoría: serán mejores y más baratos.
reason-sand-coins = No puedes pagar ningún ingrediente de tu mano.
reason-sand-restock = Tu mano no está completa.
reason-skulls-likely = Es probable que esta apuesta gane.
reason-skulls-pays-well = Gana pocas veces, pero paga bien.
reason-skulls-safe = Lo que hay en la calavera vale más de lo que daría en promedio otra tirada.
reason-skulls-more-to-win = En promedio, otra tirada gana más de lo que arriesga.
reason-skulls-roll-again = Una tirada nueva promete más que estos dados.

review-move = Jugada { $number }: { $played } ({ $share }). Mejor: { $best } ({ $better }).
review-good = Ninguna jugada costó más del { $least }.
review-sum = Jugadas analizadas: { $moves }. De media se perdió con cada una un { $lost } de la victoria.

terminal-help-hint = hint              las mejores jugadas y tu probabilidad de ganar con cada una

fault-bot-setting = El bot «{ $bot }» no admite «{ $setting }»; escribe los ajustes como nombre=número, por ejemplo ismcts:iters=500.
fault-bot-setting-unknown = El bot «{ $bot }» no tiene el ajuste «{ $setting }»; tiene: { $known }.
fault-bot-no-end = El bot «{ $bot }» pensaría sin fin; ponle un límite, por ejemplo seconds=1.
fault-bot-needs-openspiel = El bot «{ $bot }» necesita OpenSpiel: pip install "ludoteka[openspiel]".
fault-bot-alone = Un duelo necesita al menos dos asientos.
fault-bot-same = Un torneo necesita al menos dos bots distintos.
fault-no-hint = No es tu turno, así que no hay nada que aconsejar.
fault-program-start = No se puede iniciar el programa «{ $program }»; comprueba la orden.
fault-program-move = El programa «{ $program }» respondió «{ $move }», que no está entre las jugadas posibles.
fault-program-silent = El programa «{ $program }» ha terminado o no responde.
