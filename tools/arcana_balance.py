"""How Arcana's cards play: the figures of docs/balance/arcana.md.

    python -m tools.arcana_balance --games 300                        # four normal bots
    python -m tools.arcana_balance --bots hard:60 --games 200 --first 1000
    python -m tools.arcana_balance --bots quick --seats 2 --games 100 --cards mine.toml

Prints, with how many cases each figure rests on: how often a card of each kind and effect is discarded instead of used,
what kept discarded relics from buying somebody, stakes and points by kind, places that fell to a single agent, wins by
guild, objectives kept and fulfilled, rounds, and how often the leader at two thirds of a game wins it.
"""

import argparse
import random
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import stolik
from stolik.bots import Observation, make
from stolik.bots.arcana import ArcanaHeuristics, is_for_sale
from stolik.bots.versions import version
from stolik.games.arcana.game import GAME
from stolik.games.arcana.ids import ARCANA, DUCATS, GUILDS, KINDS, NONE, PERSONALITY, PLACE, RELIC
from stolik.games.arcana.messages import actions as do
from stolik.games.arcana.messages import events as ev
from stolik.games.arcana.rules.agents import agent_count
from stolik.games.arcana.rules.layout import ZONE
from stolik.games.arcana.state import ArcanaState
from stolik.games.arcana.tables import CARD, EFFECT, EFFECTS, KIND, MAIN, STAKES, VALUE, VP
from stolik.kernel.chance import chance_of
from stolik.kernel.messages import Action, Event
from tools import arcana_quick

MODULES = {"objectives": True, "militia": True, "tactical_removal": True}


class Tally:
    """Counts over games."""

    def __init__(self) -> None:
        self.games = self.rounds = self.followed = 0
        self.lead_wins = 0.0
        self.plays: Counter[str] = Counter()
        self.discards: Counter[str] = Counter()
        self.stakes: Counter[int] = Counter()
        self.bribed = 0
        self.with_relic: Counter[str] = Counter()
        self.hindered: Counter[str] = Counter()
        self.places: Counter[str] = Counter()
        self.alone: Counter[str] = Counter()
        self.guild_games: Counter[str] = Counter()
        self.guild_wins: dict[str, float] = dict.fromkeys(GUILDS, 0.0)
        self.dealt: Counter[str] = Counter()
        self.kept: Counter[str] = Counter()
        self.done: Counter[str] = Counter()
        self.parts: Counter[str] = Counter()

    def play(self, number: int, seats: int, level: str, options: dict[str, bool]) -> None:
        game = stolik.load("arcana")
        choose, scores = player(level, game, number), []
        state: ArcanaState = game.new(seats, number, options)
        while decision := game.decision(state):
            self.choices(decision.actions)
            action = choose(state, decision.actions)
            standing = agents(state)
            scores.append([score.total for score in game.outcome(state).scores])
            for event in self.count(state, action, game.apply(state, action)):
                self.won(state, standing, action, event)
        self.finish(game, state, scores)

    def choices(self, actions: list[Action]) -> None:
        pairs = [(a.objective, a.second) for a in actions if isinstance(a, do.KeepObjectives)]
        self.dealt.update({objective for pair in pairs for objective in pair})

    def count(self, s: ArcanaState, action: Any, events: list[Event]) -> list[Event]:
        if isinstance(action, do.KeepObjectives):
            self.kept.update((action.objective, action.second))
        name = getattr(action, "card", None) or getattr(action, "relic", None)
        if name and not isinstance(action, (do.KeepStake, do.RemoveStake)):
            card = CARD[name]
            labels = [KINDS[KIND[card]]] + ([EFFECTS[EFFECT[card]]] if KIND[card] == PLACE else [])
            self.plays.update(labels)
            if isinstance(action, do.Discard):
                self.discards.update(labels)
                if KIND[card] == RELIC:
                    self.hindered[hindrance(s, action.seat, card)] += 1
            elif KIND[card] == RELIC:
                self.with_relic[action.tag] += 1
        return events

    def won(self, s: ArcanaState, standing: list[int], action: Any, event: Event) -> None:
        if isinstance(event, ev.StakeBribed):
            self.bribed += 1
            self.stakes[PERSONALITY] += 1
        elif isinstance(event, ev.StakeWon):
            card = CARD[event.card]
            self.stakes[KIND[card]] += 1
            if KIND[card] == PLACE:
                kind = ARCANA[MAIN[card]]
                self.places[kind] += 1
                self.alone[kind] += standing_with(s, standing, action, event) == 1

    def finish(self, game: stolik.Game, s: ArcanaState, scores: list[list[int]]) -> None:
        outcome = game.outcome(s)
        winners = outcome.ranking[0]
        self.games += 1
        self.rounds += s.round
        for seat in range(s.seats):
            guild = GUILDS[s.guild[seat]]
            self.guild_games[guild] += 1
            self.guild_wins[guild] += (seat in winners) / len(winners)
        for score in outcome.scores:
            self.parts.update(score.parts)
        late = scores[2 * len(scores) // 3]
        leaders = [seat for seat in range(s.seats) if late[seat] == max(late)]
        if len(leaders) == 1:
            self.followed += 1
            self.lead_wins += (leaders[0] in winners) / len(winners)
        view = game.view(s, None)
        for p in view.seats:
            self.done.update(
                o for o in p.objectives or [] if view.objective_faces[o].now >= view.objective_faces[o].goal
            )

    def told(self) -> str:
        worth = {kind: next(VP[c] for c in STAKES if KIND[c] == kind) for kind in (RELIC, PLACE, PERSONALITY)}
        won, points = sum(self.stakes.values()), sum(worth[k] * n for k, n in self.stakes.items())
        lines = [f"{self.games} games, {self.rounds / self.games:.1f} rounds a game"]
        lines += ["", "discarded of all plays:"]
        lines += [f"  {x}: {share(self.discards[x], n)}" for x, n in sorted(self.plays.items())]
        bribed = share(self.bribed, self.stakes[PERSONALITY])
        lines += ["", f"relics used: {dict(self.with_relic)}; personalities bribed: {bribed}"]
        lines += [f"relics discarded: {x}: {share(n, self.discards['relic'])}" for x, n in self.hindered.most_common()]
        lines += ["", "stakes won, points:"]
        for kind in (RELIC, PERSONALITY, PLACE):
            n = self.stakes[kind]
            lines.append(
                f"  {KINDS[kind]}: {share(n, won)} of stakes, {share(worth[kind] * n, points)} of their points"
            )
        lines.append(
            f"  points of scores: { ({k: round(v / sum(self.parts.values()), 3) for k, v in self.parts.items()}) }"
        )
        lines += ["", "places won by a single agent:"]
        lines += [f"  {x}: {share(self.alone[x], n)}" for x, n in sorted(self.places.items())]
        lines += ["", "wins:"] + [f"  {x}: {share(self.guild_wins[x], n)}" for x, n in sorted(self.guild_games.items())]
        lines += ["", "objectives: kept of dealt, fulfilled of kept:"]
        lines += [
            f"  {o}: {share(self.kept[o], n)}, {share(self.done[o], self.kept[o])}"
            for o, n in sorted(self.dealt.items())
        ]
        return "\n".join([*lines, "", f"leader at two thirds wins: {share(self.lead_wins, self.followed)}"])


def hindrance(s: ArcanaState, seat: int, relic: int) -> str:
    """What keeps this relic from buying a personality now."""
    zones = [zone for zone, stake in enumerate(s.stakes) if stake != NONE and KIND[stake] == PERSONALITY]
    if not zones:
        return "no personality lies on the table"
    if any(is_for_sale(s, zone, s.stakes[zone], seat, VALUE[4 * relic + DUCATS]) for zone in zones):
        return "nothing, a bribe was possible"
    if any(agent_count(s, zone, seat) for zone in zones):
        return "too few ducats, or a seal"
    return "no agent beside a personality"


def player(level: str, game: stolik.Game, number: int) -> Callable[[ArcanaState, list[Action]], Action]:
    """Who plays game number so and so: bots of a level, or the quick or the keen player of the lab."""
    if level in ("quick", "keen"):
        heuristics, lots = ArcanaHeuristics(game, version(game.name, None)), random.Random(number)
        return lambda state, actions: arcana_quick.choose(heuristics, state, actions, lots, level == "keen")
    name, _, budget = level.partition(":")
    bot, rng = make(name, game, simulations=int(budget) if budget else None), chance_of(f"balance/{number}")
    return lambda state, actions: bot.choose(Observation(game, state, actions[0].seat), rng).action


def share(part: float, whole: int) -> str:
    return f"{100 * part / whole:.0f} % of {whole}" if whole else "none"


def agents(s: ArcanaState) -> list[int]:
    return [len(up) + len(down) for up, down in zip(s.up, s.down)]


def standing_with(s: ArcanaState, standing: list[int], action: Any, event: ev.StakeWon) -> int:
    """How many agents won it: those that stood there before the last action, and one that it brought."""
    slot = ZONE[s.seats][event.zone] * s.seats + event.seat
    brought = isinstance(action, (do.FieldAgent, do.SendTo)) and action.seat == event.seat and action.zone == event.zone
    return standing[slot] + brought


def main() -> None:
    parser = argparse.ArgumentParser(description="How Arcana's cards play.")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--bots", default="normal", help="normal, hard:60 (simulations), quick or keen")
    parser.add_argument("--modules", action="store_true", help="with objectives, militia and tactical removal")
    parser.add_argument("--cards", type=Path, help="another card table")
    asked = parser.parse_args()
    GAME.use_cards(asked.cards)
    tally = Tally()
    for number in range(asked.first, asked.first + asked.games):
        tally.play(number, asked.seats, asked.bots, MODULES if asked.modules else {})
    print(tally.told())


if __name__ == "__main__":
    main()
