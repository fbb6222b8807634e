"""Which permission applies to a thing in a battle (p. 14-16)."""

from stolik.games.arcs.cards.common.asking import slot_named
from stolik.games.arcs.ids import CARD, DICE, KEY, NOTHING
from stolik.games.arcs.rules.battle import (
    COLLECT,
    RAIDING,
    REROLL,
    Fighting,
    dice_limits,
    dice_refusal,
    raid_forbidder,
)
from stolik.games.arcs.rules.raid import raid_card_refusal, raid_refusal
from stolik.games.arcs.rules.refusals import (
    CARD_FORBIDS,
    EMPTY_SLOT,
    IN_BATTLE,
    NO_REROLL,
    NOT_OF_DEFENDER,
    NOT_THERE,
    Values,
    card_page,
    refused,
    which,
    who,
)
from stolik.games.arcs.rules.resources import slot_cost
from stolik.games.arcs.state import ArcsState, Fight
from stolik.games.arcs.tables import CARD_KEYS, DICE_PER_KIND
from stolik.kernel.messages import Reason


def why_in_battle(s: ArcsState, top: Fighting, kind: str, name: str) -> Reason:
    f = s.fights[-1]
    if top.step == COLLECT and kind == "die":
        return why_no_dice(s, f, [name])
    if top.step == RAIDING and kind == "card":
        return why_card_not_raided(s, f, name)
    if top.step == RAIDING and kind == "slot":
        return why_token_not_raided(s, f, name)
    if top.step == REROLL and kind == "card":
        return refused(NO_REROLL, {"card": f"card:{name}"})
    return refused(IN_BATTLE, who(f.defender))


def why_no_dice(s: ArcsState, f: Fight, names: list[str]) -> Reason:
    """The number of dice of each kind, such as `assault.3`; a kind that isn't named counts as none."""
    dice = [0] * len(DICE)
    for name in names:
        die, _, count = name.partition(".")
        if die not in DICE or not count.isdecimal():
            return refused(NOT_THERE)
        dice[DICE.index(die)] = int(count)
    refusal = dice_refusal(s, f, dice)
    if refusal == CARD_FORBIDS:
        card = raid_forbidder(s, f)
        return refused(refusal, which(card), card_page(card))
    fewest, most = dice_limits(s, f)
    values: Values = {**who(f.defender), "fewest": fewest, "most": most, "count": sum(dice)}
    if max(dice) > DICE_PER_KIND:
        values = {**values, "most": min(most, DICE_PER_KIND), "count": max(dice)}
    return refused(refusal, values)


def why_card_not_raided(s: ArcsState, f: Fight, name: str) -> Reason:
    card = CARD.get(name, NOTHING)
    cost = CARD_KEYS[card] if card in s.players[f.defender].cards else 0
    values: Values = {**who(f.defender), "keys": f.symbols[KEY], "cost": cost, "card": f"card:{name}"}
    return refused(raid_card_refusal(s, f, card), values)


def why_token_not_raided(s: ArcsState, f: Fight, name: str) -> Reason:
    owner, slot = slot_named(name)
    if owner != f.defender:
        return refused(NOT_OF_DEFENDER, who(f.defender))
    if slot == NOTHING:
        return refused(EMPTY_SLOT)
    cost = slot_cost(s.players[f.defender], slot)
    return refused(raid_refusal(s, f, slot), {**who(owner), "keys": f.symbols[KEY], "cost": cost})
