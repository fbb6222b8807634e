"""How Arcana looks to a learner: ids of actions, and what a seat knows as numbers.

Zones are counted from the seat that looks, in both: 0 is its own (with two players the left one, else the one that it
shares with the next seat), then around the table; 4 is No Man's Land.
"""

from typing import Final

from stolik.games.arcana.encoding.actions import KINDS_OF_ACTIONS
from stolik.games.arcana.encoding.blocks import BLOCKS
from stolik.games.arcana.rules.layout import SEATS
from stolik.kernel.encoding import ActionIds, Encoding

ENCODING: Final = Encoding(2, ActionIds(KINDS_OF_ACTIONS, SEATS[-1]), BLOCKS)
