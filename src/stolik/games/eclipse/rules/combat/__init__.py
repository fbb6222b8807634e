"""The combat phase (p. 18-23)."""
