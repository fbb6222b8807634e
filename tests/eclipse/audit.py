"""What the ledger says is what the seats see, piece by piece."""

from stolik.games.eclipse.messages.views import EclipseView, HexView, PlayerView
from stolik.kernel.messages import Outcome
from tests.eclipse.accounts import Account, Place
from tests.eclipse.aftermath import FullLedger
from tests.eclipse.printed import COST, RESOURCES, STATS, TRACKS

UNFINISHED = ("upgrade", "put-part", "proposal", "give-cube", "make-room")
"""Questions at which designs may be incomplete."""
ON_THE_WAY = ("return-cube", "discovery", "artifacts")
"""Questions at which cubes may be on their way home."""


def audit(ledger: FullLedger, view: EclipseView, question: str) -> None:
    """Everything on the table, as one seat sees it."""
    assert (view.start, view.next_start, view.traitor) == (ledger.start, ledger.next_start, ledger.traitor)
    assert {h.sector for h in view.hexes} == set(ledger.places)
    for h in view.hexes:
        place(ledger.places[h.sector], h)
    for p in view.players:
        if p.seat in ledger.accounts and not ledger.accounts[p.seat].gone:
            board(ledger.accounts[p.seat], p)
            cubes(ledger, p.seat)
            assert p.points == {k: v for k, v in ledger.points(p.seat).items() if k in p.points}
    supply(ledger, view, question)
    if question not in UNFINISHED:
        assert all(account.is_sound() for account in ledger.accounts.values())
    if question not in ON_THE_WAY:
        assert not any(account.homeless for account in ledger.accounts.values())


def place(kept: Place, h: HexView) -> None:
    assert (kept.q, kept.r, kept.turn, kept.wormholes) == (h.q, h.r, h.turn, h.wormholes)
    assert (kept.disc, kept.orbital, kept.monolith) == (h.disc, h.orbital, h.monolith)
    assert (kept.ancients, kept.gcds, kept.discovery) == (h.ancients, h.gcds, h.discovery)
    assert (kept.tile.points, kept.tile.artifact) == (h.points, h.artifact)
    assert [*zip(kept.squares, kept.filled)] == [(square.kind, square.cube) for square in h.squares]
    assert [(seat, dict(ships)) for seat, ships in kept.fleets.items()] == [(f.seat, f.ships) for f in h.fleets]


def board(kept: Account, p: PlayerView) -> None:
    assert kept.faction == p.faction
    assert (kept.store, kept.track) == (p.store, p.track)
    assert {r: kept.graves[r] for r in RESOURCES} == p.graves
    assert {r: kept.production(r) for r in RESOURCES} == p.production
    assert (kept.discs, kept.upkeep(), kept.reserve, dict(kept.acted)) == (p.discs, p.upkeep, p.reserve, p.acted)
    assert [{*names.split()} & kept.techs for names in TRACKS] == [set(track) for track in p.techs]
    assert sorted(kept.kept_parts) == sorted(p.kept_parts)
    assert (kept.colony_ships, kept.hangar, kept.board.trade) == (p.colony_ships, p.hangar, p.trade)
    if p.reputation and kept.unseen:
        kept.reputation, kept.unseen = p.reputation, 0
    assert (sorted(kept.friends), len(kept.reputation) + kept.unseen) == (p.friends, p.reputation_tiles)
    assert p.reputation is None or sorted(kept.reputation) == p.reputation
    assert (kept.discoveries, kept.passed) == (p.discovery_tiles, p.passed)
    for b in p.blueprints:
        design = kept.design(b.ship)
        assert kept.parts(b.ship) == [slot.part for slot in b.slots]
        assert design.stats == {stat: getattr(b, stat) for stat in STATS}
        assert (design.cannons, design.missiles) == (b.cannons, b.missiles)


def cubes(ledger: FullLedger, seat: int) -> None:
    """33 cubes and 16 discs, wherever they are."""
    account, own = ledger.accounts[seat], [p for p in ledger.places.values() if p.disc == seat]
    assert account.cubes() + sum(sum(p.filled) for p in own) == 33
    assert account.discs + account.reserve + account.acted.total() + len(own) == 16


def supply(ledger: FullLedger, view: EclipseView, question: str) -> None:
    market = {offer.tech: (offer.count, (offer.cost, offer.minimum)) for offer in view.market}
    assert market == {tech: (n, COST[tech]) for tech, n in ledger.market.items() if n}
    assert view.tech_bag == ledger.tech_bag
    assert view.stacks == {**ledger.stacks, **{k: v for k, v in view.stacks.items() if k not in ledger.stacks}}
    assert view.discards == {**ledger.discards, **{k: v for k, v in view.discards.items() if k not in ledger.discards}}
    assert view.discovery_stack == ledger.discovery_stack
    if question != "reputation":
        assert view.reputation_bag == ledger.reputation_bag


def verdict(ledger: FullLedger, outcome: Outcome) -> None:
    """Page 25: every part of every score, and the ranking; resources in store break ties."""
    ties = {seat: account.store for seat, account in ledger.accounts.items() if not account.gone}
    for score in outcome.scores:
        assert score.parts == ledger.points(score.seat)
        assert score.total == sum(score.parts.values())
        assert score.seat not in ties or score.ties == [sum(ties[score.seat].values())]
    keys = [[(outcome.scores[seat].total, outcome.scores[seat].ties) for seat in seats] for seats in outcome.ranking]
    assert all(len({(total, *ties) for total, ties in row}) == 1 for row in keys)
    assert [row[0] for row in keys] == sorted((row[0] for row in keys), reverse=True)
    assert sorted(seat for seats in outcome.ranking for seat in seats) == [*range(ledger.seats)]
