"""A card and its moments. A guild card, vox card, leader or lore card overrides the moments at which it acts.

The rules ask "which cards act at this moment?" through `speakers` and never name a card. A card's moments are recorded
when it registers, and `Player.powers` holds the union for all cards of a seat, so that unused moments cost nothing.

Four kinds of moments:

* *offers* add actions to a player's list. Most are powers: `has_prelude`, `replaces` and `precedes` name them,
* `power_refusal` says why one isn't possible, and a chosen `Use(card, power)` is passed to the same card's `use`. The
* others are `opening`, `after_roll` and `build_places`;
* *numbers and permissions* answer a question (`dice`, `ship_limit`, `holds`, `points`, `may_tax`, …);
* *reactions* (`declaring`, `declared`, `taxed`, `secured`, `moved`, `entered`, `battle_begins`, `battle_over`,
  `scored`) do something, often by pushing a frame of their own; if several react at once, the active player orders them
  (rules/react.py); `wants` says whether there is anything to do;
* what happens to *the card itself*: `resolve` (vox), `stolen`, `round_over` (placed beside an action card).
"""

from typing import Final

from stolik.games.arcs.ids import CARD, CARDS, NOTHING, is_guild
from stolik.games.arcs.messages.actions import Use
from stolik.games.arcs.rules.refusals import ALLOWED, CARD_BY_ITSELF, Values, which
from stolik.games.arcs.state import ArcsState, Fight, Laid, Player, Voyage
from stolik.games.arcs.tables import CARD_SUIT
from stolik.kernel.messages import Action, Event

MOMENTS: Final[list[str]] = [
    "opening", "has_prelude", "replaces", "precedes", "after_roll", "build_places",
    "holds", "dice", "ship_limit", "points", "symbols", "may_tax", "may_secure", "may_declare", "lets_raid",
    "lets_ransack", "guards", "omits_zero", "builds_fresh", "spends_as", "city_types", "slot_cost", "moves_on",
    "declaring", "declared", "taxed", "secured", "moved", "entered", "battle_begins", "battle_over", "scored",
]  # fmt: skip
(
    OPENING, PRELUDE, ACTIONS, BEFORE, AFTER_ROLL, BUILD_PLACES,
    HOLDS, DICE, SHIP_LIMIT, POINTS, SYMBOLS, MAY_TAX, MAY_SECURE, MAY_DECLARE, LETS_RAID,
    LETS_RANSACK, GUARDS, OMITS_ZERO, BUILDS_FRESH, SPENDS_AS, CITY_TYPES, SLOT_COST, MOVES_ON,
    DECLARING, DECLARED, TAXED, SECURED, MOVED, ENTERED, BATTLE_BEGINS, BATTLE_OVER, SCORED,
) = (1 << i for i in range(32))  # fmt: skip

OFFERS: Final = OPENING | PRELUDE | ACTIONS | BEFORE | BUILD_PLACES
"""The moments at which clicking the card can do something during a turn."""


class Card:
    """Every moment, with a default that does nothing. `seat` is always the holder of this card."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.id = CARD[name]
        self.suit = CARD_SUIT[self.id] if is_guild(self.id) else NOTHING
        self.loyal = False
        """The card stays when its holder provokes outrage of its suit."""

    # --- offers ---

    def has_prelude(self) -> bool:
        """Whether the card has a prelude action, the power "prelude" (p. 20)."""
        return False

    def replaces(self, verb: int) -> str:
        """The power that may be used in place of the standard action `verb` (TAX, BUILD, …); "" if none."""
        return ""

    def precedes(self, verb: int) -> str:
        """The power that may be used before the standard action `verb` when a Copy or Pivot pip pays; "" if none."""
        return ""

    def power_refusal(self, s: ArcsState, seat: int, power: str, paid: int) -> int:
        """Why a power isn't possible although it is the right time and can be paid (`paid`: BY_PIP, BY_RESOURCE)."""
        return ALLOWED

    def offer(self, s: ArcsState, seat: int, power: str, paid: int, out: list[Action]) -> None:
        if power and self.power_refusal(s, seat, power, paid) == ALLOWED:
            out.append(Use(seat, self.name, power))

    def told(self, s: ArcsState, seat: int) -> Values:
        """The values that this card's refusal messages name."""
        return which(self.id)

    def opening(self, s: ArcsState, seat: int, out: list[Action]) -> None:
        """More ways to `Declare`, right after a card was played and before anything else in the turn."""

    def opening_refusal(self, s: ArcsState, seat: int) -> int:
        """Why `opening` isn't possible."""
        return CARD_BY_ITSELF

    def use(self, s: ArcsState, a: Use, ev: list[Event]) -> None:
        """Carry out what this card offered."""
        raise NotImplementedError(self.name)

    def after_roll(self, s: ArcsState, seat: int, fight: Fight, out: list[Action]) -> None:
        """Rerolls, as `Use`, once the attacker has rolled.

        Asked again after each reroll; only for the attacker's cards.
        """

    def reroll(self, s: ArcsState, fight: Fight, a: Use, ev: list[Event]) -> None:
        """Carry out what `after_roll` offered."""
        raise NotImplementedError(self.name)

    def build_places(self, s: ArcsState, seat: int, out: list[Action]) -> None:
        """More places for cities and starports, as `Build` (paid like any build) or `Use` (with a cost of its own)."""

    def build_power(self) -> str:
        """The power under which `build_places` offers a building with a cost of its own; "" if it doesn't."""
        return ""

    def build_refusal(self, s: ArcsState, seat: int, system: int) -> int:
        """Why a building that this card allows isn't possible; CARD_BY_ITSELF if the card allows none."""
        return CARD_BY_ITSELF

    # --- numbers and permissions ---

    def holds(self, s: ArcsState, seat: int, resource: int) -> int:
        """Tokens of a resource on the card: they count for the holder, who can't use them."""
        return 0

    def dice(self, s: ArcsState, fight: Fight, limits: list[int]) -> None:
        """Change [fewest, most] dice that the attacker (the holder) collects."""

    def ship_limit(self, s: ArcsState, seat: int, limit: int) -> int:
        """How many ships one move of the holder may take."""
        return limit

    def points(self, s: ArcsState, seat: int, ambition: int, place: int, points: int, second: int) -> int:
        """Power for first (1) or second (2) place; `points` holds the city bonus, `second` the second-place value."""
        return points

    def symbols(self, s: ArcsState, seat: int, fight: Fight) -> None:
        """Change `fight.symbols` after the dice are final; the attacker's cards come first."""

    def may_tax(self, s: ArcsState, seat: int, place: int) -> bool:
        return True

    def may_secure(self, s: ArcsState, seat: int, position: int) -> bool:
        """Whether the holder may take the standard secure action on this card of the row."""
        return True

    def may_declare(self, s: ArcsState, seat: int) -> bool:
        return True

    def must_stay(self, s: ArcsState, seat: int) -> bool:
        """Whether the holder's current action depends on this card, so that it can't be given away to pay for it."""
        return False

    def lets_raid(self, s: ArcsState, seat: int, fight: Fight) -> bool:
        """Whether the holder, defending, lets the attacker collect raid dice."""
        return True

    def lets_ransack(self, s: ArcsState, seat: int, fight: Fight) -> bool:
        """Whether the holder, defending, lets the attacker ransack."""
        return True

    def guards(self, s: ArcsState, seat: int, card: int) -> bool:
        """Whether this guild card (NOTHING: a token) of the holder is safe from theft."""
        return False

    def omits_zero(self, s: ArcsState, seat: int, ambition: int) -> bool:
        """Whether the holder declares this ambition without the zero marker."""
        return False

    def builds_fresh(self, s: ArcsState, seat: int, system: int) -> bool:
        """Whether ships that the holder builds arrive fresh even where a rival has control."""
        return False

    def spends_as(self) -> int:
        """The resource that any token of the holder may be spent as, ignoring outrage; NOTHING if none."""
        return NOTHING

    def city_types(self, s: ArcsState, seat: int, system: int, out: list[int]) -> None:
        """Types of a city of the holder that stands on a gate."""

    def slot_cost(self) -> int:
        """Raid cost of a resource slot on this card; 0 if it has none."""
        return 0

    def moves_on(self, s: ArcsState, seat: int, system: int) -> bool:
        """Whether the holder's fresh ships that end a move in this system can still reach a possible battle."""
        return False

    # --- reactions ---

    def wants(self, s: ArcsState, seat: int, moment: int, x: int) -> bool:
        """Whether the reaction would do anything now. `x`: the ambition declared, place taxed or system entered."""
        return True

    def declaring(self, s: ArcsState, seat: int, ambition: int, ev: list[Event]) -> None:
        """The holder is about to declare: pay the cost."""

    def declared(self, s: ArcsState, seat: int, ambition: int, ev: list[Event]) -> None:
        """The holder has declared an ambition."""

    def taxed(self, s: ArcsState, seat: int, place: int, ev: list[Event]) -> None:
        """The holder has taxed a city (token and captive are taken)."""

    def secured(self, s: ArcsState, seat: int, card: int, ev: list[Event]) -> None:
        """The holder has taken the standard secure action; any vox card is resolved and the court is refilled."""

    def moved(self, s: ArcsState, seat: int, voyage: Voyage, ev: list[Event]) -> None:
        """The holder has finished a move, catapults included."""

    def entered(self, s: ArcsState, seat: int, system: int, mover: int, ev: list[Event]) -> None:
        """Ships of a rival (`mover`) have moved into a system."""

    def battle_begins(self, s: ArcsState, seat: int, fight: Fight, ev: list[Event]) -> None:
        """A battle in which the holder attacks or defends begins; no dice yet."""

    def battle_over(self, s: ArcsState, seat: int, fight: Fight, ev: list[Event]) -> None:
        """A battle in which the holder attacked or defended is over."""

    def scored(self, s: ArcsState, seat: int, ev: list[Event]) -> None:
        """All ambitions of the chapter are scored; the markers haven't been returned yet."""

    # --- what happens to the card itself ---

    def round_over(self, s: ArcsState, laid: Laid, ev: list[Event]) -> None:
        """The card lies beside an action card (`s.laid`); all turns are played, the initiative is not checked yet."""

    def resolve(self, s: ArcsState, seat: int, ev: list[Event]) -> None:
        """A vox card was secured or ransacked by `seat`; it already lies on the court discard pile."""

    def stolen(self, s: ArcsState, thief: int, ev: list[Event]) -> bool:
        """A guild card was stolen. True means that it took care of itself and the thief doesn't get it."""
        return False


SILENT: Final = 0
BY_ID: Final[list[Card]] = [Card(name) for name in CARDS]
"""Card number -> its behavior; a plain `Card` until its file registers it."""
SPEAKS: Final[list[int]] = [SILENT for _ in CARDS]
"""Card number -> bits of the moments it uses."""
REGISTERED: Final[list[str]] = []


def register(card: Card) -> None:
    """Register a card's behavior. Each card's module calls this once."""
    BY_ID[card.id] = card
    SPEAKS[card.id] = sum(1 << i for i, name in enumerate(MOMENTS) if _overrides(card, name))
    REGISTERED.append(card.name)


def _overrides(card: Card, moment: str) -> bool:
    return getattr(type(card), moment) is not getattr(Card, moment)


def speakers(p: Player, moment: int) -> list[Card]:
    """The player's cards and traits that use this moment: guild cards in the order they were gained, then traits."""
    if not p.powers & moment:
        return []
    return [BY_ID[c] for c in p.cards + p.traits if SPEAKS[c] & moment]


def refresh(p: Player) -> None:
    """Update `powers` after a card is gained or lost."""
    powers = 0
    for c in p.cards:
        powers |= SPEAKS[c]
    for c in p.traits:
        powers |= SPEAKS[c]
    p.powers = powers
