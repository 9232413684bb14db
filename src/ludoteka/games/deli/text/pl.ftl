### Clash at the Deli, po polsku. Nazwy kart akcji, postaci i klasyków jak na kartach.
### .acc biernik, .gen dopełniacz

title = Clash at the Deli
blurb = Wybieraj składniki, układaj kanapki i zamykaj je na czas: najlepszy kucharz przejmie lokal Big Joego.

## Bots, from the weakest to the strongest

bot-pip = Pip
bot-pip-temper = Kładzie wszystko na wszystko.
bot-bruno = Bruno
bot-bruno-temper = Na wszelki wypadek szybko zamyka każdą kanapkę.
bot-olivia = Olivia
bot-olivia-temper = Nikomu nie zostawia ani plasterka sera.
bot-marcel = Marcel
bot-marcel-temper = Zna wszystkie klasyki na pamięć.
bot-rosa = Rosa
bot-rosa-temper = Ma w głowie siedem kanapek naraz.

## Names

place = { $key }

category-bread = pieczywo
    .gen = pieczywa
category-protein = białko
    .gen = białka
category-cheese = ser
    .gen = sera
category-vegetable = warzywa
    .gen = warzyw
category-sauce = sosy
    .gen = sosów

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
ingredient-pickles = Ogórki kiszone
    .acc = Ogórki kiszone
ingredient-butter = Masło
    .acc = Masło
ingredient-trinity = Trójca
    .acc = Trójcę
ingredient-hot-sauce = Ostry sos
    .acc = Ostry sos
ingredient-ranch = Sos ranch
    .acc = Sos ranch

action-unknown = zakryta karta akcji
action-joker-bread = Joker: pieczywo
action-joker-protein = Joker: białko
action-joker-cheese = Joker: ser
action-joker-veggie = Joker: warzywo
action-joker-sauce = Joker: sos
action-take-that = Biorę to
action-picky-eater = Niejadek
action-lucky-day = Szczęśliwy dzień
action-breadhead = Chlebożerca
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
action-joker-bread-text = Zamiast wyboru: do końca gry staje się dowolnym pieczywem.
action-joker-protein-text = Zamiast wyboru: do końca gry staje się dowolnym białkiem.
action-joker-cheese-text = Zamiast wyboru: do końca gry staje się dowolnym serem.
action-joker-veggie-text = Zamiast wyboru: do końca gry staje się dowolnym warzywem.
action-joker-sauce-text = Zamiast wyboru: do końca gry staje się dowolnym sosem.
action-take-that-text = Gdy przeciwnik wybiera z puli: ty dostajesz tę kartę jako swój wybór, a on wybiera ponownie.
action-picky-eater-text = Zamiast wyboru: weź dwie karty z puli, jedną po drugiej.
action-lucky-day-text = Koniec rundy: zaczynasz następną, chyba że ktoś inny też zagra tę kartę.
action-breadhead-text = Koniec rundy: punkt za każdą kanapkę zamkniętą przez ciebie pieczywem w tej rundzie.
action-second-helping-text = Koniec rundy: przełóż górny dodatek jednej niedokończonej kanapki na inną.

event-unknown-text = Nie możesz zobaczyć tego wydarzenia.
event-free-sample-text = Dobre: podaj kategorię, weź wierzchnią kartę i połóż ją albo wyrzuć.
event-leftovers-text = Dobre: weź jedną z kart, które zostały w puli, i połóż ją.
event-fresh-loaf-text = Dobre: weź do trzech kart pieczywa i zatrzymaj jedną.
event-tidy-counter-text = Dobre: przełóż górny dodatek między dwiema swoimi niedokończonymi kanapkami.
event-mouldy-top-text = Złe: twoja najwyższa niedokończona kanapka traci górny dodatek.
event-rats-text = Złe: tracisz puste pieczywo.
event-inspection-text = Złe: niedokończone kanapki z czterema dodatkami tracą górny.
event-power-cut-text = Złe: ser na wierzchu niedokończonej kanapki trafia do śmieci.

character-unknown-text = Nikt jeszcze nie zna tej postaci.
character-tricia-text = Po każdej wziętej i położonej karcie możesz wyrzucić kartę z puli.
character-nikki-text = Dwa razy w rundzie, podczas wybierania, rozdaj jedną kategorię puli na nowo.
character-michael-text = Raz w rundzie wybierz kartę ze śmieci poprzedniej rundy.
character-pete-text = Na początku wymień do trzech kart akcji; każdą zagraną kartę możesz zagrać jeszcze raz w późniejszej rundzie.
character-drew-text = Po wybieraniu zamień swoją wierzchnią kartę na wierzchnią kartę przeciwnika.
character-gregg-text = Punkt za każdą zamkniętą kanapkę z jajkiem, której nie ma w menu.
character-jackson-text = Odrzuć kartę akcji, by przejąć kartę, którą wybiera przeciwnik.
character-debbie-text = Na początku każdej rundy zarezerwuj kartę z puli.
character-isaac-text = Na koniec każdej rundy obejrzyj trzy wydarzenia i wybierz to, które nastąpi.
character-kath-text = W każdej rundzie masz zdolność innej postaci, która nie gra.

## Options

option-characters = Postacie
option-characters-drawn = Losowane
option-characters-agreed = Każdy wybiera
option-characters-kath-mania = Copy Kath Mania: każdy jest Kath
option-chefs = Liczba postaci na gracza
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
move-exchange = Wymień kartę „{ $action }”
move-reserve = Zarezerwuj { $ingredient-acc }
move-redeal = Rozdaj na nowo kategorię: { $category }
move-pick = Wybierz { $ingredient-acc }
move-dibs = Weź swoją zarezerwowaną kartę
move-recycle = Weź { $ingredient-acc } ze śmieci
move-joker = Zagraj jokera jako { $ingredient-acc }
move-play = Zagraj kartę „{ $action }”
move-again = Zagraj jeszcze raz kartę „{ $action }”
move-discard = Odrzuć kartę „{ $action }” i przejmij składnik
move-start = Zacznij nową kanapkę
move-on = Połóż na kanapce { $place }
move-close = Zamknij kanapkę { $place } pustym pieczywem { $place2 }
move-declare = Ogłoś zamknięcie kanapki { $place }
move-trash = Wyrzuć { $ingredient-acc }
move-bin = Wyrzuć kartę
move-swap = Zamień wierzchnią kartę swojej kanapki { $place } na wierzchnią kartę kanapki { $place2 } ({ $seat })
move-move = Przełóż górny dodatek kanapki { $place } na kanapkę { $place2 }
move-foresee = Niech nastąpi: { $event }
move-sample = Weź kartę z talii { $category-gen }
move-take = Weź { $ingredient-acc } z resztek
move-keep = Zatrzymaj { $ingredient-acc }
move-lose = Wskaż kanapkę { $place }
move-skip = Pomiń wybór
move-pass = Spasuj

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
        [one] Teraz wybiera { $seat }. Możesz rozdać kategorię na nowo, w tej rundzie jeszcze jeden raz.
        [few] Teraz wybiera { $seat }. Możesz rozdać kategorię na nowo, w tej rundzie jeszcze { $number } razy.
       *[other] Teraz wybiera { $seat }. Możesz rozdać kategorię na nowo, w tej rundzie jeszcze { $number } razy.
    }
prompt-turn =
    { $number ->
        [one] Wybierz kartę: to twój ostatni wybór w tej rundzie.
        [few] Wybierz kartę; w tej rundzie masz jeszcze { $number } wybory.
       *[other] Wybierz kartę; w tej rundzie masz jeszcze { $number } wyborów.
    }
prompt-stuck =
    { $number ->
        [one] Żadna karta z puli nie pasuje. Pomiń ostatni wybór albo zrób coś innego.
        [few] Żadna karta z puli nie pasuje. Pomiń jeden z { $number } wyborów albo zrób coś innego.
       *[other] Żadna karta z puli nie pasuje. Pomiń jeden z { $number } wyborów albo zrób coś innego.
    }
prompt-eater =
    { $number ->
        [1] Wybierz pierwszą kartę za kartę Niejadek.
       *[other] Wybierz drugą kartę za kartę Niejadek.
    }
prompt-offer = { $seat } wybiera { $ingredient-acc }. Przejmujesz tę kartę?
prompt-place = Gdzie kładziesz { $ingredient-acc }?
prompt-trash = Możesz wyrzucić kartę z puli.
prompt-close = Przed końcem swojej tury możesz zamknąć kanapki.
prompt-swap = Możesz zamienić się z przeciwnikiem wierzchnią kartą.
prompt-end = Koniec rundy: zamknij kanapki, zagraj kartę akcji albo spasuj.
prompt-move = Przełóż górny dodatek na inną kanapkę.
prompt-tidy = Możesz przełożyć górny dodatek na inną kanapkę.
prompt-foresee = Wybierz wydarzenie, które nastąpi.
prompt-sample = Możesz wziąć darmową próbkę.
prompt-sampled = Połóż { $ingredient-acc } albo wyrzuć.
prompt-leftovers = Możesz wziąć jedną z resztek.
prompt-loaf = Możesz zatrzymać jedną kartę pieczywa.
prompt-mould = Wskaż kanapkę, której górny dodatek spleśnieje.
prompt-rats = Wskaż pieczywo, które zjedzą szczury.
prompt-draw-chef = Trwa losowanie postaci.
prompt-draw-action = Trwa losowanie karty akcji.
prompt-lot = Trwa losowanie: kto zaczyna?
prompt-deal = Trwa rozdawanie puli.
prompt-draw-copy = Kath losuje postać.
prompt-draw-redeal = Do puli trafia nowa karta.
prompt-draw-event = Trwa odkrywanie wydarzenia.
prompt-draw-look = Isaac ogląda wydarzenie.
prompt-draw-sample = Trwa losowanie darmowej próbki.
prompt-draw-loaf = Trwa losowanie karty pieczywa.

## The log

note-chef = { $seat } gra jako { $character }.
note-drew = { $seat } dobiera kartę „{ $action }”.
note-drew-hidden = { $seat } dobiera kartę akcji.
note-drew-instead = { $seat } dobiera w zamian kartę { $action }.
note-drew-instead-hidden = { $seat } dobiera w zamian kartę akcji.
note-set-aside = { $seat } odkłada kartę „{ $action }”.
note-exchanged =
    { $number ->
        [0] { $seat } nie wymienia kart akcji.
        [one] { $seat } wymienia jedną kartę akcji.
        [few] { $seat } wymienia { $number } karty akcji.
       *[other] { $seat } wymienia { $number } kart akcji.
    }
note-begins = Losowanie: rundę { $number } zaczyna { $seat }.
note-begins-tied = Najwyższe kanapki są równe; los wskazuje: { $seat } zaczyna rundę { $number }.
note-round = Runda { $number } z { $number2 }.
note-restocked = Stare śmieci wracają do talii { $category-gen }.
note-dealt = Do puli trafia: { $ingredient }.
note-dealt-again = W zamian do puli trafia: { $ingredient }.
note-copies = { $seat } w tej rundzie kopiuje postać { $character }.
note-copies-nobody = { $seat } nie ma już kogo kopiować.
note-reserved = { $seat } rezerwuje { $ingredient-acc }.
note-redeals = { $seat } rozdaje na nowo kategorię: { $category }.
note-picks = { $seat } wybiera { $ingredient-acc }.
note-picks-reserved = { $seat } bierze swoją zarezerwowaną kartę: { $ingredient }.
note-recycles = { $seat } wybiera { $ingredient-acc } ze śmieci.
note-jokes = { $seat } zagrywa kartę „{ $action }” jako { $ingredient-acc }.
note-plays = { $seat } zagrywa kartę „{ $action }”.
note-plays-again = { $seat } zagrywa jeszcze raz kartę „{ $action }”.
note-takes-that = { $seat } przejmuje kartę „{ $ingredient }”, po którą sięga { $seat2 }.
note-discards = { $seat } odrzuca kartę „{ $action }” i przejmuje kartę „{ $ingredient }”, po którą sięga { $seat2 }.
note-skips = { $seat } nie może nic położyć i pomija wybór.
note-started = { $seat } zaczyna kanapkę { $place }: { $ingredient }.
note-placed = { $seat } kładzie { $ingredient-acc } na kanapce { $place }.
note-closed = { $seat } kładzie { $ingredient-acc } na wierzch i zamyka kanapkę { $place }.
note-closed-with-empty = { $seat } zamyka pustym pieczywem ({ $ingredient }) kanapkę, która ma teraz numer { $place }.
note-declared = { $seat } ogłasza zamknięcie kanapki { $place }.
note-declared-toast = { $seat } ogłasza zamknięcie kanapki { $place }, czyli tosta.
note-trashed = { $seat } wyrzuca { $ingredient-acc }.
note-binned = { $seat } wyrzuca darmową próbkę: { $ingredient }.
note-swapped = { $seat } oddaje { $ingredient-acc }, a { $seat2 } oddaje w zamian { $ingredient2-acc }.
note-breadhead =
    { $number ->
        [one] { $seat } dostaje 1 punkt za Chlebożercę.
        [few] { $seat } dostaje { $number } punkty za Chlebożercę.
       *[other] { $seat } dostaje { $number } punktów za Chlebożercę.
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
        [one] { $number } karta Szczęśliwy dzień nie działa.
        [few] { $number } karty Szczęśliwy dzień znoszą się nawzajem.
       *[other] { $number } kart Szczęśliwy dzień znosi się nawzajem.
    }
note-tallest = { $seat } ma najwyższą niedokończoną kanapkę i zaczyna następną rundę.
note-collects =
    { $number ->
        [one] { $seat } zdobywa tytuł „{ $collector }”: 1 punkt.
        [few] { $seat } zdobywa tytuł „{ $collector }”: { $number } punkty.
       *[other] { $seat } zdobywa tytuł „{ $collector }”: { $number } punktów.
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
note-shared = { $seat } jest wśród zwycięzców.

## Why not?

refusal-too-many-chefs =
    { $number ->
        [one] Przy tylu graczach można mieć najwyżej jedną postać.
        [few] Przy tylu graczach można mieć najwyżej { $number } postacie.
       *[other] Przy tylu graczach można mieć najwyżej { $number } postaci.
    }
refusal-no-team-mania = Copy Kath Manii nie łączy się z walką drużyn.
refusal-choose-chef = Teraz trzeba wybrać postać.
refusal-chef-taken = Postać { $character } jest już zajęta.
refusal-exchange-or-keep = Wymień kartę akcji albo spasuj.
refusal-not-in-hand = Nie masz na ręce karty „{ $action }”.
refusal-reserve-or-pass = Zarezerwuj kartę z puli albo spasuj.
refusal-not-in-pool = Tej karty nie ma w puli: { $ingredient }.
refusal-is-reserved = Ta karta jest zarezerwowana: { $ingredient }. Może ją wziąć tylko Debbie Dibs, jako kartę zarezerwowaną.
refusal-pick-a-card = Teraz trzeba wybrać kartę.
refusal-no-skip = Jakaś karta z puli pasuje, więc nie możesz pominąć wyboru.
refusal-skip-instead = Żadna karta z puli nie pasuje: pomiń wybór albo wybierz coś innego, co jest możliwe.
refusal-redeal-or-pass = Rozdaj kategorię puli na nowo albo spasuj.
refusal-no-redeal-power = Na nowo rozdaje tylko Picky Nikki.
refusal-no-redeal-left = Oba rozdania na nowo w tej rundzie są już wykorzystane.
refusal-nothing-to-redeal = W puli nie ma nic do rozdania na nowo z kategorii: { $category }.
refusal-nothing-reserved = Nie masz zarezerwowanej karty.
refusal-no-recycle-power = Ze śmieci wybiera tylko Recycle Michael.
refusal-recycled-already = Wybór ze śmieci w tej rundzie jest już wykorzystany.
refusal-not-in-trash = Tej karty nie ma w śmieciach poprzedniej rundy: { $ingredient }.
refusal-wrong-moment = Karty „{ $action }” nie można teraz zagrać.
refusal-played-already = Karta „{ $action }” została już przez ciebie zagrana w tej rundzie.
refusal-name-joker = Aby zagrać kartę „{ $action }”, podaj składnik, którym się stanie.
refusal-not-played-before = Karta „{ $action }” nie leży odkryta przed tobą.
refusal-no-repeat-power = Karty akcji zagrywa ponownie tylko Repeat Pete, i nigdy jokera.
refusal-nothing-placeable = Żadna karta z puli nie pasuje.
refusal-two-picks-needed = Niejadek wymaga dwóch wyborów, a tobie został jeden.
refusal-eat-from-pool = Niejadek bierze karty z puli: wybierz taką, która pasuje.
refusal-eater-is-full = Żadna druga karta z puli nie pasuje: spasuj.
refusal-take-or-pass = Przejmij kartę albo spasuj.
refusal-only-jackson = Zarezerwowaną kartę może przejąć tylko Action Jackson, odrzucając kartę akcji.
refusal-no-discard-power = Przejmować karty przez odrzucenie może tylko Action Jackson.
refusal-must-place = Teraz trzeba położyć { $ingredient-acc }.
refusal-no-such-sandwich = Nie ma kanapki { $place }.
refusal-no-such-sandwich-there = { $seat } nie ma kanapki { $place }.
refusal-needs-bread = Kanapka zaczyna się od pieczywa, więc nie może jej zacząć { $ingredient }.
refusal-seven-sandwiches = Nie ma miejsca na więcej niż siedem kanapek.
refusal-four-fillings = Kanapka { $place } ma już cztery dodatki.
refusal-is-closed = Kanapka { $place } jest zamknięta.
refusal-is-closed-there = Kanapka { $place } gracza { $seat } jest zamknięta.
refusal-other-bread = Karta „{ $ingredient }” nie zamyka kanapki { $place }: to inne pieczywo.
refusal-on-bread-only = { $ingredient-acc } można położyć tylko bezpośrednio na dolnym pieczywie.
refusal-same-sauce = { $ingredient } jest już w kanapce { $place }.
refusal-no-filling = Kanapka { $place } nie ma dodatków.
refusal-not-empty = Kanapka { $place } nie jest pustym pieczywem.
refusal-wrap-declared = Drugi wrap nie zamyka kanapki { $place }; ogłoś jej zamknięcie.
refusal-not-declarable = Kanapka { $place } nie jest wrapem ani jednym z dwóch tostów.
refusal-close-or-pass = Zamknij kanapkę albo spasuj.
refusal-trash-or-pass = Wyrzuć kartę z puli albo spasuj.
refusal-swap-or-pass = Zamień się z przeciwnikiem wierzchnią kartą albo spasuj.
refusal-not-an-opponent = Zamienić się można tylko z przeciwnikiem.
refusal-not-swappable = Tej karty nie można zamienić: { $ingredient }.
refusal-bread-for-bread = Pieczywo zamienia się tylko na pieczywo.
refusal-swap-not-legal = Z tymi kartami na wierzchu obie kanapki nie byłyby poprawne.
refusal-end-of-round = Zamknij kanapkę, zagraj kartę na koniec rundy albo spasuj.
refusal-nothing-to-move = Nie masz górnego dodatku, który mógłby trafić gdzie indziej.
refusal-move-a-filling = Wskaż górny dodatek i jego nowe miejsce.
refusal-same-place = Dodatek leży już na kanapce { $place }.
refusal-foresee-one = Trzeba wybrać jedno z oglądanych wydarzeń.
refusal-not-looked-at = Tego wydarzenia nie ma wśród oglądanych: { $event }.
refusal-sample-or-pass = Podaj kategorię albo spasuj.
refusal-empty-deck = Talia { $category-gen } jest pusta.
refusal-place-or-bin = Połóż { $ingredient-acc } albo wyrzuć.
refusal-take-leftover = Weź jedną z resztek albo spasuj.
refusal-not-left-over = Tej karty nie ma wśród resztek: { $ingredient }.
refusal-keep-a-bread = Zatrzymaj jedną kartę pieczywa albo spasuj.
refusal-not-drawn = Tej karty nie wylosowano: { $ingredient }.
refusal-lose-a-top = Wskaż jedną ze swoich najwyższych niedokończonych kanapek.
refusal-not-tallest = Kanapka { $place } nie należy do twoich najwyższych.
refusal-lose-a-bread = Wskaż jedną ze swoich kart pustego pieczywa.

## On the shelf

feel = Buduj kanapki warstwa po warstwie z tego, co zostawią ci inni.
goal = Po pięciu rundach wygrywa ten, czyje kanapki są warte najwięcej punktów.
goal-turn = W rundzie każdy wybiera po kolei sześć składników i od razu je układa; potem są karty akcji i wydarzenie.

## The stage in the browser

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

## The score pad

pad-player = { $name }
pad-sandwich = Kanapka { $number }: { $cards }
pad-cards = karty
pad-sign = { $name }: { $sign }
pad-closing = zamknięcie pieczywem
pad-classic = klasyk: { $name }
pad-moisture = za sucho lub za wilgotno
pad-gregg = kanapki z jajkiem Gregga Benedicta
pad-doubling = najmniej warta zamknięta kanapka jeszcze raz
pad-breadhead = Chlebożerca
pad-total = Razem: { $points }
pad-unknown = Wiersz { $line }: „{ $word }” nie jest składnikiem tej gry.
pad-guess = Wiersz { $line }: „{ $word }” nie jest składnikiem tej gry; czy chodzi o { $name }?
score-how = W każdym wierszu wpisz jedną kanapkę, od dołu do góry, na przykład „rye butter corned-beef swiss sauerkraut rye”; wiersz „Anna:” zaczyna kanapki Anny, „!” na końcu ogłasza zamknięcie wrapa lub tosta, „+2” dodaje punkty za Chlebożercę. Zakończ końcem danych (Ctrl-D).
aid-score = { deli-pad }
deli-pad = Notes punktowy
deli-pad-text = Gracie z pudełkiem na stole? Dotykaj tego, co leży przed każdym z graczy, a punkty pojawią się wiersz po wierszu.
deli-pad-kept = Zapisane tylko w tej przeglądarce.
deli-pad-players = Gracze
deli-pad-add-player = Dodaj gracza
deli-pad-remove-player = Usuń gracza
deli-pad-person = O tym graczu
deli-pad-gregg = ma Gregga Benedicta
deli-pad-breadhead = Punkty za Chlebożercę
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

## The board in the terminal

board-deli-round = Runda { $round } z { $rounds }
board-deli-pool = Pula: { $cards }
board-deli-reserved = Zarezerwowane: { $card }
board-deli-trash = Śmieci poprzedniej rundy: { $cards }
board-deli-player = Gracz { $number } ({ $chefs }): wybory { $picks }/6, karty akcji: { $hand }, punkty: { $points }
board-deli-open = Odkryte karty akcji: { $cards }
board-deli-hand = Twoje karty akcji: { $cards }
board-deli-signs = # zamknięta pieczywem, = ogłoszona zamkniętą, * joker

## Why a bot would do it

reason-deli-classic = Powstaje z tego klasyk z menu.
reason-deli-towards = Przybliża do klasyka z menu.
reason-deli-closes = Zamyka kanapkę, której wydarzenia już nie zaszkodzą.
reason-deli-safe = Zamkniętej kanapce wydarzenia nie zaszkodzą.
reason-deli-sign = Karta leży tam tak, jak tego wymaga jej znak.
reason-deli-most = Liczy się do premii za największą liczbę jednego składnika.
reason-deli-deny = Następny gracz zrobiłby z tego dobry użytek.
