/** Places in the rules: "14" is a page, "H6" a ruling of ours, anything else a chapter, by the name that it has in print. */
import { fold } from "./words";

const RULING = /^H\d+$/;

/** The message that says what kind of place it is. */
export function sourceOf(page: string): "web-house-rule" | "web-rulebook-page" | "web-rulebook-chapter" {
  if (RULING.test(page)) return "web-house-rule";
  return /^\d/.test(page) ? "web-rulebook-page" : "web-rulebook-chapter";
}

/** How a chapter is called in message ids: "Rundy gry" is `rundy-gry`. */
export function chapterId(page: string): string {
  return fold(page).replace(/[^a-z0-9]+/g, "-");
}

const numbersOf = (page: string): string[] => page.match(/\d+/g) ?? [];

/** Whether a rule stands at this place. A ruling is one rule; a page or a chapter may hold several. */
export function standsAt(rule: { id: string; page: string }, place: string): boolean {
  if (RULING.test(place)) return rule.id.endsWith(`-rule-${place.toLowerCase()}`);
  const pages = numbersOf(place);
  return pages.length > 0 ? numbersOf(rule.page).some((n) => pages.includes(n)) : rule.page === place;
}
