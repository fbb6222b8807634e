# Words of the pages, whatever the game.

## Everywhere

web-title = stolik, a small table for heavy games
web-home = Home
web-settings = Settings
web-close = Close
web-cancel = Cancel
web-back = Back
web-next = Next
web-previous = Previous
web-first = To the beginning
web-last = To the end
web-show = Show
web-skip = Skip
web-yes = Yes
web-no = No
web-all = All
web-loading = Setting the table…
web-server-away = The server cannot be reached. We keep trying.
web-you = (you)
web-seat = Seat { $n }
web-spectator = Spectator
web-less = Less: { $name }
web-more = More: { $name }

## Home

web-hero = Pull up a chair.
web-hero-text = Three heavy games on one small table. Play with friends by link, pass one device around, or sit down against bots.
web-new-table = New table
web-join = Join by link
web-join-address = Paste the invitation you were sent
web-join-go = To the table
web-my-tables = Your tables
web-waiting =
    { $n ->
        [one] { $n } is waiting for you
       *[other] { $n } are waiting for you
    }
web-your-turn = Your turn
web-look-in = Look in
web-replay = Replay
web-table-open = Waiting for players
web-table-over = Over, { $when }
web-table-theirs = On turn: { $name }
web-games = Games
web-minutes = { $from }–{ $to } min
web-play-now = Play now
web-play-now-game = Play now against bots: { $game }
web-learn-short = Learn in 5 minutes
web-lobby = Open tables
web-lobby-empty = Nobody is waiting for players right now.
web-replays = Replays
web-replays-text = A replay file of any game opens here, step by step.
web-open-replay = Open a replay file

## New table

web-game = Game
web-seats = Seats
web-how-many = Number of players
web-name = Name
web-name-of = Name, { $seat }
web-who-sits = Who sits here
web-kind-here = At this device
web-kind-link = By link
web-house = House rules
web-pace = Pace
web-pace-none = Free
web-pace-live = Live
web-pace-day = A day
web-pace-none-text = Everybody takes as long as they like.
web-pace-live-text = We sit together; whoever is away for long gets a stand-in.
web-pace-day-text = One day for each decision.
web-leaver = When somebody leaves
web-leaver-wait = Wait
web-bot-easy = Easy bot
web-bot-normal = Medium bot
web-bot-hard = Hard bot
web-leaver-wait-text = The table waits until they are back.
web-leaver-bot-text = A bot of this strength plays on and gives the seat back at once when they return.
web-public = Show in the lobby
web-public-text = Anybody may watch, and take a free seat.
web-chat-text = The people at the table can write to each other.
web-links-follow =
    { $n ->
        [one] The link for one seat comes next
       *[other] The links for { $n } seats come next
    }
web-start = Start the game
web-make-table = Make the table

## Waiting for players, joining

web-waiting-title = { $game }: waiting for players
web-free-seat = Free seat
web-free-seat-text = send the link, or start and a bot sits down
web-ready = ready
web-invite = Invite
web-copy-link = Copy link
web-copied = Copied
web-qr = QR code with the address { $address }
web-no-account = No account needed. Your seat waits for you, even after a reload.
web-open-become-bots =
    { $n ->
        [one] One seat is free: a bot will sit there
       *[other] { $n } seats are free: bots will sit there
    }
web-take-seat = Take a free seat
web-new-link = New link
web-invited = You are invited
web-invited-by = At the table: { $names }
web-your-name = Your name
web-sit-down = Sit down

## At the table

web-board = Board
web-own = Your area
web-players = Players
web-player = Player: { $name }
web-panels = Panels
web-bot-plays = a bot plays
web-away = away
web-waiting-for = Waiting for: { $name }
web-nothing-asked = Nothing to decide
web-choose-on = Now choose what glows.
web-chosen = Chosen so far
web-take-back = Take back: { $thing }
web-undo = Undo
web-undo-ask = Take back, if the others agree
web-rules = Rules
web-menu = Menu
web-hint = Hint
web-hint-title = { $name } would play
web-hint-others = Also weighed, with the chance to win:
web-why-title = Why not: { $thing }?
web-not-now = not possible now, press to ask why
web-why-none = Nothing forbids this. Choose something else first, or look at what glows.
web-why-mode = Ask about anything with the keyboard
web-rulebook-page = Rulebook, page { $page }
web-rulebook-chapter = Rulebook: { $page }
web-house-rule = House rule { $page }
web-house-rules-text = House rules, such as H6, decide where the rulebook is silent.
web-log = Log
web-round = Round { $n }
web-chapter = Chapter { $n }
web-log-empty = Nothing has happened yet.
web-what-happened =
    { $n ->
        [one] What happened since my turn ({ $n } step)
       *[other] What happened since my turn ({ $n } steps)
    }
web-step = { $n } of { $of }
web-back-to-table = Back to the table
web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-chat-off = Chat is switched off at this table.
web-chat-say = Say something to the table
web-chat-send = Send
web-notes = My notes, for my eyes only
web-connection-lost =
    { $seconds ->
        [0] No connection. Everything is saved, trying again now…
        [one] No connection. Everything is saved, trying again in { $seconds } second.
       *[other] No connection. Everything is saved, trying again in { $seconds } seconds.
    }
web-connection-now = Now
web-standin = A bot is playing for you.
web-come-back = I am back
web-consent = Consent
web-consent-undo = { $name } asks to take back a move. Something was revealed since, so everybody must agree.
web-consent-end = { $name } offers to end the game now. Everybody must agree.
web-consent-waiting = Waiting for the others
web-allow = Allow
web-refuse = Refuse
web-pause = Pause
web-resume = Go on
web-offer-end = Offer to end the game
web-resign = Leave the game
web-sure-resign = Leave for good? A bot takes your seat.
web-sure-offer-end = Ask everybody to end the game as it stands?
web-copy-watch = Copy the link for spectators
web-copy-seat = Copy a link to my seat, for another device
web-mail = E-mail me when it is my turn and I am away
web-keep = Save
web-mail-kept = Saved. Leave it empty to get no e-mail.
web-hook = Tell another service whose turn it is (webhook, for the whole table)
web-hook-kept = Saved. Leave it empty to tell nobody.
web-remove = Remove { $name } from the table
web-sure-remove = Remove { $name } for good? A bot plays on in this seat.
web-download-replay = Download replay

## Hand-over

web-handover-title = On turn: { $name }
web-handover-text = Pass the device on. The cards appear after the tap.
web-handover-last = What happened
web-handover-button = I am { $name }, show my cards

## End and replay

web-result = Result
web-you-win = You win
web-wins = { $name } wins
web-share = Shared victory: { $names }
web-wins-with =
    { $points ->
        [one] with { $points } point
       *[other] with { $points } points
    }
web-look-at-board = Look at the board
web-watch-replay = Watch replay
web-play-again = Play again
web-final-score = Final score
web-place = Place
web-points = Points
web-your-game = Your game
web-points-over-time = Points over the game
web-no-chart = No chart for this game.
web-sealed = The seed was sealed before the first move; its fingerprint:
web-move = Move
web-move-of = Move { $n } of { $of }
web-eyes = Through whose eyes
web-play-replay = Play
web-pause-replay = Pause
web-play-on = Play on from here
web-copy-position = Copy the link to this position
web-analysis = Analysis
web-chances = Win chance
web-chances-over-time = Everybody’s chance to win over the game
web-judging = Judging the game: { $percent }
web-judged =
    { $n ->
        [one] Judged by { $n } game per point, error ±{ $error }
       *[other] Judged by { $n } games per point, error ±{ $error }
    }
web-turning-point = Turning point
web-turning-at = Turning point { $n }, move { $move }
web-turning-next = Next turning point
web-turning-where = Where it turned
web-turning-none = No single move turned this game.
web-go-there = Go there
web-else = What else was there
web-else-later = From the first move on, the best other moves stand here.
web-weighing = Weighing the alternatives…
web-no-choice = There was nothing to choose.
web-played = This was played.
web-speed = Speed { $n } ×

## Learn

web-learn = Learn
web-learn-game = Learn { $game }
web-learn-lessons = Lessons
web-learn-rules = Rules
web-learn-components = Components
web-learnt = done
web-no-lessons = No lessons yet.
web-lesson = Lesson
web-lesson-next = Next lesson
web-lesson-end = Finish
web-lesson-your-move = Your move: click what glows.
web-lesson-wrong = That would be a move too, but try the one that is marked.
web-lesson-not-now = Not in this lesson. Follow the marks.
web-search-rules = Search the rules
web-search-components = Search components
web-group = Kind
web-found =
    { $n ->
        [0] Nothing found.
        [one] { $n } found
       *[other] { $n } found
    }

## Settings

web-language = Language
web-language-text = Yours alone: everybody at the table reads their own.
web-theme = Light
web-theme-lamp = Lamp
web-theme-daylight = Daylight
web-theme-system = System
web-text = Size of text
web-text-normal = Normal
web-text-large = Large
web-text-huge = Very large
web-motion = Motion
web-motion-text = How moves of others are shown.
web-motion-full = Full
web-motion-calm = Calm
web-motion-none = None
web-confirm = Confirmation
web-confirm-text = Ask before a move is sent.
web-confirm-never = Never
web-confirm-endings = Endings
web-confirm-always = Always
web-patterns = Patterns
web-patterns-text = Besides colour and shape, areas of players carry a pattern.
web-sound = Sound
web-sound-text = A soft tone when it is your turn.
web-notify = Notifications
web-notify-text = Call me when it is my turn and the page is in the background.
web-account = Account
web-account-text = You can play everything without one. An account finds your tables again on your other devices.
web-account-name = Name of the account
web-account-password = Password (at least 8 characters)
web-account-sign-in = Sign in
web-account-new = Make an account
web-account-yours = This device belongs to the account { $name }. Sign in with it elsewhere, and your tables are there too.
web-account-sign-out = Sign out
web-account-delete = Delete the account
web-account-delete-text = Your seats can then be taken up again by their links only. This cannot be undone.
web-account-delete-now = Delete for good
web-keyboard = Keyboard
web-key-tab = Tab
web-key-tab-text = from the question to everything that glows
web-key-enter = Enter
web-key-enter-text = choose
web-key-escape = Esc
web-key-escape-text = take back the last choice
web-key-why = ?
web-key-why-text = why not; pressed twice, everything on the table can be reached and asked about
web-key-undo = Ctrl + Z
web-key-undo-text = undo

## Trouble

web-trouble-title = That should not have happened.
web-refused-title = This does not work.
web-trouble-text = The page met an error. The game itself is safe on the server. Try again, or keep the game as a file.
web-trouble-again = Try again
