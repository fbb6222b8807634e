"""Turns a refusal into the reason that people read.

messages: arcana-need-*
"""

from stolik.games.arcana.ids import COMBAT, GUILD, NONE
from stolik.games.arcana.rules.refusals import REASONS
from stolik.games.arcana.rules.spots import Spot
from stolik.games.arcana.rules.zones import zone_name
from stolik.games.arcana.state import ArcanaState
from stolik.games.arcana.tables import EFFECT, EFFECTS, NAME, VALUE
from stolik.kernel.messages import Reason, Word

NOWHERE = Spot("nowhere")


def told(refusal: int, s: ArcanaState, at: Spot = NOWHERE, card: int = NONE, other: Spot = NOWHERE) -> Reason:
    """The reason with the values of its sentence: about the thing pointed at, or the card being played."""
    code, page, needed = REASONS[refusal]
    return Reason(code, {name: _value(name, s, at, card, other) for name in needed}, page)


def _value(name: str, s: ArcanaState, at: Spot, card: int, other: Spot) -> Word:
    match name:
        case "zone":
            return f"zone:{zone_name(s, at.zone)}"
        case "stake":
            return f"card:{NAME[s.stakes[at.zone]]}"
        case "card":
            return f"card:{NAME[card]}"
        case "thing":
            return f"card:{NAME[at.card]}"
        case "other":
            return f"card:{NAME[other.card]}"
        case "need":
            return f"need:{EFFECTS[EFFECT[card]]}"
        case "combat":
            return VALUE[4 * at.card + COMBAT]
        case "guild":
            return f"guild:{at.name}"
    owner = s.guild.index(GUILD[at.name]) if at.where == "guild" else at.seat
    return f"seat:{owner}"
