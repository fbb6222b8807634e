# What sort of thing something is, under its name.

arcana-kind-card = Karta
arcana-kind-zone = Obszar
arcana-kind-guild = Gildia
arcana-kind-objective = Cel
arcana-kind-back = Zakryty Agent
arcana-kind-seat = Gracz
arcana-kind-do = Akcja
