"""Where notices go: a seat's e-mail address, confirmed by its owner, and a table's webhook."""

from litestar import Router, get, post, put
from litestar.params import FromPath, JSONBody

from stolik.server.routes.bodies import Confirmed, HookBody, HookInfo, MailBody, MailInfo
from stolik.server.routes.dependencies import AT_TABLE, Registry
from stolik.server.routes.tables import TheAccess, TheTable, first_seat
from stolik.server.tokens import hashed
from stolik.table.errors import Refusal, not_found


@get("/email", operation_id="readEmail")
async def read_email(registry: Registry, table: TheTable, access: TheAccess) -> MailInfo:
    """The address for notices to one's own seat, and whether this service sends any."""
    email = table.seats[access.must_hold(first_seat(access))].email
    return MailInfo(bool(registry.settings.smtp), email, await registry.store.outbox.confirmed(email))


@put("/email", operation_id="setEmail")
async def set_email(registry: Registry, table: TheTable, access: TheAccess, data: JSONBody[MailBody]) -> MailBody:
    """Set the address for notices of this seat's turns; empty: none. A new address must be confirmed first."""
    seat = access.must_hold(first_seat(access))
    if not registry.settings.smtp:
        raise Refusal("no-mail")
    await registry.store.change_seat(table.id, seat, email=data.email)
    if data.email:
        await registry.notices.ask(data.email, table.row.language)
    await registry.seats_changed(table)
    return data


@get("/webhook", operation_id="readWebhook")
async def read_webhook(registry: Registry, table: TheTable, access: TheAccess) -> HookInfo:
    """The webhook that is told whose turn it is, and whether this service calls any."""
    access.must_own()
    return HookInfo(registry.settings.webhooks, table.row.webhook)


@put("/webhook", operation_id="setWebhook")
async def set_webhook(registry: Registry, table: TheTable, access: TheAccess, data: JSONBody[HookBody]) -> HookBody:
    """Set the webhook that is told whose turn it is; empty: none."""
    access.must_own()
    if not registry.settings.webhooks:
        raise Refusal("no-webhook")
    await registry.store.change_table(table.id, webhook=data.webhook)
    await registry.seats_changed(table)
    return data


@post("/api/confirm/{token:str}", operation_id="confirm", status_code=200, tags=["table"])
async def confirm(registry: Registry, token: FromPath[str]) -> Confirmed:
    """Confirm an e-mail address with the link that was sent to it."""
    email = await registry.store.outbox.confirm(hashed(token))
    if email is None:
        raise not_found("no-such-link")
    registry.notices.news.set()
    return Confirmed(email)


router = Router(
    "/api/tables/{table_id:str}",
    route_handlers=[read_email, set_email, read_webhook, set_webhook],
    dependencies=AT_TABLE,
    tags=["table"],
)
