### CLASH: Jihad vs. McWorld, magyarul.
### .art névelő, .cap névelő mondat elején, .acc tárgyeset

title = CLASH: Jihad vs. McWorld
blurb = Két világnézet küzd kilenc mezőért: tedd le a lapkáidat, fordítsd meg és pusztítsd el a többit, és szerezd meg a többség támogatását!

## Bots, from the weakest to the strongest

bot-pixel = Pixel
bot-pixel-temper = Oda teszi a lapkáit, ahol szépen mutatnak.
bot-tessa = Tessa
bot-tessa-temper = Elfoglalja, ami szabad, és sosem néz hátra.
bot-atlas = Atlas
bot-atlas-temper = Minden sarkot úgy véd, mintha az otthona volna.
bot-vega = Vega
bot-vega-temper = Kivárja, hogy hibázz, aztán megköszöni.
bot-minerva = Minerva
bot-minerva-temper = Előbb tudja, mit akar a többség, mint maga a többség.

## Names

cell = { $key }
    .art = { $key ->
        [a1] az
        [a2] az
        [a3] az
       *[other] a
    }
    .cap = { $key ->
        [a1] Az
        [a2] Az
        [a3] Az
       *[other] A
    }
side-mcworld = McWorld
    .acc = McWorldöt
side-jihad = Jihad
    .acc = Jihadot
dots-first = első szín pontjai (oldalszomszédos mezők)
    .art = az
    .acc = első szín pontjait (oldalszomszédos mezők)
dots-second = második szín pontjai (átlós mezők)
    .art = a
    .acc = második szín pontjait (átlós mezők)

tile-unknown = rejtett lapka
    .art = a
    .cap = A
    .acc = rejtett lapkát
tile-president = Elnök
    .art = az
    .cap = Az
    .acc = Elnököt
tile-fast-food = Gyorsétterem
    .art = a
    .cap = A
    .acc = Gyorséttermet
tile-banker = Bankár
    .art = a
    .cap = A
    .acc = Bankárt
tile-pop-star = Popsztár
    .art = a
    .cap = A
    .acc = Popsztárt
tile-soldier = Katona
    .art = a
    .cap = A
    .acc = Katonát
tile-predator = Predator
    .art = a
    .cap = A
    .acc = Predatort
tile-tourist-zone = Turistaövezet
    .art = a
    .cap = A
    .acc = Turistaövezetet
tile-leader = Vezér
    .art = a
    .cap = A
    .acc = Vezért
tile-imam = Imám
    .art = az
    .cap = Az
    .acc = Imámot
tile-sheikh = Sejk
    .art = a
    .cap = A
    .acc = Sejket
tile-tradition = Hagyomány
    .art = a
    .cap = A
    .acc = Hagyományt
tile-taliban = Tálib
    .art = a
    .cap = A
    .acc = Tálibot
tile-bomber = Merénylő
    .art = a
    .cap = A
    .acc = Merénylőt
tile-mosque = Mecset
    .art = a
    .cap = A
    .acc = Mecsetet
tile-missile = Rakétatámadás
    .art = a
    .cap = A
    .acc = Rakétatámadást
tile-mercenary = Zsoldos
    .art = a
    .cap = A
    .acc = Zsoldost
tile-mujahideen = Mudzsahed
    .art = a
    .cap = A
    .acc = Mudzsahedet
tile-television = Televízió
    .art = a
    .cap = A
    .acc = Televíziót
tile-press = Sajtó
    .art = a
    .cap = A
    .acc = Sajtót
tile-agent = Ügynök
    .art = az
    .cap = Az
    .acc = Ügynököt
tile-hacker = Hacker
    .art = a
    .cap = A
    .acc = Hackert
tile-crisis = Pénzügyi válság
    .art = a
    .cap = A
    .acc = Pénzügyi válságot
tile-network = Közösségi háló
    .art = a
    .cap = A
    .acc = Közösségi hálót
tile-coup = Puccs
    .art = a
    .cap = A
    .acc = Puccsot
tile-bribe = Kenőpénz
    .art = a
    .cap = A
    .acc = Kenőpénzt
tile-un = ENSZ
    .art = az
    .cap = Az
    .acc = ENSZ-t
tile-nobel = Nobel-díj
    .art = a
    .cap = A
    .acc = Nobel-díjat
tile-picket = Tüntetés
    .art = a
    .cap = A
    .acc = Tüntetést
tile-riots = Zavargások
    .art = a
    .cap = A
    .acc = Zavargásokat
tile-elections = Választások
    .art = a
    .cap = A
    .acc = Választásokat
tile-kaboom = KABOOM!!!
    .art = a
    .cap = A
    .acc = KABOOM!!! lapkát
tile-mustafa = Musztafa
    .art = a
    .cap = A
    .acc = Musztafa lapkát

## What the tiles do

tile-unknown-text = Ezt a lapkát nem láthatod.
tile-president-text = Elpusztít egyet a nyolc szomszédos lapka közül.
tile-fast-food-text = Megfordít minden lapkát egy választott irányban, a tábla széléig.
tile-banker-text = Megfordítja az összes oldalszomszédját vagy az összes átlós szomszédját, ahogy te választod.
tile-pop-star-text = Megfordít egyet a nyolc szomszédos lapka közül.
tile-soldier-text = Elpusztít egyet a négy oldalszomszédja közül.
tile-predator-text = Elpusztít egyet a négy átlós szomszédja közül.
tile-tourist-zone-text = Biztonságban van: semmilyen hatás nem éri, csak az, amelyik kimondottan a biztonságban lévő lapkákra szól.
tile-leader-text = { tile-president-text }
tile-imam-text = { tile-fast-food-text }
tile-sheikh-text = { tile-banker-text }
tile-tradition-text = { tile-pop-star-text }
tile-taliban-text = { tile-soldier-text }
tile-bomber-text = { tile-predator-text }
tile-mosque-text = { tile-tourist-zone-text }
tile-missile-text = Elpusztít egyet a nyolc szomszédos lapka közül, de csak olyat, amelyik biztonságban van.
tile-mercenary-text = Eldob egyet a négy oldalszomszédja közül.
tile-mujahideen-text = Eldob egyet a négy átlós szomszédja közül.
tile-television-text = Megismétli a négy oldalszomszédja egyikének azonnali hatását.
tile-press-text = Megismétli a négy átlós szomszédja egyikének azonnali hatását.
tile-agent-text = Egy általad választott lapkát az ellenfeled zónájából a kidobott lapkák közé küld.
tile-hacker-text = Bármelyik kidobott lapkát a zónádba hozza.
tile-crisis-text = Egy másik, téged támogató lapkát leveszel a tábláról a zónádba.
tile-network-text = Megfordítja az előtte lévő három szomszédját: a szemben, a balra elöl és a jobbra elöl fekvőt.
tile-coup-text = Megfordítja mind a nyolc szomszédos lapkát.
tile-bribe-text = Bármelyik másik lapkát a tábla egy üres mezőjére viszi.
tile-un-text = Bal és jobb oldali szomszédja biztonságban van, és megtartja saját hatását.
tile-nobel-text = Letakar egy téged támogató lapkát; a kettő együtt egyetlen, biztonságban lévő lapka, más hatás nélkül.
tile-picket-text = A négy oldalszomszédos mezőre letett lapkának nincs azonnali hatása.
tile-riots-text = A négy átlós mezőre letett lapkának nincs azonnali hatása.
tile-elections-text = Egy véletlen, még nem használt semleges lapkát húzol a zónádba.
tile-kaboom-text = Akit a játszma végén támogat, az veszít.
tile-mustafa-text = Ezzel a lapkával kezdődik minden játszma; nincs hatása.

## Options

option-variant = Változat
option-variant-standard = Alapjáték
option-variant-beginners = Kezdőknek: semleges lapkák nélkül
option-variant-random-support = Véletlen támogatás: két semleges lapka mindenkinek
option-variant-hidden-support = Rejtett támogatás: két titkos semleges lapka mindenkinek
option-variant-draft = Válogatás: a játékosok elosztanak öt semleges lapkát
option-variant-secret-draft = Titkos válogatás: a játékosok titokban választanak semleges lapkát
option-variant-long = Hosszú játék: a semleges zóna feltöltődik
option-match = A mérkőzés hossza
option-match-best-of-three = Két nyert játszmáig
option-match-single = Egyetlen játszma
option-match-points-2 = Pontokra, 2 játszma
option-match-points-3 = Pontokra, 3 játszma
option-match-points-4 = Pontokra, 4 játszma
option-match-points-5 = Pontokra, 5 játszma
option-match-points-6 = Pontokra, 6 játszma
option-match-points-7 = Pontokra, 7 játszma

## Moves

move-place =
    { $tile-key ->
        [nobel] Takard le Nobel-díjjal { $cell-art } { $cell } mezőn fekvő lapkát
       *[other] Tedd { $tile-art } { $tile-acc } { $cell-art } { $cell } mezőre, hogy { $side-acc } támogassa
    }
move-target = Célozd meg { $cell-art } { $cell } mezőt
move-dots = Válaszd { $dots-art } { $dots-acc }
move-use = Használd a hatást
move-skip = Ne használd a hatást
move-to = Vidd { $cell-art } { $cell } mezőre
move-remove = Távolítsd el { $tile-art } { $tile-acc } az ellenfeled zónájából
move-blind = Távolíts el látatlanban egyet az ellenfeled rejtett lapkái közül
move-take = Vedd ki { $tile-art } { $tile-acc } a kidobott lapkák közül
move-draft = Vedd el { $tile-art } { $tile-acc } a semleges zónából
move-keep = Tartsd meg { $tile-art } { $tile-acc }
move-first = Kezdjen { $side }

## Questions

prompt-start = Tedd a Musztafa lapkát bármelyik mezőre, bármelyik játékos felé fordítva!
prompt-place = Válassz egy lapkát, és tedd egy üres mezőre!
prompt-effect = Használd { $cell-art } { $cell } mezőn fekvő lapka ({ $tile }) hatását, vagy mondj le róla!
prompt-bribe-to = Válaszd ki azt az üres mezőt, ahová { $tile-art } { $tile } lapka { $cell-art } { $cell } mezőről átkerül!
prompt-draft = Válassz a zónádba egyet a semleges lapkák közül!
prompt-keep = Válaszd ki, melyik lapkát tartod meg titokban!
prompt-first = Döntsd el, ki kezdi ezt a játszmát!
prompt-lot = Sorsolás: ki kezd?
prompt-neutral = Húzás a semleges zónába.
prompt-support = Semleges lapka húzása egy játékosnak.
prompt-packet = Semleges lapka titkos húzása.
prompt-refill = Húzás a semleges zóna feltöltéséhez.
prompt-elections = Egy még nem használt semleges lapka húzása ({ tile-elections }).
prompt-blind = Egy rejtett lapka kiválasztása látatlanban.

## The log

note-game-begins =
    { $number ->
        [1] Kezdődik az 1. játszma.
        [5] Kezdődik az 5. játszma.
       *[other] Kezdődik a { $number }. játszma.
    }
note-game-begins-points =
    { $number ->
        [1] Kezdődik az 1. játszma (összesen { $number2 }).
        [5] Kezdődik az 5. játszma (összesen { $number2 }).
       *[other] Kezdődik a { $number }. játszma (összesen { $number2 }).
    }
note-begins = { $side } kezd.
note-begins-next = Ebben a játszmában { $side } kezd.
note-neutral = { $tile-cap } { $tile } lapka a semleges zónába kerül.
note-refilled = { $tile-cap } { $tile } lapka a dobozból a semleges zónába kerül, az elvett helyére.
note-drew = { $side } { $tile-art } { $tile-acc } húzza.
note-drew-secret = { $side } titokban ezt a lapkát húzza: { $tile }.
note-drew-hidden = { $side } rejtett lapkát húz.
note-drew-packet = { $side } a titkos válogatáshoz ezt a lapkát húzza: { $tile }.
note-drew-packet-hidden = { $side } a titkos válogatáshoz rejtett lapkát húz.
note-elected = { $side } a { tile-elections } hatására ezt a lapkát húzza: { $tile }.
note-drafted = { $side } elveszi { $tile-art } { $tile-acc } a semleges zónából.
note-kept = { $side } megtartja { $tile-art } { $tile-acc }.
note-kept-hidden = { $side } megtart egy rejtett lapkát.
note-box-shuffled = A korábbi játszmák semleges lapkái a dobozba kerülnek, és összekeverednek a többivel.
note-placed-start = { $side } leteszi kezdésnek { $tile-art } { $tile-acc } { $cell-art } { $cell } mezőre; a lapka { $side2-acc } támogatja.
note-placed = { $side } leteszi { $tile-art } { $tile-acc } { $cell-art } { $cell } mezőre; a lapka { $side2-acc } támogatja.
note-covered = { $side } Nobel-díjjal takarja le { $tile-art } { $tile-acc } { $cell-art } { $cell } mezőn.
note-blocked = A mező blokkolva van, ezért { $tile-art } { $tile } lapkának nincs hatása.
note-no-target = { $tile-cap } { $tile } lapkának nincs célpontja.
note-skipped = { $side } nem használja { $tile-art } { $tile } lapka hatását.
note-destroyed = { $tile-cap } { $tile } lapka elpusztul { $cell-art } { $cell } mezőn, és képpel lefelé fordul.
note-destroy-too-late = A tábla megtelt, ezért { $tile-art } { $tile } lapka semmit sem pusztít el.
note-flipped = { $tile-cap } { $tile } lapka megfordul { $cell-art } { $cell } mezőn, és { $side-acc } támogatja.
note-discarded = { $tile-cap } { $tile } lapka { $cell-art } { $cell } mezőről azonnal a kidobottak közé kerül.
note-gone = Az elpusztított { $tile } lapka { $cell-art } { $cell } mezőről a kidobottak közé kerül.
note-moved = { $tile-cap } { $tile } lapka { $cell-art } { $cell } mezőről { $cell2-art } { $cell2 } mezőre megy.
note-repeats = { $cell-cap } { $cell } mezőn fekvő lapka ({ $tile }) hatása újra érvényesül.
note-taken-back = { $side } visszaveszi { $tile-art } { $tile-acc } { $cell-art } { $cell } mezőről a zónájába.
note-removed = { $tile-cap } { $tile } lapka { $side } zónájából a kidobottak közé kerül.
note-removed-unseen = { $side } elveszít egy rejtett lapkát, amely a kidobottak közé kerül: { $tile }.
note-recovered = { $side } kiveszi { $tile-art } { $tile-acc } a kidobott lapkák közül.
note-won-majority = Mind a kilenc mező megtelt: { $side } megnyeri a játszmát, az eredmény { $number }–{ $number2 }.
note-shown = { $side } felfedi ezt a lapkát, mert nem tudja letenni: { $tile }.
note-won-tiles = { $side2 } nem tud lapkát letenni, ezért { $side } nyeri a játszmát.
note-won-kaboom = A { tile-kaboom } lapka { $side2-acc } támogatja, ezért { $side } nyeri a játszmát.
note-won-sixty = Hatvan lapka került a táblára: { $side } megnyeri a játszmát, az eredmény { $number }–{ $number2 }.
note-drawn-sixty = Hatvan lapka került a táblára, és mindkét felet { $number } lapka támogatja: a játszma döntetlen.
note-points = Pontok eddig: { side-mcworld } { $number }, { side-jihad } { $number2 }.
note-won-match = { $side } megnyeri a mérkőzést.
note-won-points = { $side } szerezte a legtöbb pontot, és megnyeri a mérkőzést.
note-drawn-match = A mérkőzés döntetlen.

## Why not?

refusal-place-a-tile = Most egy lapkát kell letenned.
refusal-start-tile-first = A játszma a Musztafa lapka letételével kezdődik.
refusal-start-tile-only = Elsőként a Musztafa lapka kerül a táblára, ezért { $tile-art } { $tile } lapkának várnia kell.
refusal-tile-not-there = { $tile-cap } { $tile } lapka nincs sem a te zónádban, sem a semleges zónában.
refusal-cell-taken = { $cell-cap } { $cell } mezőn már fekszik lapka.
refusal-cell-blocked = { $cell-cap } { $cell } mezőn még ott fekszik egy elpusztított lapka.
refusal-nobel-needs-tile = A { tile-nobel } egy lapkát takar le, de { $cell-art } { $cell } mező üres.
refusal-nobel-own-tile = A { tile-nobel } nem takarhatja le { $cell-art } { $cell } mezőn fekvő lapkát, mert az nem téged támogat.
refusal-nobel-safe = A { tile-nobel } nem takarhatja le { $cell-art } { $cell } mezőn fekvő lapkát, mert az biztonságban van.
refusal-nobel-face-down = A { tile-nobel } nem takarhatja le { $cell-art } { $cell } mezőn fekvő lapkát, mert az képpel lefelé fekszik.
refusal-nobel-side = A { tile-nobel } csak téged támogathat, ahogy a letakart lapka is.
refusal-answer-effect = Előbb dönts { $tile-art } { $tile } lapka hatásáról: válaszd ki, mit tegyen, vagy mondj le róla!
refusal-outside-area = { $tile-cap } { $tile } lapka nem éri el { $cell-art } { $cell } mezőt.
refusal-nothing-there = { $cell-cap } { $cell } mezőn nincs lapka.
refusal-is-face-down = { $cell-cap } { $cell } mezőn fekvő lapka képpel lefelé van, ezért semmi sem hat rá.
refusal-is-safe = { $cell-cap } { $cell } mezőn fekvő lapka biztonságban van.
refusal-is-not-safe = { $cell-cap } { $cell } mezőn fekvő lapka nincs biztonságban, márpedig így csak biztonságban lévőt lehet elpusztítani.
refusal-is-itself = { $cell-cap } { $cell } mezőn fekvő lapka nem célozhatja meg önmagát.
refusal-no-effect-there = { $cell-cap } { $cell } mezőn fekvő lapkának nincs megismételhető azonnali hatása.
refusal-already-repeated = { $cell-cap } { $cell } mezőn fekvő lapka hatása ebben a lépésben már működött.
refusal-line-empty = { $cell-cap } { $cell } mező irányában nincs lapka, amelyre hatni lehetne.
refusal-dots-empty = Nincs lapka, amelyre { $dots-art } { $dots } hatnának.
refusal-not-your-support = { $cell-cap } { $cell } mezőn fekvő lapka nem téged támogat.
refusal-not-in-zone = { $tile-cap } { $tile } lapka nem fekszik nyíltan az ellenfeled zónájában.
refusal-nothing-hidden = Az ellenfelednek nincs rejtett lapkája.
refusal-not-removed = { $tile-cap } { $tile } lapka nincs a kidobottak között.
refusal-choose-empty-cell = Most azt az üres mezőt válaszd ki, ahová a megvesztegetett lapka átkerül!
refusal-draft-a-tile = Most el kell venned egyet a semleges lapkák közül.
refusal-not-in-draft = { $tile-cap } { $tile } lapka nincs a választható semleges lapkák között.
refusal-keep-a-tile = Most meg kell tartanod egyet a kezedben lévő lapkák közül.
refusal-not-in-packet = { $tile-cap } { $tile } lapka nincs a kezedben lévők között.
refusal-choose-first = El kell döntened, ki kezd.

## On the shelf

feel = Éles párharc: kilenc mező, és minden lapka felboríthatja a többséget.
goal = Ha mind a kilenc mező megtelt, az nyer, akit több lapka támogat.
goal-turn = A körödben leteszel egy lapkát a zónádból vagy a semleges zónából egy üres mezőre, aztán használhatod a hatását.

## The stage in the browser

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
clash-ended = Véget ért: { $number }. játszma
clash-next-game = A következő játszmához
clash-summary = Támogatás: { $mcworld } { $first }, { $jihad } { $second }.

## The board in the terminal

board-clash-signs = Kit támogat: { $mcworld }, { $jihad }
board-clash-down = lefordítva
board-clash-zone = Zóna ({ $side }): { $tiles }
board-clash-hidden = Rejtett ({ $side }): { $tiles }
board-clash-neutral = Semleges zóna: { $tiles }
board-clash-packet = Választható: { $tiles }
board-clash-removed = Kidobott lapkák: { $tiles }
board-clash-wins = { $game }. játszma. Megnyert játszmák: { $mcworld } { $first }, { $jihad } { $second }
board-clash-points = { $game }. játszma. Pontok: { $mcworld } { $first }, { $jihad } { $second }
board-clash-box = Semleges lapkák a dobozban: { $count }

## Why a bot would do it

reason-clash-kaboom = A KABOOM!!! miatt az ellenfeled veszít, ha a játszma végén is ott fekszik.
reason-clash-nobel = Végleg biztonságba helyezi az egyik lapkádat.
reason-clash-safe = A biztonságban lévő lapka megtartja a támogatását.
reason-clash-last-cell = Betölti az utolsó szabad mezőt.
reason-clash-hits = Támogatást vesz el az ellenfeledtől.
