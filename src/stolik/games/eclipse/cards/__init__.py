"""What single tiles do beyond their figures: technologies and discoveries.

Species have no code of their own: all in which they differ are figures and flags of their boards (data/species.toml).
"""
