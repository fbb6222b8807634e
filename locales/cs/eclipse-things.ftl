### Eclipse: jména a účinky všeho, co leží na stole.

## Suroviny

eclipse-resource-money = Peníze
eclipse-resource-science = Věda
eclipse-resource-materials = Materiál
eclipse-resource-money-count =
    { $count ->
        [one] { NUMBER($count, useGrouping: 0) } peníz
        [few] { NUMBER($count, useGrouping: 0) } peníze
       *[other] { NUMBER($count, useGrouping: 0) } peněz
    }
eclipse-resource-science-count =
    { $count ->
        [one] { NUMBER($count, useGrouping: 0) } věda
        [few] { NUMBER($count, useGrouping: 0) } vědy
       *[other] { NUMBER($count, useGrouping: 0) } vědy
    }
eclipse-resource-materials-count =
    { $count ->
        [one] { NUMBER($count, useGrouping: 0) } materiál
        [few] { NUMBER($count, useGrouping: 0) } materiály
       *[other] { NUMBER($count, useGrouping: 0) } materiálů
    }
eclipse-square-money = Pole peněz
eclipse-square-science = Pole vědy
eclipse-square-materials = Pole materiálu
eclipse-square-advanced_money = Pokročilé pole peněz
eclipse-square-advanced_science = Pokročilé pole vědy
eclipse-square-advanced_materials = Pokročilé pole materiálu
eclipse-square-gray = Šedé pole
eclipse-square-orbital = Orbitála

## Stupnice, díly a značky

eclipse-track-population = Stupnice populace
eclipse-track-population-text = Odkryté pole nejvíce vlevo udává, kolik každé kolo vyrábíš.
eclipse-track-influence = Stupnice vlivu
eclipse-track-influence-text = Odkrytý kroužek nejvíce vlevo udává, kolik tě tvá civilizace v tomto kole stojí.
eclipse-track-action = Stupnice akcí
eclipse-track-action-text = Disky vydané na akce; vracejí se ve fázi úklidu.
eclipse-track-storage = Stupnice zásob
eclipse-track-storage-text = Kolik máš v zásobě každé suroviny.
eclipse-track-technology = Stupnice technologií
eclipse-track-technology-text = Každá technologie kategorie zlevňuje tu další; od čtvrté přináší stupnice vítězné body.
eclipse-track-reputation = Stupnice pověsti
eclipse-track-reputation-text = Jsou na ní tvé žetony pověsti a velvyslanci ostatních hráčů.
eclipse-track-round = Stupnice kol
eclipse-graveyard = Hřbitov
eclipse-graveyard-text = Zničená populace zde čeká do fáze úklidu.
eclipse-slot-ambassador = Jen velvyslanec
eclipse-slot-either = Velvyslanec nebo pověst
eclipse-slot-reputation = Jen pověst
eclipse-piece-cube = Osadník
eclipse-piece-disc = Disk vlivu
eclipse-piece-colony_ship = Kolonizační loď
eclipse-piece-colony_ship-text = Otoč ji lícem dolů a polož osadníka z odpovídající stupnice na prázdné pole sektoru, který ovládáš.
eclipse-piece-ambassador = Velvyslanec
eclipse-piece-ambassador-text = Držiteli přináší 1 vítězný bod; osadník na něm zvyšuje výrobu hráče, který ho dal.
eclipse-piece-reputation = Žeton pověsti
eclipse-piece-discovery = Žeton objevu
eclipse-piece-damage = Poškození
eclipse-piece-traitor = Karta zrádce
eclipse-piece-traitor-text = Její držitel nenavazuje diplomatické vztahy a ztrácí 2 vítězné body, pokud ji má na konci hry.
eclipse-piece-start_player = Značka začínajícího hráče
eclipse-wormhole = Červí díra
eclipse-artifact = Artefakt
eclipse-phase-action = Fáze akcí
eclipse-phase-combat = Fáze boje
eclipse-phase-upkeep = Fáze údržby
eclipse-phase-cleanup = Fáze úklidu
eclipse-piece-cube-count =
    { $count ->
        [one] { NUMBER($count, useGrouping: 0) } osadník
        [few] { NUMBER($count, useGrouping: 0) } osadníci
       *[other] { NUMBER($count, useGrouping: 0) } osadníků
    }
eclipse-piece-disc-count =
    { $count ->
        [one] { NUMBER($count, useGrouping: 0) } disk vlivu
        [few] { NUMBER($count, useGrouping: 0) } disky vlivu
       *[other] { NUMBER($count, useGrouping: 0) } disků vlivu
    }
eclipse-piece-colony_ship-count =
    { $count ->
        [one] { NUMBER($count, useGrouping: 0) } kolonizační loď
        [few] { NUMBER($count, useGrouping: 0) } kolonizační lodě
       *[other] { NUMBER($count, useGrouping: 0) } kolonizačních lodí
    }
eclipse-piece-damage-count =
    { $count ->
        [one] { NUMBER($count, useGrouping: 0) } poškození
        [few] { NUMBER($count, useGrouping: 0) } poškození
       *[other] { NUMBER($count, useGrouping: 0) } poškození
    }
eclipse-points =
    { $count ->
        [one] { NUMBER($count, useGrouping: 0) } vítězný bod
        [few] { NUMBER($count, useGrouping: 0) } vítězné body
       *[other] { NUMBER($count, useGrouping: 0) } vítězných bodů
    }

## Lodě a stavby

eclipse-ship-interceptor = Stíhač
eclipse-ship-interceptor-text = Malý, levný a rychlý.
eclipse-ship-cruiser = Křižník
eclipse-ship-cruiser-text = Místo pro šest součástí (Planta: pět) za rozumnou cenu.
eclipse-ship-dreadnought = Bitevní loď
eclipse-ship-dreadnought-text = Největší loď: osm součástí (Planta: sedm), zato pomalá.
eclipse-ship-starbase = Hvězdná základna
eclipse-ship-starbase-text = Jedná brzy a střeží svůj sektor; nehýbe se a nemůže mít pohon.
eclipse-ship-ancient = Loď Prastarých
eclipse-ship-ancient-text = Dva iontové kanóny, počítač +1, trup 1, iniciativa 2. Nehýbe se a neustupuje.
eclipse-ship-gcds = Obranný systém centra galaxie
eclipse-ship-gcds-text = Čtyři iontové kanóny, počítač +1, trup 7, iniciativa 0. Dokud stojí, nikdo centrem galaxie neproletí.
eclipse-structure-orbital = Orbitála
eclipse-structure-orbital-text = Jedno pole navíc v sektoru, pro osadníka peněz nebo vědy. Nejvýše jedna v sektoru.
eclipse-structure-monolith = Monolit
eclipse-structure-monolith-text = 3 vítězné body pro toho, kdo na konci hry ovládá sektor. Nejvýše jeden v sektoru.
eclipse-ship-interceptor-count =
    { $count ->
        [one] { NUMBER($count, useGrouping: 0) } stíhač
        [few] { NUMBER($count, useGrouping: 0) } stíhače
       *[other] { NUMBER($count, useGrouping: 0) } stíhačů
    }
eclipse-ship-cruiser-count =
    { $count ->
        [one] { NUMBER($count, useGrouping: 0) } křižník
        [few] { NUMBER($count, useGrouping: 0) } křižníky
       *[other] { NUMBER($count, useGrouping: 0) } křižníků
    }
eclipse-ship-dreadnought-count =
    { $count ->
        [one] { NUMBER($count, useGrouping: 0) } bitevní loď
        [few] { NUMBER($count, useGrouping: 0) } bitevní lodě
       *[other] { NUMBER($count, useGrouping: 0) } bitevních lodí
    }
eclipse-ship-starbase-count =
    { $count ->
        [one] { NUMBER($count, useGrouping: 0) } hvězdná základna
        [few] { NUMBER($count, useGrouping: 0) } hvězdné základny
       *[other] { NUMBER($count, useGrouping: 0) } hvězdných základen
    }
eclipse-ship-ancient-count =
    { $count ->
        [one] { NUMBER($count, useGrouping: 0) } loď Prastarých
        [few] { NUMBER($count, useGrouping: 0) } lodě Prastarých
       *[other] { NUMBER($count, useGrouping: 0) } lodí Prastarých
    }

## Hodnoty plánu lodi

eclipse-stat-energy = Energie
eclipse-stat-initiative = Iniciativa
eclipse-stat-movement = Pohyb
eclipse-stat-computer = Počítač
eclipse-stat-shield = Štít
eclipse-stat-hull = Trup
eclipse-stat-cannon = Kanóny
eclipse-stat-missile = Střely
eclipse-die-yellow = Žlutá kostka: poškození 1
eclipse-die-orange = Oranžová kostka: poškození 2
eclipse-die-red = Červená kostka: poškození 4

## Technologie

eclipse-category-military = Vojenské
eclipse-category-grid = Síťové
eclipse-category-nano = Nano
eclipse-tech-neutron_bombs = Neutronové bomby
eclipse-tech-neutron_bombs-text = Po boji mohou tvé lodě zničit veškerou populaci sektoru bez hodu kostkami.
eclipse-tech-starbase = Hvězdná základna
eclipse-tech-starbase-text = Můžeš stavět hvězdné základny.
eclipse-tech-plasma_cannon = Plazmový kanón
eclipse-tech-plasma_cannon-text = Odemyká součást lodi: { eclipse-part-plasma_cannon }. { eclipse-part-plasma_cannon-text }
eclipse-tech-phase_shield = Fázový štít
eclipse-tech-phase_shield-text = Odemyká součást lodi: { eclipse-part-phase_shield }. { eclipse-part-phase_shield-text }
eclipse-tech-advanced_mining = Pokročilá těžba
eclipse-tech-advanced_mining-text = Tvé kolonizační lodě mohou osidlovat pokročilá pole materiálu.
eclipse-tech-tachyon_source = Tachyonový zdroj
eclipse-tech-tachyon_source-text = Odemyká součást lodi: { eclipse-part-tachyon_source }. { eclipse-part-tachyon_source-text }
eclipse-tech-plasma_missile = Plazmová střela
eclipse-tech-plasma_missile-text = Odemyká součást lodi: { eclipse-part-plasma_missile }. { eclipse-part-plasma_missile-text }
eclipse-tech-gluon_computer = Gluonový počítač
eclipse-tech-gluon_computer-text = Odemyká součást lodi: { eclipse-part-gluon_computer }. { eclipse-part-gluon_computer-text }
eclipse-tech-gauss_shield = Gaussův štít
eclipse-tech-gauss_shield-text = Odemyká součást lodi: { eclipse-part-gauss_shield }. { eclipse-part-gauss_shield-text }
eclipse-tech-improved_hull = Vylepšený trup
eclipse-tech-improved_hull-text = Odemyká součást lodi: { eclipse-part-improved_hull }. { eclipse-part-improved_hull-text }
eclipse-tech-fusion_source = Fúzní zdroj
eclipse-tech-fusion_source-text = Odemyká součást lodi: { eclipse-part-fusion_source }. { eclipse-part-fusion_source-text }
eclipse-tech-positron_computer = Pozitronový počítač
eclipse-tech-positron_computer-text = Odemyká součást lodi: { eclipse-part-positron_computer }. { eclipse-part-positron_computer-text }
eclipse-tech-advanced_economy = Pokročilá ekonomika
eclipse-tech-advanced_economy-text = Tvé kolonizační lodě mohou osidlovat pokročilá pole peněz.
eclipse-tech-tachyon_drive = Tachyonový pohon
eclipse-tech-tachyon_drive-text = Odemyká součást lodi: { eclipse-part-tachyon_drive }. { eclipse-part-tachyon_drive-text }
eclipse-tech-antimatter_cannon = Antihmotový kanón
eclipse-tech-antimatter_cannon-text = Odemyká součást lodi: { eclipse-part-antimatter_cannon }. { eclipse-part-antimatter_cannon-text }
eclipse-tech-quantum_grid = Kvantová síť
eclipse-tech-quantum_grid-text = Okamžitě: dva další disky vlivu na tvou stupnici vlivu.
eclipse-tech-nanorobots = Nanoroboti
eclipse-tech-nanorobots-text = Každá tvá akce stavby postaví o jednu věc víc. Neplatí pro reakci.
eclipse-tech-fusion_drive = Fúzní pohon
eclipse-tech-fusion_drive-text = Odemyká součást lodi: { eclipse-part-fusion_drive }. { eclipse-part-fusion_drive-text }
eclipse-tech-advanced_robotics = Pokročilá robotika
eclipse-tech-advanced_robotics-text = Okamžitě: jeden další disk vlivu na tvou stupnici vlivu.
eclipse-tech-orbital = Orbitála
eclipse-tech-orbital-text = Můžeš stavět orbitály.
eclipse-tech-advanced_labs = Pokročilé laboratoře
eclipse-tech-advanced_labs-text = Tvé kolonizační lodě mohou osidlovat pokročilá pole vědy.
eclipse-tech-monolith = Monolit
eclipse-tech-monolith-text = Můžeš stavět monolity.
eclipse-tech-artifact_key = Klíč k artefaktům
eclipse-tech-artifact_key-text = Okamžitě: 5 jednotek jedné suroviny za každý artefakt ve tvých sektorech; za každý to může být jiná surovina.
eclipse-tech-wormhole_generator = Generátor červích děr
eclipse-tech-wormhole_generator-text = Zkoumáš, šíříš vliv a pohybuješ se i přes hrany s červí dírou jen na jedné straně.

## Součásti lodí

eclipse-part-ion_cannon = Iontový kanón
eclipse-part-ion_cannon-text = 1 žlutá kostka, poškození 1. Spotřeba energie: 1.
eclipse-part-plasma_cannon = Plazmový kanón
eclipse-part-plasma_cannon-text = 1 oranžová kostka, poškození 2. Spotřeba energie: 2.
eclipse-part-antimatter_cannon = Antihmotový kanón
eclipse-part-antimatter_cannon-text = 1 červená kostka, poškození 4. Spotřeba energie: 4.
eclipse-part-plasma_missile = Plazmová střela
eclipse-part-plasma_missile-text = Střela, vypálená jednou na začátku každé bitvy: 2 oranžové kostky, každá poškození 2.
eclipse-part-electron_computer = Elektronový počítač
eclipse-part-electron_computer-text = Počítač +1.
eclipse-part-positron_computer = Pozitronový počítač
eclipse-part-positron_computer-text = Počítač +2. Iniciativa +1. Spotřeba energie: 1.
eclipse-part-gluon_computer = Gluonový počítač
eclipse-part-gluon_computer-text = Počítač +3. Iniciativa +2. Spotřeba energie: 2.
eclipse-part-gauss_shield = Gaussův štít
eclipse-part-gauss_shield-text = Štít −1.
eclipse-part-phase_shield = Fázový štít
eclipse-part-phase_shield-text = Štít −2. Spotřeba energie: 1.
eclipse-part-hull = Trup
eclipse-part-hull-text = Trup 1.
eclipse-part-improved_hull = Vylepšený trup
eclipse-part-improved_hull-text = Trup 2.
eclipse-part-nuclear_drive = Jaderný pohon
eclipse-part-nuclear_drive-text = Pohyb 1. Iniciativa +1. Spotřeba energie: 1.
eclipse-part-fusion_drive = Fúzní pohon
eclipse-part-fusion_drive-text = Pohyb 2. Iniciativa +2. Spotřeba energie: 2.
eclipse-part-tachyon_drive = Tachyonový pohon
eclipse-part-tachyon_drive-text = Pohyb 3. Iniciativa +3. Spotřeba energie: 3.
eclipse-part-nuclear_source = Jaderný zdroj
eclipse-part-nuclear_source-text = Výroba energie: 3.
eclipse-part-fusion_source = Fúzní zdroj
eclipse-part-fusion_source-text = Výroba energie: 6.
eclipse-part-tachyon_source = Tachyonový zdroj
eclipse-part-tachyon_source-text = Výroba energie: 9.
eclipse-part-axion_computer = Axionový počítač
eclipse-part-axion_computer-text = Počítač +3. Prastará součást.
eclipse-part-hypergrid_source = Hypermřížkový zdroj
eclipse-part-hypergrid_source-text = Výroba energie: 11. Prastará součást.
eclipse-part-shard_hull = Střepinový trup
eclipse-part-shard_hull-text = Trup 3. Prastará součást.
eclipse-part-ion_turret = Iontová věž
eclipse-part-ion_turret-text = 2 žluté kostky, každá poškození 1. Spotřeba energie: 1. Prastará součást.
eclipse-part-conformal_drive = Konformní pohon
eclipse-part-conformal_drive-text = Pohyb 4. Iniciativa +2. Spotřeba energie: 2. Prastará součást.
eclipse-part-flux_shield = Fluxový štít
eclipse-part-flux_shield-text = Štít −3. Spotřeba energie: 2. Prastará součást.

## Druhy

eclipse-species-terran_directorate = Terranský direktorát
eclipse-species-terran_directorate-text = { eclipse-species-terran-text }
eclipse-species-terran_federation = Terranská federace
eclipse-species-terran_federation-text = { eclipse-species-terran-text }
eclipse-species-terran_union = Terranská unie
eclipse-species-terran_union-text = { eclipse-species-terran-text }
eclipse-species-terran_republic = Terranská republika
eclipse-species-terran_republic-text = { eclipse-species-terran-text }
eclipse-species-terran_conglomerate = Terranský konglomerát
eclipse-species-terran_conglomerate-text = { eclipse-species-terran-text }
eclipse-species-terran_alliance = Terranská aliance
eclipse-species-terran_alliance-text = { eclipse-species-terran-text }
eclipse-species-eridani_empire = Říše Eridani
eclipse-species-eridani_empire-text = Na začátku bohatá a se dvěma žetony pověsti, ale o dva disky vlivu chudší; dva pohyby lodí; bitevní lodě mají o 1 energii víc. Začíná s plazmovým kanónem, Gaussovým štítem a fúzním pohonem. Obchod 3:1.
eclipse-species-hydran_progress = Hydranský pokrok
eclipse-species-hydran_progress-text = Dvě technologie v jedné akci výzkumu, dva pohyby lodí. Začíná s pokročilými laboratořemi a osídleným pokročilým polem vědy. Obchod 3:1.
eclipse-species-planta = Planta
eclipse-species-planta-text = V jedné akci průzkumu prozkoumá dvě místa, má čtyři kolonizační lodě, dva pohyby lodí a za každý ovládaný sektor 1 vítězný bod navíc. Slabší lodě; nepřátelské lodě ničí její populaci bez hodu. Začíná s hvězdnou základnou. Obchod 3:1.
eclipse-species-descendants_of_draco = Potomci Draka
eclipse-species-descendants_of_draco-text = Při průzkumu si po prvním dílku mohou vzít druhý a položí jeden z nich, nebo žádný. Dva pohyby lodí. S Prastarými nikdy nebojují; mohou ovládat sektory s jejich loděmi, ale dokud tam jsou, neberou odtud žetony objevů. Na konci 1 vítězný bod za každou zbylou loď Prastarých. Obchod 3:1.
eclipse-species-mechanema = Mechanema
eclipse-species-mechanema-text = Tři součásti v jedné akci vylepšení, tři stavby v jedné akci stavby, dva pohyby lodí a vše, co staví, je levnější. Začíná s pozitronovým počítačem. Obchod 3:1.
eclipse-species-orion_hegemony = Orionská hegemonie
eclipse-species-orion_hegemony-text = Začíná s křižníkem místo stíhače; dva pohyby lodí; její lodě jednají dříve, mají víc energie a natištěný Gaussův štít. Začíná s neutronovými bombami a Gaussovým štítem. Obchod 4:1.
eclipse-species-terran = Terrané
eclipse-species-terran-text = Tři pohyby lodí v jedné akci pohybu. Obchod 2:1. Začínají s hvězdnou základnou.

## Žetony objevů

eclipse-discovery-money = 8 peněz
eclipse-discovery-money-text = Vezmi si 8 peněz.
eclipse-discovery-science = 5 vědy
eclipse-discovery-science-text = Vezmi si 5 vědy.
eclipse-discovery-materials = 6 materiálů
eclipse-discovery-materials-text = Vezmi si 6 materiálů.
eclipse-discovery-ancient_technology = Prastará technologie
eclipse-discovery-ancient_technology-text = Vezmi si zdarma nejlevnější dostupnou technologii, kterou nemáš; ze stejně levných si vyber.
eclipse-discovery-ancient_cruiser = Prastarý křižník
eclipse-discovery-ancient_cruiser-text = Umísti do sektoru jeden ze svých nepostavených křižníků.
eclipse-discovery-axion_computer = { eclipse-part-axion_computer }
eclipse-discovery-axion_computer-text = { eclipse-part-axion_computer-text } Polož ji hned na plán lodi, nebo si ji nech na pozdější akci vylepšení.
eclipse-discovery-hypergrid_source = { eclipse-part-hypergrid_source }
eclipse-discovery-hypergrid_source-text = { eclipse-part-hypergrid_source-text } Polož ji hned na plán lodi, nebo si ji nech na pozdější akci vylepšení.
eclipse-discovery-shard_hull = { eclipse-part-shard_hull }
eclipse-discovery-shard_hull-text = { eclipse-part-shard_hull-text } Polož ji hned na plán lodi, nebo si ji nech na pozdější akci vylepšení.
eclipse-discovery-ion_turret = { eclipse-part-ion_turret }
eclipse-discovery-ion_turret-text = { eclipse-part-ion_turret-text } Polož ji hned na plán lodi, nebo si ji nech na pozdější akci vylepšení.
eclipse-discovery-conformal_drive = { eclipse-part-conformal_drive }
eclipse-discovery-conformal_drive-text = { eclipse-part-conformal_drive-text } Polož ji hned na plán lodi, nebo si ji nech na pozdější akci vylepšení.
eclipse-discovery-flux_shield = { eclipse-part-flux_shield }
eclipse-discovery-flux_shield-text = { eclipse-part-flux_shield-text } Polož ji hned na plán lodi, nebo si ji nech na pozdější akci vylepšení.
eclipse-discovery-points = 2 vítězné body
eclipse-discovery-points-text = Nech si žeton otočený rubem nahoru do konce hry.

## Sektory

eclipse-stack-centre = Centrum galaxie
eclipse-stack-inner = Vnitřní sektory
eclipse-stack-middle = Střední sektory
eclipse-stack-outer = Vnější sektory
eclipse-stack-start = Výchozí sektory
eclipse-sector-001 = Centrum galaxie
eclipse-sector-101 = Castor
eclipse-sector-102 = Pollux
eclipse-sector-103 = Beta Leonis
eclipse-sector-104 = Arcturus
eclipse-sector-105 = Zeta Herculis
eclipse-sector-106 = Capella
eclipse-sector-107 = Aldebaran
eclipse-sector-108 = Mu Cassiopeiae
eclipse-sector-201 = Alpha Centauri
eclipse-sector-202 = Fomalhaut
eclipse-sector-203 = Chi Draconis
eclipse-sector-204 = Vega
eclipse-sector-205 = Mu Herculis
eclipse-sector-206 = Epsilon Indi
eclipse-sector-207 = Zeta Reticuli
eclipse-sector-208 = Iota Persei
eclipse-sector-209 = Delta Eridani
eclipse-sector-210 = Psi Capricorni
eclipse-sector-211 = Beta Aquilae
eclipse-sector-301 = Zeta Draconis
eclipse-sector-302 = Gamma Serpentis
eclipse-sector-303 = Eta Cephei
eclipse-sector-304 = Theta Pegasi
eclipse-sector-305 = Lambda Serpentis
eclipse-sector-306 = Beta Centauri
eclipse-sector-307 = Sigma Sagittarii
eclipse-sector-308 = Kappa Scorpii
eclipse-sector-309 = Phi Piscium
eclipse-sector-310 = Nu Phoenicis
eclipse-sector-311 = Canopus
eclipse-sector-312 = Antares
eclipse-sector-313 = Alpha Ursae Minoris
eclipse-sector-314 = Spica
eclipse-sector-315 = Epsilon Aurigae
eclipse-sector-316 = Iota Carinae
eclipse-sector-317 = Beta Crucis
eclipse-sector-318 = Gamma Velorum
eclipse-sector-221 = Procyon
eclipse-sector-222 = Epsilon Eridani
eclipse-sector-223 = Altair
eclipse-sector-224 = Beta Hydri
eclipse-sector-225 = Eta Cassiopeiae
eclipse-sector-226 = 61 Cygni
eclipse-sector-227 = Sirius
eclipse-sector-228 = Sigma Draconis
eclipse-sector-229 = Tau Ceti
eclipse-sector-230 = Lambda Aurigae
eclipse-sector-231 = Delta Pavonis
eclipse-sector-232 = Rigel
