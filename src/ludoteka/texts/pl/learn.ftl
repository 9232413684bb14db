### Lekcje: ich lista, ich dymek i to, co może się nie udać.

learn-title = Lekcje
learn-title-of = Naucz się grać: { $game }
learn-play = Naucz się grać
learn-play-of = Naucz się grać w: { $game }
learn-win = Jak wygrać
learn-turn = Tura
learn-rules = Zasady: { $game }
learn-try = Wypróbuj
learn-aim = Cel: { $goal }
learn-book = Cała instrukcja
learn-none = Do tej gry nie ma jeszcze lekcji.
learn-words = Słowa lekcji
learn-begin = Zacznij
learn-go-on = Kontynuuj
learn-repeat = Powtórz
learn-done = Ukończona
learn-next = Dalej
learn-back = Krok wstecz
learn-show = Pokaż mi
learn-again = Spróbuj jeszcze raz
learn-leave = Wyjdź z lekcji
learn-step = { $at } z { $of }
learn-finished = Ukończono: { $title }
learn-next-lesson = Następna: { $title }
learn-all = Wszystkie lekcje
learn-not-asked = Zasady na to pozwalają, ale lekcja prosi teraz o coś innego.
lesson-example-play = Graj stąd dalej, jak chcesz. Pozostali to boty.
lesson-example-lost = Tym razem nie. Spróbuj jeszcze raz od tej samej pozycji.
fault-bad-lesson = Nie można odczytać lekcji { $file }: { $problem }
fault-no-such-lesson = W grze { $game } nie ma lekcji { $lesson }.
fault-lesson-over = Lekcja się skończyła.
fault-lesson-waits = Lekcja czeka teraz na coś innego.
fault-no-lessons = Do gry { $game } nie ma lekcji.

## In the terminal

cli-learn = Naucz się gry w terminalu, lekcja po lekcji.
cli-word-lesson = LEKCJA
learn-help = Wpisz numer albo zapis ruchu; show pokazuje ruch, back cofa o krok, quit kończy.
learn-enter = Enter: dalej.
learn-kept = To, co zrobione, zostaje zapamiętane.
