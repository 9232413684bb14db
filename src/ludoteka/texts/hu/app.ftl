### The app: without a network, and after an update, in Hungarian.

web-offline-shelf = Nincs kapcsolat. A polcod megvan; a játékhoz, a nyilvános asztalokhoz és a meghívásokhoz kell a szerver.
web-updated = A Ludoteka frissült. Töltsd újra az oldalt; semmi sem vész el.
web-reload = Töltsd újra
