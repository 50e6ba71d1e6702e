BEGIN TRANSACTION;
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
INSERT INTO "events" VALUES('wu7s6keppbbvkfvj3zcvxfwn',1,'sit',2,'{"name": "\u00c9mile \u6f22\u5b57"}','2v44h8x4xs9z269gymjyzsmx',NULL,1.79483873382527947429e+09);
INSERT INTO "events" VALUES('wu7s6keppbbvkfvj3zcvxfwn',2,'chat',2,'{"text": "Bonjour \u00e0 tous ! <b>", "name": "\u00c9mile \u6f22\u5b57"}','2v44h8x4xs9z269gymjyzsmx','hello',1.79483873384891533852e+09);
INSERT INTO "events" VALUES('ef9sy5r23a2rpf99vq36jpsk',1,'hints',NULL,'{}','mxy5ke6kkb65c8gjnn86s9z4',NULL,1.79483873388308405876e+09);
INSERT INTO "events" VALUES('ef9sy5r23a2rpf99vq36jpsk',2,'sit',2,'{"name": "\u00c9mile \u6f22\u5b57"}','2v44h8x4xs9z269gymjyzsmx',NULL,1.79483873390060067179e+09);
INSERT INTO "events" VALUES('ef9sy5r23a2rpf99vq36jpsk',3,'start',NULL,'{"setup": [{"pick": 0, "of": 2}, {"shuffle": [13, 32, 9, 23, 36, 24, 31, 3, 11, 33, 0, 26, 17, 19, 37, 16, 6, 7, 35, 38, 12, 15, 29, 28, 4, 25, 5, 2, 21, 1, 18, 39, 10, 22, 34, 20, 30, 14, 27, 8]}], "rules": 1}','mxy5ke6kkb65c8gjnn86s9z4',NULL,1.7948387339396047592e+09);
INSERT INTO "events" VALUES('ef9sy5r23a2rpf99vq36jpsk',4,'move',1,'{"do": "\u26659=3 \u26608", "chance": []}','mxy5ke6kkb65c8gjnn86s9z4','move-3',1.7948387339620363712e+09);
INSERT INTO "events" VALUES('ef9sy5r23a2rpf99vq36jpsk',5,'move',2,'{"do": "\u26665 \u2663A", "chance": []}','2v44h8x4xs9z269gymjyzsmx','move-4',1.79483873398994851116e+09);
INSERT INTO "events" VALUES('ef9sy5r23a2rpf99vq36jpsk',6,'move',1,'{"do": "\u2666A \u26603", "chance": []}','mxy5ke6kkb65c8gjnn86s9z4','move-5',1.79483873401345801357e+09);
INSERT INTO "events" VALUES('ef9sy5r23a2rpf99vq36jpsk',7,'move',2,'{"do": "\u26669=2 \u266310=8", "chance": []}','2v44h8x4xs9z269gymjyzsmx','move-6',1.79483873403756952289e+09);
INSERT INTO "events" VALUES('ef9sy5r23a2rpf99vq36jpsk',8,'move',1,'{"do": "\u26652 \u26635", "chance": []}','mxy5ke6kkb65c8gjnn86s9z4','move-7',1.79483873405401015278e+09);
INSERT INTO "events" VALUES('ef9sy5r23a2rpf99vq36jpsk',9,'move',2,'{"do": "\u26653 \u26602", "chance": []}','2v44h8x4xs9z269gymjyzsmx','move-8',1.79483873407803130144e+09);
INSERT INTO "events" VALUES('ef9sy5r23a2rpf99vq36jpsk',10,'move',1,'{"do": "\u26656 \u2660A", "chance": []}','mxy5ke6kkb65c8gjnn86s9z4','move-9',1.79483873409780669209e+09);
INSERT INTO "events" VALUES('ef9sy5r23a2rpf99vq36jpsk',11,'move',2,'{"do": "\u26655 \u26606", "chance": []}','2v44h8x4xs9z269gymjyzsmx','move-10',1.79483873413380670552e+09);
INSERT INTO "events" VALUES('ef9sy5r23a2rpf99vq36jpsk',12,'chat',1,'{"text": "Back in a minute", "name": "Ada"}','mxy5ke6kkb65c8gjnn86s9z4','away',1.79483873416066026687e+09);
INSERT INTO "events" VALUES('ef9sy5r23a2rpf99vq36jpsk',13,'hand_over',1,'{"bot": "greedy"}','mxy5ke6kkb65c8gjnn86s9z4',NULL,1.79483873416384363177e+09);
INSERT INTO "events" VALUES('ef9sy5r23a2rpf99vq36jpsk',14,'move',1,'{"do": "\u26666 \u266010=2", "chance": []}',NULL,NULL,1.79483873425234818454e+09);
INSERT INTO "events" VALUES('ef9sy5r23a2rpf99vq36jpsk',15,'move',2,'{"do": "\u26663 \u26639=4", "chance": []}','2v44h8x4xs9z269gymjyzsmx','move-14',1.7948387342709236145e+09);
INSERT INTO "events" VALUES('ef9sy5r23a2rpf99vq36jpsk',16,'move',1,'{"do": "\u26658 \u26636", "chance": []}',NULL,NULL,1.79483873432512426376e+09);
INSERT INTO "events" VALUES('ef9sy5r23a2rpf99vq36jpsk',17,'move',2,'{"do": "\u26657 \u26638", "chance": []}','2v44h8x4xs9z269gymjyzsmx','move-16',1.79483873434034085269e+09);
INSERT INTO "events" VALUES('ef9sy5r23a2rpf99vq36jpsk',18,'move',1,'{"do": "\u266610=7 \u26609=2", "chance": []}',NULL,NULL,1.79483873455102729797e+09);
INSERT INTO "events" VALUES('ef9sy5r23a2rpf99vq36jpsk',19,'take_back',1,'{}','mxy5ke6kkb65c8gjnn86s9z4',NULL,1.79483873457546162606e+09);
INSERT INTO "events" VALUES('ef9sy5r23a2rpf99vq36jpsk',20,'move',2,'{"do": "\u26668 \u26607", "chance": []}','2v44h8x4xs9z269gymjyzsmx','move-19',1.79483873460599446291e+09);
INSERT INTO "events" VALUES('ef9sy5r23a2rpf99vq36jpsk',21,'move',1,'{"do": "\u2665A \u26634", "chance": []}','mxy5ke6kkb65c8gjnn86s9z4','move-20',1.79483873463007640837e+09);
INSERT INTO "events" VALUES('ef9sy5r23a2rpf99vq36jpsk',22,'move',2,'{"do": "\u26662 \u26632", "chance": []}','2v44h8x4xs9z269gymjyzsmx','move-21',1.79483873466966962813e+09);
INSERT INTO "events" VALUES('pdg7j22nvkg7xnvm9fc69c9g',1,'sit',2,'{"name": "\u00c9mile \u6f22\u5b57"}','2v44h8x4xs9z269gymjyzsmx',NULL,1.79483873471734666827e+09);
INSERT INTO "events" VALUES('pdg7j22nvkg7xnvm9fc69c9g',2,'start',NULL,'{"setup": [{"shuffle": [0, 2, 3, 3, 3, 3, 1, 0, 0, 3, 3, 3, 3, 1, 1, 1, 0, 1, 3, 0, 0, 2, 2, 1, 2, 0, 2, 0, 1, 3, 2, 2, 0, 0, 1, 2, 1, 1, 3, 1, 2, 2, 1, 1, 0, 2, 2, 3, 1, 1, 3, 1, 2, 0, 2, 0, 3, 0, 0, 2, 0, 3, 0, 1, 2, 3, 2, 3, 3, 2, 0, 1]}, {"pick": 8, "of": 18}, {"shuffle": [0, 1, 0, 1]}, {"pick": 0, "of": 2}, {"pick": 5, "of": 6}], "rules": 1}','mxy5ke6kkb65c8gjnn86s9z4',NULL,1.79483873477638363833e+09);
INSERT INTO "events" VALUES('pdg7j22nvkg7xnvm9fc69c9g',3,'move',2,'{"do": "bid 7", "chance": []}','2v44h8x4xs9z269gymjyzsmx','move-2',1.7948387348013765812e+09);
INSERT INTO "events" VALUES('pdg7j22nvkg7xnvm9fc69c9g',4,'move',1,'{"do": "borrow red", "chance": []}','mxy5ke6kkb65c8gjnn86s9z4','move-3',1.79483873500672578811e+09);
INSERT INTO "events" VALUES('pdg7j22nvkg7xnvm9fc69c9g',5,'undo',1,'{}','mxy5ke6kkb65c8gjnn86s9z4','undo-4',1.79483873502631425863e+09);
INSERT INTO "events" VALUES('pdg7j22nvkg7xnvm9fc69c9g',6,'move',1,'{"do": "bid 8", "chance": []}','mxy5ke6kkb65c8gjnn86s9z4','move-5',1.79483873504729962355e+09);
INSERT INTO "events" VALUES('pdg7j22nvkg7xnvm9fc69c9g',7,'move',2,'{"do": "pass", "chance": []}','2v44h8x4xs9z269gymjyzsmx','move-6',1.79483873506380081173e+09);
INSERT INTO "events" VALUES('pdg7j22nvkg7xnvm9fc69c9g',8,'move',1,'{"do": "pay with white", "chance": []}','mxy5ke6kkb65c8gjnn86s9z4','move-7',1.79483873510467195513e+09);
INSERT INTO "events" VALUES('pdg7j22nvkg7xnvm9fc69c9g',9,'undo',1,'{}','mxy5ke6kkb65c8gjnn86s9z4','undo-8',1.7948387351766507626e+09);
INSERT INTO "events" VALUES('pdg7j22nvkg7xnvm9fc69c9g',10,'move',1,'{"do": "pay with white", "chance": []}','mxy5ke6kkb65c8gjnn86s9z4','move-9',1.79483873520198440555e+09);
INSERT INTO "events" VALUES('pdg7j22nvkg7xnvm9fc69c9g',11,'move',1,'{"do": "place white in 17", "chance": []}','mxy5ke6kkb65c8gjnn86s9z4','move-10',1.7948387352179477215e+09);
INSERT INTO "events" VALUES('zrqksyf67jmgvvrgzprtseww',1,'start',NULL,'{"setup": [{"pick": 0, "of": 3}, {"shuffle": [1, 9, 30, 18, 25, 37, 5, 28, 42, 39, 31, 17, 20, 29, 38, 10, 2, 46, 33, 35, 4, 26, 16, 14, 19, 11, 13, 27, 0, 40, 6, 45, 23, 21, 32, 41, 36, 7, 3, 22, 24, 8, 47, 43, 15, 34, 44, 12]}], "rules": 1}','mxy5ke6kkb65c8gjnn86s9z4',NULL,1.79483873527751660345e+09);
INSERT INTO "events" VALUES('zrqksyf67jmgvvrgzprtseww',2,'move',1,'{"do": "play light blue 9", "chance": []}','mxy5ke6kkb65c8gjnn86s9z4','move-1',1.79483873529004192351e+09);
INSERT INTO "events" VALUES('zrqksyf67jmgvvrgzprtseww',3,'move',1,'{"do": "take yellow 1", "chance": []}','mxy5ke6kkb65c8gjnn86s9z4','move-2',1.79483873529371619221e+09);
INSERT INTO "events" VALUES('zrqksyf67jmgvvrgzprtseww',4,'move',2,'{"do": "play pink 1", "chance": []}',NULL,NULL,1.79483873534764909745e+09);
INSERT INTO "events" VALUES('zrqksyf67jmgvvrgzprtseww',5,'move',2,'{"do": "take yellow 12", "chance": []}',NULL,NULL,1.79483873539564323419e+09);
INSERT INTO "events" VALUES('zrqksyf67jmgvvrgzprtseww',6,'move',3,'{"do": "play light blue 6", "chance": []}',NULL,NULL,1.7948387354536635876e+09);
INSERT INTO "events" VALUES('zrqksyf67jmgvvrgzprtseww',7,'move',3,'{"do": "take green 3", "chance": []}',NULL,NULL,1.79483873550800275805e+09);
INSERT INTO "events" VALUES('zrqksyf67jmgvvrgzprtseww',8,'move',1,'{"do": "play green 4", "chance": []}','mxy5ke6kkb65c8gjnn86s9z4','move-7',1.79483873551855301854e+09);
INSERT INTO "events" VALUES('zrqksyf67jmgvvrgzprtseww',9,'move',1,'{"do": "take green 2", "chance": []}','mxy5ke6kkb65c8gjnn86s9z4','move-8',1.79483873553404211999e+09);
INSERT INTO "events" VALUES('zrqksyf67jmgvvrgzprtseww',10,'move',2,'{"do": "play light blue 1", "chance": []}',NULL,NULL,1.79483873559626579282e+09);
INSERT INTO "events" VALUES('zrqksyf67jmgvvrgzprtseww',11,'move',2,'{"do": "take yellow 5", "chance": []}',NULL,NULL,1.79483873566927695274e+09);
INSERT INTO "events" VALUES('zrqksyf67jmgvvrgzprtseww',12,'move',3,'{"do": "play green 10", "chance": []}',NULL,NULL,1.79483873572750878338e+09);
INSERT INTO "events" VALUES('zrqksyf67jmgvvrgzprtseww',13,'move',3,'{"do": "take pink 3", "chance": []}',NULL,NULL,1.79483873579456043242e+09);
INSERT INTO "events" VALUES('zrqksyf67jmgvvrgzprtseww',14,'move',1,'{"do": "play yellow 1", "chance": []}','mxy5ke6kkb65c8gjnn86s9z4','move-13',1.79483873582678031925e+09);
INSERT INTO "events" VALUES('zrqksyf67jmgvvrgzprtseww',15,'move',1,'{"do": "take green 5", "chance": []}','mxy5ke6kkb65c8gjnn86s9z4','move-14',1.79483873584925365451e+09);
INSERT INTO "events" VALUES('zrqksyf67jmgvvrgzprtseww',16,'move',2,'{"do": "play yellow 5", "chance": []}',NULL,NULL,1.79483873591908597942e+09);
INSERT INTO "events" VALUES('zrqksyf67jmgvvrgzprtseww',17,'move',2,'{"do": "take pink 10", "chance": []}',NULL,NULL,1.79483873597397756583e+09);
INSERT INTO "events" VALUES('zrqksyf67jmgvvrgzprtseww',18,'move',3,'{"do": "play green 12", "chance": []}',NULL,NULL,1.7948387360258140564e+09);
INSERT INTO "events" VALUES('zrqksyf67jmgvvrgzprtseww',19,'move',3,'{"do": "take yellow 3", "chance": []}',NULL,NULL,1.79483873609426212306e+09);
INSERT INTO "events" VALUES('zrqksyf67jmgvvrgzprtseww',20,'move',1,'{"do": "play light blue 12", "chance": []}','mxy5ke6kkb65c8gjnn86s9z4','move-19',1.79483873609964585298e+09);
INSERT INTO "events" VALUES('zrqksyf67jmgvvrgzprtseww',21,'move',1,'{"do": "take light blue 5", "chance": []}','mxy5ke6kkb65c8gjnn86s9z4','move-20',1.79483873611035466195e+09);
INSERT INTO "events" VALUES('zrqksyf67jmgvvrgzprtseww',22,'move',2,'{"do": "play pink 10", "chance": []}',NULL,NULL,1.79483873616026139261e+09);
INSERT INTO "events" VALUES('zrqksyf67jmgvvrgzprtseww',23,'move',2,'{"do": "take yellow 11", "chance": []}',NULL,NULL,1.79483873620366072652e+09);
INSERT INTO "events" VALUES('zrqksyf67jmgvvrgzprtseww',24,'move',3,'{"do": "play yellow 3", "chance": []}',NULL,NULL,1.79483873626076078418e+09);
INSERT INTO "events" VALUES('zrqksyf67jmgvvrgzprtseww',25,'move',3,'{"do": "take green 8", "chance": []}',NULL,NULL,1.79483873630275702478e+09);
INSERT INTO "events" VALUES('zrqksyf67jmgvvrgzprtseww',26,'move',1,'{"do": "play green 1", "chance": []}','mxy5ke6kkb65c8gjnn86s9z4','move-25',1.79483873631290364271e+09);
INSERT INTO "events" VALUES('zrqksyf67jmgvvrgzprtseww',27,'move',1,'{"do": "take pink 12", "chance": []}','mxy5ke6kkb65c8gjnn86s9z4','move-26',1.79483873631739449501e+09);
INSERT INTO "events" VALUES('zrqksyf67jmgvvrgzprtseww',28,'move',2,'{"do": "play yellow 4", "chance": []}',NULL,NULL,1.79483873637100744243e+09);
INSERT INTO "events" VALUES('zrqksyf67jmgvvrgzprtseww',29,'move',2,'{"do": "take light blue 3", "chance": []}',NULL,NULL,1.79483873640264415738e+09);
INSERT INTO "events" VALUES('zrqksyf67jmgvvrgzprtseww',30,'move',3,'{"do": "play light blue 10", "chance": []}',NULL,NULL,1.79483873646066355699e+09);
INSERT INTO "events" VALUES('zrqksyf67jmgvvrgzprtseww',31,'move',3,'{"do": "take green 9", "chance": []}',NULL,NULL,1.79483873649759030338e+09);
INSERT INTO "events" VALUES('zrqksyf67jmgvvrgzprtseww',32,'move',1,'{"do": "play light blue 8", "chance": []}','mxy5ke6kkb65c8gjnn86s9z4','move-31',1.79483873651495981211e+09);
INSERT INTO "events" VALUES('zrqksyf67jmgvvrgzprtseww',33,'move',1,'{"do": "take pink 4", "chance": []}','mxy5ke6kkb65c8gjnn86s9z4','move-32',1.79483873653311967852e+09);
INSERT INTO "events" VALUES('zrqksyf67jmgvvrgzprtseww',34,'move',2,'{"do": "play light blue 3", "chance": []}',NULL,NULL,1.79483873656634736063e+09);
INSERT INTO "events" VALUES('zrqksyf67jmgvvrgzprtseww',35,'move',2,'{"do": "take light blue 4", "chance": []}',NULL,NULL,1.79483873659687733653e+09);
INSERT INTO "events" VALUES('zrqksyf67jmgvvrgzprtseww',36,'move',3,'{"do": "play green 8", "chance": []}',NULL,NULL,1.79483873663950943945e+09);
INSERT INTO "events" VALUES('zrqksyf67jmgvvrgzprtseww',37,'move',3,'{"do": "take pink 8", "chance": []}',NULL,NULL,1.79483873668090558053e+09);
INSERT INTO "events" VALUES('zrqksyf67jmgvvrgzprtseww',38,'move',1,'{"do": "play pink 11", "chance": []}','mxy5ke6kkb65c8gjnn86s9z4','move-37',1.79483873669071078297e+09);
INSERT INTO "events" VALUES('zrqksyf67jmgvvrgzprtseww',39,'move',1,'{"do": "take light blue 11", "chance": []}','mxy5ke6kkb65c8gjnn86s9z4','move-38',1.79483873670673298832e+09);
INSERT INTO "events" VALUES('zrqksyf67jmgvvrgzprtseww',40,'move',2,'{"do": "play light blue 4", "chance": []}',NULL,NULL,1.79483873674902486795e+09);
INSERT INTO "events" VALUES('zrqksyf67jmgvvrgzprtseww',41,'move',2,'{"do": "take yellow 6", "chance": []}',NULL,NULL,1.79483873678061962124e+09);
INSERT INTO "events" VALUES('zrqksyf67jmgvvrgzprtseww',42,'move',3,'{"do": "play green 9", "chance": []}',NULL,NULL,1.79483873682546830182e+09);
INSERT INTO "events" VALUES('zrqksyf67jmgvvrgzprtseww',43,'move',3,'{"do": "take pink 2", "chance": []}',NULL,NULL,1.79483873686089110376e+09);
INSERT INTO "events" VALUES('zrqksyf67jmgvvrgzprtseww',44,'move',1,'{"do": "play green 2", "chance": []}','mxy5ke6kkb65c8gjnn86s9z4','move-43',1.79483873686705803869e+09);
INSERT INTO "events" VALUES('zrqksyf67jmgvvrgzprtseww',45,'move',1,'{"do": "take light blue 2", "chance": []}','mxy5ke6kkb65c8gjnn86s9z4','move-44',1.79483873688521957398e+09);
INSERT INTO "events" VALUES('zrqksyf67jmgvvrgzprtseww',46,'move',2,'{"do": "play yellow 11", "chance": []}',NULL,NULL,1794838736.92118);
INSERT INTO "events" VALUES('zrqksyf67jmgvvrgzprtseww',47,'move',2,'{"do": "take pink 5", "chance": []}',NULL,NULL,1.794838736947278738e+09);
INSERT INTO "events" VALUES('zrqksyf67jmgvvrgzprtseww',48,'move',3,'{"do": "play green 3", "chance": []}',NULL,NULL,1.79483873698909783362e+09);
INSERT INTO "events" VALUES('zrqksyf67jmgvvrgzprtseww',49,'move',3,'{"do": "take yellow 10", "chance": []}',NULL,NULL,1.79483873701853156087e+09);
INSERT INTO "events" VALUES('zrqksyf67jmgvvrgzprtseww',50,'move',1,'{"do": "play pink 4", "chance": []}','mxy5ke6kkb65c8gjnn86s9z4','move-49',1.79483873702472090721e+09);
INSERT INTO "events" VALUES('zrqksyf67jmgvvrgzprtseww',51,'move',1,'{"do": "take pink 6", "chance": []}','mxy5ke6kkb65c8gjnn86s9z4','move-50',1.79483873702825903889e+09);
INSERT INTO "events" VALUES('zrqksyf67jmgvvrgzprtseww',52,'move',2,'{"do": "play pink 5", "chance": []}',NULL,NULL,1.79483873704586195945e+09);
INSERT INTO "events" VALUES('zrqksyf67jmgvvrgzprtseww',53,'move',2,'{"do": "take pink 7", "chance": []}',NULL,NULL,1.79483873705991506578e+09);
INSERT INTO "events" VALUES('zrqksyf67jmgvvrgzprtseww',54,'move',3,'{"do": "play pink 3", "chance": []}',NULL,NULL,1.79483873707523846618e+09);
INSERT INTO "events" VALUES('zrqksyf67jmgvvrgzprtseww',55,'move',3,'{"do": "take yellow 2", "chance": []}',NULL,NULL,1.79483873708540987972e+09);
INSERT INTO "events" VALUES('zrqksyf67jmgvvrgzprtseww',56,'move',1,'{"do": "play light blue 2", "chance": []}','mxy5ke6kkb65c8gjnn86s9z4','move-55',1.79483873709064292905e+09);
INSERT INTO "events" VALUES('zrqksyf67jmgvvrgzprtseww',57,'move',1,'{"do": "take light blue 7", "chance": []}','mxy5ke6kkb65c8gjnn86s9z4','move-56',1.79483873709587645533e+09);
INSERT INTO "events" VALUES('zrqksyf67jmgvvrgzprtseww',58,'move',2,'{"do": "play pink 7", "chance": []}',NULL,NULL,1.79483873712082648275e+09);
INSERT INTO "events" VALUES('zrqksyf67jmgvvrgzprtseww',59,'move',2,'{"do": "take green 7", "chance": []}',NULL,NULL,1.79483873714877533909e+09);
INSERT INTO "events" VALUES('zrqksyf67jmgvvrgzprtseww',60,'move',3,'{"do": "play yellow 2", "chance": []}',NULL,NULL,1.79483873717682862287e+09);
INSERT INTO "events" VALUES('zrqksyf67jmgvvrgzprtseww',61,'move',3,'{"do": "take green 6", "chance": []}',NULL,NULL,1.79483873718423175814e+09);
INSERT INTO "events" VALUES('zrqksyf67jmgvvrgzprtseww',62,'move',1,'{"do": "play pink 6", "chance": []}','mxy5ke6kkb65c8gjnn86s9z4','move-61',1.79483873719691205028e+09);
INSERT INTO "events" VALUES('zrqksyf67jmgvvrgzprtseww',63,'move',2,'{"do": "play yellow 6", "chance": []}',NULL,NULL,1.79483873722825026508e+09);
INSERT INTO "events" VALUES('zrqksyf67jmgvvrgzprtseww',64,'move',3,'{"do": "play pink 2", "chance": []}',NULL,NULL,1.7948387372632882595e+09);
INSERT INTO "events" VALUES('zrqksyf67jmgvvrgzprtseww',65,'move',1,'{"do": "play light blue 5", "chance": []}','mxy5ke6kkb65c8gjnn86s9z4','move-64',1.794838737274711132e+09);
INSERT INTO "events" VALUES('zrqksyf67jmgvvrgzprtseww',66,'move',2,'{"do": "play green 7", "chance": []}',NULL,NULL,1.79483873731690645215e+09);
INSERT INTO "events" VALUES('zrqksyf67jmgvvrgzprtseww',67,'move',3,'{"do": "play yellow 7", "chance": []}',NULL,NULL,1.7948387373543221951e+09);
INSERT INTO "events" VALUES('zrqksyf67jmgvvrgzprtseww',68,'move',1,'{"do": "play pink 12", "chance": []}','mxy5ke6kkb65c8gjnn86s9z4','move-67',1.79483873737060737607e+09);
INSERT INTO "events" VALUES('zrqksyf67jmgvvrgzprtseww',69,'move',2,'{"do": "play yellow 8", "chance": []}',NULL,NULL,1.79483873741280746455e+09);
INSERT INTO "events" VALUES('zrqksyf67jmgvvrgzprtseww',70,'move',3,'{"do": "play pink 8", "chance": []}',NULL,NULL,1.79483873745091128352e+09);
INSERT INTO "events" VALUES('zrqksyf67jmgvvrgzprtseww',71,'move',1,'{"do": "play light blue 7", "chance": []}','mxy5ke6kkb65c8gjnn86s9z4','move-70',1.7948387374549646377e+09);
INSERT INTO "events" VALUES('zrqksyf67jmgvvrgzprtseww',72,'move',2,'{"do": "play yellow 12", "chance": []}',NULL,NULL,1.79483873749526524543e+09);
INSERT INTO "events" VALUES('zrqksyf67jmgvvrgzprtseww',73,'move',3,'{"do": "play green 6", "chance": []}',NULL,NULL,1.7948387375408775806e+09);
INSERT INTO "events" VALUES('zrqksyf67jmgvvrgzprtseww',74,'move',1,'{"do": "play light blue 11", "chance": []}','mxy5ke6kkb65c8gjnn86s9z4','move-73',1.79483873754603195189e+09);
INSERT INTO "events" VALUES('zrqksyf67jmgvvrgzprtseww',75,'move',2,'{"do": "play green 11", "chance": []}',NULL,NULL,1.79483873757456016545e+09);
INSERT INTO "events" VALUES('zrqksyf67jmgvvrgzprtseww',76,'move',3,'{"do": "play yellow 10", "chance": []}',NULL,NULL,1.79483873763732361796e+09);
INSERT INTO "events" VALUES('zrqksyf67jmgvvrgzprtseww',77,'move',1,'{"do": "pass", "chance": []}','mxy5ke6kkb65c8gjnn86s9z4','move-76',1.79483873764147043227e+09);
INSERT INTO "events" VALUES('zrqksyf67jmgvvrgzprtseww',78,'move',2,'{"do": "play yellow 9", "chance": []}',NULL,NULL,1.79483873765237092966e+09);
INSERT INTO "events" VALUES('zrqksyf67jmgvvrgzprtseww',79,'move',3,'{"do": "play pink 9", "chance": []}',NULL,NULL,1.79483873766880083081e+09);
INSERT INTO "events" VALUES('jcuat3bpwwrheezhsv7qztvu',1,'sit',2,'{"name": "\u00c9mile \u6f22\u5b57"}','2v44h8x4xs9z269gymjyzsmx',NULL,1.79483873769105243675e+09);
INSERT INTO "events" VALUES('jcuat3bpwwrheezhsv7qztvu',2,'start',NULL,'{"setup": [{"pick": 0, "of": 2}, {"shuffle": [44, 40, 18, 26, 15, 29, 32, 31, 5, 0, 22, 14, 8, 25, 11, 7, 19, 37, 30, 38, 12, 4, 21, 43, 9, 39, 45, 35, 16, 20, 1, 28, 34, 46, 6, 3, 42, 2, 23, 47, 13, 27, 41, 24, 36, 17, 33, 10]}], "rules": 1}','mxy5ke6kkb65c8gjnn86s9z4',NULL,1794838737.72958);
INSERT INTO "events" VALUES('jcuat3bpwwrheezhsv7qztvu',3,'move',1,'{"do": "play yellow 11", "chance": []}','mxy5ke6kkb65c8gjnn86s9z4','move-2',1.79483873775307464599e+09);
INSERT INTO "events" VALUES('jcuat3bpwwrheezhsv7qztvu',4,'move',1,'{"do": "take pink 5", "chance": []}','mxy5ke6kkb65c8gjnn86s9z4','move-3',1.79483873776900172236e+09);
INSERT INTO "events" VALUES('jcuat3bpwwrheezhsv7qztvu',5,'move',2,'{"do": "pass", "chance": []}','2v44h8x4xs9z269gymjyzsmx','move-4',1.79483873778098511697e+09);
INSERT INTO "events" VALUES('jcuat3bpwwrheezhsv7qztvu',6,'move',1,'{"do": "play light blue 1", "chance": []}','mxy5ke6kkb65c8gjnn86s9z4','move-5',1.79483873779770827295e+09);
INSERT INTO "events" VALUES('jcuat3bpwwrheezhsv7qztvu',7,'move',1,'{"do": "take light blue 11", "chance": []}','mxy5ke6kkb65c8gjnn86s9z4','move-6',1.79483873782432341577e+09);
INSERT INTO "events" VALUES('jcuat3bpwwrheezhsv7qztvu',8,'move',1,'{"do": "play green 6", "chance": []}','mxy5ke6kkb65c8gjnn86s9z4','move-7',1.7948387378413279056e+09);
INSERT INTO "events" VALUES('jcuat3bpwwrheezhsv7qztvu',9,'resign',2,'{"ends": true}','2v44h8x4xs9z269gymjyzsmx',NULL,1.79483873787984228131e+09);
INSERT INTO "events" VALUES('hj3tdnrkrzgrav9p8mnr2qdn',1,'start',NULL,'{"setup": [{"pick": 1, "of": 2}, {"shuffle": [13, 3, 38, 27, 19, 34, 45, 23, 47, 41, 0, 16, 15, 39, 35, 12, 31, 36, 44, 33, 37, 42, 26, 14, 29, 18, 20, 43, 11, 22, 8, 21, 6, 32, 9, 4, 40, 25, 10, 46, 2, 5, 28, 1, 17, 24, 7, 30]}], "rules": 1}','mxy5ke6kkb65c8gjnn86s9z4',NULL,1.79483873792839193346e+09);
INSERT INTO "events" VALUES('hj3tdnrkrzgrav9p8mnr2qdn',2,'move',2,'{"do": "play yellow 8", "chance": []}','mxy5ke6kkb65c8gjnn86s9z4','move-1',1.79483873794581580158e+09);
INSERT INTO "events" VALUES('hj3tdnrkrzgrav9p8mnr2qdn',3,'move',2,'{"do": "take pink 9", "chance": []}','mxy5ke6kkb65c8gjnn86s9z4','move-2',1.79483873795905351641e+09);
INSERT INTO "events" VALUES('hj3tdnrkrzgrav9p8mnr2qdn',4,'move',1,'{"do": "play light blue 11", "chance": []}','2v44h8x4xs9z269gymjyzsmx','move-3',1.79483873799082064627e+09);
INSERT INTO "events" VALUES('hj3tdnrkrzgrav9p8mnr2qdn',5,'move',1,'{"do": "take yellow 9", "chance": []}','2v44h8x4xs9z269gymjyzsmx','move-4',1.79483873802276158336e+09);
INSERT INTO "events" VALUES('7u5zkqfjdv9kmee5jzbv8dbw',1,'sit',2,'{"name": "\u00c9mile \u6f22\u5b57"}','2v44h8x4xs9z269gymjyzsmx',NULL,1.79483873806918811794e+09);
INSERT INTO "events" VALUES('7u5zkqfjdv9kmee5jzbv8dbw',2,'start',NULL,'{"setup": [{"shuffle": [3, 14, 13, 16, 5, 14, 7, 7, 3, 16, 7, 19, 20, 5, 19, 1, 16, 16, 1, 2, 13, 6, 13, 4, 5, 17, 20, 18, 18, 6, 20, 15, 14, 7, 4, 0, 5, 20, 14, 18, 0, 7, 2, 6, 3, 0, 4, 20, 0, 19, 17, 2, 17, 17, 19, 1, 15, 2, 18, 15, 15, 13, 3, 1, 6, 4]}], "rules": 1}','mxy5ke6kkb65c8gjnn86s9z4',NULL,1.79483873814035630226e+09);
INSERT INTO "events" VALUES('7u5zkqfjdv9kmee5jzbv8dbw',3,'move',1,'{"do": "Eighth/14th", "chance": []}','mxy5ke6kkb65c8gjnn86s9z4','move-2',1.79483873814483761788e+09);
INSERT INTO "events" VALUES('7u5zkqfjdv9kmee5jzbv8dbw',4,'move',2,'{"do": "Lexington/59th", "chance": []}','2v44h8x4xs9z269gymjyzsmx','move-3',1.79483873815867972373e+09);
INSERT INTO "events" VALUES('7u5zkqfjdv9kmee5jzbv8dbw',5,'move',3,'{"do": "Sixth/23rd", "chance": []}','mxy5ke6kkb65c8gjnn86s9z4','move-4',1.79483873816756725307e+09);
INSERT INTO "events" VALUES('7u5zkqfjdv9kmee5jzbv8dbw',6,'move',1,'{"do": "Park/34th", "chance": []}','mxy5ke6kkb65c8gjnn86s9z4','move-5',1794838738.17999);
INSERT INTO "events" VALUES('7u5zkqfjdv9kmee5jzbv8dbw',7,'move',2,'{"do": "Fifth/23rd", "chance": []}','2v44h8x4xs9z269gymjyzsmx','move-6',1.79483873819654345515e+09);
INSERT INTO "events" VALUES('7u5zkqfjdv9kmee5jzbv8dbw',8,'move',3,'{"do": "Park/50th", "chance": []}','mxy5ke6kkb65c8gjnn86s9z4','move-7',1.7948387382100479603e+09);
INSERT INTO "events" VALUES('7u5zkqfjdv9kmee5jzbv8dbw',9,'move',1,'{"do": "Broadway/34th", "chance": []}','mxy5ke6kkb65c8gjnn86s9z4','move-8',1.79483873822273659699e+09);
INSERT INTO "events" VALUES('7u5zkqfjdv9kmee5jzbv8dbw',10,'move',2,'{"do": "Sixth/14th", "chance": []}','2v44h8x4xs9z269gymjyzsmx','move-9',1.79483873824724721908e+09);
INSERT INTO "events" VALUES('7u5zkqfjdv9kmee5jzbv8dbw',11,'move',3,'{"do": "Sixth/42nd", "chance": []}','mxy5ke6kkb65c8gjnn86s9z4','move-10',1.79483873827116489408e+09);
INSERT INTO "events" VALUES('7u5zkqfjdv9kmee5jzbv8dbw',12,'move',1,'{"do": "Fifth/50th", "chance": []}','mxy5ke6kkb65c8gjnn86s9z4','move-11',1.79483873829506516452e+09);
INSERT INTO "events" VALUES('7u5zkqfjdv9kmee5jzbv8dbw',13,'move',2,'{"do": "Lexington/42nd", "chance": []}','2v44h8x4xs9z269gymjyzsmx','move-12',1.79483873831733036037e+09);
INSERT INTO "events" VALUES('7u5zkqfjdv9kmee5jzbv8dbw',14,'move',3,'{"do": "Lexington/23rd", "chance": []}','mxy5ke6kkb65c8gjnn86s9z4','move-13',1.79483873833800220494e+09);
INSERT INTO "events" VALUES('7u5zkqfjdv9kmee5jzbv8dbw',15,'resign',2,'{"ends": false}','2v44h8x4xs9z269gymjyzsmx',NULL,1.79483873836155533791e+09);
INSERT INTO "events" VALUES('zrznnyfbnm7ydft5napgdasc',1,'start',NULL,'{"setup": [{"shuffle": [6, 11, 5, 3, 17, 15, 12, 7, 16, 14, 0, 8, 2, 9, 13, 10, 1, 4]}, {"shuffle": [33, 20, 21, 22, 38, 47, 27, 53, 44, 30, 46, 40, 35, 50, 19, 37, 51, 34, 43, 25, 26, 24, 29, 48, 39, 49, 52, 41, 36, 28, 32, 23, 31, 18, 45, 42]}], "rules": 1}','mxy5ke6kkb65c8gjnn86s9z4',NULL,1.79483873840444302554e+09);
INSERT INTO "events" VALUES('zrznnyfbnm7ydft5napgdasc',2,'move',1,'{"do": "borrow 10", "chance": []}','mxy5ke6kkb65c8gjnn86s9z4','move-1',1.79483873841780424114e+09);
INSERT INTO "events" VALUES('zrznnyfbnm7ydft5napgdasc',3,'move',2,'{"do": "borrow 16", "chance": []}',NULL,NULL,1.79483873859302115435e+09);
INSERT INTO "events" VALUES('zrznnyfbnm7ydft5napgdasc',4,'move',1,'{"do": "buy Mexico City\u2013Cape Town", "chance": []}','mxy5ke6kkb65c8gjnn86s9z4','move-3',1.79483873861315202714e+09);
INSERT INTO "events" VALUES('zrznnyfbnm7ydft5napgdasc',5,'move',1,'{"do": "buy New York 3", "chance": []}','mxy5ke6kkb65c8gjnn86s9z4','move-4',1.79483873862921929358e+09);
INSERT INTO "events" VALUES('zrznnyfbnm7ydft5napgdasc',6,'move',1,'{"do": "borrow 10", "chance": []}','mxy5ke6kkb65c8gjnn86s9z4','move-5',1.79483873864976382255e+09);
INSERT INTO "events" VALUES('zrznnyfbnm7ydft5napgdasc',7,'move',2,'{"do": "borrow 10", "chance": []}',NULL,NULL,1.7948387388256516456e+09);
INSERT INTO "events" VALUES('zrznnyfbnm7ydft5napgdasc',8,'move',1,'{"do": "buy New York\u2013Rio de Janeiro", "chance": []}','mxy5ke6kkb65c8gjnn86s9z4','move-7',1.79483873883706378932e+09);
INSERT INTO "events" VALUES('zrznnyfbnm7ydft5napgdasc',9,'move',1,'{"do": "buy Cairo\u2013Rio de Janeiro", "chance": []}','mxy5ke6kkb65c8gjnn86s9z4','move-8',1.7948387388523118496e+09);
INSERT INTO "events" VALUES('zrznnyfbnm7ydft5napgdasc',10,'move',1,'{"do": "borrow 10", "chance": []}','mxy5ke6kkb65c8gjnn86s9z4','move-9',1.79483873888564085963e+09);
INSERT INTO "events" VALUES('zrznnyfbnm7ydft5napgdasc',11,'move',2,'{"do": "buy Tokyo 2", "chance": []}',NULL,NULL,1.79483873909222149851e+09);
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
INSERT INTO "seats" VALUES('wu7s6keppbbvkfvj3zcvxfwn',1,'person','mxy5ke6kkb65c8gjnn86s9z4','','Ada',0,'3ma5psewknx5dchvvqtfsh69');
INSERT INTO "seats" VALUES('wu7s6keppbbvkfvj3zcvxfwn',2,'person','2v44h8x4xs9z269gymjyzsmx','','Émile 漢字',0,'2bpuk9n7ntghbztrq73zwm7s');
INSERT INTO "seats" VALUES('wu7s6keppbbvkfvj3zcvxfwn',3,'bot',NULL,'greedy','',0,'nfqryphp87s26e3z5cyrxmue');
INSERT INTO "seats" VALUES('wu7s6keppbbvkfvj3zcvxfwn',4,'open',NULL,'','',0,'pmy8dhham98398qh8wefs3yh');
INSERT INTO "seats" VALUES('ef9sy5r23a2rpf99vq36jpsk',1,'person','mxy5ke6kkb65c8gjnn86s9z4','','Ada',0,'advs4v9mzgrzgwz3tnvq99d6');
INSERT INTO "seats" VALUES('ef9sy5r23a2rpf99vq36jpsk',2,'person','2v44h8x4xs9z269gymjyzsmx','','Émile 漢字',0,'h24wr4zzpwvh6qhgtcnnkm5z');
INSERT INTO "seats" VALUES('pdg7j22nvkg7xnvm9fc69c9g',1,'person','mxy5ke6kkb65c8gjnn86s9z4','','Ada',0,'4mtdd8te6xfs2agh3b5wrj3m');
INSERT INTO "seats" VALUES('pdg7j22nvkg7xnvm9fc69c9g',2,'person','2v44h8x4xs9z269gymjyzsmx','','Émile 漢字',0,'b5cy4ug7ksu54yxnr2w8eyjn');
INSERT INTO "seats" VALUES('zrqksyf67jmgvvrgzprtseww',1,'person','mxy5ke6kkb65c8gjnn86s9z4','','Ada',0,'tgatas5fccj6em22gw36hj79');
INSERT INTO "seats" VALUES('zrqksyf67jmgvvrgzprtseww',2,'bot',NULL,'greedy','',0,'tx4bfwv96h255m6sx379rwkg');
INSERT INTO "seats" VALUES('zrqksyf67jmgvvrgzprtseww',3,'bot',NULL,'greedy','',0,'8enjmv8bbgdrss3hhnqch7ww');
INSERT INTO "seats" VALUES('jcuat3bpwwrheezhsv7qztvu',1,'person','mxy5ke6kkb65c8gjnn86s9z4','','Ada',0,'bnb8dpyznhtgj9msxp9mqwux');
INSERT INTO "seats" VALUES('jcuat3bpwwrheezhsv7qztvu',2,'person','2v44h8x4xs9z269gymjyzsmx','','Émile 漢字',1,'qjtux6avz7v9nzwd8k7zeq3f');
INSERT INTO "seats" VALUES('hj3tdnrkrzgrav9p8mnr2qdn',1,'person','2v44h8x4xs9z269gymjyzsmx','','Émile 漢字',0,'y7w9d8fgj8gdzsxz9ry799ea');
INSERT INTO "seats" VALUES('hj3tdnrkrzgrav9p8mnr2qdn',2,'person','mxy5ke6kkb65c8gjnn86s9z4','','Ada',0,'p2app348gbegpc8rtejtcn5f');
INSERT INTO "seats" VALUES('7u5zkqfjdv9kmee5jzbv8dbw',1,'person','mxy5ke6kkb65c8gjnn86s9z4','','Ada',0,'jvhfb6w937nnbheyvg58b4ct');
INSERT INTO "seats" VALUES('7u5zkqfjdv9kmee5jzbv8dbw',2,'bot','2v44h8x4xs9z269gymjyzsmx','skilled','Émile 漢字',1,'uvf2xwcemjvtadedfmta5pnq');
INSERT INTO "seats" VALUES('7u5zkqfjdv9kmee5jzbv8dbw',3,'person','mxy5ke6kkb65c8gjnn86s9z4','','',0,'3ehhsskygg6x3sfavexpphm6');
INSERT INTO "seats" VALUES('zrznnyfbnm7ydft5napgdasc',1,'person','mxy5ke6kkb65c8gjnn86s9z4','','Ada',0,'xpux7sqjdh5zqdmhabp95afn');
INSERT INTO "seats" VALUES('zrznnyfbnm7ydft5napgdasc',2,'bot',NULL,'greedy','',0,'vfsc2emwc5fyqy3de7jshryc');
CREATE TABLE site (
	"key" VARCHAR(40) NOT NULL, 
	value VARCHAR(200) NOT NULL, 
	PRIMARY KEY ("key")
);
INSERT INTO "site" VALUES('schema','1');
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
INSERT INTO "tables" VALUES('wu7s6keppbbvkfvj3zcvxfwn','newyork','newyork',4,'{"edition": "box", "events": false, "own_colours": false, "teams": false, "unlimited_pawns": false}',1,'waiting','mxy5ke6kkb65c8gjnn86s9z4','30538728ff474089dfea3b113489c511','9021dff88ca3e995a74e64bc78a98abb','a05ac681d723541b8a60dc84b17133f34deba28c33fbee9a6f423e476af480db',NULL,NULL,1.79483873378941416734e+09,1.79483873384891533852e+09,NULL,NULL);
INSERT INTO "tables" VALUES('ef9sy5r23a2rpf99vq36jpsk','property','property',2,'{"bankruptcies": 1, "count_property": false}',0,'playing','mxy5ke6kkb65c8gjnn86s9z4','0000000000000000000000000000000b','023c3906c27b158b3f3cf993f2aacce9','41ce3a241b1ff0d338321b3ba39b45a04dd81bbf56049e8f0646393c852b2dea',1,NULL,1.79483873388292908667e+09,1.79483873466966962813e+09,NULL,NULL);
INSERT INTO "tables" VALUES('pdg7j22nvkg7xnvm9fc69c9g','bigshot','bigshot',2,'{"expert": false}',0,'playing','mxy5ke6kkb65c8gjnn86s9z4','0000000000000000000000000000000b','6cb020bcaa5acb2aa9268d00cb9f8bfd','68e060638baeec264d50d750a98698ba844d5c57ecee1b65916c0190f3809723',1,NULL,1.79483873470261740684e+09,1.7948387352179477215e+09,NULL,NULL);
INSERT INTO "tables" VALUES('zrqksyf67jmgvvrgzprtseww','newyorknewyork','newyorknewyork',3,'{"bonus": true, "match": false}',1,'over','mxy5ke6kkb65c8gjnn86s9z4','00000000000000000000000000000003','fb0b6052a8b2d06faa6ac4075e146546','1918d345abac278bc4050e456eb1131a5196e35feb1ce38c8cb0db8e0e19f826',NULL,'{"reason": "all passed", "scores": [22, 18, 35], "places": [2, 3, 1], "winners": [3]}',1.79483873526499223714e+09,1.79483873766880083081e+09,1.79483873766880083081e+09,NULL);
INSERT INTO "tables" VALUES('jcuat3bpwwrheezhsv7qztvu','newyorknewyork','newyorknewyork',2,'{"bonus": true, "match": false}',0,'over','mxy5ke6kkb65c8gjnn86s9z4','0000000000000000000000000000000b','81f1068c6f4ee8dff69521e709ca52c7','19f54e7d83c93c0c38ab0de98e41014064ec238559108afbf980507ffc27956c',NULL,'{"reason": "resigned", "scores": [11, 6], "places": [1, 2], "winners": [1]}',1.79483873768872475617e+09,1.79483873787984228131e+09,1.79483873787984228131e+09,NULL);
INSERT INTO "tables" VALUES('hj3tdnrkrzgrav9p8mnr2qdn','newyorknewyork','newyorknewyork',2,'{"bonus": true, "match": false}',0,'playing','mxy5ke6kkb65c8gjnn86s9z4','7f896a81e1917c352cdf5262dd1b078f','4b8fc4c18a688d38b7eb631ee2f26a87','aeb8e1a5d2b58b09fed082ce392a3bf2ff241e1dd7a1b68249392a17c5338c60',2,NULL,1.79483873790491247181e+09,1.79483873802276158336e+09,NULL,'jcuat3bpwwrheezhsv7qztvu');
INSERT INTO "tables" VALUES('7u5zkqfjdv9kmee5jzbv8dbw','newyork','newyork',3,'{"edition": "box", "events": false, "own_colours": false, "teams": false, "unlimited_pawns": false}',1,'playing','mxy5ke6kkb65c8gjnn86s9z4','aebdb34f498049f08eb41c7bf38a382c','d2b008e51241731c8c74f8d16b36b5bb','0b3f760a69da5bbeb8cb1e1d2a8a3e8bf331821e65c3f6a03904de161bc8c1a1',1,NULL,1.79483873805745172496e+09,1.79483873836155533791e+09,NULL,NULL);
INSERT INTO "tables" VALUES('zrznnyfbnm7ydft5napgdasc','tycoon','tycoon',2,'{"fewer_steps": false}',0,'playing','mxy5ke6kkb65c8gjnn86s9z4','00000000000000000000000000000005','e797652e331a8fed400fb77102655808','4cff83b875b9b44b1c8542528615f1d6d929c7b20a2eb07a9b5c4e0e30284289',2,NULL,1.79483873839400601387e+09,1.79483873909222149851e+09,NULL,NULL);
CREATE TABLE visitors (
	id VARCHAR(40) NOT NULL, 
	name VARCHAR(100) NOT NULL, 
	created_at DOUBLE NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "visitors" VALUES('mxy5ke6kkb65c8gjnn86s9z4','Ada',1.79483873372956204408e+09);
INSERT INTO "visitors" VALUES('2v44h8x4xs9z269gymjyzsmx','Émile 漢字',1.79483873374344873432e+09);
CREATE INDEX ix_claims_visitor ON claims (visitor);
CREATE INDEX tables_by_status ON tables (public, status, changed_at);
CREATE INDEX ix_tables_ended_at ON tables (ended_at);
CREATE INDEX ix_tables_host ON tables (host);
CREATE INDEX ix_seats_visitor ON seats (visitor);
COMMIT;
