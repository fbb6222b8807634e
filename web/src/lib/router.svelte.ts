/** Where we are. One page, real addresses, the browser's own history. */

export interface Place {
  page: string;
  id: string;
  query: URLSearchParams;
}

function placeOf(address: URL): Place {
  const [page = "", id = ""] = address.pathname.split("/").filter(Boolean).map(decodeURIComponent);
  return { page, id, query: address.searchParams };
}

let place = $state.raw(placeOf(new URL(location.href)));

export const router = {
  get place(): Place {
    return place;
  },
};

export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  place = placeOf(new URL(location.href));
  scrollTo(0, 0);
}

/** Change what stands behind the question mark without leaving the page. */
export function mark(query: Record<string, string | number>): void {
  const url = new URL(location.href);
  for (const [key, value] of Object.entries(query)) url.searchParams.set(key, String(value));
  history.replaceState(null, "", url);
}

/** Plain clicks on our own links change the page without loading it anew. */
export function followLinks(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (
    link.target ||
    link.hasAttribute("download") ||
    link.origin !== location.origin ||
    link.pathname.startsWith("/api/")
  )
    return;
  if (link.hash && link.pathname === location.pathname) return;
  event.preventDefault();
  go(link.pathname + link.search);
}

export function listen(): () => void {
  const back = () => (place = placeOf(new URL(location.href)));
  addEventListener("popstate", back);
  return () => removeEventListener("popstate", back);
}
