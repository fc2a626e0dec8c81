"""The log on disk: SQLite in one file, or PostgreSQL for many people.

- `tables`: the tables of the database; `migrations`: how they came to be;
- `database`: connections, set up so that what is committed stays;
- `upgrade`: bringing a database up to date;
- `writer`: one writer, who commits what several people did in one go;
- `people`, `matches`: what is kept of players and of tables;
- `links`: what the keys of links are made from;
- `notifications`: telling other processes what happened, and who thinks for which bot.
"""
