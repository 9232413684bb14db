# Przebiegi pracowni: długie, na wielu procesach albo w klastrze

cli-word-bots = BOTY
cli-option-players = Bot każdego miejsca albo po jednym na miejsce, rozdzielone spacjami: level3 level1.
cli-option-cluster = Adres planisty Dask, którego maszyny grają, np. tcp://127.0.0.1:8786.
cli-option-go-on = Kontynuuj przebieg zatrzymany przez Ctrl-C.
time-left = zostało { $time }
run-kept = Zatrzymano. To, co gotowe, jest w pliku { $file }; to samo polecenie z --resume kontynuuje.
fault-nothing-kept = Nie ma czego kontynuować: w tym folderze nie ma pliku tego przebiegu ({ $file }).
fault-kept-otherwise = Plik { $file } należy do innego przebiegu.
fault-workers-die = Grające procesy raz po raz się kończą, może brakuje pamięci: spróbuj z mniejszą ich liczbą.
fault-needs-extra = To wymaga dodatku Ludoteki: pip install "ludoteka[{ $extra }]"
fault-cluster-unreachable = Pod adresem { $address } nie odpowiada żaden planista Dask.
fault-cluster-empty = Klaster pod adresem { $address } nie ma maszyn do pracy.
fault-cluster-differs = Maszyny klastra potrzebują Ludoteki { $version }, takiej jak tutaj.
fault-bots-by-seat = Podaj jednego bota na wszystkie miejsca albo po jednym na każde: liczba miejsc: { $seats }, liczba podanych botów: { $bots }.

# Równowaga: czy gra jest sprawiedliwa i co daje zmiana?

cli-balance = Porównaj opcje, karty i miejsca gry w wielu rozgrywkach botów: kto wygrywa, jak i czym.
cli-option-vary = Co zmieniać: opcja=1,2,3 albo seats=2,3, albo cards.KARTA.price=3,4, albo parts=box,moje.toml; można podać kilka razy.
cli-option-player = Bot na każdym miejscu.
cli-option-weaker = Słabszy bot, by zobaczyć, jak często wygrywa lepszy.
cli-option-aim = Szukaj wariantu najsprawiedliwszego dla miejsc albo dla kart.
cli-option-report = Zapisz raport z wykresami w tym nowym pliku HTML.
cli-option-parquet = Zapisz wszystkie liczby w tym nowym pliku Parquet.
fault-vary-form = „{ $vary }” nie mówi, co zmieniać: napisz NAZWA=WARTOŚĆ,WARTOŚĆ.
fault-vary-many = To za dużo naraz: najwięcej wariantów do porównania to { $most }.
fault-vary-number = „{ $vary }” przyjmuje liczby całkowite, a nie „{ $value }”.
fault-vary-unknown = Nie ma niczego o nazwie „{ $vary }”, co można zmieniać; znane: { $known } oraz liczby z pliku elementów, np. cards.KARTA.price.
fault-vary-table = W pliku elementów nie ma „{ $table }”; znane: { $known }.
fault-vary-path = W pliku elementów nie ma liczby „{ $vary }”; znane tam: { $known }.
fault-vary-none = Nie ma czego porównywać.

balance-title = Równowaga: { $game }
balance-how = Liczba rozgrywek: { $games }, na każdym miejscu bot „{ $bot }”, ziarno { $seed }, Ludoteka { $version }. Porównano takie warianty:
balance-as-it-is = tak jak jest
balance-vary-seats = gracze
balance-vary-parts = plik elementów
balance-variant = { $variant } (liczba rozgrywek: { $games }):
balance-seat = Miejsce { $seat }
balance-figure = { $name }: { $value } ({ $range })
balance-range = od { $low } do { $high }
balance-of-length = Decyzje w rozgrywce
balance-of-lead-changes = Zmiany prowadzenia
balance-of-known = Zwycięzca prowadzi na stałe po
balance-of-margin = Punkty między pierwszym a drugim
balance-of-draws = Wspólne wygrane
balance-of-nobody = Nikt nie wygrywa
balance-of-stopped = Zatrzymane bez wyniku
balance-of-better-bot = Wygrywa lepszy bot
balance-of-points = Punkty miejsca
balance-table-seat = Udział w wygranych
balance-table-score = Punkty
balance-table-match = Przebieg rozgrywki
balance-table-skill = Umiejętność
balance-table-change = Co daje zmiana
balance-table-effect = Co wzięcie karty robi z szansą na wygraną
balance-table-befalls = Jak często zdarzają się wydarzenia
balance-table-event-points = Co wydarzenia robią z punktami wszystkich razem
balance-nothing-clear = Sprawdzono: { $count }. Nic wyraźnie się nie wyróżnia.
balance-clear-mark = wyraźne
balance-column-what = Co
balance-column-taken = Wzięły miejsca
balance-column-won-with = Z tego wygrały
balance-column-effect = Częściej niż inni w takim samym położeniu
balance-axis-seat = miejsce
balance-axis-wins = udział w wygranych, %
balance-axis-course = jaka część rozgrywki minęła, %
balance-axis-leads = zwycięzca prowadzi, %
balance-axis-decisions = decyzje w rozgrywce
balance-axis-matches = rozgrywki, %
balance-axis-effect = zmiana szansy na wygraną, %
balance-plot-seat = Udział w wygranych według miejsc; kropkowana linia to udział sprawiedliwy.
balance-plot-match = Jak często prowadzi już późniejszy zwycięzca.
balance-plot-length = Jak długie są rozgrywki.
balance-plot-effect = Najsilniejsze skutki; pełna kropka jest wyraźna także po poprawce na wiele porównań.
balance-note-intervals = W nawiasach: przedziały 95 %. „Wyraźne” znaczy, że sam przypadek pokazałby tyle rzadziej niż raz na dwadzieścia raportów, licząc wszystkie porównania tabeli (poprawka Holma).
balance-note-effect = Miejsca, które coś wzięły, porównuje się ze wszystkimi miejscami, które przy swojej decyzji stały tak samo dobrze, więc nie liczy się to, że prowadzący może kupić więcej.
balance-found-seats = Najsprawiedliwsze dla miejsc: { $variant }. Pewność: { $share }.
balance-found-cards = Najsprawiedliwsze dla kart: { $variant }. Pewność: { $share }.

# Pracownia w przeglądarce

cli-option-lab = Pozwól używać pracowni także z innych komputerów; to wymaga wielu obliczeń.
lab-title = Pracownia
lab-text = Zmień opcje albo wydrukowane liczby, pozwól botom rozegrać wiele rozgrywek i zobacz, co daje zmiana.
lab-bots = Bot każdego miejsca
lab-games = Rozgrywki
lab-numbers = Wydrukowane liczby
lab-kind = Rodzaj
lab-entry = Pozycja
lab-changed = { $name }: { $before }, nowa wartość: { $after }
lab-undo = Cofnij
lab-back = Cofnij: { $name }
lab-run = Uruchom
lab-stop = Zatrzymaj
lab-before = Tak jak jest
lab-after = Po zmianie
lab-nothing-yet = Naciśnij „Uruchom”, a wykresy będą rosły w trakcie rozgrywek.
lab-progress = Rozegrane rozgrywki: { $done } z { $of }
lab-done = Gotowe. Rozegrane rozgrywki: { $done }
lab-stopped = Zatrzymano. Rozegrane rozgrywki: { $done } z { $of }
lab-failed = Przebieg się nie udał.
lab-report = Otwórz jako raport
lab-save-report = Zapisz raport
lab-save = Zapisz liczby
lab-share = Kopiuj link
lab-copied = Skopiowano
lab-in-table = Liczby są w tabelach poniżej.
fault-lab-closed = Pracownia jest tylko dla osoby przy komputerze tego serwera.
fault-lab-busy = Trwa inny przebieg: zatrzymaj go albo poczekaj na koniec.
fault-lab-empty = Niczego jeszcze nie rozegrano.
fault-lab-broken = Przebieg się nie udał: dlaczego, mówi dziennik serwera.
