"""A table on one device, in a page without a server: what the page asks for, and where games are kept."""
