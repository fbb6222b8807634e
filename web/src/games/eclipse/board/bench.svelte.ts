/** What a player opened on the bench; a question that needs the bench takes precedence. */
class Bench {
  /** All ships of all players side by side. */
  hangars = $state(false);
}

export const bench = new Bench();
