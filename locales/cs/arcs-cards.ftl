# Arcs: názvy a účinky všeho, co je na kartách, na mapě a na deskách. Účinky jsou popsány vlastními slovy.

## Zdroje

arcs-resource-material = Materiály
arcs-resource-material-text = Předzvěst: proveď stavbu nebo opravu.
arcs-resource-fuel = Palivo
arcs-resource-fuel-text = Předzvěst: proveď pohyb.
arcs-resource-weapon = Zbraně
arcs-resource-weapon-text = Předzvěst: do konce tohoto tahu můžeš akční body své karty použít i k bitvě.
arcs-resource-relic = Relikvie
arcs-resource-relic-text = Předzvěst: proveď zajištění.
arcs-resource-psionic = Psionik
arcs-resource-psionic-text = Předzvěst: proveď jednu akci, kterou umožňuje typ hlavní karty.

## Typy karet akcí

arcs-suit-administration = Správa
arcs-suit-administration-text = daně, oprava nebo vliv
arcs-suit-aggression = Agrese
arcs-suit-aggression-text = bitva, pohyb nebo zajištění
arcs-suit-construction = Výstavba
arcs-suit-construction-text = stavba nebo oprava
arcs-suit-mobilization = Mobilizace
arcs-suit-mobilization-text = pohyb nebo vliv

## Ambice

arcs-ambition-tycoon = Magnát
arcs-ambition-tycoon-text = Nejvíce materiálů a paliva, žetony a karty gildy dohromady.
arcs-ambition-tyrant = Tyran
arcs-ambition-tyrant-text = Nejvíce zajatců.
arcs-ambition-warlord = Vojevůdce
arcs-ambition-warlord-text = Nejvíce trofejí.
arcs-ambition-keeper = Správce
arcs-ambition-keeper-text = Nejvíce relikvií, žetony a karty gildy dohromady.
arcs-ambition-empath = Empat
arcs-ambition-empath-text = Nejvíce psioniků, žetony a karty gildy dohromady.

## Akce: běžné a pak ty, které přidávají karty

arcs-action-tax = Daně
arcs-action-build = Stavba
arcs-action-move = Pohyb
arcs-action-repair = Oprava
arcs-action-influence = Vliv
arcs-action-secure = Zajištění
arcs-action-battle = Bitva
arcs-action-manufacture = Výroba
arcs-action-synthesize = Syntéza
arcs-action-pressgang = Odvod
arcs-action-execute = Poprava
arcs-action-abduct = Únos
arcs-action-trade = Obchod
arcs-action-summon = Vyvolání
arcs-action-fire_rifles = Střelba
arcs-action-nurture = Pěstování
arcs-action-prune = Prořezání

## Karty gildy

arcs-card-loyal_engineers = Oddaní inženýři
arcs-card-loyal_engineers-text =
    Když vyvoláš pobouření, tuto kartu neztrácíš.
    Každý svůj zdroj můžeš utratit jako materiály. Pobouření ti při utrácení pro akci Předzvěsti materiálů nebrání.
arcs-card-mining_interest = Zájem o těžbu
arcs-card-mining_interest-text =
    Výroba (stavba): získáš 1 žeton materiálů.
    Předzvěst: můžeš odhodit tuto kartu a získávat materiály, dokud nezaplníš svá prázdná pole pro zdroje. Pokud dojde zásoba, zbytek můžeš ukrást soupeřům.
arcs-card-material_cartel = Kartel materiálů
arcs-card-material_cartel-text =
    Zásoba materiálů leží na této kartě. Počítá se k tvému Magnátovi, ale nemůžeš ji utrácet. Všichni z ní nadále získávají a vracejí do ní.
    Po bodování odhodí každý soupeř všechny své materiály.
    Předzvěst: můžeš odhodit tuto kartu a ukrást 1 žeton materiálů.
arcs-card-admin_union = Unie správců
arcs-card-admin_union-text = Předzvěst: můžeš přiložit tuto kartu k odkryté kartě správy zahrané v tomto kole. Po skončení kola si tamtu kartu vezmi do ruky a tuto odhoď.
arcs-card-construction_union = Unie stavitelů
arcs-card-construction_union-text = Předzvěst: můžeš přiložit tuto kartu k odkryté kartě výstavby zahrané v tomto kole. Po skončení kola si tamtu kartu vezmi do ruky a tuto odhoď.
arcs-card-fuel_cartel = Kartel paliva
arcs-card-fuel_cartel-text =
    Zásoba paliva leží na této kartě. Počítá se k tvému Magnátovi, ale nemůžeš ji utrácet. Všichni z ní nadále získávají a vracejí do ní.
    Po bodování odhodí každý soupeř všechno své palivo.
    Předzvěst: můžeš odhodit tuto kartu a ukrást 1 palivo.
arcs-card-loyal_pilots = Oddaní piloti
arcs-card-loyal_pilots-text =
    Když vyvoláš pobouření, tuto kartu neztrácíš.
    Každý svůj zdroj můžeš utratit jako palivo. Pobouření ti při utrácení pro akci Předzvěsti paliva nebrání.
arcs-card-gatekeepers = Strážci bran
arcs-card-gatekeepers-text =
    V bitvě v bráně si můžeš vzít o 2 kostky více, než dovolují tvé lodě.
    Předzvěst: můžeš odhodit tuto kartu a umístit po 1 lodi do každé brány.
arcs-card-shipping_interest = Zájem o přepravu
arcs-card-shipping_interest-text =
    Syntéza (stavba): získáš 1 palivo.
    Předzvěst: můžeš odhodit tuto kartu a získávat palivo, dokud nezaplníš svá prázdná pole pro zdroje. Pokud dojde zásoba, zbytek můžeš ukrást soupeřům.
arcs-card-spacing_union = Unie kosmoplavců
arcs-card-spacing_union-text = Předzvěst: můžeš přiložit tuto kartu k odkryté kartě mobilizace zahrané v tomto kole. Po skončení kola si tamtu kartu vezmi do ruky a tuto odhoď.
arcs-card-arms_union = Unie zbrojařů
arcs-card-arms_union-text = Předzvěst: můžeš přiložit tuto kartu k odkryté kartě agrese zahrané v tomto kole. Po skončení kola si tamtu kartu vezmi do ruky a tuto odhoď.
arcs-card-prison_wardens = Vězeňští dozorci
arcs-card-prison_wardens-text =
    Odvod (stavba): vrať libovolný počet svých zajatců; za každého získáš 1 zdroj podle své volby.
    Poprava (vliv): přesuň libovolný počet svých zajatců mezi své trofeje.
    Předzvěst: můžeš odhodit tuto kartu; pak přidej 3 své lodě do jednoho ovládaného systému.
arcs-card-skirmishers = Harcovníci
arcs-card-skirmishers-text =
    V bitvě, kterou vedeš, můžeš jednou přehodit kostky šarvátky: nejvýše tolik, kolik máš symbolů zbraní včetně této karty.
    Předzvěst: můžeš odhodit tuto kartu; pak přidej 3 své lodě do jednoho ovládaného systému.
arcs-card-court_enforcers = Vymahači dvora
arcs-card-court_enforcers-text =
    Únos (bitva): vyber kartu dvora, na které je méně soupeřových agentů, než máš symbolů zbraní; zajmi z ní všechny agenty soupeřů.
    Předzvěst: můžeš odhodit tuto kartu; pak přidej 3 své lodě do jednoho ovládaného systému.
arcs-card-loyal_marines = Oddaní mariňáci
arcs-card-loyal_marines-text =
    Když vyvoláš pobouření, tuto kartu neztrácíš.
    Každý svůj zdroj můžeš utratit jako zbraně. Pobouření ti při utrácení pro akci Předzvěsti zbraní nebrání.
    Předzvěst: můžeš odhodit tuto kartu; pak přidej 3 své lodě do jednoho ovládaného systému.
arcs-card-lattice_spies = Špehové sítě
arcs-card-lattice_spies-text = Předzvěst: dříve než v tomto tahu uděláš cokoli jiného, můžeš odhodit tuto kartu a uchvátit iniciativu.
arcs-card-farseers = Jasnovidci
arcs-card-farseers-text =
    Když vyhlásíš ambici, prohlédni si karty v ruce jednoho soupeře; pak s ním můžeš vyměnit jednu kartu.
    Předzvěst: můžeš odhodit tuto kartu a libovolný počet karet z ruky; dober si jich stejně a jednu navíc zespodu odhazovacího balíčku karet akcí.
arcs-card-secret_order = Tajný řád
arcs-card-secret_order-text = Když vyhlásíš Správce nebo Empata, nulový žeton se neumisťuje.
arcs-card-loyal_empaths = Oddaní empati
arcs-card-loyal_empaths-text =
    Když vyvoláš pobouření, tuto kartu neztrácíš.
    Každý svůj zdroj můžeš utratit jako psionika. Pobouření ti při utrácení pro akci Předzvěsti psionika nebrání.
arcs-card-silver_tongues = Zlatoústí
arcs-card-silver_tongues-text = Předzvěst: můžeš odhodit tuto kartu a ukrást jednu kartu gildy nebo jeden zdroj.
arcs-card-loyal_keepers = Oddaní správci
arcs-card-loyal_keepers-text =
    Když vyvoláš pobouření, tuto kartu neztrácíš.
    Každý svůj zdroj můžeš utratit jako relikvii. Pobouření ti při utrácení pro akci Předzvěsti relikvie nebrání.
arcs-card-sworn_guardians = Přísežní strážci
arcs-card-sworn_guardians-text =
    Soupeři nemohou krást tvé zdroje ani jiné tvé karty gildy.
    Když někdo tuto kartu krade, je místo toho pohřbena.
arcs-card-elder_broker = Prastarý zprostředkovatel
arcs-card-elder_broker-text =
    Obchod (daně): vyber soupeřovo město, které ovládáš. Vezmi si od tohoto soupeře jeden zdroj typu dané planety a dej mu jeden zdroj typu, který nemá.
    Předzvěst: můžeš odhodit tuto kartu a získat po 1 žetonu materiálů, paliva a zbraní.
arcs-card-relic_fence = Překupník relikvií
arcs-card-relic_fence-text = Předzvěst, jednou za tah: můžeš odhodit jeden zdroj a získat 1 relikvii.
arcs-card-galactic_bards = Galaktičtí bardi
arcs-card-galactic_bards-text = Když provedeš Překonání nebo Odporování a v tomto kole ještě nikdo nevyhlásil ambici, můžeš před svými akcemi vyhlásit ambici uvedenou na své kartě. Nulový žeton se neumisťuje.

## Ozvěny

arcs-card-mass_uprising = Masové povstání
arcs-card-mass_uprising-text = Při zajištění: vyber hvězdokupu; v každém z jejích čtyř systémů přibude 1 tvá loď. Pak tuto kartu odhoď.
arcs-card-populist_demands = Populistické požadavky
arcs-card-populist_demands-text = Při zajištění: můžeš vyhlásit libovolnou ambici; nulový žeton se neumisťuje. Odhoď tuto kartu.
arcs-card-outrage_spreads = Pobouření se šíří
arcs-card-outrage_spreads-text = Při zajištění: můžeš určit zdroj; každý hráč včetně tebe vyvolá jeho pobouření. Odhoď tuto kartu.
arcs-card-song_of_freedom = Píseň svobody
arcs-card-song_of_freedom-text = Při zajištění: můžeš vrátit město ze systému, který ovládáš; pak můžeš i uchvátit iniciativu. Zamíchej tuto kartu do balíčku dvora.
arcs-card-guild_struggle = Boj gild
arcs-card-guild_struggle-text = Při zajištění: můžeš ukrást jednu kartu gildy. Poté zamíchej všechny odhozené karty gildy do balíčku dvora. Odhoď tuto kartu.
arcs-card-call_to_action = Výzva k činu
arcs-card-call_to_action-text = Při zajištění: vezmi si do ruky spodní kartu odhazovacího balíčku karet akcí. Odhoď tuto kartu.

## Vůdci

arcs-leader-elder = Prastarý
arcs-leader-elder-text =
    Milovaný: po bitvě, ve které se bráníš a útočník získal nějakou trofej, můžeš provést vliv. Soupeři, kteří s tebou vedou bitvu, nemohou vyplenit dvůr.
    Spravedlivý: za druhé místo v ambici Tyrana nezískáš žádnou moc a za první místo získáš moc druhého místa, bez bonusu za města.
arcs-leader-mystic = Mystik
arcs-leader-mystic-text =
    Naladěný: když Kopírováním nebo Odporováním provedeš daně, získáš navíc 1 psionika.
    Záhadný: hru začínáš s pobouřením materiálů a paliva.
arcs-leader-fuel_drinker = Palivopij
arcs-leader-fuel_drinker-text =
    Nenasytný: když Kopírováním nebo Odporováním provedeš daně, získáš navíc 1 palivo.
    Marnotratný: po bodování, pokud byl bodován Magnát, odhoď všechno své palivo.
arcs-leader-upstart = Povýšenec
arcs-leader-upstart-text =
    Ambiciózní: když vyhlásíš ambici, můžeš získat 1 zdroj podle své volby.
    Nezkušený: nemůžeš zdanit města, která neovládáš, ani vlastní.
arcs-leader-rebel = Rebel
arcs-leader-rebel-text =
    Odhodlaný: když vedeš bitvu, vezmeš si 2 kostky navíc k těm za lodě; těchto dvou se vzdát nemůžeš.
    Neorganizovaný: každého tvého pohybu se účastní nejvýše 2 lodě.
arcs-leader-warrior = Válečník
arcs-leader-warrior-text =
    Taktický: když Kopírováním nebo Odporováním provedeš bitvu, můžeš provést i pohyb, před ní nebo po ní.
    Násilnický: za druhé místo v ambici Empata nezískáš žádnou moc a za první místo získáš moc druhého místa, bez bonusu za města.
arcs-leader-feastbringer = Dárce hostin
arcs-leader-feastbringer-text =
    Charismatický: když Kopírováním nebo Odporováním provedeš zajištění, můžeš provést i vliv, před ním nebo po něm.
    Štědrý: když vyhlašuješ ambici, musíš dát jednu svou kartu gildy soupeři s nejmenší mocí; pokud nemáš žádnou, nemůžeš ambici vyhlásit.
arcs-leader-demagogue = Demagog
arcs-leader-demagogue-text =
    Smělý: když vyhlásíš ambici, můžeš umístit po jednom agentovi na libovolný počet karet dvora.
    Paranoidní: kartu gildy můžeš zajistit, jen když na ní máš aspoň 2 agenty. Pro ozvěny a plenění dvora to neplatí.

## Vůdci leží mezi kartami

arcs-card-elder-text = { arcs-leader-elder-text }
arcs-card-mystic-text = { arcs-leader-mystic-text }
arcs-card-fuel_drinker-text = { arcs-leader-fuel_drinker-text }
arcs-card-upstart-text = { arcs-leader-upstart-text }
arcs-card-rebel-text = { arcs-leader-rebel-text }
arcs-card-warrior-text = { arcs-leader-warrior-text }
arcs-card-feastbringer-text = { arcs-leader-feastbringer-text }
arcs-card-demagogue-text = { arcs-leader-demagogue-text }

## Příběhy

arcs-card-tool_priests = Technokněží
arcs-card-tool_priests-text = Vyvolání (stavba): jednou za tah postav 1 loď u libovolného města, které ovládáš, i u soupeřova.
arcs-card-galactic_rifles = Galaktické pušky
arcs-card-galactic_rifles-text = Střelba (bitva): vyber systém se svými nepoškozenými loděmi a soupeře s komponentami v sousedním systému. Hoď nejvýše 1 kostkou šarvátky za každou z těchto lodí, celkem nejvýše 6, a zasáhni tamní komponenty soupeře, nejdřív lodě.
arcs-card-sprinter_drives = Sprinterské pohony
arcs-card-sprinter_drives-text = Po pohybu se jedna skupina tvých nepoškozených lodí, které se právě pohnuly, může pohnout ještě jednou.
arcs-card-mirror_plating = Zrcadlové pláty
arcs-card-mirror_plating-text = Když se bráníš a útočník hodil aspoň jednou kostkou útoku, přidej k výsledku jeden protiúder.
arcs-card-hidden_harbors = Skryté přístavy
arcs-card-hidden_harbors-text =
    Lodě, které stavíš, jsou vždy nepoškozené.
    Když se bráníš s nepoškozeným dokem, útočník si nemůže vzít kostky nájezdu.
arcs-card-signal_breaker = Rušička signálu
arcs-card-signal_breaker-text = Když vedeš bitvu a na jejím začátku není žádná z tvých útočících lodí poškozená, ignoruj jeden hozený protiúder.
arcs-card-repair_drones = Opravárenské drony
arcs-card-repair_drones-text = Po bitvě, kterou vedeš, oprav jednu ze svých útočících lodí.
arcs-card-gate_ports = Doky v branách
arcs-card-gate_ports-text =
    Můžeš stavět doky v branách, nejvýše jeden dok v každé bráně.
    Když soupeř přesune lodě do brány, kterou ovládáš a ve které máš nepoškozený dok, zajmi jednoho agenta z jeho zásoby.
arcs-card-cloud_cities = Města v oblacích
arcs-card-cloud_cities-text = Na každé planetě můžeš postavit jedno další město mimo její pole, pokud navíc utratíš zdroj typu dané planety.
arcs-card-living_structures = Živá planeta
arcs-card-living_structures-text =
    Pěstování (stavba): zdaň vlastní město.
    Prořezání (oprava): nahraď vlastní dok na poli městem, nebo vlastní město na poli dokem.
arcs-card-gate_stations = Stanice v branách
arcs-card-gate_stations-text =
    Můžeš stavět města v branách, nejvýše jedno město v každé bráně.
    Takové město má typy všech planet své hvězdokupy, na kterých jsou města: zdaněním získáš zdroj jednoho z nich, zničením vyvoláš pobouření všech.
arcs-card-railgun_arrays = Baterie kolejnicových děl
arcs-card-railgun_arrays-text = Když se bráníš s nepoškozenou lodí, útočník zasáhne jednu ze svých lodí dříve, než si vezme kostky.
arcs-card-ancient_holdings = Dávný majetek
arcs-card-ancient_holdings-text = Tato karta přechovává jeden zdroj jako pole pro zdroje s cenou za nájezd 4.
arcs-card-seeker_torpedoes = Samonaváděcí torpéda
arcs-card-seeker_torpedoes-text = V bitvě, kterou vedeš, můžeš jednou přehodit kostky útoku: nejvýše tolik, kolik máš nepoškozených útočících lodí.

## Systémy: znak planety a číslo její hvězdokupy

arcs-system-gate_1 = Brána 1
arcs-system-arrow_1 = Šipka 1 ({ arcs-resource-weapon })
arcs-system-crescent_1 = Půlměsíc 1 ({ arcs-resource-fuel })
arcs-system-hex_1 = Šestiúhelník 1 ({ arcs-resource-material })
arcs-system-gate_2 = Brána 2
arcs-system-arrow_2 = Šipka 2 ({ arcs-resource-psionic })
arcs-system-crescent_2 = Půlměsíc 2 ({ arcs-resource-weapon })
arcs-system-hex_2 = Šestiúhelník 2 ({ arcs-resource-relic })
arcs-system-gate_3 = Brána 3
arcs-system-arrow_3 = Šipka 3 ({ arcs-resource-material })
arcs-system-crescent_3 = Půlměsíc 3 ({ arcs-resource-fuel })
arcs-system-hex_3 = Šestiúhelník 3 ({ arcs-resource-weapon })
arcs-system-gate_4 = Brána 4
arcs-system-arrow_4 = Šipka 4 ({ arcs-resource-relic })
arcs-system-crescent_4 = Půlměsíc 4 ({ arcs-resource-fuel })
arcs-system-hex_4 = Šestiúhelník 4 ({ arcs-resource-material })
arcs-system-gate_5 = Brána 5
arcs-system-arrow_5 = Šipka 5 ({ arcs-resource-weapon })
arcs-system-crescent_5 = Půlměsíc 5 ({ arcs-resource-relic })
arcs-system-hex_5 = Šestiúhelník 5 ({ arcs-resource-psionic })
arcs-system-gate_6 = Brána 6
arcs-system-arrow_6 = Šipka 6 ({ arcs-resource-material })
arcs-system-crescent_6 = Půlměsíc 6 ({ arcs-resource-fuel })
arcs-system-hex_6 = Šestiúhelník 6 ({ arcs-resource-psionic })

## Karty přípravy hry

arcs-setup-two_frontiers = 2 hráči – Pohraničí
arcs-setup-two_frontiers-text = Hvězdokupy 1 a 6 jsou mimo hru. Pro zkušené hráče.
arcs-setup-two_mix_up_1 = 2 hráči – Zmatek 1
arcs-setup-two_mix_up_1-text = Hvězdokupy 2 a 5 jsou mimo hru.
arcs-setup-two_homelands = 2 hráči – Domoviny
arcs-setup-two_homelands-text = Hvězdokupy 1 a 4 jsou mimo hru.
arcs-setup-two_mix_up_2 = 2 hráči – Zmatek 2
arcs-setup-two_mix_up_2-text = Hvězdokupy 1 a 4 jsou mimo hru.
arcs-setup-three_mix_up = 3 hráči – Zmatek
arcs-setup-three_mix_up-text = Hvězdokupy 1 a 4 jsou mimo hru.
arcs-setup-three_frontiers = 3 hráči – Pohraničí
arcs-setup-three_frontiers-text = Hvězdokupy 2 a 3 jsou mimo hru.
arcs-setup-three_homelands = 3 hráči – Domoviny
arcs-setup-three_homelands-text = Hvězdokupy 5 a 6 jsou mimo hru.
arcs-setup-three_core_conflict = 3 hráči – Konflikt v jádru
arcs-setup-three_core_conflict-text = Hvězdokupy 3 a 6 jsou mimo hru. Pro zkušené hráče.
arcs-setup-four_mix_up_1 = 4 hráči – Zmatek 1
arcs-setup-four_mix_up_1-text = Hvězdokupa 3 je mimo hru.
arcs-setup-four_mix_up_2 = 4 hráči – Zmatek 2
arcs-setup-four_mix_up_2-text = Hvězdokupa 4 je mimo hru.
arcs-setup-four_frontiers = 4 hráči – Pohraničí
arcs-setup-four_frontiers-text = Hvězdokupa 5 je mimo hru.
arcs-setup-four_mix_up_3 = 4 hráči – Zmatek 3
arcs-setup-four_mix_up_3-text = Hvězdokupa 6 je mimo hru.

## Karty akcí

arcs-card-administration_1 = { arcs-suit-administration } 1
arcs-card-administration_1-text = 4 akční body: { arcs-suit-administration-text }. Ambice: žádná.
arcs-card-administration_2 = { arcs-suit-administration } 2
arcs-card-administration_2-text = 4 akční body: { arcs-suit-administration-text }. Ambice: { arcs-ambition-tycoon }.
arcs-card-administration_3 = { arcs-suit-administration } 3
arcs-card-administration_3-text = 3 akční body: { arcs-suit-administration-text }. Ambice: { arcs-ambition-tyrant }.
arcs-card-administration_4 = { arcs-suit-administration } 4
arcs-card-administration_4-text = 3 akční body: { arcs-suit-administration-text }. Ambice: { arcs-ambition-warlord }.
arcs-card-administration_5 = { arcs-suit-administration } 5
arcs-card-administration_5-text = 3 akční body: { arcs-suit-administration-text }. Ambice: { arcs-ambition-keeper }.
arcs-card-administration_6 = { arcs-suit-administration } 6
arcs-card-administration_6-text = 2 akční body: { arcs-suit-administration-text }. Ambice: { arcs-ambition-empath }.
arcs-card-administration_7 = { arcs-suit-administration } 7
arcs-card-administration_7-text = 1 akční bod: { arcs-suit-administration-text }. Ambice: libovolná.
arcs-card-aggression_1 = { arcs-suit-aggression } 1
arcs-card-aggression_1-text = 3 akční body: { arcs-suit-aggression-text }. Ambice: žádná.
arcs-card-aggression_2 = { arcs-suit-aggression } 2
arcs-card-aggression_2-text = 3 akční body: { arcs-suit-aggression-text }. Ambice: { arcs-ambition-tycoon }.
arcs-card-aggression_3 = { arcs-suit-aggression } 3
arcs-card-aggression_3-text = 2 akční body: { arcs-suit-aggression-text }. Ambice: { arcs-ambition-tyrant }.
arcs-card-aggression_4 = { arcs-suit-aggression } 4
arcs-card-aggression_4-text = 2 akční body: { arcs-suit-aggression-text }. Ambice: { arcs-ambition-warlord }.
arcs-card-aggression_5 = { arcs-suit-aggression } 5
arcs-card-aggression_5-text = 2 akční body: { arcs-suit-aggression-text }. Ambice: { arcs-ambition-keeper }.
arcs-card-aggression_6 = { arcs-suit-aggression } 6
arcs-card-aggression_6-text = 2 akční body: { arcs-suit-aggression-text }. Ambice: { arcs-ambition-empath }.
arcs-card-aggression_7 = { arcs-suit-aggression } 7
arcs-card-aggression_7-text = 1 akční bod: { arcs-suit-aggression-text }. Ambice: libovolná.
arcs-card-construction_1 = { arcs-suit-construction } 1
arcs-card-construction_1-text = 4 akční body: { arcs-suit-construction-text }. Ambice: žádná.
arcs-card-construction_2 = { arcs-suit-construction } 2
arcs-card-construction_2-text = 4 akční body: { arcs-suit-construction-text }. Ambice: { arcs-ambition-tycoon }.
arcs-card-construction_3 = { arcs-suit-construction } 3
arcs-card-construction_3-text = 3 akční body: { arcs-suit-construction-text }. Ambice: { arcs-ambition-tyrant }.
arcs-card-construction_4 = { arcs-suit-construction } 4
arcs-card-construction_4-text = 3 akční body: { arcs-suit-construction-text }. Ambice: { arcs-ambition-warlord }.
arcs-card-construction_5 = { arcs-suit-construction } 5
arcs-card-construction_5-text = 2 akční body: { arcs-suit-construction-text }. Ambice: { arcs-ambition-keeper }.
arcs-card-construction_6 = { arcs-suit-construction } 6
arcs-card-construction_6-text = 2 akční body: { arcs-suit-construction-text }. Ambice: { arcs-ambition-empath }.
arcs-card-construction_7 = { arcs-suit-construction } 7
arcs-card-construction_7-text = 1 akční bod: { arcs-suit-construction-text }. Ambice: libovolná.
arcs-card-mobilization_1 = { arcs-suit-mobilization } 1
arcs-card-mobilization_1-text = 4 akční body: { arcs-suit-mobilization-text }. Ambice: žádná.
arcs-card-mobilization_2 = { arcs-suit-mobilization } 2
arcs-card-mobilization_2-text = 4 akční body: { arcs-suit-mobilization-text }. Ambice: { arcs-ambition-tycoon }.
arcs-card-mobilization_3 = { arcs-suit-mobilization } 3
arcs-card-mobilization_3-text = 3 akční body: { arcs-suit-mobilization-text }. Ambice: { arcs-ambition-tyrant }.
arcs-card-mobilization_4 = { arcs-suit-mobilization } 4
arcs-card-mobilization_4-text = 3 akční body: { arcs-suit-mobilization-text }. Ambice: { arcs-ambition-warlord }.
arcs-card-mobilization_5 = { arcs-suit-mobilization } 5
arcs-card-mobilization_5-text = 2 akční body: { arcs-suit-mobilization-text }. Ambice: { arcs-ambition-keeper }.
arcs-card-mobilization_6 = { arcs-suit-mobilization } 6
arcs-card-mobilization_6-text = 2 akční body: { arcs-suit-mobilization-text }. Ambice: { arcs-ambition-empath }.
arcs-card-mobilization_7 = { arcs-suit-mobilization } 7
arcs-card-mobilization_7-text = 1 akční bod: { arcs-suit-mobilization-text }. Ambice: libovolná.
