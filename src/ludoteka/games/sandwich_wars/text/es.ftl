### Sándwich Wars, en español. Los términos son los del reglamento.
### .acc nombre con artículo

title = Sándwich Wars
blurb = El gran concurso llegó a la ciudad: consigue ingredientes, contrata asistentes y completa antes que nadie los pedidos de los jueces.

## Bots, from the weakest to the strongest

bot-coco = Coco
bot-coco-temper = Compra todo lo que huele bien.
bot-tito = Tito
bot-tito-temper = Guarda monedas para los días malos.
bot-lupe = Lupe
bot-lupe-temper = Contrata a media calle y alimenta a la otra media.
bot-fausto = Fausto
bot-fausto-temper = Se lleva el pedido que querías un instante antes que tú.
bot-ines = Inés
bot-ines-temper = Sabe qué quieren los jueces antes que ellos.

## Names

order =
    { $key ->
        [unknown] un pedido oculto
       *[other] el pedido { $key }
    }

category-oportunidades = Oportunidades
category-carnes = Carnes
category-aderezos = Aderezos
category-vegetales = Vegetales
category-quesos = Quesos
category-huevos = Huevos
category-fiambres = Fiambres
category-extras = Extras

assistant-unknown = asistente desconocido
assistant-carnes = asistente de Carnes
assistant-aderezos = asistente de Aderezos
assistant-vegetales = asistente de Vegetales
assistant-quesos = asistente de Quesos
assistant-huevos = asistente de Huevos
assistant-fiambres = asistente de Fiambres
assistant-extras = asistente de Extras

card-unknown = carta oculta
    .acc = la carta oculta
card-pollo-desmenuzado = Pollo desmenuzado
    .acc = el Pollo desmenuzado
card-hamburguesa = Hamburguesa
    .acc = la Hamburguesa
card-milanesa-de-pollo = Milanesa de pollo
    .acc = la Milanesa de pollo
card-bondiola = Bondiola
    .acc = la Bondiola
card-milanesa-de-ternera = Milanesa de ternera
    .acc = la Milanesa de ternera
card-lomo = Lomo
    .acc = el Lomo
card-mostaza = Mostaza
    .acc = la Mostaza
card-ketchup = Kétchup
    .acc = el Kétchup
card-mayonesa = Mayonesa
    .acc = la Mayonesa
card-salsa-golf = Salsa golf
    .acc = la Salsa golf
card-chimichurri = Chimichurri
    .acc = el Chimichurri
card-alioli = Alioli
    .acc = el Alioli
card-lechuga = Lechuga
    .acc = la Lechuga
card-tomate = Tomate
    .acc = el Tomate
card-cebolla = Cebolla
    .acc = la Cebolla
card-rucula = Rúcula
    .acc = la Rúcula
card-morron-asado = Morrón asado
    .acc = el Morrón asado
card-palta = Palta
    .acc = la Palta
card-queso-crema = Queso crema
    .acc = el Queso crema
card-queso-de-maquina = Queso de máquina
    .acc = el Queso de máquina
card-queso-fresco = Queso fresco
    .acc = el Queso fresco
card-mozzarella = Mozzarella
    .acc = la Mozzarella
card-provolone = Provolone
    .acc = el Provolone
card-queso-azul = Queso azul
    .acc = el Queso azul
card-huevo-duro = Huevo duro
    .acc = el Huevo duro
card-huevo-picado = Huevo picado
    .acc = el Huevo picado
card-clara-a-la-plancha = Clara a la plancha
    .acc = la Clara a la plancha
card-revuelto = Revuelto
    .acc = el Revuelto
card-tortilla = Tortilla
    .acc = la Tortilla
card-huevo-frito = Huevo frito
    .acc = el Huevo frito
card-mortadela = Mortadela
    .acc = la Mortadela
card-paleta = Paleta
    .acc = la Paleta
card-salchichon = Salchichón
    .acc = el Salchichón
card-jamon-cocido = Jamón cocido
    .acc = el Jamón cocido
card-salame = Salame
    .acc = el Salame
card-jamon-crudo = Jamón crudo
    .acc = el Jamón crudo
card-papas-pay = Papas pay
    .acc = las Papas pay
card-aceitunas = Aceitunas
    .acc = las Aceitunas
card-pepinillos = Pepinillos
    .acc = los Pepinillos
card-champinones = Champiñones
    .acc = los Champiñones
card-anana = Ananá
    .acc = el Ananá
card-panceta-crocante = Panceta crocante
    .acc = la Panceta crocante
card-ayuda-inesperada = Ayuda inesperada
    .acc = la Ayuda inesperada
card-cocina-libre = Cocina libre
    .acc = la Cocina libre
card-toque-del-chef = Toque del chef
    .acc = el Toque del chef
card-buena-venta = Buena venta
    .acc = la Buena venta

## What the cards do

card-unknown-text = No puedes ver esta carta.
card-pollo-desmenuzado-text = Cobra 1 moneda al final de cada uno de tus turnos mientras esté en tu Zona de Juego.
card-hamburguesa-text = +1 de calidad en un pedido de 4 o 5 ingredientes.
card-milanesa-de-pollo-text = Al usarla en un pedido: toma 1 moneda.
card-bondiola-text = +1 de calidad si el pedido también usa Aderezos.
card-milanesa-de-ternera-text = Al usarla en un pedido: toma 1 PV en fichas.
card-lomo-text = +1 de calidad si es la única Carne usada.
card-mostaza-text = { card-pollo-desmenuzado-text }
card-ketchup-text = El próximo ingrediente que juegues como acción en este turno cuesta 2 menos, nunca menos de 0; Cocina libre no lo gasta.
card-mayonesa-text = { card-milanesa-de-pollo-text }
card-salsa-golf-text = +1 de calidad si el pedido también usa Vegetales.
card-chimichurri-text = Al usarlo en un pedido: toma 1 PV en fichas.
card-alioli-text = Al usarlo en un pedido: toma 2 cartas de Mercado.
card-lechuga-text = { card-pollo-desmenuzado-text }
card-tomate-text = Al jugarlo: toma 2 cartas de Mercado y luego descarta 1 carta cualquiera de tu mano.
card-cebolla-text = Cobra 1 carta de Mercado al final de cada uno de tus turnos mientras esté en tu Zona de Juego.
card-rucula-text = +1 de calidad si el pedido también usa Quesos.
card-morron-asado-text = { card-chimichurri-text }
card-palta-text = { card-milanesa-de-ternera-text }
card-queso-crema-text = { card-pollo-desmenuzado-text }
card-queso-de-maquina-text = Al usarlo en un pedido: toma 1 carta de Mercado.
card-queso-fresco-text = Al usarlo en un pedido: toma 1 moneda.
card-mozzarella-text = +1 de calidad si el pedido también usa Huevos.
card-provolone-text = { card-chimichurri-text }
card-queso-azul-text = +1 de calidad si el pedido también usa Carnes o Fiambres, como máximo +1.
card-huevo-duro-text = { card-pollo-desmenuzado-text }
card-huevo-picado-text = { card-tomate-text }
card-clara-a-la-plancha-text = Al jugarla: toma 2 monedas.
card-revuelto-text = +1 de calidad si el pedido también usa Fiambres.
card-tortilla-text = { card-milanesa-de-ternera-text }
card-huevo-frito-text = Al jugarlo: toma 1 carta de Mercado.
card-mortadela-text = { card-pollo-desmenuzado-text }
card-paleta-text = Al jugarla: toma 2 cartas de Mercado y luego descarta 1 carta cualquiera de tu mano.
card-salchichon-text = { card-queso-fresco-text }
card-jamon-cocido-text = +1 de calidad si el pedido también usa Quesos, como máximo +1.
card-salame-text = { card-chimichurri-text }
card-jamon-crudo-text = Al usarlo en un pedido: toma 3 monedas.
card-papas-pay-text = { card-pollo-desmenuzado-text }
card-aceitunas-text = Al jugarlas: si el mazo de pedidos no está vacío, puedes poner un pedido revelado al fondo y reponer la fila.
card-pepinillos-text = Al usarlos en un pedido: toma 1 moneda.
card-champinones-text = +1 de calidad si el pedido también usa Carnes.
card-anana-text = { card-chimichurri-text }
card-panceta-crocante-text = Para la bonificación de un pedido cuenta como la categoría que más te convenga en lugar de Extras.
card-ayuda-inesperada-text = Toma un asistente de la zona central, sin gastar acción ni pagar su costo; el mantenimiento se paga.
card-cocina-libre-text = Juega hasta 2 ingredientes, sin gastar acción ni pagar su costo; sus efectos se aplican.
card-toque-del-chef-text = +3 a la calidad del próximo pedido que completes en este turno.
card-buena-venta-text = Cobra 3 entre monedas y cartas de Mercado, como prefieras.

assistant-unknown-text = Los ingredientes de su categoría te cuestan 2 menos y valen 2 más de calidad, y dan 2 PV en fichas al usarlos en un pedido. Al final de cada uno de tus turnos da 1 carta de Mercado; mantenimiento: 2 monedas o 1 PV en fichas.
assistant-carnes-text = { assistant-unknown-text }
assistant-aderezos-text = { assistant-unknown-text }
assistant-vegetales-text = { assistant-unknown-text }
assistant-quesos-text = { assistant-unknown-text }
assistant-huevos-text = { assistant-unknown-text }
assistant-fiambres-text = { assistant-unknown-text }
assistant-extras-text = { assistant-unknown-text }

## On the screen

board-orders = Pedidos revelados
board-can = puedes completarlo ahora
board-assistants = Asistentes en la zona central
board-player = Jugador
board-you = tú
board-first = jugador inicial
board-turn = le toca
board-coins = monedas
board-chips = PV en fichas
board-hidden = ocultos
board-cards = cartas en mano
board-zone = Zona de Juego
board-staff = Asistentes
board-done = Completados
board-hand = Tu mano
board-quality = calidad
board-points = PV
board-reward-assistant = asistente o 2 PV
board-reward-units = monedas o cartas:
board-decks = Mazo de Mercado, descartes, mazo de pedidos
board-idle = Rondas sin completar un pedido
board-chef = Calidad extra para el próximo pedido
board-discount = Descuento en el próximo ingrediente

## Moves

move-play = Juega { $card-acc }
move-replace = Juega { $card-acc } y descarta { $card2-acc }
move-complete = Completa { $order }
move-hire = Contrata al { $assistant }
move-restock = Repón cartas
move-coins = Toma 4 monedas
move-end = Termina tu turno
move-use = Usa { $card-acc }
move-take = Toma al { $assistant }
move-chips = Toma 2 PV en fichas
move-split =
    { $number ->
        [0] Cobra solo monedas
        [one] Cobra { $number } carta de Mercado y el resto en monedas
       *[other] Cobra { $number } cartas de Mercado y el resto en monedas
    }
move-discard = Descarta { $card-acc }
move-done = Termina
move-under = Pon { $order } al fondo del mazo
move-skip = Deja los pedidos revelados como están
move-pay-coins = Paga 2 monedas
move-pay-chip = Paga 1 PV en fichas
move-keep = Mantén al { $assistant }
move-back = Devuelve al { $assistant }

## Questions

prompt-action = Elige una acción o juega una oportunidad; acciones restantes: { $number }.
prompt-end = Termina tu turno o juega antes una oportunidad.
prompt-free-kitchen = Juega gratis un ingrediente o termina; te quedan: { $number }.
prompt-use = Elige de izquierda a derecha los ingredientes para { $order }; faltan: { $number }.
prompt-assistant = Toma uno de los asistentes de la zona central.
prompt-reward = Elige tu recompensa: un asistente o 2 PV en fichas.
prompt-split = Cobras { $number } en total: ¿cuántas en cartas de Mercado?
prompt-restock = Descarta lo que quieras; luego repones hasta tener cinco.
prompt-discard = Descarta una carta de tu mano.
prompt-limit = Descarta hasta tener cinco cartas; sobran: { $number }.
prompt-under = Puedes poner un pedido revelado al fondo del mazo.
prompt-pay = Paga al { $assistant }: 2 monedas o 1 PV en fichas.
prompt-keep = ¿Mantienes al { $assistant } un turno más?
prompt-lot = Se sortea el jugador inicial.
prompt-draw = Se toma una carta de Mercado.
prompt-order = Se revela un pedido.

## The log

note-first = Según el sorteo comienza { $seat }.
note-turn = Es el turno de { $seat }.
note-drew = { $seat } toma { $card-acc }.
note-drew-hidden = { $seat } toma una carta de Mercado.
note-deck-shuffled = Los descartes de Mercado se barajan y forman un mazo nuevo.
note-none-to-draw = No quedan cartas de Mercado para { $seat }.
note-opened = Se revela { $order }.
note-third = Por ser el tercero de su tipo, { $order } va al fondo del mazo.
note-row-short = No se puede reponer toda la fila; pedidos revelados: { $number }.
note-played =
    { $number ->
        [0] { $seat } juega { $card-acc } sin pagar.
        [one] { $seat } juega { $card-acc } por { $number } moneda.
       *[other] { $seat } juega { $card-acc } por { $number } monedas.
    }
note-replaced =
    { $number ->
        [one] { $seat } juega { $card-acc } por { $number } moneda, con la multa, y descarta { $card2-acc }.
       *[other] { $seat } juega { $card-acc } por { $number } monedas, con la multa, y descarta { $card2-acc }.
    }
note-completed = { $seat } completa { $order } con calidad { $number }.
note-bonus = { $seat } toma { $number } PV en fichas por la bonificación.
note-assistant-bonus = { $seat } toma { $number } PV en fichas por el trabajo del { $assistant }.
note-hired = { $seat } contrata al { $assistant }.
note-joined = { $seat } toma al { $assistant } sin pagar.
note-start-coins =
    { $number ->
        [one] { $seat } empieza con { $number } moneda más, por su lugar en el orden de juego.
       *[other] { $seat } empieza con { $number } monedas más, por su lugar en el orden de juego.
    }
note-got-coins =
    { $number ->
        [one] { $seat } toma { $number } moneda.
       *[other] { $seat } toma { $number } monedas.
    }
note-got-chips = { $seat } toma { $number } PV en fichas.
note-restocks = { $seat } repone cartas.
note-discarded = { $seat } descarta { $card-acc }.
note-opportunity = { $seat } juega la oportunidad «{ $card }».
note-handed-on = { $seat } le entrega { $card-acc } a { $seat2 }.
note-chef = { $seat } suma { $number } a la calidad del próximo pedido de este turno.
note-discount = { $seat } paga { $number } menos por el próximo ingrediente de este turno.
note-put-under = { $seat } pone { $order } al fondo del mazo.
note-paid-coins = { $seat } paga con monedas al { $assistant }.
note-paid-chip = { $seat } paga con fichas al { $assistant }.
note-cannot-pay = { $seat } no puede pagar a todos sus asistentes y paga lo que puede: monedas { $number }, fichas { $number2 } PV.
note-kept = { $seat } mantiene al { $assistant }.
note-back = { $seat } devuelve al { $assistant } a la zona central.
note-announced =
    { $number ->
        [one] { $seat } tiene { $number } pedido completado: el juego termina al acabar esta ronda.
       *[other] { $seat } tiene { $number } pedidos completados: el juego termina al acabar esta ronda.
    }
note-idle = Rondas seguidas sin completar un pedido: { $number }. Después de 15 termina el juego.
note-idle-end = Rondas seguidas sin completar un pedido: { $number }. El juego termina.
note-scored = { $seat }: pedidos { $number }, fichas { $number2 }, oportunidades { $number3 }, diversidad { $number4 }.
note-total = { $seat } suma { $number } PV en total.
note-won = { $seat } gana y recibe el título de Gran Maestro Sandwichero.
note-shared = { $seat } comparte la victoria.

## Why not?

refusal-choose-action = Ahora elige una de las acciones o juega una oportunidad.
refusal-no-actions = Ya realizaste las dos acciones de este turno.
refusal-not-in-hand = No tienes { $card-acc } en la mano.
refusal-too-dear = No puedes pagar { $card-acc }: el costo es { $number } y tienes { $number2 }.
refusal-zone-full = Tu Zona de Juego está llena: solo puedes jugar { $card-acc } en lugar de otro ingrediente.
refusal-not-in-zone = No tienes { $card-acc } en tu Zona de Juego.
refusal-zone-not-full = Solo se puede reemplazar con la Zona de Juego llena; tus ingredientes: { $number }.
refusal-fine-too-dear = No puedes pagar { $card-acc }: con la multa el costo es { $number } y tienes { $number2 }.
refusal-fine-short = Tu Zona de Juego está llena, así que otro ingrediente tendría que salir, y no puedes pagar la multa por eso: es de { $number } y tienes { $number2 }.
refusal-order-done = Ya has completado { $order }.
refusal-order-taken = { $seat } ya completó { $order }.
refusal-order-not-open = Solo se puede elegir un pedido revelado, y { $order } no lo es.
refusal-hire-too-dear = No puedes contratar a nadie: el costo es { $number } y tienes { $number2 }.
refusal-has-assistant = El { $assistant } ya trabaja para ti.
refusal-assistant-taken = El { $assistant } trabaja para { $seat }.
refusal-actions-left = Primero debes realizar las dos acciones; te quedan: { $number }.
refusal-end-or-opportunity = Ahora solo puedes terminar tu turno o jugar una oportunidad.
refusal-turn-ended = Ya has terminado tu turno, así que esta carta debe esperar al próximo: { $card }.
refusal-no-assistant-left = La carta «{ $card }» no haría nada: no hay asistentes en la zona central.
refusal-no-ingredient = La carta «{ $card }» no haría nada: no tienes ingredientes en la mano.
refusal-one-by-one = Las oportunidades se juegan de a una, así que la carta «{ $card }» debe esperar.
refusal-too-few-ingredients = Te faltan ingredientes para { $order }: requiere { $number } y tu Zona de Juego tiene { $number2 }.
refusal-quality-short = Tus ingredientes no alcanzan para { $order }: requiere calidad { $number } y llegas como máximo a { $number2 }.
refusal-choose-ingredients = Ahora elige los ingredientes para { $order }.
refusal-other-zone = Ese ingrediente está en la Zona de Juego de { $seat }, no en la tuya: { $card }.
refusal-used-already = Ya has elegido { $card-acc }.
refusal-left-to-right = Elige de izquierda a derecha: ahora no puedes elegir { $card-acc }.
refusal-falls-short = Con { $card-acc } no se completa el pedido: requiere calidad { $number } y llegas como máximo a { $number2 }.
refusal-falls-short-together = Con { $card-acc } y lo que ya has elegido no se completa el pedido: requiere calidad { $number } y llegas como máximo a { $number2 }.
refusal-choose-reward = Ahora elige tu recompensa: un asistente o 2 PV en fichas.
refusal-only-units = Es más de lo que puedes repartir, que es { $number }.
refusal-choose-split = Ahora decide cuántas cobras en cartas de Mercado; en total: { $number }.
refusal-restocking = Estás reponiendo cartas: descarta una o termina de descartar.
refusal-discard-one = Ahora descarta una carta de tu mano.
refusal-discard-down = Primero descarta hasta tener cinco cartas; sobran: { $number }.
refusal-cook-free = Ahora juega gratis un ingrediente o termina; te quedan: { $number }.
refusal-choose-assistant = Ahora toma uno de los asistentes de la zona central.
refusal-choose-under = Ahora elige un pedido revelado para el fondo del mazo o déjalos todos.
refusal-choose-payment = Ahora paga al { $assistant }: 2 monedas o 1 PV en fichas.
refusal-choose-keep = Ahora decide si mantienes al { $assistant }.

## On the shelf

feel = Lleva una cocina: ingredientes, pedidos y jugarretas a los vecinos.
goal = Cuando alguien completa cinco pedidos, se termina la ronda y gana quien tiene más PV.
goal-turn = En tu turno haces dos acciones: jugar un ingrediente, completar un pedido, contratar un asistente, reponer o tomar monedas; después pagas a tus asistentes.

## The stage in the browser

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

## Why a bot would do it

reason-sand-order = Un pedido completado da puntos, y nadie más podrá tomarlo.
reason-sand-new-type = Otro tipo de pedido cuenta para la diversidad al final.
reason-sand-ends = Es tu quinto pedido: después de esta ronda termina el juego.
reason-sand-chef = La calidad extra permite completar un pedido más.
reason-sand-free = Los ingredientes llegan a tu Zona de Juego sin costo y sin gastar una acción.
reason-sand-keep = Una oportunidad que siga en tu mano vale 4 PV al final.
reason-sand-assistant = Tienes varios ingredientes de esta categoría: serán mejores y más baratos.
reason-sand-coins = No puedes pagar ningún ingrediente de tu mano.
reason-sand-restock = Tu mano no está completa.
