/** Starting Python in a worker: fetched once, kept for good, compiled once for two workers. */
import type { PyodideAPI } from "pyodide";

declare const __ENGINE__: { folder: string; sizes: Record<string, number> };

/** What is being fetched or done, and how far it is. */
export interface Progress {
  step: "python" | "library" | "games" | "start";
  done: number;
  total: number;
}

/** What a second worker can be given, so that nothing is fetched or compiled twice. */
export interface Shared {
  /** Where the site lies. */
  base: string;
  module: WebAssembly.Module | null;
  /** The memory of Python just after its start, without our packages: with it the start is several times as fast. */
  memory: ArrayBuffer | null;
}

const MEMORY = "memory";
const CACHE = `stolik-${__ENGINE__.folder.replace("/", "-")}`;
const STEPS: Record<string, Progress["step"]> = { "pyodide.asm.wasm": "python", "python_stdlib.zip": "library" };
/** Modules of the standard library that we need: they are part of the remembered memory. */
const LIBRARY = `import asyncio, collections, contextlib, copy, dataclasses, datetime, decimal, enum, functools, hashlib, heapq
import importlib.metadata, importlib.resources, itertools, json, math, random, re, secrets, shutil, statistics
import time, tomllib, typing, urllib.parse, uuid, zipfile`;

type Tell = (progress: Progress) => void;

async function openCache(): Promise<Cache | null> {
  try {
    return await caches.open(CACHE);
  } catch {
    return null; // forbidden, or no secure context: everything is fetched each time
  }
}

/** A file of the engine: as it is kept, else fetched, kept, and its bytes counted. */
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

/** Pyodide fetches and compiles by itself: give it what we have instead. */
function lend(module: WebAssembly.Module, library: Response): void {
  globalThis.fetch = (input, init) => {
    const address = input instanceof Request ? input.url : input.toString();
    if (address.endsWith(".wasm")) return Promise.resolve(new Response());
    if (address.endsWith("python_stdlib.zip")) return Promise.resolve(library.clone());
    return ask(input, init);
  };
  WebAssembly.instantiateStreaming = async (source, imports) => {
    await source;
    return { module, instance: await WebAssembly.instantiate(module, imports) };
  };
}

/** The remembered memory, if this very engine left one here. */
async function remembered(base: string, cache: Cache | null): Promise<ArrayBuffer | null> {
  const kept = await cache?.match(`${base}${MEMORY}`);
  return kept ? kept.arrayBuffer() : null;
}

export async function boot(shared: Shared, tell: Tell): Promise<{ py: PyodideAPI; shared: Shared }> {
  const { base } = shared;
  const cache = await openCache();
  const get = (name: string) => file(base, name, cache, tell);
  const wheel = get("msgspec.whl");
  const ours = get("stolik.zip");
  const library = get("python_stdlib.zip");
  const module = shared.module ?? (await WebAssembly.compileStreaming(get("pyodide.asm.wasm")));
  let memory = shared.memory ?? (await remembered(base, cache));
  tell({ step: "start", done: 0, total: 0 });
  lend(module, await library);
  const made = await start(base, memory);
  const py = made.py;
  if (!made.restored) {
    py.runPython(LIBRARY);
    memory = (py as unknown as { makeMemorySnapshot(): Uint8Array }).makeMemorySnapshot().slice().buffer as ArrayBuffer;
    void cache?.put(`${base}${MEMORY}`, new Response(memory)).catch(() => undefined);
  }
  py.unpackArchive(await (await wheel).arrayBuffer(), "wheel");
  const files = (py as unknown as { FS: { writeFile(path: string, body: Uint8Array): void } }).FS;
  files.writeFile("/stolik.zip", new Uint8Array(await (await ours).arrayBuffer()));
  py.runPython("import random, sys; random.seed(); sys.path.insert(0, '/stolik.zip')");
  void forget();
  return { py, shared: { base, module, memory } };
}

/** From the remembered memory; where that fails, from the beginning. */
async function start(base: string, memory: ArrayBuffer | null): Promise<{ py: PyodideAPI; restored: boolean }> {
  const folder = new URL(`${base}${__ENGINE__.folder}/`, location.origin).href;
  const { loadPyodide } = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as typeof import("pyodide");
  const settings = { indexURL: folder, lockFileContents: LOCK };
  if (memory) {
    try {
      return { py: await loadPyodide({ ...settings, _loadSnapshot: memory.slice(0) }), restored: true };
    } catch (error) {
      console.info("the remembered memory does not fit; starting from the beginning", error);
    }
  }
  return { py: await loadPyodide({ ...settings, _makeSnapshot: true }), restored: false };
}

/** No package of Pyodide's own list is used. */
const LOCK = JSON.stringify({
  info: { abi_version: "2026_0", arch: "wasm32", platform: "emscripten_5_0_3", python: "3.14.0", version: "314.0.7" },
  packages: {},
});

/** What earlier versions of the site have left. */
async function forget(): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith("stolik-engine-") && name !== CACHE) await caches.delete(name);
}
