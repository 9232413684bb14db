### Lekcje gry CLASH, po polsku.

lesson-first = Twoja pierwsza partia
lesson-first-goal = Dwa światy walczą o dziewięć pól. Gdy wszystkie będą zajęte, wygra gracz, którego popiera więcej kafli.
lesson-first-mustafa = Grasz jako McWorld, na dole. Wybierz Mustafę, potem środkowe pole. Podstawa jest po twojej stronie, więc kafel popiera ciebie.
lesson-first-mustafa-turned = Teraz podstawa jest po stronie gracza Jihad, więc kafel popierałby jego. Obróć go.
lesson-first-mustafa-middle = Dobre pole, ale na razie wybierz środkowe.
lesson-first-flipped = Jihad kładzie Tradycję i używa jej efektu: Mustafa obraca się i popiera teraz gracza Jihad.
lesson-first-star = Twoja Pop-Star też może obrócić przyległy kafel. Połóż ją na lewo albo na prawo od Mustafy.
lesson-first-star-beside = Zostań w środkowym rzędzie: na lewo albo na prawo od Mustafy.
lesson-first-star-first = Dobry kafel, ale na później. Teraz weź Pop-Star.
lesson-first-turned = Spójrz na podstawę: tak ułożony kafel popierałby gracza Jihad.
lesson-first-flip = Wybierz, kogo Pop-Star ma obrócić: Mustafę.
lesson-first-flip-use = Użyj efektu: po to kładziesz ten kafel.
lesson-first-flip-mustafa = Można obrócić Tradycję, ale najpierw odzyskaj Mustafę.
lesson-first-safe = Mustafa znów jest twój. Jihad odpowiada Meczetem. Jest bezpieczny: nie działa na niego żaden efekt.
lesson-first-president = Twój Prezydent niszczy jeden z ośmiu przyległych kafli. Połóż go obok Tradycji, w dalszym rzędzie.
lesson-first-president-near = Połóż Prezydenta w dalszym rzędzie, obok Tradycji.
lesson-first-president-first = Dobry kafel, ale na później. Teraz weź Prezydenta.
lesson-first-destroy = Zniszcz Tradycję: wtedy nie popiera nikogo.
lesson-first-destroy-yours = Ten kafel popiera ciebie. Wybierz Tradycję.
lesson-first-free = Tradycja leżała zakryta przez jeden ruch i zniknęła. Teraz graj, jak chcesz, aż zajęte będzie dziewięć pól!
lesson-first-lost = Tym razem nie. Spróbuj jeszcze raz: obracaj albo niszcz to, co popiera gracza Jihad, i pilnuj ostatniego pola.
lesson-first-won = Wygrana: popiera cię więcej kafli! W pełnej grze są też kafle neutralne, po które mogą sięgać obie strony.

lesson-orientation = W którą stronę leży kafel
lesson-orientation-point = Social Network obraca trzy kafle przed szpicem. Kto obraca kafel, obraca też jego zasięg.
lesson-orientation-network = Trzy kafle popierają gracza Jihad. Połóż Social Network na środku, szpicem w ich stronę.
lesson-orientation-network-turned = Tak ułożony szpic patrzy na twój rząd. Obróć kafel.
lesson-orientation-network-cell = Stamtąd sięga mniej kafli. Wybierz środkowe pole.
lesson-orientation-network-first = Weź Social Network ze strefy neutralnej.
lesson-orientation-use = Użyj efektu: wszystkie trzy obrócą się naraz.
lesson-orientation-use-it = Użyj efektu, inaczej trzy kafle nadal będą popierać gracza Jihad.
lesson-orientation-kaboom = Kogo na końcu popiera KABOOM!!!, ten przegrywa. Obróć go ku graczowi Jihad i połóż gdziekolwiek.
lesson-orientation-kaboom-turned = Podstawa jest po twojej stronie: to byłaby przegrana! Najpierw obróć kafel.
lesson-orientation-kaboom-first = Weź KABOOM!!! ze strefy neutralnej.
lesson-orientation-done = Dobrze. Każdy kafel możesz obrócić w obie strony, a czasem wygrywa ten, który popiera przeciwnika.

lesson-safe = Kafle bezpieczne
lesson-safe-safe = Meczet jest bezpieczny: nie można go obrócić, zniszczyć ani przenieść. Żaden efekt na niego nie działa.
lesson-safe-missile = Tylko Atak rakietowy niszczy kafle bezpieczne, a innych nie. Połóż go gdziekolwiek: każde pole przylega do środka.
lesson-safe-missile-first = Ten kafel nie ruszy Meczetu. Weź Atak rakietowy.
lesson-safe-turned = Podstawa jest po stronie gracza Jihad. Obróć kafel: Atak rakietowy też może cię popierać.
lesson-safe-target = Wskaż Meczet.
lesson-safe-use-it = Użyj efektu, inaczej Meczet zostanie.
lesson-safe-nobel = Osłoń własny kafel: przykryj go Nagrodą Nobla. Razem stworzą jeden bezpieczny kafel.
lesson-safe-nobel-first = Weź Nagrodę Nobla i przykryj kafel, który cię popiera.
lesson-safe-done = Ten kafel jest twój do końca, chyba że nadleci Atak rakietowy. Takie kafle kładź tam, gdzie wszyscy celują.
