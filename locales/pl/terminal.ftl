## Słowa gry w terminalu.

play-person = Gracz { $number }
play-bot = { $name } ({ $level })
play-hand-over = { $name }: siądź do klawiatury i naciśnij Enter. 
play-commands = liczba: wybór · u: cofnij · s: zapisz · w SŁOWO: dlaczego nie · r SŁOWO: zasady i karty · t: stół · q: zapisz i wyjdź
play-no-undo = Nie można cofnąć: od tego czasu coś odkryto albo decydował ktoś inny.
play-not-a-choice = Wpisz liczbę od 1 do { $choices } albo literę.
play-nothing-found = Żadna zasada ani karta nie wspomina o „{ $words }”. Spróbuj innego słowa albo jego części.
play-no-such-thing = Na stole nie ma nic o nazwie „{ $words }”. Spróbuj części słowa; samo w wymienia wszystko.
play-can-be-used = Możesz tego teraz użyć.
play-saved = Zapisano: { $file }. Dalsza gra: stolik play --resume { $file }
play-not-saved = Nie zapisano: { $file } – { $why }. Spróbuj gdzie indziej: s PLIK
play-over = Koniec gry
play-total = Razem
