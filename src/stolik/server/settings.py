"""Settings: flags before environment before a TOML file before defaults."""

import os
import sys
import tomllib
from collections.abc import Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Meta

PREFIX = "STOLIK_"
Count = Annotated[int, Meta(ge=0)]
ADDRESSES = {
    "database": ("postgresql://", "postgres://", "sqlite:///"),
    "public_url": ("https://", "http://"),
    "smtp": ("smtp://", "smtps://"),
}
"""Setting -> how its URL may begin."""


def data_folder(environ: Mapping[str, str] = os.environ) -> Path:
    """The platform's folder for application data."""
    home = Path.home()
    if sys.platform == "win32":
        return Path(environ.get("LOCALAPPDATA", home / "AppData" / "Local")) / "stolik"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "stolik"
    return Path(environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "stolik"


class Settings(msgspec.Struct, frozen=True):
    """Everything an operator can set: by a variable STOLIK_…, by a line in the file, the common ones by a flag."""

    host: str = "0.0.0.0"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8000
    data: str = ""
    """Folder of the database, logs of failures and the settings file; empty: the platform's."""
    database: str = ""
    """URL such as postgresql://user@host/name; empty: SQLite in the data folder."""
    public_url: str = ""
    """The URL under which players reach the service, such as https://table.example; empty: as the browser asks."""
    hosts: str = ""
    """Further host names of the service, separated by commas, such as *.table.example; * allows any.

    Addresses, names without a dot and those of home networks (.local, .lan, .home.arpa …) need not be listed.
    """
    proxies: str = "127.0.0.1"
    """Addresses of reverse proxies whose X-Forwarded headers are trusted."""
    bot_workers: Count = 0
    """Processes in which bots think; 0: one less than there are cores, at least one."""
    bot_delay: Annotated[float, Meta(ge=0)] = 0.5
    """Seconds a bot waits before it moves, so that people can follow."""
    grace: Annotated[float, Meta(ge=0)] = 120.0
    """Seconds after a start in which nobody counts as late: no seat goes to a bot, and nobody is reminded."""
    idle: Annotated[float, Meta(ge=0)] = 180.0
    """Seconds after which an unused table leaves memory, until somebody comes or something is due."""
    requests_per_minute: Count = 600
    """Requests of one address a minute, pages not counted; 0: no limit."""
    tables_per_hour: Count = 240
    """Tables that one address may make, a quarter of them at once; 0: no limit."""
    thinking_per_minute: Count = 60
    """Seconds that workers think for one visitor while others wait; then that one's bots think shorter. 0: no limit."""
    messages_per_second: Count = 20
    """Messages a second on one live channel; 0: no limit."""
    lobby: bool = True
    """Whether public tables are listed."""
    webhooks: bool = False
    """Whether tables may have a webhook."""
    webhook_hosts: str = ""
    """Hosts of the operator's own network that webhooks may call, separated by commas; otherwise only public ones."""
    smtp: str = ""
    """smtp://user:password@host:587 or smtps://…; empty: no e-mail."""
    mail_from: str = ""
    metrics: bool = False
    """Whether /metrics answers everybody, not only this machine."""
    cards: str = ""
    """A card table for Arcana instead of ours, for owners of the box who enter the printed values."""
    log: Literal["debug", "info", "warning", "error"] = "info"

    @property
    def folder(self) -> Path:
        return Path(self.data).expanduser() if self.data else data_folder()

    @property
    def database_url(self) -> str:
        """The URL with its driver."""
        if not self.database:
            return f"sqlite:///{self.folder / 'stolik.db'}"
        scheme, _, rest = self.database.partition("://")
        if scheme == "sqlite":
            return self.database
        return f"postgresql+asyncpg://{rest}"

    @property
    def file(self) -> Path | None:
        """The file of the database, if it is one."""
        beginning, _, path = self.database_url.partition("sqlite:///")
        return None if beginning else Path(path)

    @property
    def secure(self) -> bool:
        return self.public_url.startswith("https://")

    def address(self, path: str) -> str:
        """The address of a page for people."""
        base = self.public_url.rstrip("/") or f"http://localhost:{self.port}"
        return f"{base}/{path}"

    @property
    def workers(self) -> int:
        return self.bot_workers or max(1, (os.cpu_count() or 2) - 1)


KINDS = get_type_hints(Settings, include_extras=True)


def settings_from(
    flags: Mapping[str, Any] | None = None, environ: Mapping[str, str] = os.environ, file: Path | None = None
) -> Settings:
    """Settings of this run; ValueError names what is wrong and where it was said."""
    given = {key: value for key, value in (flags or {}).items() if value is not None}
    spoken = {name: environ[PREFIX + name.upper()] for name in KINDS if environ.get(PREFIX + name.upper())}
    folder = Path(given.get("data") or spoken.get("data") or data_folder(environ)).expanduser()
    path = file or folder / "stolik.toml"
    written = _read(path, must_exist=file is not None)
    chosen = {name: _checked(name, value, f"{path}: {name}") for name, value in written.items()}
    chosen |= {name: _checked(name, value, PREFIX + name.upper()) for name, value in spoken.items()}
    chosen |= {name: _checked(name, value, f"--{name.replace('_', '-')}") for name, value in given.items()}
    settings = Settings(**chosen)
    _check_addresses(settings)
    return settings


def _checked(name: str, value: Any, where: str) -> Any:
    """A setting's value, as it was given there; environment and file may write numbers as text."""
    if name not in KINDS:
        near = get_close_matches(name, KINDS, 1)
        raise ValueError(f"settings: {where} is not a setting" + (f"; did you mean {near[0]}?" if near else ""))
    kind = KINDS[name]
    try:
        return msgspec.convert(value, type=kind, strict=False)
    except msgspec.ValidationError as error:
        choices = get_args(kind) if get_origin(kind) is Literal else ()
        allowed = f"not one of {', '.join(choices)}" if choices else str(error)
        raise ValueError(f"settings: {where}: {value!r}: {allowed}") from error


def _check_addresses(settings: Settings) -> None:
    for name, beginnings in ADDRESSES.items():
        address = getattr(settings, name)
        if address and not address.startswith(beginnings):
            raise ValueError(f"settings: {name}: the address must begin with {' or '.join(beginnings)}")


def _read(path: Path, must_exist: bool) -> dict[str, Any]:
    if not path.is_file():
        if must_exist:
            raise ValueError(f"settings: there is no file {path}")
        return {}
    try:
        return tomllib.loads(path.read_text("utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ValueError(f"settings: {path}: {error}") from error
