"""What the workers of a running service are busy with, as its metrics say."""

from http.client import HTTPException

import msgspec
from prometheus_client.parser import text_string_to_metric_families

from stolik.server.local_client import ask, host_of
from stolik.server.settings import Settings


class Load(msgspec.Struct, frozen=True):
    seconds: float
    """Seconds that workers have thought since the start."""
    waiting: int
    """Jobs waiting for a worker."""
    hurried: int
    """Times a bot had to think shorter."""
    tables: list[tuple[str, float]]
    visitors: list[tuple[str, float]]
    """Seconds of the last minute, most first."""


def read_load(settings: Settings) -> Load:
    """Read the metrics of the service that runs on this machine."""
    there = f"{host_of(settings)}, port {settings.port}"
    try:
        status, body = ask(settings, "/metrics")
    except (OSError, HTTPException) as error:
        raise ValueError(f"load: no service answers at {there}: {error}") from error
    text = body.decode("utf-8", "replace")
    if status != 200 or "stolik_thinking_seconds" not in text:
        raise ValueError(f"load: what answers at {there} tells no figures of stolik")
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
