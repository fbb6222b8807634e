"""What every game shares: state, frames, decisions, actions, events, chance, views, records."""
