### King of New York en español.
### .in dónde, .to adónde, .from de dónde, .acc complemento directo con artículo

title = King of New York
blurb = Monstruos gigantes luchan por Manhattan: lanza los dados, derriba edificios, esquiva al ejército y sé el primero con 20 ★ o el último con vida.
option-lanes = Monstruos en Manhattan
option-lanes-one = Uno a la vez (el juego normal del reglamento)
option-lanes-two = Dos a la vez (más difícil; recomendado con cinco o seis Monstruos)

## Bots, from the weakest to the strongest

bot-gizmo = Gizmo
bot-gizmo-temper = Primero destroza; piensa los domingos.
bot-boris = Boris
bot-boris-temper = Quiere demasiado a Manhattan como para irse.
bot-zap = Zap
bot-zap-temper = Junta ⚡ como otros juntan monedas.
bot-ruby = Ruby
bot-ruby-temper = Golpea más fuerte a quien sonríe.
bot-titan = Titan
bot-titan-temper = Deja que los demás peleen y se lleva las ★.

## Nombres

monster-captain-fish = Capitán Pez
monster-drakonis = Drakonis
monster-kong = Kong
monster-mantis = Mantis
monster-rob = Rob
monster-sheriff = Sheriff

borough-manhattan = Manhattan
    .in = en Manhattan
    .to = a Manhattan
    .from = de Manhattan
borough-bronx = Bronx
    .in = en el Bronx
    .to = al Bronx
    .from = del Bronx
borough-queens = Queens
    .in = en Queens
    .to = a Queens
    .from = de Queens
borough-brooklyn = Brooklyn
    .in = en Brooklyn
    .to = a Brooklyn
    .from = de Brooklyn
borough-staten-island = Staten Island
    .in = en Staten Island
    .to = a Staten Island
    .from = de Staten Island

zone-lower = Bajo Manhattan
    .to = al Bajo Manhattan
zone-midtown = Midtown
    .to = a Midtown
zone-upper = Alto Manhattan
    .to = al Alto Manhattan

face-energy = Energía
face-heal = Curación
face-attack = Ataque
face-destruction = Destrucción
face-celebrity = Celebridad
face-ouch = ¡Ay!

tile-unknown = loseta oculta
    .acc = la loseta oculta
tile-high-rise-1 = Rascacielos 1
    .acc = el Rascacielos 1
tile-high-rise-2 = Rascacielos 2
    .acc = el Rascacielos 2
tile-high-rise-3 = Rascacielos 3
    .acc = el Rascacielos 3
tile-power-plant-2 = Central eléctrica 2
    .acc = la Central eléctrica 2
tile-power-plant-3 = Central eléctrica 3
    .acc = la Central eléctrica 3
tile-hospital-2 = Hospital 2
    .acc = el Hospital 2
tile-hospital-3 = Hospital 3
    .acc = el Hospital 3

unit-infantry = Infantería
    .acc = la Infantería
unit-jet = Avión de combate
    .acc = el Avión de combate
unit-tank = Tanque
    .acc = el Tanque
unit-new-infantry = Infantería recién llegada
    .acc = la Infantería recién llegada
unit-new-jet = Avión de combate recién llegado
    .acc = el Avión de combate recién llegado
unit-new-tank = Tanque recién llegado
    .acc = el Tanque recién llegado

token-unknown = tipo desconocido
token-web = Telaraña
token-jinx = Maleficio
token-souvenir = Recuerdo
token-carapace = Caparazón

special-superstar = Superestrella
    .acc = la Superestrella
special-statue-of-liberty = Estatua de la Libertad
    .acc = la Estatua de la Libertad

goods-stars = estrellas
goods-energy = energía
goods-hearts = vida

## Cartas

card-unknown = carta oculta
card-unknown-text = Nadie conoce todavía esta carta.
card-antimatter-pellets = Proyectiles de antimateria
card-antimatter-pellets-text = Cada Monstruo alcanzado por tu ataque lanza un dado; con ¡Ay! su daño se duplica.
card-artificial-heart = Corazón artificial
card-artificial-heart-text = Puedes convertir dados de Curación en Energía.
card-broadway-star = Estrella de Broadway
card-broadway-star-text = Ganas 1 ★ al conseguir la Superestrella y al empezar cada turno tuyo mientras la tengas.
card-bulletproof = A prueba de balas
card-bulletproof-text = ¡Ay! te causa 1 de daño menos, en el turno de cualquiera.
card-can-opener = Abrelatas
card-can-opener-text = Un Tanque te cuesta 3 de Destrucción.
card-carapace = Caparazón
card-carapace-text = Tu máximo es 12 ♥. Cada dado de ¡Ay! que resuelves pone aquí una ficha. En tu turno puedes descartar esta carta: te curas 1 ♥ por ficha y luego pierdes lo que pase de 10.
card-chameleon = Camaleón
card-chameleon-text = Puedes renunciar a dados de Celebridad; por cada uno cambia un dado sin resolver a un símbolo aún no empezado.
card-chinatown-regular = Habitual de Chinatown
card-chinatown-regular-text = Te curas 2 ♥ cuando entras en Manhattan.
card-climb-the-empire-state-building = Escalar el Empire State Building
card-climb-the-empire-state-building-text = En Manhattan con los seis símbolos en tus dados: ganas 2 ★ y un turno extra, una vez por turno.
card-curse = Maldición
card-curse-text = Cada Monstruo al que dañas recibe una ficha de Maleficio. Relanzar dados de ¡Ay! le cuesta 1 ⚡ por ficha; un dado de Curación quita una.
card-diva = Diva
card-diva-text = Los demás necesitan cuatro símbolos de Celebridad para quitarte la Superestrella.
card-drain = Drenaje
card-drain-text = Cada Monstruo que te ataca te da 2 ⚡.
card-ego-trip = Egolatría
card-ego-trip-text = Ganas 1 ⚡ al conseguir la Superestrella y al empezar cada turno tuyo mientras la tengas.
card-extra-head = Cabeza extra
card-extra-head-text = Lanzas un dado más.
card-fireball = Bola de fuego
card-fireball-text = Tu ataque alcanza también a los demás Monstruos de tu distrito.
card-fury = Furia
card-fury-text = Con tres o más unidades en tu distrito al empezar la Destrucción: una Destrucción y 1 ⚡ más.
card-hailing-cabs = Llamar taxis
card-hailing-cabs-text = Al empezar la Destrucción puedes añadir dos; entonces este turno solo destruyes unidades.
card-hunter = Cazador
card-hunter-text = Te curas 1 ♥ por cada Infantería que destruyas.
card-jinx-aura = Aura de mala suerte
card-jinx-aura-text = Los demás Monstruos deben usar todos sus relanzamientos, cada vez con al menos un dado.
card-king-of-queens = Rey de Queens
card-king-of-queens-text = Al empezar tu turno en Queens: ganas 1 ⚡ y te curas 1 ♥.
card-leveler = Arrasador
card-leveler-text = Ganas 1 ★, una vez por turno, cuando destruyes un edificio.
card-long-neck = Cuello largo
card-long-neck-text = Un Avión de combate te cuesta 2 de Destrucción.
card-natural-selection = Selección natural
card-natural-selection-text = Al instante ganas 4 ⚡ y te curas 4 ♥. Lanzas un dado más. Cuidado: si al final de tu turno un dado tuyo muestra Celebridad, tu Monstruo queda eliminado.
card-of-another-world = De otro mundo
card-of-another-world-text = Puedes pagar ♥ en lugar de ⚡, y perder ⚡ en lugar de ♥ al recibir daño, uno por uno.
card-overload = Sobrecarga
card-overload-text = Al instante ganas 4 ⚡. Desde entonces tus dados de Energía dan en total 1 ⚡ menos.
card-painbow = Arcoíris de dolor
card-painbow-text = 2 o 3 de Destrucción: 1 Ataque más; 4 o más: 2 Ataques más. Seis dados de Destrucción: ganas al instante.
card-personal-spotlight = Foco personal
card-personal-spotlight-text = Ganas 1 ★ al resolver al menos un dado de Celebridad.
card-phoenix-blood = Sangre de fénix
card-phoenix-blood-text = Ganas 1 ⚡ cada vez que recibes daño y sobrevives.
card-power-tap = Toma de corriente
card-power-tap-text = Un Monstruo que ha recibido 3 ⚡ en un turno te paga 1 ⚡, una vez por turno.
card-regeneration = Regeneración
card-regeneration-text = Te curas 1 ♥ al empezar tu turno.
card-scavenger = Carroñero
card-scavenger-text = Puedes comprar cartas «Conservar» de la pila de descartes por 1 ⚡ menos.
card-seismic-ray = Rayo sísmico
card-seismic-ray-text = Al empezar la Destrucción puedes pagar 1 ⚡ y usarla toda en otro distrito.
card-shadow-double = Doble de sombra
card-shadow-double-text = Tu ataque causa el doble de daño.
card-sharp-shooter = Tirador de élite
card-sharp-shooter-text = Puedes destruir Aviones de combate en otros distritos. Ganas 1 ★ por cada uno.
card-stink-attack = Ataque apestoso
card-stink-attack-text = Cada vez que vas a otro distrito, puedes ahuyentar de allí hasta cuatro unidades, cada una a un distrito distinto.
card-stomp = Pisotón
card-stomp-text = Tienes una Destrucción más.
card-super-speed = Supervelocidad
card-super-speed-text = Antes de tu primera tirada puedes moverte una vez más, sin peaje.
card-terminal-rage = Furia terminal
card-terminal-rage-text = Un turno extra después de este. Nunca puedes relanzar dados de Ataque.
card-tesla-antennae = Antenas Tesla
card-tesla-antennae-text = Tu ataque causa 1 de daño más a un Monstruo con más ♥ que tú.
card-tourist = Turista
card-tourist-text = Dejas un Recuerdo en tu distrito y en cada uno al que entres que no lo tenga: 1 ★ y 1 ⚡ por cada uno.
card-towering-titan = Titán imponente
card-towering-titan-text = Tienes dos Ataques más, aunque no hayas sacado ninguno.
card-trash-thrower = Lanzabasura
card-trash-thrower-text = Cada Monstruo al que atacas pierde 1 ★.
card-trophy-hunter = Cazador de trofeos
card-trophy-hunter-text = Ganas 1 ★ por cada unidad que destruyas.
card-universal-soldier = Soldado universal
card-universal-soldier-text = Puedes convertir dados de Curación en Ataque y dados de Ataque en Curación.
card-violent-star = Estrella violenta
card-violent-star-text = Si quitas la Superestrella a un Monstruo, recibe 2 de daño; si la pierdes, quien la consigue recibe 1.
card-webspinner = Tejedor de telarañas
card-webspinner-text = Cada Monstruo al que dañas recibe una ficha de Telaraña: un relanzamiento menos. Un dado de Ataque quita una.
card-air-force-one = Air Force One
card-air-force-one-text = Solo si has destruido un Avión de combate este turno: 4 ★; luego cada unidad dispara a cada Monstruo de su distrito, también a ti.
card-brooklyn-bridge = Puente de Brooklyn
card-brooklyn-bridge-text = 4 ★. Cuesta 1 ⚡ menos en Brooklyn.
card-central-park = Central Park
card-central-park-text = 2 ★ y te curas 2 ♥. Cuesta 1 ⚡ menos en Manhattan.
card-columbia-university = Universidad de Columbia
card-columbia-university-text = 2 ★, y la próxima carta «Conservar» que se descubra del mazo es tuya gratis. Cuesta 1 ⚡ menos en Manhattan.
card-coney-island = Coney Island
card-coney-island-text = 3 ★. Cuesta 1 ⚡ menos en Brooklyn.
card-drink-the-hudson = Beberse el Hudson
card-drink-the-hudson-text = 13 ⚡, 1 ★ y te curas 2 ♥. Cuesta 1 ⚡ menos en Manhattan, Brooklyn y Staten Island.
card-flatiron-building = Edificio Flatiron
card-flatiron-building-text = 2 ★. Cuesta 1 ⚡ menos en Manhattan.
card-general-ellis = General Ellis
card-general-ellis-text = Solo si has destruido un Tanque este turno: 3 ★; cada Monstruo, también el tuyo, recibe 1 de daño.
card-holland-tunnel = Túnel Holland
card-holland-tunnel-text = 6 ★; cada Monstruo, también el tuyo, recibe 3 ⚡. Cuesta 1 ⚡ menos en Manhattan.
card-new-york-marathon = Maratón de Nueva York
card-new-york-marathon-text = 2 ★, 2 ⚡ y te curas 2 ♥. Mientras está a la venta, cambiar de distrito por decisión propia cuesta 2 ⚡.
card-next-stage = Fase siguiente
card-next-stage-text = Pierdes todas tus ★; por cada una tomas 1 ⚡ o te curas 1 ♥.
card-photo-op = Sesión de fotos
card-photo-op-text = Elige otro Monstruo: 1 ★ por cada punto de daño que le hayas causado este turno.
card-power-substation = Subestación eléctrica
card-power-substation-text = 1 ★ y 8 ⚡; luego recibes 3 de daño.
card-subterranean-cable = Cable subterráneo
card-subterranean-cable-text = 4 ⚡; luego recibes 4 de daño.
card-subway = Metro
card-subway-text = Te curas 2 ♥ y juegas un turno extra en el que puedes moverte libremente antes de cada decisión, también fuera de Manhattan.
card-tesla-cannon = Cañón Tesla
card-tesla-cannon-text = 2 ★; cada Monstruo, también el tuyo, descarta una carta «Conservar» si la tiene.
card-the-unisphere = La Unisfera
card-the-unisphere-text = 4 ★. Cuesta 1 ⚡ menos en Queens.
card-yankee-stadium = Estadio de los Yankees
card-yankee-stadium-text = 5 ★ y te curas 5 ♥. Cuesta 1 ⚡ menos en el Bronx.

## Jugadas

move-go = Ve { $borough-to }
move-climb = Sube una zona
move-stay = Quédate donde estás
move-reroll = Recoge { $number } × { $face }
move-roll = Lanza los dados recogidos
move-keep = Conserva todos los dados
move-turn = Convierte { $number } × { $face } en { $face2 }
move-swap = Renuncia a un dado de Celebridad y cambia otro de { $face } a { $face2 }
move-resolve = Resuelve: { $face }
move-spend = { $number ->
        [one] Gasta un dado
       *[other] Gasta { $number } dados
    }
move-raze = Destruye el edificio del montón { $number } { $borough-in }
move-strike = Destruye { $unit-acc } { $borough-in }
move-declare = Llama a los taxis
move-aim = Apunta { $borough-to }
move-skip = No, gracias
move-done = Termina
move-pay = Paga { $number } ♥ del precio
move-absorb = Pierde { $number } ⚡ en lugar de ♥
move-carry = Ahuyenta { $borough-to } { $unit-acc }
move-buy = Compra la carta «{ $card }»
move-scavenge = Compra la carta «{ $card }» de la pila de descartes
move-sweep = Descarta las cartas visibles
move-take = { $goods-key ->
        [hearts] Cúrate 1 ♥
        [energy] Toma 1 ⚡
       *[other] Toma 1 ★
    }
move-pick = Elige a { $seat }
move-discard = Descarta la carta «{ $card }»
move-shed = Quítate el Caparazón

## Preguntas

prompt-begin = ¿En qué distrito empiezas?
prompt-move = { $number ->
        [0] ¿Adónde vas?
       *[other] ¿Adónde vas? Otro distrito cuesta { $number } ⚡.
    }
prompt-speed = Supervelocidad: ¿te mueves antes de la primera tirada?
prompt-ride = Metro: ¿te mueves primero?
prompt-flee = { $number ->
        [0] { $seat } te ataca. ¿Huyes de Manhattan?
       *[other] { $seat } te ataca. ¿Huyes de Manhattan por { $number } ⚡?
    }
prompt-leave = Solo un Monstruo puede quedarse en Manhattan: ¿adónde vas?
prompt-reroll = ¿Qué dados relanzas? Relanzamientos restantes: { $number }; dados recogidos: { $number2 }.
prompt-face = ¿Qué símbolo resuelves ahora?
prompt-spend = ¿Cuántos dados gastas para quitar fichas de { $token }?
prompt-destroy = { $number ->
        [one] ¿Qué destruyes? Queda un punto.
       *[other] ¿Qué destruyes? Quedan { $number } puntos.
    }
prompt-cabs = Llamar taxis: ¿más Destrucción, pero solo contra unidades?
prompt-aim = Rayo sísmico: ¿pagas 1 ⚡ para destruir en otro distrito?
prompt-pay = El precio es { $number }: ¿cuánto pagas en ♥?
prompt-absorb = Recibes { $number } de daño: ¿cuánto pierdes en ⚡?
prompt-scatter = ¿Qué unidades ahuyentas { $borough-from }?
prompt-shop = ¿Qué compras?
prompt-stage = Fase siguiente: ¿qué tomas? Quedan: { $number }.
prompt-photo = ¿A quién fotografías?
prompt-cannon = Cañón Tesla: ¿qué carta descartas?
prompt-tile = Se descubre la loseta siguiente.
prompt-card = Se descubre la carta siguiente.
prompt-first = Los dados deciden quién empieza.
prompt-dice = Los dados ruedan.
prompt-antimatter = Cada Monstruo alcanzado lanza un dado.

## Diario

note-tile-opened = Se descubre { $borough-in }: { $tile } (montón { $number }).
note-card-opened = La carta «{ $card }» está a la venta.
note-deck-shuffled = La pila de descartes se baraja y forma un mazo nuevo.
note-first-roll = { $seat } saca { $number } × Ataque.
note-first-tied = Hay empate en cabeza: los empatados vuelven a lanzar.
note-begins = { $seat } empieza.
note-turn-begins = Turno { $number }: juega { $seat }.
note-extra-turn = Turno { $number }: { $seat } juega un turno extra.
note-subway-turn = Turno { $number }: { $seat } juega un turno extra con el Metro.
note-rolled = { $face-key ->
        [ouch] { $seat } saca { $number } × { $face }
       *[other] { $seat } saca { $number } × { $face }.
    }
note-rerolls = { $number ->
        [one] { $seat } relanza un dado.
       *[other] { $seat } relanza { $number } dados.
    }
note-jinx-paid = { $seat } relanza dados de ¡Ay! por { $number } ⚡ (Maleficio).
note-turned = { $seat } cambia { $number } × { $face } (ahora { $face2 }).
note-gave-up = { $seat } renuncia a un dado de Celebridad y cambia otro ({ $face } pasa a { $face2 }).
note-resolves = { $face-key ->
        [ouch] { $seat } resuelve { $number } × { $face }
       *[other] { $seat } resuelve { $number } × { $face }.
    }
note-no-attack = Manhattan estaba vacío al empezar el turno: { $seat } no ataca a nadie.
note-no-heal = { $seat } está en Manhattan, así que los dados de Curación no curan.
note-removed-tokens = { $seat } quita { $number } × { $token }.
note-stars = { $seat } gana { $number } ★.
note-card-stars = { $seat } gana { $number } ★ ({ $card }).
note-lost-stars = { $seat } pierde { $number } ★.
note-card-lost-stars = { $seat } pierde { $number } ★ ({ $card }).
note-energy = { $seat } gana { $number } ⚡.
note-card-energy = { $seat } gana { $number } ⚡ ({ $card }).
note-lost-energy = { $seat } entrega { $number } ⚡.
note-paid = { $seat } paga { $number } ⚡.
note-hearts = { $seat } se cura { $number } ♥.
note-card-hearts = { $seat } se cura { $number } ♥ ({ $card }).
note-works = { $seat } usa la carta «{ $card }».
note-paid-hearts = { $seat } paga { $number } ♥ en lugar de ⚡ ({ $card }).
note-spared = { $seat } pierde { $number } ⚡ en lugar de ♥ ({ $card }).
note-token = { $seat } recibe una ficha de { $token } ({ $card }).
note-shed = { $seat } descarta la carta «{ $card }».
note-souvenir = { $seat } deja un Recuerdo { $borough-in } ({ $card }).
note-razed = { $seat } destruye { $tile-acc } { $borough-in }.
note-struck = { $seat } destruye { $unit-acc } { $borough-in }.
note-carried = Unidad ahuyentada: { $unit }, { $borough-from } { $borough2-to } ({ $card }).
note-cabs = { $seat } llama a los taxis: este turno solo destruye unidades ({ $card }).
note-aims = { $seat } apunta { $borough-to } ({ $card }).
note-took = { $seat } consigue { $special-acc }.
note-ownerless = Nadie tiene ahora { $special-acc }.
note-attacks = { $seat } ataca con { $number } × Ataque.
note-antimatter = { $seat } lanza un dado: { $face } ({ $card }).
note-damage = { $seat } recibe { $number } de daño.
note-eliminated = { $seat } queda fuera del juego.
note-flees = { $seat } huye { $borough-to }.
note-stays = { $seat } se queda en Manhattan.
note-moves = { $seat } va { $borough-to }.
note-climbs = { $seat } sube { $zone-to }.
note-slides = { $seat } pasa al carril 2–4.
note-must-leave = Quedan cuatro Monstruos o menos: { $seat } debe abandonar Manhattan.
note-buys = { $seat } compra la carta «{ $card }» (precio { $number }).
note-swept = { $seat } descarta las cartas visibles.
note-claims = { $seat } recibirá la próxima carta «Conservar» que se descubra ({ $card }).
note-claimed = { $seat } recibe gratis la carta «{ $card }».
note-earned-turn = { $seat } gana un turno extra ({ $card }).
note-photo = { $seat } se toma una foto con { $seat2 } ({ $card }).
note-cannon = { $seat } descarta la carta «{ $card }».
note-doomed = { $seat } tiene Celebridad en los dados y no sobrevive ({ $card }).
note-wins-at-once = ¡{ $seat } gana al instante ({ $card })!
note-wins-alone = ¡{ $seat } es el último Monstruo con vida y el Rey de Nueva York!
note-wins-stars = ¡{ $seat } es el Rey de Nueva York con { $number } ★!
note-share-win = { $seat } ({ $number } ★) comparte la victoria.
note-nobody-wins = No queda ningún Monstruo con vida: nadie gana.

## Rechazos

refusal-choose-borough = Elige adónde vas.
refusal-not-manhattan-yet = Nadie empieza en Manhattan.
refusal-borough-full = Ya hay dos Monstruos { $borough-in }.
refusal-already-there = Ya estás { $borough-in }.
refusal-must-enter = Hay sitio en Manhattan: solo puedes entrar allí.
refusal-manhattan-full = No hay sitio en Manhattan.
refusal-manhattan-for-one = Quedan cuatro Monstruos o menos: solo uno de ellos puede estar en Manhattan.
refusal-cannot-leave = No puedes salir de Manhattan al moverte.
refusal-cannot-climb = Solo puedes subir desde el Bajo Manhattan o desde Midtown.
refusal-must-climb = En Manhattan debes subir a la zona siguiente.
refusal-move-over = Tu paso de Movimiento ya ha terminado.
refusal-must-leave-now = Debes salir de Manhattan a un distrito con sitio.
refusal-toll-too-high = El Maratón de Nueva York está a la venta: cambiar de distrito cuesta { $number } ⚡ y no puedes pagarlo.
refusal-entered-already = Ya has entrado en este distrito desde tu última decisión: { $borough }.
refusal-choose-dice = Elige dados para relanzar o consérvalos todos.
refusal-no-such-dice = No tienes tantos dados con este símbolo ({ $face }).
refusal-dice-in-order = Los dados se recogen en el orden de los símbolos y para este ya es tarde ({ $face }).
refusal-nothing-chosen = Recoge antes al menos un dado.
refusal-already-chosen = Ya has recogido dados: lánzalos.
refusal-must-reroll = La carta de otro Monstruo te obliga a relanzar al menos un dado ({ $card }).
refusal-attack-stays = Nunca puedes relanzar dados de Ataque ({ $card }).
refusal-all-dice-stay = No puedes relanzar ninguno de tus dados: consérvalos.
refusal-rolls-over = Tus lanzamientos de este turno han terminado.
refusal-web-no-reroll = Tus fichas de Telaraña no te dejan ningún relanzamiento.
refusal-jinx-too-high = Por tus fichas de Maleficio esto cuesta { $number } ⚡ y no puedes pagarlo.
refusal-choose-face = Elige el símbolo que resuelves ahora.
refusal-face-begun = Este símbolo ya está resuelto ({ $face }).
refusal-no-such-face = Este símbolo no está en tu resultado ({ $face }).
refusal-faces-left = Hay que resolver todos los símbolos.
refusal-faces-over = Tus dados ya están resueltos.
refusal-no-such-change = Ninguna carta tuya convierte ahora estos dados.
refusal-change-later = Resuelve un símbolo antes de convertir estos dados.
refusal-cannot-turn = { $face-key ->
        [ouch] No tienes { $number } × { $face }
       *[other] No tienes { $number } × { $face }.
    }
refusal-cannot-give-up = Ninguna carta tuya te permite renunciar a dados de Celebridad.
refusal-choose-spend = Elige cuántos dados gastas.
refusal-cannot-spend = No puedes gastar tantos dados: { $number }.
refusal-choose-target = Elige qué destruyes.
refusal-no-building = Ya no queda ningún edificio { $borough-in } en el montón { $number }.
refusal-no-unit = No hay ninguna unidad de ese tipo { $borough-in }: { $unit }.
refusal-unit-new = Esta unidad ha aparecido en este turno y está a salvo: { $unit }.
refusal-too-strong = { $number ->
        [one] Para eso necesitas { $number } punto.
       *[other] Para eso necesitas { $number } puntos.
    }
refusal-only-there = Solo puedes destruir lo que está { $borough-in }.
refusal-jets-elsewhere = Solo puedes destruir lo que está { $borough-in } y, en otros distritos, Aviones de combate.
refusal-units-only = Has declarado que este turno solo destruyes unidades ({ $card }).
refusal-must-destroy = Debes seguir destruyendo mientras puedas.
refusal-choose-cabs = Decide si llamas a los taxis.
refusal-must-declare = Has empezado la Destrucción para llamar a los taxis: llámalos.
refusal-choose-aim = Decide si apuntas a otro distrito y a cuál.
refusal-own-borough = Apunta a un distrito que no sea el tuyo.
refusal-aim-too-dear = Apuntar cuesta { $number } ⚡ y no puedes pagarlo: renuncia.
refusal-choose-payment = Elige cómo pagas (precio: { $number }).
refusal-cannot-pay-so = No puedes pagar { $number } ♥ por esto.
refusal-choose-absorb = Elige cuánto de los { $number } de daño pierdes en ⚡.
refusal-cannot-absorb = No puedes perder { $number } ⚡ en su lugar.
refusal-choose-unit = Elige una unidad y adónde va, o termina.
refusal-no-unit-here = Aquí no hay ninguna unidad de ese tipo: { $unit }.
refusal-boroughs-in-order = Cada unidad va a un distrito distinto, por orden; este no es posible: { $borough }.
refusal-choose-purchase = Compra, descarta las cartas visibles o termina.
refusal-not-for-sale = La carta «{ $card }» no está a la venta.
refusal-too-dear = La carta «{ $card }» cuesta { $number } y no puedes pagarla.
refusal-needs-destroyed = Para comprar la carta «{ $card }» debes haber destruido este turno una unidad de este tipo: { $unit }.
refusal-not-scavenger = Solo con la carta «Carroñero» se compra de la pila de descartes.
refusal-not-in-discard = La carta «{ $card }» no está en la pila de descartes.
refusal-keep-only = De la pila de descartes solo se compran cartas «Conservar», y «{ $card }» no lo es.
refusal-sweep-too-dear = Descartar las cartas visibles cuesta { $number } y no puedes pagarlo.
refusal-choose-goods = Elige ⚡ o ♥.
refusal-choose-monster = Elige otro Monstruo.
refusal-not-yourself = Elige un Monstruo que no sea el tuyo.
refusal-no-such-monster = No hay ningún Monstruo así en esta mesa.
refusal-choose-discard = Elige una de tus cartas «Conservar».
refusal-not-your-card = No tienes la carta «{ $card }».
refusal-no-carapace = Solo quien tiene el Caparazón puede descartarlo, y solo en su turno.
refusal-lanes-for-five = Para que haya dos en Manhattan hacen falta cinco o seis Monstruos.

## Tablero

board-turn = Turno
board-dice = Dados
board-stacks = Montones
board-units = Unidades
board-new = (unidad nueva)
board-market = A la venta
board-deck = Cartas en el mazo
board-discard = Pila de descartes
board-cards = Cartas
board-tokens = Fichas
board-out = eliminado
board-odds = Probabilidad (en %) de al menos 1, 2, 3…

## On the shelf

feel = Monstruos gigantes y ladrillos volando: garras, fama y muchos dados.
goal = Gana quien llega a 20 ★ o queda como último Monstruo en pie.
goal-turn = En tu turno lanzas seis dados hasta tres veces, los resuelves símbolo a símbolo, te mueves y compras cartas con ⚡.

## The stage in the browser

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

## Why a bot would do it

reason-kony-keep = Estos dados valen más de lo que seguramente traerá otra tirada.
reason-kony-reroll = Estos dados te sirven de poco ahora.
reason-kony-reroll-ouch = Las unidades de tu distrito te dispararían.
reason-kony-reroll-heal = En Manhattan los dados de Curación no sirven de nada.
reason-kony-reroll-healthy = Estás al máximo de vida.
reason-kony-reroll-attack = Manhattan estaba vacío al empezar tu turno, así que el Ataque no hace nada.
reason-kony-reroll-celebrity = Menos de tres símbolos de Celebridad no sirven de nada a quien no tiene la Superestrella.
reason-kony-ouch-first = Las unidades disparan antes de que tu destrucción traiga otras nuevas.
reason-kony-heal-first = Cúrate antes de que disparen las unidades.
reason-kony-stars = Da estrellas al momento.
reason-kony-twenty = Te lleva a las 20 estrellas.
reason-kony-unit = Una unidad menos que puede dispararte, y su recompensa es tuya.
reason-kony-flee = Te queda poca vida y fuera de Manhattan puedes curarte.
reason-kony-stay = Manhattan paga cada turno y tienes vida suficiente.
reason-kony-stay-close = Manhattan paga cada turno y estás cerca de las 20 estrellas.
reason-kony-fewer-units = Allí pueden dispararte menos unidades.
reason-kony-buy = Una carta que se pagará sola.
reason-kony-buy-now = Vale su precio al momento.
reason-kony-sweep = Las cartas nuevas pueden convenirte más que estas.
reason-kony-save = Guarda la energía para una carta mejor.
