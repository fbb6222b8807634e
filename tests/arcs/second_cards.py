"""What steps and cards ask, read a second time from the view alone (see `second_reading.py`)."""

from collections.abc import Iterable

from stolik.games.arcs.messages.views import ArcsView, PlayerView, SystemView
from tests.arcs.printed import AMBITIONS, KEYS, Choice
from tests.arcs.second_reading import Past, Reading

RESOURCES = ["material", "fuel", "weapon", "relic", "psionic"]
DONE: set[Choice] = {("done",)}


def picks(tag: str, names: Iterable[str]) -> set[Choice]:
    return {(f"pick-{tag}", name) for name in names}


class CardReading(Reading):
    """A method for each question, named like it."""

    def __init__(self, view: ArcsView, seat: int, past: Past) -> None:
        super().__init__(view, seat)
        self.past = past

    def read(self, question: str) -> set[Choice] | None:
        """What may be chosen; None for questions that are not read."""
        asked = getattr(self, f"ask_{question.replace('-', '_')}", None)
        read: set[Choice] | None = asked() if asked else None
        return read

    # --- a turn and a battle --------------------------------------------------------------------------------------

    def ask_mulligan(self) -> set[Choice]:
        return {("keep",), ("mulligan",)}

    def ask_lead(self) -> set[Choice]:
        return self.lead()

    def ask_follow(self) -> set[Choice]:
        return self.follow()

    def ask_prelude(self) -> set[Choice]:
        return self.turn(self.past)

    def ask_act(self) -> set[Choice]:
        return self.turn(self.past)

    def ask_granted(self) -> set[Choice]:
        return self.granted(self.past)

    def ask_dice(self) -> set[Choice]:
        return self.dice()

    def ask_raid(self) -> set[Choice]:
        return self.raid()

    def ask_ransack(self) -> set[Choice]:
        return self.ransack()

    def ask_rescue(self) -> set[Choice]:
        return picks("system", (x.id for x in self.view.systems if not x.type))

    # --- ships and agents -----------------------------------------------------------------------------------------

    def ask_muster(self) -> set[Choice]:
        return picks("system", (x.id for x in self.view.systems if self.controls(x)))

    def ask_uprising(self) -> set[Choice]:
        return {("pick-cluster", n) for n in range(1, 7) if n not in self.view.out_of_play}

    def ask_abduct(self) -> set[Choice]:
        return picks("court", self.abductable())

    def ask_free_influence(self) -> set[Choice]:
        return self.influence() | DONE

    def ask_free_move(self) -> set[Choice]:
        return self.move() | DONE

    def ask_influence_first(self) -> set[Choice]:
        """Where one more agent leaves something to secure."""
        ready = bool(self.secure())
        court = [c for c in self.view.court if c.card]
        return {("influence", c.card) for c in court if ready or self.securable(c.card, c.agents, 1)}

    def ask_then_secure(self) -> set[Choice]:
        return self.secure()

    def ask_then_battle(self) -> set[Choice]:
        return self.battle()

    def targets(self, x: SystemView) -> set[str]:
        return {to for to in x.adjacent if any(self.present(self.systems[to], p.seat) for p in self.rivals)}

    def ask_rifles_from(self) -> set[Choice]:
        return picks("system", (x.id for x in self.view.systems if x.fresh[self.seat] and self.targets(x)))

    # --- cities ---------------------------------------------------------------------------------------------------

    def ask_trade(self) -> set[Choice]:
        return picks("building", self.trades())

    def ask_summon(self) -> set[Choice]:
        return picks("building", self.summons())

    def ask_nurture(self) -> set[Choice]:
        return picks("building", self.nurtures())

    def ask_prune(self) -> set[Choice]:
        return picks("building", self.prunes())

    def ask_free_city(self) -> set[Choice]:
        return picks("building", self.controlled_cities()) | DONE

    def ask_cloud_planet(self) -> set[Choice]:
        return picks("system", (x.id for x in self.view.systems if self.clouds(x)))

    # --- tokens and cards -----------------------------------------------------------------------------------------

    def ask_fence(self) -> set[Choice]:
        wanted = "" if self.view.supply["relic"] else "relic"
        return {("pick-token", self.seat, r, cost, r) for r, cost in self.tokens(self.me, wanted)}

    def stealable_cards(self) -> set[Choice]:
        return picks("card", (card for p in self.rivals for card in self.stealable(p)))

    def ask_steal(self) -> set[Choice]:
        open_to = [p for p in self.rivals if "sworn_guardians" not in p.cards]
        tokens: set[Choice] = {("pick-token", p.seat, r, cost, r) for p in open_to for r, cost in self.tokens(p)}
        return tokens | self.stealable_cards()

    def ask_steal_card(self) -> set[Choice]:
        return self.stealable_cards() | DONE

    def ask_gift(self) -> set[Choice]:
        """Any guild card but the one on which the declaration rests."""
        rests = self.me.mode in ("surpass", "pivot") and not self.past.acted
        return picks("card", set(self.me.cards) - ({"galactic_bards"} if rests else set()))

    def ask_demands(self) -> set[Choice]:
        return picks("ambition", AMBITIONS) | DONE

    def ask_spreading(self) -> set[Choice]:
        return picks("resource", RESOURCES) | DONE

    def ask_look(self) -> set[Choice]:
        return {("pick-seat", p.seat) for p in self.rivals if p.hand}

    # --- battle (p. 14-16) ----------------------------------------------------------------------------------------

    def dice(self) -> set[Choice]:
        fight = self.view.fights[-1]
        x = self.systems[fight.system]
        fewest, most = 0, x.fresh[self.seat] + x.damaged[self.seat]
        if "rebel" in self.has:
            fewest, most = 2, most + 2
        if "gatekeepers" in self.has and not x.type:
            most += 2
        raids = range(7) if self.may_raid(x, fight.defender) else [0]
        return {
            ("collect-dice", a, b, c)
            for a in range(7)
            for b in range(7)
            for c in raids
            if fewest <= a + b + c <= most
        }  # fmt: skip

    def may_raid(self, x: SystemView, defender: int) -> bool:
        here = [b for b in x.buildings if b.owner == defender]
        anywhere = any(b.owner == defender for _, b in self.buildings())
        harbour = any(b.kind == "starport" and not b.damaged for b in here)
        return (bool(here) or not anywhere) and not (harbour and "hidden_harbors" in self.view.players[defender].lore)

    def raid(self) -> set[Choice]:
        fight = self.view.fights[-1]
        p, keys = self.view.players[fight.defender], fight.symbols["key"]
        out: set[Choice] = {("done",)}
        if "sworn_guardians" not in p.cards:
            out |= {("raid", p.seat, r, cost, r) for r, cost in self.tokens(p) if cost <= keys}
        return out | {("raid-card", card, KEYS.get(card, 2)) for card in self.stealable(p) if KEYS.get(card, 2) <= keys}

    def stealable(self, p: PlayerView) -> set[str]:
        return {"sworn_guardians"} if "sworn_guardians" in p.cards else set(p.cards)

    def ransack(self) -> set[Choice]:
        defender = self.view.fights[-1].defender
        return {("pick-court", c.card) for c in self.view.court if c.card and c.agents[defender]}
