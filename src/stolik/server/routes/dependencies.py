"""What handlers ask for: the registry, the identity of the request, and its table."""

from typing import Any

from litestar import Request
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath

from stolik.server.identity import Identity
from stolik.server.registry import TableRegistry
from stolik.server.security import network_of, too_many
from stolik.server.tables import LiveTable
from stolik.table.access import Access

Registry = NamedDependency[TableRegistry]
Caller = NamedDependency[Identity]


async def registry(request: "Request[Any, Any, Any]") -> TableRegistry:
    found: TableRegistry = request.app.state.registry
    return found


async def me(request: "Request[Any, Any, Any]", registry: Registry) -> Identity:
    """The identity of the request; a new device gets its cookie with the answer."""
    return await registry.identities.find_or_make(request)


async def who(request: "Request[Any, Any, Any]", registry: Registry) -> Identity | None:
    """The identity, if the device is known; looking around leaves no trace."""
    return await registry.identities.find(request)


async def table(registry: Registry, table_id: FromPath[str]) -> LiveTable:
    return await registry.get(table_id)


async def access(request: "Request[Any, Any, Any]", registry: Registry, table: NamedDependency[LiveTable]) -> Access:
    """The visitor's rights at this table. Without the right to look, nothing is revealed about it."""
    identity = await registry.identities.find(request)
    found = table.access(identity.holder if identity else None)
    found.must_look()
    return found


def may_make(request: "Request[Any, Any, Any]", registry: TableRegistry) -> None:
    """Whether this network may make one more table, in whatever way."""
    if not registry.limits.new_tables.take(network_of(request)):
        raise too_many()


DEPENDENCIES = {"registry": Provide(registry), "me": Provide(me), "who": Provide(who)}
AT_TABLE = {"table": Provide(table), "access": Provide(access)}
