# Botok: párbajok, bajnokságok, tippek és elemzések

cli-duel = Két bot sok játszmája egymás ellen, helycserével.
cli-tournament = Körmérkőzés a botok között.
cli-review = Egy feljegyzett játszma elemzése: mely lépések rontottak a legtöbbet, és mi lett volna jobb.
cli-option-level = Milyen erősek a botok, 1-től (kezdő) 5-ig.
cli-option-whose = Annak a helynek a száma, amelynek a lépéseit elemezzük.
cli-option-every = Minden játszma lejátszása, akkor is, ha az eredmény már előbb egyértelmű.
cli-option-most = Legfeljebb ennyi lépés mutatása.

duel-result = Eldöntött játszmák: { $decided }. { $a } győzelmei { $b } ellen: { $wins }, vagyis { $share } (95%-os intervallum: { $low }–{ $high }).
duel-draws = Döntetlen: { $draws }.
duel-time = Másodperc döntésenként: { $a } { $first }, { $b } { $second }.
tournament-bot = bot
tournament-share = arány
tournament-won = nyert
tournament-lost = vesztett
tournament-drawn = döntetlen

hint-move = { $number }. { $move } [{ $notation }]: { $share }
hint-reason = { $hint }. { $reason }

reason-wins = Ez kikényszeríti a győzelmet.
reason-loses = A játszma mindenképp elveszett; ez tart ki a legtovább.
reason-only = Nincs más lépés.
reason-holds = Minden más sokkal rosszabb.
reason-clash-kaboom = A KABOOM!!! miatt az ellenfeled veszít, ha a játszma végén is ott fekszik.
reason-clash-nobel = Végleg biztonságba helyezi az egyik lapkádat.
reason-clash-safe = A biztonságban lévő lapka megtartja a támogatását.
reason-clash-last-cell = Betölti az utolsó szabad mezőt.
reason-clash-hits = Támogatást vesz el az ellenfeledtől.
reason-deli-classic = Elkészül vele a menülap egyik klasszikusa.
reason-deli-towards = Közelebb visz a menülap egyik klasszikusához.
reason-deli-closes = Lezár egy szendvicset, amelynek így már nem árthatnak az események.
reason-deli-safe = A lezárt szendvicsnek nem árthatnak az események.
reason-deli-sign = A lap ott úgy fekszik, ahogy a jele kéri.
reason-deli-most = Közelebb visz egy gyűjtőbónuszhoz.
reason-deli-deny = A következő játékos jó hasznát venné.

reason-kony-keep = Ezek a kockák többet érnek, mint amennyit egy újabb dobás várhatóan hoz.
reason-kony-reroll = Ezek a kockák most keveset érnek neked.
reason-kony-reroll-ouch = A kerületedben lévő egységek rád lőnének.
reason-kony-reroll-heal = Manhattanben a Gyógyulás kockák nem érnek semmit.
reason-kony-reroll-healthy = Teljes az életerőd.
reason-kony-reroll-attack = Manhattan üres volt a köröd elején, ezért a Zúzás nem ér semmit.
reason-kony-reroll-celebrity = Háromnál kevesebb Hírnév nem ér semmit, hacsak nem te vagy a Szupersztár.
reason-kony-ouch-first = Az egységek előbb lőnek, mint hogy a rombolásod újakat hozna.
reason-kony-heal-first = Gyógyulj, mielőtt az egységek lőnek!
reason-kony-stars = Azonnal csillagot ad.
reason-kony-twenty = Ezzel eléred a 20 csillagot.
reason-kony-unit = Eggyel kevesebb egység lőhet rád, és a jutalma is a tiéd.
reason-kony-flee = Kevés életerőd maradt, és Manhattanen kívül gyógyulhatsz.
reason-kony-stay = Manhattan minden körben fizet, és van elég életerőd.
reason-kony-stay-close = Manhattan minden körben fizet, és közel jársz a 20 csillaghoz.
reason-kony-fewer-units = Ott kevesebb egység lőhet rád.
reason-kony-buy = Ez a lap meg fogja hozni az árát.
reason-kony-buy-now = Azonnal megéri az árát.
reason-kony-sweep = Az új lapok jobbak lehetnek neked ezeknél.
reason-kony-save = Tartogasd az energiát egy jobb lapra!
reason-sand-order = A teljesített rendelés pontot hoz, és más már nem viheti el.
reason-sand-new-type = Egy újabb fajta rendelés a végén a változatosságba is beszámít.
reason-sand-ends = Ez az ötödik rendelésed: a forduló után véget ér a játék.
reason-sand-chef = A többletminőséggel még egy rendelés teljesíthető.
reason-sand-free = Hozzávalók kerülnek a zónádba, ingyen és akció nélkül.
reason-sand-keep = A végén a kezedben maradt lehetőség 4 GyP-ot ér.
reason-sand-assistant = Több hozzávalód is van ebből a kategóriából: jobbak és olcsóbbak lesznek.
reason-sand-coins = A kezedben lévő hozzávalók egyikét sem tudod kifizetni.
reason-sand-restock = A kezed nincs tele.
reason-skulls-likely = Ez a fogadás valószínűleg nyer.
reason-skulls-pays-well = Ritkán nyer, de jól fizet.
reason-skulls-safe = Ami a koponyán fekszik, többet ér, mint amit egy újabb dobás átlagosan hozna.
reason-skulls-more-to-win = Egy újabb dobás átlagosan többet hoz, mint amennyit kockáztat.
reason-skulls-roll-again = Egy új dobás többet ígér, mint ezek a kockák.

review-move = { $number }. lépés: { $played } ({ $share }). Jobb: { $best } ({ $better }).
review-good = Egyetlen lépés sem rontott { $least }-nál többet.
review-sum = Megvizsgált lépések: { $moves }. Átlagosan a győzelem { $lost }-a veszett el egy-egy lépéssel.

terminal-help-hint = hint              a legjobb lépések, és mekkora velük a győzelmi esélyed

fault-bot-setting = Hibás beállítás („{ $bot }”): „{ $setting }”; név=szám alakban add meg, például ismcts:iters=500.
fault-bot-setting-unknown = Ennek a botnak („{ $bot }”) nincs „{ $setting }” beállítása; ezek vannak: { $known }.
fault-bot-no-end = Ez a bot örökké gondolkodna: „{ $bot }”; adj neki korlátot, például seconds=1.
fault-bot-needs-openspiel = Ehhez a bothoz OpenSpiel kell: „{ $bot }”; pip install "ludoteka[openspiel]".
fault-bot-alone = A párbajhoz legalább két hely kell.
fault-bot-same = Egy bajnoksághoz legalább két különböző bot kell.
fault-no-hint = Most nem te jössz, így nincs mit tanácsolni.
fault-program-start = Nem indítható el ez a program: „{ $program }”; ellenőrizd a parancsot!
fault-program-move = Ez a program („{ $program }”) ezt válaszolta: „{ $move }”, de ilyen lépés nincs a felsoroltak között.
fault-program-silent = Ez a program leállt vagy nem válaszol: „{ $program }”.
