### What hosts are told, in English.

## Commands

cli-word-rate = AT ONCE/A SECOND
cli-word-table = TABLE
cli-tables = List the tables of a server, also while it runs, or take some of them out.
cli-option-origin = Page of another address that may ask in a visitor’s name, such as https://play.example.org; can be given several times.
cli-option-proxy = Address of a proxy whose word for a visitor’s address is believed; can be given several times, and replaces this machine.
cli-option-connections = Connections in all.
cli-option-connections-per-address = Connections of one address.
cli-option-requests = Requests of one address: so many at once, then so many a second.
cli-option-messages = Messages of one connection: so many at once, then so many a second.
cli-option-new-tables = New tables of one address: so many at once, then so many a second.
cli-option-bot-seats = Seats of bots at new tables of one address: so many at once, then so many a second.
cli-option-uploads = Uploaded records of one address: so many at once, then so many a second.
cli-option-reviews = New reviews of one address: so many at once, then so many a second.
cli-option-hints = Hints for one address: so many at once, then so many a second.
cli-option-chats = Lines of chat of one address: so many at once, then so many a second.
cli-option-log = How the log is written: lines of text, or of JSON for programs.
cli-option-keep-days = Remove tables that nobody has used for so many days; 0 keeps all.
cli-option-archive = Folder into which tables are written before they are removed; ludoteka db import brings them back.
cli-option-older = Only tables that nobody has used for so many days.
cli-option-remove = Take these tables out of the database; the server may run meanwhile.

## What they say

tables-waiting = waiting
tables-running = running
tables-over = over
tables-line = { $table }: { $game }, { $stage }, seats taken: { $taken } of { $seats }, events: { $events }, { $size } KB, last used { $day }
tables-total = Tables: { $tables }, in all { $size } KB.
tables-removed = Tables removed: { $tables }, in all { $size } KB.

bench-server-two-moves-per-s = two servers on one database, moves a second: { $value }
bench-server-two-cpu-us = their computing time per move, together: { $value } µs
bench-server-two-share = share of the busier of them: { $value } %

fault-no-table-of-that-name = The database has no table { $table }; ludoteka tables lists those it has.
fault-remove-what = Name the tables to remove, or say with --older how long nobody has used them.
