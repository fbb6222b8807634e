"""Storage: SQLite in the data folder, or PostgreSQL by URL."""

from stolik.server.store.store import Conflict, Entry, Store

__all__ = ["Conflict", "Entry", "Store"]
