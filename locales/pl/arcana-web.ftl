### Arcana: słowa stołu w przeglądarce.

arcana-web-round = Runda { $n }
arcana-web-points = Punkty zwycięstwa:
arcana-web-hand = Karty na ręce
arcana-web-empty-hand = Nie masz kart na ręce.
arcana-web-deck = Talia
arcana-web-resources-short = Zasoby
arcana-web-fielded = Wystawieni
arcana-web-holdings = Twoje karty
arcana-web-holdings-all = Karty graczy
arcana-web-objectives = Twoje cele
arcana-web-of = { $now } z { $goal }
arcana-web-resources = Zasoby ({ $n })
arcana-web-reserve = Pod kartą gildii ({ $n })
arcana-web-none = brak
arcana-web-choices = Wróć do kart
arcana-web-first = pierwszy gracz
arcana-web-militia = Talia Milicji
arcana-web-order = Kolejność rozstrzygania
arcana-web-pile = Karty w stosie
arcana-web-sealed = Pieczęć
arcana-web-hidden = Tu wystawiasz zakryte karty
arcana-web-open = Tu Agenci leżą odkryci
arcana-web-no-stake = Nie ma już Stawek
arcana-web-look = Z bliska: { $zone }
arcana-web-agent =
    { $hidden ->
        [yes] { $name } ({ $owner }), karta zakryta
       *[no] { $name } ({ $owner })
    }
arcana-web-back = Zakryty Agent ({ $owner })
arcana-web-sum =
    { $unknown ->
        [yes] { $sum } oraz zakryci Agenci, potrzeba { $threshold }
       *[no] { $sum }, potrzeba { $threshold }
    }
arcana-web-resolving = { $zone }: kto osiągnie { $threshold } ({ $arcanum })?
arcana-web-sum-now = Teraz { $sum } z { $threshold }
arcana-web-first-now = Zaczyna { $name }
arcana-web-flash-setup = Miasto czeka
arcana-web-flash-goal = Wygrywa gildia z największą liczbą punktów.
arcana-web-jubilee = Książęcy Jubileusz
arcana-web-jubilee-text = Ostatnia runda
arcana-web-agents = Agenci
arcana-web-relic = Relikt
arcana-web-offer = oferta
arcana-web-price = cena
arcana-web-verb-discard = Odrzuć kartę
arcana-web-verb-call_militia = Wezwij Milicję
arcana-web-verb-play = Zagraj Miejsce
arcana-web-verb-keep_stake = Odłóż do Zasobów
arcana-web-verb-remove_stake = Połóż pod kartą gildii

arcana-web-zone-1L = 1 L
arcana-web-zone-1R = 1 P
arcana-web-zone-2L = 2 L
arcana-web-zone-2R = 2 P
arcana-web-zone-Z1 = 1
arcana-web-zone-Z2 = 2
arcana-web-zone-Z3 = 3
arcana-web-zone-Z4 = 4
arcana-web-zone-N = Ziemia Niczyja

arcana-web-effect-swap = Zamień Stawki
arcana-web-effect-move = Przesuń Agenta
arcana-web-effect-lure = Zwab
arcana-web-effect-seal = Pieczęć
arcana-web-effect-redraw = Wymień karty
arcana-web-effect-expel = Wypędź
arcana-web-effect-renew = Odnów
arcana-web-effect-search = Przeszukaj
arcana-web-effect-duel = Pojedynek
arcana-web-effect-ferry = Przeprawa
arcana-web-effect-pilfer = Kradzież
arcana-web-effect-loan = Pożyczka

arcana-web-guild-blades = Silni w walce. Siedziba wypędza rywala, który nie jest silniejszy.
arcana-web-guild-ferrymen = Dobrzy we wszystkim, najlepsi w niczym. Siedziba przenosi dwóch Agentów naraz.
arcana-web-guild-thieves = Silni w polityce. Siedziba zmusza rywala do odrzucenia karty.
arcana-web-guild-usurers = Bogaci w Dukaty, każdy Agent dobry w jednym. Siedziba daje kartę.

arcana-web-group-guilds = Karty gildii
arcana-web-group-personalities = Osobistości
arcana-web-group-places = Miejsca
arcana-web-group-relics = Relikty
arcana-web-group-militia = Milicja
arcana-web-group-objectives = Cele

## Co dałby ruch

arcana-odds-sum = Twoja suma w obszarze
arcana-odds-threshold = Potrzeba
arcana-odds-rival = Najlepsza odkryta suma rywala
arcana-odds-bribe = Twoje przekupstwo
arcana-odds-price = Cena
arcana-web-tie = { arcana-rule-h23-text }

## Co to jest?

arcana-web-what-points = Punkty zwycięstwa
arcana-web-what-control = Kto wystawia tu zakrytych
arcana-web-what-progress = Jak dotąd
arcana-web-what-bribes = Udane przekupstwa
arcana-web-what-middle = Wygrane na Ziemi Niczyjej
