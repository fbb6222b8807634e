"""Everything of Arcana that travels. Never compiled: a compiled Struct loses what makes it one."""
