# What sort of thing something is, under its name.

arcs-kind-card = Card
arcs-kind-system = System
arcs-kind-ship = Fresh ships
arcs-kind-wreck = Damaged ships
arcs-kind-building = Building
arcs-kind-resource = Resource
arcs-kind-slot = Resource slot
arcs-kind-ambition = Ambition
arcs-kind-seat = Player
arcs-kind-die = Dice
arcs-kind-face = Die face
arcs-kind-hit = Hit
arcs-kind-cluster = Cluster
arcs-kind-marker = Ambition marker
arcs-kind-do = Action
