### Arcana: zasady w skrócie. Strony podają rozdziały instrukcji; numery H to zasady domowe (docs/rules/arcana.md).

arcana-rules-aim = Cel gry

arcana-rule-aim-points = Wygrywa gildia z największą liczbą punktów zwycięstwa: relikt daje 1, osobistość 3, miejsce 5.
    .title = Punkty zwycięstwa
    .page = Cel gry

arcana-rules-setup = Przygotowanie

arcana-rule-setup-guilds = Każdy prowadzi inną gildię: dziewięciu agentów, siedziba i relikt. Wybory odsłania się razem; spór rozstrzyga los, a przegrany wybiera ponownie.
    .title = Gildie
    .page = Przygotowanie do gry
arcana-rule-setup-piles = W każdym obszarze leży dwanaście stawek: pięć obszarów przy dwóch i czterech graczach, cztery przy trzech. Jubileusz jest wśród ostatnich sześciu kart Ziemi Niczyjej.
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
arcana-rule-round-fielding = Agentów i zdobyte osobistości kładzie się obok stawki: zakryte w obszarze, który kontrolujesz, odkryte gdzie indziej (H6). Nie ma limitu (H8).
    .title = Wystawianie agentów
    .page = Rundy gry
arcana-rule-round-places = Miejsce wywołuje swój efekt, a potem trafia do Zasobów. Bez dozwolonego celu można je tylko odrzucić (H7).
    .title = Miejsca
    .page = Rundy gry
arcana-rule-round-moving = Efekty działają tylko w otwartych obszarach: ze stawką i bez pieczęci (H9). Przeniesiony agent leży dalej tą samą stroną, ale zakryty zostaje odkryty tam, gdzie jego właściciel nie ma kontroli (H10).
    .title = Zasięg efektów
    .page = Rundy gry
arcana-rule-round-discarding = Każdą kartę można odłożyć do Zasobów bez efektu.
    .title = Odrzucanie
    .page = Rundy gry

arcana-rules-bribery = Przekupstwo

arcana-rule-bribery-sum = Relikt zagrywa się tam, gdzie masz agenta lub milicję (H15) przy osobistości. Wszyscy twoi agenci przy niej zostają odkryci (H13); ich wartości w złotym arkanum i dukaty reliktu muszą osiągnąć cenę.
    .title = Suma
    .page = Relikty
arcana-rule-bribery-won = Wygrywasz osobistość od razu, bez względu na agentów rywali. Wszyscy agenci wracają do Zasobów (H14) i odkrywa się następną stawkę.
    .title = Sukces
    .page = Relikty
arcana-rule-bribery-failed = Do Zasobów trafia tylko relikt; agenci zostają.
    .title = Porażka
    .page = Relikty

arcana-rules-resolution = Rozstrzygnięcie

arcana-rule-resolution-order = Obszary rozstrzyga się kolumnami widzianymi przez pierwszego gracza, od lewej, najpierw bliższy (H1).
    .title = Kolejność
    .page = Rozstrzygnięcie rundy
arcana-rule-resolution-winner = Agentów liczy się w złotym arkanum stawki. Wygrywa najwyższa suma, która osiąga próg; potem wszyscy agenci wracają do Zasobów.
    .title = Zwycięzca
    .page = Rozstrzygnięcie rundy
arcana-rule-resolution-stays = Przy remisie najwyższych sum albo gdy nikt nie osiąga progu, stawka i agenci zostają odkryci i liczą się w następnych rundach.
    .title = Remis lub niedobór
    .page = Rozstrzygnięcie rundy

arcana-rules-end = Koniec gry

arcana-rule-end-refill = Puste obszary otrzymują nową stawkę, pieczęcie znikają, karta pierwszego gracza przechodzi w prawo. Wyczerpany stos oznacza martwy obszar (H17).
    .title = Uzupełnienie
    .page = Koniec rundy
arcana-rule-end-jubilee = Runda, w której pojawia się Jubileusz, jest ostatnia (H18). Gra kończy się też, gdy wszystkie obszary są martwe (H20) lub sześć rund mija bez wygranej (H21).
    .title = Jubileusz
    .page = Zakończenie gry
arcana-rule-end-scoring = Najpierw agenci wracają z obszarów (H22). O remisie decyduje liczba miejsc, potem osobistości, potem stawek (H23).
    .title = Punktacja
    .page = Zakończenie gry

arcana-rules-advanced = Gra zaawansowana

arcana-rule-advanced-objectives = Każdy dostaje cztery, dwa zatrzymuje w tajemnicy. Spełnione dają punkty na koniec, inne nic nie kosztują (H25).
    .title = Cele
    .page = Karty celów
arcana-rule-advanced-militia = Odrzuć relikt, obejrzyj wierzchnią kartę milicji i wystaw ją w dowolnym otwartym obszarze (H26). Wraca, gdy ktoś wygra stawkę (H28).
    .title = Milicja
    .page = Karty milicji
arcana-rule-advanced-removal = Kto wygra stawkę, może ją na stałe położyć pod kartą gildii: daje punkty, ale się jej nie dobiera (H30).
    .title = Taktyczne usuwanie kart
    .page = Taktyczne usuwanie kart
