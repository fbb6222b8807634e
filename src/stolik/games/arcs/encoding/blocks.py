"""What a seat knows of Arcs, table by table."""

from typing import Any, Final

from stolik.games.arcs.ids import (
    ACTION_CARDS,
    AMBITIONS,
    BUILDINGS,
    CARDS,
    COPY,
    DICE,
    MARKERS,
    MODES,
    NOBODY,
    NOTHING,
    PLACES_PER_SYSTEM,
    RESOURCES,
    SEATS,
    SETUPS,
    SUITS,
    SYMBOLS,
    SYSTEMS,
)
from stolik.games.arcs.rules.movement import under_way
from stolik.games.arcs.rules.pieces import FIRST_PLACE, FIRST_SEAT, control, is_damaged, kind_of, owner_of
from stolik.games.arcs.rules.resources import open_slots
from stolik.games.arcs.scoring import count
from stolik.games.arcs.state import ArcsState, Player
from stolik.games.arcs.tables import ALL_SLOTS, FACES, IN_PLAY, MARKER_VALUES
from stolik.kernel.encoding import Block, Question, bits, capped, one_of, ones, seven, shown

FROM_HERE: Final = [f"seat+{p}" for p in range(SEATS)]


def of_seats(what: str) -> list[str]:
    return [f"{what} of {p}" for p in FROM_HERE]


PLAYERS: Final = one_of(SEATS - 1)
SUIT: Final = one_of(len(SUITS))
SETUP: Final = one_of(len(SETUPS))
ON: Final = one_of(len(AMBITIONS))


class Table(Block):
    """Chapter, round and turn, the shared area, and the options."""

    def __init__(self) -> None:
        counts = ["chapter", "passes", "pips", "court deck", "discard pile"]
        marks = ["initiative seized", "ambition declared", "zero marker", "prelude", "armed", "acted", "may declare"]
        options = ["leaders and lore", "split discard", "2 players", "3 players", "4 players"]
        goods = [f"supply: {r}" for r in RESOURCES] + [f"spent: {r}" for r in RESOURCES]
        phantom = [f"token on {a}" for a in AMBITIONS]
        cards = [f"suit: {suit}" for suit in SUITS] + [f"set-up: {setup}" for setup in SETUPS]
        super().__init__("table", ["table"], counts + marks + options + goods + phantom + cards)

    def write(self, s: Any, seat: int, out: list[bytes]) -> None:
        t: ArcsState = s
        o = t.options
        out.append(seven(t.chapter, t.passes, t.pips, len(t.court_deck), len(t.discard), t.seized, t.declared))
        out.append(seven(t.zero, t.prelude, t.armed, t.acted, t.may_declare, o.leaders_and_lore, o.split_discard))
        out.append(PLAYERS[t.seats - 2])
        out.append(shown(t.supply))
        out.append(shown(t.spent))
        out.append(shown(t.phantom))
        out.append(SUIT[t.suit if t.active != NOBODY else NOTHING])
        out.append(SETUP[t.setup])


class Ambitions(Block):
    """The ambition markers: position and Power."""

    def __init__(self) -> None:
        super().__init__("markers", MARKERS, ["first place", "second place", *[f"on {a}" for a in AMBITIONS]])

    def write(self, s: Any, seat: int, out: list[bytes]) -> None:
        t: ArcsState = s
        for marker, lies in enumerate(t.markers):
            out.append(bytes(MARKER_VALUES[marker][int(t.flipped[marker])]))
            out.append(ON[lies])


NO_GOODS: Final = bytes(len(RESOURCES))
OUTRAGE: Final = bits(len(RESOURCES))
PIECES: Final = 4
"""Kinds of pieces among trophies."""
NOTHING_TAKEN: Final = bytes(SEATS + SEATS * PIECES)
MODE: Final = one_of(len(MODES))
GOOD: Final = [[bytes([is_open]) + row for row in one_of(len(RESOURCES))] for is_open in (0, 1)]
"""Whether a slot is open -> resource in it, or NOTHING -> its numbers."""


class Seats(Block):
    """Every player, starting from the observer."""

    def __init__(self) -> None:
        counts = ["power", "hand", "ships in supply", "starports in supply", "agents in supply", "cities on the board"]
        marks = ["playing", "initiative", "led the round", "turn"]
        goods = [f"arriving: {r}" for r in RESOURCES] + [f"outrage: {r}" for r in RESOURCES]
        taken = of_seats("captives") + [
            f"trophies: {piece} of {p}" for p in FROM_HERE for piece in [*BUILDINGS, "ship", "agent"]
        ]
        slots = [f"slot {slot}: {what}" for slot in ALL_SLOTS for what in ["open", *RESOURCES]]
        modes = [f"card played as {mode}" for mode in MODES] + ["surpassed with"]
        ambitions = [f"has for {a}" for a in AMBITIONS]
        super().__init__("seats", FROM_HERE, marks + counts + goods + taken + modes + ambitions + slots)

    def write(self, s: Any, seat: int, out: list[bytes]) -> None:
        t: ArcsState = s
        for i in range(t.seats):
            seen = (seat + i) % t.seats
            p = t.players[seen]
            first, led, active = t.initiative == seen, t.leader == seen, t.active == seen
            out.append(seven(1, first, led, active, p.power, len(p.hand), p.ships))
            out.append(shown([p.starports, p.agents, p.cities]))
            self.write_goods(p, out)
            self.write_taken(t, seat, p, out)
            out.append(MODE[t.modes[seen] if t.played[seen] != NOTHING else NOTHING])
            rank = [t.ranks[seen] if t.played[seen] != NOTHING else 0]
            out.append(shown(rank + [count(t, seen, ambition) for ambition in range(len(AMBITIONS))]))
            is_open = [0] * len(ALL_SLOTS)
            for slot in open_slots(p):
                is_open[slot] = 1
            for slot, resource in enumerate(p.resources):
                out.append(GOOD[is_open[slot]][resource])
        for _ in range(t.seats, SEATS):
            out.append(self.empty)

    def write_goods(self, p: Player, out: list[bytes]) -> None:
        """Arriving tokens, and outrage."""
        if p.arriving:
            arriving = [0] * len(RESOURCES)
            for resource in p.arriving:
                arriving[resource] += 1
            out.append(shown(arriving))
        else:
            out.append(NO_GOODS)
        marked = 0
        for resource, mark in enumerate(p.outrage):
            if mark:
                marked |= 1 << resource
        out.append(OUTRAGE[marked])

    def write_taken(self, t: ArcsState, seat: int, p: Player, out: list[bytes]) -> None:
        """Captives and trophies."""
        if not any_of(p.captives) and not any_of(p.trophies):
            out.append(NOTHING_TAKEN)
            return
        captives, trophies = [0] * SEATS, [0] * (SEATS * PIECES)
        for owner in range(t.seats):
            seen = (owner - seat) % t.seats
            captives[seen] = p.captives[owner]
            for piece in range(PIECES):
                trophies[PIECES * seen + piece] = p.trophies[PIECES * owner + piece]
        out.append(bytes(captives + trophies))


def any_of(numbers: list[int]) -> bool:
    return any(number for number in numbers)


class Systems(Block):
    """Every system: ships and buildings of each seat, and who controls it."""

    def __init__(self) -> None:
        pieces = ["fresh ships", "damaged ships", "controlled", "cities", "starports", "damaged buildings"]
        columns = [f"{piece} of {p}" for p in FROM_HERE for piece in pieces]
        super().__init__("systems", SYSTEMS, ["in play", "buildings", "used buildings", *columns])
        self.unused = [self.empty] * len(SYSTEMS)
        self.vacant = ones(self.width, 0)

    def write(self, s: Any, seat: int, out: list[bytes]) -> None:
        t: ArcsState = s
        rows = self.unused[:]
        for system in IN_PLAY[t.setup]:
            rows[system] = self.row(t, seat, system)
        out.extend(rows)

    def row(self, t: ArcsState, seat: int, system: int) -> bytes:
        first, place = FIRST_SEAT[system], FIRST_PLACE[system]
        pieces = 0
        for p in range(t.seats):
            pieces += t.fresh[first + p] + t.damaged[first + p]
        for k in range(PLACES_PER_SYSTEM):
            pieces += t.buildings[place + k]
        if not pieces:
            return self.vacant
        row = bytearray(self.width)
        row[0] = 1
        for i in range(t.seats):
            p = first + (seat + i) % t.seats
            if t.fresh[p]:
                row[3 + 6 * i] = t.fresh[p]
            if t.damaged[p]:
                row[4 + 6 * i] = t.damaged[p]
        holder = control(t, system)
        if holder != NOBODY:
            row[5 + 6 * ((holder - seat) % t.seats)] = 1
        for k in range(PLACES_PER_SYSTEM):
            if t.buildings[place + k]:
                self.mark_building(t, seat, place + k, row)
        return bytes(row)

    def mark_building(self, t: ArcsState, seat: int, place: int, row: bytearray) -> None:
        building = t.buildings[place]
        own = 3 + 6 * ((owner_of(building) - seat) % t.seats)
        row[1] += 1
        row[own + 3 + kind_of(building)] += 1
        if is_damaged(building):
            row[own + 5] += 1
        if place in t.used:
            row[2] += 1


class ActionCards(Block):
    """Every action card whose place this seat knows."""

    def __init__(self) -> None:
        columns = ["lead card", "open discard", "in the face-down pile"]
        columns += of_seats("in hand") + of_seats("played") + of_seats("played to seize")
        super().__init__("action cards", ACTION_CARDS, columns)

    def write(self, s: Any, seat: int, out: list[bytes]) -> None:
        t: ArcsState = s
        width, bit = self.width, 1 << seat
        table = bytearray(self.size)
        if t.lead != NOTHING:
            table[t.lead * width] = 1
        for card in t.open_discard:
            table[card * width + 1] = 1
        for card in t.discard:
            if (t.known[card] | t.piled[card]) & bit:
                table[card * width + 2] = 1
        for p in range(t.seats):
            seen = (p - seat) % t.seats
            for card in t.players[p].hand:
                if t.known[card] & bit:
                    table[card * width + 3 + seen] = 1
            card = t.played[p]
            if card != NOTHING and (t.modes[p] != COPY or t.known[card] & bit):
                table[card * width + 7 + seen] = 1
            card = t.extra[p]
            if card != NOTHING and t.known[card] & bit:
                table[card * width + 11 + seen] = 1
        out.append(bytes(table))


class Cards(Block):
    """Every court card, leader and lore card: where it is, and the agents on it."""

    def __init__(self) -> None:
        places = ["in the court", "to be drafted", "discarded", "buried", "laid aside", "locked", "used this turn"]
        super().__init__("cards", CARDS, places + of_seats("held") + of_seats("agents"))

    def write(self, s: Any, seat: int, out: list[bytes]) -> None:
        t: ArcsState = s
        width = self.width
        table = bytearray(self.size)
        for position, card in enumerate(t.court):
            if card != NOTHING:
                row = card * width
                table[row] = 1
                for p in range(t.seats):
                    table[row + 11 + (p - seat) % t.seats] = t.influence[SEATS * position + p]
        laid = [x.card for x in t.laid]
        buried = t.court_deck[: t.buried]
        rows = [t.leader_row + t.lore_row, t.court_discard, buried, laid, t.locked, t.used_cards]
        for i, cards in enumerate(rows):
            for card in cards:
                table[card * width + 1 + i] = 1
        for p in range(t.seats):
            held = 7 + (p - seat) % t.seats
            for card in t.players[p].cards:
                table[card * width + held] = 1
            for card in t.players[p].traits:
                table[card * width + held] = 1
        out.append(bytes(table))


class Battle(Block):
    """The battle and the move in progress."""

    def __init__(self) -> None:
        columns = of_seats("attack") + of_seats("defense") + [f"at {system}" for system in SYSTEMS]
        columns += [f"dice: {die}" for die in DICE] + [f"{die} shows face {n}" for die in DICE for n in range(FACES)]
        columns += [f"symbols: {symbol}" for symbol in SYMBOLS]
        columns += ["ships move", "fresh", "damaged", "under way", *[f"ships at {system}" for system in SYSTEMS]]
        super().__init__("battle", ["now"], columns)

    def write(self, s: Any, seat: int, out: list[bytes]) -> None:
        t: ArcsState = s
        if not t.fights and not t.voyages:
            out.append(self.blank)
            return
        row = bytearray(self.size)
        if t.fights:
            f = t.fights[-1]
            if f.attacker != NOBODY:
                row[(f.attacker - seat) % t.seats] = 1
            if f.defender != NOBODY:
                row[4 + (f.defender - seat) % t.seats] = 1
            row[8 + f.system] = 1
            for i, number in enumerate(f.dice + f.rolled + f.symbols):
                row[32 + i] = capped(number)
        if t.voyages:
            v = t.voyages[-1]
            row[58] = 1
            row[59] = v.fresh
            row[60] = v.damaged
            row[61] = int(under_way(v))
            row[62 + v.at] = 1
        out.append(bytes(row))


QUESTIONS: Final = [
    "abduct", "act", "assign-hits", "bold", "catapult", "cloud-pay", "cloud-planet", "covered", "demands", "dice",
    "draft", "execute", "fence", "follow", "free-city", "free-influence", "free-move", "free-seize", "gain-any", "gift",
    "granted", "hit-building", "influence-first", "lay-beside", "lead", "look", "move-first", "mulligan", "muster",
    "new-hand", "nurture", "order", "pick-dice", "prelude", "pressgang", "prune", "raid", "ransack", "rearrange",
    "reroll", "rescue", "rifles-at", "rifles-dice", "rifles-from", "rifles-whom", "ships", "spread", "spreading",
    "sprint", "steal", "steal-card", "steal-token", "store", "summon", "swap-give", "swap-take", "tax-type",
    "then-battle", "then-secure", "trade", "trade-give", "trade-take", "uprising",
]  # fmt: skip
"""Every question of the game. The test of observations compares them with the game's messages."""

BLOCKS: Final[list[Block]] = [
    Question(QUESTIONS, {"system": SYSTEMS, "resource": RESOURCES, "card": CARDS}, SEATS, 2),
    Table(),
    Ambitions(),
    Seats(),
    Systems(),
    ActionCards(),
    Cards(),
    Battle(),
]
