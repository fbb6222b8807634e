/** The engine of tables on this device: Pyodide, msgspec and our package, in a folder named after what is in it. */
import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const PYODIDE = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip"];
const OURS = ["msgspec.whl", "stolik.zip"];
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

export function engine(): Plugin {
  let files = new Map<string, Uint8Array>();
  let folder = "";
  return {
    name: "engine",
    config(_, { command }) {
      if (command === "build") files = gather();
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
