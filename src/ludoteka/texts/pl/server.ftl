### Co mówi serwer i co może być nie tak przy stole w sieci, po polsku.

## Commands

cli-serve = Graj w przeglądarce: uruchom serwer na tym komputerze.
cli-option-host = Adres, pod którym serwer słucha; 0.0.0.0 wpuszcza też innych z sieci.
cli-option-port = Numer portu; 0 oznacza dowolny wolny.
cli-option-data = Folder ze stołami serwera albo adres bazy PostgreSQL.
cli-option-browser = Otwórz stronę w przeglądarce.
cli-option-server = Zmierz zamiast tego serwer z wieloma stołami.
serve-ready = Ludoteka działa pod adresem { $address } (zatrzymanie: Ctrl+C).

cli-option-mend = Napraw uszkodzone: dziennik zostaje do ostatniego całego zdarzenia, reszta jest odkładana na bok.
cli-db = Opieka nad bazą danych serwera, także w czasie jego pracy.
cli-check = Sprawdź wszystkie stoły serwera i napraw uszkodzone.
cli-export = Zapisz wszystkie stoły serwera do nowego pliku jako linie JSON.
cli-import = Dodaj stoły z wyeksportowanego pliku do stołów serwera.
cli-backup = Skopiuj bazę danych serwera do nowego pliku, który zawiera wszystko.
db-checked = Sprawdzono: stoły { $tables }, zdarzenia { $events }.
db-torn = Stół { $table } nie ma sensu od zdarzenia { $event } (liczba takich zdarzeń: { $count }); --mend wraca do ostatniego całego zdarzenia i odkłada resztę na bok.
db-mended = Stół { $table } kończy się teraz przed zdarzeniem { $event }; odłożone zdarzenia: { $count }.
db-exported = Zapisano do { $file }, stoły: { $tables }.
db-imported = Dodano z { $file }, stoły: { $tables }.
db-backed-up = Kopia bazy danych jest w { $file }.

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

## At a table

table-rules = Ta rozgrywka toczy się dalej według zasad, z którymi się zaczęła (wersja { $number }).

## What can be wrong

fault-store-trouble = Bazy danych { $store } nie można odczytać ani zapisać; sprawdź, czy działa i czy jest w niej miejsce.
fault-store-conflict = Inne serwery wciąż zmieniają ten stół; spróbuj ponownie.
fault-store-newer = { $store } pochodzi z nowszej Ludoteki (schemat { $version }, ta wersja zna { $known }); użyj tamtej wersji albo wcześniejszej kopii.
fault-no-database = W { $store } nie ma bazy danych serwera; podaj jej folder: --data.
fault-table-exists = Stół { $table } już istnieje, więc niczego nie dodano; importuj do pustego folderu.
fault-export-line = Linia { $line } nie pochodzi z naszego eksportu, więc niczego nie dodano; wyeksportuj ponownie.
fault-export-table = Zdarzenia stołu { $table } nie następują po sobie, więc niczego nie dodano; wyeksportuj ponownie.
fault-backup-postgres = PostgreSQL sam robi kopie; użyj pg_dump albo: ludoteka db export
fault-store-away = Serwer nie może teraz odczytać swoich stołów; spróbuj ponownie za chwilę.
fault-server-busy = Serwer ma teraz dużo pracy; spróbuj ponownie za chwilę.
fault-outcome-unknown = Nie wiadomo jeszcze, czy to zostało zrobione; spróbuj ponownie: nic nie zdarzy się dwa razy.
fault-table-torn = W dzienniku stołu { $table } jest luka przed zdarzeniem { $event }; gospodarz serwera naprawi ją poleceniem: ludoteka db check --mend
fault-table-unreadable = Ta wersja nie rozumie zdarzenia { $event } stołu { $table }; gospodarz serwera sprawdzi je poleceniem: ludoteka db check
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
fault-too-many =
    { $seconds ->
        [one] To było za dużo naraz; spróbuj ponownie za { $seconds } sekundę.
        [few] To było za dużo naraz; spróbuj ponownie za { $seconds } sekundy.
       *[other] To było za dużo naraz; spróbuj ponownie za { $seconds } sekund.
    }
fault-too-many-connections = Z twojego adresu jest za dużo połączeń; zamknij kilka albo spróbuj ponownie później.
fault-too-slow = Zapytanie docierało zbyt długo; spróbuj ponownie.
fault-wrong-origin = Poprosiła o to w twoim imieniu inna strona, więc odmówiono; użyj strony tego serwera.
fault-folder-in-use = Folderu { $folder } używa inny serwer; zatrzymaj go albo wybierz inny: --data.
fault-too-large = To więcej niż { $most } KB, czyli za dużo; wybierz mniejszy plik.
fault-unreadable-message = Serwer nie rozumie tej wiadomości; wczytaj stronę ponownie.
fault-no-hello = Połączenie milczało i zostało zamknięte; wczytaj stronę ponownie.
fault-no-such-page = Nie ma takiej strony; zacznij od pierwszej.
fault-port-taken = Portu { $port } nie można tu użyć; wybierz inny: --port.
