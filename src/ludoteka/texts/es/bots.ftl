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
