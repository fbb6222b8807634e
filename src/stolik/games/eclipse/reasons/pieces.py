"""Pieces that never answer a question. They say what they are for, with current values."""

from stolik.games.eclipse.ids import ACTIONS, NOBODY, NOTHING, RESOURCES, STACKS
from stolik.games.eclipse.rules.galaxy import guarded, hex_of, holes, open_edges, sector_name
from stolik.games.eclipse.state import EclipseState
from stolik.games.eclipse.tables import ARTIFACT_UNITS, BOARDS, COUNTS, POINTS, SECTOR, SECTORS
from stolik.kernel.messages import Reason


def on_map(s: EclipseState, h: int) -> list[str]:
    """Hidden discovery tile, structures, artifact."""
    name = sector_name(s, h)
    found = [f"find:{name}"] if s.discovery[h] != NOTHING else []
    found += [f"structure:orbital@{name}"] if s.orbital[h] else []
    found += [f"structure:monolith@{name}"] if s.monolith[h] else []
    return found + ([f"artifact:{name}"] if SECTORS[s.sectors[h]].artifact else [])


def beside_map() -> list[str]:
    stacks = [f"stack:{stack}" for stack in STACKS[:3]]
    return [*stacks, "bag:technologies", "bag:reputation", "bag:discoveries", "marker:start", "marker:traitor"]


def beside_board(s: EclipseState, seat: int) -> list[str]:
    p = s.players[seat]
    found = ["colony:ships", "kept:discoveries"] + [f"grave:{resource}" for resource in RESOURCES]
    found += [f"field:{action}" for action in ACTIONS]
    return found + [f"ambassador:{other}" for other in range(s.seats) if p.friends >> other & 1]


def about(s: EclipseState, seat: int, kind: str, name: str) -> Reason | None:
    """What such a piece is for; None for any other thing."""
    match kind:
        case "find" | "structure" | "artifact" | "edge" | "rival":
            return _on_map(s, seat, kind, name)
        case "stack" if name in STACKS[:3]:
            return _stack(s, STACKS.index(name))
        case "bag" | "marker":
            return _beside_map(s, name)
        case "colony" | "kept" | "grave" | "field" | "ambassador":
            return _beside_board(s, seat, kind, name)
    return None


def _on_map(s: EclipseState, seat: int, kind: str, name: str) -> Reason:
    what, _, place = name.rpartition("@")
    sector, _, detail = place.partition(".")
    if sector not in SECTOR or SECTOR[sector] not in s.sectors:
        return Reason("not-on-map", page="7")
    h = hex_of(s, sector)
    if kind == "edge":
        return _edge(s, seat, h, detail)
    if kind == "rival":
        return _rival(what)
    if kind == "artifact":
        return Reason("about-artifact", {"units": ARTIFACT_UNITS}, "12")
    if kind == "structure":
        points = POINTS["monolith"] if what == "monolith" else 0
        return Reason("about-structure", {"points": points}, "7")
    guards = s.ancients[h] + (1 if guarded(s, h) else 0)
    return Reason("about-find", {"guards": guards, "points": POINTS["discovery"]}, "9")


def _edge(s: EclipseState, seat: int, h: int, detail: str) -> Reason:
    """What an edge means for ships and influence."""
    if not detail.isdigit() or int(detail) > 5:
        return Reason("not-on-map", page="7")
    edge = int(detail)
    to = s.near[6 * h + edge]
    if to == NOTHING:
        return Reason("edge-space" if holes(s, h) >> edge & 1 else "edge-wall", page="9")
    values: dict[str, str | int] = {"sector": f"sector:{sector_name(s, to)}"}
    if s.full[h] >> edge & 1:
        return Reason("edge-open", values, "14")
    if s.half[h] >> edge & 1:
        return Reason("edge-generator" if open_edges(s, seat, h) >> edge & 1 else "edge-half", values, "14")
    return Reason("edge-closed", values, "14")


def _rival(what: str) -> Reason:
    owner, _, ship = what.rpartition(".")
    if owner:
        return Reason("ship-of-other", {"owner": f"seat:{owner}", "ship": f"ship:{ship}"}, "14")
    return Reason("ship-of-nobody", {"ship": f"ship:{ship}"}, "19")


def _stack(s: EclipseState, stack: int) -> Reason:
    values: dict[str, str | int] = {"left": len(s.stacks[stack]), "discarded": len(s.discards[stack])}
    return Reason("about-stack", values, "9")


def _beside_map(s: EclipseState, name: str) -> Reason:
    if name == "technologies":
        each = COUNTS[s.seats].technologies_each_round
        return Reason("about-technologies", {"left": sum(n for n in s.bag), "each": each}, "24")
    if name == "reputation":
        return Reason("about-reputation", {"left": sum(n for n in s.reputation)}, "21")
    if name == "discoveries":
        return Reason("about-discoveries", {"left": len(s.discoveries)}, "9")
    if name == "start":
        return Reason("about-start", {"seat": f"seat:{s.start}"}, "8")
    if s.traitor == NOBODY:
        return Reason("about-traitor-nobody", {"points": POINTS["traitor"]}, "11")
    return Reason("about-traitor", {"seat": f"seat:{s.traitor}", "points": POINTS["traitor"]}, "11")


def _beside_board(s: EclipseState, seat: int, kind: str, name: str) -> Reason:
    p = s.players[seat]
    if p.board == NOBODY:
        return Reason("choose-faction-first", page="4")
    if kind == "colony":
        return Reason("about-colony", {"ready": p.colony_ships, "all": BOARDS[p.board].colony_ships}, "8")
    if kind == "kept":
        return Reason("about-kept", {"count": len(p.kept_discoveries), "points": POINTS["discovery"]}, "7")
    if kind == "grave" and name in RESOURCES:
        return Reason("about-grave", {"cubes": p.graves[RESOURCES.index(name)]}, "20")
    if kind == "field" and name in ACTIONS:
        return Reason("about-field", {"discs": p.acted[ACTIONS.index(name)], "action": f"action:{name}"}, "8")
    return Reason("about-ambassador", {"points": POINTS["ambassador"]}, "11")
