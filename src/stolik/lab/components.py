"""All things of a kind that a game has, so that a report can say which of them were never used."""

from __future__ import annotations

from collections.abc import Callable

from stolik.lab.job import Job


def _arcana(_: Job) -> dict[str, list[str]]:
    from stolik.games.arcana.ids import GUILDS, PERSONALITY
    from stolik.games.arcana.tables import KIND, NAME, STAKES

    people = [NAME[card] for card in STAKES if KIND[card] == PERSONALITY]
    return {"stake_won": [NAME[card] for card in STAKES], "stake_bribed": people, "guild": GUILDS}


def _arcs(job: Job) -> dict[str, list[str]]:
    from stolik.games.arcs.ids import AMBITIONS, CARDS, FIRST_LEADER, FIRST_LORE

    found = {"secured": CARDS[:FIRST_LEADER], "declared": AMBITIONS}
    if job.options.get("leaders_and_lore"):
        found |= {"leader": CARDS[FIRST_LEADER:FIRST_LORE], "lore": CARDS[FIRST_LORE:]}
    return found


def _eclipse(job: Job) -> dict[str, list[str]]:
    from stolik.games.eclipse.tables import FACTIONS, TECHS

    found = {"researched": [tech.id for tech in TECHS]}
    if job.options.get("species") == "all" and job.options.get("factions") == "random":
        found["species"] = [faction.id for faction in FACTIONS]
    return found


KNOWN: dict[str, Callable[[Job], dict[str, list[str]]]] = {"arcana": _arcana, "arcs": _arcs, "eclipse": _eclipse}


def components(job: Job) -> dict[str, list[str]]:
    """By trait or event that takes: every thing of the games of this job. Empty for a game that we do not know."""
    known = KNOWN.get(job.game)
    return known(job) if known else {}
