"""What a seat knows of Arcana, table by table."""

from typing import Any, Final

from stolik.games.arcana.cards.common.moving import Moving
from stolik.games.arcana.cards.objectives import OBJECTIVES
from stolik.games.arcana.encoding.zones import COUNTED, FROM, HERE, RESOLVED
from stolik.games.arcana.ids import ARCANA, DISTRICTS, GUILDS, KINDS, MILITIA, NONE
from stolik.games.arcana.rules.agents import agent_card, is_down
from stolik.games.arcana.rules.guilds import ChooseGuilds
from stolik.games.arcana.rules.layout import CONTROLS, SEATS
from stolik.games.arcana.rules.militia import FieldMilitia
from stolik.games.arcana.state import ArcanaState
from stolik.games.arcana.tables import ALL_FOUR, DISTRICT, EDITION, KIND, MAIN, NAME, VALUE, VP
from stolik.kernel.encoding import Block, Question, capped, four, one_of, ones, seven

MOST: Final = SEATS[-1]
FROM_HERE: Final = [f"seat+{p}" for p in range(MOST)]
GUILD: Final = one_of(len(GUILDS))
SEAT: Final = one_of(MOST)
PLAYERS: Final = one_of(len(SEATS))


class Table(Block):
    """The shared part of the table, and the options."""

    def __init__(self) -> None:
        counts = ["round", "militia deck", "stakes in the box", "quiet rounds"]
        marks = ["Jubilee turned up", "last round", "over", "won this round"]
        options = ["with objectives", "with militia", "with tactical removal", "final round is the current one"]
        seats = [f"{n} players" for n in SEATS] + [f"first is {p}" for p in FROM_HERE]
        claims = [f"own claim: {guild}" for guild in GUILDS]
        super().__init__("table", ["table"], counts + marks + options + seats + claims)

    def write(self, s: Any, seat: int, out: list[bytes]) -> None:
        t: ArcanaState = s
        o = t.options
        out.append(four(t.round, len(t.militia), len(t.box), t.quiet))
        out.append(four(t.jubilee, t.last, t.over, t.won))
        out.append(four(o.objectives, o.militia, o.tactical_removal, o.final_round == "current"))
        out.append(PLAYERS[t.seats - SEATS[0]])
        out.append(SEAT[(t.first - seat) % t.seats])
        top = t.stack[-1] if t.stack else None
        out.append(GUILD[top.claims[seat] if isinstance(top, ChooseGuilds) else NONE])


class Seats(Block):
    """Every player, starting from the observer."""

    def __init__(self) -> None:
        counts = ["hand", "deck", "objectives", "bribes", "wins in No Man's Land", "points of open stakes"]
        super().__init__("seats", FROM_HERE, ["playing", *counts, *[f"guild: {guild}" for guild in GUILDS]])

    def write(self, s: Any, seat: int, out: list[bytes]) -> None:
        t: ArcanaState = s
        for i in range(t.seats):
            p = (seat + i) % t.seats
            points = 0
            for card in t.resources[p]:
                points += VP[card]
            for card in t.reserve[p]:
                points += VP[card]
            hand, deck, kept = len(t.hands[p]), len(t.decks[p]), len(t.objectives[p])
            out.append(seven(1, hand, deck, kept, t.bribes[p], t.wins_in_n[p], points))
            out.append(GUILD[t.guild[p]])
        for _ in range(t.seats, MOST):
            out.append(self.empty)


IDLE: Final = [bytes(7), ones(7, 0)]
"""A seat's side of a zone without agents: a zone it doesn't control, and one it does."""
ABSENT: Final = [bytes(7 * (MOST - seats)) for seats in range(MOST + 1)]
"""Seats -> the sides of seats that aren't in the game."""
NO_STAKE: Final = bytes(21)
STAKE_IS: Final = [ones(6, 0, 1 + kind) for kind in range(len(KINDS))]
MAIN_ARCANUM: Final = one_of(len(ARCANA))
IN_DISTRICT: Final = one_of(len(DISTRICTS))
SIXTEEN: Final = 0xFFFF
"""The bits of one value in a sum of `ALL_FOUR`."""


class Zones(Block):
    """Every zone with its stake and the sums of each seat's agents."""

    def __init__(self) -> None:
        stake = ["stake", *[f"stake is a {kind}" for kind in KINDS], *[f"stake: {arcanum}" for arcanum in ARCANA]]
        stake += [f"stake's main arcanum: {arcanum}" for arcanum in ARCANA] + ["stake: points"]
        stake += [f"stake in {district}" for district in DISTRICTS]
        own = [f"{what} of {p}" for p in FROM_HERE for what in ["controlled", "agents up", "agents down", *ARCANA]]
        columns = ["in play", "pile", "sealed", "resolved as number", *stake, *own]
        super().__init__("zones", [f"zone {zone}" for zone in range(COUNTED)], columns)
        self.edition = 0
        self.stakes = [NO_STAKE] * len(NAME)
        """By card, for one edition of the values: the printed values as a stake."""

    def write(self, s: Any, seat: int, out: list[bytes]) -> None:
        t: ArcanaState = s
        if self.edition != EDITION[0]:
            self.edition = EDITION[0]
            self.stakes = [stake(card) for card in range(len(NAME))]
        number = RESOLVED[t.seats][t.first]
        absent = ABSENT[t.seats]
        for zone in HERE[t.seats][seat]:
            if zone == NONE:
                out.append(self.empty)
                continue
            out.append(four(1, len(t.piles[zone]), t.sealed[zone], number[zone]))
            on_top = t.stakes[zone]
            out.append(NO_STAKE if on_top == NONE else self.stakes[on_top])
            for i in range(t.seats):
                self.write_agents(t, zone, (seat + i) % t.seats, i == 0, out)
            if absent:
                out.append(absent)

    def write_agents(self, t: ArcanaState, zone: int, p: int, own: bool, out: list[bytes]) -> None:
        slot = zone * t.seats + p
        up, down = t.up[slot], t.down[slot]
        controlled = CONTROLS[t.seats][p][zone]
        if not up and not down:
            out.append(IDLE[controlled])
            return
        figures = 0
        for card in up:
            figures += ALL_FOUR[card]
        if own:
            for card in down:
                figures += ALL_FOUR[card]
        combat, political, spiritual = figures & SIXTEEN, figures >> 16 & SIXTEEN, figures >> 32 & SIXTEEN
        out.append(seven(controlled, len(up), len(down), combat, political, spiritual, figures >> 48))


def stake(card: int) -> bytes:
    """The printed values of a card that may be a stake; zeros for any other."""
    if MAIN[card] == NONE:
        return NO_STAKE
    values = bytes(VALUE[4 * card : 4 * card + 4])
    return STAKE_IS[KIND[card]] + values + MAIN_ARCANUM[MAIN[card]] + bytes([VP[card]]) + IN_DISTRICT[DISTRICT[card]]


AT_ZONE: Final = 8
OWNED_BY: Final = AT_ZONE + COUNTED
WIDTH: Final = OWNED_BY + MOST
IN_HAND: Final = ones(WIDTH, 0)
IN_RESOURCES: Final = [ones(WIDTH, 1, OWNED_BY + p) for p in range(MOST)]
IN_RESERVE: Final = [ones(WIDTH, 2, OWNED_BY + p) for p in range(MOST)]
STAKE: Final = [ones(WIDTH, 3, AT_ZONE + zone) for zone in range(COUNTED)]
FACE_UP: Final = [[ones(WIDTH, 4, AT_ZONE + zone, OWNED_BY + p) for p in range(MOST)] for zone in range(COUNTED)]
FACE_DOWN: Final = [[ones(WIDTH, 4, 5, AT_ZONE + zone, OWNED_BY + p) for p in range(MOST)] for zone in range(COUNTED)]
TO_BE_FIELDED: Final = 6
PICKED: Final = 7


class Cards(Block):
    """Every card that this seat can see: its kind, zone and owner."""

    def __init__(self) -> None:
        what = ["in own hand", "in Resources", "in Reserve", "stake", "agent", "face down", "to be fielded", "picked"]
        zones = [f"zone {zone}" for zone in range(COUNTED)]
        super().__init__("cards", NAME, [*what, *zones, *[f"of {p}" for p in FROM_HERE]])

        self.unseen = [self.empty] * len(NAME)

    def write(self, s: Any, seat: int, out: list[bytes]) -> None:
        t: ArcanaState = s
        rows = self.unseen[:]
        for card in t.hands[seat]:
            rows[card] = IN_HAND
        for i in range(t.seats):
            p = (seat + i) % t.seats
            for card in t.resources[p]:
                rows[card] = IN_RESOURCES[i]
            for card in t.reserve[p]:
                rows[card] = IN_RESERVE[i]
        counted = FROM[t.seats][seat]
        for zone, stake in enumerate(t.stakes):
            if stake != NONE:
                rows[stake] = STAKE[counted[zone]]
            shown = FACE_UP[counted[zone]]
            for i in range(t.seats):
                for card in t.up[zone * t.seats + (seat + i) % t.seats]:
                    rows[card] = shown[i]
            for card in t.down[zone * t.seats + seat]:
                rows[card] = FACE_DOWN[counted[zone]][0]
        self.mark_pending(t, seat, rows)
        out.extend(rows)

    def mark_pending(self, t: ArcanaState, seat: int, rows: list[bytes]) -> None:
        """A militia card that only this seat has seen, and agents being moved, unless they are face down."""
        top = t.stack[-1] if t.stack else None
        if isinstance(top, FieldMilitia) and top.seat == seat:
            rows[top.card] = marked(rows[top.card], TO_BE_FIELDED)
        elif isinstance(top, Moving):
            for position in top.picked():
                if top.owner == seat or not is_down(t, top.zone, top.owner, position):
                    card = agent_card(t, top.zone, top.owner, position)
                    rows[card] = marked(rows[card], PICKED)


def marked(row: bytes, place: int) -> bytes:
    return row[:place] + b"\1" + row[place + 1 :]


class Hidden(Block):
    """Militia among rivals' face-down agents, recognizable by its back."""

    def __init__(self) -> None:
        super().__init__("backs", [f"zone {zone}" for zone in range(COUNTED)], [f"militia of {p}" for p in FROM_HERE])

    def write(self, s: Any, seat: int, out: list[bytes]) -> None:
        t: ArcanaState = s
        if not t.options.militia:
            out.append(self.blank)
            return
        counted = FROM[t.seats][seat]
        table = bytearray(self.size)
        for slot, cards in enumerate(t.down):
            for card in cards:
                if KIND[card] == MILITIA:
                    zone, p = divmod(slot, t.seats)
                    table[counted[zone] * self.width + (p - seat) % t.seats] += 1
        out.append(bytes(table))


class Objectives(Block):
    """The seat's own objectives and their progress."""

    def __init__(self) -> None:
        names = [objective.name for objective in OBJECTIVES]
        super().__init__("objectives", names, ["kept", "rejected", "goal", "now"])

    def write(self, s: Any, seat: int, out: list[bytes]) -> None:
        t: ArcanaState = s
        if not t.options.objectives:
            out.append(self.blank)
            return
        rows = [self.empty] * len(OBJECTIVES)
        for kept, cards in enumerate([t.rejected[seat], t.objectives[seat]]):
            for card in cards:
                objective = OBJECTIVES[card]
                now = capped(objective.count(t, seat))
                rows[card] = bytes([kept, 1 - kept, capped(objective.goal(t.seats)), now])
        out.extend(rows)


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
