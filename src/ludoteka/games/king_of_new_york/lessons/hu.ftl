### A New York királya leckéi, magyarul.

lesson-first = Az első játékod
lesson-first-goal = Óriási Szörny vagy New Yorkban. Az nyer, aki eléri a 20 ★-ot, vagy aki utolsóként talpon marad.
lesson-first-roll = Hat kockával dobsz, legfeljebb háromszor. Kattints a két Rombolásra, hogy megtartsd őket, aztán dobd újra a többit!
lesson-first-roll-first = Kétszer újradobhatsz. Tartsd meg a Rombolást, a többit dobd újra!
lesson-first-roll-keep = Most Rombolás kell. Tartsd meg, és a többit dobd újra!
lesson-first-keep = Itt a harmadik Rombolás! Most tartsd meg az összes kockát!
lesson-first-keep-all = Jó ez a dobás. Tartsd meg az összes kockát!
lesson-first-resolve = Most a kockáid hatnak, egyik szimbólum a másik után. Kezdd a Rombolással!
lesson-first-resolve-first = Mindennek eljön az ideje. Előbb a Rombolás!
lesson-first-raze = Három Rombolással ledől egy hármas állóképességű épület. Válaszd a 3-as Felhőkarcolót: 3 ★ jár érte.
lesson-first-raze-high = A 3-as Felhőkarcolóra mind a három Rombolás elmegy, és az adja a legtöbb ★-ot.
lesson-first-rest = A helyén katonák jelentek meg. Jöjjön a többi kocka: az Energia ⚡-t ad.
lesson-first-shop = Manhattan üres volt, hát beköltöztél: 1 ★. A ⚡-ból kártyát vehetsz. Vegyél, vagy fejezd be!
lesson-first-shop-sweep = Új lapok 2 ⚡-ért ráérnek. Vegyél egyet, vagy fejezd be!
lesson-first-attacked = Megtámadtak. Elmenekülhetsz, de Manhattan minden körben ★-ot hoz, és ♥ is maradt elég. Maradj!
lesson-first-attacked-stay = Akkor a támadóé lesz Manhattan és a ★. Elég erős vagy: maradj!
lesson-first-free = Manhattan épp most fizetett, és feljebb többet ad. Most játssz kedved szerint: szerezz 20 ★-ot!
lesson-first-lost = Most nem sikerült. Próbáld újra: rombolj ★-ért, és menekülj, ha fogy a ♥!
lesson-first-won = 20 ★: te vagy New York királya!

lesson-manhattan = Manhattan
lesson-manhattan-inside = A másik Szörny Manhattanben van. Aki ott van, minden köre elején ★-ot és ⚡-t kap.
lesson-manhattan-keep = Kívülről minden Zúzás a manhattani Szörnyet éri, Manhattanből pedig mindenkit kívül. Tartsd meg a kockáidat!
lesson-manhattan-keep-now = Három Zúzás bőven elég. Tartsd meg az összes kockát!
lesson-manhattan-heal = Most gyógyulj: Manhattanben a Gyógyulás nem hat.
lesson-manhattan-heal-first = Előbb gyógyulj, amíg kívül vagy!
lesson-manhattan-attack = Most támadj! Akit Manhattanben eltalálnak, elmenekülhet.
lesson-manhattan-attack-now = Az Energia ráér. Támadj!
lesson-manhattan-fled = Elmenekült, neked pedig be kellett költöznöd: 1 ★. Ha Manhattan üres lett volna, a Zúzás semmit sem ért volna.
lesson-manhattan-done = Minden körben feljebb kell másznod, és feljebb több jár. Menekülj időben: csak akkor mehetsz el, ha megtámadnak!

lesson-ouch = Jajj!
lesson-ouch-units = Egy Jajj!: a kerületed egységei rád lőnek. Kettő: minden ottani Szörnyre. Három: mindenütt mindenkire.
lesson-ouch-keep = A kerületedben még nincs egység. Tartsd meg az összes kockát!
lesson-ouch-keep-now = Jók ezek a kockák. Tartsd meg mindet!
lesson-ouch-order = A sorrendet te választod. A lerombolt épületből rögtön egység lesz, ezért előbb a Jajj! következzen!
lesson-ouch-order-shoot = Akkor az új egységek rád lőnének. Előbb a Jajj!
lesson-ouch-order-first = Előbb szabadulj meg ettől: Jajj!
lesson-ouch-raze = Nem volt, aki lőjön. Most rombolj!
lesson-ouch-raze-now = Most a Rombolás következik.
lesson-ouch-stack = Válassz egy épületet! A Rombolást addig használod, amíg futja belőle.
lesson-ouch-done = Az egység a kerületedben marad: később pusztítsd el, vagy menj máshová! Három Jajj! a Szabadság-szobrot is meghozza.

lesson-fame = Hírnév
lesson-fame-three = Egy vagy két Hírnév semmit sem ér. Hárommal te leszel a Szupersztár, és 1 ★ jár, minden továbbiért még 1 ★.
lesson-fame-roll = Tartsd meg a két Hírnevet, a többit dobd újra!
lesson-fame-roll-more = Két Hírnév még semmit sem ér. Dobd újra a többit!
lesson-fame-roll-keep = A Hírnevet tartsd meg!
lesson-fame-keep = Négy Hírnév! Tartsd meg az összes kockát!
lesson-fame-keep-now = Jobb aligha lesz. Tartsd meg az összes kockát!
lesson-fame-resolve = Jöjjön a Hírnév!
lesson-fame-resolve-first = Előbb a Hírnév!
lesson-fame-done = Te vagy a Szupersztár. Amíg el nem veszik tőled, minden egyes Hírnév 1 ★-ot ér.
