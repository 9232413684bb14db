### Lekcje gry Sándwich Wars, po polsku.

lesson-first = Twoja pierwsza gra
lesson-first-goal = Kuchnie walczą o głodnych klientów. Gdy ktoś ma pięć zamówień, gra się kończy, a wygrywa najwięcej PZ.
lesson-first-complete = Masz już trzy zamówienia. 1d wymaga jednego składnika o jakości 6, a twoje Jajko sadzone ma 7. Zrealizuj je!
lesson-first-complete-this = To może poczekać. Zamówienie 1d jest gotowe: zrealizuj je.
lesson-first-reward = Klient płaci: weź monety, karty rynku albo trochę tego i tego. Jak wolisz!
lesson-first-play = W turze są dwie akcje, została jedna. Zagraj Jajecznicę: z asystentem od jajek nic nie kosztuje i jest o 2 lepsza.
lesson-first-play-egg = Zagraj Jajecznicę: z asystentem nic nie kosztuje.
lesson-first-end = Obie akcje wykonane. Zakończ turę.
lesson-first-pay = Asystent przyniósł ci kartę i chce zapłaty: 2 monety albo 1 PZ w żetonach. Zapłać monetami.
lesson-first-pay-coin = Żetony to punkty. Płać monetami, póki możesz.
lesson-first-keep = Asystenta można odesłać. Ten poprawia twoje jajka: zatrzymaj go.
lesson-first-keep-her = Bez niego twoje jajka tracą 2 jakości. Zatrzymaj go.
lesson-first-free = Teraz graj, jak chcesz. Jeszcze jedno zamówienie i koniec: 2b wymaga dwóch składników o łącznej jakości 8.
lesson-first-lost = Tym razem nie. Spróbuj jeszcze raz: zagraj dwa składniki i szybko zrealizuj zamówienie 2b.
lesson-first-won = Pięć zamówień i najwięcej PZ: tytuł Wielkiego Mistrza Kanapek jest twój!

lesson-assistants = Asystenci
lesson-assistants-price = Jajko sadzone kosztuje 6 i ma jakość 5. Zamówienie 1d wymaga jakości 6: to jeszcze za mało.
lesson-assistants-hire = Asystent obniża koszt kategorii o 2 i podnosi jej jakość o 2. Zatrudnij asystenta od jajek za 5 monet.
lesson-assistants-hire-eggs = Masz jajka. Zatrudnij asystenta od jajek.
lesson-assistants-hire-first = Najpierw zatrudnij asystenta od jajek, potem wszystko będzie tańsze.
lesson-assistants-play = Teraz zagraj Jajko sadzone: za 4 zamiast 6, z jakością 7.
lesson-assistants-play-egg = Teraz zagraj Jajko sadzone.
lesson-assistants-next = Turę później: zrealizuj zamówienie 1d tym jednym jajkiem.
lesson-assistants-next-two = Spójrz na zamówienie 1d: daje więcej za twoje jajko.
lesson-assistants-next-order = Zrealizuj zamówienie 1d: wszystko gotowe.
lesson-assistants-done = Asystent dał jeszcze 2 PZ w żetonach, a co turę przynosi kartę. Zatrudniaj do kategorii, którą masz.

lesson-upkeep = Utrzymanie
lesson-upkeep-three = Trzech asystentów przynosi co turę trzy karty, a każdy chce 2 monet albo 1 żetonu. Masz 5 monet.
lesson-upkeep-coins = Jeśli nie możesz opłacić wszystkich, wszyscy odchodzą. Najpierw weź 4 monety.
lesson-upkeep-coins-order = Zamówienie będzie za chwilę. Najpierw weź monety.
lesson-upkeep-coins-first = Najpierw zadbaj o zapłatę: weź monety.
lesson-upkeep-order = Teraz zrealizuj zamówienie 2b: dwóch asystentów zarobi na nim żetony.
lesson-upkeep-order-now = Zrealizuj zamówienie 2b dwoma składnikami.
lesson-upkeep-reward = Karty i tak przyjdą. Weź wszystko w monetach.
lesson-upkeep-reward-coins = Potrzebne są monety: nie bierz kart.
lesson-upkeep-end = Zakończ turę: najpierw przychodzą karty, potem pora na zapłatę.
lesson-upkeep-pay = Opłać każdego. Lepiej monetami niż żetonami, bo żetony to PZ.
lesson-upkeep-keep = Kto opłacony, może zostać. Zatrzymaj tych, do których masz składniki, a innych odeślij.
lesson-upkeep-done = Wielu asystentów to wiele monet: zatrudniaj, gdy zamówienia płacą, i odsyłaj w porę niepotrzebnych.
