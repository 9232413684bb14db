### Feladványok és az edző, magyarul.

## Parancsok

cli-puzzles = Oldd meg a mai feladványt, vagy folytasd az alábbi parancsok egyikével!
cli-solve = Egy játék egyik feladványának megoldása.
cli-mine = Új feladványok keresése botok mérkőzéseiben.
cli-prove = Egy játék feladványainak újbóli bizonyítása.
cli-option-grade = A feladvány nehézsége 1-től (könnyű) 5-ig.
cli-option-puzzle = A feladvány neve.
cli-option-count = Hány feladványt keressen.
cli-option-seconds = Legfeljebb hány másodpercig keressen.
cli-option-out = A fájl, amelyhez a feladványok hozzáíródnak.

puzzle-commands = Válassz szám szerint; a „solution” és a „quit” megmutatja a megoldást.
puzzle-what = Nincs a lépések között: „{ $typed }”.
puzzle-mined = Talált feladványok: { $count }.
puzzle-checked = Helytálló bizonyítások: { $count }/{ $of }.
puzzle-unproved = Nem áll meg a bizonyítása ennek a feladványnak: { $id }.
fault-puzzle-line = A fájl { $line }. sora nem feladvány.
fault-no-such-puzzle = Ennek a játéknak nincs ilyen feladványa: „{ $puzzle }”.
fault-no-puzzles = Nincsenek ilyen feladványok.
fault-game-without-puzzles = Ehhez a játékhoz nincsenek feladványok: „{ $game }”.

## Egy feladvány

puzzle-title = { $game }: { $id } feladvány, nehézség: { $grade }/5
puzzle-right = Ennél jobb nincs.
web-puzzle-wrong = Van ennél jobb. Próbáld újra!
puzzle-solution = A megoldás: { $line }

puzzle-goal-win-1 = Nyerd meg a játszmát még egy lapkával, bármit lép az ellenfeled!
puzzle-goal-win-2 = Nyerd meg a játszmát legfeljebb két lapkával, bármit lép az ellenfeled!
puzzle-goal-win-3 = Nyerd meg a játszmát legfeljebb három lapkával, bármit lép az ellenfeled!
puzzle-goal-hold-1 = Az ellenfeled egyetlen lapkával nyerni készül. Akadályozd meg!
puzzle-goal-hold-2 = Az ellenfeled legfeljebb két lapkával biztos győzelemre készül. Akadályozd meg!
puzzle-goal-roll = Melyik választás hozza átlagosan a legtöbb fogaskereket ebben a körben?
puzzle-goal-stop = Megfutamodsz, vagy tovább dobsz? Melyik hoz átlagosan több fogaskereket ebben a körben?
puzzle-goal-bet = A dobó fogaskerekekre játszik: melyik fogadás fizet átlagosan a legtöbbet?
puzzle-goal-win = Mely kockákkal dobsz újra, hogy a legnagyobb eséllyel nyerj ezzel a dobással? A kártyavásárlás nem számít.
puzzle-goal-share = Mely kockákkal dobsz újra, hogy a legnagyobb eséllyel nyerd meg a mérkőzést?
puzzle-goal-last-picks = Az utolsó forduló utolsó választásai: hogyan szerzed a legtöbb pontot? Az esemény nem számít.
puzzle-goal-last-turn = Az utolsó köröd: hogyan biztosítod a legtöbb pontot? A még felhúzandó kártyák nem számítanak.

puzzle-why-win-1 = Ez egyetlen lapkával nyer, bármit lép az ellenfél; más lépés nem.
puzzle-why-win-2 = Ez legfeljebb két lapkával nyer, bármit lép az ellenfél; más lépés nem.
puzzle-why-win-3 = Ez legfeljebb három lapkával nyer, bármit lép az ellenfél; más lépés nem.
puzzle-why-hold-1 = Ez után az ellenfélnek egyetlen lapka nem elég a biztos győzelemhez; minden más lépés után elég.
puzzle-why-hold-2 = Ez után az ellenfélnek két lapka sem elég a biztos győzelemhez; minden más lépés után elég.
puzzle-why-roll = Ez átlagosan { $best } fogaskereket hoz, a következő legjobb { $next } fogaskereket.
puzzle-why-stop = Ez átlagosan { $best } fogaskereket hoz, a másik { $next } fogaskereket.
puzzle-why-bet = Ez átlagosan { $best } fogaskereket fizet, a következő legjobb fogadás { $next } fogaskereket.
puzzle-why-win = A győzelmi esély ezzel a dobással { $best }, a következő legjobb választással { $next }.
puzzle-why-share = Minden dobást számba véve a győzelmi esély átlagosan { $best }, a következő legjobb választással { $next }.
puzzle-why-last-picks = Ez { $best } pont, minden más legfeljebb { $next } pont.
puzzle-why-last-turn = Ez { $best } pontot biztosít, minden más legfeljebb { $next } pontot.

## Az oldal

web-puzzles = Feladványok
web-puzzles-text = Állások botok mérkőzéseiből, amelyekben egyetlen lépés világosan a legjobb; ezt a szabálymotor bizonyítja.
web-puzzle-today = A mai feladvány
web-puzzle-today-which = { $game }, nehézség: { $grade }/5
web-puzzle-solve = Oldd meg
web-puzzle-streak = Egymás utáni napok: { $days }
web-puzzle-done = Megoldva
web-puzzle-grade = Nehézség: { $grade }
web-puzzle-grade-hint = 1: könnyű, 5: csak a legjobb bot találja meg.
web-puzzle-of-game = Feladványok: { $game }
web-puzzle-solved-of = Megoldva: { $done }/{ $of }
web-puzzle-number = { $number }. feladvány
web-puzzle-goal = A feladatod
web-puzzle-again = Kezdd újra
web-puzzle-show = Mutasd a megoldást
web-puzzle-next = Következő feladvány
web-puzzle-play-on = Játssz tovább innen
web-puzzle-all = Minden feladvány

## Az edző

fault-no-coach = Ennél az asztalnál nincs edző.
fault-coach-alone = Több ember közé akkor jön edző, ha az asztalnál mindenki beleegyezik.
fault-again-alone = Itt többen játszanak: kérd meg őket, hogy visszavonhasd a lépést.
fault-coach-stays = Ennél az asztalnál kezdettől fogva van edző.
web-manners-coach = Egy edző megmondja, mi lett volna jobb
web-coach = Edző
web-coach-lost = Ez a lépés a győzelemből ennyit vesztett: { $lost }. Jobb: { $best }
web-coach-back = Vond vissza
web-coach-leave = Maradjon így
web-coach-what = Mit tehetek itt?
web-coach-kinds = Ezek közül választhatsz:
web-coach-suggest = Edző javaslása mindenkinek
web-coach-start = Edző bekapcsolása
web-coach-end = Edző nélkül tovább
web-coach-offer = { $name } edzőt javasol, aki mindenkinek megmondja, mi lett volna jobb.
web-coach-agree = Legyen
web-coach-refuse = Ne legyen
web-coach-waits = Az edző akkor jön, ha mindenki beleegyezett.
web-coach-kind =
    { $more ->
        [0] { $move }
       *[other] { $move } (és még { $more } ilyen lépés)
    }
