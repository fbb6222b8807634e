### Eclipse: nazwy i działanie wszystkiego, co leży na stole.

## Zasoby

eclipse-resource-money = Pieniądze
eclipse-resource-science = Nauka
eclipse-resource-materials = Materiały
eclipse-resource-money-count =
    { $count ->
        [one] { NUMBER($count, useGrouping: 0) } pieniądz
        [few] { NUMBER($count, useGrouping: 0) } pieniądze
        [many] { NUMBER($count, useGrouping: 0) } pieniędzy
       *[other] { NUMBER($count, useGrouping: 0) } pieniądza
    }
eclipse-resource-science-count =
    { $count ->
        [one] { NUMBER($count, useGrouping: 0) } nauka
        [few] { NUMBER($count, useGrouping: 0) } nauki
       *[other] { NUMBER($count, useGrouping: 0) } nauki
    }
eclipse-resource-materials-count =
    { $count ->
        [one] { NUMBER($count, useGrouping: 0) } materiał
        [few] { NUMBER($count, useGrouping: 0) } materiały
        [many] { NUMBER($count, useGrouping: 0) } materiałów
       *[other] { NUMBER($count, useGrouping: 0) } materiału
    }
eclipse-square-money = Kwadrat pieniędzy
eclipse-square-science = Kwadrat nauki
eclipse-square-materials = Kwadrat materiałów
eclipse-square-advanced_money = Zaawansowany kwadrat pieniędzy
eclipse-square-advanced_science = Zaawansowany kwadrat nauki
eclipse-square-advanced_materials = Zaawansowany kwadrat materiałów
eclipse-square-gray = Szary kwadrat
eclipse-square-orbital = Orbital

## Tory, elementy i oznaczenia

eclipse-track-population = Tor populacji
eclipse-track-population-text = Odkryty kwadrat położony najbardziej na lewo to twoja produkcja w każdej rundzie.
eclipse-track-influence = Tor wpływów
eclipse-track-influence-text = Odkryte kółko położone najbardziej na lewo to koszt utrzymania cywilizacji w tej rundzie.
eclipse-track-action = Tor akcji
eclipse-track-action-text = Dyski wydane na akcje; wracają w fazie czyszczenia.
eclipse-track-storage = Tor zapasów
eclipse-track-storage-text = Ile masz w zapasie każdego zasobu.
eclipse-track-technology = Tor technologii
eclipse-track-technology-text = Każda technologia kategorii obniża cenę następnej; od czwartej tor daje punkty zwycięstwa.
eclipse-track-reputation = Tor reputacji
eclipse-track-reputation-text = Mieści twoje żetony reputacji i ambasadorów innych graczy.
eclipse-track-round = Tor rund
eclipse-graveyard = Cmentarz
eclipse-graveyard-text = Zniszczona populacja czeka tu do fazy czyszczenia.
eclipse-slot-ambassador = Tylko ambasador
eclipse-slot-either = Ambasador lub reputacja
eclipse-slot-reputation = Tylko reputacja
eclipse-piece-cube = Kostka populacji
eclipse-piece-disc = Dysk wpływów
eclipse-piece-colony_ship = Statek kolonizacyjny
eclipse-piece-colony_ship-text = Zakryj go, aby położyć kostkę z odpowiedniego toru na pustym kwadracie kontrolowanego sektora.
eclipse-piece-ambassador = Ambasador
eclipse-piece-ambassador-text = Wart 1 punkt zwycięstwa dla posiadacza; kostka na nim zwiększa produkcję gracza, który go dał.
eclipse-piece-reputation = Żeton reputacji
eclipse-piece-discovery = Żeton odkrycia
eclipse-piece-damage = Uszkodzenia
eclipse-piece-traitor = Karta zdrajcy
eclipse-piece-traitor-text = Posiadacz nie nawiązuje kontaktów dyplomatycznych i traci 2 punkty zwycięstwa, jeżeli ma ją na końcu gry.
eclipse-piece-start_player = Znacznik gracza rozpoczynającego
eclipse-wormhole = Tunel czasoprzestrzenny
eclipse-artifact = Artefakt
eclipse-phase-action = Faza akcji
eclipse-phase-combat = Faza walki
eclipse-phase-upkeep = Faza utrzymania
eclipse-phase-cleanup = Faza czyszczenia
eclipse-piece-cube-count =
    { $count ->
        [one] { NUMBER($count, useGrouping: 0) } kostka populacji
        [few] { NUMBER($count, useGrouping: 0) } kostki populacji
        [many] { NUMBER($count, useGrouping: 0) } kostek populacji
       *[other] { NUMBER($count, useGrouping: 0) } kostki populacji
    }
eclipse-piece-disc-count =
    { $count ->
        [one] { NUMBER($count, useGrouping: 0) } dysk wpływów
        [few] { NUMBER($count, useGrouping: 0) } dyski wpływów
        [many] { NUMBER($count, useGrouping: 0) } dysków wpływów
       *[other] { NUMBER($count, useGrouping: 0) } dysku wpływów
    }
eclipse-piece-colony_ship-count =
    { $count ->
        [one] { NUMBER($count, useGrouping: 0) } statek kolonizacyjny
        [few] { NUMBER($count, useGrouping: 0) } statki kolonizacyjne
        [many] { NUMBER($count, useGrouping: 0) } statków kolonizacyjnych
       *[other] { NUMBER($count, useGrouping: 0) } statku kolonizacyjnego
    }
eclipse-piece-damage-count =
    { $count ->
        [one] { NUMBER($count, useGrouping: 0) } uszkodzenie
        [few] { NUMBER($count, useGrouping: 0) } uszkodzenia
        [many] { NUMBER($count, useGrouping: 0) } uszkodzeń
       *[other] { NUMBER($count, useGrouping: 0) } uszkodzenia
    }
eclipse-points =
    { $count ->
        [one] { NUMBER($count, useGrouping: 0) } punkt zwycięstwa
        [few] { NUMBER($count, useGrouping: 0) } punkty zwycięstwa
        [many] { NUMBER($count, useGrouping: 0) } punktów zwycięstwa
       *[other] { NUMBER($count, useGrouping: 0) } punktu zwycięstwa
    }

## Statki i budowle

eclipse-ship-interceptor = Myśliwiec
eclipse-ship-interceptor-text = Mały, tani i szybki w działaniu.
eclipse-ship-cruiser = Krążownik
eclipse-ship-cruiser-text = Miejsce na sześć części (Plantanie: pięć) za rozsądną cenę.
eclipse-ship-dreadnought = Pancernik
eclipse-ship-dreadnought-text = Największy statek: osiem części (Plantanie: siedem), powolny w działaniu.
eclipse-ship-starbase = Baza gwiezdna
eclipse-ship-starbase-text = Działa wcześnie i strzeże sektora; nie porusza się i nie może mieć napędu.
eclipse-ship-ancient = Statek Starożytnych
eclipse-ship-ancient-text = Dwa działa jonowe, komputer +1, kadłub 1, inicjatywa 2. Nie porusza się i nie wycofuje.
eclipse-ship-gcds = System Obronny Centrum Galaktyki
eclipse-ship-gcds-text = Cztery działa jonowe, komputer +1, kadłub 7, inicjatywa 0. Dopóki istnieje, nikt nie przejdzie przez Centrum Galaktyki.
eclipse-structure-orbital = Orbital
eclipse-structure-orbital-text = Jeden dodatkowy kwadrat w sektorze, na kostkę pieniędzy albo nauki. Najwyżej jeden w sektorze.
eclipse-structure-monolith = Monolit
eclipse-structure-monolith-text = 3 punkty zwycięstwa dla gracza, który na końcu gry kontroluje sektor. Najwyżej jeden w sektorze.
eclipse-ship-interceptor-count =
    { $count ->
        [one] { NUMBER($count, useGrouping: 0) } myśliwiec
        [few] { NUMBER($count, useGrouping: 0) } myśliwce
        [many] { NUMBER($count, useGrouping: 0) } myśliwców
       *[other] { NUMBER($count, useGrouping: 0) } myśliwca
    }
eclipse-ship-cruiser-count =
    { $count ->
        [one] { NUMBER($count, useGrouping: 0) } krążownik
        [few] { NUMBER($count, useGrouping: 0) } krążowniki
        [many] { NUMBER($count, useGrouping: 0) } krążowników
       *[other] { NUMBER($count, useGrouping: 0) } krążownika
    }
eclipse-ship-dreadnought-count =
    { $count ->
        [one] { NUMBER($count, useGrouping: 0) } pancernik
        [few] { NUMBER($count, useGrouping: 0) } pancerniki
        [many] { NUMBER($count, useGrouping: 0) } pancerników
       *[other] { NUMBER($count, useGrouping: 0) } pancernika
    }
eclipse-ship-starbase-count =
    { $count ->
        [one] { NUMBER($count, useGrouping: 0) } baza gwiezdna
        [few] { NUMBER($count, useGrouping: 0) } bazy gwiezdne
        [many] { NUMBER($count, useGrouping: 0) } baz gwiezdnych
       *[other] { NUMBER($count, useGrouping: 0) } bazy gwiezdnej
    }
eclipse-ship-ancient-count =
    { $count ->
        [one] { NUMBER($count, useGrouping: 0) } statek Starożytnych
        [few] { NUMBER($count, useGrouping: 0) } statki Starożytnych
        [many] { NUMBER($count, useGrouping: 0) } statków Starożytnych
       *[other] { NUMBER($count, useGrouping: 0) } statku Starożytnych
    }

## Wartości schematu

eclipse-stat-energy = Energia
eclipse-stat-initiative = Inicjatywa
eclipse-stat-movement = Ruch
eclipse-stat-computer = Komputer
eclipse-stat-shield = Tarcza
eclipse-stat-hull = Kadłub
eclipse-stat-cannon = Działa
eclipse-stat-missile = Rakiety
eclipse-die-yellow = Żółta kość: 1 uszkodzenie
eclipse-die-orange = Pomarańczowa kość: 2 uszkodzenia
eclipse-die-red = Czerwona kość: 4 uszkodzenia

## Technologie

eclipse-category-military = Militarne
eclipse-category-grid = Sieci
eclipse-category-nano = Nano
eclipse-tech-neutron_bombs = Bomby neutronowe
eclipse-tech-neutron_bombs-text = Po walce twoje statki mogą zniszczyć całą populację sektora bez rzucania kośćmi.
eclipse-tech-starbase = Baza gwiezdna
eclipse-tech-starbase-text = Możesz budować bazy gwiezdne.
eclipse-tech-plasma_cannon = Działo plazmowe
eclipse-tech-plasma_cannon-text = Odblokowuje część statku: { eclipse-part-plasma_cannon }. { eclipse-part-plasma_cannon-text }
eclipse-tech-phase_shield = Tarcza fazowa
eclipse-tech-phase_shield-text = Odblokowuje część statku: { eclipse-part-phase_shield }. { eclipse-part-phase_shield-text }
eclipse-tech-advanced_mining = Zaawansowane wydobycie
eclipse-tech-advanced_mining-text = Twoje statki kolonizacyjne mogą zasiedlać zaawansowane kwadraty materiałów.
eclipse-tech-tachyon_source = Źródło energii tachionowej
eclipse-tech-tachyon_source-text = Odblokowuje część statku: { eclipse-part-tachyon_source }. { eclipse-part-tachyon_source-text }
eclipse-tech-plasma_missile = Rakiety plazmowe
eclipse-tech-plasma_missile-text = Odblokowuje część statku: { eclipse-part-plasma_missile }. { eclipse-part-plasma_missile-text }
eclipse-tech-gluon_computer = Komputer gluonowy
eclipse-tech-gluon_computer-text = Odblokowuje część statku: { eclipse-part-gluon_computer }. { eclipse-part-gluon_computer-text }
eclipse-tech-gauss_shield = Tarcza Gaussa
eclipse-tech-gauss_shield-text = Odblokowuje część statku: { eclipse-part-gauss_shield }. { eclipse-part-gauss_shield-text }
eclipse-tech-improved_hull = Wzmocniony kadłub
eclipse-tech-improved_hull-text = Odblokowuje część statku: { eclipse-part-improved_hull }. { eclipse-part-improved_hull-text }
eclipse-tech-fusion_source = Źródło energii fuzji
eclipse-tech-fusion_source-text = Odblokowuje część statku: { eclipse-part-fusion_source }. { eclipse-part-fusion_source-text }
eclipse-tech-positron_computer = Komputer pozytonowy
eclipse-tech-positron_computer-text = Odblokowuje część statku: { eclipse-part-positron_computer }. { eclipse-part-positron_computer-text }
eclipse-tech-advanced_economy = Zaawansowana ekonomia
eclipse-tech-advanced_economy-text = Twoje statki kolonizacyjne mogą zasiedlać zaawansowane kwadraty pieniędzy.
eclipse-tech-tachyon_drive = Napęd tachionowy
eclipse-tech-tachyon_drive-text = Odblokowuje część statku: { eclipse-part-tachyon_drive }. { eclipse-part-tachyon_drive-text }
eclipse-tech-antimatter_cannon = Działo na antymaterię
eclipse-tech-antimatter_cannon-text = Odblokowuje część statku: { eclipse-part-antimatter_cannon }. { eclipse-part-antimatter_cannon-text }
eclipse-tech-quantum_grid = Sieć kwantowa
eclipse-tech-quantum_grid-text = Natychmiast: dwa dodatkowe dyski wpływów na twój tor wpływów.
eclipse-tech-nanorobots = Nanoroboty
eclipse-tech-nanorobots-text = Każda twoja akcja budowania pozwala zbudować o jedną rzecz więcej. Nie dotyczy reakcji.
eclipse-tech-fusion_drive = Napęd fuzyjny
eclipse-tech-fusion_drive-text = Odblokowuje część statku: { eclipse-part-fusion_drive }. { eclipse-part-fusion_drive-text }
eclipse-tech-advanced_robotics = Zaawansowana robotyka
eclipse-tech-advanced_robotics-text = Natychmiast: jeden dodatkowy dysk wpływów na twój tor wpływów.
eclipse-tech-orbital = Orbital
eclipse-tech-orbital-text = Możesz budować orbitale.
eclipse-tech-advanced_labs = Zaawansowane laboratoria
eclipse-tech-advanced_labs-text = Twoje statki kolonizacyjne mogą zasiedlać zaawansowane kwadraty nauki.
eclipse-tech-monolith = Monolit
eclipse-tech-monolith-text = Możesz budować monolity.
eclipse-tech-artifact_key = Klucz do artefaktu
eclipse-tech-artifact_key-text = Natychmiast: 5 jednostek jednego zasobu za każdy artefakt w twoich sektorach; za każdy może to być inny zasób.
eclipse-tech-wormhole_generator = Generator tuneli czasoprzestrzennych
eclipse-tech-wormhole_generator-text = Eksplorujesz, rozszerzasz wpływy i poruszasz się przez krawędzie z tunelem tylko po jednej stronie.

## Części statków

eclipse-part-ion_cannon = Działo jonowe
eclipse-part-ion_cannon-text = 1 żółta kość, 1 uszkodzenie. Zużycie energii: 1.
eclipse-part-plasma_cannon = Działo plazmowe
eclipse-part-plasma_cannon-text = 1 pomarańczowa kość, 2 uszkodzenia. Zużycie energii: 2.
eclipse-part-antimatter_cannon = Działo na antymaterię
eclipse-part-antimatter_cannon-text = 1 czerwona kość, 4 uszkodzenia. Zużycie energii: 4.
eclipse-part-plasma_missile = Rakiety plazmowe
eclipse-part-plasma_missile-text = Rakiety, odpalane raz na początku każdej bitwy: 2 pomarańczowe kości, po 2 uszkodzenia.
eclipse-part-electron_computer = Komputer elektronowy
eclipse-part-electron_computer-text = Komputer +1.
eclipse-part-positron_computer = Komputer pozytonowy
eclipse-part-positron_computer-text = Komputer +2. Inicjatywa +1. Zużycie energii: 1.
eclipse-part-gluon_computer = Komputer gluonowy
eclipse-part-gluon_computer-text = Komputer +3. Inicjatywa +2. Zużycie energii: 2.
eclipse-part-gauss_shield = Tarcza Gaussa
eclipse-part-gauss_shield-text = Tarcza −1.
eclipse-part-phase_shield = Tarcza fazowa
eclipse-part-phase_shield-text = Tarcza −2. Zużycie energii: 1.
eclipse-part-hull = Kadłub
eclipse-part-hull-text = Kadłub 1.
eclipse-part-improved_hull = Wzmocniony kadłub
eclipse-part-improved_hull-text = Kadłub 2.
eclipse-part-nuclear_drive = Napęd nuklearny
eclipse-part-nuclear_drive-text = Ruch 1. Inicjatywa +1. Zużycie energii: 1.
eclipse-part-fusion_drive = Napęd fuzyjny
eclipse-part-fusion_drive-text = Ruch 2. Inicjatywa +2. Zużycie energii: 2.
eclipse-part-tachyon_drive = Napęd tachionowy
eclipse-part-tachyon_drive-text = Ruch 3. Inicjatywa +3. Zużycie energii: 3.
eclipse-part-nuclear_source = Źródło energii nuklearnej
eclipse-part-nuclear_source-text = Produkcja energii: 3.
eclipse-part-fusion_source = Źródło energii fuzji
eclipse-part-fusion_source-text = Produkcja energii: 6.
eclipse-part-tachyon_source = Źródło energii tachionowej
eclipse-part-tachyon_source-text = Produkcja energii: 9.
eclipse-part-axion_computer = Komputer aksjonowy
eclipse-part-axion_computer-text = Komputer +3. Część Starożytnych.
eclipse-part-hypergrid_source = Źródło hipersieciowe
eclipse-part-hypergrid_source-text = Produkcja energii: 11. Część Starożytnych.
eclipse-part-shard_hull = Kadłub odłamkowy
eclipse-part-shard_hull-text = Kadłub 3. Część Starożytnych.
eclipse-part-ion_turret = Wieża jonowa
eclipse-part-ion_turret-text = 2 żółte kości, po 1 uszkodzeniu. Zużycie energii: 1. Część Starożytnych.
eclipse-part-conformal_drive = Napęd konforemny
eclipse-part-conformal_drive-text = Ruch 4. Inicjatywa +2. Zużycie energii: 2. Część Starożytnych.
eclipse-part-flux_shield = Tarcza strumieniowa
eclipse-part-flux_shield-text = Tarcza −3. Zużycie energii: 2. Część Starożytnych.

## Rasy

eclipse-species-terran_directorate = Dyrektoriat Terran
eclipse-species-terran_directorate-text = { eclipse-species-terran-text }
eclipse-species-terran_federation = Federacja Terran
eclipse-species-terran_federation-text = { eclipse-species-terran-text }
eclipse-species-terran_union = Unia Terrańska
eclipse-species-terran_union-text = { eclipse-species-terran-text }
eclipse-species-terran_republic = Republika Terrańska
eclipse-species-terran_republic-text = { eclipse-species-terran-text }
eclipse-species-terran_conglomerate = Konglomerat Terran
eclipse-species-terran_conglomerate-text = { eclipse-species-terran-text }
eclipse-species-terran_alliance = Sojusz Terrański
eclipse-species-terran_alliance-text = { eclipse-species-terran-text }
eclipse-species-eridani_empire = Imperium Eridani
eclipse-species-eridani_empire-text = Na początku bogate i z dwoma żetonami reputacji, ale z dwoma dyskami wpływów mniej; dwa ruchy statków; pancerniki mają o 1 energię więcej. Zaczyna z działem plazmowym, tarczą Gaussa i napędem fuzyjnym. Handel 3:1.
eclipse-species-hydran_progress = Postępowi Hydranie
eclipse-species-hydran_progress-text = Dwie technologie w jednej akcji wynajdowania, dwa ruchy statków. Zaczynają z zaawansowanymi laboratoriami i zasiedlonym zaawansowanym kwadratem nauki. Handel 3:1.
eclipse-species-planta = Plantanie
eclipse-species-planta-text = Dwa obszary w jednej akcji eksploracji, cztery statki kolonizacyjne, dwa ruchy statków i 1 punkt zwycięstwa więcej za kontrolowany sektor. Słabsze statki; wrogie statki niszczą populację bez rzutu. Zaczynają z bazą gwiezdną. Handel 3:1.
eclipse-species-descendants_of_draco = Potomkowie Drako
eclipse-species-descendants_of_draco-text = Eksplorując, po obejrzeniu pierwszego heksu mogą dobrać drugi i umieszczają jeden z nich lub żaden. Dwa ruchy statków. Nie walczą ze Starożytnymi; mogą kontrolować sektory z ich statkami, lecz dopóki tam stoją, nie biorą stamtąd żetonów odkryć. Na końcu 1 punkt zwycięstwa za każdy pozostały statek Starożytnych. Handel 3:1.
eclipse-species-mechanema = Mechanema
eclipse-species-mechanema-text = Trzy części w jednej akcji ulepszania, trzy rzeczy w jednej akcji budowania, dwa ruchy statków, a wszystko, co buduje, jest tańsze. Zaczyna z komputerem pozytonowym. Handel 3:1.
eclipse-species-orion_hegemony = Hegemonia Oriona
eclipse-species-orion_hegemony-text = Zaczyna z krążownikiem zamiast myśliwca; dwa ruchy statków; jej statki działają wcześniej, mają więcej energii i nadrukowaną tarczę Gaussa. Zaczyna z bombami neutronowymi i tarczą Gaussa. Handel 4:1.
eclipse-species-terran = Terranie
eclipse-species-terran-text = Trzy ruchy statków w jednej akcji ruchu. Handel 2:1. Zaczynają z bazą gwiezdną.

## Żetony odkryć

eclipse-discovery-money = 8 pieniędzy
eclipse-discovery-money-text = Weź 8 pieniędzy.
eclipse-discovery-science = 5 nauki
eclipse-discovery-science-text = Weź 5 nauki.
eclipse-discovery-materials = 6 materiałów
eclipse-discovery-materials-text = Weź 6 materiałów.
eclipse-discovery-ancient_technology = Technologia Starożytnych
eclipse-discovery-ancient_technology-text = Weź za darmo najtańszą dostępną technologię, której nie masz; spośród równie tanich wybierasz.
eclipse-discovery-ancient_cruiser = Krążownik Starożytnych
eclipse-discovery-ancient_cruiser-text = Umieść w sektorze jeden ze swoich niezbudowanych krążowników.
eclipse-discovery-axion_computer = { eclipse-part-axion_computer }
eclipse-discovery-axion_computer-text = { eclipse-part-axion_computer-text } Umieść ją od razu na schemacie albo zachowaj do późniejszej akcji ulepszania.
eclipse-discovery-hypergrid_source = { eclipse-part-hypergrid_source }
eclipse-discovery-hypergrid_source-text = { eclipse-part-hypergrid_source-text } Umieść ją od razu na schemacie albo zachowaj do późniejszej akcji ulepszania.
eclipse-discovery-shard_hull = { eclipse-part-shard_hull }
eclipse-discovery-shard_hull-text = { eclipse-part-shard_hull-text } Umieść ją od razu na schemacie albo zachowaj do późniejszej akcji ulepszania.
eclipse-discovery-ion_turret = { eclipse-part-ion_turret }
eclipse-discovery-ion_turret-text = { eclipse-part-ion_turret-text } Umieść ją od razu na schemacie albo zachowaj do późniejszej akcji ulepszania.
eclipse-discovery-conformal_drive = { eclipse-part-conformal_drive }
eclipse-discovery-conformal_drive-text = { eclipse-part-conformal_drive-text } Umieść ją od razu na schemacie albo zachowaj do późniejszej akcji ulepszania.
eclipse-discovery-flux_shield = { eclipse-part-flux_shield }
eclipse-discovery-flux_shield-text = { eclipse-part-flux_shield-text } Umieść ją od razu na schemacie albo zachowaj do późniejszej akcji ulepszania.
eclipse-discovery-points = 2 punkty zwycięstwa
eclipse-discovery-points-text = Zachowaj żeton zakryty do końca gry.

## Sektory

eclipse-stack-centre = Centrum Galaktyki
eclipse-stack-inner = Sektory wewnętrzne
eclipse-stack-middle = Sektory środkowe
eclipse-stack-outer = Sektory zewnętrzne
eclipse-stack-start = Sektory początkowe
eclipse-sector-001 = Centrum Galaktyki
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
