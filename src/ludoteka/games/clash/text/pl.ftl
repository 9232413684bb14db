### CLASH: Jihad vs. McWorld, po polsku. Nazwy kafli i efektów jak w wydaniu pudełkowym.
### .acc biernik

title = CLASH: Jihad vs. McWorld
blurb = Dwie filozofie walczą o dziewięć pól: wykładaj kafle, obracaj i niszcz cudze, zdobądź poparcie większości.

## Bots, from the weakest to the strongest

bot-pixel = Pixel
bot-pixel-temper = Kładzie kafle tam, gdzie ładnie wyglądają.
bot-tessa = Tessa
bot-tessa-temper = Zajmuje, co wolne, i nigdy się nie ogląda.
bot-atlas = Atlas
bot-atlas-temper = Broni każdego rogu jak własnego domu.
bot-vega = Vega
bot-vega-temper = Czeka na twój błąd, a potem dziękuje.
bot-minerva = Minerva
bot-minerva-temper = Wie, czego chce większość, zanim ona sama to wie.

## Names

cell = { $key }
side-mcworld = McWorld
side-jihad = Jihad
dots-first = kropki pierwszego koloru (pola prostopadłe)
dots-second = kropki drugiego koloru (pola ukośne)

tile-unknown = ukryty kafel
    .acc = ukryty kafel
tile-president = Prezydent
    .acc = Prezydenta
tile-fast-food = Fast-food
    .acc = Fast-food
tile-banker = Bankier
    .acc = Bankiera
tile-pop-star = Pop-Star
    .acc = Pop-Star
tile-soldier = Żołnierz
    .acc = Żołnierza
tile-predator = Predator
    .acc = Predatora
tile-tourist-zone = Strefa turystyczna
    .acc = Strefę turystyczną
tile-leader = Przywódca
    .acc = Przywódcę
tile-imam = Imam
    .acc = Imama
tile-sheikh = Szejk
    .acc = Szejka
tile-tradition = Tradycja
    .acc = Tradycję
tile-taliban = Talib
    .acc = Taliba
tile-bomber = Zamachowiec
    .acc = Zamachowca
tile-mosque = Meczet
    .acc = Meczet
tile-missile = Atak rakietowy
    .acc = Atak rakietowy
tile-mercenary = Najemnik
    .acc = Najemnika
tile-mujahideen = Mudżahedin
    .acc = Mudżahedina
tile-television = Telewizja
    .acc = Telewizję
tile-press = Prasa
    .acc = Prasę
tile-agent = Agent
    .acc = Agenta
tile-hacker = Hacker
    .acc = Hackera
tile-crisis = Kryzys finansowy
    .acc = Kryzys finansowy
tile-network = Social Network
    .acc = Social Network
tile-coup = Przewrót
    .acc = Przewrót
tile-bribe = Łapówka
    .acc = Łapówkę
tile-un = ONZ
    .acc = ONZ
tile-nobel = Nagroda Nobla
    .acc = Nagrodę Nobla
tile-picket = Pikieta
    .acc = Pikietę
tile-riots = Rozruchy
    .acc = Rozruchy
tile-elections = Wybory
    .acc = Wybory
tile-kaboom = KABOOM!!!
    .acc = KABOOM!!!
tile-mustafa = Mustafa
    .acc = Mustafę

## What the tiles do

tile-unknown-text = Nie możesz zobaczyć tego kafla.
tile-president-text = Niszczy jeden z ośmiu przyległych kafli.
tile-fast-food-text = Zmienia poparcie każdego kafla w jednym wybranym kierunku, aż do krawędzi planszy.
tile-banker-text = Zmienia poparcie wszystkich kafli przyległych prostopadle albo wszystkich przyległych ukośnie, do wyboru.
tile-pop-star-text = Zmienia poparcie jednego z ośmiu przyległych kafli.
tile-soldier-text = Niszczy jeden z czterech kafli przyległych prostopadle.
tile-predator-text = Niszczy jeden z czterech kafli przyległych ukośnie.
tile-tourist-zone-text = Ten kafel jest bezpieczny: nie działa na niego żaden efekt poza tym, który wprost dotyczy kafli bezpiecznych.
tile-leader-text = { tile-president-text }
tile-imam-text = { tile-fast-food-text }
tile-sheikh-text = { tile-banker-text }
tile-tradition-text = { tile-pop-star-text }
tile-taliban-text = { tile-soldier-text }
tile-bomber-text = { tile-predator-text }
tile-mosque-text = { tile-tourist-zone-text }
tile-missile-text = Niszczy jeden z ośmiu przyległych kafli, ale tylko bezpieczny.
tile-mercenary-text = Odrzuca jeden z czterech kafli przyległych prostopadle.
tile-mujahideen-text = Odrzuca jeden z czterech kafli przyległych ukośnie.
tile-television-text = Powtarza efekt natychmiastowy jednego z czterech kafli przyległych prostopadle.
tile-press-text = Powtarza efekt natychmiastowy jednego z czterech kafli przyległych ukośnie.
tile-agent-text = Usuwa wybrany przez ciebie kafel ze strefy przeciwnika na stos kafli usuniętych.
tile-hacker-text = Przenosi dowolny kafel ze stosu kafli usuniętych do twojej strefy.
tile-crisis-text = Zabiera z planszy do twojej strefy inny kafel, który cię popiera.
tile-network-text = Zmienia poparcie trzech kafli przed szpicem: na wprost i po skosie z obu stron.
tile-coup-text = Zmienia poparcie wszystkich ośmiu przyległych kafli.
tile-bribe-text = Przenosi dowolny inny kafel z planszy na puste pole.
tile-un-text = Kafle przyległe z jego lewej i prawej strony są bezpieczne i zachowują własne efekty.
tile-nobel-text = Przykrywa kafel, który cię popiera; razem tworzą jeden bezpieczny kafel bez innych efektów.
tile-picket-text = Kafel wyłożony na jednym z czterech pól prostopadłych nie ma efektu natychmiastowego.
tile-riots-text = Kafel wyłożony na jednym z czterech pól ukośnych nie ma efektu natychmiastowego.
tile-elections-text = Dobiera do twojej strefy losowy nieużywany kafel neutralny.
tile-kaboom-text = Kogo popiera na koniec partii, ten przegrywa.
tile-mustafa-text = Kafel, od którego zaczyna się każda partia; nie ma efektu.

## Options

option-variant = Wariant
option-variant-standard = Gra podstawowa
option-variant-beginners = Gra dla początkujących: bez kafli neutralnych
option-variant-random-support = Losowe poparcie: po dwa kafle neutralne dla każdego
option-variant-hidden-support = Ukryte poparcie: po dwa tajne kafle neutralne dla każdego
option-variant-draft = Dobieranie: gracze dzielą się pięcioma kaflami neutralnymi
option-variant-secret-draft = Tajne dobieranie: gracze skrycie wybierają kafle neutralne
option-variant-long = Długa gra: strefa neutralna jest uzupełniana
option-match = Długość meczu
option-match-best-of-three = Do dwóch wygranych partii
option-match-single = Jedna partia
option-match-points-2 = Na punkty, 2 partie
option-match-points-3 = Na punkty, 3 partie
option-match-points-4 = Na punkty, 4 partie
option-match-points-5 = Na punkty, 5 partii
option-match-points-6 = Na punkty, 6 partii
option-match-points-7 = Na punkty, 7 partii

## Moves

move-place =
    { $tile-key ->
        [nobel] Przykryj kafel na polu { $cell } Nagrodą Nobla
       *[other] Połóż { $tile-acc } na polu { $cell } z poparciem dla gracza { $side }
    }
move-target = Wskaż pole { $cell }
move-dots = Wybierz { $dots }
move-use = Użyj efektu
move-skip = Nie używaj efektu
move-to = Przenieś na pole { $cell }
move-remove = Usuń { $tile-acc } ze strefy przeciwnika
move-blind = Usuń w ciemno jeden z ukrytych kafli przeciwnika
move-take = Weź { $tile-acc } ze stosu kafli usuniętych
move-draft = Weź { $tile-acc } ze strefy neutralnej
move-keep = Zatrzymaj { $tile-acc }
move-first = Niech zaczyna { $side }

## Questions

prompt-start = Połóż Mustafę na dowolnym polu, podstawą w stronę wybranego gracza.
prompt-place = Wybierz kafel i połóż go na pustym polu.
prompt-effect = Użyj efektu kafla „{ $tile }” na polu { $cell } albo z niego zrezygnuj.
prompt-bribe-to = Wybierz puste pole, na które przeniesiesz kafel „{ $tile }” z pola { $cell }.
prompt-draft = Wybierz do swojej strefy jeden z kafli neutralnych.
prompt-keep = Wybierz kafel, który skrycie zatrzymasz.
prompt-first = Zdecyduj, kto zaczyna tę partię.
prompt-lot = Trwa losowanie pierwszego gracza.
prompt-neutral = Trwa losowanie kafla do strefy neutralnej.
prompt-support = Trwa losowanie kafla neutralnego dla gracza.
prompt-packet = Trwa tajne losowanie kafla neutralnego.
prompt-refill = Trwa losowanie kafla na puste miejsce w strefie neutralnej.
prompt-elections = Kafel „{ tile-elections }”: trwa losowanie nieużywanego kafla neutralnego.
prompt-blind = Trwa wybór w ciemno jednego z ukrytych kafli.

## The log

note-game-begins = Zaczyna się partia { $number }.
note-game-begins-points = Zaczyna się partia { $number } z { $number2 }.
note-begins = Zaczyna { $side }.
note-begins-next = Tę partię zaczyna { $side }.
note-neutral = Do strefy neutralnej trafia kafel „{ $tile }”.
note-refilled = Do strefy neutralnej trafia z pudełka kafel „{ $tile }” w miejsce zabranego.
note-drew = { $side } losuje kafel „{ $tile }”.
note-drew-secret = { $side } losuje w tajemnicy kafel „{ $tile }”.
note-drew-hidden = { $side } losuje ukryty kafel.
note-drew-packet = { $side } losuje do tajnego dobierania kafel „{ $tile }”.
note-drew-packet-hidden = { $side } losuje do tajnego dobierania ukryty kafel.
note-elected = { $side } losuje dzięki kaflowi „{ tile-elections }” kafel „{ $tile }”.
note-drafted = { $side } bierze { $tile-acc } ze strefy neutralnej.
note-kept = { $side } zatrzymuje kafel „{ $tile }”.
note-kept-hidden = { $side } zatrzymuje ukryty kafel.
note-box-shuffled = Kafle neutralne z wcześniejszych partii wracają do pudełka i zostają potasowane.
note-placed-start = { $side } zaczyna partię: kładzie { $tile-acc } na polu { $cell }; kafel popiera gracza { $side2 }.
note-placed = { $side } kładzie { $tile-acc } na polu { $cell }; kafel popiera gracza { $side2 }.
note-covered = { $side } przykrywa { $tile-acc } na polu { $cell } Nagrodą Nobla.
note-blocked = Pole jest zablokowane, więc kafel „{ $tile }” nie ma efektu.
note-no-target = Kafel „{ $tile }” nie ma na co zadziałać.
note-skipped = { $side } nie używa efektu kafla „{ $tile }”.
note-destroyed = Kafel „{ $tile }” na polu { $cell } zostaje zniszczony i leży awersem do dołu.
note-destroy-too-late = Plansza jest pełna, więc kafel „{ $tile }” niczego nie niszczy.
note-flipped = Kafel „{ $tile }” na polu { $cell } obraca się i popiera gracza { $side }.
note-discarded = Kafel „{ $tile }” z pola { $cell } trafia od razu na stos kafli usuniętych.
note-gone = Zniszczony kafel „{ $tile }” znika z pola { $cell } i trafia na stos kafli usuniętych.
note-moved = Kafel „{ $tile }” przechodzi z pola { $cell } na pole { $cell2 }.
note-repeats = Efekt kafla „{ $tile }” na polu { $cell } działa jeszcze raz.
note-taken-back = { $side } zabiera { $tile-acc } z pola { $cell } do swojej strefy.
note-removed = { $side } traci { $tile-acc } ze swojej strefy; kafel trafia na stos kafli usuniętych.
note-removed-unseen = { $side } traci ukryty kafel, który trafia na stos kafli usuniętych: „{ $tile }”.
note-recovered = { $side } bierze { $tile-acc } ze stosu kafli usuniętych.
note-won-majority = Wszystkie pola są zajęte: { $side } wygrywa partię { $number } do { $number2 }.
note-shown = { $side } odkrywa kafel „{ $tile }”, bo nie może go położyć.
note-won-tiles = { $side2 } nie może wyłożyć żadnego kafla, więc partię wygrywa { $side }.
note-won-kaboom = Kafel „{ tile-kaboom }” popiera gracza { $side2 }, więc partię wygrywa { $side }.
note-won-sixty = Na planszę wyłożono już sześćdziesiąt kafli: { $side } wygrywa partię { $number } do { $number2 }.
note-drawn-sixty =
    { $number ->
        [one] Wyłożono sześćdziesiąt kafli i każdą stronę popiera jeden kafel: partia kończy się remisem.
        [few] Wyłożono sześćdziesiąt kafli i każdą stronę popierają { $number } kafle: partia kończy się remisem.
       *[many] Wyłożono sześćdziesiąt kafli i każdą stronę popiera { $number } kafli: partia kończy się remisem.
    }
note-points = Punkty do tej pory: { side-mcworld } { $number }, { side-jihad } { $number2 }.
note-won-match = { $side } wygrywa mecz.
note-won-points = { $side } ma najwięcej punktów i wygrywa mecz.
note-drawn-match = Mecz kończy się remisem.

## Why not?

refusal-place-a-tile = Teraz musisz wyłożyć kafel.
refusal-start-tile-first = Partia zaczyna się od wyłożenia Mustafy.
refusal-start-tile-only = Pierwszym kaflem na planszy jest Mustafa, więc kafel „{ $tile }” musi poczekać.
refusal-tile-not-there = Kafla „{ $tile }” nie ma ani w twojej strefie, ani w strefie neutralnej.
refusal-cell-taken = Na polu { $cell } leży już kafel.
refusal-cell-blocked = Na polu { $cell } leży jeszcze zniszczony kafel.
refusal-nobel-needs-tile = { tile-nobel } przykrywa kafel, a pole { $cell } jest puste.
refusal-nobel-own-tile = Kafel na polu { $cell } nie popiera ciebie, więc { tile-nobel } nie może go przykryć.
refusal-nobel-safe = Kafel na polu { $cell } jest bezpieczny, więc { tile-nobel } nie może go przykryć.
refusal-nobel-face-down = Kafel na polu { $cell } leży awersem do dołu, więc { tile-nobel } nie może go przykryć.
refusal-nobel-side = { tile-nobel } musi popierać ciebie, tak jak przykrywany kafel.
refusal-answer-effect = Najpierw zdecyduj o efekcie kafla „{ $tile }”: wybierz, co robi, albo z niego zrezygnuj.
refusal-outside-area = Kafel „{ $tile }” nie sięga pola { $cell }.
refusal-nothing-there = Na polu { $cell } nie ma kafla.
refusal-is-face-down = Kafel na polu { $cell } leży awersem do dołu i nic na niego nie działa.
refusal-is-safe = Kafel na polu { $cell } jest bezpieczny.
refusal-is-not-safe = Kafel na polu { $cell } nie jest bezpieczny, a w ten sposób można zniszczyć tylko bezpieczny.
refusal-is-itself = Kafel na polu { $cell } nie może wskazać samego siebie.
refusal-no-effect-there = Kafel na polu { $cell } nie ma efektu natychmiastowego, który można by powtórzyć.
refusal-already-repeated = Efekt kafla na polu { $cell } zadziałał już w tym ruchu.
refusal-line-empty = W kierunku pola { $cell } nie ma kafla, na który można by zadziałać.
refusal-dots-empty = Nie ma kafla, na który można by zadziałać, wybierając { $dots }.
refusal-not-your-support = Kafel na polu { $cell } nie popiera ciebie.
refusal-not-in-zone = Kafla „{ $tile }” nie ma wśród odkrytych kafli w strefie przeciwnika.
refusal-nothing-hidden = Twój przeciwnik nie ma ukrytych kafli.
refusal-not-removed = Kafla „{ $tile }” nie ma na stosie kafli usuniętych.
refusal-choose-empty-cell = Teraz wybierz puste pole, na które przeniesiesz przekupiony kafel.
refusal-draft-a-tile = Teraz musisz wziąć jeden z kafli neutralnych.
refusal-not-in-draft = Kafla „{ $tile }” nie ma wśród kafli neutralnych do wyboru.
refusal-keep-a-tile = Teraz musisz zatrzymać jeden z kafli, które trzymasz.
refusal-not-in-packet = Kafla „{ $tile }” nie ma wśród kafli, które trzymasz.
refusal-choose-first = Musisz zdecydować, kto zaczyna.

## On the shelf

feel = Ostry pojedynek: dziewięć pól, a każdy kafel może odwrócić większość.
goal = Gdy wszystkie dziewięć pól jest zajętych, wygrywa gracz, którego popiera więcej kafli.
goal-turn = W swojej turze kładziesz jeden kafel ze swojej strefy albo ze strefy neutralnej na pustym polu; potem możesz użyć jego efektu.

## The stage in the browser

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
clash-ended = Koniec partii { $number }
clash-next-game = Do następnej partii
clash-summary = Poparcie: { $mcworld } { $first }, { $jihad } { $second }.

## The board in the terminal

board-clash-signs = Kogo popiera: { $mcworld }, { $jihad }
board-clash-down = awersem do dołu
board-clash-zone = Strefa ({ $side }): { $tiles }
board-clash-hidden = Ukryte ({ $side }): { $tiles }
board-clash-neutral = Strefa neutralna: { $tiles }
board-clash-packet = Do wyboru: { $tiles }
board-clash-removed = Usunięte: { $tiles }
board-clash-wins = Partia { $game }. Wygrane partie: { $mcworld } { $first }, { $jihad } { $second }
board-clash-points = Partia { $game }. Punkty: { $mcworld } { $first }, { $jihad } { $second }
board-clash-box = Kafle neutralne w pudełku: { $count }

## Why a bot would do it

reason-clash-kaboom = KABOOM!!! daje przegraną przeciwnikowi, jeśli będzie tam leżeć na koniec.
reason-clash-nobel = Na stałe zabezpiecza jeden z twoich kafli.
reason-clash-safe = Bezpieczny kafel zachowuje swoje poparcie.
reason-clash-last-cell = Zajmuje ostatnie wolne pole.
reason-clash-hits = Odbiera poparcie przeciwnikowi.
