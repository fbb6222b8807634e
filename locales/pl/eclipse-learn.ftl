### Eclipse: lekcje. Ich kroki opisuje web/src/games/eclipse/lessons.toml.

## Galaktyka

eclipse-learn-galaxy-title = Galaktyka
eclipse-learn-galaxy-text = Co leży na stole i co mówi twoja plansza.
eclipse-learn-galaxy-1 = Prowadzisz cywilizację w kosmos. Po dziewięciu rundach wygrywa ten, kto ma najwięcej punktów zwycięstwa. Kliknij Dalej i rozejrzyj się po stole.
eclipse-learn-galaxy-2 = To twój sektor macierzysty. Obwódka i dysk w twoim kolorze mówią: jest twój. Liczba obok dysku to jego punkty zwycięstwa.
eclipse-learn-galaxy-3 = Na wypełnionych kwadratach mieszkają twoi ludzie. Kwadraty z narożnikami są zaawansowane: stoją puste, dopóki nie znasz odpowiedniej technologii.
eclipse-learn-galaxy-4 = Pośrodku leży centrum galaktyki. Strzeże go system obrony.
eclipse-learn-galaxy-5 = Półkola na krawędziach to tunele czasoprzestrzenne. Tam, gdzie dwa się stykają, statki mogą przelecieć.
eclipse-learn-galaxy-6 = To twoje zapasy. Pieniądze utrzymują cywilizację, za naukę kupujesz technologie, z materiałów budujesz statki.
eclipse-learn-galaxy-7 = Każda kostka wysłana na mapę odsłania tu wyższą liczbę. Tyle dostajesz co rundę.
eclipse-learn-galaxy-8 = Każda akcja i każdy sektor kosztują jeden dysk stąd. Im mniej dysków zostaje, tym więcej pieniędzy płacisz na końcu rundy: to jest utrzymanie.
eclipse-learn-galaxy-9 = W swojej turze wybierasz jedną z tych akcji. Potem kolej na następną osobę. Kto zrobił już dość, pasuje.

## Eksploracja

eclipse-learn-explore-title = Eksploracja
eclipse-learn-explore-text = Odkryj sektor, zajmij go i zasiedl.
eclipse-learn-explore-1 = Na razie znasz tylko swój dom. Eksploracja dokłada obok niego nowy sektor.
eclipse-learn-explore-2 = Kliknij: Eksploracja.
eclipse-learn-explore-3 = Świecą obszary, do których sięgasz. Cyfra rzymska mówi, z którego stosu pochodzi heks. Kliknij obszar między tobą a centrum.
eclipse-learn-explore-4 = Spokojny sektor z kwadratem nauki i kwadratem materiałów. Jego tunel styka się z twoim. Kliknij: Połóż tak.
eclipse-learn-explore-5 = Nikt go nie strzeże. Z twoim dyskiem będzie twój. Kliknij: Tak.
eclipse-learn-explore-6 = Statki kolonizacyjne wożą ludzi na puste kwadraty. Kliknij różowy kwadrat nauki, a potem bursztynowy przycisk.
eclipse-learn-explore-7 = Teraz tak samo brązowy kwadrat materiałów.
eclipse-learn-explore-8 = Twoje kostki produkują teraz co rundę więcej. Ubyły jednak dwa dyski, więc wzrosło utrzymanie. Równowaga między nimi to serce gry.

## Wynajdowanie

eclipse-learn-research-title = Wynajdowanie
eclipse-learn-research-text = Technologie, ceny i zniżki.
eclipse-learn-research-1 = Technologie dają części statków, budowle i zaawansowane kwadraty. Płacisz za nie nauką.
eclipse-learn-research-2 = Kliknij: Wynajdowanie.
eclipse-learn-research-3 = Jasne żetony są na sprzedaż. Liczba to twoja cena. Każda technologia obniża ceny następnych tego samego rodzaju.
eclipse-learn-research-4 = Kliknij tarczę Gaussa. Z nią trudniej trafić twoje statki.
eclipse-learn-research-5 = Jest twoja, a nauka wydana. Cztery technologie jednego rodzaju są też warte punkt zwycięstwa, a więcej – jeszcze więcej.

## Statki

eclipse-learn-ships-title = Statki
eclipse-learn-ships-text = Lepsze schematy, potem więcej statków.
eclipse-learn-ships-1 = Znasz tarczę Gaussa, ale twoje statki jeszcze jej nie mają. Ulepszanie wstawia części do schematów. Od razu mają je wszystkie statki tego typu.
eclipse-learn-ships-2 = Kliknij: Ulepszanie.
eclipse-learn-ships-3 = Kliknij tarczę Gaussa wśród części statków.
eclipse-learn-ships-4 = Kliknij pusty kwadrat myśliwca. Mała bursztynowa liczba to energia, która by została. Nie może spaść poniżej zera.
eclipse-learn-ships-5 = Możesz wstawić jeszcze jedną część. Na razie wystarczy: kliknij Gotowe.
eclipse-learn-ships-6 = Twoja następna tura. Kliknij: Budowanie.
eclipse-learn-ships-7 = Kliknij myśliwiec, a potem swój sektor macierzysty.
eclipse-learn-ships-8 = Już tam jest, razem z tarczą. Materiały wydane; nowe przyjdą na końcu rundy.

## Bitwa

eclipse-learn-combat-title = Bitwa
eclipse-learn-combat-text = Wleć, rzuć kośćmi, zdobądź reputację.
eclipse-learn-combat-1 = Statek Starożytnych strzeże tego sektora i żetonu odkrycia, który tu leży. W domu masz dwa myśliwce.
eclipse-learn-combat-2 = Kliknij: Ruch.
eclipse-learn-combat-3 = Kliknij swoje myśliwce, a potem strzeżony sektor. Przed bitwą gra zawsze pyta jeszcze raz: kliknij bursztynowy przycisk.
eclipse-learn-combat-4 = Tak samo wyślij za nim drugi.
eclipse-learn-combat-5 = Został ci jeden ruch, ale go nie potrzebujesz. Kliknij: Gotowe.
eclipse-learn-combat-6 = Bitwy zaczynają się, gdy wszyscy spasują. Kliknij: Spasuj.
eclipse-learn-combat-7 = Bitwa. Pasek u góry pokazuje, kto działa pierwszy: twoje myśliwce, bo są szybsze. Małe pola to uszkodzenia, które statek zniesie. Gdy wszystkie są pełne, statek ginie.
eclipse-learn-combat-8 = Kliknij: Atakuj. Każdy statek rzuca kością: szóstka zawsze trafia. Komputery podnoszą twój wynik, tarcze wroga go obniżają.
eclipse-learn-combat-9 = Jedno trafienie, ale statek Starożytnych się trzyma. Kliknij Atakuj jeszcze raz.
eclipse-learn-combat-10 = Zwycięstwo! Losujesz żetony reputacji i w tajemnicy zatrzymujesz jeden: to punkty zwycięstwa na końcu gry. Potem możesz zająć sektor i wziąć jego odkrycie. Udanych lotów!
