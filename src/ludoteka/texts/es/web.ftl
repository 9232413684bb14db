### El cliente del navegador, en español.

## En todas partes

web-outside = Viene del paquete { $package }; su código se ejecuta con los permisos del servidor.
web-home = Ludoteka, página de inicio
web-to-home = Página de inicio
web-no-page = No hay nada en esta dirección.
web-language = Idioma
web-dark = Colores oscuros
web-light = Colores claros
web-close = Cerrar
web-cancel = Cancelar
web-loading = Un momento…
web-a-moment = Un momento…
web-fault = No ha funcionado ({ $code }).
web-cannot = No se puede abrir esta mesa
web-cannot-page = No se puede abrir esta página
web-unreachable = Ahora no se puede acceder al servidor.
web-reconnecting = Conexión perdida. Se restablece automáticamente; no se pierde nada.
web-not-sent = No hay conexión, así que no se ha enviado. Inténtalo de nuevo en un momento.
web-unsure = La conexión se cortó antes de que respondiera el servidor. Comprueba si se ha hecho.
web-silent = El servidor no responde. Seguimos esperando…
web-not-stored = Tu jugada está enviada, pero aún no guardada: el servidor no responde.
web-move-kept = Conexión perdida. Tu jugada aún no está guardada; se enviará de nuevo sola.
web-no-seat-link = Este enlace no da ningún asiento aquí; nada ha cambiado.
web-bad-link = Eso no es un enlace a una mesa.
web-copied = Copiado.
web-copy-this = Copia este enlace:
web-credits = Créditos

## Inicio

web-welcome = ¿A qué jugamos?
web-welcome-text = Cinco juegos publicados, completos: contra bots, con amigos por enlace o juntos ante una pantalla.
web-play-now = Jugar ya
web-play-now-of = Jugar ya a { $game }, contra bots
web-new-table = Mesa nueva
web-join = Unirse
web-players = jugadores
web-continue = Continuar
web-go-on = Seguir
web-forget = Quitar de esta lista
web-public = Mesas públicas
web-public-none = Ahora no hay mesas públicas abiertas.
web-sit = Sentarse
web-watch = Mirar
web-link = Enlace de invitación
web-upload = Abrir un registro
web-upload-text = Vuelve a ver una partida registrada o sigue desde cualquier posición.

web-length = { $count } min

## Una mesa nueva

web-game = Juego
web-how-many = ¿Cuántos juegan?
web-seats = ¿Quién juega?
web-seat-number = Asiento { $number }
web-free-seat = Asiento libre { $number }
web-me = Yo
web-person-here = Otra persona ante esta pantalla
web-by-link = Invitar por enlace
web-link-later = El enlace te espera en la mesa.
web-bot = Bot
web-bot-level = Bot, nivel { $level }
web-bot-random = Bot que juega al azar
web-bot-named = Bot «{ $bot }»
web-name = Nombre
web-name-of = Nombre, { $seat }
web-options = Opciones
web-clock = Reloj
web-clock-none = Sin reloj
web-clock-move = Tiempo por jugada
web-clock-game = Tiempo para toda la partida
web-minutes = minutos
web-race = segundos para apostar (0: sin límite)
web-expiry = Cuando se acaba el tiempo
web-expiry-bot = Sigue un bot
web-expiry-resign = El jugador abandona
web-manners = Modales en la mesa
web-manners-undo = Deshacer jugadas
web-manners-undo-free = Hasta ver algo nuevo
web-manners-undo-ask = Si los demás están de acuerdo
web-manners-undo-never = Nunca
web-manners-hints = Un bot da pistas
web-manners-spectators = Otros pueden mirar
web-parts = Archivo propio de componentes
web-parts-text = ¿Tienes la caja y quieres escribir lo que está impreso en tu ejemplar? Carga un archivo con las entradas que cambian.
web-parts-ours = Nuestro archivo, para empezar
web-parts-file = Elegir un archivo de componentes
web-make-public = Cualquiera puede ver la mesa y ocupar un asiento libre
web-make = Abrir la mesa

## Antes de empezar

web-gathering = Esperando a los jugadores
web-gathering-text = La partida empieza en cuanto se ocupan todos los asientos.
web-gathering-rematch = La revancha empieza en cuanto se sienten todos; hasta entonces no corre ningún reloj.
web-not-yet = aún no está
web-not-again = no quiere jugar otra vez
web-would-let-bot = { $count ->
        [one] { $names } dejaría jugar a un bot.
       *[other] { $names } dejarían jugar a un bot.
    }
web-copy-link = Copiar la invitación
web-share-link = Compartir la invitación
web-fill-bot = Que juegue un bot
web-invited = Te han invitado a una mesa
web-invited-with = Con { $names }
web-invitation-bad = Esta invitación ya no sirve
web-seated-already = Ya estás en esta mesa
web-your-name = Tu nombre

## La mesa

web-table = Mesa
web-question = Lo que se pregunta
web-position = La posición en palabras
web-drawer = Historial, chat y reglas
web-log = Historial
web-log-empty = Todavía no ha pasado nada.
web-chat = Chat
web-unread = { $count ->
        [one] { $count } mensaje nuevo
       *[other] { $count } mensajes nuevos
    }
web-chat-empty = Nadie ha dicho nada todavía.
web-chat-say = Escribe algo
web-phrases = Frases rápidas
web-phrase-hello = ¡Hola!
web-phrase-luck = ¡Suerte!
web-phrase-well = ¡Bien jugado!
web-phrase-moment = ¡Un momento!
web-phrase-thanks = ¡Gracias por la partida!
web-send = Enviar
web-rules = Reglas
web-rules-search = Buscar en las reglas
web-clause = Regla { $id }
web-rules-none = Ningún apartado contiene esas palabras.
web-undo = Deshacer
web-begs = { $name } pide deshacer la última jugada.
web-begs-told = { $name } pregunta a los demás si puede deshacer la última jugada.
web-allow = Permitir
web-refuse = Rechazar
web-hint = Pista
web-hint-says = Lo que aconseja el bot y tu probabilidad de ganar así:
web-hint-do = Hazlo
web-hint-thinks = Pensando…
web-step-back = Un paso atrás
web-skip = Omitir
web-picked = Ahora elige el lugar.
web-picked-button = Elige una opción.
web-waiting = { $count ->
    [one] Le toca decidir a { $names }.
    [many] Les toca decidir a { $names }.
   *[other] Les toca decidir a { $names }.
}
web-thinking = { $count ->
    [one] { $names } está pensando…
    [many] { $names } están pensando…
   *[other] { $names } están pensando…
}
web-thinks = pensando
web-away = ausente
web-let-bot = Que juegue un bot
web-take-back = Recuperar mi asiento
web-go-on-in = Seguir (en { $seconds } s)
web-may-go-on = { $name } ya no tiene que esperar más.
web-may-go-on-in = { $name } puede seguir en { $seconds } s.
web-passed = Has pasado. Mientras no hayan terminado todos, aún puedes cambiar de opinión.
web-time-left = Tiempo restante: { $time }
web-over = La partida ha terminado.
web-to-result = Ver el resultado
web-table-menu = Esta mesa
web-speed = Mostrar las jugadas de los demás
web-speed-slow = despacio
web-speed-normal = con normalidad
web-speed-now = de golpe
web-calls = Avisarme cuando me toque
web-calls-ask = ¿Te avisamos cuando te toque?
web-yes = Sí
web-no = No
web-share = Copiar el enlace para espectadores
web-other-device = Copiar mi asiento para otro dispositivo
web-download = Descargar el registro
web-resign = Abandonar
web-resign-sure = ¿Seguro que abandonas?
web-fair = Dados limpios: antes de la primera jugada, esta mesa se comprometió con { $commitment }
web-cover-title = { $name }, te toca
web-cover-text = Aquí hay algo solo para tus ojos. Destápalo cuando nadie más mire.
web-cover-open = Destapar

## Repetición

web-replay = Repetición
web-replay-end = Terminar la repetición
web-replay-start = El comienzo.
web-replay-step = Un paso sin anotación.
web-play = Reproducir
web-pause = Pausa
web-earlier = Un paso atrás
web-later = Un paso adelante
web-position-of = Posición { $at } de { $last }
web-branch = Seguir desde aquí

## El final

web-won = ¡Gana { $name }!
web-won-you = ¡Has ganado!
web-lost = Pierde { $name }.
web-lost-you = Has perdido.
web-nobody-won = No gana nadie.
web-drawn = Empate: { $names }
web-sheet = Hoja de puntuación
web-score = Puntuación
web-rank = Puesto
web-story = La historia de la partida
web-fact-moves = { $count ->
    [one] La partida duró una sola jugada.
    [many] La partida duró { $count } de jugadas.
   *[other] La partida duró { $count } jugadas.
}
web-fact-biggest = El mayor vuelco (paso { $count }): { $what }
web-fact-turned = El punto de inflexión: desde el paso { $count } va por delante { $name }.
web-dice = Dados limpios
web-dice-text = Antes de la primera jugada, la mesa prometió un número. Ahora el secreto está a la vista: tu navegador puede comprobar que encaja con la promesa y que de él salió el resultado de cada sorteo.
web-dice-unfair = Esta mesa empezó con dados conocidos o sigue otra partida: sus dados no prueban nada.
web-dice-promise = Promesa
web-dice-seed = Secreto
web-verify = Comprobar los dados
web-verify-wait = Comprobando…
web-verify-good = Todo en orden. Jugadas legales: { $moves }; sorteos limpios: { $chances }.
web-verify-bad = El secreto no encaja con la promesa: estos dados no eran limpios.
web-verify-record-bad = Los dados encajan, pero el registro no.
web-what-next = ¿Y ahora?
web-rematch = Revancha
web-rematch-offered = { $name } ofrece la revancha.
web-rematch-accept = Sentarse
web-rematch-decline = No, gracias
web-rematch-title = ¿Revancha? { $game }
web-your-turn = Te toca.
web-look = Ver el tablero
web-picture = Imagen para compartir
web-picture-failed = No se ha podido crear la imagen.
table-time = A { $name } se le ha acabado el tiempo.
table-rounds = Se han jugado todas las rondas.

## Teclas

web-keys = Teclas
web-key-walk = recorrer lo que se puede elegir
web-key-pick = elegir
web-key-number = elegir lo que tiene ese número
web-key-look = mirar cualquier cosa
web-key-back = paso atrás, omitir, cerrar
web-key-turn = girar la loseta que llevas
web-key-undo = deshacer
web-key-hint = pista
web-key-log = historial
web-key-chat = chat
web-key-rules = reglas
web-key-keys = esta lista
