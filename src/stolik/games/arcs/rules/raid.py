"""Raiding: keys buy tokens and guild cards of the defender (p. 16)."""

from stolik.games.arcs.ids import CARDS, KEY, RESOURCES, is_guild
from stolik.games.arcs.messages.actions import Raid, RaidCard
from stolik.games.arcs.rules.refusals import (
    ALLOWED,
    EMPTY_SLOT,
    GUARDED,
    NO_GUILD_CARD_HELD,
    NOT_OF_DEFENDER,
    TOO_FEW_KEYS,
)
from stolik.games.arcs.rules.resources import distinct_tokens, slot_cost, theft_refusal, token_refusal
from stolik.games.arcs.state import ArcsState, Fight
from stolik.games.arcs.tables import CARD_KEYS
from stolik.kernel.messages import Action


def raid_refusal(s: ArcsState, f: Fight, slot: int) -> int:
    """An unprotected token of the defender that the keys can buy (p. 16)."""
    p = s.players[f.defender]
    refusal = token_refusal(p, slot)
    if refusal == EMPTY_SLOT:
        return refusal
    if theft_refusal(s, f.defender) != ALLOWED:
        return GUARDED
    return refusal if slot_cost(p, slot) <= f.symbols[KEY] else TOO_FEW_KEYS


def raid_card_refusal(s: ArcsState, f: Fight, card: int) -> int:
    """An unprotected guild card of the defender that the keys can buy (p. 16)."""
    if not is_guild(card):
        return NO_GUILD_CARD_HELD
    if card not in s.players[f.defender].cards:
        return NOT_OF_DEFENDER
    if theft_refusal(s, f.defender, card) != ALLOWED:
        return GUARDED
    return ALLOWED if CARD_KEYS[card] <= f.symbols[KEY] else TOO_FEW_KEYS


def list_raids(s: ArcsState, f: Fight, out: list[Action]) -> None:
    """If an attacking ship is left, keys buy the defender's tokens and guild cards one by one (p. 16)."""
    if f.symbols[KEY] == 0 or f.left == 0:
        return
    p = s.players[f.defender]
    for slot in distinct_tokens(p):
        if raid_refusal(s, f, slot) == ALLOWED:
            out.append(Raid(f.attacker, f.defender, slot, RESOURCES[p.resources[slot]], slot_cost(p, slot)))
    for card in p.cards:
        if raid_card_refusal(s, f, card) == ALLOWED:
            out.append(RaidCard(f.attacker, CARDS[card], CARD_KEYS[card]))
