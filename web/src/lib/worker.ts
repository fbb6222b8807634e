/** The service worker: the page opens without a network. The strict content policy wants a named policy for its address. */

interface Policy {
  createScriptURL(url: string): string;
}
interface Types {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): Policy;
}

export function registerWorker(): void {
  if (!("serviceWorker" in navigator) || import.meta.env.DEV) return;
  const types = (globalThis as { trustedTypes?: Types }).trustedTypes;
  const address = "/sw.js";
  const trusted = types
    ? types.createPolicy("stolik-worker", { createScriptURL: () => address }).createScriptURL(address)
    : address;
  navigator.serviceWorker.register(trusted, { scope: "/" }).catch(() => undefined); // without it we still play, only not offline
}
