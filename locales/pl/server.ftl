## Co mówi serwer: na kogo czekamy, co się stało przy stole, dlaczego czegoś odmawia.

table-waiting = Czekamy na ruch: { $seat }

table-event-undone =
    { $seat } cofa { $count ->
        [one] jeden ruch
        [few] { $count } ruchy
       *[many] { $count } ruchów
    }.
table-event-resigned = { $seat } poddaje grę. Dalej gra bot.
table-event-left = Bot gra za: { $seat }.
table-event-returned = { $seat } wraca do stołu.
table-event-paused = { $seat } zarządza pauzę.
table-event-resumed = { $seat } wznawia grę.
table-event-device = Jeszcze jedno urządzenie lub program może teraz grać za: { $seat }.
table-event-ended = Wszyscy zgodzili się zakończyć grę w tym miejscu.
table-event-rules =
    Poprawiono zasady ({ $rules }). { $lost ->
        [0] Gra toczy się dalej po tych samych ruchach.
        [one] Ostatni ruch nie pasuje do nowych zasad i został cofnięty.
        [few] Ostatnie { $lost } ruchy nie pasują do nowych zasad i zostały cofnięte.
       *[many] Ostatnich { $lost } ruchów nie pasuje do nowych zasad; zostały cofnięte.
    }
table-event-hurried = Boty myślą krócej: czeka na nie wiele stołów.
table-event-clock = Serwer przez jakiś czas nie działał. Zegar przesunięto o { $minutes } min, żeby nikt na tym nie stracił.
table-event-gap =
    Brakuje części zapisu tej gry. Gra toczy się dalej od miejsca przed luką. { $lost ->
        [one] Jeden późniejszy ruch jest zachowany, ale już się nie liczy.
        [few] { $lost } późniejsze ruchy są zachowane, ale już się nie liczą.
       *[many] { $lost } późniejszych ruchów jest zachowanych, ale już się nie liczy.
    }

## Odmowy przy stole

reason-old-ply = Gra poszła już dalej. Wybierz jeszcze raz.
reason-foreign-seat = To nie jest twoje miejsce przy stole.
reason-which-seat = Zajmujesz kilka miejsc: wskaż, o które chodzi.
reason-paused = Gra jest wstrzymana. Wznów ją, żeby grać dalej.
reason-not-started = Gra jeszcze się nie zaczęła.
reason-already-started = Gra już się zaczęła.
reason-not-over = Dostępne po zakończeniu gry.
reason-nothing-to-undo = Nie masz ruchu do cofnięcia.
reason-nothing-offered = Nic nie czeka na twoją odpowiedź.
reason-offer-open = Inna propozycja wciąż czeka na odpowiedzi.
reason-resigned = Na tym miejscu grę już poddano.
reason-chat-off = Przy tym stole czat jest wyłączony.
reason-rules-failed = Nasze zasady zawiodły przy tym ruchu, więc nie został wykonany. Gra jest bez zmian; spróbuj innego ruchu.
reason-no-free-seat = Wszystkie miejsca są zajęte.
reason-needs-link = Do tego miejsca potrzebujesz linku. Poproś gospodarza stołu.
reason-needs-server = Do tego potrzebny jest serwer. Na tym urządzeniu możesz grać z botami albo podawać je sobie z rąk do rąk.
reason-owner-stays = Gospodarza stołu nie można usunąć.
reason-no-such-ply = Nie ma tu pozycji { $given }; ostatnia to { $most }.

## Odmowy zapytań

reason-no-such-table = Nie ma takiego stołu albo potrzebujesz linku, by go zobaczyć.
reason-no-such-link = Ten link już nie działa. Poproś o nowy.
reason-link-used = Ten link został już wykorzystany, a miejsce jest zajęte. Jeśli to twoje miejsce, utwórz nowy link na urządzeniu, na którym grasz.
reason-link-expired = Ten link był ważny 15 minut. Utwórz nowy na urządzeniu, na którym grasz.
reason-no-such-game = Nie ma tu gry o nazwie { $given }.
reason-no-such-page = Tu niczego nie ma.
reason-wrong-seats = Liczba graczy w tej grze: od { $least } do { $most }; podano: { $given }.
reason-wrong-options = Z tymi opcjami nie da się grać: { $given }
reason-seed-of-shared-table = Ziarno losowania można wybrać tylko wtedy, gdy jedna osoba zajmuje wszystkie miejsca.
reason-damaged-record = Tego zapisu nie da się odtworzyć: { $given }
reason-banned = Nie masz już dostępu do tego stołu.
reason-blocked = Osoba, która prowadzi ten serwer, zablokowała ci dostęp.
reason-not-owner = Może to zrobić tylko gospodarz stołu.
reason-no-token = Potrzebny jest klucz miejsca: Authorization: Bearer…
reason-foreign-origin = To zapytanie pochodzi z innej strony. Otwórz stół pod jego własnym adresem.
reason-foreign-host = Ten serwer nie odpowiada pod tą nazwą. Jego operator może ją dopuścić ustawieniem hosts.
reason-too-many-requests = Za szybko. Odczekaj chwilę i spróbuj ponownie.
reason-message-too-long = To jest za długie.
reason-not-understood = Serwer tego nie rozumie. Odśwież stronę i spróbuj ponownie.
reason-server-failed = Coś poszło nie tak po naszej stronie. Nic nie przepadło; spróbuj za chwilę.
reason-not-saved = Tego nie udało się zapisać: serwer nie może połączyć się z bazą danych. Stół jest taki jak przedtem; spróbuj za chwilę.
reason-not-kept = Tego nie udało się zapisać: przeglądarka nie ma miejsca albo na to nie pozwala. Gra jest taka jak przedtem; zwolnij miejsce i spróbuj jeszcze raz.
reason-unread = Serwer nie może teraz odczytać tego stołu. To, co zapisano, jest bezpieczne; spróbuj za chwilę.
reason-signed-in = To urządzenie jest już zalogowane.
reason-name-taken = Ta nazwa jest zajęta. Wybierz inną.
reason-wrong-password = Nazwa lub hasło się nie zgadza.
reason-wrong-old-password = Hasło się nie zgadza.
reason-signed-out = Do tego trzeba się zalogować.
reason-no-such-session = To urządzenie jest już wylogowane.
reason-no-webhook = Ten serwer nie powiadamia innych usług (webhook).
reason-rules-changed = Ten stół powstał przy starszych zasadach i nie da się go otworzyć. Jest zapisany; zapytaj osobę, która prowadzi serwer.
reason-no-mail = Ten serwer nie wysyła e-maili.

## E-mail

mail-turn-subject = { $count ->
    [one] { $game }: twoja kolej
    [few] Twoja kolej przy { $count } stołach
   *[many] Twoja kolej przy { $count } stołach
}
mail-turn-text =
    Cześć { $name },

    twoja kolej:
    { $address }
mail-confirm-subject = Czy to twój adres?
mail-confirm-turn =
    Cześć,

    ktoś przy stole w stoliku chce dostawać tu wiadomości, gdy przychodzi jego kolej. Jeśli to ty, otwórz ten link:
    { $address }

    Jeśli nie, nic nie rób: więcej nie napiszemy.
mail-confirm-account =
    Cześć,

    właściciel konta w stoliku chce dostać tu link, gdyby kiedyś zgubił hasło. Jeśli to ty, otwórz ten link:
    { $address }

    Jeśli nie, nic nie rób: więcej nie napiszemy.
mail-recover-subject = Wybierz nowe hasło
mail-recover-text =
    Cześć,

    ktoś zgubił hasło do konta z tym adresem. Jeśli to ty, wybierz nowe tutaj:
    { $address }

    Link działa raz, przez godzinę. Jeśli to nie ty, nic nie rób: hasło zostaje bez zmian.

## stolik serve

serve-here = stolik jest otwarty pod adresem { $address }
serve-compiled = Zasady działają w wersji skompilowanej.
serve-interpreted = Zasady działają w wersji interpretowanej. Z kompilatorem C polecenie `make native` przyspieszy boty.
serve-network = Dla innych w tej samej sieci: { $address }
serve-stop = Ctrl+C zamyka serwer. Stoły pozostają zapisane.

## stolik doctor

doctor-python = Python
doctor-games = Gry
doctor-games-help = Jedna z gier się nie uruchamia. Zainstaluj stolik ponownie.
doctor-languages = Języki
doctor-languages-help = Brakuje pliku z tekstami. Zainstaluj stolik ponownie.
doctor-client = Klient przeglądarkowy
doctor-client-help = Uruchom raz „make play” albo zainstaluj gotowy pakiet.
doctor-database = Baza danych i trwające gry
doctor-database-help = Sprawdź folder danych (--data) lub adres bazy oraz prawo zapisu.
doctor-port = Port
doctor-port-help = Tego portu używa inny program. Wybierz inny przez --port.
doctor-mail = E-mail
doctor-mail-help = Sprawdź adres w smtp: serwer, port, nazwę i hasło.
