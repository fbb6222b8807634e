"""Why something on the table cannot be used now: a code, its values, the page."""

from stolik.games.arcs.ids import (
    ACTION_CARD,
    ACTION_CARDS,
    CARD,
    DICE,
    FIRST_LEADER,
    KEY,
    LEAD,
    NOTHING,
    NUMBER_OF,
    RAID,
    SUIT_OF,
    SUITS,
    SYSTEM,
    is_leader,
)
from stolik.games.arcs.reasons.actions import why_action
from stolik.games.arcs.reasons.pieces import declaring_forbidden, where
from stolik.games.arcs.reasons.steps import step_first, why_in_step
from stolik.games.arcs.reasons.things import things
from stolik.games.arcs.rules.actions import Granted
from stolik.games.arcs.rules.battle import COLLECT, RAIDING, REROLL, Fighting, dice_limits, may_raid
from stolik.games.arcs.rules.declare import best_marker
from stolik.games.arcs.rules.resources import can_steal, slot_cost
from stolik.games.arcs.rules.turn import Turn, lead_number, pip_verbs
from stolik.games.arcs.setup import Drafting
from stolik.games.arcs.state import ArcsState, Fight
from stolik.games.arcs.tables import ADJACENT, CARD_KEYS, DICE_PER_KIND, PRINTED
from stolik.kernel.messages import Decision, Reason

BUTTONS = ("do", "die", "number", "face", "hit")
"""Kinds of targets that lie on no table."""
PLAYING = ("lead", "surpass", "copy", "pivot", "pass")
"""Buttons of the card that opens a turn."""


def why(s: ArcsState, seat: int, targets: tuple[str, ...], decision: Decision) -> Reason:
    """The first of the targets that is not usable at all, or else that they do not go together."""
    usable = {t for action in decision.actions for t in action.targets()}
    for target in targets:
        if target not in usable:
            there = target.partition(":")[0] in BUTTONS or target in things(s, seat)
            return why_one(s, seat, target) if there else Reason("not-there")
    return why_not_together(s, dict(target.split(":", 1) for target in targets))


def why_not_together(s: ArcsState, named: dict[str, str]) -> Reason:
    """Each of these things has its use now; by kind, why not these: a card and how to play it, ships and a goal."""
    top, verb, card = s.stack[-1], named.get("do", ""), ACTION_CARD.get(named.get("card", ""), NOTHING)
    if isinstance(top, Turn) and top.step == "card" and card != NOTHING and verb in ("surpass", "pivot"):
        lead: dict[str, str | int] = {"suit": f"suit:{SUITS[SUIT_OF[s.lead]]}", "number": lead_number(s)}
        return Reason(f"no-{verb}-with", {"card": f"card:{named['card']}", **lead}, "10")
    if "ship" in named and "system" in named:
        origin, to = SYSTEM[named["ship"]], SYSTEM[named["system"]]
        if to not in ADJACENT[s.setup][origin]:
            return Reason("not-adjacent", {**where(origin), "to": f"system:{named['system']}"}, "6")
    return Reason("not-together")


def why_one(s: ArcsState, seat: int, target: str) -> Reason:
    kind, _, name = target.partition(":")
    top = s.stack[-1]
    if isinstance(top, Drafting):
        return why_no_draft(s, seat, kind, name)
    if isinstance(top, Turn) and top.step == "card":
        return why_not_played(s, seat, kind, name)
    if isinstance(top, Turn):
        return why_in_turn(s, seat, kind, name)
    if isinstance(top, Granted):
        found = why_action(s, seat, kind, name, top.verbs)
        return step_first(top) if found is None or found.code == "card-idle" else found
    if isinstance(top, Fighting):
        return why_in_battle(s, top, kind, name)
    return why_in_step(s, top, kind, name)


# --- draft (p. 21) ---


def why_no_draft(s: ArcsState, seat: int, kind: str, name: str) -> Reason:
    if kind != "card" or CARD.get(name, NOTHING) < FIRST_LEADER:
        return Reason("draft-first", {}, "21")
    card = CARD[name]
    for rival, p in enumerate(s.players):
        if card in p.traits:
            return Reason("drafted", {"seat": f"seat:{rival}"}, "21")
    return Reason("has-leader" if is_leader(card) else "has-lore", {"count": s.options.lore}, "21")


# --- playing a card (p. 8, 10) ---


def why_not_played(s: ArcsState, seat: int, kind: str, name: str) -> Reason:
    if kind == "card" and name in ACTION_CARD:
        return Reason("card-lies-there", {}, "8")
    if kind != "do":
        return Reason("play-a-card-first", {}, "8")
    if s.lead == NOTHING:
        return Reason("you-lead" if name in ("surpass", "copy", "pivot") else "play-a-card-first", {}, "8")
    suit, number = SUIT_OF[s.lead], lead_number(s)
    values: dict[str, str | int] = {"suit": f"suit:{SUITS[suit]}", "number": number}
    if name == "surpass":
        return Reason("nothing-surpasses", values, "10")
    if name == "pivot":
        return Reason("no-other-suit", values, "10")
    return Reason("you-follow" if name in ("lead", "pass") else "play-a-card-first", {}, "10")


# --- a turn (p. 8-10, 20) ---


def why_in_turn(s: ArcsState, seat: int, kind: str, name: str) -> Reason:
    if kind == "ambition" or (kind, name) == ("do", "declare"):
        return why_no_declaration(s, seat, name)
    if (kind, name) == ("do", "seize") or (kind == "card" and name in ACTION_CARD):
        return why_not_seized(s, seat, name)
    if kind == "slot":
        return why_not_spent(s, seat, name)
    if kind == "resource":
        return Reason("no-such-token" if s.prelude else "prelude-over", {"resource": f"resource:{name}"}, "17")
    if kind == "do" and name in PLAYING:
        return Reason("card-played", {"card": f"card:{ACTION_CARDS[s.played[seat]]}"}, "8")
    if kind == "cluster":
        return Reason("cluster-by-card", {}, "13")
    if s.pips == 0:
        return Reason("no-pips", {}, "8")
    return why_action(s, seat, kind, name, pip_verbs(s)) or Reason("not-asked")


def why_no_declaration(s: ArcsState, seat: int, name: str) -> Reason:
    if s.modes[seat] != LEAD:
        return Reason("only-the-leader-declares", {"seat": f"seat:{s.leader}"}, "9")
    if s.acted:
        return Reason("acted-already", {}, "20")
    if best_marker(s) == NOTHING:
        return Reason("no-marker", {}, "9")
    if not s.may_declare:
        return Reason("declared-already", {}, "9")
    if PRINTED[s.lead] == NOTHING:
        return Reason("no-ambition", {"number": NUMBER_OF[s.lead]}, "9")
    return declaring_forbidden(s, seat) or Reason("other-ambition", {"number": NUMBER_OF[s.lead]}, "9")


def why_not_seized(s: ArcsState, seat: int, name: str) -> Reason:
    if name in ACTION_CARD and ACTION_CARD[name] not in s.players[seat].hand:
        return Reason("card-lies-there", {}, "8")
    if s.initiative == seat:
        return Reason("own-initiative", {}, "10")
    if s.seized:
        return Reason("seized-already", {"seat": f"seat:{s.initiative}"}, "10")
    if s.acted:
        return Reason("acted-already", {}, "20")
    return Reason("no-second-card", {}, "10")


def why_not_spent(s: ArcsState, seat: int, name: str) -> Reason:
    owner, _, slot = name.partition(".")
    if int(owner) != seat:
        return Reason("not-yours", {"seat": f"seat:{owner}"}, "17")
    if slot == "new" or s.players[seat].resources[int(slot)] == NOTHING:
        return Reason("empty-slot", {}, "17")
    return Reason("same-token" if s.prelude else "prelude-over", {}, "20")


# --- a battle (p. 14-16) ---


def why_in_battle(s: ArcsState, top: Fighting, kind: str, name: str) -> Reason:
    f = s.fights[-1]
    if top.step == COLLECT and kind == "die":
        return why_no_dice(s, f, name)
    if top.step == RAIDING and kind in ("slot", "card"):
        return why_not_raided(s, f, kind, name)
    if top.step == REROLL and kind == "card":
        return Reason("no-reroll", {"card": f"card:{name}"}, "14")
    return Reason("in-battle", {"seat": f"seat:{f.defender}"}, "14")


def why_no_dice(s: ArcsState, f: Fight, name: str) -> Reason:
    die, _, count = name.partition(".")
    if die not in DICE or not count.isdecimal():
        return Reason("not-there")
    if die == DICE[RAID] and not may_raid(s, f):
        return Reason("no-raid-dice", {"seat": f"seat:{f.defender}"}, "14")
    return Reason("too-many-dice", {"most": min(DICE_PER_KIND, dice_limits(s, f)[1]), "count": int(count)}, "14")


def why_not_raided(s: ArcsState, f: Fight, kind: str, name: str) -> Reason:
    p, keys = s.players[f.defender], f.symbols[KEY]
    if kind == "card":
        card = CARD.get(name, NOTHING)
        if card not in p.cards:
            return Reason("not-of-defender", {"seat": f"seat:{f.defender}"}, "16")
        if not can_steal(s, f.defender, card):
            return Reason("guarded", {"seat": f"seat:{f.defender}"}, "16")
        return Reason("too-few-keys", {"keys": keys, "cost": CARD_KEYS[card]}, "16")
    owner, _, slot = name.partition(".")
    if int(owner) != f.defender:
        return Reason("not-of-defender", {"seat": f"seat:{f.defender}"}, "16")
    if slot == "new" or p.resources[int(slot)] == NOTHING:
        return Reason("empty-slot", {}, "17")
    if not can_steal(s, f.defender):
        return Reason("guarded", {"seat": f"seat:{f.defender}"}, "16")
    if slot_cost(p, int(slot)) > keys:
        return Reason("too-few-keys", {"keys": keys, "cost": slot_cost(p, int(slot))}, "16")
    return Reason("same-token", {}, "16")
