### The app: without a network, and after an update, in English.

web-offline-shelf = No connection. Your shelf is here; playing, public tables and invitations need the server.
web-updated = Ludoteka has been updated. Reload the page; nothing is lost.
web-reload = Reload
