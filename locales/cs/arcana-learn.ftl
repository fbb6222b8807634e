### Arcana: lekce. Jejich kroky jsou v web/src/games/arcana/lessons.toml.

## Stůl

arcana-learn-setup-title = Stůl
arcana-learn-setup-text = Oblasti, kořisti, cechy: co kde leží.
arcana-learn-setup-1 = Tohle je město. Má pět oblastí. V každé leží jedna karta, kterou chtějí všichni. Takové kartě se říká kořist.
arcana-learn-setup-2 = Tmavé kolečko na kořisti ukazuje její body: 3 za relikvii nebo osobnost, 5 za místo. Na konci vyhrává ten, kdo jich má nejvíc.
arcana-learn-setup-3 = Zlatý štítek je číslo, které potřebuješ. Tahle kořist chce pět kalichů: agenti, které tam pošleš, musí mít dohromady aspoň pět.
arcana-learn-setup-4 = Dvě oblasti jsou tvoje, o každou se dělíš se sousedem. Tady tvoje karty leží lícem dolů a nikdo jiný je nezná. Jinde leží lícem nahoru.
arcana-learn-setup-5 = Teď potřebuješ cech: devět agentů, sídlo a relikvii. Klikni na Cech čepelí. Umějí bojovat.
arcana-learn-setup-6 = Tvoje první čtyři karty. Každý agent má čtyři čísla: palcát je boj, meč politika, kalich duch, mince dukáty.

## Tah

arcana-learn-turn-title = Tah
arcana-learn-turn-text = Jedna karta na tah: pošli ji, nebo ji odlož.
arcana-learn-turn-1 = Hraje se na kola. V každém kole dostanou všichni čtyři karty. Střídáte se po jedné kartě, dokud někdo ještě nějakou má.
arcana-learn-turn-2 = Podívej se na Oblast 1. Její kořist chce pět mečů: politickou sílu 5. Oblast je tvoje, takže nikdo neuvidí, koho tam pošleš.
arcana-learn-turn-3 = Klikni na kartu „{ arcana-card-B5 }“. Má politickou sílu 3. Potom klikni na Oblast 1.
arcana-learn-turn-4 = Už tam leží. Ostatní také zahráli. Přeškrtnuté oko znamená: tuhle kartu vidíš jen ty. Ostatní vidí její rub.
arcana-learn-turn-5 = Máš 3 a potřebuješ 5. Síly agentů v oblasti se sčítají: klikni na kartu „{ arcana-card-B9 }“, politická síla 3, a potom na Oblast 1.
arcana-learn-turn-6 = 3 a 3 je 6 a tahle kořist chce 5. Teď už jen doufat, že nikdo nepřinese víc.
arcana-learn-turn-7 = Relikvie se teď nehodí. Klikni na kartu „{ arcana-card-BRL }“ a odhoď ji: půjde do Zásob a později si ji znovu dobereš.
arcana-learn-turn-8 = Na poslední tah ti zbývá jedna karta. Až nikdo nebude mít žádnou, rozhodne se, kdo kořisti získá.

## Střet

arcana-learn-conflict-title = Kdo získá kořist
arcana-learn-conflict-text = Rychlá cesta je úplatek, ta druhá nejvyšší součet.
arcana-learn-conflict-1 = Kořist můžeš získat dvěma způsoby. Ten rychlý je úplatek. Funguje jen na osobnosti. Měšec na kartě ukazuje cenu.
arcana-learn-conflict-2 = Potřebuješ tam agenta. Klikni na kartu „{ arcana-card-B8 }“, duchovní síla 4, a potom na Zemi nikoho.
arcana-learn-conflict-3 = Počítají se 4 kalichy agenta a dukáty relikvie. Klikni na kartu „{ arcana-card-BRL }“, 3 dukáty, a potom na Zemi nikoho. 4 a 3 je 7: stačí.
arcana-learn-conflict-4 = Podplaceno! Vyhráváš hned, ať tam mají ostatní kohokoli. To jsou 3 body pro tebe. Otočí se další kořist.
arcana-learn-conflict-5 = Agent a relikvie jsou teď v tvých Zásobách a získaná karta také. Později si je všechny znovu dobereš.
arcana-learn-conflict-6 = Druhý způsob: mít tam na konci kola největší sílu. Klikni na kartu „{ arcana-card-B5 }“ a potom na Oblast 1.
arcana-learn-conflict-7 = Teď klikni na kartu „{ arcana-card-B9 }“ a znovu na Oblast 1. Je to poslední karta tohoto kola.
arcana-learn-conflict-8 = Všechny skryté karty se otočily a síly se sečetly. Vyhrává nejvyšší součet, pokud dosáhne zlatého čísla. V Oblasti 1 je tvůj!
arcana-learn-conflict-9 = Někdy jsou dva součty stejné, nebo na zlaté číslo nikdo nedosáhne. Pak nevyhraje nikdo. Všechny karty tam zůstanou do dalšího kola.

## Místo v akci

arcana-learn-place-title = Místo v akci
arcana-learn-place-text = Karty, které něco dělají, místo aby přidaly sílu.
arcana-learn-place-1 = Kořist v Zemi nikoho chce pět palcátů: bojovou sílu 5.
arcana-learn-place-2 = Klikni na kartu „{ arcana-card-B2 }“, bojová síla 5, a potom na Zemi nikoho.
arcana-learn-place-3 = Soupeř tam také poslal agenta, s bojovou silou 4. Ještě jeden a kořist je jeho.
arcana-learn-place-4 = To je místo: tvoje sídlo. Nikam se neposílá. Udělá, co je na něm napsáno, a pak jde do tvých Zásob.
arcana-learn-place-5 = Klikni na „{ arcana-card-BHQ }“, pak na soupeřova agenta, pak na svého: tvůj je v boji silnější a vyžene ho.
arcana-learn-place-6 = Je pryč: leží v Zásobách svého majitele. Každé místo, které získáš jako kořist, ti dá další takový účinek.

## Body

arcana-learn-scoring-title = Body a konec
arcana-learn-scoring-text = Co se počítá a kdy Vévoda vše ukončí.
arcana-learn-scoring-1 = Velké číslo u každého hráče jsou body jeho cechu. Vidí je všichni.
arcana-learn-scoring-2 = Body jsou za získané kořisti. Pamatuj si: relikvie nebo osobnost přinese 3, místo 5.
arcana-learn-scoring-3 = Některé kořisti chtějí hodně. Měj trpělivost: agenti, kterým síla nestačila, zůstanou. V dalším kole jim pošleš posilu.
arcana-learn-scoring-4 = Jak hra skončí? Mezi posledními šesti kartami Země nikoho leží Vévodské jubileum. Kolo, ve kterém se objeví, je poslední.
arcana-learn-scoring-5 = Každá získaná karta se přidá k tvým kartám. Osobnosti jsou silní agenti, místa umějí něco zvláštního a relikvie pomáhají podplácet.
arcana-learn-scoring-6 = Později můžeš přidat další pravidla: tajné cíle, milici, která ti pomůže, a karty odložené jen pro body. První hru si zahraj bez nich.

## Strategie

arcana-learn-strategy-title = První strategie
arcana-learn-strategy-text = Pár nápadů pro první skutečnou hru.
arcana-learn-strategy-1 = Počítej, než zahraješ. Tyhle dvě karty mají dohromady politickou sílu 6 a kořist chce 5. Když nikdo nepřinese víc, bude tvoje.
arcana-learn-strategy-2 = Začni ve své oblasti, protože tam nikdo nevidí tvou sílu. Klikni na kartu „{ arcana-card-B5 }“ a potom na Oblast 1.
arcana-learn-strategy-3 = Skrytá karta nahání strach, i když je slabá. Můžeš tedy blafovat! A počítej skryté karty svého souseda.
arcana-learn-strategy-4 = Nech si relikvii na chvíli, kdy tvoji agenti už stojí u osobnosti. Úplatek rozhodne hned. Nikdo nestihne odpovědět.
arcana-learn-strategy-5 = V těchto oblastech všichni vidí tvoje karty. Choď tam až ke konci kola, kdy ostatní mají málo karet.
arcana-learn-strategy-6 = Místa přinášejí nejvíc bodů. Silné osobnosti ti ale pomohou získat další kořisti. Zkus mít obojí.
arcana-learn-strategy-7 = To je všechno, co potřebuješ vědět. Sedni si ke skutečnému stolu a zkus to!
