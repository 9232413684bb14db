### Names and faces of people and bots, in Polish.

## Made-up names for people who have not chosen one. They stand as subjects in whole sentences.

nicknames = Biszkopt, Domino, Kamyk, Klonik, Ziggy, Pierożek, Gofr, Kometa, Pieprzyk, Szklanka, Jałowiec, Guzik, Koniczynka, Rakieta, Pączek, Mango, Maczek, Toffi, Trybik, Bryza, Iskra, Paprotka, Kiwi, Wróbel

web-you = Grasz jako
web-you-change = Zmień imię i obrazek
web-you-title = Twoje imię i obrazek
web-face = Obrazek
web-face-number = Obrazek { $number }
web-another-name = Inne imię
web-done = Gotowe
web-bot-character = { $name }, poziom { $level }
