## What the service says: who is waited for, what happened at the table, why something is refused.

table-waiting = Waiting for { $seat }

table-event-undone =
    { $seat } undoes { $count ->
        [one] one move
       *[other] { $count } moves
    }.
table-event-resigned = { $seat } gives up. A bot plays on.
table-event-left = A bot plays for { $seat }.
table-event-returned = { $seat } is back.
table-event-paused = { $seat } pauses the game.
table-event-resumed = { $seat } resumes the game.
table-event-device = Another device or program can now play for { $seat }.
table-event-ended = Everyone agrees to end the game here.
table-event-rules =
    The rules were corrected ({ $rules }). { $lost ->
        [0] The game continues from the same moves.
        [one] The last move no longer fits and was undone.
       *[other] The last { $lost } moves no longer fit and were undone.
    }
table-event-hurried = Bots are thinking for a shorter time: many tables are waiting for them.
table-event-clock = The server was away for a while. The clock moved by { $minutes } min, so nobody loses time.
table-event-gap =
    Part of this game’s record is missing. The game goes on from before the gap. { $lost ->
        [one] One later move is kept, but no longer counts.
       *[other] { $lost } later moves are kept, but no longer count.
    }

## Refusals at the table

reason-old-ply = The game has moved on. Choose again.
reason-foreign-seat = This isn’t your seat.
reason-which-seat = You hold several seats. Say which one you mean.
reason-paused = The game is paused. Resume it to play on.
reason-not-started = The game hasn’t started yet.
reason-already-started = The game has already started.
reason-not-over = Available when the game is over.
reason-nothing-to-undo = You have no move to undo.
reason-nothing-offered = Nothing is waiting for your answer.
reason-offer-open = Another offer is still waiting for answers.
reason-resigned = The player in this seat has given up.
reason-chat-off = Chat is off at this table.
reason-rules-failed = Something in our rules broke on this move, so it wasn’t played. The game is as it was; try another move.
reason-no-free-seat = All seats are taken.
reason-needs-link = You need a link for this seat. Ask the host.
reason-needs-server = This needs a server. On this device you can play with bots and pass the device around.
reason-owner-stays = The host can’t be removed.
reason-no-such-ply = There is no position { $given } here; the last one is { $most }.

## Refusals of requests

reason-no-such-table = There is no such table, or you need a link to see it.
reason-no-such-link = This link no longer works. Ask for a new one.
reason-link-used = This link has been used and the seat is taken. If the seat is yours, make a new link on the device you play on.
reason-link-expired = This link was valid for 15 minutes. Make a new one on the device you play on.
reason-no-such-game = There is no game called { $given } here.
reason-no-such-page = There is nothing here.
reason-wrong-seats = This game takes { $least } to { $most } players, not { $given }.
reason-wrong-options = The game can’t be played with these options: { $given }
reason-seed-of-shared-table = You can choose the seed only if you hold every seat.
reason-damaged-record = This record can’t be replayed: { $given }
reason-banned = You were removed from this table.
reason-blocked = The person who runs this server has blocked you.
reason-not-owner = Only the host can do this.
reason-no-token = This needs a seat’s key: Authorization: Bearer…
reason-foreign-origin = This request comes from another site. Open the table at its own address.
reason-foreign-host = This server doesn’t answer to this name. Its operator can allow the name with the setting hosts.
reason-too-many-requests = Too fast. Wait a moment and try again.
reason-message-too-long = This is too long.
reason-not-understood = We didn’t understand that. Reload the page and try again.
reason-server-failed = Something went wrong on our side. Nothing is lost; try again in a moment.
reason-not-saved = This wasn’t saved: the server can’t reach its database. The game is as it was; try again in a moment.
reason-not-kept = This wasn’t saved: the browser has no room or doesn’t allow it. The game is as it was; free some space and try again.
reason-unread = The server can’t read this table right now. What was saved is safe; try again in a moment.
reason-signed-in = You’re already signed in.
reason-name-taken = This name is taken. Choose another.
reason-wrong-password = Wrong name or password.
reason-wrong-old-password = Wrong password.
reason-signed-out = You need to sign in for this.
reason-no-such-session = This device is already signed out.
reason-no-webhook = This server doesn’t call other services (webhooks).
reason-rules-changed = This table was played under older rules and can’t be opened. It is still saved; ask the person who runs the server.
reason-no-mail = This server doesn’t send e-mail.

## E-mail

mail-turn-subject = { $count ->
    [one] { $game }: your turn
   *[other] Your turn at { $count } tables
}
mail-turn-text =
    Hello { $name },

    it’s your turn:
    { $address }
mail-confirm-subject = Is this your address?
mail-confirm-turn =
    Hello,

    a player at a stolik table wants to be told here when it’s their turn. If that’s you, open this link:
    { $address }

    If not, do nothing: we won’t write again.
mail-confirm-account =
    Hello,

    the owner of a stolik account wants to get a link here if the password is ever lost. If that’s you, open this link:
    { $address }

    If not, do nothing: we won’t write again.
mail-recover-subject = Choose a new password
mail-recover-text =
    Hello,

    someone has lost the password of an account with this address. If that was you, choose a new one here:
    { $address }

    The link works once, for one hour. If it wasn’t you, do nothing: your password stays as it is.

## stolik serve

serve-here = stolik is open at { $address }
serve-compiled = The rules run compiled.
serve-interpreted = The rules run interpreted. With a C compiler, `make native` makes the bots think faster.
serve-network = For others on the same network: { $address }
serve-stop = Ctrl+C closes it. Tables stay saved.

## stolik doctor

doctor-python = Python
doctor-games = Games
doctor-games-help = A game doesn’t start. Install stolik again.
doctor-languages = Languages
doctor-languages-help = A language file is missing. Install stolik again.
doctor-client = Browser client
doctor-client-help = Run “make play” once, or install a built package.
doctor-database = Database and running tables
doctor-database-help = Check the data folder (--data) or the database URL, and that you may write there.
doctor-port = Port
doctor-port-help = Another program uses this port. Choose another with --port.
doctor-mail = E-mail
doctor-mail-help = Check the smtp address: server, port, name and password.
