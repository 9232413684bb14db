### A Sándwich Wars leckéi, magyarul.

lesson-first = Az első játékod
lesson-first-goal = Konyhák versengenek az éhes vendégekért. Ha valakinek öt rendelése van, vége a játéknak, és a legtöbb GyP nyer.
lesson-first-complete = Három rendelésed már kész. Az 1d egyetlen, 6-os minőségű hozzávalót kér, a Tükörtojásod 7-es. Teljesítsd!
lesson-first-complete-this = Az ráér. Az 1d rendelés kész: teljesítsd!
lesson-first-reward = A vendég fizet: kérhetsz érmét, piaclapot vagy vegyesen. Ahogy tetszik!
lesson-first-play = Egy körben két akciód van, még egy maradt. Játszd ki a Rántottát: a tojássegéddel semmibe sem kerül, és 2-vel jobb.
lesson-first-play-egg = Játszd ki a Rántottát: a segéddel semmibe sem kerül.
lesson-first-end = Mindkét akciód megvolt. Fejezd be a körödet!
lesson-first-pay = A segéded hozott egy lapot, és bért kér: 2 érmét vagy 1 GyP-ot érő zsetont. Fizess érmével!
lesson-first-pay-coin = A zseton pontot ér. Amíg lehet, érmével fizess!
lesson-first-keep = A segédeket vissza is küldheted. Ez a tojásaidat javítja: tartsd meg!
lesson-first-keep-her = Nélküle a tojásaid minősége 2-vel romlik. Tartsd meg!
lesson-first-free = Most játssz kedved szerint! Még egy rendelés, és vége: a 2b két hozzávalót kér, együtt 8-as minőséggel.
lesson-first-lost = Most nem sikerült. Próbáld újra: játssz ki két hozzávalót, és teljesítsd mielőbb a 2b rendelést!
lesson-first-won = Öt rendelés és a legtöbb GyP: te vagy a Nagy Szendvicsmester!

lesson-assistants = Segédek
lesson-assistants-price = A Tükörtojás ára 6, minősége 5. Az 1d rendelés 6-os minőséget kér: ez még kevés.
lesson-assistants-hire = Egy segéd 2-vel olcsóbbá és 2-vel jobbá tesz egy kategóriát. Vedd fel a tojássegédet 5 érméért!
lesson-assistants-hire-eggs = Tojás van a kezedben. A tojássegédet vedd fel!
lesson-assistants-hire-first = Előbb vedd fel a tojássegédet, utána minden olcsóbb!
lesson-assistants-play = Most játszd ki a Tükörtojást: 6 helyett 4 érme, és 7-es minőség.
lesson-assistants-play-egg = Most a Tükörtojást játszd ki!
lesson-assistants-next = Egy körrel később: teljesítsd az 1d rendelést ezzel az egy tojással!
lesson-assistants-next-two = Nézd az 1d rendelést: többet fizet a tojásodért.
lesson-assistants-next-order = Teljesítsd az 1d rendelést: minden készen áll.
lesson-assistants-done = A segéd még 2 GyP-ot érő zsetont is hozott, és körönként egy lapot ad. Olyat vegyél fel, amilyen hozzávalód van!

lesson-upkeep = Bérek
lesson-upkeep-three = Három segéd körönként három lapot hoz, de mindegyik 2 érmét vagy 1 zsetont kér. Neked 5 érméd van.
lesson-upkeep-coins = Ha nem tudsz mindenkinek fizetni, mindenki elmegy. Előbb vegyél 4 érmét!
lesson-upkeep-coins-order = A rendelés utána jön. Előbb vegyél érmét!
lesson-upkeep-coins-first = Előbb a bérekről gondoskodj: vegyél érmét!
lesson-upkeep-order = Most teljesítsd a 2b rendelést: két segéded is zsetont keres vele.
lesson-upkeep-order-now = Teljesítsd a 2b rendelést a két hozzávalóddal!
lesson-upkeep-reward = Lap úgyis jön. Mindent érmében kérj!
lesson-upkeep-reward-coins = Most érme kell: ne kérj lapot!
lesson-upkeep-end = Fejezd be a körödet: előbb lapok jönnek, aztán a bérek.
lesson-upkeep-pay = Fizess mindenkinek! Inkább érmével, mert a zseton GyP-ot ér.
lesson-upkeep-keep = Akit kifizettél, maradhat. Tartsd meg, akihez van hozzávalód, a többit küldd vissza!
lesson-upkeep-done = Sok segéd sok érmébe kerül: akkor vegyél fel, ha fizet a rendelés, és időben küldd vissza, akire már nincs szükség!
