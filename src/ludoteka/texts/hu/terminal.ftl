# Játék a terminálban

terminal-dice = Tiszta kockák: az asztal előre elkötelezi magát, a pecsét: { $commitment }
terminal-welcome = Számmal, lépéssel vagy a lépés elejével válaszolj. A „help” felsorolja a parancsokat.
terminal-asked = { $who }: { $prompt }
terminal-back = A „back” visszalép az előző listához.
terminal-what = Ez se nem lépés, se nem parancs: „{ $typed }”. Az „options” a lépéseket, a „help” a parancsokat mutatja.
terminal-near = Erre gondoltál: { $words }?
terminal-allowed = Most szabad: { $move }
terminal-pass = Most { $name } következik: add át a képernyőt.
terminal-press-enter = Nyomj Entert, ha senki más nem nézi.
terminal-won-you = Nyertél.
terminal-lost-you = Vesztettél.
terminal-lost = { $name } vesztett.
terminal-nobody = Senki sem nyert.
terminal-won = A győztes: { $name }.
terminal-drawn = Döntetlen: { $names }.
terminal-saved = Elmentve ide: { $file }. Folytatás: ludoteka play --resume { $file } (mellette maradjon, és senki ne lássa: { $seed }).
terminal-saved-over = Elmentve ide: { $file }. Ellenőrzés: ludoteka verify { $file }
terminal-save-where = Melyik fájlba mentsem a játszmát? (Enter: ne mentsd)
terminal-bye = Viszontlátásra!

terminal-help-help = help              ez a lista
terminal-help-why = why LÉPÉS         szabad-e most ez a lépés, és ha nem, miért nem
terminal-help-undo = undo              az utolsó lépés visszavonása, ha azóta semmi nem derült ki
terminal-help-about = about NÉV         mit csinál egy lapka vagy kártya, és honnan tudjuk
terminal-help-rules = rules [PONT]      a szabályok vagy egy pontjuk (például: rules 3.2)
terminal-help-board = board             a tábla újrarajzolása
terminal-help-odds = odds              a kockák pontos esélyei, kockás játékokban
terminal-help-options = options           a lépések felsorolása
terminal-help-save = save FÁJL         a játszma mentése új fájlba
terminal-help-lang = lang xx           másik nyelv: en, hu, pl, es
terminal-help-resign = resign            feladás
terminal-help-quit = quit              kilépés
terminal-help-moves = Minden más lépés: a száma, a szögletes zárójelben álló jelölése vagy ezek eleje.

table-undo = { $name }: az utolsó lépés visszavonva.
table-resign = { $name } feladja.
table-bot = { $name } helyett bot játszik tovább.

begin-game = Melyik játék legyen?
begin-seats = Hányan játszotok?
begin-players = { $count } játékos
begin-who = Ki játszik ezen a helyen: { $number }.?
begin-who-role = Ki játszik ezen a helyen: { $number }. ({ $role })?
begin-person = ember
begin-bot = bot
begin-name = { $number }. játékos
begin-name-bot = { $number }. bot
begin-number = Szám (Enter: { $number })
begin-again = Írj be egy számot 1 és { $most } között.

watch-next = Enter: tovább
watch-unfinished = A jegyzőkönyv itt véget ér; a játszma nem fejeződött be.

# A CLASH táblája

board-clash-signs = Kit támogat: { $mcworld }, { $jihad }
board-clash-down = lefordítva
board-clash-zone = Zóna ({ $side }): { $tiles }
board-clash-hidden = Rejtett ({ $side }): { $tiles }
board-clash-neutral = Semleges zóna: { $tiles }
board-clash-packet = Választható: { $tiles }
board-clash-removed = Eltávolítva: { $tiles }
board-clash-wins = { $game }. parti. Megnyert partik: { $mcworld } { $first }, { $jihad } { $second }
board-clash-points = { $game }. parti. Pontok: { $mcworld } { $first }, { $jihad } { $second }
board-clash-box = Semleges lapkák a dobozban: { $count }

# Amit az asztal nem fogad el

fault-late-decision = Ez a válasz elkésett: az asztal már továbblépett. Nézd meg a táblát, és válassz újra.
fault-not-allowed = A szabályok ezt most nem engedik ({ $clause }).
fault-match-over = A játszma véget ért, nem lehet tovább játszani.
fault-cannot-undo = Nincs mit visszavonni: nem léptél azóta, hogy a véletlen, egy rejtett dolog vagy egy másik játékos megszólalt.
fault-no-such-seat = Nincs ilyen hely: { $seat }. A helyek száma 1-től { $seats }-ig terjed.
fault-seat-of-bot = Ezen a helyen bot játszik ({ $seat }.), ott csak a bot válaszolhat.
fault-no-bot-asked = Most nem bot következik.
fault-wrong-seats = Ezt a játékot { $seats } játékos nem játszhatja: válassz egy számot { $low } és { $high } között.
fault-wrong-seed = A mag nem ehhez a jegyzőkönyvhöz tartozik, így a kockák nem folytathatók; használd a vele együtt mentett magfájlt.
fault-bad-seed = A mag 64 hexadecimális számjegy, kisbetűkkel.
fault-unknown-bot = Nincs ilyen bot: „{ $bot }”. Az ismert botok: { $known }.
fault-why-what = Írd mellé, melyik lépésről van szó, például: why 3
fault-about-what = Írd mellé, miről van szó, például: about { $near }
fault-save-where = Írd mellé, hová, például: save este.ludo

fault-record-after-end = A jegyzőkönyv { $line }. sora a játszma vége után áll; vágd le onnan, vagy kérd el az eredeti fájlt.
fault-record-resign = A jegyzőkönyv { $line }. sora: itt senki nem adhatta fel. Kérd el az eredeti fájlt.
fault-verify-chance = A jegyzőkönyv { $line }. sora szerint a véletlen válasza { $said }, a magból viszont { $due } következik. A jegyzőkönyvet megváltoztatták, vagy a kockák nem voltak tiszták.
fault-verify-seed = A jegyzőkönyv { $line }. sora: a felfedett mag nem az, amelyre az asztal az 1. sorban elkötelezte magát. A jegyzőkönyvet megváltoztatták, vagy a kockák nem voltak tiszták.
fault-verify-ranks = A jegyzőkönyv { $line }. sora: nem ez lett a játszma eredménye. A jegyzőkönyvet megváltoztatták.
fault-verify-hash = A jegyzőkönyv { $line }. sora: az ellenőrző összeg nem illik az előző sorokhoz. Egy lépést, az első sort vagy magát az összeget megváltoztatták.
fault-verify-not-over = A jegyzőkönyv { $line }. sora olyan játszmát zár le, amely nem ért véget. Sorok hiányoznak, vagy megváltoztatták őket.
fault-verify-no-closing = A játszma véget ért, de hiányzik a felfedett magot tartalmazó { $line }. sor, így a kockák nem ellenőrizhetők. Kérd el a teljes fájlt.
fault-verify-unfinished = A { $lines } sor megfelel a szabályoknak, de a játszma befejezetlen, vagy a fájl csonka: zárósor nélkül a kockák nem ellenőrizhetők.
