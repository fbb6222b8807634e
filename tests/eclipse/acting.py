"""Positions of the action phase made by hand."""

from stolik.games.eclipse.ids import RESOURCES
from stolik.games.eclipse.messages.actions import Act
from stolik.games.eclipse.rules.turn import Turn
from stolik.games.eclipse.state import EclipseState
from stolik.games.eclipse.tables import DISCOVERY, SECTOR, SECTORS, TECH
from stolik.kernel.messages import Action, Event
from tests.eclipse.scenario import begin, choices, play

RED, BLUE = "terran_directorate", "terran_federation"


def turn(s: EclipseState, seat: int = 0) -> None:
    """It is this player's turn."""
    begin(s, Turn(seat))


def act(s: EclipseState, action: str, seat: int = 0) -> list[Event]:
    """This player takes an action."""
    turn(s, seat)
    return play(s, Act(seat, action))


def own(s: EclipseState, seat: int, **amounts: int) -> None:
    """So much in store, and nothing else."""
    s.players[seat].store = [amounts.get(resource, 0) for resource in RESOURCES]


def next_tile(s: EclipseState, *sectors: str) -> None:
    """Put these tiles on top of their stack, the first one uppermost."""
    for sector in reversed(sectors):
        number = SECTOR[sector]
        stack = s.stacks[SECTORS[number].stack]
        for pile in (*s.stacks, s.unused):
            if number in pile:
                pile.remove(number)
        stack.append(number)


def next_discovery(s: EclipseState, name: str) -> None:
    """This discovery tile is the next one."""
    s.discoveries.remove(DISCOVERY[name])
    s.discoveries.append(DISCOVERY[name])


def offer_techs(s: EclipseState, *techs: str) -> None:
    """Exactly these technologies are on the supply board; the rest is in the bag."""
    for tech, count in enumerate(s.market):
        s.bag[tech] += count
        s.market[tech] = 0
    for name in techs:
        s.bag[TECH[name]] -= 1
        s.market[TECH[name]] += 1


def kinds(s: EclipseState, kind: type[Action]) -> list[Action]:
    """The legal actions of one kind."""
    return [a for a in choices(s) if isinstance(a, kind)]


def tags(s: EclipseState) -> set[str]:
    """The kinds of actions that are legal."""
    return {a.tag for a in choices(s)}
