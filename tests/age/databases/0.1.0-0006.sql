BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0006');
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
INSERT INTO "events" VALUES('bsj38upjp9qdb82cjnxqzwsk',1,'sit',2,'{"name": "Émile 漢字"}','jt8ma74dc2bunafj4k6cqy72',NULL,1.79498403569728946687e+09);
INSERT INTO "events" VALUES('bsj38upjp9qdb82cjnxqzwsk',2,'chat',2,'{"text": "Bonjour à tous ! <b>", "name": "Émile 漢字"}','jt8ma74dc2bunafj4k6cqy72','hello',1.79498403570627784731e+09);
INSERT INTO "events" VALUES('yfb6dufv9thnuwa3vp25rpka',1,'hints',NULL,'{}','5qtzmza7r44n3v2xajx2aqdn',NULL,1.79498403570978927608e+09);
INSERT INTO "events" VALUES('yfb6dufv9thnuwa3vp25rpka',2,'sit',2,'{"name": "Émile 漢字"}','jt8ma74dc2bunafj4k6cqy72',NULL,1.79498403571666359903e+09);
INSERT INTO "events" VALUES('yfb6dufv9thnuwa3vp25rpka',3,'start',NULL,'{"setup": [{"pick": 0, "of": 2}, {"shuffle": [13, 32, 9, 23, 36, 24, 31, 3, 11, 33, 0, 26, 17, 19, 37, 16, 6, 7, 35, 38, 12, 15, 29, 28, 4, 25, 5, 2, 21, 1, 18, 39, 10, 22, 34, 20, 30, 14, 27, 8]}], "rules": 1}','5qtzmza7r44n3v2xajx2aqdn',NULL,1.79498403572611737251e+09);
INSERT INTO "events" VALUES('yfb6dufv9thnuwa3vp25rpka',4,'move',1,'{"do": "♥9=3 ♠8", "chance": []}','5qtzmza7r44n3v2xajx2aqdn','move-3',1.79498403572937560083e+09);
INSERT INTO "events" VALUES('yfb6dufv9thnuwa3vp25rpka',5,'move',2,'{"do": "♦5 ♣A", "chance": []}','jt8ma74dc2bunafj4k6cqy72','move-4',1.79498403573144984244e+09);
INSERT INTO "events" VALUES('yfb6dufv9thnuwa3vp25rpka',6,'move',1,'{"do": "♦A ♠3", "chance": []}','5qtzmza7r44n3v2xajx2aqdn','move-5',1.79498403573323345181e+09);
INSERT INTO "events" VALUES('yfb6dufv9thnuwa3vp25rpka',7,'move',2,'{"do": "♦9=2 ♣10=8", "chance": []}','jt8ma74dc2bunafj4k6cqy72','move-6',1.79498403573771882061e+09);
INSERT INTO "events" VALUES('yfb6dufv9thnuwa3vp25rpka',8,'move',1,'{"do": "♥2 ♣5", "chance": []}','5qtzmza7r44n3v2xajx2aqdn','move-7',1.79498403574524116512e+09);
INSERT INTO "events" VALUES('yfb6dufv9thnuwa3vp25rpka',9,'move',2,'{"do": "♥3 ♠2", "chance": []}','jt8ma74dc2bunafj4k6cqy72','move-8',1.79498403574806618693e+09);
INSERT INTO "events" VALUES('yfb6dufv9thnuwa3vp25rpka',10,'move',1,'{"do": "♥6 ♠A", "chance": []}','5qtzmza7r44n3v2xajx2aqdn','move-9',1.7949840357499904633e+09);
INSERT INTO "events" VALUES('yfb6dufv9thnuwa3vp25rpka',11,'move',2,'{"do": "♥5 ♠6", "chance": []}','jt8ma74dc2bunafj4k6cqy72','move-10',1794984035.80237);
INSERT INTO "events" VALUES('yfb6dufv9thnuwa3vp25rpka',12,'chat',1,'{"text": "Back in a minute", "name": "Ada"}','5qtzmza7r44n3v2xajx2aqdn','away',1.79498403580628132815e+09);
INSERT INTO "events" VALUES('yfb6dufv9thnuwa3vp25rpka',13,'hand_over',1,'{"bot": "greedy"}','5qtzmza7r44n3v2xajx2aqdn',NULL,1.79498403583608078957e+09);
INSERT INTO "events" VALUES('yfb6dufv9thnuwa3vp25rpka',14,'move',1,'{"do": "♦6 ♠10=2", "chance": []}',NULL,NULL,1.79498403588308119769e+09);
INSERT INTO "events" VALUES('yfb6dufv9thnuwa3vp25rpka',15,'move',2,'{"do": "♦3 ♣9=4", "chance": []}','jt8ma74dc2bunafj4k6cqy72','move-14',1.7949840358896102905e+09);
INSERT INTO "events" VALUES('yfb6dufv9thnuwa3vp25rpka',16,'move',1,'{"do": "♥8 ♣6", "chance": []}',NULL,NULL,1.79498403590300488474e+09);
INSERT INTO "events" VALUES('yfb6dufv9thnuwa3vp25rpka',17,'move',2,'{"do": "♥7 ♣8", "chance": []}','jt8ma74dc2bunafj4k6cqy72','move-16',1.79498403590647125247e+09);
INSERT INTO "events" VALUES('yfb6dufv9thnuwa3vp25rpka',18,'move',1,'{"do": "♦10=7 ♠9=2", "chance": []}',NULL,NULL,1.79498403592639565462e+09);
INSERT INTO "events" VALUES('yfb6dufv9thnuwa3vp25rpka',19,'take_back',1,'{}','5qtzmza7r44n3v2xajx2aqdn',NULL,1.79498403593244481085e+09);
INSERT INTO "events" VALUES('yfb6dufv9thnuwa3vp25rpka',20,'move',2,'{"do": "♦8 ♠7", "chance": []}','jt8ma74dc2bunafj4k6cqy72','move-19',1.79498403593458294869e+09);
INSERT INTO "events" VALUES('yfb6dufv9thnuwa3vp25rpka',21,'move',1,'{"do": "♥A ♣4", "chance": []}','5qtzmza7r44n3v2xajx2aqdn','move-20',1.79498403593819522853e+09);
INSERT INTO "events" VALUES('yfb6dufv9thnuwa3vp25rpka',22,'move',2,'{"do": "♦2 ♣2", "chance": []}','jt8ma74dc2bunafj4k6cqy72','move-21',1.79498403593965578082e+09);
INSERT INTO "events" VALUES('nbk4hmwhm4bjg9chdbshx8bm',1,'sit',2,'{"name": "Émile 漢字"}','jt8ma74dc2bunafj4k6cqy72',NULL,1.79498403595753169056e+09);
INSERT INTO "events" VALUES('nbk4hmwhm4bjg9chdbshx8bm',2,'start',NULL,'{"setup": [{"shuffle": [0, 2, 3, 3, 3, 3, 1, 0, 0, 3, 3, 3, 3, 1, 1, 1, 0, 1, 3, 0, 0, 2, 2, 1, 2, 0, 2, 0, 1, 3, 2, 2, 0, 0, 1, 2, 1, 1, 3, 1, 2, 2, 1, 1, 0, 2, 2, 3, 1, 1, 3, 1, 2, 0, 2, 0, 3, 0, 0, 2, 0, 3, 0, 1, 2, 3, 2, 3, 3, 2, 0, 1]}, {"pick": 8, "of": 18}, {"shuffle": [1, 0, 0, 1]}, {"pick": 0, "of": 2}, {"pick": 5, "of": 6}], "rules": 1}','5qtzmza7r44n3v2xajx2aqdn',NULL,1.79498403597876834874e+09);
INSERT INTO "events" VALUES('nbk4hmwhm4bjg9chdbshx8bm',3,'move',2,'{"do": "bid 7", "chance": []}','jt8ma74dc2bunafj4k6cqy72','move-2',1.79498403597982048984e+09);
INSERT INTO "events" VALUES('nbk4hmwhm4bjg9chdbshx8bm',4,'move',1,'{"do": "borrow yellow", "chance": []}','5qtzmza7r44n3v2xajx2aqdn','move-3',1.79498403598667144779e+09);
INSERT INTO "events" VALUES('nbk4hmwhm4bjg9chdbshx8bm',5,'undo',1,'{}','5qtzmza7r44n3v2xajx2aqdn','undo-4',1.79498403607550430292e+09);
INSERT INTO "events" VALUES('nbk4hmwhm4bjg9chdbshx8bm',6,'move',1,'{"do": "bid 8", "chance": []}','5qtzmza7r44n3v2xajx2aqdn','move-5',1.79498403608035516742e+09);
INSERT INTO "events" VALUES('nbk4hmwhm4bjg9chdbshx8bm',7,'move',2,'{"do": "pass", "chance": []}','jt8ma74dc2bunafj4k6cqy72','move-6',1.79498403608306860918e+09);
INSERT INTO "events" VALUES('nbk4hmwhm4bjg9chdbshx8bm',8,'move',1,'{"do": "pay with white", "chance": []}','5qtzmza7r44n3v2xajx2aqdn','move-7',1.79498403609018492696e+09);
INSERT INTO "events" VALUES('nbk4hmwhm4bjg9chdbshx8bm',9,'undo',1,'{}','5qtzmza7r44n3v2xajx2aqdn','undo-8',1.79498403609344983102e+09);
INSERT INTO "events" VALUES('nbk4hmwhm4bjg9chdbshx8bm',10,'move',1,'{"do": "pay with white", "chance": []}','5qtzmza7r44n3v2xajx2aqdn','move-9',1794984036.09969);
INSERT INTO "events" VALUES('nbk4hmwhm4bjg9chdbshx8bm',11,'move',1,'{"do": "place white in 17", "chance": []}','5qtzmza7r44n3v2xajx2aqdn','move-10',1.79498403610530161858e+09);
INSERT INTO "events" VALUES('3d4mwh5x6vqnf25wsbmdrztf',1,'start',NULL,'{"setup": [{"pick": 0, "of": 3}, {"shuffle": [1, 9, 30, 18, 25, 37, 5, 28, 42, 39, 31, 17, 20, 29, 38, 10, 2, 46, 33, 35, 4, 26, 16, 14, 19, 11, 13, 27, 0, 40, 6, 45, 23, 21, 32, 41, 36, 7, 3, 22, 24, 8, 47, 43, 15, 34, 44, 12]}], "rules": 1}','5qtzmza7r44n3v2xajx2aqdn',NULL,1.79498403611054086685e+09);
INSERT INTO "events" VALUES('3d4mwh5x6vqnf25wsbmdrztf',2,'move',1,'{"do": "play light blue 9", "chance": []}','5qtzmza7r44n3v2xajx2aqdn','move-1',1.79498403611229205133e+09);
INSERT INTO "events" VALUES('3d4mwh5x6vqnf25wsbmdrztf',3,'move',1,'{"do": "take yellow 1", "chance": []}','5qtzmza7r44n3v2xajx2aqdn','move-2',1.79498403611324167244e+09);
INSERT INTO "events" VALUES('3d4mwh5x6vqnf25wsbmdrztf',4,'move',2,'{"do": "play pink 1", "chance": []}',NULL,NULL,1.79498403611899542812e+09);
INSERT INTO "events" VALUES('3d4mwh5x6vqnf25wsbmdrztf',5,'move',2,'{"do": "take yellow 12", "chance": []}',NULL,NULL,1.7949840361226241589e+09);
INSERT INTO "events" VALUES('3d4mwh5x6vqnf25wsbmdrztf',6,'move',3,'{"do": "play light blue 6", "chance": []}',NULL,NULL,1.79498403612658858296e+09);
INSERT INTO "events" VALUES('3d4mwh5x6vqnf25wsbmdrztf',7,'move',3,'{"do": "take green 3", "chance": []}',NULL,NULL,1.79498403613014149669e+09);
INSERT INTO "events" VALUES('3d4mwh5x6vqnf25wsbmdrztf',8,'move',1,'{"do": "play green 4", "chance": []}','5qtzmza7r44n3v2xajx2aqdn','move-7',1794984036.13183);
INSERT INTO "events" VALUES('3d4mwh5x6vqnf25wsbmdrztf',9,'move',1,'{"do": "take green 2", "chance": []}','5qtzmza7r44n3v2xajx2aqdn','move-8',1.79498403613239908217e+09);
INSERT INTO "events" VALUES('3d4mwh5x6vqnf25wsbmdrztf',10,'move',2,'{"do": "play light blue 1", "chance": []}',NULL,NULL,1.79498403613625955588e+09);
INSERT INTO "events" VALUES('3d4mwh5x6vqnf25wsbmdrztf',11,'move',2,'{"do": "take yellow 5", "chance": []}',NULL,NULL,1.7949840361399080753e+09);
INSERT INTO "events" VALUES('3d4mwh5x6vqnf25wsbmdrztf',12,'move',3,'{"do": "play green 10", "chance": []}',NULL,NULL,1.79498403614441061023e+09);
INSERT INTO "events" VALUES('3d4mwh5x6vqnf25wsbmdrztf',13,'move',3,'{"do": "take pink 3", "chance": []}',NULL,NULL,1.79498403614812755582e+09);
INSERT INTO "events" VALUES('3d4mwh5x6vqnf25wsbmdrztf',14,'move',1,'{"do": "play yellow 1", "chance": []}','5qtzmza7r44n3v2xajx2aqdn','move-13',1.79498403615088796608e+09);
INSERT INTO "events" VALUES('3d4mwh5x6vqnf25wsbmdrztf',15,'move',1,'{"do": "take green 5", "chance": []}','5qtzmza7r44n3v2xajx2aqdn','move-14',1794984036.15337);
INSERT INTO "events" VALUES('3d4mwh5x6vqnf25wsbmdrztf',16,'move',2,'{"do": "play yellow 5", "chance": []}',NULL,NULL,1.79498403616065692897e+09);
INSERT INTO "events" VALUES('3d4mwh5x6vqnf25wsbmdrztf',17,'move',2,'{"do": "take pink 10", "chance": []}',NULL,NULL,1.79498403616731381417e+09);
INSERT INTO "events" VALUES('3d4mwh5x6vqnf25wsbmdrztf',18,'move',3,'{"do": "play green 12", "chance": []}',NULL,NULL,1.79498403617128705978e+09);
INSERT INTO "events" VALUES('3d4mwh5x6vqnf25wsbmdrztf',19,'move',3,'{"do": "take yellow 3", "chance": []}',NULL,NULL,1.79498403617468333236e+09);
INSERT INTO "events" VALUES('3d4mwh5x6vqnf25wsbmdrztf',20,'move',1,'{"do": "play light blue 12", "chance": []}','5qtzmza7r44n3v2xajx2aqdn','move-19',1.79498403617633605008e+09);
INSERT INTO "events" VALUES('3d4mwh5x6vqnf25wsbmdrztf',21,'move',1,'{"do": "take light blue 5", "chance": []}','5qtzmza7r44n3v2xajx2aqdn','move-20',1.79498403617933082582e+09);
INSERT INTO "events" VALUES('3d4mwh5x6vqnf25wsbmdrztf',22,'move',2,'{"do": "play pink 10", "chance": []}',NULL,NULL,1.79498403618496751789e+09);
INSERT INTO "events" VALUES('3d4mwh5x6vqnf25wsbmdrztf',23,'move',2,'{"do": "take yellow 11", "chance": []}',NULL,NULL,1.79498403618812346453e+09);
INSERT INTO "events" VALUES('3d4mwh5x6vqnf25wsbmdrztf',24,'move',3,'{"do": "play yellow 3", "chance": []}',NULL,NULL,1.79498403619211101527e+09);
INSERT INTO "events" VALUES('3d4mwh5x6vqnf25wsbmdrztf',25,'move',3,'{"do": "take green 8", "chance": []}',NULL,NULL,1.79498403619525551794e+09);
INSERT INTO "events" VALUES('3d4mwh5x6vqnf25wsbmdrztf',26,'move',1,'{"do": "play green 1", "chance": []}','5qtzmza7r44n3v2xajx2aqdn','move-25',1.79498403619686150555e+09);
INSERT INTO "events" VALUES('3d4mwh5x6vqnf25wsbmdrztf',27,'move',1,'{"do": "take pink 12", "chance": []}','5qtzmza7r44n3v2xajx2aqdn','move-26',1.7949840361974203586e+09);
INSERT INTO "events" VALUES('3d4mwh5x6vqnf25wsbmdrztf',28,'move',2,'{"do": "play yellow 4", "chance": []}',NULL,NULL,1.79498403621710371971e+09);
INSERT INTO "events" VALUES('3d4mwh5x6vqnf25wsbmdrztf',29,'move',2,'{"do": "take light blue 3", "chance": []}',NULL,NULL,1.79498403623350930207e+09);
INSERT INTO "events" VALUES('3d4mwh5x6vqnf25wsbmdrztf',30,'move',3,'{"do": "play light blue 10", "chance": []}',NULL,NULL,1.79498403624393057824e+09);
INSERT INTO "events" VALUES('3d4mwh5x6vqnf25wsbmdrztf',31,'move',3,'{"do": "take green 9", "chance": []}',NULL,NULL,1.79498403625481700897e+09);
INSERT INTO "events" VALUES('3d4mwh5x6vqnf25wsbmdrztf',32,'move',1,'{"do": "play light blue 8", "chance": []}','5qtzmza7r44n3v2xajx2aqdn','move-31',1.79498403625869202616e+09);
INSERT INTO "events" VALUES('3d4mwh5x6vqnf25wsbmdrztf',33,'move',1,'{"do": "take pink 4", "chance": []}','5qtzmza7r44n3v2xajx2aqdn','move-32',1.79498403626210975645e+09);
INSERT INTO "events" VALUES('3d4mwh5x6vqnf25wsbmdrztf',34,'move',2,'{"do": "play light blue 3", "chance": []}',NULL,NULL,1.7949840362795236111e+09);
INSERT INTO "events" VALUES('3d4mwh5x6vqnf25wsbmdrztf',35,'move',2,'{"do": "take light blue 4", "chance": []}',NULL,NULL,1.79498403628613114354e+09);
INSERT INTO "events" VALUES('3d4mwh5x6vqnf25wsbmdrztf',36,'move',3,'{"do": "play green 8", "chance": []}',NULL,NULL,1.79498403630405688287e+09);
INSERT INTO "events" VALUES('3d4mwh5x6vqnf25wsbmdrztf',37,'move',3,'{"do": "take pink 8", "chance": []}',NULL,NULL,1794984036.46601);
INSERT INTO "events" VALUES('3d4mwh5x6vqnf25wsbmdrztf',38,'move',1,'{"do": "play pink 11", "chance": []}','5qtzmza7r44n3v2xajx2aqdn','move-37',1.79498403646905827519e+09);
INSERT INTO "events" VALUES('3d4mwh5x6vqnf25wsbmdrztf',39,'move',1,'{"do": "take light blue 11", "chance": []}','5qtzmza7r44n3v2xajx2aqdn','move-38',1.7949840364772138596e+09);
INSERT INTO "events" VALUES('3d4mwh5x6vqnf25wsbmdrztf',40,'move',2,'{"do": "play light blue 4", "chance": []}',NULL,NULL,1.79498403648905897143e+09);
INSERT INTO "events" VALUES('3d4mwh5x6vqnf25wsbmdrztf',41,'move',2,'{"do": "take yellow 6", "chance": []}',NULL,NULL,1.79498403653532481198e+09);
INSERT INTO "events" VALUES('3d4mwh5x6vqnf25wsbmdrztf',42,'move',3,'{"do": "play green 9", "chance": []}',NULL,NULL,1.79498403654221630096e+09);
INSERT INTO "events" VALUES('3d4mwh5x6vqnf25wsbmdrztf',43,'move',3,'{"do": "take pink 2", "chance": []}',NULL,NULL,1.79498403654879283902e+09);
INSERT INTO "events" VALUES('3d4mwh5x6vqnf25wsbmdrztf',44,'move',1,'{"do": "play green 2", "chance": []}','5qtzmza7r44n3v2xajx2aqdn','move-43',1.79498403655071187023e+09);
INSERT INTO "events" VALUES('3d4mwh5x6vqnf25wsbmdrztf',45,'move',1,'{"do": "take light blue 2", "chance": []}','5qtzmza7r44n3v2xajx2aqdn','move-44',1.7949840365518145561e+09);
INSERT INTO "events" VALUES('3d4mwh5x6vqnf25wsbmdrztf',46,'move',2,'{"do": "play yellow 11", "chance": []}',NULL,NULL,1.79498403655512475968e+09);
INSERT INTO "events" VALUES('3d4mwh5x6vqnf25wsbmdrztf',47,'move',2,'{"do": "take pink 5", "chance": []}',NULL,NULL,1.7949840365586719513e+09);
INSERT INTO "events" VALUES('3d4mwh5x6vqnf25wsbmdrztf',48,'move',3,'{"do": "play green 3", "chance": []}',NULL,NULL,1.79498403656154322622e+09);
INSERT INTO "events" VALUES('3d4mwh5x6vqnf25wsbmdrztf',49,'move',3,'{"do": "take yellow 10", "chance": []}',NULL,NULL,1.7949840365641818046e+09);
INSERT INTO "events" VALUES('3d4mwh5x6vqnf25wsbmdrztf',50,'move',1,'{"do": "play pink 4", "chance": []}','5qtzmza7r44n3v2xajx2aqdn','move-49',1.79498403656602740293e+09);
INSERT INTO "events" VALUES('3d4mwh5x6vqnf25wsbmdrztf',51,'move',1,'{"do": "take pink 6", "chance": []}','5qtzmza7r44n3v2xajx2aqdn','move-50',1.79498403656689357755e+09);
INSERT INTO "events" VALUES('3d4mwh5x6vqnf25wsbmdrztf',52,'move',2,'{"do": "play pink 5", "chance": []}',NULL,NULL,1.7949840365697562694e+09);
INSERT INTO "events" VALUES('3d4mwh5x6vqnf25wsbmdrztf',53,'move',2,'{"do": "take pink 7", "chance": []}',NULL,NULL,1.79498403657205939294e+09);
INSERT INTO "events" VALUES('3d4mwh5x6vqnf25wsbmdrztf',54,'move',3,'{"do": "play pink 3", "chance": []}',NULL,NULL,1.79498403657496166229e+09);
INSERT INTO "events" VALUES('3d4mwh5x6vqnf25wsbmdrztf',55,'move',3,'{"do": "take yellow 2", "chance": []}',NULL,NULL,1.79498403657702612873e+09);
INSERT INTO "events" VALUES('3d4mwh5x6vqnf25wsbmdrztf',56,'move',1,'{"do": "play light blue 2", "chance": []}','5qtzmza7r44n3v2xajx2aqdn','move-55',1.79498403657883024214e+09);
INSERT INTO "events" VALUES('3d4mwh5x6vqnf25wsbmdrztf',57,'move',1,'{"do": "take light blue 7", "chance": []}','5qtzmza7r44n3v2xajx2aqdn','move-56',1.79498403657950544353e+09);
INSERT INTO "events" VALUES('3d4mwh5x6vqnf25wsbmdrztf',58,'move',2,'{"do": "play pink 7", "chance": []}',NULL,NULL,1.79498403659947562216e+09);
INSERT INTO "events" VALUES('3d4mwh5x6vqnf25wsbmdrztf',59,'move',2,'{"do": "take green 7", "chance": []}',NULL,NULL,1.79498403660130143163e+09);
INSERT INTO "events" VALUES('3d4mwh5x6vqnf25wsbmdrztf',60,'move',3,'{"do": "play yellow 2", "chance": []}',NULL,NULL,1.79498403661356759073e+09);
INSERT INTO "events" VALUES('3d4mwh5x6vqnf25wsbmdrztf',61,'move',3,'{"do": "take green 6", "chance": []}',NULL,NULL,1.79498403661784124369e+09);
INSERT INTO "events" VALUES('3d4mwh5x6vqnf25wsbmdrztf',62,'move',1,'{"do": "play pink 6", "chance": []}','5qtzmza7r44n3v2xajx2aqdn','move-61',1.79498403662144446375e+09);
INSERT INTO "events" VALUES('3d4mwh5x6vqnf25wsbmdrztf',63,'move',2,'{"do": "play yellow 6", "chance": []}',NULL,NULL,1.79498403664114403719e+09);
INSERT INTO "events" VALUES('3d4mwh5x6vqnf25wsbmdrztf',64,'move',3,'{"do": "play pink 2", "chance": []}',NULL,NULL,1.79498403665011644365e+09);
INSERT INTO "events" VALUES('3d4mwh5x6vqnf25wsbmdrztf',65,'move',1,'{"do": "play light blue 5", "chance": []}','5qtzmza7r44n3v2xajx2aqdn','move-64',1.79498403665389060978e+09);
INSERT INTO "events" VALUES('3d4mwh5x6vqnf25wsbmdrztf',66,'move',2,'{"do": "play green 7", "chance": []}',NULL,NULL,1.79498403667139935497e+09);
INSERT INTO "events" VALUES('3d4mwh5x6vqnf25wsbmdrztf',67,'move',3,'{"do": "play yellow 7", "chance": []}',NULL,NULL,1.79498403668156313898e+09);
INSERT INTO "events" VALUES('3d4mwh5x6vqnf25wsbmdrztf',68,'move',1,'{"do": "play pink 12", "chance": []}','5qtzmza7r44n3v2xajx2aqdn','move-67',1.79498403668601679795e+09);
INSERT INTO "events" VALUES('3d4mwh5x6vqnf25wsbmdrztf',69,'move',2,'{"do": "play yellow 8", "chance": []}',NULL,NULL,1.79498403670050954818e+09);
INSERT INTO "events" VALUES('3d4mwh5x6vqnf25wsbmdrztf',70,'move',3,'{"do": "play pink 8", "chance": []}',NULL,NULL,1794984036.70617);
INSERT INTO "events" VALUES('3d4mwh5x6vqnf25wsbmdrztf',71,'move',1,'{"do": "play light blue 7", "chance": []}','5qtzmza7r44n3v2xajx2aqdn','move-70',1.79498403671073246002e+09);
INSERT INTO "events" VALUES('3d4mwh5x6vqnf25wsbmdrztf',72,'move',2,'{"do": "play yellow 12", "chance": []}',NULL,NULL,1.79498403672244429595e+09);
INSERT INTO "events" VALUES('3d4mwh5x6vqnf25wsbmdrztf',73,'move',3,'{"do": "play green 6", "chance": []}',NULL,NULL,1.79498403673039817803e+09);
INSERT INTO "events" VALUES('3d4mwh5x6vqnf25wsbmdrztf',74,'move',1,'{"do": "play light blue 11", "chance": []}','5qtzmza7r44n3v2xajx2aqdn','move-73',1.7949840367446110249e+09);
INSERT INTO "events" VALUES('3d4mwh5x6vqnf25wsbmdrztf',75,'move',2,'{"do": "play green 11", "chance": []}',NULL,NULL,1.79498403675541472442e+09);
INSERT INTO "events" VALUES('3d4mwh5x6vqnf25wsbmdrztf',76,'move',3,'{"do": "play yellow 10", "chance": []}',NULL,NULL,1.79498403676275086401e+09);
INSERT INTO "events" VALUES('3d4mwh5x6vqnf25wsbmdrztf',77,'move',1,'{"do": "pass", "chance": []}','5qtzmza7r44n3v2xajx2aqdn','move-76',1.7949840367656114101e+09);
INSERT INTO "events" VALUES('3d4mwh5x6vqnf25wsbmdrztf',78,'move',2,'{"do": "play yellow 9", "chance": []}',NULL,NULL,1.79498403676983141899e+09);
INSERT INTO "events" VALUES('3d4mwh5x6vqnf25wsbmdrztf',79,'move',3,'{"do": "play pink 9", "chance": []}',NULL,NULL,1.79498403679471063608e+09);
INSERT INTO "events" VALUES('5s9ereuugrpa8b7xajfsq2zv',1,'sit',2,'{"name": "Émile 漢字"}','jt8ma74dc2bunafj4k6cqy72',NULL,1.79498403680549669268e+09);
INSERT INTO "events" VALUES('5s9ereuugrpa8b7xajfsq2zv',2,'start',NULL,'{"setup": [{"pick": 0, "of": 2}, {"shuffle": [44, 40, 18, 26, 15, 29, 32, 31, 5, 0, 22, 14, 8, 25, 11, 7, 19, 37, 30, 38, 12, 4, 21, 43, 9, 39, 45, 35, 16, 20, 1, 28, 34, 46, 6, 3, 42, 2, 23, 47, 13, 27, 41, 24, 36, 17, 33, 10]}], "rules": 1}','5qtzmza7r44n3v2xajx2aqdn',NULL,1.79498403680715560909e+09);
INSERT INTO "events" VALUES('5s9ereuugrpa8b7xajfsq2zv',3,'move',1,'{"do": "play yellow 11", "chance": []}','5qtzmza7r44n3v2xajx2aqdn','move-2',1794984036.80781);
INSERT INTO "events" VALUES('5s9ereuugrpa8b7xajfsq2zv',4,'move',1,'{"do": "take pink 5", "chance": []}','5qtzmza7r44n3v2xajx2aqdn','move-3',1.79498403681135606764e+09);
INSERT INTO "events" VALUES('5s9ereuugrpa8b7xajfsq2zv',5,'move',2,'{"do": "pass", "chance": []}','jt8ma74dc2bunafj4k6cqy72','move-4',1794984036.81857);
INSERT INTO "events" VALUES('5s9ereuugrpa8b7xajfsq2zv',6,'move',1,'{"do": "play light blue 1", "chance": []}','5qtzmza7r44n3v2xajx2aqdn','move-5',1.79498403682924842833e+09);
INSERT INTO "events" VALUES('5s9ereuugrpa8b7xajfsq2zv',7,'move',1,'{"do": "take light blue 11", "chance": []}','5qtzmza7r44n3v2xajx2aqdn','move-6',1.79498403683093786238e+09);
INSERT INTO "events" VALUES('5s9ereuugrpa8b7xajfsq2zv',8,'move',1,'{"do": "play green 6", "chance": []}','5qtzmza7r44n3v2xajx2aqdn','move-7',1.7949840368323683739e+09);
INSERT INTO "events" VALUES('5s9ereuugrpa8b7xajfsq2zv',9,'resign',2,'{"ends": true}','jt8ma74dc2bunafj4k6cqy72',NULL,1.79498403684116220472e+09);
INSERT INTO "events" VALUES('5s9ereuugrpa8b7xajfsq2zv',10,'rematch',1,'{}','5qtzmza7r44n3v2xajx2aqdn',NULL,1.79498403688458800313e+09);
INSERT INTO "events" VALUES('nyfvns4hudsw45jecsyc2tt3',1,'sit',1,'{"name": "Émile 漢字"}','jt8ma74dc2bunafj4k6cqy72',NULL,1.79498403689554858206e+09);
INSERT INTO "events" VALUES('nyfvns4hudsw45jecsyc2tt3',2,'start',NULL,'{"setup": [{"pick": 1, "of": 2}, {"shuffle": [4, 40, 24, 16, 43, 2, 33, 31, 12, 42, 17, 20, 1, 14, 45, 5, 38, 3, 11, 23, 29, 15, 47, 6, 46, 18, 39, 28, 25, 32, 36, 21, 30, 44, 22, 0, 10, 13, 35, 26, 34, 19, 27, 9, 7, 8, 37, 41]}], "rules": 1, "shuffle": {"protocol": 1, "round": 1, "server": {"commitment": "b0b92ab40849d45c28083c3e948134208af6dee07e86965769fddbe4602d8edb", "number": "2c3d3c3109c42198dc981c65bddc47e569c8f45a08588426f045af86ff104b0d"}, "seats": [], "left": []}}','5qtzmza7r44n3v2xajx2aqdn',NULL,1.79498403690476751332e+09);
INSERT INTO "events" VALUES('5s9ereuugrpa8b7xajfsq2zv',11,'rematch_yes',2,'{}','jt8ma74dc2bunafj4k6cqy72',NULL,1.79498403691850018501e+09);
INSERT INTO "events" VALUES('nyfvns4hudsw45jecsyc2tt3',3,'move',2,'{"do": "play yellow 9", "chance": []}','5qtzmza7r44n3v2xajx2aqdn','move-2',1.79498403693663740156e+09);
INSERT INTO "events" VALUES('nyfvns4hudsw45jecsyc2tt3',4,'move',2,'{"do": "take light blue 9", "chance": []}','5qtzmza7r44n3v2xajx2aqdn','move-3',1.79498403695389342304e+09);
INSERT INTO "events" VALUES('nyfvns4hudsw45jecsyc2tt3',5,'move',1,'{"do": "play pink 12", "chance": []}','jt8ma74dc2bunafj4k6cqy72','move-4',1.79498403695882964136e+09);
INSERT INTO "events" VALUES('nyfvns4hudsw45jecsyc2tt3',6,'move',1,'{"do": "take green 11", "chance": []}','jt8ma74dc2bunafj4k6cqy72','move-5',1.79498403696546292305e+09);
INSERT INTO "events" VALUES('9dxsgs58ge583n4k59ybc2au',1,'sit',2,'{"name": "Émile 漢字"}','jt8ma74dc2bunafj4k6cqy72',NULL,1.79498403697620272632e+09);
INSERT INTO "events" VALUES('9dxsgs58ge583n4k59ybc2au',2,'start',NULL,'{"setup": [{"shuffle": [16, 14, 0, 1, 1, 4, 7, 18, 13, 13, 17, 2, 5, 14, 3, 15, 5, 18, 7, 20, 16, 14, 2, 6, 19, 17, 19, 4, 19, 20, 3, 5, 0, 6, 0, 16, 15, 20, 7, 16, 19, 17, 6, 5, 14, 3, 15, 18, 4, 1, 2, 20, 17, 6, 4, 20, 3, 1, 7, 2, 15, 18, 13, 13, 7, 0]}], "rules": 1, "shuffle": {"protocol": 1, "round": 1, "server": {"commitment": "fab9b023b3ff36e7fe0982a6f8c9ccbf9f0383054c91c83156e0e52987686915", "number": "ab81b7ea4efa593d2c1bbb257ad5a77a9e763c4a693fc4ccaf56e09d4433af87"}, "seats": [], "left": []}}','5qtzmza7r44n3v2xajx2aqdn',NULL,1.79498403698393225666e+09);
INSERT INTO "events" VALUES('9dxsgs58ge583n4k59ybc2au',3,'move',1,'{"do": "Eighth/14th", "chance": []}','5qtzmza7r44n3v2xajx2aqdn','move-2',1.79498403698586368563e+09);
INSERT INTO "events" VALUES('9dxsgs58ge583n4k59ybc2au',4,'move',2,'{"do": "Lexington/59th", "chance": []}','jt8ma74dc2bunafj4k6cqy72','move-3',1.79498403699310851095e+09);
INSERT INTO "events" VALUES('9dxsgs58ge583n4k59ybc2au',5,'move',3,'{"do": "Sixth/23rd", "chance": []}','5qtzmza7r44n3v2xajx2aqdn','move-4',1.79498403699991369245e+09);
INSERT INTO "events" VALUES('9dxsgs58ge583n4k59ybc2au',6,'move',1,'{"do": "Park/34th", "chance": []}','5qtzmza7r44n3v2xajx2aqdn','move-5',1.79498403701235795023e+09);
INSERT INTO "events" VALUES('9dxsgs58ge583n4k59ybc2au',7,'move',2,'{"do": "Fifth/23rd", "chance": []}','jt8ma74dc2bunafj4k6cqy72','move-6',1.79498403701902294157e+09);
INSERT INTO "events" VALUES('9dxsgs58ge583n4k59ybc2au',8,'move',3,'{"do": "Park/50th", "chance": []}','5qtzmza7r44n3v2xajx2aqdn','move-7',1.79498403702411222461e+09);
INSERT INTO "events" VALUES('9dxsgs58ge583n4k59ybc2au',9,'move',1,'{"do": "Broadway/34th", "chance": []}','5qtzmza7r44n3v2xajx2aqdn','move-8',1.7949840370267875194e+09);
INSERT INTO "events" VALUES('9dxsgs58ge583n4k59ybc2au',10,'move',2,'{"do": "Sixth/14th", "chance": []}','jt8ma74dc2bunafj4k6cqy72','move-9',1.79498403703320264816e+09);
INSERT INTO "events" VALUES('9dxsgs58ge583n4k59ybc2au',11,'move',3,'{"do": "Sixth/42nd", "chance": []}','5qtzmza7r44n3v2xajx2aqdn','move-10',1.79498403703798747061e+09);
INSERT INTO "events" VALUES('9dxsgs58ge583n4k59ybc2au',12,'move',1,'{"do": "Fifth/50th", "chance": []}','5qtzmza7r44n3v2xajx2aqdn','move-11',1.7949840370431096554e+09);
INSERT INTO "events" VALUES('9dxsgs58ge583n4k59ybc2au',13,'move',2,'{"do": "Lexington/42nd", "chance": []}','jt8ma74dc2bunafj4k6cqy72','move-12',1.79498403704839849465e+09);
INSERT INTO "events" VALUES('9dxsgs58ge583n4k59ybc2au',14,'move',3,'{"do": "Lexington/23rd", "chance": []}','5qtzmza7r44n3v2xajx2aqdn','move-13',1.79498403705497717856e+09);
INSERT INTO "events" VALUES('9dxsgs58ge583n4k59ybc2au',15,'resign',2,'{"ends": false}','jt8ma74dc2bunafj4k6cqy72',NULL,1.7949840370623311996e+09);
INSERT INTO "events" VALUES('rysncbznkmvp6ugbwq8uv6xq',1,'start',NULL,'{"setup": [{"shuffle": [6, 11, 5, 3, 17, 15, 12, 7, 16, 14, 0, 8, 2, 9, 13, 10, 1, 4]}, {"shuffle": [33, 20, 21, 22, 38, 47, 27, 53, 44, 30, 46, 40, 35, 50, 19, 37, 51, 34, 43, 25, 26, 24, 29, 48, 39, 49, 52, 41, 36, 28, 32, 23, 31, 18, 45, 42]}], "rules": 1}','5qtzmza7r44n3v2xajx2aqdn',NULL,1.79498403706948685644e+09);
INSERT INTO "events" VALUES('rysncbznkmvp6ugbwq8uv6xq',2,'move',1,'{"do": "borrow 10", "chance": []}','5qtzmza7r44n3v2xajx2aqdn','move-1',1.79498403707342100142e+09);
INSERT INTO "events" VALUES('rysncbznkmvp6ugbwq8uv6xq',3,'move',2,'{"do": "borrow 16", "chance": []}',NULL,NULL,1.79498403708614969256e+09);
INSERT INTO "events" VALUES('rysncbznkmvp6ugbwq8uv6xq',4,'move',1,'{"do": "buy Mexico City–Cape Town", "chance": []}','5qtzmza7r44n3v2xajx2aqdn','move-3',1.79498403712003540993e+09);
INSERT INTO "events" VALUES('rysncbznkmvp6ugbwq8uv6xq',5,'move',1,'{"do": "buy New York 3", "chance": []}','5qtzmza7r44n3v2xajx2aqdn','move-4',1.79498403712167716025e+09);
INSERT INTO "events" VALUES('rysncbznkmvp6ugbwq8uv6xq',6,'move',1,'{"do": "borrow 10", "chance": []}','5qtzmza7r44n3v2xajx2aqdn','move-5',1.79498403713844466213e+09);
INSERT INTO "events" VALUES('rysncbznkmvp6ugbwq8uv6xq',7,'move',2,'{"do": "borrow 10", "chance": []}',NULL,NULL,1.79498403721417808536e+09);
INSERT INTO "events" VALUES('rysncbznkmvp6ugbwq8uv6xq',8,'move',1,'{"do": "buy New York–Rio de Janeiro", "chance": []}','5qtzmza7r44n3v2xajx2aqdn','move-7',1.79498403724405574798e+09);
INSERT INTO "events" VALUES('rysncbznkmvp6ugbwq8uv6xq',9,'move',1,'{"do": "buy Cairo–Rio de Janeiro", "chance": []}','5qtzmza7r44n3v2xajx2aqdn','move-8',1.79498403724500632289e+09);
INSERT INTO "events" VALUES('rysncbznkmvp6ugbwq8uv6xq',10,'move',1,'{"do": "borrow 10", "chance": []}','5qtzmza7r44n3v2xajx2aqdn','move-9',1.79498403724564218521e+09);
INSERT INTO "events" VALUES('rysncbznkmvp6ugbwq8uv6xq',11,'move',2,'{"do": "buy Tokyo 2", "chance": []}',NULL,NULL,1.79498403725468683245e+09);
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
	invite VARCHAR(40) NOT NULL, reserved VARCHAR(40) REFERENCES visitors (id), 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id), 
	FOREIGN KEY(visitor) REFERENCES visitors (id), 
	UNIQUE (invite)
);
INSERT INTO "seats" VALUES('bsj38upjp9qdb82cjnxqzwsk',1,'person','5qtzmza7r44n3v2xajx2aqdn','','Ada',0,'u7ggmhah5defy2v75fuxvk2c',NULL);
INSERT INTO "seats" VALUES('bsj38upjp9qdb82cjnxqzwsk',2,'person','jt8ma74dc2bunafj4k6cqy72','','Émile 漢字',0,'f3wnx3hpnu2vxdze6r8zmqdq',NULL);
INSERT INTO "seats" VALUES('bsj38upjp9qdb82cjnxqzwsk',3,'bot',NULL,'greedy','',0,'8swxtzwaqypzgvwtkh64xx84',NULL);
INSERT INTO "seats" VALUES('bsj38upjp9qdb82cjnxqzwsk',4,'open',NULL,'','',0,'udzwmsme942yp93a8mytpqun',NULL);
INSERT INTO "seats" VALUES('yfb6dufv9thnuwa3vp25rpka',1,'person','5qtzmza7r44n3v2xajx2aqdn','','Ada',0,'gzjh6dv6v3zjsjbstfj953gn',NULL);
INSERT INTO "seats" VALUES('yfb6dufv9thnuwa3vp25rpka',2,'person','jt8ma74dc2bunafj4k6cqy72','','Émile 漢字',0,'ekq4fng4hd3dsjscgsb4wseh',NULL);
INSERT INTO "seats" VALUES('nbk4hmwhm4bjg9chdbshx8bm',1,'person','5qtzmza7r44n3v2xajx2aqdn','','Ada',0,'q32pbxmgypzt5865kud8k7ej',NULL);
INSERT INTO "seats" VALUES('nbk4hmwhm4bjg9chdbshx8bm',2,'person','jt8ma74dc2bunafj4k6cqy72','','Émile 漢字',0,'tkgt47g6pejsng3mjtgmthhk',NULL);
INSERT INTO "seats" VALUES('3d4mwh5x6vqnf25wsbmdrztf',1,'person','5qtzmza7r44n3v2xajx2aqdn','','Ada',0,'mpda45bqetj9umuk6rzf3tpy',NULL);
INSERT INTO "seats" VALUES('3d4mwh5x6vqnf25wsbmdrztf',2,'bot',NULL,'greedy','',0,'4nauzqn337qz5f4xq8zny4j6',NULL);
INSERT INTO "seats" VALUES('3d4mwh5x6vqnf25wsbmdrztf',3,'bot',NULL,'greedy','',0,'mddw2fsegjybs73usx37vm76',NULL);
INSERT INTO "seats" VALUES('5s9ereuugrpa8b7xajfsq2zv',1,'person','5qtzmza7r44n3v2xajx2aqdn','','Ada',0,'w2u587z2eja8njdpjj83mwzu',NULL);
INSERT INTO "seats" VALUES('5s9ereuugrpa8b7xajfsq2zv',2,'person','jt8ma74dc2bunafj4k6cqy72','','Émile 漢字',1,'g6hwgf4d8vfbk2fyjtmb4gn3',NULL);
INSERT INTO "seats" VALUES('nyfvns4hudsw45jecsyc2tt3',1,'person','jt8ma74dc2bunafj4k6cqy72','','Émile 漢字',0,'wf886t6u36dkrge9fe5dg5ae',NULL);
INSERT INTO "seats" VALUES('nyfvns4hudsw45jecsyc2tt3',2,'person','5qtzmza7r44n3v2xajx2aqdn','','Ada',0,'69fvxahx256ndasvtp4qwevc',NULL);
INSERT INTO "seats" VALUES('9dxsgs58ge583n4k59ybc2au',1,'person','5qtzmza7r44n3v2xajx2aqdn','','Ada',0,'42kb75fy29cgfmhbddmn73z3',NULL);
INSERT INTO "seats" VALUES('9dxsgs58ge583n4k59ybc2au',2,'bot','jt8ma74dc2bunafj4k6cqy72','skilled','Émile 漢字',1,'b3zbv8gzutrqtm4yzaaqtjvz',NULL);
INSERT INTO "seats" VALUES('9dxsgs58ge583n4k59ybc2au',3,'person','5qtzmza7r44n3v2xajx2aqdn','','',0,'a42cf9w24v37a49qb374msfj',NULL);
INSERT INTO "seats" VALUES('rysncbznkmvp6ugbwq8uv6xq',1,'person','5qtzmza7r44n3v2xajx2aqdn','','Ada',0,'9g9tync4km2592keu78zxujx',NULL);
INSERT INTO "seats" VALUES('rysncbznkmvp6ugbwq8uv6xq',2,'bot',NULL,'greedy','',0,'2uubnsxk5fje6t7645xz439j',NULL);
CREATE TABLE sessions (
	id VARCHAR(40) NOT NULL, 
	visitor VARCHAR(40) NOT NULL, 
	expires_at DOUBLE NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(visitor) REFERENCES visitors (id)
);
CREATE TABLE snapshots (
	table_id VARCHAR(40) NOT NULL, 
	version VARCHAR(64) NOT NULL, 
	data BLOB NOT NULL, 
	PRIMARY KEY (table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
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
INSERT INTO "tables" VALUES('bsj38upjp9qdb82cjnxqzwsk','newyork','newyork',4,'{"edition": "box", "events": false, "own_colours": false, "teams": false, "unlimited_pawns": false, "price_for_two": "colour"}',1,'waiting','5qtzmza7r44n3v2xajx2aqdn','','','',NULL,NULL,1.79498403568939399717e+09,1.79498403570627784731e+09,NULL,NULL);
INSERT INTO "tables" VALUES('yfb6dufv9thnuwa3vp25rpka','property','property',2,'{"bankruptcies": 1, "count_property": false}',0,'playing','5qtzmza7r44n3v2xajx2aqdn','0000000000000000000000000000000b','','',1,NULL,1.79498403570975589753e+09,1.79498403593965578082e+09,NULL,NULL);
INSERT INTO "tables" VALUES('nbk4hmwhm4bjg9chdbshx8bm','bigshot','bigshot',2,'{"expert": false}',0,'playing','5qtzmza7r44n3v2xajx2aqdn','0000000000000000000000000000000b','','',1,NULL,1.79498403594573187821e+09,1.79498403610530161858e+09,NULL,NULL);
INSERT INTO "tables" VALUES('3d4mwh5x6vqnf25wsbmdrztf','newyorknewyork','newyorknewyork',3,'{"bonus": true, "match": false}',1,'over','5qtzmza7r44n3v2xajx2aqdn','00000000000000000000000000000003','','',NULL,'{"reason": "all passed", "scores": [22, 18, 35], "places": [2, 3, 1], "winners": [3]}',1.79498403610976171493e+09,1.79498403679471063608e+09,1.79498403679471063608e+09,NULL);
INSERT INTO "tables" VALUES('5s9ereuugrpa8b7xajfsq2zv','newyorknewyork','newyorknewyork',2,'{"bonus": true, "match": false}',0,'over','5qtzmza7r44n3v2xajx2aqdn','0000000000000000000000000000000b','','',NULL,'{"reason": "resigned", "scores": [11, 6], "places": [1, 2], "winners": [1]}',1.79498403680356955532e+09,1.79498403691850018501e+09,1.79498403684116220472e+09,NULL);
INSERT INTO "tables" VALUES('nyfvns4hudsw45jecsyc2tt3','newyorknewyork','newyorknewyork',2,'{"bonus": true, "match": false}',0,'playing','5qtzmza7r44n3v2xajx2aqdn','','','',2,NULL,1.79498403686319518094e+09,1.79498403696546292305e+09,NULL,'5s9ereuugrpa8b7xajfsq2zv');
INSERT INTO "tables" VALUES('9dxsgs58ge583n4k59ybc2au','newyork','newyork',3,'{"edition": "box", "events": false, "own_colours": false, "teams": false, "unlimited_pawns": false, "price_for_two": "colour"}',1,'playing','5qtzmza7r44n3v2xajx2aqdn','','','',1,NULL,1.7949840369678092003e+09,1.7949840370623311996e+09,NULL,NULL);
INSERT INTO "tables" VALUES('rysncbznkmvp6ugbwq8uv6xq','tycoon','tycoon',2,'{"fewer_steps": false}',0,'playing','5qtzmza7r44n3v2xajx2aqdn','00000000000000000000000000000005','','',2,NULL,1.7949840370686519146e+09,1.79498403725468683245e+09,NULL,NULL);
CREATE TABLE visitors (
	id VARCHAR(40) NOT NULL, 
	name VARCHAR(100) NOT NULL, 
	created_at DOUBLE NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "visitors" VALUES('5qtzmza7r44n3v2xajx2aqdn','Ada',1.79498403566192936894e+09);
INSERT INTO "visitors" VALUES('jt8ma74dc2bunafj4k6cqy72','Émile 漢字',1.79498403567577409739e+09);
CREATE INDEX ix_claims_visitor ON claims (visitor);
CREATE INDEX ix_tables_host ON tables (host);
CREATE INDEX ix_tables_ended_at ON tables (ended_at);
CREATE INDEX tables_by_status ON tables (public, status, changed_at);
CREATE INDEX ix_seats_visitor ON seats (visitor);
CREATE INDEX ix_sessions_visitor ON sessions (visitor);
CREATE INDEX ix_seats_reserved ON seats (reserved);
COMMIT;
