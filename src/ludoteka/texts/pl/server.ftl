### Co mówi serwer i co może być nie tak przy stole w sieci, po polsku.

## Commands

cli-serve = Graj w przeglądarce: uruchom serwer na tym komputerze.
cli-option-host = Adres, pod którym serwer słucha; 0.0.0.0 wpuszcza też innych z sieci.
cli-option-port = Numer portu; 0 oznacza dowolny wolny.
cli-option-data = Folder ze stołami serwera albo adres bazy PostgreSQL.
cli-option-browser = Otwórz stronę w przeglądarce.
cli-option-server = Zmierz zamiast tego serwer z wieloma stołami.
serve-ready = Ludoteka działa pod adresem { $address } (zatrzymanie: Ctrl+C).

bench-server-tables = stoły: { $value }
bench-server-moves-per-s = ruchy na sekundę, każdy zapisany przed potwierdzeniem: { $value }
bench-server-cpu-us = czas obliczeń serwera na ruch: { $value } µs
bench-server-p50-ms = połowa z odpowiedzią w ciągu { $value } ms
bench-server-p99-ms = 99 na 100 z odpowiedzią w ciągu { $value } ms
bench-server-busy-moves-per-s = ruchy na sekundę, gdy przychodzi ich 2200: { $value }
bench-server-busy-p50-ms = wtedy połowa w ciągu { $value } ms
bench-server-busy-p99-ms = wtedy 99 na 100 w ciągu { $value } ms
bench-server-paced-p50-ms = przy dwóch ruchach na sekundę na stół: połowa w ciągu { $value } ms
bench-server-paced-p99-ms = przy dwóch ruchach na sekundę na stół: 99 na 100 w ciągu { $value } ms
bench-server-idle-kb = pamięć bezczynnego stołu: { $value } KB
bench-server-idle-connected-kb = pamięć bezczynnego stołu z dwiema połączonymi osobami: { $value } KB

## What can be wrong

fault-store-trouble = Bazy danych { $store } nie można odczytać ani zapisać; sprawdź, czy działa i czy jest w niej miejsce.
fault-store-conflict = Inny serwer zmienił ten stół; strona wczytuje go ponownie.
fault-no-such-table = Nie ma takiego stołu; sprawdź link.
fault-wrong-token = To miejsce nie jest już zajmowane stąd; poproś o nowy link.
fault-wrong-code = To zaproszenie nie pasuje do stołu; poproś o nowy link.
fault-seat-taken = Miejsce { $seat } jest już zajęte; oglądaj grę albo otwórz własny stół.
fault-table-full = Wszystkie miejsca są zajęte; oglądaj grę albo otwórz własny stół.
fault-not-begun = Rozgrywka jeszcze się nie zaczęła: jedno miejsce jest wolne.
fault-only-a-record = To zapisana rozgrywka; żeby grać, kontynuuj z jednej z jej pozycji.
fault-only-watching = Teraz tylko oglądasz; żeby grać, zajmij miejsce.
fault-not-over = To można zrobić dopiero po zakończeniu rozgrywki.
fault-no-such-position = Liczba linii zapisu to { $most }, więc nie ma pozycji po { $count }.
fault-seat-present = Osoba z miejsca { $seat } jest tutaj albo dopiero co wyszła.
fault-seat-awaited = Osoba z miejsca { $seat } może jeszcze usiąść; poczekaj chwilę dłużej.
fault-no-rematch = Nie ma rewanżu, na który można odpowiedzieć.
fault-no-undo-here = Przy tym stole nie cofa się ruchów.
fault-no-hints-here = Przy tym stole nie ma podpowiedzi.
fault-no-spectators = Do końca rozgrywki widzą ją tylko gracze.
fault-nothing-to-grant = Nikt teraz nie prosi o cofnięcie ruchu.
fault-nothing-to-take-back = Żaden bot nie gra za ciebie, więc nie ma od kogo odebrać miejsca.
fault-not-asked = To nie twoja kolej, więc nie ma czego doradzać.
fault-nothing-to-close = Nie ma na co czekać: wszyscy są już gotowi.
fault-close-by-timer = Ten stół ma limit czasu: gdy czas minie, gra pójdzie dalej sama.
fault-close-not-yours = Bez pozostałych może iść dalej tylko gracz, którego tura trwa.
fault-close-too-early =
    { $seconds ->
        [one] Daj pozostałym jeszcze { $seconds } sekundę; potem możesz iść dalej.
        [few] Daj pozostałym jeszcze { $seconds } sekundy; potem możesz iść dalej.
       *[other] Daj pozostałym jeszcze { $seconds } sekund; potem możesz iść dalej.
    }
fault-empty-chat = Nic tu nie ma; napisz coś.
fault-clock-without-time = Zegar potrzebuje co najmniej jednej sekundy; wybierz dłuższy czas.
fault-too-fast = To było za dużo naraz; poczekaj chwilę i spróbuj ponownie.
fault-too-large = To więcej niż { $most } KB, czyli za dużo; wybierz mniejszy plik.
fault-unreadable-message = Serwer nie rozumie tej wiadomości; wczytaj stronę ponownie.
fault-no-hello = Połączenie milczało i zostało zamknięte; wczytaj stronę ponownie.
fault-no-such-page = Nie ma takiej strony; zacznij od pierwszej.
fault-table-reloads = Stół jest wczytywany ponownie; strona wróci sama.
fault-port-taken = Portu { $port } nie można tu użyć; wybierz inny: --port.
