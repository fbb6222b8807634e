"""Actions and events of the combat phase, of upkeep and cleanup."""

from __future__ import annotations
