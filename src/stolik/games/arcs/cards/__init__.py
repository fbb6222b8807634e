"""Every court card, leader and lore card with behavior of its own, one module each.

`game.py` loads every module here.
"""
