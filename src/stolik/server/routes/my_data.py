"""What an account's owner may see and end: sessions, stored data, the account itself."""

from typing import Any

from litestar import Request, Response, Router, delete, get, post
from litestar.params import FromPath, JSONBody

from stolik.server.account_removal import leave_all_tables
from stolik.server.identity import Identity
from stolik.server.registry import TableRegistry
from stolik.server.routes.accounts import Visitor, own_account, proven
from stolik.server.routes.bodies import AccountData, PasswordBody, SessionInfo, TableData
from stolik.server.routes.dependencies import Caller, Registry
from stolik.server.security import Bucket, too_many
from stolik.server.tables import LiveTable
from stolik.table.bodies import knowledge
from stolik.table.errors import Refusal, not_found
from stolik.table.info import ChatLine
from stolik.text import Words

exports = Bucket(rate=6 / 3600, size=3)
"""Downloads of one account's data: each reads all its games."""
MOST_TABLES = 10_000


@get("/sessions", operation_id="sessions")
async def sessions(registry: Registry, who: Visitor) -> list[SessionInfo]:
    """The devices that are signed in to this account: this one first, then by latest use."""
    return await _sessions(registry, (await own_account(registry, who)).id, who)


async def _sessions(registry: TableRegistry, account: str, who: Identity | None) -> list[SessionInfo]:
    here = who.device.id if who else ""
    found = await registry.store.accounts.sessions(account)
    listed = [SessionInfo(d.id, d.agent, d.created, d.seen or d.created, d.id == here) for d in found]
    return sorted(listed, key=lambda session: not session.current)


@delete("/sessions", operation_id="endOtherSessions")
async def end_others(registry: Registry, who: Visitor, me: Caller) -> None:
    """Sign out all devices of this account but this one."""
    account = await own_account(registry, who)
    await registry.store.accounts.end_sessions(account.id, but=me.device.id)
    await registry.signed(me.holder)


@delete("/sessions/{session_id:str}", operation_id="endSession")
async def end(registry: Registry, who: Visitor, session_id: FromPath[str]) -> None:
    """Sign out one device of this account."""
    account = await own_account(registry, who)
    if "\x00" in session_id or not await registry.store.accounts.end_sessions(account.id, only=session_id):
        raise not_found("no-such-session")
    await registry.signed(session_id)


@get("/data", operation_id="myData")
async def my_data(registry: Registry, who: Visitor, me: Caller) -> Response[AccountData]:
    """Everything stored about this account, in one file."""
    account = await own_account(registry, who)
    if not exports.take(account.id):
        raise too_many()
    rows = await registry.store.held(me.holder, MOST_TABLES)
    found = AccountData(
        name=account.name,
        created=account.created,
        email=account.email,
        confirmed=await registry.store.outbox.confirmed(account.email),
        sessions=await _sessions(registry, account.id, who),
        tables=[data for row in rows if (data := await _table_data(registry, row.id, me.holder)) is not None],
    )
    return Response(found, headers={"Content-Disposition": 'attachment; filename="stolik-account.json"'})


async def _table_data(registry: TableRegistry, id: str, holder: str) -> TableData | None:
    """A table as its player may know it; None if it can no longer be opened."""
    asleep = id not in registry.tables
    try:
        table = await registry.get(id)
    except Refusal:
        return None
    data = await _data_of(registry, table, holder)
    if asleep and table.row.status == "over" and not table.connected.everybody():
        await registry.unload(table)  # nobody is looking at it, and many of them would fill the memory
    return data


async def _data_of(registry: TableRegistry, table: LiveTable, holder: str) -> TableData:
    id, access = table.id, table.access(holder)
    chats = await registry.store.chats_of(id, access.seats)
    over = table.row.status == "over"
    async with table.lock:
        return TableData(
            table=table.describe(access),
            chat=[ChatLine(chat.seat, chat.text, chat.at) for chat in chats],
            notes=await registry.store.note(id, access.seats[0]) if access.seats else "",
            record=table.finished().record() if over else None,
            known=[knowledge(table, seat) for seat in access.seats] if table.session and not over else [],
        )


@post("/delete", operation_id="deleteAccount", status_code=204)
async def drop(
    request: "Request[Any, Any, Any]", registry: Registry, who: Visitor, me: Caller, data: JSONBody[PasswordBody]
) -> None:
    """Delete this account. Bots take over its seats; where other people played, a neutral name replaces its own."""
    account = await proven(request, registry, who, data.password)
    await leave_all_tables(registry, me.holder)
    gone = await registry.store.accounts.remove_account(account.id, lambda language: Words(language).text("seat-gone"))
    registry.identities.forget(request)
    await registry.signed(me.holder)
    await registry.changed_elsewhere([*gone.changed, *gone.removed])


router = Router("/api/account", route_handlers=[sessions, end_others, end, my_data, drop], tags=["account"])
