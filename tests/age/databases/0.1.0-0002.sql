BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
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
INSERT INTO "events" VALUES('ja7yewstgu33y9jk9aufy329',1,'sit',2,'{"name": "\u00c9mile \u6f22\u5b57"}','q2xgsejm5r4nvrus34dzee69',NULL,1.79491015905414128296e+09);
INSERT INTO "events" VALUES('ja7yewstgu33y9jk9aufy329',2,'chat',2,'{"text": "Bonjour \u00e0 tous ! <b>", "name": "\u00c9mile \u6f22\u5b57"}','q2xgsejm5r4nvrus34dzee69','hello',1.79491015907209253308e+09);
INSERT INTO "events" VALUES('7tzu5jf9g9jgknudv8srmrkq',1,'hints',NULL,'{}','vdjm8m83ydabpkzc8zknytxt',NULL,1.79491015909135198593e+09);
INSERT INTO "events" VALUES('7tzu5jf9g9jgknudv8srmrkq',2,'sit',2,'{"name": "\u00c9mile \u6f22\u5b57"}','q2xgsejm5r4nvrus34dzee69',NULL,1.79491015911552143102e+09);
INSERT INTO "events" VALUES('7tzu5jf9g9jgknudv8srmrkq',3,'start',NULL,'{"setup": [{"pick": 0, "of": 2}, {"shuffle": [13, 32, 9, 23, 36, 24, 31, 3, 11, 33, 0, 26, 17, 19, 37, 16, 6, 7, 35, 38, 12, 15, 29, 28, 4, 25, 5, 2, 21, 1, 18, 39, 10, 22, 34, 20, 30, 14, 27, 8]}], "rules": 1}','vdjm8m83ydabpkzc8zknytxt',NULL,1794910159.14178);
INSERT INTO "events" VALUES('7tzu5jf9g9jgknudv8srmrkq',4,'move',1,'{"do": "\u26659=3 \u26608", "chance": []}','vdjm8m83ydabpkzc8zknytxt','move-3',1.79491015915040826793e+09);
INSERT INTO "events" VALUES('7tzu5jf9g9jgknudv8srmrkq',5,'move',2,'{"do": "\u26665 \u2663A", "chance": []}','q2xgsejm5r4nvrus34dzee69','move-4',1.79491015916643095011e+09);
INSERT INTO "events" VALUES('7tzu5jf9g9jgknudv8srmrkq',6,'move',1,'{"do": "\u2666A \u26603", "chance": []}','vdjm8m83ydabpkzc8zknytxt','move-5',1794910159.1786);
INSERT INTO "events" VALUES('7tzu5jf9g9jgknudv8srmrkq',7,'move',2,'{"do": "\u26669=2 \u266310=8", "chance": []}','q2xgsejm5r4nvrus34dzee69','move-6',1.79491015919053030014e+09);
INSERT INTO "events" VALUES('7tzu5jf9g9jgknudv8srmrkq',8,'move',1,'{"do": "\u26652 \u26635", "chance": []}','vdjm8m83ydabpkzc8zknytxt','move-7',1.79491015920226645473e+09);
INSERT INTO "events" VALUES('7tzu5jf9g9jgknudv8srmrkq',9,'move',2,'{"do": "\u26653 \u26602", "chance": []}','q2xgsejm5r4nvrus34dzee69','move-8',1.79491015921488094326e+09);
INSERT INTO "events" VALUES('7tzu5jf9g9jgknudv8srmrkq',10,'move',1,'{"do": "\u26656 \u2660A", "chance": []}','vdjm8m83ydabpkzc8zknytxt','move-9',1.79491015922245359423e+09);
INSERT INTO "events" VALUES('7tzu5jf9g9jgknudv8srmrkq',11,'move',2,'{"do": "\u26655 \u26606", "chance": []}','q2xgsejm5r4nvrus34dzee69','move-10',1.79491015923830699919e+09);
INSERT INTO "events" VALUES('7tzu5jf9g9jgknudv8srmrkq',12,'chat',1,'{"text": "Back in a minute", "name": "Ada"}','vdjm8m83ydabpkzc8zknytxt','away',1.79491015924462676053e+09);
INSERT INTO "events" VALUES('7tzu5jf9g9jgknudv8srmrkq',13,'hand_over',1,'{"bot": "greedy"}','vdjm8m83ydabpkzc8zknytxt',NULL,1.79491015926213026048e+09);
INSERT INTO "events" VALUES('7tzu5jf9g9jgknudv8srmrkq',14,'move',1,'{"do": "\u26666 \u266010=2", "chance": []}',NULL,NULL,1.79491015930629873274e+09);
INSERT INTO "events" VALUES('7tzu5jf9g9jgknudv8srmrkq',15,'move',2,'{"do": "\u26663 \u26639=4", "chance": []}','q2xgsejm5r4nvrus34dzee69','move-14',1794910159.33013);
INSERT INTO "events" VALUES('7tzu5jf9g9jgknudv8srmrkq',16,'move',1,'{"do": "\u26658 \u26636", "chance": []}',NULL,NULL,1.79491015935851407048e+09);
INSERT INTO "events" VALUES('7tzu5jf9g9jgknudv8srmrkq',17,'move',2,'{"do": "\u26657 \u26638", "chance": []}','q2xgsejm5r4nvrus34dzee69','move-16',1.79491015938225436212e+09);
INSERT INTO "events" VALUES('7tzu5jf9g9jgknudv8srmrkq',18,'move',1,'{"do": "\u266610=7 \u26609=2", "chance": []}',NULL,NULL,1.79491015945955395701e+09);
INSERT INTO "events" VALUES('7tzu5jf9g9jgknudv8srmrkq',19,'take_back',1,'{}','vdjm8m83ydabpkzc8zknytxt',NULL,1.79491015947781324389e+09);
INSERT INTO "events" VALUES('7tzu5jf9g9jgknudv8srmrkq',20,'move',2,'{"do": "\u26668 \u26607", "chance": []}','q2xgsejm5r4nvrus34dzee69','move-19',1.79491015949030613893e+09);
INSERT INTO "events" VALUES('7tzu5jf9g9jgknudv8srmrkq',21,'move',1,'{"do": "\u2665A \u26634", "chance": []}','vdjm8m83ydabpkzc8zknytxt','move-20',1.79491015950375699993e+09);
INSERT INTO "events" VALUES('7tzu5jf9g9jgknudv8srmrkq',22,'move',2,'{"do": "\u26662 \u26632", "chance": []}','q2xgsejm5r4nvrus34dzee69','move-21',1.79491015951769185068e+09);
INSERT INTO "events" VALUES('87twqpqw9vv88dp5qfgn3svj',1,'sit',2,'{"name": "\u00c9mile \u6f22\u5b57"}','q2xgsejm5r4nvrus34dzee69',NULL,1.79491015956333041189e+09);
INSERT INTO "events" VALUES('87twqpqw9vv88dp5qfgn3svj',2,'start',NULL,'{"setup": [{"shuffle": [0, 2, 3, 3, 3, 3, 1, 0, 0, 3, 3, 3, 3, 1, 1, 1, 0, 1, 3, 0, 0, 2, 2, 1, 2, 0, 2, 0, 1, 3, 2, 2, 0, 0, 1, 2, 1, 1, 3, 1, 2, 2, 1, 1, 0, 2, 2, 3, 1, 1, 3, 1, 2, 0, 2, 0, 3, 0, 0, 2, 0, 3, 0, 1, 2, 3, 2, 3, 3, 2, 0, 1]}, {"pick": 8, "of": 18}, {"shuffle": [0, 1, 0, 1]}, {"pick": 0, "of": 2}, {"pick": 5, "of": 6}], "rules": 1}','vdjm8m83ydabpkzc8zknytxt',NULL,1.7949101595937564373e+09);
INSERT INTO "events" VALUES('87twqpqw9vv88dp5qfgn3svj',3,'move',2,'{"do": "bid 7", "chance": []}','q2xgsejm5r4nvrus34dzee69','move-2',1.79491015960436201088e+09);
INSERT INTO "events" VALUES('87twqpqw9vv88dp5qfgn3svj',4,'move',1,'{"do": "borrow red", "chance": []}','vdjm8m83ydabpkzc8zknytxt','move-3',1.79491015962908601758e+09);
INSERT INTO "events" VALUES('87twqpqw9vv88dp5qfgn3svj',5,'undo',1,'{}','vdjm8m83ydabpkzc8zknytxt','undo-4',1.79491015966005325321e+09);
INSERT INTO "events" VALUES('87twqpqw9vv88dp5qfgn3svj',6,'move',1,'{"do": "bid 8", "chance": []}','vdjm8m83ydabpkzc8zknytxt','move-5',1.79491015968634891513e+09);
INSERT INTO "events" VALUES('87twqpqw9vv88dp5qfgn3svj',7,'move',2,'{"do": "pass", "chance": []}','q2xgsejm5r4nvrus34dzee69','move-6',1.79491015969668126104e+09);
INSERT INTO "events" VALUES('87twqpqw9vv88dp5qfgn3svj',8,'move',1,'{"do": "pay with white", "chance": []}','vdjm8m83ydabpkzc8zknytxt','move-7',1.79491015972707104687e+09);
INSERT INTO "events" VALUES('87twqpqw9vv88dp5qfgn3svj',9,'undo',1,'{}','vdjm8m83ydabpkzc8zknytxt','undo-8',1.79491015976321840281e+09);
INSERT INTO "events" VALUES('87twqpqw9vv88dp5qfgn3svj',10,'move',1,'{"do": "pay with white", "chance": []}','vdjm8m83ydabpkzc8zknytxt','move-9',1.79491015977746486663e+09);
INSERT INTO "events" VALUES('87twqpqw9vv88dp5qfgn3svj',11,'move',1,'{"do": "place white in 17", "chance": []}','vdjm8m83ydabpkzc8zknytxt','move-10',1.79491015979572296141e+09);
INSERT INTO "events" VALUES('rgdbs835mfs3wk5gdy82mxks',1,'start',NULL,'{"setup": [{"pick": 0, "of": 3}, {"shuffle": [1, 9, 30, 18, 25, 37, 5, 28, 42, 39, 31, 17, 20, 29, 38, 10, 2, 46, 33, 35, 4, 26, 16, 14, 19, 11, 13, 27, 0, 40, 6, 45, 23, 21, 32, 41, 36, 7, 3, 22, 24, 8, 47, 43, 15, 34, 44, 12]}], "rules": 1}','vdjm8m83ydabpkzc8zknytxt',NULL,1.79491015981361746785e+09);
INSERT INTO "events" VALUES('rgdbs835mfs3wk5gdy82mxks',2,'move',1,'{"do": "play light blue 9", "chance": []}','vdjm8m83ydabpkzc8zknytxt','move-1',1.79491015983448195464e+09);
INSERT INTO "events" VALUES('rgdbs835mfs3wk5gdy82mxks',3,'move',1,'{"do": "take yellow 1", "chance": []}','vdjm8m83ydabpkzc8zknytxt','move-2',1.79491015984318089482e+09);
INSERT INTO "events" VALUES('rgdbs835mfs3wk5gdy82mxks',4,'move',2,'{"do": "play pink 1", "chance": []}',NULL,NULL,1.79491015990594553943e+09);
INSERT INTO "events" VALUES('rgdbs835mfs3wk5gdy82mxks',5,'move',2,'{"do": "take yellow 12", "chance": []}',NULL,NULL,1.7949101599437134266e+09);
INSERT INTO "events" VALUES('rgdbs835mfs3wk5gdy82mxks',6,'move',3,'{"do": "play light blue 6", "chance": []}',NULL,NULL,1.79491015998688912386e+09);
INSERT INTO "events" VALUES('rgdbs835mfs3wk5gdy82mxks',7,'move',3,'{"do": "take green 3", "chance": []}',NULL,NULL,1.79491016002608466152e+09);
INSERT INTO "events" VALUES('rgdbs835mfs3wk5gdy82mxks',8,'move',1,'{"do": "play green 4", "chance": []}','vdjm8m83ydabpkzc8zknytxt','move-7',1.79491016003929185866e+09);
INSERT INTO "events" VALUES('rgdbs835mfs3wk5gdy82mxks',9,'move',1,'{"do": "take green 2", "chance": []}','vdjm8m83ydabpkzc8zknytxt','move-8',1.79491016005120873448e+09);
INSERT INTO "events" VALUES('rgdbs835mfs3wk5gdy82mxks',10,'move',2,'{"do": "play light blue 1", "chance": []}',NULL,NULL,1.79491016007870650287e+09);
INSERT INTO "events" VALUES('rgdbs835mfs3wk5gdy82mxks',11,'move',2,'{"do": "take yellow 5", "chance": []}',NULL,NULL,1.79491016011508274083e+09);
INSERT INTO "events" VALUES('rgdbs835mfs3wk5gdy82mxks',12,'move',3,'{"do": "play green 10", "chance": []}',NULL,NULL,1.79491016016207647317e+09);
INSERT INTO "events" VALUES('rgdbs835mfs3wk5gdy82mxks',13,'move',3,'{"do": "take pink 3", "chance": []}',NULL,NULL,1.79491016019096541402e+09);
INSERT INTO "events" VALUES('rgdbs835mfs3wk5gdy82mxks',14,'move',1,'{"do": "play yellow 1", "chance": []}','vdjm8m83ydabpkzc8zknytxt','move-13',1.79491016021004581447e+09);
INSERT INTO "events" VALUES('rgdbs835mfs3wk5gdy82mxks',15,'move',1,'{"do": "take green 5", "chance": []}','vdjm8m83ydabpkzc8zknytxt','move-14',1.79491016021833443643e+09);
INSERT INTO "events" VALUES('rgdbs835mfs3wk5gdy82mxks',16,'move',2,'{"do": "play yellow 5", "chance": []}',NULL,NULL,1.79491016024982953072e+09);
INSERT INTO "events" VALUES('rgdbs835mfs3wk5gdy82mxks',17,'move',2,'{"do": "take pink 10", "chance": []}',NULL,NULL,1.79491016029072356224e+09);
INSERT INTO "events" VALUES('rgdbs835mfs3wk5gdy82mxks',18,'move',3,'{"do": "play green 12", "chance": []}',NULL,NULL,1.79491016034451055525e+09);
INSERT INTO "events" VALUES('rgdbs835mfs3wk5gdy82mxks',19,'move',3,'{"do": "take yellow 3", "chance": []}',NULL,NULL,1.79491016037667846681e+09);
INSERT INTO "events" VALUES('rgdbs835mfs3wk5gdy82mxks',20,'move',1,'{"do": "play light blue 12", "chance": []}','vdjm8m83ydabpkzc8zknytxt','move-19',1.7949101603939518929e+09);
INSERT INTO "events" VALUES('rgdbs835mfs3wk5gdy82mxks',21,'move',1,'{"do": "take light blue 5", "chance": []}','vdjm8m83ydabpkzc8zknytxt','move-20',1.79491016040763878827e+09);
INSERT INTO "events" VALUES('rgdbs835mfs3wk5gdy82mxks',22,'move',2,'{"do": "play pink 10", "chance": []}',NULL,NULL,1.79491016043872785566e+09);
INSERT INTO "events" VALUES('rgdbs835mfs3wk5gdy82mxks',23,'move',2,'{"do": "take yellow 11", "chance": []}',NULL,NULL,1.79491016048479771613e+09);
INSERT INTO "events" VALUES('rgdbs835mfs3wk5gdy82mxks',24,'move',3,'{"do": "play yellow 3", "chance": []}',NULL,NULL,1.79491016052215170855e+09);
INSERT INTO "events" VALUES('rgdbs835mfs3wk5gdy82mxks',25,'move',3,'{"do": "take green 8", "chance": []}',NULL,NULL,1.79491016055397129055e+09);
INSERT INTO "events" VALUES('rgdbs835mfs3wk5gdy82mxks',26,'move',1,'{"do": "play green 1", "chance": []}','vdjm8m83ydabpkzc8zknytxt','move-25',1.79491016057126331331e+09);
INSERT INTO "events" VALUES('rgdbs835mfs3wk5gdy82mxks',27,'move',1,'{"do": "take pink 12", "chance": []}','vdjm8m83ydabpkzc8zknytxt','move-26',1.79491016057580065725e+09);
INSERT INTO "events" VALUES('rgdbs835mfs3wk5gdy82mxks',28,'move',2,'{"do": "play yellow 4", "chance": []}',NULL,NULL,1.79491016059728193286e+09);
INSERT INTO "events" VALUES('rgdbs835mfs3wk5gdy82mxks',29,'move',2,'{"do": "take light blue 3", "chance": []}',NULL,NULL,1.79491016063477134699e+09);
INSERT INTO "events" VALUES('rgdbs835mfs3wk5gdy82mxks',30,'move',3,'{"do": "play light blue 10", "chance": []}',NULL,NULL,1.79491016066513657568e+09);
INSERT INTO "events" VALUES('rgdbs835mfs3wk5gdy82mxks',31,'move',3,'{"do": "take green 9", "chance": []}',NULL,NULL,1.79491016069787716865e+09);
INSERT INTO "events" VALUES('rgdbs835mfs3wk5gdy82mxks',32,'move',1,'{"do": "play light blue 8", "chance": []}','vdjm8m83ydabpkzc8zknytxt','move-31',1.79491016070197892187e+09);
INSERT INTO "events" VALUES('rgdbs835mfs3wk5gdy82mxks',33,'move',1,'{"do": "take pink 4", "chance": []}','vdjm8m83ydabpkzc8zknytxt','move-32',1.79491016072349381452e+09);
INSERT INTO "events" VALUES('rgdbs835mfs3wk5gdy82mxks',34,'move',2,'{"do": "play light blue 3", "chance": []}',NULL,NULL,1.7949101607583963871e+09);
INSERT INTO "events" VALUES('rgdbs835mfs3wk5gdy82mxks',35,'move',2,'{"do": "take light blue 4", "chance": []}',NULL,NULL,1.79491016077542161945e+09);
INSERT INTO "events" VALUES('rgdbs835mfs3wk5gdy82mxks',36,'move',3,'{"do": "play green 8", "chance": []}',NULL,NULL,1.79491016081794786457e+09);
INSERT INTO "events" VALUES('rgdbs835mfs3wk5gdy82mxks',37,'move',3,'{"do": "take pink 8", "chance": []}',NULL,NULL,1.79491016084204673764e+09);
INSERT INTO "events" VALUES('rgdbs835mfs3wk5gdy82mxks',38,'move',1,'{"do": "play pink 11", "chance": []}','vdjm8m83ydabpkzc8zknytxt','move-37',1.79491016087399291988e+09);
INSERT INTO "events" VALUES('rgdbs835mfs3wk5gdy82mxks',39,'move',1,'{"do": "take light blue 11", "chance": []}','vdjm8m83ydabpkzc8zknytxt','move-38',1.79491016089420747756e+09);
INSERT INTO "events" VALUES('rgdbs835mfs3wk5gdy82mxks',40,'move',2,'{"do": "play light blue 4", "chance": []}',NULL,NULL,1.79491016093443822858e+09);
INSERT INTO "events" VALUES('rgdbs835mfs3wk5gdy82mxks',41,'move',2,'{"do": "take yellow 6", "chance": []}',NULL,NULL,1.79491016096283411982e+09);
INSERT INTO "events" VALUES('rgdbs835mfs3wk5gdy82mxks',42,'move',3,'{"do": "play green 9", "chance": []}',NULL,NULL,1.79491016099200034143e+09);
INSERT INTO "events" VALUES('rgdbs835mfs3wk5gdy82mxks',43,'move',3,'{"do": "take pink 2", "chance": []}',NULL,NULL,1.7949101610182704925e+09);
INSERT INTO "events" VALUES('rgdbs835mfs3wk5gdy82mxks',44,'move',1,'{"do": "play green 2", "chance": []}','vdjm8m83ydabpkzc8zknytxt','move-43',1.79491016103500461583e+09);
INSERT INTO "events" VALUES('rgdbs835mfs3wk5gdy82mxks',45,'move',1,'{"do": "take light blue 2", "chance": []}','vdjm8m83ydabpkzc8zknytxt','move-44',1.79491016105408477789e+09);
INSERT INTO "events" VALUES('rgdbs835mfs3wk5gdy82mxks',46,'move',2,'{"do": "play yellow 11", "chance": []}',NULL,NULL,1.79491016109797811507e+09);
INSERT INTO "events" VALUES('rgdbs835mfs3wk5gdy82mxks',47,'move',2,'{"do": "take pink 5", "chance": []}',NULL,NULL,1.79491016112540340424e+09);
INSERT INTO "events" VALUES('rgdbs835mfs3wk5gdy82mxks',48,'move',3,'{"do": "play green 3", "chance": []}',NULL,NULL,1.79491016116251015668e+09);
INSERT INTO "events" VALUES('rgdbs835mfs3wk5gdy82mxks',49,'move',3,'{"do": "take yellow 10", "chance": []}',NULL,NULL,1.79491016118991780284e+09);
INSERT INTO "events" VALUES('rgdbs835mfs3wk5gdy82mxks',50,'move',1,'{"do": "play pink 4", "chance": []}','vdjm8m83ydabpkzc8zknytxt','move-49',1.79491016120751214028e+09);
INSERT INTO "events" VALUES('rgdbs835mfs3wk5gdy82mxks',51,'move',1,'{"do": "take pink 6", "chance": []}','vdjm8m83ydabpkzc8zknytxt','move-50',1.79491016121059727668e+09);
INSERT INTO "events" VALUES('rgdbs835mfs3wk5gdy82mxks',52,'move',2,'{"do": "play pink 5", "chance": []}',NULL,NULL,1.79491016124349093432e+09);
INSERT INTO "events" VALUES('rgdbs835mfs3wk5gdy82mxks',53,'move',2,'{"do": "take pink 7", "chance": []}',NULL,NULL,1.79491016128656649588e+09);
INSERT INTO "events" VALUES('rgdbs835mfs3wk5gdy82mxks',54,'move',3,'{"do": "play pink 3", "chance": []}',NULL,NULL,1.79491016131538748739e+09);
INSERT INTO "events" VALUES('rgdbs835mfs3wk5gdy82mxks',55,'move',3,'{"do": "take yellow 2", "chance": []}',NULL,NULL,1.7949101613470063209e+09);
INSERT INTO "events" VALUES('rgdbs835mfs3wk5gdy82mxks',56,'move',1,'{"do": "play light blue 2", "chance": []}','vdjm8m83ydabpkzc8zknytxt','move-55',1.79491016136588072771e+09);
INSERT INTO "events" VALUES('rgdbs835mfs3wk5gdy82mxks',57,'move',1,'{"do": "take light blue 7", "chance": []}','vdjm8m83ydabpkzc8zknytxt','move-56',1.79491016137534356109e+09);
INSERT INTO "events" VALUES('rgdbs835mfs3wk5gdy82mxks',58,'move',2,'{"do": "play pink 7", "chance": []}',NULL,NULL,1.79491016141479969026e+09);
INSERT INTO "events" VALUES('rgdbs835mfs3wk5gdy82mxks',59,'move',2,'{"do": "take green 7", "chance": []}',NULL,NULL,1.79491016145027017592e+09);
INSERT INTO "events" VALUES('rgdbs835mfs3wk5gdy82mxks',60,'move',3,'{"do": "play yellow 2", "chance": []}',NULL,NULL,1.79491016149017143252e+09);
INSERT INTO "events" VALUES('rgdbs835mfs3wk5gdy82mxks',61,'move',3,'{"do": "take green 6", "chance": []}',NULL,NULL,1.79491016150211381914e+09);
INSERT INTO "events" VALUES('rgdbs835mfs3wk5gdy82mxks',62,'move',1,'{"do": "play pink 6", "chance": []}','vdjm8m83ydabpkzc8zknytxt','move-61',1.79491016152204895016e+09);
INSERT INTO "events" VALUES('rgdbs835mfs3wk5gdy82mxks',63,'move',2,'{"do": "play yellow 6", "chance": []}',NULL,NULL,1.79491016155847525593e+09);
INSERT INTO "events" VALUES('rgdbs835mfs3wk5gdy82mxks',64,'move',3,'{"do": "play pink 2", "chance": []}',NULL,NULL,1.79491016160237431523e+09);
INSERT INTO "events" VALUES('rgdbs835mfs3wk5gdy82mxks',65,'move',1,'{"do": "play light blue 5", "chance": []}','vdjm8m83ydabpkzc8zknytxt','move-64',1.79491016161147713659e+09);
INSERT INTO "events" VALUES('rgdbs835mfs3wk5gdy82mxks',66,'move',2,'{"do": "play green 7", "chance": []}',NULL,NULL,1.79491016164557147028e+09);
INSERT INTO "events" VALUES('rgdbs835mfs3wk5gdy82mxks',67,'move',3,'{"do": "play yellow 7", "chance": []}',NULL,NULL,1.7949101616860823631e+09);
INSERT INTO "events" VALUES('rgdbs835mfs3wk5gdy82mxks',68,'move',1,'{"do": "play pink 12", "chance": []}','vdjm8m83ydabpkzc8zknytxt','move-67',1.79491016170753812791e+09);
INSERT INTO "events" VALUES('rgdbs835mfs3wk5gdy82mxks',69,'move',2,'{"do": "play yellow 8", "chance": []}',NULL,NULL,1.79491016172726750368e+09);
INSERT INTO "events" VALUES('rgdbs835mfs3wk5gdy82mxks',70,'move',3,'{"do": "play pink 8", "chance": []}',NULL,NULL,1.79491016175811457632e+09);
INSERT INTO "events" VALUES('rgdbs835mfs3wk5gdy82mxks',71,'move',1,'{"do": "play light blue 7", "chance": []}','vdjm8m83ydabpkzc8zknytxt','move-70',1.79491016177478957178e+09);
INSERT INTO "events" VALUES('rgdbs835mfs3wk5gdy82mxks',72,'move',2,'{"do": "play yellow 12", "chance": []}',NULL,NULL,1.79491016180176711078e+09);
INSERT INTO "events" VALUES('rgdbs835mfs3wk5gdy82mxks',73,'move',3,'{"do": "play green 6", "chance": []}',NULL,NULL,1.79491016182995176313e+09);
INSERT INTO "events" VALUES('rgdbs835mfs3wk5gdy82mxks',74,'move',1,'{"do": "play light blue 11", "chance": []}','vdjm8m83ydabpkzc8zknytxt','move-73',1.79491016184042215348e+09);
INSERT INTO "events" VALUES('rgdbs835mfs3wk5gdy82mxks',75,'move',2,'{"do": "play green 11", "chance": []}',NULL,NULL,1.79491016185935544965e+09);
INSERT INTO "events" VALUES('rgdbs835mfs3wk5gdy82mxks',76,'move',3,'{"do": "play yellow 10", "chance": []}',NULL,NULL,1794910161.87803);
INSERT INTO "events" VALUES('rgdbs835mfs3wk5gdy82mxks',77,'move',1,'{"do": "pass", "chance": []}','vdjm8m83ydabpkzc8zknytxt','move-76',1.79491016188172364232e+09);
INSERT INTO "events" VALUES('rgdbs835mfs3wk5gdy82mxks',78,'move',2,'{"do": "play yellow 9", "chance": []}',NULL,NULL,1.79491016189107298849e+09);
INSERT INTO "events" VALUES('rgdbs835mfs3wk5gdy82mxks',79,'move',3,'{"do": "play pink 9", "chance": []}',NULL,NULL,1.79491016192184019086e+09);
INSERT INTO "events" VALUES('p9xh9tcb5jhdj7t5hb7gzxzh',1,'sit',2,'{"name": "\u00c9mile \u6f22\u5b57"}','q2xgsejm5r4nvrus34dzee69',NULL,1.79491016196615409857e+09);
INSERT INTO "events" VALUES('p9xh9tcb5jhdj7t5hb7gzxzh',2,'start',NULL,'{"setup": [{"pick": 0, "of": 2}, {"shuffle": [44, 40, 18, 26, 15, 29, 32, 31, 5, 0, 22, 14, 8, 25, 11, 7, 19, 37, 30, 38, 12, 4, 21, 43, 9, 39, 45, 35, 16, 20, 1, 28, 34, 46, 6, 3, 42, 2, 23, 47, 13, 27, 41, 24, 36, 17, 33, 10]}], "rules": 1}','vdjm8m83ydabpkzc8zknytxt',NULL,1.79491016198015260695e+09);
INSERT INTO "events" VALUES('p9xh9tcb5jhdj7t5hb7gzxzh',3,'move',1,'{"do": "play yellow 11", "chance": []}','vdjm8m83ydabpkzc8zknytxt','move-2',1.79491016199412322046e+09);
INSERT INTO "events" VALUES('p9xh9tcb5jhdj7t5hb7gzxzh',4,'move',1,'{"do": "take pink 5", "chance": []}','vdjm8m83ydabpkzc8zknytxt','move-3',1.79491016200619101523e+09);
INSERT INTO "events" VALUES('p9xh9tcb5jhdj7t5hb7gzxzh',5,'move',2,'{"do": "pass", "chance": []}','q2xgsejm5r4nvrus34dzee69','move-4',1.79491016201822853087e+09);
INSERT INTO "events" VALUES('p9xh9tcb5jhdj7t5hb7gzxzh',6,'move',1,'{"do": "play light blue 1", "chance": []}','vdjm8m83ydabpkzc8zknytxt','move-5',1.79491016203436970707e+09);
INSERT INTO "events" VALUES('p9xh9tcb5jhdj7t5hb7gzxzh',7,'move',1,'{"do": "take light blue 11", "chance": []}','vdjm8m83ydabpkzc8zknytxt','move-6',1.79491016204777264599e+09);
INSERT INTO "events" VALUES('p9xh9tcb5jhdj7t5hb7gzxzh',8,'move',1,'{"do": "play green 6", "chance": []}','vdjm8m83ydabpkzc8zknytxt','move-7',1.79491016206226611144e+09);
INSERT INTO "events" VALUES('p9xh9tcb5jhdj7t5hb7gzxzh',9,'resign',2,'{"ends": true}','q2xgsejm5r4nvrus34dzee69',NULL,1.79491016207417488099e+09);
INSERT INTO "events" VALUES('d9gkc7f49qvmmng8xjax3xwm',1,'start',NULL,'{"setup": [{"pick": 1, "of": 2}, {"shuffle": [36, 18, 7, 29, 20, 39, 11, 28, 0, 1, 16, 31, 6, 15, 14, 26, 12, 27, 45, 22, 3, 42, 30, 5, 41, 10, 23, 24, 4, 46, 19, 38, 33, 44, 25, 43, 35, 47, 17, 37, 8, 21, 34, 9, 32, 2, 13, 40]}], "rules": 1}','vdjm8m83ydabpkzc8zknytxt',NULL,1.79491016211379933358e+09);
INSERT INTO "events" VALUES('d9gkc7f49qvmmng8xjax3xwm',2,'move',2,'{"do": "play yellow 10", "chance": []}','vdjm8m83ydabpkzc8zknytxt','move-1',1794910162.16623);
INSERT INTO "events" VALUES('d9gkc7f49qvmmng8xjax3xwm',3,'move',2,'{"do": "take light blue 9", "chance": []}','vdjm8m83ydabpkzc8zknytxt','move-2',1.79491016217805314058e+09);
INSERT INTO "events" VALUES('d9gkc7f49qvmmng8xjax3xwm',4,'move',1,'{"do": "play light blue 12", "chance": []}','q2xgsejm5r4nvrus34dzee69','move-3',1.7949101621901679039e+09);
INSERT INTO "events" VALUES('d9gkc7f49qvmmng8xjax3xwm',5,'move',1,'{"do": "take pink 10", "chance": []}','q2xgsejm5r4nvrus34dzee69','move-4',1.79491016220472812646e+09);
INSERT INTO "events" VALUES('992dwh3fnqng54phc2dq2ea6',1,'sit',2,'{"name": "\u00c9mile \u6f22\u5b57"}','q2xgsejm5r4nvrus34dzee69',NULL,1.7949101622461733818e+09);
INSERT INTO "events" VALUES('992dwh3fnqng54phc2dq2ea6',2,'start',NULL,'{"setup": [{"shuffle": [1, 20, 0, 2, 7, 13, 16, 3, 20, 13, 1, 18, 18, 20, 19, 15, 6, 16, 7, 20, 14, 17, 19, 5, 4, 16, 7, 18, 6, 14, 18, 16, 19, 4, 5, 13, 7, 3, 15, 17, 1, 14, 15, 7, 0, 6, 1, 0, 5, 3, 5, 2, 19, 20, 4, 2, 15, 4, 3, 14, 6, 13, 17, 0, 17, 2]}], "rules": 1}','vdjm8m83ydabpkzc8zknytxt',NULL,1.79491016226724123955e+09);
INSERT INTO "events" VALUES('992dwh3fnqng54phc2dq2ea6',3,'move',1,'{"do": "Eighth/14th", "chance": []}','vdjm8m83ydabpkzc8zknytxt','move-2',1.79491016229085731501e+09);
INSERT INTO "events" VALUES('992dwh3fnqng54phc2dq2ea6',4,'move',2,'{"do": "Lexington/59th", "chance": []}','q2xgsejm5r4nvrus34dzee69','move-3',1.79491016229846644404e+09);
INSERT INTO "events" VALUES('992dwh3fnqng54phc2dq2ea6',5,'move',3,'{"do": "Sixth/23rd", "chance": []}','vdjm8m83ydabpkzc8zknytxt','move-4',1.79491016232286882403e+09);
INSERT INTO "events" VALUES('992dwh3fnqng54phc2dq2ea6',6,'move',1,'{"do": "Park/34th", "chance": []}','vdjm8m83ydabpkzc8zknytxt','move-5',1.79491016233471727377e+09);
INSERT INTO "events" VALUES('992dwh3fnqng54phc2dq2ea6',7,'move',2,'{"do": "Fifth/23rd", "chance": []}','q2xgsejm5r4nvrus34dzee69','move-6',1.79491016235472941402e+09);
INSERT INTO "events" VALUES('992dwh3fnqng54phc2dq2ea6',8,'move',3,'{"do": "Park/50th", "chance": []}','vdjm8m83ydabpkzc8zknytxt','move-7',1.79491016237480592726e+09);
INSERT INTO "events" VALUES('992dwh3fnqng54phc2dq2ea6',9,'move',1,'{"do": "Broadway/34th", "chance": []}','vdjm8m83ydabpkzc8zknytxt','move-8',1.79491016238342905044e+09);
INSERT INTO "events" VALUES('992dwh3fnqng54phc2dq2ea6',10,'move',2,'{"do": "Sixth/14th", "chance": []}','q2xgsejm5r4nvrus34dzee69','move-9',1.79491016239867258071e+09);
INSERT INTO "events" VALUES('992dwh3fnqng54phc2dq2ea6',11,'move',3,'{"do": "Sixth/42nd", "chance": []}','vdjm8m83ydabpkzc8zknytxt','move-10',1.79491016241256213193e+09);
INSERT INTO "events" VALUES('992dwh3fnqng54phc2dq2ea6',12,'move',1,'{"do": "Fifth/50th", "chance": []}','vdjm8m83ydabpkzc8zknytxt','move-11',1.7949101624270019531e+09);
INSERT INTO "events" VALUES('992dwh3fnqng54phc2dq2ea6',13,'move',2,'{"do": "Lexington/42nd", "chance": []}','q2xgsejm5r4nvrus34dzee69','move-12',1.79491016244686055181e+09);
INSERT INTO "events" VALUES('992dwh3fnqng54phc2dq2ea6',14,'move',3,'{"do": "Lexington/23rd", "chance": []}','vdjm8m83ydabpkzc8zknytxt','move-13',1.794910162476331234e+09);
INSERT INTO "events" VALUES('992dwh3fnqng54phc2dq2ea6',15,'resign',2,'{"ends": false}','q2xgsejm5r4nvrus34dzee69',NULL,1.79491016248812866205e+09);
INSERT INTO "events" VALUES('8exxa2fxwz9wz56ff5cqq2y6',1,'start',NULL,'{"setup": [{"shuffle": [6, 11, 5, 3, 17, 15, 12, 7, 16, 14, 0, 8, 2, 9, 13, 10, 1, 4]}, {"shuffle": [33, 20, 21, 22, 38, 47, 27, 53, 44, 30, 46, 40, 35, 50, 19, 37, 51, 34, 43, 25, 26, 24, 29, 48, 39, 49, 52, 41, 36, 28, 32, 23, 31, 18, 45, 42]}], "rules": 1}','vdjm8m83ydabpkzc8zknytxt',NULL,1.79491016251491260526e+09);
INSERT INTO "events" VALUES('8exxa2fxwz9wz56ff5cqq2y6',2,'move',1,'{"do": "borrow 10", "chance": []}','vdjm8m83ydabpkzc8zknytxt','move-1',1.79491016254395651819e+09);
INSERT INTO "events" VALUES('8exxa2fxwz9wz56ff5cqq2y6',3,'move',2,'{"do": "borrow 16", "chance": []}',NULL,NULL,1.79491016263242459294e+09);
INSERT INTO "events" VALUES('8exxa2fxwz9wz56ff5cqq2y6',4,'move',1,'{"do": "buy Mexico City\u2013Cape Town", "chance": []}','vdjm8m83ydabpkzc8zknytxt','move-3',1.79491016265408062941e+09);
INSERT INTO "events" VALUES('8exxa2fxwz9wz56ff5cqq2y6',5,'move',1,'{"do": "buy New York 3", "chance": []}','vdjm8m83ydabpkzc8zknytxt','move-4',1.79491016267595219612e+09);
INSERT INTO "events" VALUES('8exxa2fxwz9wz56ff5cqq2y6',6,'move',1,'{"do": "borrow 10", "chance": []}','vdjm8m83ydabpkzc8zknytxt','move-5',1.79491016269864058496e+09);
INSERT INTO "events" VALUES('8exxa2fxwz9wz56ff5cqq2y6',7,'move',2,'{"do": "borrow 10", "chance": []}',NULL,NULL,1.79491016277746725082e+09);
INSERT INTO "events" VALUES('8exxa2fxwz9wz56ff5cqq2y6',8,'move',1,'{"do": "buy New York\u2013Rio de Janeiro", "chance": []}','vdjm8m83ydabpkzc8zknytxt','move-7',1.7949101627911114693e+09);
INSERT INTO "events" VALUES('8exxa2fxwz9wz56ff5cqq2y6',9,'move',1,'{"do": "buy Cairo\u2013Rio de Janeiro", "chance": []}','vdjm8m83ydabpkzc8zknytxt','move-8',1.79491016279815602304e+09);
INSERT INTO "events" VALUES('8exxa2fxwz9wz56ff5cqq2y6',10,'move',1,'{"do": "borrow 10", "chance": []}','vdjm8m83ydabpkzc8zknytxt','move-9',1794910162.81424);
INSERT INTO "events" VALUES('8exxa2fxwz9wz56ff5cqq2y6',11,'move',2,'{"do": "buy Tokyo 2", "chance": []}',NULL,NULL,1.79491016289108848576e+09);
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
INSERT INTO "seats" VALUES('ja7yewstgu33y9jk9aufy329',1,'person','vdjm8m83ydabpkzc8zknytxt','','Ada',0,'2vrwnfesrzd48ev93cp6485v');
INSERT INTO "seats" VALUES('ja7yewstgu33y9jk9aufy329',2,'person','q2xgsejm5r4nvrus34dzee69','','Émile 漢字',0,'dqr3v2f678hj5urbdw6k5ama');
INSERT INTO "seats" VALUES('ja7yewstgu33y9jk9aufy329',3,'bot',NULL,'greedy','',0,'vvnc2x79tzf6zhc7c8978xt6');
INSERT INTO "seats" VALUES('ja7yewstgu33y9jk9aufy329',4,'open',NULL,'','',0,'5f437wyzz3tqzay2gg9h74k5');
INSERT INTO "seats" VALUES('7tzu5jf9g9jgknudv8srmrkq',1,'person','vdjm8m83ydabpkzc8zknytxt','','Ada',0,'y248a3e3w45h4kx527tcc3wf');
INSERT INTO "seats" VALUES('7tzu5jf9g9jgknudv8srmrkq',2,'person','q2xgsejm5r4nvrus34dzee69','','Émile 漢字',0,'etwjctwx2uyy3kvw7sjcbcde');
INSERT INTO "seats" VALUES('87twqpqw9vv88dp5qfgn3svj',1,'person','vdjm8m83ydabpkzc8zknytxt','','Ada',0,'fps224xsnqu6amjxbjhaqyvx');
INSERT INTO "seats" VALUES('87twqpqw9vv88dp5qfgn3svj',2,'person','q2xgsejm5r4nvrus34dzee69','','Émile 漢字',0,'xhdhxgk53vatnnyv98b7tj6r');
INSERT INTO "seats" VALUES('rgdbs835mfs3wk5gdy82mxks',1,'person','vdjm8m83ydabpkzc8zknytxt','','Ada',0,'ubvebemknx42vdbv8n8evggq');
INSERT INTO "seats" VALUES('rgdbs835mfs3wk5gdy82mxks',2,'bot',NULL,'greedy','',0,'ubjqtd5c6wqgx4yyjxd2axd9');
INSERT INTO "seats" VALUES('rgdbs835mfs3wk5gdy82mxks',3,'bot',NULL,'greedy','',0,'xvwhqd47zgv8ecp8rj4xqr8h');
INSERT INTO "seats" VALUES('p9xh9tcb5jhdj7t5hb7gzxzh',1,'person','vdjm8m83ydabpkzc8zknytxt','','Ada',0,'8ew394tgtb4gshcnd4esb9v7');
INSERT INTO "seats" VALUES('p9xh9tcb5jhdj7t5hb7gzxzh',2,'person','q2xgsejm5r4nvrus34dzee69','','Émile 漢字',1,'uq7adegkkxz6fmt7esaazbkk');
INSERT INTO "seats" VALUES('d9gkc7f49qvmmng8xjax3xwm',1,'person','q2xgsejm5r4nvrus34dzee69','','Émile 漢字',0,'e9sapjw29khbwytdsqer9js6');
INSERT INTO "seats" VALUES('d9gkc7f49qvmmng8xjax3xwm',2,'person','vdjm8m83ydabpkzc8zknytxt','','Ada',0,'w3yfg3grmbmy2qzc2vnn92z6');
INSERT INTO "seats" VALUES('992dwh3fnqng54phc2dq2ea6',1,'person','vdjm8m83ydabpkzc8zknytxt','','Ada',0,'sdwqpauyzefr42rf84ugh9wd');
INSERT INTO "seats" VALUES('992dwh3fnqng54phc2dq2ea6',2,'bot','q2xgsejm5r4nvrus34dzee69','skilled','Émile 漢字',1,'njzktuhnr422p4s2wmaq5z44');
INSERT INTO "seats" VALUES('992dwh3fnqng54phc2dq2ea6',3,'person','vdjm8m83ydabpkzc8zknytxt','','',0,'da95pebrap794tt8kdnzv23d');
INSERT INTO "seats" VALUES('8exxa2fxwz9wz56ff5cqq2y6',1,'person','vdjm8m83ydabpkzc8zknytxt','','Ada',0,'fkzwc9wtyn9qffsucvuy5wkx');
INSERT INTO "seats" VALUES('8exxa2fxwz9wz56ff5cqq2y6',2,'bot',NULL,'greedy','',0,'fmp7yn5m5pudstzy259ws48h');
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
INSERT INTO "tables" VALUES('ja7yewstgu33y9jk9aufy329','newyork','newyork',4,'{"edition": "box", "events": false, "own_colours": false, "teams": false, "unlimited_pawns": false}',1,'waiting','vdjm8m83ydabpkzc8zknytxt','7aa91a57d79d6570e99b63918a27000f','ca0759fb62dd2a0e363cea783b4a4b3d','edd9f29aab12473431af29de9df528d55727a63e25f14ab6510267202225559a',NULL,NULL,1.79491015902236318588e+09,1.79491015907209253308e+09,NULL,NULL);
INSERT INTO "tables" VALUES('7tzu5jf9g9jgknudv8srmrkq','property','property',2,'{"bankruptcies": 1, "count_property": false}',0,'playing','vdjm8m83ydabpkzc8zknytxt','0000000000000000000000000000000b','dc8ac4d15a49893b23b71656c82b97f3','e825c01c752e5306e9395332bdeb716c282ccaa6da8ccee02521ab1a2e666d56',1,NULL,1.79491015909127044677e+09,1.79491015951769185068e+09,NULL,NULL);
INSERT INTO "tables" VALUES('87twqpqw9vv88dp5qfgn3svj','bigshot','bigshot',2,'{"expert": false}',0,'playing','vdjm8m83ydabpkzc8zknytxt','0000000000000000000000000000000b','90985a1225e6ca397210804f65b311e0','e397d2e3a4209ee30b1ec5a31708f7778a059c2431a37943f45b52be919657ea',1,NULL,1.79491015954236650463e+09,1.79491015979572296141e+09,NULL,NULL);
INSERT INTO "tables" VALUES('rgdbs835mfs3wk5gdy82mxks','newyorknewyork','newyorknewyork',3,'{"bonus": true, "match": false}',1,'over','vdjm8m83ydabpkzc8zknytxt','00000000000000000000000000000003','eef199756c193388c711d05062bb5b6a','f72f3a3afcf6f1fe74ecda33fe13ff1dda5907f12735c2fbce851ec79f7da3c6',NULL,'{"reason": "all passed", "scores": [22, 18, 35], "places": [2, 3, 1], "winners": [3]}',1.79491015981017875673e+09,1.79491016192184019086e+09,1.79491016192184019086e+09,NULL);
INSERT INTO "tables" VALUES('p9xh9tcb5jhdj7t5hb7gzxzh','newyorknewyork','newyorknewyork',2,'{"bonus": true, "match": false}',0,'over','vdjm8m83ydabpkzc8zknytxt','0000000000000000000000000000000b','b6e07847b0ff151d5107cf9a03d5ffde','dab1dfbbf6021414db729b203f3a00865afddbeb3f992f7055e2059e1af48e47',NULL,'{"reason": "resigned", "scores": [11, 6], "places": [1, 2], "winners": [1]}',1.79491016194574928279e+09,1.79491016207417488099e+09,1.79491016207417488099e+09,NULL);
INSERT INTO "tables" VALUES('d9gkc7f49qvmmng8xjax3xwm','newyorknewyork','newyorknewyork',2,'{"bonus": true, "match": false}',0,'playing','vdjm8m83ydabpkzc8zknytxt','dba50c30d9ef747dd9057b1abfe2769a','1c8a1c95d7c51304187e3d40d95655d1','fa7881f43050aefd59ae905f1471bf73576920e0ee047cc6ceb343560523bbc8',2,NULL,1.79491016210094952586e+09,1.79491016220472812646e+09,NULL,'p9xh9tcb5jhdj7t5hb7gzxzh');
INSERT INTO "tables" VALUES('992dwh3fnqng54phc2dq2ea6','newyork','newyork',3,'{"edition": "box", "events": false, "own_colours": false, "teams": false, "unlimited_pawns": false}',1,'playing','vdjm8m83ydabpkzc8zknytxt','fee36fe736ddeaa3d1b8b88e594f0304','a1c153c08096abd4aaec3bf468317e30','16c92bf5b0fdc9eb4b74beb2a774bce28ec32c7bdffee427c335c46a651438ce',1,NULL,1.79491016222327899936e+09,1.79491016248812866205e+09,NULL,NULL);
INSERT INTO "tables" VALUES('8exxa2fxwz9wz56ff5cqq2y6','tycoon','tycoon',2,'{"fewer_steps": false}',0,'playing','vdjm8m83ydabpkzc8zknytxt','00000000000000000000000000000005','ea2145f61d1bc59300a5d28fc0a2ee0d','0510d251fd8d9ce47de1ae6604892e96e75e1587a34348fbc5048764b8a5d9b5',2,NULL,1.79491016251018881792e+09,1.79491016289108848576e+09,NULL,NULL);
CREATE TABLE visitors (
	id VARCHAR(40) NOT NULL, 
	name VARCHAR(100) NOT NULL, 
	created_at DOUBLE NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "visitors" VALUES('vdjm8m83ydabpkzc8zknytxt','Ada',1.79491015893903541568e+09);
INSERT INTO "visitors" VALUES('q2xgsejm5r4nvrus34dzee69','Émile 漢字',1.79491015898634719851e+09);
CREATE INDEX ix_claims_visitor ON claims (visitor);
CREATE INDEX ix_tables_host ON tables (host);
CREATE INDEX ix_tables_ended_at ON tables (ended_at);
CREATE INDEX tables_by_status ON tables (public, status, changed_at);
CREATE INDEX ix_seats_visitor ON seats (visitor);
COMMIT;
