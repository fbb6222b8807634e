"""What the workers of a running service are busy with, as its metrics say."""

from contextlib import closing
from http.client import HTTPConnection, HTTPException

import msgspec
from prometheus_client.parser import text_string_to_metric_families

from stolik.server.settings import Settings


class Load(msgspec.Struct, frozen=True):
    seconds: float
    """That workers have thought since the start."""
    waiting: int
    """Jobs that wait for a worker."""
    hurried: int
    """Times a bot had to think shorter."""
    tables: list[tuple[str, float]]
    visitors: list[tuple[str, float]]
    """Seconds of the last minute, the most first."""


def read_load(settings: Settings) -> Load:
    """Ask the service that runs on this machine."""
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(settings.host, settings.host)
    try:
        with closing(HTTPConnection(host, settings.port, timeout=5)) as line:
            line.request("GET", "/metrics")
            answer = line.getresponse()
            text = answer.read().decode()
    except (OSError, HTTPException, UnicodeDecodeError) as error:
        raise ValueError(f"load: no service answers at {host}, port {settings.port}: {error}") from error
    if answer.status != 200 or "stolik_thinking_seconds" not in text:
        raise ValueError(f"load: what answers at {host}, port {settings.port} tells no figures of stolik")
    return parsed(text)


def parsed(text: str) -> Load:
    plain: dict[str, float] = {}
    shares: dict[str, list[tuple[str, float]]] = {"table": [], "visitor": []}
    for family in text_string_to_metric_families(text):
        for sample in family.samples:
            plain[sample.name] = sample.value
            for label, name in sample.labels.items():
                if sample.name == f"stolik_thinking_{label}":
                    shares[label].append((name, sample.value))
    for rows in shares.values():
        rows.sort(key=lambda row: -row[1])
    return Load(
        plain["stolik_thinking_seconds"], int(plain["stolik_bots_waiting"]), int(plain["stolik_bots_hurried"]),
        shares["table"], shares["visitor"],
    )  # fmt: skip
