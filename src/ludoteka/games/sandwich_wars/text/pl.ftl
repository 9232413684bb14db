### Sándwich Wars, po polsku.
### .acc biernik

title = Sándwich Wars
blurb = Do miasta przyjechał wielki konkurs: kupuj składniki, zatrudniaj asystentów i realizuj przed innymi zamówienia jury.

## Bots, from the weakest to the strongest

bot-coco = Coco
bot-coco-temper = Kupuje wszystko, co ładnie pachnie.
bot-tito = Tito
bot-tito-temper = Odkłada monety na czarną godzinę.
bot-lupe = Lupe
bot-lupe-temper = Zatrudnia pół ulicy, a drugie pół karmi.
bot-fausto = Fausto
bot-fausto-temper = Zabiera upatrzone przez ciebie zamówienie chwilę przed tobą.
bot-ines = Inés
bot-ines-temper = Wie, czego chcą sędziowie, zanim oni to wiedzą.

## Names

order =
    { $key ->
        [unknown] zakryte zamówienie
       *[other] zamówienie { $key }
    }

category-oportunidades = Okazje
category-carnes = Mięsa
category-aderezos = Sosy
category-vegetales = Warzywa
category-quesos = Sery
category-huevos = Jajka
category-fiambres = Wędliny
category-extras = Dodatki

assistant-unknown = nieznany asystent
    .acc = nieznanego asystenta
    .cap = Nieznany asystent
assistant-carnes = asystent od mięs
    .acc = asystenta od mięs
    .cap = Asystent od mięs
assistant-aderezos = asystent od sosów
    .acc = asystenta od sosów
    .cap = Asystent od sosów
assistant-vegetales = asystent od warzyw
    .acc = asystenta od warzyw
    .cap = Asystent od warzyw
assistant-quesos = asystent od serów
    .acc = asystenta od serów
    .cap = Asystent od serów
assistant-huevos = asystent od jajek
    .acc = asystenta od jajek
    .cap = Asystent od jajek
assistant-fiambres = asystent od wędlin
    .acc = asystenta od wędlin
    .cap = Asystent od wędlin
assistant-extras = asystent od dodatków
    .acc = asystenta od dodatków
    .cap = Asystent od dodatków

card-unknown = zakryta karta
    .acc = zakrytą kartę
card-pollo-desmenuzado = Szarpany kurczak
    .acc = Szarpanego kurczaka
card-hamburguesa = Hamburger
    .acc = Hamburgera
card-milanesa-de-pollo = Kotlet z kurczaka
    .acc = Kotlet z kurczaka
card-bondiola = Karkówka
    .acc = Karkówkę
card-milanesa-de-ternera = Sznycel cielęcy
    .acc = Sznycel cielęcy
card-lomo = Polędwica
    .acc = Polędwicę
card-mostaza = Musztarda
    .acc = Musztardę
card-ketchup = Keczup
    .acc = Keczup
card-mayonesa = Majonez
    .acc = Majonez
card-salsa-golf = Sos golf
    .acc = Sos golf
card-chimichurri = Chimichurri
    .acc = Chimichurri
card-alioli = Aioli
    .acc = Aioli
card-lechuga = Sałata
    .acc = Sałatę
card-tomate = Pomidor
    .acc = Pomidora
card-cebolla = Cebula
    .acc = Cebulę
card-rucula = Rukola
    .acc = Rukolę
card-morron-asado = Pieczona papryka
    .acc = Pieczoną paprykę
card-palta = Awokado
    .acc = Awokado
card-queso-crema = Serek kremowy
    .acc = Serek kremowy
card-queso-de-maquina = Ser w plastrach
    .acc = Ser w plastrach
card-queso-fresco = Świeży ser
    .acc = Świeży ser
card-mozzarella = Mozzarella
    .acc = Mozzarellę
card-provolone = Provolone
    .acc = Provolone
card-queso-azul = Ser pleśniowy
    .acc = Ser pleśniowy
card-huevo-duro = Jajko na twardo
    .acc = Jajko na twardo
card-huevo-picado = Siekane jajko
    .acc = Siekane jajko
card-clara-a-la-plancha = Białko z patelni
    .acc = Białko z patelni
card-revuelto = Jajecznica
    .acc = Jajecznicę
card-tortilla = Omlet
    .acc = Omlet
card-huevo-frito = Jajko sadzone
    .acc = Jajko sadzone
card-mortadela = Mortadela
    .acc = Mortadelę
card-paleta = Szynka z łopatki
    .acc = Szynkę z łopatki
card-salchichon = Kiełbasa salchichón
    .acc = Kiełbasę salchichón
card-jamon-cocido = Szynka gotowana
    .acc = Szynkę gotowaną
card-salame = Salami
    .acc = Salami
card-jamon-crudo = Szynka dojrzewająca
    .acc = Szynkę dojrzewającą
card-papas-pay = Słomka ziemniaczana
    .acc = Słomkę ziemniaczaną
card-aceitunas = Oliwki
    .acc = Oliwki
card-pepinillos = Korniszony
    .acc = Korniszony
card-champinones = Pieczarki
    .acc = Pieczarki
card-anana = Ananas
    .acc = Ananasa
card-panceta-crocante = Chrupiący boczek
    .acc = Chrupiący boczek
card-ayuda-inesperada = Nieoczekiwana pomoc
    .acc = Nieoczekiwaną pomoc
card-cocina-libre = Wolna kuchnia
    .acc = Wolną kuchnię
card-toque-del-chef = Ręka szefa kuchni
    .acc = Rękę szefa kuchni
card-buena-venta = Dobra sprzedaż
    .acc = Dobrą sprzedaż

## What the cards do

card-unknown-text = Nie możesz zobaczyć tej karty.
card-pollo-desmenuzado-text = Na koniec każdej twojej tury daje 1 monetę, dopóki leży w twojej strefie.
card-hamburguesa-text = +1 do jakości w zamówieniu z 4 lub 5 składników.
card-milanesa-de-pollo-text = Przy użyciu do zamówienia: weź 1 monetę.
card-bondiola-text = +1 do jakości, jeśli w zamówieniu jest też kategoria Sosy.
card-milanesa-de-ternera-text = Przy użyciu do zamówienia: weź 1 PZ w żetonach.
card-lomo-text = +1 do jakości, jeśli to jedyne użyte mięso.
card-mostaza-text = { card-pollo-desmenuzado-text }
card-ketchup-text = Następny składnik, który zagrasz w tej turze jako akcję, kosztuje o 2 mniej, nigdy poniżej 0; Wolna kuchnia tego nie zużywa.
card-mayonesa-text = { card-milanesa-de-pollo-text }
card-salsa-golf-text = +1 do jakości, jeśli w zamówieniu jest też kategoria Warzywa.
card-chimichurri-text = { card-milanesa-de-ternera-text }
card-alioli-text = Przy użyciu do zamówienia: dobierz 2 karty rynku.
card-lechuga-text = { card-pollo-desmenuzado-text }
card-tomate-text = Przy zagraniu: dobierz 2 karty rynku, potem odrzuć dowolną 1 kartę z ręki.
card-cebolla-text = Na koniec każdej twojej tury daje 1 kartę rynku, dopóki leży w twojej strefie.
card-rucula-text = +1 do jakości, jeśli w zamówieniu jest też kategoria Sery.
card-morron-asado-text = { card-milanesa-de-ternera-text }
card-palta-text = { card-milanesa-de-ternera-text }
card-queso-crema-text = { card-pollo-desmenuzado-text }
card-queso-de-maquina-text = Przy użyciu do zamówienia: dobierz 1 kartę rynku.
card-queso-fresco-text = { card-milanesa-de-pollo-text }
card-mozzarella-text = +1 do jakości, jeśli w zamówieniu jest też kategoria Jajka.
card-provolone-text = { card-milanesa-de-ternera-text }
card-queso-azul-text = +1 do jakości, jeśli w zamówieniu jest też mięso lub wędlina, najwyżej +1.
card-huevo-duro-text = { card-pollo-desmenuzado-text }
card-huevo-picado-text = { card-tomate-text }
card-clara-a-la-plancha-text = Przy zagraniu: weź 2 monety.
card-revuelto-text = +1 do jakości, jeśli w zamówieniu jest też kategoria Wędliny.
card-tortilla-text = { card-milanesa-de-ternera-text }
card-huevo-frito-text = Przy zagraniu: dobierz 1 kartę rynku.
card-mortadela-text = { card-pollo-desmenuzado-text }
card-paleta-text = { card-tomate-text }
card-salchichon-text = { card-milanesa-de-pollo-text }
card-jamon-cocido-text = +1 do jakości, jeśli w zamówieniu jest też ser, najwyżej +1.
card-salame-text = { card-milanesa-de-ternera-text }
card-jamon-crudo-text = Przy użyciu do zamówienia: weź 3 monety.
card-papas-pay-text = { card-pollo-desmenuzado-text }
card-aceitunas-text = Przy zagraniu: jeśli talia zamówień nie jest pusta, możesz włożyć pod nią jedno odkryte zamówienie i uzupełnić rząd.
card-pepinillos-text = { card-milanesa-de-pollo-text }
card-champinones-text = +1 do jakości, jeśli w zamówieniu jest też kategoria Mięsa.
card-anana-text = { card-milanesa-de-ternera-text }
card-panceta-crocante-text = Przy premii zamówienia liczy się jako najlepsza dla ciebie kategoria zamiast Dodatków.
card-ayuda-inesperada-text = Weź asystenta ze środka stołu, bez akcji i bez opłaty; utrzymanie trzeba zapłacić.
card-cocina-libre-text = Zagraj do 2 składników, bez akcji i bez kosztu; ich efekty działają.
card-toque-del-chef-text = +3 do jakości następnego zamówienia, które zrealizujesz w tej turze.
card-buena-venta-text = Weź łącznie 3: monety lub karty rynku, jak wolisz.

assistant-unknown-text = Jego kategoria kosztuje cię o 2 mniej i ma jakość o 2 większą, a użyta do zamówienia daje 2 PZ w żetonach. Na koniec każdej twojej tury daje 1 kartę rynku; utrzymanie: 2 monety lub 1 PZ w żetonach.
assistant-carnes-text = { assistant-unknown-text }
assistant-aderezos-text = { assistant-unknown-text }
assistant-vegetales-text = { assistant-unknown-text }
assistant-quesos-text = { assistant-unknown-text }
assistant-huevos-text = { assistant-unknown-text }
assistant-fiambres-text = { assistant-unknown-text }
assistant-extras-text = { assistant-unknown-text }

## On the screen

board-orders = Odkryte zamówienia
board-can = możesz je teraz zrealizować
board-assistants = Asystenci na środku stołu
board-player = Gracz
board-you = ty
board-first = pierwszy gracz
board-turn = teraz gra
board-coins = monety
board-chips = PZ w żetonach
board-hidden = ukryte
board-cards = karty na ręce
board-zone = Strefa
board-staff = Asystenci
board-done = Zrealizowane
board-hand = Twoja ręka
board-quality = jakość
board-points = PZ
board-reward-assistant = asystent lub 2 PZ
board-reward-units = monety lub karty:
board-decks = Talia rynku, karty odrzucone, talia zamówień
board-idle = Rundy bez zrealizowanego zamówienia
board-chef = Dodatkowa jakość następnego zamówienia
board-discount = Zniżka na następny składnik

## Moves

move-play = Zagraj { $card-acc }
move-replace = Zagraj { $card-acc }, odrzucając { $card2-acc }
move-complete = Zrealizuj { $order }
move-hire = Zatrudnij { $assistant-acc }
move-restock = Uzupełnij rękę
move-coins = Weź 4 monety
move-end = Zakończ turę
move-use = Użyj składnika „{ $card }”
move-take = Weź { $assistant-acc }
move-chips = Weź 2 PZ w żetonach
move-split =
    { $number ->
        [0] Weź same monety
        [one] Weź { $number } kartę rynku, resztę w monetach
        [few] Weź { $number } karty rynku, resztę w monetach
       *[other] Weź { $number } kart rynku, resztę w monetach
    }
move-discard = Odrzuć { $card-acc }
move-done = Zakończ
move-under = Włóż pod talię { $order }
move-skip = Zostaw odkryte zamówienia bez zmian
move-pay-coins = Zapłać 2 monety
move-pay-chip = Zapłać 1 PZ w żetonach
move-keep = Zatrzymaj { $assistant-acc }
move-back = Odeślij { $assistant-acc }

## Questions

prompt-action = Wybierz akcję albo zagraj okazję; pozostałe akcje: { $number }.
prompt-end = Zakończ turę albo najpierw zagraj okazję.
prompt-free-kitchen = Zagraj składnik za darmo albo zakończ; pozostało: { $number }.
prompt-use = Wybierz od lewej do prawej składniki na { $order }; brakuje jeszcze: { $number }.
prompt-assistant = Weź jednego z asystentów ze środka stołu.
prompt-reward = Wybierz nagrodę: asystenta albo 2 PZ w żetonach.
prompt-split = Dostajesz łącznie { $number }: ile z tego w kartach rynku?
prompt-restock = Odrzuć tyle kart, ile chcesz; potem dobierzesz do pięciu.
prompt-discard = Odrzuć jedną kartę z ręki.
prompt-limit = Odrzucaj, aż zostanie pięć kart; nadmiar: { $number }.
prompt-under = Możesz włożyć jedno odkryte zamówienie pod talię.
prompt-pay = Opłać { $assistant-acc }: 2 monety albo 1 PZ w żetonach.
prompt-keep = Czy zatrzymujesz { $assistant-acc } na kolejną turę?
prompt-lot = Trwa losowanie: kto zaczyna?
prompt-draw = Trwa dobieranie karty rynku.
prompt-order = Trwa odkrywanie zamówienia.

## The log

note-first = Losowanie: zaczyna { $seat }.
note-turn = Teraz gra { $seat }.
note-drew = { $seat } dobiera { $card-acc }.
note-drew-hidden = { $seat } dobiera kartę rynku.
note-deck-shuffled = Z odrzuconych kart rynku powstaje nowa talia.
note-none-to-draw = Nie ma więcej kart rynku; { $seat } nic nie dobiera.
note-opened = Odkryte zostaje { $order }.
note-third = Jako trzecie swojego rodzaju { $order } trafia pod talię.
note-row-short = Nie da się uzupełnić rzędu; odkryte zamówienia: { $number }.
note-played =
    { $number ->
        [0] { $seat } zagrywa { $card-acc } bez opłaty.
        [one] { $seat } zagrywa { $card-acc } za { $number } monetę.
        [few] { $seat } zagrywa { $card-acc } za { $number } monety.
       *[other] { $seat } zagrywa { $card-acc } za { $number } monet.
    }
note-replaced =
    { $number ->
        [one] { $seat } zagrywa { $card-acc } za { $number } monetę razem z karą i odrzuca { $card2-acc }.
        [few] { $seat } zagrywa { $card-acc } za { $number } monety razem z karą i odrzuca { $card2-acc }.
       *[other] { $seat } zagrywa { $card-acc } za { $number } monet razem z karą i odrzuca { $card2-acc }.
    }
note-completed = { $seat } realizuje { $order } z jakością { $number }.
note-bonus = { $seat } bierze { $number } PZ w żetonach za kategorie premiowane.
note-assistant-bonus = { $seat } bierze { $number } PZ w żetonach za pracę { $assistant-acc }.
note-hired = { $seat } zatrudnia { $assistant-acc }.
note-joined = { $seat } bierze { $assistant-acc } bez opłaty.
note-start-coins =
    { $number ->
        [one] { $seat } zaczyna z { $number } dodatkową monetą za miejsce w kolejności gry.
       *[other] { $seat } zaczyna z { $number } dodatkowymi monetami za miejsce w kolejności gry.
    }
note-got-coins =
    { $number ->
        [one] { $seat } bierze { $number } monetę.
        [few] { $seat } bierze { $number } monety.
       *[other] { $seat } bierze { $number } monet.
    }
note-got-chips = { $seat } bierze { $number } PZ w żetonach.
note-restocks = { $seat } uzupełnia rękę.
note-discarded = { $seat } odrzuca { $card-acc }.
note-opportunity = { $seat } zagrywa okazję „{ $card }”.
note-handed-on = { $seat } oddaje kartę „{ $card }”; teraz ma ją { $seat2 }.
note-chef = { $seat } dodaje { $number } do jakości następnego zamówienia w tej turze.
note-discount = { $seat } płaci o { $number } mniej za następny składnik w tej turze.
note-put-under = { $seat } wkłada pod talię { $order }.
note-paid-coins = { $seat } opłaca { $assistant-acc } monetami.
note-paid-chip = { $seat } opłaca { $assistant-acc } żetonami.
note-cannot-pay = { $seat } nie ma dość, by opłacić wszystkich asystentów, i płaci, ile może: monety { $number }, żetony { $number2 } PZ.
note-kept = { $seat } zatrzymuje { $assistant-acc }.
note-back = { $seat } odsyła { $assistant-acc } na środek stołu.
note-announced =
    { $number ->
        [one] { $seat } ma { $number } zrealizowane zamówienie: po tej rundzie gra się kończy.
        [few] { $seat } ma { $number } zrealizowane zamówienia: po tej rundzie gra się kończy.
       *[other] { $seat } ma { $number } zrealizowanych zamówień: po tej rundzie gra się kończy.
    }
note-idle = Kolejne rundy bez zrealizowanego zamówienia: { $number }. Po piętnastu gra się kończy.
note-idle-end = Kolejne rundy bez zrealizowanego zamówienia: { $number }. Gra się kończy.
note-scored = { $seat }: zamówienia { $number }, żetony { $number2 }, okazje { $number3 }, różnorodność { $number4 }.
note-total = { $seat } ma razem { $number } PZ.
note-won = { $seat } wygrywa i zdobywa tytuł Wielkiego Mistrza Kanapek.
note-shared = { $seat } jest wśród zwycięzców.

## Why not?

refusal-choose-action = Teraz wybierz jedną z akcji albo zagraj okazję.
refusal-no-actions = Obie akcje tej tury są już wykonane.
refusal-not-in-hand = Nie masz na ręce takiej karty: { $card }.
refusal-too-dear = Nie stać cię na { $card-acc }: koszt to { $number }, a monet masz { $number2 }.
refusal-zone-full = Twoja strefa jest pełna, więc możesz zagrać { $card-acc } tylko w miejsce innego składnika.
refusal-not-in-zone = Nie masz w strefie takiego składnika: { $card }.
refusal-zone-not-full = Zastąpić składnik można tylko w pełnej strefie; składniki w twojej: { $number }.
refusal-fine-too-dear = Nie stać cię na { $card-acc }: koszt z karą to { $number }, a monet masz { $number2 }.
refusal-fine-short = Twoja strefa jest pełna, więc inny składnik musiałby odejść, a na karę za to cię nie stać: wynosi { $number }, a twoje monety to { $number2 }.
refusal-order-done = Masz już { $order } wśród swoich zrealizowanych.
refusal-order-taken = { $seat } ma już { $order } wśród zrealizowanych.
refusal-order-not-open = Można wybrać tylko odkryte zamówienie, a { $order } nie jest odkryte.
refusal-hire-too-dear = Nie stać cię na zatrudnienie: koszt to { $number }, a monet masz { $number2 }.
refusal-has-assistant = { $assistant-cap } już dla ciebie pracuje.
refusal-assistant-taken = { $assistant-cap } jest już zajęty ({ $seat }).
refusal-actions-left = Najpierw trzeba wykonać obie akcje; pozostało: { $number }.
refusal-end-or-opportunity = Teraz możesz tylko zakończyć turę albo zagrać okazję.
refusal-turn-ended = Twoja tura jest już zakończona, więc ta karta musi poczekać do następnej: { $card }.
refusal-no-assistant-left = Karta „{ $card }” nic by nie dała: na środku stołu nie ma asystenta.
refusal-no-ingredient = Karta „{ $card }” nic by nie dała: nie masz na ręce składnika.
refusal-one-by-one = Okazje zagrywa się po kolei, więc karta „{ $card }” musi poczekać.
refusal-too-few-ingredients = Masz za mało składników na { $order }: potrzeba { $number }, a w twojej strefie jest { $number2 }.
refusal-quality-short = Twoje składniki są za słabe na { $order }: potrzebna jakość to { $number }, a ty masz najwyżej { $number2 }.
refusal-choose-ingredients = Teraz wybierz składniki na { $order }.
refusal-other-zone = Ten składnik leży w cudzej strefie ({ $seat }): { $card }.
refusal-used-already = Ten składnik jest już wybrany: { $card }.
refusal-left-to-right = Wybieraj od lewej do prawej: teraz nie można wybrać karty „{ $card }”.
refusal-falls-short = Z użyciem karty „{ $card }” zamówienia nie da się zrealizować: potrzebna jakość to { $number }, a ty masz najwyżej { $number2 }.
refusal-falls-short-together = Razem z już wybranymi nie da się z tym składnikiem zrealizować zamówienia: { $card }. Potrzebna jakość to { $number }, a ty masz najwyżej { $number2 }.
refusal-choose-reward = Teraz wybierz nagrodę: asystenta albo 2 PZ w żetonach.
refusal-only-units = To więcej, niż masz do podziału, czyli { $number }.
refusal-choose-split = Teraz zdecyduj, ile bierzesz w kartach rynku; do podziału: { $number }.
refusal-restocking = Uzupełniasz rękę: odrzuć kartę albo zakończ odrzucanie.
refusal-discard-one = Teraz odrzuć jedną kartę z ręki.
refusal-discard-down = Najpierw odrzuć karty, aż zostanie pięć; nadmiar: { $number }.
refusal-cook-free = Teraz zagraj składnik za darmo albo zakończ; pozostało: { $number }.
refusal-choose-assistant = Teraz weź jednego z asystentów ze środka stołu.
refusal-choose-under = Teraz wybierz odkryte zamówienie, które trafi pod talię, albo zostaw wszystkie.
refusal-choose-payment = Teraz opłać { $assistant-acc }: 2 monety albo 1 PZ w żetonach.
refusal-choose-keep = Teraz zdecyduj, czy zatrzymujesz { $assistant-acc }.

## On the shelf

feel = Prowadź kuchnię: składniki, zamówienia i sztuczki przeciw sąsiadom.
goal = Gdy ktoś zrealizuje pięć zamówień, runda się kończy i wygrywa najwięcej PZ.
goal-turn = W turze masz dwie akcje: zagraj składnik, zrealizuj zamówienie, zatrudnij asystenta, uzupełnij rękę albo weź monety; potem opłać asystentów.

## The stage in the browser

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

## Why a bot would do it

reason-sand-order = Zrealizowane zamówienie daje punkty i nikt inny już go nie weźmie.
reason-sand-new-type = Kolejny rodzaj zamówienia liczy się na koniec do różnorodności.
reason-sand-ends = To twoje piąte zamówienie: po tej rundzie gra się kończy.
reason-sand-chef = Dodatkowa jakość pozwala zrealizować jeszcze jedno zamówienie.
reason-sand-free = Składniki trafiają do twojej strefy bez kosztu i bez akcji.
reason-sand-keep = Okazja, która zostanie na ręce, jest na koniec warta 4 PZ.
reason-sand-assistant = Masz kilka składników tej kategorii: będą lepsze i tańsze.
reason-sand-coins = Nie stać cię na żaden składnik z ręki.
reason-sand-restock = Twoja ręka nie jest pełna.
