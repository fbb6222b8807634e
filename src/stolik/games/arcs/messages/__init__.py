"""Everything of Arcs that travels: options, actions, events, views. Never compiled."""
