-- Ada: stolik_device=yce3FP_tTYPJpS_Jsl6vGLw1P1rwdZvq
-- Bea: stolik_device=oDTRit9rGtyzqMtmF4eItrNpXFNmqWoe
BEGIN TRANSACTION;
CREATE TABLE accounts (
	id VARCHAR(24) NOT NULL, 
	name VARCHAR(60) NOT NULL, 
	password TEXT NOT NULL, 
	created FLOAT NOT NULL, 
	CONSTRAINT pk_accounts PRIMARY KEY (id), 
	CONSTRAINT uq_accounts_name UNIQUE (name)
);
INSERT INTO "accounts" VALUES('59dfa6aad00aa0f9','Bea','$argon2id$v=19$m=65536,t=3,p=4$3o6Ex7+Hi8lGOeDRmCAqVA$UwUHk6fEZEshgrnUfYrah4+cpO7SAXDVY+QqzpNaT+s',1.79503403944643306735e+09);
CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL PRIMARY KEY);
INSERT INTO "alembic_version" VALUES('0002');
CREATE TABLE bans (
	table_id VARCHAR(24) NOT NULL, 
	holder VARCHAR(40) NOT NULL, 
	CONSTRAINT pk_bans PRIMARY KEY (table_id, holder), 
	CONSTRAINT fk_bans_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE chats (
	id INTEGER NOT NULL, 
	table_id VARCHAR(24) NOT NULL, 
	seat INTEGER NOT NULL, 
	text TEXT NOT NULL, 
	at FLOAT NOT NULL, 
	CONSTRAINT pk_chats PRIMARY KEY (id), 
	CONSTRAINT fk_chats_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE devices (
	id VARCHAR(24) NOT NULL, 
	token VARCHAR(64) NOT NULL, 
	account VARCHAR(24), 
	created FLOAT NOT NULL, 
	CONSTRAINT pk_devices PRIMARY KEY (id), 
	CONSTRAINT uq_devices_token UNIQUE (token), 
	CONSTRAINT fk_devices_account FOREIGN KEY(account) REFERENCES accounts (id) ON DELETE SET NULL
);
INSERT INTO "devices" VALUES('b2036348f5c0ff0a','52322b53187be903d0458c5439b6518e625de4f91654f0c06772c28262dac2e3',NULL,1.79503403772633194921e+09);
INSERT INTO "devices" VALUES('024f3f3823a33b6b','62d8ea25f8c3a2f4ffe17a9ddce605874910224a1487af6a717ac408db021158','59dfa6aad00aa0f9',1.79503403817281436925e+09);
CREATE TABLE holders (
	table_id VARCHAR(24) NOT NULL, 
	seat INTEGER NOT NULL, 
	holder VARCHAR(40) NOT NULL, 
	CONSTRAINT pk_holders PRIMARY KEY (table_id, seat, holder), 
	CONSTRAINT fk_holders_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "holders" VALUES('696ae820fca073d7',0,'d:b2036348f5c0ff0a');
INSERT INTO "holders" VALUES('696ae820fca073d7',1,'a:59dfa6aad00aa0f9');
INSERT INTO "holders" VALUES('459dc51836bf237e',0,'d:b2036348f5c0ff0a');
INSERT INTO "holders" VALUES('459dc51836bf237e',1,'a:59dfa6aad00aa0f9');
INSERT INTO "holders" VALUES('b24c6c5f3e0c5c9a',0,'d:b2036348f5c0ff0a');
INSERT INTO "holders" VALUES('b24c6c5f3e0c5c9a',1,'a:59dfa6aad00aa0f9');
CREATE TABLE notes (
	table_id VARCHAR(24) NOT NULL, 
	seat INTEGER NOT NULL, 
	text TEXT NOT NULL, 
	CONSTRAINT pk_notes PRIMARY KEY (table_id, seat), 
	CONSTRAINT fk_notes_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE plies (
	table_id VARCHAR(24) NOT NULL, 
	ply INTEGER NOT NULL, 
	kind VARCHAR(12) NOT NULL, 
	seat INTEGER NOT NULL, 
	data TEXT NOT NULL, 
	"key" VARCHAR(80) NOT NULL, 
	at FLOAT NOT NULL, 
	fingerprint VARCHAR(16) NOT NULL, 
	CONSTRAINT pk_plies PRIMARY KEY (table_id, ply), 
	CONSTRAINT fk_plies_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "plies" VALUES('696ae820fca073d7',1,'move',0,'{"type":"claim_guild","seat":0,"guild":"blades"}','778aa411afcb3dec-1',1.79503403829734039303e+09,'');
INSERT INTO "plies" VALUES('696ae820fca073d7',2,'move',1,'{"type":"claim_guild","seat":1,"guild":"ferrymen"}','b98fc4785e1882bc-1',1795034038.32304,'');
INSERT INTO "plies" VALUES('696ae820fca073d7',3,'move',0,'{"type":"field","seat":0,"card":"B1","zone":"2L"}','778aa411afcb3dec-2',1.79503403834281706811e+09,'');
INSERT INTO "plies" VALUES('696ae820fca073d7',4,'move',1,'{"type":"field","seat":1,"card":"F1","zone":"2R"}','b98fc4785e1882bc-2',1.79503403836814355845e+09,'');
INSERT INTO "plies" VALUES('696ae820fca073d7',5,'move',0,'{"type":"field","seat":0,"card":"B3","zone":"N"}','778aa411afcb3dec-3',1.79503403838856625553e+09,'');
INSERT INTO "plies" VALUES('696ae820fca073d7',6,'move',1,'{"type":"discard","seat":1,"card":"F3"}','b98fc4785e1882bc-3',1.79503403839681839942e+09,'');
INSERT INTO "plies" VALUES('696ae820fca073d7',7,'move',0,'{"type":"field","seat":0,"card":"B7","zone":"1L"}','778aa411afcb3dec-4',1.79503403839854526521e+09,'');
INSERT INTO "plies" VALUES('696ae820fca073d7',8,'move',1,'{"type":"discard","seat":1,"card":"FRL"}','b98fc4785e1882bc-4',1.79503403841411089897e+09,'');
INSERT INTO "plies" VALUES('696ae820fca073d7',9,'move',0,'{"type":"field","seat":0,"card":"B5","zone":"2L"}','778aa411afcb3dec-5',1.79503403842604565619e+09,'');
INSERT INTO "plies" VALUES('696ae820fca073d7',10,'move',1,'{"type":"discard","seat":1,"card":"FHQ"}','b98fc4785e1882bc-5',1.79503403843391203878e+09,'646d40c38e63b7ab');
INSERT INTO "plies" VALUES('696ae820fca073d7',11,'move',1,'{"type":"field","seat":1,"card":"F4","zone":"N"}','b98fc4785e1882bc-6',1.79503403844456315037e+09,'');
INSERT INTO "plies" VALUES('696ae820fca073d7',12,'move',0,'{"type":"discard","seat":0,"card":"B6"}','778aa411afcb3dec-6',1.79503403844924354555e+09,'');
INSERT INTO "plies" VALUES('696ae820fca073d7',13,'move',1,'{"type":"field","seat":1,"card":"F9","zone":"1L"}','b98fc4785e1882bc-7',1.7950340384621334076e+09,'');
INSERT INTO "plies" VALUES('696ae820fca073d7',14,'move',0,'{"type":"discard","seat":0,"card":"BHQ"}','778aa411afcb3dec-7',1.79503403847517347333e+09,'');
INSERT INTO "plies" VALUES('459dc51836bf237e',1,'move',0,'{"type":"keep","seat":0}','52739f60a14dd192-1',1.79503403854947328564e+09,'');
INSERT INTO "plies" VALUES('459dc51836bf237e',2,'move',1,'{"type":"lead","seat":1,"card":"administration_4"}','bbdced40d3cbb107-1',1.79503403860642910005e+09,'');
INSERT INTO "plies" VALUES('459dc51836bf237e',3,'move',1,'{"type":"spend","seat":1,"slot":1,"resource":"fuel"}','bbdced40d3cbb107-2',1.7950340386184742451e+09,'');
INSERT INTO "plies" VALUES('459dc51836bf237e',4,'move',1,'{"type":"move","seat":1,"origin":"gate_1","to":"gate_3"}','bbdced40d3cbb107-3',1795034038.63035,'');
INSERT INTO "plies" VALUES('459dc51836bf237e',5,'move',1,'{"type":"ships","seat":1,"fresh":2,"damaged":0}','bbdced40d3cbb107-4',1.79503403864634656899e+09,'');
INSERT INTO "plies" VALUES('459dc51836bf237e',6,'move',1,'{"type":"end-turn","seat":1}','bbdced40d3cbb107-5',1.7950340386566631794e+09,'');
INSERT INTO "plies" VALUES('459dc51836bf237e',7,'move',0,'{"type":"copy","seat":0,"card":"construction_6"}','52739f60a14dd192-2',1.79503403867200636862e+09,'');
INSERT INTO "plies" VALUES('459dc51836bf237e',8,'move',0,'{"type":"tax","seat":0,"place":"hex_6.1"}','52739f60a14dd192-3',1.79503403869137096405e+09,'');
INSERT INTO "plies" VALUES('459dc51836bf237e',9,'move',0,'{"type":"store","seat":0,"resource":"psionic","slot":2}','52739f60a14dd192-4',1.79503403870226979251e+09,'');
INSERT INTO "plies" VALUES('459dc51836bf237e',10,'move',1,'{"type":"lead","seat":1,"card":"aggression_6"}','bbdced40d3cbb107-6',1.79503403872139859201e+09,'2a89e229175b3bf7');
INSERT INTO "plies" VALUES('b24c6c5f3e0c5c9a',1,'move',1,'{"type":"draft","seat":1,"faction":"terran_directorate"}','48d9f50437963f54-1',1795034038.74905,'');
INSERT INTO "plies" VALUES('b24c6c5f3e0c5c9a',2,'move',0,'{"type":"draft","seat":0,"faction":"terran_union"}','6f1d2dea3ca408e7-1',1.79503403875635719299e+09,'');
INSERT INTO "plies" VALUES('b24c6c5f3e0c5c9a',3,'move',1,'{"type":"act","seat":1,"action":"upgrade"}','48d9f50437963f54-2',1.79503403875874519351e+09,'');
INSERT INTO "plies" VALUES('b24c6c5f3e0c5c9a',4,'move',1,'{"type":"take_part","seat":1,"part":"nuclear_drive"}','48d9f50437963f54-3',1.79503403876099276543e+09,'');
INSERT INTO "plies" VALUES('b24c6c5f3e0c5c9a',5,'move',1,'{"type":"put_part","seat":1,"ship":"cruiser","slot":1}','48d9f50437963f54-4',1.79503403876328420643e+09,'');
INSERT INTO "plies" VALUES('b24c6c5f3e0c5c9a',6,'move',1,'{"type":"trade","seat":1,"give":"money","take":"science"}','48d9f50437963f54-5',1.79503403876521086699e+09,'');
INSERT INTO "plies" VALUES('b24c6c5f3e0c5c9a',7,'move',1,'{"type":"trade","seat":1,"give":"science","take":"materials"}','48d9f50437963f54-6',1.79503403876708149912e+09,'');
INSERT INTO "plies" VALUES('b24c6c5f3e0c5c9a',8,'move',1,'{"type":"trade","seat":1,"give":"materials","take":"money"}','48d9f50437963f54-7',1.79503403876910138129e+09,'');
CREATE TABLE seats (
	table_id VARCHAR(24) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	name VARCHAR(60) NOT NULL, 
	level VARCHAR(20) NOT NULL, 
	taken BOOLEAN NOT NULL, 
	token VARCHAR(64), 
	email VARCHAR(200) NOT NULL, 
	CONSTRAINT pk_seats PRIMARY KEY (table_id, seat), 
	CONSTRAINT fk_seats_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE, 
	CONSTRAINT uq_seats_token UNIQUE (token)
);
INSERT INTO "seats" VALUES('696ae820fca073d7',0,'here','Ada','normal',1,NULL,'');
INSERT INTO "seats" VALUES('696ae820fca073d7',1,'link','Bea','normal',1,'used:7bbd59d55a3fd6b05892863bb91e6dac27648e83d5ce9afb1c448a8d9e9','');
INSERT INTO "seats" VALUES('459dc51836bf237e',0,'here','Ada','normal',1,NULL,'');
INSERT INTO "seats" VALUES('459dc51836bf237e',1,'link','Bea','normal',1,'used:d57b0340f581c686b913b526077758e6a56206266d9183602bdb80eda70','');
INSERT INTO "seats" VALUES('b24c6c5f3e0c5c9a',0,'here','Ada','normal',1,NULL,'');
INSERT INTO "seats" VALUES('b24c6c5f3e0c5c9a',1,'link','Bea','normal',1,'used:eb7267f2f19eb47d0292991d05c2955e19ec55ed18973af7ed42f98a8ff','');
CREATE TABLE tables (
	id VARCHAR(24) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	rules VARCHAR(60) NOT NULL, 
	seed TEXT NOT NULL, 
	options TEXT NOT NULL, 
	pace VARCHAR(8) NOT NULL, 
	leaver VARCHAR(8) NOT NULL, 
	patience INTEGER NOT NULL, 
	public BOOLEAN NOT NULL, 
	chat BOOLEAN NOT NULL, 
	language VARCHAR(8) NOT NULL, 
	status VARCHAR(8) NOT NULL, 
	owner VARCHAR(40) NOT NULL, 
	watch VARCHAR(64) NOT NULL, 
	webhook TEXT NOT NULL, 
	origin TEXT NOT NULL, 
	rematch VARCHAR(24), 
	created FLOAT NOT NULL, 
	updated FLOAT NOT NULL, 
	result TEXT, 
	CONSTRAINT pk_tables PRIMARY KEY (id), 
	CONSTRAINT uq_tables_watch UNIQUE (watch)
);
INSERT INTO "tables" VALUES('696ae820fca073d7','arcana','arcana/3','"cf08a69d3a080628af90679fb10e6b008094f87ccfe50abd"','{"objectives":false,"militia":false,"tactical_removal":false,"final_round":"next"}','none','wait',300,0,1,'en','playing','d:b2036348f5c0ff0a','8e394f1bb6b09acd95dba66041b3999f1817b5ef84d59921c9be4267c265860b','','',NULL,1.79503403809092164041e+09,1.79503403820155024534e+09,NULL);
INSERT INTO "tables" VALUES('459dc51836bf237e','arcs','arcs/3','"43ce1c8b297e952633394439e8f65e0ca61d9a6687b4d4da"','{"leaders_and_lore":false,"lore":1,"split_discard":false,"setup":"random"}','none','wait',300,0,1,'en','playing','d:b2036348f5c0ff0a','5a6dc163dcebad7371722eda4726944780076ed1fc59f200defdd4bae45231c7','','',NULL,1.79503403849136662488e+09,1.79503403851152586938e+09,NULL);
INSERT INTO "tables" VALUES('b24c6c5f3e0c5c9a','eclipse','eclipse/5','"9051c7cb64c1d9c5f1393ba95785c1d385caf199ade4a015"','{"species":"terrans","factions":"choice"}','none','wait',300,0,1,'en','playing','d:b2036348f5c0ff0a','94aaa5eed6aa722c4187448754d19024f775666740fd48cd1b14e4632d3cabbb','','',NULL,1.79503403873264265064e+09,1.79503403874006557464e+09,NULL);
CREATE INDEX ix_tables_status_public ON tables (status, public);
CREATE INDEX ix_holders_holder ON holders (holder);
CREATE INDEX ix_chats_table_id ON chats (table_id);
COMMIT;
