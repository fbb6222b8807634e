"""Passwords are stored as slow hashes, computed in threads so that nobody else waits."""

import asyncio
from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

hasher = PasswordHasher()


async def hash_password(password: str) -> str:
    return await asyncio.to_thread(hasher.hash, password)


async def matches(password_hash: str, password: str) -> bool:
    return await asyncio.to_thread(_matches, password_hash, password)


def _matches(password_hash: str, password: str) -> bool:
    try:
        return hasher.verify(password_hash, password)
    except (VerificationError, InvalidHashError):
        return False


@cache
def nobody() -> str:
    """Compared where no such account exists, so that the time of the answer reveals nothing."""
    return hasher.hash("nobody's password")
