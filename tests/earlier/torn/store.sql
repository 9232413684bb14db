BEGIN TRANSACTION;
CREATE TABLE ludoteka_event (
	table_id VARCHAR(32) NOT NULL, 
	seq INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	body TEXT NOT NULL, 
	PRIMARY KEY (table_id, seq)
);
INSERT INTO "ludoteka_event" VALUES('rjypdhme4kbf',0,1794962957157,'{"type":"made","game":"clash","rules":1,"options":{"variant":"standard","match":"single"},"parts":"","seats":[{"name":"here 0","bot":"","token":"30c05988e0633f003537429abe52582fed1df3ea100d5bdba2562380ce2378ed","code":""},{"name":"here 1","bot":"","token":"79c5a7c39aad427086bae24839bf2b0ab9e2e7cfafd54b8ebf3db6ce8ed486ea","code":""}],"clock":{"kind":"none","seconds":0,"expiry":"bot","race":0},"public":true,"seed":"99ba45713797e1f6473e739ea80c838917901fce7967f9792433fd11b2ea60b9","salt":"","fair":true,"kind":"match","entries":[],"record":"","source":"","source_count":0}');
INSERT INTO "ludoteka_event" VALUES('rjypdhme4kbf',1,1794962957188,'{"type":"played","entries":[["m",1,"place mustafa a2 jihad"]],"left":[]}');
INSERT INTO "ludoteka_event" VALUES('rjypdhme4kbf',2,1794962957192,'{"type":"played","entries":[["m",0,"place soldier b3 jihad"]],"left":[]}');
INSERT INTO "ludoteka_event" VALUES('rjypdhme4kbf',3,1794962957208,'{"type":"played","entries":[["m",1,"place imam c3 mcworld"]],"left":[]}');
INSERT INTO "ludoteka_event" VALUES('rjypdhme4kbf',4,1794962957218,'{"type":"played","entries":[["m",1,"skip"]],"left":[]}');
INSERT INTO "ludoteka_event" VALUES('rjypdhme4kbf',5,1794962957241,'{"type":"played","entries":[["m",0,"place mujahideen b1 mcworld"]],"left":[]}');
INSERT INTO "ludoteka_event" VALUES('rjypdhme4kbf',6,1794962957258,'{"type":"played","entries":[["m",0,"target a2"]],"left":[]}');
INSERT INTO "ludoteka_event" VALUES('rjypdhme4kbf',7,1794962957264,'{"type":"played","entries":[["m",1,"place leader a3 jihad"]],"left":[]}');
INSERT INTO "ludoteka_event" VALUES('rjypdhme4kbf',8,1794962957268,'{"type":"played","entries":[["m",1,"target b3"]],"left":[]}');
INSERT INTO "ludoteka_event" VALUES('rjypdhme4kbf',9,1794962957276,'{"type":"played","entries":[["m",0,"place president c1 mcworld"]],"left":[]}');
INSERT INTO "ludoteka_event" VALUES('rjypdhme4kbf',10,1794962957300,'{"type":"played","entries":[["m",0,"skip"]],"left":[]}');
INSERT INTO "ludoteka_event" VALUES('rjypdhme4kbf',11,1794962957311,'{"type":"played","entries":[["m",1,"place riots a1 mcworld"]],"left":[]}');
INSERT INTO "ludoteka_event" VALUES('rjypdhme4kbf',12,1794962957323,'{"type":"played","entries":[["m",0,"place tourist_zone c2 jihad"]],"left":[]}');
INSERT INTO "ludoteka_event" VALUES('rjypdhme4kbf',13,1794962957336,'{"type":"chatting","seat":0,"name":"here 0","text":"hello"}');
INSERT INTO "ludoteka_event" VALUES('6jpfpa4ph6ad',0,1794962957352,'{"type":"made","game":"king_of_new_york","rules":1,"options":{"lanes":"one"},"parts":"","seats":[{"name":"here 0","bot":"","token":"dd0328997a2186b0f2edfcc1921e1a3e7e7e5216c1657ad07da694983816e68c","code":""},{"name":"here 1","bot":"","token":"7baf89d13240a1e6c9ce0712432755d84579735d2d50e41ea58a699a6ac96856","code":""}],"clock":{"kind":"none","seconds":0,"expiry":"bot","race":0},"public":true,"seed":"32d61fabe349982432bebccc82a96e97608692045b1b0f08799f68f690895139","salt":"","fair":true,"kind":"match","entries":[],"record":"","source":"","source_count":0}');
INSERT INTO "ludoteka_event" VALUES('6jpfpa4ph6ad',1,1794962957381,'{"type":"played","entries":[["m",1,"go queens"]],"left":[]}');
INSERT INTO "ludoteka_event" VALUES('6jpfpa4ph6ad',2,1794962957388,'{"type":"played","entries":[["m",0,"go brooklyn"],["c","dice",31556]],"left":[]}');
INSERT INTO "ludoteka_event" VALUES('6jpfpa4ph6ad',3,1794962957398,'{"type":"played","entries":[["m",1,"keep"]],"left":[]}');
INSERT INTO "ludoteka_event" VALUES('6jpfpa4ph6ad',4,1794962957412,'{"type":"played","entries":[["m",1,"resolve celebrity"]],"left":[]}');
INSERT INTO "ludoteka_event" VALUES('6jpfpa4ph6ad',5,1794962957416,'{"type":"played","entries":[["m",1,"resolve attack"]],"left":[]}');
INSERT INTO "ludoteka_event" VALUES('6jpfpa4ph6ad',6,1794962957433,'{"type":"played","entries":[["m",1,"resolve energy"]],"left":[]}');
INSERT INTO "ludoteka_event" VALUES('6jpfpa4ph6ad',7,1794962957440,'{"type":"played","entries":[["m",1,"raze queens 1"],["c","tile",11]],"left":[]}');
INSERT INTO "ludoteka_event" VALUES('6jpfpa4ph6ad',8,1794962957452,'{"type":"played","entries":[["m",1,"sweep"],["c","card",28],["c","card",18],["c","card",39],["c","dice",40254]],"left":[]}');
INSERT INTO "ludoteka_event" VALUES('6jpfpa4ph6ad',9,1794962957460,'{"type":"played","entries":[["m",0,"keep"]],"left":[]}');
INSERT INTO "ludoteka_event" VALUES('6jpfpa4ph6ad',10,1794962957472,'{"type":"played","entries":[["m",0,"resolve ouch"]],"left":[]}');
INSERT INTO "ludoteka_event" VALUES('6jpfpa4ph6ad',11,1794962957484,'{"type":"played","entries":[["m",0,"resolve attack"]],"left":[]}');
INSERT INTO "ludoteka_event" VALUES('6jpfpa4ph6ad',12,1794962957495,'{"type":"played","entries":[["m",1,"go brooklyn"]],"left":[]}');
INSERT INTO "ludoteka_event" VALUES('6jpfpa4ph6ad',13,1794962957500,'{"type":"played","entries":[["m",0,"resolve energy"]],"left":[]}');
INSERT INTO "ludoteka_event" VALUES('6jpfpa4ph6ad',14,1794962957509,'{"type":"played","entries":[["m",0,"sweep"],["c","card",8],["c","card",20],["c","card",14]],"left":[]}');
INSERT INTO "ludoteka_event" VALUES('6jpfpa4ph6ad',15,1794962957521,'{"type":"played","entries":[["m",0,"done"],["c","dice",27252]],"left":[]}');
INSERT INTO "ludoteka_event" VALUES('6jpfpa4ph6ad',16,1794962957537,'{"type":"chatting","seat":0,"name":"here 0","text":"hello"}');
INSERT INTO "ludoteka_event" VALUES('uwxbus6bhd8k',0,1794962957588,'{"type":"made","game":"sandwich_wars","rules":1,"options":{},"parts":"","seats":[{"name":"here 0","bot":"","token":"f0bd7b3f85a5620a29daca85dda617c1d21fdcc8382178e277e33ea7a16d1b50","code":""},{"name":"here 1","bot":"","token":"3c41f7701962f4277c3d9eb2a996ce81ac976b961c4bc88fe3edef728aef936b","code":""}],"clock":{"kind":"none","seconds":0,"expiry":"bot","race":0},"public":true,"seed":"0c049a75da7e531701459231898183a415806b8702b94ed37371b76808a54a51","salt":"","fair":true,"kind":"match","entries":[],"record":"","source":"","source_count":0}');
INSERT INTO "ludoteka_event" VALUES('uwxbus6bhd8k',1,1794962957617,'{"type":"played","entries":[["m",0,"play queso_de_maquina"]],"left":[]}');
INSERT INTO "ludoteka_event" VALUES('uwxbus6bhd8k',2,1794962957637,'{"type":"played","entries":[["m",0,"hire carnes"]],"left":[]}');
INSERT INTO "ludoteka_event" VALUES('uwxbus6bhd8k',3,1794962957648,'{"type":"played","entries":[["m",0,"end"],["c","draw",32]],"left":[]}');
INSERT INTO "ludoteka_event" VALUES('uwxbus6bhd8k',4,1794962957653,'{"type":"played","entries":[["m",0,"back carnes"]],"left":[]}');
INSERT INTO "ludoteka_event" VALUES('uwxbus6bhd8k',5,1794962957664,'{"type":"played","entries":[["m",1,"hire quesos"]],"left":[]}');
INSERT INTO "ludoteka_event" VALUES('uwxbus6bhd8k',6,1794962957674,'{"type":"played","entries":[["m",1,"play mozzarella"]],"left":[]}');
INSERT INTO "ludoteka_event" VALUES('uwxbus6bhd8k',7,1794962957704,'{"type":"played","entries":[["m",1,"play toque_del_chef"]],"left":[]}');
INSERT INTO "ludoteka_event" VALUES('uwxbus6bhd8k',8,1794962957727,'{"type":"played","entries":[["m",1,"end"],["c","draw",23]],"left":[]}');
INSERT INTO "ludoteka_event" VALUES('uwxbus6bhd8k',9,1794962957732,'{"type":"chatting","seat":0,"name":"here 0","text":"hello"}');
INSERT INTO "ludoteka_event" VALUES('srd3mvsdhn9g',0,1794962957756,'{"type":"made","game":"clash","rules":1,"options":{"variant":"standard","match":"single"},"parts":"","seats":[{"name":"here 0","bot":"","token":"4e80625f1d9155bb5d59f36e8e3ef6cdab6df192e16834a8e5eb0e18fc28f469","code":""},{"name":"here 1","bot":"","token":"e28255a34e6c8d949daa35a02e9fb7a72cd8828329b36bdc150bec943bf68fb7","code":""}],"clock":{"kind":"none","seconds":0,"expiry":"bot","race":0},"public":true,"seed":"5c0ce115f4c409395702dac18bc62900e2825138e2a62d75d8479b4f39db779d","salt":"","fair":true,"kind":"match","entries":[],"record":"","source":"","source_count":0}');
INSERT INTO "ludoteka_event" VALUES('srd3mvsdhn9g',1,1794962957819,'{"type":"played","entries":[["m",1,"place mustafa a2 jihad"]],"left":[]}');
INSERT INTO "ludoteka_event" VALUES('srd3mvsdhn9g',2,1794962957835,'{"type":"played","entries":[["m",0,"place soldier b3 jihad"]],"left":[]}');
INSERT INTO "ludoteka_event" VALUES('srd3mvsdhn9g',3,1794962957861,'{"type":"played","entries":[["m",1,"place imam c3 mcworld"]],"left":[]}');
INSERT INTO "ludoteka_event" VALUES('srd3mvsdhn9g',4,1794962957892,'{"type":"played","entries":[["m",1,"skip"]],"left":[]}');
INSERT INTO "ludoteka_event" VALUES('srd3mvsdhn9g',5,1794962957894,'{"type":"played","entries":[["m",0,"place riots b1 mcworld"]],"left":[]}');
INSERT INTO "ludoteka_event" VALUES('srd3mvsdhn9g',7,1794962957896,'{"type":"played","entries":[["m",1,"dots first"]],"left":[]}');
INSERT INTO "ludoteka_event" VALUES('srd3mvsdhn9g',8,1794962957902,'{"type":"played","entries":[["m",0,"place fast_food a1 mcworld"]],"left":[]}');
INSERT INTO "ludoteka_event" VALUES('srd3mvsdhn9g',9,1794962957907,'{"type":"played","entries":[["m",0,"target b1"]],"left":[]}');
INSERT INTO "ludoteka_event" VALUES('srd3mvsdhn9g',10,1794962957908,'{"type":"played","entries":[["m",1,"place mosque c1 jihad"]],"left":[]}');
INSERT INTO "ludoteka_event" VALUES('srd3mvsdhn9g',11,1794962957916,'{"type":"chatting","seat":0,"name":"here 0","text":"hello"}');
CREATE TABLE ludoteka_table (
	id VARCHAR(32) NOT NULL, 
	created BIGINT NOT NULL, 
	listed BOOLEAN NOT NULL, 
	summary TEXT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "ludoteka_table" VALUES('rjypdhme4kbf',1794962957157,1,'{"id":"rjypdhme4kbf","game":"clash","options":{"variant":"standard","match":"single"},"clock":{"kind":"none","seconds":0,"expiry":"bot","race":0},"seats":[{"seat":0,"name":"here 0","kind":"person","bot":"","owned":true,"present":false,"resigned":false},{"seat":1,"name":"here 1","kind":"person","bot":"","owned":true,"present":false,"resigned":false}],"begun":true,"over":false,"created":1794962957157}');
INSERT INTO "ludoteka_table" VALUES('6jpfpa4ph6ad',1794962957352,1,'{"id":"6jpfpa4ph6ad","game":"king_of_new_york","options":{"lanes":"one"},"clock":{"kind":"none","seconds":0,"expiry":"bot","race":0},"seats":[{"seat":0,"name":"here 0","kind":"person","bot":"","owned":true,"present":false,"resigned":false},{"seat":1,"name":"here 1","kind":"person","bot":"","owned":true,"present":false,"resigned":false}],"begun":true,"over":false,"created":1794962957352}');
INSERT INTO "ludoteka_table" VALUES('uwxbus6bhd8k',1794962957588,1,'{"id":"uwxbus6bhd8k","game":"sandwich_wars","options":{},"clock":{"kind":"none","seconds":0,"expiry":"bot","race":0},"seats":[{"seat":0,"name":"here 0","kind":"person","bot":"","owned":true,"present":false,"resigned":false},{"seat":1,"name":"here 1","kind":"person","bot":"","owned":true,"present":false,"resigned":false}],"begun":true,"over":false,"created":1794962957588}');
INSERT INTO "ludoteka_table" VALUES('srd3mvsdhn9g',1794962957756,1,'{"id":"srd3mvsdhn9g","game":"clash","options":{"variant":"standard","match":"single"},"clock":{"kind":"none","seconds":0,"expiry":"bot","race":0},"seats":[{"seat":0,"name":"here 0","kind":"person","bot":"","owned":true,"present":false,"resigned":false},{"seat":1,"name":"here 1","kind":"person","bot":"","owned":true,"present":false,"resigned":false}],"begun":true,"over":false,"created":1794962957756}');
CREATE INDEX ix_ludoteka_table_listed ON ludoteka_table (listed);
COMMIT;
