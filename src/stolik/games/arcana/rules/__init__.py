"""The rules of Arcana, one module per chapter. None of them names a place effect or an objective."""
