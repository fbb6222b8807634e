"""Why something on the table cannot be used now.

A reason rests only on what the seat sees. It names the house rule or the chapter of the rulebook that it comes from.
messages: arcana-need-*
"""

from typing import Final

from stolik.games.arcana.cards.common.moving import Moving
from stolik.games.arcana.cards.common.registry import EFFECT_OF
from stolik.games.arcana.ids import GUILDS, PLACE, RELIC
from stolik.games.arcana.rules.bribery import is_personality
from stolik.games.arcana.rules.spots import Spot, spot
from stolik.games.arcana.rules.zones import closed, has_agent, zone_name
from stolik.games.arcana.state import ArcanaState
from stolik.games.arcana.tables import EFFECT, EFFECTS, FIELDABLE, KIND, NAME
from stolik.kernel.messages import Action, Decision, Reason

TURNS: Final = "Rundy gry"
RELICS: Final = "Relikty"
SETUP: Final = "Przygotowanie do gry"
MILITIA_CARDS: Final = "Karty milicji"
OBJECTIVE_CARDS: Final = "Karty celów"
REMOVAL: Final = "Taktyczne usuwanie kart"


def why(s: ArcanaState, seat: int, targets: tuple[str, ...], decision: Decision) -> Reason:
    """The first thing that stands in the way."""
    spots = [spot(s, seat, target) for target in targets]
    if decision.kind == "turn":
        return _why_in_turn(s, seat, targets, spots, decision)
    if decision.kind == "guild":
        return _why_guild(s, targets[0])
    if decision.kind == "objectives":
        return Reason("objectives-first", {}, OBJECTIVE_CARDS)
    if decision.kind == "removal":
        return Reason("removal-first", decision.values, REMOVAL)
    return _why_zone_now(s, spots[0], decision)


def _why_guild(s: ArcanaState, target: str) -> Reason:
    kind, _, name = target.partition(":")
    if kind == "guild" and name in GUILDS and GUILDS.index(name) in s.guild:
        owner = s.guild.index(GUILDS.index(name))
        return Reason("guild-taken", {"guild": target, "seat": f"seat:{owner}"}, SETUP)
    return Reason("guild-first", {}, SETUP)


def _why_zone_now(s: ArcanaState, at: Spot, decision: Decision) -> Reason:
    """A militia card or moved agents want a zone."""
    top = s.stack[-1]
    if at.where == "zone":
        if isinstance(top, Moving) and top.zone == at.zone:
            return Reason("already-there", {"zone": f"zone:{zone_name(s, at.zone)}"}, "H9")
        return closed(s, at.zone) or Reason("zone-first", {}, "H9")
    return Reason("militia-first", {}, "H26") if decision.kind == "militia" else Reason("zone-first", {}, "H9")


# --- in a turn ---


def _why_in_turn(s: ArcanaState, seat: int, targets: tuple[str, ...], spots: list[Spot], decision: Decision) -> Reason:
    held = [i for i, at in enumerate(spots) if at.where == "hand"]
    if not held:
        return _why_without_card(s, seat, targets[0], spots[0])
    if len(held) > 1:
        return Reason("one-card", {}, TURNS)
    card = spots[held[0]].card
    for i, at in enumerate(spots):
        if i != held[0] and not _goes_with(decision, targets[held[0]], targets[i]):
            return _why_pair(s, seat, card, targets[i], at)
    return Reason("not-together", {"card": f"card:{NAME[card]}"}, TURNS)


def _goes_with(decision: Decision, card: str, target: str) -> bool:
    return any(card in named and target in named for named in [a.targets() for a in decision.actions])


def _why_without_card(s: ArcanaState, seat: int, target: str, at: Spot) -> Reason:
    """Nothing in the hand is pointed at: what is this thing, and why does it not react?"""
    match at.where:
        case "zone":
            return closed(s, at.zone) or Reason("no-card-for-zone", {"zone": target}, TURNS)
        case "stake":
            return closed(s, at.zone) or Reason("stake-by-zone", {"zone": f"zone:{zone_name(s, at.zone)}"}, TURNS)
        case "agent" if at.seat == seat:
            return Reason("agent-stays", {}, TURNS)
        case "resources" if at.seat == seat:
            return Reason("in-resources", {"card": target}, TURNS)
        case "reserve" if at.seat == seat:
            return Reason("in-reserve", {"card": target}, "H30")
        case "agent" | "resources" | "reserve":
            return Reason("not-yours", {"seat": f"seat:{at.seat}"}, TURNS)
        case "seat":
            return Reason("no-card-for-rival", {}, TURNS)
        case "guild":
            return Reason("guild-chosen", {}, SETUP)
        case "objective":
            return Reason("objective-waits", {}, OBJECTIVE_CARDS)
    return Reason("card-first", {}, TURNS)


def _why_pair(s: ArcanaState, seat: int, card: int, target: str, at: Spot) -> Reason:
    if target.startswith("do:"):
        return _why_button(s, seat, card, target)
    if KIND[card] == PLACE:
        return _why_place(s, seat, card, at)
    if at.where == "zone" and closed(s, at.zone) is None and KIND[card] == RELIC:
        return _why_no_bribe(s, seat, at.zone)
    if at.where == "zone":
        return closed(s, at.zone) or Reason("card-first", {}, TURNS)
    if at.where == "stake":
        return Reason("stake-by-zone", {"zone": f"zone:{zone_name(s, at.zone)}"}, TURNS)
    return Reason("agents-to-zones" if FIELDABLE[card] else "relics-to-zones", {"card": f"card:{NAME[card]}"}, TURNS)


def _why_no_bribe(s: ArcanaState, seat: int, zone: int) -> Reason:
    values: dict[str, str | int] = {"zone": f"zone:{zone_name(s, zone)}", "card": f"card:{NAME[s.stakes[zone]]}"}
    if not is_personality(s, zone):
        return Reason("bribe-personalities-only", values, RELICS)
    assert not has_agent(s, zone, seat)
    return Reason("bribe-needs-agent", values, RELICS)


def _why_place(s: ArcanaState, seat: int, card: int, at: Spot) -> Reason:
    """What the effect itself says; else that it has no target at all (H7), or what it is aimed at."""
    return EFFECT_OF[EFFECT[card]].refuse(s, seat, at) or _what_it_needs(s, seat, card)


def _what_it_needs(s: ArcanaState, seat: int, card: int) -> Reason:
    ways: list[Action] = []
    EFFECT_OF[EFFECT[card]].offer(s, seat, card, ways)
    values: dict[str, str | int] = {"card": f"card:{NAME[card]}", "need": f"need:{EFFECTS[EFFECT[card]]}"}
    return Reason("wrong-target", values, "H9") if ways else Reason("no-target", values, "H7")


def _why_button(s: ArcanaState, seat: int, card: int, button: str) -> Reason:
    values: dict[str, str | int] = {"card": f"card:{NAME[card]}"}
    if button == "do:call_militia":
        return _why_no_militia(s, card, values)
    if button == "do:play" and KIND[card] == PLACE:
        return _what_it_needs(s, seat, card)
    if button == "do:play":
        return Reason("only-places", values, TURNS)
    return Reason("card-first", {}, TURNS)


def _why_no_militia(s: ArcanaState, card: int, values: dict[str, str | int]) -> Reason:
    if not s.options.militia:
        return Reason("militia-off", {}, MILITIA_CARDS)
    if KIND[card] != RELIC:
        return Reason("militia-needs-relic", values, MILITIA_CARDS)
    return Reason("militia-nowhere" if s.militia else "militia-empty", {}, "H29")
