# Játék a terminálban

terminal-dice = Tisztességes kockák. Az asztal előre elkötelezte magát; az ujjlenyomat: { $commitment }
terminal-welcome = Számmal, lépéssel vagy a lépés elejével válaszolj! A „help” felsorolja a parancsokat.
terminal-asked = { $who }: { $prompt }
terminal-back = A „back” visszalép az előző listához.
terminal-what = Ez se nem lépés, se nem parancs: „{ $typed }”. Az „options” a lépéseket, a „help” a parancsokat mutatja.
terminal-near = Erre gondoltál: { $words }?
terminal-allowed = Most szabad: { $move }
terminal-pass = Most { $name } következik: add át a képernyőt!
terminal-press-enter = Nyomj Entert, ha senki más nem nézi a képernyőt!
terminal-won-you = Nyertél.
terminal-lost-you = Vesztettél.
terminal-lost = { $name } vesztett.
terminal-nobody = Senki sem nyert.
terminal-won = A győztes: { $name }.
terminal-drawn = Döntetlen: { $names }.
terminal-saved = Elmentve ide: { $file }. Folytatás: ludoteka play --resume { $file } (mellette maradjon, és senki ne lássa: { $seed }).
terminal-saved-over = Elmentve ide: { $file }. Ellenőrzés: ludoteka verify { $file }
terminal-save-where = Melyik fájlba mentsem a mérkőzést? (Enter: ne mentsem)
terminal-bye = Viszlát!

terminal-help-help = help              ez a lista
terminal-help-why = why LÉPÉS         szabad-e most ez a lépés, és ha nem, miért nem
terminal-help-undo = undo              az utolsó lépés visszavonása, ha azóta semmi nem derült ki
terminal-help-about = about NÉV         mit csinál egy lapka vagy kártya, és honnan tudjuk
terminal-help-rules = rules [PONT]      a szabályok vagy egy pontjuk (például: rules 3.2)
terminal-help-board = board             a tábla újrarajzolása
terminal-help-odds = odds              a kockák pontos esélyei, kockás játékokban
terminal-help-options = options           a lépések felsorolása
terminal-help-save = save FÁJL         a mérkőzés mentése új fájlba
terminal-help-lang = lang xx           másik nyelv: en, hu, pl, es
terminal-help-resign = resign            feladás
terminal-help-quit = quit              kilépés
terminal-help-moves = Minden egyéb beírás lépés: a száma, a szögletes zárójelben álló jelölése vagy ezek eleje.

table-undo = { $name }: az utolsó lépés visszavonva.
table-resign = { $name } feladja.
table-bot = { $name } helyett bot játszik tovább.

begin-game = Melyik játék legyen?
begin-seats = Hányan játszotok?
begin-players = { $count } játékos
begin-who = { $number }. hely: ki játszik?
begin-who-role = { $number }. hely ({ $role }): ki játszik?
begin-person = ember
begin-bot = bot
board-seat = { $number }. játékos
begin-number = Szám (Enter: { $number })
begin-again = Írj be egy számot 1 és { $most } között!

watch-next = Enter: tovább
watch-unfinished = A feljegyzés itt véget ér; a mérkőzés nem fejeződött be.

# Amit az asztal nem fogad el

fault-late-decision = Ez a válasz elkésett: az asztal már továbblépett. Nézd meg a táblát, és válassz újra!
fault-not-allowed = A szabályok ezt most nem engedik ({ $clause }).
fault-match-over = A mérkőzés véget ért, nem lehet tovább játszani.
fault-cannot-undo = Nincs mit visszavonni: az utolsó lépésed óta dobás vagy húzás történt, rejtett lap fordult fel, vagy más lépett.
fault-no-such-seat = Nincs ilyen hely: { $seat }. A helyek száma 1-től { $seats }-ig terjed.
fault-seat-of-bot = Ezen a helyen bot játszik ({ $seat }. hely), ott csak a bot válaszolhat.
fault-no-bot-asked = Most nem bot következik.
fault-wrong-seats = Ezt a játékot { $seats } játékos nem játszhatja: válassz egy számot { $low } és { $high } között!
fault-wrong-seed = A mag nem ehhez a feljegyzéshez tartozik, így a kockák nem folytathatók; használd a vele együtt mentett magfájlt!
fault-bad-seed = A mag 64 hexadecimális számjegy, kisbetűkkel.
fault-unknown-bot = Nincs ilyen bot: „{ $bot }”. Az ismert botok: { $known }.
fault-why-what = Írd mellé, melyik lépésről van szó, például: why 3
fault-about-what = Írd mellé, miről van szó, például: about { $near }
fault-save-where = Írd mellé, hová, például: save este.ludo

fault-record-after-end = A feljegyzés { $line }. sora a mérkőzés vége után áll; vágd le onnan, vagy kérd el az eredeti fájlt!
fault-record-resign = A feljegyzés { $line }. sora szerint valaki feladta, pedig itt senki sem adhatta fel. Kérd el az eredeti fájlt!
fault-verify-chance = A feljegyzés { $line }. sora szerint a sorsolás eredménye { $said }, a magból viszont { $due } következik. A feljegyzést megváltoztatták, vagy a kockák nem voltak tisztességesek.
fault-verify-seed = A feljegyzés { $line }. sora hibás: a felfedett mag nem az, amelyre az asztal az 1. sorban elkötelezte magát. A feljegyzést megváltoztatták, vagy a kockák nem voltak tisztességesek.
fault-verify-ranks = A feljegyzés { $line }. sora hibás: nem ez lett a mérkőzés eredménye. A feljegyzést megváltoztatták.
fault-verify-hash = A feljegyzés { $line }. sora hibás: az ellenőrző összeg nem illik az előző sorokhoz. Egy lépést, az első sort vagy magát az összeget megváltoztatták.
fault-verify-not-over = A feljegyzés { $line }. sora olyan mérkőzést zár le, amely nem ért véget. Sorok hiányoznak, vagy megváltoztatták őket.
fault-verify-no-closing = A mérkőzés véget ért, de hiányzik a felfedett magot tartalmazó { $line }. sor, így a kockák nem ellenőrizhetők. Kérd el a teljes fájlt!
fault-verify-unfinished = A fájl { $lines } sora megfelel a szabályoknak, de a mérkőzés befejezetlen, vagy a fájl csonka: zárósor nélkül a kockák nem ellenőrizhetők.
