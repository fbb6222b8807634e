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
    RESOURCES,
    SEATS,
    SETUPS,
    SUITS,
    SYMBOLS,
    SYSTEMS,
)
from stolik.games.arcs.rules.movement import under_way
from stolik.games.arcs.rules.pieces import control, is_damaged, kind_of, owner_of
from stolik.games.arcs.rules.resources import open_slots
from stolik.games.arcs.scoring import count
from stolik.games.arcs.state import ArcsState, Player
from stolik.games.arcs.tables import ALL_SLOTS, FACES, IN_PLAY, MARKER_VALUES
from stolik.kernel.encoding import Block, Question, put

FROM_HERE: Final = [f"seat+{p}" for p in range(SEATS)]


def of_seats(what: str) -> list[str]:
    return [f"{what} of {p}" for p in FROM_HERE]


class Table(Block):
    """Chapter, round and turn, what lies in the middle, and the options."""

    def __init__(self) -> None:
        counts = ["chapter", "passes", "pips", "court deck", "discard pile"]
        marks = ["initiative seized", "ambition declared", "zero marker", "prelude", "armed", "acted", "may declare"]
        options = ["leaders and lore", "split discard", "2 players", "3 players", "4 players"]
        goods = [f"supply: {r}" for r in RESOURCES] + [f"spent: {r}" for r in RESOURCES]
        phantom = [f"token on {a}" for a in AMBITIONS]
        one_of = [f"suit: {suit}" for suit in SUITS] + [f"set-up: {setup}" for setup in SETUPS]
        super().__init__("table", ["table"], counts + marks + options + goods + phantom + one_of)

    def write(self, s: Any, seat: int, out: bytearray, at: int) -> None:
        t: ArcsState = s
        numbers = [t.chapter, t.passes, t.pips, len(t.court_deck), len(t.discard)]
        marks = [t.seized, t.declared, t.zero, t.prelude, t.armed, t.acted, t.may_declare]
        numbers += [int(mark) for mark in marks]
        numbers += [int(t.options.leaders_and_lore), int(t.options.split_discard)]
        numbers += [int(t.seats == n) for n in (2, 3, 4)]
        for i, number in enumerate(numbers + t.supply + t.spent + t.phantom):
            if number:
                put(out, at + i, number)
        if t.active != NOBODY:
            out[at + 32 + t.suit] = 1
        out[at + 36 + t.setup] = 1


class Ambitions(Block):
    """The ambition markers: where each lies and what it brings."""

    def __init__(self) -> None:
        super().__init__("markers", MARKERS, ["first place", "second place", *[f"on {a}" for a in AMBITIONS]])

    def write(self, s: Any, seat: int, out: bytearray, at: int) -> None:
        t: ArcsState = s
        for marker in range(len(MARKERS)):
            row = at + marker * self.width
            first, second = MARKER_VALUES[marker][int(t.flipped[marker])]
            out[row] = first
            out[row + 1] = second
            if t.markers[marker] != NOTHING:
                out[row + 2 + t.markers[marker]] = 1


class Seats(Block):
    """Everybody at the table, from the one that looks."""

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

    def write(self, s: Any, seat: int, out: bytearray, at: int) -> None:
        t: ArcsState = s
        for i in range(t.seats):
            p = (seat + i) % t.seats
            row = at + i * self.width
            out[row] = 1
            if t.initiative == p:
                out[row + 1] = 1
            if t.leader == p:
                out[row + 2] = 1
            if t.active == p:
                out[row + 3] = 1
            self.write_area(t, seat, t.players[p], out, row)
            if t.played[p] != NOTHING:
                out[row + 40 + t.modes[p]] = 1
                out[row + 44] = t.ranks[p]
            for ambition in range(len(AMBITIONS)):
                put(out, row + 45 + ambition, count(t, p, ambition))

    def write_area(self, t: ArcsState, seat: int, p: Player, out: bytearray, row: int) -> None:
        for i, number in enumerate([p.power, len(p.hand), p.ships, p.starports, p.agents, p.cities]):
            put(out, row + 4 + i, number)
        for resource in p.arriving:
            out[row + 10 + resource] += 1
        for resource, marked in enumerate(p.outrage):
            if marked:
                out[row + 15 + resource] = 1
        for owner in range(t.seats):
            seen = (owner - seat) % t.seats
            if p.captives[owner]:
                put(out, row + 20 + seen, p.captives[owner])
            for piece in range(4):
                number = p.trophies[4 * owner + piece]
                if number:
                    put(out, row + 24 + 4 * seen + piece, number)
        for slot in open_slots(p):
            out[row + 50 + 6 * slot] = 1
        for slot, resource in enumerate(p.resources):
            if resource != NOTHING:
                out[row + 51 + 6 * slot + resource] = 1


class Systems(Block):
    """Every system: ships and buildings of each seat, and who controls it."""

    def __init__(self) -> None:
        pieces = ["fresh ships", "damaged ships", "controlled", "cities", "starports", "damaged buildings"]
        columns = [f"{piece} of {p}" for p in FROM_HERE for piece in pieces]
        super().__init__("systems", SYSTEMS, ["in play", "buildings", "used buildings", *columns])

    def write(self, s: Any, seat: int, out: bytearray, at: int) -> None:
        t: ArcsState = s
        for system in IN_PLAY[t.setup]:
            row = at + system * self.width
            out[row] = 1
            for p in range(t.seats):
                fresh, damaged = t.fresh[SEATS * system + p], t.damaged[SEATS * system + p]
                if fresh or damaged:
                    own = row + 3 + 6 * ((p - seat) % t.seats)
                    put(out, own, fresh)
                    put(out, own + 1, damaged)
            holder = control(t, system)
            if holder != NOBODY:
                out[row + 5 + 6 * ((holder - seat) % t.seats)] = 1
            for place in range(3 * system, 3 * system + 3):
                if t.buildings[place]:
                    self.write_building(t, seat, place, out, row)

    def write_building(self, t: ArcsState, seat: int, place: int, out: bytearray, row: int) -> None:
        building = t.buildings[place]
        own = row + 3 + 6 * ((owner_of(building) - seat) % t.seats)
        out[row + 1] += 1
        out[own + 3 + kind_of(building)] += 1
        if is_damaged(building):
            out[own + 5] += 1
        if place in t.used:
            out[row + 2] += 1


class ActionCards(Block):
    """Every action card of which this seat knows where it is."""

    def __init__(self) -> None:
        columns = ["lead card", "open discard", "in the face-down pile"]
        columns += of_seats("in hand") + of_seats("played") + of_seats("played to seize")
        super().__init__("action cards", ACTION_CARDS, columns)

    def write(self, s: Any, seat: int, out: bytearray, at: int) -> None:
        t: ArcsState = s
        width, bit = self.width, 1 << seat
        if t.lead != NOTHING:
            out[at + t.lead * width] = 1
        for card in t.open_discard:
            out[at + card * width + 1] = 1
        for card in t.discard:
            if (t.known[card] | t.piled[card]) & bit:
                out[at + card * width + 2] = 1
        for p in range(t.seats):
            seen = (p - seat) % t.seats
            for card in t.players[p].hand:
                if t.known[card] & bit:
                    out[at + card * width + 3 + seen] = 1
            card = t.played[p]
            if card != NOTHING and (t.modes[p] != COPY or t.known[card] & bit):
                out[at + card * width + 7 + seen] = 1
            card = t.extra[p]
            if card != NOTHING and t.known[card] & bit:
                out[at + card * width + 11 + seen] = 1


class Cards(Block):
    """Every card of the court, leader and lore: where it lies, and the agents on it."""

    def __init__(self) -> None:
        places = ["in the court", "to be drafted", "discarded", "buried", "laid aside", "locked", "used this turn"]
        super().__init__("cards", CARDS, places + of_seats("held") + of_seats("agents"))

    def write(self, s: Any, seat: int, out: bytearray, at: int) -> None:
        t: ArcsState = s
        width = self.width
        for position, card in enumerate(t.court):
            if card != NOTHING:
                row = at + card * width
                out[row] = 1
                for p in range(t.seats):
                    put(out, row + 11 + (p - seat) % t.seats, t.influence[SEATS * position + p])
        laid = [x.card for x in t.laid]
        buried = t.court_deck[: t.buried]
        rows = [t.leader_row + t.lore_row, t.court_discard, buried, laid, t.locked, t.used_cards]
        for i, cards in enumerate(rows):
            for card in cards:
                out[at + card * width + 1 + i] = 1
        for p in range(t.seats):
            held = 7 + (p - seat) % t.seats
            for card in t.players[p].cards:
                out[at + card * width + held] = 1
            for card in t.players[p].traits:
                out[at + card * width + held] = 1


class Battle(Block):
    """The battle and the move in progress."""

    def __init__(self) -> None:
        columns = of_seats("attack") + of_seats("defense") + [f"at {system}" for system in SYSTEMS]
        columns += [f"dice: {die}" for die in DICE] + [f"{die} shows face {n}" for die in DICE for n in range(FACES)]
        columns += [f"symbols: {symbol}" for symbol in SYMBOLS]
        columns += ["ships move", "fresh", "damaged", "under way", *[f"ships at {system}" for system in SYSTEMS]]
        super().__init__("battle", ["now"], columns)

    def write(self, s: Any, seat: int, out: bytearray, at: int) -> None:
        t: ArcsState = s
        if t.fights:
            f = t.fights[-1]
            if f.attacker != NOBODY:
                out[at + (f.attacker - seat) % t.seats] = 1
            if f.defender != NOBODY:
                out[at + 4 + (f.defender - seat) % t.seats] = 1
            out[at + 8 + f.system] = 1
            for i, number in enumerate(f.dice + f.rolled + f.symbols):
                put(out, at + 32 + i, number)
        if t.voyages:
            v = t.voyages[-1]
            out[at + 58] = 1
            put(out, at + 59, v.fresh)
            put(out, at + 60, v.damaged)
            out[at + 61] = int(under_way(v))
            out[at + 62 + v.at] = 1


QUESTIONS: Final = [
    "abduct", "act", "assign-hits", "bold", "catapult", "cloud-pay", "cloud-planet", "covered", "demands", "dice",
    "draft", "execute", "fence", "follow", "free-city", "free-influence", "free-move", "free-seize", "gain-any", "gift",
    "granted", "hit-building", "influence-first", "lay-beside", "lead", "look", "move-first", "mulligan", "muster",
    "new-hand", "nurture", "order", "pick-dice", "prelude", "pressgang", "prune", "raid", "ransack", "rearrange",
    "reroll", "rescue", "rifles-at", "rifles-dice", "rifles-from", "rifles-whom", "ships", "spread", "spreading",
    "sprint", "steal", "steal-card", "steal-token", "store", "summon", "swap-give", "swap-take", "tax-type",
    "then-battle", "then-secure", "trade", "trade-give", "trade-take", "uprising",
]  # fmt: skip
"""Every question of the game. The test of observations compares them with its words."""

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
