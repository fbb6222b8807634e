## What the service says: who is waited for, what happened at the table, why something is refused.

table-waiting = Deciding now: { $seat }

table-event-undone =
    { $seat } took back { $count ->
        [one] one move
       *[other] { $count } moves
    }.
table-event-resigned = { $seat } gave up. A bot plays on.
table-event-left = A bot plays for: { $seat }.
table-event-returned = Back at the table: { $seat }.
table-event-paused = Paused by: { $seat }.
table-event-resumed = The game goes on. Resumed by: { $seat }.
table-event-ended = All agreed to end the game here.
table-event-rules =
    The rules were corrected ({ $rules }). { $lost ->
        [0] The game goes on from the same moves.
        [one] The last move no longer fits and was taken back.
       *[other] The last { $lost } moves no longer fit and were taken back.
    }

## Refusals at the table

reason-old-ply = The table has moved on since. Look again and choose anew.
reason-foreign-seat = You do not play this seat.
reason-which-seat = You hold several seats: say which one you mean.
reason-paused = The game is paused. Resume it to go on.
reason-not-started = The game has not begun yet.
reason-already-started = The game has begun already.
reason-not-over = This can be had when the game is over.
reason-nothing-to-undo = You have no move to take back.
reason-nothing-offered = Nothing is waiting for your answer.
reason-offer-open = Another offer is still waiting for answers.
reason-resigned = This seat has been given up.
reason-chat-off = Chat is switched off at this table.
reason-rules-failed = The rules failed at this move, so it was not played. The table is as it was; try another move.
reason-no-free-seat = All seats are taken.
reason-needs-link = This seat needs a link: ask whoever made the table.
reason-owner-stays = Whoever made the table cannot be removed from it.
reason-no-such-ply = There is no position { $given } here; the last one is { $most }.

## Refusals of requests

reason-no-such-table = There is no such table, or you need a link to see it.
reason-no-such-link = This link does not work any more. Ask for a new one.
reason-no-such-game = There is no game called { $given } here.
reason-no-such-page = There is nothing here.
reason-wrong-seats = This game is for { $least } to { $most } players, not for { $given }.
reason-wrong-options = These options cannot be played: { $given }
reason-seed-of-shared-table = A seed can be chosen only where one person holds all seats.
reason-damaged-record = This record cannot be replayed: { $given }
reason-banned = You were removed from this table.
reason-not-owner = Only whoever made the table can do this.
reason-no-token = This needs the token of a seat: Authorization: Bearer…
reason-join-first = Take the seat first: open its link, or join over the service.
reason-foreign-origin = This request comes from another site. Open the table at its own address.
reason-too-many-requests = Too fast. Wait a moment and try again.
reason-message-too-long = This is too long.
reason-not-understood = This was not understood. Reload the page and try again.
reason-server-failed = Something went wrong here. Nothing was lost; try again in a moment.
reason-signed-in = You are signed in already.
reason-name-taken = This name is taken. Choose another.
reason-wrong-password = Name or password is wrong.
reason-no-webhook = This server does not call other services (webhooks).
reason-rules-changed = This table cannot be opened with the rules of today. It is kept; ask whoever runs the server.
reason-no-mail = This server does not send e-mail.

## E-mail

mail-turn-subject = { $game }: your turn
mail-turn-text =
    Hello { $name },

    it is your turn at { $game }:
    { $address }

## stolik serve

serve-here = stolik is open at { $address }
serve-network = For others in the same network: { $address }
serve-stop = Ctrl+C closes it. Tables are kept.

## stolik doctor

doctor-python = Python
doctor-games = Games
doctor-games-help = Install stolik again; a game does not start.
doctor-languages = Languages
doctor-languages-help = Install stolik again; a catalogue of words is missing.
doctor-client = Browser client
doctor-client-help = Run “make play” once, or install a built package.
doctor-database = Database and running tables
doctor-database-help = Check the data folder (--data) or the database URL, and whether you may write there.
doctor-port = Port
doctor-port-help = Another program uses this port. Choose another with --port.
doctor-mail = E-mail
doctor-mail-help = Check the address in smtp: server, port, name and password.
