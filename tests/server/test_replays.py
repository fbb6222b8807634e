"""A replay that many step through at once."""

import random
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial

import pytest
from msgspec import UNSET
from msgspec.structs import replace

from stolik.kernel.codec import encode, plain
from stolik.kernel.messages import Event
from stolik.kernel.record import replay as replayed
from stolik.table import replay as replaying
from stolik.table.errors import Refusal
from stolik.table.replay import LONGEST_RANGE, Replay
from stolik.table.rows import Entry
from stolik.table.session import GameSession
from tests.server.test_store import row

MOVES = 120
READERS = 8


@pytest.fixture(scope="module")
def session() -> GameSession:
    session = GameSession(row("t0"), 2)
    rng = random.Random(3)
    for ply in range(1, MOVES + 1):
        decision = session.game.decision(session.match.state)
        assert decision is not None
        data = encode(rng.choice(decision.actions)).decode()
        session.apply(Entry("t0", ply, "move", decision.seat, data))
    return session


@pytest.fixture
def hasty_threads() -> Iterator[None]:
    """Threads take turns after every few steps of the interpreter instead of every few milliseconds."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(before)


def replay_of(session: GameSession) -> Replay:
    return Replay(session.game, session.seats, session.seed, session.options, session.match.actions)


def steps(replay: Replay, seed: int) -> dict[int, tuple[bytes, list[Event]]]:
    """What one reader sees who jumps from place to place."""
    plies = random.Random(seed).sample(range(MOVES + 1), 40)
    found = {ply: replay.at(ply) for ply in plies}
    return {ply: (encode(state), events) for ply, (state, events) in found.items()}


def test_several_readers_step_through_one_replay_at_once(
    session: GameSession, hasty_threads: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(replaying, "CHECKPOINT_EVERY", 1)  # each step adds to what the others look through
    alone = steps(replay_of(session), 0)
    for _ in range(10):
        replay = replay_of(session)
        with ThreadPoolExecutor(READERS) as readers:
            seen = list(readers.map(partial(steps, replay), range(READERS)))
        assert seen[0] == alone
        assert all(len(found) == 40 for found in seen)


def test_a_step_is_the_same_however_one_came_to_it(session: GameSession) -> None:
    replay = replay_of(session)
    match = replayed(session.game, session.match.record(), upto=50)
    assert replay.at(90)[0] != match.state
    assert encode(replay.at(50)[0]) == encode(match.state)
    assert encode(replay.at(0)[0]) == encode(session.game.new(2, session.seed, session.options))


def test_a_range_tells_the_same_as_single_steps(session: GameSession) -> None:
    """The first position whole, then only what has changed; too long a range is cut, one beyond the end refused."""
    replay = replay_of(session)
    for seat in (None, 1):
        told = replay.range(30, 40, seat)
        view = plain(told.first.view)
        assert [step.ply for step in (told.first, *told.steps)] == list(range(30, 41))
        for step, news in zip(told.steps, told.changes, strict=True):
            for change in news:
                place = view
                for name in change.at[:-1]:
                    place = place[name]
                if change.now is UNSET:
                    del place[change.at[-1]]
                else:
                    place[change.at[-1]] = plain(change.now)
            alone = replay.step(step.ply, seat)
            assert view == plain(alone.view)
            assert replace(step, view=None) == replace(alone, view=None)
    assert len(replay.range(0, MOVES, None).steps) == LONGEST_RANGE - 1
    assert replay.range(MOVES - 1, MOVES + 10**6, None).steps[-1].ply == MOVES
    with pytest.raises(Refusal):
        replay.range(MOVES + 1, MOVES + 2, None)
