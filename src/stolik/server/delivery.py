"""Sending a notice, by e-mail or to a webhook that cannot be turned against our own network."""

import http.client
import ipaddress
import json
import smtplib
import socket
import threading
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from email.message import EmailMessage
from urllib.parse import unquote, urlsplit

from stolik.server.settings import Settings

TIMEOUT = 10.0
"""Seconds for a single answer of the other side, and for the whole call."""


@contextmanager
def post_office(smtp: str) -> Iterator[smtplib.SMTP]:
    """A session at the operator's mail server."""
    url = urlsplit(smtp)
    kind = smtplib.SMTP_SSL if url.scheme == "smtps" else smtplib.SMTP
    with kind(url.hostname or "localhost", url.port or 0, timeout=TIMEOUT) as server:
        if url.username:
            if url.scheme != "smtps":
                server.starttls()
            server.login(unquote(url.username), unquote(url.password or ""))
        yield server


def send_mail(settings: Settings, to: str, subject: str, text: str) -> None:
    message = EmailMessage()
    message["Subject"] = subject
    message["From"], message["To"] = settings.mail_from or "stolik@localhost", to
    message.set_content(text)
    with post_office(settings.smtp) as office:
        office.send_message(message)


def public_address(host: str) -> str | None:
    """An address of this host, provided that all its addresses are public: the service must not be a way into its own
    network."""
    try:
        found = [str(info[4][0]) for info in socket.getaddrinfo(host, None, type=socket.SOCK_STREAM)]
    except OSError:
        return None
    outside = all(ipaddress.ip_address(address.split("%")[0]).is_global for address in found)
    return found[0] if found and outside else None


def call(address: str, body: dict[str, object], inside: Sequence[str] = ()) -> None:
    """POST to a public address, or to a host that the operator allows.

    The name is resolved once, and the address that was checked is the one that is called. Redirects are not followed.
    """
    url = urlsplit(address)
    host = url.hostname or ""
    target = host if host in inside else public_address(host)
    if url.scheme not in ("http", "https") or target is None:
        raise ValueError("webhook: not a public http address")
    kind = http.client.HTTPSConnection if url.scheme == "https" else http.client.HTTPConnection
    with closing(kind(host, url.port, timeout=TIMEOUT)) as line:
        line._create_connection = lambda place, *more: socket.create_connection((target, place[1]), *more)  # type: ignore[attr-defined]  # the hook of http.client
        end = threading.Timer(TIMEOUT, lambda: line.sock and line.sock.shutdown(socket.SHUT_RDWR))
        end.start()
        try:
            line.request(
                "POST", f"{url.path or '/'}{'?' + url.query if url.query else ''}", json.dumps(body).encode(),
                {"Content-Type": "application/json", "User-Agent": "stolik"},
            )  # fmt: skip
            status = line.getresponse().status
        finally:
            end.cancel()
    if status >= 300:
        raise OSError(f"webhook: answered {status}")
