### Amit az üzemeltetők olvasnak, magyarul.

## Commands

cli-word-rate = EGYSZERRE/MÁSODPERCENKÉNT
cli-word-table = ASZTAL
cli-tables = Egy szerver asztalainak listája, akár működés közben, vagy néhányuk eltávolítása.
cli-option-origin = Más című oldal, amely a látogató nevében kérhet, például https://play.example.org; többször is megadható.
cli-option-proxy = Olyan proxy címe, amelynek elhisszük a látogató címét; többször is megadható, és ennek a gépnek a helyébe lép.
cli-option-connections = A kapcsolatok száma összesen.
cli-option-connections-per-address = Egy cím kapcsolatainak száma.
cli-option-requests = Egy cím kérései: ennyi egyszerre, utána másodpercenként ennyi.
cli-option-messages = Egy kapcsolat üzenetei: ennyi egyszerre, utána másodpercenként ennyi.
cli-option-new-tables = Egy cím új asztalai: ennyi egyszerre, utána másodpercenként ennyi.
cli-option-bot-seats = Botok helyei egy cím új asztalainál: ennyi egyszerre, utána másodpercenként ennyi.
cli-option-uploads = Egy cím feltöltött feljegyzései: ennyi egyszerre, utána másodpercenként ennyi.
cli-option-reviews = Egy cím új elemzései: ennyi egyszerre, utána másodpercenként ennyi.
cli-option-hints = Tippek egy címnek: ennyi egyszerre, utána másodpercenként ennyi.
cli-option-chats = Egy cím csevegősorai: ennyi egyszerre, utána másodpercenként ennyi.
cli-option-log = A napló formája: szöveges sorok, vagy programoknak JSON-sorok.
cli-option-keep-days = A legalább ennyi napja nem használt asztalok eltávolítása; 0 esetén mind megmarad.
cli-option-archive = Mappa, ahová az asztalok az eltávolítás előtt kerülnek; a ludoteka db import visszahozza őket.
cli-option-older = Csak a legalább ennyi napja nem használt asztalok.
cli-option-remove = Ezeknek az asztaloknak az eltávolítása az adatbázisból; a szerver közben működhet.

## What they say

tables-waiting = várakozik
tables-running = zajlik
tables-over = véget ért
tables-line = { $table }: { $game }, { $stage }, foglalt helyek: { $taken }/{ $seats }, események: { $events }, { $size } KB, utoljára használva: { $day }
tables-total = Asztalok: { $tables }, összesen { $size } KB.
tables-removed = Eltávolított asztalok: { $tables }, összesen { $size } KB.

bench-server-two-moves-per-s = két szerver egy adatbázison, lépés másodpercenként: { $value }
bench-server-two-cpu-us = a kettő számítási ideje lépésenként, együtt: { $value } µs
bench-server-two-share = a terheltebb szerver része: { $value } %

fault-no-table-of-that-name = Az adatbázisban nincs ilyen asztal: { $table }; a ludoteka tables felsorolja a meglévőket.
fault-remove-what = Nevezd meg az eltávolítandó asztalokat, vagy add meg, hány napja nem használja őket senki: --older.
