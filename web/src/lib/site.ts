/** Where this page is served from: a stolik server, which marks the page it serves, or any static host. */

const page = typeof document === "undefined" ? null : document.documentElement; // tests have none

/** Whether a stolik server serves this page. */
export const served = import.meta.env.DEV || !page || page.dataset.served !== undefined;

/** The folder of the site: a server has its own host, files may be anywhere. */
export const base = served ? "/" : location.pathname.replace(/[^/]*$/, "");

/** The address of one of our pages. A static host has a single page, so the rest goes after the number sign. */
export const to = (path: string): string => (served ? path : `#${path}`);

/** A complete link to share. */
export const link = (path: string): string => new URL(to(path), new URL(base, location.origin)).href;

/** The current address within our pages. */
export function inside(address: URL): URL {
  return served ? address : new URL(address.hash.slice(1) || "/", address.origin);
}
