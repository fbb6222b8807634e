"""Victory points (p. 25), and who wins."""

from typing import Final

from stolik.games.eclipse.ids import CATEGORIES, NOBODY
from stolik.games.eclipse.state import EclipseState
from stolik.games.eclipse.tables import BOARDS, CATEGORY_TECHS, POINTS, SECTORS, TECH_POINTS
from stolik.kernel.messages import Outcome, Score

PARTS: Final = [
    "reputation", "ambassadors", "sectors", "discoveries", "monoliths", "technologies", "traitor", "species",
]  # fmt: skip
"""Parts of the score, in the order of the book. messages: eclipse-part-*"""


def points(s: EclipseState, seat: int) -> list[int]:
    """The parts of a score, in the order of PARTS; for a player who has left, they are final."""
    p = s.players[seat]
    if p.gone:
        return p.settled[: len(PARTS)]
    return [
        sum(value for value in p.reputation),
        p.friends.bit_count() * POINTS["ambassador"],
        sector_points(s, seat),
        len(p.kept_discoveries) * POINTS["discovery"],
        monoliths(s, seat) * POINTS["monolith"],
        technology_points(p.techs),
        POINTS["traitor"] if s.traitor == seat else 0,
        species_points(s, seat),
    ]


def sector_points(s: EclipseState, seat: int) -> int:
    """Points printed on the controlled sectors."""
    return sum(SECTORS[sector].points for sector, owner in zip(s.sectors, s.disc) if owner == seat)


def monoliths(s: EclipseState, seat: int) -> int:
    """They count for the player who controls the sector, whoever built them."""
    return sum(n for n, owner in zip(s.monolith, s.disc) if owner == seat)


def technology_points(techs: int) -> int:
    """Each category by its number of technologies, printed ones included."""
    return sum(TECH_POINTS[(techs & CATEGORY_TECHS[category]).bit_count()] for category in range(len(CATEGORIES)))


def species_points(s: EclipseState, seat: int) -> int:
    """Boards that score their sectors again, or the remaining Ancients (p. 26-27)."""
    if s.players[seat].board < 0:
        return 0
    board = BOARDS[s.players[seat].board]
    sectors = sum(owner == seat for owner in s.disc)
    ancients = sum(n for n in s.ancients)
    return sectors * board.points_per_sector + ancients * board.points_per_ancient


def worth(s: EclipseState, seat: int, h: int) -> int:
    """Points that a hex gives this player (NOBODY: most players) if controlled at the end."""
    chosen = seat != NOBODY and s.players[seat].board != NOBODY
    bonus = BOARDS[s.players[seat].board].points_per_sector if chosen else 0
    return SECTORS[s.sectors[h]].points + s.monolith[h] * POINTS["monolith"] + bonus


def stored(s: EclipseState, seat: int) -> int:
    """All resources together break ties (p. 25)."""
    p = s.players[seat]
    return p.settled[len(PARTS)] if p.gone else sum(n for n in p.store)


def settle(s: EclipseState, seat: int) -> None:
    """A player leaves, so their score is final (p. 21 and 24)."""
    s.players[seat].settled = [*points(s, seat), stored(s, seat)]


def outcome(s: EclipseState) -> Outcome:
    """Scores and ranking, as if the game ended now. Equal points and resources are a real tie."""
    scores = []
    for seat in range(s.seats):
        parts = points(s, seat)
        scores.append(Score(seat, sum(n for n in parts), dict(zip(PARTS, parts)), [stored(s, seat)]))
    order = sorted(range(s.seats), key=lambda seat: (-scores[seat].total, -scores[seat].ties[0], seat))
    ranking: list[list[int]] = []
    for seat in order:
        key = (scores[seat].total, scores[seat].ties)
        if ranking and key == (scores[ranking[-1][0]].total, scores[ranking[-1][0]].ties):
            ranking[-1].append(seat)
        else:
            ranking.append([seat])
    return Outcome(scores, ranking)
