## Slova příkazové řádky.

cli-games-name = Název
cli-games-title = Hra
cli-games-seats = Hráči
cli-games-option = Volba
cli-games-values = Hodnoty
cli-games-meaning = Význam

## Pro provozovatele

operator-table = Stůl
operator-game = Hra
operator-status = Stav
operator-players = Hráči
operator-entries = Záznamy
operator-last = Poslední tah
operator-host = Hostitel
operator-created = Založen
operator-who = Kdo
operator-since = Od
operator-note = Poznámka
operator-quota = Limit
operator-settings = Nastavení
operator-decided = Rozhodnutí
operator-visitor = Návštěvník
operator-seconds = Sekundy
operator-share = Podíl
operator-deleted = { $count ->
    [one] Smazán 1 stůl.
    [few] Smazány { $count } stoly.
   *[other] Smazáno { $count } stolů.
}
operator-load = Přemýšlení od startu: { $seconds } s. Čeká: { $waiting }. Zkráceno: { $hurried }.
