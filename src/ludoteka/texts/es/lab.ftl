# Las simulaciones del laboratorio: largas, en varios procesos o en un clúster

cli-word-bots = BOTS
cli-option-players = El bot de todos los asientos, o uno para cada uno, separados por espacios: level3 level1.
cli-option-cluster = La dirección de un planificador de Dask cuyas máquinas juegan, p. ej. tcp://127.0.0.1:8786.
cli-option-go-on = Seguir con la simulación que se detuvo con Ctrl-C.
time-left = queda { $time }
run-kept = Detenido. Lo hecho se guarda en { $file }; la misma orden con --resume sigue.
fault-nothing-kept = No hay nada que seguir: en esta carpeta no está el archivo de esta simulación ({ $file }).
fault-kept-otherwise = El archivo { $file } es de otra simulación.
fault-workers-die = Los procesos que juegan terminan una y otra vez, quizá por falta de memoria: prueba con menos.
fault-needs-extra = Esto necesita un complemento de Ludoteka: pip install "ludoteka[{ $extra }]"
fault-cluster-unreachable = En { $address } no responde ningún planificador de Dask.
fault-cluster-empty = El clúster de { $address } no tiene máquinas que trabajen.
fault-cluster-differs = Las máquinas del clúster necesitan Ludoteka { $version }, como aquí.
fault-bots-by-seat = Nombra un bot para todos los asientos o uno para cada uno. Asientos de la partida: { $seats }. Bots nombrados: { $bots }.

# Equilibrio: ¿es justo el juego y qué hace un cambio?

cli-balance = Comparar opciones, cartas y asientos de un juego con muchas partidas de bots: quién gana, cómo y con qué.
cli-option-vary = Qué variar: opción=1,2,3 o seats=2,3 o cards.CARTA.price=3,4 o parts=box,mio.toml; se puede dar varias veces.
cli-option-player = El bot de todos los asientos.
cli-option-weaker = Un bot más débil, para ver cuántas veces gana el mejor.
cli-option-aim = Buscar la variante más justa para los asientos o para las cartas.
cli-option-report = Escribir un informe con gráficos en este nuevo archivo HTML.
cli-option-parquet = Escribir todas las cifras en este nuevo archivo Parquet.
fault-vary-form = «{ $vary }» no dice qué variar: escribe NOMBRE=VALOR,VALOR.
fault-vary-many = Es demasiado para comparar de una vez: como mucho { $most } variantes.
fault-vary-number = «{ $vary }» admite números enteros, no «{ $value }».
fault-vary-unknown = No hay nada llamado «{ $vary }» que variar; se conocen { $known } y los números del archivo de componentes, como cards.CARTA.price.
fault-vary-table = En el archivo de componentes no hay «{ $table }»; se conocen: { $known }.
fault-vary-path = En el archivo de componentes no hay ningún número «{ $vary }»; allí se conocen: { $known }.
fault-vary-none = No hay nada que comparar.

balance-title = Equilibrio: { $game }
balance-how = { $games ->
    [one] Una partida
   *[other] { $games } partidas
} con el bot «{ $bot }» en todos los asientos, semilla { $seed }, Ludoteka { $version }. Se compararon estas variantes:
balance-as-it-is = tal como es
balance-vary-seats = jugadores
balance-vary-parts = archivo de componentes
balance-variant = { $variant } ({ $games ->
    [one] una partida
   *[other] { $games } partidas
}):
balance-seat = Asiento { $seat }
balance-figure = { $name }: { $value } ({ $range })
balance-range = de { $low } a { $high }
balance-of-length = Decisiones de una partida
balance-of-lead-changes = Cambios de quién va en cabeza
balance-of-known = El ganador va en cabeza para siempre tras
balance-of-margin = Puntos entre el primero y el segundo
balance-of-draws = Victorias compartidas
balance-of-nobody = Nadie gana
balance-of-stopped = Detenidas sin resultado
balance-of-better-bot = Gana el bot mejor
balance-of-points = Puntos de un asiento
balance-table-seat = Parte de las victorias
balance-table-score = Puntos
balance-table-match = El curso de una partida
balance-table-skill = Destreza
balance-table-change = Qué hace el cambio
balance-table-effect = Qué hace tomar una carta con la probabilidad de ganar
balance-table-befalls = Con qué frecuencia llegan los eventos
balance-table-event-points = Qué hacen los eventos con los puntos de todos juntos
balance-nothing-clear = Examinado: { $count }. Nada destaca con claridad.
balance-clear-mark = claro
balance-column-what = Qué
balance-column-taken = Asientos que lo tomaron
balance-column-won-with = De ellos ganaron
balance-column-effect = Más que otros en la misma situación
balance-axis-seat = asiento
balance-axis-wins = parte de las victorias, %
balance-axis-course = cuánto ha pasado de la partida, %
balance-axis-leads = el ganador va en cabeza, %
balance-axis-decisions = decisiones de una partida
balance-axis-matches = partidas, %
balance-axis-effect = cambio de la probabilidad de ganar, %
balance-plot-seat = Parte de las victorias por asiento; la línea de puntos es la parte justa.
balance-plot-match = Con qué frecuencia va ya en cabeza el futuro ganador.
balance-plot-length = Cuánto duran las partidas.
balance-plot-effect = Los efectos más fuertes; un punto lleno sigue claro tras la corrección por muchas comparaciones.
balance-note-intervals = Entre paréntesis: intervalos del 95 %. «Claro» significa que el azar solo mostraría tanto menos de una vez en veinte informes, contando todas las comparaciones de una tabla (corrección de Holm).
balance-note-effect = Se comparan los asientos que tomaron algo con todos los que estaban igual de bien en una decisión suya, de modo que no cuenta que quien va en cabeza puede comprar más.
balance-found-seats = La más justa para los asientos: { $variant }. Certeza: { $share }.
balance-found-cards = La más justa para las cartas: { $variant }. Certeza: { $share }.

# El laboratorio en el navegador

cli-option-lab = Dejar que otras personas usen el laboratorio desde otras máquinas; exige mucho cálculo.
lab-title = Laboratorio
lab-text = Cambia opciones o números impresos, deja que los bots jueguen muchas partidas y mira qué hace el cambio.
lab-bots = Bot de todos los asientos
lab-games = Partidas
lab-numbers = Números impresos
lab-kind = Clase
lab-entry = Entrada
lab-changed = { $name }: { $before }, cambiado a { $after }
lab-undo = Deshacer
lab-back = Deshacer: { $name }
lab-run = Simular
lab-stop = Detener
lab-before = Tal como es
lab-after = Con el cambio
lab-nothing-yet = Pulsa Simular y los gráficos crecerán mientras se juegan las partidas.
lab-progress = Partidas jugadas: { $done } de { $of }
lab-done = Listo. Partidas jugadas: { $done }
lab-stopped = Detenido. Partidas jugadas: { $done } de { $of }
lab-failed = La simulación ha fallado.
lab-report = Abrir como informe
lab-save-report = Guardar el informe
lab-save = Guardar las cifras
lab-share = Copiar el enlace
lab-copied = Copiado
lab-in-table = Las cifras están en las tablas de abajo.
fault-lab-closed = El laboratorio es solo para quien está en la máquina de este servidor.
fault-lab-busy = Ya hay una simulación en marcha: detenla o espera a que termine.
fault-lab-empty = Todavía no se ha jugado nada.
fault-lab-broken = La simulación ha fallado: el registro del servidor dice por qué.
