### New York királya, magyarul. A jelölők és a kockák neve a magyar szabályfüzet szerint.
### .in hol, .to hová, .from honnan, .acc tárgyeset (kockánál és kártyánál névelővel)

title = New York királya
blurb = Óriási Szörnyek küzdenek Manhattanért: dobj a kockákkal, rombolj épületeket, kerüld el a hadsereget, és légy az első, akinek 20 ★-a van, vagy az utolsó, aki életben marad!
option-lanes = Szörnyek Manhattanben
option-lanes-one = Egyszerre egy (az alapjáték)
option-lanes-two = Egyszerre kettő (nehezített játék; öt vagy hat Szörnynek ezt ajánljuk)

## Bots, from the weakest to the strongest

bot-gizmo = Gizmo
bot-gizmo-temper = Előbb rombol, és csak vasárnap gondolkodik.
bot-boris = Boris
bot-boris-temper = Túlságosan szereti Manhattant ahhoz, hogy elhagyja.
bot-zap = Zap
bot-zap-temper = Úgy gyűjti a ⚡-t, mint más az érméket.
bot-ruby = Ruby
bot-ruby-temper = Azt üti meg a legjobban, aki éppen mosolyog.
bot-titan = Titan
bot-titan-temper = Hagyja, hogy a többiek verekedjenek, és elviszi a ★-okat.

## Nevek

monster-captain-fish = Halkapitány
monster-drakonis = Drakonis
monster-kong = Kong
monster-mantis = Mantisz
monster-rob = Rob
monster-sheriff = Seriff

borough-manhattan = Manhattan
    .in = Manhattanben
    .to = Manhattanbe
    .from = Manhattanből
borough-bronx = Bronx
    .in = Bronxban
    .to = Bronxba
    .from = Bronxból
borough-queens = Queens
    .in = Queensben
    .to = Queensbe
    .from = Queensből
borough-brooklyn = Brooklyn
    .in = Brooklynban
    .to = Brooklynba
    .from = Brooklynból
borough-staten-island = Staten Island
    .in = Staten Islanden
    .to = Staten Islandre
    .from = Staten Islandről

zone-lower = Alsó-Manhattan
    .to = Alsó-Manhattanbe
zone-midtown = Közép-Manhattan
    .to = Közép-Manhattanbe
zone-upper = Felső-Manhattan
    .to = Felső-Manhattanbe

face-energy = Energia
    .acc = az Energiát
    .to = Energiára
face-heal = Gyógyulás
    .acc = a Gyógyulást
    .to = Gyógyulásra
face-attack = Zúzás
    .acc = a Zúzást
    .to = Zúzásra
face-destruction = Rombolás
    .acc = a Rombolást
    .to = Rombolásra
face-celebrity = Hírnév
    .acc = a Hírnevet
    .to = Hírnévre
face-ouch = Jajj!
    .acc = a Jajj!-t
    .to = Jajj!-ra

tile-unknown = takart lapka
    .acc = takart lapkát
tile-high-rise-1 = 1-es Felhőkarcoló
    .acc = 1-es Felhőkarcolót
tile-high-rise-2 = 2-es Felhőkarcoló
    .acc = 2-es Felhőkarcolót
tile-high-rise-3 = 3-as Felhőkarcoló
    .acc = 3-as Felhőkarcolót
tile-power-plant-2 = 2-es Erőmű
    .acc = 2-es Erőművet
tile-power-plant-3 = 3-as Erőmű
    .acc = 3-as Erőművet
tile-hospital-2 = 2-es Kórház
    .acc = 2-es Kórházat
tile-hospital-3 = 3-as Kórház
    .acc = 3-as Kórházat

unit-infantry = Gyalogság
    .acc = Gyalogságot
unit-jet = Vadászgép
    .acc = Vadászgépet
unit-tank = Tank
    .acc = Tankot
unit-new-infantry = új Gyalogság
    .acc = új Gyalogságot
unit-new-jet = új Vadászgép
    .acc = új Vadászgépet
unit-new-tank = új Tank
    .acc = új Tankot

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
    .acc = a takart kártyát
card-unknown-text = Ezt a lapot még senki sem ismeri.
card-antimatter-pellets = Antianyag-lövedékek
    .acc = az Antianyag-lövedékeket
card-antimatter-pellets-text = Minden Szörny, akit a támadásod eltalál, dob egy kockával; Jajj! esetén a sérülése megduplázódik.
card-artificial-heart = Műszív
    .acc = a Műszívet
card-artificial-heart-text = Gyógyulás kockáidat Energiára változtathatod.
card-broadway-star = Broadway-sztár
    .acc = a Broadway-sztárt
card-broadway-star-text = 1 ★-ot kapsz, amikor elnyered a Szupersztárt, és minden köröd elején, amíg nálad van.
card-bulletproof = Golyóálló
    .acc = a Golyóállót
card-bulletproof-text = A Jajj! 1-gyel kevesebbet sebez rajtad, bárki körében.
card-can-opener = Konzervnyitó
    .acc = a Konzervnyitót
card-can-opener-text = Egy Tank elpusztítása neked 3 Rombolásba kerül.
card-carapace = Páncél
    .acc = a Páncélt
card-carapace-text = Legfeljebb 12 ♥-d lehet. Minden végrehajtott Jajj! kockádért egy jelölő kerül ide. A körödben eldobhatod ezt a lapot: jelölőnként 1 ♥-t gyógyulsz, majd a 10 feletti rész elvész.
card-chameleon = Kaméleon
    .acc = a Kaméleont
card-chameleon-text = Feladhatsz Hírnév kockákat; mindegyikért egy még végre nem hajtott kockádat bármely még el nem kezdett oldalra állíthatod.
card-chinatown-regular = Kínai negyedi törzsvendég
    .acc = a Kínai negyedi törzsvendéget
card-chinatown-regular-text = 2 ♥-t gyógyulsz, amikor belépsz Manhattanbe.
card-climb-the-empire-state-building = Mászd meg az Empire State Buildinget
    .acc = a „Mászd meg az Empire State Buildinget” lapot
card-climb-the-empire-state-building-text = Manhattanben, ha mind a hat oldal látható a kockáidon: 2 ★ és egy extra kör, körönként egyszer.
card-curse = Átok
    .acc = az Átkot
card-curse-text = Minden Szörny, akit megsebzel, Balsors jelölőt kap. Jajj! kockák újradobása Balsorsonként 1 ⚡-ba kerül; egy Gyógyulás kocka egyet levesz.
card-diva = Díva
    .acc = a Dívát
card-diva-text = A többieknek négy Hírnév kell, hogy elnyerjék tőled a Szupersztárt.
card-drain = Lecsapolás
    .acc = a Lecsapolást
card-drain-text = Minden Szörny, aki megtámad, 2 ⚡-t ad neked.
card-ego-trip = Egotrip
    .acc = az Egotripet
card-ego-trip-text = 1 ⚡-t kapsz, amikor elnyered a Szupersztárt, és minden köröd elején, amíg nálad van.
card-extra-head = Plusz fej
    .acc = a Plusz fejet
card-extra-head-text = Eggyel több kockával dobsz.
card-fireball = Tűzgolyó
    .acc = a Tűzgolyót
card-fireball-text = A támadásod a kerületedben lévő többi Szörnyet is eltalálja.
card-fury = Düh
    .acc = a Dühöt
card-fury-text = Ha a Rombolás kezdetekor legalább három egység van a kerületedben: eggyel több Rombolás és 1 ⚡.
card-hailing-cabs = Taxihívás
    .acc = a Taxihívást
card-hailing-cabs-text = A Rombolás kezdetén kérhetsz kettővel többet; ekkor ebben a körben csak egységeket pusztíthatsz el.
card-hunter = Vadász
    .acc = a Vadászt
card-hunter-text = 1 ♥-t gyógyulsz minden elpusztított Gyalogságért.
card-jinx-aura = Baljós aura
    .acc = a Baljós aurát
card-jinx-aura-text = A többi Szörnynek minden újradobását fel kell használnia, legalább egy kockával.
card-king-of-queens = Queens királya
    .acc = a Queens királyát
card-king-of-queens-text = Ha Queensben kezded a köröd: 1 ⚡ és 1 ♥ gyógyulás.
card-leveler = Földig romboló
    .acc = a Földig rombolót
card-leveler-text = Körönként egyszer 1 ★-ot kapsz, ha leromboltál egy épületet.
card-long-neck = Hosszú nyak
    .acc = a Hosszú nyakat
card-long-neck-text = Egy Vadászgép elpusztítása neked 2 Rombolásba kerül.
card-natural-selection = Természetes kiválasztódás
    .acc = a Természetes kiválasztódást
card-natural-selection-text = Azonnal: 4 ⚡ és 4 ♥ gyógyulás. Eggyel több kockával dobsz. Vigyázz: ha a köröd végén egy kockád Hírnevet mutat, kiesel.
card-of-another-world = Egy másik világból
    .acc = az „Egy másik világból” lapot
card-of-another-world-text = Fizethetsz ♥-t ⚡ helyett, és sérüléskor veszíthetsz ⚡-t ♥ helyett, egyet egyért.
card-overload = Túlterhelés
    .acc = a Túlterhelést
card-overload-text = Azonnal: 4 ⚡. Ezután az Energia kockáid összesen 1 ⚡-val kevesebbet adnak.
card-painbow = Fájdalomszivárvány
    .acc = a Fájdalomszivárványt
card-painbow-text = 2 vagy 3 Rombolás: eggyel több Zúzás; 4 vagy több: kettővel több Zúzás. Hat Rombolás kocka: azonnal győzöl.
card-personal-spotlight = Saját reflektor
    .acc = a Saját reflektort
card-personal-spotlight-text = 1 ★-ot kapsz, ha legalább egy Hírnév kockát végrehajtasz.
card-phoenix-blood = Főnixvér
    .acc = a Főnixvért
card-phoenix-blood-text = 1 ⚡-t kapsz minden alkalommal, amikor sérülést szenvedsz és túléled.
card-power-tap = Energiacsap
    .acc = az Energiacsapot
card-power-tap-text = Az a Szörny, aki egy körben már 3 ⚡-t kapott, 1 ⚡-t fizet neked, körönként egyszer.
card-regeneration = Regeneráció
    .acc = a Regenerációt
card-regeneration-text = 1 ♥-t gyógyulsz a köröd elején.
card-scavenger = Guberáló
    .acc = a Guberálót
card-scavenger-text = A dobott lapok közül is vehetsz „Tartsd meg” lapokat, 1 ⚡-val olcsóbban.
card-seismic-ray = Szeizmikus sugár
    .acc = a Szeizmikus sugarat
card-seismic-ray-text = A Rombolás kezdetén fizethetsz 1 ⚡-t, és az egészet egy másik kerületben használod fel.
card-shadow-double = Árnyékhasonmás
    .acc = az Árnyékhasonmást
card-shadow-double-text = A támadásod kétszer annyit sebez.
card-sharp-shooter = Mesterlövész
    .acc = a Mesterlövészt
card-sharp-shooter-text = Más kerületekben is elpusztíthatsz Vadászgépeket. Minden Vadászgépért 1 ★.
card-stink-attack = Bűzbomba
    .acc = a Bűzbombát
card-stink-attack-text = Valahányszor másik kerületbe mész, az ottani egységek közül legfeljebb négyet elzavarhatsz, mindegyiket más-más kerületbe.
card-stomp = Taposás
    .acc = a Taposást
card-stomp-text = Eggyel több Rombolásod van.
card-super-speed = Szupersebesség
    .acc = a Szupersebességet
card-super-speed-text = Az első dobásod előtt még egyszer léphetsz, díj nélkül.
card-terminal-rage = Végső düh
    .acc = a Végső dühöt
card-terminal-rage-text = Egy extra kör ez után a kör után. Zúzás kockával soha nem dobhatsz újra.
card-tesla-antennae = Tesla-antennák
    .acc = a Tesla-antennákat
card-tesla-antennae-text = A támadásod 1-gyel többet sebez azon a Szörnyön, akinek több ♥-je van, mint neked.
card-tourist = Turista
    .acc = a Turistát
card-tourist-text = Szuvenírt hagysz a kerületedben és minden olyanban, ahová belépsz, ha ott még nincs: egyenként 1 ★ és 1 ⚡.
card-towering-titan = Toronymagas titán
    .acc = a Toronymagas titánt
card-towering-titan-text = Kettővel több Zúzásod van, akkor is, ha egyet sem dobtál.
card-trash-thrower = Szemétdobáló
    .acc = a Szemétdobálót
card-trash-thrower-text = Minden Szörny, akit megtámadsz, 1 ★-ot veszít.
card-trophy-hunter = Trófeavadász
    .acc = a Trófeavadászt
card-trophy-hunter-text = 1 ★-ot kapsz minden elpusztított egységért.
card-universal-soldier = Univerzális katona
    .acc = az Univerzális katonát
card-universal-soldier-text = A Gyógyulás kockáidat Zúzásra, a Zúzás kockáidat Gyógyulásra változtathatod.
card-violent-star = Erőszakos sztár
    .acc = az Erőszakos sztárt
card-violent-star-text = Ha elnyered egy Szörnytől a Szupersztárt, az 2 sérülést szenved; ha elveszíted, az új birtokosa 1-et.
card-webspinner = Hálószövő
    .acc = a Hálószövőt
card-webspinner-text = Minden Szörny, akit megsebzel, Háló jelölőt kap: eggyel kevesebb újradobás. Egy Zúzás kocka egyet levesz.
card-air-force-one = Air Force One
    .acc = az Air Force One-t
card-air-force-one-text = Csak ha ebben a körben elpusztítottál egy Vadászgépet: 4 ★; aztán minden egység rálő a kerülete minden Szörnyére, rád is.
card-brooklyn-bridge = Brooklyn híd
    .acc = a Brooklyn hidat
card-brooklyn-bridge-text = 4 ★. Brooklynban 1 ⚡-val olcsóbb.
card-central-park = Central Park
    .acc = a Central Parkot
card-central-park-text = 2 ★ és 2 ♥ gyógyulás. Manhattanben 1 ⚡-val olcsóbb.
card-columbia-university = Columbia Egyetem
    .acc = a Columbia Egyetemet
card-columbia-university-text = 2 ★, és a pakliból következőként felforduló „Tartsd meg” lap ingyen a tiéd. Manhattanben 1 ⚡-val olcsóbb.
card-coney-island = Coney Island
    .acc = a Coney Islandet
card-coney-island-text = 3 ★. Brooklynban 1 ⚡-val olcsóbb.
card-drink-the-hudson = Idd ki a Hudsont
    .acc = az „Idd ki a Hudsont” lapot
card-drink-the-hudson-text = 13 ⚡, 1 ★ és 2 ♥ gyógyulás. Manhattanben, Brooklynban és Staten Islanden 1 ⚡-val olcsóbb.
card-flatiron-building = Flatiron épület
    .acc = a Flatiron épületet
card-flatiron-building-text = 2 ★. Manhattanben 1 ⚡-val olcsóbb.
card-general-ellis = Ellis tábornok
    .acc = az Ellis tábornok lapot
card-general-ellis-text = Csak ha ebben a körben elpusztítottál egy Tankot: 3 ★; minden Szörny, te is, 1 sérülést szenved.
card-holland-tunnel = Holland alagút
    .acc = a Holland alagutat
card-holland-tunnel-text = 6 ★; minden Szörny, te is, 3 ⚡-t kap. Manhattanben 1 ⚡-val olcsóbb.
card-new-york-marathon = New York Maraton
    .acc = a New York Maratont
card-new-york-marathon-text = 2 ★, 2 ⚡ és 2 ♥ gyógyulás. Amíg eladó, az önkéntes kerületváltás 2 ⚡-ba kerül.
card-next-stage = Következő szint
    .acc = a Következő szintet
card-next-stage-text = Elveszíted az összes ★-odat; mindegyikért 1 ⚡-t kapsz vagy 1 ♥-t gyógyulsz.
card-photo-op = Fotózkodás
    .acc = a Fotózkodást
card-photo-op-text = Válassz egy másik Szörnyet: 1 ★ minden sérülésért, amelyet ebben a körben okoztál neki.
card-power-substation = Alállomás
    .acc = az Alállomást
card-power-substation-text = 1 ★ és 8 ⚡; aztán 3 sérülést szenvedsz.
card-subterranean-cable = Föld alatti kábel
    .acc = a Föld alatti kábelt
card-subterranean-cable-text = 4 ⚡; aztán 4 sérülést szenvedsz.
card-subway = Metró
    .acc = a Metrót
card-subway-text = 2 ♥ gyógyulás és egy extra kör, amelyben minden döntésed előtt szabadon mozoghatsz, Manhattanből kifelé is.
card-tesla-cannon = Tesla-ágyú
    .acc = a Tesla-ágyút
card-tesla-cannon-text = 2 ★; minden Szörny, te is, eldob egy „Tartsd meg” lapot, ha van neki.
card-the-unisphere = Az Unisphere
    .acc = az Unisphere-t
card-the-unisphere-text = 4 ★. Queensben 1 ⚡-val olcsóbb.
card-yankee-stadium = Yankee Stadion
    .acc = a Yankee Stadiont
card-yankee-stadium-text = 5 ★ és 5 ♥ gyógyulás. Bronxban 1 ⚡-val olcsóbb.

## Lépések

move-go = Menj { $borough-to }
move-climb = Lépj fel a következő zónába
move-stay = Maradj, ahol vagy
move-reroll = Vegyél fel { $number } { $face } kockát
move-roll = Dobj a felvett kockákkal
move-keep = Tartsd meg az összes kockát
move-turn = Változtass { $number } { $face } kockát { $face2-to }
move-swap = Adj fel egy Hírnév kockát, és állíts egy { $face } kockát { $face2-to }
move-resolve = Hajtsd végre { $face-acc }
move-spend = { $number ->
        [0] Ne költs el kockát
       *[other] Költs el { $number } kockát
    }
move-raze =
    Rombold le { $borough-in } { $number ->
        [1] az 1.
        [5] az 5.
       *[other] a { $number }.
    } kupac épületét
move-strike = Pusztíts el egy { $unit-acc } { $borough-in }
move-declare = Hívd a taxikat
move-aim = Célozz { $borough-to }
move-skip = Hagyd ki
move-done = Fejezd be
move-pay = { $number ->
        [0] Ne fizess ♥-t az árból
       *[other] Fizess { $number } ♥-t az árból
    }
move-absorb = { $number ->
        [0] Ne veszíts ⚡-t ♥ helyett
       *[other] Veszíts { $number } ⚡-t ♥ helyett
    }
move-carry = Zavarj el egy { $unit-acc } { $borough-to }
move-buy = Vedd meg { $card-acc }
move-scavenge = Vedd meg a dobott lapok közül { $card-acc }
move-sweep = Dobd el az elérhető lapokat
move-take = { $goods-key ->
        [hearts] Gyógyulj 1 ♥-t
        [energy] Kérj 1 ⚡-t
       *[other] Kérj 1 ★-ot
    }
move-pick = Válaszd { $seat } Szörnyét
move-discard = Dobd el { $card-acc }
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
prompt-reroll = Mely kockákkal dobsz újra? Még { $number } újradobásod van. Felvéve: { $number2 }.
prompt-face = Melyik szimbólum következik?
prompt-spend = Hány kockát költesz { $token } jelölők levételére?
prompt-destroy = Mit pusztítasz el? Még { $number } pontod van.
prompt-cabs = Taxihívás: több Rombolás, de csak egységek ellen?
prompt-aim = Szeizmikus sugár: fizetsz 1 ⚡-t, hogy egy másik kerületben rombolj?
prompt-pay = Az ár { $number }: mennyit fizetsz belőle ♥-ben?
prompt-absorb = { $number } sérülést szenvedsz: mennyit veszítesz belőle ⚡-ban?
prompt-scatter = Mely egységeket zavarod el { $borough-from }?
prompt-shop = Mit veszel?
prompt-stage = Következő szint: mit kérsz? Még { $number } választásod van.
prompt-photo = Kivel készül a fénykép?
prompt-cannon = Tesla-ágyú: melyik lapodat dobod el?
prompt-tile = Felfordul a következő lapka.
prompt-card = Felfordul a következő kártya.
prompt-first = A kockák döntik el, ki kezd.
prompt-dice = Gurulnak a kockák.
prompt-antimatter = Minden eltalált Szörny dob egy kockával.

## Napló

note-tile-opened = { $borough-in } felfordul egy { $tile } ({ $number }. kupac).
note-card-opened = Új elérhető lap: { $card }.
note-deck-shuffled = A dobott lapokból új pakli készül.
note-first-roll = { $seat } dobása: { $number } × Zúzás.
note-first-tied = Az elsők között döntetlen van, ők újra dobnak.
note-begins = { $seat } kezd.
note-turn-begins = { $number }. kör: { $seat } következik.
note-extra-turn = { $number }. kör: { $seat } extra köre.
note-subway-turn = { $number }. kör: { $seat } extra köre a Metróval.
note-rolled = { $face-key ->
        [ouch] { $seat } dobása: { $number } × { $face }
       *[other] { $seat } dobása: { $number } × { $face }.
    }
note-rerolls = { $seat } újradob { $number } kockával.
note-jinx-paid = { $seat } Jajj! kockákkal dob újra; ennek ára { $number } ⚡ (Balsors).
note-turned = { $seat } { $face2-to } változtat { $number } { $face } kockát.
note-gave-up = { $seat } felad egy Hírnév kockát, és { $face2-to } állít egy { $face } kockát.
note-resolves = { $face-key ->
        [ouch] { $seat } végrehajtja: { $number } × { $face }
       *[other] { $seat } végrehajtja: { $number } × { $face }.
    }
note-no-attack = A kör elején Manhattan üres volt: { $seat } nem támad senkit.
note-no-heal = { $seat } Manhattanben van, ott a Gyógyulás kockák nem gyógyítanak.
note-removed-tokens = { $seat } leveszi: { $number } × { $token }.
note-stars = { $seat } kap { $number } ★-ot.
note-card-stars = { $seat } kap { $number } ★-ot ({ $card }).
note-lost-stars = { $seat } elveszít { $number } ★-ot.
note-card-lost-stars = { $seat } elveszít { $number } ★-ot ({ $card }).
note-energy = { $seat } kap { $number } ⚡-t.
note-card-energy = { $seat } kap { $number } ⚡-t ({ $card }).
note-lost-energy = { $seat } { $number } ⚡-t ad.
note-paid = { $seat } fizet { $number } ⚡-t.
note-hearts = { $seat } gyógyul { $number } ♥-t.
note-card-hearts = { $seat } gyógyul { $number } ♥-t ({ $card }).
note-works = { $seat } kártyája működésbe lép: { $card }.
note-paid-hearts = { $seat } fizet { $number } ♥-t ⚡ helyett ({ $card }).
note-spared = { $seat } elveszít { $number } ⚡-t ♥ helyett ({ $card }).
note-token = { $seat } kap egy { $token } jelölőt ({ $card }).
note-shed = { $seat } eldobja { $card-acc }.
note-souvenir = { $seat } Szuvenírt hagy { $borough-in } ({ $card }).
note-razed = { $seat } lerombol egy { $tile-acc } { $borough-in }.
note-struck = { $seat } elpusztít egy { $unit-acc } { $borough-in }.
note-carried = Egy { $unit } { $borough-from } { $borough2-to } menekül ({ $card }).
note-cabs = { $seat } taxikat hív: ebben a körben csak egységeket pusztít el ({ $card }).
note-aims = { $seat } { $borough-to } céloz ({ $card }).
note-took = { $seat } elnyeri a { $special-acc }.
note-ownerless = A { $special } most senkié.
note-attacks = { $seat } támad: { $number } × Zúzás.
note-antimatter = { $seat } dob egy kockával: { $face } ({ $card }).
note-damage = { $seat } elszenved { $number } sérülést.
note-eliminated = { $seat } kiesik a játékból.
note-flees = { $seat } elmenekül { $borough-to }.
note-stays = { $seat } Manhattanben marad.
note-moves = { $seat } { $borough-to } megy.
note-climbs = { $seat } fellép { $zone-to }.
note-slides = { $seat } átkerül a 2–4 mezőre.
note-must-leave = Legfeljebb négy Szörny maradt életben: { $seat } nem maradhat Manhattanben.
note-buys = { $seat } megveszi { $card-acc } (ára { $number } ⚡).
note-swept = { $seat } eldobja az elérhető lapokat.
note-claims = { $seat } megkapja a következő felforduló „Tartsd meg” lapot ({ $card }).
note-claimed = { $seat } ingyen megkapja { $card-acc }.
note-earned-turn = { $seat } extra kört szerez ({ $card }).
note-photo = { $seat } közös fotót készít { $seat2 } Szörnyével ({ $card }).
note-cannon = { $seat } eldobja { $card-acc }.
note-doomed = { $seat } nem éli túl, hogy az egyik kockája Hírnevet mutat ({ $card }).
note-wins-at-once = { $seat } azonnal győz ({ $card })!
note-wins-alone = { $seat } az utolsó élő Szörny, ő New York Királya!
note-wins-stars = { $seat } New York Királya { $number } ★-gal!
note-share-win = { $seat } ({ $number } ★) osztozik a győzelmen.
note-nobody-wins = Egy Szörny sem él: senki sem győz.

## Elutasítások

refusal-choose-borough = Válaszd ki, hová mész!
refusal-not-manhattan-yet = Senki sem kezdhet Manhattanben.
refusal-borough-full = { $borough-in } már van két Szörny.
refusal-already-there = Már { $borough-in } vagy.
refusal-must-enter = Manhattanben van hely: csak oda léphetsz be.
refusal-manhattan-full = Manhattanben nincs hely.
refusal-manhattan-for-one = Legfeljebb négy Szörny él: Manhattanben csak egyikük lehet.
refusal-cannot-leave = Lépéssel nem hagyhatod el Manhattant.
refusal-cannot-climb = Csak Alsó- vagy Közép-Manhattanből léphetsz feljebb.
refusal-must-climb = Manhattanben fel kell lépned a következő zónába.
refusal-move-over = A Lépés fázisod már véget ért.
refusal-must-leave-now = El kell hagynod Manhattant egy olyan kerületbe, ahol van hely.
refusal-toll-too-high = Eladó a New York Maraton, ezért a kerületváltás { $number } ⚡-ba kerül, és ezt nem tudod kifizetni.
refusal-entered-already = { $borough-in } az utolsó döntésed óta már jártál.
refusal-choose-dice = Válaszd ki, mely kockákkal dobsz újra, vagy tartsd meg mindet!
refusal-no-such-dice = Nincs ennyi { $face } kockád.
refusal-dice-in-order = A kockákat az oldalak sorrendjében veszed fel, ehhez az oldalhoz már késő ({ $face }).
refusal-nothing-chosen = Előbb vegyél fel legalább egy kockát!
refusal-already-chosen = Már vettél fel kockákat: dobj velük!
refusal-must-reroll = Egy másik Szörny lapja miatt legalább egy kockával újra kell dobnod ({ $card }).
refusal-attack-stays = Zúzás kockával soha nem dobhatsz újra ({ $card }).
refusal-all-dice-stay = Egyik kockáddal sem dobhatsz újra: tartsd meg őket.
refusal-rolls-over = Ebben a körben már nincs több dobásod.
refusal-web-no-reroll = A Háló jelölőid miatt nincs újradobásod.
refusal-jinx-too-high = A Balsors jelölőid miatt ez { $number } ⚡-ba kerül, és nem tudod kifizetni.
refusal-choose-face = Válaszd ki, melyik szimbólum következik!
refusal-face-begun = Ezt a szimbólumot már végrehajtottad ({ $face }).
refusal-no-such-face = Ez a szimbólum nincs az eredményedben ({ $face }).
refusal-faces-left = Minden szimbólumot végre kell hajtanod.
refusal-faces-over = Már minden szimbólumod végre van hajtva.
refusal-no-such-change = Most egyik lapod sem változtatja át ezeket a kockákat.
refusal-change-later = Előbb hajts végre egy szimbólumot, csak utána változtasd át ezeket a kockákat!
refusal-cannot-turn = { $face-key ->
        [ouch] Nincs ennyi kockád: { $number } × { $face }
       *[other] Nincs ennyi kockád: { $number } × { $face }.
    }
refusal-cannot-give-up = Egyik lapod sem engedi, hogy Hírnév kockát adj fel.
refusal-choose-spend = Válaszd ki, hány kockát költesz el!
refusal-cannot-spend = Nem költhetsz el { $number } kockát.
refusal-choose-target = Válaszd ki, mit pusztítasz el!
refusal-no-building = { $borough-in } nincs több épület ebben a kupacban ({ $number }. kupac).
refusal-no-unit = { $borough-in } nincs { $unit }.
refusal-unit-new = Ez az egység ebben a körben tűnt fel, ezért most nem pusztítható el: { $unit }.
refusal-too-strong = Ehhez { $number } pont kell.
refusal-only-there = Csak azt pusztíthatod el, ami { $borough-in } van.
refusal-jets-elsewhere = Csak azt pusztíthatod el, ami { $borough-in } van, máshol pedig csak Vadászgépet.
refusal-units-only = Bejelentetted, hogy ebben a körben csak egységeket pusztítasz el ({ $card }).
refusal-must-destroy = Amíg tudsz, rombolnod kell.
refusal-choose-cabs = Döntsd el, hívsz-e taxikat!
refusal-must-declare = A Rombolást a taxik miatt kezdted el: hívd őket.
refusal-choose-aim = Döntsd el, célzol-e, és hová!
refusal-own-borough = Ne a saját kerületedre célozz!
refusal-aim-too-dear = A célzás { $number } ⚡-ba kerül, és nem tudod kifizetni: hagyd ki.
refusal-choose-payment = Válaszd ki, hogyan fizetsz (az ár { $number })!
refusal-cannot-pay-so = Nem fizethetsz érte { $number } ♥-t.
refusal-choose-absorb = { $number } sérülést szenvedsz: válaszd ki, mennyit veszítesz belőle ⚡-ban!
refusal-cannot-absorb = Nem veszíthetsz helyette { $number } ⚡-t.
refusal-choose-unit = Válaszd ki, melyik egység hová menjen, vagy fejezd be!
refusal-no-unit-here = Itt nincs { $unit }.
refusal-boroughs-in-order = Minden egység más kerületbe megy, a kerületek sorrendjében; ez most nem választható: { $borough }.
refusal-choose-purchase = Vásárolj, dobd el az elérhető lapokat, vagy fejezd be!
refusal-not-for-sale = Ez a lap nem eladó: { $card }.
refusal-too-dear = Nem tudod megvenni { $card-acc }: az ára { $number } ⚡.
refusal-needs-destroyed = Csak akkor veheted meg { $card-acc }, ha ebben a körben elpusztítottál egy { $unit-acc }.
refusal-not-scavenger = A dobott lapok közül csak a Guberáló vásárolhat.
refusal-not-in-discard = Ez a lap nincs a dobott lapok között: { $card }.
refusal-keep-only = A dobott lapok közül csak „Tartsd meg” lapot vehetsz, ez nem az: { $card }.
refusal-sweep-too-dear = Az elérhető lapok eldobása { $number } ⚡-ba kerül, és ezt nem tudod kifizetni.
refusal-choose-goods = Válassz: ⚡ vagy ♥!
refusal-choose-monster = Válassz egy másik Szörnyet!
refusal-not-yourself = Ne magadat válaszd, hanem egy másik Szörnyet!
refusal-no-such-monster = Ennél az asztalnál nincs ilyen Szörny.
refusal-choose-discard = Válaszd ki az egyik „Tartsd meg” lapodat!
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
board-odds = Esély (%), legalább 1, 2, 3…

## On the shelf

feel = Óriásszörnyek, repülő téglák: karmok, hírnév és rengeteg kocka.
goal = Az nyer, aki eléri a 20 ★-ot, vagy aki utolsó Szörnyként talpon marad.
goal-turn = A körödben legfeljebb háromszor dobsz hat kockával, szimbólumonként végrehajtod őket, lépsz, és ⚡-ból kártyát veszel.

## The stage in the browser

kony-map = A város
kony-market = Elérhető lapok
kony-monster = { $monster } ({ $name })
kony-vitals = { $hearts } ♥ (legfeljebb { $most }), { $stars } ★, { $energy } ⚡
kony-out = kiesett
kony-out-stars = Kiesett, { $stars } ★ maradt utána
kony-plays = játszik
kony-extra = extra kör
kony-claim = övé a következő „Tartsd meg” lap
kony-cards = Kártyák: { $cards }
kony-trophy = Elpusztítva: { $count } × { $unit }
kony-dealt = Sérülés, amelyet ebben a körben tőled kapott: { $count }
kony-here = Itt van: { $names }
kony-nobody-here = Nincs itt Szörny.
kony-here-count = Itt: { $count }
kony-souvenir-here = Szuvenír fekszik itt.
kony-in-lane = { $who }, { $lane } mező
kony-manhattan-text = A Zúzásod minden kinti Szörnyet eltalál. A Gyógyulás kockák itt nem gyógyítanak. A Lépés fázisodban mindig egy zónával feljebb mész.
kony-outer-text = A Zúzásod a Manhattanben lévő Szörnyeket találja el. Itt két Szörnynek van helye.
kony-income = Aki itt kezdi a körét, { $stars } ★-ot és { $energy } ⚡-t kap.
kony-durability = Állóképesség: { $durability }. Jutalom: { $reward } { $sign }
kony-becomes = Ez lesz belőle: { $unit }
kony-below = Takart lapkák alatta: { $count }
kony-empty-stack = { $number }. kupac: nem maradt semmi
kony-unit-new = Ebben a körben tűnt fel, még nem pusztítható el.
kony-dice = E kör kockái: { $name }
kony-no-dice = A kockák
kony-keep-hint = Kattints azokra a kockákra, amelyeket megtartasz! Még { $count } újradobásod van.
kony-rerolls = Hátralévő újradobás: { $count }
kony-roll = { $count ->
    [one] Dobj újra egy kockával
   *[other] Dobj újra { $count } kockával
}
kony-roll-paid = { $count ->
    [one] Dobj újra egy kockával, ára { $energy } ⚡
   *[other] Dobj újra { $count } kockával, ára { $energy } ⚡
}
kony-die-kept = { $face }, megtartva
kony-die-rolled = { $face }, újradobásra
kony-resolved = Már végrehajtottad
kony-quiet = A kör elején Manhattan üres volt: a Zúzás most hatástalan.
kony-face-energy = Kockánként 1 ⚡.
kony-face-heal = Kockánként 1 ♥, de Manhattanben nem.
kony-face-attack = Kockánként 1 sérülés: Manhattanből mindenkinek odakint, kintről mindenkinek Manhattanben.
kony-face-destruction = Mindegyik egy pont a kerületed épületei és egységei ellen.
kony-face-celebrity = Három vagy több Hírnévvel elnyered a Szupersztárt, és a másodikon felül mindegyik 1 ★-ot ad. Akinél a Szupersztár van, annak mindegyik 1 ★-ot ér.
kony-face-ouch = Az egységek lőnek. Egy: rád. Kettő: kerületed minden Szörnyére. Három: mindenütt, és tiéd a Szabadság-szobor.
kony-superstar-text = Birtokosa minden dobott Hírnévért 1 ★-ot kap. Három Hírnévvel nyerhető el.
kony-statue-text = Birtokosának 3 ★-ot ér, és vele együtt el is veszíti. Három Jajj!-jal nyerhető el.
kony-ownerless = Senkié.
kony-owner = Tulajdonosa: { $name }
kony-web-text = Mindegyik miatt eggyel kevesebb az újradobás. Egy Zúzás kocka egyet levesz.
kony-jinx-text = Jajj! kockák újradobása mindegyik miatt 1 ⚡-ba kerül. Egy Gyógyulás kocka egyet levesz.
kony-souvenir-text = Egy Turista hagyta itt; kerületenként egy lehet.
kony-carapace-text = A Páncél lapon fekszik, és 1 ♥-t gyógyít, amikor a lapot eldobják.
kony-supply = A készletben maradt: { $count }
kony-shells = Jelölők rajta: { $count }
kony-keep = Tartsd meg
kony-once = Dobd el
kony-keep-card = Tartsd meg: a Szörnynél marad.
kony-discard-card = Dobd el: azonnal hat, és a dobott lapokhoz kerül.
kony-price = Ára: { $price } ⚡
kony-price-here = Ára ott, ahol állsz: { $price } ⚡ (máshol { $printed } ⚡)
kony-sweep = Lapcsere: { $price } ⚡
kony-sweep-text = A három elérhető lapot eldobják, és három új kerül a helyükre.
kony-deck = Lapok a pakliban: { $count }
kony-deck-text = Senki sem tudja a sorrendjüket.
kony-discard = Dobott lapok: { $count }
kony-warning = Egy kockád Hírnevet mutat: ettől a laptól e kör végén kiesnél.
kony-buy-anyway = Mégis megveszem
kony-sheet-monster = Szörny
kony-sheet-stars = Győzelmi pont ★
kony-sheet-hearts = Életerő ♥
kony-sheet-energy = Energia ⚡
kony-sheet-cards = „Tartsd meg” lapok
kony-sheet-units = Elpusztított egységek

## Why a bot would do it

reason-kony-keep = Ezek a kockák többet érnek, mint amennyit egy újabb dobás várhatóan hoz.
reason-kony-reroll = Ezek a kockák most keveset érnek neked.
reason-kony-reroll-ouch = A kerületedben lévő egységek rád lőnének.
reason-kony-reroll-heal = Manhattanben a Gyógyulás kockák nem érnek semmit.
reason-kony-reroll-healthy = Teljes az életerőd.
reason-kony-reroll-attack = Manhattan üres volt a köröd elején, ezért a Zúzás nem ér semmit.
reason-kony-reroll-celebrity = Háromnál kevesebb Hírnév nem ér semmit, hacsak nem te vagy a Szupersztár.
reason-kony-ouch-first = Az egységek előbb lőnek, mint hogy a rombolásod újakat hozna.
reason-kony-heal-first = Gyógyulj, mielőtt az egységek lőnek!
reason-kony-stars = Azonnal csillagot ad.
reason-kony-twenty = Ezzel eléred a 20 csillagot.
reason-kony-unit = Eggyel kevesebb egység lőhet rád, és a jutalma is a tiéd.
reason-kony-flee = Kevés életerőd maradt, és Manhattanen kívül gyógyulhatsz.
reason-kony-stay = Manhattan minden körben fizet, és van elég életerőd.
reason-kony-stay-close = Manhattan minden körben fizet, és közel jársz a 20 csillaghoz.
reason-kony-fewer-units = Ott kevesebb egység lőhet rád.
reason-kony-buy = Ez a lap meg fogja hozni az árát.
reason-kony-buy-now = Azonnal megéri az árát.
reason-kony-sweep = Az új lapok jobbak lehetnek neked ezeknél.
reason-kony-save = Tartogasd az energiát egy jobb lapra!
