"""Passwords are stored as slow hashes, computed in threads of their own so that nobody else waits."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

hasher = PasswordHasher()
threads = ThreadPoolExecutor(2, "passwords")
"""Few, because each takes 64 MB; and not those that load tables, which must not queue behind them."""


async def hash_password(password: str) -> str:
    return await asyncio.get_running_loop().run_in_executor(threads, hasher.hash, password)


async def matches(password_hash: str, password: str) -> bool:
    return await asyncio.get_running_loop().run_in_executor(threads, _matches, password_hash, password)


def _matches(password_hash: str, password: str) -> bool:
    try:
        return hasher.verify(password_hash, password)
    except (VerificationError, InvalidHashError):
        return False


@cache
def nobody() -> str:
    """Compared where no such account exists, so that the time of the answer reveals nothing."""
    return hasher.hash("nobody's password")
