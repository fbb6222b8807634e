"""Optional accounts: a name and a password, to find one's tables again on another device."""

import time
from typing import Any

from litestar import Request, Router, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from stolik.server.identity import Identity
from stolik.server.passwords import hash_password, matches, nobody
from stolik.server.registry import TableRegistry
from stolik.server.routes.bodies import AccountBody, AccountInfo, AccountMail, Lost, NewPassword, PasswordBody, Recovery
from stolik.server.routes.dependencies import Caller, Registry
from stolik.server.security import Bucket, network_of, too_many
from stolik.server.store.rows import Account
from stolik.server.store.writer import Conflict
from stolik.server.tokens import hashed, new_id
from stolik.table.errors import Refusal, forbidden, not_found

attempts = Bucket(rate=10 / 60, size=10)
"""Password attempts for one name from one network; others must not be able to lock the owner out."""
losses = Bucket(rate=10 / 3600, size=5)
"""Recovery requests of one network."""
Visitor = NamedDependency[Identity | None]


@get("/", operation_id="account")
async def account(registry: Registry, who: Visitor) -> AccountInfo:
    """The account of this device, if it has one."""
    found = await registry.store.account_by_id(who.device.account) if who and who.device.account else None
    return await info(registry, found)


async def info(registry: TableRegistry, found: Account | None) -> AccountInfo:
    mail = bool(registry.settings.smtp)
    if found is None:
        return AccountInfo(None, mail)
    return AccountInfo(found.name, mail, found.email, await registry.store.outbox.confirmed(found.email))


async def own_account(registry: TableRegistry, who: Identity | None) -> Account:
    """The account of the request; refused without one."""
    found = await registry.store.account_by_id(who.device.account) if who and who.device.account else None
    if found is None:
        raise forbidden("signed-out")
    return found


def may_hash(request: "Request[Any, Any, Any]", registry: TableRegistry) -> None:
    """Whether this network may have one more password hashed."""
    if not registry.limits.passwords.take(network_of(request)):
        raise too_many()


def may_try(request: "Request[Any, Any, Any]", registry: TableRegistry, name: str) -> None:
    """Whether one more password may be tried for this name from this network."""
    may_hash(request, registry)
    if not attempts.take(f"{network_of(request)} {name}"):
        raise too_many()


async def proven(
    request: "Request[Any, Any, Any]", registry: TableRegistry, who: Identity | None, password: str
) -> Account:
    """The account of the request, with its password checked: a device left lying about is not enough."""
    found = await own_account(registry, who)
    may_try(request, registry, found.name)
    if not await matches(found.password, password):
        raise forbidden("wrong-old-password")
    return found


@post("/", operation_id="createAccount")
async def create(
    request: "Request[Any, Any, Any]",
    registry: Registry,
    me: Caller,
    data: JSONBody[AccountBody],
) -> AccountInfo:
    """Make an account. It takes over this device's seats."""
    if me.device.account:
        raise Refusal("signed-in")
    may_hash(request, registry)
    made = Account(new_id(), data.name.strip(), await hash_password(data.password), time.time())
    try:
        await registry.store.add_account(made)
    except Conflict:
        raise Refusal("name-taken") from None
    await attach(request, registry, me, made)
    return await info(registry, made)


@post("/session", operation_id="signIn", status_code=200)
async def sign_in(
    request: "Request[Any, Any, Any]",
    registry: Registry,
    me: Caller,
    data: JSONBody[AccountBody],
) -> AccountInfo:
    """Sign in on this device."""
    name = data.name.strip()
    may_try(request, registry, name)
    found = await registry.store.account(name)
    if not await matches(found.password if found else nobody(), data.password) or found is None:
        raise forbidden("wrong-password")
    registry.limits.must_be_welcome(f"a:{found.id}", "")
    await attach(request, registry, me, found)
    return await info(registry, found)


@delete("/session", operation_id="signOut")
async def sign_out(request: "Request[Any, Any, Any]", registry: Registry, me: Caller) -> None:
    """Sign out this device. Seats of an account stay with the account."""
    await registry.store.drop_device(me.device.id)
    registry.identities.forget(request)
    await registry.signed(me.device.id)


@put("/password", operation_id="changePassword")
async def change_password(
    request: "Request[Any, Any, Any]", registry: Registry, who: Visitor, me: Caller, data: JSONBody[NewPassword]
) -> AccountInfo:
    """Change the password. All other devices are signed out; this one gets a new cookie."""
    found = await proven(request, registry, who, data.password)
    await registry.store.accounts.set_password(found.id, await hash_password(data.new), but=me.device.id)
    await attach(request, registry, me, found)
    await registry.signed(me.holder)
    return await info(registry, found)


@put("/email", operation_id="setAccountEmail")
async def set_email(
    request: "Request[Any, Any, Any]", registry: Registry, who: Visitor, data: JSONBody[AccountMail]
) -> AccountInfo:
    """Set the recovery address; empty: none. A new address must be confirmed first."""
    if not registry.settings.smtp:
        raise Refusal("no-mail")
    found = await proven(request, registry, who, data.password)
    email = data.email.lower()
    await registry.store.accounts.set_email(found.id, email)
    if email:
        await registry.notices.ask(email, data.language, "account")
    return await info(registry, await registry.store.account_by_id(found.id))


@post("/recovery", operation_id="losePassword", status_code=204)
async def lose_password(request: "Request[Any, Any, Any]", registry: Registry, data: JSONBody[Lost]) -> None:
    """Ask for a recovery letter. The answer does not tell whether there is such an account."""
    if not registry.settings.smtp:
        raise Refusal("no-mail")
    if not losses.take(network_of(request)):
        raise too_many()
    if data.email:
        registry.notices.recover(data.email.lower(), data.language)


@get("/recovery/{token:str}", operation_id="recovery")
async def recovery(registry: Registry, token: FromPath[str]) -> Recovery:
    """Which account a recovery link is for. Looking does not use it up: mail programs open links too."""
    found = await registry.store.accounts.recovering(hashed(token))
    if found is None:
        raise not_found("no-such-link")
    return Recovery(found.name)


@post("/recovery/{token:str}", operation_id="recover", status_code=200)
async def recover(
    request: "Request[Any, Any, Any]", registry: Registry, me: Caller, token: FromPath[str],
    data: JSONBody[PasswordBody],
) -> AccountInfo:  # fmt: skip
    """Choose a new password with a recovery link. It is used up; only this device stays signed in."""
    if await registry.store.accounts.recovering(hashed(token)) is None:
        raise not_found("no-such-link")
    found = await registry.store.accounts.recover(hashed(token), await hash_password(data.password))
    if found is None:
        raise not_found("no-such-link")
    await registry.signed(f"a:{found.id}")
    await attach(request, registry, await registry.identities.find_or_make(request), found)
    return await info(registry, found)


async def attach(request: "Request[Any, Any, Any]", registry: TableRegistry, me: Identity, account: Account) -> None:
    """Sign this device in. The account takes over the seats that the device held without an account; another account's
    seats stay."""
    await registry.identities.sign_in(request, me.device, account.id)
    await registry.signed(me.device.id)
    for table in list(registry.tables.values()):
        if f"d:{me.device.id}" in set().union(*table.holders.values(), {table.row.owner}):
            await registry.seats_changed(table)


router = Router(
    "/api/account",
    route_handlers=[
        account, create, sign_in, sign_out, change_password, set_email, lose_password, recovery, recover,
    ],
    tags=["account"],
)  # fmt: skip
