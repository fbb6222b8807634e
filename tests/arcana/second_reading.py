"""A second implementation of the book: what a player may do and who wins a stake, computed slowly from views alone.

`test_second_reading.py` compares it with what the game offers and does.
"""

from stolik.games.arcana.messages.views import AgentView, ArcanaView, ZoneView

Choice = tuple[str, ...]
"""A kind of action and what it names."""


class Reading:
    """One seat's possibilities in its turn."""

    def __init__(self, view: ArcanaView, seat: int) -> None:
        self.view, self.seat = view, seat
        self.faces = view.faces
        self.me = view.seats[seat]
        self.hand = self.me.hand or []
        self.zones = [zone for zone in view.zones if zone.stake and not zone.sealed]
        self.agents = [(zone, agent) for zone in self.zones for agent in zone.agents]

    def mine(self, zone: ZoneView) -> list[AgentView]:
        return [agent for agent in zone.agents if agent.owner == self.seat]

    def choices(self) -> set[Choice]:
        found: set[Choice] = set()
        for card in self.hand:
            kind = self.faces[card].kind
            found.add(("discard", card))
            if kind in ("agent", "personality"):
                found |= {("field", card, zone.zone) for zone in self.zones}
            elif kind == "relic":
                found |= self.relic(card)
            else:
                found |= {(self.faces[card].effect, card, *aim) for aim in self.aims(card)}
        return found

    def relic(self, card: str) -> set[Choice]:
        """A bribe needs an agent beside a personality, the militia a card in its deck and a place to go."""
        people = [zone for zone in self.zones if zone.stake and self.faces[zone.stake].kind == "personality"]
        found: set[Choice] = {("bribe", card, zone.zone) for zone in people if self.mine(zone)}
        if self.view.options.militia and self.view.militia and self.zones:
            found.add(("call_militia", card))
        return found

    def aims(self, card: str) -> set[Choice]:
        """What the effect of a place may be aimed at."""
        movable = self.agents if len(self.zones) > 1 else []
        rivals = [agent for _, agent in self.agents if agent.owner != self.seat and not agent.down]
        match self.faces[card].effect:
            case "swap":
                names = [zone.zone for zone in self.zones]
                return {(a, b) for place, a in enumerate(names) for b in names[place + 1 :]}
            case "seal":
                return {(zone.zone,) for zone in self.zones}
            case "renew":
                return {(zone.zone,) for zone in self.zones if zone.pile}
            case "move" | "ferry":
                return {(agent.target,) for _, agent in movable if agent.owner == self.seat}
            case "lure":
                return {(agent.target,) for _, agent in movable if agent.owner != self.seat and not agent.militia}
            case "expel":
                return {(agent.target,) for agent in rivals}
            case "redraw" | "loan":
                return {()} if self.me.deck or self.me.resources else set()
            case "search":
                return {(found,) for found in self.me.resources if self.faces[found].kind != "place"}
            case "pilfer":
                return {(str(p.seat),) for p in self.view.seats if p.seat != self.seat and p.hand_size}
        return {(agent.target,) for zone, agent in self.agents if agent in rivals and self.beats(zone, agent)}

    def beats(self, zone: ZoneView, agent: AgentView) -> bool:
        power = self.faces[agent.card or ""].combat
        return any(self.faces[own.card or ""].combat >= power for own in self.mine(zone))


def order(seats: int, first: int) -> list[str]:
    """House rule H1: columns as the first player sees them, from the left, the nearer zone first."""
    if seats == 2:
        own, other = first + 1, 2 - first
        return [f"{own}L", f"{other}R", "N", f"{own}R", f"{other}L"]
    steps: list[int | None] = [-1, None, 1, 0] if seats == 3 else [-1, -2, None, 0, 1]
    return ["N" if step is None else f"Z{(first + step) % seats + 1}" for step in steps]


def resolution(views: list[ArcanaView]) -> list[Choice]:
    """The result of each contested stake, in order, if nothing more is played; every seat shows its own agents."""
    zones = {view.zones[place].zone: place for view in views[:1] for place in range(len(view.zones))}
    return [told for zone in order(len(views), views[0].first) for told in settle(views, zones[zone])]


def settle(views: list[ArcanaView], place: int) -> list[Choice]:
    """Sums in the golden arcanum: the highest that reaches the threshold wins, unless it is shared."""
    zone = views[0].zones[place]
    if zone.stake is None:
        return []
    face = views[0].faces[zone.stake]
    sums: dict[int, int] = {}
    for seat, view in enumerate(views):
        cards = [agent.card or "" for agent in view.zones[place].agents if agent.owner == seat]
        if cards:
            sums[seat] = sum(getattr(view.faces[card], face.main) for card in cards)
    if not sums:
        return []
    best = max(sums.values())
    if best < getattr(face, face.main):
        return [("stake_unmet", zone.zone)]
    winners = [seat for seat in sums if sums[seat] == best]
    return [("stake_won", zone.zone, str(winners[0])) if len(winners) == 1 else ("stake_tied", zone.zone)]
