"""The service as a whole: routes, headers, error handling."""

import logging
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response, get
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.exceptions import HTTPException
from litestar.types import Message, Scope

from stolik.server.live.channel import live
from stolik.server.openapi import openapi
from stolik.server.registry import TableRegistry
from stolik.server.routes import accounts, analysis, bot_api, lobby, my_data, notices, records, tables
from stolik.server.routes.dependencies import DEPENDENCIES
from stolik.server.routes.static_files import client, read_pages
from stolik.server.security import MAX_BODY, SAFE, address_of, check_host, check_origin, network_of, too_many
from stolik.server.settings import Settings
from stolik.table.errors import Refusal, not_found
from stolik.table.info import Problem
from stolik.version import VERSION

log = logging.getLogger("stolik")

POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types svelte-trusted-html stolik-worker"
)
HEADERS = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
)


async def before_send(message: Message, scope: Scope) -> None:
    """Headers on every answer, static files and errors included."""
    if message["type"] != "http.response.start":
        return
    headers = list(message.get("headers", []))
    headers += HEADERS
    if cookie := scope.get("state", {}).get("new_cookie"):
        headers.append((b"set-cookie", cookie.encode()))
    if scope["path"].startswith("/api/"):
        headers.append((b"cache-control", b"no-store"))
    message["headers"] = headers


def refused(_: "Request[Any, Any, Any]", refusal: Refusal) -> Response[Problem]:
    return Response(refusal.problem(), status_code=refusal.status)


def misunderstood(_: "Request[Any, Any, Any]", error: HTTPException) -> Response[Problem]:
    """Errors of the framework itself, such as an unknown method or a body of the wrong shape, as reasons a program can
    read."""
    codes = {404: "no-such-page", 405: "no-such-page", 413: "message-too-long"}
    if error.status_code in codes:
        refusal = Refusal(codes[error.status_code], status=error.status_code)
    else:
        faults = [item for item in error.extra if isinstance(item, dict)] if isinstance(error.extra, list) else []
        where = ", ".join(str(fault.get("key", "")) for fault in faults)
        why = "; ".join(str(fault.get("message", "")) for fault in faults) or error.detail
        refusal = Refusal("not-understood", status=error.status_code, given=where[:200] or "?", why=why[:200])
    return Response(refusal.problem(), status_code=error.status_code, headers=error.headers)


def too_deep(_: "Request[Any, Any, Any]", error: RecursionError) -> Response[Problem]:
    """JSON nested too deeply."""
    return Response(Refusal("not-understood", given="?", why=str(error)[:200]).problem(), status_code=400)


def failed(request: "Request[Any, Any, Any]", error: Exception) -> Response[Problem]:
    log.error("%s %s failed", request.method, request.route_handler.operation_id, exc_info=error)
    return Response(Refusal("server-failed").problem(), status_code=500)


@get("/healthz", operation_id="health", tags=["operator"], sync_to_thread=False)
def health(registry: NamedDependency[TableRegistry]) -> dict[str, str]:
    """Whether the service is up, and whether all running tables have been taken up again."""
    return {"status": "ready" if registry.ready.is_set() else "starting", "version": VERSION}


@get("/metrics", operation_id="metrics", media_type="text/plain", tags=["operator"], sync_to_thread=False)
def metrics(request: "Request[Any, Any, Any]", registry: NamedDependency[TableRegistry]) -> bytes:
    """Figures for Prometheus; for this machine only, unless the settings say otherwise."""
    is_local = address_of(request) in ("127.0.0.1", "::1")
    if not (registry.settings.metrics or is_local):
        raise not_found("no-such-page")
    return registry.metrics.text(whose=is_local)


def guard(registry: TableRegistry) -> Any:
    """Checks on every request: it names our host, stays within the rate limit, and changes nothing for another site.

    Pages are served from memory and are not counted, so that a visitor who asks too much sees a readable page instead
    of raw data.
    """

    async def before_request(request: "Request[Any, Any, Any]") -> None:
        counted = request.url.path.startswith("/api/")
        if request.url.path != "/healthz":  # machines call it under any name
            check_host(request, registry.settings.public_url, registry.settings.hosts)
        if counted:
            registry.limits.must_be_welcome(None, address_of(request))
            if not registry.limits.requests.take(network_of(request)):
                raise too_many()
        if request.method not in SAFE:
            check_origin(request, registry.settings.public_url)

    return before_request


def build(settings: Settings) -> Litestar:
    registry = TableRegistry(settings)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncGenerator[None, None]:
        await registry.open()
        try:
            yield
        finally:
            await registry.close()

    return Litestar(
        route_handlers=[
            lobby.router, tables.router, notices.router, notices.confirm, records.router, records.bring,
            analysis.router, accounts.router, my_data.router, bot_api.router, live, health, metrics, client,
        ],
        dependencies=DEPENDENCIES,
        before_request=guard(registry),
        before_send=[before_send],
        exception_handlers={
            Refusal: refused, HTTPException: misunderstood, RecursionError: too_deep, Exception: failed
        },
        lifespan=[lifespan],
        logging_config=None,
        openapi_config=openapi(),
        request_max_body_size=MAX_BODY,
        state=State({"registry": registry, "pages": read_pages()}),
    )  # fmt: skip
