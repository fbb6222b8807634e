"""Asking the service that runs on this machine."""

from contextlib import closing
from http.client import HTTPConnection

from stolik.server.settings import Settings

ANY = {"0.0.0.0": "127.0.0.1", "::": "::1"}
"""The address to call for a service that listens on all of them."""
TIMEOUT = 5.0


def host_of(settings: Settings) -> str:
    return ANY.get(settings.host, settings.host)


def ask(settings: Settings, path: str) -> tuple[int, bytes]:
    """Status and body of the answer; OSError or HTTPException without one."""
    with closing(HTTPConnection(host_of(settings), settings.port, timeout=TIMEOUT)) as line:
        line.request("GET", path)
        answer = line.getresponse()
        return answer.status, answer.read()
