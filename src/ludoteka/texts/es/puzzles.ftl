### Problemas y entrenador, en español.

## Órdenes

cli-puzzles = Resuelve el problema de hoy o sigue con una de las órdenes de abajo.
cli-solve = Resuelve un problema de un juego.
cli-mine = Busca problemas nuevos en partidas de bots.
cli-prove = Demuestra de nuevo los problemas de un juego.
cli-option-grade = La dificultad del problema, de 1 (fácil) a 5.
cli-option-puzzle = El nombre de un problema.
cli-option-count = Cuántos problemas se buscan.
cli-option-seconds = Cuántos segundos se busca como máximo.
cli-option-out = El archivo al que se añaden los problemas.

puzzle-commands = Elige por número; «solution» y «quit» muestran la solución.
puzzle-what = «{ $typed }» no es una de estas jugadas.
puzzle-mined = Problemas encontrados: { $count }.
puzzle-checked = Demostraciones correctas: { $count } de { $of }.
puzzle-unproved = No es correcta la demostración de este problema: { $id }.
fault-puzzle-line = La línea { $line } no es un problema.
fault-no-such-puzzle = Este juego no tiene ningún problema «{ $puzzle }».
fault-no-puzzles = No hay problemas así.
fault-game-without-puzzles = No hay problemas para el juego «{ $game }».

## Un problema

puzzle-title = { $game }: problema { $id }, dificultad { $grade } de 5
puzzle-right = No hay nada mejor.
web-puzzle-wrong = Hay algo mejor. ¡Inténtalo otra vez!
puzzle-solution = La solución: { $line }

puzzle-goal-win-1 = Gana la partida con una sola loseta más, haga lo que haga tu rival.
puzzle-goal-win-2 = Gana la partida con dos losetas como máximo, haga lo que haga tu rival.
puzzle-goal-win-3 = Gana la partida con tres losetas como máximo, haga lo que haga tu rival.
puzzle-goal-hold-1 = Tu rival está a punto de ganar con una sola loseta. ¡Impídelo!
puzzle-goal-hold-2 = Tu rival está a punto de asegurarse la partida con dos losetas como máximo. ¡Impídelo!
puzzle-goal-roll = ¿Qué opción te da de media más engranajes este turno?
puzzle-goal-stop = Huir o seguir lanzando: ¿qué te da de media más engranajes este turno?
puzzle-goal-bet = El lanzador juega por los engranajes: ¿qué apuesta paga más de media?
puzzle-goal-win = ¿Qué dados relanzas para tener la mayor probabilidad de ganar con esta tirada? Comprar cartas no cuenta.
puzzle-goal-share = ¿Qué dados relanzas para tener la mayor probabilidad de ganar la partida?
puzzle-goal-last-picks = Tus últimas elecciones de la última ronda: ¿cómo consigues más puntos? El evento no cuenta.
puzzle-goal-last-turn = Tu último turno: ¿cómo te aseguras más puntos? Las cartas que robarías no cuentan.

puzzle-why-win-1 = Esto gana con una sola loseta, haga lo que haga tu rival; ninguna otra cosa lo hace.
puzzle-why-win-2 = Esto gana con dos losetas como máximo, haga lo que haga tu rival; ninguna otra cosa lo hace.
puzzle-why-win-3 = Esto gana con tres losetas como máximo, haga lo que haga tu rival; ninguna otra cosa lo hace.
puzzle-why-hold-1 = Después de esto, a tu rival no le basta una loseta para ganar con seguridad; después de cualquier otra cosa, sí.
puzzle-why-hold-2 = Después de esto, a tu rival no le bastan dos losetas para ganar con seguridad; después de cualquier otra cosa, sí.
puzzle-why-roll = Engranajes de media: { $best }; con la siguiente mejor opción, { $next }.
puzzle-why-stop = Engranajes de media: { $best }; con la otra opción, { $next }.
puzzle-why-bet = Pago medio en engranajes: { $best }; con la siguiente mejor apuesta, { $next }.
puzzle-why-win = La probabilidad de ganar con esta tirada es { $best }, y { $next } con la siguiente mejor opción.
puzzle-why-share = Contando todas las tiradas, la probabilidad media de ganar es { $best }, y { $next } con la siguiente mejor opción.
puzzle-why-last-picks = Puntos: { $best }; con cualquier otra cosa, { $next } como máximo.
puzzle-why-last-turn = Puntos asegurados: { $best }; con cualquier otra cosa, { $next } como máximo.

## La página

web-puzzles = Problemas
web-puzzles-text = Posiciones de partidas de bots en las que una jugada es claramente la mejor, demostrado por el motor de reglas.
web-puzzle-today = El problema de hoy
web-puzzle-today-which = { $game }, dificultad { $grade } de 5
web-puzzle-solve = Resuélvelo
web-puzzle-streak = Días seguidos: { $days }
web-puzzle-done = Resuelto
web-puzzle-grade = Dificultad { $grade }
web-puzzle-grade-hint = 1 es fácil, 5 es lo que solo encuentra el mejor bot.
web-puzzle-of-game = Problemas de { $game }
web-puzzle-solved-of = Resueltos: { $done } de { $of }
web-puzzle-number = Problema { $number }
web-puzzle-goal = Tu tarea
web-puzzle-again = Empieza de nuevo
web-puzzle-show = Muestra la solución
web-puzzle-next = Siguiente problema
web-puzzle-play-on = Sigue jugando desde aquí
web-puzzle-all = Todos los problemas

## El entrenador

fault-no-coach = En esta mesa no hay entrenador.
fault-coach-alone = Entre varias personas hay entrenador si todas lo aceptan en la mesa.
fault-again-alone = Aquí juegan varias personas: pídeles deshacer la jugada.
fault-coach-stays = Esta mesa tiene entrenador desde el principio.
web-manners-coach = Un entrenador me dice qué era mejor
web-coach = Entrenador
web-coach-lost = Esa jugada perdió { $lost } de la victoria. Mejor: { $best }
web-coach-back = Deshazla
web-coach-leave = Déjala así
web-coach-what = ¿Qué puedo hacer aquí?
web-coach-kinds = Puedes elegir entre:
web-coach-suggest = Propón un entrenador para todos
web-coach-start = Activa el entrenador
web-coach-end = Sigue sin entrenador
web-coach-offer = { $name } propone un entrenador que diga a cada cual qué era mejor.
web-coach-agree = De acuerdo
web-coach-refuse = Sin entrenador
web-coach-waits = El entrenador vendrá cuando todos estén de acuerdo.
web-coach-kind =
    { $more ->
        [0] { $move }
        [one] { $move } (y { $more } jugada más de este tipo)
       *[other] { $move } (y { $more } jugadas más de este tipo)
    }
