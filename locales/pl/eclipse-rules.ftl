# Eclipse: zasady w skrócie, rozdział po rozdziale, własnymi słowami. Numery stron według wydrukowanej instrukcji.

## Cel gry

eclipse-rules-aim = Cel gry
eclipse-rule-aim_rounds = Dziewięć rund
eclipse-rule-aim_rounds-text = Gra trwa dziewięć rund. Potem wygrywa gracz, który ma najwięcej punktów zwycięstwa. (str. 3)
eclipse-rule-aim_phases = Cztery fazy
eclipse-rule-aim_phases-text = Każda runda składa się z fazy akcji, walki, utrzymania i czyszczenia. (str. 8)

## Przygotowanie do gry

eclipse-rules-setup = Przygotowanie do gry
eclipse-rule-setup_technologies = Dostępne technologie
eclipse-rule-setup_technologies-text = Dla 2, 3, 4, 5 lub 6 graczy losuje się 12, 14, 16, 18 lub 20 żetonów technologii. (str. 4)
eclipse-rule-setup_sectors = Stosy sektorów
eclipse-rule-setup_sectors-text = Używa się wszystkich sektorów wewnętrznych i środkowych; stos zewnętrzny liczy 5, 10, 14, 16 lub 18 sektorów dla 2, 3, 4, 5 lub 6 graczy. (str. 4)
eclipse-rule-setup_centre = Centrum Galaktyki
eclipse-rule-setup_centre-text = Na środku leży Centrum Galaktyki z zakrytym żetonem odkrycia, strzeżone przez System Obronny. (str. 4)
eclipse-rule-setup_species = Wybór rasy
eclipse-rule-setup_species-text = Z rasami obcych wybór zaczyna gracz po prawej stronie gracza rozpoczynającego i przebiega przeciwnie do ruchu wskazówek zegara; gracz rozpoczynający wybiera ostatni. Sami Terranie: zgodnie z ruchem wskazówek zegara od gracza rozpoczynającego. Obie strony jednej planszy nie mogą być w tej samej grze. (str. 4)
eclipse-rule-setup_home = Sektor początkowy
eclipse-rule-setup_home-text = Znajduje się w nim twój statek początkowy, jeden dysk wpływów i kostka na każdym kwadracie, który nie jest zaawansowany. (str. 4)

## Pojęcia w grze

eclipse-rules-concepts = Pojęcia w grze
eclipse-rule-concepts_production = Produkcja
eclipse-rule-concepts_production-text = Im mniej kostek na torze populacji, tym więcej produkujesz: liczy się odkryty kwadrat położony najbardziej na lewo. (str. 6)
eclipse-rule-concepts_upkeep = Dyski wpływów
eclipse-rule-concepts_upkeep-text = Każdy kontrolowany sektor i każda akcja wymaga dysku; odkryte kółko toru wpływów położone najbardziej na lewo to koszt utrzymania. (str. 6)
eclipse-rule-concepts_limits = Limity
eclipse-rule-concepts_limits-text = Liczba statków, kostek, dysków oraz żetonów technologii, odkryć, reputacji i ambasadorów jest ograniczona; części statków i uszkodzeń nie. (str. 6)
eclipse-rule-concepts_discovery = Żetony odkryć
eclipse-rule-concepts_discovery-text = Kto pierwszy położy dysk w sektorze, ogląda żeton i od razu wybiera: działanie albo 2 punkty zwycięstwa. (str. 7)
eclipse-rule-concepts_trade = Handel
eclipse-rule-concepts_trade-text = W dowolnej chwili możesz oddać kilka jednostek jednego zasobu za jedną jednostkę innego; ile, określa twoja plansza. (str. 7)
eclipse-rule-concepts_wormholes = Tunele czasoprzestrzenne
eclipse-rule-concepts_wormholes-text = Statki i wpływy przekraczają krawędź tylko tam, gdzie oba sektory mają na niej tunel. (str. 7)
eclipse-rule-concepts_structures = Budowle
eclipse-rule-concepts_structures-text = Orbitale i monolity pozostają na miejscu do końca gry, niezależnie od tego, kto kontroluje sektor. (str. 7)

## Faza akcji

eclipse-rules-action = Faza akcji
eclipse-rule-action_turn = Twoja tura
eclipse-rule-action_turn-text = Przenieś skrajnie prawy dysk z toru wpływów na wybraną akcję albo spasuj. Tę samą akcję można wybierać wielokrotnie. (str. 8)
eclipse-rule-action_pass = Pasowanie
eclipse-rule-action_pass-text = Gracz, który spasuje pierwszy, rozpocznie następną rundę. Po spasowaniu można wykonywać już tylko reakcje. (str. 8)
eclipse-rule-action_end = Koniec fazy
eclipse-rule-action_end-text = Faza kończy się w chwili, gdy wszyscy spasowali. (str. 8)
eclipse-rule-action_colony = Statki kolonizacyjne
eclipse-rule-action_colony-text = Podczas swojej akcji możesz użyć dowolnej liczby statków kolonizacyjnych; każdy kładzie jedną kostkę z odpowiedniego toru na pustym kwadracie sektora z twoim dyskiem. (str. 8)
eclipse-rule-action_gray = Szare kwadraty
eclipse-rule-action_gray-text = Przyjmują kostkę z dowolnego toru; może ona wrócić na dowolny tor. (str. 8)
eclipse-rule-action_advanced = Zaawansowane kwadraty
eclipse-rule-action_advanced-text = Można je zasiedlić tylko z odpowiednią zaawansowaną technologią. (str. 8)
eclipse-rule-action_orbital = Orbitale
eclipse-rule-action_orbital-text = Przyjmują kostkę z toru pieniędzy albo nauki. (str. 8)

## Eksploracja

eclipse-rules-explore = Eksploracja
eclipse-rule-explore_target = Gdzie
eclipse-rule-explore_target-text = Wybierz pusty obszar obok sektora z twoim dyskiem lub niezwiązanym statkiem, potem weź sektor z odpowiedniego stosu. (str. 9)
eclipse-rule-explore_place = Umieść lub odrzuć
eclipse-rule-explore_place-text = Nowy sektor musi łączyć się pełnym tunelem z sektorem, w którym masz dysk lub statek. Możesz go też odrzucić: to kończy twoją turę, więc statków kolonizacyjnych użyj wcześniej. (str. 9)
eclipse-rule-explore_contents = Zawartość
eclipse-rule-explore_contents-text = Symbole na sektorze mówią, czy kładzie się na nim zakryty żeton odkrycia i statki Starożytnych. (str. 9)
eclipse-rule-explore_claim = Przejęcie kontroli
eclipse-rule-explore_claim-text = Jeżeli nie ma tam Starożytnych, możesz od razu położyć dysk z toru wpływów, a potem wziąć żeton odkrycia. (str. 9)
eclipse-rule-explore_empty = Pusty stos
eclipse-rule-explore_empty-text = Z odrzuconych sektorów tasuje się nowy stos; gdy ich brak, tego obszaru nie można eksplorować. (str. 9)
eclipse-rule-explore_generator = Generator tuneli czasoprzestrzennych
eclipse-rule-explore_generator-text = Wystarczy tunel po jednej stronie krawędzi. (str. 9)

## Wpływy

eclipse-rules-influence = Wpływy
eclipse-rule-influence_discs = Dwa dyski
eclipse-rule-influence_discs-text = Przenieś do dwóch dysków: z toru lub ze swojego sektora do wolnego sektora albo z sektora na tor. (str. 10)
eclipse-rule-influence_target = Wolne sektory
eclipse-rule-influence_target-text = Bez dysku i bez wrogiego statku; stoi w nich twój statek albo tunel łączy je z sektorem, w którym masz dysk lub statek. Sektor, z którego zabierasz dysk, się nie liczy. (str. 10)
eclipse-rule-influence_removal = Opuszczenie sektora
eclipse-rule-influence_removal-text = Razem z dyskiem wracają na swoje tory wszystkie kostki z sektora. (str. 10)
eclipse-rule-influence_colony = Statki kolonizacyjne
eclipse-rule-influence_colony-text = Po przeniesieniu dysków możesz odkryć do dwóch statków kolonizacyjnych i od razu ich użyć. (str. 10)

## Dyplomacja

eclipse-rules-diplomacy = Dyplomacja
eclipse-rule-diplomacy_relations = Kontakty dyplomatyczne
eclipse-rule-diplomacy_relations-text = W grze od czterech osób dwaj gracze, których sektory łączy tunel, mogą wymienić się ambasadorami; na każdym leży kostka z dowolnego toru właściciela. (str. 11)
eclipse-rule-diplomacy_track = Miejsce na torze
eclipse-rule-diplomacy_track-text = Ambasador zajmuje pole toru reputacji; z pełnego toru można odrzucić żeton reputacji do woreczka. Najwyżej jeden ambasador od każdego gracza. (str. 11)
eclipse-rule-diplomacy_breaking = Zerwanie kontaktów
eclipse-rule-diplomacy_breaking-text = Ruch statku do sektora z dyskiem lub statkami partnera jest atakiem: ambasadorowie wracają do właścicieli, a ty zostajesz zdrajcą. (str. 11)
eclipse-rule-diplomacy_traitor = Zdrajca
eclipse-rule-diplomacy_traitor-text = Posiadacz karty nie nawiązuje nowych kontaktów i na końcu traci 2 punkty zwycięstwa; karta przechodzi do kolejnego zdrajcy. (str. 11)

## Wynajdowanie

eclipse-rules-research = Wynajdowanie
eclipse-rule-research_price = Cena
eclipse-rule-research_price-text = Płacisz koszt pomniejszony o zniżkę kategorii, ale nie mniej niż koszt minimalny. (str. 12)
eclipse-rule-research_limits = Czego nie można wziąć
eclipse-rule-research_limits-text = Technologii, którą już masz, ani ósmej w kategorii. Technologii nie odrzuca się. (str. 12)
eclipse-rule-research_kinds = Rodzaje
eclipse-rule-research_kinds-text = Jedne odblokowują część statku lub budowę, inne działają natychmiast, pozostałe przez całą grę. (str. 12)

## Ulepszanie

eclipse-rules-upgrade = Ulepszanie
eclipse-rule-upgrade_parts = Części statków
eclipse-rule-upgrade_parts-text = Zwróć dowolną liczbę części, potem umieść dwie na dowolnych kwadratach schematów. Nic to nie kosztuje i od razu obejmuje zbudowane statki. (str. 13)
eclipse-rule-upgrade_limits = Ograniczenia
eclipse-rule-upgrade_limits-text = Część wymaga technologii, zużycie energii nie może przekraczać produkcji, bazy gwiezdne nie mają napędu, a każdy inny statek go ma. (str. 13)
eclipse-rule-upgrade_sums = Wszystko się sumuje
eclipse-rule-upgrade_sums-text = Wartości wszystkich części statku dodaje się, także części nadrukowanych poza siatką. (str. 13)
eclipse-rule-upgrade_ancient = Części Starożytnych
eclipse-rule-upgrade_ancient-text = Nie wymagają technologii. Zastąpione lub zdjęte, wypadają z gry. (str. 7)

## Budowanie

eclipse-rules-build = Budowanie
eclipse-rule-build_two = Dwie budowy
eclipse-rule-build_two-text = Zbuduj do dwóch statków lub budowli w sektorach ze swoim dyskiem. W materiałach: myśliwiec 3, krążownik 5, pancernik 8, baza gwiezdna 3, orbital 5, monolit 10. Mechanema płaci mniej. (str. 13)
eclipse-rule-build_limits = Ograniczenia
eclipse-rule-build_limits-text = Tyle statków, ile masz figurek; jeden orbital i jeden monolit w sektorze; bazy gwiezdne, orbitale i monolity wymagają technologii. (str. 13)

## Ruch

eclipse-rules-move = Ruch
eclipse-rule-move_moves = Ruchy statków
eclipse-rule-move_moves-text = Akcja ruchu to trzy ruchy statków u Terran, dwa u obcych. Każdy przenosi jeden statek tak daleko, jak pozwalają napędy, tunelami i tylko do zbadanych sektorów. Jeden statek może wykonać kilka ruchów. Bazy gwiezdne się nie poruszają. (str. 14)
eclipse-rule-move_pinning = Związanie walką
eclipse-rule-move_pinning-text = Za każdy wrogi statek w sektorze musi tam pozostać jeden twój; dalej może ruszyć tylko nadwyżka. (str. 14)
eclipse-rule-move_centre = Centrum Galaktyki
eclipse-rule-move_centre-text = Dopóki istnieje System Obronny, nikt nie rusza się stamtąd dalej. (str. 14)

## Reakcja

eclipse-rules-reaction = Reakcja
eclipse-rule-reaction_one = Słabsze akcje
eclipse-rule-reaction_one-text = Po spasowaniu możesz w swojej turze wydać dysk na jedną część, jedną budowę albo jeden ruch statku. (str. 14)

## Faza walki

eclipse-rules-combat = Faza walki
eclipse-rule-combat_where = Gdzie
eclipse-rule-combat_where-text = Bitwa toczy się w każdym sektorze ze statkami więcej niż jednej frakcji: graczy, Starożytnych, Systemu Obronnego. (str. 18)
eclipse-rule-combat_order = Kolejność sektorów
eclipse-rule-combat_order-text = Od najwyższego numeru sektora do najniższego; Centrum Galaktyki jest ostatnie. (str. 18)
eclipse-rule-combat_pairs = Więcej niż dwie strony
eclipse-rule-combat_pairs-text = Najpierw walczą dwaj gracze, którzy weszli ostatni, zwycięzca walczy z poprzednim i tak dalej. Kontrolujący sektor walczy ostatni; potem Starożytni lub System Obronny. (str. 18)
eclipse-rule-combat_defender = Obrońca
eclipse-rule-combat_defender-text = Gracz, którego dysk jest w sektorze, w przeciwnym razie ten, kto wszedł pierwszy. Obrońca wygrywa remisy inicjatywy. (str. 18)
eclipse-rule-combat_initiative = Inicjatywa
eclipse-rule-combat_initiative-text = Typy statków działają od najwyższej inicjatywy do najniższej; wszystkie statki jednego typu rzucają razem. (str. 18)
eclipse-rule-combat_dice = Kości
eclipse-rule-combat_dice-text = Jedna kość w danym kolorze za każdy symbol kości każdego statku. Po rzucie każdą kość przydziela się do jednego wrogiego statku. (str. 18)
eclipse-rule-combat_hit = Trafienie
eclipse-rule-combat_hit-text = 6 zawsze trafia, 1 nigdy. Poza tym wynik plus twoje komputery minus tarcze celu musi wynieść co najmniej 6. (str. 19)
eclipse-rule-combat_damage = Uszkodzenia
eclipse-rule-combat_damage-text = Statek zostaje zniszczony, gdy uszkodzenia przewyższą jego kadłub. Uszkodzeń z jednej kości nie dzieli się; pozostają do końca fazy. (str. 19)
eclipse-rule-combat_neutral = Starożytni i System Obronny
eclipse-rule-combat_neutral-text = Ich kości w miarę możliwości niszczą statki, zaczynając od największych; w przeciwnym razie zadają jak najwięcej uszkodzeń. (str. 19)
eclipse-rule-combat_missiles = Rakiety
eclipse-rule-combat_missiles-text = Odpala się je raz, na początku każdej bitwy, w kolejności inicjatywy. (str. 20)
eclipse-rule-combat_engagement = Rundy starcia
eclipse-rule-combat_engagement-text = Każdy typ po kolei atakuje albo się wycofuje, runda po rundzie, aż jedna strona zniknie z sektora. (str. 20)
eclipse-rule-combat_retreat = Wycofanie
eclipse-rule-combat_retreat-text = Ogłoś je zamiast ataku; w swojej następnej turze statki przechodzą tunelem do sąsiedniego sektora z twoim dyskiem i bez wrogich statków. Do tego czasu można je trafić. (str. 20)
eclipse-rule-combat_stalemate = Klincz
eclipse-rule-combat_stalemate-text = Jeżeli żadna strona nie może zniszczyć drugiej, atakujący się wycofuje albo traci statki. (str. 20)
eclipse-rule-combat_population = Atakowanie populacji
eclipse-rule-combat_population-text = Po wszystkich bitwach każdy pozostały statek może raz ostrzelać z dział wrogą populację sektora; każde uszkodzenie niszczy wybraną kostkę. (str. 20)
eclipse-rule-combat_bombs = Bomby neutronowe
eclipse-rule-combat_bombs-text = Ich posiadacz może zniszczyć wszystkie kostki bez rzutu. (str. 20)
eclipse-rule-combat_graveyard = Cmentarze
eclipse-rule-combat_graveyard-text = Zniszczone kostki czekają na cmentarzach właściciela do fazy czyszczenia; dla kostki z szarego kwadratu lub orbitala właściciel wybiera cmentarz. (str. 20)
eclipse-rule-combat_reputation = Reputacja
eclipse-rule-combat_reputation-text = Dobierz 1 żeton za udział, 1 za każdy zniszczony myśliwiec, bazę gwiezdną lub statek Starożytnych, 2 za krążownik, 3 za pancernik lub System Obronny; najwyżej 5. Zatrzymaj jeden; przy pełnym torze oddaj za niego dawny żeton albo zwróć wszystkie dobrane. (str. 21)
eclipse-rule-combat_reputation_order = Kolejność dobierania
eclipse-rule-combat_reputation_order-text = W kolejności, w jakiej gracze wkraczali do sektora. (str. 21)
eclipse-rule-combat_retreat_penalty = Kara za wycofanie
eclipse-rule-combat_retreat_penalty-text = Jeżeli wszystkie twoje ocalałe statki się wycofały, nie dostajesz żetonu za udział. (str. 21)
eclipse-rule-combat_control = Przejmowanie sektorów
eclipse-rule-combat_control-text = Jeżeli we wrogim sektorze nie ma kostek, a masz tam statek, dysk wroga wraca na tor i możesz położyć swój; tak samo w sektorze bez kontroli. (str. 21)
eclipse-rule-combat_repair = Naprawa
eclipse-rule-combat_repair-text = Na koniec fazy usuwa się wszystkie uszkodzenia. (str. 21)
eclipse-rule-combat_elimination = Eliminacja
eclipse-rule-combat_elimination-text = Bez dysku i statku na mapie nie możesz już kłaść dysków, ale nadal produkujesz i możesz wynajdować. (str. 21)

## Faza utrzymania

eclipse-rules-upkeep = Faza utrzymania
eclipse-rule-upkeep_colony = Najpierw statki kolonizacyjne
eclipse-rule-upkeep_colony-text = Przed opłatami możesz użyć pozostałych statków kolonizacyjnych. (str. 24)
eclipse-rule-upkeep_pay = Opłaty
eclipse-rule-upkeep_pay-text = Dodaj wyprodukowane pieniądze i odejmij koszt utrzymania. (str. 24)
eclipse-rule-upkeep_bankruptcy = Bankructwo
eclipse-rule-upkeep_bankruptcy-text = Jeżeli nie możesz zapłacić, handluj albo oddawaj sektory, aż wystarczy ci pieniędzy; kostki z nich wracają na tory. (str. 24)
eclipse-rule-upkeep_collapse = Upadek
eclipse-rule-upkeep_collapse-text = Jeżeli nie możesz zapłacić nawet po oddaniu wszystkich sektorów, cywilizacja upada, a twoja gra kończy się z punktami, które ci zostały. (str. 24)
eclipse-rule-upkeep_produce = Produkcja
eclipse-rule-upkeep_produce-text = Potem weź naukę i materiały zgodnie ze swoimi torami. (str. 24)

## Faza czyszczenia

eclipse-rules-cleanup = Faza czyszczenia
eclipse-rule-cleanup_technologies = Nowe technologie
eclipse-rule-cleanup_technologies-text = Dla 2, 3, 4, 5 lub 6 graczy dobiera się 4, 6, 7, 8 lub 9 żetonów. (str. 24)
eclipse-rule-cleanup_return = Powroty
eclipse-rule-cleanup_return-text = Dyski z akcji wracają na tor wpływów, kostki z cmentarzy na swoje tory (gdy tor jest pełny, na inny), statki kolonizacyjne odkrywa się. (str. 24)

## Zakończenie gry

eclipse-rules-scoring = Zakończenie gry
eclipse-rule-scoring_points = Punkty zwycięstwa
eclipse-rule-scoring_points-text = Żetony reputacji, 1 za ambasadora, kontrolowane sektory, 2 za zachowany żeton odkrycia, 3 za monolit w twoich sektorach, tory technologii, premia rasy; zdrajca −2. (str. 25)
eclipse-rule-scoring_technology = Tory technologii
eclipse-rule-scoring_technology-text = 4, 5, 6 lub 7 technologii jednej kategorii to 1, 2, 3 lub 5 punktów. (str. 25)
eclipse-rule-scoring_tie = Remisy
eclipse-rule-scoring_tie-text = Wygrywa gracz, który ma razem więcej pieniędzy, nauki i materiałów w zapasie. (str. 25)
eclipse-rule-scoring_two = Dwóch graczy
eclipse-rule-scoring_two-text = Plantanie i Potomkowie Drako w grze dwuosobowej rozrastają się bardzo szybko; instrukcja odradza te rasy. (str. 25)

## Rasy

eclipse-rules-species = Rasy
eclipse-rule-species_eridani_empire = { eclipse-species-eridani_empire }
eclipse-rule-species_eridani_empire-text = { eclipse-species-eridani_empire-text } (str. 26)
eclipse-rule-species_hydran_progress = { eclipse-species-hydran_progress }
eclipse-rule-species_hydran_progress-text = { eclipse-species-hydran_progress-text } (str. 26)
eclipse-rule-species_planta = { eclipse-species-planta }
eclipse-rule-species_planta-text = { eclipse-species-planta-text } (str. 26)
eclipse-rule-species_descendants_of_draco = { eclipse-species-descendants_of_draco }
eclipse-rule-species_descendants_of_draco-text = { eclipse-species-descendants_of_draco-text } (str. 27)
eclipse-rule-species_mechanema = { eclipse-species-mechanema }
eclipse-rule-species_mechanema-text = { eclipse-species-mechanema-text } (str. 27)
eclipse-rule-species_orion_hegemony = { eclipse-species-orion_hegemony }
eclipse-rule-species_orion_hegemony-text = { eclipse-species-orion_hegemony-text } (str. 27)
eclipse-rule-species_terran = { eclipse-species-terran }
eclipse-rule-species_terran-text = { eclipse-species-terran-text } (str. 28)

## Nasze rozstrzygnięcia

eclipse-rules-rulings = Nasze rozstrzygnięcia
eclipse-rule-h1 = Gracz rozpoczynający
eclipse-rule-h1-text = Gracza rozpoczynającego wskazuje los. Miejsca i sektory początkowe idą zgodnie z ruchem wskazówek zegara. (H1)
eclipse-rule-h2 = Losowe frakcje
eclipse-rule-h2-text = Jeśli stół tak chce, frakcje przydziela los. (H2)
eclipse-rule-h3 = Zaawansowane laboratoria na początku
eclipse-rule-h3-text = Plansza, która zaczyna z zaawansowanymi laboratoriami, ma też kostkę na zaawansowanym kwadracie nauki. (H3)
eclipse-rule-h4 = Pierścienie i stosy
eclipse-rule-h4-text = O stosie decyduje sam pierścień. Nieużyta pozycja początkowa to obszar środkowy, a pierścień zewnętrzny nie ma końca. (H4)
eclipse-rule-h5 = Bez pustych akcji
eclipse-rule-h5-text = Nie można wybrać akcji, która nic by nie dała. Wpływy, budowę i ruch można skończyć bez użycia; pozostałych akcji trzeba użyć choć raz. (H5)
eclipse-rule-h6 = Po akcji
eclipse-rule-h6-text = Tura trwa, dopóki możesz użyć statku kolonizacyjnego albo zaproponować kontakty. (H6)
eclipse-rule-h7 = Nic po spasowaniu
eclipse-rule-h7-text = Jeśli po spasowaniu nie masz dysku, statku kolonizacyjnego ani możliwej propozycji, gra już nie pyta. (H7)
eclipse-rule-h8 = Nikt nie został
eclipse-rule-h8-text = Gdy wszyscy odpadli, gra się kończy. (H8)
eclipse-rule-h9 = Kiedy handlować
eclipse-rule-h9-text = Handlować możesz w swojej turze przed każdym krokiem akcji oraz w fazie utrzymania. Zapasy nie mają górnej granicy. (H9)
eclipse-rule-h10 = Dostęp do obszaru
eclipse-rule-h10-text = Obszar możesz eksplorować tylko wtedy, gdy prowadzi na niego tunel z twojego sektora. Jeśli obok leży twój dysk, wystarczy sektor ze związanym statkiem. (H10)
eclipse-rule-h11 = Drugi obszar
eclipse-rule-h11-text = Gdy akcja eksploracji obejmuje dwa obszary, drugi nie jest obowiązkowy, także po odrzuceniu pierwszego heksu. (H11)
eclipse-rule-h12 = Drugi heks
eclipse-rule-h12-text = Potomkowie Drako decydują o drugim heksie po obejrzeniu pierwszego. (H12)
eclipse-rule-h13 = Technologia Starożytnych
eclipse-rule-h13-text = Liczy się koszt nadrukowany, pełne tory się pomija, a efekty natychmiastowe działają. Jeśli nie ma czego wziąć, zostają punkty. (H13)
eclipse-rule-h14 = Krążownik Starożytnych
eclipse-rule-h14-text = Gdy wszystkie twoje krążowniki są w grze, zostają tylko punkty. (H14)
eclipse-rule-h15 = Wpływy przez statek
eclipse-rule-h15-text = Wpływami możesz objąć także sektor, w którym masz tylko statek. (H15)
eclipse-rule-h16 = Dysk, który odchodzi
eclipse-rule-h16-text = Sektor, z którego zabierasz dysk, już nie łączy, chyba że zostaje tam twój statek. (H16)
eclipse-rule-h17 = Odkrywanie statków kolonizacyjnych
eclipse-rule-h17-text = Wpływy odkrywają tyle statków kolonizacyjnych, ile się da, po ostatniej okazji użycia tych odkrytych. (H17)
eclipse-rule-h18 = Technologie nadrukowane
eclipse-rule-h18-text = Technologie nadrukowane na planszy zajmują miejsce na torze i liczą się jak inne. Nie usuwa się za nie żetonów. (H18)
eclipse-rule-h19 = Gotowe schematy
eclipse-rule-h19-text = Schematy muszą być poprawne na końcu akcji. Krok może zostawić statek niepoprawny, jeśli następne części mogą to naprawić. (H19)
eclipse-rule-h20 = Jeden żeton na kwadrat
eclipse-rule-h20-text = Część położona na żetonie zwraca go. Kwadrat dostaje jeden żeton na akcję i nigdy tę samą część. W reakcji też można zwracać żetony. (H20)
eclipse-rule-h21 = Budowanie wśród wrogów
eclipse-rule-h21-text = Wrogie statki nie przeszkadzają w budowaniu. Zbudowany tam statek wszedł po nich. (H21)
eclipse-rule-h22 = Mechanema i nanoroboty
eclipse-rule-h22-text = Mechanema z nanorobotami buduje cztery rzeczy. (H22)
eclipse-rule-h23 = Związanie walką
eclipse-rule-h23-text = Gracz, który się rusza, mówi, który statek zostaje. Bazy gwiezdne liczą się po obu stronach. Związanie sprawdza się w każdym sektorze po drodze. (H23)
eclipse-rule-h24 = Przyjaciele Starożytnych
eclipse-rule-h24-text = Starożytni nie wiążą Potomków Drako. (H24)
eclipse-rule-h25 = Dyplomacja a generator
eclipse-rule-h25-text = Generator tuneli czasoprzestrzennych nie pomaga nawiązać kontaktów. (H25)
eclipse-rule-h26 = Statki na drodze
eclipse-rule-h26-text = Kontaktów nie można nawiązać, dopóki statki jednego z was stoją tam, gdzie drugi ma dysk lub statki. (H26)
eclipse-rule-h27 = Jedna propozycja na turę
eclipse-rule-h27-text = Każdemu graczowi możesz zaproponować kontakty raz na turę. (H27)
eclipse-rule-h28 = Przelot
eclipse-rule-h28-text = Przelot przez sektor partnera jest atakiem. (H28)
eclipse-rule-h51 = Starożytni się bronią
eclipse-rule-h51-text = Starożytni i System Obronny byli pierwsi: są obrońcami. (H51)
eclipse-rule-h52 = Równie szybkie statki
eclipse-rule-h52-text = Jeśli twoje typy statków są równie szybkie, wybierasz, który działa pierwszy. (H52)
eclipse-rule-h53 = Przydzielanie kości
eclipse-rule-h53-text = Najpierw przydzielasz najsilniejsze kości. Jednakowe statki to jeden cel. Kości, która może trafić, nie marnuje się. (H53)
eclipse-rule-h54 = Kości Starożytnych
eclipse-rule-h54-text = Z równie dużych statków najpierw trafiany jest ten najbliższy zniszczenia. Kości, które trafiają wszystko, czekają na tarcze. (H54)
eclipse-rule-h55 = Cel wycofania
eclipse-rule-h55-text = Sektor podajesz przy ogłoszeniu wycofania, jeden dla całego typu. Przed rakietami nikt się nie wycofuje, a bazy gwiezdne nigdy. (H55)
eclipse-rule-h56 = Kiedy wycofanie przepada
eclipse-rule-h56-text = Wycofanie przepada, gdy bitwa kończy się wraz z ostatnim wrogim statkiem. (H56)
eclipse-rule-h57 = Klincz
eclipse-rule-h57-text = Każdy typ atakującego decyduje sam i odchodzi od razu. Stracone statki liczą się jako zniszczone przez obrońcę. (H57)
eclipse-rule-h58 = Kostki na orbitalach
eclipse-rule-h58-text = Dla kostki z orbitala właściciel wybiera pieniądze albo naukę. Orbital zostaje. (H58)
eclipse-rule-h59 = Dobieranie reputacji
eclipse-rule-h59-text = Żetony dobiera się przed atakiem na populację. Gdy jest miejsce na torze, jeden trzeba zatrzymać. Pusty woreczek daje tyle, ile ma. (H59)
eclipse-rule-h60 = Zestrzelone przy wycofaniu
eclipse-rule-h60-text = Statki zestrzelone przy wycofaniu nie uciekły: jak za wszystkie stracone w walce, dostajesz żeton za udział. (H60)
eclipse-rule-h61 = Odkrycia przyjaciela
eclipse-rule-h61-text = Gdy inni zniszczą Starożytnych, ich przyjaciel, którego dysk wciąż tam leży, bierze żeton odkrycia. (H61)
eclipse-rule-h62 = Handel bankruta
eclipse-rule-h62-text = Jeśli nie możesz zapłacić, wymieniasz tylko na pieniądze i nie używasz już statków kolonizacyjnych. (H62)
eclipse-rule-h63 = Opuszczenie gry
eclipse-rule-h63-text = Gdy opuszczasz grę, wszystko, co twoje, od razu schodzi z mapy. Ambasadorowie wracają, kostka partnera na wybrany przez niego tor, i nikt nie zostaje zdrajcą. (H63)
eclipse-rule-h64 = Kolejność utrzymania
eclipse-rule-h64-text = Płaci się po kolei od gracza rozpoczynającego. Więcej niż 13 dysków nic nie kosztuje. (H64)
eclipse-rule-h65 = Technologie po odejściu gracza
eclipse-rule-h65-text = Żetonów technologii przychodzi tyle samo, nawet gdy ktoś odszedł. (H65)
eclipse-rule-h66 = Ostatnia runda
eclipse-rule-h66-text = Po dziewiątej rundzie nie ma fazy czyszczenia. (H66)
eclipse-rule-h67 = Wciąż remis
eclipse-rule-h67-text = Gdy punkty i zapasy są równe, miejsce jest wspólne. (H67)
eclipse-rule-h68 = Przed upadkiem
eclipse-rule-h68-text = Przed upadkiem oddajesz wszystkie sektory, więc już nie dają punktów. (H68)
eclipse-rule-h69 = Pełny tor
eclipse-rule-h69-text = Pełny tor dwunastu kostek nic nie produkuje. (H69)
