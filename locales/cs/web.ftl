# Slova stránek, ať se hraje cokoli.

## Všude

web-title = stolik, malý stůl pro velké hry
web-home = Úvod
web-settings = Nastavení
web-close = Zavřít
web-cancel = Zrušit
web-back = Zpět
web-next = Další
web-previous = Předchozí
web-first = Na začátek
web-last = Na konec
web-show = Ukázat
web-skip = Přeskočit
web-yes = Ano
web-no = Ne
web-all = Vše
web-loading = Připravujeme hru…
web-server-away = Server neodpovídá. Zkoušíme to dál.
web-you = (ty)
web-seat = Místo { $n }
web-spectator = Divák
web-less = Méně: { $name }
web-more = Více: { $name }

## Úvod

web-hero = Přisuň si židli.
web-hero-text = Tři velké hry na jednom malém stole. Hraj s přáteli přes odkaz, podávejte si jedno zařízení, nebo se změř s boty.
web-new-table = Nový stůl
web-join = Připojit se odkazem
web-join-address = Vlož pozvánku, která ti přišla
web-join-go = Připojit se
web-my-tables = Tvoje stoly
web-waiting =
    { $n ->
        [one] { $n } čeká na tebe
        [few] { $n } čekají na tebe
       *[other] { $n } čeká na tebe
    }
web-your-turn = Jsi na tahu
web-look-in = Sledovat
web-replay = Záznam
web-table-open = Čeká na hráče
web-table-over = Dohráno, { $when }
web-table-theirs = Na tahu: { $name }
web-games = Hry
web-minutes = od { $minutes } min
web-play-now = Hrát hned
web-play-now-game = Hrát hned proti botům: { $game }
web-learn-short = Nauč se hrou
web-lobby = Otevřené stoly
web-lobby-empty = Nikdo právě nečeká na hráče.
web-replays = Záznamy
web-replays-text = Tady otevřeš soubor se záznamem kterékoli hry, tah po tahu.
web-open-replay = Otevřít soubor se záznamem

## Nový stůl

web-game = Hra
web-seats = Místa
web-how-many = Počet hráčů
web-name = Jméno
web-name-of = Jméno, { $seat }
web-who-sits = Kdo tu sedí?
web-kind-here = Na tomto zařízení
web-kind-link = Přes odkaz
web-house = Nastavení stolu
web-pace = Tempo
web-pace-none = Volné
web-pace-live = Naživo
web-pace-day = Den
web-pace-none-text = Každý přemýšlí, jak dlouho chce.
web-pace-live-text = Všichni jsou teď u hry. Za toho, kdo je dlouho pryč, zaskočí bot.
web-pace-day-text = Jeden den na každé rozhodnutí.
web-leaver = Když někdo odejde
web-leaver-wait = Čekat
web-bot-easy = Lehký bot
web-bot-normal = Střední bot
web-bot-hard = Těžký bot
web-bot-expert = Expertní bot
web-leaver-wait-text = Hra čeká, až se hráč vrátí.
web-leaver-bot-text = Dál hraje bot této úrovně, a když se hráč vrátí, místo mu přenechá.
web-public = Ukázat v seznamu stolů
web-public-text = Kdokoli se může dívat a obsadit volné místo.
web-chat-text = Hráči si mohou psát.
web-links-follow =
    { $n ->
        [one] Hned dostaneš odkaz pro jedno místo
        [few] Hned dostaneš odkazy pro { $n } místa
       *[other] Hned dostaneš odkazy pro { $n } míst
    }
web-start = Začít hru
web-make-table = Připravit stůl

## Čekání na hráče, připojení

web-waiting-title = { $game }: čekáme na hráče
web-free-seat = Volné místo
web-free-seat-text = pošli odkaz, nebo začni a usedne bot
web-ready = připraveno
web-devices =
    { $n ->
        [one] jedno zařízení
        [few] { $n } zařízení
       *[other] { $n } zařízení
    }
web-invite = Pozvat
web-copy-link = Kopírovat odkaz
web-copied = Zkopírováno
web-qr = QR kód s adresou { $address }
web-no-account = Bez účtu. Místo na tebe počká i po obnovení stránky.
web-open-become-bots =
    { $n ->
        [one] Jedno místo je volné: usedne tam bot
        [few] { $n } místa jsou volná: usednou tam boti
       *[other] { $n } míst je volných: usednou tam boti
    }
web-take-seat = Obsadit volné místo
web-new-link = Nový odkaz
web-invited = Máš pozvánku
web-invited-by = U stolu: { $names }
web-your-name = Tvoje jméno
web-sit-down = Posadit se

## U stolu

web-board = Herní plán
web-own = Tvoje oblast
web-players = Hráči
web-player = Hráč: { $name }
web-player-board = { $name }: ukázat celou desku
web-panels = Panely
web-bot-plays = hraje bot
web-away = je pryč
web-waiting-for = Čeká se na tah: { $name }
web-nothing-asked = Není co rozhodovat
web-choose-on = Vyber něco, co svítí.
web-chosen = Vybráno
web-take-back = Vzít zpět: { $thing }
web-undo = Vrátit tah
web-undo-ask = Požádat o vrácení tahu
web-undo-what = Vrátit: { $deed }
web-rules = Pravidla
web-menu = Nabídka
web-hint = Poradit
web-hint-title = Dobrý tah
web-hint-others = Další v pořadí a jejich šance na výhru:
web-why-title = Proč ne: { $thing }?
web-not-now = teď to nejde, stiskem se zeptáš proč
web-why-none = Nic tomu nebrání. Nejdřív je na řadě něco jiného: podívej se, co svítí.
web-why-mode = „Proč ne“ z klávesnice
web-rulebook-page = Pravidla, strana { $page }
web-rulebook-chapter = Pravidla: { $page }
web-house-rule = Náš výklad { $page }
web-house-rules-text = Naše výklady, třeba H6, říkají, jak hrajeme tam, kde kniha pravidel mlčí.
web-log = Průběh hry
web-round = Kolo { $n }
web-chapter = Kapitola { $n }
web-log-empty = Zatím se nic nestalo.
web-log-filter = Filtr průběhu hry
web-log-rounds = Kola
web-log-all = Všechna kola
web-log-of = Jen { $name }
web-seed-chosen = Míchání bylo zvoleno nebo předem známo; nevylosoval ho server.
web-what-happened =
    { $n ->
        [one] Od tvého posledního tahu ({ $n } krok)
        [few] Od tvého posledního tahu ({ $n } kroky)
       *[other] Od tvého posledního tahu ({ $n } kroků)
    }
web-step = { $n } z { $of }
web-film = Co dělají ostatní
web-film-pause = Pauza
web-film-go-on = Pokračovat
web-film-step = Další krok
web-film-skip = Přeskočit
web-film-now = Do přítomnosti
web-film-my-turn = K tvému tahu
web-film-scene = Scéna { $n } z { $of }
web-chat = Chat
web-chat-empty = Nikdo zatím nic nenapsal.
web-chat-off = U tohoto stolu je chat vypnutý.
web-chat-say = Napiš něco ke stolu
web-chat-send = Odeslat
web-notes = Tvoje soukromé poznámky
web-connection-lost =
    { $seconds ->
        [0] Spojení se přerušilo. Hra je uložená. Zkoušíme to znovu…
        [one] Spojení se přerušilo. Hra je uložená. Další pokus za { $seconds } sekundu.
        [few] Spojení se přerušilo. Hra je uložená. Další pokus za { $seconds } sekundy.
       *[other] Spojení se přerušilo. Hra je uložená. Další pokus za { $seconds } sekund.
    }
web-connection-now = Teď
web-standin = Hraje za tebe bot.
web-come-back = Jsem zpět
web-consent = Souhlas
web-consent-undo = Žádost o vrácení tahu: { $name }. Od té doby se něco odhalilo, souhlasit musí všichni.
web-consent-end = Návrh ukončit hru: { $name }. Souhlasit musí všichni.
web-consent-waiting = Čeká se na ostatní
web-allow = Souhlasím
web-refuse = Nesouhlasím
web-pause = Pauza
web-resume = Hrát dál
web-offer-end = Navrhnout konec hry
web-resign = Odejít od stolu
web-sure-resign = Odejít nadobro? Tvoje místo převezme bot.
web-sure-offer-end = Zeptat se všech, zda hru teď ukončit?
web-copy-watch = Kopírovat odkaz pro diváky
web-copy-seat = Kopírovat odkaz na své místo (jednorázový, 15 minut)
web-mail = E-mail, když jsi na tahu a nejsi u hry
web-keep = Uložit
web-mail-kept = Uloženo. Nová adresa? Otevři odkaz, který jsme na ni právě poslali. Prázdné pole: žádné e-maily.
web-hook = Webhook: hlásit jiné službě, kdo je na tahu (pro celý stůl)
web-hook-kept = Uloženo. Prázdné pole: žádná hlášení.
web-remove = Vyřadit ze hry: { $name }
web-sure-remove = Vyřadit navždy: { $name }? Na tomto místě bude hrát bot.
web-download-replay = Stáhnout záznam

## Předání zařízení

web-handover-title = Na tahu: { $name }
web-handover-text = Předej zařízení. Karty se ukážou po ťuknutí.
web-handover-last = Co se zatím stalo
web-handover-button = To jsem já, { $name }: ukázat karty

## Konec a záznam

web-result = Výsledek
web-you-win = Vyhráváš
web-wins = Vyhrává { $name }
web-share = Společné vítězství: { $names }
web-wins-with =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
web-look-at-board = Prohlédnout plán
web-watch-replay = Přehrát záznam
web-play-again = Hrát znovu
web-game-over = Konec hry
web-final-score = Konečné skóre
web-place = Pořadí
web-points = Body
web-your-game = Tvoje hra
web-points-over-time = Body v průběhu hry
web-no-chart = Pro tuto hru není graf.
web-sealed = Míchání a hody byly určeny před prvním tahem. Důkaz:
web-move = Tah
web-move-of = Tah { $n } z { $of }
web-eyes = Pohled hráče
web-play-replay = Přehrávat
web-pause-replay = Zastavit
web-play-on = Hrát dál odtud
web-copy-position = Kopírovat odkaz na tuto pozici
web-analysis = Rozbor
web-chances = Šance na výhru
web-chances-over-time = Šance na výhru v průběhu hry
web-judging = Rozebíráme hru: { $percent }
web-judged =
    { $n ->
        [one] Z { $n } simulované partie na pozici, ±{ $error }
        [few] Ze { $n } simulovaných partií na pozici, ±{ $error }
       *[other] Z { $n } simulovaných partií na pozici, ±{ $error }
    }
web-turning-point = Bod zlomu
web-turning-at = Bod zlomu { $n }, tah { $move }
web-turning-next = Další bod zlomu
web-turning-where = Body zlomu
web-turning-none = Žádný jednotlivý tah o výsledku nerozhodl.
web-go-there = Ukázat
web-else = Co jiného šlo zahrát
web-else-later = Tady uvidíš, co jiného šlo zahrát.
web-weighing = Hodnotíme jiné tahy…
web-no-choice = Šel zahrát jen jeden tah.
web-played = Tento tah padl.
web-speed = Rychlost { $n } ×

## Učení

web-learn = Naučit se
web-learn-game = Naučit se: { $game }
web-learn-lessons = Lekce
web-learn-rules = Pravidla
web-learn-components = Komponenty
web-learnt = hotovo
web-no-lessons = Zatím žádné lekce.
web-lesson = Lekce
web-lesson-next = Další lekce
web-lesson-end = Dokončit
web-lesson-your-move = Tvůj tah: klikni na to, co svítí.
web-lesson-wrong = I tenhle tah je povolený, ale zkus ten označený.
web-lesson-not-now = V této lekci ne. Drž se označení.
web-rules-all = Všechna pravidla
web-search-rules = Hledat v pravidlech
web-search-components = Hledat komponenty
web-group = Druh
web-found =
    { $n ->
        [0] Nic se nenašlo.
        [one] Nalezeno { $n }
        [few] Nalezeno { $n }
       *[other] Nalezeno { $n }
    }

## Nastavení

web-language = Jazyk
web-language-text = Jen tvůj: každý u stolu čte ve svém.
web-theme = Vzhled
web-theme-lamp = Lampa
web-theme-daylight = Denní
web-theme-system = Systém
web-text = Velikost textu
web-text-normal = Běžná
web-text-large = Velká
web-text-huge = Velmi velká
web-motion = Pohyb
web-motion-text = Jak ukazovat tahy ostatních.
web-motion-full = Plný
web-motion-calm = Klidný
web-motion-none = Žádný
web-tempo = Tempo
web-tempo-text = Jak dlouho ukazovat každý tah ostatních.
web-tempo-slow = Pomalu
web-tempo-normal = Obvykle
web-tempo-fast = Rychle
web-tempo-instant = Hned
web-stepwise = Krok za krokem
web-stepwise-text = Po každém tahu čekat na pokračování.
web-confirm = Nejdřív se ptát
web-confirm-text = Ptát se před odesláním tahu.
web-confirm-never = Nikdy
web-confirm-endings = U kostek, odhalení a konce tahu
web-confirm-always = Vždy
web-patterns = Vzory
web-patterns-text = Označit plochy hráčů i vzorem.
web-sound = Zvuk
web-sound-text = Dřevo, papír a kostky na stole a tichý tón, když jsi na tahu.
web-volume = Hlasitost
web-notify = Upozornění
web-notify-text = Upozornění, když jsi na tahu a stránka je na pozadí.
web-keyboard = Klávesnice
web-key-tab = Tab
web-key-tab-text = od otázky ke všemu, co svítí
web-key-arrows = Šipky
web-key-arrows-text = k nejbližší svítící věci tím směrem
web-key-verbs = 1–9
web-key-verbs-text = tlačítka otázky
web-key-enter = Enter
web-key-enter-text = vybrat
web-key-send = Shift + Enter
web-key-send-text = odeslat to, co říká hlavní tlačítko
web-key-escape = Esc
web-key-escape-text = vzít zpět poslední výběr
web-key-undo = Z
web-key-undo-text = vrátit tah
web-key-hint = H
web-key-hint-text = poradit
web-key-why = I
web-key-why-text = co to je a proč ne? Když nic není vybrané, Tab pak dojde všude
web-key-log = L
web-key-log-text = průběh hry
web-key-replay = R
web-key-replay-text = co se stalo od tvého tahu
web-key-pause = Mezerník
web-key-pause-text = pozastavit a pokračovat při přehrávání
web-key-zoom = + − 0
web-key-zoom-text = blíž, dál, celá mapa
web-key-book = F1
web-key-book-text = pravidla
web-key-keys = ?
web-key-keys-text = tyto klávesy

## Potíže

web-trouble-title = To se nemělo stát.
web-refused-title = To se nepovedlo.
web-trouble-text = Na stránce nastala chyba. Hra je v bezpečí na serveru. Zkus to znovu, nebo si hru ulož do souboru.
web-trouble-again = Zkusit znovu

## Potvrzení e-mailové adresy

web-address = Potvrď e-mailovou adresu
web-address-text = Napíšeme ti, když budeš na tahu a nebudeš u hry, nebo když zapomeneš heslo.
web-address-confirm = Potvrdit
web-address-confirmed = Hotovo. Budeme psát na { $email }.

## What is this?

web-what-chosen = Už máš vybráno.
web-what-choose = Teď si to můžeš vybrat.
