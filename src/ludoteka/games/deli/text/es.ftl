### Clash at the Deli, en español. Los nombres de acciones, personajes y clásicos, como en las cartas.
### .acc complemento directo, con artículo

title = Clash at the Deli
blurb = Elige ingredientes, monta sándwiches y ciérralos a tiempo: quien cocine mejor se queda con el deli de Big Joe.

## Names

place = { $key }

category-bread = panes
category-protein = proteínas
category-cheese = quesos
category-vegetable = verduras
category-sauce = salsas

ingredient-unknown = ingrediente desconocido
    .acc = el ingrediente desconocido
ingredient-white-toast = Pan de molde
    .acc = el Pan de molde
ingredient-half-roll = Medio panecillo
    .acc = el Medio panecillo
ingredient-half-bagel = Medio bagel
    .acc = el Medio bagel
ingredient-rye = Pan de centeno
    .acc = el Pan de centeno
ingredient-wrap = Tortilla de wrap
    .acc = la Tortilla de wrap
ingredient-bacon = Beicon
    .acc = el Beicon
ingredient-fried-egg = Huevo frito
    .acc = el Huevo frito
ingredient-corned-beef = Carne curada
    .acc = la Carne curada
ingredient-roasted-pork = Cerdo asado
    .acc = el Cerdo asado
ingredient-wiener = Salchicha
    .acc = la Salchicha
ingredient-tuna = Atún
    .acc = el Atún
ingredient-american = Queso americano
    .acc = el Queso americano
ingredient-cheddar = Queso cheddar
    .acc = el Queso cheddar
ingredient-swiss = Queso suizo
    .acc = el Queso suizo
ingredient-cream-cheese = Queso crema
    .acc = el Queso crema
ingredient-tomato = Tomate
    .acc = el Tomate
ingredient-lettuce = Lechuga
    .acc = la Lechuga
ingredient-avocado = Aguacate
    .acc = el Aguacate
ingredient-sauerkraut = Chucrut
    .acc = el Chucrut
ingredient-pickles = Pepinillos
    .acc = los Pepinillos
ingredient-butter = Mantequilla
    .acc = la Mantequilla
ingredient-trinity = La Trinidad
    .acc = La Trinidad
ingredient-hot-sauce = Salsa picante
    .acc = la Salsa picante
ingredient-ranch = Salsa ranchera
    .acc = la Salsa ranchera

action-unknown = carta de acción oculta
action-joker-bread = Comodín de pan
action-joker-protein = Comodín de proteína
action-joker-cheese = Comodín de queso
action-joker-veggie = Comodín de verdura
action-joker-sauce = Comodín de salsa
action-take-that = I’ll Take That
action-picky-eater = Picky Eater
action-lucky-day = Lucky Day
action-breadhead = Breadhead
action-second-helping = Segunda ración

event-unknown = suceso oculto
event-free-sample = Muestra gratis
event-leftovers = Sobras
event-fresh-loaf = Pan recién hecho
event-tidy-counter = Mostrador ordenado
event-mouldy-top = Moho arriba
event-rats = Ratas en la despensa
event-inspection = Inspección sanitaria
event-power-cut = Apagón

character-unknown = personaje desconocido
character-tricia = Malicious Tricia
character-nikki = Picky Nikki
character-michael = Recycle Michael
character-pete = Repeat Pete
character-drew = Switcheroo Drew
character-gregg = Gregg Benedict
character-jackson = Action Jackson
character-debbie = Debbie Dibs
character-isaac = Psychic Isaac
character-kath = Copy Kath

collector-scoville = Mayor of Scoville
collector-american = True American
collector-englishman = Englishman

recipe-reuben = Reuben
recipe-cubano = Cubano
recipe-cheesy-dog = Cheesy Dog
recipe-classic-wrap = Classic Wrap
recipe-veggie-wrap = Veggie Wrap
recipe-bacon-egg-cheese = Bacon Egg ’n Cheese
recipe-cream-cheese-bagel = Cream Cheese Bagel
recipe-tuna-melt = Tuna Melt
recipe-blt = BLT
recipe-butter-toast = Tostada con mantequilla
recipe-avocado-toast = Tostada de aguacate

sign-none = sin símbolo
sign-on-bread = directamente sobre pan
sign-on-protein = directamente sobre una proteína
sign-on-cheese = directamente sobre un queso
sign-on-vegetable = directamente sobre una verdura
sign-edge = el más bajo o el más alto de al menos tres rellenos

## What the cards do

action-unknown-text = No puedes ver esta carta.
action-joker-bread-text = En vez de elegir: se convierte en cualquier pan hasta el final.
action-joker-protein-text = En vez de elegir: se convierte en cualquier proteína hasta el final.
action-joker-cheese-text = En vez de elegir: se convierte en cualquier queso hasta el final.
action-joker-veggie-text = En vez de elegir: se convierte en cualquier verdura hasta el final.
action-joker-sauce-text = En vez de elegir: se convierte en cualquier salsa hasta el final.
action-take-that-text = Cuando un rival elige de la oferta: esa carta es tuya y cuenta como tu elección, y el rival elige otra vez.
action-picky-eater-text = En vez de elegir: toma dos cartas de la oferta, una tras otra.
action-lucky-day-text = Final de la ronda: empiezas la siguiente, salvo que otra persona también la juegue.
action-breadhead-text = Final de la ronda: un punto por cada sándwich que has cerrado con pan en esta ronda.
action-second-helping-text = Final de la ronda: pasa el relleno de arriba de un sándwich sin acabar a otro.

event-unknown-text = No puedes ver este suceso.
event-free-sample-text = Bueno: nombra una categoría, roba su carta superior y colócala o tírala.
event-leftovers-text = Bueno: toma una de las cartas que sobraron de la oferta y colócala.
event-fresh-loaf-text = Bueno: roba hasta tres panes y quédate con uno.
event-tidy-counter-text = Bueno: pasa un relleno de arriba entre dos de tus sándwiches sin acabar.
event-mouldy-top-text = Malo: tu sándwich sin acabar más alto pierde el relleno de arriba.
event-rats-text = Malo: pierdes un pan vacío.
event-inspection-text = Malo: los sándwiches sin acabar con cuatro rellenos pierden el de arriba.
event-power-cut-text = Malo: el queso que está arriba de un sándwich sin acabar va a la basura.

character-unknown-text = Nadie conoce todavía a este personaje.
character-tricia-text = Tras cada carta que tomas y colocas puedes tirar una carta de la oferta.
character-nikki-text = Dos veces por ronda, mientras se elige, reparte de nuevo una categoría de la oferta.
character-michael-text = Una vez por ronda elige de la basura de la ronda anterior.
character-pete-text = Al empezar cambia hasta tres cartas de acción; juega cada carta una vez más en una ronda posterior.
character-drew-text = Tras las elecciones cambia una carta de arriba tuya por una de un rival.
character-gregg-text = Un punto por cada sándwich cerrado con huevo que no está en el menú.
character-jackson-text = Descarta una carta de acción para llevarte la carta que elige un rival.
character-debbie-text = Reserva una carta de la oferta al empezar cada ronda.
character-isaac-text = Mira tres sucesos al final de cada ronda y decide cuál ocurre.
character-kath-text = En cada ronda tienes la habilidad de otro personaje que no está en juego.

## Options

option-characters = Personajes
option-characters-drawn = Al azar
option-characters-agreed = Cada cual elige
option-characters-kath-mania = Manía de Copy Kath: todos son Kath
option-chefs = Personajes por jugador
option-chefs-1 = Uno
option-chefs-2 = Dos (lucha por equipos)
option-chefs-3 = Tres (lucha por equipos, hasta tres jugadores)
option-chefs-4 = Cuatro (lucha por equipos, dos jugadores)
option-rounds = Rondas
option-rounds-3 = 3 rondas
option-rounds-4 = 4 rondas
option-rounds-5 = 5 rondas
option-rounds-6 = 6 rondas
option-pool = Oferta
option-pool-full = Como en el reglamento
option-pool-one-fewer = Una carta menos de cada categoría
option-pool-two-fewer = Dos cartas menos de cada categoría
option-closing-bonus = Premio por cerrar
option-closing-bonus-1 = 1 punto
option-closing-bonus-2 = 2 puntos
option-closing-bonus-3 = 3 puntos
option-closing-bonus-4 = 4 puntos
option-closing-bonus-5 = 5 puntos
option-doubling = Doble valor
option-doubling-off = No
option-doubling-on = El sándwich cerrado menos valioso cuenta dos veces

## Moves

move-chef = Jugar como { $character }
move-exchange = Cambiar { $action }
move-reserve = Reservar { $ingredient-acc }
move-redeal = Repartir de nuevo: { $category }
move-pick = Elegir { $ingredient-acc }
move-dibs = Tomar tu carta reservada
move-recycle = Tomar { $ingredient-acc } de la basura
move-joker = Jugar un comodín como { $ingredient }
move-play = Jugar { $action }
move-again = Jugar otra vez { $action }
move-discard = Descartar { $action } y llevarte la carta
move-start = Empezar un sándwich nuevo
move-on = Ponerla en el sándwich { $place }
move-close = Cerrar el sándwich { $place } con el pan vacío { $place2 }
move-declare = Declarar cerrado el sándwich { $place }
move-trash = Tirar { $ingredient-acc }
move-bin = Tirar la carta
move-swap = Cambiar la carta de arriba de tu sándwich { $place } por la de { $seat }, sándwich { $place2 }
move-move = Pasar el relleno de arriba del sándwich { $place } al sándwich { $place2 }
move-foresee = Que ocurra esto: { $event }
move-sample = Robar una carta de { $category }
move-take = Tomar { $ingredient-acc } de las sobras
move-keep = Quedarte con { $ingredient-acc }
move-lose = Señalar el sándwich { $place }
move-skip = Saltar el turno
move-pass = Pasar

## Questions

prompt-chef = Elige tu personaje.
prompt-exchange =
    { $number ->
        [one] Puedes cambiar una carta de acción más.
       *[other] Puedes cambiar hasta { $number } cartas de acción, una tras otra.
    }
prompt-reserve = Puedes reservar una carta de la oferta para esta ronda.
prompt-redeal =
    { $number ->
        [one] Ahora elige { $seat }. Puedes repartir de nuevo una categoría, una vez más en esta ronda.
       *[other] Ahora elige { $seat }. Puedes repartir de nuevo una categoría, { $number } veces en esta ronda.
    }
prompt-turn =
    { $number ->
        [one] Elige una carta: es la última de esta ronda.
       *[other] Elige una carta; te quedan { $number } en esta ronda.
    }
prompt-stuck =
    { $number ->
        [one] Ninguna carta de la oferta encaja. Salta tu última elección o haz otra cosa.
       *[other] Ninguna carta de la oferta encaja. Salta una de tus { $number } elecciones o haz otra cosa.
    }
prompt-eater =
    { $number ->
        [1] Elige la primera carta de tu Picky Eater.
       *[other] Elige la segunda carta de tu Picky Eater.
    }
prompt-offer = { $seat } elige { $ingredient-acc }. ¿Te llevas la carta?
prompt-place = ¿Dónde va { $ingredient-acc }?
prompt-trash = Puedes tirar una carta de la oferta.
prompt-close = Puedes cerrar sándwiches antes de acabar tu turno.
prompt-swap = Puedes cambiar una carta de arriba con un rival.
prompt-end = Final de la ronda: cierra sándwiches, juega una carta de acción o pasa.
prompt-move = Pasa un relleno de arriba a otro sándwich.
prompt-tidy = Puedes pasar un relleno de arriba a otro sándwich.
prompt-foresee = Elige el suceso que ocurre.
prompt-sample = Puedes robar una muestra gratis.
prompt-sampled = Coloca o tira { $ingredient-acc }.
prompt-leftovers = Puedes tomar una de las sobras.
prompt-loaf = Puedes quedarte con uno de los panes.
prompt-mould = Señala el sándwich cuyo relleno de arriba se enmohece.
prompt-rats = Señala el pan que se llevan las ratas.
prompt-draw-chef = Se roba un personaje.
prompt-draw-action = Se roba una carta de acción.
prompt-lot = Se sortea quién empieza.
prompt-deal = Se reparte la oferta.
prompt-draw-copy = Kath roba un personaje.
prompt-draw-redeal = Llega una carta nueva a la oferta.
prompt-draw-event = Se descubre un suceso.
prompt-draw-look = Isaac mira un suceso.
prompt-draw-sample = Se roba una muestra gratis.
prompt-draw-loaf = Se roba un pan.

## The log

note-chef = { $seat } juega como { $character }.
note-drew = { $seat } roba { $action }.
note-drew-hidden = { $seat } roba una carta de acción.
note-drew-instead = { $seat } roba { $action } a cambio.
note-drew-instead-hidden = { $seat } roba a cambio una carta de acción.
note-set-aside = { $seat } aparta { $action }.
note-exchanged =
    { $number ->
        [0] { $seat } no cambia ninguna carta de acción.
        [one] { $seat } cambia una carta de acción.
       *[other] { $seat } cambia { $number } cartas de acción.
    }
note-begins = El sorteo decide: { $seat } empieza la ronda { $number }.
note-begins-tied = Los sándwiches más altos empatan y el sorteo decide: { $seat } empieza la ronda { $number }.
note-round = Ronda { $number } de { $number2 }.
note-restocked = La basura antigua vuelve al mazo de { $category }.
note-dealt = Llega a la oferta { $ingredient-acc }.
note-dealt-again = En su lugar llega a la oferta { $ingredient-acc }.
note-copies = { $seat } copia en esta ronda a { $character }.
note-copies-nobody = { $seat } ya no tiene a quién copiar.
note-reserved = { $seat } reserva { $ingredient-acc }.
note-redeals = { $seat } hace repartir de nuevo: { $category }.
note-picks = { $seat } elige { $ingredient-acc }.
note-picks-reserved = { $seat } elige la carta reservada: { $ingredient }.
note-recycles = { $seat } elige { $ingredient-acc } de la basura.
note-jokes = { $seat } juega { $action } como { $ingredient }.
note-plays = { $seat } juega { $action }.
note-plays-again = { $seat } juega otra vez { $action }.
note-takes-that = { $seat } se lleva { $ingredient-acc } que quería { $seat2 }.
note-discards = { $seat } descarta { $action } y se lleva { $ingredient-acc } que quería { $seat2 }.
note-skips = { $seat } no puede colocar nada y salta el turno.
note-started = { $seat } empieza el sándwich { $place } con { $ingredient-acc }.
note-placed = { $seat } pone { $ingredient-acc } en el sándwich { $place }.
note-closed = { $seat } cierra el sándwich { $place } con { $ingredient-acc }.
note-closed-with-empty = { $seat } cierra con un pan vacío ({ $ingredient }) el que ahora es el sándwich { $place }.
note-declared = { $seat } declara cerrado el sándwich { $place }.
note-declared-toast = { $seat } declara cerrado el sándwich { $place }, una tostada.
note-trashed = { $seat } tira { $ingredient-acc }.
note-binned = { $seat } tira la muestra gratis: { $ingredient }.
note-swapped = { $seat } entrega { $ingredient-acc } y recibe { $ingredient2-acc } de { $seat2 }.
note-breadhead =
    { $number ->
        [one] { $seat } gana 1 punto por Breadhead.
       *[other] { $seat } gana { $number } puntos por Breadhead.
    }
note-moved = { $seat } pasa { $ingredient-acc } del sándwich { $place } al sándwich { $place2 }.
note-pool-trashed =
    { $number ->
        [0] No queda nada en la oferta.
        [one] La última carta de la oferta va a la basura.
       *[other] Las { $number } cartas que quedan en la oferta van a la basura.
    }
note-looks =
    { $number ->
        [one] { $seat } mira un suceso.
       *[other] { $seat } mira { $number } sucesos y elige uno.
    }
note-looked-at = { $seat } ve este suceso: { $event }.
note-event = Suceso: { $event }.
note-sampled = { $seat } roba { $ingredient-acc }.
note-left-over = { $seat } toma { $ingredient-acc } de las sobras.
note-loaf = Pan robado: { $ingredient }.
note-kept = { $seat } se queda con { $ingredient-acc }.
note-lost = { $seat } pierde { $ingredient-acc } del sándwich { $place }.
note-lost-bread = { $seat } pierde un pan vacío: { $ingredient }.
note-lucky = { $seat } tiene su día de suerte y empieza la ronda siguiente.
note-unlucky = { $number } cartas Lucky Day se anulan entre sí.
note-tallest = { $seat } tiene el sándwich sin acabar más alto y empieza la ronda siguiente.
note-collects =
    { $number ->
        [one] { $seat } es { $collector }: 1 punto.
       *[other] { $seat } es { $collector }: { $number } puntos.
    }
note-scored =
    { $number ->
        [one] { $seat } tiene 1 punto.
       *[other] { $seat } tiene { $number } puntos.
    }
note-scored-minus =
    { $number ->
        [one] { $seat } tiene −1 punto.
       *[other] { $seat } tiene −{ $number } puntos.
    }
note-won = { $seat } gana el deli.
note-shared = { $seat } comparte la victoria.

## Why not?

refusal-too-many-chefs = Con tantos jugadores nadie puede tener más de { $number } personajes.
refusal-no-team-mania = La manía de Copy Kath no se combina con la lucha por equipos.
refusal-choose-chef = Ahora tienes que elegir un personaje.
refusal-chef-taken = { $character } ya está en juego.
refusal-exchange-or-keep = Cambia una carta de acción o pasa.
refusal-not-in-hand = No tienes { $action } en la mano.
refusal-reserve-or-pass = Reserva una carta de la oferta o pasa.
refusal-not-in-pool = No está en la oferta { $ingredient-acc }.
refusal-is-reserved = Carta reservada: { $ingredient }. Solo puede tomarla Debbie Dibs, como su carta reservada.
refusal-pick-a-card = Ahora tienes que elegir una carta.
refusal-no-skip = Alguna carta de la oferta encaja, así que no puedes saltar el turno.
refusal-skip-instead = Ninguna carta de la oferta encaja: salta el turno o haz otra cosa de las que se ofrecen.
refusal-redeal-or-pass = Reparte de nuevo una categoría de la oferta o pasa.
refusal-no-redeal-power = Solo Picky Nikki reparte de nuevo.
refusal-no-redeal-left = Ya has repartido de nuevo dos veces en esta ronda.
refusal-nothing-to-redeal = No hay nada que repartir de nuevo entre las cartas de { $category } de la oferta.
refusal-nothing-reserved = No tienes ninguna carta reservada.
refusal-no-recycle-power = Solo Recycle Michael elige de la basura.
refusal-recycled-already = Ya has elegido de la basura en esta ronda.
refusal-not-in-trash = No está en la basura de la ronda anterior { $ingredient-acc }.
refusal-wrong-moment = No es el momento de { $action }.
refusal-played-already = Ya has jugado { $action } en esta ronda.
refusal-name-joker = Para jugar { $action }, nombra el ingrediente en que se convierte.
refusal-not-played-before = No tienes ninguna { $action } a la vista.
refusal-no-repeat-power = Solo Repeat Pete juega otra vez una carta de acción, y nunca un comodín.
refusal-nothing-placeable = Ninguna carta de la oferta encaja.
refusal-two-picks-needed = Picky Eater necesita dos elecciones y solo te queda una.
refusal-eat-from-pool = Picky Eater toma cartas de la oferta: elige una que encaje.
refusal-eater-is-full = Ninguna segunda carta de la oferta encaja: pasa.
refusal-take-or-pass = Llévate la carta o pasa.
refusal-only-jackson = Solo Action Jackson puede llevarse una carta reservada, descartando.
refusal-no-discard-power = Solo Action Jackson se lleva una carta descartando.
refusal-must-place = Ahora tienes que colocar { $ingredient-acc }.
refusal-no-such-sandwich = No hay ningún sándwich { $place }.
refusal-no-such-sandwich-there = { $seat } no tiene ningún sándwich { $place }.
refusal-needs-bread = Un sándwich empieza con pan, así que no puede empezar con { $ingredient-acc }.
refusal-seven-sandwiches = No hay sitio para más de siete sándwiches.
refusal-four-fillings = El sándwich { $place } ya tiene cuatro rellenos.
refusal-is-closed = El sándwich { $place } está cerrado.
refusal-is-closed-there = El sándwich { $place } de { $seat } está cerrado.
refusal-other-bread = No cierra el sándwich { $place } { $ingredient-acc }: es otro pan.
refusal-on-bread-only = Solo se pone directamente sobre el pan de abajo { $ingredient-acc }.
refusal-same-sauce = Ya está en el sándwich { $place } { $ingredient-acc }.
refusal-no-filling = El sándwich { $place } no tiene relleno.
refusal-not-empty = El sándwich { $place } no es un pan vacío.
refusal-wrap-declared = Una segunda tortilla no cierra el sándwich { $place }; decláralo cerrado.
refusal-not-declarable = El sándwich { $place } no es un wrap ni una de las dos tostadas.
refusal-close-or-pass = Cierra un sándwich o pasa.
refusal-trash-or-pass = Tira una carta de la oferta o pasa.
refusal-swap-or-pass = Cambia una carta de arriba con un rival o pasa.
refusal-not-an-opponent = Solo puedes cambiar con un rival.
refusal-not-swappable = No se puede cambiar { $ingredient-acc }.
refusal-bread-for-bread = Un pan solo se cambia por un pan.
refusal-swap-not-legal = Con esas cartas arriba los dos sándwiches no serían válidos.
refusal-end-of-round = Cierra un sándwich, juega una carta de final de ronda o pasa.
refusal-nothing-to-move = No tienes ningún relleno de arriba que pueda ir a otro sitio.
refusal-move-a-filling = Elige un relleno de arriba y adónde va.
refusal-same-place = El relleno ya está en el sándwich { $place }.
refusal-foresee-one = Tienes que elegir uno de los sucesos que ves.
refusal-not-looked-at = No está entre los sucesos que ves: { $event }.
refusal-sample-or-pass = Nombra una categoría o pasa.
refusal-empty-deck = El mazo de { $category } está vacío.
refusal-place-or-bin = Coloca o tira { $ingredient-acc }.
refusal-take-leftover = Toma una de las sobras o pasa.
refusal-not-left-over = No está entre las sobras { $ingredient-acc }.
refusal-keep-a-bread = Quédate con uno de los panes o pasa.
refusal-not-drawn = No se ha robado { $ingredient-acc }.
refusal-lose-a-top = Señala uno de tus sándwiches sin acabar más altos.
refusal-not-tallest = El sándwich { $place } no es de los más altos.
refusal-lose-a-bread = Señala uno de tus panes vacíos.
