### New York királya, magyarul. A jelölők és a kockák neve a magyar szabályfüzet szerint.
### .in hol, .to hová, .acc tárgyeset

title = New York királya
blurb = Óriási Szörnyek küzdenek Manhattanért: dobj a kockákkal, rombolj épületeket, kerüld el a hadsereget, és légy az első, akinek 20 ★-ja van, vagy az utolsó, aki életben marad.
option-lanes = Szörnyek Manhattanben
option-lanes-one = Egyszerre egy (az alapjáték)
option-lanes-two = Egyszerre kettő (nehezített játék; öt vagy hat Szörnynek ezt ajánljuk)

## Nevek

monster-captain-fish = Halkapitány
monster-drakonis = Drakonis
monster-kong = Kong
monster-mantis = Sáska
monster-rob = Rob
monster-sheriff = Seriff

borough-manhattan = Manhattan
    .in = Manhattanben
    .to = Manhattanbe
borough-bronx = Bronx
    .in = Bronxban
    .to = Bronxba
borough-queens = Queens
    .in = Queensben
    .to = Queensbe
borough-brooklyn = Brooklyn
    .in = Brooklynban
    .to = Brooklynba
borough-staten-island = Staten Island
    .in = Staten Islanden
    .to = Staten Islandre

zone-lower = Alsó-Manhattan
    .to = Alsó-Manhattanbe
zone-midtown = Közép-Manhattan
    .to = Közép-Manhattanbe
zone-upper = Felső-Manhattan
    .to = Felső-Manhattanbe

face-energy = Energia
face-heal = Gyógyulás
face-attack = Zúzás
face-destruction = Rombolás
face-celebrity = Hírnév
face-ouch = Jajj!

tile-unknown = takart lapka
tile-high-rise-1 = 1-es Felhőkarcoló
tile-high-rise-2 = 2-es Felhőkarcoló
tile-high-rise-3 = 3-as Felhőkarcoló
tile-power-plant-2 = 2-es Erőmű
tile-power-plant-3 = 3-as Erőmű
tile-hospital-2 = 2-es Kórház
tile-hospital-3 = 3-as Kórház

unit-infantry = Gyalogság
unit-jet = Vadászgép
unit-tank = Tank
unit-new-infantry = új Gyalogság
unit-new-jet = új Vadászgép
unit-new-tank = új Tank

token-unknown = ismeretlen
token-web = Háló
token-jinx = Balsors
token-souvenir = Szuvenír
token-carapace = Páncél

special-superstar = Szupersztár
    .acc = Szupersztárt
special-statue-of-liberty = Szabadság-szobor
    .acc = Szabadság-szobrot

goods-stars = csillag
goods-energy = energia
goods-hearts = életerő

## Kártyák

card-unknown = takart kártya
card-unknown-text = Ezt a lapot még senki sem ismeri.
card-antimatter-pellets = Antianyag-lövedékek
card-antimatter-pellets-text = Minden Szörny, akit a támadásod eltalál, dob egy kockával; Jajj! esetén a sérülése megduplázódik.
card-artificial-heart = Műszív
card-artificial-heart-text = Gyógyulás kockáidat Energiára változtathatod.
card-broadway-star = Broadway-sztár
card-broadway-star-text = 1 ★-t kapsz, amikor elnyered a Szupersztárt, és minden köröd elején, amíg nálad van.
card-bulletproof = Golyóálló
card-bulletproof-text = A Jajj! 1-gyel kevesebbet sebez rajtad, bárki körében.
card-can-opener = Konzervnyitó
card-can-opener-text = Egy Tank elpusztítása neked 3 Rombolásba kerül.
card-carapace = Páncél
card-carapace-text = A maximumod 12 ♥. Minden Jajj! kockád egy jelölőt tesz ide. A körödben eldobhatod ezt a lapot: jelölőnként 1 ♥-t gyógyulsz, majd a 10 feletti rész elvész.
card-chameleon = Kaméleon
card-chameleon-text = Feladhatsz Hírnév kockákat; mindegyikért egy még végre nem hajtott kockádat bármely még el nem kezdett oldalra állíthatod.
card-chinatown-regular = Kínai negyedi törzsvendég
card-chinatown-regular-text = 2 ♥-t gyógyulsz, amikor belépsz Manhattanbe.
card-climb-the-empire-state-building = Mászd meg az Empire State Buildinget
card-climb-the-empire-state-building-text = Manhattanben, ha mind a hat oldal látható a kockáidon: 2 ★ és egy extra kör, körönként egyszer.
card-curse = Átok
card-curse-text = Minden Szörny, akit megsebzel, Balsors jelölőt kap. Jajj! kockák újradobása Balsorsonként 1 ⚡-ba kerül; egy Gyógyulás kocka egyet levesz.
card-diva = Díva
card-diva-text = A többieknek négy Hírnév kell, hogy elnyerjék tőled a Szupersztárt.
card-drain = Lecsapolás
card-drain-text = Minden Szörny, aki megtámad, 2 ⚡-t ad neked.
card-ego-trip = Egotrip
card-ego-trip-text = 1 ⚡-t kapsz, amikor elnyered a Szupersztárt, és minden köröd elején, amíg nálad van.
card-extra-head = Plusz fej
card-extra-head-text = Eggyel több kockával dobsz.
card-fireball = Tűzgolyó
card-fireball-text = A támadásod a kerületedben lévő többi Szörnyet is eltalálja.
card-fury = Düh
card-fury-text = Ha a Rombolás kezdetekor legalább három egység van a kerületedben: eggyel több Rombolás és 1 ⚡.
card-hailing-cabs = Taxihívás
card-hailing-cabs-text = A Rombolás kezdetén kérhetsz kettővel többet; ekkor ebben a körben csak egységeket pusztíthatsz.
card-hunter = Vadász
card-hunter-text = 1 ♥-t gyógyulsz minden elpusztított Gyalogságért.
card-jinx-aura = Baljós aura
card-jinx-aura-text = A többi Szörnynek minden újradobását fel kell használnia, legalább egy kockával.
card-king-of-queens = Queens királya
card-king-of-queens-text = Ha Queensben kezded a köröd: 1 ⚡ és 1 ♥ gyógyulás.
card-leveler = Földdel egyenlő
card-leveler-text = Körönként egyszer 1 ★-t kapsz, ha leromboltál egy épületet.
card-long-neck = Hosszú nyak
card-long-neck-text = Egy Vadászgép elpusztítása neked 2 Rombolásba kerül.
card-natural-selection = Természetes kiválasztódás
card-natural-selection-text = Azonnal: 4 ⚡ és 4 ♥ gyógyulás. Eggyel több kockával dobsz. Vigyázz: ha a köröd végén egy kockád Hírnevet mutat, kiesel.
card-of-another-world = Egy másik világból
card-of-another-world-text = Fizethetsz ♥-t ⚡ helyett, és sérüléskor veszíthetsz ⚡-t ♥ helyett, egyet egyért.
card-overload = Túlterhelés
card-overload-text = Azonnal: 4 ⚡. Ezután az Energia kockáid összesen 1 ⚡-val kevesebbet adnak.
card-painbow = Fájdalom-szivárvány
card-painbow-text = 2 vagy 3 Rombolás: 1 Zúzással több; 4 vagy több: 2-vel több. Hat Rombolás kocka: azonnal győzöl.
card-personal-spotlight = Saját reflektor
card-personal-spotlight-text = 1 ★-t kapsz, ha legalább egy Hírnév kockát végrehajtasz.
card-phoenix-blood = Főnixvér
card-phoenix-blood-text = 1 ⚡-t kapsz minden alkalommal, amikor sérülést szenvedsz és túléled.
card-power-tap = Energiacsap
card-power-tap-text = Az a Szörny, aki egy körben már 3 ⚡-t kapott, 1 ⚡-t fizet neked, körönként egyszer.
card-regeneration = Regeneráció
card-regeneration-text = 1 ♥-t gyógyulsz a köröd elején.
card-scavenger = Guberáló
card-scavenger-text = A dobott lapok közül is vehetsz Tartsd meg lapokat, 1 ⚡-val olcsóbban.
card-seismic-ray = Szeizmikus sugár
card-seismic-ray-text = A Rombolás kezdetén fizethetsz 1 ⚡-t, és az egészet egy másik kerületben használod fel.
card-shadow-double = Árnyékhasonmás
card-shadow-double-text = A támadásod kétszer annyit sebez.
card-sharp-shooter = Mesterlövész
card-sharp-shooter-text = Más kerületekben is elpusztíthatsz Vadászgépeket. Minden Vadászgépért 1 ★.
card-stink-attack = Bűzbomba
card-stink-attack-text = Valahányszor másik kerületbe mész, az ottani egységek közül legfeljebb négy egy-egy különböző másik kerületbe távozik.
card-stomp = Taposás
card-stomp-text = Eggyel több Rombolásod van.
card-super-speed = Szupersebesség
card-super-speed-text = Az első dobásod előtt még egyszer léphetsz, díj nélkül.
card-terminal-rage = Végső düh
card-terminal-rage-text = Egy extra kör ez után a kör után. Zúzás kockával soha nem dobhatsz újra.
card-tesla-antennae = Tesla-antennák
card-tesla-antennae-text = A támadásod 1-gyel többet sebez azon a Szörnyön, akinek több ♥-je van, mint neked.
card-tourist = Turista
card-tourist-text = Hagyj Szuvenírt a kerületedben és mindegyikben, ahová belépsz és még nincs: egyenként 1 ★ és 1 ⚡.
card-towering-titan = Toronymagas titán
card-towering-titan-text = Kettővel több Zúzásod van, akkor is, ha egyet sem dobtál.
card-trash-thrower = Szemétdobáló
card-trash-thrower-text = Minden Szörny, akit megtámadsz, 1 ★-t veszít.
card-trophy-hunter = Trófeavadász
card-trophy-hunter-text = 1 ★-t kapsz minden elpusztított egységért.
card-universal-soldier = Univerzális katona
card-universal-soldier-text = A Gyógyulás kockáidat Zúzásra, a Zúzás kockáidat Gyógyulásra változtathatod.
card-violent-star = Erőszakos sztár
card-violent-star-text = Ha elnyered egy Szörnytől a Szupersztárt, az 2 sérülést szenved; ha elveszíted, az új birtokosa 1-et.
card-webspinner = Hálószövő
card-webspinner-text = Minden Szörny, akit megsebzel, Háló jelölőt kap: eggyel kevesebb újradobás. Egy Zúzás kocka egyet levesz.
card-air-force-one = Air Force One
card-air-force-one-text = Csak ha ebben a körben elpusztítottál egy Vadászgépet: 4 ★; aztán minden egység rálő a kerülete minden Szörnyére, rád is.
card-brooklyn-bridge = Brooklyn híd
card-brooklyn-bridge-text = 4 ★. Brooklynban 1 ⚡-val olcsóbb.
card-central-park = Central Park
card-central-park-text = 2 ★ és 2 ♥ gyógyulás. Manhattanben 1 ⚡-val olcsóbb.
card-columbia-university = Columbia Egyetem
card-columbia-university-text = 2 ★, és a pakliból következőként felforduló Tartsd meg lap ingyen a tiéd. Manhattanben 1 ⚡-val olcsóbb.
card-coney-island = Coney Island
card-coney-island-text = 3 ★. Brooklynban 1 ⚡-val olcsóbb.
card-drink-the-hudson = Idd ki a Hudsont
card-drink-the-hudson-text = 13 ⚡, 1 ★ és 2 ♥ gyógyulás. Manhattanben, Brooklynban és Staten Islanden 1 ⚡-val olcsóbb.
card-flatiron-building = Flatiron épület
card-flatiron-building-text = 2 ★. Manhattanben 1 ⚡-val olcsóbb.
card-general-ellis = Ellis tábornok
card-general-ellis-text = Csak ha ebben a körben elpusztítottál egy Tankot: 3 ★; minden Szörny, te is, 1 sérülést szenved.
card-holland-tunnel = Holland alagút
card-holland-tunnel-text = 6 ★; minden Szörny, te is, 3 ⚡-t kap. Manhattanben 1 ⚡-val olcsóbb.
card-new-york-marathon = New York Maraton
card-new-york-marathon-text = 2 ★, 2 ⚡ és 2 ♥ gyógyulás. Amíg eladó, az önkéntes kerületváltás 2 ⚡-ba kerül.
card-next-stage = Következő szint
card-next-stage-text = Elveszíted az összes ★-odat; mindegyikért 1 ⚡-t kapsz vagy 1 ♥-t gyógyulsz.
card-photo-op = Fotózkodás
card-photo-op-text = Válassz egy másik Szörnyet: 1 ★ minden sérülésért, amit ebben a körben okoztál neki.
card-power-substation = Alállomás
card-power-substation-text = 1 ★ és 8 ⚡; aztán 3 sérülést szenvedsz.
card-subterranean-cable = Föld alatti kábel
card-subterranean-cable-text = 4 ⚡; aztán 4 sérülést szenvedsz.
card-subway = Metró
card-subway-text = 2 ♥ gyógyulás és egy extra kör, amelyben minden döntésed előtt szabadon mozoghatsz, Manhattanből kifelé is.
card-tesla-cannon = Tesla-ágyú
card-tesla-cannon-text = 2 ★; minden Szörny, te is, eldob egy Tartsd meg lapot, ha van neki.
card-the-unisphere = Az Unisphere
card-the-unisphere-text = 4 ★. Queensben 1 ⚡-val olcsóbb.
card-yankee-stadium = Yankee Stadion
card-yankee-stadium-text = 5 ★ és 5 ♥ gyógyulás. Bronxban 1 ⚡-val olcsóbb.

## Lépések

move-go = Menj { $borough-to }
move-climb = Lépj fel a következő zónába
move-stay = Maradj, ahol vagy
move-reroll = Vedd fel: { $number } × { $face }
move-roll = Dobj a felvett kockákkal
move-keep = Tartsd meg az összes kockát
move-turn = Változtass át: { $number } × { $face }, ebből { $face2 } lesz
move-swap = Adj fel egy Hírnév kockát, és egy másikat állíts át: { $face } helyett { $face2 }
move-resolve = Hajtsd végre: { $face }
move-spend = Költs el ennyi kockát: { $number }
move-raze =
    Rombold le { $borough-in } { $number ->
        [1] az 1.
        [5] az 5.
       *[other] a { $number }.
    } kupac épületét
move-strike = Pusztítsd el { $borough-in } ezt az egységet: { $unit }
move-declare = Hívd a taxikat
move-aim = Célozz { $borough-to }
move-skip = Hagyd ki
move-done = Kész
move-pay = Az árból { $number } ♥-t fizess
move-absorb = Veszíts ♥ helyett { $number } ⚡-t
move-carry = Zavard { $borough-to } ezt: { $unit }
move-buy = Vedd meg: { $card }
move-scavenge = Vedd meg a dobott lapok közül: { $card }
move-sweep = Dobd el az elérhető lapokat
move-take = { $goods-key ->
        [hearts] Gyógyulj 1 ♥-t
        [energy] Vegyél el 1 ⚡-t
       *[other] Vegyél el 1 ★-t
    }
move-pick = Válaszd őt: { $seat }
move-discard = Dobd el: { $card }
move-shed = Vedd le és dobd el a Páncélt

## Kérdések

prompt-begin = Melyik kerületben kezdesz?
prompt-move = { $number ->
        [0] Hová mész?
       *[other] Hová mész? Egy másik kerület { $number } ⚡-ba kerül.
    }
prompt-speed = Szupersebesség: lépsz az első dobás előtt?
prompt-ride = Metró: lépsz előbb?
prompt-flee = { $number ->
        [0] { $seat } rád támad. Elmenekülsz Manhattanből?
       *[other] { $seat } rád támad. Elmenekülsz Manhattanből { $number } ⚡-ért?
    }
prompt-leave = Manhattanben csak egy Szörny maradhat: hová mész?
prompt-reroll = Mely kockákkal dobsz újra? Hátralévő újradobás: { $number }; felvett kocka: { $number2 }.
prompt-face = Melyik szimbólum következik?
prompt-spend = Hány kockát költesz { $token } jelölők levételére?
prompt-destroy = Mit pusztítasz el? Hátralévő pont: { $number }.
prompt-cabs = Taxihívás: több Rombolás, de csak egységek ellen?
prompt-aim = Szeizmikus sugár: fizetsz 1 ⚡-t, hogy egy másik kerületben rombolj?
prompt-pay = Az ár { $number }: mennyit fizetsz belőle ♥-ben?
prompt-absorb = { $number } sérülést szenvedsz: mennyit veszítesz belőle ⚡-ban?
prompt-scatter = Mely egységeket zavarod el innen: { $borough }?
prompt-shop = Mit veszel?
prompt-stage = Következő szint: mit kérsz? Hátravan: { $number }.
prompt-photo = Kivel készül a fénykép?
prompt-cannon = Tesla-ágyú: melyik lapodat dobod el?
prompt-tile = Felfordul a következő lapka.
prompt-card = Felfordul a következő kártya.
prompt-first = A kockák döntik el, ki kezd.
prompt-dice = Gurulnak a kockák.
prompt-antimatter = Minden eltalált Szörny dob egy kockával.

## Napló

note-tile-opened = { $borough-in } felfordul: { $tile } ({ $number }. kupac).
note-card-opened = Új elérhető lap: { $card }.
note-deck-shuffled = A dobott lapokból új pakli készül.
note-first-roll = { $seat } dobása: { $number } × Zúzás.
note-first-tied = Az elsők között döntetlen van, ők újra dobnak.
note-begins = { $seat } kezd.
note-turn-begins = { $number ->
        [1] Az 1.
        [5] Az 5.
       *[other] A { $number }.
    } kör: { $seat } következik.
note-extra-turn = { $number ->
        [1] Az 1.
        [5] Az 5.
       *[other] A { $number }.
    } kör: { $seat } extra köre.
note-subway-turn = { $number ->
        [1] Az 1.
        [5] Az 5.
       *[other] A { $number }.
    } kör: { $seat } extra köre a Metróval.
note-rolled = { $seat } dobása: { $number } × { $face } (kocka).
note-rerolls = { $seat } újradob; kockák száma: { $number }.
note-jinx-paid = { $seat } Jajj! kockákkal dob újra; ennek ára { $number } ⚡ (Balsors).
note-turned = { $seat } átváltoztat: { $number } × { $face } (új oldal: { $face2 }).
note-gave-up = { $seat } felad egy Hírnév kockát, és átállít egy másikat ({ $face } helyett { $face2 }).
note-resolves = { $seat } végrehajtja: { $number } × { $face } (összesen).
note-no-attack = A kör elején Manhattan üres volt: { $seat } nem támad senkit.
note-no-heal = { $seat } Manhattanben van, ott a Gyógyulás kockák nem gyógyítanak.
note-removed-tokens = { $seat } leveszi: { $number } × { $token } jelölő.
note-stars = { $seat } { $number } ★-t kap.
note-card-stars = { $seat } { $number } ★-t kap ({ $card }).
note-lost-stars = { $seat } { $number } ★-t veszít.
note-card-lost-stars = { $seat } { $number } ★-t veszít ({ $card }).
note-energy = { $seat } { $number } ⚡-t kap.
note-card-energy = { $seat } { $number } ⚡-t kap ({ $card }).
note-lost-energy = { $seat } { $number } ⚡-t ad.
note-paid = { $seat } { $number } ⚡-t fizet.
note-hearts = { $seat } { $number } ♥-t gyógyul.
note-card-hearts = { $seat } { $number } ♥-t gyógyul ({ $card }).
note-works = { $seat } kártyája működik: { $card }.
note-paid-hearts = { $seat } ⚡ helyett { $number } ♥-t fizet ({ $card }).
note-spared = { $seat } ♥ helyett { $number } ⚡-t veszít ({ $card }).
note-token = { $seat } jelölőt kap: { $token } ({ $card }).
note-shed = { $seat } eldobja ezt a lapot: { $card }.
note-souvenir = { $seat } Szuvenírt hagy { $borough-in } ({ $card }).
note-razed = { $seat } lerombolja { $borough-in } ezt: { $tile }.
note-struck = { $seat } elpusztítja { $borough-in } ezt: { $unit }.
note-carried = Elzavart egység: { $unit }; innen: { $borough }, ide: { $borough2 } ({ $card }).
note-cabs = { $seat } taxikat hív: ebben a körben csak egységek pusztulnak ({ $card }).
note-aims = { $seat } { $borough-to } céloz ({ $card }).
note-took = { $seat } elnyeri a { $special-acc }.
note-ownerless = { $special }: most senkié.
note-attacks = { $seat } támad: { $number } × Zúzás.
note-antimatter = { $seat } dob egy kockával: { $face } ({ $card }).
note-damage = { $seat } { $number } sérülést szenved.
note-eliminated = { $seat } kiesik a játékból.
note-flees = { $seat } elmenekül { $borough-to }.
note-stays = { $seat } Manhattanben marad.
note-moves = { $seat } { $borough-to } megy.
note-climbs = { $seat } fellép { $zone-to }.
note-slides = { $seat } átkerül a 2–4 mezőre.
note-must-leave = Legfeljebb négy Szörny él: { $seat } köteles elhagyni Manhattant.
note-buys = { $seat } megveszi: { $card } (ára { $number }).
note-swept = { $seat } eldobja az elérhető lapokat.
note-claims = { $seat } kapja a következő felforduló Tartsd meg lapot ({ $card }).
note-claimed = { $seat } ingyen megkapja: { $card }.
note-earned-turn = { $seat } extra kört szerez ({ $card }).
note-photo = { $seat } fényképet készít, a másik szereplő: { $seat2 } ({ $card }).
note-cannon = { $seat } eldobja: { $card }.
note-doomed = { $seat } kockáin Hírnév van, és ezt nem éli túl ({ $card }).
note-wins-at-once = { $seat } azonnal győz ({ $card })!
note-wins-alone = { $seat } az utolsó élő Szörny és New York Királya!
note-wins-stars = { $seat } New York Királya { $number } ★-gal!
note-share-win = { $seat } osztozik a győzelmen { $number } ★-gal.
note-nobody-wins = Egy Szörny sem él: senki sem győz.

## Elutasítások

refusal-choose-borough = Válaszd ki, hová mész.
refusal-not-manhattan-yet = Senki sem kezdhet Manhattanben.
refusal-borough-full = { $borough-in } már van két Szörny.
refusal-already-there = Már { $borough-in } vagy.
refusal-must-enter = Manhattanben van hely: csak oda léphetsz be.
refusal-manhattan-full = Manhattanben nincs hely.
refusal-manhattan-for-one = Legfeljebb négy Szörny él: Manhattanben csak egyikük lehet.
refusal-cannot-leave = Lépéssel nem hagyhatod el Manhattant.
refusal-cannot-climb = Csak Alsó- és Közép-Manhattanből léphetsz feljebb.
refusal-must-climb = Manhattanben fel kell lépned a következő zónába.
refusal-move-over = A Lépés fázisod már véget ért.
refusal-must-leave-now = El kell hagynod Manhattant egy olyan kerületbe, ahol van hely.
refusal-toll-too-high = A New York Maraton eladó: a kerületváltás { $number } ⚡-ba kerül, és ezt nem tudod kifizetni.
refusal-entered-already = Az utolsó döntésed óta már jártál itt: { $borough }.
refusal-choose-dice = Válaszd ki, mely kockákkal dobsz újra, vagy tartsd meg mindet.
refusal-no-such-dice = Ennyi kocka nem mutatja ezt az oldalt ({ $face }).
refusal-dice-in-order = A kockákat az oldalak sorrendjében veszed fel, ehhez már késő ({ $face }).
refusal-nothing-chosen = Előbb vegyél fel legalább egy kockát.
refusal-already-chosen = Már vettél fel kockákat: dobj velük.
refusal-must-reroll = Egy másik Szörny lapja miatt legalább egy kockával újra kell dobnod ({ $card }).
refusal-attack-stays = Zúzás kockával soha nem dobhatsz újra ({ $card }).
refusal-all-dice-stay = Egyik kockáddal sem dobhatsz újra: tartsd meg őket.
refusal-rolls-over = Ebben a körben már nincs több dobásod.
refusal-web-no-reroll = A Háló jelölőid miatt nincs újradobásod.
refusal-jinx-too-high = A Balsors jelölőid miatt ez { $number } ⚡-ba kerül, és nem tudod kifizetni.
refusal-choose-face = Válaszd ki, melyik szimbólum következik.
refusal-face-begun = Ez a szimbólum már végre van hajtva ({ $face }).
refusal-no-such-face = Ez a szimbólum nincs az eredményedben ({ $face }).
refusal-faces-left = Minden szimbólumot végre kell hajtani.
refusal-faces-over = Már minden szimbólumod végre van hajtva.
refusal-no-such-change = Most egyik lapod sem változtatja át ezeket a kockákat.
refusal-change-later = Előbb hajts végre egy szimbólumot, csak utána változtasd át ezeket a kockákat.
refusal-cannot-turn = Nincs ennyi kockád: { $number } × { $face } (kocka).
refusal-cannot-give-up = Egyik lapod sem engedi, hogy Hírnév kockát adj fel.
refusal-choose-spend = Válaszd ki, hány kockát költesz el.
refusal-cannot-spend = Ennyi kockát nem költhetsz el: { $number }.
refusal-choose-target = Válaszd ki, mit pusztítasz el.
refusal-no-building = { $borough-in } nincs több épület ebben a kupacban: { $number }.
refusal-no-unit = { $borough-in } nincs ilyen egység: { $unit }.
refusal-unit-new = Ebben a körben tűnt fel, ezért most nem pusztítható el: { $unit }.
refusal-too-strong = Ehhez ennyi pont kell: { $number }.
refusal-only-there = Csak azt pusztíthatod el, ami { $borough-in } van.
refusal-jets-elsewhere = Csak azt pusztíthatod el, ami { $borough-in } van, máshol pedig csak Vadászgépet.
refusal-units-only = Kijelentetted, hogy ebben a körben csak egységeket pusztítasz ({ $card }).
refusal-must-destroy = Amíg tudsz, rombolnod kell.
refusal-choose-cabs = Mondd meg, hívsz-e taxikat.
refusal-must-declare = A Rombolást a taxik miatt kezdted el: hívd őket.
refusal-choose-aim = Mondd meg, célzol-e, és hová.
refusal-own-borough = A sajátodtól különböző kerületre célozz.
refusal-aim-too-dear = A célzás { $number } ⚡-ba kerül, és nem tudod kifizetni: hagyd ki.
refusal-choose-payment = Válaszd ki, hogyan fizetsz (ár: { $number }).
refusal-cannot-pay-so = Ezért nem fizethetsz { $number } ♥-t.
refusal-choose-absorb = Válaszd ki, mennyit veszítesz a sérülésből ({ $number }) ⚡-ban.
refusal-cannot-absorb = Nem veszíthetsz helyette { $number } ⚡-t.
refusal-choose-unit = Válassz egy egységet, és hogy hová megy, vagy fejezd be.
refusal-no-unit-here = Itt nincs ilyen egység: { $unit }.
refusal-boroughs-in-order = Minden egység más kerületbe megy, a kerületek sorrendjében: ez nem lehet: { $borough }.
refusal-choose-purchase = Vásárolj, dobd el a lapokat, vagy fejezd be.
refusal-not-for-sale = Ez a lap nem eladó: { $card }.
refusal-too-dear = { $card }: az ára { $number }, és nem tudod kifizetni.
refusal-needs-destroyed = Ehhez a laphoz ebben a körben el kellett volna pusztítanod egy ilyen egységet: { $card } ({ $unit }).
refusal-not-scavenger = A dobott lapok közül csak a Guberáló vásárolhat.
refusal-not-in-discard = Nincs a dobott lapok között: { $card }.
refusal-keep-only = A dobott lapok közül csak Tartsd meg lap vehető, ez nem: { $card }.
refusal-sweep-too-dear = Az eldobás ára { $number }, és nem tudod kifizetni.
refusal-nothing-to-sweep = Nincs elérhető lap, amit eldobhatnál.
refusal-choose-goods = Válassz: ⚡ vagy ♥.
refusal-choose-monster = Válassz egy másik Szörnyet.
refusal-not-yourself = Ne magadat válaszd, hanem egy másik Szörnyet.
refusal-no-such-monster = Ennél az asztalnál nincs ilyen Szörny.
refusal-choose-discard = Válaszd ki az egyik Tartsd meg lapodat.
refusal-not-your-card = Ez a lap nem a tiéd: { $card }.
refusal-no-carapace = A Páncélt csak a tulajdonosa dobhatja el, és csak a saját körében.
refusal-lanes-for-five = Két Szörny Manhattanben csak öt vagy hat játékossal lehet.

## Tábla

board-turn = Kör
board-dice = Kockák
board-stacks = Kupacok
board-units = Egységek
board-new = (új)
board-market = Elérhető lapok
board-deck = Lapok a pakliban
board-discard = Dobott lapok
board-cards = Kártyák
board-tokens = Jelölők
board-out = kiesett
board-odds = Esély százalékban, legalább 1, 2, 3 ...
