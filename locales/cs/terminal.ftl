## Slova hry v terminálu.

play-person = Hráč { $number }
play-bot = { $name } ({ $level })
play-hand-over = { $name }: sedni ke klávesnici a stiskni Enter. 
play-commands = číslo: volba · u: zpět · s: uložit · w SLOVO: proč ne · r SLOVO: pravidla a karty · t: stůl · q: uložit a skončit
play-no-undo = Nejde vrátit: od té doby se něco odkrylo nebo rozhodoval někdo jiný.
play-not-a-choice = Napiš číslo od 1 do { $choices } nebo písmeno.
play-nothing-found = Žádné pravidlo ani karta nemluví o „{ $words }“. Zkus jiné slovo nebo jeho část.
play-no-such-thing = Na stole není nic jménem „{ $words }“. Zkus část slova; samotné w vypíše všechno.
play-can-be-used = To teď můžeš použít.
play-saved = Uloženo: { $file }. Pokračování: stolik play --resume { $file }
play-not-saved = Neuloženo: { $file } – { $why }. Zkus to jinam: s SOUBOR
play-over = Konec hry
play-total = Celkem
