### Mit mond a szerver, és mi lehet baj egy hálózati asztalnál, magyarul.

## Commands

cli-serve = Játék a böngészőben: szerver indítása ezen a gépen.
cli-option-host = Cím, amelyen a szerver elérhető; a 0.0.0.0 beengedi a hálózat többi gépét is.
cli-option-port = A port száma; 0 esetén bármelyik szabad port.
cli-option-data = A szerver asztalainak mappája, vagy egy PostgreSQL-adatbázis címe.
cli-option-browser = Az oldal megnyitása a böngészőben.
cli-option-server = Ehelyett egy sokasztalos szerver mérése.
serve-ready = A Ludoteka itt érhető el: { $address } (leállítás: Ctrl+C).

cli-option-mend = A sérültek javítása: minden napló az utolsó ép eseményéig marad meg, a többi félrekerül.
cli-db = Egy szerver adatbázisának gondozása, akár működés közben.
cli-check = Egy szerver minden asztalának ellenőrzése és a sérültek javítása.
cli-export = Egy szerver összes asztalának kiírása egy új fájlba, JSON-sorokként.
cli-import = Egy kiírt fájl asztalainak hozzáadása egy szerveréihez.
cli-backup = Egy szerver adatbázisának másolása egy új fájlba, amelyben minden benne van.
db-checked = Ellenőrizve: { $tables } asztal, { $events } esemény.
db-torn = Ez az asztal sérült: { $table }, az első hibás esemény: { $event } (érintett események: { $count }); a --mend visszatér az utolsó ép eseményhez, és félreteszi a többit.
db-mended = Ez az asztal javítva: { $table }, az első elhagyott esemény: { $event }; félretett események: { $count }.
db-exported = Kiírva ide: { $file }, asztalok: { $tables }.
db-imported = Hozzáadva innen: { $file }, asztalok: { $tables }.
db-backed-up = Az adatbázis másolata itt van: { $file }.

bench-server-tables = asztalok: { $value }
bench-server-moves-per-s = lépés másodpercenként, mindegyik a visszaigazolás előtt tárolva: { $value }
bench-server-cpu-us = a szerver számítási ideje lépésenként: { $value } µs
bench-server-p50-ms = a felére ennyi időn belül jött válasz: { $value } ms
bench-server-p99-ms = százból 99-re ennyi időn belül jött válasz: { $value } ms
bench-server-busy-moves-per-s = lépés másodpercenként, ha 2200 érkezik: { $value }
bench-server-busy-p50-ms = ekkor a fele: { $value } ms
bench-server-busy-p99-ms = ekkor százból 99: { $value } ms
bench-server-paced-p50-ms = asztalonként másodpercenként két lépésnél a fele: { $value } ms
bench-server-paced-p99-ms = asztalonként másodpercenként két lépésnél százból 99: { $value } ms
bench-server-idle-kb = egy tétlen asztal memóriája: { $value } KB
bench-server-idle-connected-kb = egy tétlen asztal memóriája két csatlakozott emberrel: { $value } KB

## At a table

table-rules = Ez a mérkőzés azokkal a szabályokkal megy tovább, amelyekkel elkezdődött (a szabályok verziója: { $number }).

## What can be wrong

fault-store-trouble = Ez az adatbázis nem olvasható vagy nem írható: { $store }. Nézd meg, hogy fut-e, és van-e benne hely!
fault-store-conflict = Más szerverek közben megváltoztatták ezt az asztalt; próbáld újra!
fault-store-newer = Ezt egy újabb Ludoteka készítette: { $store } (séma: { $version }, ez a verzió eddig ismeri: { $known }); használd azt a verziót, vagy egy korábbi másolatot!
fault-no-database = Itt nincs szerver-adatbázis: { $store }; add meg a mappáját: --data.
fault-table-exists = Ez az asztal már megvan: { $table }, ezért semmi sem került be; importálj üres mappába!
fault-export-line = Ez a sor nem a mi exportunkból való: { $line }. sor, ezért semmi sem került be; exportáld újra!
fault-export-table = Az asztal eseményei nem követik egymást: { $table }, ezért semmi sem került be; exportáld újra!
fault-backup-postgres = A PostgreSQL maga készít másolatot; használd a pg_dump programot, vagy ezt: ludoteka db export
fault-store-away = A szerver most nem tudja olvasni az asztalait; próbáld újra egy kicsit később!
fault-server-busy = A szervernek most sok a dolga; próbáld újra egy kicsit később!
fault-outcome-unknown = Még nem tudni, hogy ez megtörtént-e; próbáld újra: semmi sem történik meg kétszer.
fault-table-torn = Az asztal naplója hiányos ({ $table }, a hiány a következő esemény előtt van: { $event }); a szerver gazdája ezzel javíthatja: ludoteka db check --mend
fault-table-unreadable = Ez a verzió nem érti az asztal egyik eseményét ({ $table }, esemény: { $event }); a szerver gazdája ezzel nézhet utána: ludoteka db check
fault-no-such-table = Nincs ilyen asztal; ellenőrizd a linket!
fault-wrong-token = Ez a hely már nem innen foglalt; kérj hozzá új linket!
fault-wrong-code = Ez a meghívó nem ehhez az asztalhoz való; kérj új linket!
fault-seat-taken = Ez a hely már foglalt ({ $seat }. hely); nézd a játékot, vagy nyiss saját asztalt!
fault-table-full = Minden hely foglalt; nézd a játékot, vagy nyiss saját asztalt!
fault-not-begun = A mérkőzés még nem kezdődött el: van szabad hely.
fault-only-a-record = Ez egy rögzített mérkőzés; ha játszani szeretnél, folytasd valamelyik állásából!
fault-only-watching = Most néző vagy; ha játszani szeretnél, foglalj helyet!
fault-not-over = Ez csak a mérkőzés vége után lehetséges.
fault-no-such-position = A feljegyzésnek { $most } sora van, így nincs állás { $count } sor után.
fault-seat-present = Ennek a helynek a játékosa itt van, vagy csak most ment el ({ $seat }. hely).
fault-seat-awaited = Ennek a helynek a játékosa még leülhet ({ $seat }. hely); várj még egy kicsit!
fault-no-rematch = Nincs visszavágó, amelyre válaszolni lehetne.
fault-no-undo-here = Ennél az asztalnál nem lehet lépést visszavonni.
fault-no-hints-here = Ennél az asztalnál nincsenek tippek.
fault-no-spectators = A végéig csak a játékosok láthatják ezt a mérkőzést.
fault-nothing-to-grant = Most senki sem kéri lépés visszavonását.
fault-nothing-to-take-back = Nem játszik helyetted bot, akitől visszavehetnéd a helyed.
fault-not-asked = Nem te következel, így nincs mit tanácsolni.
fault-nothing-to-close = Nincs mire várni: már mindenki kész.
fault-close-by-timer = Ennél az asztalnál időzítő van: ha lejár az idő, a játék magától folytatódik.
fault-close-not-yours = A többiek nélkül csak az mehet tovább, akinek a köre tart.
fault-close-too-early = Hagyj a többieknek még { $seconds } másodpercet, azután továbbmehetsz.
fault-empty-chat = Ebben nincs semmi; írj valamit!
fault-clock-without-time = Az órának legalább egy másodperc kell; válassz hosszabb időt!
fault-too-fast = Ez egyszerre túl sok volt; várj egy kicsit, és próbáld újra!
fault-too-many = Ez egyszerre túl sok volt; próbáld újra { $seconds } másodperc múlva!
fault-too-many-connections = A címedről túl sok kapcsolat van; zárj be néhányat, vagy próbáld újra később!
fault-too-slow = A kérés túl lassan érkezett meg; próbáld újra!
fault-wrong-origin = Ezt egy másik oldal kérte a nevedben, ezért nem történt meg; használd a szerver saját oldalát!
fault-folder-in-use = Ezt a mappát egy másik szerver használja: { $folder }; állítsd le, vagy válassz másikat: --data.
fault-too-large = Ez nagyobb, mint { $most } KB; válassz kisebb fájlt!
fault-unreadable-message = A szerver nem érti ezt az üzenetet; töltsd be újra az oldalt!
fault-no-hello = A kapcsolat néma maradt, ezért lezárult; töltsd be újra az oldalt!
fault-no-such-page = Nincs ilyen oldal; kezdd az elsőnél!
fault-port-taken = Ez a port itt nem használható: { $port }; válassz másikat: --port.
