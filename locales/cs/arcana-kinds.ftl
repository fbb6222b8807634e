# What sort of thing something is, under its name.

arcana-kind-card = Karta
arcana-kind-zone = Oblast
arcana-kind-guild = Cech
arcana-kind-objective = Cíl
arcana-kind-back = Skrytý agent
arcana-kind-seat = Hráč
arcana-kind-do = Akce
