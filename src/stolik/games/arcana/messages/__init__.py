"""The messages of Arcana. Never compiled: a compiled Struct silently loses `frozen` and `tag`.

Names of things that messages mention, and texts about them:
messages: arcana-card-*, arcana-objective-*, arcana-zone-*, arcana-back-*, arcana-guild-*, arcana-district-*,
arcana-arcanum-*, arcana-kind-*, arcana-effect-*, arcana-notice-*, arcana-preset-*, arcana-rules-*, arcana-rule-*
"""

from typing import Final

from stolik.kernel.messages import Message, Word

REFS: Final = {
    "seat": "seat", "rival": "seat", "owner": "seat",
    "card": "card", "relic": "card", "found": "card", "other_card": "card",
    "zone": "zone", "to": "zone", "other": "zone", "guild": "guild", "objective": "objective", "second": "objective",
}  # fmt: skip
"""Fields that sentences show as things on the table -> kind of thing."""


def refs(message: Message) -> dict[str, Word]:
    """The fields of a message as words."""
    words: dict[str, Word] = {}
    for field in message.__struct_fields__:
        value = getattr(message, field)
        if field in REFS and value is not None:
            words[field] = f"{REFS[field]}:{value}"
        elif field in ("agent", "champion"):
            words[field] = nameable(value)
        elif isinstance(value, (str, int)):
            words[field] = value
    return words


def nameable(agent: str) -> str:
    """An agent in a sentence: its card, or "face-down agent 1" for the target `back:Z1.2.1`."""
    return f"back:{agent.rpartition('.')[2]}" if agent.startswith("back:") else agent
