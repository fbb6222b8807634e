### Eclipse: lekcje. Ich kroki opisuje web/src/games/eclipse/lessons.toml.

## Galaktyka

eclipse-learn-galaxy-title = Galaktyka
eclipse-learn-galaxy-text = Co leży na stole i co mówi twoja plansza.
eclipse-learn-galaxy-1 = To twój sektor macierzysty. Obwódka i dysk w twoim kolorze mówią, że go kontrolujesz; liczba obok dysku to jego wartość na końcu gry.
eclipse-learn-galaxy-2 = Wypełnione kwadraty zajmuje twoja populacja. Kwadraty w nawiasach są zaawansowane: pozostają puste, dopóki nie masz odpowiedniej technologii.
eclipse-learn-galaxy-3 = Pośrodku leży centrum galaktyki, strzeżone przez system obrony. Półkola na krawędziach to tunele; gdzie dwie połówki się stykają, droga jest otwarta.
eclipse-learn-galaxy-4 = Pieniądze utrzymują cywilizację, za naukę kupujesz technologie, z materiałów budujesz statki. Duże liczby to twój zapas.
eclipse-learn-galaxy-5 = Im więcej kostek opuści te tory, tym więcej produkujesz: liczy się liczba dopiero co odsłonięta.
eclipse-learn-galaxy-6 = Każda akcja i każdy sektor zabiera stąd dysk. Odsłonięta liczba to koszt utrzymania w pieniądzach, płatny na końcu rundy.
eclipse-learn-galaxy-7 = W swojej turze wykonujesz jedną akcję, potem kolej na następną osobę. Kto ma dość, pasuje. O grze decyduje dziewięć rund.

## Eksploracja

eclipse-learn-explore-title = Eksploracja
eclipse-learn-explore-text = Odkryj sektor, zajmij go i zasiedl.
eclipse-learn-explore-1 = Galaktyka jest jeszcze nieznana. Akcja eksploracji dokłada nowy sektor obok twojego.
eclipse-learn-explore-2 = Wybierz eksplorację.
eclipse-learn-explore-3 = Dostępne obszary świecą. Cyfra mówi, z którego stosu pochodzi kafelek. Wybierz obszar między tobą a centrum.
eclipse-learn-explore-4 = Spokojny sektor z nauką i materiałami. Mapa pokazuje, jak będzie leżał; jego tunel spotyka się z twoim. Połóż go.
eclipse-learn-explore-5 = Nikt go nie strzeże, możesz więc zająć go dyskiem wpływów. Zrób to.
eclipse-learn-explore-6 = Twoje statki kolonizacyjne mogą go od razu zasiedlić. Wybierz kwadrat nauki i potwierdź.
eclipse-learn-explore-7 = Teraz kwadrat materiałów.
eclipse-learn-explore-8 = Dwie kostki więcej na mapie: większa produkcja. Dwa dyski mniej na torze: wyższe utrzymanie. Ta równowaga to serce gry.

## Wynajdowanie

eclipse-learn-research-title = Wynajdowanie
eclipse-learn-research-text = Technologie, ceny i zniżki.
eclipse-learn-research-1 = Technologie odblokowują części statków, budowle i zaawansowane kwadraty. Płacisz za nie nauką.
eclipse-learn-research-2 = Wybierz wynajdowanie.
eclipse-learn-research-3 = Jasne kafelki są dostępne; liczba to twoja własna cena. Każda technologia danej kategorii obniża cenę następnej.
eclipse-learn-research-4 = Weź tarczę Gaussa: statki trudniej będzie trafić.
eclipse-learn-research-5 = Jest twoja, a nauka wydana. Cztery technologie jednej kategorii są też warte punkt, a więcej – jeszcze więcej.

## Statki

eclipse-learn-ships-title = Statki
eclipse-learn-ships-text = Lepsze projekty, potem więcej statków.
eclipse-learn-ships-1 = Masz tarczę Gaussa. Ulepszanie umieszcza części na projektach; wszystkie statki danego typu mają je od razu, nawet te w locie.
eclipse-learn-ships-2 = Wybierz ulepszanie.
eclipse-learn-ships-3 = Weź tarczę Gaussa spośród części.
eclipse-learn-ships-4 = Połóż ją na pustym kwadracie myśliwca. Bursztynowa liczba mówi, ile energii by zostało.
eclipse-learn-ships-5 = Można umieścić drugą część. Zakończ tutaj.
eclipse-learn-ships-6 = Następna tura: wybierz budowanie.
eclipse-learn-ships-7 = Zbuduj myśliwiec u siebie: wybierz statek, potem swój sektor.
eclipse-learn-ships-8 = Już tam jest, razem z tarczą. Materiały wydane; następne przyjdą na końcu rundy.

## Bitwa

eclipse-learn-combat-title = Bitwa
eclipse-learn-combat-text = Wleć, rzuć kośćmi, zdobądź reputację.
eclipse-learn-combat-1 = Statek Starożytnych strzeże tego sektora i odkrycia pod sobą. Masz u siebie dwa myśliwce.
eclipse-learn-combat-2 = Wybierz ruch.
eclipse-learn-combat-3 = Wybierz myśliwiec, potem strzeżony sektor, i potwierdź: przed bitwą zawsze jest pytanie.
eclipse-learn-combat-4 = I drugi.
eclipse-learn-combat-5 = Został jeden ruch; nie jest potrzebny. Zakończ akcję.
eclipse-learn-combat-6 = Bitwy odbywają się, gdy wszyscy spasują. Spasuj.
eclipse-learn-combat-7 = Bitwa. Pasek pokazuje, kto działa pierwszy: twoje myśliwce. Małe pola to uszkodzenia, które statek zniesie; ostatnie go niszczy.
eclipse-learn-combat-8 = Atakuj. Szóstka zawsze trafia; tobie pomagają komputery, wrogowi jego tarcze.
eclipse-learn-combat-9 = Starożytny wciąż stoi. Atakuj jeszcze raz.
eclipse-learn-combat-10 = Zwycięstwo. Losujesz żetony reputacji i zachowujesz jeden, w tajemnicy; liczy się na końcu. Teraz możesz zająć sektor i jego odkrycie. Udanych lotów!
