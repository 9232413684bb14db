### Names and faces of people and bots, in Hungarian.

## Made-up names for people who have not chosen one. They stand as subjects in whole sentences.

nicknames = Morzsa, Dominó, Kavics, Bogyó, Zizi, Manó, Pötyi, Csillag, Mazsola, Rozi, Fenyő, Gombóc, Lóhere, Rakéta, Bimbó, Mangó, Pipacs, Mogyoró, Ketyere, Szellő, Villám, Páfrány, Kivi, Veréb

web-you = Így játszol:
web-you-change = Név és kép módosítása
web-you-title = A neved és a képed
web-face = Kép
web-face-number = { $number }. kép
web-another-name = Másik név
web-done = Kész
web-bot-character = { $name }, { $level }. szint
