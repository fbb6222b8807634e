"""What a player may choose."""
