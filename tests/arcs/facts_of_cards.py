"""What the reasons about cards and their questions state, looked up on the table with none of the rules."""

from stolik.games.arcs.ids import (
    ACTION_CARD,
    CARD,
    COPY,
    NOTHING,
    PIVOT,
    RELIC,
    SUITS,
    SURPASS,
    WEAPON,
)
from stolik.games.arcs.tables import SLOTS, TYPE_OF
from tests.arcs.look import Check, Look

POWERS = {
    "manufacture": ["mining_interest"], "synthesize": ["shipping_interest"], "trade": ["elder_broker"],
    "abduct": ["court_enforcers"], "pressgang": ["prison_wardens"], "execute": ["prison_wardens"],
    "summon": ["tool_priests"], "fire_rifles": ["galactic_rifles"], "nurture": ["living_structures"],
    "prune": ["living_structures"], "build": ["cloud_cities"], "move": ["warrior"],
    "prelude": [
        "mining_interest", "shipping_interest", "material_cartel", "fuel_cartel", "admin_union", "construction_union",
        "spacing_union", "arms_union", "gatekeepers", "prison_wardens", "skirmishers", "court_enforcers",
        "loyal_marines", "lattice_spies", "farseers", "silver_tongues", "elder_broker", "relic_fence",
    ],
}  # fmt: skip
"""Button of a card -> the cards that have it."""
CLICKED = {card for cards in POWERS.values() for card in cards} | {
    "galactic_bards", "gate_ports", "gate_stations", "feastbringer",
}  # fmt: skip
"""Cards that bring something when it is the holder's turn."""


def cannot_trade(k: Look, place: int) -> bool:
    rival = k.stands(place)[0]
    asked = any(token in k.types(place) for token in k.tokens(rival))
    return not asked or all(k.has_type(rival, token) for token in k.tokens(k.seat))


def moved_fresh(k: Look) -> set[int]:
    moved = k.s.voyages[-1].moved
    return {moved[i] for i in range(0, len(moved), 2) if moved[i + 1]}


def gates(k: Look) -> list[int]:
    return [system for system in k.systems if system % 4 == 0]


def taxable(k: Look, place: int) -> bool:
    own = k.stands(place)[0] == k.seat
    return place not in k.s.used and (own or k.ruler(place // 3) == k.seat)


CHECKS_OF_CARDS: dict[str, Check] = {
    # powers of cards
    "card-by-itself": lambda k: k.card() in k.held(k.seat) and k.card() not in CLICKED,
    "card-locked": lambda k: CARD[k.card()] in k.s.locked,
    "card-used": lambda k: CARD[k.card()] in k.s.used_cards,
    "needs-surpass-or-pivot": lambda k: k.s.modes[k.seat] not in (SURPASS, PIVOT),
    "needs-copy-or-pivot": lambda k: k.s.modes[k.seat] not in (COPY, PIVOT) or k.kind == "granted",
    "declare-there": lambda k: "declare" in k.tags,
    "choose-a-gate": lambda k: any(k.usable(f"system:gate_{i}", f"do:build-{kind}")
                                   for i in range(1, 7) for kind in ("city", "starport")),
    "no-face-up-card": lambda k: not k.face_up(SUITS.index(k.value("suit"))),
    "no-captives": lambda k: not any(k.p.captives),
    "too-many-agents": lambda k: k.number("icons") == k.icons(WEAPON) and not any(
        0 < k.rival_agents(i) < k.icons(WEAPON) for i in k.court()),
    "no-trade": lambda k: all(k.stands(i)[0] == k.seat or k.ruler(i // 3) != k.seat or cannot_trade(k, i)
                              for i in k.cities()),
    "nothing-to-fence": lambda k: (k.s.supply[RELIC] == 0 and RELIC not in k.tokens(k.seat)) or not k.tokens(k.seat),
    "no-city-controlled": lambda k: not any(k.ruler(place // 3) == k.seat for place in k.cities()),
    "nothing-in-range": lambda k: not any(k.fresh(k.seat, i) and any(map(k.rivals_in, k.near(i))) for i in k.systems),
    "nothing-to-nurture": lambda k: not any(
        k.stands(i)[0] == k.seat and taxable(k, i) and ("upstart" not in k.held(k.seat) or k.ruler(i // 3) == k.seat)
        for i in k.cities()),
    "nothing-to-prune": lambda k: not any(
        k.stands(i)[0] == k.seat and i % 3 < SLOTS[i // 3] and (
            k.p.starports if k.stands(i)[1] == "city" else k.p.cities) for i in range(len(k.s.buildings))),
    "no-cloud-planet": lambda k: not any(
        i % 4 and k.has_piece(k.seat, i) and k.s.buildings[3 * i + 2] == 0 and k.spendable(TYPE_OF[i])
        for i in k.systems),
    "no-gate-free": lambda k: not all(k.has_piece(k.seat, i) and not any(k.s.buildings[3 * i : 3 * i + 2])
                                      for i in gates(k)),
    "gate-taken": lambda k: k.system() % 4 == 0 and any(k.s.buildings[3 * k.system() : 3 * k.system() + 2]),
    "no-move-to-battle": lambda k: not any(
        k.ships(k.seat, i) and any(map(k.rivals_in, k.near(i))) for i in k.systems),
    "no-influence-to-secure": lambda k: k.p.agents > 0 and all(k.agents(i)[0] + 1 <= k.agents(i)[1] for i in k.court()),
    # questions of cards
    "not-among-systems": lambda k: k.number("systems") == len(k.top.systems) and k.number("ships") == k.p.ships and (
        k.system() not in k.top.systems[: len(k.top.systems) - k.p.ships + 1]),
    "steal-from-rivals": lambda k: k.seat in [
        *(owner for owner, _ in k.slots()), *(k.owner(name) for name in k.pointed("card"))],
    "no-guild-card-held": lambda k: all(CARD.get(k.card(), NOTHING) not in p.cards for p in k.s.players),
    "rival-has-type": lambda k: k.has_type(k.who(), k.resource()),
    "rival-cities-only": lambda k: any(k.stands(place)[0] == k.seat for place in k.buildings()),
    "nothing-to-swap": lambda k: any(cannot_trade(k, place) and place // 3 == k.system() for place in k.buildings()),
    "not-in-a-slot": lambda k: any(place % 3 >= SLOTS[place // 3] for place in k.buildings()),
    "planets-only": lambda k: k.system() % 4 == 0,
    "clouds-full": lambda k: k.s.buildings[3 * k.system() + 2] > 0,
    "no-fresh-ships": lambda k: k.fresh(k.seat, k.system()) == 0,
    "nobody-in-range": lambda k: not any(map(k.rivals_in, k.near(k.system()))),
    "did-not-move": lambda k: k.system() not in moved_fresh(k),
    "no-sprinters-near": lambda k: not moved_fresh(k) & {*k.near(k.system())},
    "own-guild-card": lambda k: CARD.get(k.card(), NOTHING) not in k.p.cards,
    "card-must-stay": lambda k: k.card() == "galactic_bards" and k.s.modes[k.seat] in (SURPASS, PIVOT),
    "secure-must-follow": lambda k: all(k.agents(i)[0] + 1 <= k.agents(i)[1] for i in k.in_court()) and not any(
        k.agents(i)[0] > k.agents(i)[1] for i in k.court()),
    "abduct-fewer": lambda k: k.number("icons") == k.icons(WEAPON) and any(
        k.number("agents") == k.rival_agents(i) and not 0 < k.rival_agents(i) < k.icons(WEAPON) for i in k.in_court()),
    "from-the-left": lambda k: any(i < k.top.position for i in k.in_court()),
    "only-face-up": lambda k: not any(
        ACTION_CARD.get(name, NOTHING) in k.face_up(SUITS.index(k.value("suit"))) for name in k.pointed("card")),
    "no-hand": lambda k: not k.hand(k.who()),
    "not-in-that-hand": lambda k: any(name not in k.hand(k.who()) for name in k.pointed("card")),
    "captives-passed": lambda k: k.who() < k.top.owner and k.p.captives[k.who()] > 0,
    "no-captives-of": lambda k: k.p.captives[k.who()] == 0,
}  # fmt: skip
