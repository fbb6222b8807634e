/** Pictures and sounds are cached when shown. For players on this device, the rest follows one by one. */
import { art } from "../art/art";

declare const __PICTURES__: string[];

/** The cache that the service worker uses too (vite.config.ts). */
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
