## Words of the game in the terminal.

play-person = Player { $number }
play-bot = { $name } ({ $level })
play-hand-over = { $name }: take the keyboard and press Enter. 
play-commands = number: choose · u: undo · s: save · w WORD: why not · r WORD: rules and cards · t: table · q: quit and save
play-no-undo = You can’t undo: something was revealed since, or someone else has decided.
play-not-a-choice = Type a number from 1 to { $choices }, or a letter.
play-nothing-found = No rule or card mentions “{ $words }”. Try another word, or part of one.
play-no-such-thing = Nothing on the table is called “{ $words }”. Try part of the word; w alone lists everything.
play-can-be-used = You can use this now.
play-saved = Saved: { $file }. Go on with: stolik play --resume { $file }
play-not-saved = Not saved: { $file } – { $why }. Try another place: s FILE
play-over = The game is over
play-total = Total
