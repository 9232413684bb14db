### Lekcje: ich lista, ich dymek i to, co może się nie udać.

learn-title = Lekcje
learn-title-of = Naucz się grać: { $game }
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
fault-bad-lesson = Nie można odczytać lekcji { $file }: { $problem }
fault-no-such-lesson = W grze { $game } nie ma lekcji { $lesson }.
fault-lesson-over = Lekcja się skończyła.
fault-lesson-waits = Lekcja czeka teraz na coś innego.
