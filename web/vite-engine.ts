/** The engine of tables on this device: Pyodide, msgspec and our package, in a folder named after what is in it. */
import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { loadPyodide } from "pyodide";
import type { Plugin } from "vite";

const PYODIDE = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip"];
const OURS = ["msgspec.whl", "stolik.zip"];
const NATIVE = "msgspec/_core.cpython-314-wasm32-emscripten.so";
const here = import.meta.dirname;

/** `make` gathers ours in .cache/engine (tools/engine.py). */
function gather(): Map<string, Uint8Array> {
  const pyodide = PYODIDE.map((name) => [name, `${here}/node_modules/pyodide/${name}`] as const);
  const ours = OURS.map((name) => [name, `${here}/../.cache/engine/${name}`] as const);
  try {
    return new Map([...pyodide, ...ours].map(([name, path]) => [name, readFileSync(path)]));
  } catch (error) {
    throw new Error("The engine is not gathered yet: run `make play`, or `python -m tools.engine` before.", {
      cause: error,
    });
  }
}

/** Packages as that Python compiles them: a page that had to do so would take seconds longer to start. */
const COMPILE = `
import pathlib, py_compile, zipfile
def pack(root, to):
    for path in root.rglob("*.py"):
        mode = py_compile.PycInvalidationMode.UNCHECKED_HASH
        py_compile.compile(path, path.with_suffix(".pyc"), doraise=True, invalidation_mode=mode)
        path.unlink()
    with zipfile.ZipFile(to, "w") as archive:
        for path in sorted(path for path in root.rglob("*.*") if path.suffix in (".pyc", ".toml", ".json")):
            entry = zipfile.ZipInfo(str(path.relative_to(root)))
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, path.read_bytes(), compresslevel=9)
pack(pathlib.Path("/stolik"), "/stolik.zip")
pack(pathlib.Path("/msgspec"), "/msgspec.zip")
`;

/** Every game with its seats and options: asked for by the first page, before Python has started. */
const GAMES = `
import sys
sys.path[:0] = ["/stolik.zip", "/wheel"]
from stolik.browser.api import NAMES, describe
from stolik.kernel.codec import encode
encode([describe(name) for name in NAMES]).decode()
`;
const GAMES_MODULE = "virtual:games";

/** What a page fetches of ours: our package, msgspec's modules, and its library, which is linked before Python starts. */
async function compiled(files: Map<string, Uint8Array>): Promise<{ made: Map<string, Uint8Array>; games: string }> {
  const python = await loadPyodide({ env: { HOME: "/", PYTHONNODEBUGRANGES: "1" } });
  const [wheel, ours] = OURS.map((name) => new Uint8Array(files.get(name)!));
  python.unpackArchive(ours!, "zip", { extractDir: "/stolik" });
  for (const extractDir of ["/wheel", "/msgspec"]) python.unpackArchive(wheel!, "wheel", { extractDir });
  python.runPython(COMPILE);
  const made = new Map(["msgspec.zip", "stolik.zip"].map((name) => [name, python.FS.readFile(`/${name}`)]));
  made.set("msgspec.so", python.FS.readFile(`/wheel/${NATIVE}`));
  return { made, games: String(python.runPython(GAMES)) };
}

export function engine(): Plugin {
  let files = new Map<string, Uint8Array>();
  let folder = "";
  let games = "null"; // while somebody works on the client, the engine is asked
  return {
    name: "engine",
    resolveId: (id) => (id === GAMES_MODULE ? `\0${id}` : undefined),
    load: (id) => (id === `\0${GAMES_MODULE}` ? `export default ${games}` : undefined),
    async config(_, { command }) {
      if (command === "build") {
        files = gather();
        const packed = await compiled(files);
        for (const name of OURS) files.delete(name);
        for (const [name, body] of packed.made) files.set(name, body);
        games = packed.games;
      }
      const mark = createHash("sha256");
      for (const body of files.values()) mark.update(body);
      folder = `engine/${mark.digest("hex").slice(0, 12)}`;
      const sizes = Object.fromEntries([...files].map(([name, body]) => [name, body.length]));
      const art = globSync("public/art/**/*.*", { cwd: here }).map((path) => path.slice("public/art/".length));
      return { define: { __ENGINE__: JSON.stringify({ folder, sizes }), __PICTURES__: JSON.stringify(art.sort()) } };
    },
    generateBundle() {
      for (const [name, source] of files) this.emitFile({ type: "asset", fileName: `${folder}/${name}`, source });
      const wasm = files.get("pyodide.asm.wasm");
      if (wasm)
        this.emitFile({
          type: "asset",
          fileName: `${folder}/pyodide.asm.wasm.gz`,
          source: gzipSync(wasm, { level: 9 }),
        });
    },
  };
}
