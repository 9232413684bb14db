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
