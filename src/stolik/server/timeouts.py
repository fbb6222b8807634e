"""Waiting with a limit."""

import asyncio
from collections.abc import Awaitable
from typing import Any


async def within(seconds: float, work: Awaitable[Any]) -> bool:
    """Wait for some work, but not longer; returns whether it is done. Late work is cancelled and not waited for."""
    task = asyncio.ensure_future(work)
    done, _ = await asyncio.wait([task], timeout=seconds)
    if not done:
        task.cancel()
    return bool(done) and not task.cancelled() and task.exception() is None
