## Co mówi serwer: na kogo czekamy, co się stało przy stole, dlaczego czegoś odmawia.

table-waiting = Teraz decyduje: { $seat }

table-event-undone =
    { $seat } – cofnięto { $count ->
        [one] jeden ruch
        [few] { $count } ruchy
       *[many] { $count } ruchów
    }.
table-event-resigned = { $seat } – poddanie gry. Dalej gra bot.
table-event-left = Bot gra za: { $seat }.
table-event-returned = Z powrotem przy stole: { $seat }.
table-event-paused = Pauza. Zarządza ją: { $seat }.
table-event-resumed = Gra toczy się dalej. Wznawia: { $seat }.
table-event-ended = Wszyscy zgodzili się zakończyć grę w tym miejscu.
table-event-rules =
    Poprawiono zasady ({ $rules }). { $lost ->
        [0] Gra toczy się dalej po tych samych ruchach.
        [one] Ostatni ruch nie pasuje do nowych zasad i został cofnięty.
        [few] Ostatnie { $lost } ruchy nie pasują do nowych zasad i zostały cofnięte.
       *[many] Ostatnich { $lost } ruchów nie pasuje do nowych zasad; zostały cofnięte.
    }

## Odmowy przy stole

reason-old-ply = Na stole coś się już zmieniło. Spójrz jeszcze raz i wybierz ponownie.
reason-foreign-seat = To nie jest twoje miejsce przy stole.
reason-which-seat = Zajmujesz kilka miejsc: wskaż, o które chodzi.
reason-paused = Gra jest wstrzymana. Wznów ją, aby grać dalej.
reason-not-started = Gra jeszcze się nie zaczęła.
reason-already-started = Gra już się zaczęła.
reason-not-over = To będzie dostępne po zakończeniu gry.
reason-nothing-to-undo = Nie masz ruchu do cofnięcia.
reason-nothing-offered = Nic nie czeka na twoją odpowiedź.
reason-offer-open = Inna propozycja wciąż czeka na odpowiedzi.
reason-resigned = To miejsce zostało poddane.
reason-chat-off = Przy tym stole czat jest wyłączony.
reason-rules-failed = Zasady zawiodły przy tym ruchu, więc nie został wykonany. Stół jest bez zmian; spróbuj innego ruchu.
reason-no-free-seat = Wszystkie miejsca są zajęte.
reason-needs-link = Aby zająć to miejsce, potrzebujesz linku: poproś osobę, która założyła stół.
reason-owner-stays = Osoby, która założyła stół, nie można usunąć.
reason-no-such-ply = Nie ma tu pozycji { $given }; ostatnia to { $most }.

## Odmowy zapytań

reason-no-such-table = Nie ma takiego stołu albo potrzebujesz linku, by go zobaczyć.
reason-no-such-link = Ten link już nie działa. Poproś o nowy.
reason-no-such-game = Nie ma tu gry o nazwie { $given }.
reason-no-such-page = Tu niczego nie ma.
reason-wrong-seats = Liczba graczy w tej grze: od { $least } do { $most }; podano: { $given }.
reason-wrong-options = Z tymi opcjami nie da się grać: { $given }
reason-seed-of-shared-table = Ziarno losowania można wybrać tylko wtedy, gdy jedna osoba zajmuje wszystkie miejsca.
reason-damaged-record = Tego zapisu nie da się odtworzyć: { $given }
reason-banned = Usunięto cię od tego stołu.
reason-not-owner = Może to zrobić tylko osoba, która założyła stół.
reason-no-token = Potrzebny jest token miejsca: Authorization: Bearer…
reason-join-first = Najpierw zajmij miejsce: otwórz jego link albo dołącz przez serwer.
reason-foreign-origin = To zapytanie pochodzi z innej strony. Otwórz stół pod jego własnym adresem.
reason-too-many-requests = Za szybko. Odczekaj chwilę i spróbuj ponownie.
reason-message-too-long = To jest za długie.
reason-not-understood = Serwer tego nie rozumie. Odśwież stronę i spróbuj ponownie.
reason-server-failed = Coś poszło nie tak po naszej stronie. Nic nie przepadło; spróbuj za chwilę.
reason-signed-in = Logowanie nie jest potrzebne: to urządzenie ma już konto.
reason-name-taken = Ta nazwa jest zajęta. Wybierz inną.
reason-wrong-password = Nazwa lub hasło się nie zgadza.
reason-no-webhook = Ten serwer nie powiadamia innych usług (webhook).
reason-rules-changed = Tego stołu nie da się otworzyć przy dzisiejszych zasadach. Jest zachowany; zapytaj osobę, która prowadzi serwer.
reason-no-mail = Ten serwer nie wysyła e-maili.

## E-mail

mail-turn-subject = { $game }: twoja kolej
mail-turn-text =
    Cześć { $name },

    twoja kolej w grze { $game }:
    { $address }

## stolik serve

serve-here = stolik jest otwarty pod adresem { $address }
serve-network = Dla innych w tej samej sieci: { $address }
serve-stop = Ctrl+C zamyka serwer. Stoły pozostają zapisane.

## stolik doctor

doctor-python = Python
doctor-games = Gry
doctor-games-help = Zainstaluj stolik ponownie; jedna z gier się nie uruchamia.
doctor-languages = Języki
doctor-languages-help = Zainstaluj stolik ponownie; brakuje pliku ze słowami.
doctor-client = Klient przeglądarkowy
doctor-client-help = Uruchom raz „make play” albo zainstaluj gotowy pakiet.
doctor-database = Baza danych i trwające gry
doctor-database-help = Sprawdź folder danych (--data) lub adres bazy oraz prawo zapisu.
doctor-port = Port
doctor-port-help = Tego portu używa inny program. Wybierz inny przez --port.
doctor-mail = E-mail
doctor-mail-help = Sprawdź adres w smtp: serwer, port, nazwę i hasło.
