## Słowa wiersza poleceń.

cli-games-name = Nazwa
cli-games-title = Gra
cli-games-seats = Gracze
cli-games-option = Opcja
cli-games-values = Wartości
cli-games-meaning = Znaczenie

## Dla operatorów

operator-table = Stół
operator-game = Gra
operator-status = Stan
operator-players = Gracze
operator-entries = Wpisy
operator-last = Ostatni ruch
operator-host = Gospodarz
operator-created = Założony
operator-who = Kto
operator-since = Od
operator-note = Uwaga
operator-quota = Limit
operator-settings = Ustawienia
operator-decided = Decyzja
operator-visitor = Gość
operator-seconds = Sekundy
operator-share = Udział
operator-deleted = { $count ->
    [one] Usunięto 1 stół.
    [few] Usunięto { $count } stoły.
   *[many] Usunięto { $count } stołów.
}
operator-load = Czas myślenia od startu: { $seconds } s. W kolejce: { $waiting }. Skrócone: { $hurried }.
