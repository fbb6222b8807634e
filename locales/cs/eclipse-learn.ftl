### Eclipse: lekce. Jejich kroky popisuje web/src/games/eclipse/lessons.toml.

## Galaxie

eclipse-learn-galaxy-title = Galaxie
eclipse-learn-galaxy-text = Co leží na stole a co říká tvoje deska.
eclipse-learn-galaxy-1 = Tohle je tvůj domovský sektor. Okraj a disk v tvé barvě ukazují, že ho ovládáš; číslo vedle disku je jeho hodnota na konci.
eclipse-learn-galaxy-2 = Vyplněná pole obývá tvoje populace. Pole v závorkách jsou pokročilá: zůstanou prázdná, dokud nemáš správnou technologii.
eclipse-learn-galaxy-3 = Uprostřed leží střed galaxie a hlídá ho obranný systém. Půlkruhy na hranách jsou červí díry; kde se dvě poloviny setkají, je cesta otevřená.
eclipse-learn-galaxy-4 = Peníze platí za civilizaci, za vědu kupuješ technologie, z materiálů stavíš lodě. Velká čísla jsou tvoje zásoby.
eclipse-learn-galaxy-5 = Čím víc kostek ze stupnic odejde, tím víc vyrábíš: platí právě odkryté číslo.
eclipse-learn-galaxy-6 = Každá akce a každý sektor odtud bere disk. Odkryté číslo je údržba v penězích, kterou zaplatíš na konci kola.
eclipse-learn-galaxy-7 = Ve svém tahu provedeš jednu akci, pak hraje další. Kdo má dost, pasuje. Rozhodne devět kol.

## Průzkum

eclipse-learn-explore-title = Průzkum
eclipse-learn-explore-text = Najdi sektor, zaber ho a osídli.
eclipse-learn-explore-1 = Galaxie je ještě neznámá. Akce průzkumu přiloží nový sektor k tvému.
eclipse-learn-explore-2 = Vyber průzkum.
eclipse-learn-explore-3 = Místa, kam dosáhneš, svítí. Číslice říká, ze které hromádky kartička je. Vyber místo mezi sebou a středem.
eclipse-learn-explore-4 = Klidný sektor s vědou a materiály. Mapa ukazuje, jak bude ležet; jeho červí díra se setká s tvou. Polož ho.
eclipse-learn-explore-5 = Nikdo ho nehlídá, můžeš ho tedy zabrat diskem vlivu. Udělej to.
eclipse-learn-explore-6 = Tvoje kolonizační lodě ho mohou hned osídlit. Vyber pole vědy a potvrď.
eclipse-learn-explore-7 = Teď pole materiálů.
eclipse-learn-explore-8 = Na mapě jsou o dvě kostky víc: vyrábíš víc. Na stupnici o dva disky míň: údržba vzrostla. Tahle rovnováha je srdcem hry.

## Výzkum

eclipse-learn-research-title = Výzkum
eclipse-learn-research-text = Technologie, ceny a slevy.
eclipse-learn-research-1 = Technologie odemykají části lodí, stavby a pokročilá pole. Platíš za ně vědou.
eclipse-learn-research-2 = Vyber výzkum.
eclipse-learn-research-3 = Světlé žetony jsou v nabídce; číslo je tvoje vlastní cena. Každá technologie v kategorii zlevní další.
eclipse-learn-research-4 = Vezmi Gaussův štít: lodě bude těžší zasáhnout.
eclipse-learn-research-5 = Je tvoje a věda je utracená. Čtyři technologie jedné kategorie mají i cenu bodu, víc jich má ještě vyšší.

## Lodě

eclipse-learn-ships-title = Lodě
eclipse-learn-ships-text = Lepší plány, pak víc lodí.
eclipse-learn-ships-1 = Máš Gaussův štít. Vylepšení dává části na plány; všechny lodě toho typu je mají hned, i ty v letu.
eclipse-learn-ships-2 = Vyber vylepšení.
eclipse-learn-ships-3 = Vezmi z částí Gaussův štít.
eclipse-learn-ships-4 = Polož ho na prázdné pole stíhače. Jantarové číslo říká, kolik energie by zbylo.
eclipse-learn-ships-5 = Mohla by přijít druhá část. Tady skonči.
eclipse-learn-ships-6 = Další tah: vyber stavbu.
eclipse-learn-ships-7 = Postav doma stíhače: vyber loď, pak svůj sektor.
eclipse-learn-ships-8 = Už tam stojí, i se štítem. Materiály jsou pryč; další přijdou na konci kola.

## Bitva

eclipse-learn-combat-title = Bitva
eclipse-learn-combat-text = Vleť tam, hoď kostkami, získej pověst.
eclipse-learn-combat-1 = Loď Prastarých hlídá tento sektor i objev pod sebou. Doma máš dva stíhače.
eclipse-learn-combat-2 = Vyber pohyb.
eclipse-learn-combat-3 = Vyber stíhače, pak hlídaný sektor a potvrď: před bitvou přijde vždy otázka.
eclipse-learn-combat-4 = A teď druhého.
eclipse-learn-combat-5 = Jeden pohyb zbývá; není potřeba. Ukonči akci.
eclipse-learn-combat-6 = Bojuje se, až všichni pasují. Pasuj.
eclipse-learn-combat-7 = Bitva. Pruh ukazuje, kdo jedná první: tvoji stíhači. Malá políčka jsou poškození, které loď snese; poslední ji zničí.
eclipse-learn-combat-8 = Zaútoč. Šestka vždy zasáhne; tobě pomáhají počítače, nepříteli jeho štíty.
eclipse-learn-combat-9 = Prastarý ještě stojí. Zaútoč znovu.
eclipse-learn-combat-10 = Vítězství. Losuješ žetony pověsti a jeden si necháš, ostatní ho nevidí; počítá se na konci. Pak můžeš zabrat sektor i s objevem. Šťastný let!
