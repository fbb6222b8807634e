"""What the net of Arcs sees: each seat's facts, the seat first and its rivals as one, most of them 0 or 1.

It says where a seat stands beside the others, not what the table looks like: the same facts serve any number of players
and any map. `arcs_worth.py` says what they are worth on average; the net learns when they are worth more or less.
"""

from typing import Final

from stolik.bots.arcs_ambitions import ambition_facts
from stolik.bots.arcs_board import board_facts
from stolik.bots.arcs_scales import NAMES, Scale, row, single
from stolik.bots.arcs_worth import HIGH
from stolik.games.arcs.ids import (
    CARDS,
    FIRST_LEADER,
    FIRST_LORE,
    GUILD,
    NOTHING,
    NUMBER_OF,
    RESOURCES,
    SEATS,
    SUIT_OF,
    SUITS,
    is_guild,
    is_leader,
)
from stolik.games.arcs.state import ArcsState, Player
from stolik.games.arcs.tables import CARD_SUIT, HAND, LAST_CHAPTER, OPEN_SLOTS, PIPS, POWER_TO_END

SEATED: Final = row("seats", ["2", "3", "4"])
CHAPTER: Final = row("chapter", [str(n + 1) for n in range(LAST_CHAPTER)])
CARDS_LEFT: Final = Scale("cards left in hand on average", [1, 2, 3, 4, 5, 6])

AHEAD: Final = Scale("Power more than the best rival", [-16, -11, -7, -4, -2, 0, 1, 3, 5, 8, 12, 17])
AHEAD_LATE: Final = row("Power more than the best rival", ["in chapter 4", "in chapter 5"])
TO_END: Final = Scale("Power beyond 18 before the end", [0, 4, 8, 12, 15])
RIVAL_TO_END: Final = Scale("best rival's Power beyond 18 before the end", [0, 4, 8, 12, 15])
LAST: Final = single("least Power of three or more")
BEHIND_TWO: Final = single("Power more than the second rival")

HOLDER: Final = single("has the initiative")
SEIZED: Final = single("has seized it")
LEADS_NEXT: Final = single("leads the next round")
MAY_LEAD_NEXT: Final = single("leads the next round unless it is taken")
TO_BEAT: Final = Scale("number to surpass for it", [2, 4, 5, 6])
TO_PLAY: Final = single("still to play in this round")
RIVALS_TO_PLAY: Final = Scale("rivals still to play in this round", [1, 2])

HAND_SIZE: Final = Scale("cards in hand", [1, 2, 3, 4, 5, 6])
MORE_CARDS: Final = Scale("cards more than the fullest hand of a rival", [-2, -1, 0, 1, 2])
PIPS_OF: Final = row("pips in hand", SUITS)
ONE_OF: Final = row("a card in hand", SUITS)
TWO_OF: Final = row("two cards in hand", SUITS)
HIGH_CARDS: Final = Scale("high cards in hand", [1, 2, 3, 4])
TOP_CARDS: Final = Scale("sixes and sevens in hand", [1, 2])
LOW_CARDS: Final = Scale("cards of three or four pips in hand", [1, 2, 3, 4])

ONE_TOKEN: Final = row("a token", RESOURCES)
TWO_TOKENS: Final = row("two tokens", RESOURCES)
THREE_TOKENS: Final = row("three tokens", RESOURCES)
TOKENS: Final = Scale("tokens", [1, 2, 3, 4, 5])
FREE_SLOTS: Final = Scale("open slots without a token", [1, 2, 3])
OUTRAGED: Final = row("outrage", RESOURCES)
OUTRAGES: Final = Scale("outrages", [1, 2, 3])
RIVAL_OUTRAGES: Final = single("outrages of rivals")

GUILDS: Final = Scale("guild cards", [1, 2, 3, 4])
MORE_GUILDS: Final = Scale("guild cards more than the best rival", [-2, -1, 0, 1, 2])
GUILD_CARD: Final = row("has", CARDS[:GUILD])
LEADER_CARD: Final = row("plays", CARDS[FIRST_LEADER:FIRST_LORE])
LORES: Final = Scale("lore cards", [1, 2])

LEAD_AT_COURT: Final = row("most agents on a card", [*RESOURCES, "vox"])
EVEN_AT_COURT: Final = row("agents even with a rival on a card", [*RESOURCES, "vox"])
CHASE_AT_COURT: Final = row("rival with most agents on a card", [*RESOURCES, "vox"])
LEADS_AT_COURT: Final = Scale("cards with most agents", [1, 2, 3])
SAFE_LEADS: Final = Scale("cards with two agents more than a rival", [1, 2])
AGENTS: Final = Scale("agents left", [1, 3, 5, 7])
CAPTURES: Final = single("rivals' agents on cards with most agents")
CAPTURED: Final = single("own agents on cards where a rival has most")
TAKEN: Final = single("own agents held by rivals")
LOST: Final = single("own pieces among rivals' trophies")

SHIPS_LEFT: Final = Scale("ships left", [1, 4, 7])
CITIES_OUT: Final = Scale("cities that left the board", [1, 2, 3, 4, 5])
PORTS_OUT: Final = Scale("starports that left the board", [1, 2, 3, 4])

VOX_PLACE: Final = len(RESOURCES)
MOST: Final = 15
"""More Power than that counts no more."""
LONG: Final = 18
"""Power before the end from which on its steps count."""


def facts(s: ArcsState) -> list[list[int]]:
    """What the net sees of each seat; the inputs are named in `NAMES`."""
    size = len(NAMES)
    out = [[0] * size for _ in range(s.seats)]
    left = cards_left(s)
    ambition_facts(s, left, out)
    board_facts(s, out)
    for seat, p in enumerate(s.players):
        mine = out[seat]
        clock(s, left, mine)
        power(s, seat, p.power, mine)
        turns(s, seat, mine)
        hand(s, seat, p, mine)
        tokens(s, seat, p, mine)
        cards(s, seat, p, mine)
        court(s, seat, mine)
        supply(s, seat, p, mine)
    return out


def cards_left(s: ArcsState) -> int:
    """How many cards a hand still has on average, rounded up."""
    cards = 0
    for p in s.players:
        cards += len(p.hand)
    return min(HAND, (cards + s.seats - 1) // s.seats)


def clock(s: ArcsState, left: int, out: list[int]) -> None:
    out[SEATED + s.seats - 2] = 1
    out[CHAPTER + min(s.chapter, LAST_CHAPTER) - 1] = 1
    CARDS_LEFT.mark(out, left)


def power(s: ArcsState, seat: int, mine: int, out: list[int]) -> None:
    """Power beside that of the rivals, and how near it is to the Power that ends the game."""
    best, second, least = -1, -1, 99
    for other, p in enumerate(s.players):
        if other != seat:
            least = min(least, p.power)
            if p.power > best:
                best, second = p.power, best
            elif p.power > second:
                second = p.power
    AHEAD.mark(out, mine - best)
    if s.chapter >= LAST_CHAPTER - 1:
        out[AHEAD_LATE + min(1, s.chapter - LAST_CHAPTER + 1)] = clipped(mine - best)
    end = POWER_TO_END[s.seats]
    TO_END.mark(out, LONG - (end - mine))
    RIVAL_TO_END.mark(out, LONG - (end - best))
    if s.seats > 2:
        if mine < least:
            out[LAST] = 1
        out[BEHIND_TWO] = clipped(mine - second)


def clipped(power: int) -> int:
    return max(-MOST, min(MOST, power))


def turns(s: ArcsState, seat: int, out: list[int]) -> None:
    """The initiative, who will probably have it next, and who is still to play."""
    if s.initiative == seat:
        out[HOLDER] = 1
        if s.seized:
            out[SEIZED] = 1
    waiting = 0
    if s.lead != NOTHING:
        for other in range(s.seats):
            if s.played[other] == NOTHING and s.players[other].hand:
                if other == seat:
                    out[TO_PLAY] = 1
                else:
                    waiting += 1
    RIVALS_TO_PLAY.mark(out, waiting)
    holder, number = s.initiative, 0
    if not s.seized and s.lead != NOTHING:
        number = 0 if s.zero else NUMBER_OF[s.lead]
        for other in range(s.seats):
            if s.ranks[other] > number or (s.ranks[other] and number == 0):
                holder, number = other, s.ranks[other]
    if holder == seat:
        if s.seized or s.lead == NOTHING or (waiting == 0 and out[TO_PLAY] == 0):
            out[LEADS_NEXT] = 1
        else:
            out[MAY_LEAD_NEXT] = 1
            TO_BEAT.mark(out, number)


def hand(s: ArcsState, seat: int, p: Player, out: list[int]) -> None:
    n, most = len(p.hand), 0
    HAND_SIZE.mark(out, n)
    for other, rival in enumerate(s.players):
        if other != seat:
            most = max(most, len(rival.hand))
    MORE_CARDS.mark(out, n - most)
    high, top, many = 0, 0, 0
    for card in p.hand:
        suit = SUIT_OF[card]
        out[PIPS_OF + suit] += PIPS[card]
        if out[ONE_OF + suit]:
            out[TWO_OF + suit] = 1
        out[ONE_OF + suit] = 1
        number = NUMBER_OF[card]
        if number >= HIGH:
            high += 1
            if number > HIGH:
                top += 1
        if PIPS[card] >= 3:
            many += 1
    HIGH_CARDS.mark(out, high)
    TOP_CARDS.mark(out, top)
    LOW_CARDS.mark(out, many)


def tokens(s: ArcsState, seat: int, p: Player, out: list[int]) -> None:
    """Tokens, room for more, and outrage."""
    n = 0
    for token in p.resources:
        if token != NOTHING:
            n += 1
            if not out[ONE_TOKEN + token]:
                out[ONE_TOKEN + token] = 1
            elif not out[TWO_TOKENS + token]:
                out[TWO_TOKENS + token] = 1
            else:
                out[THREE_TOKENS + token] = 1
    TOKENS.mark(out, n)
    FREE_SLOTS.mark(out, OPEN_SLOTS[p.cities] - n)
    marks = 0
    for resource, mark in enumerate(p.outrage):
        if mark:
            out[OUTRAGED + resource] = 1
            marks += 1
    OUTRAGES.mark(out, marks)
    others = 0
    for other, rival in enumerate(s.players):
        if other != seat:
            for mark in rival.outrage:
                others += 1 if mark else 0
    out[RIVAL_OUTRAGES] = others


def cards(s: ArcsState, seat: int, p: Player, out: list[int]) -> None:
    """Guild cards, leader and lore."""
    n, most = len(p.cards), 0
    GUILDS.mark(out, n)
    for other, rival in enumerate(s.players):
        if other != seat:
            most = max(most, len(rival.cards))
    MORE_GUILDS.mark(out, n - most)
    for card in p.cards:
        out[GUILD_CARD + card] = 1
    if p.traits:
        lores = 0
        for card in p.traits:
            if is_leader(card):
                out[LEADER_CARD + card - FIRST_LEADER] = 1
            else:
                lores += 1
        LORES.mark(out, lores)


def court(s: ArcsState, seat: int, out: list[int]) -> None:
    """Agents at court, on which cards, and who would be captured."""
    leads, safe, captures, captured = 0, 0, 0, 0
    for place, card in enumerate(s.court):
        at = SEATS * place
        mine, most, others = s.influence[at + seat], 0, 0
        for other in range(s.seats):
            if other != seat:
                theirs = s.influence[at + other]
                others += theirs
                most = max(most, theirs)
        if not (mine or most) or card == NOTHING:
            continue
        kind = CARD_SUIT[card] if is_guild(card) else VOX_PLACE
        if mine > most:
            out[LEAD_AT_COURT + kind] = 1
            leads += 1
            captures += others
            if mine > most + 1:
                safe += 1
        elif mine == most:
            out[EVEN_AT_COURT + kind] = 1
        else:
            out[CHASE_AT_COURT + kind] = 1
            captured += mine
    LEADS_AT_COURT.mark(out, leads)
    SAFE_LEADS.mark(out, safe)
    out[CAPTURES] = captures
    out[CAPTURED] = captured


def supply(s: ArcsState, seat: int, p: Player, out: list[int]) -> None:
    """Pieces that are left, and those that rivals hold."""
    AGENTS.mark(out, p.agents)
    SHIPS_LEFT.mark(out, p.ships)
    CITIES_OUT.mark(out, 5 - p.cities)
    PORTS_OUT.mark(out, 5 - p.starports)
    taken, lost = 0, 0
    for other, rival in enumerate(s.players):
        if other != seat:
            taken += rival.captives[seat]
            for piece in range(4):
                lost += rival.trophies[4 * seat + piece]
    out[TAKEN] = taken
    out[LOST] = lost
