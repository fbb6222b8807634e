# What sort of thing something is, under its name.

arcs-kind-card = Karta
arcs-kind-system = System
arcs-kind-ship = Nieuszkodzone Statki
arcs-kind-wreck = Uszkodzone Statki
arcs-kind-building = Budowla
arcs-kind-resource = Zasób
arcs-kind-slot = Pole zasobów
arcs-kind-ambition = Ambicja
arcs-kind-seat = Gracz
arcs-kind-die = Kości
arcs-kind-face = Ścianka kości
arcs-kind-hit = Trafienie
arcs-kind-cluster = Gromada
arcs-kind-marker = Znacznik Ambicji
arcs-kind-do = Akcja
