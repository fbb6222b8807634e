"""The guard against slow changes: `make bench CHECK=1` compares ratios with the table that is committed."""

from benchmarks import learners, run

ROWS = """
| game | build | decisions/s | of peer | games/s |
|---|---|--:|--:|--:|
| catanatron | interpreted | 16,918 | 1.0 × | 16.7 |
| arcs | interpreted | 43,525 | 2.6 × | 121.8 |
| arcs | native | 141,012 | 9.7 × | 393.4 |
"""


def test_ratios_are_read_from_the_table_that_a_run_writes() -> None:
    assert run.ratios(ROWS) == {("catanatron", "interpreted"): 1.0, ("arcs", "interpreted"): 2.6,
                                ("arcs", "native"): 9.7}  # fmt: skip


def test_the_committed_table_has_a_ratio_for_every_game_and_build() -> None:
    found = run.ratios((run.HERE / "README.md").read_text("utf-8"))
    assert {(game, build) for game in run.games() for build in ("interpreted", "native")} <= set(found)


def test_a_game_that_lost_more_than_a_tenth_is_named() -> None:
    before = run.ratios(ROWS)
    assert run.lost(before, before | {("arcs", "native"): 8.7}) == ["arcs (native): 8.7 × catanatron, it was 9.7 ×"]


def test_what_stayed_within_a_tenth_or_was_not_measured_is_not() -> None:
    before = run.ratios(ROWS)
    assert run.lost(before, {("arcs", "interpreted"): 2.4}) == []


class Steps:
    """A contender that has played one round."""

    def __init__(self, game: str, build: str, steps: float) -> None:
        self.game, self.build, self.steps = game, build, steps

    def figure(self, key: str) -> float:
        return self.steps

    def against(self, other: "Steps", key: str) -> float:
        return self.steps / other.steps


def test_environments_stand_beside_the_peer_and_beside_what_they_were() -> None:
    peer, now = Steps("peer:python_team_dominoes", "OpenSpiel", 100), Steps("batch:arcs", "native", 300)
    was = Steps("single:arcs", "before", 25)
    assert "| arcs, batch | native | 300 | 3.00 × | 12.0 × |" in learners.table([peer, now, was])
    assert "| arcs, batch | native | 300 | 3.00 × |\n" in learners.table([peer, now, peer])
