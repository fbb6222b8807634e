### What the coach says when a kind of decision comes up for the first time: two sentences.

arcana-coach-guild = A guild is your first deck: nine agents, a headquarters and a relic, each good at something. Any is fine for a first game; take the one you like.
arcana-coach-objectives = Objectives are secret points at the end. Keep two that ask for the same kind of stake, so that one win helps both.
arcana-coach-turn = Click a card, then a zone: agents in one zone add up, so count what the stake needs. Places do what they say, relics bribe personalities, and any card can be discarded.
arcana-coach-militia = The militia joins your side in one zone. Send it where you are a little short, not where you win or lose anyway.
arcana-coach-take_along = This place moves agents. Choose a second one to go along, or a zone if one is enough.
arcana-coach-send_to = Choose where the agent goes. The best zone is one where this agent’s strength is what the stake asks for.
arcana-coach-removal = A card you won can join your deck or be put aside for its points only. Put weak cards aside: a small deck brings your best cards back sooner.
