/** How a place in the rules is called: a page, a chapter, or a rule of the house. */
export function sourceOf(page: string): "web-house-rule" | "web-rulebook-page" | "web-rulebook-chapter" {
  if (/^H\d/.test(page)) return "web-house-rule";
  return /^\d/.test(page) ? "web-rulebook-page" : "web-rulebook-chapter";
}
