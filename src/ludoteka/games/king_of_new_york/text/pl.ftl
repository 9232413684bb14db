### King of New York po polsku.
### .in gdzie, .to dokąd, .from skąd, .acc biernik, .gen dopełniacz

title = Potwory w Nowym Jorku
blurb = Olbrzymie Potwory walczą o Manhattan: rzucaj kośćmi, burz budynki, unikaj wojska i bądź pierwszym Potworem z 20 ★ albo ostatnim przy życiu.
option-lanes = Potwory na Manhattanie
option-lanes-one = Jeden naraz (zwykła gra z instrukcji)
option-lanes-two = Dwa naraz (trudniejsza gra; polecamy ją przy pięciu lub sześciu Potworach)

## Bots, from the weakest to the strongest

bot-gizmo = Gizmo
bot-gizmo-temper = Najpierw burzy, a myśli w niedzielę.
bot-boris = Boris
bot-boris-temper = Za bardzo kocha Manhattan, żeby go opuścić.
bot-zap = Zap
bot-zap-temper = Zbiera ⚡ tak, jak inni monety.
bot-ruby = Ruby
bot-ruby-temper = Najmocniej bije tego, kto się uśmiecha.
bot-titan = Titan
bot-titan-temper = Pozwala innym walczyć i zgarnia ★.

## Nazwy

monster-captain-fish = Kapitan Ryba
monster-drakonis = Drakonis
monster-kong = Kong
monster-mantis = Modliszka
monster-rob = Rob
monster-sheriff = Szeryf

borough-manhattan = Manhattan
    .in = na Manhattanie
    .to = na Manhattan
    .from = z Manhattanu
borough-bronx = Bronx
    .in = na Bronksie
    .to = na Bronx
    .from = z Bronksu
borough-queens = Queens
    .in = w Queens
    .to = do Queens
    .from = z Queens
borough-brooklyn = Brooklyn
    .in = na Brooklynie
    .to = na Brooklyn
    .from = z Brooklynu
borough-staten-island = Staten Island
    .in = na Staten Island
    .to = na Staten Island
    .from = ze Staten Island

zone-lower = Dolny Manhattan
    .to = na Dolny Manhattan
zone-midtown = Środkowy Manhattan
    .to = na Środkowy Manhattan
zone-upper = Górny Manhattan
    .to = na Górny Manhattan

face-energy = Energia
    .gen = Energii
    .acc = Energię
    .from = z Energii
face-heal = Leczenie
    .gen = Leczenia
    .acc = Leczenie
    .from = z Leczenia
face-attack = Atak
    .gen = Ataku
    .acc = Atak
    .from = z Ataku
face-destruction = Zniszczenie
    .gen = Zniszczenia
    .acc = Zniszczenie
    .from = ze Zniszczenia
face-celebrity = Sława
    .gen = Sławy
    .acc = Sławę
    .from = ze Sławy
face-ouch = Auć!
    .gen = Auć!
    .acc = Auć!
    .from = z Auć!

tile-unknown = zakryty kafelek
    .acc = zakryty kafelek
tile-high-rise-1 = Wieżowiec 1
    .acc = Wieżowiec 1
tile-high-rise-2 = Wieżowiec 2
    .acc = Wieżowiec 2
tile-high-rise-3 = Wieżowiec 3
    .acc = Wieżowiec 3
tile-power-plant-2 = Elektrownia 2
    .acc = Elektrownię 2
tile-power-plant-3 = Elektrownia 3
    .acc = Elektrownię 3
tile-hospital-2 = Szpital 2
    .acc = Szpital 2
tile-hospital-3 = Szpital 3
    .acc = Szpital 3

unit-infantry = Piechota
    .acc = Piechotę
unit-jet = Myśliwiec
    .acc = Myśliwiec
unit-tank = Czołg
    .acc = Czołg
unit-new-infantry = nowa Piechota
    .acc = nową Piechotę
unit-new-jet = nowy Myśliwiec
    .acc = nowy Myśliwiec
unit-new-tank = nowy Czołg
    .acc = nowy Czołg

token-unknown = nieznany
    .gen = nieznanego rodzaju
token-web = Sieć
    .gen = Sieci
token-jinx = Pech
    .gen = Pecha
token-souvenir = Pamiątka
    .gen = Pamiątki
token-carapace = Pancerz
    .gen = Pancerza

special-superstar = Supergwiazda
    .acc = Supergwiazdę
special-statue-of-liberty = Statua Wolności
    .acc = Statuę Wolności

goods-stars = gwiazdki
goods-energy = energia
goods-hearts = życie

## Karty

card-unknown = zakryta karta
card-unknown-text = Tej karty jeszcze nikt nie zna.
card-antimatter-pellets = Pociski z antymaterii
card-antimatter-pellets-text = Każdy Potwór trafiony twoim atakiem rzuca kością; przy Auć! jego obrażenia się podwajają.
card-artificial-heart = Sztuczne serce
card-artificial-heart-text = Możesz zamieniać kości Leczenia na Energię.
card-broadway-star = Gwiazda Broadwayu
card-broadway-star-text = Zyskujesz 1 ★, gdy zdobywasz Supergwiazdę, i na początku każdej swojej tury, dopóki ją masz.
card-bulletproof = Kuloodporność
card-bulletproof-text = Auć! zadaje ci o 1 obrażenie mniej, w czyjejkolwiek turze.
card-can-opener = Otwieracz do konserw
card-can-opener-text = Czołg kosztuje cię 3 Zniszczenia.
card-carapace = Pancerz
card-carapace-text = Twoje maksimum to 12 ♥. Każda rozpatrywana kość Auć! kładzie tu żeton. W swojej turze możesz odrzucić tę kartę: leczysz 1 ♥ za każdy żeton, potem tracisz nadmiar ponad 10.
card-chameleon = Kameleon
card-chameleon-text = Możesz odrzucać kości Sławy; za każdą przestaw jedną nierozpatrzoną kość na symbol jeszcze nierozpoczęty.
card-chinatown-regular = Bywalec Chinatown
card-chinatown-regular-text = Leczysz 2 ♥, gdy wchodzisz na Manhattan.
card-climb-the-empire-state-building = Wspinaczka na Empire State Building
card-climb-the-empire-state-building-text = Na Manhattanie, gdy twoje kości pokazują wszystkie sześć symboli: 2 ★ i dodatkowa tura, raz na turę.
card-curse = Klątwa
card-curse-text = Każdy zraniony przez ciebie Potwór dostaje żeton Pecha. Przerzut kości Auć! kosztuje go 1 ⚡ za każdy taki żeton; kość Leczenia usuwa jeden.
card-diva = Diwa
card-diva-text = Inni potrzebują czterech symboli Sławy, by odebrać ci Supergwiazdę.
card-drain = Drenaż
card-drain-text = Każdy Potwór, który cię atakuje, oddaje ci 2 ⚡.
card-ego-trip = Wielkie ego
card-ego-trip-text = Zyskujesz 1 ⚡, gdy zdobywasz Supergwiazdę, i na początku każdej swojej tury, dopóki ją masz.
card-extra-head = Dodatkowa głowa
card-extra-head-text = Rzucasz jedną kością więcej.
card-fireball = Kula ognia
card-fireball-text = Twój atak trafia też inne Potwory w twojej dzielnicy.
card-fury = Furia
card-fury-text = Gdy zaczynasz Zniszczenie i w twojej dzielnicy są co najmniej trzy jednostki: jedno Zniszczenie i 1 ⚡ więcej.
card-hailing-cabs = Wzywanie taksówek
card-hailing-cabs-text = Zaczynając Zniszczenie, możesz dodać dwa; wtedy w tej turze niszczysz tylko jednostki.
card-hunter = Łowca
card-hunter-text = Leczysz 1 ♥ za każdą zniszczoną Piechotę.
card-jinx-aura = Aura pecha
card-jinx-aura-text = Inne Potwory muszą wykorzystać wszystkie przerzuty, za każdym razem co najmniej jedną kością.
card-king-of-queens = Król Queens
card-king-of-queens-text = Na początku tury w Queens: zyskujesz 1 ⚡ i leczysz 1 ♥.
card-leveler = Równanie z ziemią
card-leveler-text = Zyskujesz 1 ★ raz w turze, w której burzysz budynek.
card-long-neck = Długa szyja
card-long-neck-text = Myśliwiec kosztuje cię 2 Zniszczenia.
card-natural-selection = Dobór naturalny
card-natural-selection-text = Od razu zyskujesz 4 ⚡ i leczysz 4 ♥. Rzucasz jedną kością więcej. Uwaga: jeśli na koniec twojej tury kość pokazuje Sławę, odpadasz.
card-of-another-world = Z innego świata
card-of-another-world-text = Możesz płacić ♥ zamiast ⚡, a przy obrażeniach tracić ⚡ zamiast ♥, jeden za jeden.
card-overload = Przeciążenie
card-overload-text = Od razu zyskujesz 4 ⚡. Od tej pory kości Energii dają ci łącznie o 1 ⚡ mniej.
card-painbow = Tęcza bólu
card-painbow-text = 2 lub 3 Zniszczenia: 1 Atak więcej; 4 lub więcej: 2 Ataki więcej. Sześć kości Zniszczenia: natychmiast wygrywasz.
card-personal-spotlight = Własny reflektor
card-personal-spotlight-text = Zyskujesz 1 ★, gdy rozpatrujesz co najmniej jedną kość Sławy.
card-phoenix-blood = Krew feniksa
card-phoenix-blood-text = Zyskujesz 1 ⚡ za każdym razem, gdy otrzymujesz obrażenia i przeżywasz.
card-power-tap = Upust mocy
card-power-tap-text = Potwór, który w turze otrzymał już 3 ⚡, płaci ci 1 ⚡, raz na turę.
card-regeneration = Regeneracja
card-regeneration-text = Leczysz 1 ♥ na początku swojej tury.
card-scavenger = Zbieracz
card-scavenger-text = Możesz kupować karty „Zatrzymaj” ze stosu odrzuconych o 1 ⚡ taniej.
card-seismic-ray = Promień sejsmiczny
card-seismic-ray-text = Zaczynając Zniszczenie, możesz zapłacić 1 ⚡ i użyć go w całości w innej dzielnicy.
card-shadow-double = Cień-sobowtór
card-shadow-double-text = Twój atak zadaje podwójne obrażenia.
card-sharp-shooter = Strzelec wyborowy
card-sharp-shooter-text = Możesz niszczyć Myśliwce w innych dzielnicach. Za każdy Myśliwiec zyskujesz 1 ★.
card-stink-attack = Atak smrodem
card-stink-attack-text = Zawsze gdy idziesz do innej dzielnicy, możesz przegnać stamtąd do czterech jednostek, każdą do innej dzielnicy.
card-stomp = Tupnięcie
card-stomp-text = Masz jedno Zniszczenie więcej.
card-super-speed = Superszybkość
card-super-speed-text = Przed pierwszym rzutem możesz wykonać dodatkowy ruch bez opłaty.
card-terminal-rage = Ostateczny szał
card-terminal-rage-text = Dodatkowa tura po tej. Nigdy nie możesz przerzucać kości Ataku.
card-tesla-antennae = Anteny Tesli
card-tesla-antennae-text = Twój atak zadaje o 1 obrażenie więcej Potworowi, który ma więcej ♥ niż ty.
card-tourist = Turysta
card-tourist-text = Zostaw Pamiątkę w swojej dzielnicy i w każdej, do której wchodzisz, jeśli jej tam nie ma: za każdą 1 ★ i 1 ⚡.
card-towering-titan = Wielki tytan
card-towering-titan-text = Masz dwa Ataki więcej, nawet jeśli kości żadnego nie pokazują.
card-trash-thrower = Miotacz śmieci
card-trash-thrower-text = Każdy Potwór, którego atakujesz, traci 1 ★.
card-trophy-hunter = Łowca trofeów
card-trophy-hunter-text = Zyskujesz 1 ★ za każdą zniszczoną jednostkę.
card-universal-soldier = Uniwersalny żołnierz
card-universal-soldier-text = Możesz zamieniać kości Leczenia na Atak i kości Ataku na Leczenie.
card-violent-star = Brutalna gwiazda
card-violent-star-text = Gdy odbierasz Supergwiazdę Potworowi, otrzymuje on 2 obrażenia; gdy ją tracisz, zdobywca otrzymuje 1.
card-webspinner = Tkacz sieci
card-webspinner-text = Każdy zraniony przez ciebie Potwór dostaje żeton Sieci: jeden przerzut mniej. Kość Ataku usuwa jeden.
card-air-force-one = Air Force One
card-air-force-one-text = Tylko jeśli w tej turze został przez ciebie zniszczony Myśliwiec: 4 ★; potem każda jednostka strzela do każdego Potwora w swojej dzielnicy, także do ciebie.
card-brooklyn-bridge = Most Brookliński
card-brooklyn-bridge-text = 4 ★. Na Brooklynie tańszy o 1 ⚡.
card-central-park = Central Park
card-central-park-text = 2 ★ i leczysz 2 ♥. Na Manhattanie tańszy o 1 ⚡.
card-columbia-university = Uniwersytet Columbia
card-columbia-university-text = 2 ★, a następna odsłonięta z talii karta „Zatrzymaj” jest twoja za darmo. Na Manhattanie tańszy o 1 ⚡.
card-coney-island = Coney Island
card-coney-island-text = 3 ★. Na Brooklynie tańsza o 1 ⚡.
card-drink-the-hudson = Wypij Hudson
card-drink-the-hudson-text = 13 ⚡, 1 ★ i leczysz 2 ♥. Na Manhattanie, Brooklynie i Staten Island tańsza o 1 ⚡.
card-flatiron-building = Flatiron Building
card-flatiron-building-text = 2 ★. Na Manhattanie tańszy o 1 ⚡.
card-general-ellis = Generał Ellis
card-general-ellis-text = Tylko jeśli w tej turze został przez ciebie zniszczony Czołg: 3 ★; każdy Potwór, także twój, otrzymuje 1 obrażenie.
card-holland-tunnel = Tunel Hollanda
card-holland-tunnel-text = 6 ★; każdy Potwór, także twój, dostaje 3 ⚡. Na Manhattanie tańszy o 1 ⚡.
card-new-york-marathon = Maraton nowojorski
card-new-york-marathon-text = 2 ★, 2 ⚡ i leczysz 2 ♥. Dopóki jest na sprzedaż, dobrowolna zmiana dzielnicy kosztuje 2 ⚡.
card-next-stage = Następny etap
card-next-stage-text = Tracisz wszystkie ★; za każdą bierzesz 1 ⚡ albo leczysz 1 ♥.
card-photo-op = Sesja zdjęciowa
card-photo-op-text = Wybierz innego Potwora: 1 ★ za każde obrażenie zadane mu przez ciebie w tej turze.
card-power-substation = Podstacja
card-power-substation-text = 1 ★ i 8 ⚡; potem otrzymujesz 3 obrażenia.
card-subterranean-cable = Podziemny kabel
card-subterranean-cable-text = 4 ⚡; potem otrzymujesz 4 obrażenia.
card-subway = Metro
card-subway-text = Leczysz 2 ♥ i masz dodatkową turę, w której przed każdą decyzją możesz się swobodnie przemieścić, także z Manhattanu.
card-tesla-cannon = Działo Tesli
card-tesla-cannon-text = 2 ★; każdy Potwór, także twój, odrzuca kartę „Zatrzymaj”, jeśli ją ma.
card-the-unisphere = Unisphere
card-the-unisphere-text = 4 ★. W Queens tańsza o 1 ⚡.
card-yankee-stadium = Stadion Yankee
card-yankee-stadium-text = 5 ★ i leczysz 5 ♥. Na Bronksie tańszy o 1 ⚡.

## Ruchy

move-go = Idź { $borough-to }
move-climb = Wejdź o strefę wyżej
move-stay = Zostań na miejscu
move-reroll = Weź do ręki: { $number } × { $face }
move-roll = Rzuć wziętymi kośćmi
move-keep = Zatrzymaj wszystkie kości
move-turn = Zamień { $number } × { $face } na { $face2-acc }
move-swap = Odrzuć kość Sławy i przestaw inną { $face-from } na { $face2-acc }
move-resolve = Rozpatrz { $face-acc }
move-spend = { $number ->
        [one] Wydaj jedną kość
        [few] Wydaj { $number } kości
       *[many] Wydaj { $number } kości
    }
move-raze = Zburz budynek ze stosu { $number } { $borough-in }
move-strike = Zniszcz { $unit-acc } { $borough-in }
move-declare = Wezwij taksówki
move-aim = Wyceluj w { $borough }
move-skip = Zrezygnuj
move-done = Zakończ
move-pay = Zapłać { $number } ♥ z tej ceny
move-absorb = Strać { $number } ⚡ zamiast ♥
move-carry = Przegoń { $unit-acc } { $borough-to }
move-buy = Kup kartę „{ $card }”
move-scavenge = Kup kartę „{ $card }” ze stosu odrzuconych
move-sweep = Odrzuć odkryte karty
move-take = { $goods-key ->
        [hearts] Ulecz 1 ♥
        [energy] Weź 1 ⚡
       *[other] Weź 1 ★
    }
move-pick = Wybierz: { $seat }
move-discard = Odrzuć kartę „{ $card }”
move-shed = Zrzuć Pancerz

## Pytania

prompt-begin = W której dzielnicy zaczynasz?
prompt-move = { $number ->
        [0] Dokąd idziesz?
       *[other] Dokąd idziesz? Inna dzielnica kosztuje { $number } ⚡.
    }
prompt-speed = Superszybkość: czy idziesz przed pierwszym rzutem?
prompt-ride = Metro: czy najpierw się przemieszczasz?
prompt-flee = { $number ->
        [0] { $seat } cię atakuje. Czy uciekasz z Manhattanu?
       *[other] { $seat } cię atakuje. Czy uciekasz z Manhattanu za { $number } ⚡?
    }
prompt-leave = Na Manhattanie może zostać tylko jeden Potwór: dokąd idziesz?
prompt-reroll = Którymi kośćmi rzucasz ponownie? Pozostałe przerzuty: { $number }; wzięte kości: { $number2 }.
prompt-face = Który symbol rozpatrujesz teraz?
prompt-spend = Ile kości wydajesz na usunięcie żetonów { $token-gen }?
prompt-destroy = { $number ->
        [one] Co niszczysz? Pozostał jeden punkt.
        [few] Co niszczysz? Pozostały { $number } punkty.
       *[many] Co niszczysz? Pozostało { $number } punktów.
    }
prompt-cabs = Wzywanie taksówek: więcej Zniszczenia, ale tylko przeciw jednostkom?
prompt-aim = Promień sejsmiczny: czy płacisz 1 ⚡, by niszczyć w innej dzielnicy?
prompt-pay = Cena to { $number }: ile z niej płacisz w ♥?
prompt-absorb = { $number ->
        [one] Otrzymujesz 1 obrażenie: tracisz zamiast tego ⚡?
        [few] Otrzymujesz { $number } obrażenia: ile z nich tracisz w ⚡?
       *[many] Otrzymujesz { $number } obrażeń: ile z nich tracisz w ⚡?
    }
prompt-scatter = Które jednostki przeganiasz { $borough-from }?
prompt-shop = Co kupujesz?
prompt-stage = Następny etap: co bierzesz? Pozostało: { $number }.
prompt-photo = Komu robisz zdjęcie?
prompt-cannon = Działo Tesli: którą kartę odrzucasz?
prompt-tile = Odsłania się następny kafelek.
prompt-card = Odsłania się następna karta.
prompt-first = Kości decydują, kto zaczyna.
prompt-dice = Kości się toczą.
prompt-antimatter = Każdy trafiony Potwór rzuca kością.

## Dziennik

note-tile-opened = Odkryty kafelek { $borough-in }: { $tile } (stos { $number }).
note-card-opened = Na sprzedaż jest karta „{ $card }”.
note-deck-shuffled = Ze stosu odrzuconych powstaje nowa talia.
note-first-roll = { $seat } wyrzuca { $number } × Atak.
note-first-tied = Na czele jest remis: remisujący rzucają ponownie.
note-begins = { $seat } zaczyna.
note-turn-begins = Tura { $number }: gra { $seat }.
note-extra-turn = Tura { $number }: { $seat } ma dodatkową turę.
note-subway-turn = Tura { $number }: { $seat } ma dodatkową turę z Metrem.
note-rolled = { $face-key ->
        [ouch] { $seat } wyrzuca { $number } × { $face }
       *[other] { $seat } wyrzuca { $number } × { $face }.
    }
note-rerolls = { $number ->
        [one] { $seat } rzuca ponownie jedną kością.
        [few] { $seat } rzuca ponownie { $number } kośćmi.
       *[many] { $seat } rzuca ponownie { $number } kośćmi.
    }
note-jinx-paid = { $seat } przerzuca kości z symbolem Auć! za { $number } ⚡ (Pech).
note-turned = { $seat } zamienia { $number } × { $face } (teraz: { $face2 }).
note-gave-up = { $seat } odrzuca kość Sławy i przestawia inną ({ $face-from } na { $face2-acc }).
note-resolves = { $face-key ->
        [ouch] { $seat } rozpatruje { $number } × { $face }
       *[other] { $seat } rozpatruje { $number } × { $face }.
    }
note-no-attack = Na początku tury Manhattan był pusty: { $seat } nikogo nie atakuje.
note-no-heal = { $seat } jest na Manhattanie, więc kości Leczenia nie leczą.
note-removed-tokens = { $seat } usuwa żetony ({ $token }): { $number }.
note-stars = { $seat } zyskuje { $number } ★.
note-card-stars = { $seat } zyskuje { $number } ★ ({ $card }).
note-lost-stars = { $seat } traci { $number } ★.
note-card-lost-stars = { $seat } traci { $number } ★ ({ $card }).
note-energy = { $seat } zyskuje { $number } ⚡.
note-card-energy = { $seat } zyskuje { $number } ⚡ ({ $card }).
note-lost-energy = { $seat } oddaje { $number } ⚡.
note-paid = { $seat } płaci { $number } ⚡.
note-hearts = { $seat } leczy { $number } ♥.
note-card-hearts = { $seat } leczy { $number } ♥ ({ $card }).
note-works = { $seat } korzysta z karty „{ $card }”.
note-paid-hearts = { $seat } płaci { $number } ♥ zamiast ⚡ ({ $card }).
note-spared = { $seat } traci { $number } ⚡ zamiast ♥ ({ $card }).
note-token = { $seat } dostaje żeton { $token-gen } ({ $card }).
note-shed = { $seat } odrzuca kartę „{ $card }”.
note-souvenir = { $seat } zostawia Pamiątkę { $borough-in } ({ $card }).
note-razed = { $seat } burzy { $tile-acc } { $borough-in }.
note-struck = { $seat } niszczy { $unit-acc } { $borough-in }.
note-carried = Przegnana jednostka: { $unit }, { $borough-from } { $borough2-to } ({ $card }).
note-cabs = { $seat } wzywa taksówki: w tej turze niszczy tylko jednostki ({ $card }).
note-aims = { $seat } celuje w { $borough } ({ $card }).
note-took = { $seat } zdobywa { $special-acc }.
note-ownerless = { $special } nie ma teraz właściciela.
note-attacks = { $seat } atakuje: { $number } × Atak.
note-antimatter = { $seat } rzuca kością: { $face } ({ $card }).
note-damage = { $number ->
        [one] { $seat } otrzymuje { $number } obrażenie.
        [few] { $seat } otrzymuje { $number } obrażenia.
       *[many] { $seat } otrzymuje { $number } obrażeń.
    }
note-eliminated = { $seat } odpada z gry.
note-flees = { $seat } ucieka { $borough-to }.
note-stays = { $seat } zostaje na Manhattanie.
note-moves = { $seat } idzie { $borough-to }.
note-climbs = { $seat } wchodzi { $zone-to }.
note-slides = { $seat } trafia na pas 2–4.
note-must-leave = Żyją najwyżej cztery Potwory: { $seat } musi opuścić Manhattan.
note-buys = { $seat } kupuje kartę „{ $card }” (cena { $number }).
note-swept = { $seat } odrzuca odkryte karty.
note-claims = { $seat } dostanie następną odsłoniętą kartę „Zatrzymaj” ({ $card }).
note-claimed = { $seat } dostaje za darmo kartę „{ $card }”.
note-earned-turn = { $seat } zyskuje dodatkową turę ({ $card }).
note-photo = { $seat } robi zdjęcie, na którym jest { $seat2 } ({ $card }).
note-cannon = { $seat } odrzuca kartę „{ $card }”.
note-doomed = { $seat } ma na kościach Sławę i tego nie przeżywa ({ $card }).
note-wins-at-once = { $seat } natychmiast wygrywa ({ $card })!
note-wins-alone = { $seat } to ostatni żywy Potwór i Król Nowego Jorku!
note-wins-stars = { $seat } zostaje Królem Nowego Jorku z { $number } ★!
note-share-win = { $seat } ({ $number } ★) współdzieli zwycięstwo.
note-nobody-wins = Żaden Potwór nie żyje: nikt nie wygrywa.

## Odmowy

refusal-choose-borough = Wybierz, dokąd idziesz.
refusal-not-manhattan-yet = Nikt nie zaczyna na Manhattanie.
refusal-borough-full = Dwa Potwory są już { $borough-in }.
refusal-already-there = Już jesteś { $borough-in }.
refusal-must-enter = Na Manhattanie jest miejsce: możesz iść tylko tam.
refusal-manhattan-full = Na Manhattanie nie ma miejsca.
refusal-manhattan-for-one = Żyją najwyżej cztery Potwory: na Manhattanie może być tylko jeden z nich.
refusal-cannot-leave = Ruchem nie można opuścić Manhattanu.
refusal-cannot-climb = Wyżej można wejść tylko z Dolnego lub Środkowego Manhattanu.
refusal-must-climb = Na Manhattanie musisz wejść do następnej strefy.
refusal-move-over = Twój krok Ruchu już się skończył.
refusal-must-leave-now = Musisz opuścić Manhattan i iść do dzielnicy, w której jest miejsce.
refusal-toll-too-high = Maraton nowojorski jest na sprzedaż: zmiana dzielnicy kosztuje { $number } ⚡, a nie możesz tyle zapłacić.
refusal-entered-already = Przed następną decyzją nie można wejść drugi raz do tej samej dzielnicy: { $borough }.
refusal-choose-dice = Wybierz kości do przerzutu albo zatrzymaj wszystkie.
refusal-no-such-dice = Tylu kości { $face-gen } nie masz.
refusal-dice-in-order = Kości bierze się w kolejności symboli; na kości { $face-gen } jest już za późno.
refusal-nothing-chosen = Najpierw weź co najmniej jedną kość.
refusal-already-chosen = Kości są już wzięte: rzuć nimi.
refusal-must-reroll = Karta innego Potwora każe ci przerzucić co najmniej jedną kość ({ $card }).
refusal-attack-stays = Kości Ataku nigdy nie wolno ci przerzucać ({ $card }).
refusal-all-dice-stay = Żadnej z twoich kości nie wolno przerzucić: zatrzymaj je.
refusal-rolls-over = Twoje rzuty w tej turze już się skończyły.
refusal-web-no-reroll = Przez żetony Sieci nie masz żadnego przerzutu.
refusal-jinx-too-high = Przez żetony Pecha kosztuje to { $number } ⚡, a nie możesz tyle zapłacić.
refusal-choose-face = Wybierz symbol, który teraz rozpatrujesz.
refusal-face-begun = Ten symbol ({ $face }) jest już rozpatrzony.
refusal-no-such-face = Tego symbolu ({ $face }) nie ma w twoim wyniku.
refusal-faces-left = Trzeba rozpatrzyć wszystkie symbole.
refusal-faces-over = Wszystkie twoje kości są już rozpatrzone.
refusal-no-such-change = Żadna twoja karta nie zamienia teraz tych kości.
refusal-change-later = Najpierw rozpatrz jakiś symbol, a dopiero potem zamień te kości.
refusal-cannot-turn = { $face-key ->
        [ouch] Nie masz { $number } × { $face }
       *[other] Nie masz { $number } × { $face }.
    }
refusal-cannot-give-up = Żadna twoja karta nie pozwala odrzucać kości Sławy.
refusal-choose-spend = Wybierz, ile kości wydajesz.
refusal-cannot-spend = Nie możesz wydać tylu kości: { $number }.
refusal-choose-target = Wybierz, co niszczysz.
refusal-no-building = W stosie { $number } { $borough-in } nie ma już budynku.
refusal-no-unit = Nie ma takiej jednostki { $borough-in }: { $unit }.
refusal-unit-new = Ta jednostka pojawiła się w tej turze i jest bezpieczna: { $unit }.
refusal-too-strong = { $number ->
        [one] Do tego potrzeba 1 punktu.
        [few] Do tego potrzeba { $number } punktów.
       *[many] Do tego potrzeba { $number } punktów.
    }
refusal-only-there = Możesz niszczyć tylko to, co jest { $borough-in }.
refusal-jets-elsewhere = Możesz niszczyć tylko to, co jest { $borough-in }, a gdzie indziej tylko Myśliwce.
refusal-units-only = Obowiązuje deklaracja: w tej turze niszczysz tylko jednostki ({ $card }).
refusal-must-destroy = Musisz niszczyć, dopóki możesz.
refusal-choose-cabs = Zdecyduj, czy wzywasz taksówki.
refusal-must-declare = Zniszczenie zaczęto po to, by wezwać taksówki: wezwij je.
refusal-choose-aim = Zdecyduj, czy celujesz w inną dzielnicę i w którą.
refusal-own-borough = Wyceluj w inną dzielnicę niż ta, w której jesteś.
refusal-aim-too-dear = Celowanie kosztuje { $number } ⚡, a nie możesz tyle zapłacić: zrezygnuj.
refusal-choose-payment = Wybierz, jak płacisz (cena: { $number }).
refusal-cannot-pay-so = Nie możesz zapłacić za to { $number } ♥.
refusal-choose-absorb = { $number ->
        [one] Zdecyduj, czy 1 obrażenie tracisz w ⚡.
        [few] Wybierz, ile z { $number } obrażeń tracisz w ⚡.
       *[many] Wybierz, ile z { $number } obrażeń tracisz w ⚡.
    }
refusal-cannot-absorb = Nie możesz stracić zamiast tego { $number } ⚡.
refusal-choose-unit = Wybierz jednostkę i to, dokąd pójdzie, albo zakończ.
refusal-no-unit-here = Nie ma tu takiej jednostki: { $unit }.
refusal-boroughs-in-order = Każda jednostka idzie do innej dzielnicy, po kolei; ta nie jest możliwa: { $borough }.
refusal-choose-purchase = Kup, odrzuć odkryte karty albo zakończ.
refusal-not-for-sale = Karta „{ $card }” nie jest na sprzedaż.
refusal-too-dear = Karta „{ $card }” kosztuje { $number }, a nie możesz tyle zapłacić.
refusal-needs-destroyed = Kartę „{ $card }” można kupić tylko w turze, w której niszczysz taką jednostkę: { $unit }.
refusal-not-scavenger = Ze stosu odrzuconych kupuje się tylko dzięki karcie „Zbieracz”.
refusal-not-in-discard = Karty „{ $card }” nie ma na stosie odrzuconych.
refusal-keep-only = Ze stosu odrzuconych można kupić tylko karty „Zatrzymaj”, a „{ $card }” do nich nie należy.
refusal-sweep-too-dear = Odrzucenie kart kosztuje { $number }, a nie możesz tyle zapłacić.
refusal-choose-goods = Wybierz ⚡ albo ♥.
refusal-choose-monster = Wybierz innego Potwora.
refusal-not-yourself = Wybierz innego Potwora, nie siebie.
refusal-no-such-monster = Przy tym stole nie ma takiego Potwora.
refusal-choose-discard = Wybierz jedną ze swoich kart „Zatrzymaj”.
refusal-not-your-card = Nie masz karty „{ $card }”.
refusal-no-carapace = Pancerz może odrzucić tylko jego właściciel i tylko w swojej turze.
refusal-lanes-for-five = Dwa Potwory na Manhattanie wymagają pięciu lub sześciu graczy.

## Plansza

board-turn = Tura
board-dice = Kości
board-stacks = Stosy
board-units = Jednostki
board-new = (nowa jednostka)
board-market = Na sprzedaż
board-deck = Karty w talii
board-discard = Stos odrzuconych
board-cards = Karty
board-tokens = Żetony
board-out = poza grą
board-odds = Szanse (w %) na co najmniej 1, 2, 3…

## On the shelf

feel = Wielkie potwory i fruwające cegły: pazury, sława i mnóstwo kości.
goal = Wygrywa ten, kto zdobędzie 20 ★ albo jako ostatni Potwór zostanie na nogach.
goal-turn = W swojej turze rzucasz sześcioma kośćmi do trzech razy, rozpatrujesz je symbol po symbolu, ruszasz się i kupujesz karty za ⚡.

## The stage in the browser

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

## Why a bot would do it

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
