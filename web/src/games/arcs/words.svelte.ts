/** The card whose words are being read. */
class Reading {
  card = $state<string | null>(null);
}

export const reading = new Reading();
