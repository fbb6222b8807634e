# Arcs: nazwy i działanie wszystkiego, co jest na kartach, Mapie i planszach. Działanie opisane własnymi słowami.

## Zasoby

arcs-resource-material = Materiał
arcs-resource-material-text = Preludium: wykonaj Budowę albo Naprawę.
arcs-resource-fuel = Paliwo
arcs-resource-fuel-text = Preludium: wykonaj Ruch.
arcs-resource-weapon = Broń
arcs-resource-weapon-text = Preludium: do końca tej Tury punkty Akcji twojej karty mogą też służyć do Bitwy.
arcs-resource-relic = Relikwia
arcs-resource-relic-text = Preludium: wykonaj Zabezpieczenie.
arcs-resource-psionic = Psionik
arcs-resource-psionic-text = Preludium: wykonaj jedną Akcję, na którą pozwala kolor karty Wiodącej.

## Kolory kart Akcji

arcs-suit-administration = Administracja
arcs-suit-administration-text = Opodatkowanie, Naprawa albo Wpływ
arcs-suit-aggression = Agresja
arcs-suit-aggression-text = Bitwa, Ruch albo Zabezpieczenie
arcs-suit-construction = Konstrukcja
arcs-suit-construction-text = Budowa albo Naprawa
arcs-suit-mobilization = Mobilizacja
arcs-suit-mobilization-text = Ruch albo Wpływ

## Ambicje

arcs-ambition-tycoon = Potentat
arcs-ambition-tycoon-text = Najwięcej Materiałów i Paliwa, licząc razem znaczniki i karty Gildii.
arcs-ambition-tyrant = Tyran
arcs-ambition-tyrant-text = Najwięcej Więźniów.
arcs-ambition-warlord = Wódz
arcs-ambition-warlord-text = Najwięcej Trofeów.
arcs-ambition-keeper = Opiekun
arcs-ambition-keeper-text = Najwięcej Relikwii, licząc razem znaczniki i karty Gildii.
arcs-ambition-empath = Empata
arcs-ambition-empath-text = Najwięcej Psioników, licząc razem znaczniki i karty Gildii.

## Akcje: standardowe, potem dodane przez karty

arcs-action-tax = Opodatkowanie
arcs-action-build = Budowa
arcs-action-move = Ruch
arcs-action-repair = Naprawa
arcs-action-influence = Wpływ
arcs-action-secure = Zabezpieczenie
arcs-action-battle = Bitwa
arcs-action-manufacture = Wytwórz
arcs-action-synthesize = Syntetyzuj
arcs-action-pressgang = Wciel
arcs-action-execute = Zgładź
arcs-action-abduct = Uprowadź
arcs-action-trade = Handluj
arcs-action-summon = Wezwij
arcs-action-fire_rifles = Ostrzelaj
arcs-action-nurture = Pielęgnuj
arcs-action-prune = Przytnij

## Karty Gildii

arcs-card-loyal_engineers = Lojalni Inżynierowie
arcs-card-loyal_engineers-text =
    Zachowujesz tę kartę, gdy Wywołujesz Oburzenie.
    Każdy twój zasób możesz wydać jako Materiał. Oburzenie nie przeszkadza ci w wydawaniu na Akcję Preludium Materiału.
arcs-card-mining_interest = Udziały w Górnictwie
arcs-card-mining_interest-text =
    Wytwórz (Budowa): zyskujesz 1 Materiał.
    Preludium: możesz odrzucić tę kartę i zyskiwać Materiał, aż zapełnisz puste pola zasobów. Gdy zapasy się skończą, resztę możesz ukraść Rywalom.
arcs-card-material_cartel = Kartel Materiałowy
arcs-card-material_cartel-text =
    Zapasy Materiału leżą na tej karcie. Liczą się do twojego Potentata, ale nie możesz ich wydawać. Wszyscy nadal z nich zyskują i do nich zwracają.
    Po punktowaniu każdy Rywal odrzuca wszystkie swoje Materiały.
    Preludium: możesz odrzucić tę kartę, aby ukraść 1 Materiał.
arcs-card-admin_union = Związek Administratorów
arcs-card-admin_union-text = Preludium: możesz położyć tę kartę przy odkrytej karcie Administracji zagranej w tej Rundzie. Po zakończeniu Rundy weź tamtą kartę na rękę, a tę odrzuć.
arcs-card-construction_union = Związek Konstruktorów
arcs-card-construction_union-text = Preludium: możesz położyć tę kartę przy odkrytej karcie Konstrukcji zagranej w tej Rundzie. Po zakończeniu Rundy weź tamtą kartę na rękę, a tę odrzuć.
arcs-card-fuel_cartel = Kartel Paliwowy
arcs-card-fuel_cartel-text =
    Zapasy Paliwa leżą na tej karcie. Liczą się do twojego Potentata, ale nie możesz ich wydawać. Wszyscy nadal z nich zyskują i do nich zwracają.
    Po punktowaniu każdy Rywal odrzuca całe swoje Paliwo.
    Preludium: możesz odrzucić tę kartę, aby ukraść 1 Paliwo.
arcs-card-loyal_pilots = Lojalni Piloci
arcs-card-loyal_pilots-text =
    Zachowujesz tę kartę, gdy Wywołujesz Oburzenie.
    Każdy twój zasób możesz wydać jako Paliwo. Oburzenie nie przeszkadza ci w wydawaniu na Akcję Preludium Paliwa.
arcs-card-gatekeepers = Strażnicy Bram
arcs-card-gatekeepers-text =
    Gdy toczysz Bitwę w Bramie, możesz dobrać o 2 kości więcej, niż pozwalają na to twoje Statki.
    Preludium: możesz odrzucić tę kartę, aby umieścić po 1 Statku w każdej Bramie.
arcs-card-shipping_interest = Udziały w Transporcie
arcs-card-shipping_interest-text =
    Syntetyzuj (Budowa): zyskujesz 1 Paliwo.
    Preludium: możesz odrzucić tę kartę i zyskiwać Paliwo, aż zapełnisz puste pola zasobów. Gdy zapasy się skończą, resztę możesz ukraść Rywalom.
arcs-card-spacing_union = Związek Kosmicznej Żeglugi
arcs-card-spacing_union-text = Preludium: możesz położyć tę kartę przy odkrytej karcie Mobilizacji zagranej w tej Rundzie. Po zakończeniu Rundy weź tamtą kartę na rękę, a tę odrzuć.
arcs-card-arms_union = Związek Zbrojeniowy
arcs-card-arms_union-text = Preludium: możesz położyć tę kartę przy odkrytej karcie Agresji zagranej w tej Rundzie. Po zakończeniu Rundy weź tamtą kartę na rękę, a tę odrzuć.
arcs-card-prison_wardens = Strażnicy Więzienni
arcs-card-prison_wardens-text =
    Wciel (Budowa): zwróć dowolną liczbę swoich Więźniów; za każdego zyskujesz 1 wybrany zasób.
    Zgładź (Wpływ): przenieś dowolną liczbę swoich Więźniów do swoich Trofeów.
    Preludium: możesz odrzucić tę kartę; wystaw wtedy 3 swoje Statki w jednym kontrolowanym Systemie.
arcs-card-skirmishers = Harcownicy
arcs-card-skirmishers-text =
    Gdy toczysz Bitwę, możesz raz przerzucić kości Potyczki: najwyżej tyle, ile masz symboli Broni, wliczając tę kartę.
    Preludium: możesz odrzucić tę kartę; wystaw wtedy 3 swoje Statki w jednym kontrolowanym Systemie.
arcs-card-court_enforcers = Egzekutorzy Dworu
arcs-card-court_enforcers-text =
    Uprowadź (Bitwa): wybierz kartę na Dworze, na której jest mniej Agentów Rywali, niż masz symboli Broni; schwytaj z niej wszystkich Agentów Rywali.
    Preludium: możesz odrzucić tę kartę; wystaw wtedy 3 swoje Statki w jednym kontrolowanym Systemie.
arcs-card-loyal_marines = Lojalni Marines
arcs-card-loyal_marines-text =
    Zachowujesz tę kartę, gdy Wywołujesz Oburzenie.
    Każdy twój zasób możesz wydać jako Broń. Oburzenie nie przeszkadza ci w wydawaniu na Akcję Preludium Broni.
    Preludium: możesz odrzucić tę kartę; wystaw wtedy 3 swoje Statki w jednym kontrolowanym Systemie.
arcs-card-lattice_spies = Szpiedzy Sieci
arcs-card-lattice_spies-text = Preludium: zanim zrobisz w tej Turze cokolwiek innego, możesz odrzucić tę kartę, aby przejąć Inicjatywę.
arcs-card-farseers = Jasnowidze
arcs-card-farseers-text =
    Gdy deklarujesz Ambicję, obejrzyj karty na ręce jednego Rywala; potem możesz wymienić z nim jedną kartę.
    Preludium: możesz odrzucić tę kartę i dowolną liczbę kart z ręki; dobierz ich tyle samo plus jedną ze spodu stosu odrzuconych kart Akcji.
arcs-card-secret_order = Tajny Zakon
arcs-card-secret_order-text = Gdy deklarujesz Opiekuna albo Empatę, nie kładziesz znacznika Zero.
arcs-card-loyal_empaths = Lojalni Empaci
arcs-card-loyal_empaths-text =
    Zachowujesz tę kartę, gdy Wywołujesz Oburzenie.
    Każdy twój zasób możesz wydać jako Psionika. Oburzenie nie przeszkadza ci w wydawaniu na Akcję Preludium Psionika.
arcs-card-silver_tongues = Złotouści
arcs-card-silver_tongues-text = Preludium: możesz odrzucić tę kartę, aby ukraść jedną kartę Gildii albo jeden zasób.
arcs-card-loyal_keepers = Lojalni Opiekunowie
arcs-card-loyal_keepers-text =
    Zachowujesz tę kartę, gdy Wywołujesz Oburzenie.
    Każdy twój zasób możesz wydać jako Relikwię. Oburzenie nie przeszkadza ci w wydawaniu na Akcję Preludium Relikwii.
arcs-card-sworn_guardians = Zaprzysiężeni Strażnicy
arcs-card-sworn_guardians-text =
    Rywale nie mogą kraść twoich zasobów ani innych twoich kart Gildii.
    Gdy ktoś kradnie tę kartę, zamiast tego zostaje ona zakopana.
arcs-card-elder_broker = Starszy Pośrednik
arcs-card-elder_broker-text =
    Handluj (Opodatkowanie): wybierz Miasto Rywala, które kontrolujesz. Weź od tego Rywala jeden zasób typu tej Planety i oddaj mu jeden zasób typu, którego nie ma.
    Preludium: możesz odrzucić tę kartę, aby zyskać 1 Materiał, 1 Paliwo i 1 Broń.
arcs-card-relic_fence = Paser Relikwii
arcs-card-relic_fence-text = Preludium, raz na Turę: możesz odrzucić jeden zasób, aby zyskać 1 Relikwię.
arcs-card-galactic_bards = Galaktyczni Bardowie
arcs-card-galactic_bards-text = Gdy Przebijasz albo Odstępujesz, a nikt w tej Rundzie nie zadeklarował Ambicji, możesz przed swoimi Akcjami zadeklarować Ambicję ze swojej karty. Nie kładziesz znacznika Zero.

## Komunikaty

arcs-card-mass_uprising = Masowe Powstanie
arcs-card-mass_uprising-text = Gdy Zabezpieczono: wskaż Gromadę; w każdym z jej czterech Systemów przybywa 1 twój Statek. Potem odrzuć tę kartę.
arcs-card-populist_demands = Populistyczne Żądania
arcs-card-populist_demands-text = Gdy Zabezpieczono: możesz zadeklarować dowolną Ambicję; nie kładziesz znacznika Zero. Odrzuć tę kartę.
arcs-card-outrage_spreads = Oburzenie się Szerzy
arcs-card-outrage_spreads-text = Gdy Zabezpieczono: możesz wskazać zasób; każdy gracz, ty także, Wywołuje jego Oburzenie. Odrzuć tę kartę.
arcs-card-song_of_freedom = Pieśń Wolności
arcs-card-song_of_freedom-text = Gdy Zabezpieczono: możesz zwrócić Miasto z Systemu, który kontrolujesz; wtedy możesz też przejąć Inicjatywę. Wtasuj tę kartę do talii Dworu.
arcs-card-guild_struggle = Walka Gildii
arcs-card-guild_struggle-text = Gdy Zabezpieczono: możesz ukraść jedną kartę Gildii. Następnie wtasuj wszystkie odrzucone karty Gildii do talii Dworu. Odrzuć tę kartę.
arcs-card-call_to_action = Wezwanie do Działania
arcs-card-call_to_action-text = Gdy Zabezpieczono: dobierz na rękę kartę ze spodu stosu odrzuconych kart Akcji. Odrzuć tę kartę.

## Liderzy

arcs-leader-elder = Starszy
arcs-leader-elder-text =
    Umiłowany: po Bitwie, w której się bronisz, a atakujący zdobył jakieś Trofeum, możesz wykonać Wpływ. Rywale toczący z tobą Bitwę nie mogą Plądrować Dworu.
    Sprawiedliwy: za drugie miejsce w Ambicji Tyrana nie dostajesz Potęgi, a za pierwsze dostajesz Potęgę drugiego miejsca, bez dodatku za Miasta.
arcs-leader-mystic = Mistyk
arcs-leader-mystic-text =
    Dostrojony: gdy Kopiujesz albo Odstępujesz, aby opodatkować, zyskujesz też 1 Psionika.
    Skryty: zaczynasz grę z Oburzeniem Materiału i Paliwa.
arcs-leader-fuel_drinker = Paliwopij
arcs-leader-fuel_drinker-text =
    Nienasycony: gdy Kopiujesz albo Odstępujesz, aby opodatkować, zyskujesz też 1 Paliwo.
    Rozrzutny: po punktowaniu, jeśli punktowano Potentata, odrzuć całe swoje Paliwo.
arcs-leader-upstart = Parweniusz
arcs-leader-upstart-text =
    Ambitny: gdy deklarujesz Ambicję, możesz zyskać 1 wybrany zasób.
    Niedoświadczony: nie możesz opodatkować Miast, których nie kontrolujesz, nawet własnych.
arcs-leader-rebel = Buntownik
arcs-leader-rebel-text =
    Zdeterminowany: gdy toczysz Bitwę, dobierasz 2 kości ponad te za Statki; z tych dwóch nie możesz zrezygnować.
    Zdezorganizowany: w każdym Ruchu biorą udział najwyżej 2 twoje Statki.
arcs-leader-warrior = Wojownik
arcs-leader-warrior-text =
    Taktyczny: gdy Kopiujesz albo Odstępujesz, aby stoczyć Bitwę, możesz też wykonać Ruch, przed nią albo po niej.
    Brutalny: za drugie miejsce w Ambicji Empaty nie dostajesz Potęgi, a za pierwsze dostajesz Potęgę drugiego miejsca, bez dodatku za Miasta.
arcs-leader-feastbringer = Dawca Uczt
arcs-leader-feastbringer-text =
    Charyzmatyczny: gdy Kopiujesz albo Odstępujesz, aby Zabezpieczyć, możesz też wykonać Wpływ, przed tym albo po tym.
    Szczodry: gdy deklarujesz Ambicję, musisz oddać jedną swoją kartę Gildii Rywalowi z najmniejszą Potęgą; nie mając żadnej, nie możesz deklarować.
arcs-leader-demagogue = Demagog
arcs-leader-demagogue-text =
    Śmiały: gdy deklarujesz Ambicję, możesz umieścić po jednym Agencie na dowolnej liczbie kart na Dworze.
    Paranoiczny: możesz Zabezpieczyć kartę Gildii tylko wtedy, gdy masz na niej co najmniej 2 Agentów. Nie dotyczy to Komunikatów ani Plądrowania.

## Liderzy leżą między kartami

arcs-card-elder-text = { arcs-leader-elder-text }
arcs-card-mystic-text = { arcs-leader-mystic-text }
arcs-card-fuel_drinker-text = { arcs-leader-fuel_drinker-text }
arcs-card-upstart-text = { arcs-leader-upstart-text }
arcs-card-rebel-text = { arcs-leader-rebel-text }
arcs-card-warrior-text = { arcs-leader-warrior-text }
arcs-card-feastbringer-text = { arcs-leader-feastbringer-text }
arcs-card-demagogue-text = { arcs-leader-demagogue-text }

## Wiedza

arcs-card-tool_priests = Narzędziokapłani
arcs-card-tool_priests-text = Wezwij (Budowa): raz na Turę zbuduj 1 Statek przy dowolnym Mieście, które kontrolujesz, także przy Mieście Rywala.
arcs-card-galactic_rifles = Galaktyczne Karabiny
arcs-card-galactic_rifles-text = Ostrzelaj (Bitwa): wybierz System ze swoimi nieuszkodzonymi Statkami i Rywala z komponentami w przylegającym Systemie. Rzuć najwyżej 1 kością Potyczki za każdy z tych Statków, w sumie najwyżej 6, i traf tamtejsze komponenty Rywala, najpierw Statki.
arcs-card-sprinter_drives = Napędy Sprinterskie
arcs-card-sprinter_drives-text = Po Ruchu jedna grupa twoich nieuszkodzonych Statków, które właśnie się poruszyły, może poruszyć się jeszcze raz.
arcs-card-mirror_plating = Lustrzane Poszycie
arcs-card-mirror_plating-text = Gdy się bronisz, a atakujący rzucił choć jedną kością Ataku, dodaj do wyniku jedno Przechwycenie.
arcs-card-hidden_harbors = Ukryte Przystanie
arcs-card-hidden_harbors-text =
    Statki, które budujesz, są zawsze nieuszkodzone.
    Gdy bronisz się z nieuszkodzonym Portem kosmicznym, atakujący nie może dobierać kości Najazdu.
arcs-card-signal_breaker = Zakłócacz Sygnału
arcs-card-signal_breaker-text = Gdy toczysz Bitwę i na jej początku żaden z twoich atakujących Statków nie jest uszkodzony, zignoruj jedno wyrzucone Przechwycenie.
arcs-card-repair_drones = Drony Naprawcze
arcs-card-repair_drones-text = Po stoczonej przez ciebie Bitwie napraw jeden ze swoich atakujących Statków.
arcs-card-gate_ports = Porty w Bramach
arcs-card-gate_ports-text =
    Możesz budować Porty kosmiczne w Bramach, najwyżej jeden Port kosmiczny w Bramie.
    Gdy Rywal porusza Statki do Bramy, którą kontrolujesz i w której masz nieuszkodzony Port kosmiczny, schwytaj jednego Agenta z jego zapasów.
arcs-card-cloud_cities = Miasta w Chmurach
arcs-card-cloud_cities-text = Na każdej Planecie możesz zbudować jedno dodatkowe Miasto poza jej polami, jeśli wydasz też zasób typu tej Planety.
arcs-card-living_structures = Żyjące Struktury
arcs-card-living_structures-text =
    Pielęgnuj (Budowa): opodatkuj swoje Miasto.
    Przytnij (Naprawa): zastąp swój Port kosmiczny stojący na polu Miastem albo swoje Miasto stojące na polu Portem kosmicznym.
arcs-card-gate_stations = Stacje w Bramach
arcs-card-gate_stations-text =
    Możesz budować Miasta w Bramach, najwyżej jedno Miasto w Bramie.
    Takie Miasto ma typy wszystkich Planet swojej Gromady, na których są Miasta: opodatkowanie daje zasób jednego z nich, a zniszczenie Wywołuje Oburzenie wszystkich.
arcs-card-railgun_arrays = Baterie Dział Szynowych
arcs-card-railgun_arrays-text = Gdy bronisz się z nieuszkodzonym Statkiem, atakujący trafia jeden ze swoich Statków, zanim dobierze kości.
arcs-card-ancient_holdings = Pradawny Majątek
arcs-card-ancient_holdings-text = Ta karta przechowuje jeden zasób, tak jak pole zasobów o koszcie Najazdu 4.
arcs-card-seeker_torpedoes = Torpedy Samonaprowadzające
arcs-card-seeker_torpedoes-text = Gdy toczysz Bitwę, możesz raz przerzucić kości Ataku: najwyżej tyle, ile masz nieuszkodzonych atakujących Statków.

## Systemy: znak Planety i numer jej Gromady

arcs-system-gate_1 = Brama 1
arcs-system-arrow_1 = Strzałka 1 ({ arcs-resource-weapon })
arcs-system-crescent_1 = Półksiężyc 1 ({ arcs-resource-fuel })
arcs-system-hex_1 = Sześciokąt 1 ({ arcs-resource-material })
arcs-system-gate_2 = Brama 2
arcs-system-arrow_2 = Strzałka 2 ({ arcs-resource-psionic })
arcs-system-crescent_2 = Półksiężyc 2 ({ arcs-resource-weapon })
arcs-system-hex_2 = Sześciokąt 2 ({ arcs-resource-relic })
arcs-system-gate_3 = Brama 3
arcs-system-arrow_3 = Strzałka 3 ({ arcs-resource-material })
arcs-system-crescent_3 = Półksiężyc 3 ({ arcs-resource-fuel })
arcs-system-hex_3 = Sześciokąt 3 ({ arcs-resource-weapon })
arcs-system-gate_4 = Brama 4
arcs-system-arrow_4 = Strzałka 4 ({ arcs-resource-relic })
arcs-system-crescent_4 = Półksiężyc 4 ({ arcs-resource-fuel })
arcs-system-hex_4 = Sześciokąt 4 ({ arcs-resource-material })
arcs-system-gate_5 = Brama 5
arcs-system-arrow_5 = Strzałka 5 ({ arcs-resource-weapon })
arcs-system-crescent_5 = Półksiężyc 5 ({ arcs-resource-relic })
arcs-system-hex_5 = Sześciokąt 5 ({ arcs-resource-psionic })
arcs-system-gate_6 = Brama 6
arcs-system-arrow_6 = Strzałka 6 ({ arcs-resource-material })
arcs-system-crescent_6 = Półksiężyc 6 ({ arcs-resource-fuel })
arcs-system-hex_6 = Sześciokąt 6 ({ arcs-resource-psionic })

## Karty Przygotowania

arcs-setup-two_frontiers = 2 Graczy – Pogranicza
arcs-setup-two_frontiers-text = Gromady 1 i 6 są wyłączone z gry. Dla doświadczonych graczy.
arcs-setup-two_mix_up_1 = 2 Graczy – Zamieszanie 1
arcs-setup-two_mix_up_1-text = Gromady 2 i 5 są wyłączone z gry.
arcs-setup-two_homelands = 2 Graczy – Ojczyzny
arcs-setup-two_homelands-text = Gromady 1 i 4 są wyłączone z gry.
arcs-setup-two_mix_up_2 = 2 Graczy – Zamieszanie 2
arcs-setup-two_mix_up_2-text = Gromady 1 i 4 są wyłączone z gry.
arcs-setup-three_mix_up = 3 Graczy – Zamieszanie
arcs-setup-three_mix_up-text = Gromady 1 i 4 są wyłączone z gry.
arcs-setup-three_frontiers = 3 Graczy – Pogranicza
arcs-setup-three_frontiers-text = Gromady 2 i 3 są wyłączone z gry.
arcs-setup-three_homelands = 3 Graczy – Ojczyzny
arcs-setup-three_homelands-text = Gromady 5 i 6 są wyłączone z gry.
arcs-setup-three_core_conflict = 3 Graczy – Konflikt w Jądrze
arcs-setup-three_core_conflict-text = Gromady 3 i 6 są wyłączone z gry. Dla doświadczonych graczy.
arcs-setup-four_mix_up_1 = 4 Graczy – Zamieszanie 1
arcs-setup-four_mix_up_1-text = Gromada 3 jest wyłączona z gry.
arcs-setup-four_mix_up_2 = 4 Graczy – Zamieszanie 2
arcs-setup-four_mix_up_2-text = Gromada 4 jest wyłączona z gry.
arcs-setup-four_frontiers = 4 Graczy – Pogranicza
arcs-setup-four_frontiers-text = Gromada 5 jest wyłączona z gry.
arcs-setup-four_mix_up_3 = 4 Graczy – Zamieszanie 3
arcs-setup-four_mix_up_3-text = Gromada 6 jest wyłączona z gry.

## Karty Akcji

arcs-card-administration_1 = { arcs-suit-administration } 1
arcs-card-administration_1-text = 4 punkty Akcji: { arcs-suit-administration-text }. Ambicja: brak.
arcs-card-administration_2 = { arcs-suit-administration } 2
arcs-card-administration_2-text = 4 punkty Akcji: { arcs-suit-administration-text }. Ambicja: { arcs-ambition-tycoon }.
arcs-card-administration_3 = { arcs-suit-administration } 3
arcs-card-administration_3-text = 3 punkty Akcji: { arcs-suit-administration-text }. Ambicja: { arcs-ambition-tyrant }.
arcs-card-administration_4 = { arcs-suit-administration } 4
arcs-card-administration_4-text = 3 punkty Akcji: { arcs-suit-administration-text }. Ambicja: { arcs-ambition-warlord }.
arcs-card-administration_5 = { arcs-suit-administration } 5
arcs-card-administration_5-text = 3 punkty Akcji: { arcs-suit-administration-text }. Ambicja: { arcs-ambition-keeper }.
arcs-card-administration_6 = { arcs-suit-administration } 6
arcs-card-administration_6-text = 2 punkty Akcji: { arcs-suit-administration-text }. Ambicja: { arcs-ambition-empath }.
arcs-card-administration_7 = { arcs-suit-administration } 7
arcs-card-administration_7-text = 1 punkt Akcji: { arcs-suit-administration-text }. Ambicja: dowolna.
arcs-card-aggression_1 = { arcs-suit-aggression } 1
arcs-card-aggression_1-text = 3 punkty Akcji: { arcs-suit-aggression-text }. Ambicja: brak.
arcs-card-aggression_2 = { arcs-suit-aggression } 2
arcs-card-aggression_2-text = 3 punkty Akcji: { arcs-suit-aggression-text }. Ambicja: { arcs-ambition-tycoon }.
arcs-card-aggression_3 = { arcs-suit-aggression } 3
arcs-card-aggression_3-text = 2 punkty Akcji: { arcs-suit-aggression-text }. Ambicja: { arcs-ambition-tyrant }.
arcs-card-aggression_4 = { arcs-suit-aggression } 4
arcs-card-aggression_4-text = 2 punkty Akcji: { arcs-suit-aggression-text }. Ambicja: { arcs-ambition-warlord }.
arcs-card-aggression_5 = { arcs-suit-aggression } 5
arcs-card-aggression_5-text = 2 punkty Akcji: { arcs-suit-aggression-text }. Ambicja: { arcs-ambition-keeper }.
arcs-card-aggression_6 = { arcs-suit-aggression } 6
arcs-card-aggression_6-text = 2 punkty Akcji: { arcs-suit-aggression-text }. Ambicja: { arcs-ambition-empath }.
arcs-card-aggression_7 = { arcs-suit-aggression } 7
arcs-card-aggression_7-text = 1 punkt Akcji: { arcs-suit-aggression-text }. Ambicja: dowolna.
arcs-card-construction_1 = { arcs-suit-construction } 1
arcs-card-construction_1-text = 4 punkty Akcji: { arcs-suit-construction-text }. Ambicja: brak.
arcs-card-construction_2 = { arcs-suit-construction } 2
arcs-card-construction_2-text = 4 punkty Akcji: { arcs-suit-construction-text }. Ambicja: { arcs-ambition-tycoon }.
arcs-card-construction_3 = { arcs-suit-construction } 3
arcs-card-construction_3-text = 3 punkty Akcji: { arcs-suit-construction-text }. Ambicja: { arcs-ambition-tyrant }.
arcs-card-construction_4 = { arcs-suit-construction } 4
arcs-card-construction_4-text = 3 punkty Akcji: { arcs-suit-construction-text }. Ambicja: { arcs-ambition-warlord }.
arcs-card-construction_5 = { arcs-suit-construction } 5
arcs-card-construction_5-text = 2 punkty Akcji: { arcs-suit-construction-text }. Ambicja: { arcs-ambition-keeper }.
arcs-card-construction_6 = { arcs-suit-construction } 6
arcs-card-construction_6-text = 2 punkty Akcji: { arcs-suit-construction-text }. Ambicja: { arcs-ambition-empath }.
arcs-card-construction_7 = { arcs-suit-construction } 7
arcs-card-construction_7-text = 1 punkt Akcji: { arcs-suit-construction-text }. Ambicja: dowolna.
arcs-card-mobilization_1 = { arcs-suit-mobilization } 1
arcs-card-mobilization_1-text = 4 punkty Akcji: { arcs-suit-mobilization-text }. Ambicja: brak.
arcs-card-mobilization_2 = { arcs-suit-mobilization } 2
arcs-card-mobilization_2-text = 4 punkty Akcji: { arcs-suit-mobilization-text }. Ambicja: { arcs-ambition-tycoon }.
arcs-card-mobilization_3 = { arcs-suit-mobilization } 3
arcs-card-mobilization_3-text = 3 punkty Akcji: { arcs-suit-mobilization-text }. Ambicja: { arcs-ambition-tyrant }.
arcs-card-mobilization_4 = { arcs-suit-mobilization } 4
arcs-card-mobilization_4-text = 3 punkty Akcji: { arcs-suit-mobilization-text }. Ambicja: { arcs-ambition-warlord }.
arcs-card-mobilization_5 = { arcs-suit-mobilization } 5
arcs-card-mobilization_5-text = 2 punkty Akcji: { arcs-suit-mobilization-text }. Ambicja: { arcs-ambition-keeper }.
arcs-card-mobilization_6 = { arcs-suit-mobilization } 6
arcs-card-mobilization_6-text = 2 punkty Akcji: { arcs-suit-mobilization-text }. Ambicja: { arcs-ambition-empath }.
arcs-card-mobilization_7 = { arcs-suit-mobilization } 7
arcs-card-mobilization_7-text = 1 punkt Akcji: { arcs-suit-mobilization-text }. Ambicja: dowolna.
