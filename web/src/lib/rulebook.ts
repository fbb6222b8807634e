/** Places in the rules: "14" is a page, "H6" one of our rulings, anything else a chapter, by its printed name. */
import { fold } from "./words";

const RULING = /^H\d+$/;

/** The message for the kind of place. */
export function sourceOf(page: string): "web-house-rule" | "web-rulebook-page" | "web-rulebook-chapter" {
  if (RULING.test(page)) return "web-house-rule";
  return /^\d/.test(page) ? "web-rulebook-page" : "web-rulebook-chapter";
}

/** A chapter in message ids: "Rundy gry" is `rundy-gry`. */
export function chapterId(page: string): string {
  return fold(page).replace(/[^a-z0-9]+/g, "-");
}

const numbersOf = (page: string): string[] => page.match(/\d+/g) ?? [];

/** Whether a rule is at this place. A ruling is one rule; a page or a chapter may have several. */
export function standsAt(rule: { id: string; page: string }, place: string): boolean {
  if (RULING.test(place)) return rule.id.endsWith(`-rule-${place.toLowerCase()}`);
  const pages = numbersOf(place);
  return pages.length > 0 ? numbersOf(rule.page).some((n) => pages.includes(n)) : rule.page === place;
}
