### Eclipse: zasady w skrócie, rozdział po rozdziale; strony według instrukcji.

eclipse-rules-aim = Cel gry

eclipse-rule-aim-rounds = Gra trwa dziewięć rund. Wygrywa gracz, który ma potem najwięcej punktów zwycięstwa.
    .title = Dziewięć rund
    .page = 3
eclipse-rule-aim-phases = Każda runda składa się z fazy akcji, walki, utrzymania i czyszczenia.
    .title = Cztery fazy
    .page = 8

eclipse-rules-setup = Przygotowanie do gry

eclipse-rule-setup-technologies = Dla 2, 3, 4, 5 lub 6 graczy losuje się 12, 14, 16, 18 lub 20 żetonów technologii.
    .title = Dostępne technologie
    .page = 4
eclipse-rule-setup-sectors = Używa się wszystkich sektorów wewnętrznych i środkowych; stos zewnętrzny liczy 5, 10, 14, 16 lub 18 sektorów dla 2, 3, 4, 5 lub 6 graczy.
    .title = Stosy sektorów
    .page = 4
eclipse-rule-setup-centre = Na środku leży Centrum Galaktyki z zakrytym żetonem odkrycia, strzeżone przez System Obronny.
    .title = Centrum Galaktyki
    .page = 4
eclipse-rule-setup-species = Z rasami obcych wybór zaczyna gracz po prawej stronie gracza rozpoczynającego i przebiega przeciwnie do ruchu wskazówek zegara; gracz rozpoczynający wybiera ostatni. Sami Terranie: zgodnie z ruchem wskazówek zegara od gracza rozpoczynającego. Obie strony jednej planszy nie mogą być w tej samej grze.
    .title = Wybór rasy
    .page = 4
eclipse-rule-setup-home = Znajduje się w nim twój statek początkowy, jeden dysk wpływów i kostka na każdym kwadracie, który nie jest zaawansowany.
    .title = Sektor początkowy
    .page = 4

eclipse-rules-concepts = Pojęcia w grze

eclipse-rule-concepts-production = Im mniej kostek na torze populacji, tym więcej produkujesz: liczy się odkryty kwadrat położony najbardziej na lewo.
    .title = Produkcja
    .page = 6
eclipse-rule-concepts-upkeep = Każdy kontrolowany sektor i każda akcja wymaga dysku; odkryte kółko toru wpływów położone najbardziej na lewo to koszt utrzymania.
    .title = Dyski wpływów
    .page = 6
eclipse-rule-concepts-limits = Liczba statków, kostek, dysków oraz żetonów technologii, odkryć, reputacji i ambasadorów jest ograniczona; części statków i uszkodzeń nie.
    .title = Limity
    .page = 6
eclipse-rule-concepts-discovery = Kto pierwszy położy dysk w sektorze, ogląda żeton i od razu wybiera: działanie albo 2 punkty zwycięstwa.
    .title = Żetony odkryć
    .page = 7
eclipse-rule-concepts-trade = W dowolnej chwili możesz oddać kilka jednostek jednego zasobu za jedną jednostkę innego; ile, określa twoja plansza.
    .title = Handel
    .page = 7
eclipse-rule-concepts-wormholes = Statki i wpływy przekraczają krawędź tylko tam, gdzie oba sektory mają na niej tunel.
    .title = Tunele czasoprzestrzenne
    .page = 7
eclipse-rule-concepts-structures = Orbitale i monolity pozostają na miejscu do końca gry, niezależnie od tego, kto kontroluje sektor.
    .title = Budowle
    .page = 7

eclipse-rules-action = Faza akcji

eclipse-rule-action-turn = Przenieś skrajnie prawy dysk z toru wpływów na wybraną akcję albo spasuj. Tę samą akcję można wybierać wielokrotnie.
    .title = Twoja tura
    .page = 8
eclipse-rule-action-pass = Gracz, który spasuje pierwszy, rozpocznie następną rundę. Kto spasował, może wykonywać już tylko reakcje.
    .title = Pasowanie
    .page = 8
eclipse-rule-action-end = Faza kończy się w chwili, gdy wszyscy spasowali.
    .title = Koniec fazy
    .page = 8
eclipse-rule-action-colony = Podczas swojej akcji możesz użyć dowolnej liczby statków kolonizacyjnych; każdy kładzie jedną kostkę z odpowiedniego toru na pustym kwadracie sektora z twoim dyskiem.
    .title = Statki kolonizacyjne
    .page = 8
eclipse-rule-action-gray = Przyjmują kostkę z dowolnego toru; może ona wrócić na dowolny tor.
    .title = Szare kwadraty
    .page = 8
eclipse-rule-action-advanced = Można je zasiedlić tylko z odpowiednią zaawansowaną technologią.
    .title = Zaawansowane kwadraty
    .page = 8
eclipse-rule-action-orbital = Przyjmują kostkę z toru pieniędzy albo nauki.
    .title = Orbitale
    .page = 8

eclipse-rules-explore = Eksploracja

eclipse-rule-explore-target = Wybierz pusty obszar obok sektora z twoim dyskiem lub niezwiązanym statkiem, potem weź sektor z odpowiedniego stosu.
    .title = Gdzie
    .page = 9
eclipse-rule-explore-place = Nowy sektor musi łączyć się pełnym tunelem z sektorem, w którym masz dysk lub statek. Odrzucenie kończy eksplorację.
    .title = Umieść lub odrzuć
    .page = 9
eclipse-rule-explore-contents = Symbole na sektorze mówią, czy kładzie się na nim zakryty żeton odkrycia i statki Starożytnych.
    .title = Zawartość
    .page = 9
eclipse-rule-explore-claim = Jeżeli nie ma tam Starożytnych, możesz od razu położyć dysk z toru wpływów, a potem wziąć żeton odkrycia.
    .title = Przejęcie kontroli
    .page = 9
eclipse-rule-explore-empty = Z odrzuconych sektorów tasuje się nowy stos; gdy ich brak, tego obszaru nie można eksplorować.
    .title = Pusty stos
    .page = 9
eclipse-rule-explore-generator = Wystarczy tunel po jednej stronie krawędzi.
    .title = Generator tuneli
    .page = 9

eclipse-rules-influence = Wpływy

eclipse-rule-influence-discs = Przenieś do dwóch dysków: z toru lub ze swojego sektora do wolnego sektora albo z sektora na tor.
    .title = Dwa dyski
    .page = 10
eclipse-rule-influence-target = Bez dysku, bez wrogiego statku i połączone tunelem z sektorem, w którym masz dysk lub statek.
    .title = Wolne sektory
    .page = 10
eclipse-rule-influence-removal = Razem z dyskiem wracają na swoje tory wszystkie kostki z sektora.
    .title = Opuszczenie sektora
    .page = 10
eclipse-rule-influence-colony = Po przeniesieniu dysków możesz odkryć do dwóch statków kolonizacyjnych i od razu ich użyć.
    .title = Statki kolonizacyjne
    .page = 10

eclipse-rules-diplomacy = Dyplomacja

eclipse-rule-diplomacy-relations = W grze od czterech osób dwaj gracze, których sektory łączy tunel, mogą wymienić się ambasadorami; na każdym leży kostka z dowolnego toru właściciela.
    .title = Kontakty dyplomatyczne
    .page = 11
eclipse-rule-diplomacy-track = Ambasador zajmuje pole toru reputacji; z pełnego toru można odrzucić żeton reputacji do woreczka. Najwyżej jeden ambasador od każdego gracza.
    .title = Miejsce na torze
    .page = 11
eclipse-rule-diplomacy-breaking = Ruch statku do sektora z dyskiem lub statkami partnera jest atakiem: ambasadorowie wracają do właścicieli, a ty zostajesz zdrajcą.
    .title = Zerwanie kontaktów
    .page = 11
eclipse-rule-diplomacy-traitor = Posiadacz karty nie nawiązuje nowych kontaktów i na końcu traci 2 punkty zwycięstwa; karta przechodzi do kolejnego zdrajcy.
    .title = Zdrajca
    .page = 11

eclipse-rules-research = Wynajdowanie

eclipse-rule-research-price = Płacisz koszt pomniejszony o zniżkę kategorii, ale nie mniej niż koszt minimalny.
    .title = Cena
    .page = 12
eclipse-rule-research-limits = Technologii, którą już masz, ani ósmej w kategorii. Technologii nie odrzuca się.
    .title = Czego nie można wziąć
    .page = 12
eclipse-rule-research-kinds = Jedne odblokowują część statku lub budowę, inne działają natychmiast, pozostałe przez całą grę.
    .title = Rodzaje
    .page = 12

eclipse-rules-upgrade = Ulepszanie

eclipse-rule-upgrade-parts = Zwróć dowolną liczbę części, potem umieść dwie na dowolnych kwadratach schematów. Nic to nie kosztuje i od razu obejmuje zbudowane statki.
    .title = Części statków
    .page = 13
eclipse-rule-upgrade-limits = Część wymaga technologii, zużycie energii nie może przekraczać produkcji, bazy gwiezdne nie mają napędu, a każdy inny statek go ma.
    .title = Ograniczenia
    .page = 13
eclipse-rule-upgrade-sums = Wartości wszystkich części statku dodaje się, także części nadrukowanych poza siatką.
    .title = Wszystko się sumuje
    .page = 13
eclipse-rule-upgrade-ancient = Nie wymagają technologii. Zastąpione lub zdjęte, wypadają z gry.
    .title = Części Starożytnych
    .page = 7

eclipse-rules-build = Budowanie

eclipse-rule-build-two = Zbuduj do dwóch statków lub budowli w sektorach ze swoim dyskiem i zapłać ich koszt w materiałach.
    .title = Dwie budowy
    .page = 13
eclipse-rule-build-limits = Tyle statków, ile masz figurek; jeden orbital i jeden monolit w sektorze; bazy gwiezdne, orbitale i monolity wymagają technologii.
    .title = Ograniczenia
    .page = 13

eclipse-rules-move = Ruch

eclipse-rule-move-moves = Każdy ruch przenosi jeden statek tak daleko, jak pozwalają napędy, tunelami i tylko do zbadanych sektorów. Jeden statek może wykonać kilka ruchów. Bazy gwiezdne się nie poruszają.
    .title = Ruchy statków
    .page = 14
eclipse-rule-move-pinning = Za każdy wrogi statek w sektorze musi tam pozostać jeden twój; dalej może ruszyć tylko nadwyżka.
    .title = Związanie walką
    .page = 14
eclipse-rule-move-centre = Dopóki istnieje System Obronny, nikt nie rusza się stamtąd dalej.
    .title = Centrum Galaktyki
    .page = 14

eclipse-rules-reaction = Reakcja

eclipse-rule-reaction-one = Po spasowaniu możesz w swojej turze wydać dysk na jedną część, jedną budowę albo jeden ruch statku.
    .title = Słabsze akcje
    .page = 14

eclipse-rules-combat = Faza walki

eclipse-rule-combat-where = Bitwa toczy się w każdym sektorze ze statkami więcej niż jednej frakcji: graczy, Starożytnych, Systemu Obronnego.
    .title = Gdzie
    .page = 18
eclipse-rule-combat-order = Od najwyższego numeru sektora do najniższego; Centrum Galaktyki jest ostatnie.
    .title = Kolejność sektorów
    .page = 18
eclipse-rule-combat-pairs = Najpierw walczą dwaj gracze, którzy weszli ostatni, zwycięzca walczy z poprzednim i tak dalej. Kontrolujący sektor walczy ostatni; potem Starożytni lub System Obronny.
    .title = Więcej niż dwie strony
    .page = 18
eclipse-rule-combat-defender = Gracz, którego dysk jest w sektorze, w przeciwnym razie ten, kto wszedł pierwszy. Obrońca wygrywa remisy inicjatywy.
    .title = Obrońca
    .page = 18
eclipse-rule-combat-initiative = Typy statków działają od najwyższej inicjatywy do najniższej; wszystkie statki jednego typu rzucają razem.
    .title = Inicjatywa
    .page = 18
eclipse-rule-combat-dice = Jedna kostka w danym kolorze za każdy symbol kostki każdego statku. Po rzucie każdą kostkę przydziela się do jednego wrogiego statku.
    .title = Kostki
    .page = 18
eclipse-rule-combat-hit = 6 zawsze trafia, 1 nigdy. Poza tym wynik plus twoje komputery minus tarcze celu musi wynieść co najmniej 6.
    .title = Trafienie
    .page = 19
eclipse-rule-combat-damage = Statek zostaje zniszczony, gdy uszkodzenia przewyższą jego kadłub. Uszkodzeń z jednej kostki nie dzieli się; pozostają do końca fazy.
    .title = Uszkodzenia
    .page = 19
eclipse-rule-combat-neutral = Ich kostki w miarę możliwości niszczą statki, zaczynając od największych; w przeciwnym razie zadają jak najwięcej uszkodzeń.
    .title = Starożytni i System Obronny
    .page = 19
eclipse-rule-combat-missiles = Odpala się je raz, na początku każdej bitwy, w kolejności inicjatywy.
    .title = Rakiety
    .page = 20
eclipse-rule-combat-engagement = Każdy typ po kolei atakuje albo się wycofuje, runda po rundzie, aż jedna strona zniknie z sektora.
    .title = Rundy starcia
    .page = 20
eclipse-rule-combat-retreat = Ogłoś je zamiast ataku; w swojej następnej turze statki przechodzą tunelem do sąsiedniego sektora z twoim dyskiem i bez wrogich statków. Do tego czasu można je trafić.
    .title = Wycofanie
    .page = 20
eclipse-rule-combat-stalemate = Jeżeli żadna strona nie może zniszczyć drugiej, atakujący się wycofuje albo traci statki.
    .title = Klincz
    .page = 20
eclipse-rule-combat-population = Po wszystkich bitwach każdy pozostały statek może raz ostrzelać z dział wrogą populację sektora; każde uszkodzenie niszczy wybraną kostkę.
    .title = Atakowanie populacji
    .page = 20
eclipse-rule-combat-bombs = Ich posiadacz niszczy wszystkie kostki bez rzutu.
    .title = Bomby neutronowe
    .page = 20
eclipse-rule-combat-graveyard = Zniszczone kostki czekają na cmentarzach właściciela do fazy czyszczenia; dla kostki z szarego kwadratu właściciel wybiera cmentarz.
    .title = Cmentarze
    .page = 20
eclipse-rule-combat-reputation = Dobierz 1 żeton za udział, 1 za każdy zniszczony myśliwiec, bazę gwiezdną lub statek Starożytnych, 2 za krążownik, 3 za pancernik lub System Obronny; najwyżej 5. Zatrzymaj jeden.
    .title = Reputacja
    .page = 21
eclipse-rule-combat-reputation-order = W kolejności, w jakiej gracze wkraczali do sektora.
    .title = Kolejność dobierania
    .page = 21
eclipse-rule-combat-retreat-penalty = Jeżeli wszystkie twoje ocalałe statki się wycofały, nie dostajesz żetonu za udział.
    .title = Kara za wycofanie
    .page = 21
eclipse-rule-combat-control = Jeżeli we wrogim sektorze nie ma kostek, a masz tam statek, dysk wroga wraca na tor i możesz położyć swój; tak samo w sektorze bez kontroli.
    .title = Przejmowanie sektorów
    .page = 21
eclipse-rule-combat-repair = Na koniec fazy usuwa się wszystkie uszkodzenia.
    .title = Naprawa
    .page = 21
eclipse-rule-combat-elimination = Bez dysku i statku na mapie nie możesz już kłaść dysków, ale nadal produkujesz i możesz wynajdować.
    .title = Eliminacja
    .page = 21

eclipse-rules-upkeep = Faza utrzymania

eclipse-rule-upkeep-colony = Przed opłatami możesz użyć pozostałych statków kolonizacyjnych.
    .title = Najpierw statki kolonizacyjne
    .page = 24
eclipse-rule-upkeep-pay = Twoje pieniądze zmieniają się o różnicę produkcji pieniędzy i kosztu utrzymania.
    .title = Opłaty
    .page = 24
eclipse-rule-upkeep-bankruptcy = Jeżeli nie możesz zapłacić, handluj albo oddawaj sektory, aż będziesz mógł; kostki z nich wracają na tory.
    .title = Bankructwo
    .page = 24
eclipse-rule-upkeep-collapse = Jeżeli i to nie wystarczy, cywilizacja upada, a twoja gra kończy się z punktami, które masz.
    .title = Upadek
    .page = 24
eclipse-rule-upkeep-produce = Potem weź naukę i materiały zgodnie ze swoimi torami.
    .title = Produkcja
    .page = 24

eclipse-rules-cleanup = Faza czyszczenia

eclipse-rule-cleanup-technologies = Dla 2, 3, 4, 5 lub 6 graczy dobiera się 4, 6, 7, 8 lub 9 żetonów.
    .title = Nowe technologie
    .page = 24
eclipse-rule-cleanup-return = Dyski z akcji wracają na tor wpływów, kostki z cmentarzy na swoje tory (z pełnego na inny), statki kolonizacyjne odkrywa się.
    .title = Powroty
    .page = 24

eclipse-rules-scoring = Zakończenie gry

eclipse-rule-scoring-points = Żetony reputacji, 1 za ambasadora, kontrolowane sektory, 2 za zachowany żeton odkrycia, 3 za monolit w twoich sektorach, tory technologii, premia rasy; zdrajca −2.
    .title = Punkty zwycięstwa
    .page = 25
eclipse-rule-scoring-technology = 4, 5, 6 lub 7 technologii jednej kategorii to 1, 2, 3 lub 5 punktów.
    .title = Tory technologii
    .page = 25
eclipse-rule-scoring-tie = Wygrywa gracz, który ma razem więcej pieniędzy, nauki i materiałów w zapasie.
    .title = Remisy
    .page = 25
eclipse-rule-scoring-two = Plantanie i Potomkowie Drako rozprzestrzeniają się we dwoje bardzo szybko; instrukcja odradza te rasy.
    .title = Dwóch graczy
    .page = 25

eclipse-rules-species = Rasy

eclipse-rule-species-eridani_empire = { eclipse-species-eridani_empire-text }
    .title = { eclipse-species-eridani_empire }
    .page = 26
eclipse-rule-species-hydran_progress = { eclipse-species-hydran_progress-text }
    .title = { eclipse-species-hydran_progress }
    .page = 26
eclipse-rule-species-planta = { eclipse-species-planta-text }
    .title = { eclipse-species-planta }
    .page = 26
eclipse-rule-species-descendants_of_draco = { eclipse-species-descendants_of_draco-text }
    .title = { eclipse-species-descendants_of_draco }
    .page = 27
eclipse-rule-species-mechanema = { eclipse-species-mechanema-text }
    .title = { eclipse-species-mechanema }
    .page = 27
eclipse-rule-species-orion_hegemony = { eclipse-species-orion_hegemony-text }
    .title = { eclipse-species-orion_hegemony }
    .page = 27
eclipse-rule-species-terran = { eclipse-species-terran-text }
    .title = { eclipse-species-terran }
    .page = 28
