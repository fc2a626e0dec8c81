BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL,
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0004');
CREATE TABLE events (
	"match" VARCHAR(32) NOT NULL,
	position INTEGER NOT NULL,
	kind VARCHAR(16) NOT NULL,
	data TEXT NOT NULL,
	seat INTEGER,
	player VARCHAR(32),
	at DATETIME NOT NULL,
	PRIMARY KEY ("match", position),
	FOREIGN KEY("match") REFERENCES matches (id)
);
INSERT INTO "events" VALUES('dekvathezfgarnmbo2ag4fgv',0,'sit','Kenji',1,'3mgvkz4ldeiyeetnbf3vvjj6','2026-11-16 02:28:45.113394');
INSERT INTO "events" VALUES('dekvathezfgarnmbo2ag4fgv',1,'chance','compass1',NULL,NULL,'2026-11-16 02:28:45.113394');
INSERT INTO "events" VALUES('dekvathezfgarnmbo2ag4fgv',2,'chance','purple0',NULL,NULL,'2026-11-16 02:28:45.113394');
INSERT INTO "events" VALUES('dekvathezfgarnmbo2ag4fgv',3,'chance','doll2',NULL,NULL,'2026-11-16 02:28:45.113394');
INSERT INTO "events" VALUES('dekvathezfgarnmbo2ag4fgv',4,'chance','fan2',NULL,NULL,'2026-11-16 02:28:45.113394');
INSERT INTO "events" VALUES('dekvathezfgarnmbo2ag4fgv',5,'chance','fan2',NULL,NULL,'2026-11-16 02:28:45.113394');
INSERT INTO "events" VALUES('dekvathezfgarnmbo2ag4fgv',6,'chance','kimono4',NULL,NULL,'2026-11-16 02:28:45.113394');
INSERT INTO "events" VALUES('dekvathezfgarnmbo2ag4fgv',7,'chance','pottery4',NULL,NULL,'2026-11-16 02:28:45.113394');
INSERT INTO "events" VALUES('dekvathezfgarnmbo2ag4fgv',8,'chance','kimono4',NULL,NULL,'2026-11-16 02:28:45.113394');
INSERT INTO "events" VALUES('dekvathezfgarnmbo2ag4fgv',9,'chance','pottery3',NULL,NULL,'2026-11-16 02:28:45.113394');
INSERT INTO "events" VALUES('dekvathezfgarnmbo2ag4fgv',10,'chance','doll3',NULL,NULL,'2026-11-16 02:28:45.113394');
INSERT INTO "events" VALUES('dekvathezfgarnmbo2ag4fgv',11,'chance','hasty',NULL,NULL,'2026-11-16 02:28:45.113394');
INSERT INTO "events" VALUES('dekvathezfgarnmbo2ag4fgv',12,'chance','robust',NULL,NULL,'2026-11-16 02:28:45.113394');
INSERT INTO "events" VALUES('dekvathezfgarnmbo2ag4fgv',13,'chance','proficient',NULL,NULL,'2026-11-16 02:28:45.113394');
INSERT INTO "events" VALUES('dekvathezfgarnmbo2ag4fgv',14,'chance','p4',NULL,NULL,'2026-11-16 02:28:45.113394');
INSERT INTO "events" VALUES('dekvathezfgarnmbo2ag4fgv',15,'chance','m1',NULL,NULL,'2026-11-16 02:28:45.113394');
INSERT INTO "events" VALUES('dekvathezfgarnmbo2ag4fgv',16,'chance','a1',NULL,NULL,'2026-11-16 02:28:45.113394');
INSERT INTO "events" VALUES('dekvathezfgarnmbo2ag4fgv',17,'play','pilgrim',1,'3mgvkz4ldeiyeetnbf3vvjj6','2026-11-16 02:28:47.073682');
INSERT INTO "events" VALUES('dekvathezfgarnmbo2ag4fgv',18,'play','walk4',1,'3mgvkz4ldeiyeetnbf3vvjj6','2026-11-16 02:28:49.342643');
INSERT INTO "events" VALUES('dekvathezfgarnmbo2ag4fgv',19,'play','pass',1,'3mgvkz4ldeiyeetnbf3vvjj6','2026-11-16 02:28:51.345206');
INSERT INTO "events" VALUES('dekvathezfgarnmbo2ag4fgv',20,'play','merchant',0,'7fjjdrjam2glvxunazn6zjpw','2026-11-16 02:28:54.131812');
INSERT INTO "events" VALUES('dekvathezfgarnmbo2ag4fgv',21,'play','to-M3',0,'7fjjdrjam2glvxunazn6zjpw','2026-11-16 02:28:56.938540');
INSERT INTO "events" VALUES('dekvathezfgarnmbo2ag4fgv',22,'play','pass',0,'7fjjdrjam2glvxunazn6zjpw','2026-11-16 02:28:58.454432');
INSERT INTO "events" VALUES('dekvathezfgarnmbo2ag4fgv',23,'play','artist',1,'3mgvkz4ldeiyeetnbf3vvjj6','2026-11-16 02:28:58.958153');
INSERT INTO "events" VALUES('dekvathezfgarnmbo2ag4fgv',24,'play','to-A7',1,'3mgvkz4ldeiyeetnbf3vvjj6','2026-11-16 02:28:59.409904');
INSERT INTO "events" VALUES('dekvathezfgarnmbo2ag4fgv',25,'play','paint1',1,'3mgvkz4ldeiyeetnbf3vvjj6','2026-11-16 02:29:00.321210');
INSERT INTO "events" VALUES('dekvathezfgarnmbo2ag4fgv',26,'chance','waterfall',NULL,NULL,'2026-11-16 02:29:00.321210');
INSERT INTO "events" VALUES('dekvathezfgarnmbo2ag4fgv',27,'chance','p2',NULL,NULL,'2026-11-16 02:29:00.321210');
INSERT INTO "events" VALUES('dekvathezfgarnmbo2ag4fgv',28,'chance','m1',NULL,NULL,'2026-11-16 02:29:00.321210');
INSERT INTO "events" VALUES('dekvathezfgarnmbo2ag4fgv',29,'chance','a3',NULL,NULL,'2026-11-16 02:29:00.321210');
INSERT INTO "events" VALUES('dekvathezfgarnmbo2ag4fgv',30,'play','pilgrim',0,'7fjjdrjam2glvxunazn6zjpw','2026-11-16 02:29:00.718575');
INSERT INTO "events" VALUES('dekvathezfgarnmbo2ag4fgv',31,'play','walk2',0,'7fjjdrjam2glvxunazn6zjpw','2026-11-16 02:29:01.824390');
INSERT INTO "events" VALUES('dekvathezfgarnmbo2ag4fgv',32,'play','stroll',0,'7fjjdrjam2glvxunazn6zjpw','2026-11-16 02:29:02.784410');
INSERT INTO "events" VALUES('dekvathezfgarnmbo2ag4fgv',33,'play','artist',1,'3mgvkz4ldeiyeetnbf3vvjj6','2026-11-16 02:29:03.660811');
INSERT INTO "events" VALUES('dekvathezfgarnmbo2ag4fgv',34,'play','to-A4',1,'3mgvkz4ldeiyeetnbf3vvjj6','2026-11-16 02:29:04.622705');
INSERT INTO "events" VALUES('dekvathezfgarnmbo2ag4fgv',35,'play','paint2',1,'3mgvkz4ldeiyeetnbf3vvjj6','2026-11-16 02:29:05.646385');
INSERT INTO "events" VALUES('dekvathezfgarnmbo2ag4fgv',36,'chance','mountain',NULL,NULL,'2026-11-16 02:29:05.646385');
INSERT INTO "events" VALUES('dekvathezfgarnmbo2ag4fgv',37,'chance','moon',NULL,NULL,'2026-11-16 02:29:05.646385');
INSERT INTO "events" VALUES('dekvathezfgarnmbo2ag4fgv',38,'play','merchant',0,'7fjjdrjam2glvxunazn6zjpw','2026-11-16 02:29:06.218575');
INSERT INTO "events" VALUES('dekvathezfgarnmbo2ag4fgv',39,'play','to-M2',0,'7fjjdrjam2glvxunazn6zjpw','2026-11-16 02:29:08.313983');
INSERT INTO "events" VALUES('dekvathezfgarnmbo2ag4fgv',40,'play','draw2',0,'7fjjdrjam2glvxunazn6zjpw','2026-11-16 02:29:11.820969');
INSERT INTO "events" VALUES('dekvathezfgarnmbo2ag4fgv',41,'chance','pottery',NULL,NULL,'2026-11-16 02:29:11.820969');
INSERT INTO "events" VALUES('dekvathezfgarnmbo2ag4fgv',42,'chance','pottery',NULL,NULL,'2026-11-16 02:29:11.820969');
INSERT INTO "events" VALUES('dekvathezfgarnmbo2ag4fgv',43,'chance','p3',NULL,NULL,'2026-11-16 02:29:11.820969');
INSERT INTO "events" VALUES('dekvathezfgarnmbo2ag4fgv',44,'chance','m2',NULL,NULL,'2026-11-16 02:29:11.820969');
INSERT INTO "events" VALUES('dekvathezfgarnmbo2ag4fgv',45,'chance','a2',NULL,NULL,'2026-11-16 02:29:11.820969');
INSERT INTO "events" VALUES('dekvathezfgarnmbo2ag4fgv',46,'play','artist',1,'3mgvkz4ldeiyeetnbf3vvjj6','2026-11-16 02:29:13.283902');
INSERT INTO "events" VALUES('dekvathezfgarnmbo2ag4fgv',47,'play','to-A2',1,'3mgvkz4ldeiyeetnbf3vvjj6','2026-11-16 02:29:14.668529');
INSERT INTO "events" VALUES('dekvathezfgarnmbo2ag4fgv',48,'play','gift',1,'3mgvkz4ldeiyeetnbf3vvjj6','2026-11-16 02:29:16.187429');
INSERT INTO "events" VALUES('dekvathezfgarnmbo2ag4fgv',49,'play','pilgrim',0,'7fjjdrjam2glvxunazn6zjpw','2026-11-16 02:29:17.178668');
INSERT INTO "events" VALUES('dekvathezfgarnmbo2ag4fgv',50,'play','walk3',0,'7fjjdrjam2glvxunazn6zjpw','2026-11-16 02:29:17.973765');
INSERT INTO "events" VALUES('dekvathezfgarnmbo2ag4fgv',51,'play','pray',0,'7fjjdrjam2glvxunazn6zjpw','2026-11-16 02:29:19.389054');
INSERT INTO "events" VALUES('dekvathezfgarnmbo2ag4fgv',52,'ask','undo @47',1,'3mgvkz4ldeiyeetnbf3vvjj6','2026-11-16 02:29:20.215784');
INSERT INTO "events" VALUES('dekvathezfgarnmbo2ag4fgv',53,'agree','',0,'7fjjdrjam2glvxunazn6zjpw','2026-11-16 02:29:20.805078');
INSERT INTO "events" VALUES('dekvathezfgarnmbo2ag4fgv',54,'go','@47',1,'3mgvkz4ldeiyeetnbf3vvjj6','2026-11-16 02:29:20.805078');
INSERT INTO "events" VALUES('65axlppogen36wl4vnz73per',0,'sit','Kenji',1,'px5fr2rftra3yon3rbw33eio','2026-11-16 02:29:25.063271');
INSERT INTO "events" VALUES('65axlppogen36wl4vnz73per',1,'chance','tile-satsuki',NULL,NULL,'2026-11-16 02:29:25.063271');
INSERT INTO "events" VALUES('65axlppogen36wl4vnz73per',2,'chance','tile-hirotada',NULL,NULL,'2026-11-16 02:29:25.063271');
INSERT INTO "events" VALUES('65axlppogen36wl4vnz73per',3,'chance','tile-sasayakko',NULL,NULL,'2026-11-16 02:29:25.063271');
INSERT INTO "events" VALUES('65axlppogen36wl4vnz73per',4,'chance','tile-chuubei',NULL,NULL,'2026-11-16 02:29:25.063271');
INSERT INTO "events" VALUES('65axlppogen36wl4vnz73per',5,'play','play-hirotada',0,'hihmnju5zke4tn5hbocrhlkz','2026-11-16 02:29:26.670652');
INSERT INTO "events" VALUES('65axlppogen36wl4vnz73per',6,'play','play-sasayakko',1,'px5fr2rftra3yon3rbw33eio','2026-11-16 02:29:27.546726');
INSERT INTO "events" VALUES('65axlppogen36wl4vnz73per',7,'chance','line2',NULL,NULL,'2026-11-16 02:29:27.546726');
INSERT INTO "events" VALUES('65axlppogen36wl4vnz73per',8,'chance','line1',NULL,NULL,'2026-11-16 02:29:27.546726');
INSERT INTO "events" VALUES('65axlppogen36wl4vnz73per',9,'chance','line0',NULL,NULL,'2026-11-16 02:29:27.546726');
INSERT INTO "events" VALUES('65axlppogen36wl4vnz73per',10,'play','go11',0,'hihmnju5zke4tn5hbocrhlkz','2026-11-16 02:29:28.648855');
INSERT INTO "events" VALUES('65axlppogen36wl4vnz73per',11,'play','go4',1,'px5fr2rftra3yon3rbw33eio','2026-11-16 02:29:29.511245');
INSERT INTO "events" VALUES('65axlppogen36wl4vnz73per',12,'play','go8',0,'hihmnju5zke4tn5hbocrhlkz','2026-11-16 02:29:30.179126');
INSERT INTO "events" VALUES('65axlppogen36wl4vnz73per',13,'play','go5',1,'px5fr2rftra3yon3rbw33eio','2026-11-16 02:29:31.453670');
INSERT INTO "events" VALUES('65axlppogen36wl4vnz73per',14,'chance','spring2',NULL,NULL,'2026-11-16 02:29:31.453670');
INSERT INTO "events" VALUES('65axlppogen36wl4vnz73per',15,'play','go12',1,'px5fr2rftra3yon3rbw33eio','2026-11-16 02:29:32.657176');
INSERT INTO "events" VALUES('65axlppogen36wl4vnz73per',16,'play','go10',1,'px5fr2rftra3yon3rbw33eio','2026-11-16 02:29:34.284157');
INSERT INTO "events" VALUES('65axlppogen36wl4vnz73per',17,'play','go14',1,'px5fr2rftra3yon3rbw33eio','2026-11-16 02:29:35.284957');
INSERT INTO "events" VALUES('65axlppogen36wl4vnz73per',18,'chance','meal-sashimi',NULL,NULL,'2026-11-16 02:29:35.284957');
INSERT INTO "events" VALUES('65axlppogen36wl4vnz73per',19,'chance','meal-soba',NULL,NULL,'2026-11-16 02:29:35.284957');
INSERT INTO "events" VALUES('65axlppogen36wl4vnz73per',20,'chance','meal-udon',NULL,NULL,'2026-11-16 02:29:35.284957');
INSERT INTO "events" VALUES('65axlppogen36wl4vnz73per',21,'chance','meal-fugu',NULL,NULL,'2026-11-16 02:29:35.284957');
INSERT INTO "events" VALUES('65axlppogen36wl4vnz73per',22,'chance','discard-fugu',NULL,NULL,'2026-11-16 02:29:35.284957');
INSERT INTO "events" VALUES('65axlppogen36wl4vnz73per',23,'play','go14',0,'hihmnju5zke4tn5hbocrhlkz','2026-11-16 02:29:36.176254');
INSERT INTO "events" VALUES('65axlppogen36wl4vnz73per',24,'play','eat-udon',0,'hihmnju5zke4tn5hbocrhlkz','2026-11-16 02:29:37.218600');
INSERT INTO "events" VALUES('65axlppogen36wl4vnz73per',25,'play','go14',1,'px5fr2rftra3yon3rbw33eio','2026-11-16 02:29:37.690424');
INSERT INTO "events" VALUES('65axlppogen36wl4vnz73per',26,'play','eat-soba',1,'px5fr2rftra3yon3rbw33eio','2026-11-16 02:29:40.248336');
INSERT INTO "events" VALUES('65axlppogen36wl4vnz73per',27,'play','go25',1,'px5fr2rftra3yon3rbw33eio','2026-11-16 02:29:43.028652');
INSERT INTO "events" VALUES('65axlppogen36wl4vnz73per',28,'chance','souvenir-kamaboko',NULL,NULL,'2026-11-16 02:29:43.028652');
INSERT INTO "events" VALUES('65axlppogen36wl4vnz73per',29,'chance','souvenir-uchiwa',NULL,NULL,'2026-11-16 02:29:43.028652');
INSERT INTO "events" VALUES('65axlppogen36wl4vnz73per',30,'chance','souvenir-ocha',NULL,NULL,'2026-11-16 02:29:43.028652');
INSERT INTO "events" VALUES('65axlppogen36wl4vnz73per',31,'play','buy-kamaboko',1,'px5fr2rftra3yon3rbw33eio','2026-11-16 02:29:44.750186');
INSERT INTO "events" VALUES('65axlppogen36wl4vnz73per',32,'play','done',1,'px5fr2rftra3yon3rbw33eio','2026-11-16 02:29:47.130871');
INSERT INTO "events" VALUES('65axlppogen36wl4vnz73per',33,'play','go19',0,'hihmnju5zke4tn5hbocrhlkz','2026-11-16 02:29:48.966514');
INSERT INTO "events" VALUES('65axlppogen36wl4vnz73per',34,'play','go15',1,'px5fr2rftra3yon3rbw33eio','2026-11-16 02:29:52.196861');
INSERT INTO "events" VALUES('65axlppogen36wl4vnz73per',35,'play','go23',1,'px5fr2rftra3yon3rbw33eio','2026-11-16 02:29:54.079055');
INSERT INTO "events" VALUES('65axlppogen36wl4vnz73per',36,'play','go26',0,'hihmnju5zke4tn5hbocrhlkz','2026-11-16 02:29:55.910922');
INSERT INTO "events" VALUES('65axlppogen36wl4vnz73per',37,'resign','',0,'hihmnju5zke4tn5hbocrhlkz','2026-11-16 02:29:59.707524');
INSERT INTO "events" VALUES('aagpeixk5saxd4zf6vsnmbzk',0,'chance','tile-mitsukuni',NULL,NULL,'2026-11-16 02:30:01.356299');
INSERT INTO "events" VALUES('aagpeixk5saxd4zf6vsnmbzk',1,'chance','tile-zen-emon',NULL,NULL,'2026-11-16 02:30:01.356299');
INSERT INTO "events" VALUES('aagpeixk5saxd4zf6vsnmbzk',2,'chance','tile-hiroshige',NULL,NULL,'2026-11-16 02:30:01.356299');
INSERT INTO "events" VALUES('aagpeixk5saxd4zf6vsnmbzk',3,'chance','tile-yoshiyasu',NULL,NULL,'2026-11-16 02:30:01.356299');
INSERT INTO "events" VALUES('65axlppogen36wl4vnz73per',38,'rematch','aagpeixk5saxd4zf6vsnmbzk',NULL,'hihmnju5zke4tn5hbocrhlkz','2026-11-16 02:30:01.355998');
INSERT INTO "events" VALUES('bfjw2p3lwc5czgncadkzx5pf',0,'sit','Goro',1,'3mbp6mjid63dl4xp755kkrv5','2026-11-20 00:41:43.374664');
INSERT INTO "events" VALUES('bfjw2p3lwc5czgncadkzx5pf',1,'sit','Yuki',2,'bx6d6gkvq6yazhvxm44xpkcz','2026-11-20 00:41:43.400564');
INSERT INTO "events" VALUES('bfjw2p3lwc5czgncadkzx5pf',2,'chance','tile-yoshiyasu',NULL,NULL,'2026-11-20 00:41:43.400564');
INSERT INTO "events" VALUES('bfjw2p3lwc5czgncadkzx5pf',3,'chance','tile-mitsukuni',NULL,NULL,'2026-11-20 00:41:43.400564');
INSERT INTO "events" VALUES('bfjw2p3lwc5czgncadkzx5pf',4,'chance','tile-zen-emon',NULL,NULL,'2026-11-20 00:41:43.400564');
INSERT INTO "events" VALUES('bfjw2p3lwc5czgncadkzx5pf',5,'chance','tile-satsuki',NULL,NULL,'2026-11-20 00:41:43.400564');
INSERT INTO "events" VALUES('bfjw2p3lwc5czgncadkzx5pf',6,'chance','tile-sasayakko',NULL,NULL,'2026-11-20 00:41:43.400564');
INSERT INTO "events" VALUES('bfjw2p3lwc5czgncadkzx5pf',7,'chance','tile-hirotada',NULL,NULL,'2026-11-20 00:41:43.400564');
INSERT INTO "events" VALUES('bfjw2p3lwc5czgncadkzx5pf',8,'hand-over','kiku',1,'lcfdjnebv4zjrhd5g7yyzmgl','2026-11-20 00:41:43.413283');
INSERT INTO "events" VALUES('bfjw2p3lwc5czgncadkzx5pf',9,'resign','',2,'bx6d6gkvq6yazhvxm44xpkcz','2026-11-20 00:41:43.428273');
INSERT INTO "events" VALUES('bfjw2p3lwc5czgncadkzx5pf',10,'play','play-mitsukuni',0,'lcfdjnebv4zjrhd5g7yyzmgl','2026-11-20 00:41:43.442767');
INSERT INTO "events" VALUES('bfjw2p3lwc5czgncadkzx5pf',11,'play','play-satsuki',1,NULL,'2026-11-20 00:41:43.459787');
INSERT INTO "events" VALUES('bfjw2p3lwc5czgncadkzx5pf',12,'play','play-hirotada',2,NULL,'2026-11-20 00:41:43.468540');
INSERT INTO "events" VALUES('bfjw2p3lwc5czgncadkzx5pf',13,'chance','line0',NULL,NULL,'2026-11-20 00:41:43.468540');
INSERT INTO "events" VALUES('bfjw2p3lwc5czgncadkzx5pf',14,'chance','line2',NULL,NULL,'2026-11-20 00:41:43.468540');
INSERT INTO "events" VALUES('bfjw2p3lwc5czgncadkzx5pf',15,'chance','line1',NULL,NULL,'2026-11-20 00:41:43.468540');
INSERT INTO "events" VALUES('bfjw2p3lwc5czgncadkzx5pf',16,'play','go2',1,NULL,'2026-11-20 00:41:43.477016');
INSERT INTO "events" VALUES('bfjw2p3lwc5czgncadkzx5pf',17,'play','give2',1,NULL,'2026-11-20 00:41:43.492565');
INSERT INTO "events" VALUES('bfjw2p3lwc5czgncadkzx5pf',18,'play','go8',2,NULL,'2026-11-20 00:41:43.497074');
INSERT INTO "events" VALUES('bfjw2p3lwc5czgncadkzx5pf',19,'chance','souvenir-yukata',NULL,NULL,'2026-11-20 00:41:43.497074');
INSERT INTO "events" VALUES('bfjw2p3lwc5czgncadkzx5pf',20,'chance','souvenir-netsuke',NULL,NULL,'2026-11-20 00:41:43.497074');
INSERT INTO "events" VALUES('bfjw2p3lwc5czgncadkzx5pf',21,'chance','souvenir-uchiwa',NULL,NULL,'2026-11-20 00:41:43.497074');
INSERT INTO "events" VALUES('bfjw2p3lwc5czgncadkzx5pf',22,'play','buy-yukata',2,NULL,'2026-11-20 00:41:43.507273');
INSERT INTO "events" VALUES('bfjw2p3lwc5czgncadkzx5pf',23,'play','done',2,NULL,'2026-11-20 00:41:43.508940');
INSERT INTO "events" VALUES('bfjw2p3lwc5czgncadkzx5pf',24,'play','go1',0,'lcfdjnebv4zjrhd5g7yyzmgl','2026-11-20 00:41:43.513334');
INSERT INTO "events" VALUES('bfjw2p3lwc5czgncadkzx5pf',25,'chance','souvenir-gofu',NULL,NULL,'2026-11-20 00:41:43.513334');
INSERT INTO "events" VALUES('bfjw2p3lwc5czgncadkzx5pf',26,'chance','souvenir-sandogasa',NULL,NULL,'2026-11-20 00:41:43.513334');
INSERT INTO "events" VALUES('bfjw2p3lwc5czgncadkzx5pf',27,'chance','souvenir-hashi',NULL,NULL,'2026-11-20 00:41:43.513334');
INSERT INTO "events" VALUES('bfjw2p3lwc5czgncadkzx5pf',28,'play','buy-gofu',0,'lcfdjnebv4zjrhd5g7yyzmgl','2026-11-20 00:41:43.520546');
INSERT INTO "events" VALUES('bfjw2p3lwc5czgncadkzx5pf',29,'play','buy-hashi',0,'lcfdjnebv4zjrhd5g7yyzmgl','2026-11-20 00:41:43.522324');
CREATE TABLE matches (
	id VARCHAR(32) NOT NULL,
	game VARCHAR(32) NOT NULL,
	options JSON NOT NULL,
	seats JSON NOT NULL,
	seed BLOB NOT NULL,
	salt TEXT NOT NULL,
	position TEXT,
	given TEXT NOT NULL,
	listed BOOLEAN NOT NULL,
	hints BOOLEAN NOT NULL,
	creator VARCHAR(32) NOT NULL,
	created DATETIME NOT NULL,
	status VARCHAR(8) NOT NULL,
	bot_to_act BOOLEAN NOT NULL,
	changed DATETIME NOT NULL,
	summary JSON NOT NULL, acted BOOLEAN DEFAULT 1 NOT NULL, rules INTEGER, board VARCHAR(16), substitute VARCHAR(16) DEFAULT 'sora' NOT NULL,
	PRIMARY KEY (id),
	FOREIGN KEY(creator) REFERENCES players (id)
);
INSERT INTO "matches" VALUES('dekvathezfgarnmbo2ag4fgv','duo','{"compass": null, "purple": null}','[{"kind": "person", "name": "Aiko", "player": "7fjjdrjam2glvxunazn6zjpw", "bot": null}, {"kind": "open", "name": "", "player": null, "bot": null}]',X'629845F09E3C1E88F60F3085EA677F922E1D0A35CCE9DBE96F25620A3AF0B2D3','',NULL,'',0,1,'7fjjdrjam2glvxunazn6zjpw','2026-11-16 02:28:41.253017','playing',0,'2026-11-16 02:29:20.805156','{"chairs": [{"kind": "person", "name": "Aiko", "player": "7fjjdrjam2glvxunazn6zjpw", "bot": null, "stand_in": null, "resigned": false}, {"kind": "person", "name": "Kenji", "player": "3mgvkz4ldeiyeetnbf3vvjj6", "bot": null, "stand_in": null, "resigned": false}], "turn": 1, "points": [2, 1]}',1,1,'fbbfba730ecfb727','sora');
INSERT INTO "matches" VALUES('65axlppogen36wl4vnz73per','tokaido','{"seats": 2, "travelers": "dealt", "gastronomy": false, "return_journey": false}','[{"kind": "person", "name": "Aiko", "player": "hihmnju5zke4tn5hbocrhlkz", "bot": null}, {"kind": "open", "name": "", "player": null, "bot": null}]',X'B62172D14247C3249CE0739AD4D300656446CE48D13C73C95FEB93022FF63CF3','',NULL,'',0,1,'hihmnju5zke4tn5hbocrhlkz','2026-11-16 02:29:22.380956','over',0,'2026-11-16 02:30:01.356140','{"chairs": [{"kind": "person", "name": "Aiko", "player": "hihmnju5zke4tn5hbocrhlkz", "bot": null, "stand_in": null, "resigned": true}, {"kind": "person", "name": "Kenji", "player": "px5fr2rftra3yon3rbw33eio", "bot": null, "stand_in": null, "resigned": false}], "turn": null, "points": [8, 11]}',1,1,'fa614650acfd8cfd','sora');
INSERT INTO "matches" VALUES('aagpeixk5saxd4zf6vsnmbzk','tokaido','{"seats": 2, "travelers": "dealt", "gastronomy": false, "return_journey": false}','[{"kind": "person", "name": "Kenji", "player": "px5fr2rftra3yon3rbw33eio", "bot": null}, {"kind": "person", "name": "Aiko", "player": "hihmnju5zke4tn5hbocrhlkz", "bot": null}]',X'830473111344EE292F4EF0F56F208A92BBE680D37735EF57FEAE9A91F97B827C','',NULL,'',0,1,'hihmnju5zke4tn5hbocrhlkz','2026-11-16 02:30:00.933098','playing',0,'2026-11-16 02:30:01.356241','{"chairs": [{"kind": "person", "name": "Kenji", "player": "px5fr2rftra3yon3rbw33eio", "bot": null, "stand_in": null, "resigned": false}, {"kind": "person", "name": "Aiko", "player": "hihmnju5zke4tn5hbocrhlkz", "bot": null, "stand_in": null, "resigned": false}], "turn": 0, "points": [0, 0]}',1,1,'fa614650acfd8cfd','sora');
INSERT INTO "matches" VALUES('ojvue2wuwm6zfgiihcdhevsc','duo','{"compass": null, "purple": null}','[{"kind": "person", "name": "Chiyo", "player": "eflmnpjxhwbbmeva2olhs7h6", "bot": null}, {"kind": "open", "name": "", "player": null, "bot": null}]',X'855F50C87F381762CC9292FF8A18413CCA45D175381EA233B409BF403C37D2A2','',NULL,'',1,1,'eflmnpjxhwbbmeva2olhs7h6','2026-11-16 02:30:04.025215','waiting',0,'2026-11-16 02:30:05.415922','{"chairs": [{"kind": "person", "name": "Chiyo", "player": "eflmnpjxhwbbmeva2olhs7h6", "bot": null, "stand_in": null, "resigned": false}, {"kind": "open", "name": "", "player": null, "bot": null, "stand_in": null, "resigned": false}], "turn": null, "points": []}',1,1,'fbbfba730ecfb727','sora');
INSERT INTO "matches" VALUES('gzeznyg3y6tv5b433xwcbpy6','tokaido','{"seats": 2, "travelers": "dealt", "gastronomy": false, "return_journey": false}','[{"kind": "person", "name": "Ren", "player": "utebdcoxxrjwwyc53zp5qn62", "bot": null}, {"kind": "open", "name": "", "player": null, "bot": null}]',X'D072F0596512D5E75BC8F88B17F464F45FEED8C315EDFE75666E15A08C7BB93A','',NULL,'',0,1,'utebdcoxxrjwwyc53zp5qn62','2026-11-19 23:21:12.815684','waiting',0,'2026-11-19 23:21:12.823341','{"chairs": [{"kind": "person", "name": "Ren", "player": "utebdcoxxrjwwyc53zp5qn62", "bot": null, "stand_in": null, "resigned": false}, {"kind": "open", "name": "", "player": null, "bot": null, "stand_in": null, "resigned": false}], "turn": null, "points": []}',0,1,'fa614650acfd8cfd','sora');
INSERT INTO "matches" VALUES('bfjw2p3lwc5czgncadkzx5pf','tokaido','{"seats": 3, "travelers": "dealt", "gastronomy": false, "return_journey": false}','[{"kind": "person", "name": "Hana", "player": "lcfdjnebv4zjrhd5g7yyzmgl", "bot": null}, {"kind": "open", "name": "", "player": null, "bot": null}, {"kind": "open", "name": "", "player": null, "bot": null}]',X'F53BE54D0CA451FBD8A1B250963CDF415FB6AB723FC2308BD8F86ACCFDD36FD4','',NULL,'',0,1,'lcfdjnebv4zjrhd5g7yyzmgl','2026-11-20 00:41:43.351429','playing',0,'2026-11-20 00:41:43.522337','{"chairs": [{"kind": "person", "name": "Hana", "player": "lcfdjnebv4zjrhd5g7yyzmgl", "bot": null, "stand_in": null, "resigned": false, "emptied": 0}, {"kind": "person", "name": "Goro", "player": "3mbp6mjid63dl4xp755kkrv5", "bot": null, "stand_in": "kiku", "resigned": false, "emptied": 0}, {"kind": "person", "name": "Yuki", "player": "bx6d6gkvq6yazhvxm44xpkcz", "bot": null, "stand_in": null, "resigned": true, "emptied": 0}], "turn": 0, "points": [0, 2, 1], "begins": null, "result": null}',1,1,'fa614650acfd8cfd','sora');
CREATE TABLE players (
	id VARCHAR(32) NOT NULL,
	name TEXT NOT NULL,
	created DATETIME NOT NULL,
	PRIMARY KEY (id)
);
INSERT INTO "players" VALUES('7fjjdrjam2glvxunazn6zjpw','Aiko','2026-11-16 02:28:38.464159');
INSERT INTO "players" VALUES('3mgvkz4ldeiyeetnbf3vvjj6','Kenji','2026-11-16 02:28:39.571052');
INSERT INTO "players" VALUES('hihmnju5zke4tn5hbocrhlkz','Aiko','2026-11-16 02:29:21.189441');
INSERT INTO "players" VALUES('px5fr2rftra3yon3rbw33eio','Kenji','2026-11-16 02:29:21.430781');
INSERT INTO "players" VALUES('eflmnpjxhwbbmeva2olhs7h6','Chiyo','2026-11-16 02:30:03.246654');
INSERT INTO "players" VALUES('utebdcoxxrjwwyc53zp5qn62','Ren','2026-11-19 23:21:12.808251');
INSERT INTO "players" VALUES('lcfdjnebv4zjrhd5g7yyzmgl','Hana','2026-11-20 00:41:43.329634');
INSERT INTO "players" VALUES('3mbp6mjid63dl4xp755kkrv5','Goro','2026-11-20 00:41:43.343366');
INSERT INTO "players" VALUES('bx6d6gkvq6yazhvxm44xpkcz','Yuki','2026-11-20 00:41:43.347086');
CREATE TABLE sittings (
	player VARCHAR(32) NOT NULL,
	"match" VARCHAR(32) NOT NULL,
	PRIMARY KEY (player, "match"),
	FOREIGN KEY(player) REFERENCES players (id),
	FOREIGN KEY("match") REFERENCES matches (id)
);
INSERT INTO "sittings" VALUES('7fjjdrjam2glvxunazn6zjpw','dekvathezfgarnmbo2ag4fgv');
INSERT INTO "sittings" VALUES('3mgvkz4ldeiyeetnbf3vvjj6','dekvathezfgarnmbo2ag4fgv');
INSERT INTO "sittings" VALUES('hihmnju5zke4tn5hbocrhlkz','65axlppogen36wl4vnz73per');
INSERT INTO "sittings" VALUES('px5fr2rftra3yon3rbw33eio','65axlppogen36wl4vnz73per');
INSERT INTO "sittings" VALUES('hihmnju5zke4tn5hbocrhlkz','aagpeixk5saxd4zf6vsnmbzk');
INSERT INTO "sittings" VALUES('px5fr2rftra3yon3rbw33eio','aagpeixk5saxd4zf6vsnmbzk');
INSERT INTO "sittings" VALUES('eflmnpjxhwbbmeva2olhs7h6','ojvue2wuwm6zfgiihcdhevsc');
INSERT INTO "sittings" VALUES('utebdcoxxrjwwyc53zp5qn62','gzeznyg3y6tv5b433xwcbpy6');
INSERT INTO "sittings" VALUES('lcfdjnebv4zjrhd5g7yyzmgl','bfjw2p3lwc5czgncadkzx5pf');
INSERT INTO "sittings" VALUES('3mbp6mjid63dl4xp755kkrv5','bfjw2p3lwc5czgncadkzx5pf');
INSERT INTO "sittings" VALUES('bx6d6gkvq6yazhvxm44xpkcz','bfjw2p3lwc5czgncadkzx5pf');
CREATE INDEX matches_of_creator ON matches (creator, status);
CREATE INDEX matches_for_lists ON matches (status, listed, changed);
CREATE INDEX matches_for_bots ON matches (status, bot_to_act);
CREATE INDEX matches_nobody_acted_at ON matches (acted, changed);
COMMIT;
