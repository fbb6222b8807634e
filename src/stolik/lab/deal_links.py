"""Addresses under which a simulated game is dealt again in the browser, to be played there."""

from __future__ import annotations

from urllib.parse import urlencode

import msgspec

from stolik.lab.job import Job

SITE = "http://localhost:8000"
"""Where `stolik serve` is found as a rule."""
LEVELS = ("easy", "normal", "hard", "expert")
"""Bots that a table offers."""


def deal(job: Job, number: int, seat: int, site: str = SITE) -> str:
    """Game `number` of a job, with the reader in this seat and bots of the same level in the others."""
    kinds = [level_of(bot) for bot in job.seating(number)]
    kinds[seat] = "here"
    query = {"game": job.game, "seed": f"{job.seed}/{number}", "seats": ",".join(kinds)}
    query |= {f"o.{name}": msgspec.json.encode(value).decode() for name, value in job.options.items()}
    return f"{site.rstrip('/')}/new?{urlencode(query)}"


def level_of(bot: str) -> str:
    """The level of a bot without version, style and budget; `normal` for one that a table does not offer."""
    name = bot.partition(":")[0].partition("+")[0].partition("@")[0]
    return name if name in LEVELS else "normal"
