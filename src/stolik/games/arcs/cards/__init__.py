"""Every card of the court, leader and lore with behaviour, one module each. `game.py` loads whatever lies here."""
