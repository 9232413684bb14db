### Las lecciones de King of New York, en español.

lesson-first = Tu primera partida
lesson-first-goal = Eres un Monstruo gigante en Nueva York. Gana quien llegue a 20 ★ o quien quede en pie al final.
lesson-first-roll = Lanzas seis dados hasta tres veces. Pulsa los dos de Destrucción para conservarlos y relanza el resto.
lesson-first-roll-first = Puedes relanzar dos veces. Conserva la Destrucción y relanza los demás dados.
lesson-first-roll-keep = Queremos Destrucción. Consérvala y relanza los demás.
lesson-first-keep = ¡La tercera Destrucción! Ahora conserva todos los dados.
lesson-first-keep-all = Esta tirada es buena. Conserva todos los dados.
lesson-first-resolve = Ahora actúan tus dados, símbolo a símbolo. Empieza por la Destrucción.
lesson-first-resolve-first = Cada cosa a su tiempo. Primero la Destrucción.
lesson-first-raze = Tres de Destrucción derriban un edificio de resistencia tres. Elige el Rascacielos 3: da 3 ★.
lesson-first-raze-high = El Rascacielos 3 gasta las tres y da más ★ que nadie.
lesson-first-rest = En su lugar hay ahora soldados. Resuelve los demás dados: la Energía te da ⚡.
lesson-first-shop = Manhattan estaba vacío, así que entras: 1 ★. Con ⚡ puedes comprar una carta. Compra o termina.
lesson-first-shop-sweep = Cartas nuevas por 2 ⚡ pueden esperar. Compra una o termina.
lesson-first-attacked = Te han atacado. Puedes huir, pero Manhattan da ★ cada turno y te sobran ♥. ¡Quédate!
lesson-first-attacked-stay = Entonces el atacante se queda con Manhattan y sus ★. Tienes fuerza: quédate.
lesson-first-free = Manhattan te acaba de pagar, y más arriba paga más. Ahora juega como quieras: ¡consigue 20 ★!
lesson-first-lost = Esta vez no. Inténtalo otra vez: gana ★ con edificios y huye cuando te falten ♥.
lesson-first-won = 20 ★: ¡Nueva York es tuya!

lesson-manhattan = Manhattan
lesson-manhattan-inside = El otro Monstruo está en Manhattan. Quien está allí gana ★ y ⚡ al empezar cada turno.
lesson-manhattan-keep = Desde fuera, cada Ataque hiere al Monstruo de Manhattan; desde Manhattan, a todos los de fuera. Conserva tus dados.
lesson-manhattan-keep-now = Tres de Ataque bastan. Conserva todos los dados.
lesson-manhattan-heal = Cúrate ahora: en Manhattan los dados de Curación no hacen nada.
lesson-manhattan-heal-first = Cúrate antes, mientras estás fuera.
lesson-manhattan-attack = ¡Ahora ataca! Quien recibe el golpe en Manhattan puede huir.
lesson-manhattan-attack-now = La Energía puede esperar. ¡Ataca!
lesson-manhattan-fled = Ha huido y has tenido que entrar: 1 ★. Con Manhattan vacío, tu Ataque no habría hecho nada.
lesson-manhattan-done = Cada turno debes subir una zona, y más arriba pagan más. Huye a tiempo: solo se sale tras un ataque.

lesson-ouch = ¡Ay!
lesson-ouch-units = Un ¡Ay!: las unidades de tu distrito te disparan. Dos: a todos los Monstruos de allí. Tres: en todas partes.
lesson-ouch-keep = En tu distrito aún no hay unidades. Conserva todos los dados.
lesson-ouch-keep-now = Estos dados son buenos. Consérvalos todos.
lesson-ouch-order = Tú eliges el orden. Un edificio destruido se vuelve unidad al instante: resuelve primero el ¡Ay!
lesson-ouch-order-shoot = Entonces te dispararían las unidades nuevas. Primero el ¡Ay!
lesson-ouch-order-first = Líbrate antes del ¡Ay!
lesson-ouch-raze = No había quien disparase. Ahora destruye algo.
lesson-ouch-raze-now = Ahora toca la Destrucción.
lesson-ouch-stack = Elige cualquier edificio. Gastas Destrucción mientras alcance.
lesson-ouch-done = Su unidad se queda en tu distrito: destrúyela otro turno o márchate. Tres ¡Ay! dan además la Estatua de la Libertad.

lesson-fame = Fama
lesson-fame-three = Una o dos de Celebridad no hacen nada. Con tres eres la Superestrella y ganas 1 ★; con cada una más, otra ★.
lesson-fame-roll = Conserva las dos de Celebridad y relanza el resto.
lesson-fame-roll-more = Dos de Celebridad aún no valen nada. Relanza el resto.
lesson-fame-roll-keep = Conserva los dados de Celebridad.
lesson-fame-keep = ¡Cuatro de Celebridad! Conserva todos los dados.
lesson-fame-keep-now = Difícilmente mejorará. Conserva todos los dados.
lesson-fame-resolve = Resuelve la Celebridad.
lesson-fame-resolve-first = Primero la Celebridad.
lesson-fame-done = Eres la Superestrella. Mientras nadie te la quite, cada Celebridad te da 1 ★.
