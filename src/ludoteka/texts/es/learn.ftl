### Lecciones: su lista, su bocadillo y lo que puede fallar.

learn-title = Lecciones
learn-title-of = Aprende { $game }
learn-play = Aprende a jugar
learn-play-of = Aprende a jugar: { $game }
learn-win = Cómo se gana
learn-turn = Un turno
learn-rules = Reglas de { $game }
learn-try = Pruébalo
learn-aim = Objetivo: { $goal }
learn-book = El reglamento completo
learn-none = Este juego aún no tiene lecciones.
learn-words = Lo que dice la lección
learn-begin = Empieza
learn-go-on = Continúa
learn-repeat = Repite
learn-done = Hecha
learn-next = Sigue
learn-back = Un paso atrás
learn-show = Muéstrame
learn-again = Inténtalo otra vez
learn-leave = Sal de la lección
learn-step = { $at } de { $of }
learn-finished = Hecha: { $title }
learn-next-lesson = Siguiente: { $title }
learn-all = Todas las lecciones
learn-not-asked = Las reglas lo permiten, pero ahora la lección pide otra cosa.
lesson-example-play = Sigue desde aquí como quieras. Los demás son bots.
lesson-example-lost = Esta vez no. Inténtalo otra vez desde la misma posición.
fault-bad-lesson = No se puede leer la lección { $file }: { $problem }
fault-no-such-lesson = { $game } no tiene ninguna lección { $lesson }.
fault-lesson-over = La lección ha terminado.
fault-lesson-waits = La lección espera ahora otra cosa.
fault-no-lessons = No hay lecciones para { $game }.

## In the terminal

cli-learn = Aprende un juego en la terminal, lección a lección.
cli-word-lesson = LECCIÓN
learn-help = Escribe el número o la notación de una jugada; show la hace por ti, back vuelve un paso, quit sale.
learn-enter = Pulsa Intro para seguir.
learn-kept = Se conserva lo que has hecho.
