"""Guild Struggle: steal a guild card, and the discarded guilds return."""

from dataclasses import dataclass
from typing import Literal

from stolik.games.arcs.cards.common.base import Card, register
from stolik.games.arcs.cards.common.steps import Theft, shuffle_into_court
from stolik.games.arcs.ids import NOTHING, is_guild
from stolik.games.arcs.state import ArcsState
from stolik.kernel.messages import Event
from stolik.kernel.state import Frame


class GuildStruggle(Card):
    def resolve(self, s: ArcsState, seat: int, ev: list[Event]) -> None:
        s.stack.append(GuildsReturn())
        s.stack.append(Theft(seat, 1, NOTHING, tokens=False, cards=True, must=False, card=self.id))


@dataclass
class GuildsReturn(Frame):
    """All discarded guild cards are shuffled into the court deck; vox cards stay discarded."""

    kind: Literal["guilds_return"] = "guilds_return"

    def advance(self, s: ArcsState, ev: list[Event]) -> None:
        s.stack.pop()
        guilds = [card for card in s.court_discard if is_guild(card)]
        s.court_discard = [card for card in s.court_discard if not is_guild(card)]
        shuffle_into_court(s, guilds, ev)


register(GuildStruggle("guild_struggle"))
