### What the others did, and what one has played, in Polish.

web-moments = Co zrobili inni
web-moment-back = Wróć do teraz
web-others = Co leży przed innymi
web-finished = Twoje zakończone partie
web-finished-count = { $count ->
    [one] { $count } partia
    [few] { $count } partie
   *[many] { $count } partii
}, wygrane: { $won }
web-finished-all = Pokaż wszystkie ({ $count })
web-finished-draw = Wspólne zwycięstwo
web-finished-place = Miejsce { $rank } z { $count }

## Invitations and the chat

web-qr = Kod QR
web-qr-label = Zaproszenie jako kod QR
web-mute = Wycisz: { $name }
web-hear = Przestań wyciszać: { $name }
