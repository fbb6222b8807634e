### Eclipse: lekcje. Ich kroki opisuje web/src/games/eclipse/lessons.toml.

## Galaktyka

eclipse-learn-galaxy-title = Galaktyka
eclipse-learn-galaxy-text = Co leży na stole i co mówi twoja plansza.
eclipse-learn-galaxy-1 = Prowadzisz cywilizację w kosmos. Po dziewięciu rundach wygrywa gracz, który ma najwięcej punktów zwycięstwa. Kliknij { web-next } i rozejrzyj się.
eclipse-learn-galaxy-2 = To twój sektor początkowy. Dysk w twoim kolorze mówi: jest twój. Liczba obok dysku to jego punkty zwycięstwa.
eclipse-learn-galaxy-3 = Kostki to twoi ludzie. Kwadraty w narożnych ramkach są zaawansowane: stoją puste, dopóki nie masz odpowiedniej technologii.
eclipse-learn-galaxy-4 = Pośrodku leży Centrum Galaktyki. Strzeże go System Obronny.
eclipse-learn-galaxy-5 = Półkola na krawędziach to tunele czasoprzestrzenne. Tam, gdzie dwa się stykają, statki mogą przelecieć.
eclipse-learn-galaxy-6 = To twoje zapasy. Pieniądze utrzymują cywilizację, za naukę kupujesz technologie, z materiałów budujesz statki.
eclipse-learn-galaxy-7 = Każda kostka wysłana na mapę odsłania tu wyższą liczbę. Tyle dostajesz co rundę.
eclipse-learn-galaxy-8 = Każda akcja i każdy sektor zabierają stąd dysk. Im mniej dysków zostaje, tym więcej pieniędzy płacisz na końcu rundy: to utrzymanie.
eclipse-learn-galaxy-9 = W swojej turze wykonujesz jedną z tych akcji, potem kolej na następnego gracza. Gdy masz dość, pasujesz.

## Eksploracja

eclipse-learn-explore-title = Eksploracja
eclipse-learn-explore-text = Odkryj sektor, zajmij go i zasiedl.
eclipse-learn-explore-1 = Na razie znasz tylko swój sektor początkowy. Eksploracja dokłada obok niego nowy sektor.
eclipse-learn-explore-2 = Kliknij: { eclipse-action-explore }.
eclipse-learn-explore-3 = Świecą obszary, do których sięgasz. Cyfra rzymska mówi, z którego stosu pochodzi heks. Kliknij obszar między tobą a centrum.
eclipse-learn-explore-4 = Spokojny sektor, a jego tunel styka się z twoim. Kliknij: { eclipse-web-place-only }.
eclipse-learn-explore-5 = Nikt go nie strzeże. Z twoim dyskiem będzie twój. Kliknij: { web-yes }.
eclipse-learn-explore-6 = Statki kolonizacyjne wożą ludzi na puste kwadraty. Kliknij różowy kwadrat nauki, a potem jasny przycisk.
eclipse-learn-explore-7 = Teraz tak samo brązowy kwadrat materiałów.
eclipse-learn-explore-8 = Produkujesz więcej, ale ubyły dwa dyski, więc wzrosło utrzymanie. Dysk z akcji wróci po rundzie, ten na sektorze zostaje.

## Dyski i utrzymanie

eclipse-learn-economy-title = Dyski i utrzymanie
eclipse-learn-economy-text = Wpływ, handel, zapłata – i dyski wracają.
eclipse-learn-economy-1 = Ten sektor już znasz, ale nie należy do nikogo. Akcja Wpływu przenosi dyski.
eclipse-learn-economy-2 = Kliknij: { eclipse-action-influence }.
eclipse-learn-economy-3 = Weź dysk z toru wpływów: kliknij tor.
eclipse-learn-economy-4 = Połóż go na nowym sektorze: kliknij sektor. Teraz jest twój.
eclipse-learn-economy-5 = Od razu go zasiedl: kliknij różowy kwadrat nauki, a potem jasny przycisk.
eclipse-learn-economy-6 = Teraz brązowy kwadrat materiałów.
eclipse-learn-economy-7 = Możesz przenieść jeszcze jeden dysk. Kliknij: { eclipse-web-verb-done }. Dwa zużyte statki kolonizacyjne wracają do użytku.
eclipse-learn-economy-8 = Każdy brakujący dysk podnosi utrzymanie: pieniądze płacone na końcu rundy. Resztą pieniędzy możesz handlować.
eclipse-learn-economy-9 = Wymień 2 pieniądze na 1 naukę: wybierz { eclipse-web-verb-trade }, potem pieniądze, potem naukę.
eclipse-learn-economy-10 = Na tę rundę wystarczy. Kliknij: { eclipse-web-verb-pass }. Gdy wszyscy spasują, przychodzi walka i utrzymanie.
eclipse-learn-economy-11 = Utrzymanie: pieniądze z produkcji minus zapłata, potem nauka i materiały. Kto nie może zapłacić, handluje albo oddaje sektory.
eclipse-learn-economy-12 = Dyski wydane na akcje wróciły. Dysk na sektorze zostaje, a z nim jego koszt.

## Wynajdowanie

eclipse-learn-research-title = Wynajdowanie
eclipse-learn-research-text = Technologie, ceny i zniżki.
eclipse-learn-research-1 = Technologie dają części statków, budowle i zaawansowane kwadraty. Płacisz za nie nauką.
eclipse-learn-research-2 = Kliknij: { eclipse-action-research }.
eclipse-learn-research-3 = Jasne żetony są na sprzedaż. Liczba to twoja cena. Każda technologia obniża ceny następnych z tej kategorii.
eclipse-learn-research-4 = Kliknij: { eclipse-tech-gauss_shield }. Z nią trudniej trafić twoje statki.
eclipse-learn-research-5 = Jest twoja, a nauka wydana. Cztery technologie jednej kategorii są warte punkt zwycięstwa, a więcej – jeszcze więcej.

## Statki

eclipse-learn-ships-title = Statki
eclipse-learn-ships-text = Lepsze schematy, potem więcej statków.
eclipse-learn-ships-1 = Masz tarczę Gaussa, ale twoje statki jeszcze jej nie noszą. Ulepszanie wstawia części do schematów, od razu dla wszystkich statków tego typu.
eclipse-learn-ships-2 = Kliknij: { eclipse-action-upgrade }.
eclipse-learn-ships-3 = Kliknij wśród części statków: { eclipse-part-gauss_shield }.
eclipse-learn-ships-4 = Kliknij pusty kwadrat myśliwca. Mała bursztynowa liczba to energia, która zostanie. Nie może spaść poniżej zera.
eclipse-learn-ships-5 = Możesz wstawić jeszcze jedną część. Na razie wystarczy: kliknij { eclipse-web-verb-done }.
eclipse-learn-ships-6 = Twoja następna tura. Kliknij: { eclipse-action-build }.
eclipse-learn-ships-7 = Kliknij myśliwiec, a potem swój sektor początkowy.
eclipse-learn-ships-8 = Już tam jest, razem z tarczą. Materiały wydane; nowe przyjdą na końcu rundy.

## Bitwa

eclipse-learn-combat-title = Bitwa
eclipse-learn-combat-text = Wleć, rzuć kośćmi, zdobądź reputację.
eclipse-learn-combat-1 = Statek Starożytnych strzeże tego sektora i żetonu odkrycia. W sektorze początkowym masz dwa myśliwce.
eclipse-learn-combat-2 = Kliknij: { eclipse-action-move }.
eclipse-learn-combat-3 = Kliknij swoje myśliwce, a potem strzeżony sektor. Przed bitwą gra zawsze pyta jeszcze raz: kliknij jasny przycisk.
eclipse-learn-combat-4 = Tak samo wyślij za nim drugi.
eclipse-learn-combat-5 = Został ci jeden ruch, ale go nie potrzebujesz. Kliknij: { eclipse-web-verb-done }.
eclipse-learn-combat-6 = Bitwy zaczynają się, gdy wszyscy spasują. Kliknij: { eclipse-web-verb-pass }.
eclipse-learn-combat-7 = Pasek u góry pokazuje, kto działa pierwszy: twoje myśliwce są szybsze. Małe kratki to uszkodzenia, które statek wytrzyma.
eclipse-learn-combat-8 = Kliknij: { eclipse-web-verb-attack }. Trafiasz od 6: kość plus twoje komputery minus tarcze wroga. Szóstka zawsze trafia, jedynka nigdy.
eclipse-learn-combat-9 = Jedno trafienie, ale statek Starożytnych się trzyma. Kliknij { eclipse-web-verb-attack } jeszcze raz.
eclipse-learn-combat-10 = Wygrywasz! Po bitwie dobierasz żetony reputacji i zachowujesz jeden w tajemnicy: to punkty. Potem możesz zająć sektor i wziąć żeton odkrycia.

## Sąsiedzi i punkty

eclipse-learn-points-title = Sąsiedzi i punkty
eclipse-learn-points-text = Dyplomacja i to, co liczy się po dziewięciu rundach.
eclipse-learn-points-1 = Dziewiąta, ostatnia runda. Duża liczba przy każdym graczu mówi, ile warta jest teraz jego cywilizacja.
eclipse-learn-points-2 = Od czterech graczy sąsiedzi połączeni tunelem mogą wymienić ambasadorów. Te dwa sektory są połączone.
eclipse-learn-points-3 = Kliknij: { eclipse-web-verb-offer }, a potem sąsiada.
eclipse-learn-points-4 = Jest zgoda. Z ambasadorem każde z was oddaje kostkę: kliknij swój tor pieniędzy. Odsłoni się wyższy dochód.
eclipse-learn-points-5 = Ambasador jest wart 1 punkt. Ale gdy wlecisz do sektora partnera, ambasadorowie wracają, a ty jesteś zdrajcą: minus 2.
eclipse-learn-points-6 = Sektor jest wart tyle, ile liczba przy dysku; najwięcej centrum. Cztery technologie jednej kategorii to 1 punkt, siedem to 5.
eclipse-learn-points-7 = Wszyscy inni spasowali. Kliknij: { eclipse-web-verb-pass }. Gra się kończy i wszystko się liczy.
eclipse-learn-points-8 = Teraz widać też żetony reputacji. Zachowany żeton odkrycia to 2 punkty, monolit to 3. Wygrywa gracz, który ma najwięcej punktów.
