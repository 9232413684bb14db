### Smaragd koponyák, magyarul. A nevek és szakszavak a kiadott szabálykönyvéi.
### .face a szint értéke a kockán, .sub „hová?” névelővel; .no a kártya száma, .the névelővel, .acc tárgyesetben

title = Smaragd koponyák
blurb = Dobj, töltsd meg szintről szintre a koponyát, és állj meg időben, miközben a többiek arra fogadnak, hogyan végződik a köröd!

## Bots, from the weakest to the strongest

bot-jack = Jack
bot-jack-temper = Mindig dob még egyet. Mindig.
bot-barnaby = Barnaby
bot-barnaby-temper = Korán megáll, és jól alszik.
bot-coral = Coral
bot-coral-temper = Mosolyogva fogad mások balszerencséjére.
bot-jago = Jago
bot-jago-temper = Minden lélegzetvétel előtt megszámolja a kockákat a koponyában.
bot-sybil = Sybil
bot-sybil-temper = Nem hisz a szerencsében, csak az esélyekben.

## Names

card = { $key }
    .no = { $key ->
        [1] 1. kártya
        [2] 2. kártya
        [3] 3. kártya
        [4] 4. kártya
       *[other] { $key } kártya
    }
    .the = { $key ->
        [1] az 1. kártya
        [2] a 2. kártya
        [3] a 3. kártya
        [4] a 4. kártya
       *[other] a { $key } kártya
    }
    .acc = { $key ->
        [1] az 1. kártyát
        [2] a 2. kártyát
        [3] a 3. kártyát
        [4] a 4. kártyát
       *[other] a { $key } kártyát
    }
dice = { $key }
opposition = { $key }
rival-vrax = Vrax
rival-kar = Kar
level-none = egyik szint sem
    .face = –
    .sub = egyik szintre sem
level-lower-jaw = alsó állkapocs
    .face = I
    .sub = az alsó állkapocsra
level-upper-jaw = felső állkapocs
    .face = II
    .sub = a felső állkapocsra
level-nose = orr
    .face = III
    .sub = az orra
level-eyes = szemek
    .face = IV
    .sub = a szemekre
level-gem = ékkő
    .face = V
    .sub = az ékkőre

wager-pick-n-bust = Túltúrás
wager-mad-nargash = Őrjöngő Nargash
wager-grim-grin = Kegyetlen vigyor
wager-emerald-skull = Smaragd koponya
wager-busted-fowl = Szárnypánik
wager-final-jewel = Az utolsó ékkő
wager-empty-hands = Üres kéz
wager-empty-n-shiny = Ragyogó üresség
wager-nargashs-bane = Nargash bánata
wager-nargashs-gamble = Nargash szerencsejátéka
wager-cracked-skull = Repedt koponya
wager-legendary-emerald-skull = Legendás smaragd koponya
wager-scarred-face = Sebhelyes arc
wager-grim-visage = Zord ábrázat
wager-knobbly-face = Bütykös arc
wager-broken-tusks = Törött agyarak
wager-toothless-roll = Fogatlan dobás
wager-wild-bones-1 = Vad csontok (legalább 1)
wager-wild-bones-2 = Vad csontok (legalább 2)
wager-wild-bones-3 = Vad csontok (legalább 3)
wager-wild-bones-4 = Vad csontok (legalább 4)
wager-epitaph-odd = Sírfelirat (páratlan)
wager-epitaph-even = Sírfelirat (páros)
wager-epitaph-none = Sírfelirat (egy sem)
wager-nose-picker-0 = Megszállott orrtúró (0 orrtúrás)
wager-nose-picker-1 = Megszállott orrtúró (1 orrtúrás)
wager-nose-picker-2 = Megszállott orrtúró (2 orrtúrás)
wager-eyeballs-0 = Szemgolyógyűjtemény (0)
wager-eyeballs-1 = Szemgolyógyűjtemény (1)
wager-eyeballs-2 = Szemgolyógyűjtemény (2)
wager-sniff-kit-0 = Szimatkészlet (0)
wager-sniff-kit-1 = Szimatkészlet (1)
wager-sniff-kit-2 = Szimatkészlet (2)
wager-sniff-kit-3 = Szimatkészlet (3 vagy több)
wager-proportions-odd = Tökéletes arányok (páratlan)
wager-proportions-even = Tökéletes arányok (páros)
wager-proportions-none = Tökéletes arányok (egy sem)
wager-alignment-lower = Fogsorigazítás (több alsó fog)
wager-alignment-equal = Fogsorigazítás (ugyanannyi)
wager-alignment-upper = Fogsorigazítás (több felső fog)
wager-half-smile-0 = Különös félmosoly (0 vagy 1)
wager-half-smile-2 = Különös félmosoly (2 vagy 3)
wager-half-smile-4 = Különös félmosoly (4 vagy több)
wager-lost-jewel = Elvesztett ékkő
wager-wild-crystal = Dzsókerkristály
wager-feeble-fingers = Erőtlen ujjak
wager-broken-limbs = Törött végtagok
wager-botched-gem = Elfuserált ékkő
wager-eyed-skull = Szemes koponya
wager-tumblers-triumph = A dobó diadala
wager-draguls-downfall = Dragul bukása

## What the bets are about

wager-pick-n-bust-text = A dobó legalább egy orrtúrás után befuccsol.
wager-mad-nargash-text = A kör ékkőlehelyezéssel ér véget, és csak koponyás kockák vannak a táblán.
wager-grim-grin-text = A kör üres kézzel ér véget, és minden kocka a fogakon van.
wager-emerald-skull-text = A kör dupla kiszállóval és teli koponyával ér véget: három fog, egy orrkocka, két szem és az ékkő.
wager-busted-fowl-text = A dobó befuccsol vagy megfutamodik.
wager-final-jewel-text = A kör ékkőlehelyezéssel ér véget; a dupla kiszálló is ér.
wager-empty-hands-text = A kör üres kézzel ér véget; a dupla kiszálló is ér.
wager-empty-n-shiny-text = A kör dupla kiszállóval ér véget.
wager-nargashs-bane-text = A kör nem Őrjöngő Nargashsal ér véget.
wager-nargashs-gamble-text = Őrjöngő Nargash legalább öt koponyás kockával a táblán.
wager-cracked-skull-text = A kör nem Smaragd koponyával ér véget.
wager-legendary-emerald-skull-text = Smaragd koponya egyetlen koponyás kocka nélkül.
wager-scarred-face-text = A kör ékkőlehelyezéssel ér véget, és minden szinten pontosan egy kocka van.
wager-grim-visage-text = A kör nem Sebhelyes arccal ér véget.
wager-knobbly-face-text = A kör dupla kiszállóval ér véget, és minden szinten pontosan egy kocka van.
wager-broken-tusks-text = A kör nem Kegyetlen vigyorral ér véget.
wager-toothless-roll-text = Nincs kocka a fogakon; ez a fogadás újradobásjelzőt fizet.
wager-wild-bones-1-text = Legalább egy koponyás kocka van a táblán.
wager-wild-bones-2-text = Legalább két koponyás kocka van a táblán.
wager-wild-bones-3-text = Legalább három koponyás kocka van a táblán.
wager-wild-bones-4-text = Legalább négy koponyás kocka van a táblán.
wager-epitaph-odd-text = Páratlan számú koponyás kocka van a táblán.
wager-epitaph-even-text = Páros számú koponyás kocka van a táblán; a nulla is páros.
wager-epitaph-none-text = Nincs koponyás kocka a táblán.
wager-nose-picker-0-text = A dobó ebben a körben nem túr orrot.
wager-nose-picker-1-text = A dobó pontosan egyszer túr orrot.
wager-nose-picker-2-text = A dobó kétszer túr orrot.
wager-eyeballs-0-text = Nincs kocka a szemeken.
wager-eyeballs-1-text = Pontosan egy kocka van a szemeken.
wager-eyeballs-2-text = Két kocka van a szemeken.
wager-sniff-kit-0-text = A végén nincs kocka az orron.
wager-sniff-kit-1-text = A végén pontosan egy kocka van az orron.
wager-sniff-kit-2-text = A végén pontosan két kocka van az orron.
wager-sniff-kit-3-text = A végén három vagy több kocka van az orron.
wager-proportions-odd-text = A végén páratlan számú kocka van az orron.
wager-proportions-even-text = A végén páros számú kocka van az orron; a nulla is páros.
wager-proportions-none-text = A végén üres az orr.
wager-alignment-lower-text = Az alsó állkapcson több kocka van, mint a felsőn.
wager-alignment-equal-text = A két állkapcson ugyanannyi kocka van; a nulla és a nulla is ugyanannyi.
wager-alignment-upper-text = A felső állkapcson több kocka van, mint az alsón.
wager-half-smile-0-text = Legfeljebb egy kocka van a fogakon.
wager-half-smile-2-text = Két vagy három kocka van a fogakon.
wager-half-smile-4-text = Négy vagy több kocka van a fogakon.
wager-lost-jewel-text = A kör ékkő nélkül ér véget.
wager-wild-crystal-text = A kör úgy ér véget, hogy az ékkő koponyás kocka.
wager-feeble-fingers-text = A kör végén marad kocka a kézben.
wager-broken-limbs-text = A kör végén legalább két kocka marad a kézben.
wager-botched-gem-text = A kör nem dupla kiszállóval ér véget.
wager-eyed-skull-text = A kör dupla kiszállóval ér véget, és két kocka van a szemeken.
wager-tumblers-triumph-text = A dobó nem fuccsol be.
wager-draguls-downfall-text = A dobó befuccsol.

## Options

option-cards = Fogadáskártyák
option-cards-standard = A négy alap fogadáskártya
option-cards-drawn = Haladó fogadáskártyák, sorsolva
option-cards-chosen = Haladó fogadáskártyák, a játékosok sorban választják
option-opposition = Ellenfélkártyák (egyszemélyes játék; kevesebb: nehezebb)
option-opposition-10 = 10 kártya
option-opposition-9 = 9 kártya
option-opposition-8 = 8 kártya
option-opposition-7 = 7 kártya
option-opposition-6 = 6 kártya
option-opposition-5 = 5 kártya
option-rival-gears = Vrax és Kar fogaskerekei (egyszemélyes játék; kevesebb: könnyebb)
option-rival-gears-40 = 40 fogaskerék
option-rival-gears-30 = 30 fogaskerék
option-rival-gears-20 = 20 fogaskerék
option-rival-gears-10 = 10 fogaskerék
option-rival-gears-0 = Nincs fogaskerék

## Moves

move-take = Hozd játékba { $card-acc }
move-buy = Dobj { $number } kockával
move-bet = Fogadj erre: { $wager }, { $card-no }
move-pass = Passzolj
move-place =
    { $number ->
        [0] Tegyél { $level-sub }: { $number2 } × ☠
       *[other]
            { $number2 ->
                [0] Tegyél { $level-sub }: { $number } × { $level-face }
               *[other] Tegyél { $level-sub }: { $number } × { $level-face } és { $number2 } × ☠
            }
    }
move-pick = Túrj orrot: vegyél vissza egy III kockát, és dobj újra
move-token = Használj fel egy újradobásjelzőt
move-bust = Fuccsolj be
move-stop = Futamodj meg: állj meg itt
move-roll = Dobj tovább
move-base = Válaszd az alap nyereménykifizetést
move-jackpot = Válaszd a jackpotot: { $wager }, { $card-no }

## Questions

prompt-card = Válassz egy haladó fogadáskártyát, és döntsd el, melyik oldala legyen felül!
prompt-buy = Döntsd el, hány kockával dobsz!
prompt-bet = A dobó kezében { $number } kocka van: fogadj, vagy passzolj!
prompt-place = A dobásod: { $dice }. Tegyél kockát egyetlen szintre, vagy válassz újradobás-akciót!
prompt-check = { $number } kockád maradt: megállsz, vagy tovább dobsz?
prompt-payout = Válaszd az alap nyereménykifizetést vagy egy jackpotot!
prompt-lot = Sorsolás: ki az első dobó?
prompt-draw-card = Haladó fogadáskártya húzása.
prompt-dice = Gurulnak a kockák.
prompt-opposition = Ellenfélkártya felfedése.

## The log

note-begins = { $seat } az első dobó.
note-card-in-play = Játékba kerül { $card-the }.
note-turn-begins = { $number }. kör: { $seat } a dobó.
note-bought =
    { $number2 ->
        [0] { $seat } ingyen dob { $number } kockával.
       *[other] { $seat } fizet { $number2 } fogaskereket, és { $number } kockával dob.
    }
note-opposition-turned = Felfedett ellenfélkártya: { $opposition }.
note-rival-bets = { $rival } erre fogad: { $wager }, { $card-no }.
note-rival-bet-full = { $rival } fogadna, de ott nincs több hely: { $wager }, { $card-no }.
note-bets = { $seat } erre fogad: { $wager }, { $card-no }.
note-rolled = { $seat } dobása: { $dice }.
note-placed = { $seat } { $level-sub } teszi: { $dice }.
note-picked = { $seat } orrot túr, és újradob { $number } kockával.
note-token-spent = { $seat } felhasznál egy újradobásjelzőt, és újradob { $number } kockával.
note-out-bust = { $seat } befuccsol.
note-out-stop = { $seat } megfutamodik.
note-out-gem = { $seat } köre ékkőlehelyezéssel ér véget.
note-out-run = { $seat } köre üres kézzel ér véget.
note-out-double = { $seat } köre dupla kiszállóval ér véget.
note-paid-base =
    { $number2 ->
        [0] { $number ->
            [0] { $seat } nem kap nyereményt.
           *[other] { $seat } nyereménye: { $number } fogaskerék.
        }
       *[other] { $number ->
            [0] { $seat } nyereménye: { $number2 } újradobásjelző.
           *[other] { $seat } nyereménye: { $number } fogaskerék és { $number2 } újradobásjelző.
        }
    }
note-paid-jackpot = { $seat } jackpotot kap ({ $wager }): { $number } fogaskerék.
note-bet-paid =
    { $number ->
        [0] { $seat } fogadása teljesült, de ellenfogadás nélkül nem fizet: { $wager }, { $card-no }.
       *[other] { $seat } fogadása { $number } fogaskereket nyer: { $wager }, { $card-no }.
    }
note-bet-paid-tokens = { $seat } fogadása { $number } újradobásjelzőt nyer: { $wager }, { $card-no }.
note-rival-paid = { $rival } fogadása { $number } fogaskereket nyer: { $wager }, { $card-no }.
note-pot-empty = A készlet elfogyott.
note-rest-of-pot = Elfogyott az ellenfél paklija: a készletben maradt { $number } fogaskerék Vraxé és Karé.
note-won = { $seat } nyer { $number } fogaskerékkel.
note-solo-won = Győztél, az eredmény { $number }–{ $number2 }: Vrax és Kar alulmaradt.
note-solo-lost = Vrax és Kar győz, az eredmény { $number2 }–{ $number }.

## Why not?

refusal-solo-cards = Az egyszemélyes játék az alap fogadáskártyákkal folyik.
refusal-solo-options = Az ellenfélkártyák, valamint Vrax és Kar fogaskerekei az egyszemélyes játékhoz tartoznak.
refusal-take-a-card = Előbb válassz egy haladó fogadáskártyát!
refusal-card-not-to-choose = Most másfajta kártyát kell választanod, nem { $card-acc }.
refusal-card-in-play = Ennek a kártyának az egyik oldala már játékban van ({ $card-no }).
refusal-buy-first = Előbb döntsd el, hány kockával dobsz!
refusal-cannot-pay = Ez { $number } fogaskerékbe kerül, neked pedig { $number2 } van.
refusal-bet-or-pass = Ez a fogadás lépése: fogadj, vagy passzolj!
refusal-roller-bets = A dobó nem fogadhat.
refusal-bet-too-late = Fogadni csak a fogadás lépésében lehet, a kockák elgurítása előtt.
refusal-already-passed = Már passzoltál, és azóta senki sem fogadott.
refusal-no-marker = Mindkét fogadásjelölődet letetted már.
refusal-same-bet = Itt már van fogadásjelölőd: { $wager }, { $card-no }.
refusal-bet-full = Ide már nem fér több fogadásjelölő: { $wager }, { $card-no }.
refusal-same-card = Ezen a kártyán már van fogadásjelölőd ({ $card-no }).
refusal-card-closed = Már került kocka { $level-sub } vagy feljebb, ezért erre a kártyára nem lehet többet fogadni ({ $card-no }).
refusal-impossible-bet = Ez ebben a körben nem teljesülhet: { $wager }, { $card-no }.
refusal-hopeless-bet = Két játékos esetén ez sosem fizet, mert senki sem tehet ellenfogadást: { $wager }, { $card-no }.
refusal-unopposed-bet = Ez sosem fizet, mert ellenfogadás kellene hozzá, de másnak nincs jelölője a kártyán, és fogadni sem maradt neki: { $wager } ({ $card } kártya).
refusal-place-taken = Valaki gyorsabb volt: { $wager } ({ $card } kártya). A látott hely ({ $number }) már foglalt, a következő: { $number2 }. Visszakaptad a jelölődet, újra fogadhatsz.
refusal-card-not-in-play = Ez a kártya nincs játékban ({ $card-no }).
refusal-place-or-reroll = Dobás után kockát teszel le, vagy újradobás-akciót választasz; befuccsolni csak az tud, akinek nincs letehető kockája.
refusal-level-too-small = Összesen csak { $number } kocka fér { $level-sub }.
refusal-dice-do-not-show = Nem dobtál olyan kockákat, amelyeket így { $level-sub } tehetnél.
refusal-below-floor = Már magasabb szinten jársz ({ $level2 }), ezért nem tehetsz kockát { $level-sub }.
refusal-level-full = Ennyi kocka már nem fér { $level-sub }.
refusal-can-place = Nem fuccsolhatsz be, amíg van letehető kockád.
refusal-no-token = Nincs felhasználható újradobásjelződ.
refusal-nothing-to-pick = Az orrtúráshoz III kocka kell az orron; koponyás kockával nem lehet.
refusal-picked-twice = Ebben a körben már kétszer túrtál orrot.
refusal-place-first = Megállni vagy tovább dobni csak lehelyezés után lehet.
refusal-reroll-too-late = Újradobás-akció csak dobás után, a kockák lehelyezése előtt választható.
refusal-stop-or-roll = Döntsd el, megállsz-e, vagy tovább dobsz!
refusal-choose-payout = Válaszd az alap nyereménykifizetést vagy egy jackpotot!
refusal-no-jackpot = Ez a jackpot nincs játékban: { $wager }, { $card-no }.
refusal-jackpot-missed = Ennek a jackpotnak a feltétele nem teljesült: { $wager }, { $card-no }.

## On the shelf

feel = Dobj, merj, és fogadj a többiekre: hangos, gyors és gonosz.
goal = Ha kiürül a készlet, az nyer, akinek a legtöbb fogaskereke van.
goal-turn = A dobó kockát vesz, dob, kockákat tesz a koponya egyik szintjére, majd megáll vagy tovább dob; a többiek arra fogadnak, hogyan végződik.

## The stage in the browser

skulls-show-odds = Esélyek mutatása
skulls-chance = Esély:
skulls-expected = Várható fogaskerék: { $gears }
skulls-tokens-counted = Számításba vett újradobásjelzők: { $count }
skulls-payout = Kifizetés
skulls-go-on = Tovább
skulls-pot = Készlet
skulls-gears = fogaskerék
skulls-tokens = újradobásjelző
skulls-rivals = Vrax és Kar fogaskereke
skulls-roller = dob
skulls-markers = Megmaradt fogadásjelölők: { $count }
skulls-hand = Kockák kézben: { $count }
skulls-dice = Kockák: { $count }
skulls-closed = Ebben a körben lezárva
skulls-card = Fogadáskártya: { $card }
skulls-pays = Fizet: { $pays }
skulls-jackpot = A dobó jackpot nyereménye: { $gears }
skulls-places = Szabad helyek: { $count }
skulls-bettors = Fogadásjelölők itt: { $names }

## The odds

odds-gears = Várható fogaskerék: { $gears }; várható újradobásjelző-egyenleg: { $tokens }
odds-outs = Hogyan végződik a kör (a tartomány: a legkisebb és a legnagyobb esély az egyformán jó dobók között)
odds-bets = Játékban lévő fogadások
odds-actions = Amit most tehetsz: várható fogaskerék és jelzőegyenleg; * a legjobb
odds-out-bust = Befuccsolás
odds-out-stop = Megfutamodás
odds-out-gem = Ékkőlehelyezés
odds-out-run = Üres kéz
odds-out-double = Dupla kiszálló
odds-page = Egy kör esélyei
aid-odds = Esélyek a saját kockáidhoz
odds-page-text = Igazi kockák vannak az asztalodon? Rakd ki őket itt: látod minden fogadás pontos esélyét, és azt, hogy mivel jár a legjobban a dobó.
odds-page-start = A koponya ürítése
odds-page-skull = Kockák a koponyán
odds-page-more = { $what }: eggyel több { $face }
odds-page-less = { $what }: eggyel kevesebb { $face }
odds-page-moment = Mi következik?
odds-page-moment-before = Dobás
odds-page-moment-rolled = A dobás lerakása
odds-page-moment-stop = Megállni vagy dobni?
odds-page-hand = Kockák kézben
odds-page-roll = A dobás
odds-page-roll-none = Koppints arra, amit a kockák mutatnak!
odds-page-tokens = Újradobásjelzők
odds-page-picks = Eddigi orrtúrások
odds-page-fewer = { $what }: eggyel kevesebb
odds-page-greater = { $what }: eggyel több
odds-page-cards = Játékban lévő fogadáskártyák
odds-page-cards-standard = A négy alapkártya
odds-page-expected = várható fogaskerék
odds-page-expected-tokens = Várható újradobásjelző, a szerzettből levonva az elköltöttet: { $tokens }
odds-page-actions = Mit tegyél?
odds-page-best = legjobb
odds-page-action-gears = fogaskerék
odds-page-action-tokens = jelző
odds-page-bets = Fogadások
odds-page-outs = Hogyan végződik a kör
odds-page-exact = Pontosan { $fraction }
odds-page-range = { $low } és { $high } között
odds-page-pays = Fizet: { $pays }
odds-page-worth = az első fogadásjelölő értéke: { $gears }
odds-page-meaning = A számok pontosak, olyan dobóra, aki ebben a körben a lehető legtöbb fogaskereket szerzi. Ahol az egyformán jó játékmódok eltérnek, a tartomány is látszik.

## What can be wrong with a position told in words

fault-odds-field = Ez nem érthető: „{ $field }”. Ezek mindegyikét legfeljebb egyszer add meg, név=érték alakban: { $known }.
fault-odds-value = „{ $field }” nem lehet „{ $value }”; lehetséges: { $known }.
fault-odds-dice = Összesen csak { $most } kocka van; vegyél el a „dice” vagy a „placed” mezőből!
fault-odds-eyes = A szemekre csak { $most } kocka fér; vegyél el a „placed” mezőből!
fault-odds-roll = A dobásnak { $dice } kockát kell mutatnia, ahány a kézben van; javítsd a „roll” vagy a „dice” mezőt!
fault-odds-missing = Add meg, hány kocka van a kézben, például dice=5.
fault-odds-stop = „now=stop” annak való, aki éppen kockát tett le: add meg a „placed” mezőt, és hagyd el a „roll” mezőt.
fault-odds-tokens = Az esélyekhez legfeljebb { $most } újradobásjelző vehető számításba: minden továbbival tovább tart a pontos számítás, sokkal már percekig tartana.
fault-odds-sides = „{ $first }” és „{ $second }” ugyanaz a kártya; csak az egyik oldalát nevezd meg.
fault-odds-no-turn = Most senkinek sincs kocka a kezében; kérdezd egy kör közben!

## The board in the terminal

board-skulls-pot = Készlet: { $count }
board-skulls-hand = Kockák a kézben: { $count } ({ $dice })
board-skulls-player = { $name }: fogaskerék { $gears }, újradobásjelző { $tokens }
board-skulls-roller = { $name }: fogaskerék { $gears }, újradobásjelző { $tokens } (dobó)
board-skulls-rivals = Vrax és Kar: fogaskerék { $gears }; hátralévő ellenfélkártyák: { $cards }

## Why a bot would do it

reason-skulls-likely = Ez a fogadás valószínűleg nyer.
reason-skulls-pays-well = Ritkán nyer, de jól fizet.
reason-skulls-safe = Ami a koponyán fekszik, többet ér, mint amit egy újabb dobás átlagosan hozna.
reason-skulls-more-to-win = Egy újabb dobás átlagosan többet hoz, mint amennyit kockáztat.
reason-skulls-roll-again = Egy új dobás többet ígér, mint ezek a kockák.
