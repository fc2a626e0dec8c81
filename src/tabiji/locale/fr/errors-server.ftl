# Ce que le service refuse, et pourquoi.

server-stale = La partie a avancé entre-temps ; rien n’a été changé. Regardez à nouveau, puis choisissez.
server-no-table = Cette table n’existe pas.
server-no-invitation = Cette invitation ne vient pas d’ici. Redemandez le lien.
server-no-player = Personne n’a ce lien personnel ici.
server-not-your-seat = Cette place n’est pas la vôtre.
server-not-your-turn = Ce n’est pas votre tour.
server-not-now = C’est impossible pour le moment.
server-seat-taken = Quelqu’un d’autre a pris cette place.
server-seated-already = Vous avez déjà une place à cette table. Une invitation est pour quelqu’un d’autre.
server-handed-over = Un bot joue à cette place pour le moment. Reprenez-la d’abord.
server-storage = L’enregistrement a échoué : rien n’a été changé. Réessayez dans un instant.
server-no-bot = Il n’y a pas d’adversaire { $name } ; il y a : { $names }.
server-no-seat = Une place d’une nouvelle table doit être la vôtre.
server-name-empty = Un nom doit contenir quelque chose de lisible.
server-other-game = C’est la partie d’un autre jeu.
server-take-over-end = Il ne reste rien à jouer à partir de là.
server-too-many-tables = Vous avez trop de parties inachevées. Terminez-en ou abandonnez-en d’abord.
server-full = La maison est pleine : trop de parties sont en cours. Réessayez plus tard.
server-too-many-watchers = Il y a déjà trop de monde à cette table.
server-unreadable = Cette partie a été jouée avec d’autres règles et ne peut plus être montrée : { $why }
server-result-resigned = { $seat-name } a abandonné.
server-result-abandoned = Tout le monde a accepté de s’arrêter là.
server-database-address = Ce n’est pas l’adresse d’une base de données. Elle ressemble à postgresql://user:password@host/name.
server-database-kind = Le service garde ses tables dans SQLite ou PostgreSQL, pas dans { $kind }.
server-database-driver = PostgreSQL a besoin d’asyncpg, qui n’est pas installé ici : pip install 'tabiji[postgres]'.
server-database-newer = La base de données vient d’une version plus récente de Tabiji ({ $version }). Utilisez cette version, ou une autre base de données.
