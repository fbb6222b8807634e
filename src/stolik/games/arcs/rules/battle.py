"""Battle and raiding (p. 14-16)."""

from dataclasses import dataclass
from typing import Final, Literal

from stolik.games.arcs.cards.common.base import (
    AFTER_ROLL,
    BATTLE_BEGINS,
    BATTLE_OVER,
    BY_ID,
    DICE,
    LETS_RAID,
    SYMBOLS,
    speakers,
)
from stolik.games.arcs.choices import BATTLE_AT, COLLECTIONS, DONE, collections_of_dice
from stolik.games.arcs.ids import (
    ASSAULT,
    BUILDING,
    CARD,
    HIT,
    INTERCEPT,
    KEY,
    NOTHING,
    RAID,
    SELF,
    SKIRMISH,
    SYSTEMS,
    at,
)
from stolik.games.arcs.ids import DICE as DICE_NAMES
from stolik.games.arcs.messages.actions import CollectDice, Done, Raid, RaidCard, Use
from stolik.games.arcs.messages.events import BattleBegan, Rolled
from stolik.games.arcs.rules.court import steal_card
from stolik.games.arcs.rules.hits import HitBuildings, HitShips, aftermath
from stolik.games.arcs.rules.pieces import has_any_building, has_building, has_piece, ships
from stolik.games.arcs.rules.raid import list_raids
from stolik.games.arcs.rules.react import react
from stolik.games.arcs.rules.refusals import (
    ALLOWED,
    CARD_FORBIDS,
    NO_PIECE_OF,
    NO_RAID_DICE,
    NO_SHIPS_THERE,
    THAT_IS_YOU,
    TOO_FEW_DICE,
    TOO_MANY_DICE,
)
from stolik.games.arcs.rules.resources import take_token
from stolik.games.arcs.state import ArcsState, Fight, of_seat
from stolik.games.arcs.tables import DICE_PER_KIND, FACE, FACES, IN_PLAY
from stolik.kernel.chance import draw
from stolik.kernel.messages import Action, Event
from stolik.kernel.state import Frame


def battle_refusal(s: ArcsState, seat: int, system: int, rival: int) -> int:
    """A battle needs a system with loyal ships, and a rival with any piece there (p. 14)."""
    if rival == seat:
        return THAT_IS_YOU
    if ships(s, seat, system) == 0:
        return NO_SHIPS_THERE
    return ALLOWED if has_piece(s, rival, system) else NO_PIECE_OF


def list_battle(s: ArcsState, seat: int, out: list[Action]) -> None:
    """Every battle that `battle_refusal` allows, found from the ships."""
    fresh, damaged = of_seat(s.fresh, seat), of_seat(s.damaged, seat)
    for system in IN_PLAY[s.setup]:
        if fresh[system] or damaged[system]:
            for rival in range(s.seats):
                if rival != seat and has_piece(s, rival, system):
                    out.append(BATTLE_AT[seat][system][rival])


def begin_battle(s: ArcsState, seat: int, system: int, rival: int, ev: list[Event]) -> None:
    s.fights.append(Fight(seat, rival, system, s.damaged[at(system, seat)] == 0))
    s.stack.append(Fighting())
    ev.append(BattleBegan(seat, rival, SYSTEMS[system]))


def raid_dice_refusal(s: ArcsState, f: Fight) -> int:
    """Raid dice are allowed only against a building there, or a defender with no buildings on the whole map (p. 14)."""
    if not has_building(s, f.defender, f.system) and has_any_building(s, f.defender):
        return NO_RAID_DICE
    return ALLOWED if raid_forbidder(s, f) == NOTHING else CARD_FORBIDS


def raid_forbidder(s: ArcsState, f: Fight) -> int:
    """The defender's card that prevents raid dice; NOTHING if none."""
    for c in speakers(s.players[f.defender], LETS_RAID):
        if not c.lets_raid(s, f.defender, f):
            return c.id
    return NOTHING


def dice_limits(s: ArcsState, f: Fight) -> list[int]:
    """[fewest, most] dice: one for each attacking ship; cards may add some."""
    limits = [0, ships(s, f.attacker, f.system)]
    for card in speakers(s.players[f.attacker], DICE):
        card.dice(s, f, limits)
    return limits


def dice_refusal(s: ArcsState, f: Fight, dice: list[int]) -> int:
    """The number of dice of each kind: at most six of a kind, and in total no more than the ships allow (p. 14)."""
    if dice[RAID]:
        refusal = raid_dice_refusal(s, f)
        if refusal != ALLOWED:
            return refusal
    fewest, most = dice_limits(s, f)
    if sum(dice) > most or max(dice) > DICE_PER_KIND:
        return TOO_MANY_DICE
    return ALLOWED if sum(dice) >= fewest else TOO_FEW_DICE


def list_dice(s: ArcsState, f: Fight, out: list[Action]) -> None:
    """Every collection that `dice_refusal` allows, taken from tables."""
    fewest, most = dice_limits(s, f)
    raid = raid_dice_refusal(s, f) == ALLOWED
    if fewest:
        out.extend(collections_of_dice(f.attacker, most, raid, fewest))
    else:
        out.extend(COLLECTIONS[f.attacker][most][int(raid)])


def roll(s: ArcsState, f: Fight, kind: int, count: int) -> None:
    """Roll dice of one kind and add them to the others."""
    for _ in range(count):
        f.rolled[FACES * kind + draw(s.chance, FACES)] += 1


def count_symbols(f: Fight) -> None:
    f.symbols = [0] * len(f.symbols)
    for face, n in enumerate(f.rolled):
        if n:
            for symbol, times in enumerate(FACE[face]):
                f.symbols[symbol] += n * times


def tell_roll(f: Fight, ev: list[Event]) -> None:
    count_symbols(f)
    dice = tuple((DICE_NAMES[i // FACES], i % FACES) for i, n in enumerate(f.rolled) for _ in range(n))
    y = f.symbols
    ev.append(Rolled(f.attacker, dice, y[HIT], y[SELF], y[BUILDING], y[KEY], y[INTERCEPT]))


# The steps of a battle, in the order of p. 14. Between collecting and own hits, dice can be rerolled.
BEGIN: Final = 0
COLLECT: Final = 1
REROLL: Final = 2
OWN_HITS: Final = 3
INTERCEPTION: Final = 4
HITS: Final = 5
BUILDING_HITS: Final = 6
AFTERMATH: Final = 7
RAIDING: Final = 8
OVER: Final = 9
END: Final = 10


@dataclass
class Fighting(Frame):
    """The battle `s.fights[-1]`, step by step."""

    step: int = BEGIN
    kind: Literal["fighting"] = "fighting"

    def options(self, s: ArcsState, out: list[Action]) -> None:
        f = s.fights[-1]
        if self.step == COLLECT and ships(s, f.attacker, f.system):
            list_dice(s, f, out)
        elif self.step == REROLL:
            for card in speakers(s.players[f.attacker], AFTER_ROLL):
                card.after_roll(s, f.attacker, f, out)
            if out:
                out.append(DONE[f.attacker])
        elif self.step == RAIDING:
            list_raids(s, f, out)
            if out:
                out.append(DONE[f.attacker])

    def choose(self, s: ArcsState, a: Action, ev: list[Event]) -> None:
        f = s.fights[-1]
        if type(a) is CollectDice:
            self.collect(s, f, [a.skirmish, a.assault, a.raid], ev)
        elif type(a) is Raid:
            f.symbols[KEY] -= a.keys
            take_token(s, f.attacker, f.defender, a.slot, ev)
        elif type(a) is RaidCard:
            f.symbols[KEY] -= a.keys
            steal_card(s, f.attacker, f.defender, CARD[a.card], ev)
        elif type(a) is Use:
            BY_ID[CARD[a.card]].reroll(s, f, a, ev)
        elif type(a) is Done:
            self.advance(s, ev)

    def collect(self, s: ArcsState, f: Fight, dice: list[int], ev: list[Event]) -> None:
        """Dice are collected and rolled at once."""
        f.dice = dice
        for kind in (SKIRMISH, ASSAULT, RAID):
            roll(s, f, kind, dice[kind])
        self.step = REROLL
        tell_roll(f, ev)

    def advance(self, s: ArcsState, ev: list[Event]) -> None:
        """The steps of p. 14 in order; each pushes what it needs."""
        f, step = s.fights[-1], self.step
        self.step += 1
        if step == BEGIN:
            react(s, BATTLE_BEGINS, [f.attacker, f.defender], f.system, ev)
        elif step == COLLECT:
            self.step = OVER  # no attacking ship is left that could collect dice
        elif step == REROLL:
            final_symbols(s, f)
        elif step == OWN_HITS:
            hit_attacker(s, f, f.symbols[SELF])
        elif step == INTERCEPTION:
            intercept(s, f)
        elif step == HITS:
            hit_defender(s, f)
        elif step == BUILDING_HITS:
            hit_defending_buildings(s, f)
        elif step == AFTERMATH:
            f.left = ships(s, f.attacker, f.system)
            aftermath(s, ev)
        elif step == OVER:
            react(s, BATTLE_OVER, [f.attacker, f.defender], f.system, ev)
        elif step == END:
            s.fights.pop()
            s.stack.pop()

    def question(self, s: ArcsState) -> tuple[str, dict[str, str | int]]:
        f = s.fights[-1]
        values: dict[str, str | int] = {"rival": f"seat:{f.defender}", "system": f"system:{SYSTEMS[f.system]}"}
        if self.step == COLLECT:
            fewest, most = dice_limits(s, f)
            return "dice", {**values, "fewest": fewest, "most": most}
        if self.step == REROLL:
            return "reroll", values
        return "raid", {**values, "keys": f.symbols[KEY]}


def final_symbols(s: ArcsState, f: Fight) -> None:
    """Count the symbols; the attacker's cards, then the defender's, may change them."""
    count_symbols(f)
    for seat in (f.attacker, f.defender):
        for card in speakers(s.players[seat], SYMBOLS):
            card.symbols(s, seat, f)


def hit_attacker(s: ArcsState, f: Fight, hits: int) -> None:
    """The attacker chooses which of the attacking ships are hit; the defender gets the trophies."""
    if hits:
        s.stack.append(HitShips(f.attacker, f.attacker, f.defender, f.system, hits, False))


def intercept(s: ArcsState, f: Fight) -> None:
    """Any number of intercepts makes one interception: a hit for each fresh defending ship."""
    if f.symbols[INTERCEPT]:
        hit_attacker(s, f, s.fresh[at(f.system, f.defender)])


def hit_defender(s: ArcsState, f: Fight) -> None:
    """Hits on defending ships, the rest on buildings."""
    if f.symbols[HIT]:
        s.stack.append(HitShips(f.attacker, f.defender, f.attacker, f.system, f.symbols[HIT], True))


def hit_defending_buildings(s: ArcsState, f: Fight) -> None:
    if f.symbols[BUILDING]:
        s.stack.append(HitBuildings(f.attacker, f.defender, f.attacker, f.system, f.symbols[BUILDING]))
