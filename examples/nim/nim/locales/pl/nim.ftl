### Nim: everything that it says.

nim-title = Nim
nim-blurb = Zabieraj kamienie ze stosu. Ostatni kamień rozstrzyga.
nim-option-misere = Kto bierze ostatni kamień, przegrywa
nim-option-misere-text = Gra na odwrót: nikt nie chce ostatniego kamienia.
nim-ask-take = Wybierz stos i liczbę kamieni.
nim-do-take = { $heap }: zabierz { $count }
nim-event-taken = { $seat }: { $heap }, zabrane kamienie: { $count }.
nim-event-emptied = { $heap } jest pusty.
nim-reason-no-such-heap = Wybierz stos.
nim-reason-empty-heap = { $heap } jest pusty.
nim-reason-too-many = { $heap }: zostało { $left }. Możesz zabrać najwyżej { $most }.
nim-part-won = Wygrana

nim-heap-0 = Stos A
nim-heap-1 = Stos B
nim-heap-2 = Stos C
nim-count-1 = 1
nim-count-2 = 2
nim-count-3 = 3

nim-preset-misere = Misère
nim-view-heaps = Stosy
nim-view-turn = Tura
nim-view-taken = Zabrane

nim-rules-game = Gra
nim-rule-take = Zabieranie kamieni
nim-rule-take-text = W swojej turze zabierasz jeden, dwa albo trzy kamienie z jednego stosu, o ile tyle w nim zostało. (s. 1)
nim-rule-end = Ostatni kamień
nim-rule-end-text = Kto weźmie ostatni kamień ze wszystkich, wygrywa. W odmianie misère przegrywa, a wygrywa następna osoba. (s. 1)
