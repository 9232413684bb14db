### Emerald Skulls, po polsku.
### .face wartość poziomu na kości, .loc miejscownik z przyimkiem

title = Emerald Skulls
blurb = Rzucaj kośćmi, zapełniaj czaszkę poziom po poziomie i zatrzymaj się w porę, gdy inni obstawiają, jak skończy się twoja tura.

## Bots, from the weakest to the strongest

bot-jack = Jack
bot-jack-temper = Zawsze rzuca jeszcze raz. Zawsze.
bot-barnaby = Barnaby
bot-barnaby-temper = Kończy wcześnie i śpi spokojnie.
bot-coral = Coral
bot-coral-temper = Z uśmiechem stawia na cudzego pecha.
bot-jago = Jago
bot-jago-temper = Przed każdym oddechem liczy kości w czaszce.
bot-sybil = Sybil
bot-sybil-temper = Nie wierzy w szczęście, tylko w szanse.

## Names

card = { $key }
dice = { $key }
opposition = { $key }
rival-vrax = Vrax
rival-kar = Kar
level-none = żaden poziom
    .face = –
    .loc = na żadnym poziomie
level-lower-jaw = dolna szczęka
    .face = I
    .loc = na dolnej szczęce
level-upper-jaw = górna szczęka
    .face = II
    .loc = na górnej szczęce
level-nose = nos
    .face = III
    .loc = na nosie
level-eyes = oczy
    .face = IV
    .loc = na oczach
level-gem = klejnot
    .face = V
    .loc = na klejnocie

wager-pick-n-bust = Dłubanie do skuchy
wager-mad-nargash = Szalony Nargash
wager-grim-grin = Ponury uśmiech
wager-emerald-skull = Szmaragdowa czaszka
wager-busted-fowl = Spłoszony ptak
wager-final-jewel = Ostatni klejnot
wager-empty-hands = Puste ręce
wager-empty-n-shiny = Pusto i błyszcząco
wager-nargashs-bane = Zguba Nargasha
wager-nargashs-gamble = Ryzyko Nargasha
wager-cracked-skull = Pęknięta czaszka
wager-legendary-emerald-skull = Legendarna szmaragdowa czaszka
wager-scarred-face = Twarz w bliznach
wager-grim-visage = Posępne oblicze
wager-knobbly-face = Guzowata twarz
wager-broken-tusks = Złamane kły
wager-toothless-roll = Bezzębny rzut
wager-wild-bones-1 = Kości-jokery (co najmniej 1)
wager-wild-bones-2 = Kości-jokery (co najmniej 2)
wager-wild-bones-3 = Kości-jokery (co najmniej 3)
wager-wild-bones-4 = Kości-jokery (co najmniej 4)
wager-epitaph-odd = Epitafium (nieparzyście)
wager-epitaph-even = Epitafium (parzyście)
wager-epitaph-none = Epitafium (zero)
wager-nose-picker-0 = Nosodłub (0 razy)
wager-nose-picker-1 = Nosodłub (1 raz)
wager-nose-picker-2 = Nosodłub (2 razy)
wager-eyeballs-0 = Kolekcja gałek ocznych (0)
wager-eyeballs-1 = Kolekcja gałek ocznych (1)
wager-eyeballs-2 = Kolekcja gałek ocznych (2)
wager-sniff-kit-0 = Zestaw do węszenia (0)
wager-sniff-kit-1 = Zestaw do węszenia (1)
wager-sniff-kit-2 = Zestaw do węszenia (2)
wager-sniff-kit-3 = Zestaw do węszenia (3 lub więcej)
wager-proportions-odd = Doskonałe proporcje (nieparzyście)
wager-proportions-even = Doskonałe proporcje (parzyście)
wager-proportions-none = Doskonałe proporcje (zero)
wager-alignment-lower = Zgryz (więcej na dole)
wager-alignment-equal = Zgryz (po równo)
wager-alignment-upper = Zgryz (więcej na górze)
wager-half-smile-0 = Osobliwy półuśmiech (0 lub 1)
wager-half-smile-2 = Osobliwy półuśmiech (2 lub 3)
wager-half-smile-4 = Osobliwy półuśmiech (4 lub więcej)
wager-lost-jewel = Utracony klejnot
wager-wild-crystal = Kryształ-joker
wager-feeble-fingers = Słabe palce
wager-broken-limbs = Złamane kończyny
wager-botched-gem = Spartaczony klejnot
wager-eyed-skull = Czaszka z oczami
wager-tumblers-triumph = Triumf rzucającego
wager-draguls-downfall = Upadek Dragula

## What the bets are about

wager-pick-n-bust-text = Rzucający ma skuchę po co najmniej jednym dłubaniu w nosie.
wager-mad-nargash-text = Tura kończy się klejnotem, a na planszy leżą same kości z czaszką.
wager-grim-grin-text = Tura kończy się pustą ręką, a wszystkie kości leżą na zębach.
wager-emerald-skull-text = Tura kończy się podwójnym wyjściem i pełną czaszką: trzy zęby, jedna kość na nosie, dwoje oczu i klejnot.
wager-busted-fowl-text = Rzucający ma skuchę albo ucieka.
wager-final-jewel-text = Tura kończy się klejnotem; podwójne wyjście też się liczy.
wager-empty-hands-text = Tura kończy się pustą ręką; podwójne wyjście też się liczy.
wager-empty-n-shiny-text = Tura kończy się podwójnym wyjściem.
wager-nargashs-bane-text = Tura nie kończy się Szalonym Nargashem.
wager-nargashs-gamble-text = Szalony Nargash z co najmniej pięcioma kośćmi z czaszką na planszy.
wager-cracked-skull-text = Tura nie kończy się Szmaragdową czaszką.
wager-legendary-emerald-skull-text = Szmaragdowa czaszka bez ani jednej kości z czaszką.
wager-scarred-face-text = Tura kończy się klejnotem, a na każdym poziomie leży dokładnie jedna kość.
wager-grim-visage-text = Tura nie kończy się Twarzą w bliznach.
wager-knobbly-face-text = Tura kończy się podwójnym wyjściem, a na każdym poziomie leży dokładnie jedna kość.
wager-broken-tusks-text = Tura nie kończy się Ponurym uśmiechem.
wager-toothless-roll-text = Na zębach nie leży żadna kość; ten zakład płaci żetonami przerzutu.
wager-wild-bones-1-text = Na planszy leży co najmniej jedna kość z czaszką.
wager-wild-bones-2-text = Na planszy leżą co najmniej dwie kości z czaszką.
wager-wild-bones-3-text = Na planszy leżą co najmniej trzy kości z czaszką.
wager-wild-bones-4-text = Na planszy leżą co najmniej cztery kości z czaszką.
wager-epitaph-odd-text = Liczba kości z czaszką na planszy jest nieparzysta.
wager-epitaph-even-text = Liczba kości z czaszką na planszy jest parzysta; zero też jest parzyste.
wager-epitaph-none-text = Na planszy nie leży żadna kość z czaszką.
wager-nose-picker-0-text = W tej turze rzucający nie dłubie w nosie.
wager-nose-picker-1-text = Rzucający dłubie w nosie dokładnie raz.
wager-nose-picker-2-text = Rzucający dłubie w nosie dwa razy.
wager-eyeballs-0-text = Na oczach nie leży żadna kość.
wager-eyeballs-1-text = Na oczach leży dokładnie jedna kość.
wager-eyeballs-2-text = Na oczach leżą dwie kości.
wager-sniff-kit-0-text = Na końcu na nosie nie leży żadna kość.
wager-sniff-kit-1-text = Na końcu na nosie leży dokładnie jedna kość.
wager-sniff-kit-2-text = Na końcu na nosie leżą dokładnie dwie kości.
wager-sniff-kit-3-text = Na końcu na nosie leżą trzy kości lub więcej.
wager-proportions-odd-text = Na końcu liczba kości na nosie jest nieparzysta.
wager-proportions-even-text = Na końcu liczba kości na nosie jest parzysta; zero też jest parzyste.
wager-proportions-none-text = Na końcu nos jest pusty.
wager-alignment-lower-text = Na dolnej szczęce leży więcej kości niż na górnej.
wager-alignment-equal-text = Na obu szczękach leży tyle samo kości; zero i zero to też tyle samo.
wager-alignment-upper-text = Na górnej szczęce leży więcej kości niż na dolnej.
wager-half-smile-0-text = Na zębach leży najwyżej jedna kość.
wager-half-smile-2-text = Na zębach leżą dwie lub trzy kości.
wager-half-smile-4-text = Na zębach leżą cztery kości lub więcej.
wager-lost-jewel-text = Tura kończy się bez klejnotu.
wager-wild-crystal-text = Tura kończy się kością z czaszką jako klejnotem.
wager-feeble-fingers-text = Na koniec tury w ręce zostają kości.
wager-broken-limbs-text = Na koniec tury w ręce zostają co najmniej dwie kości.
wager-botched-gem-text = Tura nie kończy się podwójnym wyjściem.
wager-eyed-skull-text = Tura kończy się podwójnym wyjściem, a na oczach leżą dwie kości.
wager-tumblers-triumph-text = Rzucający nie ma skuchy.
wager-draguls-downfall-text = Rzucający ma skuchę.

## Options

option-cards = Karty zakładów
option-cards-standard = Cztery karty podstawowe
option-cards-drawn = Karty zaawansowane, losowane
option-cards-chosen = Karty zaawansowane, wybierane po kolei przez graczy
option-opposition = Karty przeciwników (gra solo; mniej znaczy trudniej)
option-opposition-10 = 10 kart
option-opposition-9 = 9 kart
option-opposition-8 = 8 kart
option-opposition-7 = 7 kart
option-opposition-6 = 6 kart
option-opposition-5 = 5 kart
option-rival-gears = Zębatki Vraxa i Kara (gra solo; mniej znaczy łatwiej)
option-rival-gears-40 = 40 zębatek
option-rival-gears-30 = 30 zębatek
option-rival-gears-20 = 20 zębatek
option-rival-gears-10 = 10 zębatek
option-rival-gears-0 = Bez zębatek

## Moves

move-take = Wprowadź do gry kartę { $card }
move-buy =
    { $number ->
        [one] Rzuć { $number } kością
       *[other] Rzuć { $number } kośćmi
    }
move-bet = Obstaw: { $wager } (karta { $card })
move-pass = Spasuj
move-place =
    { $number ->
        [0] Połóż { $level-loc }: { $number2 } × ☠
       *[other]
            { $number2 ->
                [0] Połóż { $level-loc }: { $number } × { $level-face }
               *[other] Połóż { $level-loc }: { $number } × { $level-face } i { $number2 } × ☠
            }
    }
move-pick = Podłub w nosie: weź z powrotem III i rzuć ponownie
move-token = Wydaj żeton przerzutu
move-bust = Zakończ turę skuchą
move-stop = Ucieknij: zatrzymaj się tutaj
move-roll = Rzucaj dalej
move-base = Weź wypłatę podstawową
move-jackpot = Weź jackpot zakładu „{ $wager }” (karta { $card })

## Questions

prompt-card = Wybierz kartę zaawansowaną i stronę, którą ma leżeć do góry.
prompt-buy = Wybierz, iloma kośćmi rzucasz.
prompt-bet =
    { $number ->
        [one] Rzucający ma w ręce { $number } kość: obstaw albo spasuj.
        [few] Rzucający ma w ręce { $number } kości: obstaw albo spasuj.
       *[other] Rzucający ma w ręce { $number } kości: obstaw albo spasuj.
    }
prompt-place = Twój rzut: { $dice }. Połóż kości na jednym poziomie albo wybierz akcję przerzutu.
prompt-check =
    { $number ->
        [one] Została ci { $number } kość: zatrzymujesz się czy rzucasz dalej?
        [few] Zostały ci { $number } kości: zatrzymujesz się czy rzucasz dalej?
       *[other] Zostało ci { $number } kości: zatrzymujesz się czy rzucasz dalej?
    }
prompt-payout = Wybierz wypłatę podstawową albo jackpot.
prompt-lot = Trwa losowanie: kto zaczyna?
prompt-draw-card = Trwa losowanie karty zaawansowanej.
prompt-dice = Kości się toczą.
prompt-opposition = Trwa odkrywanie karty przeciwników.

## The log

note-begins = Zaczyna { $seat }.
note-card-in-play = Do gry wchodzi karta { $card }.
note-turn-begins = Tura { $number }: rzuca { $seat }.
note-bought =
    { $number2 ->
        [0] { $seat } rzuca { $number } kośćmi i nic nie płaci.
        [one] { $seat } rzuca { $number } kośćmi i płaci { $number2 } zębatkę.
        [few] { $seat } rzuca { $number } kośćmi i płaci { $number2 } zębatki.
       *[other] { $seat } rzuca { $number } kośćmi i płaci { $number2 } zębatek.
    }
note-opposition-turned = Odkryta karta przeciwników: { $opposition }.
note-rival-bets = { $rival } obstawia: { $wager } (karta { $card }).
note-rival-bet-full = { $rival } nie może obstawić: na zakładzie „{ $wager }” (karta { $card }) nie ma już miejsca.
note-bets = { $seat } obstawia: { $wager } (karta { $card }).
note-rolled = { $seat } wyrzuca: { $dice }.
note-placed = { $seat } kładzie { $level-loc }: { $dice }.
note-picked =
    { $number ->
        [one] { $seat } dłubie w nosie i przerzuca { $number } kość.
        [few] { $seat } dłubie w nosie i przerzuca { $number } kości.
       *[other] { $seat } dłubie w nosie i przerzuca { $number } kości.
    }
note-token-spent =
    { $number ->
        [one] { $seat } wydaje żeton przerzutu i przerzuca { $number } kość.
        [few] { $seat } wydaje żeton przerzutu i przerzuca { $number } kości.
       *[other] { $seat } wydaje żeton przerzutu i przerzuca { $number } kości.
    }
note-out-bust = { $seat } ma skuchę.
note-out-stop = { $seat } ucieka.
note-out-gem = { $seat } kończy turę klejnotem.
note-out-run = { $seat } kończy turę pustą ręką.
note-out-double = { $seat } kończy turę podwójnym wyjściem.
note-paid-base =
    { $number2 ->
        [0] { $number ->
            [0] { $seat } nic nie dostaje.
            [one] { $seat } dostaje { $number } zębatkę.
            [few] { $seat } dostaje { $number } zębatki.
           *[other] { $seat } dostaje { $number } zębatek.
        }
        [one] { $number ->
            [0] { $seat } dostaje { $number2 } żeton przerzutu.
            [one] { $seat } dostaje { $number } zębatkę i { $number2 } żeton przerzutu.
            [few] { $seat } dostaje { $number } zębatki i { $number2 } żeton przerzutu.
           *[other] { $seat } dostaje { $number } zębatek i { $number2 } żeton przerzutu.
        }
        [few] { $number ->
            [0] { $seat } dostaje { $number2 } żetony przerzutu.
            [one] { $seat } dostaje { $number } zębatkę i { $number2 } żetony przerzutu.
            [few] { $seat } dostaje { $number } zębatki i { $number2 } żetony przerzutu.
           *[other] { $seat } dostaje { $number } zębatek i { $number2 } żetony przerzutu.
        }
       *[other] { $number ->
            [0] { $seat } dostaje { $number2 } żetonów przerzutu.
            [one] { $seat } dostaje { $number } zębatkę i { $number2 } żetonów przerzutu.
            [few] { $seat } dostaje { $number } zębatki i { $number2 } żetonów przerzutu.
           *[other] { $seat } dostaje { $number } zębatek i { $number2 } żetonów przerzutu.
        }
    }
note-paid-jackpot =
    { $number ->
        [one] { $seat } bierze jackpot ({ $wager }): { $number } zębatka.
        [few] { $seat } bierze jackpot ({ $wager }): { $number } zębatki.
       *[other] { $seat } bierze jackpot ({ $wager }): { $number } zębatek.
    }
note-bet-paid =
    { $number ->
        [one] { $seat } wygrywa zakład „{ $wager }” (karta { $card }): { $number } zębatka.
        [few] { $seat } wygrywa zakład „{ $wager }” (karta { $card }): { $number } zębatki.
       *[other] { $seat } wygrywa zakład „{ $wager }” (karta { $card }): { $number } zębatek.
    }
note-bet-paid-tokens =
    { $number ->
        [one] { $seat } wygrywa zakład „{ $wager }” (karta { $card }): { $number } żeton przerzutu.
        [few] { $seat } wygrywa zakład „{ $wager }” (karta { $card }): { $number } żetony przerzutu.
       *[other] { $seat } wygrywa zakład „{ $wager }” (karta { $card }): { $number } żetonów przerzutu.
    }
note-rival-paid =
    { $number ->
        [one] { $rival } wygrywa zakład „{ $wager }” (karta { $card }): { $number } zębatka.
        [few] { $rival } wygrywa zakład „{ $wager }” (karta { $card }): { $number } zębatki.
       *[other] { $rival } wygrywa zakład „{ $wager }” (karta { $card }): { $number } zębatek.
    }
note-pot-empty = Pula jest pusta.
note-rest-of-pot =
    { $number ->
        [one] Talia przeciwników się skończyła: ostatnia zębatka z puli przypada Vraxowi i Karowi (razem { $number }).
        [few] Talia przeciwników się skończyła: ostatnie { $number } zębatki z puli przypadają Vraxowi i Karowi.
       *[other] Talia przeciwników się skończyła: ostatnie { $number } zębatek z puli przypada Vraxowi i Karowi.
    }
note-won =
    { $number ->
        [one] { $seat } wygrywa i ma { $number } zębatkę.
        [few] { $seat } wygrywa i ma { $number } zębatki.
       *[other] { $seat } wygrywa i ma { $number } zębatek.
    }
note-solo-won = Wygrywasz { $number } do { $number2 }: Vrax i Kar są pokonani.
note-solo-lost = Wygrywają Vrax i Kar, { $number2 } do { $number }.

## Why not?

refusal-solo-cards = W grze solo używa się kart podstawowych.
refusal-solo-options = Karty przeciwników oraz zębatki Vraxa i Kara należą do gry solo.
refusal-take-a-card = Najpierw wybierz kartę zaawansowaną.
refusal-card-not-to-choose = Teraz wybiera się kartę innego rodzaju niż karta { $card }.
refusal-card-in-play = Jedna strona karty { $card } jest już w grze.
refusal-buy-first = Najpierw wybierz, iloma kośćmi rzucasz.
refusal-cannot-pay =
    { $number ->
        [one] To kosztuje { $number } zębatkę, a masz { $number2 }.
        [few] To kosztuje { $number } zębatki, a masz { $number2 }.
       *[other] To kosztuje { $number } zębatek, a masz { $number2 }.
    }
refusal-bet-or-pass = To czas zakładów: obstaw albo spasuj.
refusal-roller-bets = Rzucający nie może obstawiać.
refusal-bet-too-late = Obstawiać można tylko w kroku zakładów, zanim kości się potoczą.
refusal-already-passed = Pas już padł, a od tej pory nikt nie obstawił.
refusal-no-marker = Oba twoje znaczniki zakładów już leżą.
refusal-same-bet = Masz już znacznik na zakładzie „{ $wager }” (karta { $card }).
refusal-bet-full = Na zakładzie „{ $wager }” (karta { $card }) nie ma już miejsca.
refusal-same-card = Masz już znacznik na karcie { $card }.
refusal-card-closed = Karta { $card } jest zamknięta, odkąd kość leży { $level-loc } lub wyżej.
refusal-impossible-bet = Zakład „{ $wager }” (karta { $card }) nie może się spełnić w tej turze.
refusal-hopeless-bet = Przy dwóch graczach zakład „{ $wager }” (karta { $card }) nigdy nie zapłaci, bo nikt nie może obstawić przeciw niemu.
refusal-unopposed-bet = Zakład { $wager } (karta { $card }) nigdy nie zapłaci: potrzebuje zakładu przeciwnego, a nikt inny nie ma znacznika na tej karcie ani żadnego do położenia.
refusal-place-taken = Ktoś był szybszy: w zakładzie { $wager } (karta { $card }) miejsce za { $number } jest zajęte, a następne jest za { $number2 }. Twój znacznik wraca do ciebie i możesz założyć się ponownie.
refusal-card-not-in-play = Karty { $card } nie ma w grze.
refusal-place-or-reroll = Po rzucie kładziesz kości albo wybierasz akcję przerzutu; przepaść może tylko ten, kto nie może nic położyć.
refusal-level-too-small =
    { $number ->
        [one] Najwyżej { $number } kość mieści się { $level-loc }.
        [few] Najwyżej { $number } kości mieszczą się { $level-loc }.
       *[other] Najwyżej { $number } kości mieści się { $level-loc }.
    }
refusal-dice-do-not-show = W twoim rzucie nie ma kości, które chcesz położyć { $level-loc }.
refusal-below-floor = Osiągnięty poziom to { $level2 }, więc nie możesz już kłaść kości { $level-loc }.
refusal-level-full = Na tyle kości brakuje już miejsca { $level-loc }.
refusal-can-place = Nie możesz zakończyć tury skuchą, dopóki da się coś położyć.
refusal-no-token = Nie masz żetonu przerzutu do wydania.
refusal-nothing-to-pick = Do dłubania w nosie potrzeba kości z III na nosie; czaszka nie wystarczy.
refusal-picked-twice = Oba dłubania w nosie w tej turze są już wykorzystane.
refusal-place-first = Zatrzymać się albo rzucać dalej można dopiero po położeniu kości.
refusal-reroll-too-late = Akcję przerzutu wybiera się po rzucie, przed położeniem kości.
refusal-stop-or-roll = Zdecyduj, czy się zatrzymujesz, czy rzucasz dalej.
refusal-choose-payout = Wybierz wypłatę podstawową albo jackpot.
refusal-no-jackpot = Jackpotu zakładu „{ $wager }” (karta { $card }) nie ma w grze.
refusal-jackpot-missed = Warunek jackpotu zakładu „{ $wager }” (karta { $card }) nie jest spełniony.

## On the shelf

feel = Rzucaj, ryzykuj i obstawiaj innych: głośno, szybko i złośliwie.
goal = Gdy pula jest pusta, wygrywa ten, kto ma najwięcej zębatek.
goal-turn = Rzucający kupuje kości, rzuca, kładzie kości na jednym poziomie czaszki i zatrzymuje się albo rzuca dalej; inni obstawiają, jak to się skończy.

## The stage in the browser

skulls-show-odds = Pokaż szanse
skulls-chance = Szansa:
skulls-expected = Oczekiwane zębatki: { $gears }
skulls-tokens-counted = Uwzględnione żetony przerzutu: { $count }
skulls-payout = Wypłata po turze
skulls-go-on = Dalej
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

## The odds

odds-gears = Oczekiwane zębatki: { $gears }; oczekiwane saldo żetonów przerzutu: { $tokens }
odds-outs = Jak kończy się tura (zakres: najmniejsza i największa szansa wśród równie dobrych rzucających)
odds-bets = Zakłady w grze
odds-actions = Co możesz teraz zrobić: oczekiwane zębatki i saldo żetonów; * najlepsze
odds-out-bust = Skucha
odds-out-stop = Ucieczka
odds-out-gem = Klejnot
odds-out-run = Pusta ręka
odds-out-double = Podwójne wyjście
odds-page = Szanse w turze
aid-odds = Szanse dla twoich kości
odds-page-text = Masz na stole prawdziwe kości? Ułóż je tutaj: zobaczysz dokładną szansę każdego zakładu i to, co daje rzucającemu najwięcej.
odds-page-start = Opróżnij czaszkę
odds-page-skull = Kości na czaszce
odds-page-more = { $what }: o jeden symbol { $face } więcej
odds-page-less = { $what }: o jeden symbol { $face } mniej
odds-page-moment = Co teraz?
odds-page-moment-before = Rzut
odds-page-moment-rolled = Kładzenie kości
odds-page-moment-stop = Zatrzymać się czy rzucać?
odds-page-hand = Kości w ręce
odds-page-roll = Rzut
odds-page-roll-none = Wskaż, co pokazują kości.
odds-page-tokens = Żetony przerzutu
odds-page-picks = Dłubania w nosie w tej turze
odds-page-fewer = { $what }: o jeden mniej
odds-page-greater = { $what }: o jeden więcej
odds-page-cards = Karty zakładów w grze
odds-page-cards-standard = Cztery karty podstawowe
odds-page-expected = oczekiwane zębatki
odds-page-expected-tokens = Oczekiwane żetony przerzutu, zdobyte minus wydane: { $tokens }
odds-page-actions = Co zrobić
odds-page-best = najlepsze
odds-page-action-gears = zębatki
odds-page-action-tokens = żetony
odds-page-bets = Zakłady
odds-page-outs = Jak kończy się tura
odds-page-exact = Dokładnie { $fraction }
odds-page-range = od { $low } do { $high }
odds-page-pays = Wypłaca { $pays }
odds-page-worth = wartość pierwszego znacznika: { $gears }
odds-page-meaning = Liczby są dokładne, dla rzucającego, który w tej turze zdobywa możliwie najwięcej zębatek. Gdy równie dobre sposoby gry się różnią, podany jest zakres.

## What can be wrong with a position told in words

fault-odds-field = Nie rozumiem „{ $field }”; podaj każde z tych pól najwyżej raz, w postaci nazwa=wartość: { $known }.
fault-odds-value = „{ $field }” nie może mieć wartości „{ $value }”; możliwe: { $known }.
fault-odds-dice = Liczba wszystkich kości to { $most }; odejmij coś w polu „dice” lub „placed”.
fault-odds-eyes = Na oczach mieszczą się najwyżej { $most } kości; odejmij coś w polu „placed”.
fault-odds-roll = Liczba kości w rzucie musi wynosić { $dice }, tyle co w ręce; popraw pole „roll” lub „dice”.
fault-odds-missing = Podaj, ile kości jest w ręce, na przykład dice=5.
fault-odds-stop = „now=stop” jest dla kogoś, kto właśnie położył kości: podaj „placed” i pomiń „roll”.
fault-odds-tokens = Szanse oblicza się najwyżej dla takiej liczby żetonów przerzutu: { $most }. Z każdym kolejnym dokładny rachunek trwa dłużej, a z wieloma trwałby minuty.
fault-odds-sides = „{ $first }” i „{ $second }” to ta sama karta; podaj tylko jedną jej stronę.
fault-odds-no-turn = Nikt nie ma teraz kości w ręce; zapytaj w trakcie tury.

## The board in the terminal

board-skulls-pot = Pula: { $count }
board-skulls-hand = Kości w ręce: { $count } ({ $dice })
board-skulls-player = { $name }: zębatki { $gears }, żetony przerzutu { $tokens }
board-skulls-roller = { $name }: zębatki { $gears }, żetony przerzutu { $tokens } (rzuca)
board-skulls-rivals = Vrax i Kar: zębatki { $gears }; pozostałe karty przeciwników: { $cards }

## Why a bot would do it

reason-skulls-likely = Ten zakład prawdopodobnie wygra.
reason-skulls-pays-well = Wygrywa rzadko, ale dobrze płaci.
reason-skulls-safe = To, co leży na czaszce, jest warte więcej, niż średnio przyniósłby kolejny rzut.
reason-skulls-more-to-win = Kolejny rzut średnio przynosi więcej, niż naraża.
reason-skulls-roll-again = Nowy rzut obiecuje więcej niż te kości.
