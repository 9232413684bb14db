### CLASH: Jihad vs. McWorld, en español.
### .acc complemento directo, con artículo

title = CLASH: Jihad vs. McWorld
blurb = Dos filosofías luchan por nueve casillas: coloca tus losetas, gira y destruye las demás y consigue el apoyo de la mayoría.

## Bots, from the weakest to the strongest

bot-pixel = Pixel
bot-pixel-temper = Pone sus losetas donde quedan bonitas.
bot-tessa = Tessa
bot-tessa-temper = Toma lo que está libre y nunca mira atrás.
bot-atlas = Atlas
bot-atlas-temper = Defiende cada esquina como si fuera su casa.
bot-vega = Vega
bot-vega-temper = Espera tu error y después te da las gracias.
bot-minerva = Minerva
bot-minerva-temper = Sabe qué quiere la mayoría antes que ella misma.

## Names

cell = { $key }
side-mcworld = McWorld
side-jihad = Jihad
dots-first = los puntos del primer color (ortogonales)
dots-second = los puntos del segundo color (diagonales)

tile-unknown = loseta oculta
    .acc = la loseta oculta
tile-president = Presidente
    .acc = el Presidente
tile-fast-food = Comida rápida
    .acc = la Comida rápida
tile-banker = Banquero
    .acc = el Banquero
tile-pop-star = Estrella del pop
    .acc = la Estrella del pop
tile-soldier = Soldado
    .acc = el Soldado
tile-predator = Predator
    .acc = el Predator
tile-tourist-zone = Zona turística
    .acc = la Zona turística
tile-leader = Líder
    .acc = el Líder
tile-imam = Imam
    .acc = el Imam
tile-sheikh = Jeque
    .acc = el Jeque
tile-tradition = Tradición
    .acc = la Tradición
tile-taliban = Talibán
    .acc = el Talibán
tile-bomber = Terrorista
    .acc = el Terrorista
tile-mosque = Mezquita
    .acc = la Mezquita
tile-missile = Ataque con misiles
    .acc = el Ataque con misiles
tile-mercenary = Mercenario
    .acc = el Mercenario
tile-mujahideen = Muyahidín
    .acc = el Muyahidín
tile-television = Televisión
    .acc = la Televisión
tile-press = Prensa
    .acc = la Prensa
tile-agent = Agente
    .acc = el Agente
tile-hacker = Hacker
    .acc = el Hacker
tile-crisis = Crisis financiera
    .acc = la Crisis financiera
tile-network = Red social
    .acc = la Red social
tile-coup = Golpe de Estado
    .acc = el Golpe de Estado
tile-bribe = Soborno
    .acc = el Soborno
tile-un = ONU
    .acc = la ONU
tile-nobel = Premio Nobel
    .acc = el Premio Nobel
tile-picket = Piquete
    .acc = el Piquete
tile-riots = Disturbios
    .acc = los Disturbios
tile-elections = Elecciones
    .acc = las Elecciones
tile-kaboom = KABOOM!!!
    .acc = el KABOOM!!!
tile-mustafa = Mustafá
    .acc = a Mustafá

## What the tiles do

tile-unknown-text = No puedes ver esta loseta.
tile-president-text = Destruye una de las ocho losetas vecinas.
tile-fast-food-text = Gira todas las losetas en una dirección a tu elección, hasta el borde del tablero.
tile-banker-text = Gira todas las vecinas ortogonales o todas las diagonales, como prefieras.
tile-pop-star-text = Gira una de las ocho losetas vecinas.
tile-soldier-text = Destruye una de las cuatro vecinas ortogonales.
tile-predator-text = Destruye una de las cuatro vecinas diagonales.
tile-tourist-zone-text = Está a salvo: no le afecta ningún efecto, salvo el que nombra a las losetas a salvo.
tile-leader-text = { tile-president-text }
tile-imam-text = { tile-fast-food-text }
tile-sheikh-text = { tile-banker-text }
tile-tradition-text = { tile-pop-star-text }
tile-taliban-text = { tile-soldier-text }
tile-bomber-text = { tile-predator-text }
tile-mosque-text = { tile-tourist-zone-text }
tile-missile-text = Destruye una de las ocho losetas vecinas, pero solo si está a salvo.
tile-mercenary-text = Descarta una de las cuatro vecinas ortogonales.
tile-mujahideen-text = Descarta una de las cuatro vecinas diagonales.
tile-television-text = Repite el efecto inmediato de una de las cuatro vecinas ortogonales.
tile-press-text = Repite el efecto inmediato de una de las cuatro vecinas diagonales.
tile-agent-text = Envía una loseta a tu elección de la zona rival a la pila de retiradas.
tile-hacker-text = Trae a tu zona cualquier loseta de la pila de retiradas.
tile-crisis-text = Lleva del tablero a tu zona otra loseta que te apoye.
tile-network-text = Gira las tres vecinas que tiene delante: la de enfrente y las dos diagonales de ese lado.
tile-coup-text = Gira las ocho losetas vecinas.
tile-bribe-text = Mueve cualquier otra loseta del tablero a una casilla vacía.
tile-un-text = Sus vecinas de la izquierda y la derecha están a salvo y conservan sus efectos.
tile-nobel-text = Cubre una loseta que te apoye; las dos forman una sola loseta a salvo, sin otro efecto.
tile-picket-text = La loseta que se coloque en una de las cuatro casillas ortogonales no tiene efecto inmediato.
tile-riots-text = La loseta que se coloque en una de las cuatro casillas diagonales no tiene efecto inmediato.
tile-elections-text = Trae a tu zona una loseta neutral sin usar, al azar.
tile-kaboom-text = Pierde quien reciba su apoyo al terminar la partida.
tile-mustafa-text = La loseta con la que empieza cada partida; no tiene efecto.

## Options

option-variant = Variante
option-variant-standard = Partida normal
option-variant-beginners = Para principiantes: sin losetas neutrales
option-variant-random-support = Apoyo al azar: dos losetas neutrales para cada jugador
option-variant-hidden-support = Apoyo oculto: dos losetas neutrales secretas para cada jugador
option-variant-draft = Reparto: los jugadores se reparten cinco losetas neutrales
option-variant-secret-draft = Reparto secreto: las losetas neutrales se eligen en secreto
option-variant-long = Partida larga: la zona neutral se repone
option-match = Duración del encuentro
option-match-best-of-three = Al mejor de tres partidas
option-match-single = Una sola partida
option-match-points-2 = Por puntos, 2 partidas
option-match-points-3 = Por puntos, 3 partidas
option-match-points-4 = Por puntos, 4 partidas
option-match-points-5 = Por puntos, 5 partidas
option-match-points-6 = Por puntos, 6 partidas
option-match-points-7 = Por puntos, 7 partidas

## Moves

move-place =
    { $tile-key ->
        [nobel] Cubre la loseta de { $cell } con { $tile-acc }
       *[other] Coloca { $tile-acc } en { $cell } en apoyo de { $side }
    }
move-target = Apunta a la casilla { $cell }
move-dots = Usa { $dots }
move-use = Usa el efecto
move-skip = No uses el efecto
move-to = Muévela a la casilla { $cell }
move-remove = Retira { $tile-acc } de la zona rival
move-blind = Retira a ciegas una de las losetas ocultas de tu rival
move-take = Toma { $tile-acc } de la pila de retiradas
move-draft = Toma { $tile-acc } de la zona neutral
move-keep = Quédate con la loseta { $tile }
move-first = Que empiece { $side }

## Questions

prompt-start = Coloca a Mustafá en cualquier casilla, con la base hacia quien prefieras.
prompt-place = Elige una loseta y colócala en una casilla vacía.
prompt-effect = Usa el efecto de la loseta { $tile } de { $cell } o renuncia a él.
prompt-bribe-to = Elige la casilla vacía a la que irá la loseta { $tile } desde la casilla { $cell }.
prompt-draft = Elige una de las losetas neutrales para tu zona.
prompt-keep = Elige la loseta que conservas en secreto.
prompt-first = Decide quién empieza esta partida.
prompt-lot = Se sortea quién empieza.
prompt-neutral = Se saca una loseta para la zona neutral.
prompt-support = Se saca una loseta neutral para uno de los bandos.
prompt-packet = Se saca en secreto una loseta neutral.
prompt-refill = Se saca una loseta para reponer la zona neutral.
prompt-elections = Loseta { tile-elections }: se saca una loseta neutral sin usar.
prompt-blind = Se elige a ciegas una de las losetas ocultas.

## The log

note-game-begins = Empieza la partida { $number }.
note-game-begins-points = Empieza la partida { $number } de { $number2 }.
note-begins = Empieza { $side }.
note-begins-next = En esta partida empieza { $side }.
note-neutral = Entra en la zona neutral: { $tile }.
note-refilled = La loseta { $tile } sale de la caja para reponer la zona neutral.
note-drew = { $side } saca la loseta { $tile }.
note-drew-secret = { $side } saca en secreto la loseta { $tile }.
note-drew-hidden = { $side } saca una loseta oculta.
note-drew-packet = { $side } saca la loseta { $tile } para el reparto secreto.
note-drew-packet-hidden = { $side } saca una loseta oculta para el reparto secreto.
note-elected = { $side } saca la loseta { $tile } por la loseta { tile-elections }.
note-drafted = { $side } toma { $tile-acc } de la zona neutral.
note-kept = { $side } se queda con la loseta { $tile }.
note-kept-hidden = { $side } se queda con una loseta oculta.
note-box-shuffled = Las losetas neutrales de partidas anteriores se mezclan en la caja.
note-placed-start = { $side } empieza la partida: coloca { $tile-acc } en { $cell } en apoyo de { $side2 }.
note-placed = { $side } coloca { $tile-acc } en { $cell } en apoyo de { $side2 }.
note-covered = { $side } cubre { $tile-acc } en { $cell } con { tile-nobel.acc }.
note-blocked = La casilla está bloqueada: la loseta { $tile } no tiene efecto.
note-no-target = La loseta { $tile } no tiene objetivo.
note-skipped = { $side } no usa el efecto de la loseta { $tile }.
note-destroyed = La loseta { $tile } de { $cell } queda destruida y boca abajo.
note-destroy-too-late = El tablero está lleno: la loseta { $tile } no destruye nada.
note-flipped = La loseta { $tile } de { $cell } se gira y apoya a { $side }.
note-discarded = La loseta { $tile } de { $cell } va de inmediato a la pila de retiradas.
note-gone = La loseta destruida { $tile } deja la casilla { $cell } y va a la pila de retiradas.
note-moved = La loseta { $tile } pasa de la casilla { $cell } a la { $cell2 }.
note-repeats = Se usa otra vez el efecto de la loseta { $tile } de { $cell }.
note-taken-back = { $side } lleva { $tile-acc } de { $cell } a su zona.
note-removed = { $side } pierde { $tile-acc } de su zona; la loseta va a la pila de retiradas.
note-removed-unseen = { $side } pierde una loseta oculta, que va a la pila de retiradas: { $tile }.
note-recovered = { $side } toma { $tile-acc } de la pila de retiradas.
note-won-majority = Las nueve casillas están llenas: { $side } gana la partida por { $number } a { $number2 }.
note-shown = { $side } pone boca arriba la loseta { $tile }: no puede colocarla.
note-won-tiles = { $side2 } no puede colocar ninguna loseta, así que { $side } gana la partida.
note-won-kaboom = La loseta { tile-kaboom } apoya a { $side2 }, así que { $side } gana la partida.
note-won-sixty = Ya se han colocado sesenta losetas: { $side } gana la partida por { $number } a { $number2 }.
note-drawn-sixty =
    { $number ->
        [one] Ya se han colocado sesenta losetas y cada bando tiene el apoyo de una: la partida queda en empate.
       *[other] Ya se han colocado sesenta losetas y cada bando tiene el apoyo de { $number }: la partida queda en empate.
    }
note-points = Puntos hasta ahora: { side-mcworld } { $number }, { side-jihad } { $number2 }.
note-won-match = { $side } gana el encuentro.
note-won-points = { $side } tiene más puntos y gana el encuentro.
note-drawn-match = El encuentro queda en empate.

## Why not?

refusal-place-a-tile = Ahora tienes que colocar una loseta.
refusal-start-tile-first = La partida empieza colocando a Mustafá.
refusal-start-tile-only = La primera loseta del tablero es Mustafá, así que la loseta { $tile } tiene que esperar.
refusal-tile-not-there = La loseta { $tile } no está ni en tu zona ni en la zona neutral.
refusal-cell-taken = Ya hay una loseta en { $cell }.
refusal-cell-blocked = En { $cell } hay todavía una loseta destruida, boca abajo.
refusal-nobel-needs-tile = El { tile-nobel } cubre una loseta, pero la casilla { $cell } está vacía.
refusal-nobel-own-tile = La loseta de { $cell } no te apoya, así que el { tile-nobel } no puede cubrirla.
refusal-nobel-safe = La loseta de { $cell } está a salvo, así que el { tile-nobel } no puede cubrirla.
refusal-nobel-face-down = La loseta de { $cell } está boca abajo, así que el { tile-nobel } no puede cubrirla.
refusal-nobel-side = El { tile-nobel } tiene que apoyarte a ti, como la loseta que cubre.
refusal-answer-effect = Decide primero sobre el efecto de la loseta { $tile }: elige qué hace o renuncia a él.
refusal-outside-area = La loseta { $tile } no llega a la casilla { $cell }.
refusal-nothing-there = No hay ninguna loseta en { $cell }.
refusal-is-face-down = La loseta de { $cell } está boca abajo y nada le afecta.
refusal-is-safe = La loseta de { $cell } está a salvo.
refusal-is-not-safe = La loseta de { $cell } no está a salvo, y así solo se destruye una que lo esté.
refusal-is-itself = La loseta de { $cell } no puede apuntarse a sí misma.
refusal-no-effect-there = La loseta de { $cell } no tiene ningún efecto inmediato que repetir.
refusal-already-repeated = El efecto de la loseta de { $cell } ya se ha usado en esta jugada.
refusal-line-empty = En la dirección de la casilla { $cell } no hay ninguna loseta a la que afectar.
refusal-dots-empty = No hay ninguna loseta a la que afectar con { $dots }.
refusal-not-your-support = La loseta de { $cell } no te apoya.
refusal-not-in-zone = La loseta { $tile } no está a la vista en la zona rival.
refusal-nothing-hidden = Tu rival no tiene losetas ocultas.
refusal-not-removed = La loseta { $tile } no está en la pila de retiradas.
refusal-choose-empty-cell = Elige ahora la casilla vacía a la que va la loseta sobornada.
refusal-draft-a-tile = Ahora tienes que tomar una de las losetas neutrales.
refusal-not-in-draft = La loseta { $tile } no está entre las neutrales disponibles.
refusal-keep-a-tile = Ahora tienes que quedarte con una de las losetas de tu mano.
refusal-not-in-packet = La loseta { $tile } no está entre las de tu mano.
refusal-choose-first = Tienes que decidir quién empieza.

## On the shelf

feel = Un duelo afilado: nueve casillas, y cada loseta puede dar la vuelta a la mayoría.
goal = Cuando las nueve casillas están llenas, gana quien tiene el apoyo de más losetas.
goal-turn = En tu turno colocas una loseta de tu zona o de la zona neutral en una casilla vacía; después puedes usar su efecto.

## The stage in the browser

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
clash-ended = Fin de la partida { $number }
clash-next-game = A la partida siguiente
clash-summary = Apoyo: { $mcworld } { $first }, { $jihad } { $second }.

## The board in the terminal

board-clash-signs = A quién apoya: { $mcworld }, { $jihad }
board-clash-down = boca abajo
board-clash-zone = Zona ({ $side }): { $tiles }
board-clash-hidden = Ocultas ({ $side }): { $tiles }
board-clash-neutral = Zona neutral: { $tiles }
board-clash-packet = Para elegir: { $tiles }
board-clash-removed = Retiradas: { $tiles }
board-clash-wins = Partida { $game }. Partidas ganadas: { $mcworld } { $first }, { $jihad } { $second }
board-clash-points = Partida { $game }. Puntos: { $mcworld } { $first }, { $jihad } { $second }
board-clash-box = Losetas neutrales en la caja: { $count }

## Why a bot would do it

reason-clash-kaboom = KABOOM!!! hace perder a tu rival si sigue ahí al final.
reason-clash-nobel = Pone a salvo para siempre una de tus losetas.
reason-clash-safe = Una loseta a salvo conserva su apoyo.
reason-clash-last-cell = Ocupa la última casilla libre.
reason-clash-hits = Quita apoyo a tu rival.
