### Nim: everything that it says.

nim-title = Nim
nim-blurb = Ber kameny z hromádky. Rozhoduje poslední kámen.
nim-option-misere = Kdo vezme poslední kámen, prohrává
nim-option-misere-text = Hra naopak: poslední kámen nikdo nechce.
nim-ask-take = Vyber hromádku a počet kamenů.
nim-do-take = { $heap }: vezmi { $count }
nim-event-taken = { $seat }: { $heap }, vzaté kameny: { $count }.
nim-event-emptied = { $heap } je prázdná.
nim-reason-no-such-heap = Vyber hromádku.
nim-reason-empty-heap = { $heap } je prázdná.
nim-reason-too-many = { $heap }: zbývá { $left }. Vzít smíš nejvýš { $most }.
nim-part-won = Výhra

nim-heap-0 = Hromádka A
nim-heap-1 = Hromádka B
nim-heap-2 = Hromádka C
nim-count-1 = 1
nim-count-2 = 2
nim-count-3 = 3

nim-preset-misere = Misère
nim-view-heaps = Hromádky
nim-view-turn = Tah
nim-view-taken = Vzato

nim-rules-game = Hra
nim-rule-take = Braní kamenů
nim-rule-take-text = Ve svém tahu vezmeš jeden, dva nebo tři kameny z jedné hromádky, pokud jich tam tolik zbývá. (str. 1)
nim-rule-end = Poslední kámen
nim-rule-end-text = Kdo vezme úplně poslední kámen, vyhrává. Ve variantě misère prohrává a vyhrává hráč, který je na řadě po něm. (str. 1)
