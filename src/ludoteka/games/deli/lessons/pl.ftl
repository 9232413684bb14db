### Lekcje gry Clash at the Deli, po polsku.

lesson-first = Twoja pierwsza gra
lesson-first-goal = Dwoje kucharzy walczy o lokal Big Joego. Układaj kanapki: wygrywa ten, czyje są na końcu warte najwięcej punktów.
lesson-first-bread = Każda kanapka zaczyna się od pieczywa. Wybierz z puli Chleb żytni.
lesson-first-bread-rye = To przyda się później. Teraz potrzebny jest Chleb żytni.
lesson-first-butter = Każda karta to 1 punkt. Jej znak mówi, gdzie daje jeden więcej: Masło wprost na pieczywie. Wybierz Masło!
lesson-first-butter-now = Masło kładzie się tylko wprost na dolnym pieczywie, więc musi być teraz.
lesson-first-toast = To już Tost z masłem z menu. Ale chcemy czegoś większego, więc spasuj.
lesson-first-toast-more = Zamknięta kanapka już nie urośnie. Spasuj i układaj dalej.
lesson-first-beef = W menu są klasyki. Reuben to Chleb żytni, Masło, Peklowana wołowina, Ser szwajcarski, Kapusta kiszona, Chleb żytni. Wybierz wołowinę!
lesson-first-beef-now = Do Reubena potrzebna jest Peklowana wołowina.
lesson-first-swiss = Ser szwajcarski daje jeden więcej wprost na białku. Wybierz go!
lesson-first-swiss-now = Na wołowinę pasuje Ser szwajcarski.
lesson-first-kraut = Kapusta kiszona daje jeden więcej wprost na serze. Wybierz ją!
lesson-first-kraut-now = Do Reubena brakuje już tylko Kapusty kiszonej i pieczywa.
lesson-first-close = Zamknij ją: wybierz drugi Chleb żytni i połóż go na wierzchu kanapki.
lesson-first-close-rye = Kanapkę zamyka pieczywo tego samego rodzaju: Chleb żytni.
lesson-first-close-top = To zaczęłoby nową kanapkę. Połóż pieczywo na Reubenie.
lesson-first-event = Reuben: 13 punktów! Po każdej rundzie jest wydarzenie. Szczury zjadły puste pieczywo; zamkniętych kanapek nie ruszają.
lesson-first-free = Ostatnia runda jest twoja. Sześć wyborów: zacznij od pieczywa, patrz na znaki, zamknij kanapkę. Graj!
lesson-first-lost = Tym razem nie. Spróbuj jeszcze raz: wypełnij dobrze jedną kanapkę i zamknij ją.
lesson-first-won = Lokal jest twój: twoje kanapki są warte najwięcej punktów! Pełna gra ma pięć rund i karty akcji.

lesson-signs = Gdzie karta daje więcej
lesson-signs-signs = Mały znak na karcie mówi, gdzie daje dodatkowy punkt: na pieczywie, na warzywach, na brzegu…
lesson-signs-bread = Większość białka chce leżeć na pieczywie, ale nie Boczek. Wybierz kartę, która punktuje na Chlebie żytnim.
lesson-signs-bread-bacon = Boczek punktuje na warzywach. Wybierz inne białko.
lesson-signs-bread-protein = Wybierz białko ze znakiem pieczywa.
lesson-signs-cheese = Teraz ser, który punktuje wprost na białku.
lesson-signs-cheese-on = Szukaj znaku białka: ser amerykański, cheddar albo szwajcarski.
lesson-signs-vegetable = I warzywo, które punktuje wprost na serze.
lesson-signs-vegetable-on = Na serze punktują ogórki, kapusta kiszona i awokado.
lesson-signs-done = Trzy karty, trzy dodatkowe punkty. Sałata i większość sosów punktują na samym dole lub wierzchu, gdy dodatków jest co najmniej trzy.

lesson-juicy = Sucho i soczyście
lesson-juicy-dry = Pieczywo jest suche podwójnie, każda inna karta soczysta raz. Każda różnica kosztuje punkt, w każdej kanapce.
lesson-juicy-second = Dwa suche, jedno soczyste: punkt straty. Ser to wyrówna.
lesson-juicy-second-cheese = Połóż na Tuńczyku ser: tam też punktuje.
lesson-juicy-third = Drugie pieczywo doda dwa suche. Układaj więc dalej: warzywo, które punktuje na serze.
lesson-juicy-third-close = Zamknięta teraz będzie za sucha. Najpierw ją wypełnij.
lesson-juicy-third-vegetable = Ogórki, kapusta kiszona albo awokado: te punktują na serze.
lesson-juicy-fourth = Jeszcze jeden dodatek. Na wierzchu punktują sałata i te sosy: wybierz coś z nich.
lesson-juicy-fourth-edge = Wybierz to, co punktuje na wierzchu: sos albo sałatę.
lesson-juicy-close = Cztery dodatki, cztery soczyste. Zamknij kanapkę drugą połową bajgla: cztery suche.
lesson-juicy-close-bagel = Pół bajgla zamyka drugie pół bajgla.
lesson-juicy-close-top = Połóż je na kanapce: osobno byłoby suche.
lesson-juicy-done = Równo i bez strat. Dwa pieczywa i cztery dodatki to ideał; klasyki mogą być suche.

lesson-events = Wydarzenia
lesson-events-last = To ostatni wybór rundy. Potem jest wydarzenie, a złe trafiają w niedokończone kanapki.
lesson-events-close = Zamknij kanapkę z tuńczykiem: wybierz Tost pszenny i połóż go na wierzchu.
lesson-events-close-toast = Tę kanapkę zamyka tylko Tost pszenny.
lesson-events-close-top = Połóż go na kanapce z tuńczykiem, inaczej zostanie otwarta.
lesson-events-mould = Pleśń na wierzchu: najwyższa niedokończona kanapka każdego gracza traci górny dodatek. Twoja jest zamknięta.
lesson-events-done = Są też wydarzenia przyjazne, które dają karty. Na końcu rundy uważaj: co otwarte, to można stracić.
