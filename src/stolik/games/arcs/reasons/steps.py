"""Which permission applies to a thing during a step: a catapult, hits, a ransack, tokens."""

from typing import Final

from stolik.games.arcs.cards.common.asking import court_position, slot_named
from stolik.games.arcs.cards.common.base import SHIP_LIMIT, speakers
from stolik.games.arcs.ids import NOTHING, PLACE, RESOURCE, SYSTEM, SYSTEMS
from stolik.games.arcs.rules.actions import Granted
from stolik.games.arcs.rules.build import TaxType
from stolik.games.arcs.rules.chapter import Second
from stolik.games.arcs.rules.court import Ransack, ransack_refusal
from stolik.games.arcs.rules.hits import HitBuildings, HitShips
from stolik.games.arcs.rules.movement import (
    Sailing,
    battle_refusal_of_party,
    leg_refusal,
    party_refusal,
    ship_limit,
)
from stolik.games.arcs.rules.pieces import system_of
from stolik.games.arcs.rules.react import React
from stolik.games.arcs.rules.refusals import (
    BATTLE_MUST_FOLLOW,
    CARD_FIRST,
    DOES_NOT_REACT,
    GATES_ONLY,
    GROUP_GOES_ON,
    HITS_FIRST,
    LEAVE_ONE_BEHIND,
    NONE_WOULD_GO,
    NOT_ADJACENT,
    NOT_IN_COURT,
    NOT_ITS_TYPE,
    NOT_SO_MANY,
    NOT_THERE,
    NOT_YOURS,
    SHIPS_FIRST,
    STEP_FIRST,
    TOO_MANY_SHIPS,
    Values,
    card_page,
    refused,
    what,
    where,
    which,
    who,
)
from stolik.games.arcs.rules.resources import Storing, rearrange_refusal
from stolik.games.arcs.rules.turn import Rescue
from stolik.games.arcs.state import ArcsState
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
"""Steps of the rules that ask a question: their names and pages."""


def card_first(card: int) -> Reason:
    return refused(CARD_FIRST, which(card), card_page(card))


# messages: arcs-step-*
def step_first(top: Frame) -> Reason:
    for frame, name, page in STEPS:
        if isinstance(top, frame):
            return refused(STEP_FIRST, {"step": f"step:{name}"}, page)
    raise TypeError(f"{top} asks nothing")


def why_in_step(s: ArcsState, top: Frame, kind: str, name: str) -> Reason | None:
    """None if the question isn't about such things."""
    if isinstance(top, HitShips):
        return refused(HITS_FIRST, {"hits": top.hits, **who(top.owner)})
    if isinstance(top, Sailing):
        return why_not_sailed(s, top, kind, name)
    if isinstance(top, Storing):
        return why_not_stored(s, top, kind, name)
    if isinstance(top, HitBuildings) and kind == "building":
        return refused(top.refusal(s, PLACE[name]), {**who(top.owner), **where(top.system)}, "14")
    if isinstance(top, Ransack) and kind == "card":
        position = court_position(s, name)
        values = {**who(top.rival), "card": f"card:{name}"}
        return refused(NOT_IN_COURT if position == NOTHING else ransack_refusal(s, top.rival, position), values, "16")
    if isinstance(top, TaxType) and kind == "resource":
        return refused(NOT_ITS_TYPE, where(system_of(top.place)))
    if isinstance(top, Rescue) and kind == "system":
        return refused(GATES_ONLY)
    if isinstance(top, React) and kind == "card":
        return refused(DOES_NOT_REACT, {"card": f"card:{name}"})
    return None


# --- ships under way ---


def why_not_sailed(s: ArcsState, top: Sailing, kind: str, name: str) -> Reason | None:
    v = s.voyages[-1]
    if kind == "number" and top.step == "ships":
        return why_not_so_many(s, top, name)
    if kind not in ("system", "ship"):
        return None
    if top.step == "ships":
        return refused(SHIPS_FIRST, where(top.to))
    return refused(GROUP_GOES_ON, where(v.at)) if kind == "ship" else why_no_leg(s, SYSTEM[name])


def why_no_leg(s: ArcsState, to: int) -> Reason:
    v = s.voyages[-1]
    refusal = leg_refusal(s, v, to)
    return refused(refusal, {**where(v.at if refusal == NOT_ADJACENT else to), "to": f"system:{SYSTEMS[to]}"})


NEAREST: Final = [BATTLE_MUST_FOLLOW, LEAVE_ONE_BEHIND, TOO_MANY_SHIPS, NONE_WOULD_GO, NOT_SO_MANY]
"""Of several numbers of ships, the closest to a legal one comes first."""


def why_not_so_many(s: ArcsState, top: Sailing, name: str) -> Reason:
    """A number of fresh (or damaged) ships, with any number of the others."""
    v = s.voyages[-1]
    sort, _, count = name.partition(".")
    if sort not in ("fresh", "damaged") or not count.isdecimal():
        return refused(NOT_THERE)
    n = int(count)
    if sort == "fresh":
        missed = [why_no_party(s, top, n, damaged) for damaged in range(v.damaged + 1)]
    else:
        missed = [why_no_party(s, top, fresh, n) for fresh in range(v.fresh + 1)]
    return party_reason(s, top, next(refusal for refusal in NEAREST if refusal in missed))


def why_no_party(s: ArcsState, top: Sailing, fresh: int, damaged: int) -> int:
    v = s.voyages[-1]
    return party_refusal(s, v, top.to, fresh, damaged) or battle_refusal_of_party(s, v, top.to, fresh, damaged)


def party_reason(s: ArcsState, top: Sailing, refusal: int) -> Reason:
    v = s.voyages[-1]
    values: Values = {**where(v.at), "fresh": v.fresh, "damaged": v.damaged}
    if refusal == TOO_MANY_SHIPS:
        card = speakers(s.players[top.seat], SHIP_LIMIT)[0].id
        return refused(refusal, {**which(card), "most": ship_limit(s, top.seat)}, card_page(card))
    return refused(refusal, values)


# --- tokens ---


def why_not_stored(s: ArcsState, top: Storing, kind: str, name: str) -> Reason | None:
    p = s.players[top.seat]
    if kind == "do" and name == "rearrange" and not top.laying:
        return refused(rearrange_refusal(p))
    if top.free:
        return None
    if kind == "resource":
        r = RESOURCE[name]
        return refused(top.resource_refusal(p, r), what(p.arriving[0] if r in p.arriving else r))
    if kind == "do" and name == "discard":
        return refused(top.discard_refusal(p))
    if kind != "slot":
        return None
    owner, slot = slot_named(name)
    if owner != top.seat:
        return refused(NOT_YOURS, who(owner))
    turn: Values = {"slot": top.order[0] + 1} if top.order else {}
    return refused(top.discard_refusal(p) if slot == NOTHING else top.slot_refusal(p, slot), turn)
