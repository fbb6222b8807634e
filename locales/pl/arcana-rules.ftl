### Arcana: zasady w skrócie. Strony podają rozdziały instrukcji; numery H to zasady domowe (docs/rules/arcana.md).

arcana-rules-aim = Cel gry

arcana-rule-aim-points = Wygrywa gildia z największą liczbą punktów zwycięstwa: Relikt daje 1, Osobistość 3, Miejsce 5.
    .title = Punkty zwycięstwa
    .page = Cel gry

arcana-rules-setup = Przygotowanie

arcana-rule-setup-guilds = Każdy prowadzi inną gildię: dziewięciu Agentów, siedziba i Relikt. Wybory odsłania się razem; spór rozstrzyga los, a przegrany wybiera ponownie.
    .title = Gildie
    .page = Przygotowanie do gry
arcana-rule-setup-piles = W każdym obszarze leży dwanaście Stawek: pięć obszarów przy dwóch i czterech graczach, cztery przy trzech. Jubileusz jest wśród ostatnich sześciu kart Ziemi Niczyjej.
    .title = Stosy
    .page = Przygotowanie do gry
arcana-rule-setup-control = Przy dwóch graczach każdy kontroluje sam dwa obszary; przy większej liczbie każdy obszar poza Ziemią Niczyją leży między dwoma sąsiadami i obaj go kontrolują.
    .title = Kontrola
    .page = Przygotowanie do gry

arcana-rules-round = Runda

arcana-rule-round-draw = Każdy dobiera cztery karty. Gdy Talia Główna się skończy, Zasoby tasuje się w nową. Jeśli nie ma czego dobrać, gra się mniejszą liczbą kart (H3).
    .title = Dobieranie
    .page = Rundy gry
arcana-rule-round-turns = Od pierwszego gracza w prawo każdy zagrywa po jednej karcie, aż wszystkie ręce będą puste. Nie wolno pasować (H5).
    .title = Tury
    .page = Rundy gry
arcana-rule-round-fielding = Agentów i zdobyte Osobistości kładzie się obok Stawki: zakryte w obszarze, który kontrolujesz, odkryte gdzie indziej (H6). Nie ma limitu (H8).
    .title = Wystawianie Agentów
    .page = Rundy gry
arcana-rule-round-places = Miejsce wywołuje swój efekt, a potem trafia do Zasobów. Bez dozwolonego celu można je tylko odrzucić (H7).
    .title = Miejsca
    .page = Rundy gry
arcana-rule-round-moving = Efekty działają tylko w otwartych obszarach: ze Stawką i bez pieczęci (H9). Przeniesiony Agent leży dalej tą samą stroną, ale zakryty zostaje odkryty tam, gdzie jego właściciel nie ma kontroli (H10).
    .title = Zasięg efektów
    .page = Rundy gry
arcana-rule-round-discarding = Każdą kartę można odłożyć do Zasobów bez efektu.
    .title = Odrzucanie
    .page = Rundy gry

arcana-rules-bribery = Przekupstwo

arcana-rule-bribery-sum = Relikt zagrywa się tam, gdzie masz Agenta lub Milicję (H15) przy Osobistości. Wszyscy twoi Agenci przy niej zostają odkryci (H13); ich wartości w złotym arkanum i Dukaty Reliktu muszą osiągnąć cenę.
    .title = Suma
    .page = Relikty
arcana-rule-bribery-won = Wygrywasz Osobistość od razu, bez względu na Agentów rywali. Wszyscy Agenci wracają do Zasobów (H14) i odkrywa się następną Stawkę.
    .title = Sukces
    .page = Relikty
arcana-rule-bribery-failed = Do Zasobów trafia tylko Relikt; Agenci zostają.
    .title = Porażka
    .page = Relikty

arcana-rules-resolution = Rozstrzygnięcie

arcana-rule-resolution-order = Obszary rozstrzyga się kolumnami widzianymi przez pierwszego gracza, od lewej, najpierw bliższy (H1).
    .title = Kolejność
    .page = Rozstrzygnięcie rundy
arcana-rule-resolution-winner = Agentów liczy się w złotym arkanum Stawki. Wygrywa najwyższa suma, która osiąga próg; potem wszyscy Agenci wracają do Zasobów.
    .title = Zwycięzca
    .page = Rozstrzygnięcie rundy
arcana-rule-resolution-stays = Przy remisie najwyższych sum albo gdy nikt nie osiąga progu, Stawka i Agenci zostają odkryci i liczą się w następnych rundach.
    .title = Remis lub niedobór
    .page = Rozstrzygnięcie rundy

arcana-rules-end = Koniec gry

arcana-rule-end-refill = Puste obszary otrzymują nową Stawkę, pieczęcie znikają, karta pierwszego gracza przechodzi w prawo. Wyczerpany stos oznacza martwy obszar (H17).
    .title = Uzupełnienie
    .page = Koniec rundy
arcana-rule-end-jubilee = Gdy pojawi się Jubileusz, rundę rozgrywa się do końca i jest ona ostatnia. Jeśli pojawi się przy uzupełnianiu obszarów, ostatnia jest runda, która się zaczyna (H18). Gra kończy się też, gdy wszystkie obszary są martwe (H20) lub sześć rund mija bez wygranej (H21).
    .title = Jubileusz
    .page = Zakończenie gry
arcana-rule-end-scoring = Najpierw Agenci wracają z obszarów (H22). O remisie decyduje liczba Miejsc, potem Osobistości, potem Stawek (H23).
    .title = Punktacja
    .page = Zakończenie gry

arcana-rules-advanced = Gra zaawansowana

arcana-rule-advanced-objectives = Każdy dostaje cztery, dwa zatrzymuje w tajemnicy. Spełnione dają punkty na koniec, inne nic nie kosztują (H25).
    .title = Cele
    .page = Karty celów
arcana-rule-advanced-militia = Odrzuć Relikt, obejrzyj wierzchnią kartę Milicji i wystaw ją w dowolnym otwartym obszarze (H26). Wraca, gdy ktoś wygra Stawkę (H28).
    .title = Milicja
    .page = Karty milicji
arcana-rule-advanced-removal = Kto wygra Stawkę, może ją na stałe położyć pod kartą gildii: daje punkty, ale się jej nie dobiera (H30).
    .title = Taktyczne usuwanie kart
    .page = Taktyczne usuwanie kart
