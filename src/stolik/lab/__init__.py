"""The lab: simulations, arena, statistics and plots, learning environments."""
