"""What each reason of Arcs states, looked up on the table with none of the rules."""

from typing import Any

import stolik
from stolik.games.arcs.ids import (
    ACTION_CARD,
    AMBITION,
    CARD,
    CARDS,
    LEAD,
    NOTHING,
    NUMBER_OF,
    RESOURCE,
    SUIT_OF,
    SUITS,
    SYSTEM,
    VERB,
    WEAPON,
    is_leader,
)
from stolik.games.arcs.tables import CARD_KEYS, FACE, PRINTED, SLOTS
from stolik.kernel.messages import Reason
from tests.arcs.facts_of_cards import CHECKS_OF_CARDS, POWERS, taxable
from tests.arcs.look import LOYAL, Check, Look
from tools.truth import COMMON, Fact, Targets

AIMS = {
    "tax": ["building"], "repair": ["building", "wreck"], "influence": ["card"], "secure": ["card"],
    "battle": ["system", "seat"], "build-city": ["system"], "build-starport": ["system"], "build-ship": ["building"],
}  # fmt: skip
"""Button -> what its action is aimed at."""
ASKERS = {
    "cloud_city": "cloud_cities", "abduct": "court_enforcers", "bold": "demagogue", "trade": "elder_broker",
    "foresight": "farseers", "new_hand": "farseers", "influence_then_secure": "feastbringer", "gift": "feastbringer",
    "rifles": "galactic_rifles", "gardening": "living_structures", "captives": "prison_wardens",
    "fence": "relic_fence", "freedom": "song_of_freedom", "sprint": "sprinter_drives", "summon": "tool_priests",
    "ambitious": "upstart", "move_then_battle": "warrior", "free_move": "warrior", "uprising": "mass_uprising",
    "spreading": "outrage_spreads", "demands": "populist_demands",
}  # fmt: skip
"""Question -> the card that asks it, where the question does not remember it."""


def values(k: Look) -> tuple[int, int]:
    return k.number("own"), k.number("most")


def suit_of_lead(k: Look) -> bool:
    return SUITS.index(k.value("suit")) == SUIT_OF[k.s.lead]


def lead_counts(k: Look) -> int:
    return 0 if k.s.zero else NUMBER_OF[k.s.lead]


def equal_token(k: Look) -> bool:
    """Another slot of equal cost holds such a token; a token that arrives counts as one."""
    for owner, slot in k.slots():
        held = k.s.players[owner].resources
        if slot != NOTHING and held[slot] != NOTHING:
            others = [i for i in range(7) if i != slot and held[i] == held[slot] and k.cost(i) == k.cost(slot)]
            arriving = k.kind == "storing" and k.p.arriving and k.p.arriving[0] == held[slot]
            return bool(others) or bool(arriving)
    return False


def nothing_to_rearrange(k: Look) -> bool:
    """There are no tokens, all slots cost the same, or equal tokens are in the most expensive slots they could have."""
    slots = k.open_slots(k.seat)
    lying = [slot for slot in slots if k.p.resources[slot] != NOTHING]
    if not lying or len({k.cost(slot) for slot in slots}) == 1:
        return True
    if len({*k.tokens(k.seat), *k.p.arriving}) > 1:
        return False
    free = sorted(k.cost(slot) for slot in slots if slot not in lying)[: -len(k.p.arriving) or None]
    return all(cost <= min(k.cost(slot) for slot in lying) for cost in free)


def forbids(k: Look) -> bool:
    card = k.card()
    if card == "hidden_harbors":
        f = k.s.fights[-1]
        ports = [k.stands(3 * f.system + i) for i in range(3)]
        return (f.defender, "starport", False) in ports and card in k.held(f.defender)
    if card not in k.held(k.seat):
        return False
    if card == "upstart":
        cities = k.buildings() or k.cities()
        return any(k.stands(place)[1] == "city" and k.ruler(place // 3) != k.seat for place in cities)
    if card == "demagogue":
        return any(k.agents(i)[0] == 1 and k.s.court[i] < len(CARD_KEYS) for i in k.court())
    return card == "feastbringer" and [CARDS[c] for c in k.p.cards if CARDS[c] != "galactic_bards"] == []


def belongs(k: Look) -> bool:
    things = [owner for owner, _ in k.slots()] + [k.stands(place)[0] for place in k.buildings()]
    return k.who() != k.seat and k.who() in things + [k.owner(name) for name in k.pointed("card")]


def supply(k: Look) -> bool:
    p = k.p
    empty = {"city": p.cities, "starport": p.starports, "ship": p.ships, "building": p.cities + p.starports}
    return empty[k.value("piece")] == 0


def too_many_dice(k: Look) -> bool:
    if k.kind == "rifles":
        return k.number("most") == min(6, k.fresh(k.seat, k.top.origin)) < k.number("count")
    dice = [int(name.partition(".")[2]) for name in k.pointed("die")]
    if k.number("most") == k.attackers():
        return sum(dice) == k.number("count") > k.attackers()
    return k.number("most") == 6 < max(dice) == k.number("count")


def no_such_die(k: Look) -> bool:
    rolled, die = k.s.fights[-1].rolled, k.top.die
    if k.top.left != k.number("dice"):
        return False
    for name in k.pointed("face"):
        face = int(name.partition(".")[2])
        shown = [i for i in range(k.top.face, 6) if rolled[6 * die + i] and FACE[6 * die + i] == FACE[6 * die + face]]
        return name.partition(".")[0] != ["skirmish", "assault", "raid"][die] or k.top.left == 0 or shown[:1] != [face]
    return False


def party(k: Look) -> tuple[int | None, int | None]:
    """How many fresh and damaged ships are pointed at."""
    counts = {sort: int(n) for sort, n in (name.split(".") for name in k.pointed("number"))}
    return counts.get("fresh"), counts.get("damaged")


def not_so_many(k: Look) -> bool:
    v = k.s.voyages[-1]
    fresh, damaged = party(k)
    more = (fresh or 0) > v.fresh or (damaged or 0) > v.damaged
    return more and (k.number("fresh"), k.number("damaged"), k.system()) == (v.fresh, v.damaged, v.at)


def no_battle_follows(k: Look) -> bool:
    """A move that must leave a battle possible; into the very system of a rival it would."""
    bound = k.kind == "move_then_battle" or k.s.voyages[-1].must_battle
    goals = [SYSTEM[name] for name in k.pointed("system")]
    return bound and not any(k.rivals_in(goal) for goal in goals if not k.pointed("ship"))


def not_for_action(k: Look) -> bool:
    """Some thing pointed at beside the button is not what its action is aimed at."""
    buttons = [name for name in k.pointed("do") if name.partition("-")[0] == k.value("action")]
    kinds = [target.partition(":")[0] for target in k.targets if not target.startswith("do:")]
    return any(kind not in AIMS[name] or (kind == "card" and not k.in_court()) for name in buttons for kind in kinds)


CHECKS: dict[str, Check] = {
    # what is there, what is asked
    "not-there": lambda k: any(t not in k.things for t in k.targets),
    "not-asked": lambda k: k.kind == "turn" and not k.usable(*k.targets),
    "not-together": lambda k: not k.usable(*k.targets) and all(k.usable(t) for t in k.targets),
    "not-for-action": not_for_action,
    "step-first": lambda k: k.value("step") == k.kind,
    "card-first": lambda k: k.card() == (ASKERS.get(k.kind) or CARDS[k.top.card]),
    "no-card-for-it": lambda k: not any(c in k.held(k.seat) for name in k.pointed("do") for c in POWERS.get(name, [])),
    # draft
    "draft-first": lambda k: k.kind == "drafting",
    "drafted": lambda k: any(k.owner(name) == k.who() for name in k.pointed("card")),
    "has-leader": lambda k: any(is_leader(card) for card in k.p.traits),
    "has-lore": lambda k: sum(not is_leader(c) for c in k.p.traits) == k.number("count") == k.s.options.lore,
    # playing a card
    "card-lies-there": lambda k: any(c in ACTION_CARD and c not in k.hand(k.seat) for c in k.pointed("card")),
    "play-a-card-first": lambda k: k.asked in ("lead", "follow"),
    "card-played": lambda k: k.s.played[k.seat] == ACTION_CARD[k.card()] and k.s.active == k.seat,
    "you-lead": lambda k: k.s.lead == NOTHING,
    "you-follow": lambda k: k.s.lead != NOTHING and k.s.initiative != k.seat,
    "nothing-surpasses": lambda k: suit_of_lead(k) and k.number("number") == lead_counts(k) and not any(
        SUIT_OF[c] == SUIT_OF[k.s.lead] and NUMBER_OF[c] > lead_counts(k) for c in k.p.hand),
    "no-surpass-with": lambda k: suit_of_lead(k) and k.number("number") == lead_counts(k) and (
        SUIT_OF[ACTION_CARD[k.card()]] != SUIT_OF[k.s.lead] or NUMBER_OF[ACTION_CARD[k.card()]] <= lead_counts(k)),
    "no-pivot-with": lambda k: suit_of_lead(k) and SUIT_OF[ACTION_CARD[k.card()]] == SUIT_OF[k.s.lead],
    "no-other-suit": lambda k: suit_of_lead(k) and all(SUIT_OF[c] == SUIT_OF[k.s.lead] for c in k.p.hand),
    # declaring and seizing
    "only-the-leader-declares": lambda k: k.s.leader == k.who() != k.seat and "galactic_bards" not in k.held(k.seat),
    "acted-already": lambda k: bool(k.s.acted),
    "no-marker": lambda k: NOTHING not in k.s.markers,
    "declared-already": lambda k: bool(k.s.declared) and k.s.modes[k.seat] == LEAD,
    "declared-this-round": lambda k: bool(k.s.declared),
    "no-ambition": lambda k: k.number("number") == NUMBER_OF[k.s.played[k.seat]] == 1,
    "other-ambition": lambda k: k.number("number") == NUMBER_OF[k.s.played[k.seat]] and any(
        AMBITION[name] != PRINTED[k.s.played[k.seat]] for name in k.pointed("ambition")),
    "own-initiative": lambda k: k.s.initiative == k.seat,
    "seized-already": lambda k: bool(k.s.seized) and k.s.initiative == k.who(),
    "no-second-card": lambda k: not k.p.hand,
    # tokens
    "not-yours": belongs,
    "empty-slot": lambda k: any(i == NOTHING or k.s.players[o].resources[i] == NOTHING for o, i in k.slots()),
    "same-token": equal_token,
    "same-slot": lambda k: any(k.cost(i) == k.cost(j) for _, j in k.slots() for i in k.free_slots() if i != j),
    "slot-taken": lambda k: any(i != NOTHING and k.p.resources[i] != NOTHING for _, i in k.slots()),
    "slot-in-turn": lambda k: k.top.laying and k.top.order[0] + 1 == k.number("slot"),
    "slot-of-other": lambda k: any(owner != k.who() for owner, _ in k.slots()),
    "not-arriving": lambda k: k.resource() not in k.p.arriving,
    "next-token": lambda k: k.resource() == k.p.arriving[0] and k.value("resource") not in k.pointed("resource"),
    "no-slot-left": lambda k: not k.free_slots(),
    "room-left": lambda k: bool(k.free_slots()),
    "nothing-to-rearrange": nothing_to_rearrange,
    "no-such-token": lambda k: not k.spendable(k.resource()),
    "not-spent-as": lambda k: any(k.p.resources[i] == k.resource() for _, i in k.slots()) and (
        k.value("other") != k.value("resource") and LOYAL[RESOURCE[k.value("other")]] not in k.held(k.seat)),
    "only-this-type": lambda k: any(k.s.players[o].resources[i] != k.resource() for o, i in k.slots()),
    "supply-empty": lambda k: k.s.supply[k.resource()] + (k.s.spent[k.resource()] if k.kind == "turn" else 0) == 0,
    "prelude-over": lambda k: not k.s.prelude,
    # what pays
    "no-pips": lambda k: k.s.pips == 0,
    "wrong-action": lambda k: not k.verbs() & VERB[k.value("action")],
    "cluster-by-card": lambda k: k.kind == "turn",
    # control, tax, build, repair
    "no-control": lambda k: values(k)[0] <= values(k)[1] and values(k) == (
        k.fresh(k.seat, k.system()), max(k.fresh(rival, k.system()) for rival in k.rivals)),
    "nobody-controls": lambda k: k.ruler(k.system()) == NOTHING,
    "rival-controls": lambda k: k.ruler(k.system()) == k.who() != k.seat,
    "not-a-city": lambda k: any(k.stands(place)[1] != "city" for place in k.buildings()),
    "taxed-already": lambda k: any(place in k.s.used for place in k.buildings()),
    "nothing-to-tax": lambda k: not any(taxable(k, place) for place in k.cities()),
    "gate-has-no-slot": lambda k: k.system() % 4 == 0,
    "slots-full": lambda k: not k.room(k.system()) and k.number("slots") == SLOTS[k.system()],
    "no-piece-there": lambda k: not k.has_piece(k.seat, k.system()),
    "none-in-supply": supply,
    "no-place-to-build": lambda k: not any(k.room(i) and k.has_piece(k.seat, i) for i in k.systems if i % 4),
    "not-a-starport": lambda k: any(k.stands(place)[1] != "starport" for place in k.buildings()),
    "starport-used": lambda k: any(place in k.s.used for place in k.buildings()),
    "no-starport-ready": lambda k: not any(
        k.stands(i)[:2] == (k.seat, "starport") and i not in k.s.used for i in range(len(k.s.buildings))),
    "not-damaged": lambda k: any(not k.stands(place)[2] for place in k.buildings()),
    "nothing-damaged": lambda k: not any(k.s.damaged[k.seat :: 4]) and not any(
        k.stands(i)[0] == k.seat and k.stands(i)[2] for i in range(len(k.s.buildings))),
    "not-its-type": lambda k: any(RESOURCE[name] not in k.types(k.top.place) for name in k.pointed("resource")) or any(
        k.s.players[o].resources[i] not in k.types(k.top.city) for o, i in k.slots()),
    "card-forbids": forbids,
    # moves
    "no-ships-there": lambda k: k.ships(k.seat, k.system()) == 0,
    "no-ships-near": lambda k: not any(k.ships(k.seat, near) for near in k.near(k.system())),
    "not-adjacent": lambda k: SYSTEM[k.value("to")] not in k.near(k.system()),
    "ships-first": lambda k: k.asked == "ships" and k.top.to == k.system(),
    "group-goes-on": lambda k: k.asked == "catapult" and k.s.voyages[-1].at == k.system(),
    "been-there": lambda k: k.system() in k.s.voyages[-1].seen and (
        k.s.voyages[-1].fresh + k.s.voyages[-1].damaged == 1),
    "leave-one-behind": lambda k: k.top.to in k.s.voyages[-1].seen and k.s.voyages[-1].at == k.system(),
    "not-so-many": not_so_many,
    "none-would-go": lambda k: party(k) in ((0, 0), (0, None), (None, 0)),
    "too-many-ships": lambda k: k.card() == "rebel" and sum(n or 0 for n in party(k)) > 2 == k.number("most"),
    "battle-must-follow": no_battle_follows,
    "gates-only": lambda k: any(SYSTEM[name] % 4 for name in k.pointed("system")),
    # the court
    "no-agents": lambda k: k.p.agents == 0,
    "court-empty": lambda k: not k.court(),
    "not-in-court": lambda k: k.card() in k.pointed("card") and not k.in_court(),
    "not-most-agents": lambda k: values(k)[0] <= values(k)[1] and values(k) in [k.agents(i) for i in k.in_court()],
    "nothing-to-secure": lambda k: all(k.agents(i)[0] <= k.agents(i)[1] for i in k.court()),
    "no-agent-of-defender": lambda k: any(k.s.influence[4 * i + k.who()] == 0 for i in k.in_court()),
    # battle
    "that-is-you": lambda k: str(k.seat) in k.pointed("seat"),
    "no-common-system": lambda k: not any(k.ships(k.seat, i) and k.has_piece(k.who(), i) for i in k.systems),
    "no-rival-there": lambda k: not k.rivals_in(k.system()),
    "no-piece-of": lambda k: not k.has_piece(k.who(), k.system()),
    "nobody-to-fight": lambda k: not any(k.ships(k.seat, i) and k.rivals_in(i) for i in k.systems),
    "in-battle": lambda k: k.kind == "fighting" and k.s.fights[-1].defender == k.who(),
    "no-raid-dice": lambda k: any(k.has_building(k.who(), i) for i in k.systems) and not (
        k.has_building(k.who(), k.s.fights[-1].system)),
    "too-many-dice": too_many_dice,
    "too-few-dice": lambda k: "rebel" in k.held(k.seat) and k.number("count") < k.number("fewest") == 2,
    "no-reroll": lambda k: not any(t == f"card:{k.card()}" for legal in k.legal for t in legal) and (
        k.card() not in ("skirmishers", "seeker_torpedoes") or CARD[k.card()] in k.s.fights[-1].rerolled
        or k.owner(k.card()) != k.seat or not k.s.fights[-1].dice[k.card() == "seeker_torpedoes"]
        or (k.fresh(k.seat, k.s.fights[-1].system) if k.card() == "seeker_torpedoes" else k.icons(WEAPON)) == 0),
    "no-such-die": no_such_die,
    "hits-first": lambda k: k.kind == "hit_ships" and (k.top.hits, k.top.owner) == (k.number("hits"), k.who()),
    "hits-otherwise": lambda k: not k.usable(*k.targets) and k.number("hits") == k.top.hits and (
        k.number("fresh") == k.fresh(k.top.owner, k.top.system)),
    "not-in-battle": lambda k: k.system() == k.top.system and any(i // 3 != k.top.system for i in k.buildings()),
    "not-of-defender": lambda k: k.who() not in [k.stands(place)[0] for place in k.buildings()] + [
        owner for owner, _ in k.slots()] + [k.owner(name) for name in k.pointed("card")],
    "guarded": lambda k: "sworn_guardians" in k.held(k.who()),
    "too-few-keys": lambda k: k.s.fights[-1].symbols[4] == k.number("keys") < k.number("cost") and k.number("cost") in (
        [k.cost(slot) for _, slot in k.slots()] + [CARD_KEYS[CARD[name]] for name in k.pointed("card")]),
    "does-not-react": lambda k: CARD.get(k.card(), NOTHING) not in k.top.cards,
    **CHECKS_OF_CARDS,
}  # fmt: skip


def fact(check: Check) -> Fact:
    def looked_up(game: stolik.Game, state: Any, seat: int, targets: Targets, reason: Reason) -> bool:
        return check(Look(game, state, seat, targets, reason))

    return looked_up


def is_so(game: stolik.Game, state: Any, seat: int, targets: Targets, reason: Reason) -> bool:
    """Whether a reason that was given holds; for scenes of questions that random games hardly meet."""
    return {**COMMON, **FACTS}[reason.code](game, state, seat, targets, reason)


FACTS: dict[str, Fact] = {code: fact(check) for code, check in CHECKS.items()}
