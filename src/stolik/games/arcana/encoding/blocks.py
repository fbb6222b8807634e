"""What a seat knows of Arcana, table by table."""

from typing import Any, Final

from stolik.games.arcana.cards.common.moving import Moving
from stolik.games.arcana.cards.objectives import OBJECTIVES
from stolik.games.arcana.encoding.zones import COUNTED, FROM
from stolik.games.arcana.ids import ARCANA, DISTRICTS, GUILDS, KINDS, MILITIA, NONE
from stolik.games.arcana.rules.agents import agent_card, is_down
from stolik.games.arcana.rules.guilds import ChooseGuilds
from stolik.games.arcana.rules.layout import CONTROLS, ORDER, SEATS
from stolik.games.arcana.rules.militia import FieldMilitia
from stolik.games.arcana.state import ArcanaState
from stolik.games.arcana.tables import DISTRICT, KIND, MAIN, NAME, VALUE, VP
from stolik.kernel.encoding import Block, Question, put

MOST: Final = SEATS[-1]
FROM_HERE: Final = [f"seat+{p}" for p in range(MOST)]


class Table(Block):
    """The middle of the table, and the options."""

    def __init__(self) -> None:
        counts = ["round", "militia deck", "stakes in the box", "quiet rounds"]
        marks = ["Jubilee turned up", "last round", "over", "won this round"]
        options = ["with objectives", "with militia", "with tactical removal", "final round is the current one"]
        seats = [f"{n} players" for n in SEATS] + [f"first is {p}" for p in FROM_HERE]
        claims = [f"own claim: {guild}" for guild in GUILDS]
        super().__init__("table", ["table"], counts + marks + options + seats + claims)

    def write(self, s: Any, seat: int, out: bytearray, at: int) -> None:
        t: ArcanaState = s
        o = t.options
        put(out, at, t.round)
        put(out, at + 1, len(t.militia))
        put(out, at + 2, len(t.box))
        put(out, at + 3, t.quiet)
        marks = [t.jubilee, t.last, t.over, t.won, o.objectives, o.militia, o.tactical_removal]
        for i, mark in enumerate([*marks, o.final_round == "current"]):
            if mark:
                out[at + 4 + i] = 1
        out[at + 12 + t.seats - SEATS[0]] = 1
        out[at + 15 + (t.first - seat) % t.seats] = 1
        top = t.stack[-1] if t.stack else None
        if isinstance(top, ChooseGuilds) and top.claims[seat] != NONE:
            out[at + 19 + top.claims[seat]] = 1


class Seats(Block):
    """Everybody at the table, from the one that looks."""

    def __init__(self) -> None:
        counts = ["hand", "deck", "objectives", "bribes", "wins in No Man's Land", "points of open stakes"]
        super().__init__("seats", FROM_HERE, ["playing", *counts, *[f"guild: {guild}" for guild in GUILDS]])

    def write(self, s: Any, seat: int, out: bytearray, at: int) -> None:
        t: ArcanaState = s
        for p in range(t.seats):
            row = at + (p - seat) % t.seats * self.width
            out[row] = 1
            put(out, row + 1, len(t.hands[p]))
            put(out, row + 2, len(t.decks[p]))
            put(out, row + 3, len(t.objectives[p]))
            put(out, row + 4, t.bribes[p])
            put(out, row + 5, t.wins_in_n[p])
            points = 0
            for card in t.resources[p]:
                points += VP[card]
            for card in t.reserve[p]:
                points += VP[card]
            put(out, row + 6, points)
            if t.guild[p] != NONE:
                out[row + 7 + t.guild[p]] = 1


class Zones(Block):
    """Every zone with its stake and what the agents of each seat add up to."""

    def __init__(self) -> None:
        stake = ["stake", *[f"stake is a {kind}" for kind in KINDS], *[f"stake: {arcanum}" for arcanum in ARCANA]]
        stake += [f"stake's main arcanum: {arcanum}" for arcanum in ARCANA] + ["stake: points"]
        stake += [f"stake in {district}" for district in DISTRICTS]
        own = [f"{what} of {p}" for p in FROM_HERE for what in ["controlled", "agents up", "agents down", *ARCANA]]
        columns = ["in play", "pile", "sealed", "resolved as number", *stake, *own]
        super().__init__("zones", [f"zone {zone}" for zone in range(COUNTED)], columns)

    def write(self, s: Any, seat: int, out: bytearray, at: int) -> None:
        t: ArcanaState = s
        counted = FROM[t.seats][seat]
        for zone in range(len(t.stakes)):
            row = at + counted[zone] * self.width
            out[row] = 1
            put(out, row + 1, len(t.piles[zone]))
            if t.sealed[zone]:
                out[row + 2] = 1
            if t.stakes[zone] != NONE:
                self.write_stake(t.stakes[zone], out, row + 4)
            for p in range(t.seats):
                self.write_agents(t, zone, p, p == seat, out, row + 25 + (p - seat) % t.seats * 7)
        for number, zone in enumerate(ORDER[t.seats][t.first]):
            out[at + counted[zone] * self.width + 3] = number + 1

    def write_stake(self, card: int, out: bytearray, at: int) -> None:
        out[at] = 1
        out[at + 1 + KIND[card]] = 1
        for arcanum in range(4):
            if VALUE[4 * card + arcanum]:
                out[at + 6 + arcanum] = VALUE[4 * card + arcanum]
        if MAIN[card] != NONE:
            out[at + 10 + MAIN[card]] = 1
        out[at + 14] = VP[card]
        if DISTRICT[card] != NONE:
            out[at + 15 + DISTRICT[card]] = 1

    def write_agents(self, t: ArcanaState, zone: int, p: int, own: bool, out: bytearray, at: int) -> None:
        if CONTROLS[t.seats][p][zone]:
            out[at] = 1
        slot = zone * t.seats + p
        up, down = t.up[slot], t.down[slot]
        if not up and not down:
            return
        if up:
            out[at + 1] = len(up)
        if down:
            out[at + 2] = len(down)
        combat = political = spiritual = ducats = 0
        for card in up + down if own else up:
            figures = 4 * card
            combat += VALUE[figures]
            political += VALUE[figures + 1]
            spiritual += VALUE[figures + 2]
            ducats += VALUE[figures + 3]
        if combat:
            put(out, at + 3, combat)
        if political:
            put(out, at + 4, political)
        if spiritual:
            put(out, at + 5, spiritual)
        if ducats:
            put(out, at + 6, ducats)


class Cards(Block):
    """Every card that this seat can see, and where: what it is, in which zone, whose."""

    def __init__(self) -> None:
        what = ["in own hand", "in Resources", "in Reserve", "stake", "agent", "face down", "to be fielded", "picked"]
        zones = [f"zone {zone}" for zone in range(COUNTED)]
        super().__init__("cards", NAME, [*what, *zones, *[f"of {p}" for p in FROM_HERE]])

    def write(self, s: Any, seat: int, out: bytearray, at: int) -> None:
        t: ArcanaState = s
        width = self.width
        for card in t.hands[seat]:
            out[at + card * width] = 1
        for p in range(t.seats):
            owner = 13 + (p - seat) % t.seats
            for card in t.resources[p]:
                row = at + card * width
                out[row + 1] = 1
                out[row + owner] = 1
            for card in t.reserve[p]:
                row = at + card * width
                out[row + 2] = 1
                out[row + owner] = 1
        counted = FROM[t.seats][seat]
        for zone, stake in enumerate(t.stakes):
            if stake != NONE:
                row = at + stake * width
                out[row + 3] = 1
                out[row + 8 + counted[zone]] = 1
            for p in range(t.seats):
                slot = zone * t.seats + p
                owner = 13 + (p - seat) % t.seats
                for card in t.up[slot]:
                    self.write_agent(out, at + card * width, counted[zone], owner)
                if p == seat:
                    for card in t.down[slot]:
                        self.write_agent(out, at + card * width, counted[zone], owner)
                        out[at + card * width + 5] = 1
        self.write_pending(t, seat, out, at)

    def write_agent(self, out: bytearray, row: int, zone: int, owner: int) -> None:
        out[row + 4] = 1
        out[row + 8 + zone] = 1
        out[row + owner] = 1

    def write_pending(self, t: ArcanaState, seat: int, out: bytearray, at: int) -> None:
        """A militia card that only this seat has seen, and agents that are being moved, unless they hide."""
        top = t.stack[-1] if t.stack else None
        if isinstance(top, FieldMilitia) and top.seat == seat:
            out[at + top.card * self.width + 6] = 1
        elif isinstance(top, Moving):
            for position in top.picked():
                if top.owner == seat or not is_down(t, top.zone, top.owner, position):
                    out[at + agent_card(t, top.zone, top.owner, position) * self.width + 7] = 1


class Hidden(Block):
    """Militia among the face-down agents of rivals: its back is another."""

    def __init__(self) -> None:
        super().__init__("backs", [f"zone {zone}" for zone in range(COUNTED)], [f"militia of {p}" for p in FROM_HERE])

    def write(self, s: Any, seat: int, out: bytearray, at: int) -> None:
        t: ArcanaState = s
        if not t.options.militia:
            return
        counted = FROM[t.seats][seat]
        for slot, cards in enumerate(t.down):
            for card in cards:
                if KIND[card] == MILITIA:
                    zone, p = divmod(slot, t.seats)
                    out[at + counted[zone] * self.width + (p - seat) % t.seats] += 1


class Objectives(Block):
    """The own objectives, and how far they are."""

    def __init__(self) -> None:
        names = [objective.name for objective in OBJECTIVES]
        super().__init__("objectives", names, ["kept", "rejected", "goal", "now"])

    def write(self, s: Any, seat: int, out: bytearray, at: int) -> None:
        t: ArcanaState = s
        if not t.options.objectives:
            return
        for column, cards in enumerate([t.objectives[seat], t.rejected[seat]]):
            for card in cards:
                row = at + card * self.width
                out[row + column] = 1
                put(out, row + 2, OBJECTIVES[card].goal(t.seats))
                put(out, row + 3, OBJECTIVES[card].count(t, seat))


QUESTIONS: Final = ["guild", "objectives", "turn", "militia", "take_along", "send_to", "removal"]

BLOCKS: Final[list[Block]] = [
    Question(QUESTIONS, {"card": NAME}, MOST, 0),
    Table(),
    Seats(),
    Zones(),
    Cards(),
    Hidden(),
    Objectives(),
]
