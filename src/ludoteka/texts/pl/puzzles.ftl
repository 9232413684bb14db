### Zagadki i trener, po polsku.

## Polecenia

cli-puzzles = Rozwiąż dzisiejszą zagadkę albo wybierz jedno z poniższych poleceń.
cli-solve = Rozwiąż zagadkę z wybranej gry.
cli-mine = Szukaj nowych zagadek w rozgrywkach botów.
cli-prove = Udowodnij jeszcze raz zagadki z wybranej gry.
cli-option-grade = Trudność zagadki, od 1 (łatwa) do 5.
cli-option-puzzle = Nazwa zagadki.
cli-option-count = Ilu zagadek szukać.
cli-option-seconds = Ile sekund najwyżej szukać.
cli-option-out = Plik, do którego zagadki są dopisywane.

puzzle-commands = Wybierz numer; „solution” i „quit” pokazują rozwiązanie.
puzzle-what = Nie ma takiego ruchu: „{ $typed }”.
puzzle-mined = Znalezione zagadki: { $count }.
puzzle-checked = Poprawne dowody: { $count } z { $of }.
puzzle-unproved = Niepoprawny dowód zagadki: { $id }.
fault-puzzle-line = Wiersz { $line } nie jest zagadką.
fault-no-such-puzzle = Ta gra nie ma zagadki „{ $puzzle }”.
fault-no-puzzles = Nie ma takich zagadek.
fault-game-without-puzzles = Nie ma zagadek do gry „{ $game }”.

## Zagadka

puzzle-title = { $game }: zagadka { $id }, trudność { $grade } z 5
puzzle-right = Nic lepszego nie ma.
web-puzzle-wrong = Jest coś lepszego. Spróbuj jeszcze raz!
puzzle-solution = Rozwiązanie: { $line }

puzzle-goal-win-1 = Wygraj partię jeszcze jednym kaflem, cokolwiek zrobi przeciwnik.
puzzle-goal-win-2 = Wygraj partię najwyżej dwoma kaflami, cokolwiek zrobi przeciwnik.
puzzle-goal-win-3 = Wygraj partię najwyżej trzema kaflami, cokolwiek zrobi przeciwnik.
puzzle-goal-hold-1 = Przeciwnik zaraz wygra jednym kaflem. Nie pozwól na to!
puzzle-goal-hold-2 = Przeciwnik zaraz zapewni sobie wygraną najwyżej dwoma kaflami. Nie pozwól na to!
puzzle-goal-roll = Który wybór przyniesie ci w tej turze średnio najwięcej zębatek?
puzzle-goal-stop = Uciec czy rzucać dalej: co przyniesie ci w tej turze średnio więcej zębatek?
puzzle-goal-bet = Rzucający gra o zębatki: który zakład płaci średnio najwięcej?
puzzle-goal-win = Które kości przerzucasz, aby mieć największą szansę na zwycięstwo tym rzutem? Kupowanie kart się nie liczy.
puzzle-goal-share = Które kości przerzucasz, aby mieć największą szansę na wygranie rozgrywki?
puzzle-goal-last-picks = Twoje ostatnie wybory w ostatniej rundzie: jak zdobyć najwięcej punktów? Wydarzenie się nie liczy.
puzzle-goal-last-turn = Twoja ostatnia tura: jak zapewnić sobie najwięcej punktów? Karty, które by ci się dobrało, się nie liczą.

puzzle-why-win-1 = To wygrywa jednym kaflem, cokolwiek zrobi przeciwnik; nic innego nie.
puzzle-why-win-2 = To wygrywa najwyżej dwoma kaflami, cokolwiek zrobi przeciwnik; nic innego nie.
puzzle-why-win-3 = To wygrywa najwyżej trzema kaflami, cokolwiek zrobi przeciwnik; nic innego nie.
puzzle-why-hold-1 = Po tym ruchu jeden kafel nie daje przeciwnikowi pewnej wygranej; po każdym innym daje.
puzzle-why-hold-2 = Po tym ruchu dwa kafle nie dają przeciwnikowi pewnej wygranej; po każdym innym dają.
puzzle-why-roll = Średnia liczba zębatek: { $best }, a przy następnym najlepszym wyborze: { $next }.
puzzle-why-stop = Średnia liczba zębatek: { $best }, a przy drugim wyborze: { $next }.
puzzle-why-bet = Średnia wypłata w zębatkach: { $best }, a z następnego najlepszego zakładu: { $next }.
puzzle-why-win = Szansa na zwycięstwo tym rzutem: { $best }, a przy następnym najlepszym wyborze: { $next }.
puzzle-why-share = Średnia szansa na zwycięstwo po wszystkich rzutach: { $best }, a przy następnym najlepszym wyborze: { $next }.
puzzle-why-last-picks = Punkty: { $best }, a przy każdym innym wyborze najwyżej { $next }.
puzzle-why-last-turn = Pewne punkty: { $best }, a przy każdym innym wyborze najwyżej { $next }.

## Strona

web-puzzles = Zagadki
web-puzzles-text = Pozycje z rozgrywek botów, w których jeden ruch jest wyraźnie najlepszy; dowodzi tego silnik zasad.
web-puzzle-today = Dzisiejsza zagadka
web-puzzle-today-which = { $game }, trudność { $grade } z 5
web-puzzle-solve = Rozwiąż ją
web-puzzle-streak = Dni z rzędu: { $days }
web-puzzle-done = Rozwiązana
web-puzzle-grade = Trudność { $grade }
web-puzzle-grade-hint = 1: łatwa, 5: znajduje ją tylko najlepszy bot.
web-puzzle-of-game = Zagadki: { $game }
web-puzzle-solved-of = Rozwiązane: { $done } z { $of }
web-puzzle-number = Zagadka { $number }
web-puzzle-goal = Twoje zadanie
web-puzzle-again = Zacznij od nowa
web-puzzle-show = Pokaż rozwiązanie
web-puzzle-next = Następna zagadka
web-puzzle-play-on = Graj dalej stąd
web-puzzle-all = Wszystkie zagadki

## Trener

fault-no-coach = Przy tym stole nie ma trenera.
fault-coach-alone = Gdy gra kilka osób, trener przychodzi, jeśli wszyscy przy stole się zgodzą.
fault-again-alone = Gra tu kilka osób: poproś je o zgodę na cofnięcie ruchu.
fault-coach-stays = Przy tym stole trener jest od początku.
web-manners-coach = Trener mówi mi, co było lepsze
web-coach = Trener
web-coach-lost = Ten ruch stracił { $lost } zwycięstwa. Lepiej: { $best }
web-coach-back = Cofnij go
web-coach-leave = Zostaw to
web-coach-what = Co mogę tu zrobić?
web-coach-kinds = Możesz wybrać spośród:
web-coach-suggest = Zaproponuj trenera dla wszystkich
web-coach-start = Włącz trenera
web-coach-end = Graj bez trenera
web-coach-offer = { $name } proponuje trenera, który każdemu mówi, co było lepsze.
web-coach-agree = Zgoda
web-coach-refuse = Bez trenera
web-coach-waits = Trener przyjdzie, gdy wszyscy się zgodzą.
web-coach-kind =
    { $more ->
        [0] { $move }
        [one] { $move } (i jeszcze { $more } taki ruch)
        [few] { $move } (i jeszcze { $more } takie ruchy)
       *[other] { $move } (i jeszcze { $more } takich ruchów)
    }
