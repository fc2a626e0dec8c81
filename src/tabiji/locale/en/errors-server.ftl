# What the service refuses, and why.

server-stale = The table has moved on since; nothing was changed. Look again and choose.
server-no-table = There is no such table.
server-no-invitation = This invitation is not one of ours. Ask for the link again.
server-no-player = Nobody has this personal link here.
server-not-your-seat = That seat is not yours.
server-not-your-turn = It is not your turn.
server-not-now = That cannot be done now.
server-seat-taken = Somebody else has taken that seat.
server-seated-already = You already have a seat at this table. An invitation is for somebody else.
server-handed-over = A bot plays this seat now. Take it back first.
server-storage = It could not be saved, so nothing was changed. Try again in a moment.
server-no-bot = There is no opponent { $name }; there are: { $names }.
server-no-seat = One seat of a new table must be yours.
server-name-empty = A name needs something that can be read.
server-other-game = That is a record of another game.
server-take-over-end = Nothing is left to play from there.
server-too-many-tables = You have too many unfinished tables. Finish or abandon some first.
server-full = The house is full: too many tables are being played. Try again later.
server-too-many-watchers = Too many people are at this table already.
server-unreadable = This table was played under other rules, and cannot be shown any more: { $why }
server-result-resigned = { $seat-name } resigned.
server-result-abandoned = Everybody agreed to stop here.
server-database-address = That is no address of a database. It looks like postgresql://user:password@host/name.
server-database-kind = The service keeps its tables in SQLite or PostgreSQL, not in { $kind }.
server-database-driver = PostgreSQL needs asyncpg, which is not installed here: pip install 'tabiji[postgres]'.
server-database-newer = The database was made by a newer version of Tabiji ({ $version }). Use that version, or another database.
