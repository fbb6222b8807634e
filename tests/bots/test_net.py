"""A net in one big integer adds up to what its layers say one by one."""

import math
import random
from pathlib import Path

import pytest

import stolik
from stolik.bots.net import UNIT, Net
from stolik.bots.versions import version
from tools.engine import sources


def plainly(rows: list[list[int]], bias: list[int], last: list[float], facts: list[int]) -> float:
    sums = [
        start + sum(fact * row[lane] for fact, row in zip(facts, rows, strict=True)) for lane, start in enumerate(bias)
    ]
    return sums[0] / UNIT + sum(w * math.tanh(x / UNIT) for w, x in zip(last, sums[1:], strict=True))


@pytest.mark.parametrize("seed", range(20))
def test_its_value_is_that_of_the_two_layers(seed: int) -> None:
    rng = random.Random(seed)
    units, facts = rng.randrange(1, 9), rng.randrange(1, 40)
    rows = [[rng.randrange(-3000, 3000) for _ in range(units + 1)] for _ in range(facts)]
    bias = [rng.randrange(-3000, 3000) for _ in range(units + 1)]
    last = [rng.uniform(-2, 2) for _ in range(units)]
    told = [rng.choice((0, 0, 1, 1, 7, -3)) for _ in range(facts)]
    assert Net(rows, bias, last).value(told) == pytest.approx(plainly(rows, bias, last, told))


def test_sums_below_zero_do_not_leak_into_the_next_lane() -> None:
    net = Net([[-5000, -5000, 5000]], [0, 0, 0], [1.0, 1.0])
    assert net.value([100]) == pytest.approx(-500_000 / UNIT)


def test_a_page_gets_every_net_that_a_level_names() -> None:
    packed = {path.name for path in sources(Path(stolik.__file__).parent)}
    named = [version(game).settings(level).net for game in stolik.GAMES for level in ("hard", "expert")]
    assert set(named) - {""} <= packed
    assert any(named)
