"""Arcs, the base box: two to four players, the whole court, Leaders & Lore."""
