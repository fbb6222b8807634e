"""Notices for people who are away: to the table's webhook, or by e-mail. One per turn, with one reminder."""

import asyncio
import logging
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

import msgspec

from stolik.kernel.codec import encode
from stolik.server.delivery import TIMEOUT, call, send_mail
from stolik.server.settings import Settings
from stolik.server.store.accounts import Accounts
from stolik.server.store.outbox import DIGEST, Notice, Outbox
from stolik.server.tokens import hashed, new_token
from stolik.table.session import GameSession
from stolik.text import Words

if TYPE_CHECKING:
    from stolik.server.tables import LiveTable

log = logging.getLogger("stolik")
POLL = 5.0
"""Seconds between checks for notices that other processes have written."""
SENDERS = 4
"""Notices being sent at once, in threads of their own, so that a slow mail server delays nothing else."""
MOST_TABLES = 20
"""Tables that one letter lists."""


class Notices:
    def __init__(self, settings: Settings, outbox: Outbox, accounts: Accounts) -> None:
        self.settings = settings
        self.outbox = outbox
        self.accounts = accounts
        self.told: dict[str, tuple[int, int]] = {}
        """Table -> the ply at which the turn began, and how many notices were sent."""
        self.threads = ThreadPoolExecutor(SENDERS, "notices")
        self.news = asyncio.Event()
        self.tasks: set[asyncio.Task[None]] = set()

    # --- who is told ---

    def happened(self, table: "LiveTable") -> None:
        """Notify the player whose turn has begun, if they are away."""
        if self._wanted(table):
            self._tell(table, 1)

    def remind(self, table: "LiveTable", now: float) -> None:
        """Send the reminder when half of the time has passed."""
        session = table.session
        if session is not None and self._wanted(table) and now - session.since > table.row.patience / 2:
            self._tell(table, 2)

    def due(self, table: "LiveTable") -> float | None:
        """When the next reminder is due; None: never."""
        session = table.session
        if session is None or session.turn is None or not self._wanted(table) or table.bot_level(session.turn):
            return None
        return None if self._count(table.id, session) >= 2 else session.since + table.row.patience / 2

    def _count(self, table: str, session: GameSession) -> int:
        turned, count = self.told.get(table, (-1, 0))
        return count if turned == session.turned else 0

    def _wanted(self, table: "LiveTable") -> bool:
        mail = self.settings.smtp and any(seat.email for seat in table.seats)
        return bool(mail or (self.settings.webhooks and table.row.webhook))

    def _tell(self, table: "LiveTable", times: int) -> None:
        session = table.session
        seat = session.turn if session else None
        if session is None or seat is None or table.bot_level(seat) or seat in table.connected.online():
            return
        if self._count(table.id, session) >= times:
            return
        self.told[table.id] = session.turned, times
        occasion = f"{table.id}:{session.turned}:{times}"
        body = {"game": table.row.game, "seat": seat, "name": table.seats[seat].name, "at": time.time()}
        body["language"] = table.row.language
        if self.settings.smtp and (to := table.seats[seat].email):
            self._spawn(self._write(Notice(f"{occasion}:mail", "mail", to, table.id, _json(body))))
        if self.settings.webhooks and table.row.webhook:
            self._spawn(self._write(Notice(f"{occasion}:hook", "hook", table.row.webhook, table.id, _json(body))))

    async def _write(self, notice: Notice) -> None:
        await self.outbox.add(notice)
        self.news.set()

    # --- sending ---

    async def run(self) -> None:
        """Send the notices that wait, whichever process wrote them. Our own message only wakes us earlier."""
        while True:
            try:
                while found := await self.outbox.claim():
                    await asyncio.gather(*(self._deliver(group) for group in _by_person(found)))
            except Exception as error:
                log.warning("notices cannot be sent now: %r", error)
            self.news.clear()
            try:
                await asyncio.wait_for(self.news.wait(), POLL)
            except TimeoutError:
                continue

    async def _deliver(self, notices: list[Notice]) -> None:
        try:
            if notices[0].channel == "recover":
                await self._send_recovery(notices[0])
            else:
                await self._in_thread(self._send_mail if notices[0].channel == "mail" else self._send_hook, notices)
        except Exception as error:
            log.warning("a notice could not be sent: %s", type(error).__name__)
            return
        await self.outbox.sent(notices)

    async def _in_thread(self, work: Callable[..., None], *given: Any) -> None:
        done = asyncio.get_running_loop().run_in_executor(self.threads, work, *given)
        await asyncio.wait_for(done, 4 * TIMEOUT)

    def _send_mail(self, notices: list[Notice]) -> None:
        """One letter about all tables that wait for a person."""
        bodies = [msgspec.json.decode(notice.body) for notice in notices]
        words = Words(bodies[0]["language"])
        titles = [words.line(body["game"], "title") for body in bodies]
        lines = [f"{title}: {self.settings.address(f't/{notice.table_id}')}" for title, notice in zip(titles, notices)]
        args = {
            "name": bodies[0]["name"], "game": titles[0], "count": len(lines),
            "address": "\n".join(lines[:MOST_TABLES]),
        }  # fmt: skip
        send_mail(
            self.settings, notices[0].target, words.text("mail-turn-subject", args), words.text("mail-turn-text", args)
        )

    async def _send_recovery(self, notice: Notice) -> None:
        """Links to choose a new password. They are made only now, so that nothing but their hashes is ever stored."""
        lines = []
        for account in await self.accounts.with_email(notice.target):
            token = new_token()
            await self.accounts.add_recovery(account.id, hashed(token))
            lines.append(f"{account.name}: {self.settings.address(f'recover/{token}')}")
        words = Words(msgspec.json.decode(notice.body)["language"])
        text = words.text("mail-recover-text", {"address": "\n".join(lines)})
        if lines:
            subject = words.text("mail-recover-subject")
            await self._in_thread(send_mail, self.settings, notice.target, subject, text)

    def _send_hook(self, notices: list[Notice]) -> None:
        for notice in notices:
            body = msgspec.json.decode(notice.body)
            told = {
                "id": notice.id, "table": notice.table_id, "game": body["game"], "seat": body["seat"],
                "name": body["name"], "address": self.settings.address(f"t/{notice.table_id}"), "at": body["at"],
            }  # fmt: skip
            call(notice.target, told, self.settings.webhook_hosts.replace(",", " ").split())

    # --- addresses ---

    # messages: mail-confirm-turn, mail-confirm-account
    async def ask(self, email: str, language: str, why: str = "turn") -> None:
        """Ask the owner of this address to confirm it. Nothing else is sent to it before."""
        token = new_token()
        if not await self.outbox.confirmed(email) and await self.outbox.ask(email, hashed(token)):
            words, args = Words(language), {"address": self.settings.address(f"confirm/{token}")}
            subject, text = words.text("mail-confirm-subject"), words.text(f"mail-confirm-{why}", args)
            self._spawn(self._in_thread(send_mail, self.settings, email, subject, text))

    def recover(self, email: str, language: str) -> None:
        """Send a recovery letter if an account has this address. The answer never tells whether one does."""
        self._spawn(self._recover(email, language))

    async def _recover(self, email: str, language: str) -> None:
        if await self.accounts.with_email(email):
            occasion = f"recover:{hashed(email)[:40]}:{int(time.time() / DIGEST)}"
            await self._write(Notice(occasion, "recover", email, None, _json({"language": language})))

    def _spawn(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: "asyncio.Task[None]") -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            log.warning("a notice could not be sent: %s", type(error).__name__)

    def stop(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)


def _by_person(notices: list[Notice]) -> list[list[Notice]]:
    """Group what is sent together: all letters to one address; each webhook call on its own."""
    groups: dict[str, list[Notice]] = {}
    for notice in notices:
        groups.setdefault(notice.target if notice.channel == "mail" else notice.id, []).append(notice)
    return list(groups.values())


def _json(body: dict[str, object]) -> str:
    return encode(body).decode()
