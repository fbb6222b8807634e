### Eclipse: pravidla ve zkratce, kapitolu po kapitole; strany podle pravidel.

eclipse-rules-aim = Cíl hry

eclipse-rule-aim-rounds = Hra trvá devět kol. Vyhrává ten, kdo má potom nejvíc vítězných bodů.
    .title = Devět kol
    .page = 3
eclipse-rule-aim-phases = Každé kolo má fázi akcí, boje, údržby a úklidu.
    .title = Čtyři fáze
    .page = 8

eclipse-rules-setup = Příprava hry

eclipse-rule-setup-technologies = Pro 2, 3, 4, 5 nebo 6 hráčů se vylosuje 12, 14, 16, 18 nebo 20 žetonů technologií.
    .title = Technologie v nabídce
    .page = 4
eclipse-rule-setup-sectors = Používají se všechny vnitřní a střední sektory; vnější balíček má pro 2, 3, 4, 5 nebo 6 hráčů 5, 10, 14, 16 nebo 18 sektorů.
    .title = Balíčky sektorů
    .page = 4
eclipse-rule-setup-centre = Uprostřed leží centrum galaxie se skrytým žetonem objevu, které střeží obranný systém.
    .title = Centrum galaxie
    .page = 4
eclipse-rule-setup-species = S mimozemskými druhy vybírá první hráč napravo od začínajícího a pokračuje se proti směru hodinových ručiček; začínající hráč vybírá poslední. Hrají-li jen Terrané, vybírá se po směru hodinových ručiček od začínajícího hráče. Obě strany jedné desky nejsou nikdy v téže hře.
    .title = Výběr druhu
    .page = 4
eclipse-rule-setup-home = Je v něm tvá výchozí loď, jeden disk vlivu a kostka na každém poli, které není pokročilé.
    .title = Výchozí sektor
    .page = 4

eclipse-rules-concepts = Pojmy

eclipse-rule-concepts-production = Čím méně kostek je na stupnici populace, tím víc vyrábíš: platí odkryté pole nejvíce vlevo.
    .title = Výroba
    .page = 6
eclipse-rule-concepts-upkeep = Každý ovládaný sektor a každá akce potřebuje disk; odkrytý kroužek stupnice vlivu nejvíce vlevo udává cenu údržby.
    .title = Disky vlivu
    .page = 6
eclipse-rule-concepts-limits = Počet lodí, kostek, disků a žetonů technologií, objevů, pověsti a velvyslanců je omezený; součásti lodí a poškození omezené nejsou.
    .title = Limity
    .page = 6
eclipse-rule-concepts-discovery = Kdo první položí do sektoru disk, podívá se na žeton a hned se rozhodne: účinek, nebo 2 vítězné body.
    .title = Žetony objevů
    .page = 7
eclipse-rule-concepts-trade = Kdykoli smíš dát několik jednotek jednoho zdroje za jednu jednotku jiného; kolik, je natištěno na tvé desce.
    .title = Obchod
    .page = 7
eclipse-rule-concepts-wormholes = Lodě a vliv překročí hranu jen tam, kde na ní mají červí díru oba sektory.
    .title = Červí díry
    .page = 7
eclipse-rule-concepts-structures = Orbitály a monolity zůstávají na místě do konce hry, ať sektor ovládá kdokoli.
    .title = Stavby
    .page = 7

eclipse-rules-action = Fáze akcí

eclipse-rule-action-turn = Přesuň disk nejvíce vpravo ze stupnice vlivu na zvolenou akci, nebo pasuj. Tutéž akci smíš provést opakovaně.
    .title = Tvůj tah
    .page = 8
eclipse-rule-action-pass = Kdo pasuje první, začíná příští kolo. Kdo pasoval, smí už provádět jen reakce.
    .title = Pasování
    .page = 8
eclipse-rule-action-end = Fáze končí v okamžiku, kdy pasovali všichni.
    .title = Konec fáze
    .page = 8
eclipse-rule-action-colony = Během své akce smíš použít libovolný počet kolonizačních lodí; každá položí jednu kostku z odpovídající stupnice na prázdné pole sektoru s tvým diskem.
    .title = Kolonizační lodě
    .page = 8
eclipse-rule-action-gray = Přijmou kostku z libovolné stupnice a ta se smí vrátit na libovolnou stupnici.
    .title = Šedá pole
    .page = 8
eclipse-rule-action-advanced = Smíš je osídlit jen s odpovídající pokročilou technologií.
    .title = Pokročilá pole
    .page = 8
eclipse-rule-action-orbital = Přijmou kostku ze stupnice peněz nebo vědy.
    .title = Orbitály
    .page = 8

eclipse-rules-explore = Průzkum

eclipse-rule-explore-target = Vyber prázdné místo vedle sektoru se svým diskem nebo nevázanou lodí, pak vezmi sektor z příslušného balíčku.
    .title = Kde
    .page = 9
eclipse-rule-explore-place = Nový sektor musí být celou červí dírou spojen se sektorem, kde máš disk nebo loď. Odložením průzkum končí.
    .title = Umístit, nebo odložit
    .page = 9
eclipse-rule-explore-contents = Symboly na sektoru říkají, zda se na něj položí skrytý žeton objevu a lodě Prastarých.
    .title = Obsah
    .page = 9
eclipse-rule-explore-claim = Nejsou-li tam Prastaří, smíš hned položit disk ze stupnice vlivu a pak si vzít žeton objevu.
    .title = Ovládnutí
    .page = 9
eclipse-rule-explore-empty = Z odložených sektorů se zamíchá nový balíček; nejsou-li žádné, tento okruh nelze zkoumat.
    .title = Prázdný balíček
    .page = 9
eclipse-rule-explore-generator = Stačí červí díra na jedné straně hrany.
    .title = Generátor červích děr
    .page = 9

eclipse-rules-influence = Vliv

eclipse-rule-influence-discs = Přesuň až dva disky: ze stupnice nebo ze svého sektoru do volného sektoru, nebo ze sektoru zpět na stupnici.
    .title = Dva disky
    .page = 10
eclipse-rule-influence-target = Bez disku, bez nepřátelské lodi a spojené červí dírou se sektorem, kde máš disk nebo loď.
    .title = Volné sektory
    .page = 10
eclipse-rule-influence-removal = Spolu s diskem se na své stupnice vrátí všechny kostky ze sektoru.
    .title = Opuštění sektoru
    .page = 10
eclipse-rule-influence-colony = Po discích smíš otočit lícem nahoru až dvě kolonizační lodě a hned je použít.
    .title = Kolonizační lodě
    .page = 10

eclipse-rules-diplomacy = Diplomacie

eclipse-rule-diplomacy-relations = Ve čtyřech a více hráčích si dva, jejichž sektory spojuje červí díra, smějí vyměnit velvyslance; na každém je kostka z libovolné stupnice jeho majitele.
    .title = Diplomatické vztahy
    .page = 11
eclipse-rule-diplomacy-track = Velvyslanec zabírá pole stupnice pověsti; z plné stupnice lze vrátit žeton pověsti do sáčku. Od každého hráče nejvýše jeden velvyslanec.
    .title = Místo na stupnici
    .page = 11
eclipse-rule-diplomacy-breaking = Pohyb lodi do sektoru s partnerovým diskem nebo loděmi je útok: oba velvyslanci se vrátí domů a ty se staneš zrádcem.
    .title = Přerušení vztahů
    .page = 11
eclipse-rule-diplomacy-traitor = Držitel karty nenavazuje nové vztahy a na konci ztrácí 2 vítězné body; karta přechází k dalšímu zrádci.
    .title = Zrádce
    .page = 11

eclipse-rules-research = Výzkum

eclipse-rule-research-price = Platíš cenu sníženou o slevu kategorie, nejméně však minimální cenu.
    .title = Cena
    .page = 12
eclipse-rule-research-limits = Technologii, kterou už máš, ani osmou v kategorii. Technologie se neodhazují.
    .title = Co nelze vzít
    .page = 12
eclipse-rule-research-kinds = Některé odemykají součást lodi nebo stavbu, jiné působí okamžitě, ostatní po celou hru.
    .title = Druhy
    .page = 12

eclipse-rules-upgrade = Vylepšení

eclipse-rule-upgrade-parts = Vrať libovolný počet součástí, pak polož dvě na libovolná pole plánů. Nic to nestojí a hned to platí i pro postavené lodě.
    .title = Součásti lodí
    .page = 13
eclipse-rule-upgrade-limits = Součást vyžaduje technologii, spotřeba energie nesmí překročit výrobu, hvězdné základny nemají pohon a každá jiná loď ho má.
    .title = Omezení
    .page = 13
eclipse-rule-upgrade-sums = Hodnoty všech součástí lodi se sčítají, i těch natištěných mimo mřížku.
    .title = Vše se sčítá
    .page = 13
eclipse-rule-upgrade-ancient = Nevyžadují technologii. Jakmile jsou nahrazeny nebo odebrány, jsou mimo hru.
    .title = Prastaré součásti
    .page = 7

eclipse-rules-build = Stavba

eclipse-rule-build-two = Postav až dvě lodě nebo stavby v sektorech se svým diskem a zaplať jejich cenu materiálem.
    .title = Dvě stavby
    .page = 13
eclipse-rule-build-limits = Tolik lodí, kolik máš figurek; jedna orbitála a jeden monolit v sektoru; hvězdné základny, orbitály a monolity vyžadují technologii.
    .title = Omezení
    .page = 13

eclipse-rules-move = Pohyb

eclipse-rule-move-moves = Každý pohyb přesune jednu loď tak daleko, jak dovolí pohony, červími dírami a jen do prozkoumaných sektorů. Jedna loď smí využít několik pohybů. Hvězdné základny se nehýbou.
    .title = Pohyby lodí
    .page = 14
eclipse-rule-move-pinning = Za každou nepřátelskou loď v sektoru tam musí zůstat jedna tvá; dál smí jen přebytek.
    .title = Vázání bojem
    .page = 14
eclipse-rule-move-centre = Dokud stojí obranný systém, nikdo odtud nepokračuje dál.
    .title = Centrum galaxie
    .page = 14

eclipse-rules-reaction = Reakce

eclipse-rule-reaction-one = Po pasování smíš ve svém tahu vydat disk na jednu součást, jednu stavbu nebo jeden pohyb lodi.
    .title = Slabší akce
    .page = 14

eclipse-rules-combat = Fáze boje

eclipse-rule-combat-where = Bitva se koná v každém sektoru s loděmi více než jedné strany: hráčů, Prastarých, obranného systému.
    .title = Kde
    .page = 18
eclipse-rule-combat-order = Od nejvyššího čísla sektoru k nejnižšímu; centrum galaxie je poslední.
    .title = Pořadí sektorů
    .page = 18
eclipse-rule-combat-pairs = Nejdřív bojují dva hráči, kteří vstoupili poslední, vítěz se utká s předchozím a tak dále. Kdo sektor ovládá, bojuje poslední; potom Prastaří nebo obranný systém.
    .title = Více než dvě strany
    .page = 18
eclipse-rule-combat-defender = Hráč, jehož disk je v sektoru, jinak ten, kdo vstoupil první. Obránce vyhrává shody iniciativy.
    .title = Obránce
    .page = 18
eclipse-rule-combat-initiative = Typy lodí jednají od nejvyšší iniciativy k nejnižší; všechny lodě jednoho typu házejí společně.
    .title = Iniciativa
    .page = 18
eclipse-rule-combat-dice = Jedna kostka dané barvy za každý symbol kostky každé lodi. Po hodu se každá kostka přidělí jedné nepřátelské lodi.
    .title = Kostky
    .page = 18
eclipse-rule-combat-hit = 6 zasahuje vždy, 1 nikdy. Jinak musí hod plus tvé počítače minus štíty cíle dát aspoň 6.
    .title = Zásah
    .page = 19
eclipse-rule-combat-damage = Loď je zničena, když její poškození převýší trup. Poškození z jedné kostky se nedělí a zůstává do konce fáze.
    .title = Poškození
    .page = 19
eclipse-rule-combat-neutral = Jejich kostky ničí lodě, jakmile mohou, od největších; jinak způsobí co nejvíc poškození.
    .title = Prastaří a obranný systém
    .page = 19
eclipse-rule-combat-missiles = Vypalují se jednou, na začátku každé bitvy, v pořadí iniciativy.
    .title = Střely
    .page = 20
eclipse-rule-combat-engagement = Každý typ postupně útočí, nebo ustupuje, kolo za kolem, dokud jedna strana nezmizí.
    .title = Kola střetu
    .page = 20
eclipse-rule-combat-retreat = Ohlas jej místo útoku; ve svém dalším tahu se lodě přesunou červí dírou do sousedního sektoru s tvým diskem a bez nepřátelských lodí. Do té doby je lze zasáhnout.
    .title = Ústup
    .page = 20
eclipse-rule-combat-stalemate = Nemůže-li žádná strana zničit druhou, útočník ustoupí, nebo přijde o lodě.
    .title = Pat
    .page = 20
eclipse-rule-combat-population = Po všech bitvách smí každá zbylá loď jednou vystřelit z kanónů na nepřátelskou populaci sektoru; každé poškození zničí kostku podle tvé volby.
    .title = Útok na populaci
    .page = 20
eclipse-rule-combat-bombs = Jejich majitel zničí všechny kostky bez hodu.
    .title = Neutronové bomby
    .page = 20
eclipse-rule-combat-graveyard = Zničené kostky čekají na majitelových hřbitovech do fáze úklidu; u kostky z šedého pole vybírá hřbitov majitel.
    .title = Hřbitovy
    .page = 20
eclipse-rule-combat-reputation = Vezmi si 1 žeton za účast, 1 za každý zničený stíhač, hvězdnou základnu nebo loď Prastarých, 2 za křižník, 3 za bitevník nebo obranný systém; nejvýše 5. Jeden si nech.
    .title = Pověst
    .page = 21
eclipse-rule-combat-reputation-order = V pořadí, v jakém hráči do sektoru vstoupili.
    .title = Pořadí braní
    .page = 21
eclipse-rule-combat-retreat-penalty = Odešly-li všechny tvé přeživší lodě, nedostaneš žeton za účast.
    .title = Trest za ústup
    .page = 21
eclipse-rule-combat-control = Nezbyly-li v nepřátelském sektoru kostky a máš tam loď, jeho disk se vrátí domů a smíš položit svůj; stejně tak v sektoru, který nikdo neovládá.
    .title = Zabírání sektorů
    .page = 21
eclipse-rule-combat-repair = Na konci fáze se všechno poškození odstraní.
    .title = Opravy
    .page = 21
eclipse-rule-combat-elimination = Bez disku i lodi na mapě už nesmíš pokládat disky, ale dál vyrábíš a smíš zkoumat technologie.
    .title = Vyřazení
    .page = 21

eclipse-rules-upkeep = Fáze údržby

eclipse-rule-upkeep-colony = Před placením smíš použít zbylé kolonizační lodě.
    .title = Nejdřív kolonizační lodě
    .page = 24
eclipse-rule-upkeep-pay = Tvé peníze se změní o rozdíl výroby peněz a ceny údržby.
    .title = Placení
    .page = 24
eclipse-rule-upkeep-bankruptcy = Nemůžeš-li zaplatit, obchoduj, nebo se vzdávej sektorů, dokud to nepůjde; jejich kostky se vracejí na stupnice.
    .title = Bankrot
    .page = 24
eclipse-rule-upkeep-collapse = Nestačí-li ani to, tvá civilizace padne a hra pro tebe končí s body, které máš.
    .title = Zhroucení
    .page = 24
eclipse-rule-upkeep-produce = Potom si vezmi vědu a materiál podle svých stupnic.
    .title = Výroba
    .page = 24

eclipse-rules-cleanup = Fáze úklidu

eclipse-rule-cleanup-technologies = Pro 2, 3, 4, 5 nebo 6 hráčů se vylosují 4, 6, 7, 8 nebo 9 žetonů.
    .title = Nové technologie
    .page = 24
eclipse-rule-cleanup-return = Disky z akcí se vracejí na stupnici vlivu, kostky ze hřbitovů na své stupnice (z plné na jinou), kolonizační lodě se otočí lícem nahoru.
    .title = Návraty
    .page = 24

eclipse-rules-scoring = Konec hry

eclipse-rule-scoring-points = Žetony pověsti, 1 za velvyslance, ovládané sektory, 2 za ponechaný žeton objevu, 3 za monolit ve tvých sektorech, stupnice technologií, odměna druhu; zrádce −2.
    .title = Vítězné body
    .page = 25
eclipse-rule-scoring-technology = 4, 5, 6 nebo 7 technologií jedné kategorie je za 1, 2, 3 nebo 5 bodů.
    .title = Stupnice technologií
    .page = 25
eclipse-rule-scoring-tie = Vyhrává ten, kdo má v zásobě dohromady víc peněz, vědy a materiálu.
    .title = Shody
    .page = 25
eclipse-rule-scoring-two = Planta a Potomci Draka se ve dvou šíří velmi rychle; pravidla je nedoporučují.
    .title = Dva hráči
    .page = 25

eclipse-rules-species = Druhy

eclipse-rule-species-eridani_empire = { eclipse-species-eridani_empire-text }
    .title = { eclipse-species-eridani_empire }
    .page = 26
eclipse-rule-species-hydran_progress = { eclipse-species-hydran_progress-text }
    .title = { eclipse-species-hydran_progress }
    .page = 26
eclipse-rule-species-planta = { eclipse-species-planta-text }
    .title = { eclipse-species-planta }
    .page = 26
eclipse-rule-species-descendants_of_draco = { eclipse-species-descendants_of_draco-text }
    .title = { eclipse-species-descendants_of_draco }
    .page = 27
eclipse-rule-species-mechanema = { eclipse-species-mechanema-text }
    .title = { eclipse-species-mechanema }
    .page = 27
eclipse-rule-species-orion_hegemony = { eclipse-species-orion_hegemony-text }
    .title = { eclipse-species-orion_hegemony }
    .page = 27
eclipse-rule-species-terran = { eclipse-species-terran-text }
    .title = { eclipse-species-terran }
    .page = 28
