### What a server says, and what can be wrong at a table on the network, in English.

## Commands

cli-serve = Play in the browser: start a server on this machine.
cli-option-host = Address to listen at; 0.0.0.0 lets others on the network in.
cli-option-port = Port to listen at; 0 takes any free one.
cli-option-data = Folder of the server’s tables, or the address of a PostgreSQL database.
cli-option-browser = Open the page in a browser.
cli-option-server = Measure a server with many tables instead.
serve-ready = Ludoteka is open at { $address } (stop it with Ctrl+C).

cli-option-mend = Mend what is torn: keep each log up to its last whole event, and lay the rest aside.
cli-db = Look after the database of a server, also while it runs.
cli-check = Check every table of a server, and mend what is torn.
cli-export = Write all tables of a server into a new file, as JSON lines.
cli-import = Add the tables of an exported file to those of a server.
cli-backup = Copy the database of a server into a new file that holds everything.
db-checked = Checked: tables { $tables }, events { $events }.
db-torn = Table { $table } makes no sense from event { $event } on (events affected: { $count }); --mend goes back to the last whole event and lays the rest aside.
db-mended = Table { $table } ends before event { $event } now; events laid aside: { $count }.
db-exported = Tables written into { $file }: { $tables }.
db-imported = Tables added from { $file }: { $tables }.
db-backed-up = The database is copied into { $file }.

bench-server-tables = tables: { $value }
bench-server-moves-per-s = moves a second, each stored before it is confirmed: { $value }
bench-server-cpu-us = computing time of the server per move: { $value } µs
bench-server-p50-ms = half of them were answered within { $value } ms
bench-server-p99-ms = 99 in 100 were answered within { $value } ms
bench-server-busy-moves-per-s = moves a second when 2,200 are asked for: { $value }
bench-server-busy-p50-ms = then half within { $value } ms
bench-server-busy-p99-ms = then 99 in 100 within { $value } ms
bench-server-paced-p50-ms = at two moves a second per table: half within { $value } ms
bench-server-paced-p99-ms = at two moves a second per table: 99 in 100 within { $value } ms
bench-server-idle-kb = memory of an idle table: { $value } KB
bench-server-idle-connected-kb = memory of an idle table with two people connected: { $value } KB

## At a table

table-rules = This match goes on under version { $number } of the rules, with which it began.

## What can be wrong

fault-store-trouble = The database { $store } cannot be read or written; check that it runs and that it has room.
fault-store-conflict = Other servers keep changing this table; try again.
fault-store-newer = { $store } was made by a newer Ludoteka (schema { $version }; this one knows { $known }); use that version, or a copy from before.
fault-no-database = There is no database of a server in { $store }; name its folder with --data.
fault-table-exists = Table { $table } is there already, so nothing was added; import into an empty folder.
fault-export-line = Line { $line } is not one of an export of ours, so nothing was added; export again.
fault-export-table = The events of table { $table } do not follow one another, so nothing was added; export again.
fault-backup-postgres = PostgreSQL makes its own copies; use pg_dump, or: ludoteka db export
fault-store-away = The server cannot read its tables at the moment; try again in a little while.
fault-server-busy = The server has much to do at the moment; try again in a little while.
fault-outcome-unknown = Whether this was done is not known yet; try again: nothing is done twice.
fault-table-torn = The log of table { $table } has a gap before event { $event }; its host can mend it with: ludoteka db check --mend
fault-table-unreadable = Event { $event } of table { $table } makes no sense to this version; its host can look into it with: ludoteka db check
fault-no-such-table = There is no such table; check the link.
fault-wrong-token = This seat is no longer held from here; ask for a new link to it.
fault-wrong-code = This invitation does not fit the table; ask for a new link.
fault-seat-taken = Seat { $seat } is taken already; watch, or make a table of your own.
fault-table-full = All seats are taken; watch, or make a table of your own.
fault-not-begun = The match has not begun: a seat is still free.
fault-only-a-record = This is a recorded match; go on from one of its positions to play.
fault-only-watching = You are watching; take a seat to play.
fault-not-over = That can be done when the match is over.
fault-no-such-position = The record ends with line { $most }, so there is no position after { $count }.
fault-seat-present = The person at seat { $seat } is here, or has only just left.
fault-seat-awaited = The person at seat { $seat } may still sit down; wait a moment longer.
fault-no-rematch = There is no rematch to answer.
fault-no-undo-here = At this table no move is taken back.
fault-no-hints-here = At this table there are no hints.
fault-no-spectators = Only those who play may see this match before it is over.
fault-nothing-to-grant = Nobody asks to take a move back now.
fault-nothing-to-take-back = No bot plays in your place that you could take the seat back from.
fault-not-asked = It is not your turn, so there is nothing to advise.
fault-nothing-to-close = There is nothing to wait for: everybody is done already.
fault-close-by-timer = This table has a timer: it goes on by itself when the time is over.
fault-close-not-yours = Only the player whose turn it is can go on without the others.
fault-close-too-early =
    { $seconds ->
        [one] Give the others 1 more second; then you can go on.
       *[other] Give the others { $seconds } more seconds; then you can go on.
    }
fault-empty-chat = There is nothing to say in that; write something.
fault-clock-without-time = A clock needs at least one second; choose a longer time.
fault-too-fast = That was too much at once; wait a moment and try again.
fault-too-many =
    { $seconds ->
        [one] That was too much at once; try again in 1 second.
       *[other] That was too much at once; try again in { $seconds } seconds.
    }
fault-too-many-connections = There are too many connections from your address; close some, or try again later.
fault-too-slow = The request took too long to arrive; try again.
fault-wrong-origin = Another page asked for this in your name, so it was refused; use the page of this server.
fault-folder-in-use = Another server is using the folder { $folder }; stop it, or choose another with --data.
fault-too-large = This is more than { $most } KB, which is too much; choose a smaller file.
fault-unreadable-message = The server does not understand this message; load the page again.
fault-no-hello = The connection stayed silent and was closed; load the page again.
fault-no-such-page = There is no such page; begin at the first one.
fault-port-taken = Port { $port } cannot be used here; choose another with --port.
