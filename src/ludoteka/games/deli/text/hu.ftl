### Clash at the Deli, magyarul. A kártyanevek és szakszavak a kiadott szabálykönyvéi.
### .art névelő, .cap névelő mondat elején, .acc tárgyeset

title = Clash at the Deli
blurb = Válogass hozzávalókat, építs szendvicseket, és zárd le őket időben: a legjobb szakács veszi át Big Joe boltját.

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
category-protein = fehérje
    .acc = fehérjéket
category-cheese = sajt
    .acc = sajtokat
category-vegetable = zöldség
    .acc = zöldségeket
category-sauce = szósz
    .acc = szószokat

ingredient-unknown = ismeretlen hozzávaló
    .art = az
    .cap = Az
    .acc = ismeretlen hozzávalót
ingredient-white-toast = White Toast
    .art = a
    .cap = A
    .acc = White Toastot
ingredient-half-roll = Half Roll
    .art = a
    .cap = A
    .acc = Half Rollt
ingredient-half-bagel = Half Bagel
    .art = a
    .cap = A
    .acc = Half Bagelt
ingredient-rye = Rozskenyér
    .art = a
    .cap = A
    .acc = Rozskenyeret
ingredient-wrap = Wrap
    .art = a
    .cap = A
    .acc = Wrapet
ingredient-bacon = Bacon
    .art = a
    .cap = A
    .acc = Bacont
ingredient-fried-egg = Tojás
    .art = a
    .cap = A
    .acc = Tojást
ingredient-corned-beef = Corned Beef
    .art = a
    .cap = A
    .acc = Corned Beefet
ingredient-roasted-pork = Sült sertés
    .art = a
    .cap = A
    .acc = Sült sertést
ingredient-wiener = Virsli
    .art = a
    .cap = A
    .acc = Virslit
ingredient-tuna = Tonhal
    .art = a
    .cap = A
    .acc = Tonhalat
ingredient-american = Amerikai sajt
    .art = az
    .cap = Az
    .acc = Amerikai sajtot
ingredient-cheddar = Cheddar
    .art = a
    .cap = A
    .acc = Cheddart
ingredient-swiss = Svájci sajt
    .art = a
    .cap = A
    .acc = Svájci sajtot
ingredient-cream-cheese = Krémsajt
    .art = a
    .cap = A
    .acc = Krémsajtot
ingredient-tomato = Paradicsom
    .art = a
    .cap = A
    .acc = Paradicsomot
ingredient-lettuce = Saláta
    .art = a
    .cap = A
    .acc = Salátát
ingredient-avocado = Avokádó
    .art = az
    .cap = Az
    .acc = Avokádót
ingredient-sauerkraut = Savanyú káposzta
    .art = a
    .cap = A
    .acc = Savanyú káposztát
ingredient-pickles = Uborka
    .art = az
    .cap = Az
    .acc = Uborkát
ingredient-butter = Vaj
    .art = a
    .cap = A
    .acc = Vajat
ingredient-trinity = The Trinity
    .art = a
    .cap = A
    .acc = The Trinityt
ingredient-hot-sauce = Csípős szósz
    .art = a
    .cap = A
    .acc = Csípős szószt
ingredient-ranch = Ranch szósz
    .art = a
    .cap = A
    .acc = Ranch szószt

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
action-take-that = I’ll Take That
    .art = az
    .cap = Az
    .acc = I’ll Take Thatet
action-picky-eater = Picky Eater
    .art = a
    .cap = A
    .acc = Picky Eatert
action-lucky-day = Lucky Day
    .art = a
    .cap = A
    .acc = Lucky Dayt
action-breadhead = Breadhead
    .art = a
    .cap = A
    .acc = Breadheadet
action-second-helping = Repeta
    .art = a
    .cap = A
    .acc = Repetát

event-unknown = rejtett esemény
    .cap = A
event-free-sample = Ingyenes kóstoló
    .cap = Az
event-leftovers = Maradékok
    .cap = A
event-fresh-loaf = Friss kenyér
    .cap = A
event-tidy-counter = Rend a pulton
    .cap = A
event-mouldy-top = Penészes tető
    .cap = A
event-rats = Patkányok a kamrában
    .cap = A
event-inspection = Közegészségügyi ellenőrzés
    .cap = A
event-power-cut = Áramszünet
    .cap = Az

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
action-picky-eater-text = Válogatás helyett: végy el két lapot a válogatópakliból, egymás után.
action-lucky-day-text = Kör végén: te kezded a következő kört, hacsak más is ki nem játssza.
action-breadhead-text = Kör végén: 1 GyP minden szendvicsedért, amelyet ebben a körben kenyérrel zártál le.
action-second-helping-text = Kör végén: tedd át egy félkész szendvicsed legfelső feltétét egy másikra.

event-unknown-text = Ezt az eseményt nem láthatod.
event-free-sample-text = Pozitív: nevezz meg egy kategóriát, húzd fel a felső lapját, és tedd le vagy dobd ki.
event-leftovers-text = Pozitív: végy el egyet a válogatópakliban maradt lapok közül, és tedd le.
event-fresh-loaf-text = Pozitív: húzz legfeljebb három kenyeret, és egyet tarts meg.
event-tidy-counter-text = Pozitív: tedd át egy félkész szendvicsed legfelső feltétét egy másikra.
event-mouldy-top-text = Negatív: a legmagasabb félkész szendvicsed elveszti a legfelső feltétét.
event-rats-text = Negatív: elvesztesz egy üres kenyeret.
event-inspection-text = Negatív: a négy feltétes félkész szendvicseid elvesztik a legfelső feltétet.
event-power-cut-text = Negatív: a félkész szendvicsek tetején lévő sajt a Szemetesbe kerül.

character-unknown-text = Ezt a karaktert még senki sem ismeri.
character-tricia-text = Minden kiválogatott és letett lapod után kidobhatsz egyet a válogatópakliból.
character-nikki-text = Körönként kétszer, a válogatás alatt, újraoszthatsz egy kategóriát.
character-michael-text = Körönként egyszer az előző kör Szemeteséből is válogathatsz.
character-pete-text = A játék elején becserélhetsz legfeljebb három akciókártyát; minden kijátszott lapodat egy későbbi körben még egyszer kijátszhatod.
character-drew-text = A válogatás után kicserélheted egy szendvicsed legfelső lapját egy ellenfeledével.
character-gregg-text = 1 GyP minden lezárt tojásos szendvicsedért, amely nincs a menülapon.
character-jackson-text = Dobj el egy akciókártyát, és tiéd a lap, amelyet egy ellenfeled választ.
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
option-chefs-2 = Kettő (Csapat harc)
option-chefs-3 = Három (Csapat harc, legfeljebb három játékos)
option-chefs-4 = Négy (Csapat harc, két játékos)
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

move-chef = Legyél te { $character }
move-exchange = Cseréld be { $action-art } { $action-acc }
move-reserve = Tedd félre magadnak { $ingredient-art } { $ingredient-acc }
move-redeal = Oszd újra a { $category-acc }
move-pick = Válaszd { $ingredient-art } { $ingredient-acc }
move-dibs = Vedd el a félretett lapodat
move-recycle = Vedd ki { $ingredient-art } { $ingredient-acc } a Szemetesből
move-joker = Játssz ki egy Jokert, a jelentése: { $ingredient }
move-play = Játszd ki { $action-art } { $action-acc }
move-again = Játszd ki újra { $action-art } { $action-acc }
move-discard = Dobd el { $action-art } { $action-acc }, és vedd el a lapot
move-start = Kezdj vele új szendvicset
move-on = Tedd { $place-art } { $place }. szendvicsre
move-close = Zárd le { $place-art } { $place }. szendvicset { $place2-art } { $place2 }. helyen lévő üres kenyérrel
move-declare = Nyilvánítsd lezártnak { $place-art } { $place }. szendvicset
move-trash = Dobd ki { $ingredient-art } { $ingredient-acc }
move-bin = Dobd ki a lapot
move-swap = Cseréld ki { $place-art } { $place }. szendvicsed legfelső lapját erre: { $seat }, { $place2 }. szendvics
move-move = Tedd át { $place-art } { $place }. szendvics legfelső feltétét { $place2-art } { $place2 }. szendvicsre
move-foresee = Ez következzen be: { $event }
move-sample = Húzz egy lapot, kategória: { $category }
move-take = Vedd el { $ingredient-art } { $ingredient-acc } a maradékból
move-keep = Tartsd meg { $ingredient-art } { $ingredient-acc }
move-lose = Válaszd { $place-art } { $place }. szendvicset
move-skip = Maradj ki
move-pass = Passz

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
        [one] Válassz egy lapot: ez az utolsó ebben a körben.
       *[other] Válassz egy lapot; ebben a körben még { $number } jár neked.
    }
prompt-stuck =
    { $number ->
        [one] Egyetlen lapot sem tudsz letenni. Maradj ki az utolsó válogatásból, vagy tegyél mást.
       *[other] Egyetlen lapot sem tudsz letenni. Maradj ki a hátralévő { $number } válogatás egyikéből, vagy tegyél mást.
    }
prompt-eater =
    { $number ->
        [1] Válaszd ki a Picky Eater első lapját.
       *[other] Válaszd ki a Picky Eater második lapját.
    }
prompt-offer = { $seat } ezt választja: { $ingredient }. Elveszed?
prompt-place = Hová kerüljön { $ingredient-art } { $ingredient }?
prompt-trash = Kidobhatsz egy lapot a válogatópakliból.
prompt-close = A köröd vége előtt lezárhatsz szendvicseket.
prompt-swap = Kicserélhetsz egy legfelső lapot egy ellenfeleddel.
prompt-end = Kör vége: zárj le szendvicseket, játssz ki egy akciókártyát, vagy passzolj.
prompt-move = Tedd át egy legfelső feltétet egy másik szendvicsre.
prompt-tidy = Áttehetsz egy legfelső feltétet egy másik szendvicsre.
prompt-foresee = Válaszd ki, melyik esemény következzen be.
prompt-sample = Húzhatsz egy ingyenes kóstolót.
prompt-sampled = Tedd le vagy dobd ki { $ingredient-art } { $ingredient-acc }.
prompt-leftovers = Elvehetsz egyet a maradék lapok közül.
prompt-loaf = Megtarthatod az egyik kenyeret.
prompt-mould = Válaszd ki, melyik szendvics legfelső feltéte penészes.
prompt-rats = Válaszd ki, melyik kenyeret viszik el a patkányok.
prompt-draw-chef = Karaktert húztok.
prompt-draw-action = Akciókártyát húztok.
prompt-lot = Sorsoljátok ki, ki kezd.
prompt-deal = Kiosztjátok a válogatópaklit.
prompt-draw-copy = Kath karaktert húz.
prompt-draw-redeal = Új lap kerül a válogatópakliba.
prompt-draw-event = Felfordítotok egy eseményt.
prompt-draw-look = Isaac megnéz egy eseményt.
prompt-draw-sample = Ingyenes kóstolót húztok.
prompt-draw-loaf = Kenyeret húztok.

## The log

note-chef = { $seat } karaktere: { $character }.
note-drew = { $seat } húzása: { $action }.
note-drew-hidden = { $seat } akciókártyát húz.
note-drew-instead = { $seat } húzása cserébe: { $action }.
note-drew-instead-hidden = { $seat } cserébe akciókártyát húz.
note-set-aside = { $seat } félreteszi { $action-art } { $action-acc }.
note-exchanged =
    { $number ->
        [0] { $seat } nem cserél be akciókártyát.
       *[other] { $seat } becserél { $number } akciókártyát.
    }
note-begins = A sorsolás szerint { $seat } kezd, kör: { $number }.
note-begins-tied = A legmagasabb szendvicsek egyformák; a sorsolás szerint { $seat } kezd, kör: { $number }.
note-round = Kör: { $number } / { $number2 }.
note-restocked = A régi szemét visszakerül a pakliba, kategória: { $category }.
note-dealt = { $ingredient-cap } { $ingredient } a válogatópakliba kerül.
note-dealt-again = Helyette { $ingredient-art } { $ingredient } kerül a válogatópakliba.
note-copies = { $seat } ebben a körben őt másolja le: { $character }.
note-copies-nobody = { $seat } már senkit sem tud lemásolni.
note-reserved = { $seat } félreteszi magának { $ingredient-art } { $ingredient-acc }.
note-redeals = { $seat } újraosztja a { $category-acc }.
note-picks = { $seat } { $ingredient-art } { $ingredient-acc } választja.
note-picks-reserved = { $seat } a félretett lapot választja: { $ingredient }.
note-recycles = { $seat } kiveszi a Szemetesből { $ingredient-art } { $ingredient-acc }.
note-jokes = { $seat } kijátssza { $action-art } { $action-acc }, a jelentése: { $ingredient }.
note-plays = { $seat } kijátssza { $action-art } { $action-acc }.
note-plays-again = { $seat } újra kijátssza { $action-art } { $action-acc }.
note-takes-that = { $seat } elveszi { $ingredient-art } { $ingredient-acc } tőle: { $seat2 }.
note-discards = { $seat } eldobja { $action-art } { $action-acc }, és elveszi { $ingredient-art } { $ingredient-acc } tőle: { $seat2 }.
note-skips = { $seat } nem tud mit letenni, és kimarad.
note-started = { $seat } új szendvicset kezd ({ $place }. hely): { $ingredient }.
note-placed = { $seat } { $ingredient-art } { $ingredient-acc } { $place-art } { $place }. szendvicsre teszi.
note-closed = { $seat } lezárja { $place-art } { $place }. szendvicset: { $ingredient }.
note-closed-with-empty = { $seat } üres kenyérrel ({ $ingredient }) zárja le azt a szendvicset, amely most { $place-art } { $place }. helyen van.
note-declared = { $seat } lezártnak nyilvánítja { $place-art } { $place }. szendvicset.
note-declared-toast = { $seat } lezártnak nyilvánítja { $place-art } { $place }. szendvicset, egy toastot.
note-trashed = { $seat } kidobja { $ingredient-art } { $ingredient-acc }.
note-binned = { $seat } kidobja a kóstolót: { $ingredient }.
note-swapped = { $seat } cserél: odaadja { $ingredient-art } { $ingredient-acc }, és megkapja { $ingredient2-art } { $ingredient2-acc } tőle: { $seat2 }.
note-breadhead = { $seat } a Breadheadért { $number } GyP-ot kap.
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
note-sampled = { $seat } húzása: { $ingredient }.
note-left-over = { $seat } elveszi { $ingredient-art } { $ingredient-acc } a maradékból.
note-loaf = Húzott kenyér: { $ingredient }.
note-kept = { $seat } megtartja { $ingredient-art } { $ingredient-acc }.
note-lost = { $seat } elveszti { $ingredient-art } { $ingredient-acc } { $place-art } { $place }. szendvicsről.
note-lost-bread = { $seat } elveszt egy üres kenyeret: { $ingredient }.
note-lucky = { $seat } szerencsés napja: ő kezdi a következő kört.
note-unlucky = { $number } Lucky Day kioltja egymást.
note-tallest = { $seat } félkész szendvicse a legmagasabb, ezért ő kezdi a következő kört.
note-collects = { $seat } bónusza: { $collector }, { $number } GyP.
note-scored = { $seat } eredménye: { $number } GyP.
note-scored-minus = { $seat } eredménye: −{ $number } GyP.
note-won = { $seat } nyeri el a Deli vezetését.
note-shared = { $seat } osztozik a győzelmen.

## Why not?

refusal-too-many-chefs = Ennyi játékosnál legfeljebb { $number } karakter jut egy játékosra.
refusal-no-team-mania = A Copy Kath Mánia nem játszható együtt a Csapat harccal.
refusal-choose-chef = Most karaktert kell választanod.
refusal-chef-taken = { $character } már foglalt.
refusal-exchange-or-keep = Cserélj be egy akciókártyát, vagy passzolj.
refusal-not-in-hand = { $action-cap } { $action } nincs a kezedben.
refusal-reserve-or-pass = Tegyél félre egy lapot, vagy passzolj.
refusal-not-in-pool = { $ingredient-cap } { $ingredient } nincs a válogatópakliban.
refusal-is-reserved = { $ingredient-cap } { $ingredient } félre van téve: csak Debbie Dibs veheti el, félretett lapként.
refusal-pick-a-card = Most egy lapot kell választanod.
refusal-no-skip = Van letehető lap, ezért nem maradhatsz ki.
refusal-skip-instead = A válogatópakli egyetlen lapját sem tudod letenni: maradj ki, vagy tegyél mást, amit most lehet.
refusal-redeal-or-pass = Ossz újra egy kategóriát, vagy passzolj.
refusal-no-redeal-power = Csak Picky Nikki oszthat újra.
refusal-no-redeal-left = Ebben a körben már kétszer osztottál újra.
refusal-nothing-to-redeal = Ebből a kategóriából nincs mit újraosztani: { $category }.
refusal-nothing-reserved = Nincs félretett lapod.
refusal-no-recycle-power = Csak Recycle Michael válogathat a Szemetesből.
refusal-recycled-already = Ebben a körben már válogattál a Szemetesből.
refusal-not-in-trash = { $ingredient-cap } { $ingredient } nincs az előző kör Szemetesében.
refusal-wrong-moment = { $action-cap } { $action } most nem játszható ki.
refusal-played-already = { $action-cap } { $action } ebben a körben már szerepelt nálad.
refusal-name-joker = Nevezd meg, melyik hozzávaló legyen { $action-art } { $action }.
refusal-not-played-before = { $action-cap } { $action } nem fekszik nyíltan előtted.
refusal-no-repeat-power = Akciókártyát csak Repeat Pete játszhat ki még egyszer, és Jokert ő sem.
refusal-nothing-placeable = A válogatópakli egyetlen lapját sem tudod letenni.
refusal-two-picks-needed = A Picky Eaterhez két válogatás kell, neked már csak egy van.
refusal-eat-from-pool = A Picky Eater a válogatópakliból vesz el lapokat: válassz egyet, amely letehető.
refusal-eater-is-full = A válogatópakliban nincs második letehető lap: passzolj.
refusal-take-or-pass = Vedd el a lapot, vagy passzolj.
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
refusal-other-bread = { $ingredient-cap } { $ingredient } nem zárja le { $place-art } { $place }. szendvicset: az más kenyér.
refusal-on-bread-only = { $ingredient-cap } { $ingredient } csak közvetlenül az alsó kenyérre kerülhet.
refusal-same-sauce = { $ingredient-cap } { $ingredient } már benne van { $place-art } { $place }. szendvicsben.
refusal-no-filling = { $place-cap } { $place }. szendvicsben nincs feltét.
refusal-not-empty = { $place-cap } { $place }. helyen nem üres kenyér van.
refusal-wrap-declared = { $place-cap } { $place }. szendvicset nem zárja le egy második Wrap: nyilvánítsd lezártnak.
refusal-not-declarable = { $place-cap } { $place }. szendvics se nem Wrap, se nem a két toast egyike.
refusal-close-or-pass = Zárj le egy szendvicset, vagy passzolj.
refusal-trash-or-pass = Dobj ki egy lapot a válogatópakliból, vagy passzolj.
refusal-swap-or-pass = Cserélj ki egy legfelső lapot egy ellenfeleddel, vagy passzolj.
refusal-not-an-opponent = Csak ellenféllel cserélhetsz.
refusal-not-swappable = { $ingredient-cap } { $ingredient } nem cserélhető.
refusal-bread-for-bread = Kenyér csak kenyérre cserélhető.
refusal-swap-not-legal = Ezekkel a legfelső lapokkal a két szendvics nem lenne szabályos.
refusal-end-of-round = Zárj le egy szendvicset, játssz ki egy kör végi lapot, vagy passzolj.
refusal-nothing-to-move = Nincs olyan legfelső feltéted, amely máshová kerülhetne.
refusal-move-a-filling = Válassz egy legfelső feltétet, és azt, hová kerüljön.
refusal-same-place = A feltét már { $place-art } { $place }. szendvicsen van.
refusal-foresee-one = Választanod kell a látott események közül.
refusal-not-looked-at = { $event-cap } { $event } nincs a látott események között.
refusal-sample-or-pass = Nevezz meg egy kategóriát, vagy passzolj.
refusal-empty-deck = Ez a pakli üres: { $category }.
refusal-place-or-bin = Tedd le vagy dobd ki { $ingredient-art } { $ingredient-acc }.
refusal-take-leftover = Vegyél el egy lapot a maradékból, vagy passzolj.
refusal-not-left-over = { $ingredient-cap } { $ingredient } nincs a maradékban.
refusal-keep-a-bread = Tartsd meg az egyik kenyeret, vagy passzolj.
refusal-not-drawn = { $ingredient-cap } { $ingredient } nincs a húzott lapok között.
refusal-lose-a-top = Válaszd ki az egyik legmagasabb félkész szendvicsedet.
refusal-not-tallest = { $place-cap } { $place }. szendvics nem a legmagasabbak közül való.
refusal-lose-a-bread = Válaszd ki az egyik üres kenyeredet.
