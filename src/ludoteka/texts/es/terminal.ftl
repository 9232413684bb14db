# Jugar en la terminal

terminal-dice = Dados limpios: esta mesa se compromete con { $commitment }
terminal-welcome = Responde con un número, una jugada o el comienzo de ella. «help» muestra las órdenes.
terminal-asked = { $who }: { $prompt }
terminal-back = «back» vuelve a la lista anterior.
terminal-what = «{ $typed }» no es ni una jugada ni una orden. «options» muestra las jugadas; «help», las órdenes.
terminal-near = ¿Querías decir: { $words }?
terminal-allowed = Permitido ahora: { $move }
terminal-pass = Pasa la pantalla a { $name }.
terminal-press-enter = Presiona Enter cuando nadie más esté mirando.
terminal-won-you = Has ganado.
terminal-lost-you = Has perdido.
terminal-lost = Pierde { $name }.
terminal-nobody = No gana nadie.
terminal-won = Gana { $name }.
terminal-drawn = Empate: { $names }.
terminal-saved = Guardado en { $file }. Para continuar: ludoteka play --resume { $file } (deja { $seed } a su lado y no se lo enseñes a nadie).
terminal-saved-over = Guardado en { $file }. Para comprobarlo: ludoteka verify { $file }
terminal-save-where = ¿En qué archivo guardo la partida? (Enter: no guardar)
terminal-bye = ¡Hasta pronto!

terminal-help-help = help              esta lista
terminal-help-why = why JUGADA        si la jugada está permitida ahora y, si no, por qué no
terminal-help-undo = undo              deshacer la última jugada, si desde entonces no se ha revelado nada
terminal-help-about = about NOMBRE      qué hace una loseta o carta y de dónde lo sabemos
terminal-help-rules = rules [REGLA]     las reglas o una sola (por ejemplo: rules 3.2)
terminal-help-board = board             dibujar otra vez el tablero
terminal-help-odds = odds              las probabilidades exactas de los dados, en juegos de dados
terminal-help-options = options           mostrar otra vez las jugadas
terminal-help-save = save ARCHIVO      guardar la partida en un archivo nuevo
terminal-help-lang = lang xx           otro idioma: en, hu, pl, es
terminal-help-resign = resign            abandonar
terminal-help-quit = quit              salir
terminal-help-moves = Todo lo demás es una jugada: su número, su notación entre corchetes o el comienzo de una de las dos.

table-undo = { $name } deshace la última jugada.
table-resign = { $name } abandona.
table-bot = Un bot sigue jugando por { $name }.

begin-game = ¿Qué juego?
begin-seats = ¿Cuántos jugadores?
begin-players = { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
}
begin-who = ¿Quién juega en el asiento { $number }?
begin-who-role = ¿Quién juega en el asiento { $number } ({ $role })?
begin-person = una persona
begin-bot = un bot
board-seat = Jugador { $number }
begin-number = Número (Enter: { $number })
begin-again = Escribe un número del 1 al { $most }.

watch-next = Enter: siguiente
watch-unfinished = El registro acaba aquí; la partida no ha terminado.

# Lo que la mesa no acepta

fault-late-decision = Esa respuesta llega tarde: la mesa ya ha seguido. Mira el tablero y elige de nuevo.
fault-not-allowed = Las reglas no lo permiten ahora ({ $clause }).
fault-match-over = La partida ha terminado; ya no se puede jugar nada más.
fault-cannot-undo = No hay nada que deshacer: desde tu última jugada se lanzaron dados o se sacaron cartas, se reveló algo o jugó otra persona.
fault-no-such-seat = No existe el asiento { $seat }; los asientos van del 1 al { $seats }.
fault-seat-of-bot = En el asiento { $seat } juega un bot; allí solo puede responder él.
fault-no-bot-asked = No es el turno de un bot.
fault-wrong-seats = Este juego no admite { $seats ->
    [one] { $seats } jugador
   *[other] { $seats } jugadores
}: elige un número del { $low } al { $high }.
fault-wrong-seed = La semilla no es la de este registro, así que no se pueden continuar sus dados; usa el archivo de semilla guardado con él.
fault-bad-seed = Una semilla son 64 cifras hexadecimales en minúsculas.
fault-unknown-bot = No existe el bot «{ $bot }»; se conocen: { $known }.
fault-why-what = Di qué jugada, por ejemplo: why 3
fault-about-what = Di de qué, por ejemplo: about { $near }
fault-save-where = Di dónde, por ejemplo: save tarde.ludo

fault-record-after-end = La línea { $line } del registro está después del final de la partida; córtalo ahí o pide el archivo original.
fault-record-resign = Línea { $line } del registro: nadie podía abandonar en ese momento. Pide el archivo original.
fault-verify-chance = Línea { $line } del registro: el resultado anotado del sorteo es { $said }, pero de la semilla sale { $due }. El registro fue alterado o los dados no eran limpios.
fault-verify-seed = Línea { $line } del registro: la semilla revelada no es aquella con la que la mesa se comprometió en la línea 1. El registro fue alterado o los dados no eran limpios.
fault-verify-ranks = Línea { $line } del registro: la partida no acabó con ese resultado. El registro fue alterado.
fault-verify-hash = Línea { $line } del registro: la huella no corresponde a las líneas anteriores. Se cambió una jugada, la primera línea o la propia huella.
fault-verify-not-over = La línea { $line } del registro cierra una partida que no ha terminado. Faltan líneas o fueron alteradas.
fault-verify-no-closing = La partida ha terminado, pero falta la línea { $line } con la semilla revelada, así que no se pueden comprobar los dados. Pide el archivo completo.
fault-verify-unfinished = { $lines ->
    [one] La única línea cumple
   *[other] Las { $lines } líneas cumplen
} las reglas, pero la partida está sin terminar o el archivo está cortado: sin línea de cierre no se pueden comprobar los dados.
