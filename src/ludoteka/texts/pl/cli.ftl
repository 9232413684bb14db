# Polecenia i ich opcje

cli-usage = Użycie:
cli-options = Opcje
cli-commands = Polecenia
cli-usage-options = [OPCJE]
cli-usage-command = [POLECENIE] [ARGUMENTY]…
cli-default = domyślnie: { $value }
cli-range = od { $low } do { $high }
cli-word-address = ADRES
cli-word-bot = BOT
cli-word-cards = KARTY
cli-word-clause = PUNKT
cli-word-count = N
cli-word-file = PLIK
cli-word-folder = FOLDER
cli-word-game = GRA
cli-word-lang = xx
cli-word-name = NAZWA
cli-word-number = LICZBA
cli-word-position = POZYCJA
cli-word-seat = MIEJSCE
cli-word-setting = NAZWA=WARTOŚĆ
cli-ludoteka = Wydane gry planszowe, kompletne, na jednym silniku zasad.
cli-play = Graj w terminalu: w kilka osób przy jednym ekranie albo przeciw botom.
cli-sim = Rozegraj wiele rozgrywek, losowo albo botami, i policz wygrane.
cli-replay = Obejrzyj zapisaną rozgrywkę jeszcze raz.
cli-verify = Sprawdź zapis skończonej rozgrywki: każdy ruch zgodny z zasadami, każda kość uczciwa.
cli-bench = Zmierz szybkość gier na tym komputerze.
cli-rules = Przeczytaj zasady gry albo jeden ich punkt.
cli-games = Wypisz gry, liczbę graczy i warianty.
cli-parts = Wypisz plik z elementami gry, do skopiowania i zmiany.
cli-doctor = Sprawdź instalację: każda gra zostanie raz rozegrana i zweryfikowana.
cli-new-game = Napisz pakiet z małą własną grą na początek.
cli-odds = Pokaż dokładne szanse pozycji opisanej słowami, w grach, które je mają, na przykład: dice=5 tokens=1
cli-score = Policz punkty za to, co wpiszesz, w grach z notesem punktowym.

cli-option-lang = Język: en, hu, pl albo es.
cli-option-version = Pokaż wersję i rodzaj kompilacji.
cli-option-help = Pokaż tę pomoc.
cli-option-seats = Liczba graczy.
cli-option-bots = Na ostatnich N miejscach grają boty.
cli-option-bot = Na tym miejscu gra bot; można podać kilka razy.
cli-option-against = Kto siedzi na wszystkich miejscach poza pierwszym.
cli-option-options = Opcja gry, na przykład variant=long; można podać kilka razy.
cli-option-parts = Własny plik z elementami gry.
cli-option-seed = Liczba, dzięki której wszystko da się powtórzyć.
cli-option-resume = Graj dalej zapisaną rozgrywkę.
cli-option-save = Na koniec zapisz rozgrywkę w tym nowym pliku.
cli-option-games = Liczba rozgrywek.
cli-option-processes = Liczba procesów; nie zmienia wyniku.
cli-option-as-json = Wypisz JSON.
cli-option-seat = Oglądaj z tego miejsca; 0 to widz.


sim-length = { $games ->
    [one] { $games } rozgrywka
    [few] { $games } rozgrywki
   *[many] { $games } rozgrywek
}, średnia liczba decyzji: { $mean }.
sim-wins = Miejsce { $seat }: { $wins ->
    [one] { $wins } wygrana
    [few] { $wins } wygrane
   *[many] { $wins } wygranych
} ({ $share }).
sim-nobody = Bez zwycięzcy: { $count }.
sim-rest = Remisy: { $draws }. Zatrzymane na granicy: { $capped }.
sim-stopped = { $turns ->
    [0] Zatrzymane na granicy: { $stopped }.
   *[other] Zatrzymane, gdy minął limit tur ({ $turns }): { $stopped }.
}
sim-speed = Na sekundę: rozgrywki { $games }, decyzje { $decisions }.

bench-build = Kompilacja: { $build }
bench-game = { $game }:
bench-decisions-per-s = decyzje na sekundę: { $value }
bench-games-per-s = losowe rozgrywki na sekundę: { $value }
bench-search-per-s = decyzje na sekundę w zwykłym przeszukiwaniu: { $value }
bench-advised-per-s = decyzje na sekundę w przeszukiwaniu ze wskazówkami: { $value }
bench-clone-us = kopia pozycji: { $value } µs
bench-view-us = widok pozycji: { $value } µs
bench-imagine-us = wyobrażona pozycja: { $value } µs
bench-peak-mb = największe zużycie pamięci: { $value } MB

games-game = { $more ->
    [no] { $id }: { $title }, liczba graczy: { $low }
   *[yes] { $id }: { $title }, liczba graczy: { $low }–{ $high }
}
games-outside = Pochodzi z pakietu { $package }; jego kod działa z twoimi uprawnieniami.

new-game-written = Pakiet jest w folderze { $folder } (pliki: { $count }). Dalej:
fault-new-game-name = „{ $name }” nie może być nazwą nowej gry: użyj małych liter, cyfr i podkreśleń oraz nazwy, której nie ma żadna gra ani moduł Pythona.

verify-good = Zapis jest poprawny: { $moves ->
    [one] { $moves } ruch zgodny
    [few] { $moves } ruchy zgodne
   *[many] { $moves } ruchów zgodnych
} z zasadami, { $chances ->
    [one] { $chances } uczciwe losowanie
    [few] { $chances } uczciwe losowania
   *[many] { $chances } uczciwych losowań
}, wynik i skrót się zgadzają.
doctor-good = dobrze
doctor-bad = BŁĄD

doctor-build = kompilacja: { $build }, Python { $python }
doctor-language = język: { $language }
doctor-game = { $game }: cała rozgrywka botów, zapis zweryfikowany (liczba odpowiedzi: { $answers })
doctor-trouble = { $what }: { $problem }

# Co jest nie tak z poleceniem albo plikiem

fault-unknown-command = Nie ma polecenia „{ $command }”; są: { $known }.
fault-no-such-option = Nie ma tu opcji { $option }; --help wypisze opcje.
fault-missing-argument = Czegoś brakuje: { $argument }. --help pokaże, czego potrzebuje polecenie.
fault-bad-argument = Niewłaściwa wartość: { $argument }. --help pokaże, co jest dozwolone.
fault-bad-line = Nie można zrozumieć tego polecenia; --help pokaże, czego potrzebuje.
fault-game-near = Nie ma gry „{ $game }”; czy chodziło o { $near }? Są: { $known }.
fault-option-near = Nie ma opcji „{ $option }”; czy chodziło o { $near }?
fault-value-near = Opcja { $option } nie może mieć wartości „{ $value }”; czy chodziło o { $near }?
fault-option-form = Opcję „{ $option }” zapisz jako nazwa=wartość, na przykład variant=long.
fault-too-many-bots = Za dużo botów ({ $bots }): liczba miejsc to { $seats }.
fault-no-parts = Gra { $game } nie ma pliku z elementami.
fault-file-missing = Nie ma pliku ani folderu { $file }; sprawdź nazwę.
fault-file-forbidden = Nie wolno tu czytać ani zapisywać: { $file }; wybierz inne miejsce.
fault-file-folder = { $file } to folder; podaj plik.
fault-file-exists = Plik { $file } już istnieje i nie został zmieniony; wybierz inną nazwę.
fault-file-full = Brak miejsca na zapisanie pliku { $file }; zwolnij miejsce albo wybierz inne.
fault-file-trouble = Nie udało się odczytać lub zapisać: { $file }; sprawdź nazwę i miejsce.
fault-file-large = Plik { $file } ma więcej niż { $most } MB, więc nie jest naszym zapisem ani plikiem z elementami.
fault-file-not-text = { $file } nie jest plikiem tekstowym w UTF-8, więc nie jest naszym zapisem ani plikiem z elementami.
fault-bad-seed-file = { $file } nie jest plikiem z ziarnem tej rozgrywki; użyj tego, który z nią zapisano.
fault-resume-over = Rozgrywka w pliku { $file } już się skończyła; obejrzyj ją: ludoteka replay { $file }
fault-no-score-pad = Gra { $game } nie ma notesu punktowego; mają go: { $known }.
fault-no-odds = Dla gry { $game } nie ma szans do policzenia; są dla: { $known }.
fault-no-odds-now = Teraz nie ma szans do podania; zapytaj, gdy będzie rzut kośćmi.
