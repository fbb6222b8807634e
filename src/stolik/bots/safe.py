"""A bot that cannot stall a table: if it fails, a random legal action is taken and the fault is logged."""

import logging

from stolik.bots.bot import Bot, RandomBot
from stolik.bots.messages import Choice
from stolik.bots.observation import Observation
from stolik.kernel.chance import Chance

log = logging.getLogger(__name__)


class SafeBot(Bot):
    def __init__(self, bot: Bot) -> None:
        super().__init__(bot.name, bot.level)
        self.bot = bot
        self.stand_in = RandomBot("random", "random")
        self.faults = 0

    def choose(self, observation: Observation, rng: Chance) -> Choice:
        try:
            choice = self.bot.choose(observation, rng)
            if choice.action in observation.decision.actions:
                return choice
            log.error("bot %s chose %r, which is not legal", self.name, choice.action)
        except Exception:
            log.exception("bot %s failed at %s of %s", self.name, observation.decision.kind, observation.game.name)
        self.faults += 1
        return self.stand_in.choose(observation, rng)
