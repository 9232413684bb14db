# Boty: pojedynki, turnieje, podpowiedzi i analizy

cli-duel = Niech dwa boty rozegrają wiele rozgrywek ze sobą, zamieniając się miejscami.
cli-tournament = Niech boty zagrają każdy z każdym.
cli-review = Przeanalizuj zapisaną rozgrywkę: które ruchy kosztowały najwięcej i co było lepsze.
cli-option-level = Siła botów, od 1 (początkujący) do 5.
cli-option-whose = Miejsce, którego ruchy są analizowane.
cli-option-every = Rozegraj wszystko, nawet gdy wynik jest jasny wcześniej.
cli-option-most = Ile ruchów najwyżej pokazać.

duel-result = { $a } kontra { $b }: rozstrzygnięte rozgrywki { $decided }, z tego wygrane { $wins }, czyli { $share } (przedział 95%: od { $low } do { $high }).
duel-draws = Remisy: { $draws }.
duel-time = Sekundy na decyzję: { $a } { $first }, { $b } { $second }.
tournament-bot = bot
tournament-share = udział
tournament-won = wygrane
tournament-lost = przegrane
tournament-drawn = remisy

hint-move = { $number }. { $move } [{ $notation }]: { $share }
hint-reason = { $hint }. { $reason }

reason-wins = To wymusza wygraną.
reason-loses = Gra jest przegrana przy każdym ruchu; ten broni się najdłużej.
reason-only = Innego ruchu nie ma.
reason-holds = Wszystko inne jest dużo gorsze.
reason-clash-kaboom = KABOOM!!! daje przegraną przeciwnikowi, jeśli będzie tam leżeć na koniec.
reason-clash-nobel = Na stałe zabezpiecza jeden z twoich kafli.
reason-clash-safe = Bezpieczny kafel zachowuje swoje poparcie.
reason-clash-last-cell = Zajmuje ostatnie wolne pole.
reason-clash-hits = Odbiera poparcie przeciwnikowi.
reason-deli-classic = Powstaje z tego klasyk z menu.
reason-deli-towards = Przybliża do klasyka z menu.
reason-deli-closes = Zamyka kanapkę, której wydarzenia już nie zaszkodzą.
reason-deli-safe = Zamkniętej kanapce wydarzenia nie zaszkodzą.
reason-deli-sign = Karta leży tam tak, jak tego wymaga jej znak.
reason-deli-most = Liczy się do premii za największą liczbę jednego składnika.
reason-deli-deny = Następny gracz zrobiłby z tego dobry użytek.

reason-kony-keep = Te kości są warte więcej, niż zapewne przyniesie kolejny rzut.
reason-kony-reroll = Te kości niewiele ci teraz dają.
reason-kony-reroll-ouch = Jednostki w twojej dzielnicy strzelałyby do ciebie.
reason-kony-reroll-heal = Na Manhattanie kości Leczenia nic nie dają.
reason-kony-reroll-healthy = Masz pełnię życia.
reason-kony-reroll-attack = Na początku twojej tury Manhattan był pusty, więc Atak nic nie daje.
reason-kony-reroll-celebrity = Mniej niż trzy symbole Sławy nic nie dają komuś, kto nie jest Supergwiazdą.
reason-kony-ouch-first = Jednostki strzelają, zanim twoje zniszczenia sprowadzą nowe.
reason-kony-heal-first = Ulecz się, zanim jednostki zaczną strzelać.
reason-kony-stars = Od razu daje gwiazdki.
reason-kony-twenty = Daje ci 20 gwiazdek.
reason-kony-unit = Jedna jednostka mniej może do ciebie strzelać, a nagroda jest twoja.
reason-kony-flee = Masz mało życia, a poza Manhattanem możesz się leczyć.
reason-kony-stay = Manhattan daje zysk w każdej turze, a życia masz dość.
reason-kony-stay-close = Manhattan daje zysk w każdej turze, a do 20 gwiazdek jest już blisko.
reason-kony-fewer-units = Tam może do ciebie strzelać mniej jednostek.
reason-kony-buy = Ta karta się zwróci.
reason-kony-buy-now = Od razu jest warta swojej ceny.
reason-kony-sweep = Nowe karty mogą być dla ciebie lepsze od tych.
reason-kony-save = Zachowaj energię na lepszą kartę.
reason-sand-order = Zrealizowane zamówienie daje punkty i nikt inny już go nie weźmie.
reason-sand-new-type = Kolejny rodzaj zamówienia liczy się na koniec do różnorodności.
reason-sand-ends = To twoje piąte zamówienie: po tej rundzie gra się kończy.
reason-sand-chef = Dodatkowa jakość pozwala zrealizować jeszcze jedno zamówienie.
reason-sand-free = Składniki trafiają do twojej strefy bez kosztu i bez akcji.
reason-sand-keep = Okazja, która zostanie na ręce, jest na koniec warta 4 PZ.
reason-sand-assistant = Masz kilka składników tej kategorii: będą lepsze i tańsze.
reason-sand-coins = Nie stać cię na żaden składnik z ręki.
reason-sand-restock = Twoja ręka nie jest pełna.
reason-skulls-likely = Ten zakład prawdopodobnie wygra.
reason-skulls-pays-well = Wygrywa rzadko, ale dobrze płaci.
reason-skulls-safe = To, co leży na czaszce, jest warte więcej, niż średnio przyniósłby kolejny rzut.
reason-skulls-more-to-win = Kolejny rzut średnio przynosi więcej, niż naraża.
reason-skulls-roll-again = Nowy rzut obiecuje więcej niż te kości.

review-move = Ruch { $number }: { $played } ({ $share }). Lepiej: { $best } ({ $better }).
review-good = Żaden ruch nie kosztował więcej niż { $least }.
review-sum = Liczba zbadanych ruchów: { $moves }. Średnia strata na ruch: { $lost } wygranej.

terminal-help-hint = hint              najlepsze ruchy i szansa wygranej przy każdym z nich

fault-bot-setting = Bot „{ $bot }” nie przyjmuje „{ $setting }”; ustawienia zapisuje się jako nazwa=liczba, na przykład ismcts:iters=500.
fault-bot-setting-unknown = Bot „{ $bot }” nie ma ustawienia „{ $setting }”; ma: { $known }.
fault-bot-no-end = Bot „{ $bot }” myślałby bez końca; podaj mu granicę, na przykład seconds=1.
fault-bot-needs-openspiel = Bot „{ $bot }” potrzebuje OpenSpiel: pip install "ludoteka[openspiel]".
fault-bot-alone = Pojedynek wymaga co najmniej dwóch miejsc.
fault-bot-same = Do turnieju potrzeba co najmniej dwóch różnych botów.
fault-no-hint = To nie twoja kolej, więc nie ma czego doradzać.
fault-program-start = Nie można uruchomić programu „{ $program }”; sprawdź polecenie.
fault-program-move = Program „{ $program }” odpowiedział „{ $move }”, a takiego ruchu nie ma na liście.
fault-program-silent = Program „{ $program }” zakończył działanie albo nie odpowiada.
