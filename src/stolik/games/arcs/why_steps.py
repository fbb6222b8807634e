"""Why something cannot be chosen in a step that is under way: a catapult, hits, a ransacking, tokens to be stored."""

from stolik.games.arcs.ids import ADJACENT, NOTHING, PLACE, SYSTEM, SYSTEMS
from stolik.games.arcs.rules.build import TaxType
from stolik.games.arcs.rules.court import Ransack
from stolik.games.arcs.rules.movement import Sailing
from stolik.games.arcs.rules.outrage import HitBuildings, HitShips
from stolik.games.arcs.rules.resources import Storing
from stolik.games.arcs.rules.table import owner_of, system_of
from stolik.games.arcs.rules.turn import Rescue
from stolik.games.arcs.state import ArcsState
from stolik.kernel.messages import Reason
from stolik.kernel.state import Frame


def why_in_step(s: ArcsState, top: Frame, kind: str, name: str, asked: set[str]) -> Reason:
    """`asked`: the kinds of things that are asked for."""
    found: Reason | None = None
    if isinstance(top, Sailing) and kind in ("system", "ship"):
        found = why_not_sailed(s, top, name)
    elif isinstance(top, Storing) and kind == "slot":
        found = why_not_stored(s, top, name)
    elif isinstance(top, HitShips):
        found = Reason("hits-first", {"hits": top.hits, "seat": f"seat:{top.owner}"}, "14")
    elif isinstance(top, HitBuildings) and kind == "building":
        found = why_not_hit(s, top, PLACE[name])
    elif isinstance(top, Ransack) and kind == "card":
        found = Reason("no-agent-of-defender", {"seat": f"seat:{top.rival}"}, "16")
    elif isinstance(top, TaxType) and kind == "resource":
        found = Reason("not-its-type", {"system": f"system:{SYSTEMS[system_of(top.place)]}"}, "12")
    elif isinstance(top, Rescue) and kind == "system":
        found = Reason("gates-only", {}, "22")
    return found or Reason("not-a-choice" if kind in asked else "not-asked")


def why_not_sailed(s: ArcsState, top: Sailing, name: str) -> Reason:
    v, to = s.voyages[-1], SYSTEM[name]
    at = {"system": f"system:{SYSTEMS[v.at]}"}
    if top.step == "ships":
        return Reason("ships-first", {"system": f"system:{SYSTEMS[top.to]}"}, "13")
    if to not in ADJACENT[s.setup][v.at]:
        return Reason("not-adjacent", {**at, "to": f"system:{name}"}, "6")
    if to in v.seen:
        return Reason("been-there", {"system": f"system:{name}"}, "13")
    return Reason("battle-must-follow", {}, "13")


def why_not_stored(s: ArcsState, top: Storing, name: str) -> Reason:
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
    return Reason("not-in-battle", {"system": f"system:{SYSTEMS[top.system]}"}, "14")
