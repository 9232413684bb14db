### A Clash at the Deli leckéi, magyarul.

lesson-first = Az első játékod
lesson-first-goal = Két szakács küzd Big Joe boltjáért. Rakj szendvicseket: az nyer, akinek a szendvicsei végül a legtöbb GyP-et érik.
lesson-first-bread = Minden szendvics kenyérrel kezdődik. Válaszd a Rozskenyeret a válogatópakliból!
lesson-first-bread-rye = Azt később is használhatod. Most Rozskenyér kell.
lesson-first-butter = Minden lap 1 GyP. A jele mutatja, hol ér eggyel többet: a Vaj közvetlenül a kenyéren. Válaszd a Vajat!
lesson-first-butter-now = A Vaj csak közvetlenül az alsó kenyérre kerülhet, ezért most kell jönnie.
lesson-first-toast = Ez máris egy Vajas toast a menülapról. De nagyobbat akarunk, ezért passzolj!
lesson-first-toast-more = A lezárt szendvics már nem nőhet. Passzolj, és építsd tovább!
lesson-first-beef = A menülapon klasszikusok vannak. A Reuben: Rozskenyér, Vaj, Corned beef, Svájci sajt, Savanyú káposzta, Rozskenyér. Jöjjön a Corned beef!
lesson-first-beef-now = A Reubenhez Corned beef kell.
lesson-first-swiss = A Svájci sajt közvetlenül fehérjén ér eggyel többet. Válaszd azt!
lesson-first-swiss-now = A Corned beefre Svájci sajt való.
lesson-first-kraut = A Savanyú káposzta közvetlenül sajton ér eggyel többet. Válaszd azt!
lesson-first-kraut-now = A Reubenhez már csak Savanyú káposzta és kenyér hiányzik.
lesson-first-close = Zárd le: válassz még egy Rozskenyeret, és tedd a szendvicsed tetejére!
lesson-first-close-rye = A szendvicset a saját fajtájú kenyere zárja le: Rozskenyér.
lesson-first-close-top = Az új szendvicset kezdene. Tedd a kenyeret a Reubenre!
lesson-first-event = Reuben: 13 GyP! Minden kör után jön egy esemény. A patkányok üres kenyeret ettek; a lezárt szendvicset nem bántják.
lesson-first-free = Az utolsó kör a tiéd. Hat választás: kezdd kenyérrel, kövesd a jeleket, zárd le! Játssz!
lesson-first-lost = Most nem sikerült. Próbáld újra: tölts meg jól egy szendvicset, és zárd le!
lesson-first-won = Tiéd a bolt: a te szendvicseid érik a legtöbb GyP-et! A teljes játék öt körből áll, akciókártyákkal.

lesson-signs = Hol ér többet egy lap?
lesson-signs-signs = A lapok kis jele mutatja, hol jár értük még 1 GyP: kenyéren, zöldségen, a szélen…
lesson-signs-bread = A legtöbb fehérje kenyérre vágyik, a Bacon nem. Válassz olyat, amelyik a Rozskenyeren többet ér!
lesson-signs-bread-bacon = A Bacon zöldségen ér többet. Válassz más fehérjét!
lesson-signs-bread-protein = Olyan fehérjét válassz, amelynek a jele kenyér!
lesson-signs-cheese = Most olyan sajt jöjjön, amelyik közvetlenül fehérjén ér többet!
lesson-signs-cheese-on = Keresd a fehérje jelét: amerikai sajt, cheddar vagy svájci!
lesson-signs-vegetable = Végül olyan zöldség, amelyik közvetlenül sajton ér többet!
lesson-signs-vegetable-on = Sajton a csemegeuborka, a savanyú káposzta és az avokádó ér többet.
lesson-signs-done = Három lap, három ráadás. A saláta és a legtöbb szósz legalább három feltét közül a legalsó vagy legfelső helyen ér többet.

lesson-juicy = Száraz és szaftos
lesson-juicy-dry = Egy kenyér kétszer száraz, minden más lap egyszer szaftos. Minden eltérés 1 GyP-be kerül, minden szendvicsben.
lesson-juicy-second = Kettő száraz, egy szaftos: 1 GyP veszteség. Egy sajt kiegyenlíti.
lesson-juicy-second-cheese = Sajtot tegyél a Tonhalra: ott többet is ér.
lesson-juicy-third = A második kenyér még kétszer száraz lesz. Folytasd hát olyan zöldséggel, amelyik sajton ér többet!
lesson-juicy-third-close = Ha most zárod le, túl száraz. Előbb töltsd meg!
lesson-juicy-third-vegetable = Csemegeuborka, savanyú káposzta vagy avokádó: ezek sajton érnek többet.
lesson-juicy-fourth = Még egy feltét. Legfelül a saláta és ezek a szószok érnek többet: válassz egyet!
lesson-juicy-fourth-edge = Olyat válassz, amelyik legfelül ér többet: szószt vagy salátát!
lesson-juicy-close = Négy feltét, négy szaftos. Zárd le a második Fél bagellel: négy száraz.
lesson-juicy-close-bagel = A Fél bagelt Fél bagel zárja le.
lesson-juicy-close-top = Tedd a szendvicsedre: egyedül csak száraz volna.
lesson-juicy-done = Egyensúlyban van, nincs veszteség. Két kenyér és négy feltét a tökéletes; a klasszikusok lehetnek szárazak is.

lesson-events = Események
lesson-events-last = Ez a kör utolsó választása. Utána esemény jön, és a rosszak a félkész szendvicseket érik.
lesson-events-close = Zárd le a tonhalas szendvicset: válaszd a Fehér toastot, és tedd a tetejére!
lesson-events-close-toast = Ezt a szendvicset csak Fehér toast zárja le.
lesson-events-close-top = A tonhalas szendvicsre tedd, különben nyitva marad!
lesson-events-mould = Penészes tető: mindenkinél a legmagasabb félkész szendvics elveszíti a felső feltétjét. A tiéd lezárt, nem éri baj.
lesson-events-done = Vannak barátságos események is, amelyek lapot adnak. A kör végén figyelj: ami nyitva van, elveszhet.
