### Strona w przeglądarce, po polsku.

## Wszędzie

web-outside = Pochodzi z pakietu { $package }; jego kod działa z uprawnieniami serwera.
web-home = Ludoteka, strona główna
web-to-home = Strona główna
web-no-page = Pod tym adresem nic nie ma.
web-language = Język
web-dark = Ciemne kolory
web-light = Jasne kolory
web-close = Zamknij
web-cancel = Anuluj
web-loading = Chwileczkę…
web-a-moment = Chwileczkę…
web-fault = To się nie udało ({ $code }).
web-cannot = Tego stołu nie można otworzyć
web-cannot-page = Tej strony nie można otworzyć
web-unreachable = Serwer jest teraz nieosiągalny.
web-reconnecting = Utracono połączenie. Łączymy ponownie; nic nie przepadnie.
web-not-sent = Brak połączenia, więc nic nie wysłano. Spróbuj za chwilę.
web-unsure = Połączenie zerwało się przed odpowiedzią serwera. Sprawdź, czy się udało.
web-silent = Serwer nie odpowiada. Czekamy…
web-not-stored = Twój ruch jest wysłany, ale jeszcze nie zapisany: serwer nie odpowiada.
web-move-kept = Połączenie zerwane. Twój ruch nie jest jeszcze zapisany; wyśle się ponownie sam.
web-no-seat-link = Ten link nie daje tu żadnego miejsca; nic się nie zmieniło.
web-bad-link = To nie jest link do stołu.
web-copied = Skopiowano.
web-copy-this = Skopiuj ten link:
web-credits = Źródła i autorzy

## Strona główna

web-welcome = W co gramy?
web-welcome-text = Pięć wydanych gier, w całości: przeciw botom, ze znajomymi przez link albo razem przy jednym ekranie.
web-play-now = Graj teraz
web-play-now-of = { $game }: graj teraz przeciw botom
web-new-table = Nowy stół
web-join = Dołącz
web-players = graczy
web-continue = Wróć do gry
web-go-on = Dalej
web-forget = Usuń z tej listy
web-public = Stoły publiczne
web-public-none = Nie ma teraz otwartych stołów publicznych.
web-sit = Usiądź
web-watch = Oglądaj
web-link = Link z zaproszeniem
web-upload = Otwórz zapis
web-upload-text = Obejrzyj zapisaną rozgrywkę albo zagraj dalej od dowolnej pozycji.

web-length = { $count } min

## Nowy stół

web-game = Gra
web-how-many = Ilu graczy?
web-seats = Kto gra?
web-seat-number = Miejsce { $number }
web-free-seat = Wolne miejsce { $number }
web-me = Ja
web-person-here = Inna osoba przy tym ekranie
web-by-link = Zaproszenie przez link
web-link-later = Link dostaniesz przy stole.
web-bot = Bot
web-bot-level = Bot, poziom { $level }
web-bot-random = Bot grający losowo
web-bot-named = Bot „{ $bot }”
web-name = Imię
web-name-of = Imię, { $seat }
web-options = Opcje
web-clock = Zegar
web-clock-none = Bez zegara
web-clock-move = Czas na każdy ruch
web-clock-game = Czas na całą grę
web-minutes = min
web-race = sekund na zakłady (0: bez limitu)
web-expiry = Gdy skończy się czas
web-expiry-bot = Dalej gra bot
web-expiry-resign = Gracz się poddaje
web-manners = Zasady przy stole
web-manners-undo = Cofanie ruchów
web-manners-undo-free = Dopóki nie widać nic nowego
web-manners-undo-ask = Za zgodą pozostałych
web-manners-undo-never = Nigdy
web-manners-hints = Bot podpowiada
web-manners-spectators = Inni mogą oglądać
web-parts = Własny plik elementów
web-parts-text = Masz pudełko i chcesz wpisać to, co wydrukowano w twoim egzemplarzu? Wczytaj plik z wpisami, które się różnią.
web-parts-ours = Nasz plik na początek
web-parts-file = Wybierz plik elementów
web-make-public = Każdy widzi stół i może zająć wolne miejsce
web-make = Otwórz stół

## Przed początkiem

web-gathering = Czekamy na graczy
web-gathering-text = Gra zacznie się, gdy wszystkie miejsca będą zajęte.
web-gathering-rematch = Rewanż zacznie się, gdy wszyscy usiądą; wcześniej żaden zegar nie chodzi.
web-not-yet = jeszcze nie przy stole
web-not-again = nie chce grać ponownie
web-would-let-bot = { $count ->
        [one] Na bota zgadza się { $names }.
       *[other] Na bota zgadzają się { $names }.
    }
web-copy-link = Kopiuj zaproszenie
web-share-link = Udostępnij zaproszenie
web-fill-bot = Niech gra bot
web-invited = Masz zaproszenie do stołu
web-invited-with = Przy stole: { $names }
web-invitation-bad = To zaproszenie już nie działa
web-seated-already = Już siedzisz przy tym stole
web-your-name = Twoje imię

## Stół

web-table = Stół
web-question = Na co czeka stół
web-position = Pozycja słowami
web-drawer = Dziennik, czat i zasady
web-log = Dziennik
web-log-empty = Jeszcze nic się nie stało.
web-chat = Czat
web-unread = { $count ->
        [one] { $count } nowa wiadomość
        [few] { $count } nowe wiadomości
       *[many] { $count } nowych wiadomości
    }
web-chat-empty = Nikt się jeszcze nie odezwał.
web-chat-say = Napisz coś
web-phrases = Szybkie zwroty
web-phrase-hello = Cześć!
web-phrase-luck = Powodzenia!
web-phrase-well = Dobra gra!
web-phrase-moment = Chwileczkę!
web-phrase-thanks = Dzięki za grę!
web-send = Wyślij
web-rules = Zasady
web-rules-search = Szukaj w zasadach
web-clause = Zasada { $id }
web-rules-none = Żaden punkt nie zawiera tych słów.
web-undo = Cofnij
web-begs = { $name } prosi o cofnięcie ostatniego ruchu.
web-begs-told = { $name } pyta pozostałych o zgodę na cofnięcie ostatniego ruchu.
web-allow = Pozwól
web-refuse = Odmów
web-hint = Podpowiedź
web-hint-says = Co radzi bot i jakie są wtedy szanse na wygraną:
web-hint-do = Zrób to
web-hint-thinks = Myśli…
web-step-back = Krok wstecz
web-skip = Pomiń
web-picked = Teraz wybierz miejsce.
web-picked-button = Wybierz jedną z opcji.
web-waiting = { $count ->
    [one] { $names } podejmuje decyzję.
    [few] { $names } podejmują decyzję.
    [many] { $names } podejmują decyzję.
   *[other] { $names } podejmują decyzję.
}
web-thinking = { $count ->
    [one] { $names } myśli…
    [few] { $names } myślą…
    [many] { $names } myślą…
   *[other] { $names } myślą…
}
web-thinks = myśli
web-away = nie ma przy stole
web-let-bot = Niech gra bot
web-take-back = Wracam do gry
web-go-on-in = Dalej (za { $seconds } s)
web-may-go-on = { $name } nie musi już czekać.
web-may-go-on-in = { $name } może iść dalej za { $seconds } s.
web-passed = Masz pas. Dopóki nie wszyscy są gotowi, możesz jeszcze zmienić zdanie.
web-time-left = Pozostały czas: { $time }
web-over = Rozgrywka się skończyła.
web-to-result = Zobacz wynik
web-table-menu = Ten stół
web-speed = Pokazywanie ruchów innych
web-speed-slow = powoli
web-speed-normal = zwyczajnie
web-speed-now = od razu
web-calls = Powiadom o mojej kolejce
web-calls-ask = Powiadomić cię, gdy będzie twoja kolej?
web-yes = Tak
web-no = Nie
web-share = Kopiuj link dla widzów
web-other-device = Kopiuj moje miejsce na inne urządzenie
web-download = Pobierz zapis
web-resign = Poddaj się
web-resign-sure = Na pewno się poddajesz?
web-fair = Uczciwe kości: przed pierwszym ruchem ten stół zobowiązał się skrótem { $commitment }
web-cover-title = { $name }, twoja kolej
web-cover-text = Jest tu coś tylko dla twoich oczu. Odsłoń, gdy nikt inny nie patrzy.
web-cover-open = Odsłoń

## Powtórka

web-replay = Powtórka
web-replay-end = Zakończ powtórkę
web-replay-start = Początek.
web-replay-step = Krok bez wpisu.
web-play = Odtwarzaj
web-pause = Pauza
web-earlier = Krok wstecz
web-later = Krok naprzód
web-position-of = Pozycja { $at } z { $last }
web-branch = Graj dalej stąd

## Koniec

web-won = Wygrywa { $name }!
web-won-you = Wygrywasz!
web-lost = Przegrywa { $name }.
web-lost-you = Przegrywasz.
web-nobody-won = Nikt nie wygrywa.
web-drawn = Remis: { $names }
web-sheet = Arkusz wyników
web-score = Wynik
web-rank = Miejsce
web-story = Historia rozgrywki
web-fact-moves = { $count ->
    [one] Rozgrywka trwała jeden ruch.
    [few] Rozgrywka trwała { $count } ruchy.
    [many] Rozgrywka trwała { $count } ruchów.
   *[other] Rozgrywka trwała { $count } ruchu.
}
web-fact-biggest = Największy zwrot (krok { $count }): { $what }
web-fact-turned = Punkt zwrotny: od kroku { $count } na prowadzeniu pozostaje { $name }.
web-dice = Uczciwe kości
web-dice-text = Przed pierwszym ruchem stół obiecał pewną liczbę. Teraz sekret jest jawny: twoja przeglądarka może sprawdzić, że pasuje do obietnicy i że dał wynik każdego losowania.
web-dice-unfair = Ten stół zaczął ze znanymi kośćmi albo kontynuuje inną rozgrywkę: jego kości niczego nie dowodzą.
web-dice-promise = Obietnica
web-dice-seed = Sekret
web-verify = Sprawdź kości
web-verify-wait = Sprawdzanie…
web-verify-good = Wszystko się zgadza. Dozwolone ruchy: { $moves }, uczciwe losowania: { $chances }.
web-verify-bad = Sekret nie pasuje do obietnicy: te kości nie były uczciwe.
web-verify-record-bad = Kości się zgadzają, ale zapis nie.
web-what-next = Co dalej?
web-rematch = Rewanż
web-rematch-offered = { $name } proponuje rewanż.
web-rematch-accept = Usiądź
web-rematch-decline = Nie, dziękuję
web-rematch-title = Rewanż? { $game }
web-your-turn = Twoja kolej.
web-look = Zobacz planszę
web-picture = Obraz do udostępnienia
web-picture-failed = Nie udało się zrobić obrazu.
table-time = { $name } nie ma już czasu.
table-rounds = Rozegrano wszystkie rundy.

## Klawisze

web-keys = Klawisze
web-key-walk = przechodzenie między rzeczami do wyboru
web-key-pick = wybór
web-key-number = wybór rzeczy o tym numerze
web-key-look = obejrzenie dowolnej rzeczy
web-key-back = krok wstecz, pominięcie, zamknięcie
web-key-turn = obrót trzymanego kafla
web-key-undo = cofnięcie
web-key-hint = podpowiedź
web-key-log = dziennik
web-key-chat = czat
web-key-rules = zasady
web-key-keys = ta lista
