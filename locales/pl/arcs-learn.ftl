### Arcs: lekcje. Ich kroki są w pliku web/src/games/arcs/lessons.toml.

## Stół

arcs-learn-setup-title = Stół
arcs-learn-setup-text = Mapa, elementy, Dwór i Ambicje: co gdzie leży.
arcs-learn-setup-1 = Oto Rubież: sześć Gromad w pierścieniu. Każda ma w środku Bramę, a od Bramy do Bramy można oblecieć cały krąg. Zakreskowane Gromady są poza grą; omija je mosiężna ścieżka.
arcs-learn-setup-2 = Za Bramą leżą trzy Planety. Krążek pokazuje, co daje Planeta, a kwadraty z przerywaną ramką to pola na Budowle. Kropkowane granice można przekraczać, zębatych nie.
arcs-learn-setup-3 = Elementy z kołem są twoje. Kopuła to Miasto: można je opodatkować. Pierścień z trzema ramionami to Port kosmiczny: buduje Statki. Kto ma w Systemie najwięcej nieuszkodzonych Statków, ten go kontroluje, a tło przybiera jego kolor.
arcs-learn-setup-4 = Twoje Zasoby leżą na polach. Mała liczba pod spodem to koszt Najazdu: tylu kluczy potrzebuje Rywal, żeby ukraść, co tam leży. Twoje pierwsze Miasta odsłaniają kolejne pola.
arcs-learn-setup-5 = Dwór: karty Gildii o trwałych zdolnościach i jednorazowe Komunikaty. Gracze kładą na nich Agentów, a kto ma ich najwięcej, może wziąć kartę. Na małym ekranie Dwór kryje się pod zakładką na dole.
arcs-learn-setup-6 = Ambicje dają Potęgę, a kto ma jej najwięcej, wygrywa. Na koniec Rozdziału punktuje się tylko te Ambicje, które ktoś zadeklarował.
arcs-learn-setup-7 = A to twoja ręka. Kolor karty mówi, co można zrobić, a romby – ile razy. Znasz już stół.

## Tura

arcs-learn-turn-title = Tura
arcs-learn-turn-text = Karta Wiodąca, deklaracja, Preludium, Akcje.
arcs-learn-turn-1 = Latarnia jest twoja: masz Inicjatywę i prowadzisz tę rundę. Niska liczba to dużo punktów: ta karta daje cztery Akcje Konstrukcji, czyli Budowę albo Naprawę.
arcs-learn-turn-2 = Kliknij kartę { arcs-card-construction_2 } i zagraj ją jako Wiodącą.
arcs-learn-turn-3 = Liczba 2 należy do Ambicji: { arcs-ambition-tycoon }. Zadeklaruj ją: trafi tam najlepszy znacznik. Cena: twoja karta liczy się teraz jako 0, więc przebije ją każda karta jej koloru.
arcs-learn-turn-4 = Przed pierwszą Akcją jest Preludium: można wydawać Zasoby. Kliknij swoje Paliwo, żeby je wydać: porusza Statki.
arcs-learn-turn-5 = Kliknij swoje Statki ({ arcs-system-hex_2 }), a potem sąsiedni System: { arcs-system-arrow_3 }.
arcs-learn-turn-6 = Dwa z trzech Statków lecą, jeden zostaje. Potwierdź.
arcs-learn-turn-7 = Teraz punkty karty. Kliknij swój Port kosmiczny i zbuduj w nim Statek. Każdy Port buduje jeden Statek na Turę.
arcs-learn-turn-8 = Budujesz tam, gdzie masz swój element i jest wolne pole. Kliknij System { arcs-system-arrow_3 } i zbuduj Miasto; odsłoni ono pole na Zasób.
arcs-learn-turn-9 = Zostały dwa punkty, ale na razie wystarczy. Zakończ Turę.
arcs-learn-turn-10 = Pozostali odpowiedzieli. Wyższa karta twojego koloru przebija i daje wszystkie swoje punkty. Dowolna zakryta karta kopiuje twój kolor za jeden punkt. Karta innego koloru odstępuje: jeden punkt jej koloru. Nikt nie zdobył Inicjatywy, więc znowu prowadzisz.

## Konflikt

arcs-learn-conflict-title = Bitwa
arcs-learn-conflict-text = Wybierz kości, ponieś straty, zdobądź Trofea.
arcs-learn-conflict-1 = Rywal trzyma dwoma Statkami sąsiednią Bramę. Przepędźmy go.
arcs-learn-conflict-2 = Bitwa należy do Agresji. Kliknij kartę { arcs-card-aggression_2 } i zagraj ją jako Wiodącą: daje trzy punkty.
arcs-learn-conflict-3 = Najpierw tam poleć: kliknij swoje Statki ({ arcs-system-hex_2 }), a potem System { arcs-system-gate_2 }.
arcs-learn-conflict-4 = Lecą wszystkie trzy. Potwierdź.
arcs-learn-conflict-5 = Teraz kliknij System { arcs-system-gate_2 } i zacznij Bitwę.
arcs-learn-conflict-6 = Możesz rzucić tyloma kośćmi, ile masz Statków. Kości Potyczki są bezpieczne, a połowa ich ścianek trafia. Kości Ataku trafiają mocno, ale palą też twoje Statki. Kości Najazdu dają klucze do kradzieży i trafiają Budowle.
arcs-learn-conflict-7 = Rzuć dwiema kośćmi Ataku. Przy prawdziwym stole przed każdym rzutem widać dokładne szanse.
arcs-learn-conflict-8 = Dwa trafienia i jeden płomień, który uszkodził twój Statek. Pierwsze trafienie uszkadza Statek, drugie go niszczy. Lepiej zniszczyć jeden, niż uszkodzić dwa: kliknij Statek, potem ten uszkodzony, i potwierdź.
arcs-learn-conflict-9 = Co zniszczysz, staje się twoim Trofeum, a Trofea liczą się do Ambicji: { arcs-ambition-warlord }. Ale uwaga: kto niszczy Miasto, wywołuje Oburzenie i traci wszystkie Zasoby jego typu.
arcs-learn-conflict-10 = Tam, gdzie obrońca ma Budowle, możesz rzucać kośćmi Najazdu. Kluczami opłacasz koszty Najazdu: Zasoby i karty Gildii stają się twoje.

## Punktacja

arcs-learn-scoring-title = Potęga i koniec
arcs-learn-scoring-text = Jak punktuje się Rozdział i kiedy gra się kończy.
arcs-learn-scoring-1 = Rozdział kończy się, gdy wszystkie ręce są puste. Wtedy punktuje się każdą zadeklarowaną Ambicję. W każdym wierszu widać znaczniki i kto ile ma.
arcs-learn-scoring-2 = Kto ma najwięcej, dostaje większą liczbę, drugie miejsce – mniejszą. Jeśli kilka osób dzieli pierwsze miejsce, każda dostaje tyle co za drugie.
arcs-learn-scoring-3 = Po każdym Rozdziale najniższy jeszcze nieodwrócony znacznik przewraca się na lepszą stronę, więc późniejsze Ambicje są warte więcej.
arcs-learn-scoring-4 = Miasta też pomagają: gdy zbudujesz czwarte i piąte, każde samodzielne pierwsze miejsce daje dodatkową Potęgę.
arcs-learn-scoring-5 = Gra kończy się po piątym Rozdziale albo po tym, w którym ktoś dotarł do kreski na linii. Wygrywa najwięcej Potęgi; przy remisie ten, kto jest pierwszy w kolejności Tur.

## Strategia

arcs-learn-strategy-title = Pierwsze plany
arcs-learn-strategy-text = Kilka myśli na pierwszą grę.
arcs-learn-strategy-1 = Patrz na rękę jak na plan całego Rozdziału: co da się z nią zrobić i jaka Ambicja do tego pasuje?
arcs-learn-strategy-2 = Dwór rozstrzyga gry. Kliknij kartę { arcs-card-administration_4 } i zagraj ją jako Wiodącą: daje Wpływ.
arcs-learn-strategy-3 = Kliknij kartę { arcs-card-gatekeepers } i użyj Wpływu: trafi na nią jeden z twoich Agentów.
arcs-learn-strategy-4 = Jeśli masz na karcie więcej Agentów niż każdy Rywal, możesz ją zabezpieczyć Agresją albo Relikwią. Agenci Rywali z tej karty stają się twoimi Więźniami, a Więźniowie liczą się do Ambicji: { arcs-ambition-tyrant }.
arcs-learn-strategy-5 = Opodatkowane Miasto daje Zasób typu swojej Planety. To spokojna droga do Ambicji: { arcs-ambition-tycoon }, { arcs-ambition-keeper } i { arcs-ambition-empath }.
arcs-learn-strategy-6 = Wysokie karty mają mało punktów, ale przebijają i zdobywają Inicjatywę. Możesz też dołożyć drugą, zakrytą kartę: przejmuje ona Inicjatywę od razu.
arcs-learn-strategy-7 = Deklaruj na tyle późno, by mieć pewność, i na tyle wcześnie, by dostać dobry znacznik. I licz: dwa drugie miejsca bywają warte tyle co jedno pierwsze.
