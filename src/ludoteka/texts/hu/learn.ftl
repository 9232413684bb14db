### Leckék: a listájuk, a buborékjuk, és ami félresikerülhet.

learn-title = Leckék
learn-title-of = Tanuld meg: { $game }
learn-none = Ehhez a játékhoz még nincsenek leckék.
learn-words = Mit mond a lecke?
learn-begin = Kezdd el
learn-go-on = Folytasd
learn-repeat = Ismételd meg
learn-done = Kész
learn-next = Tovább
learn-back = Egy lépés vissza
learn-show = Mutasd meg
learn-again = Próbáld újra
learn-leave = Kilépés a leckéből
learn-step = { $at } / { $of }
learn-finished = Kész: { $title }
learn-next-lesson = Következő: { $title }
learn-all = Minden lecke
learn-not-asked = A szabályok megengedik, de a lecke most valami mást kér.
fault-bad-lesson = Ez a lecke nem olvasható: { $file }. { $problem }
fault-no-such-lesson = Ehhez a játékhoz nincs ilyen lecke: { $game }, { $lesson }.
fault-lesson-over = A lecke véget ért.
fault-lesson-waits = A lecke most valami másra vár.
