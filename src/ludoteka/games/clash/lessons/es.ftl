### Las lecciones de CLASH, en español.

lesson-first = Tu primera partida
lesson-first-goal = Dos mundos luchan por nueve casillas. Cuando las nueve estén llenas, gana quien tenga el apoyo de más losetas.
lesson-first-mustafa = Eres McWorld, abajo. Elige a Mustafá y después la casilla central. Su base mira hacia ti, así que te apoya.
lesson-first-mustafa-turned = Ahora su base mira hacia Jihad y apoyaría a Jihad. Gírala.
lesson-first-mustafa-middle = Buena casilla, pero por ahora elige la central.
lesson-first-flipped = Jihad ha colocado la Tradición y usado su efecto: Mustafá se ha girado y ahora apoya a Jihad.
lesson-first-star = Tu Estrella del pop también puede girar a una vecina. Colócala a la izquierda o a la derecha de Mustafá.
lesson-first-star-beside = Quédate en la fila central: a la izquierda o a la derecha de Mustafá.
lesson-first-star-first = Buena loseta para después. Ahora toma la Estrella del pop.
lesson-first-turned = Mira su base: así la loseta apoyaría a Jihad.
lesson-first-flip = Elige a quién gira la Estrella del pop: a Mustafá.
lesson-first-flip-use = Usa el efecto: para eso colocas esta loseta.
lesson-first-flip-mustafa = Podrías girar la Tradición, pero recupera antes a Mustafá.
lesson-first-safe = Mustafá vuelve a ser tuyo. Jihad responde con la Mezquita. Está a salvo: ningún efecto la toca.
lesson-first-president = Tu Presidente destruye una de sus ocho vecinas. Colócalo junto a la Tradición, en la fila del fondo.
lesson-first-president-near = Coloca el Presidente en la fila del fondo, junto a la Tradición.
lesson-first-president-first = Buena loseta para después. Ahora toma el Presidente.
lesson-first-destroy = Destruye la Tradición: así no apoya a nadie.
lesson-first-destroy-yours = Esa loseta te apoya. Elige la Tradición.
lesson-first-free = La Tradición estuvo boca abajo un turno y ya no está. ¡Ahora juega como quieras hasta llenar las nueve casillas!
lesson-first-lost = Esta vez no. Inténtalo otra vez: gira o destruye lo que apoya a Jihad y cuida la última casilla.
lesson-first-won = Has ganado: ¡te apoyan más losetas! El juego completo añade losetas neutrales que pueden tomar ambos bandos.

lesson-orientation = Hacia dónde mira una loseta
lesson-orientation-point = La Red social gira las tres losetas que tiene ante la punta. Al girar la loseta, gira también su alcance.
lesson-orientation-network = Tres losetas apoyan a Jihad. Coloca la Red social en el centro, con la punta hacia ellas.
lesson-orientation-network-turned = Así la punta mira a tu propia fila. Gírala.
lesson-orientation-network-cell = Desde ahí alcanza menos losetas. Elige la casilla central.
lesson-orientation-network-first = Toma la Red social de la zona neutral.
lesson-orientation-use = Usa el efecto: las tres se giran a la vez.
lesson-orientation-use-it = Usa el efecto, o tres losetas seguirán apoyando a Jihad.
lesson-orientation-kaboom = Pierde quien tenga al final el apoyo del KABOOM!!! Gíralo hacia Jihad y colócalo donde quieras.
lesson-orientation-kaboom-turned = Su base mira hacia ti: ¡perderías! Gíralo antes.
lesson-orientation-kaboom-first = Toma el KABOOM!!! de la zona neutral.
lesson-orientation-done = Bien hecho. Puedes girar cualquier loseta, y a veces gana la que apoya a tu rival.

lesson-safe = Losetas a salvo
lesson-safe-safe = La Mezquita está a salvo: no se puede girar, destruir ni mover. Ningún efecto la toca.
lesson-safe-missile = Solo el Ataque con misiles destruye losetas a salvo, y ninguna otra. Colócalo donde quieras: toda casilla es vecina de la central.
lesson-safe-missile-first = Esa loseta no puede tocar la Mezquita. Toma el Ataque con misiles.
lesson-safe-turned = Su base mira hacia Jihad. Gírala: el Ataque con misiles también puede apoyarte.
lesson-safe-target = Apunta a la Mezquita.
lesson-safe-use-it = Usa el efecto, o la Mezquita se queda.
lesson-safe-nobel = Protege una loseta tuya: cúbrela con el Premio Nobel. Las dos forman una sola loseta a salvo.
lesson-safe-nobel-first = Toma el Premio Nobel y cubre una loseta que te apoye.
lesson-safe-done = Esa loseta es tuya hasta el final, salvo que llegue un Ataque con misiles. Su sitio es donde todos apuntan.
