"""Why something cannot be done now."""
