### Las lecciones de Clash at the Deli, en español.

lesson-first = Tu primera partida
lesson-first-goal = Dos cocineros luchan por el deli de Big Joe. Arma sándwiches: gana quien tenga al final los de más puntos.
lesson-first-bread = Todo sándwich empieza con pan. Elige el Pan de centeno de la oferta.
lesson-first-bread-rye = Eso servirá después. Ahora hace falta Pan de centeno.
lesson-first-butter = Cada carta vale 1 punto. Su signo dice dónde vale otro: la Mantequilla, directamente sobre el pan. ¡Elige Mantequilla!
lesson-first-butter-now = La Mantequilla solo va sobre el pan de abajo, así que toca ahora.
lesson-first-toast = Esto ya es una Tostada con mantequilla del menú. Pero queremos algo más grande: pasa.
lesson-first-toast-more = Un sándwich cerrado no crece. Pasa y hazlo más grande.
lesson-first-beef = El menú tiene clásicos. El Reuben lleva Pan de centeno, Mantequilla, Corned beef, Queso suizo, Chucrut y Pan de centeno. ¡Elige Corned beef!
lesson-first-beef-now = Para el Reuben hace falta Corned beef.
lesson-first-swiss = El Queso suizo vale 1 más directamente sobre una proteína. ¡Elígelo!
lesson-first-swiss-now = Sobre el Corned beef va el Queso suizo.
lesson-first-kraut = El Chucrut vale 1 más directamente sobre un queso. ¡Elígelo!
lesson-first-kraut-now = Al Reuben solo le faltan el Chucrut y el pan.
lesson-first-close = Ciérralo: elige otro Pan de centeno y ponlo encima de tu sándwich.
lesson-first-close-rye = Un sándwich se cierra con pan de su misma clase: Pan de centeno.
lesson-first-close-top = Eso empezaría otro sándwich. Pon el pan sobre el Reuben.
lesson-first-event = Un Reuben: ¡13 puntos! Tras cada ronda hay un evento. Las ratas comen panes vacíos; lo cerrado no corre peligro.
lesson-first-free = La última ronda es tuya. Seis elecciones: empieza con pan, sigue los signos y ciérralo. ¡Juega!
lesson-first-lost = Esta vez no. Inténtalo otra vez: llena bien un sándwich y ciérralo.
lesson-first-won = El deli es tuyo: ¡tus sándwiches valen más puntos! El juego completo tiene cinco rondas y cartas de acción.

lesson-signs = Dónde puntúa una carta
lesson-signs-signs = El pequeño signo de cada carta dice dónde da otro punto: sobre pan, sobre una verdura, en el borde…
lesson-signs-bread = Casi toda proteína quiere ir sobre pan; el Bacon, no. Elige una que puntúe sobre tu Pan de centeno.
lesson-signs-bread-bacon = El Bacon puntúa sobre una verdura. Elige otra proteína.
lesson-signs-bread-protein = Elige una proteína cuyo signo sea el pan.
lesson-signs-cheese = Ahora un queso que puntúe directamente sobre una proteína.
lesson-signs-cheese-on = Busca el signo de la proteína: queso americano, cheddar o suizo.
lesson-signs-vegetable = Y una verdura que puntúe directamente sobre un queso.
lesson-signs-vegetable-on = Sobre un queso puntúan los pepinillos, el chucrut y el aguacate.
lesson-signs-done = Tres cartas, tres puntos más. La lechuga y casi toda salsa puntúan abajo o arriba del todo, con tres rellenos o más.

lesson-juicy = Seco y jugoso
lesson-juicy-dry = Un pan es seco dos veces; cualquier otra carta, jugosa una. Cada diferencia cuesta un punto, en cada sándwich.
lesson-juicy-second = Dos de seco, uno de jugoso: un punto menos. Un queso lo iguala.
lesson-juicy-second-cheese = Pon un queso sobre el Atún: ahí también puntúa.
lesson-juicy-third = El segundo pan traerá dos de seco. Sigue, pues: una verdura que puntúe sobre un queso.
lesson-juicy-third-close = Cerrado ahora sería demasiado seco. Llénalo antes.
lesson-juicy-third-vegetable = Pepinillos, chucrut o aguacate: esos puntúan sobre un queso.
lesson-juicy-fourth = Un relleno más. Arriba puntúan la lechuga y estas salsas: elige algo de eso.
lesson-juicy-fourth-edge = Elige algo que puntúe arriba: una salsa o lechuga.
lesson-juicy-close = Cuatro rellenos, cuatro de jugoso. Ciérralo con el segundo Medio bagel: cuatro de seco.
lesson-juicy-close-bagel = Un Medio bagel se cierra con otro Medio bagel.
lesson-juicy-close-top = Ponlo en tu sándwich: solo, quedaría seco.
lesson-juicy-done = Igualado y sin pérdidas. Dos panes y cuatro rellenos es lo perfecto; los clásicos pueden ser secos.

lesson-events = Eventos
lesson-events-last = Es tu última elección de la ronda. Después llega un evento, y los malos tocan los sándwiches sin terminar.
lesson-events-close = Cierra tu sándwich de atún: elige Pan de molde y ponlo encima.
lesson-events-close-toast = Este sándwich solo se cierra con Pan de molde.
lesson-events-close-top = Ponlo en tu sándwich de atún o quedará abierto.
lesson-events-mould = Capa mohosa: el sándwich sin terminar más alto de cada cual pierde su relleno superior. El tuyo está cerrado.
lesson-events-done = También hay eventos amables que dan cartas. Al final de la ronda, cuidado: lo abierto puede perderse.
