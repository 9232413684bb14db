### Emerald Skulls: plansza, szanse i błędne pozycje, po polsku.

board-skulls-pot = Pula: { $count }
board-skulls-hand = Kości w ręce: { $count } ({ $dice })
board-skulls-player = { $name }: zębatki { $gears }, żetony przerzutu { $tokens }
board-skulls-roller = { $name }: zębatki { $gears }, żetony przerzutu { $tokens } (rzuca)
board-skulls-rivals = Vrax i Kar: zębatki { $gears }; pozostałe karty przeciwników: { $cards }

odds-gears = Oczekiwane zębatki: { $gears }; oczekiwane saldo żetonów przerzutu: { $tokens }
odds-outs = Jak kończy się tura (zakres: najmniejsza i największa szansa wśród równie dobrych rzucających)
odds-bets = Zakłady w grze
odds-actions = Co możesz teraz zrobić: oczekiwane zębatki i saldo żetonów; * najlepsze
odds-out-bust = Skucha
odds-out-stop = Ucieczka
odds-out-gem = Klejnot
odds-out-run = Pusta ręka
odds-out-double = Podwójne wyjście

fault-odds-field = Nie rozumiem „{ $field }”; podaj każde z tych pól najwyżej raz, w postaci nazwa=wartość: { $known }.
fault-odds-value = „{ $field }” nie może mieć wartości „{ $value }”; możliwe: { $known }.
fault-odds-dice = Liczba wszystkich kości to { $most }; odejmij coś w polu „dice” lub „placed”.
fault-odds-eyes = Na oczach mieszczą się najwyżej { $most } kości; odejmij coś w polu „placed”.
fault-odds-roll = Liczba kości w rzucie musi wynosić { $dice }, tyle co w ręce; popraw pole „roll” lub „dice”.
fault-odds-missing = Podaj, ile kości jest w ręce, na przykład dice=5.
fault-odds-stop = „now=stop” jest dla kogoś, kto właśnie położył kości: podaj „placed” i pomiń „roll”.
fault-odds-tokens = Szanse oblicza się najwyżej dla takiej liczby żetonów przerzutu: { $most }. Z każdym kolejnym dokładny rachunek trwa dłużej, a z wieloma trwałby minuty.
fault-odds-sides = „{ $first }” i „{ $second }” to ta sama karta; podaj tylko jedną jej stronę.
fault-odds-no-turn = Nikt nie ma teraz kości w ręce; zapytaj w trakcie tury.
fault-component-length = „{ $field }” elementu „{ $id }” w „{ $table }” musi mieć tyle wartości: { $wanted }. Popraw to.
