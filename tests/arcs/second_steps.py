"""Every other question of a game, read a second time from the view and from what was answered before."""

from collections.abc import Callable
from typing import Any

from stolik.games.arcs.messages.views import ArcsView, SystemView
from tests.arcs.ledger import FACES
from tests.arcs.memory import Memory
from tests.arcs.printed import LOYAL, UNIONS, Choice
from tests.arcs.second_cards import DONE, RESOURCES, CardReading, picks
from tests.arcs.second_order import after_battle, after_declaring, after_scoring

COSTS = [3, 1, 1, 2, 1, 3, 4]
"""Raid cost of the slots, from the left; the last one is on a card (p. 16)."""
OPEN = {5: 2, 4: 3, 3: 4, 2: 6, 1: 6, 0: 6}
"""Cities on the board -> slots that they leave open (p. 17)."""
KINDS = ["skirmish", "assault", "raid"]
REROLLS = {"skirmishers": "skirmish", "seeker_torpedoes": "assault"}
Values = dict[str, str | int]


class StepReading(CardReading):
    """A method for each question, named like it; `values` is what the question itself says."""

    def __init__(self, view: ArcsView, seat: int, past: Memory, values: Values) -> None:
        super().__init__(view, seat, past)
        self.memory = past
        self.values = {k: v.partition(":")[2] if isinstance(v, str) else v for k, v in values.items()}

    def system(self, name: str = "system") -> SystemView:
        return self.systems[str(self.values[name])]

    def answered(self, question: str) -> Any:
        return self.memory.last.get(question)

    # --- the draft (p. 21) ----------------------------------------------------------------------------------------

    def ask_draft(self) -> set[Choice]:
        """One leader, and as much lore as lay there for everybody."""
        everybody = [*self.rivals, self.me]
        lore = (len(self.view.lore_row) + sum(len(p.lore) for p in everybody) - 1) // len(everybody)
        row = [] if self.me.leader else self.view.leader_row
        return {("draft", card) for card in row + (self.view.lore_row if len(self.me.lore) < lore else [])}

    # --- moving (p. 13) -------------------------------------------------------------------------------------------

    def ask_ships(self) -> set[Choice]:
        """Any of the group; all of them only to where they have not been since a ship was dropped off."""
        v = self.view.voyages[-1]
        back = v.under_way and self.values["to"] in self.memory.trail and not self.sprints_again()
        most = min(2 if "rebel" in self.has else 15, v.fresh + v.damaged - int(back))
        return {
            ("ships", fresh, damaged)
            for fresh in range(v.fresh + 1)
            for damaged in range(v.damaged + 1)
            if 1 <= fresh + damaged <= most
        }

    def sprints_again(self) -> bool:
        """Back where it all began, as one group: with the drives those left there now may move on (H1)."""
        trail, fresh = self.memory.trail, self.view.voyages[-1].fresh
        again = "sprinter_drives" in self.has and not self.memory.sprinting and not self.memory.dropped
        first = self.values["to"] == trail[0] and trail.count(trail[0]) == 1 and not self.system("to").type
        return again and first and fresh > 0

    def ask_catapult(self) -> set[Choice]:
        v = self.view.voyages[-1]
        alone = v.fresh + v.damaged == 1
        goals = [to for to in self.systems[v.at].adjacent if not (alone and to in self.memory.trail)]
        return {("move", v.at, to) for to in goals} | DONE

    def ask_sprint(self) -> set[Choice]:
        """From wherever fresh ships have just come to."""
        rest = [x for name, x in self.systems.items() if self.memory.rest[name]]
        return {("move", x.id, to) for x in rest for to in x.adjacent} | DONE

    # --- cards that react at the same moment (p. 22) --------------------------------------------------------------

    def ask_order(self) -> set[Choice]:
        """The active player orders them, else whoever has the initiative: all that had something to do at first."""
        view, memory = self.view, self.memory
        assert self.seat == (view.initiative if view.active is None else view.active)
        if not memory.waiting and view.fights:
            memory.waiting = after_battle(view, memory.by_pip and "warrior" not in memory.used, memory.won)
        elif not memory.waiting:
            memory.waiting = after_scoring(view) if view.active is None else after_declaring(view, self.me)
        return {("resolve", card) for card in memory.waiting}

    # --- hits (p. 14) ---------------------------------------------------------------------------------------------

    def ask_assign_hits(self) -> set[Choice]:
        x, owner = self.system(), int(self.values["owner"])
        fresh, ships = x.fresh[owner], x.fresh[owner] + x.damaged[owner]
        ends = self.outcomes(fresh, x.damaged[owner], int(self.values["hits"]))
        return {("assign-hits", fresh - standing, ships - standing - lying) for standing, lying in ends}

    def outcomes(self, fresh: int, damaged: int, hits: int) -> set[tuple[int, int]]:
        """One hit after the other, on any ship: how many fresh and damaged ones there may be in the end."""
        reached = {(fresh, damaged)}
        for _ in range(hits):
            damaging = {(standing - 1, lying + 1) for standing, lying in reached if standing}
            destroying = {(standing, lying - 1) for standing, lying in reached if lying}
            reached = damaging | destroying | (reached & {(0, 0)})
        return reached

    def ask_hit_building(self) -> set[Choice]:
        owner = int(self.values["owner"])
        return {("hit-building", b.place) for b in self.system().buildings if b.owner == owner}

    def ask_reroll(self) -> set[Choice]:
        fight = self.view.fights[-1]
        most = {"skirmishers": self.weapons(), "seeker_torpedoes": self.systems[fight.system].fresh[self.seat]}
        ready = {card for card in REROLLS if card in self.has and most[card]} - self.memory.rerolled
        return {("use", card, "reroll") for card in ready if fight.dice[KINDS.index(REROLLS[card])]} | DONE

    def ask_pick_dice(self) -> set[Choice]:
        """Dice by what they show; equal ones are one choice, and dice are picked from the first face to the last."""
        die = REROLLS[str(self.values["card"])]
        fight, kind, last = self.view.fights[-1], KINDS.index(die), self.answered("pick-dice")
        rolled = fight.rolled[kind]
        faces = [i for i in range(last.face if last else 0, 6) if rolled[i] and self.values["dice"]]
        shown = {FACES[die][i]: i for i in reversed(faces)}
        return {("pick-die", die, i) for i in shown.values()} | (DONE if sum(rolled) < fight.dice[kind] else set())

    # --- tokens (p. 17) -------------------------------------------------------------------------------------------

    def slots(self) -> list[int]:
        """Open ones, dearest first."""
        on_card = [6] if "ancient_holdings" in self.has else []
        return sorted([*range(OPEN[self.me.cities]), *on_card], key=lambda slot: -COSTS[slot])

    def ask_store(self) -> set[Choice]:
        """Into an empty slot; without one a token goes: this one or another. For the rest see `must_rearrange`."""
        new = self.me.arriving[0]
        empty = [slot for slot in self.slots() if not self.me.resources[slot]]
        if empty:
            return {("store", new, COSTS[slot]) for slot in empty}
        tokens = {(self.me.resources[slot], COSTS[slot]) for slot in self.slots()}
        return {("discard-token", r, cost) for r, cost in tokens if r != new} | {("discard-token", new, 0)}

    def must_rearrange(self) -> bool:
        """Whether a token could come to lie in a dearer slot than by storing what arrives, all the others as dear."""
        slots, new = self.slots(), self.me.arriving
        lying = [slot for slot in slots if self.me.resources[slot]]
        if len(lying) + len(new) > len(slots) or not lying:
            return False
        kinds = {self.me.resources[slot] for slot in lying} | {*new}
        if len(kinds) == 1:
            left = [slot for slot in slots if slot not in lying][len(new) :]
            return any(COSTS[a] > COSTS[b] for a in left for b in lying)
        return len({COSTS[slot] for slot in slots}) > 1

    def ask_covered(self) -> set[Choice]:
        return {("rearrange",)} | DONE

    def ask_rearrange(self) -> set[Choice]:
        """The dearest slots first; one stays empty if there are enough."""
        slot = int(self.values["slot"]) - 1
        left = self.slots()[self.slots().index(slot) :]
        stored: set[Choice] = {("store", r, COSTS[slot]) for r in self.me.arriving}
        return stored | ({("leave-empty", slot)} if len(left) > len(self.me.arriving) else set())

    def ask_tax_type(self) -> set[Choice]:
        return picks("resource", self.types(self.system()))

    def ask_gain_any(self) -> set[Choice]:
        """For a captive, or if you like for a declaration."""
        freed = self.memory.power == "prison_wardens"
        return picks("resource", (r for r in RESOURCES if self.view.supply[r])) | (set() if freed else DONE)

    def own_tokens(self, wanted: Callable[[str], bool]) -> set[Choice]:
        return {("pick-token", self.seat, r, cost, r) for r, cost in self.tokens(self.me) if wanted(r)}

    def ask_cloud_pay(self) -> set[Choice]:
        asked = self.answered("cloud-planet")
        planet = self.systems[asked.system] if asked else next(filter(self.clouds, self.view.systems))
        every = any(planet.type == r for card, r in LOYAL.items() if card in self.has)
        return self.own_tokens(lambda r: every or r == planet.type)

    def ask_trade_take(self) -> set[Choice]:
        asked = self.answered("trade")
        place = asked.place if asked else next(iter(self.trades()))
        owner, types = self.view.players[int(self.values["rival"])], self.types(self.systems[place.partition(".")[0]])
        return {("pick-token", owner.seat, r, cost, r) for r, cost in self.tokens(owner) if r in types}

    def ask_trade_give(self) -> set[Choice]:
        owned = self.owned(self.view.players[int(self.values["rival"])])
        return self.own_tokens(lambda r: r not in owned)

    def ask_steal_token(self) -> set[Choice]:
        open_to = [p for p in self.rivals if "sworn_guardians" not in p.cards]
        wanted = str(self.values["resource"])
        found: set[Choice] = {("pick-token", p.seat, r, cost, r) for p in open_to for r, cost in self.tokens(p, wanted)}
        return found | (set() if "cartel" in self.memory.power else DONE)

    # --- people and cards -----------------------------------------------------------------------------------------

    def captives(self, question: str) -> set[Choice]:
        """Owner by owner, at least one; about the first nobody is asked if all are of one player."""
        last = self.answered(question)
        owners = [seat for seat, n in enumerate(self.me.captives) if n and (not last or seat >= last.rival)]
        return {("pick-seat", seat) for seat in owners} | (DONE if last or len(owners) == 1 else set())

    def ask_pressgang(self) -> set[Choice]:
        return self.captives("pressgang")

    def ask_execute(self) -> set[Choice]:
        return self.captives("execute")

    def ask_bold(self) -> set[Choice]:
        last, row = self.answered("bold"), [c.card for c in self.view.court]
        return picks("court", (card for card in row[row.index(last.card) + 1 if last else 0 :] if card)) | DONE

    def ask_lay_beside(self) -> set[Choice]:
        suit = UNIONS[str(self.values["card"])]
        shown = [str(p.played) for p in self.view.players if p.mode in ("lead", "surpass", "pivot")]
        return picks("action", (card for card in shown if card.startswith(suit)))

    def ask_swap_take(self) -> set[Choice]:
        return picks("action", map(str, self.view.players[int(self.values["rival"])].hand)) | DONE

    def ask_swap_give(self) -> set[Choice]:
        return picks("action", map(str, self.me.hand))

    def ask_new_hand(self) -> set[Choice]:
        return picks("action", map(str, self.me.hand)) | DONE

    def ask_free_seize(self) -> set[Choice]:
        return {("use", "song_of_freedom", "seize")} | DONE

    # --- ships and shots ------------------------------------------------------------------------------------------

    def ask_spread(self) -> set[Choice]:
        """One ship each from the first place to the last; as many may be left out as ships are missing."""
        cluster, last = self.answered("uprising"), self.answered("spread")
        places = [x.id for x in self.view.systems if self.spreads(x, cluster.cluster if cluster else 0)]
        left = places[places.index(last.system) + 1 if last else 0 :]
        return picks("system", left[: max(1, len(left) - self.me.ships + 1)])

    def spreads(self, x: SystemView, cluster: int) -> bool:
        return x.id.endswith(f"_{cluster}") if cluster else not x.type

    def ask_rifles_at(self) -> set[Choice]:
        return picks("system", self.targets(self.system()))

    def ask_rifles_whom(self) -> set[Choice]:
        return {("pick-seat", p.seat) for p in self.rivals if self.present(self.system(), p.seat)}

    def ask_rifles_dice(self) -> set[Choice]:
        asked = self.answered("rifles-from")
        ready = [x for x in self.view.systems if x.fresh[self.seat] and self.targets(x)]
        origin = self.systems[asked.system] if asked else ready[0]
        return {("pick-number", n) for n in range(1, min(6, origin.fresh[self.seat]) + 1)}
