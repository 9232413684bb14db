### Co może być nie tak z zapisem, ruchem, opcją lub plikiem elementów, po polsku.

## Sources of printed facts

source-book = Tak podaje instrukcja.
source-public = Z publicznego źródła o grze.
source-deduced = Wynika z instrukcji, choć nie jest w niej podane.
source-house = Drukowany oryginał zaginął: to nasza rekonstrukcja.
source-owner = Dane wpisane przez osobę, która ma tę grę.

## Choices

fault-unknown-game = Nie ma gry „{ $game }”; wybierz jedną z tych: { $known }.
fault-unknown-language = Ludoteka nie zna języka „{ $language }”; wybierz jeden z tych: { $known }.
fault-unknown-clause = W instrukcji nie ma punktu „{ $clause }”; znajdź go na liście punktów.
fault-unknown-option = Nie ma opcji „{ $option }”; wybierz jedną z tych: { $known }.
fault-unknown-value = Opcja „{ $option }” nie może mieć wartości „{ $value }”; wybierz jedną z tych: { $known }.
fault-unsuited-options = Te opcje i ta liczba graczy nie pasują do siebie ({ $clause }); zmień jedno z nich.
fault-unreadable-move = „{ $move }” nie jest ruchem w tej grze; wybierz ruch z listy.

## Kto może odpowiedzieć

refusal-game-over = Rozgrywka jest zakończona.
refusal-not-your-turn = To nie twoja kolej: teraz decyduje { $seat }.
refusal-others-decide = To nie twoja kolej: teraz decydują inni.
refusal-chance-pending = Trwa rzut lub losowanie; poczekaj na wynik.

## Positions

fault-not-a-number = Pole „{ $field }” musi być liczbą całkowitą; popraw je i wczytaj pozycję jeszcze raz.
fault-not-a-word = Pole „{ $field }” musi być tekstem; popraw je i wczytaj pozycję jeszcze raz.
fault-not-a-list = Pole „{ $field }” musi być listą; popraw je i wczytaj pozycję jeszcze raz.
fault-not-an-object = Pole „{ $field }” musi być obiektem z nazwanymi polami; popraw je i wczytaj pozycję jeszcze raz.
fault-missing-field = Brakuje pola „{ $field }”; uzupełnij je i wczytaj pozycję jeszcze raz.
fault-wrong-length = Listy w polu „{ $field }” nie są równej długości; popraw je i wczytaj pozycję jeszcze raz.
fault-unknown-frame = Pozycja czeka na krok „{ $frame }”, którego ta gra nie ma; sprawdź, czy należy do tej gry.
fault-bad-frame = Krok „{ $frame }” w pozycji ma błędne pola; popraw go albo wczytaj nieuszkodzoną kopię.

## Records

fault-record-empty = Zapis jest pusty; wybierz plik z zapisaną rozgrywką.
fault-record-none = To nie jest zapis Ludoteki; wybierz plik zapisany przez Ludotekę.
fault-record-format = Zapis ma format { $format }, którego ta wersja nie zna; zaktualizuj Ludotekę.
fault-record-newer = Zapis stosuje zasady w wersji { $rules }, a ten program zna tylko wersję { $known }; zaktualizuj Ludotekę.
fault-record-older = Zapis stosuje zasady w wersji { $rules }, których ten program już nie obsługuje (najstarsza znana wersja: { $known }); odtwórz go w starszej Ludotece.
fault-record-line = Wiersz { $line } zapisu nie jest czytelnym JSON-em; popraw go albo wczytaj nieuszkodzoną kopię.
fault-record-header = Wiersz { $line } zapisu nie podaje poprawnie, w co się gra; popraw go albo wczytaj nieuszkodzoną kopię.
fault-record-entry = Wiersz { $line } zapisu nie jest poprawnym wpisem; popraw go albo wczytaj nieuszkodzoną kopię.
fault-record-seat = Wiersz { $line } zapisu wymienia miejsce, którego przy tym stole nie ma; popraw go albo wczytaj nieuszkodzoną kopię.
fault-record-closing = Wiersz { $line } zamyka zapis w złej postaci; popraw go albo wczytaj nieuszkodzoną kopię.
fault-record-after-closing = Wiersz { $line } stoi za końcem zapisu; usuń wszystko po wierszu zamykającym.
fault-record-undo = Wiersz { $line } zapisu cofa więcej, niż rozegrano; popraw go albo wczytaj nieuszkodzoną kopię.
fault-record-no-such-chance = Wiersz { $line } zapisu podaje losowanie, którego tam nie ma; popraw go albo wczytaj nieuszkodzoną kopię.
fault-record-chance-range = Wiersz { $line } zapisu podaje niemożliwy wynik losowania; popraw go albo wczytaj nieuszkodzoną kopię.
fault-record-no-question = Wiersz { $line } zapisu podaje ruch, choć nikt tam nie decyduje; popraw go albo wczytaj nieuszkodzoną kopię.
fault-record-unreadable = Wiersz { $line } zapisu podaje ruch, którego ta gra nie zna; popraw go albo wczytaj nieuszkodzoną kopię.
fault-record-illegal = Wiersz { $line } zapisu podaje ruch, który jest tam niedozwolony; popraw go albo wczytaj nieuszkodzoną kopię.
fault-component-large = Plik elementów ma więcej niż { $most } tysięcy znaków; zostaw tylko wpisy, które różnią się od naszych.
fault-component-deep = Wiersz { $line } pliku elementów ma o wiele za dużo kropek; użyj prostych kluczy, bez części.

## Component files

fault-component-toml = Plik elementów nie jest poprawnym plikiem TOML ({ $problem }); popraw go i wczytaj jeszcze raz.
fault-component-table = W pliku elementów „{ $table }” nie może mieć takiej postaci; użyj list wpisów o nazwach: { $known }.
fault-component-no-id = Wpis w „{ $table }” nie ma pola id; podaj identyfikator elementu, który opisuje.
fault-component-again = Identyfikator „{ $id }” występuje w „{ $table }” dwa razy; zostaw tylko jeden z tych wpisów.
fault-component-id = W „{ $table }” nie ma identyfikatora „{ $id }”; użyj jednego z tych: { $known }.
fault-component-missing = We wpisie „{ $id }” w „{ $table }” brakuje pola „{ $field }”; uzupełnij je.
fault-component-fixed = Pola „{ $field }” we wpisie „{ $id }” w „{ $table }” nie można zmienić; zmienić można tylko te: { $known }.
fault-component-closed = Pola „{ $field }” we wpisie „{ $id }” w „{ $table }” nie można zmienić, jak niczego w tej tabeli; pomiń ten wpis.
fault-component-word = Pole „{ $field }” we wpisie „{ $id }” w „{ $table }” musi być tekstem; ujmij je w cudzysłów.
fault-component-list = Pole „{ $field }” we wpisie „{ $id }” w „{ $table }” musi być listą; ujmij je w nawiasy kwadratowe.
fault-component-number = Pole „{ $field }” we wpisie „{ $id }” w „{ $table }” musi być liczbą całkowitą od { $low } do { $high }; popraw je.
fault-component-unknown = Pole „{ $field }” we wpisie „{ $id }” w „{ $table }” nie może mieć wartości „{ $value }”; użyj jednej z tych: { $known }.
fault-component-twice = Pole „{ $field }” we wpisie „{ $id }” w „{ $table }” dwa razy wymienia „{ $value }”; usuń jedno z nich.
fault-component-length = „{ $field }” elementu „{ $id }” w „{ $table }” musi mieć tyle wartości: { $wanted }. Popraw to.

# Gry z innych pakietów, których nie można użyć
fault-outside-raises = Gra { $game } z pakietu { $package } została pominięta, bo nie można wczytać jej kodu ({ $problem }).
fault-outside-no-kit = Gra { $game } z pakietu { $package } została pominięta: jej punkt wejścia musi wskazywać Kit, a wskazuje { $kind }.
fault-outside-id = Gra { $game } z pakietu { $package } została pominięta: punkt wejścia i gra muszą mieć ten sam identyfikator z małych liter, a gra podaje „{ $id }”.
fault-outside-taken = Gra { $game } z pakietu { $package } została pominięta, bo istnieje już gra o tym identyfikatorze.
fault-outside-file = Gra { $game } z pakietu { $package } została pominięta, bo brakuje przy niej tego pliku: { $file }.
fault-outside-message = Gra { $game } z pakietu { $package } została pominięta, bo w jej pliku { $file } brakuje wiadomości „{ $message }”.
