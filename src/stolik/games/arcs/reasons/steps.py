"""Why something cannot be chosen in a step that is under way: a question of a card, a catapult, hits, a ransacking."""

from typing import Final

from stolik.games.arcs.cards.common.steps import Choosing
from stolik.games.arcs.ids import CARDS, NOTHING, PLACE, SYSTEM, SYSTEMS
from stolik.games.arcs.reasons.pieces import card_page, where
from stolik.games.arcs.rules.actions import Granted
from stolik.games.arcs.rules.build import TaxType
from stolik.games.arcs.rules.chapter import Second
from stolik.games.arcs.rules.court import Ransack
from stolik.games.arcs.rules.hits import HitBuildings, HitShips
from stolik.games.arcs.rules.movement import Sailing
from stolik.games.arcs.rules.pieces import owner_of, system_of
from stolik.games.arcs.rules.react import React
from stolik.games.arcs.rules.resources import Storing
from stolik.games.arcs.rules.turn import Rescue
from stolik.games.arcs.state import ArcsState
from stolik.games.arcs.tables import ADJACENT
from stolik.kernel.messages import Reason
from stolik.kernel.state import Frame

STEPS: Final[list[tuple[type[Frame], str, str]]] = [
    (Second, "second", "19"),
    (Granted, "granted", "17"),
    (Sailing, "sailing", "13"),
    (Storing, "storing", "17"),
    (TaxType, "tax_type", "12"),
    (HitBuildings, "hit_buildings", "14"),
    (Ransack, "ransack", "16"),
    (React, "react", "22"),
    (Rescue, "rescue", "22"),
]
"""Steps of the rules that ask something: what they are called, and where they stand."""


def why_in_step(s: ArcsState, top: Frame, kind: str, name: str) -> Reason:
    """Why this one is no choice; or, if no such thing is asked for, what has to be answered first."""
    if isinstance(top, Choosing):
        return top.why(s, kind, name) or card_first(top.asker())
    return why_not_chosen(s, top, kind, name) or step_first(top)


def card_first(card: int) -> Reason:
    return Reason("card-first", {"card": f"card:{CARDS[card]}"}, card_page(card))


# messages: arcs-step-*
def step_first(top: Frame) -> Reason:
    for frame, name, page in STEPS:
        if isinstance(top, frame):
            return Reason("step-first", {"step": f"step:{name}"}, page)
    raise TypeError(f"{top} asks nothing")


def why_not_chosen(s: ArcsState, top: Frame, kind: str, name: str) -> Reason | None:
    if isinstance(top, HitShips):
        return Reason("hits-first", {"hits": top.hits, "seat": f"seat:{top.owner}"}, "14")
    if isinstance(top, Sailing):
        return why_not_sailed(s, top, kind, name)
    if isinstance(top, Storing) and not top.free:
        return why_not_stored(s, top, kind, name)
    if isinstance(top, HitBuildings) and kind == "building":
        return why_not_hit(s, top, PLACE[name])
    if isinstance(top, Ransack) and kind == "card":
        return Reason("no-agent-of-defender", {"seat": f"seat:{top.rival}"}, "16")
    if isinstance(top, TaxType) and kind == "resource":
        return Reason("not-its-type", where(system_of(top.place)), "12")
    if isinstance(top, Rescue) and kind == "system":
        return Reason("gates-only", {}, "22")
    if isinstance(top, React) and kind == "card":
        return Reason("does-not-react", {"card": f"card:{name}"}, "22")
    return None


def why_not_sailed(s: ArcsState, top: Sailing, kind: str, name: str) -> Reason | None:
    v = s.voyages[-1]
    if kind == "number":
        return Reason("ships-in-group", {"fresh": v.fresh, "damaged": v.damaged, **where(v.at)}, "13")
    if kind not in ("system", "ship"):
        return None
    if top.step == "ships":
        return Reason("ships-first", where(top.to), "13")
    return Reason("group-goes-on", where(v.at), "13") if kind == "ship" else why_no_leg(s, SYSTEM[name])


def why_no_leg(s: ArcsState, to: int) -> Reason:
    v = s.voyages[-1]
    if to not in ADJACENT[s.setup][v.at]:
        return Reason("not-adjacent", {**where(v.at), "to": f"system:{SYSTEMS[to]}"}, "6")
    return Reason("been-there", where(to), "13") if to in v.seen else Reason("battle-must-follow", {}, "13")


def why_not_stored(s: ArcsState, top: Storing, kind: str, name: str) -> Reason | None:
    if kind == "resource":
        return Reason("not-arriving", {"resource": f"resource:{name}"}, "17")
    if kind != "slot":
        return None
    owner, _, slot = name.partition(".")
    if int(owner) != top.seat:
        return Reason("not-yours", {"seat": f"seat:{owner}"}, "17")
    if slot != "new" and s.players[top.seat].resources[int(slot)] != NOTHING:
        return Reason("slot-taken", {}, "17")
    return Reason("same-slot", {}, "17")


def why_not_hit(s: ArcsState, top: HitBuildings, place: int) -> Reason:
    owner = owner_of(s.buildings[place])
    if owner != top.owner:
        return Reason("not-of-defender", {"seat": f"seat:{top.owner}"}, "14")
    return Reason("not-in-battle", where(top.system), "14")
