/** Text folded for comparison without case, diacritics and kinds of space, so that "zelazny" finds "Żelazny". */
export function fold(text: string): string {
  return text.trim().normalize("NFD").replace(/\p{M}/gu, "").replace(/ł/gi, "l").replace(/\s+/g, " ").toLowerCase();
}

/** Parses "battle, fight; ship, fleet" into groups of synonyms. */
export function synonyms(said: string): string[][] {
  return said.split(";").map((group) => group.split(",").map(fold).filter(Boolean));
}

/** A folded word without its ending, so that "walka" finds "walki" and "ships" finds "ship". Short words stay whole. */
function stem(word: string): string {
  return word.replace(/(?<=.{4})(?:[aeiouy]{1,2}|s)$/, "");
}

/** Whether a text contains the query or a synonym, as a whole or word by word. */
export function says(text: string, sought: string, groups: string[][]): boolean {
  const folded = fold(text);
  const meant = (words: string) => [words, ...groups.filter((g) => g.some((x) => x.startsWith(stem(words)))).flat()];
  const said = (words: string) => meant(words).some((x) => folded.includes(stem(x)));
  return said(sought) || sought.split(" ").every(said);
}

const VOWEL = "[aeiouyáéíóúůýěąę]";
const JOINT = new RegExp(`(\\p{L}{3,}?${VOWEL})(?=\\p{L}${VOWEL}\\p{L}*)(?=\\p{L}{2,})`, "giu");
/** Words longer than this may not fit a small tile or card. */
const LONG = 9;

/** A name with hyphenation points, because cards are narrow and browsers can't hyphenate every language. */
export function parting(name: string): string {
  return name.replace(/\p{L}+/gu, (word) => (word.length > LONG ? word.replace(JOINT, "$1\u00AD") : word));
}
