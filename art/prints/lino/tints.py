"""Which tint of web/src/art/lino.css a picture is printed in, read from the games' data."""

import tomllib
from pathlib import Path
from typing import Any

ACTIONS = ("explore", "influence", "research", "upgrade", "build", "move", "pass", "reaction")
PARTS = {"cannon": "weapon", "missile": "weapon", "turret": "weapon"}  # the rest are tints themselves


def tints(games: Path) -> dict[tuple[str, str], str]:
    def table(game: str, name: str) -> dict[str, list[dict[str, Any]]]:
        return tomllib.loads((games / game / "data" / f"{name}.toml").read_text("utf-8"))

    cards = table("arcana", "cards")["card"]
    found = {("arcana", c["id"]): c.get("main") or c.get("guild") or "militia" for c in cards}
    found |= {("arcana", o["id"]): "objective" for o in table("arcana", "objectives")["objective"]}
    court = table("arcs", "court")
    found |= {("arcs", c["id"]): c["suit"] for c in court["guild"]} | {("arcs", c["id"]): "vox" for c in court["vox"]}
    found |= {("arcs", c["id"]): "leader" for c in table("arcs", "leaders")["leader"]}
    found |= {("arcs", c["id"]): "lore" for c in table("arcs", "lore")["lore"]}
    for faction in table("eclipse", "species")["factions"]:
        found["eclipse/species", faction["id"]] = f"faction-{faction['colour']}"
    for technology in table("eclipse", "technologies")["technologies"]:
        found["eclipse/technologies", technology["id"]] = technology["category"]
    for part in table("eclipse", "parts")["parts"]:
        kind = part["id"].split("_")[-1]
        found["eclipse/parts", part["id"]] = "ancient" if part.get("ancient") else PARTS.get(kind, kind)
    for find in table("eclipse", "discoveries")["discoveries"]:
        found["eclipse/discoveries", find["id"]] = find.get("resource", "ancient")
    return found | {("eclipse/ideas", action): "action" for action in ACTIONS}
