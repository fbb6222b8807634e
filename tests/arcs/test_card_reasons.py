"""What each card says of things that are no answer to its question, by values and page."""

from stolik.games.arcs.ids import ACTION_CARD
from stolik.games.arcs.messages.actions import (
    Battle,
    CollectDice,
    Declare,
    Done,
    Influence,
    Move,
    PickBuilding,
    PickCluster,
    PickCourt,
    PickSeat,
    PickSystem,
    PickToken,
    Secure,
    Ships,
)
from stolik.games.arcs.messages.events import Captured
from stolik.kernel.messages import Reason
from tests.arcs.cards.table import ME, RIVAL, THIRD, Table
from tests.arcs.test_asked_reasons import secure, why

# --- guild cards ---


def test_muster_needs_control() -> None:
    t = Table()
    t.cards(ME, "skirmishers")
    t.ships(ME, "gate_1", 2)
    t.ships(ME, "gate_2", 1)
    t.ships(ME, "gate_3", 1)
    t.ships(RIVAL, "gate_3", 3)
    t.lead(ME, "mobilization_2")
    t.use(ME, "skirmishers")
    assert why(t, "system:gate_3") == Reason("no-control", {"system": "system:gate_3", "own": 1, "most": 3}, "7")


def test_ships_for_every_gate() -> None:
    t = Table()
    t.cards(ME, "gatekeepers")
    t.ships(ME, "gate_1", 12)
    t.lead(ME, "mobilization_2")
    t.use(ME, "gatekeepers")
    t.do(PickSystem(ME, "gate_2"))
    assert why(t, "system:gate_1") == Reason(
        "not-among-systems", {"system": "system:gate_1", "ships": 2, "systems": 3}, "22"
    )


def test_theft() -> None:
    t = Table()
    t.cards(ME, "silver_tongues", "farseers")
    t.cards(RIVAL, "sworn_guardians", "loyal_pilots")
    t.cards(THIRD, "relic_fence", "elder")
    t.tokens(ME, "fuel")
    t.tokens(RIVAL, "fuel")
    t.tokens(THIRD, "relic", slot=1)
    t.court("call_to_action")
    t.ships(ME, "gate_1", 2)
    t.lead(ME, "mobilization_2")
    t.use(ME, "silver_tongues")
    assert why(t, "slot:0.0") == Reason("steal-from-rivals", {}, "23")
    assert why(t, "slot:1.0") == Reason("guarded", {"seat": "seat:1"}, "20")
    assert why(t, "slot:2.0") == Reason("empty-slot", {}, "17")
    assert why(t, "card:farseers") == Reason("steal-from-rivals", {}, "23")
    assert why(t, "card:loyal_pilots") == Reason("guarded", {"seat": "seat:1"}, "20")
    assert why(t, "card:elder") == Reason("no-guild-card-held", {"card": "card:elder"}, "17")
    assert why(t, "card:call_to_action") == Reason("no-guild-card-held", {"card": "card:call_to_action"}, "17")


def test_theft_of_one_type() -> None:
    t = Table()
    t.cards(ME, "material_cartel")
    t.tokens(RIVAL, "fuel", "material")
    t.tokens(THIRD, "material")
    t.ships(ME, "gate_1", 2)
    t.lead(ME, "mobilization_2")
    t.use(ME, "material_cartel")
    assert why(t, "slot:1.0") == Reason("only-this-type", {"resource": "resource:material"}, "20")


def test_unions() -> None:
    t = Table()
    t.cards(ME, "arms_union")
    t.ships(ME, "gate_1", 2)
    t.pivot(ME, "construction_3", lead="aggression_4", leader=RIVAL)
    t.s.played[THIRD] = ACTION_CARD["aggression_6"]
    t.s.modes[THIRD] = 1
    t.s.discard.remove(ACTION_CARD["aggression_6"])
    t.s.pending = None
    t.use(ME, "arms_union")
    assert why(t, "card:construction_3") == Reason("only-face-up", {"suit": "suit:aggression"}, "20")


def test_captives() -> None:
    t = Table()
    t.cards(ME, "prison_wardens")
    t.captives(ME, RIVAL, 1)
    t.captives(ME, THIRD, 2)
    t.ships(ME, "gate_1", 2)
    t.lead(ME, "construction_2")
    t.s.supply[1], t.s.players[THIRD].resources[0:5] = 0, [1] * 5
    t.s.pending = None
    t.use(ME, "prison_wardens", "pressgang")
    assert why(t, "seat:3") == Reason("no-captives-of", {"seat": "seat:3"}, "20")
    t.do(PickSeat(ME, THIRD))
    assert why(t, "resource:fuel") == Reason("supply-empty", {"resource": "resource:fuel"}, "23")
    t.do(next(a for a in t.options if a.tag == "pick-resource"))
    t.store()
    assert why(t, "seat:1") == Reason("captives-passed", {"seat": "seat:1"}, "20")


def test_abduction() -> None:
    t = Table()
    t.cards(ME, "court_enforcers", "arms_union")
    t.court("farseers", "silver_tongues", "lattice_spies", "secret_order")
    t.agents(RIVAL, "farseers", 1)
    t.agents(RIVAL, "silver_tongues", 1)
    t.agents(RIVAL, "lattice_spies", 2)
    t.lead(ME, "aggression_2")
    t.use(ME, "court_enforcers", "abduct")
    assert why(t, "card:lattice_spies") == Reason("abduct-fewer", {"agents": 2, "icons": 2}, "20")
    assert why(t, "card:secret_order") == Reason("abduct-fewer", {"agents": 0, "icons": 2}, "20")
    assert why(t, "card:arms_union") == Reason("not-in-court", {"card": "card:arms_union"}, "13")
    assert Captured(ME, RIVAL, 1) in t.do(PickCourt(ME, "farseers"))


def test_trade() -> None:
    t = Table()
    t.cards(ME, "elder_broker")
    for planet in ("hex_1", "crescent_1", "arrow_1", "hex_4"):
        t.ships(ME, planet, 1)
    t.city(RIVAL, "hex_1")
    t.city(THIRD, "crescent_1")
    t.city(RIVAL, "arrow_1")  # its owner has no weapon
    t.starport(RIVAL, "arrow_1")
    t.city(ME, "hex_4")
    t.city(RIVAL, "arrow_4")
    t.ships(RIVAL, "arrow_4", 1)
    t.tokens(RIVAL, "material", "fuel")
    t.tokens(RIVAL, "material", slot=2)
    t.tokens(THIRD, "fuel")
    t.tokens(ME, "fuel", "relic", "psionic")
    t.lead(ME, "administration_2")
    t.use(ME, "elder_broker", "trade")
    assert why(t, "building:arrow_1.2") == Reason("not-a-city", {"system": "system:arrow_1"}, "12")
    assert why(t, "building:arrow_4.1") == Reason("no-control", {"system": "system:arrow_4", "own": 0, "most": 1}, "7")
    assert why(t, "building:hex_4.1") == Reason("rival-cities-only", {"system": "system:hex_4"}, "20")
    assert why(t, "building:arrow_1.1") == Reason(
        "nothing-to-swap", {"seat": "seat:1", "system": "system:arrow_1"}, "20"
    )
    t.do(PickBuilding(ME, "hex_1.1"))
    assert why(t, "slot:1.1") == Reason("not-its-type", {"system": "system:hex_1"}, "12")
    assert why(t, "slot:2.0") == Reason("slot-of-other", {"seat": "seat:1"}, "17")
    t.do(PickToken(ME, RIVAL, 0, "material"))
    assert why(t, "slot:0.0") == Reason("rival-has-type", {"seat": "seat:1", "resource": "resource:fuel"}, "20")


def test_a_look_into_a_hand() -> None:
    t = Table()
    t.cards(ME, "farseers")
    t.ships(ME, "gate_1")
    t.hand(ME, "construction_3", "construction_4")
    t.hand(RIVAL, "construction_6", "construction_5")
    t.hand(THIRD, "aggression_6")
    t.lead(ME, "mobilization_2")
    t.do(Declare(ME, "tycoon"))
    assert why(t, "seat:3") == Reason("no-hand", {"seat": "seat:3"}, "20")
    assert why(t, "seat:0") == Reason("that-is-you", {}, "20")
    t.do(PickSeat(ME, RIVAL))
    assert why(t, "card:construction_3") == Reason("not-in-that-hand", {"seat": "seat:1"}, "20")
    t.do(next(a for a in t.options if a.tag == "pick-action"))
    assert why(t, "card:mobilization_2") == Reason("not-in-that-hand", {"seat": "seat:0"}, "20")


def test_a_fence() -> None:
    t = Table()
    t.cards(ME, "relic_fence")
    t.ships(ME, "gate_1", 2)
    t.tokens(ME, "fuel", "relic")
    t.tokens(RIVAL, "weapon")
    t.lead(ME, "mobilization_2")
    t.use(ME, "relic_fence")
    assert why(t, "slot:1.0") == Reason("slot-of-other", {"seat": "seat:0"}, "17")


def test_bards_are_used_by_the_ambition() -> None:
    t = Table()
    t.cards(ME, "galactic_bards")
    t.ships(ME, "gate_1")
    t.pivot(ME, "mobilization_3", lead="construction_4", leader=RIVAL)
    assert why(t, "card:galactic_bards") == Reason("declare-there", {}, "9")
    t = Table()
    t.cards(ME, "galactic_bards")
    t.ships(ME, "gate_1")
    t.pivot(ME, "mobilization_1", lead="construction_4", leader=RIVAL)
    assert why(t, "card:galactic_bards") == Reason("no-ambition", {"number": 1}, "9")
    t = Table()
    t.cards(ME, "galactic_bards", "feastbringer")
    t.ships(ME, "gate_1")
    t.pivot(ME, "mobilization_3", lead="construction_4", leader=RIVAL)
    assert why(t, "card:galactic_bards") == Reason("card-forbids", {"card": "card:feastbringer"}, "21")


# --- vox cards ---


def test_freedom() -> None:
    t = secure("song_of_freedom")
    t.city(ME, "hex_1")
    t.ships(ME, "hex_1", 1)
    t.city(RIVAL, "arrow_1")
    t.starport(ME, "hex_1")
    t.lead(ME, "aggression_2")
    t.do(Secure(ME, "song_of_freedom"))
    assert why(t, "building:arrow_1.1") == Reason("no-control", {"system": "system:arrow_1", "own": 0, "most": 0}, "7")
    assert why(t, "building:hex_1.2") == Reason("not-a-city", {"system": "system:hex_1"}, "12")
    t.do(PickBuilding(ME, "hex_1.1"))
    assert t.kind() != "free-seize"  # I have the initiative


def test_an_uprising() -> None:
    t = secure("mass_uprising")
    t.ships(ME, "gate_1", 13)
    t.lead(ME, "aggression_2")
    t.do(Secure(ME, "mass_uprising"))
    assert why(t, "system:gate_2") == Reason("card-first", {"card": "card:mass_uprising"}, "13")
    t.do(PickCluster(ME, 2))
    assert why(t, "system:gate_1") == Reason(
        "not-among-systems", {"system": "system:gate_1", "ships": 2, "systems": 4}, "22"
    )


# --- leaders ---


def test_agents_from_the_left() -> None:
    t = Table()
    t.cards(ME, "demagogue")
    t.court("farseers", "silver_tongues", "lattice_spies")
    t.ships(ME, "gate_1")
    t.lead(ME, "mobilization_2")
    t.do(Declare(ME, "tycoon"))
    t.do(PickCourt(ME, "silver_tongues"))
    assert why(t, "card:farseers") == Reason("from-the-left", {"card": "card:farseers"}, "21")
    assert why(t, "card:demagogue") == Reason("not-in-court", {"card": "card:demagogue"}, "13")


def feast() -> Table:
    t = Table()
    t.cards(ME, "feastbringer")
    t.court("farseers", "silver_tongues", "lattice_spies")
    t.agents(RIVAL, "farseers", 2)
    t.pivot(ME, "aggression_3", lead="construction_4", leader=RIVAL)
    t.use(ME, "feastbringer", "influence")
    return t


def test_influence_first() -> None:
    t = feast()
    assert why(t, "card:farseers") == Reason("secure-must-follow", {"card": "card:farseers"}, "21")
    assert why(t, "card:feastbringer") == Reason("not-in-court", {"card": "card:feastbringer"}, "13")
    t = Table()
    t.cards(ME, "feastbringer")
    t.court("farseers", "silver_tongues", "lattice_spies")
    t.agents(ME, "silver_tongues", 1)
    t.agents(RIVAL, "farseers", 2)
    t.pivot(ME, "aggression_3", lead="construction_4", leader=RIVAL)
    t.use(ME, "feastbringer", "influence")
    t.do(Influence(ME, "lattice_spies"))
    assert why(t, "card:farseers") == Reason("not-most-agents", {"own": 0, "most": 2}, "13")


def test_influence_afterwards() -> None:
    t = Table()
    t.cards(ME, "feastbringer")
    t.court("farseers", "silver_tongues", "lattice_spies")
    t.agents(ME, "silver_tongues", 1)
    t.pivot(ME, "aggression_3", lead="construction_4", leader=RIVAL)
    t.do(Secure(ME, "silver_tongues"))
    assert why(t, "card:silver_tongues") == Reason("not-in-court", {"card": "card:silver_tongues"}, "13")
    assert why(t, "do:move") == Reason("card-first", {"card": "card:feastbringer"}, "21")
    t.do(Done(ME))


def test_a_gift() -> None:
    t = Table()
    t.cards(ME, "feastbringer", "galactic_bards", "farseers", "relic_fence")
    t.cards(RIVAL, "silver_tongues")
    t.ships(ME, "gate_1")
    t.pivot(ME, "mobilization_3", lead="construction_4", leader=RIVAL)
    t.do(Declare(ME, "tyrant"))
    assert why(t, "card:galactic_bards") == Reason("card-must-stay", {"card": "card:galactic_bards"}, "21")
    assert why(t, "card:silver_tongues") == Reason("own-guild-card", {"card": "card:silver_tongues"}, "21")


def test_a_feast_without_a_gift() -> None:
    t = Table()
    t.cards(ME, "feastbringer")
    t.ships(ME, "gate_1")
    t.lead(ME, "mobilization_2")
    assert why(t, "do:declare") == Reason("card-forbids", {"card": "card:feastbringer"}, "21")


def test_moving_to_a_battle_and_afterwards() -> None:
    t = Table()
    t.cards(ME, "warrior")
    t.ships(ME, "gate_1", 2)
    t.ships(ME, "hex_4", 1)
    t.ships(RIVAL, "gate_2", 1)
    t.ships(RIVAL, "gate_5", 1)
    t.pivot(ME, "aggression_3", lead="construction_4", leader=RIVAL)
    t.use(ME, "warrior", "move")
    assert why(t, "ship:hex_4") == Reason("battle-must-follow", {}, "21")
    assert why(t, "system:hex_3") == Reason("no-ships-near", {"system": "system:hex_3"}, "13")
    t.do(Move(ME, "gate_1", "gate_2"))
    t.do(Ships(ME, 1, 0))
    t.dice(3)
    t.do(CollectDice(ME, 1, 0, 0))
    t = Table()
    t.cards(ME, "warrior")
    t.ships(ME, "gate_1", 1)
    t.ships(RIVAL, "gate_1", 1)
    t.pivot(ME, "aggression_3", lead="construction_4", leader=RIVAL)
    t.do(Battle(ME, "gate_1", RIVAL))
    t.dice(3)
    t.do(CollectDice(ME, 1, 0, 0))
    assert why(t, "system:hex_3") == Reason("no-ships-near", {"system": "system:hex_3"}, "13")


def test_a_token_that_the_supply_lacks() -> None:
    t = Table()
    t.cards(ME, "upstart")
    t.ships(ME, "gate_1")
    t.s.supply[1], t.s.players[THIRD].resources[0:5] = 0, [1] * 5
    t.lead(ME, "mobilization_2")
    t.do(Declare(ME, "tycoon"))
    assert why(t, "resource:fuel") == Reason("supply-empty", {"resource": "resource:fuel"}, "23")


# --- lore ---


def test_rifles() -> None:
    t = Table()
    t.cards(ME, "galactic_rifles")
    t.ships(ME, "gate_1", 2)
    t.ships(ME, "gate_3", 2)
    t.ships(ME, "hex_5", 2)
    t.ships(ME, "hex_3", 0, 2)
    for rival in (RIVAL, THIRD):
        t.ships(rival, "gate_2", 1)
        t.ships(rival, "hex_1", 1)
    t.lead(ME, "aggression_2")
    t.use(ME, "galactic_rifles", "fire_rifles")
    assert why(t, "system:hex_3") == Reason("no-fresh-ships", {"system": "system:hex_3"}, "14")
    assert why(t, "system:hex_5") == Reason("nobody-in-range", {"system": "system:hex_5"}, "14")
    t.do(PickSystem(ME, "gate_1"))
    assert why(t, "system:hex_3") == Reason("not-adjacent", {"system": "system:gate_1", "to": "system:hex_3"}, "6")
    assert why(t, "system:arrow_1") == Reason("no-rival-there", {"system": "system:arrow_1"}, "14")
    t.do(PickSystem(ME, "gate_2"))
    assert why(t, "seat:3") == Reason("no-piece-of", {"seat": "seat:3", "system": "system:gate_2"}, "14")
    t.do(PickSeat(ME, RIVAL))
    assert why(t, "number:3") == Reason("too-many-dice", {"most": 2, "count": 3}, "14")


def test_sprinters() -> None:
    t = Table()
    t.cards(ME, "sprinter_drives")
    t.ships(ME, "gate_1", 2)
    t.ships(ME, "hex_3", 2)
    t.lead(ME, "mobilization_2")
    t.do(Move(ME, "gate_1", "gate_2"))
    t.do(Ships(ME, 1, 0))
    assert why(t, "ship:hex_3") == Reason("did-not-move", {"system": "system:hex_3"}, "13")
    assert why(t, "system:gate_4") == Reason("no-sprinters-near", {"system": "system:gate_4"}, "6")


def test_summoning_and_gardening() -> None:
    t = Table()
    t.cards(ME, "tool_priests", "living_structures")
    t.city(ME, "hex_1")
    t.starport(ME, "hex_1")
    t.city(ME, "hex_3")
    t.city(RIVAL, "hex_2")
    t.city(ME, "arrow_1", extra=True)
    t.ships(ME, "hex_1", 1)
    t.ships(ME, "hex_3", 1)
    t.lead(ME, "construction_2")
    t.use(ME, "tool_priests", "summon")
    assert why(t, "building:hex_2.1") == Reason("no-control", {"system": "system:hex_2", "own": 0, "most": 0}, "7")
    t.do(PickBuilding(ME, "hex_1.1"))
    t.use(ME, "living_structures", "nurture")
    assert why(t, "building:hex_1.2") == Reason("not-a-city", {"system": "system:hex_1"}, "12")
    assert why(t, "building:hex_2.1") == Reason("not-yours", {"seat": "seat:1"}, "21")
    t.do(PickBuilding(ME, "hex_1.1"))
    t.store()
    t.use(ME, "living_structures", "prune")
    assert why(t, "building:arrow_1.extra") == Reason("not-in-a-slot", {"system": "system:arrow_1"}, "21")


def test_pruning_needs_the_other_piece() -> None:
    t = Table()
    t.cards(ME, "living_structures")
    t.city(ME, "hex_1")
    for planet in ("hex_2", "hex_3", "hex_4", "arrow_1", "arrow_4"):
        t.starport(ME, planet)
    t.lead(ME, "construction_2")
    t.use(ME, "living_structures", "prune")
    assert why(t, "building:hex_1.1") == Reason("none-in-supply", {"piece": "piece:starport"}, "21")


def test_clouds() -> None:
    t = Table()
    t.cards(ME, "cloud_cities")
    t.tokens(ME, "material", "weapon", "fuel")
    for planet in ("hex_1", "arrow_1", "hex_2", "gate_1"):
        t.ships(ME, planet, 1)
    t.city(RIVAL, "arrow_1", extra=True)
    t.ships(ME, "crescent_1", 1)
    t.lead(ME, "construction_2")
    t.use(ME, "cloud_cities", "build")
    assert why(t, "system:gate_1") == Reason("planets-only", {"system": "system:gate_1"}, "6")
    assert why(t, "system:arrow_1") == Reason("clouds-full", {"system": "system:arrow_1"}, "12")
    assert why(t, "system:hex_3") == Reason("no-piece-there", {"system": "system:hex_3"}, "12")
    assert why(t, "system:hex_2") == Reason("no-such-token", {"resource": "resource:relic"}, "17")
    t = Table()
    t.cards(ME, "cloud_cities", "loyal_engineers")
    t.tokens(ME, "material", "fuel")
    t.tokens(RIVAL, "fuel")
    t.ships(ME, "hex_1", 1)
    t.lead(ME, "construction_2")
    t.use(ME, "cloud_cities", "build")
    assert why(t, "slot:1.0") == Reason("slot-of-other", {"seat": "seat:0"}, "17")
