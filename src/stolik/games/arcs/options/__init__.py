"""The variants of Arcs."""
