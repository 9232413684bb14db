# A parancsok és kapcsolóik

cli-usage = Használat:
cli-options = Kapcsolók
cli-commands = Parancsok
cli-usage-options = [KAPCSOLÓK]
cli-usage-command = [PARANCS] [ARGUMENTUMOK]…
cli-default = alapérték: { $value }
cli-range = { $low }–{ $high }
cli-word-address = CÍM
cli-word-bot = BOT
cli-word-cards = LAPOK
cli-word-clause = SZABÁLYPONT
cli-word-count = N
cli-word-file = FÁJL
cli-word-folder = MAPPA
cli-word-game = JÁTÉK
cli-word-lang = xx
cli-word-name = NÉV
cli-word-number = SZÁM
cli-word-position = ÁLLÁS
cli-word-seat = HELY
cli-word-setting = NÉV=ÉRTÉK
cli-ludoteka = Megjelent társasjátékok, hiánytalanul, egyetlen szabálymotorral.
cli-play = Játék a terminálban, egy képernyőnél többen vagy botok ellen.
cli-sim = Sok játszma lejátszása véletlen lépésekkel vagy botokkal, és a győzelmek összeszámlálása.
cli-replay = Egy feljegyzett mérkőzés visszanézése.
cli-verify = Egy befejezett feljegyzés ellenőrzése: minden lépés szabályos, minden kocka tisztességes.
cli-bench = Milyen gyorsak a játékok ezen a gépen.
cli-rules = Egy játék szabályai vagy egyetlen pontjuk.
cli-games = A játékok listája a játékosok számával és a választható változatokkal.
cli-parts = Egy játék alkatrészfájlja, hogy lemásolhasd és átírhasd.
cli-doctor = A telepítés ellenőrzése: minden játék egyszer lejátszva és ellenőrizve.
cli-new-game = Csomag írása egy kis saját játékkal, kiindulásnak.
cli-odds = Egy szavakkal leírt állás pontos esélyei, ha a játékhoz vannak, például: dice=5 tokens=1
cli-score = A beírtak pontozása, ha a játékhoz van pontozólap.

cli-option-lang = Nyelv: en, hu, pl vagy es.
cli-option-version = A verzió és a fordítás módja.
cli-option-help = Ez a súgó.
cli-option-seats = A játékosok száma.
cli-option-bots = Az utolsó N helyen bot játszik.
cli-option-bot = Ezen a helyen bot játszik; többször is megadható.
cli-option-against = Ki ül az első kivételével minden helyen.
cli-option-options = A játék egyik beállítása, például variant=long; többször is megadható.
cli-option-parts = Saját alkatrészfájl.
cli-option-seed = Egy szám, amellyel minden megismételhető.
cli-option-resume = Egy elmentett mérkőzés folytatása.
cli-option-save = A végén mentse a mérkőzést ebbe az új fájlba.
cli-option-games = A játszmák száma.
cli-option-processes = Ennyi folyamat dolgozzon; az eredményt nem változtatja meg.
cli-option-as-json = JSON-kimenet.
cli-option-seat = Erről a helyről nézve; 0: néző.


sim-length = { $games } játszma, átlagosan { $mean } döntéssel.
sim-wins = { $seat }. hely: { $wins } győzelem ({ $share }).
sim-nobody = Győztes nélkül: { $count }.
sim-rest = Döntetlen: { $draws }. A korlátnál leállítva: { $capped }.
sim-stopped = { $turns ->
    [0] A korlátnál leállítva: { $stopped }.
   *[other] { $turns } kör után leállítva: { $stopped }.
}
sim-speed = Másodpercenként { $games } játszma és { $decisions } döntés.

bench-build = Fordítás: { $build }
bench-game = { $game }:
bench-decisions-per-s = döntés másodpercenként: { $value }
bench-games-per-s = véletlen játszma másodpercenként: { $value }
bench-search-per-s = döntés másodpercenként egyszerű keresés közben: { $value }
bench-advised-per-s = döntés másodpercenként tanáccsal segített keresés közben: { $value }
bench-clone-us = egy állás másolata: { $value } µs
bench-view-us = egy állás nézete: { $value } µs
bench-imagine-us = elképzelt állás: { $value } µs
bench-peak-mb = legnagyobb memóriaigény: { $value } MB

games-game = { $more ->
    [no] { $id }: { $title }, { $low } játékos
   *[yes] { $id }: { $title }, { $low }–{ $high } játékos
}
games-outside = Innen származik: { $package }; a csomag kódja a te jogaiddal fut.

new-game-written = A csomag ebben a mappában van: { $folder } (fájlok: { $count }). Így folytasd:
fault-new-game-name = „{ $name }” nem lehet egy új játék neve: kisbetűkből, számjegyekből és aláhúzásból álljon, és ne legyen már ilyen nevű játék vagy Python-modul.

verify-good = A feljegyzés rendben van: { $moves } szabályos lépés, { $chances } tisztességes sorsolás, az eredmény és az ellenőrző összeg helyes.
doctor-good = rendben
doctor-bad = HIBÁS

doctor-build = fordítás: { $build }, Python { $python }
doctor-language = nyelv: { $language }
doctor-game = { $game }: egy teljes játszma botokkal, a feljegyzése ellenőrizve ({ $answers } válasz)
doctor-trouble = { $what }: { $problem }

# Mi a baj egy paranccsal vagy fájllal

fault-unknown-command = Nincs ilyen parancs: „{ $command }”. A parancsok: { $known }.
fault-no-such-option = Itt nincs ilyen kapcsoló: { $option }. A --help felsorolja a kapcsolókat.
fault-missing-argument = Valami hiányzik: { $argument }. A --help megmutatja, mi kell a parancshoz.
fault-bad-argument = Nem megfelelő érték: { $argument }. A --help megmutatja, mi a megengedett.
fault-bad-line = Ez a parancs nem érthető; a --help megmutatja, mi kell hozzá.
fault-game-near = Nincs ilyen játék: „{ $game }”. Erre gondoltál: { $near }? A játékok: { $known }.
fault-option-near = Nincs ilyen beállítás: „{ $option }”. Erre gondoltál: { $near }?
fault-value-near = A beállítás ({ $option }) értéke nem lehet „{ $value }”. Erre gondoltál: { $near }?
fault-option-form = A beállítást név=érték alakban add meg, például variant=long; ez nem olyan: „{ $option }”.
fault-too-many-bots = { $bots } bot nem fér el: a helyek száma { $seats }.
fault-no-parts = Ennek a játéknak nincs alkatrészfájlja: { $game }.
fault-file-missing = Nincs ilyen fájl vagy mappa: { $file }. Ellenőrizd a nevét!
fault-file-forbidden = Itt nem szabad olvasni vagy írni: { $file }. Válassz másik helyet!
fault-file-folder = Ez mappa: { $file }. Fájlt adj meg!
fault-file-exists = Már létezik, és változatlan maradt: { $file }. Válassz másik nevet!
fault-file-full = Nincs hely a fájl megírásához: { $file }. Szabadíts fel helyet, vagy válassz másikat!
fault-file-trouble = Nem sikerült olvasni vagy írni: { $file }. Ellenőrizd a nevet és a helyet!
fault-file-large = Nagyobb, mint { $most } MB, ezért nem lehet feljegyzés vagy alkatrészfájl: { $file }.
fault-file-not-text = Nem UTF-8-as szövegfájl, ezért nem lehet feljegyzés vagy alkatrészfájl: { $file }.
fault-bad-seed-file = Nem ennek a mérkőzésnek a magfájlja: { $file }. Használd azt, amelyet vele együtt mentettél!
fault-resume-over = Ez a mérkőzés már véget ért: { $file }. Visszanézheted így: ludoteka replay { $file }
fault-no-score-pad = Ehhez a játékhoz nincs pontozólap: { $game }. Ezekhez van: { $known }.
fault-no-odds = Ehhez a játékhoz nincsenek esélyek: { $game }. Ezekhez vannak: { $known }.
fault-no-odds-now = Most nincs miről esélyt mondani; akkor kérdezd, amikor kockadobás következik!
