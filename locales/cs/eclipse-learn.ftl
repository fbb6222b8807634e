### Eclipse: lekce. Jejich kroky popisuje web/src/games/eclipse/lessons.toml.

## Galaxie

eclipse-learn-galaxy-title = Galaxie
eclipse-learn-galaxy-text = Co leží na stole a co říká tvoje deska.
eclipse-learn-galaxy-1 = Vedeš civilizaci do vesmíru. Po devíti kolech vyhraje ten, kdo má nejvíc vítězných bodů. Klikni na Další a rozhlédni se po stole.
eclipse-learn-galaxy-2 = Tohle je tvůj domovský sektor. Okraj a disk ve tvé barvě říkají: je tvůj. Číslo vedle disku jsou jeho vítězné body.
eclipse-learn-galaxy-3 = Na vyplněných polích žijí tvoji lidé. Pole s rohy kolem jsou pokročilá: zůstanou prázdná, dokud neznáš správnou technologii.
eclipse-learn-galaxy-4 = Uprostřed leží střed galaxie. Hlídá ho obranný systém.
eclipse-learn-galaxy-5 = Půlkruhy na hranách jsou červí díry. Kde se dvě setkají, tam lodě proletí.
eclipse-learn-galaxy-6 = Tohle jsou tvoje zásoby. Penězi platíš za svou civilizaci, za vědu kupuješ technologie, z materiálu stavíš lodě.
eclipse-learn-galaxy-7 = Každá kostka, kterou pošleš na mapu, tu odkryje vyšší číslo. Tolik dostaneš každé kolo.
eclipse-learn-galaxy-8 = Každá akce i každý sektor stojí jeden disk odtud. Čím méně disků zbývá, tím víc peněz na konci kola zaplatíš: to je údržba.
eclipse-learn-galaxy-9 = Ve svém tahu si vybereš jednu z těchto akcí. Pak hraje další. Kdo má dost, pasuje.

## Průzkum

eclipse-learn-explore-title = Průzkum
eclipse-learn-explore-text = Najdi sektor, zaber ho a osídli.
eclipse-learn-explore-1 = Zatím znáš jen svůj domov. Průzkum k němu přiloží nový sektor.
eclipse-learn-explore-2 = Klikni na Průzkum.
eclipse-learn-explore-3 = Místa, kam dosáhneš, svítí. Římská číslice říká, ze kterého balíčku dílek pochází. Klikni na místo mezi tebou a středem.
eclipse-learn-explore-4 = Klidný sektor s polem vědy a polem materiálu. Jeho červí díra se setká s tvou. Klikni na Polož takto.
eclipse-learn-explore-5 = Nikdo ho nehlídá. S diskem bude tvůj. Klikni na Ano.
eclipse-learn-explore-6 = Kolonizační lodě vozí lidi na prázdná pole. Klikni na růžové pole vědy a pak na jantarové tlačítko.
eclipse-learn-explore-7 = Teď stejně na hnědé pole materiálu.
eclipse-learn-explore-8 = Tvoje kostky teď každé kolo vyrobí víc. Ubyly ale dva disky, a tak vzrostla údržba. Rovnováha mezi nimi je srdcem hry.

## Výzkum

eclipse-learn-research-title = Výzkum
eclipse-learn-research-text = Technologie, ceny a slevy.
eclipse-learn-research-1 = Technologie přinášejí součásti lodí, stavby a pokročilá pole. Platíš za ně vědou.
eclipse-learn-research-2 = Klikni na Výzkum.
eclipse-learn-research-3 = Světlé žetony jsou na prodej. Číslo je tvoje cena. Každá technologie zlevní další stejného druhu.
eclipse-learn-research-4 = Klikni na Gaussův štít. S ním jde tvoje lodě hůř zasáhnout.
eclipse-learn-research-5 = Je tvůj a věda je utracená. Čtyři technologie jednoho druhu mají i cenu vítězného bodu, víc jich ještě vyšší.

## Lodě

eclipse-learn-ships-title = Lodě
eclipse-learn-ships-text = Lepší plány, pak víc lodí.
eclipse-learn-ships-1 = Znáš Gaussův štít, ale tvoje lodě ho ještě nemají. Vylepšení vkládá součásti do plánů. Všechny lodě toho typu je mají hned.
eclipse-learn-ships-2 = Klikni na Vylepšení.
eclipse-learn-ships-3 = Klikni na Gaussův štít mezi součástmi lodí.
eclipse-learn-ships-4 = Klikni na prázdné pole stíhače. Malé jantarové číslo je energie, která by zbyla. Nesmí klesnout pod nulu.
eclipse-learn-ships-5 = Můžeš přidat ještě jednu součást. Zatím to stačí: klikni na Hotovo.
eclipse-learn-ships-6 = Tvůj další tah. Klikni na Stavba.
eclipse-learn-ships-7 = Klikni na stíhač a pak na svůj domovský sektor.
eclipse-learn-ships-8 = Už tam stojí, i se štítem. Materiál je pryč; nový přijde na konci kola.

## Bitva

eclipse-learn-combat-title = Bitva
eclipse-learn-combat-text = Vleť tam, hoď kostkami, získej pověst.
eclipse-learn-combat-1 = Loď Prastarých hlídá tenhle sektor i žeton objevu, který tu leží. Doma máš dva stíhače.
eclipse-learn-combat-2 = Klikni na Pohyb.
eclipse-learn-combat-3 = Klikni na své stíhače a pak na hlídaný sektor. Před bitvou se hra vždy ještě zeptá: klikni na jantarové tlačítko.
eclipse-learn-combat-4 = Stejně za ním pošli druhý.
eclipse-learn-combat-5 = Zbývá ti jeden pohyb, ale nepotřebuješ ho. Klikni na Hotovo.
eclipse-learn-combat-6 = Bitvy začínají, až všichni pasují. Klikni na Pasuj.
eclipse-learn-combat-7 = Bitva. Pruh nahoře ukazuje, kdo jedná první: tvoje stíhače, protože jsou rychlejší. Malá políčka jsou poškození, které loď snese. Když jsou všechna plná, loď je zničená.
eclipse-learn-combat-8 = Klikni na Zaútoč. Každá loď hodí kostkou: šestka zasáhne vždy. Počítače tvůj hod zvyšují, štíty nepřítele ho snižují.
eclipse-learn-combat-9 = Jeden zásah, ale loď Prastarých drží. Klikni na Zaútoč ještě jednou.
eclipse-learn-combat-10 = Vítězství! Losuješ žetony pověsti a jeden si tajně necháš: na konci hry jsou to vítězné body. Pak můžeš zabrat sektor a vzít si jeho objev. Šťastný let!
