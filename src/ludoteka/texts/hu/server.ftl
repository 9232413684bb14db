### Mit mond a kiszolgáló, és mi lehet baj egy hálózati asztalnál, magyarul.

## Commands

cli-serve = Játék a böngészőben: kiszolgáló indítása ezen a gépen.
cli-option-host = Cím, amelyen a kiszolgáló elérhető; a 0.0.0.0 beengedi a hálózat többi gépét is.
cli-option-port = A kapu száma; 0 esetén bármelyik szabad kapu.
cli-option-data = A kiszolgáló asztalainak mappája, vagy egy PostgreSQL-adatbázis címe.
cli-option-browser = Az oldal megnyitása a böngészőben.
cli-option-server = Ehelyett egy sokasztalos kiszolgáló mérése.
serve-ready = A Ludoteka itt érhető el: { $address } (leállítás: Ctrl+C).

bench-server-tables = asztalok: { $value }
bench-server-moves-per-s = lépés másodpercenként, mindegyik a visszaigazolás előtt tárolva: { $value }
bench-server-cpu-us = a kiszolgáló számítási ideje lépésenként: { $value } µs
bench-server-p50-ms = a felére ennyi időn belül jött válasz: { $value } ms
bench-server-p99-ms = százból 99-re ennyi időn belül jött válasz: { $value } ms
bench-server-busy-moves-per-s = lépés másodpercenként, ha 2200 érkezik: { $value }
bench-server-busy-p50-ms = ekkor a fele: { $value } ms
bench-server-busy-p99-ms = ekkor százból 99: { $value } ms
bench-server-paced-p50-ms = asztalonként másodpercenként két lépésnél a fele: { $value } ms
bench-server-paced-p99-ms = asztalonként másodpercenként két lépésnél százból 99: { $value } ms
bench-server-idle-kb = egy tétlen asztal memóriája: { $value } KB
bench-server-idle-connected-kb = egy tétlen asztal memóriája két csatlakozott emberrel: { $value } KB

## What can be wrong

fault-store-trouble = Ez az adatbázis nem olvasható vagy nem írható: { $store }. Nézd meg, hogy fut-e, és van-e benne hely.
fault-store-conflict = Egy másik kiszolgáló megváltoztatta ezt az asztalt; az oldal újra betölti.
fault-no-such-table = Nincs ilyen asztal; ellenőrizd a hivatkozást.
fault-wrong-token = Ez a hely már nem innen foglalt; kérj hozzá új hivatkozást.
fault-wrong-code = Ez a meghívó nem ehhez az asztalhoz való; kérj új hivatkozást.
fault-seat-taken = A(z) { $seat }. hely már foglalt; nézd a játékot, vagy nyiss saját asztalt.
fault-table-full = Minden hely foglalt; nézd a játékot, vagy nyiss saját asztalt.
fault-not-begun = A játszma még nem kezdődött el: van szabad hely.
fault-only-a-record = Ez egy rögzített játszma; a játékhoz folytasd valamelyik állásából.
fault-only-watching = Csak nézed a játékot; a játékhoz foglalj helyet.
fault-not-over = Ezt csak a játszma vége után lehet.
fault-no-such-position = A feljegyzésnek { $most } sora van, így nincs állás { $count } sor után.
fault-seat-present = A(z) { $seat }. hely játékosa itt van, vagy csak most ment el.
fault-nothing-to-take-back = Nem játszik helyetted bot, akitől visszavehetnéd a helyed.
fault-not-asked = Nem te következel, így nincs mit tanácsolni.
fault-nothing-to-close = Nincs mire várni: már mindenki kész.
fault-close-by-timer = Ennél az asztalnál időzítő van: ha lejár az idő, a játék magától folytatódik.
fault-close-not-yours = A többiek nélkül csak az mehet tovább, akinek a köre tart.
fault-close-too-early = Hagyj a többieknek még { $seconds } másodpercet, azután továbbmehetsz.
fault-empty-chat = Ebben nincs semmi; írj valamit.
fault-clock-without-time = Az órának legalább egy másodperc kell; válassz hosszabb időt.
fault-too-fast = Ez egyszerre túl sok volt; várj egy kicsit, és próbáld újra.
fault-too-large = Ez több mint { $most } KB, ami túl sok; válassz kisebb fájlt.
fault-unreadable-message = A kiszolgáló nem érti ezt az üzenetet; töltsd be újra az oldalt.
fault-no-hello = A kapcsolat nem szólt semmit, ezért lezárult; töltsd be újra az oldalt.
fault-no-such-page = Nincs ilyen oldal; kezdd az elsőnél.
fault-table-reloads = Az asztal újra betöltődik; az oldal magától visszatér.
fault-port-taken = A(z) { $port } kapu itt nem használható; válassz másikat: --port.
