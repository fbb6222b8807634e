"""Metrics for the operator, in Prometheus's format. No names, no tokens."""

from functools import cache
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest

if TYPE_CHECKING:
    from stolik.server.registry import TableRegistry


SHOWN = 20
"""How many tables and visitors are listed."""


class Metrics:
    def __init__(self, registry: "TableRegistry") -> None:
        self.registry = CollectorRegistry()
        self.entries = Counter("stolik_entries", "Entries written", ["kind"], registry=self.registry)
        self._of_kind = cache(self.entries.labels)
        self.refusals = Counter("stolik_refusals", "Messages refused", ["code"], registry=self.registry)
        self.bots = registry.bots
        self.ids = CollectorRegistry()
        """Metrics with ids in them: for the operator on this machine alone."""
        recent = "Seconds of the last minute that workers thought, by"
        self.by_table = Gauge("stolik_thinking_table", f"{recent} table", ["table"], registry=self.ids)
        self.by_visitor = Gauge("stolik_thinking_visitor", f"{recent} visitor", ["visitor"], registry=self.ids)
        self.failures = Counter("stolik_failures", "Times that the rules failed", registry=self.registry)
        self._gauge("stolik_tables", "Tables in memory", lambda: len(registry.tables))
        self._gauge(
            "stolik_channels", "Live channels", lambda: sum(len(t.connected.channels) for t in registry.tables.values())
        )
        self._gauge("stolik_bots_waiting", "Jobs that wait for a worker", lambda: len(registry.bots.queue.waiting))
        self._gauge("stolik_bots_asked", "Times a bot was asked to think", lambda: registry.bot_turns.thoughts)
        self._gauge("stolik_owned", "Tables looked after", lambda: sum(t.owned for t in registry.tables.values()))
        self._gauge("stolik_bots_hurried", "Times a bot thought shorter", lambda: registry.bots.hurried)
        self._gauge("stolik_bots_failed", "Times an easy bot had to play", lambda: registry.bots.failures)
        self._gauge(
            "stolik_thinking_seconds", "Seconds that workers have thought", lambda: registry.bots.seconds_thought
        )
        self._gauge("stolik_commits", "Transactions committed", lambda: registry.store.writer.commits)
        self._gauge("stolik_waiting", "Writes that wait", lambda: registry.store.writer.queue.qsize())

    def _gauge(self, name: str, text: str, value: "object") -> None:
        Gauge(name, text, registry=self.registry).set_function(value)  # type: ignore[arg-type]  # a lambda of int

    def entry(self, kind: str) -> None:
        self._of_kind(kind).inc()

    def text(self, whose: bool = False) -> bytes:
        """`whose`: list the tables and visitors that the workers think for most, by id."""
        if not whose:
            return generate_latest(self.registry)
        for gauge, spent in ((self.by_table, self.bots.tables), (self.by_visitor, self.bots.quota)):
            gauge.clear()
            for name, seconds in spent.most(SHOWN):
                gauge.labels(name or "-").set(seconds)
        return generate_latest(self.registry) + generate_latest(self.ids)
