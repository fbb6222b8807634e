### Arcs: lekcje. Ich kroki są w pliku web/src/games/arcs/lessons.toml.

## Stół

arcs-learn-setup-title = Stół
arcs-learn-setup-text = Mapa, komponenty, Dwór i Ambicje: co gdzie leży.
arcs-learn-setup-1 = Oto Rubież: sześć Gromad w pierścieniu. Brama każdej z nich leży w wewnętrznym pierścieniu, a Bramy łączą się dookoła. Zakreskowane Gromady są wyłączone z gry.
arcs-learn-setup-2 = Za każdą Bramą leżą trzy Planety. Krążek pokazuje, co daje Planeta, a przerywane kwadraty to pola na Budowle. Granice kropkowane można przekraczać, zębatych nie.
arcs-learn-setup-3 = Komponenty z kołem są twoje. Kopuła to Miasto, pierścień z ramionami to Port kosmiczny. Kto ma w Systemie najwięcej nieuszkodzonych Statków, ten go kontroluje.
arcs-learn-setup-4 = Twoje zasoby leżą na polach. Mała liczba to koszt Najazdu: tylu kluczy potrzebuje Rywal, żeby ukraść to, co tam leży. Pierwsze Miasta odsłaniają kolejne pola.
arcs-learn-setup-5 = Na Dworze leżą karty Gildii o trwałych zdolnościach i jednorazowe Komunikaty. Kładzie się na nich Agentów; kto ma ich najwięcej, może wziąć kartę.
arcs-learn-setup-6 = Ambicje dają Potęgę, a największa Potęga wygrywa. Na koniec Rozdziału punktuje się tylko te Ambicje, które ktoś zadeklarował.
arcs-learn-setup-7 = A to twoje karty. Kolor mówi, co można zrobić, a romby – ile razy. Znasz już stół.

## Tura

arcs-learn-turn-title = Tura
arcs-learn-turn-text = Karta Wiodąca, deklaracja, Preludium, Akcje.
arcs-learn-turn-1 = Latarnia oznacza Inicjatywę. Jest twoja, więc zagrywasz kartę Wiodącą. Niski numer to dużo punktów Akcji: ta karta daje cztery Akcje Konstrukcji.
arcs-learn-turn-2 = Kliknij kartę { arcs-card-construction_2 } i zagraj ją jako Wiodącą.
arcs-learn-turn-3 = Numer 2 to Ambicja: { arcs-ambition-tycoon }. Zadeklaruj ją: dostanie najlepszy znacznik. Ale coś za coś: twoja karta liczy się teraz jako 0 i Przebije ją każda tego koloru.
arcs-learn-turn-4 = Przed pierwszą Akcją jest Preludium: możesz wydawać zasoby. Kliknij swoje Paliwo, żeby je wydać: porusza Statki.
arcs-learn-turn-5 = Kliknij swoje Statki ({ arcs-system-hex_2 }), a potem przylegający System: { arcs-system-arrow_3 }.
arcs-learn-turn-6 = Dwa z trzech Statków lecą, jeden zostaje. Potwierdź.
arcs-learn-turn-7 = Teraz Akcje z karty. Kliknij swój Port kosmiczny i zbuduj w nim Statek. Każdy Port buduje jeden Statek na Turę.
arcs-learn-turn-8 = Budujesz tam, gdzie masz komponent i jest wolne pole. Kliknij System { arcs-system-arrow_3 } i zbuduj Miasto; odsłoni ono pole na zasób.
arcs-learn-turn-9 = Zostały dwa punkty Akcji, ale na razie wystarczy. Zakończ Turę.
arcs-learn-turn-10 = Pozostali odpowiedzieli. Wyższa karta tego koloru Przebija: wszystkie jej punkty Akcji. Zakryta Kopiuje: jedna Akcja twojego koloru. Inny kolor Odstępuje: jedna Akcja.

## Konflikt

arcs-learn-conflict-title = Bitwa
arcs-learn-conflict-text = Wybierz kości, ponieś straty, zdobądź Trofea.
arcs-learn-conflict-1 = Rywal trzyma dwoma Statkami najbliższą Bramę. Przepędźmy go.
arcs-learn-conflict-2 = Bitwa należy do Agresji. Kliknij kartę { arcs-card-aggression_2 } i zagraj ją jako Wiodącą: daje trzy punkty Akcji.
arcs-learn-conflict-3 = Najpierw tam poleć: kliknij swoje Statki ({ arcs-system-hex_2 }), a potem System { arcs-system-gate_2 }.
arcs-learn-conflict-4 = Lecą wszystkie trzy. Potwierdź.
arcs-learn-conflict-5 = Teraz kliknij System { arcs-system-gate_2 } i zacznij Bitwę.
arcs-learn-conflict-6 = Rzucasz najwyżej jedną kością na Statek. Kości Potyczki są bezpieczne, trafia połowa ścianek. Kości Ataku trafiają mocno, także ciebie. Kości Najazdu dają klucze.
arcs-learn-conflict-7 = Rzuć dwiema kośćmi Ataku. Przy prawdziwym stole przed każdym rzutem widać dokładne szanse.
arcs-learn-conflict-8 = Dwa trafienia, a płomień uszkodził twój Statek. Trafienie uszkadza Statek, kolejne go niszczy. Zniszcz jeden: kliknij Statek, potem ten uszkodzony, i potwierdź.
arcs-learn-conflict-9 = Zniszczeni obrońcy to twoje Trofea do Ambicji { arcs-ambition-warlord }; stracone Statki bierze obrońca. Zniszczone Miasto to Oburzenie: tracisz zasoby jego typu.
arcs-learn-conflict-10 = Tam, gdzie obrońca ma Budowle, możesz rzucać kośćmi Najazdu. Za klucze kradniesz zasoby i karty Gildii, płacąc ich koszt Najazdu.

## Punktacja

arcs-learn-scoring-title = Potęga i koniec
arcs-learn-scoring-text = Jak punktuje się Rozdział i kiedy gra się kończy.
arcs-learn-scoring-1 = Rozdział kończy się, gdy nikt nie ma kart na ręce. Wtedy punktuje się każdą zadeklarowaną Ambicję. W każdym wierszu widać znaczniki i kto ile ma.
arcs-learn-scoring-2 = Kto ma najwięcej, dostaje większą liczbę, drugie miejsce – mniejszą. Jeśli kilka osób dzieli pierwsze miejsce, każda dostaje tyle co za drugie.
arcs-learn-scoring-3 = Po każdym Rozdziale najniższy jeszcze nieodwrócony znacznik przewraca się na lepszą stronę, więc późniejsze Ambicje są warte więcej.
arcs-learn-scoring-4 = Miasta też pomagają. Po zbudowaniu czwartego każde samodzielne pierwsze miejsce daje 2 punkty Potęgi więcej, a po piątym jeszcze 3.
arcs-learn-scoring-5 = Gra kończy się po 5. Rozdziale albo po tym, w którym ktoś dotarł do progu na torze Potęgi. Wygrywa gracz z największą Potęgą; przy remisie pierwszy w kolejności Tur.

## Strategia

arcs-learn-strategy-title = Pierwsze plany
arcs-learn-strategy-text = Kilka myśli na pierwszą grę.
arcs-learn-strategy-1 = Karty na ręce to plan całego Rozdziału: co da się z nimi zrobić i jaka Ambicja do nich pasuje?
arcs-learn-strategy-2 = Dwór rozstrzyga gry. Kliknij kartę { arcs-card-administration_4 } i zagraj ją jako Wiodącą: daje Wpływ.
arcs-learn-strategy-3 = Kliknij kartę { arcs-card-gatekeepers } i użyj Wpływu: trafi na nią jeden z twoich Agentów.
arcs-learn-strategy-4 = Kto ma na karcie więcej Agentów niż każdy Rywal, może ją Zabezpieczyć. Agenci Rywali stają się Więźniami, a ci liczą się do Ambicji: { arcs-ambition-tyrant }.
arcs-learn-strategy-5 = Opodatkowane Miasto daje zasób typu swojej Planety. To spokojna droga do Ambicji: { arcs-ambition-tycoon }, { arcs-ambition-keeper } i { arcs-ambition-empath }.
arcs-learn-strategy-6 = Wysokie karty mają mało punktów Akcji, ale Przebijają i zdobywają Inicjatywę. Możesz też dołożyć drugą, zakrytą kartę i przejąć ją od razu.
arcs-learn-strategy-7 = Deklaruj na tyle późno, by mieć pewność, i na tyle wcześnie, by dostać dobry znacznik. I licz: dwa drugie miejsca bywają warte tyle co jedno pierwsze.
