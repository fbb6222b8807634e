### Nim: everything that it says.

nim-title = Nim
nim-blurb = Take stones from a heap. The last stone decides.
nim-option-misere = Whoever takes the last stone loses
nim-option-misere-text = Play the other way round: nobody wants the last stone.
nim-ask-take = Choose a heap and how many stones you take.
nim-do-take = Take { $count } from { $heap }
nim-event-taken = { $seat } takes { $count } from { $heap }.
nim-event-emptied = { $heap } is empty.
nim-reason-no-such-heap = Choose a heap.
nim-reason-empty-heap = { $heap } is empty.
nim-reason-too-many = { $heap } has { $left } left. You may take up to { $most }.
nim-part-won = Won

nim-heap-0 = Heap A
nim-heap-1 = Heap B
nim-heap-2 = Heap C
nim-count-1 = 1
nim-count-2 = 2
nim-count-3 = 3

nim-preset-misere = Misère
nim-view-heaps = Heaps
nim-view-turn = Turn
nim-view-taken = Taken

nim-rules-game = The game
nim-rule-take = Taking stones
nim-rule-take-text = On your turn you take one, two or three stones from one heap, as many as it still has. (p. 1)
nim-rule-end = The last stone
nim-rule-end-text = Whoever takes the last stone of all wins. Played misère, they lose, and whoever would go next wins. (p. 1)
