"""Fuel Cartel."""

from tests.arcs.cards.families import CartelScenes


class TestFuelCartel(CartelScenes):
    card, resource, other = "fuel_cartel", "fuel", "material"
