### Arcana: slova stolu v prohlížeči.

arcana-web-round = Kolo { $n }
arcana-web-points = Vítězné body:
arcana-web-hand = Karty v ruce
arcana-web-empty-hand = V ruce nemáš žádné karty.
arcana-web-deck = Balíček
arcana-web-resources-short = Zásoby
arcana-web-fielded = Vyslaní
arcana-web-holdings = Tvoje karty
arcana-web-holdings-all = Karty hráčů
arcana-web-objectives = Tvoje cíle
arcana-web-of = { $now } z { $goal }
arcana-web-resources = Zásoby ({ $n })
arcana-web-reserve = Pod kartou cechu ({ $n })
arcana-web-none = nic
arcana-web-choices = Zpět ke kartám
arcana-web-first = první hráč
arcana-web-militia = Balíček milice
arcana-web-order = Pořadí vyhodnocení
arcana-web-pile = Karty v balíčku
arcana-web-sealed = Pečeť
arcana-web-hidden = Sem vysíláš lícem dolů
arcana-web-open = Tady leží agenti lícem nahoru
arcana-web-no-stake = Žádná další kořist
arcana-web-look = Zblízka: { $zone }
arcana-web-agent =
    { $hidden ->
        [yes] { $name } ({ $owner }), lícem dolů
       *[no] { $name } ({ $owner })
    }
arcana-web-back = Skrytý agent ({ $owner })
arcana-web-sum =
    { $unknown ->
        [yes] { $sum } a skrytí agenti, je třeba { $threshold }
       *[no] { $sum }, je třeba { $threshold }
    }
arcana-web-resolving = { $zone }: kdo dosáhne { $threshold } ({ $arcanum })?
arcana-web-sum-now = Nyní { $sum } z { $threshold }
arcana-web-first-now = Začíná { $name }
arcana-web-flash-setup = Město čeká
arcana-web-flash-goal = Vyhrává cech s největším počtem bodů.
arcana-web-jubilee = Vévodské jubileum
arcana-web-jubilee-text = Poslední kolo
arcana-web-agents = agenti
arcana-web-relic = relikvie
arcana-web-offer = nabídka
arcana-web-price = cena
arcana-web-verb-discard = Odhodit kartu
arcana-web-verb-call_militia = Povolat milici
arcana-web-verb-play = Zahrát místo
arcana-web-verb-keep_stake = Dát do Zásob
arcana-web-verb-remove_stake = Dát pod kartu cechu

arcana-web-zone-1L = 1 L
arcana-web-zone-1R = 1 P
arcana-web-zone-2L = 2 L
arcana-web-zone-2R = 2 P
arcana-web-zone-Z1 = 1
arcana-web-zone-Z2 = 2
arcana-web-zone-Z3 = 3
arcana-web-zone-Z4 = 4
arcana-web-zone-N = Země nikoho

arcana-web-effect-swap = Vyměnit kořisti
arcana-web-effect-move = Přesunout
arcana-web-effect-lure = Odlákat
arcana-web-effect-seal = Pečeť
arcana-web-effect-redraw = Vyměnit karty
arcana-web-effect-expel = Vyhnat
arcana-web-effect-renew = Obnovit
arcana-web-effect-search = Hledat
arcana-web-effect-duel = Souboj
arcana-web-effect-ferry = Přívoz
arcana-web-effect-pilfer = Krádež
arcana-web-effect-loan = Půjčka

arcana-web-guild-blades = Silní v boji. Sídlo vyžene soupeře, který není silnější.
arcana-web-guild-ferrymen = Dobří ve všem, nejlepší v ničem. Sídlo přesune dva agenty najednou.
arcana-web-guild-thieves = Silní v politice. Sídlo donutí soupeře odhodit kartu.
arcana-web-guild-usurers = Bohatí na dukáty, každý agent dobrý v jednom. Sídlo dá kartu.

arcana-web-group-guilds = Cechovní karty
arcana-web-group-personalities = Osobnosti
arcana-web-group-places = Místa
arcana-web-group-relics = Relikvie
arcana-web-group-militia = Milice
arcana-web-group-objectives = Cíle

## Co by tah přinesl

arcana-odds-sum = Tvůj součet v oblasti
arcana-odds-threshold = Je třeba
arcana-odds-rival = Nejlepší odkrytý součet soupeře
arcana-odds-bribe = Tvůj úplatek
arcana-odds-price = Cena
arcana-web-tie = { arcana-rule-h23-text }

## Co je to?

arcana-web-what-points = Vítězné body
arcana-web-what-control = Kdo tu vysílá lícem dolů
arcana-web-what-progress = Zatím
arcana-web-what-bribes = Úspěšné úplatky
arcana-web-what-middle = Výhry v Zemi nikoho
