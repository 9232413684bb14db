### The app: without a network, and after an update, in Polish.

web-offline-shelf = Brak połączenia. Twoja półka jest na miejscu; do gry, publicznych stołów i zaproszeń potrzebny jest serwer.
web-updated = Ludoteka została zaktualizowana. Odśwież stronę; nic nie przepadnie.
web-reload = Odśwież
