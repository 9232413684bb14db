### Szanse, analiza i dźwięki w przeglądarce, po polsku.

fault-aid-busy = Wiele osób teraz o to pyta; spróbuj ponownie za chwilę.

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
