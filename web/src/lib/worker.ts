/** The service worker: the page opens without a network. */
import { base } from "./site";
import { script } from "./trusted-types";

/** Calls back when a newer version of the site is ready; the page it came with goes on until it is told to `renew`. */
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
    // without it we still play, only not offline
  }
}

function renew(next: ServiceWorker): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
  next.postMessage({ type: "SKIP_WAITING" });
}
