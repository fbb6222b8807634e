"""`stolik serve`: start the service and print its address."""

import asyncio
import json
import logging
import os
import socket
import sys
import time
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from typing import IO

import segno
import uvicorn
from rich.console import Console

from stolik.kernel import engine
from stolik.server.app import build
from stolik.server.live.socket import LiveSocket
from stolik.server.security import MAX_MESSAGE
from stolik.server.settings import Settings
from stolik.server.slow_clients import TimedProtocol
from stolik.server.store.databases import database_for
from stolik.server.store.migrate import must_be_known
from stolik.server.workers import use_cards
from stolik.text import Words

MANY_FILES = 10_240
"""The limit where the system names none: macOS accepts this many and refuses more."""
LEVELS = {"debug": logging.DEBUG, "info": logging.INFO, "warning": logging.WARNING, "error": logging.ERROR}


class JsonLines(logging.Formatter):
    """One line of JSON for each message. Addresses of requests are never logged, because they may hold tokens."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "what": record.getMessage(),
        }
        if record.exc_info:
            line["why"], _, _ = str(record.exc_info[1]).partition("\n")
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def own_address() -> str:
    """This machine's address in its network. Nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def is_compiled() -> bool:
    """Whether the rules run compiled (`make native`)."""
    return not str(engine.__file__).endswith(".py")


def say_where(settings: Settings, words: Words, console: Console) -> None:
    """The address here, the one for phones in the same room, and a QR code for it."""
    console.print(words.text("serve-here", {"address": f"http://localhost:{settings.port}"}), highlight=False)
    console.print(words.text("serve-compiled" if is_compiled() else "serve-interpreted"), highlight=False)
    if settings.host not in ("0.0.0.0", "::") and not settings.public_url:
        return
    address = settings.public_url or f"http://{own_address()}:{settings.port}"
    console.print(words.text("serve-network", {"address": address}), highlight=False)
    if console.is_terminal:
        segno.make(address, error="l", micro=False).terminal(sys.stdout, compact=True)
    console.print(words.text("serve-stop"), highlight=False)


def must_be_free(settings: Settings) -> None:
    """One clear line if another program has the port."""
    with socket.socket(socket.AF_INET6 if ":" in settings.host else socket.AF_INET) as probe:
        if sys.platform != "win32":  # on Windows it would take the port away from its owner
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((settings.host, settings.port))
        except OSError as error:
            where = f"host {settings.host}, port {settings.port}"
            raise ValueError(f"{where}: {error.strerror}; choose others with --host and --port") from None


def must_answer(settings: Settings) -> None:
    """One clear line if the database cannot be reached or refuses us."""

    async def knock() -> None:
        database = database_for(settings.database_url)
        await database.visit(must_be_known)
        await database.close()

    try:
        asyncio.run(knock())
    except ValueError as error:
        raise ValueError(f"database: {error}") from None
    except Exception as error:  # each driver has its own errors
        said, _, _ = str(error).partition("\n")
        raise ValueError(f"database: {said}; is it running, and is the address right?") from None


@contextmanager
def claimed(settings: Settings) -> Iterator[None]:
    """One process at a time per data folder; several processes share a PostgreSQL database instead."""
    if settings.file is None:
        yield
        return
    with open(settings.file.with_name("lock"), "a", encoding="utf-8") as file:
        try:
            lock(file)
        except OSError:
            raise ValueError(f"another stolik already serves {settings.file.parent}") from None
        yield


def lock(file: IO[str]) -> None:
    """Lock a file for this process, or raise OSError. The system releases it however the process ends."""
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def open_many_files() -> None:
    """Every connection needs a file descriptor, and the default limit is low."""
    if sys.platform != "win32":
        import resource

        few, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        many = max(few, MANY_FILES) if most == resource.RLIM_INFINITY else most
        resource.setrlimit(resource.RLIMIT_NOFILE, (many, most))


def serve(settings: Settings, language: str, *, open_browser: bool = False) -> None:
    os.umask(0o077)
    open_many_files()
    use_cards(settings.cards)
    must_be_free(settings)
    settings.folder.mkdir(parents=True, exist_ok=True)
    with claimed(settings):
        must_answer(settings)
        run(settings, language, open_browser)


class Service(uvicorn.Server):
    """Prints the address as soon as the service is up."""

    def __init__(self, config: uvicorn.Config, settings: Settings, language: str, open_browser: bool) -> None:
        super().__init__(config)
        self.settings = settings
        self.language = language
        self.open_browser = open_browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        await asyncio.to_thread(self.say_where)

    def say_where(self) -> None:
        try:
            say_where(self.settings, Words(self.language), Console())
        except OSError as error:  # its reader is gone or the disk is full: no reason to stop serving
            logging.getLogger("stolik").warning("the address could not be printed: %s", error)
        if self.open_browser:
            webbrowser.open(f"http://localhost:{self.settings.port}")


def run(settings: Settings, language: str, open_browser: bool) -> None:
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=LEVELS[settings.log], handlers=[handler])
    logging.getLogger("alembic").setLevel(logging.WARNING)
    config = uvicorn.Config(
        build(settings),
        host=settings.host,
        port=settings.port,
        log_config=None,
        log_level="warning",
        access_log=False,  # paths hold the tokens of links
        forwarded_allow_ips=settings.proxies,
        http=TimedProtocol,
        ws=LiveSocket,
        ws_max_size=MAX_MESSAGE * 2,
        ws_per_message_deflate=False,  # compressing would cost more than all the rest of a move
        timeout_graceful_shutdown=5,
        server_header=False,
    )
    Service(config, settings, language, open_browser).run()
