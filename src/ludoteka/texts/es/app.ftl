### The app: without a network, and after an update, in Spanish.

web-offline-shelf = Sin conexión. Tu estantería está aquí; para jugar, las mesas públicas y las invitaciones hace falta el servidor.
web-updated = Ludoteka se ha actualizado. Recarga la página; no se pierde nada.
web-reload = Recarga
