### A Smaragd koponyák leckéi, magyarul.

lesson-first = Az első játékod
lesson-first-goal = Kockákkal töltöd meg a koponyát, és a kockák fogaskereket hoznak. Ha kiürül a készlet, az nyer, akinek a legtöbb fogaskereke van.
lesson-first-place = Két I és egy IV a dobásod. Egyetlen szintre tehetsz: mindkét I kerüljön az alsó állkapocsra!
lesson-first-place-both = Minden kocka fizet, tedd le mindkettőt!
lesson-first-place-low = A szemek többet érnek, de utána minden alsóbb szint zárva. Kezdd az alsó állkapoccsal!
lesson-first-roll = Egy kockád maradt. Megállsz a nyereménnyel, vagy kockáztatsz: ha semmi sem illik, befuccsolsz, és nem kapsz semmit. Dobj tovább!
lesson-first-roll-on = Aki óvatos, itt megáll. Most az egyszer kockáztass: szinte minden illik valahová.
lesson-first-skull = A koponya dzsóker: minden nyitott szintre illik. Tedd az ékkőre, egészen fel!
lesson-first-skull-gem = Ez is jó, de az ékkő sokkal többet fizet.
lesson-first-double = Ékkő és üres kéz egyszerre: dupla kiszálló, ennél jobb nincs. Hét fogaskereket hoz neked.
lesson-first-bet = Most más dob, te pedig fogadsz a végére. Válaszd ezt: { wager-busted-fowl }. Akkor nyer, ha a dobó megáll vagy befuccsol.
lesson-first-bet-something = A fogadás nem kerül semmibe. Fogadj!
lesson-first-bet-fowl = Az is jó, de most ezt próbáld: { wager-busted-fowl }!
lesson-first-pass = Van még egy fogadásjelölőd. Most passzolj: guruljanak a kockák!
lesson-first-pass-now = A második jelölőt most tartsd meg, és passzolj!
lesson-first-paid = A dobó megállt, pedig volt még kockája: a fogadásod öt fogaskereket hoz.
lesson-first-free = Te jössz! A több kocka fogaskerékbe kerül, de jobban megtölti a koponyát. Játssz kedved szerint, amíg kiürül a készlet!
lesson-first-lost = Most nem sikerült. Próbáld újra: állj meg, ha már kevés szám illik, és fogadj, amikor csak lehet!
lesson-first-won = Kiürült a készlet, és neked van a legtöbb fogaskereked: nyertél!

lesson-odds = Megállj, vagy dobj tovább?
lesson-odds-floor = A szemek megteltek, és lejjebb már nem mehetsz. Az utolsó kockád csak V vagy koponya lehet: hatból két lap.
lesson-odds-stop = Ha megállsz, nyolc fogaskereket kapsz. Háromból egyszer 21-et kapnál, különben semmit. Futamodj meg!
lesson-odds-stop-now = Háromból kétszer elveszítenél nyolc fogaskereket. Állj meg itt!
lesson-odds-cheap = Új kör. Alul kezdd: az alsó állkapocsról még minden szint nyitva áll.
lesson-odds-cheap-low = Azzal bezárnád az alsóbb szinteket. Válaszd az alsó állkapcsot!
lesson-odds-sure = Most minden szám illik valahová: nem fuccsolhatsz be. Megállni kár volna. Dobj tovább!
lesson-odds-sure-roll = Ennél a dobásnál nem érhet baj. Dobj tovább!
lesson-odds-done = Számold meg, hány lap illik még: ha sok, dobj, ha kevés, futamodj meg!

lesson-bets = Hogyan fogadj jól?
lesson-bets-places = Minden fogadás mutatja, mit fizet. Az első jelölő kapja a legtöbbet, a következő kevesebbet: légy gyors!
lesson-bets-closed = A dobó mindkét szemet megtöltötte, és két kockája maradt. Már csak V és koponya illik, az ékkőre.
lesson-bets-fowl = Kilencből ötször jön V vagy koponya. De a { wager-busted-fowl } ötöt fizet, a másik csak kettőt!
lesson-bets-fowl-bet = A fogadás nem kerül semmibe, passzolással nem nyersz.
lesson-bets-fowl-odds = Az kicsit gyakoribb, de sokkal kevesebbet fizet. Válaszd ezt: { wager-busted-fowl }!
lesson-bets-pass = Ami már nem nyerhet, arra nem fogadhatsz. Passzolj, és nézd a dobást!
lesson-bets-pass-why = A saját fogadásod ellen? Most passzolj!
lesson-bets-done = Befuccsolt: öt fogaskerék a tiéd. Mérd össze, mennyit fizet egy fogadás, és milyen gyakran jön be!
