"""Why things that are each usable don't go together: which permission applies to a pair of them."""

from typing import Final

from stolik.games.arcs.cards.common.asking import slot_named
from stolik.games.arcs.cards.common.steps import Choosing
from stolik.games.arcs.ids import (
    ACTION_CARD,
    BUILD,
    BUILDINGS,
    CARD,
    INFLUENCE,
    NOTHING,
    PLACE,
    REPAIR,
    SECURE,
    SUIT_OF,
    SUITS,
    SYSTEM,
    SYSTEMS,
    TAX,
    at,
)
from stolik.games.arcs.reasons.actions import (
    BUTTON_VERB,
    why_court,
    why_no_ship,
    why_not_built,
    why_not_repaired,
    why_not_taxed,
    wrong_verb,
)
from stolik.games.arcs.reasons.battle import why_no_dice
from stolik.games.arcs.reasons.steps import STEPS, party_reason, why_no_party
from stolik.games.arcs.rules.actions import Granted
from stolik.games.arcs.rules.battle import COLLECT, Fighting, battle_refusal
from stolik.games.arcs.rules.hits import HitShips
from stolik.games.arcs.rules.movement import Sailing, move_refusal
from stolik.games.arcs.rules.playing import lead_number, pivot_refusal, surpass_refusal
from stolik.games.arcs.rules.refusals import (
    ALLOWED,
    BATTLE_MUST_FOLLOW,
    HITS_OTHERWISE,
    NO_RIVAL_THERE,
    NO_SHIPS_THERE,
    NOT_FOR_ACTION,
    NOT_SPENT_AS,
    NOT_TOGETHER,
    Values,
    card_page,
    doing,
    refused,
    what,
    where,
    who,
)
from stolik.games.arcs.rules.turn import Turn, pip_verbs
from stolik.games.arcs.state import ArcsState
from stolik.kernel.messages import Decision, Reason
from stolik.kernel.state import Frame

PAGE: Final[dict[int, str]] = {TAX: "12", BUILD: "12", REPAIR: "13", INFLUENCE: "13", SECURE: "13"}


def why_together(s: ArcsState, seat: int, targets: tuple[str, ...], decision: Decision) -> Reason:
    """The first two that no action combines; or all of them, if only the combination as a whole is wrong."""
    top = s.stack[-1]
    if isinstance(top, Fighting) and top.step == COLLECT:
        return why_not_these_dice(s, targets)
    if isinstance(top, HitShips):
        i = at(top.system, top.owner)
        return refused(HITS_OTHERWISE, {"hits": top.hits, "fresh": s.fresh[i], "damaged": s.damaged[i]})
    if isinstance(top, Sailing) and top.step == "ships":
        return why_not_this_party(s, top, targets)
    for i, one in enumerate(targets):
        for other in targets[i + 1 :]:
            if not any(action.fits((one, other)) for action in decision.actions):
                return why_no_pair(s, seat, one, other) or not_together(top)
    return not_together(top)


def not_together(top: Frame) -> Reason:
    """No action involves both, so look at the question."""
    page = next((page for frame, _, page in STEPS if isinstance(top, frame)), "8")
    return refused(NOT_TOGETHER, None, card_page(top.asker()) if isinstance(top, Choosing) else page)


def why_not_these_dice(s: ArcsState, targets: tuple[str, ...]) -> Reason:
    names = [target.partition(":")[2] for target in targets]
    if len({name.partition(".")[0] for name in names}) < len(names):
        return refused(NOT_TOGETHER, None, "14")
    return why_no_dice(s, s.fights[-1], names)


def why_not_this_party(s: ArcsState, top: Sailing, targets: tuple[str, ...]) -> Reason:
    counts = dict(target.partition(":")[2].split(".") for target in targets)
    if len(targets) != 2 or len(counts) != 2:
        return not_together(top)
    return party_reason(s, top, why_no_party(s, top, int(counts["fresh"]), int(counts["damaged"])))


def why_no_pair(s: ArcsState, seat: int, one: str, other: str) -> Reason | None:
    """None if no action involves two such things."""
    named = dict(target.split(":", 1) for target in (one, other))
    if len(named) < 2:
        return None
    top = s.stack[-1]
    if "do" in named:
        kind = next(kind for kind in named if kind != "do")
        return why_not_done_with(s, seat, named["do"], kind, named[kind])
    if "ship" in named and "system" in named:
        return why_not_moved(s, seat, SYSTEM[named["ship"]], SYSTEM[named["system"]])
    if "seat" in named and "system" in named:
        rival, system = int(named["seat"]), SYSTEM[named["system"]]
        refusal = battle_refusal(s, seat, system, rival)
        return refused(refusal, {**who(rival), **where(system)}, "14") if refusal != ALLOWED else None
    if "slot" in named and "resource" in named and isinstance(top, Turn):
        owner, slot = slot_named(named["slot"])
        token, other_kind = s.players[owner].resources[slot], f"resource:{named['resource']}"
        return refused(NOT_SPENT_AS, {**what(token), "other": other_kind})
    return None


def why_not_moved(s: ArcsState, seat: int, origin: int, to: int) -> Reason:
    refusal = move_refusal(s, seat, origin, to) or BATTLE_MUST_FOLLOW
    return refused(refusal, {**where(origin), "to": f"system:{SYSTEMS[to]}"})


def why_not_done_with(s: ArcsState, seat: int, button: str, kind: str, name: str) -> Reason | None:
    """A button and a thing."""
    top = s.stack[-1]
    if isinstance(top, Turn) and top.step == "card":
        return why_not_played_so(s, button, kind, name)
    verb = BUTTON_VERB.get(button, 0)
    if verb == 0 or not isinstance(top, (Turn, Granted)):
        return None
    verbs = pip_verbs(s) if isinstance(top, Turn) else top.verbs
    if not verbs & verb:
        return wrong_verb(verb)
    found: Reason | None = None
    if kind == "building":
        found = why_not_with_building(s, seat, button, PLACE[name])
    elif kind == "system" and button == "battle":
        found = why_no_battle(s, seat, SYSTEM[name])
    elif kind == "system" and button in ("build-city", "build-starport"):
        found = why_not_built(s, seat, SYSTEM[name], BUILDINGS.index(button.removeprefix("build-")))
    elif kind == "card" and verb in (INFLUENCE, SECURE) and CARD.get(name, NOTHING) in s.court:
        found = why_court(s, seat, CARD[name], verb)
    return found or refused(NOT_FOR_ACTION, doing(verb), PAGE.get(verb, "14"))


def why_no_battle(s: ArcsState, seat: int, system: int) -> Reason:
    """A battle without a chosen defender."""
    refusals = [battle_refusal(s, seat, system, rival) for rival in range(s.seats)]
    return refused(NO_SHIPS_THERE if NO_SHIPS_THERE in refusals else NO_RIVAL_THERE, where(system), "14")


def why_not_with_building(s: ArcsState, seat: int, button: str, place: int) -> Reason | None:
    if button == "tax":
        return why_not_taxed(s, seat, place)
    if button == "build-ship":
        return why_no_ship(s, seat, place)
    return why_not_repaired(s, seat, place) if button == "repair" else None


def why_not_played_so(s: ArcsState, button: str, kind: str, name: str) -> Reason | None:
    """A card in hand and a way to play it (p. 10)."""
    if kind != "card" or button not in ("surpass", "pivot"):
        return None
    card = ACTION_CARD[name]
    refusal = surpass_refusal(s, card) if button == "surpass" else pivot_refusal(s, card)
    lead: Values = {"suit": f"suit:{SUITS[SUIT_OF[s.lead]]}", "number": lead_number(s), "card": f"card:{name}"}
    return refused(refusal, lead)
