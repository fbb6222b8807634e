"""Play the games of a job: in this process, in several, or on a Ray cluster. The results are the same."""

from __future__ import annotations

import logging
import multiprocessing
import signal
import socket
import tempfile
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from stolik.lab.job import Job, Played, play
from stolik.lab.journal import Journal
from stolik.lab.workers import check_workers

Report = Callable[[Played], None]
AHEAD = 4
"""Games handed out per worker before it asks for more."""
KNOCKING = 3.0
"""Seconds in which a Ray cluster has to take a call."""
RESTARTS = 5
"""How often a pool whose worker was killed, or a game whose Ray node was, is started again."""
log = logging.getLogger(__name__)


def simulate(journal: Journal, workers: int = 1, ray: str | None = None, report: Report | None = None) -> None:
    """Play what is missing and write the tables. Ctrl-C stops cleanly: what is finished is kept."""
    journal.mend()
    try:
        for played in _source(journal, workers, ray):
            journal.append(played)
            if report:
                report(played)
    finally:
        journal.write_tables()


def _source(journal: Journal, workers: int, ray: str | None) -> Iterator[Played]:
    check_workers(workers)
    if ray is not None:
        return _on_ray(journal.job, journal.missing(), ray, workers)
    if workers == 1:
        return (play(journal.job, number) for number in journal.missing())
    return _in_processes(journal, workers)


def _ignore_interrupt() -> None:
    """Ctrl-C is answered by the parent; a worker finishes its game."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _in_processes(journal: Journal, workers: int) -> Iterator[Played]:
    """A yielded result is on disk when the next is requested, so after a fault the journal knows what is left."""
    for attempt in range(RESTARTS + 1):
        try:
            yield from _one_pool(journal.job, journal.missing(), workers)
            return
        except BrokenProcessPool:
            left = journal.job.games - journal.finished()
            log.warning("a worker was killed; %d games are still to be played", left)
            if attempt == RESTARTS:
                raise


def _one_pool(job: Job, todo: Iterator[int], workers: int) -> Iterator[Played]:
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(workers, mp_context=context, initializer=_ignore_interrupt)
    running: set[Future[Played]] = set()
    try:
        while True:
            while len(running) < workers * AHEAD and (number := next(todo, None)) is not None:
                running.add(pool.submit(play, job, number))
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in sorted(done, key=lambda f: f.exception() is not None):
                yield future.result()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _on_ray(job: Job, todo: Iterator[int], address: str, workers: int) -> Iterator[Played]:
    """The same games as Ray tasks: on the cluster at `address`, or on one that "local" starts here."""
    import ray

    started = not ray.is_initialized()
    if started:
        _knock(address)
        ray.init(**_ray_settings(address, workers))
    try:
        task: Any = ray.remote(max_retries=RESTARTS)(play)  # games of a node that dies are played elsewhere
        running: list[Any] = []
        while True:
            while len(running) < max(workers, 1) * AHEAD and (number := next(todo, None)) is not None:
                running.append(task.remote(job, number))
            if not running:
                return
            done, running = ray.wait(running)
            yield from ray.get(done)
    finally:
        if started:
            ray.shutdown()


def _knock(address: str) -> None:
    """ConnectionError after a few seconds if nobody answers: Ray itself would try for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdecimal():
        try:
            socket.create_connection((host, int(port)), timeout=KNOCKING).close()
        except (OSError, OverflowError) as error:
            raise ConnectionError(f"nobody answers at {address} ({error})") from error
    elif address not in ("auto", "local"):
        raise ConnectionError(f"{address!r} is not an address such as 10.0.0.1:6379, auto or local")


def _ray_settings(address: str, workers: int) -> dict[str, Any]:
    quiet: dict[str, Any] = {"logging_level": logging.ERROR, "log_to_driver": False}
    if address != "local":
        return {"address": address, **quiet}
    return {
        "num_cpus": workers,
        "include_dashboard": False,
        "object_store_memory": 128 << 20,
        "_node_ip_address": "127.0.0.1",
        "_plasma_directory": tempfile.gettempdir(),  # where /dev/shm cannot be written Ray would wait and fail
        **quiet,
    }
