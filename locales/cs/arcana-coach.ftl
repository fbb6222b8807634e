### Co řekne trenér, když nějaké rozhodnutí přijde poprvé: dvě věty.

arcana-coach-guild = Cech je tvůj první balíček: devět agentů, sídlo a relikvie, každý v něčem dobrý. Pro první hru se hodí kterýkoli; vezmi ten, který se ti líbí.
arcana-coach-objectives = Cíle jsou tajné body na konci. Nech si dva, které chtějí podobnou kořist, ať jedna výhra pomůže oběma.
arcana-coach-turn = Klikni na kartu a pak na oblast: síly agentů v oblasti se sčítají, spočítej tedy, co kořist chce. Místa udělají, co na nich stojí, relikvie podplácejí osobnosti a každou kartu můžeš odhodit.
arcana-coach-militia = Milice se přidá k tobě v jedné oblasti. Pošli ji tam, kde ti chybí málo, ne tam, kde stejně vyhraješ nebo prohraješ.
arcana-coach-take_along = Toto místo přesouvá agenty. Vyber druhého, který půjde taky, nebo oblast, když stačí jeden.
arcana-coach-send_to = Vyber, kam agent půjde. Nejlepší je oblast, jejíž kořist chce právě jeho sílu.
arcana-coach-removal = Získaná karta se může přidat k tvým, nebo jít stranou jen za body. Slabé odkládej: v malém balíčku se nejlepší karty vracejí dřív.
