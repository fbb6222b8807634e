### Arcana: lekce. Jejich kroky jsou v web/src/games/arcana/lessons.toml.

## Stůl

arcana-learn-setup-title = Stůl
arcana-learn-setup-text = Oblasti, sázky, cechy: co kde leží.
arcana-learn-setup-1 = Čtyři cechy bojují o město. V každé oblasti leží jedna sázka, karta, kterou lze získat: relikvie (1 bod), osobnost (3) nebo místo (5). Další čekají v hromádce pod ní.
arcana-learn-setup-2 = Zlaté číslo říká, co sázka žádá. Tady pět kalichů: tvoji agenti vedle karty musí mít dohromady aspoň tolik duchovní síly.
arcana-learn-setup-3 = Dvě oblasti jsou tvoje, každou sdílíš se sousedem. Tam leží tvoji agenti lícem dolů a jejich sílu znáš jen ty. Všude jinde leží lícem nahoru.
arcana-learn-setup-4 = Každý cech má devět vlastních agentů, sídlo a relikvii. Vezmi si Cech čepelí: je silný v boji.
arcana-learn-setup-5 = To jsou tvoje první čtyři karty. Každý agent má čtyři hodnoty: bojovou, politickou a duchovní sílu a dukáty. Teď už stůl znáš.

## Tah

arcana-learn-turn-title = Tah
arcana-learn-turn-text = Jedna karta na tah: vylož ji, nebo odhoď.
arcana-learn-turn-1 = V každém kole si všichni vezmou čtyři karty a střídavě je hrají po jedné, dokud nejsou všechny ruce prázdné.
arcana-learn-turn-2 = Tato sázka žádá politickou sílu 5. Oblast je tvoje, takže sem agenti přijdou neviděni.
arcana-learn-turn-3 = Vyber kartu { arcana-card-B5 } s politickou silou 3 a potom Oblast 1.
arcana-learn-turn-4 = Hotovo, a ostatní už také táhli. Přeškrtnuté oko značí tvou skrytou kartu; soupeři vidí jen její rub.
arcana-learn-turn-5 = Tři z pěti. Síly agentů se sčítají, pošli tedy další kartu: { arcana-card-B9 }, politická síla 3.
arcana-learn-turn-6 = Šest z pěti: to by mělo stačit. Kartu, která se nehodí, lze odhodit do Zásob; vrátí se s příštím balíčkem. Odhoď relikvii: { arcana-card-BRL }.
arcana-learn-turn-7 = Jedna karta zbývá na poslední tah. Až budou všechny ruce prázdné, o sázkách se rozhodne.

## Střet

arcana-learn-conflict-title = Kdo získá sázku
arcana-learn-conflict-text = Úplatek uprostřed kola, porovnání na jeho konci.
arcana-learn-conflict-1 = Osobnosti lze podplatit. Měšec ukazuje cenu: 7. Platíš zlatou hodnotou svých agentů a dukáty jedné relikvie.
arcana-learn-conflict-2 = Nejdřív tam někdo musí být. Vylož kartu { arcana-card-B8 }, duchovní síla 4, do Země nikoho.
arcana-learn-conflict-3 = Teď zahraj do téže oblasti relikvii: { arcana-card-BRL }, tři dukáty. Čtyři a tři je sedm.
arcana-learn-conflict-4 = Koupeno hned, ať tam soupeři měli cokoli. Tři body pro tebe, agent a relikvie jdou do Zásob a na hromádce se otočí nová sázka.
arcana-learn-conflict-5 = Obvyklá cesta trvá déle. Vylož kartu { arcana-card-B5 } do Oblasti 1.
arcana-learn-conflict-6 = A ještě { arcana-card-B9 }. Je to poslední karta tohoto kola.
arcana-learn-conflict-7 = Všechny ruce byly prázdné, skryté karty se proto otočily a součty porovnaly. Vyhrává nejvyšší, pokud dosáhne zlatého čísla. Při shodě, a když na ně nikdo nedosáhne, zůstává vše do příštího kola. Oblast 1 byla tvoje.

## Body

arcana-learn-scoring-title = Body a konec
arcana-learn-scoring-text = Co se počítá a kdy Vévoda vše ukončí.
arcana-learn-scoring-1 = Číslo u jména jsou body, které vidí všichni: za karty, které cech získal.
arcana-learn-scoring-2 = Relikvie platí 1, osobnost 3, místo 5. Dražší sázky chtějí více agentů, vyplatí se proto spojit kola: agenti, kterým síla nestačila, zůstávají na místě.
arcana-learn-scoring-3 = Mezi posledními šesti kartami Země nikoho leží Vévodské jubileum. Až se otočí, kolo se dohraje a hra končí.
arcana-learn-scoring-4 = Vše, co získáš, se stane součástí tvého balíčku. Získané osobnosti bojují za tebe, místa přinášejí účinky, relikvie podplácejí.
arcana-learn-scoring-5 = Pokročilá hra přidává tři moduly: tajné cíle, milici povolanou za relikvii a právo odložit získanou kartu pod kartu cechu, kde už jen přináší body.

## Strategie

arcana-learn-strategy-title = První strategie
arcana-learn-strategy-text = Několik myšlenek pro první skutečnou hru.
arcana-learn-strategy-1 = Počítej, než zahraješ. Tyto dvě karty dají 6, sázka žádá 5: jistá výhra, pokud nikdo nepřinese víc.
arcana-learn-strategy-2 = Začni ve své oblasti: nikdo nevidí, jak silná je tvá karta. Vylož kartu { arcana-card-B5 } do Oblasti 1.
arcana-learn-strategy-3 = Skrytá karta straší, i když je slabá. Blafuj ve svých oblastech a sleduj, kolik rubů k tobě pokládá soused.
arcana-learn-strategy-4 = Nech si relikvii na chvíli, kdy tvoji agenti už stojí u osobnosti. Úplatek rozhodne hned a nikdo nestihne odpovědět.
arcana-learn-strategy-5 = V cizích oblastech hraješ otevřeně. Choď tam na konci kola, kdy už soupeři nemají čím odpovědět.
arcana-learn-strategy-6 = Z velkého balíčku se dobré karty vracejí pomalu. Místa jsou nejcennější, ale pár silných osobností získá další sázky za tebe. Teď se posaď ke skutečnému stolu!
