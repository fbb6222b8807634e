"""The table as a player who asks "why not" sees it, read slowly from the state without any of the rules."""

from collections.abc import Callable
from typing import Any

import stolik
from stolik.games.arcs.ids import (
    ACTION_CARDS,
    BATTLE,
    CARD,
    CARDS,
    MOVE,
    NOTHING,
    PLACE,
    RESOURCE,
    SUIT_OF,
    SYSTEM,
)
from stolik.games.arcs.state import ArcsState, Player
from stolik.games.arcs.tables import (
    ADJACENT,
    CARD_SUIT,
    IN_PLAY,
    OPEN_SLOTS,
    RAID_COST,
    SLOTS,
    SUIT_VERBS,
    TYPE_OF,
)
from stolik.kernel.messages import Reason
from tools.truth import Targets

LOYAL = ["loyal_engineers", "loyal_pilots", "loyal_marines", "loyal_keepers", "loyal_empaths"]
"""By resource: the guild whose holder spends any token as it."""


class Look:
    """State, seat, what is pointed at and what was answered."""

    def __init__(self, game: stolik.Game, state: Any, seat: int, targets: Targets, reason: Reason) -> None:
        decision = game.decision(state)
        assert decision is not None
        self.s: ArcsState = state
        self.seat, self.reason = seat, reason
        self.p: Player = state.players[seat]
        self.top: Any = state.stack[-1]
        self.kind: str = self.top.kind
        self.asked = decision.kind
        self.legal = [action.targets() for action in decision.actions]
        self.tags = [action.tag for action in decision.actions]
        useless = [target for target in targets if not self.usable(target)]
        self.targets = (useless[0],) if useless else targets
        """What the reason is about: the first thing that is of no use at all, or all of them together."""
        self.things = game.things(state, seat)
        self.systems = IN_PLAY[state.setup]
        self.rivals = [i for i in range(state.seats) if i != seat]

    # --- what is pointed at, and what was answered ---

    def pointed(self, kind: str) -> list[str]:
        return [name for k, name in (target.split(":", 1) for target in self.targets) if k == kind]

    def value(self, name: str) -> str:
        return str(self.reason.values[name]).partition(":")[2]

    def number(self, name: str) -> int:
        return int(self.reason.values[name])

    def system(self) -> int:
        return SYSTEM[self.value("system")]

    def who(self) -> int:
        return int(self.value("seat"))

    def card(self) -> str:
        return self.value("card")

    def resource(self) -> int:
        return RESOURCE[self.value("resource")]

    def buildings(self) -> list[int]:
        return [PLACE[name] for name in self.pointed("building")]

    def slots(self) -> list[tuple[int, int]]:
        """Owner and slot; NOTHING where a token arrives."""
        split = [name.split(".") for name in self.pointed("slot")]
        return [(int(owner), NOTHING if slot == "new" else int(slot)) for owner, slot in split]

    def usable(self, *targets: str) -> bool:
        return any(all(legal.count(t) >= targets.count(t) for t in targets) for legal in self.legal)

    # --- the map ---

    def fresh(self, seat: int, system: int) -> int:
        return int(self.s.fresh[4 * system + seat])

    def ships(self, seat: int, system: int) -> int:
        return self.fresh(seat, system) + int(self.s.damaged[4 * system + seat])

    def near(self, system: int) -> list[int]:
        return ADJACENT[self.s.setup][system]

    def stands(self, place: int) -> tuple[int, str, bool]:
        """Owner, kind, damaged."""
        b = self.s.buildings[place] - 1
        return (b // 4, "starport" if b % 4 >= 2 else "city", b % 2 == 1) if b >= 0 else (NOTHING, "", False)

    def cities(self) -> list[int]:
        return [place for place in range(len(self.s.buildings)) if self.stands(place)[1] == "city"]

    def has_building(self, seat: int, system: int) -> bool:
        return any(self.stands(3 * system + k)[0] == seat for k in range(3))

    def has_piece(self, seat: int, system: int) -> bool:
        return self.ships(seat, system) > 0 or self.has_building(seat, system)

    def rivals_in(self, system: int) -> bool:
        return any(self.has_piece(rival, system) for rival in self.rivals)

    def ruler(self, system: int) -> int:
        fresh = [self.fresh(seat, system) for seat in range(self.s.seats)]
        return fresh.index(max(fresh)) if fresh.count(max(fresh)) == 1 else NOTHING

    def room(self, system: int) -> bool:
        """An empty building slot."""
        return any(self.s.buildings[3 * system + k] == 0 for k in range(SLOTS[system]))

    def types(self, place: int) -> list[int]:
        """Types of a city: of its planet, in a gate of all planets of the cluster with a city."""
        system = place // 3
        if system % 4:
            return [TYPE_OF[system]]
        with_city = {city // 3 for city in self.cities()}
        return [TYPE_OF[planet] for planet in range(system + 1, system + 4) if planet in with_city]

    # --- play areas ---

    def held(self, seat: int) -> list[str]:
        p = self.s.players[seat]
        return [CARDS[card] for card in p.cards + p.traits]

    def owner(self, card: str) -> int:
        return next((seat for seat in range(self.s.seats) if card in self.held(seat)), NOTHING)

    def open_slots(self, seat: int) -> list[int]:
        extra = [6] if "ancient_holdings" in self.held(seat) else []
        return [*range(OPEN_SLOTS[self.s.players[seat].cities]), *extra]

    def cost(self, slot: int) -> int:
        return 4 if slot == 6 else RAID_COST[slot]

    def free_slots(self) -> list[int]:
        return [slot for slot in self.open_slots(self.seat) if self.p.resources[slot] == NOTHING]

    def tokens(self, seat: int) -> list[int]:
        return [r for r in self.s.players[seat].resources if r != NOTHING]

    def spendable(self, resource: int) -> bool:
        tokens = self.tokens(self.seat)
        return resource in tokens or (LOYAL[resource] in self.held(self.seat) and len(tokens) > 0)

    def has_type(self, seat: int, resource: int) -> bool:
        """A token of the type, including supply on a cartel."""
        p, cartel = self.s.players[seat], ["material_cartel", "fuel_cartel", "", "", ""][resource]
        return resource in p.resources + p.arriving or (cartel in self.held(seat) and self.s.supply[resource] > 0)

    def icons(self, resource: int) -> int:
        cards = [card for card in self.p.cards if CARD_SUIT[card] == resource]
        on_cards = ["material_cartel", "fuel_cartel", "", "", ""][resource] in self.held(self.seat)
        supply = self.s.supply[resource] if on_cards else 0
        return len(cards) + (self.p.resources + self.p.arriving).count(resource) + int(supply)

    # --- the court, cards and dice ---

    def agents(self, position: int) -> tuple[int, int]:
        """Own agents, and the most of a rival."""
        row = self.s.influence[4 * position : 4 * position + self.s.seats]
        return row[self.seat], max(row[rival] for rival in self.rivals)

    def court(self) -> list[int]:
        return [i for i, card in enumerate(self.s.court) if card != NOTHING]

    def in_court(self) -> list[int]:
        """Positions of the cards pointed at."""
        names = [CARD.get(name, NOTHING) for name in self.pointed("card")]
        return [i for i in self.court() if self.s.court[i] in names]

    def rival_agents(self, position: int) -> int:
        return sum(self.s.influence[4 * position + rival] for rival in self.rivals)

    def hand(self, seat: int) -> list[str]:
        return [ACTION_CARDS[card] for card in self.s.players[seat].hand]

    def verbs(self) -> int:
        """What can be paid now."""
        if self.kind == "granted":
            return int(self.top.verbs)
        if self.kind in ("free_move", "move_then_battle"):
            return BATTLE if getattr(self.top, "moved", False) else MOVE
        assert self.kind == "turn"
        return SUIT_VERBS[self.s.suit] | (BATTLE if self.s.armed else 0)

    def face_up(self, suit: int) -> list[int]:
        played = zip(self.s.played, self.s.modes)
        return [card for card, mode in played if card != NOTHING and mode != 2 and SUIT_OF[card] == suit]

    def attackers(self) -> int:
        """The most dice that the attacker may collect in all."""
        f = self.s.fights[-1]
        cards = self.held(f.attacker)
        gate = 2 if "gatekeepers" in cards and f.system % 4 == 0 else 0
        return self.ships(f.attacker, f.system) + gate + (2 if "rebel" in cards else 0)


Check = Callable[[Look], bool]
"""Whether what a reason says is so."""
