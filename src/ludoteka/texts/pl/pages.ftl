### Szanse, analiza i dźwięki w przeglądarce, po polsku.

## Szanse w turze Emerald Skulls

skulls-show-odds = Pokaż szanse
skulls-chance = Szansa:
skulls-expected = Oczekiwane zębatki: { $gears }
skulls-tokens-counted = Uwzględnione żetony przerzutu: { $count }

web-odds = Szanse w turze
web-odds-link = Szanse dla twoich kości
web-odds-text = Masz na stole prawdziwe kości? Ułóż je tutaj: zobaczysz dokładną szansę każdego zakładu i to, co daje rzucającemu najwięcej.
web-odds-start = Opróżnij czaszkę
web-odds-skull = Kości na czaszce
web-odds-more = { $what }: o jeden symbol { $face } więcej
web-odds-less = { $what }: o jeden symbol { $face } mniej
web-odds-moment = Co teraz?
web-odds-moment-before = Rzut
web-odds-moment-rolled = Kładzenie kości
web-odds-moment-stop = Zatrzymać się czy rzucać?
web-odds-hand = Kości w ręce
web-odds-roll = Rzut
web-odds-roll-none = Wskaż, co pokazują kości.
web-odds-tokens = Żetony przerzutu
web-odds-picks = Dłubania w nosie w tej turze
web-odds-fewer = { $what }: o jeden mniej
web-odds-greater = { $what }: o jeden więcej
web-odds-cards = Karty zakładów w grze
web-odds-cards-standard = Cztery karty podstawowe
web-odds-expected = oczekiwane zębatki
web-odds-expected-tokens = Oczekiwane żetony przerzutu, zdobyte minus wydane: { $tokens }
web-odds-actions = Co zrobić
web-odds-best = najlepsze
web-odds-action-gears = zębatki
web-odds-action-tokens = żetony
web-odds-bets = Zakłady
web-odds-outs = Jak kończy się tura
web-odds-exact = Dokładnie { $fraction }
web-odds-range = od { $low } do { $high }
web-odds-pays = Wypłaca { $pays }
web-odds-worth = wartość pierwszego znacznika: { $gears }
web-odds-meaning = Liczby są dokładne, dla rzucającego, który w tej turze zdobywa możliwie najwięcej zębatek. Gdy równie dobre sposoby gry się różnią, podany jest zakres.
fault-odds-busy = Wiele osób pyta teraz o szanse; spróbuj ponownie za chwilę.

## Analiza zakończonej rozgrywki

web-review = Analiza
web-review-text = Bot ogląda każdą decyzję jeszcze raz, wiedząc tylko to, co gracz mógł wtedy wiedzieć.
web-review-start = Niech bot przejrzy rozgrywkę
web-review-whose = Czyje ruchy?
web-review-progress = Myśli: zbadane decyzje { $done } z { $of }
web-review-move = Krok { $count }: { $played }
web-review-better = Lepiej: { $best }
web-review-shares = Szansa wygranej { $share } zamiast { $better }
web-review-show = Pokaż krok { $count }
web-review-good = Żadna decyzja nie kosztowała więcej niż { $least } wygranej.
web-review-sum = Decyzje: { $moves }. Średnia strata na decyzję: { $lost } wygranej.
web-review-curve = Szansa wygranej w oczach gracza
web-review-curve-seat = { $name }: { $first } przy pierwszej decyzji, { $last } przy ostatniej; najmniej { $low } (krok { $at }).
web-review-none = Nie było o czym decydować.

## Dźwięki

web-sounds = Dźwięki

## Trzeci fakt historii

web-fact-closest = Najgroźniejsza chwila: po kroku { $count } { $name } przegrywa różnicą { $by }.
web-fact-closest-never = Groźnej chwili nie było: { $name } ani razu nie przegrywa.
web-fact-closest-draw = Najgroźniejsza chwila: cała rozgrywka, bo na końcu nikt nie prowadzi.
