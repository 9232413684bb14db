### What the others did, and what one has played, in Hungarian.

web-moments = Amit a többiek tettek
web-moment-back = Vissza a mostani álláshoz
web-others = Ami a többiek előtt van
web-finished = Befejezett játszmáid
web-finished-count = { $count } játszma, { $won } győzelem
web-finished-all = Az összes megjelenítése ({ $count })
web-finished-draw = Közös győzelem
web-finished-place = { $rank }. hely { $count } játékosból

## Invitations and the chat

web-qr = QR-kód
web-qr-label = A meghívás QR-kódként
web-mute = Némítás: { $name }
web-hear = Visszahangosítás: { $name }
