"""What several cards share: the moments at which a card may speak, families of cards, steps that they ask."""
