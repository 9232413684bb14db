### Las lecciones de Sándwich Wars, en español.

lesson-first = Tu primera partida
lesson-first-goal = Varias cocinas se disputan a los clientes. Cuando alguien tiene cinco pedidos, la partida acaba y ganan los más PV.
lesson-first-complete = Ya tienes tres pedidos. El 1d pide un ingrediente de calidad 6, y tu Huevo frito tiene 7. ¡Complétalo!
lesson-first-complete-this = Eso puede esperar. El pedido 1d está listo: complétalo.
lesson-first-reward = El cliente paga: toma monedas, cartas de Mercado o un poco de cada. ¡Como quieras!
lesson-first-play = Hay dos acciones por turno: queda una. Juega el Revuelto; con tu asistente de Huevos no cuesta nada y vale 2 más.
lesson-first-play-egg = Juega el Revuelto: con tu asistente no cuesta nada.
lesson-first-end = Ya hiciste las dos acciones. Termina tu turno.
lesson-first-pay = Tu asistente te trajo una carta y pide su paga: 2 monedas o 1 PV en fichas. Paga con monedas.
lesson-first-pay-coin = Las fichas son puntos. Paga con monedas mientras puedas.
lesson-first-keep = Puedes devolver asistentes. Este mejora tus huevos: mantenlo.
lesson-first-keep-her = Sin él, tus huevos pierden 2 de calidad. Mantenlo.
lesson-first-free = Ahora juega como quieras. Otro pedido y se acaba: el 2b pide dos ingredientes que sumen calidad 8.
lesson-first-lost = Esta vez no. Inténtalo otra vez: juega dos ingredientes y completa pronto el pedido 2b.
lesson-first-won = Cinco pedidos y más PV que nadie: ¡eres Gran Maestro Sandwichero!

lesson-assistants = Asistentes
lesson-assistants-price = El Huevo frito cuesta 6 y tiene calidad 5. El pedido 1d pide calidad 6: aún no alcanza.
lesson-assistants-hire = Un asistente hace que una categoría cueste 2 menos y valga 2 más. Contrata al asistente de Huevos por 5 monedas.
lesson-assistants-hire-eggs = Tienes huevos. Contrata al asistente de Huevos.
lesson-assistants-hire-first = Primero contrata al asistente de Huevos; después todo cuesta menos.
lesson-assistants-play = Ahora juega el Huevo frito: por 4 en vez de 6, con calidad 7.
lesson-assistants-play-egg = Ahora juega el Huevo frito.
lesson-assistants-next = Un turno después: completa el pedido 1d con ese único huevo.
lesson-assistants-next-two = Mira el pedido 1d: paga más por tu huevo.
lesson-assistants-next-order = Completa el pedido 1d: todo está listo.
lesson-assistants-done = El asistente ganó además 2 PV en fichas y trae una carta por turno. Contrata para la categoría que tengas.

lesson-upkeep = La paga
lesson-upkeep-three = Tres asistentes traen tres cartas por turno, y cada uno pide 2 monedas o 1 ficha. Tienes 5 monedas.
lesson-upkeep-coins = Si no puedes pagarles a todos, todos se van. Primero toma 4 monedas.
lesson-upkeep-coins-order = El pedido viene después. Primero toma monedas.
lesson-upkeep-coins-first = Primero piensa en la paga: toma monedas.
lesson-upkeep-order = Ahora completa el pedido 2b: dos asistentes ganan fichas con él.
lesson-upkeep-order-now = Completa el pedido 2b con tus dos ingredientes.
lesson-upkeep-reward = Las cartas llegarán igual. Toma todo en monedas.
lesson-upkeep-reward-coins = Ahora necesitas monedas: no tomes cartas.
lesson-upkeep-end = Termina tu turno: primero llegan cartas, después toca la paga.
lesson-upkeep-pay = Págale a cada uno. Mejor con monedas que con fichas, porque las fichas son PV.
lesson-upkeep-keep = Quien cobra puede quedarse. Mantén a los de tus ingredientes y devuelve a los demás.
lesson-upkeep-done = Muchos asistentes piden muchas monedas: contrata cuando los pedidos paguen y devuelve a tiempo a quien no necesites.
