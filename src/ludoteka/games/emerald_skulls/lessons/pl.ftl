### Lekcje gry Szmaragdowe czaszki, po polsku.

lesson-first = Twoja pierwsza gra
lesson-first-goal = Zapełniasz czaszkę kośćmi, a kości dają zębatki. Gdy pula jest pusta, wygrywa ten, kto ma najwięcej zębatek.
lesson-first-place = Na kościach dwa razy I i raz IV. Połóż kości na jednym poziomie: obie I na dolnej szczęce.
lesson-first-place-both = Każda kość płaci, więc połóż obie.
lesson-first-place-low = Oczy płacą więcej, ale zamykają wszystkie niższe poziomy. Zacznij od dolnej szczęki.
lesson-first-roll = Została jedna kość. Zatrzymaj się z wypłatą albo ryzykuj: gdy nic nie pasuje, masz skuchę i nic nie dostajesz. Rzucaj dalej!
lesson-first-roll-on = Ostrożni tu się zatrzymują. Tym razem zaryzykuj: pasuje prawie wszystko.
lesson-first-skull = Czaszka to joker: pasuje na każdy otwarty poziom. Połóż ją na klejnocie, na samej górze!
lesson-first-skull-gem = Tak można, ale klejnot płaci o wiele więcej.
lesson-first-double = Klejnot i pusta ręka naraz: podwójne wyjście, lepszego nie ma. Dostajesz siedem zębatek.
lesson-first-bet = Teraz rzuca ktoś inny, a ty obstawiasz koniec tury. Wybierz zakład „{ wager-busted-fowl }”: rzucający ucieka albo ma skuchę.
lesson-first-bet-something = Zakład nic nie kosztuje. Obstaw!
lesson-first-bet-fowl = Też dobrze, ale teraz wybierz zakład „{ wager-busted-fowl }”.
lesson-first-pass = Masz drugi znacznik na kolejny zakład. Na razie spasuj: niech kości się toczą.
lesson-first-pass-now = Zachowaj drugi znacznik i spasuj.
lesson-first-paid = Rzucający ucieka z kością w ręce: twój zakład daje pięć zębatek.
lesson-first-free = Twoja tura! Więcej kości kosztuje zębatki, ale lepiej zapełnia czaszkę. Graj, jak chcesz, aż pula będzie pusta.
lesson-first-lost = Tym razem nie. Spróbuj jeszcze raz: zatrzymaj się, gdy mało co pasuje, i obstawiaj, kiedy tylko możesz.
lesson-first-won = Pula jest pusta, a ty masz najwięcej zębatek: wygrana!

lesson-odds = Zatrzymać się czy rzucać dalej?
lesson-odds-floor = Oczy są pełne, a niżej już nie można. Ostatnia kość pasuje tylko jako V albo czaszka: dwie ścianki z sześciu.
lesson-odds-stop = Zatrzymanie daje osiem zębatek. Raz na trzy rzuty podwójne wyjście da 21, inaczej nic. Ucieknij!
lesson-odds-stop-now = Dwa razy na trzy stracisz osiem zębatek. Zatrzymaj się tutaj.
lesson-odds-cheap = Nowa tura. Zacznij nisko: z dolnej szczęki każdy poziom jest jeszcze otwarty.
lesson-odds-cheap-low = To zamyka niższe poziomy. Wybierz dolną szczękę.
lesson-odds-sure = Teraz każda ścianka gdzieś pasuje: skuchy nie będzie. Szkoda się zatrzymywać. Rzucaj dalej!
lesson-odds-sure-roll = Ten rzut nie może się nie udać. Rzucaj dalej!
lesson-odds-done = Policz ścianki, które jeszcze pasują: gdy dużo, rzucaj, gdy mało, uciekaj.

lesson-bets = Jak dobrze obstawiać
lesson-bets-places = Każdy zakład pokazuje wypłaty. Pierwszy znacznik dostaje najwyższą, następny kolejną: liczy się szybkość.
lesson-bets-closed = Rzucający zapełnił oboje oczu i ma dwie kości. Pasują już tylko V i czaszka, na klejnot.
lesson-bets-fowl = Pięć rzutów na dziewięć daje V albo czaszkę. Ale „{ wager-busted-fowl }” płaci pięć, a „{ wager-final-jewel }” tylko dwa!
lesson-bets-fowl-bet = Zakład nic nie kosztuje, a spasowanie nic nie daje.
lesson-bets-fowl-odds = Zdarza się trochę częściej, ale płaci dużo mniej. Wybierz zakład „{ wager-busted-fowl }”.
lesson-bets-pass = Nie można obstawić czegoś, co już nie może wygrać. Spasuj i patrz na rzut.
lesson-bets-pass-why = Przeciw własnemu zakładowi? Na razie spasuj.
lesson-bets-done = Skucha: pięć zębatek dla ciebie. Porównuj, ile zakład płaci i jak często się zdarza.
