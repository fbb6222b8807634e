/** Where this page lies: behind a service, which says so in the page that it serves, or as files on any host. */

const page = typeof document === "undefined" ? null : document.documentElement; // tests have none

/** Whether a service serves this page. */
export const served = import.meta.env.DEV || !page || page.dataset.served !== undefined;

/** The folder of the site: a service has its own host, files may lie anywhere. */
export const base = served ? "/" : location.pathname.replace(/[^/]*$/, "");

/** The address of a page of ours. A host of files knows one page only, so the rest stands behind its number sign. */
export const to = (path: string): string => (served ? path : `#${path}`);

/** A whole address to send to somebody. */
export const link = (path: string): string => new URL(to(path), new URL(base, location.origin)).href;

/** The address within our pages at which the browser is. */
export function inside(address: URL): URL {
  return served ? address : new URL(address.hash.slice(1) || "/", address.origin);
}
