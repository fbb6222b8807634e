## On this device, without a server

web-hero-text-device = Three heavy games on one small table. Take on the bots or pass one device around: in your browser, even without a network.
web-where = Where to play
web-where-server = Online
web-where-device = On this device
web-where-device-text = The game runs in this browser, with bots or by passing the device around. It’s saved here and needs no network.
web-where-go = Play on this device
web-engine-step-python = Getting ready to play here: Python, { $done } of { $total } MB
web-engine-step-library = Getting ready to play here: its library, { $done } of { $total } MB
web-engine-step-games = Getting ready to play here: the games, { $done } of { $total } MB
web-engine-step-start = Getting ready to play here…
web-engine-stuck = This is taking a while. Your games are safe.
web-engine-failed = The games couldn’t be started in this browser. Your games are safe.
web-engine-again = Try again
web-new-version = A new version of stolik is ready.
web-new-version-go = Use it now
web-deal = You’ll play the deal from the link: same cards, same dice.
web-deal-copy = Copy a link to this deal
web-device-delete = Delete this game
web-device-delete-text = { $game }, last played { $when }. It’s saved on this device only: once deleted, it’s gone.
web-device-delete-go = Delete it
web-notes-tab = Notes
