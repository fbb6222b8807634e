/**
 * Starts Python in a worker: fetched once and cached, compiled once for all workers, saved as a snapshot once it ran.
 */
import type { PyodideAPI } from "pyodide";

declare const __ENGINE__: { folder: string; sizes: Record<string, number> };

/** What is being fetched or done, and its progress. */
export interface Progress {
  step: "python" | "library" | "games" | "start";
  done: number;
  total: number;
}

/** What to pass to another worker, so that nothing is fetched, compiled or loaded twice. */
export interface Shared {
  /** The address of the site. */
  base: string;
  module: WebAssembly.Module | null;
  /** The Python snapshot with our packages loaded, unless one is saved. It makes starting several times faster. */
  memory: ArrayBuffer | null;
  /** Whether a snapshot with all games is saved on this device. */
  kept: boolean;
  /** Whether the saved snapshot failed, so that we start from the beginning. */
  afresh: boolean;
}

const MEMORY = "memory";
const REVIVING = "reviving";
const CACHE = `stolik-${__ENGINE__.folder.replace("/", "-")}`;
const STEPS: Record<string, Progress["step"]> = { "pyodide.asm.wasm": "python", "python_stdlib.zip": "library" };
/**
 * The path of msgspec after unpacking. Its library is linked before Python starts, so that it has the same address in
 * every snapshot and its function pointers stay valid.
 */
const PACKAGES = "/packages";
const NATIVE = `${PACKAGES}/msgspec/_core.cpython-314-wasm32-emscripten.so`;
/** The header of a snapshot; its memory image in whole pages follows (Pyodide's makeMemorySnapshot). */
const PAGE = 65_536;

/** Undocumented parts of Pyodide: we try each of them and continue without it if it fails. */
interface Unstable {
  FS: { writeFile(path: string, body: Uint8Array): void };
  makeMemorySnapshot(): Uint8Array;
}
interface Machine {
  HEAP8: Int8Array;
  _emscripten_resize_heap(bytes: number): boolean;
}
type Factory = (settings: { dynamicLibraries?: string[] }) => Promise<Machine>;

type Tell = (progress: Progress) => void;

async function openCache(): Promise<Cache | null> {
  try {
    return await caches.open(CACHE);
  } catch {
    return null; // forbidden, or no secure context: everything is fetched each time
  }
}

/** A file of the engine: cached, or else fetched, counted and cached. */
async function file(base: string, name: string, cache: Cache | null, tell: Tell): Promise<Response> {
  const address = `${base}${__ENGINE__.folder}/${name}`;
  const kept = await cache?.match(address);
  if (kept) return kept;
  const found = await ask(address);
  if (!found.ok) throw new Error(`${name}: ${found.status}`);
  void count(found.clone(), name, tell);
  void cache?.put(address, found.clone()).catch(() => undefined); // a full disk must not keep anybody from playing
  return found;
}

const ask = fetch.bind(globalThis);

async function count(response: Response, name: string, tell: Tell): Promise<void> {
  const total = __ENGINE__.sizes[name] ?? 0;
  let done = 0;
  const reader = response.body!.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    done += part.value.length;
    tell({ step: STEPS[name] ?? "games", done, total });
  }
}

/** Pyodide would fetch and compile on its own; give it what we have instead. */
function lend(module: WebAssembly.Module, files: Record<string, Response>): void {
  globalThis.fetch = (input, init) => {
    const address = input instanceof Request ? input.url : input.toString();
    if (address.endsWith(".wasm")) return Promise.resolve(new Response());
    const lent = Object.keys(files).find((end) => address.endsWith(end));
    return lent ? Promise.resolve(files[lent]!.clone()) : ask(input, init);
  };
  WebAssembly.instantiateStreaming = async (source, imports) => {
    await source;
    return { module, instance: await WebAssembly.instantiate(module, imports) };
  };
}

/** The snapshot this browser has saved for exactly this engine. A mark records the attempt until it is restored. */
async function remembered(base: string, cache: Cache | null): Promise<ArrayBuffer | null> {
  const kept = await cache?.match(`${base}${MEMORY}`);
  if (!cache || kept?.headers.get("browser") !== navigator.userAgent) return null;
  if (await cache.match(`${base}${REVIVING}`)) return null; // the page has not outlived it last time
  await cache.put(`${base}${REVIVING}`, new Response());
  const memory = await kept.arrayBuffer();
  return kept.headers.get("length") === String(memory.byteLength) ? memory : null;
}

export async function boot(shared: Shared, tell: Tell): Promise<{ py: PyodideAPI; shared: Shared }> {
  const { base } = shared;
  const cache = await openCache();
  if (shared.afresh) await cache?.delete(`${base}${MEMORY}`);
  const get = (name: string) => file(base, name, cache, tell);
  const [msgspec, ours] = [get("msgspec.zip"), get("stolik.zip")];
  const [native, library] = [get("msgspec.so"), get("python_stdlib.zip")];
  const found = shared.memory ? null : remembered(base, cache);
  const module = shared.module ?? (await WebAssembly.compileStreaming(get("pyodide.asm.wasm")));
  const memory = shared.memory ?? (await found);
  tell({ step: "start", done: 0, total: 0 });
  lend(module, { "python_stdlib.zip": await library, ".so": await native });
  const files = { msgspec: await bytes(msgspec), ours: await bytes(ours), native: await bytes(native) };
  const made = (memory && (await revived(base, memory, files))) || (await fresh(base, files));
  if (!shared.memory) void cache?.delete(`${base}${REVIVING}`);
  void forget();
  const known = !shared.memory && made.memory === memory; // others find it where we did
  const left = { base, module, memory: known ? null : made.memory, kept: known || !cache, afresh: false };
  return { py: made.py, shared: left };
}

const bytes = async (response: Promise<Response>) => new Uint8Array(await (await response).clone().arrayBuffer());

interface Files {
  msgspec: Uint8Array;
  ours: Uint8Array;
  native: Uint8Array;
}
interface Made {
  py: PyodideAPI;
  memory: ArrayBuffer | null;
}

/** Restore the snapshot; undefined if it doesn't fit. */
async function revived(base: string, memory: ArrayBuffer, { ours }: Files): Promise<Made | null> {
  try {
    const py = await load(base, memory);
    (py as unknown as Unstable).FS.writeFile("/stolik.zip", ours);
    py.runPython("import random, msgspec; random.seed(); assert msgspec.json.decode('[1]', type=list[int]) == [1]");
    return { py, memory };
  } catch (error) {
    console.info("the remembered memory does not fit; starting from the beginning", error);
    return null;
  }
}

/** Start from the beginning. */
async function fresh(base: string, { msgspec, ours, native }: Files): Promise<Made> {
  const py = await load(base, null);
  py.unpackArchive(msgspec, "zip", { extractDir: PACKAGES });
  const unstable = py as unknown as Unstable;
  unstable.FS.writeFile(NATIVE, native);
  unstable.FS.writeFile("/stolik.zip", ours);
  py.runPython(`import sys; sys.path[:0] = ["/stolik.zip", "${PACKAGES}"]; import stolik.browser.worker`);
  return { py, memory: taken(py) };
}

function taken(py: PyodideAPI): ArrayBuffer | null {
  py.runPython("from stolik.browser import worker; worker.settle()");
  try {
    return (py as unknown as Unstable).makeMemorySnapshot().buffer as ArrayBuffer;
  } catch (error) {
    console.info("no memory can be made here", error);
    return null;
  }
}

async function load(base: string, memory: ArrayBuffer | null): Promise<PyodideAPI> {
  const folder = new URL(`${base}${__ENGINE__.folder}/`, location.origin).href;
  const [{ loadPyodide }, { default: create }] = (await Promise.all([
    import(/* @vite-ignore */ `${folder}pyodide.mjs`),
    import(/* @vite-ignore */ `${folder}pyodide.asm.mjs`),
  ])) as [typeof import("pyodide"), { default: Factory }];
  const createPyodideModule: Factory = async (settings) => {
    settings.dynamicLibraries = [NATIVE];
    const machine = await create(settings);
    const image = memory ? memory.byteLength - (memory.byteLength % PAGE) : 0;
    if (image > machine.HEAP8.length) machine._emscripten_resize_heap(image);
    return machine;
  };
  const settings = { indexURL: folder, lockFileContents: LOCK, createPyodideModule, _makeSnapshot: true };
  const given = memory ? { ...settings, _loadSnapshot: new Uint8Array(memory) } : settings;
  return loadPyodide(given as unknown as Parameters<typeof loadPyodide>[0]);
}

/** Save a snapshot with all games loaded, so that the next visit starts at once. */
export async function remember(shared: Shared): Promise<void> {
  const { py } = await boot(shared, () => undefined);
  py.runPython("from stolik.browser import worker; worker.rehearse()");
  const memory = taken(py);
  if (!memory) return;
  const headers = { browser: navigator.userAgent, length: String(memory.byteLength) };
  await (await openCache())?.put(`${shared.base}${MEMORY}`, new Response(memory, { headers }));
}

/** We use no packages from Pyodide's own list. */
const LOCK = JSON.stringify({
  info: { abi_version: "2026_0", arch: "wasm32", platform: "emscripten_5_0_3", python: "3.14.0", version: "314.0.7" },
  packages: {},
});

/** Remove what earlier versions of the site have left. */
async function forget(): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith("stolik-engine-") && name !== CACHE) await caches.delete(name);
}
