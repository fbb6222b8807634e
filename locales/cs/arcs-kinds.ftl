# What sort of thing something is, under its name.

arcs-kind-card = Karta
arcs-kind-system = Systém
arcs-kind-ship = Nepoškozené lodě
arcs-kind-wreck = Poškozené lodě
arcs-kind-building = Budova
arcs-kind-resource = Zdroj
arcs-kind-slot = Pole pro zdroje
arcs-kind-ambition = Ambice
arcs-kind-seat = Hráč
arcs-kind-die = Kostky
arcs-kind-face = Stěna kostky
arcs-kind-hit = Zásah
arcs-kind-cluster = Hvězdokupa
arcs-kind-marker = Žeton ambice
arcs-kind-do = Akce
