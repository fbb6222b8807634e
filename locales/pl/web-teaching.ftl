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

web-synonyms-arcs = Bitwa, walka, atak, wojna; Potęga, punkty, wynik, zwycięstwo, punktuj; wygrywa, wygrana, wygrać, zwycięzca; statek, statk, flota; miast, Miasto, Budowla; Inicjatywa, pierwszy gracz; Najazd, kradzież, kradn, klucz; Agent, wpływ; Więzień, więźni, jeniec, jeńcy; zasób, zasob, surowiec, surowce, żeton, pieniądze; karty na ręce, ręka, limit kart, początkowe karty, dobranie kart; odpowiedź, przebicie, kopiowanie, odstąpienie; koniec gry, kończy się; kolejność, kolej; budowa, zbuduj, budować
web-synonyms-eclipse = walka, bitwa, atak, wojna; kość, kości, strzał, strzelać, strzelanie; pieniądze, kredyty, złoto; materiał, surowce; nauka, wynajdowanie, technologi, badania; kostka, populacja, kolonista, kolonia, kolonizacyjn; dysk, wpływ; tunel, wormhole, przejście; Starożytn, Pradawny, strażnik, potwór, obcy; utrzymanie, zapłata, koszt, płaci, cena; punkty, wynik; wygrywa, wygrana, wygrać, zwycięzca; handel, wymiana, wymienić, handluj; kontakty dyplomatyczne, dyplomacja, pokój, sojusz; eksploracja, odkrywanie, odkrywać, mapa, heks; części statków, schemat, broń; bankructwo, bankrut
web-synonyms-arcana = Stawka, Stawki, nagroda, łup; przekupstwo, łapówka, sakiewka, kupić; Agent, wojownik; obszar, strefa; punkty, wynik; wygrywa, wygrana, wygrać, zwycięzca; odrzuć, odrzucić, odrzucanie, odłóż, wyrzucić; zakryt, ukryte, tajne; remis, równe; najwyższa suma, walka, bitwa, siła, zwycięzca; karty na ręce, limit kart, dobieranie; koniec gry, jubileusz, ostatnia runda; pasować, pas, pominąć; Talia Główna, talia, zasoby; pierwszy gracz, kolejność

## Examples in the rules

web-example = Przejdź przykład krok po kroku
web-example-of = Przykład: { $rule }
