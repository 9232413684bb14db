### What the others did, and what one has played, in English.

web-moments = What the others did
web-moment-back = Back to now
web-others = What lies before the others
web-finished = Your finished games
web-finished-count = { $count ->
    [one] { $count } game
   *[other] { $count } games
}, { $won } won
web-finished-all = Show all { $count }
web-finished-draw = A shared win
web-finished-place = Place { $rank } of { $count }

## Invitations and the chat

web-qr = QR code
web-qr-label = The invitation as a QR code
web-mute = Mute { $name }
web-hear = Hear { $name } again
