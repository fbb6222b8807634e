# Słowa stron, niezależnie od gry.

## Wszędzie

web-title = stolik, mały stół do dużych gier
web-home = Strona główna
web-settings = Ustawienia
web-close = Zamknij
web-cancel = Anuluj
web-back = Wstecz
web-next = Dalej
web-previous = Poprzedni
web-first = Na początek
web-last = Na koniec
web-show = Pokaż
web-skip = Pomiń
web-yes = Tak
web-no = Nie
web-all = Wszystkie
web-loading = Rozkładamy grę…
web-server-away = Nie można połączyć się z serwerem. Próbujemy dalej.
web-you = (ty)
web-seat = Miejsce { $n }
web-spectator = Widz
web-less = Mniej: { $name }
web-more = Więcej: { $name }

## Strona główna

web-hero = Przysuń krzesło.
web-hero-text = Trzy duże gry na jednym małym stole. Graj ze znajomymi przez link, podawajcie sobie jedno urządzenie albo zmierz się z botami.
web-new-table = Nowy stół
web-join = Dołącz przez link
web-join-address = Wklej otrzymane zaproszenie
web-join-go = Dołącz
web-my-tables = Twoje stoły
web-waiting =
    { $n ->
        [one] { $n } czeka na ciebie
        [few] { $n } czekają na ciebie
       *[other] { $n } czeka na ciebie
    }
web-your-turn = Twoja kolej
web-look-in = Oglądaj
web-replay = Powtórka
web-table-open = Czeka na graczy
web-table-over = Koniec, { $when }
web-table-theirs = Kolej: { $name }
web-games = Gry
web-minutes = od { $minutes } min
web-play-now = Graj teraz
web-play-now-game = Graj teraz przeciw botom: { $game }
web-learn-short = Naucz się, grając
web-lobby = Otwarte stoły
web-lobby-empty = Nikt teraz nie czeka na graczy.
web-replays = Powtórki
web-replays-text = Tu otworzysz plik powtórki dowolnej partii, ruch po ruchu.
web-open-replay = Otwórz plik powtórki

## Nowy stół

web-game = Gra
web-seats = Miejsca
web-how-many = Liczba graczy
web-name = Imię
web-name-of = Imię, { $seat }
web-who-sits = Kto tu siedzi?
web-kind-here = Na tym urządzeniu
web-kind-link = Przez link
web-house = Ustawienia stołu
web-pace = Tempo
web-pace-none = Dowolne
web-pace-live = Na żywo
web-pace-day = Doba
web-pace-none-text = Każdy myśli tak długo, jak chce.
web-pace-live-text = Wszyscy są teraz przy grze. Za kogoś, kogo długo nie ma, gra bot.
web-pace-day-text = Doba na każdą decyzję.
web-leaver = Gdy ktoś odejdzie
web-leaver-wait = Czekamy
web-bot-easy = Łatwy bot
web-bot-normal = Średni bot
web-bot-hard = Trudny bot
web-bot-expert = Bot ekspert
web-leaver-wait-text = Gra czeka, aż gracz wróci.
web-leaver-bot-text = Dalej gra bot tego poziomu i oddaje miejsce, gdy gracz wróci.
web-public = Pokaż na liście stołów
web-public-text = Każdy może oglądać i zająć wolne miejsce.
web-chat-text = Gracze mogą do siebie pisać.
web-links-follow =
    { $n ->
        [one] Za chwilę dostaniesz link do jednego miejsca
        [few] Za chwilę dostaniesz linki do { $n } miejsc
       *[other] Za chwilę dostaniesz linki do { $n } miejsc
    }
web-start = Zacznij grę
web-make-table = Przygotuj stół

## Czekanie na graczy, dołączanie

web-waiting-title = { $game }: czekamy na graczy
web-free-seat = Wolne miejsce
web-free-seat-text = wyślij link albo zacznij, a usiądzie bot
web-ready = gotowe
web-devices =
    { $n ->
        [one] jedno urządzenie
        [few] { $n } urządzenia
       *[many] { $n } urządzeń
    }
web-invite = Zaproś
web-copy-link = Kopiuj link
web-copied = Skopiowano
web-qr = Kod QR z adresem { $address }
web-no-account = Bez konta. Miejsce czeka na ciebie także po odświeżeniu strony.
web-open-become-bots =
    { $n ->
        [one] Jedno miejsce jest wolne: usiądzie tam bot
        [few] { $n } miejsca są wolne: usiądą tam boty
       *[other] { $n } miejsc jest wolnych: usiądą tam boty
    }
web-take-seat = Zajmij wolne miejsce
web-new-link = Nowy link
web-invited = Masz zaproszenie
web-invited-by = Przy stole: { $names }
web-your-name = Twoje imię
web-sit-down = Usiądź

## Przy stole

web-board = Plansza
web-own = Twój obszar
web-players = Gracze
web-player = Gracz: { $name }
web-player-board = { $name }: pokaż całą planszę
web-panels = Panele
web-bot-plays = gra bot
web-away = nieobecność
web-waiting-for = Czekamy na ruch: { $name }
web-nothing-asked = Nic do rozstrzygnięcia
web-choose-on = Wybierz coś, co się świeci.
web-chosen = Wybrane
web-take-back = Odłóż: { $thing }
web-undo = Cofnij
web-undo-ask = Poproś o cofnięcie
web-undo-what = Cofnij: { $deed }
web-rules = Zasady
web-menu = Menu
web-hint = Podpowiedź
web-hint-title = Dobry ruch
web-hint-others = Następne w kolejności i ich szanse na wygraną:
web-why-title = Dlaczego nie: { $thing }?
web-not-now = teraz niemożliwe, naciśnij i zapytaj dlaczego
web-why-none = Nic tego nie zabrania. Najpierw trzeba wybrać coś innego: spójrz, co się świeci.
web-why-mode = „Dlaczego nie” z klawiatury
web-rulebook-page = Instrukcja, strona { $page }
web-rulebook-chapter = Instrukcja: { $page }
web-house-rule = Nasze rozstrzygnięcie { $page }
web-house-rules-text = Nasze rozstrzygnięcia, na przykład H6, mówią, jak gramy tam, gdzie instrukcja milczy.
web-log = Dziennik
web-round = Runda { $n }
web-chapter = Rozdział { $n }
web-log-empty = Nic się jeszcze nie wydarzyło.
web-log-filter = Filtr dziennika
web-log-rounds = Rundy
web-log-all = Wszystkie rundy
web-log-of = Tylko { $name }
web-seed-chosen = Tasowanie wybrano albo było znane z góry; nie wylosował go serwer.
web-what-happened =
    { $n ->
        [one] Od twojej ostatniej tury ({ $n } krok)
        [few] Od twojej ostatniej tury ({ $n } kroki)
       *[other] Od twojej ostatniej tury ({ $n } kroków)
    }
web-step = { $n } z { $of }
web-film = Co robią inni
web-film-pause = Pauza
web-film-go-on = Dalej
web-film-step = Następny krok
web-film-skip = Pomiń
web-film-now = Do teraz
web-film-my-turn = Do twojej tury
web-film-scene = Scena { $n } z { $of }
web-chat = Czat
web-chat-empty = Nikt jeszcze nic nie napisał.
web-chat-off = Przy tym stole czat jest wyłączony.
web-chat-say = Napisz coś do stołu
web-chat-send = Wyślij
web-notes = Twoje prywatne notatki
web-connection-lost =
    { $seconds ->
        [0] Brak połączenia. Gra jest zapisana. Próbujemy ponownie…
        [one] Brak połączenia. Gra jest zapisana. Kolejna próba za { $seconds } sekundę.
        [few] Brak połączenia. Gra jest zapisana. Kolejna próba za { $seconds } sekundy.
       *[other] Brak połączenia. Gra jest zapisana. Kolejna próba za { $seconds } sekund.
    }
web-connection-now = Teraz
web-standin = Gra za ciebie bot.
web-come-back = Wracam
web-consent = Zgoda
web-consent-undo = Prośba o cofnięcie ruchu: { $name }. Od tego czasu coś odkryto, więc zgodzić muszą się wszyscy.
web-consent-end = Propozycja zakończenia gry: { $name }. Zgodzić muszą się wszyscy.
web-consent-waiting = Czekamy na pozostałych
web-allow = Zgoda
web-refuse = Odmowa
web-pause = Pauza
web-resume = Graj dalej
web-offer-end = Zaproponuj zakończenie gry
web-resign = Odejdź od stołu
web-sure-resign = Odejść na dobre? Twoje miejsce zajmie bot.
web-sure-offer-end = Zapytać wszystkich, czy zakończyć grę teraz?
web-copy-watch = Kopiuj link dla widzów
web-copy-seat = Kopiuj link do swojego miejsca (jednorazowy, 15 minut)
web-mail = E-mail, gdy przychodzi twoja kolej, a ciebie nie ma
web-keep = Zapisz
web-mail-kept = Zapisano. Nowy adres? Otwórz link, który właśnie na niego wysłaliśmy. Puste pole: żadnych e-maili.
web-hook = Webhook: powiadamiaj inną usługę, czyja jest kolej (dla całego stołu)
web-hook-kept = Zapisano. Puste pole: żadnych powiadomień.
web-remove = Usuń od stołu: { $name }
web-sure-remove = Usunąć na zawsze: { $name }? Na tym miejscu zagra bot.
web-download-replay = Pobierz powtórkę

## Przekazanie urządzenia

web-handover-title = Kolej: { $name }
web-handover-text = Przekaż urządzenie. Karty pojawią się po dotknięciu.
web-handover-last = Co się stało
web-handover-button = To ja, { $name }: pokaż karty

## Koniec i powtórka

web-result = Wynik
web-you-win = Wygrywasz
web-wins = Wygrywa { $name }
web-share = Wspólne zwycięstwo: { $names }
web-wins-with =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }
web-look-at-board = Zobacz planszę
web-watch-replay = Obejrzyj powtórkę
web-play-again = Zagraj jeszcze raz
web-game-over = Koniec gry
web-final-score = Wynik końcowy
web-place = Miejsce
web-points = Punkty
web-your-game = Twoja gra
web-points-over-time = Punkty w trakcie gry
web-no-chart = Brak wykresu dla tej partii.
web-sealed = Tasowanie i rzuty ustalono przed pierwszym ruchem. Dowód:
web-move = Ruch
web-move-of = Ruch { $n } z { $of }
web-eyes = Widok gracza
web-play-replay = Odtwarzaj
web-pause-replay = Zatrzymaj
web-play-on = Graj dalej stąd
web-copy-position = Kopiuj link do tej pozycji
web-analysis = Analiza
web-chances = Szanse na wygraną
web-chances-over-time = Szanse na wygraną w trakcie gry
web-judging = Analizujemy grę: { $percent }
web-judged =
    { $n ->
        [one] Z { $n } symulowanej partii na pozycję, ±{ $error }
        [few] Z { $n } symulowanych partii na pozycję, ±{ $error }
       *[other] Z { $n } symulowanych partii na pozycję, ±{ $error }
    }
web-turning-point = Punkt zwrotny
web-turning-at = Punkt zwrotny { $n }, ruch { $move }
web-turning-next = Następny punkt zwrotny
web-turning-where = Punkty zwrotne
web-turning-none = Żaden pojedynczy ruch nie przesądził o wyniku.
web-go-there = Pokaż
web-else = Co jeszcze było możliwe
web-else-later = Tu zobaczysz, co jeszcze można było zagrać.
web-weighing = Oceniamy inne ruchy…
web-no-choice = Był tylko jeden ruch.
web-played = Ten ruch zagrano.
web-speed = Tempo { $n } ×

## Nauka

web-learn = Nauka
web-learn-game = Nauka: { $game }
web-learn-lessons = Lekcje
web-learn-rules = Zasady
web-learn-components = Komponenty
web-learnt = ukończona
web-no-lessons = Nie ma jeszcze lekcji.
web-lesson = Lekcja
web-lesson-next = Następna lekcja
web-lesson-end = Zakończ
web-lesson-your-move = Twój ruch: kliknij to, co się świeci.
web-lesson-wrong = Ten ruch też jest dozwolony, ale spróbuj zaznaczonego.
web-lesson-not-now = Nie w tej lekcji. Kieruj się zaznaczeniem.
web-rules-all = Wszystkie zasady
web-search-rules = Szukaj w zasadach
web-search-components = Szukaj komponentów
web-group = Rodzaj
web-found =
    { $n ->
        [0] Nic nie znaleziono.
        [one] Znaleziono { $n }
        [few] Znaleziono { $n }
       *[other] Znaleziono { $n }
    }

## Ustawienia

web-language = Język
web-language-text = Tylko twój: każdy przy stole czyta w swoim.
web-theme = Wygląd
web-theme-lamp = Lampa
web-theme-daylight = Dzień
web-theme-system = System
web-text = Wielkość tekstu
web-text-normal = Zwykła
web-text-large = Duża
web-text-huge = Bardzo duża
web-motion = Ruch
web-motion-text = Jak pokazywać ruchy innych graczy.
web-motion-full = Pełny
web-motion-calm = Spokojny
web-motion-none = Brak
web-tempo = Tempo
web-tempo-text = Jak długo pokazywać każdy ruch innych graczy.
web-tempo-slow = Wolno
web-tempo-normal = Zwykle
web-tempo-fast = Szybko
web-tempo-instant = Od razu
web-stepwise = Krok po kroku
web-stepwise-text = Po każdym ruchu czekaj na przejście dalej.
web-confirm = Pytaj najpierw
web-confirm-text = Pytaj przed wysłaniem ruchu.
web-confirm-never = Nigdy
web-confirm-endings = Przy kościach, odkryciach i końcu tury
web-confirm-always = Zawsze
web-patterns = Wzory
web-patterns-text = Zaznacz obszary graczy także wzorem.
web-sound = Dźwięk
web-sound-text = Drewno, papier i kości na stole oraz cichy ton, gdy przychodzi twoja kolej.
web-volume = Głośność
web-notify = Powiadomienia
web-notify-text = Powiadomienie, gdy przychodzi twoja kolej, a strona jest w tle.
web-keyboard = Klawiatura
web-key-tab = Tab
web-key-tab-text = od pytania do wszystkiego, co się świeci
web-key-arrows = Strzałki
web-key-arrows-text = do najbliższej świecącej rzeczy w tym kierunku
web-key-verbs = 1–9
web-key-verbs-text = przyciski pytania
web-key-enter = Enter
web-key-enter-text = wybór
web-key-send = Shift + Enter
web-key-send-text = wysłanie tego, co mówi główny przycisk
web-key-escape = Esc
web-key-escape-text = cofnięcie ostatniego wyboru
web-key-undo = Z
web-key-undo-text = cofnięcie ruchu
web-key-hint = H
web-key-hint-text = podpowiedź
web-key-why = I
web-key-why-text = co to jest i dlaczego nie? Gdy nic nie jest wskazane, Tab dociera potem wszędzie
web-key-log = L
web-key-log-text = dziennik
web-key-replay = R
web-key-replay-text = co się stało od twojej tury
web-key-pause = Spacja
web-key-pause-text = pauza i dalej w czasie pokazu
web-key-zoom = + − 0
web-key-zoom-text = bliżej, dalej, cała mapa
web-key-book = F1
web-key-book-text = zasady
web-key-keys = ?
web-key-keys-text = te klawisze

## Kłopoty

web-trouble-title = To nie powinno się zdarzyć.
web-refused-title = To się nie udało.
web-trouble-text = Na stronie wystąpił błąd. Gra jest bezpieczna na serwerze. Spróbuj ponownie albo zapisz grę w pliku.
web-trouble-again = Spróbuj ponownie

## Potwierdzenie adresu e-mail

web-address = Potwierdź adres e-mail
web-address-text = Napiszemy, gdy przyjdzie twoja kolej, a ciebie nie będzie, albo gdy zgubisz hasło.
web-address-confirm = Potwierdź
web-address-confirmed = Gotowe. Będziemy pisać na { $email }.

## What is this?

web-what-chosen = Już wybrane.
web-what-choose = Możesz to teraz wybrać.
