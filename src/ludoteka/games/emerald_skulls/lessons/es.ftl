### Las lecciones de Calaveras esmeralda, en español.

lesson-first = Tu primera partida
lesson-first-goal = Llenas una calavera con dados, y los dados dan engranajes. Cuando se vacía la reserva, gana quien tenga más engranajes.
lesson-first-place = Te han salido dos I y un IV. Coloca dados en un solo nivel: los dos I, en la mandíbula inferior.
lesson-first-place-both = Cada dado paga: coloca los dos.
lesson-first-place-low = Los ojos pagan más, pero cierran los niveles inferiores. Empieza por la mandíbula inferior.
lesson-first-roll = Te queda un dado. Puedes detenerte y cobrar, o arriesgar: si nada encaja, revientas y no cobras. ¡Sigue lanzando!
lesson-first-roll-on = La gente prudente se detiene aquí. Arriesga por esta vez: encaja casi todo.
lesson-first-skull = La calavera es un comodín: encaja en cualquier nivel abierto. ¡Colócala en la gema, arriba del todo!
lesson-first-skull-gem = Vale, pero la gema paga mucho más.
lesson-first-double = Gema y mano vacía a la vez: doble salida, no hay nada mejor. Te da siete engranajes.
lesson-first-bet = Ahora lanza otro y tú apuestas sobre el final. Elige «{ wager-busted-fowl }»: el lanzador huye o revienta.
lesson-first-bet-something = Apostar no cuesta nada. ¡Haz una apuesta!
lesson-first-bet-fowl = También vale, pero ahora prueba «{ wager-busted-fowl }».
lesson-first-pass = Tienes otro marcador para una segunda apuesta. Por ahora pasa: que rueden los dados.
lesson-first-pass-now = Guarda el segundo marcador y pasa.
lesson-first-paid = El lanzador ha huido con un dado en la mano: tu apuesta paga cinco engranajes.
lesson-first-free = ¡Tu turno! Más dados cuestan engranajes, pero llenan más la calavera. Juega como quieras hasta vaciar la reserva.
lesson-first-lost = Esta vez no. Inténtalo otra vez: detente cuando poco encaje y apuesta siempre que puedas.
lesson-first-won = La reserva está vacía y tienes más engranajes que nadie: ¡has ganado!

lesson-odds = ¿Detenerte o seguir?
lesson-odds-floor = Los ojos están llenos y ya no puedes bajar. Tu último dado solo encaja con V o calavera: dos caras de seis.
lesson-odds-stop = Detenerte paga ocho engranajes. Una vez de cada tres cobrarías 21; si no, nada. ¡Huye!
lesson-odds-stop-now = Dos veces de cada tres perderías ocho engranajes. Detente aquí.
lesson-odds-cheap = Otro turno. Empieza abajo: desde la mandíbula inferior todos los niveles siguen abiertos.
lesson-odds-cheap-low = Eso cierra los niveles inferiores. Elige la mandíbula inferior.
lesson-odds-sure = Ahora cualquier cara encaja: no puedes reventar. Detenerte sería regalar engranajes. ¡Sigue lanzando!
lesson-odds-sure-roll = Con este lanzamiento nada puede salir mal. ¡Sigue lanzando!
lesson-odds-done = Cuenta las caras que aún encajan: si son muchas, lanza; si son pocas, huye.

lesson-bets = Apostar bien
lesson-bets-places = Cada apuesta muestra sus pagos. El primer marcador cobra el más alto; el siguiente, el siguiente: date prisa.
lesson-bets-closed = El lanzador ha llenado los dos ojos y tiene dos dados. Solo encajan V y calavera, en la gema.
lesson-bets-fowl = Cinco de nueve veces sale V o calavera. Pero «{ wager-busted-fowl }» paga cinco y «{ wager-final-jewel }» solo dos.
lesson-bets-fowl-bet = Apostar no cuesta nada; pasar no gana nada.
lesson-bets-fowl-odds = Ocurre algo más a menudo, pero paga mucho menos. Elige «{ wager-busted-fowl }».
lesson-bets-pass = Una apuesta que ya no puede ganar se rechaza. Pasa y mira los dados.
lesson-bets-pass-why = ¿Contra tu propia apuesta? Por ahora pasa.
lesson-bets-done = Ha reventado: cinco engranajes para ti. Compara lo que paga una apuesta con lo a menudo que ocurre.
