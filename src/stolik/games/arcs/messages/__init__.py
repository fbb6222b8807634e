"""The messages of Arcs: options, actions, events, views. Never compiled."""
