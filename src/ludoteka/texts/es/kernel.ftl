### Qué puede fallar en un registro, una jugada, una opción o un archivo de componentes, en español.

## Sources of printed facts

source-book = Lo dice el reglamento.
source-public = De una fuente pública sobre el juego.
source-deduced = Se deduce del reglamento, que no lo dice expresamente.
source-house = El original impreso se ha perdido: esta es nuestra reconstrucción.
source-owner = Lo ha escrito alguien que tiene el juego.

## Choices

fault-unknown-game = No hay ningún juego llamado «{ $game }»; elige uno de estos: { $known }.
fault-unknown-language = Ludoteka no habla «{ $language }»; elige uno de estos idiomas: { $known }.
fault-unknown-clause = El reglamento no tiene el apartado «{ $clause }»; búscalo en la lista de apartados.
fault-unknown-option = No existe la opción «{ $option }»; elige una de estas: { $known }.
fault-unknown-value = La opción «{ $option }» no puede valer «{ $value }»; elige uno de estos valores: { $known }.
fault-unsuited-options = Estas opciones y este número de jugadores no son compatibles ({ $clause }); cambia algo.
fault-unreadable-move = «{ $move }» no es una jugada de este juego; elige una de la lista.

## Quién puede responder

refusal-game-over = La partida ha terminado.
refusal-not-your-turn = No es tu turno: ahora decide { $seat }.
refusal-others-decide = No es tu turno: ahora deciden los demás.
refusal-chance-pending = Se están lanzando los dados o sacando cartas; espera el resultado.

## Positions

fault-not-a-number = «{ $field }» tiene que ser un número entero; corrígelo y vuelve a cargar la posición.
fault-not-a-word = «{ $field }» tiene que ser un texto; corrígelo y vuelve a cargar la posición.
fault-not-a-list = «{ $field }» tiene que ser una lista; corrígelo y vuelve a cargar la posición.
fault-not-an-object = «{ $field }» tiene que ser un objeto con campos; corrígelo y vuelve a cargar la posición.
fault-missing-field = Falta el campo «{ $field }»; añádelo y vuelve a cargar la posición.
fault-wrong-length = Las listas de «{ $field }» no tienen la misma longitud; corrígelas y vuelve a cargar la posición.
fault-unknown-frame = La posición espera un paso «{ $frame }» que este juego no tiene; comprueba que es de este juego.
fault-bad-frame = El paso «{ $frame }» de la posición tiene campos erróneos; corrígelo o carga una copia sin daños.

## Records

fault-record-empty = El registro está vacío; elige un archivo con una partida registrada.
fault-record-none = Esto no es un registro de Ludoteka; elige un archivo guardado por Ludoteka.
fault-record-format = El registro tiene el formato { $format }, que esta versión no conoce; actualiza Ludoteka.
fault-record-newer = El registro sigue la versión { $rules } de las reglas y este programa solo conoce la { $known }; actualiza Ludoteka.
fault-record-older = El registro sigue la versión { $rules } de las reglas, que este programa ya no juega (la más antigua que conoce es la { $known }); reprodúcelo con una Ludoteka anterior.
fault-record-line = La línea { $line } del registro no es JSON legible; corrígela o carga una copia sin daños.
fault-record-header = La línea { $line } del registro no dice bien qué se juega; corrígela o carga una copia sin daños.
fault-record-entry = La línea { $line } del registro no es una entrada válida; corrígela o carga una copia sin daños.
fault-record-seat = La línea { $line } del registro nombra un asiento que no está en esta mesa; corrígela o carga una copia sin daños.
fault-record-closing = La línea { $line } cierra el registro de forma errónea; corrígela o carga una copia sin daños.
fault-record-after-closing = La línea { $line } está después del final del registro; borra todo lo que sigue a la línea de cierre.
fault-record-undo = La línea { $line } del registro deshace más de lo jugado; corrígela o carga una copia sin daños.
fault-record-no-such-chance = La línea { $line } del registro responde a un sorteo que no toca allí; corrígela o carga una copia sin daños.
fault-record-chance-range = La línea { $line } del registro da un resultado imposible del sorteo; corrígela o carga una copia sin daños.
fault-record-no-question = La línea { $line } del registro da una jugada donde nadie decide; corrígela o carga una copia sin daños.
fault-record-unreadable = La línea { $line } del registro da una jugada que este juego no conoce; corrígela o carga una copia sin daños.
fault-record-illegal = La línea { $line } del registro da una jugada que allí no está permitida; corrígela o carga una copia sin daños.
fault-component-large = El archivo de componentes tiene más de { $most } mil letras; deja solo las entradas que difieren de las nuestras.
fault-component-deep = La línea { $line } del archivo de componentes tiene demasiados puntos; escribe claves simples, sin partes.

## Component files

fault-component-toml = El archivo de componentes no es TOML válido ({ $problem }); corrígelo y vuelve a cargarlo.
fault-component-table = El archivo de componentes no puede tener «{ $table }» de esa forma; usa listas de entradas llamadas: { $known }.
fault-component-no-id = Una entrada de «{ $table }» no tiene id; dale el id del componente que describe.
fault-component-again = El id «{ $id }» aparece dos veces en «{ $table }»; deja solo una de las dos entradas.
fault-component-id = No hay ningún «{ $id }» en «{ $table }»; usa uno de estos id: { $known }.
fault-component-missing = A «{ $id }» de «{ $table }» le falta el campo «{ $field }»; añádelo.
fault-component-fixed = El campo «{ $field }» de «{ $id }» en «{ $table }» no se puede cambiar; solo se pueden cambiar estos: { $known }.
fault-component-closed = El campo «{ $field }» de «{ $id }» en «{ $table }» no se puede cambiar, como nada en esta tabla; deja fuera esa entrada.
fault-component-word = El campo «{ $field }» de «{ $id }» en «{ $table }» tiene que ser un texto; ponlo entre comillas.
fault-component-list = El campo «{ $field }» de «{ $id }» en «{ $table }» tiene que ser una lista; ponla entre corchetes.
fault-component-number = El campo «{ $field }» de «{ $id }» en «{ $table }» tiene que ser un número entero de { $low } a { $high }; corrígelo.
fault-component-unknown = El campo «{ $field }» de «{ $id }» en «{ $table }» no puede ser «{ $value }»; usa uno de estos: { $known }.
fault-component-twice = El campo «{ $field }» de «{ $id }» en «{ $table }» nombra «{ $value }» dos veces; borra uno de los dos.
fault-component-length = «{ $field }» de «{ $id }» en «{ $table }» debe tener { $wanted } valores; corrígelo.

# Juegos de otros paquetes que no se pueden usar
fault-outside-raises = El juego { $game } del paquete { $package } queda fuera, porque su código no se puede cargar ({ $problem }).
fault-outside-no-kit = El juego { $game } del paquete { $package } queda fuera: su punto de entrada debe nombrar un Kit, y nombra esto: { $kind }.
fault-outside-id = El juego { $game } del paquete { $package } queda fuera: su punto de entrada y el juego deben tener el mismo identificador en minúsculas, y el juego dice «{ $id }».
fault-outside-taken = El juego { $game } del paquete { $package } queda fuera, porque ya hay un juego con ese identificador.
fault-outside-file = El juego { $game } del paquete { $package } queda fuera, porque a su lado falta este archivo: { $file }.
fault-outside-message = El juego { $game } del paquete { $package } queda fuera, porque en su archivo { $file } falta el mensaje «{ $message }».
