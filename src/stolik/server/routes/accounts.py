"""Optional accounts: a name and a password, to find one's tables again on another device."""

import asyncio
import time
from functools import cache
from typing import Any

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from litestar import Request, Router, delete, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from stolik.server.identity import Identity
from stolik.server.registry import TableRegistry
from stolik.server.routes.bodies import AccountBody, AccountInfo
from stolik.server.routes.dependencies import Caller, Registry
from stolik.server.security import Bucket, network_of, too_many
from stolik.server.store.rows import Account
from stolik.server.store.writer import Conflict
from stolik.server.tokens import new_id
from stolik.table.errors import Refusal, forbidden

hasher = PasswordHasher()
attempts = Bucket(rate=10 / 60, size=10)
"""Passwords tried for one name from one network: others must not lock its owner out."""


@get("/", operation_id="account")
async def account(registry: Registry, who: NamedDependency[Identity | None]) -> AccountInfo:
    """The account of this device, if it has one."""
    found = await registry.store.account_by_id(who.device.account) if who and who.device.account else None
    return AccountInfo(found.name if found else None)


@post("/", operation_id="createAccount")
async def create(
    request: "Request[Any, Any, Any]",
    registry: Registry,
    me: Caller,
    data: JSONBody[AccountBody],
) -> AccountInfo:
    """Make an account; the seats of this device go with it."""
    if me.device.account:
        raise Refusal("signed-in")
    made = Account(new_id(), data.name.strip(), await asyncio.to_thread(hasher.hash, data.password), time.time())
    try:
        await registry.store.add_account(made)
    except Conflict:
        raise Refusal("name-taken") from None
    await attach(request, registry, me, made)
    return AccountInfo(made.name)


@post("/session", operation_id="signIn", status_code=200)
async def sign_in(
    request: "Request[Any, Any, Any]",
    registry: Registry,
    me: Caller,
    data: JSONBody[AccountBody],
) -> AccountInfo:
    """Sign in on this device."""
    name = data.name.strip()
    if not attempts.take(f"{network_of(request)} {name}"):
        raise too_many()
    found = await registry.store.account(name)
    if not await asyncio.to_thread(matches, found.password if found else nobody(), data.password) or found is None:
        raise forbidden("wrong-password")
    await attach(request, registry, me, found)
    return AccountInfo(found.name)


@delete("/session", operation_id="signOut")
async def sign_out(request: "Request[Any, Any, Any]", registry: Registry, me: Caller) -> None:
    """Forget this device. Seats of an account stay with the account."""
    await registry.store.drop_device(me.device.id)
    registry.identities.forget(request)
    await registry.signed(me.device.id)


@delete("/", operation_id="deleteAccount")
async def drop(request: "Request[Any, Any, Any]", registry: Registry, me: Caller) -> None:
    """Delete the account of this device. Its seats can be taken up again by their links only."""
    if me.device.account:
        await registry.store.drop_account(me.device.account)
    registry.identities.forget(request)
    await registry.signed(me.holder)


@cache
def nobody() -> str:
    """Compared where there is no such account, so that the time of the answer does not tell."""
    return hasher.hash("nobody's password")


def matches(password_hash: str, password: str) -> bool:
    try:
        return hasher.verify(password_hash, password)
    except VerificationError:
        return False


async def attach(request: "Request[Any, Any, Any]", registry: TableRegistry, me: Identity, account: Account) -> None:
    """This device is the account's now. What it held as nobody's goes with it; another account keeps its own."""
    await registry.identities.sign_in(request, me.device, account.id)
    await registry.signed(me.device.id)
    for table in list(registry.tables.values()):
        if f"d:{me.device.id}" in set().union(*table.holders.values(), {table.row.owner}):
            await registry.seats_changed(table)


router = Router("/api/account", route_handlers=[account, create, sign_in, sign_out, drop], tags=["account"])
