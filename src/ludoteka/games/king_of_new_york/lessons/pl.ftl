### Lekcje gry Potwory w Nowym Jorku, po polsku.

lesson-first = Twoja pierwsza gra
lesson-first-goal = Jesteś wielkim Potworem w Nowym Jorku. Wygrywa ten, kto zdobędzie 20 ★ albo jako ostatni zostanie na nogach.
lesson-first-roll = Rzucasz sześcioma kośćmi do trzech razy. Kliknij obie kości Zniszczenia, żeby je zatrzymać, i przerzuć resztę.
lesson-first-roll-first = Masz dwa przerzuty. Zatrzymaj Zniszczenie i przerzuć pozostałe kości.
lesson-first-roll-keep = Potrzebne jest Zniszczenie. Zatrzymaj je i przerzuć pozostałe.
lesson-first-keep = Trzecie Zniszczenie! Teraz zatrzymaj wszystkie kości.
lesson-first-keep-all = To dobry rzut. Zatrzymaj wszystkie kości.
lesson-first-resolve = Teraz kości działają, symbol po symbolu. Zacznij od Zniszczenia.
lesson-first-resolve-first = Wszystko w swoim czasie. Najpierw Zniszczenie.
lesson-first-raze = Trzy Zniszczenia burzą budynek o wytrzymałości trzy. Wybierz Wieżowiec 3: daje 3 ★.
lesson-first-raze-high = Wieżowiec 3 pochłania wszystkie trzy Zniszczenia i daje najwięcej ★.
lesson-first-rest = Na jego miejscu stoją teraz żołnierze. Rozpatrz pozostałe kości: Energia daje ⚡.
lesson-first-shop = Manhattan był pusty, więc wchodzisz: 1 ★. Za ⚡ możesz kupić kartę. Kup albo zakończ.
lesson-first-shop-sweep = Nowe karty za 2 ⚡ mogą poczekać. Kup jedną albo zakończ.
lesson-first-attacked = Potwór cię zaatakował. Możesz uciec, ale Manhattan daje ★ w każdej turze, a masz dość ♥. Zostań!
lesson-first-attacked-stay = Wtedy atakujący zajmie Manhattan i jego ★. Masz dość sił: zostań.
lesson-first-free = Manhattan właśnie ci zapłacił, a wyżej płaci więcej. Teraz graj, jak chcesz: zdobądź 20 ★!
lesson-first-lost = Tym razem nie. Spróbuj jeszcze raz: zdobywaj ★ na budynkach i uciekaj, gdy brakuje ♥.
lesson-first-won = 20 ★: Nowy Jork jest twój!

lesson-manhattan = Manhattan
lesson-manhattan-inside = Drugi Potwór jest na Manhattanie. Kto tam stoi, na początku każdej swojej tury dostaje ★ i ⚡.
lesson-manhattan-keep = Z zewnątrz każdy Atak trafia Potwora na Manhattanie, a z Manhattanu wszystkich na zewnątrz. Zatrzymaj kości.
lesson-manhattan-keep-now = Trzy Ataki wystarczą. Zatrzymaj wszystkie kości.
lesson-manhattan-heal = Lecz się teraz: na Manhattanie Leczenie nie działa.
lesson-manhattan-heal-first = Najpierw Leczenie, póki stoisz na zewnątrz.
lesson-manhattan-attack = Teraz Atak! Trafiony na Manhattanie może uciec.
lesson-manhattan-attack-now = Energia poczeka. Atakuj!
lesson-manhattan-fled = Potwór uciekł, więc musisz wejść: 1 ★. Gdyby Manhattan był pusty, Atak nic by nie dał.
lesson-manhattan-done = Co turę wspinasz się o jedną strefę, a wyżej płacą więcej. Uciekaj w porę: można tylko po ataku.

lesson-ouch = Auć!
lesson-ouch-units = Jedno Auć!: jednostki twojej dzielnicy strzelają do ciebie. Dwa: do wszystkich tam Potworów. Trzy: wszędzie.
lesson-ouch-keep = W twojej dzielnicy nie ma jeszcze jednostek. Zatrzymaj wszystkie kości.
lesson-ouch-keep-now = To dobre kości. Zatrzymaj wszystkie.
lesson-ouch-order = Kolejność symboli wybierasz ty. Zburzony budynek od razu staje się jednostką, więc najpierw rozpatrz Auć!
lesson-ouch-order-shoot = Wtedy strzelałyby do ciebie nowe jednostki. Najpierw Auć!
lesson-ouch-order-first = Najpierw pozbądź się Auć!
lesson-ouch-raze = Nie było komu strzelać. Teraz Zniszczenie.
lesson-ouch-raze-now = Teraz kolej na Zniszczenie.
lesson-ouch-stack = Wybierz budynek. Zniszczenie wydajesz, dopóki wystarcza.
lesson-ouch-done = Jednostka zostaje w twojej dzielnicy: zniszcz ją później albo odejdź. Trzy Auć! dają też Statuę Wolności.

lesson-fame = Sława
lesson-fame-three = Jedna lub dwie Sławy nic nie dają. Trzy dają Supergwiazdę i 1 ★, każda następna jeszcze 1 ★.
lesson-fame-roll = Zatrzymaj obie kości Sławy i przerzuć resztę.
lesson-fame-roll-more = Dwie Sławy nic jeszcze nie dają. Przerzuć resztę.
lesson-fame-roll-keep = Zatrzymaj kości Sławy.
lesson-fame-keep = Cztery Sławy! Zatrzymaj wszystkie kości.
lesson-fame-keep-now = Lepiej raczej nie będzie. Zatrzymaj wszystkie kości.
lesson-fame-resolve = Rozpatrz Sławę.
lesson-fame-resolve-first = Najpierw Sława.
lesson-fame-done = Masz Supergwiazdę. Dopóki nikt jej nie zabierze, każda Sława daje ci 1 ★.
