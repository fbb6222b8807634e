"""The table before the first decision (Przygotowanie do gry)."""

from stolik.games.arcana.cards.objectives import OBJECTIVES
from stolik.games.arcana.ids import NONE
from stolik.games.arcana.messages.events import FirstPlayer
from stolik.games.arcana.messages.options import ArcanaOptions
from stolik.games.arcana.rules.guilds import ChooseGuilds
from stolik.games.arcana.rules.layout import ZONES, no_mans_land
from stolik.games.arcana.rules.objectives import ChooseObjectives
from stolik.games.arcana.rules.refill import turn_up_stake
from stolik.games.arcana.rules.round import Round
from stolik.games.arcana.state import ArcanaState
from stolik.games.arcana.tables import JUBILEE, MILITIA_CARDS, STAKES
from stolik.kernel.chance import Chance, draw, shuffle
from stolik.kernel.messages import Event

PILE = 12
JUBILEE_AMONG = 6
"""The Jubilee is shuffled into the last five cards of No Man's Land, so it is one of the last six."""


def set_up(seats: int, options: ArcanaOptions, chance: Chance, ev: list[Event]) -> ArcanaState:
    """Set out everything but the guild decks; the frames then ask for guilds and objectives, and play begins."""
    s = empty_table(seats, options, chance)
    lay_piles(s)
    for zone in range(len(s.piles)):
        turn_up_stake(s, zone, ev)
    s.first = draw(s.chance, seats)
    ev.append(FirstPlayer(s.first))
    if options.militia:
        s.militia = MILITIA_CARDS.copy()
        shuffle(s.chance, s.militia)
    s.stack.append(Round())
    if options.objectives:
        s.stack.append(ChooseObjectives())
    s.stack.append(ChooseGuilds([NONE] * seats))
    return s


def empty_table(seats: int, options: ArcanaOptions, chance: Chance) -> ArcanaState:
    zones = len(ZONES[seats])
    return ArcanaState(
        seats, chance, [], options,
        guild=[NONE] * seats, decks=_lists(seats), hands=_lists(seats), resources=_lists(seats), reserve=_lists(seats),
        known=_lists(seats), objectives=_lists(seats), rejected=_lists(seats), bribes=[0] * seats,
        wins_in_n=[0] * seats, up=_lists(zones * seats), down=_lists(zones * seats), stakes=[NONE] * zones,
        piles=_lists(zones), under=[0] * zones, sealed=[False] * zones, box=STAKES.copy(),
        objective_box=list(range(len(OBJECTIVES))), militia=[], first=0,
    )  # fmt: skip


def _lists(count: int) -> list[list[int]]:
    return [[] for _ in range(count)]


def lay_piles(s: ArcanaState) -> None:
    """Twelve stakes per zone, the rest stays in the box; in No Man's Land, the Jubilee goes among the last five."""
    shuffle(s.chance, s.box)
    for zone in range(len(s.piles)):
        s.piles[zone] = [s.box.pop() for _ in range(PILE)]
    pile = s.piles[no_mans_land(s.seats)]
    pile.insert(draw(s.chance, JUBILEE_AMONG), JUBILEE)
