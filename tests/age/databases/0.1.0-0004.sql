BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0004');
CREATE TABLE analyses (
	table_id VARCHAR(40) NOT NULL, 
	data JSON NOT NULL, 
	at DOUBLE NOT NULL, 
	PRIMARY KEY (table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE claims (
	digest VARCHAR(64) NOT NULL, 
	visitor VARCHAR(40) NOT NULL, 
	expires_at DOUBLE NOT NULL, 
	PRIMARY KEY (digest), 
	FOREIGN KEY(visitor) REFERENCES visitors (id)
);
CREATE TABLE events (
	table_id VARCHAR(40) NOT NULL, 
	number INTEGER NOT NULL, 
	kind VARCHAR(20) NOT NULL, 
	seat INTEGER, 
	data JSON NOT NULL, 
	visitor VARCHAR(40), 
	client VARCHAR(100), 
	at DOUBLE NOT NULL, 
	PRIMARY KEY (table_id, number), 
	UNIQUE (table_id, visitor, client), 
	FOREIGN KEY(table_id) REFERENCES tables (id), 
	FOREIGN KEY(visitor) REFERENCES visitors (id)
);
INSERT INTO "events" VALUES('3c9jd7avgzgs7xjk7b9v9v7r',1,'sit',2,'{"name": "Émile 漢字"}','k4duc5596kagqug4dcnsbhyg',NULL,1.79498442303048610685e+09);
INSERT INTO "events" VALUES('3c9jd7avgzgs7xjk7b9v9v7r',2,'chat',2,'{"text": "Bonjour à tous ! <b>", "name": "Émile 漢字"}','k4duc5596kagqug4dcnsbhyg','hello',1.79498442303191900254e+09);
INSERT INTO "events" VALUES('n5dd4d2erpxvk2nd6zedq4jx',1,'hints',NULL,'{}','96feunbfnm4uybbf73s3mf4u',NULL,1.79498442303318977357e+09);
INSERT INTO "events" VALUES('n5dd4d2erpxvk2nd6zedq4jx',2,'sit',2,'{"name": "Émile 漢字"}','k4duc5596kagqug4dcnsbhyg',NULL,1.79498442303507471087e+09);
INSERT INTO "events" VALUES('n5dd4d2erpxvk2nd6zedq4jx',3,'start',NULL,'{"setup": [{"pick": 0, "of": 2}, {"shuffle": [13, 32, 9, 23, 36, 24, 31, 3, 11, 33, 0, 26, 17, 19, 37, 16, 6, 7, 35, 38, 12, 15, 29, 28, 4, 25, 5, 2, 21, 1, 18, 39, 10, 22, 34, 20, 30, 14, 27, 8]}], "rules": 1}','96feunbfnm4uybbf73s3mf4u',NULL,1.79498442303697252273e+09);
INSERT INTO "events" VALUES('n5dd4d2erpxvk2nd6zedq4jx',4,'move',1,'{"do": "♥9=3 ♠8", "chance": []}','96feunbfnm4uybbf73s3mf4u','move-3',1.79498442303789114945e+09);
INSERT INTO "events" VALUES('n5dd4d2erpxvk2nd6zedq4jx',5,'move',2,'{"do": "♦5 ♣A", "chance": []}','k4duc5596kagqug4dcnsbhyg','move-4',1.79498442303857254982e+09);
INSERT INTO "events" VALUES('n5dd4d2erpxvk2nd6zedq4jx',6,'move',1,'{"do": "♦A ♠3", "chance": []}','96feunbfnm4uybbf73s3mf4u','move-5',1.7949844230392034053e+09);
INSERT INTO "events" VALUES('n5dd4d2erpxvk2nd6zedq4jx',7,'move',2,'{"do": "♦9=2 ♣10=8", "chance": []}','k4duc5596kagqug4dcnsbhyg','move-6',1.79498442303991937634e+09);
INSERT INTO "events" VALUES('n5dd4d2erpxvk2nd6zedq4jx',8,'move',1,'{"do": "♥2 ♣5", "chance": []}','96feunbfnm4uybbf73s3mf4u','move-7',1.79498442304055929189e+09);
INSERT INTO "events" VALUES('n5dd4d2erpxvk2nd6zedq4jx',9,'move',2,'{"do": "♥3 ♠2", "chance": []}','k4duc5596kagqug4dcnsbhyg','move-8',1.79498442304115223889e+09);
INSERT INTO "events" VALUES('n5dd4d2erpxvk2nd6zedq4jx',10,'move',1,'{"do": "♥6 ♠A", "chance": []}','96feunbfnm4uybbf73s3mf4u','move-9',1.79498442304169559483e+09);
INSERT INTO "events" VALUES('n5dd4d2erpxvk2nd6zedq4jx',11,'move',2,'{"do": "♥5 ♠6", "chance": []}','k4duc5596kagqug4dcnsbhyg','move-10',1.7949844230422408581e+09);
INSERT INTO "events" VALUES('n5dd4d2erpxvk2nd6zedq4jx',12,'chat',1,'{"text": "Back in a minute", "name": "Ada"}','96feunbfnm4uybbf73s3mf4u','away',1.79498442304270362855e+09);
INSERT INTO "events" VALUES('n5dd4d2erpxvk2nd6zedq4jx',13,'hand_over',1,'{"bot": "greedy"}','96feunbfnm4uybbf73s3mf4u',NULL,1.79498442304314208034e+09);
INSERT INTO "events" VALUES('n5dd4d2erpxvk2nd6zedq4jx',14,'move',1,'{"do": "♦6 ♠10=2", "chance": []}',NULL,NULL,1.79498442304736137388e+09);
INSERT INTO "events" VALUES('n5dd4d2erpxvk2nd6zedq4jx',15,'move',2,'{"do": "♦3 ♣9=4", "chance": []}','k4duc5596kagqug4dcnsbhyg','move-14',1.79498442304920554158e+09);
INSERT INTO "events" VALUES('n5dd4d2erpxvk2nd6zedq4jx',16,'move',1,'{"do": "♥8 ♣6", "chance": []}',NULL,NULL,1.79498442305177497869e+09);
INSERT INTO "events" VALUES('n5dd4d2erpxvk2nd6zedq4jx',17,'move',2,'{"do": "♥7 ♣8", "chance": []}','k4duc5596kagqug4dcnsbhyg','move-16',1.79498442305345940589e+09);
INSERT INTO "events" VALUES('n5dd4d2erpxvk2nd6zedq4jx',18,'move',1,'{"do": "♦10=7 ♠9=2", "chance": []}',NULL,NULL,1.79498442306325316428e+09);
INSERT INTO "events" VALUES('n5dd4d2erpxvk2nd6zedq4jx',19,'take_back',1,'{}','96feunbfnm4uybbf73s3mf4u',NULL,1.79498442306489396089e+09);
INSERT INTO "events" VALUES('n5dd4d2erpxvk2nd6zedq4jx',20,'move',2,'{"do": "♦8 ♠7", "chance": []}','k4duc5596kagqug4dcnsbhyg','move-19',1.79498442306557035442e+09);
INSERT INTO "events" VALUES('n5dd4d2erpxvk2nd6zedq4jx',21,'move',1,'{"do": "♥A ♣4", "chance": []}','96feunbfnm4uybbf73s3mf4u','move-20',1.79498442306617975237e+09);
INSERT INTO "events" VALUES('n5dd4d2erpxvk2nd6zedq4jx',22,'move',2,'{"do": "♦2 ♣2", "chance": []}','k4duc5596kagqug4dcnsbhyg','move-21',1.79498442306672978396e+09);
INSERT INTO "events" VALUES('k2amsgrje3t3uwj2neyb23cj',1,'sit',2,'{"name": "Émile 漢字"}','k4duc5596kagqug4dcnsbhyg',NULL,1.79498442306946158408e+09);
INSERT INTO "events" VALUES('k2amsgrje3t3uwj2neyb23cj',2,'start',NULL,'{"setup": [{"shuffle": [0, 2, 3, 3, 3, 3, 1, 0, 0, 3, 3, 3, 3, 1, 1, 1, 0, 1, 3, 0, 0, 2, 2, 1, 2, 0, 2, 0, 1, 3, 2, 2, 0, 0, 1, 2, 1, 1, 3, 1, 2, 2, 1, 1, 0, 2, 2, 3, 1, 1, 3, 1, 2, 0, 2, 0, 3, 0, 0, 2, 0, 3, 0, 1, 2, 3, 2, 3, 3, 2, 0, 1]}, {"pick": 8, "of": 18}, {"shuffle": [1, 0, 0, 1]}, {"pick": 0, "of": 2}, {"pick": 5, "of": 6}], "rules": 1}','96feunbfnm4uybbf73s3mf4u',NULL,1.79498442307108187678e+09);
INSERT INTO "events" VALUES('k2amsgrje3t3uwj2neyb23cj',3,'move',2,'{"do": "bid 7", "chance": []}','k4duc5596kagqug4dcnsbhyg','move-2',1.79498442307177519805e+09);
INSERT INTO "events" VALUES('k2amsgrje3t3uwj2neyb23cj',4,'move',1,'{"do": "borrow yellow", "chance": []}','96feunbfnm4uybbf73s3mf4u','move-3',1.7949844230737154484e+09);
INSERT INTO "events" VALUES('k2amsgrje3t3uwj2neyb23cj',5,'undo',1,'{}','96feunbfnm4uybbf73s3mf4u','undo-4',1.7949844230754959583e+09);
INSERT INTO "events" VALUES('k2amsgrje3t3uwj2neyb23cj',6,'move',1,'{"do": "bid 8", "chance": []}','96feunbfnm4uybbf73s3mf4u','move-5',1.79498442307612419131e+09);
INSERT INTO "events" VALUES('k2amsgrje3t3uwj2neyb23cj',7,'move',2,'{"do": "pass", "chance": []}','k4duc5596kagqug4dcnsbhyg','move-6',1.7949844230775547027e+09);
INSERT INTO "events" VALUES('k2amsgrje3t3uwj2neyb23cj',8,'move',1,'{"do": "pay with white", "chance": []}','96feunbfnm4uybbf73s3mf4u','move-7',1.79498442307893800733e+09);
INSERT INTO "events" VALUES('k2amsgrje3t3uwj2neyb23cj',9,'undo',1,'{}','96feunbfnm4uybbf73s3mf4u','undo-8',1.79498442308225512505e+09);
INSERT INTO "events" VALUES('k2amsgrje3t3uwj2neyb23cj',10,'move',1,'{"do": "pay with white", "chance": []}','96feunbfnm4uybbf73s3mf4u','move-9',1.79498442308282899859e+09);
INSERT INTO "events" VALUES('k2amsgrje3t3uwj2neyb23cj',11,'move',1,'{"do": "place white in 17", "chance": []}','96feunbfnm4uybbf73s3mf4u','move-10',1.7949844230835433006e+09);
INSERT INTO "events" VALUES('dw6arv26bqbkzqgawf26pfam',1,'start',NULL,'{"setup": [{"pick": 0, "of": 3}, {"shuffle": [1, 9, 30, 18, 25, 37, 5, 28, 42, 39, 31, 17, 20, 29, 38, 10, 2, 46, 33, 35, 4, 26, 16, 14, 19, 11, 13, 27, 0, 40, 6, 45, 23, 21, 32, 41, 36, 7, 3, 22, 24, 8, 47, 43, 15, 34, 44, 12]}], "rules": 1}','96feunbfnm4uybbf73s3mf4u',NULL,1.79498442308545541764e+09);
INSERT INTO "events" VALUES('dw6arv26bqbkzqgawf26pfam',2,'move',1,'{"do": "play light blue 9", "chance": []}','96feunbfnm4uybbf73s3mf4u','move-1',1.79498442308757328979e+09);
INSERT INTO "events" VALUES('dw6arv26bqbkzqgawf26pfam',3,'move',1,'{"do": "take yellow 1", "chance": []}','96feunbfnm4uybbf73s3mf4u','move-2',1794984423.08817);
INSERT INTO "events" VALUES('dw6arv26bqbkzqgawf26pfam',4,'move',2,'{"do": "play pink 1", "chance": []}',NULL,NULL,1.79498442309317088119e+09);
INSERT INTO "events" VALUES('dw6arv26bqbkzqgawf26pfam',5,'move',2,'{"do": "take yellow 12", "chance": []}',NULL,NULL,1.79498442309696435931e+09);
INSERT INTO "events" VALUES('dw6arv26bqbkzqgawf26pfam',6,'move',3,'{"do": "play light blue 6", "chance": []}',NULL,NULL,1.79498442310111379618e+09);
INSERT INTO "events" VALUES('dw6arv26bqbkzqgawf26pfam',7,'move',3,'{"do": "take green 3", "chance": []}',NULL,NULL,1.79498442310481238362e+09);
INSERT INTO "events" VALUES('dw6arv26bqbkzqgawf26pfam',8,'move',1,'{"do": "play green 4", "chance": []}','96feunbfnm4uybbf73s3mf4u','move-7',1.79498442310658144955e+09);
INSERT INTO "events" VALUES('dw6arv26bqbkzqgawf26pfam',9,'move',1,'{"do": "take green 2", "chance": []}','96feunbfnm4uybbf73s3mf4u','move-8',1794984423.1072);
INSERT INTO "events" VALUES('dw6arv26bqbkzqgawf26pfam',10,'move',2,'{"do": "play light blue 1", "chance": []}',NULL,NULL,1.7949844231111848355e+09);
INSERT INTO "events" VALUES('dw6arv26bqbkzqgawf26pfam',11,'move',2,'{"do": "take yellow 5", "chance": []}',NULL,NULL,1.7949844231147964001e+09);
INSERT INTO "events" VALUES('dw6arv26bqbkzqgawf26pfam',12,'move',3,'{"do": "play green 10", "chance": []}',NULL,NULL,1.79498442311871361735e+09);
INSERT INTO "events" VALUES('dw6arv26bqbkzqgawf26pfam',13,'move',3,'{"do": "take pink 3", "chance": []}',NULL,NULL,1.79498442312235856051e+09);
INSERT INTO "events" VALUES('dw6arv26bqbkzqgawf26pfam',14,'move',1,'{"do": "play yellow 1", "chance": []}','96feunbfnm4uybbf73s3mf4u','move-13',1.79498442312411499027e+09);
INSERT INTO "events" VALUES('dw6arv26bqbkzqgawf26pfam',15,'move',1,'{"do": "take green 5", "chance": []}','96feunbfnm4uybbf73s3mf4u','move-14',1.79498442312560772893e+09);
INSERT INTO "events" VALUES('dw6arv26bqbkzqgawf26pfam',16,'move',2,'{"do": "play yellow 5", "chance": []}',NULL,NULL,1.7949844231294231415e+09);
INSERT INTO "events" VALUES('dw6arv26bqbkzqgawf26pfam',17,'move',2,'{"do": "take pink 10", "chance": []}',NULL,NULL,1.79498442313288354872e+09);
INSERT INTO "events" VALUES('dw6arv26bqbkzqgawf26pfam',18,'move',3,'{"do": "play green 12", "chance": []}',NULL,NULL,1.79498442313666272166e+09);
INSERT INTO "events" VALUES('dw6arv26bqbkzqgawf26pfam',19,'move',3,'{"do": "take yellow 3", "chance": []}',NULL,NULL,1.79498442314005327222e+09);
INSERT INTO "events" VALUES('dw6arv26bqbkzqgawf26pfam',20,'move',1,'{"do": "play light blue 12", "chance": []}','96feunbfnm4uybbf73s3mf4u','move-19',1.79498442314175653462e+09);
INSERT INTO "events" VALUES('dw6arv26bqbkzqgawf26pfam',21,'move',1,'{"do": "take light blue 5", "chance": []}','96feunbfnm4uybbf73s3mf4u','move-20',1.79498442314238882064e+09);
INSERT INTO "events" VALUES('dw6arv26bqbkzqgawf26pfam',22,'move',2,'{"do": "play pink 10", "chance": []}',NULL,NULL,1.79498442314602470399e+09);
INSERT INTO "events" VALUES('dw6arv26bqbkzqgawf26pfam',23,'move',2,'{"do": "take yellow 11", "chance": []}',NULL,NULL,1.79498442314932322508e+09);
INSERT INTO "events" VALUES('dw6arv26bqbkzqgawf26pfam',24,'move',3,'{"do": "play yellow 3", "chance": []}',NULL,NULL,1.7949844231529486179e+09);
INSERT INTO "events" VALUES('dw6arv26bqbkzqgawf26pfam',25,'move',3,'{"do": "take green 8", "chance": []}',NULL,NULL,1.79498442315622663495e+09);
INSERT INTO "events" VALUES('dw6arv26bqbkzqgawf26pfam',26,'move',1,'{"do": "play green 1", "chance": []}','96feunbfnm4uybbf73s3mf4u','move-25',1.79498442315797138209e+09);
INSERT INTO "events" VALUES('dw6arv26bqbkzqgawf26pfam',27,'move',1,'{"do": "take pink 12", "chance": []}','96feunbfnm4uybbf73s3mf4u','move-26',1.79498442315860199931e+09);
INSERT INTO "events" VALUES('dw6arv26bqbkzqgawf26pfam',28,'move',2,'{"do": "play yellow 4", "chance": []}',NULL,NULL,1.79498442316205716138e+09);
INSERT INTO "events" VALUES('dw6arv26bqbkzqgawf26pfam',29,'move',2,'{"do": "take light blue 3", "chance": []}',NULL,NULL,1.79498442316521763803e+09);
INSERT INTO "events" VALUES('dw6arv26bqbkzqgawf26pfam',30,'move',3,'{"do": "play light blue 10", "chance": []}',NULL,NULL,1.7949844231685795784e+09);
INSERT INTO "events" VALUES('dw6arv26bqbkzqgawf26pfam',31,'move',3,'{"do": "take green 9", "chance": []}',NULL,NULL,1.79498442317170763017e+09);
INSERT INTO "events" VALUES('dw6arv26bqbkzqgawf26pfam',32,'move',1,'{"do": "play light blue 8", "chance": []}','96feunbfnm4uybbf73s3mf4u','move-31',1.79498442317344355581e+09);
INSERT INTO "events" VALUES('dw6arv26bqbkzqgawf26pfam',33,'move',1,'{"do": "take pink 4", "chance": []}','96feunbfnm4uybbf73s3mf4u','move-32',1.79498442317407822608e+09);
INSERT INTO "events" VALUES('dw6arv26bqbkzqgawf26pfam',34,'move',2,'{"do": "play light blue 3", "chance": []}',NULL,NULL,1.79498442317735242847e+09);
INSERT INTO "events" VALUES('dw6arv26bqbkzqgawf26pfam',35,'move',2,'{"do": "take light blue 4", "chance": []}',NULL,NULL,1.79498442318034672742e+09);
INSERT INTO "events" VALUES('dw6arv26bqbkzqgawf26pfam',36,'move',3,'{"do": "play green 8", "chance": []}',NULL,NULL,1.79498442318362092968e+09);
INSERT INTO "events" VALUES('dw6arv26bqbkzqgawf26pfam',37,'move',3,'{"do": "take pink 8", "chance": []}',NULL,NULL,1.7949844231866276264e+09);
INSERT INTO "events" VALUES('dw6arv26bqbkzqgawf26pfam',38,'move',1,'{"do": "play pink 11", "chance": []}','96feunbfnm4uybbf73s3mf4u','move-37',1.79498442318839573862e+09);
INSERT INTO "events" VALUES('dw6arv26bqbkzqgawf26pfam',39,'move',1,'{"do": "take light blue 11", "chance": []}','96feunbfnm4uybbf73s3mf4u','move-38',1.79498442318906044961e+09);
INSERT INTO "events" VALUES('dw6arv26bqbkzqgawf26pfam',40,'move',2,'{"do": "play light blue 4", "chance": []}',NULL,NULL,1.79498442319219160077e+09);
INSERT INTO "events" VALUES('dw6arv26bqbkzqgawf26pfam',41,'move',2,'{"do": "take yellow 6", "chance": []}',NULL,NULL,1.7949844231950993538e+09);
INSERT INTO "events" VALUES('dw6arv26bqbkzqgawf26pfam',42,'move',3,'{"do": "play green 9", "chance": []}',NULL,NULL,1.79498442319819760323e+09);
INSERT INTO "events" VALUES('dw6arv26bqbkzqgawf26pfam',43,'move',3,'{"do": "take pink 2", "chance": []}',NULL,NULL,1.79498442320107102392e+09);
INSERT INTO "events" VALUES('dw6arv26bqbkzqgawf26pfam',44,'move',1,'{"do": "play green 2", "chance": []}','96feunbfnm4uybbf73s3mf4u','move-43',1.79498442320277738575e+09);
INSERT INTO "events" VALUES('dw6arv26bqbkzqgawf26pfam',45,'move',1,'{"do": "take light blue 2", "chance": []}','96feunbfnm4uybbf73s3mf4u','move-44',1.79498442320339965817e+09);
INSERT INTO "events" VALUES('dw6arv26bqbkzqgawf26pfam',46,'move',2,'{"do": "play yellow 11", "chance": []}',NULL,NULL,1.79498442320642042158e+09);
INSERT INTO "events" VALUES('dw6arv26bqbkzqgawf26pfam',47,'move',2,'{"do": "take pink 5", "chance": []}',NULL,NULL,1.79498442320924639706e+09);
INSERT INTO "events" VALUES('dw6arv26bqbkzqgawf26pfam',48,'move',3,'{"do": "play green 3", "chance": []}',NULL,NULL,1.79498442321222496029e+09);
INSERT INTO "events" VALUES('dw6arv26bqbkzqgawf26pfam',49,'move',3,'{"do": "take yellow 10", "chance": []}',NULL,NULL,1.79498442321498036383e+09);
INSERT INTO "events" VALUES('dw6arv26bqbkzqgawf26pfam',50,'move',1,'{"do": "play pink 4", "chance": []}','96feunbfnm4uybbf73s3mf4u','move-49',1.79498442321669864647e+09);
INSERT INTO "events" VALUES('dw6arv26bqbkzqgawf26pfam',51,'move',1,'{"do": "take pink 6", "chance": []}','96feunbfnm4uybbf73s3mf4u','move-50',1.79498442321734380717e+09);
INSERT INTO "events" VALUES('dw6arv26bqbkzqgawf26pfam',52,'move',2,'{"do": "play pink 5", "chance": []}',NULL,NULL,1.79498442322024583809e+09);
INSERT INTO "events" VALUES('dw6arv26bqbkzqgawf26pfam',53,'move',2,'{"do": "take pink 7", "chance": []}',NULL,NULL,1.79498442322264957428e+09);
INSERT INTO "events" VALUES('dw6arv26bqbkzqgawf26pfam',54,'move',3,'{"do": "play pink 3", "chance": []}',NULL,NULL,1.79498442322559380529e+09);
INSERT INTO "events" VALUES('dw6arv26bqbkzqgawf26pfam',55,'move',3,'{"do": "take yellow 2", "chance": []}',NULL,NULL,1.79498442322766900069e+09);
INSERT INTO "events" VALUES('dw6arv26bqbkzqgawf26pfam',56,'move',1,'{"do": "play light blue 2", "chance": []}','96feunbfnm4uybbf73s3mf4u','move-55',1.79498442322940707205e+09);
INSERT INTO "events" VALUES('dw6arv26bqbkzqgawf26pfam',57,'move',1,'{"do": "take light blue 7", "chance": []}','96feunbfnm4uybbf73s3mf4u','move-56',1.79498442322999906539e+09);
INSERT INTO "events" VALUES('dw6arv26bqbkzqgawf26pfam',58,'move',2,'{"do": "play pink 7", "chance": []}',NULL,NULL,1.79498442323287081719e+09);
INSERT INTO "events" VALUES('dw6arv26bqbkzqgawf26pfam',59,'move',2,'{"do": "take green 7", "chance": []}',NULL,NULL,1.7949844232344336509e+09);
INSERT INTO "events" VALUES('dw6arv26bqbkzqgawf26pfam',60,'move',3,'{"do": "play yellow 2", "chance": []}',NULL,NULL,1.79498442323735809328e+09);
INSERT INTO "events" VALUES('dw6arv26bqbkzqgawf26pfam',61,'move',3,'{"do": "take green 6", "chance": []}',NULL,NULL,1.79498442323823523521e+09);
INSERT INTO "events" VALUES('dw6arv26bqbkzqgawf26pfam',62,'move',1,'{"do": "play pink 6", "chance": []}','96feunbfnm4uybbf73s3mf4u','move-61',1.79498442323996543886e+09);
INSERT INTO "events" VALUES('dw6arv26bqbkzqgawf26pfam',63,'move',2,'{"do": "play yellow 6", "chance": []}',NULL,NULL,1.79498442324275612829e+09);
INSERT INTO "events" VALUES('dw6arv26bqbkzqgawf26pfam',64,'move',3,'{"do": "play pink 2", "chance": []}',NULL,NULL,1.79498442324554014206e+09);
INSERT INTO "events" VALUES('dw6arv26bqbkzqgawf26pfam',65,'move',1,'{"do": "play light blue 5", "chance": []}','96feunbfnm4uybbf73s3mf4u','move-64',1.79498442324728345875e+09);
INSERT INTO "events" VALUES('dw6arv26bqbkzqgawf26pfam',66,'move',2,'{"do": "play green 7", "chance": []}',NULL,NULL,1.79498442324978923793e+09);
INSERT INTO "events" VALUES('dw6arv26bqbkzqgawf26pfam',67,'move',3,'{"do": "play yellow 7", "chance": []}',NULL,NULL,1.79498442325227522851e+09);
INSERT INTO "events" VALUES('dw6arv26bqbkzqgawf26pfam',68,'move',1,'{"do": "play pink 12", "chance": []}','96feunbfnm4uybbf73s3mf4u','move-67',1.79498442325398206709e+09);
INSERT INTO "events" VALUES('dw6arv26bqbkzqgawf26pfam',69,'move',2,'{"do": "play yellow 8", "chance": []}',NULL,NULL,1.79498442325606727605e+09);
INSERT INTO "events" VALUES('dw6arv26bqbkzqgawf26pfam',70,'move',3,'{"do": "play pink 8", "chance": []}',NULL,NULL,1.79498442325823688503e+09);
INSERT INTO "events" VALUES('dw6arv26bqbkzqgawf26pfam',71,'move',1,'{"do": "play light blue 7", "chance": []}','96feunbfnm4uybbf73s3mf4u','move-70',1.79498442325993895528e+09);
INSERT INTO "events" VALUES('dw6arv26bqbkzqgawf26pfam',72,'move',2,'{"do": "play yellow 12", "chance": []}',NULL,NULL,1.79498442326175093649e+09);
INSERT INTO "events" VALUES('dw6arv26bqbkzqgawf26pfam',73,'move',3,'{"do": "play green 6", "chance": []}',NULL,NULL,1.79498442326356816289e+09);
INSERT INTO "events" VALUES('dw6arv26bqbkzqgawf26pfam',74,'move',1,'{"do": "play light blue 11", "chance": []}','96feunbfnm4uybbf73s3mf4u','move-73',1.79498442326526236531e+09);
INSERT INTO "events" VALUES('dw6arv26bqbkzqgawf26pfam',75,'move',2,'{"do": "play green 11", "chance": []}',NULL,NULL,1.79498442326679396629e+09);
INSERT INTO "events" VALUES('dw6arv26bqbkzqgawf26pfam',76,'move',3,'{"do": "play yellow 10", "chance": []}',NULL,NULL,1.79498442326834297183e+09);
INSERT INTO "events" VALUES('dw6arv26bqbkzqgawf26pfam',77,'move',1,'{"do": "pass", "chance": []}','96feunbfnm4uybbf73s3mf4u','move-76',1.79498442327003240588e+09);
INSERT INTO "events" VALUES('dw6arv26bqbkzqgawf26pfam',78,'move',2,'{"do": "play yellow 9", "chance": []}',NULL,NULL,1.79498442327136278149e+09);
INSERT INTO "events" VALUES('dw6arv26bqbkzqgawf26pfam',79,'move',3,'{"do": "play pink 9", "chance": []}',NULL,NULL,1.79498442327259898187e+09);
INSERT INTO "events" VALUES('mgsdzr4r7ukf9mnyyrprpr7r',1,'sit',2,'{"name": "Émile 漢字"}','k4duc5596kagqug4dcnsbhyg',NULL,1.79498442327665042872e+09);
INSERT INTO "events" VALUES('mgsdzr4r7ukf9mnyyrprpr7r',2,'start',NULL,'{"setup": [{"pick": 0, "of": 2}, {"shuffle": [44, 40, 18, 26, 15, 29, 32, 31, 5, 0, 22, 14, 8, 25, 11, 7, 19, 37, 30, 38, 12, 4, 21, 43, 9, 39, 45, 35, 16, 20, 1, 28, 34, 46, 6, 3, 42, 2, 23, 47, 13, 27, 41, 24, 36, 17, 33, 10]}], "rules": 1}','96feunbfnm4uybbf73s3mf4u',NULL,1.79498442327822279934e+09);
INSERT INTO "events" VALUES('mgsdzr4r7ukf9mnyyrprpr7r',3,'move',1,'{"do": "play yellow 11", "chance": []}','96feunbfnm4uybbf73s3mf4u','move-2',1.79498442327904200559e+09);
INSERT INTO "events" VALUES('mgsdzr4r7ukf9mnyyrprpr7r',4,'move',1,'{"do": "take pink 5", "chance": []}','96feunbfnm4uybbf73s3mf4u','move-3',1.79498442327965307234e+09);
INSERT INTO "events" VALUES('mgsdzr4r7ukf9mnyyrprpr7r',5,'move',2,'{"do": "pass", "chance": []}','k4duc5596kagqug4dcnsbhyg','move-4',1794984423.28023);
INSERT INTO "events" VALUES('mgsdzr4r7ukf9mnyyrprpr7r',6,'move',1,'{"do": "play light blue 1", "chance": []}','96feunbfnm4uybbf73s3mf4u','move-5',1.79498442328078079222e+09);
INSERT INTO "events" VALUES('mgsdzr4r7ukf9mnyyrprpr7r',7,'move',1,'{"do": "take light blue 11", "chance": []}','96feunbfnm4uybbf73s3mf4u','move-6',1.79498442328139567372e+09);
INSERT INTO "events" VALUES('mgsdzr4r7ukf9mnyyrprpr7r',8,'move',1,'{"do": "play green 6", "chance": []}','96feunbfnm4uybbf73s3mf4u','move-7',1.79498442328195166586e+09);
INSERT INTO "events" VALUES('mgsdzr4r7ukf9mnyyrprpr7r',9,'resign',2,'{"ends": true}','k4duc5596kagqug4dcnsbhyg',NULL,1.79498442328243613249e+09);
INSERT INTO "events" VALUES('new673wxgxs3armaw745u2bf',1,'start',NULL,'{"setup": [{"pick": 0, "of": 2}, {"shuffle": [8, 13, 36, 23, 0, 42, 1, 20, 28, 3, 24, 31, 11, 17, 44, 39, 12, 18, 35, 15, 10, 40, 43, 19, 26, 38, 46, 2, 22, 33, 27, 16, 29, 21, 14, 4, 34, 32, 45, 9, 6, 7, 5, 30, 37, 47, 41, 25]}], "rules": 1, "shuffle": {"protocol": 1, "round": 1, "server": {"commitment": "2ed746481e2347eb0c7b2486fc63b9b7527389d45572cea3d629c614157100e5", "number": "fd513e43d7edebdebe9d52771af7fb22aaa13f41919850c089e118b8a0e1e902"}, "seats": [], "left": []}}','96feunbfnm4uybbf73s3mf4u',NULL,1.79498442328437519078e+09);
INSERT INTO "events" VALUES('new673wxgxs3armaw745u2bf',2,'move',1,'{"do": "play pink 2", "chance": []}','k4duc5596kagqug4dcnsbhyg','move-1',1.79498442328654026984e+09);
INSERT INTO "events" VALUES('new673wxgxs3armaw745u2bf',3,'move',1,'{"do": "take pink 6", "chance": []}','k4duc5596kagqug4dcnsbhyg','move-2',1.79498442328720593454e+09);
INSERT INTO "events" VALUES('new673wxgxs3armaw745u2bf',4,'move',2,'{"do": "play light blue 10", "chance": []}','96feunbfnm4uybbf73s3mf4u','move-3',1.79498442328778529163e+09);
INSERT INTO "events" VALUES('new673wxgxs3armaw745u2bf',5,'move',2,'{"do": "take green 5", "chance": []}','96feunbfnm4uybbf73s3mf4u','move-4',1.79498442328835821147e+09);
INSERT INTO "events" VALUES('6pjgb7snfwccukayzaybhv4k',1,'sit',2,'{"name": "Émile 漢字"}','k4duc5596kagqug4dcnsbhyg',NULL,1.79498442329063749318e+09);
INSERT INTO "events" VALUES('6pjgb7snfwccukayzaybhv4k',2,'start',NULL,'{"setup": [{"shuffle": [14, 5, 0, 2, 1, 19, 7, 4, 3, 17, 3, 18, 15, 20, 0, 1, 14, 0, 18, 19, 13, 15, 7, 17, 2, 17, 0, 1, 2, 13, 16, 3, 14, 1, 6, 4, 13, 3, 16, 15, 20, 6, 19, 20, 7, 7, 5, 19, 20, 18, 17, 2, 6, 6, 5, 5, 20, 18, 16, 4, 16, 15, 7, 14, 4, 13]}], "rules": 1, "shuffle": {"protocol": 1, "round": 1, "server": {"commitment": "719c151dae6c9fee0281151e78dee37d596c2e2f7375b51f4f1ec4352cefcdba", "number": "07dd859e5bf30feddf4ed1554f8ba5628d39cd0c4002f0e44551f21a0efcaa55"}, "seats": [], "left": []}}','96feunbfnm4uybbf73s3mf4u',NULL,1.79498442329218602184e+09);
INSERT INTO "events" VALUES('6pjgb7snfwccukayzaybhv4k',3,'move',1,'{"do": "Eighth/14th", "chance": []}','96feunbfnm4uybbf73s3mf4u','move-2',1.79498442329323339462e+09);
INSERT INTO "events" VALUES('6pjgb7snfwccukayzaybhv4k',4,'move',2,'{"do": "Lexington/59th", "chance": []}','k4duc5596kagqug4dcnsbhyg','move-3',1.79498442329410052295e+09);
INSERT INTO "events" VALUES('6pjgb7snfwccukayzaybhv4k',5,'move',3,'{"do": "Sixth/23rd", "chance": []}','96feunbfnm4uybbf73s3mf4u','move-4',1.79498442329494428638e+09);
INSERT INTO "events" VALUES('6pjgb7snfwccukayzaybhv4k',6,'move',1,'{"do": "Park/34th", "chance": []}','96feunbfnm4uybbf73s3mf4u','move-5',1.79498442329580330844e+09);
INSERT INTO "events" VALUES('6pjgb7snfwccukayzaybhv4k',7,'move',2,'{"do": "Fifth/23rd", "chance": []}','k4duc5596kagqug4dcnsbhyg','move-6',1.79498442329662084579e+09);
INSERT INTO "events" VALUES('6pjgb7snfwccukayzaybhv4k',8,'move',3,'{"do": "Park/50th", "chance": []}','96feunbfnm4uybbf73s3mf4u','move-7',1.79498442329743838311e+09);
INSERT INTO "events" VALUES('6pjgb7snfwccukayzaybhv4k',9,'move',1,'{"do": "Broadway/34th", "chance": []}','96feunbfnm4uybbf73s3mf4u','move-8',1.79498442329823231691e+09);
INSERT INTO "events" VALUES('6pjgb7snfwccukayzaybhv4k',10,'move',2,'{"do": "Sixth/14th", "chance": []}','k4duc5596kagqug4dcnsbhyg','move-9',1.79498442329903030393e+09);
INSERT INTO "events" VALUES('6pjgb7snfwccukayzaybhv4k',11,'move',3,'{"do": "Sixth/42nd", "chance": []}','96feunbfnm4uybbf73s3mf4u','move-10',1.7949844232998120784e+09);
INSERT INTO "events" VALUES('6pjgb7snfwccukayzaybhv4k',12,'move',1,'{"do": "Fifth/50th", "chance": []}','96feunbfnm4uybbf73s3mf4u','move-11',1.79498442330061912537e+09);
INSERT INTO "events" VALUES('6pjgb7snfwccukayzaybhv4k',13,'move',2,'{"do": "Lexington/42nd", "chance": []}','k4duc5596kagqug4dcnsbhyg','move-12',1.79498442330139613152e+09);
INSERT INTO "events" VALUES('6pjgb7snfwccukayzaybhv4k',14,'move',3,'{"do": "Lexington/23rd", "chance": []}','96feunbfnm4uybbf73s3mf4u','move-13',1.7949844233021850586e+09);
INSERT INTO "events" VALUES('6pjgb7snfwccukayzaybhv4k',15,'resign',2,'{"ends": false}','k4duc5596kagqug4dcnsbhyg',NULL,1.79498442330270791054e+09);
INSERT INTO "events" VALUES('66427m9y85zz75xpzyupg678',1,'start',NULL,'{"setup": [{"shuffle": [6, 11, 5, 3, 17, 15, 12, 7, 16, 14, 0, 8, 2, 9, 13, 10, 1, 4]}, {"shuffle": [33, 20, 21, 22, 38, 47, 27, 53, 44, 30, 46, 40, 35, 50, 19, 37, 51, 34, 43, 25, 26, 24, 29, 48, 39, 49, 52, 41, 36, 28, 32, 23, 31, 18, 45, 42]}], "rules": 1}','96feunbfnm4uybbf73s3mf4u',NULL,1.79498442330449891092e+09);
INSERT INTO "events" VALUES('66427m9y85zz75xpzyupg678',2,'move',1,'{"do": "borrow 10", "chance": []}','96feunbfnm4uybbf73s3mf4u','move-1',1.79498442330636382106e+09);
INSERT INTO "events" VALUES('66427m9y85zz75xpzyupg678',3,'move',2,'{"do": "borrow 16", "chance": []}',NULL,NULL,1.79498442331456041333e+09);
INSERT INTO "events" VALUES('66427m9y85zz75xpzyupg678',4,'move',1,'{"do": "buy Mexico City–Cape Town", "chance": []}','96feunbfnm4uybbf73s3mf4u','move-3',1.79498442331567883492e+09);
INSERT INTO "events" VALUES('66427m9y85zz75xpzyupg678',5,'move',1,'{"do": "buy New York 3", "chance": []}','96feunbfnm4uybbf73s3mf4u','move-4',1.79498442331633925443e+09);
INSERT INTO "events" VALUES('66427m9y85zz75xpzyupg678',6,'move',1,'{"do": "borrow 10", "chance": []}','96feunbfnm4uybbf73s3mf4u','move-5',1.79498442331680774686e+09);
INSERT INTO "events" VALUES('66427m9y85zz75xpzyupg678',7,'move',2,'{"do": "borrow 10", "chance": []}',NULL,NULL,1.79498442332416367536e+09);
INSERT INTO "events" VALUES('66427m9y85zz75xpzyupg678',8,'move',1,'{"do": "buy New York–Rio de Janeiro", "chance": []}','96feunbfnm4uybbf73s3mf4u','move-7',1.79498442332471060752e+09);
INSERT INTO "events" VALUES('66427m9y85zz75xpzyupg678',9,'move',1,'{"do": "buy Cairo–Rio de Janeiro", "chance": []}','96feunbfnm4uybbf73s3mf4u','move-8',1.79498442332523536679e+09);
INSERT INTO "events" VALUES('66427m9y85zz75xpzyupg678',10,'move',1,'{"do": "borrow 10", "chance": []}','96feunbfnm4uybbf73s3mf4u','move-9',1.79498442332577037806e+09);
INSERT INTO "events" VALUES('66427m9y85zz75xpzyupg678',11,'move',2,'{"do": "buy Tokyo 2", "chance": []}',NULL,NULL,1.79498442333303737635e+09);
CREATE TABLE rate_limits (
	"key" VARCHAR(32) NOT NULL, 
	full_at DOUBLE NOT NULL, 
	PRIMARY KEY ("key")
);
CREATE TABLE seats (
	table_id VARCHAR(40) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	visitor VARCHAR(40), 
	bot VARCHAR(100) NOT NULL, 
	name VARCHAR(100) NOT NULL, 
	resigned BOOLEAN NOT NULL, 
	invite VARCHAR(40) NOT NULL, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id), 
	FOREIGN KEY(visitor) REFERENCES visitors (id), 
	UNIQUE (invite)
);
INSERT INTO "seats" VALUES('3c9jd7avgzgs7xjk7b9v9v7r',1,'person','96feunbfnm4uybbf73s3mf4u','','Ada',0,'b437a7wxrjcaja3ha3gyjtw5');
INSERT INTO "seats" VALUES('3c9jd7avgzgs7xjk7b9v9v7r',2,'person','k4duc5596kagqug4dcnsbhyg','','Émile 漢字',0,'h7p3kd9usfy2m6wnct646pjt');
INSERT INTO "seats" VALUES('3c9jd7avgzgs7xjk7b9v9v7r',3,'bot',NULL,'greedy','',0,'g8utqvvu3qu95acvtupzsfhc');
INSERT INTO "seats" VALUES('3c9jd7avgzgs7xjk7b9v9v7r',4,'open',NULL,'','',0,'dfsfgq3wsc944wcdwzpafqfb');
INSERT INTO "seats" VALUES('n5dd4d2erpxvk2nd6zedq4jx',1,'person','96feunbfnm4uybbf73s3mf4u','','Ada',0,'8te32zj5cvqueepczj2c2u8q');
INSERT INTO "seats" VALUES('n5dd4d2erpxvk2nd6zedq4jx',2,'person','k4duc5596kagqug4dcnsbhyg','','Émile 漢字',0,'szrd8k4udyxyd8areedskjgw');
INSERT INTO "seats" VALUES('k2amsgrje3t3uwj2neyb23cj',1,'person','96feunbfnm4uybbf73s3mf4u','','Ada',0,'fxcutj3a3vktwjh2ntauzjxf');
INSERT INTO "seats" VALUES('k2amsgrje3t3uwj2neyb23cj',2,'person','k4duc5596kagqug4dcnsbhyg','','Émile 漢字',0,'2t6m6f5jyaspmwkcbducs8cx');
INSERT INTO "seats" VALUES('dw6arv26bqbkzqgawf26pfam',1,'person','96feunbfnm4uybbf73s3mf4u','','Ada',0,'yfczeynu9vkrbaup8abeju7y');
INSERT INTO "seats" VALUES('dw6arv26bqbkzqgawf26pfam',2,'bot',NULL,'greedy','',0,'832p7f6yknuhytzghrucgjk3');
INSERT INTO "seats" VALUES('dw6arv26bqbkzqgawf26pfam',3,'bot',NULL,'greedy','',0,'ctpa5abfyzzk2ege2mwkwc9s');
INSERT INTO "seats" VALUES('mgsdzr4r7ukf9mnyyrprpr7r',1,'person','96feunbfnm4uybbf73s3mf4u','','Ada',0,'fdpaxent6dbtfybwt5s8at5v');
INSERT INTO "seats" VALUES('mgsdzr4r7ukf9mnyyrprpr7r',2,'person','k4duc5596kagqug4dcnsbhyg','','Émile 漢字',1,'fdn9yep3ck2qd4tpceeyfpkf');
INSERT INTO "seats" VALUES('new673wxgxs3armaw745u2bf',1,'person','k4duc5596kagqug4dcnsbhyg','','Émile 漢字',0,'3kjujafxg4f42ajv7s8kuufu');
INSERT INTO "seats" VALUES('new673wxgxs3armaw745u2bf',2,'person','96feunbfnm4uybbf73s3mf4u','','Ada',0,'ah6n5dtk7f3cxafdr7mwqacq');
INSERT INTO "seats" VALUES('6pjgb7snfwccukayzaybhv4k',1,'person','96feunbfnm4uybbf73s3mf4u','','Ada',0,'wqqgdks64qfzyu2azkfutfpc');
INSERT INTO "seats" VALUES('6pjgb7snfwccukayzaybhv4k',2,'bot','k4duc5596kagqug4dcnsbhyg','skilled','Émile 漢字',1,'yke33wssd72ebqmpdz5aezrd');
INSERT INTO "seats" VALUES('6pjgb7snfwccukayzaybhv4k',3,'person','96feunbfnm4uybbf73s3mf4u','','',0,'9rmp2skjq89n4ykjjurkmayn');
INSERT INTO "seats" VALUES('66427m9y85zz75xpzyupg678',1,'person','96feunbfnm4uybbf73s3mf4u','','Ada',0,'8d7f9zzgcrzwabb3grr6fyyf');
INSERT INTO "seats" VALUES('66427m9y85zz75xpzyupg678',2,'bot',NULL,'greedy','',0,'truweg8m3j25ykr6d2cj94kh');
CREATE TABLE tables (
	id VARCHAR(40) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	face VARCHAR(40) NOT NULL, 
	players INTEGER NOT NULL, 
	options JSON NOT NULL, 
	public BOOLEAN NOT NULL, 
	status VARCHAR(10) NOT NULL, 
	host VARCHAR(40) NOT NULL, 
	seed VARCHAR(32) NOT NULL, 
	salt VARCHAR(64) NOT NULL, 
	digest VARCHAR(64) NOT NULL, 
	to_move INTEGER, 
	result JSON, 
	created_at DOUBLE NOT NULL, 
	changed_at DOUBLE NOT NULL, 
	ended_at DOUBLE, 
	rematch_of VARCHAR(40), 
	PRIMARY KEY (id), 
	FOREIGN KEY(host) REFERENCES visitors (id), 
	UNIQUE (rematch_of), 
	FOREIGN KEY(rematch_of) REFERENCES tables (id)
);
INSERT INTO "tables" VALUES('3c9jd7avgzgs7xjk7b9v9v7r','newyork','newyork',4,'{"edition": "box", "events": false, "own_colours": false, "teams": false, "unlimited_pawns": false, "price_for_two": "colour"}',1,'waiting','96feunbfnm4uybbf73s3mf4u','','','',NULL,NULL,1.79498442302794194219e+09,1.79498442303191900254e+09,NULL,NULL);
INSERT INTO "tables" VALUES('n5dd4d2erpxvk2nd6zedq4jx','property','property',2,'{"bankruptcies": 1, "count_property": false}',0,'playing','96feunbfnm4uybbf73s3mf4u','0000000000000000000000000000000b','','',1,NULL,1.79498442303315496439e+09,1.79498442306672978396e+09,NULL,NULL);
INSERT INTO "tables" VALUES('k2amsgrje3t3uwj2neyb23cj','bigshot','bigshot',2,'{"expert": false}',0,'playing','96feunbfnm4uybbf73s3mf4u','0000000000000000000000000000000b','','',1,NULL,1.79498442306782174113e+09,1.7949844230835433006e+09,NULL,NULL);
INSERT INTO "tables" VALUES('dw6arv26bqbkzqgawf26pfam','newyorknewyork','newyorknewyork',3,'{"bonus": true, "match": false}',1,'over','96feunbfnm4uybbf73s3mf4u','00000000000000000000000000000003','','',NULL,'{"reason": "all passed", "scores": [22, 18, 35], "places": [2, 3, 1], "winners": [3]}',1.79498442308460545539e+09,1.79498442327259898187e+09,1.79498442327259898187e+09,NULL);
INSERT INTO "tables" VALUES('mgsdzr4r7ukf9mnyyrprpr7r','newyorknewyork','newyorknewyork',2,'{"bonus": true, "match": false}',0,'over','96feunbfnm4uybbf73s3mf4u','0000000000000000000000000000000b','','',NULL,'{"reason": "resigned", "scores": [11, 6], "places": [1, 2], "winners": [1]}',1.7949844232753190994e+09,1.79498442328243613249e+09,1.79498442328243613249e+09,NULL);
INSERT INTO "tables" VALUES('new673wxgxs3armaw745u2bf','newyorknewyork','newyorknewyork',2,'{"bonus": true, "match": false}',0,'playing','96feunbfnm4uybbf73s3mf4u','','','',1,NULL,1.79498442328358983992e+09,1.79498442328835821147e+09,NULL,'mgsdzr4r7ukf9mnyyrprpr7r');
INSERT INTO "tables" VALUES('6pjgb7snfwccukayzaybhv4k','newyork','newyork',3,'{"edition": "box", "events": false, "own_colours": false, "teams": false, "unlimited_pawns": false, "price_for_two": "colour"}',1,'playing','96feunbfnm4uybbf73s3mf4u','','','',1,NULL,1.79498442328943872458e+09,1.79498442330270791054e+09,NULL,NULL);
INSERT INTO "tables" VALUES('66427m9y85zz75xpzyupg678','tycoon','tycoon',2,'{"fewer_steps": false}',0,'playing','96feunbfnm4uybbf73s3mf4u','00000000000000000000000000000005','','',2,NULL,1.79498442330379390716e+09,1.79498442333303737635e+09,NULL,NULL);
CREATE TABLE visitors (
	id VARCHAR(40) NOT NULL, 
	name VARCHAR(100) NOT NULL, 
	created_at DOUBLE NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "visitors" VALUES('96feunbfnm4uybbf73s3mf4u','Ada',1.79498442301942753786e+09);
INSERT INTO "visitors" VALUES('k4duc5596kagqug4dcnsbhyg','Émile 漢字',1.79498442302494668962e+09);
CREATE INDEX ix_claims_visitor ON claims (visitor);
CREATE INDEX ix_tables_host ON tables (host);
CREATE INDEX ix_tables_ended_at ON tables (ended_at);
CREATE INDEX tables_by_status ON tables (public, status, changed_at);
CREATE INDEX ix_seats_visitor ON seats (visitor);
COMMIT;
