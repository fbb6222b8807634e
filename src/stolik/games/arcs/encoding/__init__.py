"""How Arcs looks to a learner: ids of actions, and what a seat knows as numbers."""

from typing import Final

from stolik.games.arcs.encoding.actions import KINDS
from stolik.games.arcs.encoding.blocks import BLOCKS
from stolik.games.arcs.ids import SEATS
from stolik.kernel.encoding import ActionIds, Encoding

ENCODING: Final = Encoding(1, ActionIds(KINDS, SEATS), BLOCKS)
