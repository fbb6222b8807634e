### Arcs: lekcje. Ich kroki są w pliku web/src/games/arcs/lessons.toml.

## Stół

arcs-learn-setup-title = Stół
arcs-learn-setup-text = Mapa, komponenty, Dwór i Ambicje: co gdzie leży.
arcs-learn-setup-1 = Oto Rubież: Gromady w pierścieniu. Każda ma Bramę w wewnętrznym kręgu, a Bramy łączą się dookoła. Zakreskowane Gromady są wyłączone z gry.
arcs-learn-setup-2 = Za Bramą leżą Planety. Krążek mówi, co daje Planeta, przerywane kwadraty to pola na Budowle. Kropkowane granice można przekraczać, zębatych nie.
arcs-learn-setup-3 = Czerwone komponenty z kołem są twoje: Statki, Miasto z kopułą, Port z ramionami. System kontroluje, kto ma w nim najwięcej nieuszkodzonych Statków.
arcs-learn-setup-4 = Twoje zasoby leżą na polach. Mała liczba to koszt Najazdu: tylu kluczy potrzebuje Rywal, żeby ukraść to, co tam leży.
arcs-learn-setup-5 = Dwór: karty Gildii z trwałymi zdolnościami i jednorazowe Komunikaty. Kładziesz na nich Agentów; kto ma ich najwięcej, może wziąć kartę.
arcs-learn-setup-6 = Ambicje dają Potęgę; wygrywa gracz, który ma jej najwięcej. Na zadeklarowaną Ambicję trafia złoty znacznik. Tylko takie punktuje się na końcu Rozdziału.
arcs-learn-setup-7 = A to twoje karty. Kolor mówi, co można zrobić, a romby – ile razy. Znasz już stół.

## Tura

arcs-learn-turn-title = Tura
arcs-learn-turn-text = Karta Wiodąca, deklaracja, Preludium, Akcje.
arcs-learn-turn-1 = Latarnia oznacza Inicjatywę. Jest twoja, więc zagrywasz kartę Wiodącą. Niski numer to dużo punktów: ta karta daje cztery Akcje Konstrukcji.
arcs-learn-turn-2 = Kliknij kartę { arcs-card-construction_2 }, a potem: { arcs-web-verb-lead }.
arcs-learn-turn-3 = Numer 2 to Ambicja: { arcs-ambition-tycoon }. Zadeklaruj ją: dostanie najlepszy znacznik. Ale twoja karta liczy się teraz jako 0 i łatwo ją Przebić.
arcs-learn-turn-4 = Przed pierwszą Akcją jest Preludium: możesz wydawać zasoby. Kliknij swój zasób ({ arcs-resource-fuel }), żeby go wydać: porusza Statki.
arcs-learn-turn-5 = Kliknij swoje Statki ({ arcs-system-hex_2 }), a potem przylegający System: { arcs-system-arrow_3 }.
arcs-learn-turn-6 = Dwa z trzech Statków lecą, jeden zostaje. Naciśnij jasny przycisk.
arcs-learn-turn-7 = Teraz Akcje z karty. Kliknij swój Port kosmiczny i zbuduj w nim Statek. Każdy Port buduje jeden Statek na Turę.
arcs-learn-turn-8 = Budujesz tam, gdzie masz komponent i wolne pole. Kliknij System { arcs-system-arrow_3 } i zbuduj Miasto; odsłoni ono pole na zasób.
arcs-learn-turn-9 = Zostały dwa punkty Akcji, ale na razie wystarczy. Zakończ Turę.
arcs-learn-turn-10 = Pozostali odpowiedzieli swoimi kartami. Gdy nikt nie ma już kart, Rozdział się kończy i punktuje się Ambicję: { arcs-ambition-tycoon }.

## Odpowiadanie

arcs-learn-follow-title = Odpowiadanie
arcs-learn-follow-text = Przebij, Kopiuj, Odstąp: wypróbuj wszystkie.
arcs-learn-follow-1 = Rywal zagrał kartę { arcs-card-mobilization_2 }. Pozostali odpowiadają jedną kartą, na jeden z trzech sposobów. Tak wygląda większość Tur.
arcs-learn-follow-2 = Przebicie: wyższa karta tego koloru daje wszystkie swoje punkty. Kliknij kartę { arcs-card-mobilization_3 }, a potem: { arcs-web-verb-surpass }.
arcs-learn-follow-3 = Trzy Akcje: Ruch albo Wpływ. Kliknij swoje Statki ({ arcs-system-gate_2 }), a potem System { arcs-system-arrow_2 }.
arcs-learn-follow-4 = Wyślij jeden Statek; drugi trzyma Bramę. Naciśnij jasny przycisk.
arcs-learn-follow-5 = Wróćmy i skopiujmy: dowolna zakryta karta to jedna Akcja koloru Wiodącej. Kliknij kartę { arcs-card-aggression_6 }, a potem: { arcs-web-verb-copy }.
arcs-learn-follow-6 = Jedna Akcja tego koloru. Kliknij kartę Dworu { arcs-card-elder_broker } i użyj Wpływu.
arcs-learn-follow-7 = Jeszcze raz, teraz Odstąp: karta innego koloru to jedna jej Akcja. Kliknij kartę { arcs-card-construction_4 }, a potem: { arcs-web-verb-pivot }.
arcs-learn-follow-8 = Możesz raz budować, choć Rywal zagrał inny kolor. Kliknij swój Port kosmiczny i zbuduj Statek.
arcs-learn-follow-9 = Inicjatywa jest warta karty. Przebij jeszcze raz kartą { arcs-card-mobilization_3 }, a przed Akcjami ją przejmiemy.
arcs-learn-follow-10 = Kliknij kartę { arcs-card-aggression_6 }, a potem: { arcs-web-verb-seize }. Leży zakryta, a następną Rundę zaczynasz ty.
arcs-learn-follow-11 = Jeśli nikt nie przejmie Inicjatywy, zdobywa ją najwyższa Przebijająca karta; jeśli nikt nie Przebił, zostaje na miejscu.

## Bitwa

arcs-learn-conflict-title = Bitwa
arcs-learn-conflict-text = Wybierz kości, ponieś straty, zdobądź Trofea.
arcs-learn-conflict-1 = Rywal trzyma dwoma Statkami najbliższą Bramę. Przepędźmy go.
arcs-learn-conflict-2 = Bitwa należy do Agresji. Kliknij kartę { arcs-card-aggression_2 }, a potem: { arcs-web-verb-lead }. Daje trzy punkty Akcji.
arcs-learn-conflict-3 = Najpierw tam poleć: kliknij swoje Statki ({ arcs-system-hex_2 }), a potem System { arcs-system-gate_2 }.
arcs-learn-conflict-4 = Lecą wszystkie trzy. Naciśnij jasny przycisk.
arcs-learn-conflict-5 = Teraz kliknij System { arcs-system-gate_2 } i zacznij Bitwę.
arcs-learn-conflict-6 = Rzucasz najwyżej jedną kością na Statek. Kości Potyczki są bezpieczne, trafia połowa ścianek. Kości Ataku trafiają mocniej, czasem w twoje Statki.
arcs-learn-conflict-7 = Ustaw: { arcs-amount-die-assault } na 2, resztę na 0. Niżej widać, co rzut pewnie przyniesie. Potem naciśnij jasny przycisk.
arcs-learn-conflict-8 = Dwa trafienia, a płomień trafił twój Statek. Trafienie uszkadza, kolejne niszczy. Kliknij Statek, potem ten uszkodzony, i potwierdź.
arcs-learn-conflict-9 = Zniszczeni obrońcy to twoje Trofea; liczą się do Ambicji { arcs-ambition-warlord }. Statki stracone w ataku to Trofea obrońcy.

## Najazd

arcs-learn-raid-title = Najazd
arcs-learn-raid-text = Klucze, kradzież i groźba Przechwycenia.
arcs-learn-raid-1 = Twoje Statki są w Systemie z Portem Rywala. Tam, gdzie obrońca ma Budowle, możesz rzucać kośćmi Najazdu.
arcs-learn-raid-2 = To można ukraść. Mała liczba to koszt Najazdu w kluczach.
arcs-learn-raid-3 = Kliknij System { arcs-system-arrow_2 } i zacznij Bitwę.
arcs-learn-raid-4 = Ustaw: { arcs-amount-die-raid } na 1, resztę na 0, i rzuć. Spójrz najpierw na szanse: Przechwycenie nie jest rzadkie.
arcs-learn-raid-5 = Przechwycenie! Każdy nieuszkodzony Statek obrońcy trafia twój: trzy trafienia i żadnego klucza. Napadaj na słabych obrońców.
arcs-learn-raid-6 = Wróćmy i spróbujmy innych kości. Kliknij System { arcs-system-arrow_2 } i znów zacznij Bitwę.
arcs-learn-raid-7 = Ustaw: { arcs-amount-die-skirmish } na 1, { arcs-amount-die-raid } na 1, i rzuć.
arcs-learn-raid-8 = Jeden klucz, a twój Statek oberwał. Jeden klucz kosztuje { arcs-resource-psionic }: kliknij ten zasób Rywala.
arcs-learn-raid-9 = Jest twój. W grze wybierasz mu miejsce: najbezpieczniej tam, gdzie koszt Najazdu jest duży.

## Dwór i podatki

arcs-learn-court-title = Dwór i podatki
arcs-learn-court-text = Wpływ, Zabezpieczenie, Więźniowie; opodatkuj Miasta.
arcs-learn-court-1 = Karty Dworu często decydują o wygranej: dają trwałe zdolności. O tym, kto je dostanie, decydują Agenci.
arcs-learn-court-2 = Administracja to Wpływ i podatki. Kliknij kartę { arcs-card-administration_4 }, a potem: { arcs-web-verb-lead }.
arcs-learn-court-3 = Kliknij kartę { arcs-card-gatekeepers } i użyj Wpływu: trafi na nią jeden z twoich Agentów.
arcs-learn-court-4 = Teraz podatek: kliknij swoje Miasto ({ arcs-system-hex_2 }). Daje zasób typu swojej Planety, raz na Turę.
arcs-learn-court-5 = Relikwia i wolne pole. Połóż ją tam: zasoby liczą się do Ambicji i kupują dodatkowe Akcje.
arcs-learn-court-6 = Jeszcze jeden Agent na kartę { arcs-card-gatekeepers }, na wypadek gdyby chciał jej też Rywal.
arcs-learn-court-7 = Rywal też tu jest, ale ty masz dwóch Agentów, a on jednego. Kto ma najwięcej, może Zabezpieczyć kartę.
arcs-learn-court-8 = Zabezpieczenie należy do Agresji. Zagraj jako Wiodącą kartę { arcs-card-aggression_2 }.
arcs-learn-court-9 = Kliknij kartę { arcs-card-gatekeepers }, a potem: { arcs-web-verb-secure }.
arcs-learn-court-10 = Karta jest twoja, twoi Agenci wracają, a Agent Rywala to twój Więzień. Więźniowie liczą się do Ambicji: { arcs-ambition-tyrant }.

## Potęga i koniec

arcs-learn-scoring-title = Potęga i koniec
arcs-learn-scoring-text = Zapunktuj Rozdział i zobacz, kiedy gra się kończy.
arcs-learn-scoring-1 = Ostatnia Runda Rozdziału. W każdym wierszu: Ambicja, jej znaczniki i kto ile ma.
arcs-learn-scoring-2 = Zadeklarowano Ambicję { arcs-ambition-tycoon }: liczą się Materiały i Paliwo. Masz dwa, Rywal jeden: prowadzisz.
arcs-learn-scoring-3 = Kartę masz już tylko ty. Kopiuj kartą { arcs-card-mobilization_5 }: wydanie zasobów kosztowałoby cię prowadzenie.
arcs-learn-scoring-4 = Wystarczy. Zakończ Turę, a z nią Rozdział.
arcs-learn-scoring-5 = 5 punktów Potęgi za pierwsze miejsce, 3 za drugie. Kto dzieli pierwsze miejsce, dostaje tyle co za drugie.
arcs-learn-scoring-6 = Wszyscy mają nowe karty. Po każdym Rozdziale najniższy znacznik odwraca się na lepszą stronę, więc późniejsze Ambicje są warte więcej.
arcs-learn-scoring-7 = Miasta pomagają: po czwartym każde samodzielne pierwsze miejsce daje 2 punkty Potęgi więcej, po piątym jeszcze 3.
arcs-learn-scoring-8 = Gra kończy się po 5. Rozdziale albo po tym, w którym ktoś dotarł do progu na torze Potęgi. Wygrywa gracz z największą Potęgą.
