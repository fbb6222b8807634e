"""Code that several cards share: the moments at which a card can act, families of cards, and common questions."""
