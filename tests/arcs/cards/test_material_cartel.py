"""Material Cartel."""

from tests.arcs.cards.families import CartelScenes


class TestMaterialCartel(CartelScenes):
    card, resource, other = "material_cartel", "material", "fuel"
