"""Code that several cards share."""
