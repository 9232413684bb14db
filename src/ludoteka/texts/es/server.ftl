### Lo que dice el servidor y lo que puede fallar en una mesa en red, en español.

## Commands

cli-serve = Jugar en el navegador: iniciar un servidor en este equipo.
cli-option-host = Dirección en la que escucha; 0.0.0.0 deja entrar a otros de la red.
cli-option-port = Número de puerto; con 0, cualquiera que esté libre.
cli-option-data = Carpeta de las mesas del servidor, o la dirección de una base de datos PostgreSQL.
cli-option-browser = Abrir la página en un navegador.
cli-option-server = Medir en su lugar un servidor con muchas mesas.
serve-ready = Ludoteka está abierta en { $address } (se detiene con Ctrl+C).

cli-option-mend = Reparar lo roto: cada registro se conserva hasta su último evento entero y el resto se aparta.
cli-db = Cuidar la base de datos de un servidor, también mientras funciona.
cli-check = Revisar todas las mesas de un servidor y reparar las rotas.
cli-export = Escribir todas las mesas de un servidor en un archivo nuevo, como líneas JSON.
cli-import = Añadir las mesas de un archivo exportado a las de un servidor.
cli-backup = Copiar la base de datos de un servidor en un archivo nuevo que lo contiene todo.
db-checked = Revisado: mesas { $tables }, eventos { $events }.
db-torn = La mesa { $table } no tiene sentido desde el evento { $event } (eventos afectados: { $count }); --mend vuelve al último evento entero y aparta el resto.
db-mended = La mesa { $table } termina ahora antes del evento { $event }; eventos apartados: { $count }.
db-exported = Mesas escritas en { $file }: { $tables }.
db-imported = Mesas añadidas desde { $file }: { $tables }.
db-backed-up = La base de datos está copiada en { $file }.

bench-server-tables = mesas: { $value }
bench-server-moves-per-s = jugadas por segundo, cada una guardada antes de confirmarla: { $value }
bench-server-cpu-us = tiempo de cálculo del servidor por jugada: { $value } µs
bench-server-p50-ms = la mitad respondida en { $value } ms
bench-server-p99-ms = 99 de cada 100 respondidas en { $value } ms
bench-server-busy-moves-per-s = jugadas por segundo cuando llegan 2200: { $value }
bench-server-busy-p50-ms = entonces la mitad en { $value } ms
bench-server-busy-p99-ms = entonces 99 de cada 100 en { $value } ms
bench-server-paced-p50-ms = con dos jugadas por segundo y mesa: la mitad en { $value } ms
bench-server-paced-p99-ms = con dos jugadas por segundo y mesa: 99 de cada 100 en { $value } ms
bench-server-idle-kb = memoria de una mesa inactiva: { $value } KB
bench-server-idle-connected-kb = memoria de una mesa inactiva con dos personas conectadas: { $value } KB

## At a table

table-rules = Esta partida sigue con las reglas con las que empezó (versión { $number }).

## What can be wrong

fault-store-trouble = La base de datos { $store } no se puede leer o escribir; comprueba que funciona y que tiene espacio.
fault-store-conflict = Otros servidores están cambiando esta mesa; inténtalo de nuevo.
fault-store-newer = { $store } es de una Ludoteka más nueva (esquema { $version }; esta conoce { $known }); usa esa versión o una copia anterior.
fault-no-database = En { $store } no hay base de datos de un servidor; indica su carpeta con --data.
fault-table-exists = La mesa { $table } ya existe, así que no se añadió nada; importa en una carpeta vacía.
fault-export-line = La línea { $line } no es de una exportación nuestra, así que no se añadió nada; exporta de nuevo.
fault-export-table = Los eventos de la mesa { $table } no se siguen unos a otros, así que no se añadió nada; exporta de nuevo.
fault-backup-postgres = PostgreSQL hace sus propias copias; usa pg_dump o: ludoteka db export
fault-store-away = El servidor no puede leer sus mesas en este momento; inténtalo de nuevo dentro de un rato.
fault-server-busy = El servidor tiene mucho que hacer en este momento; inténtalo de nuevo dentro de un rato.
fault-outcome-unknown = Aún no se sabe si esto se hizo; inténtalo de nuevo: nada se hace dos veces.
fault-table-torn = Al registro de la mesa { $table } le falta algo antes del evento { $event }; quien aloja el servidor puede repararlo con: ludoteka db check --mend
fault-table-unreadable = Esta versión no entiende el evento { $event } de la mesa { $table }; quien aloja el servidor puede examinarlo con: ludoteka db check
fault-no-such-table = No existe esa mesa; comprueba el enlace.
fault-wrong-token = Este asiento ya no se ocupa desde aquí; pide un enlace nuevo.
fault-wrong-code = Esta invitación no corresponde a la mesa; pide un enlace nuevo.
fault-seat-taken = El asiento { $seat } ya está ocupado; mira la partida o abre tu propia mesa.
fault-table-full = Todos los asientos están ocupados; mira la partida o abre tu propia mesa.
fault-not-begun = La partida no ha empezado: queda un asiento libre.
fault-only-a-record = Esta es una partida registrada; para jugar, continúa desde una de sus posiciones.
fault-only-watching = Ahora solo estás mirando; para jugar, ocupa un asiento.
fault-not-over = Eso se puede hacer cuando termine la partida.
fault-no-such-position = El registro tiene { $most } líneas, así que no hay posición tras { $count }.
fault-seat-present = La persona del asiento { $seat } está aquí o acaba de salir.
fault-seat-awaited = La persona del asiento { $seat } aún puede sentarse; espera un poco más.
fault-no-rematch = No hay ninguna revancha a la que responder.
fault-no-undo-here = En esta mesa no se deshacen jugadas.
fault-no-hints-here = En esta mesa no hay pistas.
fault-no-spectators = Hasta el final solo ven esta partida quienes juegan.
fault-nothing-to-grant = Ahora nadie pide deshacer una jugada.
fault-nothing-to-take-back = Ningún bot juega por ti, así que no hay asiento que recuperar.
fault-not-asked = No es tu turno, así que no hay nada que aconsejar.
fault-nothing-to-close = No hay nada que esperar: ya han terminado todos.
fault-close-by-timer = Esta mesa tiene un temporizador: cuando se acabe el tiempo, la partida sigue sola.
fault-close-not-yours = Solo quien tiene el turno puede seguir sin los demás.
fault-close-too-early =
    { $seconds ->
        [one] Deja a los demás { $seconds } segundo más; después puedes seguir.
       *[other] Deja a los demás { $seconds } segundos más; después puedes seguir.
    }
fault-empty-chat = Ahí no hay nada; escribe algo.
fault-clock-without-time = Un reloj necesita al menos un segundo; elige más tiempo.
fault-too-fast = Eso fue demasiado de golpe; espera un momento e inténtalo de nuevo.
fault-too-many =
    { $seconds ->
        [one] Eso fue demasiado de golpe; inténtalo de nuevo dentro de { $seconds } segundo.
       *[other] Eso fue demasiado de golpe; inténtalo de nuevo dentro de { $seconds } segundos.
    }
fault-too-many-connections = Hay demasiadas conexiones desde tu dirección; cierra algunas o inténtalo más tarde.
fault-too-slow = La petición tardó demasiado en llegar; inténtalo de nuevo.
fault-wrong-origin = Otra página pidió esto en tu nombre, así que se rechazó; usa la página de este servidor.
fault-folder-in-use = Otro servidor usa la carpeta { $folder }; deténlo o elige otra con --data.
fault-too-large = Son más de { $most } KB, que es demasiado; elige un archivo más pequeño.
fault-unreadable-message = El servidor no entiende este mensaje; carga la página de nuevo.
fault-no-hello = La conexión no respondió y se cerró; carga la página de nuevo.
fault-no-such-page = No existe esa página; empieza por la primera.
fault-port-taken = El puerto { $port } no se puede usar aquí; elige otro con --port.
