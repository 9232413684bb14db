### Clash at the Deli, po polsku. Nazwy kart akcji, postaci i klasyków jak na kartach.
### .acc biernik

title = Clash at the Deli
blurb = Dobieraj składniki, układaj kanapki i zamykaj je na czas: najlepszy kucharz przejmie lokal Big Joe.

## Names

place = { $key }

category-bread = pieczywo
category-protein = białko
category-cheese = ser
category-vegetable = warzywa
category-sauce = sosy

ingredient-unknown = nieznany składnik
    .acc = nieznany składnik
ingredient-white-toast = Tost pszenny
    .acc = Tost pszenny
ingredient-half-roll = Pół bułki
    .acc = Pół bułki
ingredient-half-bagel = Pół bajgla
    .acc = Pół bajgla
ingredient-rye = Chleb żytni
    .acc = Chleb żytni
ingredient-wrap = Wrap
    .acc = Wrap
ingredient-bacon = Boczek
    .acc = Boczek
ingredient-fried-egg = Jajko sadzone
    .acc = Jajko sadzone
ingredient-corned-beef = Peklowana wołowina
    .acc = Peklowaną wołowinę
ingredient-roasted-pork = Pieczeń wieprzowa
    .acc = Pieczeń wieprzową
ingredient-wiener = Parówka
    .acc = Parówkę
ingredient-tuna = Tuńczyk
    .acc = Tuńczyka
ingredient-american = Ser amerykański
    .acc = Ser amerykański
ingredient-cheddar = Cheddar
    .acc = Cheddar
ingredient-swiss = Ser szwajcarski
    .acc = Ser szwajcarski
ingredient-cream-cheese = Serek kremowy
    .acc = Serek kremowy
ingredient-tomato = Pomidor
    .acc = Pomidora
ingredient-lettuce = Sałata
    .acc = Sałatę
ingredient-avocado = Awokado
    .acc = Awokado
ingredient-sauerkraut = Kapusta kiszona
    .acc = Kapustę kiszoną
ingredient-pickles = Ogórki
    .acc = Ogórki
ingredient-butter = Masło
    .acc = Masło
ingredient-trinity = Trójca
    .acc = Trójcę
ingredient-hot-sauce = Ostry sos
    .acc = Ostry sos
ingredient-ranch = Sos ranczerski
    .acc = Sos ranczerski

action-unknown = zakryta karta akcji
action-joker-bread = Joker: pieczywo
action-joker-protein = Joker: białko
action-joker-cheese = Joker: ser
action-joker-veggie = Joker: warzywo
action-joker-sauce = Joker: sos
action-take-that = I’ll Take That
action-picky-eater = Picky Eater
action-lucky-day = Lucky Day
action-breadhead = Breadhead
action-second-helping = Dokładka

event-unknown = zakryte wydarzenie
event-free-sample = Darmowa próbka
event-leftovers = Resztki
event-fresh-loaf = Świeży bochenek
event-tidy-counter = Porządek na ladzie
event-mouldy-top = Pleśń na wierzchu
event-rats = Szczury w spiżarni
event-inspection = Kontrola sanepidu
event-power-cut = Brak prądu

character-unknown = nieznana postać
character-tricia = Malicious Tricia
character-nikki = Picky Nikki
character-michael = Recycle Michael
character-pete = Repeat Pete
character-drew = Switcheroo Drew
character-gregg = Gregg Benedict
character-jackson = Action Jackson
character-debbie = Debbie Dibs
character-isaac = Psychic Isaac
character-kath = Copy Kath

collector-scoville = Mayor of Scoville
collector-american = True American
collector-englishman = Englishman

recipe-reuben = Reuben
recipe-cubano = Cubano
recipe-cheesy-dog = Cheesy Dog
recipe-classic-wrap = Classic Wrap
recipe-veggie-wrap = Veggie Wrap
recipe-bacon-egg-cheese = Bacon Egg ’n Cheese
recipe-cream-cheese-bagel = Cream Cheese Bagel
recipe-tuna-melt = Tuna Melt
recipe-blt = BLT
recipe-butter-toast = Tost z masłem
recipe-avocado-toast = Tost z awokado

sign-none = bez znaku
sign-on-bread = bezpośrednio na pieczywie
sign-on-protein = bezpośrednio na białku
sign-on-cheese = bezpośrednio na serze
sign-on-vegetable = bezpośrednio na warzywie
sign-edge = na samym dole lub na samej górze, przy co najmniej trzech dodatkach

## What the cards do

action-unknown-text = Nie możesz zobaczyć tej karty.
action-joker-bread-text = Zamiast doboru: staje się dowolnym pieczywem do końca gry.
action-joker-protein-text = Zamiast doboru: staje się dowolnym białkiem do końca gry.
action-joker-cheese-text = Zamiast doboru: staje się dowolnym serem do końca gry.
action-joker-veggie-text = Zamiast doboru: staje się dowolnym warzywem do końca gry.
action-joker-sauce-text = Zamiast doboru: staje się dowolnym sosem do końca gry.
action-take-that-text = Gdy przeciwnik dobiera z puli: ty dostajesz tę kartę jako swój dobór, a on dobiera ponownie.
action-picky-eater-text = Zamiast doboru: weź dwie karty z puli, jedną po drugiej.
action-lucky-day-text = Koniec rundy: rozpoczynasz następną, chyba że ktoś inny też zagra tę kartę.
action-breadhead-text = Koniec rundy: punkt za każdą kanapkę zamkniętą przez ciebie pieczywem w tej rundzie.
action-second-helping-text = Koniec rundy: przełóż górny dodatek jednej nieskończonej kanapki na inną.

event-unknown-text = Nie możesz zobaczyć tego wydarzenia.
event-free-sample-text = Dobre: nazwij kategorię, weź wierzchnią kartę i połóż ją albo wyrzuć.
event-leftovers-text = Dobre: weź jedną z kart, które zostały w puli, i połóż ją.
event-fresh-loaf-text = Dobre: weź do trzech kart pieczywa i zatrzymaj jedną.
event-tidy-counter-text = Dobre: przełóż górny dodatek między dwiema swoimi nieskończonymi kanapkami.
event-mouldy-top-text = Złe: twoja najwyższa nieskończona kanapka traci górny dodatek.
event-rats-text = Złe: tracisz puste pieczywo.
event-inspection-text = Złe: nieskończone kanapki z czterema dodatkami tracą górny.
event-power-cut-text = Złe: ser na wierzchu nieskończonej kanapki trafia do śmieci.

character-unknown-text = Nikt jeszcze nie zna tej postaci.
character-tricia-text = Po każdej wziętej i położonej karcie możesz wyrzucić kartę z puli.
character-nikki-text = Dwa razy w rundzie, podczas doboru, rozdaj jedną kategorię puli na nowo.
character-michael-text = Raz w rundzie dobierz ze śmieci poprzedniej rundy.
character-pete-text = Na początku wymień do trzech kart akcji; każdą zagraną kartę możesz zagrać jeszcze raz w późniejszej rundzie.
character-drew-text = Po doborze zamień swoją wierzchnią kartę z wierzchnią kartą przeciwnika.
character-gregg-text = Punkt za każdą zamkniętą kanapkę z jajkiem, której nie ma w menu.
character-jackson-text = Odrzuć kartę akcji, by zabrać kartę, którą dobiera przeciwnik.
character-debbie-text = Na początku każdej rundy zarezerwuj kartę z puli.
character-isaac-text = Na koniec każdej rundy obejrzyj trzy wydarzenia i wybierz to, które nastąpi.
character-kath-text = W każdej rundzie masz zdolność innej postaci, która nie gra.

## Options

option-characters = Postacie
option-characters-drawn = Losowane
option-characters-agreed = Każdy wybiera
option-characters-kath-mania = Copy Kath Mania: każdy jest Kath
option-chefs = Postaci na gracza
option-chefs-1 = Jedna
option-chefs-2 = Dwie (walka drużyn)
option-chefs-3 = Trzy (walka drużyn, do trzech graczy)
option-chefs-4 = Cztery (walka drużyn, dwóch graczy)
option-rounds = Rundy
option-rounds-3 = 3 rundy
option-rounds-4 = 4 rundy
option-rounds-5 = 5 rund
option-rounds-6 = 6 rund
option-pool = Pula
option-pool-full = Jak w instrukcji
option-pool-one-fewer = O jedną kartę mniej z każdej kategorii
option-pool-two-fewer = O dwie karty mniej z każdej kategorii
option-closing-bonus = Premia za zamknięcie
option-closing-bonus-1 = 1 punkt
option-closing-bonus-2 = 2 punkty
option-closing-bonus-3 = 3 punkty
option-closing-bonus-4 = 4 punkty
option-closing-bonus-5 = 5 punktów
option-doubling = Podwajanie
option-doubling-off = Nie
option-doubling-on = Najmniej warta zamknięta kanapka liczy się podwójnie

## Moves

move-chef = Graj jako { $character }
move-exchange = Wymień kartę { $action }
move-reserve = Zarezerwuj { $ingredient-acc }
move-redeal = Rozdaj na nowo kategorię: { $category }
move-pick = Dobierz { $ingredient-acc }
move-dibs = Weź swoją zarezerwowaną kartę
move-recycle = Weź { $ingredient-acc } ze śmieci
move-joker = Zagraj jokera jako { $ingredient-acc }
move-play = Zagraj kartę { $action }
move-again = Zagraj jeszcze raz kartę { $action }
move-discard = Odrzuć kartę { $action } i zabierz składnik
move-start = Zacznij nową kanapkę
move-on = Połóż na kanapkę { $place }
move-close = Zamknij kanapkę { $place } pustym pieczywem { $place2 }
move-declare = Ogłoś zamknięcie kanapki { $place }
move-trash = Wyrzuć { $ingredient-acc }
move-bin = Wyrzuć kartę
move-swap = Zamień wierzch swojej kanapki { $place } z wierzchem kanapki { $place2 } (gracz { $seat })
move-move = Przełóż górny dodatek kanapki { $place } na kanapkę { $place2 }
move-foresee = Niech nastąpi: { $event }
move-sample = Weź kartę z kategorii: { $category }
move-take = Weź { $ingredient-acc } z resztek
move-keep = Zatrzymaj { $ingredient-acc }
move-lose = Wskaż kanapkę { $place }
move-skip = Opuść dobór
move-pass = Pas

## Questions

prompt-chef = Wybierz postać.
prompt-exchange =
    { $number ->
        [one] Możesz wymienić jeszcze jedną kartę akcji.
        [few] Możesz wymienić do { $number } kart akcji, jedną po drugiej.
       *[other] Możesz wymienić do { $number } kart akcji, jedną po drugiej.
    }
prompt-reserve = Możesz zarezerwować kartę z puli na tę rundę.
prompt-redeal =
    { $number ->
        [one] Teraz dobiera { $seat }. Możesz rozdać kategorię na nowo, jeszcze jeden raz w tej rundzie.
        [few] Teraz dobiera { $seat }. Możesz rozdać kategorię na nowo, jeszcze { $number } razy w tej rundzie.
       *[other] Teraz dobiera { $seat }. Możesz rozdać kategorię na nowo, jeszcze { $number } razy w tej rundzie.
    }
prompt-turn =
    { $number ->
        [one] Dobierz kartę: to twój ostatni dobór w tej rundzie.
        [few] Dobierz kartę; masz jeszcze { $number } dobory w tej rundzie.
       *[other] Dobierz kartę; masz jeszcze { $number } doborów w tej rundzie.
    }
prompt-stuck =
    { $number ->
        [one] Żadna karta z puli nie pasuje. Opuść ostatni dobór albo zrób coś innego.
        [few] Żadna karta z puli nie pasuje. Opuść jeden z { $number } doborów albo zrób coś innego.
       *[other] Żadna karta z puli nie pasuje. Opuść jeden z { $number } doborów albo zrób coś innego.
    }
prompt-eater =
    { $number ->
        [1] Dobierz pierwszą kartę za Picky Eater.
       *[other] Dobierz drugą kartę za Picky Eater.
    }
prompt-offer = { $seat } dobiera { $ingredient-acc }. Zabierasz tę kartę?
prompt-place = Gdzie trafi { $ingredient }?
prompt-trash = Możesz wyrzucić kartę z puli.
prompt-close = Przed końcem swojej kolejki możesz zamknąć kanapki.
prompt-swap = Możesz zamienić wierzchnią kartę z przeciwnikiem.
prompt-end = Koniec rundy: zamknij kanapki, zagraj kartę akcji albo spasuj.
prompt-move = Przełóż górny dodatek na inną kanapkę.
prompt-tidy = Możesz przełożyć górny dodatek na inną kanapkę.
prompt-foresee = Wybierz wydarzenie, które nastąpi.
prompt-sample = Możesz wziąć darmową próbkę.
prompt-sampled = Połóż { $ingredient-acc } albo wyrzuć.
prompt-leftovers = Możesz wziąć jedną z resztek.
prompt-loaf = Możesz zatrzymać jedno pieczywo.
prompt-mould = Wskaż kanapkę, której górny dodatek spleśniał.
prompt-rats = Wskaż pieczywo, które zjedzą szczury.
prompt-draw-chef = Losowana jest postać.
prompt-draw-action = Losowana jest karta akcji.
prompt-lot = Losuje się, kto zaczyna.
prompt-deal = Rozdawana jest pula.
prompt-draw-copy = Kath losuje postać.
prompt-draw-redeal = Do puli trafia nowa karta.
prompt-draw-event = Odkrywane jest wydarzenie.
prompt-draw-look = Isaac ogląda wydarzenie.
prompt-draw-sample = Losowana jest darmowa próbka.
prompt-draw-loaf = Losowane jest pieczywo.

## The log

note-chef = { $seat } gra jako { $character }.
note-drew = { $seat } dobiera kartę { $action }.
note-drew-hidden = { $seat } dobiera kartę akcji.
note-drew-instead = { $seat } dobiera w zamian kartę { $action }.
note-drew-instead-hidden = { $seat } dobiera w zamian kartę akcji.
note-set-aside = { $seat } odkłada kartę { $action }.
note-exchanged =
    { $number ->
        [0] { $seat } nie wymienia kart akcji.
        [one] { $seat } wymienia jedną kartę akcji.
        [few] { $seat } wymienia { $number } karty akcji.
       *[other] { $seat } wymienia { $number } kart akcji.
    }
note-begins = Los wskazuje: { $seat } zaczyna rundę { $number }.
note-begins-tied = Najwyższe kanapki są równe; los wskazuje: { $seat } zaczyna rundę { $number }.
note-round = Runda { $number } z { $number2 }.
note-restocked = Stare śmieci wracają do talii, kategoria: { $category }.
note-dealt = Do puli trafia: { $ingredient }.
note-dealt-again = W zamian do puli trafia: { $ingredient }.
note-copies = { $seat } w tej rundzie kopiuje postać { $character }.
note-copies-nobody = { $seat } nie ma już kogo kopiować.
note-reserved = { $seat } rezerwuje { $ingredient-acc }.
note-redeals = { $seat } rozdaje na nowo kategorię: { $category }.
note-picks = { $seat } dobiera { $ingredient-acc }.
note-picks-reserved = { $seat } dobiera zarezerwowaną kartę: { $ingredient }.
note-recycles = { $seat } dobiera { $ingredient-acc } ze śmieci.
note-jokes = { $seat } zagrywa kartę { $action } jako { $ingredient-acc }.
note-plays = { $seat } zagrywa kartę { $action }.
note-plays-again = { $seat } zagrywa jeszcze raz kartę { $action }.
note-takes-that = { $seat } zabiera { $ingredient-acc }; kartę traci { $seat2 }.
note-discards = { $seat } odrzuca kartę { $action } i zabiera { $ingredient-acc }; kartę traci { $seat2 }.
note-skips = { $seat } nie może nic położyć i opuszcza dobór.
note-started = { $seat } zaczyna kanapkę { $place }: { $ingredient }.
note-placed = { $seat } kładzie { $ingredient-acc } na kanapkę { $place }.
note-closed = { $seat } kładzie { $ingredient-acc } na wierzch i zamyka kanapkę { $place }.
note-closed-with-empty = { $seat } zamyka pustym pieczywem ({ $ingredient }) kanapkę, która ma teraz numer { $place }.
note-declared = { $seat } ogłasza zamknięcie kanapki { $place }.
note-declared-toast = { $seat } ogłasza zamknięcie kanapki { $place }, czyli tosta.
note-trashed = { $seat } wyrzuca { $ingredient-acc }.
note-binned = { $seat } wyrzuca darmową próbkę: { $ingredient }.
note-swapped = { $seat } oddaje { $ingredient-acc } i dostaje { $ingredient2-acc }; druga strona wymiany: { $seat2 }.
note-breadhead =
    { $number ->
        [one] { $seat } dostaje 1 punkt za Breadhead.
        [few] { $seat } dostaje { $number } punkty za Breadhead.
       *[other] { $seat } dostaje { $number } punktów za Breadhead.
    }
note-moved = { $seat } przekłada { $ingredient-acc } z kanapki { $place } na kanapkę { $place2 }.
note-pool-trashed =
    { $number ->
        [0] W puli nic nie zostaje.
        [one] Ostatnia karta z puli trafia do śmieci.
        [few] Do śmieci trafiają { $number } karty z puli.
       *[other] Do śmieci trafia { $number } kart z puli.
    }
note-looks =
    { $number ->
        [one] { $seat } ogląda jedno wydarzenie.
        [few] { $seat } ogląda { $number } wydarzenia i wybiera jedno.
       *[other] { $seat } ogląda { $number } wydarzeń i wybiera jedno.
    }
note-looked-at = { $seat } widzi wydarzenie: { $event }.
note-event = Wydarzenie: { $event }.
note-sampled = { $seat } bierze { $ingredient-acc }.
note-left-over = { $seat } bierze { $ingredient-acc } z resztek.
note-loaf = Wylosowane pieczywo: { $ingredient }.
note-kept = { $seat } zatrzymuje { $ingredient-acc }.
note-lost = { $seat } traci { $ingredient-acc } z kanapki { $place }.
note-lost-bread = { $seat } traci puste pieczywo: { $ingredient }.
note-lucky = { $seat } ma szczęśliwy dzień i zaczyna następną rundę.
note-unlucky =
    { $number ->
        [one] { $number } karta Lucky Day nie działa.
        [few] { $number } karty Lucky Day znoszą się nawzajem.
       *[other] { $number } kart Lucky Day znosi się nawzajem.
    }
note-tallest = { $seat } ma najwyższą nieskończoną kanapkę i zaczyna następną rundę.
note-collects =
    { $number ->
        [one] { $seat } zdobywa tytuł { $collector }: 1 punkt.
        [few] { $seat } zdobywa tytuł { $collector }: { $number } punkty.
       *[other] { $seat } zdobywa tytuł { $collector }: { $number } punktów.
    }
note-scored =
    { $number ->
        [one] { $seat } ma 1 punkt.
        [few] { $seat } ma { $number } punkty.
       *[other] { $seat } ma { $number } punktów.
    }
note-scored-minus =
    { $number ->
        [one] { $seat } ma −1 punkt.
        [few] { $seat } ma −{ $number } punkty.
       *[other] { $seat } ma −{ $number } punktów.
    }
note-won = { $seat } wygrywa i przejmuje lokal.
note-shared = { $seat } dzieli zwycięstwo.

## Why not?

refusal-too-many-chefs = Przy tylu graczach nikt nie może mieć więcej postaci niż { $number }.
refusal-no-team-mania = Copy Kath Manii nie łączy się z walką drużyn.
refusal-choose-chef = Teraz trzeba wybrać postać.
refusal-chef-taken = Postać { $character } jest już zajęta.
refusal-exchange-or-keep = Wymień kartę akcji albo spasuj.
refusal-not-in-hand = Nie masz na ręce karty { $action }.
refusal-reserve-or-pass = Zarezerwuj kartę z puli albo spasuj.
refusal-not-in-pool = Tej karty nie ma w puli: { $ingredient }.
refusal-is-reserved = Ta karta jest zarezerwowana: { $ingredient }. Może ją wziąć tylko Debbie Dibs, jako kartę zarezerwowaną.
refusal-pick-a-card = Teraz trzeba dobrać kartę.
refusal-no-skip = Jakaś karta z puli pasuje, więc nie możesz opuścić doboru.
refusal-skip-instead = Żadna karta z puli nie pasuje: opuść dobór albo wybierz coś innego, co jest możliwe.
refusal-redeal-or-pass = Rozdaj kategorię puli na nowo albo spasuj.
refusal-no-redeal-power = Na nowo rozdaje tylko Picky Nikki.
refusal-no-redeal-left = Rozdawano już dwa razy w tej rundzie.
refusal-nothing-to-redeal = W puli nie ma nic do rozdania na nowo w kategorii: { $category }.
refusal-nothing-reserved = Nie masz zarezerwowanej karty.
refusal-no-recycle-power = Ze śmieci dobiera tylko Recycle Michael.
refusal-recycled-already = W tej rundzie dobierano już ze śmieci.
refusal-not-in-trash = Tej karty nie ma w śmieciach poprzedniej rundy: { $ingredient }.
refusal-wrong-moment = To nie jest chwila na kartę { $action }.
refusal-played-already = Twoja karta { $action } była już zagrana w tej rundzie.
refusal-name-joker = Aby zagrać kartę { $action }, nazwij składnik, którym się stanie.
refusal-not-played-before = Żadna karta { $action } nie leży przed tobą odkryta.
refusal-no-repeat-power = Karty akcji zagrywa ponownie tylko Repeat Pete, i nigdy jokera.
refusal-nothing-placeable = Żadna karta z puli nie pasuje.
refusal-two-picks-needed = Picky Eater wymaga dwóch doborów, a tobie został jeden.
refusal-eat-from-pool = Picky Eater bierze karty z puli: dobierz taką, która pasuje.
refusal-eater-is-full = Żadna druga karta z puli nie pasuje: spasuj.
refusal-take-or-pass = Zabierz kartę albo spasuj.
refusal-only-jackson = Zarezerwowaną kartę może zabrać tylko Action Jackson, odrzucając kartę.
refusal-no-discard-power = Przez odrzucenie zabiera tylko Action Jackson.
refusal-must-place = Teraz trzeba położyć { $ingredient-acc }.
refusal-no-such-sandwich = Nie ma kanapki { $place }.
refusal-no-such-sandwich-there = { $seat } nie ma kanapki { $place }.
refusal-needs-bread = Kanapka zaczyna się od pieczywa, więc nie może jej zacząć { $ingredient }.
refusal-seven-sandwiches = Nie ma miejsca na więcej niż siedem kanapek.
refusal-four-fillings = Kanapka { $place } ma już cztery dodatki.
refusal-is-closed = Kanapka { $place } jest zamknięta.
refusal-is-closed-there = Kanapka { $place } gracza { $seat } jest zamknięta.
refusal-other-bread = { $ingredient } nie zamyka kanapki { $place }: to inne pieczywo.
refusal-on-bread-only = Tylko bezpośrednio na dolne pieczywo można położyć { $ingredient-acc }.
refusal-same-sauce = { $ingredient } jest już w kanapce { $place }.
refusal-no-filling = Kanapka { $place } nie ma dodatków.
refusal-not-empty = Kanapka { $place } nie jest pustym pieczywem.
refusal-wrap-declared = Drugi wrap nie zamyka kanapki { $place }; ogłoś jej zamknięcie.
refusal-not-declarable = Kanapka { $place } nie jest wrapem ani jednym z dwóch tostów.
refusal-close-or-pass = Zamknij kanapkę albo spasuj.
refusal-trash-or-pass = Wyrzuć kartę z puli albo spasuj.
refusal-swap-or-pass = Zamień wierzchnią kartę z przeciwnikiem albo spasuj.
refusal-not-an-opponent = Zamieniać można tylko z przeciwnikiem.
refusal-not-swappable = Tej karty nie można zamienić: { $ingredient }.
refusal-bread-for-bread = Pieczywo zamienia się tylko na pieczywo.
refusal-swap-not-legal = Z tymi kartami na wierzchu obie kanapki nie byłyby poprawne.
refusal-end-of-round = Zamknij kanapkę, zagraj kartę na koniec rundy albo spasuj.
refusal-nothing-to-move = Nie masz górnego dodatku, który mógłby trafić gdzie indziej.
refusal-move-a-filling = Wskaż górny dodatek i jego nowe miejsce.
refusal-same-place = Dodatek leży już na kanapce { $place }.
refusal-foresee-one = Trzeba wybrać jedno z oglądanych wydarzeń.
refusal-not-looked-at = Tego wydarzenia nie ma wśród oglądanych: { $event }.
refusal-sample-or-pass = Nazwij kategorię albo spasuj.
refusal-empty-deck = Talia tej kategorii jest pusta: { $category }.
refusal-place-or-bin = Połóż { $ingredient-acc } albo wyrzuć.
refusal-take-leftover = Weź jedną z resztek albo spasuj.
refusal-not-left-over = Tej karty nie ma wśród resztek: { $ingredient }.
refusal-keep-a-bread = Zatrzymaj jedno pieczywo albo spasuj.
refusal-not-drawn = Tej karty nie wylosowano: { $ingredient }.
refusal-lose-a-top = Wskaż jedną ze swoich najwyższych nieskończonych kanapek.
refusal-not-tallest = Kanapka { $place } nie należy do twoich najwyższych.
refusal-lose-a-bread = Wskaż jedno ze swoich pustych pieczyw.
