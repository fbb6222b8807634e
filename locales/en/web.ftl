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
web-loading = Setting up the game…
web-server-away = We can’t reach the server. Still trying.
web-you = (you)
web-seat = Seat { $n }
web-spectator = Spectator
web-less = Less: { $name }
web-more = More: { $name }

## Home

web-hero = Pull up a chair.
web-hero-text = Three heavy games on one small table. Play with friends by link, pass one device around, or take on the bots.
web-new-table = New table
web-join = Join by link
web-join-address = Paste your invitation
web-join-go = Join
web-my-tables = Your tables
web-waiting =
    { $n ->
        [one] { $n } is waiting for you
       *[other] { $n } are waiting for you
    }
web-your-turn = Your turn
web-look-in = Watch
web-replay = Replay
web-table-open = Waiting for players
web-table-over = Finished { $when }
web-table-theirs = { $name }’s turn
web-games = Games
web-minutes = from { $minutes } min
web-play-now = Play now
web-play-now-game = Play now against bots: { $game }
web-learn-short = Learn by playing
web-lobby = Open tables
web-lobby-empty = Nobody is waiting for players right now.
web-replays = Replays
web-replays-text = Open the replay file of any game and step through it.
web-open-replay = Open a replay file

## New table

web-game = Game
web-seats = Seats
web-how-many = Number of players
web-name = Name
web-name-of = Name, { $seat }
web-who-sits = Who sits here?
web-kind-here = On this device
web-kind-link = By link
web-house = Table settings
web-pace = Pace
web-pace-none = Free
web-pace-live = Live
web-pace-day = A day
web-pace-none-text = Take all the time you like.
web-pace-live-text = Everyone is here now. A bot covers for anyone who is away too long.
web-pace-day-text = One day for each decision.
web-leaver = When someone leaves
web-leaver-wait = Wait
web-bot-easy = Easy bot
web-bot-normal = Normal bot
web-bot-hard = Hard bot
web-bot-expert = Expert bot
web-leaver-wait-text = The game waits until they’re back.
web-leaver-bot-text = A bot of this level plays on, and hands the seat back when they return.
web-public = Show in the lobby
web-public-text = Anyone can watch, or take a free seat.
web-chat-text = Players can write to each other.
web-links-follow =
    { $n ->
        [one] Next you get the link for one seat
       *[other] Next you get the links for { $n } seats
    }
web-start = Start the game
web-make-table = Create the table

## Waiting for players, joining

web-waiting-title = { $game }: waiting for players
web-free-seat = Free seat
web-free-seat-text = send the link, or start now and a bot sits here
web-ready = ready
web-devices =
    { $n ->
        [one] one device
       *[other] { $n } devices
    }
web-invite = Invite
web-copy-link = Copy link
web-copied = Copied
web-qr = QR code with the address { $address }
web-no-account = No account needed. Your seat is kept for you, even if you reload.
web-open-become-bots =
    { $n ->
        [one] One seat is free: a bot will take it
       *[other] { $n } seats are free: bots will take them
    }
web-take-seat = Take a free seat
web-new-link = New link
web-invited = You’re invited
web-invited-by = At the table: { $names }
web-your-name = Your name
web-sit-down = Sit down

## At the table

web-board = Board
web-own = Your area
web-players = Players
web-player = Player: { $name }
web-player-board = { $name }: show the whole board
web-panels = Panels
web-bot-plays = played by a bot
web-away = away
web-waiting-for = Waiting for { $name }
web-nothing-asked = Nothing to decide
web-choose-on = Choose something that glows.
web-chosen = Your choices so far
web-take-back = Take back { $thing }
web-undo = Undo
web-undo-ask = Ask to undo
web-undo-what = Undo: { $deed }
web-rules = Rules
web-menu = Menu
web-hint = Hint
web-hint-title = A good move
web-hint-others = Next best, with their chance to win:
web-why-title = Why not: { $thing }?
web-not-now = not possible now; press to ask why
web-why-none = Nothing forbids this. Something else comes first: look for what glows.
web-why-mode = Ask “why not” by keyboard
web-rulebook-page = Rulebook, page { $page }
web-rulebook-chapter = Rulebook: { $page }
web-house-rule = Our ruling { $page }
web-house-rules-text = Our rulings, such as H6, settle what the rulebook leaves open.
web-log = Log
web-round = Round { $n }
web-chapter = Chapter { $n }
web-log-empty = Nothing has happened yet.
web-log-filter = Filter the log
web-log-rounds = Rounds
web-log-all = All rounds
web-log-of = Only { $name }
web-seed-chosen = The shuffle was chosen or known beforehand, not drawn by the server.
web-what-happened =
    { $n ->
        [one] Since your last turn ({ $n } step)
       *[other] Since your last turn ({ $n } steps)
    }
web-step = { $n } of { $of }
web-film = What the others do
web-film-pause = Pause
web-film-go-on = Go on
web-film-step = Next step
web-film-skip = Skip
web-film-now = To the present
web-film-my-turn = To your turn
web-film-scene = Scene { $n } of { $of }
web-chat = Chat
web-chat-empty = No messages yet.
web-chat-off = Chat is off at this table.
web-chat-say = Write to the table
web-chat-send = Send
web-notes = Your private notes
web-connection-lost =
    { $seconds ->
        [0] We lost the connection. Your game is saved. Trying again now…
        [one] We lost the connection. Your game is saved. Trying again in { $seconds } second.
       *[other] We lost the connection. Your game is saved. Trying again in { $seconds } seconds.
    }
web-connection-now = Now
web-standin = A bot is playing for you.
web-come-back = I’m back
web-consent = Consent
web-consent-undo = { $name } asks to undo a move. Something has been revealed since, so everyone must agree.
web-consent-end = { $name } offers to end the game now. Everyone must agree.
web-consent-waiting = Waiting for the others
web-allow = Allow
web-refuse = Refuse
web-pause = Pause
web-resume = Go on
web-offer-end = Offer to end the game
web-resign = Leave the game
web-sure-resign = Leave for good? A bot takes your seat.
web-sure-offer-end = Ask everyone to end the game now?
web-copy-watch = Copy spectator link
web-copy-seat = Copy your seat link (one use, 15 minutes)
web-mail = E-mail when it’s your turn and you’re away
web-keep = Save
web-mail-kept = Saved. Is the address new here? Open the link we’ve just sent to it. Leave it empty to get no e-mail.
web-hook = Webhook: tell another service whose turn it is (for the whole table)
web-hook-kept = Saved. Leave it empty to tell nobody.
web-remove = Remove { $name } from the table
web-sure-remove = Remove { $name } for good? A bot takes over the seat.
web-download-replay = Download replay

## Hand-over

web-handover-title = { $name }’s turn
web-handover-text = Pass the device. Your cards appear after you tap.
web-handover-last = What happened
web-handover-button = I’m { $name }: show my cards

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
web-look-at-board = See the board
web-watch-replay = Watch replay
web-play-again = Play again
web-game-over = The game is over
web-final-score = Final score
web-place = Place
web-points = Points
web-your-game = Your game
web-points-over-time = Points over the game
web-no-chart = No chart for this game.
web-sealed = Shuffles and dice were fixed before the first move. Proof:
web-move = Move
web-move-of = Move { $n } of { $of }
web-eyes = View as
web-play-replay = Play
web-pause-replay = Pause
web-play-on = Play on from here
web-copy-position = Copy link to this position
web-analysis = Analysis
web-chances = Win chance
web-chances-over-time = Each player’s chance to win, over the game
web-judging = Analyzing the game: { $percent }
web-judged =
    { $n ->
        [one] From { $n } simulated game per position, ±{ $error }
       *[other] From { $n } simulated games per position, ±{ $error }
    }
web-turning-point = Turning point
web-turning-at = Turning point { $n }, move { $move }
web-turning-next = Next turning point
web-turning-where = Turning points
web-turning-none = No single move decided this game.
web-go-there = Go there
web-else = What else was possible
web-else-later = Step to a move to see the alternatives.
web-weighing = Weighing the alternatives…
web-no-choice = There was only one move.
web-played = This move was played.
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
web-lesson-wrong = That’s legal too, but try the marked move.
web-lesson-not-now = Not in this lesson. Follow the marks.
web-rules-all = All rules
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
web-language-text = Only for you: everyone at the table reads their own language.
web-theme = Appearance
web-theme-lamp = Lamp
web-theme-daylight = Daylight
web-theme-system = System
web-text = Text size
web-text-normal = Normal
web-text-large = Large
web-text-huge = Very large
web-motion = Motion
web-motion-text = How other players’ moves are shown.
web-motion-full = Full
web-motion-calm = Calm
web-motion-none = None
web-tempo = Pace
web-tempo-text = How long each move of the others is shown.
web-tempo-slow = Slow
web-tempo-normal = Normal
web-tempo-fast = Fast
web-tempo-instant = At once
web-stepwise = Step by step
web-stepwise-text = After each move, wait for you to go on.
web-confirm = Ask first
web-confirm-text = Ask before a move is sent.
web-confirm-never = Never
web-confirm-endings = For dice, reveals and endings
web-confirm-always = Always
web-patterns = Patterns
web-patterns-text = Also mark players’ areas with a pattern.
web-sound = Sound
web-sound-text = Wood, paper and dice on the table, and a soft tone when it’s your turn.
web-volume = Volume
web-notify = Notifications
web-notify-text = Get a notification when it’s your turn and the page is in the background.
web-keyboard = Keyboard
web-key-tab = Tab
web-key-tab-text = from the question to everything that glows
web-key-arrows = Arrows
web-key-arrows-text = to the nearest glowing thing in that direction
web-key-verbs = 1–9
web-key-verbs-text = the buttons of the question
web-key-enter = Enter
web-key-enter-text = choose
web-key-send = Shift + Enter
web-key-send-text = send what the main button says
web-key-escape = Esc
web-key-escape-text = take back your last choice
web-key-undo = Z
web-key-undo-text = undo
web-key-hint = H
web-key-hint-text = hint
web-key-why = I
web-key-why-text = what is this, and why not? If nothing is in focus, Tab then reaches everything
web-key-log = L
web-key-log-text = log
web-key-replay = R
web-key-replay-text = what happened since your turn
web-key-pause = Space
web-key-pause-text = pause and go on while it is shown
web-key-zoom = + − 0
web-key-zoom-text = nearer, farther, the whole map
web-key-book = F1
web-key-book-text = rules
web-key-keys = ?
web-key-keys-text = these keys

## Trouble

web-trouble-title = That shouldn’t have happened.
web-refused-title = That didn’t work.
web-trouble-text = The page hit an error. Your game is safe on the server. Try again, or save the game as a file.
web-trouble-again = Try again

## Confirming an e-mail address

web-address = Confirm your e-mail address
web-address-text = We’ll write to you when it’s your turn and you’re away, or when you’ve lost your password.
web-address-confirm = Confirm
web-address-confirmed = Done. We’ll write to { $email }.

## What is this?

web-what-chosen = You have already chosen this.
web-what-choose = You can choose this now.
