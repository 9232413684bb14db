### A böngészős felület magyarul.

## Mindenütt

web-home = Ludoteka, kezdőlap
web-to-home = A kezdőlapra
web-no-page = Ezen a címen nincs semmi.
web-language = Nyelv
web-dark = Sötét színek
web-light = Világos színek
web-close = Bezárás
web-cancel = Mégse
web-loading = Egy pillanat…
web-a-moment = Egy pillanat…
web-fault = Ez nem sikerült ({ $code }).
web-cannot = Ez az asztal nem nyitható meg
web-unreachable = A szerver nem érhető el. Az oldal magától újra próbálkozik.
web-reconnecting = Megszakadt a kapcsolat. Az oldal magától újra csatlakozik, semmi sem vész el.
web-bad-link = Ez nem egy asztalra mutató link.
web-copied = Vágólapra másolva.
web-copy-this = Másold ki ezt a linket:
web-credits = Közreműködők

## Kezdőlap

web-welcome = Mit játsszunk?
web-welcome-text = Öt megjelent társasjáték, hiánytalanul: botok ellen, meghívott barátokkal vagy egy képernyőnél.
web-play-now = Játsszunk!
web-play-now-of = { $game }: indítás botok ellen
web-new-table = Új asztal
web-join = Csatlakozás
web-players = játékos
web-continue = Folytatás
web-go-on = Tovább
web-forget = Törlés a listáról
web-public = Nyilvános asztalok
web-public-none = Most nincs nyitott nyilvános asztal.
web-sit = Leülök
web-watch = Nézem
web-link = Meghívólink
web-upload = Feljegyzés megnyitása
web-upload-text = Nézz vissza egy lejátszott mérkőzést, vagy folytasd bármelyik állásából!

web-feel-clash = Éles párharc: kilenc mező, és minden lapka felboríthatja a többséget.
web-length-clash = 20 perc
web-feel-emerald-skulls = Dobj, merj, és fogadj a többiekre: hangos, gyors és gonosz.
web-length-emerald-skulls = 30 perc
web-feel-king-of-new-york = Óriásszörnyek, repülő téglák: karmok, hírnév és rengeteg kocka.
web-length-king-of-new-york = 40 perc
web-feel-deli = Építs szendvicseket rétegről rétegre abból, amit a többiek meghagynak!
web-length-deli = 30 perc
web-feel-sandwich-wars = Vezess konyhát: hozzávalók, rendelések és cselek a szomszédok ellen.
web-length-sandwich-wars = 45 perc

## Új asztal

web-game = Játék
web-how-many = Hány játékos?
web-seats = Kik játszanak?
web-seat-number = { $number }. hely
web-free-seat = { $number }. hely (szabad)
web-me = Én
web-guest = Vendég
web-person-here = Valaki más ennél a képernyőnél
web-by-link = Meghívás linkkel
web-link-later = A linket az asztalnál kapod meg.
web-bot = Bot
web-bot-level = Bot, { $level }. szint
web-bot-random = Véletlenszerűen játszó bot
web-bot-named = „{ $bot }” bot
web-name = Név
web-name-of = Név, { $seat }
web-options = Beállítások
web-clock = Óra
web-clock-none = Óra nélkül
web-clock-move = Idő minden lépésre
web-clock-game = Idő az egész játékra
web-minutes = perc
web-race = másodperc a fogadásra (0: nincs időkorlát)
web-expiry = Ha lejár az idő
web-expiry-bot = Bot játszik tovább
web-expiry-resign = A játékos feladja
web-parts = Saját alkatrészfájl
web-parts-text = Megvan neked a doboz, és beírnád, mi áll a saját példányodon? Tölts be egy fájlt az eltérő bejegyzésekkel!
web-parts-ours = A mi fájlunk, kiindulásnak
web-parts-file = Alkatrészfájl kiválasztása
web-make-public = Bárki láthatja az asztalt, és leülhet egy szabad helyre
web-make = Asztal nyitása

## Kezdés előtt

web-gathering = Várunk a játékosokra
web-gathering-text = A játék akkor kezdődik, amikor minden hely foglalt.
web-copy-link = Meghívó másolása
web-fill-bot = Üljön ide egy bot
web-invited = Meghívtak egy asztalhoz
web-your-name = A neved

## Az asztal

web-table = Asztal
web-question = Amire az asztal vár
web-position = Az állás szavakkal
web-drawer = Napló, csevegés és szabályok
web-log = Napló
web-log-empty = Még nem történt semmi.
web-chat = Csevegés
web-chat-empty = Még senki nem szólt.
web-chat-say = Írj valamit
web-send = Küldés
web-rules = Szabályok
web-rules-search = Keresés a szabályokban
web-clause = { $id }. szabály
web-rules-none = Egyik pontban sincsenek ezek a szavak.
web-undo = Visszavonás
web-hint = Tipp
web-hint-says = A bot tanácsa, és vele a győzelmi esélyed:
web-hint-do = Legyen ez
web-hint-thinks = Gondolkodik…
web-step-back = Eggyel vissza
web-skip = Kihagyás
web-picked = Most válaszd ki a helyet!
web-picked-button = Válassz ezek közül!
web-waiting = { $count ->
    [one] { $names } dönt.
   *[other] { $names } dönt.
}
web-thinking = { $count ->
    [one] { $names } gondolkodik…
   *[other] { $names } gondolkodik…
}
web-thinks = gondolkodik
web-away = nincs itt
web-let-bot = Vegye át egy bot
web-take-back = Visszaveszem a helyem
web-go-on-in = Tovább ({ $seconds } mp múlva)
web-may-go-on = { $name } már nem köteles tovább várni.
web-may-go-on-in = { $name } { $seconds } mp múlva továbbmehet.
web-passed = Passzoltál. Amíg nincs mindenki kész, még meggondolhatod magad.
web-time-left = Hátralévő idő: { $time }
web-over = A mérkőzés véget ért.
web-to-result = Az eredményhez
web-table-menu = Ez az asztal
web-share = Nézői link másolása
web-other-device = A helyem átvitele más eszközre
web-download = Feljegyzés letöltése
web-resign = Feladás
web-resign-sure = Tényleg feladod?
web-fair = Tisztességes kockák. Az asztal ígérete az első lépés előtt: { $commitment }
web-cover-title = { $name }, te következel
web-cover-text = Itt olyasmi van, amit csak te láthatsz. Fedd fel, amikor más nem nézi!
web-cover-open = Felfedés

## Visszajátszás

web-replay = Visszajátszás
web-replay-end = Visszajátszás vége
web-replay-start = A kezdet.
web-replay-step = Lépés, amelyhez nincs bejegyzés.
web-play = Lejátszás
web-pause = Szünet
web-earlier = Egy lépést vissza
web-later = Egy lépést előre
web-position-of = { $at }/{ $last }. állás
web-branch = Folytatás innen

## A vége

web-won = { $name } nyert!
web-won-you = Nyertél!
web-lost = { $name } vesztett.
web-lost-you = Vesztettél.
web-nobody-won = Senki sem nyert.
web-drawn = Döntetlen: { $names }
web-sheet = Pontozólap
web-score = Pontszám
web-rank = Helyezés
web-story = A mérkőzés története
web-fact-moves = { $count ->
    [one] A mérkőzés egyetlen lépésből állt.
   *[other] A mérkőzés { $count } lépésből állt.
}
web-fact-biggest = A legnagyobb fordulat ({ $count }. lépés): { $what }
web-fact-turned = A fordulópont ({ $count }. lépés): innentől { $name } végig vezet.
web-dice = Tisztességes kockák
web-dice-text = Az asztal az első lépés előtt megígért egy számot. Most a titok nyilvános: a böngésződ ellenőrizheti, hogy illik az ígérethez, és hogy minden sorsolás eredménye belőle jött.
web-dice-unfair = Ez az asztal ismert kockákkal indult, vagy egy másik mérkőzést folytat: a kockái nem bizonyítanak semmit.
web-dice-promise = Ígéret
web-dice-seed = Titok
web-verify = Kockák ellenőrzése
web-verify-wait = Ellenőrzés…
web-verify-good = Minden rendben: { $moves } szabályos lépés, { $chances } tisztességes sorsolás.
web-verify-bad = A titok nem illik az ígérethez: ezek a kockák nem voltak tisztességesek.
web-verify-record-bad = A kockák rendben vannak, a feljegyzés nem.
web-what-next = Mi legyen most?
web-rematch = Visszavágó
web-look = A tábla megtekintése

## Billentyűk

web-keys = Billentyűk
web-key-walk = lépkedés a választható dolgok között
web-key-pick = választás
web-key-back = vissza, átugrás, bezárás
web-key-turn = a kézben tartott lapka megfordítása
web-key-undo = visszavonás
web-key-hint = tipp
web-key-log = napló
web-key-chat = csevegés
web-key-rules = szabályok
web-key-keys = ez a lista

## CLASH

clash-board = A tábla
clash-turn = Fordítsd meg: { $side } támogatása
clash-hidden-of = Rejtett lapkák: { $name }
clash-hidden-count = Rejtett lapkák: { $count }
clash-empty = { $cell }, üres
clash-on-cell = { $cell }: { $tile }
clash-supports = Támogatja: { $side }
clash-covers = Alatta: { $tile }
clash-is-safe = Biztonságban van
clash-is-blocked = Blokkolt: itt nincs azonnali hatás
clash-down-yours = a te lépésed végéig
clash-down-theirs = { $side } lépésének végéig
clash-zone = { $side } zónája
clash-no-tiles = Nincs lapka
clash-start-tile = Kezdőlapka
clash-neutral = Semleges zóna
clash-removed = Kidobott lapkák: { $count }
clash-box = A dobozban: { $count }
clash-support = Támogatás és állás
clash-points = { $count } pont
clash-wins = Megnyert játszmák: { $count }/{ $needed }
clash-sheet-wins = Megnyert játszmák
clash-sheet-points = Pontok
clash-sheet-support = Támogatás az utolsó játszmában
clash-sheet-left = Megmaradt lapkák
clash-summary = Támogatás: { $mcworld } { $first }, { $jihad } { $second }.

## Emerald Skulls

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

## New York királya

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
## Clash at the Deli

deli-counter = A pult
deli-menu = Menülap
deli-round = { $round }/{ $rounds }. kör
deli-begins = Kezd: { $name }
deli-moisture = Kártyánként: száraz { $dry }, lédús { $juicy }.
deli-in-pool = A válogatópakliban: { $count }
deli-in-deck = A húzópakliban maradt: { $count }
deli-sign = +1 GyP, ha így fekszik: { $sign }.
deli-bottom = Csak közvetlenül az alsó kenyérre kerülhet.
deli-single = Egy szendvicsbe csak egy kerülhet.
deli-reserved = Félretéve erre a körre
deli-left-over = A válogatópakliból maradt
deli-trash = Az előző kör Szemetese
deli-once-more = Nyíltan fekszik; még egyszer kijátszható
deli-sandwich = { $number }. szendvics
deli-sandwich-of = { $number }. szendvics ({ $name })
deli-unfinished = félkész
deli-closed = kenyérrel lezárva
deli-declared = lezártnak nyilvánítva
deli-worth = { $points }, { $state }
deli-ghost = Ezzel a lappal: { $ingredient }, { $points }
deli-new = Hely egy új szendvicsnek
deli-new-text = A szendvics kenyérrel kezdődik.
deli-recipe = { $recipe }: { $points } GyP
deli-recipe-made = Ez már megvan.
deli-recipe-missing = Hiányzik: { $cards }
deli-recipe-gone = Már nem érhető el.
deli-score-of = { $name }, GyP: { $points }
deli-score-now = Ha most lenne vége:
deli-points = GyP
deli-picks = Lapok ebben a körben: { $picks }/6
deli-joker-name = Válaszd ki, melyik hozzávaló legyen a Joker!
deli-hand = Akciókártyák
deli-hand-size = Akciókártyák kézben: { $count }
deli-no-hand = Nincs több akciókártya
deli-sheet-sign = jól fekvő lapok (piktogramok)
deli-sheet-classic = klasszikusok a menülapról
deli-sheet-total = Összesen
deli-summary-pool = Válogatópakli: { $cards }
deli-pad = Pontozófüzet
deli-pad-text = Dobozos játékkal játszotok? Koppints arra, ami az egyes játékosok előtt fekszik, és soronként látod a pontokat.
deli-pad-kept = Csak ebben a böngészőben marad meg.
deli-pad-players = Játékosok
deli-pad-add-player = Új játékos
deli-pad-remove-player = Játékos törlése
deli-pad-person = A játékosról
deli-pad-gregg = nála van Gregg Benedict
deli-pad-breadhead = GyP a Breadhead kártyákért
deli-pad-sandwiches = Szendvicsek
deli-pad-new = Új szendvics
deli-pad-start = Koppints a lapokra alulról fölfelé! Először kenyér kell.
deli-pad-take-off = A legfelső lap levétele
deli-pad-remove = Törlés: { $number }. szendvics
deli-pad-leads = { $count ->
    [one] Vezet: { $names }
   *[other] Holtverseny: { $names }
}
deli-pad-variants = Változatok és saját lapok
deli-pad-clear = Új játszma
deli-pad-clear-sure = Biztosan törlöd a füzetet?
## Sándwich Wars

sand-quality = Minőség: { $now }
sand-quality-changed = Minőség: { $printed } → { $now }
sand-cost = Ára: { $now }
sand-cost-changed = Ára: { $printed } → { $now }
sand-fine = A csere bírságával együtt: { $cost }
sand-opportunity = Nem kerül akcióba; utána a bal oldali szomszédodé lesz
sand-seen = Ezt a lapot mindenki látta
sand-needs = Hozzávalók: { $size }; szükséges minőség: { $quality }
sand-printed = GyP: { $points }
sand-bonus = 2 GyP zsetonban mindegyik felhasznált kategóriáért ezek közül: { $categories }
sand-reward-assistant = Jutalom: egy segéd vagy 2 GyP zsetonban
sand-reward-units = Jutalom: összesen { $count } érme vagy piaclap
sand-best = A zónád legjobb minősége hozzá: { $best }
sand-too-few = A zónádban túl kevés a hozzávaló
sand-in-centre = Középen van; 5 érméért felfogadható
sand-works-for = Neki dolgozik: { $name }
sand-market = Piacpakli
sand-market-text = A feltöltés egy akció: eldobsz, amennyit akarsz, aztán öt lapra egészíted ki a kezedet.
sand-order-deck = Rendelés{ "\u00AD" }pakli
sand-discards = Dobott lapok
sand-cards = Lapok: { $count }
sand-under = Ismert rész a pakli alján, fentről lefelé: { $orders }
sand-bank = Bank
sand-bank-text = Egy akcióval 4 érmét vehetsz.
sand-coins = Érmék: { $count }
sand-chips = GyP zsetonban: { $count }
sand-chips-hidden = GyP zsetonban: a játék végéig rejtve
sand-hand-of = Lapok kézben: { $count }
sand-done = Teljesített rendelések: { $orders }
sand-done-none = Még nincs teljesített rendelés
sand-done-points = A rendelések GyP-ja: { $points }
sand-done-types = Különböző fajták: { $count }; GyP a változatosságért: { $points }
sand-free = Szabad hely
sand-play-here = Játszd ki ide
sand-last-round = Öt rendelés teljesült: ez az utolsó forduló
sand-sheet-orders = A rendelések GyP-ja
sand-sheet-opportunities = Kézben maradt lehetőségek, egyenként 4 GyP
sand-sheet-variety = A rendelések változatossága
sand-sheet-total = Összesen
sand-sheet-completed = Teljesített rendelések
sand-sheet-coins = Megmaradt érmék
