"""Word for people who are not looking: a webhook of the table, an e-mail to the seat. One per turn, reminded once."""

import asyncio
import ipaddress
import json
import logging
import smtplib
import socket
import time
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from email.message import EmailMessage
from http.client import HTTPMessage
from typing import IO, TYPE_CHECKING, cast
from urllib.parse import unquote, urlsplit

from stolik.server.settings import Settings
from stolik.text import Words

if TYPE_CHECKING:
    from stolik.server.tables import LiveTable

log = logging.getLogger("stolik")
TIMEOUT = 10.0


class Notices:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.told: dict[str, tuple[int, float, int]] = {}
        """LiveTable -> seat, when its turn began, how often it was told."""
        self.tasks: set[asyncio.Task[None]] = set()

    def happened(self, table: "LiveTable") -> None:
        """Tell whoever's turn has just begun and who is not here."""
        if self._wanted(table):
            self._tell(table, 1)

    def remind(self, table: "LiveTable", now: float) -> None:
        """Tell once more when half of the time has gone by."""
        session = table.session
        if session is not None and self._wanted(table) and now - session.since > table.row.patience / 2:
            self._tell(table, 2)

    def due(self, table: "LiveTable") -> float | None:
        """When somebody is to be reminded; None: nobody is."""
        session = table.session
        if session is None or session.turn is None or not self._wanted(table) or table.bot_level(session.turn):
            return None
        return None if self._count(table) >= 2 else session.since + table.row.patience / 2

    def _count(self, table: "LiveTable") -> int:
        """How often whoever's turn it is was told."""
        session = table.playing()
        who, since, count = self.told.get(table.id, (-1, 0.0, 0))
        return count if (who, since) == (session.turn, session.since) else 0

    def _wanted(self, table: "LiveTable") -> bool:
        mail = self.settings.smtp and any(seat.email for seat in table.seats)
        return bool(mail or (self.settings.webhooks and table.row.webhook))

    def _tell(self, table: "LiveTable", times: int) -> None:
        session = table.session
        seat = session.turn if session else None
        if session is None or seat is None or table.bot_level(seat) or seat in table.visitors.online():
            return
        if self._count(table) >= times:
            return
        self.told[table.id] = (seat, session.since, times)
        self._send(self._send_mail, table, seat)
        self._send(self._send_webhook, table, seat)

    def _send(self, how: "object", table: "LiveTable", seat: int) -> None:
        task = asyncio.ensure_future(asyncio.to_thread(cast("type", how), table, seat))
        self.tasks.add(task)
        task.add_done_callback(self._sent)

    def _sent(self, task: "asyncio.Task[None]") -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            log.warning("a notice could not be sent: %s", type(error).__name__)

    def _address(self, table: "LiveTable") -> str:
        base = self.settings.public_url.rstrip("/") or f"http://localhost:{self.settings.port}"
        return f"{base}/t/{table.id}"

    def _send_mail(self, table: "LiveTable", seat: int) -> None:
        to = table.seats[seat].email
        if not (self.settings.smtp and to):
            return
        words = Words(table.row.language)
        args = {
            "name": table.seats[seat].name,
            "game": words.line(table.row.game, "title"),
            "address": self._address(table),
        }
        message = EmailMessage()
        message["Subject"] = words.text("mail-turn-subject", args)
        message["From"], message["To"] = self.settings.mail_from or "stolik@localhost", to
        message.set_content(words.text("mail-turn-text", args))
        with post_office(self.settings.smtp) as office:
            office.send_message(message)

    def _send_webhook(self, table: "LiveTable", seat: int) -> None:
        if not (self.settings.webhooks and table.row.webhook):
            return
        body = {
            "table": table.id, "game": table.row.game, "seat": seat, "name": table.seats[seat].name,
            "address": self._address(table), "at": time.time(),
        }  # fmt: skip
        call(table.row.webhook, body, self.settings.webhook_hosts.replace(",", " ").split())


@contextmanager
def post_office(smtp: str) -> Iterator[smtplib.SMTP]:
    """Signed in at the operator's mail server."""
    url = urlsplit(smtp)
    kind = smtplib.SMTP_SSL if url.scheme == "smtps" else smtplib.SMTP
    with kind(url.hostname or "localhost", url.port or 0, timeout=TIMEOUT) as server:
        if url.username:
            if url.scheme != "smtps":
                server.starttls()
            server.login(unquote(url.username), unquote(url.password or ""))
        yield server


def is_public(host: str) -> bool:
    """Whether all addresses of a host lie outside: nobody may use the service to reach its own network."""
    try:
        found = {info[4][0] for info in socket.getaddrinfo(host, None)}
    except OSError:
        return False
    return bool(found) and all(ipaddress.ip_address(str(address).split("%")[0]).is_global for address in found)


class _NoRedirect(urllib.request.HTTPRedirectHandler):
    def redirect_request(
        self, req: urllib.request.Request, fp: IO[bytes], code: int, msg: str, headers: HTTPMessage, newurl: str
    ) -> None:
        return None


def call(address: str, body: dict[str, object], inside: Sequence[str] = ()) -> None:
    """Post to an address outside, or on one of the hosts inside that the operator has named."""
    url = urlsplit(address)
    host = url.hostname or ""
    if url.scheme not in ("http", "https") or not (host in inside or is_public(host)):
        raise ValueError("webhook: not a public http address")
    headers = {"Content-Type": "application/json", "User-Agent": "stolik"}
    request = urllib.request.Request(address, json.dumps(body).encode(), headers, method="POST")
    with urllib.request.build_opener(_NoRedirect).open(request, timeout=TIMEOUT):
        pass
