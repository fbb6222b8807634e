### Arcana: zasady w skrócie. Strony podają rozdziały instrukcji; numery H to nasze rozstrzygnięcia (docs/rules/arcana.md).

arcana-rules-aim = Cel gry

arcana-rule-aim-points = Wygrywa gildia z największą liczbą punktów zwycięstwa: Relikt jest wart 3, Osobistość 3, Miejsce 5 (H38).
    .title = Punkty zwycięstwa
    .page = Cel gry

arcana-rules-setup = Przygotowanie

arcana-rule-setup-guilds = Każdy prowadzi inną gildię: dziewięciu Agentów, siedziba i Relikt. Wybory odsłania się razem. Jeśli dwóch graczy chce tej samej gildii, decyduje los, a drugi wybiera ponownie.
    .title = Gildie
    .page = Przygotowanie do gry
arcana-rule-setup-piles = W każdym obszarze leży dwanaście Stawek: pięć obszarów przy dwóch i czterech graczach, cztery przy trzech. Jubileusz jest wśród ostatnich sześciu kart Ziemi Niczyjej.
    .title = Stosy
    .page = Przygotowanie do gry
arcana-rule-setup-control = Przy dwóch graczach każdy kontroluje sam dwa obszary. Przy większej liczbie każdy obszar poza Ziemią Niczyją leży między dwoma sąsiadami i obaj go kontrolują (H39).
    .title = Kontrola
    .page = Przygotowanie do gry

arcana-rules-round = Runda

arcana-rule-round-draw = Każdy dobiera cztery karty. Gdy Talia Główna się skończy, Zasoby tasuje się w nową. Jeśli nie ma czego dobrać, gra się mniejszą liczbą kart (H3).
    .title = Dobieranie
    .page = Rundy gry
arcana-rule-round-turns = Od pierwszego gracza w prawo każdy zagrywa po jednej karcie, aż nikt nie ma kart na ręce. Nie można pasować (H5).
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

arcana-rule-advanced-objectives = Dostajesz cztery cele, dwa zatrzymujesz w tajemnicy (H37). Spełnione dają punkty na koniec, inne nic nie kosztują (H25).
    .title = Cele
    .page = Karty celów
arcana-rule-advanced-militia = Odrzuć Relikt, obejrzyj wierzchnią kartę Milicji i wystaw ją w dowolnym otwartym obszarze (H26). Wraca, gdy ktoś wygra Stawkę (H28).
    .title = Milicja
    .page = Karty milicji
arcana-rule-advanced-removal = Wygraną Stawkę możesz na stałe położyć pod swoją kartą gildii: daje punkty, ale się jej nie dobiera (H30).
    .title = Taktyczne usuwanie kart
    .page = Taktyczne usuwanie kart

## Nasze rozstrzygnięcia

arcana-rules-rulings = Nasze rozstrzygnięcia
arcana-rule-h1 = Kolejność obszarów
arcana-rule-h1-text = Obszary rozstrzyga się kolumnami widzianymi przez pierwszego gracza: od lewej, najpierw bliższy. (H1)
arcana-rule-h2 = Kolejność uzupełniania
arcana-rule-h2-text = Obszary uzupełnia się w kolejności rozstrzygania. (H2)
arcana-rule-h3 = Za mało kart
arcana-rule-h3-text = Jeśli nie ma czego dobrać, grasz mniejszą liczbą kart. (H3)
arcana-rule-h4 = Kolejność dobierania
arcana-rule-h4-text = Karty dobiera się w kolejności tur. (H4)
arcana-rule-h5 = Bez pasowania
arcana-rule-h5-text = Nie można pasować, dopóki masz karty. (H5)
arcana-rule-h6 = Odkryty czy zakryty
arcana-rule-h6-text = Nie ma wyboru: Agenci leżą zakryci w obszarze, który kontrolujesz, a gdzie indziej odkryci. (H6)
arcana-rule-h7 = Miejsca bez celu
arcana-rule-h7-text = Miejsce bez dozwolonego celu można tylko odrzucić. (H7)
arcana-rule-h8 = Bez limitu
arcana-rule-h8-text = Przy Stawce może leżeć dowolna liczba Agentów. (H8)
arcana-rule-h9 = Efekty Miejsc
arcana-rule-h9-text = Instrukcja nie podaje efektów Miejsc, więc wszystkie są nasze. Działają tylko w otwartych obszarach: ze Stawką i bez pieczęci. (H9)
arcana-rule-h10 = Przeniesieni Agenci
arcana-rule-h10-text = Przeniesiony Agent leży dalej tą samą stroną, ale zakryty zostaje odkryty tam, gdzie jego właściciel nie ma kontroli. (H10)
arcana-rule-h11 = Karty z efektów
arcana-rule-h11-text = Karta wyszukana albo pożyczona służy w późniejszej turze. (H11)
arcana-rule-h12 = Milicji się nie zwabi
arcana-rule-h12-text = Milicji nie można zwabić. (H12)
arcana-rule-h13 = Agenci w przekupstwie
arcana-rule-h13-text = Wszyscy twoi Agenci przy karcie zostają odkryci, nawet gdy przekupstwo się nie uda. Agenci rywali nie. (H13)
arcana-rule-h14 = Po przekupstwie
arcana-rule-h14-text = Po przekupstwie także Agenci rywali wracają do właścicieli. (H14)
arcana-rule-h15 = Milicja przekupuje
arcana-rule-h15-text = Milicja liczy się do przekupstwa i wystarcza jako Agent. (H15)
arcana-rule-h16 = Bez Agenta nie ma wygranej
arcana-rule-h16-text = Bez Agenta przy Stawce nikt jej nie wygrywa. (H16)
arcana-rule-h17 = Puste stosy
arcana-rule-h17-text = Obszar, którego stos się wyczerpał, jest martwy: nic się tam nie zagrywa. (H17)
arcana-rule-h18 = Jubileusz
arcana-rule-h18-text = Jeśli Jubileusz pojawi się przy uzupełnianiu, ostatnia jest runda, która się zaczyna; stół może też wybrać koniec od razu. Jeśli pojawi się w trakcie tur, ostatnia jest ta runda. (H18)
arcana-rule-h19 = Jubileusz nie jest Stawką
arcana-rule-h19-text = Jubileusz odkłada się na bok, a na jego miejsce trafia następna karta. (H19)
arcana-rule-h20 = Wszystkie obszary martwe
arcana-rule-h20-text = Gdy wszystkie obszary są martwe, gra się kończy. (H20)
arcana-rule-h21 = Sześć cichych rund
arcana-rule-h21-text = Jeśli przez sześć rund nikt nic nie wygra, gra się kończy, a obszarów się nie uzupełnia. (H21)
arcana-rule-h22 = Przed punktacją
arcana-rule-h22-text = Przed liczeniem punktów wszyscy Agenci wracają do właścicieli. (H22)
arcana-rule-h23 = Remisy
arcana-rule-h23-text = O remisie decyduje liczba Miejsc, potem Osobistości, potem Stawek. Gdy wciąż jest równo, zwycięstwo jest wspólne. (H23)
arcana-rule-h24 = Kiedy wybierać cele
arcana-rule-h24-text = Cele wybiera się po gildiach i pierwszych Stawkach, przed pierwszym dobieraniem. (H24)
arcana-rule-h25 = Niespełnione cele
arcana-rule-h25-text = Niespełnione cele nic nie kosztują. Twoje jest to, co leży w Talii Głównej, Zasobach, na ręce, w Rezerwie i w obszarach, bez własnych kart gildii. (H25)
arcana-rule-h26 = Wezwanie Milicji
arcana-rule-h26-text = Najpierw widzisz kartę Milicji, potem wybierasz dowolny otwarty obszar. Liczy się jako twój Agent. (H26)
arcana-rule-h27 = Milicji nie można cofnąć
arcana-rule-h27-text = Wezwania Milicji nie można cofnąć: karta jest już znana. (H27)
arcana-rule-h28 = Kiedy Milicja wraca
arcana-rule-h28-text = Milicja wraca, gdy ktoś wygra Stawkę. Przy remisie albo niedoborze zostaje. (H28)
arcana-rule-h29 = Brak Milicji
arcana-rule-h29-text = Milicji nie można wezwać, gdy jej talia jest pusta albo nie ma otwartego obszaru. (H29)
arcana-rule-h30 = Usunięcie jest ostateczne
arcana-rule-h30-text = Usunąć można tylko właśnie wygraną kartę. Widzą to wszyscy, a karta już nie wraca. (H30)
arcana-rule-h31 = Jawne Zasoby
arcana-rule-h31-text = Wszystkie Zasoby są jawne dla wszystkich. (H31)
arcana-rule-h32 = Co widzisz
arcana-rule-h32-text = Nigdy nie widzisz karty, która jest przed tobą ukryta. (H32)
arcana-rule-h33 = Dziennik nie zdradza
arcana-rule-h33-text = Dziennik nazywa zakrytą kartę dopiero po jej odkryciu. (H33)
arcana-rule-h34 = To samo ziarno, ta sama gra
arcana-rule-h34-text = To samo ziarno losowania i te same ruchy dają tę samą grę. (H34)
arcana-rule-h35 = Wartości kart
arcana-rule-h35-text = Instrukcja nie podaje listy kart. Drukowane są tylko Arkabast, Goblin Ogniomistrz, Róg i liczby kart każdego rodzaju. Pozostałe wartości, progi i ceny są nasze. (H35)
arcana-rule-h36 = Nazwy i dzielnice
arcana-rule-h36-text = Pozostałe nazwy kart i sześć dzielnic są nasze. (H36)
arcana-rule-h37 = Cele
arcana-rule-h37-text = Instrukcja mówi, jak rozdaje się cele, ale nie jakie są. 22 cele i ich punkty są nasze. (H37)
arcana-rule-h38 = Punkty za rodzaj
arcana-rule-h38-text = Relikt i Osobistość są warte po 3 punkty, Miejsce 5. Karty drukowane mogą się różnić. (H38)
arcana-rule-h39 = Wspólne obszary
arcana-rule-h39-text = Przy trzech i czterech graczach każdy obszar poza Ziemią Niczyją leży między dwoma sąsiadami i obaj go kontrolują. Instrukcja pokazuje to tylko na ilustracji, której nie mamy. (H39)

## Rozdziały instrukcji

arcana-chapter-cel-gry = Cel gry
arcana-chapter-przygotowanie-do-gry = Przygotowanie do gry
arcana-chapter-rundy-gry = Rundy gry
arcana-chapter-relikty = Relikty
arcana-chapter-rozstrzygniecie-rundy = Rozstrzygnięcie rundy
arcana-chapter-koniec-rundy = Koniec rundy
arcana-chapter-zakonczenie-gry = Zakończenie gry
arcana-chapter-karty-celow = Karty celów
arcana-chapter-karty-milicji = Karty milicji
arcana-chapter-taktyczne-usuwanie-kart = Taktyczne usuwanie kart
