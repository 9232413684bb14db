### A CLASH leckéi, magyarul.

lesson-first = Az első játszmád
lesson-first-goal = Két világ küzd kilenc mezőért. Ha mind a kilenc megtelt, az nyer, akit több lapka támogat.
lesson-first-mustafa = Te vagy McWorld, alul. Válaszd ki a Musztafa lapkát, aztán a középső mezőt! Az alja feléd néz, így téged támogat.
lesson-first-mustafa-turned = Így az alja Jihad felé néz, és Jihadot támogatná. Fordítsd meg!
lesson-first-mustafa-middle = Jó mező, de most válaszd a középsőt!
lesson-first-flipped = Jihad letette a Hagyományt, és használta a hatását: Musztafa megfordult, és már Jihadot támogatja.
lesson-first-star = A te Popsztárod is meg tud fordítani egy szomszédot. Tedd le Musztafa bal vagy jobb oldalára!
lesson-first-star-beside = Maradj a középső sorban, Musztafa bal vagy jobb oldalán!
lesson-first-star-first = Jó lapka, de későbbre. Most a Popsztárt vedd!
lesson-first-turned = Nézd az alját: így a lapka Jihadot támogatná.
lesson-first-flip = Most válaszd ki, kit fordít meg a Popsztár: Musztafát!
lesson-first-flip-use = Használd a hatást: ezért tetted le ezt a lapkát.
lesson-first-flip-mustafa = A Hagyományt is megfordíthatnád, de előbb szerezd vissza Musztafát!
lesson-first-safe = Musztafa újra a tiéd. Jihad válasza a Mecset: biztonságban van, semmilyen hatás nem éri.
lesson-first-president = Az Elnök elpusztít egyet a nyolc szomszédja közül. Tedd a Hagyomány mellé, a túlsó sorba!
lesson-first-president-near = A túlsó sorba tedd az Elnököt, a Hagyomány mellé!
lesson-first-president-first = Jó lapka, de későbbre. Most az Elnököt vedd!
lesson-first-destroy = Pusztítsd el a Hagyományt: akkor senkit sem támogat.
lesson-first-destroy-yours = Az a lapka téged támogat. Válaszd a Hagyományt!
lesson-first-free = A Hagyomány egy lépésig lefordítva feküdt, és eltűnt. Most játssz kedved szerint, amíg mind a kilenc mező megtelik!
lesson-first-lost = Most nem sikerült. Próbáld újra: fordítsd meg vagy pusztítsd el, ami Jihadot támogatja, és figyelj az utolsó mezőre!
lesson-first-won = Nyertél: téged több lapka támogat! A teljes játékban semleges lapkák is vannak, amelyekből mindketten vehettek.

lesson-orientation = Merre néz egy lapka?
lesson-orientation-point = A Közösségi háló a hegye előtti három lapkát fordítja meg. Ha a lapka fordul, vele fordul a hatóterülete is.
lesson-orientation-network = Három lapka támogatja Jihadot. Tedd középre a Közösségi hálót úgy, hogy a hegye rájuk nézzen!
lesson-orientation-network-turned = Így a hegye a saját sorodra néz. Fordítsd meg!
lesson-orientation-network-cell = Onnan kevesebb lapkát ér el. Válaszd a középső mezőt!
lesson-orientation-network-first = A Közösségi hálót vedd a semleges zónából!
lesson-orientation-use = Használd a hatást: mindhárom egyszerre fordul meg.
lesson-orientation-use-it = Használd a hatást, különben három lapka továbbra is Jihadot támogatja.
lesson-orientation-kaboom = Akit a KABOOM!!! a végén támogat, az veszít. Fordítsd Jihad felé, és tedd le bárhová!
lesson-orientation-kaboom-turned = Az alja feléd néz: te veszítenél! Előbb fordítsd meg!
lesson-orientation-kaboom-first = A KABOOM!!! lapkát vedd a semleges zónából!
lesson-orientation-done = Ügyes! Bármelyik lapkát bármerre fordíthatod, és néha épp az győz, amelyik az ellenfelet támogatja.

lesson-safe = Biztonságban lévő lapkák
lesson-safe-safe = A Mecset biztonságban van: nem lehet megfordítani, elpusztítani vagy elmozdítani. Semmilyen hatás nem fog rajta.
lesson-safe-missile = Csak a Rakétatámadás pusztít el ilyen lapkát, mást viszont nem. Tedd le bárhová: minden mező szomszédos a középsővel.
lesson-safe-missile-first = Az a lapka nem árthat a Mecsetnek. Vedd a Rakétatámadást!
lesson-safe-turned = Az alja Jihad felé néz. Fordítsd meg: a Rakétatámadás téged is támogathat.
lesson-safe-target = Célozd meg a Mecsetet!
lesson-safe-use-it = Használd a hatást, különben a Mecset marad.
lesson-safe-nobel = Védd meg egy saját lapkádat: takard le a Nobel-díjjal! A kettő egyetlen, biztonságban lévő lapka lesz.
lesson-safe-nobel-first = Vedd a Nobel-díjat, és takarj le vele egy lapkát, amelyik téged támogat!
lesson-safe-done = Ez a lapka a végéig a tiéd, hacsak nem jön egy Rakétatámadás. Oda való, ahová mindenki céloz.
