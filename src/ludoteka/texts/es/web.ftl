### El cliente del navegador, en español.

## En todas partes

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
web-unreachable = No hay conexión con el servidor; se reintenta automáticamente.
web-reconnecting = Conexión perdida. Se restablece automáticamente; no se pierde nada.
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

web-feel-clash = Un duelo afilado: nueve casillas, y cada loseta puede dar la vuelta a la mayoría.
web-length-clash = 20 min
web-feel-emerald-skulls = Lanza, arriesga y apuesta sobre los demás: ruidoso, rápido y pícaro.
web-length-emerald-skulls = 30 min
web-feel-king-of-new-york = Monstruos gigantes y ladrillos volando: garras, fama y muchos dados.
web-length-king-of-new-york = 40 min
web-feel-deli = Arma sándwiches capa por capa con lo que te dejan los demás.
web-length-deli = 30 min
web-feel-sandwich-wars = Lleva una cocina: ingredientes, pedidos y jugarretas a los vecinos.
web-length-sandwich-wars = 45 min

## Una mesa nueva

web-game = Juego
web-how-many = ¿Cuántos juegan?
web-seats = ¿Quién juega?
web-seat-number = Asiento { $number }
web-free-seat = Asiento libre { $number }
web-me = Yo
web-guest = Invitado/a
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
web-parts = Archivo propio de componentes
web-parts-text = ¿Tienes la caja y quieres escribir lo que está impreso en tu ejemplar? Carga un archivo con las entradas que cambian.
web-parts-ours = Nuestro archivo, para empezar
web-parts-file = Elegir un archivo de componentes
web-make-public = Cualquiera puede ver la mesa y ocupar un asiento libre
web-make = Abrir la mesa

## Antes de empezar

web-gathering = Esperando a los jugadores
web-gathering-text = La partida empieza en cuanto se ocupan todos los asientos.
web-copy-link = Copiar la invitación
web-fill-bot = Que juegue un bot
web-invited = Te han invitado a una mesa
web-your-name = Tu nombre

## La mesa

web-table = Mesa
web-question = Lo que se pregunta
web-position = La posición en palabras
web-drawer = Historial, chat y reglas
web-log = Historial
web-log-empty = Todavía no ha pasado nada.
web-chat = Chat
web-chat-empty = Nadie ha dicho nada todavía.
web-chat-say = Escribe algo
web-send = Enviar
web-rules = Reglas
web-rules-search = Buscar en las reglas
web-clause = Regla { $id }
web-rules-none = Ningún apartado contiene esas palabras.
web-undo = Deshacer
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
web-look = Ver el tablero

## Teclas

web-keys = Teclas
web-key-walk = recorrer lo que se puede elegir
web-key-pick = elegir
web-key-back = paso atrás, omitir, cerrar
web-key-turn = girar la loseta que llevas
web-key-undo = deshacer
web-key-hint = pista
web-key-log = historial
web-key-chat = chat
web-key-rules = reglas
web-key-keys = esta lista

## CLASH

clash-board = El tablero
clash-turn = Gírala: que apoye a { $side }
clash-hidden-of = Losetas ocultas: { $name }
clash-hidden-count = Losetas ocultas: { $count }
clash-empty = { $cell }, vacía
clash-on-cell = { $tile } en { $cell }
clash-supports = Apoya a { $side }
clash-covers = Debajo: { $tile }
clash-is-safe = A salvo
clash-is-blocked = Bloqueada: aquí no hay efecto inmediato
clash-down-yours = hasta después de tu jugada
clash-down-theirs = hasta después de la jugada de { $side }
clash-zone = Zona de { $side }
clash-no-tiles = Sin losetas
clash-start-tile = Loseta inicial
clash-neutral = Zona neutral
clash-removed = Retiradas: { $count }
clash-box = En la caja: { $count }
clash-support = Apoyo y marcador
clash-points = { $count ->
    [one] { $count } punto
    [many] { $count } de puntos
   *[other] { $count } puntos
}
clash-wins = Partidas ganadas: { $count } de { $needed }
clash-sheet-wins = Partidas ganadas
clash-sheet-points = Puntos
clash-sheet-support = Apoyo en la última partida
clash-sheet-left = Losetas restantes
clash-summary = Apoyo: { $mcworld } { $first }, { $jihad } { $second }.

## Emerald Skulls

skulls-pot = Reserva
skulls-gears = engranajes
skulls-tokens = fichas de relanzamiento
skulls-rivals = engranajes de Vrax y Kar
skulls-roller = lanza los dados
skulls-markers = Marcadores restantes: { $count }
skulls-hand = Dados en la mano: { $count }
skulls-dice = Dados: { $count }
skulls-closed = Cerrado en este turno
skulls-card = Carta de apuestas { $card }
skulls-pays = Paga: { $pays }
skulls-jackpot = Bote del lanzador: { $gears }
skulls-places = Lugares libres: { $count }
skulls-bettors = Marcadores aquí: { $names }

## King of New York

kony-map = La ciudad
kony-market = A la venta
kony-monster = { $monster } ({ $name })
kony-vitals = { $hearts } de { $most } ♥, { $stars } ★, { $energy } ⚡
kony-out = fuera de juego
kony-out-stars = Fuera de juego, con { $stars } ★
kony-plays = juega
kony-extra = turno extra
kony-claim = recibe la próxima carta «Conservar»
kony-cards = Cartas: { $cards }
kony-trophy = Unidades destruidas: { $count } × { $unit }
kony-dealt = Daño que le has hecho este turno: { $count }
kony-here = Aquí: { $names }
kony-nobody-here = Aquí no hay ningún Monstruo.
kony-here-count = Aquí: { $count }
kony-souvenir-here = Aquí hay un Recuerdo.
kony-in-lane = { $who }, carril { $lane }
kony-manhattan-text = Tu Ataque alcanza a todos los Monstruos de fuera. Los dados de Curación no curan aquí. Cada vez que te mueves subes una zona.
kony-outer-text = Tu Ataque alcanza a los Monstruos de Manhattan. Aquí caben dos Monstruos.
kony-income = Quien empieza aquí su turno gana { $stars } ★ y { $energy } ⚡.
kony-durability = Resistencia { $durability }. Quien la destruye gana { $reward } { $sign }.
kony-becomes = Después se convierte en: { $unit }
kony-below = Losetas ocultas debajo: { $count }
kony-empty-stack = Montón { $number }: no queda nada
kony-unit-new = Esta unidad ha aparecido en este turno y todavía no se puede destruir.
kony-dice = Dados de este turno: { $name }
kony-no-dice = Los dados
kony-keep-hint = { $count ->
    [one] Elige los dados que conservas. Queda un relanzamiento.
   *[other] Elige los dados que conservas. Quedan { $count } relanzamientos.
}
kony-rerolls = Relanzamientos restantes: { $count }
kony-roll = { $count ->
    [one] Relanza un dado
   *[other] Relanza { $count } dados
}
kony-roll-paid = { $count ->
    [one] Relanza un dado por { $energy } ⚡
   *[other] Relanza { $count } dados por { $energy } ⚡
}
kony-die-kept = { $face }, dado conservado
kony-die-rolled = { $face }, dado para relanzar
kony-resolved = Ya resuelto
kony-quiet = Manhattan estaba vacío al empezar este turno: el Ataque no tiene efecto.
kony-face-energy = 1 ⚡ por cada dado.
kony-face-heal = 1 ♥ por cada dado, pero no en Manhattan.
kony-face-attack = 1 de daño por cada dado: desde Manhattan a todos los de fuera; desde fuera, a todos los de Manhattan.
kony-face-destruction = Cada símbolo es un punto contra edificios y unidades de tu distrito.
kony-face-celebrity = Tres o más símbolos consiguen la Superestrella y dan 1 ★ por cada uno a partir del tercero. Quien tiene la Superestrella gana 1 ★ por cada uno.
kony-face-ouch = Las unidades disparan. Un símbolo: contra ti. Dos: contra todos los Monstruos de tu distrito. Tres: en todas partes, y consigues la Estatua de la Libertad.
kony-superstar-text = Quien la tiene gana 1 ★ por cada símbolo de Celebridad. Se consigue con tres símbolos de Celebridad.
kony-statue-text = Vale 3 ★ para quien la tiene, y se pierden con ella. Se consigue con tres símbolos de ¡Ay!
kony-ownerless = No es de nadie.
kony-owner = Pertenece a: { $name }
kony-web-text = Un relanzamiento menos por cada ficha. Un dado de Ataque quita una.
kony-jinx-text = Relanzar dados de ¡Ay! cuesta 1 ⚡ por cada ficha. Un dado de Curación quita una.
kony-souvenir-text = Lo deja un Turista, uno en cada distrito.
kony-carapace-text = Está sobre la carta Caparazón y cura 1 ♥ cuando se descarta la carta.
kony-supply = Quedan en la reserva: { $count }
kony-shells = Fichas encima: { $count }
kony-keep = Conservar
kony-once = Descartar
kony-keep-card = «Conservar»: se queda con su Monstruo.
kony-discard-card = «Descartar»: actúa al instante y va a la pila de descartes.
kony-price = Precio: { $price } ⚡
kony-price-here = Precio donde estás: { $price } ⚡ (en otra parte { $printed } ⚡)
kony-sweep = Renovar: { $price } ⚡
kony-sweep-text = Se descartan las tres cartas visibles y se descubren tres nuevas.
kony-deck = Cartas en el mazo: { $count }
kony-deck-text = Nadie conoce su orden.
kony-discard = Pila de descartes: { $count }
kony-warning = Un dado tuyo muestra Celebridad: con esta carta, tu Monstruo quedaría eliminado al final de este turno.
kony-buy-anyway = Cómprala de todos modos
kony-sheet-monster = Monstruo
kony-sheet-stars = Puntos de victoria ★
kony-sheet-hearts = Vida ♥
kony-sheet-energy = Energía ⚡
kony-sheet-cards = Cartas «Conservar»
kony-sheet-units = Unidades destruidas
## Clash at the Deli

deli-counter = El mostrador
deli-menu = Menú
deli-round = Ronda { $round } de { $rounds }
deli-begins = Empieza: { $name }
deli-moisture = Cada carta: { $dry } de seco, { $juicy } de jugoso.
deli-in-pool = En la oferta: { $count }
deli-in-deck = Quedan en el mazo: { $count }
deli-sign = Un punto más si está así: { $sign }.
deli-bottom = Solo directamente sobre el pan de abajo.
deli-single = Solo una en cada sándwich.
deli-reserved = Reservado para esta ronda
deli-left-over = Sobra de la oferta
deli-trash = Basura de la ronda anterior
deli-once-more = Está a la vista; se puede jugar otra vez
deli-sandwich = Sándwich { $number }
deli-sandwich-of = Sándwich { $number } ({ $name })
deli-unfinished = sin terminar
deli-closed = cerrado con pan
deli-declared = declarado cerrado
deli-worth = { $points }, { $state }
deli-ghost = Con esta carta: { $ingredient }, { $points }
deli-new = Sitio para un sándwich nuevo
deli-new-text = Un sándwich empieza con pan.
deli-recipe = { $points ->
    [one] { $recipe }: { $points } punto
   *[other] { $recipe }: { $points } puntos
}
deli-recipe-made = Este ya lo tienes.
deli-recipe-missing = Falta: { $cards }
deli-recipe-gone = Fuera de tu alcance.
deli-score-of = { $name }, puntos: { $points }
deli-score-now = Si la partida acabara ahora:
deli-points = puntos
deli-picks = Elecciones en esta ronda: { $picks } de 6
deli-joker-name = Elige el ingrediente en que se convierte el comodín.
deli-hand = Cartas de acción
deli-hand-size = Cartas de acción en la mano: { $count }
deli-no-hand = No quedan cartas de acción
deli-sheet-sign = bien colocadas (símbolos)
deli-sheet-classic = clásicos del menú
deli-sheet-total = Total
deli-summary-pool = Oferta: { $cards }
deli-pad = Libreta de puntos
deli-pad-text = ¿Jugando con la caja? Toca lo que cada jugador tiene delante y verás los puntos línea por línea.
deli-pad-kept = Se guarda solo en este navegador.
deli-pad-players = Jugadores
deli-pad-add-player = Añadir jugador
deli-pad-remove-player = Quitar jugador
deli-pad-person = Sobre este jugador
deli-pad-gregg = tiene a Gregg Benedict
deli-pad-breadhead = Puntos de Breadhead
deli-pad-sandwiches = Sándwiches
deli-pad-new = Sándwich nuevo
deli-pad-start = Toca las cartas de abajo arriba. Primero, el pan.
deli-pad-take-off = Quitar la carta superior
deli-pad-remove = Quitar el sándwich { $number }
deli-pad-leads = { $count ->
    [one] Va por delante: { $names }
   *[other] Empate: { $names }
}
deli-pad-variants = Variantes y cartas propias
deli-pad-clear = Partida nueva
deli-pad-clear-sure = ¿Borrar la libreta?
## Sándwich Wars

sand-quality = Calidad: { $now }
sand-quality-changed = Calidad: { $printed } → { $now }
sand-cost = Costo: { $now }
sand-cost-changed = Costo: { $printed } → { $now }
sand-fine = Con la multa por reemplazar: { $cost }
sand-opportunity = No gasta acción; después pasa al jugador de tu izquierda
sand-seen = Todos han visto esta carta
sand-needs = Ingredientes: { $size }; calidad necesaria: { $quality }
sand-printed = PV: { $points }
sand-bonus = 2 PV en fichas por cada una de estas categorías usadas: { $categories }
sand-reward-assistant = Recompensa: un asistente o 2 PV en fichas
sand-reward-units = Recompensa: { $count } entre monedas y cartas de Mercado
sand-best = Mejor calidad que da tu Zona de Juego: { $best }
sand-too-few = En tu Zona de Juego hay muy pocos ingredientes
sand-in-centre = En la zona central; contratarlo cuesta 5 monedas
sand-works-for = Trabaja para { $name }
sand-market = Mazo de Mercado
sand-market-text = Reponer cartas es una acción: descarta lo que quieras y repón hasta tener cinco.
sand-order-deck = Mazo de pedidos
sand-discards = Descartes
sand-cards = Cartas: { $count }
sand-under = Conocidos al fondo, de arriba abajo: { $orders }
sand-bank = Pozo
sand-bank-text = Tomar 4 monedas es una acción.
sand-coins = Monedas: { $count }
sand-chips = PV en fichas: { $count }
sand-chips-hidden = PV en fichas: ocultos hasta el final
sand-hand-of = Cartas en mano: { $count }
sand-done = Pedidos completados: { $orders }
sand-done-none = Ningún pedido completado todavía
sand-done-points = PV de los pedidos: { $points }
sand-done-types = Tipos distintos: { $count }; PV por diversidad: { $points }
sand-free = Lugar libre
sand-play-here = Juégala aquí
sand-last-round = Cinco pedidos completados: esta es la última ronda
sand-sheet-orders = PV de los pedidos
sand-sheet-opportunities = Oportunidades en mano, 4 PV cada una
sand-sheet-variety = Diversidad de pedidos
sand-sheet-total = Total
sand-sheet-completed = Pedidos completados
sand-sheet-coins = Monedas restantes
