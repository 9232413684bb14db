### Clash at the Deli, en español. Los nombres de acciones, personajes y clásicos, como en las cartas.
### .acc complemento directo, con artículo

title = Clash at the Deli
blurb = Elige ingredientes, arma sándwiches y ciérralos a tiempo: quien cocine mejor se queda con el deli de Big Joe.

## Bots, from the weakest to the strongest

bot-pip = Pip
bot-pip-temper = Pone de todo sobre todo.
bot-bruno = Bruno
bot-bruno-temper = Cierra cada sándwich pronto, por si acaso.
bot-olivia = Olivia
bot-olivia-temper = No le deja ni una rebanada de queso a nadie.
bot-marcel = Marcel
bot-marcel-temper = Se sabe todos los clásicos de memoria.
bot-rosa = Rosa
bot-rosa-temper = Tiene siete sándwiches en la cabeza a la vez.

## Names

place = { $key }

category-bread = panes
    .acc = los panes
category-protein = proteínas
    .acc = las proteínas
category-cheese = quesos
    .acc = los quesos
category-vegetable = verduras
    .acc = las verduras
category-sauce = salsas
    .acc = las salsas

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
ingredient-bacon = Bacon
    .acc = el Bacon
ingredient-fried-egg = Huevo frito
    .acc = el Huevo frito
ingredient-corned-beef = Corned beef
    .acc = el Corned beef
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
ingredient-ranch = Salsa ranch
    .acc = la Salsa ranch

action-unknown = carta de acción oculta
action-joker-bread = Comodín de pan
action-joker-protein = Comodín de proteína
action-joker-cheese = Comodín de queso
action-joker-veggie = Comodín de verdura
action-joker-sauce = Comodín de salsa
action-take-that = Me lo quedo
action-picky-eater = Tiquismiquis
action-lucky-day = Día de suerte
action-breadhead = Panadicto
action-second-helping = Segunda ración

event-unknown = evento oculto
event-free-sample = Muestra gratis
event-leftovers = Sobras
event-fresh-loaf = Pan recién hecho
event-tidy-counter = Mostrador ordenado
event-mouldy-top = Capa mohosa
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
action-joker-bread-text = En vez de elegir: se convierte en cualquier pan hasta el final de la partida.
action-joker-protein-text = En vez de elegir: se convierte en cualquier proteína hasta el final de la partida.
action-joker-cheese-text = En vez de elegir: se convierte en cualquier queso hasta el final de la partida.
action-joker-veggie-text = En vez de elegir: se convierte en cualquier verdura hasta el final de la partida.
action-joker-sauce-text = En vez de elegir: se convierte en cualquier salsa hasta el final de la partida.
action-take-that-text = Cuando un rival elige de la oferta: esa carta es tuya y cuenta como tu elección, y el rival elige otra vez.
action-picky-eater-text = En vez de elegir: toma dos cartas de la oferta, una tras otra.
action-lucky-day-text = Final de la ronda: empiezas la siguiente, salvo que otra persona también la juegue.
action-breadhead-text = Final de la ronda: un punto por cada sándwich que has cerrado con pan en esta ronda.
action-second-helping-text = Final de la ronda: pasa el relleno superior de un sándwich sin terminar a otro.

event-unknown-text = No puedes ver este evento.
event-free-sample-text = Bueno: nombra una categoría, roba su carta superior y colócala o tírala.
event-leftovers-text = Bueno: toma una de las cartas que sobraron de la oferta y colócala.
event-fresh-loaf-text = Bueno: roba hasta tres panes y quédate con uno.
event-tidy-counter-text = Bueno: pasa un relleno superior entre dos de tus sándwiches sin terminar.
event-mouldy-top-text = Malo: tu sándwich sin terminar más alto pierde el relleno superior.
event-rats-text = Malo: pierdes un pan vacío.
event-inspection-text = Malo: los sándwiches sin terminar con cuatro rellenos pierden el superior.
event-power-cut-text = Malo: el queso que está encima de un sándwich sin terminar va a la basura.

character-unknown-text = Nadie conoce todavía a este personaje.
character-tricia-text = Tras cada carta que tomas y colocas puedes tirar una carta de la oferta.
character-nikki-text = Dos veces por ronda, mientras se elige, reparte de nuevo una categoría de la oferta.
character-michael-text = Una vez por ronda elige de la basura de la ronda anterior.
character-pete-text = Al empezar cambia hasta tres cartas de acción; juega cada carta una vez más en una ronda posterior.
character-drew-text = Tras las elecciones, cambia una de tus cartas superiores por una de un rival.
character-gregg-text = Un punto por cada sándwich cerrado con huevo que no está en el menú.
character-jackson-text = Descarta una carta de acción para llevarte la carta que elige un rival.
character-debbie-text = Reserva una carta de la oferta al empezar cada ronda.
character-isaac-text = Mira tres eventos al final de cada ronda y decide cuál ocurre.
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

move-chef = Juega como { $character }
move-exchange = Cambia la carta «{ $action }»
move-reserve = Reserva { $ingredient-acc }
move-redeal = Reparte de nuevo { $category-acc } de la oferta
move-pick = Elige { $ingredient-acc }
move-dibs = Toma tu carta reservada
move-recycle = Toma { $ingredient-acc } de la basura
move-joker = Juega un comodín como { $ingredient }
move-play = Juega la carta «{ $action }»
move-again = Juega otra vez la carta «{ $action }»
move-discard = Descarta la carta «{ $action }» y llévate el ingrediente
move-start = Empieza un sándwich nuevo
move-on = Ponla en el sándwich { $place }
move-close = Cierra el sándwich { $place } con el pan vacío { $place2 }
move-declare = Declara cerrado el sándwich { $place }
move-trash = Tira { $ingredient-acc }
move-bin = Tira la carta
move-swap = Cambia la carta superior de tu sándwich { $place } por la del sándwich { $place2 } de { $seat }
move-move = Pasa el relleno superior del sándwich { $place } al sándwich { $place2 }
move-foresee = Elige este evento: { $event }
move-sample = Roba una carta del mazo de { $category }
move-take = Toma { $ingredient-acc } de las sobras
move-keep = Quédate con { $ingredient-acc }
move-lose = Señala el sándwich { $place }
move-skip = Renuncia a esta elección
move-pass = Pasa

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
        [one] Ahora elige { $seat }. Puedes repartir de nuevo una categoría: te queda una vez en esta ronda.
       *[other] Ahora elige { $seat }. Puedes repartir de nuevo una categoría: te quedan { $number } veces en esta ronda.
    }
prompt-turn =
    { $number ->
        [one] Elige una carta: es tu última elección de esta ronda.
       *[other] Elige una carta; te quedan { $number } elecciones en esta ronda.
    }
prompt-stuck =
    { $number ->
        [one] Ninguna carta de la oferta encaja. Renuncia a tu última elección o haz otra cosa.
       *[other] Ninguna carta de la oferta encaja. Renuncia a una de tus { $number } elecciones o haz otra cosa.
    }
prompt-eater =
    { $number ->
        [1] Elige la primera de las dos cartas de Tiquismiquis.
       *[other] Elige la segunda de las dos cartas de Tiquismiquis.
    }
prompt-offer = { $seat } elige { $ingredient-acc }. ¿Te llevas la carta?
prompt-place = ¿Dónde pones { $ingredient-acc }?
prompt-trash = Puedes tirar una carta de la oferta.
prompt-close = Puedes cerrar sándwiches antes de terminar tu turno.
prompt-swap = Puedes cambiar una de tus cartas superiores por una de un rival.
prompt-end = Final de la ronda: cierra sándwiches, juega una carta de acción o pasa.
prompt-move = Pasa un relleno superior a otro sándwich.
prompt-tidy = Puedes pasar un relleno superior a otro sándwich.
prompt-foresee = Elige el evento que ocurre.
prompt-sample = Puedes robar una muestra gratis.
prompt-sampled = Coloca o tira { $ingredient-acc }.
prompt-leftovers = Puedes tomar una de las sobras.
prompt-loaf = Puedes quedarte con uno de los panes.
prompt-mould = Señala el sándwich cuyo relleno superior se enmohece.
prompt-rats = Señala el pan que se llevan las ratas.
prompt-draw-chef = Se sortea un personaje.
prompt-draw-action = Se roba una carta de acción.
prompt-lot = Se sortea quién empieza.
prompt-deal = Se reparte la oferta.
prompt-draw-copy = Se sortea el personaje que copia Kath.
prompt-draw-redeal = Llega una carta nueva a la oferta.
prompt-draw-event = Se descubre un evento.
prompt-draw-look = Isaac mira un evento.
prompt-draw-sample = Se roba una muestra gratis.
prompt-draw-loaf = Se roba un pan.

## The log

note-chef = { $seat } juega como { $character }.
note-drew = { $seat } roba la carta «{ $action }».
note-drew-hidden = { $seat } roba una carta de acción.
note-drew-instead = { $seat } roba { $action } a cambio.
note-drew-instead-hidden = { $seat } roba a cambio una carta de acción.
note-set-aside = { $seat } aparta la carta «{ $action }».
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
note-dealt = Nueva carta en la oferta: { $ingredient }.
note-dealt-again = En su lugar llega a la oferta { $ingredient-acc }.
note-copies = { $seat } copia en esta ronda a { $character }.
note-copies-nobody = { $seat } ya no tiene a quién copiar.
note-reserved = { $seat } reserva { $ingredient-acc }.
note-redeals = { $seat } reparte de nuevo { $category-acc } de la oferta.
note-picks = { $seat } elige { $ingredient-acc }.
note-picks-reserved = { $seat } toma su carta reservada: { $ingredient }.
note-recycles = { $seat } elige { $ingredient-acc } de la basura.
note-jokes = { $seat } juega la carta «{ $action }» como { $ingredient }.
note-plays = { $seat } juega la carta «{ $action }».
note-plays-again = { $seat } juega otra vez la carta «{ $action }».
note-takes-that = { $seat } se lleva { $ingredient-acc } que quería { $seat2 }.
note-discards = { $seat } descarta la carta «{ $action }» y se lleva { $ingredient-acc } que quería { $seat2 }.
note-skips = { $seat } no puede colocar nada y pierde esta elección.
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
        [one] { $seat } gana 1 punto por Panadicto.
       *[other] { $seat } gana { $number } puntos por Panadicto.
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
        [one] { $seat } mira un evento.
       *[other] { $seat } mira { $number } eventos y elige uno.
    }
note-looked-at = { $seat } ve este evento: { $event }.
note-event = Evento: { $event }.
note-sampled = { $seat } roba { $ingredient-acc }.
note-left-over = { $seat } toma { $ingredient-acc } de las sobras.
note-loaf = Sale del mazo: { $ingredient }.
note-kept = { $seat } se queda con { $ingredient-acc }.
note-lost = { $seat } pierde { $ingredient-acc } del sándwich { $place }.
note-lost-bread = { $seat } pierde un pan vacío: { $ingredient }.
note-lucky = { $seat } tiene su día de suerte y empieza la ronda siguiente.
note-unlucky = { $number } cartas Día de suerte se anulan mutuamente.
note-tallest = { $seat } tiene el sándwich sin terminar más alto y empieza la ronda siguiente.
note-collects =
    { $number ->
        [one] { $seat } consigue el título «{ $collector }»: 1 punto.
       *[other] { $seat } consigue el título «{ $collector }»: { $number } puntos.
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
note-won = { $seat } gana y se queda con el deli.
note-shared = { $seat } comparte la victoria.

## Why not?

refusal-too-many-chefs =
    { $number ->
        [one] Con tantos jugadores nadie puede tener más de un personaje.
       *[other] Con tantos jugadores nadie puede tener más de { $number } personajes.
    }
refusal-no-team-mania = La manía de Copy Kath no se combina con la lucha por equipos.
refusal-choose-chef = Ahora tienes que elegir un personaje.
refusal-chef-taken = El personaje { $character } ya está en juego.
refusal-exchange-or-keep = Cambia una carta de acción o pasa.
refusal-not-in-hand = No tienes la carta «{ $action }» en la mano.
refusal-reserve-or-pass = Reserva una carta de la oferta o pasa.
refusal-not-in-pool = La carta «{ $ingredient }» no está en la oferta.
refusal-is-reserved = Carta reservada: { $ingredient }. Solo puede tomarla Debbie Dibs, como su carta reservada.
refusal-pick-a-card = Ahora tienes que elegir una carta.
refusal-no-skip = Alguna carta de la oferta encaja, así que no puedes renunciar a la elección.
refusal-skip-instead = Ninguna carta de la oferta encaja: salta el turno o haz otra cosa de las que se ofrecen.
refusal-redeal-or-pass = Reparte de nuevo una categoría de la oferta o pasa.
refusal-no-redeal-power = Solo Picky Nikki reparte de nuevo.
refusal-no-redeal-left = Ya has repartido de nuevo dos veces en esta ronda.
refusal-nothing-to-redeal = No hay nada que repartir de nuevo entre { $category-acc } de la oferta.
refusal-nothing-reserved = No tienes ninguna carta reservada.
refusal-no-recycle-power = Solo Recycle Michael elige de la basura.
refusal-recycled-already = Ya has elegido de la basura en esta ronda.
refusal-not-in-trash = La carta «{ $ingredient }» no está en la basura de la ronda anterior.
refusal-wrong-moment = Ahora no se puede jugar la carta «{ $action }».
refusal-played-already = Ya has jugado la carta «{ $action }» en esta ronda.
refusal-name-joker = Para jugar la carta «{ $action }», nombra el ingrediente en que se convierte.
refusal-not-played-before = No tienes a la vista ninguna carta «{ $action }».
refusal-no-repeat-power = Solo Repeat Pete juega otra vez una carta de acción, y nunca un comodín.
refusal-nothing-placeable = Ninguna carta de la oferta encaja.
refusal-two-picks-needed = Tiquismiquis necesita dos elecciones y solo te queda una.
refusal-eat-from-pool = Tiquismiquis toma cartas de la oferta: elige una que encaje.
refusal-eater-is-full = Ninguna segunda carta de la oferta encaja: pasa.
refusal-take-or-pass = Llévate la carta o pasa.
refusal-only-jackson = Solo Action Jackson puede llevarse una carta reservada, descartando una carta de acción.
refusal-no-discard-power = Solo Action Jackson se lleva una carta descartando.
refusal-must-place = Ahora tienes que colocar { $ingredient-acc }.
refusal-no-such-sandwich = No hay ningún sándwich { $place }.
refusal-no-such-sandwich-there = { $seat } no tiene ningún sándwich { $place }.
refusal-needs-bread = Un sándwich empieza con pan, así que no puede empezar con { $ingredient-acc }.
refusal-seven-sandwiches = No hay sitio para más de siete sándwiches.
refusal-four-fillings = El sándwich { $place } ya tiene cuatro rellenos.
refusal-is-closed = El sándwich { $place } está cerrado.
refusal-is-closed-there = El sándwich { $place } de { $seat } está cerrado.
refusal-other-bread = La carta «{ $ingredient }» no cierra el sándwich { $place }: es otro pan.
refusal-on-bread-only = La carta «{ $ingredient }» solo va directamente sobre el pan de abajo.
refusal-same-sauce = En el sándwich { $place } ya hay { $ingredient }.
refusal-no-filling = El sándwich { $place } no tiene relleno.
refusal-not-empty = El sándwich { $place } no es un pan vacío.
refusal-wrap-declared = Una segunda tortilla no cierra el sándwich { $place }; decláralo cerrado.
refusal-not-declarable = El sándwich { $place } no es un wrap ni una de las dos tostadas.
refusal-close-or-pass = Cierra un sándwich o pasa.
refusal-trash-or-pass = Tira una carta de la oferta o pasa.
refusal-swap-or-pass = Cambia una de tus cartas superiores por una de un rival o pasa.
refusal-not-an-opponent = Solo puedes intercambiar con un rival.
refusal-not-swappable = La carta «{ $ingredient }» no se puede cambiar.
refusal-bread-for-bread = Un pan solo se cambia por un pan.
refusal-swap-not-legal = Con esas cartas arriba los dos sándwiches no serían válidos.
refusal-end-of-round = Cierra un sándwich, juega una carta de final de ronda o pasa.
refusal-nothing-to-move = No tienes ningún relleno superior que pueda ir a otro sitio.
refusal-move-a-filling = Elige un relleno superior y adónde va.
refusal-same-place = El relleno ya está en el sándwich { $place }.
refusal-foresee-one = Tienes que elegir uno de los eventos que ves.
refusal-not-looked-at = No está entre los eventos que ves: { $event }.
refusal-sample-or-pass = Nombra una categoría o pasa.
refusal-empty-deck = El mazo de { $category } está vacío.
refusal-place-or-bin = Coloca o tira { $ingredient-acc }.
refusal-take-leftover = Toma una de las sobras o pasa.
refusal-not-left-over = La carta «{ $ingredient }» no está entre las sobras.
refusal-keep-a-bread = Quédate con uno de los panes o pasa.
refusal-not-drawn = La carta «{ $ingredient }» no está entre las robadas.
refusal-lose-a-top = Señala uno de tus sándwiches sin terminar más altos.
refusal-not-tallest = El sándwich { $place } no es de los más altos.
refusal-lose-a-bread = Señala uno de tus panes vacíos.

## On the shelf

feel = Arma sándwiches capa por capa con lo que te dejan los demás.
goal = Tras cinco rondas gana quien tiene los sándwiches de más puntos.
goal-turn = En cada ronda todos eligen por turnos seis ingredientes y los colocan al momento; después vienen las cartas de acción y un evento.

## The stage in the browser

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

## The score pad

pad-player = { $name }
pad-sandwich = Sándwich { $number }: { $cards }
pad-cards = cartas
pad-sign = { $name }: { $sign }
pad-closing = cerrado con pan
pad-classic = clásico: { $name }
pad-moisture = demasiado seco o demasiado jugoso
pad-gregg = sándwiches con huevo de Gregg Benedict
pad-doubling = el sándwich cerrado menos valioso otra vez
pad-breadhead = Panadicto
pad-total = Total: { $points }
pad-unknown = Línea { $line }: «{ $word }» no es un ingrediente de este juego.
pad-guess = Línea { $line }: «{ $word }» no es un ingrediente de este juego; ¿querías decir { $name }?
score-how = Escribe un sándwich por línea, de abajo arriba, por ejemplo «rye butter corned-beef swiss sauerkraut rye»; «Anna:» empieza los sándwiches de Anna, un «!» al final declara cerrado un wrap o una tostada, «+2» suma puntos de Panadicto. Termina con el fin de la entrada (Ctrl-D).
aid-score = { deli-pad }
deli-pad = Libreta de puntos
deli-pad-text = ¿Jugando con la caja? Toca lo que cada jugador tiene delante y verás los puntos línea por línea.
deli-pad-kept = Se guarda solo en este navegador.
deli-pad-players = Jugadores
deli-pad-add-player = Añadir jugador
deli-pad-remove-player = Quitar jugador
deli-pad-person = Sobre este jugador
deli-pad-gregg = tiene a Gregg Benedict
deli-pad-breadhead = Puntos de Panadicto
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

## The board in the terminal

board-deli-round = Ronda { $round } de { $rounds }
board-deli-pool = Oferta: { $cards }
board-deli-reserved = Reservado: { $card }
board-deli-trash = Basura de la ronda anterior: { $cards }
board-deli-player = Jugador { $number } ({ $chefs }): elecciones { $picks }/6, cartas de acción: { $hand }, puntos: { $points }
board-deli-open = Cartas de acción a la vista: { $cards }
board-deli-hand = Tus cartas de acción: { $cards }
board-deli-signs = # cerrado con pan, = declarado cerrado, * comodín

## Why a bot would do it

reason-deli-classic = Con esto se completa un clásico del menú.
reason-deli-towards = Te acerca a un clásico del menú.
reason-deli-closes = Cierra un sándwich, que así queda a salvo de los eventos.
reason-deli-safe = Un sándwich cerrado está a salvo de los eventos.
reason-deli-sign = La carta queda ahí como pide su símbolo.
reason-deli-most = Cuenta para la bonificación por reunir más de un ingrediente que nadie.
reason-deli-deny = Al jugador siguiente le vendría muy bien.
