## Nauka: trener, pierwsza gra z trenerem, lekcje

web-coach = Trener
web-coach-text = Objaśnia każdy rodzaj decyzji, gdy spotykasz go po raz pierwszy.
web-coach-close = Jasne
web-guided = Pierwsza gra z trenerem
web-guided-text = Prawdziwa gra z jednym łagodnym botem. Trener objaśnia każdą decyzję, gdy pojawia się pierwszy raz.
web-guided-start = Zacznij grać
web-alone = Pierwsza samodzielna gra
web-alone-text = Jeden łatwy bot i najprostsze opcje.
web-hint-take = Zagraj to
web-hint-chance = Szansa na wygraną: { $chance }
web-hint-gains = Za
web-hint-risks = Przeciw

## Słowa o tym samym znaczeniu przy szukaniu w zasadach: grupy dzieli średnik

web-synonyms-arcs = Bitwa, walka, atak; Potęga, punkty, wynik; Statek, flota; Miasto, Budowla; Inicjatywa, pierwszy gracz; Najazd, kradzież, klucz; Agent, Wpływ; Więzień, jeniec; zasób, surowiec, żeton
web-synonyms-eclipse = walka, bitwa, atak; pieniądze, kredyty, złoto; materiały, surowce; nauka, wynajdowanie, technologia, badania; kostka, populacja, kolonista; dysk, wpływ; tunel, wormhole, przejście; Pradawny, Starożytny, strażnik; utrzymanie, zapłata, koszt; punkty, wynik
web-synonyms-arcana = Stawka, nagroda; przekupstwo, łapówka, sakiewka; Agent, karta; obszar, strefa; punkty, wynik; odrzuć, odłóż; zakryta, ukryta, tajna; remis, równe

## Examples in the rules

web-example = Przejdź przykład krok po kroku
web-example-of = Przykład: { $rule }
