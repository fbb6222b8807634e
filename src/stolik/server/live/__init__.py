"""The live channel of a table."""
