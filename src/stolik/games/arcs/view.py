"""What a seat may know, built from scratch."""

from msgspec.structs import replace

from stolik.games.arcs.ids import (
    ACTION_CARDS,
    AMBITIONS,
    BUILDINGS,
    CARDS,
    COPY,
    MARKERS,
    MODES,
    NOBODY,
    NOTHING,
    PLACES,
    RESOURCES,
    SETUPS,
    SUITS,
    SYMBOLS,
    SYSTEMS,
    at,
    is_guild,
    is_leader,
)
from stolik.games.arcs.messages.views import (
    ArcsView,
    BuildingView,
    CourtView,
    FightView,
    HitsView,
    LaidView,
    MarkerView,
    PartView,
    PlayerView,
    StakeView,
    SystemView,
    TollView,
    VoyageView,
)
from stolik.games.arcs.rules.court import leader_of
from stolik.games.arcs.rules.hits import HitShips, outraged_cards, stakes, toll
from stolik.games.arcs.rules.movement import under_way
from stolik.games.arcs.rules.pieces import control, is_damaged, kind_of, owner_of, places_of
from stolik.games.arcs.rules.playing import pips_given
from stolik.games.arcs.rules.resources import open_slots, slot_cost
from stolik.games.arcs.rules.turn import wasted
from stolik.games.arcs.scoring import CITIES_PART, MARKERS_PART, award_parts, count, ranked
from stolik.games.arcs.state import ArcsState, Fight, Player, by_seat, trophy
from stolik.games.arcs.tables import (
    ADJACENT,
    BOARD_SLOTS,
    CARD_KEYS,
    CARD_SLOT,
    FACES,
    IN_PLAY,
    MARKER_VALUES,
    OPEN_SLOTS,
    OUT_OF_PLAY,
    SLOTS,
    TYPE_OF,
)


def views(s: ArcsState, seats: list[int | None]) -> list[ArcsView]:
    """Views for each of these seats; the public part is built once."""
    table = view(s, None)
    return [table if seat is None else with_secrets(s, seat, table) for seat in seats]


def with_secrets(s: ArcsState, seat: int, table: ArcsView) -> ArcsView:
    """What everyone sees, and the action cards that this seat knows."""
    players = [
        replace(
            p, hand=hand_view(s, p.seat, seat), played=played_view(s, p.seat, seat), extra=extra_view(s, p.seat, seat)
        )
        for p in table.players
    ]
    return replace(table, seat=seat, players=players, seen=seen_view(s, seat))


def view(s: ArcsState, seat: int | None) -> ArcsView:
    return ArcsView(
        seat=seat,
        seats=s.seats,
        setup=SETUPS[s.setup],
        out_of_play=[c + 1 for c in OUT_OF_PLAY[s.setup]],
        chapter=s.chapter,
        initiative=s.initiative,
        seized=s.seized,
        zero=s.zero,
        lead=action_name(s.lead),
        leader=s.leader if s.leader != NOBODY else None,
        order=[((s.leader if s.leader != NOBODY else s.initiative) + i) % s.seats for i in range(s.seats)],
        active=s.active if s.active != NOBODY else None,
        pips=s.pips,
        suit=SUITS[s.suit] if s.active != NOBODY else "",
        prelude=s.prelude,
        armed=s.armed,
        players=players_view(s, seat),
        systems=[system_view(s, system) for system in IN_PLAY[s.setup]],
        supply=dict(zip(RESOURCES, s.supply)),
        spent=dict(zip(RESOURCES, s.spent)),
        court=[court_view(s, position) for position in range(len(s.court))],
        court_deck=len(s.court_deck),
        buried=[CARDS[c] for c in s.court_deck[: s.buried]],
        court_discard=[CARDS[c] for c in s.court_discard],
        markers=[marker_view(s, m) for m in range(len(MARKERS))],
        phantom=dict(zip(AMBITIONS, s.phantom)),
        discard=len(s.discard),
        open_discard=[ACTION_CARDS[c] for c in s.open_discard],
        seen=seen_view(s, seat),
        leader_row=[CARDS[c] for c in s.leader_row],
        lore_row=[CARDS[c] for c in s.lore_row],
        laid=[LaidView(CARDS[x.card], x.owner, ACTION_CARDS[x.action]) for x in s.laid],
        fights=[fight_view(s, f) for f in s.fights],
        hits=hits_view(s),
        voyages=[VoyageView(v.seat, SYSTEMS[v.at], v.fresh, v.damaged, under_way(v)) for v in s.voyages],
        locked=[CARDS[c] for c in s.locked],
        wasted=[RESOURCES[r] for r in wasted(s)],
    )


def action_name(card: int) -> str:
    return ACTION_CARDS[card] if card != NOTHING else ""


def card_name(card: int) -> str:
    return CARDS[card] if card != NOTHING else ""


def resource_name(resource: int) -> str:
    return RESOURCES[resource] if resource != NOTHING else ""


def has_bit(bits: int, seat: int | None) -> bool:
    return seat is not None and bits >> seat & 1 == 1


def knows(s: ArcsState, card: int, seat: int | None) -> bool:
    """Whether a seat knows where an action card is. A spectator knows what everyone knows."""
    everybody = (1 << s.seats) - 1
    return s.known[card] == everybody if seat is None else has_bit(s.known[card], seat)


def players_view(s: ArcsState, seat: int | None) -> list[PlayerView]:
    counts = [[count(s, owner, a) for owner in range(s.seats)] for a in range(len(AMBITIONS))]
    places = [ranked(s, a, row) for a, row in enumerate(counts)]
    return [player_view(s, owner, seat, counts, places) for owner in range(s.seats)]


def player_view(
    s: ArcsState, owner: int, seat: int | None, counts: list[list[int]], places: list[list[int]]
) -> PlayerView:
    p = s.players[owner]
    return PlayerView(
        seat=owner,
        power=p.power,
        hand=hand_view(s, owner, seat),
        ships=p.ships,
        starports=p.starports,
        agents=p.agents,
        cities=p.cities,
        slots=OPEN_SLOTS[p.cities],
        resources=[resource_name(r) for r in p.resources[: BOARD_SLOTS + int(CARD_SLOT in open_slots(p))]],
        arriving=[resource_name(r) for r in p.arriving],
        raid_costs=[slot_cost(p, slot) for slot in range(BOARD_SLOTS + int(CARD_SLOT in open_slots(p)))],
        cards=[CARDS[c] for c in p.cards],
        leader=next((CARDS[c] for c in p.traits if is_leader(c)), ""),
        lore=[CARDS[c] for c in p.traits if not is_leader(c)],
        outrage=[RESOURCES[r] for r, marked in enumerate(p.outrage) if marked],
        captives=p.captives[: s.seats],
        trophies=[trophies(p.trophies[trophy(q, 0) : trophy(q + 1, 0)]) for q in range(s.seats)],
        played=played_view(s, owner, seat),
        mode=MODES[s.modes[owner]] if s.played[owner] != NOTHING else "",
        pips=pips_given(s.played[owner], s.modes[owner]) if s.played[owner] != NOTHING else 0,
        extra=extra_view(s, owner, seat),
        counts={name: counts[a][owner] for a, name in enumerate(AMBITIONS)},
        places={name: places[a][owner] for a, name in enumerate(AMBITIONS)},
        awards={name: awards_view(s, owner, a) for a, name in enumerate(AMBITIONS) if a in s.markers},
    )  # fmt: skip


def awards_view(s: ArcsState, owner: int, ambition: int) -> list[list[PartView]]:
    return [
        [PartView(part_name(what), power) for what, power in award_parts(s, owner, ambition, place)]
        for place in (1, 2)
    ]  # fmt: skip


def part_name(what: int) -> str:
    return {MARKERS_PART: "markers", CITIES_PART: "cities"}.get(what) or CARDS[what]


def trophies(counts: list[int]) -> dict[str, int]:
    return dict(zip(["city", "starport", "ship", "agent"], counts))


def hand_view(s: ArcsState, owner: int, seat: int | None) -> list[str | None]:
    """Known cards in order, then the unknown ones, so that the order of a hand reveals nothing."""
    hand = s.players[owner].hand
    known: list[str | None] = [ACTION_CARDS[c] for c in hand if knows(s, c, seat)]
    return known + [None] * (len(hand) - len(known))


def played_view(s: ArcsState, owner: int, seat: int | None) -> str | None:
    """A copying card is face down."""
    hidden = s.modes[owner] == COPY
    return action_name(s.played[owner]) if not hidden or knows(s, s.played[owner], seat) else None


def seen_view(s: ArcsState, seat: int | None) -> list[str]:
    """Cards that this seat knows to be in the discard pile."""
    return [ACTION_CARDS[c] for c in sorted(s.discard) if knows(s, c, seat) or has_bit(s.piled[c], seat)]


def extra_view(s: ArcsState, owner: int, seat: int | None) -> str | None:
    card = s.extra[owner]
    return action_name(card) if card == NOTHING or knows(s, card, seat) else None


def court_view(s: ArcsState, position: int) -> CourtView:
    card, leader = s.court[position], leader_of(s, position)
    return CourtView(
        card=card_name(card),
        agents=by_seat(s, s.influence, position),
        leader=leader if leader != NOBODY else None,
        keys=CARD_KEYS[card] if card != NOTHING and is_guild(card) else 0,
    )


def hits_view(s: ArcsState) -> HitsView | None:
    """The current question, if it is about hits on ships. Everyone sees it, because the roll is public."""
    frame = s.stack[-1] if s.stack else None
    if not isinstance(frame, HitShips):
        return None
    fresh, damaged = s.fresh[at(frame.system, frame.owner)], s.damaged[at(frame.system, frame.owner)]
    tolls = [
        toll_view(fresh, damaged, damage, destroy)
        for damage in range(min(fresh, frame.hits) + 1)
        for destroy in range(min(damaged + damage, frame.hits - damage) + 1)
    ]
    return HitsView(frame.owner, SYSTEMS[frame.system], frame.hits, tolls)


def toll_view(fresh: int, damaged: int, damage: int, destroy: int) -> TollView:
    left = toll(fresh, damaged, damage, destroy)
    return TollView(damage, destroy, left[0], left[1])


def system_view(s: ArcsState, system: int) -> SystemView:
    holder = control(s, system)
    return SystemView(
        id=SYSTEMS[system],
        type=resource_name(TYPE_OF[system]),
        slots=SLOTS[system],
        fresh=by_seat(s, s.fresh, system),
        damaged=by_seat(s, s.damaged, system),
        buildings=[building_view(s, place) for place in places_of(system) if s.buildings[place]],
        control=holder if holder != NOBODY else None,
        adjacent=[SYSTEMS[n] for n in ADJACENT[s.setup][system]],
    )


def building_view(s: ArcsState, place: int) -> BuildingView:
    b = s.buildings[place]
    return BuildingView(PLACES[place], owner_of(b), BUILDINGS[kind_of(b)], is_damaged(b), place in s.used)


def marker_view(s: ArcsState, m: int) -> MarkerView:
    first, second = MARKER_VALUES[m][int(s.flipped[m])]
    lies = s.markers[m]
    return MarkerView(MARKERS[m], first, second, s.flipped[m], AMBITIONS[lies] if lies != NOTHING else "")


def fight_view(s: ArcsState, f: Fight) -> FightView:
    rolled = [f.rolled[i : i + FACES] for i in range(0, len(f.rolled), FACES)]
    symbols = dict(zip(SYMBOLS, f.symbols))
    lost = [stake_view(s.players[f.attacker], resource) for resource in stakes(s, f)]
    return FightView(f.attacker, f.defender, SYSTEMS[f.system], f.dice.copy(), rolled, symbols, lost)


def stake_view(p: Player, resource: int) -> StakeView:
    cards = [CARDS[c] for c in outraged_cards(p, resource)]
    return StakeView(RESOURCES[resource], p.resources.count(resource), cards)
