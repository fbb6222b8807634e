"""How Eclipse looks to a learner: ids of actions, and what a seat knows as numbers."""

from typing import Final

from stolik.games.eclipse.encoding.actions import KINDS, SEATS
from stolik.games.eclipse.encoding.blocks import BLOCKS
from stolik.kernel.encoding import ActionIds, Encoding

ENCODING: Final = Encoding(1, ActionIds(KINDS, SEATS), BLOCKS)
