# What sort of thing something is, under its name.

arcana-kind-card = Card
arcana-kind-zone = Zone
arcana-kind-guild = Guild
arcana-kind-objective = Objective
arcana-kind-back = Face-down agent
arcana-kind-seat = Player
arcana-kind-do = Action
