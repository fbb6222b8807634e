"""Which cards react at the same moment, read a second time from the view (p. 22)."""

from stolik.games.arcs.messages.views import ArcsView, PlayerView

CARTELS = {"material_cartel": "material", "fuel_cartel": "fuel"}


def after_battle(view: ArcsView, tactical: bool, won: bool) -> set[str]:
    """The attacker's drones and the move of the Warrior, if he has not moved before it; the Elder who defended."""
    fight = view.fights[-1]
    attacker, defender = view.players[fight.attacker], view.players[fight.defender]
    x = next(x for x in view.systems if x.id == fight.system)
    drones = "repair_drones" in attacker.lore and x.damaged[fight.attacker] > 0
    tactical = tactical and attacker.leader == "warrior" and attacker.mode in ("copy", "pivot")
    beloved = won and defender.leader == "elder" and defender.agents > 0
    found = {"repair_drones": drones, "warrior": tactical, "elder": beloved}
    return {card for card, reacts in found.items() if reacts}


def after_scoring(view: ArcsView) -> set[str]:
    """Cartels if a rival has such tokens, and the Fuel-Drinker after Tycoon."""
    found = {card for p in view.players for card in p.cards if card in CARTELS and any(lose(p, card, view))}
    tycoon = any(m.ambition == "tycoon" for m in view.markers)
    drinkers = [p for p in view.players if p.leader == "fuel_drinker" and "fuel" in p.resources]
    return found | ({"fuel_drinker"} if tycoon and drinkers else set())


def lose(holder: PlayerView, cartel: str, view: ArcsView) -> list[bool]:
    return [CARTELS[cartel] in p.resources for p in view.players if p.seat != holder.seat]


def after_declaring(view: ArcsView, p: PlayerView) -> set[str]:
    found = {
        "farseers": "farseers" in p.cards,
        "upstart": p.leader == "upstart" and any(view.supply.values()),
        "demagogue": p.leader == "demagogue" and p.agents > 0,
    }
    return {card for card, reacts in found.items() if reacts}
