# A műhely futtatásai: hosszúak, több folyamaton vagy fürtön

cli-word-bots = BOTOK
cli-option-players = Minden hely botja, vagy helyenként egy, szóközzel elválasztva: level3 level1.
cli-option-cluster = Annak a Dask-ütemezőnek a címe, amelynek a gépei játszanak, pl. tcp://127.0.0.1:8786.
cli-option-go-on = A Ctrl-C-vel leállított futtatás folytatása.
time-left = hátravan: { $time }
run-kept = Leállítva. Ami elkészült, megmarad itt: { $file }; ugyanez a parancs a --resume kapcsolóval folytatja.
fault-nothing-kept = Nincs mit folytatni: ebben a mappában nincs meg a futtatás fájlja ({ $file }).
fault-kept-otherwise = Ez a fájl egy másik futtatáshoz tartozik: { $file }.
fault-workers-die = A játszó folyamatok újra meg újra leállnak, talán kevés a memória: próbáld kevesebbel.
fault-needs-extra = Ehhez a Ludoteka kiegészítője kell: pip install "ludoteka[{ $extra }]"
fault-cluster-unreachable = Ezen a címen nem válaszol Dask-ütemező: { $address }.
fault-cluster-empty = Az itt futó fürtnek nincsenek dolgozó gépei: { $address }.
fault-cluster-differs = A fürt gépein ugyanaz a Ludoteka kell, mint itt: { $version }.
fault-bots-by-seat = Egy botot nevezz meg minden helyre, vagy helyenként egyet: a játszmában { $seats } hely van, te { $bots } botot neveztél meg.

# Egyensúly: igazságos-e a játék, és mit okoz egy változtatás?

cli-balance = Egy játék beállításainak, lapjainak és helyeinek összevetése botok sok játszmájával: ki nyer, hogyan és mivel.
cli-option-vary = Mi változzon: beállítás=1,2,3 vagy seats=2,3 vagy cards.LAP.price=3,4 vagy parts=box,sajat.toml; többször is megadható.
cli-option-player = Minden hely botja.
cli-option-weaker = Egy gyengébb bot, hogy kiderüljön, milyen gyakran nyer a jobbik.
cli-option-aim = A helyekhez vagy a lapokhoz legigazságosabb változat keresése.
cli-option-report = Ábrás jelentés írása ebbe az új HTML-fájlba.
cli-option-parquet = Minden adat írása ebbe az új Parquet-fájlba.
fault-vary-form = Ebből nem derül ki, mi változzon: „{ $vary }”; így írd: NÉV=ÉRTÉK,ÉRTÉK.
fault-vary-many = Ez egyszerre túl sok: legfeljebb { $most } változat vethető össze.
fault-vary-number = Ide egész szám kell („{ $vary }”), nem ez: „{ $value }”.
fault-vary-unknown = Nincs ilyen nevű, ami változhatna: „{ $vary }”; ismert: { $known }, és az alkatrészfájl számai, például cards.LAP.price.
fault-vary-table = Az alkatrészfájlban nincs ilyen: „{ $table }”; ismert: { $known }.
fault-vary-path = Az alkatrészfájlban nincs ilyen szám: „{ $vary }”; ott ismert: { $known }.
fault-vary-none = Nincs mit összevetni.

balance-title = Egyensúly: { $game }
balance-how = { $games } játszma, minden helyen ezzel a bottal: „{ $bot }”; mag: { $seed }, Ludoteka { $version }. Az összevetett változatok:
balance-as-it-is = ahogy van
balance-vary-seats = játékosok
balance-vary-parts = alkatrészfájl
balance-variant = { $variant } ({ $games } játszma):
balance-seat = { $seat }. hely
balance-figure = { $name }: { $value } ({ $range })
balance-range = { $low } – { $high }
balance-of-length = Egy játszma döntései
balance-of-lead-changes = Ennyiszer változik, ki vezet
balance-of-known = A győztes eddigre vezet végleg
balance-of-margin = Pontok az első és a második között
balance-of-draws = Megosztott győzelmek
balance-of-nobody = Senki sem nyer
balance-of-stopped = Eredmény nélkül leállítva
balance-of-better-bot = A jobbik bot nyer
balance-of-points = Egy hely pontjai
balance-table-seat = A győzelmek megoszlása
balance-table-score = Pontok
balance-table-match = Egy játszma menete
balance-table-skill = Tudás
balance-table-change = Mit okoz a változtatás
balance-table-effect = Mit tesz egy lap megszerzése a győzelmi eséllyel
balance-table-befalls = Milyen gyakran jönnek események
balance-table-event-points = Mit tesznek az események mindenki pontjaival együtt
balance-nothing-clear = Megvizsgálva: { $count }. Semmi sem válik ki egyértelműen.
balance-clear-mark = egyértelmű
balance-column-what = Mi
balance-column-taken = Ennyi hely szerezte meg
balance-column-won-with = Ebből nyert
balance-column-effect = Többször, mint mások, akik ugyanúgy álltak
balance-axis-seat = hely
balance-axis-wins = a győzelmekből, %
balance-axis-course = ennyi telt el a játszmából, %
balance-axis-leads = a győztes vezet, %
balance-axis-decisions = egy játszma döntései
balance-axis-matches = játszmák, %
balance-axis-effect = a győzelmi esély változása, %
balance-plot-seat = A győzelmek megoszlása helyek szerint; a pontozott vonal az igazságos rész.
balance-plot-match = Milyen gyakran vezet már a későbbi győztes.
balance-plot-length = Milyen hosszúak a játszmák.
balance-plot-effect = A legerősebb hatások; a teli pont a sok összevetés miatti javítás után is egyértelmű.
balance-note-intervals = Zárójelben: 95%-os tartományok. Az „egyértelmű” azt jelenti, hogy a véletlen egymaga húsz jelentésből egynél kevesebbszer mutatna ennyit, egy táblázat minden összevetését beszámítva (Holm-féle javítás).
balance-note-effect = Azokat a helyeket, amelyek megszereztek valamit, minden olyan hellyel vetjük össze, amely egy döntésénél ugyanilyen jól állt, így nem számít, hogy aki vezet, többet vehet.
balance-found-seats = A helyekhez legigazságosabb: { $variant }. Ennyire biztos: { $share }.
balance-found-cards = A lapokhoz legigazságosabb: { $variant }. Ennyire biztos: { $share }.

# A műhely a böngészőben

cli-option-lab = Mások is használhatják a műhelyt más gépekről; ez sok számítás.
lab-title = Műhely
lab-text = Változtass meg beállításokat vagy nyomtatott számokat, játssz le botokkal sok játszmát, és nézd meg, mit okoz a változtatás.
lab-bots = Minden hely botja
lab-games = Játszmák
lab-numbers = Nyomtatott számok
lab-kind = Fajta
lab-entry = Tétel
lab-changed = { $name }: { $before }, új érték: { $after }
lab-undo = Visszavonás
lab-back = Visszavonás: { $name }
lab-run = Futtatás
lab-stop = Leállítás
lab-before = Ahogy van
lab-after = Megváltoztatva
lab-nothing-yet = Nyomd meg a Futtatás gombot: az ábrák a játszmák közben nőnek.
lab-progress = Lejátszott játszmák: { $done }, összesen: { $of }
lab-done = Kész. Lejátszott játszmák: { $done }
lab-stopped = Leállítva. Lejátszott játszmák: { $done }, összesen: { $of }
lab-failed = A futtatás nem sikerült.
lab-report = Megnyitás jelentésként
lab-save-report = A jelentés mentése
lab-save = Az adatok mentése
lab-share = A link másolása
lab-copied = Lemásolva
lab-in-table = Az adatok az alábbi táblázatokban vannak.
fault-lab-closed = A műhely csak annak jár, aki ennek a szervernek a gépénél ül.
fault-lab-busy = Már megy egy futtatás: állítsd le, vagy várd meg a végét.
fault-lab-empty = Még semmi sincs lejátszva.
fault-lab-broken = A futtatás nem sikerült: az okát a szerver naplója mondja meg.
