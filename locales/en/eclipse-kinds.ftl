# What sort of thing something is, under its name.

eclipse-kind-sector = Sector
eclipse-kind-hex = Unexplored space
eclipse-kind-ship = Ship
eclipse-kind-track = Population track
eclipse-kind-square = Population square
eclipse-kind-disc = Influence disc
eclipse-kind-tech = Technology
eclipse-kind-store = Resource
eclipse-kind-part = Ship part
eclipse-kind-stack = Stack of sectors
eclipse-kind-species = Species
eclipse-kind-slot = Blueprint square
eclipse-kind-seat = Player
eclipse-kind-reputation = Reputation tile
eclipse-kind-cube = Population cube
eclipse-kind-ambassador = Ambassador
eclipse-kind-grave = Graveyard
eclipse-kind-edge = Edge of the sector
eclipse-kind-field = Action
eclipse-kind-kept = Kept part
eclipse-kind-enemy = Enemy ship
eclipse-kind-structure = Structure
eclipse-kind-do = Action
