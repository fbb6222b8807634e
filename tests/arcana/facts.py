"""What each reason of Arcana states, checked on the table as the seat sees it, without any of the rules."""

from collections.abc import Callable
from typing import Any

import stolik
from stolik.games.arcana.messages.views import AgentView, ArcanaView, ZoneView
from stolik.kernel.messages import Reason
from tools.truth import Fact, Targets

FACTS: dict[str, Fact] = {}
NEEDS = {
    "swap": "zone", "seal": "zone", "renew": "zone", "move": "own", "ferry": "own", "lure": "rival", "expel": "rival",
    "duel": "agent", "pilfer": "seat", "search": "resources", "redraw": "do:play", "loan": "do:play",
}  # fmt: skip
"""Effect -> the kind of its targets."""


class Look:
    """The table as the asking seat sees it, and the things it points at."""

    def __init__(self, game: stolik.Game, state: Any, seat: int, targets: Targets, reason: Reason) -> None:
        decision = game.decision(state)
        assert decision is not None
        self.view: ArcanaView = game.view(state, seat)
        self.asked, self.legal = decision.kind, [action.targets() for action in decision.actions]
        self.seat, self.targets, self.reason = seat, targets, reason
        self.me = self.view.seats[seat]
        self.hand = self.me.hand or []
        self.zones: dict[str, ZoneView] = {zone.zone: zone for zone in self.view.zones}
        self.open = [zone for zone in self.view.zones if zone.stake and not zone.sealed]
        standing = [(zone, agent) for zone in self.view.zones for agent in zone.agents]
        self.agents: dict[str, tuple[ZoneView, AgentView]] = {agent.target: (zone, agent) for zone, agent in standing}
        self.things = game.things(state, seat)
        self.held = [name for name in self.hand if f"card:{name}" in targets]
        """Cards in hand among the targets."""
        self.others = [target for target in targets if target.removeprefix("card:") not in self.held]

    def said(self, name: str) -> str:
        """The name of the thing that the reason gives as this value."""
        return str(self.reason.values[name]).partition(":")[2]

    def zone(self) -> ZoneView:
        return self.zones[self.said("zone")]

    def kind(self, card: str) -> str:
        return self.view.faces[card].kind

    def concerns(self, zone: ZoneView) -> bool:
        """Whether the zone itself, its stake or an agent there is pointed at."""
        touched = {f"zone:{zone.zone}", f"card:{zone.stake}", *[agent.target for agent in zone.agents]}
        return bool(touched & {*self.targets})

    def acting(self, *aims: str) -> list[str]:
        """Places aimed at such things: the one pointed at, or any of the hand."""
        return [name for name in self.held or self.hand if NEEDS.get(self.view.faces[name].effect, "") in aims]

    def pointed_agents(self, own: bool) -> list[tuple[ZoneView, AgentView]]:
        found = [self.agents[target] for target in self.targets if target in self.agents]
        return [(zone, agent) for zone, agent in found if (agent.owner == self.seat) == own]

    def allows(self, *targets: str) -> bool:
        """Whether a legal action touches all of these."""
        return any({*targets} <= {*named} for named in self.legal)

    def combat(self, card: str | None) -> int:
        return self.view.faces[card or ""].combat


def fact(code: str) -> Callable[[Callable[[Look], bool]], Callable[[Look], bool]]:
    def keep(check: Callable[[Look], bool]) -> Callable[[Look], bool]:
        FACTS[code] = lambda *asked: check(Look(*asked))
        return check

    return keep


# --- what is being asked ---

fact("guild-first")(lambda look: look.asked == "guild")
fact("objectives-first")(lambda look: look.asked == "objectives")
fact("militia-first")(lambda look: look.asked == "militia" and look.view.drawn_militia is not None)
fact("removal-first")(lambda look: look.asked == "removal" and look.view.won == look.said("card"))
fact("zone-first")(lambda look: look.asked in ("send_to", "take_along") and look.view.effect is not None)
fact("guild-chosen")(lambda look: look.asked == "turn" and look.me.guild is not None)
fact("nothing-won")(lambda look: look.asked == "turn" and look.view.won is None)
fact("unknown-thing")(lambda look: not {t for t in look.targets if not t.startswith("do:")} <= {*look.things})


@fact("objective-waits")
def objective_waits(look: Look) -> bool:
    return not look.view.over and any(target.startswith("objective:") for target in look.targets)


@fact("guild-taken")
def guild_taken(look: Look) -> bool:
    leader = look.view.seats[int(look.said("seat"))]
    return leader.guild == look.said("guild") and f"guild:{leader.guild}" in look.targets


@fact("already-picked")
def already_picked(look: Look) -> bool:
    effect = look.view.effect
    return effect is not None and any(target in effect.picked for target in look.targets)


@fact("no-second")
def no_second(look: Look) -> bool:
    effect = look.view.effect
    assert effect is not None
    many = 2 if look.view.faces[effect.card].effect == "ferry" else 1
    return look.said("card") == effect.card and len(effect.picked) == many


@fact("along-elsewhere")
def along_elsewhere(look: Look) -> bool:
    """A second agent may go along, but not one from elsewhere or of somebody else."""
    effect = look.view.effect
    assert effect is not None
    here, _ = look.agents[effect.picked[0]]
    pointed = look.pointed_agents(True) + look.pointed_agents(False)
    foreign = any(zone.zone != here.zone or agent.owner != look.seat for zone, agent in pointed)
    return look.view.faces[effect.card].effect == "ferry" and len(effect.picked) == 1 and foreign


@fact("already-there")
def already_there(look: Look) -> bool:
    effect = look.view.effect
    assert effect is not None
    return look.agents[effect.picked[0]][0].zone == look.said("zone")


# --- zones ---

fact("zone-dead")(lambda look: look.zone().stake is None and look.zone().pile == 0 and look.concerns(look.zone()))
fact("zone-sealed")(lambda look: look.zone().sealed and look.concerns(look.zone()))
fact("pile-empty")(lambda look: look.zone().pile == 0 and look.concerns(look.zone()) and bool(look.acting("zone")))


@fact("no-other-zone")
def no_other_zone(look: Look) -> bool:
    return len(look.open) < 2 and bool(look.acting("zone", "own", "rival"))


@fact("stake-by-zone")
def stake_by_zone(look: Look) -> bool:
    return f"card:{look.zone().stake}" in look.targets


@fact("no-card-for-zone")
def no_card_for_zone(look: Look) -> bool:
    """An agent could be fielded, a place aimed there; a relic bribes a personality where one has an agent."""
    zone = look.zone()
    people = zone.stake is not None and look.kind(zone.stake) == "personality"
    bribable = people and any(agent.owner == look.seat for agent in zone.agents)
    for card in look.hand:
        effect = look.view.faces[card].effect
        if look.kind(card) in ("agent", "personality") or (look.kind(card) == "relic" and bribable):
            return False
        if effect == "seal" or (effect == "swap" and len(look.open) > 1) or (effect == "renew" and zone.pile):
            return False
    return f"zone:{zone.zone}" in look.targets


# --- the hand ---

fact("one-card")(lambda look: len(look.held) > 1)


@fact("one-target")
def one_target(look: Look) -> bool:
    card = f"card:{look.said('card')}"
    return look.held == [look.said("card")] and all(look.allows(card, other) for other in look.others)


@fact("no-card-for-both")
def no_card_for_both(look: Look) -> bool:
    alone = all(look.allows(target) for target in look.targets)
    return alone and not look.held and not any(look.allows(f"card:{card}", *look.targets) for card in look.hand)


def wrong_kind(look: Look, *kinds: str) -> bool:
    """The card that is named is held and pointed at, is of one of these kinds, and something else is no zone."""
    name = look.said("card")
    return look.held == [name] and look.kind(name) in kinds and any(not t.startswith("zone:") for t in look.others)


fact("agents-to-zones")(lambda look: wrong_kind(look, "agent", "personality"))
fact("relics-to-zones")(lambda look: wrong_kind(look, "relic") and not look.view.options.militia)
fact("relics-or-militia")(lambda look: wrong_kind(look, "relic") and look.view.options.militia)
fact("only-places")(lambda look: wrong_kind(look, "agent", "personality", "relic") and "do:play" in look.targets)


def ways(look: Look) -> list[Targets]:
    """All ways to play the place that is named, discarding it not among them."""
    card = f"card:{look.said('card')}"
    return [named for named in look.legal if named[0] == card and named[1] != "do:discard"]


@fact("wrong-target")
def wrong_target(look: Look) -> bool:
    name = look.said("card")
    effect = look.view.faces[name].effect
    aimed = {target for named in ways(look) for target in named}
    return look.said("need") == effect and bool(ways(look)) and not {*look.others} <= aimed


@fact("no-target")
def no_target(look: Look) -> bool:
    name = look.said("card")
    return look.said("need") == look.view.faces[name].effect and look.held == [name] and not ways(look)


fact("no-card-for-rival")(lambda look: not look.acting("seat"))
fact("no-plain-place")(lambda look: not look.acting("do:play") and "do:play" in look.targets)
fact("own-seat")(lambda look: f"seat:{look.seat}" in look.targets)
fact("nothing-to-draw")(lambda look: look.me.deck == 0 and not look.me.resources and bool(look.acting("do:play")))
fact("search-no-places")(
    lambda look: look.kind(look.said("thing")) == "place" and look.said("thing") in look.me.resources
)
fact("hand-empty")(lambda look: look.view.seats[int(look.said("seat"))].hand_size == 0 and bool(look.acting("seat")))
fact("agent-stays")(lambda look: bool(look.pointed_agents(True)) and not look.acting("own", "agent"))
fact("in-resources")(lambda look: look.said("thing") in look.me.resources and not look.acting("resources"))
fact("in-reserve")(lambda look: look.said("thing") in look.me.reserve)


@fact("not-yours")
def not_yours(look: Look) -> bool:
    """It lies before a rival, and no card of the hand is for a rival's agents if it is one."""
    rival = look.view.seats[int(look.said("seat"))]
    lying = {f"card:{name}" for name in rival.resources + rival.reserve}
    agents = {agent.target for _, agent in look.pointed_agents(False) if agent.owner == rival.seat}
    pointed = {*look.targets}
    return rival.seat != look.seat and (bool(lying & pointed) or (bool(agents) and not look.acting("rival", "agent")))


# --- bribery, militia ---


@fact("bribe-personalities-only")
def bribe_personalities_only(look: Look) -> bool:
    return look.zone().stake == look.said("stake") and look.kind(look.said("stake")) in ("relic", "place")


@fact("bribe-needs-agent")
def bribe_needs_agent(look: Look) -> bool:
    mine = [agent for agent in look.zone().agents if agent.owner == look.seat]
    return look.kind(look.said("stake")) == "personality" and look.zone().stake == look.said("stake") and not mine


fact("militia-off")(lambda look: not look.view.options.militia)
fact("militia-needs-relic")(lambda look: look.held == [look.said("card")] and look.kind(look.held[0]) != "relic")
fact("militia-no-relic")(lambda look: look.view.options.militia and "relic" not in map(look.kind, look.hand))
fact("militia-empty")(lambda look: look.view.options.militia and look.view.militia == 0)
fact("militia-nowhere")(lambda look: look.view.options.militia and not look.open)


# --- effects on agents ---


@fact("agent-face-down")
def agent_face_down(look: Look) -> bool:
    return any(agent.down for _, agent in look.pointed_agents(False)) and bool(look.acting("rival", "agent"))


@fact("militia-not-lured")
def militia_not_lured(look: Look) -> bool:
    return any(agent.militia for _, agent in look.pointed_agents(False)) and bool(look.acting("rival"))


@fact("no-champion")
def no_champion(look: Look) -> bool:
    name = look.said("thing")
    zone, agent = look.agents[f"card:{name}"]
    mine = [look.combat(own.card) for own in zone.agents if own.owner == look.seat]
    return agent.owner != look.seat and look.reason.values["combat"] == look.combat(name) > max(mine, default=-1)


@fact("nobody-weaker")
def nobody_weaker(look: Look) -> bool:
    name = look.said("thing")
    zone, own = look.agents[f"card:{name}"]
    rivals = [look.combat(a.card) for a in zone.agents if a.owner != look.seat and not a.down]
    strong = all(power > look.combat(name) for power in rivals)
    return own.owner == look.seat and look.reason.values["combat"] == look.combat(name) and strong


@fact("champion-weaker")
def champion_weaker(look: Look) -> bool:
    own, other = look.said("thing"), look.said("other")
    pair = look.agents[f"card:{own}"][1].owner == look.seat != look.agents[f"card:{other}"][1].owner
    return pair and look.combat(own) < look.combat(other)


@fact("champion-elsewhere")
def champion_elsewhere(look: Look) -> bool:
    (here, _), (there, _) = look.pointed_agents(True)[0], look.pointed_agents(False)[0]
    return here.zone != there.zone
