# What sort of thing something is, under its name.

eclipse-kind-sector = Sektor
eclipse-kind-hex = Nieodkryty obszar
eclipse-kind-ship = Statek
eclipse-kind-track = Tor populacji
eclipse-kind-square = Kwadrat populacji
eclipse-kind-disc = Dysk wpływów
eclipse-kind-tech = Technologia
eclipse-kind-store = Zasób
eclipse-kind-part = Część statku
eclipse-kind-stack = Stos sektorów
eclipse-kind-species = Rasa
eclipse-kind-slot = Kwadrat schematu
eclipse-kind-seat = Gracz
eclipse-kind-reputation = Żeton reputacji
eclipse-kind-cube = Kostka populacji
eclipse-kind-ambassador = Ambasador
eclipse-kind-grave = Cmentarz
eclipse-kind-edge = Krawędź sektora
eclipse-kind-field = Akcja
eclipse-kind-kept = Zachowana część
eclipse-kind-enemy = Wrogi statek
eclipse-kind-structure = Budowla
eclipse-kind-do = Akcja
