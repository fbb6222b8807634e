"""Work spread over processes, in order: the same results whatever the number of workers."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import TypeVar

Task = TypeVar("Task")
Result = TypeVar("Result")


def check_workers(workers: int) -> None:
    if workers < 1:
        raise ValueError(f"workers: {workers} is not a positive number")


def spread(work: Callable[[Task], Result], tasks: Sequence[Task], workers: int) -> Iterator[Result]:
    """The result of each task in turn. Ctrl-C is answered by the parent; tasks that have begun are finished."""
    if workers == 1:
        yield from map(work, tasks)
        return
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(workers, mp_context=context, initializer=ignore_interrupt)
    try:
        yield from pool.map(work, tasks)
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def ignore_interrupt() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
