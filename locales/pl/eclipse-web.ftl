### Eclipse: słowa stołu w przeglądarce.

## Stół

eclipse-web-round = Runda { $n } z { $of }
eclipse-web-galaxy = Galaktyka
eclipse-web-nearer = Przybliż
eclipse-web-farther = Oddal
eclipse-web-fit = Pokaż całą galaktykę
eclipse-web-mini-map = Miniatura: przejdź do tej części galaktyki
eclipse-web-to-action = Pokaż, gdzie można działać
eclipse-web-show-map = Pokaż mapę
eclipse-web-back-to-stage = Wróć do decyzji
eclipse-web-ships = Statki
eclipse-web-supply = Zaopatrzenie
eclipse-web-my-board = Twoja plansza
eclipse-web-no-board = Frakcja nie została jeszcze wybrana.
eclipse-web-taken = Zajęte frakcje
eclipse-web-passed = pas
eclipse-web-gone = poza grą
eclipse-web-points = Punkty zwycięstwa

## Nazwy rzeczy

eclipse-web-at = { $what } – { $place }
eclipse-web-grave = Cmentarz: { $resource }
eclipse-web-field = Dyski wydane na akcję: { $action }
eclipse-web-ambassador = Ambasador: { $name }
eclipse-web-cube-at = Kostka: { $what } – { $place }
eclipse-web-hex =
    { $way ->
       *[n] obszar na północ od: { $sector }
        [ne] obszar na północny wschód od: { $sector }
        [se] obszar na południowy wschód od: { $sector }
        [s] obszar na południe od: { $sector }
        [sw] obszar na południowy zachód od: { $sector }
        [nw] obszar na północny zachód od: { $sector }
    }
eclipse-web-turn = Obrót o { $n }°
eclipse-web-enemy = { $ship }, uszkodzenia: { $damage }
eclipse-web-slot = { $ship }, kwadrat { $n }
eclipse-web-track = Tor populacji: { $resource }
eclipse-web-reputation-tile = Żeton reputacji: { $n }
eclipse-web-store = { $resource }: { $n } w zapasie
eclipse-web-produces = { $track }; produkcja { $n }, kostki na torze: { $cubes }
eclipse-web-discs = Dyski wpływów na torze: { $n }, utrzymanie: { $upkeep }
eclipse-web-discs-left = Pozostałe dyski wpływów
eclipse-web-colony-ships = Gotowe statki kolonizacyjne: { $n } z { $of }
eclipse-web-trade-rate = Kurs wymiany
eclipse-web-pieces = Do zbudowania: { $n }
eclipse-web-action = { $action }: naraz { $n }, wydane tu dyski: { $used }
eclipse-web-build = { $item }, koszt w materiałach: { $cost }

## Pieniądze

eclipse-web-stored = W zapasie
eclipse-web-income = Dochód
eclipse-web-upkeep = Utrzymanie
eclipse-web-left = Zostanie
eclipse-web-after = po jeszcze jednym dysku:

## Eksploracja

eclipse-web-turn-left = Obróć w lewo
eclipse-web-turn-right = Obróć w prawo
eclipse-web-links = Połączenia
eclipse-web-sector-points = Punkty za sektor
eclipse-web-place = Połóż tak

## Statki i części

eclipse-web-empty = puste
eclipse-web-parts = Części statków
eclipse-web-kept-parts = Zachowane części Starożytnych
eclipse-web-dice = Kości: { $n }, uszkodzenia każdej: { $power }

## Technologie

eclipse-web-tech =
    { $state ->
        [own] { $name }: twoja
        [none] { $name }, koszt { $price }: niedostępna
       *[here] { $name }, cena { $price }, żetony: { $n }
    }
eclipse-web-tech-bag = Technologie w woreczku
eclipse-web-discovery-stack = Pozostałe żetony odkryć
eclipse-web-reputation-bag = Żetony reputacji w woreczku

## Nazwy, które mieszczą się na małym żetonie

eclipse-brief-advanced_mining = Zaaw. wydobycie
eclipse-brief-advanced_economy = Zaaw. ekonomia
eclipse-brief-advanced_labs = Zaaw. laboratoria
eclipse-brief-advanced_robotics = Zaaw. robotyka
eclipse-brief-wormhole_generator = Generator tuneli
eclipse-brief-nuclear_source = Źródło nuklearne
eclipse-brief-fusion_source = Źródło fuzyjne
eclipse-brief-tachyon_source = Źródło tachionowe

## Walka

eclipse-web-battle = Bitwa: { $sector }
eclipse-web-step-missiles = Rakiety
eclipse-web-step-engagement = Starcie
eclipse-web-step-stalemate = Klincz
eclipse-web-to-come = Następne bitwy:
eclipse-web-attacker = atakujący
eclipse-web-defender = obrońca
eclipse-web-waits = czeka
eclipse-web-no-ships = Brak statków
eclipse-web-hull = Uszkodzenia: { $damage } z { $hull }
eclipse-web-destroyed = zniszczony
eclipse-web-damage = uszkodzenia { $n }
eclipse-web-flees = wycofuje się: { $sector }
eclipse-web-dice-left = Kości do przydzielenia
eclipse-web-weakest = Najpierw najsłabsze
eclipse-web-die = Kość: { $face }, uszkodzenia { $power }
eclipse-web-drawn = Dobrane
eclipse-web-own-reputation = Twoje
eclipse-web-holds = wygrywa bitwę
eclipse-web-die-hand = wybierz cel
eclipse-web-die-waits = czeka
eclipse-web-die-misses = pudło
eclipse-web-pool-produced = { $resource }: produkcja { $now }, potem { $then }
eclipse-web-pool-stored = { $resource }: { $now } w zapasie, potem { $then }
eclipse-web-pool-buried = { $resource }: kostki na cmentarzu { $now }, potem { $then }
eclipse-web-treaty-point = Po jednym ambasadorze: 1 punkt
eclipse-web-treaty-cube = Każda strona wysyła z nim kostkę i produkuje więcej
eclipse-web-treaty-peace = Kto zaatakuje partnera, zostaje zdrajcą
eclipse-web-accept = Przyjmij
eclipse-web-refuse = Odrzuć
eclipse-web-give-up = Oddaj sektor { $sector }: tracone punkty { $points }, kostki wracające na tory { $cubes }, zostanie pieniędzy { $after }
eclipse-web-your-dice = Twoje kości

## Elementy

eclipse-web-group-technologies = Technologie
eclipse-web-group-parts = Części statków
eclipse-web-group-species = Rasy
eclipse-web-group-discoveries = Żetony odkryć
eclipse-web-group-inner = Centrum i sektory wewnętrzne
eclipse-web-group-middle = Sektory środkowe
eclipse-web-group-outer = Sektory zewnętrzne
eclipse-web-group-start = Sektory początkowe

## Przyciski

eclipse-web-verb-pass = Spasuj
eclipse-web-verb-done = Gotowe
eclipse-web-verb-stop = Zatrzymaj się tutaj
eclipse-web-verb-resign = Opuść grę
eclipse-web-verb-trade = Wymień zasoby
eclipse-web-verb-offer = Zaproponuj kontakty
eclipse-web-verb-remove = Zwróć część
eclipse-web-verb-attack = Atakuj

## Szanse

eclipse-odds-win = Utrzymujesz sektor
eclipse-odds-defeat = Tracisz wszystkie statki
eclipse-odds-lost = Średnie straty własne
eclipse-odds-sunk = Średnie straty wroga

## Co to jest?

eclipse-web-cost = Koszt
eclipse-web-price = Twoja cena
eclipse-web-stack-left = Pozostałe heksy
eclipse-web-stack-discarded = Odrzucone heksy
eclipse-web-colony-ready = Gotowe statki kolonizacyjne
eclipse-web-round-now = Runda
eclipse-web-hits-from = trafia od { $face }
eclipse-web-rolling = { $player } rzuca kośćmi.
eclipse-web-guns = komputer +{ $computer } · tarcza { $shield } · kości { $dice } · rakiety { $missiles }
eclipse-web-all-ships = Wszystkie schematy obok siebie
eclipse-web-settle = Kwadraty do zasiedlenia: { $n }. Kliknij jeden na mapie.
eclipse-web-verb-pass-round = Spasuj do końca rundy
eclipse-web-pass-round-text = Pytanie wróci tylko wtedy, gdy czeka cię nowa bitwa.
eclipse-web-woken = Szykuje się bitwa: { $sectors }
eclipse-web-place-claim = Umieść i przejmij
eclipse-web-place-only = Tylko umieść
eclipse-web-do-answer-claim =
    { $yes ->
        [0] Nie przejmuj
       *[any] Przejmij sektor
    }
eclipse-web-do-answer-takeover =
    { $yes ->
        [0] Nie przejmuj
       *[any] Przejmij sektor
    }
eclipse-web-do-answer-second-tile =
    { $yes ->
        [0] Nie dobieraj
       *[any] Dobierz drugi heks
    }
eclipse-web-do-answer-proposal =
    { $yes ->
        [0] Odrzuć
       *[any] Przyjmij kontakty
    }
eclipse-web-wormhole-open = Otwarty: każdy może przejść
eclipse-web-wormhole-shut = Na razie donikąd
eclipse-web-cube-less = Bez jednej kostki
eclipse-web-one-disc-less = Utrzymanie po kolejnym dysku
eclipse-web-your-science = Twoja nauka
eclipse-web-discount = Zniżka
eclipse-web-tiles-left = Żetonów do wzięcia
eclipse-web-owners = Mają ją już
eclipse-web-times = Ile razy w akcji
eclipse-web-cannons-missiles = Działa + rakiety
eclipse-web-sector-free = Nikt nie kontroluje tego sektora
eclipse-web-sector-of = Kontroluje: { $name }
eclipse-web-squares-free = Wolne kwadraty: { $n } z { $of }
eclipse-web-may-come = Mogą tu przylecieć

## Co się dzieje

eclipse-web-note-start = Zaczyna: { $name }
eclipse-web-note-action = Zostało dysków: { $discs }. Utrzymanie: { $upkeep }.
eclipse-web-note-first = Pierwszy pas: zaczyna następną rundę.
eclipse-web-note-traitor = Karta zdrajcy: { $name }
eclipse-web-note-upkeep = Zapas { $stored } + dochód { $income } − utrzymanie { $upkeep } = { $left }
eclipse-web-note-produced = Nauka +{ $science }, materiały +{ $materials }
eclipse-web-note-joined = Tunele prowadzą do: { $sectors }
eclipse-web-note-points = Punkty zwycięstwa: { $n }
eclipse-web-note-income = { $resource }: dochód { $n }
eclipse-web-note-battle = Będzie tu bitwa.
eclipse-web-note-stalemate = Żadna strona nie zniszczy drugiej: atakujący wycofuje statki albo je traci.
eclipse-web-note-siege = Kostki do zniszczenia: { $n }
eclipse-web-flash-setup = Galaktyka czeka
eclipse-web-flash-goal = Rundy: { $n }. Wygrywa gracz z największą liczbą punktów.
eclipse-web-flash-left = { $name } opuszcza grę
eclipse-web-flash-broken = Zerwane kontakty
eclipse-web-flash-collapsed = Upada cywilizacja: { $name }
eclipse-web-flash-won = Wygrywasz bitwę
eclipse-web-flash-lost = Przegrywasz bitwę
eclipse-web-tie = { eclipse-rule-scoring_tie-text }
