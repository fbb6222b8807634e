"""Who is asking: a device with a cookie, or somebody with a seat's link. Accounts are optional."""

import time

import msgspec

from stolik.server.limits import Limits
from stolik.server.security import Connection
from stolik.server.store import Store
from stolik.server.store.rows import Device
from stolik.server.tokens import hashed, new_id, new_token
from stolik.server.user_agents import agent_name

COOKIE = "stolik_device"
MAX_AGE = 400 * 86_400
REMEMBER = 20.0
"""Seconds for which a device is not looked up again."""
SEEN_EVERY = 600.0
"""Seconds between two updates of a device's last use."""


class Identity(msgspec.Struct, frozen=True):
    device: Device

    @property
    def holder(self) -> str:
        """The name that seats are held under: the account's, or the device's without one."""
        return f"a:{self.device.account}" if self.device.account else f"d:{self.device.id}"


class Identities:
    def __init__(self, store: Store, secure: bool, limits: Limits) -> None:
        self.store = store
        self.limits = limits
        self.secure = secure
        self.known: dict[str, tuple[float, Identity]] = {}
        self.forgotten = 0
        """How often all were forgotten."""

    async def find(self, connection: Connection) -> Identity | None:
        """The identity of the cookie, if it is one of ours. Refused if the operator has blocked its account."""
        found = await self._find(connection)
        if found is not None:
            self.limits.must_be_welcome(found.holder, "")
        return found

    async def _find(self, connection: Connection) -> Identity | None:
        token = connection.cookies.get(COOKIE)
        if not token or len(token) > 100:
            return None
        name = hashed(token)
        at, identity = self.known.get(name, (0.0, None))
        if identity is not None and time.monotonic() - at < REMEMBER:
            return identity
        forgotten = self.forgotten
        device = await self.store.device(name)
        if forgotten != self.forgotten:  # somebody has signed in or out meanwhile, perhaps this device
            return await self._find(connection)
        if device is None:
            return None
        self._note(connection, device)
        return self._remember(name, device)

    def _note(self, connection: Connection, device: Device) -> None:
        """Note now and then that a device is in use, and its browser."""
        now, agent = time.time(), agent_of(connection)
        if device.seen is None or abs(now - device.seen) > SEEN_EVERY or agent != device.agent:
            self.store.seen(device.id, now, agent)

    async def find_or_make(self, connection: Connection) -> Identity:
        """The identity of the cookie, or a new one; then the answer sets its cookie."""
        found = await self.find(connection)
        if found is not None:
            return found
        token = new_token()
        now = time.time()
        device = Device(new_id(), hashed(token), None, now, agent_of(connection), now)
        await self.store.add_device(device)
        connection.scope["state"]["new_cookie"] = self.cookie(token, MAX_AGE)
        return self._remember(device.token, device)

    async def sign_in(self, connection: Connection, device: Device, account: str) -> None:
        """Give the device to the account, under a new cookie, because an old one may be known to others."""
        token = new_token()
        await self.store.sign_in(device.id, account, hashed(token))
        connection.scope["state"]["new_cookie"] = self.cookie(token, MAX_AGE)
        self.forget_all()

    def cookie(self, token: str, age: int) -> str:
        secure = "; Secure" if self.secure else ""
        return f"{COOKIE}={token}; Path=/; Max-Age={age}; HttpOnly; SameSite=Strict{secure}"

    def forget(self, connection: Connection) -> None:
        """Delete the browser's cookie."""
        connection.scope["state"]["new_cookie"] = self.cookie("", 0)
        self.forget_all()

    def forget_all(self) -> None:
        """Look every device up again: one of them has changed its identity."""
        self.known.clear()
        self.forgotten += 1

    def _remember(self, name: str, device: Device) -> Identity:
        if len(self.known) > 10_000:
            self.known.clear()
        identity = Identity(device)
        self.known[name] = (time.monotonic(), identity)
        return identity


def agent_of(connection: Connection) -> str:
    return agent_name(connection.headers.get("user-agent", ""))
