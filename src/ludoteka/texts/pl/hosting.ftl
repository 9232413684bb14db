### Co czytają gospodarze, po polsku.

## Commands

cli-word-rate = NARAZ/NA SEKUNDĘ
cli-word-table = STÓŁ
cli-tables = Pokaż stoły serwera, także w czasie jego pracy, albo usuń niektóre z nich.
cli-option-origin = Strona pod innym adresem, która może prosić w imieniu gościa, na przykład https://play.example.org; można podać kilka razy.
cli-option-proxy = Adres serwera pośredniczącego, któremu wierzymy w sprawie adresu gościa; można podać kilka razy, zastępuje ten komputer.
cli-option-connections = Liczba wszystkich połączeń.
cli-option-connections-per-address = Liczba połączeń z jednego adresu.
cli-option-requests = Żądania z jednego adresu: tyle naraz, potem tyle na sekundę.
cli-option-messages = Wiadomości jednego połączenia: tyle naraz, potem tyle na sekundę.
cli-option-new-tables = Nowe stoły z jednego adresu: tyle naraz, potem tyle na sekundę.
cli-option-bot-seats = Miejsca botów przy nowych stołach z jednego adresu: tyle naraz, potem tyle na sekundę.
cli-option-uploads = Zapisy przesłane z jednego adresu: tyle naraz, potem tyle na sekundę.
cli-option-reviews = Nowe omówienia z jednego adresu: tyle naraz, potem tyle na sekundę.
cli-option-hints = Podpowiedzi dla jednego adresu: tyle naraz, potem tyle na sekundę.
cli-option-chats = Linie czatu z jednego adresu: tyle naraz, potem tyle na sekundę.
cli-option-log = Postać dziennika: linie tekstu albo linie JSON dla programów.
cli-option-keep-days = Usuwaj stoły nieużywane od tylu dni; 0 zachowuje wszystkie.
cli-option-archive = Folder, do którego stoły są zapisywane przed usunięciem; ludoteka db import przywraca je.
cli-option-older = Tylko stoły nieużywane od tylu dni.
cli-option-remove = Usuń te stoły z bazy danych; serwer może w tym czasie działać.

## What they say

tables-waiting = czeka
tables-running = trwa
tables-over = zakończony
tables-line = { $table }: { $game }, { $stage }, zajęte miejsca: { $taken } z { $seats }, zdarzenia: { $events }, { $size } KB, ostatnio używany { $day }
tables-total = Stoły: { $tables }, razem { $size } KB.
tables-removed = Usunięte stoły: { $tables }, razem { $size } KB.

bench-server-two-moves-per-s = dwa serwery na jednej bazie danych, ruchy na sekundę: { $value }
bench-server-two-cpu-us = ich łączny czas obliczeń na ruch: { $value } µs
bench-server-two-share = udział bardziej obciążonego z nich: { $value } %

fault-no-table-of-that-name = W bazie danych nie ma stołu { $table }; ludoteka tables pokazuje te, które są.
fault-remove-what = Podaj stoły do usunięcia albo z opcją --older od ilu dni nikt ich nie używał.
