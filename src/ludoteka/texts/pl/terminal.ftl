# Gra w terminalu

terminal-dice = Uczciwe kości: stół z góry zobowiązuje się skrótem { $commitment }
terminal-welcome = Odpowiadaj numerem, ruchem albo jego początkiem. „help” wypisze polecenia.
terminal-asked = { $who }: { $prompt }
terminal-back = „back” wraca do poprzedniej listy.
terminal-what = „{ $typed }” to ani ruch, ani polecenie. „options” pokazuje ruchy, „help” polecenia.
terminal-near = Czy chodziło o: { $words }?
terminal-allowed = Teraz dozwolone: { $move }
terminal-pass = Przekaż ekran. Teraz gra: { $name }.
terminal-press-enter = Naciśnij Enter, gdy nikt inny nie patrzy.
terminal-won-you = Wygrywasz.
terminal-lost-you = Przegrywasz.
terminal-lost = Przegrywa: { $name }.
terminal-nobody = Nikt nie wygrywa.
terminal-won = Wygrywa: { $name }.
terminal-drawn = Remis: { $names }.
terminal-saved = Zapisano w pliku { $file }. Aby grać dalej: ludoteka play --resume { $file } (trzymaj obok niego plik { $seed } i nikomu go nie pokazuj).
terminal-saved-over = Zapisano w pliku { $file }. Aby sprawdzić: ludoteka verify { $file }
terminal-save-where = W jakim pliku zapisać rozgrywkę? (Enter: nie zapisuj)
terminal-bye = Do zobaczenia!

terminal-help-help = help              ta lista
terminal-help-why = why RUCH          czy ruch jest teraz dozwolony, a jeśli nie, to dlaczego
terminal-help-undo = undo              cofnij ostatni ruch, jeśli od tego czasu nic nie wyszło na jaw
terminal-help-about = about NAZWA       co robi kafel albo karta i skąd to wiemy
terminal-help-rules = rules [PUNKT]     zasady albo jeden ich punkt (na przykład: rules 3.2)
terminal-help-board = board             narysuj planszę jeszcze raz
terminal-help-odds = odds              dokładne szanse rzutów, w grach z kośćmi
terminal-help-options = options           wypisz ruchy jeszcze raz
terminal-help-save = save PLIK         zapisz rozgrywkę w nowym pliku
terminal-help-lang = lang xx           inny język: en, hu, pl, es
terminal-help-resign = resign            poddaj się
terminal-help-quit = quit              wyjdź
terminal-help-moves = Wszystko inne to ruch: jego numer, zapis w nawiasach kwadratowych albo początek jednego z nich.

table-undo = { $name } cofa ostatni ruch.
table-resign = { $name } się poddaje.
table-bot = { $name }: dalej gra bot.

begin-game = Która gra?
begin-seats = Ilu graczy?
begin-players = { $count ->
    [one] { $count } gracz
   *[other] { $count } graczy
}
begin-who = Kto gra na miejscu { $number }?
begin-who-role = Kto gra na miejscu { $number } ({ $role })?
begin-person = człowiek
begin-bot = bot
board-seat = Gracz { $number }
begin-number = Numer (Enter: { $number })
begin-again = Podaj liczbę od 1 do { $most }.

watch-next = Enter: dalej
watch-unfinished = Zapis kończy się tutaj; rozgrywka nie została dokończona.

# Czego stół nie przyjmuje

fault-late-decision = Ta odpowiedź przyszła za późno: stół poszedł już dalej. Spójrz na planszę i wybierz jeszcze raz.
fault-not-allowed = Zasady teraz na to nie pozwalają ({ $clause }).
fault-match-over = Rozgrywka się skończyła, nie można już grać dalej.
fault-cannot-undo = Nie ma czego cofnąć: od ostatniego losowania, odkrycia albo ruchu innego gracza nie było twojego ruchu.
fault-no-such-seat = Nie ma miejsca { $seat }; miejsca mają numery od 1 do { $seats }.
fault-seat-of-bot = Na miejscu { $seat } gra bot i tylko on może tam odpowiadać.
fault-no-bot-asked = To nie jest kolej bota.
fault-wrong-seats = W tę grę nie można grać przy liczbie graczy { $seats }: wybierz od { $low } do { $high }.
fault-wrong-seed = To ziarno nie należy do tego zapisu, więc nie można dalej rzucać kośćmi; użyj pliku z ziarnem, który z nim zapisano.
fault-bad-seed = Ziarno to 64 cyfry szesnastkowe, małymi literami.
fault-unknown-bot = Nie ma bota „{ $bot }”; znane: { $known }.
fault-why-what = Podaj ruch, na przykład: why 3
fault-about-what = Podaj nazwę, na przykład: about { $near }
fault-save-where = Podaj plik, na przykład: save wieczor.ludo

fault-record-after-end = Wiersz { $line } zapisu stoi po końcu rozgrywki; odetnij go razem z dalszymi albo poproś o oryginalny plik.
fault-record-resign = Wiersz { $line } zapisu: w tym miejscu nikt nie mógł się poddać. Poproś o oryginalny plik.
fault-verify-chance = Wiersz { $line } zapisu: zapisany wynik losowania to { $said }, a z ziarna wynika { $due }. Zapis zmieniono albo kości nie były uczciwe.
fault-verify-seed = Wiersz { $line } zapisu: ujawnione ziarno nie jest tym, do którego stół zobowiązał się w wierszu 1. Zapis zmieniono albo kości nie były uczciwe.
fault-verify-ranks = Wiersz { $line } zapisu: ta rozgrywka nie skończyła się takim wynikiem. Zapis zmieniono.
fault-verify-hash = Wiersz { $line } zapisu: skrót nie pasuje do poprzednich wierszy. Zmieniono ruch, pierwszy wiersz albo sam skrót.
fault-verify-not-over = Wiersz { $line } zapisu zamyka rozgrywkę, która się nie skończyła. Brakuje wierszy albo je zmieniono.
fault-verify-no-closing = Rozgrywka się skończyła, ale brakuje wiersza { $line } z ujawnionym ziarnem, więc nie można sprawdzić kości. Poproś o cały plik.
fault-verify-unfinished = Liczba wierszy zgodnych z zasadami: { $lines }, ale rozgrywka jest niedokończona albo plik jest ucięty: bez wiersza zamykającego nie można sprawdzić kości.
