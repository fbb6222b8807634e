"""Counts every component wherever it is."""

from stolik.games.arcana.cards.common.moving import Moving
from stolik.games.arcana.cards.objectives import OBJECTIVES
from stolik.games.arcana.ids import NONE
from stolik.games.arcana.rules.militia import FieldMilitia
from stolik.games.arcana.rules.winning import Removal
from stolik.games.arcana.state import ArcanaState
from stolik.games.arcana.tables import GUILD_CARDS, JUBILEE, MILITIA_CARDS, NAME


def census(s: ArcanaState) -> dict[str, int]:
    """Card id -> how many there are. Unused guild decks and unused militia are in the box."""
    counts = dict.fromkeys([*NAME, "JUB", *(o.name for o in OBJECTIVES)], 0)
    for card in _cards(s):
        counts["JUB" if card == JUBILEE else NAME[card]] += 1
    for pile in [*s.objectives, *s.rejected, s.objective_box]:
        for o in pile:
            counts[OBJECTIVES[o].name] += 1
    return counts


def _cards(s: ArcanaState) -> list[int]:
    by_seat = [*s.decks, *s.hands, *s.resources, *s.reserve]
    cards = [card for pile in [*by_seat, *s.up, *s.down, *s.piles, s.box, s.militia] for card in pile]
    cards += [stake for stake in s.stakes if stake != NONE]
    cards += [frame.card for frame in s.stack if isinstance(frame, (FieldMilitia, Removal, Moving))]
    cards += [card for guild, deck in enumerate(GUILD_CARDS) if guild not in s.guild for card in deck]
    cards += [] if s.options.militia else MILITIA_CARDS
    return cards + ([JUBILEE] if s.jubilee else [])
