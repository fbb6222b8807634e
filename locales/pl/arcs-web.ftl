### Arcs: stół w przeglądarce.

## Szanse w Bitwie

arcs-odds-hits = Trafienia w Statki
arcs-odds-buildings = Trafienia w Budowle
arcs-odds-keys = Klucze
arcs-odds-losses = Trafienia w ciebie
arcs-odds-intercept = Przechwycenie

## Liczby do ustawienia

arcs-amount-number-fresh = Nieuszkodzone Statki
arcs-amount-number-damaged = Uszkodzone Statki
arcs-amount-die-skirmish = Potyczka
arcs-amount-die-assault = Atak
arcs-amount-die-raid = Najazd
arcs-amount-number = Ile?

## Przyciski

arcs-web-verb-lead = Zagraj jako Wiodącą
arcs-web-verb-surpass = Przebij
arcs-web-verb-copy = Kopiuj zakrytą
arcs-web-verb-pivot = Odstąp
arcs-web-verb-pass = Przekaż Inicjatywę
arcs-web-verb-declare = Zadeklaruj Ambicję
arcs-web-verb-seize = Przejmij Inicjatywę
arcs-web-verb-tax = Opodatkuj
arcs-web-verb-build-city = Zbuduj Miasto
arcs-web-verb-build-starport = Zbuduj Port kosmiczny
arcs-web-verb-build-ship = Zbuduj Statek
arcs-web-verb-repair = Napraw
arcs-web-verb-influence = Użyj Wpływu
arcs-web-verb-secure = Zabezpiecz
arcs-web-verb-battle = Stocz Bitwę
arcs-web-verb-end-turn = Zakończ Turę
arcs-web-verb-done = Gotowe
arcs-web-verb-keep = Zachowaj karty
arcs-web-verb-mulligan = Wymień karty
arcs-web-verb-rearrange = Przeorganizuj
arcs-web-verb-leave-empty = Zostaw pole puste
arcs-web-verb-discard = Odrzuć
arcs-web-verb-prelude = Użyj w Preludium
arcs-web-verb-reroll = Przerzuć
arcs-web-verb-build = { arcs-action-build }
arcs-web-verb-move = { arcs-action-move }
arcs-web-verb-manufacture = { arcs-action-manufacture }
arcs-web-verb-synthesize = { arcs-action-synthesize }
arcs-web-verb-pressgang = { arcs-action-pressgang }
arcs-web-verb-execute = { arcs-action-execute }
arcs-web-verb-abduct = { arcs-action-abduct }
arcs-web-verb-trade = { arcs-action-trade }
arcs-web-verb-summon = { arcs-action-summon }
arcs-web-verb-fire_rifles = { arcs-action-fire_rifles }
arcs-web-verb-nurture = { arcs-action-nurture }
arcs-web-verb-prune = { arcs-action-prune }

## Krótsze słowa tam, gdzie resztę widać na ekranie

arcs-web-do-collect-dice =
    { $dice ->
        [0] Nie rzucaj kośćmi
        [one] Rzuć { $dice } kością
        [few] Rzuć { $dice } kośćmi
       *[other] Rzuć { $dice } kośćmi
    }
arcs-web-do-pick-number-rifles-dice =
    { $n ->
        [one] Rzuć { $n } kością
        [few] Rzuć { $n } kośćmi
       *[other] Rzuć { $n } kośćmi
    }
arcs-web-do-assign-hits = Rozlicz: uszkodzone { $damage }, zniszczone { $destroy }
arcs-web-do-ships =
    { $damaged ->
        [0] Porusz: { $fresh }
       *[other] Porusz: nieuszkodzone { $fresh }, uszkodzone { $damaged }
    }
arcs-web-do-done-catapult = Zatrzymaj się tutaj
arcs-web-do-done-raid = Zostaw resztę
arcs-web-do-done-reroll = Zachowaj kości

## Bitwa

arcs-hit-ship = Uszkodź Statek
arcs-hit-wreck = Zniszcz Statek
arcs-web-hits = Statki, które można trafić
arcs-web-hit-ship = Nieuszkodzony Statek: trafienie go uszkodzi
arcs-web-hit-wreck = Uszkodzony Statek: trafienie go zniszczy
arcs-web-destroyed = Zostanie zniszczony
arcs-web-hits-weakest = Najpierw najsłabsze
arcs-web-hits-spare = Najmniejsze straty
arcs-web-hits-left =
    { $n ->
        [one] Zostało { $n } trafienie
        [few] Zostały { $n } trafienia
       *[other] Zostało { $n } trafień
    }
arcs-web-keys-left =
    { $n ->
        [one] { $n } klucz
        [few] { $n } klucze
       *[other] { $n } kluczy
    }
arcs-web-stake = Zniszczenie Miasta wywołuje Oburzenie: { $resource }.
arcs-web-stake-loss = Stracisz:
arcs-web-stake-nothing = Nie masz zasobów ani kart tego typu.

## Mapa

arcs-web-map = Mapa Rubieży
arcs-web-out = Wyłączone z gry
arcs-web-cluster = Gromada { $n }
arcs-web-ships-at = Statki: { $system }
arcs-web-wrecks-at = Uszkodzone Statki: { $system }
arcs-web-building-at = { $piece } ({ $owner }): { $system }
arcs-web-building =
    { $damaged ->
        [yes] { $piece } z uszkodzeniem ({ $owner }): { $system }
       *[other] { $piece } ({ $owner }): { $system }
    }
arcs-web-ships-of =
    { $damaged ->
        [yes] Uszkodzone Statki × { $n } ({ $owner }): { $system }
       *[other] Statki × { $n } ({ $owner }): { $system }
    }
arcs-web-voyage = Droga Statków
arcs-web-stayed = zostało
arcs-web-stay = zostaje
arcs-web-go-on = leci
arcs-web-group = grupa
arcs-web-party =
    { $damaged ->
        [0] nieuszkodzone: { $fresh }
       *[other] nieuszkodzone: { $fresh }, uszkodzone: { $damaged }
    }
arcs-web-nearer = Przybliż
arcs-web-fit = Cała Mapa
arcs-web-go = Pokaż, co można zrobić

## Runda

arcs-web-lead = Wiodąca: { $suit }
arcs-web-no-lead = Brak karty Wiodącej
arcs-web-played = { $name } – { $mode }: { $card }
arcs-web-face-down = Zakryta: { $name }
arcs-web-seizing = Druga zakryta karta za Inicjatywę: { $name }
arcs-web-initiative = Inicjatywa
arcs-web-initiative-seized = Inicjatywa przejęta
arcs-web-zero = Liczy się jako 0
arcs-web-chapter = Rozdział { $n } z { $of }
arcs-web-pips =
    { $n ->
        [one] { $n } punkt Akcji
        [few] { $n } punkty Akcji
       *[other] { $n } punktów Akcji
    }
arcs-web-any-ambition = Dowolna Ambicja
arcs-web-can-lead = może być Wiodąca
arcs-web-can-surpass = może przebić
arcs-web-can-copy = może kopiować
arcs-web-can-pivot = może odstąpić

## Ambicje i punktacja

arcs-web-ambitions = Ambicje
arcs-web-race = Potęga. Gra kończy się po Rozdziale, w którym ktoś osiągnie { $goal }
arcs-web-free = Dostępne znaczniki:
arcs-web-marker = Pierwsze miejsce { $first }, drugie { $second }
arcs-web-phantom = Te znaczniki liczą się jak trzeci gracz
arcs-web-phantom-row = Znaczniki na Ambicji, jak trzeci gracz
arcs-web-supply = Zapasy
arcs-web-supply-of = W zapasach – { $resource }: { $n }
arcs-web-scoring = Koniec Rozdziału { $n }
arcs-web-endings = Pokaż jeszcze raz, koniec Rozdziału:
arcs-web-nobody = Nikt nie punktuje.
arcs-web-power = Potęga
arcs-web-scoring-sum = Potęga w tym Rozdziale
arcs-web-power-now = Potęga teraz: { $n }

## Dwór

arcs-web-court = Dwór
arcs-web-court-deck = Karty w talii Dworu
arcs-web-court-discard = Odrzucone karty Dworu
arcs-web-court-empty = Talia się skończyła
arcs-web-agents-of = Agenci, { $name }: { $n }
arcs-web-leads = Ma najwięcej Agentów
arcs-web-no-agents = bez Agentów
arcs-web-raid-cost = Koszt Najazdu w kluczach
arcs-web-read = Przeczytaj: { $card }
arcs-web-why-card = Dlaczego nie mogę jej teraz użyć?
arcs-web-draft-map = Zobacz Mapę
arcs-web-draft-cards = Wróć do kart
arcs-web-starts = Początek
arcs-web-start-here = Tu zaczyna { $name }: { $letter }
arcs-web-draft = Liderzy i Wiedza

## Gracze

arcs-web-hand = Karty na ręce
arcs-web-empty-hand = Nie masz kart na ręce.
arcs-web-trophies = Trofea
arcs-web-captives = Więźniowie
arcs-web-agents = Agenci
arcs-web-ships = Statki w zapasach
arcs-web-outrage = Oburzenie
arcs-web-slots = Pola zasobów: { $name }
arcs-web-slot = { $what }, pole { $n } ({ $owner })
arcs-web-empty-slot = Puste
arcs-web-arriving = Przybywa: { $what }
arcs-web-locked = Zakryte Miastem

## Elementy gry

arcs-web-group-ambitions = Ambicje
arcs-web-group-resources = Zasoby
arcs-web-group-suits = Kolory kart
arcs-web-group-administration = Karty Akcji: { arcs-suit-administration }
arcs-web-group-aggression = Karty Akcji: { arcs-suit-aggression }
arcs-web-group-construction = Karty Akcji: { arcs-suit-construction }
arcs-web-group-mobilization = Karty Akcji: { arcs-suit-mobilization }
arcs-web-group-guild = Karty Gildii
arcs-web-group-vox = Komunikaty
arcs-web-group-leaders = Liderzy
arcs-web-group-lore = Wiedza
arcs-web-wasted = Nie dostaniesz za to Akcji: zasób przepadnie.
arcs-web-tie = Remis wygrywa gracz pierwszy w kolejności Tur. (str. 19)
