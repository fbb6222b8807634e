/** Words to be compared without regard to case, marks and kinds of space: "Żelazny" is found by "zelazny". */
export function fold(text: string): string {
  return text.trim().normalize("NFD").replace(/\p{M}/gu, "").replace(/ł/gi, "l").replace(/\s+/g, " ").toLowerCase();
}

const VOWEL = "[aeiouyáéíóúůýěąę]";
const JOINT = new RegExp(`(\\p{L}{3,}?${VOWEL})(?=\\p{L}${VOWEL}\\p{L}*)(?=\\p{L}{2,})`, "giu");
/** Longer words than this may not fit a small tile or card. */
const LONG = 9;

/** A name that may be parted between syllables: cards are narrow, and browsers do not know how to part every language. */
export function parting(name: string): string {
  return name.replace(/\p{L}+/gu, (word) => (word.length > LONG ? word.replace(JOINT, "$1\u00AD") : word));
}
