"""Tables that friends share: lobby, seats, live channel, store. Contains no rule of any game."""
