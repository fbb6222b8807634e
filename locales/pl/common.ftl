## Słowa używane w całym programie.

# Gracz, który nie podał imienia.
seat-unnamed = Gracz { $number }
seat-gone = Dawny gracz

## Dlaczego ruch jest niemożliwy: powody wspólne dla wszystkich gier.

reason-game-over = Gra jest zakończona.
reason-not-your-turn = To nie twoja kolej. Teraz decyduje: { $seat }.
reason-not-legal = Tego nie można teraz zrobić.
reason-not-an-action = W tej grze nie ma takiego ruchu: { $given }.
reason-no-such-seat =
    Przy tym stole nie ma miejsca numer { $given }; { $seats ->
        [one] jest { $seats } miejsce
        [few] są { $seats } miejsca
       *[many] jest { $seats } miejsc
    }.
