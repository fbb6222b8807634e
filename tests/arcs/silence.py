"""Anything that happens without a question had no alternative: moving ships, hits, storing tokens."""

from collections.abc import Iterator

from msgspec.structs import replace

from stolik.games.arcs.messages.actions import Move
from stolik.games.arcs.messages.events import Damaged, Destroyed, Discarded, Gained, Outraged, Spent, Stole
from stolik.kernel.messages import Action, Decision, Event
from tests.arcs.second_steps import StepReading

STORING = ("store", "rearrange")
LEAVES = (Discarded, Spent, Outraged)


def nothing_was_decided(question: str, a: Action, ev: list[Event], old: StepReading, asked: Decision | None) -> None:
    """`old` is what was seen before the answer, `asked` the next question."""
    if isinstance(a, Move) and not old.memory.before_battle and (asked is None or asked.kind != "ships"):
        assert movable(question, a, old) == 1
    no_choice_of_hits(question, ev, old)
    if question not in STORING and (asked is None or asked.kind not in STORING):
        no_choice_of_slots(ev, old)


def movable(question: str, a: Move, old: StepReading) -> int:
    """How many ships could go: of the group under way, of those that moved before, or of all."""
    if question == "catapult":
        v = old.view.voyages[-1]
        return v.fresh + v.damaged - int(a.to in old.memory.trail)
    if question == "sprint":
        return old.memory.rest[a.origin]
    x = old.systems[a.origin]
    return x.fresh[a.seat] + x.damaged[a.seat]


# --- hits ---------------------------------------------------------------------------------------------------------


def no_choice_of_hits(question: str, ev: list[Event], old: StepReading) -> None:
    """Hits that nobody assigned could fall in one way only. The first ones answer the question, if it was this."""
    ships = {(x.id, seat): (x.fresh[seat], x.damaged[seat]) for x in old.view.systems for seat in range(old.view.seats)}
    walls = {b.place: b for _, b in old.buildings()}
    answered = question in ("assign-hits", "hit-building")
    for damage, destroy in batches(ev):
        e = damage or destroy
        assert e is not None
        if e.piece != "ship":
            system = e.place.partition(".")[0]
            same = [b for b in walls.values() if b.owner == e.seat and b.place.partition(".")[0] == system]
            assert answered or len(same) == 1
            if destroy:
                del walls[destroy.place]
        else:
            fresh, damaged = ships[e.place, e.seat]
            hurt, lost = damage.count if damage else 0, destroy.count if destroy else 0
            assert answered or len(old.outcomes(fresh, damaged, hurt + lost)) == 1
            ships[e.place, e.seat] = fresh - hurt, damaged + hurt - lost
        answered = False


def batches(ev: list[Event]) -> Iterator[tuple[Damaged | None, Destroyed | None]]:
    """Ships that are destroyed right after ships were damaged belong to the same hits; buildings are hit one by one."""
    hurt: Damaged | None = None
    for e in ev:
        if isinstance(e, Destroyed) and hurt is not None and hurt.piece == e.piece == "ship" and hurt.seat == e.seat:
            yield hurt, e
            hurt = None
            continue
        if hurt is not None:
            yield hurt, None
        hurt = e if isinstance(e, Damaged) else None
        if isinstance(e, Destroyed):
            yield None, e
    if hurt is not None:
        yield hurt, None


# --- tokens -------------------------------------------------------------------------------------------------------


def no_choice_of_slots(ev: list[Event], old: StepReading) -> None:
    """A single token, while none left: there was one kind of slot for it, and nothing worth rearranging."""
    gains = [e for e in ev if isinstance(e, (Gained, Stole))]
    if len(gains) != 1 or any(isinstance(e, LEAVES) for e in ev):
        return
    p = old.view.players[gains[0].seat]
    players = [replace(q, arriving=[gains[0].resource]) if q is p else q for q in old.view.players]
    reading = StepReading(replace(old.view, players=players), p.seat, old.memory, {})
    assert len(reading.ask_store()) == 1
    assert not reading.must_rearrange()
