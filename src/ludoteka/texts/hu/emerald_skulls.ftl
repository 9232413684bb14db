### Smaragd koponyák: a tábla, az esélyek és a hibás állások, magyarul.

board-skulls-pot = Készlet: { $count }
board-skulls-hand = Kockák a kézben: { $count } ({ $dice })
board-skulls-player = { $name }: fogaskerék { $gears }, újradobásjelző { $tokens }
board-skulls-roller = { $name }: fogaskerék { $gears }, újradobásjelző { $tokens } (dobó)
board-skulls-rivals = Vrax és Kar: fogaskerék { $gears }; hátralévő ellenfélkártyák: { $cards }

odds-gears = Várható fogaskerék: { $gears }; várható újradobásjelző-egyenleg: { $tokens }
odds-outs = Hogyan végződik a kör (a tartomány: a legkisebb és a legnagyobb esély az egyformán jó dobók között)
odds-bets = Játékban lévő fogadások
odds-actions = Amit most tehetsz: várható fogaskerék és jelzőegyenleg; * a legjobb
odds-out-bust = Befuccsolás
odds-out-stop = Megfutamodás
odds-out-gem = Ékkőlehelyezés
odds-out-run = Üres kéz
odds-out-double = Dupla kiszálló

fault-odds-field = Ez nem érthető: „{ $field }”. Ezek mindegyikét legfeljebb egyszer add meg, név=érték alakban: { $known }.
fault-odds-value = „{ $field }” nem lehet „{ $value }”; lehetséges: { $known }.
fault-odds-dice = Összesen csak { $most } kocka van; vegyél el a „dice” vagy a „placed” mezőből!
fault-odds-eyes = A szemekre csak { $most } kocka fér; vegyél el a „placed” mezőből!
fault-odds-roll = A dobásnak { $dice } kockát kell mutatnia, ahány a kézben van; javítsd a „roll” vagy a „dice” mezőt!
fault-odds-missing = Add meg, hány kocka van a kézben, például dice=5.
fault-odds-stop = „now=stop” annak való, aki éppen kockát tett le: add meg a „placed” mezőt, és hagyd el a „roll” mezőt.
fault-odds-tokens = Az esélyekhez legfeljebb { $most } újradobásjelző vehető számításba: minden továbbival tovább tart a pontos számítás, sokkal már percekig tartana.
fault-odds-sides = „{ $first }” és „{ $second }” ugyanaz a kártya; csak az egyik oldalát nevezd meg.
fault-odds-no-turn = Most senkinek sincs kocka a kezében; kérdezd egy kör közben!
fault-component-length = „{ $table }”, „{ $id }”: a „{ $field }” mezőben { $wanted } érték kell. Javítsd ki!
