"""Bad input to any game gets a clear error that names the field and what it allows."""

import msgspec
import pytest

import stolik
from stolik.kernel.codec import allowed_options

every_game = pytest.mark.parametrize("game", [stolik.load(name) for name in stolik.GAMES], ids=lambda g: g.name)


@every_game
@pytest.mark.parametrize("seats", [-1, 0, 1, 99, "2", None, 2.0, True])
def test_wrong_seats_name_the_field(game: stolik.Game, seats: object) -> None:
    with pytest.raises(ValueError, match=r"^seats: .* is not one of 2, 3"):
        game.new(seats)  # type: ignore[call-overload]  # that is the point


@every_game
@pytest.mark.parametrize("seed", [-1, 2**63, "", "x" * 201, None, 1.5, True])
def test_wrong_seeds_name_the_field(game: stolik.Game, seed: object) -> None:
    with pytest.raises(ValueError, match=r"^seed: "):
        game.new(2, seed)  # type: ignore[call-overload]  # that is the point


@every_game
def test_wrong_options_name_the_field_and_the_allowed_values(game: stolik.Game) -> None:
    for field in allowed_options(game.Options):
        with pytest.raises(ValueError, match=rf"^options: .*{field}.*allowed: "):
            game.new(2, options={field: "no such value"})
    with pytest.raises(ValueError, match=r"^options: .*no_such_option.*allowed: "):
        game.new(2, options={"no_such_option": True})
    with pytest.raises(ValueError, match=r"^options: "):
        game.new(2, options=7)


def test_an_unknown_game_names_the_known_ones() -> None:
    with pytest.raises(stolik.UnknownGame, match=stolik.GAMES[0]):
        stolik.load("ludo")


@every_game
def test_things_that_are_no_actions_are_refused(game: stolik.Game) -> None:
    state = game.new(2)
    before = stolik.encode(state)
    for nonsense in (None, 7, "pass", {}, object()):
        with pytest.raises(stolik.IllegalAction):
            game.apply(state, nonsense)
    decision = game.decision(state)
    assert decision
    for seat in (-1, 5, 99):
        with pytest.raises(stolik.IllegalAction):
            game.apply(state, msgspec.structs.replace(decision.actions[0], seat=seat))
    assert stolik.encode(state) == before


@every_game
@pytest.mark.parametrize("data", [b"", b"{", b"{}", b'{"type":"no such action"}', b"[]", b"null"])
def test_a_damaged_action_is_a_value_error(game: stolik.Game, data: bytes) -> None:
    with pytest.raises(ValueError, match=r"^action: "):
        game.action(data)


@every_game
@pytest.mark.parametrize("data", [b"", b"{", b"{}", b"[]", b"null", b'{"seats":2}'])
def test_a_damaged_state_is_a_value_error(game: stolik.Game, data: bytes) -> None:
    with pytest.raises(ValueError, match="not a valid "):
        stolik.decode(data, game.State)


def played(game: stolik.Game, actions: int) -> stolik.Record:
    match = stolik.Match(game, 2, 3)
    for _ in range(actions):
        decision = game.decision(match.state)
        assert decision
        match.play(decision.actions[-1])
    return match.record()


@every_game
def test_a_record_of_other_rules_says_so(game: stolik.Game) -> None:
    record = msgspec.structs.replace(played(game, 5), rules=f"{game.name}/0")
    with pytest.raises(stolik.DamagedRecord, match="rules: "):
        stolik.replay(record)


@every_game
def test_a_record_that_differs_says_at_which_action(game: stolik.Game) -> None:
    record = played(game, 5)
    with pytest.raises(stolik.DamagedRecord, match=r"actions\[4\]: the state"):
        stolik.replay(msgspec.structs.replace(record, checks={5: "0" * 16}))
    broken = [*record.actions[:2], {**record.actions[2], "type": "no such action"}]
    with pytest.raises(stolik.DamagedRecord, match=r"actions\[2\]: "):
        stolik.replay(msgspec.structs.replace(record, actions=broken))
    with pytest.raises(stolik.DamagedRecord, match="seats: "):
        stolik.replay(msgspec.structs.replace(record, seats=77))
