"""Bans and quotas that the operator sets while the service runs. They are read again every few seconds."""

import asyncio
import logging
from collections.abc import Callable
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network

from stolik.server.security import Bucket
from stolik.server.settings import Settings
from stolik.server.store.limits import LimitRows, StoredLimits
from stolik.table.errors import Refusal, forbidden

log = logging.getLogger("stolik")
EVERY = 3.0
"""Seconds between two reads."""
QUOTAS = ("requests_per_minute", "tables_per_hour", "thinking_per_minute", "messages_per_second")
"""Settings that can be changed while the service runs; 0: no limit."""
PER_PASSWORD = 20
"""Requests that weigh as much as one password."""
CHAT_PER_MINUTE = 30
"""Chat lines of one visitor: each is stored."""
Network = IPv4Network | IPv6Network


class Limits:
    def __init__(self, settings: Settings, rows: LimitRows, changed: Callable[[], None]) -> None:
        self.settings = settings
        self.rows = rows
        self.changed = changed
        """Called when a ban or quota has changed."""
        self.decisions = StoredLimits()
        self.accounts: frozenset[str] = frozenset()
        """Blocked accounts, as holders of seats."""
        self.networks: list[Network] = []
        minute, hour = self.quota("requests_per_minute"), self.quota("tables_per_hour")
        self.requests = Bucket(minute / 60, minute / 4)
        self.new_channels = Bucket(minute / 60, minute / 4)
        self.new_tables = Bucket(hour / 3600, hour / 4)
        self.passwords = Bucket(minute / PER_PASSWORD / 60, minute / PER_PASSWORD)
        """Passwords that one network may have checked or stored: each takes much longer than other requests."""
        self.chat = Bucket(CHAT_PER_MINUTE / 60, CHAT_PER_MINUTE)

    def quota(self, name: str) -> int:
        """A quota: the operator's figure, or else that of the settings."""
        given: int = getattr(self.settings, name)
        return self.decisions.quotas.get(name, given)

    async def run(self) -> None:
        while True:
            try:
                await self.look()
            except Exception as error:
                log.warning("what the operator has decided cannot be read: %r", error)
            await asyncio.sleep(EVERY)

    async def look(self) -> None:
        decisions = await self.rows.read()
        if decisions != self.decisions:
            self.follow(decisions)

    def follow(self, decisions: StoredLimits) -> None:
        self.decisions = decisions
        subjects = [block.subject for block in decisions.blocks]
        self.accounts = frozenset(subject for subject in subjects if subject.startswith("a:"))
        self.networks = [ip_network(subject) for subject in subjects if not subject.startswith("a:")]
        minute, hour = self.quota("requests_per_minute"), self.quota("tables_per_hour")
        self.requests.set(minute / 60, minute / 4)
        self.new_channels.set(minute / 60, minute / 4)
        self.passwords.set(minute / PER_PASSWORD / 60, minute / PER_PASSWORD)
        self.new_tables.set(hour / 3600, hour / 4)
        self.changed()

    def blocks(self, holder: str | None, address: str) -> bool:
        return holder in self.accounts or (bool(self.networks) and self._is_within(address))

    def _is_within(self, address: str) -> bool:
        try:
            there = ip_address(address.partition("%")[0])
        except ValueError:
            return False
        mapped = getattr(there, "ipv4_mapped", None)
        return any((mapped or there) in network for network in self.networks)

    def must_be_welcome(self, holder: str | None, address: str) -> None:
        if self.blocks(holder, address):
            raise away()


def away() -> Refusal:
    return forbidden("blocked")
