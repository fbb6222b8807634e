/** Pictures and sounds are kept as they are shown; whoever plays on this device gets the rest too, one after another. */
import { art } from "../art/art";

declare const __PICTURES__: string[];

/** The same place in which the service worker keeps them (vite.config.ts). */
const CACHE = "art";

export async function keepPictures(): Promise<void> {
  const saving = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
  if (saving || !("caches" in globalThis)) return;
  const cache = await caches.open(CACHE);
  const kept = new Set((await cache.keys()).map((request) => request.url)); // with the mark of their set
  for (const path of __PICTURES__) {
    const address = new URL(art(path), location.origin).href;
    if (!kept.has(address)) await cache.add(address);
  }
}
