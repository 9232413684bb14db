### Clash at the Deli, magyarul. A kártyanevek és szakszavak a kiadott szabálykönyvéi.
### .art névelő, .cap névelő mondat elején, .acc tárgyeset, .ins -val/-vel; .one egy darab tárgyesete, .deck a pakli neve

title = Clash at the Deli
blurb = Válogass hozzávalókat, építs szendvicseket, és zárd le őket időben: a legjobb szakács veszi át Big Joe boltját.

## Bots, from the weakest to the strongest

bot-pip = Pip
bot-pip-temper = Mindent mindenre rátesz.
bot-bruno = Bruno
bot-bruno-temper = Minden szendvicset korán lezár, a biztonság kedvéért.
bot-olivia = Olivia
bot-olivia-temper = Senkinek sem hagy egy szelet sajtot sem.
bot-marcel = Marcel
bot-marcel-temper = Az összes klasszikust kívülről tudja.
bot-rosa = Rosa
bot-rosa-temper = Egyszerre hét szendvicset tart fejben.

## Names

place = { $key }
    .art = { $key ->
        [1] az
        [5] az
       *[other] a
    }
    .cap = { $key ->
        [1] Az
        [5] Az
       *[other] A
    }

category-bread = kenyér
    .acc = kenyereket
    .one = kenyeret
    .deck = kenyérpakli
category-protein = fehérje
    .acc = fehérjéket
    .one = fehérjét
    .deck = fehérjepakli
category-cheese = sajt
    .acc = sajtokat
    .one = sajtot
    .deck = sajtpakli
category-vegetable = zöldség
    .acc = zöldségeket
    .one = zöldséget
    .deck = zöldségpakli
category-sauce = szósz
    .acc = szószokat
    .one = szószt
    .deck = szószpakli

ingredient-unknown = ismeretlen hozzávaló
    .art = az
    .cap = Az
    .acc = ismeretlen hozzávalót
    .ins = ismeretlen hozzávalóval
ingredient-white-toast = Fehér toast
    .art = a
    .cap = A
    .acc = Fehér toastot
    .ins = Fehér toasttal
ingredient-half-roll = Fél zsemle
    .art = a
    .cap = A
    .acc = Fél zsemlét
    .ins = Fél zsemlével
ingredient-half-bagel = Fél bagel
    .art = a
    .cap = A
    .acc = Fél bagelt
    .ins = Fél bagellel
ingredient-rye = Rozskenyér
    .art = a
    .cap = A
    .acc = Rozskenyeret
    .ins = Rozskenyérrel
ingredient-wrap = Wrap
    .art = a
    .cap = A
    .acc = Wrapet
    .ins = Wrappel
ingredient-bacon = Bacon
    .art = a
    .cap = A
    .acc = Bacont
    .ins = Baconnel
ingredient-fried-egg = Tükörtojás
    .art = a
    .cap = A
    .acc = Tükörtojást
    .ins = Tükörtojással
ingredient-corned-beef = Corned beef
    .art = a
    .cap = A
    .acc = Corned beefet
    .ins = Corned beeffel
ingredient-roasted-pork = Sertéssült
    .art = a
    .cap = A
    .acc = Sertéssültet
    .ins = Sertéssülttel
ingredient-wiener = Virsli
    .art = a
    .cap = A
    .acc = Virslit
    .ins = Virslivel
ingredient-tuna = Tonhal
    .art = a
    .cap = A
    .acc = Tonhalat
    .ins = Tonhallal
ingredient-american = Amerikai sajt
    .art = az
    .cap = Az
    .acc = Amerikai sajtot
    .ins = Amerikai sajttal
ingredient-cheddar = Cheddar
    .art = a
    .cap = A
    .acc = Cheddart
    .ins = Cheddarral
ingredient-swiss = Svájci sajt
    .art = a
    .cap = A
    .acc = Svájci sajtot
    .ins = Svájci sajttal
ingredient-cream-cheese = Krémsajt
    .art = a
    .cap = A
    .acc = Krémsajtot
    .ins = Krémsajttal
ingredient-tomato = Paradicsom
    .art = a
    .cap = A
    .acc = Paradicsomot
    .ins = Paradicsommal
ingredient-lettuce = Saláta
    .art = a
    .cap = A
    .acc = Salátát
    .ins = Salátával
ingredient-avocado = Avokádó
    .art = az
    .cap = Az
    .acc = Avokádót
    .ins = Avokádóval
ingredient-sauerkraut = Savanyú káposzta
    .art = a
    .cap = A
    .acc = Savanyú káposztát
    .ins = Savanyú káposztával
ingredient-pickles = Savanyú uborka
    .art = a
    .cap = A
    .acc = Savanyú uborkát
    .ins = Savanyú uborkával
ingredient-butter = Vaj
    .art = a
    .cap = A
    .acc = Vajat
    .ins = Vajjal
ingredient-trinity = Szentháromság
    .art = a
    .cap = A
    .acc = Szentháromságot
    .ins = Szentháromsággal
ingredient-hot-sauce = Csípős szósz
    .art = a
    .cap = A
    .acc = Csípős szószt
    .ins = Csípős szósszal
ingredient-ranch = Ranch szósz
    .art = a
    .cap = A
    .acc = Ranch szószt
    .ins = Ranch szósszal

action-unknown = rejtett akciókártya
    .art = a
    .cap = A
    .acc = rejtett akciókártyát
action-joker-bread = Kenyér Joker
    .art = a
    .cap = A
    .acc = Kenyér Jokert
action-joker-protein = Fehérje Joker
    .art = a
    .cap = A
    .acc = Fehérje Jokert
action-joker-cheese = Sajt Joker
    .art = a
    .cap = A
    .acc = Sajt Jokert
action-joker-veggie = Zöldség Joker
    .art = a
    .cap = A
    .acc = Zöldség Jokert
action-joker-sauce = Szósz Joker
    .art = a
    .cap = A
    .acc = Szósz Jokert
action-take-that = Ezt elviszem
    .art = az
    .cap = Az
    .acc = Ezt elviszem lapot
action-picky-eater = Finnyás
    .art = a
    .cap = A
    .acc = Finnyást
action-lucky-day = Szerencsenap
    .art = a
    .cap = A
    .acc = Szerencsenapot
action-breadhead = Kenyérmániás
    .art = a
    .cap = A
    .acc = Kenyérmániást
action-second-helping = Repeta
    .art = a
    .cap = A
    .acc = Repetát

event-unknown = rejtett esemény
event-free-sample = Ingyenes kóstoló
event-leftovers = Maradékok
event-fresh-loaf = Friss kenyér
event-tidy-counter = Rend a pulton
event-mouldy-top = Penészes tető
event-rats = Patkányok a kamrában
event-inspection = Közegészségügyi ellenőrzés
event-power-cut = Áramszünet

character-unknown = ismeretlen karakter
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
recipe-butter-toast = Vajas toast
recipe-avocado-toast = Avokádós toast

sign-none = nincs piktogramja
sign-on-bread = közvetlenül kenyérre
sign-on-protein = közvetlenül fehérjére
sign-on-cheese = közvetlenül sajtra
sign-on-vegetable = közvetlenül zöldségre
sign-edge = legalsó vagy legfelső, legalább három feltét között

## What the cards do

action-unknown-text = Ezt a lapot nem láthatod.
action-joker-bread-text = Válogatás helyett: bármelyik kenyér lehet belőle a játék végéig.
action-joker-protein-text = Válogatás helyett: bármelyik fehérje lehet belőle a játék végéig.
action-joker-cheese-text = Válogatás helyett: bármelyik sajt lehet belőle a játék végéig.
action-joker-veggie-text = Válogatás helyett: bármelyik zöldség lehet belőle a játék végéig.
action-joker-sauce-text = Válogatás helyett: bármelyik szósz lehet belőle a játék végéig.
action-take-that-text = Ha egy ellenfeled a válogatópakliból választ: te kapod azt a lapot a saját választásodként, ő pedig újra választ.
action-picky-eater-text = Válogatás helyett: vegyél el két lapot a válogatópakliból, egymás után!
action-lucky-day-text = Kör végén: te kezded a következő kört, hacsak más is ki nem játssza.
action-breadhead-text = Kör végén: 1 GyP minden szendvicsedért, amelyet ebben a körben kenyérrel zártál le.
action-second-helping-text = Kör végén: tedd át egy félkész szendvicsed legfelső feltétét egy másikra!

event-unknown-text = Ezt az eseményt nem láthatod.
event-free-sample-text = Pozitív: nevezz meg egy kategóriát, húzz egy lapot a paklijából, és tedd le vagy dobd ki!
event-leftovers-text = Pozitív: vegyél el egyet a válogatópakliban maradt lapok közül, és tedd le!
event-fresh-loaf-text = Pozitív: húzz legfeljebb három kenyeret, és egyet tarts meg!
event-tidy-counter-text = Pozitív: tedd át egy félkész szendvicsed legfelső feltétét egy másikra!
event-mouldy-top-text = Negatív: a legmagasabb félkész szendvicsed elveszíti a legfelső feltétét.
event-rats-text = Negatív: elveszítesz egy üres kenyeret.
event-inspection-text = Negatív: a négyfeltétes félkész szendvicseid elveszítik a legfelső feltétet.
event-power-cut-text = Negatív: a félkész szendvicsek tetején lévő sajt a Szemetesbe kerül.

character-unknown-text = Ezt a karaktert még senki sem ismeri.
character-tricia-text = Minden kiválogatott és letett lapod után kidobhatsz egyet a válogatópakliból.
character-nikki-text = Körönként kétszer, a válogatás alatt, újraoszthatsz egy kategóriát.
character-michael-text = Körönként egyszer az előző kör Szemeteséből is válogathatsz.
character-pete-text = A játék elején becserélhetsz legfeljebb három akciókártyát; minden kijátszott lapodat egy későbbi körben még egyszer kijátszhatod.
character-drew-text = A válogatás után kicserélheted egy szendvicsed legfelső lapját egy ellenfeledével.
character-gregg-text = 1 GyP minden lezárt tojásos szendvicsedért, amely nincs a menülapon.
character-jackson-text = Ha eldobsz egy akciókártyát, tiéd a lap, amelyet egy ellenfeled választ.
character-debbie-text = Minden kör elején félretehetsz magadnak egy lapot a válogatópakliból.
character-isaac-text = Minden kör végén megnézel három eseményt, és eldöntöd, melyik következik be.
character-kath-text = Minden körben egy másik, nem játszó karakter képességét másolod le.

## Options

option-characters = Karakterek
option-characters-drawn = Véletlenszerűen
option-characters-agreed = Mindenki választ
option-characters-kath-mania = Copy Kath Mánia: mindenki Kath
option-chefs = Karakter játékosonként
option-chefs-1 = Egy
option-chefs-2 = Kettő (Csapatharc)
option-chefs-3 = Három (Csapatharc, legfeljebb három játékos)
option-chefs-4 = Négy (Csapatharc, két játékos)
option-rounds = Körök
option-rounds-3 = 3 kör
option-rounds-4 = 4 kör
option-rounds-5 = 5 kör
option-rounds-6 = 6 kör
option-pool = Válogatópakli
option-pool-full = A szabálykönyv szerint
option-pool-one-fewer = Minden kategóriából eggyel kevesebb
option-pool-two-fewer = Minden kategóriából kettővel kevesebb
option-closing-bonus = Záró bónusz
option-closing-bonus-1 = 1 GyP
option-closing-bonus-2 = 2 GyP
option-closing-bonus-3 = 3 GyP
option-closing-bonus-4 = 4 GyP
option-closing-bonus-5 = 5 GyP
option-doubling = Duplázás
option-doubling-off = Nincs
option-doubling-on = A legkevésbé értékes lezárt szendvics kétszer számít

## Moves

move-chef = Legyél { $character }
move-exchange = Cseréld be { $action-art } { $action-acc }
move-reserve = Tedd félre magadnak { $ingredient-art } { $ingredient-acc }
move-redeal = Oszd újra a { $category-acc }
move-pick = Válaszd { $ingredient-art } { $ingredient-acc }
move-dibs = Vedd el a félretett lapodat
move-recycle = Vedd ki { $ingredient-art } { $ingredient-acc } a Szemetesből
move-joker = Játssz ki egy Jokert { $ingredient }ként
move-play = Játszd ki { $action-art } { $action-acc }
move-again = Játszd ki újra { $action-art } { $action-acc }
move-discard = Dobd el { $action-art } { $action-acc }, és vedd el a lapot
move-start = Kezdj vele új szendvicset
move-on = Tedd { $place-art } { $place }. szendvicsre
move-close = Zárd le { $place-art } { $place }. szendvicset { $place2-art } { $place2 }. helyen lévő üres kenyérrel
move-declare = Nyilvánítsd lezártnak { $place-art } { $place }. szendvicset
move-trash = Dobd ki { $ingredient-art } { $ingredient-acc }
move-bin = Dobd ki a lapot
move-swap = Cseréld ki { $place-art } { $place }. szendvicsed legfelső lapját { $seat } { $place2 }. szendvicsének legfelső lapjára
move-move = Tedd át { $place-art } { $place }. szendvics legfelső feltétét { $place2-art } { $place2 }. szendvicsre
move-foresee = Ez következzen be: { $event }
move-sample = Húzz egy { $category-one }
move-take = Vedd el { $ingredient-art } { $ingredient-acc } a maradékból
move-keep = Tartsd meg { $ingredient-art } { $ingredient-acc }
move-lose = Válaszd { $place-art } { $place }. szendvicset
move-skip = Maradj ki
move-pass = Passzolj

## Questions

prompt-chef = Válassz karaktert!
prompt-exchange =
    { $number ->
        [one] Még egy akciókártyát becserélhetsz.
       *[other] Legfeljebb { $number } akciókártyát becserélhetsz, egymás után.
    }
prompt-reserve = Félretehetsz magadnak egy lapot a válogatópakliból.
prompt-redeal =
    { $number ->
        [one] { $seat } következik a válogatásban. Ebben a körben még egyszer újraoszthatsz egy kategóriát.
       *[other] { $seat } következik a válogatásban. Ebben a körben még { $number } alkalommal újraoszthatsz egy kategóriát.
    }
prompt-turn =
    { $number ->
        [one] Válassz egy lapot! Ebben a körben ez az utolsó.
       *[other] Válassz egy lapot! Ebben a körben még { $number } lapot választhatsz.
    }
prompt-stuck =
    { $number ->
        [one] Egyetlen lapot sem tudsz letenni. Maradj ki az utolsó válogatásból, vagy tegyél mást!
       *[other] Egyetlen lapot sem tudsz letenni. Maradj ki a hátralévő { $number } válogatás egyikéből, vagy tegyél mást!
    }
prompt-eater =
    { $number ->
        [1] Válaszd ki a Finnyás első lapját!
       *[other] Válaszd ki a Finnyás második lapját!
    }
prompt-offer = { $seat } { $ingredient-art } { $ingredient-acc } választja. Elveszed?
prompt-place = Hová kerüljön { $ingredient-art } { $ingredient }?
prompt-trash = Kidobhatsz egy lapot a válogatópakliból.
prompt-close = Mielőtt továbbadod a sort, lezárhatsz szendvicseket.
prompt-swap = Kicserélhetsz egy legfelső lapot egy ellenfeleddel.
prompt-end = Kör vége: zárj le szendvicseket, játssz ki egy akciókártyát, vagy passzolj!
prompt-move = Tedd át egy legfelső feltétedet egy másik szendvicsre!
prompt-tidy = Áttehetsz egy legfelső feltétet egy másik szendvicsedre.
prompt-foresee = Válaszd ki, melyik esemény következzen be!
prompt-sample = Húzhatsz egy ingyenes kóstolót.
prompt-sampled = Tedd le vagy dobd ki { $ingredient-art } { $ingredient-acc }!
prompt-leftovers = Elvehetsz egyet a maradék lapok közül.
prompt-loaf = Megtarthatod az egyik kenyeret.
prompt-mould = Válaszd ki, melyik szendvics legfelső feltéte penészes!
prompt-rats = Válaszd ki, melyik kenyeret viszik el a patkányok!
prompt-draw-chef = Karaktert húztok.
prompt-draw-action = Akciókártyát húztok.
prompt-lot = Sorsolás: ki kezd?
prompt-deal = Kiosztjátok a válogatópaklit.
prompt-draw-copy = Kath karaktert húz.
prompt-draw-redeal = Új lap kerül a válogatópakliba.
prompt-draw-event = Felfordítotok egy eseményt.
prompt-draw-look = Isaac megnéz egy eseményt.
prompt-draw-sample = Ingyenes kóstolót húztok.
prompt-draw-loaf = Kenyeret húztok.

## The log

note-chef = { $seat } karaktere: { $character }.
note-drew = { $seat } { $action-art } { $action-acc } húzza.
note-drew-hidden = { $seat } akciókártyát húz.
note-drew-instead = { $seat } húzása cserébe: { $action }.
note-drew-instead-hidden = { $seat } cserébe akciókártyát húz.
note-set-aside = { $seat } félreteszi { $action-art } { $action-acc }.
note-exchanged =
    { $number ->
        [0] { $seat } nem cserél be akciókártyát.
       *[other] { $seat } becserél { $number } akciókártyát.
    }
note-begins =
    { $number ->
        [1] A sorsolás szerint { $seat } kezdi az 1. kört.
        [5] A sorsolás szerint { $seat } kezdi az 5. kört.
       *[other] A sorsolás szerint { $seat } kezdi a { $number }. kört.
    }
note-begins-tied = A legmagasabb szendvicsek egyformák; a sorsolás szerint { $seat } kezd, kör: { $number }.
note-round = { $number }/{ $number2 }. kör.
note-restocked = A régi szemét visszakerül a { $category-deck }ba.
note-dealt = { $ingredient-cap } { $ingredient } a válogatópakliba kerül.
note-dealt-again = Helyette { $ingredient-art } { $ingredient } kerül a válogatópakliba.
note-copies = { $seat } ebben a körben { $character } képességét másolja le.
note-copies-nobody = { $seat } már senkit sem tud lemásolni.
note-reserved = { $seat } félreteszi magának { $ingredient-art } { $ingredient-acc }.
note-redeals = { $seat } újraosztja a { $category-acc }.
note-picks = { $seat } { $ingredient-art } { $ingredient-acc } választja.
note-picks-reserved = { $seat } a félretett lapját veszi el: { $ingredient }.
note-recycles = { $seat } kiveszi a Szemetesből { $ingredient-art } { $ingredient-acc }.
note-jokes = { $seat } kijátssza { $action-art } { $action-acc } { $ingredient }ként.
note-plays = { $seat } kijátssza { $action-art } { $action-acc }.
note-plays-again = { $seat } újra kijátssza { $action-art } { $action-acc }.
note-takes-that = { $seat } elviszi { $ingredient-art } { $ingredient-acc }, amelyet { $seat2 } választott.
note-discards = { $seat } eldobja { $action-art } { $action-acc }, és elviszi { $ingredient-art } { $ingredient-acc }, amelyet { $seat2 } választott.
note-skips = { $seat } nem tud mit letenni, és kimarad.
note-started = { $seat } új szendvicset kezd { $place-art } { $place }. helyen { $ingredient-ins }.
note-placed = { $seat } { $ingredient-art } { $ingredient-acc } { $place-art } { $place }. szendvicsre teszi.
note-closed = { $seat } { $ingredient-ins } zárja le { $place-art } { $place }. szendvicset.
note-closed-with-empty = { $seat } egy üres { $ingredient-ins } zárja le azt a szendvicset, amely most { $place-art } { $place }. helyen van.
note-declared = { $seat } lezártnak nyilvánítja { $place-art } { $place }. szendvicset.
note-declared-toast = { $seat } lezártnak nyilvánítja { $place-art } { $place }. szendvicset, egy toastot.
note-trashed = { $seat } kidobja { $ingredient-art } { $ingredient-acc }.
note-binned = { $seat } kidobja a kóstolót: { $ingredient }.
note-swapped = { $seat } odaadja { $ingredient-art } { $ingredient-acc }, { $seat2 } pedig { $ingredient2-art } { $ingredient2-acc } adja érte.
note-breadhead =
    { $number ->
        [0] { $seat } nem kap GyP-ot a Kenyérmániásért.
       *[other] { $seat } kap { $number } GyP-ot a Kenyérmániásért.
    }
note-moved = { $seat } átteszi { $ingredient-art } { $ingredient-acc } { $place-art } { $place }. szendvicsről { $place2-art } { $place2 }. szendvicsre.
note-pool-trashed =
    { $number ->
        [0] A válogatópakliban nem maradt lap.
       *[other] A válogatópakliban maradt { $number } lap a Szemetesbe kerül.
    }
note-looks =
    { $number ->
        [one] { $seat } megnéz egy eseményt.
       *[other] { $seat } megnéz { $number } eseményt, és választ közülük.
    }
note-looked-at = { $seat } ezt látja: { $event }.
note-event = Esemény: { $event }.
note-sampled = { $seat } { $ingredient-art } { $ingredient-acc } húzza.
note-left-over = { $seat } elveszi { $ingredient-art } { $ingredient-acc } a maradékból.
note-loaf = Húzott kenyér: { $ingredient }.
note-kept = { $seat } megtartja { $ingredient-art } { $ingredient-acc }.
note-lost = { $seat } elveszíti { $ingredient-art } { $ingredient-acc } { $place-art } { $place }. szendvicsről.
note-lost-bread = { $seat } elveszít egy üres kenyeret: { $ingredient }.
note-lucky = { $seat } szerencsés napja: ő kezdi a következő kört.
note-unlucky = { $number } Szerencsenap kioltja egymást.
note-tallest = { $seat } félkész szendvicse a legmagasabb, ezért ő kezdi a következő kört.
note-collects = { $seat } bónusza: { $collector }, { $number } GyP.
note-scored = { $seat } eredménye: { $number } GyP.
note-scored-minus = { $seat } eredménye: −{ $number } GyP.
note-won = { $seat } nyeri el a Deli vezetését.
note-shared = { $seat } osztozik a győzelmen.

## Why not?

refusal-too-many-chefs = Ennyi játékosnál legfeljebb { $number } karakter jut egy játékosra.
refusal-no-team-mania = A Copy Kath Mánia nem játszható együtt a Csapatharccal.
refusal-choose-chef = Most karaktert kell választanod.
refusal-chef-taken = { $character } már foglalt.
refusal-exchange-or-keep = Cserélj be egy akciókártyát, vagy passzolj!
refusal-not-in-hand = { $action-cap } { $action } nincs a kezedben.
refusal-reserve-or-pass = Tegyél félre egy lapot, vagy passzolj!
refusal-not-in-pool = { $ingredient-cap } { $ingredient } nincs a válogatópakliban.
refusal-is-reserved = { $ingredient-cap } { $ingredient } félre van téve: csak Debbie Dibs veheti el, félretett lapként.
refusal-pick-a-card = Most egy lapot kell választanod.
refusal-no-skip = Van letehető lap, ezért nem maradhatsz ki.
refusal-skip-instead = A válogatópakli egyetlen lapját sem tudod letenni: maradj ki, vagy tegyél mást, amit most lehet.
refusal-redeal-or-pass = Ossz újra egy kategóriát, vagy passzolj!
refusal-no-redeal-power = Csak Picky Nikki oszthat újra.
refusal-no-redeal-left = Ebben a körben már kétszer osztottál újra.
refusal-nothing-to-redeal = Nincs mit újraosztani: a válogatópakliban nem maradt { $category }.
refusal-nothing-reserved = Nincs félretett lapod.
refusal-no-recycle-power = Csak Recycle Michael válogathat a Szemetesből.
refusal-recycled-already = Ebben a körben már válogattál a Szemetesből.
refusal-not-in-trash = { $ingredient-cap } { $ingredient } nincs az előző kör Szemetesében.
refusal-wrong-moment = { $action-cap } { $action } most nem játszható ki.
refusal-played-already = Ebben a körben már kijátszottál ilyen lapot: { $action }.
refusal-name-joker = Nevezd meg, melyik hozzávaló legyen { $action-art } { $action }!
refusal-not-played-before = { $action-cap } { $action } nem fekszik nyíltan előtted.
refusal-no-repeat-power = Akciókártyát csak Repeat Pete játszhat ki még egyszer, és Jokert ő sem.
refusal-nothing-placeable = A válogatópakli egyetlen lapját sem tudod letenni.
refusal-two-picks-needed = A Finnyáshoz két válogatás kell, neked már csak egy van.
refusal-eat-from-pool = A Finnyás a válogatópakliból vesz el lapokat: válassz egyet, amely letehető!
refusal-eater-is-full = A válogatópakliban nincs második letehető lap: passzolj.
refusal-take-or-pass = Vedd el a lapot, vagy passzolj!
refusal-only-jackson = A félretett lapot csak Action Jackson veheti el, eldobással.
refusal-no-discard-power = Eldobással csak Action Jackson vehet el lapot.
refusal-must-place = Most le kell tenned { $ingredient-art } { $ingredient-acc }.
refusal-no-such-sandwich = Nincs { $place }. szendvics.
refusal-no-such-sandwich-there = { $seat } előtt nincs { $place }. szendvics.
refusal-needs-bread = Minden szendvics kenyérrel kezdődik, ezért { $ingredient-art } { $ingredient } nem kezdhet újat.
refusal-seven-sandwiches = Hét szendvicsnél többnek nincs hely.
refusal-four-fillings = { $place-cap } { $place }. szendvicsben már négy feltét van.
refusal-is-closed = { $place-cap } { $place }. szendvics le van zárva.
refusal-is-closed-there = { $seat } { $place }. szendvicse le van zárva.
refusal-other-bread = { $ingredient-cap } { $ingredient } nem zárja le { $place-art } { $place }. szendvicset: az más kenyérrel kezdődött.
refusal-on-bread-only = { $ingredient-cap } { $ingredient } csak közvetlenül az alsó kenyérre kerülhet.
refusal-same-sauce = { $ingredient-cap } { $ingredient } már benne van { $place-art } { $place }. szendvicsben.
refusal-no-filling = { $place-cap } { $place }. szendvicsben nincs feltét.
refusal-not-empty = { $place-cap } { $place }. helyen nem üres kenyér van.
refusal-wrap-declared = { $place-cap } { $place }. szendvicset nem zárja le egy második Wrap: nyilvánítsd lezártnak!
refusal-not-declarable = { $place-cap } { $place }. szendvics se nem Wrap, se nem a két toast egyike.
refusal-close-or-pass = Zárj le egy szendvicset, vagy passzolj!
refusal-trash-or-pass = Dobj ki egy lapot a válogatópakliból, vagy passzolj!
refusal-swap-or-pass = Cserélj ki egy legfelső lapot egy ellenfeleddel, vagy passzolj!
refusal-not-an-opponent = Csak ellenféllel cserélhetsz.
refusal-not-swappable = { $ingredient-cap } { $ingredient } nem cserélhető.
refusal-bread-for-bread = Kenyér csak kenyérre cserélhető.
refusal-swap-not-legal = Ezekkel a legfelső lapokkal a két szendvics nem lenne szabályos.
refusal-end-of-round = Zárj le egy szendvicset, játssz ki egy kör végi lapot, vagy passzolj!
refusal-nothing-to-move = Nincs olyan legfelső feltéted, amely máshová kerülhetne.
refusal-move-a-filling = Válassz egy legfelső feltétet, és döntsd el, hová kerüljön!
refusal-same-place = A feltét már { $place-art } { $place }. szendvicsen van.
refusal-foresee-one = Választanod kell a látott események közül.
refusal-not-looked-at = Nincs a látott események között: { $event }.
refusal-sample-or-pass = Nevezz meg egy kategóriát, vagy passzolj!
refusal-empty-deck = A { $category-deck } üres.
refusal-place-or-bin = Tedd le vagy dobd ki { $ingredient-art } { $ingredient-acc }!
refusal-take-leftover = Vegyél el egy lapot a maradékból, vagy passzolj!
refusal-not-left-over = { $ingredient-cap } { $ingredient } nincs a maradékban.
refusal-keep-a-bread = Tartsd meg az egyik kenyeret, vagy passzolj!
refusal-not-drawn = { $ingredient-cap } { $ingredient } nincs a húzott lapok között.
refusal-lose-a-top = Válaszd ki az egyik legmagasabb félkész szendvicsedet!
refusal-not-tallest = { $place-cap } { $place }. szendvics nem tartozik a legmagasabbak közé.
refusal-lose-a-bread = Válaszd ki az egyik üres kenyeredet!

## On the shelf

feel = Építs szendvicseket rétegről rétegre abból, amit a többiek meghagynak!
goal = Öt kör után az nyer, akinek a szendvicsei a legtöbb GyP-et érik.
goal-turn = Egy körben mindenki sorban hat hozzávalót választ, és mindegyiket rögtön leteszi; aztán jönnek az akciókártyák és egy esemény.

## The stage in the browser

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

## The score pad

pad-player = { $name }
pad-sandwich = { $number }. szendvics: { $cards }
pad-cards = alapanyagkártyák
pad-sign = { $name }: { $sign }
pad-closing = kenyérrel lezárva
pad-classic = klasszikus: { $name }
pad-moisture = túl száraz vagy túl lédús
pad-gregg = Gregg Benedict tojásos szendvicsei
pad-doubling = a legkevésbé értékes lezárt szendvics még egyszer
pad-breadhead = Kenyérmániás
pad-total = Összesen: { $points }
pad-unknown = { $line }. sor: „{ $word }” nem hozzávaló ebben a játékban.
pad-guess = { $line }. sor: „{ $word }” nem hozzávaló ebben a játékban; erre gondoltál: { $name }?
score-how = Soronként egy szendvicset írj be alulról felfelé, például: „rye butter corned-beef swiss sauerkraut rye”; az „Anna:” sor után Anna szendvicsei következnek, a sor végi „!” lezártnak mondja a wrapet vagy a pirítóst, a „+2” a Kenyérmániás pontjait adja hozzá. A végét a bemenet lezárása jelzi (Ctrl-D).
aid-score = { deli-pad }
deli-pad = Pontozófüzet
deli-pad-text = Dobozos játékkal játszotok? Koppints arra, ami az egyes játékosok előtt fekszik, és soronként látod a pontokat.
deli-pad-kept = Csak ebben a böngészőben marad meg.
deli-pad-players = Játékosok
deli-pad-add-player = Új játékos
deli-pad-remove-player = Játékos törlése
deli-pad-person = A játékosról
deli-pad-gregg = nála van Gregg Benedict
deli-pad-breadhead = GyP a Kenyérmániás kártyákért
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

## The board in the terminal

board-deli-round = { $round }/{ $rounds }. kör
board-deli-pool = Válogatópakli: { $cards }
board-deli-reserved = Félretéve: { $card }
board-deli-trash = Az előző kör Szemetese: { $cards }
board-deli-player = { $number }. játékos ({ $chefs }): lapok { $picks }/6, akciókártyák: { $hand }, GyP: { $points }
board-deli-open = Nyílt akciókártyák: { $cards }
board-deli-hand = Akciókártyáid: { $cards }
board-deli-signs = # kenyérrel lezárva, = lezártnak nyilvánítva, * Joker

## Why a bot would do it

reason-deli-classic = Elkészül vele a menülap egyik klasszikusa.
reason-deli-towards = Közelebb visz a menülap egyik klasszikusához.
reason-deli-closes = Lezár egy szendvicset, amelynek így már nem árthatnak az események.
reason-deli-safe = A lezárt szendvicsnek nem árthatnak az események.
reason-deli-sign = A lap ott úgy fekszik, ahogy a jele kéri.
reason-deli-most = Közelebb visz egy gyűjtőbónuszhoz.
reason-deli-deny = A következő játékos jó hasznát venné.
