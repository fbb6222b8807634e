/** Words to be compared without regard to case, marks and kinds of space: "Żelazny" is found by "zelazny". */
export function fold(text: string): string {
  return text.trim().normalize("NFD").replace(/\p{M}/gu, "").replace(/ł/gi, "l").replace(/\s+/g, " ").toLowerCase();
}

/** "battle, fight; ship, fleet" as groups of words that mean the same. */
export function synonyms(said: string): string[][] {
  return said.split(";").map((group) => group.split(",").map(fold).filter(Boolean));
}

/** A folded word without its ending: "walka" finds "walki", "ships" a ship. Short words stay whole. */
function stem(word: string): string {
  return word.replace(/(?<=.{4})(?:[aeiouy]{1,2}|s)$/, "");
}

/** Whether a text says this, or something that means the same; or so each of its words. */
export function says(text: string, sought: string, groups: string[][]): boolean {
  const folded = fold(text);
  const meant = (words: string) => [words, ...groups.filter((g) => g.some((x) => x.startsWith(stem(words)))).flat()];
  const said = (words: string) => meant(words).some((x) => folded.includes(stem(x)));
  return said(sought) || sought.split(" ").every(said);
}

const VOWEL = "[aeiouyáéíóúůýěąę]";
const JOINT = new RegExp(`(\\p{L}{3,}?${VOWEL})(?=\\p{L}${VOWEL}\\p{L}*)(?=\\p{L}{2,})`, "giu");
/** Longer words than this may not fit a small tile or card. */
const LONG = 9;

/** A name that may be parted between syllables: cards are narrow, and browsers do not know how to part every language. */
export function parting(name: string): string {
  return name.replace(/\p{L}+/gu, (word) => (word.length > LONG ? word.replace(JOINT, "$1\u00AD") : word));
}
