/** The service worker, which opens the page without a network. */
import { base } from "./site";
import { script } from "./trusted-types";

/** Calls back when a newer version of the site is ready. The current page keeps running until `renew` is called. */
export async function registerWorker(ready: (renew: () => void) => void): Promise<void> {
  if (!("serviceWorker" in navigator) || import.meta.env.DEV) return;
  try {
    const registration = await navigator.serviceWorker.register(script(`${base}sw.js`), { scope: base });
    const offer = () => {
      const next = registration.waiting;
      if (next && navigator.serviceWorker.controller) ready(() => renew(next));
    };
    offer();
    registration.addEventListener("updatefound", () => {
      registration.installing?.addEventListener("statechange", offer);
    });
  } catch {
    // without it the games still work, but not offline
  }
}

function renew(next: ServiceWorker): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
  next.postMessage({ type: "SKIP_WAITING" });
}
