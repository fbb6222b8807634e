"""What lasts: SQLite beside the program, or PostgreSQL by URL."""

from stolik.server.store.store import Conflict, Entry, Store

__all__ = ["Conflict", "Entry", "Store"]
