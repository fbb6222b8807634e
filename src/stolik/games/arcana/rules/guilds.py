"""Choosing guilds (Przygotowanie do gry): all at once; if several players want the same, chance decides.

The choices are secret until all have chosen. Players who miss out choose again among the guilds that are left.
"""

from dataclasses import dataclass
from typing import Literal

from stolik.games.arcana.choices import CLAIM
from stolik.games.arcana.ids import GUILD, GUILDS, NONE
from stolik.games.arcana.messages.actions import ClaimGuild
from stolik.games.arcana.messages.events import GuildClaimed, GuildClash, GuildTaken
from stolik.games.arcana.rules.refusals import ALLOWED, GUILD_TAKEN
from stolik.games.arcana.state import ArcanaState
from stolik.games.arcana.tables import GUILD_CARDS
from stolik.kernel.chance import draw, shuffle
from stolik.kernel.messages import Action, Event
from stolik.kernel.state import Frame


def guild_refused(s: ArcanaState, guild: int) -> int:
    """Every player leads a different guild (Przygotowanie do gry)."""
    return GUILD_TAKEN if guild in s.guild else ALLOWED


def free_guilds(s: ArcanaState) -> list[int]:
    return [guild for guild in range(len(GUILDS)) if guild_refused(s, guild) == ALLOWED]


def take_guild(s: ArcanaState, seat: int, guild: int, ev: list[Event]) -> None:
    """The guild's eleven cards, shuffled, form the first Main Deck."""
    s.guild[seat] = guild
    s.decks[seat] = GUILD_CARDS[guild].copy()
    shuffle(s.chance, s.decks[seat])
    ev.append(GuildTaken(seat, GUILDS[guild]))


@dataclass
class ChooseGuilds(Frame):
    claims: list[int]
    """By seat, NONE until claimed."""
    kind: Literal["guilds"] = "guilds"

    def asked(self, s: ArcanaState) -> int:
        """The next seat with neither a guild nor a claim; NONE when all have chosen."""
        for seat in range(s.seats):
            if s.guild[seat] == NONE and self.claims[seat] == NONE:
                return seat
        return NONE

    def options(self, s: ArcanaState, out: list[Action]) -> None:
        seat, free = self.asked(s), free_guilds(s)
        if seat != NONE and len(free) > 1:
            out += [CLAIM[seat][guild] for guild in free]

    def choose(self, s: ArcanaState, a: Action, ev: list[Event]) -> None:
        assert isinstance(a, ClaimGuild)
        self.claims[a.seat] = GUILD[a.guild]
        ev.append(GuildClaimed(a.seat, a.guild))

    def advance(self, s: ArcanaState, ev: list[Event]) -> None:
        seat = self.asked(s)
        if seat != NONE:  # only one guild is left: nothing to choose
            self.claims[seat] = free_guilds(s)[0]
        elif NONE in s.guild:
            self.settle(s, ev)
        else:
            s.stack.pop()

    def settle(self, s: ArcanaState, ev: list[Event]) -> None:
        """Reveal the claims; each claimed guild goes to one of its claimants."""
        for guild in range(len(GUILDS)):
            claimants = [seat for seat in range(s.seats) if self.claims[seat] == guild]
            if claimants:
                winner = claimants[draw(s.chance, len(claimants))] if len(claimants) > 1 else claimants[0]
                if len(claimants) > 1:
                    ev.append(GuildClash(winner, GUILDS[guild]))
                take_guild(s, winner, guild, ev)
        self.claims = [NONE] * s.seats

    def question(self, s: ArcanaState) -> tuple[str, dict[str, str | int]]:
        return "guild", {}
