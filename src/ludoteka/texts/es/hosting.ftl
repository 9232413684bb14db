### Lo que leen quienes alojan un servidor, en español.

## Commands

cli-word-rate = DE UNA VEZ/POR SEGUNDO
cli-word-table = MESA
cli-tables = Mostrar las mesas de un servidor, también mientras funciona, o sacar algunas.
cli-option-origin = Página de otra dirección que puede pedir en nombre de quien la usa, como https://play.example.org; se puede dar varias veces.
cli-option-proxy = Dirección de un proxy al que se le cree de qué dirección viene alguien; se puede dar varias veces y sustituye a este equipo.
cli-option-connections = Conexiones en total.
cli-option-connections-per-address = Conexiones de una dirección.
cli-option-requests = Peticiones de una dirección: tantas de una vez, después tantas por segundo.
cli-option-messages = Mensajes de una conexión: tantos de una vez, después tantos por segundo.
cli-option-new-tables = Mesas nuevas de una dirección: tantas de una vez, después tantas por segundo.
cli-option-bot-seats = Asientos de bots en mesas nuevas de una dirección: tantos de una vez, después tantos por segundo.
cli-option-uploads = Registros subidos desde una dirección: tantos de una vez, después tantos por segundo.
cli-option-reviews = Análisis nuevos de una dirección: tantos de una vez, después tantos por segundo.
cli-option-hints = Consejos para una dirección: tantos de una vez, después tantos por segundo.
cli-option-chats = Líneas de chat de una dirección: tantas de una vez, después tantas por segundo.
cli-option-log = Cómo se escribe el diario: líneas de texto, o de JSON para programas.
cli-option-keep-days = Quitar las mesas que nadie ha usado en tantos días; con 0 se conservan todas.
cli-option-archive = Carpeta donde se escriben las mesas antes de quitarlas; ludoteka db import las recupera.
cli-option-older = Solo las mesas que nadie ha usado en tantos días.
cli-option-remove = Sacar estas mesas de la base de datos; el servidor puede estar funcionando.

## What they say

tables-waiting = en espera
tables-running = en curso
tables-over = terminada
tables-line = { $table }: { $game }, { $stage }, asientos ocupados: { $taken } de { $seats }, eventos: { $events }, { $size } KB, usada por última vez { $day }
tables-total = Mesas: { $tables }, en total { $size } KB.
tables-removed = Mesas quitadas: { $tables }, en total { $size } KB.

bench-server-two-moves-per-s = dos servidores en una base de datos, jugadas por segundo: { $value }
bench-server-two-cpu-us = su tiempo de cálculo por jugada, en conjunto: { $value } µs
bench-server-two-share = parte del más cargado de los dos: { $value } %

fault-no-table-of-that-name = La base de datos no tiene ninguna mesa { $table }; ludoteka tables muestra las que hay.
fault-remove-what = Nombra las mesas que quieres quitar, o di con --older desde hace cuántos días nadie las usa.
