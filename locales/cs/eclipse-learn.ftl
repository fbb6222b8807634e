### Eclipse: lekce. Jejich kroky popisuje web/src/games/eclipse/lessons.toml.

## Galaxie

eclipse-learn-galaxy-title = Galaxie
eclipse-learn-galaxy-text = Co leží na stole a co říká tvoje deska.
eclipse-learn-galaxy-1 = Vedeš civilizaci do vesmíru. Po devíti kolech vyhrává hráč s nejvíce vítěznými body. Klikni na { web-next } a rozhlédni se.
eclipse-learn-galaxy-2 = Tohle je tvůj výchozí sektor. Disk ve tvé barvě říká: je tvůj. Číslo vedle disku jsou jeho vítězné body.
eclipse-learn-galaxy-3 = Kostičky jsou tvoji osadníci. Pole s rohovými značkami jsou pokročilá: zůstanou prázdná, dokud nemáš správnou technologii.
eclipse-learn-galaxy-4 = Uprostřed leží centrum galaxie. Hlídá ho obranný systém.
eclipse-learn-galaxy-5 = Půlkruhy na hranách jsou červí díry. Kde se dvě setkají, tam lodě proletí.
eclipse-learn-galaxy-6 = Tohle jsou tvoje zásoby. Penězi platíš za svou civilizaci, za vědu kupuješ technologie, z materiálu stavíš lodě.
eclipse-learn-galaxy-7 = Každý osadník, kterého pošleš na mapu, tu odkryje vyšší číslo. Tolik dostaneš každé kolo.
eclipse-learn-galaxy-8 = Každá akce i každý sektor bere odtud disk. Čím méně jich zbývá, tím víc peněz na konci kola zaplatíš: to je údržba.
eclipse-learn-galaxy-9 = Ve svém tahu provedeš jednu z těchto akcí, pak hraje další hráč. Když máš dost, pasuješ.

## Průzkum

eclipse-learn-explore-title = Průzkum
eclipse-learn-explore-text = Najdi sektor, zaber ho a osídli.
eclipse-learn-explore-1 = Zatím znáš jen svůj výchozí sektor. Průzkum k němu přiloží nový.
eclipse-learn-explore-2 = Klikni na { eclipse-action-explore }.
eclipse-learn-explore-3 = Místa, kam dosáhneš, svítí. Římská číslice říká, ze kterého balíčku dílek pochází. Klikni na místo mezi tebou a centrem.
eclipse-learn-explore-4 = Klidný sektor a jeho červí díra se setká s tvou. Klikni na { eclipse-web-place-only }.
eclipse-learn-explore-5 = Nikdo ho nehlídá. S diskem bude tvůj. Klikni na { web-yes }.
eclipse-learn-explore-6 = Kolonizační lodě vozí osadníky na prázdná pole. Klikni na růžové pole vědy a pak na světlé tlačítko.
eclipse-learn-explore-7 = Teď stejně na hnědé pole materiálu.
eclipse-learn-explore-8 = Vyrábíš víc, ale ubyly dva disky, a tak vzrostla údržba. Disk z akce se po kole vrátí, ten na sektoru zůstane.

## Disky a údržba

eclipse-learn-economy-title = Disky a údržba
eclipse-learn-economy-text = Vliv, obchod, placení – a disky se vrátí.
eclipse-learn-economy-1 = Tenhle sektor už znáš, ale nikomu nepatří. Akce vlivu přesouvá disky.
eclipse-learn-economy-2 = Klikni na { eclipse-action-influence }.
eclipse-learn-economy-3 = Vezmi disk ze stupnice vlivu: klikni na stupnici.
eclipse-learn-economy-4 = Polož ho na nový sektor: klikni na sektor. Teď je tvůj.
eclipse-learn-economy-5 = Hned ho osídli: klikni na růžové pole vědy a pak na světlé tlačítko.
eclipse-learn-economy-6 = Teď hnědé pole materiálu.
eclipse-learn-economy-7 = Můžeš přesunout ještě druhý disk. Klikni na { eclipse-web-verb-done }; dvě použité kolonizační lodě se otočí zpět.
eclipse-learn-economy-8 = Každý chybějící disk zvyšuje údržbu: peníze placené na konci kola. Se zbylými penězi můžeš obchodovat.
eclipse-learn-economy-9 = Vyměň 2 peníze za 1 vědu: zvol { eclipse-web-verb-trade }, pak peníze, pak vědu.
eclipse-learn-economy-10 = Na toto kolo to stačí. Klikni na { eclipse-web-verb-pass }. Až všichni pasují, přijde boj a údržba.
eclipse-learn-economy-11 = Údržba: vyrobené peníze minus platba, pak věda a materiál. Kdo nemůže zaplatit, obchoduje, nebo se vzdá sektorů.
eclipse-learn-economy-12 = Disky použité na akce se vrátily. Disk na sektoru zůstává a s ním i jeho cena.

## Výzkum

eclipse-learn-research-title = Výzkum
eclipse-learn-research-text = Technologie, ceny a slevy.
eclipse-learn-research-1 = Technologie přinášejí součásti lodí, stavby a pokročilá pole. Platíš za ně vědou.
eclipse-learn-research-2 = Klikni na { eclipse-action-research }.
eclipse-learn-research-3 = Světlé žetony jsou na prodej. Číslo je tvoje cena. Každá technologie zlevní další ze své kategorie.
eclipse-learn-research-4 = Klikni na { eclipse-tech-gauss_shield }. S ním jde tvoje lodě hůř zasáhnout.
eclipse-learn-research-5 = Je tvůj a věda je utracená. Čtyři technologie jedné kategorie přinesou vítězný bod, víc jich ještě víc.

## Lodě

eclipse-learn-ships-title = Lodě
eclipse-learn-ships-text = Lepší plány, pak víc lodí.
eclipse-learn-ships-1 = Máš Gaussův štít, ale tvoje lodě ho ještě nenesou. Vylepšení vkládá součásti do plánů, hned pro všechny lodě toho typu.
eclipse-learn-ships-2 = Klikni na { eclipse-action-upgrade }.
eclipse-learn-ships-3 = Klikni na { eclipse-part-gauss_shield } mezi součástmi lodí.
eclipse-learn-ships-4 = Klikni na prázdné pole stíhače. Malé jantarové číslo je energie, která zbude. Nemůže klesnout pod nulu.
eclipse-learn-ships-5 = Můžeš přidat ještě jednu součást. Zatím to stačí: klikni na { eclipse-web-verb-done }.
eclipse-learn-ships-6 = Tvůj další tah. Klikni na { eclipse-action-build }.
eclipse-learn-ships-7 = Klikni na stíhač a pak na svůj výchozí sektor.
eclipse-learn-ships-8 = Už tam stojí, i se štítem. Materiál je pryč; nový přijde na konci kola.

## Bitva

eclipse-learn-combat-title = Bitva
eclipse-learn-combat-text = Vleť tam, hoď kostkami, získej pověst.
eclipse-learn-combat-1 = Loď Prastarých hlídá tenhle sektor i žeton objevu. Ve výchozím sektoru máš dva stíhače.
eclipse-learn-combat-2 = Klikni na { eclipse-action-move }.
eclipse-learn-combat-3 = Klikni na své stíhače a pak na hlídaný sektor. Před bitvou se hra vždy ještě zeptá: klikni na světlé tlačítko.
eclipse-learn-combat-4 = Stejně za ním pošli druhý.
eclipse-learn-combat-5 = Zbývá ti jeden pohyb, ale nepotřebuješ ho. Klikni na { eclipse-web-verb-done }.
eclipse-learn-combat-6 = Bitvy začínají, až všichni pasují. Klikni na { eclipse-web-verb-pass }.
eclipse-learn-combat-7 = Pruh nahoře ukazuje, kdo jedná první: tvoje stíhače jsou rychlejší. Malá políčka jsou poškození, které loď snese.
eclipse-learn-combat-8 = Klikni na { eclipse-web-verb-attack }. Zasáhneš od 6: kostka plus tvoje počítače minus štíty nepřítele. Šestka zasáhne vždy, jednička nikdy.
eclipse-learn-combat-9 = Jeden zásah, ale loď Prastarých drží. Klikni na { eclipse-web-verb-attack } ještě jednou.
eclipse-learn-combat-10 = Vítězství! Po bitvě si vezmeš žetony pověsti a jeden si tajně necháš: na konci jsou to body. Pak můžeš zabrat sektor a vzít žeton objevu.

## Sousedé a body

eclipse-learn-points-title = Sousedé a body
eclipse-learn-points-text = Diplomacie a co se počítá po devíti kolech.
eclipse-learn-points-1 = Deváté, poslední kolo. Velké číslo u každého hráče říká, kolik má jeho civilizace teď bodů.
eclipse-learn-points-2 = Od čtyř hráčů si sousedé spojení červí dírou můžou vyměnit velvyslance. Tyhle dva sektory jsou spojené.
eclipse-learn-points-3 = Klikni na { eclipse-web-verb-offer } a pak na souseda.
eclipse-learn-points-4 = Souhlasí. S velvyslancem každý dává osadníka: klikni na svou stupnici peněz. Odkryje se vyšší příjem.
eclipse-learn-points-5 = Velvyslanec přináší 1 bod. Když ale vletíš do partnerova sektoru, velvyslanci jdou domů a ty jsi zrádce: minus 2.
eclipse-learn-points-6 = Sektor má tolik bodů, kolik ukazuje číslo u disku; nejvíc centrum. Čtyři technologie jedné kategorie jsou 1 bod, sedm je 5.
eclipse-learn-points-7 = Všichni ostatní pasovali. Klikni na { eclipse-web-verb-pass }: hra končí a všechno se počítá.
eclipse-learn-points-8 = Teď jsou vidět i žetony pověsti. Ponechaný žeton objevu jsou 2 body, monolit 3. Vyhrává hráč s nejvíce body.
