"""How Arcana looks to a learner: ids of actions, and what a seat knows as numbers.

In both, zones are counted from the observer: 0 is the observer's (with two players the left one, otherwise the one
shared with the next seat), then around the table; 4 is No Man's Land.
"""

from typing import Final

from stolik.games.arcana.encoding.actions import KINDS_OF_ACTIONS
from stolik.games.arcana.encoding.blocks import BLOCKS
from stolik.games.arcana.rules.layout import SEATS
from stolik.kernel.encoding import ActionIds, Encoding

ENCODING: Final = Encoding(2, ActionIds(KINDS_OF_ACTIONS, SEATS[-1]), BLOCKS)
