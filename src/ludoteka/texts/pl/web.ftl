### Strona w przeglądarce, po polsku.

## Wszędzie

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
web-unreachable = Serwer jest niedostępny. Strona sama spróbuje ponownie.
web-reconnecting = Utracono połączenie. Łączymy ponownie; nic nie przepadnie.
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

web-feel-clash = Ostry pojedynek: dziewięć pól, a każdy kafel może odwrócić większość.
web-length-clash = 20 min
web-feel-emerald-skulls = Rzucaj, ryzykuj i obstawiaj innych: głośno, szybko i złośliwie.
web-length-emerald-skulls = 30 min
web-feel-king-of-new-york = Wielkie potwory i fruwające cegły: pazury, sława i mnóstwo kości.
web-length-king-of-new-york = 40 min
web-feel-deli = Buduj kanapki warstwa po warstwie z tego, co zostawią ci inni.
web-length-deli = 30 min
web-feel-sandwich-wars = Prowadź kuchnię: składniki, zamówienia i sztuczki przeciw sąsiadom.
web-length-sandwich-wars = 45 min

## Nowy stół

web-game = Gra
web-how-many = Ilu graczy?
web-seats = Kto gra?
web-seat-number = Miejsce { $number }
web-free-seat = Wolne miejsce { $number }
web-me = Ja
web-guest = Gość
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
web-parts = Własny plik elementów
web-parts-text = Masz pudełko i chcesz wpisać to, co wydrukowano w twoim egzemplarzu? Wczytaj plik z wpisami, które się różnią.
web-parts-ours = Nasz plik na początek
web-parts-file = Wybierz plik elementów
web-make-public = Każdy widzi stół i może zająć wolne miejsce
web-make = Otwórz stół

## Przed początkiem

web-gathering = Czekamy na graczy
web-gathering-text = Gra zacznie się, gdy wszystkie miejsca będą zajęte.
web-copy-link = Kopiuj zaproszenie
web-fill-bot = Niech gra bot
web-invited = Masz zaproszenie do stołu
web-your-name = Twoje imię

## Stół

web-table = Stół
web-question = Na co czeka stół
web-position = Pozycja słowami
web-drawer = Dziennik, czat i zasady
web-log = Dziennik
web-log-empty = Jeszcze nic się nie stało.
web-chat = Czat
web-chat-empty = Nikt się jeszcze nie odezwał.
web-chat-say = Napisz coś
web-send = Wyślij
web-rules = Zasady
web-rules-search = Szukaj w zasadach
web-clause = Zasada { $id }
web-rules-none = Żaden punkt nie zawiera tych słów.
web-undo = Cofnij
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
web-look = Zobacz planszę

## Klawisze

web-keys = Klawisze
web-key-walk = przechodzenie między rzeczami do wyboru
web-key-pick = wybór
web-key-back = krok wstecz, pominięcie, zamknięcie
web-key-turn = obrót trzymanego kafla
web-key-undo = cofnięcie
web-key-hint = podpowiedź
web-key-log = dziennik
web-key-chat = czat
web-key-rules = zasady
web-key-keys = ta lista

## CLASH

clash-board = Plansza
clash-turn = Obróć podstawą do gracza { $side }
clash-hidden-of = Ukryte kafle: { $name }
clash-hidden-count = Ukryte kafle: { $count }
clash-empty = { $cell }, puste
clash-on-cell = { $cell }: { $tile }
clash-supports = Popiera: { $side }
clash-covers = Pod spodem: { $tile }
clash-is-safe = Bezpieczny
clash-is-blocked = Zablokowane: bez efektu natychmiastowego
clash-down-yours = do końca twojego ruchu
clash-down-theirs = do końca ruchu gracza { $side }
clash-zone = Strefa gracza { $side }
clash-no-tiles = Brak kafli
clash-start-tile = Kafel startowy
clash-neutral = Strefa neutralna
clash-removed = Usunięte: { $count }
clash-box = W pudełku: { $count }
clash-support = Poparcie i wynik
clash-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}
clash-wins = Wygrane partie: { $count } z { $needed }
clash-sheet-wins = Wygrane partie
clash-sheet-points = Punkty
clash-sheet-support = Poparcie w ostatniej partii
clash-sheet-left = Pozostałe kafle
clash-summary = Poparcie: { $mcworld } { $first }, { $jihad } { $second }.

## Emerald Skulls

skulls-pot = Pula
skulls-gears = zębatki
skulls-tokens = żetony przerzutu
skulls-rivals = zębatki Vraxa i Kara
skulls-roller = rzuca
skulls-markers = Pozostałe znaczniki: { $count }
skulls-hand = Kości w ręce: { $count }
skulls-dice = Kości: { $count }
skulls-closed = Zamknięte w tej turze
skulls-card = Karta zakładów { $card }
skulls-pays = Wypłaca: { $pays }
skulls-jackpot = Jackpot rzucającego: { $gears }
skulls-places = Wolne miejsca: { $count }
skulls-bettors = Znaczniki tutaj: { $names }

## Potwory w Nowym Jorku

kony-map = Miasto
kony-market = Na sprzedaż
kony-monster = { $monster } ({ $name })
kony-vitals = { $hearts } z { $most } ♥, { $stars } ★, { $energy } ⚡
kony-out = poza grą
kony-out-stars = Poza grą, { $stars } ★
kony-plays = gra
kony-extra = dodatkowa tura
kony-claim = dostanie następną kartę „Zatrzymaj”
kony-cards = Karty: { $cards }
kony-trophy = Zniszczone: { $count } × { $unit }
kony-dealt = Obrażenia zadane przez ciebie w tej turze: { $count }
kony-here = Tutaj: { $names }
kony-nobody-here = Nie ma tu żadnego Potwora.
kony-here-count = Tutaj: { $count }
kony-souvenir-here = Leży tu Pamiątka.
kony-in-lane = { $who }, pas { $lane }
kony-manhattan-text = Twój Atak trafia wszystkie Potwory na zewnątrz. Kości Leczenia tu nie leczą. Przy każdym ruchu wchodzisz o strefę wyżej.
kony-outer-text = Twój Atak trafia Potwory na Manhattanie. Mieszczą się tu dwa Potwory.
kony-income = Kto zaczyna tu turę, dostaje { $stars } ★ i { $energy } ⚡.
kony-durability = Wytrzymałość { $durability }. Za zniszczenie: { $reward } { $sign }
kony-becomes = Potem staje się: { $unit }
kony-below = Zakryte kafelki pod spodem: { $count }
kony-empty-stack = Stos { $number }: nic nie zostało
kony-unit-new = Ta jednostka pojawiła się w tej turze i nie można jej jeszcze zniszczyć.
kony-dice = Kości tej tury: { $name }
kony-no-dice = Kości
kony-keep-hint = { $count ->
    [one] Kliknij kości, które zatrzymujesz. Pozostał jeden przerzut.
    [few] Kliknij kości, które zatrzymujesz. Pozostały { $count } przerzuty.
    [many] Kliknij kości, które zatrzymujesz. Pozostało { $count } przerzutów.
   *[other] Kliknij kości, które zatrzymujesz. Pozostało { $count } przerzutu.
}
kony-rerolls = Pozostałe przerzuty: { $count }
kony-roll = { $count ->
    [one] Przerzuć jedną kość
   *[other] Przerzuć { $count } kości
}
kony-roll-paid = { $count ->
    [one] Przerzuć jedną kość za { $energy } ⚡
   *[other] Przerzuć { $count } kości za { $energy } ⚡
}
kony-die-kept = { $face }, zatrzymana kość
kony-die-rolled = { $face }, kość do przerzutu
kony-resolved = Już rozpatrzone
kony-quiet = Na początku tej tury Manhattan był pusty: Atak nie działa.
kony-face-energy = 1 ⚡ za każdą kość.
kony-face-heal = 1 ♥ za każdą kość, ale nie na Manhattanie.
kony-face-attack = 1 obrażenie za każdą kość: z Manhattanu wszystkim na zewnątrz, z zewnątrz wszystkim na Manhattanie.
kony-face-destruction = Każdy symbol to jeden punkt przeciw budynkom i jednostkom w twojej dzielnicy.
kony-face-celebrity = Trzy lub więcej symboli zdobywają Supergwiazdę i dają 1 ★ za każdy ponad drugi. Kto ma Supergwiazdę, dostaje 1 ★ za każdy.
kony-face-ouch = Jednostki strzelają. Jeden symbol: do ciebie. Dwa: do każdego Potwora w twojej dzielnicy. Trzy: wszędzie, a ty zdobywasz Statuę Wolności.
kony-superstar-text = Kto ją ma, dostaje 1 ★ za każdy wyrzucony symbol Sławy. Zdobywa się ją trzema symbolami Sławy.
kony-statue-text = Jest warta 3 ★, które traci się razem z nią. Zdobywa się ją trzema symbolami Auć!
kony-ownerless = Nie ma właściciela.
kony-owner = Do kogo należy: { $name }
kony-web-text = Każdy taki żeton to jeden przerzut mniej. Kość Ataku usuwa jeden.
kony-jinx-text = Przerzut kości Auć! kosztuje 1 ⚡ za każdy taki żeton. Kość Leczenia usuwa jeden.
kony-souvenir-text = Zostawia ją Turysta, po jednej w każdej dzielnicy.
kony-carapace-text = Leży na karcie Pancerz i leczy 1 ♥, gdy karta jest odrzucana.
kony-supply = Pozostało w zapasie: { $count }
kony-shells = Żetony na karcie: { $count }
kony-keep = Zatrzymaj
kony-once = Odrzuć
kony-keep-card = „Zatrzymaj”: karta zostaje przy Potworze.
kony-discard-card = „Odrzuć”: karta działa od razu i znika.
kony-price = Cena: { $price } ⚡
kony-price-here = Cena tam, gdzie stoisz: { $price } ⚡ (gdzie indziej { $printed } ⚡)
kony-sweep = Wymiana: { $price } ⚡
kony-sweep-text = Trzy odkryte karty są odrzucane, a odkrywa się trzy nowe.
kony-deck = Karty w talii: { $count }
kony-deck-text = Nikt nie zna ich kolejności.
kony-discard = Stos odrzuconych: { $count }
kony-warning = Jedna z twoich kości pokazuje Sławę: przez tę kartę odpadniesz na końcu tej tury.
kony-buy-anyway = Kup mimo to
kony-sheet-monster = Potwór
kony-sheet-stars = Punkty zwycięstwa ★
kony-sheet-hearts = Życie ♥
kony-sheet-energy = Energia ⚡
kony-sheet-cards = Karty „Zatrzymaj”
kony-sheet-units = Zniszczone jednostki
## Clash at the Deli

deli-counter = Lada
deli-menu = Menu
deli-round = Runda { $round } z { $rounds }
deli-begins = Zaczyna: { $name }
deli-moisture = Każda karta: suchość { $dry }, wilgotność { $juicy }.
deli-in-pool = W puli: { $count }
deli-in-deck = Zostało w talii: { $count }
deli-sign = Punkt więcej, jeśli leży { $sign }.
deli-bottom = Kładzie się tylko bezpośrednio na dolnym pieczywie.
deli-single = Tylko jedna taka karta w kanapce.
deli-reserved = Zarezerwowane na tę rundę
deli-left-over = Resztka z puli
deli-trash = Śmieci poprzedniej rundy
deli-once-more = Leży odkryta; można ją zagrać jeszcze raz
deli-sandwich = Kanapka { $number }
deli-sandwich-of = Kanapka { $number } ({ $name })
deli-unfinished = niedokończona
deli-closed = zamknięta pieczywem
deli-declared = ogłoszona zamkniętą
deli-worth = { $points }, { $state }
deli-ghost = Z tą kartą: { $ingredient }, { $points }
deli-new = Miejsce na nową kanapkę
deli-new-text = Kanapka zaczyna się od pieczywa.
deli-recipe = { $points ->
    [one] { $recipe }: { $points } punkt
    [few] { $recipe }: { $points } punkty
   *[many] { $recipe }: { $points } punktów
}
deli-recipe-made = Już masz tę kanapkę.
deli-recipe-missing = Brakuje: { $cards }
deli-recipe-gone = Już nieosiągalna.
deli-score-of = { $name }, punkty: { $points }
deli-score-now = Gdyby teraz był koniec:
deli-points = punkty
deli-picks = Wybory w tej rundzie: { $picks } z 6
deli-joker-name = Wybierz składnik, którym stanie się joker.
deli-hand = Karty akcji
deli-hand-size = Karty akcji na ręce: { $count }
deli-no-hand = Nie ma już kart akcji
deli-sheet-sign = dobrze ułożone karty (znaki)
deli-sheet-classic = klasyki z menu
deli-sheet-total = Razem
deli-summary-pool = Pula: { $cards }
deli-pad = Notes punktowy
deli-pad-text = Gracie z pudełkiem na stole? Dotykaj tego, co leży przed każdym z graczy, a punkty pojawią się wiersz po wierszu.
deli-pad-kept = Zapisane tylko w tej przeglądarce.
deli-pad-players = Gracze
deli-pad-add-player = Dodaj gracza
deli-pad-remove-player = Usuń gracza
deli-pad-person = O tym graczu
deli-pad-gregg = ma Gregga Benedicta
deli-pad-breadhead = Punkty za Breadhead
deli-pad-sandwiches = Kanapki
deli-pad-new = Nowa kanapka
deli-pad-start = Dotykaj kart od dołu do góry. Najpierw pieczywo.
deli-pad-take-off = Zdejmij wierzchnią kartę
deli-pad-remove = Usuń kanapkę { $number }
deli-pad-leads = { $count ->
    [one] Prowadzi: { $names }
   *[other] Remis: { $names }
}
deli-pad-variants = Warianty i własne karty
deli-pad-clear = Nowa rozgrywka
deli-pad-clear-sure = Na pewno wyczyścić notes?
## Sándwich Wars

sand-quality = Jakość: { $now }
sand-quality-changed = Jakość: { $printed } → { $now }
sand-cost = Koszt: { $now }
sand-cost-changed = Koszt: { $printed } → { $now }
sand-fine = Razem z karą za wymianę: { $cost }
sand-opportunity = Nie zajmuje akcji; potem trafia do sąsiada po lewej
sand-seen = Tę kartę widzieli wszyscy
sand-needs = Składniki: { $size }; wymagana jakość: { $quality }
sand-printed = PZ: { $points }
sand-bonus = 2 PZ w żetonach za każdą użytą kategorię spośród: { $categories }
sand-reward-assistant = Nagroda: asystent albo 2 PZ w żetonach
sand-reward-units = Nagroda: monety lub karty rynku, łącznie { $count }
sand-best = Najlepsza jakość z twojej strefy: { $best }
sand-too-few = W twojej strefie jest za mało składników
sand-in-centre = Na środku stołu; zatrudnienie kosztuje 5 monet
sand-works-for = Pracuje dla: { $name }
sand-market = Talia rynku
sand-market-text = Uzupełnienie ręki to akcja: odrzuć, ile chcesz, a potem dobierz do pięciu kart.
sand-order-deck = Talia zamówień
sand-discards = Odrzucone
sand-cards = Karty: { $count }
sand-under = Znane na spodzie talii, od góry: { $orders }
sand-bank = Bank
sand-bank-text = Wzięcie 4 monet to akcja.
sand-coins = Monety: { $count }
sand-chips = PZ w żetonach: { $count }
sand-chips-hidden = PZ w żetonach: ukryte do końca gry
sand-hand-of = Karty na ręce: { $count }
sand-done = Zrealizowane zamówienia: { $orders }
sand-done-none = Brak zrealizowanych zamówień
sand-done-points = PZ za zamówienia: { $points }
sand-done-types = Różne rodzaje: { $count }; PZ za różnorodność: { $points }
sand-free = Wolne miejsce
sand-play-here = Zagraj tutaj
sand-last-round = Zrealizowano pięć zamówień: to ostatnia runda
sand-sheet-orders = PZ za zamówienia
sand-sheet-opportunities = Okazje na ręce, po 4 PZ
sand-sheet-variety = Różnorodność zamówień
sand-sheet-total = Razem
sand-sheet-completed = Zrealizowane zamówienia
sand-sheet-coins = Pozostałe monety
