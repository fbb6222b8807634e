"""A table without network, disk or clock: its game, who sits there, what each viewer is told."""
