# Las órdenes y sus opciones

cli-usage = Uso:
cli-options = Opciones
cli-commands = Órdenes
cli-usage-options = [OPCIONES]
cli-usage-command = [ORDEN] [ARGUMENTOS]…
cli-default = por defecto: { $value }
cli-range = de { $low } a { $high }
cli-word-address = DIRECCIÓN
cli-word-bot = BOT
cli-word-cards = CARTAS
cli-word-clause = REGLA
cli-word-count = N
cli-word-file = ARCHIVO
cli-word-folder = CARPETA
cli-word-game = JUEGO
cli-word-lang = xx
cli-word-name = NOMBRE
cli-word-number = NÚMERO
cli-word-position = POSICIÓN
cli-word-seat = ASIENTO
cli-word-setting = NOMBRE=VALOR
cli-ludoteka = Juegos de mesa publicados, completos, con un solo motor de reglas.
cli-play = Jugar en la terminal: varias personas ante una pantalla o contra bots.
cli-sim = Jugar muchas partidas, al azar o con bots, y contar quién gana.
cli-replay = Volver a ver una partida registrada.
cli-verify = Comprobar un registro terminado: cada jugada legal, cada dado limpio.
cli-bench = Medir la velocidad de los juegos en este equipo.
cli-rules = Leer las reglas de un juego o un solo apartado.
cli-games = Ver los juegos con su número de jugadores y sus opciones.
cli-parts = Mostrar el archivo de componentes de un juego, para copiarlo y cambiarlo.
cli-doctor = Comprobar la instalación: cada juego se juega y se verifica una vez.
cli-new-game = Escribe un paquete con un pequeño juego propio para empezar.
cli-odds = Mostrar las probabilidades exactas de una posición contada en palabras, en los juegos que las tienen, por ejemplo: dice=5 tokens=1
cli-score = Puntuar lo que escribas, en los juegos que tienen libreta de puntos.

cli-option-lang = Idioma: en, hu, pl o es.
cli-option-version = Mostrar la versión y el tipo de compilación.
cli-option-help = Mostrar esta ayuda.
cli-option-seats = Número de jugadores.
cli-option-bots = Los últimos N asientos son bots.
cli-option-bot = Este asiento es un bot; se puede repetir.
cli-option-against = Quién ocupa todos los asientos menos el primero.
cli-option-options = Una opción del juego, por ejemplo variant=long; se puede repetir.
cli-option-parts = Tu propio archivo de componentes.
cli-option-seed = Un número que hace que todo se pueda repetir.
cli-option-resume = Continuar una partida guardada.
cli-option-save = Al final, guardar la partida en este archivo nuevo.
cli-option-games = Número de partidas.
cli-option-processes = Procesos que se usan; no cambian el resultado.
cli-option-as-json = Mostrar JSON.
cli-option-seat = Mirar desde este asiento; 0 es un espectador.


sim-length = { $games ->
    [one] { $games } partida, { $mean } decisiones.
   *[other] { $games } partidas, { $mean } decisiones en promedio.
}
sim-wins = Asiento { $seat }: { $wins ->
    [one] { $wins } victoria
   *[other] { $wins } victorias
} ({ $share }).
sim-nobody = Sin ganador: { $count }.
sim-rest = Empates: { $draws }. Detenidas en el límite: { $capped }.
sim-stopped = { $turns ->
    [0] Detenidas en el límite: { $stopped }.
    [one] Detenidas al primer turno: { $stopped }.
   *[other] Detenidas a los { $turns } turnos: { $stopped }.
}
sim-speed = { $games } partidas y { $decisions } decisiones por segundo.

bench-build = Compilación: { $build }
bench-game = { $game }:
bench-decisions-per-s = decisiones por segundo: { $value }
bench-games-per-s = partidas al azar por segundo: { $value }
bench-search-per-s = decisiones por segundo dentro de una búsqueda simple: { $value }
bench-advised-per-s = decisiones por segundo dentro de una búsqueda con consejos: { $value }
bench-clone-us = copia de una posición: { $value } µs
bench-view-us = vista de una posición: { $value } µs
bench-imagine-us = posición imaginada: { $value } µs
bench-peak-mb = memoria máxima: { $value } MB

games-game = { $more ->
    [no] { $id }: { $title }, { $low } jugadores
   *[yes] { $id }: { $title }, de { $low } a { $high } jugadores
}
games-outside = Viene del paquete { $package }; su código se ejecuta con tus permisos.

new-game-written = El paquete está en la carpeta { $folder } (archivos: { $count }). Sigue con:
fault-new-game-name = «{ $name }» no puede ser el nombre de un juego nuevo: usa minúsculas, cifras y guiones bajos, y un nombre que no tenga ningún juego ni módulo de Python.

verify-good = El registro es correcto: { $moves ->
    [one] { $moves } jugada legal
   *[other] { $moves } jugadas legales
}, { $chances ->
    [one] { $chances } sorteo limpio
   *[other] { $chances } sorteos limpios
}, y el resultado y la huella coinciden.
doctor-good = bien
doctor-bad = FALLO

doctor-build = compilación { $build }, Python { $python }
doctor-language = idioma { $language }
doctor-game = { $game }: una partida entera entre bots, con el registro verificado (respuestas: { $answers })
doctor-trouble = { $what }: { $problem }

# Qué falla en una orden o en un archivo

fault-unknown-command = No existe la orden «{ $command }»; hay estas: { $known }.
fault-no-such-option = Aquí no existe la opción { $option }; --help muestra las opciones.
fault-missing-argument = Falta algo: { $argument }. --help muestra lo que necesita la orden.
fault-bad-argument = El valor dado para { $argument } no sirve; --help muestra lo que se permite.
fault-bad-line = No se entiende esta orden; --help muestra lo que necesita.
fault-game-near = No existe el juego «{ $game }»; ¿querías decir { $near }? Hay estos: { $known }.
fault-option-near = No existe la opción «{ $option }»; ¿querías decir { $near }?
fault-value-near = La opción { $option } no puede ser «{ $value }»; ¿querías decir { $near }?
fault-option-form = Escribe la opción «{ $option }» como nombre=valor, por ejemplo variant=long.
fault-too-many-bots = No caben { $bots } bots: el número de asientos es { $seats }.
fault-no-parts = El juego { $game } no tiene archivo de componentes.
fault-file-missing = No existe el archivo o la carpeta { $file }; revisa el nombre.
fault-file-forbidden = No se permite leer ni escribir { $file }; elige otro lugar.
fault-file-folder = { $file } es una carpeta; indica un archivo.
fault-file-exists = { $file } ya existe y se ha dejado como estaba; elige otro nombre.
fault-file-full = No queda espacio para escribir { $file }; libera espacio o elige otro lugar.
fault-file-trouble = No se ha podido leer o escribir { $file }; revisa el nombre y el lugar.
fault-file-large = { $file } ocupa más de { $most } MB, así que no es un registro ni un archivo de componentes.
fault-file-not-text = { $file } no es un archivo de texto en UTF-8, así que no es un registro ni un archivo de componentes.
fault-bad-seed-file = { $file } no es el archivo de semilla de esa partida; usa el que se guardó con ella.
fault-resume-over = La partida de { $file } ya ha terminado; vuelve a verla con: ludoteka replay { $file }
fault-no-score-pad = No hay libreta de puntos para { $game }; la hay para: { $known }.
fault-no-odds = No hay probabilidades para { $game }; las hay para: { $known }.
fault-no-odds-now = Ahora no hay probabilidades que dar; pregunta cuando haya que lanzar dados.
