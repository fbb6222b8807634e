"""What every request brings: the house, who asks, and the table asked about."""

from typing import Any

from litestar import Request
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath

from stolik.server.access import Access
from stolik.server.house import House
from stolik.server.identity import Identity
from stolik.server.tables import Table


async def house(request: "Request[Any, Any, Any]") -> House:
    found: House = request.app.state.house
    return found


async def me(request: "Request[Any, Any, Any]", house: NamedDependency[House]) -> Identity:
    """Who asks; a device that is new gets its cookie with the answer."""
    return await house.identities.find_or_make(request)


async def who(request: "Request[Any, Any, Any]", house: NamedDependency[House]) -> Identity | None:
    """Who asks, if it is somebody we know; looking around leaves no trace."""
    return await house.identities.find(request)


async def table(house: NamedDependency[House], table_id: FromPath[str]) -> Table:
    return await house.get(table_id)


async def access(
    request: "Request[Any, Any, Any]", house: NamedDependency[House], table: NamedDependency[Table]
) -> Access:
    """What the asker is at this table. Whoever may not look at it learns nothing about it."""
    identity = await house.identities.find(request)
    found = table.access(identity.holder if identity else None)
    found.must_look()
    return found


DEPENDENCIES = {"house": Provide(house), "me": Provide(me), "who": Provide(who)}
AT_TABLE = {"table": Provide(table), "access": Provide(access)}
