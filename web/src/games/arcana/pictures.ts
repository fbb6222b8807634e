/** The things that the rules of Arcana are about, by the name of the rule. */
const pictures: Record<string, string[]> = {
  "aim-points": ["card:R05", "card:N01", "card:P07"],
  "setup-guilds": ["card:B1", "card:BHQ", "card:BRL"],
  "round-fielding": ["card:B5"],
  "round-places": ["card:P07"],
  "bribery-sum": ["card:B8", "card:BRL", "card:N01"],
  "resolution-winner": ["card:P07"],
  "advanced-objectives": ["objective:O07"],
  "advanced-militia": ["card:M1"],
};

export default pictures;
