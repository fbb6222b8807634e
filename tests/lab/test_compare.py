"""Two simulations side by side: what differs by more than chance, and what does not."""

from pathlib import Path

import pytest

from stolik.lab import commands
from stolik.lab.compare import Contrast, contrasts, marked, of_means, of_pairs, of_shares, same_deals
from stolik.lab.job import Job
from stolik.lab.journal import Journal
from stolik.lab.simulate import simulate
from stolik.lab.statistics import share
from stolik.text import LANGUAGES, Words


def test_a_small_difference_of_few_games_is_not_clear_and_of_many_games_is() -> None:
    few = of_shares("x", share("x", 5, 10), share("x", 6, 10))
    many = of_shares("x", share("x", 5000, 10000), share("x", 6000, 10000))
    assert (few.is_clear(), many.is_clear()) == (False, True)
    assert few.low < 0.1 < few.high
    assert many.low == pytest.approx(0.0863, abs=0.0005)  # Newcombe's method 10, worked out by hand


def test_means_are_compared_by_their_spread() -> None:
    assert of_means("x", [1.0, 2.0, 3.0], [11.0, 12.0, 13.0]).is_clear()
    assert not of_means("x", [1.0, 20.0, 3.0], [11.0, 2.0, 13.0]).is_clear()
    assert not of_means("x", [1.0], [50.0]).is_clear()


def test_what_differs_alike_in_every_deal_is_clear_though_the_deals_differ_more() -> None:
    pairs = [(10.0 * n, 10.0 * n + 1 + n % 2) for n in range(10)]
    before, after = zip(*pairs, strict=True)
    found = of_pairs("x", pairs, is_share=False)
    assert found.is_clear()
    assert found.second - found.first == pytest.approx(1.5)
    assert not of_means("x", before, after).is_clear()
    assert not of_pairs("x", pairs[:1], is_share=False).is_clear()


def test_stars_are_corrected_for_how_much_is_compared() -> None:
    def line(chance: float) -> Contrast:
        return Contrast("x", 0.0, 0.1, 0.01, 0.19, is_share=True, chance=chance)

    (alone,) = marked([("one", [line(0.04)])])
    assert [found.stands_out for found in alone[1]] == [True]
    many = marked([("one", [line(0.04)] * 5), ("two", [line(0.5)] * 15 + [line(0.0001)])])
    assert [found.stands_out for _, lines in many for found in lines] == [False] * 20 + [True]


def test_less_than_nothing_has_a_real_minus() -> None:
    cells = of_shares("x", share("x", 6, 10), share("x", 5, 10)).cells()
    assert cells[:4] == ["x", "60.0 %", "50.0 %", "−10.0 %"]


@pytest.fixture(scope="module")
def folders(tmp_path_factory: pytest.TempPathFactory) -> tuple[Journal, Journal]:
    """The same two bots without and with militia."""
    jobs = [Job("arcana", ["random", "random"], 4, options) for options in ({}, {"militia": True})]
    journals = [Journal(tmp_path_factory.mktemp("compared"), job) for job in jobs]
    for journal in journals:
        simulate(journal)
    return journals[0], journals[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_scores_seats_traits_and_things_taken_are_compared(folders: tuple[Journal, Journal], language: str) -> None:
    words = Words(language, strict=True)
    found = dict(contrasts(*folders, words))
    assert {words.text(f"lab-{id}") for id in ("by-seat", "by-guild", "taken-stake_won")} < set(found)
    assert [line.group for line in found[words.text("lab-by-seat")]] == ["1", "2"]
    assert sum(line.second - line.first for line in found[words.text("lab-by-seat")]) == pytest.approx(0)


def test_a_simulation_differs_in_nothing_from_itself(folders: tuple[Journal, Journal]) -> None:
    first, _ = folders
    assert not any(line.is_clear() for _, lines in contrasts(first, first, Words()) for line in lines)


def test_games_of_equal_seeds_are_paired_and_others_are_not(
    folders: tuple[Journal, Journal], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    first, second = folders
    numbers = [(a["number"], b["number"]) for a, b in same_deals(first.rows(), second.rows())]
    assert numbers == [(n, n) for n in range(4)]
    commands.compare(first.folder, second.folder, Words())
    assert "games of the same seeds are paired" in capsys.readouterr().out
    other = Journal(tmp_path, Job("arcana", ["random", "random"], 3, seed="another"))
    simulate(other)
    commands.compare(first.folder, other.folder, Words())
    assert "paired" not in capsys.readouterr().out
    short = Journal(tmp_path / "short", Job("arcana", ["random", "random"], 2, {"militia": True}))
    simulate(short)
    assert len(list(same_deals(first.rows(), short.rows()))) == 2


def test_two_games_cannot_be_compared(folders: tuple[Journal, Journal], tmp_path: Path) -> None:
    other = Journal(tmp_path, Job("arcs", ["random", "random"], 1))
    with pytest.raises(ValueError, match=r"^other: .* holds games of arcs, not of arcana"):
        list(contrasts(folders[0], other, Words()))
