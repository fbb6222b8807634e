"""Positions made by hand for tests of single rules, and dice that fall as the test wants."""

from stolik.games.eclipse.ids import NOTHING, ORBITAL_SPACE, ORBITAL_SQUARE, RESOURCES, SHIP_TYPES, SQUARES
from stolik.games.eclipse.messages.options import EclipseOptions
from stolik.games.eclipse.rules.combat.phase import CombatPhase
from stolik.games.eclipse.rules.draft import settle
from stolik.games.eclipse.rules.galaxy import add_hex, hex_of, put_ship, take_ship
from stolik.games.eclipse.rules.hexes import cell
from stolik.games.eclipse.rules.population import TRACKS_OF, squares_of
from stolik.games.eclipse.setup import lay_out
from stolik.games.eclipse.state import EclipseState
from stolik.games.eclipse.tables import DISCOVERY, FACTION, PART, SECTOR, SHIP, SLOT_BASE, TECH
from stolik.kernel.chance import WORDS, chance_of
from stolik.kernel.engine import options, run, step
from stolik.kernel.messages import Action, Event
from stolik.kernel.state import Frame

TERRANS = ["terran_directorate", "terran_federation", "terran_union", "terran_republic", "terran_conglomerate"]


def scene(*factions: str, ships: bool = False) -> EclipseState:
    """A galaxy with the centre and the start sectors of these factions; without `ships` their first ships are away."""
    s = lay_out(len(factions), EclipseOptions(species="all"), chance_of("scene"), [])
    s.stack, s.start = [], 0
    for seat, faction in enumerate(factions):
        settle(s, seat, FACTION[faction], [])
        home = len(s.cells) - 1
        for ship in range(SHIP_TYPES):
            for _ in range(0 if ships else s.ships[home][seat * SHIP_TYPES + ship]):
                take_ship(s, seat, ship, home)
                s.players[seat].hangar[ship] += 1
    return s


def tile(s: EclipseState, sector: str, q: int, r: int, turn: int = 0) -> int:
    """Lay a sector tile onto the map, taken from wherever it was."""
    number = SECTOR[sector]
    for pile in [*s.stacks, s.unused]:
        if number in pile:
            pile.remove(number)
    return add_hex(s, cell(q, r), number, turn)


def put(s: EclipseState, seat: int, sector: str, **ships: int) -> None:
    """Ships from the hangar into a sector."""
    for name, count in ships.items():
        for _ in range(count):
            s.players[seat].hangar[SHIP[name]] -= 1
            put_ship(s, seat, SHIP[name], hex_of(s, sector))


def claim(s: EclipseState, seat: int, sector: str, *squares: str) -> None:
    """A disc from the track onto a sector, and cubes onto free squares of these kinds ("gray/science": from there)."""
    h = hex_of(s, sector)
    s.disc[h] = seat
    s.players[seat].discs -= 1
    for name in squares:
        kind, _, track = name.partition("/")
        s.cubes[h] |= 1 << free_square(s, h, SQUARES.index(kind))
        s.players[seat].track[RESOURCES.index(track) if track else TRACKS_OF[SQUARES.index(kind)][0]] -= 1


def free_square(s: EclipseState, h: int, kind: int) -> int:
    if kind == ORBITAL_SPACE:
        s.orbital[h] = 1
        return ORBITAL_SQUARE
    return next(q for q, k in enumerate(squares_of(s, h)) if k == kind and not s.cubes[h] >> q & 1)


def no_ancients(s: EclipseState, sector: str) -> None:
    s.ancients[hex_of(s, sector)] = 0


def discovery(s: EclipseState, sector: str, name: str = "") -> None:
    """Put this discovery tile, or none, under a sector."""
    s.discovery[hex_of(s, sector)] = DISCOVERY[name] if name else NOTHING


def fit(s: EclipseState, seat: int, ship: str, **parts: str) -> None:
    """Parts onto squares of a blueprint: `_0="plasma_missile"` is the first square."""
    for square, part in parts.items():
        s.players[seat].tiles[SLOT_BASE[SHIP[ship]] + int(square[1:])] = PART[part]


def learn(s: EclipseState, seat: int, *techs: str) -> None:
    for tech in techs:
        s.players[seat].techs |= 1 << TECH[tech]


def dice(s: EclipseState, *faces: int) -> None:
    """The next dice fall like this, and all after them show a 1."""
    assert len(faces) <= WORDS
    s.chance.drawn, s.chance.number = 0, 0
    s.chance.block = [face - 1 for face in faces] + [0] * (WORDS - len(faces))


def begin(s: EclipseState, frame: Frame) -> list[Event]:
    """Put a phase or whatever else onto the table, and run to its first question."""
    s.stack, s.pending = [frame], None
    ev: list[Event] = []
    run(s, ev)
    return ev


def fight(s: EclipseState, *faces: int) -> list[Event]:
    """Begin the combat phase with these dice."""
    dice(s, *faces)
    return begin(s, CombatPhase())


def play(s: EclipseState, action: Action) -> list[Event]:
    """Carry out an action that must be among the legal ones."""
    assert action in options(s), f"{action} is not one of {options(s)}"
    ev: list[Event] = []
    step(s, action, ev)
    return ev


def choices(s: EclipseState) -> list[Action]:
    return options(s)


def asked(s: EclipseState) -> str:
    """What the table waits for, and of whom: "1 engagement"."""
    actions = options(s)
    return f"{actions[0].seat} {s.stack[-1].question(s)[0]}" if actions else ""


def play_until(s: EclipseState, question: str, ev: list[Event]) -> None:
    """Play the first legal action again and again until this is asked (or nothing more)."""
    while asked(s) not in ("", question):
        step(s, options(s)[0], ev)


def ships_in(s: EclipseState, seat: int, sector: str) -> list[int]:
    """Ships of a player in a sector, by type."""
    base = seat * SHIP_TYPES
    return s.ships[hex_of(s, sector)][base : base + SHIP_TYPES]
