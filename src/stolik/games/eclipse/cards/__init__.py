"""Technologies and discoveries that do more than their numbers say.

Species have no code of their own: they differ only in the numbers and flags of their boards (data/species.toml).
"""
