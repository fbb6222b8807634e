/** The current page: one document, real addresses, the browser's own history. */
import { inside, to } from "./site";

export interface Place {
  page: string;
  id: string;
  query: URLSearchParams;
}

function here(): Place {
  const address = inside(new URL(location.href));
  const [page = "", id = ""] = address.pathname.split("/").filter(Boolean).map(decodeURIComponent);
  return { page, id, query: address.searchParams };
}

let place = $state.raw(here());

export const router = {
  get place(): Place {
    return place;
  },
};

export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, "", to(path));
  else history.pushState(null, "", to(path));
  place = here();
  scrollTo(0, 0);
}

/** Change the query without leaving the page. */
export function mark(query: Record<string, string | number>): void {
  const url = inside(new URL(location.href));
  for (const [key, value] of Object.entries(query)) url.searchParams.set(key, String(value));
  history.replaceState(null, "", to(url.pathname + url.search));
}

/** Plain clicks on our own links change the page without reloading. */
export function followLinks(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (link.target || link.origin !== location.origin || link.hasAttribute("download")) return;
  const ours = link.hash.startsWith("#/");
  if (link.pathname.startsWith("/api/") || (link.hash && !ours && link.pathname === location.pathname)) return;
  event.preventDefault();
  go(ours ? link.hash.slice(1) : link.pathname + link.search);
}

export function listen(): () => void {
  const back = () => (place = here());
  addEventListener("popstate", back);
  return () => removeEventListener("popstate", back);
}
