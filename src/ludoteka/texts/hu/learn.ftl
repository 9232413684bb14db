### Leckék: a listájuk, a buborékjuk, és ami félresikerülhet.

learn-title = Leckék
learn-title-of = Tanuld meg: { $game }
learn-play = Tanulj meg játszani
learn-play-of = Tanulj meg játszani: { $game }
learn-win = Hogyan lehet nyerni?
learn-turn = Egy kör
learn-rules = Szabályok: { $game }
learn-try = Próbáld ki
learn-aim = Cél: { $goal }
learn-book = A teljes szabálykönyv
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
lesson-example-play = Játssz innen kedved szerint! A többiek botok.
lesson-example-lost = Most nem sikerült. Próbáld újra ugyanebből az állásból!
fault-bad-lesson = Ez a lecke nem olvasható: { $file }. { $problem }
fault-no-such-lesson = Ehhez a játékhoz nincs ilyen lecke: { $game }, { $lesson }.
fault-lesson-over = A lecke véget ért.
fault-lesson-waits = A lecke most valami másra vár.
fault-no-lessons = Ehhez a játékhoz nincsenek leckék: { $game }.

## In the terminal

cli-learn = Tanulj meg egy játékot a terminálban, leckéről leckére.
cli-word-lesson = LECKE
learn-help = Írd be egy lépés számát vagy jelölését; show: megmutatja, back: egy lépés vissza, quit: kilépés.
learn-enter = Enter: tovább.
learn-kept = Amit megcsináltál, megmarad.
