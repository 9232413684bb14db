### Sándwich Wars, magyarul.
### .art névelő, .cap névelő mondat elején, .acc tárgyeset

title = Sándwich Wars
blurb = Városunkba ért a nagy verseny: vegyél hozzávalókat, fogadj fel segédeket, és teljesítsd elsőként a zsűri rendeléseit!

## Bots, from the weakest to the strongest

bot-coco = Coco
bot-coco-temper = Mindent megvesz, aminek jó az illata.
bot-tito = Tito
bot-tito-temper = Rosszabb napokra gyűjti az érméket.
bot-lupe = Lupe
bot-lupe-temper = A fél utcát felveszi, a másik felét megeteti.
bot-fausto = Fausto
bot-fausto-temper = Egy pillanattal előtted viszi el a kiszemelt rendelésedet.
bot-ines = Inés
bot-ines-temper = Előbb tudja, mit kérnek a bírák, mint ők maguk.

## Names

order =
    { $key ->
        [unknown] rejtett rendelés
       *[other] { $key }
    }

category-oportunidades = Lehetőségek
category-carnes = Húsok
category-aderezos = Öntetek
category-vegetales = Zöldségek
category-quesos = Sajtok
category-huevos = Tojások
category-fiambres = Felvágottak
category-extras = Extrák

assistant-unknown = ismeretlen segéd
    .art = az
    .cap = Az
    .acc = ismeretlen segédet
assistant-carnes = hússegéd
    .art = a
    .cap = A
    .acc = hússegédet
assistant-aderezos = öntetsegéd
    .art = az
    .cap = Az
    .acc = öntetsegédet
assistant-vegetales = zöldségsegéd
    .art = a
    .cap = A
    .acc = zöldségsegédet
assistant-quesos = sajtsegéd
    .art = a
    .cap = A
    .acc = sajtsegédet
assistant-huevos = tojássegéd
    .art = a
    .cap = A
    .acc = tojássegédet
assistant-fiambres = felvágottsegéd
    .art = a
    .cap = A
    .acc = felvágottsegédet
assistant-extras = extrasegéd
    .art = az
    .cap = Az
    .acc = extrasegédet

card-unknown = rejtett lap
    .art = a
    .acc = rejtett lapot
card-pollo-desmenuzado = Tépett csirke
    .art = a
    .acc = Tépett csirkét
card-hamburguesa = Hamburgerhús
    .art = a
    .acc = Hamburgerhúst
card-milanesa-de-pollo = Rántott csirke
    .art = a
    .acc = Rántott csirkét
card-bondiola = Sertéstarja
    .art = a
    .acc = Sertéstarját
card-milanesa-de-ternera = Rántott borjú
    .art = a
    .acc = Rántott borjút
card-lomo = Bélszín
    .art = a
    .acc = Bélszínt
card-mostaza = Mustár
    .art = a
    .acc = Mustárt
card-ketchup = Ketchup
    .art = a
    .acc = Ketchupot
card-mayonesa = Majonéz
    .art = a
    .acc = Majonézt
card-salsa-golf = Golf szósz
    .art = a
    .acc = Golf szószt
card-chimichurri = Chimichurri
    .art = a
    .acc = Chimichurrit
card-alioli = Aioli
    .art = az
    .acc = Aiolit
card-lechuga = Fejes saláta
    .art = a
    .acc = Fejes salátát
card-tomate = Paradicsom
    .art = a
    .acc = Paradicsomot
card-cebolla = Hagyma
    .art = a
    .acc = Hagymát
card-rucula = Rukkola
    .art = a
    .acc = Rukkolát
card-morron-asado = Sült paprika
    .art = a
    .acc = Sült paprikát
card-palta = Avokádó
    .art = az
    .acc = Avokádót
card-queso-crema = Krémsajt
    .art = a
    .acc = Krémsajtot
card-queso-de-maquina = Szeletelt sajt
    .art = a
    .acc = Szeletelt sajtot
card-queso-fresco = Friss sajt
    .art = a
    .acc = Friss sajtot
card-mozzarella = Mozzarella
    .art = a
    .acc = Mozzarellát
card-provolone = Provolone
    .art = a
    .acc = Provolonét
card-queso-azul = Kéksajt
    .art = a
    .acc = Kéksajtot
card-huevo-duro = Főtt tojás
    .art = a
    .acc = Főtt tojást
card-huevo-picado = Aprított tojás
    .art = az
    .acc = Aprított tojást
card-clara-a-la-plancha = Sült tojásfehérje
    .art = a
    .acc = Sült tojásfehérjét
card-revuelto = Rántotta
    .art = a
    .acc = Rántottát
card-tortilla = Omlett
    .art = az
    .acc = Omlettet
card-huevo-frito = Tükörtojás
    .art = a
    .acc = Tükörtojást
card-mortadela = Mortadella
    .art = a
    .acc = Mortadellát
card-paleta = Lapockasonka
    .art = a
    .acc = Lapockasonkát
card-salchichon = Spanyol szalámi
    .art = a
    .acc = Spanyol szalámit
card-jamon-cocido = Főtt sonka
    .art = a
    .acc = Főtt sonkát
card-salame = Szalámi
    .art = a
    .acc = Szalámit
card-jamon-crudo = Érlelt sonka
    .art = az
    .acc = Érlelt sonkát
card-papas-pay = Szalmaburgonya
    .art = a
    .acc = Szalmaburgonyát
card-aceitunas = Olívabogyó
    .art = az
    .acc = Olívabogyót
card-pepinillos = Csemegeuborka
    .art = a
    .acc = Csemegeuborkát
card-champinones = Csiperkegomba
    .art = a
    .acc = Csiperkegombát
card-anana = Ananász
    .art = az
    .acc = Ananászt
card-panceta-crocante = Ropogós bacon
    .art = a
    .acc = Ropogós bacont
card-ayuda-inesperada = Váratlan segítség
    .art = a
    .acc = Váratlan segítséget
card-cocina-libre = Szabad konyha
    .art = a
    .acc = Szabad konyhát
card-toque-del-chef = Mesterfogás
    .art = a
    .acc = Mesterfogást
card-buena-venta = Jó üzlet
    .art = a
    .acc = Jó üzletet

## What the cards do

card-unknown-text = Ezt a lapot nem láthatod.
card-pollo-desmenuzado-text = Amíg a zónádban van, minden köröd végén 1 érmét hoz.
card-hamburguesa-text = +1 minőség 4 vagy 5 hozzávalós rendelésben.
card-milanesa-de-pollo-text = Ha rendeléshez használod: kapsz 1 érmét.
card-bondiola-text = +1 minőség, ha a rendelésben öntet is szerepel.
card-milanesa-de-ternera-text = Ha rendeléshez használod: kapsz 1 GyP-ot zsetonban.
card-lomo-text = +1 minőség, ha a rendelésben ez az egyetlen hús.
card-mostaza-text = { card-pollo-desmenuzado-text }
card-ketchup-text = A következő hozzávaló, amelyet ebben a körben akcióként játszol ki, 2 érmével olcsóbb, de az ára nem mehet 0 alá; a Szabad konyha nem használja el.
card-mayonesa-text = { card-milanesa-de-pollo-text }
card-salsa-golf-text = +1 minőség, ha a rendelésben zöldség is szerepel.
card-chimichurri-text = { card-milanesa-de-ternera-text }
card-alioli-text = Ha rendeléshez használod: húzol 2 piaclapot.
card-lechuga-text = { card-pollo-desmenuzado-text }
card-tomate-text = Kijátszáskor: húzol 2 piaclapot, aztán eldobsz egy lapot a kezedből.
card-cebolla-text = Amíg a zónádban van, minden köröd végén 1 piaclapot hoz.
card-rucula-text = +1 minőség, ha a rendelésben sajt is szerepel.
card-morron-asado-text = { card-milanesa-de-ternera-text }
card-palta-text = { card-milanesa-de-ternera-text }
card-queso-crema-text = { card-pollo-desmenuzado-text }
card-queso-de-maquina-text = Ha rendeléshez használod: húzol 1 piaclapot.
card-queso-fresco-text = { card-milanesa-de-pollo-text }
card-mozzarella-text = +1 minőség, ha a rendelésben tojás is szerepel.
card-provolone-text = { card-milanesa-de-ternera-text }
card-queso-azul-text = +1 minőség, ha a rendelésben hús vagy felvágott is szerepel, legfeljebb +1.
card-huevo-duro-text = { card-pollo-desmenuzado-text }
card-huevo-picado-text = { card-tomate-text }
card-clara-a-la-plancha-text = Kijátszáskor: kapsz 2 érmét.
card-revuelto-text = +1 minőség, ha a rendelésben felvágott is szerepel.
card-tortilla-text = { card-milanesa-de-ternera-text }
card-huevo-frito-text = Kijátszáskor: húzol 1 piaclapot.
card-mortadela-text = { card-pollo-desmenuzado-text }
card-paleta-text = { card-tomate-text }
card-salchichon-text = { card-milanesa-de-pollo-text }
card-jamon-cocido-text = +1 minőség, ha a rendelésben sajt is szerepel, legfeljebb +1.
card-salame-text = { card-milanesa-de-ternera-text }
card-jamon-crudo-text = Ha rendeléshez használod: kapsz 3 érmét.
card-papas-pay-text = { card-pollo-desmenuzado-text }
card-aceitunas-text = Kijátszáskor: ha a rendelések paklija nem üres, egy nyitott rendelést a pakli aljára tehetsz, és feltöltöd a sort.
card-pepinillos-text = { card-milanesa-de-pollo-text }
card-champinones-text = +1 minőség, ha a rendelésben hús is szerepel.
card-anana-text = { card-milanesa-de-ternera-text }
card-panceta-crocante-text = A rendelés bónuszánál Extra helyett annak a kategóriának számít, amelyik neked a legjobb.
card-ayuda-inesperada-text = Elveszel egy segédet középről, akció és díj nélkül; a fenntartását meg kell fizetned.
card-cocina-libre-text = Kijátszhatsz legfeljebb 2 hozzávalót, akció és ár nélkül; a hatásuk érvényes.
card-toque-del-chef-text = +3 a következő rendelés minőségéhez, amelyet ebben a körben teljesítesz.
card-buena-venta-text = Összesen 3 érmét vagy piaclapot kapsz, tetszőleges arányban.

assistant-unknown-text = A kategóriája hozzávalói neked 2 érmével olcsóbbak, a minőségük 2-vel nagyobb, és ha rendeléshez használsz belőlük, 2 GyP-ot kapsz zsetonban. Minden köröd végén 1 piaclapot hoz; a fenntartása 2 érme vagy 1 GyP zsetonban.
assistant-carnes-text = { assistant-unknown-text }
assistant-aderezos-text = { assistant-unknown-text }
assistant-vegetales-text = { assistant-unknown-text }
assistant-quesos-text = { assistant-unknown-text }
assistant-huevos-text = { assistant-unknown-text }
assistant-fiambres-text = { assistant-unknown-text }
assistant-extras-text = { assistant-unknown-text }

## On the screen

board-orders = Nyitott rendelések
board-can = most teljesítheted
board-assistants = Segédek középen
board-player = Játékos
board-you = te
board-first = kezdőjátékos
board-turn = soron van
board-coins = érme
board-chips = GyP zsetonban
board-hidden = rejtve
board-cards = lap kézben
board-zone = Zóna
board-staff = Segédek
board-done = Teljesítve
board-hand = A kezed
board-quality = minőség
board-points = GyP
board-reward-assistant = segéd vagy 2 GyP
board-reward-units = érme vagy piaclap:
board-decks = Piacpakli, dobott lapok, rendeléspakli
board-idle = Fordulók teljesített rendelés nélkül
board-chef = Plusz minőség a következő rendeléshez
board-discount = Kedvezmény a következő hozzávalóra

## Moves

move-play = Játszd ki { $card-art } { $card-acc }
move-replace = Játszd ki { $card-art } { $card-acc }, és dobd el { $card2-art } { $card2-acc }
move-complete = Teljesítsd ezt a rendelést: { $order }
move-hire = Fogadd fel { $assistant-art } { $assistant-acc }
move-restock = Töltsd fel a kezed
move-coins = Vegyél 4 érmét a bankból
move-end = Fejezd be a körödet
move-use = Használd { $card-art } { $card-acc }
move-take = Vedd el { $assistant-art } { $assistant-acc }
move-chips = Kérj 2 GyP-ot zsetonban
move-split =
    { $number ->
        [0] Kérj csak érmét
       *[other] Kérj { $number } piaclapot, a többit érmében
    }
move-discard = Dobd el { $card-art } { $card-acc }
move-done = Fejezd be
move-under = Tedd a pakli aljára ezt a rendelést: { $order }
move-skip = Hagyd úgy a nyitott rendeléseket, ahogy vannak
move-pay-coins = Fizess 2 érmét
move-pay-chip = Fizess 1 GyP-ot zsetonban
move-keep = Tartsd meg { $assistant-art } { $assistant-acc }
move-back = Küldd vissza { $assistant-art } { $assistant-acc }

## Questions

prompt-action = Válassz akciót, vagy játssz ki egy lehetőséget! Még { $number } akciód van.
prompt-end = Fejezd be a körödet, vagy előbb játssz ki egy lehetőséget!
prompt-free-kitchen = Játssz ki ingyen egy hozzávalót, vagy fejezd be! Még { $number } hozzávalót játszhatsz ki.
prompt-use = Válaszd ki balról jobbra a hozzávalókat ehhez a rendeléshez: { $order }! Még { $number } kell.
prompt-assistant = Vedd el a középen lévő segédek egyikét!
prompt-reward = Válassz jutalmat: egy segédet vagy 2 GyP-ot zsetonban!
prompt-split = Összesen { $number } jár neked: hányat kérsz piaclapban?
prompt-restock = Dobj el, ahány lapot akarsz! Utána öt lapra egészíted ki a kezedet.
prompt-discard = Dobj el egy lapot a kezedből!
prompt-limit = Dobj el annyit, hogy öt lapod maradjon! Még { $number } fölösleges.
prompt-under = Egy nyitott rendelést a pakli aljára tehetsz.
prompt-pay = Fizesd ki 2 érmével vagy 1 GyP-ot érő zsetonnal { $assistant-art } { $assistant-acc }!
prompt-keep = Megtartod még egy körre { $assistant-art } { $assistant-acc }?
prompt-lot = Sorsolás: ki lesz a kezdőjátékos?
prompt-draw = Piaclap húzása.
prompt-order = Egy rendelés felfordítása.

## The log

note-first = A sorsolás szerint { $seat } a kezdőjátékos.
note-turn = { $seat } következik.
note-drew = { $seat } { $card-art } { $card-acc } húzza.
note-drew-hidden = { $seat } piaclapot húz.
note-deck-shuffled = A dobott piaclapokból új pakli lesz.
note-none-to-draw = Nincs több piaclap, { $seat } nem tud húzni.
note-opened = Új nyitott rendelés: { $order }.
note-third = Ez már a harmadik volna a fajtájából, ezért a pakli aljára kerül: { $order }.
note-row-short = A sort nem lehet feltölteni; nyitott rendelések: { $number }.
note-played =
    { $number ->
        [0] { $seat } ingyen kijátssza { $card-art } { $card-acc }.
       *[other] { $seat } kijátssza { $card-art } { $card-acc } { $number } érméért.
    }
note-replaced = { $seat } kijátssza { $card-art } { $card-acc } bírsággal együtt { $number } érméért, és eldobja { $card2-art } { $card2-acc }.
note-completed = { $seat } teljesíti ezt a rendelést: { $order } (minőség: { $number }).
note-bonus = { $seat } kap { $number } GyP-ot zsetonban a bónuszkategóriákért.
note-assistant-bonus = { $seat } kap { $number } GyP-ot zsetonban { $assistant-art } { $assistant } munkájáért.
note-hired = { $seat } felfogadja { $assistant-art } { $assistant-acc }.
note-joined = { $seat } díj nélkül megkapja { $assistant-art } { $assistant-acc }.
note-start-coins = { $seat } a sorrendben elfoglalt helyéért { $number } érmével többel kezd.
note-got-coins = { $seat } kap { $number } érmét.
note-got-chips = { $seat } kap { $number } GyP-ot zsetonban.
note-restocks = { $seat } feltölti a kezét.
note-discarded = { $seat } eldobja { $card-art } { $card-acc }.
note-opportunity = { $seat } lehetőséget játszik ki: { $card }.
note-handed-on = { $seat } továbbadja { $card-art } { $card-acc }; mostantól { $seat2 } kezében van.
note-chef = { $seat } következő rendelése ebben a körben { $number } ponttal jobb minőségű lesz.
note-discount = { $seat } ebben a körben a következő hozzávalóért { $number } érmével kevesebbet fizet.
note-put-under = { $seat } a pakli aljára teszi ezt a rendelést: { $order }.
note-paid-coins = { $seat } érmével fizeti ki { $assistant-art } { $assistant-acc }.
note-paid-chip = { $seat } zsetonnal fizeti ki { $assistant-art } { $assistant-acc }.
note-cannot-pay =
    { $number ->
        [0]
            { $number2 ->
                [0] { $seat } egyetlen segédet sem tud kifizetni.
               *[other] { $seat } nem tud minden segédet kifizetni; kifizetve: { $number2 } GyP zsetonban.
            }
       *[other]
            { $number2 ->
                [0] { $seat } nem tud minden segédet kifizetni; kifizetve: { $number } érme.
               *[other] { $seat } nem tud minden segédet kifizetni; kifizetve: { $number } érme és { $number2 } GyP zsetonban.
            }
    }
note-kept = { $seat } megtartja { $assistant-art } { $assistant-acc }.
note-back = { $seat } visszaküldi középre { $assistant-art } { $assistant-acc }.
note-announced = { $seat } már { $number } rendelést teljesített: a fordulót még végigjátsszátok, aztán vége a játéknak.
note-idle = { $number } fordulója senki sem teljesített rendelést. Tizenöt után vége a játéknak.
note-idle-end = { $number } fordulója senki sem teljesített rendelést. A játéknak vége.
note-scored = { $seat }: rendelések { $number }, zsetonok { $number2 }, lehetőségek { $number3 }, változatosság { $number4 }.
note-total = { $seat } eredménye összesen { $number } GyP.
note-won = { $seat } győz, ő a Nagy Szendvicsmester.
note-shared = { $seat } osztozik a győzelmen.

## Why not?

refusal-choose-action = Most válassz egy akciót, vagy játssz ki egy lehetőséget!
refusal-no-actions = Ebben a körben már mindkét akciódat felhasználtad.
refusal-not-in-hand = Nincs a kezedben ilyen lap: { $card }.
refusal-too-dear =
    { $number2 ->
        [0] Nem tudod kifizetni { $card-art } { $card-acc }: az ára { $number }, neked pedig nincs érméd.
       *[other] Nem tudod kifizetni { $card-art } { $card-acc }: az ára { $number }, neked pedig { $number2 } érméd van.
    }
refusal-zone-full = A zónád megtelt, ezért { $card-art } { $card } csak egy másik hozzávaló helyére kerülhet.
refusal-not-in-zone = Nincs a zónádban ilyen hozzávaló: { $card }.
refusal-zone-not-full =
    { $number ->
        [0] Csak teli zónában cserélhetsz, a tiéd pedig üres.
       *[other] Csak teli zónában cserélhetsz, neked pedig { $number } hozzávalód van.
    }
refusal-fine-too-dear =
    { $number2 ->
        [0] Nem tudod kifizetni { $card-art } { $card-acc }: az ára bírsággal együtt { $number }, neked pedig nincs érméd.
       *[other] Nem tudod kifizetni { $card-art } { $card-acc }: az ára bírsággal együtt { $number }, neked pedig { $number2 } érméd van.
    }
refusal-fine-short = A zónád megtelt, ezért egy másik hozzávalónak távoznia kellene, és az ezért járó bírságot nem tudod kifizetni: a bírság { $number }, neked pedig ennyi érméd van: { $number2 }.
refusal-order-done = Ezt a rendelést már teljesítetted: { $order }.
refusal-order-taken = { $seat } már teljesítette ezt a rendelést: { $order }.
refusal-order-not-open = Csak nyitott rendelést választhatsz, ez pedig nem az: { $order }.
refusal-hire-too-dear =
    { $number2 ->
        [0] Senkit sem tudsz felfogadni: a díj { $number }, neked pedig nincs érméd.
       *[other] Senkit sem tudsz felfogadni: a díj { $number }, neked pedig { $number2 } érméd van.
    }
refusal-has-assistant = { $assistant-cap } { $assistant } már neked dolgozik.
refusal-assistant-taken = { $assistant-cap } { $assistant } most { $seat } konyhájában dolgozik.
refusal-actions-left = Előbb mindkét akciót végre kell hajtanod; még { $number } hátravan.
refusal-end-or-opportunity = Most már csak a körödet fejezheted be, vagy lehetőséget játszhatsz ki.
refusal-turn-ended = Már befejezted a körödet, ezért { $card-art } { $card } lapnak a következőig várnia kell.
refusal-no-assistant-left = Ez a lap most hatástalan volna, mert nincs segéd középen: { $card }.
refusal-no-ingredient = Ez a lap most hatástalan volna, mert nincs hozzávaló a kezedben: { $card }.
refusal-one-by-one = A lehetőségeket egyenként kell kijátszani, ezért { $card-art } { $card } lapnak várnia kell.
refusal-too-few-ingredients =
    { $number2 ->
        [0] Kevés a hozzávalód ehhez a rendeléshez ({ $order }): { $number } kell, a zónád pedig üres.
       *[other] Kevés a hozzávalód ehhez a rendeléshez ({ $order }): { $number } kell, a zónádban { $number2 } van.
    }
refusal-quality-short = Nem elég jók a hozzávalóid ehhez a rendeléshez ({ $order }): a szükséges minőség { $number }, nálad legfeljebb { $number2 }.
refusal-choose-ingredients = Most válaszd ki a hozzávalókat ehhez a rendeléshez: { $order }!
refusal-other-zone = Ez a hozzávaló { $seat } zónájában van, nem a tiédben: { $card }.
refusal-used-already = Ezt a hozzávalót már kiválasztottad: { $card }.
refusal-left-to-right = Balról jobbra válassz: { $card-art } { $card } most nem választható.
refusal-falls-short = Ezzel a hozzávalóval nem teljesíthető a rendelés ({ $card }): a szükséges minőség { $number }, így legfeljebb { $number2 } érhető el.
refusal-falls-short-together = Az eddig választottakkal együtt nem teljesíthető vele a rendelés: { $card }. A szükséges minőség { $number }, így legfeljebb { $number2 }.
refusal-choose-reward = Most válassz jutalmat: egy segédet vagy 2 GyP-ot zsetonban!
refusal-only-units = Ennyi lapot nem kérhetsz: összesen { $number } jár neked.
refusal-choose-split = Most mondd meg, hányat kérsz piaclapban: összesen { $number } jár neked.
refusal-restocking = Éppen a kezedet töltöd fel: dobj el egy lapot, vagy fejezd be!
refusal-discard-one = Most dobj el egy lapot a kezedből!
refusal-discard-down = Előbb dobj el annyi lapot, hogy öt maradjon! Még { $number } fölösleges.
refusal-cook-free = Most játssz ki ingyen egy hozzávalót, vagy fejezd be! Még { $number } hozzávalót játszhatsz ki.
refusal-choose-assistant = Most vedd el a középen lévő segédek egyikét!
refusal-choose-under = Most válassz egy nyitott rendelést, amely a pakli aljára kerül, vagy hagyd mindet a helyén!
refusal-choose-payment = Most fizesd ki 2 érmével vagy 1 GyP-ot érő zsetonnal { $assistant-art } { $assistant-acc }!
refusal-choose-keep = Most döntsd el, megtartod-e { $assistant-art } { $assistant-acc }!

## On the shelf

feel = Vezess konyhát: hozzávalók, rendelések és cselek a szomszédok ellen.
goal = Ha valaki öt rendelést teljesített, a forduló végén a legtöbb GyP nyer.
goal-turn = A körödben két akciód van: hozzávalót játszol ki, rendelést teljesítesz, segédet veszel fel, lapot cserélsz vagy érmét veszel; aztán kifizeted a segédeket.

## The stage in the browser

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

## Why a bot would do it

reason-sand-order = A teljesített rendelés pontot hoz, és más már nem viheti el.
reason-sand-new-type = Egy újabb fajta rendelés a végén a változatosságba is beszámít.
reason-sand-ends = Ez az ötödik rendelésed: a forduló után véget ér a játék.
reason-sand-chef = A többletminőséggel még egy rendelés teljesíthető.
reason-sand-free = Hozzávalók kerülnek a zónádba, ingyen és akció nélkül.
reason-sand-keep = A végén a kezedben maradt lehetőség 4 GyP-ot ér.
reason-sand-assistant = Több hozzávalód is van ebből a kategóriából: jobbak és olcsóbbak lesznek.
reason-sand-coins = A kezedben lévő hozzávalók egyikét sem tudod kifizetni.
reason-sand-restock = A kezed nincs tele.
