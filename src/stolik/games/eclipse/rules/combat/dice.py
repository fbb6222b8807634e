"""Dice in combat: what hits, and how neutral ships aim (rulebook p. 18-19)."""

from dataclasses import dataclass


def hits(face: int, computer: int, shield: int) -> bool:
    """A 6 always hits and a 1 never does; otherwise, the die plus computers minus shields must reach 6 (p. 19)."""
    return face == 6 or (face > 1 and face + computer - shield >= 6)


def least_hit(computer: int, shield: int) -> int:
    """The lowest face that hits."""
    return min(face for face in range(1, 7) if hits(face, computer, shield))


@dataclass
class Target:
    """A ship that dice may be assigned to."""

    size: int
    shield: int
    left: int
    """The damage that would still destroy it; 0 or less if it is destroyed."""


def aim(faces: list[int], damages: list[int], computer: int, targets: list[Target]) -> list[int]:
    """For every die, the number of its target, or -1 if it hits no remaining ship.

    Dice of the Ancients and of the center destroy ships if they can, largest first; dice that can't destroy anything do
    as much damage as possible (p. 19). Among equally large ships, the one closest to destruction comes first.
    """
    aimed = [-1] * len(faces)
    order = sorted(range(len(targets)), key=lambda t: (-targets[t].size, targets[t].left, targets[t].shield, t))
    for t in order:
        for die in _enough(_free(faces, aimed, computer, targets[t]), damages, targets[t].left):
            aimed[die] = t
            targets[t].left -= damages[die]
    for t in order:
        if targets[t].left > 0:
            for die in _free(faces, aimed, computer, targets[t]):
                aimed[die] = t
                targets[t].left -= damages[die]
    return aimed


def _free(faces: list[int], aimed: list[int], computer: int, target: Target) -> list[int]:
    """Unassigned dice that hit this target, starting with those that hit the fewest other ships."""
    free = [die for die in range(len(faces)) if aimed[die] < 0 and hits(faces[die], computer, target.shield)]
    free.sort(key=lambda die: faces[die])
    return free


def _enough(dice: list[int], damages: list[int], need: int) -> list[int]:
    """A subset of these dice that does the needed damage with little waste; empty if all of them are too weak."""
    chosen: list[int] = []
    while need > 0:
        if not dice:
            return []
        die = _best(dice, damages, need)
        chosen.append(die)
        dice.remove(die)
        need -= damages[die]
    return chosen


def _best(dice: list[int], damages: list[int], need: int) -> int:
    """The weakest die that is enough on its own, otherwise the strongest one."""
    best = dice[0]
    for die in dice:
        new, old = damages[die], damages[best]
        if (new >= need and (old < need or new < old)) or (old < need and new > old):
            best = die
    return best
