# What sort of thing something is, under its name.

eclipse-kind-sector = Sektor
eclipse-kind-hex = Neprozkoumaný prostor
eclipse-kind-ship = Loď
eclipse-kind-track = Stupnice osadníků
eclipse-kind-square = Pole pro osadníky
eclipse-kind-disc = Disk vlivu
eclipse-kind-tech = Technologie
eclipse-kind-store = Zásoby
eclipse-kind-part = Součást lodi
eclipse-kind-stack = Hromádka sektorů
eclipse-kind-species = Rasa
eclipse-kind-slot = Pole plánu
eclipse-kind-seat = Hráč
eclipse-kind-reputation = Žeton pověsti
eclipse-kind-cube = Osadník
eclipse-kind-ambassador = Velvyslanec
eclipse-kind-grave = Hřbitov
eclipse-kind-edge = Hrana sektoru
eclipse-kind-field = Akce
eclipse-kind-kept = Odložená součást
eclipse-kind-enemy = Nepřátelská loď
eclipse-kind-structure = Stavba
eclipse-kind-do = Akce
