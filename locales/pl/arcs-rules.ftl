# Arcs: zasady w skrócie, rozdział po rozdziale, własnymi słowami. Numery stron odnoszą się do drukowanej instrukcji.

## Cel gry

arcs-rules-aim = Cel
arcs-rule-aim = Cel gry
arcs-rule-aim-text = Wygrywa gracz, który na koniec gry ma najwięcej Potęgi. Potęgę dają Ambicje, punktowane na końcu każdego Rozdziału. (str. 2)

## Przygotowanie

arcs-rules-setup = Przygotowanie rozgrywki
arcs-rule-setup_cards = Karty Akcji w grze
arcs-rule-setup_cards-text = Przy dwóch i trzech graczach używa się tylko kart od 2 do 6; przy czterech dochodzą karty 1 i 7. (str. 4)
arcs-rule-setup_court = Rząd Dworu
arcs-rule-setup_court-text = Karty Gildii i Komunikaty tasuje się razem. Odkryte leżą trzy karty przy dwóch graczach, cztery przy trzech lub czterech. (str. 4)
arcs-rule-setup_map = Gromady wyłączone z gry
arcs-rule-setup_map-text = Karta Przygotowania dla danej liczby graczy wyłącza z gry jedną Gromadę (przy czterech graczach) albo dwie (przy dwóch lub trzech). (str. 4)
arcs-rule-setup_phantom = Znaczniki na Ambicjach przy dwóch graczach
arcs-rule-setup_phantom-text = Za każdą z sześciu zakrytych Planet kładzie się znacznik na polu Ambicji: Materiał i Paliwo na Potentacie, Broń na Wodzu, Relikwie na Opiekunie, Psioniki na Empacie. (str. 4)
arcs-rule-setup_pieces = Komponenty początkowe
arcs-rule-setup_pieces-text = Zgodnie z kartą Przygotowania, w kolejności Tur, każdy umieszcza 3 Statki i Miasto w A, 3 Statki i Port kosmiczny w B oraz 2 Statki w każdym C. (str. 5)
arcs-rule-setup_resources = Zasoby początkowe
arcs-rule-setup_resources-text = Na dwa pierwsze od lewej pola zasobów trafiają typy Planet A i B, w tej kolejności. (str. 5)
arcs-rule-setup_hand = Początkowe karty
arcs-rule-setup_hand-text = Każdy dostaje 6 kart Akcji. Reszta po potasowaniu tworzy zakryty stos odrzuconych kart Akcji. (str. 5)
arcs-rule-mulligan = Mulligan na 2 graczy
arcs-rule-mulligan-text = Przy dwóch graczach ten, kto nie ma Inicjatywy, może po rozdaniu raz odrzucić wszystkie 6 kart i dobrać 6 nowych, które musi zachować. (str. 5 i 19)

## Podstawy

arcs-rules-basics = Główne założenia
arcs-rule-map = Mapa
arcs-rule-map-text = Sześć Gromad po cztery Systemy: Brama i trzy Planety. Planeta ma typ oraz jedno lub dwa pola na Budowlę; Brama nie ma ani typu, ani pól. (str. 6)
arcs-rule-adjacent = Przylegające Systemy
arcs-rule-adjacent-text = Systemy przylegają, gdy dzieli je cienka granica. Brama przylega do Planet swojej Gromady i do Bram po obu stronach. Gruba, nieregularna granica rozdziela. (str. 6)
arcs-rule-out_of_play = Wyłączone z gry
arcs-rule-out_of_play-text = Gromada wyłączona z gry nie istnieje. Znacznik Trasy na jej Bramie sprawia, że Bramy po obu stronach przylegają do siebie. (str. 6 i 13)
arcs-rule-control = Kontrola
arcs-rule-control-text = Kontrolujesz System i wszystko w nim, gdy masz tam więcej nieuszkodzonych Statków niż każdy z Rywali. Przy remisie nie kontroluje go nikt. (str. 7)
arcs-rule-damage = Nieuszkodzone i uszkodzone
arcs-rule-damage-text = Trafienie uszkadza nieuszkodzony komponent, a uszkodzony niszczy. W Bitwie atakujący zabiera jako Trofea zniszczone komponenty obrońcy, a obrońca zniszczone Statki atakującego. (str. 7 i 14)
arcs-rule-captives = Więźniowie
arcs-rule-captives-text = Schwytani Agenci leżą na twoim polu Więźniów i liczą się do Tyrana. (str. 7)
arcs-rule-trophies = Trofea
arcs-rule-trophies-text = Komponenty Rywali zniszczone w Bitwie leżą na twoim polu Trofeów i liczą się do Wodza. (str. 7)

## Rozgrywanie Rozdziału

arcs-rules-chapter = Rozgrywanie Rozdziału
arcs-rule-lead = Karta Wiodąca
arcs-rule-lead-text = Gracz z Inicjatywą zagrywa odkrytą kartę i za każdy jej punkt Akcji wykonuje jedną Akcję jej koloru. Punktów Akcji nie trzeba wykorzystać. (str. 8)
arcs-rule-pass = Przekazanie Inicjatywy
arcs-rule-pass-text = Z Inicjatywą możesz pominąć swoją Turę, a bez kart musisz: znacznik trafia do następnego gracza z kartami, zgodnie z ruchem wskazówek zegara, i Runda się kończy. Gdy kolejno spasują wszyscy gracze z kartami, odrzuca się wszystkie karty z ręki i Rozdział się kończy. (str. 8)
arcs-rule-declare = Zadeklarowanie Ambicji
arcs-rule-declare-text = Gdy gracz z Inicjatywą zagra kartę Wiodącą, może przed Akcjami zadeklarować jej Ambicję: trafia na nią najwyższy dostępny znacznik, a znacznik Zero zmienia numer karty na 0. Karta 1 nie ma Ambicji, karta 7 pozwala na dowolną. Bez dostępnych znaczników nie można deklarować. (str. 9)
arcs-rule-surpass = Przebicie
arcs-rule-surpass-text = Zagraj odkrytą kartę w kolorze karty Wiodącej, o numerze wyższym od niej, i wykorzystaj wszystkie jej punkty Akcji. (str. 10)
arcs-rule-copy = Kopiowanie
arcs-rule-copy-text = Zagraj zakrytą dowolną kartę i wykonaj jedną Akcję koloru karty Wiodącej. (str. 10)
arcs-rule-pivot = Odstąpienie
arcs-rule-pivot-text = Zagraj odkrytą kartę w innym kolorze i wykonaj jedną Akcję jej koloru. (str. 10)
arcs-rule-seize = Przejęcie Inicjatywy
arcs-rule-seize-text = Gdy nie ty masz Inicjatywę, możesz przed Akcjami dołożyć zakrytą drugą kartę, aby przejąć Inicjatywę. Przebicie kartą 7 przejmuje ją bez dokładania. Można ją przejąć raz na Rundę i nie może tego zrobić jej posiadacz. (str. 10)
arcs-rule-initiative = Kto ma Inicjatywę w następnej Rundzie
arcs-rule-initiative-text = Inicjatywę zachowuje gracz, który ją przejął. Jeśli nikt jej nie przejął, dostaje ją gracz, który Przebił najwyższą kartą. Jeśli nikt nie Przebił, nic się nie zmienia. (str. 11)
arcs-rule-round_end = Koniec Rundy
arcs-rule-round_end-text = Wszystkie zagrane karty odrzuca się zakryte. Jeśli ktoś ma jeszcze karty, zaczyna się nowa Runda, a jeśli nie, Rozdział się kończy. (str. 11)

## Standardowe Akcje

arcs-rules-actions = Standardowe Akcje
arcs-rule-tax = Opodatkowanie
arcs-rule-tax-text = Wybierz swoje Miasto albo Miasto Rywala, które kontrolujesz, i zyskaj zasób typu jego Planety. Od Rywala chwytasz też Agenta z jego zapasów, nawet gdy zasobu już nie ma. Każde Miasto raz na Turę. (str. 12)
arcs-rule-build = Budowa
arcs-rule-build-text = Umieść Miasto albo Port kosmiczny na pustym polu w Systemie ze swoim komponentem, albo Statek przy swoim Porcie kosmicznym; każdy Port buduje jeden Statek na Turę. W Systemie kontrolowanym przez Rywala nowy komponent jest uszkodzony. (str. 12)
arcs-rule-move = Ruch
arcs-rule-move-text = Porusz dowolną liczbę swoich Statków z jednego Systemu do jednego przylegającego. (str. 13)
arcs-rule-catapult = Katapultowanie
arcs-rule-catapult-text = Statki ruszające z Systemu z twoim Portem kosmicznym mogą lecieć dalej od Bramy do Bramy i zostawiać Statki po drodze, aż wejdą na dowolną Planetę albo do Bramy, którą kontroluje Rywal. (str. 13)
arcs-rule-repair = Naprawa
arcs-rule-repair-text = Napraw jeden swój uszkodzony komponent, gdziekolwiek na Mapie. (str. 13)
arcs-rule-influence = Wpływ
arcs-rule-influence-text = Umieść jednego Agenta ze swoich zapasów na dowolnej karcie na Dworze. (str. 13)
arcs-rule-secure = Zabezpieczenie
arcs-rule-secure-text = Weź kartę z Dworu, na której masz więcej Agentów niż każdy z Rywali. Twoi Agenci wracają, Agenci Rywali zostają twoimi Więźniami, Komunikat zostaje rozpatrzony, po czym miejsce uzupełnia się z talii. (str. 13)

## Bitwa

arcs-rules-battle = Bitwa
arcs-rule-battle = Bitwa
arcs-rule-battle-text = Wybierz System ze swoimi Statkami i Rywala, który ma tam komponenty. Wszystkie twoje Statki w tym Systemie atakują, wszystkie jego komponenty się bronią. (str. 14)
arcs-rule-dice = Dobranie kości
arcs-rule-dice-text = Najwyżej jedna kość za każdy atakujący Statek, w dowolnej mieszance, najwyżej sześć jednego rodzaju. (str. 14)
arcs-rule-raid_dice = Kości Najazdu
arcs-rule-raid_dice-text = Kości Najazdu możesz dobrać tylko przeciw obrońcy, który ma Budowlę w Systemie Bitwy albo nie ma żadnej Budowli na Mapie. (str. 14)
arcs-rule-battle_order = Rozpatrzenie kości
arcs-rule-battle_order-text = Kolejno: trafienia w twoje Statki, Przechwycenie, trafienia w Statki, a potem w Budowle, trafienia w Budowle, Najazd. O wszystkim decyduje atakujący. (str. 14)
arcs-rule-intercept = Przechwycenie
arcs-rule-intercept-text = Dowolna liczba symboli Przechwycenia to jedno Przechwycenie: twoje Statki dostają po jednym trafieniu za każdy nieuszkodzony broniący się Statek. (str. 14)
arcs-rule-outrage = Wywołanie Oburzenia
arcs-rule-outrage-text = Gdy zniszczysz Miasto, odrzuć wszystkie swoje zasoby i karty Gildii typu jego Planety i zaznacz ten typ Agentem: takie zasoby nie dają ci już swojej Akcji Preludium. (str. 16)
arcs-rule-ransack = Plądrowanie Dworu
arcs-rule-ransack-text = Po Oburzeniu Zabezpieczasz dowolną kartę z Dworu, na której jest Agent obrońcy. Agenci Rywali z tej karty zostają Trofeami, nie Więźniami. (str. 16)
arcs-rule-raid = Najazd
arcs-rule-raid-text = Jeśli został ci atakujący Statek, za wyrzucone klucze kradniesz obrońcy po kolei zasoby i karty Gildii, płacąc za każdą rzecz jej koszt Najazdu. (str. 16)

## Zasoby i karty Gildii

arcs-rules-resources = Zasoby i karty Gildii
arcs-rule-spend = Wydawanie zasobów
arcs-rule-spend-text = W swoim Preludium możesz wydać dowolną liczbę zasobów: Materiał daje Budowę albo Naprawę, Paliwo Ruch, Relikwia Zabezpieczenie, Psionik Akcję w kolorze karty Wiodącej; dzięki Broni punkty Akcji można w tej Turze wydać także na Bitwę. (str. 17)
arcs-rule-slots = Pola zasobów
arcs-rule-slots-text = Zyskany zasób potrzebuje odsłoniętego pola. Zyskując, możesz przeorganizować zasoby; co się nie mieści, odrzucasz. Miasta schodzące z planszy odsłaniają pola. (str. 17)
arcs-rule-cards_hold = Zasoby na kartach
arcs-rule-cards_hold-text = Można je wydawać i liczą się do Ambicji, ale ukraść je można tylko wtedy, gdy karta tak mówi. Zostają na skradzionej karcie, a wracają do zapasów, gdy karta zostaje odrzucona lub zakopana. (str. 17)
arcs-rule-guild = Karty Gildii
arcs-rule-guild-text = Symbol liczy się do Ambicji jak zasób; symbole Broni nie liczą się do żadnej. Tekst daje nowe Akcje i modyfikatory. Koszt Najazdu to cena, którą płaci najeźdźca. (str. 17)

## Zakończenie Rozdziału

arcs-rules-end = Zakończenie Rozdziału
arcs-rule-score = Punktowanie Ambicji
arcs-rule-score-text = Punktuje się każdą Ambicję ze znacznikiem. Pierwsze miejsce daje wyższe wartości jej znaczników, drugie niższe. (str. 18)
arcs-rule-ties = Remisy
arcs-rule-ties-text = Wszyscy remisujący o pierwsze miejsce zajmują drugie. Remisujący o drugie nie dostają nic. (str. 18)
arcs-rule-qualify = Kwalifikowanie się
arcs-rule-qualify-text = Nie mając nic, co liczy się do Ambicji, nie dostajesz za nią Potęgi. (str. 18)
arcs-rule-city_bonus = Dodatkowa Potęga Miast
arcs-rule-city_bonus-text = Pierwsze miejsce bez remisu daje o 2 punkty Potęgi więcej, gdy odkryte jest pole „+2” na twojej planszy Gracza, i o 5 więcej, gdy odkryte jest także pole „+3”. Raz na Ambicję. (str. 18)
arcs-rule-phantom = Punktowanie na 2 graczy
arcs-rule-phantom-text = Znaczniki na polach Ambicji liczą się tak, jakby miał je trzeci gracz. Broń na Wodzu to Trofea. (str. 18)
arcs-rule-clean_up = Uporządkowanie
arcs-rule-clean_up-text = Jeśli punktowano Wodza, wracają wszystkie Trofea; jeśli punktowano Tyrana, wszyscy Więźniowie. Znaczniki wracają, a najniższy jeszcze nieodwrócony zostaje odwrócony. (str. 19)
arcs-rule-game_end = Koniec gry
arcs-rule-game_end-text = Gra kończy się po Rozdziale, w którym ktoś osiągnie 27 punktów Potęgi (czterech graczy), 30 (trzech) albo 33 (dwóch), lub po Rozdziale 5. Remis wygrywa gracz pierwszy w kolejności Tur. (str. 19)
arcs-rule-deal = Dobranie kart
arcs-rule-deal-text = Tasuje się wszystkie karty Akcji, każdy dostaje 6, resztę wtasowuje się w zakryty stos kart odrzuconych. (str. 19)

## Pozostałe Akcje

arcs-rules-other = Pozostałe Akcje
arcs-rule-prelude = Preludium
arcs-rule-prelude-text = Od zagrania karty do wydania jej pierwszego punktu Akcji możesz wykonać dowolną liczbę Akcji Preludium. Wydane zasoby wracają do zapasów dopiero na jego końcu, a Zabezpieczona w nim karta nie może jeszcze użyć swojej Akcji Preludium. Deklaruje się i przejmuje Inicjatywę wcześniej. (str. 20)
arcs-rule-new_actions = Nowe Akcje
arcs-rule-new_actions-text = Karta może dawać nową Akcję zamiast standardowej, zawsze gdy za standardową płaciłby punkt Akcji albo zasób, który nie jest Niegodny. (str. 20)
arcs-rule-modifiers = Modyfikatory
arcs-rule-modifiers-text = Modyfikatory standardowej Akcji nie działają na nowe Akcje, ale działają na zawarte w nich standardowe Akcje. (str. 20)

## Wiedza i Liderzy

arcs-rules-leaders = Wiedza i Liderzy
arcs-rule-draft = Wybór kart
arcs-rule-draft-text = Odkrytych leży tyle kart Lidera i tyle kart Wiedzy, ilu jest graczy, plus po jednej. Odwrotnie do kolejności Tur każdy bierze po jednej karcie, aż wszyscy mają jedną kartę Lidera i jedną kartę Wiedzy. W wariancie każdy bierze jeszcze drugą kartę Wiedzy. (str. 21)
arcs-rule-leader_setup = Przygotowanie z Liderami
arcs-rule-leader_setup-text = Komponenty i zasoby wskazuje karta Lidera. Dodatkowe kroki Liderów wykonuje się na końcu, w kolejności Tur. (str. 21)
arcs-rule-lore = Wiedza
arcs-rule-lore-text = Wiedza nie ma symbolu ani kosztu Najazdu: nie liczy się do żadnej Ambicji i nie można jej ukraść. (str. 21)

## Ważne informacje

arcs-rules-fine_print = Ważne informacje
arcs-rule-precedence = Hierarchia zasad
arcs-rule-precedence-text = Karty są ważniejsze od instrukcji. „Nie można” zawsze wygrywa, chyba że karta wyraźnie to ignoruje. (str. 22)
arcs-rule-order = Kolejność wyborów
arcs-rule-order-text = Niejasne remisy i wybory rozstrzyga kolejność Tur od gracza z Inicjatywą. Kolejność równoczesnych efektów ustala gracz rozgrywający Turę, a między Turami gracz z Inicjatywą. (str. 22)
arcs-rule-rescue = Nikt nie odpada
arcs-rule-rescue-text = Jeśli na końcu swojej Tury nie masz na Mapie ani Statków, ani Portów kosmicznych, umieść 3 nieuszkodzone Statki w wybranej Bramie. (str. 22)
arcs-rule-limits = Limity komponentów
arcs-rule-limits-text = Komponentów jest tyle, ile w pudełku; umieszczasz tyle, ile się da. Budowę można wykonać także z pustymi zapasami. Tylko Oburzenie można zaznaczyć zamiennikiem, dopóki nie zwolni się Agent. (str. 22)
arcs-rule-replace = Zastąpienie
arcs-rule-replace-text = Zwróć komponent i umieść w jego miejscu inny, uszkodzony, jeśli tamten był uszkodzony. Nic nie zostaje przy tym zniszczone. (str. 22)
arcs-rule-split_discard = Dzielone stosy kart odrzuconych
arcs-rule-split_discard-text = Opcjonalnie: karty zagrane odkryte odrzuca się na osobny, odkryty stos. Dobiera się z zakrytego; gdy jest za mały, najpierw tasuje się oba razem. (str. 22)
arcs-rule-steal = Kradzież
arcs-rule-steal-text = Przenieś wskazaną rzecz z obszaru gry Rywala do swojego. Kradzież to nie wzięcie: niektóre karty zabraniają tylko kradzieży. (str. 23)
arcs-rule-secrecy = Prywatne informacje
arcs-rule-secrecy-text = Kart Akcji z ręki nie pokazuje się nikomu. (str. 22)

## Nasze rozstrzygnięcia

arcs-rules-rulings = Nasze rozstrzygnięcia
arcs-rule-h1 = Katapultowanie z powrotem
arcs-rule-h1-text = Katapultująca się grupa nie może w całości wrócić tam, gdzie była od ostatniego pozostawienia Statku. Może wrócić, jeśli zostawi Statek. (H1)
arcs-rule-h2 = Pusta talia Dworu
arcs-rule-h2-text = Gdy talia Dworu jest pusta, miejsce w rzędzie zostaje puste. Gdy znów są w niej karty, najbliższe uzupełnienie wypełnia cały rząd od lewej. (H2)
arcs-rule-h3 = Kilka Miast
arcs-rule-h3-text = Gdy jedna Bitwa niszczy kilka Miast, najpierw jest całe Oburzenie, potem po jednym Plądrowaniu za każde Miasto. (H3)
arcs-rule-h4 = Rzeczy jednakowe
arcs-rule-h4-text = Rzeczy jednakowe to jeden wybór: pola o równym koszcie Najazdu, równe zasoby na nich i jednakowe Statki jednego gracza w Systemie. (H4)
arcs-rule-h5 = Za mało kart
arcs-rule-h5-text = Jeśli dobierasz więcej kart Akcji, niż jest w stosie, dobierasz wszystkie. (H5)
arcs-rule-h6 = Budowa z pustymi zapasami
arcs-rule-h6-text = Instrukcja pozwala na Budowę z pustymi zapasami, bez skutku. Nie proponujemy jej. Nowe Akcje zamiast Budowy są dostępne. (H6)
arcs-rule-h7 = Opodatkowanie bez zysku
arcs-rule-h7-text = Możesz opodatkować Miasto, nawet gdy zasobu nie będzie: Więzień albo premia Lidera wciąż się należą. (H7)
arcs-rule-h8 = Pominięcie kupionej Akcji
arcs-rule-h8-text = Akcję opłaconą zasobem możesz pominąć. Jeśli żadna nie jest możliwa, zasób zostaje wydany bez pytania. (H8)
arcs-rule-h9 = Koniec Tury
arcs-rule-h9-text = Jeśli nic więcej nie możesz zrobić, Tura kończy się sama. (H9)
arcs-rule-h10 = Kroki wymuszone
arcs-rule-h10-text = Kroki bez wyboru (jeden Statek, jeden sposób przyjęcia trafień, jedno pole) wykonują się bez pytania. (H10)
arcs-rule-h11 = Kolejność odrzucania
arcs-rule-h11-text = Na końcu Rundy karty odrzuca się w kolejności zagrania, drugą kartę gracza po pierwszej. (H11)
arcs-rule-h12 = Przeorganizowanie po uporządkowaniu
arcs-rule-h12-text = Jeśli po Rozdziale kilku graczy musi ułożyć zasoby od nowa, robią to w kolejności Tur. Po ostatnim Rozdziale nie robi tego nikt. (H12)
arcs-rule-h13 = Ratunek
arcs-rule-h13-text = Ratunek przychodzi tylko w twojej własnej Turze: bez kart albo przy pasowaniu go nie ma. Gdy w zapasach jest mniej niż trzy Statki, dostajesz tyle, ile jest. (H13)
arcs-rule-h14 = Reakcje w twojej Turze
arcs-rule-h14-text = O kolejności karty Rywala, która reaguje w twojej Turze, decydujesz ty, tak jak o swoich kartach. (H14)
arcs-rule-h15 = Związki przy karcie
arcs-rule-h15-text = Karta związku leżąca przy karcie Akcji nie jest w niczyim obszarze gry: nie daje symbolu i Oburzenie jej nie odrzuca. (H15)
arcs-rule-h16 = Zakryty stos
arcs-rule-h16-text = Bez dzielonych stosów stos odrzuconych jest zakryty, ale pokazujemy ci karty, które z niego znasz. (H16)
arcs-rule-h17 = Ostatni pas
arcs-rule-h17-text = Pas, który kończy Rozdział, przekazuje Inicjatywę jak każdy inny. (H17)
arcs-rule-h18 = Kiedy przeorganizować
arcs-rule-h18-text = Możesz przeorganizować zasoby tam, gdzie ma to znaczenie. Miasto, które wraca i zakrywa pole, pozwala na to nawet wtedy, gdy pole było puste. (H18)
arcs-rule-h19 = Zapłata ważną kartą
arcs-rule-h19-text = { arcs-leader-feastbringer }: karta przechodzi do Rywala, zanim położysz znaczniki. Oddany { arcs-card-secret_order } nie chroni już przed znacznikiem Zero, a { arcs-card-galactic_bards } nie mogą zapłacić za własną deklarację. (H19)
arcs-rule-h20 = Wcielanie Więźniów
arcs-rule-h20-text = { arcs-action-pressgang }: po jednym Więźniu naraz. Agent wraca do właściciela, zyskujesz i układasz zasób, potem wybierasz następnego. (H20)
arcs-rule-h21 = Odrzucenie bez efektu
arcs-rule-h21-text = Kartę można odrzucić dla jej efektu, nawet jeśli nic on nie daje; także tę: { arcs-card-lattice_spies }. (H21)
