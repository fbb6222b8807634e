# Eclipse: pravidla ve zkratce, kapitolu po kapitole, vlastními slovy. Čísla stran podle tištěných pravidel.

## Cíl hry

eclipse-rules-aim = Cíl hry
eclipse-rule-aim_rounds = Devět kol
eclipse-rule-aim_rounds-text = Hra trvá devět kol. Potom vyhrává hráč, který má nejvíc vítězných bodů. (s. 3)
eclipse-rule-aim_phases = Čtyři fáze
eclipse-rule-aim_phases-text = Každé kolo má fázi akcí, boje, údržby a úklidu. (s. 8)

## Příprava hry

eclipse-rules-setup = Příprava hry
eclipse-rule-setup_technologies = Technologie v nabídce
eclipse-rule-setup_technologies-text = Pro 2, 3, 4, 5 nebo 6 hráčů se vylosuje 12, 14, 16, 18 nebo 20 žetonů technologií. (s. 4)
eclipse-rule-setup_sectors = Balíčky sektorů
eclipse-rule-setup_sectors-text = Používají se všechny vnitřní a střední sektory; vnější balíček má pro 2, 3, 4, 5 nebo 6 hráčů 5, 10, 14, 16 nebo 18 sektorů. (s. 4)
eclipse-rule-setup_centre = Centrum galaxie
eclipse-rule-setup_centre-text = Uprostřed leží centrum galaxie se skrytým žetonem objevu, které střeží obranný systém. (s. 4)
eclipse-rule-setup_species = Výběr rasy
eclipse-rule-setup_species-text = S mimozemskými rasami vybírá první hráč napravo od začínajícího a pokračuje se proti směru hodinových ručiček; začínající hráč vybírá poslední. Jen s Terrany se vybírá po směru hodinových ručiček od začínajícího hráče. Obě strany jedné desky nejsou nikdy v téže hře. (s. 4)
eclipse-rule-setup_home = Výchozí sektor
eclipse-rule-setup_home-text = Je v něm tvá výchozí loď, jeden disk vlivu a osadník na každém poli, které není pokročilé. (s. 4)

## Pojmy

eclipse-rules-concepts = Pojmy
eclipse-rule-concepts_production = Výroba
eclipse-rule-concepts_production-text = Čím méně osadníků je na stupnici populace, tím víc vyrábíš: platí odkryté pole nejvíce vlevo. (s. 6)
eclipse-rule-concepts_upkeep = Disky vlivu
eclipse-rule-concepts_upkeep-text = Každý ovládaný sektor a každá akce potřebuje disk; odkrytý kroužek stupnice vlivu nejvíce vlevo udává cenu údržby. (s. 6)
eclipse-rule-concepts_limits = Limity
eclipse-rule-concepts_limits-text = Počet lodí, osadníků, disků a žetonů technologií, objevů, pověsti a velvyslanců je omezený; součásti lodí a poškození omezené nejsou. (s. 6)
eclipse-rule-concepts_discovery = Žetony objevů
eclipse-rule-concepts_discovery-text = Kdo první položí do sektoru disk, podívá se na žeton a hned se rozhodne: účinek, nebo 2 vítězné body. (s. 7)
eclipse-rule-concepts_trade = Obchod
eclipse-rule-concepts_trade-text = Kdykoli můžeš dát několik jednotek jedné suroviny za jednu jednotku jiné; kolik, je natištěno na tvé desce. (s. 7)
eclipse-rule-concepts_wormholes = Červí díry
eclipse-rule-concepts_wormholes-text = Lodě a vliv překročí hranu jen tam, kde na ní mají červí díru oba sektory. (s. 7)
eclipse-rule-concepts_structures = Stavby
eclipse-rule-concepts_structures-text = Orbitály a monolity zůstávají na místě do konce hry, ať sektor ovládá kdokoli. (s. 7)

## Fáze akcí

eclipse-rules-action = Fáze akcí
eclipse-rule-action_turn = Tvůj tah
eclipse-rule-action_turn-text = Přesuň disk nejvíce vpravo ze stupnice vlivu na zvolenou akci, nebo pasuj. Tutéž akci můžeš provést opakovaně. (s. 8)
eclipse-rule-action_pass = Pasování
eclipse-rule-action_pass-text = Kdo pasuje první, začíná příští kolo. Po pasu můžeš už provádět jen reakce. (s. 8)
eclipse-rule-action_end = Konec fáze
eclipse-rule-action_end-text = Fáze končí v okamžiku, kdy pasovali všichni. (s. 8)
eclipse-rule-action_colony = Kolonizační lodě
eclipse-rule-action_colony-text = Během své akce můžeš použít libovolný počet kolonizačních lodí; každá položí jednoho osadníka z odpovídající stupnice na prázdné pole sektoru s tvým diskem. (s. 8)
eclipse-rule-action_gray = Šedá pole
eclipse-rule-action_gray-text = Přijmou osadníka z libovolné stupnice a ten se může vrátit na libovolnou stupnici. (s. 8)
eclipse-rule-action_advanced = Pokročilá pole
eclipse-rule-action_advanced-text = Můžeš je osídlit jen s odpovídající pokročilou technologií. (s. 8)
eclipse-rule-action_orbital = Orbitály
eclipse-rule-action_orbital-text = Přijmou osadníka ze stupnice peněz nebo vědy. (s. 8)

## Průzkum

eclipse-rules-explore = Průzkum
eclipse-rule-explore_target = Kde
eclipse-rule-explore_target-text = Vyber prázdné místo vedle sektoru se svým diskem nebo nevázanou lodí, pak vezmi sektor z příslušného balíčku. (s. 9)
eclipse-rule-explore_place = Položit, nebo odhodit
eclipse-rule-explore_place-text = Nový sektor musí být celou červí dírou spojen se sektorem, kde máš disk nebo loď. Nebo ho odhoď: tím tvůj tah končí, kolonizační lodě proto použij předtím. (s. 9)
eclipse-rule-explore_contents = Obsah
eclipse-rule-explore_contents-text = Symboly na sektoru říkají, zda se na něj položí skrytý žeton objevu a lodě Prastarých. (s. 9)
eclipse-rule-explore_claim = Ovládnutí
eclipse-rule-explore_claim-text = Pokud tam nejsou Prastaří, můžeš hned položit disk ze stupnice vlivu a pak si vzít žeton objevu. (s. 9)
eclipse-rule-explore_empty = Prázdný balíček
eclipse-rule-explore_empty-text = Z odhozených sektorů se zamíchá nový balíček; pokud nejsou žádné, tento okruh už prozkoumat nejde. (s. 9)
eclipse-rule-explore_generator = Generátor červích děr
eclipse-rule-explore_generator-text = Stačí červí díra na jedné straně hrany. (s. 9)

## Vliv

eclipse-rules-influence = Vliv
eclipse-rule-influence_discs = Dva disky
eclipse-rule-influence_discs-text = Přesuň až dva disky: ze stupnice nebo ze svého sektoru do volného sektoru, nebo ze sektoru zpět na stupnici. (s. 10)
eclipse-rule-influence_target = Volné sektory
eclipse-rule-influence_target-text = Bez disku a bez nepřátelské lodi; buď v nich stojí tvá loď, nebo je červí díra spojuje se sektorem, kde máš disk nebo loď. Sektor, ze kterého disk bereš, se nepočítá. (s. 10)
eclipse-rule-influence_removal = Opuštění sektoru
eclipse-rule-influence_removal-text = Spolu s diskem se na své stupnice vrátí všichni osadníci ze sektoru. (s. 10)
eclipse-rule-influence_colony = Kolonizační lodě
eclipse-rule-influence_colony-text = Po přesunu disků můžeš otočit lícem nahoru až dvě kolonizační lodě a hned je použít. (s. 10)

## Diplomacie

eclipse-rules-diplomacy = Diplomacie
eclipse-rule-diplomacy_relations = Diplomatické vztahy
eclipse-rule-diplomacy_relations-text = Ve čtyřech a více hráčích si dva, jejichž sektory spojuje červí díra, mohou vyměnit velvyslance; na každém je osadník z libovolné stupnice jeho majitele. (s. 11)
eclipse-rule-diplomacy_track = Místo na stupnici
eclipse-rule-diplomacy_track-text = Velvyslanec zabírá pole stupnice pověsti; z plné stupnice můžeš vrátit žeton pověsti do sáčku. Od každého hráče nejvýše jeden velvyslanec. (s. 11)
eclipse-rule-diplomacy_breaking = Přerušení vztahů
eclipse-rule-diplomacy_breaking-text = Pohyb lodi do sektoru s partnerovým diskem nebo loděmi je útok: oba velvyslanci se vrátí domů a ty se staneš zrádcem. (s. 11)
eclipse-rule-diplomacy_traitor = Zrádce
eclipse-rule-diplomacy_traitor-text = Držitel karty nenavazuje nové vztahy a na konci ztrácí 2 vítězné body; karta přechází k dalšímu zrádci. (s. 11)

## Výzkum

eclipse-rules-research = Výzkum
eclipse-rule-research_price = Cena
eclipse-rule-research_price-text = Platíš cenu sníženou o slevu kategorie, nejméně však minimální cenu. (s. 12)
eclipse-rule-research_limits = Co si vzít nemůžeš
eclipse-rule-research_limits-text = Technologii, kterou už máš, ani osmou v kategorii. Technologie se neodhazují. (s. 12)
eclipse-rule-research_kinds = Typy
eclipse-rule-research_kinds-text = Některé odemykají součást lodi nebo stavbu, jiné působí okamžitě, ostatní po celou hru. (s. 12)

## Vylepšení

eclipse-rules-upgrade = Vylepšení
eclipse-rule-upgrade_parts = Součásti lodí
eclipse-rule-upgrade_parts-text = Vrať libovolný počet součástí, pak polož dvě na libovolná pole plánů. Nic to nestojí a hned to platí i pro postavené lodě. (s. 13)
eclipse-rule-upgrade_limits = Omezení
eclipse-rule-upgrade_limits-text = Součást vyžaduje technologii, spotřeba energie nemůže překročit výrobu, hvězdné základny nemají pohon a každá jiná loď ho má. (s. 13)
eclipse-rule-upgrade_sums = Vše se sčítá
eclipse-rule-upgrade_sums-text = Hodnoty všech součástí lodi se sčítají, i těch natištěných mimo mřížku. (s. 13)
eclipse-rule-upgrade_ancient = Prastaré součásti
eclipse-rule-upgrade_ancient-text = Nevyžadují technologii. Jakmile jsou nahrazeny nebo odebrány, jsou mimo hru. (s. 7)

## Stavba

eclipse-rules-build = Stavba
eclipse-rule-build_two = Dvě stavby
eclipse-rule-build_two-text = Postav až dvě lodě nebo stavby v sektorech se svým diskem. V materiálu: stíhač 3, křižník 5, bitevní loď 8, hvězdná základna 3, orbitála 5, monolit 10. Mechanema platí méně. (s. 13)
eclipse-rule-build_limits = Omezení
eclipse-rule-build_limits-text = Tolik lodí, kolik máš figurek; jedna orbitála a jeden monolit v sektoru; hvězdné základny, orbitály a monolity vyžadují technologii. (s. 13)

## Pohyb

eclipse-rules-move = Pohyb
eclipse-rule-move_moves = Pohyby lodí
eclipse-rule-move_moves-text = Akce pohybu má tři pohyby lodí u Terranů, dva u mimozemšťanů. Každý přesune jednu loď tak daleko, jak dovolí pohony, červími dírami a jen do prozkoumaných sektorů. Jedna loď může využít několik pohybů. Hvězdné základny se nehýbou. (s. 14)
eclipse-rule-move_pinning = Vázání bojem
eclipse-rule-move_pinning-text = Za každou nepřátelskou loď v sektoru tam musí zůstat jedna tvá; dál může jen přebytek. (s. 14)
eclipse-rule-move_centre = Centrum galaxie
eclipse-rule-move_centre-text = Dokud stojí obranný systém, nikdo odtud nepokračuje dál. (s. 14)

## Reakce

eclipse-rules-reaction = Reakce
eclipse-rule-reaction_one = Slabší akce
eclipse-rule-reaction_one-text = Po pasování můžeš ve svém tahu vydat disk na jednu součást, jednu stavbu nebo jeden pohyb lodi. (s. 14)

## Fáze boje

eclipse-rules-combat = Fáze boje
eclipse-rule-combat_where = Kde
eclipse-rule-combat_where-text = Bitva se koná v každém sektoru s loděmi více než jedné strany: hráčů, Prastarých, obranného systému. (s. 18)
eclipse-rule-combat_order = Pořadí sektorů
eclipse-rule-combat_order-text = Od nejvyššího čísla sektoru k nejnižšímu; centrum galaxie je poslední. (s. 18)
eclipse-rule-combat_pairs = Více než dvě strany
eclipse-rule-combat_pairs-text = Nejdřív bojují dva hráči, kteří vstoupili poslední, vítěz se utká s předchozím a tak dále. Kdo sektor ovládá, bojuje poslední; potom Prastaří nebo obranný systém. (s. 18)
eclipse-rule-combat_defender = Obránce
eclipse-rule-combat_defender-text = Hráč, jehož disk je v sektoru, jinak ten, kdo vstoupil první. Obránce vyhrává remízy iniciativy. (s. 18)
eclipse-rule-combat_initiative = Iniciativa
eclipse-rule-combat_initiative-text = Typy lodí jednají od nejvyšší iniciativy k nejnižší; všechny lodě jednoho typu házejí společně. (s. 18)
eclipse-rule-combat_dice = Kostky
eclipse-rule-combat_dice-text = Jedna kostka dané barvy za každý symbol kostky každé lodi. Po hodu se každá kostka přidělí jedné nepřátelské lodi. (s. 18)
eclipse-rule-combat_hit = Zásah
eclipse-rule-combat_hit-text = 6 zasahuje vždy, 1 nikdy. Jinak musí hod plus tvé počítače minus štíty cíle dát aspoň 6. (s. 19)
eclipse-rule-combat_damage = Poškození
eclipse-rule-combat_damage-text = Loď je zničena, když její poškození převýší trup. Poškození z jedné kostky se nedělí a zůstává do konce fáze. (s. 19)
eclipse-rule-combat_neutral = Prastaří a obranný systém
eclipse-rule-combat_neutral-text = Jejich kostky ničí lodě, pokud to jde, od největších; jinak způsobí co nejvíc poškození. (s. 19)
eclipse-rule-combat_missiles = Střely
eclipse-rule-combat_missiles-text = Vypalují se jednou, na začátku každé bitvy, v pořadí iniciativy. (s. 20)
eclipse-rule-combat_engagement = Kola střetu
eclipse-rule-combat_engagement-text = Každý typ postupně útočí, nebo ustupuje, kolo za kolem, dokud jedna strana nezmizí. (s. 20)
eclipse-rule-combat_retreat = Ústup
eclipse-rule-combat_retreat-text = Ohlas ho místo útoku; ve svém dalším tahu se lodě přesunou červí dírou do sousedního sektoru s tvým diskem a bez nepřátelských lodí. Do té doby je jde zasáhnout. (s. 20)
eclipse-rule-combat_stalemate = Pat
eclipse-rule-combat_stalemate-text = Pokud nemůže žádná strana zničit druhou, útočník ustoupí, nebo přijde o lodě. (s. 20)
eclipse-rule-combat_population = Útok na populaci
eclipse-rule-combat_population-text = Po všech bitvách může každá zbylá loď jednou vystřelit z kanónů na nepřátelskou populaci sektoru; každé poškození zničí osadníka podle tvé volby. (s. 20)
eclipse-rule-combat_bombs = Neutronové bomby
eclipse-rule-combat_bombs-text = Jejich majitel může zničit všechny osadníky bez hodu. (s. 20)
eclipse-rule-combat_graveyard = Hřbitovy
eclipse-rule-combat_graveyard-text = Zničení osadníci čekají na majitelových hřbitovech do fáze úklidu; u osadníka z šedého pole nebo orbitály vybírá hřbitov majitel. (s. 20)
eclipse-rule-combat_reputation = Pověst
eclipse-rule-combat_reputation-text = Vezmi si 1 žeton za účast, 1 za každý zničený stíhač, hvězdnou základnu nebo loď Prastarých, 2 za křižník, 3 za bitevní loď nebo obranný systém; nejvýše 5. Jeden si nech; při plné stupnici za něj vrať starý žeton, nebo vrať všechny vytažené. (s. 21)
eclipse-rule-combat_reputation_order = Pořadí braní
eclipse-rule-combat_reputation_order-text = V pořadí, v jakém hráči do sektoru vstoupili. (s. 21)
eclipse-rule-combat_retreat_penalty = Trest za ústup
eclipse-rule-combat_retreat_penalty-text = Pokud odešly všechny tvé přeživší lodě, nedostaneš žeton za účast. (s. 21)
eclipse-rule-combat_control = Zabírání sektorů
eclipse-rule-combat_control-text = Pokud v nepřátelském sektoru nezbyli osadníci a máš tam loď, jeho disk se vrátí a můžeš položit svůj; stejně tak v sektoru, který nikdo neovládá. (s. 21)
eclipse-rule-combat_repair = Opravy
eclipse-rule-combat_repair-text = Na konci fáze se všechno poškození odstraní. (s. 21)
eclipse-rule-combat_elimination = Vyřazení
eclipse-rule-combat_elimination-text = Bez disku i lodi na mapě už nemůžeš pokládat disky, ale dál vyrábíš a můžeš zkoumat technologie. (s. 21)

## Fáze údržby

eclipse-rules-upkeep = Fáze údržby
eclipse-rule-upkeep_colony = Nejdřív kolonizační lodě
eclipse-rule-upkeep_colony-text = Před placením můžeš použít zbylé kolonizační lodě. (s. 24)
eclipse-rule-upkeep_pay = Placení
eclipse-rule-upkeep_pay-text = Přičti výrobu peněz a odečti cenu údržby. (s. 24)
eclipse-rule-upkeep_bankruptcy = Bankrot
eclipse-rule-upkeep_bankruptcy-text = Pokud nemůžeš zaplatit, obchoduj, nebo se vzdávej sektorů, dokud to nepůjde; jejich osadníci se vracejí na stupnice. (s. 24)
eclipse-rule-upkeep_collapse = Zhroucení
eclipse-rule-upkeep_collapse-text = Pokud nemůžeš zaplatit, ani když se vzdáš všech sektorů, tvá civilizace padne a hra pro tebe končí s body, které ti zbyly. (s. 24)
eclipse-rule-upkeep_produce = Výroba
eclipse-rule-upkeep_produce-text = Potom si vezmi vědu a materiál podle svých stupnic. (s. 24)

## Fáze úklidu

eclipse-rules-cleanup = Fáze úklidu
eclipse-rule-cleanup_technologies = Nové technologie
eclipse-rule-cleanup_technologies-text = Pro 2, 3, 4, 5 nebo 6 hráčů se vylosují 4, 6, 7, 8 nebo 9 žetonů. (s. 24)
eclipse-rule-cleanup_return = Návraty
eclipse-rule-cleanup_return-text = Disky z akcí se vracejí na stupnici vlivu, osadníci ze hřbitovů na své stupnice (když je stupnice plná, na jinou), kolonizační lodě se otočí lícem nahoru. (s. 24)

## Konec hry

eclipse-rules-scoring = Konec hry
eclipse-rule-scoring_points = Vítězné body
eclipse-rule-scoring_points-text = Žetony pověsti, 1 za velvyslance, ovládané sektory, 2 za ponechaný žeton objevu, 3 za monolit ve tvých sektorech, stupnice technologií, bonus rasy; zrádce −2. (s. 25)
eclipse-rule-scoring_technology = Stupnice technologií
eclipse-rule-scoring_technology-text = 4, 5, 6 nebo 7 technologií jedné kategorie je za 1, 2, 3 nebo 5 bodů. (s. 25)
eclipse-rule-scoring_tie = Remízy
eclipse-rule-scoring_tie-text = Vyhrává ten, kdo má v zásobě dohromady víc peněz, vědy a materiálu. (s. 25)
eclipse-rule-scoring_two = Dva hráči
eclipse-rule-scoring_two-text = Planta a Potomci Draka se ve hře dvou hráčů šíří velmi rychle; pravidla je nedoporučují. (s. 25)

## Druhy

eclipse-rules-species = Rasy
eclipse-rule-species_eridani_empire = { eclipse-species-eridani_empire }
eclipse-rule-species_eridani_empire-text = { eclipse-species-eridani_empire-text } (s. 26)
eclipse-rule-species_hydran_progress = { eclipse-species-hydran_progress }
eclipse-rule-species_hydran_progress-text = { eclipse-species-hydran_progress-text } (s. 26)
eclipse-rule-species_planta = { eclipse-species-planta }
eclipse-rule-species_planta-text = { eclipse-species-planta-text } (s. 26)
eclipse-rule-species_descendants_of_draco = { eclipse-species-descendants_of_draco }
eclipse-rule-species_descendants_of_draco-text = { eclipse-species-descendants_of_draco-text } (s. 27)
eclipse-rule-species_mechanema = { eclipse-species-mechanema }
eclipse-rule-species_mechanema-text = { eclipse-species-mechanema-text } (s. 27)
eclipse-rule-species_orion_hegemony = { eclipse-species-orion_hegemony }
eclipse-rule-species_orion_hegemony-text = { eclipse-species-orion_hegemony-text } (s. 27)
eclipse-rule-species_terran = { eclipse-species-terran }
eclipse-rule-species_terran-text = { eclipse-species-terran-text } (s. 28)

## Naše výklady

eclipse-rules-rulings = Naše výklady
eclipse-rule-h1 = Začínající hráč
eclipse-rule-h1-text = Začínajícího hráče určí náhoda. Místa i výchozí sektory jdou po směru hodinových ručiček. (H1)
eclipse-rule-h2 = Náhodné frakce
eclipse-rule-h2-text = Pokud to stůl chce, frakce přidělí náhoda. (H2)
eclipse-rule-h3 = Pokročilé laboratoře na začátku
eclipse-rule-h3-text = Deska, která začíná s pokročilými laboratořemi, má osadníka i na pokročilém poli vědy. (H3)
eclipse-rule-h4 = Okruhy a balíčky
eclipse-rule-h4-text = Balíček určuje jen okruh. Nevyužitá výchozí pozice je střední místo a vnější okruh nemá konec. (H4)
eclipse-rule-h5 = Žádné prázdné akce
eclipse-rule-h5-text = Nejde vybrat akci, která by nic neudělala. Vliv, stavbu a pohyb můžeš ukončit i bez použití, ostatní akce musíš použít aspoň jednou. (H5)
eclipse-rule-h6 = Po akci
eclipse-rule-h6-text = Tvůj tah trvá, dokud můžeš použít kolonizační loď nebo nabídnout vztahy. (H6)
eclipse-rule-h7 = Po pasu nic nezbývá
eclipse-rule-h7-text = Pokud po pasu nemáš disk, kolonizační loď ani možnou nabídku, hra se už neptá. (H7)
eclipse-rule-h8 = Nikdo nezbyl
eclipse-rule-h8-text = Když jsou ze hry všichni, hra končí. (H8)
eclipse-rule-h9 = Kdy obchodovat
eclipse-rule-h9-text = Obchodovat můžeš ve svém tahu před každým krokem akce a ve fázi údržby. Zásoby nemají horní mez. (H9)
eclipse-rule-h10 = Přístup na místo
eclipse-rule-h10-text = Místo můžeš prozkoumat, jen když na ně vede červí díra z tvého sektoru. Když je vedle tvůj disk, stačí i sektor s vázanou lodí. (H10)
eclipse-rule-h11 = Druhé místo
eclipse-rule-h11-text = Když akce průzkumu zahrnuje dvě místa, druhé je nepovinné, i po odhození prvního dílku. (H11)
eclipse-rule-h12 = Druhý dílek
eclipse-rule-h12-text = Potomci Draka se o druhém dílku rozhodují, až uvidí první. (H12)
eclipse-rule-h13 = Prastará technologie
eclipse-rule-h13-text = Platí natištěná cena, plné stupnice se přeskočí a okamžité účinky nastanou. Když není co vzít, zbývají body. (H13)
eclipse-rule-h14 = Prastarý křižník
eclipse-rule-h14-text = Když jsou všechny tvé křižníky ve hře, zbývají jen body. (H14)
eclipse-rule-h15 = Vliv přes loď
eclipse-rule-h15-text = Vlivem můžeš obsadit i sektor, kde máš jen loď. (H15)
eclipse-rule-h16 = Disk, který odchází
eclipse-rule-h16-text = Sektor, ze kterého bereš disk, už nespojuje, ledaže tam zůstane tvá loď. (H16)
eclipse-rule-h17 = Otáčení kolonizačních lodí
eclipse-rule-h17-text = Akce vlivu otočí co nejvíc kolonizačních lodí, po poslední možnosti použít ty odkryté. (H17)
eclipse-rule-h18 = Natištěné technologie
eclipse-rule-h18-text = Technologie natištěné na desce zabírají místo na stupnici a počítají se jako ostatní. Žetony se za ně neodebírají. (H18)
eclipse-rule-h19 = Hotové plány
eclipse-rule-h19-text = Plány musí platit na konci akce. Krok může nechat loď neplatnou, pokud ji další součásti můžou opravit. (H19)
eclipse-rule-h20 = Jeden žeton na pole
eclipse-rule-h20-text = Součást položená na žeton ho vrátí. Pole dostane jeden žeton za akci a nikdy tutéž součást. Vracet žetony můžeš i v reakci. (H20)
eclipse-rule-h21 = Stavba mezi nepřáteli
eclipse-rule-h21-text = Nepřátelské lodě stavbě nebrání. Loď tam postavená vstoupila po nich. (H21)
eclipse-rule-h22 = Mechanema a nanoroboti
eclipse-rule-h22-text = Mechanema s nanoroboty staví čtyři věci. (H22)
eclipse-rule-h23 = Vázání bojem
eclipse-rule-h23-text = Hráč, který táhne, řekne, která loď zůstane. Hvězdné základny se počítají na obou stranách. Vázání platí v každém sektoru po cestě. (H23)
eclipse-rule-h24 = Přátelé Prastarých
eclipse-rule-h24-text = Prastaří nevážou Potomky Draka. (H24)
eclipse-rule-h25 = Diplomacie a generátor
eclipse-rule-h25-text = Generátor červích děr nepomůže navázat vztahy. (H25)
eclipse-rule-h26 = Lodě v cestě
eclipse-rule-h26-text = Vztahy nejde navázat, dokud lodě jednoho z vás stojí tam, kde má druhý disk nebo lodě. (H26)
eclipse-rule-h27 = Jedna nabídka za tah
eclipse-rule-h27-text = Každému hráči můžeš nabídnout vztahy jednou za tah. (H27)
eclipse-rule-h28 = Průlet
eclipse-rule-h28-text = Průlet partnerovým sektorem je útok. (H28)
eclipse-rule-h51 = Prastaří se brání
eclipse-rule-h51-text = Prastaří a obranný systém tam byli první: jsou obránci. (H51)
eclipse-rule-h52 = Stejně rychlé lodě
eclipse-rule-h52-text = Když jsou tvé typy lodí stejně rychlé, vybereš, který jedná první. (H52)
eclipse-rule-h53 = Přidělování kostek
eclipse-rule-h53-text = Nejdřív přiděluješ nejsilnější kostky. Stejné lodě jsou jeden cíl. Kostka, která může zasáhnout, se neplýtvá. (H53)
eclipse-rule-h54 = Kostky Prastarých
eclipse-rule-h54-text = Ze stejně velkých lodí se zasahuje ta nejblíž zničení. Kostky, které zasáhnou vše, se šetří na štíty. (H54)
eclipse-rule-h55 = Cíl ústupu
eclipse-rule-h55-text = Sektor určíš při ohlášení ústupu, jeden pro celý typ. Před střelami se neustupuje; hvězdné základny neustupují nikdy. (H55)
eclipse-rule-h56 = Kdy ústup zaniká
eclipse-rule-h56-text = Ústup zaniká s koncem bitvy, tedy s poslední nepřátelskou lodí. (H56)
eclipse-rule-h57 = Pat
eclipse-rule-h57-text = Každý typ útočníka se rozhoduje sám a odchází hned. Ztracené lodě se počítají jako zničené obráncem. (H57)
eclipse-rule-h58 = Osadníci na orbitálách
eclipse-rule-h58-text = U osadníka z orbitály vybírá majitel peníze, nebo vědu. Orbitála zůstává. (H58)
eclipse-rule-h59 = Braní pověsti
eclipse-rule-h59-text = Žetony se berou před útokem na populaci. Když je na stupnici místo, jeden si musíš nechat. Prázdný sáček dá, co má. (H59)
eclipse-rule-h60 = Sestřelené při ústupu
eclipse-rule-h60-text = Lodě sestřelené při ústupu neunikly: stejně jako za ty, které padly v boji, dostaneš žeton za účast. (H60)
eclipse-rule-h61 = Objevy přítele
eclipse-rule-h61-text = Když ostatní zničí Prastaré, jejich přítel, jehož disk tam pořád leží, si vezme žeton objevu. (H61)
eclipse-rule-h62 = Obchod při bankrotu
eclipse-rule-h62-text = Pokud nemůžeš zaplatit, měníš jen za peníze a kolonizační lodě už nepoužiješ. (H62)
eclipse-rule-h63 = Opuštění hry
eclipse-rule-h63-text = Když opustíš hru, všechno, co je tvoje, hned zmizí z mapy. Velvyslanci se vrátí, osadník partnera na stupnici, kterou si vybere, a nikdo se nestane zrádcem. (H63)
eclipse-rule-h64 = Pořadí údržby
eclipse-rule-h64-text = Platí se postupně od začínajícího hráče. Víc než 13 disků nestojí nic. (H64)
eclipse-rule-h65 = Technologie po odchodu hráče
eclipse-rule-h65-text = Žetonů technologií přichází stejně, i když někdo odešel. (H65)
eclipse-rule-h66 = Poslední kolo
eclipse-rule-h66-text = Po devátém kole už není fáze úklidu. (H66)
eclipse-rule-h67 = Pořád remíza
eclipse-rule-h67-text = Když jsou body i zásoby stejné, o místo se dělíte. (H67)
eclipse-rule-h68 = Před zhroucením
eclipse-rule-h68-text = Před zhroucením se vzdáš všech sektorů, takže už nebodují. (H68)
eclipse-rule-h69 = Plná stupnice
eclipse-rule-h69-text = Plná stupnice s dvanácti osadníky nic nevyrábí. (H69)
