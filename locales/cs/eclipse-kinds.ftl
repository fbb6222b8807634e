# What sort of thing something is, under its name.

eclipse-kind-sector = Sektor
eclipse-kind-hex = Neprozkoumané místo
eclipse-kind-ship = Loď
eclipse-kind-track = Stupnice populace
eclipse-kind-square = Pole pro osadníky
eclipse-kind-disc = Disk vlivu
eclipse-kind-tech = Technologie
eclipse-kind-store = Surovina
eclipse-kind-part = Součást lodi
eclipse-kind-stack = Balíček sektorů
eclipse-kind-species = Rasa
eclipse-kind-slot = Pole plánu
eclipse-kind-seat = Hráč
eclipse-kind-reputation = Žeton pověsti
eclipse-kind-cube = Osadník
eclipse-kind-ambassador = Velvyslanec
eclipse-kind-grave = Hřbitov
eclipse-kind-edge = Hrana sektoru
eclipse-kind-field = Akce
eclipse-kind-kept = Ponechaná součást
eclipse-kind-enemy = Nepřátelská loď
eclipse-kind-structure = Stavba
eclipse-kind-do = Akce
