"""Everything that can prevent an action, as small numbers: a permission returns one of them, or ALLOWED.

Each has a reason code, the page or house rule behind it, and the values that its message names.
"""

from typing import Final

from stolik.games.arcs.ids import ACTION_CARDS, CARDS, FIRST_LEADER, RESOURCES, SYSTEMS, VERBS, is_guild
from stolik.kernel.messages import Reason

Values = dict[str, str | int]

REFUSALS: Final[list[tuple[str, str, tuple[str, ...]]]] = [("", "", ())]
"""Refusal -> reason code, page or house rule, names of its values."""


def _refusal(code: str, page: str, *values: str) -> int:
    REFUSALS.append((code, page, values))
    return len(REFUSALS) - 1


ALLOWED: Final = 0

# --- what exists, what is asked for ---

NOT_THERE: Final = _refusal("not-there", "4")
NOT_ASKED: Final = _refusal("not-asked", "8")
NOT_TOGETHER: Final = _refusal("not-together", "8")
NOT_FOR_ACTION: Final = _refusal("not-for-action", "8", "action")
STEP_FIRST: Final = _refusal("step-first", "20", "step")
CARD_FIRST: Final = _refusal("card-first", "20", "card")
NO_CARD_FOR_IT: Final = _refusal("no-card-for-it", "20")

# --- draft (p. 21) ---

DRAFT_FIRST: Final = _refusal("draft-first", "21")
DRAFTED: Final = _refusal("drafted", "21", "seat")
HAS_LEADER: Final = _refusal("has-leader", "21")
HAS_LORE: Final = _refusal("has-lore", "21", "count")

# --- playing a card (p. 8, 10) ---

CARD_LIES_THERE: Final = _refusal("card-lies-there", "8")
PLAY_A_CARD_FIRST: Final = _refusal("play-a-card-first", "8")
CARD_PLAYED: Final = _refusal("card-played", "8", "card")
YOU_LEAD: Final = _refusal("you-lead", "8")
YOU_FOLLOW: Final = _refusal("you-follow", "10")
NOTHING_SURPASSES: Final = _refusal("nothing-surpasses", "10", "suit", "number")
NO_SURPASS_WITH: Final = _refusal("no-surpass-with", "10", "card", "suit", "number")
NO_PIVOT_WITH: Final = _refusal("no-pivot-with", "10", "card", "suit")
NO_OTHER_SUIT: Final = _refusal("no-other-suit", "10", "suit")

# --- declaring and seizing (p. 9-10) ---

ONLY_THE_LEADER_DECLARES: Final = _refusal("only-the-leader-declares", "9", "seat")
ACTED_ALREADY: Final = _refusal("acted-already", "20")
NO_MARKER: Final = _refusal("no-marker", "9")
DECLARED_ALREADY: Final = _refusal("declared-already", "9")
DECLARED_THIS_ROUND: Final = _refusal("declared-this-round", "9")
NO_AMBITION: Final = _refusal("no-ambition", "9", "number")
OTHER_AMBITION: Final = _refusal("other-ambition", "9", "number")
OWN_INITIATIVE: Final = _refusal("own-initiative", "10")
SEIZED_ALREADY: Final = _refusal("seized-already", "10", "seat")
NO_SECOND_CARD: Final = _refusal("no-second-card", "10")

# --- tokens (p. 17, 20) ---

NOT_YOURS: Final = _refusal("not-yours", "17", "seat")
EMPTY_SLOT: Final = _refusal("empty-slot", "17")
SAME_TOKEN: Final = _refusal("same-token", "H4")
SAME_SLOT: Final = _refusal("same-slot", "H4")
SLOT_TAKEN: Final = _refusal("slot-taken", "17")
SLOT_IN_TURN: Final = _refusal("slot-in-turn", "17", "slot")
SLOT_OF_OTHER: Final = _refusal("slot-of-other", "17", "seat")
NOT_ARRIVING: Final = _refusal("not-arriving", "17", "resource")
NEXT_TOKEN: Final = _refusal("next-token", "17", "resource")
NO_SLOT_LEFT: Final = _refusal("no-slot-left", "17")
ROOM_LEFT: Final = _refusal("room-left", "17")
NOTHING_TO_REARRANGE: Final = _refusal("nothing-to-rearrange", "H18")
NO_SUCH_TOKEN: Final = _refusal("no-such-token", "17", "resource")
NOT_SPENT_AS: Final = _refusal("not-spent-as", "17", "resource", "other")
ONLY_THIS_TYPE: Final = _refusal("only-this-type", "20", "resource")
SUPPLY_EMPTY: Final = _refusal("supply-empty", "23", "resource")
PRELUDE_OVER: Final = _refusal("prelude-over", "20")

# --- payment (p. 8) ---

NO_PIPS: Final = _refusal("no-pips", "8")
WRONG_ACTION: Final = _refusal("wrong-action", "8", "action")
CLUSTER_BY_CARD: Final = _refusal("cluster-by-card", "13")

# --- control, tax, build, repair (p. 7, 12-13) ---

NO_CONTROL: Final = _refusal("no-control", "7", "system", "own", "most")
NOBODY_CONTROLS: Final = _refusal("nobody-controls", "7", "system")
RIVAL_CONTROLS: Final = _refusal("rival-controls", "7", "system", "seat")
NOT_A_CITY: Final = _refusal("not-a-city", "12", "system")
TAXED_ALREADY: Final = _refusal("taxed-already", "12", "system")
NOTHING_TO_TAX: Final = _refusal("nothing-to-tax", "12")
GATE_HAS_NO_SLOT: Final = _refusal("gate-has-no-slot", "6", "system")
SLOTS_FULL: Final = _refusal("slots-full", "12", "system", "slots")
NO_PIECE_THERE: Final = _refusal("no-piece-there", "12", "system")
NONE_IN_SUPPLY: Final = _refusal("none-in-supply", "H6", "piece")
NO_PLACE_TO_BUILD: Final = _refusal("no-place-to-build", "12")
NOT_A_STARPORT: Final = _refusal("not-a-starport", "12", "system")
STARPORT_USED: Final = _refusal("starport-used", "12", "system")
NO_STARPORT_READY: Final = _refusal("no-starport-ready", "12")
NOT_DAMAGED: Final = _refusal("not-damaged", "13", "system")
NOTHING_DAMAGED: Final = _refusal("nothing-damaged", "13")
NOT_ITS_TYPE: Final = _refusal("not-its-type", "12", "system")
CARD_FORBIDS: Final = _refusal("card-forbids", "20", "card")

# --- moves (p. 6, 13) ---

NO_SHIPS_THERE: Final = _refusal("no-ships-there", "13", "system")
NO_SHIPS_NEAR: Final = _refusal("no-ships-near", "13", "system")
NOT_ADJACENT: Final = _refusal("not-adjacent", "6", "system", "to")
SHIPS_FIRST: Final = _refusal("ships-first", "13", "system")
GROUP_GOES_ON: Final = _refusal("group-goes-on", "13", "system")
BEEN_THERE: Final = _refusal("been-there", "H1", "system")
LEAVE_ONE_BEHIND: Final = _refusal("leave-one-behind", "H1", "system")
NOT_SO_MANY: Final = _refusal("not-so-many", "13", "system", "fresh", "damaged")
NONE_WOULD_GO: Final = _refusal("none-would-go", "13")
TOO_MANY_SHIPS: Final = _refusal("too-many-ships", "21", "most", "card")
BATTLE_MUST_FOLLOW: Final = _refusal("battle-must-follow", "21")
GATES_ONLY: Final = _refusal("gates-only", "22")

# --- the court (p. 13, 16) ---

NO_AGENTS: Final = _refusal("no-agents", "13")
COURT_EMPTY: Final = _refusal("court-empty", "13")
NOT_IN_COURT: Final = _refusal("not-in-court", "13", "card")
NOT_MOST_AGENTS: Final = _refusal("not-most-agents", "13", "own", "most")
NOTHING_TO_SECURE: Final = _refusal("nothing-to-secure", "13")
NO_AGENT_OF_DEFENDER: Final = _refusal("no-agent-of-defender", "16", "seat")

# --- battle (p. 14-16) ---

THAT_IS_YOU: Final = _refusal("that-is-you", "14")
NO_COMMON_SYSTEM: Final = _refusal("no-common-system", "14", "seat")
NO_RIVAL_THERE: Final = _refusal("no-rival-there", "14", "system")
NO_PIECE_OF: Final = _refusal("no-piece-of", "14", "seat", "system")
NOBODY_TO_FIGHT: Final = _refusal("nobody-to-fight", "14")
IN_BATTLE: Final = _refusal("in-battle", "14", "seat")
NO_RAID_DICE: Final = _refusal("no-raid-dice", "14", "seat")
TOO_MANY_DICE: Final = _refusal("too-many-dice", "14", "most", "count")
TOO_FEW_DICE: Final = _refusal("too-few-dice", "21", "fewest", "count")
NO_REROLL: Final = _refusal("no-reroll", "14", "card")
NO_SUCH_DIE: Final = _refusal("no-such-die", "14", "dice")
HITS_FIRST: Final = _refusal("hits-first", "14", "hits", "seat")
HITS_OTHERWISE: Final = _refusal("hits-otherwise", "14", "hits", "fresh", "damaged")
NOT_IN_BATTLE: Final = _refusal("not-in-battle", "14", "system")
NOT_OF_DEFENDER: Final = _refusal("not-of-defender", "16", "seat")
GUARDED: Final = _refusal("guarded", "20", "seat")
TOO_FEW_KEYS: Final = _refusal("too-few-keys", "16", "keys", "cost")
DOES_NOT_REACT: Final = _refusal("does-not-react", "22", "card")

# --- powers of cards (p. 20-21) ---

CARD_BY_ITSELF: Final = _refusal("card-by-itself", "20", "card")
CARD_LOCKED: Final = _refusal("card-locked", "20", "card")
CARD_USED: Final = _refusal("card-used", "20", "card")
NEEDS_SURPASS_OR_PIVOT: Final = _refusal("needs-surpass-or-pivot", "10")
NEEDS_COPY_OR_PIVOT: Final = _refusal("needs-copy-or-pivot", "10")
DECLARE_THERE: Final = _refusal("declare-there", "9")
CHOOSE_A_GATE: Final = _refusal("choose-a-gate", "21")
NO_FACE_UP_CARD: Final = _refusal("no-face-up-card", "20", "suit")
NO_CAPTIVES: Final = _refusal("no-captives", "7")
TOO_MANY_AGENTS: Final = _refusal("too-many-agents", "20", "icons")
NO_TRADE: Final = _refusal("no-trade", "20")
NOTHING_TO_FENCE: Final = _refusal("nothing-to-fence", "17")
NO_CITY_CONTROLLED: Final = _refusal("no-city-controlled", "7")
NOTHING_IN_RANGE: Final = _refusal("nothing-in-range", "14")
NOTHING_TO_NURTURE: Final = _refusal("nothing-to-nurture", "12")
NOTHING_TO_PRUNE: Final = _refusal("nothing-to-prune", "21")
NO_CLOUD_PLANET: Final = _refusal("no-cloud-planet", "12")
NO_GATE_FREE: Final = _refusal("no-gate-free", "21")
GATE_TAKEN: Final = _refusal("gate-taken", "21", "system")
NO_MOVE_TO_BATTLE: Final = _refusal("no-move-to-battle", "21")
NO_INFLUENCE_TO_SECURE: Final = _refusal("no-influence-to-secure", "21")

# --- questions of cards (p. 20-21) ---

NOT_AMONG_SYSTEMS: Final = _refusal("not-among-systems", "22", "system", "ships", "systems")
STEAL_FROM_RIVALS: Final = _refusal("steal-from-rivals", "23")
NO_GUILD_CARD_HELD: Final = _refusal("no-guild-card-held", "17", "card")
RIVAL_HAS_TYPE: Final = _refusal("rival-has-type", "20", "seat", "resource")
RIVAL_CITIES_ONLY: Final = _refusal("rival-cities-only", "20", "system")
NOTHING_TO_SWAP: Final = _refusal("nothing-to-swap", "20", "system", "seat")
NOT_IN_A_SLOT: Final = _refusal("not-in-a-slot", "21", "system")
PLANETS_ONLY: Final = _refusal("planets-only", "6", "system")
CLOUDS_FULL: Final = _refusal("clouds-full", "12", "system")
NO_FRESH_SHIPS: Final = _refusal("no-fresh-ships", "14", "system")
NOBODY_IN_RANGE: Final = _refusal("nobody-in-range", "14", "system")
DID_NOT_MOVE: Final = _refusal("did-not-move", "13", "system")
NO_SPRINTERS_NEAR: Final = _refusal("no-sprinters-near", "6", "system")
OWN_GUILD_CARD: Final = _refusal("own-guild-card", "21", "card")
CARD_MUST_STAY: Final = _refusal("card-must-stay", "21", "card")
SECURE_MUST_FOLLOW: Final = _refusal("secure-must-follow", "21", "card")
ABDUCT_FEWER: Final = _refusal("abduct-fewer", "20", "agents", "icons")
FROM_THE_LEFT: Final = _refusal("from-the-left", "21", "card")
ONLY_FACE_UP: Final = _refusal("only-face-up", "20", "suit")
NO_HAND: Final = _refusal("no-hand", "20", "seat")
NOT_IN_THAT_HAND: Final = _refusal("not-in-that-hand", "20", "seat")
CAPTIVES_PASSED: Final = _refusal("captives-passed", "20", "seat")
NO_CAPTIVES_OF: Final = _refusal("no-captives-of", "20", "seat")


def refused(refusal: int, values: Values | None = None, page: str = "") -> Reason:
    """The reason for a refusal, with the values that its message names; a card may name another page."""
    if refusal == ALLOWED:
        raise ValueError("what is allowed needs no reason")
    code, printed, names = REFUSALS[refusal]
    told = {} if values is None else values
    return Reason(code, {name: told[name] for name in names}, page or printed)


# --- values ---


def where(system: int) -> Values:
    return {"system": f"system:{SYSTEMS[system]}"}


def who(seat: int) -> Values:
    return {"seat": f"seat:{seat}"}


def which(card: int) -> Values:
    return {"card": f"card:{CARDS[card]}"}


def which_action_card(card: int) -> Values:
    return {"card": f"card:{ACTION_CARDS[card]}"}


def what(resource: int) -> Values:
    return {"resource": f"resource:{RESOURCES[resource]}"}


def doing(verb: int) -> Values:
    return {"action": f"action:{VERBS[verb.bit_length() - 1]}"}


def card_page(card: int) -> str:
    """The rulebook page for each kind of card: guild, vox, leaders and lore."""
    return "20" if is_guild(card) else "13" if card < FIRST_LEADER else "21"
