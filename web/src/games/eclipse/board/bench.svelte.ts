/** What a player has laid on the bench to look at; a question that needs the bench comes first. */
class Bench {
  /** All ships of all players side by side. */
  hangars = $state(false);
}

export const bench = new Bench();
