BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0005');
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
INSERT INTO "events" VALUES('j9ktzt6udfkk9mxf2jrcukjn',1,'sit',2,'{"name": "Émile 漢字"}','utsjvfbxcrzrkvvznzuex4u6',NULL,1.79498310564132785801e+09);
INSERT INTO "events" VALUES('j9ktzt6udfkk9mxf2jrcukjn',2,'chat',2,'{"text": "Bonjour à tous ! <b>", "name": "Émile 漢字"}','utsjvfbxcrzrkvvznzuex4u6','hello',1.79498310565325140957e+09);
INSERT INTO "events" VALUES('tf6hbttc2kxsu6gpgrtq5wga',1,'hints',NULL,'{}','zws6m5yes92weexwkambaqdd',NULL,1.79498310566116070748e+09);
INSERT INTO "events" VALUES('tf6hbttc2kxsu6gpgrtq5wga',2,'sit',2,'{"name": "Émile 漢字"}','utsjvfbxcrzrkvvznzuex4u6',NULL,1.79498310566530704501e+09);
INSERT INTO "events" VALUES('tf6hbttc2kxsu6gpgrtq5wga',3,'start',NULL,'{"setup": [{"pick": 0, "of": 2}, {"shuffle": [13, 32, 9, 23, 36, 24, 31, 3, 11, 33, 0, 26, 17, 19, 37, 16, 6, 7, 35, 38, 12, 15, 29, 28, 4, 25, 5, 2, 21, 1, 18, 39, 10, 22, 34, 20, 30, 14, 27, 8]}], "rules": 1}','zws6m5yes92weexwkambaqdd',NULL,1.79498310567833161354e+09);
INSERT INTO "events" VALUES('tf6hbttc2kxsu6gpgrtq5wga',4,'move',1,'{"do": "♥9=3 ♠8", "chance": []}','zws6m5yes92weexwkambaqdd','move-3',1.7949831056815211773e+09);
INSERT INTO "events" VALUES('tf6hbttc2kxsu6gpgrtq5wga',5,'move',2,'{"do": "♦5 ♣A", "chance": []}','utsjvfbxcrzrkvvznzuex4u6','move-4',1.79498310568241429326e+09);
INSERT INTO "events" VALUES('tf6hbttc2kxsu6gpgrtq5wga',6,'move',1,'{"do": "♦A ♠3", "chance": []}','zws6m5yes92weexwkambaqdd','move-5',1.79498310568305158609e+09);
INSERT INTO "events" VALUES('tf6hbttc2kxsu6gpgrtq5wga',7,'move',2,'{"do": "♦9=2 ♣10=8", "chance": []}','utsjvfbxcrzrkvvznzuex4u6','move-6',1.79498310568376851078e+09);
INSERT INTO "events" VALUES('tf6hbttc2kxsu6gpgrtq5wga',8,'move',1,'{"do": "♥2 ♣5", "chance": []}','zws6m5yes92weexwkambaqdd','move-7',1.79498310568435096739e+09);
INSERT INTO "events" VALUES('tf6hbttc2kxsu6gpgrtq5wga',9,'move',2,'{"do": "♥3 ♠2", "chance": []}','utsjvfbxcrzrkvvznzuex4u6','move-8',1.79498310568489098551e+09);
INSERT INTO "events" VALUES('tf6hbttc2kxsu6gpgrtq5wga',10,'move',1,'{"do": "♥6 ♠A", "chance": []}','zws6m5yes92weexwkambaqdd','move-9',1.79498310568545579911e+09);
INSERT INTO "events" VALUES('tf6hbttc2kxsu6gpgrtq5wga',11,'move',2,'{"do": "♥5 ♠6", "chance": []}','utsjvfbxcrzrkvvznzuex4u6','move-10',1.79498310568600440021e+09);
INSERT INTO "events" VALUES('tf6hbttc2kxsu6gpgrtq5wga',12,'chat',1,'{"text": "Back in a minute", "name": "Ada"}','zws6m5yes92weexwkambaqdd','away',1.79498310568652176856e+09);
INSERT INTO "events" VALUES('tf6hbttc2kxsu6gpgrtq5wga',13,'hand_over',1,'{"bot": "greedy"}','zws6m5yes92weexwkambaqdd',NULL,1.79498310568697309495e+09);
INSERT INTO "events" VALUES('tf6hbttc2kxsu6gpgrtq5wga',14,'move',1,'{"do": "♦6 ♠10=2", "chance": []}',NULL,NULL,1.79498310569238471987e+09);
INSERT INTO "events" VALUES('tf6hbttc2kxsu6gpgrtq5wga',15,'move',2,'{"do": "♦3 ♣9=4", "chance": []}','utsjvfbxcrzrkvvznzuex4u6','move-14',1.7949831056941542625e+09);
INSERT INTO "events" VALUES('tf6hbttc2kxsu6gpgrtq5wga',16,'move',1,'{"do": "♥8 ♣6", "chance": []}',NULL,NULL,1.79498310569669723506e+09);
INSERT INTO "events" VALUES('tf6hbttc2kxsu6gpgrtq5wga',17,'move',2,'{"do": "♥7 ♣8", "chance": []}','utsjvfbxcrzrkvvznzuex4u6','move-16',1.79498310569839620589e+09);
INSERT INTO "events" VALUES('tf6hbttc2kxsu6gpgrtq5wga',18,'move',1,'{"do": "♦10=7 ♠9=2", "chance": []}',NULL,NULL,1.79498310571195459368e+09);
INSERT INTO "events" VALUES('tf6hbttc2kxsu6gpgrtq5wga',19,'take_back',1,'{}','zws6m5yes92weexwkambaqdd',NULL,1.7949831057136077881e+09);
INSERT INTO "events" VALUES('tf6hbttc2kxsu6gpgrtq5wga',20,'move',2,'{"do": "♦8 ♠7", "chance": []}','utsjvfbxcrzrkvvznzuex4u6','move-19',1.79498310571424365047e+09);
INSERT INTO "events" VALUES('tf6hbttc2kxsu6gpgrtq5wga',21,'move',1,'{"do": "♥A ♣4", "chance": []}','zws6m5yes92weexwkambaqdd','move-20',1.7949831057148385048e+09);
INSERT INTO "events" VALUES('tf6hbttc2kxsu6gpgrtq5wga',22,'move',2,'{"do": "♦2 ♣2", "chance": []}','utsjvfbxcrzrkvvznzuex4u6','move-21',1.79498310571539425846e+09);
INSERT INTO "events" VALUES('vzzs3nq8p5rkkwt5m7ug5w6f',1,'sit',2,'{"name": "Émile 漢字"}','utsjvfbxcrzrkvvznzuex4u6',NULL,1.79498310572126340868e+09);
INSERT INTO "events" VALUES('vzzs3nq8p5rkkwt5m7ug5w6f',2,'start',NULL,'{"setup": [{"shuffle": [0, 2, 3, 3, 3, 3, 1, 0, 0, 3, 3, 3, 3, 1, 1, 1, 0, 1, 3, 0, 0, 2, 2, 1, 2, 0, 2, 0, 1, 3, 2, 2, 0, 0, 1, 2, 1, 1, 3, 1, 2, 2, 1, 1, 0, 2, 2, 3, 1, 1, 3, 1, 2, 0, 2, 0, 3, 0, 0, 2, 0, 3, 0, 1, 2, 3, 2, 3, 3, 2, 0, 1]}, {"pick": 8, "of": 18}, {"shuffle": [1, 0, 0, 1]}, {"pick": 0, "of": 2}, {"pick": 5, "of": 6}], "rules": 1}','zws6m5yes92weexwkambaqdd',NULL,1.79498310572281932827e+09);
INSERT INTO "events" VALUES('vzzs3nq8p5rkkwt5m7ug5w6f',3,'move',2,'{"do": "bid 7", "chance": []}','utsjvfbxcrzrkvvznzuex4u6','move-2',1.79498310572345829011e+09);
INSERT INTO "events" VALUES('vzzs3nq8p5rkkwt5m7ug5w6f',4,'move',1,'{"do": "borrow yellow", "chance": []}','zws6m5yes92weexwkambaqdd','move-3',1.79498310572535109516e+09);
INSERT INTO "events" VALUES('vzzs3nq8p5rkkwt5m7ug5w6f',5,'undo',1,'{}','zws6m5yes92weexwkambaqdd','undo-4',1.79498310572842454911e+09);
INSERT INTO "events" VALUES('vzzs3nq8p5rkkwt5m7ug5w6f',6,'move',1,'{"do": "bid 8", "chance": []}','zws6m5yes92weexwkambaqdd','move-5',1.7949831057290792465e+09);
INSERT INTO "events" VALUES('vzzs3nq8p5rkkwt5m7ug5w6f',7,'move',2,'{"do": "pass", "chance": []}','utsjvfbxcrzrkvvznzuex4u6','move-6',1.7949831057305512429e+09);
INSERT INTO "events" VALUES('vzzs3nq8p5rkkwt5m7ug5w6f',8,'move',1,'{"do": "pay with white", "chance": []}','zws6m5yes92weexwkambaqdd','move-7',1.79498310573191809658e+09);
INSERT INTO "events" VALUES('vzzs3nq8p5rkkwt5m7ug5w6f',9,'undo',1,'{}','zws6m5yes92weexwkambaqdd','undo-8',1.79498310573521089551e+09);
INSERT INTO "events" VALUES('vzzs3nq8p5rkkwt5m7ug5w6f',10,'move',1,'{"do": "pay with white", "chance": []}','zws6m5yes92weexwkambaqdd','move-9',1.79498310573714780808e+09);
INSERT INTO "events" VALUES('vzzs3nq8p5rkkwt5m7ug5w6f',11,'move',1,'{"do": "place white in 17", "chance": []}','zws6m5yes92weexwkambaqdd','move-10',1794983105.74128);
INSERT INTO "events" VALUES('ntz3g9bnjbrckvmagy7gj52y',1,'start',NULL,'{"setup": [{"pick": 0, "of": 3}, {"shuffle": [1, 9, 30, 18, 25, 37, 5, 28, 42, 39, 31, 17, 20, 29, 38, 10, 2, 46, 33, 35, 4, 26, 16, 14, 19, 11, 13, 27, 0, 40, 6, 45, 23, 21, 32, 41, 36, 7, 3, 22, 24, 8, 47, 43, 15, 34, 44, 12]}], "rules": 1}','zws6m5yes92weexwkambaqdd',NULL,1.79498310574509596822e+09);
INSERT INTO "events" VALUES('ntz3g9bnjbrckvmagy7gj52y',2,'move',1,'{"do": "play light blue 9", "chance": []}','zws6m5yes92weexwkambaqdd','move-1',1.79498310574934506417e+09);
INSERT INTO "events" VALUES('ntz3g9bnjbrckvmagy7gj52y',3,'move',1,'{"do": "take yellow 1", "chance": []}','zws6m5yes92weexwkambaqdd','move-2',1.79498310574995732303e+09);
INSERT INTO "events" VALUES('ntz3g9bnjbrckvmagy7gj52y',4,'move',2,'{"do": "play pink 1", "chance": []}',NULL,NULL,1.79498310575504803655e+09);
INSERT INTO "events" VALUES('ntz3g9bnjbrckvmagy7gj52y',5,'move',2,'{"do": "take yellow 12", "chance": []}',NULL,NULL,1.79498310576006937029e+09);
INSERT INTO "events" VALUES('ntz3g9bnjbrckvmagy7gj52y',6,'move',3,'{"do": "play light blue 6", "chance": []}',NULL,NULL,1.79498310576839470867e+09);
INSERT INTO "events" VALUES('ntz3g9bnjbrckvmagy7gj52y',7,'move',3,'{"do": "take green 3", "chance": []}',NULL,NULL,1794983105.77281);
INSERT INTO "events" VALUES('ntz3g9bnjbrckvmagy7gj52y',8,'move',1,'{"do": "play green 4", "chance": []}','zws6m5yes92weexwkambaqdd','move-7',1.79498310577454209323e+09);
INSERT INTO "events" VALUES('ntz3g9bnjbrckvmagy7gj52y',9,'move',1,'{"do": "take green 2", "chance": []}','zws6m5yes92weexwkambaqdd','move-8',1.79498310578116679198e+09);
INSERT INTO "events" VALUES('ntz3g9bnjbrckvmagy7gj52y',10,'move',2,'{"do": "play light blue 1", "chance": []}',NULL,NULL,1.79498310578833103175e+09);
INSERT INTO "events" VALUES('ntz3g9bnjbrckvmagy7gj52y',11,'move',2,'{"do": "take yellow 5", "chance": []}',NULL,NULL,1.79498310579189682004e+09);
INSERT INTO "events" VALUES('ntz3g9bnjbrckvmagy7gj52y',12,'move',3,'{"do": "play green 10", "chance": []}',NULL,NULL,1.79498310579576158523e+09);
INSERT INTO "events" VALUES('ntz3g9bnjbrckvmagy7gj52y',13,'move',3,'{"do": "take pink 3", "chance": []}',NULL,NULL,1.7949831057993125916e+09);
INSERT INTO "events" VALUES('ntz3g9bnjbrckvmagy7gj52y',14,'move',1,'{"do": "play yellow 1", "chance": []}','zws6m5yes92weexwkambaqdd','move-13',1.7949831058010392189e+09);
INSERT INTO "events" VALUES('ntz3g9bnjbrckvmagy7gj52y',15,'move',1,'{"do": "take green 5", "chance": []}','zws6m5yes92weexwkambaqdd','move-14',1.79498310580162429806e+09);
INSERT INTO "events" VALUES('ntz3g9bnjbrckvmagy7gj52y',16,'move',2,'{"do": "play yellow 5", "chance": []}',NULL,NULL,1.79498310580813789363e+09);
INSERT INTO "events" VALUES('ntz3g9bnjbrckvmagy7gj52y',17,'move',2,'{"do": "take pink 10", "chance": []}',NULL,NULL,1.79498310581162405009e+09);
INSERT INTO "events" VALUES('ntz3g9bnjbrckvmagy7gj52y',18,'move',3,'{"do": "play green 12", "chance": []}',NULL,NULL,1.79498310582009696963e+09);
INSERT INTO "events" VALUES('ntz3g9bnjbrckvmagy7gj52y',19,'move',3,'{"do": "take yellow 3", "chance": []}',NULL,NULL,1.79498310582352232933e+09);
INSERT INTO "events" VALUES('ntz3g9bnjbrckvmagy7gj52y',20,'move',1,'{"do": "play light blue 12", "chance": []}','zws6m5yes92weexwkambaqdd','move-19',1.7949831058252458572e+09);
INSERT INTO "events" VALUES('ntz3g9bnjbrckvmagy7gj52y',21,'move',1,'{"do": "take light blue 5", "chance": []}','zws6m5yes92weexwkambaqdd','move-20',1.79498310582582235334e+09);
INSERT INTO "events" VALUES('ntz3g9bnjbrckvmagy7gj52y',22,'move',2,'{"do": "play pink 10", "chance": []}',NULL,NULL,1.79498310583190894126e+09);
INSERT INTO "events" VALUES('ntz3g9bnjbrckvmagy7gj52y',23,'move',2,'{"do": "take yellow 11", "chance": []}',NULL,NULL,1.79498310583518767358e+09);
INSERT INTO "events" VALUES('ntz3g9bnjbrckvmagy7gj52y',24,'move',3,'{"do": "play yellow 3", "chance": []}',NULL,NULL,1.79498310583995032306e+09);
INSERT INTO "events" VALUES('ntz3g9bnjbrckvmagy7gj52y',25,'move',3,'{"do": "take green 8", "chance": []}',NULL,NULL,1.79498310584764695163e+09);
INSERT INTO "events" VALUES('ntz3g9bnjbrckvmagy7gj52y',26,'move',1,'{"do": "play green 1", "chance": []}','zws6m5yes92weexwkambaqdd','move-25',1.79498310584940099715e+09);
INSERT INTO "events" VALUES('ntz3g9bnjbrckvmagy7gj52y',27,'move',1,'{"do": "take pink 12", "chance": []}','zws6m5yes92weexwkambaqdd','move-26',1.79498310585000872617e+09);
INSERT INTO "events" VALUES('ntz3g9bnjbrckvmagy7gj52y',28,'move',2,'{"do": "play yellow 4", "chance": []}',NULL,NULL,1.79498310585344219205e+09);
INSERT INTO "events" VALUES('ntz3g9bnjbrckvmagy7gj52y',29,'move',2,'{"do": "take light blue 3", "chance": []}',NULL,NULL,1.79498310585948896407e+09);
INSERT INTO "events" VALUES('ntz3g9bnjbrckvmagy7gj52y',30,'move',3,'{"do": "play light blue 10", "chance": []}',NULL,NULL,1.79498310586291909222e+09);
INSERT INTO "events" VALUES('ntz3g9bnjbrckvmagy7gj52y',31,'move',3,'{"do": "take green 9", "chance": []}',NULL,NULL,1.79498310586609864233e+09);
INSERT INTO "events" VALUES('ntz3g9bnjbrckvmagy7gj52y',32,'move',1,'{"do": "play light blue 8", "chance": []}','zws6m5yes92weexwkambaqdd','move-31',1.79498310586783194542e+09);
INSERT INTO "events" VALUES('ntz3g9bnjbrckvmagy7gj52y',33,'move',1,'{"do": "take pink 4", "chance": []}','zws6m5yes92weexwkambaqdd','move-32',1.79498310586843061445e+09);
INSERT INTO "events" VALUES('ntz3g9bnjbrckvmagy7gj52y',34,'move',2,'{"do": "play light blue 3", "chance": []}',NULL,NULL,1.79498310587563419341e+09);
INSERT INTO "events" VALUES('ntz3g9bnjbrckvmagy7gj52y',35,'move',2,'{"do": "take light blue 4", "chance": []}',NULL,NULL,1.79498310587867307658e+09);
INSERT INTO "events" VALUES('ntz3g9bnjbrckvmagy7gj52y',36,'move',3,'{"do": "play green 8", "chance": []}',NULL,NULL,1.79498310588608145713e+09);
INSERT INTO "events" VALUES('ntz3g9bnjbrckvmagy7gj52y',37,'move',3,'{"do": "take pink 8", "chance": []}',NULL,NULL,1.79498310588911128048e+09);
INSERT INTO "events" VALUES('ntz3g9bnjbrckvmagy7gj52y',38,'move',1,'{"do": "play pink 11", "chance": []}','zws6m5yes92weexwkambaqdd','move-37',1.79498310589088964461e+09);
INSERT INTO "events" VALUES('ntz3g9bnjbrckvmagy7gj52y',39,'move',1,'{"do": "take light blue 11", "chance": []}','zws6m5yes92weexwkambaqdd','move-38',1.79498310589152669904e+09);
INSERT INTO "events" VALUES('ntz3g9bnjbrckvmagy7gj52y',40,'move',2,'{"do": "play light blue 4", "chance": []}',NULL,NULL,1.7949831058946359157e+09);
INSERT INTO "events" VALUES('ntz3g9bnjbrckvmagy7gj52y',41,'move',2,'{"do": "take yellow 6", "chance": []}',NULL,NULL,1.7949831059016504288e+09);
INSERT INTO "events" VALUES('ntz3g9bnjbrckvmagy7gj52y',42,'move',3,'{"do": "play green 9", "chance": []}',NULL,NULL,1.79498310590472722053e+09);
INSERT INTO "events" VALUES('ntz3g9bnjbrckvmagy7gj52y',43,'move',3,'{"do": "take pink 2", "chance": []}',NULL,NULL,1.79498310590835642814e+09);
INSERT INTO "events" VALUES('ntz3g9bnjbrckvmagy7gj52y',44,'move',1,'{"do": "play green 2", "chance": []}','zws6m5yes92weexwkambaqdd','move-43',1.79498310591078162187e+09);
INSERT INTO "events" VALUES('ntz3g9bnjbrckvmagy7gj52y',45,'move',1,'{"do": "take light blue 2", "chance": []}','zws6m5yes92weexwkambaqdd','move-44',1.79498310591314530373e+09);
INSERT INTO "events" VALUES('ntz3g9bnjbrckvmagy7gj52y',46,'move',2,'{"do": "play yellow 11", "chance": []}',NULL,NULL,1.79498310591610193247e+09);
INSERT INTO "events" VALUES('ntz3g9bnjbrckvmagy7gj52y',47,'move',2,'{"do": "take pink 5", "chance": []}',NULL,NULL,1.79498310591957783693e+09);
INSERT INTO "events" VALUES('ntz3g9bnjbrckvmagy7gj52y',48,'move',3,'{"do": "play green 3", "chance": []}',NULL,NULL,1.79498310592510414117e+09);
INSERT INTO "events" VALUES('ntz3g9bnjbrckvmagy7gj52y',49,'move',3,'{"do": "take yellow 10", "chance": []}',NULL,NULL,1.79498310592852401736e+09);
INSERT INTO "events" VALUES('ntz3g9bnjbrckvmagy7gj52y',50,'move',1,'{"do": "play pink 4", "chance": []}','zws6m5yes92weexwkambaqdd','move-49',1.79498310593426346781e+09);
INSERT INTO "events" VALUES('ntz3g9bnjbrckvmagy7gj52y',51,'move',1,'{"do": "take pink 6", "chance": []}','zws6m5yes92weexwkambaqdd','move-50',1.79498310593491697314e+09);
INSERT INTO "events" VALUES('ntz3g9bnjbrckvmagy7gj52y',52,'move',2,'{"do": "play pink 5", "chance": []}',NULL,NULL,1.79498310593917298318e+09);
INSERT INTO "events" VALUES('ntz3g9bnjbrckvmagy7gj52y',53,'move',2,'{"do": "take pink 7", "chance": []}',NULL,NULL,1.79498310594672822954e+09);
INSERT INTO "events" VALUES('ntz3g9bnjbrckvmagy7gj52y',54,'move',3,'{"do": "play pink 3", "chance": []}',NULL,NULL,1.79498310595034456247e+09);
INSERT INTO "events" VALUES('ntz3g9bnjbrckvmagy7gj52y',55,'move',3,'{"do": "take yellow 2", "chance": []}',NULL,NULL,1.79498310595333218577e+09);
INSERT INTO "events" VALUES('ntz3g9bnjbrckvmagy7gj52y',56,'move',1,'{"do": "play light blue 2", "chance": []}','zws6m5yes92weexwkambaqdd','move-55',1.79498310595578289034e+09);
INSERT INTO "events" VALUES('ntz3g9bnjbrckvmagy7gj52y',57,'move',1,'{"do": "take light blue 7", "chance": []}','zws6m5yes92weexwkambaqdd','move-56',1.79498310596087741856e+09);
INSERT INTO "events" VALUES('ntz3g9bnjbrckvmagy7gj52y',58,'move',2,'{"do": "play pink 7", "chance": []}',NULL,NULL,1.79498310596375298497e+09);
INSERT INTO "events" VALUES('ntz3g9bnjbrckvmagy7gj52y',59,'move',2,'{"do": "take green 7", "chance": []}',NULL,NULL,1.79498310596582937243e+09);
INSERT INTO "events" VALUES('ntz3g9bnjbrckvmagy7gj52y',60,'move',3,'{"do": "play yellow 2", "chance": []}',NULL,NULL,1.7949831059685866833e+09);
INSERT INTO "events" VALUES('ntz3g9bnjbrckvmagy7gj52y',61,'move',3,'{"do": "take green 6", "chance": []}',NULL,NULL,1.79498310597323846812e+09);
INSERT INTO "events" VALUES('ntz3g9bnjbrckvmagy7gj52y',62,'move',1,'{"do": "play pink 6", "chance": []}','zws6m5yes92weexwkambaqdd','move-61',1.79498310597570037844e+09);
INSERT INTO "events" VALUES('ntz3g9bnjbrckvmagy7gj52y',63,'move',2,'{"do": "play yellow 6", "chance": []}',NULL,NULL,1.79498310597931313515e+09);
INSERT INTO "events" VALUES('ntz3g9bnjbrckvmagy7gj52y',64,'move',3,'{"do": "play pink 2", "chance": []}',NULL,NULL,1.79498310598278665545e+09);
INSERT INTO "events" VALUES('ntz3g9bnjbrckvmagy7gj52y',65,'move',1,'{"do": "play light blue 5", "chance": []}','zws6m5yes92weexwkambaqdd','move-64',1.79498310598526716235e+09);
INSERT INTO "events" VALUES('ntz3g9bnjbrckvmagy7gj52y',66,'move',2,'{"do": "play green 7", "chance": []}',NULL,NULL,1.79498310599101519582e+09);
INSERT INTO "events" VALUES('ntz3g9bnjbrckvmagy7gj52y',67,'move',3,'{"do": "play yellow 7", "chance": []}',NULL,NULL,1.79498310599899578094e+09);
INSERT INTO "events" VALUES('ntz3g9bnjbrckvmagy7gj52y',68,'move',1,'{"do": "play pink 12", "chance": []}','zws6m5yes92weexwkambaqdd','move-67',1.79498310600224947929e+09);
INSERT INTO "events" VALUES('ntz3g9bnjbrckvmagy7gj52y',69,'move',2,'{"do": "play yellow 8", "chance": []}',NULL,NULL,1.7949831060066416264e+09);
INSERT INTO "events" VALUES('ntz3g9bnjbrckvmagy7gj52y',70,'move',3,'{"do": "play pink 8", "chance": []}',NULL,NULL,1.79498310601069092752e+09);
INSERT INTO "events" VALUES('ntz3g9bnjbrckvmagy7gj52y',71,'move',1,'{"do": "play light blue 7", "chance": []}','zws6m5yes92weexwkambaqdd','move-70',1.79498310601430916791e+09);
INSERT INTO "events" VALUES('ntz3g9bnjbrckvmagy7gj52y',72,'move',2,'{"do": "play yellow 12", "chance": []}',NULL,NULL,1.79498310601833724973e+09);
INSERT INTO "events" VALUES('ntz3g9bnjbrckvmagy7gj52y',73,'move',3,'{"do": "play green 6", "chance": []}',NULL,NULL,1.79498310602226352687e+09);
INSERT INTO "events" VALUES('ntz3g9bnjbrckvmagy7gj52y',74,'move',1,'{"do": "play light blue 11", "chance": []}','zws6m5yes92weexwkambaqdd','move-73',1.7949831060261845589e+09);
INSERT INTO "events" VALUES('ntz3g9bnjbrckvmagy7gj52y',75,'move',2,'{"do": "play green 11", "chance": []}',NULL,NULL,1.79498310602997064588e+09);
INSERT INTO "events" VALUES('ntz3g9bnjbrckvmagy7gj52y',76,'move',3,'{"do": "play yellow 10", "chance": []}',NULL,NULL,1.79498310603395462041e+09);
INSERT INTO "events" VALUES('ntz3g9bnjbrckvmagy7gj52y',77,'move',1,'{"do": "pass", "chance": []}','zws6m5yes92weexwkambaqdd','move-76',1.79498310603818726546e+09);
INSERT INTO "events" VALUES('ntz3g9bnjbrckvmagy7gj52y',78,'move',2,'{"do": "play yellow 9", "chance": []}',NULL,NULL,1.7949831060417749882e+09);
INSERT INTO "events" VALUES('ntz3g9bnjbrckvmagy7gj52y',79,'move',3,'{"do": "play pink 9", "chance": []}',NULL,NULL,1.79498310604567408565e+09);
INSERT INTO "events" VALUES('9mqczx5pee5vjbgztsucv5x4',1,'sit',2,'{"name": "Émile 漢字"}','utsjvfbxcrzrkvvznzuex4u6',NULL,1.79498310605717539788e+09);
INSERT INTO "events" VALUES('9mqczx5pee5vjbgztsucv5x4',2,'start',NULL,'{"setup": [{"pick": 0, "of": 2}, {"shuffle": [44, 40, 18, 26, 15, 29, 32, 31, 5, 0, 22, 14, 8, 25, 11, 7, 19, 37, 30, 38, 12, 4, 21, 43, 9, 39, 45, 35, 16, 20, 1, 28, 34, 46, 6, 3, 42, 2, 23, 47, 13, 27, 41, 24, 36, 17, 33, 10]}], "rules": 1}','zws6m5yes92weexwkambaqdd',NULL,1.79498310606171655656e+09);
INSERT INTO "events" VALUES('9mqczx5pee5vjbgztsucv5x4',3,'move',1,'{"do": "play yellow 11", "chance": []}','zws6m5yes92weexwkambaqdd','move-2',1.79498310606513810155e+09);
INSERT INTO "events" VALUES('9mqczx5pee5vjbgztsucv5x4',4,'move',1,'{"do": "take pink 5", "chance": []}','zws6m5yes92weexwkambaqdd','move-3',1.79498310606914544102e+09);
INSERT INTO "events" VALUES('9mqczx5pee5vjbgztsucv5x4',5,'move',2,'{"do": "pass", "chance": []}','utsjvfbxcrzrkvvznzuex4u6','move-4',1.79498310607310414309e+09);
INSERT INTO "events" VALUES('9mqczx5pee5vjbgztsucv5x4',6,'move',1,'{"do": "play light blue 1", "chance": []}','zws6m5yes92weexwkambaqdd','move-5',1.79498310607710099217e+09);
INSERT INTO "events" VALUES('9mqczx5pee5vjbgztsucv5x4',7,'move',1,'{"do": "take light blue 11", "chance": []}','zws6m5yes92weexwkambaqdd','move-6',1.79498310608110857007e+09);
INSERT INTO "events" VALUES('9mqczx5pee5vjbgztsucv5x4',8,'move',1,'{"do": "play green 6", "chance": []}','zws6m5yes92weexwkambaqdd','move-7',1.79498310608514809608e+09);
INSERT INTO "events" VALUES('9mqczx5pee5vjbgztsucv5x4',9,'resign',2,'{"ends": true}','utsjvfbxcrzrkvvznzuex4u6',NULL,1.79498310608566665654e+09);
INSERT INTO "events" VALUES('9mqczx5pee5vjbgztsucv5x4',10,'rematch',1,'{}','zws6m5yes92weexwkambaqdd',NULL,1.79498310608869934088e+09);
INSERT INTO "events" VALUES('3ecajkj3pksrpj7xxhea6xc8',1,'sit',1,'{"name": "Émile 漢字"}','utsjvfbxcrzrkvvznzuex4u6',NULL,1.79498310608923339849e+09);
INSERT INTO "events" VALUES('3ecajkj3pksrpj7xxhea6xc8',2,'start',NULL,'{"setup": [{"pick": 0, "of": 2}, {"shuffle": [30, 45, 27, 46, 40, 14, 2, 41, 23, 13, 31, 43, 24, 37, 16, 26, 17, 29, 7, 20, 28, 21, 32, 5, 19, 4, 35, 25, 18, 33, 36, 38, 22, 10, 8, 11, 1, 3, 6, 44, 47, 0, 9, 15, 34, 12, 39, 42]}], "rules": 1, "shuffle": {"protocol": 1, "round": 1, "server": {"commitment": "eef26ed3b9c25d4be29fa7b0d497276e40d489bf2c8988d1bf38fd0e5bd66c76", "number": "f7b59e3c631729a76f312d2741bd27e10ddce46edca1ed634c4a71041c098289"}, "seats": [], "left": []}}','zws6m5yes92weexwkambaqdd',NULL,1.79498310609142875671e+09);
INSERT INTO "events" VALUES('9mqczx5pee5vjbgztsucv5x4',11,'rematch_yes',2,'{}','utsjvfbxcrzrkvvznzuex4u6',NULL,1.79498310609189057349e+09);
INSERT INTO "events" VALUES('3ecajkj3pksrpj7xxhea6xc8',3,'move',1,'{"do": "play green 1", "chance": []}','utsjvfbxcrzrkvvznzuex4u6','move-2',1794983106.09239);
INSERT INTO "events" VALUES('3ecajkj3pksrpj7xxhea6xc8',4,'move',1,'{"do": "take light blue 3", "chance": []}','utsjvfbxcrzrkvvznzuex4u6','move-3',1.79498310609713196753e+09);
INSERT INTO "events" VALUES('3ecajkj3pksrpj7xxhea6xc8',5,'move',2,'{"do": "play light blue 12", "chance": []}','zws6m5yes92weexwkambaqdd','move-4',1.79498310609765911105e+09);
INSERT INTO "events" VALUES('3ecajkj3pksrpj7xxhea6xc8',6,'move',2,'{"do": "take yellow 12", "chance": []}','zws6m5yes92weexwkambaqdd','move-5',1.79498310609810614582e+09);
INSERT INTO "events" VALUES('m5yuwukte5wbvf9pjem49kcz',1,'sit',2,'{"name": "Émile 漢字"}','utsjvfbxcrzrkvvznzuex4u6',NULL,1.79498310610515618328e+09);
INSERT INTO "events" VALUES('m5yuwukte5wbvf9pjem49kcz',2,'start',NULL,'{"setup": [{"shuffle": [5, 0, 7, 4, 14, 6, 7, 13, 0, 14, 13, 7, 4, 17, 2, 5, 1, 15, 16, 20, 5, 3, 19, 17, 18, 20, 20, 19, 16, 7, 14, 0, 6, 19, 18, 16, 6, 1, 13, 2, 17, 1, 4, 3, 2, 17, 18, 20, 3, 16, 14, 7, 15, 18, 2, 4, 20, 15, 13, 15, 1, 5, 0, 6, 3, 19]}], "rules": 1, "shuffle": {"protocol": 1, "round": 1, "server": {"commitment": "06fc059c64756105cb3212bd7eb922cbeb6e39724f3661425e7034e946e2af23", "number": "9634e50517d878c0e56407590e37aee743eb627716ec27ca809b5a8bbac73912"}, "seats": [], "left": []}}','zws6m5yes92weexwkambaqdd',NULL,1.79498310610662531851e+09);
INSERT INTO "events" VALUES('m5yuwukte5wbvf9pjem49kcz',3,'move',1,'{"do": "Eighth/14th", "chance": []}','zws6m5yes92weexwkambaqdd','move-2',1.79498310610749793048e+09);
INSERT INTO "events" VALUES('m5yuwukte5wbvf9pjem49kcz',4,'move',2,'{"do": "Lexington/59th", "chance": []}','utsjvfbxcrzrkvvznzuex4u6','move-3',1.794983106113436222e+09);
INSERT INTO "events" VALUES('m5yuwukte5wbvf9pjem49kcz',5,'move',3,'{"do": "Sixth/23rd", "chance": []}','zws6m5yes92weexwkambaqdd','move-4',1.79498310611439633368e+09);
INSERT INTO "events" VALUES('m5yuwukte5wbvf9pjem49kcz',6,'move',1,'{"do": "Park/34th", "chance": []}','zws6m5yes92weexwkambaqdd','move-5',1.7949831061157429218e+09);
INSERT INTO "events" VALUES('m5yuwukte5wbvf9pjem49kcz',7,'move',2,'{"do": "Fifth/23rd", "chance": []}','utsjvfbxcrzrkvvznzuex4u6','move-6',1.79498310612130904193e+09);
INSERT INTO "events" VALUES('m5yuwukte5wbvf9pjem49kcz',8,'move',3,'{"do": "Park/50th", "chance": []}','zws6m5yes92weexwkambaqdd','move-7',1.79498310612210345269e+09);
INSERT INTO "events" VALUES('m5yuwukte5wbvf9pjem49kcz',9,'move',1,'{"do": "Broadway/34th", "chance": []}','zws6m5yes92weexwkambaqdd','move-8',1.79498310612285327911e+09);
INSERT INTO "events" VALUES('m5yuwukte5wbvf9pjem49kcz',10,'move',2,'{"do": "Sixth/14th", "chance": []}','utsjvfbxcrzrkvvznzuex4u6','move-9',1.79498310612539434434e+09);
INSERT INTO "events" VALUES('m5yuwukte5wbvf9pjem49kcz',11,'move',3,'{"do": "Sixth/42nd", "chance": []}','zws6m5yes92weexwkambaqdd','move-10',1.79498310612613224982e+09);
INSERT INTO "events" VALUES('m5yuwukte5wbvf9pjem49kcz',12,'move',1,'{"do": "Fifth/50th", "chance": []}','zws6m5yes92weexwkambaqdd','move-11',1.79498310612872457505e+09);
INSERT INTO "events" VALUES('m5yuwukte5wbvf9pjem49kcz',13,'move',2,'{"do": "Lexington/42nd", "chance": []}','utsjvfbxcrzrkvvznzuex4u6','move-12',1.79498310612949037549e+09);
INSERT INTO "events" VALUES('m5yuwukte5wbvf9pjem49kcz',14,'move',3,'{"do": "Lexington/23rd", "chance": []}','zws6m5yes92weexwkambaqdd','move-13',1.79498310613098597523e+09);
INSERT INTO "events" VALUES('m5yuwukte5wbvf9pjem49kcz',15,'resign',2,'{"ends": false}','utsjvfbxcrzrkvvznzuex4u6',NULL,1.79498310613163566595e+09);
INSERT INTO "events" VALUES('m8t3fjab6qk4rfxa5cn7whft',1,'start',NULL,'{"setup": [{"shuffle": [6, 11, 5, 3, 17, 15, 12, 7, 16, 14, 0, 8, 2, 9, 13, 10, 1, 4]}, {"shuffle": [33, 20, 21, 22, 38, 47, 27, 53, 44, 30, 46, 40, 35, 50, 19, 37, 51, 34, 43, 25, 26, 24, 29, 48, 39, 49, 52, 41, 36, 28, 32, 23, 31, 18, 45, 42]}], "rules": 1}','zws6m5yes92weexwkambaqdd',NULL,1.79498310614867448813e+09);
INSERT INTO "events" VALUES('m8t3fjab6qk4rfxa5cn7whft',2,'move',1,'{"do": "borrow 10", "chance": []}','zws6m5yes92weexwkambaqdd','move-1',1.79498310615085697166e+09);
INSERT INTO "events" VALUES('m8t3fjab6qk4rfxa5cn7whft',3,'move',2,'{"do": "borrow 16", "chance": []}',NULL,NULL,1.7949831061625056267e+09);
INSERT INTO "events" VALUES('m8t3fjab6qk4rfxa5cn7whft',4,'move',1,'{"do": "buy Mexico City–Cape Town", "chance": []}','zws6m5yes92weexwkambaqdd','move-3',1.79498310616425895691e+09);
INSERT INTO "events" VALUES('m8t3fjab6qk4rfxa5cn7whft',5,'move',1,'{"do": "buy New York 3", "chance": []}','zws6m5yes92weexwkambaqdd','move-4',1.79498310616603279116e+09);
INSERT INTO "events" VALUES('m8t3fjab6qk4rfxa5cn7whft',6,'move',1,'{"do": "borrow 10", "chance": []}','zws6m5yes92weexwkambaqdd','move-5',1.79498310616926217081e+09);
INSERT INTO "events" VALUES('m8t3fjab6qk4rfxa5cn7whft',7,'move',2,'{"do": "borrow 10", "chance": []}',NULL,NULL,1.79498310618172097208e+09);
INSERT INTO "events" VALUES('m8t3fjab6qk4rfxa5cn7whft',8,'move',1,'{"do": "buy New York–Rio de Janeiro", "chance": []}','zws6m5yes92weexwkambaqdd','move-7',1.794983106189365387e+09);
INSERT INTO "events" VALUES('m8t3fjab6qk4rfxa5cn7whft',9,'move',1,'{"do": "buy Cairo–Rio de Janeiro", "chance": []}','zws6m5yes92weexwkambaqdd','move-8',1.79498310618989348409e+09);
INSERT INTO "events" VALUES('m8t3fjab6qk4rfxa5cn7whft',10,'move',1,'{"do": "borrow 10", "chance": []}','zws6m5yes92weexwkambaqdd','move-9',1.79498310619049215321e+09);
INSERT INTO "events" VALUES('m8t3fjab6qk4rfxa5cn7whft',11,'move',2,'{"do": "buy Tokyo 2", "chance": []}',NULL,NULL,1.79498310619788622858e+09);
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
INSERT INTO "seats" VALUES('j9ktzt6udfkk9mxf2jrcukjn',1,'person','zws6m5yes92weexwkambaqdd','','Ada',0,'654mgspf7sdydq7mn97dggur',NULL);
INSERT INTO "seats" VALUES('j9ktzt6udfkk9mxf2jrcukjn',2,'person','utsjvfbxcrzrkvvznzuex4u6','','Émile 漢字',0,'g3cf8r3yvfx25se7dt8snjwe',NULL);
INSERT INTO "seats" VALUES('j9ktzt6udfkk9mxf2jrcukjn',3,'bot',NULL,'greedy','',0,'57fqjn5wupvkkrfj9bby95x8',NULL);
INSERT INTO "seats" VALUES('j9ktzt6udfkk9mxf2jrcukjn',4,'open',NULL,'','',0,'eeuhnvbqvhstm5hdy2pyqfba',NULL);
INSERT INTO "seats" VALUES('tf6hbttc2kxsu6gpgrtq5wga',1,'person','zws6m5yes92weexwkambaqdd','','Ada',0,'6sdjz577xcxkz6uw2eu8xgrs',NULL);
INSERT INTO "seats" VALUES('tf6hbttc2kxsu6gpgrtq5wga',2,'person','utsjvfbxcrzrkvvznzuex4u6','','Émile 漢字',0,'4fpmzasdxakaznpgmcb9g6yr',NULL);
INSERT INTO "seats" VALUES('vzzs3nq8p5rkkwt5m7ug5w6f',1,'person','zws6m5yes92weexwkambaqdd','','Ada',0,'7z6bqatdvrmvna9xpbqchxqs',NULL);
INSERT INTO "seats" VALUES('vzzs3nq8p5rkkwt5m7ug5w6f',2,'person','utsjvfbxcrzrkvvznzuex4u6','','Émile 漢字',0,'4nrp57fyeahnfhyavdbpzqr4',NULL);
INSERT INTO "seats" VALUES('ntz3g9bnjbrckvmagy7gj52y',1,'person','zws6m5yes92weexwkambaqdd','','Ada',0,'epkwkgk5pxq9zmewjn474hum',NULL);
INSERT INTO "seats" VALUES('ntz3g9bnjbrckvmagy7gj52y',2,'bot',NULL,'greedy','',0,'cfzvhw2xjpt6b5x8s2f6842e',NULL);
INSERT INTO "seats" VALUES('ntz3g9bnjbrckvmagy7gj52y',3,'bot',NULL,'greedy','',0,'8tunx2etaac4wa9zqzt5c5vj',NULL);
INSERT INTO "seats" VALUES('9mqczx5pee5vjbgztsucv5x4',1,'person','zws6m5yes92weexwkambaqdd','','Ada',0,'ka2heyw3azdxxmb5cpx3tg8f',NULL);
INSERT INTO "seats" VALUES('9mqczx5pee5vjbgztsucv5x4',2,'person','utsjvfbxcrzrkvvznzuex4u6','','Émile 漢字',1,'tgctagatgnnauxgrc2r2rquz',NULL);
INSERT INTO "seats" VALUES('3ecajkj3pksrpj7xxhea6xc8',1,'person','utsjvfbxcrzrkvvznzuex4u6','','Émile 漢字',0,'gdhvty6uhgau6kfxkwrcyruc',NULL);
INSERT INTO "seats" VALUES('3ecajkj3pksrpj7xxhea6xc8',2,'person','zws6m5yes92weexwkambaqdd','','Ada',0,'7ayg7z3nykqczj85uugj7sez',NULL);
INSERT INTO "seats" VALUES('m5yuwukte5wbvf9pjem49kcz',1,'person','zws6m5yes92weexwkambaqdd','','Ada',0,'bnpw4smc3698t687vzacevn9',NULL);
INSERT INTO "seats" VALUES('m5yuwukte5wbvf9pjem49kcz',2,'bot','utsjvfbxcrzrkvvznzuex4u6','skilled','Émile 漢字',1,'svp2bvd7r7nyn4u9fnwhkskd',NULL);
INSERT INTO "seats" VALUES('m5yuwukte5wbvf9pjem49kcz',3,'person','zws6m5yes92weexwkambaqdd','','',0,'sr54947pm3rt86brjdhrzarp',NULL);
INSERT INTO "seats" VALUES('m8t3fjab6qk4rfxa5cn7whft',1,'person','zws6m5yes92weexwkambaqdd','','Ada',0,'29gk8t4nyuvseye77wv6cqpk',NULL);
INSERT INTO "seats" VALUES('m8t3fjab6qk4rfxa5cn7whft',2,'bot',NULL,'greedy','',0,'3jd5pxzfhdj3wa3zbtradtnc',NULL);
CREATE TABLE sessions (
	id VARCHAR(40) NOT NULL, 
	visitor VARCHAR(40) NOT NULL, 
	expires_at DOUBLE NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(visitor) REFERENCES visitors (id)
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
INSERT INTO "tables" VALUES('j9ktzt6udfkk9mxf2jrcukjn','newyork','newyork',4,'{"edition": "box", "events": false, "own_colours": false, "teams": false, "unlimited_pawns": false, "price_for_two": "colour"}',1,'waiting','zws6m5yes92weexwkambaqdd','','','',NULL,NULL,1.79498310563104724888e+09,1.79498310565325140957e+09,NULL,NULL);
INSERT INTO "tables" VALUES('tf6hbttc2kxsu6gpgrtq5wga','property','property',2,'{"bankruptcies": 1, "count_property": false}',0,'playing','zws6m5yes92weexwkambaqdd','0000000000000000000000000000000b','','',1,NULL,1.79498310566111969948e+09,1.79498310571539425846e+09,NULL,NULL);
INSERT INTO "tables" VALUES('vzzs3nq8p5rkkwt5m7ug5w6f','bigshot','bigshot',2,'{"expert": false}',0,'playing','zws6m5yes92weexwkambaqdd','0000000000000000000000000000000b','','',1,NULL,1.79498310571753072733e+09,1794983105.74128,NULL,NULL);
INSERT INTO "tables" VALUES('ntz3g9bnjbrckvmagy7gj52y','newyorknewyork','newyorknewyork',3,'{"bonus": true, "match": false}',1,'over','zws6m5yes92weexwkambaqdd','00000000000000000000000000000003','','',NULL,'{"reason": "all passed", "scores": [22, 18, 35], "places": [2, 3, 1], "winners": [3]}',1.79498310574263477325e+09,1.79498310604567408565e+09,1.79498310604567408565e+09,NULL);
INSERT INTO "tables" VALUES('9mqczx5pee5vjbgztsucv5x4','newyorknewyork','newyorknewyork',2,'{"bonus": true, "match": false}',0,'over','zws6m5yes92weexwkambaqdd','0000000000000000000000000000000b','','',NULL,'{"reason": "resigned", "scores": [11, 6], "places": [1, 2], "winners": [1]}',1.79498310605345129959e+09,1.79498310609189057349e+09,1.79498310608566665654e+09,NULL);
INSERT INTO "tables" VALUES('3ecajkj3pksrpj7xxhea6xc8','newyorknewyork','newyorknewyork',2,'{"bonus": true, "match": false}',0,'playing','zws6m5yes92weexwkambaqdd','','','',1,NULL,1.79498310608733034135e+09,1.79498310609810614582e+09,NULL,'9mqczx5pee5vjbgztsucv5x4');
INSERT INTO "tables" VALUES('m5yuwukte5wbvf9pjem49kcz','newyork','newyork',3,'{"edition": "box", "events": false, "own_colours": false, "teams": false, "unlimited_pawns": false, "price_for_two": "colour"}',1,'playing','zws6m5yes92weexwkambaqdd','','','',1,NULL,1.79498310609940147394e+09,1.79498310613163566595e+09,NULL,NULL);
INSERT INTO "tables" VALUES('m8t3fjab6qk4rfxa5cn7whft','tycoon','tycoon',2,'{"fewer_steps": false}',0,'playing','zws6m5yes92weexwkambaqdd','00000000000000000000000000000005','','',2,NULL,1794983106.14148,1.79498310619788622858e+09,NULL,NULL);
CREATE TABLE visitors (
	id VARCHAR(40) NOT NULL, 
	name VARCHAR(100) NOT NULL, 
	created_at DOUBLE NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "visitors" VALUES('zws6m5yes92weexwkambaqdd','Ada',1.79498310561767578132e+09);
INSERT INTO "visitors" VALUES('utsjvfbxcrzrkvvznzuex4u6','Émile 漢字',1.79498310562900900838e+09);
CREATE INDEX ix_claims_visitor ON claims (visitor);
CREATE INDEX ix_tables_host ON tables (host);
CREATE INDEX ix_tables_ended_at ON tables (ended_at);
CREATE INDEX tables_by_status ON tables (public, status, changed_at);
CREATE INDEX ix_seats_visitor ON seats (visitor);
CREATE INDEX ix_sessions_visitor ON sessions (visitor);
CREATE INDEX ix_seats_reserved ON seats (reserved);
COMMIT;
