"""`stolik doctor`: check every part that the service needs, and say what is wrong."""

import asyncio
import json
import os
import sys
from collections.abc import Callable
from http.client import HTTPException

from rich.console import Console

from stolik.games import NAMES, load
from stolik.server.delivery import post_office
from stolik.server.local_client import ask
from stolik.server.registry import TableRegistry
from stolik.server.routes.static_files import STATIC
from stolik.server.run import must_be_free
from stolik.server.settings import Settings
from stolik.text import LANGUAGES, Words


def python(_: Settings) -> str:
    return sys.version.split()[0]


def games(_: Settings) -> str:
    for name in NAMES:
        game = load(name)
        game.decision(game.new(game.seats[0], 0))
    return ", ".join(NAMES)


def languages(_: Settings) -> str:
    lacking = [language for language in LANGUAGES if not Words(language).has("serve-here")]
    if lacking:
        raise ValueError(", ".join(lacking))
    return ", ".join(LANGUAGES)


def client(_: Settings) -> str:
    if not (STATIC / "index.html").is_file():
        raise ValueError(f"{STATIC}")
    return str(STATIC)


def database(settings: Settings) -> str:
    async def look() -> int:
        registry = TableRegistry(settings)
        await registry.store.open()
        try:
            return await registry.store.running()
        finally:
            await registry.store.close()

    settings.folder.mkdir(parents=True, exist_ok=True)
    running = asyncio.run(look())
    return f"{settings.database_url.partition(':')[0]}, {running}"


def port(settings: Settings) -> str:
    try:
        must_be_free(settings)
    except ValueError:
        if (answer := stolik_at(settings)) is None:
            raise
        return f"{settings.port}: {answer}"
    return str(settings.port)


def stolik_at(settings: Settings) -> str | None:
    """What a running stolik reports about itself; None if another program answers."""
    try:
        health = json.loads(ask(settings, "/healthz")[1])
        return f"stolik {health['version']}, {health['status']}"
    except (OSError, HTTPException, ValueError, KeyError, TypeError):
        return None


def mail(settings: Settings) -> str:
    if not settings.smtp:
        return "–"
    with post_office(settings.smtp) as office:
        office.noop()
    return settings.mail_from or "stolik@localhost"


# messages: doctor-*
CHECKS: dict[str, Callable[[Settings], str]] = {
    "python": python, "games": games, "languages": languages, "client": client, "database": database, "port": port,
    "mail": mail,
}  # fmt: skip


def plainly(error: Exception) -> str:
    """The error's words, with its kind only where they say too little."""
    said, _, _ = str(error).partition("\n")
    return said if isinstance(error, (OSError, ValueError)) else f"{type(error).__name__}: {said}"


def examine(settings: Settings, words: Words, console: Console) -> int:
    """Print what works and what does not; returns 1 if anything does not."""
    os.umask(0o077)  # private, as the service would make it
    ill = 0
    for name, check in CHECKS.items():
        try:
            found, mark = check(settings), "✓"
        except Exception as error:
            found, mark, ill = plainly(error), "✗", 1
        console.print(f"{mark} {words.text(f'doctor-{name}')}: {found}", highlight=False, markup=False)
        if mark == "✗":
            console.print(f"  {words.text(f'doctor-{name}-help')}", highlight=False, markup=False)
    return ill
