### Arcs: lekcje. Ich kroki są w pliku web/src/games/arcs/lessons.toml.

## Stół

arcs-learn-setup-title = Stół
arcs-learn-setup-text = Mapa, elementy, Dwór i Ambicje: co gdzie leży.
arcs-learn-setup-1 = Oto Rubieże: Gromady ułożone w pierścień. Każda ma w środku Bramę, a Bramy prowadzą jedna do drugiej. Zakreskowane Gromady są poza grą; omija je mosiężna ścieżka.
arcs-learn-setup-2 = Za Bramą leżą trzy Planety. Krążek pokazuje, co daje Planeta, a przerywane kwadraty to pola na Budowle. Kropkowane granice można przekraczać, zębatych nie.
arcs-learn-setup-3 = Koła należą do ciebie. Kopuła to Miasto, które można opodatkować; pierścień z trzema ramionami to Port kosmiczny, który buduje Statki. Kto ma w Systemie najwięcej sprawnych Statków, ten go kontroluje, a tło przybiera jego kolor.
arcs-learn-setup-4 = Twoje Zasoby leżą na polach. Mała liczba to koszt Najazdu: tylu kluczy potrzebuje Rywal, żeby ukraść, co tam leży. Każde zbudowane Miasto odsłania kolejne pola.
arcs-learn-setup-5 = Dwór: karty Gildii o trwałych zdolnościach i jednorazowe karty Vox. Położeni tu Agenci zdecydują, kto weźmie kartę.
arcs-learn-setup-6 = Ambicje dają Potęgę, a Potęga zwycięstwo. Na koniec Rozdziału punktuje się tylko te, które ktoś zadeklarował.
arcs-learn-setup-7 = A to twoja ręka. Kolor mówi, co karta pozwala zrobić, romby – ile razy. Znasz już stół.

## Tura

arcs-learn-turn-title = Tura
arcs-learn-turn-text = Karta Wiodąca, deklaracja, Preludium, Akcje.
arcs-learn-turn-1 = Latarnia jest twoja: prowadzisz tę rundę. Niska liczba to dużo punktów: ta karta daje cztery Akcje Konstrukcji, czyli Budowę albo Naprawę.
arcs-learn-turn-2 = Zagraj jako Wiodącą kartę: { arcs-card-construction_2 }.
arcs-learn-turn-3 = Liczba 2 należy do Ambicji: { arcs-ambition-tycoon }. Zadeklaruj ją: trafi tam najlepszy znacznik. Ceną jest to, że twoja karta liczy się teraz jako 0, więc przebije ją każda karta jej koloru.
arcs-learn-turn-4 = Przed pierwszą Akcją jest Preludium: można wydać Zasoby. Wydaj Paliwo, ono porusza Statki.
arcs-learn-turn-5 = Wskaż swoje Statki, { arcs-system-hex_2 }, a potem sąsiedni System: { arcs-system-arrow_3 }.
arcs-learn-turn-6 = Lecą dwa z trzech Statków.
arcs-learn-turn-7 = Teraz punkty. Wskaż swój Port kosmiczny i zbuduj w nim Statek. Port buduje jeden Statek na Turę.
arcs-learn-turn-8 = Budujesz tam, gdzie masz swój element i jest wolne pole. Postaw Miasto: { arcs-system-arrow_3 }. Odsłoni ono pole Zasobów.
arcs-learn-turn-9 = Zostały dwa punkty, ale na razie wystarczy. Zakończ Turę.
arcs-learn-turn-10 = Pozostali odpowiedzieli: wyższa karta twojego koloru przebija i daje wszystkie punkty, dowolna zakryta kopiuje jedną Akcję, inny kolor odstępuje i też daje jedną. Nikt nie zdobył Inicjatywy, więc znowu prowadzisz.

## Konflikt

arcs-learn-conflict-title = Bitwa
arcs-learn-conflict-text = Wybierz kości, ponieś straty, zdobądź Trofea.
arcs-learn-conflict-1 = Rywal trzyma dwoma Statkami sąsiednią Bramę. Przepędźmy go.
arcs-learn-conflict-2 = Bitwa należy do Agresji. Zagraj jako Wiodącą kartę: { arcs-card-aggression_2 }. Daje trzy punkty.
arcs-learn-conflict-3 = Najpierw leć: twoje Statki, { arcs-system-hex_2 }, potem { arcs-system-gate_2 }.
arcs-learn-conflict-4 = Wszystkie trzy.
arcs-learn-conflict-5 = Teraz Bitwa. Wskaż: { arcs-system-gate_2 }.
arcs-learn-conflict-6 = Możesz rzucić tyloma kośćmi, ile masz Statków. Kości Potyczki są bezpieczne i trafiają co drugi raz. Kości Ataku trafiają mocno, ale palą też twoje Statki. Kości Najazdu dają klucze do kradzieży i trafiają Budowle.
arcs-learn-conflict-7 = Rzuć dwiema kośćmi Ataku. Przed rzutem stół zawsze podaje dokładne szanse.
arcs-learn-conflict-8 = Dwa trafienia i jeden płomień, który uszkodził twój Statek. Pierwsze trafienie uszkadza Statek, drugie go niszczy. Lepiej zniszczyć jeden, niż uszkodzić dwa.
arcs-learn-conflict-9 = Co zniszczysz, jest twoim Trofeum, a Trofea liczą się do Ambicji: { arcs-ambition-warlord }. Uwaga: kto niszczy Miasto, wywołuje Oburzenie i traci Zasoby jego typu.
arcs-learn-conflict-10 = Tam, gdzie obrońca ma Budowle, możesz rzucać kośćmi Najazdu. Klucze opłacają koszty Najazdu na Zasoby i karty Gildii, które zabierasz.

## Punktacja

arcs-learn-scoring-title = Potęga i koniec
arcs-learn-scoring-text = Jak punktuje się Rozdział i kiedy gra się kończy.
arcs-learn-scoring-1 = Rozdział kończy się, gdy wszystkie ręce są puste. Wtedy punktuje się każdą zadeklarowaną Ambicję. W każdym wierszu widać znaczniki i kto ile ma.
arcs-learn-scoring-2 = Kto ma najwięcej, bierze większą liczbę, drugi – mniejszą. Jeśli kilka osób dzieli pierwsze miejsce, wszystkie liczą się jako drugie.
arcs-learn-scoring-3 = Po każdym Rozdziale najniższy znacznik, który leży jeszcze pierwszą stroną, odwraca się na większą wartość, więc późniejsze Ambicje ważą więcej.
arcs-learn-scoring-4 = Miasta też się liczą: gdy zbudujesz czwarte i piąte, każda samodzielnie wygrana Ambicja daje więcej Potęgi.
arcs-learn-scoring-5 = Gra kończy się po piątym Rozdziale albo gdy ktoś ma tyle Potęgi, ile pokazuje kreska na linii. Wygrywa najwięcej Potęgi; o remisie decyduje kolejność Tur.

## Strategia

arcs-learn-strategy-title = Pierwsze plany
arcs-learn-strategy-text = Kilka myśli na pierwszą grę.
arcs-learn-strategy-1 = Patrz na rękę jak na plan całego Rozdziału: co da się z nią zrobić i jaka Ambicja do tego pasuje?
arcs-learn-strategy-2 = Dwór rozstrzyga gry. Zagraj jako Wiodącą kartę: { arcs-card-administration_4 }. Daje Wpływ.
arcs-learn-strategy-3 = Wskaż kartę { arcs-card-gatekeepers } i użyj Wpływu: trafi na nią jeden z twoich Agentów.
arcs-learn-strategy-4 = Kto sam ma najwięcej Agentów, może zabezpieczyć kartę Agresją albo Relikwią. Agenci Rywali na niej stają się Więźniami, a Więźniowie liczą się do Ambicji: { arcs-ambition-tyrant }.
arcs-learn-strategy-5 = Opodatkowanie Miast daje Zasoby typu Planety. To spokojna droga do Ambicji: { arcs-ambition-tycoon }, { arcs-ambition-keeper } i { arcs-ambition-empath }.
arcs-learn-strategy-6 = Wysokie karty mają mało punktów, ale przebijają i zdobywają Inicjatywę. Druga, zakryta karta przejmuje ją od razu.
arcs-learn-strategy-7 = Deklaruj na tyle późno, by mieć pewność, i na tyle wcześnie, by dostać dobry znacznik. I licz: drugie miejsce w dwóch Ambicjach bywa lepsze niż pierwsze w jednej.
