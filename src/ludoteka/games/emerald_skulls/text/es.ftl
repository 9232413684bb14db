### Emerald Skulls, en español.
### .face el valor de un nivel en el dado

title = Emerald Skulls
blurb = Lanza los dados, llena la calavera nivel a nivel y detente a tiempo, mientras los demás apuestan sobre cómo acabará tu turno.

## Bots, from the weakest to the strongest

bot-jack = Jack
bot-jack-temper = Siempre lanza una vez más. Siempre.
bot-barnaby = Barnaby
bot-barnaby-temper = Se detiene pronto y duerme bien.
bot-coral = Coral
bot-coral-temper = Apuesta con una sonrisa a la mala suerte ajena.
bot-jago = Jago
bot-jago-temper = Cuenta los dados de la calavera antes de cada suspiro.
bot-sybil = Sybil
bot-sybil-temper = No cree en la suerte, solo en las probabilidades.

## Names

card = { $key }
dice = { $key }
opposition = { $key }
rival-vrax = Vrax
rival-kar = Kar
level-none = ningún nivel
    .face = –
level-lower-jaw = la mandíbula inferior
    .face = I
level-upper-jaw = la mandíbula superior
    .face = II
level-nose = la nariz
    .face = III
level-eyes = los ojos
    .face = IV
level-gem = la gema
    .face = V

wager-pick-n-bust = Hurgar y reventar
wager-mad-nargash = Nargash el Loco
wager-grim-grin = Sonrisa macabra
wager-emerald-skull = Calavera esmeralda
wager-busted-fowl = Pájaro espantado
wager-final-jewel = La última joya
wager-empty-hands = Manos vacías
wager-empty-n-shiny = Vacío y brillante
wager-nargashs-bane = La ruina de Nargash
wager-nargashs-gamble = La apuesta de Nargash
wager-cracked-skull = Calavera agrietada
wager-legendary-emerald-skull = Calavera esmeralda legendaria
wager-scarred-face = Cara marcada
wager-grim-visage = Semblante sombrío
wager-knobbly-face = Cara nudosa
wager-broken-tusks = Colmillos rotos
wager-toothless-roll = Tirada desdentada
wager-wild-bones-1 = Huesos comodín (al menos 1)
wager-wild-bones-2 = Huesos comodín (al menos 2)
wager-wild-bones-3 = Huesos comodín (al menos 3)
wager-wild-bones-4 = Huesos comodín (al menos 4)
wager-epitaph-odd = Epitafio (impar)
wager-epitaph-even = Epitafio (par)
wager-epitaph-none = Epitafio (cero)
wager-nose-picker-0 = Hurganarices (0 veces)
wager-nose-picker-1 = Hurganarices (1 vez)
wager-nose-picker-2 = Hurganarices (2 veces)
wager-eyeballs-0 = Colección de ojos (0)
wager-eyeballs-1 = Colección de ojos (1)
wager-eyeballs-2 = Colección de ojos (2)
wager-sniff-kit-0 = Equipo de olfateo (0)
wager-sniff-kit-1 = Equipo de olfateo (1)
wager-sniff-kit-2 = Equipo de olfateo (2)
wager-sniff-kit-3 = Equipo de olfateo (3 o más)
wager-proportions-odd = Proporciones perfectas (impar)
wager-proportions-even = Proporciones perfectas (par)
wager-proportions-none = Proporciones perfectas (cero)
wager-alignment-lower = Alineación dental (más abajo)
wager-alignment-equal = Alineación dental (igual)
wager-alignment-upper = Alineación dental (más arriba)
wager-half-smile-0 = Curiosa media sonrisa (0 o 1)
wager-half-smile-2 = Curiosa media sonrisa (2 o 3)
wager-half-smile-4 = Curiosa media sonrisa (4 o más)
wager-lost-jewel = Joya perdida
wager-wild-crystal = Cristal comodín
wager-feeble-fingers = Dedos débiles
wager-broken-limbs = Miembros rotos
wager-botched-gem = Gema malograda
wager-eyed-skull = Calavera con ojos
wager-tumblers-triumph = El triunfo del lanzador
wager-draguls-downfall = La caída de Dragul

## What the bets are about

wager-pick-n-bust-text = El lanzador revienta después de hurgarse la nariz al menos una vez.
wager-mad-nargash-text = El turno acaba con la gema y en el tablero solo hay dados con calavera.
wager-grim-grin-text = El turno acaba con la mano vacía y todos los dados están en los dientes.
wager-emerald-skull-text = El turno acaba con doble salida y calavera llena: tres dientes, un dado en la nariz, dos ojos y la gema.
wager-busted-fowl-text = El lanzador revienta o huye.
wager-final-jewel-text = El turno acaba con la gema; la doble salida también vale.
wager-empty-hands-text = El turno acaba con la mano vacía; la doble salida también vale.
wager-empty-n-shiny-text = El turno acaba con doble salida.
wager-nargashs-bane-text = El turno no acaba con Nargash el Loco.
wager-nargashs-gamble-text = Nargash el Loco con al menos cinco dados con calavera en el tablero.
wager-cracked-skull-text = El turno no acaba con la Calavera esmeralda.
wager-legendary-emerald-skull-text = Calavera esmeralda sin un solo dado con calavera.
wager-scarred-face-text = El turno acaba con la gema y en cada nivel hay exactamente un dado.
wager-grim-visage-text = El turno no acaba con la Cara marcada.
wager-knobbly-face-text = El turno acaba con doble salida y en cada nivel hay exactamente un dado.
wager-broken-tusks-text = El turno no acaba con la Sonrisa macabra.
wager-toothless-roll-text = No hay ningún dado en los dientes; esta apuesta paga fichas de relanzamiento.
wager-wild-bones-1-text = Hay al menos un dado con calavera en el tablero.
wager-wild-bones-2-text = Hay al menos dos dados con calavera en el tablero.
wager-wild-bones-3-text = Hay al menos tres dados con calavera en el tablero.
wager-wild-bones-4-text = Hay al menos cuatro dados con calavera en el tablero.
wager-epitaph-odd-text = El número de dados con calavera en el tablero es impar.
wager-epitaph-even-text = El número de dados con calavera en el tablero es par; el cero también es par.
wager-epitaph-none-text = No hay ningún dado con calavera en el tablero.
wager-nose-picker-0-text = En este turno el lanzador no se hurga la nariz.
wager-nose-picker-1-text = El lanzador se hurga la nariz exactamente una vez.
wager-nose-picker-2-text = El lanzador se hurga la nariz dos veces.
wager-eyeballs-0-text = No hay ningún dado en los ojos.
wager-eyeballs-1-text = Hay exactamente un dado en los ojos.
wager-eyeballs-2-text = Hay dos dados en los ojos.
wager-sniff-kit-0-text = Al final no queda ningún dado en la nariz.
wager-sniff-kit-1-text = Al final queda exactamente un dado en la nariz.
wager-sniff-kit-2-text = Al final quedan exactamente dos dados en la nariz.
wager-sniff-kit-3-text = Al final quedan tres dados o más en la nariz.
wager-proportions-odd-text = Al final el número de dados en la nariz es impar.
wager-proportions-even-text = Al final el número de dados en la nariz es par; el cero también es par.
wager-proportions-none-text = Al final la nariz está vacía.
wager-alignment-lower-text = La mandíbula inferior tiene más dados que la superior.
wager-alignment-equal-text = Las dos mandíbulas tienen el mismo número de dados; cero en las dos también vale.
wager-alignment-upper-text = La mandíbula superior tiene más dados que la inferior.
wager-half-smile-0-text = Hay como mucho un dado en los dientes.
wager-half-smile-2-text = Hay dos o tres dados en los dientes.
wager-half-smile-4-text = Hay cuatro dados o más en los dientes.
wager-lost-jewel-text = El turno acaba sin gema.
wager-wild-crystal-text = El turno acaba con un dado con calavera como gema.
wager-feeble-fingers-text = El turno acaba con dados en la mano.
wager-broken-limbs-text = El turno acaba con al menos dos dados en la mano.
wager-botched-gem-text = El turno no acaba con doble salida.
wager-eyed-skull-text = El turno acaba con doble salida y hay dos dados en los ojos.
wager-tumblers-triumph-text = El lanzador no revienta.
wager-draguls-downfall-text = El lanzador revienta.

## Options

option-cards = Cartas de apuestas
option-cards-standard = Las cuatro cartas básicas
option-cards-drawn = Cartas avanzadas, por sorteo
option-cards-chosen = Cartas avanzadas, elegidas por turnos
option-opposition = Cartas de oposición (en solitario; menos es más difícil)
option-opposition-10 = 10 cartas
option-opposition-9 = 9 cartas
option-opposition-8 = 8 cartas
option-opposition-7 = 7 cartas
option-opposition-6 = 6 cartas
option-opposition-5 = 5 cartas
option-rival-gears = Engranajes de Vrax y Kar (en solitario; menos es más fácil)
option-rival-gears-40 = 40 engranajes
option-rival-gears-30 = 30 engranajes
option-rival-gears-20 = 20 engranajes
option-rival-gears-10 = 10 engranajes
option-rival-gears-0 = Ningún engranaje

## Moves

move-take = Pon en juego la carta { $card }
move-buy = Lanza { $number } dados
move-bet = Apuesta por «{ $wager }» (carta { $card })
move-pass = Pasa
move-place =
    { $number ->
        [0] Coloca en { $level }: { $number2 } × ☠
       *[other]
            { $number2 ->
                [0] Coloca en { $level }: { $number } × { $level-face }
               *[other] Coloca en { $level }: { $number } × { $level-face } y { $number2 } × ☠
            }
    }
move-pick = Húrgate la nariz: recupera un III y relanza
move-token = Gasta una ficha de relanzamiento
move-bust = Revienta
move-stop = Huye: detente aquí
move-roll = Sigue lanzando
move-base = Cobra el pago básico
move-jackpot = Cobra el bote de «{ $wager }» (carta { $card })

## Questions

prompt-card = Elige una carta avanzada y la cara que queda a la vista.
prompt-buy = Elige cuántos dados lanzas.
prompt-bet =
    { $number ->
        [one] Al lanzador le queda { $number } dado en la mano: ¿apuestas o pasas?
       *[other] Al lanzador le quedan { $number } dados en la mano: ¿apuestas o pasas?
    }
prompt-place = Has sacado { $dice }: coloca dados en un solo nivel o elige una acción de relanzamiento.
prompt-check =
    { $number ->
        [one] Te queda { $number } dado: ¿te detienes o sigues lanzando?
       *[other] Te quedan { $number } dados: ¿te detienes o sigues lanzando?
    }
prompt-payout = Elige el pago básico o un bote.
prompt-lot = Se sortea quién empieza.
prompt-draw-card = Se sortea una carta avanzada.
prompt-dice = Ruedan los dados.
prompt-opposition = Se descubre una carta de oposición.

## The log

note-begins = Empieza { $seat }.
note-card-in-play = Entra en juego la carta { $card }.
note-turn-begins = Turno { $number }: lanza { $seat }.
note-bought =
    { $number2 ->
        [0] { $seat } lanza { $number } dados y no paga nada.
        [one] { $seat } lanza { $number } dados y paga { $number2 } engranaje.
       *[other] { $seat } lanza { $number } dados y paga { $number2 } engranajes.
    }
note-opposition-turned = Se descubre la carta de oposición { $opposition }.
note-rival-bets = { $rival } apuesta por «{ $wager }» (carta { $card }).
note-rival-bet-full = { $rival } querría apostar por «{ $wager }» (carta { $card }), pero no queda sitio.
note-bets = { $seat } apuesta por «{ $wager }» (carta { $card }).
note-rolled = { $seat } saca { $dice }.
note-placed = { $seat } coloca { $dice } en { $level }.
note-picked =
    { $number ->
        [one] { $seat } se hurga la nariz y relanza { $number } dado.
       *[other] { $seat } se hurga la nariz y relanza { $number } dados.
    }
note-token-spent =
    { $number ->
        [one] { $seat } gasta una ficha de relanzamiento y relanza { $number } dado.
       *[other] { $seat } gasta una ficha de relanzamiento y relanza { $number } dados.
    }
note-out-bust = { $seat } revienta.
note-out-stop = { $seat } huye.
note-out-gem = { $seat } acaba el turno con la gema.
note-out-run = { $seat } acaba el turno con la mano vacía.
note-out-double = { $seat } acaba el turno con doble salida.
note-paid-base =
    { $number2 ->
        [0] { $number ->
            [0] { $seat } no cobra nada.
            [one] { $seat } cobra { $number } engranaje.
           *[other] { $seat } cobra { $number } engranajes.
        }
        [one] { $number ->
            [0] { $seat } cobra { $number2 } ficha de relanzamiento.
            [one] { $seat } cobra { $number } engranaje y { $number2 } ficha de relanzamiento.
           *[other] { $seat } cobra { $number } engranajes y { $number2 } ficha de relanzamiento.
        }
       *[other] { $number ->
            [0] { $seat } cobra { $number2 } fichas de relanzamiento.
            [one] { $seat } cobra { $number } engranaje y { $number2 } fichas de relanzamiento.
           *[other] { $seat } cobra { $number } engranajes y { $number2 } fichas de relanzamiento.
        }
    }
note-paid-jackpot =
    { $number ->
        [one] { $seat } cobra el bote de «{ $wager }»: { $number } engranaje.
       *[other] { $seat } cobra el bote de «{ $wager }»: { $number } engranajes.
    }
note-bet-paid =
    { $number ->
        [one] { $seat } gana la apuesta «{ $wager }» (carta { $card }): { $number } engranaje.
       *[other] { $seat } gana la apuesta «{ $wager }» (carta { $card }): { $number } engranajes.
    }
note-bet-paid-tokens =
    { $number ->
        [one] { $seat } gana la apuesta «{ $wager }» (carta { $card }): { $number } ficha de relanzamiento.
       *[other] { $seat } gana la apuesta «{ $wager }» (carta { $card }): { $number } fichas de relanzamiento.
    }
note-rival-paid =
    { $number ->
        [one] { $rival } gana la apuesta «{ $wager }» (carta { $card }): { $number } engranaje.
       *[other] { $rival } gana la apuesta «{ $wager }» (carta { $card }): { $number } engranajes.
    }
note-pot-empty = La reserva está vacía.
note-rest-of-pot =
    { $number ->
        [one] El mazo de oposición se ha acabado: el último engranaje de la reserva ({ $number }) es para Vrax y Kar.
       *[other] El mazo de oposición se ha acabado: los últimos { $number } engranajes de la reserva son para Vrax y Kar.
    }
note-won =
    { $number ->
        [one] { $seat } gana con { $number } engranaje.
       *[other] { $seat } gana con { $number } engranajes.
    }
note-solo-won = Ganas por { $number } a { $number2 }: Vrax y Kar pierden.
note-solo-lost = Ganan Vrax y Kar por { $number2 } a { $number }.

## Why not?

refusal-solo-cards = En solitario se juega con las cartas básicas.
refusal-solo-options = Las cartas de oposición y los engranajes de Vrax y Kar son del juego en solitario.
refusal-take-a-card = Primero tienes que elegir una carta avanzada.
refusal-card-not-to-choose = Ahora se elige una carta de una familia distinta de la de la carta { $card }.
refusal-card-in-play = Una cara de la carta { $card } ya está en juego.
refusal-buy-first = Primero elige cuántos dados lanzas.
refusal-cannot-pay =
    { $number ->
        [one] Cuesta { $number } engranaje y tienes { $number2 }.
       *[other] Cuesta { $number } engranajes y tienes { $number2 }.
    }
refusal-bet-or-pass = Es el momento de apostar: apuesta o pasa.
refusal-roller-bets = El lanzador no puede apostar.
refusal-bet-too-late = Solo se apuesta en el paso de apuestas, antes de lanzar los dados.
refusal-already-passed = Ya has pasado y desde entonces nadie ha apostado.
refusal-no-marker = Tus dos marcadores de apuesta ya están colocados.
refusal-same-bet = Ya tienes un marcador en la apuesta «{ $wager }» (carta { $card }).
refusal-bet-full = No queda sitio en la apuesta «{ $wager }» (carta { $card }).
refusal-same-card = Ya tienes un marcador en la carta { $card }.
refusal-card-closed = La carta { $card } está cerrada desde que hay un dado en { $level } o más arriba.
refusal-impossible-bet = La apuesta «{ $wager }» (carta { $card }) no puede cumplirse en este turno.
refusal-hopeless-bet = Con dos jugadores, la apuesta «{ $wager }» (carta { $card }) no puede pagar nunca, porque nadie puede apostar en contra.
refusal-unopposed-bet = { $wager } (carta { $card }) no puede pagar nunca: necesita una apuesta en contra, y nadie más tiene un marcador en esta carta ni le queda otro para apostar.
refusal-place-taken = Alguien ha sido más rápido: en { $wager } (carta { $card }) el sitio de { $number } está ocupado y el siguiente es el de { $number2 }. Recuperas tu marcador y puedes volver a apostar.
refusal-card-not-in-play = La carta { $card } no está en juego.
refusal-place-or-reroll = Después de tirar colocas dados o eliges una acción de relanzamiento; solo puede reventar quien no puede colocar nada.
refusal-level-too-small =
    { $number ->
        [one] Solo cabe { $number } dado en { $level }.
       *[other] Solo caben { $number } dados en { $level }.
    }
refusal-dice-do-not-show = No has sacado esos dados para colocarlos en { $level }.
refusal-below-floor = Ya has llegado a { $level2 }, así que no puedes bajar a { $level }.
refusal-level-full = No queda sitio para tantos dados en { $level }.
refusal-can-place = No puedes reventar mientras puedas colocar algo.
refusal-no-token = No tienes ninguna ficha de relanzamiento que gastar.
refusal-nothing-to-pick = Para hurgarte la nariz necesitas en ella un dado con III; una calavera no basta.
refusal-picked-twice = En este turno ya te has hurgado la nariz dos veces.
refusal-place-first = Solo puedes detenerte o seguir lanzando después de colocar dados.
refusal-reroll-too-late = Las acciones de relanzamiento se eligen después de lanzar y antes de colocar.
refusal-stop-or-roll = Tienes que decidir si te detienes o sigues lanzando.
refusal-choose-payout = Tienes que elegir el pago básico o un bote.
refusal-no-jackpot = El bote de «{ $wager }» (carta { $card }) no está en juego.
refusal-jackpot-missed = No se cumple la condición del bote de «{ $wager }» (carta { $card }).

## On the shelf

feel = Lanza, arriesga y apuesta sobre los demás: ruidoso, rápido y pícaro.
goal = Cuando se vacía la reserva, gana quien tiene más engranajes.
goal-turn = El lanzador compra dados, lanza, coloca dados en un nivel de la calavera y se detiene o sigue; los demás apuestan sobre el final.

## The stage in the browser

skulls-show-odds = Mostrar probabilidades
skulls-chance = Probabilidad:
skulls-expected = Engranajes esperados: { $gears }
skulls-tokens-counted = Fichas de relanzamiento contadas: { $count }
skulls-payout = Lo que paga el turno
skulls-go-on = Continuar
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

## The odds

odds-gears = Engranajes esperados: { $gears }; saldo esperado de fichas de relanzamiento: { $tokens }
odds-outs = Cómo acaba el turno (intervalo: la menor y la mayor probabilidad entre lanzadores igual de buenos)
odds-bets = Apuestas en juego
odds-actions = Lo que puedes hacer ahora: engranajes esperados y saldo de fichas; * es lo mejor
odds-out-bust = Reventar
odds-out-stop = Huir
odds-out-gem = Gema
odds-out-run = Mano vacía
odds-out-double = Doble salida
odds-page = Probabilidades de un turno
aid-odds = Probabilidades para tus dados
odds-page-text = ¿Tienes los dados de verdad en la mesa? Colócalos aquí y verás la probabilidad exacta de cada apuesta y qué le conviene más al lanzador.
odds-page-start = Vaciar la calavera
odds-page-skull = Dados en la calavera
odds-page-more = { $what }: un { $face } más
odds-page-less = { $what }: un { $face } menos
odds-page-moment = ¿Qué viene ahora?
odds-page-moment-before = Se lanzan los dados
odds-page-moment-rolled = Se coloca la tirada
odds-page-moment-stop = ¿Parar o seguir?
odds-page-hand = Dados en la mano
odds-page-roll = La tirada
odds-page-roll-none = Toca lo que muestran los dados.
odds-page-tokens = Fichas de relanzamiento
odds-page-picks = Veces que se ha hurgado la nariz
odds-page-fewer = { $what }: uno menos
odds-page-greater = { $what }: uno más
odds-page-cards = Cartas de apuestas en juego
odds-page-cards-standard = Las cuatro cartas básicas
odds-page-expected = engranajes esperados
odds-page-expected-tokens = Fichas de relanzamiento esperadas, ganadas menos gastadas: { $tokens }
odds-page-actions = Qué hacer
odds-page-best = lo mejor
odds-page-action-gears = engranajes
odds-page-action-tokens = fichas
odds-page-bets = Apuestas
odds-page-outs = Cómo acaba el turno
odds-page-exact = Exactamente { $fraction }
odds-page-range = entre { $low } y { $high }
odds-page-pays = Paga { $pays }
odds-page-worth = valor para el primer marcador: { $gears }
odds-page-meaning = Las cifras son exactas, para un lanzador que gana tantos engranajes como es posible en este turno. Donde formas de jugar igual de buenas dan resultados distintos, se muestra el intervalo.

## What can be wrong with a position told in words

fault-odds-field = No se entiende «{ $field }»; da cada uno de estos como mucho una vez, en la forma nombre=valor: { $known }.
fault-odds-value = «{ $field }» no puede ser «{ $value }»; posible: { $known }.
fault-odds-dice = En total solo hay { $most } dados; quita alguno de «dice» o de «placed».
fault-odds-eyes = En los ojos solo caben { $most } dados; quita alguno de «placed».
fault-odds-roll = La tirada debe mostrar { $dice } dados, tantos como hay en la mano; corrige «roll» o «dice».
fault-odds-missing = Di cuántos dados hay en la mano, por ejemplo dice=5.
fault-odds-stop = «now=stop» es para quien acaba de colocar dados: da «placed» y omite «roll».
fault-odds-tokens = Las probabilidades se calculan con { $most } fichas de relanzamiento como mucho: con cada una más el cálculo exacto tarda más, y con muchas tardaría minutos.
fault-odds-sides = «{ $first }» y «{ $second }» son la misma carta; nombra solo uno de sus lados.
fault-odds-no-turn = Ahora nadie tiene dados en la mano; pregunta durante un turno.

## The board in the terminal

board-skulls-pot = Reserva: { $count }
board-skulls-hand = Dados en la mano: { $count } ({ $dice })
board-skulls-player = { $name }: engranajes { $gears }, fichas de relanzamiento { $tokens }
board-skulls-roller = { $name }: engranajes { $gears }, fichas de relanzamiento { $tokens } (lanza)
board-skulls-rivals = Vrax y Kar: engranajes { $gears }; cartas de oposición restantes: { $cards }

## Why a bot would do it

reason-skulls-likely = Es probable que esta apuesta gane.
reason-skulls-pays-well = Gana pocas veces, pero paga bien.
reason-skulls-safe = Lo que hay en la calavera vale más de lo que daría en promedio otra tirada.
reason-skulls-more-to-win = En promedio, otra tirada gana más de lo que arriesga.
reason-skulls-roll-again = Una tirada nueva promete más que estos dados.
